"""How a game stood, step by step: an estimate from what the players could know, in time, and the same for everybody."""

import asyncio
import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from saloon.bots.bot import Look, Marshal
from saloon.bots.knowledge import guide_of
from saloon.kernel import record as records
from saloon.kernel.errors import Illegal
from saloon.kernel.rng import SEED_BYTES
from saloon.server.workers import chances
from saloon.server.workers.chances import Chances, Piece, Reckoner, Standing, Turning, conclude, look, rounds, spread
from saloon.server.workers.queue import Rank, Requester
from tests.laws.worlds import HOUSE, World
from tests.server.client import Person, guest
from tests.server.conftest import Node, hub

ANN, BEN = (Requester(name, f"at {name}'s", Rank.RECORDS) for name in ("ann", "ben"))


def recorded(world: World, rest: int = 0) -> bytes:
    """A game of two marshals, without its last decisions."""
    game = world.game
    writer = records.begin(game, game.options({}), ["Ann", "Ben"], bytes([7]) * SEED_BYTES)
    bots = [Marshal(guide_of(game), seat) for seat in range(2)]
    while (seat := writer.table.to_act()) >= 0:
        writer.apply(bots[seat].choose(Look(game, writer.table)))
    document = records.to_document(writer.record)
    if rest:
        document |= {"decisions": document["decisions"][:-rest], "fingerprints": {}, "result": None}
    return json.dumps(document).encode()


def seen(raw: bytes) -> Chances:
    """All of it, in one process."""
    found, begun = look(raw, 0), 0
    piece = found
    while piece.made:
        begun += piece.made
        piece = look(raw, begun)
        found.add(piece)
    return conclude(raw, found)


@pytest.fixture
def coarse(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"MOST_STEPS": 9, "LEAST_WORLDS": 2, "MOST_WORLDS": 4}.items():
        monkeypatch.setattr(chances, name, value)
    chances.steps_of.cache_clear()


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
    for n in (1, 2, 5, 33, 200, chances.MOST_STEPS):
        first = {at for at, _ in islice(rounds(n), min(n, chances.AT_ONCE) * chances.LEAST_WORLDS)}
        gaps = [b - a for a, b in zip(sorted(first), [*sorted(first)[1:], n], strict=True)]
        assert len(first) == min(n, chances.AT_ONCE)
        assert max(gaps) <= 2 * (n // len(first)) + 1
    everything = list(rounds(40))
    assert len(set(everything)) == len(everything) == 40 * chances.MOST_WORLDS


def test_a_long_game_is_looked_at_here_and_there():
    assert spread(5, 600) == [0, 1, 2, 3, 4]
    few = spread(7_001, 600)
    assert (few[0], few[-1], len(set(few))) == (0, 7_000, 600)
    assert spread(1, 600) == [0]


def test_only_steps_that_were_looked_at_often_enough_are_told():
    raw = recorded(HOUSE[0], rest=20)
    _, steps = chances.steps_of(raw)
    piece = Piece.empty(len(steps), 2)
    for at in (0, 4):
        for _ in range(chances.LEAST_WORLDS):
            piece.note(at, [250, 750])
    piece.note(2, [1000, 0])
    assert [standing.step for standing in conclude(raw, piece).steps] == [0, 4]


def test_noise_is_calmed_and_what_happened_stays_sharp():
    errors = [[0.05, 0.05]] * 6
    means = [[m, 1 - m] for m in (0.48, 0.54, 0.46, 0.9, 0.94, 0.9)]
    calm = [mean[0] for mean in chances.calmed(means, errors)]
    assert max(calm[:3]) - min(calm[:3]) < 0.03
    assert calm[3] - calm[2] > 0.4
    over = chances.calmed([[0.9, 0.1], [1.0, 0.0]], [[0.1, 0.1], [0.0, 0.0]])
    assert over == [[0.9, 0.1], [1.0, 0.0]], "an end is no estimate"


def test_turning_points_are_the_few_lasting_changes_as_they_came():
    def course(*firsts: float) -> list[Standing]:
        return [Standing(step, [first, round(1 - first, 3)]) for step, first in enumerate(firsts)]

    found = chances.turns_of(course(0.5, 0.5, 0.2, 0.2, 0.2, 0.2, 0.9, 0.9, 0.9, 0.9, 0.2, 0.2, 0.2, 0.2, 0.4, 0.4))
    assert found == [Turning(2, 1, 0.5, 0.8), Turning(6, 0, 0.2, 0.9), Turning(10, 1, 0.1, 0.8)]
    assert chances.turns_of(course(0.5, 0.5, 0.9, 0.5, 0.5)) == [], "off for a moment"
    assert chances.turns_of(course(0.5, 0.55, 0.6, 0.65)) == []
    assert chances.turns_of(course(0.4, 0.4, 1.0)) == [Turning(2, 0, 0.4, 1.0)], "the last move may decide"
    assert len(chances.turns_of(course(0.1, 0.9, 0.1, 0.9, 0.1, 0.9))) <= 2, "not one after the other"


def test_a_house_looks_once_and_bots_go_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    asked: list[Any] = []

    class Pool:
        async def ask(self, _: Requester, what: Any, *values: Any) -> Any:
            asked.append(what)
            return what(*values)

    monkeypatch.setattr(chances, "SECONDS", 0.0)
    monkeypatch.setattr(chances, "PIECE", 0.01)

    async def go() -> None:
        reckoner = Reckoner(Pool())  # type: ignore[arg-type]
        raw = recorded(HOUSE[0], rest=20)
        one, other = await asyncio.gather(reckoner.reckon(raw, ANN), reckoner.reckon(raw, BEN))
        assert asked == [look, conclude], "one short piece, since the time was over: fewer steps, no failure"
        assert one == other
        assert one.steps
        monkeypatch.setattr(chances, "KEPT", 1)
        await reckoner.reckon(recorded(HOUSE[0], rest=21), ANN)
        assert len(reckoner.known) == 1

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
        assert sum(found["steps"][0]["chances"]) == pytest.approx(1, abs=0.01)
        record = await ann.ask(node.url, f"/api/tables/{table['id']}/record")
        nobody = Person("", "", "")
        assert await nobody.ask(node.url, "/api/chances", record) == found
        assert (await nobody.ask(node.url, "/api/chances", {**record, "seed": None}))["reason"] == "no-seed-yet"
        assert (await nobody.ask(node.url, "/api/chances", []))["reason"] == "not-a-table"

    asyncio.run(go())
