"""The games with which the page's own check of a deal is tested are those that the engine deals."""

import json

import pytest

from tools import fair_games

WRITTEN = json.loads(fair_games.FILE.read_text("utf-8"))


def test_there_is_a_game_for_every_case() -> None:
    told = [(game["record"]["game"], len(game["record"]["seats"])) for game in WRITTEN]
    assert told == [(case.game, case.seats) for case in fair_games.CASES]


@pytest.mark.parametrize("at", [0, *(at for at, case in enumerate(fair_games.CASES) if case.whole)])
def test_they_are_dealt_as_written(at: int) -> None:
    again = fair_games.again(fair_games.CASES[at], WRITTEN[at]["number"])
    assert again == WRITTEN[at], "tools/fair_games.py writes them anew"


def test_what_is_wanted_happens_in_them() -> None:
    for case, game in zip(fair_games.CASES, WRITTEN, strict=True):
        happened = {fact["fact"] for told in game["told"] for fact in told}
        assert not case.wanted or case.wanted in happened
