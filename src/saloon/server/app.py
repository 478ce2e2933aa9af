"""The application: all parts of a server, put together."""

import asyncio
import gc
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Any, cast

import structlog
from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.types import LifeSpanScope, Message, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from saloon.kernel.errors import Illegal, Malformed
from saloon.server.connection.socket import STRAIGHT, keep_looking, live
from saloon.server.http import health, openapi, static
from saloon.server.http.auth import Auth, put_headers, same_origin
from saloon.server.http.refusals import BROKEN, HANDLERS
from saloon.server.hub import Hub
from saloon.server.people.accounts import Accounts
from saloon.server.process import logs
from saloon.server.process.channel import is_postgresql, make_channels
from saloon.server.process.config import Settings, database_url, read_settings
from saloon.server.process.limits import Limits
from saloon.server.process.turns import in_turns
from saloon.server.rest import ROUTES
from saloon.server.storage.counters import counters_for
from saloon.server.storage.database import engine_for
from saloon.server.storage.migrate import migrate
from saloon.server.workers.pool import Pool

MOST_BYTES = 16_384  # of a request; a few routes take more
# How often garbage is looked for, in new objects, in those that were new then, and in all. Everybody waits meanwhile,
# up to 30 ms for 20,000 new ones: often among the new, hardly ever among all tables, since games make no garbage.
COLLECT = 2_000, 100, 40

log = structlog.get_logger()


async def note_down(error: Exception, _: Scope) -> None:
    """Unexpected errors are logged; refusals are not."""
    refused = isinstance(error, HTTPException) and error.status_code < BROKEN
    if isinstance(error, (SQLAlchemyError, OSError)):
        log.warning("store-unavailable", error=type(error).__name__)
    elif not refused and not isinstance(error, (Illegal, Malformed, RecursionError, UnicodeDecodeError)):
        log.error("request-failed", exc_info=error)


class House(Litestar):
    """The application, with a straight line to the server for those who send much, and HEAD wherever there is GET.

    Requests take turns, and give way to those who play.
    """

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Any, send: Any) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            scope[STRAIGHT] = send  # type: ignore[literal-required]
        elif scope.get("method") == HttpMethod.HEAD:
            scope = cast("Scope", {**scope, "method": HttpMethod.GET})  # the server's own stays as it was
            send = without_body(send)
        if scope["type"] == ScopeType.HTTP:
            await in_turns(self.state.hub.turns, super().__call__(scope, receive, send))
        else:
            await super().__call__(scope, receive, send)


def without_body(send: Send) -> Send:
    """Answers a HEAD request as GET would, without the body."""

    async def headers_only(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return headers_only


def create_app(settings: Settings | None = None) -> Litestar:
    """A server that is ready to start: with these settings, or those of the environment."""
    if settings is None:
        settings = read_settings()
        logs.set_up(settings)
    url = database_url(settings)
    channels = make_channels(settings.channel_url, url)
    engine = engine_for(url)
    pool = Pool(settings.bot_workers, settings.bot_seconds)
    limits = Limits(off=not settings.limits, shared=counters_for(settings.channel_url, engine))
    notifies = is_postgresql(settings.channel_url)
    hub = Hub(engine, channels, pool, limits, alone=not settings.channel_url, notifies=notifies, settings=settings)
    accounts = Accounts(engine)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncGenerator[None, None]:
        await migrate(engine)
        await accounts.refresh_handles()
        async with channels:
            await hub.start()
            gc.freeze()  # what is there now stays
            gc.set_threshold(*COLLECT)
            looking = asyncio.create_task(keep_looking(hub, accounts), name="sessions")
            try:
                yield
            finally:
                looking.cancel()
                await hub.stop()

    return House(
        route_handlers=[*ROUTES, *health.ROUTES, live, *static.routes(files("saloon") / "static")],
        lifespan=[life],
        middleware=[
            logs.Requests(),
            DefineMiddleware(Auth, exclude=["^/schema", "^/healthz", "^/readyz", "^/metrics"]),
        ],
        dependencies={
            "hub": Provide(lambda: hub, sync_to_thread=False),
            "accounts": Provide(lambda: accounts, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        after_exception=[note_down],
        guards=[same_origin],
        before_send=[put_headers],
        state=State({"accounts": accounts, "settings": settings, "hub": hub}),
        openapi_config=openapi.CONFIG,
        on_startup=[openapi.complete],
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )
