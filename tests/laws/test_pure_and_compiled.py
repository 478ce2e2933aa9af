"""Promise 4, second half. The compiled engine and the same files as plain Python play the same games."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import saloon
from tests.laws import fingerprints

ROOT = Path(__file__).resolve().parents[2]
OTHER = {"pure": "compiled", "compiled": "pure"}[saloon.ENGINE]
GAMES = 150
MANY_GAMES = 10_000
BATCH = 250


def told_by(engine: str, first: int, count: int) -> list[str]:
    """The lines of some games, played by a process of its own."""
    paths = [str(Path(saloon.__file__).parents[1]), str(ROOT), os.environ.get("PYTHONPATH", "")]
    told = subprocess.run(
        [sys.executable, "-m", "tests.laws.fingerprints", str(first), str(count)],
        cwd=ROOT,
        env={**os.environ, "SALOON_ENGINE": engine, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    loaded, *lines = told.stdout.splitlines()
    assert loaded == engine
    return lines


@pytest.fixture(scope="module", autouse=True)
def both_engines():
    """Without a compiled engine there is nothing to compare; CI must have one."""
    try:
        told_by("compiled", 0, 0)
    except AssertionError as error:
        if "NoEngine" not in str(error):
            raise
        reason = str(error).partition("NoEngine: ")[2].splitlines()[0]
        if os.environ.get("CI"):
            pytest.fail(f"CI compares both engines, but: {reason}")
        pytest.skip(f"nothing to compare with: {reason}")


def test_both_engines_play_the_same_games():
    with ThreadPoolExecutor(1) as beside:
        other = beside.submit(told_by, OTHER, 0, GAMES)
        here = list(fingerprints.lines(0, GAMES))
        assert other.result() == here


@pytest.mark.soak
def test_both_engines_play_the_same_ten_thousand_games():
    """Two processes, one for each engine, batch by batch."""
    with ThreadPoolExecutor(2) as pool:
        for first in range(GAMES, GAMES + MANY_GAMES, BATCH):
            pure, compiled = (pool.submit(told_by, engine, first, BATCH) for engine in ("pure", "compiled"))
            assert compiled.result() == pure.result()


def test_another_game_has_another_line():
    """The digest would notice a difference."""
    texts = list(fingerprints.lines(0, 5))
    assert len({text.split()[-1] for text in texts}) == len(texts)
    assert texts == list(fingerprints.lines(0, 5))
