"""12. Hideout."""

import pytest

from saloon.games.wyatt_earp.facts import Captured, Covered, Escaped, Played, PotGrew, Spent, Stayed, Turned, Uncovered
from tests.rules.wyatt_earp.tables import At


def test_we_12_1_a_hideout_that_misses_is_discarded():
    at = At({"A": "H BD WE"}, piles=["B/JJ 3o"], draw="B", discard="S")
    at.play("hide")
    assert at.facts == [Played(0, "hideout", "hide", False), Turned("bank-robbery", False), Spent(0, "hideout")]
    assert at.discards == ["hideout", "bank-robbery", "stagecoach-robbery"]
    assert (at.points("B/JJ"), at.to_act, at.phase) == (6, "A", "play")
    at.refuses("earp draw", "WE-7.1")


def test_we_12_2_a_hit_covers_one_whole_pile_of_another_player():
    at = At({"A": "H BD"}, piles=["B/JJ 3o P B", "C/JJ 1o", "C/BK 3o", "A/BK 1o"], draw="WH", discard="S")
    at.play("hide")
    assert at.phase == "aim-hideout"
    assert at.legal() == {"cover left jesse-james", "cover left2 jesse-james", "cover left2 billy-the-kid"}
    at.play("cover left JJ")
    assert at.facts == [Covered(0, 1, "jesse-james")]
    pile = at.pile("B/JJ")
    assert (pile.covered, pile.cards, pile.photo, pile.banks, pile.points) == (True, 3, True, 1, 0)
    assert (at.points("C/JJ"), at.points("C/BK")) == (2, 6)
    assert at.discards == ["wes-hardin", "stagecoach-robbery"]


def test_we_12_2_nobody_hides_a_pile_of_his_own():
    """EX-C14 hideout_target=other_player"""
    at = At({"A": "H BD"}, piles=["A/JJ 3o", "B/JJ 1o"], draw="WH")
    at.play("hide")
    at.refuses("cover own JJ", "WE-12.2", "no-such-target")

    at = At({"A": "H BD"}, piles=["A/JJ 3o"], draw="WH")
    at.refuses("hide", "WE-12.2", "no-pile-to-cover")


def test_we_12_2_unless_the_table_plays_that_way():
    """EX-C14 hideout_target=any_player"""
    at = At({"A": "H BD"}, piles=["A/JJ 3o"], draw="WH", options={"hideout_target": "any_player"})
    at.play("hide", "cover own JJ")
    assert at.pile("A/JJ").covered
    assert (at.to_act, at.phase) == ("A", "play")


def test_we_12_3_a_covered_pile_counts_for_nothing_and_stays_visible():
    """EX-S14"""
    at = At({"B": "H JJ"}, ["C/BS 2o P S", "A/BS 2o"], "WH", to_play="B", pots={"BS": 8000})
    assert at.points("C/BS") == 9
    at.play("hide", "cover left BS", "answer no")
    pile = at.pile("C/BS")
    assert (pile.cards, pile.photo, pile.stagecoaches, pile.points) == (2, True, 1, 0)
    poster = at.view().posters[0]
    assert (poster.pot, poster.points, poster.pays, poster.stays) == (8000, 4, (0, 0, 0), 8000)
    at.play("discard JJ")
    assert Escaped("belle-starr", 4) in at.facts
    assert Stayed("belle-starr", 8000) in at.facts


def test_we_12_3_it_does_not_count_in_the_comparison_either():
    at = At({"A": "H JJ"}, ["C/BS 2o P", "B/BS 4o"], "WH", pots={"BS": 7000})
    at.play("hide", "cover left2 BS", "answer no", "discard JJ")
    assert Captured("belle-starr", 8) in at.facts
    assert (at.money("B"), at.money("C")) == (7000, 0)


def test_we_12_4_its_owner_may_add_cards_that_raise_the_pot_but_bring_no_points():
    at = At({"A": "3JJ PJJ S BD"}, ["A/JJ 3o (H)"], "WH", discard="B", pots={"JJ": 3000})
    at.play("lay JJ 3")
    assert (at.pot("JJ"), at.points("A/JJ"), at.pile("A/JJ").cards) == (5000, 0, 6)
    at.play("photo JJ")
    assert at.told_of(PotGrew) == [PotGrew("jesse-james", 1000)]
    assert (at.points("A/JJ"), at.pile("A/JJ").covered) == (0, True)


def test_we_12_5_a_covered_pile_gets_no_second_hideout():
    """EX-C11"""
    at = At({"C": "H BD"}, ["B/JJ 3o (H)", "B/BK 3o", "A/JJ 1o"], "WH", to_play="C")
    at.play("hide")
    at.refuses("cover left2 JJ", "WE-12.2", "no-such-target")
    assert at.legal() == {"cover left2 billy-the-kid", "cover left jesse-james"}


def test_we_12_5_if_every_pile_is_covered_there_is_nothing_to_play_it_on():
    """EX-C12"""
    at = At({"A": "H BD"}, piles=["B/JJ 3o (H)", "C/BK 3o (H)", "A/SK 3o"])
    at.refuses("hide", "WE-12.2", "no-pile-to-cover")


def test_we_12_5_after_the_first_is_gone_a_new_one_may_come():
    at = At({"A": "H 2BD", "B": "WE BK 2SK"}, ["B/JJ 3o (H)", "B/BK 1o"], "WH WH", discard="S", to_play="B")
    at.play("earp remove", "discard BK", "take discard", "discard BK", "take discard", "hide", "cover left JJ")
    assert at.pile("B/JJ").covered


def test_we_12_6_a_photo_alone_can_be_covered():
    at = At({"A": "H BD"}, piles=["B/JJ P", "C/BK P B"], draw="WH")
    at.play("hide")
    assert at.legal() == {"cover left jesse-james", "cover left2 billy-the-kid"}
    at.play("cover left2 BK")
    assert (at.points("C/BK"), at.points("B/JJ")) == (0, 4)


def test_we_12_7_a_covered_series_is_still_in_play():
    at = At({"A": "JJ PJJ BD"}, piles=["B/JJ 3o (H)"])
    at.play("lay JJ 1", "photo JJ")
    assert at.points("A/JJ") == 6


def test_we_12_8_when_the_hideout_leaves_all_cards_count_again():
    at = At({"A": "JJ WE BD"}, ["A/JJ 3o P B (H)"], "WH", discard="S")
    at.play("lay JJ 1", "earp remove")
    assert at.told_of(Uncovered) == [Uncovered(0, "jesse-james")]
    assert (at.points("A/JJ"), at.pile("A/JJ").covered) == (4 * 2 + 4 + 2, False)
    assert at.discards == ["wyatt-earp", "hideout", "wes-hardin", "stagecoach-robbery"]


@pytest.mark.parametrize("moves", [["lay JJ 2"], ["photo JJ"], ["shoot F", "attach JJ"], ["earp draw"]])
def test_we_12_8_nothing_else_of_the_owner_removes_it(moves):
    at = At({"A": "2JJ PJJ F WE BD"}, ["A/JJ 3o (H)"], "WH BK", discard="S")
    at.play(*moves, "discard BD")
    assert at.pile("A/JJ").covered
    assert at.points("A/JJ") == 0
