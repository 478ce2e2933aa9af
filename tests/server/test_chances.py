"""How a game stood, step by step: an estimate from what the players could know, in time, and the same for everybody."""

import asyncio
import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from saloon.bots.analysis import turns
from saloon.bots.analysis.found import Chances, Standing, Turning
from saloon.bots.analysis.spread import spread
from saloon.bots.bot import Look, Marshal
from saloon.bots.knowledge import guide_of
from saloon.kernel import record as records
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.rng import SEED_BYTES
from saloon.server.workers import chances, guessing, reviewing
from saloon.server.workers.chances import Reckoner
from saloon.server.workers.guessing import Piece, look, rounds
from saloon.server.workers.queue import Rank, Requester
from tests.laws.worlds import HOUSE, World
from tests.server.client import Person, guest
from tests.server.conftest import Node, hub

ANN, BEN = (Requester(name, f"at {name}'s", Rank.RECORDS) for name in ("ann", "ben"))


def recorded(world: World, rest: int = 0, made: int = 0, options: dict[str, str] | None = None) -> bytes:
    """A game of two marshals, without its last decisions, or with so many only."""
    game = world.game
    writer = records.begin(game, game.options(options or {}), ["Ann", "Ben"], bytes([7]) * SEED_BYTES)
    bots = [Marshal(guide_of(game), seat) for seat in range(2)]
    while (seat := writer.table.to_act()) >= 0:
        writer.apply(bots[seat].choose(Look(game, writer.table)))
    document = records.to_document(writer.record)
    if rest or made:
        document |= {"decisions": document["decisions"][: made or -rest], "fingerprints": {}, "result": None}
    return json.dumps(document).encode()


def seen(raw: bytes) -> Chances:
    """All of it, in one process."""
    found, begun = look(raw, 0), 0
    piece = found
    while piece.made:
        begun += piece.made
        piece = look(raw, begun)
        found.add(piece)
    return guessing.conclude(raw, found, "no-net")


@pytest.fixture
def coarse(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"MOST_STEPS": 9, "LEAST_WORLDS": 2, "MOST_WORLDS": 4}.items():
        monkeypatch.setattr(guessing, name, value)
    guessing.steps_of.cache_clear()


@pytest.mark.usefixtures("coarse")
@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_chances_are_shares_of_one_game_and_end_with_its_winner(world: World):
    raw = recorded(world)
    document = json.loads(raw)
    found = seen(raw)
    last = len(document["decisions"])
    assert [found.steps[0].step, found.steps[-1].step, len(found.steps)] == [0, last, 9]
    for standing in found.steps:
        assert sum(standing.chances) == pytest.approx(1, abs=0.01)
        assert all(0 <= chance <= 1 for chance in standing.chances)
    winner = document["result"]["winner"]
    assert [round(chance) for chance in found.steps[-1].chances] == [int(seat == winner) for seat in range(2)]
    assert found.steps[-1].chances[winner] == 1
    assert seen(raw) == found, "the same game is seen alike"


@pytest.mark.usefixtures("coarse")
def test_a_game_that_was_given_up_ends_in_the_open():
    found = seen(recorded(HOUSE[0], rest=30))
    assert all(0 < chance < 1 for chance in found.steps[0].chances)
    assert max(found.steps[-1].chances) < 1


def test_wherever_time_runs_out_the_steps_lie_evenly():
    for n in (1, 2, 5, 33, 200, guessing.MOST_STEPS):
        first = {at for at, _ in islice(rounds(n), min(n, guessing.AT_ONCE) * guessing.LEAST_WORLDS)}
        gaps = [b - a for a, b in zip(sorted(first), [*sorted(first)[1:], n], strict=True)]
        assert len(first) == min(n, guessing.AT_ONCE)
        assert max(gaps) <= 2 * (n // len(first)) + 1
    everything = list(rounds(40))
    assert len(set(everything)) == len(everything) == 40 * guessing.MOST_WORLDS


def test_a_long_game_is_looked_at_here_and_there():
    assert spread(5, 600) == [0, 1, 2, 3, 4]
    few = spread(7_001, 600)
    assert (few[0], few[-1], len(set(few))) == (0, 7_000, 600)
    assert spread(1, 600) == [0]


def test_only_steps_that_were_looked_at_often_enough_are_told():
    raw = recorded(HOUSE[0], rest=20)
    _, steps = guessing.steps_of(raw)
    piece = Piece.empty(len(steps), 2)
    for at in (0, 4):
        for _ in range(guessing.LEAST_WORLDS):
            piece.note(at, [250, 750])
    piece.note(2, [1000, 0])
    assert [standing.step for standing in guessing.conclude(raw, piece, "").steps] == [0, 4]


def test_noise_is_calmed_and_what_happened_stays_sharp():
    errors = [[0.05, 0.05]] * 6
    means = [[m, 1 - m] for m in (0.48, 0.54, 0.46, 0.9, 0.94, 0.9)]
    calm = [mean[0] for mean in turns.calmed(means, errors)]
    assert max(calm[:3]) - min(calm[:3]) < 0.03
    assert calm[3] - calm[2] > 0.4
    over = turns.calmed([[0.9, 0.1], [1.0, 0.0]], [[0.1, 0.1], [0.0, 0.0]])
    assert over == [[0.9, 0.1], [1.0, 0.0]], "an end is no estimate"


def test_turning_points_are_the_few_lasting_changes_as_they_came():
    def course(*firsts: float) -> list[Standing]:
        return [Standing(step, [first, round(1 - first, 3)]) for step, first in enumerate(firsts)]

    found = turns.turns_of(course(0.5, 0.5, 0.2, 0.2, 0.2, 0.2, 0.9, 0.9, 0.9, 0.9, 0.2, 0.2, 0.2, 0.2, 0.4, 0.4))
    assert found == [Turning(2, 1, 0.5, 0.8), Turning(6, 0, 0.2, 0.9), Turning(10, 1, 0.1, 0.8)]
    assert turns.turns_of(course(0.5, 0.5, 0.9, 0.5, 0.5)) == [], "off for a moment"
    assert turns.turns_of(course(0.5, 0.55, 0.6, 0.65)) == []
    assert turns.turns_of(course(0.4, 0.4, 1.0)) == [Turning(2, 0, 0.4, 1.0)], "the last move may decide"
    assert len(turns.turns_of(course(0.1, 0.9, 0.1, 0.9, 0.1, 0.9))) <= 2, "not one after the other"


class Doer:
    """In place of the workers: everything at once, here."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    async def ask(self, _: Requester, what: Any, *values: Any) -> Any:
        self.asked.append(what)
        return what(*values)


@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_a_house_looks_once_in_pieces_and_closer_only_for_those_who_wait(world: World, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(reviewing, "PIECE", 0.0)

    async def go() -> None:
        pool = Doer()
        reckoner, raw = Reckoner(pool), recorded(world, made=20)  # type: ignore[arg-type]
        one, other = await asyncio.gather(reckoner.reckon(raw, ANN), reckoner.reckon(raw, BEN))
        assert one is other
        assert (one.by, one.checked, len(one.decisions) > 5, len(one.shares)) == ("net", False, True, 2)
        assert pool.asked.count(reviewing.look) > 2, "bots go between the pieces"
        assert (pool.asked[0], pool.asked[-1]) == (reviewing.cannot, reviewing.conclude)
        checked = await reckoner.reckon(raw, ANN, checked=True)
        assert checked.checked
        done = len(pool.asked)
        assert await reckoner.reckon(raw, BEN) is checked, "who comes later gets it, too"
        mine = await reckoner.reckon(raw, ANN, seat=1)
        assert (mine.seat, len(pool.asked)) == (1, done)
        assert mine.decisions == checked.decisions
        with pytest.raises(Malformed, match="no-such-seat"):
            await reckoner.reckon(raw, ANN, seat=2)
        monkeypatch.setattr(chances, "KEPT", 1)
        await reckoner.reckon(recorded(world, made=3), ANN)
        assert len(reckoner.known) == 1

    asyncio.run(go())


def test_rules_that_the_net_does_not_know_are_judged_by_the_guide_and_it_is_said(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(chances, "GUESSING", 0.0)
    monkeypatch.setattr(guessing, "PIECE", 0.01)

    async def go() -> None:
        pool, world = Doer(), next(world for world in HOUSE if world.game.name == "revolver")
        reckoner = Reckoner(pool)  # type: ignore[arg-type]
        name, other = next((entry[1], entry[4][1]) for entry in world.game.switches.entries if len(entry[4]) > 1)
        raw = recorded(world, made=20, options={name: other})
        found = await reckoner.reckon(raw, ANN, checked=True)
        assert (found.by, found.why, found.checked) == ("guide", "other-rules", True)
        assert (found.decisions, found.shares) == ([], []), "nothing is said that nobody knows"
        assert pool.asked == [reviewing.cannot, look, guessing.conclude], "fewer steps in less time, no failure"
        assert found.steps
        assert await reckoner.reckon(raw, ANN, seat=1) == found

    asyncio.run(go())


def test_a_house_without_time_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(chances, "PATIENCE", 0.05)

    async def go() -> None:
        async with hub(f"sqlite+aiosqlite:///{tmp_path}/house.db") as house:
            with pytest.raises(Illegal, match="too-busy"):
                await house.reckoner.reckon(recorded(HOUSE[0]), ANN)

    asyncio.run(go())


def test_the_doors(node: Node):
    async def go() -> None:
        ann, ben = await guest(node.url, "Ann"), await guest(node.url, "Ben")
        table = await ann.open(node.url, "revolver", "me", "me")
        door = f"/api/tables/{table['id']}/chances"
        assert (await ann.ask(node.url, door))["reason"] == "table-not-over"
        await ann.command(node.url, table["id"], "propose", seat=0, what="abandon")
        assert (await ben.ask(node.url, door))["reason"] == "not-invited"
        found = await ann.ask(node.url, door)
        assert (found["turns"], [step["step"] for step in found["steps"]]) == ([], [0])
        assert (found["by"], found["checked"], found["seat"], len(found["shares"])) == ("net", False, -1, 2)
        mine = await ann.ask(node.url, f"{door}?seat=1&checked=true")
        assert (mine["checked"], mine["seat"]) == (True, 1)
        assert (await ann.ask(node.url, f"{door}?seat=2"))["reason"] == "no-such-seat"
        assert sum(found["steps"][0]["chances"]) == pytest.approx(1, abs=0.01)
        record = await ann.ask(node.url, f"/api/tables/{table['id']}/record")
        nobody = Person("", "", "")
        assert (await nobody.ask(node.url, "/api/chances", record))["steps"] == found["steps"]
        assert (await nobody.ask(node.url, "/api/chances", {**record, "seed": None}))["reason"] == "no-seed-yet"
        assert (await nobody.ask(node.url, "/api/chances", []))["reason"] == "not-a-table"

    asyncio.run(go())
