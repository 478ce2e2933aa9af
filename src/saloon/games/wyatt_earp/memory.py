"""What each seat may remember: everything it was ever shown, and what follows from it.

A card that somebody cannot see lies in one of three places: a hand, the draw pile, the discard pile. For each viewer
the memory keeps *upper bounds*: how many cards of a kind may lie in the draw pile (`may_draw`), how many in hands
that cannot have come from the present draw pile (`may_hold`), and how many in the discard pile (`may_discard`).
Besides, for everybody alike: cards known to be in a hand (`shown`), and how many cards of an outlaw a hand can hold
since its owner denied having any (`limit`).

Until somebody picks a card secretly or the discard pile is shuffled in, there is nothing to tell the draw pile from
the hands, and the bounds follow from what lies open; only then does the memory go into detail.

A viewer is a seat, or, one row further, a spectator.
"""

from typing import Final

from saloon.games.wyatt_earp.cards import FASTEST_GUN, HIDEOUT, KINDS, NO_CARD, OUTLAWS
from saloon.games.wyatt_earp.events import (
    DENIED,
    DISCARDED,
    DREW,
    GAVE,
    GUN_LEFT,
    LAID,
    ORPHANED,
    PICKED,
    PLAYED,
    RESHUFFLED,
    ROUND_BEGAN,
    SPENT,
    STOLE,
    TOOK,
    TURNED,
    TURNED_UP,
    UNCOVERED,
)
from saloon.kernel.packed import i64, vec

NO_LIMIT: Final = 99


class Memory:
    """The memory of everybody at one table; it hears the facts like any other listener."""

    seats: i64
    detailed: bool  # whether the bounds below are kept; else they are what cannot be seen now
    may_draw: vec[i64]  # [viewer * KINDS + kind]
    may_hold: vec[i64]
    may_discard: vec[i64]
    secrets: vec[i64]  # [viewer]: cards of `may_discard` that others picked secretly
    strays: vec[i64]  # [viewer]: the same for `may_draw`, since the reshuffle
    fresh: vec[i64]  # [viewer * seats + seat]: unseen cards in that hand that may come from the present draw pile
    kept: vec[i64]  # [viewer * seats + seat]: unseen cards in that hand that may come from elsewhere
    shown: vec[i64]  # [seat * KINDS + kind]
    limit: vec[i64]  # [seat * OUTLAWS + outlaw]: at most so many among the unseen cards
    limited: bool  # whether there is any limit

    def __init__(self, seats: i64) -> None:
        viewers = seats + 1
        self.seats = seats
        self.detailed = False
        self.limited = False
        self.may_draw = vec[i64]([0] * (viewers * KINDS))
        self.may_hold = vec[i64]([0] * (viewers * KINDS))
        self.may_discard = vec[i64]([0] * (viewers * KINDS))
        self.secrets = vec[i64]([0] * viewers)
        self.strays = vec[i64]([0] * viewers)
        self.fresh = vec[i64]([0] * (viewers * seats))
        self.kept = vec[i64]([0] * (viewers * seats))
        self.shown = vec[i64]([0] * (seats * KINDS))
        self.limit = vec[i64]([NO_LIMIT] * (seats * OUTLAWS))

    def clone(self) -> "Memory":
        other = Memory(0)
        other.seats = self.seats
        other.detailed = self.detailed
        other.limited = self.limited
        other.may_draw = self.may_draw[:]
        other.may_hold = self.may_hold[:]
        other.may_discard = self.may_discard[:]
        other.secrets = self.secrets[:]
        other.strays = self.strays[:]
        other.fresh = self.fresh[:]
        other.kept = self.kept[:]
        other.shown = self.shown[:]
        other.limit = self.limit[:]
        return other

    def hear(self, fact: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Remember one fact."""
        if fact == DREW:
            if self.detailed:
                self.may_draw[a * KINDS + b] -= 1
            self.gained_unseen(a, True)
        elif fact == LAID:
            for _ in range(c):
                self.lost(a, b)
        elif fact == DISCARDED:
            self.lost(a, b)
            self.put_on_discards(b)
        elif fact == TOOK:
            self.off_discards(b)
            self.shown[a * KINDS + b] += 1
        elif fact == PLAYED:
            if d:
                self.revealed_pick(a, b)
            else:
                self.lost(a, b)
        elif fact == TURNED or fact == TURNED_UP:
            if self.detailed and a != NO_CARD:
                for viewer in range(self.seats + 1):
                    self.may_draw[viewer * KINDS + a] -= 1
                self.put_on_discards(a)
        elif fact == SPENT:
            self.put_on_discards(b)
        elif fact == ORPHANED:
            self.put_on_discards(c)
        elif fact == GUN_LEFT:
            self.put_on_discards(FASTEST_GUN)
        elif fact == UNCOVERED:
            self.put_on_discards(HIDEOUT)
        elif fact == DENIED:
            self.limit[a * OUTLAWS + b] = 0
            self.limited = True
        elif fact == GAVE:
            self.lost(a, c)
            self.shown[b * KINDS + c] += 1
        elif fact == STOLE:
            self.shown[a * KINDS + c] += 1
        elif fact == PICKED:
            self.picked(a, b, c != 0, d != 0)
        elif fact == RESHUFFLED:
            self.reshuffled(b)
        elif fact == ROUND_BEGAN:
            self.round_began()

    def round_began(self) -> None:
        """All 78 cards are back: nothing is known but the deck."""
        self.detailed = False
        self.limited = False
        for i in range(self.seats * KINDS):
            self.shown[i] = 0
        for i in range(self.seats * OUTLAWS):
            self.limit[i] = NO_LIMIT

    def go_into_detail(self, viewer: i64, unseen: vec[i64], pile: vec[i64], n: i64, held: vec[i64]) -> None:
        """From now on keep the bounds of a viewer, who so far cannot tell the draw pile from the hands.

        `unseen` are the cards that the viewer cannot see now, the discard pile among them.
        """
        row = viewer * KINDS
        for kind in range(KINDS):
            self.may_draw[row + kind] = unseen[kind]
            self.may_hold[row + kind] = 0
            self.may_discard[row + kind] = 0
        for i in range(n):
            self.may_draw[row + pile[i]] -= 1
            self.may_discard[row + pile[i]] += 1
        self.secrets[viewer] = 0
        self.strays[viewer] = 0
        for seat in range(self.seats):
            self.fresh[viewer * self.seats + seat] = held[seat] - self.known_cards(seat)
            self.kept[viewer * self.seats + seat] = 0

    def known_cards(self, seat: i64) -> i64:
        """How many cards of a hand everybody knows."""
        known: i64 = 0
        for i in range(seat * KINDS, (seat + 1) * KINDS):
            known += self.shown[i]
        return known

    def put_on_discards(self, kind: i64) -> None:
        if self.detailed:
            for viewer in range(self.seats + 1):
                self.may_discard[viewer * KINDS + kind] += 1

    def off_discards(self, kind: i64) -> None:
        if self.detailed:
            for viewer in range(self.seats + 1):
                self.may_discard[viewer * KINDS + kind] -= 1

    def gained_unseen(self, seat: i64, from_draw: bool) -> None:
        """A hand got a card that the others did not see: whatever its owner denied before may be in it again."""
        if self.detailed:
            for viewer in range(self.seats + 1):
                if viewer != seat:
                    if from_draw:
                        self.fresh[viewer * self.seats + seat] += 1
                    else:
                        self.kept[viewer * self.seats + seat] += 1
        self.change_limits(seat, 1)

    def change_limits(self, seat: i64, by: i64) -> None:
        if self.limited:
            for outlaw in range(OUTLAWS):
                if self.limit[seat * OUTLAWS + outlaw] != NO_LIMIT:
                    self.limit[seat * OUTLAWS + outlaw] += by

    def lost(self, seat: i64, kind: i64) -> None:
        """A card left a hand for all to see: one that was known to be there, if there was one."""
        if self.shown[seat * KINDS + kind] > 0:
            self.shown[seat * KINDS + kind] -= 1
            return
        if self.limited and kind < OUTLAWS:
            limit = self.limit[seat * OUTLAWS + kind]
            if limit != NO_LIMIT:
                self.limit[seat * OUTLAWS + kind] = limit - 1
        if not self.detailed:
            return
        for viewer in range(self.seats + 1):
            if viewer != seat:
                self.lost_unseen(viewer, viewer * self.seats + seat, viewer * KINDS + kind)

    def lost_unseen(self, viewer: i64, hand: i64, card: i64) -> None:
        """Where an unseen card came from counts only as far as it is certain."""
        certain = self.secrets[viewer] == 0 and self.strays[viewer] == 0
        if self.kept[hand] == 0:
            self.fresh[hand] -= 1
            self.may_draw[card] -= 1
        elif self.fresh[hand] == 0:
            self.kept[hand] -= 1
            if certain:
                self.may_hold[card] -= 1
        elif self.may_draw[card] == 0:
            self.kept[hand] -= 1
            if certain:
                self.may_hold[card] -= 1
        elif self.may_hold[card] == 0 and certain:
            self.fresh[hand] -= 1
            self.may_draw[card] -= 1

    def picked(self, seat: i64, kind: i64, shown: bool, from_draw: bool) -> None:
        """WE-13.9 The picker knows the card; the others know only that one is gone, unless it is shown."""
        here = self.may_draw if from_draw else self.may_discard
        if shown:
            self.shown[seat * KINDS + kind] += 1
            if self.detailed:
                for viewer in range(self.seats + 1):
                    here[viewer * KINDS + kind] -= 1
            return
        here[seat * KINDS + kind] -= 1
        self.gained_unseen(seat, from_draw)
        if not from_draw:
            for viewer in range(self.seats + 1):
                if viewer != seat:
                    self.secrets[viewer] += 1

    def revealed_pick(self, seat: i64, kind: i64) -> None:
        """WE-13.7 A picked card that is played at once is secret no more."""
        if self.shown[seat * KINDS + kind] > 0:
            self.shown[seat * KINDS + kind] -= 1
            return
        self.change_limits(seat, -1)
        for viewer in range(self.seats + 1):
            if viewer != seat:
                if self.secrets[viewer] > 0:
                    self.secrets[viewer] -= 1
                    self.kept[viewer * self.seats + seat] -= 1
                    self.may_discard[viewer * KINDS + kind] -= 1
                else:
                    self.fresh[viewer * self.seats + seat] -= 1
                    self.may_draw[viewer * KINDS + kind] -= 1

    def looked(self, viewer: i64, pile: vec[i64], n: i64) -> None:
        """WE-13.3 Whoever looks through the discard pile works out what earlier secret picks took from it."""
        row = viewer * KINDS
        for kind in range(KINDS):
            self.may_hold[row + kind] += self.may_discard[row + kind]
            self.may_discard[row + kind] = 0
        for i in range(n):
            self.may_hold[row + pile[i]] -= 1
            self.may_discard[row + pile[i]] += 1
        self.secrets[viewer] = 0

    def looked_at_draw_pile(self, viewer: i64, pile: vec[i64], n: i64) -> None:
        """OPT-12 Whoever looks through the draw pile knows what the hands hold together."""
        row = viewer * KINDS
        for kind in range(KINDS):
            self.may_hold[row + kind] += self.may_draw[row + kind]
            self.may_draw[row + kind] = 0
        for i in range(n):
            self.may_hold[row + pile[i]] -= 1
            self.may_draw[row + pile[i]] += 1
        self.strays[viewer] = 0
        self.all_kept(viewer)

    def all_kept(self, viewer: i64) -> None:
        for hand in range(viewer * self.seats, (viewer + 1) * self.seats):
            self.kept[hand] += self.fresh[hand]
            self.fresh[hand] = 0

    def reshuffled(self, left: i64) -> None:
        """WE-6.4 The discard pile is the draw pile now, up to secret picks; the rest of the unseen is in hands.

        A card left in the old draw pile (OPT-03 `shuffle_in`) blurs that: it might be any unseen card.
        """
        for viewer in range(self.seats + 1):
            for card in range(viewer * KINDS, (viewer + 1) * KINDS):
                unseen = self.may_draw[card]
                self.may_hold[card] += unseen
                self.may_draw[card] = self.may_discard[card] + (unseen if left else 0)
                self.may_discard[card] = 0
            self.strays[viewer] = self.secrets[viewer]
            self.secrets[viewer] = 0
            self.all_kept(viewer)
