"""The socket: one for each client, for everything that happens at its tables."""

import asyncio
from contextlib import suppress
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Send

from saloon.kernel.errors import Illegal
from saloon.server.connection.connection import Connection, Gone
from saloon.server.http.auth import address
from saloon.server.http.dependencies import TheHub
from saloon.server.hub import NO_SESSION, Hub
from saloon.server.people.accounts import Accounts, Key
from saloon.server.people.who import Who

MOST_BYTES = 8_192  # of one message
LOOK = 30.0  # seconds between two looks whether those who are here may still be
UNSUPPORTED, BAD_TEXT, TOO_LONG, NOT_ALLOWED, TRY_LATER = 1003, 1007, 1009, 1008, 1013  # close codes
STRAIGHT = "saloon.send"  # the server's own `send`, in the scope of a socket

log = structlog.get_logger()


class Socket:
    """A connection's line over a WebSocket. What is sent goes straight to the server, past Litestar."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]") -> None:
        self.socket = socket
        self.straight: Send = socket.scope[STRAIGHT]  # type: ignore[literal-required]

    async def send(self, message: bytes) -> None:
        try:
            await self.straight({"type": "websocket.send", "bytes": None, "text": message.decode()})
        except OSError:  # uvicorn's way of saying so
            raise WebSocketDisconnect(detail="gone", code=1001) from None

    async def receive(self) -> str:
        """A message as text; `Gone` if it is too long, or is none."""
        event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone", code=1001)
        raw = event.get("text")
        if raw is None:
            raise Gone(UNSUPPORTED, "text only")
        if len(raw) > MOST_BYTES:
            raise Gone(TOO_LONG, "too long")
        return raw


@websocket("/api/live")
async def live(socket: "WebSocket[Who | None, Key, Any]", hub: TheHub) -> None:
    """Commands in, news out, until either end is gone."""
    await socket.accept()
    if socket.user is None:  # closed after the handshake: a page cannot read why a handshake was refused
        await socket.close(NO_SESSION, "no-session")
        return
    who, place = socket.user, address(socket)
    try:
        hub.limits.open_socket(who.account, place)
    except Illegal as error:
        await socket.close(TRY_LATER, error.reason)
        return
    connection = Connection(hub, who, Socket(socket), place)
    hub.connections[connection] = socket.auth.digest
    try:
        await connection.serve()
    except* WebSocketDisconnect:
        pass
    except* Gone as gone:
        await close(socket, gone)
    finally:
        hub.limits.close_socket(who.account, place)
        del hub.connections[connection]


async def close(socket: "WebSocket[Any, Any, Any]", gone: "ExceptionGroup[Gone]") -> None:
    error = gone.exceptions[0]
    assert isinstance(error, Gone)
    with suppress(Exception):  # the other end may be gone first
        await socket.close(error.code, error.reason)


def show_out(hub: Hub, keys: set[str]) -> None:
    """Close the sockets that were opened with a session or a token that is no more."""
    for connection, key in hub.connections.items():
        if key in keys:
            connection.leave(NO_SESSION, "no-session")


async def look_round(hub: Hub, accounts: Accounts) -> None:
    """A session that has ended, here or in another process, ends its sockets too."""
    keys = set(hub.connections.values())
    show_out(hub, keys - await accounts.valid(keys))


async def keep_looking(hub: Hub, accounts: Accounts) -> None:
    while True:
        await asyncio.sleep(LOOK)
        try:
            await look_round(hub, accounts)
        except Exception as error:  # the database may be away for a moment
            log.warning("sessions-not-checked", error=type(error).__name__)
