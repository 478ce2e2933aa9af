"""The search: repeatable, legal, and not blind to what wins at once."""

import pytest

from saloon.bots.bot import Look, Marshal, Ranger
from saloon.bots.revolver.guide import RevolverGuide
from saloon.bots.search import ENOUGH, Search
from saloon.bots.wyatt_earp.guide import WyattEarpGuide
from saloon.games.revolver import GAME as REVOLVER
from saloon.games.wyatt_earp import GAME
from saloon.kernel.rng import Quick, fair_stream
from tests.rules.wyatt_earp.tables import At


def ranger(seed: int = 1, iterations: int = 20, random_rollouts: bool = False) -> Ranger:
    return Ranger(WyattEarpGuide(), seed, iterations=iterations, random_rollouts=random_rollouts)


@pytest.mark.parametrize("random_rollouts", [False, True])
def test_the_same_seed_and_iterations_give_the_same_answer(random_rollouts: bool):
    looks = [Look(GAME, At.dealt(seed=4, players=3).table) for _ in range(2)]
    first, second = (ranger(7, 20, random_rollouts).advise(look) for look in looks)
    assert first == second
    assert sum(advice.visits for advice in first) == 20


@pytest.mark.parametrize("random_rollouts", [False, True])
def test_it_goes_out_when_that_wins_the_game(random_rollouts: bool):
    at = At(
        {"A": "2JJ SK", "B": "3BS 3BK 2BD"},
        ["A/JJ 3o", "B/BC 5o"],
        players=2,
        pots={"JJ": 12000, "BC": 3000},
        money={"A": 20000, "B": 20000},
    )
    bot = ranger(2, 40, random_rollouts)
    moves = []
    while at.to_act == "A":
        code = bot.choose(Look(GAME, at.table))
        moves.append(GAME.notate(at.table, code))
        at.table.apply(code)
    assert at.table.scores() == [1.0, 0.0], moves


def test_what_is_clearly_behind_leaves_the_race_and_a_clear_winner_ends_it():
    table = REVOLVER.new(REVOLVER.options({"deck": "frontier-3"}), 2, fair_stream(bytes(64)))
    marshal = Marshal(RevolverGuide(), 1)
    for _ in range(13):
        table.apply(marshal.choose(Look(REVOLVER, table)))
    for _ in range(3):
        look = Look(REVOLVER, table)
        tried = Ranger(RevolverGuide(), 1, iterations=600).advise(look)
        best, rivals = tried[0], [advice for advice in tried[1:] if advice.visits]
        assert rivals
        assert all(ENOUGH <= rival.visits < best.visits for rival in rivals)
        assert sum(advice.visits for advice in tried) < 600
        table.apply(marshal.choose(look))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_answers_every_question_with_a_legal_code(players: int):
    table = At.dealt(seed=players, players=players).table
    bots = [ranger(seat, 3) for seat in range(players)]
    for _ in range(60):
        if table.to_act() < 0:
            return
        look = Look(GAME, table)
        code = bots[look.seat].choose(look)
        assert code in look.legal
        table.apply(code)


def test_one_legal_code_needs_no_thought():
    at = At({"A": "SK"})
    assert at.table.legal() == [GAME.parse(at.table, "discard sundance-kid")]
    assert ranger().choose(Look(GAME, at.table)) == at.table.legal()[0]
    search = Search(WyattEarpGuide(), Quick(1))
    world = Look(GAME, at.table).world(Quick(1))
    search.begin(world, 1000)
    search.line(world, 0)
    assert [visits for _, visits, _ in search.visits_of()] == [1]


def test_a_full_tree_still_answers():
    at = At.dealt(seed=2, players=2)
    look = Look(GAME, at.table)
    search = Search(WyattEarpGuide(), Quick(1), ripe=1)
    search.begin(look.world(Quick(0)), 300)
    choices = search.size
    for seed in range(40):
        search.line(look.world(Quick(seed)), 0)
    assert sum(visits for _, visits, _ in search.visits_of()) == 40
    assert choices < search.size <= 300


def test_the_time_limit_ends_the_search():
    look = Look(GAME, At.dealt(seed=2, players=2).table)
    found = Ranger(WyattEarpGuide(), 1, seconds=0.05).advise(look)
    assert found[0].visits > 0
    assert {advice.code for advice in found} <= set(look.legal)
