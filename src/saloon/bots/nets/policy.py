"""A net at play: plain numpy, weights of 16 bits, sums of 32."""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saloon.bots.nets.features import Column, counting
from saloon.bots.nets.spec import Net
from saloon.kernel.game import Game

Numbers = NDArray[np.float32]
Rows = NDArray[np.uint8]
EPSILON = 1e-5  # of the norms, as in torch


class Sight:
    """Rows of bytes to the numbers that a net sees."""

    def __init__(self, columns: list[Column]) -> None:
        equal, steps = counting(columns)
        places = np.array([column.place for column in columns])
        values = np.array([column.value for column in columns])
        self.is_at, self.is_value = places[:equal], values[:equal].astype(np.uint8)
        self.least_at = places[equal : equal + steps]
        self.least_value = values[equal : equal + steps].astype(np.uint8)
        self.scale_at, self.scale = places[equal + steps :], values[equal + steps :].astype(np.float32)
        self.equal, self.steps, self.width = equal, steps, len(columns)

    def __call__(self, rows: Rows) -> Numbers:
        seen = np.empty((len(rows), self.width), np.float32)
        seen[:, : self.equal] = rows[:, self.is_at] == self.is_value
        seen[:, self.equal : self.equal + self.steps] = rows[:, self.least_at] >= self.least_value
        seen[:, self.equal + self.steps :] = rows[:, self.scale_at] * self.scale
        return seen


class Policy:
    """What a net would do, and how likely it thinks each seat to win."""

    def __init__(self, columns: list[Column], weights: dict[str, Any]) -> None:
        self.sight = Sight(columns)
        w = {name: np.ascontiguousarray(value.astype(np.float32).T) for name, value in weights.items()}
        depth = sum(name.startswith("norms.") for name in w) // 2
        if w["inp.weight"].shape[0] != self.sight.width:
            raise ValueError(f"weights for {w['inp.weight'].shape[0]} inputs, not {self.sight.width}")
        self.first = w["inp.weight"], w["inp.bias"]
        self.norms = [(w[f"norms.{i}.weight"], w[f"norms.{i}.bias"]) for i in range(depth)]
        self.mids = [(w[f"mids.{i}.weight"], w[f"mids.{i}.bias"]) for i in range(depth - 1)]
        self.codes = w["policy.weight"], w["policy.bias"]
        self.wins = w["value.weight"], w["value.bias"]

    def think(self, rows: Rows) -> Numbers:
        """What the last layers decide by."""
        h = np.maximum(normed(self.sight(rows) @ self.first[0] + self.first[1], self.norms[0]), 0)
        for (weights, bias), norm in zip(self.mids, self.norms[1:], strict=True):
            h = h + np.maximum(normed(h @ weights + bias, norm), 0)
        return h

    def likely(self, row: Rows, legal: list[int]) -> Numbers:
        """The logarithm of the chance with which the net would choose each of the legal codes, up to a constant."""
        h = self.think(row[None])[0]
        found: Numbers = h @ self.codes[0][:, legal] + self.codes[1][legal]
        return found

    def chances(self, row: Rows, seats: int) -> list[float]:
        """Each seat's chance to win, from the observer on, as far as the observer can know."""
        logits = (self.think(row[None])[0] @ self.wins[0] + self.wins[1])[:seats]
        wins = np.exp(logits - logits.max())
        return [float(chance) for chance in wins / wins.sum()]


def normed(x: Numbers, norm: tuple[Numbers, Numbers]) -> Numbers:
    x = x - x.mean(1, keepdims=True)
    found: Numbers = x / np.sqrt((x * x).mean(1, keepdims=True) + np.float32(EPSILON)) * norm[0] + norm[1]
    return found


@cache
def load(net: Net, game: Game) -> Policy:
    """The packaged weights of a game's net."""
    with net.weights().open("rb") as file, np.load(file) as found:
        return Policy(net.columns(game, game.options({})), {name: found[name] for name in found.files})
