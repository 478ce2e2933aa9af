"""`saloon arena` as a user would type it."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace

import psutil
import pytest

from saloon.terminal import arena
from saloon.words import LANGUAGES
from tests.terminal.conftest import check_page

MATCH = ("arena", "revolver", "--bots", "random,greenhorn", "--jobs", "1")


def test_a_whole_match_and_on_again(saloon, tmp_path):
    """Played, told, kept; more deals go on from there; other wishes are refused; pictures are drawn."""
    path = tmp_path / "match.json"
    told = saloon(*MATCH, "--deals", 2, "--out", path)
    assert told.exit_code == 0, told.output
    assert "2 deals, 4 games" in told.stdout
    for part in ("greenhorn against random", "Colty gang", "95% interval", "OpenSkill", "99% below", "turns"):
        assert part in told.stdout
    check_page(told.stdout)
    first = json.loads(path.read_text())
    assert first["results"]["games"] == 4

    told = saloon(*MATCH, "--deals", 3, "--out", path, "--json", "--plots", tmp_path / "plots")
    assert told.exit_code == 0
    assert "2 deals are already there" in " ".join(told.stderr.split())
    found = json.loads(told.stdout)
    assert (found["finished"], found["results"]["deals"]) == (True, 3)
    kept = json.loads(path.read_text())
    assert kept["deals"][:2] == first["deals"]
    assert kept["results"] == found["results"]
    drawn = sorted((tmp_path / "plots").iterdir())
    assert [file.stem for file in drawn] == ["length", "ratings", "sides", "win-rate"]
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in drawn)

    told = saloon(*MATCH, "--deals", 3, "--out", path, "--seed", 5)
    assert told.exit_code == 2
    assert "holds another match: it differs in seed (there: seed 1)" in " ".join(told.stderr.split())
    assert json.loads(path.read_text()) == kept

    for language in LANGUAGES:  # nothing is left to play: only told again, in other words
        told = saloon(*MATCH, "--deals", 3, "--out", path, "--lang", language)
        assert told.exit_code == 0
        assert "arena-" not in told.stdout + told.stderr
        check_page(told.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_translated(saloon, language):
    told = saloon("arena", "--help", "--lang", language)
    assert told.exit_code == 0
    assert "saloon arena [GAME]" in told.stdout
    assert not re.search(r"\b(help|opt|arg)-", told.stdout)
    check_page(told.stdout)


def test_a_match_of_wyatt_earp_shows_money(saloon, tmp_path):
    told = saloon("arena", "wyatt-earp", "--bots", "random", "--players", 3, "--deals", 2, "--jobs", 1,
                  "--option", "photo_out_of_turn=others_opening", "--plots", tmp_path / "plots", "--json")  # fmt: skip
    assert told.exit_code == 0, told.output
    found = json.loads(told.stdout)
    assert found["arena"]["options"] == {"photo_out_of_turn": "others_opening", "stall_guard": "20"}
    assert found["file"].startswith(str(tmp_path / "data" / "saloon" / "arena" / "wyatt-earp-3-random-"))
    assert {file.stem for file in (tmp_path / "plots").iterdir()} == {"length", "money", "win-rate"}


def test_the_oracle_is_marked(saloon):
    told = saloon("arena", "revolver", "--bots", "random,oracle:1i", "--deals", 1, "--jobs", 1, "--json")
    assert told.exit_code == 0
    assert "CHEATS" in told.stderr
    assert json.loads(told.stdout)["results"]["cheats"] == ["oracle:1i"]


def test_who_plays_in_place_of_a_bot_that_does_not_know_the_rules_is_told(saloon):
    asked = ("arena", "revolver", "--bots", "champion:2i", "--deals", 1, "--jobs", 1)
    note = "Champion (champion:2i) does not know these rules or this deck: Ranger (ranger:2i) plays instead."
    assert note in " ".join(saloon(*asked, "--preset", "literal").stderr.split())
    assert "plays instead" not in saloon(*asked).stderr


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--bots", "marshall"], "Did you mean marshal?"),
        (["--bots", "oracel"], "Did you mean oracle?"),
        (["--bots", "ranger:x"], "ranger:0.1"),
        (["--bots", ","], "No bots are named"),
        ([], "No bots are named"),
        (["--bots", "random", "--players", "3"], "--players is a whole number from 2 to 2"),
        (["--bots", "random", "--deals", "0"], "--deals is a whole number from 1"),
        (["--bots", "random", "--deals", "many"], "not “many”"),
        (["--bots", "random", "--jobs", "0"], "--jobs"),
        (["--bots", "random", "--seed", "-1"], "--seed"),
        (["--bots", "random", "--option", "no_such=1"], "no_such"),
        (["--bots", "random", "--deck", "/no/such/deck.toml"], "deck.toml"),
    ],
)
def test_wrong_wishes_are_told_at_once(saloon, args, said):
    told = saloon("arena", "revolver", *args)
    assert told.exit_code == 2
    assert said in " ".join(told.stderr.split())


def test_a_missing_extra_is_named(saloon, monkeypatch):
    monkeypatch.setattr(arena, "find_spec", lambda name: None if name == "distributed" else object())
    told = saloon(*MATCH, "--cluster", "tcp://127.0.0.1:1")
    assert told.exit_code == 2
    assert 'pip install ".[cluster]"' in " ".join(told.stderr.split())


def test_the_command_to_go_on_is_the_command_that_was_given():
    wishes = arena.ArenaWishes(
        game="revolver", bots="random", deals="9", jobs="2", seed="1", options=["a=b"], out="my match.json"
    )
    from tests.arena.conftest import revolver

    plan = revolver("random")
    assert arena.command_of(wishes, plan) == (
        "saloon arena revolver --bots random --deals 9 --players 2 --seed 1 --jobs 2 --option a=b --out 'my match.json'"
    )
    assert "--bots random --deals 9 --players 2 --seed 1 --lone deputy" in arena.command_of(
        wishes, replace(plan, lone="deputy")
    )


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(tmp_path, sent):
    path = tmp_path / "match.json"
    command = [sys.executable, "-m", "saloon.cli", *MATCH, "--deals", "100000", "--out", str(path)]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                               env={**os.environ, "SALOON_LANG": "en", "COLUMNS": "200"})  # fmt: skip
    end = time.monotonic() + 90
    while not (path.exists() and path.read_bytes().count(b'"deal"') > 3):
        assert time.monotonic() < end
        assert running.poll() is None, running.communicate()
        time.sleep(0.05)
    workers = psutil.Process(running.pid).children(recursive=True)
    running.send_signal(sent)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130, err
    assert "Traceback" not in err
    assert "of 100,000." in " ".join(err.split()), "wherever a long path breaks the line"
    lines = err.splitlines()
    go_on = lines[lines.index(" To continue:") + 1]
    assert go_on.startswith("   saloon arena revolver --bots random,greenhorn --deals 100000 ")
    assert go_on.endswith(f"--players 2 --seed 1 --jobs 1 --out {path}")
    kept = json.loads(path.read_text())
    assert kept["results"]["deals"] == len(kept["deals"]) > 3
    assert "greenhorn against random" in out
    assert not psutil.wait_procs(workers, timeout=20)[1]


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_workers_go_when_the_arena_is_killed(tmp_path):
    path = tmp_path / "match.json"
    command = [sys.executable, "-m", "saloon.cli", *MATCH, "--deals", "100000", "--out", str(path)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        end = time.monotonic() + 90
        while not (path.exists() and b'"deal"' in path.read_bytes()):
            assert time.monotonic() < end
            time.sleep(0.05)
        workers = psutil.Process(running.pid).children(recursive=True)
        running.kill()
    assert workers
    assert not psutil.wait_procs(workers, timeout=20)[1]
    assert json.loads(path.read_text())["deals"]
