"""Fair dealing: bound before the deal, mixed with what the players add, shown after the end, proved by anybody."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from saloon.kernel.rng import commitment
from saloon.server import wire
from saloon.server.people.who import Who
from saloon.server.storage.documents import SeatSetup
from saloon.server.storage.entries import Sat
from saloon.server.table.room import Note, Room
from saloon.terminal.app import app
from tests.laws.worlds import HOUSE, World
from tests.server.client import Line, Person, Player, guests, play
from tests.server.conftest import Node
from tests.server.test_leaks import HOUSE_OF, entry, open_room, table_of

OPEN = [SeatSetup("open"), SeatSetup("open")]


def sit(room: Room, seat: int, name: str, entropy: str) -> None:
    room.fold(entry(room, Note(Sat(name, entropy), seat), 1001.0, name))


def dealt(world: World, *entropy: str) -> str:
    room = open_room(world, 3, seats=OPEN, options={})
    for seat, salt in enumerate(entropy):
        sit(room, seat, f"n{seat}", salt)
    return table_of(room).fingerprint()


@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_what_any_player_adds_changes_the_deal(world: World):
    assert dealt(world, "00", "01") == dealt(world, "00", "01")
    assert len({dealt(world, *salts) for salts in (("00", "01"), ("00", "02"), ("03", "01"), ("01", "00"))}) == 4


@pytest.mark.parametrize("odd", ["0", "0g", "AA", "00" * 65])
def test_entropy_is_hexadecimal_or_refused(odd: str):
    said = json.dumps({"type": "sit", "table": "t", "id": "1", "seat": 0, "entropy": odd})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(said, type=wire.AnyCommand)


def test_the_seed_of_a_rematch_is_bound_before_anybody_adds_to_it():
    """The rematch is dealt at once when all have agreed: so its commitment stands in every news before that."""
    room = open_room(HOUSE_OF["revolver"], 4, options={}, next_commitment="bound")
    room.ending = wire.Ending("abandoned", None, 0, {})
    for seat, account in enumerate(room.people()):
        note = room.answer(Who(account, account), wire.Rematch(table="", id="", entropy=f"0{seat}"))
        room.fold(entry(room, note, 1002.0, account))
    setup = room.rematch_setup("following")
    assert (setup.commitment, setup.next_commitment) == ("bound", "following")
    added = {seat.entropy for seat in setup.seats if seat.kind == "person"}
    assert added == {f"0{seat}" for seat in range(len(room.people()))}


async def meet(node: Node) -> tuple[dict[str, Any], list[Person]]:
    """Two people at a table: each of them saw the commitment before saying what he adds."""
    ann, ben = await guests(node.url, "Ann", "Ben")
    table = await ann.open(node.url, "revolver", "open", "open")
    for seat, (person, salt) in enumerate(((ann, "aa"), (ben, "bb"))):
        seen = await person.ask(node.url, f"/api/invites/{table['invite']}")
        assert (seen["status"], seen["commitment"]) == ("open", table["commitment"])
        await person.sit(node.url, table, seat, entropy=salt)
    return table, [ann, ben]


def test_a_game_is_proved_from_its_first_commitment_to_its_last_card(node: Node, tmp_path: Path):
    async def go() -> None:
        table, people = await meet(node)
        door = f"/api/tables/{table['id']}/record"
        assert (await people[0].ask(node.url, door))["reason"] == "table-not-over"
        async with Line(node.url, people[1]) as line:
            fairness = (await line.watch(table["id"]))["fairness"]
        assert (fairness["commitment"], fairness["entropy"], fairness["seed"]) == (
            table["commitment"],
            ["aa", "bb"],
            "",
        )
        news = await play(*(Player(person, table["id"], [node.url], seed) for seed, person in enumerate(people)))
        fairness = news[0]["fairness"]
        assert commitment(bytes.fromhex(fairness["seed"])) == table["commitment"]
        record = await people[0].ask(node.url, door)
        assert (record["seed"], record["entropy"]) == (fairness["seed"], ["aa", "bb"])
        verdict = await people[1].ask(node.url, "/api/verify", record)
        assert (verdict["holds"], verdict["decisions"]) == (True, len(record["decisions"]))
        forged = {**record, "entropy": ["aa", "bc"]}
        assert not (await people[1].ask(node.url, "/api/verify", forged))["holds"]
        (tmp_path / "game.json").write_text(json.dumps(record))
        (tmp_path / "forged.json").write_text(json.dumps(forged))
        await again(node, table["id"], people, fairness["next_commitment"])

    asyncio.run(go())
    assert CliRunner().invoke(app, ["verify", str(tmp_path / "game.json")]).exit_code == 0
    assert CliRunner().invoke(app, ["verify", str(tmp_path / "forged.json")]).exit_code == 1


async def again(node: Node, table: str, people: list[Person], bound: str) -> None:
    """The rematch keeps what was promised, and has a new seed."""
    for person, salt in zip(people, ("cc", "dd"), strict=True):
        await person.command(node.url, table, "rematch", entropy=salt)
    over = await people[0].ask(node.url, f"/api/tables/{table}")
    async with Line(node.url, people[0]) as line:
        fairness = (await line.watch(over["next"]))["fairness"]
    assert (fairness["commitment"], fairness["entropy"], fairness["seed"]) == (bound, ["dd", "cc"], "")
    assert fairness["next_commitment"] not in {"", bound}
