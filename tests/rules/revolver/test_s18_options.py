"""18. Options register: each value of each option makes its difference."""

import re
from pathlib import Path
from typing import Any

import pytest

from saloon.games.revolver import GAME
from saloon.games.revolver.facts import (
    Attacked,
    AttackWaived,
    BanditDied,
    CubesRemoved,
    Drew,
    HandShown,
    LawmanKilled,
    LostInWreck,
    NoTokenLeft,
    Paid,
    PaidBack,
    Reshuffled,
)
from saloon.games.revolver.options import SWITCHES
from saloon.kernel.errors import Malformed
from tests.rules.revolver.tables import FIELDS, At, own_deck

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "revolver.md"


def known(at, viewer, side):
    player = at.view(viewer).players[0 if side == "colty" else 1]
    return {item.card: item.count for item in player.known}


def supply(at):
    return {item.card: item.count for item in at.view().supply}


# The register


def registered():
    """id, name, class, rule, values of every option, as the rulebook has them."""
    text = PAGE.read_text("utf-8").partition("## 18.")[2].partition("## 19.")[0]
    entry = r"\*\*(RV-OPT-\d\d)\*\* `(\w+)` \((\w), (RV-[\d.]+)\).*?\n((?:    - .*\n)+)"
    value = re.compile(r'^    - <a id="rv-opt-\d\d-(\w+)"></a>', re.MULTILINE)
    return [(*found[:4], value.findall(found[4])) for found in re.findall(entry, text)]


def test_the_register_is_that_of_the_rulebook():
    assert len(registered()) == 33
    assert [tuple(entry) for entry in SWITCHES.entries] == registered()


def test_the_presets_are_those_of_the_rulebook():
    text = PAGE.read_text("utf-8").partition("**Presets.**")[2].partition("## 19.")[0]
    found = {
        name: dict(setting.split("=") for setting in re.findall(r"`(\w+=\w+)`", rest))
        for name, rest in re.findall(r'<a id="preset-\w+"></a>`(\w+)` \|(.*)', text)
    }
    assert found == SWITCHES.presets


def test_the_defaults_are_the_standard_rules():
    defaults = {name: values[0] for _, name, _, _, values in registered()}
    assert GAME.settings(GAME.options(defaults)) == GAME.settings(GAME.options({}))
    assert set(GAME.settings(GAME.options({}))) == {"deck"}


@pytest.mark.parametrize("preset", ["standard", "literal", "gentle"])
def test_a_preset_is_its_options_written_out(preset):
    settings = GAME.settings(GAME.options({"preset": preset}))
    assert {name: value for name, value in settings.items() if name != "deck"} == SWITCHES.presets[preset]


def test_a_preset_can_be_changed():
    settings = GAME.settings(GAME.options({"preset": "literal", "reflexes_turn": "opponent_turn"}))
    assert "reflexes_turn" not in settings
    assert settings["derail_scope"] == "all_columns"


@pytest.mark.parametrize(
    ("settings", "reason", "field"),
    [
        ({"cortez_early": "maybe"}, "unknown-value", "cortez_early"),
        ({"dash_spaces": 3}, "unknown-value", "dash_spaces"),
        ({"no_such": "any"}, "unknown-option", "no_such"),
        ({"preset": "rough"}, "unknown-preset", "preset"),
    ],
)
def test_a_wrong_option_is_named(settings, reason, field):
    with pytest.raises(Malformed) as refused:
        GAME.options(settings)
    assert (refused.value.reason, refused.value.field) == (reason, field)


# RV-OPT-01 to RV-OPT-10


@pytest.mark.parametrize(("value", "before"), [("lose", "express"), ("none", "")])
def test_rv_opt_01_the_deck_says_until_when_a_death_loses_the_game(value, before):
    deck = GAME.decks.describe(GAME.options({"cortez_early": value}))
    assert {bandit.id: bandit.loses_before for bandit in deck.bandits if bandit.loses_before} == (
        {"cortez": before} if before else {}
    )


@pytest.mark.parametrize(
    ("value", "winner"),
    [
        pytest.param("lose", "mcready early-death", id="cortez_early=lose"),
        pytest.param("none", "", id="cortez_early=none"),
    ],
)
def test_rv_opt_01_cortez_dies_before_the_express(value, winner):
    """EX-D54"""
    at = At(
        "creek/1",
        mcready="get-a-rope cowboy",
        to_play="mcready",
        alive="jack-colty cortez",
        options={"cortez_early": value},
    )
    at.play("play get-a-rope", "lose cortez")
    assert at.winner == winner
    assert at.alive() == {"jack-colty"}


def test_rv_opt_01_jacks_death_loses_in_any_case():
    """cortez_early=none"""
    at = At(mcready="get-a-rope cowboy", to_play="mcready", alive="jack-colty", options={"cortez_early": "none"})
    at.play("play get-a-rope", "lose jack-colty")
    assert at.winner == "mcready leader-dead"


def test_rv_opt_02_no_cards():
    """empty_deck=no_cards"""
    at = At(decks={"mcready": "!"}, options={"empty_deck": "no_cards"})
    at.play("end")
    assert not at.told_of(Drew)
    assert len(at.discards("mcready")) == 62


def test_rv_opt_02_reshuffle():
    """empty_deck=reshuffle: the own discard pile becomes the deck, in the middle of drawing too."""
    at = At(decks={"mcready": "pilgrim!", "colty": "!"}, options={"empty_deck": "reshuffle"})
    at.play("end")
    assert at.told_of(Reshuffled) == [Reshuffled("mcready", 61)]
    assert len(at.told_of(Drew)) == 2
    assert (at.discards("mcready"), len(at.deck("mcready")), len(at.discards("colty"))) == ([], 60, 62)


def test_rv_opt_02_after_a_reshuffle_the_hand_is_known():
    """empty_deck=reshuffle: the deck list is public, and everything else lies open."""
    at = At(mcready="2 cowboy", decks={"mcready": "!"}, options={"empty_deck": "reshuffle"})
    at.play("end")
    assert known(at, "colty", "mcready") == {"cowboy": 2}


def test_rv_opt_02_reshuffle_with_nothing_to_shuffle():
    """empty_deck=reshuffle"""
    source = GAME.options({}).source
    cards = [card for card in source.cards if card.side == "mcready"]
    law = " ".join(f"{card.copies} {card.id}" for card in cards if card.kind == "lawman")
    rest = " ".join(f"{card.copies} {card.id}" for card in cards if card.kind != "lawman")
    at = At(mcready=rest, table={"bank": law}, decks={"mcready": "!"}, options={"empty_deck": "reshuffle"})
    at.play("end")
    assert not at.told_of(Drew)
    at.refuses("play yellow-bellies", "RV-6.10", "can-do-nothing")


@pytest.mark.parametrize(
    ("card", "second"),
    [("adios-amigo", "play adios-amigo"), ("carbine", "play carbine")],
)
def test_rv_opt_02_after_a_reshuffle_each_kind_of_card_that_draws_once_a_turn(card, second):
    """empty_deck=reshuffle: two of them could go on for ever; next turn it may be played again."""
    carbine = {"id": "carbine", "side": "colty", "kind": "gun", "fp": 1, "ops": [{"op": "draw", "n": 1}]}
    deck = own_deck(carbine)
    at = At(colty=f"2 {card}", decks={"colty": "!"}, options={"empty_deck": "reshuffle", "deck": deck})
    at.play(f"play {card}")
    at.refuses(second, "RV-OPT-02", "drawn-already")
    at.play("end", "end")
    assert at.allows(second)


def test_rv_opt_02_rv_r02_without_a_reshuffle_cards_that_draw_have_no_limit():
    """empty_deck=reshuffle: any number of cards may be played; the other side's reshuffle does not matter."""
    options = {"empty_deck": "reshuffle"}
    At(colty="2 adios-amigo", options=options).play("play adios-amigo", "play adios-amigo")
    spy = own_deck(lightning_reflexes={"ops": [{"op": "prevent_casualty"}, {"op": "draw", "n": 1}]})
    at = At(
        colty="lightning-reflexes",
        mcready="get-a-rope 2 bounty-hunter 3 cowboy",
        decks={"colty": "!"},
        to_play="mcready",
        options={**options, "deck": spy},
    )
    at.play("play get-a-rope", "discard cowboy", "react lightning-reflexes")
    assert at.told_of(Reshuffled)
    at.play("play bounty-hunter", "discard cowboy", "play bounty-hunter")


def test_rv_opt_02_rv_r02_the_reshuffle_counts_what_was_played_before_it():
    """empty_deck=reshuffle: the second card finds the deck empty; a third of its kind may not follow."""
    at = At(colty="3 coffee", decks={"colty": "38-special!"}, options={"empty_deck": "reshuffle", "deck": own_deck(
        {"id": "coffee", "side": "colty", "kind": "shot", "ops": [{"op": "draw", "n": 1}]}
    )})  # fmt: skip
    at.play("play coffee")
    assert not at.told_of(Reshuffled)
    at.play("play coffee")
    assert at.told_of(Reshuffled)
    at.refuses("play coffee", "RV-OPT-02", "drawn-already")


TRAIN = {"express": "38-special cowboy", "bank": "45-long-colt cactus-field deputy-2"}


@pytest.mark.parametrize(
    ("value", "bank"),
    [
        pytest.param(
            "express_column", {"45-long-colt": 1, "cactus-field": 1, "deputy-2": 1}, id="derail_scope=express_column"
        ),
        pytest.param("all_columns", {}, id="derail_scope=all_columns"),
    ],
)
def test_rv_opt_03_what_the_wreck_takes_along(value, bank):
    at = At("express/1", colty="derringer", table=TRAIN, alive="jack-colty", options={"derail_scope": value})
    at.play("special derail-the-train")
    assert (at.lying("express"), at.lying("bank")) == ({}, bank)


def test_rv_opt_04_discarded():
    """derail_deaths=discarded: Manolito removes no cubes, and nobody is killed."""
    at = At(
        "express/1", colty="derringer", alive="jack-colty manolito bruno-caple", options={"derail_deaths": "discarded"}
    )
    at.play("special derail-the-train")
    assert at.told_of(LostInWreck) == [LostInWreck("bruno-caple"), LostInWreck("manolito")]
    assert (at.cubes, at.view().banned) == (12, ())


def test_rv_opt_04_killed():
    """derail_deaths=killed: their effects apply, lowest rating first; the border check is untouched."""
    at = At(
        "express/1", colty="derringer", alive="jack-colty manolito bruno-caple", options={"derail_deaths": "killed"}
    )
    at.play("special derail-the-train")
    assert at.told_of(BanditDied) == [BanditDied("manolito"), BanditDied("bruno-caple")]
    assert (at.cubes, at.view().banned, at.view().kills) == (10, ("peacemaker-45",), 0)
    at.play("end", "end")
    assert at.told_of(CubesRemoved) == [CubesRemoved(1, 9, by_check=True)]


def test_rv_opt_04_killed_in_the_order_of_ratings_not_of_the_file():
    """derail_deaths=killed"""
    options = {"derail_deaths": "killed", "deck": own_deck(bruno_caple={"rating": 1})}
    at = At("express/1", colty="derringer", alive="jack-colty manolito bruno-caple", options=options)
    at.play("special derail-the-train")
    assert at.told_of(BanditDied) == [BanditDied("bruno-caple"), BanditDied("manolito")]


def test_rv_opt_04_killed_grit_saves_nobody_and_effects_may_ask():
    """derail_deaths=killed"""
    alive = "jack-colty cortez+grit annie-mcgraw"
    at = At("express/1", colty="3 derringer", alive=alive, options={"derail_deaths": "killed"})
    at.play("special derail-the-train", "discard derringer", "done")
    assert (at.phase, at.view().question.why) == ("pay", "by-order")
    at.play("discard derringer")
    assert (at.alive(), at.hand("colty"), at.phase) == ({"jack-colty"}, {"derringer": 1}, "play")
    assert supply(at)["grit"] == 6


def test_rv_opt_05_loss():
    """derail_jack=loss: so Jack is saved with the first card."""
    at = At("express/1", colty="2 derringer", alive="jack-colty cortez", options={"derail_jack": "loss"})
    at.play("special derail-the-train", "discard derringer")
    assert at.legal() == {"save cortez", "done"}


def test_rv_opt_05_goes_on():
    """derail_jack=goes_on: he is a choice like the others; without him only the border is left to win by."""
    at = At("express/3", colty="derringer", alive="jack-colty cortez", cubes=3, options={"derail_jack": "goes_on"})
    at.play("special derail-the-train")
    assert at.legal() == {"save jack-colty", "save cortez", "done"}
    at.play("save cortez")
    assert (at.alive(), at.winner) == ({"cortez"}, "")
    at.play("end", "end")
    assert at.marker == "express/4"
    at.play("end", "end")
    assert at.winner == ""  # the marker was on the last space
    at.play("end", "end")
    assert at.winner == "colty border-empty"


def test_rv_opt_05_goes_on_but_saving_nobody_loses():
    """derail_jack=goes_on"""
    at = At("express/1", colty="derringer", alive="jack-colty cortez", options={"derail_jack": "goes_on"})
    at.play("special derail-the-train", "done")
    assert at.winner == "mcready all-dead"


@pytest.mark.parametrize(
    ("value", "winner"),
    [
        pytest.param("marker_on_4", "", id="express_end=marker_on_4"),
        pytest.param("reached_4", "colty last-space", id="express_end=reached_4"),
    ],
)
def test_rv_opt_06_pilgrim_on_the_last_space(value, winner):
    at = At("express/3", colty="pack-yer-bags derringer", mcready="pilgrim", options={"express_end": value})
    at.play("play pack-yer-bags", "end", "play pilgrim", "end")
    assert at.winner == winner


@pytest.mark.parametrize(
    "value", [pytest.param("any", id="saddlebags_range=any"), pytest.param("current", id="saddlebags_range=current")]
)
def test_rv_opt_07_from_where_saddlebags_takes_a_gun(value):
    options = {"saddlebags_range": value}
    at = At("whiskey/1", colty="saddlebags", table={"bank": "38-special"}, options=options)
    assert at.allows("play saddlebags") == (value == "any")
    at = At(
        "whiskey/1",
        colty="saddlebags",
        table={"bank": "38-special", "whiskey": "2 derringer 45-long-colt"},
        options=options,
    )
    at.play("play saddlebags")
    assert at.allows("take-back bank 38-special") == (value == "any")
    if value == "current":
        at.refuses("take-back bank 38-special", "RV-OPT-07", "only-from-here")
    assert at.allows("take-back whiskey derringer")


def test_rv_opt_08_fixed():
    """jackson_fixed=fixed"""
    at = At(colty="saddlebags", table={"bank": "jackson-clan"}, options={"jackson_fixed": "fixed"})
    assert at.legal() == {"end"}


def test_rv_opt_08_owner_may():
    """jackson_fixed=owner_may: the gang takes it off or back, the law still cannot destroy it."""
    options = {"jackson_fixed": "owner_may"}
    at = At(colty="saddlebags", table={"bank": "jackson-clan"}, options=options)
    assert at.legal() == {"end", "take-off jackson-clan", "play saddlebags"}
    at.play("play saddlebags")
    assert at.hand("colty") == {"jackson-clan": 1}
    at = At(mcready="buffalo-stampede 2 cowboy", table={"bank": "jackson-clan"}, to_play="mcready", options=options)
    at.play("play buffalo-stampede")
    assert at.lying("bank")["jackson-clan"] == 1


def test_rv_opt_08_owner_may_is_for_every_fixed_card_of_the_gang():
    """jackson_fixed=owner_may: not for a lawman that is fixed."""
    deck = own_deck(derringer={"flags": ["fixed"]}, cowboy={"flags": ["fixed"]})
    for value in ("fixed", "owner_may"):
        options = {"jackson_fixed": value, "deck": deck}
        at = At(table={"bank": "derringer"}, options=options)
        assert at.legal() == ({"end"} if value == "fixed" else {"end", "take-off derringer"})
        assert At(table={"bank": "cowboy"}, to_play="mcready", options=options).legal() == {"end"}


@pytest.mark.parametrize(
    ("value", "places"),
    [
        pytest.param("ahead", {"buzzard", "creek", "express"}, id="row_reach=ahead"),
        pytest.param("current", {"buzzard"}, id="row_reach=current"),
        pytest.param("any", set(FIELDS), id="row_reach=any"),
    ],
)
def test_rv_opt_09_where_rows_may_be_placed(value, places):
    found = set()
    for place in FIELDS:
        at = At("buzzard/1", mcready="cactus-field", to_play="mcready", options={"row_reach": value})
        at.play("play cactus-field")
        if at.phase == "place" and at.allows(f"place {place}"):
            at.play(f"place {place}")
        found |= {field for field in FIELDS if at.lying(field)}
    assert found == places


@pytest.mark.parametrize(
    ("value", "places"),
    [
        pytest.param("any", set(FIELDS), id="scout_reach=any"),
        pytest.param("ahead", {"buzzard", "creek", "express"}, id="scout_reach=ahead"),
    ],
)
@pytest.mark.parametrize("card", ["apache-scout", "josie-logan"])
def test_rv_opt_10_where_scouts_may_be_placed(card, value, places):
    at = At("buzzard/1", mcready=card, to_play="mcready", options={"scout_reach": value})
    at.play(f"play {card}")
    assert {move.removeprefix("place ") for move in at.legal()} == places


def test_rv_opt_10_it_is_for_lawmen_only():
    """scout_reach=ahead row_reach=any: a gun of reach any, in a user's deck, and rows keep theirs."""
    options = {"scout_reach": "ahead", "row_reach": "any", "deck": own_deck(cherokee_scout={"reach": "any"})}
    for at in (
        At("buzzard/1", colty="cherokee-scout", options=options),
        At("buzzard/1", mcready="cactus-field", to_play="mcready", options=options),
    ):
        at.play(next(move for move in at.legal() if move.startswith("play ")))
        assert at.allows("place bank")


# RV-OPT-11 to RV-OPT-20


def test_rv_opt_11_free():
    """flesh_wound_price=free"""
    options = {"flesh_wound_price": "free"}
    at = At(mcready="flesh-wound pilgrim", discards={"mcready": "deputy-3"}, to_play="mcready", options=options)
    at.play("play flesh-wound")
    assert at.lying("bank") == {"deputy-3": 1}
    assert len(at.told_of(Paid)) == 1


def test_rv_opt_11_pays():
    """flesh_wound_price=pays: his own price is due too, before he enters."""
    options = {"flesh_wound_price": "pays"}
    at = At(
        mcready="flesh-wound 4 rattlesnake-bite",
        discards={"mcready": "buffalo-stampede"},
        table={"bank": "38-special"},
        to_play="mcready",
        options=options,
    )
    at.play("play flesh-wound", "discard rattlesnake-bite")
    assert (at.phase, at.view().question.number, at.lying("bank")) == ("pay", 2, {"38-special": 1})
    at.play("discard rattlesnake-bite", "discard rattlesnake-bite")
    assert at.lying("bank") == {"buffalo-stampede": 1}
    assert at.hand("mcready") == {"rattlesnake-bite": 1}


def test_rv_opt_11_pays_and_whom_he_cannot_pay_he_cannot_choose():
    """flesh_wound_price=pays"""
    options = {"flesh_wound_price": "pays"}
    at = At(
        mcready="flesh-wound 2 pilgrim",
        discards={"mcready": "buffalo-stampede cowboy deputy-3"},
        to_play="mcready",
        options=options,
    )
    at.play("play flesh-wound", "discard pilgrim")
    assert at.legal() == {"recover cowboy", "recover deputy-3"}
    refused = at.refuses("recover buffalo-stampede", "RV-6.2", "cannot-pay")
    assert (refused.details["price"], refused.details["cards"]) == (2, 1)
    at = At(mcready="flesh-wound pilgrim", discards={"mcready": "buffalo-stampede"}, to_play="mcready", options=options)
    at.refuses("play flesh-wound", "RV-6.10", "can-do-nothing")


def test_rv_opt_11_pays_what_he_costs_here():
    """flesh_wound_price=pays: ned-mcready is free at the creek."""
    options = {"flesh_wound_price": "pays"}
    at = At(
        "creek/1",
        mcready="flesh-wound pilgrim",
        discards={"mcready": "ned-mcready"},
        to_play="mcready",
        options=options,
    )
    at.play("play flesh-wound")
    assert at.phase == "casualty"


def test_rv_opt_12_on_play():
    """hat_window=on_play"""
    at = At(
        colty="fire-at-will",
        mcready="hat-clean-off",
        table={"bank": "cowboy deputy-2"},
        options={"hat_window": "on_play"},
    )
    at.play("play fire-at-will")
    assert (at.to_act, at.phase) == ("mcready", "window")


def test_rv_opt_12_after_target():
    """hat_window=after_target: the target is named first, and is spared if the card is cancelled."""
    options = {"hat_window": "after_target"}
    at = At(colty="fire-at-will", mcready="hat-clean-off", table={"bank": "cowboy deputy-2"}, options=options)
    at.play("play fire-at-will")
    assert (at.to_act, at.phase) == ("colty", "kill-lawman")
    at.play("hit deputy-2")
    assert (at.to_act, at.phase) == ("mcready", "window")
    at.play("yes")
    assert at.lying("bank") == {"cowboy": 1, "deputy-2": 1}
    assert (at.discards("colty"), at.to_act) == (["fire-at-will"], "colty")


def test_rv_opt_12_after_target_not_cancelled():
    """hat_window=after_target: also where there is only one target."""
    at = At(
        colty="fire-at-will", mcready="hat-clean-off", table={"bank": "cowboy"}, options={"hat_window": "after_target"}
    )
    at.play("play fire-at-will")
    assert (at.to_act, at.phase) == ("mcready", "window")
    at.play("no")
    assert at.told_of(LawmanKilled) == [LawmanKilled("cowboy", "bank")]


def test_rv_opt_12_after_target_with_several_kills_asks_once():
    """hat_window=after_target"""
    deck = own_deck(fire_at_will={"ops": [{"op": "kill_lawman", "n": 2}]})
    at = At(
        colty="fire-at-will", table={"bank": "cowboy deputy-2"}, options={"hat_window": "after_target", "deck": deck}
    )
    at.play("play fire-at-will", "hit cowboy", "no")
    assert (at.lying("bank"), at.phase) == ({}, "play")


@pytest.mark.parametrize(
    "value",
    [pytest.param("stay", id="peacemaker_in_play=stay"), pytest.param("locked", id="peacemaker_in_play=locked")],
)
def test_rv_opt_13_peacemakers_in_play_after_brunos_death(value):
    rest: dict[str, Any] = {
        "banned": ["peacemaker-45"],
        "table": {"bank": "2 peacemaker-45"},
        "options": {"peacemaker_in_play": value},
    }
    at = At(**rest)
    assert at.allows("take-off peacemaker-45") == (value == "stay")
    if value == "locked":
        at.refuses("take-off peacemaker-45", "RV-OPT-13", "locked")
    at = At(mcready="buffalo-stampede 2 cowboy", to_play="mcready", **rest)
    at.play("play buffalo-stampede")
    assert at.lying("bank")["peacemaker-45"] == (1 if value == "stay" else 2)


@pytest.mark.parametrize(
    ("value", "left"),
    [pytest.param("stay", 0, id="peacemaker_in_play=stay"), pytest.param("locked", 1, id="peacemaker_in_play=locked")],
)
def test_rv_opt_13_locked_cards_stay_in_the_wreck_too(value, left):
    at = At(
        "express/1",
        colty="derringer",
        banned=["peacemaker-45"],
        table={"express": "peacemaker-45"},
        alive="jack-colty",
        options={"peacemaker_in_play": value},
    )
    at.play("special derail-the-train")
    assert at.lying("express")["peacemaker-45"] == left


def test_rv_opt_13_locked_only_when_the_card_is_banned():
    """peacemaker_in_play=locked"""
    at = At(table={"bank": "2 peacemaker-45"}, options={"peacemaker_in_play": "locked"})
    assert at.allows("take-off peacemaker-45")


@pytest.mark.parametrize(
    ("value", "allowed"),
    [
        pytest.param("opponent_turn", False, id="reflexes_turn=opponent_turn"),
        pytest.param("any_turn", True, id="reflexes_turn=any_turn"),
    ],
)
def test_rv_opt_14_reflexes_against_the_own_card(value, allowed):
    at = At(colty="came-along lightning-reflexes", table={"bank": "cowboy"}, options={"reflexes_turn": value})
    at.play("play came-along")
    assert at.allows("react lightning-reflexes") == allowed
    if allowed:
        at.play("react lightning-reflexes", "lose bullet")
        assert (len(at.alive()), at.lying("bank")) == (15, {})


def test_rv_opt_14_any_turn_asks_even_with_one_victim():
    """reflexes_turn=any_turn: the window hides what Colty holds."""
    rest: dict[str, Any] = {
        "colty": "came-along",
        "table": {"bank": "cowboy"},
        "alive": "jack-colty bruno-caple manolito",
    }
    at = At(**rest, options={"reflexes_turn": "any_turn"})
    at.play("play came-along")
    assert (at.phase, at.legal()) == ("casualty", {"lose manolito"})
    at = At(**rest)
    at.play("play came-along")
    assert at.told_of(BanditDied) == [BanditDied("manolito"), BanditDied("bruno-caple")]


STORM = {"whiskey": "2 cowboy sandstorm", "bank": "quincey-whitmore"}


@pytest.mark.parametrize(
    "value",
    [
        pytest.param("all", id="sandstorm_arrivals=all"),
        pytest.param("played_only", id="sandstorm_arrivals=played_only"),
    ],
)
def test_rv_opt_15_which_arrivals_sandstorm_forbids(value):
    at = At(
        "whiskey/1",
        mcready="didnt-see-this flesh-wound deputy-2 2 pilgrim",
        table=STORM,
        discards={"mcready": "deputy-3"},
        to_play="mcready",
        options={"sandstorm_arrivals": value},
    )
    at.refuses("play deputy-2", "RV-7.8", "capped")
    for move in ("play didnt-see-this", "play flesh-wound", "use quincey-whitmore right"):
        assert at.allows(move) == (value == "played_only"), move
    if value == "played_only":
        at.play("play didnt-see-this")
        assert at.lying("whiskey") == {"cowboy": 2, "quincey-whitmore": 1, "sandstorm": 1}


@pytest.mark.parametrize(
    "value",
    [
        pytest.param("not_counted", id="sandstorm_rows=not_counted"),
        pytest.param("counted", id="sandstorm_rows=counted"),
    ],
)
def test_rv_opt_16_whether_rows_count_for_sandstorm(value):
    table = {"express": "cowboy cactus-field sandstorm"}
    at = At(
        "express/1", mcready="deputy-2 narrow-pass", table=table, to_play="mcready", options={"sandstorm_rows": value}
    )
    assert at.allows("play deputy-2") == (value == "not_counted")
    assert at.allows("play narrow-pass") == (value == "not_counted")


@pytest.mark.parametrize(
    ("value", "cubes"),
    [pytest.param("no", 11, id="own_kills_count=no"), pytest.param("yes", 12, id="own_kills_count=yes")],
)
def test_rv_opt_17_kills_in_coltys_turn_and_the_cube(value, cubes):
    at = At(colty="came-along", table={"bank": "cowboy"}, options={"own_kills_count": value})
    at.play("play came-along", "lose bullet", "lose lenny-mason", "end", "end")
    assert at.cubes == cubes
    at.play("end", "end")
    assert at.cubes == cubes - 1  # only that game turn


@pytest.mark.parametrize(
    "value",
    [
        pytest.param("unlimited", id="quincey_repeat=unlimited"),
        pytest.param("once_per_turn", id="quincey_repeat=once_per_turn"),
    ],
)
def test_rv_opt_18_how_often_an_ability_may_be_used(value):
    at = At(
        mcready="4 cowboy", table={"bank": "quincey-whitmore"}, to_play="mcready", options={"quincey_repeat": value}
    )
    at.play("use quincey-whitmore right", "discard cowboy")
    assert at.allows("use quincey-whitmore right") == (value == "unlimited")
    if value == "once_per_turn":
        at.refuses("use quincey-whitmore right", "RV-OPT-18", "used-already")
    at.play("end", "end")
    assert at.allows("use quincey-whitmore right")


@pytest.mark.parametrize(
    "value", [pytest.param("forbidden", id="empty_play=forbidden"), pytest.param("allowed", id="empty_play=allowed")]
)
def test_rv_opt_19_whether_a_shot_that_can_do_nothing_may_be_played(value):
    at = At(colty="chew-on-this lets-shoot", options={"empty_play": value})
    for move in ("play chew-on-this", "play lets-shoot as-shot"):
        assert at.allows(move) == (value == "allowed"), move
    if value == "allowed":
        at.play("play chew-on-this", "play lets-shoot as-shot")
        assert at.discards("colty") == ["lets-shoot", "chew-on-this"]


@pytest.mark.parametrize("value", ["forbidden", "allowed"])
def test_rv_opt_19_rv_4_4_a_marker_card_at_the_end_of_its_way_is_refused(value):
    """RV-R21: the card itself says so."""
    options = {"empty_play": value}
    at = At("bank/4", colty="pack-yer-bags derringer", options=options)
    at.refuses("play pack-yer-bags", "RV-6.10", "can-do-nothing")
    at = At("bank/-", mcready="pilgrim", to_play="mcready", options=options)
    at.refuses("play pilgrim", "RV-6.10", "can-do-nothing")
    assert At("bank/3", colty="pack-yer-bags derringer", options=options).allows("play pack-yer-bags")


def test_rv_opt_19_rv_4_4_a_marker_card_with_another_effect_may_be_played_for_that():
    """empty_play=allowed, RV-R21"""
    deck = own_deck(pack_yer_bags={"ops": [{"op": "move_marker", "d": 1}, {"op": "draw", "n": 1}]})
    for value in ("forbidden", "allowed"):
        at = At("bank/4", colty="pack-yer-bags derringer", options={"empty_play": value, "deck": deck})
        at.play("play pack-yer-bags")
        assert (at.marker, len(at.told_of(Drew))) == ("bank/4", 1)


@pytest.mark.parametrize("anchored", [True, False])
def test_rv_opt_19_rv_opt_27_allowed_does_not_lift_the_anchor(anchored):
    """came_along_full=must_have_lawman and came_along_full=any, with empty_play=allowed"""
    full = "must_have_lawman" if anchored else "any"
    at = At(colty="came-along", options={"empty_play": "allowed", "came_along_full": full})
    assert at.allows("play came-along") != anchored


def test_rv_opt_19_allowed_still_needs_the_price_and_the_place():
    """empty_play=allowed"""
    at = At(colty="polecats 38-special", options={"empty_play": "allowed"}, table={"bank": "3 45-long-colt"})
    at.refuses("play 38-special", "RV-7.3", "slots-full")
    at = At(colty="polecats", options={"empty_play": "allowed"})
    at.refuses("play polecats", "RV-6.2", "cannot-pay")
    at = At(colty="stick-of-dynamite derringer", options={"empty_play": "allowed"})
    at.refuses("play stick-of-dynamite", "RV-6.12", "not-at-this-battlefield")


@pytest.mark.parametrize(
    "value",
    [
        pytest.param("count", id="extra_spaces_marker_cards=count"),
        pytest.param("numbered_only", id="extra_spaces_marker_cards=numbered_only"),
    ],
)
def test_rv_opt_20_whether_marker_cards_use_extra_spaces(value):
    rest: dict[str, Any] = {"opened": ["kittens", "kittens"], "options": {"extra_spaces_marker_cards": value}}
    for marker in ("creek/2", "creek/x1"):
        assert At(marker, colty="pack-yer-bags derringer", **rest).allows("play pack-yer-bags") == (value == "count")
    assert At("creek/x1", mcready="pilgrim", to_play="mcready", **rest).allows("play pilgrim") == (value == "count")
    assert At("creek/2", mcready="pilgrim", to_play="mcready", **rest).allows("play pilgrim")
    at = At("creek/2", to_play="mcready", **rest)  # the advance uses them in any case
    at.play("end")
    assert at.marker == "creek/x1"


# RV-OPT-21 to RV-OPT-33


@pytest.mark.parametrize(
    "value",
    [
        pytest.param("discard", id="killed_cards_go=discard"),
        pytest.param("out_of_game", id="killed_cards_go=out_of_game"),
    ],
)
def test_rv_opt_21_where_killed_and_destroyed_cards_go(value):
    options = {"killed_cards_go": value}
    gone = value == "out_of_game"
    at = At(colty="chew-on-this improvise", table={"bank": "cowboy cactus-field"}, options=options)
    at.play("play chew-on-this", "play improvise")
    assert at.discards("mcready") == ([] if gone else ["cactus-field", "cowboy"])
    assert at.discards("colty") == ["improvise", "chew-on-this"]  # shots are not killed
    at = At(mcready="buffalo-stampede 2 cowboy", table={"bank": "38-special"}, to_play="mcready", options=options)
    at.play("play buffalo-stampede")
    assert at.discards("colty") == ([] if gone else ["38-special"])
    again = GAME.from_document(GAME.to_document(at.table))
    assert again.fingerprint() == at.table.fingerprint()


def test_rv_opt_21_out_of_game_a_card_taken_off_is_discarded():
    """killed_cards_go=out_of_game"""
    at = At(table={"bank": "38-special"}, options={"killed_cards_go": "out_of_game"})
    at.play("take-off 38-special")
    assert at.discards("colty") == ["38-special"]


@pytest.mark.parametrize(
    ("value", "seen"),
    [
        pytest.param("open", ("cowboy", "pilgrim"), id="discard_browsing=open"),
        pytest.param("top_only", ("cowboy",), id="discard_browsing=top_only"),
    ],
)
def test_rv_opt_22_what_may_be_seen_of_a_discard_pile(value, seen):
    at = At(discards={"mcready": "cowboy pilgrim"}, options={"discard_browsing": value})
    for viewer in ("colty", "mcready", None):
        player = at.view(viewer).players[1]
        assert (player.discard, player.discards) == (seen, 2)


@pytest.mark.parametrize(
    "value", [pytest.param("both", id="take_off_who=both"), pytest.param("colty_only", id="take_off_who=colty_only")]
)
def test_rv_opt_23_who_may_take_cards_off(value):
    options = {"take_off_who": value}
    at = At(table={"bank": "38-special"}, options=options)
    assert at.allows("take-off 38-special")
    at = At(table={"bank": "cowboy"}, to_play="mcready", options=options)
    assert at.allows("take-off cowboy") == (value == "both")
    if value == "colty_only":
        at.refuses("take-off cowboy", "RV-OPT-23", "colty-only")


@pytest.mark.parametrize(
    "value",
    [pytest.param("limited", id="token_supply=limited"), pytest.param("unlimited", id="token_supply=unlimited")],
)
def test_rv_opt_24_whether_tokens_can_run_out(value):
    options = {"token_supply": value, "deck": own_deck(box={"grit": 1})}
    at = At(mcready="charlie-weathers", to_play="mcready", options=options)
    at.play("play charlie-weathers")
    if value == "limited":
        assert at.told_of(NoTokenLeft) == [NoTokenLeft("grit")]
        assert at.lying("bank") == {"charlie-weathers": 1}
    else:
        assert at.lying("bank") == {"charlie-weathers+grit": 1}


def test_rv_opt_25_must():
    """attack_duty=must"""
    at = At(table={"bank": "cowboy"}, to_play="mcready", options={"attack_duty": "must"})
    at.play("end")
    assert at.told_of(Attacked) == [Attacked(1, 0, won=True)]
    assert at.phase == "casualty"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_rv_opt_25_may(answer):
    """attack_duty=may: a waived attack kills nobody, so a cube goes."""
    at = At(table={"bank": "cowboy"}, to_play="mcready", options={"attack_duty": "may"})
    at.play("end")
    assert (at.to_act, at.phase, at.legal()) == ("mcready", "may-attack", {"yes", "no"})
    at.play(answer)
    if answer == "yes":
        assert (at.to_act, at.phase) == ("colty", "casualty")
    else:
        assert at.facts[0] == AttackWaived()
        assert (at.cubes, at.to_act, at.phase) == (11, "colty", "play")


def test_rv_opt_25_may_is_not_asked_about_an_attack_that_fails():
    """attack_duty=may"""
    at = At(table={"bank": "cowboy 38-special"}, to_play="mcready", options={"attack_duty": "may"})
    at.play("end")
    assert at.told_of(Attacked) == [Attacked(1, 1, won=False)]


@pytest.mark.parametrize(
    ("value", "spaces"),
    [
        pytest.param("1", ["-"], id="dash_spaces=1"),
        pytest.param("0", [], id="dash_spaces=0"),
        pytest.param("2", ["-", "--"], id="dash_spaces=2"),
    ],
)
def test_rv_opt_26_how_many_dash_spaces(value, spaces):
    at = At("whiskey/1", mcready="3 pilgrim", to_play="mcready", options={"dash_spaces": value})
    for space in spaces:
        at.play("play pilgrim")
        assert at.marker == f"whiskey/{space}"
    at.refuses("play pilgrim", "RV-6.10", "can-do-nothing")
    if spaces:
        at.play("end")
        assert at.marker == f"whiskey/{['1', '-'][len(spaces) - 1]}"


def test_rv_opt_26_1_is_what_the_deck_says():
    """dash_spaces=1"""
    at = At("bank/1", mcready="3 pilgrim", to_play="mcready", options={"deck": own_deck(bank={"dash": 3})})
    at.play(*["play pilgrim"] * 3)
    assert at.marker == "bank/---"


@pytest.mark.parametrize(
    "value",
    [
        pytest.param("must_have_lawman", id="came_along_full=must_have_lawman"),
        pytest.param("any", id="came_along_full=any"),
    ],
)
def test_rv_opt_27_whether_came_along_needs_a_lawman(value):
    at = At(colty="came-along", options={"came_along_full": value})
    assert at.allows("play came-along") == (value == "any")
    if value == "any":
        at.play("play came-along", "lose bullet", "lose lenny-mason")
        assert len(at.alive()) == 14


@pytest.mark.parametrize(
    ("value", "phase"),
    [
        pytest.param("casualty", "casualty", id="bite_empty_hand=casualty"),
        pytest.param("nothing", "play", id="bite_empty_hand=nothing"),
    ],
)
def test_rv_opt_28_rattlesnake_bite_and_an_empty_hand(value, phase):
    at = At(mcready="rattlesnake-bite", to_play="mcready", options={"bite_empty_hand": value})
    at.play("play rattlesnake-bite")
    assert at.phase == phase


def test_rv_opt_28_a_hand_that_is_too_small_is_not_empty():
    """bite_empty_hand=nothing"""
    bite = [{"op": "unless_discard", "n": 2, "otherwise": [{"op": "gang_casualty", "n": 1}]}]
    options = {"bite_empty_hand": "nothing", "deck": own_deck(rattlesnake_bite={"ops": bite})}
    at = At(colty="derringer", mcready="rattlesnake-bite", to_play="mcready", options=options)
    at.play("play rattlesnake-bite")
    assert at.phase == "casualty"


def test_rv_opt_28_nothing_is_for_an_empty_hand_only():
    """bite_empty_hand=nothing"""
    at = At(colty="derringer", mcready="rattlesnake-bite", to_play="mcready", options={"bite_empty_hand": "nothing"})
    at.play("play rattlesnake-bite", "no")
    assert at.phase == "casualty"


@pytest.mark.parametrize(
    "value",
    [
        pytest.param("revealed", id="end_hands_revealed=revealed"),
        pytest.param("hidden", id="end_hands_revealed=hidden"),
    ],
)
def test_rv_opt_29_whether_hands_are_shown_after_the_game(value):
    at = At(
        "express/4", colty="2 derringer", mcready="cowboy", to_play="mcready", options={"end_hands_revealed": value}
    )
    assert at.view("mcready").hands == ()
    at.play("end")
    assert at.winner
    shown = [HandShown("colty", "derringer", 2), HandShown("mcready", "cowboy", 1)]
    assert at.told_of(HandShown) == (shown if value == "revealed" else [])
    hands = [{item.card: item.count for item in hand} for hand in at.view("mcready").hands]
    assert hands == ([{"derringer": 2}, {"cowboy": 1}] if value == "revealed" else [])


@pytest.mark.parametrize(
    "value",
    [pytest.param("lost", id="cancelled_payment=lost"), pytest.param("returned", id="cancelled_payment=returned")],
)
def test_rv_opt_30_what_was_paid_for_a_cancelled_card(value):
    deck = own_deck(fire_at_will={"cost": 2})
    at = At(
        colty="fire-at-will derringer 38-special 45-long-colt",
        mcready="hat-clean-off",
        table={"bank": "cowboy"},
        options={"cancelled_payment": value, "deck": deck},
    )
    at.play("play fire-at-will", "discard derringer", "discard 38-special", "yes")
    if value == "lost":
        assert at.hand("colty") == {"45-long-colt": 1}
        assert at.discards("colty") == ["fire-at-will", "38-special", "derringer"]
    else:
        assert at.told_of(PaidBack) == [PaidBack("colty", "derringer"), PaidBack("colty", "38-special")]
        assert at.hand("colty") == {"45-long-colt": 1, "derringer": 1, "38-special": 1}
        assert at.discards("colty") == ["fire-at-will"]
        assert known(at, "mcready", "colty") == {"derringer": 1, "38-special": 1}


@pytest.mark.parametrize(
    "value",
    [pytest.param("lowest", id="came_along_members=lowest"), pytest.param("free", id="came_along_members=free")],
)
def test_rv_opt_31_rv_10_1_whom_colty_may_lose_by_his_own_card(value):
    at = At(colty="came-along derringer", table={"bank": "cowboy"}, options={"came_along_members": value})
    at.play("play came-along")
    shown = {bandit.bandit for bandit in at.view().bandits if bandit.next}
    assert {f"lose {name}" for name in shown} == at.legal()
    if value == "lowest":
        assert "bullet" in shown
        at.refuses("lose bruno-caple", "RV-10.2", "not-the-lowest")
    else:
        assert shown == at.alive()
        at.play("lose bruno-caple", "lose skinny-landell")
        assert (at.view().banned, at.grit("skinny-landell")) == (("peacemaker-45",), 0)
        assert at.lying("bank") == {}


def test_rv_opt_31_the_law_still_takes_the_lowest():
    """came_along_members=free"""
    at = At(mcready="get-a-rope cowboy", to_play="mcready", options={"came_along_members": "free"})
    at.play("play get-a-rope")
    at.refuses("lose bruno-caple", "RV-10.2", "not-the-lowest")


def test_rv_opt_31_the_leader_may_be_chosen_and_loses():
    """came_along_members=free"""
    at = At(colty="came-along", table={"bank": "cowboy"}, options={"came_along_members": "free"})
    at.play("play came-along", "lose jack-colty")
    assert at.winner == "mcready leader-dead"


@pytest.mark.parametrize(
    "value",
    [pytest.param("guns", id="saddlebags_takes=guns"), pytest.param("any_card", id="saddlebags_takes=any_card")],
)
def test_rv_opt_32_rv_8_4_whether_saddlebags_takes_a_standing_card_back(value):
    at = At(colty="saddlebags", table={"bank": "sandstorm 2 cowboy"}, options={"saddlebags_takes": value})
    if value == "guns":
        at.refuses("play saddlebags", "RV-6.10", "can-do-nothing")
        return
    at.play("play saddlebags")
    assert (at.hand("colty"), at.lying("bank")) == ({"sandstorm": 1}, {"cowboy": 2})
    assert at.view().battlefields[0].caps == (None, None)


def test_rv_opt_32_a_second_limit_stays_and_cards_of_the_law_are_not_taken():
    """saddlebags_takes=any_card"""
    storm = {"id": "dust", "side": "colty", "kind": "standing", "standing": [{"op": "cap_opponent", "n": 4}]}
    fence = {"id": "fence", "side": "mcready", "kind": "standing", "standing": [{"op": "cap_opponent", "n": 1}]}
    at = At(
        colty="saddlebags",
        table={"bank": "sandstorm dust fence cowboy cactus-field derringer"},
        options={"saddlebags_takes": "any_card", "deck": own_deck(storm, fence)},
    )
    at.play("play saddlebags")
    assert at.legal() == {"take-back bank sandstorm", "take-back bank dust", "take-back bank derringer"}
    at.play("take-back bank sandstorm")
    assert at.view().battlefields[0].caps == (1, 4)


@pytest.mark.parametrize(
    "value",
    [
        pytest.param("same_turn", id="saddlebags_replay=same_turn"),
        pytest.param("later_turn", id="saddlebags_replay=later_turn"),
    ],
)
def test_rv_opt_33_rv_8_4_when_a_card_taken_back_may_be_played_again(value):
    at = At(colty="saddlebags", table={"bank": "derringer"}, options={"saddlebags_replay": value})
    at.play("play saddlebags")
    assert at.allows("play derringer") == (value == "same_turn")
    at.play("end", "end")
    assert at.allows("play derringer")


def test_rv_opt_33_rv_r24_another_copy_may_be_played_and_the_one_taken_back_be_paid():
    """saddlebags_replay=later_turn"""
    options = {"saddlebags_replay": "later_turn"}
    at = At(colty="saddlebags derringer 45-long-colt", table={"bank": "derringer"}, options=options)
    at.play("play saddlebags", "play derringer")
    at.refuses("play derringer", "RV-OPT-33", "taken-back-this-turn")
    assert known(at, "mcready", "colty") == {"derringer": 1}
    at = At(colty="saddlebags derringer 45-long-colt", table={"bank": "derringer"}, options=options)
    at.play("play saddlebags", "play 45-long-colt", "discard derringer", "play derringer")
    assert at.lying("bank") == {"45-long-colt": 1, "derringer": 1}
