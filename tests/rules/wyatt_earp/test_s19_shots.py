"""19. Options register: shots, picks and the last card (OPT-23 to OPT-28), each value beside the default."""

from typing import Any

import pytest

from saloon.games.wyatt_earp.facts import (
    Attached,
    Covered,
    Gave,
    NoDiscard,
    Picked,
    Played,
    Reshuffled,
    RoundEnded,
    Spent,
    Stole,
    TurnBegan,
    Turned,
    Uncovered,
)
from tests.rules.wyatt_earp.tables import At

SHOTS = [
    pytest.param("shoot S", "S", id="stagecoach"),
    pytest.param("shoot B", "B", id="bank"),
    pytest.param("shoot F", "F", id="gun"),
    pytest.param("hide", "H", id="hideout"),
    pytest.param("steal", "MW", id="most-wanted"),
    pytest.param("earp remove", "WE", id="wyatt-earp"),
]
PILES = ["A/JJ 3o", "A/SK 3o (H)", "B/WH 3o"]


def unable_to_shoot(card, reshuffles=1, **options):
    """A draw pile without a card, in pass 2."""
    discard = "BK *" if reshuffles == 0 or card else "BK"
    return At({"A": f"{card} BC"}, piles=PILES, draw="", discard=discard, reshuffles=reshuffles, options=options)


# OPT-23 shot_exhausted


@pytest.mark.parametrize(("move", "card"), SHOTS)
def test_opt_23_a_shot_without_a_card_is_illegal(move, card):
    """EX-E08 shot_exhausted=illegal"""
    unable_to_shoot(card).refuses(move, "WE-6.11", "no-card-to-shoot-with")


@pytest.mark.parametrize(("move", "card"), SHOTS)
def test_opt_23_a_shot_without_a_card_ends_the_round(move, card):
    """shot_exhausted=end_round"""
    at = unable_to_shoot(card, shot_exhausted="end_round")
    at.play(move)
    assert [type(fact) for fact in at.facts[:3]] == [Played, Spent, RoundEnded]
    assert (at.told_of(RoundEnded), at.told_of(Turned)) == ([RoundEnded("exhausted", 0)], [])
    assert sum(at.every_card.values()) == 78


@pytest.mark.parametrize(("move", "card"), SHOTS)
def test_opt_23_a_shot_without_a_card_misses(move, card):
    """shot_exhausted=auto_miss"""
    at = unable_to_shoot(card, shot_exhausted="auto_miss")
    at.play(move)
    assert [type(fact) for fact in at.facts] == [Played, Turned, Spent]
    assert at.facts[1] == Turned(None, False)
    assert (at.phase, at.view().sheriff_used, at.table.reshuffles) == ("play", True, 1)


@pytest.mark.parametrize(("move", "card"), SHOTS)
def test_opt_23_a_shot_without_a_card_reshuffles_once_more(move, card):
    """shot_exhausted=reshuffle_again"""
    at = unable_to_shoot(card, shot_exhausted="reshuffle_again")
    discards = len(at.discards)
    at.play(move)
    assert at.facts[1] == Reshuffled(discards)
    assert isinstance(at.facts[2], Turned)
    assert at.facts[2].card is not None
    assert at.table.reshuffles == 2


@pytest.mark.parametrize(
    ("value", "asked", "told"),
    [
        ("illegal", False, []),
        ("end_round", True, [Played, Spent, RoundEnded]),
        ("auto_miss", True, [Played, Spent, Turned]),
        ("reshuffle_again", True, [Played, Spent, Reshuffled, Turned]),
    ],
)
def test_opt_23_an_answer_to_the_hideout_that_took_the_last_card(value, asked, told):
    """WE-6.11"""
    at = At(
        {"A": "H BC BS", "B": "WE BS"}, piles=["B/JJ 3o"], draw="WH", discard="BK *", reshuffles=1,
        options={"shot_exhausted": value},
    )  # fmt: skip
    at.play("hide", "cover left JJ")
    assert (at.to_act == "B") == asked
    if asked:
        at.play("answer yes")
        assert [type(fact) for fact in at.facts][: len(told)] == told


# OPT-24 shot_first_pass


@pytest.mark.parametrize(("move", "card"), SHOTS)
def test_opt_24_a_shot_in_pass_1_reshuffles_or_is_illegal(move, card):
    """shot_first_pass=reshuffle shot_first_pass=illegal"""
    at = unable_to_shoot(card, reshuffles=0)
    at.play(move)
    assert [type(fact) for fact in at.facts[:3]] == [Played, Reshuffled, Turned]
    assert at.table.reshuffles == 1
    unable_to_shoot(card, reshuffles=0, shot_first_pass="illegal").refuses(move, "WE-6.10", "no-card-to-shoot-with")


def test_opt_24_nor_is_a_hideout_answered_then():
    """shot_first_pass=illegal"""
    same: dict[str, Any] = {"piles": ["B/JJ 3o"], "draw": "WH", "discard": "BK *"}
    for value, asked in (("reshuffle", "B"), ("illegal", "A")):
        at = At({"A": "H BC BS", "B": "WE BS"}, **same, options={"shot_first_pass": value})
        at.play("hide", "cover left JJ")
        assert at.to_act == asked


# OPT-25 target_timing

BEFORE: dict[str, Any] = {"target_timing": "before_shot"}


@pytest.mark.parametrize(
    ("hand", "move", "phase", "aim", "effect"),
    [
        ("S BC", "shoot S", "aim-pile", "attach JJ", Attached(0, "jesse-james", "stagecoach-robbery")),
        ("B BC", "shoot B", "aim-pile", "attach JJ", Attached(0, "jesse-james", "bank-robbery")),
        ("F BC", "shoot F", "aim-pile", "attach JJ", Attached(0, "jesse-james", "fastest-gun")),
        ("MW BC", "steal", "aim-steal", "rob left WH", Stole(0, 1, "wes-hardin")),
        ("H BC", "hide", "aim-hideout", "cover left WH", Covered(0, 1, "wes-hardin")),
        ("WE BC", "earp remove", "aim-remove", "uncover own SK", Uncovered(0, "sundance-kid")),
    ],
)
def test_opt_25_the_target_is_chosen_after_the_hit_or_before_the_shot(hand, move, phase, aim, effect):
    """target_timing=after_hit target_timing=before_shot"""
    piles = ["A/JJ 3o", "A/SK 3o (H)", "A/BK 3o (H)", "B/WH 3o"]
    hit = Turned("butch-cassidy", True)

    at = At({"A": hand}, piles=piles, draw="BC")
    at.play(move)
    assert (at.phase, at.told_of(Turned)) == (phase, [hit])
    at.play(aim)
    assert at.facts[0] == effect
    assert not at.told_of(Turned)

    at = At({"A": hand}, piles=piles, draw="BC", options=BEFORE)
    at.play(move)
    assert (at.phase, at.told_of(Turned)) == (phase, [])
    at.play(aim)
    assert at.facts[:2] == [hit, effect]

    at = At({"A": hand}, piles=piles, draw="MW", discard="BD", options=BEFORE)
    at.play(move, aim)
    assert at.told_of(Turned) == [Turned("most-wanted", False)]
    assert effect not in at.facts
    assert (at.phase, at.view().sheriff_used) == ("play", True)
    assert at.discards[1:] == ["most-wanted", "bob-dalton"]


def test_opt_25_the_only_hideout_needs_no_choice():
    """target_timing=before_shot"""
    at = At({"A": "WE BC"}, piles=["A/JJ 3o (H)"], draw="WH", options=BEFORE)
    at.play("earp remove")
    assert at.facts == [
        Played(0, "wyatt-earp", "remove", False),
        Turned("wes-hardin", True),
        Uncovered(0, "jesse-james"),
        Spent(0, "wyatt-earp"),
    ]


@pytest.mark.parametrize("value", ["after_hit", "before_shot"])
def test_opt_25_an_undecided_aim_shows_no_pile(value):
    at = At({"A": "WE BC"}, piles=["A/JJ 3o (H)", "A/SK 3o (H)"], draw="WH", options={"target_timing": value})
    at.play("earp remove")
    assert (at.phase, at.view().question.seat, at.view().question.outlaw) == ("aim-remove", None, None)


def test_opt_25_where_a_missed_shot_was_aimed_is_forgotten():
    """target_timing=before_shot: no fact has told it, so no view may show it, not even in a window after it."""
    options = {**BEFORE, "we_response": "any_time"}
    at = At({"A": "H BC"}, piles=["B/JJ 3o", "C/SK 3o (H)"], draw="MW", options=options)
    at.play("hide", "cover left JJ")
    assert (at.to_act, at.phase) == ("C", "earp-window")
    assert (at.view("C").question.seat, at.view("C").question.outlaw) == (None, None)


def test_opt_25_a_hideout_that_hit_is_answered_as_usual():
    """target_timing=before_shot"""
    at = At({"A": "H BC", "B": "WE BS"}, piles=["B/JJ 3o"], draw="WH", options=BEFORE)
    at.play("hide", "cover left JJ")
    assert (at.to_act, at.phase) == ("B", "hideout-answer")


# OPT-26 we_pick_secrecy, OPT-27 discard_browsing


def test_opt_26_a_kept_pick_is_secret_or_shown():
    """we_pick_secrecy=secret we_pick_secrecy=shown"""
    for value, seen in (("secret", Picked(0, None, False)), ("shown", Picked(0, "sundance-kid", True))):
        at = At({"A": "WE BC"}, discard="S SK", options={"we_pick_secrecy": value})
        at.play("earp pick", "pick SK")
        assert seen in at.seen_by("B")
        assert seen in at.seen_by()
        assert Picked(0, "sundance-kid", value == "shown") in at.seen_by("A")


def test_opt_27_the_discard_pile_shows_its_top_or_all_of_it():
    """discard_browsing=top_only discard_browsing=open"""
    at = At({"A": "WE BC"}, discard="S SK 2WE")
    assert (at.view("A").pile, at.view("B").pile, at.view().pile) == ((), (), ())
    assert at.view().top_discard == "stagecoach-robbery"
    at = At({"A": "WE BC"}, discard="S SK 2WE", options={"discard_browsing": "open"})
    lying = {"stagecoach-robbery": 1, "sundance-kid": 1, "wyatt-earp": 2}
    for viewer in ("A", "B", None):
        assert {item.card: item.count for item in at.view(viewer).pile} == lying


def test_opt_27_an_open_pile_gives_a_secret_pick_away():
    """discard_browsing=open"""
    at = At({"A": "WE BC"}, discard="S SK", options={"discard_browsing": "open"})
    at.play("earp pick", "pick SK")
    assert Picked(0, "sundance-kid", True) in at.seen_by("B")
    at = At({"A": "WE BC"}, draw="SK", options={"discard_browsing": "open", "we_pick_source": "draw_pile"})
    at.play("earp pick", "pick SK")
    assert Picked(0, None, False) in at.seen_by("B")


# OPT-28 last_card_guard

RISK: dict[str, Any] = {"last_card_guard": "risk"}


@pytest.mark.parametrize(("move", "card"), SHOTS)
def test_opt_28_a_last_card_with_a_shot(move, card):
    """last_card_guard=guaranteed last_card_guard=risk"""
    At({"A": card}, piles=PILES, draw="MW").refuses(move, "WE-5.4", "last-card-must-be-discarded")
    at = At({"A": card}, piles=PILES, draw="2B", options=RISK)
    at.play(move)
    assert at.facts[-2:] == [NoDiscard(0), TurnBegan(1)]  # it missed: the turn ends without a discard
    assert (at.to_act, at.phase, at.table.round) == ("B", "draw", 1)


def test_opt_28_asking_with_the_last_card():
    """EX-C27 last_card_guard=guaranteed last_card_guard=risk"""
    At({"A": "MW", "B": "WH BS"}).refuses("ask WH left", "WE-5.4", "last-card-must-be-discarded")
    at = At({"A": "MW", "B": "WH BS"}, options=RISK)
    at.play("ask WH left")
    assert at.told_of(Gave) == [Gave(1, 0, "wes-hardin")]
    assert (at.to_act, at.phase, at.hand("A")) == ("A", "play", {"wes-hardin": 1})  # won: he discards as usual
    at = At({"A": "MW"}, options=RISK)
    at.play("ask WH left")
    assert at.facts[-2:] == [NoDiscard(0), TurnBegan(1)]


def test_opt_28_laying_everything():
    """last_card_guard=guaranteed last_card_guard=risk"""
    at = At({"A": "3JJ"})
    at.refuses("lay JJ 3", "WE-5.4", "last-card-must-be-discarded")
    at = At({"A": "3JJ"}, options=RISK)
    at.play("lay JJ 3")
    assert at.facts[-2:] == [NoDiscard(0), TurnBegan(1)]
    assert at.points("A/JJ") == 6


def test_opt_28_a_photo_as_the_last_card():
    At({"A": "PJJ"}, piles=["B/JJ 3o"]).refuses("photo JJ", "WE-5.4", "last-card-must-be-discarded")
    at = At({"A": "PJJ"}, piles=["B/JJ 3o"], options=RISK)
    at.play("photo JJ")
    assert (at.points("A/JJ"), at.to_act) == (4, "B")


def test_opt_28_a_picked_card_as_the_last_one():
    """WE-13.7, ruling WE-R47"""
    same: dict[str, Any] = {"piles": ["A/JJ 3o"], "discard": "B", "draw": "MW"}
    at = At({"A": "WE"}, **same)
    at.play("earp pick", "pick B")
    assert (at.phase, at.legal()) == ("play", {"discard bank-robbery"})
    at = At({"A": "WE"}, **same, options=RISK)
    at.play("earp pick", "pick B", "shoot B")
    assert at.facts[-2:] == [NoDiscard(0), TurnBegan(1)]


def test_opt_28_picking_from_the_draw_pile_is_a_gamble():
    """OPT-12: there may be nothing but Wyatt Earps."""
    at = At({"A": "WE", "B": "*"}, draw="2WE", discard="S", options={**RISK, "we_pick_source": "draw_pile"})
    at.play("earp pick")
    assert at.facts[-2:] == [NoDiscard(0), TurnBegan(1)]


def test_opt_28_the_others_are_still_tested_and_the_gambler_when_somebody_else_discards():
    """WE-14.2 last_card_guard=risk"""
    at = At({"A": "3JJ", "C": ""}, options=RISK)
    at.play("lay JJ 3")
    assert RoundEnded("empty-hand", 0) in at.facts
    at = At({"A": "3JJ", "B": "BS BK"}, options=RISK)
    at.play("lay JJ 3", "take discard", "discard BS")
    assert RoundEnded("empty-hand", 1) in at.facts


def test_opt_28_nobody_takes_from_an_empty_discard_pile():
    """WE-3.4 last_card_guard=risk"""
    at = At({"A": "PJJ", "B": "BS *"}, piles=["C/JJ 3o"], draw="WH SK", discard="", options=RISK)
    at.play("photo JJ")
    assert (at.to_act, at.legal()) == ("B", {"take two"})
    at.refuses("take discard", "WE-3.2", "discard-pile-empty")
