"""The database: SQLite by default, PostgreSQL by URL, one code path for both."""

import sqlite3
from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from time import monotonic, time
from typing import Any

import structlog
from msgspec import Struct
from sqlalchemy import Engine, create_engine, event, func, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from saloon.kernel.errors import Illegal
from saloon.server.storage.documents import RulesOf, Setup, read_rules, read_setup
from saloon.server.storage.entries import Entry, read_event
from saloon.server.storage.schema import ACCOUNTS, ENTRIES, TABLES

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "wal_autocheckpoint=4000",  # pages, 16 MB: what is written again and again is carried over once
    "busy_timeout=10000",
    "foreign_keys=ON",
)
MOST_IN_LOG = 20_000  # pages, 80 MB, after which even the one who stores moves carries the log over
MOST_NAMED = 1_000  # tables in one question
POSTGRESQL = {"timeout": 5.0, "command_timeout": 10.0}  # seconds: a database that is silent is away

log = structlog.get_logger()


def engine_for(url: str) -> AsyncEngine:
    """An engine; on SQLite a decision that was acknowledged survives a power cut."""
    if url.startswith("postgresql"):
        return create_async_engine(url, pool_pre_ping=True, connect_args=POSTGRESQL, hide_parameters=True)
    engine = create_async_engine(url, connect_args={"factory": SQLite}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


class SQLite(sqlite3.Connection):
    """A connection that ends its transaction when it is closed.

    When a task is cancelled in a transaction, SQLAlchemy closes the connection. As long as a statement of it is still
    referenced, SQLite puts that off, and keeps the lock: nobody else could write any more.
    """

    def close(self) -> None:
        with suppress(sqlite3.Error):  # it may be closed already
            self.rollback()
        super().close()


def direct_engine(engine: AsyncEngine) -> Engine | None:
    """The same database for a thread of its own; None where that is not possible: PostgreSQL, or memory."""
    if engine.dialect.name != "sqlite" or engine.url.database in {None, "", ":memory:"}:
        return None
    direct = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(direct, "connect", set_pragmas)
    event.listen(direct, "connect", leave_log)
    return direct


def leave_log(connection: Any, _record: Any) -> None:
    """Here the log is carried over beside the commits (`Notebook.carry_over`), not by them."""
    connection.execute(f"PRAGMA wal_autocheckpoint={MOST_IN_LOG}")


def set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@asynccontextmanager
async def reachable() -> AsyncGenerator[None, None]:
    """A database that cannot be asked is a refusal like any other: nothing has changed, and later it works again."""
    try:
        yield
    except IntegrityError:
        raise
    except (SQLAlchemyError, OSError) as error:  # a timeout is an OSError, too
        log.warning("store-unavailable", error=type(error).__name__, cause=type(error.__cause__).__name__)
        raise Illegal("store-unavailable", "", {}) from error


class StoredTable(Struct, frozen=True):
    """A table with its whole notebook."""

    id: str
    setup: Setup
    seed: bytes
    invite: str
    created: float
    entries: list[Entry]
    origin: str = ""  # the digest of the address it was opened from


class Database:
    """What is read from the notebook. `Notebook` is the only one who writes into it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.began = time() - monotonic()  # when this machine's monotonic clock began to count
        self.ahead = 0.0  # seconds that the database's clock is ahead of ours

    def now(self) -> float:
        """The time that all processes use. It does not go back when this machine's clock is set back."""
        return monotonic() + self.began + self.ahead

    async def set_clock(self) -> None:
        """Follow a clock that was set forward, and PostgreSQL's: processes on several machines have it in common."""
        self.began = max(self.began, time() - monotonic())
        if self.engine.dialect.name == "postgresql":
            began = monotonic()
            async with reachable(), self.engine.connect() as connection:
                theirs = (await connection.execute(select(func.extract("epoch", func.clock_timestamp())))).scalar_one()
            self.ahead = float(theirs) - self.began - (began + monotonic()) / 2

    async def table(self, table: str) -> StoredTable:
        """A table as far as its notebook goes; `Illegal` if there is none."""
        async with reachable(), self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
            if row is None:
                raise Illegal("no-such-table", "", {})
            entries = await read_entries(connection, table, 0)
        return StoredTable(row.id, read_setup(row.setup), row.seed, row.invite, row.created, entries, row.origin)

    async def entries(self, table: str, since: int) -> list[Entry]:
        """What was written into a table's notebook from an entry on."""
        async with reachable(), self.engine.connect() as connection:
            return await read_entries(connection, table, since)

    async def rules_in_play(self) -> Counter[RulesOf]:
        """How many tables that are not over follow which rules."""
        asked = select(TABLES.c.setup).where(TABLES.c.status != "over")
        async with reachable(), self.engine.connect() as connection:
            return Counter([read_rules(setup) async for (setup,) in await connection.stream(asked)])

    async def counts(self) -> list[tuple[str, str, int]]:
        """How many tables there are, by game and status."""
        asked = select(TABLES.c.game, TABLES.c.status, func.count()).group_by(TABLES.c.game, TABLES.c.status)
        async with self.engine.connect() as connection:
            return [(game, status, n) for game, status, n in await connection.execute(asked)]

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries each of these tables has."""
        found: dict[str, int] = {}
        c = ENTRIES.c
        async with reachable(), self.engine.connect() as connection:
            for start in range(0, len(tables), MOST_NAMED):
                some = c.table_id.in_(tables[start : start + MOST_NAMED])
                asked = select(c.table_id, func.max(c.seq)).where(some).group_by(c.table_id)
                found |= {table: last + 1 for table, last in await connection.execute(asked)}
        return found

    async def gone(self, accounts: Sequence[str]) -> set[str]:
        """Those of these accounts that were deleted."""
        found: set[str] = set()
        c = ACCOUNTS.c
        async with reachable(), self.engine.connect() as connection:
            for start in range(0, len(accounts), MOST_NAMED):
                some = c.id.in_(accounts[start : start + MOST_NAMED])
                found |= set((await connection.execute(select(c.id).where(some, c.kind == "gone"))).scalars())
        return found


async def hold_account(connection: AsyncConnection, account: str) -> None:
    """Until this transaction ends nobody else counts what an account has, or adds to it, on any process."""
    c = ACCOUNTS.c
    await connection.execute(update(ACCOUNTS).where(c.id == account).values(id=c.id))


async def read_entries(connection: AsyncConnection, table: str, since: int) -> list[Entry]:
    c = ENTRIES.c
    asked = (
        select(c.seq, c.kind, c.seat, c.account, c.command, c.at, c.body)
        .where(c.table_id == table, c.seq >= since)
        .order_by(c.seq)
    )
    rows = await connection.execute(asked)
    return [
        Entry(row.seq, read_event(row.seq, row.kind, row.body), row.seat, row.account, row.command or "", row.at)
        for row in rows
    ]
