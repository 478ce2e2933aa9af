"""Clubs, matches and duels: private boards by link, whose members play the same deals."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Annotated, Literal

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from saloon.kernel.errors import Illegal
from saloon.kernel.game import find_game
from saloon.server import wire
from saloon.server.deals import ranking
from saloon.server.deals.clubs import Club, ClubKind
from saloon.server.deals.days import read_day
from saloon.server.deals.duels import Duel, new_plan, over_days
from saloon.server.http.auth import address, known
from saloon.server.http.dependencies import Ask, TheHub
from saloon.server.http.refusals import refuses
from saloon.server.hub import Hub
from saloon.server.people.who import Who
from saloon.server.rest.deals import Day, DealInfo, infos
from saloon.server.rest.duels import DuelInfo, duel_info
from saloon.server.storage.digests import digest
from saloon.server.storage.documents import read_plan
from saloon.server.terms import Clock

CLUB = r"^[0-9a-f]{1,32}$(?!\n)"
ClubId = Annotated[str, PathParameter(pattern=CLUB)]
Team = Annotated[int, Meta(ge=0, le=1)]


class NewClub(Struct, forbid_unknown_fields=True):
    """A club has fresh deals every week, a match has its deals once, for two people or two teams, against bots.

    In a `duel` they play each other: so many `deals`, each twice with the seats swapped, and so many people on a `side`
    (1, or teams of 2). With a clock of an hour or more many are played at the same time, else one after the other.
    """

    name: wire.Name
    game: wire.Slug
    kind: ClubKind = "club"
    rival: wire.Slug = "marshal"
    deals: Literal[2, 4, 6, 8] = 4
    side: Literal[1, 2] = 1
    clock: Clock = Clock()


class Joining(Struct, forbid_unknown_fields=True):
    """In a match one joins a team, in a duel a side."""

    team: Team = 0


class NewName(Struct, forbid_unknown_fields=True):
    """What a club is called from now on."""

    name: wire.Name


class Removal(Struct, forbid_unknown_fields=True):
    """The member who is to go, by account."""

    account: wire.Id


class ClubInfo(Struct):
    """A club or a match. Its id is its link: anyone who knows it may look and join."""

    id: str
    kind: Literal["club", "match", "duel"]
    name: str
    game: str
    rival: str  # empty in a duel
    host: str  # the founder's name; empty if there is none any more
    mine: bool  # whether I am in it
    hosted: bool  # whether I host it: I may rename it and remove members
    duel: DuelInfo | None


class ClubRow(Struct):
    """A member, and what the finished deals of this week come to: percents of the others, added up."""

    name: str
    team: int
    points: int
    deals: int
    won: int
    place: int
    mine: bool
    account: str  # for the host; else empty


class TeamRow(Struct):
    """A side of a match: deal by deal the mean of its members' percents, added up."""

    team: int
    points: int
    members: int


class ClubPage(Struct):
    """The board: the deals of a week, and its table."""

    club: ClubInfo
    day: str  # that the deals begin on; a Monday, in a club
    weeks: list[str]  # that have deals, the last one first
    now: float
    opens: float
    closes: float
    deals: list[DealInfo]
    rows: list[ClubRow]
    teams: list[TeamRow]


async def about(hub: Hub, club: Club, who: Who | None, mine: bool, duel: Duel | None = None) -> ClubInfo:
    host = await hub.deals.name_of(club.host) if club.host else ""
    me = who.account if who is not None else ""
    told = duel_info(duel, me, hub.now()) if duel is not None else None
    return ClubInfo(club.id, club.kind, club.name, club.game, club.rival, host, mine, mine and club.host == me, told)


async def board(hub: Hub, who: Who | None, club: Club, day: str | None) -> ClubPage:
    duel = await hub.duels.duel(club.id) if club.plan is not None else None
    deals = await hub.clubs.of_week(club, read_day(day) if day else None)
    members, me = await hub.clubs.members(club), who.account if who is not None else ""
    told = await infos(hub, who, deals)
    since = max((deal.mine.ended or 0.0 for deal in told if deal.mine is not None), default=0.0)
    listed = await hub.clubs.listed(deals, members, since) if deals else []
    sums = {row.account: row for row in ranking.sums(listed)}
    nothing = ranking.Sum("", "", 0, 0, 0)
    order = sorted(members, key=lambda one: -sums.get(one.account, nothing).points)
    points = [sums.get(one.account, nothing).points for one in order]
    told_of = await about(hub, club, who, any(member.account == me for member in members), duel)
    rows = [
        ClubRow(
            name=one.name,
            team=one.team,
            points=had.points,
            deals=had.deals,
            won=had.won,
            place=points.index(had.points) + 1,
            mine=one.account == me,
            account=one.account if told_of.hosted else "",
        )
        for one in order
        for had in [sums.get(one.account, nothing)]
    ]
    teams = []
    if club.kind == "match":
        sides = ranking.sides(listed, {member.account: member.team for member in members})
        teams = [TeamRow(team, sides[team], sum(one.team == team for one in members)) for team in (0, 1)]
    first = hub.clubs.week(club, read_day(day) if day else None)
    return ClubPage(
        club=told_of,
        day=first.isoformat(),
        weeks=await hub.clubs.weeks(club),
        now=hub.now(),
        opens=deals[0].opens if deals else 0.0,
        closes=deals[0].closes if deals else 0.0,
        deals=told,
        rows=rows,
        teams=teams,
    )


@get("/api/clubs", tags=["clubs"], summary="My clubs and matches", guards=[known])
async def my_clubs(request: Ask, hub: TheHub) -> list[ClubInfo]:
    clubs = await hub.clubs.mine(request.user)
    duels = {duel.id: duel for duel in await hub.duels.duels([club.id for club in clubs if club.plan is not None])}
    return [await about(hub, club, request.user, True, duels.get(club.id)) for club in clubs]


@post("/api/clubs", tags=["clubs"], summary="Found a club, or begin a match", guards=[known], responses=refuses(400))
async def new_club(data: JSONBody[NewClub], request: Ask, hub: TheHub) -> ClubInfo:
    await hub.limits.take("tables", request.user.account)
    await hub.limits.take("clubs", address(request))
    plan = new_plan(find_game(data.game), data.deals, data.side, data.clock) if data.kind == "duel" else None
    club = await hub.clubs.found(request.user, data.kind, data.name, data.game, data.rival, plan)
    return await about(hub, club, request.user, True, await hub.duels.duel(club.id) if plan is not None else None)


@get("/api/clubs/{club:str}", tags=["clubs"], summary="A board, and its table of a week", responses=refuses(400, 404))
async def one_club(club: ClubId, request: Ask, hub: TheHub, day: Day = None) -> ClubPage:
    """For anyone who has the link. A week in which nobody opened the board has no deals."""
    found = await hub.clubs.club(club)
    if found.plan is not None:
        await hub.duels.go_on(found.id)
    return await board(hub, request.user, found, day)


@post(
    "/api/clubs/{club:str}/join",
    tags=["clubs"],
    summary="Join, or change the team of a match",
    guards=[known],
    status_code=200,
    responses=refuses(400, 403, 404, 409),
)
async def join(club: ClubId, data: JSONBody[Joining], request: Ask, hub: TheHub) -> ClubPage:
    """The last one who joins a duel begins it."""
    found, who, place = await hub.clubs.club(club), request.user, address(request)
    if found.plan is not None and who.kind == "program":
        raise Illegal("people-only", "", {})
    async with room_for_stage(hub, who, found, place):
        await hub.clubs.join(who, found, data.team, place)
    return await board(hub, who, found, None)


@asynccontextmanager
async def room_for_stage(hub: Hub, who: Who, club: Club, place: str) -> AsyncGenerator[None, None]:
    """The tables of a duel that are opened next count as those of who opens them."""
    if club.plan is None:
        yield
        return
    plan = read_plan(club.plan)
    tables = plan.deals * plan.side if over_days(plan.clock) else plan.side
    async with hub.caps.room_for(who.account, digest(place), public=False, tables=tables):
        yield


@post(
    "/api/clubs/{club:str}/ready",
    tags=["clubs"],
    summary="Be there for the next deal of a duel",
    guards=[known],
    status_code=200,
    responses=refuses(400, 403, 404, 409),
)
async def ready(club: ClubId, request: Ask, hub: TheHub) -> ClubPage:
    """It holds for half a minute: say it again. When all who play the deal are there, it is dealt (`duel.table`)."""
    found, who, place = await hub.clubs.club(club), request.user, address(request)
    async with room_for_stage(hub, who, found, place):
        await hub.duels.be_ready(who.account, found.id, place)
    return await board(hub, who, found, None)


@post(
    "/api/clubs/{club:str}/end",
    tags=["clubs"],
    summary="End a duel early",
    guards=[known],
    status_code=200,
    responses=refuses(400, 403, 404, 409),
)
async def end(club: ClubId, request: Ask, hub: TheHub) -> ClubPage:
    """For those who play it, while no table of it is played. The deals that were played twice count."""
    found = await hub.clubs.club(club)
    await hub.duels.end(request.user.account, found.id)
    return await board(hub, request.user, found, None)


@post(
    "/api/clubs/{club:str}/leave",
    tags=["clubs"],
    summary="Leave",
    guards=[known],
    status_code=204,
    responses=refuses(400, 404),
)
async def leave(club: ClubId, request: Ask, hub: TheHub) -> None:
    await hub.clubs.leave(request.user, await hub.clubs.club(club))


@post(
    "/api/clubs/{club:str}/name",
    tags=["clubs"],
    summary="Give a club another name",
    guards=[known],
    status_code=200,
    responses=refuses(400, 403, 404),
)
async def rename(club: ClubId, data: JSONBody[NewName], request: Ask, hub: TheHub) -> ClubPage:
    """For its host."""
    await hub.limits.take("tables", request.user.account)
    await hub.clubs.rename(request.user, await hub.clubs.club(club), data.name)
    return await board(hub, request.user, await hub.clubs.club(club), None)


@post(
    "/api/clubs/{club:str}/remove",
    tags=["clubs"],
    summary="Remove a member",
    guards=[known],
    status_code=200,
    responses=refuses(400, 403, 404, 409),
)
async def remove(club: ClubId, data: JSONBody[Removal], request: Ask, hub: TheHub) -> ClubPage:
    """For the host. A removed member no longer appears in the club's tables, and cannot come back by the link."""
    found = await hub.clubs.club(club)
    await hub.clubs.remove(request.user, found, data.account)
    return await board(hub, request.user, found, None)


ROUTES = [my_clubs, new_club, one_club, join, ready, end, leave, rename, remove]
