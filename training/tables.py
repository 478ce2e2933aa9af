"""What is played in training: so many tables of each kind, by which rules."""

import random
from collections.abc import Callable, Mapping
from typing import Any

from saloon.bots.nets.spec import Net
from saloon.games.revolver import deckfile
from saloon.games.wyatt_earp.options import PRESETS, REGISTER
from saloon.kernel.errors import Malformed
from saloon.kernel.game import Game, find_game
from saloon.kernel.rng import Quick
from saloon.kernel.table import Table

CHANGED = 0.08  # of the options, at tables by mixed rules


def patterns(game: Game, count: int, shares: Mapping[int, float], usual: float, seed: int) -> tuple[list[Table], int]:
    """`count` tables, those with the same number of seats together, and how many of each number play usual rules.

    Standard rules come first and are one object, so that guides need not read them again.
    """
    rng = random.Random(seed)
    standard = game.options({})
    whole = sum(shares.values())
    seats = [n for n, share in shares.items() for _ in range(round(count * share / whole))]
    seats = sorted((seats + [next(iter(shares))] * count)[:count])
    kinds = [standard if rng.random() < usual else unusual(game, rng) for _ in range(count)]
    kinds.sort(key=lambda options: options is not standard)
    ordinary = sum(options is standard for options in kinds)
    rng.shuffle(seats)
    seats = sorted(seats[:ordinary]) + sorted(seats[ordinary:])
    return [game.new(kinds[i], seats[i], Quick(seed * 100_003 + i)) for i in range(count)], ordinary


def unusual(game: Game, rng: random.Random) -> Any:
    """Other rules that the game's net is to know."""
    return UNUSUAL[game.name](game, rng)


def other_options(game: Game, rng: random.Random) -> Any:
    """A preset, or a few options changed."""
    if rng.random() < 0.5:
        return game.options({"preset": rng.choice(sorted(PRESETS))})
    chosen = {name: rng.choice(values) for _, name, _, _, values in REGISTER if rng.random() < CHANGED}
    if rng.random() < 0.3:
        chosen["stall_guard"] = str(rng.choice((3, 12, 20)))
    return game.options(chosen)


DECKS: dict[int, Any] = {}  # those with changed figures are made once


def other_decks(game: Game, rng: random.Random) -> Any:
    """An older deck, or the standard one with some of its figures changed."""
    which = rng.randrange(24)
    if which not in DECKS:
        DECKS[which] = game.options({"deck": deckfile.PACKAGED[which % 3]}) if which < 6 else changed_deck(game, rng)
    return DECKS[which]


def changed_deck(game: Game, rng: random.Random) -> Any:
    net = net_of(game)
    while True:
        deck = deckfile.write_deck(deckfile.standard_deck())
        deck["deck"] = "changed"
        rows = [*((card, "fp") for card in deck["cards"]), *((card, "cost") for card in deck["cards"])]
        rows += [(field, "defence") for field in deck["battlefields"]]
        for row, figure in rows:
            if figure in row and rng.random() < 0.12:
                row[figure] = max(row[figure] + rng.choice((-1, 1)), 0)
        try:
            options = game.options({"deck": deck})
        except Malformed:
            continue
        if net.knows(options):
            return options


UNUSUAL: dict[str, Callable[[Game, random.Random], Any]] = {
    "wyatt-earp": other_options,
    "revolver": other_decks,
}


def net_of(game: Game) -> Net:
    """How the game's net sees it."""
    from saloon.bots.knowledge import knowledge_of

    net = knowledge_of(game.name).net
    if net is None:
        raise SystemExit(f"nothing is known of a net for {game.name}")
    return net


def game_of(name: str) -> Game:
    return find_game(name)
