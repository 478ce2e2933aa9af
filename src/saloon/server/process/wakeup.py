"""A flag that one task waits for: however often it is set meanwhile, the task wakes up once."""

from asyncio import AbstractEventLoop, Future, get_running_loop


class Wakeup:
    """For one who waits. `asyncio.Event` asks which loop is running each time, and that is a call of the system."""

    def __init__(self) -> None:
        self.is_set = False
        self.loop: AbstractEventLoop | None = None
        self.waiting: Future[None] | None = None

    def set(self) -> None:
        self.is_set = True
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def wait(self) -> None:
        """Until it was set since the last time."""
        if not self.is_set:
            if self.loop is None:
                self.loop = get_running_loop()
            self.waiting = self.loop.create_future()
            try:
                await self.waiting
            finally:
                self.waiting = None
        self.is_set = False
