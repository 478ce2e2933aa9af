"""19. Options register: scoring, money and the end (OPT-14 to OPT-22, OPT-34), each value beside the default."""

from typing import Any

import pytest

from saloon.games.wyatt_earp.facts import (
    Captured,
    DuelBegan,
    Duelled,
    Escaped,
    Exchanged,
    Paid,
    RoundBegan,
    Stayed,
    Won,
)
from tests.rules.wyatt_earp.tables import At, cards


def end_of_round(piles, pots, money=None, draw="", salt=1, **options):
    """A discards his last card; what is told then."""
    chance = {"quick": str(salt)}
    at = At({"A": "WE"}, piles=piles, pots=pots, money=money or {}, draw=draw, chance=chance, options=options)
    at.play("discard WE")
    return at


def payout(piles, pot, **options):
    """What each of three players is paid for Jesse James, and what stays."""
    at = end_of_round(piles, {"JJ": pot}, **options)
    paid = [sum(fact.dollars for fact in at.told_of(Paid) if fact.seat == seat) for seat in range(3)]
    stays = [fact.dollars for fact in at.told_of(Stayed) if fact.outlaw == "jesse-james"]
    assert sum(paid) + sum(stays) == pot
    return (*paid, sum(stays))


# OPT-14 capture_threshold


def test_opt_14_eight_points_capture_or_nine():
    """EX-D01 capture_threshold=at_least_8 capture_threshold=more_than_8"""
    eight = ["A/JJ 3o", "B/JJ 1o"]
    assert payout(eight, 3000) == (2000, 1000, 0, 0)
    assert payout(eight, 3000, capture_threshold="more_than_8") == (0, 0, 0, 3000)
    at = end_of_round(eight, {"JJ": 3000}, capture_threshold="more_than_8")
    assert Escaped("jesse-james", 8) in at.facts

    nine = ["A/JJ 3o S", "B/JJ 1o"]
    assert payout(nine, 4000, capture_threshold="more_than_8") == (4000, 0, 0, 0)
    at = end_of_round(nine, {"JJ": 4000}, capture_threshold="more_than_8")
    assert Captured("jesse-james", 9) in at.facts


# OPT-15 share_range


def test_opt_15_sharers_are_within_four_points_or_all_who_have_any():
    """EX-D25 share_range=within_4 share_range=all_with_cp"""
    piles = ["A/JJ 3o F", "B/JJ 3o", "C/JJ 1o"]
    assert payout(piles, 5000) == (3000, 2000, 0, 0)
    assert payout(piles, 5000, share_range="all_with_cp") == (3000, 1000, 1000, 0)


def test_opt_15_a_gap_of_five_is_a_sole_claim_all_the_same():
    """WE-15.4 share_range=all_with_cp"""
    assert payout(["A/JJ 3o F", "B/JJ 2o"], 7000, share_range="all_with_cp") == (7000, 0, 0, 0)


def test_opt_15_without_points_nobody_shares():
    """share_range=all_with_cp"""
    assert payout(["A/JJ 2o", "B/JJ 2o"], 5000, share_range="all_with_cp") == (2000, 2000, 0, 1000)


# OPT-16 share_order


def test_opt_16_most_points_first_or_furthest_behind_first():
    """EX-D27 share_order=descending_cp share_order=descending_gap"""
    piles = ["A/JJ 2o P", "B/JJ 3o", "C/JJ 2o"]
    assert payout(piles, 3000) == (2000, 1000, 0, 0)
    assert payout(piles, 3000, share_order="descending_gap") == (2000, 0, 1000, 0)


def test_opt_16_the_leader_begins_every_lap():
    """share_order=descending_gap"""
    piles = ["A/JJ 2o P", "B/JJ 3o", "C/JJ 2o"]
    at = end_of_round(piles, {"JJ": 7000}, share_order="descending_gap")
    assert [(fact.seat, fact.dollars) for fact in at.told_of(Paid)] == [
        (0, 2000), (2, 1000), (1, 1000), (0, 1000), (2, 1000), (1, 1000),
    ]  # fmt: skip


# OPT-17 tie_shortfall


def test_opt_17_a_tie_that_cannot_be_paid_in_full():
    """EX-S18 EX-D09 tie_shortfall=stop tie_shortfall=equal_partial"""
    two = ["A/JJ 2o", "B/JJ 2o", "C/JJ 1o"]
    assert payout(two, 3000) == (0, 0, 0, 3000)
    assert payout(two, 3000, tie_shortfall="equal_partial") == (1000, 1000, 0, 1000)
    three = ["A/JJ 2o", "B/JJ 2o", "C/JJ P"]
    assert payout(three, 5000) == (0, 0, 0, 5000)
    assert payout(three, 5000, tie_shortfall="equal_partial") == (1000, 1000, 1000, 2000)


@pytest.mark.parametrize("value", ["stop", "equal_partial"])
def test_opt_17_only_the_first_lap_of_tied_leaders_differs(value):
    """EX-S19 tie_shortfall=equal_partial"""
    assert payout(["A/JJ 2o", "B/JJ 2o", "C/JJ 1o"], 6000, tie_shortfall=value) == (2000, 2000, 1000, 1000)


# OPT-18 exchange_timing


def test_opt_18_when_the_exchange_is_told():
    """exchange_timing=immediate exchange_timing=after_scoring, ruling WE-R57: the sums are the same."""
    piles = ["A/BS 4o", "A/JJ 4o", "B/SK 4o"]
    pots = {"BS": 4000, "JJ": 7000, "SK": 5000}

    def told(value):
        at = end_of_round(piles, pots, money={"A": 3000}, exchange_timing=value)
        assert (at.money("A"), at.money("B"), at.money("C")) == (14000, 5000, 0)
        return [fact for fact in at.facts if isinstance(fact, Paid | Exchanged)]

    bs, jj, sk = Paid(0, "belle-starr", 4000), Paid(0, "jesse-james", 7000), Paid(1, "sundance-kid", 5000)
    assert told("immediate") == [bs, Exchanged(0, 1), jj, Exchanged(0, 1), sk, Exchanged(1, 1)]
    assert told("after_scoring") == [bs, jj, sk, Exchanged(0, 2), Exchanged(1, 1)]


# OPT-19 game_end_threshold


def test_opt_19_exactly_25000():
    """EX-E18 game_end_threshold=at_least_25000 game_end_threshold=more_than_25000"""
    at = end_of_round(["A/JJ 4o"], {"JJ": 4000}, money={"A": 21000})
    assert (at.facts[-1], at.to_act, at.table.winner) == (Won(0), "", 0)
    at = end_of_round(["A/JJ 4o"], {"JJ": 4000}, money={"A": 21000}, game_end_threshold="more_than_25000")
    assert (at.money("A"), at.told_of(Won), at.table.round) == (25000, [], 2)
    at = end_of_round(["A/JJ 4o"], {"JJ": 5000}, money={"A": 21000}, game_end_threshold="more_than_25000")
    assert (at.money("A"), at.told_of(Won)) == (26000, [Won(0)])


# OPT-20 winner_rule


def test_opt_20_the_richest_or_the_first_to_get_there():
    """winner_rule=richest winner_rule=first_to_reach, ruling WE-R58: all seven posters are paid."""
    piles = ["A/BS 4o", "B/WH 4o"]
    pots, money = {"BS": 4000, "WH": 8000}, {"A": 21000, "B": 20000}
    at = end_of_round(piles, pots, money)
    assert (at.told_of(Won), at.money("A"), at.money("B")) == ([Won(1)], 25000, 28000)
    at = end_of_round(piles, pots, money, winner_rule="first_to_reach")
    assert (at.told_of(Won), at.money("A"), at.money("B")) == ([Won(0)], 25000, 28000)


def test_opt_20_each_taking_is_counted_by_itself():
    """winner_rule=first_to_reach: the second of a share may get there before the leader."""
    piles, pots, money = ["A/JJ 3o", "B/JJ 2o"], {"JJ": 4000}, {"A": 22000, "B": 24000}
    at = end_of_round(piles, pots, money)
    assert (at.money("A"), at.money("B"), len(at.told_of(DuelBegan))) == (25000, 25000, 2)
    at = end_of_round(piles, pots, money, winner_rule="first_to_reach")
    assert (at.money("A"), at.money("B"), at.told_of(DuelBegan), at.told_of(Won)) == (25000, 25000, [], [Won(1)])


def test_opt_20_of_a_group_that_gets_there_together_the_richer_wins():
    """winner_rule=first_to_reach"""
    piles, pots = ["A/BS 2o", "B/BS 2o", "A/WH 4o"], {"BS": 4000, "WH": 9000}
    at = end_of_round(piles, pots, {"A": 23000, "B": 24000}, winner_rule="first_to_reach")
    assert (at.money("A"), at.money("B"), at.told_of(Won)) == (34000, 26000, [Won(1)])


def test_opt_20_else_there_is_a_duel():
    """winner_rule=first_to_reach"""
    piles, pots = ["A/BS 2o", "B/BS 2o", "A/WH 4o"], {"BS": 4000, "WH": 9000}
    at = end_of_round(piles, pots, {"A": 23000, "B": 23000}, winner_rule="first_to_reach")
    assert at.told_of(DuelBegan) == [DuelBegan(0), DuelBegan(1)]
    assert len(at.told_of(Won)) == 1


@pytest.mark.parametrize("value", ["richest", "first_to_reach"])
def test_opt_20_somebody_who_had_enough_before_the_round_wins_it_all_the_same(value):
    """No game comes to this, but a position may: the end must not hang on who reached the mark."""
    at = end_of_round([], {}, {"B": 30000}, winner_rule=value)
    assert at.told_of(Won) == [Won(1)]


# OPT-21 duel_mode, OPT-34 duel_deck

REMAINING: dict[str, Any] = {"duel_deck": "remaining_pile"}


def test_opt_21_the_last_who_hit_or_the_first_to_lead():
    """EX-E23 duel_mode=elimination duel_mode=first_to_lead"""
    tied = {"A": 25000, "B": 25000, "C": 25000}
    laps = "JJ JJ H MW MW SK WE BK S"  # hit hit miss, miss miss hit, miss hit miss
    at = end_of_round([], {}, tied, laps, **REMAINING, duel_mode="first_to_lead")
    assert [fact.hit for fact in at.told_of(Duelled)] == [True, True, False, False, False, True, False, True, False]
    assert [fact.card for fact in at.told_of(Duelled)] == cards(laps)
    assert at.told_of(Won) == [Won(1)]

    # The same cards: C is out after the first lap, both miss, then A hits and B does not.
    at = end_of_round([], {}, tied, laps, **REMAINING)
    assert [(fact.seat, fact.hit) for fact in at.told_of(Duelled)] == [
        (0, True), (1, True), (2, False), (0, False), (1, False), (0, True), (1, False),
    ]  # fmt: skip
    assert at.told_of(Won) == [Won(0)]


@pytest.mark.parametrize("mode", ["elimination", "first_to_lead"])
def test_opt_21_for_two_the_winner_is_the_same(mode):
    """EX-E21"""
    at = end_of_round([], {}, {"A": 25000, "C": 25000}, "JJ JJ H MW WE BK", **REMAINING, duel_mode=mode)
    assert at.told_of(DuelBegan) == [DuelBegan(0), DuelBegan(2)]
    assert at.told_of(Won) == [Won(2)]


def test_opt_34_a_duel_turns_over_a_fresh_deck_or_the_rest_of_the_draw_pile():
    """duel_deck=fresh_78 duel_deck=remaining_pile"""
    tied = {"A": 25000, "B": 25000}
    misses = "H H MW MW B B"
    at = end_of_round([], {}, tied, misses + " SK WE", **REMAINING)
    assert [fact.card for fact in at.told_of(Duelled)] == cards(misses + " SK WE")
    assert at.told_of(Won) == [Won(0)]
    first = [end_of_round([], {}, tied, misses, salt).told_of(Duelled)[0].card for salt in range(1, 13)]
    assert len(set(first)) > 3


def test_opt_34_when_the_draw_pile_is_used_up_the_duel_goes_on():
    """duel_deck=remaining_pile"""
    at = At({"A": "WE"}, money={"A": 25000, "B": 25000}, draw="H MW", discard="S *", options=REMAINING)
    at.play("discard WE")
    turned = at.told_of(Duelled)
    assert [fact.card for fact in turned[:2]] == ["hideout", "most-wanted"]
    assert len(turned) > 2
    assert [fact.seat for fact in turned] == [0, 1] * (len(turned) // 2)
    assert at.told_of(Won) == [Won(0 if turned[-2].hit else 1)]


# OPT-22 share_requires_cp


def test_opt_22_a_share_for_a_player_without_points():
    """EX-D15 share_requires_cp=true share_requires_cp=false"""
    tied = ["A/JJ 2o", "B/JJ 2o"]
    assert payout(tied, 5000) == (2000, 2000, 0, 1000)
    assert payout(tied, 5000, share_requires_cp="false") == (2000, 2000, 1000, 0)
    assert payout(tied, 5000, share_requires_cp=False) == (2000, 2000, 1000, 0)


def test_opt_22_only_if_the_leader_has_four_or_fewer():
    """share_requires_cp=false"""
    assert payout(["A/JJ 3o", "B/JJ 1o"], 6000, share_requires_cp="false") == (4000, 2000, 0, 0)
    assert payout(["A/JJ 2o", "B/JJ 2o"], 5000, share_requires_cp="false", share_range="all_with_cp")[2] == 1000
    assert payout(["A/JJ 3o", "B/JJ 3o"], 7000, share_requires_cp="false", share_range="all_with_cp")[2] == 0


def test_nothing_is_paid_twice_when_a_new_round_begins():
    at = end_of_round(["A/JJ 4o"], {"JJ": 4000})
    assert at.told_of(Paid) == [Paid(0, "jesse-james", 4000)]
    assert at.told_of(RoundBegan) == [RoundBegan(2, 1)]
    assert at.pot("JJ") == 1000
