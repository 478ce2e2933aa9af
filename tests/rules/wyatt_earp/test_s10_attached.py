"""10. Stagecoach Robbery, Bank Robbery, Fastest Gun."""

import pytest

from saloon.games.wyatt_earp.facts import Attached, Discarded, GunLeft, Played, PotGrew, Spent, Turned
from tests.rules.wyatt_earp.tables import SHORT, At

THREE = pytest.mark.parametrize("card", ["S", "B", "F"])


@THREE
def test_we_10_1_without_an_own_pile_the_card_can_only_be_discarded(card):
    """EX-C02"""
    at = At({"A": f"{card} 2BD"}, piles=["B/JJ 3o"], discard="WE")
    at.refuses(f"shoot {card}", "WE-10.1", "no-own-pile")
    at.play(f"discard {card}")
    assert at.told_of(Discarded) == [Discarded(0, SHORT[card])]
    assert at.to_act == "B"


def test_we_10_1_the_pile_may_have_been_laid_this_very_turn():
    """EX-C03"""
    at = At({"A": "3JJ S BD"}, draw="WH", pots={"JJ": 1000}, discard="WE")
    at.refuses("shoot S", "WE-10.1")
    at.play("lay JJ 3", "shoot S", "attach JJ")
    assert (at.pot("JJ"), at.points("A/JJ")) == (1000 + 2000 + 3000, 7)


def test_we_10_1_a_photo_alone_is_a_pile():
    """EX-C04"""
    at = At({"A": "F BD"}, piles=["A/JJ P", "B/JJ 3o"], draw="WH", pots={"JJ": 4000})
    at.play("shoot F", "attach JJ")
    assert (at.pot("JJ"), at.points("A/JJ")) == (5000, 7)


def test_we_10_2_after_a_hit_the_player_chooses_one_of_his_piles():
    """EX-S09"""
    at = At({"A": "S BD B"}, piles=["A/JJ 3o", "A/BK 1o", "B/SK 3o"], draw="WH", discard="WE", pots={"BK": 3000})
    at.play("shoot S")
    assert at.facts == [Played(0, "stagecoach-robbery", "attach", False), Turned("wes-hardin", True)]
    assert at.phase == "aim-pile"
    assert at.legal() == {"attach billy-the-kid", "attach jesse-james"}
    at.refuses("attach SK", "WE-10.2", "no-such-target")
    at.refuses("discard BD", "WE-3.5")
    at.play("attach BK")
    assert at.facts == [Attached(0, "billy-the-kid", "stagecoach-robbery"), PotGrew("billy-the-kid", 3000)]
    assert (at.pot("BK"), at.points("A/BK"), at.points("A/JJ"), at.pot("JJ")) == (6000, 3, 6, 1000)
    assert at.discards == ["wes-hardin", "wyatt-earp"]
    assert "stagecoach-robbery" not in at.hand("A")


def test_we_10_2_after_a_miss_the_card_is_discarded_and_the_turn_still_needs_its_discard():
    """EX-S10"""
    at = At({"A": "S BD B WE"}, piles=["A/JJ 3o"], draw="H", discard="MW", pots={"JJ": 3000})
    at.play("shoot S")
    assert at.facts == [
        Played(0, "stagecoach-robbery", "attach", False),
        Turned("hideout", False),
        Spent(0, "stagecoach-robbery"),
    ]
    assert (at.pot("JJ"), at.points("A/JJ")) == (3000, 6)
    assert at.discards == ["stagecoach-robbery", "hideout", "most-wanted"]
    assert (at.to_act, at.phase) == ("A", "play")
    at.refuses("shoot B", "WE-7.1", "one-sheriff-card-a-turn")
    at.refuses("earp draw", "WE-7.1")
    at.play("discard B")
    assert at.to_act == "B"


def test_we_10_2_a_missed_card_was_the_sheriff_card_of_the_turn():
    """EX-C01"""
    at = At({"A": "B PJJ BD"}, piles=["A/JJ 3o"], draw="MW", discard="WE")
    at.play("shoot B")
    at.refuses("photo JJ", "WE-7.1", "one-sheriff-card-a-turn")


@pytest.mark.parametrize(("card", "points", "dollars"), [("S", 1, 3000), ("B", 2, 1000), ("F", 3, 1000)])
def test_we_10_3_what_the_three_cards_are_worth(card, points, dollars):
    at = At({"A": f"{card} BD"}, piles=["A/JJ 3o"], draw="WH", discard="WE", pots={"JJ": 3000})
    at.play(f"shoot {card}", "attach JJ")
    assert at.told_of(PotGrew) == [PotGrew("jesse-james", dollars)]
    assert (at.pot("JJ"), at.points("A/JJ")) == (3000 + dollars, 6 + points)


@THREE
def test_we_10_4_a_covered_pile_takes_the_card_without_points(card):
    at = At({"A": f"{card} BD"}, piles=["A/JJ 3o (H)"], draw="WH", discard="WE", pots={"JJ": 3000})
    at.play(f"shoot {card}", "attach JJ")
    pile = at.pile("A/JJ")
    assert (pile.stagecoaches + pile.banks + pile.gun, pile.covered, pile.points) == (1, True, 0)
    assert at.pot("JJ") == (6000 if card == "S" else 4000)


def test_we_10_5_a_new_fastest_gun_drives_out_the_old_one():
    """EX-C05"""
    at = At({"A": "F BD"}, ["B/JJ 3o F", "A/JJ 1o", "A/BK 3o"], "WH", "S", pots={"JJ": 4000, "BK": 3000})
    at.play("shoot F")
    assert at.legal() == {"attach billy-the-kid"}
    at.refuses("attach JJ", "WE-10.6", "gun-already-there")
    at.play("attach BK")
    assert at.facts == [
        GunLeft(1, "jesse-james"),
        Attached(0, "billy-the-kid", "fastest-gun"),
        PotGrew("billy-the-kid", 1000),
    ]
    assert (at.points("B/JJ"), at.pile("B/JJ").gun, at.points("A/BK"), at.pile("A/BK").gun) == (6, False, 9, True)
    assert (at.pot("JJ"), at.pot("BK")) == (4000, 4000)
    assert at.discards == ["fastest-gun", "wes-hardin", "stagecoach-robbery"]


def test_we_10_5_the_owner_loses_3_points_and_the_pot_keeps_the_thousand():
    """EX-D29"""
    at = At({"A": "3BC", "B": "F SK"}, ["A/JJ 3o F", "B/BK 3o"], "WH", to_play="B", pots={"JJ": 4000})
    assert at.points("A/JJ") == 9
    at.play("shoot F", "attach BK")
    assert (at.points("A/JJ"), at.pot("JJ")) == (6, 4000)
    at.play("discard SK")
    assert (at.money("A"), at.pot("JJ")) == (0, 4000 + 1000)  # and the thousand of the new round


def test_we_10_5_it_drives_out_the_own_old_one_too():
    at = At({"A": "F BD"}, piles=["A/JJ 3o F", "A/BK 3o"], draw="WH", discard="S")
    at.play("shoot F", "attach BK")
    assert (at.points("A/JJ"), at.points("A/BK")) == (6, 9)
    assert at.discards[0] == "fastest-gun"


def test_we_10_6_nobody_plays_a_fastest_gun_on_an_outlaw_that_has_one():
    """EX-S11 EX-C06"""
    at = At({"A": "F BD"}, piles=["B/JJ 3o F", "A/JJ 1o"])
    at.refuses("shoot F", "WE-10.6", "gun-already-there")
    assert at.allows("discard F")

    at = At({"A": "F BD"}, piles=["A/JJ 3o F"])  # nor does its own owner
    at.refuses("shoot F", "WE-10.6", "gun-already-there")

    at = At({"A": "F BD"}, piles=["A/JJ 3o F", "A/BK 1o", "C/BK 3o"], draw="WH")
    at.play("shoot F")
    at.refuses("attach JJ", "WE-10.6", "gun-already-there")
    at.play("attach BK")


@pytest.mark.parametrize("card", ["S", "B"])
def test_we_10_6_robberies_may_join_a_fastest_gun(card):
    at = At({"A": f"{card} BD"}, piles=["A/JJ 3o F"], draw="WH", discard="WE")
    at.play(f"shoot {card}", "attach JJ")
    assert at.pile("A/JJ").gun


def test_we_10_7_a_missed_fastest_gun_leaves_the_old_one_alone():
    """EX-C08"""
    at = At({"A": "F BD"}, piles=["B/JJ 3o F", "A/BK 3o"], draw="WE", discard="S", pots={"BK": 3000})
    at.play("shoot F")
    assert (at.points("B/JJ"), at.points("A/BK"), at.pot("BK")) == (9, 6, 3000)
    assert at.discards == ["fastest-gun", "wyatt-earp", "stagecoach-robbery"]


def test_we_10_8_a_covered_fastest_gun_blocks_its_outlaw():
    """hidden_fastest_gun=counts"""
    at = At({"A": "F BD"}, piles=["B/JJ 3o F (H)", "A/JJ 1o"])
    at.refuses("shoot F", "WE-10.6", "gun-already-there")


def test_we_10_8_a_covered_fastest_gun_is_driven_out_and_the_hideout_stays():
    at = At({"A": "F BD"}, piles=["B/JJ 3o F (H)", "A/BK 3o"], draw="WH", discard="S")
    at.play("shoot F", "attach BK")
    assert at.told_of(GunLeft) == [GunLeft(1, "jesse-james")]
    pile = at.pile("B/JJ")
    assert (pile.gun, pile.covered, pile.cards, pile.points) == (False, True, 3, 0)
    assert at.discards[:2] == ["fastest-gun", "wes-hardin"]


def test_ex_c10_there_is_no_limit_to_robberies_on_a_pile():
    """WE-7.7"""
    at = At({"A": "B BD"}, piles=["A/JJ 3o B B S"], draw="WH", discard="WE")
    at.play("shoot B", "attach JJ")
    assert (at.pile("A/JJ").banks, at.points("A/JJ")) == (3, 6 + 3 * 2 + 1)
