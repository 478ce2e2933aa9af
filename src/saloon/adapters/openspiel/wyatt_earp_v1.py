"""Wyatt Earp for OpenSpiel, with observations of version 1, and a tiny variant of it: docs/research.md."""

from functools import cache
from itertools import combinations
from typing import Any

from saloon.adapters.openspiel.games import DRAWS, register, wishes_of
from saloon.kernel.game import find_game
from saloon.kernel.rng import Source
from saloon.kernel.table import Table

NAME = "saloon_wyatt_earp_v1"
TINY = "saloon_wyatt_earp_tiny_v1"

# The tiny variant: two players, two outlaws, the last turns of one round. Four cards of one outlaw lie before one
# player, four of the other before the other. The remaining six are shuffled: one for each hand, four for the draw pile.
# All other cards lie in the discard pile, and since it was reshuffled once already (WE-6.1) they stay there.
FIRST, SECOND = "belle-starr", "jesse-james"
UNSEEN, HELD = 3, 1  # cards of each outlaw that are dealt; in each hand
POT = 6000
SETTINGS = {"first_dealer": "designated", "stall_guard": "1"}


@cache
def tiny_tables() -> tuple[Table, ...]:
    """Every way to deal the six cards, each equally likely."""
    game = find_game("wyatt-earp")
    dealt = range(2 * UNSEEN)
    found = []
    for places in combinations(dealt, UNSEEN):
        cards = [FIRST if place in places else SECOND for place in dealt]
        hands = [cards[:HELD], cards[HELD : 2 * HELD]]
        seats = [
            {"hand": {slug: hand.count(slug) for slug in sorted(set(hand))}, "piles": {laid: {"cards": 7 - UNSEEN}}}
            for hand, laid in zip(hands, (FIRST, SECOND), strict=True)
        ]
        document: dict[str, Any] = {
            "format": 1,
            "game": game.name,
            "options": SETTINGS,
            "dealer": 1,
            "starter": 0,
            "reshuffles": 1,
            "pots": {FIRST: POT, SECOND: POT},
            "seats": seats,
            "draw": cards[2 * HELD :],
            "discard": out_of_play(),
        }
        found.append(game.from_document(document))
    return tuple(found)


def out_of_play() -> list[str]:
    """All cards but those of the two outlaws."""
    from saloon.games.wyatt_earp.cards import KINDS, SLUGS, copies

    return [SLUGS[kind] for kind in range(KINDS) for _ in range(copies(kind)) if SLUGS[kind] not in (FIRST, SECOND)]


def deal_tiny(source: Source) -> Table:
    table: Any = tiny_tables()[source.below(len(tiny_tables()))].clone()
    table.rng = source
    return table  # type: ignore[no-any-return]


register(NAME, "Wyatt Earp (Saloon)", wishes_of("wyatt-earp"))
register(
    TINY,
    "Wyatt Earp (Saloon), two outlaws, the last turns of a round",
    {
        **wishes_of("wyatt-earp"),
        "players": 2,
        "options": ";".join(f"{name}:{value}" for name, value in SETTINGS.items()),
        "chance": DRAWS,
        "reward": "money",
        "rounds": 1,
        "states": "text",
    },
    deal_tiny,
)
