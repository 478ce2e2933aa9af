"""A game at the terminal: whole games in every language, and everything that can be typed on the way."""

import json
import re

import pytest

from saloon.terminal import hints
from saloon.terminal.seats import OPPONENTS, seat_names
from saloon.words import LANGUAGES, Words
from tests.terminal.conftest import SEED, answers, check_page, document, games

TABLE = ("--players", 3, "--name", "Josie", "--seed", SEED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(saloon, tmp_path, language):
    result = saloon("play", "--players", 2, "--name", "Jo", "--lang", language, "--seed", SEED, lines=answers(5))
    assert result.exit_code == 0, result.output[-300:]
    check_page(result.output)
    words = Words(language)
    (path,) = games(tmp_path)
    record = document(path)
    assert record["result"] is not None
    assert record["commitment"] in result.output  # shown before the deal, and again at the end
    assert result.output.index(record["commitment"]) < result.output.index(words("we-round", round=1))
    assert SEED[:40] in result.output[-1500:]
    assert "saloon verify" in " ".join(result.output.split())
    assert saloon("verify", path).exit_code == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "preset"), [(2, "rules_002"), (3, "card_004"), (4, "standard_photo"), (4, "card_001")]
)
def test_games_by_other_rules(saloon, tmp_path, players, preset):
    lines = answers(players, 250)
    result = saloon("play", "--players", players, "--name", "Jo", "--seed", SEED, "--preset", preset, lines=lines)
    assert result.exit_code == 0, result.output[-300:]
    check_page(result.output)
    assert saloon("verify", games(tmp_path)[0]).exit_code == 0


@pytest.mark.parametrize("width", [80, 100, 132])
def test_no_line_is_wider_than_the_terminal(saloon, width):
    result = saloon(
        "play", "--players", 4, "--name", "Bartholomew the Elder", lines=answers(2, 120), COLUMNS=str(width)
    )
    assert result.exit_code == 0
    check_page(result.output, width)


def test_the_first_questions_have_usual_answers(saloon, tmp_path):
    result = saloon("play", lines=["", ""])
    assert result.exit_code == 0  # the input ends at the first decision
    assert len(document(games(tmp_path)[0])["seats"]) == 3
    assert document(games(tmp_path)[0])["seats"][0] == "Stranger"
    told = " ".join(result.output.split())
    assert "Your opponents are bots: Deputy." in told
    assert "Against Cowhand: wins 80% of the games." in told  # how strong it is, as in docs/strength.md
    assert document(games(tmp_path)[0])["bots"] == ["", "deputy", "deputy"]
    assert "Continue with: saloon play --resume\n" in result.output


def test_a_wrong_number_of_players_is_asked_again(saloon, tmp_path):
    result = saloon("play", lines=["9", "two", "4", "Calamity"])
    assert "this game takes 2 to 4" in result.output
    seats = document(games(tmp_path)[0])["seats"]
    assert seats[0] == "Calamity"
    assert len(seats) == len(set(seats)) == 4


def test_leaving_at_the_first_question_is_fine(saloon, tmp_path):
    assert saloon("play", lines=[]).exit_code == 0
    assert games(tmp_path) == []


def test_names_of_opponents():
    for i in range(20):
        seats = seat_names("Doc", 4, bytes([i]) * 64)
        assert len(set(seats)) == 4
        assert set(seats[1:]) <= set(OPPONENTS)


def test_the_same_seed_and_answers_give_the_same_game(saloon, tmp_path):
    for name in ("a.json", "b.json"):
        saloon("play", *TABLE, "--save", tmp_path / name, lines=answers(3, 60))
    assert document(tmp_path / "a.json") == document(tmp_path / "b.json")


def test_a_fresh_seed_every_time(saloon, tmp_path):
    for _ in range(2):
        saloon("play", "--players", 2, "--name", "Jo", lines=[])
    first, second = (document(path)["seed"] for path in games(tmp_path))
    assert first != second
    assert len(first) == 128


# What can be typed


def play(saloon, *lines, args=TABLE):
    result = saloon("play", *args, lines=list(lines))
    assert result.exit_code == 0
    check_page(result.output)
    return result.output


def test_numbers_and_notation(saloon, tmp_path):
    play(saloon, "take two", "99", "0", "nonsense")
    mine = [decision for decision in document(games(tmp_path)[0])["decisions"] if decision == "take two"]
    assert mine


def test_bad_answers_are_explained(saloon):
    said = " ".join(play(saloon, "99", "nonsense", "discard bank-robery", "discard bank-robbery", "tke two").split())
    assert "choose from 1 to 2" in said
    assert "“nonsense” is not one of the choices." in said
    assert "Did you mean discard bank-robbery" in said
    assert "Not now: you are being asked something else (drawing). (WE-3.1)" in said
    assert "Did you mean take two" in said


def test_help_and_rules(saloon):
    said = play(saloon, "?", "help", "? WE-4.6", "? hideout", "? xyzzy", "help 99.9")
    assert said.count("take back your last step") == 2
    assert "WE-4.6  4. Laying outlaw cards" in said
    assert "WE-12.1  12. Hideout" in said
    assert "more rules mention it: saloon rules hideout" in said
    assert "nothing about “xyzzy”" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_words_of_the_language(saloon, language):
    words = Words(language)
    typed = [words(f"command-{name}") for name in ("help", "log", "table", "undo", "save")]
    said = play(saloon, *typed, args=(*TABLE, "--lang", language))
    assert words("try-help") not in said
    assert words("command-undo.help")[:30] in " ".join(said.split())
    assert words("cannot-undo")[:30] in " ".join(said.split())


@pytest.fixture
def quick_hints(monkeypatch):
    monkeypatch.setattr(hints, "SECONDS", 0.05)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["wyatt-earp", "revolver"])
def test_a_hint_in_every_language(saloon, quick_hints, game, language):
    words = Words(language)
    typed = words("command-hint")
    args = TABLE[2:] if game == "revolver" else TABLE
    said = play(saloon, typed, args=(game, *args, *(["--side", "mcready"] * (game == "revolver")), "--lang", language))
    told = " ".join(said.partition(f"> {typed}\n")[2].split())
    before, _, after = words("hint-chance", chance="\0").rstrip(".").partition("\0")
    assert re.search(f"{re.escape(before)}[0-9]+.?%{re.escape(after)}", told.replace("\xa0", " "))
    assert ("$" in told) == (game == "wyatt-earp")
    assert "reason-" not in told


def test_a_hint_names_numbers_of_the_menu_and_says_why(saloon, quick_hints):
    said = play(saloon, "hint").rpartition("> hint\n")[2]
    assert re.search(r"^ [12]\) ", said, re.MULTILINE)
    assert "chance to win, about $" in said
    assert "Two unknown cards" in " ".join(said.split())


@pytest.mark.slow
def test_a_hint_changes_neither_the_record_nor_the_game(saloon, quick_hints, tmp_path):
    moves = answers(3, 15)
    with_hints = [line for move in moves for line in ("hint", move)]
    for name, lines in (("a.json", moves), ("b.json", with_hints)):
        saloon("play", *TABLE, "--save", tmp_path / name, lines=lines)
    assert document(tmp_path / "a.json") == document(tmp_path / "b.json")
    assert document(tmp_path / "a.json")["decisions"]


def test_h_is_still_help(saloon):
    said = play(saloon, "h", "?")
    assert said.count("take back your last step") == 2


def test_log_and_table(saloon):
    said = play(saloon, "1", "log", "log 1", "log 100000", "table", "")
    assert "Josie" in said.rpartition("log 1\n")[2]
    assert said.count("Wyatt Earp  ·  round 1") == 4


def test_undo_takes_back_a_laying_and_nothing_that_told_something(saloon, tmp_path):
    """The record has forgotten it; drawing cannot be taken back."""
    path = tmp_path / "game.json"
    args = ("--players", 2, "--name", "Jo", "--seed", "02" * 64, "--save", path)
    said = play(saloon, "take two", "undo", args=args)
    assert "Too late to undo" in said
    assert "\n Lay  " in said, "choose another seed: there must be something to lay"
    before = document(path)
    path.unlink()
    said = play(saloon, "take two", "1", "undo", args=args)
    assert "Jo    lays 3" in said or "; lays 3" in said
    assert document(path) == before


def test_save_elsewhere_and_where_it_cannot_be(saloon, tmp_path):
    lines = ["1", f"save {tmp_path / 'copy.json'}", f"save {tmp_path}", "save"]
    said = saloon("play", *TABLE, lines=lines).output
    assert document(tmp_path / "copy.json")["seats"][0] == "Josie"
    assert "cannot be written" in " ".join(said.split())
    assert said.count("saved") == 3  # twice asked for, and at the end


def test_quit_keeps_the_game_unless_told_not_to(saloon, tmp_path):
    said = play(saloon, "1", "quit", "back", "quit", "")
    assert "saloon play --resume" in said
    assert len(games(tmp_path)) == 1
    play(saloon, "quit", "no")
    assert len(games(tmp_path)) == 1


def test_resume_goes_on_where_the_game_was(saloon, tmp_path):
    path = tmp_path / "game.json"
    saloon("play", *TABLE, "--save", path, lines=answers(3, 150))
    whole = document(path)["decisions"]
    path.unlink()
    given = answers(3, 150)
    cut, made = 29, -1
    while made < 0 or len(document(path)["decisions"]) == made:  # until the last answer is a decision of its own
        cut += 1
        made = len(document(path)["decisions"]) if path.exists() else -1
        path.unlink(missing_ok=True)
        saloon("play", *TABLE, "--save", path, lines=given[:cut])
    assert document(path)["decisions"] == whole[: len(document(path)["decisions"])]
    result = saloon("play", "--resume", path, lines=given[cut:])
    assert result.exit_code == 0
    assert f"Resuming{path}" in "".join(result.output.split())  # a long path may be broken
    assert document(path)["decisions"] == whole


def test_resume_takes_the_newest_unfinished_game(saloon, tmp_path):
    play(saloon, "1")
    (path,) = games(tmp_path)
    (path.parent / "wyatt-earp-broken.json").write_text("{")
    result = saloon("play", "--resume", lines=[])
    assert result.exit_code == 0
    assert path.name in result.output.replace("\n ", "")


def test_a_finished_game_is_not_resumed_and_a_file_not_overwritten(saloon, finished):
    over = saloon("play", "--resume", finished)
    assert over.exit_code == 2
    assert "is over" in " ".join(over.stderr.split())
    again = saloon("play", "--players", 2, "--name", "Jo", "--save", finished)
    assert again.exit_code == 2
    assert "already" in again.stderr


def test_a_tampered_game_is_not_resumed(saloon, tmp_path):
    play(saloon, "1")
    (path,) = games(tmp_path)
    record = document(path)
    record["decisions"][0] = "hide"
    path.write_text(json.dumps(record))
    result = saloon("play", "--resume", path)
    assert result.exit_code == 2
    assert "“hide” is not a legal move here" in " ".join(result.stderr.split())


def test_a_game_that_cannot_be_saved_says_so(saloon, tmp_path):
    (tmp_path / "file").write_text("")
    result = saloon("play", *TABLE, "--save", tmp_path / "file" / "game.json")
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr


def test_auto_pass_answers_what_can_only_be_declined(saloon):
    args = (*TABLE, "--preset", "standard_photo")
    given = answers(1, 120)
    assert "out of turn?" in saloon("play", *args, lines=given).output
    silent = saloon("play", *args, "--auto-pass", lines=given).output
    assert "no, keep it back" not in silent or "yes, lay the Photo" in silent


def test_names_cannot_play_tricks(saloon, tmp_path):
    result = saloon("play", "--players", 2, "--name", "\x1b[31mEvil\x07\u202e" + "x" * 99, lines=[])
    assert "\x1b" not in result.output
    assert "\u202e" not in result.output
    assert len(document(games(tmp_path)[0])["seats"][0]) <= 20


def test_a_name_in_a_record_cannot_either(saloon, tmp_path, finished):
    record = document(finished)
    record["seats"][1] = "\x1b[2JEvil"
    finished.write_text(json.dumps(record))
    result = saloon("replay", finished, "--all")
    assert result.exit_code == 0
    assert "\x1b" not in result.output


def test_a_stronger_bot_sits_down_when_asked_for(saloon, tmp_path):
    path = tmp_path / "game.json"
    saloon("play", *TABLE, "--bots", "marshal", "--save", path, lines=answers(3, 20))
    assert set(document(path)["bots"]) == {"", "marshal"}
    saloon("play", *TABLE, "--bots", "random", "--save", tmp_path / "other.json", lines=answers(3, 20))
    assert document(tmp_path / "other.json")["decisions"] != document(path)["decisions"]


def test_a_bot_that_nobody_knows_is_refused_before_anything_is_asked(saloon, tmp_path):
    result = saloon("play", "--bots", "marshall", lines=["3", "Jo"])
    assert result.exit_code == 2
    assert "marshal" in result.stderr
    assert not games(tmp_path)
