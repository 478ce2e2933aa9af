"""A terminal of 80 columns for every test, with a folder of its own for saved games."""

import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner, Result

from saloon.games.wyatt_earp import GAME
from saloon.kernel import record as records
from saloon.kernel.rng import Quick
from saloon.terminal.app import app

SEED = "07" * 64
Saloon = Callable[..., Result]


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SALOON_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "SALOON_DEBUG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("TERM", "xterm-256color")


@pytest.fixture
def saloon() -> Saloon:
    """Run a command as from a shell: arguments, and lines of input."""

    def run(*args: object, lines: list[str] | None = None, **environment: str) -> Result:
        given = "".join(f"{line}\n" for line in lines or [])
        result = CliRunner().invoke(app, [str(arg) for arg in args], input=given, env=environment)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert "Traceback" not in result.output
        return result

    return run


def games(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "data" / "saloon").glob("*.json"))


def answers(seed: int, n: int = 4000) -> list[str]:
    """Random numbers: some are choices, some are not."""
    chance = random.Random(seed)
    return [str(chance.randint(1, 10)) for _ in range(n)]


def check_page(text: str, width: int = 80) -> None:
    """Nothing is wider than the page, nothing is left untranslated or unfilled."""
    for line in text.splitlines():
        assert cell_len(line) <= width, line
        assert "{" not in line, line
        assert not any(
            id in line for id in ("we-", "rv-", "illegal-", "malformed-", "remark-", "command-", "reason-")
        ), line


@cache
def whole_game() -> str:
    """The record of a whole game of two, both playing at random."""
    writer = records.begin(GAME, GAME.options({}), ["Josie", "Doc"], bytes.fromhex(SEED))
    chance = Quick(5)
    while writer.table.to_act() >= 0:
        codes = writer.table.legal()
        writer.apply(codes[int(chance.below(len(codes)))])
    return json.dumps(records.to_document(writer.record))


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "finished.json"
    path.write_text(whole_game())
    return path


def document(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found
