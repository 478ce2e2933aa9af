"""docs/protocol.md holds: every message of whole games fits the schema, and the bot in thirty lines plays."""

import asyncio
import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
from litestar.exceptions import WebSocketException
from websockets.exceptions import ConnectionClosed

from saloon.kernel.errors import Illegal
from saloon.server import protocol, wire
from saloon.server.connection import connection, socket
from saloon.server.hub import NO_SESSION
from saloon.server.people.who import Who
from saloon.server.process.limits import Limits
from saloon.server.rest import people
from saloon.server.storage.documents import SeatSetup
from saloon.server.storage.entries import Undone
from saloon.server.table.answering import Note, answer
from saloon.server.table.new_table import open_setup
from saloon.server.table.render import Eye, setup_bytes
from saloon.server.wire import refusal
from tests.laws.worlds import HOUSE, World
from tests.server.client import PATIENCE, Line, Player, guests, play
from tests.server.conftest import Node
from tests.server.test_leaks import HOUSE_OF, entry, moved, open_room, table_of, viewers

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs/protocol.md").read_text()
BROKEN = WebSocketException(detail="").code  # how Litestar closes a socket whose handler has failed


def closed(schema: Any) -> Any:
    """The same schema, but a field that it does not name is a fault."""
    if isinstance(schema, list):
        return [closed(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: closed(value) for key, value in schema.items()}
    if "properties" in found and isinstance(found.get("required"), list):
        found.setdefault("additionalProperties", False)
    return found


DOCUMENT = closed(protocol.document())
OUTBOUND = jsonschema_rs.validator_for({**DOCUMENT, "anyOf": [{"$ref": "#/$defs/Outbound"}]})
INBOUND = jsonschema_rs.validator_for({**DOCUMENT, "anyOf": [{"$ref": "#/$defs/Inbound"}]})


def news_of(prefix: str) -> Any:
    """News at a table of one game: no view, fact or choice of another."""
    defs = {**DOCUMENT["$defs"], **{name: DOCUMENT["$defs"][prefix + name] for name in ("View", "Fact", "Choice")}}
    return jsonschema_rs.validator_for({**DOCUMENT, "$defs": defs, "anyOf": [{"$ref": "#/$defs/News"}]})


def documents(block: str) -> list[Any]:
    """The JSON documents of a block, one after the other."""
    found, at = [], 0
    while block[at:].strip():
        at += len(block[at:]) - len(block[at:].lstrip())
        document, at = json.JSONDecoder().raw_decode(block, at)
        found.append(document)
    return found


# The schema


@pytest.mark.parametrize("world", HOUSE, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_all_news_of_whole_games_fits_the_schema(world: World, seed: int):
    prefix = protocol.prefix_of(world.game)
    fits = news_of(prefix)
    room, rng = open_room(world, 40 + seed), random.Random(seed)
    eyes = [Eye(room, room.chairs[seat].account if seat >= 0 else "", seat) for seat in viewers(room)]
    OUTBOUND.validate(json.loads(setup_bytes(room, "ann")))
    said = 0
    while True:
        for eye in eyes:
            message = eye.news()
            if message is not None:
                fits.validate(json.loads(message))
                said += 1
        if room.to_act() < 0:
            break
        seat, code = room.to_act(), world.choose(table_of(room), rng)
        room.fold(entry(room, moved(seat, code), 2000.0 + said))
    assert said > 100


@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_refusals_fit_the_schema(world: World):
    room = open_room(world, 41, seats=[SeatSetup("person", "ann", "ann")] * 2, options={})
    room.fold(entry(room, moved(room.to_act(), table_of(room).legal()[0]), 2000.0))
    seat, legal, reasons = room.to_act(), table_of(room).legal(), set()
    for code in range(table_of(room).space()):
        if code not in legal:
            move = wire.Move(table="t", id="1", seat=seat, question=room.chairs[seat].answered, code=code)
            with pytest.raises(Illegal) as refused:
                answer(room, Who("ann", "ann"), move)
            OUTBOUND.validate(json.loads(msgspec.json.encode(refusal(refused.value, "t", "1"))))
            reasons.add(refused.value.reason)
    assert len(reasons) > 1


GOOD = [
    {"type": "hello", "protocol": 1},
    {"type": "watch", "table": "7a"},
    {"type": "watch", "table": "7a", "seat": -1, "invite": "x"},
    {"type": "sit", "table": "7a", "id": "1", "seat": 0, "commitment": "0f" * 32},
    {"type": "commit", "table": "7a", "id": "1", "seat": 0, "commitment": "0f" * 32},
    {"type": "reveal", "table": "7a", "id": "1", "seat": 0, "entropy": "00ff"},
    {"type": "move", "table": "7a", "id": "1", "seat": 3, "question": 0, "code": 7},
    {"type": "try", "table": "7a", "id": "1", "seat": 0, "question": 0, "codes": [7, 8]},
    {"type": "rematch", "table": "7a", "id": "1"},
    {"type": "say", "table": "7a", "id": "1", "phrase": "hello"},
]
BAD = [
    {"type": "hello"},
    {"type": "nothing"},
    {"table": "7a"},
    {"type": "move", "table": "7a", "id": "1", "seat": 16, "question": 0, "code": 7},
    {"type": "move", "table": "7a", "id": "1", "seat": 0, "question": -1, "code": 7},
    {"type": "move", "table": "7a", "id": "1", "seat": 0, "question": 0, "code": "7"},
    {"type": "move", "table": "7a", "id": "", "seat": 0, "question": 0, "code": 7},
    {"type": "sit", "table": "7a", "id": "1", "seat": 0, "commitment": "0f"},
    {"type": "sit", "table": "7a", "id": "1", "seat": 0, "entropy": "00"},
    {"type": "commit", "table": "7a", "id": "1", "seat": 0, "commitment": ""},
    {"type": "reveal", "table": "7a", "id": "1", "seat": 0, "entropy": "0"},
    {"type": "reveal", "table": "7a", "id": "1", "seat": 0, "entropy": ""},
    {"type": "sit", "table": "7a", "id": "1", "seat": 0, "more": 1},
    {"type": "propose", "table": "7a", "id": "1", "seat": 0, "what": "win"},
    {"type": "try", "table": "7a", "id": "1", "seat": 0, "question": 0, "codes": []},
    {"type": "try", "table": "7a", "id": "1", "seat": 0, "question": 0, "codes": [7] * 17},
]


@pytest.mark.parametrize("message", GOOD, ids=json.dumps)
def test_house_and_schema_accept_the_same(message: Any):
    assert INBOUND.is_valid(message)
    assert connection.DECODE(json.dumps(message)) is not None


@pytest.mark.parametrize("message", BAD, ids=json.dumps)
def test_house_and_schema_refuse_the_same(message: Any):
    assert not INBOUND.is_valid(message)
    with pytest.raises(msgspec.ValidationError):
        connection.DECODE(json.dumps(message))


def test_everything_heard_on_a_socket_fits_the_schema(node: Node):
    """Welcome, setup, news, presence, words, acknowledgements, refusals, trials, hints: as they come over a line."""

    async def go() -> list[dict[str, Any]]:
        ann, ben = await guests(node.url, "Ann", "Ben")
        table = await ann.open(node.url, "wyatt-earp", "me", "open")
        await ben.sit(node.url, table, 1, "beef")
        async with Line(node.url, ben) as line:
            await line.watch(table["id"])
            await line.done("reveal", table["id"], seat=1, entropy="beef")
        id = table["id"]
        async with Line(node.url, ann) as line:
            seat = (await line.watch(id))["to_act"]
        mover, other = (ann, ben) if seat == 0 else (ben, ann)
        async with Line(node.url, mover) as line:
            asked = (await line.watch(id))["question"]
            await line.say(type="ping", n=3)
            codes = [asked["choices"][0]["code"]]
            await line.say(type="try", table=id, id="t", seat=seat, question=asked["number"], codes=codes)
            await line.hear("trial")
            await line.say(type="hint", table=id, id="h", seat=seat)
            await line.hear("hints")
            await line.say(type="say", table=id, id="s", phrase="hello")
            await line.hear("said")
            await line.say(type="nonsense")
            await line.refused("move", id, seat=seat, question=10_000, code=0)
            await line.done("propose", id, id="p", seat=seat, what="abandon")
            await line.hear("news", lambda message: message["offer"] and message["done"] == ["p"])
            await line.done("propose", id, id="p", seat=seat, what="abandon")  # said twice: there are no news of it
            heard = list(line.heard)
        await other.command(node.url, id, "answer", yes=False)
        async with Line(node.url, ann) as line:
            wish = {"game": "revolver", "players": 2, "clock": {"kind": "move", "seconds": 607}}
            await line.say(type="seek", id="seek", **wish)
            await line.hear("seeking")
            await line.say(type="seek", id="again", patience=0, bot="deputy", **wish)
            await line.hear("found", lambda told: told["table"])
            heard += line.heard
        players = [Player(person, id, [node.url], seed) for seed, person in enumerate((ann, ben))]
        await play(*players)
        return heard + players[0].heard + players[1].heard

    heard = asyncio.run(go())
    for message in heard:
        OUTBOUND.validate(message)
    assert {message["type"] for message in heard} == {kind.__struct_config__.tag for kind in get_args(wire.Outbound)}


def test_text_that_is_not_utf_8_ends_a_socket(node: Node):
    async def go() -> int:
        (ann,) = await guests(node.url, "Ann")
        async with Line(node.url, ann) as line:
            await line.hear("welcome")
            await line.socket.send(b'{"type": "ping\xff"}', text=True)
            with pytest.raises(ConnectionClosed) as closed:
                await line.hear("never")
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    assert asyncio.run(go()) == socket.BAD_TEXT


# The page


@pytest.mark.parametrize("kind", get_args(wire.Inbound) + get_args(wire.Outbound), ids=lambda kind: kind.__name__)
def test_the_page_knows_every_message(kind: Any):
    assert re.search(rf"`{kind.__struct_config__.tag}[` ]", TEXT)


@pytest.mark.parametrize("kind", get_args(wire.AnyCommand), ids=lambda kind: kind.__name__)
def test_the_page_has_every_field_of_every_command(kind: Any):
    row = re.search(rf"^\| `{kind.__struct_config__.tag}` \| (.*?) \|", TEXT, re.MULTILINE)
    assert row is not None
    assert set(re.findall(r"`(\w+)`", row[1])) == set(kind.__struct_fields__) - {"table", "id"}


EXAMPLES = [
    (kind, example)
    for kind, block in re.findall(r"^```json([^\n]*)\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
    for example in documents(block)
]
SENT = {kind.__name__: kind for kind in (wire.NewTable, people.NewGuest, people.NewToken)}


@pytest.mark.parametrize(("kind", "example"), EXAMPLES, ids=[json.dumps(example) for _, example in EXAMPLES])
def test_every_example_is_what_the_server_takes_or_says(kind: str, example: Any):
    """The fence names its type: what a client sends is read as the server reads it, an answer fits the schema."""
    name = kind.strip()
    if name == "Inbound":
        connection.DECODE(json.dumps(example))
    elif name in SENT:
        wanted = msgspec.json.decode(json.dumps(example), type=SENT[name])
        if isinstance(wanted, wire.NewTable):
            open_setup(Who("ann", "Ann"), wanted, "")
    else:
        jsonschema_rs.validator_for({**DOCUMENT, "anyOf": [{"$ref": f"#/$defs/{name}"}]}).validate(example)


def test_every_message_has_an_example():
    told = {(kind.strip(), example.get("type")) for kind, example in EXAMPLES}
    for name, union in (("Inbound", wire.Inbound), ("Outbound", wire.Outbound)):
        tags = {kind.__struct_config__.tag for kind in get_args(union)}
        assert {type for kind, type in told if kind == name} == tags
    assert not re.search(r"`[^`\n]*{[^`\n]*`", TEXT), "an example outside of a fence is not checked"


def test_the_page_has_the_fields_of_every_message_that_changes_no_game():
    for kind in (wire.Try, wire.Hint, wire.Say, wire.Mute, wire.Report):
        row = re.search(rf"^\| `{kind.__struct_config__.tag}` \| (.*?) \|", TEXT, re.MULTILINE)
        assert row is not None
        assert set(re.findall(r"`(\w+)`", row[1])) == set(kind.__struct_fields__)


def test_an_undo_without_memory_aids_begins_the_log_with_the_question():
    """As the page says of `afresh`."""
    room = open_room(HOUSE_OF["wyatt-earp"], 3, seats=[SeatSetup("person", "ann", "ann")] * 2, options={}, aids=False)
    rng, eye = random.Random(3), Eye(room, "ann", 0)
    while not (room.may_undo() and len(room.codes) > 20 and room.to_act() == 0):
        room.fold(entry(room, moved(room.to_act(), rng.choice(table_of(room).legal())), 2000.0))
    eye.news()
    room.fold(entry(room, Note(Undone(), 0), 2001.0))
    told = json.loads(eye.news() or b"{}")
    since = [fact for fact in room.facts[room.turn_mark :] if room.game.sight(fact, 0) is not None]
    assert told["afresh"]
    assert len(told["facts"]) == len(since) < len(room.facts)


def test_the_page_has_the_numbers_of_the_server():
    assert f"Protocol **{wire.PROTOCOL}**" in TEXT
    assert f"at most {socket.MOST_BYTES:,} characters" in TEXT
    assert f"{Limits.SOCKETS_OF_ACCOUNT} per account, {Limits.SOCKETS_OF_ADDRESS} per address" in TEXT
    assert f"a burst of {Limits.MESSAGES.burst} messages, or {Limits.MESSAGES.per_second} per second" in TEXT
    for code in (socket.UNSUPPORTED, socket.BAD_TEXT, socket.TOO_LONG, socket.TRY_LATER, NO_SESSION, BROKEN):
        assert re.search(rf"^\|[ \d,]*\b{code} \|", TEXT, re.MULTILINE)
    assert f"up to {connection.MOST_TABLES} tables" in TEXT


def test_the_bot_of_thirty_lines_plays_a_game_to_its_end(node: Node, tmp_path: Path):
    (code,) = re.findall(r"^```python\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
    assert len([line for line in code.splitlines() if line]) <= 30
    (tmp_path / "bot.py").write_text(code)

    async def invite() -> tuple[str, str]:
        host, owner = await guests(node.url, "Cat", "Dan")
        table = await host.open(node.url, "revolver", "open", "deputy")
        token = await owner.ask(node.url, "/api/tokens", {"label": "bot"})
        return token["secret"], table["invite"]

    told = [sys.executable, str(tmp_path / "bot.py"), node.url, *asyncio.run(invite())]
    played = subprocess.run(told, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (played.returncode, played.stderr) == (0, "")
    assert json.loads(played.stdout)["how"] == "finished"
