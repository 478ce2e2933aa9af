"""The peers' own environments, made with venv and pip under `.bench/` and kept for the next run.

A peer that cannot be installed is left out of the table with the reason; it never stops the run.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from benchmarks.link import ROOT, Failed

HOME = ROOT / ".bench"
PATIENCE = 900  # seconds for one pip run


@dataclass(frozen=True)
class Peer:
    """A library to compare with: its worker and the exact packages of its environment."""

    name: str
    pins: tuple[str, ...]

    @property
    def module(self) -> str:
        return f"benchmarks.workers.{self.name}"

    @property
    def folder(self) -> Path:
        return HOME / self.name

    @property
    def python(self) -> Path:
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def stamp(self) -> Path:
        return self.folder / "installed.json"

    def wanted(self) -> dict[str, object]:
        return {"pins": list(self.pins), "python": platform.python_version()}

    def installed(self) -> bool:
        """The environment is there, complete, and made for these pins and this Python."""
        try:
            return bool(json.loads(self.stamp.read_text("utf-8")) == self.wanted()) and self.python.exists()
        except (OSError, ValueError):
            return False


PEERS = {
    peer.name: peer
    for peer in (
        Peer("openspiel", ("open_spiel==2.0.2", "numpy==2.4.6")),
        Peer("rlcard", ("rlcard==1.2.0", "numpy==2.4.6")),
        # The last PettingZoo with gin_rummy_v4; it wants an older RLCard, and that an older numpy.
        Peer(
            "pettingzoo",
            ("pettingzoo==1.24.3", "rlcard==1.0.5", "gymnasium==1.4.0", "numpy==1.26.4", "pygame==2.6.1"),
        ),
    )
}


def install(peer: Peer) -> None:
    """Make the environment anew; raises `Failed` with the reason when that does not work."""
    shutil.rmtree(peer.folder, ignore_errors=True)
    HOME.mkdir(exist_ok=True)
    try:
        _run(sys.executable, "-m", "venv", str(peer.folder))
    except Failed:  # a Python without ensurepip
        shutil.rmtree(peer.folder, ignore_errors=True)
        _run(sys.executable, "-m", "venv", "--without-pip", str(peer.folder))
        _run(sys.executable, "-m", "pip", "--python", str(peer.python), "install", "-q", "pip")
    _run(str(peer.python), "-m", "pip", "install", "-q", "--disable-pip-version-check", *peer.pins)
    peer.stamp.write_text(json.dumps(peer.wanted()) + "\n", "utf-8")


def _run(*command: str) -> None:
    env = {k: v for k, v in os.environ.items() if k not in {"PYTHONPATH", "PYTHONHOME"}}
    try:
        done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Failed(f"{type(error).__name__}: {error}".splitlines()[0]) from None
    if done.returncode:
        said = [line.strip() for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        errors = [line for line in said if line.startswith("ERROR")]
        raise Failed((errors or said or [f"{command[0]} ended with status {done.returncode}"])[-1])
