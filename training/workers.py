"""Processes that hold the tables: they write rows of bytes into shared memory and read answers from it.

Tables are in groups. The learner asks a group by raising its number; each worker answers by writing the same number
beside it. The last group plays the matches by which progress is measured. On other machines the same tables are held
by actors of Ray (training/cluster.py).
"""

import os
import time
from dataclasses import dataclass
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from saloon.bots.batch import Batch
from saloon.bots.knowledge import guide_of
from saloon.kernel.rng import Quick
from saloon.kernel.rows import row_of
from training.tables import game_of, patterns

GROUPS = 2  # while the workers play one, the learner decides for the other
GAUGE = GROUPS  # the group that plays matches
STOP = -1
ASKED, KIND, DONE = 0, 1, 2  # places of a group's flags; DONE and on: one for each worker
AGAINST_GUIDE, AGAINST_NET = 100, 200  # kinds of matches, and so many players
PATIENCE = 50  # looks at the flags before a nap


@dataclass(frozen=True)
class Plan:
    """What all workers must know."""

    game: str
    workers: int
    tables: int  # of each group of a worker
    gauge: int  # tables of its matches
    shares: dict[int, float]  # seats: share of the tables
    usual: float  # share of the tables that play by the usual rules
    every: int  # at every so many of those a guide plays one seat; 0 never
    among: int  # at every so many of these guides play all seats but one; 0 never
    seed: int
    width: int  # bytes of a row
    memory: tuple[str, str, str]

    def start(self, group: int, worker: int = 0) -> int:
        room = self.gauge if group == GAUGE else self.tables
        return group * self.workers * self.tables + worker * room

    def part(self, group: int) -> slice:
        return slice(self.start(group), self.start(group) + self.workers * (self.room(group)))

    def room(self, group: int) -> int:
        return self.gauge if group == GAUGE else self.tables

    def place(self, group: int, worker: int) -> slice:
        """The rows of a worker's tables."""
        start = self.start(group, worker)
        return slice(start, start + self.room(group))

    @property
    def total(self) -> int:
        return self.workers * (GROUPS * self.tables + self.gauge)


class Shared:
    """The memory that learner and workers share: rows, answers, flags."""

    def __init__(self, plan: Plan, blocks: list[SharedMemory]) -> None:
        self.blocks = blocks
        self.rows = np.ndarray((plan.total, plan.width), np.uint8, blocks[0].buf)
        self.codes = np.ndarray((plan.total,), np.uint16, blocks[1].buf)
        self.flags = np.ndarray((GROUPS + 1, DONE + plan.workers), np.int64, blocks[2].buf)


def sizes(plan: Plan) -> tuple[int, int, int]:
    return plan.total * plan.width, plan.total * 2, (GROUPS + 1) * (DONE + plan.workers) * 8


def rows_of(batch: Any) -> Any:
    """The rows of a batch as an array; plain Python has a list instead of a buffer."""
    rows = batch.rows
    return (np.array(rows, np.uint8) if isinstance(rows, list) else np.frombuffer(rows, np.uint8)).reshape(
        -1, int(batch.width)
    )


class Tables:
    """The tables of one worker, wherever it runs: two groups that play on and on, and that of a match."""

    def __init__(self, plan: Plan, me: int) -> None:
        self.plan = plan
        self.me = me
        self.game = game_of(plan.game)
        self.batches: list[Any] = [*(self.begin(group) for group in range(GROUPS)), None]

    def rows(self, group: int) -> Any:
        return rows_of(self.batches[group])

    def answer(self, group: int, kind: int, number: int, codes: Any) -> Any:
        """The rows of a group after a code for each of its tables, or (`kind`) at the beginning of a match."""
        if kind:
            self.batches[group] = self.begin_match(kind, number)
        else:
            self.batches[group].step(row_of(codes.tolist()))
        return self.rows(group)

    def begin(self, group: int) -> Any:
        plan, me = self.plan, self.me
        seed = plan.seed * 1000 + me * 10 + group
        tables, usual = patterns(self.game, plan.tables, plan.shares, plan.usual, seed)
        house = [0] * plan.tables
        if plan.every:
            for i in range(0, usual, plan.every):
                seats = int(tables[i].seats)
                one = 1 << (i // plan.every + me) % seats
                alone = plan.among and i // plan.every % plan.among == 0
                house[i] = (1 << seats) - 1 - one if alone else one
        return Batch(tables, seed, guide_of(self.game), house, True)

    def begin_match(self, kind: int, number: int) -> Any:
        plan, me = self.plan, self.me
        seats = kind % AGAINST_GUIDE
        options = self.game.options({})
        tables = [self.game.new(options, seats, Quick(i)) for i in range(plan.gauge)]
        house = []
        if kind < AGAINST_NET:  # the net sits on one seat, in turn
            all_seats = (1 << seats) - 1
            house = [all_seats & ~(1 << (me * plan.gauge + i) % seats) for i in range(plan.gauge)]
        return Batch(tables, plan.seed * 7919 + number * 31 + me, guide_of(self.game), house, True)


def work(plan: Plan, me: int) -> None:
    """One worker of this machine, until it is told to stop or the learner is gone."""
    shared = Shared(plan, [SharedMemory(name=name) for name in plan.memory])
    rows, codes, flags = shared.rows, shared.codes, shared.flags
    parent = os.getppid()
    tables = Tables(plan, me)
    for group in range(GROUPS):
        rows[plan.place(group, me)] = tables.rows(group)
        flags[group, DONE + me] = 1
    seen = [1] * GROUPS + [0]
    idle = 0
    while True:
        worked = False
        for group in range(GROUPS + 1):
            if flags[group, ASKED] == seen[group]:
                continue
            seen[group] = int(flags[group, ASKED])
            kind = int(flags[group, KIND])
            if kind == STOP:
                return
            place = plan.place(group, me)
            rows[place] = tables.answer(group, kind, seen[group], codes[place])
            flags[group, DONE + me] = seen[group]
            worked = True
        idle = 0 if worked else idle + 1
        if idle > PATIENCE:
            time.sleep(50e-6)
            if os.getppid() != parent:
                return
