"""Writing into the notebook. Whatever is asked for in the same moment shares a transaction, and so a sync of the disk.

Pages that are written together are stored together or not at all. Nobody is told of them before `write` returns.
"""

import asyncio
from asyncio import Future
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from sqlalchemy import bindparam, delete, insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saloon.kernel.errors import Illegal
from saloon.server.metrics import Metrics
from saloon.server.room import Entry
from saloon.server.schema import DUE, ENTRIES, MEMBERS, RESULTS, TABLES
from saloon.server.store import reachable
from saloon.server.wire import ENCODE

MOST_AT_ONCE = 500
NOTIFY = text("SELECT pg_notify(:channel, :hint)")
CHANGE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("id_"))
    .values(status=bindparam("status_"), summary=bindparam("summary_"), changed=bindparam("changed_"))
)


class Conflict(Exception):
    """Somebody else wrote this page first: read on, and ask again."""


class Due(Struct, frozen=True):
    """What this process will do at the table next, unless it dies: then another does it after `until`."""

    at: float
    until: float


class Page(Struct, frozen=True):
    """Everything that one event changes in the database."""

    table: str
    entry: Entry | None = None
    status: str = ""  # the table's new one, and its summary, if that changed
    summary: str = ""
    due: Due | None = None
    nothing_due: bool = False
    member: str = ""  # an account that sits here from now on
    gone: str = ""  # one that does not any more
    tables: tuple[dict[str, Any], ...] = ()  # rows of new tables
    members: tuple[dict[str, Any], ...] = ()
    results: tuple[dict[str, Any], ...] = ()  # of a game that is over with this entry


Waiting = tuple[tuple[Page, ...], Future[None]]


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
        self.waiting: list[Waiting] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.closing = False

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="notebook")

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        self.closing = True
        self.wake.set()
        if self.task is not None:
            await self.task

    async def write(self, *pages: Page) -> None:
        """Store some pages; they are safe when this returns.

        `Conflict` if somebody else was first. `Illegal` if the database is away: then they may be stored or not.
        """
        if self.closing:
            raise Illegal("store-unavailable", "", {})
        done: Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((pages, done))
        self.wake.set()
        await done

    async def run(self) -> None:
        while not self.closing:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                await self.store(batch)

    async def store(self, batch: list[Waiting]) -> None:
        """All pages in one transaction; if one of them cannot be, each in its own."""
        try:
            await self.commit([page for pages, _ in batch for page in pages])
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

    async def commit(self, pages: list[Page]) -> None:
        pages.sort(key=lambda page: page.table)  # two processes never wait for each other crosswise
        async with reachable(), self.engine.begin() as connection:
            await write_pages(connection, pages, self.owner)
            if self.hint is not None:
                changed = dict.fromkeys(page.table for page in pages if page.entry is not None)
                for table in changed:
                    await connection.execute(NOTIFY, self.hint(table))
        self.metrics.commits.observe(len(pages))


def settle(done: "Future[None]", error: Exception | None) -> None:
    """Tell whoever waits; he may have gone away."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


async def write_pages(connection: AsyncConnection, pages: list[Page], owner: str) -> None:
    """The rows of some pages, many at a time."""
    tables = [row for page in pages for row in page.tables]
    if tables:
        await connection.execute(insert(TABLES), tables)
    entries = [entry_row(page.table, page.entry) for page in pages if page.entry is not None]
    if entries:
        await connection.execute(insert(ENTRIES), entries)
    members = [row for page in pages for row in page.members]
    members += [{"account": page.member, "table_id": page.table} for page in pages if page.member]
    for row in members:
        known = MEMBERS.c.account == row["account"], MEMBERS.c.table_id == row["table_id"]
        await connection.execute(delete(MEMBERS).where(*known))
    if members:
        await connection.execute(insert(MEMBERS), members)
    for page in pages:
        if page.gone:
            gone = delete(MEMBERS).where(MEMBERS.c.account == page.gone, MEMBERS.c.table_id == page.table)
            await connection.execute(gone)
    changed = [summary_row(page) for page in pages if page.summary]
    if changed:
        await connection.execute(CHANGE, changed)
    results = [row for page in pages for row in page.results]
    if results:
        await connection.execute(insert(RESULTS), results)
    dues = [page for page in pages if page.due is not None or page.nothing_due]
    if dues:
        await connection.execute(delete(DUE).where(DUE.c.table_id.in_([page.table for page in dues])))
    rows = [due_row(page, owner) for page in dues if page.due is not None]
    if rows:
        await connection.execute(insert(DUE), rows)


def entry_row(table: str, entry: Entry) -> dict[str, Any]:
    seq, kind, seat, account, command, at, body = entry
    return {
        "table_id": table,
        "seq": seq,
        "kind": kind,
        "seat": seat,
        "account": account,
        "command": command or None,
        "at": at,
        "body": ENCODE(body).decode(),
    }


def summary_row(page: Page) -> dict[str, Any]:
    assert page.entry is not None
    return {"id_": page.table, "status_": page.status, "summary_": page.summary, "changed_": page.entry[5]}


def due_row(page: Page, owner: str) -> dict[str, Any]:
    assert page.due is not None
    seq = page.entry[0] + 1 if page.entry is not None else 0
    return {"table_id": page.table, "seq": seq, "at": page.due.at, "owner": owner, "until": page.due.until}
