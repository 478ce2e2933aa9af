"""Many tables at once, one seat of each: compiled inside, and the fastest way to learn against a fixed rival."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from saloon.adapters.setup import MASK, MAX_CYCLES, Bytes, Marks, Setup, at_least_one, size
from saloon.adapters.spaces import box
from saloon.bots.batch import SHARED, Batch
from saloon.bots.knowledge import guide_of
from saloon.kernel.rng import Quick

SHAPE = "{n} tables need {n} actions, each a whole number, not an array of shape {shape} of {dtype}"


class ManySeats(VectorEnv[Bytes, NDArray[np.int64], NDArray[Any]]):
    """Table i is played in seat i modulo the number of players; the game's guide plays the others, as fast as it can.

    A new game is dealt in the step that ends one (*same step*); `info["final_obs"]` has the last observation. The
    reward is `win`. Decisions without a choice are made inside. A game that takes longer than `max_cycles` decisions
    has been won by whoever looks best to the guide. Illegal actions are refused (`ValueError`), and nothing has
    changed then.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        players: int | None = None,
        settings: Mapping[str, object] | None = None,
        max_cycles: int = MAX_CYCLES,
    ) -> None:
        self.setup = Setup(game, players, settings)
        self.num_envs = num_envs = at_least_one("num_envs", num_envs)
        self.max_cycles = at_least_one("max_cycles", max_cycles)
        self.single_observation_space = box(self.setup.layout)
        self.single_action_space = gymnasium.spaces.Discrete(self.setup.space)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.arange(num_envs) % self.setup.players
        self.batch: Batch | None = None

    def __getstate__(self) -> dict[str, Any]:
        if self.batch is not None:
            raise TypeError(
                "ManySeats cannot be copied or pickled in the middle of its games: make another, and reset it"
            )
        return vars(self)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed)
        setup = self.setup
        tables = [setup.game.new(setup.rules, setup.players, Quick(0)) for _ in range(self.num_envs)]
        everyone = (1 << setup.players) - 1
        others = [everyone ^ 1 << int(seat) for seat in self.seats]
        chance = int(self.np_random.integers(1 << 62))
        self.batch = Batch(tables, chance, guide_of(setup.game), others, longest=self.max_cycles, last=True)
        rows = self.look(self.batch)
        return self.observations(rows), self.info()

    def look(self, batch: Batch) -> Bytes:
        """The rows of the batch, seen without a copy if compiled; their masks are unpacked."""
        rows: Any = batch.rows
        found = np.array(rows, np.uint8) if isinstance(rows, list) else np.frombuffer(rows, np.uint8)
        found = found.reshape(self.num_envs, -1)
        bits = found[:, int(batch.legal_at) : int(batch.actor_at)]
        self.mask: Marks = np.unpackbits(bits, axis=1, count=self.setup.space, bitorder="little").view(np.int8)
        self.ended = found[:, int(batch.ended_at)].astype(np.int64)
        return found

    def observations(self, rows: Bytes) -> Bytes:
        return rows[:, : size(self.setup.layout)].copy()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Bytes, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        if self.batch is None:
            raise RuntimeError("reset() comes first: no game has been dealt")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(SHAPE.format(n=self.num_envs, shape=chosen.shape, dtype=chosen.dtype))
        self.batch.step(chosen.astype(np.int64))
        rows = self.look(self.batch)
        over, won = self.ended > 0, self.ended == self.seats + 1
        lost = over & ~won & (self.ended != SHARED)
        rewards = won * 1.0 - lost / (self.setup.players - 1)
        return self.observations(rows), rewards, over, np.zeros_like(over), {**self.info(), **self.endings(over)}

    def info(self) -> dict[str, Any]:
        """As Gymnasium's own vectors tell it: what there is, and which tables have it."""
        return {MASK: self.mask, f"_{MASK}": np.ones(self.num_envs, np.bool_)}

    def endings(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        """The last observations of the games that ended in this step; nothing is legal there any more."""
        assert self.batch is not None
        if not over.any():
            return {}
        lasts: Any = self.batch.lasts
        rows = np.array(lasts if isinstance(lasts, list) else np.frombuffer(lasts, np.uint8), np.uint8)
        seen = np.full(self.num_envs, None, object)
        for table, row in zip(np.flatnonzero(over), rows.reshape(-1, size(self.setup.layout)), strict=True):
            seen[table] = row
        told = {MASK: np.zeros_like(self.mask), f"_{MASK}": over.copy()}
        return {"final_obs": seen, "_final_obs": over.copy(), "final_info": told, "_final_info": over.copy()}
