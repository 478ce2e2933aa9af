"""Connections that ask for nothing, ask slowly or are too many take the server from nobody."""

import asyncio
import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from time import monotonic

import httpx
import pytest

from saloon.server.http.transport import Connections
from saloon.server.serve import PING, PONG
from tests.server.client import Line, guest, guests
from tests.server.conftest import START, Houses
from tests.server.test_serve import Served

FILES = 1024  # open files of a process, as most systems begin with
FLOOD = 1_100


class Small(Served):
    """A server that may not have more open files than usual."""

    def begin(self) -> None:
        before = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.prlimit(0, resource.RLIMIT_NOFILE, (FILES, before[1]))
        super().begin()
        resource.prlimit(0, resource.RLIMIT_NOFILE, before)
        assert self.process is not None
        resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE, (FILES, FILES))  # before it asks for more

    @property
    def place(self) -> tuple[str, int]:
        host, _, port = self.host.partition(":")
        return host, int(port)


@pytest.fixture
def small(houses: Houses) -> Callable[..., Small]:
    def open_one(**settings: str) -> Small:
        where = f"sqlite+aiosqlite:///{houses.folder}/house.db"
        found = Small(houses.folder / f"{len(houses.nodes)}.log", where, SALOON_LIMITS="true", **settings)
        houses.nodes.append(found)
        found.start()
        return found

    return open_one


@pytest.fixture(autouse=True)
def many_files() -> Iterator[None]:
    """For this process, which plays the flood."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(before[0], min(before[1], 4_096)), before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


@contextmanager
def half_open(house: Small, addresses: int) -> Iterator[None]:
    """Connections that begin a request and do not end it."""
    with ExitStack() as stack:
        for n in range(FLOOD):
            place = f"127.0.1.{n % addresses}"
            line = stack.enter_context(socket.create_connection(house.place, START, source_address=(place, 0)))
            line.sendall(b"GET / HTTP/1.1\r\nHost: ")
        yield


def status(house: Small, address: str = "127.0.0.1") -> int:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=START) as client:
        return client.get(f"{house.url}/api/games").status_code


def closed(line: socket.socket) -> bytes:
    """Whatever is still said before the other end closes."""
    line.settimeout(START)
    said = b""
    try:
        while found := line.recv(4096):
            said += found
    except ConnectionResetError:
        pass
    return said


@pytest.mark.parametrize("addresses", [1, 200])
def test_eleven_hundred_half_open_connections_stop_nobody(small: Callable[..., Small], addresses: int) -> None:
    house = small(SALOON_HEADER_SECONDS="3600")
    with half_open(house, addresses):
        assert [status(house) for _ in range(5)] == [200] * 5
    assert "out of system resource" not in house.log.read_text()


def test_an_address_has_so_many_connections_and_is_told_so(small: Callable[..., Small]) -> None:
    house = small(SALOON_CONNECTIONS_PER_ADDRESS="3")
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(socket.create_connection(house.place))
        with socket.create_connection(house.place) as one_more:
            assert closed(one_more).startswith(b"HTTP/1.1 503 ")
        assert status(house, "127.0.0.2") == 200
    assert status(house) == 200  # the places are free again


def test_a_socket_keeps_its_place_and_gives_it_back(small: Callable[..., Small]) -> None:
    house = small(SALOON_CONNECTIONS_PER_ADDRESS="1")

    async def come_and_go() -> None:
        for _ in range(3):
            async with Line(house.url, ann) as line:
                await line.hear("welcome")
                assert await asyncio.to_thread(status_or_refused, house) == 503

    ann = asyncio.run(guest(house.url, "Ann"))
    asyncio.run(come_and_go())
    assert status(house) == 200


def status_or_refused(house: Small) -> int:
    with socket.create_connection(house.place) as line:
        return int(closed(line).split()[1])


def test_who_does_not_finish_a_request_is_cut_off_however_often_he_says_a_byte(small: Callable[..., Small]) -> None:
    house = small(SALOON_HEADER_SECONDS="0.5")
    whole = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    for begun in (b"", b"GET / HTTP/1.1\r\n", whole + b"GET / HTTP/1.1\r\n"):
        with socket.create_connection(house.place) as line:
            line.sendall(begun)
            assert is_cut_off(line, b"x" if begun else b""), begun


def is_cut_off(line: socket.socket, more: bytes) -> bool:
    """Whether a connection ends on which something is said every now and then."""
    line.settimeout(0.05)
    for _ in range(int(START / 0.05)):
        try:
            if not line.recv(4096):
                return True
        except TimeoutError:
            with suppress(OSError):
                line.sendall(more)
        except ConnectionResetError:
            return True
    return False


def test_a_trusted_proxy_brings_as_many_as_it_likes() -> None:
    counted = Connections(most=10, most_of_address=2, head_seconds=1, trusted=["10.0.0.0/8"])
    assert [counted.take("10.0.0.1") for _ in range(5)] == [True] * 5
    assert [counted.take("192.0.2.1") for _ in range(3)] == [True, True, False]
    counted.give_back("192.0.2.1")
    assert counted.take("192.0.2.1")
    assert [counted.take(f"198.51.100.{n}") for n in range(5)] == [True, True, True, False, False]


def test_whoever_falls_silent_is_marked_within_ten_seconds(small: Callable[..., Small]) -> None:
    """A phone without a net closes nothing: the server asks, and does not wait long for the answer."""
    assert PING + PONG < 10

    node = small()

    async def seconds() -> float:
        ann, ben = await guests(node.url, "Ann", "Ben")
        table = await ann.open(node.url, "revolver", "me", "open")
        await ben.sit(node.url, table, 1)
        async with Line(node.url, ann) as here, Line(node.url, ben) as there:
            await there.watch(table["id"])
            await here.watch(table["id"])
            there.socket.transport.pause_reading()
            began = monotonic()
            await here.hear("presence", lambda told: told["present"] == [True, False])
            took = monotonic() - began
            there.socket.transport.abort()
        return took

    taken = (asyncio.run(seconds()) for _ in range(3))  # a machine may stand still for a while
    assert any(took < 2 * (PING + PONG) for took in taken), "on a busy machine; on any other it is half of that"
