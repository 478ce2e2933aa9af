"""Is the installed Saloon the one that was meant, and can it be played? Run it outside the checkout:

python -I tools/smoke.py --engine compiled [--outside CHECKOUT]

Its last line is the same for every engine: what was played, and what came of it.
"""

import argparse
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path


def check_house(engine: str, outside: Path | None) -> None:
    """The package lies where it should, whole, and its engine is the one asked for."""
    import saloon
    from saloon.games.wyatt_earp import rules
    from saloon.kernel import rng, table

    home = Path(saloon.__file__).resolve().parent
    if outside:
        assert not home.is_relative_to(outside.resolve()), f"loaded from the checkout: {home}"
    assert saloon.ENGINE == engine, f"asked for the {engine} engine, got {saloon.ENGINE}"
    for module in (rng, table, rules):
        native = str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))
        assert native == (engine == "compiled"), f"{module.__name__} was loaded from {module.__file__}"
    assert list((home / "rulebooks").glob("*.md")), "no rulebooks in the package"
    print(f"saloon {saloon.__version__}, {saloon.ENGINE}: installed well")


def play(name: str, seats: int) -> str:
    """A whole game through the public interface."""
    from saloon.games.revolver import GAME as REVOLVER
    from saloon.games.wyatt_earp import GAME as WYATT_EARP
    from saloon.kernel.rng import Quick, Stream

    game = {REVOLVER.name: REVOLVER, WYATT_EARP.name: WYATT_EARP}[name]
    table = game.new(game.options({}), seats, Stream(bytes(range(64))))
    choice, decisions = Quick(7), 0
    while table.to_act() >= 0:
        codes = table.legal()
        table.apply(codes[choice.below(len(codes))])
        decisions += 1
    return f"{name} for {seats}, {decisions} decisions, {table.fingerprint()}"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--engine", choices=["compiled", "pure"], required=True)
    parser.add_argument("--outside", type=Path, help="Saloon must not be loaded from here")
    args = parser.parse_args()
    check_house(args.engine, args.outside)
    tables = [*(("wyatt-earp", seats) for seats in (2, 3, 4)), ("revolver", 2)]
    print("played:", "; ".join(play(name, seats) for name, seats in tables))
    return 0


if __name__ == "__main__":
    sys.exit(main())
