"""What each seat may remember: everything it was ever shown, and what follows from it.

A card that somebody cannot see lies in one of three places: in the draw pile, in the discard pile, or in a hand. The
memory keeps *upper bounds*: how many cards of a kind may lie in the draw pile, how many in the discard pile, and how
many in hands that cannot have come from the present draw pile. The first rows are the bounds of somebody without a
seat; the others are what each seat has to add to them for what it alone has seen. Besides, for everybody alike: cards
known to be in a hand (`shown`), and how many cards of an outlaw a hand can hold since its owner denied having any
(`limit`).

A bound goes down only when it is certain where a card came from, so no bound is ever too low. Cards that were picked
secretly stay among the bounds of the pile; each such pick is a `Gap` in it.
"""

from typing import Final

from saloon.games.wyatt_earp.cards import FASTEST_GUN, HIDEOUT, KINDS, NO_CARD, OUTLAW_KINDS, OUTLAWS, copies
from saloon.games.wyatt_earp.events import (
    DEALT,
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
from saloon.kernel.packed import i64, mypyc_attr, vec

NO_LIMIT: Final = 99

# Places, as the beginnings of their rows among the bounds. (Plain numbers, since mypyc does not work out constants
# of another module.)
IN_DRAW_PILE: Final = 0
IN_DISCARDS: Final = 20  # KINDS
IN_HANDS: Final = 2 * IN_DISCARDS  # and not from the present draw pile
SET: Final = 3 * IN_DISCARDS  # so many bounds are one set

# Rows of the seats' own tallies.
OWN_LOOKED: Final = 0  # so many gaps the seat has worked out by looking through the pile
OWN_STRAYS: Final = 1  # the same for strays
OWN_BLUR: Final = 2  # to be added to `blur`
LOOKED_AT_DRAW: Final = 3  # 1 for a seat that looked through the present draw pile
OWN_KEPT: Final = 4  # and one row for each hand, to be added to `kept` by such a seat; then, row by row for each
# hand, what such a seat takes instead of `fresh`


@mypyc_attr(native_class=True)
class Gap:
    """A secret pick: one of the cards that lay there, and no Wyatt Earp, is gone from the pile into this hand."""

    seat: i64
    losses: i64  # unseen cards that had left this hand by then
    lay: vec[i64]  # [kind] what lay there, as far as all know
    left: i64  # cards that lay there afterwards: what was put on them since, everybody has seen

    def __init__(self, seat: i64, losses: i64, lay: vec[i64], left: i64) -> None:
        self.seat = seat
        self.losses = losses
        self.lay = lay
        self.left = left


@mypyc_attr(native_class=True)
class Memory:
    """The memory of everybody at one table; it hears the facts like any other listener. Viewer `seats` has no seat."""

    seats: i64
    bounds: vec[i64]  # [place + kind] for all, [(seat + 1) * SET + place + kind] to be added
    fresh: vec[i64]  # [seat] unseen cards in that hand that may come from the present draw pile
    kept: vec[i64]  # [seat] unseen cards in that hand that may come from elsewhere
    losses: vec[i64]  # [seat] unseen cards that have left that hand
    gaps: list[Gap]  # in the discard pile; this list and the next are never changed but replaced, so copies share them
    strays: list[Gap]  # in the draw pile, since the reshuffle
    stray_rows: vec[i64]  # [seat * KINDS + kind] what each seat then had to add to the bounds of the discard pile
    blur: i64  # cards of the draw pile that may be anything (OPT-03 `shuffle_in`)
    own_tallies: vec[i64]  # [row * seats + seat]
    shown: vec[i64]  # [seat * KINDS + kind]
    limit: vec[i64]  # [seat * OUTLAWS + outlaw] at most so many among the unseen cards
    limited: i64  # set of seats (bits) that have a limit
    studied: bool  # whether anybody has looked through the present draw pile (OPT-12)

    def __init__(self, seats: i64) -> None:
        """Without seats: blank, to be filled by `clone`."""
        blank = vec[i64]()
        self.seats = seats
        self.bounds = vec[i64]([0] * ((seats + 1) * SET)) if seats else blank
        self.fresh = vec[i64]([0] * seats) if seats else blank
        self.kept = vec[i64]([0] * seats) if seats else blank
        self.losses = vec[i64]([0] * seats) if seats else blank
        self.gaps = []
        self.strays = []
        self.stray_rows = blank
        self.blur = 0
        self.own_tallies = vec[i64]([0] * ((OWN_KEPT + 2 * seats) * seats)) if seats else blank
        self.shown = vec[i64]([0] * (seats * KINDS)) if seats else blank
        self.limit = vec[i64]([NO_LIMIT] * (seats * OUTLAWS)) if seats else blank
        self.limited = 0
        self.studied = False

    def clone(self) -> "Memory":
        other = Memory(0)
        other.seats = self.seats
        other.bounds = self.bounds[:]
        other.fresh = self.fresh[:]
        other.kept = self.kept[:]
        other.losses = self.losses[:]
        other.gaps = self.gaps
        other.strays = self.strays
        other.stray_rows = self.stray_rows
        other.blur = self.blur
        other.own_tallies = self.own_tallies[:]
        other.shown = self.shown[:]
        other.limit = self.limit[:]
        other.limited = self.limited
        other.studied = self.studied
        return other

    def seen_by(self, viewer: i64) -> "Memory":
        """What this viewer and everybody may remember: what the others alone have seen is left out.

        To the others no bound gets too low by it; they only know less.
        """
        other = self.clone()
        seats = self.seats
        if len(self.stray_rows):
            other.stray_rows = self.stray_rows[:]
        for seat in range(seats):
            if seat != viewer:
                for i in range((seat + 1) * SET, (seat + 2) * SET):
                    other.bounds[i] = 0
                for i in range(seat, len(other.own_tallies), seats):
                    other.own_tallies[i] = 0
                if len(self.stray_rows):
                    for i in range(seat * KINDS, (seat + 1) * KINDS):
                        other.stray_rows[i] = 0
        other.studied = self.own_tally(LOOKED_AT_DRAW, viewer) > 0
        return other

    # What a viewer knows

    def bound(self, viewer: i64, place: i64, kind: i64) -> i64:
        """At most so many cards of a kind lie there, as far as the viewer knows."""
        bound = self.bounds[place + kind]
        return bound + self.bounds[(viewer + 1) * SET + place + kind] if viewer < self.seats else bound

    def bound_anywhere(self, viewer: i64, kind: i64) -> i64:
        """The sum of these bounds over the three places."""
        bounds = self.bounds
        bound = bounds[IN_DRAW_PILE + kind] + bounds[IN_DISCARDS + kind] + bounds[IN_HANDS + kind]
        if viewer == self.seats:
            return bound
        own = (viewer + 1) * SET + kind
        return bound + bounds[own + IN_DRAW_PILE] + bounds[own + IN_DISCARDS] + bounds[own + IN_HANDS]

    def most_kept(self, viewer: i64, seat: i64) -> i64:
        """At most so many unseen cards of a hand come from elsewhere than the present draw pile."""
        return self.kept[seat] + self.own_tally(OWN_KEPT + seat, viewer)

    def most_fresh(self, viewer: i64, seat: i64) -> i64:
        """At most so many unseen cards of a hand come from the present draw pile."""
        if self.own_tally(LOOKED_AT_DRAW, viewer):
            return self.own_tally(OWN_KEPT + self.seats + seat, viewer)
        return self.fresh[seat]

    def own_tally(self, row: i64, viewer: i64) -> i64:
        if viewer < self.seats:
            return self.own_tallies[row * self.seats + viewer]
        return 0

    # What happens

    def hear(self, fact: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Remember one fact."""
        if fact == DREW or fact == DEALT:
            if self.blur and self.bound(a, IN_DRAW_PILE, b) == 0:
                self.own_tallies[OWN_BLUR * self.seats + a] -= 1
            else:
                self.bounds[(a + 1) * SET + IN_DRAW_PILE + b] -= 1
            self.drew(a, 1)
            if self.limited >> a & 1:
                self.change_limits(a, 1)
        elif fact == DISCARDED:
            self.lost(a, b)
            self.bounds[IN_DISCARDS + b] += 1
        elif fact == TOOK:
            self.off_discards(b)
            self.shown[a * KINDS + b] += 1
        elif fact == LAID:
            for _ in range(c):
                self.lost(a, b)
        elif fact == PLAYED:
            if d:
                self.played_pick(a, b, d == 2)
            else:
                self.lost(a, b)
        elif fact == TURNED or fact == TURNED_UP:
            if a != NO_CARD:
                self.off_draw_pile(a)
                self.bounds[IN_DISCARDS + a] += 1
        elif fact == SPENT:
            self.bounds[IN_DISCARDS + b] += 1
        elif fact == ORPHANED:
            self.bounds[IN_DISCARDS + c] += 1
        elif fact == GUN_LEFT:
            self.bounds[IN_DISCARDS + FASTEST_GUN] += 1
        elif fact == UNCOVERED:
            self.bounds[IN_DISCARDS + HIDEOUT] += 1
        elif fact == DENIED:
            self.limit[a * OUTLAWS + b] = 0
            self.limited |= 1 << a
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
        """All 78 cards are back in the draw pile, and nothing is known but the deck."""
        seats = self.seats
        blank = Memory(seats)
        for kind in range(KINDS):
            blank.bounds[IN_DRAW_PILE + kind] = copies(kind)
        self.bounds = blank.bounds
        self.fresh = blank.fresh
        self.kept = blank.kept
        self.losses = blank.losses
        self.gaps = []
        self.strays = []
        self.stray_rows = blank.stray_rows
        self.blur = 0
        self.own_tallies = blank.own_tallies
        self.shown = blank.shown
        self.limit = blank.limit
        self.limited = 0
        self.studied = False

    def drew(self, seat: i64, cards: i64) -> None:
        """Unseen cards of the draw pile are in that hand, also to those who looked through the pile before."""
        self.fresh[seat] += cards
        if not self.studied:
            return
        for i in range(LOOKED_AT_DRAW * self.seats, (LOOKED_AT_DRAW + 1) * self.seats):
            if self.own_tallies[i]:
                self.own_tallies[i + (OWN_KEPT + self.seats + seat - LOOKED_AT_DRAW) * self.seats] += cards

    def off_discards(self, kind: i64) -> None:
        """A card left the discard pile for all to see, so that no gap can be that card."""
        left = self.bounds[IN_DISCARDS + kind] - 1
        self.bounds[IN_DISCARDS + kind] = left
        if not self.gaps:
            return
        for i in range(len(self.gaps)):
            gap = self.gaps[i]
            if gap.lay[kind] > left:
                lay = gap.lay[:]
                lay[kind] = left
                self.gaps = [*self.gaps[:i], Gap(gap.seat, gap.losses, lay, gap.left), *self.gaps[i + 1 :]]

    def off_draw_pile(self, kind: i64) -> None:
        """A card left the draw pile for all to see."""
        if self.blur:
            if self.bounds[IN_DRAW_PILE + kind] == 0:
                self.blur -= 1
                return
            for seat in range(self.seats):
                if self.bound(seat, IN_DRAW_PILE, kind) == 0:
                    self.own_tallies[OWN_BLUR * self.seats + seat] -= 1
                    self.bounds[(seat + 1) * SET + IN_DRAW_PILE + kind] += 1
        self.bounds[IN_DRAW_PILE + kind] -= 1

    def change_limits(self, seat: i64, by: i64) -> None:
        """A hand got a card that the others did not see: whatever its owner denied before may be in it again."""
        limit = self.limit
        for outlaw in OUTLAW_KINDS:
            if limit[seat * OUTLAWS + outlaw] != NO_LIMIT:
                limit[seat * OUTLAWS + outlaw] += by

    def lost(self, seat: i64, kind: i64) -> None:
        """A card left a hand for all to see: one that was known to be there, if there was one."""
        at = seat * KINDS + kind
        if self.shown[at] > 0:
            self.shown[at] -= 1
            return
        if self.limited and kind < OUTLAWS and self.limit[seat * OUTLAWS + kind] != NO_LIMIT:
            self.limit[seat * OUTLAWS + kind] -= 1
        self.losses[seat] += 1
        if self.blur:
            return
        if self.kept[seat] == 0:
            self.lost_from(seat, kind, IN_DRAW_PILE)
        elif self.fresh[seat] == 0 or self.bounds[IN_DRAW_PILE + kind] == 0:
            if self.gaps or self.strays:  # it may be a card that was picked secretly
                self.kept[seat] -= 1
            else:
                self.lost_from(seat, kind, IN_HANDS)
        elif self.bounds[IN_HANDS + kind] == 0 and not self.gaps and not self.strays:
            self.lost_from(seat, kind, IN_DRAW_PILE)

    def lost_from(self, seat: i64, kind: i64, place: i64) -> None:
        """It is certain where the card came from; its owner knew all along that it was not among the others'."""
        if place == IN_DRAW_PILE:
            self.fresh[seat] -= 1
        else:
            self.kept[seat] -= 1
        self.bounds[place + kind] -= 1
        self.bounds[(seat + 1) * SET + place + kind] += 1
        if not self.studied:
            return
        for other in range(self.seats):  # to whoever looked through the draw pile it proves nothing
            if other != seat and self.own_tallies[LOOKED_AT_DRAW * self.seats + other]:
                self.bounds[(other + 1) * SET + place + kind] += 1

    def picked(self, seat: i64, kind: i64, shown: bool, from_draw: bool) -> None:
        """WE-13.9 The picker knows the card; the others know only that one is gone, unless it is shown."""
        if shown:
            self.shown[seat * KINDS + kind] += 1
            if from_draw:
                self.off_draw_pile(kind)
            else:
                self.off_discards(kind)
            return
        if from_draw:
            self.bounds[(seat + 1) * SET + IN_DRAW_PILE + kind] -= 1
            self.drew(seat, 1)
        else:
            lay = self.bounds[IN_DISCARDS : IN_DISCARDS + KINDS]
            left: i64 = -1 - len(self.gaps)  # all that earlier picks took is among the bounds still
            for cards in lay:
                left += cards
            self.gaps = [*self.gaps, Gap(seat, self.losses[seat], lay, left)]
            self.bounds[(seat + 1) * SET + IN_DISCARDS + kind] -= 1
            self.kept[seat] += 1
        if self.limited:
            self.change_limits(seat, 1)

    def played_pick(self, seat: i64, kind: i64, shown: bool) -> None:
        """WE-13.7 A picked card that is played at once is secret no more; others of its kind stay as known."""
        if shown and self.shown[seat * KINDS + kind] > 0:
            self.shown[seat * KINDS + kind] -= 1
            return
        if self.limited:
            self.change_limits(seat, -1)
        if len(self.gaps) > 0 and self.gaps[-1].seat == seat:
            self.gaps = self.gaps[:-1]
            self.kept[seat] -= 1
            self.off_discards(kind)
            self.bounds[(seat + 1) * SET + IN_DISCARDS + kind] += 1
        else:
            self.bounds[(seat + 1) * SET + IN_DRAW_PILE + kind] += 1
            self.drew(seat, -1)
            self.off_draw_pile(kind)

    def looked(self, seat: i64, pile: vec[i64], n: i64) -> None:
        """WE-13.3 Whoever looks through the discard pile works out what earlier secret picks took from it."""
        self.found(seat, IN_DISCARDS, pile, n)
        self.own_tallies[OWN_LOOKED * self.seats + seat] = len(self.gaps)

    def looked_at_draw_pile(self, seat: i64, pile: vec[i64], n: i64) -> None:
        """OPT-12 Whoever looks through the draw pile knows what the hands hold together."""
        self.found(seat, IN_DRAW_PILE, pile, n)
        self.own_tallies[OWN_STRAYS * self.seats + seat] = len(self.strays)
        self.own_tallies[OWN_BLUR * self.seats + seat] = -self.blur
        self.own_tallies[LOOKED_AT_DRAW * self.seats + seat] = 1
        self.studied = True
        for other in range(self.seats):
            self.own_tallies[(OWN_KEPT + other) * self.seats + seat] = self.fresh[other]
            self.own_tallies[(OWN_KEPT + self.seats + other) * self.seats + seat] = 0

    def found(self, seat: i64, place: i64, pile: vec[i64], n: i64) -> None:
        """The bounds of a place are exact now for one seat; what is not there is in a hand."""
        here = (seat + 1) * SET + place
        hands = (seat + 1) * SET + IN_HANDS
        bounds = self.bounds
        for kind in range(KINDS):
            bound = bounds[place + kind] + bounds[here + kind]
            if bound:
                bounds[hands + kind] += bound
                bounds[here + kind] -= bound
        for i in range(n):
            kind = pile[i]
            bounds[hands + kind] -= 1
            bounds[here + kind] += 1

    def knows_all_gaps(self, viewer: i64) -> bool:
        """Whether no secret pick has left the viewer in doubt about the discard pile."""
        return self.doubts(viewer) == 0

    def doubts(self, viewer: i64) -> i64:
        """How many secret picks have left the viewer in doubt about the discard pile."""
        found: i64 = 0
        if self.gaps:
            for i in range(self.own_tally(OWN_LOOKED, viewer), len(self.gaps)):
                if self.gaps[i].seat != viewer:
                    found += 1
        return found

    def murky(self, viewer: i64) -> i64:
        """So many cards at the bottom of the discard pile are in doubt for the viewer; the others are known one by one,
        since they were put there in the open, after the last secret pick that the viewer has not worked out."""
        most: i64 = 0
        for i in range(self.own_tally(OWN_LOOKED, viewer), len(self.gaps)):
            gap = self.gaps[i]
            if gap.seat != viewer and gap.left > most:
                most = gap.left
        return most

    def tighten(self, viewer: i64, unseen: vec[i64]) -> None:
        """What lies in the piles lies in no hand: for a viewer who knows for certain what lies there."""
        for kind in range(KINDS):
            excess = self.bound_anywhere(viewer, kind) - unseen[kind]
            if excess > 0:
                if viewer < self.seats:
                    self.bounds[(viewer + 1) * SET + IN_HANDS + kind] -= excess
                else:
                    self.bounds[IN_HANDS + kind] -= excess
                    for seat in range(self.seats):
                        self.bounds[(seat + 1) * SET + IN_HANDS + kind] += excess

    def reshuffled(self, left: i64) -> None:
        """WE-6.4 The discard pile is the draw pile now, up to secret picks; the rest of the unseen is in hands.

        Cards left in the old draw pile (OPT-03 `shuffle_in`) blur that: each might be any unseen card.
        """
        seats = self.seats
        self.strays = self.gaps
        self.gaps = []
        self.blur = left
        if self.strays:
            self.stray_rows = vec[i64]([0] * (seats * KINDS))
            for seat in range(seats):
                for kind in range(KINDS):
                    own = self.bounds[(seat + 1) * SET + IN_DISCARDS + kind]
                    self.stray_rows[seat * KINDS + kind] = own
        for row in range(seats + 1):
            turn_over(self.bounds, row * SET)
        for seat in range(seats):
            self.kept[seat] += self.fresh[seat]
            self.fresh[seat] = 0
            self.own_tallies[OWN_STRAYS * seats + seat] = self.own_tallies[OWN_LOOKED * seats + seat]
            self.own_tallies[OWN_LOOKED * seats + seat] = 0
        for i in range(OWN_BLUR * seats, len(self.own_tallies)):
            self.own_tallies[i] = 0
        self.studied = False


def turn_over(bounds: vec[i64], first: i64) -> None:
    """Discard pile to draw pile, draw pile to hands: for one set of bounds."""
    for kind in range(first, first + KINDS):
        bounds[IN_HANDS + kind] += bounds[IN_DRAW_PILE + kind]
        bounds[IN_DRAW_PILE + kind] = bounds[IN_DISCARDS + kind]
        bounds[IN_DISCARDS + kind] = 0
