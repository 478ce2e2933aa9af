"""Every finished deal is kept: torn files, other matches, files in use."""

import json
import sys

import pytest

from saloon.arena.match import play_deal
from saloon.arena.match_file import MatchFile
from saloon.kernel.errors import Malformed
from tests.arena.conftest import revolver

PLAN = revolver("random")


def deals(n):
    return [play_deal(PLAN, deal) for deal in range(n)]


def test_the_file_is_json_after_every_deal_and_goes_on(tmp_path):
    path = tmp_path / "deep" / "match.json"
    with MatchFile(path, PLAN) as match_file:
        assert json.loads(path.read_text())["deals"] == []
        for n, deal in enumerate(deals(3)):
            match_file.add(deal)
            match_file.add(deal)  # told twice, kept once
            assert len(json.loads(path.read_text())["deals"]) == n + 1
        match_file.finish({"made": "up"})
    found = json.loads(path.read_text())
    assert found["arena"] == PLAN.to_document()
    assert found["results"] == {"made": "up"}
    with MatchFile(path, PLAN) as match_file:
        assert sorted(match_file.deals) == [0, 1, 2]
        match_file.add(play_deal(PLAN, 9))
    found = json.loads(path.read_text())
    assert [deal["deal"] for deal in found["deals"]] == [0, 1, 2, 9]
    assert "results" not in found  # they were those of fewer deals


def test_a_torn_line_is_played_again(tmp_path):
    path = tmp_path / "match.json"
    with MatchFile(path, PLAN) as match_file:
        for deal in deals(3):
            match_file.add(deal)
    whole = path.read_bytes()
    for cut in range(len(whole) - 40, len(whole), 3):
        path.write_bytes(whole[:cut])
        with MatchFile(path, PLAN) as match_file:
            assert {0, 1} <= set(match_file.deals) <= {0, 1, 2}
        json.loads(path.read_text())


def test_another_match_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "match.json"
    with MatchFile(path, PLAN) as match_file:
        match_file.add(play_deal(PLAN, 0))
    before = path.read_bytes()
    with pytest.raises(Malformed) as caught:
        MatchFile(path, revolver("random", seed=2))
    assert caught.value.reason == "other-arena"
    assert caught.value.details["names"] == "seed"
    with pytest.raises(Malformed, match="bots"):
        MatchFile(path, revolver("random", "greenhorn"))
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["", "{}", "notes\nof\nmine\n", '{"format": 9,\n"arena": {},\n"deals": [\n]}\n', "\xff"]
)
def test_a_file_that_is_none_of_ours_is_left_alone(tmp_path, text):
    path = tmp_path / "mine.json"
    path.write_text(text)
    with pytest.raises(Malformed, match="not-an-arena-file"):
        MatchFile(path, PLAN)
    assert path.read_text() == text


@pytest.mark.skipif(sys.platform == "win32", reason="no such locks")
def test_two_matches_never_write_into_one_file(tmp_path):
    with MatchFile(tmp_path / "match.json", PLAN), pytest.raises(Malformed, match="arena-file-in-use"):
        MatchFile(tmp_path / "match.json", PLAN)


def test_a_folder_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(Malformed, match="file-unwritable"):
        MatchFile(tmp_path / "file" / "match.json", PLAN)
