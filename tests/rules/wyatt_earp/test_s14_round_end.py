"""14. End of a round."""

import pytest

from saloon.games.wyatt_earp.facts import Discarded, Drew, Gave, Paid, PutAway, RoundBegan, RoundEnded
from tests.rules.wyatt_earp.tables import At, random_game


def test_we_14_1_the_round_ends_when_the_active_player_discards_his_last_card():
    """EX-E15"""
    at = At({"A": "BS", "B": "5JJ 4SK", "C": "PJJ WE"}, piles=["C/WH 4o"], pots={"WH": 6000})
    told = at.play("discard BS")
    assert told[:2] == [Discarded(0, "belle-starr"), RoundEnded("went-out", 0)]
    assert [at.money(seat) for seat in "ABC"] == [0, 0, 6000]  # what was in hands counts for nothing
    assert (at.view().round, at.phase) == (2, "draw")


def test_we_14_1_not_when_he_has_a_card_left():
    at = At({"A": "2BS"})
    at.play("discard BS")
    assert (at.view().round, at.to_act, at.view().players[0].hand) == (1, "B", 1)


@pytest.mark.parametrize("giver", ["B", "C"])
def test_we_14_2_the_round_also_ends_if_another_player_has_no_cards(giver):
    """empty_hand_end=any_other"""
    at = At({"A": "MW 3BS", giver: "WH"})
    at.play("ask WH left")
    assert at.told_of(Gave) == [Gave("ABC".index(giver), 0, "wes-hardin")]
    assert not at.told_of(RoundEnded)  # A completes his turn first
    assert (at.to_act, at.phase) == ("A", "play")
    at.play("lay BS 3")
    assert not at.told_of(RoundEnded)
    at.play("discard WH")
    assert at.told_of(RoundEnded) == [RoundEnded("went-out", 0)]
    at = At({"A": "MW 3BS", giver: "WH"})
    at.play("ask WH left", "discard WH")
    assert at.told_of(RoundEnded) == [RoundEnded("empty-hand", 0)]
    assert at.view().round == 2


@pytest.mark.parametrize("shot", ["SK", "PSK"])
def test_we_14_2_a_last_wyatt_earp_played_as_an_answer(shot):
    """WE-13.15 WE-R48"""
    at = At({"A": "H 3BS", "B": "WE"}, piles=["B/WH 4o"], draw=f"SK {shot}", pots={"WH": 4000})
    at.play("hide", "cover left WH", "answer yes")
    assert at.view().players[1].hand == 0
    assert (at.to_act, at.phase, at.view().round) == ("A", "play", 1)
    at.play("discard BS")
    assert at.told_of(RoundEnded) == [RoundEnded("empty-hand", 0)]
    assert at.money("B") == (4000 if shot == "SK" else 0)


def test_we_14_2_a_last_photo_laid_out_of_turn():
    at = At({"A": "3SK 2BS", "C": "PSK"}, options={"photo_out_of_turn": "others_opening"})
    at.play("lay SK 3", "photo-now no", "photo-now yes")
    assert (at.view().players[2].hand, at.to_act, at.phase) == (0, "A", "play")
    at.play("discard BS")
    assert at.told_of(RoundEnded) == [RoundEnded("empty-hand", 0)]


def test_we_14_2_both_at_once_end_the_round_once():
    """EX-E17"""
    at = At({"A": "MW 3BS", "B": "WH"}, piles=["A/WH 3o"])
    at.play("ask WH left", "lay BS 3", "discard WH")
    assert at.told_of(RoundEnded) == [RoundEnded("went-out", 0)]
    assert len(at.told_of(RoundBegan)) == 1
    assert at.view().round == 2


def test_we_14_3_the_second_exhaustion_ends_the_round():
    at = At({"A": "2BS", "C": "*"}, phase="draw", draw="SK!", reshuffles=1, piles=["A/WH 4o"])
    told = at.play("take two")
    assert told[0] == RoundEnded("exhausted", 0)
    assert not at.told_of(Drew)
    assert at.told_of(Paid) == [Paid(0, "wes-hardin", 1000)]


def test_we_14_3_so_does_wyatt_earps_draw():
    at = At({"A": "WE 2BS", "C": "*"}, draw="SK!", reshuffles=1)
    at.play("earp draw")
    assert at.told_of(RoundEnded) == [RoundEnded("exhausted", 0)]
    assert not at.told_of(Drew)


def test_we_14_4_cards_left_in_hands_count_for_nothing():
    at = At({"A": "BS", "B": "WH 4JJ", "C": "3JJ"}, piles=["B/JJ P", "C/WH 3o"], opened=["jesse-james", "wes-hardin"])
    before = [poster.points for poster in at.view().posters]
    assert before[4:] == [4, 0, 6]
    at.play("discard BS")
    assert not at.told_of(Paid)  # with the hands Jesse James and Wes Hardin would have been captured
    assert [at.money(seat) for seat in "ABC"] == [0, 0, 0]


def test_we_14_4_nobody_else_sees_them():
    """WE-R36 end_hands_revealed=hidden"""
    at = At({"A": "BS", "B": "WH 2JJ", "C": "3SK"})
    at.play("discard BS")
    assert [fact for fact in at.seen_by("B") if isinstance(fact, PutAway)] == [
        PutAway(1, "jesse-james", 2, False),
        PutAway(1, "wes-hardin", 1, False),
    ]
    assert [fact for fact in at.seen_by("C") if isinstance(fact, PutAway)] == [PutAway(2, "sundance-kid", 3, False)]
    for viewer in ("A", None):
        assert not [fact for fact in at.seen_by(viewer) if isinstance(fact, PutAway)]


def test_we_14_5_nobody_ever_starts_a_turn_with_an_empty_hand():
    turns, emptied = 0, 0
    for seed in range(60):
        for table, move in random_game(seed, 2 + seed % 3, eager=("lay", "ask", "answer yes")):
            emptied += 0 in table.held
            if move.startswith("take"):
                turns += 1
                assert 0 not in table.held
    assert turns > 1000
    assert emptied  # hands do get empty in the middle of a turn
