"""Whose turn it is: requests give way to those who play, and so do bots at tables where nobody does.

A request is run step by step, from one wait to the next. In each round of the event loop only one request takes a step,
and for a few milliseconds none does while an entry is being stored: whatever arrives at the same time, a move
waits for one step at most. A request that meets nobody does not wait. For such a bot, its whole answer is one step.
"""

from asyncio import AbstractEventLoop, Future, get_running_loop
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

PATIENCE = 0.010  # seconds that requests wait for entries that are being stored, between two steps
GLANCE = 0.001  # seconds after which they look again whether all are stored

T = TypeVar("T")


class Turns:
    """The requests of one process, and which of them takes the next step."""

    def __init__(self, storing: Callable[[], bool]) -> None:
        self.storing = storing  # whether someone waits for an entry to be stored
        self.loop: AbstractEventLoop | None = None
        self.queue: deque[Future[None]] = deque()
        self.taken = False  # a step was taken in this round, or someone waits to take one
        self.since = 0.0  # the last step

    async def wait(self) -> None:
        """Wait for a turn."""
        loop = self.loop = self.loop or get_running_loop()
        waits = self.taken or self.storing()
        if not self.taken:
            self.taken, self.since = True, loop.time()
            loop.call_soon(self.go_on)
        if waits:
            turn: Future[None] = loop.create_future()
            self.queue.append(turn)
            await turn

    def go_on(self) -> None:
        """In each round: the next one takes a step, unless a move is in the way."""
        assert self.loop is not None
        while self.queue and self.queue[0].done():  # has stopped waiting
            self.queue.popleft()
        if not self.queue:
            self.taken = False
        elif self.storing() and self.loop.time() < self.since + PATIENCE:
            self.loop.call_later(GLANCE, self.go_on)
        else:
            self.since = self.loop.time()
            self.queue.popleft().set_result(None)
            self.loop.call_soon(self.go_on)


@coroutine
def in_turns(turns: Turns, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
    """Run something to its end, one step at a time, each in its turn."""
    error: BaseException | None = None
    while True:
        try:
            yield from turns.wait().__await__()
        except BaseException as stopped:  # it is told at once
            error = stopped
        try:
            waits_for = work.send(None) if error is None else work.throw(error)
        except StopIteration as end:
            value: T = end.value
            return value
        error = None
        try:
            yield waits_for
        except BaseException as thrown:
            error = thrown
