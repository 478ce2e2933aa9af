"""Sheriff cards, in the order of the rulebook: WE-7 in general, WE-9 Photo to WE-13 Wyatt Earp.

Each card has a question (`may_...`: can a card of the hand be played now?) and an effect; those that are only about
piles stand in `piles.py`. A card that needs a shot is announced, shot with and aimed: `announce`, `fire`, `ask_aim`,
`take_effect`.
"""

from typing import Final

from saloon.games.wyatt_earp.cards import HIDEOUT, MOST_WANTED, NO_CARD, OUTLAWS, PHOTO, WYATT_EARP, is_outlaw, reward
from saloon.games.wyatt_earp.codes import (
    ASK,
    ASK_ORDER,
    CODES,
    COVER_OWN,
    EARP_DRAW,
    EARP_PICK,
    EARP_REMOVE,
    HIDE,
    ORDERS,
    PLAY_PHOTO,
    STEAL,
    asked_seat,
    shot_code,
)
from saloon.games.wyatt_earp.events import (
    ASKED,
    ATTACHED,
    COVERED,
    DECLINED,
    DENIED,
    EXHAUSTED,
    FOR_ASKING,
    FOR_ATTACHING,
    FOR_DRAWING,
    FOR_HIDING,
    FOR_PHOTO,
    FOR_PICKING,
    FOR_REMOVING,
    FOR_STEALING,
    GAVE,
    KEPT,
    LOOKED,
    NO_DISCARD,
    PICKED,
    PLAYED,
    SPENT,
    STOLE,
)
from saloon.games.wyatt_earp.options import (
    ANY_OPENING,
    ANY_ORDER,
    ANY_SCOPE,
    ANY_TIME,
    BEFORE_SHOT,
    CLOCKWISE_ONLY,
    EXHAUSTED_ILLEGAL,
    FROM_DRAW_PILE,
    IN_DISCARD,
    MAY_DECLINE,
    ON_EMPTY,
    OPEN_DISCARD,
    PRESENCE,
    RISK,
    SHOWN,
)
from saloon.games.wyatt_earp.piles import (
    attach,
    can_uncover,
    discard_orphans,
    discarded_before_shot,
    may_attach,
    may_hide,
    may_steal,
    nothing_lies_of,
    somebody_has_a_hideout,
    uncover,
)
from saloon.games.wyatt_earp.rounds import add_to_pot, end_round, end_turn, nothing_in_question
from saloon.games.wyatt_earp.state import (
    AIM_HIDEOUT,
    AIM_PILE,
    AIM_REMOVE,
    AIM_STEAL,
    ALL_HIDEOUTS,
    EARP_WINDOW,
    FOLLOW_UP,
    HIDEOUT_ANSWER,
    HIDEOUTS,
    LYING,
    PHOTO_WINDOW,
    PHOTOS,
    PICK_PHASE,
    PLAY_PHASE,
    SERIES_CARDS,
    State,
)
from saloon.games.wyatt_earp.supply import (
    HIT,
    ROUND_OVER,
    draw_two,
    ran_out,
    shoot,
    shot_possible,
    supply,
    takes_what_is_left,
)
from saloon.kernel.packed import i64, vec
from saloon.kernel.rows import put_row

# The codes of asking, by what orders there are.
ASK_LEFT: Final = vec[i64](list(range(ASK, STEAL, 2)))
ASK_LEFT_OR_RIGHT: Final = vec[i64](list(range(ASK, STEAL)))
ASK_IN_ANY_ORDER: Final = vec[i64](list(range(ASK, STEAL)) + list(range(ASK_ORDER, COVER_OWN)))

# 7. Sheriff cards in general


def leaves_a_card(s: State) -> bool:
    """WE-5.4 The last card must be discarded, not played; OPT-28 unless the table likes to gamble."""
    return s.held[s.turn] > 1 or s.options.last_card_guard == RISK


def fill_sheriff(s: State, kind: i64, out: vec[i64], n: i64) -> i64:
    """DP-3 to DP-10 The ways in which a sheriff card of the hand may be played now, if a card is left to discard."""
    if kind < WYATT_EARP:
        if s.opened[kind - PHOTO] > 0:  # WE-9.2 opened by anybody; WE-9.1 no shot
            out[n] = PLAY_PHOTO + kind - PHOTO
            n += 1
    elif kind == WYATT_EARP:
        n = fill_earp(s, out, n)
    elif kind == HIDEOUT:
        if may_hide(s):
            out[n] = HIDE
            n += 1
    elif kind == MOST_WANTED:
        n = fill_asks(s, out, n)
        if may_steal(s):
            out[n] = STEAL
            n += 1
    elif may_attach(s, kind):
        out[n] = shot_code(kind)
        n += 1
    return n


def fill_earp(s: State, out: vec[i64], n: i64) -> i64:
    """WE-13.1 One of three uses; the first two may be made with the last card (OPT-28)."""
    if may_draw_with_earp(s):
        out[n] = EARP_DRAW
        n += 1
    if may_pick(s):
        out[n] = EARP_PICK
        n += 1
    if may_remove(s):
        out[n] = EARP_REMOVE
        n += 1
    return n


def announce(s: State, seat: i64, kind: i64, use: i64) -> None:
    """WE-7.9 Card and use are announced first; WE-7.2 from now on the card counts as played, whatever it brings."""
    picked: i64 = 0
    if s.phase == FOLLOW_UP:
        picked = 2 if pick_is_shown(s) else 1
    s.lose(seat, kind)
    s.card = kind
    s.use = use
    s.shot = NO_CARD
    s.picked = NO_CARD
    s.acted = 1
    if seat == s.turn and kind == s.taken:
        s.taken = NO_CARD
    if seat == s.turn and s.phase != PHOTO_WINDOW:
        s.sheriff_used = 1
    s.tell(PLAYED, seat, kind, use, picked)
    if s.options.resolving_card == IN_DISCARD and (kind == MOST_WANTED or kind == WYATT_EARP):
        spend(s, seat)


def spend(s: State, seat: i64) -> None:
    """WE-8.3, WE-8.6 The spent card goes on top of the discard pile, above its shot card."""
    if s.card != NO_CARD:
        s.push_waste(s.card)
        s.tell(SPENT, seat, s.card)
        s.card = NO_CARD


def play_with_shot(s: State, kind: i64, use: i64) -> None:
    """WE-8.4 Shoot first and aim after a hit; OPT-25 or aim first."""
    announce(s, s.turn, kind, use)
    if s.options.target_timing == BEFORE_SHOT:
        ask_aim(s)
    else:
        fire(s)


def fire(s: State) -> None:
    result = shoot(s)
    if result == ROUND_OVER:
        return
    if result == HIT:
        if s.options.target_timing == BEFORE_SHOT:
            take_effect(s)
        else:
            ask_aim(s)
    else:
        spend(s, s.turn)
        nothing_in_question(s)  # OPT-25 nor where it was aimed: that was told to nobody
        go_on(s)


def ask_aim(s: State) -> None:
    """Which pile? DP-11 to DP-13; DP-17 only if there is more than one Hideout to remove."""
    if s.use == FOR_ATTACHING:
        s.phase = AIM_PILE
    elif s.use == FOR_STEALING:
        s.phase = AIM_STEAL
    elif s.use == FOR_HIDING:
        s.phase = AIM_HIDEOUT
    else:
        s.phase = AIM_REMOVE
        aim_at_the_only_hideout(s)


def aim_at_the_only_hideout(s: State) -> None:
    found: i64 = 0
    owner: i64 = 0
    covered: i64 = 0
    for seat in range(s.seats):
        for outlaw in range(OUTLAWS):
            if can_uncover(s, seat, outlaw):
                found += 1
                owner = seat
                covered = outlaw
    if found == 1:
        aim(s, owner, covered)


def aim(s: State, seat: i64, outlaw: i64) -> None:
    s.aim_seat = seat
    s.aim_outlaw = outlaw
    if s.options.target_timing == BEFORE_SHOT:
        fire(s)
    else:
        take_effect(s)


def take_effect(s: State) -> None:
    """WE-8.3 A hit: the card does what it was played for, where it was aimed."""
    if s.use == FOR_ATTACHING:
        attach(s, s.aim_outlaw)
        go_on(s)
    elif s.use == FOR_STEALING:
        steal(s, s.aim_seat, s.aim_outlaw)
        go_on(s)
    elif s.use == FOR_HIDING:
        cover(s, s.aim_seat, s.aim_outlaw)
    else:
        uncover(s, s.aim_seat, s.aim_outlaw)
        spend(s, s.turn)
        go_on(s)


def go_on(s: State) -> None:
    """The action is done: the turn goes on where it was (WE-13.16), unless the draw pile ended the round.

    OPT-28 A player who gambled his last card away ends his turn without a discard.
    """
    if s.options.second_exhaustion == ON_EMPTY and ran_out(s):
        end_round(s, EXHAUSTED)
        return
    if s.use:
        nothing_in_question(s)
    if s.options.we_response == ANY_TIME and ask_next_in_earp_window(s):
        return
    s.phase = PLAY_PHASE
    s.actor = s.turn
    s.passed = 0
    if s.held[s.turn] == 0:
        s.tell(NO_DISCARD, s.turn)
        end_turn(s, False)


# 9. Photo


def play_photo(s: State, seat: i64, outlaw: i64) -> None:
    """WE-9.3 It joins the own pile or starts one; WE-9.4 $1,000 flat; WE-9.6 in nothing else an outlaw card."""
    announce(s, seat, PHOTO + outlaw, FOR_PHOTO)
    s.count_new_pile(seat, outlaw)
    s.piles[s.pile(seat, outlaw) + PHOTOS] += 1
    s.card = NO_CARD
    s.tell(ATTACHED, seat, outlaw, PHOTO + outlaw)
    add_to_pot(s, outlaw, reward(PHOTO + outlaw))


def open_photo_window(s: State, outlaw: i64) -> None:
    """WE-9.7 After an opening the holder of the Photo may lay it at once, WE-7.4 for free: so everybody is asked."""
    s.phase = PHOTO_WINDOW
    s.use = FOR_PHOTO
    s.aim_outlaw = outlaw
    s.undoable = 0
    ask_next_in_photo_window(s)


def ask_next_in_photo_window(s: State) -> None:
    """Clockwise, the opener last and only under `any_opening`; nobody without cards is asked, for all can see that."""
    seat = s.left_of(s.actor)
    while seat != s.turn and s.held[seat] == 0:
        seat = s.left_of(seat)
    if seat == s.turn and s.options.photo_out_of_turn != ANY_OPENING:
        go_on(s)
    else:
        s.actor = seat


def may_interrupt_with_photo(s: State) -> bool:
    """WE-9.7 The opener himself must keep a card for his discard."""
    return s.has(s.actor, PHOTO + s.aim_outlaw) and (s.actor != s.turn or leaves_a_card(s))


def answer_photo_window(s: State, yes: bool) -> None:
    if yes:
        play_photo(s, s.actor, s.aim_outlaw)
        go_on(s)
        return
    s.tell(DECLINED, s.actor)
    if s.actor == s.turn:
        go_on(s)
    else:
        ask_next_in_photo_window(s)


# 11. Most Wanted


def orders_of_asking(s: State) -> i64:
    """WE-11.3 To the left or to the right; OPT-10 in any order, or only clockwise. Among two there is one way."""
    if s.seats == 2 or s.options.most_wanted_order == CLOCKWISE_ONLY:
        return 1
    return ORDERS if s.options.most_wanted_order == ANY_ORDER and s.seats == 4 else 2


def fill_asks(s: State, out: vec[i64], n: i64) -> i64:
    """WE-11.4 Any of the seven outlaws may be named, opened or not; asking needs no shot and no target (WE-7.8)."""
    orders = orders_of_asking(s)
    asks = ASK_LEFT if orders == 1 else ASK_LEFT_OR_RIGHT if orders == 2 else ASK_IN_ANY_ORDER
    put_row(out, n, asks)
    return n + len(asks)


def ask(s: State, outlaw: i64, order: i64) -> None:
    """WE-11.2 The first who holds the outlaw must hand one over; WE-11.5 answers are true; WE-11.6 or it is spent."""
    announce(s, s.turn, MOST_WANTED, FOR_ASKING)
    s.undoable = 0
    s.tell(ASKED, s.turn, outlaw, order)
    for place in range(s.seats - 1):
        seat = s.seat_after(s.turn, asked_seat(order, place, s.seats))
        if s.has(seat, outlaw):
            s.lose(seat, outlaw)
            s.gain(s.turn, outlaw)
            s.tell(GAVE, seat, s.turn, outlaw)
            break
        s.tell(DENIED, seat, outlaw)
    spend(s, s.turn)
    go_on(s)


def steal(s: State, seat: i64, outlaw: i64) -> None:
    """WE-11.11 The card goes to the hand, WE-11.10 pot and opening stay; WE-11.1 Most Wanted is discarded."""
    s.piles[s.pile(seat, outlaw) + SERIES_CARDS] -= 1
    s.gain(s.turn, outlaw)
    s.tell(STOLE, s.turn, seat, outlaw)
    discard_orphans(s, seat, outlaw)
    s.recount(seat)
    if s.options.opened_test == PRESENCE and nothing_lies_of(s, outlaw):
        s.opened[outlaw] = 0
    spend(s, s.turn)


def may_decline_theft(s: State) -> bool:
    """WE-11.11 A card must be taken; OPT-40 or may be left. Who named it before the shot (OPT-25) takes it."""
    return s.options.mw_steal_decline == MAY_DECLINE and s.options.target_timing != BEFORE_SHOT


def decline_theft(s: State) -> None:
    s.tell(DECLINED, s.turn)
    spend(s, s.turn)
    go_on(s)


# 12. Hideout


def cover(s: State, seat: i64, outlaw: i64) -> None:
    """WE-12.3 The pile counts nothing now, WE-12.4 though it may grow; its owner may answer at once (WE-13.12)."""
    s.piles[s.pile(seat, outlaw) + HIDEOUTS] += 1
    s.recount(seat)
    s.card = NO_CARD
    s.tell(COVERED, s.turn, seat, outlaw)
    if s.options.we_response != ANY_TIME and seat != s.turn and s.held[seat] > 0 and shot_possible(s, 1):
        s.phase = HIDEOUT_ANSWER
        s.actor = seat
        s.undoable = 0
    else:
        go_on(s)


# 13. Wyatt Earp


def may_draw_with_earp(s: State) -> bool:
    """WE-13.2 No shot, no target; WE-6.9 when it would end the round: OPT-05. It may be the last card (WE-5.4)."""
    if s.stocked >= 2:
        return True
    if earp_draw_exhausted(s):
        return False
    return supply(s) > 0 or leaves_a_card(s) or not takes_what_is_left(s, True)


def earp_draw_exhausted(s: State) -> bool:
    """OPT-05 `illegal`: in pass 2 with fewer than two cards in the draw pile Wyatt Earp cannot draw."""
    return s.options.we_draw_exhausted == EXHAUSTED_ILLEGAL and s.reshuffles > 0 and s.stocked < 2


def draw_with_earp(s: State) -> None:
    """WE-13.2 Two cards; outlaw cards among them may be laid this turn, sheriff cards may not be played."""
    announce(s, s.turn, WYATT_EARP, FOR_DRAWING)
    if draw_two(s, s.turn, True):
        spend(s, s.turn)
        go_on(s)


def may_pick(s: State) -> bool:
    """WE-13.3 No shot; the last card will do, for a pick brings another (WE-5.4): OPT-12 not from the draw pile."""
    return can_pick(s) and (s.options.we_pick_source != FROM_DRAW_PILE or leaves_a_card(s))


def can_pick(s: State) -> bool:
    """WE-13.6 Something other than Wyatt Earps lies in the discard pile; OPT-12 or anything in the draw pile."""
    if s.options.we_pick_source == FROM_DRAW_PILE:
        return s.stocked > 0
    at = s.wasted - 1
    while at >= 0 and s.waste[at] == WYATT_EARP:
        at -= 1
    return at >= 0


def look_through(s: State) -> None:
    """WE-13.3 The pile may be looked through once the card is played, WE-13.5 and not before."""
    announce(s, s.turn, WYATT_EARP, FOR_PICKING)
    s.undoable = 0
    from_draw = s.options.we_pick_source == FROM_DRAW_PILE
    s.tell(LOOKED, s.turn, 1 if from_draw else 0)
    memory = s.memory
    if memory is not None:
        if from_draw:
            memory.looked_at_draw_pile(s.turn, s.stock, s.stocked)
            if memory.knows_all_gaps(s.turn):
                memory.tighten(s.turn, s.unseen_by(s.turn, memory))
        else:
            memory.looked(s.turn, s.waste, s.wasted)
    s.phase = PICK_PHASE
    if from_draw and nothing_to_pick(s):
        spend(s, s.turn)
        go_on(s)


def nothing_to_pick(s: State) -> bool:
    """OPT-12 A draw pile of Wyatt Earps alone: the card is spent for nothing, so that legality betrays nothing."""
    for i in range(s.stocked):
        if s.stock[i] != WYATT_EARP:
            return False
    return True


def pick(s: State, kind: i64) -> None:
    """WE-13.3 Any card but a Wyatt Earp; WE-13.4 then the Wyatt Earp is discarded; WE-13.9 a kept card is secret."""
    from_draw = s.options.we_pick_source == FROM_DRAW_PILE
    if from_draw:
        remove_from_stock(s, kind)
        s.rng.shuffle(s.stock, s.stocked)
    else:
        remove_from_waste(s, kind)
    s.undoable = 0
    s.gain(s.turn, kind)
    s.tell(PICKED, s.turn, kind, 1 if pick_is_shown(s) else 0, 1 if from_draw else 0)
    spend(s, s.turn)
    nothing_in_question(s)  # 21.5 to the others the pick is over, whatever the picker may still do
    s.picked = kind
    s.phase = FOLLOW_UP
    if s.options.we_response != ANY_TIME and not may_follow_up(s):
        go_on(s)  # nobody else can tell whether there was a choice (21.5)


def pick_is_shown(s: State) -> bool:
    """OPT-26; OPT-27 an open discard pile gives the card away as well, before and after can be compared."""
    if s.options.we_pick_secrecy == SHOWN:
        return True
    return s.options.discard_browsing == OPEN_DISCARD and s.options.we_pick_source != FROM_DRAW_PILE


def remove_from_waste(s: State, kind: i64) -> None:
    """The uppermost card of that kind."""
    at = s.wasted - 1
    while s.waste[at] != kind:
        at -= 1
    s.wasted -= 1
    for i in range(at, s.wasted):
        s.waste[i] = s.waste[i + 1]


def remove_from_stock(s: State, kind: i64) -> None:
    at = s.stocked - 1
    while s.stock[at] != kind:
        at -= 1
    s.stocked -= 1
    s.stock[at] = s.stock[s.stocked]


def may_follow_up(s: State) -> bool:
    """WE-13.7 A picked sheriff card may be played at once, if its own conditions and the last-card guard allow."""
    if is_outlaw(s.picked) or not leaves_a_card(s):  # WE-13.8 an outlaw card may be laid at any time this turn
        return False
    return fill_sheriff(s, s.picked, vec[i64]([0] * CODES), 0) > 0


def keep(s: State) -> None:
    """WE-13.7 Not played at once, it may not be played this turn."""
    s.tell(KEPT, s.turn)
    if s.options.we_response == ANY_TIME:
        s.picked = NO_CARD  # there the question is always asked, so its end is no secret
    go_on(s)


def may_remove(s: State) -> bool:
    """WE-13.10 With a shot, if an own pile is covered (OPT-33: any pile); WE-13.11 as the sheriff card of the turn."""
    any_pile = s.options.we_remove_scope == ANY_SCOPE and somebody_has_a_hideout(s)
    if s.lying[s.turn * LYING + ALL_HIDEOUTS] == 0 and not any_pile:
        return False
    return leaves_a_card(s) and shot_possible(s, discarded_before_shot(s))


def answer_hideout(s: State, yes: bool) -> None:
    """WE-13.12 Its owner, and nobody else, may try once to remove the Hideout; WE-18.6 silence proves nothing."""
    if yes:
        shoot_at_hideout(s, s.actor, s.aim_outlaw)
    else:
        s.tell(DECLINED, s.actor)
        go_on(s)


def shoot_at_hideout(s: State, seat: i64, outlaw: i64) -> None:
    """WE-13.13 Wyatt Earp is discarded before the shot, WE-13.15 be it the last card; WE-13.14 one try only."""
    announce(s, seat, WYATT_EARP, FOR_REMOVING)
    s.passed = 0
    spend(s, seat)
    result = shoot(s)
    if result == ROUND_OVER:
        return
    if result == HIT:
        uncover(s, seat, outlaw)
    go_on(s)


def ask_next_in_earp_window(s: State) -> bool:
    """OPT-13 Players with a covered pile are asked clockwise from the active player, again until all have passed."""
    if not shot_possible(s, 1):
        return False
    for i in range(1, s.seats):
        seat = s.seat_after(s.turn, i)
        if not s.passed >> seat & 1 and s.held[seat] > 0 and s.lying[seat * LYING + ALL_HIDEOUTS] > 0:
            s.phase = EARP_WINDOW
            s.actor = seat
            s.undoable = 0
            return True
    return False


def pass_in_earp_window(s: State) -> None:
    s.tell(DECLINED, s.actor)
    s.passed |= 1 << s.actor
    go_on(s)
