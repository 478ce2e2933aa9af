"""Bots at every table: how many decisions a second the server's workers make while somebody looks at all of them."""

import asyncio
import json
from collections.abc import Sequence

import httpx
from websockets.asyncio.client import connect

OPEN = 16  # tables that are looked at, at a time: one socket may look at twenty
GAMES = ("wyatt-earp", "revolver")
PATIENCE = 30.0  # seconds for an answer


class Onlooker:
    """A guest who opens tables of bots, looks at them, and opens another one for each that is over."""

    def __init__(self, host: str, bots: Sequence[str]) -> None:
        self.host = host
        self.seats = [{"kind": "bot", "bot": bot} for bot in bots]
        self.opened = 0
        self.over: set[str] = set()

    async def look(self, warm: float, seconds: float) -> float:
        """Decisions a second, after so long a beginning."""
        async with httpx.AsyncClient(base_url=f"http://{self.host}", timeout=PATIENCE) as self.client:
            (await self.client.post("/api/guests", json={"name": "Onlooker"})).raise_for_status()
            cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
            where = f"ws://{self.host}/api/live"
            async with connect(
                where, additional_headers={"Cookie": cookie}, compression=None, proxy=None
            ) as self.socket:
                await self.socket.send(json.dumps({"type": "hello", "protocol": 1}))
                for _ in range(OPEN):
                    await self.open()
                hearing = asyncio.create_task(self.hear())
                await asyncio.sleep(warm)
                before = await self.stored()
                await asyncio.sleep(seconds)
                found = (await self.stored() - before) / seconds
                if hearing.done():
                    hearing.result()  # says what went wrong
                hearing.cancel()
        return found

    async def open(self) -> None:
        game = GAMES[self.opened % len(GAMES)]
        self.opened += 1
        answer = await self.client.post("/api/tables", json={"game": game, "seats": self.seats, "pace": 0})
        answer.raise_for_status()
        await self.socket.send(json.dumps({"type": "watch", "table": answer.json()["id"]}))

    async def hear(self) -> None:
        async for message in self.socket:
            told = json.loads(message)
            if told["type"] == "refused":
                raise RuntimeError(message)
            if told["type"] == "news" and told["status"] == "over" and told["table"] not in self.over:
                self.over.add(told["table"])
                await self.socket.send(json.dumps({"type": "unwatch", "table": told["table"]}))
                await self.open()

    async def stored(self) -> float:
        """Decisions that the server has stored, as `/metrics` counts them."""
        text = (await self.client.get("/metrics", headers={"host": "localhost"})).text
        lines = (line for line in text.splitlines() if line.startswith("saloon_decisions_total"))
        return sum(float(line.rsplit(" ", 1)[1]) for line in lines)
