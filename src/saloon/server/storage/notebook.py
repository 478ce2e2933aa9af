"""Writing into the notebook. Whatever is asked for in the same moment shares a transaction, and so a sync of the disk.

Pages that are written together are stored together or not at all. Nobody is told of them before `write` returns.
"""

import asyncio
from asyncio import Future
from bisect import bisect_left
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import chain
from time import monotonic
from typing import Any

import structlog
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.kernel.errors import Illegal
from saloon.server.process.metrics import Metrics
from saloon.server.process.wakeup import Wakeup
from saloon.server.storage.archive import record_row
from saloon.server.storage.counters import mark_of
from saloon.server.storage.database import direct_engine, reachable
from saloon.server.storage.entries import KIND_OF, Entry, body_of
from saloon.server.storage.ladder import RatedGame
from saloon.server.storage.ratings import write_rated
from saloon.server.storage.schema import COUNTERS, DEALS, DUE, ENTRIES, MEMBERS, RECORDS, RESULTS, TABLES, TRIES

MOST_AT_ONCE = 500
CARRY_OVER = 1_000  # changes, some megabytes of SQLite's log, after which it is carried over to the database's file
PATIENCE = 12  # rounds of the loop without a new change, after which those that wait are written
MOST_PATIENCE = 0.001  # seconds without one: rounds that others make long are not waited for
SIZES = (1, 4, 16, 64, 256)  # rows in one statement of SQLite's: few different ones, which it remembers
NOTIFY = text("SELECT pg_notify(:channel, :hint)")
NEW_TABLES, NEW_ENTRIES, NEW_MEMBERS = insert(TABLES), insert(ENTRIES), insert(MEMBERS)
NEW_RESULTS, NEW_RECORDS, NEW_DUE, NEW_TRIES = insert(RESULTS), insert(RECORDS), insert(DUE), insert(TRIES)
CHANGE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("id_"))
    .values(status=bindparam("status_"), summary=bindparam("summary_"), changed=bindparam("changed_"))
)
ENTRY_FIELDS = tuple(column.name for column in ENTRIES.columns)
CHANGED_FIELDS = ("id_", "status_", "summary_", "changed_")

log = structlog.get_logger()

Row = tuple[Any, ...]


class Conflict(Exception):
    """Another process wrote first: read on, and try again."""


class Due(Struct, frozen=True):
    """What this process will do at the table next, unless it dies: then another does it after `until`."""

    at: float
    until: float


class Change(Struct, frozen=True):
    """Everything that one event changes in the database."""

    table: str
    entry: Entry | None = None
    status: str = ""  # the table's new one, and its summary, if that changed
    summary: str = ""
    due: Due | None = None
    nothing_due: bool = False
    member: str = ""  # an account that sits here from now on
    gone: tuple[str, ...] = ()  # those that do not any more
    tables: tuple[dict[str, Any], ...] = ()  # rows of new tables
    members: tuple[dict[str, Any], ...] = ()
    results: tuple[dict[str, Any], ...] = ()  # of a game that is over with this entry
    record: dict[str, Any] | None = None  # and its record
    rated: RatedGame | None = None  # and what it counts for
    tries: tuple[dict[str, Any], ...] = ()  # of deals that many play: those that begin with this
    tried: dict[str, Any] | None = None  # and how this one ended


Waiting = tuple[tuple[Change, ...], Future[None]]


class Notebook:
    """One writer for one process. Several processes may write: the key of the entries keeps them apart."""

    def __init__(
        self,
        engine: AsyncEngine,
        owner: str,
        metrics: Metrics | None = None,
        hint: Callable[[str], dict[str, str]] | None = None,
    ) -> None:
        self.engine = engine
        self.owner = owner
        self.metrics = metrics or Metrics()
        self.hint = hint  # where PostgreSQL itself tells the other processes: what it tells them of a table
        self.direct = direct_engine(engine)
        self.thread = ThreadPoolExecutor(1, "notebook") if self.direct is not None else None
        self.waiting: list[Waiting] = []
        self.wakeup = Wakeup()
        self.task: asyncio.Task[None] | None = None
        self.hurried = 0  # changes that are being stored or wait for it, and that somebody waits for
        self.in_log = 0  # changes since the log was carried over
        self.carrying: asyncio.Task[None] | None = None
        self.closing = False

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="notebook")

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        self.closing = True
        self.wakeup.set()
        if self.task is not None:
            await self.task
        if self.carrying is not None:
            await self.carrying
        if self.thread is not None and self.direct is not None:
            self.thread.shutdown()
            self.direct.dispose()

    async def write(self, *changes: Change, hurry: bool = True) -> None:
        """Store some changes; they are safe when this returns. `hurry`: requests and bots elsewhere give way meanwhile.

        `Conflict` if someone else was first. `Illegal` if the database is down: then they may be stored or not.
        """
        if self.closing:
            raise Illegal("store-unavailable", "", {})
        done: Future[None] = (self.wakeup.loop or asyncio.get_running_loop()).create_future()
        self.waiting.append((changes, done))
        self.wakeup.set()
        self.hurried += hurry
        try:
            await done
        finally:
            self.hurried -= hurry

    def is_storing(self) -> bool:
        """Whether anyone waits for a change to be stored, besides bots where nobody plays."""
        return self.hurried > 0

    async def run(self) -> None:
        while not self.closing:
            await self.wakeup.wait()
            while self.waiting:
                await self.gather()
                batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                await self.store(batch)
                self.in_log += len(batch)
                if self.direct is not None and self.in_log >= CARRY_OVER and self.carrying is None:
                    self.in_log, self.carrying = 0, asyncio.create_task(self.carry_over())

    async def carry_over(self) -> None:
        """Carry SQLite's log over while changes are stored: at the end of a commit, moves would wait for it."""
        try:
            await asyncio.to_thread(self.carry_over_in_thread)
        except SQLAlchemyError as error:  # a full disk, say; the next one does it
            log.warning("log-not-carried-over", error=type(error).__name__)
        finally:
            self.carrying = None

    def carry_over_in_thread(self) -> None:
        assert self.direct is not None
        with self.direct.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    async def gather(self) -> None:
        """Wait a moment for more changes: one large commit is cheaper than many."""
        quiet, known, since = 0, len(self.waiting), monotonic()
        while quiet < PATIENCE and known < MOST_AT_ONCE and monotonic() < since + MOST_PATIENCE:
            await asyncio.sleep(0)
            if len(self.waiting) == known:
                quiet += 1
            else:
                quiet, known, since = 0, len(self.waiting), monotonic()

    async def store(self, batch: list[Waiting]) -> None:
        """All changes in one transaction; if one of them cannot be, each in its own."""
        try:
            await self.commit([change for changes, _ in batch for change in changes])
        except IntegrityError:
            if len(batch) == 1:
                settle(batch[0][1], Conflict())
            else:
                for one in batch:
                    await self.store([one])
        except Exception as error:
            for _, done in batch:
                settle(done, error)
        else:
            for _, done in batch:
                settle(done, None)

    async def commit(self, changes: list[Change]) -> None:
        changes.sort(key=lambda change: change.table)  # two processes never wait for each other crosswise
        async with reachable():
            await (self.commit_there(changes) if self.thread is not None else self.commit_here(changes))
        self.metrics.commits.observe(len(changes))

    async def commit_there(self, changes: list[Change]) -> None:
        """SQLite runs in a thread: switch there once, not for every statement."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.commit_in_thread, changes)

    def commit_in_thread(self, changes: list[Change]) -> None:
        assert self.direct is not None
        with self.direct.begin() as connection:
            write_changes(connection, changes, self.owner)

    async def commit_here(self, changes: list[Change]) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(write_changes, changes, self.owner)
            if self.hint is not None:
                changed = dict.fromkeys(change.table for change in changes if change.entry is not None)
                for table in changed:
                    await connection.execute(NOTIFY, self.hint(table))


def settle(done: "Future[None]", error: Exception | None) -> None:
    """Set the result, unless nobody waits for it any longer."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def write_changes(connection: Connection, changes: list[Change], owner: str) -> None:
    """The rows of some changes, many at a time."""
    tables = [row for change in changes for row in change.tables]
    if tables:
        connection.execute(NEW_TABLES, tables)
    entries = [entry_row(change.table, change.entry) for change in changes if change.entry is not None]
    if entries:
        write_entries(connection, entries)
    members = [row for change in changes for row in change.members]
    members += [{"account": change.member, "table_id": change.table} for change in changes if change.member]
    for row in members:
        known = MEMBERS.c.account == row["account"], MEMBERS.c.table_id == row["table_id"]
        connection.execute(delete(MEMBERS).where(*known))
    if members:
        connection.execute(NEW_MEMBERS, members)
    for change in changes:
        if change.gone:
            gone = delete(MEMBERS).where(MEMBERS.c.account.in_(change.gone), MEMBERS.c.table_id == change.table)
            connection.execute(gone)
    changed = [summary_row(change) for change in changes if change.summary]
    if changed:
        write_summaries(connection, changed)
    results = [row for change in changes for row in change.results]
    if results:
        connection.execute(NEW_RESULTS, results)
    tries = [row for change in changes for row in change.tries]
    if tries:
        connection.execute(NEW_TRIES, tries)
    for change in changes:
        if change.tried is not None:
            write_tried(connection, change.table, change.tried)
    records = [record_row(change.table, change.record) for change in changes if change.record is not None]
    if records:
        connection.execute(NEW_RECORDS, records)
    dues = [change for change in changes if change.due is not None or change.nothing_due]
    if dues:
        connection.execute(delete(DUE).where(DUE.c.table_id.in_([change.table for change in dues])))
    rows = [due_row(change, owner) for change in dues if change.due is not None]
    if rows:
        connection.execute(NEW_DUE, rows)
    rated = [(change.table, change.rated, change.entry.at) for change in changes if change.rated and change.entry]
    if rated:
        write_rated(connection, rated)  # at last: others wait for what it locks


def write_tried(connection: Connection, table: str, tried: dict[str, Any]) -> None:
    """How a try ended; a doubt that there was before stays."""
    c = TRIES.c
    asked = select(c.deal, c.account, c.origin, c.doubt, DEALS.c.kind).join(DEALS, DEALS.c.id == c.deal)
    row = connection.execute(asked.where(c.table_id == table, c.ended.is_(None))).first()
    if row is None:
        return
    doubt = row.doubt or tried["doubt"]
    if not doubt and row.kind == "daily" and row.origin:
        doubt = doubtful(connection, row.deal, row.origin, row.account)
    connection.execute(update(TRIES).where(c.table_id == table).values(**{**tried, "doubt": doubt}))


def doubtful(connection: Connection, deal: str, origin: str, account: str) -> str:
    """`address`, if a deal is or was played from an address by another account, too: by now its cards may be known."""
    c = TRIES.c
    others = select(c.account).where(c.deal == deal, c.origin == origin, c.account != account).limit(1)
    marked = select(COUNTERS.c.n).where(COUNTERS.c.name == mark_of(deal, origin))
    found = [connection.execute(asked).first() for asked in (others, marked)]
    return "address" if any(row is not None for row in found) else ""


def write_entries(connection: Connection, rows: list[Row]) -> None:
    if connection.dialect.name == "sqlite":
        write_many(connection, new_entries_in_sqlite, rows)
    else:
        connection.execute(NEW_ENTRIES, [dict(zip(ENTRY_FIELDS, row, strict=True)) for row in rows])


def write_summaries(connection: Connection, rows: list[Row]) -> None:
    """The last one of each table: all of them are of one moment."""
    last = list({row[0]: row for row in rows}.values())
    if connection.dialect.name == "sqlite":
        write_many(connection, changes_in_sqlite, last)
    else:
        connection.execute(CHANGE, [dict(zip(CHANGED_FIELDS, row, strict=True)) for row in last])


def write_many(connection: Connection, statement: Callable[[int], str], rows: list[Row]) -> None:
    """Many rows with one statement: SQLite's driver lets go of the interpreter and takes it back for each of them.

    A statement has places for so many rows; those that are left over stay empty, and count for nothing.
    """
    for start in range(0, len(rows), SIZES[-1]):
        some = rows[start : start + SIZES[-1]]
        size = SIZES[bisect_left(SIZES, len(some))]
        empty = (None,) * (len(some[0]) * (size - len(some)))
        connection.exec_driver_sql(statement(size), (*chain.from_iterable(some), *empty))


@cache
def new_entries_in_sqlite(n: int) -> str:
    new = f"(VALUES {marks(len(ENTRY_FIELDS), n)})"
    return f"INSERT INTO entries ({', '.join(ENTRY_FIELDS)}) SELECT * FROM {new} WHERE column1 IS NOT NULL"


@cache
def changes_in_sqlite(n: int) -> str:
    new = f"(VALUES {marks(len(CHANGED_FIELDS), n)}) AS new"
    changed = "status = new.column2, summary = new.column3, changed = new.column4"
    return f"UPDATE tables SET {changed} FROM {new} WHERE tables.id = new.column1"


def marks(columns: int, rows: int) -> str:
    """Placeholders for the values of this many rows."""
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)


def entry_row(table: str, entry: Entry) -> Row:
    event = entry.event
    kind, command = KIND_OF[type(event)], entry.command or None
    return table, entry.seq, kind, entry.seat, entry.account, command, entry.at, body_of(event)


def summary_row(change: Change) -> Row:
    assert change.entry is not None
    return change.table, change.status, change.summary, change.entry.at


def due_row(change: Change, owner: str) -> dict[str, Any]:
    assert change.due is not None
    seq = change.entry.seq + 1 if change.entry is not None else 0
    return {"table_id": change.table, "seq": seq, "at": change.due.at, "owner": owner, "until": change.due.until}
