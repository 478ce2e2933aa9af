"""A net at play: plain numpy, weights of 16 bits, sums of 32."""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saloon.bots.nets.features import Column, counting
from saloon.bots.nets.spec import Net
from saloon.kernel.game import Game

Numbers = NDArray[np.float32]
Row = NDArray[np.uint8]
Rows = NDArray[np.uint8]  # [row, byte]
EPSILON = 1e-5  # of the norms, as in torch
BLOCK = 8192  # numbers


class Sight:
    """A row of bytes to the numbers that a net sees."""

    def __init__(self, columns: list[Column]) -> None:
        equal, steps = counting(columns)
        places = np.array([column.place for column in columns])
        values = np.array([column.value for column in columns])
        self.is_at, self.is_value = places[:equal], values[:equal].astype(np.uint8)
        self.least_at = places[equal : equal + steps]
        self.least_value = values[equal : equal + steps].astype(np.uint8)
        self.scale_at, self.scale = places[equal + steps :], values[equal + steps :].astype(np.float32)
        self.equal, self.steps, self.width = equal, steps, len(columns)

    def __call__(self, row: Row) -> Numbers:
        seen = np.empty(self.width, np.float32)
        seen[: self.equal] = row[self.is_at] == self.is_value
        seen[self.equal : self.equal + self.steps] = row[self.least_at] >= self.least_value
        seen[self.equal + self.steps :] = row[self.scale_at] * self.scale
        return seen

    def many(self, rows: Rows) -> Numbers:
        """The same for many rows at once."""
        seen = np.empty((len(rows), self.width), np.float32)
        seen[:, : self.equal] = rows[:, self.is_at] == self.is_value
        seen[:, self.equal : self.equal + self.steps] = rows[:, self.least_at] >= self.least_value
        seen[:, self.equal + self.steps :] = rows[:, self.scale_at] * self.scale
        return seen


class Layer:
    """A linear layer. One row at a time is the rule, and so small a product must not wake the threads of a library:

    the matrix is kept in blocks that are too small for that (OpenBLAS begins at about 9,000 numbers).
    """

    def __init__(self, weights: Any, bias: Any) -> None:
        matrix = weights.astype(np.float32)
        self.outputs, self.inputs = matrix.shape
        rows = max(BLOCK // self.inputs, 1)
        blocks = -(-self.outputs // rows)
        whole = np.zeros((blocks * rows, self.inputs), np.float32)
        whole[: self.outputs] = matrix
        self.matrix = whole[: self.outputs]
        self.blocks = whole.reshape(blocks, rows, self.inputs)
        self.bias = bias.astype(np.float32)

    def __call__(self, row: Numbers) -> Numbers:
        found: Numbers = np.matmul(self.blocks, row).reshape(-1)[: self.outputs] + self.bias
        return found

    def many(self, rows: Numbers) -> Numbers:
        """For many rows at once; here a library may use its threads."""
        found: Numbers = rows @ self.matrix.T + self.bias
        return found

    def some(self, row: Numbers, outputs: list[int]) -> Numbers:
        """Only some of its outputs."""
        found: Numbers = np.einsum("oi,i->o", self.matrix[outputs], row) + self.bias[outputs]
        return found


class Policy:
    """What a net would do, and how likely it thinks each seat to win."""

    def __init__(self, columns: list[Column], weights: dict[str, Any]) -> None:
        self.sight = Sight(columns)
        depth = sum(name.startswith("norms.") for name in weights) // 2
        if weights["inp.weight"].shape[1] != self.sight.width:
            raise ValueError(f"weights for {weights['inp.weight'].shape[1]} inputs, not {self.sight.width}")
        names = ["inp", *(f"mids.{i}" for i in range(depth - 1)), "policy", "value"]
        *self.layers, self.codes, self.wins = (
            Layer(weights[f"{name}.weight"], weights[f"{name}.bias"]) for name in names
        )
        self.norms = [
            (weights[f"norms.{i}.weight"].astype(np.float32), weights[f"norms.{i}.bias"].astype(np.float32))
            for i in range(depth)
        ]

    def think(self, row: Row) -> Numbers:
        """What the last layers decide by."""
        h = np.maximum(normed(self.layers[0](self.sight(row)), self.norms[0]), 0)
        for layer, norm in zip(self.layers[1:], self.norms[1:], strict=True):
            h = h + np.maximum(normed(layer(h), norm), 0)
        return h

    def likely(self, row: Row, legal: list[int]) -> Numbers:
        """The logarithm of the chance with which the net would choose each of the legal codes, up to a constant."""
        return self.codes.some(self.think(row), legal)

    def chances(self, row: Row, seats: int) -> list[float]:
        """Each seat's chance to win, from the observer on, as far as the observer can know."""
        logits = self.wins(self.think(row))[:seats]
        wins = np.exp(logits - logits.max())
        return [float(chance) for chance in wins / wins.sum()]

    def many(self, rows: Rows) -> tuple[Numbers, Numbers]:
        """For many rows at once: how much the net favours every code, and each seat's logit of winning."""
        h = np.maximum(normed(self.layers[0].many(self.sight.many(rows)), self.norms[0]), 0)
        for layer, norm in zip(self.layers[1:], self.norms[1:], strict=True):
            h = h + np.maximum(normed(layer.many(h), norm), 0)
        return self.codes.many(h), self.wins.many(h)


def normed(x: Numbers, norm: tuple[Numbers, Numbers]) -> Numbers:
    x = x - x.mean(-1, keepdims=True)
    found: Numbers = x / np.sqrt((x * x).mean(-1, keepdims=True) + np.float32(EPSILON)) * norm[0] + norm[1]
    return found


@cache
def load(net: Net, game: Game) -> Policy:
    """The packaged weights of a game's net."""
    with net.weights().open("rb") as file, np.load(file) as found:
        return Policy(net.columns(game, game.options({})), {name: found[name] for name in found.files})
