"""Real parts: server processes on free ports, PostgreSQL and Redis from Debian's packages, started by the tests."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import AsyncGenerator, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg
import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from saloon.server.hub import Hub
from saloon.server.process.channel import CHANNEL
from saloon.server.process.limits import Limits
from saloon.server.storage.database import engine_for
from saloon.server.storage.migrate import migrate
from saloon.server.workers.pool import Pool

START = 300.0  # seconds that anything may take to begin or to end, on the busiest of machines
QUICK = {
    "SALOON_LIMITS": "false",
    "SALOON_BOT_WORKERS": "1",
    "SALOON_BOT_SECONDS": "0.05",
    "SALOON_LOG_LEVEL": "warning",
}


def need(tool: str | None, what: str) -> str:
    """Without it nothing can be proved: in CI that is a failure."""
    if tool is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"{what} is not installed")
    return tool


def until(true: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + START
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.02)


class Node:
    """One server process on a free port of this machine; it can be killed, and begun again where it was."""

    app = "saloon.server.app:create_app"

    def __init__(self, log: Path, database: str, **settings: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.host = f"127.0.0.1:{free.getsockname()[1]}"
        self.url = f"http://{self.host}"
        self.log = log
        self.database = database
        self.environment = {**os.environ, **QUICK, "SALOON_DATABASE_URL": database, **settings}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Node":
        self.begin()
        self.wait()
        return self

    def begin(self) -> None:
        port = self.host.split(":")[1]
        served = ["-m", "uvicorn", "--factory", self.app, "--port", port]
        quiet = ["--log-level", "warning", "--ws-per-message-deflate", "false", "--timeout-graceful-shutdown", "3"]
        with self.log.open("a") as out:
            self.process = subprocess.Popen(
                [sys.executable, *served, *quiet], env=self.environment, stdout=out, stderr=subprocess.STDOUT
            )

    def wait(self) -> None:
        """Until it answers."""
        until(self.answers, f"{self.host} does not begin: {self.log.read_text()}")

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        try:
            urllib.request.urlopen(f"{self.url}/healthz", timeout=5).close()
        except (OSError, urllib.error.URLError):
            return False
        return True

    def kill(self) -> None:
        """kill -9: whatever it was doing, it does not get done."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(START)
            self.process = None

    def stop(self) -> None:
        """A clean end."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(START) == -signal.SIGTERM, self.log.read_text()
        self.process = None

    def complaints(self) -> list[str]:
        """What it logged that nobody should ever read."""
        text = self.log.read_text()
        return [text] if "Traceback" in text or "[error" in text else []


class Houses:
    """Makes nodes for a test, and ends those that are left."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.nodes: list[Node] = []

    def open(self, database: str = "", begin: bool = True, **settings: str) -> Node:
        database = database or f"sqlite+aiosqlite:///{self.folder}/house.db"
        node = Node(self.folder / f"{len(self.nodes)}.log", database, **settings)
        self.nodes.append(node)
        return node.start() if begin else node

    def close(self) -> None:
        for node in self.nodes:
            node.kill()


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server shared by all tests that do not change it."""
    houses = Houses(tmp_path_factory.mktemp("house"))
    found = houses.open()
    yield found
    found.stop()
    assert found.complaints() == []


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[Houses]:
    """Houses of a test's own, to be killed at will."""
    found = Houses(tmp_path)
    yield found
    found.close()
    for node in found.nodes:
        assert node.complaints() == []


class Redis:
    """A Redis on a socket file."""

    def __init__(self) -> None:
        self.program = need(shutil.which("redis-server"), "redis-server")
        self.folder = Path(tempfile.mkdtemp())
        self.url = f"unix://{self.folder}/s"

    def start(self) -> None:
        where = ["--port", "0", "--unixsocket", f"{self.folder}/s", "--save", "", "--dir", str(self.folder)]
        self.process = subprocess.Popen([self.program, *where], stdout=subprocess.DEVNULL)
        until(lambda: Path(self.folder, "s").exists(), "redis does not begin")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(START)


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    found = Redis()
    found.start()
    yield found
    found.stop()
    shutil.rmtree(found.folder)


class Postgres:
    """A PostgreSQL on a socket file; every test has a database of its own."""

    def __init__(self) -> None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        self.programs = need(str(found[-1]) if found else None, "postgresql")
        self.folder = tempfile.mkdtemp()
        self.who = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.who:
            shutil.chown(self.folder, "postgres")
        self.do("initdb", "-A", "trust", "-U", "postgres", "--no-sync", "--locale=C.UTF-8")

    def do(self, program: str, *arguments: str) -> None:
        words = [*self.who, f"{self.programs}/{program}", "-D", f"{self.folder}/d", *arguments]
        subprocess.run(words, check=True, cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses= -c fsync=off -c full_page_writes=off"
        self.do("pg_ctl", "-w", "-l", f"{self.folder}/log", "-o", options, "start")

    def stop(self) -> None:
        self.do("pg_ctl", "-w", "-m", "immediate", "stop")

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"t{uuid4().hex[:12]}"

        async def make() -> None:
            connection = await asyncpg.connect(f"postgresql://postgres@/postgres?host={self.folder}")
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(make())
        return f"postgresql+asyncpg://postgres@/{name}?host={self.folder}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    found = Postgres()
    found.start()
    yield found
    found.stop()
    shutil.rmtree(found.folder, ignore_errors=True)


def open_pair(
    houses: Houses,
    postgres: Postgres | None,
    redis: Redis | None,
    app: str = Node.app,
    settings: Mapping[str, str] | None = None,
) -> tuple[Node, Node]:
    """Two processes of one server: on PostgreSQL or SQLite, that wake each other by Redis or by the former."""
    database = postgres.database() if postgres is not None else ""
    channel = redis.url if redis is not None else "postgresql"
    nodes = [houses.open(database, SALOON_CHANNEL_URL=channel, begin=False, **(settings or {})) for _ in range(2)]
    for node in nodes:
        node.app = app
        node.begin()
    for node in nodes:
        node.wait()
    return nodes[0], nodes[1]


def needed(kind: str, postgres: Postgres, redis: Redis) -> tuple[Postgres | None, Redis | None]:
    return (postgres, None) if kind == "postgresql" else (None, redis)


@pytest.fixture(scope="session", params=["sqlite+redis", "postgresql"])
def pair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, redis: Redis, postgres: Postgres
) -> Iterator[tuple[Node, Node]]:
    """Two processes of one server, for tests that do not harm them."""
    houses = Houses(tmp_path_factory.mktemp("pair"))
    found = open_pair(houses, *needed(request.param, postgres, redis))
    yield found
    for node in found:
        node.stop()
        assert node.complaints() == []


@pytest.fixture(params=["sqlite+redis", "postgresql"])
def doomed(request: pytest.FixtureRequest, houses: Houses, redis: Redis, postgres: Postgres) -> tuple[Node, Node]:
    """Two processes of one server; the test kills the first."""
    return open_pair(houses, *needed(request.param, postgres, redis))


@asynccontextmanager
async def hub(database: str, channels: ChannelsPlugin | None = None, workers: int = 0) -> AsyncGenerator[Hub, None]:
    """A server without endpoints, in this process; with channels, one of several. Without workers bots do nothing."""
    engine = engine_for(database)
    await migrate(engine)
    alone = channels is None
    found = Hub(engine, channels or memory(), Pool(workers or 1, 0.1), Limits(off=True), alone=alone)
    if not workers:
        found.pool.start = lambda: None  # type: ignore[method-assign]
    await found.start()
    try:
        yield found
    finally:
        await found.stop()


def memory() -> ChannelsPlugin:
    return ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])


Pair = Callable[[], AbstractAsyncContextManager[tuple[Hub, Hub]]]


@pytest.fixture
def hubs(tmp_path: Path) -> Pair:
    """Two servers without endpoints on one database that notify each other, as two processes would."""

    @asynccontextmanager
    async def both() -> AsyncGenerator[tuple[Hub, Hub], None]:
        async with AsyncExitStack() as stack:
            channels = await stack.enter_async_context(memory())
            database = f"sqlite+aiosqlite:///{tmp_path}/house.db"
            found: list[Any] = [await stack.enter_async_context(hub(database, channels)) for _ in range(2)]
            yield found[0], found[1]

    return both
