"""How a net sees Revolver. It knows a card by its place among cards with the same operations, and by its figures:

so it plays decks that have the operations of the standard deck with other figures, and no others.
"""

from functools import cache, lru_cache
from typing import Any

from saloon.bots.nets.features import IS, LEAST, SCALE, Feature
from saloon.bots.nets.spec import Net
from saloon.games.revolver.build import read_rules
from saloon.games.revolver.cards import FIELDS, Deck
from saloon.games.revolver.observe import EVEN
from saloon.games.revolver.options import REGISTER, Options

KINDS = 46  # of the standard deck
ONE = ("reached", "as_shot", "reshuffled", "named", "spent", "alive", "grit", "saved", "banned", "used", "drawn")

FEATURES = (
    Feature("side", IS, (0, 1)),
    Feature("turn", IS, (0, 1)),
    Feature("question", IS, range(16)),
    Feature("question_detail", IS, (1, 2, 3)),
    Feature("card", IS, range(1, KINDS + 1)),
    Feature("card_place", IS, range(1, FIELDS + 1)),
    Feature("field", IS, range(FIELDS)),
    Feature("space", IS, range(1, 10)),
    Feature("question_value", LEAST, (1, 2, 3, 4, 6)),
    Feature("spaces_left", LEAST, (1, 2, 3, 4)),
    Feature("cubes", LEAST, (1, 2, 3, 4, 5, 6, 8, 10)),
    Feature("killed", LEAST, (1, 2, 3)),
    Feature("living", LEAST, (2, 3, 4, 6, 8, 10, 12, 14, 16)),
    Feature("held", LEAST, (1, 2, 3, 4, 5, 6, 8)),
    Feature("stocked", LEAST, (1, 2, 4, 8, 16, 24)),
    Feature("margin", LEAST, tuple(EVEN + margin for margin in (-8, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 8))),
    Feature("caps", LEAST, (1, 2, 3)),
    Feature("tally", LEAST, (1, 2, 3)),
    Feature("hand", LEAST, (1, 2, 3)),
    Feature("known", LEAST, (1,)),
    Feature("waste", LEAST, (1,)),
    Feature("unseen", LEAST, (1,)),
    Feature("lying", LEAST, (1,)),
    Feature("price", LEAST, (1, 2)),
    *(Feature(name, SCALE, (1.0,)) for name in (*ONE, "targets", "spared", "returned", "extra")),
    *(Feature(name, SCALE, (1 / 2,)) for name in ("hand", "known", "lying", "costs")),
    *(Feature(name, SCALE, (1 / 4,)) for name in ("waste", "unseen", "tally", "caps", "defences", "turns", "supply")),
    *(Feature(name, SCALE, (1 / 8,)) for name in ("cubes", "living", "held", "law", "gang", "copies", "firepower")),
    *(Feature(name, SCALE, (1 / 20,)) for name in ("stocked", "number", "figures")),
    Feature("dashes", SCALE, (1.0,)),
    Feature("ratings", SCALE, (1 / 4,)),
)

SECRET_FEATURES = (
    Feature("next", IS, range(1, KINDS + 1)),
    Feature("hands", LEAST, (1, 2)),
    Feature("hands", SCALE, (1 / 2,)),
)

SILENT = ("end_hands_revealed", "discard_browsing")  # options that change nothing for a player who remembers


@lru_cache(64)  # the options of a table are one object, asked about at each decision
def knows(options: Options) -> bool:
    """The standard rules, and a deck that differs from the standard one in figures alone."""
    standard = standard_rules()
    names = (name for _, name, _, _, _ in REGISTER if name not in SILENT)
    same = all(getattr(options, name) == getattr(standard, name) for name in names)
    return same and shape(options.deck) == shape(standard.deck)


@cache
def standard_rules() -> Options:
    return read_rules({})


def shape(deck: Deck) -> tuple[Any, ...]:
    """Everything that a net must find where it learned it: what cards do, what codes mean. Figures are inputs."""
    rows = (
        *(deck.sides, deck.sorts, deck.reaches, deck.flags, deck.scripts, deck.modes, deck.anchors, deck.prices),
        *(deck.abilities, deck.windows, deck.kind_of, deck.grit_of, deck.power_of, deck.deaths, deck.arrivals),
        *(deck.verbs, deck.firsts, deck.seconds, deck.program, deck.special_scripts, deck.face_fields),
    )
    return tuple(tuple(int(n) for n in row) for row in rows)


NET = Net("saloon.bots.revolver", FEATURES, SECRET_FEATURES, knows)
