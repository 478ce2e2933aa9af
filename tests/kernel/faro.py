"""A toy game whose cards are in its settings: what the contract promises to games with decks of their own."""

from collections.abc import Mapping
from typing import Any

from saloon.kernel.document import Reader
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.game import Facts, Game
from saloon.kernel.rng import Source
from saloon.kernel.table import Table

Deck = dict[str, int]  # what each card is worth
USUAL = {"ace": 1, "deuce": 2, "trey": 3}


class FaroTable(Table):
    """The seats take cards in turn, each of them once."""

    def __init__(self, seats: int, deck: Deck, told: "FaroFacts | None") -> None:
        super().__init__(seats)
        self.deck = deck
        self.cards = list(deck)
        self.left = list(range(len(deck)))
        self.told = told
        self.actor = 0

    def space(self) -> int:
        return len(self.cards)

    def fill(self, out: Any) -> int:
        for i, code in enumerate(self.left):
            out[i] = code
        return len(self.left)

    def advance(self, code: int) -> None:
        self.left.remove(code)
        if self.told is not None:
            self.told.hear(int(self.actor), code)
        self.actor = (self.actor + 1) % self.seats if self.left else -1

    def refusal(self, code: int) -> Illegal:
        return Illegal("taken")

    def numbers(self) -> list[int]:
        return [int(self.actor), *self.left]


class FaroFacts(Facts):
    """Who took which card, and what it is worth: the listener is made before the deal and knows the deck."""

    def __init__(self, deck: Deck) -> None:
        self.cards = list(deck.items())
        self.heard: list[Any] = []

    def hear(self, seat: int, code: int) -> None:
        self.heard.append((seat, *self.cards[code]))

    def take(self) -> list[Any]:
        heard, self.heard = self.heard, []
        return heard


class Faro(Game):
    name = "faro"
    rules_version = 1
    players = range(2, 7)
    players_rule = "FA-1.1"

    def options(self, settings: Mapping[str, object]) -> Deck:
        """`{"deck": {"title": "...", "cards": [{"name": "ace", "worth": 1}, ...]}}`"""
        reader = Reader(settings)
        deck = dict(USUAL)
        if reader.has("deck"):
            inner = reader.table("deck")
            inner.text("title", "")
            rows = [Reader(row, f"deck.cards[{i}]") for i, row in enumerate(inner.items("cards"))]
            deck = {row.text("name"): row.number("worth", 1, 99) for row in rows}
        reader.done()
        return deck

    def settings(self, options: Deck) -> dict[str, Any]:
        cards = [{"name": name, "worth": worth} for name, worth in options.items()]
        return {} if options == USUAL else {"deck": {"title": "", "cards": cards}}

    def new(self, options: Deck, seats: int, stream: Source, told: Facts | None = None) -> FaroTable:
        return FaroTable(seats, options, told if isinstance(told, FaroFacts) else None)

    def facts(self, options: Deck) -> FaroFacts:
        return FaroFacts(options)

    def notate(self, table: Table, code: int) -> str:
        assert isinstance(table, FaroTable)
        return f"take {table.cards[code]}"

    def parse(self, table: Table, text: str) -> int:
        assert isinstance(table, FaroTable)
        verb, _, card = text.partition(" ")
        if verb != "take" or card not in table.deck:
            raise Malformed("unknown-decision", "", {"value": text[:80]})
        return table.cards.index(card)

    def result(self, table: Table) -> dict[str, Any]:
        assert isinstance(table, FaroTable)
        return {"cards": len(table.cards)}
