"""`saloon make-puzzles`: what becomes of what was found."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from saloon.bots.puzzles import making
from saloon.bots.puzzles.shelf import packaged, packed, unpacked
from saloon.kernel.game import Game, own_games
from tests.terminal.conftest import Saloon

GAMES = own_games()


def test_new_puzzles_are_written_into_a_file(saloon: Saloon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the search finds goes into the file after each game (how it searches: `test_puzzles.py`)."""
    file, asked = tmp_path / "new.jsonl.gz", []

    def make(game: Game, *wishes: Any) -> Iterator[SimpleNamespace]:
        asked.append((game.name, *wishes))
        for most in (0, 1, 1, 2):
            yield SimpleNamespace(found=list(packaged(game)[:most]))
            there = unpacked(file.read_bytes()) if file.exists() else []
            assert [puzzle.id for puzzle in there] == [puzzle.id for puzzle in packaged(game)[:most]]

    monkeypatch.setattr(making, "make", make)
    made = saloon("make-puzzles", "wyatt-earp", "--count", "2", "--games", "4", "--seed", "3", "--out", file)
    assert made.exit_code == 0, made.output
    assert [wishes[:6] for wishes in asked] == [("wyatt-earp", 2, 3, 4, [], [])]
    assert "Puzzles: 2 of 2" in made.output


def test_new_puzzles_are_added_to_those_that_a_file_has(saloon: Saloon, tmp_path: Path) -> None:
    file = tmp_path / "more.jsonl.gz"
    had = packaged(GAMES[0])[:3]
    file.write_bytes(packed(had))
    made = saloon("make-puzzles", "wyatt-earp", "--count", "3", "--games", "1", "--out", file)
    assert made.exit_code == 0
    assert {puzzle.id for puzzle in unpacked(file.read_bytes())} == {puzzle.id for puzzle in had}
    assert saloon("make-puzzles", "revolver", "--count", "3", "--games", "1", "--out", file).exit_code == 2
    file.write_bytes(b"no such thing")
    refused = saloon("make-puzzles", "wyatt-earp", "--games", "1", "--out", file)
    assert refused.exit_code == 2
    assert "more.jsonl.gz" in refused.output
    assert file.read_bytes() == b"no such thing"
