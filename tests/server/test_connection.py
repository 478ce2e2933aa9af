"""One connection, with a line that takes what is said at once, later, or not at all."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from saloon.server import wire
from saloon.server.connection.connection import MOST_WAITING, Connection, Gone
from saloon.server.hub import Hub
from saloon.server.process.flush import MOST_AT_ONCE, Flush
from saloon.server.storage.entries import Entry, Moved
from saloon.server.storage.notebook import SIZES, Change
from saloon.server.storage.schema import ENTRIES, TABLES
from saloon.server.table.room import Room
from tests.server.client import new_id
from tests.server.test_referee import ANN, first_move, open_table, run, until


class Slow:
    """The other end of a connection: it watches a table, and takes a message only when it is asked to."""

    def __init__(self, room: Room) -> None:
        self.said = [wire.ENCODE(wire.Watch(table=room.id))]
        self.heard: list[dict[str, Any]] = []
        self.free = asyncio.Event()
        self.broken = False

    async def send(self, message: bytes) -> None:
        if self.broken:
            raise ConnectionResetError("gone")
        await self.free.wait()
        self.heard.append(json.loads(message))

    async def receive(self) -> bytes:
        if self.said:
            return self.said.pop()
        await asyncio.get_running_loop().create_future()
        raise AssertionError("nobody says anything more")

    def news(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == "news"]


async def play(house: Hub, room: Room, moves: int) -> None:
    for _ in range(moves):
        await house.referee.command(ANN, first_move(room, new_id("move")))


def facts(news: list[dict[str, Any]]) -> list[Any]:
    return [fact for message in news for fact in message["facts"]]


def test_a_slow_client_gets_one_piece_of_news_where_a_fast_one_gets_five(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        room = await open_table(house, "me", "me")
        slow, fast = Slow(room), Slow(room)
        fast.free.set()
        serving = [asyncio.create_task(Connection(house, ANN, line).serve()) for line in (slow, fast)]
        await until(lambda: len(house.referee.rooms[room.id].watchers) == 2 and fast.news())
        await play(house, room, 5)
        await until(lambda: len(fast.news()) == 6)
        assert slow.heard == []
        slow.free.set()
        await until(lambda: len(facts(slow.news())) == len(facts(fast.news())))
        assert len(slow.news()) == 2
        assert facts(slow.news()) == facts(fast.news())
        assert slow.news()[-1]["view"] == fast.news()[-1]["view"]
        await play(house, room, 1)  # and now it is as quick as the other
        await until(lambda: (len(slow.news()), len(fast.news())) == (3, 7))
        for task in serving:
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)
        assert not house.referee.rooms[room.id].watchers

    run(tmp_path, test)


def test_whoever_reads_nothing_is_let_go(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        room = await open_table(house, "me", "me")
        line = Slow(room)
        connection = Connection(house, ANN, line)
        serving = asyncio.create_task(connection.serve())
        await until(lambda: connection.speaking)
        for n in range(MOST_WAITING + 1):
            connection.say(wire.Pong(n))
        line.free.set()
        with pytest.raises(ExceptionGroup) as gone:
            await serving
        assert gone.group_contains(Gone, match="too slow")

    run(tmp_path, test)


@pytest.mark.parametrize("waits", [False, True])
def test_a_line_that_breaks_ends_one_connection_and_no_other(tmp_path: Path, waits: bool) -> None:
    async def test(house: Hub) -> None:
        room = await open_table(house, "me", "me")
        bad, good = Slow(room), Slow(room)
        good.free.set()
        if not waits:
            bad.free.set()
        serving = [asyncio.create_task(Connection(house, ANN, line).serve()) for line in (bad, good)]
        await until(lambda: len(house.referee.rooms[room.id].watchers) == 2 and good.news())
        bad.broken = True
        await play(house, room, 1)
        bad.free.set()
        with pytest.raises(ExceptionGroup) as broken:
            await serving[0]
        assert broken.group_contains(ConnectionResetError)
        await play(house, room, 1)
        await until(lambda: len(good.news()) == 3)
        latency = house.metrics.latency.counts
        assert sum(latency["sent"]) == sum(latency["stored"]) == 2
        serving[1].cancel()
        await asyncio.gather(serving[1], return_exceptions=True)

    run(tmp_path, test)


def test_news_that_cannot_be_made_end_one_connection_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: Hub) -> None:
        room = await open_table(house, "me", "me")
        bad, good = Slow(room), Slow(room)
        bad.free.set()
        good.free.set()
        connections = [Connection(house, ANN, line) for line in (bad, good)]
        serving = [asyncio.create_task(connection.serve()) for connection in connections]
        await until(lambda: bad.news() and good.news())

        def broken(table: str) -> list[bytes]:
            raise RuntimeError("a mistake of ours")

        monkeypatch.setattr(connections[0], "news", broken)
        await play(house, room, 1)
        with pytest.raises(ExceptionGroup) as gone:
            await serving[0]
        assert gone.group_contains(Gone, match="cannot look")
        await until(lambda: len(good.news()) == 2)
        serving[1].cancel()
        await asyncio.gather(serving[1], return_exceptions=True)

    run(tmp_path, test)


def test_of_many_who_have_something_to_say_some_look_and_speak_before_the_others_do() -> None:
    heard: list[tuple[str, int]] = []

    class Speaker:
        def __init__(self, n: int) -> None:
            self.n = n

        def look(self) -> None:
            heard.append(("look", self.n))

        def begin(self) -> None:
            heard.append(("begin", self.n))
            if not self.n:
                flush.schedule(Speaker(MOST_AT_ONCE + 2))  # something new comes up meanwhile

    flush = Flush()

    async def test() -> None:
        for n in range(MOST_AT_ONCE + 2):
            flush.schedule(Speaker(n))
        assert heard == []
        for _ in range(4):
            await asyncio.sleep(0)

    asyncio.run(test())
    first, last = range(MOST_AT_ONCE), range(MOST_AT_ONCE, MOST_AT_ONCE + 3)
    assert heard == [(what, n) for some in (first, last) for what in ("look", "begin") for n in some]


@pytest.mark.parametrize("n", [1, 2, SIZES[1], SIZES[2] + 1, SIZES[-1], SIZES[-1] + 3])
def test_however_many_changes_are_written_together_each_is_stored_once(tmp_path: Path, n: int) -> None:
    async def test(house: Hub) -> None:
        rooms = [await open_table(house, "me", "me") for _ in range(3)]
        changes = [
            Change(
                table=rooms[at % 3].id,
                entry=Entry(at // 3, Moved(at), 0, "ann", f"m{at}", 1.5 + at),
                status="running",
                summary=f"{at}",
            )
            for at in range(n)
        ]
        await house.notebook.write(*changes)
        async with house.engine.connect() as connection:
            asked = select(ENTRIES.c.table_id, func.count(), func.max(ENTRIES.c.at)).group_by(ENTRIES.c.table_id)
            stored = {table: (count, last) for table, count, last in await connection.execute(asked)}
            summaries = set((await connection.execute(select(TABLES.c.summary))).scalars())
        assert sum(count for count, _ in stored.values()) == n
        assert max(last for _, last in stored.values()) == 0.5 + n
        assert {str(at) for at in range(max(n - 3, 0), n)} <= summaries  # of each table the last

    run(tmp_path, test)
