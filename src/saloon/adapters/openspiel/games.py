"""Any game as a Python game of OpenSpiel."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from saloon.adapters.openspiel.play import DRAWS, FACES, MOST_OUTCOMES, SEED, Deal, Progress, TableRules
from saloon.adapters.openspiel.story import choice_of, name_of
from saloon.adapters.picture import picture
from saloon.adapters.setup import MAX_CYCLES, MONEY, SCORE, WIN, size
from saloon.kernel.game import SPECTATOR, find_game

MOST_FORTUNES = 400.0  # no position has more money: 10,000,000 dollars, in 25,000
CHANCE_NODES = 200  # draw by draw: no deal and no decision has more
TEXT, DIGEST = "text", "digest"  # information states: to be read, or short


class TableState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel declares no types
    """A game in progress. What OpenSpiel copies and pickles are its two attributes."""

    def __init__(self, game: Any, rules: TableRules, readable: bool) -> None:
        super().__init__(game)
        self.play = Progress(rules)
        self.readable = readable

    def current_player(self) -> int:
        play = self.play
        if play.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if play.need else play.player()

    def is_terminal(self) -> bool:
        return self.play.over

    def is_chance_node(self) -> bool:
        return self.play.need > 0

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play.table is not None
        return sorted(self.play.table.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        need = self.play.need
        return [(outcome, 1 / need) for outcome in range(need)]

    def _apply_action(self, action: int) -> None:
        self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        rules, table = self.play.rules, self.play.table
        assert table is not None
        return rules.game.notate(table, action)

    def returns(self) -> list[float]:
        return self.play.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """A world that this player cannot tell from the real one; its history is empty, for the real one is secret."""
        game = self.get_game()
        other = TableState(game, self.play.rules, self.readable)
        other.play = self.play.imagined_for(player, int(sampler() * (1 << 53)))
        return other

    def information_state(self, player: int, readable: bool) -> str:
        """All that a player has seen and decided, in order, and what is asked of whom."""
        story, play = self.play.story, self.play
        asked = play.player() if play.table is not None and not play.need and not play.over else -1
        choice = choice_of(play.table.legal()) if play.table is not None and asked == player else ""
        head = f"{player} of {play.rules.players}, asked {asked}"
        if readable:
            return f"{head}{choice}\n{story.text(player)}"
        return f"{head}\n{name_of(story.digest(player) + choice) if choice else story.digest(player)}"

    def __str__(self) -> str:
        play = self.play
        if play.table is None:
            return f"the deal {' '.join(map(str, play.drawn))}"
        table = picture(play.rules.game, play.table)
        return f"{table}\n{play.rules.game.notate(play.table, play.code)}: {play.drawn}" if play.need else table


class Observer:
    """What a player sees: the observation with its parts by name, and texts."""

    def __init__(self, rules: TableRules, kind: Any, readable: bool, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, but got {params}")
        self.rules, self.readable = rules, readable
        self.recall, self.public = kind.perfect_recall, kind.public_info
        self.private = kind.private_info
        whole = self.public and not self.recall and self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.parts = rules.setup.layout if whole else ()
        self.tensor = np.zeros(size(self.parts), np.float32) if whole else None
        self.dict = {part.name: self.tensor[part.start : part.end] for part in self.parts if self.tensor is not None}

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is None:
            return
        table = state.play.table
        if table is None:
            self.tensor.fill(0)
            return
        self.tensor[:] = self.rules.window.observation(table, player)

    def string_from(self, state: TableState, player: int) -> str:
        play = state.play
        one, everybody = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.ALL_PLAYERS
        if self.recall and self.public and self.private == one:
            return state.information_state(player, self.readable)
        if self.recall and self.public and self.private == pyspiel.PrivateInfoType.NONE:
            return play.story.text(SPECTATOR) if self.readable else play.story.digest(SPECTATOR)
        if self.recall:
            raise ValueError("perfect recall comes with what is public, for one player or for a spectator")
        if play.table is None:
            return ""
        text = play.public(play.table) if self.public else ""
        if self.private == one:
            return text + play.private(play.table, player)
        seats = range(play.rules.players) if self.private == everybody else ()
        return text + "".join(play.private(play.table, seat) for seat in seats)


def register(name: str, title: str, wishes: dict[str, Any], deal: Deal | None = None) -> type:
    """Register a game with OpenSpiel. `wishes` are its parameters with their defaults.

    With `deal` the table is not dealt by the rules but by this function.
    """
    game_of = find_game(wishes["game"])
    fixed = deal is not None

    def game_type(reward: str) -> Any:
        zero = pyspiel.GameType.Utility.ZERO_SUM
        return pyspiel.GameType(
            short_name=name,
            long_name=title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.CONSTANT_SUM if reward == SCORE else zero,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=wishes["players"] if fixed else max(game_of.players),
            min_num_players=wishes["players"] if fixed else min(game_of.players),
            provides_information_state_string=True,
            provides_information_state_tensor=False,  # perfect recall has no fixed size
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=True,
            parameter_specification={} if fixed else {key: wishes[key] for key in wishes if key != "game"},
        )

    class TableGame(pyspiel.Game):  # type: ignore[misc]
        """A game by some parameters."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            wanted = {**wishes, **(params or {})}
            rules = TableRules(
                wanted["game"],
                wanted["players"],
                read_settings(wanted["options"]),
                wanted["chance"],
                wanted["reward"],
                wanted["rounds"],
                wanted["max_cycles"],
                deal,
            )
            if wanted["states"] not in (TEXT, DIGEST):
                raise ValueError(f"no states {wanted['states']!r}: they are one of {TEXT}, {DIGEST}")
            self.rules, self.readable = rules, wanted["states"] == TEXT
            highest = MOST_FORTUNES if wanted["reward"] == MONEY else 1.0
            lowest = {SCORE: 0.0, WIN: -1.0 / (rules.players - 1), MONEY: -highest}[wanted["reward"]]
            info = pyspiel.GameInfo(
                num_distinct_actions=rules.setup.space,
                max_chance_outcomes=FACES if rules.by_seed else MOST_OUTCOMES,
                num_players=rules.players,
                min_utility=lowest,
                max_utility=highest,
                utility_sum=1.0 if wanted["reward"] == SCORE else 0.0,
                max_game_length=rules.max_cycles,
            )
            super().__init__(game_type(wanted["reward"]), info, params or {})

        def new_initial_state(self) -> TableState:
            return TableState(self, self.rules, self.readable)

        def max_chance_nodes_in_history(self) -> int:
            return 4 if self.rules.by_seed else CHANCE_NODES * (self.rules.max_cycles + 1)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
            return Observer(self.rules, kind, self.readable, params)

    pyspiel.register_game(game_type(wishes["reward"]), TableGame)
    return TableGame


def wishes_of(game: str) -> dict[str, Any]:
    """The parameters of a game, with their defaults."""
    found = find_game(game)
    return {
        "game": game,
        "players": found.usual_players or min(found.players),
        "options": "",
        "chance": SEED,
        "reward": WIN,
        "rounds": 0,
        "max_cycles": MAX_CYCLES,
        "states": DIGEST,
    }


def read_settings(text: str) -> dict[str, object]:
    """Options in one word, as names of games can have them: `stall_guard:12;preset:rules_002`."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    wrong = next((name for name, colon, value in pairs if not colon or not value), None)
    if wrong is not None:
        raise ValueError(f"options: {wrong!r} has no value; write name:value;name:value")
    return {name.strip(): value.strip() for name, _, value in pairs}


__all__ = ["DRAWS", "SEED", "Observer", "TableState", "read_settings", "register", "wishes_of"]
