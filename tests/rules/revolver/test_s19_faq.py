"""19.2, 19.3 Answers of the official FAQ and of the forum."""

from collections import Counter

import pytest

from saloon.games.revolver.facts import (
    Attacked,
    BanditDied,
    BanditGritLost,
    CubesRemoved,
    Discarded,
    Drew,
    GritHelped,
    GunDestroyed,
    LawmanKilled,
    MarkerMoved,
    Moved,
    Offered,
    Paid,
    Placed,
    Played,
    Prevented,
    Spared,
    TurnBegan,
    Won,
)
from tests.rules.revolver.tables import At

ROPE = "get-a-rope cowboy"


@pytest.mark.parametrize("moves", [("end",), ("play get-a-rope",)], ids=["attack", "card"])
def test_ex_f01_reflexes_stop_attacks_and_cards(moves):
    at = At(colty="lightning-reflexes", mcready=ROPE, table={"bank": "deputy-2"}, to_play="mcready")
    everybody = at.alive()
    at.play(*moves, "react lightning-reflexes")
    assert at.told_of(Prevented) == [Prevented()]
    assert at.alive() == everybody


@pytest.mark.parametrize(("rope", "cubes"), [(False, 11), (True, 12)], ids=["no-kill", "a-kill"])
def test_ex_f02_a_prevented_attack_costs_a_cube_only_without_any_kill(rope, cubes):
    at = At(colty="lightning-reflexes", mcready=ROPE, table={"bank": "deputy-2"}, to_play="mcready")
    if rope:
        at.play("play get-a-rope", "lose bullet")
    at.play("end", "react lightning-reflexes")
    assert at.cubes == cubes


def test_ex_f03_losing_grit_is_a_kill():
    at = At(mcready=ROPE, to_play="mcready", alive="jack-colty skinny-landell+grit")
    at.play("play get-a-rope", "lose skinny-landell")
    assert at.told_of(BanditGritLost) == [BanditGritLost("skinny-landell")]
    assert at.view().kills == 1
    at.play("end")
    assert at.cubes == 12


def test_ex_f04_own_weak_guns_may_go_from_the_current_battlefield():
    at = At("whiskey/1", colty="45-long-colt derringer", table={"whiskey": "3 38-special", "bank": "lets-shoot"})
    at.refuses("take-off lets-shoot", "RV-8.1", "not-here")
    at.play("take-off 38-special", "play 45-long-colt")
    assert at.lying("whiskey") == {"38-special": 2, "45-long-colt": 1}


def test_ex_f05_colty_picks_the_dead_in_order_of_rating():
    at = At(mcready=ROPE, to_play="mcready", alive="jack-colty annie-mcgraw manolito bullet lenny-mason")
    at.play("play get-a-rope")
    assert at.to_act == "colty"
    assert at.legal() == {"lose bullet", "lose lenny-mason"}


def test_ex_f06_mcready_picks_the_gun():
    at = At(
        mcready="buffalo-stampede 2 cowboy", table={"bank": "38-special hail-of-bullets derringer"}, to_play="mcready"
    )
    at.play("play buffalo-stampede")
    assert at.to_act == "mcready"
    assert at.legal() == {"destroy 38-special", "destroy hail-of-bullets", "destroy derringer"}
    at.play("destroy hail-of-bullets")
    assert at.lying("bank") == {"buffalo-stampede": 1, "38-special": 1, "derringer": 1}


def test_ex_f07_colty_picks_the_lawman():
    at = At(colty="chew-on-this", table={"bank": "cowboy deputy-2 deputy-3"})
    at.play("play chew-on-this")
    assert at.to_act == "colty"
    assert at.legal() == {"hit cowboy", "hit deputy-2", "hit deputy-3"}


def test_ex_f08_a_forced_discard_with_an_empty_hand_is_nothing():
    at = At(mcready=ROPE, to_play="mcready", alive="jack-colty annie-mcgraw")
    at.play("play get-a-rope", "lose annie-mcgraw")
    assert at.told_of(Discarded) == []
    assert (at.to_act, at.phase) == ("mcready", "play")


def test_ex_f09_colty_discards_for_annie():
    at = At(
        colty="38-special saddlebags", mcready=f"{ROPE} pilgrim", to_play="mcready", alive="jack-colty annie-mcgraw"
    )
    at.play("play get-a-rope", "discard cowboy", "lose annie-mcgraw")
    assert at.to_act == "colty"
    at.play("discard saddlebags")
    assert at.hand("colty") == {"38-special": 1}
    assert at.hand("mcready") == {"pilgrim": 1}


def test_ex_f10_rows_on_future_battlefields_are_out_of_reach():
    at = At(colty="improvise lets-shoot", table={"whiskey": "narrow-pass"})
    at.refuses("play improvise", "RV-6.10", "can-do-nothing")
    at.refuses("play lets-shoot as-shot", "RV-6.10", "can-do-nothing")


def test_ex_f11_surrounded_takes_any_two_but_those_the_card_names():
    guns = "hail-of-bullets derringer 38-special"
    at = At(
        "express/1",
        mcready="were-surrounded cowboy",
        table={"express": f"{guns} gatling-gun", "creek": "45-long-colt"},
        to_play="mcready",
    )
    at.play("play were-surrounded")
    assert at.legal() == {f"destroy {gun}" for gun in guns.split()}
    at.play("destroy hail-of-bullets", "destroy derringer")
    assert at.lying("express") == {"gatling-gun": 1, "38-special": 1}
    assert Counter(at.discards("colty")) == {"hail-of-bullets": 1, "derringer": 1}


def test_ex_f11_surrounded_spares_the_jackson_clan():
    at = At(
        "express/1", mcready="were-surrounded cowboy", table={"express": "jackson-clan 38-special"}, to_play="mcready"
    )
    at.play("play were-surrounded")
    assert at.told_of(GunDestroyed) == [GunDestroyed("38-special", "express")]
    assert at.lying("express") == {"jackson-clan": 1}


def test_ex_f12_a_moved_herd_destroys_nothing_and_costs_nothing():
    at = At(
        "whiskey/1",
        mcready="didnt-see-this 2 cowboy",
        table={"bank": "buffalo-stampede", "whiskey": "38-special"},
        to_play="mcready",
    )
    at.play("play didnt-see-this")
    assert at.lying("whiskey") == {"buffalo-stampede": 1, "38-special": 1}
    assert at.told_of(GunDestroyed) == []
    assert at.hand("mcready") == {"cowboy": 2}


def test_ex_f13_three_guns_and_any_number_of_shots():
    at = At(colty="4 38-special 2 chew-on-this coffee-and-eggs", table={"bank": "3 cowboy"})
    at.play("play 38-special", "play 38-special", "play 38-special")
    at.refuses("play 38-special", "RV-7.3", "slots-full")
    at.play("play chew-on-this", "play chew-on-this", "play coffee-and-eggs")
    assert at.lying("bank") == {"38-special": 3, "cowboy": 1}


def test_ex_f14_a_recovered_herd_destroys_a_gun():
    at = At(
        mcready="flesh-wound cowboy",
        table={"bank": "38-special"},
        discards={"mcready": "buffalo-stampede"},
        to_play="mcready",
    )
    at.play("play flesh-wound", "recover buffalo-stampede")
    assert at.told_of(GunDestroyed) == [GunDestroyed("38-special", "bank")]
    assert at.lying("bank") == {"buffalo-stampede": 1}


def test_ex_f15_dynamite_takes_only_quinceys_token():
    at = At("whiskey/1", colty="stick-of-dynamite 38-special", table={"whiskey": "quincey-whitmore+grit"})
    at.play("play stick-of-dynamite")
    assert at.told_of(GritHelped) == [GritHelped("quincey-whitmore", "whiskey", ("grit",))]
    assert at.lying("whiskey") == {"quincey-whitmore": 1}
    assert at.phase == "play"


def test_ex_f16_both_finish_their_turns_on_the_last_space():
    at = At("express/3", to_play="mcready")
    at.play("end")
    assert (at.marker, at.winner, at.to_act) == ("express/4", "", "colty")
    at.play("end")
    assert (at.winner, at.to_act) == ("", "mcready")
    at.play("end")
    assert at.winner == "colty last-space"


def test_ex_f17_a_card_just_drawn_may_be_played():
    at = At(colty="coffee-and-eggs", decks={"colty": "38-special derringer"})
    at.play("play coffee-and-eggs")
    assert at.told_of(Drew) == [Drew("colty", "38-special"), Drew("colty", "derringer")]
    at.play("play 38-special", "play derringer")
    assert at.lying("bank") == {"38-special": 1, "derringer": 1}


def test_ex_f18_sandstorm_survives_the_wreck():
    at = At("express/1", colty="38-special", table={"express": "sandstorm cowboy derringer"}, alive="jack-colty cortez")
    at.play("special derail-the-train")
    assert at.lying("express") == {"sandstorm": 1}
    assert at.view().battlefields[4].caps == (None, 2)


def test_ex_f19_grit_saves_nobody_from_the_wreck():
    at = At(
        "express/1",
        colty="38-special",
        table={"express": "charlie-weathers+grit"},
        alive="jack-colty cortez+grit skinny-landell+grit",
    )
    at.play("special derail-the-train")
    assert at.alive() == {"jack-colty"}
    assert not at.lying("express")
    assert at.view().supply[0].count == 6


def test_ex_f20_grit_does_not_help_lawmen_against_came_along():
    at = At(colty="came-along", table={"bank": "charlie-weathers+grit quincey-whitmore+grit"})
    at.play("play came-along", "lose bullet", "lose lenny-mason")
    assert not at.lying("bank")
    assert Counter(at.discards("mcready")) == {"charlie-weathers": 1, "quincey-whitmore": 1}


@pytest.mark.parametrize(("before", "removed"), [(2, [CubesRemoved(1, 1, by_check=False)]), (1, [])])
def test_ex_f21_manolito_never_takes_the_last_cube(before, removed):
    at = At(mcready=ROPE, to_play="mcready", alive="jack-colty poppy-mcready manolito", cubes=before)
    at.play("play get-a-rope", "lose manolito")
    assert at.told_of(CubesRemoved) == removed
    assert (at.cubes, at.winner) == (1, "")
    at.play("end", "end", "end")  # the next McReady turn kills nobody
    assert at.winner == "colty border-empty"


def test_ex_t01_who_does_which_steps():
    at = At("bank/1", to_play="mcready")
    at.play("end", "end", "end")
    steps = [fact for fact in at.facts if isinstance(fact, TurnBegan | MarkerMoved | Drew | Attacked)]
    assert [type(fact) for fact in steps] == [
        *(Attacked,),
        *(TurnBegan, MarkerMoved, Drew, Drew),
        *(TurnBegan, Drew, Drew, Attacked),
        *(TurnBegan, MarkerMoved, Drew, Drew),
    ]


def test_ex_t02_mcready_must_attack():
    at = At(table={"bank": "cowboy"}, to_play="mcready", alive="jack-colty annie-mcgraw manolito")
    at.play("end")
    assert at.told_of(Attacked) == [Attacked(law=1, gang=0, won=True)]
    assert at.legal() == {"lose annie-mcgraw", "lose manolito"}


def test_ex_t03_the_defence_costs_cards_and_the_force_is_left_behind():
    """ST-4, ST-5: it takes three lawmen to beat the defence of Whiskey Canyon, and the next turn they are of no use."""
    at = At("whiskey/5", mcready="deputy-2", table={"whiskey": "2 deputy-2"}, to_play="mcready")
    assert at.strength("whiskey") == (4, 4)
    at.play("play deputy-2", "end", "lose bullet")
    assert at.told_of(BanditDied) == [BanditDied("bullet")]
    assert at.marker == "buzzard/1"
    assert at.strength("buzzard") == (0, 3)


def test_ex_t04_colty_plays_nothing_but_reflexes_in_mcreadys_turn():
    hand = "lightning-reflexes fire-at-will saddlebags derringer came-along coffee-and-eggs"
    at = At(colty=hand, table={"bank": "cowboy 38-special deputy-2"}, to_play="mcready", alive="jack-colty bullet")
    at.play("end")
    assert at.to_act == "colty"
    assert at.legal() == {"lose bullet", "react lightning-reflexes"}


def test_ex_t05_a_bite_answered_by_a_discard_is_no_kill():
    at = At(colty="38-special", mcready="rattlesnake-bite", to_play="mcready")
    at.play("play rattlesnake-bite", "yes")
    assert at.told_of(Spared) == [Spared("colty")]
    assert at.told_of(Discarded) == [Discarded("colty", "38-special")]
    at.play("end")
    assert at.cubes == 11


def test_ex_t06_cards_go_to_the_current_battlefield_except_upcoming_ones():
    at = At(
        "buzzard/1",
        mcready="deputy-2 cactus-field apache-scout didnt-see-this",
        table={"bank": "cowboy"},
        to_play="mcready",
    )
    at.play("play deputy-2")
    assert at.told_of(Played) == [Played("mcready", "deputy-2", False, "buzzard")]
    assert at.told_of(Placed) == [Placed("deputy-2", "buzzard")]
    at.play("play cactus-field")
    assert at.legal() == {"place buzzard", "place creek", "place express"}
    at.play("place express", "play apache-scout")
    assert at.legal() == {f"place {field}" for field in ("bank", "whiskey", "buzzard", "creek", "express")}
    at.play("place creek", "play didnt-see-this", "move bank cowboy")
    assert at.told_of(Moved) == [Moved("cowboy", "bank", "buzzard")]


def test_ex_t07_cards_placed_ahead_are_safe():
    at = At(
        colty="chew-on-this fire-at-will improvise stick-of-dynamite derringer came-along",
        table={"whiskey": "apache-scout+power narrow-pass", "creek": "josie-logan+grit"},
    )
    assert at.legal() == {"end", "play derringer"}


def test_ex_t08_the_yellow_boy_is_paid_first_and_kills_if_paid_again():
    at = At(colty="yellow-boy-rifle 2 38-special", table={"bank": "cowboy"})
    at.play("play yellow-boy-rifle")
    assert at.legal() == {"discard 38-special"}
    at.play("discard 38-special")
    assert at.told_of(Paid) == [Paid("colty", "38-special")]
    assert at.legal() == {"yes", "no"}
    at.play("no")
    assert at.told_of(Offered) == [Offered("colty", taken=False)]
    assert at.told_of(LawmanKilled) == []
    assert at.hand("colty") == {"38-special": 1}
    assert at.strength("bank") == (1, 2)


def test_ex_t08_without_a_card_for_the_price_there_is_no_yellow_boy():
    at = At(colty="yellow-boy-rifle", table={"bank": "cowboy"})
    assert at.refuses("play yellow-boy-rifle", "RV-6.2", "cannot-pay").details == {
        "card": "yellow-boy-rifle",
        "price": 1,
        "cards": 0,
    }


def test_ex_f16_the_end_is_told():
    at = At("express/4", to_play="mcready")
    at.play("end")
    assert at.told_of(Won) == [Won("colty", "last-space")]
