"""Several cores for one decision: copies of this process search the same look, each with chance of its own.

A copy is made for one answer (`fork`), so nothing has to travel there, least of all a table; plain numbers come back.
A copy that dies, or is late, is not missed: what the others found is enough.
"""

import os
import signal
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import Pipe
from time import monotonic

Found = list[tuple[int, int, float]]  # for each choice: its code, visits, and mean value


def most_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def can_help() -> bool:
    """Whether processes can be copied here."""
    return hasattr(os, "fork")


class Helper:
    """A copy of this process that thinks, tells what it found, and is gone."""

    def __init__(self, think: Callable[[], Found]) -> None:
        self.ear, mouth = Pipe(duplex=False)
        try:
            with warnings.catch_warnings():  # the copy has no threads, and needs none
                warnings.simplefilter("ignore", DeprecationWarning)
                self.pid = os.fork()
            if self.pid == 0:  # pragma: no cover (the copy)
                try:
                    mouth.send(think())
                finally:
                    os._exit(0)
        except OSError:
            self.ear.close()
            raise
        finally:
            mouth.close()

    def found(self, end: float | None) -> Found:
        """What it found; nothing if it has died, or is not ready at that time."""
        try:
            if self.ear.poll(None if end is None else max(0.0, end - monotonic())):
                found: Found = self.ear.recv()
                return found
        except (EOFError, OSError):
            pass
        return []

    def dismiss(self) -> None:
        """Nothing of it is left behind."""
        self.ear.close()
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        with suppress(ChildProcessError):
            os.waitpid(self.pid, 0)


@contextmanager
def hired(thoughts: Sequence[Callable[[], Found]]) -> Iterator[list[Helper]]:
    """A helper for each thought, as far as the machine has room for them."""
    helpers: list[Helper] = []
    try:
        with suppress(OSError):
            for think in thoughts:
                helpers.append(Helper(think))
        yield helpers
    finally:
        for helper in helpers:
            helper.dismiss()


def together(findings: Sequence[Found]) -> Found:
    """All that was found, as if one had looked for it: visits are added, values weighed by them."""
    visits: dict[int, int] = {}
    values: dict[int, float] = {}
    for found in findings:
        for code, count, mean in found:
            visits[code] = visits.get(code, 0) + count
            values[code] = values.get(code, 0.0) + count * mean
    return [(code, count, values[code] / count if count else 0.0) for code, count in visits.items()]
