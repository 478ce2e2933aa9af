"""The log: one event per line, as text or JSON, and never a secret.

Events have names and plain values. Paths of requests are logged as patterns, because a link to a table is
a secret; other libraries may only log warnings, because their details contain cookies and hands.
"""

import logging
import re
import secrets
import sys
import traceback
from time import perf_counter
from typing import Any, TextIO

import structlog
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send
from sqlalchemy.exc import DBAPIError
from structlog.types import EventDict, ExcInfo, WrappedLogger

from saloon.kernel.errors import Illegal, Malformed
from saloon.server.process.config import HIDDEN, Settings

SECRETS = re.compile(r"password|secret|cookie|token|invite|seed|entropy|hand|authorization|setup|body|code", re.I)
REQUEST_ID = re.compile(rb"[A-Za-z0-9_.-]{1,64}")
HEADER = b"x-request-id"
QUIET = {"/healthz", "/readyz", "/metrics"}  # asked every few seconds
OURS = "saloon"

log = structlog.get_logger(OURS)


def hide(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Hide every value whose name sounds like a secret."""
    for name in event:
        if SECRETS.search(name):
            event[name] = HIDDEN
    return event


def stack(exc_info: ExcInfo) -> str:
    """The traceback without values, because they may be private."""
    _, error, trace = exc_info
    return "".join([*traceback.format_tb(trace), *(f"{line}\n" for line in named(error))]).rstrip()


def named(error: BaseException) -> list[str]:
    name = type(error).__name__
    if isinstance(error, BaseExceptionGroup):
        return [name, *(f"  {line}" for inner in error.exceptions for line in named(inner))]
    if isinstance(error, Illegal | Malformed):
        return [f"{name}: {error.reason}"]
    if isinstance(error, DBAPIError):
        return [f"{name}: {type(error.orig).__name__}"]
    return [name if isinstance(error, LookupError | ValueError) else f"{name}: {error}"]


def write_stack(out: TextIO, info: ExcInfo) -> None:
    out.write("\n" + stack(info))


def set_up(settings: Settings, stream: TextIO | None = None) -> None:
    """Everything that is logged, by us and by others, goes one way: to standard error."""
    stream = stream or sys.stderr
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        hide,
    ]
    renderer: list[Any] = [structlog.processors.ExceptionRenderer(stack), structlog.processors.JSONRenderer()]
    if settings.log_format == "text":
        plain = structlog.dev.ConsoleRenderer(colors=stream.isatty(), exception_formatter=write_stack)
        renderer = [plain]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *shared],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *renderer],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(settings.log_level.upper())
    logging.getLogger("uvicorn.error").addFilter(is_news)


def is_news(record: logging.LogRecord) -> bool:
    """Not what uvicorn logs with a traceback each time that a client sends bytes which are no text."""
    return not str(record.msg).startswith("Invalid UTF-8 sequence received")


class Requests(ASGIMiddleware):
    """Gives every request an id, which the answer carries too, and logs how it went."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        id, began, status = request_id(scope), perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), (HEADER, id.encode())]
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        async def hear() -> ReceiveMessage:
            nonlocal status
            message = await receive()
            if message["type"] == "websocket.disconnect":
                status = message["code"]
            return message

        with structlog.contextvars.bound_contextvars(request=id):
            try:
                await next_app(scope, hear, answer)
            finally:
                path = pattern(scope)
                if path not in QUIET:
                    milliseconds = round((perf_counter() - began) * 1000, 1)
                    method = scope.get("method") or "SOCKET"
                    log.info("request", method=method, path=path, status=status, ms=milliseconds)


def request_id(scope: Scope) -> str:
    """The one that a proxy gave it, if that is a plain word; else a new one."""
    for name, value in scope["headers"]:
        if name == HEADER and REQUEST_ID.fullmatch(value):
            return value.decode()
    return secrets.token_hex(8)


def pattern(scope: Scope) -> str:
    """The address as the handler declares it, `/api/invites/{invite}`; nothing if there is no such page."""
    handler: BaseRouteHandler | None = scope.get("route_handler")
    return min(handler.paths) if handler is not None else ""
