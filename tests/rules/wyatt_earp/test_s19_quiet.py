"""19. Options register: OPT-29 to OPT-40, most of which the sources are quiet about, each value beside the default."""

from typing import Any

import pytest

from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.facts import (
    Declined,
    Drew,
    GunLeft,
    Orphaned,
    Played,
    PutAway,
    Reshuffled,
    RoundEnded,
    Spent,
    Turned,
    Uncovered,
)
from saloon.games.wyatt_earp.options import PRESETS
from saloon.games.wyatt_earp.rounds import MOST_TURNS
from tests.rules.wyatt_earp.tables import At
from tests.rules.wyatt_earp.test_s19_shots import SHOTS, unable_to_shoot

# OPT-29 discard_taken_card


def test_opt_29_the_card_just_taken_may_be_put_back():
    """discard_taken_card=allowed discard_taken_card=forbidden"""
    at = At({"A": "BC"}, phase="draw", discard="S")
    at.play("take discard", "discard S")
    assert at.to_act == "B"
    at = At({"A": "BC"}, phase="draw", discard="S", options={"discard_taken_card": "forbidden"})
    at.play("take discard")
    at.refuses("discard S", "WE-5.6", "taken-card-not-discarded")
    at.play("discard BC")
    assert at.to_act == "B"


def test_opt_29_another_copy_or_the_only_card_may_go():
    """discard_taken_card=forbidden"""
    forbidden = {"discard_taken_card": "forbidden"}
    at = At({"A": "S BC"}, phase="draw", discard="S", options=forbidden)
    at.play("take discard", "discard S")
    assert at.to_act == "B"
    at = At({"A": "JJ"}, phase="draw", discard="S", piles=["B/JJ 3o"], options=forbidden)
    at.play("take discard", "lay JJ 1", "discard S")
    assert at.told_of(RoundEnded) == [RoundEnded("went-out", 0)]


def test_opt_29_a_taken_card_that_was_laid_is_gone():
    """discard_taken_card=forbidden: of two like cards one is laid, the other is another copy."""
    forbidden = {"discard_taken_card": "forbidden"}
    at = At({"A": "JJ BC"}, phase="draw", discard="JJ", piles=["B/JJ 3o"], options=forbidden)
    at.play("take discard", "lay JJ 1")
    assert at.allows("discard JJ")
    at = At({"A": "BC BD"}, phase="draw", discard="B", piles=["A/JJ 3o"], draw="MW", options=forbidden)
    at.play("take discard")
    assert not at.allows("discard B")
    at.play("shoot B")  # a miss: it lies on the discard pile, played
    assert at.legal() == {"discard butch-cassidy", "discard bob-dalton"}


def test_opt_29_a_turn_later_it_is_a_card_like_any_other():
    at = At(
        {"A": "BC BK", "B": "BS BD"}, phase="draw", discard="S", players=2, options={"discard_taken_card": "forbidden"}
    )
    at.play("take discard", "discard BC", "take two", "discard BS", "take two")
    assert at.allows("discard S")


# OPT-30 hidden_fastest_gun

IGNORED: dict[str, Any] = {"hidden_fastest_gun": "ignored"}


def test_opt_30_a_covered_gun_blocks_its_outlaw_or_not():
    """WE-10.8 hidden_fastest_gun=counts hidden_fastest_gun=ignored"""
    same: dict[str, Any] = {"piles": ["B/JJ 3o F (H)", "A/JJ 2o"], "draw": "WH"}
    At({"A": "F BC"}, **same).refuses("shoot F", "WE-10.6", "gun-already-there")
    at = At({"A": "F BC"}, **same, options=IGNORED)
    at.play("shoot F", "attach JJ")
    assert at.told_of(GunLeft) == []
    assert (at.points("A/JJ"), at.pile("B/JJ").gun) == (7, True)


def test_opt_30_a_covered_gun_is_replaced_or_not():
    """hidden_fastest_gun=counts hidden_fastest_gun=ignored"""
    same: dict[str, Any] = {"piles": ["B/JJ 3o F (H)", "A/SK 2o"], "draw": "WH"}
    at = At({"A": "F BC"}, **same)
    at.play("shoot F", "attach SK")
    assert at.told_of(GunLeft) == [GunLeft(1, "jesse-james")]
    assert (at.pile("B/JJ").gun, at.pile("B/JJ").covered) == (False, True)  # WE-R45
    at = At({"A": "F BC"}, **same, options=IGNORED)
    at.play("shoot F", "attach SK")
    assert at.told_of(GunLeft) == []
    assert at.pile("B/JJ").gun


def test_opt_30_a_second_gun_that_comes_to_light_is_discarded():
    """hidden_fastest_gun=ignored"""
    at = At({"A": "WE BC"}, piles=["A/JJ 3o F (H)", "B/SK 3o F"], draw="WH", options=IGNORED)
    at.play("earp remove")
    assert at.facts[2:] == [Uncovered(0, "jesse-james"), GunLeft(0, "jesse-james"), Spent(0, "wyatt-earp")]
    assert (at.points("A/JJ"), at.points("B/SK")) == (6, 9)
    assert at.discards[:4] == ["wyatt-earp", "fastest-gun", "hideout", "wes-hardin"]


def test_opt_30_a_lone_gun_that_comes_to_light_is_in_play_again():
    """hidden_fastest_gun=ignored"""
    at = At({"A": "WE BC"}, piles=["A/JJ 3o F (H)", "B/SK 3o F (H)"], draw="WH", options=IGNORED)
    at.play("earp remove")
    assert at.told_of(GunLeft) == []
    assert (at.points("A/JJ"), at.pile("B/SK").gun) == (9, True)


def test_opt_30_of_two_guns_in_one_pile_one_comes_to_light():
    """WE-10.5 hidden_fastest_gun=ignored: only one is in play at a time."""
    at = At({"A": "F WE BC BD"}, piles=["A/JJ 3o F (H)"], draw="2WH", discard="BS", options=IGNORED)
    at.play("shoot F", "attach JJ", "discard BC", *["take discard", "discard BC"] * 2, "take discard", "earp remove")
    assert at.told_of(GunLeft) == [GunLeft(0, "jesse-james")]
    assert at.points("A/JJ") == 9


# OPT-31 orphaned_hideout, OPT-32 mw_steal_hidden


def test_opt_31_a_hideout_whose_pile_was_stolen():
    """orphaned_hideout=discard orphaned_hideout=stays"""
    same: dict[str, Any] = {"piles": ["B/JJ 1o B (H)"], "draw": "WH", "discard": "BS"}
    at = At({"A": "MW BC"}, **same)
    at.play("steal", "rob left JJ")
    assert at.told_of(Orphaned) == [Orphaned(1, "jesse-james", "bank-robbery"), Orphaned(1, "jesse-james", "hideout")]
    assert at.pile("B/JJ") is None

    at = At({"A": "MW BC", "B": "JJ BS BK"}, **same, options={"orphaned_hideout": "stays"})
    at.play("steal", "rob left JJ")
    assert at.told_of(Orphaned) == [Orphaned(1, "jesse-james", "bank-robbery")]
    assert (at.pile("B/JJ").cards, at.pile("B/JJ").covered) == (0, True)
    at.play("discard BC", "take discard", "lay JJ 1")
    assert (at.pile("B/JJ").cards, at.points("B/JJ")) == (1, 0)  # for cards laid there later


def test_opt_31_a_hideout_without_a_pile_is_no_target_but_may_be_removed():
    """orphaned_hideout=stays"""
    stays = {"orphaned_hideout": "stays"}
    at = At({"A": "H WE BC"}, piles=["A/JJ (H)", "B/JJ (H)"], opened=["jesse-james"], draw="WH", options=stays)
    at.refuses("hide", "WE-12.2", "no-pile-to-cover")
    at.play("earp remove")
    assert Uncovered(0, "jesse-james") in at.facts


def test_opt_32_stealing_from_under_a_hideout():
    """EX-C16 mw_steal_hidden=allowed mw_steal_hidden=forbidden"""
    same: dict[str, Any] = {"piles": ["B/JJ 3o (H)", "C/SK 3o"], "draw": "WH"}
    at = At({"A": "MW BC"}, **same)
    at.play("steal")
    assert at.legal() == {"rob left jesse-james", "rob left2 sundance-kid"}
    at = At({"A": "MW BC"}, **same, options={"mw_steal_hidden": "forbidden"})
    at.play("steal")
    assert at.legal() == {"rob left2 sundance-kid"}
    at.refuses("rob left JJ", "WE-11.7", "no-such-target")
    at = At({"A": "MW BC"}, piles=["B/JJ 3o (H)"], options={"mw_steal_hidden": "forbidden"})
    at.refuses("steal", "WE-11.7", "nothing-to-steal")


# OPT-33 we_remove_scope


def test_opt_33_whose_hideout_wyatt_earp_removes():
    """EX-C38 we_remove_scope=own we_remove_scope=any"""
    anybody = {"we_remove_scope": "any"}
    same: dict[str, Any] = {"piles": ["B/JJ 3o (H)"], "draw": "WH"}
    At({"A": "WE BC"}, **same).refuses("earp remove", "WE-13.10", "no-hideout-to-remove")
    at = At({"A": "WE BC"}, **same, options=anybody)
    at.play("earp remove")
    assert at.told_of(Uncovered) == [Uncovered(1, "jesse-james")]  # the only one needs no choice


def test_opt_33_all_covered_piles_are_targets():
    """EX-C37 we_remove_scope=own we_remove_scope=any"""
    piles = ["A/BK 1o (H)", "B/BK 3o", "C/JJ 3o (H)", "D/JJ 3o (H)"]
    at = At({"A": "WE BC"}, piles=piles, players=4, draw="WH")
    at.play("earp remove")
    assert at.told_of(Uncovered) == [Uncovered(0, "billy-the-kid")]

    for target, owner, outlaw in (
        ("own BK", 0, "billy-the-kid"), ("left2 JJ", 2, "jesse-james"), ("left3 JJ", 3, "jesse-james"),
    ):  # fmt: skip
        at = At({"A": "WE BC"}, piles=piles, players=4, draw="WH", options={"we_remove_scope": "any"})
        at.play("earp remove")
        assert at.legal() == {"uncover own billy-the-kid", "uncover left2 jesse-james", "uncover left3 jesse-james"}
        at.refuses("uncover left BK", "WE-13.10", "no-such-target")
        at.play(f"uncover {target}")
        assert at.told_of(Uncovered) == [Uncovered(owner, outlaw)]


def test_opt_33_an_answer_is_for_ones_own_hideout_all_the_same():
    """EX-C40 we_remove_scope=any"""
    at = At({"A": "H BC", "C": "WE BS"}, piles=["B/JJ 3o"], draw="WH", options={"we_remove_scope": "any"})
    at.play("hide", "cover left JJ")
    assert (at.to_act, at.legal()) == ("B", {"answer no"})
    at.play("answer no")
    assert at.to_act == "A"


# OPT-36 end_hands_revealed


def test_opt_36_hands_that_are_left_over():
    """end_hands_revealed=hidden end_hands_revealed=revealed"""
    hands: dict[str, Any] = {"A": "WE", "B": "2JJ B", "C": "SK"}

    def seen(value, viewer):
        at = At(hands, options={"end_hands_revealed": value})
        at.play("discard WE")
        return [fact for fact in at.seen_by(viewer) if isinstance(fact, PutAway)]

    assert seen("hidden", "A") == seen("hidden", None) == []
    assert seen("hidden", "B") == [PutAway(1, "jesse-james", 2, False), PutAway(1, "bank-robbery", 1, False)]
    everything = [
        PutAway(1, "jesse-james", 2, True),
        PutAway(1, "bank-robbery", 1, True),
        PutAway(2, "sundance-kid", 1, True),
    ]
    assert seen("revealed", "A") == seen("revealed", "B") == seen("revealed", None) == everything


# OPT-37 stall_guard

STALLED: dict[str, Any] = {"reshuffles": 1, "draw": "", "discard": "BS *", "phase": "draw", "players": 2}


def idle_turns(table, turns):
    """Everybody takes the discard and puts another card there; how many turns the round lasted."""
    for turn in range(turns):
        table.play("take discard")
        table.play(min(move for move in table.legal() if move.startswith("discard")))
        if table.told_of(RoundEnded):
            return turn + 1
    return None


@pytest.mark.parametrize(("value", "lasts"), [("off", None), (1, 1), (4, 4), ("6", 6)])
def test_opt_37_a_round_in_which_nobody_does_anything(value, lasts):
    """stall_guard=off stall_guard=4"""
    at = At({"A": "BC BD", "B": "BK BC"}, **STALLED, options={"stall_guard": value})
    assert idle_turns(at, 30) == lasts
    if lasts:
        assert at.told_of(RoundEnded) == [RoundEnded("stalled", (lasts - 1) % 2)]


def test_opt_37_a_card_laid_or_played_begins_the_count_again():
    """stall_guard=4, ruling WE-R62"""
    at = At({"A": "BC BD JJ", "B": "BK BC"}, piles=["A/JJ 3o"], **STALLED, options={"stall_guard": 4})
    assert idle_turns(at, 2) is None
    assert at.table.idle == 2
    at.play("take discard", "lay JJ 1", "discard BC")
    assert at.table.idle == 0
    assert idle_turns(at, 9) == 4


@pytest.mark.parametrize("other", [{"reshuffles": 0}, {"draw": "JJ"}, {"draw": "JJ SK"}])
def test_opt_37_it_counts_whatever_the_draw_pile_holds(other):
    """stall_guard=4, ruling WE-R62: whoever only takes discards never uses it up."""
    at = At({"A": "BC BD", "B": "BK BC"}, **{**STALLED, **other}, options={"stall_guard": 4})
    assert idle_turns(at, 12) == 4


def test_opt_37_a_card_of_the_draw_pile_begins_the_count_again():
    """stall_guard=4, ruling WE-R62"""
    at = At({"A": "BC BD", "B": "BK BC"}, **{**STALLED, "draw": "2JJ"}, options={"stall_guard": 4})
    assert idle_turns(at, 3) is None
    at.play("take two", "discard JJ")
    assert (at.table.idle, at.table.round) == (0, 1)
    assert idle_turns(at, 12) == 4


LAST_TURN: dict[str, Any] = {
    "turns": MOST_TURNS,
    "phase": "play",
    "players": 2,
    "money": {"B": 1000},
    "pots": {"JJ": 4000},
}


@pytest.mark.parametrize(
    ("hand", "moves", "given"),
    [
        ("BC BD", ["discard BC"], {}),
        ("BC", ["discard BC"], {}),
        ("BC BD", ["take two"], {**STALLED, "draw": ""}),
    ],
    ids=["a turn like others", "somebody goes out", "the draw pile is used up"],
)
def test_opt_37_a_game_under_a_stall_guard_has_a_last_turn(hand, moves, given):
    """stall_guard=20: the round ends with it, the posters are paid, and the richest wins (WE-17.2)."""
    guarded = At({"A": hand, "B": "BK"}, piles=["A/JJ 4o"], **{**LAST_TURN, **given}, options={"stall_guard": 20})
    guarded.play(*moves)
    assert guarded.told_of(RoundEnded) == [RoundEnded("out-of-turns", 0)]
    paid = {"winner": 0, "money": [4000, 1000], "rounds": 1, "ended_by": "out-of-turns", "stalled": 1}
    assert (guarded.table.to_act(), GAME.result(guarded.table)) == (-1, paid)


def test_opt_37_without_a_stall_guard_no_turn_is_the_last():
    """stall_guard=off, WE-6.7"""
    at = At({"A": "BC BD", "B": "BK"}, **{**LAST_TURN, "turns": 100 * MOST_TURNS})
    at.play("discard BC")
    assert (at.to_act, at.told_of(RoundEnded)) == ("B", [])


def test_opt_37_whoever_reaches_the_goal_with_the_last_turn_wins_by_the_goal():
    """stall_guard=20, WE-17.1"""
    at = At({"A": "BC", "B": "BK"}, **{**LAST_TURN, "money": {"A": 25000}}, options={"stall_guard": 20})
    at.play("discard BC")
    assert GAME.result(at.table) == {"winner": 0, "money": [25000, 0], "rounds": 1, "ended_by": "goal", "stalled": 1}


def test_opt_37_the_result_tells_how_often_the_guard_stepped_in():
    """stall_guard=4"""
    at = At({"A": "BC BD", "B": "BK BC"}, **STALLED, money={"B": 25000}, options={"stall_guard": 4})
    assert idle_turns(at, 12) == 4
    assert GAME.result(at.table) == {"winner": 1, "money": [0, 25000], "rounds": 1, "ended_by": "goal", "stalled": 1}


def test_opt_37_where_nobody_can_agree_to_stop_there_is_a_guard():
    """stall_guard=20, ruling WE-R69; a number of one's own stays."""
    assert GAME.settings(GAME.unattended(GAME.options({}))) == {"stall_guard": "20"} == PRESETS["research"]
    rules: dict[str, object] = {"stall_guard": "9", "dealer_seat": "2", "opened_test": "presence"}
    assert GAME.settings(GAME.unattended(GAME.options(rules))) == rules


# OPT-38 resolving_card


@pytest.mark.parametrize(("move", "card"), [("steal", "MW"), ("earp remove", "WE")])
def test_opt_38_a_card_being_resolved_lies_aside_or_is_shuffled_in(move, card):
    """WE-6.5 resolving_card=aside resolving_card=in_discard"""
    at = unable_to_shoot(card, reshuffles=0)
    discards = len(at.discards)
    at.play(move)
    assert [type(fact) for fact in at.facts[:3]] == [Played, Reshuffled, Turned]
    assert at.facts[1] == Reshuffled(discards)

    at = unable_to_shoot(card, reshuffles=0, resolving_card="in_discard")
    at.play(move)
    assert [type(fact) for fact in at.facts[:4]] == [Played, Spent, Reshuffled, Turned]
    assert at.facts[2] == Reshuffled(discards + 1)
    assert sum(at.every_card.values()) == 78


@pytest.mark.parametrize(("move", "card"), SHOTS[:4])
def test_opt_38_a_card_that_may_yet_lie_on_a_pile_stays_aside(move, card):
    """resolving_card=in_discard, ruling WE-R55"""
    at = unable_to_shoot(card, reshuffles=0, resolving_card="in_discard")
    discards = len(at.discards)
    at.play(move)
    assert at.facts[1] == Reshuffled(discards)


def test_opt_38_drawing_and_picking():
    """resolving_card=in_discard"""
    same: dict[str, Any] = {"draw": "JJ", "discard": "BK *"}
    for value, more in (("aside", 0), ("in_discard", 1)):
        at = At({"A": "WE BC"}, **same, options={"resolving_card": value})
        discards = len(at.discards)
        at.play("earp draw")
        assert at.told_of(Reshuffled) == [Reshuffled(discards + more)]
        at = At({"A": "WE BC"}, discard="S SK", options={"resolving_card": value})
        at.play("earp pick")
        assert at.discards == ["wyatt-earp"] * more + ["stagecoach-robbery", "sundance-kid"]
        at.play("pick SK")
        assert at.discards == ["wyatt-earp", "stagecoach-robbery"]


def test_opt_38_a_discard_pile_that_only_the_card_itself_fills():
    """WE-6.10 resolving_card=in_discard: at the moment of the shot the pile is not empty."""
    hands: dict[str, Any] = {"A": "MW BC", "B": "*"}
    same: dict[str, Any] = {"piles": ["B/JJ 3o"], "draw": "", "discard": ""}
    At(hands, **same).refuses("steal", "WE-6.10")
    at = At(hands, **same, options={"resolving_card": "in_discard"})
    at.play("steal")
    assert at.facts[2:4] == [Reshuffled(1), Turned("most-wanted", False)]


# OPT-39 short_supply


def test_opt_39_both_piles_together_hold_one_card():
    """EX-E13 short_supply=end_round short_supply=take_remaining"""
    hands: dict[str, Any] = {"A": "BC", "B": "*"}
    same: dict[str, Any] = {"phase": "draw", "draw": "", "discard": "JJ"}
    at = At(hands, **same)
    at.play("take two")
    assert at.facts[0] == RoundEnded("exhausted", 0)
    at = At(hands, **same, options={"short_supply": "take_remaining"})
    at.play("take two")
    assert at.facts == [Reshuffled(1), Drew(0, "jesse-james")]
    assert (at.to_act, at.phase, at.table.round) == ("A", "play", 1)


def test_opt_39_wyatt_earp_does_the_same():
    """WE-6.13 short_supply=end_round short_supply=take_remaining"""
    hands: dict[str, Any] = {"A": "WE BC", "B": "*"}
    same: dict[str, Any] = {"draw": "JJ", "discard": ""}
    at = At(hands, **same)
    at.play("earp draw")
    assert (at.told_of(RoundEnded), at.told_of(Drew)) == ([RoundEnded("exhausted", 0)], [])
    at = At(hands, **same, options={"short_supply": "take_remaining"})
    at.play("earp draw")
    assert at.facts[1:] == [Drew(0, "jesse-james"), Spent(0, "wyatt-earp")]
    nothing: dict[str, Any] = {"draw": "", "discard": ""}
    at = At({"A": "WE", "B": "*"}, **nothing, options={"short_supply": "take_remaining"})
    assert not at.allows("earp draw")  # OPT-28: it could bring nothing
    assert At({"A": "WE", "B": "*"}, **nothing).allows("earp draw")


@pytest.mark.parametrize("value", ["end_round", "take_remaining"])
def test_opt_39_pass_2_is_another_matter(value):
    at = At({"A": "BC"}, phase="draw", reshuffles=1, draw="JJ", discard="BS *", options={"short_supply": value})
    at.play("take two")
    assert at.facts[0] == RoundEnded("exhausted", 0)


# OPT-40 mw_steal_decline


def test_opt_40_after_a_hit_a_card_is_taken_or_may_be_left():
    """WE-11.11 mw_steal_decline=forbidden mw_steal_decline=allowed, ruling WE-R40"""
    same: dict[str, Any] = {"piles": ["B/JJ 3o"], "draw": "WH"}
    at = At({"A": "MW BC"}, **same)
    at.play("steal")
    assert at.legal() == {"rob left jesse-james"}
    at.refuses("spare", "WE-11.11", "card-must-be-taken")

    at = At({"A": "MW BC"}, **same, options={"mw_steal_decline": "allowed"})
    at.refuses("spare", "WE-11.7", "not-now")
    at.play("steal")
    assert at.legal() == {"rob left jesse-james", "spare"}
    assert at.play("spare") == [Declined(0), Spent(0, "most-wanted")]
    assert (at.phase, at.hand("A"), at.points("B/JJ")) == ("play", {"butch-cassidy": 1}, 6)
    assert (at.view().sheriff_used, at.discards[:2]) == (True, ["most-wanted", "wes-hardin"])


def test_opt_40_whoever_aimed_before_the_shot_takes_the_card():
    """mw_steal_decline=allowed target_timing=before_shot"""
    options = {"mw_steal_decline": "allowed", "target_timing": "before_shot"}
    at = At({"A": "MW BC"}, piles=["B/JJ 3o"], draw="WH", options=options)
    at.play("steal")
    assert at.legal() == {"rob left jesse-james"}
    at.play("rob left JJ")
    assert at.hand("A") == {"butch-cassidy": 1, "jesse-james": 1}
