"""What is counted or remembered for some time, in the database: rate limits, where processes have it in common and no
Redis, and from where a deal of the day was played by accounts that are gone."""

from time import monotonic, time
from typing import Any

from limits.aio.storage import Storage
from sqlalchemy import case, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saloon.server.process.config import REDIS
from saloon.server.process.limits import redis_storage
from saloon.server.storage.digests import digest
from saloon.server.storage.schema import COUNTERS

SWEEP = 600.0  # seconds between two times that old counters are thrown away


def counters_for(channel_url: str, engine: AsyncEngine) -> Storage | None:
    """Where several processes count together; None where there is only one."""
    if not channel_url:
        return None
    return redis_storage(channel_url) if channel_url.startswith(REDIS) else DatabaseStorage(engine)


def mark_of(deal: str, origin: str) -> str:
    """What is left of a try when its account is deleted: that the deal was played from an address (a digest)."""
    return digest(f"played {deal} {origin}")


async def keep_mark(connection: AsyncConnection, deal: str, origin: str, until: float) -> None:
    insert: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    mark = insert(COUNTERS).values(name=mark_of(deal, origin), n=1, expires=until)
    await connection.execute(mark.on_conflict_do_nothing(index_elements=[COUNTERS.c.name]))


class DatabaseStorage(Storage):
    """Counters as rows: one statement for each count. Names are stored as digests: there are addresses in them."""

    STORAGE_SCHEME = None

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self.engine = engine
        self.swept = monotonic()

    @property
    def base_exceptions(self) -> type[Exception] | tuple[type[Exception], ...]:
        return SQLAlchemyError, OSError

    async def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        c, now = COUNTERS.c, time()
        insert: Any = postgresql.insert if self.engine.dialect.name == "postgresql" else sqlite.insert
        new = insert(COUNTERS).values(name=digest(key), n=amount, expires=now + expiry)
        over = c.expires <= now
        changed = {
            "n": case((over, new.excluded.n), else_=c.n + new.excluded.n),
            "expires": case((over, new.excluded.expires), else_=c.expires),
        }
        async with self.engine.begin() as connection:
            if monotonic() > self.swept + SWEEP:
                self.swept = monotonic()
                await connection.execute(delete(COUNTERS).where(over))
            counted = new.on_conflict_do_update(index_elements=[c.name], set_=changed).returning(c.n)
            return int((await connection.execute(counted)).scalar_one())

    async def get(self, key: str) -> int:
        return (await self.read(key))[0]

    async def get_expiry(self, key: str) -> float:
        return (await self.read(key))[1]

    async def read(self, key: str) -> tuple[int, float]:
        """How many were counted, and until when they count."""
        c, now = COUNTERS.c, time()
        async with self.engine.connect() as connection:
            asked = select(c.n, c.expires).where(c.name == digest(key), c.expires > now)
            row = (await connection.execute(asked)).first()
        return (row.n, row.expires) if row is not None else (0, now)

    async def check(self) -> bool:
        try:
            await self.get("")
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def reset(self) -> int | None:
        async with self.engine.begin() as connection:
            return (await connection.execute(delete(COUNTERS))).rowcount

    async def clear(self, key: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(COUNTERS).where(COUNTERS.c.name == digest(key)))
