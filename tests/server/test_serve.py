"""`saloon serve`: opened by one command, closed by a signal, and whatever is wrong is said in words."""

import asyncio
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from saloon.server.process.config import Settings
from saloon.server.serve import config
from saloon.server.storage.notebook import Change
from tests.server.client import Line, Player, guest, notebook, play
from tests.server.conftest import START, Node, hub, need, until

HOSTING = (Path(__file__).parents[2] / "docs/hosting.md").read_text("utf-8")
RESTART = 1012  # close code: come back in a moment


class Served(Node):
    """A server started as people start it."""

    def __init__(self, log: Path, database: str, words: Sequence[str] = ("serve",), **settings: str) -> None:
        super().__init__(log, database, **settings)
        self.words = words

    def begin(self) -> None:
        command = [sys.executable, "-m", "saloon.cli", *self.words, "--port", self.host.split(":")[1]]
        with self.log.open("a") as out:
            self.process = subprocess.Popen(command, env=self.environment, stdout=out, stderr=subprocess.STDOUT)

    def signal(self, kind: int) -> None:
        assert self.process is not None
        self.process.send_signal(kind)

    def stop(self) -> None:
        self.signal(signal.SIGTERM)
        assert self.ended() == 0, self.log.read_text()

    def ended(self) -> int:
        assert self.process is not None
        code = self.process.wait(START)
        self.process = None
        return code

    def workers(self) -> list[psutil.Process]:
        assert self.process is not None
        found: list[psutil.Process] = psutil.Process(self.process.pid).children(recursive=True)
        return found

    def status(self, path: str) -> int:
        try:
            with urllib.request.urlopen(self.url + path, timeout=START) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            error.close()
            return error.code


@pytest.fixture
def served(houses):
    """Starts a server by the command."""

    def open_one(**settings: str) -> Served:
        where = f"sqlite+aiosqlite:///{houses.folder}/house.db"
        found = Served(houses.folder / f"{len(houses.nodes)}.log", where, **settings)
        houses.nodes.append(found)
        found.start()
        return found

    return open_one


def saloon(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    plain = {name: text for name, text in os.environ.items() if name not in {"LANG", "LC_ALL", "SALOON_LANG"}}
    return subprocess.run(
        [sys.executable, "-m", "saloon.cli", *words],
        env={**plain, "COLUMNS": "100", **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=START,
    )


def all_gone(processes: list[psutil.Process]) -> bool:
    return not any(alive(process) for process in processes)


def alive(process: psutil.Process) -> bool:
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)  # which waits for nothing but to be buried
    except psutil.NoSuchProcess:
        return False


async def a_bot_plays(url: str) -> str:
    """A game against a bot, to the end."""
    ann = await guest(url, "Ann")
    table = await ann.open(url, "wyatt-earp", "me", "deputy")
    await play(Player(ann, table["id"], [url]))
    return str(table["id"])


# Opening and closing


def test_the_house_says_where_it_is_and_is_closed_by_hand(served):
    house = served(SALOON_LANG="de")
    assert f"Der Saloon ist offen: {house.url}" in house.log.read_text()
    asyncio.run(a_bot_plays(house.url))
    workers = house.workers()
    assert workers
    house.signal(signal.SIGINT)
    assert house.ended() == 0
    assert "Der Saloon ist zu." in house.log.read_text()
    until(lambda: all_gone(workers), "workers were left behind")


def test_at_sigterm_it_is_not_ready_any_more_then_closes_its_sockets_and_hands_over(served):
    house = served(SALOON_DRAIN_SECONDS="600")
    until(lambda: house.status("/readyz") == 200, "it does not become ready")

    async def be_shown_out() -> str:
        ann = await guest(house.url, "Ann")
        table = await ann.open(house.url, "wyatt-earp", "me", "deputy", "deputy", pace=5000)
        async with Line(house.url, ann) as line:
            news = await line.watch(table["id"])
            while (question := news["question"]) is not None:  # until it is a bot's turn, who takes his time
                code = question["choices"][0]["code"]
                await line.say(type="move", table=table["id"], id=f"m{question['number']}", seat=news["seat"],
                               question=question["number"], code=code)  # fmt: skip
                news = await line.hear("news")
            house.signal(signal.SIGTERM)
            await asyncio.to_thread(until, lambda: house.status("/readyz") == 503, "it is still ready")
            assert house.status("/healthz") == 200
            await line.say(type="ping", n=7)  # whoever is here is still served
            await line.hear("pong")
            house.signal(signal.SIGTERM)  # a second one hurries
            with pytest.raises(ConnectionClosed) as closed:
                await line.hear("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == RESTART
        return str(table["id"])

    workers = house.workers()
    table = asyncio.run(be_shown_out())
    assert house.ended() == 0
    until(lambda: all_gone(workers), "workers were left behind")
    database = sqlite3.connect(house.log.parent / "house.db")
    assert database.execute("SELECT table_id, until FROM due").fetchall() == [(table, 0.0)]
    database.close()


def test_another_process_goes_on_where_one_was_closed(served):
    house = served()

    async def begin() -> tuple[Any, str]:
        ann = await guest(house.url, "Ann")
        table = await ann.open(house.url, "revolver", "me", "deputy")
        return ann, table["id"]

    ann, table = asyncio.run(begin())
    house.stop()
    house.start()
    asyncio.run(play(Player(ann, table, [house.url])))
    room, _ = asyncio.run(notebook(house.database, table))
    assert room.status == "over"


def test_pages_that_wait_when_the_house_closes_are_written(tmp_path):
    database = f"sqlite+aiosqlite:///{tmp_path}/house.db"
    row = {"game": "revolver", "status": "open", "public": False, "setup": "{}", "summary": "{}", "seed": b"",
           "created": 0.0, "changed": 0.0}  # fmt: skip

    async def close_while_they_wait() -> None:
        async with hub(database) as house:
            changes = [Change(table=f"t{n}", tables=({**row, "id": f"t{n}", "invite": f"i{n}"},)) for n in range(50)]
            waiting = [asyncio.create_task(house.notebook.write(change)) for change in changes]
            await asyncio.sleep(0)  # they are in the line now
        assert await asyncio.gather(*waiting) == [None] * 50

    asyncio.run(close_while_they_wait())
    stored = sqlite3.connect(tmp_path / "house.db")
    assert stored.execute("SELECT count(*) FROM tables").fetchone() == (50,)
    stored.close()


def test_no_worker_outlives_a_house_that_was_killed(served):
    house = served()
    asyncio.run(a_bot_plays(house.url))
    workers = house.workers()
    assert workers
    house.kill()
    until(lambda: all_gone(workers), "workers were left behind")


# What is wrong is said


def test_a_busy_port_is_said(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        told = saloon("serve", "--port", port, "--database", f"sqlite:///{tmp_path}/x.db")
    assert told.returncode == 2
    assert (
        told.stderr == f"saloon: Port {port} is taken: choose another one with --port, or --port 0 for any free one.\n"
    )
    assert not (tmp_path / "x.db").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--port", "x"], "--port is not valid"),
        (["--host", "192.0.2.1"], "Cannot listen on 192.0.2.1"),
        (["--config", "/no/such/file.toml"], "/no/such/file.toml cannot be read"),
        (["--database", "sqlite:////no/such/folder/x.db"], "cannot be used"),
        (["--database", "postgresql://ann:geheim@127.0.0.1:1/x"], "ann:***@127.0.0.1:1/x cannot be used"),
        (["--database", "mysql://x"], "--database is not valid"),
    ],
)
def test_what_is_wrong_is_one_message_and_exit_code_2(words, said):
    told = saloon("serve", "--port", "0", *words)
    assert (told.returncode, told.stdout) == (2, "")
    assert said in told.stderr
    assert "geheim" not in told.stderr
    assert told.stderr.count("saloon: ") == 1
    assert "Traceback" not in told.stderr


def test_a_channel_that_does_not_answer_is_said(tmp_path):
    where = {"SALOON_CHANNEL_URL": f"unix://{tmp_path}/no-redis", "XDG_DATA_HOME": str(tmp_path)}
    told = saloon("serve", "--port", "0", **where)
    assert told.returncode == 2
    assert "channel_url" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize(("package", "extra"), [("litestar", "server"), ("asyncpg", "postgres"), ("redis", "redis")])
def test_without_a_package_the_extra_is_named(tmp_path, package, extra):
    words = ["saloon", "serve", "--port", "0", "--database", "postgresql://h/d"]
    where = {"SALOON_CHANNEL_URL": "redis://127.0.0.1:1"}
    if package == "redis":
        words[-1] = f"sqlite:///{tmp_path}/x.db"
    program = f"import sys; sys.modules[{package!r}] = None; sys.argv = {words!r}; from saloon.cli import main; main()"
    told = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, **where, "COLUMNS": "100"}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert told.returncode == 2
    assert f'pip install ".[{extra}]"' in " ".join(told.stderr.split())
    assert "Traceback" not in told.stderr


def test_the_unit_of_hosting_md_is_locked_down(tmp_path):
    analyze = need(shutil.which("systemd-analyze"), "systemd-analyze")
    (unit,) = re.findall(r"^# /etc/systemd/system/saloon.service\n(.*?)^```", HOSTING, re.DOTALL | re.MULTILINE)
    (tmp_path / "saloon.service").write_text(unit)
    command = [analyze, "security", "--offline=true", "--no-pager", str(tmp_path / "saloon.service")]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    level = re.search(r"Overall exposure level for saloon.service: ([\d.]+)", told.stdout)
    assert level is not None, told.stderr
    assert float(level[1]) < 2
    assert f"rates this unit {level[1]} " in HOSTING or "systemd 252" not in version(analyze)


def version(program: str) -> str:
    return subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout


# Who may say who asks


@pytest.mark.parametrize(
    ("proxies", "seen"), [("", "10.0.0.1"), ("10.0.0.0/8", "203.0.113.7"), ("10.9.9.9", "10.0.0.1")]
)
def test_only_a_named_proxy_is_believed(proxies, seen):
    found: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append(scope["client"][0])

    loaded = config(Settings(proxies=proxies), app)
    loaded.load()
    scope = {"type": "http", "client": ("10.0.0.1", 1), "headers": [(b"x-forwarded-for", b"203.0.113.7")]}
    asyncio.run(loaded.loaded_app(scope, None, None))
    assert found == [seen]


def test_the_house_is_listed_among_the_commands():
    told = saloon()
    for command in ("serve", "backup", "restore"):
        assert f" {command} " in told.stdout
