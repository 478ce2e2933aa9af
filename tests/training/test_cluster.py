"""Workers on other machines (`training/cluster.py`): a Ray cluster of two nodes of this machine."""

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

pytest.importorskip("torch", reason="pip install --group training-cluster (docs/training.md)")
pytest.importorskip("ray", reason="pip install --group training-cluster (docs/training.md)")

pytestmark = pytest.mark.soak  # neither is in a lock

ROOT = Path(__file__).parents[2]
TINY = "--workers 2 --tables 8 --gauge 6 --steps 8 --width 16 --batch 32 --match-every 600"


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Two nodes, with one core each: so each gets a worker."""
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=":")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    found = Cluster()
    for _ in range(2):
        found.add_node(num_cpus=1, object_store_memory=100_000_000, include_dashboard=False)
    yield found
    found.shutdown()


def begin(cluster: Any, out: Path, *asked: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "training", "revolver", "--out", str(out), "--ray", cluster.address]
    return subprocess.Popen(
        [*command, *TINY.split(), *asked], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )


def test_a_tiny_run_has_its_workers_on_two_nodes(cluster, tmp_path):
    run = begin(cluster, tmp_path, "--lots", "3", "--seconds", "600")
    told = run.communicate(timeout=300)[0]
    assert run.returncode == 0, told
    assert "2 workers on 2 nodes" in told
    curve = json.loads((tmp_path / "curve.json").read_text())["curve"]
    assert curve[-1]["decisions"] == 3 * 2 * 2 * 8 * 8
    assert curve[-1]["guide 2"]["games"] > 0
    assert (tmp_path / "revolver.npz").is_file()


def test_a_worker_that_is_lost_is_replaced(cluster, tmp_path):
    run = begin(cluster, tmp_path, "--lots", "60", "--seconds", "120")
    until(tmp_path / "log.txt", "lot 2 ")
    actors = [
        each for each in psutil.Process().children(recursive=True) if "".join(each.cmdline()).startswith("ray::Actor")
    ]
    assert len(actors) == 2
    actors[0].send_signal(signal.SIGKILL)
    told = run.communicate(timeout=300)[0]
    assert run.returncode == 0, told
    assert [int(lot) for lot in re.findall(r"^lot (\d+) ", told, re.M)][-1] > 3


def until(log: Path, line: str) -> None:
    for _ in range(600):
        if log.is_file() and line in log.read_text():
            return
        time.sleep(0.2)
    pytest.fail(f"{line!r} does not come")
