"""Worlds that a seat cannot tell from the real one.

`redeal` forgets every hidden card and deals the hidden cards anew, within the bounds of what the seat may remember
(`memory.py`). It reads counts only, never which card really lies where, so the same knowledge and the same chance
give the same world.
"""

from typing import Final

from saloon.games.wyatt_earp.cards import (
    KINDS,
    NO_CARD,
    OUTLAWS,
    WYATT_EARP,
)
from saloon.games.wyatt_earp.memory import (
    IN_DISCARDS,
    IN_DRAW_PILE,
    IN_HANDS,
    NO_LIMIT,
    OWN_BLUR,
    OWN_LOOKED,
    OWN_STRAYS,
    SET,
    Gap,
    Memory,
)
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

ATTEMPTS: Final = 40  # to satisfy everything that was denied; the first is nearly always enough


def redeal(w: State, memory: Memory, me: i64, rng: Source) -> None:
    """Deal what `me` cannot see anew; `me` = number of seats stands for a spectator."""
    for _ in range(ATTEMPTS):
        if Deal(w, memory, me, rng).done():
            return
    Deal(w, memory, me, rng).deal_anyhow()


class Deal:
    """One attempt to deal the hidden cards within what a viewer knows."""

    w: State
    memory: Memory
    me: i64
    rng: Source
    unseen: vec[i64]  # [kind] cards that are still to be dealt
    drawn: vec[i64]  # [kind] at most so many of them come from the present draw pile
    kept: vec[i64]  # [kind] at most so many of them are in hands and do not
    wanted: vec[i64]  # [seat] cards that a hand still needs
    elsewhere: vec[i64]  # [seat] at most so many of them not from the present draw pile
    picked: i64  # what the last secret pick took

    def __init__(self, w: State, memory: Memory, me: i64, rng: Source) -> None:
        self.w = w
        self.memory = memory
        self.me = me
        self.rng = rng
        self.unseen = w.unseen_by(me, memory)
        self.drawn = vec[i64]([0] * KINDS)
        self.kept = vec[i64]([0] * KINDS)
        for kind in range(KINDS):
            self.drawn[kind] = memory.bound(me, IN_DRAW_PILE, kind)
            self.kept[kind] = memory.bound(me, IN_HANDS, kind)
        self.wanted = vec[i64]([0] * w.seats)
        self.elsewhere = vec[i64]([0] * w.seats)
        self.picked = NO_CARD
        for seat in range(w.seats):
            if seat != me:
                self.wanted[seat] = take_back(w, memory, seat)
                self.elsewhere[seat] = memory.most_kept(me, seat)

    def done(self) -> bool:
        """Deal; false if it did not come out even."""
        w = self.w
        memory = self.memory
        if not self.fill_gaps():
            return False
        for _ in range(memory.blur + memory.own_tally(OWN_BLUR, self.me)):
            self.unblur()
        if not self.find_strays():
            return False
        self.respect_denials()
        if not self.deal_two_lots():
            return False
        if self.me != w.turn and w.picked != NO_CARD and w.phase != OVER and not pick_is_shown(w):
            return imagine_pick(w, memory, self.picked, self.rng)
        return True

    def deal_anyhow(self) -> None:
        """The last resort, when chance will not fit together all that is known: any unseen card may be anywhere."""
        w = self.w
        known = self.first_known()
        for i in range(known, w.wasted):
            self.unseen[w.waste[i]] -= 1
        cards = in_random_order(self.unseen, self.rng)
        at: i64 = 0
        for seat in range(w.seats):
            for _ in range(self.wanted[seat]):
                w.hands[seat * KINDS + cards[at]] += 1
                at += 1
        for i in range(known):
            w.waste[i] = cards[at]
            at += 1
        for i in range(w.stocked):
            w.stock[i] = cards[at]
            at += 1

    def fill_gaps(self) -> bool:
        """The discard pile is as everybody saw it grow, less what others picked from it secretly (WE-18.4)."""
        w = self.w
        memory = self.memory
        first = memory.own_tally(OWN_LOOKED, self.me)
        hidden: i64 = 0
        for i in range(first, len(memory.gaps)):
            if memory.gaps[i].seat != self.me:
                hidden += 1
        if hidden == 0:
            for i in range(w.wasted):
                self.unseen[w.waste[i]] -= 1
            return True
        known = self.first_known()
        pile = vec[i64]([0] * KINDS)  # without what is known card by card
        gone = vec[i64]([0] * KINDS)  # by earlier picks
        for kind in range(KINDS):
            pile[kind] = memory.bound(self.me, IN_DISCARDS, kind)
            self.unseen[kind] -= pile[kind]  # for now; what is picked comes back
        for i in range(known, w.wasted):
            pile[w.waste[i]] -= 1
        for i in range(first, len(memory.gaps)):
            gap = memory.gaps[i]
            if gap.seat != self.me:
                lay = vec[i64]([0] * KINDS)
                for kind in range(KINDS):
                    own = memory.bounds[(self.me + 1) * SET + IN_DISCARDS + kind] if self.seated() else 0
                    there = gap.lay[kind] + own - gone[kind]
                    lay[kind] = there if there < pile[kind] else pile[kind]
                kind = self.choose_pick(gap, lay)
                if kind == NO_CARD:
                    return False
                pile[kind] -= 1
                gone[kind] += 1
                self.unseen[kind] += 1
                self.give_pick(gap, kind)
                self.picked = kind
        n: i64 = 0
        for kind in range(KINDS):
            for _ in range(pile[kind]):
                if n == known:
                    return False
                w.waste[n] = kind
                n += 1
        return n == known

    def first_known(self) -> i64:
        """From this card up the discard pile is known card by card: its top always is."""
        murky = self.memory.murky(self.me)
        if murky < self.w.wasted:
            return murky
        return self.w.wasted - 1 if self.w.wasted > 0 else 0

    def find_strays(self) -> bool:
        """Cards picked secretly before the reshuffle are not in the new draw pile."""
        memory = self.memory
        gone = vec[i64]([0] * KINDS)  # by earlier picks
        for i in range(memory.own_tally(OWN_STRAYS, self.me), len(memory.strays)):
            gap = memory.strays[i]
            if gap.seat != self.me:
                lay = vec[i64]([0] * KINDS)
                spare = self.spare_for_draw_pile()
                for kind in range(KINDS):
                    own = memory.stray_rows[self.me * KINDS + kind] if self.seated() else 0
                    there = gap.lay[kind] + own - gone[kind]
                    lay[kind] = there if there < self.drawn[kind] else self.drawn[kind]
                    if spare <= 0 and self.drawn[kind] <= self.unseen[kind]:
                        lay[kind] = 0  # the draw pile needs it
                    elif self.unseen[kind] == 0 and not self.accounted_for(kind):
                        lay[kind] = 0
                kind = self.choose_pick(gap, lay)
                if kind == NO_CARD:
                    return False
                self.drawn[kind] -= 1
                gone[kind] += 1
                self.give_pick(gap, kind)
        return True

    def spare_for_draw_pile(self) -> i64:
        """How many more cards could lie in the draw pile than do, with what is certainly drawn from it."""
        spare = -self.w.stocked
        for kind in range(KINDS):
            spare += self.drawn[kind] if self.drawn[kind] < self.unseen[kind] else self.unseen[kind]
        for seat in range(self.w.seats):
            if self.wanted[seat] > self.elsewhere[seat]:
                spare -= self.wanted[seat] - self.elsewhere[seat]
        return spare

    def seated(self) -> bool:
        return self.me < self.w.seats

    def choose_pick(self, gap: Gap, lay: vec[i64]) -> i64:
        """One of the cards that lay there; first one that has been seen elsewhere since and must have been picked."""
        gone = self.memory.losses[gap.seat] > gap.losses
        lay[WYATT_EARP] = 0
        total: i64 = 0
        for kind in range(KINDS):
            if lay[kind] > 0:
                if self.unseen[kind] < 0:
                    return kind
                if not self.fits(gap.seat, kind) and not (gone and self.accounted_for(kind)):
                    lay[kind] = 0
                total += lay[kind]
            else:
                lay[kind] = 0
        return random_kind(lay, self.rng) if total else NO_CARD

    def fits(self, seat: i64, kind: i64) -> bool:
        """The hand has room for such a card, and its owner has not denied it."""
        return self.wanted[seat] > 0 and self.elsewhere[seat] > 0 and may_hold(self.w, self.memory, seat, kind)

    def accounted_for(self, kind: i64) -> bool:
        """There may be one card less of a kind than the bounds say: one that was picked may have been played."""
        return self.drawn[kind] + self.kept[kind] > self.unseen[kind]

    def give_pick(self, gap: Gap, kind: i64) -> None:
        """The picked card is in that hand, unless it may have left it again: then one cannot know."""
        seat = gap.seat
        if self.unseen[kind] <= 0 or not self.fits(seat, kind):
            return
        left = self.memory.losses[seat] > gap.losses and self.drawn[kind] + self.kept[kind] >= self.unseen[kind]
        if left and self.rng.below(2) == 0:
            return
        self.w.hands[seat * KINDS + kind] += 1
        self.unseen[kind] -= 1
        self.wanted[seat] -= 1
        self.elsewhere[seat] -= 1

    def unblur(self) -> None:
        """OPT-03 A card that was left in the old draw pile belongs to the new one."""
        there = vec[i64]([0] * KINDS)
        total: i64 = 0
        for kind in range(KINDS):
            there[kind] = self.kept[kind] if self.kept[kind] < self.unseen[kind] else self.unseen[kind]
            total += there[kind]
        if total:
            kind = random_kind(there, self.rng)
            self.kept[kind] -= 1
            self.drawn[kind] += 1

    def respect_denials(self) -> None:
        """Hands hold no more of an outlaw than their owners can have after what they denied (WE-18.5)."""
        memory = self.memory
        if memory.limited:
            for outlaw in range(OUTLAWS):
                most: i64 = 0
                for seat in range(self.w.seats):
                    if seat != self.me:
                        for _ in range(self.wanted[seat]):
                            if room_for(self.w, memory, seat, outlaw) > 0:
                                most += 1
                self.kept[outlaw] = min(self.kept[outlaw], most)

    def deal_two_lots(self) -> bool:
        """Sort the unseen cards into those of the present draw pile and the others, and deal both."""
        w = self.w
        seats = w.seats
        least = vec[i64]([0] * seats)  # of the wanted cards from the present draw pile, at least ...
        most = vec[i64]([0] * seats)  # ... and at most
        low = w.stocked
        high = w.stocked
        for seat in range(seats):
            if seat != self.me:
                wanted = self.wanted[seat]
                fresh = self.memory.most_fresh(self.me, seat)
                if wanted > self.elsewhere[seat]:
                    least[seat] = wanted - self.elsewhere[seat]
                most[seat] = fresh if fresh < wanted else wanted
                least[seat] = min(least[seat], most[seat])
                low += least[seat]
                high += most[seat]
        if not split_lots(self.unseen, self.drawn, self.kept, low, high, self.rng):
            return False
        spare = lot_size(self.drawn) - low
        while spare > 0 and not no_room(least, most):  # who else holds cards of the present draw pile
            seat = self.rng.below(seats)
            if least[seat] < most[seat]:
                least[seat] += 1
                spare -= 1
        slots = vec[i64]([0] * (seats + 1))  # the last one is the draw pile
        for seat in range(seats):
            slots[seat] = self.wanted[seat] - least[seat]
        if not self.deal_lot(self.kept, slots):
            return False
        for seat in range(seats):
            slots[seat] = least[seat]
        slots[seats] = w.stocked
        if not self.deal_lot(self.drawn, slots):
            return False
        self.rng.shuffle(w.stock, w.stocked)
        return True

    def deal_lot(self, lot: vec[i64], slots: vec[i64]) -> bool:
        """Deal a lot into the free places of hands and draw pile; outlaws that somebody denied go first."""
        w = self.w
        seats = w.seats
        total: i64 = 0
        for place in range(seats + 1):
            total += slots[place]
        if total != lot_size(lot):
            return False
        filled: i64 = 0
        for outlaw in range(OUTLAWS if self.memory.limited else 0):
            while lot[outlaw] > 0 and was_denied(self.memory, outlaw):
                place = self.place_for(outlaw, slots)
                if place < 0:
                    return False
                lot[outlaw] -= 1
                slots[place] -= 1
                if place < seats:
                    w.hands[place * KINDS + outlaw] += 1
                else:
                    w.stock[filled] = outlaw
                    filled += 1
        cards = in_random_order(lot, self.rng)
        at: i64 = 0
        for seat in range(seats):
            for _ in range(slots[seat]):
                w.hands[seat * KINDS + cards[at]] += 1
                at += 1
        for i in range(at, len(cards)):
            w.stock[filled + i - at] = cards[i]
        return True

    def place_for(self, outlaw: i64, slots: vec[i64]) -> i64:
        """A free place, by lot, among those that can hold this outlaw; none: negative."""
        w = self.w
        free: i64 = 0
        for place in range(w.seats + 1):
            if place == w.seats or room_for(w, self.memory, place, outlaw) > 0:
                free += slots[place]
        if free == 0:
            return -1
        at = self.rng.below(free)
        for place in range(w.seats + 1):
            if place == w.seats or room_for(w, self.memory, place, outlaw) > 0:
                at -= slots[place]
                if at < 0:
                    return place
        return -1


def take_back(w: State, memory: Memory, seat: i64) -> i64:
    """Leave a hand only the cards that everybody knows; how many it needs again."""
    wanted = w.held[seat]
    for i in range(seat * KINDS, (seat + 1) * KINDS):
        w.hands[i] = memory.shown[i]
        wanted -= memory.shown[i]
    return wanted


def random_kind(cards: vec[i64], rng: Source) -> i64:
    """A card drawn from a multiset that is not empty."""
    at = rng.below(lot_size(cards))
    for kind in range(KINDS):
        at -= cards[kind]
        if at < 0:
            return kind
    return 0


def split_lots(unseen: vec[i64], drawn: vec[i64], kept: vec[i64], low: i64, high: i64, rng: Source) -> bool:
    """Bring both lots down from upper bounds to the cards that are really unseen, `low` to `high` of them `drawn`."""
    most_drawn = drawn[:]
    most_kept = kept[:]
    total: i64 = 0
    for kind in range(KINDS):
        if drawn[kind] < 0 or kept[kind] < 0 or drawn[kind] + kept[kind] < unseen[kind]:
            return False
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
    return total >= low and total <= high


def no_room(least: vec[i64], most: vec[i64]) -> bool:
    for seat in range(len(least)):
        if least[seat] < most[seat]:
            return False
    return True


def lot_size(lot: vec[i64]) -> i64:
    total: i64 = 0
    for kind in range(KINDS):
        total += lot[kind]
    return total


def in_random_order(lot: vec[i64], rng: Source) -> vec[i64]:
    total = lot_size(lot)
    cards = vec[i64]([0] * total)
    n: i64 = 0
    for kind in range(KINDS):
        for _ in range(lot[kind]):
            cards[n] = kind
            n += 1
    rng.shuffle(cards, total)
    return cards


def room_for(w: State, memory: Memory, seat: i64, outlaw: i64) -> i64:
    """How many more unseen cards of an outlaw a hand can hold."""
    limit = memory.limit[seat * OUTLAWS + outlaw]
    if limit == NO_LIMIT:
        return NO_LIMIT
    return limit - w.hands[seat * KINDS + outlaw] + memory.shown[seat * KINDS + outlaw]


def may_hold(w: State, memory: Memory, seat: i64, kind: i64) -> bool:
    return kind >= OUTLAWS or not memory.limited or room_for(w, memory, seat, kind) > 0


def was_denied(memory: Memory, outlaw: i64) -> bool:
    """Whether some hand can hold only so many of an outlaw."""
    for seat in range(memory.seats):
        if memory.limit[seat * OUTLAWS + outlaw] != NO_LIMIT:
            return True
    return False


def imagine_pick(w: State, memory: Memory, picked: i64, rng: Source) -> bool:
    """21.5 Others do not know which card was picked, nor whether its owner is pondering to play it at once.

    False: no card of that hand can have been picked, so the hand cannot be that one.
    """
    if picked == NO_CARD:  # OPT-12 from the draw pile: any card that is new in that hand
        row = w.turn * KINDS
        held = vec[i64]([0] * KINDS)
        total: i64 = 0
        for kind in range(KINDS):
            if kind != WYATT_EARP:
                held[kind] = w.hands[row + kind] - memory.shown[row + kind]
                total += held[kind]
        if total == 0:  # nothing but Wyatt Earps; a hand that is known as a whole tells nothing
            return w.hands[row + WYATT_EARP] == memory.shown[row + WYATT_EARP]
        picked = random_kind(held, rng)
    w.picked = picked
    if w.options.we_response != ANY_TIME:
        w.phase = FOLLOW_UP
        if not may_follow_up(w):
            w.phase = PLAY_PHASE
    return True
