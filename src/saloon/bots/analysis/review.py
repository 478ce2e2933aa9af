"""A whole game by the net: which worlds are looked at, and what is found in them.

Each piece of the work is a `Task`: a world that a seat cannot tell from the true one, a choice in it (or none), played
on until that seat has a choice again. Its answer is each seat's chance to win there. Tasks are the same whoever asks,
so a server may do them in pieces, in any process.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from saloon.bots.analysis.judge import Judge, PlayOut, Shares, forward, outcome
from saloon.bots.analysis.spread import spread
from saloon.kernel.game import Game
from saloon.kernel.rng import Quick
from saloon.kernel.table import Table

MOST_STEPS = 600  # that are looked at; of a longer game, so many of all
LINE_ROWS = 4500  # that the net looks at for the chances step by step,
DECISION_ROWS = 4500  # for the decisions,
BLIND_ROWS = 2500  # and for what blind ones would have cost
LEAST_WORLDS, MOST_WORLDS = 2, 24  # for each of them
FEW_WORLDS = 8  # with less the steps inside a turn are left out, unless something happened there
HAPPENED = 0.04  # by so much the deciding seat's own chance changed
BLIND_WORLDS = 2  # in which a decision is compared with a blind one
CHECK_WORLDS = 160  # for a decision that may be marked
CHECK_CHOICES = 6  # own choices after somebody else's, until a line of these is judged: a turn later, or more
DEALS = 256  # other deals, for the chances before any card was dealt
WORLD_SEEDS = 1 << 12  # more than there are worlds for a step
NO_CODE = -1


@dataclass(frozen=True)
class Task:
    """One world of a seat at a step, with a choice that is made first; `choices` and `others` as in `Line`."""

    step: int
    seat: int
    code: int
    world: int
    choices: int = 1
    others: bool = False


class Review:
    """A game as it was played, from how it stood after each number of decisions, and the decisions in notation."""

    def __init__(self, game: Game, replayed: Iterable[tuple[int, Table]], decisions: Sequence[str]) -> None:
        self.game = game
        self.judge = Judge(game)
        self.last = len(decisions)
        wanted = set(spread(self.last + 1, MOST_STEPS))
        self.tables: dict[int, Table] = {}
        self.codes: dict[int, int] = {}  # the decision that was made there
        self.actors: list[int] = []
        for made, table in replayed:
            self.actors.append(int(table.to_act()))
            if made in wanted:
                self.tables[made] = table.clone()
                if made < self.last:
                    self.codes[made] = game.parse(table, decisions[made])
        self.seats = int(self.tables[0].seats)
        chosen = [at for at, table in self.tables.items() if self.actors[at] >= 0 and len(table.legal()) > 1]
        favourites, seen = self.judge.look([self.tables[at] for at in chosen])
        self.favourites = dict(zip(chosen, favourites, strict=True))  # of the net, where there is a choice
        self.seen = dict(zip(chosen, seen, strict=True))  # each seat's chance, as the deciding one knows it
        self.judged = [at for at in chosen if at < self.last]
        self.waits = waiting(self.actors, set(chosen), self.seats)
        self.steps = list(self.tables)
        if LINE_ROWS < FEW_WORLDS * self.line_rows():
            self.steps = self.eventful()
        self.line_worlds = worlds_for(LINE_ROWS, self.line_rows())
        differing = sum(2 * self.waits[at + 1][self.actors[at]] for at in self.judged if self.differs(at))
        self.worlds = worlds_for(DECISION_ROWS, differing)
        blind = 2 * BLIND_WORLDS * sum(self.waits[at + 1][self.actors[at]] for at in self.judged)
        self.compared = frozenset(self.judged[:: 1 + blind // BLIND_ROWS])  # with blind choices

    def differs(self, at: int) -> bool:
        """Whether the choice was another one than the net's."""
        return self.codes[at] != self.favourites[at]

    def viewed(self) -> list[tuple[int, int]]:
        """The steps and seats whose chance must be found by playing on: the seat has no choice there."""
        going = [at for at in self.steps if self.actors[at] >= 0]
        return [(at, seat) for at in going for seat in range(self.seats) if not self.sees(at, seat)]

    def sees(self, at: int, seat: int) -> bool:
        """Whether a seat has a choice, so that the net says at once what it may hope for."""
        return at in self.seen and seat == self.actors[at]

    def line_rows(self) -> int:
        return sum(self.waits[at][seat] for at, seat in self.viewed())

    def eventful(self) -> list[int]:
        """The steps where another seat comes to decide, or where the deciding seat's hopes changed."""
        found = {0, self.last}
        for before, at in zip(self.steps, self.steps[1:], strict=False):
            seat = self.actors[at]
            if seat != self.actors[before] or seat < 0:
                found.add(at)
            elif self.sees(before, seat) and self.sees(at, seat):
                change = abs(self.seen[at][seat] - self.seen[before][seat])
                found |= {before, at} if change >= HAPPENED else set()
        return sorted(found)

    # What there is to do

    def tasks(self) -> list[Task]:
        """Everything, world by world."""
        found = [Task(at, seat, NO_CODE, k) for at, seat in self.viewed() for k in range(self.line_worlds)]
        for at in self.judged:
            seat, codes = self.actors[at], self.choices_at(at)
            found += [Task(at, seat, code, k) for k in range(self.worlds) for code in codes if len(codes) > 1]
            for k in range(BLIND_WORLDS if at in self.compared else 0):
                found += [Task(at, seat, code, k) for code in (codes[0], self.blind(at, k))]
        return list(dict.fromkeys(found))

    def choices_at(self, at: int) -> list[int]:
        """The net's choice, and the one that was made, if it is another."""
        return [self.favourites[at], self.codes[at]] if self.differs(at) else [self.favourites[at]]

    def blind(self, at: int, world: int) -> int:
        """Any legal choice, another one in each world if there are enough."""
        legal = self.tables[at].legal()
        return legal[(Quick(at).below(len(legal)) + world * len(legal) // BLIND_WORLDS) % len(legal)]

    def checks(self, steps: Sequence[int]) -> list[Task]:
        """A closer look at some decisions: more worlds, other ones than before, and further ahead."""
        worlds = range(MOST_WORLDS, MOST_WORLDS + CHECK_WORLDS)
        return [
            Task(at, self.actors[at], code, k, CHECK_CHOICES, others=True)
            for at in steps
            for k in worlds
            for code in self.choices_at(at)
        ]

    def do(self, tasks: Sequence[Task]) -> Shares:
        """Each seat's chance, task by task."""
        if not tasks:
            return np.empty((0, self.seats))
        lines = []
        for task in tasks:
            rng = Quick(task.step * WORLD_SEEDS + task.world)
            world = self.tables[task.step].imagine(task.seat, rng, True)
            if task.code != NO_CODE:
                world.step(task.code)
            lines.append(PlayOut(world, task.seat, task.choices, task.others))
        return self.judge.play_on(lines)

    # What needs no playing on

    def beginning(self) -> list[float]:
        """Each seat's chance before the cards were dealt: the mean of many deals."""
        rng = Quick(0)
        deals = [self.tables[0].deal_anew(rng) for _ in range(DEALS)]
        for deal in deals:
            forward(deal)
        _, found = self.judge.look([deal for deal in deals if deal.to_act() >= 0])
        return [float(chance) for chance in found.mean(0)]

    def end(self) -> list[float]:
        """How it ended."""
        return outcome(self.tables[self.last])


def waiting(actors: Sequence[int], chosen: set[int], seats: int) -> list[list[int]]:
    """[step][seat]: how many choices it took, from there on, until that seat had one: what a line will cost."""
    found = [[1] * seats]
    for at in range(len(actors) - 2, -1, -1):
        asks, later = at in chosen, found[-1]
        found.append([1 if asks and seat == actors[at] else later[seat] + asks for seat in range(seats)])
    return found[::-1]


def worlds_for(budget: int, rows: int) -> int:
    """How many worlds there is time for, if each costs this many rows."""
    return min(max(budget // max(rows, 1), LEAST_WORLDS), MOST_WORLDS)
