"""Starting and stopping the server: socket, database, uvicorn, graceful shutdown."""

import asyncio
import errno
import math
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Any, cast

import uvicorn

from saloon.kernel.errors import Illegal
from saloon.server.app import create_app
from saloon.server.http.transport import Connections, LimitedRequests, Sockets, open_files
from saloon.server.hub import Hub
from saloon.server.process import logs
from saloon.server.process.config import Settings, database_url, proxies
from saloon.server.storage.database import engine_for
from saloon.server.storage.migrate import migrate

BACKLOG = 4096  # connections that are accepted at a time
ROUNDS = 5  # of the loop, in each of which so many are accepted, until the first of them is counted or gone
SPARE = 128  # open files for the database, workers and logs
MOST_FRAME = 65_536  # bytes of a message that is read at all; what is longer closes the socket
PING, PONG = 4.0, 5.0  # seconds between two looks whether a client is still there, and for its answer
EVERYWHERE = {"0.0.0.0", "::"}
SWITCH = 0.0005  # seconds after which a thread gives way to the event loop; Python's own 0.005 would make moves wait


def serve(settings: Settings, opened: Callable[[str], None], compiled: Callable[[], None] | None = None) -> None:
    """Run a server until a signal stops it; `Illegal` says why it cannot start.

    `opened` is called with its address; `compiled` when the bots have changed over to a newly compiled engine.
    """
    logs.set_up(settings)
    sys.setswitchinterval(SWITCH)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # an end in good order, like one by hand
    with suppress(KeyboardInterrupt), listen(settings.host, settings.port) as listener:  # uvicorn ends by one, too
        address = address_of(settings, listener.getsockname()[1])
        asyncio.run(prepare(settings))
        app = create_app(settings)
        if compiled is not None:
            app.state.hub.pool.compiled = compiled
        host = Host(config(settings, app), app.state.hub, settings.drain_seconds, lambda: opened(address))
        try:
            host.run(sockets=[listener])
        except SystemExit:  # the log says why
            raise Illegal("not-opened", "", {}) from None


def listen(host: str, port: int) -> socket.socket:
    """The listening socket, opened before anything else is done."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Illegal("port-busy", "", {"port": str(port)}) from None
        cause = os.strerror(error.errno) if error.errno and error.errno > 0 else error.strerror
        raise Illegal("cannot-listen", "", {"host": host, "port": str(port), "cause": cause}) from None


def address_of(settings: Settings, port: int) -> str:
    """The address to show to people."""
    if settings.public_url:
        return settings.public_url
    host = "localhost" if settings.host in EVERYWHERE else settings.host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def prepare(settings: Settings) -> None:
    """Check database and channel first, so that an error can be shown as one message."""
    engine = engine_for(database_url(settings))
    try:
        await migrate(engine)
    finally:
        await engine.dispose()
    if "://" in settings.channel_url:
        await greet_redis(settings.channel_url)


async def greet_redis(url: str) -> None:
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    try:
        async with Redis.from_url(url) as redis:
            await redis.ping()
    except (RedisError, OSError, ValueError) as error:
        raise Illegal("no-channel", "", {"cause": str(error)}) from None


def config(settings: Settings, app: Any) -> uvicorn.Config:
    trusted = proxies(settings)
    files = open_files()
    backlog = min(BACKLOG, files // 16)
    most = files - ROUNDS * backlog - SPARE
    most = min(settings.connections or most, most)
    of_address = settings.connections_per_address if settings.limits else most
    counted = Connections(most, of_address, settings.header_seconds, trusted)
    return uvicorn.Config(
        app,
        http=cast("Any", partial(LimitedRequests, counted)),
        ws=cast("Any", partial(Sockets, counted)),
        lifespan="on",
        loop="auto",
        ws_per_message_deflate=False,
        ws_max_size=MOST_FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        backlog=backlog,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=trusted,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=math.ceil(settings.shutdown_seconds),
    )


class Host(uvicorn.Server):
    """Reports when the server is open; at a signal reports not ready first, and closes after the drain time."""

    def __init__(self, config: uvicorn.Config, hub: Hub, drain: float, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.hub = hub
        self.drain = drain
        self.opened = opened
        self.loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        self.opened()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal starts the shutdown, a second one skips the waiting. This is a signal handler."""
        if self.drain and self.loop is not None and not self.hub.draining:
            self.hub.draining = True
            self.loop.call_soon_threadsafe(self.loop.call_later, self.drain, self.close, sig)
        else:
            self.hub.draining = True
            super().handle_exit(sig, frame)

    def close(self, sig: int) -> None:
        if not self.should_exit:
            super().handle_exit(signal.Signals(sig), None)
