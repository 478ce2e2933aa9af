"""What there is to tell of deals that many play: those of a new day, fresh ones of a club, and that others have played.
Of a duel that it has begun; its tables are told of like any others.

As with tables, nothing is noted while people play: it is found from what is stored, by one process.
"""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from msgspec import Struct
from sqlalchemy import Select, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from saloon.server.notify.wishes import read_wishes
from saloon.server.storage.documents import read_plan
from saloon.server.storage.schema import CLUB_MEMBERS, CLUBS, DEALS, NOTIFY_NOTES, NOTIFY_WISHES, TRIES

DAILY, CLUB, CHALLENGE, MATCH, DUEL = "daily", "club", "challenge", "match", "duel"
MARK = 24  # characters of an id that a mark begins with
SAW = 60.0  # seconds: who has joined a duel so shortly before it began knows that it has


class News(Struct, frozen=True):
    """Something to tell an account that concerns no table; the same `mark` is told once."""

    account: str
    kind: str
    mark: str
    path: str
    at: float
    due: float


async def read_news(connection: AsyncConnection, active: Callable[[Any], Any], now: float, since: float) -> list[News]:
    """Of each kind the last thing for each account; what others have played, from a time on."""
    today = datetime.fromtimestamp(now, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    monday = today - timedelta(days=today.weekday())
    found: dict[tuple[str, str], News] = {}
    for kind, day, path, asked in (
        (DAILY, today, "/today", of_day(today)),
        (CLUB, monday, "/clubs", of_week(monday)),
    ):
        at = day.timestamp()
        for row in await connection.execute(asked.where(active(NOTIFY_WISHES.c.account))):
            if read_wishes(row.body).wants(kind):
                found[row.account, kind] = News(row.account, kind, day.date().isoformat(), path, at, at)
    for kind, asked in ((CHALLENGE, of_challenges()), (MATCH, of_matches())):
        ended = TRIES.c.how == "finished", TRIES.c.ended >= since, TRIES.c.ended >= NOTIFY_WISHES.c.since
        for row in await connection.execute(asked.where(*ended, active(NOTIFY_WISHES.c.account))):
            wishes, known = read_wishes(row.body), found.get((row.account, kind))
            if wishes.wants(kind) and (known is None or known.at < row.at):
                path = f"/deal/{row.id}" if kind == CHALLENGE else f"/clubs/{row.id}"
                mark = f"{row.id[:MARK]} {row.at:.0f}"
                found[row.account, kind] = News(row.account, kind, mark, path, row.at, row.at + wishes.grace)
    for row in await connection.execute(of_duels().where(active(NOTIFY_WISHES.c.account))):
        wishes, begun = read_wishes(row.body), read_plan(row.plan).begun
        if wishes.wants(DUEL) and begun >= max(since, row.since) and row.joined < begun - SAW:
            mark, due = f"{row.id[:MARK]} {begun:.0f}", begun + wishes.grace
            found[row.account, DUEL] = News(row.account, DUEL, mark, f"/clubs/{row.id}", begun, due)
    return list(found.values())


def of_day(day: datetime) -> Select[Any]:
    """Those who have not begun a deal of this day and were not told of it; nobody who signed up during the day."""
    w = NOTIFY_WISHES.c
    tried = exists().where(TRIES.c.account == w.account, TRIES.c.deal == DEALS.c.id)
    tried = tried.where(DEALS.c.kind == "daily", DEALS.c.day == day.date().isoformat())
    return select(w.account, w.body).where(w.since <= day.timestamp(), ~tried, ~noted(DAILY, day))


def of_week(monday: datetime) -> Select[Any]:
    """Those who are in a club, have not begun a deal of this week in one, and were not told of it."""
    w = NOTIFY_WISHES.c
    tried = exists().where(TRIES.c.account == w.account, TRIES.c.deal == DEALS.c.id)
    tried = tried.where(DEALS.c.kind == "club", DEALS.c.day == monday.date().isoformat())
    there = exists().where(
        CLUB_MEMBERS.c.account == w.account, CLUB_MEMBERS.c.joined < monday.timestamp(), CLUB_MEMBERS.c.team >= 0
    )
    there = there.where(CLUBS.c.id == CLUB_MEMBERS.c.club, CLUBS.c.kind == "club")
    return select(w.account, w.body).where(w.since <= monday.timestamp(), there, ~tried, ~noted(CLUB, monday))


def noted(kind: str, day: datetime) -> Any:
    c = NOTIFY_NOTES.c
    return exists().where(
        c.account == NOTIFY_WISHES.c.account, c.table_id == "", c.kind == kind, c.mark == day.date().isoformat()
    )


def of_challenges() -> Select[Any]:
    """Those whose deal someone else has played."""
    w = NOTIFY_WISHES.c
    asked = select(w.account, w.body, DEALS.c.id, func.max(TRIES.c.ended).label("at"))
    asked = asked.join(DEALS, DEALS.c.host == w.account).join(TRIES, TRIES.c.deal == DEALS.c.id)
    asked = asked.where(DEALS.c.kind == "challenge", TRIES.c.account != w.account)
    return asked.group_by(w.account, w.body, DEALS.c.id)


def of_matches() -> Select[Any]:
    """Those in whose match someone else has played a deal."""
    w, other = NOTIFY_WISHES.c, CLUB_MEMBERS.alias()
    asked = select(w.account, w.body, CLUBS.c.id, func.max(TRIES.c.ended).label("at"))
    asked = asked.join(CLUB_MEMBERS, CLUB_MEMBERS.c.account == w.account).join(CLUBS, CLUBS.c.id == CLUB_MEMBERS.c.club)
    asked = asked.join(DEALS, DEALS.c.club == CLUBS.c.id).join(TRIES, TRIES.c.deal == DEALS.c.id)
    asked = asked.join(other, (other.c.club == CLUBS.c.id) & (other.c.account == TRIES.c.account))
    there = CLUB_MEMBERS.c.team >= 0, other.c.team >= 0
    asked = asked.where(CLUBS.c.kind == "match", TRIES.c.account != w.account, *there)
    return asked.group_by(w.account, w.body, CLUBS.c.id)


def of_duels() -> Select[Any]:
    """Those who are in a duel that is not over."""
    w, c = NOTIFY_WISHES.c, CLUB_MEMBERS.c
    asked = select(w.account, w.body, w.since, c.joined, CLUBS.c.id, CLUBS.c.plan)
    asked = asked.join(CLUB_MEMBERS, c.account == w.account).join(CLUBS, CLUBS.c.id == c.club)
    return asked.where(CLUBS.c.plan.is_not(None), CLUBS.c.ended.is_(None), c.team >= 0)


async def begun_meanwhile(connection: AsyncConnection) -> list[tuple[str, str]]:
    """Accounts, with the kind, that have already begun the deals of the day or the week: they need no message."""
    c, found = NOTIFY_NOTES.c, []
    for kind in (DAILY, CLUB):
        begun = exists().where(TRIES.c.account == c.account, TRIES.c.deal == DEALS.c.id)
        begun = begun.where(DEALS.c.kind == kind, DEALS.c.day == c.mark)
        waits = c.table_id == "", c.kind == kind, c.told.is_(None), c.live
        found += [(row.account, kind) for row in await connection.execute(select(c.account).where(*waits, begun))]
    return found
