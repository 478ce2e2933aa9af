"""Nobody takes the bots from others: who is served next, what waits, and what does not run at all."""

import asyncio
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from saloon.server import wire
from saloon.server.connection.connection import Connection
from saloon.server.hub import Hub
from saloon.server.people.who import Who
from saloon.server.process import turns
from saloon.server.process.limits import Limits
from saloon.server.storage.database import engine_for
from saloon.server.storage.notebook import Change, Notebook
from saloon.server.table import referee as referees
from saloon.server.table.presence import Presences
from saloon.server.table.room import Room
from saloon.server.workers import pool as pools
from saloon.server.workers import queue as queues
from saloon.server.workers.pool import Pool
from saloon.server.workers.queue import Queue, Rank, Request, Requester
from tests.server.client import PATIENCE, Line, Person, guest, guests, new_id
from tests.server.conftest import Houses, Node, hub, memory
from tests.server.test_referee import ANN, BEN, enrol, entries_of, first_move, open_table, until, with_pool

# The order of service


def waiting(queue: Queue[str], by: Requester, *names: str, long: bool = False) -> list[Request[str]]:
    found = [Request(by, name, long) for name in names]
    for request in found:
        queue.put(request)
    return found


def served(queue: Queue[str], seconds: float = 0.01, most: int = 1000) -> list[str]:
    """The names of those who are served, one after the other, each for so long."""
    found: list[str] = []
    while len(found) < most and (request := queue.take()) is not None:
        queue.done(request, seconds)
        found.append(request.ticket)
    return found


def test_people_come_first_and_records_last() -> None:
    queue: Queue[str] = Queue()
    waiting(queue, Requester("ann", "A", Rank.RECORDS), "record")
    waiting(queue, Requester("ann", "A", Rank.LEFT), "left")
    waiting(queue, Requester("ann", "A", Rank.WATCHED), "watched")
    waiting(queue, Requester("ann", "A"), "played")
    assert served(queue) == ["played", "watched", "left", "record"]
    assert len(queue) == 0


def test_who_asks_for_much_does_not_take_the_turns_of_who_asks_for_little() -> None:
    queue: Queue[str] = Queue()
    waiting(queue, Requester("eve", "E"), *["eve"] * 160)
    served(queue, most=5)
    waiting(queue, Requester("ann", "A"), "ann", "ann")
    waiting(queue, Requester("ben", "B"), "ben")
    assert Counter(served(queue, most=5)) == {"ann": 2, "ben": 1, "eve": 2}


def test_many_accounts_at_one_address_share_its_turns_and_are_fair_among_themselves() -> None:
    queue: Queue[str] = Queue()
    for n in range(8):
        waiting(queue, Requester(f"eve {n}", "E"), *[f"eve {n}"] * (20 if n else 2))
    waiting(queue, Requester("ann", "A"), *["ann"] * 8)
    found = served(queue, most=16)
    assert found.count("ann") == 8
    assert {found.count(f"eve {n}") for n in range(8)} == {1}


def test_turns_are_counted_by_the_time_that_they_take() -> None:
    queue: Queue[str] = Queue()
    waiting(queue, Requester("eve", "E"), *["eve"] * 20)
    waiting(queue, Requester("ann", "A"), *["ann"] * 100)
    found = []
    for _ in range(60):
        request = queue.take()
        assert request is not None
        queue.done(request, 0.1 if request.ticket == "eve" else 0.01)
        found.append(request.ticket)
    assert 4 <= found.count("eve") <= 8, "a tenth of the turns, for half of the time"


def test_who_comes_new_is_next_and_owes_nothing_but_saves_nothing_up() -> None:
    queue: Queue[str] = Queue()
    waiting(queue, Requester("eve", "E"), *["eve"] * 100)
    served(queue, 1.0, most=50)
    waiting(queue, Requester("ann", "A"), *["ann"] * 50)
    found = served(queue, 1.0, most=10)
    assert found[:2] == ["ann", "eve"]
    assert found.count("ann") == 5, "the hours that he was not there are nobody's debt"


def test_what_thinks_for_long_is_passed_over_where_it_may_not_be_taken() -> None:
    queue: Queue[str] = Queue()
    waiting(queue, Requester("eve", "E"), "search", "search", long=True)
    waiting(queue, Requester("eve", "E"), "quick")
    taken = queue.take(long=False)
    assert taken is not None
    assert taken.ticket == "quick"
    assert queue.take(long=False) is None
    assert served(queue) == ["search", "search"]


def test_what_nobody_waits_for_any_more_is_not_in_the_queue() -> None:
    queue: Queue[str] = Queue()
    first, second = waiting(queue, Requester("ann", "A"), "first", "second")
    queue.remove(first)
    assert served(queue) == ["second"]
    queue.remove(first)
    queue.remove(second)
    assert not any(queue.waiting.values())


def test_low_ranks_get_their_part_when_there_are_always_others() -> None:
    queue: Queue[str] = Queue()
    waiting(queue, Requester("ann", "A", Rank.RECORDS), *["record"] * 20, long=True)
    waiting(queue, Requester("eve", "E"), *["bot"] * 400, long=True)
    found = served(queue, queues.LONG, most=180)
    assert found.index("record") >= queues.SHARE, "people come first"
    assert 180 // (queues.SHARE + 1) - 4 <= found.count("record") <= 180 // queues.SHARE


def test_what_is_remembered_of_those_who_went_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queues, "MOST_KNOWN", 100)
    queue: Queue[str] = Queue()
    waiting(queue, Requester("eve", "E"), *["eve"] * 1000)
    for n in range(1000):
        waiting(queue, Requester(f"n{n}", f"N{n}"), "once")
        assert "once" in served(queue, most=2)
    assert len(queue.places.used) <= 101
    assert len(queue.accounts) <= 101
    served(queue)
    waiting(queue, Requester("ann", "A"), "ann")
    assert not queue.places.used


# Workers in processes of their own


def test_one_who_comes_last_is_not_served_last() -> None:
    async def test(pool: Pool) -> None:
        order: list[str] = []

        async def ask(by: Requester) -> None:
            await pool.ask(by, time.sleep, 0.001)
            order.append(by.account)

        eves = [ask(Requester(f"eve {n % 8}", "E")) for n in range(160)]
        asked = [asyncio.create_task(each) for each in (*eves, ask(Requester("ann", "A")))]
        await asyncio.gather(*asked)
        assert order.index("ann") <= 2

    with_pool(test)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="a system without priorities")
def test_a_bot_that_thinks_gives_way_to_the_process_that_stores_moves() -> None:
    async def test(pool: Pool) -> None:
        mine = os.getpriority(os.PRIO_PROCESS, 0)
        assert await pool.ask(Requester("ann", "A"), os.getpriority, os.PRIO_PROCESS, 0) == min(mine + 5, 19)

    with_pool(test)


def test_whoever_thinks_for_long_leaves_a_worker_to_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The searchers wait for a file that is written only when the quick one has had an answer."""
    monkeypatch.setattr(pools, "PATIENCE", PATIENCE)

    async def test(pool: Pool) -> None:
        file = tmp_path / "answered"
        searching = [asyncio.create_task(pool.ask(Requester("eve", "E"), wait_for, file)) for _ in range(3)]
        await until(lambda: pool.long)
        assert await pool.ask(Requester("ann", "A"), os.getpid, long=False)
        assert not any(task.done() for task in searching)
        file.touch()
        await asyncio.gather(*searching)

    with_pool(test, 2)


def wait_for(file: Path) -> None:
    while not file.exists():
        time.sleep(0.01)


def test_a_request_that_is_cancelled_leaves_the_queue_and_takes_no_worker() -> None:
    async def test(pool: Pool) -> None:
        tasks = [asyncio.create_task(pool.ask(Requester("eve", "E"), time.sleep, 0.2)) for _ in range(20)]
        await until(lambda: pool.long)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(pool.queue) == 0
        assert await pool.ask(Requester("ann", "A"), os.getpid)
        assert (len(pool.idle), pool.long) == (1, 0)

    with_pool(test)


def test_only_so_many_records_wait_and_an_address_cannot_keep_others_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "MOST_RECORDS", 10)
    monkeypatch.setattr(pools, "MOST_OF_PLACE", 4)

    async def test(pool: Pool) -> None:
        eve = Requester("", "E", Rank.RECORDS)
        asked = [asyncio.create_task(pool.ask(eve, time.sleep, 0.0)) for _ in range(20)]
        ann = asyncio.create_task(pool.ask(Requester("", "A", Rank.RECORDS), os.getpid))
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert Counter(map(str, results))["too-busy"] >= 15
        assert await ann

    with_pool(test)


def test_a_worker_that_is_only_slow_is_not_replaced() -> None:
    """To hire a new one takes longer: a server that is starved of time would have none at all."""

    async def test(pool: Pool) -> None:
        before = await pool.ask(Requester("ann", "A"), os.getpid)
        request = pool.request(Requester("ann", "A"), long=True)
        with pytest.raises(TimeoutError):
            await pool.use(await pool.free(request), request, 0.01, time.sleep, 0.3)
        assert await pool.ask(Requester("ann", "A"), os.getpid) == before

    with_pool(test)


# Tables of bots alone


def watch(house: Hub, table: str, who: Who = ANN, address: str = "A") -> Connection:
    """Someone who watches, without a connection."""
    found = Connection(house, who, None, address)  # type: ignore[arg-type]
    house.referee.rooms[table].watchers.add(found)
    return found


async def bots_table(house: Hub, bot: str = "deputy", who: Who = ANN, address: str = "A") -> Room:
    seats = [wire.SeatWish("bot", bot)] * 2
    return await house.referee.open(who, wire.NewTable("revolver", seats, pace=0), address)


class Silent:
    """A line on which nothing comes, and all goes."""

    def __init__(self, table: str) -> None:
        self.said = [wire.ENCODE(wire.Watch(table=table))]

    async def send(self, message: bytes) -> None:
        pass

    async def receive(self) -> bytes:
        if self.said:
            return self.said.pop()
        await asyncio.Event().wait()
        raise AssertionError


class Looker:
    """Someone who watches a table through a connection, until they leave."""

    def __init__(self, house: Hub, table: str) -> None:
        self.serving = asyncio.create_task(Connection(house, ANN, Silent(table), "A").serve())

    async def go(self) -> None:
        self.serving.cancel()
        await asyncio.gather(self.serving, return_exceptions=True)


def in_house(tmp_path: Path, test: Callable[[Hub], Awaitable[None]], workers: int = 1) -> None:
    async def go() -> None:
        async with hub(f"sqlite+aiosqlite:///{tmp_path}/house.db", workers=workers) as house, asyncio.timeout(PATIENCE):
            await enrol(house)
            await test(house)

    asyncio.run(go())


def test_bots_alone_play_only_while_somebody_looks_on(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        room, other = await bots_table(house), await bots_table(house)
        held = house.referee.rooms[room.id]
        eye = Looker(house, other.id)
        await until(lambda: other.seq > 5)
        assert (held.task, room.seq) == (None, 0), "nobody looks on here"
        first, second = Looker(house, room.id), Looker(house, room.id)
        await until(lambda: room.seq > 2)
        await first.go()
        seen = room.seq
        await until(lambda: room.seq > seen or room.status == "over")
        await second.go()
        await until(lambda: not house.referee.working or other.status == "over")
        stopped, far = room.seq, other.seq + 5
        assert held.task is None
        await until(lambda: other.seq > far or other.status == "over")
        assert room.seq <= stopped + 1, "at most what was being written"
        await eye.go()
        assert len(house.pool.queue) == 0
        again = Looker(house, room.id)
        await until(lambda: room.seq > stopped + 1 or room.status == "over")
        await again.go()

    in_house(tmp_path, test)


def test_bots_alone_wait_for_a_turn_while_a_move_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that a person plays with do not, and what bots alone decide keeps nobody else waiting."""
    monkeypatch.setattr(turns, "PATIENCE", PATIENCE)
    waited_for: list[tuple[str, bool]] = []
    commit = Notebook.commit

    async def test(house: Hub) -> None:
        async def noted(notebook: Notebook, changes: list[Change]) -> None:
            waited_for.extend((change.table, notebook.is_storing()) for change in changes if change.entry)
            await commit(notebook, changes)

        storing = True
        monkeypatch.setattr(Notebook, "commit", noted)
        monkeypatch.setattr(house.turns, "storing", lambda: storing)
        alone, mine = await bots_table(house), await open_table(house, "me", "deputy")
        eye = Looker(house, alone.id)
        while not mine.bot_to_act():
            await house.referee.command(ANN, first_move(mine, new_id("move")))
        decided = mine.seq
        await until(lambda: mine.seq > decided and not mine.bot_to_act())
        assert alone.seq == 0
        storing = False
        await until(lambda: alone.seq > 2)
        assert {waited for table, waited in waited_for if table == mine.id} == {True}
        assert {waited for table, waited in waited_for if table == alone.id} == {False}
        await eye.go()

    in_house(tmp_path, test)


def test_bots_alone_play_on_in_the_process_where_somebody_looks_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            channels = await stack.enter_async_context(memory())
            database = f"sqlite+aiosqlite:///{tmp_path}/house.db"
            first, second = [await stack.enter_async_context(hub(database, channels, workers=1)) for _ in range(2)]
            await stack.enter_async_context(asyncio.timeout(PATIENCE))
            await enrol(first)
            room = await bots_table(first)
            here = Looker(first, room.id)
            await until(lambda: room.seq > 2)
            there = Looker(second, room.id)
            await until(lambda: room.id in second.referee.rooms)
            held = await second.referee.hold(room.id)
            seen = held.room.seq
            await until(lambda: held.room.seq > seen + 2 or held.room.status == "over")
            await here.go()
            await until(lambda: held.room.status == "over" and not held.writing)
            await there.go()
            entries = await entries_of(first, room.id)
            assert entries == ["moved"] * held.room.seq

    asyncio.run(go())


def test_of_two_processes_one_plays_for_the_bots_and_the_other_waits_for_it() -> None:
    here, there = Presences("a"), Presences("b")
    assert here.leads("t")
    here.add("t", "ann")
    there.add("t", "ben")
    here.hear("b", there.here("t"))
    there.hear("a", here.here("t"))
    assert (here.leads("t"), there.leads("t")) == (True, False)
    here.remove("t", "ann")
    there.hear("a", here.here("t"))
    assert there.leads("t")


def test_what_a_table_asked_for_that_is_looked_at_no_longer_leaves_the_queue(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        rooms = [await bots_table(house) for _ in range(10)]
        eyes = [Looker(house, room.id) for room in rooms]
        await until(lambda: len(house.pool.queue) == 10)  # there is nobody to work
        assert b'saloon_requests_waiting{rank="watched"} 10.0' in await house.counted()
        for eye in eyes[:7]:
            await eye.go()
        assert len(house.pool.queue) == 3
        for eye in eyes[7:]:
            await eye.go()
        assert len(house.pool.queue) == 0

    in_house(tmp_path, test, workers=0)


def test_a_game_that_everybody_left_is_played_to_its_end_behind_all_others(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        seats = [wire.SeatWish("me"), wire.SeatWish("bot", "deputy")]
        room = await house.referee.open(ANN, wire.NewTable("revolver", seats, pace=0), "A")
        held = house.referee.rooms[room.id]
        assert held.requester() == Requester("ann", "A", Rank.PEOPLE)
        await house.referee.command(ANN, wire.Leave(table=room.id, id=new_id("leave")))
        assert held.requester() == Requester("ann", "A", Rank.LEFT)
        eye = watch(house, room.id, BEN, "B")
        assert held.requester() == Requester("ann", "A", Rank.WATCHED)
        held.watchers.discard(eye)
        await until(lambda: room.status == "over")

    in_house(tmp_path, test)


def test_bots_think_in_the_name_of_their_host_at_the_address_where_he_is(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        room = await bots_table(house, who=ANN, address="A")
        held = house.referee.rooms[room.id]
        watch(house, room.id, BEN, "B")
        assert held.requester() == Requester("ann", "A", Rank.WATCHED)
        held.address = ""  # read from the notebook
        assert held.requester() == Requester("ann", "B", Rank.WATCHED)
        watch(house, room.id, ANN, "A2")
        assert held.requester() == Requester("ann", "A2", Rank.WATCHED)
        assert Requester("ann").place != Requester("ben").place, "an address that is not known is shared by nobody"

    in_house(tmp_path, test, workers=0)


def test_where_no_person_plays_bots_keep_a_least_pace(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        house.referee.least_pace = referees.LEAST_PACE
        room = await bots_table(house)
        watch(house, room.id)
        due = house.referee.due(room, room.noticed_at)
        assert due is not None
        assert due.at == room.noticed_at + referees.LEAST_PACE
        seats = [wire.SeatWish("me"), wire.SeatWish("bot", "deputy")]
        played = await house.referee.open(ANN, wire.NewTable("revolver", seats, pace=0))
        while not played.bot_to_act():
            await house.referee.command(ANN, first_move(played, new_id("move")))
        due = house.referee.due(played, played.noticed_at)
        assert due is not None
        assert due.at == played.noticed_at, "somebody waits for it"

    in_house(tmp_path, test, workers=0)


def test_the_pace_has_its_floor_unless_limits_are_off() -> None:
    def floor(off: bool) -> float:
        engine = engine_for("sqlite+aiosqlite:///:memory:")
        return Hub(engine, memory(), Pool(), Limits(off=off), alone=True).referee.least_pace

    assert (floor(off=False), floor(off=True)) == (referees.LEAST_PACE, 0.0)


# A server under attack


def decisions(node: Node, game: str) -> int:
    page = httpx.get(f"{node.url}/metrics", trust_env=False, timeout=PATIENCE).text
    found = [sample for family in text_string_to_metric_families(page) for sample in family.samples]
    return sum(
        int(each.value) for each in found if each.name == "saloon_decisions_total" and each.labels["game"] == game
    )


def test_a_deputy_does_not_wait_for_a_hundred_and_sixty_tables_of_others(houses: Houses) -> None:
    """Eight guests, each with twenty tables of rangers that he looks at, and one who plays against a deputy."""
    node = houses.open()

    async def besiege(person: Person, stack: AsyncExitStack) -> None:
        line = await stack.enter_async_context(Line(node.url, person))
        for _ in range(20):
            table = await person.open(node.url, "revolver", "ranger", "ranger")
            await line.say(type="watch", table=table["id"])
        reading = asyncio.create_task(read(line))
        stack.callback(reading.cancel)

    async def read(line: Line) -> None:
        while True:
            await line.socket.recv()

    async def go() -> int:
        async with AsyncExitStack() as stack:
            eves = await guests(node.url, *(f"Eve {n}" for n in range(8)))
            await asyncio.gather(*(besiege(eve, stack) for eve in eves))
            ann = await guest(node.url, "Ann")
            table = await ann.open(node.url, "wyatt-earp", "me", "deputy")
            line = await stack.enter_async_context(Line(node.url, ann))
            news = await line.watch(table["id"])
            others: list[int] = []
            while len(others) < 5:
                while news["question"] is None:
                    news = await line.hear("news")
                before = decisions(node, "revolver")
                last = news["question"]["number"]
                said = {"table": table["id"], "id": new_id("m"), "seat": 0, "question": last}
                await line.say(type="move", **said, code=news["question"]["choices"][0]["code"])
                news = await line.hear("news", is_after(last))
                if news["to_act"] != 0:
                    news = await line.hear("news", lambda news: news["to_act"] == 0)
                    others.append(decisions(node, "revolver") - before)
            return sorted(others)[len(others) // 2]

    assert asyncio.run(go()) < 40


def is_after(last: int) -> Callable[[dict[str, Any]], bool]:
    """Whether news tell of what came after a question was answered."""
    return lambda news: news["question"] is None or news["question"]["number"] != last
