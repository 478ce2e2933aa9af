"""19.1 Examples and card notes of the rulebook."""

from collections import Counter
from collections.abc import Iterator

import pytest

from saloon.games.revolver import GAME
from saloon.games.revolver.facts import (
    Attacked,
    BanditDied,
    BanditGritLost,
    BanditToken,
    Cancelled,
    CubesRemoved,
    Drew,
    FaceOpened,
    FieldReached,
    GritHelped,
    GunDestroyed,
    LawmanKilled,
    MarkerMoved,
    Moved,
    Paid,
    Placed,
    Prevented,
    Removed,
    RowDestroyed,
    TokenGained,
)
from saloon.kernel.table import Table
from tests.rules.revolver.tables import At


@pytest.mark.parametrize("lowest", ["bullet", "maud-tillery"])
def test_ex_s01_manolito_cannot_be_chosen_while_lower_ratings_live(lowest):
    at = At(mcready="get-a-rope cowboy", to_play="mcready", alive=f"jack-colty manolito {lowest}")
    at.play("play get-a-rope")
    assert at.legal() == {f"lose {lowest}"}
    at.refuses("lose manolito", "RV-10.2", "not-the-lowest")


def test_ex_s02_colty_chooses_among_two_of_the_lowest_rating():
    at = At(mcready="get-a-rope cowboy", to_play="mcready", alive="jack-colty manolito kittens-mackenzie maud-tillery")
    at.play("play get-a-rope")
    assert at.to_act == "colty"
    assert at.legal() == {"lose kittens-mackenzie", "lose maud-tillery"}


def test_ex_s03_from_the_last_space_to_space_1_of_the_next_battlefield():
    at = At("bank/4", to_play="mcready")
    at.play("end")
    assert at.told_of(FieldReached) == [FieldReached("whiskey")]
    assert at.marker == "whiskey/1"


def test_ex_s04_the_herd_is_killed_for_nothing():
    at = At("buzzard/1", colty="fire-at-will 38-special", table={"buzzard": "buffalo-stampede"})
    at.play("play fire-at-will", "no")
    assert at.hand("colty") == {"38-special": 1}
    assert at.discards("mcready") == ["buffalo-stampede"]
    assert not at.lying("buzzard")


def test_ex_s05_a_gatling_gun_costs_the_two_other_cards():
    at = At("express/1", colty="gatling-gun improvise derringer")
    at.play("play gatling-gun")
    assert {fact.card for fact in at.told_of(Paid)} == {"improvise", "derringer"}
    assert at.hand("colty") == {}
    assert at.lying("express") == {"gatling-gun": 1}


def test_ex_s06_four_against_one_is_one_casualty():
    at = At(table={"bank": "deputy-3 cowboy 38-special"}, to_play="mcready")
    at.play("end")
    assert at.told_of(Attacked) == [Attacked(law=4, gang=1, won=True)]
    at.play("lose bullet")
    assert at.told_of(BanditDied) == [BanditDied("bullet")]
    assert at.told_of(CubesRemoved) == []


@pytest.mark.parametrize(("killed", "cubes"), [(0, 11), (1, 12)])
def test_ex_s07_five_against_six_is_no_casualty(killed, cubes):
    """A cube goes, unless a bandit was killed earlier this turn."""
    at = At(
        "express/1",
        table={"express": "deputy-2 charlie-weathers hail-of-bullets 2 38-special"},
        to_play="mcready",
        turn={"killed": killed},
    )
    at.play("end")
    assert at.told_of(Attacked) == [Attacked(law=5, gang=6, won=False)]
    assert at.told_of(BanditDied) == []
    assert at.cubes == cubes


def test_ex_s08_no_advance_in_the_first_turn_but_two_cards():
    at = At.dealt()
    assert (at.to_act, at.marker) == ("colty", "bank/1")
    assert sum(at.hand("colty").values()) == 7


def test_ex_s09_from_the_dash_space_to_space_1():
    at = At("whiskey/-", to_play="mcready")
    at.play("end")
    assert at.told_of(MarkerMoved) == [MarkerMoved("whiskey", "1", by_card=False)]
    assert at.marker == "whiskey/1"


def test_ex_s10_derail_and_save_three_of_five():
    at = At(
        "express/2",
        colty="4 38-special",
        table={"express": "deputy-2 charlie-weathers+grit gatling-gun rickety-bridge"},
        alive="jack-colty cortez+grit poppy-mcready bruno-caple annie-mcgraw",
    )
    at.play("special derail-the-train", "discard 38-special")
    at.play("save cortez", "discard 38-special", "save annie-mcgraw", "discard 38-special", "done")
    assert at.hand("colty") == {"38-special": 1}
    assert at.alive() == {"jack-colty", "cortez", "annie-mcgraw"}
    assert not at.lying("express")
    assert Counter(at.discards("colty")) == {"38-special": 3, "gatling-gun": 1}
    assert Counter(at.discards("mcready")) == {"deputy-2": 1, "charlie-weathers": 1, "rickety-bridge": 1}
    assert at.view().specials == ()


def test_ex_s11_quincey_survives_once():
    at = At("whiskey/1", colty="2 chew-on-this", table={"whiskey": "quincey-whitmore+grit"})
    at.play("play chew-on-this")
    assert at.lying("whiskey") == {"quincey-whitmore": 1}
    at.play("play chew-on-this")
    assert not at.lying("whiskey")
    assert at.discards("mcready") == ["quincey-whitmore"]


def test_ex_s12_skinny_loses_his_token_before_the_creek():
    at = At("whiskey/2", mcready="get-a-rope cowboy", to_play="mcready", alive="jack-colty skinny-landell+grit")
    at.play("play get-a-rope", "lose skinny-landell")
    assert at.told_of(BanditGritLost) == [BanditGritLost("skinny-landell")]
    assert at.told_of(FaceOpened) == [FaceOpened("skinny", "creek")]
    assert "skinny-landell" in at.alive()
    assert at.view().battlefields[3].spaces == ("-", "1", "2", "x1")


@pytest.mark.parametrize("marker", ["whiskey/3", "buzzard/1", "creek/2"])
def test_ex_s13_kittens_opens_two_spaces(marker):
    at = At(marker, mcready="get-a-rope cowboy", to_play="mcready", alive="jack-colty kittens-mackenzie")
    at.play("play get-a-rope", "lose kittens-mackenzie")
    assert at.view().battlefields[3].spaces == ("-", "1", "2", "x1", "x2")
    assert at.view().battlefields[3].faces == ("kittens", "kittens")


def test_ex_s14_cortez_gains_grit_at_the_express():
    at = At("creek/2", mcready="get-a-rope cowboy", to_play="mcready", alive="jack-colty cortez")
    at.play("end")
    assert at.marker == "express/1"
    assert at.told_of(BanditToken) == [BanditToken("cortez")]
    at.play("end", "play get-a-rope", "discard cowboy", "lose cortez")
    assert at.told_of(BanditGritLost) == [BanditGritLost("cortez")]
    assert at.grit("cortez") == 0
    assert "cortez" in at.alive()


def test_ex_s15_peacemakers_in_play_stay_when_bruno_dies():
    at = At(
        "bank/1",
        colty="peacemaker-45",
        mcready="get-a-rope cowboy",
        table={"bank": "2 peacemaker-45"},
        to_play="mcready",
        alive="jack-colty bruno-caple",
    )
    at.play("play get-a-rope", "lose bruno-caple", "end")
    assert at.lying("bank") == {"peacemaker-45": 2}
    assert at.strength("bank") == (0, 4)
    at.refuses("play peacemaker-45", "RV-6.13", "banned")


def blasts(table: Table, hit: frozenset[str] = frozenset()) -> Iterator[frozenset[str]]:
    """Every set of lawmen that the dynamite being played can kill."""
    if GAME.view(table, -1).question.phase != "blast":
        yield hit
        return
    for code in table.legal():
        line = GAME.notate(table, code)
        if line == "done":
            yield hit
        else:
            after = table.clone()
            after.apply(code)
            yield from blasts(after, hit | {line.removeprefix("hit ")})


def test_ex_s16_dynamite_kills_sets_of_at_most_three():
    at = At("whiskey/1", colty="stick-of-dynamite 38-special", table={"whiskey": "apache-scout+power cowboy deputy-2"})
    at.play("play stick-of-dynamite")
    assert set(blasts(at.table)) == {
        frozenset({"apache-scout+power"}),
        frozenset({"cowboy"}),
        frozenset({"deputy-2"}),
        frozenset({"apache-scout+power", "cowboy"}),
        frozenset({"cowboy", "deputy-2"}),
    }
    at.play("hit apache-scout+power")
    assert at.refuses("hit deputy-2", "OP-06", "too-much-firepower").details["firepower"] == 2


def test_ex_s17_no_dynamite_at_the_bank():
    at = At("bank/2", colty="stick-of-dynamite 38-special", table={"bank": "cowboy"})
    at.refuses("play stick-of-dynamite", "RV-6.12", "not-at-this-battlefield")


def test_ex_s18_polecats_hits_quincey_twice():
    at = At("whiskey/1", colty="polecats 38-special", table={"whiskey": "quincey-whitmore+grit cowboy"})
    at.play("play polecats", "hit quincey-whitmore+grit", "hit quincey-whitmore")
    assert at.told_of(GritHelped) == [GritHelped("quincey-whitmore", "whiskey", ("grit",))]
    assert at.told_of(LawmanKilled) == [LawmanKilled("quincey-whitmore", "whiskey")]
    assert at.lying("whiskey") == {"cowboy": 1}


def test_ex_s19_no_packing_on_the_last_space():
    at = At("bank/4", colty="pack-yer-bags 38-special")
    at.refuses("play pack-yer-bags", "RV-6.10", "can-do-nothing")


def test_ex_s20_reflexes_in_the_attack_cost_a_cube():
    at = At(colty="lightning-reflexes", table={"bank": "cowboy"}, to_play="mcready")
    everybody = at.alive()
    at.play("end", "react lightning-reflexes")
    assert at.told_of(Prevented) == [Prevented()]
    assert at.alive() == everybody
    assert at.told_of(CubesRemoved) == [CubesRemoved(1, 11, by_check=True)]


def test_ex_s21_adios_finds_the_colonel_anywhere():
    at = At("creek/1", colty="adios-amigo", table={"buzzard": "ned-mcready+grit"}, decks={"colty": "derringer"})
    at.play("play adios-amigo")
    assert at.told_of(Removed) == [Removed("ned-mcready", "buzzard", ("grit",))]
    assert at.discards("mcready") == ["ned-mcready"]
    assert at.view().supply[0].count == 5  # of six; the other is Skinny's
    assert at.hand("colty") == {"derringer": 1}


def test_ex_s22_adios_draws_without_the_colonel():
    at = At("creek/1", colty="adios-amigo", decks={"colty": "derringer"})
    at.play("play adios-amigo")
    assert at.told_of(Removed) == []
    assert at.hand("colty") == {"derringer": 1}


def test_ex_s23_a_gun_taken_back_costs_its_price_again():
    at = At("whiskey/1", colty="saddlebags derringer", table={"bank": "hail-of-bullets"})
    at.play("play saddlebags")
    assert at.hand("colty") == {"hail-of-bullets": 1, "derringer": 1}
    assert not at.lying("bank")
    at.play("play hail-of-bullets")
    assert at.told_of(Paid) == [Paid("colty", "derringer")]
    assert at.lying("whiskey") == {"hail-of-bullets": 1}


def test_ex_s24_gatlings_cannot_be_taken_back():
    at = At("whiskey/1", colty="saddlebags", table={"whiskey": "gatling-gun", "bank": "gatling-gun"})
    at.refuses("play saddlebags", "RV-6.10", "can-do-nothing")


def test_ex_s25_two_die_along_for_the_ride_and_all_lawmen_go():
    at = At(
        "buzzard/2",
        colty="came-along",
        table={"buzzard": "deputy-2 charlie-weathers+grit", "whiskey": "cowboy"},
        alive="jack-colty cortez annie-mcgraw kittens-mackenzie maud-tillery",
    )
    at.play("play came-along", "lose maud-tillery")
    assert at.told_of(BanditDied) == [BanditDied("maud-tillery"), BanditDied("kittens-mackenzie")]
    assert at.view().battlefields[3].faces == ("kittens", "kittens")
    assert not at.lying("buzzard")
    assert Counter(at.discards("mcready")) == {"deputy-2": 1, "charlie-weathers": 1}
    assert at.lying("whiskey") == {"cowboy": 1}


def test_ex_s26_sandstorm_lets_three_lawmen_stay():
    at = At("whiskey/1", colty="sandstorm 38-special", mcready="cowboy", table={"whiskey": "3 deputy-2"})
    at.play("play sandstorm")
    assert at.lying("whiskey") == {"deputy-2": 3, "sandstorm": 1}
    assert at.strength("whiskey")[0] == 6
    at.play("end")
    at.refuses("play cowboy", "RV-7.8", "capped")


def test_ex_s27_a_derringer_needs_no_slot():
    at = At("bank/1", colty="derringer", table={"bank": "3 38-special"})
    at.play("play derringer")
    assert at.strength("bank") == (0, 4)
    assert at.view().battlefields[0].slots == 3


def test_ex_s28_a_derringer_beside_two_rows_and_a_gun():
    at = At("bank/1", colty="derringer", table={"bank": "38-special narrow-pass cactus-field"})
    at.play("play derringer")
    assert at.lying("bank")["derringer"] == 1


def test_ex_s29_lets_shoot_as_a_shot_clears_a_row():
    at = At("bank/1", colty="lets-shoot", table={"bank": "2 38-special narrow-pass"})
    at.play("play lets-shoot as-shot")
    assert at.told_of(RowDestroyed) == [RowDestroyed("narrow-pass", "bank")]
    assert at.discards("mcready") == ["narrow-pass"]
    assert at.discards("colty") == ["lets-shoot"]
    assert at.view().battlefields[0].slots == 2


def test_ex_s30_lets_shoot_as_a_gun_takes_a_slot():
    at = At("bank/1", colty="lets-shoot", table={"bank": "38-special narrow-pass"})
    at.play("play lets-shoot")
    assert at.strength("bank") == (0, 2)
    assert at.view().battlefields[0].slots == 3


def test_ex_s31_improvise_clears_a_row():
    at = At("bank/1", colty="improvise", table={"bank": "narrow-pass"})
    at.play("play improvise")
    assert at.discards("mcready") == ["narrow-pass"]
    assert not at.lying("bank")


def test_ex_s32_the_yellow_boy_may_kill_for_the_other_card():
    at = At("bank/1", colty="yellow-boy-rifle improvise derringer", table={"bank": "cowboy"})
    at.play("play yellow-boy-rifle", "discard improvise")
    assert at.told_of(Paid) == [Paid("colty", "improvise")]
    assert at.phase == "may-discard"
    at.play("yes")
    assert at.hand("colty") == {}
    assert at.told_of(LawmanKilled) == [LawmanKilled("cowboy", "bank")]
    assert at.lying("bank") == {"yellow-boy-rifle": 1}


@pytest.mark.parametrize(("marker", "left"), [("express/1", 3), ("creek/1", 0), ("bank/1", 0)])
def test_ex_s33_the_jackson_clan_is_free_at_the_express(marker, left):
    at = At(marker, colty="jackson-clan 3 38-special")
    at.play("play jackson-clan")
    assert at.told_of(Placed) == [Placed("jackson-clan", at.view().field)]
    assert sum(at.hand("colty").values()) == left


def test_ex_s34_ned_is_free_at_the_creek_and_costs_the_gang_one():
    at = At("creek/1", mcready="ned-mcready cowboy", to_play="mcready")
    at.play("play ned-mcready", "lose bullet")
    assert at.hand("mcready") == {"cowboy": 1}
    assert at.lying("creek") == {"ned-mcready+grit": 1}
    assert at.told_of(BanditDied) == [BanditDied("bullet")]


def test_ex_s35_josie_placed_ahead_has_grit():
    at = At("bank/1", mcready="josie-logan", to_play="mcready")
    at.play("play josie-logan", "place creek")
    assert at.lying("creek") == {"josie-logan+grit": 1}


@pytest.mark.parametrize(("place", "lying", "law"), [("bank", "apache-scout", 1), ("whiskey", "apache-scout+power", 2)])
def test_ex_s36_an_apache_scout_placed_ahead_has_power(place, lying, law):
    at = At("bank/1", mcready="apache-scout", to_play="mcready")
    at.play("play apache-scout", f"place {place}")
    assert at.lying(place) == {lying: 1}
    assert at.strength(place)[0] == law
    assert bool(at.told_of(TokenGained)) == (place == "whiskey")


def test_ex_s37_quincey_moves_for_a_card():
    at = At("whiskey/1", mcready="cowboy", table={"bank": "quincey-whitmore"}, to_play="mcready")
    at.play("use quincey-whitmore right")
    assert at.told_of(Paid) == [Paid("mcready", "cowboy")]
    assert at.lying("whiskey") == {"quincey-whitmore": 1}
    assert not at.lying("bank")


def test_ex_s38_no_third_row():
    at = At("bank/1", mcready="rickety-bridge", table={"creek": "narrow-pass cactus-field"}, to_play="mcready")
    at.play("play rickety-bridge")
    at.refuses("place creek", "RV-7.4", "two-rows")


def test_ex_s39_pilgrim_goes_to_the_dash_space_and_no_further():
    at = At("whiskey/1", mcready="2 pilgrim", to_play="mcready")
    at.play("play pilgrim")
    assert at.marker == "whiskey/-"
    at.refuses("play pilgrim", "RV-6.10", "can-do-nothing")


def test_ex_s40_a_deputy_follows_for_nothing():
    at = At("whiskey/1", mcready="didnt-see-this cowboy", table={"bank": "deputy-3"}, to_play="mcready")
    at.play("play didnt-see-this")
    assert at.told_of(Moved) == [Moved("deputy-3", "bank", "whiskey")]
    assert at.lying("whiskey") == {"deputy-3": 1}
    assert at.hand("mcready") == {"cowboy": 1}


def test_ex_s41_ran_outta_bullets_draws_without_a_gatling():
    at = At("bank/1", mcready="ran-outta-bullets", table={"bank": "38-special"}, to_play="mcready")
    at.play("play ran-outta-bullets")
    assert at.told_of(GunDestroyed) == []
    assert len(at.told_of(Drew)) == 1
    assert sum(at.hand("mcready").values()) == 1


def test_ex_s42_the_hat_stops_fire_at_will():
    at = At("bank/1", colty="fire-at-will", mcready="hat-clean-off", table={"bank": "cowboy"})
    at.play("play fire-at-will", "yes")
    assert at.told_of(Cancelled) == [Cancelled("fire-at-will")]
    assert at.lying("bank") == {"cowboy": 1}
    assert at.discards("colty") == ["fire-at-will"]
    assert at.discards("mcready") == ["hat-clean-off"]


def test_ex_s43_a_bounty_hunter_comes_back_at_his_price():
    at = At(
        "bank/1",
        mcready="about-time-partner pilgrim",
        discards={"mcready": "bounty-hunter"},
        decks={"mcready": "cowboy"},
        to_play="mcready",
    )
    at.play("play about-time-partner")
    assert at.hand("mcready") == {"bounty-hunter": 1, "pilgrim": 1}
    at.play("play bounty-hunter")
    assert at.told_of(Paid) == [Paid("mcready", "pilgrim")]
    assert at.hand("mcready") == {"cowboy": 1}


def test_ex_s44_flesh_wound_costs_one_and_the_deputy_nothing():
    at = At("bank/1", mcready="flesh-wound 2 pilgrim", discards={"mcready": "deputy-3"}, to_play="mcready")
    at.play("play flesh-wound", "discard pilgrim")
    assert at.lying("bank") == {"deputy-3": 1}
    assert at.hand("mcready") == {"pilgrim": 1}


def test_ex_s45_annies_death_costs_colty_a_card():
    at = At(
        "bank/1",
        colty="38-special derringer",
        mcready="get-a-rope cowboy",
        to_play="mcready",
        alive="jack-colty annie-mcgraw",
    )
    at.play("play get-a-rope", "lose annie-mcgraw")
    assert at.to_act == "colty"
    assert at.legal() == {"discard 38-special", "discard derringer"}


def test_ex_s46_a_weak_gun_makes_room_for_a_strong_one():
    at = At("bank/1", colty="hail-of-bullets derringer", table={"bank": "38-special 2 45-long-colt"})
    at.play("take-off 38-special", "play hail-of-bullets")
    assert at.lying("bank") == {"hail-of-bullets": 1, "45-long-colt": 2}
    assert at.view().battlefields[0].slots == 3


def test_ex_s47_no_row_where_the_gang_has_three_guns():
    at = At("bank/1", mcready="narrow-pass", table={"bank": "3 38-special"}, to_play="mcready")
    at.play("play narrow-pass")
    at.refuses("place bank", "RV-7.4", "slots-full")


def test_ex_s48_a_full_battlefield_stops_no_shot():
    shots = [
        "fire-at-will", "chew-on-this", "polecats", "stick-of-dynamite", "pack-yer-bags", "adios-amigo", "saddlebags",
        "came-along", "improvise", "coffee-and-eggs",
    ]  # fmt: skip
    hand = " ".join(shots)
    at = At("whiskey/2", colty=f"{hand} lets-shoot", table={"whiskey": "2 38-special narrow-pass cowboy"})
    assert at.view().battlefields[1].slots == 3
    assert {f"play {shot}" for shot in shots} | {"play lets-shoot as-shot"} <= at.legal()
    at.refuses("play lets-shoot", "RV-7.3", "slots-full")
