"""14. End of the game."""

from typing import Any

import pytest

from saloon.games.revolver import GAME
from saloon.games.revolver.facts import Attacked, CubesRemoved, HandShown, Won
from saloon.kernel.rng import Quick
from tests.rules.revolver.tables import At, own_deck

ROPE = "get-a-rope cowboy"
MANY_CUBES = own_deck(setup={"cubes": 40}, box={"cubes": 40})
HANG: dict[str, Any] = {"mcready": ROPE, "to_play": "mcready"}


def finished(seed: int) -> At:
    """A game of random moves to the end, with everything that was told."""
    at = At.dealt(seed)
    chance = Quick(seed + 1000)
    told = []
    while at.to_act:
        legal = at.table.legal()
        at.table.apply(legal[chance.below(len(legal))])
        told += at.told.take()
    at.facts = told
    return at


def test_rv_14_1_all_bandits_dead():
    """Jack has been left in the wreck (derail_jack=goes_on), and now the last one dies."""
    at = At("express/1", **HANG, alive="cortez", options={"derail_jack": "goes_on"}, spent=["derail-the-train"])
    at.play("play get-a-rope", "lose cortez")
    assert at.winner == "mcready all-dead"


def test_rv_14_2_jack_dead():
    at = At("express/1", **HANG, alive="jack-colty")
    at.play("play get-a-rope", "lose jack-colty")
    assert at.winner == "mcready leader-dead"


def test_rv_14_2_jack_dead_while_others_live():
    """In a user's deck he may be an easy victim."""
    at = At(**HANG, options={"deck": own_deck(jack_colty={"rating": 0})})
    at.play("play get-a-rope", "lose jack-colty")
    assert at.winner == "mcready leader-dead"
    assert len(at.alive()) == 15


@pytest.mark.parametrize(
    ("value", "marker", "winner"),
    [
        pytest.param("lose", "bank/1", "mcready early-death", id="cortez_early=lose bank"),
        pytest.param("lose", "creek/2", "mcready early-death", id="cortez_early=lose creek"),
        pytest.param("lose", "express/-", "", id="cortez_early=lose express"),
        pytest.param("none", "creek/2", "", id="cortez_early=none creek"),
    ],
)
def test_rv_14_3_cortez_dead_before_the_express(value, marker, winner):
    """RV-OPT-01"""
    at = At(marker, **HANG, alive="jack-colty cortez", options={"cortez_early": value})
    at.play("play get-a-rope", "lose cortez")
    assert at.winner == winner


def test_rv_14_4_the_last_space_of_the_express_at_the_end_of_mcreadys_turn():
    at = At("express/4")
    at.play("end")
    assert at.winner == ""
    at.play("end")
    assert [fact for fact in at.facts if not isinstance(fact, HandShown)] == [
        Attacked(0, 1, won=False),
        CubesRemoved(1, 11, by_check=True),
        Won("colty", "last-space"),
    ]


@pytest.mark.parametrize("marker", ["express/3", "creek/2", "bank/4"])
def test_rv_14_4_no_other_space(marker):
    at = At(marker, to_play="mcready")
    at.play("end")
    assert at.winner == ""


@pytest.mark.parametrize(
    ("value", "winner"),
    [
        pytest.param("marker_on_4", "", id="express_end=marker_on_4"),
        pytest.param("reached_4", "colty last-space", id="express_end=reached_4"),
    ],
)
def test_rv_14_4_pilgrim_on_the_last_space(value, winner):
    """RV-OPT-06: another turn, or too late."""
    at = At("express/3", mcready="pilgrim", to_play="mcready", options={"express_end": value})
    at.play("end", "end", "play pilgrim")
    assert at.marker == "express/3"
    at.play("end")
    assert at.winner == winner
    if not winner:
        assert at.marker == "express/4"
        at.play("end", "end")
        assert at.winner == "colty last-space"


def test_rv_14_5_the_border_is_empty():
    at = At(to_play="mcready", cubes=1)
    at.play("end")
    assert at.winner == "colty border-empty"
    assert at.facts[:3] == [
        Attacked(0, 0, won=False),
        CubesRemoved(1, 0, by_check=True),
        Won("colty", "border-empty"),
    ]


def test_rv_14_6_a_kill_of_jack_beats_border_and_express():
    at = At("express/4", table={"express": "deputy-2"}, to_play="mcready", cubes=1, alive="jack-colty")
    at.play("end", "lose jack-colty")
    assert (at.winner, at.cubes) == ("mcready leader-dead", 1)


def test_rv_14_6_the_border_comes_before_the_express():
    at = At("express/4", to_play="mcready", cubes=1)
    at.play("end")
    assert at.told_of(Won) == [Won("colty", "border-empty")]


def test_rv_14_7_after_the_end_nothing_can_be_done():
    at = At(to_play="mcready", cubes=1)
    at.play("end")
    assert (at.to_act, at.legal()) == ("", set())
    at.refuses("end", "RV-14.7", "game-over")


def test_rv_14_7_there_is_no_draw():
    for seed in range(12):
        at = finished(seed)
        result = GAME.result(at.table)
        assert at.told_of(Won) == [Won(result["side"], result["reason"])]
        assert sorted(at.table.scores()) == [0.0, 1.0]
        assert at.table.scores()[result["winner"]] == 1.0


def test_rv_14_7_an_empty_deck_ends_nothing():
    at = At(to_play="mcready", decks={"colty": "!", "mcready": "!"})
    at.play("end", "end", "end")
    assert at.winner == ""


def test_rv_14_8_jack_is_the_last_to_die():
    """With the bandits of the packaged deck the gang cannot die out before him."""
    ropes = own_deck(get_a_rope={"copies": 17, "cost": 0})
    at = At("express/1", mcready="17 get-a-rope", to_play="mcready", options={"deck": ropes})
    for _ in range(17):  # Skinny twice
        at.play("play get-a-rope")
        assert at.allows("lose jack-colty") == (at.alive() == {"jack-colty"})
        at.play(min(at.legal()))
    assert at.winner == "mcready leader-dead"


@pytest.mark.parametrize("opened", [[], ["skinny"], ["kittens", "kittens", "skinny"]])
@pytest.mark.parametrize(
    ("cards", "turns"),
    [((), 19), (("pilgrim",), 22), (("pack-yer-bags",), 16), (("pilgrim", "pack-yer-bags"), 19)],
)
def test_rv_14_9_how_long_a_game_can_last(opened, cards, turns):
    """19 spaces and the extra ones, one more turn for each left move, one less for each right move."""
    at = At(
        colty="3 pack-yer-bags 3 derringer",
        mcready="3 pilgrim",
        opened=opened,
        turn={"number": 1},
        options={"deck": MANY_CUBES},
    )
    while at.to_act:
        at.play(next((f"play {card}" for card in cards if at.allows(f"play {card}")), "end"))
        if at.phase == "pay":
            at.play("discard derringer")
    assert at.winner == "colty last-space"
    assert GAME.result(at.table)["turns"] == turns + len(opened)
