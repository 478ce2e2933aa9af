"""Programs challenge programs: duplicate deals, both games of a deal counting together, results as data."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from saloon.client import Client, Refused
from saloon.server.storage import ratings
from tests.server.client import Line, Person, guests
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
            with pytest.raises(Refused, match="challenge-not-this"):  # the cards may still be played at the other table
                await ann.ask(f"tables/{done['games'][0]['table']}/challenge", {})
            board = await ann.ask(f"ratings?game={game}&pool=programs")
            mine = {row["account"]: row for row in board["rows"] if row["account"]}
            assert mine[ann.account]["games"] == mine[ben.account]["games"] == 2
            assert same["score"].keys() == done["score"].keys()
        assert not (await with_rows(node.database, ratings.check)).differ

    asyncio.run(go())


def test_the_cards_of_a_deal_are_shown_when_both_its_games_are_over(node: Node) -> None:
    """Whoever gives one game up at once knows no card that is still to come at the other table."""

    async def go() -> None:
        ann, ben = await two(node)
        (eve,) = await guests(node.url, "Eve")
        async with ann, ben:
            told = await ann.challenge("wyatt-earp", ben.account, clock={"kind": "move", "seconds": 600})
            one, other = [game["table"] for game in (await ben.accept(told["id"]))["games"]]
            paths = ["record", "verify", "chances", "replay?seat=0", "replay?seat=1"]
            for table, own in ((one, 0), (other, 1)):
                seats = [await client.follow({"id": table, "invite": ""}) for client in (ann, ben)]
                await seats[0].propose("concede")
                await seats[1].answer(True)
                if table == one:
                    news = await eve.ask(node.url, f"/api/tables/{table}")
                    assert news["status"] == "over"
                    refused = {path: (await ask(ann, table, path))[0] for path in paths}
                    foreign = f"replay?seat={1 - own}"
                    assert {refused.pop(f"replay?seat={own}"), refused.pop(foreign)} == {"", "not-your-seat"}
                    assert set(refused.values()) == {"pair-sealed"}
                    for path in paths:
                        assert (await eve.ask(node.url, f"/api/tables/{table}/{path}"))["reason"] == "pair-sealed"
                    async with Line(node.url, eve) as line:
                        seen = await line.watch(table)
                        assert (seen["status"], seen["fairness"]["seed"]) == ("over", "")
                        await line.say(type="watch", table=table, seat=0)
                        assert (await line.hear("refused"))["reason"] == "not-your-seat"
            for table in (one, other):
                for path in paths:
                    assert (await ask(ann, table, path))[0] == ""
                assert "seed" in await eve.ask(node.url, f"/api/tables/{table}/record")

    async def ask(client: Client, table: str, path: str) -> tuple[str, Any]:
        try:
            return "", await client.ask(f"tables/{table}/{path}")
        except Refused as error:
            return error.reason, None

    asyncio.run(go())


def test_a_rematch_of_a_game_of_a_match_has_cards_of_its_own_and_counts_alone(node: Node) -> None:
    async def go() -> None:
        ann, ben = await two(node)
        async with ann, ben:
            told = await ann.challenge("revolver", ben.account, clock={"kind": "move", "seconds": 600})
            tables = [game["table"] for game in (await ben.accept(told["id"]))["games"]]
            for table in tables:
                await give_up(table, ann, ben)
            for client in (ann, ben):
                await client.ask(f"tables/{tables[0]}/commands", {"type": "rematch", "table": tables[0], "id": "again"})
            again = (await ann.ask(f"tables/{tables[0]}"))["next"]
            await give_up(again, ann, ben)
            assert (await ann.ask(f"tables/{again}/record"))["seed"]
            assert len((await ann.ask(f"challenges/{told['id']}"))["games"]) == 2
            board = await ann.ask("ratings?game=revolver&pool=programs")
            assert {row["games"] for row in board["rows"] if row["account"] in {ann.account, ben.account}} == {2}
        assert not (await with_rows(node.database, ratings.check)).differ

    async def give_up(table: str, loser: Client, winner: Client) -> None:
        seat, other = [await client.follow({"id": table, "invite": ""}) for client in (loser, winner)]
        await seat.propose("concede")
        await other.answer(True)

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
