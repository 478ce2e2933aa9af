"""What each seat may remember: everything it was ever shown, and what follows from it.

A card that somebody cannot see lies in one of three places: in the draw pile, in the discard pile, or in a hand. The
memory keeps *upper bounds*: how many cards of a kind may lie in the draw pile, how many in the discard pile, and how
many in hands that cannot have come from the present draw pile. The first rows are the bounds of somebody without a
seat; the others are what each seat has to add to them for what it alone has seen. Besides, for everybody alike: cards
known to be in a hand (`shown`), and how many cards of an outlaw a hand can hold since its owner denied having any
(`limit`).

A bound goes down only when it is certain where a card came from, so no bound is ever too low.
"""

from typing import Final

from saloon.games.wyatt_earp.cards import FASTEST_GUN, HIDEOUT, KINDS, NO_CARD, OUTLAWS, copies
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
from saloon.kernel.packed import i64, vec

NO_LIMIT: Final = 99

# Places, as rows of the bounds.
IN_DRAW_PILE: Final = 0
IN_DISCARDS: Final = 1
IN_HANDS: Final = 2  # and not from the present draw pile
PLACES: Final = 3

# Rows of the seats' own tallies.
OWN_SECRETS: Final = 0
OWN_STRAYS: Final = 1
OWN_KEPT: Final = (
    2  # and one row for each hand: whoever looked through the draw pile knows where its cards are not from
)


class Memory:
    """The memory of everybody at one table; it hears the facts like any other listener. Viewer `seats` has no seat."""

    seats: i64
    bounds: vec[i64]  # [place * KINDS + kind] for all, [((seat + 1) * PLACES + place) * KINDS + kind] to be added
    fresh: vec[i64]  # [seat] unseen cards in that hand that may come from the present draw pile
    kept: vec[i64]  # [seat] unseen cards in that hand that may come from elsewhere
    secrets: i64  # cards that were picked secretly and are still among the bounds of the discard pile
    strays: i64  # the same for the draw pile, since the reshuffle
    own_tallies: vec[i64]  # [row * seats + seat] to be added by a seat: to secrets, to strays, to each hand's `kept`
    shown: vec[i64]  # [seat * KINDS + kind]
    limit: vec[i64]  # [seat * OUTLAWS + outlaw] at most so many among the unseen cards
    limited: bool  # whether there is any limit

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        some: i64 = 1 if seats else 0  # without seats: blank, to be filled by `clone`
        self.bounds = vec[i64]([0] * ((seats + some) * PLACES * KINDS))
        self.fresh = vec[i64]([0] * seats)
        self.kept = vec[i64]([0] * seats)
        self.secrets = 0
        self.strays = 0
        self.own_tallies = vec[i64]([0] * ((OWN_KEPT + seats) * seats))
        self.shown = vec[i64]([0] * (seats * KINDS))
        self.limit = vec[i64]([NO_LIMIT] * (seats * OUTLAWS))
        self.limited = False

    def clone(self) -> "Memory":
        other = Memory(0)
        other.seats = self.seats
        other.bounds = self.bounds[:]
        other.fresh = self.fresh[:]
        other.kept = self.kept[:]
        other.secrets = self.secrets
        other.strays = self.strays
        other.own_tallies = self.own_tallies[:]
        other.shown = self.shown[:]
        other.limit = self.limit[:]
        other.limited = self.limited
        return other

    # What a viewer knows

    def bound(self, viewer: i64, place: i64, kind: i64) -> i64:
        """At most so many cards of a kind lie there, as far as the viewer knows."""
        bound = self.bounds[place * KINDS + kind]
        return bound + self.bounds[((viewer + 1) * PLACES + place) * KINDS + kind] if viewer < self.seats else bound

    def most_kept(self, viewer: i64, seat: i64) -> i64:
        """At most so many unseen cards of a hand come from elsewhere than the present draw pile."""
        return self.kept[seat] + self.own_tally(OWN_KEPT + seat, viewer)

    def secrets_from(self, viewer: i64) -> i64:
        """How many secret picks still hide among the bounds of the discard pile."""
        return self.secrets + self.own_tally(OWN_SECRETS, viewer)

    def strays_from(self, viewer: i64) -> i64:
        return self.strays + self.own_tally(OWN_STRAYS, viewer)

    def own_tally(self, row: i64, viewer: i64) -> i64:
        return self.own_tallies[row * self.seats + viewer] if viewer < self.seats else 0

    # What happens

    def hear(self, fact: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Remember one fact."""
        if fact == DREW or fact == DEALT:
            self.bounds[((a + 1) * PLACES + IN_DRAW_PILE) * KINDS + b] -= 1
            self.fresh[a] += 1
            if self.limited:
                self.change_limits(a, 1)
        elif fact == DISCARDED:
            self.lost(a, b)
            self.bounds[IN_DISCARDS * KINDS + b] += 1
        elif fact == TOOK:
            self.bounds[IN_DISCARDS * KINDS + b] -= 1
            self.shown[a * KINDS + b] += 1
        elif fact == LAID:
            for _ in range(c):
                self.lost(a, b)
        elif fact == PLAYED:
            if d:
                self.revealed_pick(a, b)
            else:
                self.lost(a, b)
        elif fact == TURNED or fact == TURNED_UP:
            if a != NO_CARD:
                self.bounds[IN_DRAW_PILE * KINDS + a] -= 1
                self.bounds[IN_DISCARDS * KINDS + a] += 1
        elif fact == SPENT:
            self.bounds[IN_DISCARDS * KINDS + b] += 1
        elif fact == ORPHANED:
            self.bounds[IN_DISCARDS * KINDS + c] += 1
        elif fact == GUN_LEFT:
            self.bounds[IN_DISCARDS * KINDS + FASTEST_GUN] += 1
        elif fact == UNCOVERED:
            self.bounds[IN_DISCARDS * KINDS + HIDEOUT] += 1
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
        """All 78 cards are back in the draw pile, and nothing is known but the deck."""
        seats = self.seats
        blank = Memory(seats)
        for kind in range(KINDS):
            blank.bounds[IN_DRAW_PILE * KINDS + kind] = copies(kind)
        self.bounds = blank.bounds
        self.fresh = blank.fresh
        self.kept = blank.kept
        self.secrets = 0
        self.strays = 0
        self.own_tallies = blank.own_tallies
        self.shown = blank.shown
        self.limit = blank.limit
        self.limited = False

    def change_limits(self, seat: i64, by: i64) -> None:
        """A hand got a card that the others did not see: whatever its owner denied before may be in it again."""
        for outlaw in range(seat * OUTLAWS, (seat + 1) * OUTLAWS):
            if self.limit[outlaw] != NO_LIMIT:
                self.limit[outlaw] += by

    def lost(self, seat: i64, kind: i64) -> None:
        """A card left a hand for all to see: one that was known to be there, if there was one."""
        if self.shown[seat * KINDS + kind] > 0:
            self.shown[seat * KINDS + kind] -= 1
            return
        if self.limited and kind < OUTLAWS and self.limit[seat * OUTLAWS + kind] != NO_LIMIT:
            self.limit[seat * OUTLAWS + kind] -= 1
        if self.kept[seat] == 0:
            self.lost_from(seat, kind, IN_DRAW_PILE)
        elif self.fresh[seat] == 0 or self.bounds[IN_DRAW_PILE * KINDS + kind] == 0:
            if self.secrets or self.strays:  # it may be a card that was picked secretly
                self.kept[seat] -= 1
            else:
                self.lost_from(seat, kind, IN_HANDS)
        elif self.bounds[IN_HANDS * KINDS + kind] == 0 and not self.secrets and not self.strays:
            self.lost_from(seat, kind, IN_DRAW_PILE)

    def lost_from(self, seat: i64, kind: i64, place: i64) -> None:
        """It is certain where the card came from; its owner knew all along that it was not among the others'."""
        if place == IN_DRAW_PILE:
            self.fresh[seat] -= 1
        else:
            self.kept[seat] -= 1
        self.bounds[place * KINDS + kind] -= 1
        self.bounds[((seat + 1) * PLACES + place) * KINDS + kind] += 1

    def picked(self, seat: i64, kind: i64, shown: bool, from_draw: bool) -> None:
        """WE-13.9 The picker knows the card; the others know only that one is gone, unless it is shown."""
        place = IN_DRAW_PILE if from_draw else IN_DISCARDS
        if shown:
            self.shown[seat * KINDS + kind] += 1
            self.bounds[place * KINDS + kind] -= 1
            return
        self.bounds[((seat + 1) * PLACES + place) * KINDS + kind] -= 1
        if from_draw:
            self.fresh[seat] += 1
        else:
            self.kept[seat] += 1
            self.secrets += 1
            self.own_tallies[OWN_SECRETS * self.seats + seat] -= 1
        if self.limited:
            self.change_limits(seat, 1)

    def revealed_pick(self, seat: i64, kind: i64) -> None:
        """WE-13.7 A picked card that is played at once is secret no more."""
        if self.shown[seat * KINDS + kind] > 0:
            self.shown[seat * KINDS + kind] -= 1
            return
        if self.limited:
            self.change_limits(seat, -1)
        if self.secrets:
            self.secrets -= 1
            self.own_tallies[OWN_SECRETS * self.seats + seat] += 1
            self.kept[seat] -= 1
            self.bounds[IN_DISCARDS * KINDS + kind] -= 1
            self.bounds[((seat + 1) * PLACES + IN_DISCARDS) * KINDS + kind] += 1
        else:
            self.lost_from(seat, kind, IN_DRAW_PILE)

    def looked(self, seat: i64, pile: vec[i64], n: i64) -> None:
        """WE-13.3 Whoever looks through the discard pile works out what earlier secret picks took from it."""
        self.found(seat, IN_DISCARDS, pile, n)
        self.own_tallies[OWN_SECRETS * self.seats + seat] = -self.secrets

    def looked_at_draw_pile(self, seat: i64, pile: vec[i64], n: i64) -> None:
        """OPT-12 Whoever looks through the draw pile knows what the hands hold together."""
        self.found(seat, IN_DRAW_PILE, pile, n)
        self.own_tallies[OWN_STRAYS * self.seats + seat] = -self.strays
        for other in range(self.seats):
            self.own_tallies[(OWN_KEPT + other) * self.seats + seat] = self.fresh[other]

    def found(self, seat: i64, place: i64, pile: vec[i64], n: i64) -> None:
        """The bounds of a place are exact now for one seat; what is not there is in a hand."""
        here = ((seat + 1) * PLACES + place) * KINDS
        hands = ((seat + 1) * PLACES + IN_HANDS) * KINDS
        bounds = self.bounds
        for kind in range(KINDS):
            bound = bounds[place * KINDS + kind] + bounds[here + kind]
            if bound:
                bounds[hands + kind] += bound
                bounds[here + kind] -= bound
        for i in range(n):
            self.bounds[hands + pile[i]] -= 1
            self.bounds[here + pile[i]] += 1

    def reshuffled(self, left: i64) -> None:
        """WE-6.4 The discard pile is the draw pile now, up to secret picks; the rest of the unseen is in hands.

        A card left in the old draw pile (OPT-03 `shuffle_in`) blurs that: it might be any unseen card.
        """
        seats = self.seats
        for row in range(seats + 1):
            turn_over(self.bounds, row * PLACES * KINDS, left)
        for seat in range(seats):
            self.kept[seat] += self.fresh[seat]
            self.fresh[seat] = 0
            self.own_tallies[OWN_STRAYS * seats + seat] = self.own_tallies[OWN_SECRETS * seats + seat]
            self.own_tallies[OWN_SECRETS * seats + seat] = 0
        for i in range(OWN_KEPT * seats, len(self.own_tallies)):
            self.own_tallies[i] = 0
        self.strays = self.secrets
        self.secrets = 0


def turn_over(bounds: vec[i64], first: i64, left: i64) -> None:
    """Discard pile to draw pile, draw pile to hands: for one set of bounds."""
    for kind in range(first, first + KINDS):
        unseen = bounds[kind + IN_DRAW_PILE * KINDS]
        bounds[kind + IN_HANDS * KINDS] += unseen
        bounds[kind + IN_DRAW_PILE * KINDS] = bounds[kind + IN_DISCARDS * KINDS] + (unseen if left else 0)
        bounds[kind + IN_DISCARDS * KINDS] = 0
