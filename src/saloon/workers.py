"""Worker processes for arena and server: started afresh, and gone with the process that started them."""

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from threading import Thread


def start(workers: int, niceness: int = 0) -> ProcessPoolExecutor:
    """An executor with so many processes. They ignore signals to the process group, which the parent handles.

    With a `niceness` they give way to other processes where the system knows of such a thing.
    """
    return ProcessPoolExecutor(workers, get_context("spawn"), initializer=follow_parent, initargs=(niceness,))


def stop(pool: ProcessPoolExecutor, wait: bool = False) -> None:
    """End them now, even during a search, which may take long. `wait`: until they are gone."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=wait, cancel_futures=True)


def follow_parent(niceness: int) -> None:
    """Called first in a worker: ignore the parent's signals, and exit when the parent is gone, even if killed."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    for kind in (signal.SIGINT, signal.SIGTERM):
        signal.signal(kind, signal.SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)
