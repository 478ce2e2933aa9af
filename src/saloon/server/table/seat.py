"""A seat of a table, and the bots that may take it."""

from collections.abc import Mapping
from typing import Any

from saloon.bots import levels
from saloon.kernel.errors import Malformed
from saloon.kernel.game import find_game
from saloon.server import wire
from saloon.server.storage.documents import SeatSetup, SeatSummary


class SeatState:
    """A seat of the table."""

    def __init__(self, setup: SeatSetup) -> None:
        self.kind = setup.kind
        self.account = setup.account
        self.name = setup.name
        self.bot = setup.bot
        self.asked = setup.asked  # the bot that was asked for, where another plays
        self.program = setup.program
        self.stand_in = ""
        self.helped = False  # a bot has stood in
        self.late = 0  # how often the time ran out
        self.left = 0.0  # seconds, where the clock is for the whole game
        self.used = 0.0  # seconds of this turn, where the clock is for a move
        self.returns = False  # is back, and plays again after this turn
        self.answered = 0  # questions
        self.wants_rematch = False
        self.next_commitment = ""  # for the rematch

    def player(self) -> str:
        """The bot that decides here; empty for a person who is there."""
        return self.bot if self.kind == "bot" else self.stand_in

    def shown(self) -> wire.Chair:
        """Its public part."""
        return wire.Chair(
            self.kind,
            self.name,
            self.account,
            self.player(),
            self.wants_rematch,
            self.program,
            self.returns,
            self.asked if self.kind == "bot" else "",
        )

    def summary(self) -> SeatSummary:
        """The same, as it is stored for lists."""
        return SeatSummary(self.kind, self.name, self.account, self.player(), self.wants_rematch, self.program)


def checked_bot(bot: str, game: str, options: Mapping[str, Any]) -> str:
    """Who will play by these rules: usually the bot itself. `Malformed` if nobody of that name plays this game."""
    found = find_game(game)
    known = levels.seated(found)
    if bot not in known:
        raise Malformed("unknown-bot", "bot", {"value": bot[:80], "known": ", ".join(known)})
    return levels.who_plays(bot, found, found.options(options))
