"""The example game, installed next to Saloon as anyone would install it, in these tests only."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "crazy_eights"
PATIENCE = 600  # seconds that a command may take on the slowest of machines

Run = Callable[..., subprocess.CompletedProcess[str]]


def install(folder: Path) -> dict[str, str]:
    """The environment in which the example is installed: a folder that only these processes look into."""
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--target", str(folder), str(EXAMPLE)], check=True)
    paths = [str(folder), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(tmp_path_factory.mktemp("example"))


@pytest.fixture
def run(environment: dict[str, str], tmp_path: Path) -> Run:
    """Run a Python program where the example is installed; it must end well."""

    def run(*words: object, lines: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        told = subprocess.run(
            [sys.executable, *map(str, words)],
            cwd=ROOT,
            env={**environment, "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "100", "SALOON_LANG": "en", **more},
            input=lines,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        assert told.returncode == 0, told.stdout + told.stderr
        assert "Traceback" not in told.stderr
        return told

    return run
