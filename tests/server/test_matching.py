"""Quick match: who looks for the same game finds each other, in any process, and nobody is taken twice."""

import asyncio
import sqlite3
from typing import Any

from tests.server.client import Line, Message, Person, guests
from tests.server.conftest import Houses, Node

CLOCK = {"kind": "move", "seconds": 600}


async def seeks(line: Line, **wish: Any) -> None:
    await line.say(type="seek", id="seek", **{"game": "revolver", "players": 2, "clock": CLOCK, **wish})
    await line.hear("done")


async def found(line: Line) -> Message:
    return await line.hear("found")


async def chairs(person: Person, url: str, table: str) -> list[Message]:
    told = await person.ask(url, f"/api/tables/{table}")
    return list(told["chairs"])


def test_two_who_look_for_the_same_find_each_other_across_processes(pair: tuple[Node, Node]) -> None:
    async def go() -> None:
        ann, ben, cat = await guests(pair[0].url, "Ann", "Ben", "Cat")
        async with Line(pair[0].url, ann) as hers, Line(pair[1].url, ben) as his, Line(pair[1].url, cat) as other:
            await seeks(hers, rated=True)
            await seeks(other, rated=False)
            await hers.hear("seeking", lambda told: told["waiting"] == 1)
            await seeks(his, rated=True)
            one, two = await found(hers), await found(his)
            assert one["table"] == two["table"] != ""
            told = await ann.ask(pair[0].url, f"/api/tables/{one['table']}")
            assert told["rated"]
            assert {chair["account"] for chair in told["chairs"]} == {ann.account, ben.account}
            assert not any(message["type"] == "found" for message in other.heard)

    asyncio.run(go())


def test_a_bot_takes_the_seat_after_the_time_that_was_chosen(node: Node) -> None:
    async def go() -> None:
        (ann,) = await guests(node.url, "Ann")
        async with Line(node.url, ann) as line:
            await seeks(line, patience=0, bot="greenhorn")
            there = await chairs(ann, node.url, (await found(line))["table"])
            assert sorted(chair["kind"] for chair in there) == ["bot", "person"]
            assert "greenhorn" in {chair["bot"] for chair in there}

    asyncio.run(go())


def test_whoever_closes_the_page_is_not_taken(node: Node) -> None:
    async def go() -> None:
        ann, ben, cat = await guests(node.url, "Ann", "Ben", "Cat")
        wish = {"game": "wyatt-earp", "clock": {"kind": "move", "seconds": 601}}
        async with Line(node.url, ann) as line:
            await seeks(line, **wish)
        async with Line(node.url, ben) as line, Line(node.url, cat) as other:
            await seeks(line, **wish)
            await line.hear("seeking", lambda told: told["waiting"] == 1)
            await seeks(other, **wish)
            there = await chairs(ben, node.url, (await found(line))["table"])
            assert {chair["account"] for chair in there} == {ben.account, cat.account}
        assert (await ann.ask(node.url, "/api/tables/mine"))["tables"] == []

    asyncio.run(go())


def test_what_cannot_be_played_is_refused_at_once(node: Node) -> None:
    async def go() -> None:
        (ann,) = await guests(node.url, "Ann")
        async with Line(node.url, ann) as line:
            for wish, reason in (
                ({"game": "no-such-game"}, "unknown-game"),
                ({"players": 4}, "number-of-players"),
                ({"clock": {"kind": "none"}}, "match-needs-clock"),
                ({"patience": 5, "bot": "nobody"}, "unknown-bot"),
            ):
                said: dict[str, Any] = {"game": "revolver", "players": 2, "clock": CLOCK, **wish}
                await line.say(type="seek", id="seek", **said)
                assert (await line.hear("refused"))["reason"] == reason

    asyncio.run(go())


def test_many_who_look_at_once_are_all_brought_together_once(pair: tuple[Node, Node]) -> None:
    async def go() -> None:
        people = await guests(pair[0].url, *(f"Cole {n}" for n in range(8)))
        wish = {"clock": {"kind": "move", "seconds": 602}}
        lines = [Line(pair[at % 2].url, person) for at, person in enumerate(people)]
        for line in lines:
            await line.__aenter__()
        await asyncio.gather(*(seeks(line, **wish) for line in lines))
        tables = [told["table"] for told in await asyncio.gather(*(found(line) for line in lines))]
        assert len(set(tables)) == 4
        assert all(tables.count(table) == 2 for table in tables)
        for line in lines:
            await line.__aexit__()

    asyncio.run(go())


def test_who_looks_for_games_has_no_more_tables_than_others(houses: Houses) -> None:
    """A table that was found counts like one that was opened: nobody fills the lobby, or the bots, by looking."""

    async def go() -> None:
        node = houses.open(SALOON_LIMITS="true", SALOON_TABLES_PER_ACCOUNT="2", SALOON_TABLES_PER_ADDRESS="3")
        ann, ben, cat, dan = await guests(node.url, "Ann", "Ben", "Cat", "Dan")
        async with Line(node.url, ann) as hers, Line(node.url, ben) as his, Line(node.url, cat) as other:
            for _ in range(2):
                await seeks(hers, patience=0, bot="deputy")
                await found(hers)
            assert await refused(hers) == "account"
            await seeks(his)
            await seeks(other)  # both are connected from where Ann is
            await asyncio.gather(found(his), found(other))
            for line in (his, other):
                assert await refused(line) == "address"
        stored = sqlite3.connect(houses.folder / "house.db")
        assert stored.execute("SELECT count(*), count(DISTINCT origin), min(origin) != '' FROM tables").fetchone() == (
            3,
            1,
            1,
        )
        stored.close()
        assert (await dan.ask(node.url, "/api/tables"))["tables"] != []

    asyncio.run(go())


async def refused(line: Line) -> str:
    await line.say(type="seek", id="again", game="revolver", players=2, clock=CLOCK, patience=0, bot="deputy")
    told = await line.hear("refused")
    assert (told["reason"], told["id"]) == ("tables-full", "again")
    return str(told["details"]["what"])


def test_nobody_fills_the_lobby_by_looking_for_games(houses: Houses) -> None:
    """Beyond what an account may have in the lobby, a table that was found is for those who play there."""

    async def go() -> None:
        node = houses.open(SALOON_LIMITS="true", SALOON_PUBLIC_TABLES_PER_ACCOUNT="1")
        ann, ben = await guests(node.url, "Ann", "Ben")
        async with Line(node.url, ann) as hers:
            tables = []
            for _ in range(3):
                await seeks(hers, patience=0, bot="deputy")
                tables.append((await found(hers))["table"])
        listed = [table["id"] for table in (await ben.ask(node.url, "/api/tables"))["tables"]]
        assert listed == tables[:1]
        mine = {table["id"]: table["public"] for table in (await ann.ask(node.url, "/api/tables/mine"))["tables"]}
        assert mine == dict(zip(tables, [True, False, False], strict=True))

    asyncio.run(go())
