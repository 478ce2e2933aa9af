"""How processes wake each other: in memory, over Redis, or over PostgreSQL. The last two find their way back.

The stock backends of Litestar fall silent for good when their broker goes away for a moment.
"""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Any

import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from saloon.kernel.errors import Malformed
from saloon.server.process.config import REDIS, channel_dsn

CHANNEL = "saloon"  # one for all tables: it carries hints, never what happened
AGAIN = 1.0  # seconds between two tries

log = structlog.get_logger()


def make_channels(url: str, database: str) -> ChannelsPlugin:
    """The channels between processes; `Malformed` if the kind is unknown."""
    return ChannelsPlugin(backend_for(url, database), channels=[CHANNEL], subscriber_max_backlog=10_000)


def is_postgresql(url: str) -> bool:
    """Whether the database itself carries the hints."""
    return url in {"postgresql", "postgres"}


def backend_for(url: str, database: str) -> Any:
    if not url:
        return MemoryChannelsBackend()
    if url.startswith(REDIS):
        return steady_redis(url)
    if is_postgresql(url) and database.startswith("postgresql"):
        return steady_postgresql(channel_dsn(database))
    raise Malformed("bad-setting", "channel_url", {"cause": "redis://..., or postgresql with such a database"})


def steady_redis(url: str) -> Any:
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    class Steady(RedisChannelsPubSubBackend):
        async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
            while True:
                try:
                    async for event in super().stream_events():
                        yield event
                except (RedisError, OSError) as error:  # redis-py subscribes again by itself on the next read
                    log.warning("channel-lost", error=type(error).__name__)
                    await asyncio.sleep(AGAIN)

    return Steady(redis=Redis.from_url(url))


def steady_postgresql(dsn: str) -> Any:
    import asyncpg
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    class Steady(AsyncPgChannelsBackend):
        async def on_startup(self) -> None:
            self._speaking = asyncio.Lock()
            self._speaker: Any = None
            await super().on_startup()
            self._watch = asyncio.create_task(self._mend())

        async def on_shutdown(self) -> None:
            self._watch.cancel()
            if self._speaker is not None:
                await self._speaker.close()
            await super().on_shutdown()

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            async with self._speaking:  # the stock one opens a connection each time
                if self._speaker is None or self._speaker.is_closed():
                    self._speaker = await asyncpg.connect(dsn)
                for channel in channels:
                    await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())

        async def _mend(self) -> None:
            while True:
                await asyncio.sleep(AGAIN)
                if not self._listener_conn.is_closed():
                    continue
                try:
                    async with self._listener_lock:
                        connection = await asyncpg.connect(dsn)
                        for channel in self._subscribed_channels:
                            await connection.add_listener(channel, self._listener)
                        self._listener_conn = connection
                except (OSError, asyncpg.PostgresError) as error:
                    log.warning("channel-lost", error=type(error).__name__)

    return Steady(dsn)
