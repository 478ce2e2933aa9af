"""A bell: whoever waits for it is woken, however often it was rung meanwhile."""

from asyncio import AbstractEventLoop, Future, get_running_loop


class Bell:
    """For one who waits. `asyncio.Event` asks which loop is running each time, and that is a call of the system."""

    def __init__(self) -> None:
        self.rung = False
        self.loop: AbstractEventLoop | None = None
        self.waiting: Future[None] | None = None

    def ring(self) -> None:
        self.rung = True
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def heard(self) -> None:
        """Until it was rung since the last time."""
        if not self.rung:
            if self.loop is None:
                self.loop = get_running_loop()
            self.waiting = self.loop.create_future()
            try:
                await self.waiting
            finally:
                self.waiting = None
        self.rung = False
