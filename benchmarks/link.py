"""Both ends of the line between the benchmark and a worker process: one JSON question, one JSON answer.

Workers live as long as the run, so that rows can take turns without paying for start and warm-up again.
Only one of them works at a time. The standard library only: the child's end runs in every peer's environment.
"""

import contextlib
import importlib.metadata
import json
import os
import platform
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import IO, Any

ROOT = Path(__file__).resolve().parents[1]
WARM_UP = 0.1

Sample = dict[str, float]
"""What one turn gives: `count` things done (decisions or calls) in `cpu` seconds, in `games`; or `bytes`."""

Row = Callable[[float], Sample]
"""A row of the table: asked to spend that many CPU seconds."""


class Failed(Exception):
    """The worker cannot do this; the message is the reason, in one line."""


# ---- the child's end -----------------------------------------------------------------------------


def games(seconds: float, play: Callable[[], int]) -> Sample:
    """Whole games, one after another, until the CPU seconds are spent; `play` returns its decisions."""
    played = decisions = 0
    start = process_time()
    stop = start + seconds
    while (now := process_time()) < stop or not played:
        decisions += play()
        played += 1
    return {"count": decisions, "games": played, "cpu": now - start}


def calls(seconds: float, batch: Callable[[], int]) -> Sample:
    """The same for something too small to time one by one; `batch` returns how many it did."""
    sample = games(seconds, batch)
    return {"count": sample["count"], "cpu": sample["cpu"]}


def versions(*names: str) -> dict[str, str]:
    """The versions of this interpreter and of the named packages in this environment."""
    found = {"python": platform.python_version()}
    for name in names:
        with contextlib.suppress(importlib.metadata.PackageNotFoundError):
            found[name] = importlib.metadata.version(name)
    return found


def serve(facts: Callable[[], dict[str, Any]], rows: dict[str, Row]) -> None:
    """Answer questions from standard input until it closes; what libraries print goes to standard error."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    warm: set[str] = set()
    for line in sys.stdin:
        question = json.loads(line)
        name, seconds = question["row"], question["seconds"]
        try:
            if name == "facts":
                answer = facts()
            elif name not in rows:
                raise Failed("this worker has no such row")
            else:
                if name not in warm and not question["cold"]:
                    rows[name](min(WARM_UP, seconds))
                    warm.add(name)
                answer = dict(rows[name](seconds))
        except Failed as reason:
            answer = {"error": str(reason)}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}".splitlines()[0]}
        print(json.dumps(answer), file=answers, flush=True)


# ---- the benchmark's end -------------------------------------------------------------------------


class Worker:
    """A running worker. `ask` raises `Failed` with the reason when the worker cannot answer."""

    def __init__(self, python: Path | str, module: str, env: dict[str, str] | None = None) -> None:
        clean = {k: v for k, v in os.environ.items() if k not in {"PYTHONPATH", "PYTHONSAFEPATH", "PYTHONHOME"}}
        quiet = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        self.complaints: IO[str] = tempfile.TemporaryFile("w+")  # noqa: SIM115 - lives as long as the worker
        self.process = subprocess.Popen(
            [str(python), "-m", module],
            cwd=ROOT,
            env={**clean, **quiet, **(env or {})},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            text=True,
        )

    def ask(self, row: str, seconds: float = 0.0, *, cold: bool = False, patience: float = 180.0) -> dict[str, Any]:
        """One answer. `cold` leaves out the warm-up turn that precedes the first answer of a row."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        watchdog = threading.Timer(patience + 20 * seconds, self.process.kill)
        watchdog.start()
        try:
            self.process.stdin.write(json.dumps({"row": row, "seconds": seconds, "cold": cold}) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except OSError:
            line = ""
        finally:
            watchdog.cancel()
        if not line:
            raise Failed(self._last_words())
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise Failed(str(answer["error"]))
        return answer

    def _last_words(self) -> str:
        code = self.process.wait(10)
        self.complaints.seek(0)
        said = [line.strip() for line in self.complaints if line.strip()]
        return said[-1] if said else f"the worker ended with status {code}"

    def close(self) -> None:
        """Let the worker end by itself; insist after a while."""
        with contextlib.suppress(OSError):
            if self.process.stdin is not None:
                self.process.stdin.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.complaints.close()
