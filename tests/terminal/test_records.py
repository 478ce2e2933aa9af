"""Records and positions on the desk: verify, replay, position."""

import json
from typing import Any

import pytest

from saloon.words import LANGUAGES
from tests.terminal.conftest import check_page, document


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_true_record_is_found_true(saloon, finished, language):
    result = saloon("verify", finished, "--lang", language)
    assert result.exit_code == 0
    check_page(result.output)
    found = json.loads(saloon("verify", finished, "--json", "--lang", language).stdout)
    assert found["ok"] is True
    assert found["finished"] is True
    assert found["decisions"] == len(document(finished)["decisions"])


def cut_last(record):
    record["decisions"].pop()


def change_seed(record):
    record["seed"] = "00" * 64


def change_commitment(record):
    record["commitment"] = "0" * 64


def change_decision(record):
    record["decisions"][10] = "hide"


def misspell(record):
    record["decisions"][10] = "take tow"


def change_result(record):
    record["result"]["winner"] = 1 - record["result"]["winner"]


def change_fingerprint(record):
    record["fingerprints"]["50"] = "0" * 16


def change_option(record):
    record["options"] = {"hideout_target": "nobody"}


def nest_option(record):
    record["options"] = {"hideout_target": {"any": ["player"] * 100}}


def add_seats(record):
    record["seats"] = ["A", "B", "C", "D", "E"]


def add_dealer(record):
    record["options"] = {"first_dealer": "designated", "dealer_seat": "3"}


def drop_end(record):
    del record["decisions"][-5:]
    record["fingerprints"] = {}


@pytest.mark.parametrize(
    "tamper",
    [
        cut_last, change_seed, change_commitment, change_decision, misspell, change_result, change_fingerprint,
        change_option, nest_option, add_seats, add_dealer, drop_end,
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_tampered_record_fails(saloon, finished, tamper, language):
    record = document(finished)
    tamper(record)
    finished.write_text(json.dumps(record))
    result = saloon("verify", finished, "--lang", language)
    assert result.exit_code == 1, result.output
    if tamper is not change_result:  # which shows the other result as JSON
        check_page(result.output)
    found = json.loads(saloon("verify", finished, "--json").stdout)
    assert found["ok"] is False
    assert found["error"]["text"]
    assert found["error"]["reason"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rules": 9}, "version 9"),
        ({"format": 9}, "format"),
        ({"game": "poker"}, "poker"),
        ({"seed": None}, "no seed yet"),
    ],
)
def test_what_cannot_be_checked_is_bad_input(saloon, finished, change, said):
    finished.write_text(json.dumps(document(finished) | change))
    for command in (["verify"], ["replay", "--all"]):
        result = saloon(*command, finished)
        assert result.exit_code == 2
        assert said in " ".join(result.stderr.split())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"{", "not JSON"),
        (b"[]", "neither"),
        (b"\xff\xfe", "text is expected"),
        (b'{"a": NaN}', "not JSON"),
        (b"", "not"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "position", "replay"])
def test_what_is_no_document_is_bad_input(saloon, tmp_path, command, text, said):
    path = tmp_path / "file.json"
    path.write_bytes(text)
    result = saloon(command, path)
    assert result.exit_code == 2
    assert "file.json" in result.stderr.replace("\n  ", "")
    if command != "replay":
        assert said in " ".join(result.stderr.split())


def test_records_and_positions_are_told_apart(saloon, finished, position):
    assert "saloon replay" in saloon("position", finished).stderr
    assert "saloon position" in " ".join(saloon("verify", position).stderr.split())


# Replay


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_log(saloon, finished, language):
    result = saloon("replay", finished, "--all", "--lang", language)
    assert result.exit_code == 0
    check_page(result.stdout)
    assert len(result.stdout.splitlines()) > 50


def test_step_by_step(saloon, finished):
    last = len(document(finished)["decisions"])
    result = saloon("replay", finished, lines=["", "10", "b", "what", "99999", str(last), ""])
    assert result.exit_code == 0
    for step in (0, 1, 10, 9, last):
        assert f"[{step:,}/{last:,}]" in result.stdout
    assert "That was the whole game." in result.stdout
    assert "Enter for the next step" in result.stdout
    check_page(result.stdout)
    assert saloon("replay", finished, lines=["q"]).exit_code == 0
    assert saloon("replay", finished, lines=[]).exit_code == 0


def facts(saloon, finished, seat):
    found = json.loads(saloon("replay", finished, "--json", "--seat", seat).stdout)
    return [(step["seat"], step["decision"], fact) for step in found["steps"] for fact in step["facts"]]


def test_whose_eyes(saloon, finished):
    """A seat sees its own cards, a spectator nobody's, and all are open only when the game is over."""
    drawn: dict[str, list[Any]] = {seat: [] for seat in ("1", "2", "none", "all")}
    for seat, cards in drawn.items():
        cards += [
            (fact["seat"], fact["card"]) for _, _, fact in facts(saloon, finished, seat) if fact["fact"] == "drew"
        ]
    assert all((card is not None) == (seat == 0) for seat, card in drawn["1"])
    assert all((card is not None) == (seat == 1) for seat, card in drawn["2"])
    assert all(card is None for _, card in drawn["none"])
    assert all(card is not None for _, card in drawn["all"])
    assert facts(saloon, finished, "josie") == facts(saloon, finished, "1")


def test_a_secret_pick_stays_secret(saloon, finished):
    """WE-13.9"""
    picks: dict[str, list[Any]] = {seat: [] for seat in ("1", "2", "none", "all")}
    for seat, found in picks.items():
        told = json.loads(saloon("replay", finished, "--json", "--seat", seat).stdout)["steps"]
        found += [(step["seat"], step["decision"]) for step in told]
    secret = [(seat, decision) for seat, decision in picks["all"] if decision.startswith(("pick", "keep"))]
    assert secret, "choose other answers: nobody picked"
    for viewer, mine in (("1", 0), ("2", 1), ("none", None)):
        hidden = [seat for seat, decision in picks[viewer] if decision is None]
        assert hidden == [seat for seat, _ in secret if seat != mine]


def test_a_game_that_goes_on_is_not_laid_open(saloon, finished):
    record = document(finished)
    record["decisions"] = record["decisions"][:20]
    record |= {"fingerprints": {}, "result": None}
    finished.write_text(json.dumps(record))
    result = saloon("replay", finished, "--seat", "all")
    assert result.exit_code == 2
    assert "stay hidden" in result.stderr
    assert saloon("verify", finished).exit_code == 0
    assert "not finished" in saloon("verify", finished).stdout


def test_nobody_sits_there(saloon, finished):
    for seat in ("Nobody", "0", "3"):
        result = saloon("replay", finished, "--seat", seat)
        assert result.exit_code == 2
        assert "Josie" in result.stderr


# Positions

POSITION = """
discard = ["bank-robbery"]
[turn]
seat = 0
phase = "play"
[[seats]]
hand = { jesse-james = 3, wyatt-earp = 1, hideout = 1 }
[[seats]]
money = 5000
hand = { sundance-kid = 2 }
piles = { bob-dalton = { cards = 3, photo = 1, bank-robbery = 1, hideout = 1 } }
"""


@pytest.fixture
def position(tmp_path):
    path = tmp_path / "position.toml"
    path.write_text(POSITION)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_is_shown_with_all_cards(saloon, position, language):
    result = saloon("position", position, "--lang", language)
    assert result.exit_code == 0
    assert "3PB" in result.stdout or language != "en"
    assert "2 ☼ Sundance Kid" in result.stdout
    assert "lay jesse-james 3" in result.stdout
    check_page(result.stdout)


def test_a_position_for_programs(saloon, position, tmp_path):
    found = json.loads(saloon("position", position, "--json").stdout)
    assert found["ok"] is True
    assert "lay jesse-james 3" in found["legal"]
    again = tmp_path / "again.json"
    again.write_text(json.dumps(found["position"]))
    assert json.loads(saloon("position", again, "--json").stdout)["position"] == found["position"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("jesse-james = 3", "jesse-jame = 3", "there is no card “jesse-jame”"),
        ("jesse-james = 3", "jesse-james = 9", "9 is not between 0 and 7"),
        ("money = 5000", "money = 500", "500 is not a multiple"),
        ("cards = 3, photo = 1", "cards = 0", "without an outlaw card"),
        ('phase = "play"', 'phase = "rest"', "there is no phase “rest”"),
        ("seat = 0", "seats = 0", "turn.seats is unknown"),
    ],
)
def test_an_impossible_position_names_the_field(saloon, position, old, new, said):
    position.write_text(POSITION.replace(old, new))
    result = saloon("position", position)
    assert result.exit_code == 1, result.output
    assert said in " ".join(result.output.split())
    assert json.loads(saloon("position", position, "--json").stdout)["error"]["field"]
