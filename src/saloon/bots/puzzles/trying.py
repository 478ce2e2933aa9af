"""The searcher of puzzles: choices are judged in the same imagined worlds, by the net that plays all seats on.

Differences are taken world by world, so that they come from the choice and not from luck, as in duplicate bridge.
Nobody sees hidden cards: worlds are imagined from what the deciding seat knows, and each seat decides by what it may
know there. So what really lay hidden in the game a puzzle comes from changes nothing.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from saloon.bots.analysis.judge import Evaluator, Judge, PlayOut
from saloon.bots.nets.policy import Numbers, Rows
from saloon.kernel.game import Game
from saloon.kernel.rng import Quick
from saloon.kernel.table import Table

LINES = 256  # played on at a time
LEAST_WORLDS = 32
HOPELESS = 2.0  # standard errors by which a lead is too small: the search is given up
OUT = 8.0  # standard errors by which a choice is further behind than it need be: it gets no more worlds
SEEDS = 1 << 40  # more than any search asks for

Values = NDArray[np.float64]  # [choice, world] the seat's chance to win


@dataclass(frozen=True)
class Comparison:
    """How one choice did, compared with the best one in the same worlds."""

    code: int
    chance: float
    behind: float
    error: float  # one standard error of `behind`
    worlds: int


@dataclass(frozen=True)
class Threshold:
    """What a search looks for: how far the answer must be ahead of every other choice, and over how many worlds."""

    worlds: int
    ahead: bool  # play on to the seat's next turn, not only to its next choice
    least: float
    errors: float  # the least lead in standard errors

    def holds(self, found: Sequence[Comparison]) -> bool:
        return all(v.behind >= self.least and v.behind >= self.errors * v.error for v in found)


class Remembering:
    """A net that is asked once about what looks the same: worlds often differ only in what nobody has seen yet."""

    def __init__(self, policy: Evaluator) -> None:
        self.policy = policy
        self.known: dict[bytes, tuple[Numbers, Numbers]] = {}

    def many(self, rows: Rows) -> tuple[Numbers, Numbers]:
        keys = [row.tobytes() for row in rows]
        new = {key: at for at, key in enumerate(keys) if key not in self.known}
        if new:
            favours, logits = self.policy.many(rows[list(new.values())])
            self.known |= {key: (favours[i], logits[i]) for i, key in enumerate(new)}
        return np.stack([self.known[key][0] for key in keys]), np.stack([self.known[key][1] for key in keys])


class Searcher:
    """Judges choices at a table for the seat that must decide."""

    def __init__(self, game: Game) -> None:
        self.judge = Judge(game)
        self.policy = self.judge.policy

    def values(self, table: Table, codes: Sequence[int], worlds: int, ahead: bool, seed: int) -> Values:
        """Each choice in so many worlds, one number each: what the net hopes for at the seat's next choice.

        With `ahead` that is the first one of its next turn: what the others do, and what they hold, is in it.
        """
        self.judge.policy = Remembering(self.policy)
        return np.hstack([self.block(table, codes, some, ahead, seed) for some in portions(0, worlds, len(codes))])

    def compare(
        self, table: Table, codes: Sequence[int], wanted: Threshold, seed: int, enough: float | None = None
    ) -> list[Comparison] | None:
        """The first choice against all others: it, then they, the nearest first. Nothing if its lead is not wanted.

        The search is given up as soon as a lead is clearly too small. A choice that is clearly further behind than
        `enough` (without it: than the nearest choice) gets no more worlds.
        """
        self.judge.policy = Remembering(self.policy)
        own: list[NDArray[np.float64]] = []
        leads: dict[int, list[NDArray[np.float64]]] = {code: [] for code in codes[1:]}
        told: dict[int, Comparison] = {}
        going, done = list(codes[1:]), 0
        while going and done < wanted.worlds:
            some = next(iter(portions(done, wanted.worlds, 1 + len(going))))
            found = self.block(table, [codes[0], *going], some, wanted.ahead, seed)
            own.append(found[0])
            for code, values in zip(going, found[1:], strict=True):
                leads[code].append(found[0] - values)
            done = some.stop
            told = {code: verdict(code, 0.0, np.concatenate(leads[code])) for code in codes[1:]}
            if any(v.behind + HOPELESS * v.error < wanted.least for v in told.values()):
                return None
            bound = min(v.behind for v in told.values()) if enough is None else enough
            going = [code for code in going if told[code].behind - OUT * told[code].error <= max(bound, wanted.least)]
        best = verdict(codes[0], float(np.concatenate(own).mean()), np.zeros(done))
        rest = [replace(v, chance=max(best.chance - v.behind, 0.0)) for v in told.values()]
        return [best, *sorted(rest, key=lambda v: v.behind)] if wanted.holds(rest) else None

    def block(self, table: Table, codes: Sequence[int], worlds: range, ahead: bool, seed: int) -> Values:
        seat = int(table.to_act())
        lines = []
        for number in worlds:
            world = table.imagine(seat, Quick(seed * SEEDS + number), True)
            for code in codes:
                line = world.clone()
                line.step(code)
                lines.append(PlayOut(line, seat, others=ahead))
        shares = self.judge.play_on(lines)[:, seat]
        return shares.reshape(len(worlds), len(codes)).T


def portions(first: int, end: int, codes: int) -> Iterator[range]:
    """The worlds from one number to another, in batches that let the net evaluate many lines at once."""
    size = max(LINES // codes, LEAST_WORLDS)
    for start in range(first, end, size):
        yield range(start, min(start + size, end))


def verdict(code: int, chance: float, leads: NDArray[np.float64]) -> Comparison:
    worlds = len(leads)
    error = float(leads.std(ddof=1)) / worlds**0.5 if worlds > 1 else 1.0
    return Comparison(code, chance, float(leads.mean()), error, worlds)


def verdicts(codes: Sequence[int], values: Values) -> list[Comparison]:
    """The choices, the best first, each compared with the best in all worlds."""
    means = values.mean(axis=1)
    order = [int(i) for i in np.argsort(-means, kind="stable")]
    return [verdict(codes[i], float(means[i]), values[order[0]] - values[i]) for i in order]
