"""The deal of the day: a thousand players an hour, each at a table of their own, and what others notice of it.

A few minutes stand for the hour: players come at the hour's rate, and what others notice is measured once about as many
go as come. `--day 3600` plays the whole hour.
"""

import asyncio
import time
from typing import Any

import httpx
from picows import ws_connect

from benchmarks.house.crowd import GAME, Crowd, Heard, Person

HOURLY = 1000  # players
THINKS = 1.0  # seconds for a decision, on average
LOOKS = 0.25  # seconds between two looks at a page
RIVAL = "marshal"
FILLING = 150.0  # seconds until about as many go as come: a game takes two minutes


class Competitor(Person):
    """Plays a deal once, to its end."""

    def __init__(self, crowd: Crowd, cookie: str, chance: int) -> None:
        super().__init__(crowd, cookie, chance)
        self.over = asyncio.Event()

    def news(self, heard: Heard) -> None:
        if heard.status == "over":
            self.over.set()
        else:
            super().news(heard)


class Day(Crowd):
    """All of them, one after the other."""

    def __init__(self, host: str) -> None:
        super().__init__(host)
        self.finished = 0
        self.came: list[asyncio.Task[None]] = []
        self.client = httpx.AsyncClient(base_url=f"http://{host}", trust_env=False, timeout=60.0)

    async def deal(self) -> str:
        deals: list[dict[str, Any]] = (await self.client.get("/api/days")).json()["deals"]
        return next(str(deal["id"]) for deal in deals if (deal["game"], deal["rival"]) == (GAME, RIVAL))

    async def compete(self, n: int, deal: str) -> None:
        player = Competitor(self, await self.guest(f"Competitor {n}"), n)
        table = await self.ask(f"/api/deals/{deal}/table", {"pace": 0}, player.cookie)
        headers = {"Cookie": player.cookie}
        await ws_connect(lambda: player, f"ws://{self.host}/api/live", extra_headers=headers)
        await player.open
        player.watch(table["id"])
        await player.over.wait()
        player.transport.disconnect()
        await self.client.get(f"/api/deals/{deal}", headers=headers)
        self.finished += 1

    async def look(self, deal: str, seconds: float) -> list[float]:
        """How long the page and its deals take, again and again."""
        times, end = [], time.perf_counter() + seconds
        while (began := time.perf_counter()) < end:
            for page in ("/", "/api/days", f"/api/deals/{deal}"):
                (await self.client.get(page)).raise_for_status()
            times.append(time.perf_counter() - began)
            await asyncio.sleep(LOOKS)
        return times

    async def come(self, deal: str) -> None:
        """One player after the other, as many as come in an hour, until nobody is awaited any more."""
        self.go(THINKS)
        try:
            while True:
                self.came.append(asyncio.create_task(self.compete(len(self.came), deal)))
                await asyncio.sleep(3600 / HOURLY)
        finally:
            for player in self.came:
                player.cancel()
            for end in await asyncio.gather(*self.came, return_exceptions=True):
                if isinstance(end, Exception):
                    raise end
            await self.client.aclose()

    @property
    def there(self) -> int:
        """How many are at a table now."""
        return len(self.came) - self.finished
