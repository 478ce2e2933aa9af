"""A game in a package of its own is played everywhere, without an edit in Saloon: examples/crazy_eights."""

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.examples.conftest import EXAMPLE, Run
from tests.server.client import Player, guest, play
from tests.server.conftest import Houses

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
    assert "all true" in run(*SALOON, "verify", record).stdout
    replayed = run(*SALOON, "replay", record, "--all").stdout
    assert "is turned up" in replayed
    assert "ce-" not in replayed


def test_it_has_a_rulebook_options_and_a_version(run: Run):
    assert "CE-3.5" in run(*SALOON, "rules", "--game", NAME, "calls", "a", "suit").stdout
    assert "CE-3.5" in run(*SALOON, "rules", "ce-3.5").stdout
    assert "once in a game" in run(*SALOON, "options", NAME).stdout
    assert json.loads(run(*SALOON, "version", "--json").stdout)["rules"][NAME] == 1


def test_it_is_played_in_the_arena(run: Run):
    told = run(*SALOON, "arena", NAME, "--bots", "random,ranger:20i", "--players", "2", "--deals", "4", "--json")
    report = json.loads(told.stdout)["results"]
    assert report["games"] == 8


def test_it_is_played_on_a_server_by_six(environment: dict[str, str], tmp_path: Path):
    houses = Houses(tmp_path)
    try:
        node = houses.open(PYTHONPATH=environment["PYTHONPATH"])
        document = asyncio.run(whole_game(node.url))
        assert node.complaints() == []
    finally:
        houses.close()
    assert document["game"] == NAME
    assert len(document["seats"]) == 6


async def whole_game(url: str) -> dict[str, Any]:
    """Somebody and five bots; the server tells what it must, replays it, and its record holds."""
    ann = await guest(url, "Ann")
    info = next(game for game in await ann.ask(url, "/api/games") if game["name"] == NAME)
    assert (info["prefix"], info["players"], info["words"]) == ("ce", [2, 3, 4, 5, 6], ["en"])
    table = await ann.open(url, NAME, "me", *(["random"] * 5))
    (news,) = await play(Player(ann, table["id"], [url]))
    assert news["ending"]["how"] == "finished"
    assert news["view"]["winner"] == news["ending"]["winner"]
    replay = await ann.ask(url, f"/api/tables/{table['id']}/replay?seat=0")
    document: dict[str, Any] = await ann.ask(url, f"/api/tables/{table['id']}/record")
    assert len(replay["steps"]) == len(document["decisions"]) + 1
    verdict = await ann.ask(url, "/api/verify", document)
    assert verdict["holds"], verdict
    return document
