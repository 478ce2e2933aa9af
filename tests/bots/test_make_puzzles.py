"""`saloon make-puzzles`: it searches at length, so it is tried where the engine is compiled."""

from pathlib import Path

from saloon.bots.puzzles.shelf import packaged, packed, unpacked
from saloon.kernel.game import own_games
from tests.terminal.conftest import Saloon, saloon, surroundings

__all__ = ["saloon", "surroundings"]

GAMES = own_games()


def test_new_puzzles_are_written_into_a_file(saloon: Saloon, tmp_path: Path) -> None:
    file = tmp_path / "new.jsonl.gz"
    made = saloon("make-puzzles", "wyatt-earp", "--count", "1", "--games", "1", "--seed", "3", "--out", file)
    assert made.exit_code == 0
    assert len(unpacked(file.read_bytes())) <= 1


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
