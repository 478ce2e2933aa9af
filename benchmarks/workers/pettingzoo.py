"""PettingZoo's gin_rummy_v4, the last release that has it (1.24.3 over RLCard 1.0.5)."""

import importlib
from random import random
from typing import Any

from benchmarks.link import Row, games, serve, versions

gin_rummy: Any = importlib.import_module("pettingzoo.classic.gin_rummy_v4")
flatnonzero: Any = importlib.import_module("numpy").flatnonzero


def play(env: Any) -> int:
    """One game. `last` gives observation and mask; the mask is the only list of legal actions there is."""
    env.reset()
    decisions = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        actions = flatnonzero(observation["action_mask"])
        env.step(int(actions[int(random() * len(actions))]))
        decisions += 1
    return decisions


def facts() -> dict[str, Any]:
    return {"versions": versions("pettingzoo", "rlcard", "gymnasium", "numpy", "pygame")}


def rows() -> dict[str, Row]:
    env, raw_env = gin_rummy.env(), gin_rummy.raw_env()
    return {
        "gin.env": lambda seconds: games(seconds, lambda: play(env)),
        "gin.raw": lambda seconds: games(seconds, lambda: play(raw_env)),
    }


if __name__ == "__main__":
    serve(facts, rows())
