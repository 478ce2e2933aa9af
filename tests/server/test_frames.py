"""Frames that no client of ours would send: they get an error or a clean close, and hurt nobody else."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from saloon.server import wire
from saloon.server.connection.socket import MOST_BYTES
from saloon.server.process.limits import Limits
from tests.server.client import PATIENCE, guests
from tests.server.client import Line as RealLine
from tests.server.conftest import Houses, Node
from tests.server.visitors import Closed, House, Visitor, opened

CLEAN = {1003, 1007, 1009, 4400}  # how the server closes what it cannot read
KINDS = {kind.__struct_config__.tag: kind for kind in get_args(wire.Inbound)}
FIELDS = sorted({field.encode_name for kind in KINDS.values() for field in msgspec.structs.fields(kind)})
HUGE = [2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**4000, -1, 0, 0.5, 1e308, float("inf"), float("nan")]

plain = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=300),
    st.sampled_from(HUGE),
    st.binary().map(str),
)
values = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
deep = st.builds(
    lambda n, pair: pair[0] * n + pair[1] * n, st.integers(1, 1500), st.sampled_from(["[]", '{"a":', "[["])
)


def messages(table: str, account: str) -> st.SearchStrategy[str]:
    """Something like what a client says: a known kind with known fields, some of them wrong."""
    likely = st.sampled_from([table, account, "x", "hello", "", 0, 1, 2, 3, -1, True, "ffff", "concede"])
    bodies = st.dictionaries(st.sampled_from(FIELDS), likely | values, max_size=6)
    kinds = st.sampled_from(sorted(KINDS)) | st.text(max_size=12)
    spoken = st.builds(lambda kind, body: json.dumps({"type": kind, **body}), kinds, bodies)
    whole = st.builds(
        lambda kind, body: json.dumps({"type": kind, "table": table, "id": "i", "seat": 0, **body}), kinds, bodies
    )
    cut = st.builds(lambda text, at: text[: at % (len(text) + 1)], spoken, st.integers(0, 400))
    return st.one_of(spoken, whole, cut, values.map(json.dumps), st.text(max_size=400), deep)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("house"), limits=False) as house:
        yield house


class Nuisance:
    """A client that says anything, and comes back when it is shown out."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.n = 0

    def say(self, frame: str) -> None:
        """After any frame the socket answers, or has been closed cleanly."""
        with self.visitor.socket() as line:
            line.session.send_text(frame)
            self.n += 1
            line.say("ping", n=self.n)
            try:
                line.hear("pong", lambda pong: pong["n"] == self.n)
            except Closed as closed:
                code = closed.code
            else:
                return
        assert code in CLEAN, frame


def test_whatever_is_said_is_answered_or_ends_cleanly_and_disturbs_nobody(house: House) -> None:
    ann, bob, eve = house.guest("Ann"), house.guest("Bob"), house.guest("Eve")
    table = ann.new_table("me", "open", public=True)["id"]
    assert bob.do("sit", table, "1", seat=1).status_code == 200
    nuisance = Nuisance(eve)
    with ann.socket() as quiet:
        quiet.say("watch", table=table)
        before = quiet.hear("news")

        @settings(
            max_examples=250, database=None, deadline=None, derandomize=True, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(messages(table, ann.account))
        def abuse(frame: str) -> None:
            nuisance.say(frame)

        abuse()
        quiet.say("watch", table=table)
        after = quiet.hear("news")
    assert {**after, "facts": before["facts"]} == before
    [[entries]] = house.sql("SELECT count(*) FROM entries WHERE table_id = :id", id=table)
    assert entries == 1


@pytest.mark.parametrize(
    "frame",
    ["", " ", "null", "[]", "{}",
     '"hello"', '{"type":"nothing"}', '{"type":1}', '{"type":"ping","n":1e400}', "[" * 8000,
     '{"type":"ping","n":' + "9" * 5000 + "}", '{"type":"ping","n":1,"n2":2}', '{"type":"hello"}', '{"type":"ping"}x',
     '{"type":"say","table":"ff","id":"1","text":"\\ud800"}', "\x00", '{"a":' * 1500],
)  # fmt: skip
def test_a_frame_that_makes_no_sense_gets_an_error_and_the_socket_goes_on(house: House, frame: str) -> None:
    with house.guest("Ann").socket() as line:
        line.session.send_text(frame)
        assert line.hear("refused")["reason"] == "bad-message"
        line.say("ping", n=7)
        assert line.hear("pong")["n"] == 7


@pytest.mark.parametrize(
    ("frame", "table", "id"),
    [
        ('{"type":"reveal","table":"ff","id":"r1","seat":0,"entropy":"BEEF"}', "ff", "r1"),
        ('{"type":"hint","table":"","id":"h1","seat":0}', "", "h1"),
        ('{"type":"fly","table":"ff","id":"f1"}', "ff", "f1"),
        ('{"type":"move","table":"ff","id":"\\u0000"}', "ff", ""),
        ('{"type":"move","table":7,"id":["x"]}', "", ""),
        ('{"id":"late","table":"ff"' + "," * 3, "", ""),
    ],
)
def test_a_message_that_is_wrong_is_refused_by_its_name(house: House, frame: str, table: str, id: str) -> None:
    """Whoever waits for the answer to a command hears that it is none."""
    with house.guest("Ann").socket() as line:
        line.session.send_text(frame)
        told = line.hear("refused")
        assert (told["reason"], told["table"], told["id"]) == ("bad-message", table, id)


def test_frames_that_are_too_long_or_binary_or_of_another_protocol_end_the_socket(house: House) -> None:
    ann = house.guest("Ann")

    def ended(say: Any) -> int:
        with ann.socket() as line:
            say(line)
            return line.closed()

    assert ended(lambda line: line.session.send_text("x" * (MOST_BYTES + 1))) == 1009
    assert ended(lambda line: line.session.send_bytes(b'{"type":"ping"}')) == 1003
    assert ended(lambda line: line.say("hello", protocol=999)) == 4400


def test_an_error_names_the_command_that_it_is_about_and_repeats_nothing_of_it(house: House) -> None:
    with house.guest("Ann").socket() as line:
        line.say("leave", table="ffff", id="mine")
        told = line.hear("refused")
        assert (told["reason"], told["table"], told["id"]) == ("no-such-table", "ffff", "mine")
        line.session.send_text('{"type":"say","table":"ffff","id":"1","text":' + json.dumps("secret" * 60) + "}")
        assert "secret" not in json.dumps(line.hear("refused"))


# A real socket


async def closed_by(socket: ClientConnection) -> int:
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


async def raw(socket: ClientConnection, opcode: Opcode, data: bytes) -> None:
    """A frame that the library would not send."""
    async with socket.send_context():
        socket.protocol.send_frame(Frame(opcode, data))


@pytest.fixture
def loud(tmp_path: Path) -> Iterator[Node]:
    """A process that may complain: uvicorn logs text that is no UTF-8."""
    node = Node(tmp_path / "log", f"sqlite+aiosqlite:///{tmp_path}/house.db").start()
    yield node
    node.kill()


def test_on_a_real_socket_broken_frames_close_it_with_the_code_for_that(loud: Node) -> None:
    async def run() -> None:
        ann, bob = await guests(loud.url, "Ann", "Bob")
        async with RealLine(loud.url, bob) as quiet:
            for opcode, data, code in (
                (Opcode.TEXT, b"\xff\xfe{", 1007),
                (Opcode.BINARY, b"\x00\x01", 1003),
                (Opcode.TEXT, b"x" * 20_000, 1009),
                (Opcode.CONT, b"x", 1002),
            ):
                async with RealLine(loud.url, ann) as line:
                    await raw(line.socket, opcode, data)
                    assert await closed_by(line.socket) == code
            await quiet.say(type="ping", n=5)
            assert (await quiet.hear("pong"))["n"] == 5

    asyncio.run(run())


def test_a_flood_waits_in_its_own_line(houses: Houses) -> None:
    """One socket says more than is heard of it in a minute; another is served as if nothing were going on."""
    node = houses.open(SALOON_LIMITS="true")
    flood = int(Limits.MESSAGES.burst + 60 * Limits.MESSAGES.per_second)

    async def run() -> None:
        ann, bob = await guests(node.url, "Ann", "Bob")
        async with RealLine(node.url, ann) as noisy, RealLine(node.url, bob) as quiet:
            sending = asyncio.create_task(pour(noisy, flood))
            await noisy.hear("pong", lambda pong: pong["n"] == 30)  # it has begun
            for n in range(20):
                await quiet.say(type="ping", n=n)
                assert (await quiet.hear("pong"))["n"] == n
            await noisy.hear("pong", lambda pong: pong["n"] == 60)  # still served, at its pace
            assert max(message["n"] for message in noisy.heard if message["type"] == "pong") < flood - 1
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            noisy.socket.transport.abort()  # its farewell would wait in the same line

    asyncio.run(run())


async def pour(line: RealLine, many: int) -> None:
    for n in range(many):
        await line.say(type="ping", n=n)
