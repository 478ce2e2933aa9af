"""9. Tokens and protection."""

import pytest

from saloon.games.revolver.facts import (
    BanditGritLost,
    GritHelped,
    LawmanKilled,
    NoTokenLeft,
    Removed,
    TokenGained,
)
from tests.rules.revolver.tables import At, own_deck


def supply(at):
    return {item.card: item.count for item in at.view().supply}


def test_rv_9_1_ex_s11_grit_is_removed_instead_of_the_lawman():
    at = At(colty="2 chew-on-this", table={"bank": "quincey-whitmore+grit"})
    at.play("play chew-on-this")
    assert at.told_of(GritHelped) == [GritHelped("quincey-whitmore", "bank", ("grit",))]
    assert (at.lying("bank"), supply(at)["grit"]) == ({"quincey-whitmore": 1}, 5)
    at.play("play chew-on-this")
    assert at.told_of(LawmanKilled) == [LawmanKilled("quincey-whitmore", "bank")]
    assert (at.lying("bank"), at.discards("mcready")) == ({}, ["quincey-whitmore"])


def test_rv_9_1_grit_is_removed_instead_of_the_bandit():
    at = At(
        mcready="2 get-a-rope 2 cowboy", to_play="mcready", alive="skinny-landell+grit jack-colty", marker="creek/1"
    )
    at.play("play get-a-rope", "discard cowboy", "lose skinny-landell")
    assert at.told_of(BanditGritLost) == [BanditGritLost("skinny-landell")]
    assert ("skinny-landell" in at.alive(), at.grit("skinny-landell"), supply(at)["grit"]) == (True, 0, 6)
    at.play("play get-a-rope", "lose skinny-landell")
    assert at.alive() == {"jack-colty"}


def test_rv_9_2_grit_does_not_help_against_adios_amigo():
    """EX-S21, EX-D33"""
    at = At("creek/1", colty="adios-amigo", table={"buzzard": "ned-mcready+grit"})
    at.play("play adios-amigo")
    assert at.told_of(Removed) == [Removed("ned-mcready", "buzzard", ("grit",))]
    assert (at.lying("buzzard"), supply(at)["grit"]) == ({}, 5)


def test_rv_9_2_ex_f20_grit_does_not_help_against_came_along():
    at = At(colty="came-along", table={"bank": "quincey-whitmore+grit charlie-weathers+grit"})
    at.play("play came-along", "lose bullet", "lose lenny-mason")
    assert (at.lying("bank"), supply(at)["grit"]) == ({}, 5)
    assert set(at.discards("mcready")) == {"quincey-whitmore", "charlie-weathers"}


def test_rv_9_2_ex_f19_grit_does_not_help_against_derail_the_train():
    at = At(
        "express/1",
        colty="derringer",
        table={"express": "quincey-whitmore+grit"},
        alive="jack-colty cortez+grit",
    )
    at.play("special derail-the-train")
    assert at.alive() == {"jack-colty"}
    assert (at.lying("express"), supply(at)["grit"]) == ({}, 6)


def test_rv_9_3_a_power_token_is_one_firepower():
    at = At(table={"bank": "apache-scout apache-scout+power cherokee-scout+power cherokee-scout"})
    assert at.strength("bank") == (1 + 2, 2 + 1)


def test_rv_9_3_ex_s16_dp_10_also_against_the_card():
    at = At("whiskey/1", colty="stick-of-dynamite derringer", table={"whiskey": "apache-scout+power cowboy deputy-2"})
    at.play("play stick-of-dynamite", "hit apache-scout+power")
    assert at.legal() == {"hit cowboy", "done"}
    refused = at.refuses("hit deputy-2", "OP-06", "too-much-firepower")
    assert refused.details["firepower"] == 2
    at.play("hit cowboy")
    assert at.lying("whiskey") == {"deputy-2": 1}


def test_rv_9_3_ex_s16_the_other_sets():
    at = At("whiskey/1", colty="stick-of-dynamite derringer", table={"whiskey": "apache-scout+power cowboy deputy-2"})
    at.play("play stick-of-dynamite", "hit deputy-2", "hit cowboy")
    assert at.lying("whiskey") == {"apache-scout+power": 1}
    at = At("whiskey/1", colty="stick-of-dynamite derringer", table={"whiskey": "apache-scout+power cowboy deputy-2"})
    at.play("play stick-of-dynamite", "hit cowboy", "done")
    assert at.lying("whiskey") == {"apache-scout+power": 1, "deputy-2": 1}


@pytest.mark.parametrize(
    ("card", "side", "place", "token"),
    [
        pytest.param("josie-logan", "mcready", "creek", "grit", id="EX-S35"),
        pytest.param("apache-scout", "mcready", "whiskey", "power", id="EX-S36"),
        pytest.param("cherokee-scout", "colty", "buzzard", "power", id="EX-D08"),
        pytest.param("josie-logan", "mcready", "bank", "", id="josie-logan here"),
        pytest.param("apache-scout", "mcready", "bank", "", id="apache-scout here"),
        pytest.param("cherokee-scout", "colty", "bank", "", id="EX-D10"),
    ],
)
def test_rv_9_4_tokens_for_a_place_ahead(card, side, place, token):
    at = At(**{side: card}, to_play=side)
    at.play(f"play {card}", f"place {place}")
    assert at.lying(place) == {f"{card}+{token}" if token else card: 1}
    assert at.told_of(TokenGained) == ([TokenGained(card, place, token)] if token else [])


def test_rv_9_4_not_at_a_past_battlefield():
    at = At("buzzard/1", mcready="apache-scout", to_play="mcready")
    at.play("play apache-scout", "place whiskey")
    assert at.lying("whiskey") == {"apache-scout": 1}


def test_rv_9_4_not_by_moving_there():
    deck = own_deck(josie_logan={"activated": {"discard": 1, "ops": [{"op": "move_self"}]}})
    at = At(mcready="cowboy", table={"bank": "josie-logan"}, to_play="mcready", options={"deck": deck})
    at.play("use josie-logan right")
    assert at.lying("whiskey") == {"josie-logan": 1}


def test_rv_9_5_with_an_empty_supply_the_card_enters_without_its_token():
    deck = own_deck(box={"grit": 1})
    at = At(mcready="charlie-weathers", to_play="mcready", options={"deck": deck})
    at.play("play charlie-weathers")
    assert at.told_of(NoTokenLeft) == [NoTokenLeft("grit")]
    assert at.lying("bank") == {"charlie-weathers": 1}


def test_rv_9_5_it_is_not_made_up_for_later():
    deck = own_deck(box={"grit": 1})
    at = At(
        mcready="charlie-weathers get-a-rope cowboy",
        to_play="mcready",
        alive="skinny-landell+grit jack-colty",
        options={"deck": deck},
    )
    at.play("play charlie-weathers", "play get-a-rope", "lose skinny-landell")
    assert supply(at)["grit"] == 1
    assert at.lying("bank") == {"charlie-weathers": 1}


def test_rv_9_5_the_bandit_stays_without_his_token():
    deck = own_deck(box={"grit": 1})
    at = At("creek/2", to_play="mcready", options={"deck": deck})
    at.play("end")
    assert at.told_of(NoTokenLeft) == [NoTokenLeft("grit")]
    assert (at.grit("cortez"), "cortez" in at.alive()) == (0, True)


def test_rv_9_6_ex_d40_a_protected_card_is_no_target():
    """jackson-clan"""
    at = At(mcready="buffalo-stampede 2 cowboy", table={"bank": "jackson-clan"}, to_play="mcready")
    at.play("play buffalo-stampede")
    assert at.lying("bank") == {"jackson-clan": 1, "buffalo-stampede": 1}
    at = At(mcready="buffalo-stampede 2 cowboy", table={"bank": "jackson-clan 38-special derringer"}, to_play="mcready")
    at.play("play buffalo-stampede")
    assert at.legal() == {"destroy 38-special", "destroy derringer"}


def test_rv_9_6_ex_d39_not_of_were_surrounded_either():
    at = At(mcready="were-surrounded cowboy", table={"bank": "jackson-clan gatling-gun"}, to_play="mcready")
    at.refuses("play were-surrounded", "RV-6.10", "can-do-nothing")


def test_rv_9_6_it_counts_firepower_and_takes_a_slot():
    at = At(colty="38-special", table={"bank": "jackson-clan 2 45-long-colt"})
    assert at.strength("bank") == (0, 9)
    at.refuses("play 38-special", "RV-7.3", "slots-full")


def test_rv_9_7_a_kill_that_only_removed_a_token_is_used_up():
    at = At(colty="chew-on-this", table={"bank": "charlie-weathers+grit"})
    at.play("play chew-on-this")
    assert at.lying("bank") == {"charlie-weathers": 1}
    assert at.phase == "play"


def test_rv_9_7_ex_s18_two_kills_may_hit_the_same_lawman():
    """EX-D25"""
    at = At(colty="polecats derringer", table={"bank": "quincey-whitmore+grit cowboy"})
    at.play("play polecats", "hit quincey-whitmore+grit", "hit quincey-whitmore")
    assert at.lying("bank") == {"cowboy": 1}
    at = At(colty="polecats derringer", table={"bank": "charlie-weathers+grit"})
    at.play("play polecats")
    assert at.lying("bank") == {}


def test_rv_9_7_ex_f15_dynamite_takes_his_token_and_he_lives():
    """Each card is hit at most once by one blast (OP-06)."""
    at = At("whiskey/1", colty="stick-of-dynamite derringer", table={"whiskey": "quincey-whitmore+grit"})
    at.play("play stick-of-dynamite")
    assert at.lying("whiskey") == {"quincey-whitmore": 1}
    assert at.phase == "play"
