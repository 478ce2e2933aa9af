"""10. Casualties."""

import pytest

from saloon.games.revolver.facts import (
    Attacked,
    BanditDied,
    BanditGritLost,
    Banned,
    CubesRemoved,
    Discarded,
    FaceOpened,
    Reacted,
    Removed,
    Won,
)
from tests.rules.revolver.tables import At, own_deck

ROPE = "get-a-rope cowboy"
# A card of a user's deck that kills two at once.
MASSACRE = own_deck(
    {"id": "massacre", "side": "mcready", "kind": "shot", "ops": [{"op": "gang_casualty", "n": 2}]},
)


def hang(bandit: str, **rest) -> At:
    """McReady plays a rope, and this bandit takes it."""
    at = At(**{"mcready": ROPE, "to_play": "mcready", "alive": f"jack-colty {bandit}", **rest})
    at.play("play get-a-rope")
    at.play(f"lose {bandit.partition('+')[0]}")
    return at


@pytest.mark.parametrize(
    ("moves", "situation"),
    [
        pytest.param(["end"], {"table": {"bank": "cowboy"}, "to_play": "mcready"}, id="attack"),
        pytest.param(["play get-a-rope"], {"mcready": ROPE, "to_play": "mcready"}, id="rope"),
        pytest.param(["play rattlesnake-bite"], {"mcready": "rattlesnake-bite", "to_play": "mcready"}, id="bite"),
        pytest.param(["play ned-mcready"], {"mcready": "ned-mcready 3 cowboy", "to_play": "mcready"}, id="ned"),
        pytest.param(["play came-along"], {"colty": "came-along", "table": {"bank": "cowboy"}}, id="own card"),
    ],
)
def test_rv_10_1_what_costs_the_gang_a_bandit(moves, situation):
    at = At(**situation)
    at.play(*moves)
    assert (at.to_act, at.phase) == ("colty", "casualty")
    at.play("lose bullet")
    assert BanditDied("bullet") in at.facts


def test_rv_10_1_coltys_own_card_demands_two():
    at = At(colty="came-along", table={"bank": "cowboy"})
    at.play("play came-along")
    assert at.view().question.number == 2
    at.play("lose bullet")
    assert at.view().question.number == 1
    at.play("lose lenny-mason")
    assert at.phase == "play"


def test_rv_10_2_colty_chooses_among_the_lowest_rating_alive():
    at = At(mcready=ROPE, to_play="mcready", alive="jack-colty cortez manolito annie-mcgraw")
    at.play("play get-a-rope")
    assert at.legal() == {"lose manolito", "lose annie-mcgraw"}
    refused = at.refuses("lose cortez", "RV-10.2", "not-the-lowest")
    assert refused.details == {"bandit": "cortez", "rating": 4}
    at.refuses("lose bullet", "RV-10.2", "bandit-dead")


def test_rv_10_2_the_lowest_rating_is_that_of_the_moment():
    at = At(mcready="2 get-a-rope 2 cowboy", to_play="mcready", alive="jack-colty cortez manolito bullet")
    at.play("play get-a-rope", "discard cowboy")
    assert at.legal() == {"lose bullet"}
    at.play("lose bullet", "play get-a-rope")
    assert at.legal() == {"lose manolito"}


def test_rv_10_2_everybody_sees_who_may_be_next():
    at = At(alive="jack-colty cortez manolito annie-mcgraw")
    assert {bandit.bandit for bandit in at.view().bandits if bandit.next} == {"manolito", "annie-mcgraw"}


def test_rv_10_3_victim_and_reaction_are_one_decision():
    """DP-14"""
    at = At(colty="lightning-reflexes", mcready=ROPE, to_play="mcready", alive="jack-colty manolito annie-mcgraw")
    at.play("play get-a-rope")
    assert at.legal() == {"lose manolito", "lose annie-mcgraw", "react lightning-reflexes"}


def test_dp_14_reflex_needs_the_card_and_mcreadys_turn():
    at = At(mcready=ROPE, to_play="mcready")
    at.play("play get-a-rope")
    at.refuses("react lightning-reflexes", "RV-6.1", "not-in-hand")
    at = At(colty="came-along lightning-reflexes", table={"bank": "cowboy"})
    at.play("play came-along")
    at.refuses("react lightning-reflexes", "RV-11.2", "not-in-own-turn")


def test_rv_10_4_each_casualty_is_finished_before_the_next():
    at = At(
        colty="came-along improvise derringer",
        table={"bank": "cowboy"},
        alive="jack-colty cortez annie-mcgraw manolito",
    )
    at.play("play came-along", "lose annie-mcgraw")
    assert (at.phase, at.cubes) == ("pay", 12)  # Annie's card comes before the next victim
    at.play("discard improvise")
    assert at.facts[:3] == [
        Discarded("colty", "improvise"),
        BanditDied("manolito"),
        CubesRemoved(2, 10, by_check=False),
    ]
    assert at.alive() == {"jack-colty", "cortez"}


def test_rv_10_4_a_game_that_ends_with_the_first_has_no_second():
    at = At("whiskey/1", colty="came-along", table={"whiskey": "cowboy"}, alive="jack-colty cortez")
    at.play("play came-along")
    assert at.facts[-2:] == [BanditDied("cortez"), Won("mcready", "early-death")]
    assert "jack-colty" in at.alive()
    assert at.lying("whiskey") == {"cowboy": 1}


def test_rv_10_4_every_one_of_several_may_be_prevented_by_itself():
    """A card of a user's deck."""
    at = At(colty="2 lightning-reflexes", mcready="massacre", to_play="mcready", options={"deck": MASSACRE})
    at.play("play massacre", "react lightning-reflexes")
    assert (at.to_act, at.phase) == ("colty", "casualty")
    assert at.allows("react lightning-reflexes")
    at.play("lose bullet")
    assert at.told_of(Reacted) == []
    assert (at.to_act, at.phase, at.view().kills) == ("mcready", "play", 1)


def test_rv_10_5_a_death_effect_follows_at_once_and_is_obligatory():
    at = hang("tin-cup-holloway", colty="improvise derringer")
    assert at.told_of(BanditDied) == [BanditDied("tin-cup-holloway")]
    assert at.alive() == {"jack-colty"}
    assert (at.to_act, at.phase) == ("colty", "pay")
    assert at.legal() == {"discard improvise", "discard derringer"}
    assert at.view().question.why == "by-order"


def test_rv_10_6_grit_is_lost_instead_and_that_is_a_kill_but_no_death():
    at = hang("manolito+grit")
    assert at.told_of(BanditGritLost) == [BanditGritLost("manolito")]
    assert at.told_of(BanditDied) == []
    assert at.alive() == {"jack-colty", "manolito"}
    assert (at.cubes, at.view().kills) == (12, 1)
    at.play("end")
    assert at.cubes == 12
    assert at.view().supply[0].count == 6


def test_rv_10_7_grit_changes_neither_rating_nor_order():
    at = At(mcready=ROPE, to_play="mcready", alive="jack-colty skinny-landell+grit poppy-mcready")
    at.play("play get-a-rope")
    assert at.legal() == {"lose skinny-landell", "lose poppy-mcready"}
    at = At(mcready=ROPE, to_play="mcready", alive="jack-colty skinny-landell+grit bullet")
    at.play("play get-a-rope")
    assert at.legal() == {"lose bullet"}


def test_rv_10_7_cortez_takes_the_loss_on_his_token_when_the_lower_are_gone():
    at = hang("cortez+grit", marker="express/1")
    assert at.told_of(BanditGritLost) == [BanditGritLost("cortez")]
    assert "cortez" in at.alive()


@pytest.mark.parametrize(
    ("bandit", "marker", "effect"),
    [
        ("jack-colty", "bank/1", [Won("mcready", "leader-dead")]),
        ("cortez", "creek/2", [Won("mcready", "early-death")]),
        ("cortez", "express/1", []),
        ("skinny-landell", "bank/1", []),
        ("skinny-landell+grit", "buzzard/4", [FaceOpened("skinny", "creek")]),
        ("skinny-landell+grit", "creek/1", []),
        ("kittens-mackenzie", "creek/1", [FaceOpened("kittens", "creek")] * 2),
        ("kittens-mackenzie", "express/1", []),
        ("bruno-caple", "bank/1", [Banned("peacemaker-45")]),
        ("manolito", "bank/1", [CubesRemoved(2, 10, by_check=False)]),
        ("annie-mcgraw", "bank/1", [Discarded("colty", "derringer")]),
        ("tin-cup-holloway", "bank/1", [Discarded("colty", "derringer")]),
        ("poppy-mcready", "bank/1", []),
        ("maud-tillery", "bank/1", []),
        ("bullet", "bank/1", []),
    ],
)
def test_rv_10_8_death_effects(bandit, marker, effect):
    alive = "jack-colty" if bandit == "jack-colty" else f"jack-colty {bandit}"
    at = hang(bandit, marker=marker, colty="derringer", alive=alive)
    kinds = (Won, FaceOpened, Banned, CubesRemoved, Discarded)
    assert [fact for fact in at.facts if isinstance(fact, kinds)] == effect


@pytest.mark.parametrize(("before", "after"), [(12, 10), (3, 1), (2, 1), (1, 1)])
def test_rv_10_9_manolito_never_ends_the_game(before, after):
    at = hang("manolito", cubes=before)
    assert (at.cubes, at.winner) == (after, "")


def test_rv_10_9_later_cubes_can_end_it():
    at = hang("manolito", cubes=2)
    at.play("end")
    assert at.cubes == 1  # a kill in this turn
    at.play("end", "end")
    assert at.winner == "colty border-empty"


@pytest.mark.parametrize(
    ("to_play", "moves"),
    [
        pytest.param("mcready", ["end", "lose manolito"], id="attack"),
        pytest.param("mcready", ["play get-a-rope", "lose manolito"], id="card"),
        pytest.param("colty", ["play came-along"], id="own card"),
    ],
)
def test_rv_10_10_death_effects_are_the_same_whoever_caused_the_death(to_play, moves):
    at = At(
        "express/1",
        colty="came-along",
        mcready=ROPE,
        table={"express": "deputy-2"},
        to_play=to_play,
        alive="jack-colty cortez manolito",
    )
    at.play(*moves)
    assert at.told_of(CubesRemoved) == [CubesRemoved(2, 10, by_check=False)]


@pytest.mark.parametrize(
    ("value", "cubes"),
    [pytest.param("no", 11, id="own_kills_count=no"), pytest.param("yes", 12, id="own_kills_count=yes")],
)
def test_rv_10_11_a_kill_in_coltys_own_turn(value, cubes):
    """RV-OPT-17: it does not spare the cube of the game turn, or it does."""
    at = At(colty="came-along", table={"bank": "cowboy"}, options={"own_kills_count": value})
    at.play("play came-along", "lose bullet", "lose lenny-mason")
    assert at.told_of(Removed) == [Removed("cowboy", "bank")]
    at.play("end", "end")
    assert at.told_of(Attacked) == [Attacked(0, 0, won=False)]
    assert at.cubes == cubes
    at.play("end", "end")  # the next game turn begins anew
    assert at.cubes == cubes - 1
