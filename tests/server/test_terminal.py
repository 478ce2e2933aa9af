"""`saloon play --server`: a terminal at a table of a real server."""

import os
import random
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from saloon.client import Asked, BlockingClient, Choice
from saloon.terminal.app import app
from tests.server.conftest import Node
from tests.terminal.conftest import check_page
from tests.terminal.test_pty import Terminal


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    home = tmp_path_factory.mktemp("server")
    started = Node(home / "log", f"sqlite:///{home / 'saloon.db'}").start()
    yield started
    started.stop()


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    monkeypatch.setenv("SALOON_LANG", "en")


def saloon(*args: str, lines: list[str] | None = None) -> Result:
    result = CliRunner().invoke(app, list(args), input="".join(f"{line}\n" for line in lines or []))
    assert "Traceback" not in result.output
    return result


def answers(seed: int, *first: str) -> list[str]:
    chance = random.Random(seed)
    return [*first, *(str(chance.randint(1, 6)) for _ in range(20_000))]


class Host:
    """Somebody with a client: opens a table, and plays while the terminal does."""

    def __init__(self, url: str, game: str, seats: list[str], **terms: Any) -> None:
        self.client = BlockingClient(url, name="Ann")
        self.client.__enter__()
        self.seat = self.client.open(game, seats, pace=0, **terms)
        self.ending: dict[str, Any] = {}

    def play(self, decide: Any) -> threading.Thread:
        thread = threading.Thread(target=lambda: self.ending.update(self.seat.play(decide)), daemon=True)
        thread.start()
        return thread


@pytest.mark.parametrize(
    ("game", "seats"),
    [("wyatt-earp", ["me", "open"]), ("wyatt-earp", ["greenhorn", "open", "me"]), ("revolver", ["me", "open"])],
)
def test_a_whole_game_by_a_link_against_a_client(node: Node, game: str, seats: list[str]):
    host = Host(node.url, game, seats, clock={"kind": "move", "seconds": 3600})
    playing = host.play("marshal")
    result = saloon("play", host.seat.now.link, "--name", "Tess", lines=answers(1, "?", "say Howdy, all!", "log"))
    playing.join(60)
    host.client.__exit__()
    assert result.exit_code == 0, result.output[-2000:]
    assert host.ending["how"] == "finished"
    assert host.seat.now.said[0]["text"] == "Howdy, all!"
    assert host.seat.now.news["fairness"]["sources"].count("player") == 2
    assert "Time left: 59:" in result.output or "Time left: 60:" in result.output
    assert f"{node.url}/t/" in result.output
    check_page(result.output, 100)


@pytest.mark.parametrize("game", ["wyatt-earp", "revolver"])
def test_a_new_table_with_bots_of_the_server(node: Node, game: str):
    """They take their time, so only the first answers are given."""
    wish = ("--bots", "greenhorn", "--name", "Tom", "--auto-pass")
    result = saloon("play", game, "--server", node.url, *wish, lines=["undo", "1", "1"])
    assert result.exit_code == 0, result.output[-2000:]
    assert "Your seat is kept for you" in result.output


def test_whoever_leaves_comes_back_to_the_same_seat(node: Node):
    first = saloon(
        "play", "revolver", "--server", node.url, "--bots", "greenhorn", "--name", "Una", lines=["1", "quit"]
    )
    link = re.search(r"saloon play (\S+?)`", first.output.replace("\n", ""))
    assert link is not None, first.output
    again = saloon("play", link[1], "--name", "Una", lines=["log"])
    assert again.exit_code == 0, again.output[-2000:]
    assert "Your seat is kept for you" in again.output


def test_proposals_are_made_and_answered(node: Node):
    host = Host(node.url, "revolver", ["me", "open"])

    async def give_up(asked: Asked) -> Choice:
        host.seat.client.client.seats[host.seat.now.table].soon("propose", seat=0, what="abandon")
        return asked.choices[0]

    playing = host.play(give_up)
    result = saloon("play", host.seat.now.link, "--name", "Vic", lines=["yes"] * 50)
    playing.join(60)
    host.client.__exit__()
    assert host.ending["how"] == "abandoned"
    assert "wants to call the game off" in result.output
    assert "The game was called off." in result.output


def test_the_terminal_proposes(node: Node):
    host = Host(node.url, "revolver", ["open", "me"])

    def agree() -> None:
        for news in host.seat:
            if news["offer"] and 1 in news["offer"]["waiting"]:
                host.seat.answer(True)

    agreeing = threading.Thread(target=agree, daemon=True)
    agreeing.start()
    result = saloon("play", host.seat.now.link, "--name", "Wes", lines=["concede", *["1"] * 5])
    agreeing.join(60)
    assert "Wes has conceded." in result.output, result.output[-1500:]
    host.client.__exit__()


def test_what_is_wrong_is_said(node: Node):
    gone = saloon("play", "--server", "http://127.0.0.1:9", "--name", "Xia")
    assert gone.exit_code == 1
    assert "no server answers at http://127.0.0.1:9" in " ".join(gone.output.split())
    odd = saloon("play", "--server", "ftp://x", "--name", "Xia")
    assert "is not the address of a server" in " ".join(odd.output.split())
    with BlockingClient(node.url, name="Yan") as yan:
        full = yan.open("revolver", ["me", "greenhorn"])
        result = saloon("play", full.now.link, "--name", "Xia")
        assert "All seats of this table are taken." in result.output
        blind = yan.open("wyatt-earp", ["me", "open"], aids=False)
        result = saloon("play", blind.now.link, "--name", "Xia")
        assert "must remember for themselves" in " ".join(result.output.split())
    assert saloon("play", f"{node.url}/j/nothing", "--name", "Xia").exit_code != 0
    for useless in (["--seed", "00"], ["--save", "x.json"], ["--resume"]):
        result = saloon("play", "--server", node.url, "--name", "Xia", *useless)
        assert (result.exit_code, useless[0] in result.output) == (2, True)


def test_the_address_of_a_server_is_no_link_and_opens_a_table_there(node: Node):
    result = saloon("play", f"{node.url}/", "--bots", "greenhorn", "--name", "Zoe", lines=["1"])
    assert result.exit_code == 0, result.output[-2000:]
    assert "Your seat is kept for you" in result.output


def test_another_protocol_is_named(node: Node, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("saloon.client.client.PROTOCOL", 99)
    result = saloon("play", "--server", node.url, "--name", "Zoe")
    assert result.exit_code == 1
    assert "speaks another version" in result.output


def test_talk_and_offers_come_while_one_waits_and_thinks(node: Node, tmp_path: Path):
    """At a real terminal: what happens is told at once, and what was being typed stays."""
    host = Host(node.url, "revolver", ["me", "open"])
    guest = Terminal(
        "play", host.seat.now.link, "--name", "Pat", XDG_DATA_HOME=str(tmp_path), SALOON_LANG="en", COLUMNS="100"
    )
    guest.read_until("Waiting for the others")
    host.seat.say("Howdy, Pat.")
    guest.read_until("Howdy, Pat.")
    guest.send("1")
    guest.read_until("It is not your turn.")
    guest.send("say Hello, Ann.")
    while not any(message["text"] == "Hello, Ann." for message in list(host.seat.now.said)):
        host.client.wait(host.seat.now.changed())
    host.seat.now.fresh.set()
    for news in host.seat:
        if news["question"]:
            host.seat.move(news["question"]["choices"][-1]["code"])
        if news["to_act"] == 1:
            break
    guest.read_until("Number, or ?")
    os.write(guest.mine, b"say Just a")
    guest.read_until("Just a")
    host.seat.say("Hurry up!")
    guest.read_until("Hurry up!")
    guest.send(" moment.")
    while not any(message["text"] == "Just a moment." for message in list(host.seat.now.said)):
        host.client.wait(host.seat.now.changed())
    host.seat.propose("abandon")
    guest.read_until("wants to call the game off")
    guest.send("yes")
    guest.read_until("was called off")
    guest.process.wait(60)
    assert guest.process.returncode == 0
    host.client.__exit__()


def test_a_server_that_comes_back(tmp_path: Path):
    """The line is lost and found again while the player thinks; the game goes on where it was."""
    server = Node(tmp_path / "log", f"sqlite:///{tmp_path / 'saloon.db'}").start()
    host = Host(server.url, "revolver", ["open", "me"])
    guest = Terminal("play", host.seat.now.link, "--name", "Quin", XDG_DATA_HOME=str(tmp_path), SALOON_LANG="en")
    guest.read_until("Number, or ?")
    server.stop()
    guest.read_until("Connection lost.")
    server.start()
    guest.read_until("Connected again.")
    guest.send("quit")
    guest.read_until("Your seat is kept for you")
    guest.process.wait(60)
    host.client.__exit__()
    server.stop()
