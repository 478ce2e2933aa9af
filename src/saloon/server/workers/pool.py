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
from saloon._engine import Compiling
from saloon.bots import levels
from saloon.kernel.errors import Illegal
from saloon.kernel.game import find_game
from saloon.server.workers.jobs import Job, choose, learn
from saloon.server.workers.queue import Queue, Rank, Request, Requester

GRACE = 1.0  # seconds beyond its limit after which a bot is not waited for
THINKING = 0.6  # of the time that is left until an answer is due: what follows a secret one has its share, too
LEAST = 0.05  # seconds
PATIENCE = 10.0  # seconds that people wait for a worker
HANGS = 30.0  # seconds after which a worker is replaced: one that is only slow will finish, and a new one costs more
LOOK = 2.0  # seconds between two looks whether the engine has been compiled
AGAIN = 1.0  # seconds before the next attempt, if a worker could not start
WAITED_FOR = {Rank.PEOPLE, Rank.RECORDS}  # by people: the others have time
NICENESS = 5  # a bot that thinks gives way to the process that stores moves and tells of them
FEWEST = 2  # workers, unless configured otherwise: one is always free for bots that hardly think
MOST_RECORDS, MOST_OF_PLACE = 40, 8  # that wait, of all and of one address

log = structlog.get_logger()

Worker = ProcessPoolExecutor  # of one process: if it hangs, nobody else is disturbed
Waiting = Request["asyncio.Future[Worker]"]


class Pool:
    """The workers: processes that do one job at a time. If a bot does not answer in time, a simpler one answers for it.

    A `Queue` decides who is next. Jobs that may take long leave one worker free, if there are several.
    """

    def __init__(self, size: int = 0, limit: float = 1.0) -> None:
        self.workers = size or max(FEWEST, (os.cpu_count() or 2) - 1)
        self.limit = limit
        self.pools: set[Worker] = set()
        self.idle: list[Worker] = []
        self.leaving: set[Worker] = set()  # replaced already: dismissed when they are done
        self.queue: Queue[asyncio.Future[Worker]] = Queue()
        self.long = 0  # workers that are busy with something that may take long
        self.tasks: set[asyncio.Task[Any]] = set()
        self.compiled: Callable[[], object] = lambda: log.info("bots-compiled")  # when all workers have changed over
        self.timed: Callable[[str, float, bool], None] | None = None  # told how long a bot took, and if it was too long

    def start(self) -> None:
        for _ in range(self.workers):
            self.keep(self.hire())
        compiling = Compiling()
        if compiling.possible:
            self.keep(self.change_over_when(compiling.done))

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
            task.exception()  # retrieved, so that asyncio does not warn; the caller has had it already

    async def hire(self) -> None:
        """Start a worker; it gets its first job when it has loaded the games."""
        while True:
            pool = workers.start(1, NICENESS)
            self.pools.add(pool)
            try:
                await asyncio.get_running_loop().run_in_executor(pool, learn)
            except BrokenExecutor:
                log.warning("bot-worker-did-not-start")
                self.dismiss(pool)
                await asyncio.sleep(AGAIN)
            else:
                self.take_back(pool)
                self.serve()
                return

    async def change_over_when(self, done: Callable[[], bool]) -> None:
        """In a checkout whose engine is still being compiled: let the workers change over to it when it is ready."""
        while not await asyncio.to_thread(done):
            await asyncio.sleep(LOOK)
        await self.change_over()
        self.compiled()

    async def change_over(self) -> None:
        """Replace the workers one by one. Each leaves when its successor is ready and its work is done."""
        for old in list(self.pools):
            if old in self.pools:  # else it has been replaced meanwhile
                await self.hire()
                if old in self.idle:
                    self.idle.remove(old)
                    self.dismiss(old)
                elif old in self.pools:  # busy, or still starting
                    self.leaving.add(old)

    def dismiss(self, pool: Worker) -> None:
        self.pools.discard(pool)
        self.leaving.discard(pool)
        workers.stop(pool)

    def patience(self, bot: str) -> float:
        """How long each answer of this bot takes, forced or not, so that the delay reveals nothing."""
        return 0.0 if bot in levels.AT_ONCE else self.limit

    async def choose(self, job: Job, left: float, by: Requester) -> int:
        """The bot's answer, within the time left; if it is late or fails, the answer of a simpler bot."""
        end = perf_counter() + left
        game = find_game(job.game)
        for bot in (job.bot, levels.standard(game)):
            late = False
            began = perf_counter()
            try:
                request = self.request(by, long=bot not in levels.AT_ONCE)
                worker = await self.free(request)
                began = perf_counter()
                thinking = min(max(THINKING * (end - began), LEAST), self.limit)
                job = replace(job, bot=bot)
                return int(await self.use(worker, request, self.limit + GRACE, choose, job, thinking))
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

    async def ask(self, by: Requester, what: Any, *values: Any, long: bool = True) -> Any:
        """Run a job in a worker; `Illegal` if there is no time for it."""
        try:
            request = self.request(by, long)
            return await self.use(await self.free(request), request, HANGS, what, *values)
        except (TimeoutError, BrokenExecutor):
            raise Illegal("too-busy", "", {}) from None

    def request(self, by: Requester, long: bool) -> Waiting:
        """Put a request into the queue; of those that can wait, only so many."""
        records, mine = self.queue.count(Rank.RECORDS), self.queue.count(Rank.RECORDS, by.place)
        if by.rank is Rank.RECORDS and (records >= MOST_RECORDS or mine >= MOST_OF_PLACE):
            raise Illegal("too-busy", "", {})
        request = Waiting(by, asyncio.get_running_loop().create_future(), long)
        self.queue.put(request)
        return request

    def has_time(self) -> bool:
        """Whether a worker has nothing to do, and may think for long."""
        return bool(self.idle) and self.may_think()

    def may_think(self) -> bool:
        return self.long < max(self.workers - 1, 1)

    async def free(self, request: Waiting) -> Worker:
        """A worker, when it is this request's turn. A cancelled request leaves the queue."""
        self.serve()
        try:
            async with asyncio.timeout(PATIENCE if request.by.rank in WAITED_FOR else None):
                return await asyncio.shield(request.ticket)
        except BaseException:
            self.queue.remove(request)
            if request.ticket.done():  # it came a moment too late
                self.release(request.ticket.result(), request, 0.0)
            raise

    def serve(self) -> None:
        """Give idle workers to those who are next."""
        while self.idle and (request := self.queue.take(self.may_think())) is not None:
            self.long += request.long
            request.ticket.set_result(self.idle.pop())

    def release(self, worker: Worker | None, request: Waiting, seconds: float) -> None:
        """A request is finished; its worker, if it still runs, is free again."""
        self.long -= request.long
        self.queue.done(request, seconds)
        if worker is not None:
            self.take_back(worker)
        self.serve()

    def take_back(self, worker: Worker) -> None:
        """A worker has nothing to do."""
        if worker in self.leaving:
            self.dismiss(worker)
        else:
            self.idle.append(worker)

    async def use(self, worker: Worker, request: Waiting, within: float, what: Any, *values: Any) -> Any:
        """Run a job to its end, even if the caller stops waiting; `TimeoutError` if it is late."""
        work = self.keep(self.have_done(worker, request, what, values))
        async with asyncio.timeout(within):
            return await asyncio.shield(work)

    async def have_done(self, worker: Worker, request: Waiting, what: Any, values: tuple[Any, ...]) -> Any:
        began, left = perf_counter(), None
        try:
            async with asyncio.timeout(HANGS):
                found = await asyncio.get_running_loop().run_in_executor(worker, what, *values)
        except (TimeoutError, BrokenExecutor):
            self.dismiss(worker)
            self.keep(self.hire())
            raise
        except Exception:
            left = worker
            raise
        else:
            left = worker
            return found
        finally:
            self.release(left, request, perf_counter() - began)
