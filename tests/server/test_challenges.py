"""Programs challenge programs: duplicate deals, both games of a deal counting together, results as data."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from saloon.client import Client, Refused
from saloon.server.storage import ratings
from tests.server.client import Person, guests
from tests.server.conftest import Houses, Node
from tests.server.test_ratings import with_rows

PAGE = Path(__file__).parents[2] / "docs" / "client.md"


async def token_of(node: Node, person: Person) -> str:
    return str((await person.ask(node.url, "/api/tokens", {"label": "my bot"}))["secret"])


async def two(node: Node) -> tuple[Client, Client]:
    people = await guests(node.url, "Ann", "Ben")
    for person in people:
        await person.ask(node.url, "/api/me", {"listed": True}, "PATCH")
    ann, ben = [Client(node.url, await token_of(node, person)) for person in people]
    return ann, ben


@pytest.mark.parametrize("game", ["revolver", "wyatt-earp"])
def test_both_play_every_deal_in_both_seats_and_it_counts_once(node: Node, game: str) -> None:
    async def go() -> None:
        ann, ben = await two(node)
        async with ann, ben:
            told = await ann.challenge(game, ben.account, deals=2, clock={"kind": "move", "seconds": 600})
            with pytest.raises(Refused, match="not-your-challenge"):
                await ann.accept(told["id"])
            await ben.accept(told["id"])
            await ben.accept(told["id"])  # said again: nothing is dealt twice
            done, same = await asyncio.gather(
                ann.play_match(told["id"], "marshal"), ben.play_match(told["id"], "deputy")
            )
            assert [one["deal"] for one in done["games"]] == [0, 0, 1, 1]
            seats = [one["seats"] for one in done["games"]]
            assert seats == [[ann.account, ben.account], [ben.account, ann.account]] * 2
            assert sum(done["score"].values()) == sum(one["winner"] is not None for one in done["games"])
            records = [await ann.ask(f"tables/{one['table']}/record") for one in done["games"]]
            assert records[0]["seed"] == records[1]["seed"] != records[2]["seed"]
            board = await ann.ask(f"ratings?game={game}&pool=programs")
            mine = {row["account"]: row for row in board["rows"] if row["account"]}
            assert mine[ann.account]["games"] == mine[ben.account]["games"] == 2
            assert same["score"].keys() == done["score"].keys()
        assert not (await with_rows(node.database, ratings.check)).differ

    asyncio.run(go())


def test_what_is_accepted_several_times_at_once_is_dealt_once(node: Node) -> None:
    async def go() -> None:
        ann, ben = await two(node)
        async with ann, ben:
            told = await ann.challenge("revolver", ben.account, deals=3)
            found = await asyncio.gather(*(ben.accept(told["id"]) for _ in range(6)))
            assert all(len({game["table"] for game in one["games"]}) <= 6 for one in found)
            assert len((await ben.accept(told["id"]))["games"]) == 6

    asyncio.run(go())


def test_the_tables_of_a_match_count_as_those_of_who_accepts_it(houses: Houses) -> None:
    async def go() -> None:
        node = houses.open(SALOON_LIMITS="true", SALOON_TABLES_PER_ACCOUNT="5")
        ann, ben = await two(node)
        async with ann, ben:
            many, few = [await ann.challenge("revolver", ben.account, deals=deals) for deals in (3, 2)]
            with pytest.raises(Refused, match="tables-full"):
                await ben.accept(many["id"])
            assert [one["status"] for one in await ann.ask("challenges?mine=true")] == ["open", "open"]
            assert len((await ben.accept(few["id"]))["games"]) == 4
            assert len((await ben.accept(few["id"]))["games"]) == 4  # said again: no table is new

    asyncio.run(go())


def test_a_person_cannot_challenge_and_nobody_plays_what_was_declined(node: Node) -> None:
    async def go() -> None:
        (eve,) = await guests(node.url, "Eve")
        assert (await eve.ask(node.url, "/api/challenges", {"game": "revolver"}))["reason"] == "programs-only"
        ann, ben = await two(node)
        async with ann, ben:
            for wish, reason in (
                ({"opponent": ann.account}, "no-such-program"),
                ({"opponent": "Nobody There"}, "no-such-program"),
                ({"clock": {"kind": "none"}}, "not-rateable"),
            ):
                with pytest.raises(Refused, match=reason):
                    await ann.ask("challenges", {"game": "revolver", **wish})
            told = await ann.challenge("revolver", ben.account)
            assert told["id"] in [each["id"] for each in await ben.ask("challenges?status=open")]
            await ben.ask(f"challenges/{told['id']}/decline", {})
            with pytest.raises(Refused, match="challenge-declined"):
                await ann.play_match(told["id"], "deputy")
            with pytest.raises(Refused, match="not-your-challenge"):
                await ben.accept(told["id"])

    asyncio.run(go())


def test_the_two_programs_of_the_docs_play_each_other(node: Node) -> None:
    """The page's snippets, as they stand there, with the tokens of two accounts."""
    section = PAGE.read_text("utf-8").partition("## Programs against programs")[2].partition("\n## ")[0]
    first, second = re.findall(r"```python\n(.*?)```", section, re.S)

    async def go() -> list[Any]:
        people = await guests(node.url, "Ann", "Ben")
        tokens = [await token_of(node, person) for person in people]
        texts = [
            text.replace("http://127.0.0.1:8000", node.url).replace("YOUR TOKEN", token)
            for text, token in zip((first, second), tokens, strict=True)
        ]
        return list(await asyncio.gather(*(asyncio.to_thread(run, text) for text in texts)))

    def run(text: str) -> dict[str, Any]:
        names: dict[str, Any] = {"__name__": "__main__"}
        exec(text, names)
        return names

    one, two = asyncio.run(go())
    assert one["match"]["score"] == two["match"]["score"]
    assert all(game["status"] == "over" for game in one["match"]["games"])
