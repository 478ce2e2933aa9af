"""What finished games say of how people played: the game's own measures, luck, and what decisions lost."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from saloon.bots import levels
from saloon.bots.bot import Look
from saloon.kernel import record as records
from saloon.kernel.game import Sum, find_game
from saloon.kernel.rng import SEED_BYTES
from saloon.server.people.accounts import Accounts
from saloon.server.people.who import Who
from saloon.server.rest.ratings import averages
from saloon.server.storage.documents import Figures, Measured, read_figures
from saloon.server.storage.schema import FIGURES
from saloon.server.table import figures
from saloon.server.terms import Clock
from saloon.server.wire import NewTable, SeatWish
from tests.server.conftest import hub
from tests.server.test_ratings import with_rows


def played(name: str, seats: int, seed: int) -> tuple[list[dict[str, Sum]], dict[str, Any]]:
    """The measures of a game between Marshals, and its result."""
    game = find_game(name)
    options = game.options({})
    names = [str(seat) for seat in range(seats)]
    writer = records.begin(game, options, names, bytes([seed]) * SEED_BYTES, (), game.facts(options))
    bots = [levels.make("marshal", game, seat) for seat in range(seats)]
    while (seat := writer.table.to_act()) >= 0:
        writer.apply(bots[seat].choose(Look(game, writer.table)))
    told = game.facts(options)
    assert writer.record.result is not None
    return game.measure(records.replay(writer.record, told), told), writer.record.result


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_money_is_what_each_seat_has_at_the_end_over_all_rounds(seats: int) -> None:
    found, result = played("wyatt-earp", seats, seats)
    assert [seat["money"].got for seat in found] == result["money"]
    assert {seat["money"].n for seat in found} == {result["rounds"]}


def test_a_poster_is_won_by_one_or_shared_by_several() -> None:
    found, _ = played("wyatt-earp", 3, 9)
    assert sum(seat["posters-shared"].got for seat in found) != 1
    assert sum(seat["posters-won"].got + seat["posters-shared"].got for seat in found) > 0


def test_over_many_games_shots_hit_about_as_often_as_was_likely() -> None:
    shots = Sum()
    for seed in range(25):
        for seat in played("wyatt-earp", 3, seed)[0]:
            shots.add(seat["shots"].got, seat["shots"].expected, seat["shots"].n)
    assert shots.n > 300
    assert abs(shots.got - shots.expected) < 3 * (shots.n * 0.25) ** 0.5


def test_what_one_side_lost_the_other_has_killed() -> None:
    gang, law = played("revolver", 2, 5)[0]
    assert gang["bandits-lost"].got == law["bandits-killed"].got > 0
    assert gang["lawmen-killed"].got == law["lawmen-lost"].got
    assert 0 <= law["attacks-won"].got <= law["attacks-won"].n


def test_averages_weigh_decisions_and_leave_out_what_is_not_known() -> None:
    game = find_game("wyatt-earp")
    known = Figures({"money": Measured(9000, 0, 3)}, deal=0.1, luck=0.1, lost=0.3, decisions=30, accuracy=0.8)
    other = Figures({"money": Measured(1000, 0, 1)}, deal=-0.1, luck=0.0, lost=0.1, decisions=10, accuracy=0.4)
    found = averages(game, "", [known, other, Figures()])
    assert (found.games, found.examined) == (3, 2)
    assert (found.measures[0].got, found.measures[0].n) == (10_000, 4)
    assert found.luck == pytest.approx(0.05)
    assert found.lost == pytest.approx(0.01)
    assert found.accuracy == pytest.approx(0.7)


def test_a_finished_game_is_looked_at_once_and_gone_with_its_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(figures, "SETTLED", -1.0)
    database = f"sqlite+aiosqlite:///{tmp_path}/house.db"

    async def go() -> None:
        async with hub(database, workers=1) as house:
            accounts = Accounts(house.engine)
            ann, _ = await accounts.guest("Ann")
            wish = NewTable(
                game="revolver", seats=[SeatWish("me"), SeatWish("bot", "greenhorn")], pace=0, clock=Clock()
            )
            room = await house.referee.open(ann, wish)
            await play_on(house, ann, room.id)
            table = await house.examiner.next()
            assert table == room.id
            await house.examiner.examine(table)
            assert await house.examiner.next() == ""
            (body,) = await with_rows(database, lambda c: c.execute(select(FIGURES.c.body)).scalars().all())
            found = read_figures(body)
            assert "bandits-lost" in found.measures
            assert found.decisions > 0
            assert found.lost is not None
            await accounts.remove(ann)
            assert await with_rows(database, lambda c: c.execute(select(FIGURES.c.body)).scalars().all()) == []
            assert await house.examiner.next() == ""

    asyncio.run(go())


async def play_on(house: Any, who: Who, table: str) -> None:
    """The first legal code, each time that one is asked."""
    from saloon.server import wire

    held = await house.referee.hold(table)
    n = 0
    while held.room.status == "running":
        room = held.room
        if room.to_act() == 0:
            code = room.writer.table.legal()[0]
            n += 1
            move = wire.Move(table=table, id=f"m{n}", seat=0, question=room.chairs[0].answered, code=code)
            await house.referee.command(who, move)
        else:
            await asyncio.sleep(0.01)
