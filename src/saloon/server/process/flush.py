"""How messages go out: first all connections look at their tables, then all send: a client of many wakes up once."""

from asyncio import AbstractEventLoop, get_running_loop
from collections.abc import Awaitable, Coroutine, Generator
from types import coroutine
from typing import Any, Protocol

MOST_AT_ONCE = 100  # who look and speak before others have a turn: a few milliseconds


class Speaker(Protocol):
    """A connection with messages to send."""

    def look(self) -> None: ...

    def begin(self) -> None: ...


class Flush:
    """Lets connections send their messages at the end of a turn of the event loop, all at once."""

    def __init__(self) -> None:
        self.loop: AbstractEventLoop | None = None
        self.scheduled: list[Speaker] = []

    def schedule(self, speaker: Speaker) -> None:
        if not self.scheduled:
            self.loop = self.loop or get_running_loop()
            self.loop.call_soon(self.run)
        self.scheduled.append(speaker)

    def run(self) -> None:
        some, self.scheduled = self.scheduled[:MOST_AT_ONCE], self.scheduled[MOST_AT_ONCE:]
        if self.scheduled and self.loop is not None:
            self.loop.call_soon(self.run)
        for speaker in some:
            speaker.look()
        for speaker in some:
            speaker.begin()


def at_once(work: Coroutine[Any, Any, None]) -> Awaitable[None] | None:
    """Do something without a task of its own, as far as it goes without waiting; what is left of it, if it has to."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return rest_of(work, waits_for)


@coroutine
def rest_of(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    try:
        yield waits_for
    except BaseException as error:
        work.throw(error)
        raise
    yield from work.__await__()
