"""Who looks for a game finds others who look for the same, whatever process they are connected to.

Each seeker has a row in the database, as long as its connection lasts; the longest waiting are taken first, under a
lock, so that nobody is taken twice. A bot fills what is missing after the time that a seeker has chosen.
"""

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

import structlog
from msgspec.structs import replace
from sqlalchemy import Connection, delete, func, insert, select, text, update

from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.fairness import seed_commitment
from saloon.kernel.game import find_game
from saloon.kernel.rng import SEED_BYTES
from saloon.server import wire
from saloon.server.people.names import unused
from saloon.server.people.who import Who
from saloon.server.storage.database import reachable
from saloon.server.storage.digests import digest
from saloon.server.storage.documents import SeatSetup, Setup
from saloon.server.storage.schema import ACCOUNTS, SEEKERS, TABLES
from saloon.server.table.caps import Caps
from saloon.server.table.new_table import open_setup
from saloon.server.table.referee import Referee

LOOK = 1.0  # seconds between two looks for others, while someone waits here
STALE = 15.0  # seconds after which a seeker whose process says nothing is gone
ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(5421005)")

log = structlog.get_logger()


class Seeking(Protocol):
    """A client that looks for a game."""

    who: Who
    address: str

    def say(self, message: object) -> None: ...


class Seeker:
    """What one client here looks for."""

    def __init__(self, wish: wire.Seek, who: Who, began: float) -> None:
        self.id = secrets.token_hex(8)  # of the row
        self.wish = wish
        self.who = who
        self.key = key_of(wish, who)
        self.began = began
        self.waiting = 0
        self.taken_at = 0.0  # when it was first seen that a table is being made

    def fills(self, now: float) -> bool:
        """Whether it is time for a bot."""
        return self.wish.patience is not None and now >= self.began + self.wish.patience


def origin_of(client: Seeking) -> str:
    """Where a client is connected from, as it is stored."""
    return digest(client.address) if client.address else ""


def key_of(wish: wire.Seek, who: Who) -> str:
    """What must be the same of those who play together."""
    clock = wish.clock
    pool = "programs" if who.kind == "program" else "people"
    how = "rated" if wish.rated else "friendly"
    return f"{pool} {wish.game} {wish.players} {how} {clock.kind}-{clock.seconds}-{clock.increment}"


class Matching:
    """All who look for a game from this process."""

    def __init__(self, referee: Referee, caps: Caps) -> None:
        self.referee = referee
        self.caps = caps
        self.database = referee.database
        self.searches: dict[Seeking, Seeker] = {}
        self.task: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        with suppress(Illegal):  # the rows grow stale by themselves
            await self.forget([search.id for search in self.searches.values()])

    async def seek(self, client: Seeking, wish: wire.Seek) -> None:
        """Look for a game: once for each account, the last wish counts. `Illegal` or `Malformed` if there is none."""
        who = client.who
        setup_of([(who.account, who.name)], wish, who, "")
        await self.referee.check_names(who, who.name)
        async with self.caps.room_for(who.account, origin_of(client), public=False):
            pass  # he would be told as soon as there is a table: better now
        now = self.database.now()
        search = Seeker(wish, who, now)
        row = {"account": who.account, "connection": search.id, "wish": search.key, "since": now, "seen": now}
        async with reachable(), self.database.engine.begin() as connection:
            await connection.execute(delete(SEEKERS).where(SEEKERS.c.account == who.account))
            await connection.execute(insert(SEEKERS).values(**row, table_id=""))
        self.searches[client] = search
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.look_around(), name="matching")

    async def leave(self, client: Seeking) -> None:
        """Look no more; who was just taken has a table."""
        search = self.searches.pop(client, None)
        if search is not None:
            await self.forget([search.id])

    async def forget(self, ids: Sequence[str]) -> None:
        async with reachable(), self.database.engine.begin() as connection:
            await connection.execute(delete(SEEKERS).where(SEEKERS.c.connection.in_(ids)))

    async def look_around(self) -> None:
        """As long as someone looks for a game here."""
        while self.searches:
            try:
                await self.look()
            except Illegal as error:
                log.warning("matching-put-off", reason=error.reason)
            except Exception:
                log.exception("matching-failed")
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Sign that those here wait, bring together who fits, and tell those who have a table."""
        now = self.database.now()
        for search in {search.key: search for search in self.searches.values()}.values():
            while await self.bring_together(search, search.wish.players):
                pass
        for search in list(self.searches.values()):
            if search.fills(now):
                await self.bring_together(search, 1)
        await self.tell(now)

    async def tell(self, now: float) -> None:
        c = SEEKERS.c
        here = list(self.searches.items())  # others may come while we ask
        ids = [search.id for _, search in here]
        asked = select(c.connection, c.table_id, TABLES.c.invite).outerjoin(TABLES, TABLES.c.id == c.table_id)
        counted = select(c.wish, func.count().label("n")).where(c.table_id == "", c.seen > now - STALE).group_by(c.wish)
        async with reachable(), self.database.engine.begin() as connection:
            await connection.execute(update(SEEKERS).where(c.connection.in_(ids)).values(seen=now))
            rows = {row.connection: row for row in await connection.execute(asked.where(c.connection.in_(ids)))}
            waiting: dict[str, int] = {row.wish: row.n for row in await connection.execute(counted)}
        for client, search in here:
            row = rows.get(search.id)
            if self.searches.get(client) is not search:
                continue  # has gone meanwhile
            if row is None:  # looked for another one elsewhere
                self.searches.pop(client, None)
                client.say(wire.Found("", ""))
            elif row.invite is not None:
                await self.leave(client)
                client.say(wire.Found(row.table_id, row.invite))
            elif row.table_id:
                search.taken_at = search.taken_at or now
                if now > search.taken_at + STALE:  # whoever meant to open the table is gone
                    await self.release(row.table_id)
                    search.taken_at = 0.0
            elif waiting.get(search.key, 0) != search.waiting:
                search.waiting = waiting.get(search.key, 0)
                client.say(wire.Seeking(search.waiting))

    async def bring_together(self, search: Seeker, least: int) -> bool:
        """A table for the longest waiting of those who fit, if there are as many; bots take what is left."""
        table = secrets.token_hex(6)
        must = search.who.account if least < search.wish.players else ""
        async with reachable(), self.database.engine.begin() as connection:
            found = await connection.run_sync(take, search, table, least, must, self.database.now())
        if not found:
            return False
        here = {client.who.account: client for client in self.searches}
        client = next((here[account] for account, _ in found if account in here), None)
        try:
            if client is None:  # they are all connected elsewhere
                host = Who(*found[0], search.who.kind)
                await self.open(table, found, search.wish, host, "", await self.may_list(host, ""))
            else:  # the table counts as this one's
                public = await self.may_list(client.who, origin_of(client))
                async with self.caps.room_for(client.who.account, origin_of(client), public):
                    await self.open(table, found, search.wish, client.who, client.address, public)
        except BaseException as error:
            await self.release(table)
            if client is not None and isinstance(error, Illegal) and error.reason == "tables-full":
                wish = self.searches[client].wish if client in self.searches else search.wish
                await self.leave(client)
                client.say(wire.refusal(error, "", wish.id))
                return True
            raise
        return True

    async def may_list(self, host: Who, origin: str) -> bool:
        """Whether one more table of this host may be in the lobby; else it is for those who play there alone."""
        try:
            async with self.caps.room_for(host.account, origin, public=True):
                return True
        except Illegal as error:
            if error.reason != "tables-full":
                raise
            return False

    async def open(
        self, table: str, people: Sequence[tuple[str, str]], wish: wire.Seek, host: Who, address: str, public: bool
    ) -> None:
        """The table of those who were brought together."""
        following, seed = secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SEED_BYTES)
        setup = setup_of(people, wish, host, seed_commitment(seed))
        setup = replace(setup, next_commitment=seed_commitment(following), public=public)
        await self.referee.create(setup, seed + following, address, id=table)

    async def release(self, table: str) -> None:
        """A table that was not opened: those who were to sit there look on."""
        async with reachable(), self.database.engine.begin() as connection:
            await connection.execute(update(SEEKERS).where(SEEKERS.c.table_id == table).values(table_id=""))


def take(
    connection: Connection, search: Seeker, table: str, least: int, must: str, now: float
) -> list[tuple[str, str]]:
    """The accounts and names of those who play together; they are marked, and nobody else takes them.

    `must` is among them, or nobody.
    """
    c = SEEKERS.c
    if connection.dialect.name == "postgresql":
        connection.execute(ONE_AT_A_TIME)
    connection.execute(delete(SEEKERS).where(c.seen < now - STALE))  # SQLite: from here on nobody else writes
    asked = select(c.account, ACCOUNTS.c.name).join(ACCOUNTS).where(c.wish == search.key, c.table_id == "")
    rows = connection.execute(asked.order_by(c.account != must, c.since, c.account).limit(search.wish.players)).all()
    if len(rows) < least or (must and must not in {row.account for row in rows}):
        return []
    accounts = [row.account for row in rows]
    connection.execute(update(SEEKERS).where(c.account.in_(accounts)).values(table_id=table))
    return [(row.account, row.name) for row in rows]


def setup_of(people: Sequence[tuple[str, str]], wish: wire.Seek, host: Who, commitment: str) -> Setup:
    """The table of those who were brought together, in seats by lot; `Malformed` if there can be no such table."""
    game = find_game(wish.game)
    game.check_seats(wish.players)
    bot = wire.SeatWish("bot", wish.bot)
    others = [bot] * (wish.players - len(people)) if wish.patience is not None else []
    opened = [wire.SeatWish("me"), *[wire.SeatWish("open")] * (wish.players - 1 - len(others)), *others]
    wanted = wire.NewTable(game=wish.game, seats=opened, rated=wish.rated, clock=wish.clock, public=True)
    if wish.clock.kind == "none":
        raise Malformed("match-needs-clock", "clock")
    setup = open_setup(host, wanted, commitment)
    taken: set[str] = set()
    seats = []
    for account, name in people:
        seats.append(SeatSetup("person", account, unused(name, taken), program=host.kind == "program", source="player"))
        taken.add(seats[-1].name)
    for seat in [seat for seat in setup.seats if seat.kind == "bot"]:
        seats.append(replace(seat, name=unused(seat.bot, taken)))
        taken.add(seats[-1].name)
    while len(seats) < wish.players:
        seats.append(SeatSetup("open"))
    return replace(setup, seats=by_lot(seats))


def by_lot(seats: list[SeatSetup]) -> list[SeatSetup]:
    left, found = list(seats), list[SeatSetup]()
    while left:
        found.append(left.pop(secrets.randbelow(len(left))))
    return found
