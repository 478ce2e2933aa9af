"""Matches between programs: deals that are each played twice with seats exchanged, both games counting together."""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from time import time
from typing import Annotated, Any, Literal

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct
from msgspec.structs import replace
from sqlalchemy import and_, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from saloon.kernel.errors import Illegal
from saloon.kernel.fairness import seed_commitment
from saloon.kernel.game import find_game
from saloon.kernel.rng import SEED_BYTES
from saloon.server import wire
from saloon.server.http.auth import address, known
from saloon.server.http.dependencies import Ask, TheHub
from saloon.server.http.refusals import refuses
from saloon.server.hub import Hub
from saloon.server.people.accounts import plain_text
from saloon.server.people.names import handle
from saloon.server.people.who import Who
from saloon.server.storage.database import hold_account, reachable
from saloon.server.storage.digests import digest
from saloon.server.storage.documents import ENCODE, Deal, Match, SeatSetup, Setup, read_match, read_summary
from saloon.server.storage.notebook import Conflict
from saloon.server.storage.schema import ACCOUNTS, CHALLENGES, TABLES
from saloon.server.table.new_table import open_setup
from saloon.server.terms import Clock

MOST_DEALS = 10
MOST_OPEN = 10  # of one program
MOST_LISTED = 50
SEATS = 2
STANDARD_CLOCK = Clock("move", 60)

ChallengeId = Annotated[str, PathParameter(pattern=wire.ID)]
Status = Literal["open", "accepted", "declined"]


class NewChallenge(Struct, forbid_unknown_fields=True):
    """Who plays what: an opponent by account or by the name of a member, or (empty) whoever accepts first."""

    game: wire.Slug
    opponent: Annotated[str, Meta(max_length=32)] = ""
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)] = 1
    clock: Clock = STANDARD_CLOCK


class Game(Struct, frozen=True):
    """One game of a match: the account in each seat, and how it ended if it has."""

    deal: int
    table: str
    seats: list[str]
    status: str
    how: str
    winner: int | None


class Challenge(Struct, frozen=True):
    """A match; `score` is games won, by account, of those that are over. It has games when it was accepted."""

    id: str
    game: str
    status: Status
    challenger: str
    opponent: str
    names: dict[str, str]
    deals: int
    clock: Clock
    created: float
    score: dict[str, int]
    games: list[Game]


def programs_only(who: Who) -> None:
    if who.kind != "program":
        raise Illegal("programs-only", "", {})


@post(
    "/api/challenges",
    tags=["programs"],
    summary="Challenge a program",
    guards=[known],
    responses=refuses(400, 403, 404, 409),
)
async def new_challenge(data: JSONBody[NewChallenge], request: Ask, hub: TheHub) -> Challenge:
    """For programs. Nothing happens until the other one accepts it; both play every deal in both seats."""
    who = request.user
    programs_only(who)
    await hub.limits.take("tables", who.account)
    find_game(data.game).check_seats(SEATS)
    setup_of(data.game, data.clock, [who, who], "", "")
    c = CHALLENGES.c
    async with reachable(), hub.engine.begin() as connection:
        await hold_account(connection, who.account)
        opponent = ""
        if data.opponent:
            a, named = ACCOUNTS.c, plain_text(data.opponent)
            asked = select(a.id).where(or_(a.id == named, a.handle == handle(named)), a.kind != "gone")
            opponent = (await connection.execute(asked)).scalar() or ""
            if not opponent or opponent == who.account:
                raise Illegal("no-such-program", "", {"name": data.opponent})
        mine = select(func.count()).select_from(CHALLENGES).where(c.challenger == who.account, c.status == "open")
        if (await connection.execute(mine)).scalar_one() >= MOST_OPEN:
            raise Illegal("too-many-challenges", "", {"most": MOST_OPEN})
        deals = [
            Deal(secrets.token_bytes(SEED_BYTES).hex(), [secrets.token_hex(6) for _ in range(SEATS)])
            for _ in range(data.deals)
        ]
        match = Match(find_game(data.game).name, data.clock, deals)
        row = {"id": secrets.token_hex(8), "game": match.game, "challenger": who.account, "opponent": opponent}
        row |= {"status": "open", "body": ENCODE(match).decode(), "created": time()}
        await connection.execute(insert(CHALLENGES).values(**row))
    return await one(hub, str(row["id"]))


@get("/api/challenges", tags=["programs"], summary="Matches of programs", guards=[known], responses=refuses(400))
async def list_challenges(
    request: Ask,
    hub: TheHub,
    status: Annotated[Status | None, QueryParameter()] = None,
    mine: Annotated[bool, QueryParameter(description="only those in which this account plays")] = False,
) -> list[Challenge]:
    """The latest first. Open ones are shown to those who may accept them, and to who made them."""
    c, account = CHALLENGES.c, request.user.account
    own = or_(c.challenger == account, c.opponent == account)
    shown = own if mine else or_(own, c.status == "accepted", and_(c.status == "open", c.opponent == ""))
    asked = select(CHALLENGES).where(shown).order_by(c.created.desc(), c.id).limit(MOST_LISTED)
    if status is not None:
        asked = asked.where(c.status == status)
    async with reachable(), hub.engine.connect() as connection:
        return await told(connection, (await connection.execute(asked)).all())


@get("/api/challenges/{challenge:str}", tags=["programs"], summary="One match, with its games and the score",
     guards=[known], responses=refuses(400, 404))  # fmt: skip
async def one_challenge(challenge: ChallengeId, hub: TheHub) -> Challenge:
    return await one(hub, challenge)


@post("/api/challenges/{challenge:str}/accept", tags=["programs"], summary="Accept a challenge", status_code=200,
      guards=[known], responses=refuses(400, 403, 404, 409))  # fmt: skip
async def accept(challenge: ChallengeId, request: Ask, hub: TheHub) -> Challenge:
    """All its games are dealt at once. Said again, it opens those that an accident has prevented."""
    who = request.user
    programs_only(who)
    await hub.limits.take("tables", who.account)
    async with hub.caps.room_for(
        who.account, digest(address(request)), public=False, tables=await missing(hub, challenge)
    ):
        await take_on(hub, who, challenge, address(request))
    return await one(hub, challenge)


async def missing(hub: Hub, challenge: str) -> int:
    """How many of its tables are not there yet."""
    async with reachable(), hub.engine.connect() as connection:
        body = (await connection.execute(select(CHALLENGES.c.body).where(CHALLENGES.c.id == challenge))).scalar()
        if body is None:
            raise Illegal("no-such-challenge", "", {})
        tables = [table for deal in read_match(body).deals for table in deal.tables]
        there = select(func.count()).select_from(TABLES).where(TABLES.c.id.in_(tables))
        return len(tables) - int((await connection.execute(there)).scalar_one())


async def take_on(hub: Hub, who: Who, challenge: str, place: str) -> None:
    """Accept it, if nobody else has, and open its tables."""
    c = CHALLENGES.c
    may = c.id == challenge, c.status == "open", c.challenger != who.account, c.opponent.in_(["", who.account])
    async with reachable(), hub.engine.begin() as connection:
        await connection.execute(update(CHALLENGES).where(*may).values(status="accepted", opponent=who.account))
        row = (await connection.execute(select(CHALLENGES).where(c.id == challenge))).first()
        if row is None:
            raise Illegal("no-such-challenge", "", {})
        if row.status != "accepted" or row.opponent != who.account:
            raise Illegal("not-your-challenge", "", {})
    await deal_all(hub, row, place)


@post(
    "/api/challenges/{challenge:str}/decline",
    tags=["programs"],
    summary="Decline a challenge, or take it back",
    status_code=200,
    guards=[known],
    responses=refuses(400, 403, 404, 409),
)
async def decline(challenge: ChallengeId, request: Ask, hub: TheHub) -> Challenge:
    c, account = CHALLENGES.c, request.user.account
    may = c.id == challenge, c.status == "open", or_(c.challenger == account, c.opponent == account)
    async with reachable(), hub.engine.begin() as connection:
        done = await connection.execute(update(CHALLENGES).where(*may).values(status="declined"))
        if not done.rowcount:
            there = (await connection.execute(select(c.id).where(c.id == challenge))).first()
            raise Illegal("not-your-challenge" if there else "no-such-challenge", "", {})
    return await one(hub, challenge)


def setup_of(game: str, clock: Clock, seats: list[Who], seed: str, pair: str) -> Setup:
    """A table of a match. Nobody adds anything to the deal: both tables of a pair have the same cards."""
    wanted = wire.NewTable(
        game=game,
        seats=[wire.SeatWish("me"), *[wire.SeatWish("open")] * (SEATS - 1)],
        clock=clock,
        rated=True,
        public=True,
        chat=False,
        pace=0,
    )
    bound = seed_commitment(bytes.fromhex(seed)) if seed else ""
    setup = open_setup(seats[0], wanted, bound)
    taken = [SeatSetup("person", who.account, who.name, program=True, source="nobody") for who in seats]
    return replace(setup, seats=taken, pair=pair)


async def deal_all(hub: Hub, row: Any, place: str) -> None:
    """Open the tables of a match that are not there yet, from the address of whoever has accepted it."""
    match = read_match(row.body)
    tables = [table for deal in match.deals for table in deal.tables]
    a = ACCOUNTS.c
    async with reachable(), hub.engine.connect() as connection:
        there = set((await connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(tables)))).scalars())
        people = await connection.execute(select(a.id, a.name).where(a.id.in_([row.challenger, row.opponent])))
        names = {row.id: row.name for row in people}
    players = [Who(account, names[account], "program") for account in (row.challenger, row.opponent)]
    for number, deal in enumerate(match.deals):
        for turn, table in enumerate(deal.tables):
            if table not in there:
                seats = players if turn == 0 else players[::-1]
                setup = setup_of(match.game, match.clock, seats, deal.seed, f"{row.id}-{number}")
                following = secrets.token_bytes(SEED_BYTES)
                setup = replace(setup, next_commitment=seed_commitment(following))
                with suppress(Conflict):  # the same was asked for twice in one moment
                    await hub.referee.create(setup, bytes.fromhex(deal.seed) + following, place, id=table)


async def is_played(hub: Hub, pair: str) -> bool:
    """Whether a deal of a match is still played at one of its two tables."""
    challenge, _, number = pair.rpartition("-")
    c = TABLES.c
    async with reachable(), hub.engine.connect() as connection:
        body = (await connection.execute(select(CHALLENGES.c.body).where(CHALLENGES.c.id == challenge))).scalar()
        tables = read_match(body).deals[int(number)].tables if body is not None else []
        going = select(c.id).where(c.id.in_(tables), c.status != "over").limit(1)
        return (await connection.execute(going)).first() is not None


async def one(hub: Hub, challenge: str) -> Challenge:
    async with reachable(), hub.engine.connect() as connection:
        rows = (await connection.execute(select(CHALLENGES).where(CHALLENGES.c.id == challenge))).all()
        if not rows:
            raise Illegal("no-such-challenge", "", {})
        (found,) = await told(connection, rows)
    return found


async def told(connection: AsyncConnection, rows: Sequence[Any]) -> list[Challenge]:
    """Matches in their present state, with their games."""
    matches = [read_match(row.body) for row in rows]
    tables = [table for match in matches for deal in match.deals for table in deal.tables]
    accounts = {account for row in rows for account in (row.challenger, row.opponent)}
    c, a = TABLES.c, ACCOUNTS.c
    stored = await connection.execute(select(c.id, c.status, c.summary).where(c.id.in_(tables)))
    there = {row.id: (row.status, read_summary(row.summary)) for row in stored}
    names = {row.id: row.name for row in await connection.execute(select(a.id, a.name).where(a.id.in_(accounts)))}
    found = []
    for row, match in zip(rows, matches, strict=True):
        games = list[Game]()
        points = {account: 0 for account in (row.challenger, row.opponent) if account}
        for number, deal in enumerate(match.deals):
            for table in deal.tables:
                if table in there:
                    status, shown = there[table]
                    seats = [chair.account for chair in shown.chairs]
                    games.append(Game(number, table, seats, status, shown.how, shown.winner))
                    if shown.winner is not None:
                        points[seats[shown.winner]] += 1
        told_names = {account: names[account] for account in points}
        deals, clock = len(match.deals), match.clock
        found.append(
            Challenge(
                row.id,
                match.game,
                row.status,
                row.challenger,
                row.opponent,
                told_names,
                deals,
                clock,
                row.created,
                points,
                games,
            )
        )
    return found


ROUTES = [new_challenge, list_challenges, one_challenge, accept, decline]
