"""Who decides at a seat: a bot by its name, or any function of what the seat is asked."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from operator import index
from typing import Any, SupportsIndex

from saloon.bots import levels
from saloon.bots.bot import Look
from saloon.client.errors import Refused
from saloon.kernel.game import find_game
from saloon.kernel.table import Table


@dataclass(frozen=True)
class Choice:
    """One answer: its code, how it is written, and what it means."""

    code: int
    notation: str
    kind: str
    values: dict[str, Any]


@dataclass(frozen=True)
class Asked:
    """A question to a seat: the table as it sees it, and what it may answer."""

    game: str
    rules: int  # version of the game's rules at the server
    seat: int
    number: int  # of the question
    view: dict[str, Any]
    choices: tuple[Choice, ...]
    position: dict[str, Any] | None  # the table as the seat knows it: none at a table without memory aids

    def table(self) -> Table:
        """The table as the seat knows it, to be imagined from (`Game.from_view`)."""
        game = find_game(self.game)
        if game.rules_version != self.rules:
            raise Refused("rules-differ", "", {"game": self.game, "here": game.rules_version, "there": self.rules})
        if self.position is None:
            raise Refused("no-position", "", {"game": self.game})
        return game.from_view(self.position, self.seat)


Answer = SupportsIndex | Choice
Decide = Callable[[Asked], Answer | Awaitable[Answer]]


def bot(name: str, seed: int = 0) -> Decide:
    """A bot of this machine, by name: `marshal`, `ranger:0.5`, `champion`, or one of an installed package."""
    made: dict[str, Any] = {}

    def decide(asked: Asked) -> int:
        game = find_game(asked.game)
        if asked.game not in made:
            made[asked.game] = levels.make(name, game, seed)
        return int(made[asked.game].choose(Look(game, asked.table())))

    return decide


async def answer_of(decide: Decide, asked: Asked, thoughts: Executor) -> int:
    """The code that was chosen. A plain function decides in a thread, so that the socket is served meanwhile."""
    ask: Any = decide
    if inspect.iscoroutinefunction(decide):
        answer = await ask(asked)
    else:
        answer = await asyncio.get_running_loop().run_in_executor(thoughts, ask, asked)
        if inspect.isawaitable(answer):
            answer = await answer
    if isinstance(answer, Choice):
        return answer.code
    if not hasattr(answer, "__index__"):
        raise TypeError(f"a decision is one of the choices, or its code: not {answer!r:.80}")
    return index(answer)
