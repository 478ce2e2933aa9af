"""The bell that puts a question aside when there is news."""

import os
import signal
import threading
from collections.abc import Iterator

import pytest

from saloon.terminal.bell import Bell, Rung

PATIENCE = 60


class Silent:
    """A screen at which nobody types: it waits in the system, as a terminal does."""

    def __init__(self) -> None:
        self.waiting = threading.Event()
        self.end, self.other = os.pipe()

    def ask(self, prompt: str, typed: str = "") -> str:
        self.waiting.set()
        return os.read(self.end, 1).decode()


@pytest.fixture
def screen() -> Iterator[Silent]:
    found = Silent()
    giving_up = threading.Timer(PATIENCE, lambda: os.write(found.other, b"!"))
    giving_up.start()
    yield found
    giving_up.cancel()
    os.close(found.end)
    os.close(found.other)


def test_a_signal_that_is_lost_is_sent_again(screen: Silent, monkeypatch: pytest.MonkeyPatch):
    """One that comes just before the terminal begins to wait does not wake it: it may be the player's turn."""
    send, sent = signal.pthread_kill, []

    def lose_the_first(thread: int, number: int) -> None:
        sent.append(number)
        if len(sent) > 1:
            send(thread, number)

    monkeypatch.setattr(signal, "pthread_kill", lose_the_first)
    bell = Bell(screen)  # type: ignore[arg-type]
    bell.works = True

    def news() -> None:
        screen.waiting.wait(PATIENCE)
        bell.ring()

    threading.Thread(target=news).start()
    with bell, pytest.raises(Rung):
        bell.ask("Waiting")
    assert len(sent) > 1
    assert not bell.rung
