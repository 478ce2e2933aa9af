"""Ordinary players: each at a table of his own against a deputy, and how long move and answer take."""

import asyncio
import time

from picows import ws_connect

from benchmarks.house.crowd import GAME, Crowd, Heard, Person

PAUSE = 0.15  # seconds that a player thinks


class Player(Person):
    """A player who measures the time: from a move to its being stored, and from there to the end of the bot's turn."""

    def __init__(self, crowd: "Players", cookie: str, chance: int) -> None:
        super().__init__(crowd, cookie, chance)
        self.times = crowd
        self.sent_at = self.stored_at = 0.0

    def news(self, heard: Heard) -> None:
        now = time.perf_counter()
        if self.sent_at and f"m{self.n}" in heard.done:
            self.times.moves.append(now - self.sent_at)
            self.sent_at, self.stored_at = 0.0, now if heard.question is None and heard.status == "running" else 0.0
        elif self.stored_at and (heard.question is not None or heard.status == "over"):
            self.times.answers.append(now - self.stored_at)
            self.stored_at = 0.0
        super().news(heard)

    def answer(self, heard: Heard) -> None:
        super().answer(heard)
        self.sent_at = time.perf_counter()


class Players(Crowd):
    """So many of them."""

    def __init__(self, host: str) -> None:
        super().__init__(host)
        self.moves: list[float] = []
        self.answers: list[float] = []

    async def sit(self, tables: int) -> None:
        for n in range(len(self.people), tables):
            player = Player(self, await self.guest(f"Player {n}"), n)
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "deputy"}]
            table = await self.ask("/api/tables", {"game": GAME, "seats": seats, "pace": 0}, player.cookie)
            headers = {"Cookie": player.cookie}
            await ws_connect(lambda player=player: player, f"ws://{self.host}/api/live", extra_headers=headers)
            await player.open
            player.watch(table["id"])
            self.people.append(player)

    async def play(self, seconds: float) -> tuple[list[float], list[float]]:
        """The times of all moves and of all answers."""
        self.moves, self.answers = [], []
        self.go(PAUSE)
        await asyncio.sleep(seconds)
        self.stop()
        return self.moves, self.answers
