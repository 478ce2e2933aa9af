"""4. Playing outlaw cards."""

from saloon.games.wyatt_earp.facts import Laid, PotGrew
from tests.tables import At


def test_we_4_2_the_first_cards_of_an_outlaw_are_a_series_of_three():
    at = At({"A": "3JJ B"})
    refused = at.refuses("lay JJ 2", "WE-4.2", "series-too-small")
    assert refused.details["least"] == 3
    at.play("lay JJ 3")
    assert at.pile("A/JJ").cards == 3


def test_we_4_4_one_card_is_enough_once_an_outlaw_is_opened():
    at = At({"A": "BK B"}, piles=["B/BK 3o"])
    at.play("lay BK 1")
    assert at.points("A/BK") == 2


def test_we_4_6_each_laying_adds_one_thousand_for_each_card_but_the_first():
    """EX-S01 EX-S02 EX-S03"""
    at = At({"A": "5JJ B", "C": "2JJ B"})
    assert at.play("lay JJ 4") == [Laid(0, "jesse-james", 4), PotGrew("jesse-james", 3000)]
    assert (at.pot("JJ"), at.points("A/JJ")) == (4000, 8)
    at.play("lay JJ 1")
    assert (at.pot("JJ"), at.points("A/JJ")) == (4000, 10)
