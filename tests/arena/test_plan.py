"""Who sits where: duplicate deals and all seatings."""

from collections import Counter

import numpy
import pytest

from saloon.arena import match
from saloon.arena.match import BotFailed, Times, play_deal, play_deals
from saloon.arena.plan import deal_seed, house, make_plan, seatings
from saloon.arena.results import report
from saloon.bots.bot import Bot, Look
from saloon.games.revolver import GAME as REVOLVER
from saloon.games.wyatt_earp import GAME as WYATT_EARP
from saloon.games.wyatt_earp.codes import DISCARD, STANDARD_CODES, TAKE_DISCARD
from saloon.kernel.errors import Illegal, Malformed
from tests.arena.conftest import revolver, untimed, wyatt_earp


def test_two_bots_play_both_sides():
    assert sorted(seatings(revolver(), 0)) == [(0, 1), (1, 0)]


@pytest.mark.parametrize("players", [3, 4])
def test_one_against_the_others_and_the_reverse_on_every_seat(players):
    found = seatings(wyatt_earp("random", "greenhorn", players=players), 0)
    assert len(found) == len(set(found)) == 2 * players
    for one in (0, 1):
        alone = [seating.index(one) for seating in found if seating.count(one) == 1]
        assert sorted(alone) == list(range(players))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("bots", [["random", "deputy"], ["random", "deputy", "greenhorn"]])
def test_a_lone_bot_sits_on_every_seat_among_others_of_one_kind_and_nobody_else_plays(bots, players):
    plan = make_plan(WYATT_EARP, bots, players, WYATT_EARP.options({}), 1, lone="greenhorn")
    assert plan.bots == ("random", "deputy", "greenhorn")
    found = seatings(plan, 0)
    assert len(found) == len(set(found)) == 2 * players
    for other in (0, 1):
        among = [seating for seating in found if seating.count(other) == players - 1]
        assert sorted(seating.index(2) for seating in among) == list(range(players))


def test_three_bots_at_four_seats_meet_in_pairs_both_ways():
    found = seatings(wyatt_earp("random", "greenhorn", "deputy", players=4), 0)
    assert len(found) == len(set(found)) == 6 * 4


@pytest.mark.parametrize(("bots", "players", "games"), [(3, 2, 6), (3, 3, 3), (4, 3, 12), (5, 4, 20)])
def test_mixed_tables_turn_around(bots, players, games):
    plan = wyatt_earp(*("random", "greenhorn", "deputy", "marshal", "ranger:1i")[:bots], players=players)
    found = seatings(plan, 3)
    assert len(found) == len(set(found)) == games
    places = Counter((bot, seat) for seating in found for seat, bot in enumerate(seating))
    assert len(set(places.values())) == 1  # everybody sits everywhere equally often
    assert len({tuple(seatings(plan, deal)) for deal in range(20)}) > 1 or players == 2
    assert seatings(plan, 3) == found


def test_a_bot_named_twice_plays_itself():
    plan = revolver("random", "random")
    assert plan.bots == ("random",)
    assert seatings(plan, 0) == [(0, 0)]


def test_the_cards_are_the_same_for_every_seating_and_others_in_every_deal():
    plan = wyatt_earp("random", "greenhorn")
    assert deal_seed(plan, 4) == deal_seed(plan, 4)
    assert len({deal_seed(plan, deal) for deal in range(50)}) == 50
    assert deal_seed(plan, 4) != deal_seed(wyatt_earp("random", "greenhorn", seed=2), 4)


def test_a_deal_is_the_same_whoever_plays_it_and_when():
    plan = revolver()
    together = play_deals(plan, [3, 4])
    assert together["house"] == dict(house())
    assert untimed(together["deals"]) == untimed([play_deal(plan, 4), play_deal(plan, 3)])


def test_what_a_deal_tells():
    [game] = play_deal(wyatt_earp("random", players=3), 0)["games"]
    assert game["seats"] == [0, 0, 0]
    assert len(game["standings"]) == game["length"]
    assert max(range(3), key=game["standings"][-1].__getitem__) == game["winner"]
    deal = play_deal(revolver("random"), 0)
    assert deal["games"][0]["reason"] in {"all-dead", "leader-dead", "early-death", "last-space", "border-empty"}
    assert 0 < deal["times"][0]["count"] <= deal["games"][0]["decisions"]


def test_a_plan_is_checked():
    options = REVOLVER.options({})
    with pytest.raises(Malformed, match="unknown-bot"):
        make_plan(REVOLVER, ["random", "nobody"], 2, options, 1)
    with pytest.raises(Illegal):
        make_plan(REVOLVER, ["random"], 3, options, 1)
    with pytest.raises(Malformed, match="unknown-bot"):
        make_plan(REVOLVER, ["random"], 2, options, 1, lone="nobody")


def test_options_travel_with_the_plan():
    plan = make_plan(WYATT_EARP, ["random"], 2, WYATT_EARP.options({"photo_out_of_turn": "others_opening"}), 1)
    assert plan.to_document()["options"] == {"photo_out_of_turn": "others_opening", "stall_guard": "20"}
    assert plan.digest() != wyatt_earp().digest()


def test_a_bot_that_answers_nonsense_is_named(monkeypatch):
    from saloon.bots.bot import RandomBot

    monkeypatch.setattr(RandomBot, "choose", lambda self, look: 10**6)
    with pytest.raises(BotFailed) as caught:
        play_deal(revolver("random"), 5)
    assert (caught.value.bot, caught.value.deal) == ("random", 5)
    monkeypatch.setattr(RandomBot, "choose", lambda self, look: 1 // 0)
    with pytest.raises(BotFailed, match="ZeroDivisionError"):
        play_deal(revolver("random"), 5)


def test_a_bot_that_fails_is_named_with_file_and_line(monkeypatch):
    from saloon.bots.bot import RandomBot

    monkeypatch.setattr(RandomBot, "choose", lambda self, look: 1 // 0)
    with pytest.raises(BotFailed, match=r"ZeroDivisionError: .* \(test_plan.py, line \d+\)"):
        play_deal(revolver("random"), 5)


def test_a_bot_may_answer_with_a_number_of_numpy(monkeypatch):
    from saloon.bots.bot import RandomBot

    wanted = play_deal(revolver("random"), 5)["games"]
    plain = RandomBot.choose
    monkeypatch.setattr(RandomBot, "choose", lambda self, look: numpy.int64(plain(self, look)))
    assert play_deal(revolver("random"), 5)["games"] == wanted
    monkeypatch.setattr(RandomBot, "choose", lambda self, look: 1.0)
    with pytest.raises(BotFailed, match="a code is a whole number, not float"):
        play_deal(revolver("random"), 5)


def test_a_game_that_does_not_end_is_adjudged_by_what_everybody_has(monkeypatch):
    monkeypatch.setattr(match, "MOST_DECISIONS", 50)
    games = play_deal(wyatt_earp(), 0)["games"]
    assert [game["decisions"] for game in games] == [50] * len(games)
    assert all(game["reason"] == "adjudged" and game["winner"] in {-1, 0, 1, 2} for game in games)


class Collector(Bot):
    """Takes the discard, and puts something else there: for ever, if nobody stops it."""

    name = "collector"

    def choose(self, look: Look) -> int:
        return next(code for code in look.legal if code == TAKE_DISCARD or DISCARD <= code < STANDARD_CODES)


def test_opt_37_bots_that_only_take_discards_are_ended_by_rule_and_counted(monkeypatch):
    """stall_guard=20, ruling WE-R69"""
    monkeypatch.setattr("saloon.arena.oracle.make", lambda name, game, seed=0: Collector(seed))
    plan = wyatt_earp("random", "deputy")
    assert plan.to_document()["options"] == {"stall_guard": "20"}
    deal = play_deal(plan, 1)
    assert [game["stalled"] for game in deal["games"]] == [50, 50]  # 1,000 turns: 49 rounds and the game
    assert report(plan, [deal])["length"]["stalled"] == 2


def test_times_are_counted_in_buckets_and_never_too_short():
    times = Times()
    for n in range(1, 1001):
        times.add(n / 1000)
    assert times.mean() == pytest.approx(0.5005)
    assert 0.99 <= times.quantile(0.99) <= 0.99 * 1.05
    assert times.quantile(1) == times.longest == 1
    other = Times()
    other.merge(times.to_document())
    other.merge(times.to_document())
    assert other.count == 2000
    assert other.quantile(0.5) == times.quantile(0.5)
    assert Times().quantile(0.99) == Times().mean() == 0
