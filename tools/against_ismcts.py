"""Our search against OpenSpiel's: Ranger and the Python ISMCTS, the same game, the same time a decision.

    python tools/against_ismcts.py saloon_wyatt_earp_v1 --seconds 0.1 --deals 20
    python tools/against_ismcts.py saloon_revolver_v1 --bot ranger:0.1 --seconds 1

Both play the game that `saloon.adapters.openspiel` makes known to OpenSpiel, two players. Each deal is played twice,
with the seats exchanged: the seed that chance draws is the same. ISMCTS is OpenSpiel's own (UCT with c = 2, random
rollouts, one a leaf); only the end of its loop is ours, by time instead of by a number. Its time is processor time,
Ranger's is that of the clock on the wall: on a busy machine Ranger has less. A line for each deal goes to standard
error, the result to standard output: `{"won": 0.9, "low": ..., "high": ..., "simulations": ...}`.
"""

import argparse
import json
import sys
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from saloon.adapters.openspiel import revolver_v1, wyatt_earp_v1
from saloon.arena.results import interval, resample
from saloon.bots import levels
from saloon.bots.bot import Look

GAMES = (wyatt_earp_v1.__name__, revolver_v1.__name__)  # importing them makes the games known


class ByTheClock(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel declares no types
    """ISMCTS that stops when its time is up, after one simulation at least."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        rng = np.random.RandomState(seed)
        super().__init__(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 1 << 60, random_state=rng)
        self.seconds, self.searches, self.simulations = seconds, 0, 0
        self.end = 0.0

    def step(self, state: Any) -> int:
        self.end = process_time() + self.seconds
        return int(super().step(state))

    def run_search(self, state: Any) -> Any:
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self.reset()
        self._root_node = self.create_new_node(state)
        self.searches += 1
        done = 0
        while not done or process_time() < self.end or not self._root_node.child_info:
            self.run_simulation(self.sample_root_state(state))
            done += 1
        self.simulations += done
        return self.get_final_policy(state, self._root_node)


def play(game: Any, deal: int, ours: int, name: str, theirs: ByTheClock) -> float:
    """One game; 1 if our bot won it, a half if nobody did."""
    state = game.new_initial_state()
    chance = np.random.RandomState(deal)
    bot = levels.make(name, game.rules.game, deal * 2 + ours)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.randint(len(state.chance_outcomes()))))
        elif state.current_player() == ours:
            state.apply_action(int(bot.choose(Look(game.rules.game, state.play.table))))
        else:
            state.apply_action(theirs.step(state))
    return (float(state.returns()[ours]) + 1) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="as OpenSpiel knows it, such as saloon_wyatt_earp_v1")
    parser.add_argument("--bot", default="ranger:0.1", help="our bot, with its time (%(default)s)")
    parser.add_argument("--seconds", type=float, default=0.1, help="processor time of ISMCTS a decision (%(default)s)")
    parser.add_argument("--deals", type=int, default=20, help="each is played twice (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (%(default)s)")
    asked = parser.parse_args()
    game = pyspiel.load_game(asked.game, {"players": 2})
    theirs = ByTheClock(game, asked.seconds, asked.seed)
    rows = []
    for deal in range(asked.seed, asked.seed + asked.deals):
        rows.append([play(game, deal, ours, asked.bot, theirs) for ours in (0, 1)])
        print(f"deal {deal}: {rows[-1]}, so far {np.mean(rows):.1%} of {2 * len(rows)}", file=sys.stderr, flush=True)
    won, asked_of = np.array([[sum(row)] for row in rows]), np.full((len(rows), 1), 2.0)
    low, high = interval(*(table[:, 0] for table in resample(won, asked_of)))
    found = {"game": asked.game, "bot": asked.bot, "seconds": asked.seconds, "games": 2 * len(rows)}
    each = theirs.simulations / max(theirs.searches, 1)
    print(json.dumps({**found, "won": float(np.mean(rows)), "low": low, "high": high, "simulations": each}))


if __name__ == "__main__":
    main()
