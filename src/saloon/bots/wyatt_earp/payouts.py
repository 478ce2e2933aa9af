"""What posters pay at Wyatt Earp (WE-15): worked out by the rules themselves, and kept for the next time."""

from typing import Final, final

from saloon.games.wyatt_earp.cards import MOST_PLAYERS, THOUSAND
from saloon.games.wyatt_earp.options import Options
from saloon.games.wyatt_earp.scoring import Payday, share_out
from saloon.games.wyatt_earp.table import WyattEarp
from saloon.kernel.packed import i64, mypyc_attr, vec

PAYOUTS: Final = 1 << 14  # how many are remembered
MOST_POINTS: Final = 1 << 10  # nobody has as many on one poster
SPREAD: Final = 61  # payouts that differ a little lie apart


@final
@mypyc_attr(native_class=True)
class Payouts:
    """The payouts of one set of rules and one number of seats. The same few are asked for again and again."""

    seats: i64
    payday: Payday
    row: vec[i64]  # [seat] capture points of one poster: what is asked for
    exact: vec[i64]  # [seats] the same, with exactly so many places, for the scoring
    book: Options | None  # the rules of the table
    keys: vec[i64]  # [payout] the pot and the points for which it is known
    paid: vec[i64]  # [payout * MOST_PLAYERS + seat] what that seat gets

    def __init__(self) -> None:
        self.seats = 0
        self.payday = Payday()
        self.row = vec[i64]([0] * MOST_PLAYERS)
        self.exact = vec[i64]()
        self.book = None
        self.keys = vec[i64]()
        self.paid = vec[i64]()

    def find(self, pot: i64, options: Options) -> i64:
        """WE-15 Where in `paid` it stands what each seat gets of that pot, with the points in `row`.

        It is kept until another takes its place.
        """
        row = self.row
        key = pot
        place = pot // THOUSAND
        for seat in range(self.seats):
            key = key * MOST_POINTS + row[seat]
            place = place * SPREAD + row[seat]
        place &= PAYOUTS - 1
        if self.keys[place] != key:
            self.keys[place] = key
            self.pay(pot, options, place * MOST_PLAYERS)
        return place

    def pay(self, pot: i64, options: Options, at: i64) -> None:
        """WE-15 by the rules themselves."""
        exact = self.exact
        for seat in range(self.seats):
            exact[seat] = self.row[seat]
        self.payday.clear()
        share_out(pot, exact, options, self.payday)
        for seat in range(self.seats):
            self.paid[at + seat] = self.payday.paid[seat]

    def open(self, t: WyattEarp) -> None:
        """Payouts hold for one set of rules and one number of seats."""
        if self.book is not t.options or len(self.exact) != t.seats:
            self.book = t.options
            self.seats = t.seats
            self.exact = vec[i64]([0] * t.seats)
            self.keys = vec[i64]([-1] * PAYOUTS)
            self.paid = vec[i64]([0] * (PAYOUTS * MOST_PLAYERS))
