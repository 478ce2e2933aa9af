"""A bare echo on the same stack: one message decoded, one encoded, nothing in between."""

from typing import Any

import msgspec
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect


class Heard(msgspec.Struct):
    """A decision as it comes in."""

    table: str
    id: str
    seat: int
    question: int
    code: int


class Answered(msgspec.Struct):
    """An acknowledgement with a little to read."""

    table: str
    id: str
    text: str = "a message of about a hundred bytes, as an acknowledgement with a fact is"


@websocket("/api/live")
async def live(socket: "WebSocket[Any, Any, Any]") -> None:
    await socket.accept()
    decode = msgspec.json.Decoder(Heard).decode
    encode = msgspec.json.Encoder().encode
    try:
        while True:
            heard = decode(await socket.receive_text())
            await socket.send_text(encode(Answered(heard.table, heard.id)).decode())
    except WebSocketDisconnect:
        pass


@get("/healthz")
async def healthz() -> dict[str, str]:
    return {"status": "ok"}


def create_app() -> Litestar:
    return Litestar(route_handlers=[live, healthz])
