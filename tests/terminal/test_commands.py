"""Commands that need no game: help, version, rules, options, score; and what they say to bad input."""

import json
import subprocess
import sys

import pytest

import saloon as package
from saloon import rulebook
from saloon.kernel.game import games
from saloon.terminal import app as commands
from saloon.words import LANGUAGES, Words
from tests.terminal.conftest import check_page


def said(result):
    """What was said, however its lines are broken."""
    return " ".join(result.stdout.split())


def test_alone_it_shows_the_commands(saloon):
    result = saloon()
    assert result.exit_code == 0
    for command in ("play", "replay", "verify", "position", "score", "options", "cards", "rules", "bench", "version"):
        assert f"\n {command} " in result.stdout
    check_page(result.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_translated(saloon, language):
    for command in ("play", "replay", "verify", "position", "score", "options", "cards", "rules", "version"):
        result = saloon(command, "--help", "--lang", language)
        assert result.exit_code == 0
        assert f"saloon {command}" in result.stdout
        assert "help-" not in result.stdout
        assert "opt-" not in result.stdout
        check_page(result.stdout)


def test_the_language_may_stand_anywhere(saloon):
    german = saloon("--lang", "de", "version").stdout
    assert "Regelversion" in german
    assert saloon("version", "--lang=de").stdout == german
    assert saloon("version", SALOON_LANG="de").stdout == german
    assert saloon("version", LANG="de_CH.UTF-8").stdout == german
    assert saloon("version", "--lang", "fr", SALOON_LANG="de").stdout != german


def test_version_tells_the_engine(saloon):
    assert f"saloon {package.__version__}" in saloon("version").stdout
    found = json.loads(saloon("version", "--json").stdout)
    assert found["engine"] == package.ENGINE
    assert found["rules"] == {game.name: game.rules_version for game in games()}
    assert found["rules"]["wyatt-earp"] == 2


def test_rules_by_id_and_by_words(saloon):
    assert "(n − 1) × $1,000" in saloon("rules", "we-4.6").stdout
    found = saloon("rules", "hideout").stdout
    assert found.startswith(" WE-12.1  12. Hideout")  # its own chapter first
    assert json.loads(saloon("rules", "4.6", "--json").stdout)[0]["id"] == "WE-4.6"
    assert "WE-1.1 … WE-1.8" in saloon("rules").stdout
    check_page(found)


def test_rules_are_read_in_the_reader_s_language(saloon):
    french = said(saloon("rules", "4.6", "--lang", "fr"))
    assert "WE-4.6 4. Poser des hors-la-loi" in french
    assert "en anglais" not in french
    assert "WE-12.1" in said(saloon("rules", "CACHETTE", "--lang", "fr"))
    assert "WE-5.1" in said(saloon("rules", "defausser", "--lang", "fr"))  # accents or not
    option = said(saloon("rules", "OPT-07", "--lang", "fr"))  # only the reference has it
    assert "reward_batching" in option
    assert "en anglais" in option
    chapters = said(saloon("rules", "--lang", "it"))
    assert "Appendice (in inglese)" in chapters
    assert "Options register" in chapters
    told = json.loads(saloon("rules", "--json", "--lang", "de").stdout)
    assert len({row["id"] for row in told}) == len(told) == len(rulebook.book("wyatt-earp").entries)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_in_every_language(saloon, language):
    result = saloon("options", "wyatt-earp", "--lang", language)
    assert result.exit_code == 0
    assert result.stdout.count("OPT-") == 40
    assert "we-option" not in result.stdout
    assert "rules_002" in result.stdout
    assert Words(language)("web-preset-rules_002") in said(result)  # and what it is called
    found = json.loads(saloon("options", "--json", "--lang", language).stdout)
    assert len(found["options"]) == 40
    assert found["presets"]["standard_photo"] == {"photo_out_of_turn": "others_opening"}
    assert all(value["text"] != value["name"] for option in found["options"] for value in option["values"])


def test_one_option(saloon):
    found = json.loads(saloon("options", "wyatt-earp", "tie_shortfall", "--json").stdout)
    assert [option["id"] for option in found["options"]] == ["OPT-17"]


# score


def score(saloon, *args):
    result = saloon("score", *args, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_score_tells_who_gets_what_and_why(saloon):
    found = score(saloon, "--pot", 8000, "A=9", "B=5", "C=4")
    assert found["payout"] == {"A": 5000, "B": 3000, "C": 0}
    assert found["stays"] == 0
    assert [step["rule"] for step in found["steps"][:3]] == ["WE-15.3", "WE-15.5", "WE-15.7"]
    assert found["steps"][2]["message"] == "we-score-take"
    assert found["steps"][2]["values"] == {"who": ["A"], "n": 1, "dollars": 2000, "left": 6000}
    assert found["steps"][2]["text"] == "A takes $2,000; $6,000 left."


@pytest.mark.parametrize(
    ("args", "payout", "stays", "rules"),
    [
        (("--pot", 5000, "A=7", "B=0"), [0, 0], 5000, ["WE-15.3", "WE-15.3"]),
        (("--pot", 5000, "A=9", "B=4"), [5000, 0], 0, ["WE-15.3", "WE-15.4", "WE-15.4"]),
        (("--pot", 3000, "A=6", "B=6"), [0, 0], 3000, ["WE-15.3", "WE-15.5", "WE-15.8", "WE-15.9"]),
        (
            ("--pot", 3000, "A=6", "B=6", "--option", "tie_shortfall=equal_partial"),
            [1000, 1000],
            1000,
            ["WE-15.3", "WE-15.5", "WE-15.8", "WE-15.8", "WE-15.9"],
        ),
        (("--pot", 1000, "A=6", "B=4"), [1000, 0], 0, ["WE-15.3", "WE-15.5", "WE-15.10"]),
    ],
)
def test_score_cites_the_rules(saloon, args, payout, stays, rules):
    found = score(saloon, *args)
    assert list(found["payout"].values()) == payout
    assert found["stays"] == stays
    assert [step["rule"] for step in found["steps"]] == rules


def test_a_tie_that_cannot_be_paid_names_the_tied(saloon):
    found = score(saloon, "--pot", 6000, "A=9", "B=7", "C=7")
    tie = next(step for step in found["steps"] if step["message"] == "we-score-tie-unpaid")
    assert tie["values"] == {"who": ["B", "C"], "needed": 2000, "pot": 1000}


@pytest.mark.parametrize("language", LANGUAGES)
def test_score_in_words(saloon, language):
    result = saloon("score", "--pot", "8,000", "Ann=9", "Bob=9", "--lang", language)
    assert result.exit_code == 0
    assert "WE-15.5" in result.stdout
    check_page(result.stdout)


# bad input


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["verfy"], ["verfy", "Did you mean verify"]),
        (["--lang", "xx"], ["xx", "en, de, fr, it"]),
        (["--lang"], ["en, de, fr, it"]),
        (["version", "--jsn"], ["--jsn", "Did you mean --json", "saloon version --help"]),
        (["version", "extra"], ["extra"]),
        (["verify"], ["FILE is missing"]),
        (["rules", "WE-99.9"], ["WE-99.9", "WE-9"]),
        (["rules", "xyzzy"], ["xyzzy"]),
        (["rules", "--game", "poker", "4.6"], ["poker", "wyatt-earp"]),
        (["options", "wyat"], ["Did you mean wyatt-earp"]),
        (["options", "wyatt-earp", "tie_shortfal"], ["tie_shortfall"]),
        (["play", "poker"], ["poker", "wyatt-earp"]),
        (["play", "--option", "tie_shortfal=stop"], ["tie_shortfal", "Did you mean tie_shortfall"]),
        (["play", "--option", "tie_shortfall=stopp"], ["stopp", "Did you mean stop"]),
        (["play", "--option", "tie_shortfall"], ["NAME=VALUE"]),
        (["play", "--option", "stall_guard=0"], ["stall_guard", "1 to 1,000"]),
        (["play", "--preset", "rules_003"], ["rules_003", "rules_002"]),
        (["play", "--players", "5"], ["5", "2 to 4"]),
        (["play", "--players", "two"], ["two", "2 to 4"]),
        (["play", "--seed", "1234"], ["--seed", "64"]),
        (["play", "--seed", "xyz"], ["--seed", "hexadecimal"]),
        (["play", "--resume", "gone.json"], ["gone.json"]),
        (["play", "--resume"], ["No unfinished game", "saloon play"]),
        (["score", "A=1", "B=2"], ["--pot"]),
        (["score", "--pot", "abc", "A=1", "B=2"], ["abc"]),
        (["score", "--pot", "0", "A=1", "B=2"], ["0"]),
        (["score", "--pot", "8500", "A=1", "B=2"], ["$1,000"]),
        (["score", "--pot", "8000", "A=1"], ["2 to 4"]),
        (["score", "--pot", "8000"], ["2 to 4"]),
        (["score", "--pot", "8000", "A=1", "B=2", "C=3", "D=4", "E=5"], ["2 to 4"]),
        (["score", "--pot", "8000", "A=1", "A=2"], ["A", "twice"]),
        (["score", "--pot", "8000", "A=-1", "B=2"], ["A", "-1"]),
        (["score", "--pot", "8000", "A", "B=2"], ["NAME=POINTS"]),
        (["position", "gone.toml"], ["gone.toml"]),
        (["replay", "gone.json"], ["gone.json"]),
    ],
)
def test_bad_input_is_told_clearly(saloon, args, said):
    result = saloon(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    told = " ".join(result.stderr.split())
    assert told.startswith("saloon: ")
    for words in said:
        assert words in told
    check_page(result.stderr)


@pytest.mark.parametrize(("language", "said"), [("fr", "Vouliez-vous dire"), ("de", "Meintest du"), ("it", "Volevi")])
def test_and_in_the_readers_language(saloon, language, said):
    assert said in saloon("verfy", "--lang", language).stderr
    check_page(saloon("play", "--option", "tie_shortfall=stopp", "--lang", language).stderr)


def test_the_unexpected_gives_one_line_and_a_way_to_report_it(saloon, monkeypatch):
    def broken(*_):
        raise KeyError("boom")

    monkeypatch.setattr(commands, "find_game", broken)
    result = saloon("options")
    assert result.exit_code == 3
    assert "KeyError: 'boom'" in result.stderr
    assert "report" in result.stderr
    assert "SALOON_DEBUG" in result.stderr


def test_the_benchmark_needs_a_checkout(saloon, monkeypatch, tmp_path):
    monkeypatch.setattr(package, "__file__", str(tmp_path / "lib" / "site-packages" / "saloon" / "__init__.py"))
    result = saloon("bench", "--quick")
    assert result.exit_code == 2
    assert "checkout" in result.stderr


def test_the_benchmark_gets_its_arguments(saloon, monkeypatch):
    import benchmarks.run

    got: list[list[str]] = []
    monkeypatch.setattr(benchmarks.run, "main", got.append)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert saloon("bench", "--quick", "--runs", "2", "--help").exit_code == 0
    assert got == [["--quick", "--runs", "2", "--help"]]


@pytest.mark.parametrize("missing", ["typer", "rich", "fluent"])
def test_without_its_packages_there_is_one_clear_line(missing):
    code = f"import sys; sys.modules['{missing}'] = None; from saloon.cli import main; sys.argv = ['saloon']; main()"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    assert "`pip install .`" in told.stderr


def test_a_reader_who_leaves_early_is_no_error():
    command = f"{sys.executable} -m saloon.cli rules hideout | head -n 1"
    told = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True, check=False)
    assert told.returncode == 0
    assert told.stderr == ""
