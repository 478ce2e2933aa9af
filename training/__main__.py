"""Train a net: `python -m training wyatt-earp --seconds 600 --out DIR`; docs/training.md tells which runs were made."""

import argparse
from dataclasses import fields


def main() -> None:
    from training.learner import Learner, Settings

    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("game")
    kinds = {"int": int, "float": float, "str": str}
    for field in fields(Settings):
        if field.name != "game":
            kind = kinds[str(field.type)] if isinstance(field.type, str) else field.type
            parser.add_argument(f"--{field.name.replace('_', '-')}", type=kind, default=field.default)
    Learner(Settings(**vars(parser.parse_args()))).run()


if __name__ == "__main__":
    main()
