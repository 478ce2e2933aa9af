"""What each seat may remember: everything it was ever shown, and what follows from it.

A card that somebody cannot see lies in one of three places: in the draw pile, in a hand, or in the discard pile. The
memory keeps *upper bounds*: how many cards of a kind may lie in the draw pile, how many in hands that cannot have come
from the present draw pile, and how many in the discard pile. `open` are the bounds of somebody without a seat; `own` is
what a seat has to add to them for what it alone has seen. Besides, for everybody alike: cards known to be in a hand
(`shown`), and how many cards of an outlaw a hand can hold since its owner denied having any (`limit`).

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
IN_HANDS: Final = 1  # and not from the present draw pile
IN_DISCARDS: Final = 2
PLACES: Final = 3


class Memory:
    """The memory of everybody at one table; it hears the facts like any other listener. Viewer `seats` has no seat."""

    seats: i64
    open: vec[i64]  # [place * KINDS + kind]
    own: vec[i64]  # [(seat * PLACES + place) * KINDS + kind]
    fresh: vec[i64]  # [seat] unseen cards in that hand that may come from the present draw pile
    kept: vec[i64]  # [seat] unseen cards in that hand that may come from elsewhere
    own_kept: vec[i64]  # [viewer * seats + seat] to be added to `kept` by a seat that looked through the draw pile
    secrets: i64  # cards that were picked secretly and are still among the bounds of the discard pile
    strays: i64  # the same for the draw pile, since the reshuffle
    own_secrets: vec[i64]  # [seat] to be added to `secrets`
    own_strays: vec[i64]
    shown: vec[i64]  # [seat * KINDS + kind]
    limit: vec[i64]  # [seat * OUTLAWS + outlaw] at most so many among the unseen cards
    limited: bool  # whether there is any limit

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        some: i64 = 1 if seats else 0  # without seats: blank, to be filled by `clone`
        self.open = vec[i64]([0] * (some * PLACES * KINDS))
        self.own = vec[i64]([0] * (seats * PLACES * KINDS))
        self.fresh = vec[i64]([0] * seats)
        self.kept = vec[i64]([0] * seats)
        self.own_kept = vec[i64]([0] * (seats * seats))
        self.secrets = 0
        self.strays = 0
        self.own_secrets = vec[i64]([0] * seats)
        self.own_strays = vec[i64]([0] * seats)
        self.shown = vec[i64]([0] * (seats * KINDS))
        self.limit = vec[i64]([NO_LIMIT] * (seats * OUTLAWS))
        self.limited = False

    def clone(self) -> "Memory":
        other = Memory(0)
        other.seats = self.seats
        other.open = self.open[:]
        other.own = self.own[:]
        other.fresh = self.fresh[:]
        other.kept = self.kept[:]
        other.own_kept = self.own_kept[:]
        other.secrets = self.secrets
        other.strays = self.strays
        other.own_secrets = self.own_secrets[:]
        other.own_strays = self.own_strays[:]
        other.shown = self.shown[:]
        other.limit = self.limit[:]
        other.limited = self.limited
        return other

    # What a viewer knows

    def bound(self, viewer: i64, place: i64, kind: i64) -> i64:
        """At most so many cards of a kind lie there, as far as the viewer knows."""
        bound = self.open[place * KINDS + kind]
        return bound + self.own[(viewer * PLACES + place) * KINDS + kind] if viewer < self.seats else bound

    def most_kept(self, viewer: i64, seat: i64) -> i64:
        """At most so many unseen cards of a hand come from elsewhere than the present draw pile."""
        return self.kept[seat] + (self.own_kept[viewer * self.seats + seat] if viewer < self.seats else 0)

    def secrets_from(self, viewer: i64) -> i64:
        """How many secret picks still hide among the bounds of the discard pile."""
        return self.secrets + (self.own_secrets[viewer] if viewer < self.seats else 0)

    def strays_from(self, viewer: i64) -> i64:
        return self.strays + (self.own_strays[viewer] if viewer < self.seats else 0)

    # What happens

    def hear(self, fact: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Remember one fact."""
        if fact == DREW or fact == DEALT:
            self.own[(a * PLACES + IN_DRAW_PILE) * KINDS + b] -= 1
            self.fresh[a] += 1
            if self.limited:
                self.change_limits(a, 1)
        elif fact == DISCARDED:
            self.lost(a, b)
            self.open[IN_DISCARDS * KINDS + b] += 1
        elif fact == TOOK:
            self.open[IN_DISCARDS * KINDS + b] -= 1
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
                self.open[IN_DRAW_PILE * KINDS + a] -= 1
                self.open[IN_DISCARDS * KINDS + a] += 1
        elif fact == SPENT:
            self.open[IN_DISCARDS * KINDS + b] += 1
        elif fact == ORPHANED:
            self.open[IN_DISCARDS * KINDS + c] += 1
        elif fact == GUN_LEFT:
            self.open[IN_DISCARDS * KINDS + FASTEST_GUN] += 1
        elif fact == UNCOVERED:
            self.open[IN_DISCARDS * KINDS + HIDEOUT] += 1
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
            blank.open[IN_DRAW_PILE * KINDS + kind] = copies(kind)
        self.open = blank.open
        self.own = blank.own
        self.fresh = blank.fresh
        self.kept = blank.kept
        self.own_kept = blank.own_kept
        self.secrets = 0
        self.strays = 0
        self.own_secrets = blank.own_secrets
        self.own_strays = blank.own_strays
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
        elif self.fresh[seat] == 0 or self.open[IN_DRAW_PILE * KINDS + kind] == 0:
            if self.secrets or self.strays:  # it may be a card that was picked secretly
                self.kept[seat] -= 1
            else:
                self.lost_from(seat, kind, IN_HANDS)
        elif self.open[IN_HANDS * KINDS + kind] == 0 and not self.secrets and not self.strays:
            self.lost_from(seat, kind, IN_DRAW_PILE)

    def lost_from(self, seat: i64, kind: i64, place: i64) -> None:
        """It is certain where the card came from; its owner knew all along that it was not among the others'."""
        if place == IN_DRAW_PILE:
            self.fresh[seat] -= 1
        else:
            self.kept[seat] -= 1
        self.open[place * KINDS + kind] -= 1
        self.own[(seat * PLACES + place) * KINDS + kind] += 1

    def picked(self, seat: i64, kind: i64, shown: bool, from_draw: bool) -> None:
        """WE-13.9 The picker knows the card; the others know only that one is gone, unless it is shown."""
        place = IN_DRAW_PILE if from_draw else IN_DISCARDS
        if shown:
            self.shown[seat * KINDS + kind] += 1
            self.open[place * KINDS + kind] -= 1
            return
        self.own[(seat * PLACES + place) * KINDS + kind] -= 1
        if from_draw:
            self.fresh[seat] += 1
        else:
            self.kept[seat] += 1
            self.secrets += 1
            self.own_secrets[seat] -= 1
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
            self.own_secrets[seat] += 1
            self.kept[seat] -= 1
            self.open[IN_DISCARDS * KINDS + kind] -= 1
            self.own[(seat * PLACES + IN_DISCARDS) * KINDS + kind] += 1
        else:
            self.lost_from(seat, kind, IN_DRAW_PILE)

    def looked(self, seat: i64, pile: vec[i64], n: i64) -> None:
        """WE-13.3 Whoever looks through the discard pile works out what earlier secret picks took from it."""
        self.found(seat, IN_DISCARDS, pile, n)
        self.own_secrets[seat] = -self.secrets

    def looked_at_draw_pile(self, seat: i64, pile: vec[i64], n: i64) -> None:
        """OPT-12 Whoever looks through the draw pile knows what the hands hold together."""
        self.found(seat, IN_DRAW_PILE, pile, n)
        self.own_strays[seat] = -self.strays
        for other in range(self.seats):
            self.own_kept[seat * self.seats + other] = self.fresh[other]

    def found(self, seat: i64, place: i64, pile: vec[i64], n: i64) -> None:
        """The bounds of a place are exact now for one seat; what is not there is in a hand."""
        here = (seat * PLACES + place) * KINDS
        hands = (seat * PLACES + IN_HANDS) * KINDS
        for kind in range(KINDS):
            bound = self.bound(seat, place, kind)
            self.own[hands + kind] += bound
            self.own[here + kind] -= bound
        for i in range(n):
            self.own[hands + pile[i]] -= 1
            self.own[here + pile[i]] += 1

    def reshuffled(self, left: i64) -> None:
        """WE-6.4 The discard pile is the draw pile now, up to secret picks; the rest of the unseen is in hands.

        A card left in the old draw pile (OPT-03 `shuffle_in`) blurs that: it might be any unseen card.
        """
        turn_over(self.open, 0, left)
        for seat in range(self.seats):
            turn_over(self.own, seat * PLACES * KINDS, left)
            self.kept[seat] += self.fresh[seat]
            self.fresh[seat] = 0
            self.own_strays[seat] = self.own_secrets[seat]
            self.own_secrets[seat] = 0
        for i in range(self.seats * self.seats):
            self.own_kept[i] = 0
        self.strays = self.secrets
        self.secrets = 0


def turn_over(bounds: vec[i64], first: i64, left: i64) -> None:
    """Discard pile to draw pile, draw pile to hands: for one set of bounds."""
    for kind in range(first, first + KINDS):
        unseen = bounds[kind + IN_DRAW_PILE * KINDS]
        bounds[kind + IN_HANDS * KINDS] += unseen
        bounds[kind + IN_DRAW_PILE * KINDS] = bounds[kind + IN_DISCARDS * KINDS] + (unseen if left else 0)
        bounds[kind + IN_DISCARDS * KINDS] = 0
