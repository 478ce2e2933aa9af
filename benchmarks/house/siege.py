"""Hostile neighbours: twenty addresses of loopback that take whatever they can get, in a process of their own.

Each of them keeps eight tables of bots going and looks at them, floods the lobby with tables, posts the longest record
that is read, tries passwords, and holds half-open connections. It ends by itself: `python -m benchmarks.house.siege
HOST SECONDS KIND...` prints what it was answered, as JSON.
"""

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from contextlib import AsyncExitStack, suppress
from typing import Any

import httpx
from websockets.asyncio.client import connect

from saloon.kernel import record as records
from saloon.kernel.game import find_game
from saloon.kernel.rng import SEED_BYTES
from saloon.server.workers.replaying import MOST_DECISIONS

ADDRESSES = [f"127.0.0.{n}" for n in range(2, 22)]
TABLES = 8  # of bots, for each address
HALF_OPEN = 20  # connections, for each address
PAUSE = 0.5  # seconds between two of an address's requests of one kind
PATIENCE = 30.0  # seconds for an answer
KINDS = ("bots", "tables", "replays", "passwords", "half-open")
BOTS = [{"kind": "bot", "bot": bot} for bot in ("ranger", "deputy")]


def longest_record() -> bytes:
    """A game of two who do nothing but take discards (WE-6.7), as long as a record may be."""
    game = find_game("wyatt-earp")
    writer = records.begin(game, game.options({}), ["Eve", "Eve 2"], bytes(SEED_BYTES))
    while len(writer.record.decisions) < MOST_DECISIONS:
        writer.apply(writer.table.legal()[-1])
    return json.dumps(records.to_document(writer.record)).encode()


class Neighbour:
    """One address."""

    def __init__(self, host: str, address: str, record: bytes, answers: Counter[str]) -> None:
        self.host = host
        self.address = address
        self.record = record
        self.answers = answers

    async def begin(self, stack: AsyncExitStack, kinds: Collection[str]) -> None:
        """A guest, and if bots are wanted tables where they play alone, which he looks at."""
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        client = httpx.AsyncClient(base_url=f"http://{self.host}", transport=transport, timeout=PATIENCE)
        self.client = await stack.enter_async_context(client)
        await self.post("guests", {"name": f"Eve {self.address}"})
        if "bots" in kinds:
            self.socket = await stack.enter_async_context(self.look())
            await self.socket.send(json.dumps({"type": "hello", "protocol": 1}))
            for _ in range(TABLES):
                answer = await self.post("tables", {"game": "revolver", "seats": BOTS, "pace": 0})
                if answer.is_success:
                    await self.socket.send(json.dumps({"type": "watch", "table": answer.json()["id"]}))

    def look(self) -> connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        return connect(
            f"ws://{self.host}/api/live",
            additional_headers={"Cookie": cookie},
            local_addr=(self.address, 0),
            compression=None,
            proxy=None,
        )

    def besiege(self, tasks: asyncio.TaskGroup, kinds: Collection[str]) -> None:
        if "bots" in kinds:
            tasks.create_task(self.watch())
        for kind, ask in (("tables", self.flood), ("replays", self.replay), ("passwords", self.guess)):
            if kind in kinds:
                tasks.create_task(self.again(ask))
        for _ in range(HALF_OPEN if "half-open" in kinds else 0):
            tasks.create_task(self.half_open())

    async def post(self, path: str, body: Any) -> httpx.Response:
        answer = await self.client.post(f"/api/{path}", content=body if isinstance(body, bytes) else json.dumps(body))
        self.answers[f"{path} {answer.status_code}"] += 1
        return answer

    async def again(self, ask: Callable[[], Awaitable[Any]]) -> None:
        while True:
            try:
                await ask()
            except httpx.HTTPError as error:
                self.answers[type(error).__name__] += 1
            await asyncio.sleep(PAUSE)

    async def watch(self) -> None:
        async for _ in self.socket:
            self.answers["news of bots"] += 1

    async def flood(self) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}]
        await self.post("tables", {"game": "wyatt-earp", "seats": seats, "public": True})

    async def replay(self) -> None:
        await self.post("replay", self.record)

    async def guess(self) -> None:
        await self.post("login", {"name": "Calamity Jane", "password": "not the password"})

    async def half_open(self) -> None:
        """A request that never gets further than its first word."""
        host, port = self.host.split(":")
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(host, int(port), local_addr=(self.address, 0))
                writer.write(b"GET /api/games HT")
                await reader.read()
                writer.close()
            self.answers["half-open ended"] += 1
            await asyncio.sleep(PAUSE)


async def siege(host: str, seconds: float, kinds: Collection[str]) -> dict[str, int]:
    """Prepared, it says so; from then on it lasts so long."""
    answers: Counter[str] = Counter()
    record = longest_record()
    neighbours = [Neighbour(host, address, record, answers) for address in ADDRESSES]
    async with AsyncExitStack() as stack:
        await asyncio.gather(*(neighbour.begin(stack, kinds) for neighbour in neighbours))
        print("begun", flush=True)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), asyncio.TaskGroup() as tasks:
                for neighbour in neighbours:
                    neighbour.besiege(tasks, kinds)
    return dict(answers)


if __name__ == "__main__":
    print(json.dumps(asyncio.run(siege(sys.argv[1], float(sys.argv[2]), sys.argv[3:]))))
