"""Writing, reading and keeping rooms, in one process or as if in two."""

import asyncio
import os
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import OperationalError

from saloon.kernel.errors import Illegal
from saloon.kernel.game import Game
from saloon.server import wire
from saloon.server.connection.connection import Connection
from saloon.server.hub import Hub
from saloon.server.people.who import Who
from saloon.server.process.metrics import Moment
from saloon.server.storage import database as databases
from saloon.server.storage.entries import Entry, Left
from saloon.server.storage.notebook import Change, Conflict, Notebook
from saloon.server.storage.schema import ACCOUNTS, DUE, ENTRIES, TABLES
from saloon.server.table import referee as referees
from saloon.server.table.loading import AT_ONCE, load_room
from saloon.server.table.presence import MOST, REMEMBER, SILENCE, Away, Presences
from saloon.server.table.room import Room
from saloon.server.terms import Clock
from saloon.server.workers import pool as pools
from saloon.server.workers.pool import Pool
from saloon.server.workers.queue import Requester
from tests.server.client import PATIENCE, new_id
from tests.server.conftest import Pair, Postgres, hub

ANN, BEN = Who("ann", "Ann"), Who("ben", "Ben")
NOBODY = Requester("")
SEATS = {"me": wire.SeatWish("me"), "open": wire.SeatWish("open"), "deputy": wire.SeatWish("bot", "deputy")}


class Ear:
    """A watcher of a table, with what it saw each time it was told to look."""

    def __init__(self, house: Hub, table: str) -> None:
        self.who = ANN
        self.address = "127.0.0.1"
        self.house = house
        self.seen: list[int] = []
        house.referee.rooms[table].watchers.add(self)

    def changed(self, table: str, moment: Moment | None = None) -> None:
        held = self.house.referee.rooms[table]
        assert not held.writing
        self.seen.append(held.room.seq)

    def say(self, message: Any) -> None:
        pass


def run(tmp_path: Path, test: Callable[[Hub], Awaitable[None]], workers: int = 0) -> None:
    async def go() -> None:
        async with hub(f"sqlite+aiosqlite:///{tmp_path}/house.db", workers=workers) as house, asyncio.timeout(PATIENCE):
            await enrol(house)
            await test(house)

    asyncio.run(go())


async def enrol(house: Hub) -> None:
    """Ann and Ben have accounts."""
    async with house.engine.begin() as connection:
        row = {"kind": "guest", "settings": {}, "created": 0.0}
        await connection.execute(insert(ACCOUNTS), [{**row, "id": who.account, "name": who.name} for who in (ANN, BEN)])


async def open_table(house: Hub, *seats: str, **wish: Any) -> Room:
    wanted = wire.NewTable("revolver", [SEATS[seat] for seat in seats], pace=0, **wish)
    return await house.referee.open(ANN, wanted)


def first_move(room: Room, id: str = "move", rng: random.Random | None = None) -> wire.Move:
    """The first choice of whoever must decide, or any."""
    assert room.writer is not None
    seat = room.to_act()
    legal = room.writer.table.legal()
    code = rng.choice(legal) if rng is not None else legal[0]
    return wire.Move(table=room.id, id=id, seat=seat, question=room.chairs[seat].answered, code=code)


async def entries_of(house: Hub, table: str) -> list[str]:
    async with house.engine.connect() as connection:
        asked = select(ENTRIES.c.kind).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
        return list((await connection.execute(asked)).scalars())


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


class Gate:
    """Keeps the notebook from writing until it is opened."""

    def __init__(self, notebook: Notebook) -> None:
        self.open = asyncio.Event()
        self.waits = asyncio.Event()
        commit = notebook.commit

        async def slow(changes: list[Change]) -> None:
            self.waits.set()
            await self.open.wait()
            await commit(changes)

        notebook.commit = slow  # type: ignore[method-assign]


# Stored first, told afterwards


def test_nobody_is_told_before_it_is_stored(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        room = await open_table(house, "me", "me")
        ear, gate = Ear(house, room.id), Gate(house.notebook)
        command = asyncio.create_task(house.referee.command(ANN, first_move(room)))
        await gate.waits.wait()
        reader = asyncio.create_task(house.referee.hold(room.id))
        await asyncio.sleep(0.05)
        assert not command.done()
        assert not reader.done(), "whoever asks now waits, too"
        assert ear.seen == []
        gate.open.set()
        await command
        assert (await reader).room.seq == 1
        assert ear.seen == [1]

    run(tmp_path, test)


def test_a_command_is_carried_out_when_its_sender_is_gone(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        room = await open_table(house, "me", "me")
        ear, gate = Ear(house, room.id), Gate(house.notebook)
        command = asyncio.create_task(house.referee.command(ANN, first_move(room)))
        await gate.waits.wait()
        command.cancel()
        await asyncio.gather(command, return_exceptions=True)
        gate.open.set()
        await until(lambda: ear.seen == [1])
        await house.referee.command(ANN, first_move(room, "another"))
        assert await entries_of(house, room.id) == ["moved", "moved"]

    run(tmp_path, test)


class Wire:
    """The other end of a connection: one says something, and hangs up."""

    def __init__(self, said: bytes) -> None:
        self.said = [said]
        self.heard: list[bytes] = []

    async def send(self, message: bytes) -> None:
        self.heard.append(message)

    async def receive(self) -> bytes:
        if self.said:
            return self.said.pop()
        await asyncio.get_running_loop().create_future()
        raise AssertionError("nobody says anything more")


@pytest.mark.parametrize("hangs_up", [False, True])
def test_a_command_from_a_socket_is_carried_out_when_the_socket_is_gone(tmp_path: Path, hangs_up: bool) -> None:
    async def test(house: Hub) -> None:
        room = await open_table(house, "me", "me")
        ear, gate, line = Ear(house, room.id), Gate(house.notebook), Wire(wire.ENCODE(first_move(room)))
        serving = asyncio.create_task(Connection(house, ANN, line).serve())
        await gate.waits.wait()
        if hangs_up:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
        gate.open.set()
        await until(lambda: ear.seen == [1])
        assert await entries_of(house, room.id) == ["moved"]
        await until(lambda: not house.referee.working)
        if not hangs_up:
            await until(lambda: [b'"done"' in message for message in line.heard] == [True])
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
        assert house.referee.rooms[room.id].watchers == {ear}

    run(tmp_path, test)


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        room = await open_table(house, "me", "me")
        ear, commit = Ear(house, room.id), house.notebook.commit

        async def broken(changes: list[Change]) -> None:
            raise Illegal("store-unavailable", "", {}) from OperationalError("", {}, Exception())

        house.notebook.commit = broken  # type: ignore[method-assign]
        move = first_move(room)
        for _ in range(3):
            with pytest.raises(Illegal, match="store-unavailable"):
                await house.referee.command(ANN, move)
        assert (await house.referee.hold(room.id)).room.seq == 0
        house.notebook.commit = commit  # type: ignore[method-assign]
        await house.referee.command(ANN, move)
        await house.referee.command(ANN, move)
        assert await entries_of(house, room.id) == ["moved"]
        assert ear.seen[-1] == 1

    run(tmp_path, test)


@pytest.mark.parametrize("operation", ["public", "private", "sight", "known"])
def test_a_game_from_elsewhere_that_cannot_show_what_it_did_is_refused_and_nothing_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, operation: str
) -> None:
    async def test(house: Hub) -> None:
        room = await open_table(house, "me", "me")
        move, broken = first_move(room), Broken(room.game, operation)
        monkeypatch.setattr("saloon.server.table.referee.is_own", lambda game: False)
        monkeypatch.setattr("saloon.server.table.room.find_game", lambda name: broken)
        house.referee.rooms.clear()
        with pytest.raises(Illegal, match="game-failed") as refused:
            await house.referee.command(ANN, move)
        assert refused.value.details == {"game": room.setup.game}
        assert (await house.referee.hold(room.id)).room.seq == 0
        assert await entries_of(house, room.id) == []
        broken.fails = False
        await house.referee.command(ANN, move)
        assert await entries_of(house, room.id) == ["moved"]

    run(tmp_path, test)


@pytest.mark.parametrize("operation", ["parse", "view"])
def test_a_game_from_elsewhere_that_fails_at_a_trial_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, operation: str
) -> None:
    async def test(house: Hub) -> None:
        room = await open_table(house, "me", "me")
        broken = Broken(room.game, operation)
        monkeypatch.setattr("saloon.server.table.room.find_game", lambda name: broken)
        house.referee.rooms.clear()
        assert room.writer is not None
        table = room.writer.table
        codes: list[int | str] = [room.game.notate(table, code) for code in table.legal()]
        for code in codes:
            asked = wire.Try(table=room.id, id="t", seat=room.to_act(), question=0, codes=[code])
            with suppress(Illegal):
                broken.fails = False
                if (await house.trial(ANN, asked)).view is None:
                    continue  # nothing to show: it cannot be taken back
                broken.fails = True
                with pytest.raises(Illegal, match="game-failed"):
                    await house.trial(ANN, asked)
                return
        raise AssertionError("nothing can be tried")

    run(tmp_path, test)


class Broken:
    """A game of which one operation fails."""

    def __init__(self, game: Game, operation: str) -> None:
        self.game, self.operation, self.fails = game, operation, True

    def __getattr__(self, name: str) -> Any:
        if name == self.operation and self.fails:
            raise ZeroDivisionError(name)
        return getattr(self.game, name)


def test_a_commit_of_which_nobody_knows_whether_it_came_through_counts_once(tmp_path: Path) -> None:
    """The line to the database breaks after the commit: the answer is no; asked again it is yes, and nothing twice."""

    async def test(house: Hub) -> None:
        room = await open_table(house, "me", "me")
        commit = house.notebook.commit

        async def breaks(changes: list[Change]) -> None:
            await commit(changes)
            raise Illegal("store-unavailable", "", {})

        house.notebook.commit = breaks  # type: ignore[method-assign]
        move = first_move(room)
        with pytest.raises(Illegal, match="store-unavailable"):
            await house.referee.command(ANN, move)
        house.notebook.commit = commit  # type: ignore[method-assign]
        await house.referee.command(ANN, move)
        assert await entries_of(house, room.id) == ["moved"]

    run(tmp_path, test)


def test_a_page_that_cannot_be_stored_does_not_keep_the_others_out(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        rooms = [await open_table(house, "me", "me") for _ in range(3)]
        await house.referee.command(ANN, first_move(rooms[1]))
        changes = [Change(room.id, Entry(0, Left(), -1, "ann", f"{n}", 1.0)) for n, room in enumerate(rooms)]
        gate = Gate(house.notebook)
        writes = [asyncio.create_task(house.notebook.write(change)) for change in changes]
        gate.open.set()
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        assert [await entries_of(house, room.id) for room in rooms] == [["left"], ["moved"], ["left"]]

    run(tmp_path, test)


def test_what_waits_to_be_written_is_written_before_the_house_closes(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        room = await open_table(house, "me", "me")
        gate = Gate(house.notebook)
        command = asyncio.create_task(house.referee.command(ANN, first_move(room)))
        await gate.waits.wait()
        closing = asyncio.create_task(house.stop())
        await asyncio.sleep(0.05)
        gate.open.set()
        await closing
        await command
        with pytest.raises(Illegal, match="store-unavailable"):
            await house.notebook.write(Change(room.id))
        assert await entries_of(house, room.id) == ["moved"]

    run(tmp_path, test)


# Rooms in memory


def test_asking_for_tables_that_do_not_exist_leaves_nothing_behind(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        asked = [house.referee.hold(f"none-{n % 10}") for n in range(50)]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert {str(result) for result in results} == {"no-such-table"}
        assert not house.referee.rooms
        assert not house.referee.loading

    run(tmp_path, test)


def test_a_room_is_read_once_however_many_ask_for_it(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        room = await open_table(house, "me", "me")
        house.referee.rooms.clear()
        found = await asyncio.gather(*(house.referee.hold(room.id) for _ in range(20)))
        assert len({id(held) for held in found}) == 1

    run(tmp_path, test)


def test_rooms_that_nobody_looks_at_are_forgotten_and_their_clocks_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(referees, "IDLE", 0.0)
    monkeypatch.setattr(referees, "SWEEP", 0.02)

    async def test(house: Hub) -> None:
        watched = await open_table(house, "me", "me")
        Ear(house, watched.id)
        days = Clock("move", 3 * 86_400)
        idle = await open_table(house, "me", "me", clock=days)
        await until(lambda: list(house.referee.rooms) == [watched.id])
        house.database.ahead += 3 * 86_400 + 10
        async with asyncio.timeout(PATIENCE):
            while await entries_of(house, idle.id) != ["stood-in"]:
                await asyncio.sleep(0.01)

    run(tmp_path, test)


def test_a_long_game_is_read_in_pieces(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        room = await open_table(house, "me", "me")
        rng = random.Random(3)
        while room.status == "running":
            await house.referee.command(ANN, first_move(room, new_id("move"), rng))
        turns, reading = 0, True

        async def others() -> None:
            nonlocal turns
            while reading:
                turns += 1
                await asyncio.sleep(0)

        busy = asyncio.create_task(others())
        again = await load_room(house.database, room.id)
        reading = False
        await busy
        assert again.record() == room.record()
        assert again.seq > 3 * AT_ONCE
        assert turns > again.seq // AT_ONCE

    run(tmp_path, test)


# What is due


def test_a_row_that_was_left_by_mistake_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referees, "SWEEP", 0.02)

    async def test(house: Hub) -> None:
        room = await open_table(house, "me", "me")
        async with house.engine.begin() as connection:
            row = {"table_id": room.id, "seq": 0, "at": 0.0, "owner": "gone", "until": 0.0}
            await connection.execute(insert(DUE), [row])
        async with asyncio.timeout(PATIENCE):
            while await due_tables(house):
                await asyncio.sleep(0.01)

    run(tmp_path, test)


async def due_tables(house: Hub) -> list[str]:
    async with house.engine.connect() as connection:
        return list((await connection.execute(select(DUE.c.table_id))).scalars())


def test_many_tables_are_taken_on_by_a_house_that_opens_again(tmp_path: Path) -> None:
    clock = Clock("move", 5)
    tables: list[str] = []

    async def before(house: Hub) -> None:
        tables.extend([(await open_table(house, "me", "me", clock=clock)).id for _ in range(60)])
        monkey_time(house)

    async def after(house: Hub) -> None:
        house.database.ahead += 60
        async with asyncio.timeout(PATIENCE):
            while {tuple(await entries_of(house, table)) for table in tables} != {("stood-in",)}:
                await asyncio.sleep(0.05)

    def monkey_time(house: Hub) -> None:
        """As if it had been killed: it hands nothing over."""

        async def nothing() -> None:
            pass

        house.referee.hand_over = nothing  # type: ignore[method-assign]

    async def go() -> None:
        database = f"sqlite+aiosqlite:///{tmp_path}/house.db"
        async with hub(database) as house:
            await enrol(house)
            await before(house)
        async with hub(database) as house:
            await after(house)

    asyncio.run(go())


def test_proposals_do_not_keep_a_bot_from_answering(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        room = await open_table(house, "me", "deputy")
        held = house.referee.rooms[room.id]
        while room.to_act() == 0:
            await house.referee.command(ANN, first_move(room, new_id("move")))
        task = held.task
        assert task is not None
        await house.referee.command(ANN, wire.Leave(table=room.id, id="l"))
        assert held.task is task, "it goes on with what it is doing"

    run(tmp_path, test)


# As if in two processes


def test_of_two_who_write_at_once_one_is_first_and_both_know_it(hubs: Pair) -> None:
    async def go() -> None:
        async with hubs() as (first, second), asyncio.timeout(PATIENCE):
            await enrol(first)
            room = await open_table(first, "me", "me")
            there = (await second.referee.hold(room.id)).room
            answers = 0
            while room.status == "running" and answers < 60:
                moves = [house.referee.command(ANN, first_move(room, new_id("move"))) for house in (first, second)]
                results = await asyncio.gather(*moves, return_exceptions=True)
                assert sum(result is None for result in results) == 1
                [refused] = [result for result in results if result is not None]
                assert str(refused).split()[0] in {"question-is-past", "not-your-turn", "table-not-running"}
                answers += 1
                room, there = [(await house.referee.hold(room.id)).room for house in (first, second)]
                assert room.codes == there.codes
                assert len(room.codes) == answers

    asyncio.run(go())


def test_a_command_that_another_process_has_stored_is_not_stored_again(hubs: Pair) -> None:
    async def go() -> None:
        async with hubs() as (first, second), asyncio.timeout(PATIENCE):
            await enrol(first)
            room = await open_table(first, "me", "me")
            await second.referee.find(room.id)
            move = first_move(room)
            await first.referee.command(ANN, move)
            await second.referee.command(ANN, move)
            assert await entries_of(first, room.id) == ["moved"]

    asyncio.run(go())


def test_what_one_process_refuses_it_has_looked_up(hubs: Pair) -> None:
    """Ben hears at one process that it is his turn, and answers at the other."""

    async def go() -> None:
        async with hubs() as (first, second), asyncio.timeout(PATIENCE):
            await enrol(first)
            room = await open_table(first, "me", "me")
            await second.referee.find(room.id)
            for house in (first, second, second, first, second):
                await house.referee.command(ANN, first_move(room, new_id("move")))
                room = (await house.referee.hold(room.id)).room

    asyncio.run(go())


def test_a_rematch_that_is_asked_for_at_two_processes_makes_one_table(hubs: Pair) -> None:
    async def go() -> None:
        async with hubs() as (first, second), asyncio.timeout(PATIENCE):
            await enrol(first)
            room = await open_table(first, "me", "open")
            await second.referee.command(BEN, wire.Sit(table=room.id, id="s", seat=1, invite=room.invite))
            await first.referee.command(ANN, wire.Propose(table=room.id, id="p", seat=0, what="concede"))
            await second.referee.command(BEN, wire.Answer(table=room.id, id="a", yes=True))
            wishes = [(first, ANN), (second, BEN), (second, ANN), (first, BEN)]
            again = [house.referee.command(who, wire.Rematch(table=room.id, id="r")) for house, who in wishes]
            await asyncio.gather(*again, return_exceptions=True)
            async with first.engine.connect() as connection:
                tables = set((await connection.execute(select(TABLES.c.id))).scalars())
            held = await second.referee.hold(room.id)
            assert tables == {room.id, held.room.next}
            new = (await first.referee.hold(held.room.next)).room
            assert (new.setup.previous, new.people(), new.status) == (room.id, ["ben", "ann"], "running")
            assert (await entries_of(first, room.id)).count("rematched") == 1

    asyncio.run(go())


def test_processes_go_by_the_clock_of_their_database(postgres: Postgres) -> None:
    database = postgres.database()

    async def go() -> None:
        async with hub(database) as house:
            house.database.ahead = 10_000.0
            await house.database.set_clock()
            assert abs(house.database.ahead) < 60
            assert abs(house.database.now() - time.time()) < 60

    asyncio.run(go())


def test_bots_and_clocks_go_on_when_the_clock_is_set_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By an hour, in a server that runs: what nobody stores is measured by a clock that nobody can set."""
    monkeypatch.setattr(referees, "SWEEP", 0.02)
    wall = time.time
    back = 0.0
    monkeypatch.setattr(databases, "time", lambda: wall() - back)

    async def test(house: Hub) -> None:
        nonlocal back
        clocked = await open_table(house, "me", "me", clock=Clock("move", 5))
        room = await open_table(house, "me", "deputy")
        back = 3600.0
        rng = random.Random(1)
        while room.chairs[1].answered < 3:
            if not room.bot_to_act():
                await house.referee.command(ANN, first_move(room, new_id("move"), rng))
            await asyncio.sleep(0.001)
        while "stood-in" not in await entries_of(house, clocked.id):
            await asyncio.sleep(0.01)

    run(tmp_path, test, workers=1)


def test_bots_go_on_when_the_clock_was_set_back_between_two_starts(tmp_path: Path) -> None:
    async def before(house: Hub) -> None:
        house.database.ahead += 3600
        room = await open_table(house, "deputy", "me")
        while room.bot_to_act():
            await asyncio.sleep(0.001)
        while not room.bot_to_act():
            await house.referee.command(ANN, first_move(room, new_id("move")))
            house.pool.stop()  # nobody answers any more

    async def after(house: Hub) -> None:
        held = [await house.referee.hold(table) for table in await due_tables(house)]
        assert held
        for one in held:
            while one.room.bot_to_act():
                await asyncio.sleep(0.001)

    async def go() -> None:
        database = f"sqlite+aiosqlite:///{tmp_path}/house.db"
        async with hub(database, workers=1) as house, asyncio.timeout(PATIENCE):
            await enrol(house)
            await before(house)
        async with hub(database, workers=1) as house, asyncio.timeout(PATIENCE):
            await after(house)

    asyncio.run(go())


def test_a_clock_that_is_set_forward_is_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine wakes up, or hears the time from the network: what clients are told is the time that it is."""

    async def test(house: Hub) -> None:
        later = time.time() + 8 * 3600
        monkeypatch.setattr(databases, "time", lambda: later)
        await house.database.set_clock()
        assert abs(house.database.now() - later) < 60

    run(tmp_path, test)


# Who is there


def test_presence_is_counted_over_processes_and_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("saloon.server.table.presence.monotonic", lambda: now)
    here = Presences("here")
    here.add("t", "ann")
    here.add("t", "ann")
    here.remove("t", "ann")
    assert here.away_for("t", "ann", set()) == Away(0, 0), "another tab is still open"
    assert here.hear("there", {"t": ["ann", "ben"]}) == {"t"}
    assert here.hear("there", {"t": ["ann", "ben"]}) == set()
    here.remove("t", "ann")
    assert here.accounts("t") == {"ann", "ben"}
    now += SILENCE + 1
    assert here.expire({"there"}) == set(), "a living process that is not heard may still have everybody"
    assert here.away_for("t", "ben", {"there"}) == Away(0, 0)
    here.told_all("there")
    assert here.expire({"there"}) == {"t"}, "it speaks, and has not said so again"
    assert here.away_for("t", "ben", {"there"}) == Away(0, 0)
    now += 30
    assert here.away_for("t", "ben", {"there"}) == Away(0, 30), "nothing was heard since"
    here.told_all("there")
    assert here.away_for("t", "ben", {"there"}) == Away(30, 30)
    assert here.away_for("t", "ben", {"there", "new"}).at_least < 0, "nothing was ever heard of that one"
    assert not here.others


def test_the_people_of_a_process_that_died_are_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("saloon.server.table.presence.monotonic", lambda: now)
    here = Presences("here")
    here.hear("there", {"t": ["ben"]})
    here.told_all("there")
    now += SILENCE + 1
    assert here.expire(set()) == {"t"}
    now += 20
    assert here.away_for("t", "ben", set()) == Away(20, 20)
    assert not here.spoke


def test_nobody_is_replaced_because_the_channel_is_silent(hubs: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben is at the second process, which cannot tell the first one; when it can again, he is still there."""
    later = 0.0
    monkeypatch.setattr("saloon.server.table.presence.monotonic", lambda: time.monotonic() + later)
    monkeypatch.setattr("saloon.server.hub.HEARTBEAT", 0.02)
    everybody: list[Hub] = []
    cut = False

    async def unless_cut(_: Hub, notice: Any) -> None:
        if not cut:  # heard at once: nothing is on its way when the channel is cut
            for house in everybody:
                await house.heard(notice)

    monkeypatch.setattr(Hub, "publish", unless_cut)

    async def call(house: Hub, table: str) -> str:
        try:
            await house.referee.command(ANN, wire.CallBot(table=table, id=new_id("call"), seat=1))
        except Illegal as error:
            return error.reason
        return "called"

    async def go() -> None:
        nonlocal cut, later
        async with hubs() as (first, second), asyncio.timeout(PATIENCE):
            everybody.extend([first, second])
            await enrol(first)
            room = await open_table(first, "me", "open")
            await second.referee.command(BEN, wire.Sit(table=room.id, id="s", seat=1, invite=room.invite))
            while (await first.referee.hold(room.id)).room.status != "running":
                await asyncio.sleep(0.01)
            second.presences.add(room.id, BEN.account)
            await until(lambda: BEN.account in first.presences.accounts(room.id))
            cut = True
            later += 120
            await asyncio.sleep(0.1)
            assert await call(first, room.id) == "still-here"
            second.presences.remove(room.id, BEN.account)  # which nobody hears of
            cut = False
            later += SILENCE + 1
            await until(lambda: not first.presences.accounts(room.id))
            cut = True
            second.presences.add(room.id, BEN.account)  # nor of this
            later += 120
            await asyncio.sleep(0.1)
            assert await call(first, room.id) == "presence-unknown"
            second.presences.remove(room.id, BEN.account)
            cut = False
            while (told := await call(first, room.id)) != "called":
                assert told == "presence-unknown"

    asyncio.run(go())


def test_memory_of_those_who_went_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("saloon.server.table.presence.monotonic", lambda: now)
    here = Presences("here")
    for n in range(1000):
        now += 1
        here.add(f"t{n}", "ann")
        here.remove(f"t{n}", "ann")
    assert len(here.left) <= REMEMBER + 1
    assert not here.mine
    assert here.away_for("t0", "ann", set()).at_least >= REMEMBER, "long ago is long ago"


def test_what_is_told_of_many_tables_fits_into_messages() -> None:
    here = Presences("here")
    for n in range(500):
        for account in range(3):
            here.add(f"table-{n}", f"account-{account}")
    messages = here.everybody()
    assert {table for message in messages for table in message} == {f"table-{n}" for n in range(500)}
    assert all(sum(1 + len(accounts) for accounts in message.values()) <= MOST for message in messages)


# Workers


def with_pool(test: Callable[[Pool], Awaitable[None]], workers: int = 1) -> None:
    async def go() -> None:
        pool = Pool(workers, 0.1)
        pool.start()
        try:
            async with asyncio.timeout(PATIENCE):
                await test(pool)
        finally:
            pool.stop()

    asyncio.run(go())


def test_a_worker_that_hangs_is_replaced_and_disturbs_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """What begins while `HANGS` is short, hangs; what began before, and what begins afterwards, may take its time."""

    async def test(pool: Pool) -> None:
        first, second = pool.request(NOBODY, long=False), pool.request(NOBODY, long=False)
        hanging, other = await pool.free(first), await pool.free(second)
        beside = asyncio.create_task(pool.use(other, second, PATIENCE, time.sleep, 1.0))
        for _ in range(2):  # rounds of the loop, until it has begun
            await asyncio.sleep(0)
        with monkeypatch.context() as patch:
            patch.setattr(pools, "HANGS", 0.5)
            with pytest.raises(TimeoutError):
                await pool.use(hanging, first, PATIENCE, time.sleep, PATIENCE)
        await beside
        assert hanging not in pool.pools
        pids = {await pool.ask(NOBODY, os.getpid) for _ in range(4)}
        assert len(pool.pools) == 2
        assert len(pids) <= 2

    with_pool(test, 2)


def test_a_worker_that_dies_is_replaced() -> None:
    async def test(pool: Pool) -> None:
        with pytest.raises(Illegal, match="too-busy"):
            await pool.ask(NOBODY, os._exit, 1)
        assert await pool.ask(NOBODY, os.getpid) != os.getpid()

    with_pool(test)


def test_a_worker_whom_nobody_waits_for_any_more_ends_his_work_first() -> None:
    async def test(pool: Pool) -> None:
        first = asyncio.create_task(pool.ask(NOBODY, time.sleep, 0.3))
        await until(lambda: pool.long)
        first.cancel()
        assert await pool.ask(NOBODY, os.getpid)
        assert len(pool.pools) == 1

    with_pool(test)


def test_a_bot_that_cannot_answer_is_answered_for(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        room = await open_table(house, "me", "deputy", clock=Clock())
        assert room.writer is not None
        code = await house.pool.choose(room.job("no-such-bot"), 0.1, NOBODY)
        assert code in room.writer.table.legal()

    run(tmp_path, test, workers=1)
