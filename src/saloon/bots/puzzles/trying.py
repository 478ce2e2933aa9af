"""The searcher of puzzles: choices are judged in the same imagined worlds, by the net that plays all seats on.

Differences are taken world by world, so that they come from the choice and not from luck, as in duplicate bridge.
Nobody sees hidden cards: worlds are imagined from what the deciding seat knows, and each seat decides by what it may
know there. So what really lay hidden in the game a puzzle comes from changes nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from saloon.bots.analysis.judge import Judge, Line, Seer
from saloon.bots.nets.policy import Numbers, Rows
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


class Remembering:
    """A net that is asked once about what looks the same: worlds often differ only in what nobody has seen yet."""

    def __init__(self, policy: Seer) -> None:
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
        found = np.empty((len(codes), worlds))
        self.judge.policy = Remembering(self.policy)
        for first in range(0, worlds, BLOCK):
            some = range(first, min(first + BLOCK, worlds))
            found[:, some.start : some.stop] = self.block(table, codes, some, ahead, seed)
        return found

    def block(self, table: Table, codes: Sequence[int], worlds: range, ahead: bool, seed: int) -> Values:
        seat = int(table.to_act())
        lines = []
        for number in worlds:
            world = table.imagine(seat, Quick(seed * SEEDS + number), True)
            for code in codes:
                line = world.clone()
                line.step(code)
                lines.append(Line(line, seat, others=ahead))
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
