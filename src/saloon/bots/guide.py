"""What a bot knows of a game beyond its rules: which choices look good, and how a game stands.

A guide looks at a table through the eyes of the seat that must decide: its own hand, what lies open, and how many cards
of each kind are unseen. In an imagined world (the only tables that bots get) the other hands and the order of the piles
are there too, but a guide never lets them matter.
"""

from typing import Final

from saloon.kernel.packed import i64, mypyc_attr, vec
from saloon.kernel.rows import list_of
from saloon.kernel.table import Table

ONE: Final = 1000  # a game that is certainly won; 0 is lost
NO_MONEY: Final = -1  # in a game that is not about money
LONGEST: Final = 500  # decisions of a line: one that goes round in circles is judged where it stands


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Guide:
    """The knowledge of one game. A guide keeps work buffers, so each bot has its own."""

    codes: vec[i64]
    points: vec[i64]

    def __init__(self) -> None:
        self.codes = vec[i64]()
        self.points = vec[i64]()

    # What a game fills in

    def weigh(self, table: Table, codes: vec[i64], n: i64, points: vec[i64]) -> None:
        """Write how good each of the first `n` codes looks to the seat that must decide; more is better.

        A difference of `scale` is one that a good player would not overlook.
        """
        raise NotImplementedError

    def skim(self, table: Table, codes: vec[i64], n: i64, points: vec[i64]) -> None:
        """The same in less time: codes that are clearly worse than the best, by a scale, need only look so."""
        self.weigh(table, codes, n, points)

    def scale(self) -> i64:
        """What counts as a clear difference of points."""
        raise NotImplementedError

    def stage(self, table: Table) -> i64:
        """How far a game is, in rounds or turns."""
        return 0

    def is_settled(self, table: Table, since: i64) -> bool:
        """Whether a line of play that began at that stage can be judged now: the end of a round, or so."""
        return table.actor < 0

    def judge(self, table: Table, values: vec[i64]) -> None:
        """Write each seat's chance to win, from 0 to ONE, as far as all can see; a shared win is a part of one."""
        scores = table.scores()
        for seat in range(table.seats):
            values[seat] = int(scores[seat] * ONE)

    def purse(self, table: Table, seat: i64) -> i64:
        """The dollars of a seat where a line is judged, as far as all can see; NO_MONEY if there are none."""
        return NO_MONEY

    # What is the same for all

    def prepare(self, table: Table) -> None:
        """Rows that are long enough for any question of this table."""
        if len(self.codes) < table.space():
            self.codes = vec[i64]([0] * table.space())
            self.points = vec[i64]([0] * table.space())

    def best(self, table: Table) -> i64:
        """The code that looks best; the first of several."""
        self.prepare(table)
        codes = self.codes
        points = self.points
        n = table.fill(codes)
        if n == 1:
            return codes[0]
        self.skim(table, codes, n, points)
        best: i64 = 0
        for i in range(1, n):
            if points[i] > points[best]:
                best = i
        return codes[best]

    def play_on(self, table: Table, since: i64, values: vec[i64]) -> None:
        """Play the best codes for all seats until the line can be judged, or leads nowhere."""
        steps: i64 = 0
        while steps < LONGEST and not self.is_settled(table, since):
            table.carry_out(self.best(table))
            steps += 1
        self.judge(table, values)

    def judged(self, table: Table, since: i64) -> list[int]:
        """What `play_on` finds for each seat, for callers that are not compiled.

        They cannot bring a row of their own: mypyc 2.4 never frees one that comes from Python as an argument.
        """
        values = vec[i64]([0] * table.seats)
        self.play_on(table, since, values)
        return list_of(values, len(values))

    def weighed(self, table: Table) -> tuple[list[int], list[int]]:
        """The legal codes of a table, and their points."""
        self.prepare(table)
        n = table.fill(self.codes)
        self.weigh(table, self.codes, n, self.points)
        return list_of(self.codes, n), list_of(self.points, n)
