"""Hints from the server: only for the seat that must decide, honest, and soon."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saloon.kernel.errors import Illegal
from saloon.server import wire
from saloon.server.hub import Hub
from saloon.server.people.accounts import Accounts
from saloon.server.people.who import Who
from saloon.server.table.room import Room
from saloon.server.workers import jobs, pool
from saloon.server.workers.jobs import Job, advise, choose, table_of
from tests.laws.worlds import HOUSE, World
from tests.server.conftest import hub

BEN = Who("ben", "Ben")
Act = Callable[[Hub, Room, Who], Awaitable[None]]
HOUSE_OF = {world.game.name: world for world in HOUSE}


def at_a_table(tmp_path: Path, act: Act, workers: int = 1, **wish: Any) -> None:
    """A server in this process, and a table where Ann plays against herself."""

    async def go() -> None:
        table = wire.NewTable(**{"game": "wyatt-earp", "seats": [wire.SeatWish("me")] * 2, **wish})
        async with hub(f"sqlite+aiosqlite:///{tmp_path}/house.db", workers=workers) as found:
            ann, _ = await Accounts(found.engine).guest("Ann")
            await act(found, await found.referee.open(ann, table), ann)

    asyncio.run(go())


@pytest.mark.parametrize("game", HOUSE_OF)
def test_a_hint_names_legal_choices_with_chances_and_reasons(tmp_path: Path, game: str):
    async def act(house: Hub, room: Room, ann: Who) -> None:
        seat = room.to_act()
        found = await house.hint(ann, room.id, "h", seat)
        assert (found.table, found.id, found.seat, found.question) == (room.id, "h", seat, 0)
        assert room.writer is not None
        assert 1 <= len(found.choices) <= 3
        for choice in found.choices:
            assert choice.code in room.writer.table.legal()
            assert choice.notation == room.game.notate(room.writer.table, choice.code)
            assert 0 <= choice.chance <= 1
            assert choice.reason is None or choice.reason.id.startswith("reason-")
        assert (found.choices[0].money is None) == (game == "revolver")

    at_a_table(tmp_path, act, game=game)


async def refusal(asked: Awaitable[Any]) -> str:
    with pytest.raises(Illegal) as refused:
        await asked
    return refused.value.reason


def test_nobody_is_advised_for_another_seat_or_out_of_turn_or_where_hints_are_off(tmp_path: Path):
    async def act(house: Hub, room: Room, ann: Who) -> None:
        seat = room.to_act()
        assert await refusal(house.hint(BEN, room.id, "h", seat)) == "not-your-seat"
        assert await refusal(house.hint(ann, room.id, "h", 1 - seat)) == "not-your-turn"
        assert await refusal(house.hint(ann, "nowhere", "h", seat)) == "no-such-table"
        quiet = await house.referee.open(ann, wire.NewTable("wyatt-earp", [wire.SeatWish("me")] * 2, hints=False))
        assert await refusal(house.hint(ann, quiet.id, "h", quiet.to_act())) == "no-hints-here"

    at_a_table(tmp_path, act)


def test_a_hint_that_does_not_come_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pool, "PATIENCE", 0.1)

    async def act(house: Hub, room: Room, ann: Who) -> None:
        assert await refusal(house.hint(ann, room.id, "h", room.to_act())) == "too-busy"

    at_a_table(tmp_path, act, workers=0)


@pytest.mark.parametrize("seconds", [0.05, 0.0512345678, 0.09999999, 1 / 3])
def test_a_bot_may_think_for_any_time(seconds: float) -> None:
    """What is left of a busy worker's time is no round number."""
    job = Job("soon", "wyatt-earp", {}, 2, bytes(64), (), (), "ranger")
    assert choose(job, seconds) in table_of(job).legal()
    jobs._dealt.clear()


@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_hidden_cards_do_not_matter(world: World):
    """The same view gets the same advice, whatever the others hold and whatever the seed is."""
    job = Job("true", world.game.name, {}, 2, bytes(64), (), (), "")
    for moves in range(4):
        found = advise(job, moves, 0.0)
        table = table_of(job)
        other = world.with_memory_of(world.imagine(table, int(table.to_act()), moves), table)
        twin = msgspec.structs.replace(job, table=f"twin-{moves}", seed=bytes([moves + 1] * 64))
        jobs._dealt[twin.table] = twin.codes, other
        assert advise(twin, moves, 0.0) == found
        job = msgspec.structs.replace(job, codes=(*job.codes, found[0]["code"]))
    jobs._dealt.clear()
