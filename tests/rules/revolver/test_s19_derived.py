"""19.4 to 19.8 Derived examples: limits, lawmen, casualties, the marker, Derail and the end of the game."""

from collections import Counter

import pytest

from saloon.games.revolver.facts import (
    Attacked,
    BanditDied,
    BanditGritLost,
    BanditToken,
    CubesRemoved,
    DeckEmpty,
    Discarded,
    Drew,
    FaceOpened,
    GunDestroyed,
    LawmanKilled,
    LostInWreck,
    Moved,
    Offered,
    Paid,
    Placed,
    Prevented,
    Removed,
    Wrecked,
)
from tests.rules.revolver.tables import At

ROPE = "get-a-rope cowboy"
DERAIL = "special derail-the-train"


def slots(at: At, field: str) -> int:
    return next(int(place.slots) for place in at.view().battlefields if place.field == field)


def spaces(at: At, field: str = "creek") -> tuple[str, ...]:
    return next(tuple(place.spaces) for place in at.view().battlefields if place.field == field)


def markers(at: At, turns: int) -> list[str]:
    """Where the marker stands in the next turns of Colty's, if both only end their turns."""
    found = []
    for _ in range(turns):
        while at.view().turn == "colty":
            at.play("end")
        at.play("end")
        found.append(at.marker)
    return found


# 19.4 Limits and placement


def test_ex_d01_two_rows_and_a_gun_leave_no_slot():
    at = At(colty="38-special", table={"bank": "narrow-pass cactus-field 45-long-colt"})
    refused = at.refuses("play 38-special", "RV-7.3", "slots-full")
    assert refused.details == {"card": "38-special", "battlefield": "bank", "most": 3}


def test_ex_d02_a_derringer_leaves_room_for_a_row():
    at = At(mcready="narrow-pass", table={"bank": "2 38-special derringer"}, to_play="mcready")
    assert slots(at, "bank") == 2
    at.play("play narrow-pass", "place bank")
    assert slots(at, "bank") == 3


def test_ex_d04_a_third_row_is_one_too_many():
    at = At(mcready="rickety-bridge", table={"bank": "narrow-pass cactus-field"}, to_play="mcready")
    assert slots(at, "bank") == 2
    at.play("play rickety-bridge")
    assert at.refuses("place bank", "RV-7.4", "two-rows").details["most"] == 2


def test_ex_d05_a_destroyed_row_makes_room_for_another():
    at = At(colty="improvise", mcready="rickety-bridge", table={"bank": "narrow-pass cactus-field 38-special"})
    at.play("play improvise", "clear cactus-field", "end")
    assert slots(at, "bank") == 2
    at.play("play rickety-bridge", "place bank")
    assert at.lying("bank") == {"narrow-pass": 1, "rickety-bridge": 1, "38-special": 1}


def test_ex_d07_the_jackson_clan_cannot_be_taken_off():
    at = At(colty="38-special", table={"bank": "jackson-clan 45-long-colt hail-of-bullets"})
    assert at.legal() == {"end", "take-off 45-long-colt", "take-off hail-of-bullets"}
    at.play("take-off 45-long-colt", "play 38-special")
    assert at.lying("bank") == {"jackson-clan": 1, "hail-of-bullets": 1, "38-special": 1}


def test_ex_d08_a_cherokee_scout_placed_ahead_has_power():
    at = At(colty="cherokee-scout")
    at.play("play cherokee-scout", "place buzzard")
    assert at.lying("buzzard") == {"cherokee-scout+power": 1}
    assert at.strength("buzzard") == (0, 3 + 2)
    assert slots(at, "buzzard") == 1


def test_ex_d10_a_cherokee_scout_placed_here_has_no_token():
    at = At(colty="cherokee-scout")
    at.play("play cherokee-scout", "place bank")
    assert at.lying("bank") == {"cherokee-scout": 1}


def test_ex_d11_a_gun_ahead_is_no_target():
    at = At(mcready="buffalo-stampede 2 cowboy", table={"buzzard": "cherokee-scout+power"}, to_play="mcready")
    at.play("play buffalo-stampede")
    assert at.told_of(GunDestroyed) == []
    assert at.lying("buzzard") == {"cherokee-scout+power": 1}
    assert at.lying("bank") == {"buffalo-stampede": 1}


def test_ex_d13_sandstorm_lets_a_second_lawman_come_but_no_third():
    at = At("whiskey/1", mcready="2 deputy-2", table={"whiskey": "sandstorm cowboy"}, to_play="mcready")
    at.play("play deputy-2")
    at.refuses("play deputy-2", "RV-7.8", "capped")


def test_ex_d15_taking_a_lawman_off_makes_room_in_the_sandstorm():
    at = At("whiskey/1", mcready="deputy-3 pilgrim", table={"whiskey": "sandstorm 2 cowboy"}, to_play="mcready")
    assert not at.allows("play deputy-3")
    at.play("take-off cowboy", "play deputy-3")
    assert at.lying("whiskey") == {"sandstorm": 1, "cowboy": 1, "deputy-3": 1}


def test_ex_d17_quincey_cannot_ride_into_a_full_sandstorm():
    at = At(
        "creek/1",
        mcready="cowboy",
        table={"creek": "sandstorm 2 deputy-2", "buzzard": "quincey-whitmore"},
        to_play="mcready",
    )
    at.refuses("use quincey-whitmore right", "RV-7.8", "capped")
    assert at.allows("use quincey-whitmore left")


def test_ex_d18_a_sandstorm_in_the_past_limits_nobody():
    at = At("buzzard/1", mcready="3 deputy-2", table={"whiskey": "sandstorm 2 cowboy"}, to_play="mcready")
    at.play("play deputy-2", "play deputy-2", "play deputy-2")
    assert at.lying("buzzard") == {"deputy-2": 3}


def test_ex_d20_a_scout_may_go_to_a_past_battlefield_without_a_token():
    at = At("buzzard/1", mcready="apache-scout didnt-see-this", to_play="mcready")
    at.play("play apache-scout", "place bank")
    assert at.lying("bank") == {"apache-scout": 1}
    assert at.strength("buzzard")[0] == 0
    at.play("play didnt-see-this")
    assert at.strength("buzzard")[0] == 1


def test_ex_d21_a_gatling_gun_cannot_be_paid_with_one_card():
    at = At(colty="gatling-gun 38-special")
    refused = at.refuses("play gatling-gun", "RV-6.2", "cannot-pay")
    assert refused.details == {"card": "gatling-gun", "price": 2, "cards": 1}


def test_ex_d22_ned_alone_is_free_at_the_creek():
    at = At("creek/1", mcready="ned-mcready", to_play="mcready")
    at.play("play ned-mcready", "lose bullet")
    assert at.lying("creek") == {"ned-mcready+grit": 1}


def test_ex_d23_ned_takes_the_whole_hand_at_the_bank():
    at = At(mcready="ned-mcready 3 cowboy", to_play="mcready")
    at.play("play ned-mcready")
    assert at.told_of(Paid) == [Paid("mcready", "cowboy")] * 3
    assert at.hand("mcready") == {}
    assert (at.to_act, at.phase) == ("colty", "casualty")


def test_ex_d24_improvise_reaches_only_rows_here():
    at = At(colty="2 improvise", table={"creek": "narrow-pass"})
    at.refuses("play improvise", "RV-6.10", "can-do-nothing")
    at = At(colty="2 improvise", table={"creek": "narrow-pass", "bank": "cactus-field"})
    at.play("play improvise")
    assert at.lying("creek") == {"narrow-pass": 1}
    at.refuses("play improvise", "RV-6.10", "can-do-nothing")


# 19.5 Killing lawmen, tokens, moving


def test_ex_d25_polecats_on_weathers_alone_takes_token_and_card():
    at = At(colty="polecats 38-special", table={"bank": "charlie-weathers+grit"})
    at.play("play polecats")
    assert not at.lying("bank")
    assert at.discards("mcready") == ["charlie-weathers"]
    assert at.view().supply[0].count == 5  # one is Skinny's


def test_ex_d26_the_second_kill_lapses():
    at = At(colty="polecats 38-special", table={"bank": "cowboy"})
    at.play("play polecats")
    assert at.told_of(LawmanKilled) == [LawmanKilled("cowboy", "bank")]
    assert at.phase == "play"


def test_ex_d28_the_herd_is_too_much_for_dynamite():
    at = At("whiskey/1", colty="stick-of-dynamite 38-special", table={"whiskey": "buffalo-stampede"})
    at.refuses("play stick-of-dynamite", "RV-6.10", "can-do-nothing")


def test_ex_d29_a_dead_scouts_power_token_goes_back():
    at = At("whiskey/1", colty="chew-on-this", table={"whiskey": "apache-scout+power"})
    assert at.view().supply[1].count == 5
    at.play("play chew-on-this")
    assert at.discards("mcready") == ["apache-scout"]
    assert at.view().supply[1].count == 6


def test_ex_d30_a_moved_scout_keeps_its_token():
    at = At("buzzard/1", mcready="didnt-see-this", table={"whiskey": "apache-scout+power"}, to_play="mcready")
    at.play("play didnt-see-this")
    assert at.lying("buzzard") == {"apache-scout+power": 1}


def test_ex_d33_ned_loses_his_token_and_then_goes():
    at = At(colty="fire-at-will adios-amigo", table={"bank": "ned-mcready+grit"}, decks={"colty": "derringer"})
    at.play("play fire-at-will", "no")
    assert at.lying("bank") == {"ned-mcready": 1}
    at.play("play adios-amigo")
    assert at.told_of(Removed) == [Removed("ned-mcready", "bank")]
    assert at.hand("colty") == {"derringer": 1}


def test_ex_d34_a_recovered_bounty_hunter_draws():
    at = At(
        mcready="flesh-wound pilgrim",
        discards={"mcready": "bounty-hunter"},
        decks={"mcready": "deputy-2"},
        to_play="mcready",
    )
    at.play("play flesh-wound")
    assert at.lying("bank") == {"bounty-hunter": 1}
    assert at.hand("mcready") == {"deputy-2": 1}


def test_ex_d35_nobody_to_recover_or_to_move():
    at = At(mcready="flesh-wound didnt-see-this", discards={"mcready": "pilgrim"}, to_play="mcready")
    at.refuses("play flesh-wound", "RV-6.10", "can-do-nothing")
    at.refuses("play didnt-see-this", "RV-6.10", "can-do-nothing")


def test_ex_d37_a_yellow_boy_without_a_lawman_offers_nothing():
    at = At(colty="yellow-boy-rifle 2 38-special")
    at.play("play yellow-boy-rifle", "discard 38-special")
    assert at.told_of(Offered) == []
    assert at.phase == "play"
    assert at.hand("colty") == {"38-special": 1}
    assert at.lying("bank") == {"yellow-boy-rifle": 1}


def test_ex_d39_surrounded_needs_another_gun():
    at = At(mcready="were-surrounded cowboy", table={"bank": "gatling-gun jackson-clan"}, to_play="mcready")
    at.refuses("play were-surrounded", "RV-6.10", "can-do-nothing")


def test_ex_d40_the_herd_spares_the_jackson_clan():
    at = At(mcready="buffalo-stampede 2 cowboy", table={"bank": "jackson-clan"}, to_play="mcready")
    at.play("play buffalo-stampede")
    assert at.told_of(Placed) == [Placed("buffalo-stampede", "bank")]
    assert at.lying("bank") == {"buffalo-stampede": 1, "jackson-clan": 1}


def test_ex_d41_quincey_goes_there_and_back():
    at = At("creek/1", mcready="2 cowboy", table={"creek": "quincey-whitmore+grit"}, to_play="mcready")
    at.play("use quincey-whitmore right", "discard cowboy")
    assert at.lying("express") == {"quincey-whitmore+grit": 1}
    at.play("use quincey-whitmore left")
    assert at.lying("creek") == {"quincey-whitmore+grit": 1}
    assert at.hand("mcready") == {}


def test_ex_d42_left_of_the_bank_is_nothing():
    at = At(mcready="cowboy", table={"bank": "quincey-whitmore"}, to_play="mcready")
    at.refuses("use quincey-whitmore left", "RV-8.6", "no-such-neighbour")
    assert at.allows("use quincey-whitmore right")


def test_ex_d43_fire_at_will_needs_a_lawman():
    at = At(colty="fire-at-will", mcready="hat-clean-off", table={"whiskey": "cowboy"})
    at.refuses("play fire-at-will", "RV-6.10", "can-do-nothing")
    assert at.to_act == "colty"


def test_ex_d44_the_hat_is_no_help_against_chew_on_this():
    at = At(colty="chew-on-this", mcready="hat-clean-off", table={"bank": "cowboy"})
    at.play("play chew-on-this")
    assert at.told_of(LawmanKilled) == [LawmanKilled("cowboy", "bank")]
    assert at.hand("mcready") == {"hat-clean-off": 1}


def test_ex_d107_ned_may_be_paid_and_recovered_at_once():
    at = At("whiskey/1", mcready="flesh-wound ned-mcready", discards={"mcready": "cowboy"}, to_play="mcready")
    at.play("play flesh-wound")
    assert at.legal() == {"recover cowboy", "recover ned-mcready"}
    at.play("recover ned-mcready", "lose bullet")
    assert at.lying("whiskey") == {"ned-mcready+grit": 1}
    assert at.told_of(BanditDied) == [BanditDied("bullet")]
    assert at.hand("mcready") == {}


def test_ex_d108_a_lawman_must_lie_there_before_paying():
    at = At("whiskey/1", mcready="flesh-wound ned-mcready", to_play="mcready")
    at.refuses("play flesh-wound", "RV-6.10", "can-do-nothing")


def test_ex_d110_a_yellow_boy_taken_back_may_kill_in_the_same_turn():
    at = At(
        "whiskey/1",
        colty="saddlebags improvise derringer",
        table={"bank": "yellow-boy-rifle", "whiskey": "cowboy"},
    )
    at.play("play saddlebags", "play yellow-boy-rifle", "discard improvise", "yes")
    assert at.told_of(Paid) == [Paid("colty", "improvise")]
    assert at.told_of(Discarded) == [Discarded("colty", "derringer")]
    assert at.lying("whiskey") == {"yellow-boy-rifle": 1}


# 19.6 Casualties, reactions, border


def test_ex_d46_a_kill_by_card_saves_the_cube():
    at = At(mcready=ROPE, to_play="mcready")
    at.play("play get-a-rope", "lose bullet", "end")
    assert at.told_of(Attacked) == [Attacked(law=0, gang=0, won=False)]
    assert at.cubes == 12


def test_ex_d48_a_prevented_rope_and_a_lost_attack_cost_a_cube():
    at = At(colty="lightning-reflexes", mcready=ROPE, to_play="mcready")
    at.play("play get-a-rope", "react lightning-reflexes", "end")
    assert at.told_of(CubesRemoved) == [CubesRemoved(1, 11, by_check=True)]


def test_ex_d49_two_reflexes_stop_rope_and_attack():
    at = At(colty="2 lightning-reflexes", mcready=ROPE, table={"bank": "deputy-2"}, to_play="mcready")
    everybody = at.alive()
    at.play("play get-a-rope", "react lightning-reflexes", "end", "react lightning-reflexes")
    assert at.alive() == everybody
    assert at.cubes == 11


def test_ex_d50_ned_stays_when_his_casualty_is_prevented():
    at = At("creek/1", colty="lightning-reflexes", mcready="ned-mcready", to_play="mcready")
    everybody = at.alive()
    at.play("play ned-mcready", "react lightning-reflexes")
    assert at.alive() == everybody
    assert at.lying("creek") == {"ned-mcready+grit": 1}


def test_ex_d52_a_bite_finds_an_empty_hand():
    at = At(mcready="rattlesnake-bite", to_play="mcready")
    at.play("play rattlesnake-bite")
    assert (at.to_act, at.phase) == ("colty", "casualty")


@pytest.mark.parametrize(("value", "winner"), [("lose", "mcready early-death"), ("none", "")])
def test_ex_d54_cortez_dies_before_the_express(value, winner):
    """RV-OPT-01 cortez_early=none: Colty plays on with Jack."""
    at = At("creek/1", mcready=ROPE, to_play="mcready", alive="jack-colty cortez", options={"cortez_early": value})
    at.play("play get-a-rope")
    assert at.legal() == {"lose cortez"}
    at.play("lose cortez")
    assert at.winner == winner
    assert at.alive() == {"jack-colty"}


def test_ex_d55_cortez_takes_two_at_the_express():
    at = At("express/1", mcready="2 get-a-rope 2 cowboy", to_play="mcready", alive="jack-colty cortez+grit")
    at.play("play get-a-rope", "discard cowboy", "lose cortez")
    assert at.told_of(BanditGritLost) == [BanditGritLost("cortez")]
    at.play("play get-a-rope", "lose cortez")
    assert at.told_of(BanditDied) == [BanditDied("cortez")]
    assert at.alive() == {"jack-colty"}
    assert (at.winner, at.phase) == ("", "play")


def test_ex_d56_skinnys_death_opens_nothing_more():
    at = At("creek/1", mcready=ROPE, to_play="mcready", alive="jack-colty skinny-landell", opened=["skinny"])
    at.play("play get-a-rope", "lose skinny-landell")
    assert at.told_of(FaceOpened) == []
    assert spaces(at) == ("-", "1", "2", "x1")


def test_ex_d57_skinnys_token_lost_at_the_creek_opens_nothing():
    at = At("creek/1", mcready=ROPE, to_play="mcready", alive="jack-colty skinny-landell+grit")
    at.play("play get-a-rope", "lose skinny-landell")
    assert at.told_of(BanditGritLost) == [BanditGritLost("skinny-landell")]
    assert spaces(at) == ("-", "1", "2")


def test_ex_d61_came_along_may_cost_colty_the_game():
    at = At("express/2", colty="came-along", table={"express": "cowboy"}, alive="jack-colty cortez")
    at.play("play came-along")
    assert at.told_of(BanditDied) == [BanditDied("cortez"), BanditDied("jack-colty")]
    assert at.winner == "mcready leader-dead"


def test_ex_d62_no_reflexes_in_the_own_turn():
    at = At(colty="came-along lightning-reflexes", table={"bank": "cowboy"})
    at.play("play came-along")
    at.refuses("react lightning-reflexes", "RV-11.2", "not-in-own-turn")


def test_ex_d64_a_prevented_kill_of_manolito_costs_only_the_checks_cube():
    at = At(colty="lightning-reflexes", mcready=ROPE, to_play="mcready", alive="jack-colty manolito")
    at.play("play get-a-rope", "react lightning-reflexes")
    assert at.cubes == 12
    at.play("end")
    assert at.cubes == 11


def test_ex_d65_a_tie_is_no_casualty():
    at = At(table={"bank": "deputy-2 45-long-colt"}, to_play="mcready")
    at.play("end")
    assert at.told_of(Attacked) == [Attacked(law=2, gang=2, won=False)]
    assert at.told_of(BanditDied) == []


def test_ex_d66_twelve_against_one_is_one_casualty():
    at = At(table={"bank": "3 buffalo-stampede 38-special"}, to_play="mcready")
    at.play("end")
    assert at.told_of(Attacked) == [Attacked(law=12, gang=1, won=True)]
    at.play("lose bullet")
    assert at.told_of(BanditDied) == [BanditDied("bullet")]
    assert (at.to_act, at.phase) == ("colty", "play")


def test_ex_d67_nothing_against_nothing_is_a_cube():
    at = At(to_play="mcready")
    at.play("end")
    assert at.told_of(Attacked) == [Attacked(law=0, gang=0, won=False)]
    assert at.cubes == 11


def test_ex_d68_the_last_cube_wins_for_colty():
    at = At(to_play="mcready", cubes=1)
    at.play("end")
    assert at.winner == "colty border-empty"


def test_ex_d69_colty_chooses_the_effect_he_prefers():
    alive = "jack-colty bruno-caple tin-cup-holloway"
    at = At(colty="2 derringer", mcready=ROPE, to_play="mcready", alive=alive)
    at.play("play get-a-rope")
    assert at.legal() == {"lose bruno-caple", "lose tin-cup-holloway"}
    at.play("lose bruno-caple")
    assert at.view().banned == ("peacemaker-45",)
    assert at.hand("colty") == {"derringer": 2}
    at = At(colty="2 derringer", mcready=ROPE, to_play="mcready", alive=alive)
    at.play("play get-a-rope", "lose tin-cup-holloway", "discard derringer")
    assert at.view().banned == ()


def test_ex_d70_annie_takes_the_last_reflexes():
    at = At(colty="lightning-reflexes", mcready=ROPE, to_play="mcready", alive="jack-colty annie-mcgraw")
    at.play("play get-a-rope", "lose annie-mcgraw")
    assert at.told_of(Discarded) == [Discarded("colty", "lightning-reflexes")]
    assert at.hand("colty") == {}


def test_ex_d109_annie_bitten_costs_a_card_all_the_same():
    at = At(colty="2 38-special", mcready="rattlesnake-bite", to_play="mcready", alive="jack-colty annie-mcgraw")
    at.play("play rattlesnake-bite", "no", "lose annie-mcgraw", "discard 38-special")
    assert at.hand("colty") == {"38-special": 1}
    assert (at.to_act, at.phase) == ("mcready", "play")


# 19.7 The marker, extra spaces


def test_ex_d72_from_buzzard_point_to_the_creek():
    at = At("buzzard/4", to_play="mcready")
    at.play("end")
    assert at.marker == "creek/1"


def test_ex_d73_no_packing_at_the_end_of_the_creek():
    at = At("creek/2", colty="pack-yer-bags 38-special")
    at.refuses("play pack-yer-bags", "RV-6.10", "can-do-nothing")
    assert markers(at, 1) == ["express/1"]


def test_ex_d75_kittens_dying_at_the_creek_still_gives_two_turns():
    at = At("creek/2", mcready=ROPE, to_play="mcready", alive="jack-colty kittens-mackenzie")
    at.play("play get-a-rope", "lose kittens-mackenzie")
    assert markers(at, 3) == ["creek/x1", "creek/x2", "express/1"]


def test_ex_d77_all_faces_opened_are_three_turns_more():
    at = At(
        "buzzard/4",
        mcready="2 get-a-rope 2 cowboy",
        to_play="mcready",
        alive="jack-colty skinny-landell+grit kittens-mackenzie",
    )
    at.play("play get-a-rope", "discard cowboy", "lose kittens-mackenzie")
    at.play("play get-a-rope", "lose skinny-landell")
    assert markers(at, 6) == ["creek/1", "creek/2", "creek/x1", "creek/x2", "creek/x3", "express/1"]


def test_ex_d78_kittens_dying_at_the_express_opens_nothing():
    at = At("express/1", mcready=ROPE, to_play="mcready", alive="jack-colty kittens-mackenzie")
    at.play("play get-a-rope", "lose kittens-mackenzie")
    assert at.told_of(FaceOpened) == []
    assert spaces(at) == ("-", "1", "2")


def test_ex_d79_a_prevented_death_of_kittens_opens_nothing():
    at = At(colty="lightning-reflexes", mcready=ROPE, to_play="mcready", alive="jack-colty kittens-mackenzie")
    at.play("play get-a-rope", "react lightning-reflexes")
    assert at.told_of(Prevented) == [Prevented()]
    assert spaces(at) == ("-", "1", "2")


def test_ex_d80_pilgrim_goes_back_from_an_extra_space():
    at = At("creek/x1", mcready="pilgrim", to_play="mcready", opened=["skinny"], alive="jack-colty skinny-landell")
    at.play("play pilgrim")
    assert at.marker == "creek/2"


def test_ex_d82_packing_onto_the_last_space_wins_at_the_end_of_mcreadys_turn():
    at = At("express/3", colty="pack-yer-bags 38-special")
    at.play("play pack-yer-bags", "end")
    assert (at.marker, at.winner) == ("express/4", "")
    at.play("end")
    assert at.winner == "colty last-space"


def test_ex_d84_pilgrim_and_a_packed_bag():
    at = At("whiskey/1", colty="pack-yer-bags 38-special", mcready="pilgrim", to_play="mcready")
    at.play("play pilgrim", "end")
    assert at.marker == "whiskey/1"
    at.play("play pack-yer-bags", "discard 38-special")
    assert at.marker == "whiskey/2"


def test_ex_d85_a_dead_cortez_gains_no_token():
    """Only under cortez_early=none the game has come so far."""
    at = At("creek/2", to_play="mcready", alive="jack-colty poppy-mcready", options={"cortez_early": "none"})
    at.play("end")
    assert at.marker == "express/1"
    assert at.told_of(BanditToken) == []
    assert at.grit("cortez") == 0


# 19.8 Derail, empty decks, the end of the game


def test_ex_d86_no_derailing_with_an_empty_hand():
    at = At("express/1")
    at.refuses(DERAIL, "RV-13.3", "can-do-nothing")


def test_ex_d88_four_are_saved_and_two_cards_left():
    at = At(
        "express/1",
        colty="3 improvise fire-at-will 2 derringer",
        alive="jack-colty cortez+grit poppy-mcready bruno-caple",
    )
    at.play(DERAIL, "discard improvise", "save cortez", "discard improvise")
    at.play("save poppy-mcready", "discard improvise", "save bruno-caple", "discard fire-at-will")
    assert at.alive() == {"jack-colty", "cortez", "poppy-mcready", "bruno-caple"}
    assert at.grit("cortez") == 1
    assert at.hand("colty") == {"derringer": 2}
    at.play("play derringer", "play derringer")
    assert at.lying("express") == {"derringer": 2}


def test_ex_d90_the_wreck_takes_clan_and_rows():
    at = At(
        "express/1", colty="38-special", table={"express": "jackson-clan narrow-pass cactus-field"}, alive="jack-colty"
    )
    at.play(DERAIL)
    assert Counter(at.discards("colty")) == {"38-special": 1, "jackson-clan": 1}
    assert Counter(at.discards("mcready")) == {"narrow-pass": 1, "cactus-field": 1}
    assert len(at.told_of(Wrecked)) == 3


def test_ex_d91_a_deputy_left_at_the_creek_comes_after_the_wreck():
    at = At("express/1", colty="38-special", mcready="didnt-see-this", table={"creek": "deputy-3"}, alive="jack-colty")
    at.play(DERAIL, "end")
    assert at.lying("creek") == {"deputy-3": 1}
    at.play("play didnt-see-this")
    assert at.told_of(Moved) == [Moved("deputy-3", "creek", "express")]


def test_ex_d92_derail_once():
    at = At("express/1", colty="3 38-special", alive="jack-colty")
    at.play(DERAIL, "discard 38-special")
    at.refuses(DERAIL, "RV-13.1", "used-already")


def test_ex_d93_the_wreck_is_no_kill():
    at = At("express/1", colty="38-special", alive="jack-colty cortez bullet")
    at.play(DERAIL)
    assert {fact.bandit for fact in at.told_of(LostInWreck)} == {"cortez", "bullet"}
    at.play("end", "end")
    assert at.told_of(CubesRemoved) == [CubesRemoved(1, 11, by_check=True)]


def test_ex_d94_derail_only_at_the_express():
    at = At("creek/2", colty="3 38-special")
    assert at.refuses(DERAIL, "RV-13.1", "only-at-battlefield").details["battlefield"] == "express"


def test_ex_d95_reflexes_may_pay_for_a_life():
    at = At("express/1", colty="lightning-reflexes 38-special", alive="jack-colty cortez")
    at.play(DERAIL, "discard lightning-reflexes", "save cortez")
    assert at.alive() == {"jack-colty", "cortez"}
    assert Counter(at.discards("colty")) == {"lightning-reflexes": 1, "38-special": 1}


def test_ex_d96_one_card_left_is_one_card_drawn():
    at = At(to_play="mcready", decks={"colty": "derringer!"})
    at.play("end")
    assert at.told_of(Drew) == [Drew("colty", "derringer")]
    assert at.told_of(DeckEmpty) == [DeckEmpty("colty")]
    assert at.hand("colty") == {"derringer": 1}


def test_ex_d98_adios_with_an_empty_deck_removes_ned_and_draws_nothing():
    at = At("creek/1", colty="adios-amigo", table={"bank": "ned-mcready+grit"}, decks={"colty": "!"})
    at.play("play adios-amigo")
    assert at.told_of(Removed) == [Removed("ned-mcready", "bank", ("grit",))]
    assert at.told_of(Drew) == []
    assert at.hand("colty") == {}


def test_ex_d99_the_game_goes_on_without_decks():
    at = At(colty="38-special", to_play="mcready", decks={"colty": "!", "mcready": "!"})
    at.play("end", "play 38-special", "end")
    assert at.told_of(Drew) == []
    assert at.told_of(DeckEmpty) == [DeckEmpty("colty"), DeckEmpty("mcready")]
    assert (at.to_act, at.winner) == ("mcready", "")


def test_ex_d100_the_last_attack_kills_jack():
    at = At("express/4", table={"express": "deputy-2"}, to_play="mcready", alive="jack-colty", cubes=1)
    at.play("end", "lose jack-colty")
    assert at.winner == "mcready leader-dead"
    assert at.told_of(CubesRemoved) == []


def test_ex_d101_the_border_is_reported_before_the_express():
    at = At("express/4", table={"express": "cowboy"}, to_play="mcready", cubes=1)
    at.play("end")
    assert at.winner == "colty border-empty"


def test_ex_d103_the_rope_ends_the_game_before_the_attack():
    at = At("express/4", mcready=ROPE, table={"express": "deputy-3"}, to_play="mcready", alive="jack-colty")
    at.play("play get-a-rope", "lose jack-colty")
    assert at.winner == "mcready leader-dead"
    assert at.told_of(Attacked) == []


def test_ex_d104_ned_finds_jack_alone():
    at = At("express/2", colty="lightning-reflexes", mcready="ned-mcready", to_play="mcready", alive="jack-colty")
    at.play("play ned-mcready")
    assert at.legal() == {"lose jack-colty", "react lightning-reflexes"}
    at.play("lose jack-colty")
    assert at.winner == "mcready leader-dead"


def test_ex_d105_cortez_dies_with_one_cube_left():
    at = At("creek/2", mcready=ROPE, to_play="mcready", alive="jack-colty cortez", cubes=1)
    at.play("play get-a-rope", "lose cortez")
    assert at.winner == "mcready early-death"
    assert at.cubes == 1
