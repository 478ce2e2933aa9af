"""6. Draw-pile exhaustion."""

from typing import Any

import pytest

from saloon.games.wyatt_earp.facts import (
    Attached,
    Covered,
    Declined,
    Discarded,
    Drew,
    Played,
    Reshuffled,
    RoundEnded,
    Spent,
    TurnBegan,
    Turned,
    Uncovered,
)
from tests.rules.wyatt_earp.tables import At, random_game

PASS_2: dict[str, Any] = {"reshuffles": 1}
TWENTY = "4BS 4BK 4BD 4BC 4WH"
ENDED = RoundEnded("exhausted", 0)


def cards_in(at, *seats):
    return [at.view().players["ABCD".index(seat)].hand for seat in seats]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_we_6_1_at_most_one_reshuffle_a_round(players):
    passes: dict[tuple[int, int], list[int]] = {}
    for seed in range(12):
        for table, _ in random_game(seed, players):
            passes.setdefault((seed, table.round), []).append(table.reshuffles)
    for seen in passes.values():
        assert seen[0] == 0  # each round starts in pass 1
        assert seen == sorted(seen)
        assert seen[-1] <= 1
    assert any(seen[-1] == 1 for seen in passes.values())


def test_we_6_1_everybody_sees_which_pass_it_is():
    at = At({"A": "2JJ", "C": "3JJ *"}, phase="draw", draw="SK!", discard=TWENTY)
    assert not at.view().reshuffled
    at.play("take two")
    assert at.view().reshuffled
    at.play("discard JJ", "take discard", "discard BK")
    assert at.view().reshuffled
    at = At({"A": "JJ", "C": "*"}, draw="SK!", discard=TWENTY, **PASS_2)
    at.play("discard JJ")
    assert (at.view().round, at.view().reshuffled) == (2, False)


def test_we_6_2_the_leftover_card_is_drawn_before_the_shuffle():
    """EX-E01 reshuffle_partial=draw_remaining_first"""
    at = At({"A": "2JJ", "C": "*"}, phase="draw", draw="SK!", discard=TWENTY)
    assert len(at.discards) == 20
    told = at.play("take two")
    assert told[:2] == [Drew(0, "sundance-kid"), Reshuffled(20)]
    assert at.view().reshuffled
    assert (len(at.draws), at.discards) == (19, [])
    (_, second) = at.told_of(Drew)
    assert at.hand("A") == {"jesse-james": 2, "sundance-kid": 1, second.card: 1}
    assert (at.to_act, at.phase) == ("A", "play")
    at.play("discard JJ")
    assert at.discards == ["jesse-james"]


def test_we_6_2_both_cards_come_after_the_shuffle_if_the_pile_is_empty():
    at = At({"A": "2JJ", "C": "*"}, phase="draw", draw="!", discard=TWENTY)
    told = at.play("take two")
    assert [type(fact) for fact in told] == [Reshuffled, Drew, Drew]
    assert (len(at.draws), len(at.discards), cards_in(at, "A")) == (18, 0, [4])


def test_we_6_3_drawing_the_last_two_cards_triggers_nothing():
    """EX-E02"""
    at = At({"A": "2JJ", "C": "*"}, phase="draw", draw="SK WH!", discard="BS BD")
    at.play("take two")
    assert at.hand("A") == {"jesse-james": 2, "sundance-kid": 1, "wes-hardin": 1}
    assert (at.draws, at.discards) == ([], ["belle-starr", "bob-dalton"])
    assert not at.view().reshuffled
    assert not at.told_of(Reshuffled)


def test_we_6_3_taking_the_discard_triggers_nothing():
    """EX-E03"""
    at = At({"A": "2JJ", "C": "*"}, phase="draw", draw="!", discard="BS BD")
    at.play("take discard")
    assert at.hand("A") == {"jesse-james": 2, "belle-starr": 1}
    assert (at.draws, at.discards) == ([], ["bob-dalton"])
    assert not at.view().reshuffled


def test_we_6_4_the_complete_discard_pile_is_shuffled_in():
    discard = "PJJ " + TWENTY  # the top card included
    at = At({"A": "2JJ", "C": "*"}, phase="draw", draw="!", discard=discard)
    before = sorted(at.discards)
    at.play("take two")
    drawn = [fact.card for fact in at.told_of(Drew)]
    assert sorted(at.draws + drawn) == before
    assert (at.discards, at.view().top_discard) == ([], None)
    at.refuses("earp pick", "WE-3.5")
    at.play("discard JJ")
    assert (at.discards, at.view().top_discard) == (["jesse-james"], "jesse-james")


def test_we_6_4_the_new_draw_pile_is_in_random_order():
    orders = set()
    for used in ("1", "2000000000000", "77777777777"):
        at = At({"A": "2JJ", "C": "*"}, phase="draw", draw="!", discard=TWENTY, chance={"quick": used})
        at.play("take two")
        orders.add(tuple(at.draws))
    assert len(orders) == 3


@pytest.mark.parametrize(
    ("card", "slug", "move"),
    [("B", "bank-robbery", "shoot B"), ("MW", "most-wanted", "steal"), ("H", "hideout", "hide")],
)
def test_we_6_5_a_card_being_resolved_is_not_shuffled_in(card, slug, move):
    """resolving_card=aside"""
    at = At({"A": f"{card} 2JJ", "C": "*"}, piles=["A/SK 3o", "B/WH 1o"], draw="!", discard="4BS 4BK")
    at.play(move)
    assert at.told_of(Reshuffled) == [Reshuffled(8)]
    assert at.told_of(Turned)[0].hit  # nothing but outlaw cards was shuffled in
    assert slug not in at.draws
    assert (len(at.draws), len(at.discards)) == (7, 1)


def test_we_6_5_but_a_wyatt_earp_played_out_of_turn_is():
    """WE-6.10 WE-R42 The reshuffle of the round may be caused by an answer; the Hideout lies on the pile."""
    at = At({"A": "H 2JJ", "B": "WE BD", "C": "*"}, piles=["B/WH 3o"], draw="SK!", discard="BS BK")
    at.play("hide", "cover left WH")
    assert (at.to_act, at.phase, at.draws) == ("B", "hideout-answer", [])
    told = at.play("answer yes")
    assert told[:3] == [Played(1, "wyatt-earp", "remove", False), Spent(1, "wyatt-earp"), Reshuffled(4)]
    assert at.view().reshuffled
    shot = at.told_of(Turned)[0]
    assert sorted([*at.draws, shot.card]) == ["belle-starr", "billy-the-kid", "sundance-kid", "wyatt-earp"]
    assert at.pile("B/WH").covered == (not shot.hit)
    assert at.discards == (["hideout", shot.card] if shot.hit else ["wyatt-earp"])
    assert bool(at.told_of(Uncovered)) == shot.hit
    assert (at.to_act, at.phase) == ("A", "play")


def test_we_6_5_and_a_wyatt_earp_whose_picked_card_is_played():
    """WE-13.4"""
    at = At({"A": "WE 2JJ", "C": "*"}, piles=["A/SK 3o"], draw="!", discard="B 3BS")
    told = at.play("earp pick", "pick B", "shoot B")
    assert Reshuffled(4) in told
    shot = at.told_of(Turned)[0].card
    assert sorted([*at.draws, shot]) == ["belle-starr"] * 3 + ["wyatt-earp"]


@pytest.mark.parametrize("left", ["", "SK"])
def test_we_6_6_wanting_two_in_pass_two_ends_the_round(left):
    """EX-E05 second_exhaustion=on_attempt"""
    at = At({"A": "2JJ", "C": "*"}, piles=["B/SK 4o"], phase="draw", draw=f"{left}!", discard="BS", **PASS_2)
    assert at.allows("take two")
    told = at.play("take two")
    assert told[0] == ENDED
    assert not at.told_of(Drew)  # nothing is drawn, played or discarded
    assert not at.told_of(Discarded)
    assert (at.money("B"), at.view().round, at.view().reshuffled) == (1000, 2, False)


def test_we_6_6_with_two_cards_left_it_is_a_normal_turn():
    """EX-E04"""
    at = At({"A": "2JJ", "C": "*"}, phase="draw", draw="SK WH!", discard="BS", **PASS_2)
    assert at.play("take two") == [Drew(0, "sundance-kid"), Drew(0, "wes-hardin")]
    assert (at.draws, at.to_act, at.phase) == ([], "A", "play")


def test_we_6_7_the_round_goes_on_for_as_long_as_players_take_the_discard():
    """EX-E06 stall_guard=off"""
    at = At({"A": "2JJ", "B": "2SK", "C": "*"}, phase="draw", draw="!", discard="BS", **PASS_2)
    for _ in range(40):
        for seat in ("A", "B", "C"):
            assert (at.to_act, at.legal()) == (seat, {"take two", "take discard"})
            top = at.discards[0]
            at.play("take discard", f"discard {top}")
    assert at.view().round == 1
    at.play("take two")
    assert at.told_of(RoundEnded) == [ENDED]


@pytest.mark.parametrize(("left", "drawn"), [("SK", ["sundance-kid"]), ("", [])])
def test_we_6_8_wyatt_earp_draws_across_the_reshuffle_of_pass_one(left, drawn):
    at = At({"A": "WE 2JJ", "C": "*"}, draw=f"{left}!", discard="4BS 4BK")
    told = at.play("earp draw")
    assert told[0] == Played(0, "wyatt-earp", "draw", False)
    assert told[-1] == Spent(0, "wyatt-earp")
    assert Reshuffled(8) in told  # without the Wyatt Earp
    found = [fact.card for fact in at.told_of(Drew)]
    assert (len(found), found[: len(drawn)]) == (2, drawn)
    assert (len(at.draws), at.discards) == (6 + len(drawn), ["wyatt-earp"])
    assert (at.to_act, at.phase) == ("A", "play")


@pytest.mark.parametrize("left", ["", "SK"])
@pytest.mark.parametrize("hand", ["WE 2JJ", "WE"])
def test_we_6_9_wyatt_earps_draw_in_pass_two_ends_the_round(left, hand):
    """EX-E11 WE-R43 we_draw_exhausted=end_round, be it the last card"""
    at = At({"A": hand, "C": "*"}, draw=f"{left}!", discard="BS", **PASS_2)
    told = at.play("earp draw")
    assert told[:3] == [Played(0, "wyatt-earp", "draw", False), Spent(0, "wyatt-earp"), ENDED]
    assert not at.told_of(Drew)
    assert (at.view().round, at.every_card.total()) == (2, 78)


@pytest.mark.parametrize("left", ["", "SK"])
def test_we_6_9_or_cannot_be_played(left):
    """EX-E11 we_draw_exhausted=illegal"""
    options = {"we_draw_exhausted": "illegal"}
    at = At({"A": "WE 2JJ", "C": "*"}, draw=f"{left}!", discard="BS", options=options, **PASS_2)
    at.refuses("earp draw", "WE-6.9", "draw-pile-exhausted")
    assert at.allows("earp pick")


def test_we_6_9_with_two_cards_left_it_draws_them():
    at = At({"A": "WE 2JJ", "C": "*"}, draw="SK WH!", discard="BS", **PASS_2)
    at.play("earp draw")
    assert at.hand("A") == {"jesse-james": 2, "sundance-kid": 1, "wes-hardin": 1}


def test_we_6_10_a_shot_in_pass_one_reshuffles_first():
    """shot_first_pass=reshuffle"""
    at = At({"A": "B 2JJ", "C": "*"}, piles=["A/SK 3o"], draw="!", discard="4BS 4BK")
    told = at.play("shoot B")
    assert told[:2] == [Played(0, "bank-robbery", "attach", False), Reshuffled(8)]
    assert told[2] == Turned(at.discards[0], True)
    assert (len(at.draws), len(at.discards), at.phase) == (7, 1, "aim-pile")
    assert at.view().reshuffled


def test_we_6_10_that_was_the_reshuffle_of_the_round():
    at = At({"A": "B JJ", "C": "*"}, piles=["A/SK 3o"], draw="!", discard="BS")
    at.play("shoot B", "attach SK")
    assert (at.draws, at.discards) == ([], ["belle-starr"])
    at.play("discard JJ")
    assert at.told_of(RoundEnded) == [RoundEnded("went-out", 0)]
    at = At({"A": "B 2JJ", "C": "*"}, piles=["A/SK 3o"], draw="!", discard="BS")
    at.play("shoot B", "attach SK", "discard JJ", "take two")
    assert at.told_of(RoundEnded) == [RoundEnded("exhausted", 1)]


def test_we_6_10_no_shot_without_a_card_in_either_pile():
    """WE-R44"""
    at = At({"A": "B 2JJ", "C": "*"}, piles=["A/SK 3o"], draw="!", discard="")
    at.refuses("shoot B", "WE-6.10", "no-card-to-shoot-with")


SHOTS = ["shoot S", "shoot B", "shoot F", "hide", "steal", "earp remove"]


def test_we_6_11_no_card_that_needs_a_shot_in_pass_two_without_a_draw_pile():
    """EX-E08 WE-R23 shot_exhausted=illegal"""
    hand = "S B F H MW WE PSK JJ"
    piles = ["A/SK 3o", "A/BK 1o (H)", "B/WH 1o"]
    at = At({"A": hand, "C": "*"}, piles=piles, draw="!", discard="BS", **PASS_2)
    for move in SHOTS:
        at.refuses(move, "WE-6.11", "no-card-to-shoot-with")
    assert {"photo sundance-kid", "ask jesse-james left", "ask wes-hardin right", "earp pick"} <= at.legal()
    at.play("earp draw")
    assert at.told_of(RoundEnded) == [ENDED]
    with_a_card = At({"A": hand, "C": "*"}, piles=piles, draw="JJ!", discard="BS", **PASS_2)
    for move in SHOTS:
        assert with_a_card.allows(move)


def test_we_6_11_a_hideout_whose_shot_took_the_last_card_cannot_be_answered():
    at = At({"A": "H 2JJ", "B": "WE BD", "C": "*"}, piles=["B/WH 3o"], draw="SK!", discard="BS BK", **PASS_2)
    at.play("hide", "cover left WH")
    assert at.told_of(Covered) == [Covered(0, 1, "wes-hardin")]
    assert not at.told_of(Declined)
    assert (at.to_act, at.phase) == ("A", "play")
    assert at.pile("B/WH").covered
    at.refuses("answer yes", "WE-13.12")


@pytest.mark.parametrize("last", ["JJ", "WE"])
def test_we_6_12_a_shot_with_the_very_last_card_is_carried_out(last):
    """EX-E09"""
    at = At({"A": "B 2JJ", "C": "*"}, piles=["A/SK 3o"], draw=f"{last}!", discard="BS", **PASS_2)
    at.play("shoot B")
    if last == "JJ":
        at.play("attach SK")
        assert at.points("A/SK") == 8
    assert (at.draws, at.to_act, at.phase) == ([], "A", "play")
    at.play("discard JJ")
    assert at.told_of(TurnBegan) == [TurnBegan(1)]


@pytest.mark.parametrize("last", ["JJ", "WE"])
def test_we_6_12_or_ends_the_round_once_it_is_resolved(last):
    """EX-E09 second_exhaustion=on_empty"""
    options = {"second_exhaustion": "on_empty"}
    at = At({"A": "B 2JJ", "C": "*"}, piles=["A/SK 3o"], draw=f"{last}!", discard="BS", options=options, **PASS_2)
    at.play(*(["shoot B", "attach SK"] if last == "JJ" else ["shoot B"]))
    assert (at.told_of(Attached) == [Attached(0, "sundance-kid", "bank-robbery")]) == (last == "JJ")
    assert at.told_of(RoundEnded) == [ENDED]
    assert not at.told_of(Discarded)
    assert at.money("A") == (2000 if last == "JJ" else 0)  # 8 points capture him, and Bank Robbery raised the pot


def test_we_6_13_wanting_two_of_a_single_card_ends_the_round_in_pass_one():
    """EX-E13 short_supply=end_round"""
    at = At({"A": "2JJ", "C": "*"}, phase="draw", draw="!", discard="BS")
    assert at.legal() == {"take two", "take discard"}
    told = at.play("take two")
    assert told[0] == ENDED
    assert not at.told_of(Drew)
    at = At({"A": "2JJ", "C": "*"}, phase="draw", draw="!", discard="BS")
    at.play("take discard")
    assert (at.hand("A"), at.view().reshuffled) == ({"jesse-james": 2, "belle-starr": 1}, False)


@pytest.mark.parametrize(("draw", "discard"), [("!", "BS"), ("SK!", ""), ("!", "")])
def test_we_6_13_also_with_wyatt_earp(draw, discard):
    """WE-R39"""
    at = At({"A": "WE 2JJ", "C": "*"}, draw=draw, discard=discard)
    told = at.play("earp draw")
    assert told[:3] == [Played(0, "wyatt-earp", "draw", False), Spent(0, "wyatt-earp"), ENDED]
    assert not at.told_of(Drew)


def test_we_6_13_two_cards_in_both_piles_together_are_enough():
    at = At({"A": "2JJ", "C": "*"}, phase="draw", draw="SK!", discard="BS")
    assert at.play("take two") == [Drew(0, "sundance-kid"), Reshuffled(1), Drew(0, "belle-starr")]
    assert (at.draws, at.discards, at.to_act) == ([], [], "A")
