"""`saloon puzzle` and `saloon make-puzzles`, and that every puzzle can be put into words."""

from pathlib import Path

import pytest

from saloon.bots.puzzles.shelf import packaged
from saloon.kernel.game import Game, own_games
from saloon.terminal.faces import face_of
from saloon.terminal.hints import reason_in_words
from saloon.words import LANGUAGES, Words
from tests.terminal.conftest import Saloon, check_page

GAMES = own_games()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_explanation_and_theme_has_words(game: Game, language: str) -> None:
    words = Words(language)
    names = face_of(game.name).naming(words)
    for puzzle in packaged(game):
        names.seats = tuple(face_of(game.name).titles(words, puzzle.seats))
        assert all(words.whole(f"{game.prefix}-theme-{theme}") for theme in puzzle.themes)
        for choice in puzzle.choices:
            if choice.reason is None:  # nothing speaks for it
                assert choice is not puzzle.answer
                continue
            text = reason_in_words(words, choice.reason, names)
            assert text, choice
            assert "{" not in text, text


def test_a_puzzle_is_solved_by_number_and_by_notation(saloon: Saloon) -> None:
    for game in GAMES:
        puzzle = packaged(game)[0]
        right = saloon("puzzle", game.name, "--id", puzzle.id, lines=[puzzle.answer.decision])
        assert right.exit_code == 0
        assert "Right!" in right.output
        assert "What follows" in right.output
        assert "After the best choice" not in right.output
        wrong = saloon("puzzle", game.name, "--id", puzzle.id, lines=["nonsense", "999", puzzle.choices[1].decision])
        assert wrong.exit_code == 0
        assert "Not the best choice." in wrong.output
        followed, _, best = wrong.output.partition("What follows")[2].partition("After the best choice")
        assert followed.count("\n") > 1
        assert best.count("\n") > 1
        check_page(wrong.output)


def test_what_is_no_puzzle_is_refused_with_the_themes_that_there_are(saloon: Saloon) -> None:
    refused = saloon("puzzle", "wyatt-earp", "--theme", "nothing-of-the-kind")
    assert refused.exit_code == 2
    assert "draw" in refused.output
    assert saloon("puzzle", "wyatt-earp", "--difficulty", "9").exit_code == 2


def test_a_bad_wish_or_record_is_refused_before_anything_is_played(saloon: Saloon, tmp_path: Path) -> None:
    file = tmp_path / "new.jsonl.gz"
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    for wish in (["--count", "0"], ["--games", "x"], ["--record", broken], ["--record", tmp_path / "none.json"]):
        assert saloon("make-puzzles", "wyatt-earp", *wish, "--out", file).exit_code == 2
    assert not file.exists()
