"""Who plays the deals: processes of this machine, or the workers of a Dask cluster. The loop is the same.

The deals of a lost worker are given to another.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from time import monotonic
from typing import Any, Self

from saloon import workers
from saloon.arena.match import Deal, play_deals
from saloon.arena.plan import Plan

BLOCK_SECONDS = 0.5  # a block of deals that takes about so long hides what sending it costs
LARGEST_BLOCK = 64
MOST_BREAKS = 3  # in a row without one finished deal: then it is not the workers' fault
JOIN_SECONDS = 20.0  # to reach a cluster


class CrewLost(Exception):
    """The workers are gone, or keep dying."""


class OtherHouse(Exception):
    """A worker has another version, engine or code than we have: its games would not be the same."""

    def __init__(self, here: str, there: str) -> None:
        super().__init__(here, there)
        self.here = here
        self.there = there


class Crew:
    """Workers behind a `concurrent.futures.Executor`."""

    executor: Executor

    def size(self) -> int:
        """How many can play at the same time."""
        raise NotImplementedError

    def renew(self) -> None:
        """Start new workers after a crash."""
        raise CrewLost

    def close(self) -> None:
        """Stop all workers now."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class LocalCrew(Crew):
    """Processes of this machine, started afresh, so that it works everywhere."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.executor: ProcessPoolExecutor = workers.start(jobs)

    def size(self) -> int:
        return self.jobs

    def renew(self) -> None:
        self.close()
        self.executor = workers.start(self.jobs)

    def close(self) -> None:
        workers.stop(self.executor, wait=True)


class ClusterCrew(Crew):
    """The workers of a Dask cluster that is running already; the scheduler gives a lost worker's deals to another."""

    def __init__(self, address: str) -> None:
        from distributed import Client

        connect: Any = Client
        self.client = connect(address, timeout=JOIN_SECONDS, set_as_default=False)
        self.client.wait_for_workers(1, timeout=JOIN_SECONDS)
        self.executor = self.client.get_executor(pure=False)

    def size(self) -> int:
        threads: dict[str, int] = self.client.nthreads()  # workers come and go
        return max(1, sum(threads.values()))

    def renew(self) -> None:
        """The scheduler gave a block up, because several workers died over it; the others are still there."""
        if self.client.status != "running":
            raise CrewLost
        self.executor = self.client.get_executor(pure=False)

    def close(self) -> None:
        self.executor.shutdown(wait=False)
        self.client.close()


class Pace:
    """How many deals make a block."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.deals = 0

    def add(self, deals: Iterable[Deal]) -> None:
        for deal in deals:
            self.seconds += deal["seconds"]
            self.deals += 1

    def block(self, left: int, size: int) -> int:
        """About half a second's work, but near the end little enough to keep every process busy."""
        if not self.deals:
            return 1
        wanted = int(BLOCK_SECONDS * self.deals / max(self.seconds, 1e-6))
        return max(1, min(wanted, LARGEST_BLOCK, left // (2 * size)))


def play(plan: Plan, deals: Iterable[int], crew: Crew) -> Iterator[Deal]:
    """Play all these deals; each comes as soon as it is finished, in no particular order."""
    waiting = deque(deals)
    flying: dict[Future[dict[str, Any]], list[int]] = {}
    pace = Pace()
    breaks = 0
    while waiting or flying:
        broken = False
        size = crew.size()
        while waiting and len(flying) < 2 * size and not broken:
            block = [waiting.popleft() for _ in range(pace.block(len(waiting), size))]
            try:
                flying[crew.executor.submit(play_deals, plan, block)] = block
            except BrokenExecutor:
                waiting.extendleft(reversed(block))
                broken = True
        for future in wait(flying, return_when=FIRST_COMPLETED).done if not broken else ():
            block = flying.pop(future)
            try:
                told = future.result()
            except Exception as error:
                if not is_loss(error):
                    raise
                waiting.extendleft(reversed(block))
                broken = True
            else:
                check_house(plan, told["house"])
                pace.add(told["deals"])
                breaks = 0
                yield from told["deals"]
        if broken:
            crew.renew()
            rescued = gather(flying, waiting)
            breaks = 0 if rescued else breaks + 1
            if breaks > MOST_BREAKS:
                raise CrewLost
            yield from rescued


def gather(flying: dict[Future[dict[str, Any]], list[int]], waiting: deque[int]) -> list[Deal]:
    """What workers finished before a crash; the rest is queued again. Other blocks of a cluster go on."""
    found: list[Deal] = []
    for future, block in list(flying.items()):
        if future.done():
            del flying[future]
            if future.cancelled() or future.exception() is not None:
                waiting.extendleft(reversed(block))
            else:
                found += future.result()["deals"]
    return found


def is_loss(error: BaseException) -> bool:
    """Whether the error means a lost worker and not a failed game: Dask has exceptions of its own for that."""
    return isinstance(error, BrokenExecutor | CancelledError) or type(error).__name__ in {
        "KilledWorker",
        "FutureCancelledError",
    }


def check_house(plan: Plan, there: dict[str, str]) -> None:
    here = dict(plan.house)
    if here != there:
        raise OtherHouse(" ".join(here.values()), " ".join(there.values()))


class Timer:
    """Says yes once every so many seconds."""

    def __init__(self, every: float) -> None:
        self.every = every
        self.next = monotonic() + every

    def rings(self) -> bool:
        if monotonic() < self.next:
            return False
        self.next = monotonic() + self.every
        return True
