"""What can be played here: games, their options and presets, bots, and the ready phrases of the chat."""

from functools import cache
from typing import Annotated, Any

from litestar import get
from litestar.params import PathParameter
from msgspec import Struct, field

from saloon.bots import levels
from saloon.kernel.game import find_game
from saloon.kernel.game import games as all_games
from saloon.server.http.refusals import refuses
from saloon.server.table.chat import PHRASES


class Option(Struct, frozen=True):
    """A switch of the rules, the first value is the default. `class`: S sources differ, V a variant, Q sources are
    quiet. Some may also be a number from `least` to `most`."""

    id: str
    name: str
    kind: str = field(name="class")
    rule: str
    values: list[str]
    default: str
    least: int | None = None
    most: int | None = None


class GameInfo(Struct, frozen=True):
    """A game: who may play it by which rules. A preset is a set of options that differ from the default."""

    name: str
    rules: int
    players: list[int]
    bots: list[str]
    options: list[Option]
    presets: dict[str, dict[str, str]]


class BotInfo(Struct, frozen=True):
    """A bot, the games it plays, and its level among the house's own (1 is the weakest; 0: no level)."""

    name: str
    level: int
    games: list[str]


@cache
def game_info(name: str) -> GameInfo:
    game = find_game(name)
    switches = game.switches
    return GameInfo(
        name=game.name,
        rules=game.rules_version,
        players=list(game.players),
        bots=list(levels.names(game)),
        options=[
            Option(id, option, kind, rule, values, values[0], *switches.numbers.get(option, ()))
            for id, option, kind, rule, values in switches.entries
        ],
        presets=switches.presets,
    )


@get("/api/games", tags=["games"], summary="What can be played")
async def list_games() -> list[GameInfo]:
    """Games with their options, presets and bots."""
    return [game_info(game.name) for game in all_games()]


@get("/api/games/{game:str}", tags=["games"], summary="One game", responses=refuses(400))
async def one_game(game: Annotated[str, PathParameter(max_length=64)]) -> GameInfo:
    return game_info(find_game(game).name)


@get("/api/bots", tags=["games"], summary="Whom one can play against")
async def list_bots() -> list[BotInfo]:
    """From weak to strong, then those that other packages brought."""
    found: dict[str, list[Any]] = {}
    for game in all_games():
        for bot in levels.names(game):
            found.setdefault(bot, []).append(game.name)
    ranks = {bot: rank for rank, bot in enumerate(levels.LEVELS, 1)}
    return [BotInfo(bot, ranks.get(bot, 0), played) for bot, played in found.items()]


@get("/api/phrases", tags=["games"], summary="The ready phrases of the chat")
async def list_phrases() -> list[str]:
    """Each is a message `phrase-...` of the page."""
    return list(PHRASES)


ROUTES = [list_games, one_game, list_bots, list_phrases]
