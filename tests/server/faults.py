"""What can go wrong around a server, done to real processes."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.conftest import Node, need

NOTHING = 1  # bytes


@contextmanager
def full_disk(node: Node) -> Iterator[None]:
    """No file of this process can grow, or be written beyond its first byte: what a full disk is to SQLite.

    It needs no rights, and the disk of the machine has room.
    """
    need("prlimit" if hasattr(resource, "prlimit") else None, "prlimit")
    assert node.process is not None
    pid = node.process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (NOTHING, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))
