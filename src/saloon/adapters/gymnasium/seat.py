"""One seat against bots: an environment for programs that know one player."""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from numpy.typing import NDArray

from saloon.adapters.picture import METADATA, known_mode, rendered
from saloon.adapters.setup import MASK, MAX_CYCLES, WIN, Bytes, Setup, Window, at_least_one
from saloon.adapters.spaces import box
from saloon.bots import levels
from saloon.bots.bot import Bot, Look, RandomBot
from saloon.kernel.table import Table


class Seat(gymnasium.Env[Bytes, SupportsIndex]):
    """A seat at a table of bots. The mask is in `info["action_mask"]`, and in `action_masks()` as sb3-contrib asks.

    An illegal action loses the game at once: `terminated`, with `info["illegal"]`.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        players: int | None = None,
        rival: str | Sequence[str] = RandomBot.name,
        seat: int | None = None,
        settings: Mapping[str, object] | None = None,
        reward: str = WIN,
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
    ) -> None:
        """`rival` is a bot for all other seats, or one for each, from the left neighbour on; seats are drawn."""
        self.setup = Setup(game, players, settings, reward)
        others = self.setup.players - 1
        if not isinstance(rival, str | Sequence):
            raise TypeError(f"rival: the name of a bot, or a list of names, not {rival!r:.40}")
        self.rivals = [rival] * others if isinstance(rival, str) else list(rival)
        if len(self.rivals) != others:
            raise ValueError(f"{self.setup.players} players: {others} rivals are needed, not {len(self.rivals)}")
        for name in self.rivals:
            levels.make(name, self.setup.game)
        if seat is not None and (not hasattr(seat, "__index__") or not 0 <= index(seat) <= others):
            raise ValueError(f"no seat {seat!r:.40}: it is one of 0 to {others}")
        self.wanted = None if seat is None else index(seat)
        self.max_cycles = at_least_one("max_cycles", max_cycles)
        self.render_mode = known_mode(render_mode)
        self.observation_space = box(self.setup.layout)
        self.action_space = gymnasium.spaces.Discrete(self.setup.space)
        self.window = Window(self.setup)
        self.bots: dict[int, Bot] = {}  # by seat
        self.table: Table | None = None
        self.seat = 0
        self.cycles = 0
        self.over = True  # or cut off, or lost by an illegal action

    def __getstate__(self) -> dict[str, Any]:
        """A copy gets new bots; only their random state is copied."""
        state = {name: value for name, value in vars(self).items() if name not in ("window", "bots")}
        return {**state, "chances": {seat: bot.rng for seat, bot in self.bots.items()}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        chances = state.pop("chances")
        vars(self).update(state)
        self.window = Window(self.setup)
        self.bots = {}
        for place, name in enumerate(self.rivals, 1):
            seat = (self.seat + place) % self.setup.players
            if seat in chances:
                self.bots[seat] = levels.make(name, self.setup.game)
                self.bots[seat].rng = chances[seat]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """Deal a game, and play it to the first decision of the seat, however many the others make before."""
        super().reset(seed=seed)
        rng, players = self.np_random, self.setup.players
        while True:
            self.table = table = self.setup.deal(rng)
            self.seat = self.wanted if self.wanted is not None else int(rng.integers(players))
            self.bots = {
                (self.seat + place) % players: levels.make(name, self.setup.game, int(rng.integers(1 << 30)))
                for place, name in enumerate(self.rivals, 1)
            }
            self.cycles, self.over = 0, False
            self.wait(table, None)
            if table.to_act() == self.seat:
                return self.window.observation(table, self.seat), self.info(table)

    def wait(self, table: Table, most: int | None) -> None:
        """The others play, until the seat must decide, or the game is over or has had the most decisions."""
        while (actor := int(table.to_act())) not in (self.seat, -1) and (most is None or self.cycles < most):
            table.apply(self.bots[actor].choose(Look(self.setup.game, table)))
            self.cycles += 1

    def step(self, action: SupportsIndex) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        table = self.dealt()
        if self.over:
            raise RuntimeError("reset() comes first: this game is over")
        if not hasattr(action, "__index__"):
            raise TypeError(f"an action is a whole number, not {action!r:.40}")
        code = index(action)
        illegal = code not in table.legal()
        if not illegal:
            table.apply(code)
            self.cycles += 1
            self.wait(table, self.max_cycles)
        ended = table.to_act() < 0
        truncated = not ended and not illegal and self.cycles >= self.max_cycles
        self.over = ended or illegal or truncated
        reward = self.setup.lost() if illegal else self.setup.rewards(table)[self.seat] if ended else 0.0
        info = {**self.info(table), **({"illegal": True} if illegal else {})}
        return self.window.observation(table, self.seat), reward, ended or illegal, truncated, info

    def info(self, table: Table) -> dict[str, Any]:
        return {MASK: self.window.none.copy() if self.over else self.window.legal(table)}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, by the name and the type that MaskablePPO of sb3-contrib looks for."""
        mask: NDArray[np.bool_] = self.info(self.dealt())[MASK].astype(np.bool_)
        return mask

    def dealt(self) -> Table:
        if self.table is None:
            raise RuntimeError("reset() comes first: no game has been dealt")
        return self.table

    def render(self) -> Any:
        """The whole table as text, hidden cards too."""
        return rendered(self.setup.game, self.dealt(), self.render_mode)
