"""A game that is over is watched again: step by step, and as each viewer saw it."""

import asyncio
import json
import subprocess
import sys
from itertools import groupby, pairwise
from typing import Any

import httpx
import pytest

from saloon.bots.bot import Look, RandomBot
from saloon.kernel import record as records
from saloon.kernel.errors import Malformed
from saloon.kernel.game import SPECTATOR
from saloon.kernel.rng import SEED_BYTES
from saloon.server import protocol
from saloon.server.rest import records as doors
from saloon.server.workers import replaying, watching
from saloon.server.workers.watching import Wanted
from tests.laws.worlds import HOUSE, World
from tests.server.client import PATIENCE, Line, Person, Player, guest, guests, play
from tests.server.conftest import Node

SEATS = {"wyatt-earp": 3, "revolver": 2}


async def played(node: Node, game: str) -> tuple[str, list[Player]]:
    """A game of people who never take an answer back, so that what they saw is what happened."""
    people = await guests(node.url, *(f"n{seat}" for seat in range(SEATS[game])))
    table = await people[0].open(node.url, game, *["open"] * len(people))
    for seat, person in enumerate(people):
        await person.sit(node.url, table, seat)
    players = [Player(person, table["id"], [node.url], seed, undoes=0) for seed, person in enumerate(people)]
    await play(*players)
    return table["id"], players


def in_order(few: list[Any], many: list[Any]) -> bool:
    rest = iter(many)
    return all(any(one == other for other in rest) for one in few)


@pytest.mark.parametrize("game", sorted(SEATS))
def test_a_replay_shows_every_viewer_what_he_saw(node: Node, game: str):
    async def go() -> None:
        table, players = await played(node, game)
        record = await players[0].person.ask(node.url, f"/api/tables/{table}/record")
        for seat, player in enumerate(players):
            shown = await player.person.ask(node.url, f"/api/tables/{table}/replay?seat={seat}")
            assert [step["notation"] for step in shown["steps"]] == ["", *record["decisions"]]
            views = [news["view"] for news in player.heard if news["type"] == "news" and news["view"]]
            views = [view for view, _ in groupby(views)]  # whose line was lost is shown the same again
            assert in_order(views, [step["view"] for step in shown["steps"]])
            assert views[-1] == shown["steps"][-1]["view"]
        for seat in (SPECTATOR, 0):  # after the end the log is told again, from everywhere
            shown = await players[1].person.ask(node.url, f"/api/tables/{table}/replay?seat={seat}")
            async with Line(node.url, players[1].person) as line:
                news = await line.watch(table, seat)
            assert [fact for step in shown["steps"] for fact in step["facts"]] == news["facts"]
            assert (shown["ending"], shown["chairs"], shown["table"]) == (news["ending"], news["chairs"], table)
            assert shown["steps"][-1]["view"] == news["view"]
            asked = [step["view"]["to_act"] for step in shown["steps"][:-1]]
            assert [step["seat"] for step in shown["steps"]] == [SPECTATOR, *asked]

    asyncio.run(go())


@pytest.mark.parametrize("game", sorted(SEATS))
def test_a_running_game_is_looked_back_on_from_the_own_seat_alone(node: Node, game: str):
    """As far as one was told it: no notation, and no step that one could not notice."""

    async def go() -> None:
        people = await guests(node.url, *(f"n{seat}" for seat in range(SEATS[game])))
        table = await people[0].open(node.url, game, *["open"] * len(people))
        for seat, person in enumerate(people):
            await person.sit(node.url, table, seat)
        door = f"/api/tables/{table['id']}/replay"
        players = [Player(person, table["id"], [node.url], 3, undoes=0) for person in people]
        games = [asyncio.create_task(player.play()) for player in players]
        while sum(message["type"] == "news" for message in players[0].heard) < 40:
            await asyncio.sleep(0.01)
        for player in players:
            player.leaving = True
        await asyncio.gather(*games)
        for seat, person in enumerate(people):
            shown = await person.ask(node.url, f"{door}?seat={seat}")
            async with Line(node.url, person) as line:
                news = await line.watch(table["id"], seat)
            assert news["status"] == "running"
            assert [fact for step in shown["steps"] for fact in step["facts"]] == news["facts"]
            assert shown["steps"][-1]["view"] == news["view"]
            assert shown["length"] == len(shown["steps"]) > 20
            assert (shown["ending"], {step["notation"] for step in shown["steps"]}) == (None, {""})
            assert all(step["facts"] or step["view"] != before["view"] for before, step in pairwise(shown["steps"]))
            other = await person.ask(node.url, f"{door}?seat={(seat + 1) % len(people)}")
            assert other["reason"] == "not-your-seat"
            assert (await person.ask(node.url, f"/api/tables/{table['id']}/record"))["reason"] == "table-not-over"

    asyncio.run(go())


def test_without_memory_aids_nobody_looks_back(node: Node):
    async def go() -> None:
        ann = await guest(node.url, "Ann")
        wish = {"game": "wyatt-earp", "seats": [{"kind": "me"}] * 2, "aids": False}
        table = await ann.ask(node.url, "/api/tables", wish)
        assert (await ann.ask(node.url, f"/api/tables/{table['id']}/replay?seat=0"))["reason"] == "table-not-over"

    asyncio.run(go())


def test_a_private_table_is_replayed_for_nobody_else(node: Node):
    async def go() -> None:
        ann, ben = await guests(node.url, "Ann", "Ben")
        table = await ann.open(node.url, "revolver", "me", "me")
        await ann.command(node.url, table["id"], "propose", seat=0, what="abandon")
        door = f"/api/tables/{table['id']}/replay"
        assert (await ben.ask(node.url, door))["reason"] == "not-invited"
        shown = await ben.ask(node.url, f"{door}?invite={table['invite']}")
        assert (shown["ending"]["how"], len(shown["steps"])) == ("abandoned", 1)

    asyncio.run(go())


def recorded(world: World) -> dict[str, Any]:
    """The record of a game by chance."""
    seats = [f"n{seat}" for seat in range(SEATS[world.game.name])]
    writer = records.begin(world.game, world.game.options({}), seats, bytes(SEED_BYTES))
    bot = RandomBot(1)
    while writer.table.to_act() >= 0:
        writer.apply(bot.choose(Look(world.game, writer.table)))
    return records.to_document(writer.record)


def upload(node: Node, record: Any, query: str = "") -> Any:
    return asyncio.run(Person("", "", "").ask(node.url, f"/api/replay{query}", record))


@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_a_record_that_somebody_brings_is_shown_from_every_seat(node: Node, world: World):
    record = recorded(world)
    for seat in range(SPECTATOR, len(record["seats"])):
        shown = upload(node, record, f"?seat={seat}")
        assert (shown["seat"], shown["table"], shown["game"]) == (seat, "", record["game"])
        assert [chair["name"] for chair in shown["chairs"]] == record["seats"]
        assert shown["ending"]["result"] == record["result"]
        assert (shown["deck"] is not None) == (record["game"] == "revolver")
        assert {step["view"]["viewer"] for step in shown["steps"]} == {seat}
    assert upload(node, record, f"?seat={len(record['seats'])}")["reason"] == "no-such-seat"
    assert upload(node, record, "?seat=-2")["reason"] == "bad-message"


def test_a_broken_record_is_refused_with_the_reason(node: Node):
    record = recorded(HOUSE[0])
    broken = {
        "no-seed-yet": {**record, "seed": None},
        "commitment-broken": {**record, "commitment": "00" * 32},
        "other-result": {**record, "result": {}},
        "result-of-unfinished-game": {**record, "decisions": record["decisions"][:-1], "fingerprints": {}},
        "not-a-table": [],
    }
    for reason, document in broken.items():
        told = upload(node, document)
        assert (told["reason"], told["rule"]) == (reason, ""), told


def test_a_game_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(replaying, "MOST_SECONDS", -1.0)
    with pytest.raises(Malformed, match="takes-too-long"):
        watching.watched(Wanted(json.dumps(recorded(HOUSE[0])).encode(), SPECTATOR))


@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_a_long_game_is_told_in_several_answers(world: World, monkeypatch: pytest.MonkeyPatch):
    record = recorded(world)
    raw = json.dumps(record).encode()
    whole = json.loads(watching.watched(Wanted(raw, 0)))
    assert (whole["first"], whole["length"], len(whole["steps"])) == (0, len(record["decisions"]) + 1, whole["length"])
    monkeypatch.setattr(watching, "MOST_ANSWER", 50_000)
    steps: list[Any] = []
    answers = 0
    while len(steps) < whole["length"]:
        told = watching.watched(Wanted(raw, 0, first=len(steps)))
        part = json.loads(told)
        assert (part["first"], part["length"]) == (len(steps), whole["length"])
        assert len(told) < 50_000 + 3 * max(len(json.dumps(step)) for step in whole["steps"]) + len(
            json.dumps(part["deck"])
        )
        assert {**part, "first": 0, "steps": []} == {**whole, "steps": []}
        steps += part["steps"]
        answers += 1
    assert steps == whole["steps"]
    assert answers > 3


@pytest.mark.parametrize("job", ["watching.watched", "watching.judge", "watching.measure", "solutions.walked"])
def test_a_worker_begins_such_a_job_without_the_web_and_the_database(job: str):
    """To import those takes two seconds of CPU and 67 MB in every worker, while bots wait."""
    module, _, name = job.partition(".")
    heavy = "{'litestar', 'sqlalchemy', 'uvicorn'}"
    asked = f"import sys; from saloon.server.workers.{module} import {name}; print(sorted({heavy} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_game_is_told_from_any_step_on(node: Node):
    record = recorded(HOUSE[0])
    whole = upload(node, record)
    last = whole["length"] - 1
    assert upload(node, record, f"?first={last}")["steps"] == whole["steps"][-1:]
    assert upload(node, record, f"?first={last + 1}")["reason"] == "out-of-range"
    assert upload(node, record, "?first=-1")["reason"] == "bad-message"


def test_a_record_beyond_measure_is_refused_before_it_is_played(node: Node):
    """Nobody has to log in for it, so nobody gets much for little: 900 kB in were 78 MB out."""
    record = recorded(HOUSE[0])
    decisions = record["decisions"][:1] * (replaying.MOST_DECISIONS + 1)
    for door in ("replay", "verify", "chances"):
        told = asyncio.run(Person("", "", "").ask(node.url, f"/api/{door}", {**record, "decisions": decisions}))
        assert (told["reason"], told["details"]["most"]) == ("too-long", replaying.MOST_DECISIONS), told
        told = asyncio.run(Person("", "", "").ask(node.url, f"/api/{door}", {**record, "note": "x" * doors.MOST_BYTES}))
        assert told["reason"] == "too-large", told


def test_who_cannot_unpack_gets_it_plain(node: Node):
    """And what comes is as the protocol says."""
    record = recorded(HOUSE[0])
    with httpx.Client(base_url=node.url, timeout=PATIENCE, trust_env=False) as client:
        plain = client.post("/api/replay", json=record, headers={"accept-encoding": "identity"})
        packed = client.post("/api/replay", json=record, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.json() == packed.json()
    assert set(plain.json()) == set(protocol.document()["$defs"]["Replay"]["properties"])
