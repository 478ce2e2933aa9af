"""Bots: they see what their seat may see, and answer with a legal code. No bot ever holds the real table."""

import math
from dataclasses import dataclass
from time import monotonic
from typing import Any

from saloon.bots.guide import Guide
from saloon.bots.search import Search
from saloon.kernel.game import Game
from saloon.kernel.rng import Quick, Source
from saloon.kernel.table import Table

ROOM = 200_000  # nodes of a search tree


class Look:
    """What a seat is given for one decision: a view, the legal codes, and worlds that it cannot tell from the truth."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.seat = int(table.to_act())
        self.legal: list[int] = table.legal()
        self._table = table

    @property
    def view(self) -> Any:
        """What the seat may see of the table."""
        return self.game.view(self._table, self.seat)

    def world(self, rng: Source) -> Table:
        """An imagined world: the same knowledge and the same chance give the same world, whatever the truth is."""
        return self._table.imagine(self.seat, rng)


@dataclass(frozen=True)
class Advice:
    """One choice, and how well it did in the worlds that were searched."""

    code: int
    chance: float  # to win, from 0 to 1
    visits: int


class Bot:
    """Somebody who plays a seat. The same seed and the same looks give the same answers."""

    name = ""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Quick(seed)

    def choose(self, look: Look) -> int:
        """One of the legal codes."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal code: the bottom of every ladder."""

    name = "random"

    def choose(self, look: Look) -> int:
        return look.legal[self.rng.below(len(look.legal))]


class GuidedBot(Bot):
    """Plays by a guide's opinion."""

    def __init__(self, guide: Guide, seed: int = 0) -> None:
        super().__init__(seed)
        self.guide = guide

    def points(self, look: Look) -> tuple[list[int], list[int]]:
        """The legal codes of an imagined world, which are those of the real one, with the guide's points."""
        world = look.world(self.rng)
        self.guide.prepare(world)
        n = int(world.fill(self.guide.codes))
        self.guide.weigh(world, self.guide.codes, n, self.guide.points)
        return [int(c) for c in self.guide.codes[:n]], [int(p) for p in self.guide.points[:n]]


class Greenhorn(GuidedBot):
    """Level 1: natural but weak. Anything that is not absurd."""

    name = "greenhorn"
    TEMPERATURE = 4.0

    def choose(self, look: Look) -> int:
        if len(look.legal) == 1:
            return look.legal[0]
        codes, points = self.points(look)
        heat = self.TEMPERATURE * int(self.guide.scale())
        best = max(points)
        weights = [math.exp(max((p - best) / heat, -20.0)) for p in points]
        return codes[draw(weights, self.rng)]


class Deputy(Greenhorn):
    """Level 2: the heuristic, with noise."""

    name = "deputy"
    TEMPERATURE = 0.7


class Marshal(GuidedBot):
    """Level 3: the heuristic at its best."""

    name = "marshal"

    def choose(self, look: Look) -> int:
        if len(look.legal) == 1:
            return look.legal[0]
        codes, points = self.points(look)
        return codes[points.index(max(points))]


class Ranger(GuidedBot):
    """Level 4: search over imagined worlds, with the guide's knowledge in it. Anytime: it stops when its time is up."""

    name = "ranger"

    def __init__(
        self, guide: Guide, seed: int = 0, iterations: int = 0, seconds: float = 1.0, random_rollouts: bool = False
    ) -> None:
        super().__init__(guide, seed)
        self.iterations = iterations
        self.seconds = seconds
        self.search = Search(guide, self.rng, random_rollouts)

    def choose(self, look: Look) -> int:
        if len(look.legal) == 1:
            return look.legal[0]
        return max(self.advise(look), key=lambda advice: (advice.visits, advice.chance)).code

    def advise(self, look: Look) -> list[Advice]:
        """Every choice that was looked at, the most promising first."""
        search = self.search
        end = monotonic() + self.seconds
        world = look.world(self.rng)
        search.begin(world, ROOM)
        done = 0
        while not (self.iterations and done >= self.iterations):
            search.iterate(world)
            done += 1
            if not self.iterations and monotonic() >= end:
                break
            world = look.world(self.rng)
        found = [Advice(code, mean, visits) for code, visits, mean in search.visits_of()]
        return sorted(found, key=lambda advice: (-advice.visits, -advice.chance))


def draw(weights: list[float], rng: Source) -> int:
    """One of the places, each as likely as its weight says."""
    left = rng.below(1 << 30) / (1 << 30) * sum(weights)
    for i, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return i
    return len(weights) - 1
