"""What environments of all kinds share: the rules of a table, its rewards, and what a seat sees as arrays of numpy."""

from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from saloon.kernel.game import find_game
from saloon.kernel.layout import Part
from saloon.kernel.rng import Quick
from saloon.kernel.rows import byte_row
from saloon.kernel.table import Mask, Table

Bytes = NDArray[np.uint8]
Marks = NDArray[np.int8]

WIN, SCORE, MONEY = "win", "score", "money"
FORTUNE = 25_000  # dollars: what the reward `money` is counted in
BYTE = np.dtype(np.uint8)
frombuffer = np.frombuffer
MASK = "action_mask"  # the name of masks in observations and infos
MAX_CYCLES = 5_000  # decisions of all seats together


class Setup:
    """One way to play a game: by how many, by which rules, for which reward. Environments share it and never change it.

    Players of an environment cannot agree to stop, so the rules are those under which every game ends
    (`Game.unattended`).
    """

    def __init__(
        self, game: str, players: int | None = None, settings: Mapping[str, object] | None = None, reward: str = WIN
    ) -> None:
        self.game = find_game(game)
        self.players = players if players is not None else self.game.usual_players or min(self.game.players)
        self.game.check_seats(self.players)
        self.players = int(self.players)
        self.rules = self.game.unattended(self.game.options({} if settings is None else settings))
        self.reward = reward
        if reward not in self.known_rewards():
            raise ValueError(f"no reward {reward!r} in {game}: it is one of {', '.join(self.known_rewards())}")
        table = self.game.new(self.rules, self.players, Quick(0))
        self.space = int(table.space())
        self.layout = self.game.layout(self.rules)
        self.secret_layout = self.game.secret_layout(self.rules)
        if not self.layout:
            raise ValueError(f"{game} offers no observations")

    def __deepcopy__(self, memo: object) -> "Setup":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.game.name, self.players, self.settings, self.reward)

    @property
    def settings(self) -> dict[str, Any]:
        """The options that differ from the standard rules: what a paper must name."""
        return self.game.settings(self.rules)

    def known_rewards(self) -> tuple[str, ...]:
        return (WIN, SCORE, MONEY) if self.game.counts == MONEY else (WIN, SCORE)

    def deal(self, rng: np.random.Generator) -> Table:
        return self.game.new(self.rules, self.players, Quick(int(rng.integers(1 << 62))))

    def rewards(self, table: Table, shares: list[float] | None = None) -> list[float]:
        """What each seat is paid at the end of a game. `win` and `money` sum to nothing.

        `shares`: who has won how much of a game that was cut off; a finished one knows it itself.
        """
        n = self.players
        if self.reward == MONEY:
            money = self.game.standing(table) or []
            return [(own - (sum(money) - own) / (n - 1)) / FORTUNE for own in money]
        scores = table.scores() if shares is None else shares
        if self.reward == SCORE:
            return scores
        return [(own * n - sum(scores)) / (n - 1) for own in scores]

    def lost(self) -> float:
        """What a seat is paid that lost by its own fault, as by an illegal action."""
        return 0.0 if self.reward == SCORE else -1.0


def at_least_one(name: str, number: SupportsIndex) -> int:
    """How many of something; `ValueError` names what must be one at least."""
    if not hasattr(number, "__index__") or index(number) < 1:
        raise ValueError(f"{name}: {number!r:.40} is not a whole number of at least 1")
    return index(number)


class Window:
    """What is seen of a table: new arrays each time, never memory that is written again."""

    def __init__(self, setup: Setup) -> None:
        self.secrets = size(setup.secret_layout)
        self.mask = Mask(setup.space)
        self.none = np.zeros(setup.space, np.int8)
        self.none.flags.writeable = False
        marks: Any = self.mask.row
        self.marks = None if isinstance(marks, list) else np.frombuffer(marks, np.int8)  # the engine's own memory

    def observation(self, table: Table, seat: int) -> Bytes:
        """What a seat may know (`Game.layout`)."""
        return frombuffer(bytearray(table.observation(seat)), BYTE)

    def state(self, table: Table, seat: int) -> Bytes:
        """What a seat may know, and what it may not (`Game.secret_layout`): for critics in training."""
        secrets = byte_row(self.secrets)
        table.show_secrets(seat, secrets)
        return np.concatenate((self.observation(table, seat), array(secrets)))

    def legal(self, table: Table) -> Marks:
        """1 for each code that is legal now; none at the end of the game."""
        self.mask.show(table)
        return self.marks.copy() if self.marks is not None else np.array(self.mask.row, np.int8)


def array(row: Any) -> Bytes:
    """A row of the engine as an array of its own."""
    return frombuffer(bytearray(row), BYTE)


def size(parts: tuple[Part, ...]) -> int:
    return sum(part.length for part in parts)
