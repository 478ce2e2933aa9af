"""Accidents: whatever was acknowledged is there afterwards, once, and the game goes on."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from saloon.server.storage.database import engine_for
from saloon.server.storage.entries import Proposed, Sat, StoodIn
from saloon.server.storage.schema import DUE
from tests.server.chaos import SET_UPS, Crowd, happen, main, moves, set_up
from tests.server.client import PATIENCE, Audit, Line, Player, audit, check, close_code, meet, notebook, play
from tests.server.conftest import Houses, Node, Postgres, Redis, open_pair, until


async def some_moves(players: list[Player], n: int) -> None:
    """Wait until so many more commands were acknowledged, or nobody plays any more."""
    wanted = n + sum(len(player.done) for player in players)
    async with asyncio.timeout(PATIENCE):
        while sum(len(player.done) for player in players) < wanted and not all(player.over for player in players):
            await asyncio.sleep(0.002)


async def due_row(database: str, table: str) -> Any:
    """Who does what is due at a table, and until when he may take his time."""
    engine = engine_for(database)
    async with engine.connect() as connection:
        row = (await connection.execute(select(DUE).where(DUE.c.table_id == table))).one()
    await engine.dispose()
    return row


# The server dies


@pytest.mark.parametrize("kills", [3, pytest.param(200, marks=pytest.mark.soak)])
def test_no_acknowledged_decision_is_lost_or_doubled_when_the_server_is_killed(houses: Houses, kills: int) -> None:
    node = houses.open()
    rng = random.Random(kills)

    async def go() -> None:
        crowd = Crowd([node])
        for _ in range(kills):
            await moves(crowd, rng.randint(1, 40))
            await asyncio.sleep(rng.random() * 0.01)
            workers = children(node)
            await asyncio.to_thread(node.kill)
            await asyncio.to_thread(until, lambda: not any(map(alive, workers)), "workers outlive their house")  # noqa: B023
            await asyncio.to_thread(node.start)
        await crowd.end()
        assert crowd.audit.holds()
        assert crowd.acknowledged > kills
        assert crowd.losses >= kills

    asyncio.run(go())


@pytest.mark.parametrize("name", SET_UPS)
@pytest.mark.parametrize("seconds", [pytest.param(900.0, marks=pytest.mark.soak)])
def test_a_quarter_of_an_hour_of_all_accidents_costs_nothing(name: str, seconds: float) -> None:
    with set_up(name) as found:
        report = asyncio.run(happen(found, seconds, seed=1, tables=6))
    assert report.audit.holds(), report


def test_the_report_of_accidents_is_the_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "sqlite", "--seconds", "0", "--tables", "1"]) == 0
    told = capsys.readouterr().out
    assert all(f"1 {kind}" in told for kind in ("kill", "restart", "freeze", "full disk"))
    assert "lost 0, doubled 0" in told


def test_what_is_lost_doubled_or_contradicted_is_counted(node: Node) -> None:
    async def go() -> Audit:
        ann, ben, table = await meet(node.url, "revolver", "me", "open")
        players = [Player(who, table, [node.url], seed) for seed, who in enumerate((ann, ben))]
        await play(*players)
        one, two = players
        assert (await audit(node.database, one, two)).holds()
        changed, refused = (id for id, said in list(one.done.items())[:2])
        one.done[changed] = {**one.done[changed], "type": "move", "code": -1, "seat": 0}
        one.refused[refused] = one.done[refused]
        two.done["never-stored"] = {"type": "answer"}
        return await audit(node.database, one, two)

    found = asyncio.run(go())
    assert (found.lost, found.contradicted, found.holds()) == (2, 1, False)


def alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


def children(node: Node) -> list[int]:
    assert node.process is not None
    pid = node.process.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


# The network is bad


class Proxy:
    """Between clients and a server: drops, delays, doubles and reorders what passes, and cuts the line now and then."""

    def __init__(self, node: Node, seed: int) -> None:
        self.node = node
        self.rng = random.Random(seed)
        self.server: Server
        self.url = ""

    async def __aenter__(self) -> "Proxy":
        self.server = await serve(self.pass_on, "127.0.0.1", 0, compression=None, max_size=None)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        await self.server.wait_closed()

    async def pass_on(self, client: ServerConnection) -> None:
        assert client.request is not None
        headers = {"Cookie": client.request.headers["Cookie"]}
        upstream = f"ws://{self.node.host}/api/live"
        async with connect(upstream, additional_headers=headers, compression=None, max_size=None, proxy=None) as server:
            both = [asyncio.create_task(self.pump(*ends)) for ends in ((client, server), (server, client))]
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in both:
                task.cancel()

    async def pump(
        self, source: ClientConnection | ServerConnection, target: ClientConnection | ServerConnection
    ) -> None:
        kept: list[str | bytes] = []
        with suppress(ConnectionClosed):
            async for message in source:
                fate = self.rng.random()
                if fate < 0.01:
                    return  # the line is cut
                if fate < 0.06:
                    continue  # lost
                if fate < 0.11:
                    kept.append(message)  # comes after what follows
                    continue
                if fate < 0.20:
                    await asyncio.sleep(self.rng.random() * 0.03)
                for said in (message, *kept, *([message] if fate > 0.93 else [])):
                    await target.send(said)
                kept.clear()


@pytest.mark.parametrize("seed", [1, 2, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(3, 40))])
def test_lost_late_doubled_and_reordered_messages_cost_nothing_but_time(node: Node, seed: int) -> None:
    async def go() -> None:
        ann, ben, table = await meet(node.url, ("revolver", "wyatt-earp")[seed % 2], "me", "open")
        async with Proxy(node, seed) as proxy:
            habits = {"tick": 0.05, "undoes": 0.2}
            players = [Player(who, table, [proxy.url], seed, **habits) for who in (ann, ben)]
            await play(*players)
        await check(node.database, node.url, *players)
        assert sum(player.losses for player in players) > 0

    asyncio.run(go())


def test_an_answer_whose_sender_is_gone_at_once_is_told_to_the_others(node: Node) -> None:
    async def go() -> None:
        ann, ben, table = await meet(node.url, "revolver", "me", "open")
        people = {0: ann, 1: ben}
        lines = {seat: Line(node.url, person) for seat, person in people.items()}
        async with lines[0], lines[1]:
            news = [await lines[seat].watch(table) for seat in people]
            for _ in range(10):
                seat = news[0]["to_act"]
                asked = news[seat]["question"]
                move = {"type": "move", "table": table, "seat": seat, "question": asked["number"]}
                async with Line(node.url, people[seat]) as passing:
                    await passing.say(**move, id=f"{seat}-{asked['number']}", code=asked["choices"][0]["code"])
                for other in people:
                    news[other] = await lines[other].hear("news")
                while news[0]["to_act"] != news[1]["to_act"]:  # one of them has heard of the next step already
                    news[seat] = await lines[seat].hear("news")

    asyncio.run(go())


# Two processes


def test_players_at_two_processes_play_one_game(pair: tuple[Node, Node]) -> None:
    first, second = pair

    async def go() -> None:
        ann, ben, table = await meet(first.url, "wyatt-earp", "me", "open", "deputy")
        players = [Player(ann, table, [first.url], 1, undoes=0.2), Player(ben, table, [second.url], 2, undoes=0.2)]
        await play(*players)
        await check(first.database, second.url, *players)

    asyncio.run(go())


def test_of_two_processes_that_write_at_once_one_is_first(pair: tuple[Node, Node]) -> None:
    """One account on both: every question is answered twice, and counts once."""
    first, second = pair

    async def go() -> None:
        ann, ben, table = await meet(first.url, "revolver", "me", "open")
        twins = [Player(ann, table, [node.url], seed) for seed, node in enumerate(pair)]
        other = [Player(ben, table, [node.url], seed) for seed, node in enumerate(pair)]
        await play(*twins, *other)
        await check(first.database, second.url, *twins, *other)
        refusals = sum((player.refusals for player in twins + other[:1]), start=other[1].refusals)
        assert set(refusals) <= {"question-is-past", "not-your-turn", "table-not-running", "too-busy"}, refusals

    asyncio.run(go())


def test_when_one_process_is_killed_the_other_plays_its_bots_and_winds_its_clocks(doomed: tuple[Node, Node]) -> None:
    first, second = doomed

    async def go() -> None:
        ann, ben, table = await meet(first.url, "wyatt-earp", "me", "deputy", "open")
        idle = await ann.open(first.url, "revolver", "me", "greenhorn", clock={"kind": "move", "seconds": 5})
        players = [Player(ann, table, [first.url, second.url], 1), Player(ben, table, [second.url], 2)]
        game = asyncio.create_task(play(*players))
        await some_moves(players, 10)
        first.kill()
        await game
        await check(first.database, second.url, *players)
        async with Line(second.url, ann) as line:
            await line.watch(idle["id"])
            if line.heard[-1]["chairs"][0]["bot"] == "":
                await line.hear("news", lambda news: news["chairs"][0]["bot"])

    asyncio.run(go())


def test_who_closes_in_good_order_hands_over_at_once(doomed: tuple[Node, Node]) -> None:
    first, second = doomed

    async def go() -> None:
        ann, ben, table = await meet(first.url, "wyatt-earp", "me", "deputy", "open")
        idle = await ann.open(first.url, "revolver", "me", "me", clock={"kind": "move", "seconds": 3600})
        owner = (await due_row(first.database, idle["id"])).owner
        players = [Player(ann, table, [first.url, second.url], 1), Player(ben, table, [second.url], 2)]
        game = asyncio.create_task(play(*players))
        await some_moves(players, 5)
        async with Line(first.url, ann) as line:
            await line.watch(table)
            await asyncio.to_thread(first.stop)
            assert await close_code(line) == 1012, "come back in a moment"
        row = await due_row(first.database, idle["id"])
        assert row.until == 0.0 or row.owner != owner, "nobody has to wait until a lease has run out"
        await game
        await check(first.database, second.url, *players)

    asyncio.run(go())


# Databases and brokers go away


def test_a_database_that_is_away_refuses_and_loses_nothing(houses: Houses, postgres: Postgres) -> None:
    node = houses.open(postgres.database())

    async def go() -> None:
        ann, _ben, table = await meet(node.url, "revolver", "me", "open")
        async with Line(node.url, ann) as line:
            await line.watch(table)
            await asyncio.to_thread(postgres.stop)
            try:
                answer = await line.command("propose", table, id="p", seat=0, what="concede")
                assert answer["reason"] == "store-unavailable"
                assert (await ann.ask(node.url, f"/api/tables/{table}"))["reason"] == "store-unavailable"
            finally:
                await asyncio.to_thread(postgres.start)
            assert not any(message["type"] == "news" and message["offer"] for message in line.heard)
            async with asyncio.timeout(PATIENCE):
                while (answer := await line.command("propose", table, id="p", seat=0, what="concede"))[
                    "type"
                ] != "done":
                    assert answer["reason"] == "store-unavailable"
            assert (await line.hear("news", lambda news: news["offer"]))["offer"]["what"] == "concede"
        _, entries = await notebook(node.database, table)
        assert [type(entry.event) for entry in entries] == [Sat, Proposed]

    asyncio.run(go())


@pytest.mark.soak
def test_with_redis_away_for_a_minute_nobody_is_replaced_who_is_there(houses: Houses, redis: Redis) -> None:
    first, second = open_pair(houses, None, redis)

    async def go() -> None:
        ann, ben, table = await meet(first.url, "revolver", "me", "open")
        async with Line(first.url, ann) as mine, Line(second.url, ben) as his:
            await his.watch(table)
            await mine.watch(table)
            await mine.hear("presence", lambda told: all(told["present"]))
            await asyncio.to_thread(redis.stop)
            try:
                for _ in range(20):  # what was heard was past after 40 seconds, and 20 more were enough
                    assert await mine.refused("call-bot", table, seat=1) in {"still-here", "presence-unknown"}
                    await asyncio.sleep(5)
            finally:
                await asyncio.to_thread(redis.start)
            await his.done("propose", table, seat=1, what="concede")
        _, entries = await notebook(first.database, table)
        assert not any(isinstance(entry.event, StoodIn) for entry in entries)

    asyncio.run(go())


def test_a_game_outlives_its_database_and_its_broker(pair: tuple[Node, Node], redis: Redis, postgres: Postgres) -> None:
    first, second = pair
    server: Postgres | Redis = postgres if first.database.startswith("postgresql") else redis

    async def go() -> None:
        ann, ben, table = await meet(first.url, "wyatt-earp", "me", "open", "deputy")
        players = [Player(ann, table, [first.url], 1, tick=0.5), Player(ben, table, [second.url], 2, tick=0.5)]
        game = asyncio.create_task(play(*players))
        await some_moves(players, 10)
        await asyncio.to_thread(server.stop)
        try:
            async with asyncio.timeout(PATIENCE):
                while server is postgres and not any(player.refusals["store-unavailable"] for player in players):
                    await asyncio.sleep(0.01)
            if server is redis:
                await some_moves(players, 2)
        finally:
            await asyncio.to_thread(server.start)
        await game
        await check(first.database, second.url, *players)

    asyncio.run(go())
