"""12. Attack and border."""

import pytest

from saloon.games.revolver.facts import Attacked, AttackWaived, BanditDied, CubesRemoved
from tests.rules.revolver.tables import At

ROPE = "get-a-rope cowboy"


def test_rv_12_1_the_attack_always_takes_place():
    """RV-OPT-25 attack_duty=must: McReady is not asked, even if he would rather not kill."""
    at = At(table={"bank": "cowboy"}, to_play="mcready", alive="jack-colty manolito")
    at.play("end")
    assert at.told_of(Attacked) == [Attacked(1, 0, won=True)]
    assert (at.to_act, at.phase) == ("colty", "casualty")


def test_rv_12_1_only_the_current_battlefield_is_attacked():
    at = At("whiskey/1", table={"bank": "3 deputy-3", "buzzard": "2 apache-scout+power"}, to_play="mcready")
    at.play("end")
    assert at.told_of(Attacked) == [Attacked(0, 4, won=False)]


@pytest.mark.parametrize(("answer", "cubes"), [("yes", 12), ("no", 11)])
def test_rv_12_1_mcready_may_let_go(answer, cubes):
    """RV-OPT-25 attack_duty=may"""
    at = At(
        table={"bank": "cowboy"}, to_play="mcready", alive="jack-colty annie-mcgraw", options={"attack_duty": "may"}
    )
    at.play("end")
    assert (at.to_act, at.phase, at.legal()) == ("mcready", "may-attack", {"yes", "no"})
    at.play(answer)
    if answer == "yes":
        assert at.told_of(Attacked) == [Attacked(1, 0, won=True)]
        at.play("lose annie-mcgraw")
        assert at.told_of(BanditDied) == [BanditDied("annie-mcgraw")]
    else:
        assert at.told_of(AttackWaived) == [AttackWaived()]
        assert at.alive() == {"jack-colty", "annie-mcgraw"}
    assert at.cubes == cubes
    assert at.view().turn == "colty"


def test_rv_12_1_nobody_is_asked_about_an_attack_that_fails_anyway():
    at = At(table={"bank": "cowboy derringer"}, to_play="mcready", options={"attack_duty": "may"})
    at.play("end")
    assert at.told_of(Attacked) == [Attacked(1, 1, won=False)]
    assert (at.to_act, at.phase) == ("colty", "play")


@pytest.mark.parametrize(
    ("field", "lying", "law", "gang"),
    [
        ("bank", "deputy-2 38-special", 2, 1),
        ("whiskey", "apache-scout+power cowboy", 3, 4),
        ("buzzard", "cherokee-scout+power gatling-gun derringer", 0, 3 + 2 + 4 + 1),
        ("creek", "charlie-weathers+grit narrow-pass cactus-field sandstorm", 3, 1),
        ("express", "buffalo-stampede jackson-clan", 4, 6),
    ],
)
def test_rv_12_2_firepower_counts_tokens_and_defence_but_no_rows(field, lying, law, gang):
    at = At(f"{field}/1", table={field: lying}, to_play="mcready")
    assert at.strength(field) == (law, gang)
    at.play("end")
    assert at.told_of(Attacked) == [Attacked(law, gang, won=law > gang)]


@pytest.mark.parametrize(("lawmen", "won"), [("deputy-3", False), ("deputy-3 cowboy", True), ("5 deputy-3", True)])
def test_rv_12_3_more_firepower_is_exactly_one_casualty(lawmen, won):
    at = At(table={"bank": f"{lawmen} hail-of-bullets"}, to_play="mcready")
    at.play("end")
    assert (at.phase == "casualty") == won
    if won:
        assert at.view().question.number == 1
        at.play("lose bullet")
    assert len(at.alive()) == 16 - won
    assert (at.to_act, at.phase) == ("colty", "play")


def test_rv_12_4_an_attack_costs_no_cards():
    at = At(table={"bank": "deputy-3 charlie-weathers+grit 38-special narrow-pass"}, to_play="mcready")
    before = at.lying("bank")
    at.play("end", "lose bullet")
    assert at.lying("bank") == before
    assert at.discards("colty") == at.discards("mcready") == []


def test_rv_12_5_no_kill_in_the_whole_turn_is_a_cube():
    at = At(to_play="mcready")
    at.play("end")
    assert at.told_of(CubesRemoved) == [CubesRemoved(1, 11, by_check=True)]


@pytest.mark.parametrize(
    ("moves", "situation", "cubes"),
    [
        pytest.param(["end", "lose bullet"], {"table": {"bank": "cowboy"}}, 12, id="attack"),
        pytest.param(["play get-a-rope", "lose bullet", "end"], {"mcready": ROPE}, 12, id="play phase"),
        pytest.param(
            ["play get-a-rope", "lose skinny-landell", "end"],
            {"mcready": ROPE, "alive": "jack-colty skinny-landell+grit"},
            12,
            id="grit",
        ),
        pytest.param(
            ["play get-a-rope", "react lightning-reflexes", "end"],
            {"mcready": ROPE, "colty": "lightning-reflexes"},
            11,
            id="prevented",
        ),
    ],
)
def test_rv_12_5_what_counts_as_a_kill(moves, situation, cubes):
    at = At(to_play="mcready", **situation)
    at.play(*moves)
    assert at.cubes == cubes


def test_rv_12_5_the_check_follows_the_attack():
    at = At(table={"bank": "cowboy"}, to_play="mcready")
    at.play("end")
    assert at.cubes == 12  # Colty has not said who dies, or whether
    assert at.told_of(CubesRemoved) == []


def test_rv_12_6_one_cube_a_turn_at_most():
    at = At(colty="2 lightning-reflexes", mcready=ROPE, table={"bank": "deputy-2"}, to_play="mcready")
    at.play("play get-a-rope", "react lightning-reflexes", "end", "react lightning-reflexes")
    assert at.told_of(CubesRemoved) == [CubesRemoved(1, 11, by_check=True)]


def test_rv_12_6_one_kill_among_several_chances_is_enough():
    at = At(colty="lightning-reflexes", mcready=ROPE, table={"bank": "deputy-2"}, to_play="mcready")
    at.play("play get-a-rope", "react lightning-reflexes", "end", "lose bullet")
    assert at.cubes == 12


def test_rv_12_7_every_mcready_turn_begins_at_zero():
    at = At(mcready=ROPE, to_play="mcready")
    at.play("play get-a-rope", "lose bullet")
    assert at.view().kills == 1
    at.play("end", "end")
    assert (at.view().turn, at.view().kills) == ("mcready", 0)
    at.play("end")
    assert at.cubes == 11
