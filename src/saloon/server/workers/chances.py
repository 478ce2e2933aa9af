"""How games stood, on request: by the net, or (if there is none for the rules) by our guide.

Games are looked at one at a time, in pieces that workers do between other work, and what was found is remembered.
Marks ("mistake") need a closer look at a few decisions, which is done only for those who wait for it.
"""

import asyncio
from collections import OrderedDict
from hashlib import sha256
from time import monotonic
from typing import Any

from msgspec import Struct

from saloon.bots.analysis.found import ALL, Chances
from saloon.kernel.errors import Illegal, Malformed
from saloon.server.workers import guessing, reviewing
from saloon.server.workers.guessing import Piece
from saloon.server.workers.pool import Pool
from saloon.server.workers.queue import Requester

GUESSING = 6.0  # seconds for a game without a net
PATIENCE = 20.0  # seconds that a request waits for earlier ones
KEPT = 200  # games that were looked at


class Known(Struct):
    """An analysed game: from the viewpoint of all players, then of each seat."""

    views: list[Chances]
    answers: list[Any]  # of the net, until the closer look is done

    @property
    def checked(self) -> bool:
        return self.views[0].checked


class Reckoner:
    """Looks at one game at a time, and remembers what it saw."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.lock = asyncio.Lock()
        self.known: OrderedDict[bytes, Known] = OrderedDict()

    async def reckon(
        self, raw: bytes, by: Requester, seat: int = ALL, checked: bool = False, patience: float = PATIENCE
    ) -> Chances:
        """The chances of a record; `Malformed` says what is wrong with it, `Illegal` if there is no time for it."""
        key = sha256(raw).digest()
        try:
            async with asyncio.timeout(patience):
                await self.lock.acquire()
        except TimeoutError:
            raise Illegal("too-busy", "", {}) from None
        try:
            if key not in self.known:
                self.known[key] = await self.work(raw, by)
            if checked and not self.known[key].checked:
                await self.check(raw, by, self.known[key])
        finally:
            self.lock.release()
        self.known.move_to_end(key)
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        views = self.known[key].views
        if seat + 1 >= len(views):
            raise Malformed("no-such-seat", "seat", {"value": seat})
        return views[seat + 1]

    async def work(self, raw: bytes, by: Requester) -> Known:
        why = await self.pool.ask(by, reviewing.cannot, raw)
        if why:
            return Known(await self.guess(raw, by, why), [])
        answers = await self.pieces(by, raw, None)
        return Known(await self.pool.ask(by, reviewing.conclude, raw, answers), answers)

    async def check(self, raw: bytes, by: Requester, known: Known) -> None:
        """A closer look at what may be marked."""
        closer = await self.pool.ask(by, reviewing.suspects, raw, known.answers)
        checks = await self.pieces(by, raw, closer)
        known.views = await self.pool.ask(by, reviewing.conclude, raw, known.answers, closer, checks)
        known.answers = []

    async def pieces(self, by: Requester, raw: bytes, closer: reviewing.Steps | None) -> list[Any]:
        found = [await self.pool.ask(by, reviewing.look, raw, 0, closer)]
        while len(found[-1]):
            found.append(await self.pool.ask(by, reviewing.look, raw, sum(map(len, found)), closer))
        return found

    async def guess(self, raw: bytes, by: Requester, why: str) -> list[Chances]:
        """The same from every viewpoint."""
        end, begun = monotonic() + GUESSING, 0
        found: Piece = await self.pool.ask(by, guessing.look, raw, begun)
        piece = found
        while piece.made and monotonic() < end:
            begun += piece.made
            piece = await self.pool.ask(by, guessing.look, raw, begun)
            found.add(piece)
        answer: Chances = await self.pool.ask(by, guessing.conclude, raw, found, why)
        return [answer] * (1 + len(answer.steps[0].chances))
