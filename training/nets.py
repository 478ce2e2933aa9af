"""The nets as torch has them: the actor, which plays, and the critic, which sees the hidden cards too."""

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from saloon.bots.nets.features import Column, counting


class Features(nn.Module):
    """Rows of bytes to numbers (`saloon.bots.nets.features`)."""

    def __init__(self, columns: list[Column], numbers: torch.dtype = torch.bfloat16) -> None:
        super().__init__()
        self.numbers = numbers
        equal, steps = counting(columns)
        places = torch.tensor([column.place for column in columns])
        values = torch.tensor([column.value for column in columns])
        self.register_buffer("is_at", places[:equal], persistent=False)
        self.register_buffer("is_value", values[:equal].to(torch.uint8), persistent=False)
        self.register_buffer("least_at", places[equal : equal + steps], persistent=False)
        self.register_buffer("least_value", values[equal : equal + steps].to(torch.uint8), persistent=False)
        self.register_buffer("scale_at", places[equal + steps :], persistent=False)
        self.register_buffer("scale", values[equal + steps :].to(torch.float32), persistent=False)

    def forward(self, rows: Tensor) -> Tensor:
        here: Any = self
        return torch.cat(
            [
                (rows.index_select(1, here.is_at) == here.is_value).to(self.numbers),
                (rows.index_select(1, here.least_at) >= here.least_value).to(self.numbers),
                (rows.index_select(1, here.scale_at) * here.scale).to(self.numbers),
            ],
            1,
        )


class Trunk(nn.Module):
    """Linear, norm, relu; then the same with a residual; then a chance to win for each seat and, maybe, codes."""

    def __init__(self, inputs: int, width: int, depth: int, seats: int, codes: int) -> None:
        super().__init__()
        self.inp = nn.Linear(inputs, width)
        self.norms = nn.ModuleList([nn.LayerNorm(width) for _ in range(depth)])
        self.mids = nn.ModuleList([nn.Linear(width, width) for _ in range(depth - 1)])
        self.value = nn.Linear(width, seats)
        self.policy = nn.Linear(width, codes) if codes else None
        for layer in [self.inp, *self.mids]:
            assert isinstance(layer, nn.Linear)
            nn.init.orthogonal_(layer.weight, 2**0.5)
            nn.init.zeros_(layer.bias)
        nn.init.orthogonal_(self.value.weight, 0.1)
        nn.init.zeros_(self.value.bias)
        if self.policy is not None:
            nn.init.orthogonal_(self.policy.weight, 0.01)
            nn.init.zeros_(self.policy.bias)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of all codes (none for a critic) and of each seat's win, from the deciding seat on."""
        h = F.relu(self.norms[0](self.inp(seen)))
        for mid, norm in zip(self.mids, list(self.norms)[1:], strict=True):
            h = h + F.relu(norm(mid(h)))
        value = self.value(h).float()
        return (self.policy(h).float() if self.policy is not None else value), value


def in_halves(actor: nn.Module) -> dict[str, Any]:
    """The weights as they are packaged."""
    return {name: value.half().cpu().numpy() for name, value in actor.state_dict().items()}


def load_halves(actor: nn.Module, file: str) -> None:
    """Weights as they were packaged, or as `adopt` made them."""
    with np.load(file) as found:
        actor.load_state_dict({name: torch.from_numpy(found[name].astype(np.float32)) for name in found.files})


def from_actor(critic: Trunk, actor: Trunk) -> None:
    """A critic that judges as the actor does, to begin with: what it sees besides weighs nothing."""
    state = actor.state_dict()
    own = critic.state_dict()
    for name in own:
        if name == "inp.weight":
            own[name].zero_()
            own[name][:, : state[name].shape[1]] = state[name]
        else:
            own[name].copy_(state[name])
    critic.load_state_dict(own)
