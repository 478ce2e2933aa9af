"""Deals in the database, and tables for those who play them.

The deals of a day are written days before it begins, by whichever process comes first: their keys are made of the day,
so that there is one of each. A try is written together with its table, and its key allows one for each account.
"""

import asyncio
import secrets
from collections.abc import Collection, Iterable, Sequence
from datetime import date, timedelta
from hashlib import sha256
from time import monotonic
from typing import Any, Literal

import structlog
from msgspec import Struct
from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from saloon.bots import levels
from saloon.kernel.errors import Illegal
from saloon.kernel.fairness import seed_commitment
from saloon.kernel.game import find_game
from saloon.kernel.rng import SEED_BYTES
from saloon.server.deals.days import AHEAD, MEMBERS_ONLY, RIVALS, begins, day_at, ends, read_day, setups
from saloon.server.deals.par import par
from saloon.server.deals.ranking import Listed, Score, Sum, sums
from saloon.server.people.names import unused
from saloon.server.people.who import Who
from saloon.server.storage.database import Database, reachable
from saloon.server.storage.digests import digest
from saloon.server.storage.documents import (
    ENCODE,
    DealOf,
    DealSetup,
    Par,
    SeatSetup,
    Setup,
    Started,
    read_deal,
    read_par,
)
from saloon.server.storage.notebook import Conflict, doubtful
from saloon.server.storage.schema import ACCOUNTS, CLUB_MEMBERS, COUNTERS, DEALS, MEMBERS, TRIES
from saloon.server.table.afterwards import doubt
from saloon.server.table.referee import Referee
from saloon.server.table.room import Room
from saloon.server.workers.pool import Pool
from saloon.server.workers.queue import Requester

TURN = 60.0  # seconds between two looks whether there are deals for the days to come
KEPT = 3.0  # seconds that a table of a deal is remembered
KEPT_OVER = 60.0  # and one over several days
MOST_KEPT = 200  # of them
PATIENCE = 4.0  # seconds that a reader waits for a bot's game

log = structlog.get_logger()

State = Literal["ahead", "open", "over"]
Kind = Literal["daily", "challenge", "club", "duel"]


class Deal(Struct, frozen=True):
    """A deal, as it is stored."""

    id: str
    kind: Kind
    day: str
    game: str
    setup: DealSetup
    seed: bytes
    commitment: str
    opens: float
    closes: float
    host: str
    club: str
    par: Par | None
    created: float

    def state(self, now: float) -> State:
        if now < self.opens:
            return "ahead"
        return "over" if self.closes and now >= self.closes else "open"

    @property
    def members_only(self) -> bool:
        return self.kind == "daily" and self.setup.rival in MEMBERS_ONLY


class Try(Struct, frozen=True):
    """Someone's try, as it is stored."""

    deal: str
    account: str
    table: str
    begun: float
    ended: float | None
    how: str
    score: Score
    doubt: str


class Deals:
    """All deals."""

    def __init__(self, database: Database, referee: Referee, pool: Pool) -> None:
        self.database = database
        self.referee = referee
        self.pool = pool
        self.known: dict[tuple[str, ...], tuple[float, list[Listed]]] = {}
        self.added: dict[tuple[str, ...], tuple[float, list[Sum]]] = {}
        self.pars: dict[str, asyncio.Task[Par | None]] = {}
        self.complete: date | None = None  # the last day of which all deals were there

    def now(self) -> float:
        return self.database.now()

    def today(self) -> date:
        return read_day(day_at(self.now()))

    async def run(self) -> None:
        """Deals for the days to come, again and again; who has played from where is forgotten after the day."""
        while True:
            try:
                await self.prepare()
                await self.forget_addresses()
            except Exception as error:  # the database may be away for a moment
                log.warning("deals-put-off", error=type(error).__name__)
            await asyncio.sleep(TURN)

    # The days

    async def prepare(self) -> None:
        """Write down the deals of today and of the days to come that are not there yet."""
        days = [self.today() + timedelta(days=n) for n in range(AHEAD + 1)]
        asked = select(DEALS.c.id).where(DEALS.c.day.in_([day.isoformat() for day in days]))
        async with reachable(), self.database.engine.connect() as connection:
            there = set((await connection.execute(asked)).scalars())
        for day in days:
            for id, (game, setup) in setups(day).items():
                if id not in there:
                    row = {"id": id, "kind": "daily", "day": day.isoformat(), "game": game.name}
                    await self.write({**row, "opens": begins(day), "closes": ends(day)}, setup)

    async def write(self, row: dict[str, Any], setup: DealSetup, seed: bytes = b"") -> None:
        """A deal, unless it is there already."""
        seed = seed or secrets.token_bytes(SEED_BYTES)
        bound = {"seed": seed, "commitment": seed_commitment(seed, setup.scheme)}
        row = {"host": "", "club": "", **row, **bound, "setup": ENCODE(setup).decode(), "created": self.now()}
        try:
            async with reachable(), self.database.engine.begin() as connection:
                await connection.execute(insert(DEALS).values(**row))
        except IntegrityError:
            pass  # another process was faster: its deal is the one

    async def forget_addresses(self) -> None:
        closed = select(DEALS.c.id).where(DEALS.c.closes > 0, DEALS.c.closes <= self.now())
        done = update(TRIES).where(TRIES.c.origin != "", TRIES.c.deal.in_(closed)).values(origin="")
        async with reachable(), self.database.engine.begin() as connection:
            await connection.execute(done)
            await connection.execute(delete(COUNTERS).where(COUNTERS.c.expires <= self.now()))

    # Looking

    async def of_days(self, days: Collection[date]) -> list[Deal]:
        """The deals of some days, in order."""
        asked = select(DEALS).where(DEALS.c.day.in_([day.isoformat() for day in days]), DEALS.c.kind == "daily")
        asked = asked.order_by(DEALS.c.id)
        found = await self.deals(asked)
        today = self.today()
        if today in days and today != self.complete:
            if not setups(today).keys() <= {deal.id for deal in found}:  # the very first minute
                await self.prepare()
                found = await self.deals(asked)
            self.complete = today
        return found

    async def deal(self, id: str) -> Deal:
        """One that is played against bots."""
        found = await self.deals(select(DEALS).where(DEALS.c.id == id, DEALS.c.kind != "duel"))
        if not found:
            raise Illegal("no-such-deal", "", {})
        return found[0]

    async def deals(self, asked: "Select[Any]") -> list[Deal]:
        async with reachable(), self.database.engine.connect() as connection:
            return [deal_of(row) for row in await connection.execute(asked)]

    async def tries_of(self, account: str, deals: Iterable[Deal] | None = None) -> list[Try]:
        """Someone's own tries, of these deals or of all days."""
        asked = select(TRIES).where(TRIES.c.account == account)
        if deals is not None:
            asked = asked.where(TRIES.c.deal.in_([deal.id for deal in deals]))
        async with reachable(), self.database.engine.connect() as connection:
            return [try_of(row) for row in await connection.execute(asked)]

    async def days_of(self, account: str) -> list[date]:
        """The days of which an account has finished a deal in time."""
        asked = select(DEALS.c.day).join(TRIES).where(TRIES.c.account == account, DEALS.c.kind == "daily")
        asked = asked.where(TRIES.c.how == "finished", TRIES.c.ended < DEALS.c.closes).distinct()
        async with reachable(), self.database.engine.connect() as connection:
            return [date.fromisoformat(day) for day in (await connection.execute(asked)).scalars()]

    async def listed(self, deals: Sequence[Deal], since: float = 0.0) -> list[Listed]:
        """The tries that are listed: finished, without a doubt, and of members; elsewhere than in a day's everyone's.

        They may be some seconds old, but have all that was written until `since`.
        """
        key, now = tuple(deal.id for deal in deals), self.now()
        at, found = self.known.get(key, (0.0, []))
        if since < at and 0.0 <= now - at < KEPT:
            return found
        c = TRIES.c
        asked = select(c.deal, c.account, ACCOUNTS.c.name, c.table_id, c.won, c.margin)
        asked = asked.join(ACCOUNTS, ACCOUNTS.c.id == c.account).join(DEALS, DEALS.c.id == c.deal)
        asked = asked.where(c.deal.in_(key), c.ended.is_not(None), c.doubt == "")
        asked = asked.where((ACCOUNTS.c.kind == "member") | (DEALS.c.kind != "daily"))
        async with reachable(), self.database.engine.connect() as connection:
            rows = await connection.execute(asked)
            found = [Listed(*row[:4], Score(row.won, row.margin)) for row in rows]
        keep(self.known, key, (now, found))
        return found

    async def sums(self, deals: Sequence[Deal]) -> list[Sum]:
        """The table over several deals; it may be a minute old."""
        key = tuple(deal.id for deal in deals)
        at, found = self.added.get(key, (-KEPT_OVER, []))
        if monotonic() - at < KEPT_OVER:
            return found
        found = await asyncio.to_thread(sums, await self.listed(deals)) if deals else []
        keep(self.added, key, (monotonic(), found))
        return found

    def forget(self) -> None:
        """Stop showing an account's name."""
        self.known.clear()
        self.added.clear()

    async def finished(self, deals: Sequence[Deal]) -> dict[str, int]:
        """How many have finished each of these deals, listed or not."""
        c = TRIES.c
        asked = select(c.deal, func.count()).where(c.deal.in_([deal.id for deal in deals]), c.ended.is_not(None))
        async with reachable(), self.database.engine.connect() as connection:
            return {row.deal: row[1] for row in await connection.execute(asked.group_by(c.deal))}

    async def name_of(self, account: str) -> str:
        asked = select(ACCOUNTS.c.name).where(ACCOUNTS.c.id == account)
        async with reachable(), self.database.engine.connect() as connection:
            return (await connection.execute(asked)).scalar() or ""

    async def may_see(self, account: str, table: str) -> bool:
        """Whether the game of a try that is over is open to someone who did not play it.

        The listed ones of a day are public when it is over. Others are for those who have finished the deal, too.
        """
        found = await self.deals(select(DEALS).join(TRIES).where(TRIES.c.table_id == table))
        if not found or all(tried.table != table for tried in await self.listed(found)):
            return False
        deal = found[0]
        if deal.closes and deal.state(self.now()) != "over":
            return False
        return deal.kind == "daily" or any(tried.ended is not None for tried in await self.tries_of(account, [deal]))

    async def par(self, deal: Deal, by: Requester) -> Par | None:
        """A bot's result in the player's seat, played on the first request; none if that takes too long now."""
        if deal.par is not None:
            return deal.par
        task = self.pars.get(deal.id)
        if task is None:
            task = self.pars[deal.id] = asyncio.create_task(self.play_par(deal, by), name="par")
            task.add_done_callback(lambda _: self.pars.pop(deal.id, None))
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(task)
        except (TimeoutError, Illegal):  # too busy
            return None

    async def play_par(self, deal: Deal, by: Requester) -> Par | None:
        found: Par | None = await self.pool.ask(by, par, deal.game, deal.setup, deal.seed)
        if found is not None:
            done = update(DEALS).where(DEALS.c.id == deal.id, DEALS.c.par.is_(None))
            async with reachable(), self.database.engine.begin() as connection:
                await connection.execute(done.values(par=ENCODE(found).decode()))
        return found

    # Playing

    async def play(self, who: Who, id: str, address: str, pace: int) -> Room:
        """The table of an account's try, new or resumed; for a day that is over, a table to play for pleasure."""
        deal = await self.deal(id)
        state = deal.state(self.now())
        if state == "ahead":
            raise Illegal("deal-not-yet", "", {})
        if deal.members_only and who.kind == "guest":
            raise Illegal("deal-members-only", "", {})
        if deal.club and not await self.is_in(who.account, deal.club):
            raise Illegal("join-first", "", {})
        following = secrets.token_bytes(SEED_BYTES)
        setup, seed = table_setup(deal, who, pace, state == "open", following), deal.seed + following
        if state == "over":
            return await self.referee.create(setup, seed, address)
        if (known := await self.tries_of(who.account, [deal])) != []:
            return (await self.referee.hold(known[0].table)).room
        origin = digest(address) if address else ""
        row = {"deal": id, "account": who.account, "begun": self.now(), "origin": origin, "how": "", "won": False}
        row |= {"margin": 0, "doubt": await self.doubt(deal, who, origin)}
        try:
            return await self.referee.create(setup, seed, address, begun=row)
        except Conflict:  # another process was faster
            (first,) = await self.tries_of(who.account, [deal])
            return (await self.referee.hold(first.table)).room

    async def begun(self, who: Who, id: str) -> Room | None:
        """The table of an account's try, while it may be played: there is only one."""
        deal = await self.deal(id)
        tries = await self.tries_of(who.account, [deal]) if deal.state(self.now()) == "open" else []
        return (await self.referee.hold(tries[0].table)).room if tries else None

    async def is_in(self, account: str, club: str) -> bool:
        c = CLUB_MEMBERS.c
        asked = select(c.account).where(c.club == club, c.account == account, c.team >= 0)
        async with reachable(), self.database.engine.connect() as connection:
            return (await connection.execute(asked)).first() is not None

    async def doubt(self, deal: Deal, who: Who, origin: str) -> str:
        """Why a try will not be listed: who has seen the cards is not, and of a day's deal one account of an address.

        When it ends it is looked at again.
        """
        if deal.host == who.account or await self.has_seen(who.account, deal):
            return "host"
        if deal.kind != "daily" or not origin:
            return ""
        async with reachable(), self.database.engine.connect() as connection:
            return await connection.run_sync(doubtful, deal.id, origin, who.account)

    async def has_seen(self, account: str, deal: Deal) -> bool:
        """Whether somebody sat at the table that a challenge comes from, or has begun another challenge from there."""
        if not deal.setup.table:
            return False
        m, t = MEMBERS.c, TRIES.c
        sat = select(m.account).where(m.account == account, m.table_id == deal.setup.table)
        tried = select(t.account).join(DEALS, DEALS.c.id == t.deal)
        tried = tried.where(t.account == account, DEALS.c.seed == deal.seed, DEALS.c.id != deal.id)
        async with reachable(), self.database.engine.connect() as connection:
            return any([(await connection.execute(asked.limit(1))).first() is not None for asked in (sat, tried)])

    # Challenges

    async def challenge(self, who: Who, table: str) -> Deal:
        """A deal for others from a game that is over; the same one each time.

        Of a game against bots the first try is mine. Of one with other people there is none: bots have their seats now.
        """
        room = (await self.referee.hold(table)).room
        room.must_sit(who.account)
        if room.status != "over" or room.writer is None or room.ending is None or room.ending.how != "finished":
            raise Illegal("challenge-unfinished", "", {})
        (seat, *more), alone = room.seats_of(who.account), len(room.people()) == 1
        if room.setup.deal is not None or room.setup.start is not None or room.setup.pair or more:
            raise Illegal("challenge-not-this", "", {})
        told = table.encode() if alone else f"{table} {seat}".encode()
        id = sha256(b"saloon challenge\0" + room.seed + told).hexdigest()[:24]
        now, result = self.now(), room.ending.result
        row = {"id": id, "kind": "challenge", "day": "", "game": room.setup.game, "host": who.account}
        await self.write({**row, "opens": now, "closes": 0.0}, challenge_setup(room, seat), room.seed)
        if not alone:
            return await self.deal(id)
        first = {"deal": id, "account": who.account, "table_id": table, "origin": "", "begun": now, "ended": now}
        why = doubt(room.chairs[seat], DealOf(id, 0.0, True), True, now)
        first |= {"how": room.ending.how, "won": room.ending.winner == seat, "doubt": why}
        try:
            async with reachable(), self.database.engine.begin() as connection:
                await connection.execute(insert(TRIES).values(**first, margin=room.game.margin(result, seat)))
        except IntegrityError:
            pass  # it was there
        return await self.deal(id)


def keep(memory: dict[Any, Any], key: object, value: object) -> None:
    if len(memory) >= MOST_KEPT:
        memory.clear()
    memory[key] = value


def deal_of(row: Any) -> Deal:
    fields = {name: getattr(row, name) for name in Deal.__struct_fields__}
    fields |= {"setup": read_deal(row.setup), "par": read_par(row.par) if row.par else None}
    return Deal(**fields)


def try_of(row: Any) -> Try:
    score = Score(row.won, row.margin)
    return Try(row.deal, row.account, row.table_id, row.begun, row.ended, row.how, score, row.doubt)


def table_setup(deal: Deal, who: Who, pace: int, counts: bool, following: bytes) -> Setup:
    """A table for one player of a deal: nobody watches, and where the result counts there are no hints."""
    game, told = find_game(deal.game), deal.setup
    seats: list[SeatSetup] = []
    for bot in told.bots:
        taken = {seat.name for seat in seats}
        if bot:
            seats.append(SeatSetup("bot", "", unused(bot, taken), bot))
        else:
            seats.append(SeatSetup("person", who.account, unused(who.name, taken), program=who.kind == "program"))
    return Setup(
        game=deal.game,
        rules=game.rules_version,
        options=told.options,
        seats=seats,
        host=who.account,
        spectators=False,
        chat=False,
        hints=not counts,
        pace=pace,
        scheme=told.scheme,
        commitment=deal.commitment,
        next_commitment=seed_commitment(following),
        start=Started(told.entropy, [], parts=told.parts),
        deal=DealOf(deal.id, deal.closes if counts else 0.0, counts),
    )


def challenge_setup(room: Room, seat: int) -> DealSetup:
    """The same cards against the same bots, and against a bot where another person sat; named after one of them."""
    bots = [chair.bot if chair.kind == "bot" else stand_in(room) for chair in room.chairs]
    rival = min(bot for other, bot in enumerate(bots) if other != seat)
    bots[seat] = ""
    parts = None if room.dealt_openly() else room.parts()
    return DealSetup(rival, seat, bots, room.setup.options, room.setup.scheme, room.entropy(), parts, room.id)


def stand_in(room: Room) -> str:
    """Who plays for people in a challenge: the rival of the day's deals, where it plays this game."""
    known = levels.offered(room.game)
    bot = next((rival for rival in RIVALS if rival in known), levels.standard(room.game))
    return levels.who_plays(bot, room.game, room.game.options(room.setup.options))
