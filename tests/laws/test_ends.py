"""Promise 3. Random play ends, and where nobody can agree to stop every game does; nobody is asked after the end."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from saloon.games.wyatt_earp import GAME as WYATT_EARP
from saloon.kernel.errors import Illegal
from saloon.kernel.record import begin, from_document, replay, to_document
from saloon.kernel.rng import Quick
from saloon.kernel.table import NOBODY, Table
from tests.laws.worlds import Deal, Play, World, law

FAR_TOO_LONG = 50_000  # decisions; the longest games of random players take a few thousand


@law(examples=60)
def test_play_ends_and_then_nobody_is_asked_anything(world: World, deal: Deal):
    play = Play(world, deal)
    while not play.over:
        assert play.table.legal(), "a question without an answer"
        play.step()
        assert len(play.made) < FAR_TOO_LONG
    table = play.table
    before = table.fingerprint()
    assert table.legal() == []
    assert not table.can_undo()
    scores = table.scores()
    assert sum(scores) == pytest.approx(1)
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    assert world.game.result(table)["winner"] == (best[0] if len(best) == 1 else NOBODY)
    for code in range(table.space()):
        with pytest.raises(Illegal):
            table.apply(code)
    assert table.playout(Quick(deal.seed)) == 0
    assert table.fingerprint() == before
    assert not play.told.take()


@law(examples=30)
def test_a_playout_reaches_the_end_from_anywhere(world: World, deal: Deal):
    play = Play(world, deal)
    for table in play.moments(one_in=100):
        copy = table.clone()
        made = copy.playout(Quick(deal.seed))
        assert (made > 0) == (table.to_act() >= 0)
        assert copy.to_act() < 0


# Players who would never end


def stubborn(world: World, seed: int) -> Callable[[Table, random.Random], int]:
    """Somebody who likes some kinds of answers better than others, and never changes his mind."""
    order = random.Random(seed)
    tastes: dict[str, float] = {}

    def choose(table: Table, _: random.Random) -> int:
        def liking(code: int) -> tuple[float, float]:
            verb, line = world.verb(table, code), world.game.notate(table, code)
            return tastes.setdefault(verb, order.random()), tastes.setdefault(line, order.random())

        return min(table.legal(), key=liking)

    return choose


@law(examples=25)
def test_where_nobody_can_agree_to_stop_the_most_stubborn_players_come_to_an_end(world: World, deal: Deal):
    rules = world.game.settings(world.game.unattended(world.game.options(deal.rules)))
    play = Play(world, replace(deal, rules=rules))
    play.choose = stubborn(world, deal.seed)
    while not play.over:
        play.step()
        assert len(play.made) < world.longest
        assert getattr(play.table, "turns", 0) <= 1000


NEVER_ENDING = {
    "discards only": ["take discard", "discard"],
    "hoarding": ["take two", "discard"],
    "discards and whatever is no laying": ["take discard", "earp", "ask", "answer", "keep", "pick", "discard"],
}


@pytest.mark.parametrize("seats", WYATT_EARP.players)
@pytest.mark.parametrize("habit", NEVER_ENDING)
def test_opt_37_players_who_never_lay_a_card_come_to_an_end_by_the_guard_alone(habit: str, seats: int):
    """stall_guard=off stall_guard=20: the game ends with its 1,000th turn, and its record says so and is verified."""

    def preferred(table: Table) -> int:
        lines = {WYATT_EARP.notate(table, code): code for code in table.legal()}
        return next(code for start in NEVER_ENDING[habit] for line, code in lines.items() if line.startswith(start))

    endless = begin(WYATT_EARP, WYATT_EARP.options({}), ["A"] * seats, bytes(64))
    for _ in range(5000):
        endless.apply(preferred(endless.table))
    assert endless.table.to_act() >= 0

    rules: Any = WYATT_EARP.unattended(WYATT_EARP.options({}))
    guarded = begin(WYATT_EARP, rules, ["A"] * seats, bytes(64))
    while guarded.table.to_act() >= 0:
        guarded.apply(preferred(guarded.table))
    record = from_document(to_document(guarded.record))
    assert record.options == {"stall_guard": "20"}
    assert record.result is not None
    assert record.result["ended_by"] == "out-of-turns"
    assert [made for made, _ in replay(record)][-1] == len(record.decisions)
