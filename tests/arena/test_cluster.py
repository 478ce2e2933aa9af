"""The arena on a Dask cluster: a scheduler and two workers of this machine, one of which is killed in mid-run."""

import json
import subprocess
import sys
import time

import pytest

from saloon.arena import crew as crews
from saloon.arena.match import play_deal
from tests.arena.conftest import revolver, untimed

DEALS = 150
PLAN = revolver("random")


def start(module, *args):
    command = [sys.executable, "-m", f"distributed.cli.{module}", *map(str, args), "--no-dashboard"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.fixture
def cluster(tmp_path):
    """The scheduler's address, and the two workers."""
    told = tmp_path / "scheduler.json"
    house = start("dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", told)
    workers = []
    try:
        end = time.monotonic() + 60
        while not told.exists() or not told.read_text():
            assert time.monotonic() < end
            time.sleep(0.1)
        address = json.loads(told.read_text())["address"]
        one = (address, "--nthreads", "1", "--no-nanny", "--host", "127.0.0.1", "--local-directory")
        workers += [start("dask_worker", *one, tmp_path / f"worker-{n}") for n in range(2)]
        yield address, workers
    finally:
        for process in [*workers, house]:
            process.kill()
            process.wait()


def test_a_killed_worker_loses_nothing(cluster, saloon, monkeypatch):
    address, workers = cluster
    monkeypatch.setattr(crews, "LARGEST_BLOCK", 4)
    found = []
    with crews.ClusterCrew(address) as crew:
        crew.client.wait_for_workers(2, timeout=60)
        assert crew.size() == 2
        for deal in crews.play(PLAN, range(DEALS), crew):
            found.append(deal)
            if len(found) == 10:
                workers[0].kill()
                workers[0].wait()
    assert untimed(found) == untimed([play_deal(PLAN, n) for n in range(DEALS)])

    told = saloon("arena", "revolver", "--bots", "random", "--deals", 3, "--cluster", address, "--json")
    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["results"]["deals"] == 3


def test_no_cluster_there_is_told(saloon, monkeypatch):
    monkeypatch.setattr(crews, "JOIN_SECONDS", 0.5)
    told = saloon("arena", "revolver", "--bots", "random", "--deals", 1, "--cluster", "tcp://127.0.0.1:9")
    assert told.exit_code == 2
    assert "There is no cluster at tcp://127.0.0.1:9" in " ".join(told.stderr.split())
