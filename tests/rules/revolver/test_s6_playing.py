"""6. Playing cards and paying."""

import pytest

from saloon.games.revolver.facts import (
    BanditDied,
    Drew,
    HeldBack,
    LawmanKilled,
    Paid,
    Placed,
    Played,
    RowDestroyed,
    Spent,
    TokenGained,
)
from tests.rules.revolver.tables import At, own_deck


def test_rv_6_1_announce_pay_then_place():
    at = At(colty="hail-of-bullets 2 derringer")
    at.play("play hail-of-bullets")
    assert (at.phase, at.facts) == ("pay", [Played("colty", "hail-of-bullets", False, "bank")])
    at.play("discard derringer")
    assert at.facts == [Paid("colty", "derringer"), Placed("hail-of-bullets", "bank")]


def test_rv_6_1_the_battlefield_belongs_to_the_announcement():
    at = At(colty="cherokee-scout")
    at.play("play cherokee-scout")
    assert at.phase == "place"
    assert not at.told_of(Played)
    at.play("place creek")
    assert at.facts[0] == Played("colty", "cherokee-scout", False, "creek")


def test_rv_6_1_pay_then_the_window_then_the_effect():
    deck = own_deck(fire_at_will={"cost": 1})
    at = At(colty="fire-at-will 2 derringer", table={"bank": "cowboy"}, options={"deck": deck})
    at.play("play fire-at-will")
    assert (at.to_act, at.phase) == ("colty", "pay")
    at.play("discard derringer")
    assert (at.to_act, at.phase) == ("mcready", "window")
    at.play("no")
    assert at.facts == [HeldBack("mcready"), LawmanKilled("cowboy", "bank"), Spent("fire-at-will")]


def test_rv_6_1_the_card_being_played_lies_in_limbo():
    """It cannot pay for itself, and is in no pile."""
    at = At(colty="2 hail-of-bullets derringer")
    at.play("play hail-of-bullets")
    assert at.hand("colty") == {"hail-of-bullets": 1, "derringer": 1}
    assert at.discards("colty") == []
    assert at.lying("bank") == {}
    question = at.view().question
    assert (question.card, question.why, question.number) == ("hail-of-bullets", "for-card", 1)
    at = At(colty="hail-of-bullets derringer 38-special")
    at.play("play hail-of-bullets")
    at.refuses("discard hail-of-bullets", "RV-6.1", "not-in-hand")


def test_rv_6_1_a_card_in_limbo_cannot_be_discarded_for_a_death_effect():
    """came-along: its casualties make Colty discard, but not this card."""
    at = At(
        colty="came-along derringer 38-special",
        table={"bank": "cowboy"},
        alive="annie-mcgraw tin-cup-holloway jack-colty",
    )
    at.play("play came-along")
    assert at.legal() == {"discard derringer", "discard 38-special"}


def test_rv_6_1_whether_a_card_may_be_played_is_tested_before_paying():
    """EX-D108: the lawman that would be paid is not in the pile yet."""
    at = At(mcready="flesh-wound ned-mcready", to_play="mcready", marker="whiskey/1")
    at.refuses("play flesh-wound", "RV-6.10", "can-do-nothing")


def test_rv_6_2_the_player_chooses_what_he_discards():
    """EX-S05"""
    at = At("express/1", colty="gatling-gun 2 derringer 38-special")
    at.play("play gatling-gun", "discard 38-special", "discard derringer")
    assert at.hand("colty") == {"derringer": 1}
    assert at.lying("express") == {"gatling-gun": 1}


def test_rv_6_2_ex_s05_both_other_cards_are_paid():
    at = At("express/1", colty="gatling-gun derringer 38-special")
    at.play("play gatling-gun")
    assert sorted(fact.card for fact in at.told_of(Paid)) == ["38-special", "derringer"]
    assert at.lying("express") == {"gatling-gun": 1}


def test_rv_6_2_dp_01_a_cost_that_cannot_be_paid_in_full_forbids_the_card():
    """EX-D21"""
    at = At(colty="gatling-gun derringer")
    refused = at.refuses("play gatling-gun", "RV-6.2", "cannot-pay")
    assert refused.details == {"card": "gatling-gun", "price": 2, "cards": 1}


def test_rv_6_2_cost_0_is_free():
    at = At(colty="38-special")
    at.play("play 38-special")
    assert not at.told_of(Paid)
    assert at.hand("colty") == {}


def test_rv_6_2_any_card_can_be_paid_reactions_too():
    at = At(colty="hail-of-bullets lightning-reflexes")
    at.play("play hail-of-bullets")
    assert at.told_of(Paid) == [Paid("colty", "lightning-reflexes")]


@pytest.mark.parametrize(("marker", "price"), [("bank/1", 3), ("creek/1", 3), ("express/1", 0)])
def test_rv_6_3_ex_s33_jackson_clan_is_free_at_the_express(marker, price):
    at = At(marker, colty="jackson-clan 3 derringer")
    at.play("play jackson-clan")
    assert len(at.told_of(Paid)) == price


@pytest.mark.parametrize(("marker", "price"), [("whiskey/1", 3), ("buzzard/1", 3), ("creek/1", 0), ("express/1", 0)])
def test_rv_6_3_ex_s34_ned_mcready_is_free_at_the_creek_and_the_express(marker, price):
    """EX-D22, EX-D23"""
    at = At(marker, mcready="ned-mcready 3 cowboy", to_play="mcready")
    at.play("play ned-mcready")
    assert len(at.told_of(Paid)) == price
    assert at.phase == "casualty"
    alone = At(marker, mcready="ned-mcready", to_play="mcready")
    assert alone.allows("play ned-mcready") == (price == 0)


def test_rv_6_3_the_battlefield_of_the_marker_counts():
    """A scout that is free at the Express costs its price when it is sent there from the Bank."""
    deck = own_deck(apache_scout={"cost": 1, "free_at": ["express"]})
    at = At(mcready="apache-scout 2 cowboy", to_play="mcready", options={"deck": deck})
    at.play("play apache-scout", "place express")
    assert at.phase == "pay"
    at = At(mcready="apache-scout", to_play="mcready", options={"deck": deck})
    at.refuses("play apache-scout", "RV-6.2", "cannot-pay")


def test_rv_6_4_a_cancelled_card_is_paid_all_the_same():
    deck = own_deck(fire_at_will={"cost": 1})
    at = At(colty="fire-at-will derringer", mcready="hat-clean-off", table={"bank": "cowboy"}, options={"deck": deck})
    at.play("play fire-at-will", "yes")
    assert at.hand("colty") == {}
    assert at.discards("colty") == ["fire-at-will", "derringer"]
    assert at.lying("bank") == {"cowboy": 1}


def test_rv_6_5_guns_and_lawmen_lie_on_their_own_sides():
    at = At("bank/1", colty="38-special", mcready="cowboy")
    at.play("play 38-special", "end", "play cowboy")
    bank = at.view().battlefields[0]
    assert [card.card for card in bank.guns] == ["38-special"]
    assert [card.card for card in bank.lawmen] == ["cowboy"]


def test_rv_6_5_a_row_lies_on_the_gangs_side():
    at = At(mcready="cactus-field", to_play="mcready")
    at.play("play cactus-field", "place bank")
    bank = at.view().battlefields[0]
    assert ([card.card for card in bank.rows], bank.slots) == (["cactus-field"], 1)


def test_rv_6_5_a_standing_card_lies_in_no_column():
    at = At(colty="sandstorm derringer")
    at.play("play sandstorm")
    bank = at.view().battlefields[0]
    assert [card.card for card in bank.standing] == ["sandstorm"]
    assert (bank.slots, bank.guns, bank.rows, bank.lawmen) == (0, (), (), ())


def test_rv_6_5_a_shot_is_discarded():
    at = At(colty="chew-on-this", table={"bank": "cowboy"})
    at.play("play chew-on-this")
    assert at.discards("colty") == ["chew-on-this"]
    assert at.lying("bank") == {}


@pytest.mark.parametrize("card", ["lightning-reflexes", "hat-clean-off"])
def test_rv_6_5_dp_01_a_reaction_is_never_played_from_the_hand(card):
    at = At(colty="lightning-reflexes", mcready="hat-clean-off", to_play="colty" if card[0] == "l" else "mcready")
    assert at.legal() == {"end"}


def test_rv_6_6_dp_01_lets_shoot_has_two_entries():
    at = At(colty="lets-shoot", table={"bank": "cactus-field"})
    assert at.legal() == {"play lets-shoot", "play lets-shoot as-shot", "end"}


def test_rv_6_6_ex_s29_as_a_shot_it_destroys_a_row_and_is_discarded():
    at = At(colty="lets-shoot", table={"bank": "cactus-field 2 38-special"})
    at.refuses("play lets-shoot", "RV-7.3", "slots-full")
    at.play("play lets-shoot as-shot")
    assert at.told_of(Played) == [Played("colty", "lets-shoot", True, "bank")]
    assert at.told_of(RowDestroyed) == [RowDestroyed("cactus-field", "bank")]
    assert (at.discards("colty"), at.discards("mcready")) == (["lets-shoot"], ["cactus-field"])
    assert at.view().battlefields[0].slots == 2


def test_rv_6_6_ex_s30_as_a_gun_it_takes_a_slot():
    at = At(colty="lets-shoot", table={"bank": "cactus-field derringer 38-special"})
    at.play("play lets-shoot")
    assert at.lying("bank")["lets-shoot"] == 1
    assert at.view().battlefields[0].slots == 3
    assert at.strength("bank") == (0, 3)


def test_rv_6_6_as_a_shot_it_needs_a_row():
    At(colty="lets-shoot").refuses("play lets-shoot as-shot", "RV-6.10", "can-do-nothing")


def test_rv_6_7_effects_take_place_at_the_current_battlefield():
    table = {"bank": "cowboy", "whiskey": "cowboy", "buzzard": "cowboy"}
    at = At("whiskey/1", colty="chew-on-this", table=table)
    at.play("play chew-on-this")
    assert [len(at.lying(field)) for field in ("bank", "whiskey", "buzzard")] == [1, 0, 1]


def test_rv_6_7_a_target_elsewhere_is_refused():
    at = At("whiskey/1", colty="chew-on-this", table={"bank": "deputy-3", "whiskey": "cowboy deputy-2"})
    at.play("play chew-on-this")
    at.refuses("hit deputy-3", "RV-6.7", "not-here")


def test_rv_6_8_entry_effects_happen_when_a_card_is_played_from_the_hand():
    """bounty-hunter: his owner draws a card."""
    at = At(mcready="bounty-hunter cowboy", to_play="mcready", decks={"mcready": "pilgrim"})
    at.play("play bounty-hunter")
    assert at.told_of(Drew) == [Drew("mcready", "pilgrim")]


def test_rv_6_8_entry_effects_happen_by_flesh_wound_too():
    """EX-D34"""
    at = At(
        mcready="flesh-wound cowboy",
        to_play="mcready",
        discards={"mcready": "bounty-hunter"},
        decks={"mcready": "pilgrim"},
    )
    at.play("play flesh-wound", "recover bounty-hunter")
    assert at.told_of(Drew) == [Drew("mcready", "pilgrim")]
    assert at.lying("bank") == {"bounty-hunter": 1}


def test_rv_6_8_entry_effects_do_not_happen_again_when_a_card_is_moved():
    """EX-F12"""
    at = At(
        "whiskey/1",
        mcready="didnt-see-this",
        table={"bank": "buffalo-stampede", "whiskey": "38-special"},
        to_play="mcready",
    )
    at.play("play didnt-see-this")
    assert at.lying("whiskey") == {"buffalo-stampede": 1, "38-special": 1}
    assert not at.told_of(Paid)


def test_rv_6_9_an_effect_is_carried_out_as_far_as_possible():
    """EX-D26: polecats with one lawman here."""
    at = At(colty="polecats derringer", table={"bank": "cowboy"})
    at.play("play polecats")
    assert at.told_of(LawmanKilled) == [LawmanKilled("cowboy", "bank")]
    assert at.phase == "play"


def test_rv_6_9_what_cannot_be_done_is_skipped():
    """EX-S41: no Gatling Gun here, but a card is drawn in any case; EX-S22: so does adios-amigo without Ned."""
    at = At(mcready="ran-outta-bullets", to_play="mcready", table={"bank": "38-special"})
    at.play("play ran-outta-bullets")
    assert len(at.told_of(Drew)) == 1
    assert at.lying("bank") == {"38-special": 1}
    at = At(colty="adios-amigo")
    at.play("play adios-amigo")
    assert len(at.told_of(Drew)) == 1


@pytest.mark.parametrize(
    ("card", "side"),
    [
        ("fire-at-will", "colty"),
        ("chew-on-this", "colty"),
        ("polecats", "colty"),
        ("came-along", "colty"),
        ("improvise", "colty"),
        ("saddlebags", "colty"),
        ("didnt-see-this", "mcready"),
        ("about-time-partner", "mcready"),
        ("flesh-wound", "mcready"),
        ("were-surrounded", "mcready"),
    ],
)
def test_rv_6_10_dp_01_a_shot_that_can_do_nothing_cannot_be_played(card, side):
    """EX-D35, EX-D43"""
    at = At(colty=f"{card} 2 derringer") if side == "colty" else At(mcready=f"{card} 2 pilgrim", to_play="mcready")
    at.refuses(f"play {card}", "RV-6.10", "can-do-nothing")


def test_rv_6_10_it_can_still_serve_as_payment():
    at = At(colty="hail-of-bullets fire-at-will")
    at.play("play hail-of-bullets")
    assert at.told_of(Paid) == [Paid("colty", "fire-at-will")]


def test_rv_6_10_a_card_that_also_draws_needs_a_deck_or_its_first_effect():
    """EX-D98"""
    At(colty="adios-amigo", decks={"colty": "!"}).refuses("play adios-amigo", "RV-6.10", "can-do-nothing")
    at = At("creek/1", colty="adios-amigo", decks={"colty": "!"}, table={"buzzard": "ned-mcready+grit"})
    at.play("play adios-amigo")
    assert at.discards("mcready") == ["ned-mcready"]
    assert not at.told_of(Drew)


def test_rv_6_10_came_along_is_anchored_to_a_lawman_here():
    """Its casualties could be taken at any time."""
    At(colty="came-along", table={"whiskey": "cowboy"}).refuses("play came-along", "RV-6.10", "can-do-nothing")
    assert At(colty="came-along", table={"bank": "cowboy"}).allows("play came-along")


def test_rv_6_11_dp_09_the_one_who_plays_the_card_chooses():
    """EX-F07"""
    at = At(colty="chew-on-this", table={"bank": "cowboy deputy-2"})
    at.play("play chew-on-this")
    assert (at.to_act, at.phase, at.legal()) == ("colty", "kill-lawman", {"hit cowboy", "hit deputy-2"})


def test_rv_6_11_dp_09_lawmen_are_told_apart_by_their_tokens():
    at = At("whiskey/1", colty="chew-on-this", table={"whiskey": "2 apache-scout apache-scout+power"})
    at.play("play chew-on-this")
    assert at.legal() == {"hit apache-scout", "hit apache-scout+power"}
    at.play("hit apache-scout+power")
    assert at.lying("whiskey") == {"apache-scout": 2}


def test_rv_6_11_dp_17_mcready_chooses_the_gun_that_he_destroys():
    """EX-F06"""
    at = At(mcready="buffalo-stampede 2 cowboy", table={"bank": "38-special derringer"}, to_play="mcready")
    at.play("play buffalo-stampede")
    assert (at.to_act, at.phase) == ("mcready", "destroy-gun")
    assert at.legal() == {"destroy 38-special", "destroy derringer"}
    at.play("destroy derringer")
    assert at.lying("bank") == {"38-special": 1, "buffalo-stampede": 1}


def test_rv_6_11_but_colty_chooses_the_victim_of_a_casualty():
    """EX-F05"""
    at = At(mcready="get-a-rope cowboy", to_play="mcready")
    at.play("play get-a-rope")
    assert (at.to_act, at.phase) == ("colty", "casualty")
    at.play("lose bullet")
    assert at.told_of(BanditDied) == [BanditDied("bullet")]


def test_rv_6_11_and_whoever_discards_chooses_the_card():
    """EX-F09, in a user's deck also McReady by a card of Colty's."""
    shout = {"id": "shout", "side": "colty", "kind": "shot", "ops": [
        {"op": "unless_discard", "n": 1, "otherwise": [{"op": "draw", "n": 2}]}]}  # fmt: skip
    at = At(colty="shout", mcready="cowboy pilgrim", options={"deck": own_deck(shout)})
    at.play("play shout")
    assert (at.to_act, at.phase) == ("mcready", "unless-discard")
    at.play("yes")
    assert (at.to_act, at.legal()) == ("mcready", {"discard cowboy", "discard pilgrim"})


def test_rv_6_12_ex_s17_stick_of_dynamite_is_not_playable_at_the_bank():
    at = At("bank/1", colty="stick-of-dynamite derringer", table={"bank": "cowboy"})
    refused = at.refuses("play stick-of-dynamite", "RV-6.12", "not-at-this-battlefield")
    assert refused.details == {"card": "stick-of-dynamite", "battlefield": "bank"}
    assert At("whiskey/1", colty="stick-of-dynamite derringer", table={"whiskey": "cowboy"}).allows(
        "play stick-of-dynamite"
    )


def test_rv_6_13_after_the_death_of_bruno_caple_no_peacemaker_45_may_be_played():
    """EX-S15"""
    at = At(
        colty="peacemaker-45",
        mcready="get-a-rope cowboy",
        table={"bank": "2 peacemaker-45"},
        alive="bruno-caple jack-colty cortez",
        to_play="mcready",
    )
    at.play("play get-a-rope", "lose bruno-caple", "end")
    assert at.view().banned == ("peacemaker-45",)
    at.refuses("play peacemaker-45", "RV-6.13", "banned")
    assert at.lying("bank")["peacemaker-45"] == 2
    assert at.strength("bank") == (0, 4)


def test_rv_6_13_other_deaths_ban_nothing():
    at = At(colty="peacemaker-45", alive="bruno-caple jack-colty cortez")
    assert at.allows("play peacemaker-45")


def test_rv_6_13_a_banned_card_still_serves_as_payment():
    at = At(colty="hail-of-bullets peacemaker-45", banned=["peacemaker-45"])
    at.play("play hail-of-bullets")
    assert at.told_of(Paid) == [Paid("colty", "peacemaker-45")]


def test_rv_6_8_tokens_come_on_entry():
    """charlie-weathers"""
    at = At(mcready="charlie-weathers", to_play="mcready")
    at.play("play charlie-weathers")
    assert at.told_of(TokenGained) == [TokenGained("charlie-weathers", "bank", "grit")]


def test_rv_6_10_dp_13_yellow_boy_rifle_offers_a_kill_for_a_card():
    """EX-S32, EX-T08"""
    at = At(colty="yellow-boy-rifle 2 derringer", table={"bank": "cowboy"})
    at.play("play yellow-boy-rifle", "discard derringer")
    assert (at.to_act, at.phase, at.legal()) == ("colty", "may-discard", {"yes", "no"})
    at.play("yes")
    assert at.lying("bank") == {"yellow-boy-rifle": 1}
    assert at.hand("colty") == {}
    at = At(colty="yellow-boy-rifle 2 derringer", table={"bank": "cowboy"})
    at.play("play yellow-boy-rifle", "discard derringer", "no")
    assert at.lying("bank") == {"yellow-boy-rifle": 1, "cowboy": 1}
    assert at.hand("colty") == {"derringer": 1}


@pytest.mark.parametrize(
    ("hand", "law"), [("yellow-boy-rifle derringer", "cowboy"), ("yellow-boy-rifle 2 derringer", "")]
)
def test_rv_6_10_dp_13_no_offer_without_a_card_or_a_lawman(hand, law):
    """EX-D37"""
    at = At(colty=hand, table={"bank": law})
    at.play("play yellow-boy-rifle", *(["discard derringer"] if "2" in hand else []))
    assert at.phase == "play"
    assert at.strength("bank")[1] == 2
