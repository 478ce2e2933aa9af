"""Seats that the learner does not play: frozen weights that it is to exploit, or a pool of earlier weights.

Which tables have such seats stays the same for a whole run, and the nets that play them stay in the same memory, since
CUDA graphs look at both. What changes between lots is the weights of a pool's nets.
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from training.nets import Trunk, load_halves
from training.workers import GROUPS, Plan

AT_ONCE = 4  # nets of a pool that play at the same time, each at its own tables

Weights = dict[str, Tensor]


def weights_of(net: Trunk) -> Weights:
    """A copy that stays as it is."""
    return {name: value.detach().clone() for name, value in net.state_dict().items()}


def from_file(net: Trunk, file: str) -> Weights:
    """Packaged weights; they go through `net`, which must be of their size."""
    with np.load(file) as found:
        width, depth = len(found["inp.bias"]), sum(name.startswith("mids.") for name in found.files) // 2 + 1
    if (width, depth) != (net.inp.out_features, len(net.norms)):
        raise SystemExit(f"{file} has width {width} and depth {depth}: say --width {width} --depth {depth}")
    load_halves(net, file)
    return weights_of(net)


class Others:
    """Frozen: they play every seat but one of each table, in turn. A pool: one seat at a share of the tables."""

    def __init__(self, settings: Any, plan: Plan, make: Callable[[], Trunk], own: Weights, device: str) -> None:
        s = settings
        if s.frozen and (s.pool or s.pool_share):
            raise SystemExit("--frozen is for exploiting one net: it goes with no --pool and no --pool-share")
        if s.pool and not s.pool_share:
            raise SystemExit("--pool needs --pool-share, the share of tables at which its nets play")
        if s.frozen and s.every:
            raise SystemExit("--frozen goes with --every 0: no seat is left for a guide")
        if not 0 <= s.pool_share <= 1:
            raise SystemExit("--pool-share is between 0 and 1")
        self.rng = random.Random(s.seed)
        self.frozen = bool(s.frozen)
        self.heat = s.frozen_heat if s.frozen else s.pool_heat
        self.every = s.pool_every
        files = [file for file in (s.frozen or s.pool).split(",") if file]
        count = 1 if s.frozen else AT_ONCE if s.pool_share else 0
        self.nets = [make() for _ in range(count)]
        self.pool = [from_file(self.nets[0], file) for file in files] if count else []
        self.names = [Path(file).stem for file in files]
        if s.pool_share:  # what the run began with, and later its snapshots
            self.pool.append(own)
        for net in self.nets:
            net.load_state_dict(self.rng.choice(self.pool))
        self.next_snapshot = self.every
        self.turn = 0
        self.tables = [self.seated(plan, s, group, device) for group in range(GROUPS)]

    def __bool__(self) -> bool:
        return bool(self.nets)

    def seated(self, plan: Plan, settings: Any, group: int, device: str) -> list[Tensor]:
        """For each net, the tables of a group at which it plays: of a pool none at which a guide plays."""
        numbers = range(plan.workers * plan.tables)
        if self.frozen:
            return [torch.tensor(numbers, device=device)]
        rng = random.Random(settings.seed * 1000 + group)
        free = [i for i in numbers if not plan.every or i % plan.tables % plan.every]
        chosen = rng.sample(free, min(round(settings.pool_share * len(numbers)), len(free)))
        return [
            torch.tensor(sorted(chosen[k :: len(self.nets)]), dtype=torch.int64, device=device)
            for k in range(len(self.nets))
        ]

    def theirs(self, numbers: Tensor, actors: Tensor, seats: Tensor) -> Tensor:
        """Whether the others decide, at tables of theirs."""
        chair = numbers % seats
        return actors != chair if self.frozen else actors == chair

    def renew(self, now: float, actor: Trunk) -> None:
        """Between two batches: a snapshot if it is time, and one net of the pool is replaced."""
        if self.frozen or not self.nets:
            return
        if now >= self.next_snapshot:
            self.pool.append(weights_of(actor))
            self.next_snapshot = now + self.every
        self.nets[self.turn % len(self.nets)].load_state_dict(self.rng.choice(self.pool))
        self.turn += 1
