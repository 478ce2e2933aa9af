"""16. Money and next round."""

import pytest

from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.facts import (
    Captured,
    Escaped,
    Exchanged,
    Paid,
    PotGrew,
    RoundBegan,
    RoundEnded,
    Stayed,
    TurnBegan,
    Won,
)
from tests.rules.wyatt_earp.tables import DECK, At, every_card, random_game


def test_we_16_1_money_won_lies_openly_before_the_player():
    at = At({"A": "BS"}, piles=["B/JJ 4o", "C/SK 5o"], pots={"JJ": 3000, "SK": 4000}, money={"B": 7000})
    at.play("discard BS")
    for viewer in ("A", "B", "C", None):
        assert [player.money for player in at.view(viewer).players] == [0, 10000, 4000]
        seen = [fact for fact in at.seen_by(viewer) if isinstance(fact, Paid)]
        assert seen == [Paid(1, "jesse-james", 3000), Paid(2, "sundance-kid", 4000)]


@pytest.mark.parametrize(
    ("money", "pot", "tokens"),
    [(0, 4000, []), (0, 5000, [1]), (4000, 1000, [1]), (4000, 12000, [3]), (5000, 4000, []), (3000, 7000, [2])],
)
def test_we_16_2_five_small_tokens_are_exchanged_for_a_big_one(money, pot, tokens):
    """exchange_timing=immediate"""
    at = At({"A": "BS"}, piles=["B/JJ 4o"], pots={"JJ": pot}, money={"B": money})
    at.play("discard BS")
    assert [fact.tokens for fact in at.told_of(Exchanged)] == tokens
    assert at.money("B") == money + pot


@pytest.mark.parametrize(
    ("value", "order"),
    [("immediate", [Paid, Exchanged, Paid]), ("after_scoring", [Paid, Paid, Exchanged])],
)
def test_we_16_2_at_once_or_when_all_is_scored(value, order):
    """exchange_timing=immediate exchange_timing=after_scoring WE-R57"""
    pots = {"JJ": 6000, "SK": 3000}
    at = At({"A": "BS"}, piles=["B/JJ 4o", "B/SK 4o"], pots=pots, options={"exchange_timing": value})
    at.play("discard BS")
    assert [type(fact) for fact in at.facts if isinstance(fact, Paid | Exchanged)] == order
    assert at.money("B") == 9000


def test_we_16_3_all_seven_outlaws_are_scored_then_a_new_round_starts_with_all_cards():
    at = At({"A": "BS", "B": "WE", "C": "MW"}, piles=["A/JJ 4o", "B/SK 3o P B (H)", "C/WH 2o S F"], reshuffles=1)
    at.play("discard BS")
    assert len(at.told_of(Captured)) == 2
    assert len(at.told_of(Escaped)) == 5
    kinds = [type(fact) for fact in at.facts]
    assert kinds.index(RoundEnded) < kinds.index(Captured) < kinds.index(RoundBegan)
    seen = at.view()
    assert (seen.round, seen.reshuffled, seen.draw_pile, seen.discard_pile) == (2, False, 47, 1)
    assert [(player.hand, player.piles) for player in seen.players] == [(10, ())] * 3
    assert at.every_card == DECK


def test_we_16_3_the_end_of_the_game_is_tested_when_all_outlaws_are_scored():
    pots = {"JJ": 26000, "WH": 30000}
    at = At({"A": "BS"}, piles=["A/JJ 4o", "B/WH 4o"], pots=pots)
    at.play("discard BS")
    assert at.told_of(Paid) == [Paid(0, "jesse-james", 26000), Paid(1, "wes-hardin", 30000)]
    assert at.told_of(Won) == [Won(1)]
    assert not at.told_of(RoundBegan)
    assert (at.to_act, at.legal(), at.phase) == ("", set(), "over")
    at.refuses("take two", "WE-17.1", "game-over")


def test_we_16_3_a_game_that_is_not_over_goes_on():
    at = At({"A": "BS"}, piles=["A/JJ 4o"], pots={"JJ": 24000})
    at.play("discard BS")
    assert (at.money("A"), at.view().round, at.view().winner) == (24000, 2, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_we_16_3_no_card_and_no_dollar_is_lost_from_round_to_round(players):
    rounds = set()
    for seed in range(4):
        told, dollars = None, 7000
        for table, _ in random_game(seed, players):
            told = told or GAME.listen(table)
            dollars += sum(fact.dollars for fact in told.take() if isinstance(fact, PotGrew))
            assert sum(table.money) + sum(table.pots) == dollars  # what the bank gave lies somewhere
            if (seed, table.round) not in rounds:
                rounds.add((seed, table.round))
                assert every_card(GAME.to_document(table)) == DECK
    assert len(rounds) > 4


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("dealer", [0, 1])
def test_we_16_4_whoever_started_deals_next(players, dealer):
    """next_dealer=previous_starter"""
    at = At({"A": "BS"}, players=players, dealer=dealer, pots={"JJ": 5000})
    at.play("discard BS")
    new_dealer, starter = (dealer + 1) % players, (dealer + 2) % players
    assert at.told_of(RoundBegan) == [RoundBegan(2, new_dealer)]
    assert at.told_of(TurnBegan) == [TurnBegan(starter)]
    assert (at.view().dealer, at.view().to_act) == (new_dealer, starter)
    assert (at.pot("JJ"), at.pot("SK")) == (6000, 2000)
    assert [player.hand for player in at.view().players] == [10] * players


def test_we_16_4_whoever_ended_the_round_does_not_matter():
    for last in ("A", "B", "C"):
        at = At({"A": "BS", "B": "BK", "C": "BD"}, dealer=0, to_play=last)
        at.play("discard " + {"A": "BS", "B": "BK", "C": "BD"}[last])
        assert at.view().dealer == 1


def test_we_16_4_what_stays_on_a_poster_lies_there_in_the_next_round():
    at = At({"A": "BS"}, piles=["A/JJ 3o", "B/JJ 3o"], pots={"JJ": 7000, "SK": 4000})
    at.play("discard BS")
    assert Stayed("jesse-james", 1000) in at.facts
    assert Stayed("sundance-kid", 4000) in at.facts
    assert (at.pot("JJ"), at.pot("SK")) == (2000, 5000)
