"""A seat's knowledge as numbers, for learning programs: one row of counts, written into a buffer that is reused.

Seats are counted from the observer. The layout is fixed and the same for 2, 3 and 4 players; a seat that is not
there is all zeros. Counts are plain (cards, thousands of dollars), not scaled.
"""

from typing import Final

from saloon.games.wyatt_earp.cards import KINDS, MOST_PLAYERS, NO_CARD, OUTLAWS, THOUSAND
from saloon.games.wyatt_earp.memory import NO_LIMIT
from saloon.games.wyatt_earp.options import ANY_TIME
from saloon.games.wyatt_earp.state import FOLLOW_UP, OVER, PILE, PLAY_PHASE, State
from saloon.kernel.packed import i64, vec

HAND_AT: Final = 0  # own hand: how many of each kind
PILES_AT: Final = HAND_AT + KINDS  # per seat, per outlaw: series, Photo, Stagecoach, Bank, gun, Hideout
MONEY_AT: Final = PILES_AT + MOST_PLAYERS * OUTLAWS * PILE  # per seat
HELD_AT: Final = MONEY_AT + MOST_PLAYERS  # per seat: cards in hand
POTS_AT: Final = HELD_AT + MOST_PLAYERS
OPENED_AT: Final = POTS_AT + OUTLAWS
PHASE_AT: Final = OPENED_AT + OUTLAWS  # one of 12
TURN_AT: Final = PHASE_AT + OVER + 1  # one of 4: the active player
ACTOR_AT: Final = TURN_AT + MOST_PLAYERS  # one of 4: who must decide
TOP_AT: Final = ACTOR_AT + MOST_PLAYERS  # one of 20: the top discard
CARD_AT: Final = TOP_AT + KINDS  # one of 20: the card being resolved
SHOT_AT: Final = CARD_AT + KINDS  # one of 20: its shot card
PICKED_AT: Final = SHOT_AT + KINDS  # one of 20: the card one has picked
AIM_AT: Final = PICKED_AT + KINDS  # one of 28: the pile in question
SHOWN_AT: Final = AIM_AT + MOST_PLAYERS * OUTLAWS  # per other seat: cards known to be in that hand
LIMIT_AT: Final = SHOWN_AT + (MOST_PLAYERS - 1) * KINDS  # per other seat, per outlaw: 1 if it was denied
DRAW_AT: Final = LIMIT_AT + (MOST_PLAYERS - 1) * OUTLAWS  # what may lie in the draw pile
WASTE_AT: Final = DRAW_AT + KINDS  # what may lie in the discard pile
REST_AT: Final = WASTE_AT + KINDS  # draw pile, discard pile, pass 2?, sheriff card used?, seats
OBSERVATION: Final = REST_AT + 5


def observe(s: State, me: i64, out: vec[i64]) -> None:
    """Write what `me` may know into `out`, which has at least OBSERVATION places."""
    for i in range(OBSERVATION):
        out[i] = 0
    for kind in range(KINDS):
        out[HAND_AT + kind] = s.hands[me * KINDS + kind]
    for i in range(s.seats):
        observe_seat(s, s.seat_after(me, i), i, out)
    for outlaw in range(OUTLAWS):
        out[POTS_AT + outlaw] = s.pots[outlaw] // THOUSAND
        out[OPENED_AT + outlaw] = s.opened[outlaw]
    observe_moment(s, me, out)
    observe_memory(s, me, out)
    out[REST_AT] = s.stocked
    out[REST_AT + 1] = s.wasted
    out[REST_AT + 2] = 1 if s.reshuffles > 0 else 0
    out[REST_AT + 3] = s.sheriff_used
    out[REST_AT + 4] = s.seats


def observe_seat(s: State, seat: i64, place: i64, out: vec[i64]) -> None:
    """WE-18.2 Territory, money and hand size of a player are public."""
    size: i64 = OUTLAWS * PILE
    for i in range(size):
        out[PILES_AT + place * size + i] = s.piles[seat * size + i]
    out[MONEY_AT + place] = s.money[seat] // THOUSAND
    out[HELD_AT + place] = s.held[seat]


def observe_moment(s: State, me: i64, out: vec[i64]) -> None:
    """Whose turn, what is asked of whom, and the card in question; a pending follow-up is the picker's secret."""
    out[PHASE_AT + seen_phase(s, me)] = 1
    out[TURN_AT + (s.turn - me + s.seats) % s.seats] = 1
    if s.actor >= 0:
        out[ACTOR_AT + (s.actor - me + s.seats) % s.seats] = 1
    if s.wasted > 0:
        out[TOP_AT + s.top_discard()] = 1
    if s.card != NO_CARD:
        out[CARD_AT + s.card] = 1
    if s.shot != NO_CARD:
        out[SHOT_AT + s.shot] = 1
    if s.picked != NO_CARD and s.turn == me:
        out[PICKED_AT + s.picked] = 1
    if s.aim_seat >= 0:
        out[AIM_AT + (s.aim_seat - me + s.seats) % s.seats * OUTLAWS + s.aim_outlaw] = 1


def seen_phase(s: State, me: i64) -> i64:
    """21.5 To everybody but the picker a follow-up looks like the play phase (OPT-13: unless it is always asked)."""
    if s.phase == FOLLOW_UP and me != s.turn and s.options.we_response != ANY_TIME:
        return PLAY_PHASE
    return s.phase


def observe_memory(s: State, me: i64, out: vec[i64]) -> None:
    """What the seat may remember; nothing in worlds that were only imagined."""
    memory = s.memory
    if memory is None:
        return
    for i in range(1, s.seats):
        seat = s.seat_after(me, i)
        for kind in range(KINDS):
            out[SHOWN_AT + (i - 1) * KINDS + kind] = memory.shown[seat * KINDS + kind]
        for outlaw in range(OUTLAWS):
            if memory.limit[seat * OUTLAWS + outlaw] != NO_LIMIT:
                out[LIMIT_AT + (i - 1) * OUTLAWS + outlaw] = 1
    if memory.detailed:
        for kind in range(KINDS):
            out[DRAW_AT + kind] = memory.may_draw[me * KINDS + kind]
            out[WASTE_AT + kind] = memory.may_discard[me * KINDS + kind]
    else:
        unseen = s.unseen_by(me, memory)
        for kind in range(KINDS):
            out[DRAW_AT + kind] = unseen[kind]
        for i in range(s.wasted):
            out[DRAW_AT + s.waste[i]] -= 1
            out[WASTE_AT + s.waste[i]] += 1
