"""Deals that many play: those of a day, with their tables, calendar and standings, and challenges."""

from datetime import date
from time import time
from typing import Annotated, Literal, cast

from litestar import get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from saloon.kernel.errors import Malformed
from saloon.kernel.game import find_game
from saloon.server.deals import ranking
from saloon.server.deals.days import RIVALS, begins, month_of, pair_of, read_day, week_of
from saloon.server.deals.deals import Deal, State, Try
from saloon.server.deals.ranking import Listed, Place, Streak, Sum, place_of
from saloon.server.http.auth import address, known
from saloon.server.http.dependencies import Ask, TheHub
from saloon.server.http.refusals import refuses
from saloon.server.hub import Hub
from saloon.server.people.who import Who
from saloon.server.rest.tables import TableId, TableInfo, of_room
from saloon.server.storage.digests import digest
from saloon.server.workers.queue import Rank, Requester

MOST_SHOWN = 100  # rows of a table
DEAL = r"^[0-9a-z_-]{1,64}$(?!\n)"
DAY = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$(?!\n)"
MONTH = r"^[0-9]{4}-[0-9]{2}$(?!\n)"

DealId = Annotated[str, PathParameter(pattern=DEAL)]
Day = Annotated[str | None, QueryParameter(pattern=DAY, description="as 2026-11-18; today if it is left out")]


Doubt = Literal["", "address", "program", "bot", "late", "given-up", "guest", "host"]


class MyTry(Struct):
    """My try of a deal. `doubt` says why it is not listed, if it is not; guests are told where they would stand.

    `place` is there when it is finished.
    """

    table: str
    ended: float | None
    how: str
    won: bool
    margin: int
    doubt: Doubt
    place: Place | None


class DealInfo(Struct):
    """A deal: which game against whom, when, and what the server is bound to. The `seed` is there when it is over."""

    id: str
    kind: Literal["daily", "challenge", "club"]
    day: str
    game: str
    rival: str
    seat: int
    players: int
    state: State
    opens: float
    closes: float | None
    created: float  # when the commitment was published
    commitment: str
    seed: str
    members_only: bool
    host: str  # the name of who challenges
    hosted: bool  # whether that is me
    finished: int  # players
    counts: str  # what `margin` is in: `money`, or points
    mine: MyTry | None


class Row(Struct):
    """A line of a deal's table. `table` is there when everyone may see the game."""

    name: str
    won: bool
    margin: int
    place: int
    percent: int
    table: str
    mine: bool


class BotResult(Struct):
    """How a bot of the same level does in the player's seat."""

    bot: str
    won: bool
    margin: int


class DealPage(Struct):
    """A deal with its table: for those who have finished it, and for all when it is over."""

    deal: DealInfo
    rows: list[Row]
    bot: BotResult | None


class DayPage(Struct):
    """The deals of a day. `now` is the server's time; `ends` when the day turns (midnight UTC)."""

    day: str
    today: str
    now: float
    begins: float
    ends: float
    deals: list[DealInfo]
    streak: Streak | None


class CalendarDay(Struct):
    """A day in the calendar: how many deals it has, and how many of them I finished and won in time."""

    day: str
    deals: int
    finished: int
    won: int


class League(Struct):
    """A table over several days: the percents of each, added up. Only days that are over count."""

    span: str
    first: str
    last: str
    rows: list["LeagueRow"]


class LeagueRow(Struct):
    name: str
    points: int
    deals: int
    won: int
    place: int
    mine: bool


class Wish(Struct, forbid_unknown_fields=True):
    """How fast the bots answer, in milliseconds."""

    pace: Annotated[int, Meta(ge=0, le=5_000)] = 700


async def infos(hub: Hub, who: Who | None, deals: list[Deal]) -> list[DealInfo]:
    """Some deals, as someone may see them."""
    mine = {tried.deal: tried for tried in await hub.deals.tries_of(who.account, deals)} if who is not None else {}
    finished = await hub.deals.finished(deals)
    return [await info(hub, who, deal, mine.get(deal.id), finished.get(deal.id, 0)) for deal in deals]


async def info(hub: Hub, who: Who | None, deal: Deal, mine: Try | None, finished: int) -> DealInfo:
    assert deal.kind != "duel"  # which has no page of its own
    now, told = hub.deals.now(), deal.setup
    state = deal.state(now)
    return DealInfo(
        id=deal.id,
        kind=deal.kind,
        day=deal.day,
        game=deal.game,
        rival=told.rival,
        seat=told.seat,
        players=len(told.bots),
        state=state,
        opens=deal.opens,
        closes=deal.closes or None,
        created=deal.created,
        commitment=deal.commitment,
        seed=deal.seed.hex() if state == "over" else "",
        members_only=deal.members_only,
        host=await hub.deals.name_of(deal.host) if deal.host else "",
        hosted=who is not None and deal.host == who.account,
        finished=finished,
        counts=find_game(deal.game).counts,
        mine=await my_try(hub, who, deal, mine) if who is not None and mine is not None else None,
    )


async def my_try(hub: Hub, who: Who, deal: Deal, mine: Try) -> MyTry:
    place, doubt = None, mine.doubt
    if mine.ended is not None and mine.how == "finished":
        listed = await hub.deals.listed([deal], mine.ended)
        scores = sorted(other.score for other in listed)
        among = any(other.account == who.account for other in listed)
        place = place_of(mine.score, scores, among)
        doubt = doubt or ("guest" if deal.kind == "daily" and not among and who.kind == "guest" else "")
    return MyTry(mine.table, mine.ended, mine.how, mine.score.won, mine.score.margin, cast("Doubt", doubt), place)


def rows_of(listed: list[Listed], who: Who | None, over: bool) -> list[Row]:
    """The results of a deal, the best first, and always the reader's own."""
    ranks = ranking.places(listed)
    order = sorted(listed, key=lambda tried: (ranks[tried.account].place, tried.name))
    shown = [
        tried for at, tried in enumerate(order) if at < MOST_SHOWN or (who is not None and tried.account == who.account)
    ]
    return [
        Row(
            name=tried.name,
            won=tried.score.won,
            margin=tried.score.margin,
            place=ranks[tried.account].place,
            percent=ranks[tried.account].percent,
            table=tried.table if over else "",
            mine=who is not None and tried.account == who.account,
        )
        for tried in shown
    ]


@get("/api/days", tags=["deals"], summary="The deals of a day", responses=refuses(400))
async def one_day(request: Ask, hub: TheHub, day: Day = None) -> DayPage:
    """Those of today, of a day that is over, or of one to come: the commitments are published seven days before."""
    today = hub.deals.today()
    wanted = read_day(day) if day else today
    deals = await infos(hub, request.user, await hub.deals.of_days([wanted]))
    streak = None
    if request.user is not None:
        streak = ranking.streak(await hub.deals.days_of(request.user.account), today)
    begun = begins(wanted)
    return DayPage(wanted.isoformat(), today.isoformat(), hub.now(), begun, begun + 86_400.0, deals, streak)


@get("/api/calendar", tags=["deals"], summary="The days of a month, and what I did on them", responses=refuses(400))
async def calendar(
    request: Ask,
    hub: TheHub,
    month: Annotated[str | None, QueryParameter(pattern=MONTH, description="as 2026-11; this one if left out")] = None,
) -> list[CalendarDay]:
    """Days that have deals, up to today."""
    today = hub.deals.today()
    first = read_day(f"{month}-01", "month") if month else today.replace(day=1)
    deals = await hub.deals.of_days([day for day in month_of(first) if day <= today])
    found = {deal.day: CalendarDay(deal.day, 0, 0, 0) for deal in deals}
    mine = await hub.deals.tries_of(request.user.account, deals) if request.user is not None else []
    tried = {one.deal: one for one in mine if one.how == "finished" and one.doubt != "late"}
    for deal in deals:
        day, own = found[deal.day], tried.get(deal.id)
        day.deals += 1
        day.finished += own is not None
        day.won += own is not None and own.score.won
    return list(found.values())


@get("/api/league", tags=["deals"], summary="The table of a week, a month or two days", responses=refuses(400))
async def league(
    request: Ask,
    hub: TheHub,
    game: Annotated[str, QueryParameter(max_length=64)],
    rival: Annotated[str, QueryParameter(max_length=64)] = RIVALS[0],
    span: FromQuery[Literal["pair", "week", "month"]] = "week",
    day: Day = None,
) -> League:
    """Of the span that a day lies in, the days that are over. In a pair of days each of two roles comes once."""
    if rival not in RIVALS:
        raise Malformed("unknown-bot", "rival", {"value": rival[:80], "known": ", ".join(RIVALS)})
    today, name = hub.deals.today(), find_game(game).name
    wanted = read_day(day) if day else today
    days: list[date] = {"pair": pair_of, "week": week_of, "month": month_of}[span](wanted)
    over = [one for one in days if one < today]
    deals = await hub.deals.of_days(over) if over else []
    counted = [deal for deal in deals if deal.game == name and deal.setup.rival == rival]
    rows = league_rows(await hub.deals.sums(counted), request.user)
    return League(span, days[0].isoformat(), days[-1].isoformat(), rows)


def league_rows(sums: list[Sum], who: Who | None) -> list[LeagueRow]:
    """A table over several deals; those who are equal share a place."""
    me = who.account if who is not None else ""
    place, before, rows = 0, -1, []
    for at, row in enumerate(sums):
        if row.points != before:
            place, before = at + 1, row.points
        if at < MOST_SHOWN or row.account == me:
            rows.append(LeagueRow(row.name, row.points, row.deals, row.won, place, row.account == me))
    return rows


@get("/api/deals/{deal:str}", tags=["deals"], summary="One deal, and its table", responses=refuses(400, 404))
async def one_deal(deal: DealId, request: Ask, hub: TheHub) -> DealPage:
    found = await hub.deals.deal(deal)
    (told,) = await infos(hub, request.user, [found])
    over = told.state == "over"
    done = told.mine is not None and told.mine.ended is not None
    if not over and not done:
        return DealPage(told, [], None)
    rows = rows_of(await hub.deals.listed([found]), request.user, over or not found.closes)
    by = Requester(request.user.account if request.user is not None else "", address(request), Rank.RECORDS)
    bot = await hub.deals.par(found, by)
    return DealPage(told, rows, BotResult(bot.bot, bot.won, bot.margin) if bot is not None else None)


@post(
    "/api/deals/{deal:str}/table",
    tags=["deals"],
    summary="Play a deal",
    guards=[known],
    responses=refuses(400, 403, 404, 409),
)
async def play(deal: DealId, data: JSONBody[Wish], request: Ask, hub: TheHub) -> TableInfo:
    """One try per account: the same table each time. The deals of a day that is over can be played unrated, any number
    of times."""
    who, place = request.user, address(request)
    begun = await hub.deals.begun(who, deal)
    if begun is not None:
        return of_room(begun, who, time())
    await hub.limits.take("tables", who.account)
    async with hub.caps.room_for(who.account, digest(place), False):
        return of_room(await hub.deals.play(who, deal, place, data.pace), who, time())


@post(
    "/api/tables/{table:str}/challenge",
    tags=["deals"],
    summary="Challenge others to the same cards in the same seat",
    guards=[known],
    status_code=200,
    responses=refuses(400, 403, 404, 409),
)
async def challenge(table: TableId, request: Ask, hub: TheHub) -> DealInfo:
    """From a game that is over: a deal that others play in the same seat, against the same bots.

    One's own result is in it, unless other people played: bots have their seats then.
    """
    await hub.limits.take("tables", request.user.account)
    (told,) = await infos(hub, request.user, [await hub.deals.challenge(request.user, table)])
    return told


ROUTES = [one_day, calendar, league, one_deal, play, challenge]
