"""What a good player knows of Wyatt Earp: what every choice is worth to the deciding seat, in dollars.

The guide looks at the table (`situation`, `posters`) and asks the part that knows about the choice: the `turn`, or the
`sheriff` cards.
"""

from saloon.bots.guide import ONE, Guide
from saloon.bots.wyatt_earp.judging import chances, count_purses
from saloon.bots.wyatt_earp.points import CLEAR, NEVER
from saloon.bots.wyatt_earp.posters import Posters
from saloon.bots.wyatt_earp.sheriff import answering, playing
from saloon.bots.wyatt_earp.turn import discarding, laying, weigh_draw
from saloon.games.wyatt_earp.codes import ATTACH, DISCARD, LAY, PLAY_PHOTO, STANDARD_CODES
from saloon.games.wyatt_earp.state import DRAW_PHASE
from saloon.games.wyatt_earp.table import WyattEarp
from saloon.kernel.packed import i64, mypyc_attr, vec
from saloon.kernel.table import Table


@mypyc_attr(native_class=True)
class WyattEarpGuide(Guide):
    """Knowledge of Wyatt Earp, for all player counts and options."""

    posters: Posters

    def __init__(self) -> None:
        super().__init__()
        self.posters = Posters()

    def scale(self) -> i64:
        return CLEAR

    def stage(self, table: Table) -> i64:
        assert isinstance(table, WyattEarp)
        return table.round

    def is_settled(self, table: Table, since: i64) -> bool:
        assert isinstance(table, WyattEarp)
        return table.actor < 0 or table.round != since

    def weigh(self, table: Table, codes: vec[i64], n: i64, points: vec[i64]) -> None:
        assert isinstance(table, WyattEarp)
        self.weigh_plays(table, codes, n, points)
        self.weigh_discards(table, codes, n, points)

    def skim(self, table: Table, codes: vec[i64], n: i64, points: vec[i64]) -> None:
        """The best discard is worth nothing, so none is looked at where something is clearly worth more."""
        assert isinstance(table, WyattEarp)
        if self.weigh_plays(table, codes, n, points) < CLEAR:
            self.weigh_discards(table, codes, n, points)

    def weigh_plays(self, t: WyattEarp, codes: vec[i64], n: i64, points: vec[i64]) -> i64:
        """All but the discards, which look as bad as can be; returns the most that a code is worth."""
        posters = self.posters
        posters.look(t)
        if t.phase == DRAW_PHASE:
            weigh_draw(posters, t, codes, n, points)
            return CLEAR
        most: i64 = NEVER
        for i in range(n):
            code = codes[i]
            if is_discard(code):
                points[i] = NEVER
            elif code < PLAY_PHOTO:
                points[i] = laying(posters, t, (code - LAY) // 7, (code - LAY) % 7 + 1)
            elif code < ATTACH:
                points[i] = playing(posters, t, code)
            else:
                points[i] = answering(posters, t, code)
            most = max(most, points[i])
        return most

    def weigh_discards(self, t: WyattEarp, codes: vec[i64], n: i64, points: vec[i64]) -> None:
        """One card goes in any case: the cheapest is where nothing is won and nothing lost."""
        posters = self.posters
        least: i64 = NEVER
        for i in range(n):
            if is_discard(codes[i]):
                points[i] = discarding(posters, t, codes[i] - DISCARD)
                least = max(least, points[i])
        for i in range(n):
            if is_discard(codes[i]):
                points[i] -= least

    def judge(self, table: Table, values: vec[i64]) -> None:
        """WE-17.2 The richer, the likelier; a lead counts for more near the goal. Posters count as they pay now."""
        assert isinstance(table, WyattEarp)
        if table.actor < 0:
            for seat in range(table.seats):
                values[seat] = ONE if seat == table.winner else 0
            return
        chances(self.posters.payouts, table, values)

    def purse(self, table: Table, seat: i64) -> i64:
        """At the end of a round nothing is on the posters, and this is what the seat has won."""
        assert isinstance(table, WyattEarp)
        purses = vec[i64]([0] * table.seats)
        count_purses(self.posters.payouts, table, purses)
        return purses[seat]


def is_discard(code: i64) -> bool:
    return code >= DISCARD and code < STANDARD_CODES
