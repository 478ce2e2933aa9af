"""16. Operations: what each of the 25 means, when it can do something, and that cards are nothing but data.

Many stand in combinations that only a user's deck has; such decks are the packaged one with further rows.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from saloon.games.revolver import GAME, deckfile
from saloon.games.revolver.facts import (
    BanditDied,
    Banned,
    Cancelled,
    CubesRemoved,
    DeckEmpty,
    Discarded,
    Drew,
    FaceOpened,
    GunDestroyed,
    LawmanKilled,
    MarkerMoved,
    Offered,
    Paid,
    Placed,
    Prevented,
    Reacted,
    Removed,
    RowDestroyed,
    Saved,
    Spared,
    Spent,
)
from saloon.kernel.rng import Quick
from tests.rules.revolver.tables import At, own_deck

FILE = Path(deckfile.__file__).parents[1] / "decks" / "frontier-1.toml"


def shot(*ops: dict[str, Any], side: str = "colty", **fields: Any) -> dict[str, Any]:
    """A shot of a user's deck, called `shout`."""
    return {"id": "shout", "side": side, "kind": "shot", "ops": list(ops), **fields}


def op(name: str, **values: Any) -> dict[str, Any]:
    return {"op": name, **values}


def at_with(*rows: dict[str, Any], changes: dict[str, Any] | None = None, **rest: Any) -> At:
    """A table with a user's deck."""
    options = {**rest.pop("options", {}), "deck": own_deck(*rows, **(changes or {}))}
    return At(options=options, **rest)


# One card, one row


def test_a_new_card_is_one_row_of_data():
    """The text of the packaged deck with one row more is a deck that plays, and its card does what it says."""
    row = """
[[cards]]
id = "warning-shot"
side = "colty"
name = "Warning shot"
copies = 2
kind = "shot"
cost = 1
ops = [{ op = "kill_lawman", n = 1 }, { op = "draw", n = 1 }]
text = "Kill one lawman here, then draw a card."
"""
    text = FILE.read_text("utf-8").replace('deck = "frontier-1"', 'deck = "frontier-and-more"') + row
    deck = tomllib.loads(text)
    at = At(
        colty="warning-shot 2 derringer",
        table={"bank": "cowboy deputy-2"},
        decks={"colty": "gatling-gun"},
        options={"deck": deck},
    )
    at.play("play warning-shot", "discard derringer", "hit deputy-2")
    assert at.facts[-3:] == [
        LawmanKilled("deputy-2", "bank"),
        Drew("colty", "gatling-gun"),
        Spent("warning-shot"),
    ]
    table = GAME.new(GAME.options({"deck": deck}), 2, Quick(7))
    table.playout(Quick(8))
    assert sum(table.scores()) == 1


def test_a_new_bandit_battlefield_and_special_are_rows_too():
    deck = own_deck(bank={"turns": 1, "defence": 7}, bullet={"rating": 9}, derail_the_train={"at": "bank"})
    at = At(colty="derringer", options={"deck": deck}, to_play="colty")
    assert at.strength("bank") == (0, 7)
    assert at.allows("special derail-the-train")
    assert not next(bandit.next for bandit in at.view().bandits if bandit.bandit == "bullet")
    at.play("end", "end")
    assert at.marker == "whiskey/1"


# OP-01 to OP-04: cards of the hand


def test_op_01_draw_takes_fewer_if_the_deck_runs_out():
    at = At(colty="coffee-and-eggs", decks={"colty": "derringer!"})
    at.play("play coffee-and-eggs")
    assert at.told_of(Drew) == [Drew("colty", "derringer")]
    assert at.told_of(DeckEmpty) == [DeckEmpty("colty")]


@pytest.mark.parametrize(("card", "side"), [("coffee-and-eggs", "colty"), ("yellow-bellies", "mcready")])
def test_op_01_draw_can_be_done_while_the_own_deck_is_not_empty(card, side):
    other = "mcready" if side == "colty" else "colty"
    assert At(**{side: card}, decks={other: "!"}, to_play=side).allows(f"play {card}")
    At(**{side: card}, decks={side: "!"}, to_play=side).refuses(f"play {card}", "RV-6.10", "can-do-nothing")


def test_op_01_the_actor_of_a_death_is_colty():
    at = at_with(
        changes={"bullet": {"on_death": [op("draw", n=2)]}},
        mcready="get-a-rope cowboy",
        to_play="mcready",
        decks={"colty": "2 derringer"},
    )
    at.play("play get-a-rope", "lose bullet")
    assert at.told_of(Drew) == [Drew("colty", "derringer")] * 2


def test_op_02_discard_is_the_actors_choice_and_he_discards_fewer_if_the_hand_runs_out():
    at = at_with(shot(op("discard", n=2)), colty="shout 38-special derringer gatling-gun")
    at.play("play shout", "discard derringer", "discard gatling-gun")
    assert at.hand("colty") == {"38-special": 1}
    at = at_with(shot(op("discard", n=2)), colty="shout derringer")
    at.play("play shout")
    assert at.told_of(Discarded) == [Discarded("colty", "derringer")]


def test_op_02_discard_can_always_be_done_even_if_it_does_nothing():
    at = at_with(shot(op("discard", n=1), side="mcready"), mcready="shout", to_play="mcready")
    at.play("play shout")
    assert at.told_of(Discarded) == []
    assert at.discards("mcready") == ["shout"]


MAY = op("may_discard", n=2, then=[op("kill_lawman", n=1), op("draw", n=1)])


def test_op_03_dp_13_may_discard_and_then():
    at = at_with(shot(MAY), colty="shout 3 derringer", table={"bank": "cowboy"}, decks={"colty": "gatling-gun"})
    at.play("play shout")
    assert (at.phase, at.legal()) == ("may-discard", {"yes", "no"})
    at.play("yes", "discard derringer", "discard derringer")
    assert at.facts[0] == Offered("colty", True)
    assert at.hand("colty") == {"derringer": 1, "gatling-gun": 1}
    assert at.lying("bank") == {}


def test_op_03_or_nothing():
    at = at_with(shot(MAY), colty="shout 3 derringer", table={"bank": "cowboy"})
    at.play("play shout", "no")
    assert Offered("colty", False) in at.facts
    assert at.hand("colty") == {"derringer": 3}
    assert at.lying("bank") == {"cowboy": 1}


@pytest.mark.parametrize(
    "rest",
    [
        pytest.param({"colty": "shout derringer", "table": {"bank": "cowboy"}}, id="too few cards"),
        pytest.param({"colty": "shout 2 derringer"}, id="no lawman"),
        pytest.param(
            {"colty": "shout 2 derringer", "table": {"bank": "cowboy"}, "decks": {"colty": "!"}}, id="no deck"
        ),
    ],
)
def test_op_03_it_can_be_done_only_if_all_that_follows_can(rest):
    at_with(shot(MAY), **rest).refuses("play shout", "RV-6.10", "can-do-nothing")


def test_op_03_dp_13_after_another_operation_it_is_skipped_without_asking():
    at = at_with(shot(op("draw", n=1), MAY), colty="shout", decks={"colty": "derringer"}, table={"bank": "cowboy"})
    at.play("play shout")
    assert (at.phase, at.hand("colty")) == ("play", {"derringer": 1})


def test_op_03_and_op_04_nest_and_each_keeps_its_actor():
    """Colty may discard; then McReady may; if not, Colty draws."""
    inner = op("unless_discard", n=1, otherwise=[op("draw", n=1)])
    at = at_with(
        shot(op("may_discard", n=1, then=[inner])),
        colty="shout derringer",
        mcready="2 cowboy",
        decks={"colty": "gatling-gun"},
    )
    at.play("play shout", "yes")
    assert (at.to_act, at.phase) == ("mcready", "unless-discard")
    at.play("no")
    assert at.hand("colty") == {"gatling-gun": 1}
    assert (at.to_act, at.phase) == ("colty", "play")


def test_op_04_dp_16_unless_the_opponent_discards():
    """rattlesnake-bite"""
    at = At(colty="2 derringer", mcready="rattlesnake-bite", to_play="mcready")
    at.play("play rattlesnake-bite")
    assert (at.to_act, at.phase, at.legal()) == ("colty", "unless-discard", {"yes", "no"})
    at.play("yes", "discard derringer")
    assert at.facts[0] == Spared("colty")
    assert (at.to_act, at.phase, len(at.alive())) == ("mcready", "play", 16)


def test_op_04_if_he_does_not_the_rest_follows():
    at = At(colty="2 derringer", mcready="rattlesnake-bite", to_play="mcready")
    at.play("play rattlesnake-bite", "no")
    assert (at.to_act, at.phase) == ("colty", "casualty")


def test_op_04_dp_16_with_too_few_cards_he_is_not_asked():
    at = at_with(
        shot(op("unless_discard", n=2, otherwise=[op("gang_casualty", n=1)]), side="mcready"),
        colty="derringer",
        mcready="shout",
        to_play="mcready",
    )
    at.play("play shout")
    assert at.phase == "casualty"
    assert at.hand("colty") == {"derringer": 1}


def test_op_04_it_can_always_be_done():
    """Even if what follows could do nothing."""
    at = at_with(shot(op("unless_discard", n=1, otherwise=[op("kill_lawman", n=1)])), colty="shout")
    assert at.allows("play shout")
    at.play("play shout")
    assert at.phase == "play"


# OP-05 to OP-08: lawmen and named cards


def test_op_05_dp_09_kills_one_by_one_and_as_far_as_possible():
    at = at_with(shot(op("kill_lawman", n=3)), colty="shout", table={"bank": "cowboy deputy-2"})
    at.play("play shout", "hit deputy-2")
    assert at.told_of(LawmanKilled) == [LawmanKilled("deputy-2", "bank"), LawmanKilled("cowboy", "bank")]
    assert at.discards("mcready") == ["cowboy", "deputy-2"]


def test_op_05_can_be_done_if_a_lawman_lies_here():
    At(colty="chew-on-this", table={"whiskey": "cowboy"}).refuses("play chew-on-this", "RV-6.10", "can-do-nothing")
    assert At(colty="chew-on-this", table={"bank": "cowboy"}).allows("play chew-on-this")


def test_op_05_stands_in_any_part_of_a_card():
    """On entry of a gun, as the second mode of another, as an ability."""
    gun = {"side": "colty", "kind": "gun", "fp": 1}
    kill = [op("kill_lawman", n=1)]
    rows = (
        {"id": "carbine", "ops": kill, **gun},
        {"id": "pistol", "modes": {"shot": kill}, **gun},
        {"id": "cannon", "copies": 1, "activated": {"discard": 1, "ops": kill}, **gun},
    )
    at = at_with(*rows, colty="carbine pistol cannon derringer", table={"bank": "3 cowboy"})
    at.play("play carbine", "play pistol as-shot", "play cannon", "use cannon")
    assert at.lying("bank") == {"carbine": 1, "cannon": 1}
    assert at.discards("colty") == ["derringer", "pistol"]
    at = at_with(*rows, colty="derringer", table={"bank": "cannon"})
    at.refuses("use cannon", "RV-6.10", "can-do-nothing")


BLASTED = {"bank": "2 tough+grit tough cowboy", "whiskey": "tough+grit"}
TOUGH = {
    "id": "tough",
    "side": "mcready",
    "kind": "lawman",
    "fp": 1,
    "copies": 5,
    "ops": [op("gain_token", token="grit")],
}


def test_op_06_dp_10_a_set_of_lawmen_up_to_the_firepower():
    at = at_with(shot(op("blast_lawmen", max_fp=3)), colty="shout", table={"bank": "2 cowboy deputy-2 deputy-3"})
    at.play("play shout")
    assert at.legal() == {"hit cowboy", "hit deputy-2", "hit deputy-3"}
    at.refuses("done", "OP-06", "hit-one-first")
    at.play("hit cowboy")
    assert at.legal() == {"hit cowboy", "hit deputy-2", "done"}
    at.play("hit deputy-2")
    assert at.lying("bank") == {"cowboy": 1, "deputy-3": 1}
    assert at.phase == "play"


def test_op_06_each_card_at_most_once():
    """One who lost his token by this blast is out of it; another like him is not."""
    at = at_with(TOUGH, shot(op("blast_lawmen", max_fp=9)), colty="shout", table=BLASTED)
    at.play("play shout", "hit tough+grit", "hit tough+grit", "hit cowboy", "hit tough")
    assert at.lying("bank") == {"tough": 2}
    assert at.phase == "play"


def test_op_06_a_second_blast_starts_anew():
    at = at_with(TOUGH, shot(op("blast_lawmen", max_fp=1)), colty="2 shout", table={"bank": "tough+grit"})
    at.play("play shout")
    assert at.lying("bank") == {"tough": 1}
    at.play("play shout")
    assert at.lying("bank") == {}


def test_op_06_ex_d28_can_be_done_if_a_lawman_here_is_weak_enough():
    at = At("whiskey/1", colty="stick-of-dynamite derringer", table={"whiskey": "buffalo-stampede", "bank": "cowboy"})
    at.refuses("play stick-of-dynamite", "RV-6.10", "can-do-nothing")
    at = at_with({**TOUGH, "fp": 0}, shot(op("blast_lawmen", max_fp=0)), colty="shout", table={"bank": "tough cowboy"})
    at.play("play shout")
    assert at.lying("bank") == {"cowboy": 1}


def test_op_07_clear_lawmen_takes_all_here_grit_or_not():
    at = at_with(TOUGH, shot(op("clear_lawmen")), colty="shout", table=BLASTED)
    at.play("play shout")
    assert at.told_of(Removed)[0].field == "bank"
    assert (at.lying("bank"), at.lying("whiskey")) == ({}, {"tough+grit": 1})
    assert sorted(at.discards("mcready")) == ["cowboy", "tough", "tough", "tough"]
    at_with(TOUGH, shot(op("clear_lawmen")), colty="shout").refuses("play shout", "RV-6.10", "can-do-nothing")


def test_op_07_also_as_the_death_effect_of_a_bandit():
    at = at_with(
        changes={"bullet": {"on_death": [op("clear_lawmen")]}},
        mcready="get-a-rope pilgrim",
        to_play="mcready",
        table={"bank": "2 cowboy"},
    )
    at.play("play get-a-rope", "lose bullet")
    assert at.lying("bank") == {}


def test_op_08_remove_named_takes_every_copy_wherever_it_lies():
    at = at_with(
        shot(op("remove_named", card="cowboy")),
        colty="shout",
        table={"bank": "2 cowboy deputy-2", "express": "cowboy"},
    )
    at.play("play shout")
    assert [fact.field for fact in at.told_of(Removed)] == ["bank", "bank", "express"]
    assert at.lying("bank") == {"deputy-2": 1}
    assert at.discards("mcready") == ["cowboy"] * 3


@pytest.mark.parametrize(("card", "pile"), [("hail-of-bullets", "colty"), ("cactus-field", "mcready")])
def test_op_08_guns_and_rows_too_and_they_go_to_their_owner(card, pile):
    at = at_with(
        shot(op("remove_named", card=card), side="mcready"),
        mcready="shout",
        to_play="mcready",
        table={"whiskey": card},
    )
    at.play("play shout")
    assert card in at.discards(pile)
    assert at.lying("whiskey") == {}


def test_op_08_rv_9_6_what_is_protected_is_not_removed_by_the_opponent():
    """RV-R19"""
    named = op("remove_named", card="jackson-clan")
    rest: dict[str, Any] = {"mcready": "shout", "to_play": "mcready", "table": {"bank": "jackson-clan"}}
    at_with(shot(named, side="mcready"), **rest).refuses("play shout", "RV-6.10", "can-do-nothing")
    at = at_with(shot(op("draw", n=1), named, side="mcready"), **rest)
    at.play("play shout")
    assert at.lying("bank") == {"jackson-clan": 1}


def test_op_08_rv_9_6_its_owner_may_remove_what_is_protected_from_the_opponent():
    """RV-R19"""
    at = at_with(shot(op("remove_named", card="jackson-clan")), colty="shout", table={"bank": "jackson-clan"})
    at.play("play shout")
    assert at.lying("bank") == {}


def test_op_08_can_be_done_if_the_card_is_in_play():
    row = shot(op("remove_named", card="cowboy"))
    at_with(row, colty="shout", mcready="cowboy").refuses("play shout", "RV-6.10", "can-do-nothing")


# OP-09, OP-10: what the other side placed


def test_op_09_dp_11_destroy_row():
    at = At(colty="improvise", table={"bank": "cactus-field narrow-pass"})
    at.play("play improvise")
    assert (at.to_act, at.phase) == ("colty", "destroy-row")
    assert at.legal() == {"clear cactus-field", "clear narrow-pass"}
    at.refuses("clear rickety-bridge", "RV-6.7", "not-here")
    at.play("clear narrow-pass")
    assert at.told_of(RowDestroyed) == [RowDestroyed("narrow-pass", "bank")]
    assert at.discards("mcready") == ["narrow-pass"]


def test_op_09_dp_11_one_row_needs_no_question():
    """EX-S31"""
    at = At(colty="improvise", table={"bank": "cactus-field", "whiskey": "narrow-pass"})
    at.play("play improvise")
    assert (at.lying("bank"), at.lying("whiskey")) == ({}, {"narrow-pass": 1})


def test_op_09_several_rows_as_far_as_possible():
    at = at_with(shot(op("destroy_row", n=3)), colty="shout", table={"bank": "cactus-field narrow-pass"})
    at.play("play shout", "clear narrow-pass")
    assert at.lying("bank") == {}
    at_with(shot(op("destroy_row", n=3)), colty="shout").refuses("play shout", "RV-6.10", "can-do-nothing")


def test_op_10_dp_17_only_names_the_guns_that_can_be_destroyed():
    """ran-outta-bullets takes a gatling-gun and nothing else."""
    at = At(mcready="ran-outta-bullets", to_play="mcready", table={"bank": "gatling-gun 38-special"})
    at.play("play ran-outta-bullets")
    assert at.told_of(GunDestroyed) == [GunDestroyed("gatling-gun", "bank")]
    assert at.lying("bank") == {"38-special": 1}


def test_op_10_dp_17_except_names_those_that_cannot():
    """EX-F11: were-surrounded"""
    table = {"bank": "gatling-gun 38-special derringer"}
    at = At(mcready="were-surrounded cowboy", to_play="mcready", table=table)
    at.play("play were-surrounded")
    assert at.legal() == {"destroy 38-special", "destroy derringer"}
    refused = at.refuses("destroy gatling-gun", "RV-6.11", "not-this-kind")
    assert refused.details["card"] == "gatling-gun"
    at.play("destroy 38-special")
    assert at.lying("bank") == {"gatling-gun": 1}


def test_op_10_only_and_except_together():
    row = shot(op("destroy_gun", n=9, only=["38-special", "derringer"], **{"except": ["derringer"]}), side="mcready")
    at = at_with(row, mcready="shout", to_play="mcready", table={"bank": "38-special 2 derringer hail-of-bullets"})
    at.play("play shout")
    assert at.lying("bank") == {"derringer": 2, "hail-of-bullets": 1}


def test_op_10_can_be_done_if_such_a_gun_lies_here():
    row = shot(op("destroy_gun", n=1, only=["gatling-gun"]), side="mcready")
    table = {"bank": "38-special", "whiskey": "gatling-gun"}
    at_with(row, mcready="shout", to_play="mcready", table=table).refuses("play shout", "RV-6.10", "can-do-nothing")


def test_op_10_grit_does_not_help_a_gun():
    gun = {"id": "charm", "side": "colty", "kind": "gun", "fp": 1, "ops": [op("gain_token", token="grit")]}
    at = at_with(gun, mcready="buffalo-stampede 2 cowboy", to_play="mcready", table={"bank": "charm+grit"})
    at.play("play buffalo-stampede")
    assert at.lying("bank") == {"buffalo-stampede": 1}
    assert at.view().supply[0].count == 5


# OP-11, OP-12


def test_op_11_casualties_are_taken_one_after_the_other():
    at = at_with(shot(op("gang_casualty", n=2), side="mcready"), mcready="shout", to_play="mcready")
    at.play("play shout")
    assert at.view().question.number == 2
    at.play("lose bullet")
    assert (at.phase, at.view().question.number) == ("casualty", 1)
    at.refuses("lose bullet", "RV-10.2", "bandit-dead")
    at.play("lose lenny-mason")
    assert at.told_of(BanditDied) == [BanditDied("lenny-mason")]
    assert at.phase == "play"


def test_op_11_can_always_be_done_also_by_colty():
    at = at_with(shot(op("gang_casualty", n=1)), colty="shout lightning-reflexes")
    at.play("play shout")
    assert at.phase == "casualty"
    at.refuses("react lightning-reflexes", "RV-11.2", "not-in-own-turn")


@pytest.mark.parametrize(("d", "to"), [(1, "whiskey/3"), (-1, "whiskey/1")])
@pytest.mark.parametrize("side", ["colty", "mcready"])
def test_op_12_move_marker_is_for_both_sides(side, d, to):
    rest: dict[str, Any] = {side: "shout", "to_play": side}
    at = at_with(shot(op("move_marker", d=d), side=side), marker="whiskey/2", **rest)
    at.play("play shout")
    assert at.marker == to


def test_op_12_as_far_as_possible():
    """Two moves with one space left."""
    at = at_with(shot(op("move_marker", d=1), op("move_marker", d=1)), colty="shout", marker="bank/3")
    at.play("play shout")
    assert (at.marker, len(at.told_of(MarkerMoved))) == ("bank/4", 1)


def test_op_12_here_moves_with_no_card():
    """A bandit's death may move the marker."""
    at = at_with(
        changes={"bullet": {"on_death": [op("move_marker", d=-1)]}}, mcready="get-a-rope cowboy", to_play="mcready"
    )
    at.play("play get-a-rope", "lose bullet")
    assert at.marker == "bank/-"


# OP-13 to OP-17: cards that come back, move, and carry tokens


def test_op_13_dp_12_return_gun_leaves_what_is_fixed_or_not_to_be_returned():
    at = At(colty="saddlebags", table={"bank": "gatling-gun jackson-clan", "whiskey": "38-special derringer"})
    at.play("play saddlebags")
    assert at.legal() == {"take-back whiskey 38-special", "take-back whiskey derringer"}


def test_op_13_inside_may_discard():
    row = shot(op("may_discard", n=1, then=[op("return_gun")]))
    at = at_with(row, colty="shout derringer", table={"bank": "38-special"})
    at.play("play shout", "yes")
    assert at.hand("colty") == {"38-special": 1}
    at_with(row, colty="shout derringer").refuses("play shout", "RV-6.10", "can-do-nothing")


def test_op_14_dp_18_recover_lawman_to_the_hand_or_into_play():
    for to, card in (("hand", "about-time-partner"), ("current", "flesh-wound")):
        at = At(mcready=f"{card} pilgrim", discards={"mcready": "cowboy deputy-2 get-a-rope"}, to_play="mcready")
        at.play(f"play {card}")
        assert (at.phase, at.legal()) == ("recover", {"recover cowboy", "recover deputy-2"})
        at.play("recover cowboy")
        assert (at.hand("mcready").get("cowboy", 0), at.lying("bank")["cowboy"]) == ((1, 0) if to == "hand" else (0, 1))


def test_op_14_can_be_done_with_a_lawman_in_the_pile():
    for card in ("about-time-partner", "flesh-wound"):
        at = At(mcready=f"{card} pilgrim", discards={"mcready": "get-a-rope", "colty": "38-special"}, to_play="mcready")
        at.refuses(f"play {card}", "RV-6.10", "can-do-nothing")


def test_op_14_into_the_hand_needs_no_room():
    table = {"bank": "2 deputy-2 sandstorm"}
    at = At(
        mcready="about-time-partner flesh-wound pilgrim", discards={"mcready": "cowboy"}, table=table, to_play="mcready"
    )
    assert at.allows("play about-time-partner")
    at.refuses("play flesh-wound", "RV-6.10", "can-do-nothing")


def test_op_14_dp_18_a_single_lawman_needs_no_question():
    at = At(mcready="about-time-partner", discards={"mcready": "2 cowboy"}, to_play="mcready")
    at.play("play about-time-partner")
    assert at.hand("mcready") == {"cowboy": 1}


def test_op_15_dp_19_a_lawman_may_bring_another_on_entry():
    """He comes to the battlefield of the marker, wherever the first was placed."""
    row = {"id": "marshal", "side": "mcready", "kind": "lawman", "fp": 1, "reach": "any", "ops": [op("move_lawman")]}
    at = at_with(
        row, mcready="marshal", to_play="mcready", marker="whiskey/1", table={"bank": "cowboy", "creek": "deputy-2"}
    )
    at.play("play marshal", "place express")
    assert at.legal() == {"move bank cowboy", "move creek deputy-2", "move express marshal"}
    at.play("move creek deputy-2")
    assert (at.lying("whiskey"), at.lying("express")) == ({"deputy-2": 1}, {"marshal": 1})


def test_op_15_can_be_done_if_one_is_elsewhere_and_there_is_room():
    at = At(mcready="didnt-see-this", to_play="mcready", table={"bank": "cowboy"})
    at.refuses("play didnt-see-this", "RV-6.10", "can-do-nothing")
    table = {"bank": "2 cowboy sandstorm", "whiskey": "cowboy"}
    at = At(mcready="didnt-see-this", to_play="mcready", table=table)
    at.refuses("play didnt-see-this", "RV-6.10", "can-do-nothing")


WAGON = {
    "id": "wagon", "side": "colty", "kind": "gun", "fp": 2, "copies": 1, "reach": "ahead",
    "ops": [op("gain_token", token="power", when="ahead"), op("gain_token", token="grit")],
    "activated": {"discard": 2, "ops": [op("move_self")]},
}  # fmt: skip


def test_op_16_dp_05_a_gun_may_move_itself_with_its_tokens():
    at = at_with(WAGON, colty="3 derringer", table={"whiskey": "wagon+grit+power"})
    at.play("use wagon left", "discard derringer", "discard derringer")
    assert at.lying("bank") == {"wagon+grit+power": 1}
    assert at.strength("bank") == (0, 3)


def test_op_16_dp_05_to_a_neighbour_with_room():
    table = {"bank": "3 38-special", "whiskey": "wagon"}
    at = at_with(WAGON, colty="2 derringer", table=table)
    at.refuses("use wagon left", "RV-7.3", "slots-full")
    assert at.allows("use wagon right")
    at = at_with(WAGON, colty="derringer", table=table)
    at.refuses("use wagon right", "RV-8.6", "cannot-pay")


def test_op_17_one_of_each_token():
    at = at_with(WAGON, colty="wagon", marker="bank/1")
    at.play("play wagon", "place creek")
    assert at.lying("creek") == {"wagon+grit+power": 1}
    assert at.strength("creek") == (0, 1 + 3)
    at = at_with(WAGON, colty="wagon", marker="bank/1")
    at.play("play wagon", "place bank")
    assert at.lying("bank") == {"wagon+grit": 1}


def test_op_17_a_bandit_gains_grit_on_arrival():
    at = at_with(
        changes={"bullet": {"on_reach": {"at": "whiskey", "ops": [op("gain_token", token="grit"), op("draw", n=1)]}}},
        marker="bank/4",
        to_play="mcready",
    )
    at.play("end")
    assert at.grit("bullet") == 1
    assert len([fact for fact in at.told_of(Drew) if fact.side == "colty"]) == 3


# OP-18 to OP-20


SIEGE = {"id": "siege", "side": "mcready", "kind": "standing", "standing": [op("cap_opponent", n=1)]}


def test_op_18_a_standing_card_of_mcreadys_caps_the_guns():
    """All of them: a derringer needs no slot, but it is a card of that side."""
    at = at_with(SIEGE, colty="38-special derringer", mcready="siege", to_play="mcready")
    at.play("play siege", "end", "play 38-special")
    at.refuses("play derringer", "RV-7.8", "capped")
    assert next(place.caps for place in at.view().battlefields if place.field == "bank") == (1, None)


def test_op_18_the_smaller_of_two_counts():
    tight = {**SIEGE, "id": "tight", "standing": [op("cap_opponent", n=2)]}
    for lying, played in (("siege", "tight"), ("tight", "siege")):
        at = at_with(SIEGE, tight, colty="2 derringer", mcready=played, table={"bank": lying}, to_play="mcready")
        at.play(f"play {played}", "end", "play derringer")
        at.refuses("play derringer", "RV-7.8", "capped")


def test_op_18_only_where_it_lies():
    at = at_with(SIEGE, colty="2 derringer", table={"bank": "siege"}, marker="whiskey/1")
    at.play("play derringer", "play derringer")
    assert at.lying("whiskey") == {"derringer": 2}


def test_op_19_prevent_casualty_and_what_follows():
    """In a user's deck a reaction may do more, and have a price."""
    changes = {"lightning_reflexes": {"cost": 1, "ops": [op("prevent_casualty"), op("draw", n=2)]}}
    at = at_with(
        changes=changes,
        colty="lightning-reflexes 2 derringer",
        mcready="get-a-rope cowboy",
        to_play="mcready",
        decks={"colty": "2 gatling-gun"},
    )
    at.play("play get-a-rope", "react lightning-reflexes", "discard derringer")
    assert at.told_of(Prevented) == [Prevented()]
    assert at.hand("colty") == {"derringer": 1, "gatling-gun": 2}
    assert len(at.alive()) == 16


def test_op_19_a_price_that_cannot_be_paid_keeps_it_back():
    at = at_with(
        changes={"lightning_reflexes": {"cost": 1}},
        colty="lightning-reflexes",
        mcready="get-a-rope cowboy",
        to_play="mcready",
    )
    at.play("play get-a-rope")
    at.refuses("react lightning-reflexes", "RV-6.2", "cannot-pay")


def test_op_20_cancel_card():
    """EX-S42"""
    at = At(colty="fire-at-will", mcready="hat-clean-off", table={"bank": "cowboy"})
    at.play("play fire-at-will", "yes")
    assert Cancelled("fire-at-will") in at.facts
    assert Reacted("mcready", "hat-clean-off") in at.facts
    assert (at.discards("colty"), at.discards("mcready")) == (["fire-at-will"], ["hat-clean-off"])
    assert (at.lying("bank"), at.to_act) == ({"cowboy": 1}, "colty")


def test_op_20_colty_may_cancel_a_lawman_and_more_follows():
    """A lawman that is cancelled is discarded, and does not enter."""
    ambush = {
        "id": "ambush", "side": "colty", "kind": "reaction", "reaction": "play:bounty-hunter", "cost": 1,
        "ops": [op("cancel_card"), op("border", n=1, floor=1)],
    }  # fmt: skip
    at = at_with(
        ambush,
        changes={"bounty_hunter": {"flags": ["cancellable"]}},
        colty="ambush derringer",
        mcready="bounty-hunter 2 cowboy",
        to_play="mcready",
    )
    at.play("play bounty-hunter", "discard cowboy")
    assert (at.to_act, at.phase) == ("colty", "window")
    at.play("yes")
    assert (at.lying("bank"), at.cubes, at.hand("colty")) == ({}, 11, {})
    assert at.discards("mcready") == ["bounty-hunter", "cowboy"]
    assert at.told_of(Drew) == []
    assert (at.to_act, at.phase) == ("mcready", "play")


def test_op_20_a_card_placed_elsewhere_can_be_cancelled_too():
    stop = {
        "id": "stop",
        "side": "mcready",
        "kind": "reaction",
        "reaction": "play:cherokee-scout",
        "ops": [op("cancel_card")],
    }
    changes = {"cherokee_scout": {"flags": ["cancellable"]}}
    at = at_with(stop, changes=changes, colty="2 cherokee-scout", mcready="stop")
    at.play("play cherokee-scout", "place creek", "no", "play cherokee-scout", "place creek", "no")
    assert at.lying("creek") == {"cherokee-scout+power": 2}
    at = at_with(stop, changes=changes, colty="cherokee-scout", mcready="stop")
    at.play("play cherokee-scout", "place creek", "yes")
    assert (at.lying("creek"), at.discards("colty")) == ({}, ["cherokee-scout"])


# OP-21 to OP-25


def test_op_21_border_stops_at_its_floor():
    row = shot(op("border", n=3, floor=2))
    for cubes, left in ((12, 9), (4, 2), (2, 2), (1, 1)):
        at = at_with(row, colty="shout", cubes=cubes)
        at.play("play shout")
        assert (at.cubes, at.winner) == (left, "")


def test_op_21_without_a_floor_the_last_cube_wins_at_once():
    at = at_with(shot(op("border", n=3), op("draw", n=1)), colty="shout", cubes=3)
    at.play("play shout")
    assert at.winner == "colty border-empty"
    assert at.told_of(CubesRemoved) == [CubesRemoved(3, 0, by_check=False)]
    assert not at.told_of(Drew)


def test_op_21_can_always_be_done():
    assert at_with(shot(op("border", n=1, floor=9)), colty="shout", cubes=9).allows("play shout")


def test_op_22_open_faces_opens_every_space_with_that_face():
    row = shot(op("open_faces", face="kittens", before="creek"))
    at = at_with(row, colty="2 shout")
    at.play("play shout")
    assert at.told_of(FaceOpened) == [FaceOpened("kittens", "creek")] * 2
    at.play("play shout")  # they are open
    assert not at.told_of(FaceOpened)


def test_op_22_can_be_done_before_that_battlefield():
    row = shot(op("open_faces", face="kittens", before="creek"))
    assert at_with(row, colty="shout", marker="buzzard/1").allows("play shout")
    at_with(row, colty="shout", marker="creek/1").refuses("play shout", "RV-6.10", "can-do-nothing")


def test_op_22_faces_may_wait_at_any_battlefield():
    at = at_with(
        shot(op("open_faces", face="owl", before="express")),
        changes={"bank": {"faces": ["owl"]}},
        colty="shout",
        marker="bank/4",
    )
    at.play("play shout", "end", "end")
    assert at.marker == "bank/x1"


@pytest.mark.parametrize(
    ("before", "marker", "winner"),
    [
        ({}, "bank/1", "mcready lost-by-card"),
        ({"before": "whiskey"}, "bank/1", "mcready lost-by-card"),
        ({"before": "whiskey"}, "whiskey/1", ""),
    ],
)
def test_op_23_lose_game(before, marker, winner):
    row = shot(op("lose_game", **before), op("draw", n=1), side="mcready")
    at = at_with(row, mcready="shout", to_play="mcready", marker=marker)
    at.play("play shout")
    assert at.winner == winner


def test_op_23_rv_14_3_a_bandit_who_lives_on_is_not_called_dead():
    """RV-R22"""
    loses = [op("lose_game", before="express")]
    at = at_with(changes={"skinny_landell": {"on_grit_loss": loses}}, to_play="mcready", mcready="get-a-rope cowboy",
                 alive="skinny-landell+grit jack-colty")  # fmt: skip
    at.play("play get-a-rope", "lose skinny-landell")
    assert (at.winner, "skinny-landell" in at.alive()) == ("mcready lost-by-card", True)


def test_op_24_ban_card_of_either_side():
    row = shot(op("ban_card", card="cowboy"))
    at = at_with(row, colty="shout", mcready="cowboy deputy-2", table={"bank": "cowboy"})
    at.play("play shout")
    assert at.told_of(Banned) == [Banned("cowboy")]
    at.play("end")
    at.refuses("play cowboy", "RV-6.13", "banned")
    assert at.allows("play deputy-2")
    assert at.lying("bank") == {"cowboy": 1}


def test_op_24_bans_one_card_alone_in_a_deck_of_many_kinds():
    """Sets of kinds have more than 32 bits, compiled too."""
    more = [{"id": f"posse-{n}", "side": "mcready", "kind": "lawman", "fp": 1} for n in range(20)]
    at = at_with(shot(op("ban_card", card="posse-19")), *more, colty="shout")
    at.play("play shout")
    deck = at.table.deck
    bit = int(deck.bits[deck.slugs.index("posse-19")])
    assert bit > 31
    assert list(at.table.bans) == [0, 1 << bit]


def test_op_24_both_modes_of_a_card_are_banned():
    at = At(colty="lets-shoot", table={"bank": "cactus-field"}, banned=["lets-shoot"])
    at.refuses("play lets-shoot", "RV-6.13", "banned")
    at.refuses("play lets-shoot as-shot", "RV-6.13", "banned")


def test_op_25_dp_06_wreck():
    """EX-S10: derail-the-train"""
    at = At(
        "express/1",
        colty="4 derringer",
        table={"express": "38-special cowboy cactus-field", "creek": "38-special"},
        alive="jack-colty cortez poppy-mcready bruno-caple manolito",
    )
    at.play("special derail-the-train")
    assert at.told_of(Saved) == [Saved("jack-colty")]
    at.play("discard derringer", "save cortez", "discard derringer", "save manolito", "discard derringer", "done")
    assert at.alive() == {"jack-colty", "cortez", "manolito"}
    assert (at.lying("express"), at.lying("creek")) == ({}, {"38-special": 1})
    assert at.hand("colty") == {"derringer": 1}
    assert at.view().specials == ()


def test_op_25_dp_06_needs_a_card_to_save_one():
    """EX-D86"""
    At("express/1").refuses("special derail-the-train", "RV-13.3", "can-do-nothing")


def test_op_25_in_a_users_deck_a_train_may_stand_elsewhere():
    at = at_with(
        changes={"derail_the_train": {"at": "bank"}},
        colty="derringer",
        table={"bank": "cowboy", "express": "deputy-2"},
        alive="jack-colty",
    )
    at.play("special derail-the-train")
    assert (at.lying("bank"), at.lying("express")) == ({}, {"deputy-2": 1})


# Fields beside the operations


def test_an_anchor_must_be_able_to_do_something():
    row = shot(op("draw", n=1), op("kill_lawman", n=1), anchor=1)
    at_with(row, colty="shout").refuses("play shout", "RV-6.10", "can-do-nothing")
    assert at_with(row, colty="shout", table={"bank": "cowboy"}, decks={"colty": "!"}).allows("play shout")


def test_a_special_of_mcreadys_is_used_in_his_turn_and_once():
    deck = own_deck()
    deck["special"].append(
        {
            "id": "posse",
            "side": "mcready",
            "name": "Posse",
            "at": "whiskey",
            "once": True,
            "ops": [op("gang_casualty", n=1)],
        }
    )
    at = At("whiskey/1", mcready="cowboy", to_play="mcready", options={"deck": deck})
    at.play("special posse", "lose bullet")
    at.refuses("special posse", "RV-13.1", "used-already")
    assert at.view().specials == ("derail-the-train",)
    At("whiskey/1", options={"deck": deck}).refuses("special posse", "RV-13.1", "other-sides-card")


def test_operations_run_in_order_and_each_is_finished_before_the_next():
    """came-along: both casualties and their effects, then the lawmen."""
    at = At(
        colty="came-along 2 derringer",
        table={"bank": "cowboy"},
        alive="annie-mcgraw manolito jack-colty cortez",
    )
    at.play("play came-along", "lose annie-mcgraw", "discard derringer")
    kinds = [type(fact) for fact in at.facts]
    assert kinds.index(BanditDied) < kinds.index(Discarded) < kinds.index(CubesRemoved) < kinds.index(Removed)
    assert at.told_of(BanditDied) == [BanditDied("annie-mcgraw"), BanditDied("manolito")]


def test_the_end_of_the_game_drops_the_rest():
    """EX-D61: Jack dies of came-along; the lawmen stay."""
    at = At("express/1", colty="came-along", table={"express": "cowboy"}, alive="jack-colty cortez")
    at.play("play came-along")
    assert at.winner == "mcready leader-dead"
    assert not at.told_of(Removed)


def test_here_is_the_battlefield_of_the_marker_also_for_a_card_placed_elsewhere():
    row = {
        "id": "raider",
        "side": "mcready",
        "kind": "lawman",
        "fp": 1,
        "reach": "any",
        "ops": [op("destroy_gun", n=1)],
    }
    at = at_with(row, mcready="raider", to_play="mcready", table={"bank": "38-special", "creek": "derringer"})
    at.play("play raider", "place creek")
    assert at.told_of(Placed) == [Placed("raider", "creek")]
    assert at.told_of(GunDestroyed) == [GunDestroyed("38-special", "bank")]


def test_the_price_of_a_card_and_what_its_effect_demands_are_told_apart():
    at = at_with(shot(op("discard", n=1), cost=1), colty="shout 3 derringer")
    at.play("play shout", "discard derringer")
    assert at.told_of(Paid) == [Paid("colty", "derringer")]
    at.play("discard derringer")
    assert at.told_of(Discarded) == [Discarded("colty", "derringer")]


# Combinations


def test_a_card_that_removes_itself_gains_no_token():
    ghost = {
        "id": "ghost", "side": "mcready", "kind": "lawman", "fp": 1,
        "ops": [op("remove_named", card="ghost"), op("gain_token", token="grit")],
    }  # fmt: skip
    at = at_with(ghost, mcready="ghost", to_play="mcready", table={"bank": "ghost+grit"})
    at.play("play ghost")
    assert (at.lying("bank"), at.discards("mcready")) == ({}, ["ghost", "ghost"])
    assert at.view().supply[0].count == 5


def test_a_lawman_may_be_gone_before_his_token_comes():
    """His casualty was a bandit whose death clears the battlefield."""
    at = at_with(
        changes={
            "charlie_weathers": {"ops": [op("gang_casualty", n=1), op("gain_token", token="grit")]},
            "bullet": {"on_death": [op("clear_lawmen")]},
        },
        mcready="charlie-weathers",
        to_play="mcready",
    )
    at.play("play charlie-weathers", "lose bullet")
    assert (at.lying("bank"), at.discards("mcready")) == ({}, ["charlie-weathers"])
    assert at.view().supply[0].count == 5


def test_a_death_may_empty_the_border_in_the_middle_of_an_attack():
    at = at_with(
        changes={"bullet": {"on_death": [op("border", n=9)]}}, table={"bank": "cowboy"}, to_play="mcready", cubes=4
    )
    at.play("end", "lose bullet")
    assert at.winner == "colty border-empty"


def test_a_threat_may_be_the_end_of_the_game():
    row = shot(op("unless_discard", n=2, otherwise=[op("lose_game")]), side="mcready")
    at = at_with(row, colty="2 derringer", mcready="2 shout", to_play="mcready")
    at.play("play shout", "yes")
    assert at.winner == ""
    at.play("play shout")
    assert at.winner == "mcready lost-by-card"


def test_a_special_card_may_do_more_than_derail():
    at = at_with(
        changes={"derail_the_train": {"ops": [op("draw", n=1), op("wreck"), op("draw", n=2)]}},
        marker="express/1",
        colty="derringer",
        alive="jack-colty",
        decks={"colty": "gatling-gun 2 38-special"},
    )
    at.play("special derail-the-train", "discard derringer")
    assert at.hand("colty") == {"gatling-gun": 1, "38-special": 2}


def test_a_card_moves_the_marker_and_then_works_there():
    """The battlefield stays the same, so `here` does."""
    row = shot(op("move_marker", d=-1), op("kill_lawman", n=1), op("move_marker", d=1))
    at = at_with(row, colty="shout", marker="bank/1", table={"bank": "cowboy"})
    at.play("play shout")
    assert (at.marker, at.lying("bank")) == ("bank/1", {})


def test_three_offers_deep_each_is_asked_in_its_turn():
    deep = [op("border", n=1, floor=1)]
    for _ in range(3):
        deep = [op("may_discard", n=1, then=deep)]
    at = at_with(shot(*deep), colty="shout 5 derringer")
    at.play("play shout")
    for left in (4, 3, 2):
        assert at.phase == "may-discard"
        at.play("yes", "discard derringer")
        assert at.hand("colty") == {"derringer": left}
    assert (at.phase, at.cubes) == ("play", 11)
    at = at_with(shot(*deep), colty="shout 2 derringer")
    at.refuses("play shout", "RV-6.10", "can-do-nothing")
