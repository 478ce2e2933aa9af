"""Bots: they see what their seat may see, and answer with a legal code. No bot ever holds the real table."""

import math
from functools import partial
from time import monotonic
from typing import Any

from saloon.bots.advice import Advice
from saloon.bots.guide import Guide
from saloon.bots.helpers import Found, can_help, hired, together
from saloon.bots.search import Search
from saloon.kernel.game import Game
from saloon.kernel.packed import u8, vec
from saloon.kernel.rng import Quick, Source
from saloon.kernel.table import Table

ROOM = 200_000  # nodes of a search tree
CERTAIN = 40  # lines of a choice without a rival: they only tell its chance
LATE = 0.02  # of the time: a helper has so much less, and may take so much longer


class Look:
    """What a seat is given for one decision: a view, the legal codes, and worlds that it cannot tell from the truth."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.seat = int(table.to_act())
        self.seats = int(table.seats)
        self.legal: list[int] = table.legal()
        self._table = table

    @property
    def view(self) -> Any:
        """What the seat may see of the table."""
        return self.game.view(self._table, self.seat)

    @property
    def options(self) -> Any:
        """The rules of the table."""
        return getattr(self._table, "options", None)

    def observe(self, buffer: "vec[u8]", at: int = 0) -> None:
        """Write what the seat may know into a buffer of bytes; `game.layout` says what lies where."""
        self._table.observe(self.seat, buffer, at)

    def observation(self) -> Any:
        """The same in a row of its own, which has the buffer protocol when compiled."""
        return self._table.observation(self.seat)

    def observation_size(self) -> int:
        """How many bytes that are; none if the game offers no observations."""
        return self._table.observation_size()

    def world(self, rng: Source, remember: bool = False) -> Table:
        """An imagined world: the same knowledge and the same chance give the same world, whatever the truth is.

        With `remember` the seat's observation is the same in it.
        """
        if not remember:
            return self._table.imagine(self.seat, rng)
        return self._table.imagine(self.seat, rng, True)


class Bot:
    """A player of one seat. The same seed and the same looks give the same answers."""

    name = ""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Quick(seed)

    def choose(self, look: Look) -> int:
        """One of the legal codes."""
        raise NotImplementedError


class RandomBot(Bot):
    """Chooses any legal code at random: the baseline."""

    name = "random"

    def choose(self, look: Look) -> int:
        return look.legal[self.rng.below(len(look.legal))]


class GuidedBot(Bot):
    """Chooses by the points of a guide."""

    def __init__(self, guide: Guide, seed: int = 0) -> None:
        super().__init__(seed)
        self.guide = guide

    def points(self, look: Look) -> tuple[list[int], list[int]]:
        """The legal codes of an imagined world, which are those of the real one, with the guide's points."""
        world = look.world(self.rng)
        return self.guide.weighed(world)


class NoisyBot(GuidedBot):
    """The heuristic with noise: the hotter, the more often it misses the best choice."""

    TEMPERATURE = 1.0  # in clear differences of the guide

    def choose(self, look: Look) -> int:
        if len(look.legal) == 1:
            return look.legal[0]
        codes, points = self.points(look)
        heat = self.TEMPERATURE * int(self.guide.scale())
        best = max(points)
        weights = [math.exp(max((p - best) / heat, -20.0)) for p in points]
        return codes[draw(weights, self.rng)]


class Tenderfoot(NoisyBot):
    """Level 1, for a child's first game: little more than the wish to win."""

    name = "tenderfoot"
    TEMPERATURE = 14.0


class Greenhorn(NoisyBot):
    """Level 2: natural but weak. Anything that is not absurd."""

    name = "greenhorn"
    TEMPERATURE = 4.0


class Cowhand(NoisyBot):
    """Level 3: knows what matters, and often does something else."""

    name = "cowhand"
    TEMPERATURE = 1.7


class Deputy(NoisyBot):
    """Level 4: the heuristic, with noise."""

    name = "deputy"
    TEMPERATURE = 0.7


class Marshal(GuidedBot):
    """Level 5: the heuristic at its best."""

    name = "marshal"

    def choose(self, look: Look) -> int:
        if len(look.legal) == 1:
            return look.legal[0]
        codes, points = self.points(look)
        return codes[points.index(max(points))]


class Ranger(GuidedBot):
    """Search over imagined worlds, with the guide's knowledge in it. Anytime: it stops when its time is up.

    On several cores each runs its own search with its own random numbers, and the results are added up; iterations are
    divided among them. Where `fork` is not available one core does it all.
    """

    name = "ranger"

    def __init__(
        self,
        guide: Guide,
        seed: int = 0,
        iterations: int = 0,
        seconds: float = 1.0,
        random_rollouts: bool = False,
        cores: int = 1,
    ) -> None:
        super().__init__(guide, seed)
        self.iterations = iterations
        self.seconds = seconds
        self.cores = cores if can_help() else 1
        self.search = Search(guide, self.rng, random_rollouts)

    def choose(self, look: Look) -> int:
        """The best of those that were tried about as often as any: the others have left the race."""
        if len(look.legal) == 1:
            return look.legal[0]
        advice = self.advise(look)
        often = max(each.visits for each in advice) * 0.9
        return max((each for each in advice if each.visits >= often), key=lambda each: each.chance).code

    def advise(self, look: Look) -> list[Advice]:
        """Every choice that was examined, the most promising first."""
        end = monotonic() + self.seconds
        cores = min(self.cores, self.iterations) if self.iterations else self.cores
        shares = [(self.iterations + core) // cores for core in range(cores)]
        late = LATE * self.seconds
        thoughts = [
            partial(self.think, look, share, end - late, Quick(self.rng.below(1 << 30))) for share in shares[:-1]
        ]
        with hired(thoughts) as helpers:
            own = self.think(look, shares[-1], end, self.rng)
            patience = None if self.iterations else end + late
            found = together([own, *(helper.found(patience) for helper in helpers)])
        advice = [Advice(code, mean, visits) for code, visits, mean in found]
        return sorted(advice, key=lambda each: (-each.visits, -each.chance))

    def think(self, look: Look, iterations: int, end: float, rng: Source) -> Found:
        """Search for this many iterations; if none is given, until the time is up."""
        search, begun = self.search, monotonic()
        search.rng = rng
        search.begin(look.world(rng), ROOM)
        racers = int(search.racing)
        heats = max(racers - 1, 1).bit_length()  # until two are left, and one for these
        done, heat, share = 0, 1, 0.0
        while share < 1.0:
            world = look.world(rng)
            for racer in range(int(search.racing)):
                search.line(world.clone(), racer)
                done += 1
                share = done / iterations if iterations else (monotonic() - begun) / max(end - begun, 0.001)
                if search.racing == 1 and done >= CERTAIN:
                    share = 1.0
                if share >= 1.0:
                    return search.visits_of()
            search.compare()
            search.drop()
            while heat < heats and share * heats >= heat:
                search.keep(-(-racers // 2**heat))
                heat += 1
        return search.visits_of()


def draw(weights: list[float], rng: Source) -> int:
    """A random index, by weight."""
    left = rng.below(1 << 30) / (1 << 30) * sum(weights)
    for i, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return i
    return len(weights) - 1
