"""Where a run left off: the nets, what the optimiser remembers, and the weights as they are packaged."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import torch

from training.nets import from_actor, in_halves, load_halves

if TYPE_CHECKING:
    from training.learner import Learner


def load(run: "Learner", file: str) -> None:
    """A state of an earlier run, with its optimiser's if it lies beside it; or packaged weights."""
    if file.endswith(".npz"):
        load_halves(run.actor, file)
        from_actor(run.critic, run.actor)
        return
    state = torch.load(file, map_location=run.device, weights_only=True)
    run.actor.load_state_dict(state["actor"])
    run.critic.load_state_dict(state["critic"])
    moments = Path(file).with_name(Path(file).name.replace("state", "adam"))
    if moments.exists():
        kept = torch.load(moments, map_location=run.device, weights_only=True)
        for param, first, second, step in zip(run.params, kept["first"], kept["second"], kept["steps"], strict=True):
            run.adam.state[param] = {
                "step": torch.tensor(float(step), device=run.device if run.gpu else "cpu"),
                "exp_avg": first.to(param.dtype),
                "exp_avg_sq": second.to(param.dtype),
            }
    else:
        run.say("no optimiser state beside", file)


def save(run: "Learner") -> None:
    """State, optimiser (its moments in 16 bits) and the packaged weights, each file whole or not at all."""
    name = run.s.game
    kept = [run.adam.state[param] for param in run.params]
    files: dict[str, Callable[[Path], None]] = {
        f"{name}-state.pt": lambda file: torch.save(
            {"actor": run.actor.state_dict(), "critic": run.critic.state_dict()}, file
        ),
        f"{name}.npz": lambda file: np.savez_compressed(file, **in_halves(run.actor)),
    }
    if all(kept):
        files[f"{name}-adam.pt"] = lambda file: torch.save(
            {
                "first": [state["exp_avg"].bfloat16() for state in kept],
                "second": [state["exp_avg_sq"].bfloat16() for state in kept],
                "steps": [float(state["step"]) for state in kept],
            },
            file,
        )
    for name, write in files.items():
        part = run.out / f"part-{name}"
        write(part)
        part.replace(run.out / name)
