"""OpenSpiel: its C++ states called from Python, and its random rollouts inside C++."""

import importlib
from random import random, randrange
from typing import Any

from benchmarks.link import Row, Sample, calls, games, serve, versions

pyspiel: Any = importlib.import_module("pyspiel")

SIMULATIONS = 2  # the fewest that ISMCTSBot accepts
ROLLOUTS = {"gin_rummy": 200, "hearts": 8000}  # per simulation, so that the tree costs nothing beside them
ITERATIONS = {"gin_rummy": 100, "hearts": 1000}  # a step of the searching bot, some hundredths of a second
LENGTH_SAMPLE = 800
CLONES = 1000


def play(state: Any) -> int:
    """Random play to the end, driven from Python.

    Chance is uniform in both games (`facts` checks it), so it takes the same, cheapest way as a decision.
    """
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        decisions += not state.is_chance_node()
        state.apply_action(actions[int(random() * len(actions))])
    return decisions


def play_observed(state: Any) -> int:
    """The same with the mover's observation tensor and legal mask, which OpenSpiel builds anew each time."""
    decisions = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            state.observation_tensor()
            state.legal_actions_mask()
            decisions += 1
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
    return decisions


def dealt(game: Any) -> Any:
    """The first real choice after a deal."""
    while True:
        state = game.new_initial_state()
        while state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
        if len(state.legal_actions()) > 1:
            return state


def advanced(state: Any, actions_more: int) -> Any:
    """The state that many random actions later, chance included, or at the end of its game."""
    while actions_more and not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
        actions_more -= 1
    return state


class Inside:
    """Random games inside C++, by way of the only door that Python has: the rollouts of an ISMCTS bot.

    A step of the bot plays `ROLLOUTS` games per simulation from a freshly dealt table. They are counted,
    their decisions are not, so games are multiplied by the mean length measured from the same kind of
    position. The first simulation rolls out from the root, the second from one decision further on: half a
    decision less.
    """

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.rollouts = ROLLOUTS[name]
        self.length = 0.0

    def __call__(self, seconds: float) -> Sample:
        if not self.length:
            played = sum(play(dealt(self.game)) for _ in range(LENGTH_SAMPLE))
            self.length = played / LENGTH_SAMPLE - 0.5
        sample = games(seconds, self.step)
        return {"count": sample["count"] * self.length, "games": sample["count"], "cpu": sample["cpu"]}

    def step(self) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(self.rollouts, randrange(1 << 30))
        pyspiel.ISMCTSBot(randrange(1 << 30), evaluator, 2.0, SIMULATIONS).step(dealt(self.game))
        return SIMULATIONS * self.rollouts


class Search:
    """The ISMCTS bot as it is meant to be used: one random rollout an iteration, from a freshly dealt table."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.iterations = ITERATIONS[name]

    def __call__(self, seconds: float) -> Sample:
        return calls(seconds, self.step)

    def step(self) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, randrange(1 << 30))
        pyspiel.ISMCTSBot(randrange(1 << 30), evaluator, 2.0, self.iterations).step(dealt(self.game))
        return self.iterations


class Clone:
    """`state.clone()` in the middle of a game."""

    def __init__(self, name: str) -> None:
        game = pyspiel.load_game(name)
        self.state = advanced(dealt(game), 30)
        while self.state.is_terminal():
            self.state = advanced(dealt(game), 30)

    def __call__(self, seconds: float) -> Sample:
        return calls(seconds, self.batch)

    def batch(self) -> int:
        clone = self.state.clone
        for _ in range(CLONES):
            clone()
        return CLONES


def chance_is_uniform(game: Any) -> bool:
    """Whether picking a chance outcome from `legal_actions` is right."""
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            if [a for a, _ in outcomes] != list(actions) or len({round(p, 9) for _, p in outcomes}) > 1:
                return False
        state.apply_action(actions[int(random() * len(actions))])
    return True


def facts() -> dict[str, Any]:
    names = ("gin_rummy", "hearts")
    return {
        "versions": versions("open_spiel", "numpy"),
        "chance_is_uniform": all(chance_is_uniform(pyspiel.load_game(name)) for name in names),
    }


def rows() -> dict[str, Row]:
    gin, hearts = pyspiel.load_game("gin_rummy"), pyspiel.load_game("hearts")
    return {
        "gin.python": lambda seconds: games(seconds, lambda: play(gin.new_initial_state())),
        "gin.observed": lambda seconds: games(seconds, lambda: play_observed(gin.new_initial_state())),
        "gin.inside": Inside("gin_rummy"),
        "gin.search": Search("gin_rummy"),
        "gin.clone": Clone("gin_rummy"),
        "hearts.python": lambda seconds: games(seconds, lambda: play(hearts.new_initial_state())),
        "hearts.inside": Inside("hearts"),
        "hearts.search": Search("hearts"),
        "hearts.clone": Clone("hearts"),
    }


if __name__ == "__main__":
    serve(facts, rows())
