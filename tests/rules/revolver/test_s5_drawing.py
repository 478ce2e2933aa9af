"""5. Drawing, hands, discard piles."""

import pytest

from saloon.games.revolver.facts import DeckEmpty, Discarded, Drew, Paid, Played, Spent
from tests.rules.revolver.tables import At


def test_rv_5_1_the_draw_phase_takes_the_top_two_cards():
    at = At(decks={"mcready": "cowboy get-a-rope pilgrim"})
    at.play("end")
    assert at.told_of(Drew) == [Drew("mcready", "cowboy"), Drew("mcready", "get-a-rope")]
    assert at.hand("mcready") == {"cowboy": 1, "get-a-rope": 1}
    assert at.deck("mcready")[0] == "pilgrim"


def test_rv_5_1_there_is_no_hand_limit():
    at = At(mcready="8 deputy-2 4 cowboy 5 deputy-3 4 bounty-hunter")
    at.play("end")
    assert sum(at.hand("mcready").values()) == 23
    at.play("end")
    assert at.to_act == "colty"


def test_rv_5_2_ex_d96_draw_as_many_as_there_are():
    at = At(decks={"mcready": "cowboy!"})
    at.play("end")
    assert at.told_of(Drew) == [Drew("mcready", "cowboy")]
    assert at.told_of(DeckEmpty) == [DeckEmpty("mcready")]


def test_rv_5_2_ex_d99_nothing_is_lost_by_an_empty_deck():
    at = At(decks={"mcready": "!", "colty": "!"})
    at.play("end", "end", "end")
    assert not at.told_of(Drew)
    assert (at.winner, at.hand("mcready"), at.hand("colty")) == ("", {}, {})
    assert at.to_act == "mcready"


def test_rv_5_3_paid_cards_shots_rows_guns_and_lawmen_go_to_the_pile_of_their_deck():
    at = At(
        colty="polecats 2 derringer improvise",
        table={"bank": "cowboy deputy-2 cactus-field"},
    )
    at.play("play polecats", "discard derringer", "hit cowboy", "play improvise")
    assert at.discards("colty") == ["improvise", "polecats", "derringer"]
    assert at.discards("mcready") == ["cactus-field", "deputy-2", "cowboy"]
    at = At(mcready="buffalo-stampede 2 cowboy", table={"bank": "38-special"}, to_play="mcready")
    at.play("play buffalo-stampede")
    assert at.discards("mcready") == ["cowboy", "cowboy"]
    assert at.discards("colty") == ["38-special"]


def test_rv_5_3_the_piles_lie_face_up():
    at = At(discards={"colty": "derringer 38-special", "mcready": "cowboy"})
    for viewer in ("colty", "mcready", None):
        assert [player.discard for player in at.view(viewer).players] == [("derringer", "38-special"), ("cowboy",)]


def test_rv_5_4_a_killed_lawman_can_be_fetched_from_the_discard_pile():
    at = At(
        colty="chew-on-this",
        mcready="about-time-partner",
        table={"bank": "bounty-hunter"},
        decks={"mcready": "2 cowboy"},
    )
    at.play("play chew-on-this")
    assert at.discards("mcready") == ["bounty-hunter"]
    at.play("end", "play about-time-partner")
    assert at.hand("mcready") == {"bounty-hunter": 1, "cowboy": 2}


def test_rv_5_4_a_destroyed_gun_goes_to_the_discard_pile():
    at = At(mcready="were-surrounded cowboy", table={"bank": "38-special derringer"}, to_play="mcready")
    at.play("play were-surrounded", "destroy derringer")
    assert at.discards("colty") == ["38-special", "derringer"]


def test_rv_5_5_a_shot_joins_the_pile_after_its_effect():
    at = At(colty="polecats 2 derringer", table={"bank": "cowboy deputy-2"})
    at.play("play polecats", "discard derringer")
    assert at.discards("colty") == ["derringer"]  # what was paid is there already
    at.play("hit cowboy")
    assert at.discards("colty") == ["polecats", "derringer"]
    assert isinstance(at.facts[-1], Spent)


def test_rv_5_5_a_shot_that_draws_does_not_draw_itself():
    at = At(colty="coffee-and-eggs", decks={"colty": "!"}, options={"empty_deck": "reshuffle"})
    at.play("play coffee-and-eggs")
    assert at.discards("colty") == ["coffee-and-eggs"]


def test_rv_5_6_dp_03_whoever_must_discard_chooses():
    """annie-mcgraw: Colty discards, in McReady's turn, one card at a time."""
    at = At(
        colty="38-special derringer",
        mcready="get-a-rope cowboy",
        alive="annie-mcgraw jack-colty cortez",
        to_play="mcready",
    )
    at.play("play get-a-rope", "lose annie-mcgraw")
    assert (at.to_act, at.phase, at.legal()) == ("colty", "pay", {"discard 38-special", "discard derringer"})
    at.refuses("discard gatling-gun", "RV-6.1", "not-in-hand")
    at.play("discard derringer")
    assert at.facts == [Discarded("colty", "derringer"), Spent("get-a-rope")]
    assert (at.hand("colty"), at.to_act) == ({"38-special": 1}, "mcready")


def test_rv_5_6_with_an_empty_hand_a_forced_discard_does_nothing():
    """EX-F08"""
    at = At(mcready="get-a-rope cowboy", alive="annie-mcgraw jack-colty cortez", to_play="mcready")
    at.play("play get-a-rope", "lose annie-mcgraw")
    assert not at.told_of(Discarded)
    assert (at.to_act, at.phase) == ("mcready", "play")


def test_rv_5_6_with_one_card_there_is_nothing_to_choose():
    """EX-D70"""
    at = At(
        colty="lightning-reflexes",
        mcready="get-a-rope cowboy",
        alive="annie-mcgraw jack-colty cortez",
        to_play="mcready",
    )
    at.play("play get-a-rope", "lose annie-mcgraw")
    assert at.told_of(Discarded) == [Discarded("colty", "lightning-reflexes")]


def test_rv_5_7_nobody_discards_without_a_reason():
    at = At(colty="38-special derringer")
    assert {move.partition(" ")[0] for move in at.legal()} == {"play", "end"}
    at.refuses("discard derringer", "RV-5.7", "not-now")


def test_rv_5_8_both_piles_may_be_looked_through_by_both():
    piles = {"colty": "derringer 38-special derringer", "mcready": "cowboy 2 pilgrim"}
    at = At(discards=piles)
    for viewer in ("colty", "mcready", None):
        players = at.view(viewer).players
        assert [player.discard for player in players] == [
            ("derringer", "38-special", "derringer"),
            ("cowboy", "pilgrim", "pilgrim"),
        ]
        assert [player.discards for player in players] == [3, 3]


@pytest.mark.parametrize("viewer", ["colty", "mcready", None])
def test_rv_5_1_drawn_cards_are_seen_by_who_draws(viewer):
    at = At(decks={"mcready": "cowboy pilgrim"})
    at.play("end")
    seen = [fact.card for fact in at.seen_by(viewer) if isinstance(fact, Drew)]
    assert seen == (["cowboy", "pilgrim"] if viewer == "mcready" else [None, None])


@pytest.mark.parametrize("viewer", ["colty", "mcready", None])
def test_rv_5_3_what_is_played_and_paid_is_seen_by_all(viewer):
    at = At(colty="polecats derringer", table={"bank": "cowboy"})
    at.play("play polecats")
    seen = at.seen_by(viewer)
    assert seen[:2] == [Played("colty", "polecats", False, "bank"), Paid("colty", "derringer")]
