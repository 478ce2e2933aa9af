"""Whole games over real sockets, as people would play them."""

import asyncio
from typing import Any

import pytest

from saloon.kernel import record as records
from saloon.server.storage.entries import Moved, Rematched, StoodIn, Undone, WantedRematch
from tests.server.client import PATIENCE, Line, Message, Person, Player, check, guest, guests, notebook, play
from tests.server.conftest import Node

BOTS = ("random", "greenhorn", "marshal", "gunslinger", "ranger", "champion")


async def seat_all(node: Node, people: list[Person], table: Message) -> list[Player]:
    """The first person is the host; the others take the open seats."""
    seats = [seat for seat, chair in enumerate(table["chairs"]) if chair["kind"] == "open"]
    for person, seat in zip(people[1:], seats, strict=True):
        await person.sit(node.url, table, seat, f"{seat:02x}")
    return [Player(person, table["id"], [node.url], seed) for seed, person in enumerate(people)]


async def look_on(node: Node, person: Person, table: Message) -> list[Message]:
    """Everything that a bystander is told, up to the end."""
    async with Line(node.url, person) as line:
        await line.watch(table["id"], None, table["invite"])
        if line.heard[-1]["status"] != "over":
            await line.hear("news", lambda news: news["status"] == "over")
        return line.heard


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("wyatt-earp", ["me", "open"]),
        ("wyatt-earp", ["open", "me", "random"]),
        ("wyatt-earp", ["me", "marshal", "open", "gunslinger"]),
        ("revolver", ["open", "me"]),
        ("revolver", ["me", "champion"]),
        ("revolver", ["ranger", "me"]),
    ],
)
def test_people_and_bots_play_to_the_end_while_a_bystander_looks_on(node: Node, game: str, seats: list[str]) -> None:
    async def go() -> None:
        people = await guests(node.url, *["Ann", "Ben", "Cat"][: len(seats) - sum(seat in BOTS for seat in seats)])

        table = await people[0].open(node.url, game, *seats)
        players = await seat_all(node, people, table)
        for player in players:
            player.undoes = 0.3
        watcher = await guest(node.url, "Dan")
        looking = asyncio.create_task(look_on(node, watcher, table))
        endings, seen = await play(*players), await looking
        news = [message for message in seen if message["type"] == "news"]
        assert all(message["question"] is None for message in news)
        assert news[-1]["ending"] == endings[0]["ending"]
        assert endings[0]["ending"]["how"] == "finished"
        assert endings[0]["fairness"]["seed"]
        assert not any(message["fairness"]["seed"] for message in news[:-1] if message["status"] != "over")
        room = await check(node.database, node.url, *players)
        assert room.record()["bots"] == [seat if seat in BOTS else "" for seat in seats]
        verdict = await people[0].ask(node.url, f"/api/tables/{table['id']}/verify")
        assert (verdict["holds"], verdict["decisions"]) == (True, len(room.codes))

    asyncio.run(go())


def test_one_person_plays_several_seats_on_one_screen(node: Node) -> None:
    async def go() -> None:
        [ann] = await guests(node.url, "Ann")
        table = await ann.open(node.url, "wyatt-earp", "me", "me", "deputy")
        assert [chair["name"] for chair in table["chairs"]] == ["Ann", "Ann (2)", "deputy"]
        player = Player(ann, table["id"], [node.url])
        await play(player)
        room = await check(node.database, node.url, player)
        assert {said["seat"] for said in player.done.values()} == {0, 1}
        assert room.seats_of(ann.account) == [0, 1]
        for news in (message for message in player.heard if message["type"] == "news" and message["question"]):
            assert news["seat"] == news["to_act"], "only the seat that must decide is shown its hand and its question"

    asyncio.run(go())


def test_a_rematch_turns_the_seats_and_keeps_the_score(node: Node) -> None:
    async def go() -> None:
        ann, ben = await guests(node.url, "Ann", "Ben")
        table = await ann.open(node.url, "revolver", "me", "open")
        await ben.sit(node.url, table, 1)
        id, won, order = table["id"], {ann.account: 0, ben.account: 0}, [ann.account, ben.account]
        for _ in range(3):
            players = [Player(ann, id, [node.url], 1), Player(ben, id, [node.url], 2)]
            ending = (await play(*players))[0]
            await check(node.database, node.url, *players)
            assert [chair["account"] for chair in ending["chairs"]] == order
            won[order[ending["ending"]["winner"]]] += 1
            assert ending["score"] == [won[account] for account in order]
            asked = await asyncio.gather(*(who.command(node.url, id, "rematch") for who in (ann, ben)))
            assert [answer["type"] for answer in asked] == ["done", "done"]
            room, entries = await notebook(node.database, id)
            assert [type(entry.event) for entry in entries[-3:]] == [WantedRematch, WantedRematch, Rematched]
            id, order = room.next, order[-1:] + order[:-1]
        assert sum(won.values()) == 3

    asyncio.run(go())


def test_a_bot_plays_on_when_time_runs_out_and_the_person_may_return(node: Node) -> None:
    async def go() -> None:
        ann, ben = await guests(node.url, "Ann", "Ben")
        clock = {"kind": "move", "seconds": 5}
        table = await ann.open(node.url, "revolver", "me", "open", clock=clock)
        await ben.sit(node.url, table, 1)
        idler, other = Player(ann, table["id"], [node.url]), Player(ben, table["id"], [node.url])
        opponent = asyncio.create_task(other.play())
        async with Line(node.url, ann) as line:
            news = await line.watch(table["id"])
            if news["to_act"] != 0:
                news = await line.hear("news", lambda news: news["to_act"] == 0)
            assert news["time"]["seat"] == 0
            late = await line.hear("news", lambda news: news["chairs"][0]["bot"] == "deputy")
            assert late["question"] is None
            assert await line.refused("move", table["id"], seat=0, question=0, code=0) in {
                "bot-plays-here",
                "table-not-running",
            }
        if late["status"] == "running":
            await asyncio.gather(idler.play(), opponent)
        await opponent
        room = await check(node.database, node.url, other, idler)
        _, entries = await notebook(node.database, table["id"])
        seats = [entry.seat for entry in entries if isinstance(entry.event, StoodIn)]  # on a slow machine more of them
        assert [chair.late for chair in room.chairs] == [seats.count(0), seats.count(1)]
        assert 0 in seats

    asyncio.run(go())


def test_who_leaves_is_played_for_and_who_returns_plays_again(node: Node) -> None:
    async def go() -> None:
        ann, ben = await guests(node.url, "Ann", "Ben")
        table = await ann.open(node.url, "wyatt-earp", "me", "open", "deputy", pace=30)
        await ben.sit(node.url, table, 1)
        players = [Player(ann, table["id"], [node.url], 1, returns=False), Player(ben, table["id"], [node.url], 2)]

        async def answers_for_ann() -> int:
            _, entries = await notebook(node.database, table["id"])
            return sum(isinstance(entry.event, Moved) and (entry.seat, entry.account) == (0, "") for entry in entries)

        async def come_and_go() -> None:
            for times in range(1, 4):
                assert (await ann.command(node.url, table["id"], "leave"))["type"] == "done"
                async with asyncio.timeout(PATIENCE):
                    while await answers_for_ann() < times:
                        await asyncio.sleep(0.02)
                assert (await ann.command(node.url, table["id"], "return"))["type"] == "done"

        await asyncio.gather(*(player.play() for player in players), come_and_go())
        room = await check(node.database, node.url, *players)
        _, entries = await notebook(node.database, table["id"])
        answers = [entry for entry in entries if isinstance(entry.event, Moved | Undone)]
        assert [chair.answered for chair in room.chairs] == [
            sum(entry.seat == seat for entry in answers) for seat in range(3)
        ]
        assert {entry.account for entry in answers if entry.seat == 0} >= {"", ann.account}, (
            "both the bot and Ann played"
        )

    asyncio.run(go())


def test_giving_up_takes_the_consent_of_the_others(node: Node) -> None:
    async def go() -> None:
        ann, ben = await guests(node.url, "Ann", "Ben")
        table = await ann.open(node.url, "revolver", "me", "open")
        await ben.sit(node.url, table, 1)
        id = table["id"]
        async with Line(node.url, ann) as first, Line(node.url, ben) as second:
            await asyncio.gather(first.watch(id), second.watch(id))
            await first.done("propose", id, seat=0, what="concede")
            offer = await second.hear("news", lambda news: news["offer"])
            assert offer["offer"] == {"seat": 0, "what": "concede", "waiting": [1]}
            assert await second.refused("propose", id, seat=1, what="abandon") == "offer-open"
            await second.done("answer", id, yes=False)
            assert await second.refused("answer", id, yes=True) == "no-offer"
            await first.done("propose", id, seat=0, what="concede")
            await second.done("answer", id, yes=True)
            for line in (first, second):
                news = await line.hear("news", lambda news: news["status"] == "over")
                assert (news["ending"]["how"], news["ending"]["winner"], news["score"]) == ("conceded", 1, [0, 1])
        document = await ann.ask(node.url, f"/api/tables/{id}/record")
        assert sum(1 for _ in records.replay(records.from_document(document))) == 1

    asyncio.run(go())


def test_words_reach_everybody_but_those_who_do_not_want_them(node: Node) -> None:
    async def go() -> None:
        ann, ben, cat = await guests(node.url, "Ann", "Ben", "Cat")
        table = await ann.open(node.url, "wyatt-earp", "me", "open", "open")
        for seat, person in ((1, ben), (2, cat)):
            await person.sit(node.url, table, seat)
        id = table["id"]
        async with Line(node.url, ann) as first, Line(node.url, ben) as second, Line(node.url, cat) as third:
            for line in (first, second, third):
                await line.watch(id)
            await third.say(type="mute", account=ann.account)
            await third.say(type="ping", n=1)
            await third.hear("pong")
            for _ in range(2):  # said again, as after an accident
                await first.say(type="say", table=id, id="1", text="  howdy <b>all</b>  ")
            await first.say(type="say", table=id, id="2", phrase="good-luck")
            await second.hear("said", lambda said: said["phrase"] == "good-luck")
            said = [message for message in second.heard if message["type"] == "said"]
            assert [message["text"] for message in said] == ["howdy <b>all</b>", ""]
            await second.say(type="report", table=id, message=said[0]["n"], why="shouts")
            await second.say(type="say", table=id, id="3", phrase="thanks")
            await third.hear("said", lambda said: said["phrase"] == "thanks")
            assert [message["account"] for message in third.heard if message["type"] == "said"] == [ben.account]
        async with Line(node.url, ben) as again:
            await again.watch(id)
            await again.say(type="ping", n=2)
            await again.hear("pong")
            told = [message for message in again.heard if message["type"] == "said"]
            assert [message["n"] for message in told] == sorted(message["n"] for message in told)
            assert len(told) == 3

    asyncio.run(go())


def test_two_tabs_and_a_second_device_of_one_account_play_one_game(node: Node) -> None:
    async def go() -> None:
        ann, ben = await guests(node.url, "Ann", "Ben")
        table = await ann.open(node.url, "revolver", "me", "open")
        await ben.sit(node.url, table, 1)
        tabs = [Player(ann, table["id"], [node.url], seed) for seed in (1, 2)]
        device = Player(ann, table["id"], [node.url], 3)
        other = Player(ben, table["id"], [node.url], 4)
        await play(*tabs, device, other)
        await check(node.database, node.url, other, *tabs, device)
        past: Any = sum((player.refusals for player in (*tabs, device)), start=other.refusals)
        assert set(past) <= {"question-is-past", "not-your-turn", "table-not-running"}, past
        assert past["question-is-past"] + past["not-your-turn"] > 0, "they were never in each other's way"

    asyncio.run(go())


def test_the_house_gives_a_hint_to_the_seat_that_must_decide(node: Node) -> None:
    async def go() -> None:
        [ann] = await guests(node.url, "Ann")
        table = await ann.open(node.url, "revolver", "me", "deputy", pace=0)
        async with Line(node.url, ann) as line:
            news = await line.watch(table["id"])
            if news["question"] is None:
                news = await line.hear("news", lambda news: news["question"])
            await line.say(type="hint", table=table["id"], id="h", seat=0)
            hints = await line.hear("hints", lambda hints: hints["id"] == "h")
            codes = {choice["code"] for choice in news["question"]["choices"]}
            assert 1 <= len(hints["choices"]) <= len(codes)
            assert {choice["code"] for choice in hints["choices"]} <= codes

    asyncio.run(go())
