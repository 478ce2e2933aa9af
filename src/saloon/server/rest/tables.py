"""Tables: opened, listed, looked up, and commanded by programs that do not listen on the socket."""

import secrets
from time import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import delete, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Struct
from sqlalchemy import Select, and_, case, func, literal, or_, select

from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.game import find_game
from saloon.server import wire
from saloon.server.http.auth import address, known
from saloon.server.http.dependencies import Ask, TheHub
from saloon.server.http.refusals import refuses
from saloon.server.hub import Hub
from saloon.server.people.who import Who
from saloon.server.process.limits import too_fast
from saloon.server.rest.challenges import is_played
from saloon.server.storage.archive import Kept, read_kept
from saloon.server.storage.digests import digest
from saloon.server.storage.documents import Setup, Summary, read_setup, read_summary
from saloon.server.storage.schema import MEMBERS, TABLES
from saloon.server.table import study
from saloon.server.table.loading import STOPPED
from saloon.server.table.render import deal_of
from saloon.server.table.room import Room, Status
from saloon.server.terms import Terms

MOST_BYTES = 131_072  # of a new table: it may bring a deck of its own
CURSOR = r"^([0-9]{1,6}-)?[0-9]{1,10}(\.[0-9]{1,9})?-[0-9a-f]{1,32}$(?!\n)"
FRESH = 7 * 86_400.0  # seconds that a table is in the lobby without a change
INVITE = r"^[A-Za-z0-9_-]{0,32}$(?!\n)"
CUSTOM = "custom"  # a deck of one's own, in a list
COLUMNS = (TABLES.c.id, TABLES.c.status, TABLES.c.invite, TABLES.c.setup, TABLES.c.summary, TABLES.c.changed)

TableId = Annotated[str, PathParameter(pattern=wire.ID)]
Invite = Annotated[str, QueryParameter(pattern=INVITE, description="the secret part of a table's link")]
Share = Annotated[str, QueryParameter(max_length=64, description="the secret part of a link to watch by")]
Cursor = Annotated[str | None, QueryParameter(pattern=CURSOR, description="`more` of the page before")]
Game = Annotated[str | None, QueryParameter(max_length=64)]
Size = Annotated[int, QueryParameter(ge=1, le=50, description="how many at most")]


class TableInfo(Terms, frozen=True):
    """A table as seen from outside. `invite` is empty for those who do not sit there."""

    id: str
    game: str
    rules: int
    status: Status
    options: dict[str, Any]
    host: str
    chairs: list[wire.Chair]
    to_act: int  # a seat; -1: nobody
    until: float | None  # when the clock of the seat that must act runs out
    how: str  # it ended: finished, conceded, abandoned; empty while it has not
    winner: int | None
    gave_up: int | None  # the seat that conceded
    score: list[int]
    mine: list[int]
    my_turn: bool
    invite: str
    changed: float
    commitment: str
    previous: str
    next: str
    study: wire.Study | None
    deal: wire.DealOf | None


class TablePage(Struct):
    """Some tables, the last changed first. Pass `more` as `before` to get the next ones; it is empty on the last
    page."""

    tables: list[TableInfo]
    more: str = ""


def info(id: str, status: Status, invite: str, setup: Setup, shown: Summary, changed: float, who: Who) -> TableInfo:
    chairs = chairs_of_summary(shown)
    mine = [seat for seat, chair in enumerate(chairs) if chair.kind == "person" and chair.account == who.account]
    return TableInfo(
        id=id,
        game=setup.game,
        rules=setup.rules,
        status=status,
        options=setup.options,
        **setup.terms(),
        host=setup.host,
        chairs=chairs,
        to_act=shown.to_act,
        until=shown.until,
        how=shown.how,
        winner=shown.winner,
        gave_up=shown.gave_up,
        score=shown.score,
        mine=mine,
        my_turn=shown.to_act in mine or any(seat in mine for seat in shown.waiting),
        invite=invite if mine or setup.host == who.account else "",
        changed=changed,
        commitment=shown.commitment or setup.commitment,
        previous=setup.previous,
        next=shown.next,
        study=study.origin(setup),
        deal=deal_of(setup),
    )


def chairs_of_summary(shown: Summary) -> list[wire.Chair]:
    return [msgspec.convert(chair, wire.Chair, from_attributes=True) for chair in shown.chairs]


def of_room(room: Room, who: Who, changed: float) -> TableInfo:
    return info(room.id, room.status, room.invite, room.setup, room.summary(), changed, who)


def of_row(row: Any, who: Who) -> TableInfo:
    """A table in a list, from its row alone: no game is read for it, and no deck is told card by card."""
    setup = read_setup(row.setup)
    for name, value in setup.options.items():
        if isinstance(value, dict | list):
            setup.options[name] = CUSTOM
    summary = read_summary(row.summary)
    return info(row.id, row.status, row.invite, setup, summary, row.changed, who)


@post(
    "/api/tables",
    tags=["tables"],
    summary="Set up a table",
    guards=[known],
    request_max_body_size=MOST_BYTES,
    responses=refuses(400, 403, 404, 409),
)
async def new_table(data: JSONBody[wire.NewTable], request: Ask, hub: TheHub) -> TableInfo:
    """If every seat is taken the cards are dealt at once. With a `start` it continues a record, for study."""
    await hub.limits.take("tables", request.user.account)
    if data.start is not None:
        await hub.limits.take("proofs", address(request))
    who, place = request.user, address(request)
    async with hub.caps.room_for(who.account, digest(place), data.public):
        return of_room(await hub.referee.open(who, data, place), who, time())


@get(
    "/api/tables",
    tags=["tables"],
    summary="The lobby: public tables that wait for players or are being played",
    guards=[known],
    responses=refuses(400),
)
async def lobby(
    request: Ask,
    hub: TheHub,
    game: Game = None,
    status: FromQuery[Literal["open", "running"] | None] = None,
    before: Cursor = None,
    limit: Size = 20,
) -> TablePage:
    """Hosts take turns: the last table of each comes before the second of any. After a week a table is not listed."""
    c = TABLES.c
    wanted = c.status.in_([status] if status else ["open", "running"])
    host = case((c.origin != "", c.origin), else_=c.host)  # who opens tables as many guests is one host
    turn = func.row_number().over(partition_by=host, order_by=(c.changed.desc(), c.id.desc())).label("turn")
    asked = select(*COLUMNS, turn).where(c.public, wanted, c.changed > time() - FRESH)
    return await page(request.user, hub, asked, game, before, limit)


@get(
    "/api/tables/mine",
    tags=["tables"],
    summary="The tables where I sit or sat",
    guards=[known],
    responses=refuses(400),
)
async def my_tables(
    request: Ask,
    hub: TheHub,
    game: Game = None,
    status: FromQuery[Status | None] = None,
    before: Cursor = None,
    limit: Size = 20,
) -> TablePage:
    asked = select(*COLUMNS, literal(0).label("turn")).join(MEMBERS).where(MEMBERS.c.account == request.user.account)
    if status:
        asked = asked.where(TABLES.c.status == status)
    return await page(request.user, hub, asked, game, before, limit)


async def page(who: Who, hub: Hub, asked: "Select[Any]", game: str | None, before: str | None, limit: int) -> TablePage:
    """Those of some tables that come after the last ones."""
    if game is not None:
        asked = asked.where(TABLES.c.game == find_game(game).name)
    c = asked.subquery().c
    listed = select(*c).order_by(c.turn, c.changed.desc(), c.id.desc()).limit(limit + 1)
    if before:
        *turns, changed, id = before.split("-")
        turn, at = int(turns[0]) if turns else 0, float(changed)
        later = or_(c.changed < at, and_(c.changed == at, c.id < id))
        listed = listed.where(or_(c.turn > turn, and_(c.turn == turn, later)))
    async with hub.engine.connect() as connection:
        rows = (await connection.execute(listed)).all()
    last = rows[limit - 1] if len(rows) > limit else None
    more = f"{last.turn}-{last.changed!r}-{last.id}" if last is not None else ""
    return TablePage([of_row(row, who) for row in rows[:limit]], more)


@get(
    "/api/invites/{invite:str}",
    tags=["tables"],
    summary="The table behind a link",
    guards=[known],
    responses=refuses(400, 404),
)
async def by_invite(invite: Annotated[str, PathParameter(pattern=INVITE)], request: Ask, hub: TheHub) -> TableInfo:
    async with hub.engine.connect() as connection:
        row = (await connection.execute(select(*COLUMNS).where(TABLES.c.invite == invite))).first()
    if row is None:
        raise Illegal("no-such-table", "", {})
    found = of_row(row, request.user)
    if found.deal is not None and found.deal.counts and found.host != request.user.account:
        raise Illegal("no-such-table", "", {})  # how a try ends is told on the page of its deal, to who may know it
    return found


async def seen(who: Who, hub: Hub, id: str, invite: str, share: str = "") -> Room:
    """A table that this account may look at."""
    room = (await hub.referee.hold(id)).room
    try:
        room.check_watching(who.account, invite, share, hub.now())
    except Illegal:
        if room.status != "over":
            raise
        by_link = room.may_watch(who.account, invite, share, hub.now(), played_out=True)
        if not (by_link and not await is_sealed(hub, room.setup)) and not await may_see(who, hub, room.setup, id):
            raise
    return room


async def is_sealed(hub: Hub, setup: Setup) -> bool:
    """Whether the cards of a game that is over are a secret, because others play the same deal."""
    if setup.deal is not None:
        return await hub.duels.is_sealed(setup.deal.id) if setup.deal.duel else setup.deal.until > hub.now()
    return setup.pair != "" and await is_played(hub, setup.pair)


async def may_see(who: Who, hub: Hub, setup: Setup, table: str) -> bool:
    """Whether someone who was not there may see a game that is over, because the same cards were dealt to them."""
    if setup.deal is not None and setup.deal.duel:
        return await hub.duels.may_see(who.account, setup.deal)
    return await hub.deals.may_see(who.account, table)


@get(
    "/api/tables/{table:str}",
    tags=["tables"],
    summary="One table",
    guards=[known],
    responses=refuses(400, 403, 404),
)
async def one_table(table: TableId, request: Ask, hub: TheHub, invite: Invite = "", share: Share = "") -> TableInfo:
    try:
        return of_room(await seen(request.user, hub, table, invite, share), request.user, time())
    except Illegal as error:
        kept = await read_kept(hub.engine, table) if error.reason in STOPPED else None
        if kept is None:
            raise
        await check_seeing(request.user, hub, kept, invite, share)
        return info(table, "over", kept.invite, kept.setup, kept.summary, time(), request.user)


async def check_seeing(who: Who, hub: Hub, kept: Kept, invite: str, share: str) -> None:
    """The same for a game that was kept."""
    try:
        kept.check_seeing(who.account, invite, share)
    except Illegal:
        if not await may_see(who, hub, kept.setup, kept.table):
            raise


@post(
    "/api/tables/{table:str}/commands",
    tags=["tables"],
    summary="Do something at a table",
    guards=[known],
    status_code=200,
    responses=refuses(400, 403, 404, 409),
)
async def command(table: TableId, data: JSONBody[wire.AnyCommand], request: Ask, hub: TheHub) -> wire.Done:
    """The commands of the socket, for programs that do not listen. The same id twice has its effect once."""
    if wait := hub.limits.pause(request.user.account):
        raise too_fast("messages", wait)
    if data.table != table:
        raise Malformed("other-table", "table", {})
    await hub.referee.command(request.user, data)
    return wire.Done(table, data.id)


class Link(Struct):
    """The token of a link to watch by: empty if there is none. `ended`: the host has put an end to it."""

    share: str
    ended: bool = False


@get(
    "/api/tables/{table:str}/share",
    tags=["tables"],
    summary="The link to watch by",
    guards=[known],
    responses=refuses(400, 403, 404),
)
async def link(table: TableId, request: Ask, hub: TheHub) -> Link:
    """For those who sit at the table."""
    return link_of((await hub.referee.hold(table)).room, request.user)


@post(
    "/api/tables/{table:str}/share",
    tags=["tables"],
    summary="Make a link with which anyone may watch, or see the replay",
    guards=[known],
    status_code=200,
    responses=refuses(400, 403, 404, 409),
)
async def share_table(table: TableId, request: Ask, hub: TheHub) -> Link:
    """The same link each time, until the host ends it. Nobody sees more by it than a bystander."""
    room = (await hub.referee.hold(table)).room
    if not room.share:
        await hub.referee.command(request.user, wire.Share(table=table, id=secrets.token_hex(8)))
        room = (await hub.referee.hold(table)).room
    return link_of(room, request.user)


@delete(
    "/api/tables/{table:str}/share",
    tags=["tables"],
    summary="End the link to watch by",
    guards=[known],
    responses=refuses(400, 403, 404, 409),
)
async def unshare_table(table: TableId, request: Ask, hub: TheHub) -> None:
    """Those who watch with it are disconnected from the table. A new link has a new token."""
    await hub.referee.command(request.user, wire.Share(table=table, id=secrets.token_hex(8), on=False))


def link_of(room: Room, who: Who) -> Link:
    if who.account != room.setup.host:
        room.must_sit(who.account)
    return Link(room.share, room.unshared)


ROUTES = [new_table, lobby, my_tables, by_invite, one_table, command, link, share_table, unshare_table]
