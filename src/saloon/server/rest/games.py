"""What can be played here: games, their options and presets, bots, and the ready phrases of the chat."""

from functools import cache
from typing import Annotated, Any

from litestar import MediaType, get
from litestar.datastructures import CacheControlHeader
from litestar.params import PathParameter
from msgspec import Struct, field

from saloon.bots import levels
from saloon.kernel.errors import Malformed
from saloon.kernel.game import find_game
from saloon.kernel.game import games as all_games
from saloon.server.http.refusals import refuses
from saloon.server.table.chat import PHRASES
from saloon.words import own_languages, own_words

AN_HOUR = CacheControlHeader(max_age=3600, public=True)  # they change with the installation, and look alike to all


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


class Strength(Struct, frozen=True):
    """How many of 100 games a bot wins against a weaker one: measured by the arena, between two players.

    `points`: on the common scale of the game's levels, with the half of a 95 % interval (`margin`); 0: not measured.
    """

    rival: str
    games: int
    points: int
    margin: int


class GameInfo(Struct, frozen=True):
    """A game: who may play it by which rules. A preset is a set of options that differ from the default.

    `prefix` is that of its messages, in capitals that of its rules. Where the seats are roles, `roles` names them.
    `strength`: of the bots whose strength was measured.
    `words`: the languages of words that the game brings itself, at `/api/games/{game}/words/{language}`.
    """

    name: str
    prefix: str
    rules: int
    players: list[int]
    roles: list[str]
    bots: list[str]
    standard_bot: str
    strength: dict[str, Strength]
    decks: bool
    rulebook: bool
    words: list[str]
    options: list[Option]
    presets: dict[str, dict[str, str]]


class BotInfo(Struct, frozen=True):
    """A bot, the games it plays, and its level among the built-in bots (1 is the weakest; 0: no level)."""

    name: str
    level: int
    games: list[str]


@cache
def game_info(name: str) -> GameInfo:
    game = find_game(name)
    switches = game.switches
    return GameInfo(
        name=game.name,
        prefix=game.prefix,
        rules=game.rules_version,
        players=list(game.players),
        roles=list(game.roles),
        bots=list(levels.offered(game)),
        standard_bot=levels.standard(game),
        strength={
            bot: Strength(won.rival, won.games, won.points, won.margin) for bot, won in levels.strength(game).items()
        },
        decks=game.decks is not None,
        rulebook=game.rulebook() is not None,
        words=own_languages(game),
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


@get(
    "/api/games/{game:str}/words/{language:str}",
    tags=["games"],
    summary="The words that a game brings itself",
    media_type=MediaType.TEXT,
    cache_control=AN_HOUR,
    responses=refuses(400),
    sync_to_thread=False,
)
def words_of_game(
    game: Annotated[str, PathParameter(max_length=64)], language: Annotated[str, PathParameter(max_length=16)]
) -> str:
    """Fluent messages; what they lack in this language is to be said in English."""
    found = find_game(game)
    if language not in own_languages(found):
        raise Malformed("unknown-language", "language", {"value": language, "known": ", ".join(own_languages(found))})
    return own_words(found, language)


@get("/api/bots", tags=["games"], summary="Whom one can play against")
async def list_bots() -> list[BotInfo]:
    """From weak to strong, then those that other packages brought."""
    found: dict[str, list[Any]] = {}
    for game in all_games():
        for bot in levels.offered(game):
            found.setdefault(bot, []).append(game.name)
    ranks = {bot: rank for rank, bot in enumerate(levels.LEVELS, 1)}
    return [BotInfo(bot, ranks.get(bot, 0), played) for bot, played in found.items()]


@get("/api/phrases", tags=["games"], summary="The ready phrases of the chat")
async def list_phrases() -> list[str]:
    """Each is a message `phrase-...` of the page."""
    return list(PHRASES)


ROUTES = [list_games, one_game, words_of_game, list_bots, list_phrases]
