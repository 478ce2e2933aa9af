"""RLCard's gin rummy: its environment, which builds an observation, and the bare game below it."""

import importlib
from random import random
from typing import Any

from benchmarks.link import Row, games, serve, versions

rlcard: Any = importlib.import_module("rlcard")


def play_env(env: Any) -> int:
    """One game through the environment: each step returns observation and legal actions of the next mover."""
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        actions = list(state["legal_actions"])
        state, _ = env.step(actions[int(random() * len(actions))])
        decisions += 1
    return decisions


def play_bare(game: Any) -> int:
    """One game on the object below the environment: no observation array."""
    game.init_game()
    legal, step = game.judge.get_legal_actions, game.step
    decisions = 0
    while not game.is_over():
        actions = legal()
        step(actions[int(random() * len(actions))])
        decisions += 1
    return decisions


def facts() -> dict[str, Any]:
    return {"versions": versions("rlcard", "numpy")}


def rows() -> dict[str, Row]:
    env = rlcard.make("gin-rummy")
    game = importlib.import_module("rlcard.games.gin_rummy").Game()
    return {
        "gin.env": lambda seconds: games(seconds, lambda: play_env(env)),
        "gin.bare": lambda seconds: games(seconds, lambda: play_bare(game)),
    }


if __name__ == "__main__":
    serve(facts, rows())
