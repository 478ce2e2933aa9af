"""3. The turn."""

import pytest

from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.cards import SLUGS
from saloon.games.wyatt_earp.facts import Discarded, Drew, Took, TurnBegan
from tests.rules.wyatt_earp.tables import SEATS, At, random_game


def test_we_r63_a_discard_may_be_put_back_while_the_card_below_is_known():
    """Others pick in secret, but what was discarded on top since then everybody has seen."""
    at = At({"A": "WE BD", "B": "2SK"}, discard="JJ B S", players=2)
    at.play("earp pick", "pick B", "discard BD", "take discard")
    assert at.discards == ["wyatt-earp", "jesse-james", "stagecoach-robbery"]
    assert at.table.can_undo()
    at = At({"A": "SK"}, phase="draw", discard="JJ", players=2)
    at.play("take discard")
    assert at.table.can_undo(), "nothing lies below"


def test_we_r63_and_not_when_it_shows_a_card_that_may_have_been_picked():
    at = At(
        {"A": "WE 3JJ", "B": "2SK"},
        piles=["A/WH 3o"],
        discard="WH B S",
        players=2,
        options={"last_card_guard": "risk"},
    )
    at.play("earp pick", "pick WH", "lay JJ 3", "lay WH 1", "take discard")
    assert at.discards == ["bank-robbery", "stagecoach-robbery"]
    assert not at.table.can_undo()


def test_we_3_1_draw_then_play_then_discard():
    at = At({"A": "3JJ B"}, phase="draw", draw="SK WH", discard="BS")
    assert at.phase == "draw"
    for move in ("lay JJ 3", "shoot B", "discard B", "discard JJ"):
        at.refuses(move, "WE-3.1", "not-now")
    at.play("take two")
    assert at.phase == "play"
    for move in ("take two", "take discard"):
        at.refuses(move, "WE-3.1", "not-now")
    at.play("lay JJ 3")
    assert (at.to_act, at.phase) == ("A", "play")
    at.play("discard SK")
    assert (at.to_act, at.phase) == ("B", "draw")
    assert at.told_of(TurnBegan) == [TurnBegan(1)]


def test_we_3_1_the_play_phase_may_be_left_out_the_discard_may_not():
    at = At({"A": "3JJ B"}, phase="draw", draw="SK WH")
    at.play("take two")
    assert {move for move in at.legal() if not move.startswith("discard")} == {"lay jesse-james 3"}
    assert at.play("discard B") == [Discarded(0, "bank-robbery"), TurnBegan(1)]


def test_we_3_2_either_two_cards_of_the_draw_pile():
    at = At({"A": "3JJ B"}, phase="draw", draw="SK WH BC", discard="BS BD")
    assert at.legal() == {"take two", "take discard"}
    left = len(at.draws)
    at.play("take two")
    assert at.hand("A") == {"jesse-james": 3, "bank-robbery": 1, "sundance-kid": 1, "wes-hardin": 1}
    assert (len(at.draws), at.draws[0]) == (left - 2, "butch-cassidy")
    assert at.discards == ["belle-starr", "bob-dalton"]


def test_we_3_2_or_the_top_card_of_the_discard_pile():
    at = At({"A": "3JJ B"}, phase="draw", draw="SK WH BC", discard="BS BD")
    draws = at.draws
    at.play("take discard")
    assert at.hand("A") == {"jesse-james": 3, "bank-robbery": 1, "belle-starr": 1}
    assert (at.draws, at.discards) == (draws, ["bob-dalton"])
    assert at.phase == "play"


def test_we_3_2_not_one_of_each():
    at = At({"A": "3JJ B"}, phase="draw", discard="BS BD")
    at.play("take discard")
    at.refuses("take two", "WE-3.1")
    at.refuses("take discard", "WE-3.1")


def test_we_3_3_the_others_do_not_see_drawn_cards():
    at = At({"A": "3JJ B"}, phase="draw", draw="SK WH")
    at.play("take two")
    assert at.seen_by("A") == [Drew(0, "sundance-kid"), Drew(0, "wes-hardin")]
    for other in ("B", "C", None):
        assert at.seen_by(other) == [Drew(0, None), Drew(0, None)]
        assert at.view(other).players[0].hand == 6


def test_we_3_3_everybody_sees_the_card_taken_from_the_discard_pile():
    at = At({"A": "3JJ B"}, phase="draw", discard="BS BD")
    at.play("take discard")
    for viewer in ("A", "B", "C", None):
        assert at.seen_by(viewer) == [Took(0, "belle-starr")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_we_3_4_the_discard_on_offer_is_always_the_previous_players(players):
    turns = 0
    for seed in range(8):
        round_, last = 0, ""
        for table, move in random_game(seed, players):
            if table.round != round_:  # the turned-up card
                round_, last = table.round, SLUGS[table.waste[0]]
                assert table.wasted == 1
            if move.startswith("take"):
                turns += 1
                assert [GAME.notate(table, code) for code in table.legal()] == ["take two", "take discard"]
                assert SLUGS[table.top_discard()] == last
            if move.startswith("discard"):
                last = move.split()[1]
    assert turns > 300


@pytest.mark.parametrize(
    "moves",
    [
        ["lay JJ 3", "photo JJ", "lay SK 1", "lay JJ 1"],
        ["lay SK 1", "lay JJ 4", "photo JJ"],
        ["photo SK", "lay JJ 3", "lay SK 1", "lay JJ 1"],
        ["lay JJ 3", "shoot B", "attach JJ", "lay JJ 1", "lay SK 1"],
        ["earp draw", "lay SK 1", "lay JJ 4"],
    ],
)
def test_we_3_5_outlaw_cards_and_one_sheriff_card_in_any_order(moves):
    at = At({"A": "4JJ SK PJJ PSK B WE 2BS"}, piles=["B/SK 3o"], draw="WH BC", discard="BD")
    at.play(*moves)
    assert at.view().sheriff_used
    for sheriff in ("photo JJ", "photo SK", "shoot B", "earp draw"):
        if sheriff not in moves:
            at.refuses(sheriff, "WE-7.1")


def test_we_3_5_any_number_of_outlaw_cards():
    at = At({"A": "7BS 5BK 3BD 4WH SK"}, discard="S")
    at.play("lay BS 7", "lay BK 5", "lay BD 3", "lay WH 3", "lay WH 1")
    assert [at.pile(f"A/{outlaw}").cards for outlaw in ("BS", "BK", "BD", "WH")] == [7, 5, 3, 4]
    assert at.hand("A") == {"sundance-kid": 1}


def test_we_3_5_or_none_at_all():
    at = At({"A": "5JJ B WE"})
    at.play("discard B")
    assert (at.to_act, at.pile("A/JJ")) == ("B", None)


def test_we_3_6_a_played_card_cannot_be_taken_back_or_discarded():
    """EX-P12"""
    at = At({"A": "SK B"}, piles=["B/SK 3o"])
    at.play("lay SK 1")
    assert at.legal() == {"discard bank-robbery"}
    at.refuses("discard SK", "WE-5.2", "not-in-hand")
    at.refuses("lay SK 1", "WE-4.1", "not-enough-cards")
    at.refuses("take discard", "WE-3.1")
    assert at.pile("A/SK").cards == 1


def test_we_3_6_nor_a_sheriff_card():
    at = At({"A": "PSK BS"}, piles=["B/SK 3o"])
    at.play("photo SK")
    at.refuses("discard PSK", "WE-5.2", "not-in-hand")
    at.refuses("photo SK", "WE-3.5", "not-in-hand")
    assert at.pile("A/SK").photo


def test_we_3_7_there_is_no_hand_limit():
    """WE-R51"""
    at = At({"A": "6BS 6BK 6BD 6BC 6JJ 6SK", "B": "2WH", "C": "2WH"}, phase="draw", draw="WH PWH", discard="S")
    at.play("take two")
    assert sum(at.hand("A").values()) == 38
    at.play("discard WH")
    assert (at.to_act, at.view().players[0].hand) == ("B", 37)


def test_we_3_7_hands_grow_for_as_long_as_players_draw():
    at = At.dealt(players=4)
    for turn in range(16):
        seat = at.to_act
        at.play("take two", f"discard {next(iter(at.hand(seat)))}")
        assert at.view().players[SEATS.index(seat)].hand == 11 + turn // 4
