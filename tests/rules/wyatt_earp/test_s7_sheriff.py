"""7. Sheriff cards in general."""

import pytest

from saloon.games.wyatt_earp.facts import Attached, Denied, Played, Spent, Turned
from tests.rules.wyatt_earp.tables import At

# A has every sheriff card, and every one could be played; shots hit (WH) or miss (PWH).
HAND = "PSK S B F H MW WE 2BS"
PILES = ["A/SK 3o", "A/JJ 1o (H)", "B/BC 3o"]
FIRST = {
    "photo": ["photo SK"],
    "stagecoach": ["shoot S", "attach SK"],
    "bank": ["shoot B", "attach SK"],
    "fastest-gun": ["shoot F", "attach SK"],
    "ask": ["ask WH left"],
    "steal": ["steal", "rob left BC"],
    "hideout": ["hide", "cover left BC", "answer no"],
    "earp-draw": ["earp draw"],
    "earp-pick": ["earp pick", "pick BD"],
    "earp-remove": ["earp remove"],
}
PLAYS = ["photo SK", "shoot S", "shoot B", "shoot F", "ask WH right", "steal", "hide", "earp draw", "earp pick"]


@pytest.mark.parametrize("moves", FIRST.values(), ids=FIRST.keys())
def test_we_7_1_one_sheriff_card_a_turn(moves):
    at = At({"A": HAND, "B": "WE BS"}, PILES, draw="WH BK", discard="BD")
    for move in (*PLAYS, "earp remove"):
        assert at.allows(move)
    at.play(*moves)
    held = at.hand("A")
    assert at.view().sheriff_used
    for move in PLAYS:
        refused = at.refuses(move)
        if refused.details["card"] in held:
            assert (refused.rule, refused.reason) == ("WE-7.1", "one-sheriff-card-a-turn")
    assert all(move.startswith(("discard", "lay")) for move in at.legal())


def test_we_7_1_on_the_next_turn_there_is_another():
    at = At({"A": "B WE 2BS", "B": "2BD"}, ["A/SK 3o"], players=2, draw="WH 2BK 2BC", discard="BD")
    at.play("shoot B", "attach SK", "discard BS", "take two")
    assert not at.view().sheriff_used
    at.play("discard BD", "take two")
    assert at.allows("earp draw")


@pytest.mark.parametrize("move", ["shoot S", "shoot B", "shoot F", "hide", "steal", "earp remove"])
def test_we_7_2_a_card_whose_shot_missed_was_played(move):
    at = At({"A": HAND}, PILES, draw="PWH", discard="BD")
    at.play(move)
    assert at.told_of(Turned) == [Turned("photo-wes-hardin", False)]
    assert at.view().sheriff_used
    at.refuses("photo SK", "WE-7.1")


def test_we_7_2_so_was_a_most_wanted_that_brought_nothing():
    at = At({"A": HAND, "B": "2BD", "C": "2BC"}, PILES, discard="BD")
    at.play("ask WH left")
    assert at.told_of(Denied) == [Denied(1, "wes-hardin"), Denied(2, "wes-hardin")]
    at.refuses("photo SK", "WE-7.1")


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("PSK", ["photo SK"]),
        ("B", ["shoot B", "attach SK"]),
        ("MW", ["ask WH left"]),
        ("H", ["hide", "cover left BC", "answer no"]),
    ],
)
def test_we_7_3_a_picked_sheriff_card_may_be_played_at_once(card, moves):
    at = At({"A": "WE F 2BS", "B": "BS BK"}, PILES, draw="WH", discard=f"{card} BD")
    at.play("earp pick", f"pick {card}")
    assert at.phase == "follow-up"
    at.play(*moves)
    played = at.told_of(Played)[0]
    assert played.picked
    at.refuses("shoot F", "WE-7.1")  # and that is the end of the exception


def test_we_7_3_the_picked_card_and_no_other_sheriff_card():
    at = At({"A": "WE F 2BS"}, PILES, draw="WH", discard="B BD")
    at.play("earp pick", "pick B")
    at.refuses("shoot F", "WE-13.7", "picked-card-now-or-keep")
    at.play("keep")
    at.refuses("shoot B", "WE-7.1")
    at.refuses("shoot F", "WE-7.1")


def test_we_7_3_no_card_drawn_with_wyatt_earp_may_be_played():
    at = At({"A": "WE 2BS"}, PILES, draw="PSK B", discard="BD")
    at.play("earp draw")
    at.refuses("photo SK", "WE-7.1")
    at.refuses("shoot B", "WE-7.1")


@pytest.mark.parametrize("shot", ["WH", "PWH"])
def test_we_7_4_an_answer_out_of_turn_uses_up_nobodys_allowance(shot):
    at = At({"A": "H WE 2BS", "B": "2WE B BK"}, ["B/SK 3o"], players=2, draw=f"WH {shot} 2BC", discard="BD")
    at.play("hide", "cover left SK", "answer yes")
    assert at.told_of(Played)[-1] == Played(1, "wyatt-earp", "remove", False)
    at.refuses("earp draw", "WE-7.1")  # A's own card of this turn was the Hideout
    at.play("discard BS", "take two")
    assert not at.view().sheriff_used
    assert {"earp draw", "shoot bank-robbery"} <= at.legal()


def test_we_7_4_nor_does_a_photo_out_of_turn():
    options = {"photo_out_of_turn": "any_opening"}
    at = At({"A": "3SK PSK B 2BS"}, draw="WH", discard="BD", options=options)
    at.play("lay SK 3", "photo-now no", "photo-now no", "photo-now yes")
    assert at.pile("A/SK").photo
    assert not at.view().sheriff_used
    at.play("shoot B", "attach SK")
    assert at.view().sheriff_used


@pytest.mark.parametrize("card", ["S", "B", "F"])
def test_we_7_5_attached_cards_go_onto_own_piles_only(card):
    at = At({"A": f"{card} 2BS"}, ["A/SK 3o", "A/WH 1o", "B/BC 3o", "C/JJ 3o"], draw="WH", discard="BD")
    at.play(f"shoot {card}")
    assert at.legal() == {"attach sundance-kid", "attach wes-hardin"}
    for outlaw in ("BC", "JJ", "BD"):
        at.refuses(f"attach {outlaw}", "WE-10.2", "no-such-target")


def test_we_7_5_a_photo_goes_onto_the_own_pile():
    at = At({"A": "PBC 2BS"}, ["B/BC 3o"], discard="BD")
    at.play("photo BC")
    assert at.told_of(Attached) == [Attached(0, "butch-cassidy", "photo-butch-cassidy")]
    assert (at.pile("A/BC").photo, at.pile("B/BC").photo) == (True, False)


def test_we_7_6_a_sheriff_card_on_the_table_stays_where_it_is():
    at = At({"A": "SK WH 2BS", "B": "MW 2BD"}, ["A/SK 2o P S B F", "A/WH 1o"], players=2, draw="WH BK WH", discard="BD")
    for move in at.legal():
        assert move.startswith(("lay", "discard"))
    for move in ("attach WH", "rob left SK", "uncover own SK"):
        at.refuses(move)
    for card in ("PSK", "S", "B", "F"):
        at.refuses(f"discard {card}", "WE-5.2")
    at.play("lay SK 1", "lay WH 1", "discard BS", "take two", "steal", "rob left SK")
    pile = at.pile("A/SK")
    assert (pile.cards, pile.photo, pile.stagecoaches, pile.banks, pile.gun) == (2, True, 1, 1, True)


def test_we_7_7_any_number_of_sheriff_cards_on_one_outlaw():
    at = At({"A": "S B 2BS"}, ["A/SK 3o P S B B B F"], draw="WH", discard="BD")
    at.play("shoot S", "attach SK")
    assert at.pile("A/SK").stagecoaches == 2
    assert at.points("A/SK") == 6 + 4 + 2 + 6 + 3
    at = At({"A": "S B 2BS"}, ["A/SK 3o P S B B B F"], draw="WH", discard="BD")
    at.play("shoot B", "attach SK")
    assert at.pile("A/SK").banks == 4


@pytest.mark.parametrize(
    ("card", "move", "rule", "piles"),
    [
        pytest.param("S", "shoot S", "WE-10.1", ["B/SK 3o"], id="stagecoach-without-own-pile"),
        pytest.param("B", "shoot B", "WE-10.1", ["B/SK 3o"], id="bank-without-own-pile"),
        pytest.param("F", "shoot F", "WE-10.1", ["B/SK 3o"], id="gun-without-own-pile"),
        pytest.param("F", "shoot F", "WE-10.6", ["A/SK 3o", "B/SK 1o F"], id="gun-already-on-that-outlaw"),
        pytest.param("PSK", "photo SK", "WE-9.2", ["B/JJ 3o"], id="photo-of-an-unopened-outlaw"),
        pytest.param("H", "hide", "WE-12.2", ["A/SK 3o", "B/JJ 3o (H)"], id="hideout-without-uncovered-pile"),
        pytest.param("MW", "steal", "WE-11.7", ["A/SK 3o", "B/JJ P"], id="nothing-but-a-photo-to-steal"),
        pytest.param("WE", "earp remove", "WE-13.10", ["A/SK 3o", "B/JJ 3o (H)"], id="no-own-hideout"),
    ],
)
def test_we_7_8_a_card_without_a_target_can_only_be_discarded(card, move, rule, piles):
    """WE-R41"""
    at = At({"A": f"{card} 2BS"}, piles, draw="WH", discard="BD")
    at.refuses(move, rule)
    assert at.allows(f"discard {card}")


def test_we_7_8_wyatt_earp_needs_something_to_pick():
    at = At({"A": "WE 2BS"}, draw="WH", discard="2WE")
    at.refuses("earp pick", "WE-13.6", "nothing-to-pick")


def test_we_7_8_asking_and_drawing_two_need_no_target():
    at = At({"A": "MW WE 2BS", "B": "BK", "C": "BK"}, discard="BD")
    assert {f"ask {poster.outlaw} {way}" for poster in at.view().posters for way in ("left", "right")} <= at.legal()
    assert at.allows("earp draw")


@pytest.mark.parametrize(
    ("move", "card", "use", "other"),
    [
        ("steal", "most-wanted", "steal", "ask WH left"),
        ("earp remove", "wyatt-earp", "remove", "earp draw"),
    ],
)
def test_we_7_9_the_use_is_announced_first_and_cannot_be_switched(move, card, use, other):
    at = At({"A": "2MW 2WE 2BS"}, PILES, draw="PWH", discard="BD")
    assert at.allows(other)
    assert at.play(move) == [Played(0, card, use, False), Turned("photo-wes-hardin", False), Spent(0, card)]
    at.refuses(other, "WE-7.1")


def test_we_7_9_everybody_sees_card_and_use_while_a_target_is_chosen():
    at = At({"A": "MW 2BS"}, PILES, draw="WH", discard="BD")
    at.play("steal")
    for viewer in ("A", "B", "C", None):
        asked = at.view(viewer).question
        assert (asked.phase, asked.card, asked.use, asked.shot) == ("aim-steal", "most-wanted", "steal", "wes-hardin")
    at.refuses("ask WH left", "WE-3.5", "not-now")
