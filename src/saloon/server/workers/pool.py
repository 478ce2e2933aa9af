"""Processes that work for the server: bots think there, and the event loop never does."""

import asyncio
import os
from collections.abc import Callable, Coroutine
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from time import perf_counter
from typing import Any

import structlog
from msgspec.structs import replace

from saloon import workers
from saloon.bots import levels
from saloon.bots.bot import RandomBot
from saloon.kernel.game import find_game
from saloon.server.workers.jobs import Job, choose, learn

GRACE = 1.0  # seconds beyond its limit after which a bot is not waited for
THINKING = 0.6  # of the time that is left until an answer is due: what follows a secret one has its share, too
LEAST = 0.05  # seconds
PATIENCE = 10.0  # seconds that anybody waits for a worker, and for what is not a bot's answer
AGAIN = 1.0  # seconds before another worker is hired, if one could not begin
AT_ONCE = {*levels.BY_GUIDE, RandomBot.name}  # bots that hardly think

log = structlog.get_logger()


class Pool:
    """The workers: processes that do one thing at a time. A bot that does not answer in time is answered for."""

    def __init__(self, size: int = 0, limit: float = 1.0) -> None:
        self.workers = size or max(1, (os.cpu_count() or 2) - 1)
        self.limit = limit
        self.pools: set[ProcessPoolExecutor] = set()  # each of one worker: if he hangs, nobody else is disturbed
        self.idle: asyncio.Queue[ProcessPoolExecutor] = asyncio.Queue()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.timed: Callable[[str, float, bool], None] | None = None  # told how long a bot took, and if it was too long

    def start(self) -> None:
        for _ in range(self.workers):
            self.keep(self.hire())

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        for pool in list(self.pools):
            self.dismiss(pool)

    def keep(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever wanted to know has heard of it, and may be gone

    async def hire(self) -> None:
        """A new worker, who gets his first work when he has learnt the games."""
        while True:
            pool = workers.start(1)
            self.pools.add(pool)
            try:
                await asyncio.get_running_loop().run_in_executor(pool, learn)
            except BrokenExecutor:
                log.warning("bot-worker-did-not-start")
                self.dismiss(pool)
                await asyncio.sleep(AGAIN)
            else:
                self.idle.put_nowait(pool)
                return

    def dismiss(self, pool: ProcessPoolExecutor) -> None:
        self.pools.discard(pool)
        workers.stop(pool)

    def patience(self, bot: str) -> float:
        """How long everybody waits for each answer of this bot, forced or not, so that the wait tells nothing."""
        return 0.0 if bot in AT_ONCE else self.limit

    async def choose(self, job: Job, left: float) -> int:
        """What the bot answers, with so much time left; too late, or if it broke down, what a plain bot answers."""
        end = perf_counter() + left
        game = find_game(job.game)
        for bot in (job.bot, levels.standard(game)):
            late = False
            began = perf_counter()
            try:
                pool = await self.free()
                began = perf_counter()
                thinking = min(max(THINKING * (end - began), LEAST), self.limit)
                return int(await self.use(pool, self.limit + GRACE, choose, replace(job, bot=bot), thinking))
            except TimeoutError:
                late = True
                log.warning("bot-too-late", table=job.table, bot=bot)
            except BrokenExecutor:
                log.warning("bot-worker-died", table=job.table, bot=bot)
            except Exception as error:
                log.warning("bot-failed", table=job.table, bot=bot, error=type(error).__name__)
            finally:
                if self.timed is not None:
                    self.timed(bot.partition(":")[0], perf_counter() - began, late)
        return await asyncio.to_thread(choose, replace(job, bot=levels.quickest(game)), self.limit)

    async def ask(self, what: Any, *values: Any) -> Any:
        """Have a worker do something; `TimeoutError` if he does not get done with it."""
        return await self.use(await self.free(), PATIENCE, what, *values)

    def has_time(self) -> bool:
        """Whether a worker has nothing to do."""
        return not self.idle.empty()

    async def free(self) -> ProcessPoolExecutor:
        """The next worker who has nothing to do."""
        async with asyncio.timeout(PATIENCE):
            return await self.idle.get()

    async def use(self, pool: ProcessPoolExecutor, within: float, what: Any, *values: Any) -> Any:
        """He works until he is done or his time is over, even if nobody waits for it any more."""
        return await asyncio.shield(self.keep(self.have_done(pool, within, what, values)))

    async def have_done(self, pool: ProcessPoolExecutor, within: float, what: Any, values: tuple[Any, ...]) -> Any:
        try:
            async with asyncio.timeout(within):
                found = await asyncio.get_running_loop().run_in_executor(pool, what, *values)
        except (TimeoutError, BrokenExecutor):
            self.dismiss(pool)
            self.keep(self.hire())
            raise
        except Exception:
            self.idle.put_nowait(pool)
            raise
        self.idle.put_nowait(pool)
        return found
