"""Is the installed Saloon the one that was meant, and can it be played? Run it outside the checkout:

python -I tools/smoke.py --engine compiled [--outside CHECKOUT]

Its last line is the same for every engine: what was played, and what came of it.
"""

import argparse
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saloon.kernel.game import Game


def check_installed(engine: str, outside: Path | None) -> None:
    """The package lies where it should, whole, and its engine is the one asked for."""
    import saloon
    from saloon.kernel import rng, table
    from saloon.kernel.game import own_games

    home = Path(saloon.__file__).resolve().parent
    if outside:
        assert not home.is_relative_to(outside.resolve()), f"loaded from the checkout: {home}"
    assert saloon.ENGINE == engine, f"asked for the {engine} engine, got {saloon.ENGINE}"
    for module in (rng, table, *(import_module(f"{type(game).__module__}.rules") for game in own_games())):
        native = str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))
        assert native == (engine == "compiled"), f"{module.__name__} was loaded from {module.__file__}"
    assert list((home / "rulebooks").glob("*.md")), "no rulebooks in the package"
    assert list((home / "rulebooks").glob("*/*.md")), "no rulebooks for players in the package"
    print(f"saloon {saloon.__version__}, {saloon.ENGINE}: installed well")


def play(game: "Game", seats: int) -> str:
    """A whole game through the public interface."""
    from saloon.kernel.rng import Quick, Stream

    table = game.new(game.options({}), seats, Stream(bytes(range(64))))
    choice, decisions = Quick(7), 0
    while table.to_act() >= 0:
        codes = table.legal()
        table.apply(codes[choice.below(len(codes))])
        decisions += 1
    return f"{game.name} for {seats}, {decisions} decisions, {table.fingerprint()}"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--engine", choices=["compiled", "pure"], required=True)
    parser.add_argument("--outside", type=Path, help="Saloon must not be loaded from here")
    args = parser.parse_args()
    check_installed(args.engine, args.outside)
    from saloon.kernel.game import own_games

    print("played:", "; ".join(play(game, seats) for game in own_games() for seats in game.players))
    return 0


if __name__ == "__main__":
    sys.exit(main())
