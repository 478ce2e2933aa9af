"""11. Reactions."""

from typing import Any

import pytest

from saloon.games.revolver.facts import (
    Attacked,
    BanditDied,
    BanditGritLost,
    Cancelled,
    CubesRemoved,
    Discarded,
    HeldBack,
    LawmanKilled,
    Offered,
    Paid,
    Prevented,
    Reacted,
    Spared,
    Spent,
)
from saloon.kernel.errors import Malformed
from tests.rules.revolver.tables import At, own_deck

ROPE = "get-a-rope cowboy"
HAT: dict[str, Any] = {"colty": "fire-at-will", "mcready": "hat-clean-off", "table": {"bank": "cowboy deputy-2"}}


@pytest.mark.parametrize(
    ("to_play", "card", "priced"),
    [("colty", "lightning-reflexes", "45-long-colt"), ("mcready", "hat-clean-off", "deputy-3")],
)
def test_rv_11_1_in_the_own_turn_a_reaction_only_pays(to_play, card, priced):
    hands: dict[str, Any] = {to_play: f"{card} {priced}"}
    at = At(**hands, table={"bank": "cowboy"}, to_play=to_play)
    with pytest.raises(Malformed):  # there is no such decision
        at.play(f"play {card}")
    assert not any(card in line for line in at.legal())
    at.play(f"play {priced}")
    assert at.told_of(Paid) == [Paid(to_play, card)]


def test_rv_11_1_a_used_reaction_is_discarded():
    at = At(**HAT)
    at.play("play fire-at-will", "yes")
    assert at.discards("mcready") == ["hat-clean-off"]


@pytest.mark.parametrize(
    ("moves", "situation"),
    [
        pytest.param(["end"], {"table": {"bank": "cowboy"}}, id="attack"),
        pytest.param(["play get-a-rope"], {"mcready": ROPE}, id="rope"),
        pytest.param(["play ned-mcready"], {"mcready": "ned-mcready 3 cowboy"}, id="ned"),
        pytest.param(["play rattlesnake-bite", "no"], {"mcready": "rattlesnake-bite"}, id="bite"),
    ],
)
def test_rv_11_2_reflexes_stop_any_casualty_in_mcreadys_turn(moves, situation):
    at = At(colty="lightning-reflexes", to_play="mcready", alive="jack-colty manolito", **situation)
    at.play(*moves)
    kills = at.view().kills
    at.play("react lightning-reflexes")
    assert at.told_of(BanditDied) == []
    assert at.alive() == {"jack-colty", "manolito"}
    assert at.view().kills == kills == 0
    assert not [fact for fact in at.told_of(CubesRemoved) if not fact.by_check]  # no effect of Manolito's
    assert at.discards("colty") == ["lightning-reflexes"]


def test_rv_11_2_one_card_stops_one_casualty():
    at = At(colty="lightning-reflexes", mcready="2 get-a-rope 2 cowboy", to_play="mcready")
    at.play("play get-a-rope", "discard cowboy", "react lightning-reflexes", "play get-a-rope")
    at.refuses("react lightning-reflexes", "RV-6.1", "not-in-hand")
    at.play("lose bullet")
    assert at.told_of(BanditDied) == [BanditDied("bullet")]


@pytest.mark.parametrize(
    ("value", "offered"),
    [
        pytest.param("opponent_turn", False, id="reflexes_turn=opponent_turn"),
        pytest.param("any_turn", True, id="reflexes_turn=any_turn"),
    ],
)
def test_rv_11_2_reflexes_in_the_own_turn(value, offered):
    """RV-OPT-14"""
    at = At(colty="came-along lightning-reflexes", table={"bank": "cowboy"}, options={"reflexes_turn": value})
    at.play("play came-along")
    assert at.allows("react lightning-reflexes") == offered
    if offered:
        at.play("react lightning-reflexes", "lose bullet")
        assert len(at.alive()) == 15
        assert not at.lying("bank")


def test_rv_11_2_a_price_in_a_users_deck_is_paid_on_use():
    deck = own_deck(lightning_reflexes={"cost": 1})
    at = At(colty="lightning-reflexes improvise", mcready=ROPE, to_play="mcready", options={"deck": deck})
    at.play("play get-a-rope", "react lightning-reflexes")
    assert at.told_of(Paid)[-1:] == [Paid("colty", "improvise")]
    assert at.told_of(Prevented) == [Prevented()]
    assert at.hand("colty") == {}


def test_rv_11_2_a_price_in_a_users_deck_must_be_payable():
    deck = own_deck(lightning_reflexes={"cost": 1})
    at = At(colty="lightning-reflexes", mcready=ROPE, to_play="mcready", options={"deck": deck})
    at.play("play get-a-rope")
    at.refuses("react lightning-reflexes", "RV-6.2", "cannot-pay")


def test_rv_11_3_reflexes_keep_a_grit_token():
    at = At(colty="lightning-reflexes", mcready=ROPE, to_play="mcready", alive="jack-colty skinny-landell+grit")
    at.play("play get-a-rope", "react lightning-reflexes")
    assert at.told_of(BanditGritLost) == []
    assert at.grit("skinny-landell") == 1
    assert at.view().kills == 0


def test_rv_11_4_a_prevented_attack_moves_no_card():
    at = At(colty="lightning-reflexes", table={"bank": "2 deputy-2 derringer"}, to_play="mcready")
    at.play("end", "react lightning-reflexes")
    assert at.told_of(Attacked) == [Attacked(4, 1, won=True)]
    assert at.lying("bank") == {"deputy-2": 2, "derringer": 1}
    assert at.told_of(CubesRemoved) == [CubesRemoved(1, 11, by_check=True)]


def test_rv_11_4_what_is_paid_stays_paid_and_ned_stays():
    at = At(colty="lightning-reflexes", mcready="ned-mcready 3 cowboy", to_play="mcready")
    at.play("play ned-mcready", "react lightning-reflexes")
    assert at.hand("mcready") == {}
    assert at.discards("mcready") == ["cowboy"] * 3
    assert at.lying("bank") == {"ned-mcready+grit": 1}


def test_rv_11_5_first_the_discard_is_decided_then_the_casualty():
    at = At(colty="lightning-reflexes improvise", mcready="rattlesnake-bite", to_play="mcready")
    at.play("play rattlesnake-bite")
    assert (at.to_act, at.phase, at.legal()) == ("colty", "unless-discard", {"yes", "no"})
    at.refuses("react lightning-reflexes", "RV-11.1", "not-now")
    at.play("no")
    assert at.told_of(Offered) == [Offered("colty", taken=False)]
    assert at.phase == "casualty"
    at.play("react lightning-reflexes")
    assert at.told_of(Prevented) == [Prevented()]


def test_rv_11_5_a_discard_leaves_no_window():
    at = At(colty="lightning-reflexes improvise", mcready="rattlesnake-bite", to_play="mcready")
    at.play("play rattlesnake-bite", "yes", "discard improvise")
    assert at.told_of(Spared) == [Spared("colty")]
    assert at.told_of(Discarded) == [Discarded("colty", "improvise")]
    assert (at.to_act, at.phase) == ("mcready", "play")
    assert len(at.alive()) == 16


@pytest.mark.parametrize(
    ("value", "phase"),
    [
        pytest.param("casualty", "casualty", id="bite_empty_hand=casualty"),
        pytest.param("nothing", "play", id="bite_empty_hand=nothing"),
    ],
)
def test_rv_11_5_a_bite_of_an_empty_hand(value, phase):
    """RV-OPT-28"""
    at = At(mcready="rattlesnake-bite", to_play="mcready", options={"bite_empty_hand": value})
    at.play("play rattlesnake-bite")
    assert at.phase == phase


def test_rv_11_6_the_window_opens_before_a_target_is_named():
    """DP-15, RV-OPT-12 hat_window=on_play"""
    at = At(**HAT)
    at.play("play fire-at-will")
    assert (at.to_act, at.phase, at.legal()) == ("mcready", "window", {"yes", "no"})
    at.play("yes")
    assert at.facts == [Cancelled("fire-at-will"), Reacted("mcready", "hat-clean-off")]
    assert at.lying("bank") == {"cowboy": 1, "deputy-2": 1}
    assert at.discards("colty") == ["fire-at-will"]
    assert (at.to_act, at.phase) == ("colty", "play")


def test_rv_11_6_held_back_the_card_goes_on():
    at = At(**HAT)
    at.play("play fire-at-will", "no")
    assert at.told_of(HeldBack) == [HeldBack("mcready")]
    assert (at.to_act, at.legal()) == ("colty", {"hit cowboy", "hit deputy-2"})
    at.play("hit cowboy")
    assert at.facts == [LawmanKilled("cowboy", "bank"), Spent("fire-at-will")]
    assert at.hand("mcready") == {"hat-clean-off": 1}


def test_rv_11_6_the_window_after_the_target_is_named():
    """RV-OPT-12 hat_window=after_target"""
    at = At(**HAT, options={"hat_window": "after_target"})
    at.play("play fire-at-will")
    assert (at.to_act, at.legal()) == ("colty", {"hit cowboy", "hit deputy-2"})
    at.play("hit deputy-2")
    assert (at.to_act, at.phase) == ("mcready", "window")
    hatless = At.of(at.table.clone())
    at.play("yes")
    assert at.lying("bank") == {"cowboy": 1, "deputy-2": 1}
    assert at.discards("colty") == ["fire-at-will"]
    hatless.play("no")
    assert hatless.told_of(LawmanKilled) == [LawmanKilled("deputy-2", "bank")]


def test_dp_15_yes_needs_the_card():
    at = At(**{**HAT, "mcready": "cowboy"})
    at.play("play fire-at-will")
    assert at.legal() == {"no"}
    assert at.refuses("yes", "RV-6.1", "not-in-hand").details == {"card": "hat-clean-off"}


def test_rv_11_7_no_reaction_to_a_reaction():
    at = At(colty="fire-at-will lightning-reflexes", mcready="2 hat-clean-off", table={"bank": "cowboy"})
    at.play("play fire-at-will", "yes")
    assert (at.to_act, at.phase) == ("colty", "play")
    at = At(colty="2 lightning-reflexes", mcready="get-a-rope cowboy hat-clean-off", to_play="mcready")
    at.play("play get-a-rope", "discard cowboy", "react lightning-reflexes")
    assert (at.to_act, at.phase) == ("mcready", "play")


def test_rv_11_7_one_card_a_window():
    at = At(colty="2 lightning-reflexes", mcready=ROPE, to_play="mcready")
    at.play("play get-a-rope", "react lightning-reflexes")
    assert at.hand("colty") == {"lightning-reflexes": 1}
    at = At(colty="2 fire-at-will", mcready="2 hat-clean-off", table={"bank": "cowboy"})
    at.play("play fire-at-will", "yes")
    assert at.hand("mcready") == {"hat-clean-off": 1}
    at.play("play fire-at-will")
    assert at.phase == "window"  # the next card has a window of its own


@pytest.mark.parametrize("hand", ["hat-clean-off", "cowboy"])
def test_rv_11_8_the_hat_window_opens_whatever_is_held(hand):
    at = At(**{**HAT, "mcready": hand})
    at.play("play fire-at-will")
    assert (at.to_act, at.phase) == ("mcready", "window")
    held = At(**{**HAT, "mcready": "pilgrim"})
    held.play("play fire-at-will")
    for viewer in ("colty", None):
        assert at.view(viewer) == held.view(viewer)
    assert at.seen_by("colty") == held.seen_by("colty")


@pytest.mark.parametrize("alive", ["jack-colty bullet", "jack-colty bullet lenny-mason", "jack-colty"])
@pytest.mark.parametrize("hand", ["lightning-reflexes", "improvise"])
def test_rv_11_8_colty_is_asked_in_mcreadys_turn_even_if_one_victim_is_possible(alive, hand):
    at = At(colty=hand, mcready=ROPE, to_play="mcready", alive=alive)
    at.play("play get-a-rope")
    assert (at.to_act, at.phase) == ("colty", "casualty")
    other = At(colty="derringer", mcready=ROPE, to_play="mcready", alive=alive)
    other.play("play get-a-rope")
    for viewer in ("mcready", None):
        assert at.view(viewer) == other.view(viewer)
        assert at.seen_by(viewer) == other.seen_by(viewer)


def test_rv_11_8_in_his_own_turn_there_is_nothing_to_hide():
    at = At("express/1", colty="came-along", table={"express": "cowboy"}, alive="jack-colty cortez bullet")
    at.play("play came-along")
    assert at.told_of(BanditDied) == [BanditDied("bullet"), BanditDied("cortez")]
    assert at.phase == "play"
