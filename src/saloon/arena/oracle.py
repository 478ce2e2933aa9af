"""The oracle CHEATS: it is shown the real table, with every hidden card and all chance to come.

It is an instrument and no opponent. A search that sees everything shows how far play could get: the rest is luck.
Only the arena can seat it; `saloon.bots.levels`, which everyone else asks for bots, does not know it.
"""

from saloon.bots import levels
from saloon.bots.bot import Bot, Look, Ranger
from saloon.bots.knowledge import guide_of
from saloon.kernel.errors import Malformed
from saloon.kernel.game import Game
from saloon.kernel.rng import Source
from saloon.kernel.table import Table


class OpenLook(Look):
    """CHEATS. A look at the truth: each of its worlds is the real table, copied."""

    def __init__(self, game: Game, table: Table) -> None:
        super().__init__(game, table)
        self._truth = table

    def world(self, rng: Source, remember: bool = False) -> Table:
        return self._truth.clone()


class Oracle(Ranger):
    """CHEATS. Ranger's search with Ranger's knowledge, in the one world that is true."""

    name = "oracle"


def names(game: Game) -> tuple[str, ...]:
    """Who can be seated in the arena."""
    return (*levels.names(game), Oracle.name)


def make(name: str, game: Game, seed: int = 0) -> Bot:
    """Any bot by its name, the oracle among them."""
    if name.partition(":")[0] == Oracle.name:
        return Oracle(guide_of(game), seed, **levels.how_long(name))
    try:
        return levels.make(name, game, seed)
    except Malformed as error:
        raise levels.unknown(name, names(game)) if error.reason == "unknown-bot" else error from None


def look(bot: Bot, game: Game, table: Table) -> Look:
    """What a bot is given for its decision: only the oracle gets the truth."""
    return OpenLook(game, table) if isinstance(bot, Oracle) else Look(game, table)
