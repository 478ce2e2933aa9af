"""8. Cards leaving, coming back, moving."""

import pytest

from saloon.games.revolver.facts import (
    BanditDied,
    Drew,
    GunDestroyed,
    Moved,
    Paid,
    Placed,
    Recovered,
    TakenBack,
    TakenOff,
    TokenGained,
    Used,
)
from saloon.kernel.errors import Malformed
from tests.rules.revolver.tables import At, own_deck


def supply(at):
    return {item.card: item.count for item in at.view().supply}


# 8.1 to 8.3 Taking off


def test_rv_8_1_dp_04_a_player_takes_his_own_firepower_cards_off():
    at = At("bank/1", table={"bank": "38-special 45-long-colt cowboy"})
    assert at.legal() == {"end", "take-off 38-special", "take-off 45-long-colt"}
    at.play("take-off 38-special")
    assert at.facts == [TakenOff("38-special", "bank")]
    assert at.discards("colty") == ["38-special"]
    at = At("bank/1", table={"bank": "38-special cowboy deputy-2"}, to_play="mcready")
    assert at.legal() == {"end", "take-off cowboy", "take-off deputy-2"}
    at.play("take-off cowboy")
    assert at.discards("mcready") == ["cowboy"]


def test_rv_8_1_as_often_as_he_likes_and_at_no_cost():
    at = At(colty="derringer", table={"bank": "3 38-special"})
    at.play(*["take-off 38-special"] * 3)
    assert at.lying("bank") == {}
    assert at.hand("colty") == {"derringer": 1}


def test_rv_8_1_dp_04_only_from_the_current_battlefield():
    at = At("whiskey/1", table={"bank": "38-special", "buzzard": "cherokee-scout+power"})
    assert at.legal() == {"end"}
    refused = at.refuses("take-off 38-special", "RV-8.1", "not-here")
    assert refused.details["battlefield"] == "whiskey"


def test_rv_8_1_not_the_cards_of_the_other_side():
    at = At(table={"bank": "38-special cowboy"})
    at.refuses("take-off cowboy", "RV-8.1", "other-sides-card")


def test_rv_8_1_rows_and_sandstorm_cannot_be_taken_off():
    at = At(table={"bank": "cactus-field sandstorm"})
    assert at.legal() == {"end"}
    at = At(table={"bank": "cactus-field sandstorm"}, to_play="mcready")
    assert at.legal() == {"end"}


def test_rv_8_2_ex_d07_the_jackson_clan_is_fixed():
    at = At(table={"bank": "jackson-clan 2 38-special"})
    assert at.legal() == {"end", "take-off 38-special"}
    with pytest.raises(Malformed, match="unknown-decision"):  # it cannot even be said
        at.allows("take-off jackson-clan")


def test_rv_8_2_the_jackson_clan_cannot_be_taken_back():
    at = At(colty="saddlebags", table={"bank": "jackson-clan"})
    at.refuses("play saddlebags", "RV-6.10", "can-do-nothing")


def test_rv_8_2_it_leaves_through_derail_the_train():
    at = At("express/1", colty="derringer", table={"express": "jackson-clan"}, alive="jack-colty")
    at.play("special derail-the-train")
    assert at.lying("express") == {}
    assert "jackson-clan" in at.discards("colty")


@pytest.mark.parametrize(
    ("side", "card", "token"),
    [("colty", "cherokee-scout+power", "power"), ("mcready", "quincey-whitmore+grit", "grit")],
)
def test_rv_8_3_tokens_on_a_card_that_leaves_go_back_to_the_supply(side, card, token):
    at = At(table={"bank": card}, to_play=side)
    before = supply(at)[token]
    at.play(f"take-off {card}")
    assert supply(at)[token] == before + 1


def test_rv_8_3_ex_d29_tokens_of_a_killed_scout_go_back():
    at = At(colty="chew-on-this", table={"bank": "apache-scout+power"})
    at.play("play chew-on-this")
    assert (supply(at)["power"], at.discards("mcready")) == (6, ["apache-scout"])


def test_rv_8_3_tokens_of_a_destroyed_or_returned_gun_go_back():
    at = At(mcready="buffalo-stampede 2 cowboy", table={"bank": "cherokee-scout+power"}, to_play="mcready")
    at.play("play buffalo-stampede")
    assert supply(at)["power"] == 6
    at = At(colty="saddlebags", table={"bank": "cherokee-scout+power"})
    at.play("play saddlebags")
    assert supply(at)["power"] == 6
    assert at.hand("colty") == {"cherokee-scout": 1}


# 8.4 Saddlebags


def test_rv_8_4_dp_12_saddlebags_takes_a_gun_from_any_battlefield():
    table = {"bank": "38-special", "whiskey": "38-special derringer", "express": "cherokee-scout+power"}
    at = At("whiskey/1", colty="saddlebags", table=table)
    at.play("play saddlebags")
    assert (at.to_act, at.phase) == ("colty", "return-gun")
    assert at.legal() == {
        "take-back bank 38-special",
        "take-back whiskey 38-special",
        "take-back whiskey derringer",
        "take-back express cherokee-scout+power",
    }
    at.play("take-back bank 38-special")
    assert at.told_of(TakenBack) == [TakenBack("38-special", "bank")]
    assert at.hand("colty") == {"38-special": 1}
    assert at.lying("bank") == {}


def test_rv_8_4_dp_12_what_is_not_there_cannot_be_taken_back():
    at = At("whiskey/1", colty="saddlebags", table={"bank": "38-special", "whiskey": "derringer"})
    at.play("play saddlebags")
    at.refuses("take-back bank derringer", "RV-6.7", "not-here")


def test_rv_8_4_ex_s24_never_a_gatling_gun():
    at = At(colty="saddlebags", table={"bank": "2 gatling-gun"})
    at.refuses("play saddlebags", "RV-6.10", "can-do-nothing")


def test_rv_8_4_guns_only():
    at = At(colty="saddlebags", table={"bank": "sandstorm"})
    at.refuses("play saddlebags", "RV-6.10", "can-do-nothing")


def test_rv_8_4_ex_s23_playing_it_again_costs_its_price():
    at = At("whiskey/1", colty="saddlebags 2 derringer", table={"bank": "hail-of-bullets"})
    at.play("play saddlebags", "play hail-of-bullets", "discard derringer")
    assert at.lying("whiskey") == {"hail-of-bullets": 1}
    assert at.hand("colty") == {"derringer": 1}


def test_rv_8_4_ex_d110_in_the_same_turn_and_with_its_entry_effect():
    at = At("whiskey/1", colty="saddlebags 2 derringer", table={"bank": "yellow-boy-rifle", "whiskey": "cowboy"})
    at.play("play saddlebags", "play yellow-boy-rifle", "discard derringer")
    assert at.phase == "may-discard"
    at.play("yes")
    assert at.lying("whiskey") == {"yellow-boy-rifle": 1}


def test_rv_8_4_it_may_be_discarded_as_any_other_card():
    at = At(colty="saddlebags hail-of-bullets", table={"whiskey": "38-special"}, marker="whiskey/1")
    at.play("play saddlebags", "play hail-of-bullets")
    assert at.told_of(Paid) == [Paid("colty", "38-special")]


def test_rv_8_4_the_opponent_knows_it():
    at = At(colty="saddlebags", table={"bank": "38-special"})
    at.play("play saddlebags")
    assert [(item.card, item.count) for item in at.view("mcready").players[0].known] == [("38-special", 1)]
    at.play("play 38-special")
    assert at.view("mcready").players[0].known == ()


# 8.5, 8.6 Moving


def test_rv_8_5_dp_19_didnt_see_this_moves_a_lawman_from_any_other_battlefield():
    table = {"bank": "deputy-3", "whiskey": "cowboy", "express": "apache-scout+power"}
    at = At("whiskey/1", mcready="didnt-see-this", table=table, to_play="mcready")
    at.play("play didnt-see-this")
    assert (at.to_act, at.phase) == ("mcready", "move-lawman")
    assert at.legal() == {"move bank deputy-3", "move express apache-scout+power"}
    at.refuses("move whiskey cowboy", "RV-8.5", "here-already")
    at.refuses("move bank cowboy", "RV-6.7", "not-here")
    at.play("move bank deputy-3")
    assert at.told_of(Moved) == [Moved("deputy-3", "bank", "whiskey")]
    assert at.lying("whiskey") == {"deputy-3": 1, "cowboy": 1}


def test_rv_8_5_ex_s40_nothing_is_paid():
    at = At("whiskey/1", mcready="didnt-see-this 2 cowboy", table={"bank": "deputy-3"}, to_play="mcready")
    at.play("play didnt-see-this")
    assert not at.told_of(Paid)
    assert at.hand("mcready") == {"cowboy": 2}


def test_rv_8_5_ex_d30_he_keeps_his_tokens():
    at = At("buzzard/1", mcready="didnt-see-this", table={"whiskey": "apache-scout+power"}, to_play="mcready")
    at.play("play didnt-see-this")
    assert at.lying("buzzard") == {"apache-scout+power": 1}
    assert supply(at)["power"] == 5


def test_rv_8_5_no_entry_effect():
    at = At("creek/1", mcready="didnt-see-this", table={"bank": "ned-mcready"}, to_play="mcready")
    at.play("play didnt-see-this")
    assert at.lying("creek") == {"ned-mcready": 1}
    assert (at.phase, at.told_of(TokenGained)) == ("play", [])


def test_rv_8_6_ex_s37_quincey_whitmore_moves_for_a_card():
    at = At("whiskey/1", mcready="2 cowboy", table={"bank": "quincey-whitmore+grit"}, to_play="mcready")
    at.play("use quincey-whitmore right")
    assert (at.facts, at.phase) == ([Used("quincey-whitmore")], "pay")
    at.play("discard cowboy")
    assert at.lying("whiskey") == {"quincey-whitmore+grit": 1}
    assert at.hand("mcready") == {"cowboy": 1}


@pytest.mark.parametrize(
    ("field", "moves"),
    [("bank", {"right"}), ("whiskey", {"left", "right"}), ("buzzard", {"left", "right"}), ("express", {"left"})],
)
def test_rv_8_6_dp_05_wherever_he_lies_to_a_neighbouring_battlefield(field, moves):
    at = At("whiskey/1", mcready="cowboy", table={field: "quincey-whitmore"}, to_play="mcready")
    offered = {move.removeprefix("use quincey-whitmore ") for move in at.legal() if move.startswith("use")}
    assert offered == moves


def test_rv_8_6_ex_d42_no_such_battlefield():
    at = At(mcready="cowboy", table={"bank": "quincey-whitmore"}, to_play="mcready")
    at.refuses("use quincey-whitmore left", "RV-8.6", "no-such-neighbour")


def test_rv_8_6_dp_05_he_must_be_in_play_and_a_card_in_the_hand():
    at = At(mcready="cowboy", to_play="mcready")
    at.refuses("use quincey-whitmore left", "RV-8.6", "not-in-play")
    at = At(table={"whiskey": "quincey-whitmore"}, to_play="mcready")
    refused = at.refuses("use quincey-whitmore left", "RV-8.6", "cannot-pay")
    assert refused.details == {"card": "quincey-whitmore", "price": 1, "cards": 0}


def test_rv_8_6_only_mcready_moves_him():
    at = At(colty="derringer", table={"whiskey": "quincey-whitmore"})
    at.refuses("use quincey-whitmore left", "RV-1.1", "other-sides-card")


def test_rv_8_6_ex_d41_repeatable():
    at = At("creek/1", mcready="2 cowboy", table={"creek": "quincey-whitmore+grit"}, to_play="mcready")
    at.play("use quincey-whitmore right", "discard cowboy", "use quincey-whitmore left")
    assert at.lying("creek") == {"quincey-whitmore+grit": 1}
    assert at.hand("mcready") == {}


# 8.7 to 8.10


def test_rv_8_7_ex_s43_about_time_partner_takes_a_lawman_into_the_hand():
    at = At(
        mcready="about-time-partner 2 cowboy",
        discards={"mcready": "bounty-hunter pilgrim deputy-2"},
        decks={"mcready": "get-a-rope"},
        to_play="mcready",
    )
    at.play("play about-time-partner")
    assert (at.to_act, at.phase) == ("mcready", "recover")
    assert at.legal() == {"recover bounty-hunter", "recover deputy-2"}
    at.play("recover bounty-hunter")
    assert at.told_of(Recovered) == [Recovered("bounty-hunter", True)]
    assert at.discards("mcready") == ["about-time-partner", "pilgrim", "deputy-2"]
    at.play("play bounty-hunter", "discard cowboy")
    assert at.told_of(Paid) == [Paid("mcready", "cowboy")]
    assert at.told_of(Drew) == [Drew("mcready", "get-a-rope")]


def test_rv_8_7_dp_18_only_a_lawman_that_lies_in_the_pile():
    at = At(mcready="about-time-partner", discards={"mcready": "bounty-hunter deputy-2"}, to_play="mcready")
    at.play("play about-time-partner")
    at.refuses("recover cowboy", "RV-8.7", "not-in-discard-pile")


def test_rv_8_8_ex_s44_flesh_wound_puts_a_lawman_onto_the_current_battlefield():
    at = At("buzzard/1", mcready="flesh-wound 3 pilgrim", discards={"mcready": "deputy-3"}, to_play="mcready")
    at.play("play flesh-wound", "discard pilgrim")
    assert at.told_of(Placed) == [Placed("deputy-3", "buzzard")]
    assert at.hand("mcready") == {"pilgrim": 2}  # one is paid for flesh-wound, nothing for the deputy


def test_rv_8_8_ex_f14_entry_effects_and_tokens_apply():
    at = At(
        mcready="flesh-wound pilgrim",
        discards={"mcready": "buffalo-stampede"},
        table={"bank": "38-special"},
        to_play="mcready",
    )
    at.play("play flesh-wound")
    assert at.told_of(GunDestroyed) == [GunDestroyed("38-special", "bank")]
    at = At(mcready="flesh-wound pilgrim", discards={"mcready": "charlie-weathers"}, to_play="mcready")
    at.play("play flesh-wound")
    assert at.lying("bank") == {"charlie-weathers+grit": 1}


def test_rv_8_8_a_scout_put_back_here_is_not_placed_ahead():
    at = At(mcready="flesh-wound pilgrim", discards={"mcready": "apache-scout"}, to_play="mcready")
    at.play("play flesh-wound")
    assert at.lying("bank") == {"apache-scout": 1}


def test_rv_8_9_ex_d107_a_lawman_just_paid_may_be_chosen():
    at = At("whiskey/1", mcready="flesh-wound ned-mcready", discards={"mcready": "cowboy"}, to_play="mcready")
    at.play("play flesh-wound")
    assert at.legal() == {"recover cowboy", "recover ned-mcready"}
    at.play("recover ned-mcready", "lose bullet")
    assert at.lying("whiskey") == {"ned-mcready+grit": 1}
    assert at.told_of(BanditDied) == [BanditDied("bullet")]
    assert at.hand("mcready") == {}


def test_rv_8_9_the_pile_must_have_held_a_lawman_before():
    """EX-D108"""
    at = At("whiskey/1", mcready="flesh-wound ned-mcready", to_play="mcready")
    at.refuses("play flesh-wound", "RV-6.10", "can-do-nothing")


def test_rv_8_9_the_pile_does_not_hold_the_card_itself():
    deck = own_deck(
        {"id": "double", "side": "mcready", "kind": "lawman", "fp": 1, "modes": {"shot": [{"op": "draw", "n": 1}]}}
    )
    at = At(mcready="double about-time-partner", to_play="mcready", options={"deck": deck})
    at.play("play double as-shot")
    assert at.discards("mcready") == ["double"]
    at.play("play about-time-partner")
    assert at.hand("mcready")["double"] == 1


def test_rv_8_10_otherwise_a_card_in_play_stays():
    """An attack, a border check and the marker's advance move no card."""
    table = {"bank": "3 deputy-2 38-special cactus-field", "whiskey": "cowboy", "buzzard": "cherokee-scout+power"}
    at = At("bank/4", table=table, to_play="mcready")
    at.play("end", "lose bullet", "end", "end")
    assert {field: dict(at.lying(field)) for field in table} == {
        "bank": {"deputy-2": 3, "38-special": 1, "cactus-field": 1},
        "whiskey": {"cowboy": 1},
        "buzzard": {"cherokee-scout+power": 1},
    }
