"""The games with which the page's own check of a deal is tested are those that the engine deals."""

import json

import pytest

from tools import fair_games

WRITTEN = json.loads(fair_games.FILE.read_text("utf-8"))


def test_there_is_a_game_for_every_case() -> None:
    told = [(game["record"]["game"], len(game["record"]["seats"])) for game in WRITTEN]
    assert told == [(case.game, case.seats) for case in fair_games.CASES]


@pytest.mark.parametrize("at", [0, len(fair_games.CASES) - 1])
def test_they_are_dealt_as_written(at: int) -> None:
    assert fair_games.found(fair_games.CASES[at]) == WRITTEN[at], "tools/fair_games.py writes them anew"
