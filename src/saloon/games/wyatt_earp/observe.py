"""A seat's knowledge as numbers, for learning programs: one row of counts, written into a buffer that is reused.

Seats are counted from the observer, who comes first. The layout is the same for 2, 3 and 4 players; the places of a
seat that is not there are zero. Counts are plain, money is in dollars, and where one card or seat of several is meant,
0 stands for none and 1 for the first.
"""

from typing import Final

from saloon.games.wyatt_earp.cards import KINDS, MOST_PLAYERS, OUTLAWS
from saloon.games.wyatt_earp.memory import PLACES, Memory
from saloon.games.wyatt_earp.options import ANY_TIME
from saloon.games.wyatt_earp.state import FOLLOW_UP, PILE, PLAY_PHASE, State
from saloon.kernel.packed import i64, vec
from saloon.kernel.rows import copy_row

BOUNDS: Final = 2  # places whose bounds are shown; those of the hands follow from them

# The moment
PHASE: Final = 0  # 0 to 11, as in `state.py`
TURN: Final = 1  # whose turn it is, counted from the observer
ACTOR: Final = 2  # who must decide: 0 nobody, 1 the observer
DRAW_PILE: Final = 3  # cards in it
DISCARD_PILE: Final = 4
TOP_DISCARD: Final = 5  # kind
RESHUFFLED: Final = 6  # 1 in pass 2
SHERIFF_USED: Final = 7  # 1 if so
CARD: Final = 8  # kind of the card being resolved
SHOT: Final = 9  # kind of its shot card
PICKED: Final = 10  # kind that the observer picked just now
AIM: Final = 11  # the pile in question: 7 seat + outlaw
SEATS: Final = 12  # how many play
# Rows
POTS_AT: Final = 13
OPENED_AT: Final = POTS_AT + OUTLAWS
HAND_AT: Final = OPENED_AT + OUTLAWS  # own hand: how many of each kind
OPEN_AT: Final = HAND_AT + KINDS  # what may lie in draw pile and discard pile, as far as all know (`memory.py`)
OWN_AT: Final = OPEN_AT + BOUNDS * KINDS  # to be added to it for what one has seen oneself
# Rows per seat
MONEY_AT: Final = OWN_AT + BOUNDS * KINDS
HELD_AT: Final = MONEY_AT + MOST_PLAYERS  # cards in hand
PILES_AT: Final = HELD_AT + MOST_PLAYERS  # per outlaw: series, Photo, Stagecoach, Bank, gun, Hideout
SHOWN_AT: Final = PILES_AT + MOST_PLAYERS * OUTLAWS * PILE  # cards everybody knows to be in that hand
LIMIT_AT: Final = SHOWN_AT + MOST_PLAYERS * KINDS  # per outlaw: at most so many among its other cards; 99 unlimited
OBSERVATION: Final = LIMIT_AT + MOST_PLAYERS * OUTLAWS

NOTHING: Final = Memory(MOST_PLAYERS)  # an imagined world remembers nothing


def observe(s: State, me: i64, out: vec[i64]) -> None:
    """Write what `me` may know into `out`, which has at least OBSERVATION places and was empty when it was new."""
    memory = s.memory if s.memory is not None else NOTHING
    observe_moment(s, me, out)
    copy_row(out, POTS_AT, s.pots, 0, OUTLAWS)
    copy_row(out, OPENED_AT, s.opened, 0, OUTLAWS)
    copy_row(out, HAND_AT, s.hands, me * KINDS, KINDS)
    copy_row(out, OPEN_AT, memory.bounds, 0, BOUNDS * KINDS)
    copy_row(out, OWN_AT, memory.bounds, (me + 1) * PLACES * KINDS, BOUNDS * KINDS)
    copy_seats(out, MONEY_AT, s.money, me, s.seats, 1)
    copy_seats(out, HELD_AT, s.held, me, s.seats, 1)
    copy_seats(out, PILES_AT, s.piles, me, s.seats, OUTLAWS * PILE)
    copy_seats(out, SHOWN_AT, memory.shown, me, s.seats, KINDS)
    copy_seats(out, LIMIT_AT, memory.limit, me, s.seats, OUTLAWS)


def copy_seats(out: vec[i64], at: i64, rows: vec[i64], me: i64, seats: i64, width: i64) -> None:
    """Rows of all seats, beginning with the observer's."""
    copy_row(out, at, rows, me * width, (seats - me) * width)
    copy_row(out, at + (seats - me) * width, rows, 0, me * width)


def observe_moment(s: State, me: i64, out: vec[i64]) -> None:
    """Whose turn, what is asked of whom, and the card in question (WE-18.2)."""
    seats = s.seats
    out[PHASE] = seen_phase(s, me)
    out[TURN] = (s.turn - me) % seats
    out[ACTOR] = (s.actor - me) % seats + 1 if s.actor >= 0 else 0
    out[DRAW_PILE] = s.stocked
    out[DISCARD_PILE] = s.wasted
    out[TOP_DISCARD] = s.waste[s.wasted - 1] + 1 if s.wasted > 0 else 0
    out[RESHUFFLED] = 1 if s.reshuffles > 0 else 0
    out[SHERIFF_USED] = s.sheriff_used
    out[CARD] = s.card + 1
    out[SHOT] = s.shot + 1
    out[PICKED] = s.picked + 1 if s.turn == me else 0
    out[AIM] = (s.aim_seat - me) % seats * OUTLAWS + s.aim_outlaw + 1 if s.aim_seat >= 0 else 0
    out[SEATS] = seats


def seen_phase(s: State, me: i64) -> i64:
    """21.5 To everybody but the picker a follow-up looks like the play phase (OPT-13: unless it is always asked)."""
    if s.phase == FOLLOW_UP and me != s.turn and s.options.we_response != ANY_TIME:
        return PLAY_PHASE
    return s.phase
