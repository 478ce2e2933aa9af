"""How a game stood where there is no net for its rules: each seat's chance to win, as far as the players could know.

Every step is played on in worlds that one seat after the other cannot tell from the real one, by the guide of the
house, until the guide can judge them (the end of a round, some turns later), and the judgements are averaged. A worker
does it in short pieces, so that bots who must answer do not wait; if time runs out, fewer steps are known.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from math import sqrt
from time import monotonic

from msgspec import Struct

from saloon.bots.analysis.found import Chances, Standing
from saloon.bots.analysis.spread import spread
from saloon.bots.analysis.turns import Means, calmed, turns_of
from saloon.bots.guide import ONE
from saloon.bots.knowledge import guide_of
from saloon.kernel import record as records
from saloon.kernel.game import find_game
from saloon.kernel.rng import Quick
from saloon.kernel.table import Table
from saloon.server.workers import replaying

PIECE = 0.25  # seconds that a worker spends on it before other jobs get a turn
MOST_STEPS = 600  # that are looked at; of a longer game, so many of all
LEAST_WORLDS, MOST_WORLDS = 24, 144  # for each step
AT_ONCE = 32  # steps that have their least number of worlds before others have any


class Piece(Struct):
    """Judgements, added up by step and seat."""

    made: int
    worlds: list[int]
    sums: list[list[int]]
    squares: list[list[int]]

    @classmethod
    def empty(cls, steps: int, seats: int) -> "Piece":
        return cls(0, [0] * steps, [[0] * seats for _ in range(steps)], [[0] * seats for _ in range(steps)])

    def note(self, at: int, values: Sequence[int]) -> None:
        self.made += 1
        self.worlds[at] += 1
        for seat, value in enumerate(values):
            self.sums[at][seat] += value
            self.squares[at][seat] += value**2

    def add(self, other: "Piece") -> None:
        self.worlds = [a + b for a, b in zip(self.worlds, other.worlds, strict=True)]
        for mine, more in ((self.sums, other.sums), (self.squares, other.squares)):
            for row, extra in zip(mine, more, strict=True):
                row[:] = [a + b for a, b in zip(row, extra, strict=True)]

    def mean(self, at: int) -> Means:
        return [total / (ONE * self.worlds[at]) for total in self.sums[at]]

    def error(self, at: int) -> Means:
        """How far the mean may be from the truth, by chance: one standard error."""
        worlds = self.worlds[at]
        squares = [total / (ONE * ONE * worlds) for total in self.squares[at]]
        return [sqrt(max(s - m * m, 0.0) / worlds) for s, m in zip(squares, self.mean(at), strict=True)]


@lru_cache(maxsize=4)
def steps_of(raw: bytes) -> tuple[str, list[tuple[int, Table]]]:
    """The game of a record, and the steps that are looked at; `Malformed` says what is wrong with it."""
    record = records.from_document(replaying.read(raw))
    wanted = set(spread(len(record.decisions) + 1, MOST_STEPS))
    return record.game, [(made, table.clone()) for made, table in replaying.replay(record) if made in wanted]


def in_halves(n: int) -> list[int]:
    """The numbers from 0 to n - 1, each in the midst of the widest gap that those before it have left."""
    return sorted(range(n), key=lambda i: format(i, "010b")[::-1])


def rounds(n: int) -> Iterator[tuple[int, int]]:
    """Which step is looked at in which world, one after the other; wherever it stops, the steps lie evenly."""
    order = in_halves(n)
    for first in range(0, n, AT_ONCE):
        for world in range(LEAST_WORLDS):
            yield from ((at, world) for at in order[first : first + AT_ONCE])
    for world in range(LEAST_WORLDS, MOST_WORLDS):
        yield from ((at, world) for at in order)


def look(raw: bytes, begun: int) -> Piece:
    """A piece of the work, from some place on; nothing when all is done."""
    game, steps = steps_of(raw)
    guide, seats = guide_of(find_game(game)), int(steps[0][1].seats)
    piece, end = Piece.empty(len(steps), seats), monotonic() + PIECE
    for at, world in islice(rounds(len(steps)), begun, None):
        table = steps[at][1]
        line = table if table.to_act() < 0 else table.imagine(world % seats, Quick(world * MOST_STEPS + at))
        piece.note(at, guide.judged(line, guide.stage(line)))
        if monotonic() > end:
            break
    return piece


def conclude(raw: bytes, found: Piece, why: str) -> Chances:
    """What was found, step by step: those that were looked at often enough. `why` there is no net for it."""
    _, steps = steps_of(raw)
    least = min(LEAST_WORLDS, max(found.worlds))
    known = [at for at, worlds in enumerate(found.worlds) if worlds >= least]
    means = calmed([found.mean(at) for at in known], [found.error(at) for at in known])
    standings = [Standing(steps[at][0], [round(mean, 3) for mean in means[i]]) for i, at in enumerate(known)]
    return Chances(standings, turns_of(standings), why=why)
