"""What a poster is worth to a seat, in dollars.

It is looked at twice: what it would pay if the round ended now, and what it should pay if the round goes on, when the
own hand has been laid and the others have added what they may hold. The two are mixed by the chance that the round ends
before the next own turn (ST-8, ST-D2). A dollar for another player counts against us: fully with two players, in part
with more, and more for the richest.
"""

from typing import final

from saloon.bots.wyatt_earp.payouts import Payouts
from saloon.bots.wyatt_earp.points import ALL, CARD, GROWTH, ONE_OF_A_KIND, PAIR, PICTURE, PORTRAIT
from saloon.bots.wyatt_earp.situation import Situation
from saloon.games.wyatt_earp.cards import KINDS, MOST_PLAYERS, OUTLAWS, PHOTO, SERIES, THOUSAND
from saloon.games.wyatt_earp.options import Options
from saloon.games.wyatt_earp.table import WyattEarp
from saloon.kernel.packed import i64, mypyc_attr, vec


@final
@mypyc_attr(native_class=True)
class Posters:
    """The posters of a table. What was worked out is kept until the next question."""

    now: Situation
    payouts: Payouts
    standing: vec[i64]  # [outlaw] what each poster is worth to us as it is, once it was asked for
    ahead: bool  # whether nobody would be paid more, or nobody be richer if that is the end of the game
    known: i64  # set of outlaws (bits) for which it was
    growth: vec[i64]  # [outlaw] how likely we add one more card later, once it was asked for
    adds_one: vec[i64]  # [outlaw * MOST_PLAYERS + seat] how likely that seat adds one card
    adds_more: vec[i64]  # and how likely two, or the Photo
    expected: i64  # set of outlaws (bits) for which it was
    uses: vec[i64]  # [kind] what playing that sheriff card brings if the shot hits, once it was asked for
    tried: i64  # set of kinds (bits) for which it was

    def __init__(self) -> None:
        self.now = Situation()
        self.payouts = Payouts()
        self.standing = vec[i64]([0] * OUTLAWS)
        self.ahead = False
        self.known = 0
        self.growth = vec[i64]([0] * OUTLAWS)
        self.adds_one = vec[i64]([0] * (OUTLAWS * MOST_PLAYERS))
        self.adds_more = vec[i64]([0] * (OUTLAWS * MOST_PLAYERS))
        self.expected = 0
        self.uses = vec[i64]([0] * KINDS)
        self.tried = 0

    def look(self, t: WyattEarp) -> None:
        """See the table through the eyes of the seat that must decide."""
        self.payouts.open(t)
        self.known = 0
        self.expected = 0
        self.tried = 0
        self.now.study(t)

    def worth(self, pot: i64, options: Options) -> i64:
        """What a poster with the points in `row` pays now, in dollars that count for us."""
        now = self.now
        at = self.payouts.find(pot, options) * MOST_PLAYERS
        care = now.care
        paid = self.payouts.paid
        found: i64 = 0
        for seat in range(now.seats):
            found += care[seat] * paid[at + seat]
        return found // ALL

    def later(self, t: WyattEarp, outlaw: i64, pot: i64) -> i64:
        """What a poster should pay if the round goes on: somebody may add a card, or two, or the Photo (ST-13)."""
        now = self.now
        if not self.expected >> outlaw & 1:
            self.expect(t, outlaw)
        row = self.payouts.row
        found = ALL * self.worth(pot, t.options)
        weights: i64 = ALL
        if self.growth[outlaw] > 0 and row[now.me] > 0:
            row[now.me] += CARD
            weights += self.growth[outlaw]
            found += self.growth[outlaw] * self.worth(pot, t.options)
            row[now.me] -= CARD
        at = outlaw * MOST_PLAYERS
        for seat in range(now.seats):
            one = self.adds_one[at + seat]
            more = self.adds_more[at + seat]
            if one + more > 0:
                row[seat] += CARD
                found += one * self.worth(pot, t.options)
                row[seat] += CARD
                found += more * self.worth(pot + THOUSAND, t.options)
                row[seat] -= 2 * CARD
                weights += one + more
        return found // weights

    def expect(self, t: WyattEarp, outlaw: i64) -> None:
        """How likely each seat adds to a poster: weights beside ALL, which stands for nobody adding anything."""
        now = self.now
        u = now.unseen[outlaw]
        photo = now.unseen[PHOTO + outlaw]
        self.growth[outlaw] = 0 if t.covered(now.me, outlaw) else GROWTH * (u if u < 3 else 3)
        for seat in range(now.seats):
            one: i64 = 0
            more: i64 = 0
            if seat != now.me and u + photo > 0 and not t.covered(seat, outlaw):
                at = seat * 8
                none = now.lacks[at + u]
                if u > 0:
                    one = min(u * (now.lacks[at + u - 1] - none), ALL - none)
                if photo > 0:
                    none = none * now.lacks[at + 1] // ALL
                    one = one * now.lacks[at + 1] // ALL
                more = ALL - none - one
                none = max(none, 20)
                one = one * ALL // none
                more = more * ALL // none
            self.adds_one[outlaw * MOST_PLAYERS + seat] = one
            self.adds_more[outlaw * MOST_PLAYERS + seat] = more
        self.expected |= 1 << outlaw

    def value(self, t: WyattEarp, outlaw: i64, mine: i64, cards: i64, photo: i64, pot: i64, opened: bool) -> i64:
        """A poster with so many own points, cards in hand and Photo in hand: now and later."""
        self.put_row(outlaw)
        return self.value_of_row(t, outlaw, mine, cards, photo, pot, opened)

    def value_of_row(self, t: WyattEarp, outlaw: i64, mine: i64, cards: i64, photo: i64, pot: i64, opened: bool) -> i64:
        now = self.now
        if not opened and cards < SERIES:
            return self.dream(outlaw, cards, photo, pot)
        row = self.payouts.row
        row[now.me] = mine
        paid: i64 = self.worth(pot, t.options) if opened else 0
        reserve = CARD * cards + PICTURE * photo
        if reserve > 0 and not t.covered(now.me, outlaw):
            row[now.me] = mine + reserve
            pot += (cards + photo - 1) * THOUSAND if cards > 0 else THOUSAND
        return (now.soon * paid + (ALL - now.soon) * self.later(t, outlaw, pot)) // ALL

    def dream(self, outlaw: i64, cards: i64, photo: i64, pot: i64) -> i64:
        """An outlaw that nobody has opened, with fewer than three in hand: what may come of it."""
        now = self.now
        hope: i64 = photo * PORTRAIT * (cards + 1)
        if cards == 2:
            hope += PAIR
        elif cards == 1:
            hope += ONE_OF_A_KIND
        u = now.unseen[outlaw]
        if u < 4:
            hope = hope * u // 4
        return hope * (pot + 2 * THOUSAND) // (3 * THOUSAND)

    def own(self, t: WyattEarp, outlaw: i64) -> i64:
        """The poster as it is, with the own hand."""
        now = self.now
        if not self.known >> outlaw & 1:
            hand = now.me * KINDS
            mine = now.points_now[outlaw * MOST_PLAYERS + now.me]
            cards = t.hands[hand + outlaw]
            photo = t.hands[hand + PHOTO + outlaw]
            opened = t.opened[outlaw] > 0
            self.standing[outlaw] = self.value(t, outlaw, mine, cards, photo, t.pots[outlaw], opened)
            self.known |= 1 << outlaw
        return self.standing[outlaw]

    def put_row(self, outlaw: i64) -> None:
        now = self.now
        at = outlaw * MOST_PLAYERS
        for seat in range(now.seats):
            self.payouts.row[seat] = now.points_now[at + seat]

    def without(self, t: WyattEarp, seat: i64, outlaw: i64, lost: i64) -> i64:
        """What it brings us that a pile loses so many points."""
        now = self.now
        before = self.own(t, outlaw)
        self.put_row(outlaw)
        self.payouts.row[seat] -= lost
        hand = now.me * KINDS
        return (
            self.value_of_row(
                t,
                outlaw,
                self.payouts.row[now.me],
                t.hands[hand + outlaw],
                t.hands[hand + PHOTO + outlaw],
                t.pots[outlaw],
                t.opened[outlaw] > 0,
            )
            - before
        )
