"""Worker processes for arena and server: spawned, and gone with the process that started them."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import connection, get_context, parent_process, resource_tracker
from threading import Thread
from typing import ParamSpec, TypeVar

SIGNALS = (signal.SIGINT, signal.SIGTERM)
P = ParamSpec("P")
T = TypeVar("T")


class Workers(ProcessPoolExecutor):
    """Processes that ignore Ctrl-C and SIGTERM from their first moment on: the parent handles them."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with signals_blocked():  # a process that is started here inherits it
            return super().submit(fn, *args, **kwargs)


@contextmanager
def signals_blocked() -> Iterator[None]:
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # its start would unblock them
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def start(workers: int, niceness: int = 0) -> ProcessPoolExecutor:
    """An executor with this many processes. With a `niceness` they give way to others, if the system supports it."""
    return Workers(workers, get_context("spawn"), initializer=follow_parent, initargs=(niceness,))


def stop(pool: ProcessPoolExecutor, wait: bool = False) -> None:
    """Kill them, even during a search, which may take long. `wait`: until they are gone."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=wait, cancel_futures=True)


def follow_parent(niceness: int) -> None:
    """Called first in a worker: ignore the parent's signals, and exit when the parent is gone, even if killed."""
    give_way(niceness)
    use_one_thread()
    for kind in SIGNALS:
        signal.signal(kind, signal.SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()


def use_one_thread() -> None:
    """Called before numpy is loaded. The nets are small: several threads for one product wait for each other."""
    for threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
        os.environ.setdefault(threads, "1")


def give_way(niceness: int) -> None:
    """Run at a lower priority, where that exists and is allowed: the systemd unit of docs/hosting.md forbids it."""
    if niceness and hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(niceness)


def leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)
