"""The turn: drawing (WE-3), laying outlaw cards (WE-4), discarding (WE-5); the open choices and what answers do.

The other chapters: `rounds.py` WE-2 and WE-14 to WE-17, `supply.py` WE-6 and WE-8, `sheriff.py` WE-7 and WE-9 to
WE-13, `scoring.py` WE-15, `views.py` WE-18.
"""

from saloon.games.wyatt_earp.cards import (
    HIDEOUT,
    KINDS,
    MOST_WANTED,
    NO_CARD,
    OUTLAW_KINDS,
    OUTLAWS,
    SERIES,
    SHERIFF_KINDS,
    THOUSAND,
    WYATT_EARP,
)
from saloon.games.wyatt_earp.codes import (
    ANSWER_NO,
    ANSWER_YES,
    ASK,
    ASK_ORDER,
    ATTACH,
    COVER,
    COVER_OWN,
    DISCARD,
    EARP_ANSWER,
    EARP_DRAW,
    EARP_PASS,
    EARP_PICK,
    HIDE,
    KEEP,
    LAY,
    LEFT,
    PHOTO_NO,
    PHOTO_YES,
    PLAY_PHOTO,
    RIGHT,
    ROB,
    SHOOT,
    SPARE,
    STEAL,
    TAKE_DISCARD,
    TAKE_TWO,
    UNCOVER,
    UNCOVER_OTHER,
    pick_code,
    picked_kind,
    shot_card,
)
from saloon.games.wyatt_earp.events import (
    DISCARDED,
    FOR_ATTACHING,
    FOR_HIDING,
    FOR_REMOVING,
    FOR_STEALING,
    LAID,
    TOOK,
)
from saloon.games.wyatt_earp.options import FORBIDDEN, FROM_DRAW_PILE, PER_TURN, PHOTO_OFF, RISK
from saloon.games.wyatt_earp.piles import can_attach, can_cover, can_steal, can_uncover
from saloon.games.wyatt_earp.rounds import add_to_pot, end_turn
from saloon.games.wyatt_earp.sheriff import (
    aim,
    answer_hideout,
    answer_photo_window,
    ask,
    decline_theft,
    draw_with_earp,
    fill_sheriff,
    go_on,
    keep,
    leaves_a_card,
    look_through,
    may_decline_theft,
    open_photo_window,
    pass_in_earp_window,
    pick,
    play_photo,
    play_with_shot,
    shoot_at_hideout,
)
from saloon.games.wyatt_earp.state import (
    AIM_HIDEOUT,
    AIM_PILE,
    AIM_REMOVE,
    AIM_STEAL,
    SERIES_CARDS,
    State,
)
from saloon.games.wyatt_earp.supply import draw_two
from saloon.kernel.packed import i64, vec

# 3. The turn


def take_two(s: State) -> None:
    """WE-3.2 Either the top two cards of the draw pile, WE-3.3 unseen by the others,"""
    if draw_two(s, s.turn, False):
        go_on(s)


def take_discard(s: State) -> None:
    """WE-3.2 or the top card of the discard pile, WE-3.3 which everybody saw; WE-5.5 it is the neighbour's discard.

    WE-3.4 There always is one, except after a turn without a discard (OPT-28). The card below it comes to light:
    whoever has not seen it before learns something by this, and cannot take it back (WE-R63).
    """
    seat = s.turn
    s.wasted -= 1
    kind = s.waste[s.wasted]
    s.gain(seat, kind)
    s.taken = kind
    memory = s.memory
    if memory is not None and memory.murky(seat) >= s.wasted > 0:
        s.undoable = 0
    s.tell(TOOK, seat, kind)
    go_on(s)


# 4. Playing outlaw cards


def lay(s: State, outlaw: i64, n: i64) -> None:
    """WE-4.1 Into the own territory, WE-4.9 onto the one pile of that outlaw; WE-3.6 there they stay."""
    opening = s.opened[outlaw] == 0
    s.lose(s.turn, outlaw, n)
    s.count_new_pile(s.turn, outlaw)
    s.piles[s.pile(s.turn, outlaw) + SERIES_CARDS] += n
    s.opened[outlaw] = 1
    s.acted = 1
    s.picked = NO_CARD
    if outlaw == s.taken:
        s.taken = NO_CARD  # OPT-29: what is left of that kind are other copies
    s.tell(LAID, s.turn, outlaw, n)
    add_to_pot(s, outlaw, laying_reward(s, outlaw, n))
    s.laid[outlaw] += n
    if opening and s.options.photo_out_of_turn != PHOTO_OFF:
        open_photo_window(s, outlaw)
    else:
        go_on(s)


def laying_reward(s: State, outlaw: i64, n: i64) -> i64:
    """WE-4.6 (n - 1) x $1,000 for each laying, WE-4.8 each outlaw by itself; WE-4.7 OPT-07 or for each turn."""
    if s.options.reward_batching == PER_TURN and s.laid[outlaw] > 0:
        return n * THOUSAND
    return (n - 1) * THOUSAND


# 5. Discarding


def discard(s: State, kind: i64) -> None:
    """WE-5.1 Exactly one card ends the turn, WE-5.2 without effect, WE-5.3 whatever else went there."""
    seat = s.turn
    s.hands[seat * KINDS + kind] -= 1
    s.held[seat] -= 1
    s.waste[s.wasted] = kind
    s.wasted += 1
    s.tell(DISCARDED, seat, kind)
    end_turn(s, s.held[seat] == 0)


# The open choices, question by question (21.3); none of this depends on what the deciding seat cannot know (21.5)


def fill_draw(s: State, out: vec[i64]) -> i64:
    """DP-1 WE-3.2 Two of the draw pile or one of the discard pile: no other choice."""
    out[0] = TAKE_TWO
    out[1] = TAKE_DISCARD
    return 2 if s.wasted > 0 else 1


def fill_follow_up(s: State, out: vec[i64]) -> i64:
    """DP-16 WE-7.3 The picked sheriff card, now: the one exception to the limit; or keep it."""
    n = fill_sheriff(s, s.picked, out, 0) if s.picked >= OUTLAWS and leaves_a_card(s) else 0
    out[n] = KEEP
    return n + 1


def fill_answer(out: vec[i64], can: bool, yes: i64) -> i64:
    """DP-14, DP-19 Yes, if the card is there, and no, which is always possible."""
    if can:
        out[0] = yes
        out[1] = yes + 1
        return 2
    out[0] = yes + 1
    return 1


def fill_play(s: State, out: vec[i64]) -> i64:
    """WE-3.5 Any number of outlaw cards and at most one sheriff card, in any order; a discard ends the turn.

    WE-4.2 The first cards of an outlaw are a series of at least three, WE-4.3 Photo not counted; WE-4.4 then one is
    enough. WE-5.4 One card must remain for the discard; WE-4.10 cards gained this turn count like all others.
    """
    n: i64 = 0
    turn = s.turn
    hands = s.hands
    hand = turn * KINDS  # where the hand begins
    opened = s.opened
    spare = s.held[turn] if s.options.last_card_guard == RISK else s.held[turn] - 1
    for outlaw in OUTLAW_KINDS:
        have = hands[hand + outlaw]
        if have:
            cards: i64 = 1 if opened[outlaw] else SERIES
            while cards <= have and cards <= spare:
                out[n] = LAY + outlaw * 7 + cards - 1
                n += 1
                cards += 1
            out[n] = DISCARD + outlaw  # WE-5.2 any card of the hand
            n += 1
    may_play = not s.sheriff_used  # WE-7.1 one sheriff card a turn
    for kind in SHERIFF_KINDS:
        if hands[hand + kind]:
            if may_play and (spare > 0 or kind == WYATT_EARP):
                n = fill_sheriff(s, kind, out, n)
            out[n] = DISCARD + kind
            n += 1
    return n if s.options.discard_taken_card != FORBIDDEN else without_taken_card(s, out, n)


def without_taken_card(s: State, out: vec[i64], n: i64) -> i64:
    """WE-5.6 OPT-29 The card that was taken may not go straight back, unless it is the only one or has a double."""
    if s.taken == NO_CARD or s.held[s.turn] == 1 or s.hands[s.turn * KINDS + s.taken] != 1:
        return n
    kept: i64 = 0
    for i in range(n):
        if out[i] != DISCARD + s.taken:
            out[kept] = out[i]
            kept += 1
    return kept


def fill_picks(s: State, out: vec[i64]) -> i64:
    """DP-15 Every kind in the pile but Wyatt Earp."""
    from_draw = s.options.we_pick_source == FROM_DRAW_PILE
    pile = s.stock if from_draw else s.waste
    cards = s.stocked if from_draw else s.wasted
    there: i64 = 0
    for i in range(cards):
        there |= 1 << pile[i]
    n: i64 = 0
    for kind in range(KINDS):
        if kind != WYATT_EARP and there >> kind & 1:
            out[n] = pick_code(kind)
            n += 1
    return n


def fill_aims(s: State, out: vec[i64]) -> i64:
    """DP-11, DP-12, DP-13, DP-17 The piles at which the card may be aimed, own piles first, then clockwise."""
    n: i64 = 0
    for i in range(s.seats if s.phase != AIM_PILE else 1):
        seat = s.seat_after(s.turn, i)
        for outlaw in range(OUTLAWS):
            if s.phase == AIM_PILE:
                if can_attach(s, s.card, outlaw):
                    out[n] = ATTACH + outlaw
                    n += 1
            elif s.phase == AIM_STEAL:
                if can_steal(s, seat, outlaw):
                    out[n] = ROB + (i - 1) * OUTLAWS + outlaw
                    n += 1
            elif s.phase == AIM_HIDEOUT:
                if can_cover(s, seat, outlaw):
                    out[n] = COVER + (i - 1) * OUTLAWS + outlaw if i else COVER_OWN + outlaw
                    n += 1
            elif s.phase == AIM_REMOVE and can_uncover(s, seat, outlaw):
                out[n] = UNCOVER_OTHER + (i - 1) * OUTLAWS + outlaw if i else UNCOVER + outlaw
                n += 1
    if s.phase == AIM_STEAL and may_decline_theft(s):
        out[n] = SPARE
        n += 1
    return n


def fill_earp_window(s: State, out: vec[i64]) -> i64:
    """DP-20 Any own Hideout may be shot at, with a Wyatt Earp."""
    n: i64 = 0
    if s.has(s.actor, WYATT_EARP):
        for outlaw in range(OUTLAWS):
            if s.covered(s.actor, outlaw):
                out[n] = EARP_ANSWER + outlaw
                n += 1
    out[n] = EARP_PASS
    return n + 1


# The answers


def play_sheriff_card(s: State, code: i64) -> None:
    """A sheriff card is played from the hand."""
    if code < SHOOT:
        play_photo(s, s.turn, code - PLAY_PHOTO)
        go_on(s)
    elif code < ASK:
        play_with_shot(s, shot_card(code), FOR_ATTACHING)
    elif code < STEAL:
        ask(s, (code - ASK) // 2, LEFT if (code - ASK) % 2 == 0 else RIGHT)
    elif code == STEAL:
        play_with_shot(s, MOST_WANTED, FOR_STEALING)
    elif code == HIDE:
        play_with_shot(s, HIDEOUT, FOR_HIDING)
    elif code == EARP_DRAW:
        draw_with_earp(s)
    elif code == EARP_PICK:
        look_through(s)
    else:
        play_with_shot(s, WYATT_EARP, FOR_REMOVING)


def answer_question(s: State, code: i64) -> None:
    """The answer to what a card asked for."""
    if code < ROB:
        aim(s, s.turn, code - ATTACH)
    elif code < COVER:
        aim_at(s, code - ROB)
    elif code < ANSWER_YES:
        aim_at(s, code - COVER)
    elif code <= ANSWER_NO:
        answer_hideout(s, code == ANSWER_YES)
    elif code < KEEP:
        pick(s, picked_kind(code))
    elif code == KEEP:
        keep(s)
    elif code < DISCARD:
        aim(s, s.turn, code - UNCOVER)
    elif code <= PHOTO_NO:
        answer_photo_window(s, code == PHOTO_YES)
    elif code < COVER_OWN:
        ask(s, (code - ASK_ORDER) // 4, (code - ASK_ORDER) % 4 + 2)
    elif code < EARP_ANSWER:
        aim(s, s.turn, code - COVER_OWN)
    elif code < EARP_PASS:
        shoot_at_hideout(s, s.actor, code - EARP_ANSWER)
    elif code == EARP_PASS:
        pass_in_earp_window(s)
    elif code < SPARE:
        aim_at(s, code - UNCOVER_OTHER)
    else:
        decline_theft(s)


def aim_at(s: State, place: i64) -> None:
    """At a pile of another player, counted from the left neighbour."""
    aim(s, s.seat_after(s.turn, place // OUTLAWS + 1), place % OUTLAWS)
