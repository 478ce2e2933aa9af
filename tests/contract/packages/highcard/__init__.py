"""High Card, a game that nobody knows here: each plays one of the cards of a hidden hand, the highest takes a point."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from saloon.kernel.game import Facts, Wire
from saloon.kernel.options import Switches
from saloon.kernel.plain import Heard, PlainGame, PlainTable
from saloon.kernel.rng import Source
from saloon.kernel.table import Table

CARDS = 30
HANDS = (3, 5)  # cards of each player, by the option `hand`
OUT = -1  # not played yet


@dataclass(frozen=True)
class Play:
    """A card of the own hand."""

    card: int


@dataclass(frozen=True)
class Dealt:
    seat: int
    card: int | None


@dataclass(frozen=True)
class Played:
    seat: int
    card: int


@dataclass(frozen=True)
class Took:
    """Nobody has written a message for this one."""

    seat: int
    round: int


@dataclass(frozen=True)
class View:
    phase: str
    hand: list[int]
    held: list[int]
    points: list[int]
    played: list[int | None]


class HighCardTable(PlainTable):
    def __init__(self, seats: int, hand: int, stream: Source, told: Heard | None) -> None:
        super().__init__(seats)
        pack = list(range(1, CARDS + 1))
        self.told = told
        self.round = 1
        self.points = [0] * seats
        self.played = [OUT] * seats
        self.hands = [sorted(pack.pop(stream.below(len(pack))) for _ in range(hand)) for _ in range(seats)]
        for seat, cards in enumerate(self.hands):
            for card in cards:
                self.tell(Dealt(seat, card))
        self.actor = 0

    def space(self) -> int:
        return CARDS

    def fill(self, out: Any) -> int:
        for i, card in enumerate(self.hands[self.actor]):
            out[i] = card - 1
        return len(self.hands[self.actor])

    def advance(self, code: int) -> None:
        seat, card = int(self.actor), code + 1
        self.hands[seat].remove(card)
        self.played[seat] = card
        self.tell(Played(seat, card))
        self.actor = (seat + 1) % self.seats
        if OUT not in self.played:
            best = self.played.index(max(self.played))
            self.points[best] += 1
            self.tell(Took(best, self.round))
            self.actor = best
            if not self.hands[best]:
                most = max(self.points)
                self.actor, self.winner = -1, self.points.index(most) if self.points.count(most) == 1 else -1
            else:
                self.round += 1
                self.played = [OUT] * self.seats

    def imagine(self, seat: int, rng: Source, remember: bool = False) -> "HighCardTable":
        world = self.clone()
        unseen = sorted(card for other, hand in enumerate(self.hands) if other != seat for card in hand)
        for other, hand in enumerate(world.hands):
            if other != seat:
                hand[:] = sorted(unseen.pop(int(rng.below(len(unseen)))) for _ in hand)
        return world

    def numbers(self) -> list[int]:
        hands = [card for hand in self.hands for card in [*hand, OUT]]
        return [int(self.actor), self.round, *self.points, *self.played, *hands]


class HighCard(PlainGame):
    name = "high-card"
    prefix = "hc"
    players = range(2, 7)
    players_rule = "HC-1.1"
    usual_players = 3
    switches = Switches(
        [("HC-OPT-01", "hand", "V", "HC-1.2", ["three", "five"])], {"standard": {}, "long": {"hand": "five"}}
    )
    wire = Wire(View, (Dealt, Played, Took), (Play,))
    unit = "rounds"
    counts = "points"

    def rulebook(self) -> Traversable:
        return files(__package__ or "") / "rules.md"

    def words(self) -> Traversable:
        return files(__package__ or "") / "words"

    def new(self, options: Any, seats: int, stream: Source, told: Facts | None = None) -> HighCardTable:
        self.check_seats(seats)
        return HighCardTable(seats, HANDS[options.hand], stream, told if isinstance(told, Heard) else None)

    def decisions(self, table: Table) -> Sequence[Play]:
        return [Play(card) for card in range(1, CARDS + 1)]

    def sight(self, fact: Any, viewer: int) -> Any:
        return Dealt(fact.seat, None) if isinstance(fact, Dealt) and fact.seat != viewer else fact

    def private(self, table: Table, viewer: int) -> dict[str, Any]:
        assert isinstance(table, HighCardTable)
        return {
            "phase": "play" if table.actor >= 0 else "over",
            "hand": list(table.hands[viewer]) if viewer >= 0 else [],
            "held": [len(hand) for hand in table.hands],
            "points": list(table.points),
            "played": [None if card == OUT else card for card in table.played],
        }

    def standing(self, table: Table) -> list[int]:
        assert isinstance(table, HighCardTable)
        return list(table.points)

    def stage(self, table: Table) -> int:
        assert isinstance(table, HighCardTable)
        return table.round


GAME = HighCard()
