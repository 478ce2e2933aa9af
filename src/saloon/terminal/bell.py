"""A question at the terminal that is put aside when something happens elsewhere: what was typed so far is kept."""

import signal
import threading
from contextlib import suppress
from types import FrameType, TracebackType
from typing import Any, Self

from saloon.terminal.screen import Screen, is_interactive

AGAIN = 0.1  # seconds


class Rung(Exception):
    """Something happened while the player was typing this."""

    def __init__(self, typed: str) -> None:
        super().__init__(typed)
        self.typed = typed


class Bell:
    """Any thread may ring it; the thread that asks notices at once, if terminal and system allow it."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.works = is_interactive() and hasattr(signal, "pthread_kill") and at_home()
        self.asking = False
        self.rung = False
        self.before: Any = None

    def __enter__(self) -> Self:
        if self.works:
            self.before = signal.signal(signal.SIGUSR1, self.hear)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.works:
            signal.signal(signal.SIGUSR1, self.before)

    def ring(self) -> None:
        self.rung = True
        self.wake()

    def wake(self) -> None:
        """Again and again until it is heard: a signal just before the terminal begins to wait does not wake it."""
        if self.works and self.asking and self.rung:
            again = threading.Timer(AGAIN, self.wake)
            again.daemon = True
            again.start()
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGUSR1)

    def hear(self, number: int, frame: FrameType | None) -> None:
        if self.asking:
            self.asking = False
            raise Rung(typed_so_far())

    def ask(self, prompt: str, typed: str = "") -> str:
        """As `Screen.ask`, with the line begun; `Rung` if the bell rang before or meanwhile."""
        try:
            self.asking = self.works
            if self.works and self.rung:
                raise Rung(typed)
            return self.screen.ask(prompt, typed)
        except Rung:
            self.rung = False
            raise
        finally:
            self.asking = False


def at_home() -> bool:
    """Only the main thread receives signals."""
    return threading.current_thread() is threading.main_thread()


def typed_so_far() -> str:
    with suppress(ImportError):
        import readline

        return readline.get_line_buffer()
    return ""
