"""What Saloon's law suite must know of Crazy Eights.

LAWS_OF=examples/crazy_eights/tests/world.py python -m pytest tests/laws -k crazy-eights
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, get_args

from crazy_eights import DECISIONS, View
from crazy_eights.rules import CARDS, Called, Dealt, Drew, Fact, Played, Reshuffled, Showed, TurnedUp, Won
from saloon.kernel.game import written
from saloon.kernel.rows import byte_row
from saloon.kernel.table import Table
from tests.laws.worlds import Deal, World, encoded


class Notes:
    """What one viewer writes down: the open part of the table, from facts alone. It judges imagined worlds."""

    def __init__(self, viewer: int, seats: int) -> None:
        self.viewer = viewer
        self.hand: Counter[str] = Counter()
        self.sizes = [0] * seats
        self.discards: list[str] = []
        self.suit = ""
        self.pile = len(CARDS)
        self.again: set[str] = set()  # what lay in the discards when they were shuffled
        self.fresh = [0] * seats  # how many of those each hand holds

    def write(self, seen: Iterable[Any], view: Callable[[], Any]) -> None:
        for fact in seen:
            match fact:
                case Dealt(seat, card) | Drew(seat, card):
                    self.sizes[seat] += 1
                    self.pile -= 1
                    self.fresh[seat] += bool(self.again)
                    if card is not None:
                        self.hand[card] += 1
                case TurnedUp(card):
                    self.pile -= 1
                    self.lay(card)
                case Played(seat, card):
                    self.sizes[seat] -= 1
                    self.fresh[seat] -= card in self.again
                    self.hand -= Counter([card]) if seat == self.viewer else Counter()
                    self.lay(card)
                case Called(_, suit):
                    self.suit = suit
                case Reshuffled(cards):
                    self.again = set(self.discards[:-1])
                    self.discards = self.discards[-1:]
                    self.pile = cards

    def lay(self, card: str) -> None:
        self.discards.append(card)
        self.suit = card.rpartition("-")[2]

    def disagrees(self, view: View) -> list[str]:
        noted = (self.sizes, self.discards[-1], self.suit, self.pile, len(self.discards), sorted(self.hand.elements()))
        shown = (list(view.cards), view.top, view.suit, view.pile, view.discards, sorted(view.hand))
        return [] if noted == shown else [f"noted {noted}, shown {shown}"]

    def contradictions(self, document: dict[str, Any]) -> list[str]:
        """Why this position cannot be the one in which the viewer sits."""
        found = []
        if document["discards"] != self.discards or len(document["pile"]) != self.pile:
            found.append("other piles")
        for seat, hand in enumerate(document["hands"]):
            if len(hand) != self.sizes[seat] or sum(card in self.again for card in hand) != self.fresh[seat]:
                found.append(f"another hand in seat {seat}")
        if self.viewer >= 0 and Counter(document["hands"][self.viewer]) != self.hand:
            found.append("another hand of my own")
        if self.again and not set(document["pile"]) <= self.again:
            found.append("a card in the new pile that was no discard")
        return found


class CrazyEightsWorld(World):
    """52 cards, hidden hands, one pile."""

    name = "crazy-eights"

    def options(self) -> dict[str, list[str]]:
        return {entry[1]: entry[4] for entry in self.game.switches.entries}

    def deck(self, deal: Deal) -> Counter[str]:
        return Counter(CARDS)

    def cards(self, document: dict[str, Any]) -> Counter[str]:
        return Counter(
            [*document["pile"], *document["discards"], *(card for hand in document["hands"] for card in hand)]
        )

    def money(self, table: Table) -> Counter[str]:
        return Counter()

    def minted(self, told: Sequence[Any]) -> Counter[str]:
        return Counter()

    def broken(self, document: dict[str, Any]) -> list[str]:
        stuck = document["turn"]["seat"] >= 0 and [] in document["hands"]
        return ["somebody has no card left and the game goes on"] if stuck else []

    def misfortunes(self, told: Sequence[Any], before: Any, rules: dict[str, Any]) -> list[str]:
        """CE-3.1 Nobody plays what does not fit; CE-3.4 a new pile at most once."""
        found = []
        for fact in told:
            if isinstance(fact, Played):
                rank, _, suit = fact.card.rpartition("-")
                if rank != "8" and suit != before.suit and rank != before.top.rpartition("-")[0]:
                    found.append(f"{fact.card} on {before.top}, {before.suit}")
            if isinstance(fact, Reshuffled) and (rules.get("reshuffle") == "never" or before.pile):
                found.append("a new pile that must not be")
        return found

    def phase(self, table: Table) -> str:
        return str(self.game.public(table)["phase"])

    def everything(self) -> tuple[set[str], set[str], set[str]]:
        return {kind.__name__ for kind in get_args(Fact)}, {"play", "drawn", "over"}, set(map(written, DECISIONS))

    def rare(self) -> set[str]:
        return set()

    def memory(self, table: Table) -> Any:
        return encoded(self.game.to_document(table)["again"])

    def chance(self, table: Table) -> list[int]:
        return list(table.rng.numbers())  # type: ignore[attr-defined]

    def observation(self, table: Table, seat: int) -> list[int]:
        places = byte_row(table.observation_size())
        table.observe(seat, places)
        return list(places)

    def with_memory_of(self, world: Table, original: Table) -> Table:
        return world

    def turns_up(self, fact: Any, viewer: int) -> bool:
        return isinstance(fact, Showed | Won) or (isinstance(fact, Dealt | Drew) and fact.seat == viewer)

    def brought_to_light(self, fact: Any, viewer: int) -> str:
        return ""

    def notebook(self, viewer: int, deal: Deal) -> Notes:
        return Notes(viewer, deal.seats)
