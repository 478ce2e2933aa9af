"""2. Set-up."""

from itertools import count

import pytest

from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.cards import OUTLAW_SLUGS
from saloon.games.wyatt_earp.facts import Dealt, PotGrew, TurnBegan, TurnedUp
from saloon.kernel.errors import Illegal
from saloon.kernel.rng import Quick
from tests.rules.wyatt_earp.tables import SEATS, At


def test_we_2_1_the_posters_lie_in_a_circle_and_the_engine_is_the_banker():
    at = At({"A": "BS"}, piles=["A/JJ 4o", "B/SK 3o"], pots={"JJ": 4000})
    assert [poster.outlaw for poster in at.view().posters] == OUTLAW_SLUGS
    at.play("discard BS")  # nobody is asked: the pot is paid, the posters are raised, the next round is open
    assert (at.money("A"), at.pot("JJ")) == (4000, 1000)
    assert (at.view().round, at.phase) == (2, "draw")


def test_we_2_2_the_first_round_puts_a_thousand_on_each_poster():
    assert [poster.pot for poster in At.dealt().view().posters] == [1000] * 7


def test_we_2_2_every_round_adds_a_thousand_whatever_lies_there():
    at = At({"A": "BS"}, piles=["A/JJ 4o", "B/SK 3o"], pots={"JJ": 4000, "SK": 3000, "WH": 8000})
    at.play("discard BS")
    assert at.told_of(PotGrew) == [PotGrew(slug, 1000) for slug in OUTLAW_SLUGS]
    assert (at.pot("JJ"), at.pot("SK"), at.pot("WH"), at.pot("BS")) == (1000, 4000, 9000, 2000)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_we_2_3_any_player_may_be_the_first_dealer(players):
    """first_dealer=random"""
    dealers = [At.dealt(seed, players).view().dealer for seed in range(60)]
    assert set(dealers) == set(range(players))
    assert max(dealers.count(seat) for seat in range(players)) < 2 * 60 / players


def test_we_2_3_or_the_one_whom_the_host_names():
    """first_dealer=designated"""
    for seat in range(3):
        options = {"first_dealer": "designated", "dealer_seat": seat}
        assert {At.dealt(seed, 3, options).view().dealer for seed in range(5)} == {seat}


def test_we_2_3_the_dealer_sits_at_the_table():
    options = GAME.options({"first_dealer": "designated", "dealer_seat": 3})
    with pytest.raises(Illegal) as refused:
        GAME.new(options, 3, Quick(1))
    assert (refused.value.reason, refused.value.rule) == ("no-such-dealer", "WE-2.3")
    assert GAME.view(GAME.new(options, 4, Quick(1)), -1).dealer == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_we_2_4_everybody_gets_ten_cards_of_a_shuffled_deck(players):
    hands = set()
    for seed in range(5):
        at = At.dealt(seed, players)
        assert [player.hand for player in at.view().players] == [10] * players
        for seat in SEATS[:players]:
            assert sum(at.hand(seat).values()) == 10
            hands.add(tuple(at.hand(seat).items()))
    assert len(hands) == 5 * players


def test_we_2_4_the_cards_are_dealt_one_at_a_time():
    at = At({"A": "BS"}, dealer=0)
    at.play("discard BS")
    assert at.view().dealer == 1
    dealt = at.told_of(Dealt)
    assert [fact.seat for fact in dealt] == [2, 0, 1] * 10
    for seat in range(3):
        cards = [fact.card for fact in dealt if fact.seat == seat]
        assert at.hand(SEATS[seat]) == {card: cards.count(card) for card in cards}


@pytest.mark.parametrize(("players", "left"), [(2, 57), (3, 47), (4, 37)])
def test_we_2_5_the_rest_is_the_draw_pile_and_its_top_card_is_turned_up(players, left):
    at = At.dealt(players=players)
    seen = at.view()
    assert (seen.draw_pile, seen.discard_pile) == (left, 1)
    assert [seen.top_discard] == at.discards
    assert at.every_card.total() == 78


def test_we_2_5_the_turned_up_card_is_the_next_after_the_deal():
    at = At({"A": "BS"})
    told = at.play("discard BS")
    assert [type(fact) for fact in told[-3:]] == [Dealt, TurnedUp, TurnBegan]
    assert at.told_of(TurnedUp) == [TurnedUp(at.view().top_discard)]


def test_we_2_5_a_turned_up_sheriff_card_has_no_effect():
    """EX-E25"""
    at = next(at for at in (At.dealt(seed) for seed in count()) if at.discards == ["hideout"])
    seen = at.view()
    assert [(player.hand, player.piles) for player in seen.players] == [(10, ())] * 3
    assert (seen.draw_pile, seen.question.phase, seen.question.card) == (47, "draw", None)
    assert not seen.sheriff_used
    starter = at.to_act
    held = at.hand(starter).get("hideout", 0)
    at.play("take discard")
    assert at.hand(starter)["hideout"] == held + 1
    assert (at.to_act, at.phase) == (starter, "play")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_we_2_6_the_dealers_left_begins_and_play_goes_clockwise(players):
    for seed in range(4):
        at = At.dealt(seed, players)
        starter = (at.view().dealer + 1) % players
        order = []
        for _ in range(2 * players):
            order.append(SEATS.index(at.to_act))
            at.play("take two")
            at.play(next(move for move in sorted(at.legal()) if move.startswith("discard")))
        assert order == [(starter + i) % players for i in range(2 * players)]


def test_we_2_7_nothing_else_depends_on_the_number_of_players():
    tables = [At.dealt(players=players).view() for players in (2, 3, 4)]
    assert [[player.money for player in seen.players] for seen in tables] == [[0] * 2, [0] * 3, [0] * 4]
    for seen in tables:
        assert {player.hand for player in seen.players} == {10}
        assert {(poster.pot, poster.opened) for poster in seen.posters} == {(1000, False)}
        assert (seen.round, seen.discard_pile, seen.reshuffled) == (1, 1, False)
