"""What comes out: rates and their intervals, ratings, money, the gap to the oracle."""

import math

import numpy as np
import pytest

from saloon.arena.match import Times, play_deal
from saloon.arena.results import MatchUp, Tally, interval, match_ups, report, resample
from saloon.kernel.table import NOBODY
from tests.arena.conftest import revolver, wyatt_earp


def made(games, bots=2, deal=0):
    """A deal that was never played."""
    told = [{"decisions": 10, "length": 3, **game} for game in games]
    return {"deal": deal, "games": told, "times": [Times().to_document()] * bots, "seconds": 0.0}


def duel(deal, first, second):
    """A duplicate deal of two: the winners' seats in both seatings."""
    return made([{"seats": [0, 1], "winner": first}, {"seats": [1, 0], "winner": second}], deal=deal)


def test_what_a_game_is_a_game_of():
    assert match_ups([0, 1]) == [MatchUp(0, (1,)), MatchUp(1, (0,))]
    assert match_ups([1, 0, 1, 1]) == [MatchUp(0, (1, 1, 1))]
    assert match_ups([2, 0, 1]) == [MatchUp(2, ()), MatchUp(0, ()), MatchUp(1, ())]
    assert match_ups([0, 0]) == []


def test_the_bootstrap_agrees_with_theory():
    """For independent deals the interval of a mean is 1.96 standard errors on either side."""
    values = np.array([[float(n % 5 == 0)] for n in range(1000)])
    [wins, asked] = resample(values, np.ones((1000, 1)))
    low, high = interval(wins[:, 0], asked[:, 0])
    error = 1.96 * math.sqrt(0.2 * 0.8 / 1000)
    assert low == pytest.approx(0.2 - error, abs=0.003)
    assert high == pytest.approx(0.2 + error, abs=0.003)


def test_deals_are_drawn_whole():
    """Where a deal's two games always cancel out there is no uncertainty, however few deals there are."""
    plan = revolver()
    even = report(plan, [duel(n, 0, 0) for n in range(30)])  # the first seat wins whoever sits there
    row = even["match_ups"][0]
    assert (row["rate"], row["low"], row["high"]) == (0.5, 0.5, 0.5)
    one_sided = report(plan, [duel(n, n % 2, 1 - n % 2) for n in range(30)])  # one bot wins both, in turn
    row = one_sided["match_ups"][0]
    assert row["rate"] == 0.5
    assert row["low"] < 0.4
    assert row["high"] > 0.6


def test_rates_by_match_and_by_seat():
    found = report(revolver(), [duel(0, 0, 1), duel(1, 0, 0)])
    rates = {(row["bot"], *row["against"]): (row["wins"], row["games"]) for row in found["match_ups"]}
    assert rates == {("random", "greenhorn"): (3, 4), ("greenhorn", "random"): (1, 4)}
    assert [(row["seat"], row["wins"]) for row in found["seats"]] == [(0, 3), (1, 1)]
    seats = {(row["bot"], row["seat"]): row["rate"] for row in found["bot_seats"]}
    assert seats == {("random", 0): 1, ("random", 1): 0.5, ("greenhorn", 0): 0.5, ("greenhorn", 1): 0}
    assert [row["bot"] for row in found["ratings"]] == ["random", "greenhorn"]


def test_one_among_three_is_compared_with_a_quarter():
    plan = wyatt_earp("random", "greenhorn", players=4)
    alone = [{"seats": [1] * seat + [0] + [1] * (3 - seat), "winner": 1} for seat in range(4)]
    [row] = report(plan, [made(alone)])["match_ups"]
    assert (row["bot"], row["against"], row["par"], row["rate"]) == ("random", ["greenhorn"] * 3, 0.25, 0.25)


def test_the_gap_to_the_oracle():
    """A bot that wins 60 % where the oracle wins 75 % has gone 40 % of the way from 50 %."""
    plan = revolver("marshal", "ranger:1i", "oracle:1i")
    games = [{"seats": [0, 1], "winner": int(n < 60)} for n in range(100)]
    games += [{"seats": [0, 2], "winner": int(n < 75)} for n in range(100)]
    found = report(plan, [made([games[n], games[n + 100]], 3, n) for n in range(100)])
    [row] = found["gap"]
    assert (row["bot"], row["from"], row["to"]) == ("ranger:1i", "marshal", "oracle:1i")
    assert row["share"] == pytest.approx(0.4)
    assert row["low"] < 0.4 < row["high"]
    assert found["cheats"] == ["oracle:1i"]


def test_money_goes_on_when_a_game_is_over():
    plan = wyatt_earp()
    long = {"seats": [0, 0], "winner": 0, "standings": [[1000, 3000], [25000, 5000]]}
    short = {"seats": [0, 0], "winner": 0, "standings": [[25000, 3000]]}
    found = report(plan, [made([long, short], 1)])
    assert found["standings"] == [{"bot": "random", "rounds": [8000, 14500]}]
    assert found["length"]["unit"] == "rounds"
    assert found["match_ups"] == found["ratings"] == []
    assert [row["rate"] for row in found["bot_seats"]] == [1, 0]


def test_ways_of_winning():
    found = report(revolver("random"), [play_deal(revolver("random"), n) for n in range(3)])
    assert sum(row["games"] for row in found["endings"]) == 3
    assert sum(row["share"] for row in found["endings"]) == pytest.approx(1)
    assert found["length"]["unit"] == "turns"
    assert found["times"][0]["longest"] >= found["times"][0]["p99"] > 0


def test_nothing_played_is_no_error():
    found = report(revolver(), [])
    assert (found["deals"], found["match_ups"], found["length"]["mean"]) == (0, [], 0)


def test_the_running_score():
    tally = Tally(revolver())
    assert tally.leading() == []
    tally.add(duel(0, 0, 1))
    tally.add(duel(1, 0, 0))
    assert tally.leading() == [("random", 0.75), ("greenhorn", 0.25)]
    alone = Tally(revolver("random"))
    alone.add(made([{"seats": [0, 0], "winner": 1}], 1))
    assert alone.leading() == [("random #2", 1.0)]


def test_a_drawn_game_is_won_by_nobody():
    plan = revolver("random", "greenhorn")
    deals = [made([{"seats": [0, 1], "winner": NOBODY, "reason": "tie"}, {"seats": [1, 0], "winner": 1}])]
    found = report(plan, deals)
    assert found["drawn"] == 1
    assert {row["bot"]: row["rate"] for row in found["match_ups"]} == {"random": 0.5, "greenhorn": 0}
    assert [row["rate"] for row in found["seats"]] == [0, 0.5]
    assert found["endings"] == []
    drawn = report(plan, [made([{"seats": [0, 1], "winner": NOBODY}])])
    assert len({row["mu"] for row in drawn["ratings"]}) == 1
    tally = Tally(revolver("random"))
    tally.add(made([{"seats": [0, 0], "winner": NOBODY}, {"seats": [0, 0], "winner": 0}], 1))
    assert tally.leading() == [("random #1", 0.5)]
