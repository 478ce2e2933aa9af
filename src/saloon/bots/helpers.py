"""Several cores for one decision: forked processes search the same look, each with its own random numbers.

A process is forked for one answer, so nothing has to be sent to it; it sends plain numbers back. If it dies or is late,
the results of the others are enough.
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
    """Whether `fork` is available."""
    return hasattr(os, "fork")


class Helper:
    """A forked process that searches, sends its result, and exits."""

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
        """Its result; empty if it has died or is not ready in time."""
        try:
            if self.ear.poll(None if end is None else max(0.0, end - monotonic())):
                found: Found = self.ear.recv()
                return found
        except (EOFError, OSError):
            pass
        return []

    def dismiss(self) -> None:
        """End the process and close its pipe."""
        self.ear.close()
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        with suppress(ChildProcessError):
            os.waitpid(self.pid, 0)


@contextmanager
def hired(thoughts: Sequence[Callable[[], Found]]) -> Iterator[list[Helper]]:
    """A helper for each search, as far as processes can be started."""
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
    """The results as one: visits are added, values weighted by them."""
    visits: dict[int, int] = {}
    values: dict[int, float] = {}
    for found in findings:
        for code, count, mean in found:
            visits[code] = visits.get(code, 0) + count
            values[code] = values.get(code, 0.0) + count * mean
    return [(code, count, values[code] / count if count else 0.0) for code, count in visits.items()]
