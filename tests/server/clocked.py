"""A server whose clock is ahead by as many seconds as a file says: a day passes when a test writes it down."""

import os
import time
from pathlib import Path

from litestar import Litestar

from saloon.server import app
from saloon.server.storage.database import Database

FILE = "TEST_CLOCK"
APP = "tests.server.clocked:create_app"


class Clock:
    """What the servers of a test take for the time."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.set(time.time())

    def set(self, now: float) -> None:
        self.file.write_text(repr(now - time.time()))


def create_app() -> Litestar:
    ahead, true = Path(os.environ[FILE]), Database.now
    Database.now = lambda self: true(self) + float(ahead.read_text())  # type: ignore[method-assign]
    return app.create_app()
