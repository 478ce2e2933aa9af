"""Worlds that a seat cannot tell from the real one.

`redeal` forgets every hidden card and deals the hidden cards anew, within the bounds of what the seat may remember
(`memory.py`). It reads counts only, never which card really lies where, so the same knowledge and the same chance
give the same world.
"""

from saloon.games.wyatt_earp.cards import (
    KINDS,
    NO_CARD,
    OUTLAWS,
    WYATT_EARP,
)
from saloon.games.wyatt_earp.memory import IN_DISCARDS, IN_DRAW_PILE, IN_HANDS, NO_LIMIT, Memory
from saloon.games.wyatt_earp.options import ANY_TIME
from saloon.games.wyatt_earp.sheriff import may_follow_up, pick_is_shown
from saloon.games.wyatt_earp.state import (
    FOLLOW_UP,
    OVER,
    PLAY_PHASE,
    State,
)
from saloon.kernel.packed import i64, vec
from saloon.kernel.rng import Source


def redeal(w: State, memory: Memory, me: i64, rng: Source) -> None:
    """Deal what `me` cannot see anew; `me` = number of seats stands for a spectator."""
    unseen = w.unseen_by(me, memory)
    drawn = vec[i64]([0] * KINDS)  # may lie in the draw pile
    kept = vec[i64]([0] * KINDS)  # can only lie in hands
    for kind in range(KINDS):
        drawn[kind] = memory.bound(me, IN_DRAW_PILE, kind)
        kept[kind] = memory.bound(me, IN_HANDS, kind)
    redeal_discards(w, memory, me, unseen, kept, rng)
    move_strays(memory.strays_from(me), unseen, drawn, kept, rng)
    deal_two_lots(w, memory, me, unseen, drawn, kept, rng)
    if me != w.turn and w.picked != NO_CARD and w.phase != OVER and not pick_is_shown(w):
        imagine_pick(w, memory, rng)


def redeal_discards(w: State, memory: Memory, me: i64, unseen: vec[i64], kept: vec[i64], rng: Source) -> None:
    """The discard pile is as everybody saw it grow, less what others picked from it secretly (WE-18.4)."""
    secrets = memory.secrets_from(me)
    if secrets == 0:
        for i in range(w.wasted):
            unseen[w.waste[i]] -= 1
        return
    top = w.top_discard()
    pile = vec[i64]([0] * KINDS)
    gone: i64 = 0
    for kind in range(KINDS):
        pile[kind] = memory.bound(me, IN_DISCARDS, kind)
        while pile[kind] > unseen[kind]:  # seen elsewhere since: that one was picked
            pile[kind] -= 1
            kept[kind] += 1
            gone += 1
    while gone < secrets:
        kind = random_kind(pile, rng)
        if kind != WYATT_EARP and (kind != top or pile[kind] > 1):
            pile[kind] -= 1
            kept[kind] += 1
            gone += 1
    n: i64 = 0
    for kind in range(KINDS):
        unseen[kind] -= pile[kind]
        if kind == top:
            pile[kind] -= 1
        for _ in range(pile[kind]):
            w.waste[n] = kind
            n += 1
    w.waste[n] = top


def random_kind(cards: vec[i64], rng: Source) -> i64:
    """A card drawn from a multiset."""
    total: i64 = 0
    for kind in range(KINDS):
        total += cards[kind]
    at = rng.below(total)
    for kind in range(KINDS):
        at -= cards[kind]
        if at < 0:
            return kind
    return 0


def move_strays(strays: i64, unseen: vec[i64], drawn: vec[i64], kept: vec[i64], rng: Source) -> None:
    """Cards picked secretly before the reshuffle are not in the new draw pile: those seen since first, then by lot."""
    for kind in range(KINDS):
        while strays > 0 and drawn[kind] > unseen[kind]:
            drawn[kind] -= 1
            kept[kind] += 1
            strays -= 1
    while strays > 0:
        kind = random_kind(drawn, rng)
        if kind == WYATT_EARP:
            if only_earps(drawn):
                return
            continue
        drawn[kind] -= 1
        kept[kind] += 1
        strays -= 1


def only_earps(cards: vec[i64]) -> bool:
    for kind in range(KINDS):
        if kind != WYATT_EARP and cards[kind] > 0:
            return False
    return True


def deal_two_lots(
    w: State, memory: Memory, me: i64, unseen: vec[i64], drawn: vec[i64], kept: vec[i64], rng: Source
) -> None:
    """Sort the unseen cards into those of the present draw pile and the others, and deal both."""
    seats = w.seats
    wanted = vec[i64]([0] * seats)  # unseen cards in each hand
    least = vec[i64]([0] * seats)  # of them from the present draw pile, at least ...
    most = vec[i64]([0] * seats)  # ... and at most
    low = w.stocked
    high = w.stocked
    for seat in range(seats):
        if seat != me:
            wanted[seat] = take_back(w, memory, seat)
            elsewhere = memory.most_kept(me, seat)
            if wanted[seat] > elsewhere:
                least[seat] = wanted[seat] - elsewhere
            most[seat] = memory.fresh[seat] if memory.fresh[seat] < wanted[seat] else wanted[seat]
            low += least[seat]
            high += most[seat]
    split_lots(unseen, drawn, kept, low, high, rng)

    first = in_random_order(drawn, rng)
    second = in_random_order(kept, rng)
    spare = len(first) - low
    while spare > 0 and not no_room(least, most):  # who else holds cards of the present draw pile
        seat = rng.below(seats)
        if least[seat] < most[seat]:
            least[seat] += 1
            spare -= 1
    at: i64 = 0
    other: i64 = 0
    for seat in range(seats):
        for _ in range(least[seat]):
            at = give(w, memory, seat, first, at)
        for _ in range(wanted[seat] - least[seat]):
            other = give(w, memory, seat, second, other)
    put_in_stock(w, first, at)


def take_back(w: State, memory: Memory, seat: i64) -> i64:
    """Leave a hand only the cards that everybody knows; how many it needs again."""
    wanted = w.held[seat]
    for i in range(seat * KINDS, (seat + 1) * KINDS):
        w.hands[i] = memory.shown[i]
        wanted -= memory.shown[i]
    return wanted


def put_in_stock(w: State, cards: vec[i64], at: i64) -> None:
    """What is left of a lot is the draw pile."""
    for i in range(at, len(cards)):
        w.stock[i - at] = cards[i]


def no_room(least: vec[i64], most: vec[i64]) -> bool:
    for seat in range(len(least)):
        if least[seat] < most[seat]:
            return False
    return True


def split_lots(unseen: vec[i64], drawn: vec[i64], kept: vec[i64], low: i64, high: i64, rng: Source) -> None:
    """Bring both lots down from upper bounds to the cards that are really unseen, `low` to `high` of them `drawn`."""
    most_drawn = drawn[:]
    most_kept = kept[:]
    total: i64 = 0
    for kind in range(KINDS):
        while drawn[kind] + kept[kind] > unseen[kind]:
            if rng.below(drawn[kind] + kept[kind]) < drawn[kind]:
                drawn[kind] -= 1
            else:
                kept[kind] -= 1
        total += drawn[kind]
    start = rng.below(KINDS)
    for i in range(KINDS):  # shift single cards from lot to lot where the bounds leave room
        kind = (start + i) % KINDS
        while total < low and kept[kind] > 0 and drawn[kind] < most_drawn[kind]:
            kept[kind] -= 1
            drawn[kind] += 1
            total += 1
        while total > high and drawn[kind] > 0 and kept[kind] < most_kept[kind]:
            drawn[kind] -= 1
            kept[kind] += 1
            total -= 1


def in_random_order(lot: vec[i64], rng: Source) -> vec[i64]:
    total: i64 = 0
    for kind in range(KINDS):
        total += lot[kind]
    cards = vec[i64]([0] * total)
    n: i64 = 0
    for kind in range(KINDS):
        for _ in range(lot[kind]):
            cards[n] = kind
            n += 1
    rng.shuffle(cards, total)
    return cards


def give(w: State, memory: Memory, seat: i64, cards: vec[i64], at: i64) -> i64:
    """Deal the next card of a lot, or the next that its owner has not denied having (WE-18.5)."""
    take = at
    while take < len(cards) and not may_hold(w, memory, seat, cards[take]):
        take += 1
    if take == len(cards):
        take = at
    kind = cards[take]
    cards[take] = cards[at]
    w.hands[seat * KINDS + kind] += 1
    return at + 1


def may_hold(w: State, memory: Memory, seat: i64, kind: i64) -> bool:
    if kind >= OUTLAWS:
        return True
    limit = memory.limit[seat * OUTLAWS + kind]
    if limit == NO_LIMIT:
        return True
    return w.hands[seat * KINDS + kind] - memory.shown[seat * KINDS + kind] < limit


def imagine_pick(w: State, memory: Memory, rng: Source) -> None:
    """21.5 Others do not know which card was picked, nor whether its owner is pondering to play it at once."""
    row = w.turn * KINDS
    held = vec[i64]([0] * KINDS)
    for kind in range(KINDS):
        held[kind] = w.hands[row + kind] - memory.shown[row + kind]
    held[WYATT_EARP] = 0
    if only_earps(held):
        return
    w.picked = random_kind(held, rng)
    if w.options.we_response != ANY_TIME:
        w.phase = FOLLOW_UP
        if not may_follow_up(w):
            w.phase = PLAY_PHASE
