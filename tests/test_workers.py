"""Worker processes: what they do with signals that are meant for their parent."""

import os
import signal
import sys

import pytest

from saloon import cli, workers


@pytest.mark.parametrize("kind", [signal.SIGINT, signal.SIGTERM])
def test_a_worker_that_is_still_starting_ignores_the_signals_of_its_parent(kind, capfd):
    pool = workers.start(1)
    try:
        pid = pool.submit(os.getpid)
        [process] = pool._processes.values()
        assert process.pid is not None
        os.kill(process.pid, kind)
        assert pid.result(timeout=60) == process.pid
    finally:
        workers.stop(pool, wait=True)
    assert capfd.readouterr().err == ""


def test_the_parent_still_hears_its_signals():
    pool = workers.start(1)
    try:
        assert pool.submit(os.getpid).result(timeout=60) != os.getpid()
        assert not {signal.SIGINT, signal.SIGTERM} & signal.pthread_sigmask(signal.SIG_BLOCK, [])
    finally:
        workers.stop(pool, wait=True)


def test_workers_start_where_a_sandbox_forbids_a_lower_priority(monkeypatch: pytest.MonkeyPatch):
    def forbidden(by: int) -> int:
        raise PermissionError(by)

    monkeypatch.setattr(os, "nice", forbidden)
    workers.give_way(5)


def test_the_command_line_computes_on_one_thread(monkeypatch):
    """Small nets on several threads took ten times the work; whoever wants them can still say so."""
    monkeypatch.setattr(sys, "argv", ["saloon", "version"])
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    monkeypatch.setenv("OMP_NUM_THREADS", "3")
    with pytest.raises(SystemExit):
        cli.main()
    assert (os.environ["OPENBLAS_NUM_THREADS"], os.environ["OMP_NUM_THREADS"]) == ("1", "3")
