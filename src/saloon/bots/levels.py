"""Bots by name: our levels, and the bots of installed packages.

A name may carry how long to think: `ranger:0.1` a tenth of a second a decision, `ranger:200i` two hundred iterations;
and on how many cores: `ranger:1x2` a second on two, `ranger:1xall` on all that there are.
A package adds a bot by an entry point of the group `saloon.bots` (docs/bots.md); it cannot replace one of ours.
"""

import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from operator import index
from typing import Any, SupportsIndex

import saloon
from saloon.bots import champion
from saloon.bots.bot import Bot, Cowhand, Deputy, Greenhorn, Marshal, NoisyBot, RandomBot, Ranger, Tenderfoot
from saloon.bots.champion import Champion, Gunslinger
from saloon.bots.helpers import most_cores
from saloon.bots.knowledge import Won, guide_of, has_guide, knowledge_of
from saloon.kernel.errors import Malformed
from saloon.kernel.game import Game

GROUP = "saloon.bots"  # of entry points
BY_GUIDE: dict[str, type[NoisyBot] | type[Marshal]] = {
    bot.name: bot for bot in (Tenderfoot, Greenhorn, Cowhand, Deputy, Marshal)
}  # they decide at once, and only in games that they have a guide for
BY_NET: dict[str, type[Champion]] = {bot.name: bot for bot in (Gunslinger, Champion)}  # and these where there is a net
LEVELS = (*BY_GUIDE, *BY_NET)  # 1 to 7, as players choose them
OURS = (RandomBot.name, *LEVELS, Ranger.name)
AT_ONCE = frozenset({*LEVELS, RandomBot.name})  # those that hardly think
THINKING = re.compile(
    r"(?:(?P<iterations>[1-9][0-9]{0,8})i|(?P<seconds>[0-9]{1,4}(?:\.[0-9]{1,6})?))"
    r"(?:x(?P<cores>[1-9][0-9]{0,2}|all))?"
)


def names(game: Game) -> tuple[str, ...]:
    """Every bot that plays this game: ours (the levels from weak to strong, then Ranger), then those of packages."""
    return (RandomBot.name, *levels_of(game), Ranger.name, *(name for name in found() if plays(name, game)))


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels that a game has: all seven, those without a net, or none."""
    by_guide = tuple(BY_GUIDE) if has_guide(game) else ()
    return (*by_guide, *BY_NET) if champion.has_net(game) else by_guide


def seated(game: Game) -> tuple[str, ...]:
    """Those that may sit down on a server: not a package's bot that does not load."""
    return tuple(name for name in names(game) if name not in found() or loads(name))


def offered(game: Game) -> tuple[str, ...]:
    """Those of them that people choose from: the levels, and Ranger only where no net is stronger and faster."""
    hidden = {RandomBot.name, Ranger.name} if champion.has_net(game) else {RandomBot.name} if has_guide(game) else set()
    return tuple(name for name in seated(game) if name not in hidden)


def standard(game: Game) -> str:
    """The default bot, also in place of a player who is away."""
    return Deputy.name if has_guide(game) else Ranger.name


def quickest(game: Game) -> str:
    """The weakest bot that decides at once and plays with some sense, if there is one."""
    return Greenhorn.name if has_guide(game) else RandomBot.name


def strength(game: Game) -> Mapping[str, Won]:
    """How strong the bots of a game are, as far as it was measured: each against a weaker one."""
    known = names(game)
    return {bot: won for bot, won in knowledge_of(game.name).strength.items() if bot in known and won.rival in known}


def who_plays(name: str, game: Game, options: Any) -> str:
    """The bot that plays when this one is asked for.

    Ranger, where Champion does not know the rules or the deck, and Marshal in place of Gunslinger.
    """
    title, colon, thinking = name.partition(":")
    if title not in BY_NET or not champion.has_net(game) or not champion.stand_in(game, options):
        return name
    return f"{Ranger.name}{colon}{thinking}" if title == Champion.name else Marshal.name


def why_replaced(name: str, game: Game, options: Any) -> str:
    """Why another bot plays when this one is asked for (`champion.stand_in`); empty if none does."""
    return champion.stand_in(game, options) if who_plays(name, game, options) != name else ""


def version(name: str, game: Game) -> str:
    """Which version of a bot plays: that of Saloon, with the net's weights if it has a net, or that of its package."""
    title = name.partition(":")[0]
    if title not in OURS:
        return origin(name)
    weights = champion.digest(game) if title in BY_NET else ""
    return f"{saloon.__version__}+{weights}" if weights else saloon.__version__


def make(name: str, game: Game, seed: SupportsIndex = 0) -> Bot:
    """The bot of that name, new, for one game; `Malformed` offers the nearest name."""
    seed = index(seed)
    title, _, thinking = name.partition(":")
    known = names(game)
    if title not in known:
        raise unknown(name, known)
    if title == Ranger.name:
        return Ranger(guide_of(game), seed, **how_long(name))
    if title == Champion.name:
        return Champion(game, seed, **how_long(name))  # how long Ranger may think, should it have to play
    if title in BY_NET and not thinking and not name.endswith(":"):
        return BY_NET[title](game, seed)
    if thinking or name.endswith(":"):
        raise Malformed("bot-without-setting", "", {"value": name[:80], "bot": title})
    if title == RandomBot.name:
        return RandomBot(seed)
    if title in BY_GUIDE:
        return BY_GUIDE[title](guide_of(game), seed)
    return maker(title)(seed)


def how_long(name: str) -> dict[str, Any]:
    """What a searching bot's name says of its thinking: iterations, or seconds, and cores; or nothing."""
    title, colon, text = name.partition(":")
    asked = THINKING.fullmatch(text)
    if not colon:
        return {}
    if asked is None or (asked["seconds"] and float(asked["seconds"]) == 0):
        raise Malformed(
            "bad-bot-setting", "", {"value": name[:80], "example": f"{title}:0.1, {title}:200i, {title}:1x2"}
        )
    found: dict[str, Any] = {}
    if asked["iterations"]:
        found["iterations"] = int(asked["iterations"])
    else:
        found["seconds"] = float(asked["seconds"])
    if asked["cores"]:
        found["cores"] = most_cores() if asked["cores"] == "all" else int(asked["cores"])
    return found


def unknown(name: str, known: tuple[str, ...]) -> Malformed:
    near = get_close_matches(name.partition(":")[0][:80].lower(), known, 1, 0.5)
    return Malformed(
        "unknown-bot", "", {"value": name[:80], "near": near[0] if near else "", "known": ", ".join(known)}
    )


# Bots of other packages


@cache
def found() -> dict[str, EntryPoint]:
    """The bots that installed packages offer, by name."""
    return {
        point.name: point for point in entry_points(group=GROUP) if point.name not in OURS and ":" not in point.name
    }


def maker(name: str) -> Callable[[int], Bot]:
    """The factory of a package's bot, usually its class."""
    try:
        made: Callable[[int], Bot] = found()[name].load()
    except Exception as error:  # any error in the package's code
        raise Malformed("bot-does-not-load", "", {"value": name, "cause": f"{type(error).__name__}: {error}"}) from None
    return made


def loads(name: str) -> bool:
    try:
        maker(name)
    except Malformed:
        return False
    return True


def plays(name: str, game: Game) -> bool:
    """A bot may say which games it plays (`games = ("faro",)`); else it plays all, as far as we know."""
    try:
        games: tuple[str, ...] = getattr(maker(name), "games", ())
    except Malformed:
        return True  # the error is shown when it is chosen
    return not games or game.name in games


def origin(name: str) -> str:
    """The package that a bot comes from, with its version; empty for ours."""
    point = found().get(name.partition(":")[0])
    return f"{point.dist.name} {point.dist.version}" if point is not None and point.dist is not None else ""
