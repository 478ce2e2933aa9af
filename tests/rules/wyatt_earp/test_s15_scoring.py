"""15. Scoring."""

from itertools import pairwise, product

import pytest

from saloon import rulebook
from saloon.games.wyatt_earp.cards import OUTLAW_SLUGS
from saloon.games.wyatt_earp.facts import Captured, Escaped, Paid, RoundBegan, Stayed
from saloon.games.wyatt_earp.options import read_options
from saloon.games.wyatt_earp.scoring import (
    IS_CAPTURED,
    NOT_CAPTURED,
    SHARED,
    SOLE,
    TAKE,
    TIE_PARTLY,
    TIE_UNPAID,
    settle,
)
from tests.rules.wyatt_earp.tables import SEATS, At

STANDARD = read_options({})
EQUAL_PARTIAL = {"tie_shortfall": "equal_partial"}


def amounts(text):
    """`A 11, B 6, C 2` is 11, 6, 2."""
    words = [word.split() for word in text.split(", ")]
    assert [seat for seat, _ in words] == list(SEATS[: len(words)])
    return [int(number) for _, number in words]


def share(pot, points, **settings):
    paid, stays, _ = settle(pot, points, read_options(settings))
    return paid, stays


def end_of_round(piles, players=3, options=None, **rest):
    """The table, and what was told after A went out."""
    at = At({"A": "WE"}, piles, players=players, options=options, **rest)
    facts = at.play("discard WE")
    return at, facts[: facts.index(RoundBegan(2, 1))] if RoundBegan(2, 1) in facts else facts


# The examples of 20.1 and 20.2, each with piles that have these points

EXAMPLES = [
    pytest.param("A 11, B 6, C 2", 9000, "A 9000, B 0, C 0", 0, {}, ["A/JJ 2o P F", "B/JJ 3o", "C/JJ 1o"], id="EX-S16"),
    pytest.param("A 9, B 5, C 4", 8000, "A 5000, B 3000, C 0", 0, {},
                 ["A/JJ 3o F", "B/JJ 2o S", "C/JJ 2o"], id="EX-S17"),
    pytest.param("A 4, B 4, C 2", 3000, "A 0, B 0, C 0", 3000, {}, ["A/JJ 2o", "B/JJ 2o", "C/JJ 1o"], id="EX-S18"),
    pytest.param("A 4, B 4, C 2", 3000, "A 1000, B 1000, C 0", 1000, EQUAL_PARTIAL,
                 ["A/JJ 2o", "B/JJ 2o", "C/JJ 1o"], id="EX-S18 tie_shortfall=equal_partial"),
    pytest.param("A 4, B 4, C 2", 6000, "A 2000, B 2000, C 1000", 1000, {},
                 ["A/JJ 2o", "B/JJ 2o", "C/JJ 1o"], id="EX-S19"),
    pytest.param("A 6, B 2", 3000, "A 2000, B 1000", 0, {}, ["A/JJ 3o", "B/JJ 1o"], id="EX-D01"),
    pytest.param("A 6, B 2", 3000, "A 0, B 0", 3000, {"capture_threshold": "more_than_8"},
                 ["A/JJ 3o", "B/JJ 1o"], id="EX-D01 capture_threshold=more_than_8"),
    pytest.param("A 7, B 0", 6000, "A 0, B 0", 6000, {}, ["A/JJ 3o S"], id="EX-D02"),
    pytest.param("A 8, B 0", 4000, "A 4000, B 0", 0, {}, ["A/JJ 4o"], id="EX-D03"),
    pytest.param("A 9, B 4", 7000, "A 7000, B 0", 0, {}, ["A/JJ 3o F", "B/JJ P"], id="EX-D04"),
    pytest.param("A 9, B 5", 7000, "A 4000, B 3000", 0, {}, ["A/JJ 3o F", "B/JJ 1o B S"], id="EX-D05"),
    pytest.param("A 6, B 4, C 4", 4000, "A 2000, B 1000, C 1000", 0, {}, ["A/JJ 3o", "B/JJ 2o", "C/JJ P"], id="EX-D07"),
    pytest.param("A 4, B 4, C 4", 5000, "A 0, B 0, C 0", 5000, {}, ["A/JJ 2o", "B/JJ 2o", "C/JJ 2o"], id="EX-D09"),
    pytest.param("A 4, B 4, C 4", 5000, "A 1000, B 1000, C 1000", 2000, EQUAL_PARTIAL,
                 ["A/JJ 2o", "B/JJ 2o", "C/JJ 2o"], id="EX-D09 tie_shortfall=equal_partial"),
    pytest.param("A 4, B 4, C 4, D 4", 9000, "A 2000, B 2000, C 2000, D 2000", 1000, {},
                 ["A/JJ 2o", "B/JJ 2o", "C/JJ 2o", "D/JJ P"], id="EX-D11"),
    pytest.param("A 8, B 6, C 4", 4000, "A 2000, B 1000, C 1000", 0, {}, ["A/JJ 4o", "B/JJ 3o", "C/JJ P"], id="EX-D13"),
    pytest.param("A 8, B 6, C 4", 8000, "A 4000, B 2000, C 2000", 0, {},
                 ["A/JJ 2o P", "B/JJ 3o", "C/JJ 2o"], id="EX-D14"),
    pytest.param("A 4, B 4, C 0", 5000, "A 2000, B 2000, C 0", 1000, {}, ["A/JJ 2o", "B/JJ 2o"], id="EX-D15"),
    pytest.param("A 4, B 4, C 0", 5000, "A 2000, B 2000, C 1000", 0, {"share_requires_cp": False},
                 ["A/JJ 2o", "B/JJ 2o"], id="EX-D15 share_requires_cp=false"),
    pytest.param("A 6, B 6, C 4, D 4", 8000, "A 3000, B 3000, C 1000, D 1000", 0, {},
                 ["A/JJ 3o", "B/JJ 3o", "C/JJ P", "D/JJ 1o B"], id="EX-D18"),
    pytest.param("A 6, B 4", 12000, "A 7000, B 5000", 0, {}, ["A/JJ 3o", "B/JJ 2o"], id="EX-D20"),
    pytest.param("A 6, B 6", 7000, "A 3000, B 3000", 1000, {}, ["A/JJ 3o", "B/JJ 3o"], id="EX-D21"),
    pytest.param("A 0, B 6", 6000, "A 0, B 0", 6000, {}, ["A/JJ 4o P (H)", "B/JJ 3o"], id="EX-D22"),
    pytest.param("A 10, B 0", 9000, "A 9000, B 0", 0, {}, ["A/JJ 3o P", "B/JJ 4o (H)"], id="EX-D23"),
    pytest.param("A 9, B 6, C 2", 5000, "A 3000, B 2000, C 0", 0, {}, ["A/JJ 3o F", "B/JJ 3o", "C/JJ 1o"], id="EX-D25"),
    pytest.param("A 9, B 6, C 2", 5000, "A 3000, B 1000, C 1000", 0, {"share_range": "all_with_cp"},
                 ["A/JJ 3o F", "B/JJ 3o", "C/JJ 1o"], id="EX-D25 share_range=all_with_cp"),
    pytest.param("A 8, B 6, C 4", 3000, "A 2000, B 1000, C 0", 0, {},
                 ["A/JJ 4o", "B/JJ 3o", "C/JJ P"], id="EX-D27 share_order=descending_cp"),
    pytest.param("A 8, B 6, C 4", 3000, "A 2000, B 0, C 1000", 0, {"share_order": "descending_gap"},
                 ["A/JJ 4o", "B/JJ 3o", "C/JJ P"], id="EX-D27 share_order=descending_gap"),
]  # fmt: skip


@pytest.mark.parametrize(("points", "pot", "payout", "stays", "options", "piles"), EXAMPLES)
def test_the_payout_of_the_examples(points, pot, payout, stays, options, piles):
    assert share(pot, amounts(points), **options) == (amounts(payout), stays)


@pytest.mark.parametrize(("points", "pot", "payout", "stays", "options", "piles"), EXAMPLES)
def test_a_round_that_ends_with_the_piles_of_the_examples(points, pot, payout, stays, options, piles):
    players = len(amounts(points))
    at = At({"A": "WE"}, piles, players=players, options=options, pots={"JJ": pot}, discard="MW")
    assert [at.points(f"{SEATS[seat]}/JJ") for seat in range(players)] == amounts(points)
    poster = next(poster for poster in at.view().posters if poster.outlaw == "jesse-james")
    assert (list(poster.pays), poster.stays) == (amounts(payout), stays)
    at.play("discard WE")
    assert [at.money(SEATS[seat]) for seat in range(players)] == amounts(payout)
    assert at.pot("JJ") == stays + 1000  # the new round's


def test_the_examples_here_are_those_of_the_rulebook():
    for case in EXAMPLES:
        id, _, setting = str(case.id).partition(" ")
        points, pot, payout, stays, options, _ = case.values
        entry = rulebook.rule("wyatt-earp", id).text
        if "\n" not in entry:
            assert f"CP {points}, pot {pot:,}" in entry
            continue
        row = dict(line.split(": ", 1) for line in entry.split("\n"))
        assert (row["CP"], row["pot"]) == (points, str(pot))
        if options:
            assert setting.split("=")[1] in row["remark"]
        else:
            assert (row["payout"], row["stays"]) == (payout, str(stays))


def test_every_scoring_example_of_the_rulebook_is_here():
    wanted = {entry.id for entry in rulebook.examples("wyatt-earp") if "\nstays: " in entry.text}
    assert wanted == {str(case.id).split()[0] for case in EXAMPLES} - {"EX-D27"}


# Rule by rule


def test_we_15_1_each_outlaw_is_scored_by_itself():
    piles = ["A/JJ 4o", "B/BK 4o", "C/BK 1o", "A/SK 3o", "B/WH 3o", "C/WH 2o"]
    at, facts = end_of_round(piles, pots={"JJ": 4000, "BK": 5000, "SK": 3000, "WH": 6000})
    assert [fact.outlaw for fact in facts if isinstance(fact, Captured | Escaped)] == OUTLAW_SLUGS
    assert [fact for fact in facts if isinstance(fact, Captured)] == [
        Captured("billy-the-kid", 10),
        Captured("jesse-james", 8),
        Captured("wes-hardin", 10),
    ]
    assert (at.money("A"), at.money("B"), at.money("C")) == (4000, 5000 + 4000, 2000)
    assert Stayed("sundance-kid", 3000) in facts


@pytest.mark.parametrize(
    ("pile", "points"),
    [("3o", 6), ("P", 4), ("7o P", 18), ("3o S", 7), ("3o S S", 8), ("3o B", 8), ("3o B B B B", 14), ("3o F", 9),
     ("1o P S B F", 12), ("3o (H)", 0), ("3o P S S B F (H)", 0)],
)  # fmt: skip
def test_we_15_2_the_points_of_a_pile(pile, points):
    at = At({"A": "WE"}, piles=[f"B/JJ {pile}"], discard="MW")
    assert at.points("B/JJ") == points
    facts = at.play("discard WE")
    told = Captured("jesse-james", points) if points >= 8 else Escaped("jesse-james", points)
    assert told in facts


def test_we_15_2_cards_in_the_hand_count_for_nothing():
    at = At({"A": "WE", "B": "4JJ PJJ"}, piles=["A/JJ 3o"], pots={"JJ": 3000})
    facts = at.play("discard WE")
    assert Escaped("jesse-james", 6) in facts
    assert at.money("B") == 0


@pytest.mark.parametrize(
    ("points", "paid"), [([7, 0], [0, 0]), ([4, 3], [0, 0]), ([8, 0], [6000, 0]), ([4, 4], [3000, 3000])]
)
def test_we_15_3_eight_points_of_all_players_together_capture(points, paid):
    """capture_threshold=at_least_8"""
    assert share(6000, points) == (paid, 6000 - sum(paid))


def test_we_15_3_the_pot_of_an_outlaw_who_got_away_stays():
    at, facts = end_of_round(["A/JJ 3o", "B/JJ 1o (H)"], pots={"JJ": 6000})
    assert Escaped("jesse-james", 6) in facts
    assert Stayed("jesse-james", 6000) in facts
    assert not [fact for fact in facts if isinstance(fact, Paid)]
    assert at.pot("JJ") == 7000


@pytest.mark.parametrize(
    ("points", "leader"), [([8, 3, 0], 0), ([3, 8, 0], 1), ([0, 2, 13], 2), ([8, 0, 0], 0), ([5, 10, 5], 1)]
)
def test_we_15_4_five_points_more_than_the_second_take_the_whole_pot(points, leader):
    paid = [0, 0, 0]
    paid[leader] = 9000
    assert share(9000, points) == (paid, 0)


@pytest.mark.parametrize("points", [[8, 4, 0], [8, 8, 0], [13, 13, 2]])
def test_we_15_4_a_smaller_lead_or_a_tie_is_no_sole_claim(points):
    paid, _ = share(9000, points)
    assert paid[0] > 0
    assert paid[1] > 0


def test_we_15_5_who_is_at_most_4_behind_shares():
    """share_range=within_4"""
    assert share(9000, [9, 8, 5, 4]) == ([4000, 3000, 2000, 0], 0)


def test_we_15_5_nobody_shares_without_a_point():
    """share_requires_cp=true"""
    assert share(6000, [4, 4, 0]) == ([3000, 3000, 0], 0)
    assert share(6000, [4, 3, 1, 0]) == ([3000, 2000, 1000, 0], 0)


def takings(pot, points, **settings):
    """Who takes how much, step by step."""
    _, _, steps = settle(pot, points, read_options(settings))
    return [(group, dollars) for step, group, dollars, _ in steps if step == TAKE]


def test_we_15_6_sharers_take_in_descending_order_of_points_and_equals_together():
    a, b, c, d = 1, 2, 4, 8
    assert takings(6000, [5, 8, 4, 6]) == [(b, 2000), (d, 1000), (a, 1000), (c, 1000), (b, 1000)]
    assert takings(8000, [6, 4, 6, 4]) == [(a | c, 2000), (b | d, 1000), (a | c, 1000)]


def test_we_15_7_the_leader_takes_two_thousand_once_then_everybody_one():
    assert takings(7000, [6, 4]) == [(1, 2000), (2, 1000), (1, 1000), (2, 1000), (1, 1000), (2, 1000)]
    assert takings(10000, [4, 4, 2]) == [(3, 2000), (4, 1000), (3, 1000), (4, 1000), (3, 1000)]


def test_we_15_7_payments_are_told_as_they_are_made():
    at, facts = end_of_round(["A/JJ 3o", "B/JJ 2o"], pots={"JJ": 5000})
    paid = [fact for fact in facts if isinstance(fact, Paid)]
    assert [(fact.seat, fact.dollars) for fact in paid] == [(0, 2000), (1, 1000), (0, 1000), (1, 1000)]
    assert {fact.outlaw for fact in paid} == {"jesse-james"}
    assert (at.money("A"), at.money("B")) == (3000, 2000)


def test_we_15_8_a_tie_that_cannot_be_paid_in_full_ends_the_share():
    """tie_shortfall=stop"""
    assert share(3000, [5, 5, 4]) == ([0, 0, 0], 3000)  # C gets nothing either
    assert share(5000, [5, 5]) == ([2000, 2000], 1000)
    assert share(3000, [8, 6, 6, 5]) == ([2000, 0, 0, 0], 1000)  # nor does the last one


def test_we_15_9_what_is_left_stays_on_the_poster_for_the_next_round():
    """EX-D28"""
    at, facts = end_of_round(["A/JJ 2o", "B/JJ 2o", "C/JJ 1o"], pots={"JJ": 6000})
    assert [fact for fact in facts if isinstance(fact, Stayed) and fact.outlaw == "jesse-james"] == [
        Stayed("jesse-james", 1000)
    ]
    assert (at.view().round, at.pot("JJ")) == (2, 2000)


def test_we_15_9_an_empty_pot_begins_anew():
    at, facts = end_of_round(["A/JJ 4o"], pots={"JJ": 4000})
    assert not [fact for fact in facts if isinstance(fact, Stayed) and fact.outlaw == "jesse-james"]
    assert at.pot("JJ") == 1000


def test_we_15_10_a_single_sharer_takes_what_is_there():
    assert share(1000, [6, 4]) == ([1000, 0], 0)
    assert takings(1000, [6, 4]) == [(1, 1000)]
    assert share(3000, [6, 4]) == ([2000, 1000], 0)


@pytest.mark.parametrize("opening", [3, 4])
def test_we_15_10_whoever_is_captured_has_at_least_three_thousand_on_his_head(opening):
    at = At({"A": f"{opening}JJ PJJ WE"}, discard="S")
    at.play(f"lay JJ {opening}", "photo JJ")
    assert at.pot("JJ") >= 3000


# The whole of the section


def by_the_book(pot, cp):
    """The reference algorithm of section 15, word for word."""
    paid = dict.fromkeys(cp, 0)
    if sum(cp.values()) < 8:
        return paid, pot
    top, second = sorted(cp.values(), reverse=True)[:2]
    if top - second >= 5:
        paid[max(cp, key=lambda player: cp[player])] = pot
        return paid, 0
    sharers = [player for player in cp if cp[player] >= 1 and top - cp[player] <= 4]
    levels = sorted({cp[player] for player in sharers}, reverse=True)
    groups = [[player for player in sharers if cp[player] == level] for level in levels]
    first_lap = True
    while pot > 0:
        for i, group in enumerate(groups):
            due = 2000 if first_lap and i == 0 else 1000
            if pot >= due * len(group):
                for player in group:
                    paid[player] += due
                pot -= due * len(group)
            elif len(group) == 1:
                paid[group[0]] += pot
                pot = 0
            else:
                return paid, pot
            if pot == 0:
                return paid, 0
        first_lap = False
    return paid, pot


@pytest.mark.parametrize(
    ("players", "values"), [(2, range(15)), (3, range(11)), (4, (0, 1, 2, 4, 5, 6, 8))], ids=["two", "three", "four"]
)
def test_every_payout_is_that_of_the_reference_algorithm(players, values):
    """WE-15.3 WE-15.4 WE-15.5 WE-15.6 WE-15.7 WE-15.8 WE-15.9 WE-15.10"""
    for points in product(values, repeat=players):
        for pot in (1000, 2000, 3000, 4000, 5000, 7000, 12000):
            paid, stays, _ = settle(pot, list(points), STANDARD)
            expected, left = by_the_book(pot, dict(enumerate(points)))
            assert (paid, stays) == (list(expected.values()), left), (points, pot)


@pytest.mark.parametrize("k", range(3, 20))
def test_the_closed_forms_for_two_sharers(k):
    """WE-15.7 WE-15.8"""
    assert share(k * 1000, [6, 4]) == ([(k // 2 + 1) * 1000, (-(-k // 2) - 1) * 1000], 0)
    each = 0 if k == 3 else k // 2 * 1000
    assert share(k * 1000, [6, 6]) == ([each, each], k * 1000 - 2 * each)


@pytest.mark.parametrize(
    ("pot", "points", "options", "steps"),
    [
        (6000, [4, 3], {}, [(NOT_CAPTURED, 0, 7, 0)]),
        (9000, [11, 6, 2], {}, [(IS_CAPTURED, 0, 19, 0), (SOLE, 0, 5, 0), (TAKE, 1, 9000, 0)]),
        (3000, [6, 4], {}, [(IS_CAPTURED, 0, 10, 0), (SHARED, 0, 2, 0), (TAKE, 1, 2000, 1000), (TAKE, 2, 1000, 0)]),
        (3000, [4, 4, 2], {}, [(IS_CAPTURED, 0, 10, 0), (SHARED, 0, 0, 0), (TIE_UNPAID, 0, 4000, 3000)]),
        (3000, [4, 4, 2], EQUAL_PARTIAL,
         [(IS_CAPTURED, 0, 10, 0), (SHARED, 0, 0, 0), (TIE_PARTLY, 0, 1000, 3000), (TAKE, 3, 1000, 1000)]),
    ],
)  # fmt: skip
def test_every_step_of_a_payout_can_be_explained(pot, points, options, steps):
    """WE-15.3 WE-15.4 WE-15.8"""
    assert settle(pot, points, read_options(options))[2] == steps


def test_takings_leave_less_and_less():
    """WE-15.7"""
    _, stays, steps = settle(12000, [8, 6, 6, 4], STANDARD)
    left = [pot for step, _, _, pot in steps if step == TAKE]
    assert all(more > less for more, less in pairwise(left))
    assert left[-1] == stays
