"""7. Placement and limits."""

import pytest

from saloon.games.revolver.facts import Placed, Played
from tests.rules.revolver.tables import FIELDS, At, own_deck


def slots(at, field="bank"):
    return next(place.slots for place in at.view().battlefields if place.field == field)


def places(at):
    return {move.removeprefix("place ") for move in at.legal() if move.startswith("place ")}


def test_rv_7_1_cards_are_placed_at_the_current_battlefield():
    """EX-T06"""
    at = At("buzzard/2", colty="38-special", mcready="deputy-2")
    at.play("play 38-special", "end", "play deputy-2")
    assert at.lying("buzzard") == {"38-special": 1, "deputy-2": 1}


def test_rv_7_2_dp_02_reach_ahead_is_current_or_upcoming():
    """cherokee-scout"""
    at = At("buzzard/1", colty="cherokee-scout")
    at.play("play cherokee-scout")
    assert (at.to_act, at.phase, places(at)) == ("colty", "place", {"buzzard", "creek", "express"})
    at.refuses("place whiskey", "RV-7.2", "battlefield-past")
    at.play("place express")
    assert at.lying("express") == {"cherokee-scout+power": 1}


@pytest.mark.parametrize("card", ["apache-scout", "josie-logan"])
def test_rv_7_2_dp_02_reach_any_is_all_five(card):
    at = At("buzzard/1", mcready=card, to_play="mcready")
    at.play(f"play {card}")
    assert places(at) == set(FIELDS)


@pytest.mark.parametrize("card", ["cactus-field", "narrow-pass", "indian-reservation", "rickety-bridge"])
def test_rv_7_2_rows_have_reach_ahead(card):
    at = At("buzzard/1", mcready=card, to_play="mcready")
    at.play(f"play {card}")
    assert places(at) == {"buzzard", "creek", "express"}
    at.play("place creek")
    assert at.lying("creek") == {card: 1}


def test_rv_7_2_dp_02_the_place_is_asked_only_if_there_are_several():
    at = At("express/1", mcready="cactus-field", to_play="mcready")
    at.play("play cactus-field")
    assert at.told_of(Played) == [Played("mcready", "cactus-field", False, "express")]
    assert at.lying("express") == {"cactus-field": 1}


def test_rv_7_2_without_any_place_the_card_cannot_be_played():
    at = At("express/1", colty="cherokee-scout", table={"express": "3 38-special"})
    at.refuses("play cherokee-scout", "RV-7.2", "no-place")


def test_rv_7_2_ex_d08_a_scout_takes_a_slot_where_he_is_placed():
    at = At(colty="cherokee-scout")
    at.play("play cherokee-scout", "place buzzard")
    assert at.told_of(Placed) == [Placed("cherokee-scout", "buzzard")]
    assert slots(at, "buzzard") == 1
    assert at.strength("buzzard") == (0, 3 + 2)


def test_rv_7_2_ex_d20_a_scout_may_go_to_a_past_battlefield():
    at = At("buzzard/1", mcready="apache-scout", to_play="mcready")
    at.play("play apache-scout", "place bank")
    assert at.lying("bank") == {"apache-scout": 1}


def test_rv_7_3_ex_d01_a_gun_needs_one_of_three_slots():
    at = At(colty="38-special", table={"bank": "2 45-long-colt"})
    assert at.allows("play 38-special")
    for full in ("3 45-long-colt", "2 45-long-colt cactus-field", "45-long-colt cactus-field narrow-pass"):
        at = At(colty="38-special", table={"bank": full})
        refused = at.refuses("play 38-special", "RV-7.3", "slots-full")
        assert refused.details == {"card": "38-special", "battlefield": "bank", "most": 3}


def test_rv_7_3_each_battlefield_has_its_own_slots():
    at = At("whiskey/1", colty="38-special", table={"bank": "3 45-long-colt"})
    at.play("play 38-special")
    assert (slots(at, "bank"), slots(at, "whiskey")) == (3, 1)


def test_rv_7_3_the_limit_is_a_figure_of_the_deck():
    deck = own_deck(setup={"gang_slots": 4, "rows_max": 1})
    at = At(colty="38-special", table={"bank": "3 45-long-colt"}, options={"deck": deck})
    assert at.allows("play 38-special")
    at = At(
        "express/1", mcready="narrow-pass", table={"express": "cactus-field"}, to_play="mcready", options={"deck": deck}
    )
    at.refuses("play narrow-pass", "RV-7.2", "no-place")


def test_rv_7_4_ex_d04_at_most_two_rows():
    """EX-S38"""
    at = At("bank/1", mcready="indian-reservation", table={"creek": "cactus-field narrow-pass"}, to_play="mcready")
    at.play("play indian-reservation")
    assert places(at) == {"bank", "whiskey", "buzzard", "express"}
    at.refuses("place creek", "RV-7.4", "two-rows")


def test_rv_7_4_ex_s47_no_row_where_three_slots_are_taken():
    at = At(mcready="cactus-field", table={"bank": "3 38-special"}, to_play="mcready")
    at.play("play cactus-field")
    at.refuses("place bank", "RV-7.4", "slots-full")


def test_rv_7_4_a_row_comes_beside_two_guns():
    at = At(mcready="cactus-field", table={"bank": "2 38-special"}, to_play="mcready")
    at.play("play cactus-field", "place bank")
    assert slots(at) == 3


@pytest.mark.parametrize(
    "full",
    [
        pytest.param("3 38-special", id="EX-S27"),
        pytest.param("38-special cactus-field narrow-pass", id="EX-S28"),
        pytest.param("3 38-special 2 derringer", id="many"),
    ],
)
def test_rv_7_5_a_derringer_may_be_placed_where_all_slots_are_taken(full):
    at = At(colty="derringer", table={"bank": full})
    before = at.strength("bank")[1]
    at.play("play derringer")
    assert at.strength("bank")[1] == before + 1
    assert slots(at) == 3


def test_rv_7_5_ex_d02_a_derringer_is_not_counted():
    at = At(mcready="cactus-field", table={"bank": "2 38-special derringer"}, to_play="mcready")
    at.play("play cactus-field", "place bank")
    assert slots(at) == 3
    at = At(colty="38-special", table={"bank": "2 45-long-colt 3 derringer"})
    assert at.allows("play 38-special")


@pytest.mark.parametrize("card", ["chew-on-this", "sandstorm", "improvise", "saddlebags"])
def test_rv_7_6_ex_s48_shots_and_standing_cards_need_no_slot(card):
    """EX-F13"""
    at = At(colty=f"{card} derringer", table={"bank": "2 38-special cactus-field cowboy"})
    assert slots(at) == 3
    assert at.allows(f"play {card}")


def test_rv_7_7_mcready_has_no_limit():
    at = At(mcready="8 deputy-2 4 cowboy", to_play="mcready")
    at.play(*["play deputy-2"] * 8, *["play cowboy"] * 4)
    assert at.lying("bank") == {"deputy-2": 8, "cowboy": 4}


def test_rv_7_8_ex_d13_under_sandstorm_mcready_has_at_most_two_cards():
    at = At("whiskey/1", mcready="2 cowboy", table={"whiskey": "deputy-2 sandstorm"}, to_play="mcready")
    at.play("play cowboy")
    refused = at.refuses("play cowboy", "RV-7.8", "capped")
    assert refused.details["battlefield"] == "whiskey"


def test_rv_7_8_sandstorm_lies_where_it_was_played_for_the_rest_of_the_game():
    """EX-D18: at another battlefield there is no limit."""
    at = At("whiskey/5", colty="sandstorm derringer", mcready="4 cowboy")
    at.play("play sandstorm", "end", "end", "end")
    assert at.marker == "buzzard/1"
    assert at.lying("whiskey") == {"sandstorm": 1}
    at.play(*["play cowboy"] * 4)
    assert at.lying("buzzard")["cowboy"] == 4
    assert [place.caps for place in at.view().battlefields][1] == (None, 2)


def test_rv_7_8_a_third_may_not_be_moved_there():
    """EX-D17"""
    table = {"creek": "2 cowboy sandstorm", "buzzard": "quincey-whitmore+grit"}
    at = At("creek/1", mcready="didnt-see-this pilgrim", table=table, to_play="mcready")
    at.refuses("play didnt-see-this", "RV-6.10", "can-do-nothing")
    at.refuses("use quincey-whitmore right", "RV-7.8", "capped")
    assert at.allows("use quincey-whitmore left")


def test_rv_7_8_a_third_may_not_be_put_back_there():
    table = {"creek": "2 cowboy sandstorm"}
    at = At("creek/1", mcready="flesh-wound pilgrim", table=table, discards={"mcready": "deputy-2"}, to_play="mcready")
    at.refuses("play flesh-wound", "RV-6.10", "can-do-nothing")


def test_rv_7_8_a_third_may_not_be_placed_there_from_afar():
    at = At("bank/1", mcready="apache-scout", table={"creek": "2 cowboy sandstorm"}, to_play="mcready")
    at.play("play apache-scout")
    at.refuses("place creek", "RV-7.8", "capped")


def test_rv_7_8_ex_s26_cards_above_two_stay_and_count():
    at = At("whiskey/1", colty="sandstorm derringer", table={"whiskey": "3 deputy-2"})
    at.play("play sandstorm")
    assert at.lying("whiskey")["deputy-2"] == 3
    assert at.strength("whiskey") == (6, 4)
    at = At("whiskey/1", mcready="cowboy", table={"whiskey": "3 deputy-2 sandstorm"}, to_play="mcready")
    at.refuses("play cowboy", "RV-7.8", "capped")


def test_rv_7_8_rows_do_not_count():
    table = {"whiskey": "deputy-2 cactus-field narrow-pass sandstorm"}
    at = At("whiskey/1", mcready="cowboy", table=table, to_play="mcready")
    assert at.allows("play cowboy")
    table = {"whiskey": "2 deputy-2 sandstorm"}
    at = At("whiskey/1", mcready="cactus-field", table=table, to_play="mcready")
    at.play("play cactus-field", "place whiskey")
    assert at.lying("whiskey")["cactus-field"] == 1


def test_rv_7_8_a_second_sandstorm_changes_nothing():
    deck = own_deck(sandstorm={"copies": 2})
    at = At(
        "whiskey/1",
        colty="sandstorm derringer",
        table={"whiskey": "sandstorm"},
        mcready="3 cowboy",
        options={"deck": deck},
    )
    at.play("play sandstorm", "end", "play cowboy", "play cowboy")
    at.refuses("play cowboy", "RV-7.8", "capped")


def test_rv_7_8_ex_d15_a_card_taken_off_makes_room():
    at = At("whiskey/1", mcready="deputy-3 pilgrim", table={"whiskey": "2 cowboy sandstorm"}, to_play="mcready")
    at.refuses("play deputy-3", "RV-7.8", "capped")
    at.play("take-off cowboy", "play deputy-3")
    assert at.lying("whiskey") == {"cowboy": 1, "deputy-3": 1, "sandstorm": 1}


def test_rv_7_9_ex_d05_a_row_destroyed_makes_room_for_another():
    at = At(
        "express/1",
        colty="improvise",
        mcready="indian-reservation",
        table={"express": "cactus-field narrow-pass 38-special"},
    )
    at.play("play improvise", "clear cactus-field", "end", "play indian-reservation")
    assert at.lying("express") == {"narrow-pass": 1, "indian-reservation": 1, "38-special": 1}


def test_rv_7_9_a_row_destroyed_frees_its_slot_at_once():
    at = At(colty="improvise 38-special", table={"bank": "2 45-long-colt cactus-field"})
    at.refuses("play 38-special", "RV-7.3")
    at.play("play improvise", "play 38-special")
    assert slots(at) == 3


def test_rv_7_9_ex_s46_a_gun_gone_frees_its_slot_at_once():
    """EX-F04"""
    at = At(colty="hail-of-bullets derringer", table={"bank": "2 45-long-colt 38-special"})
    at.play("take-off 38-special", "play hail-of-bullets")
    assert slots(at) == 3
    assert at.lying("bank")["hail-of-bullets"] == 1


def test_rv_7_10_nothing_has_to_leave_because_of_a_limit():
    """Derringers above the limit stay, and lawmen when Sandstorm comes (EX-S26)."""
    at = At(mcready="cactus-field", table={"bank": "2 38-special 4 derringer"}, to_play="mcready")
    at.play("play cactus-field", "place bank")
    assert at.lying("bank") == {"38-special": 2, "derringer": 4, "cactus-field": 1}


def test_rv_7_11_ex_t07_cards_at_upcoming_battlefields_are_safe():
    """EX-D11"""
    table = {"buzzard": "cherokee-scout+power apache-scout"}
    at = At("bank/1", mcready="buffalo-stampede 2 cowboy", table=table, to_play="mcready")
    at.play("play buffalo-stampede")
    assert at.lying("buzzard") == {"cherokee-scout+power": 1, "apache-scout": 1}
    at = At("bank/1", colty="chew-on-this", table=table)
    at.refuses("play chew-on-this", "RV-6.10", "can-do-nothing")


def test_rv_7_11_ex_f10_rows_on_future_battlefields_cannot_be_destroyed_yet():
    """EX-D24"""
    at = At("bank/1", colty="improvise lets-shoot", table={"creek": "cactus-field"})
    at.refuses("play improvise", "RV-6.10", "can-do-nothing")
    at.refuses("play lets-shoot as-shot", "RV-6.10", "can-do-nothing")
    assert At("creek/1", colty="improvise", table={"creek": "cactus-field"}).allows("play improvise")


def test_rv_7_12_cards_at_past_battlefields_have_no_influence():
    table = {"bank": "5 deputy-2 gatling-gun"}
    at = At("whiskey/1", table=table, to_play="mcready")
    assert at.strength("whiskey") == (0, 4)
    at.play("end")
    assert at.lying("bank") == {"deputy-2": 5, "gatling-gun": 1}
    assert len(at.alive()) == 16


def test_rv_7_12_they_can_be_fetched_by_cards_that_say_so():
    """EX-T06"""
    table = {"bank": "deputy-2 hail-of-bullets"}
    assert At("whiskey/1", colty="saddlebags", table=table).allows("play saddlebags")
    assert At("whiskey/1", mcready="didnt-see-this", table=table, to_play="mcready").allows("play didnt-see-this")
