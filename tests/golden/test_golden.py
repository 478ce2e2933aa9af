"""Whole games, move for move and dollar for dollar. `python -m tests.golden --write` rewrites them."""

import pytest

from tests.golden.games import GAMES, Golden


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.file)
def test_a_whole_game_goes_as_it_went_before(game: Golden):
    before = game.path.read_text("utf-8").splitlines()
    now = game.text().splitlines()
    for number, (old, new) in enumerate(zip(before, now, strict=False), 1):
        assert new == old, f"{game.file}, line {number}"
    assert len(now) == len(before)
