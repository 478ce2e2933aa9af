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

from saloon.bots import champion
from saloon.bots.bot import Bot, Deputy, Greenhorn, Marshal, RandomBot, Ranger
from saloon.bots.champion import Champion
from saloon.bots.helpers import most_cores
from saloon.bots.knowledge import Won, guide_of, has_guide, knowledge_of
from saloon.kernel.errors import Malformed
from saloon.kernel.game import Game

GROUP = "saloon.bots"  # of entry points
BY_GUIDE: dict[str, type[Greenhorn] | type[Marshal]] = {
    bot.name: bot for bot in (Greenhorn, Deputy, Marshal)
}  # they decide at once, and only in games that they have a guide for
LEVELS = (*BY_GUIDE, Ranger.name, Champion.name)  # 1 to 5, as players choose them
AT_ONCE = frozenset({*BY_GUIDE, RandomBot.name, Champion.name})  # those that hardly think
THINKING = re.compile(
    r"(?:(?P<iterations>[1-9][0-9]{0,8})i|(?P<seconds>[0-9]{1,4}(?:\.[0-9]{1,6})?))"
    r"(?:x(?P<cores>[1-9][0-9]{0,2}|all))?"
)


def names(game: Game) -> tuple[str, ...]:
    """Every bot that plays this game: ours from weak to strong, then those of packages."""
    ours = (RandomBot.name, *LEVELS) if has_guide(game) else (RandomBot.name, Ranger.name)
    if not champion.has_net(game):
        ours = tuple(name for name in ours if name != Champion.name)
    return (*ours, *(name for name in found() if plays(name, game)))


def offered(game: Game) -> tuple[str, ...]:
    """Those that people may choose on a server: not a package's bot that does not load."""
    return tuple(name for name in names(game) if name not in found() or loads(name))


def standard(game: Game) -> str:
    """The default bot, also in place of a player who is away."""
    return Deputy.name if has_guide(game) else Ranger.name


def quickest(game: Game) -> str:
    """The weakest bot that decides at once and plays with some sense, if there is one."""
    return LEVELS[0] if has_guide(game) else RandomBot.name


def strength(game: Game) -> Mapping[str, Won]:
    """How strong the bots of a game are, as far as it was measured: each against a weaker one."""
    known = names(game)
    return {bot: won for bot, won in knowledge_of(game.name).strength.items() if bot in known and won.rival in known}


def who_plays(name: str, game: Game, options: Any) -> str:
    """The bot that plays where this one is asked for: Ranger, where Champion does not know the rules or the deck."""
    title, colon, thinking = name.partition(":")
    if title == Champion.name and champion.has_net(game) and champion.stand_in(game, options):
        return f"{Ranger.name}{colon}{thinking}"
    return name


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
    near = get_close_matches(name.partition(":")[0][:80], known, 1, 0.5)
    return Malformed(
        "unknown-bot", "", {"value": name[:80], "near": near[0] if near else "", "known": ", ".join(known)}
    )


# Bots of other packages


@cache
def found() -> dict[str, EntryPoint]:
    """The bots that installed packages offer, by name."""
    ours = {RandomBot.name, *LEVELS}
    return {
        point.name: point for point in entry_points(group=GROUP) if point.name not in ours and ":" not in point.name
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
