"""The draw pile: taking two cards, running out (WE-6), and shots (WE-8)."""

from typing import Final

from saloon.games.wyatt_earp.cards import KINDS, NO_CARD, is_outlaw
from saloon.games.wyatt_earp.events import DREW, EXHAUSTED, RESHUFFLED, TURNED
from saloon.games.wyatt_earp.options import (
    EXHAUSTED_TAKE_REMAINING,
    FIRST_PASS_ILLEGAL,
    SHOT_AUTO_MISS,
    SHOT_ENDS_ROUND,
    SHOT_ILLEGAL,
    SHOT_RESHUFFLES_AGAIN,
    SHUFFLE_IN,
    TAKE_REMAINING,
)
from saloon.games.wyatt_earp.rounds import end_round
from saloon.games.wyatt_earp.state import State
from saloon.kernel.packed import i64

MISS: Final = 0
HIT: Final = 1
ROUND_OVER: Final = 2

# 6. Draw-pile exhaustion


def supply(s: State) -> i64:
    """How many cards a draw can bring: in pass 1 the discard pile will be shuffled in (WE-6.2)."""
    return s.stocked + s.wasted if s.reshuffles == 0 else s.stocked


def takes_what_is_left(s: State, with_earp: bool) -> bool:
    """OPT-05 and OPT-39: whether too few cards are drawn all the same, instead of ending the round."""
    if s.reshuffles == 0:
        return s.options.short_supply == TAKE_REMAINING
    return with_earp and s.options.we_draw_exhausted == EXHAUSTED_TAKE_REMAINING


def draw_two(s: State, seat: i64, with_earp: bool) -> bool:
    """WE-3.2 The top two cards of the draw pile; false if that ended the round instead.

    WE-6.6 In pass 2, with fewer than two cards there, choosing this ends the round at once; WE-6.9 Wyatt Earp's
    draw does the same; WE-6.13 so does pass 1 when both piles together have fewer than two.
    """
    if s.stocked >= 2:
        draw(s, seat)
        draw(s, seat)
        return True
    if supply(s) < 2 and not takes_what_is_left(s, with_earp):
        end_round(s, EXHAUSTED)
        return False
    if s.options.reshuffle_partial == SHUFFLE_IN and s.reshuffles == 0 and s.wasted > 0:
        reshuffle(s)
    for _ in range(2):
        if s.stocked == 0 and s.reshuffles == 0 and s.wasted > 0:
            reshuffle(s)  # WE-6.3 only when a card is needed and missing; WE-6.8 also for Wyatt Earp
        if s.stocked > 0:
            draw(s, seat)
    return True


def draw(s: State, seat: i64) -> None:
    """WE-3.3 The top card goes to the hand, unseen by the others."""
    s.stocked -= 1
    kind = s.stock[s.stocked]
    s.hands[seat * KINDS + kind] += 1
    s.held[seat] += 1
    s.undoable = 0
    s.tell(DREW, seat, kind)


def reshuffle(s: State) -> None:
    """WE-6.1 Once a round; WE-6.4 the whole discard pile, its top card included, WE-6.5 but no card being resolved."""
    memory = s.memory
    if memory is not None:
        off_table = s.off_table()
        for viewer in range(s.seats, -1, -1):  # whoever has no seat first: the others build on that
            if memory.knows_all_gaps(viewer):
                unseen = off_table[:]
                s.take_off_hands(unseen, viewer, memory)
                memory.tighten(viewer, unseen)
    left = s.stocked
    for i in range(s.wasted):
        s.stock[left + i] = s.waste[i]
    s.stocked += s.wasted
    s.wasted = 0
    s.reshuffles += 1
    s.undoable = 0
    s.rng.shuffle(s.stock, s.stocked)
    s.tell(RESHUFFLED, s.stocked, left)


def ran_out(s: State) -> bool:
    """WE-6.12 Under `second_exhaustion=on_empty` the last card of pass 2 ends the round, once it has done its work."""
    return s.reshuffles > 0 and s.stocked == 0


# 8. Shots


def shot_possible(s: State, about_to_be_discarded: i64) -> bool:
    """WE-6.10 There is a card to turn over, or the reshuffle of the round will bring one; WE-6.11 else by option.

    A card that goes to the discard pile before its shot counts there.
    """
    if s.stocked > 0:
        return True
    discards = s.wasted + about_to_be_discarded
    if s.reshuffles == 0 and discards > 0:
        return s.options.shot_first_pass != FIRST_PASS_ILLEGAL
    if s.options.shot_exhausted == SHOT_RESHUFFLES_AGAIN:
        return discards > 0
    return s.options.shot_exhausted != SHOT_ILLEGAL


def shoot(s: State) -> i64:
    """WE-8.1 Turn over the top card of the draw pile onto the discard pile; WE-8.2 an outlaw card is a hit."""
    if s.stocked == 0 and (s.reshuffles == 0 or s.options.shot_exhausted == SHOT_RESHUFFLES_AGAIN) and s.wasted > 0:
        reshuffle(s)
    if s.stocked == 0:
        if s.options.shot_exhausted == SHOT_ENDS_ROUND:
            end_round(s, EXHAUSTED)
            return ROUND_OVER
        assert s.options.shot_exhausted == SHOT_AUTO_MISS
        s.shot = NO_CARD
        s.tell(TURNED, NO_CARD, MISS)
        return MISS
    s.shot = s.pop_stock()
    s.push_waste(s.shot)  # WE-8.5 it lies there for all to see
    hit = HIT if is_outlaw(s.shot) else MISS
    s.tell(TURNED, s.shot, hit)
    return hit
