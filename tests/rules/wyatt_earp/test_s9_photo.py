"""9. Photo."""

import pytest

from saloon.games.wyatt_earp.facts import Attached, Declined, Played, PotGrew, RoundEnded, Turned
from tests.rules.wyatt_earp.tables import At

OTHERS = {"photo_out_of_turn": "others_opening"}
ANYBODY = {"photo_out_of_turn": "any_opening"}


def test_we_9_1_a_photo_is_the_sheriff_card_of_the_turn_and_needs_no_shot():
    at = At({"A": "PJJ PBK B WE"}, piles=["B/JJ 3o", "B/BK 3o"], discard="S")
    before = at.draws
    assert at.play("photo JJ") == [
        Played(0, "photo-jesse-james", "photo", False),
        Attached(0, "jesse-james", "photo-jesse-james"),
        PotGrew("jesse-james", 1000),
    ]
    assert (at.draws, at.discards) == (before, ["stagecoach-robbery"])
    assert at.view().sheriff_used
    at.refuses("photo BK", "WE-7.1", "one-sheriff-card-a-turn")
    at.refuses("shoot B", "WE-7.1")
    at.refuses("earp draw", "WE-7.1")


def test_we_9_1_a_photo_belongs_to_one_outlaw():
    at = At({"A": "PJJ B"}, piles=["A/BK 3o", "B/JJ 3o"])
    at.refuses("photo BK", "WE-3.5", "not-in-hand")
    at.play("photo JJ")
    assert (at.points("A/JJ"), at.points("A/BK")) == (4, 6)


def test_we_9_2_a_photo_waits_until_its_outlaw_is_opened():
    at = At({"A": "PJJ 3JJ B"}, piles=["B/BK 3o"])
    at.refuses("photo JJ", "WE-9.2", "outlaw-not-opened")
    at.play("lay JJ 3", "photo JJ")
    assert at.points("A/JJ") == 10


@pytest.mark.parametrize("pile", ["A/JJ 3o", "B/JJ 3o", "C/JJ 1o", "C/JJ 3o (H)"])
def test_we_9_2_it_does_not_matter_who_opened_the_outlaw(pile):
    at = At({"A": "PJJ B"}, piles=[pile])
    at.play("photo JJ")
    assert at.pile("A/JJ").photo


def test_we_9_2_an_opened_outlaw_needs_no_card_on_the_table():
    at = At({"A": "PJJ B"}, opened=["jesse-james"])
    at.play("photo JJ")
    assert at.points("A/JJ") == 4


def test_we_9_2_a_photo_right_after_the_own_opening():
    """EX-S05"""
    at = At({"B": "4BK PBK S"}, to_play="B", pots={"BK": 1000}, discard="B")
    at.play("lay BK 4", "photo BK")
    assert (at.pot("BK"), at.points("B/BK")) == (5000, 12)
    assert (at.pile("B/BK").cards, at.pile("B/BK").photo) == (4, True)


def test_we_9_3_a_photo_alone_starts_a_pile_to_which_cards_may_be_attached():
    """EX-S06"""
    at = At({"A": "2S", "B": "2BS", "C": "PBK B 2BC"}, ["A/BK 3o"], "JJ", "BD", to_play="C", pots={"BK": 3000})
    at.play("photo BK")
    assert (at.pot("BK"), at.points("C/BK"), at.points("A/BK")) == (4000, 4, 6)
    at.play("discard BC", "take discard", "discard S", "take discard", "discard BS", "take discard")
    at.play("shoot B", "attach BK")
    assert at.told_of(Attached) == [Attached(2, "billy-the-kid", "bank-robbery")]
    assert (at.pot("BK"), at.points("C/BK")) == (5000, 6)


def test_we_9_3_a_photo_joins_the_own_pile_of_its_outlaw():
    at = At({"A": "PJJ B"}, piles=["A/JJ 3o S", "B/JJ 2o"])
    at.play("photo JJ")
    pile = at.pile("A/JJ")
    assert (pile.cards, pile.photo, pile.stagecoaches, pile.points) == (3, True, 1, 11)
    assert not at.pile("B/JJ").photo
    assert "photo-jesse-james" not in at.hand("A")


def test_we_9_4_a_photo_is_worth_4_points_and_adds_a_flat_thousand():
    """EX-S08"""
    at = At({"A": "3SK PSK B"}, pots={"SK": 2000})
    at.play("lay SK 3")
    assert (at.pot("SK"), at.points("A/SK")) == (4000, 6)
    at.play("photo SK")
    assert at.told_of(PotGrew) == [PotGrew("sundance-kid", 1000)]
    assert (at.pot("SK"), at.points("A/SK")) == (5000, 10)


@pytest.mark.parametrize(("card", "points"), [("S", 5), ("B", 6), ("F", 7)])
def test_we_9_5_a_photo_carries_attached_cards(card, points):
    at = At({"A": f"{card} BD"}, piles=["A/JJ P"], draw="BK", discard="WE")
    at.play(f"shoot {card}", "attach JJ")
    assert at.points("A/JJ") == points


def test_we_9_5_a_photo_keeps_attached_cards_from_being_orphans():
    at = At({"A": "MW BD"}, piles=["B/JJ 1o P S"], draw="BK", discard="WE")
    at.play("steal", "rob left JJ")
    assert (at.pile("B/JJ").stagecoaches, at.points("B/JJ")) == (1, 5)
    assert at.discards == ["most-wanted", "billy-the-kid", "wyatt-earp"]


def test_we_9_6_a_photo_does_not_help_to_open():
    """EX-S07"""
    at = At({"A": "2SK PSK B"})
    at.refuses("lay SK 2", "WE-4.2", "series-too-small")
    at.refuses("lay SK 3", "WE-4.1", "not-enough-cards")
    at.refuses("photo SK", "WE-9.2")


def test_we_9_6_a_photo_does_not_count_for_the_reward_of_a_laying():
    at = At({"A": "PJJ 3JJ B"}, piles=["B/JJ 3o"], pots={"JJ": 3000})
    at.play("photo JJ", "lay JJ 1")
    assert at.pot("JJ") == 4000
    at.play("lay JJ 2")
    assert at.pot("JJ") == 5000


def test_we_9_6_a_photo_can_be_neither_asked_for_nor_stolen():
    at = At({"A": "MW BD", "B": "PJJ 2BK", "C": "2BK"}, piles=["B/BK P", "C/BK 1o"], draw="WH", discard="S")
    at.play("steal")
    at.refuses("rob left BK", "WE-11.7", "no-such-target")
    assert at.legal() == {"rob left2 billy-the-kid"}

    at = At({"A": "MW BD", "B": "PJJ 2BK", "C": "2BK"}, discard="S")
    at.play("ask JJ left")
    assert at.hand("A") == {"bob-dalton": 1}
    assert at.hand("B")["photo-jesse-james"] == 1


def test_we_9_6_a_photo_shows_no_bullet_hole():
    at = At({"A": "B BD"}, piles=["A/JJ 3o"], draw="PJJ", discard="S")
    at.play("shoot B")
    assert at.told_of(Turned) == [Turned("photo-jesse-james", False)]
    assert at.discards[:2] == ["bank-robbery", "photo-jesse-james"]


def test_we_9_7_nobody_lays_a_photo_out_of_turn_by_default():
    at = At({"A": "3JJ B", "C": "PJJ BK"})
    at.play("lay JJ 3")
    assert (at.to_act, at.phase) == ("A", "play")
    at.refuses("photo-now yes", "WE-9.7")


def test_we_9_7_everybody_else_is_asked_right_after_an_opening():
    """photo_out_of_turn=others_opening"""
    at = At({"A": "3JJ BD B", "B": "2BK", "C": "PJJ 2SK"}, options=OTHERS, pots={"JJ": 1000})
    at.play("lay JJ 3")
    assert (at.to_act, at.phase) == ("B", "photo-window")
    at.refuses("discard BD", "WE-3.5", "not-now")
    at.refuses("photo-now yes", "WE-9.7", "not-in-hand")
    at.play("photo-now no")
    assert at.facts == [Declined(1)]
    assert at.to_act == "C"
    at.play("photo-now yes")
    assert at.facts == [
        Played(2, "photo-jesse-james", "photo", False),
        Attached(2, "jesse-james", "photo-jesse-james"),
        PotGrew("jesse-james", 1000),
    ]
    assert (at.pot("JJ"), at.points("C/JJ"), at.points("A/JJ")) == (4000, 4, 6)
    assert (at.to_act, at.phase, at.view().sheriff_used) == ("A", "play", False)
    at.play("shoot B")


def test_we_9_7_a_photo_out_of_turn_uses_no_allowance_of_its_player():
    at = At({"A": "3JJ BD B", "B": "PJJ PBK 2SK"}, piles=["C/BK 3o"], options=OTHERS)
    at.play("lay JJ 3", "photo-now yes", "discard BD", "take discard", "photo BK")
    assert (at.points("B/JJ"), at.points("B/BK")) == (4, 4)


def test_we_9_7_a_hand_emptied_out_of_turn_ends_the_round_at_the_discard():
    at = At({"A": "3JJ BD 2B", "B": "PJJ"}, options=OTHERS)
    at.play("lay JJ 3", "photo-now yes")
    assert (at.to_act, at.phase, at.view().players[1].hand) == ("A", "play", 0)
    at.play("discard BD")
    assert at.told_of(RoundEnded) == [RoundEnded("empty-hand", 0)]


def test_we_9_7_the_opener_may_lay_his_own_photo_for_free_but_keeps_a_card():
    """photo_out_of_turn=any_opening"""
    at = At({"A": "3JJ PJJ PBK S"}, piles=["B/BK 3o"], options=ANYBODY)
    at.play("lay JJ 3", "photo-now no", "photo-now no")
    assert (at.to_act, at.phase) == ("A", "photo-window")
    at.play("photo-now yes")
    assert (at.points("A/JJ"), at.view().sheriff_used) == (10, False)
    at.play("photo BK")

    at = At({"A": "3JJ PJJ"}, options=ANYBODY)
    at.play("lay JJ 3", "photo-now no", "photo-now no")
    at.refuses("photo-now yes", "WE-5.4", "last-card-must-be-discarded")
    at.play("photo-now no")
    assert at.hand("A") == {"photo-jesse-james": 1}
