"""19. Options register: set-up, turn and outlaw cards (OPT-01 to OPT-08), each value beside the default."""

from typing import Any

import pytest

from saloon.games.wyatt_earp.facts import (
    Attached,
    Drew,
    Played,
    PotGrew,
    Reshuffled,
    RoundBegan,
    RoundEnded,
)
from saloon.kernel.errors import Illegal
from tests.rules.wyatt_earp.tables import At

# OPT-01 first_dealer


def test_opt_01_by_default_any_player_deals_first():
    """first_dealer=random"""
    assert {At.dealt(seed, 4).table.dealer for seed in range(40)} == {0, 1, 2, 3}
    assert {At.dealt(seed, 4, {"dealer_seat": 2}).table.dealer for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seat", range(4))
def test_opt_01_the_host_names_the_first_dealer(seat):
    """first_dealer=designated"""
    options = {"first_dealer": "designated", "dealer_seat": seat}
    tables = [At.dealt(seed, 4, options).table for seed in range(20)]
    assert {(table.dealer, table.starter, table.to_act()) for table in tables} == {
        (seat, (seat + 1) % 4, (seat + 1) % 4)
    }


def test_opt_01_seat_0_is_named_unless_the_host_says_otherwise():
    assert {At.dealt(seed, 3, {"first_dealer": "designated"}).table.dealer for seed in range(20)} == {0}


def test_opt_01_a_dealer_must_sit_at_the_table():
    with pytest.raises(Illegal, match=r"no-such-dealer .*dealer_seat=2.*WE-2\.3"):
        At.dealt(1, 2, {"first_dealer": "designated", "dealer_seat": 2})


# OPT-02 next_dealer


@pytest.mark.parametrize(("value", "dealer"), [("previous_starter", 1), ("last_turn_player", 2)])
def test_opt_02_who_deals_after_c_went_out(value, dealer):
    """next_dealer=previous_starter next_dealer=last_turn_player: A dealt, B began, C has the last turn."""
    at = At({"C": "BC"}, to_play="C", dealer=0, starter=1, options={"next_dealer": value})
    at.play("discard BC")
    assert at.told_of(RoundBegan) == [RoundBegan(2, dealer)]
    assert at.table.to_act() == at.table.starter == (dealer + 1) % 3


def test_opt_02_whoever_ended_the_round_by_taking_two_began_the_last_turn():
    at = At(
        {"A": "BC"},
        phase="draw",
        dealer=1,
        starter=2,
        reshuffles=1,
        discard="S *",
        options={"next_dealer": "last_turn_player"},
    )
    at.play("take two")
    assert at.told_of(RoundBegan) == [RoundBegan(2, 0)]


# OPT-03 reshuffle_partial


def test_opt_03_the_last_card_is_drawn_before_the_shuffle_or_shuffled_in():
    """reshuffle_partial=draw_remaining_first reshuffle_partial=shuffle_in"""

    def take_two(value):
        at = At({"A": "BC"}, phase="draw", draw="JJ", discard="S *", options={"reshuffle_partial": value})
        discards = len(at.discards)
        return discards, at.play("take two"), at

    discards, facts, at = take_two("draw_remaining_first")
    assert facts[:2] == [Drew(0, "jesse-james"), Reshuffled(discards)]
    assert len(facts) == 3
    assert at.table.stocked == discards - 1

    discards, facts, at = take_two("shuffle_in")
    assert facts[0] == Reshuffled(discards + 1)
    assert [type(fact) for fact in facts[1:]] == [Drew, Drew]
    assert at.table.stocked == discards - 1


def test_opt_03_the_card_that_was_shuffled_in_may_lie_anywhere():
    """reshuffle_partial=shuffle_in: the last card is not sure to be drawn."""

    def drawn(value, salt):
        options = {"reshuffle_partial": value}
        at = At({"A": "BC"}, phase="draw", draw="PJJ", discard="S *", options=options, chance={"quick": str(salt)})
        at.play("take two")
        return at.hand("A").get("photo-jesse-james", 0)

    assert {drawn("draw_remaining_first", salt) for salt in range(1, 9)} == {1}
    assert 0 in {drawn("shuffle_in", salt) for salt in range(1, 9)}


# OPT-04 second_exhaustion


def test_opt_04_the_last_two_cards_of_pass_2():
    """second_exhaustion=on_attempt second_exhaustion=on_empty"""
    same: dict[str, Any] = {"phase": "draw", "reshuffles": 1, "draw": "JJ SK", "discard": "S *"}
    at = At({"A": "BC"}, **same)
    at.play("take two")
    assert at.facts == [Drew(0, "jesse-james"), Drew(0, "sundance-kid")]
    assert (at.to_act, at.phase, at.table.stocked) == ("A", "play", 0)

    at = At({"A": "BC"}, **same, options={"second_exhaustion": "on_empty"})
    at.play("take two")
    assert at.facts[:3] == [Drew(0, "jesse-james"), Drew(0, "sundance-kid"), RoundEnded("exhausted", 0)]
    assert at.table.round == 2


def test_opt_04_a_shot_with_the_last_card_is_resolved_first():
    """EX-E09 second_exhaustion=on_empty: the round ends after the resolution, without a discard (WE-6.12)."""
    same: dict[str, Any] = {"piles": ["A/JJ 4o"], "reshuffles": 1, "draw": "WH", "discard": "S *", "pots": {"JJ": 4000}}
    at = At({"A": "B BC"}, **same)
    at.play("shoot B", "attach JJ")
    assert (at.to_act, at.phase, at.table.round) == ("A", "play", 1)

    at = At({"A": "B BC"}, **same, options={"second_exhaustion": "on_empty"})
    at.play("shoot B")
    assert (at.phase, at.told_of(RoundEnded)) == ("aim-pile", [])
    at.play("attach JJ")
    assert at.facts[:2] == [Attached(0, "jesse-james", "bank-robbery"), PotGrew("jesse-james", 1000)]
    assert at.told_of(RoundEnded) == [RoundEnded("exhausted", 0)]
    assert at.money("A") == 5000


@pytest.mark.parametrize("value", ["on_attempt", "on_empty"])
def test_opt_04_nothing_ends_when_the_pile_runs_out_in_pass_1(value):
    at = At({"A": "BC"}, phase="draw", draw="JJ SK", discard="S *", options={"second_exhaustion": value})
    at.play("take two")
    assert (at.to_act, at.phase, at.table.stocked, at.table.round) == ("A", "play", 0, 1)


@pytest.mark.parametrize("value", ["on_attempt", "on_empty"])
def test_opt_04_wanting_two_of_one_card_ends_the_round_either_way(value):
    """WE-6.6, ruling WE-R60"""
    at = At({"A": "BC"}, phase="draw", reshuffles=1, draw="JJ", discard="S *", options={"second_exhaustion": value})
    at.play("take two")
    assert at.facts[0] == RoundEnded("exhausted", 0)
    assert not at.told_of(Drew)


# OPT-05 we_draw_exhausted

SHORT_IN_PASS_2: dict[str, Any] = {"reshuffles": 1, "draw": "JJ", "discard": "S *"}


def test_opt_05_drawing_with_wyatt_earp_ends_the_round():
    """EX-E11 we_draw_exhausted=end_round"""
    at = At({"A": "WE BC"}, **SHORT_IN_PASS_2)
    at.play("earp draw")
    assert at.facts[0] == Played(0, "wyatt-earp", "draw", False)
    assert at.told_of(RoundEnded) == [RoundEnded("exhausted", 0)]
    assert not at.told_of(Drew)


def test_opt_05_drawing_with_wyatt_earp_is_illegal():
    """EX-E11 we_draw_exhausted=illegal"""
    at = At({"A": "WE BC"}, **SHORT_IN_PASS_2, options={"we_draw_exhausted": "illegal"})
    at.refuses("earp draw", "WE-6.9", "draw-pile-exhausted")
    at = At({"A": "WE BC"}, draw="JJ", discard="S *", options={"we_draw_exhausted": "illegal"})
    at.play("earp draw")  # in pass 1 the reshuffle brings the second card
    assert len(at.told_of(Drew)) == 2


def test_opt_05_drawing_with_wyatt_earp_takes_what_is_there():
    """we_draw_exhausted=take_remaining"""
    options = {"we_draw_exhausted": "take_remaining"}
    at = At({"A": "WE BC"}, **SHORT_IN_PASS_2, options=options)
    at.play("earp draw")
    assert at.told_of(Drew) == [Drew(0, "jesse-james")]
    assert (at.to_act, at.phase, at.table.round) == ("A", "play", 1)

    empty: dict[str, Any] = {**SHORT_IN_PASS_2, "draw": ""}
    at = At({"A": "WE BC"}, **empty, options=options)
    at.play("earp draw")
    assert (at.told_of(Drew), at.hand("A"), at.phase) == ([], {"butch-cassidy": 1}, "play")
    # OPT-28: with the last card only if it is certain to bring one.
    assert At({"A": "WE"}, **SHORT_IN_PASS_2, options=options).allows("earp draw")
    At({"A": "WE"}, **empty, options=options).refuses("earp draw", "WE-5.4", "last-card-must-be-discarded")
    assert At({"A": "WE"}, **empty).allows("earp draw")  # by default the pile ends the round (WE-R43)


# OPT-06 empty_hand_end


@pytest.mark.parametrize(
    ("value", "empty", "ends"),
    [
        ("any_other", "B", True),
        ("any_other", "C", True),
        ("next_only", "B", True),
        ("next_only", "C", False),
        ("never", "B", False),
        ("never", "C", False),
    ],
)
def test_opt_06_whose_empty_hand_ends_the_round(value, empty, ends):
    """empty_hand_end=any_other empty_hand_end=next_only empty_hand_end=never"""
    at = At({"A": "BC BK", empty: ""}, options={"empty_hand_end": value})
    at.play("discard BC")
    assert at.told_of(RoundEnded) == ([RoundEnded("empty-hand", 0)] if ends else [])
    assert at.table.round == (2 if ends else 1)


@pytest.mark.parametrize("draw", ["take two", "take discard"])
def test_opt_06_a_player_who_begins_with_an_empty_hand_goes_on_as_usual(draw):
    at = At({"A": "BC BK", "B": ""}, draw="JJ SK", options={"empty_hand_end": "never"})
    at.play("discard BC")
    assert (at.to_act, at.phase, at.view("B").hand) == ("B", "draw", ())
    at.play(draw)
    assert at.hand("B") == ({"jesse-james": 1, "sundance-kid": 1} if draw == "take two" else {"butch-cassidy": 1})


# OPT-07 reward_batching


@pytest.mark.parametrize(("value", "first", "second"), [("per_play", 0, 0), ("per_turn", 0, 1000)])
def test_opt_07_two_layings_of_one_card_in_a_turn(value, first, second):
    """EX-P05 reward_batching=per_play reward_batching=per_turn"""
    at = At({"A": "2JJ BC"}, piles=["B/JJ 3o"], pots={"JJ": 3000}, options={"reward_batching": value})
    at.play("lay JJ 1")
    assert at.pot("JJ") == 3000 + first
    at.play("lay JJ 1")
    assert at.pot("JJ") == 3000 + first + second


@pytest.mark.parametrize(("value", "total"), [("per_play", 1000), ("per_turn", 2000)])
def test_opt_07_a_card_got_by_asking_belongs_to_the_same_laying(value, total):
    """EX-P04"""
    at = At({"A": "2JJ MW BC", "C": "JJ BS"}, piles=["B/JJ 3o"], pots={"JJ": 3000}, options={"reward_batching": value})
    at.play("lay JJ 2", "ask JJ left", "lay JJ 1")
    assert at.pot("JJ") == 3000 + total


def test_opt_07_each_outlaw_and_each_turn_is_counted_by_itself():
    """reward_batching=per_turn"""
    options = {"reward_batching": "per_turn"}
    at = At({"A": "JJ SK 2BC", "B": "JJ BS BK"}, piles=["C/JJ 3o", "C/SK 3o"], options=options)
    at.play("lay JJ 1", "lay SK 1")
    assert (at.pot("JJ"), at.pot("SK")) == (1000, 1000)
    at.play("discard BC", "take discard", "lay JJ 1")
    assert at.pot("JJ") == 1000


# OPT-08 opened_test


def test_opt_08_the_last_card_of_an_opened_outlaw_is_stolen():
    """opened_test=sticky opened_test=presence"""
    same: dict[str, Any] = {"piles": ["B/JJ 1o"], "draw": "WH"}
    at = At({"A": "MW JJ BC"}, **same)
    at.play("steal", "rob left JJ", "lay JJ 1")
    assert at.points("A/JJ") == 2

    at = At({"A": "MW JJ BC"}, **same, options={"opened_test": "presence"})
    at.play("steal", "rob left JJ")
    at.refuses("lay JJ 1", "WE-4.2", "series-too-small")

    at = At({"A": "MW 2JJ PJJ BC", "B": "PBS"}, **same, options={"opened_test": "presence"})
    at.play("steal", "rob left JJ", "lay JJ 3")
    assert at.pot("JJ") == 3000  # a new opening


def test_opt_08_a_photo_of_an_outlaw_that_is_on_the_table_no_more():
    for value, opened in (("sticky", True), ("presence", False)):
        at = At({"A": "MW BC", "B": "PJJ BS"}, piles=["B/JJ 1o"], draw="WH BD BD", options={"opened_test": value})
        at.play("steal", "rob left JJ", "discard BC", "take two")
        if opened:
            at.play("photo JJ")
        else:
            at.refuses("photo JJ", "WE-9.2", "outlaw-not-opened")


@pytest.mark.parametrize("left", ["B/JJ 1o P", "C/JJ 1o", "C/JJ 1o (H)"])
def test_opt_08_a_photo_or_a_covered_card_is_presence_enough(left):
    """opened_test=presence"""
    piles = [left] if left.startswith("B") else ["B/JJ 1o", left]
    at = At({"A": "MW JJ BC"}, piles=piles, draw="WH", options={"opened_test": "presence"})
    at.play("steal", "rob left JJ", "lay JJ 1")
    assert at.points("A/JJ") == 2
