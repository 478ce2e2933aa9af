"""Tables for tests of Revolver, in the notation of the rulebook (0.4): `express/3`, hands like `2 38-special`.

The card `quincey-whitmore+grit` carries a grit token. Sides are `colty` and `mcready`.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from saloon.games.revolver import GAME
from saloon.games.revolver.cards import SIDE_SLUGS
from saloon.games.revolver.deckfile import packaged_deck, write_deck
from saloon.games.revolver.facts import space_name
from saloon.games.revolver.table import Revolver
from saloon.kernel.rng import Quick
from tests.rules.tables import AnyAt

DECK = "frontier-1"  # of the worked examples (0.4), and so of these tables
FIELDS = ("bank", "whiskey", "buzzard", "creek", "express")
COLUMNS = {"gun": "guns", "lawman": "lawmen", "row": "rows", "standing": "standing"}


def cards(text: str) -> list[str]:
    """`2 deputy-2 cowboy` is two deputies and a cowboy; `*` stands for the rest of the deck."""
    found: list[str] = []
    times = 1
    for word in text.split():
        if word.isdigit() and len(word) < 3:
            times = int(word)
        else:
            found += [word] * times
            times = 1
    return found


class At(AnyAt):
    """A table in a certain situation, and what can be done with it.

    `At("whiskey/2", colty="2 38-special", mcready="get-a-rope", table={"whiskey": "deputy-2 38-special"})`: it is
    Colty's turn to play. Hands that are not given are empty. A deck is what is left over, in random order; `decks`
    puts cards on top (`decks={"colty": "saddlebags"}`), and ends there if the text ends with `!` (the rest is then
    discarded). `alive` names the bandits that live; by default all do, Skinny with his grit. Anything else goes into
    the document as it is: `cubes=3`, `opened=["kittens"]`, `turn={"killed": 1}`, `agenda=[...]`, `grit={...}`.
    """

    game = GAME
    seats = SIDE_SLUGS
    table: Revolver

    def __init__(
        self,
        marker: str = "bank/1",
        colty: str = "",
        mcready: str = "",
        table: Mapping[str, str] | None = None,
        to_play: str = "colty",
        discards: Mapping[str, str] | None = None,
        decks: Mapping[str, str] | None = None,
        alive: str | None = None,
        options: Mapping[str, object] | None = None,
        turn: Mapping[str, Any] | None = None,
        **rest: Any,
    ) -> None:
        options = {"deck": DECK, **(options or {})}
        rules = GAME.options(options)
        source = rules.source
        field, _, space = marker.partition("/")
        columns: dict[str, dict[str, list[str]]] = {place.id: {} for place in source.battlefields}
        for place, text in (table or {}).items():
            for card in cards(text):
                kind = source.card(card.partition("+")[0]).kind
                columns[place].setdefault(COLUMNS[kind], []).append(card)
        document: dict[str, Any] = {
            "options": options,
            "turn": {"side": to_play, "number": 2, **(turn or {})},
            "marker": {"field": field, "space": space or "1"},
            "columns": columns,
            "sides": {
                "colty": side(colty, (decks or {}).get("colty", ""), (discards or {}).get("colty", "")),
                "mcready": side(mcready, (decks or {}).get("mcready", ""), (discards or {}).get("mcready", "")),
            },
            **rest,
        }
        if alive is not None:
            living = {name.partition("+")[0]: name.endswith("+grit") for name in alive.split()}
            document["dead"] = [bandit.id for bandit in source.bandits if bandit.id not in living]
            document["grit"] = {name: 1 for name, grit in living.items() if grit}
        throw_the_rest(document, source)
        self.sit_at(GAME.from_document(document))

    @classmethod
    def dealt(cls, seed: int = 1, options: Mapping[str, object] | None = None) -> "At":
        """A new game, just dealt."""
        return cls.of(GAME.new(GAME.options(options or {}), 2, Quick(seed)))

    @property
    def marker(self) -> str:
        """`whiskey/2`"""
        deck = self.table.deck
        return f"{deck.field_slugs[self.table.field]}/{space_name(deck, self.table.field, self.table.mark)}"

    @property
    def winner(self) -> str:
        """`colty last-space`, or nothing while the game goes on."""
        return "{side} {reason}".format(**GAME.result(self.table)) if self.table.to_act() < 0 else ""

    @property
    def cubes(self) -> int:
        return int(self.table.cubes)

    def discards(self, side: str) -> list[str]:
        """A discard pile, from the top card down."""
        return list(GAME.to_document(self.table)["sides"][side]["discard"])

    def deck(self, side: str) -> list[str]:
        """A deck, from the top card down."""
        return list(GAME.to_document(self.table)["sides"][side]["deck"])

    def lying(self, field: str) -> Counter[str]:
        """Everything at a battlefield, with its tokens."""
        column = GAME.to_document(self.table)["columns"][field]
        return Counter(card for lying in column.values() for card in lying)

    def alive(self) -> set[str]:
        return {bandit.bandit for bandit in self.view().bandits if bandit.alive}

    def grit(self, bandit: str) -> int:
        return next(int(found.grit) for found in self.view().bandits if found.bandit == bandit)

    def strength(self, field: str) -> tuple[int, int]:
        """M and C there (RV-12.2)."""
        found = next(place for place in self.view().battlefields if place.field == field)
        return found.law, found.gang


def own_deck(*rows: Mapping[str, Any], **changes: Mapping[str, Any]) -> dict[str, Any]:
    """The document of a user's deck: the packaged one with further cards, and with other fields of a row.

    `own_deck({"id": "shout", ...}, cortez={"rating": 1}, setup={"draw": 3})`; in ids of keywords `_` stands for `-`.
    A card needs no name, copies or cost of its own.
    """
    found = write_deck(packaged_deck(DECK))
    found["deck"] = "own"
    known = {row["id"]: row for table in found.values() if isinstance(table, list) for row in table}
    for name, fields in changes.items():
        (found[name] if name in ("box", "setup") else known[name.replace("_", "-")]).update(fields)
    found["cards"] += [{"name": row["id"], "copies": 3, "cost": 0, **row} for row in rows]
    return found


def side(hand: str, deck: str, discard: str) -> dict[str, Any]:
    found: dict[str, Any] = {"hand": dict(Counter(cards(hand))), "discard": cards(discard)}
    found["deck"] = cards(deck.removesuffix("!")) if deck.endswith("!") else [*cards(deck), "*"]
    return found


def throw_the_rest(document: dict[str, Any], source: Any) -> None:
    """A deck that ends: whatever is left over lies at the bottom of the discard pile."""
    for name, found in document["sides"].items():
        if "*" in found["deck"]:
            continue
        left = Counter({card.id: card.copies for card in source.cards if card.side == name})
        left.subtract(found["hand"])
        left.subtract([*found["deck"], *found["discard"]])
        for column in document["columns"].values():
            left.subtract(card.partition("+")[0] for lying in column.values() for card in lying)
        playing = document.get("playing", {}).get("card")
        left.subtract([playing] if playing else [])
        found["discard"] += [
            card for card, n in left.items() if n > 0 and source.card(card).side == name for _ in range(n)
        ]
