"""4. Playing outlaw cards."""

import pytest

from saloon.games.wyatt_earp.facts import Attached, Gave, Laid, Played, PotGrew, Stole
from tests.rules.wyatt_earp.tables import At

VIEWERS = ("A", "B", "C", None)


def test_we_4_1_cards_are_laid_into_the_own_territory():
    at = At({"A": "2JJ B"}, piles=["B/JJ 3o"])
    assert at.play("lay JJ 2") == [Laid(0, "jesse-james", 2), PotGrew("jesse-james", 1000)]
    assert at.pile("A/JJ").cards == 2
    assert at.pile("B/JJ").cards == 3
    assert at.hand("A") == {"bank-robbery": 1}


def test_we_4_1_only_cards_of_the_hand_can_be_laid():
    at = At({"A": "2JJ B", "B": "3JJ"}, piles=["B/JJ 1o"])
    refused = at.refuses("lay JJ 3", "WE-4.1", "not-enough-cards")
    assert (refused.details["have"], refused.details["wanted"]) == (2, 3)


def test_we_4_2_the_first_cards_of_an_outlaw_are_a_series_of_three():
    at = At({"A": "3JJ B"})
    for cards in (1, 2):
        refused = at.refuses(f"lay JJ {cards}", "WE-4.2", "series-too-small")
        assert refused.details["least"] == 3
    assert not at.view().posters[4].opened
    at.play("lay JJ 3")
    assert at.pile("A/JJ").cards == 3
    assert at.view().posters[4].opened


def test_we_4_2_two_cards_open_nothing_wherever_the_others_are():
    """EX-P09"""
    at = At({"A": "2JJ B", "B": "5JJ"})
    at.refuses("lay JJ 2", "WE-4.2", "series-too-small")
    at = At({"A": "2JJ B", "B": "4JJ"}, piles=["B/SK 3o"])  # another outlaw's opening does not help
    at.refuses("lay JJ 2", "WE-4.2", "series-too-small")


def test_we_4_2_more_than_three_may_open_too():
    at = At({"A": "7JJ B"})
    assert {move for move in at.legal() if move.startswith("lay")} == {f"lay jesse-james {n}" for n in range(3, 8)}


def test_we_4_3_a_photo_does_not_count_towards_the_three():
    at = At({"A": "2JJ PJJ B"})
    at.refuses("lay JJ 2", "WE-4.2")
    at.refuses("photo JJ", "WE-9.2", "outlaw-not-opened")


def test_we_4_3_the_series_comes_first_then_the_photo():
    """EX-P01"""
    at = At({"A": "3JJ PJJ B"})
    at.refuses("photo JJ", "WE-9.2", "outlaw-not-opened")
    at.play("lay JJ 3", "photo JJ")
    assert (at.points("A/JJ"), at.pot("JJ")) == (10, 4000)


def test_we_4_3_a_photo_on_the_table_of_an_opened_outlaw_starts_a_pile():
    """EX-P02 WE-9.3"""
    at = At({"A": "PJJ B"}, piles=["B/JJ 3o"])
    assert at.play("photo JJ") == [
        Played(0, "photo-jesse-james", "photo", False),
        Attached(0, "jesse-james", "photo-jesse-james"),
        PotGrew("jesse-james", 1000),
    ]
    assert (at.points("A/JJ"), at.pile("A/JJ").cards, at.points("B/JJ")) == (4, 0, 6)


def test_we_4_4_once_an_outlaw_is_opened_one_card_is_enough_for_anybody():
    at = At({"A": "2BK B"}, piles=["B/BK 3o"])
    at.play("lay BK 1")
    assert at.points("A/BK") == 2
    at.play("lay BK 1")
    assert at.points("A/BK") == 4


def test_we_4_4_also_right_after_ones_own_opening():
    at = At({"A": "4BK B"})
    at.play("lay BK 3", "lay BK 1")
    assert at.pile("A/BK").cards == 4


def test_we_4_5_an_outlaw_stays_opened_when_theft_shrinks_its_series():
    """opened_test=sticky"""
    at = At({"A": "MW JJ 2BS"}, piles=["B/JJ 3o"], draw="SK")
    at.play("steal", "rob left JJ")
    assert at.pile("B/JJ").cards == 2
    at.play("lay JJ 1")
    assert at.pile("A/JJ").cards == 1


def test_we_4_5_even_when_nothing_is_left_of_it():
    at = At({"A": "MW 2BS", "B": "JJ BD", "C": "PJJ BD"}, piles=["B/JJ 1o"], draw="SK")
    at.play("steal", "rob left JJ")
    assert at.pile("B/JJ") is None
    assert at.view().posters[4].opened
    at.play("discard BS", "take two", "lay JJ 1")
    assert at.pile("B/JJ").cards == 1
    at.play("discard BD", "take two")
    assert at.allows("photo JJ")


def test_we_4_5_and_while_a_hideout_covers_it():
    at = At({"A": "JJ PJJ BS"}, piles=["B/JJ 3o (H)"])
    at.play("lay JJ 1", "photo JJ")
    assert at.points("A/JJ") == 6


def test_we_4_5_in_the_next_round_every_outlaw_is_unopened():
    at = At({"A": "3JJ BS"}, piles=["B/SK 3o", "C/BC 3o P"])
    at.play("lay JJ 3", "discard BS")
    assert at.view().round == 2
    assert not any(poster.opened for poster in at.view().posters)
    assert not any(player.piles for player in at.view().players)


def test_we_4_6_each_laying_adds_one_thousand_for_each_card_but_the_first():
    """EX-S01 EX-S02 EX-S03"""
    at = At({"A": "5JJ 3B", "C": "2JJ BD BS"}, draw="6WH")
    assert at.play("lay JJ 4") == [Laid(0, "jesse-james", 4), PotGrew("jesse-james", 3000)]
    assert (at.pot("JJ"), at.points("A/JJ")) == (4000, 8)
    assert at.view().posters[4].opened
    at.play("discard B", "take two", "discard WH", "take two")
    assert at.play("lay JJ 2") == [Laid(2, "jesse-james", 2), PotGrew("jesse-james", 1000)]
    assert (at.pot("JJ"), at.points("C/JJ")) == (5000, 4)
    at.play("discard BD", "take two")
    assert at.play("lay JJ 1") == [Laid(0, "jesse-james", 1)]
    assert (at.pot("JJ"), at.points("A/JJ")) == (5000, 10)


@pytest.mark.parametrize("cards", [3, 4, 5, 6, 7])
def test_we_4_6_the_opening_follows_the_same_formula(cards):
    at = At({"A": "7JJ B"}, pots={"JJ": 6000})
    at.play(f"lay JJ {cards}")
    assert at.pot("JJ") == 6000 + (cards - 1) * 1000
    assert {poster.pot for poster in at.view().posters if poster.outlaw != "jesse-james"} == {1000}


@pytest.mark.parametrize(("value", "dollars"), [("per_play", [1000, 0]), ("per_turn", [1000, 1000])])
def test_we_4_7_the_same_outlaw_twice_in_a_turn(value, dollars):
    """EX-P04 reward_batching=per_play reward_batching=per_turn"""
    options = {"reward_batching": value}
    at = At({"A": "2JJ MW BS", "B": "BD", "C": "2JJ BD"}, piles=["B/JJ 3o"], options=options)
    at.play("lay JJ 2")
    assert at.pot("JJ") == 1000 + dollars[0]
    at.play("ask JJ left", "lay JJ 1")
    assert at.pot("JJ") == 1000 + sum(dollars)
    assert at.pile("A/JJ").cards == 3


@pytest.mark.parametrize(("value", "dollars"), [("per_play", 0), ("per_turn", 1000)])
def test_we_4_7_two_single_cards_in_a_turn(value, dollars):
    """EX-P05"""
    at = At({"A": "2JJ BS"}, piles=["B/JJ 3o"], options={"reward_batching": value})
    at.play("lay JJ 1", "lay JJ 1")
    assert at.pot("JJ") == 1000 + dollars


def test_we_4_7_another_turn_is_another_laying():
    options = {"reward_batching": "per_turn"}
    at = At({"A": "2JJ 2BS", "B": "2BD"}, piles=["B/JJ 3o"], players=2, draw="4WH", options=options)
    at.play("lay JJ 1", "discard BS", "take two", "discard BD", "take two", "lay JJ 1")
    assert at.pot("JJ") == 1000


def test_we_4_8_each_outlaw_has_its_own_minus_one():
    """EX-P08"""
    at = At({"A": "3SK 3WH B"})
    at.play("lay SK 3", "lay WH 3")
    assert (at.pot("SK"), at.pot("WH")) == (3000, 3000)
    assert (at.points("A/SK"), at.points("A/WH")) == (6, 6)


def test_we_4_9_all_cards_of_an_outlaw_in_a_territory_are_one_pile():
    """EX-P10"""
    at = At({"A": "3JJ B"}, piles=["A/JJ 3o", "A/SK 3o"])
    at.play("lay JJ 3")
    assert [(pile.outlaw, pile.cards) for pile in at.view().players[0].piles] == [
        ("jesse-james", 6),
        ("sundance-kid", 3),
    ]
    assert at.pot("JJ") == 3000


def test_we_4_10_a_card_received_on_request_may_complete_the_opening():
    """EX-P07"""
    at = At({"A": "2SK MW B", "B": "BD", "C": "2SK"})
    at.refuses("lay SK 2", "WE-4.2")
    at.play("ask SK left")
    assert at.told_of(Gave) == [Gave(2, 0, "sundance-kid")]
    at.play("lay SK 3")
    assert (at.pile("A/SK").cards, at.pot("SK")) == (3, 3000)


def test_we_4_10_so_may_a_stolen_card_be_laid():
    at = At({"A": "MW B"}, piles=["C/SK 2o"], draw="WH")
    at.play("steal", "rob left2 SK")
    assert at.told_of(Stole) == [Stole(0, 2, "sundance-kid")]
    at.play("lay SK 1")
    assert (at.pile("A/SK").cards, at.pile("C/SK").cards) == (1, 1)


def test_we_4_10_and_cards_drawn_or_picked_with_wyatt_earp():
    at = At({"A": "SK WE B"}, draw="SK SK")
    at.play("earp draw", "lay SK 3")
    assert at.pile("A/SK").cards == 3
    at = At({"A": "2SK WE B"}, discard="BS SK")
    at.play("earp pick", "pick SK", "lay SK 3")
    assert at.pile("A/SK").cards == 3


def test_we_4_11_everybody_sees_what_lies_in_a_pile_and_its_points():
    at = At({"A": "BS"}, piles=["B/JJ 3o P S B F", "C/BK 2o B (H)"])
    for viewer in VIEWERS:
        _, b, c = at.view(viewer).players
        (jesse,), (billy,) = b.piles, c.piles
        assert (jesse.outlaw, jesse.cards, jesse.photo, jesse.stagecoaches) == ("jesse-james", 3, True, 1)
        assert (jesse.banks, jesse.gun, jesse.covered, jesse.points) == (1, True, False, 16)
        assert (billy.outlaw, billy.cards, billy.photo, billy.stagecoaches) == ("billy-the-kid", 2, False, 0)
        assert (billy.banks, billy.gun, billy.covered, billy.points) == (1, False, True, 0)


# 20.3, the variant


def test_ex_p13_a_photo_out_of_turn_right_after_an_opening():
    """EX-P13 WE-7.4 photo_out_of_turn=others_opening"""
    options = {"photo_out_of_turn": "others_opening"}
    at = At({"A": "3JJ 2BS", "B": "2BD BC", "C": "PJJ WE BD"}, draw="6WH", options=options)
    at.play("lay JJ 3")
    assert (at.to_act, at.phase) == ("B", "photo-window")
    at.refuses("photo-now yes", "WE-9.7", "not-in-hand")
    at.play("photo-now no")
    assert (at.to_act, at.phase) == ("C", "photo-window")
    at.play("photo-now yes")
    assert (at.points("C/JJ"), at.pile("C/JJ").cards, at.pot("JJ")) == (4, 0, 4000)
    assert (at.to_act, at.phase) == ("A", "play")
    assert not at.view().sheriff_used
    at.play("discard BS", "take two", "discard BD", "take two")
    assert (at.to_act, at.allows("earp draw")) == ("C", True)


def test_ex_p14_not_after_cards_were_added_to_an_opened_outlaw():
    """EX-P14 WE-9.7"""
    options = {"photo_out_of_turn": "others_opening"}
    at = At({"A": "3JJ 2BS", "C": "PJJ BD"}, piles=["B/JJ 1o"], options=options)
    at.play("lay JJ 3")
    assert (at.to_act, at.phase) == ("A", "play")
    at.refuses("photo-now yes", "WE-9.7", "not-now")
