"""A guide for games of which nothing is known but their rules: it plays at random, often, and counts who wins."""

from typing import Final

from saloon.bots.guide import ONE, Guide
from saloon.kernel.packed import i64, vec
from saloon.kernel.rng import Quick
from saloon.kernel.rows import buffer
from saloon.kernel.table import Table

TRIALS: Final = 4  # random games for a first opinion of a choice
LONGEST_LINE: Final = 5000  # decisions: a longer line is won by nobody


class PlainGuide(Guide):
    """Knows nothing. The same tables in the same order are judged alike."""

    def __init__(self) -> None:
        super().__init__()
        self.rng = Quick(1)
        self.open = buffer(0)  # the choices of the current line: `codes` may be in use by the caller

    def weigh(self, table: Table, codes: vec[i64], n: i64, points: vec[i64]) -> None:
        mover, values = table.actor, buffer(table.seats)
        for i in range(n):
            points[i] = 0
            for _ in range(TRIALS):
                line = table.clone()
                line.carry_out(codes[i])
                self.play_on(line, 0, values)
                points[i] += values[mover]

    def scale(self) -> i64:
        return ONE

    def play_on(self, table: Table, since: i64, values: vec[i64]) -> None:
        if len(self.open) < table.space():
            self.open = buffer(table.space())
        steps = 0
        while table.actor >= 0 and steps < LONGEST_LINE:
            table.carry_out(self.open[self.rng.below(table.fill(self.open))])
            steps += 1
        self.judge(table, values)

    def judge(self, table: Table, values: vec[i64]) -> None:
        if table.actor < 0:
            super().judge(table, values)
        else:
            for seat in range(table.seats):
                values[seat] = ONE // table.seats
