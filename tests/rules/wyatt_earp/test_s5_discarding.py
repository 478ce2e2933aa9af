"""5. Discarding."""

import pytest

from saloon.games.wyatt_earp.cards import SLUGS
from saloon.games.wyatt_earp.facts import Discarded, RoundEnded, TurnBegan
from tests.rules.wyatt_earp.tables import At


def test_we_5_1_one_card_face_up_ends_the_turn():
    at = At({"A": "2JJ B"}, discard="BS")
    assert at.play("discard JJ") == [Discarded(0, "jesse-james"), TurnBegan(1)]
    assert at.discards == ["jesse-james", "belle-starr"]
    assert at.hand("A") == {"jesse-james": 1, "bank-robbery": 1}
    assert at.view().top_discard == "jesse-james"
    assert at.to_act == "B"


def test_we_5_1_exactly_one():
    at = At({"A": "2JJ B"})
    at.play("discard JJ")
    for move in ("discard JJ", "discard B"):
        at.refuses(move, "WE-3.1")  # it is B's turn, who must draw


@pytest.mark.parametrize("card", SLUGS)
def test_we_5_2_any_card_may_be_discarded_and_none_has_an_effect(card):
    at = At({"A": f"{card} 2WH", "C": "3WH"}, piles=["A/SK 3o (H)", "B/SK 3o", "B/WH 1o"], discard="BS")
    before = at.view()
    at.play(f"discard {card}")
    after = at.view()
    assert at.discards == [card, "belle-starr"]
    assert after.posters == before.posters
    assert [player.piles for player in after.players] == [player.piles for player in before.players]
    assert (after.players[1:], after.draw_pile) == (before.players[1:], before.draw_pile)
    assert (at.to_act, at.phase) == ("B", "draw")


def test_we_5_2_only_a_card_of_the_hand():
    at = At({"A": "2JJ B", "B": "SK"})
    at.refuses("discard SK", "WE-5.2", "not-in-hand")


def test_we_5_2_discarding_a_sheriff_card_is_not_playing_one():
    """EX-S04"""
    at = At({"A": "WE MW BS"}, draw="SK WH", discard="BD")
    at.play("earp draw")
    at.refuses("ask JJ left", "WE-7.1")
    assert at.play("discard MW") == [Discarded(0, "most-wanted"), TurnBegan(1)]
    assert at.discards == ["most-wanted", "wyatt-earp", "bob-dalton"]
    assert at.to_act == "B"


@pytest.mark.parametrize(
    ("moves", "spent"),
    [
        (["shoot B"], ["bank-robbery", "photo-jesse-james"]),
        (["hide"], ["hideout", "photo-jesse-james"]),
        (["steal"], ["most-wanted", "photo-jesse-james"]),
        (["ask WH left"], ["most-wanted"]),
        (["earp draw"], ["wyatt-earp"]),
    ],
)
def test_we_5_3_a_spent_sheriff_card_is_not_the_discard_of_the_turn(moves, spent):
    at = At({"A": "B H MW WE BS"}, piles=["A/SK 3o", "B/SK 1o"], draw="PJJ", discard="BD")
    at.play(*moves)
    assert at.discards == [*spent, "bob-dalton"]
    assert (at.to_act, at.phase) == ("A", "play")
    assert all(move.startswith(("discard", "lay")) for move in at.legal())
    at.play("discard BS")
    assert (at.to_act, at.discards[0]) == ("B", "belle-starr")


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        pytest.param("3SK", "lay SK 3", id="series"),
        pytest.param("BC", "lay BC 1", id="one-more"),
        pytest.param("PBC", "photo BC", id="photo"),
        pytest.param("S", "shoot S", id="stagecoach"),
        pytest.param("B", "shoot B", id="bank"),
        pytest.param("F", "shoot F", id="fastest-gun"),
        pytest.param("MW", "ask JJ left", id="ask"),
        pytest.param("MW", "steal", id="steal"),
        pytest.param("H", "hide", id="hideout"),
        pytest.param("WE", "earp remove", id="remove"),
    ],
)
def test_we_5_4_the_last_card_must_be_discarded_not_played(hand, move):
    """WE-R28: what the others hold, or what the shot would turn up, does not matter."""
    piles = ["A/JJ 3o (H)", "B/BC 3o"]
    at = At({"A": hand, "B": "JJ 2BS", "C": "JJ 2BS"}, piles=piles, draw="WH", discard="BD")
    at.refuses(move, "WE-5.4", "last-card-must-be-discarded")
    with_another = At({"A": f"{hand} WH", "B": "JJ 2BS", "C": "JJ 2BS"}, piles=piles, draw="WH", discard="BD")
    assert with_another.allows(move)


def test_we_5_4_cards_may_be_laid_down_to_the_last():
    at = At({"A": "5SK"})
    at.refuses("lay SK 5", "WE-5.4")
    at.play("lay SK 4")
    at.refuses("lay SK 1", "WE-5.4")
    at.play("discard SK")
    assert at.told_of(RoundEnded) == [RoundEnded("went-out", 0)]


def test_we_5_4_wyatt_earp_may_be_the_last_card_where_he_is_sure_to_bring_another():
    at = At({"A": "WE"}, draw="SK WH", discard="BD")
    assert {"earp draw", "earp pick"} <= at.legal()
    at.play("earp draw")
    assert at.hand("A") == {"sundance-kid": 1, "wes-hardin": 1}
    at = At({"A": "WE"}, draw="SK WH", discard="BD")
    at.play("earp pick", "pick BD")
    assert at.legal() == {"discard bob-dalton"}


def test_we_5_5_the_next_player_may_take_the_discard():
    at = At({"A": "JJ BS", "B": "SK WH"}, discard="BD")
    at.play("discard JJ")
    assert at.to_act == "B"
    at.play("take discard")
    assert at.hand("B") == {"sundance-kid": 1, "wes-hardin": 1, "jesse-james": 1}
    at.play("discard SK")
    at.play("take discard")
    assert at.hand("C")["sundance-kid"] == 1
    assert at.discards == ["bob-dalton"]


def test_we_5_6_the_card_just_taken_may_be_put_straight_back():
    """WE-R29 discard_taken_card=allowed"""
    at = At({"A": "JJ BS"}, phase="draw", discard="BD")
    at.play("take discard", "discard BD")
    assert (at.to_act, at.discards) == ("B", ["bob-dalton"])
