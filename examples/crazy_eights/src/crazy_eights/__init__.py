"""Crazy Eights for Saloon: `rules.py` is the game, this file is what the rest of Saloon asks of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, get_args

from crazy_eights.rules import CARDS, EIGHT, PLAYS, SUITS, CrazyEights, Dealt, Drew, Fact, names
from saloon.kernel.chance import chance_document, read_chance
from saloon.kernel.document import Reader, read_heading, shown
from saloon.kernel.errors import Malformed
from saloon.kernel.game import Facts, Wire
from saloon.kernel.options import Switches
from saloon.kernel.plain import Heard, PlainGame
from saloon.kernel.rng import Source
from saloon.kernel.table import NOBODY, Table

HERE = files(__name__)
FORMAT = 1
SWITCHES = Switches(
    [("CE-OPT-01", "reshuffle", "V", "CE-3.4", ["once", "never"])],
    {"standard": {}, "short": {"reshuffle": "never"}},
)


# Decisions: what the codes mean


@dataclass(frozen=True, slots=True)
class Play:
    card: str


@dataclass(frozen=True, slots=True)
class Call:
    """CE-3.5 Play an eight."""

    card: str
    suit: str


@dataclass(frozen=True, slots=True)
class Draw:
    pass


@dataclass(frozen=True, slots=True)
class Pass:
    pass


Decision = Play | Call | Draw | Pass

DECISIONS: tuple[Decision, ...] = (
    *(Call(CARDS[card], SUITS[suit]) if card % 13 == EIGHT else Play(CARDS[card]) for card, suit in PLAYS),
    Draw(),
    Pass(),
)


@dataclass(frozen=True, slots=True)
class View:
    """CE-5.1 The table, as one viewer sees it."""

    viewer: int
    to_act: int
    phase: str  # play, drawn or over
    hand: tuple[str, ...]  # the viewer's own
    top: str
    suit: str
    pile: int
    discards: int
    cards: tuple[int, ...]  # in each hand
    shown: tuple[tuple[str, ...], ...]  # CE-5.3 the hands, once the game is over
    can_undo: bool
    winner: int | None


class CrazyEightsGame(PlainGame):
    name = "crazy-eights"
    prefix = "ce"
    players = range(2, 7)
    players_rule = "CE-1.1"
    usual_players = 4
    switches = SWITCHES
    wire = Wire(View, get_args(Fact), get_args(Decision))
    position_fields = frozenset({"hands", "again"})

    def rulebook(self) -> Traversable:
        return HERE / "rulebook.md"

    def words(self) -> Traversable:
        return HERE / "locales"

    def new(self, options: Any, seats: int, stream: Source, told: Facts | None = None) -> CrazyEights:
        self.check_seats(seats)
        table = CrazyEights(seats, options.reshuffle == 0, stream)
        table.told = told if isinstance(told, Heard) else None
        table.deal()
        return table

    def decisions(self, table: Table) -> tuple[Decision, ...]:
        return DECISIONS

    def sight(self, fact: Fact, viewer: int) -> Fact:
        """CE-5.1 Only its owner sees a card that is dealt or drawn."""
        if isinstance(fact, Dealt | Drew) and fact.seat != viewer:
            return type(fact)(fact.seat, None)
        return fact

    def public(self, table: Table) -> dict[str, Any]:
        assert isinstance(table, CrazyEights)
        over = table.actor < 0
        return {
            "to_act": int(table.actor),
            "phase": "over" if over else "drawn" if table.drawn else "play",
            "top": CARDS[table.discards[-1]],
            "suit": SUITS[table.suit],
            "pile": len(table.pile),
            "discards": len(table.discards),
            "cards": tuple(len(hand) for hand in table.hands),
            "shown": tuple(names(hand) for hand in table.hands) if over else (),
            "can_undo": False,
            "winner": table.winner if over else None,
        }

    def private(self, table: Table, viewer: int) -> dict[str, Any]:
        assert isinstance(table, CrazyEights)
        return {"viewer": viewer, "hand": names(table.hands[viewer]) if viewer >= 0 else ()}

    def standing(self, table: Table) -> list[int]:
        """If someone concedes, the player with the fewest cards wins."""
        assert isinstance(table, CrazyEights)
        return [-len(hand) for hand in table.hands]

    def result(self, table: Table) -> dict[str, Any]:
        assert isinstance(table, CrazyEights)
        return {"winner": table.winner, "points": table.points()}

    # Positions

    def to_document(self, table: Table) -> dict[str, Any]:
        assert isinstance(table, CrazyEights)
        return {
            "format": FORMAT,
            "game": self.name,
            "options": {} if table.reshuffling else {"reshuffle": "never"},
            "turn": {"seat": int(table.actor), "drawn": table.drawn, "passes": table.passes},
            "suit": SUITS[table.suit],
            "hands": [list(names(hand)) for hand in table.hands],
            "pile": list(names(table.pile)),
            "discards": list(names(table.discards)),
            "again": list(names(sorted(table.again))),
            "chance": chance_document(table.rng),
        }

    def from_document(self, document: Mapping[str, Any]) -> CrazyEights:
        reader = Reader(document)
        options = read_heading(reader, FORMAT, self.name, self.options)
        hands = [cards(hand, f"hands[{seat}]") for seat, hand in enumerate(reader.items("hands"))]
        if len(hands) not in self.players:
            raise Malformed("out-of-range", "hands", {"value": len(hands), "least": 2, "most": 6})
        chance = read_chance(reader.table("chance"), document)
        table = CrazyEights(len(hands), options.reshuffle == 0, chance)
        table.hands = [sorted(hand) for hand in hands]
        table.pile, table.discards = cards(reader.items("pile"), "pile"), cards(reader.items("discards"), "discards")
        table.again = frozenset(cards(reader.items("again"), "again"))
        table.suit = place(reader.text("suit"), SUITS, "suit")
        turn = reader.table("turn")
        table.actor = turn.number("seat", NOBODY, len(hands) - 1)
        table.drawn, table.passes = turn.flag("drawn"), turn.number("passes", 0, len(hands), 0)
        turn.done()
        reader.done()
        check(table)
        table.winner = table.leader() if table.actor < 0 else NOBODY
        return table


def place(name: object, known: tuple[str, ...], where: str) -> int:
    if not isinstance(name, str) or name not in known:
        raise Malformed("unknown-card", where, {"value": shown(name)})
    return known.index(name)


def cards(found: object, where: str) -> list[int]:
    if not isinstance(found, list):
        raise Malformed("not-a-list", where, {"found": type(found).__name__})
    return [place(name, CARDS, f"{where}[{at}]") for at, name in enumerate(found)]


def check(table: CrazyEights) -> None:
    """A position is one that a game can come to: all cards once, a top card, and a turn as long as it is not over."""
    lying = sorted([*table.pile, *table.discards, *(card for hand in table.hands for card in hand)])
    if lying != list(range(len(CARDS))) or sum(not hand for hand in table.hands) > 1:
        raise Malformed("ce-wrong-cards", "hands")
    if not table.discards or (table.again and (not table.reshuffling or table.discards[0] in table.again)):
        raise Malformed("ce-wrong-cards", "discards")
    if table.is_over() != (table.actor < 0) or (table.drawn and table.passes):
        raise Malformed("ce-wrong-turn", "turn")


GAME = CrazyEightsGame()
