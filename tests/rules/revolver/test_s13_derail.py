"""13. Derail the Train."""

from collections import Counter

import pytest

from saloon.games.revolver.facts import (
    Attacked,
    BanditDied,
    Banned,
    CubesRemoved,
    Discarded,
    LostInWreck,
    Paid,
    Saved,
    SpecialUsed,
    Wrecked,
)
from tests.rules.revolver.tables import At

DERAIL = "special derail-the-train"
GANG = "jack-colty cortez+grit manolito bullet"


@pytest.mark.parametrize("space", ["-", "1", "2", "3", "4"])
def test_rv_13_1_on_any_space_of_the_express(space):
    assert At(f"express/{space}", colty="derringer").allows(DERAIL)


@pytest.mark.parametrize("marker", ["bank/1", "whiskey/1", "buzzard/1", "creek/2"])
def test_rv_13_1_nowhere_else(marker):
    refused = At(marker, colty="derringer").refuses(DERAIL, "RV-13.1", "only-at-battlefield")
    assert refused.details == {"card": "derail-the-train", "battlefield": "express"}


def test_rv_13_1_in_coltys_play_phase_only():
    at = At("express/1", colty="derringer", mcready="cowboy", to_play="mcready")
    at.refuses(DERAIL, "RV-13.1", "other-sides-card")
    at = At("express/1", colty="45-long-colt 2 derringer")
    at.play("play 45-long-colt")
    at.refuses(DERAIL, "RV-13.1", "not-now")


def test_rv_13_1_once_a_game():
    at = At("express/1", colty="3 derringer", alive="jack-colty")
    at.play(DERAIL, "discard derringer")
    at.refuses(DERAIL, "RV-13.1", "used-already")
    at.play("end", "end")
    at.refuses(DERAIL, "RV-13.1", "used-already")


def test_rv_13_2_save_then_wreck_then_removal():
    at = At(
        "express/1",
        colty="2 derringer improvise",
        table={"express": "deputy-2 gatling-gun narrow-pass"},
        alive=GANG,
    )
    at.play(DERAIL, "discard improvise", "save cortez", "discard derringer", "done")
    assert at.facts == [
        SpecialUsed("derail-the-train"),
        Saved("jack-colty"),
        Paid("colty", "improvise"),
        Saved("cortez"),
        Paid("colty", "derringer"),
        Wrecked("deputy-2", "express"),
        Wrecked("gatling-gun", "express"),
        Wrecked("narrow-pass", "express"),
        LostInWreck("manolito"),
        LostInWreck("bullet"),
    ]
    assert Counter(at.discards("colty")) == {"improvise": 1, "derringer": 1, "gatling-gun": 1}
    assert Counter(at.discards("mcready")) == {"deputy-2": 1, "narrow-pass": 1}
    assert at.view().specials == ()


def test_rv_13_2_nothing_is_wrecked_before_the_last_is_saved():
    at = At("express/1", colty="3 derringer", table={"express": "deputy-2"}, alive=GANG)
    at.play(DERAIL, "discard derringer", "save bullet", "discard derringer")
    assert at.lying("express") == {"deputy-2": 1}
    assert at.view().saved == ("jack-colty", "bullet")
    assert len(at.alive()) == 4


@pytest.mark.parametrize(
    ("value", "left"),
    [
        pytest.param("express_column", {"cowboy": 1, "narrow-pass": 1}, id="derail_scope=express_column"),
        pytest.param("all_columns", {}, id="derail_scope=all_columns"),
    ],
)
def test_rv_13_2_how_far_the_wreck_reaches(value, left):
    """RV-OPT-03"""
    at = At(
        "express/1",
        colty="derringer",
        table={"bank": "cowboy narrow-pass", "express": "deputy-2"},
        alive="jack-colty",
        options={"derail_scope": value},
    )
    at.play(DERAIL)
    assert not at.lying("express")
    assert at.lying("bank") == left


def test_dp_07_save_the_living_not_yet_saved_or_be_done():
    at = At("express/1", colty="4 derringer", alive=GANG)
    at.play(DERAIL, "discard derringer")
    assert at.phase == "save"
    assert at.legal() == {"save cortez", "save manolito", "save bullet", "done"}
    at.refuses("save poppy-mcready", "RV-13.2", "bandit-dead")
    at.play("save manolito", "discard derringer")
    assert at.legal() == {"save cortez", "save bullet", "done"}
    at.refuses("save manolito", "RV-13.2", "bandit-saved")
    at.refuses("save jack-colty", "RV-13.2", "bandit-saved")


def test_dp_07_no_card_left_nobody_is_asked():
    at = At("express/1", colty="2 derringer", alive=GANG)
    at.play(DERAIL, "discard derringer", "save bullet")
    assert at.phase == "play"
    assert at.alive() == {"jack-colty", "bullet"}


def test_rv_13_3_jack_is_saved_with_the_first_card():
    """RV-OPT-05 derail_jack=loss"""
    at = At("express/1", colty="derringer", alive=GANG)
    at.play(DERAIL)
    assert at.told_of(Saved) == [Saved("jack-colty")]
    assert at.told_of(Paid) == [Paid("colty", "derringer")]
    assert at.alive() == {"jack-colty"}
    assert at.winner == ""


def test_rv_13_3_without_a_card_there_is_no_wreck():
    At("express/1").refuses(DERAIL, "RV-13.3", "can-do-nothing")


def test_rv_13_3_jack_may_be_left_behind():
    """RV-OPT-05 derail_jack=goes_on: only the border win is left."""
    at = At("express/4", colty="2 derringer", alive=GANG, cubes=2, options={"derail_jack": "goes_on"})
    at.play(DERAIL)
    assert at.legal() == {"save jack-colty", "save cortez", "save manolito", "save bullet", "done"}
    at.play("save cortez", "discard derringer", "done")
    assert (at.alive(), at.winner) == ({"cortez"}, "")
    at.play("end", "end")
    assert (at.winner, at.cubes) == ("", 1)  # the last space wins nothing without Jack
    at.play("end", "end")
    assert at.winner == "colty border-empty"


def test_rv_13_3_saving_nobody_loses():
    """RV-OPT-05 derail_jack=goes_on"""
    at = At("express/1", colty="2 derringer", alive=GANG, options={"derail_jack": "goes_on"})
    at.play(DERAIL, "done")
    assert at.winner == "mcready all-dead"


def test_rv_13_4_nothing_on_mcreadys_side_is_saved():
    at = At(
        "express/1",
        colty="derringer",
        table={"express": "ned-mcready+grit quincey-whitmore+grit jackson-clan sandstorm rickety-bridge"},
        alive="jack-colty cortez+grit",
    )
    at.play(DERAIL)
    assert at.lying("express") == {"sandstorm": 1}
    assert at.alive() == {"jack-colty"}
    assert at.view().supply[0].count == 6
    assert Counter(at.discards("colty")) == {"derringer": 1, "jackson-clan": 1}


@pytest.mark.parametrize("lost", ["manolito", "annie-mcgraw", "bruno-caple", "kittens-mackenzie"])
def test_rv_13_5_the_lost_are_discarded_not_killed(lost):
    """RV-OPT-04 derail_deaths=discarded"""
    at = At("express/1", colty="2 derringer lightning-reflexes", alive=f"jack-colty {lost}")
    at.play(DERAIL, "discard derringer", "done")
    assert at.told_of(LostInWreck) == [LostInWreck(lost)]
    assert at.told_of(BanditDied) == at.told_of(Discarded) == at.told_of(Banned) == at.told_of(CubesRemoved) == []
    assert at.view().kills == 0
    assert sum(at.hand("colty").values()) == 2


def test_rv_13_5_the_lost_die_with_their_effects_lowest_rating_first():
    """RV-OPT-04 derail_deaths=killed: the border check is untouched."""
    at = At(
        "express/1",
        colty="3 derringer",
        alive="jack-colty bruno-caple manolito annie-mcgraw bullet",
        options={"derail_deaths": "killed", "own_kills_count": "yes"},
    )
    at.play(DERAIL, "discard derringer", "done", "discard derringer")
    dead = [fact.bandit for fact in at.told_of(BanditDied)]
    assert dead[0] == "bullet"
    assert set(dead[1:3]) == {"manolito", "annie-mcgraw"}
    assert dead[3:] == ["bruno-caple"]
    assert at.told_of(CubesRemoved) == [CubesRemoved(2, 10, by_check=False)]
    assert at.told_of(Discarded) == [Discarded("colty", "derringer")]
    assert at.view().banned == ("peacemaker-45",)
    assert at.alive() == {"jack-colty"}
    at.play("end", "end")
    assert at.cubes == 9


def test_rv_13_6_the_saved_keep_their_grit():
    at = At("express/1", colty="2 derringer", alive=GANG)
    at.play(DERAIL, "discard derringer", "save cortez")
    assert at.grit("cortez") == 1


def test_rv_13_7_the_play_phase_goes_on_in_an_empty_column():
    at = At(
        "express/1", colty="3 38-special", table={"express": "3 derringer 2 38-special deputy-2"}, alive="jack-colty"
    )
    at.play(DERAIL, "discard 38-special")
    assert (at.to_act, at.phase) == ("colty", "play")
    at.play("play 38-special", "play 38-special")
    assert at.lying("express") == {"38-special": 2}
    at.play("end", "end")
    assert at.told_of(Attacked) == [Attacked(0, 3, won=False)]


def test_rv_13_8_cards_elsewhere_are_not_touched_and_may_come():
    at = At(
        "express/1",
        colty="derringer",
        mcready="didnt-see-this",
        table={"creek": "deputy-3 38-special", "express": "cowboy"},
        alive="jack-colty",
    )
    at.play(DERAIL, "end", "play didnt-see-this")
    assert at.lying("creek") == {"38-special": 1}
    assert at.lying("express") == {"deputy-3": 1}
