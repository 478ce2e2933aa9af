"""Whether the database can be used: read, up to date, and written to."""

import asyncio
from time import monotonic

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.server.storage.migrate import NOTE, newest, revision_of

PATIENCE = 2.0  # seconds for the database to answer
KEPT = 1.0  # seconds that an answer is cached: anyone may ask, and each write costs a disk sync
TOUCH = text(f"UPDATE {NOTE} SET version_num = version_num")  # changes nothing, and is written all the same


class Readiness:
    """The state of one database, looked up again when the last answer is old."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.lock = asyncio.Lock()
        self.until = 0.0
        self.known = ""

    async def status(self) -> str:
        """`ok`, or what is wrong."""
        async with self.lock:
            if monotonic() >= self.until:
                self.known = await database_status(self.engine)
                self.until = monotonic() + KEPT
            return self.known


async def database_status(engine: AsyncEngine) -> str:
    """`ok`; `no-database` if it does not answer, `other-revision`, `cannot-write` (a full disk, a read-only file)."""
    wrong = "no-database"
    try:
        async with asyncio.timeout(PATIENCE):
            async with engine.connect() as connection:
                if await connection.run_sync(revision_of) != newest():
                    return "other-revision"
            wrong = "cannot-write"
            async with engine.begin() as connection:
                await connection.execute(TOUCH)
    except Exception:  # whatever it is, people are better sent elsewhere
        return wrong
    return "ok"
