"""examples/crazy_eights, installed as anyone would install it: its rules, the laws, a game and its record.

That a game of another package is played everywhere is shown by tests/contract, and in the browser by e2e.
"""

import json
from pathlib import Path

from tests.examples.conftest import EXAMPLE, Run

NAME = "crazy-eights"
SALOON = ("-m", "saloon.cli")
SEED = "05" * 64


def test_its_rules_are_tested(run: Run):
    assert " passed" in run("-m", "pytest", "-q", EXAMPLE / "tests", "-p", "no:cacheprovider").stdout


def test_it_keeps_the_laws(run: Run):
    told = run("-m", "pytest", "-q", "tests/laws", "-k", NAME, LAWS_OF=str(EXAMPLE / "tests" / "world.py"))
    passed = int(told.stdout.rpartition(" passed")[0].split()[-1])
    assert passed > 25, told.stdout


def test_it_is_played_at_the_terminal_and_the_record_holds(run: Run, tmp_path: Path):
    record = tmp_path / "game.json"
    begin = ("play", NAME, "--players", "3", "--name", "Ann", "--seed", SEED, "--save", record, "--bots", "random")
    told = run(*SALOON, *begin, lines="1\n" * 400).stdout
    for words in ("Crazy Eights", "Your hand", "Play a card that fits", "draws a card", "wins"):
        assert words in told
    assert "ce-" not in told
    assert json.loads(record.read_text())["result"]["winner"] in range(3)
    assert "everything checks out" in " ".join(run(*SALOON, "verify", record).stdout.split())
    replayed = run(*SALOON, "replay", record, "--all").stdout
    assert "is turned up" in replayed
    assert "ce-" not in replayed
