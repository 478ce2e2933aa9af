"""How a game stood, step by step: each seat's chance to win, as far as the players could know.

Every step is played on in worlds that one seat after the other cannot tell from the real one, by the guide of the
house, until the guide can judge them (the end of a round, some turns later), and the judgements are averaged. A worker
does it in short pieces, so that bots who must answer do not wait; if time runs out, fewer steps are known.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import islice
from math import hypot, sqrt
from time import monotonic

from msgspec import Struct

from saloon.bots.guide import ONE
from saloon.bots.knowledge import guide_of
from saloon.kernel import record as records
from saloon.kernel.errors import Illegal
from saloon.kernel.game import find_game
from saloon.kernel.rng import Quick
from saloon.kernel.rows import buffer
from saloon.kernel.table import Table
from saloon.server.workers import replaying
from saloon.server.workers.pool import Pool
from saloon.server.workers.queue import Requester

MOST_STEPS = 600  # that are looked at; of a longer game, so many of all
LEAST_WORLDS, MOST_WORLDS = 24, 144  # for each step
AT_ONCE = 32  # steps that have their least number of worlds before others have any
SECONDS = 6.0  # for all of it
PIECE = 0.25  # seconds that a worker spends on it before other jobs get a turn
PATIENCE = 20.0  # seconds that a request waits for earlier ones
KEPT = 200  # games that were looked at
NEIGHBOURS = 2  # steps on either side that belong together unless something happened between them
SURE = 2.5  # standard errors: what differs by more than this did happen
LEAST_TURN = 0.1  # the least change of a player's chance that is a turning point
MOST_TURNS = 3
APART = 3  # steps between two of them

Means = list[float]  # [seat] from 0 to 1


class Standing(Struct, frozen=True):
    """The chances after so many decisions, by seat."""

    step: int
    chances: list[float]


class Turning(Struct, frozen=True):
    """A decision that changed a player's chance more than most."""

    step: int
    seat: int
    before: float
    after: float


class Chances(Struct, frozen=True):
    """Chances move by move. A very long game, or a busy server, has fewer steps than decisions."""

    steps: list[Standing]
    turns: list[Turning]


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


# In the worker


@lru_cache(maxsize=4)
def steps_of(raw: bytes) -> tuple[str, list[tuple[int, Table]]]:
    """The game of a record, and the steps that are looked at; `Malformed` says what is wrong with it."""
    record = records.from_document(replaying.read(raw))
    wanted = set(spread(len(record.decisions) + 1, MOST_STEPS))
    return record.game, [(made, table.clone()) for made, table in replaying.replay(record) if made in wanted]


def spread(n: int, most: int) -> list[int]:
    """At most so many of the numbers from 0 to n - 1, the first and the last among them."""
    few = min(n, most)
    return [round(i * (n - 1) / max(few - 1, 1)) for i in range(few)]


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
    guide, values = guide_of(find_game(game)), buffer(int(steps[0][1].seats))
    piece, end = Piece.empty(len(steps), len(values)), monotonic() + PIECE
    for at, world in islice(rounds(len(steps)), begun, None):
        table = steps[at][1]
        if table.to_act() < 0:
            guide.judge(table, values)
        else:
            rng = Quick(world * MOST_STEPS + at)
            line = table.imagine(world % len(values), rng)
            guide.play_on(line, guide.stage(line), values)
        piece.note(at, [int(value) for value in values])
        if monotonic() > end:
            break
    return piece


def conclude(raw: bytes, found: Piece) -> Chances:
    """What was found, step by step: those that were looked at often enough."""
    _, steps = steps_of(raw)
    least = min(LEAST_WORLDS, max(found.worlds))
    known = [at for at, worlds in enumerate(found.worlds) if worlds >= least]
    means = calmed([found.mean(at) for at in known], [found.error(at) for at in known])
    standings = [Standing(steps[at][0], [round(mean, 3) for mean in means[i]]) for i, at in enumerate(known)]
    return Chances(standings, turns_of(standings))


def calmed(means: list[Means], errors: list[Means]) -> list[Means]:
    """Each step with its neighbours, as long as they differ by nothing but chance: what happened stays as sharp."""
    found = []
    for at, mean in enumerate(means):
        alike = [mean]
        for way in (-1, 1):
            for near in range(at + way, at + way * (NEIGHBOURS + 1), way):
                if not 0 <= near < len(means) or not same(mean, means[near], errors[at], errors[near]):
                    break
                alike.append(means[near])
        found.append([sum(seat) / len(alike) for seat in zip(*alike, strict=True)])
    return found


def same(one: Means, other: Means, error: Means, error_too: Means) -> bool:
    """Whether nothing but chance need lie between two steps; a game that is over is like no other."""
    bounds = [SURE * hypot(a, b) for a, b in zip(error, error_too, strict=True)]
    pairs = zip(one, other, bounds, strict=True)
    return any(error) and any(error_too) and all(abs(a - b) <= bound for a, b, bound in pairs)


def turns_of(steps: Sequence[Standing]) -> list[Turning]:
    """The few decisions that changed most, as they were made; none where all went as one expected."""
    found = []
    for at in range(1, len(steps)):
        last, now = steps[at - 1], steps[at]
        around = (steps[max(at - 2, 0)], last, now, steps[min(at + 1, len(steps) - 1)])
        changes = [lasting(*chances) for chances in zip(*(each.chances for each in around), strict=True)]
        change, _, seat = max((round(abs(change), 2), change > 0, seat) for seat, change in enumerate(changes))
        if change >= LEAST_TURN:
            found.append((change, Turning(now.step, seat, last.chances[seat], now.chances[seat])))
    chosen: list[Turning] = []
    for _, turn in sorted(found, key=lambda each: -each[0]):
        if len(chosen) < MOST_TURNS and all(abs(turn.step - other.step) >= APART for other in chosen):
            chosen.append(turn)
    return sorted(chosen, key=lambda turn: turn.step)


def lasting(earlier: float, before: float, after: float, then: float) -> float:
    """What two steps have in common against the two before: an estimate that was off for once is no turning point."""
    changes = [new - old for old in (earlier, before) for new in (after, then)]
    return sorted((0.0, min(changes), max(changes)))[1]


# On the server


class Reckoner:
    """Looks at one game at a time, and remembers what it saw."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.lock = asyncio.Lock()
        self.known: OrderedDict[bytes, Chances] = OrderedDict()

    async def reckon(self, raw: bytes, by: Requester) -> Chances:
        """The chances of a record; `Malformed` says what is wrong with it, `Illegal` that there is no time for it."""
        key = sha256(raw).digest()
        if key not in self.known:
            try:
                async with asyncio.timeout(PATIENCE), self.lock:
                    if key not in self.known:
                        self.known[key] = await self.work(raw, by)
            except TimeoutError:
                raise Illegal("too-busy", "", {}) from None
        self.known.move_to_end(key)
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        return self.known[key]

    async def work(self, raw: bytes, by: Requester) -> Chances:
        end, begun = monotonic() + SECONDS, 0
        found: Piece = await self.pool.ask(by, look, raw, begun)
        piece = found
        while piece.made and monotonic() < end:
            begun += piece.made
            piece = await self.pool.ask(by, look, raw, begun)
            found.add(piece)
        answer: Chances = await self.pool.ask(by, conclude, raw, found)
        return answer
