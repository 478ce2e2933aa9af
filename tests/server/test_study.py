"""Study tables: the cards lie as they did in a record after so many decisions, and from there they are played."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from saloon.kernel import record as records
from saloon.kernel.errors import Malformed
from saloon.kernel.game import SPECTATOR
from saloon.kernel.rng import commitment
from saloon.server import wire
from saloon.server.storage.documents import Started
from saloon.server.table import study
from saloon.server.table.afterwards import rematch_setup, results
from saloon.server.table.render import Eye
from saloon.server.table.room import Room
from saloon.server.workers import replaying
from saloon.server.workers.jobs import table_of
from saloon.terminal.app import app
from tests.laws.worlds import HOUSE, World
from tests.server.client import Line, Person, Player, decisions_in, guest, guests, notebook, play
from tests.server.conftest import Node
from tests.server.test_replay import SEATS, recorded
from tests.server.test_room import BEN, PEOPLE, At, image

HOUSE_OF = {world.game.name: world for world in HOUSE}
GAMES = sorted(SEATS)


# At one table


def played(game: str, decisions: int) -> At:
    """An ordinary table, after so many decisions by chance."""
    at = At("ann", "ben", game=game)
    for _ in range(decisions):
        at.move()
    return at


def gone_on(before: At, *seats: str, **changes: Any) -> At:
    """A study table that begins where another one stands."""
    start = Started(before.room.entropy(), list(before.room.codes), parts=before.room.parts())
    return At(*(seats or ("ann", "ben")), game=before.setup.game, start=start, **changes)


def seen(room: Room) -> list[Any]:
    """What every viewer sees of the table, and what was told."""
    assert room.writer is not None
    viewers = (SPECTATOR, *range(len(room.chairs)))
    told = [[room.game.sight(fact, viewer) for fact in room.facts] for viewer in viewers]
    return [told, [room.game.view(room.writer.table, viewer) for viewer in viewers], room.writer.table.fingerprint()]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("decisions", [0, 1, 7, 60])
def test_everything_lies_and_was_told_as_at_the_first_table(game: str, decisions: int):
    before = played(game, decisions)
    at = gone_on(before)
    assert seen(at.room) == seen(before.room)
    assert at.room.turn_mark == before.room.turn_mark
    assert (at.room.to_act(), at.room.codes) == (before.room.to_act(), before.room.codes)
    again = at.finish().new()
    for entry in at.entries:
        again.fold(entry)
    assert image(again) == image(at.room), "every process has the same room"
    assert at.room.record()["decisions"][:decisions] == before.room.writer.record.decisions  # type: ignore[union-attr]


@pytest.mark.parametrize("game", GAMES)
def test_undo_goes_back_to_the_beginning_and_not_beyond(game: str):
    tried, before = 0, At("ann", "ben", game=game)
    for _ in range(100):
        before.move()
        if not before.room.earlier:
            continue
        tried += 1
        at = gone_on(before)
        acts = at.room.to_act()
        chair = at.room.chairs[acts]
        assert json.loads(Eye(at.room, chair.account, acts).news() or b"")["can_undo"] is False
        assert at.refuses(PEOPLE[chair.account], wire.Undo, seat=acts, question=chair.answered) == "cannot-undo"
        at.move()
        if at.room.earlier:
            at.does(PEOPLE[chair.account], wire.Undo, seat=acts, question=chair.answered)
            assert at.room.codes == before.room.codes
            assert at.refuses(PEOPLE[chair.account], wire.Undo, seat=acts, question=chair.answered) == "cannot-undo"
    assert tried > 5


@pytest.mark.parametrize("game", GAMES)
def test_a_friend_may_be_waited_for_and_adds_nothing_to_a_deal_that_is_known(game: str):
    before = played(game, 20)
    at = gone_on(before, "ann", "open", aids=False)
    assert (at.room.status, at.room.facts, at.room.to_act()) == ("open", [], -1)
    assert b'"view":null' in (Eye(at.room, "ann", 0).news() or b"")
    at.does(BEN, wire.Sit, seat=1, invite="link", commitment="ab" * 32)
    assert seen(at.room) == seen(before.room)
    assert at.room.turn_mark == before.room.turn_mark
    record = at.finish().room.record()
    assert (record["entropy"], record["seats"]) == (["", ""], ["Ann0", "Ben"])


def test_it_counts_for_nothing_and_the_rematch_is_an_ordinary_table():
    at = gone_on(played("revolver", 10), next_commitment="bound").finish()
    assert (results(at.room, 1.0), at.room.score()) == ([], [0, 0])
    setup = rematch_setup(at.room, "following")
    assert (setup.start, setup.score, setup.commitment) == (None, [0, 0], "bound")


def test_a_bot_is_at_once_where_the_record_stands():
    before = played("wyatt-earp", 30)
    at = gone_on(before, "deputy", "marshal")
    assert at.room.bot_to_act() == ("deputy", "marshal")[before.room.to_act()]
    job = at.room.job(at.room.bot_to_act())
    assert table_of(job).fingerprint() == seen(before.room)[-1]
    assert at.finish().room.record()["bots"] == ["deputy", "marshal"]


# Over the wire


def start(record: dict[str, Any], decisions: int, **more: Any) -> dict[str, Any]:
    return {"record": record, "decisions": decisions, **more}


async def first_game(node: Node, game: str) -> tuple[str, list[Person], dict[str, Any]]:
    """A game of people with salt in it, and its record."""
    people = await guests(node.url, *(f"n{seat}" for seat in range(SEATS[game])))
    table = await people[0].open(node.url, game, *["open"] * len(people))
    for seat, person in enumerate(people):
        await person.sit(node.url, table, seat, f"0{seat}")
    await play(*(Player(person, table["id"], [node.url], seed) for seed, person in enumerate(people)))
    return table["id"], people, await people[0].ask(node.url, f"/api/tables/{table['id']}/record")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_on_from_the_middle_to_its_end(node: Node, game: str, tmp_path: Path):
    async def go() -> None:
        first, people, record = await first_game(node, game)
        counted = await people[0].ask(node.url, "/api/me/statistics")
        half = len(record["decisions"]) // 2
        others = ["deputy"] * (SEATS[game] - 1)
        table = await people[0].open(node.url, game, "me", *others, start=start(record, half, table=first))
        origin = {"table": first, "decisions": half}
        assert (table["study"], table["public"], table["commitment"]) == (origin, False, record["commitment"])
        shown = await people[0].ask(node.url, f"/api/tables/{first}/replay?seat=0")
        assert "steps" in shown, shown
        async with Line(node.url, people[0]) as line:
            news = await line.watch(table["id"])
            assert next(heard for heard in line.heard if heard["type"] == "setup")["study"] == origin
            told = [fact for step in shown["steps"][: half + 1] for fact in step["facts"]]
            assert news["facts"][: len(told)] == told
            assert (news["fairness"]["entropy"], news["fairness"]["seed"]) == (record["entropy"], "")
        player = Player(people[0], table["id"], [node.url], 5)
        (over,) = await play(player)
        assert over["score"] == [0] * SEATS[game]
        assert await people[0].ask(node.url, "/api/me/statistics") == counted
        found = await people[0].ask(node.url, f"/api/tables/{table['id']}/record")
        assert found["decisions"][:half] == record["decisions"][:half]
        assert (found["seed"], found["entropy"], found["options"]) == tuple(
            record[name] for name in ("seed", "entropy", "options")
        )
        stored, entries = await notebook(node.database, table["id"])
        assert json.loads(json.dumps(stored.record())) == found
        assert len(stored.codes) == half + decisions_in(entries)
        assert (await people[0].ask(node.url, "/api/verify", found))["holds"]
        (tmp_path / "game.json").write_text(json.dumps(found))
        await rematch(node, people[0], table, over["fairness"]["next_commitment"])
        deeper = await people[0].open(node.url, game, "me", *others, start=start(found, half + 1, table=table["id"]))
        assert deeper["study"] == {"table": table["id"], "decisions": half + 1}, "a study of a study"

    asyncio.run(go())
    assert CliRunner().invoke(app, ["verify", str(tmp_path / "game.json")]).exit_code == 0


async def rematch(node: Node, person: Person, table: dict[str, Any], bound: str) -> None:
    """The rematch is dealt from a seed that nobody knows."""
    await person.command(node.url, table["id"], "rematch")
    following = (await person.ask(node.url, f"/api/tables/{table['id']}"))["next"]
    found = await person.ask(node.url, f"/api/tables/{following}")
    assert (found["study"], found["commitment"]) == (None, bound)
    assert bound != table["commitment"]


@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_one_may_try_and_ask_at_a_study_table(node: Node, world: World):
    game = world.game.name

    async def go() -> None:
        ann = await guest(node.url, "Ann")
        table = await ann.open(node.url, game, *["me"] * SEATS[game], start=start(recorded(world), 30))
        assert table["study"] == {"table": "", "decisions": 30}
        async with Line(node.url, ann) as line:
            seat = (await line.watch(table["id"]))["to_act"]
            news = await line.watch(table["id"], seat)
            question, codes = news["question"]["number"], [news["question"]["choices"][0]["code"]]
            assert question == 0
            about = {"table": table["id"], "seat": seat}
            await line.say(type="try", id="try", question=question, codes=codes, **about)
            assert (await line.hear("trial"))["id"] == "try"
            await line.say(type="hint", id="hint", **about)
            hints = await line.hear("hints")
            offered = {choice["code"] for choice in news["question"]["choices"]}
            assert offered >= {choice["code"] for choice in hints["choices"]}

    asyncio.run(go())


def test_what_cannot_be_a_beginning_is_refused_by_name(node: Node):
    record = recorded(HOUSE_OF["revolver"])
    made = len(record["decisions"])
    seats = [{"kind": "me"}] * 2
    other = {**record, "seed": "00" * 63 + "01"}
    odd = {**record, "fingerprints": {}, "result": None}
    _, table = next(records.replay(records.from_document(record)))
    game = HOUSE_OF["revolver"].game
    early = next(text for text in record["decisions"] if game.parse(table, text) not in table.legal())
    salt = {**record, "entropy": ["00" * 65]}
    wishes: list[tuple[str, str, dict[str, Any]]] = [
        ("nothing-left-to-play", "start.decisions", {"start": start(record, made)}),
        ("out-of-range", "start.decisions", {"start": start(record, made + 1)}),
        ("study-has-rules", "options", {"start": start(record, 3), "options": {"deck": "frontier-1"}}),
        ("study-has-rules", "preset", {"start": start(record, 3), "preset": "standard"}),
        ("study-is-private", "public", {"start": start(record, 3), "public": True}),
        ("wrong-length", "seats", {"start": start(recorded(HOUSE_OF["wyatt-earp"]), 3), "game": "wyatt-earp"}),
        ("study-other-game", "start.record.game", {"start": start(recorded(HOUSE_OF["wyatt-earp"]), 3)}),
        ("missing", "start.record.format", {"start": start({}, 0)}),
        ("no-seed-yet", "start.record.seed", {"start": start({**record, "seed": None}, 0)}),
        ("commitment-broken", "start.record.commitment", {"start": start(other, 0)}),
        ("too-long", "start.record.entropy[0]", {"start": start(salt, 0)}),
        ("wrong-length", "start.record.entropy", {"start": start({**record, "entropy": ["00"] * 3}, 0)}),
        ("other-rules-version", "start.record.rules", {"start": start({**record, "rules": 99}, 0)}),
        ("unknown-game", "start.record.game", {"start": start({**record, "game": "poker"}, 0)}),
        (
            "illegal-decision",
            "start.record.decisions[0]",
            {"start": start({**odd, "decisions": [early]}, 1)},
        ),
        ("unknown-decision", "start.record.decisions[0]", {"start": start({**odd, "decisions": ["?"]}, 1)}),
    ]

    async def go() -> None:
        ann = await guest(node.url, "Ann")
        for reason, field, wish in wishes:
            told = await ann.ask(node.url, "/api/tables", {"game": "revolver", "seats": seats, **wish})
            assert (told["type"], told["reason"], told["details"]["field"]) == ("refused", reason, field), told
        for wrong in ({"decisions": -1}, {"decisions": 0.5}, {"record": [], "decisions": 0}, {"more": 1}):
            wish = {"start": {**start(record, 1), **wrong}}
            told = await ann.ask(node.url, "/api/tables", {"game": "revolver", "seats": seats, **wish})
            assert told["reason"] == "bad-message", told

    asyncio.run(go())


def test_the_decisions_after_the_beginning_do_not_matter(node: Node):
    record = recorded(HOUSE_OF["revolver"])
    rest = {**record, "decisions": [*record["decisions"][:5], "?"], "fingerprints": {}}

    async def go() -> None:
        ann = await guest(node.url, "Ann")
        assert (await ann.open(node.url, "revolver", "me", "me", start=start(rest, 5)))["study"]["decisions"] == 5

    asyncio.run(go())


def test_a_table_is_named_only_by_those_who_have_its_record(node: Node):
    record = recorded(HOUSE_OF["revolver"])
    wish = {"game": "revolver", "seats": [{"kind": "me"}] * 2}

    async def go() -> None:
        ann = await guest(node.url, "Ann")
        running = await ann.open(node.url, "revolver", "me", "me", start=start(record, 5))
        fresh = await ann.open(node.url, "revolver", "me", "me")
        await ann.command(node.url, fresh["id"], "propose", seat=0, what="abandon")
        for table in (running["id"], fresh["id"]):  # of the same deal, but not over; over, but of another deal
            told = await ann.ask(node.url, "/api/tables", {**wish, "start": start(record, 5, table=table)})
            assert (told["reason"], told["details"]["field"]) == ("study-other-table", "start.table")
        told = await ann.ask(node.url, "/api/tables", {**wish, "start": start(record, 5, table="abc")})
        assert told["reason"] == "no-such-table"

    asyncio.run(go())


def test_a_record_that_is_too_large_is_not_read(node: Node):
    record = recorded(HOUSE_OF["revolver"])
    large = {**record, "decisions": record["decisions"] * 200}

    async def go() -> int:
        ann = await guest(node.url, "Ann")
        async with httpx.AsyncClient(base_url=node.url, trust_env=False) as doors:
            wish = {"game": "revolver", "seats": [{"kind": "me"}] * 2, "start": start(large, 3)}
            return (await doors.post("/api/tables", json=wish, headers={"Cookie": ann.cookie})).status_code

    assert asyncio.run(go()) == 413


def test_a_beginning_has_an_end(monkeypatch: pytest.MonkeyPatch):
    record = recorded(HOUSE_OF["revolver"])
    raw = json.dumps(record).encode()
    assert commitment(study.begin(raw, 3).seed) == record["commitment"]
    monkeypatch.setattr(study, "MOST_DECISIONS", 2)
    with pytest.raises(Malformed, match=r"start\.decisions: out-of-range"):
        study.begin(raw, 3)
    monkeypatch.setattr(replaying, "MOST_SECONDS", -1.0)
    with pytest.raises(Malformed, match="takes-too-long"):
        study.begin(raw, 2)
