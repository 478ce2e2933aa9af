"""2. Set-up."""

import pytest

from saloon.games.revolver import GAME
from saloon.games.revolver.facts import Dealt, Drew, FieldReached, GameBegan, MarkerMoved, TurnBegan
from saloon.kernel.errors import Illegal
from saloon.kernel.rng import Quick
from tests.rules.revolver.tables import FIELDS, At, own_deck


def test_rv_2_1_the_battlefields_lie_in_a_row():
    """bank, whiskey, buzzard, creek, express: the marker visits them from left to right."""
    at = At("bank/4", to_play="mcready", options={"deck": own_deck(box={"cubes": 99}, setup={"cubes": 99})})
    seen = [at.view().field]
    while at.winner == "":
        at.play("end")
        if at.view().field != seen[-1]:
            seen.append(at.view().field)
    assert seen == list(FIELDS)


def test_rv_2_1_derail_the_train_lies_beside_the_express():
    """derail-the-train"""
    assert At("creek/1", colty="38-special").view().specials == ("derail-the-train",)
    at = At("creek/1", colty="38-special")
    refused = at.refuses("special derail-the-train", "RV-13.1", "only-at-battlefield")
    assert refused.details["battlefield"] == "express"


def test_rv_2_2_the_marker_starts_on_space_1_of_the_bank():
    assert At.dealt().marker == "bank/1"


def test_rv_2_3_all_bandits_live_and_skinny_has_a_grit_token():
    at = At.dealt()
    assert len(at.alive()) == 16
    assert {bandit.bandit: bandit.grit for bandit in at.view().bandits if bandit.grit} == {"skinny-landell": 1}


def test_rv_2_3_the_gang_lies_face_up():
    at = At.dealt()
    for viewer in ("colty", "mcready", None):
        assert at.view(viewer).bandits == at.view().bandits


def test_rv_2_4_twelve_cubes():
    assert At.dealt().cubes == 12
    assert At.dealt(options={"deck": own_deck(setup={"cubes": 9})}).cubes == 9


def test_rv_2_5_each_shuffles_and_draws_five():
    options = GAME.options({})
    told = GAME.facts(options)
    GAME.new(options, 2, Quick(3), told)
    facts = told.take()
    assert facts[0] == GameBegan()
    dealt = [fact.side for fact in facts if isinstance(fact, Dealt)]
    assert (dealt.count("colty"), dealt.count("mcready")) == (5, 5)
    assert At.dealt().view("mcready").players[1].hand == 5


def test_rv_2_5_the_decks_are_shuffled_anew_in_each_game():
    decks = {side: {tuple(At.dealt(seed).deck(side)) for seed in range(5)} for side in ("colty", "mcready")}
    assert [len(found) for found in decks.values()] == [5, 5]


def test_rv_2_5_there_is_no_mulligan():
    at = At.dealt()
    assert at.phase == "play"
    assert {move.partition(" ")[0] for move in at.legal()} <= {"play", "end"}


def test_rv_2_6_colty_takes_the_first_turn_and_is_a_fixed_seat():
    for seed in range(5):
        at = At.dealt(seed)
        assert (at.to_act, at.table.to_act(), at.view().number) == ("colty", 0, 1)


def test_rv_2_6_the_first_turn_is_told():
    options = GAME.options({})
    told = GAME.facts(options)
    GAME.new(options, 2, Quick(3), told)
    facts = told.take()
    assert [fact for fact in facts if isinstance(fact, TurnBegan)] == [TurnBegan("colty", 1)]
    assert [type(fact) for fact in facts[-3:]] == [TurnBegan, Drew, Drew]
    assert not [fact for fact in facts if isinstance(fact, MarkerMoved | FieldReached)]


@pytest.mark.parametrize("seats", [1, 3])
def test_rv_2_6_two_play(seats):
    with pytest.raises(Illegal) as refused:
        GAME.new(GAME.options({}), seats, Quick(1))
    assert (refused.value.rule, refused.value.reason) == ("RV-2.6", "number-of-players")


def test_rv_2_7_a_result_has_what_two_games_can_be_compared_by():
    table = At.dealt().table
    table.playout(Quick(1))
    result = GAME.result(table)
    assert result["side"] == ("colty", "mcready")[result["winner"]]
    assert result["bandits"] == len([bandit for bandit in GAME.view(table, -1).bandits if bandit.alive])
    assert result["cubes"] == GAME.view(table, -1).cubes
    assert result["turns"] == GAME.view(table, -1).number
