"""What happened, as typed values, and who sees how much of it.

The rules tell facts as numbers (`events.py`). To a viewer who may not know the card, it is `None`.
"""

from dataclasses import dataclass
from typing import Any, get_args

from saloon.games.wyatt_earp import events
from saloon.games.wyatt_earp.cards import NO_CARD, OUTLAW_SLUGS, SLUGS
from saloon.games.wyatt_earp.decisions import ORDERS
from saloon.kernel.facts import Listener, remembered

USES = ("", "photo", "attach", "ask", "steal", "hide", "draw", "pick", "remove")
ENDINGS = ("went-out", "empty-hand", "exhausted", "stalled", "out-of-turns")


@dataclass(frozen=True, slots=True)
class RoundBegan:
    round: int
    dealer: int


@dataclass(frozen=True, slots=True)
class Dealt:
    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """The first card of the discard pile."""

    card: str


@dataclass(frozen=True, slots=True)
class TurnBegan:
    seat: int


@dataclass(frozen=True, slots=True)
class Drew:
    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class Took:
    """From the discard pile."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Laid:
    seat: int
    outlaw: str
    cards: int


@dataclass(frozen=True, slots=True)
class PotGrew:
    outlaw: str
    dollars: int


@dataclass(frozen=True, slots=True)
class Played:
    """A sheriff card is announced, with its use; `picked`: it was picked with Wyatt Earp a moment ago."""

    seat: int
    card: str
    use: str
    picked: bool


@dataclass(frozen=True, slots=True)
class Turned:
    """A shot; without a card it misses by rule."""

    card: str | None
    hit: bool


@dataclass(frozen=True, slots=True)
class Spent:
    """A played card goes to the discard pile."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Attached:
    seat: int
    outlaw: str
    card: str


@dataclass(frozen=True, slots=True)
class GunLeft:
    """The old Fastest Gun goes to the discard pile."""

    seat: int
    outlaw: str


@dataclass(frozen=True, slots=True)
class Asked:
    seat: int
    outlaw: str
    order: str


@dataclass(frozen=True, slots=True)
class Denied:
    seat: int
    outlaw: str


@dataclass(frozen=True, slots=True)
class Gave:
    seat: int
    to: int
    outlaw: str


@dataclass(frozen=True, slots=True)
class Stole:
    seat: int
    owner: int
    outlaw: str


@dataclass(frozen=True, slots=True)
class Orphaned:
    """A sheriff card without a pile goes to the discard pile."""

    seat: int
    outlaw: str
    card: str


@dataclass(frozen=True, slots=True)
class Covered:
    seat: int
    owner: int
    outlaw: str


@dataclass(frozen=True, slots=True)
class Uncovered:
    owner: int
    outlaw: str


@dataclass(frozen=True, slots=True)
class Looked:
    """Through the discard pile, or the draw pile (OPT-12)."""

    seat: int
    draw_pile: bool


@dataclass(frozen=True, slots=True)
class Picked:
    seat: int
    card: str | None
    shown: bool


@dataclass(frozen=True, slots=True)
class Kept:
    """The picked card is not played now; only the picker knows that there was a choice."""

    seat: int


@dataclass(frozen=True, slots=True)
class Declined:
    """No answer to a question out of turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Reshuffled:
    cards: int


@dataclass(frozen=True, slots=True)
class Discarded:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class NoDiscard:
    """The turn ends without a discard, because no card is left (OPT-28)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    reason: str
    seat: int


@dataclass(frozen=True, slots=True)
class PutAway:
    """Cards left in a hand, at the end of a round."""

    seat: int
    card: str | None
    cards: int
    shown: bool


@dataclass(frozen=True, slots=True)
class Captured:
    outlaw: str
    points: int


@dataclass(frozen=True, slots=True)
class Escaped:
    outlaw: str
    points: int


@dataclass(frozen=True, slots=True)
class Paid:
    seat: int
    outlaw: str
    dollars: int


@dataclass(frozen=True, slots=True)
class Stayed:
    outlaw: str
    dollars: int


@dataclass(frozen=True, slots=True)
class Exchanged:
    """Small tokens are changed into this many big ones."""

    seat: int
    tokens: int


@dataclass(frozen=True, slots=True)
class DuelBegan:
    """This seat takes part in the duel."""

    seat: int


@dataclass(frozen=True, slots=True)
class Duelled:
    seat: int
    card: str
    hit: bool


@dataclass(frozen=True, slots=True)
class Won:
    seat: int


Fact = (
    RoundBegan | Dealt | TurnedUp | TurnBegan | Drew | Took | Laid | PotGrew | Played | Turned | Spent | Attached
    | GunLeft | Asked | Denied | Gave | Stole | Orphaned | Covered | Uncovered | Looked | Picked | Kept | Declined
    | Reshuffled | Discarded | NoDiscard | RoundEnded | PutAway | Captured | Escaped | Paid | Stayed | Exchanged
    | DuelBegan | Duelled | Won
)  # fmt: skip

_CARD, _OUTLAW = SLUGS.__getitem__, OUTLAW_SLUGS.__getitem__

_READ: dict[int, Any] = {
    events.ROUND_BEGAN: lambda a, b, c, d: RoundBegan(a, b),
    events.DEALT: lambda a, b, c, d: Dealt(a, _CARD(b)),
    events.TURNED_UP: lambda a, b, c, d: TurnedUp(_CARD(a)),
    events.TURN_BEGAN: lambda a, b, c, d: TurnBegan(a),
    events.DREW: lambda a, b, c, d: Drew(a, _CARD(b)),
    events.TOOK: lambda a, b, c, d: Took(a, _CARD(b)),
    events.LAID: lambda a, b, c, d: Laid(a, _OUTLAW(b), c),
    events.POT_GREW: lambda a, b, c, d: PotGrew(_OUTLAW(a), b),
    events.PLAYED: lambda a, b, c, d: Played(a, _CARD(b), USES[c], bool(d)),
    events.TURNED: lambda a, b, c, d: Turned(None if a == NO_CARD else _CARD(a), bool(b)),
    events.SPENT: lambda a, b, c, d: Spent(a, _CARD(b)),
    events.ATTACHED: lambda a, b, c, d: Attached(a, _OUTLAW(b), _CARD(c)),
    events.GUN_LEFT: lambda a, b, c, d: GunLeft(a, _OUTLAW(b)),
    events.ASKED: lambda a, b, c, d: Asked(a, _OUTLAW(b), ORDERS[c]),
    events.DENIED: lambda a, b, c, d: Denied(a, _OUTLAW(b)),
    events.GAVE: lambda a, b, c, d: Gave(a, b, _OUTLAW(c)),
    events.STOLE: lambda a, b, c, d: Stole(a, b, _OUTLAW(c)),
    events.ORPHANED: lambda a, b, c, d: Orphaned(a, _OUTLAW(b), _CARD(c)),
    events.COVERED: lambda a, b, c, d: Covered(a, b, _OUTLAW(c)),
    events.UNCOVERED: lambda a, b, c, d: Uncovered(a, _OUTLAW(b)),
    events.LOOKED: lambda a, b, c, d: Looked(a, bool(b)),
    events.PICKED: lambda a, b, c, d: Picked(a, _CARD(b), bool(c)),
    events.KEPT: lambda a, b, c, d: Kept(a),
    events.DECLINED: lambda a, b, c, d: Declined(a),
    events.RESHUFFLED: lambda a, b, c, d: Reshuffled(a),
    events.DISCARDED: lambda a, b, c, d: Discarded(a, _CARD(b)),
    events.NO_DISCARD: lambda a, b, c, d: NoDiscard(a),
    events.ROUND_ENDED: lambda a, b, c, d: RoundEnded(ENDINGS[a], b),
    events.PUT_AWAY: lambda a, b, c, d: PutAway(a, _CARD(b), c, bool(d)),
    events.CAPTURED: lambda a, b, c, d: Captured(_OUTLAW(a), b),
    events.ESCAPED: lambda a, b, c, d: Escaped(_OUTLAW(a), b),
    events.PAID: lambda a, b, c, d: Paid(a, _OUTLAW(b), c),
    events.STAYED: lambda a, b, c, d: Stayed(_OUTLAW(a), b),
    events.EXCHANGED: lambda a, b, c, d: Exchanged(a, b),
    events.DUEL_BEGAN: lambda a, b, c, d: DuelBegan(a),
    events.DUELLED: lambda a, b, c, d: Duelled(a, _CARD(b), bool(c)),
    events.WON: lambda a, b, c, d: Won(a),
}
assert len(_READ) == events.FACTS


@remembered
def read(fact: int, a: int, b: int, c: int, d: int) -> Fact:
    """The fact that these numbers tell."""
    found: Fact = _READ[fact](a, b, c, d)
    return found


class FactList(Listener):
    """The facts of a table of Wyatt Earp."""

    def __init__(self) -> None:
        super().__init__(read)


_OPEN = frozenset(
    {
        RoundBegan, TurnedUp, TurnBegan, Took, Laid, PotGrew, Played, Turned, Spent, Attached, GunLeft, Asked, Denied,
        Gave, Stole, Orphaned, Covered, Uncovered, Looked, Declined, Reshuffled, Discarded, NoDiscard, RoundEnded,
        Captured, Escaped, Paid, Stayed, Exchanged, DuelBegan, Duelled, Won,
    }
)  # fmt: skip
assert frozenset(get_args(Fact)) - _OPEN == {Dealt, Drew, Picked, PutAway, Kept}


def sight(fact: Fact, viewer: int) -> Fact | None:
    """WE-18.1 What a viewer sees of a fact: hidden cards are the business of their owner alone."""
    if type(fact) in _OPEN:
        return fact
    match fact:
        case Dealt(seat):
            return fact if seat == viewer else Dealt(seat, None)
        case Drew(seat):
            return fact if seat == viewer else Drew(seat, None)
        case Picked(seat, _, shown):
            # 21.5 how many of which kind a hand held is hidden too: nothing but the hand's size was public
            return fact if shown or seat == viewer else Picked(seat, None, False)
        case PutAway(seat, _, _, shown) if shown or seat == viewer:
            return fact
        case Kept(seat) if seat == viewer:
            return fact
    return None
