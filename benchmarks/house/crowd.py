"""Many people at many tables, in one process: each answers as soon as it is asked, with any of the choices.

The socket client is picows, since on two cores a slower one would measure itself.
"""

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from saloon.kernel.fairness import entropy_commitment
from saloon.kernel.rng import Quick

GAME = "wyatt-earp"


class Choice(msgspec.Struct):
    code: int


class Question(msgspec.Struct):
    number: int
    choices: list[Choice]


class Heard(msgspec.Struct):
    """As much of a message as a player needs who does not care who wins."""

    type: str
    table: str = ""
    id: str = ""
    status: str = ""
    seat: int = -1
    to_act: int = -1
    question: Question | None = None
    next: str = ""
    done: list[str] = []
    reason: str = ""


DECODE = msgspec.json.Decoder(Heard).decode
ENCODE = msgspec.json.Encoder().encode


class Tally:
    """What happened during a measurement."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        self.done = 0
        self.refused: dict[str, int] = {}
        self.sent: dict[str, float] = {}  # [table] when the last decision went out
        self.delays: list[float] = []  # until the last viewer of that table had news of it
        self.waiting: dict[str, int] = {}


class Person(WSListener):
    """A client with one socket at one table."""

    def __init__(self, crowd: "Crowd", cookie: str, chance: int) -> None:
        self.crowd = crowd
        self.cookie = cookie
        self.rng = Quick(chance)
        self.table = ""
        self.transport: Any = None
        self.asked = -1
        self.n = 0
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.say({"type": "hello", "protocol": 1})

    def say(self, message: dict[str, Any]) -> None:
        self.transport.send(WSMsgType.TEXT, ENCODE(message))

    def watch(self, table: str) -> None:
        self.table = table
        self.asked = -1
        self.say({"type": "watch", "table": table})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        heard = DECODE(frame.get_payload_as_memoryview())
        if heard.type == "news":
            self.news(heard)
        elif heard.type == "done":
            self.crowd.tally.done += heard.id.startswith("m")
        elif heard.type == "welcome" and not self.open.done():
            self.open.set_result(None)
        elif heard.type == "refused":
            self.crowd.tally.refused[heard.reason] = self.crowd.tally.refused.get(heard.reason, 0) + 1

    def news(self, heard: Heard) -> None:
        self.crowd.seen(self.table)
        for id in heard.done:
            self.crowd.tally.done += id.startswith("m")
        if heard.status == "over":
            if heard.next:
                self.watch(heard.next)
            elif self.asked != -2:
                self.asked = -2
                self.say({"type": "rematch", "table": self.table, "id": f"r{self.n}"})
        elif heard.question is not None and heard.question.number != self.asked:
            self.asked = heard.question.number
            self.crowd.turn(self, heard)

    def answer(self, heard: Heard) -> None:
        assert heard.question is not None
        self.n += 1
        choices = heard.question.choices
        code = choices[int(self.rng.below(len(choices)))].code
        self.crowd.sent(self.table)
        move = {"type": "move", "table": self.table, "id": f"m{self.n}", "seat": heard.seat}
        self.say({**move, "question": heard.question.number, "code": code})


class Crowd:
    """Two people at each of so many tables."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.tally = Tally()
        self.people: list[Person] = []
        self.pace = 0.0  # seconds between two decisions of a table; 0: at once
        self.playing = False
        self.held: list[tuple[Person, Heard]] = []

    async def sit(self, tables: int) -> None:
        """More tables, until there are so many."""
        for n in range(len(self.people) // 2, tables):
            pair = [Person(self, await self.guest(f"p{n}-{i}"), 2 * n + i) for i in range(2)]
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = await self.ask("/api/tables", {"game": GAME, "seats": seats, "chat": False}, pair[0].cookie)
            salt, where = n.to_bytes(32, "big"), f"/api/tables/{table['id']}/commands"
            sit = {"type": "sit", "table": table["id"], "id": "s", "seat": 1, "invite": table["invite"]}
            await self.ask(where, {**sit, "commitment": entropy_commitment(salt)}, pair[1].cookie)
            reveal = {"type": "reveal", "table": table["id"], "id": "r", "seat": 1, "entropy": salt.hex()}
            await self.ask(where, reveal, pair[1].cookie)
            for person in pair:
                headers = {"Cookie": person.cookie}
                await ws_connect(lambda person=person: person, f"ws://{self.host}/api/live", extra_headers=headers)
                await person.open
                person.watch(table["id"])
                self.people.append(person)

    async def guest(self, name: str) -> str:
        return await asyncio.to_thread(self._guest, name)

    def _guest(self, name: str) -> str:
        with urlopen(self.request("/api/guests", {"name": name}, "")) as answer:
            return str(answer.headers["set-cookie"]).split(";")[0]

    async def ask(self, path: str, body: dict[str, Any], cookie: str) -> dict[str, Any]:
        return await asyncio.to_thread(self._ask, path, body, cookie)

    def _ask(self, path: str, body: dict[str, Any], cookie: str) -> dict[str, Any]:
        with urlopen(self.request(path, body, cookie)) as answer:
            return dict(json.load(answer))

    def request(self, path: str, body: dict[str, Any], cookie: str) -> Request:
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        return Request(f"http://{self.host}{path}", json.dumps(body).encode(), headers)

    # Play

    def turn(self, person: Person, heard: Heard) -> None:
        """Someone is asked: the answer comes at once, after a while, or when play continues."""
        if not self.playing:
            self.held.append((person, heard))
        elif self.pace:
            asyncio.get_running_loop().call_later(
                self.pace * (0.5 + person.rng.below(1000) / 1000), person.answer, heard
            )
        else:
            person.answer(heard)

    def go(self, pace: float = 0.0) -> None:
        self.pace = pace
        self.playing = True
        self.tally.begin()
        held, self.held = self.held, []
        for person, heard in held:
            self.turn(person, heard)

    def stop(self) -> None:
        self.playing = False

    def sent(self, table: str) -> None:
        self.tally.sent[table] = time.perf_counter()
        self.tally.waiting[table] = 2

    def seen(self, table: str) -> None:
        """Somebody has news of a table: the delay counts when the last one has."""
        left = self.tally.waiting.get(table, 0)
        if left == 1:
            self.tally.delays.append(time.perf_counter() - self.tally.sent[table])
        if left:
            self.tally.waiting[table] = left - 1

    def close(self) -> None:
        for person in self.people:
            person.transport.disconnect()


class Caller(WSListener):
    """A client of the echo: as soon as it has an answer it calls again."""

    def __init__(self, count: Callable[[], None]) -> None:
        self.count = count
        self.transport: Any = None
        self.message = ENCODE({"table": "0123456789ab", "id": "m12345", "seat": 1, "question": 17, "code": 42})

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def call(self) -> None:
        self.transport.send(WSMsgType.TEXT, self.message)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.count()
            self.call()
