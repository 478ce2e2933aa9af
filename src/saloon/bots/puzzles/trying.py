"""The searcher of puzzles: choices are judged in the same imagined worlds, by the net that plays all seats on.

Differences are taken world by world, so that they come from the choice and not from luck, as in duplicate bridge.
Nobody sees hidden cards: worlds are imagined from what the deciding seat knows, and each seat decides by what it may
know there. So what really lay hidden in the game a puzzle comes from changes nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from saloon.bots.analysis.judge import Judge, Line
from saloon.kernel.game import Game
from saloon.kernel.rng import Quick
from saloon.kernel.table import Table

BLOCK = 128  # worlds at a time
SEEDS = 1 << 40  # more than any search asks for

Values = NDArray[np.float64]  # [choice, world] the seat's chance to win


@dataclass(frozen=True)
class Verdict:
    """How one choice did, compared with the best one in the same worlds."""

    code: int
    chance: float
    behind: float
    error: float  # one standard error of `behind`
    worlds: int


class Searcher:
    """Judges choices at a table for the seat that must decide."""

    def __init__(self, game: Game) -> None:
        self.judge = Judge(game)

    def values(self, table: Table, codes: Sequence[int], worlds: int, ahead: int, seed: int) -> Values:
        """Each choice in so many worlds, played on until the seat has had so many choices; one number each."""
        found = np.empty((len(codes), worlds))
        for first in range(0, worlds, BLOCK):
            some = range(first, min(first + BLOCK, worlds))
            found[:, some.start : some.stop] = self.block(table, codes, some, ahead, seed)
        return found

    def block(self, table: Table, codes: Sequence[int], worlds: range, ahead: int, seed: int) -> Values:
        seat = int(table.to_act())
        lines = []
        for number in worlds:
            world = table.imagine(seat, Quick(seed * SEEDS + number), True)
            for code in codes:
                line = world.clone()
                line.step(code)
                lines.append(Line(line, seat, ahead))
        shares = self.judge.play_on(lines)[:, seat]
        return shares.reshape(len(worlds), len(codes)).T


def verdicts(codes: Sequence[int], values: Values) -> list[Verdict]:
    """The choices, the best first, each compared with the best."""
    means = values.mean(axis=1)
    best = int(means.argmax())
    worlds = values.shape[1]
    found = []
    for i in np.argsort(-means, kind="stable"):
        leads = values[best] - values[i]
        error = float(leads.std(ddof=1)) / worlds**0.5 if worlds > 1 else 1.0
        found.append(Verdict(codes[int(i)], float(means[i]), float(leads.mean()), error, worlds))
    return found
