"""What a seat can see as numbers, for learning programs: one row of counts, written into a buffer that is reused.

It holds what everybody knows, and the observer's own hand. Seats are in the order of the table, and ME says which is
the observer's; the codes of answers count other seats from there. The layout is the same for 2, 3 and 4 players; the
places of a seat that is not there are zero. Counts are plain, money is in dollars, and where one card or seat of
several is meant, 0 stands for none and 1 for the first.
"""

from typing import Any, Final

from saloon.games.wyatt_earp.cards import KINDS, MOST_PLAYERS, OUTLAWS
from saloon.games.wyatt_earp.memory import IN_HANDS, Memory
from saloon.games.wyatt_earp.options import ANY_TIME
from saloon.games.wyatt_earp.state import FOLLOW_UP, PLAY_PHASE, State
from saloon.kernel.packed import i64, vec
from saloon.kernel.rows import PLAIN, copy_row, put_row

# The moment
PHASE: Final = 0  # 0 to 11, as in `state.py`
SEATS: Final = 1  # how many play
ME: Final = 2  # the observer's seat, from 1
TURN: Final = 3  # whose turn it is, from 1
ACTOR: Final = 4  # who must decide: 0 nobody, 1 the first seat
DRAW_PILE: Final = 5  # cards in it
DISCARD_PILE: Final = 6
TOP_DISCARD: Final = 7  # kind
RESHUFFLED: Final = 8  # 1 in pass 2
SHERIFF_USED: Final = 9  # 1 if so
CARD: Final = 10  # kind of the card being resolved
SHOT: Final = 11  # kind of its shot card
PICKED: Final = 12  # kind that the observer picked just now
AIM: Final = 13  # the pile in question: 7 seat + outlaw
# Rows
POTS_AT: Final = 14
OPENED_AT: Final = 21
HAND_AT: Final = 28  # own hand: how many of each kind
BOUNDS_AT: Final = 48  # what may lie in draw pile and discard pile, as far as all know (`memory.py`)
# Rows per seat
MONEY_AT: Final = 88
HELD_AT: Final = 92  # cards in hand
PILES_AT: Final = 96  # per outlaw: series, Photo, Stagecoach, Bank, gun, Hideout
SHOWN_AT: Final = 264  # cards everybody knows to be in that hand
LIMIT_AT: Final = 344  # per outlaw: at most so many among its other cards; 99 unlimited
OBSERVATION: Final = 372

NOTHING: Final = Memory(MOST_PLAYERS)  # an imagined world remembers nothing


def observe(s: State, me: i64, out: vec[i64]) -> None:
    """Write what `me` may know into `out`, which has at least OBSERVATION places and was empty when it was new.

    Whose turn, what is asked of whom, and the card in question (WE-18.2); then the rows.
    """
    memory = s.memory if s.memory is not None else NOTHING
    out[PHASE] = seen_phase(s, me) if s.phase == FOLLOW_UP else s.phase
    out[SEATS] = s.seats
    out[ME] = me + 1
    out[TURN] = s.turn + 1
    out[ACTOR] = s.actor + 1
    out[DRAW_PILE] = s.stocked
    out[DISCARD_PILE] = s.wasted
    out[TOP_DISCARD] = s.waste[s.wasted - 1] + 1 if s.wasted > 0 else 0
    out[RESHUFFLED] = 1 if s.reshuffles > 0 else 0
    out[SHERIFF_USED] = s.sheriff_used
    out[CARD] = s.card + 1
    out[SHOT] = s.shot + 1
    out[PICKED] = s.picked + 1 if s.turn == me else 0
    out[AIM] = s.aim_seat * OUTLAWS + s.aim_outlaw + 1 if s.aim_seat >= 0 else 0
    if PLAIN:  # the same as below, without a call for each row
        rows: Any = out
        rows[POTS_AT:OPENED_AT] = s.pots
        rows[OPENED_AT:HAND_AT] = s.opened
        rows[HAND_AT:BOUNDS_AT] = s.hands[me * KINDS : (me + 1) * KINDS]
        rows[BOUNDS_AT:MONEY_AT] = memory.bounds[:IN_HANDS]
        rows[MONEY_AT : MONEY_AT + s.seats] = s.money
        rows[HELD_AT : HELD_AT + s.seats] = s.held
        rows[PILES_AT : PILES_AT + len(s.piles)] = s.piles
        rows[SHOWN_AT : SHOWN_AT + len(memory.shown)] = memory.shown
        rows[LIMIT_AT : LIMIT_AT + len(memory.limit)] = memory.limit
        return
    put_row(out, POTS_AT, s.pots)
    put_row(out, OPENED_AT, s.opened)
    copy_row(out, HAND_AT, s.hands, me * KINDS, KINDS)
    copy_row(out, BOUNDS_AT, memory.bounds, 0, IN_HANDS)  # the rest follows from these two rows
    put_row(out, MONEY_AT, s.money)
    put_row(out, HELD_AT, s.held)
    put_row(out, PILES_AT, s.piles)
    put_row(out, SHOWN_AT, memory.shown)
    put_row(out, LIMIT_AT, memory.limit)


def seen_phase(s: State, me: i64) -> i64:
    """21.5 To everybody but the picker a follow-up looks like the play phase (OPT-13: unless it is always asked)."""
    if s.phase == FOLLOW_UP and me != s.turn and s.options.we_response != ANY_TIME:
        return PLAY_PHASE
    return s.phase
