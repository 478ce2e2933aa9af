"""The deals of a day: which there are, and from when to when they are played. Days turn at midnight UTC."""

from calendar import monthrange
from datetime import MAXYEAR, MINYEAR, UTC, date, datetime, timedelta

from saloon.bots import levels
from saloon.bots.bot import Marshal
from saloon.bots.champion import Champion
from saloon.kernel.errors import Malformed
from saloon.kernel.fairness import DUPLICATE, Parts
from saloon.kernel.game import Game, games
from saloon.server.storage.documents import DealSetup

AHEAD = 7  # days whose commitments are published before they begin
RIVALS = (Marshal.name, Champion.name)
MEMBERS_ONLY = {Champion.name}
DAY = timedelta(days=1)


def day_at(now: float) -> str:
    """The day of a moment, as 2026-11-18."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def read_day(text: str, field: str = "day") -> date:
    """A day of a year that has one before it and one after it: weeks and pairs of days go beyond its ends."""
    try:
        found = date.fromisoformat(text)
    except ValueError:
        raise Malformed("no-day", field, {"value": text[:80]}) from None
    if not MINYEAR < found.year < MAXYEAR:
        raise Malformed("no-day", field, {"value": text[:80]})
    return found


def begins(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def ends(day: date) -> float:
    return begins(day) + DAY.total_seconds()


def name_of(day: date, game: str, rival: str) -> str:
    """The deal's key: the first process writes it, and no other. It is part of addresses, so it has no dots."""
    return f"{day.isoformat()}-{game}-{rival}"


def setups(day: date) -> dict[str, tuple[Game, DealSetup]]:
    """The deals of a day, by name: one of every game against each rival that plays it."""
    found = {}
    for game in games():
        for rival in RIVALS:
            if rival in levels.offered(game):
                found[name_of(day, game.name, rival)] = game, setup_of(day, game, rival)
    return found


def setup_of(day: date, game: Game, rival: str) -> DealSetup:
    """Where seats are roles the player has another each day.

    Against the second rival it is the other one, so that who plays both has both.
    """
    players = game.usual_players or game.players[0]
    return setup_in(game, rival, (day.toordinal() + RIVALS.index(rival)) % players if game.roles else 0)


def setup_in(game: Game, rival: str, seat: int) -> DealSetup:
    """The standard rules, with those by which every game ends; the player in a seat, bots in all others."""
    options = game.unattended(game.options({}))
    players = game.usual_players or game.players[0]
    bot = levels.who_plays(rival, game, options)
    bots = ["" if other == seat else bot for other in range(players)]
    parts = Parts(["server"] * players, [""] * players, scheme=DUPLICATE)
    return DealSetup(rival, seat, bots, game.settings(options), DUPLICATE, [""] * players, parts)


def month_of(day: date) -> list[date]:
    """All days of a day's month."""
    return [day.replace(day=n + 1) for n in range(monthrange(day.year, day.month)[1])]


def week_of(day: date) -> list[date]:
    """Monday to Sunday."""
    monday = day - timedelta(days=day.weekday())
    return [monday + n * DAY for n in range(7)]


def pair_of(day: date) -> list[date]:
    """The two days in which every role comes once, where there are two."""
    first = day - timedelta(days=day.toordinal() % 2)
    return [first, first + DAY]
