"""Train a net: `python -m training wyatt-earp --seconds 600 --out DIR`; docs/training.md tells which runs were made."""

import argparse
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from saloon.kernel.errors import Malformed
from saloon.kernel.game import find_game

AT_LEAST_ONE = ("workers", "tables", "gauge", "steps", "width", "depth", "epochs", "batch", "last_matches")
FILES = ("load", "rivals", "frozen", "pool")


def settings_of(words: Sequence[str] | None = None) -> Any:
    """What the command line asks for; what cannot be is refused before anything begins."""
    try:
        from training.learner import Settings, shares_of
    except ModuleNotFoundError as error:
        raise SystemExit(f"training needs {error.name}: pip install --group training (docs/training.md)") from None
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("game")
    kinds = {"int": int, "float": float, "str": str}
    for field in fields(Settings):
        if field.name != "game":
            kind = kinds[str(field.type)] if isinstance(field.type, str) else field.type
            parser.add_argument(f"--{field.name.replace('_', '-')}", type=kind, default=field.default)
    asked = parser.parse_args(words)
    try:
        game = find_game(asked.game)
    except Malformed as error:
        parser.error(f"no such game: {asked.game} (installed: {error.details.get('known', 'none') or 'none'})")
    for name in AT_LEAST_ONE:
        if getattr(asked, name) < 1:
            parser.error(f"--{name.replace('_', '-')} must be at least 1")
    if asked.seconds <= 0:
        parser.error("--seconds must be more than 0")
    try:
        shares = shares_of(asked.seats)
    except ValueError:
        parser.error(f"--seats {asked.seats}: shares by number of seats are written as 2:5,3:2")
    if strange := set(shares) - set(game.players):
        parser.error(f"--seats: {game.name} is not played by {min(strange)}")
    for name in FILES:
        for file in filter(None, getattr(asked, name).split(",")):
            if not Path(file).is_file():
                parser.error(f"--{name}: there is no file {file}")
    return Settings(**vars(asked))


def main() -> None:
    settings = settings_of()
    from training.learner import Learner

    Learner(settings).run()


if __name__ == "__main__":
    main()
