"""Any game as an AEC environment.

The same agent may act several times in a row, and out of turn: `agent_selection` is the agent the table asks.
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from saloon.adapters.picture import METADATA, known_mode, rendered
from saloon.adapters.setup import MASK, MAX_CYCLES, WIN, Bytes, Marks, Setup, Window, at_least_one
from saloon.adapters.spaces import box, mask_box
from saloon.kernel.table import Table

OVER = "reset() comes first: this game is over, and all agents have been told"


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo declares no types
    """A table of any game. `step` refuses an illegal action (`Illegal`), and nothing has changed then.

    A running environment can be copied and pickled: the copy continues independently from the same moment.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        settings: Mapping[str, object] | None = None,
        reward: str = WIN,
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setup = Setup(game, players, settings, reward)
        version, name = self.setup.game.observation_version, game.replace("-", "_")
        self.metadata = {**METADATA, "name": f"saloon_{name}_v{version}", "is_parallelizable": False}
        self.max_cycles = at_least_one("max_cycles", max_cycles)
        self.render_mode = known_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen, space = box(self.setup.layout), self.setup.space
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": seen, MASK: mask_box(space)}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(space) for agent in self.possible_agents}
        self.state_space = box((*self.setup.layout, *self.setup.secret_layout))
        self.window = Window(self.setup)
        self.rng: np.random.Generator | None = None
        self.table: Table | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "window"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.window = Window(self.setup)

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game. With a seed, this game and those after it follow from it."""
        if seed is not None or self.rng is None:
            self.rng, _ = seeding.np_random(seed)
        self.table = self.setup.deal(self.rng)
        self.cycles = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {MASK: self.window.none} for agent in self.agents}
        self._skip_agent_selection = None
        self.ask(self.table)

    def ask(self, table: Table) -> None:
        """The agent that must decide is next: the mask goes to that agent's info, with no action to all others."""
        self.agent_selection = agent = self.possible_agents[table.to_act()]
        self.infos[agent] = {MASK: self.window.legal(table)}

    def dealt(self) -> Table:
        if self.table is None:
            raise RuntimeError("reset() comes first: no game has been dealt")
        return self.table

    def observe(self, agent: str) -> dict[str, Bytes | Marks]:
        """What an agent may know now; its mask is empty unless it must act."""
        table = self.table if self.table is not None else self.dealt()
        mask = self.infos[agent][MASK] if agent in self.infos else self.window.none
        return {"observation": self.window.observation(table, self.seats[agent]), MASK: mask.copy()}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent that decides is told (PettingZoo's own, with fewer steps)."""
        self.dealt()
        agent = self.agent_selection
        if agent not in self.terminations:
            raise RuntimeError(OVER)
        seen = self.observe(agent) if observe else None
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def state(self) -> Bytes:
        """Everything that matters, hidden cards too, as seen from whoever must act; after the end from player_0."""
        table = self.dealt()
        return self.window.state(table, max(int(table.to_act()), 0))

    def step(self, action: Any) -> None:
        table = self.table if self.table is not None else self.dealt()
        agent = self.agent_selection
        try:
            dead = self.terminations[agent] or self.truncations[agent]
        except KeyError:
            raise RuntimeError(OVER) from None
        if dead:
            self._was_dead_step(action)
            return
        table.apply(action)
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0  # no other agent has got any: games are paid at the end
        self.infos[agent] = {MASK: self.window.none}
        if table.to_act() < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.setup.rewards(table), strict=True))
            self._accumulate_rewards()
        elif self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.ask(table)

    def render(self) -> str | None:
        """The whole table as text, hidden cards too."""
        return rendered(self.setup.game, self.dealt(), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def ordered(game: str, players: int | None = None, **wishes: Any) -> Any:
    """The same, where calls in a wrong order are told. Actions are checked anyway: no other wrapper is needed."""
    return OrderEnforcingWrapper(TableEnv(game, players, **wishes))
