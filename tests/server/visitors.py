"""People and programs that use a server opened in this process."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from httpx import Response
from litestar.exceptions import WebSocketDisconnect as Closed
from litestar.testing import TestClient, WebSocketTestSession
from sqlalchemy import create_engine, text

from saloon.server import wire
from saloon.server.app import create_app
from saloon.server.http import openapi
from saloon.server.hub import Hub
from saloon.server.people import accounts
from saloon.server.process.config import Settings
from tests.server.client import PATIENCE

__all__ = ["Closed", "House", "Visitor", "opened", "quick_hashes"]

MOST_MESSAGES = 2000  # before a condition that should come is given up


class House:
    """A server on a file of its own."""

    def __init__(self, file: Path, client: TestClient[Any]) -> None:
        self.file = file
        self.client = client
        self.hub: Hub = client.app.state.hub

    def visitor(self) -> "Visitor":
        return Visitor(self)

    def guest(self, name: str) -> "Visitor":
        visitor = self.visitor()
        found = visitor.post("/api/guests", {"name": name})
        assert found.status_code == 201, found.text
        visitor.account = found.json()["account"]
        return visitor

    def member(self, name: str, password: str) -> "Visitor":
        visitor = self.guest(name)
        found = visitor.post("/api/members", {"name": name, "password": password})
        assert found.status_code == 201, found.text
        return visitor

    def sql(self, asked: str, **values: Any) -> list[Any]:
        """Query or change the database behind the server's back."""
        engine = create_engine(f"sqlite:///{self.file}")
        with engine.begin() as connection:
            done = connection.execute(text(asked), values)
            rows = list(done) if done.returns_rows else []
        engine.dispose()
        return rows


class Visitor:
    """Somebody with a browser, or a program: a cookie or a token, and nothing shared with the others."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.headers: dict[str, str] = {}
        self.device = ""  # the cookie of a known device
        self.account = ""

    def with_token(self, secret: str) -> "Visitor":
        program = Visitor(self.house)
        program.headers["authorization"] = f"Bearer {secret}"
        program.account = self.account
        return program

    @property
    def secret(self) -> str:
        return self.headers["cookie"].partition("=")[2]

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> Response:
        headers = {**self.headers, **more.pop("headers", {})}
        if kept := "; ".join(filter(None, (headers.get("cookie"), self.device))):
            headers["cookie"] = kept
        if body is not None:
            more["content"] = body if isinstance(body, bytes) else json.dumps(body).encode()
            headers.setdefault("content-type", "application/json")
        client = self.house.client
        client.cookies.clear()
        found = client.request(method, path, headers=headers, **more)
        for told in found.headers.get_list("set-cookie"):
            name, _, value = told.partition(";")[0].partition("=")
            if name != "saloon":
                self.device = f"{name}={value}"
            elif value.strip('"'):
                self.headers["cookie"] = f"saloon={value}"
            else:
                self.headers.pop("cookie", None)
        client.cookies.clear()
        return found

    def get(self, path: str, **more: Any) -> Response:
        return self.ask("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> Response:
        return self.ask("POST", path, body, **more)

    def new_table(self, *seats: Any, game: str = "revolver", **wishes: Any) -> dict[str, Any]:
        """A table; a seat is `me`, `open`, or the name of a bot."""
        kinds = [{"kind": seat} if seat in {"me", "open"} else {"kind": "bot", "bot": seat} for seat in seats]
        found = self.post("/api/tables", {"game": game, "seats": kinds, "pace": 0, **wishes})
        assert found.status_code == 201, found.text
        table: dict[str, Any] = found.json()
        return table

    def do(self, kind: str, table: str, id: str, **values: Any) -> Response:
        """A command, without a socket."""
        return self.post(f"/api/tables/{table}/commands", {"type": kind, "table": table, "id": id, **values})

    @contextmanager
    def socket(self, **headers: str) -> Iterator["Line"]:
        client = self.house.client
        client.cookies.clear()
        with client.websocket_connect("/api/live", headers={**self.headers, **headers}) as session:
            yield Line(session)


class Line:
    """An open socket."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session

    def say(self, kind: str, **values: Any) -> None:
        self.session.send_text(json.dumps({"type": kind, **values}))

    def hear(self, kind: str, fits: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next message of a kind that fits."""
        for _ in range(MOST_MESSAGES):
            message: dict[str, Any] = json.loads(self.session.receive_text(timeout=PATIENCE))
            if message["type"] == kind and fits(message):
                return message
        raise AssertionError(f"no {kind}")

    def greet(self) -> dict[str, Any]:
        self.say("hello", protocol=wire.PROTOCOL)
        return self.hear("welcome")

    def closed(self) -> int:
        """The code with which the server closes, after what it still sends."""
        try:
            for _ in range(MOST_MESSAGES):
                self.session.receive_text(timeout=PATIENCE)
        except Closed as error:
            return int(error.code)
        raise AssertionError("still open")


@contextmanager
def quick_hashes() -> Iterator[None]:
    """Password hashes that take no time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accounts, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        accounts.nobodys.cache_clear()
        yield
    accounts.nobodys.cache_clear()


@contextmanager
def opened(folder: Path, **settings: Any) -> Iterator[House]:
    """A server on an empty database in a folder, or on an existing one.

    With `described` its endpoints are described in full, which takes a quarter of the time of its start.
    """
    described = settings.pop("described", False)
    file = folder / "saloon.db"
    wanted = Settings(**{"database_url": f"sqlite:///{file}", "bot_workers": 1, **settings})
    with pytest.MonkeyPatch.context() as patch:
        if not described:
            patch.setattr(openapi, "complete", lambda app: None)
        app = create_app(wanted)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield House(file, client)
