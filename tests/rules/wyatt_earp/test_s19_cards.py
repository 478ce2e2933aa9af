"""19. Options register: sheriff cards (OPT-09 to OPT-13), each value beside the default."""

from typing import Any

import pytest

from saloon.games.wyatt_earp.facts import (
    Asked,
    Attached,
    Covered,
    Declined,
    Denied,
    Gave,
    Kept,
    Looked,
    Picked,
    Played,
    PotGrew,
    Reshuffled,
    RoundEnded,
    Spent,
    Stole,
    Turned,
    Uncovered,
)
from saloon.kernel.rng import Quick
from tests.rules.wyatt_earp.tables import At

# OPT-09 photo_out_of_turn


def test_opt_09_by_default_nobody_is_asked_for_a_photo():
    """photo_out_of_turn=off"""
    at = At({"A": "3JJ BC", "C": "PJJ BS"})
    at.play("lay JJ 3")
    assert (at.to_act, at.phase) == ("A", "play")


def test_opt_09_after_another_player_opens():
    """EX-P13 photo_out_of_turn=others_opening"""
    at = At(
        {"A": "3JJ PSK BC", "C": "PJJ BS"}, draw="SK BD BD SK BD BD", options={"photo_out_of_turn": "others_opening"}
    )
    at.play("lay JJ 3")
    assert (at.to_act, at.phase, at.legal()) == ("B", "photo-window", {"photo-now no"})
    at.refuses("photo-now yes", "WE-9.7", "not-in-hand")
    at.play("photo-now no")
    assert at.facts == [Declined(1)]
    assert (at.to_act, at.legal()) == ("C", {"photo-now yes", "photo-now no"})
    at.play("photo-now yes")
    assert at.facts == [
        Played(2, "photo-jesse-james", "photo", False),
        Attached(2, "jesse-james", "photo-jesse-james"),
        PotGrew("jesse-james", 1000),
    ]
    assert (at.points("C/JJ"), at.pot("JJ"), at.to_act, at.phase) == (4, 4000, "A", "play")
    assert not at.view().sheriff_used


def test_opt_09_the_opener_is_not_asked_and_silence_costs_nothing():
    """photo_out_of_turn=others_opening"""
    at = At({"A": "3JJ PJJ BC"}, options={"photo_out_of_turn": "others_opening"})
    at.play("lay JJ 3", "photo-now no", "photo-now no")
    assert (at.to_act, at.phase) == ("A", "play")
    at.play("photo JJ")
    assert at.view().sheriff_used


def test_opt_09_the_opener_is_asked_last():
    """photo_out_of_turn=any_opening: a free extra for the opener, WE-7.4."""
    at = At({"A": "3JJ PJJ B BC"}, draw="WH", options={"photo_out_of_turn": "any_opening"})
    at.play("lay JJ 3", "photo-now no", "photo-now no")
    assert (at.to_act, at.phase, at.legal()) == ("A", "photo-window", {"photo-now yes", "photo-now no"})
    at.play("photo-now yes")
    assert (at.points("A/JJ"), at.pot("JJ"), at.phase, at.view().sheriff_used) == (10, 4000, "play", False)
    at.play("shoot B", "attach JJ")
    assert at.points("A/JJ") == 12


@pytest.mark.parametrize("value", ["others_opening", "any_opening"])
def test_opt_09_asking_stops_when_the_photo_has_been_laid(value):
    at = At({"A": "3JJ 2BC", "B": "PJJ BS"}, players=4, options={"photo_out_of_turn": value})
    at.play("lay JJ 3", "photo-now yes")
    assert (at.to_act, at.phase) == ("A", "play")


@pytest.mark.parametrize("value", ["others_opening", "any_opening"])
def test_opt_09_only_an_opening_is_followed_by_the_question(value):
    """EX-P14"""
    at = At({"A": "3JJ BC", "C": "PJJ BS"}, piles=["B/JJ 3o"], options={"photo_out_of_turn": value})
    at.play("lay JJ 3")
    assert (at.to_act, at.phase) == ("A", "play")
    at.refuses("photo-now yes", "WE-9.7", "not-now")


def test_opt_09_players_without_cards_are_not_asked_and_a_photo_may_be_the_last_card():
    at = At({"A": "3JJ 2BC", "B": "", "C": "PJJ"}, options={"photo_out_of_turn": "others_opening"})
    at.play("lay JJ 3")
    assert at.to_act == "C"
    at.play("photo-now yes")
    assert at.table.round == 1  # WE-14.2 is tested at the discard
    at.play("discard BC")
    assert at.told_of(RoundEnded) == [RoundEnded("empty-hand", 0)]


def test_opt_09_the_opener_must_keep_a_card_for_his_discard():
    """photo_out_of_turn=any_opening"""
    for guard, answers in (("guaranteed", {"photo-now no"}), ("risk", {"photo-now yes", "photo-now no"})):
        at = At({"A": "3JJ PJJ"}, options={"photo_out_of_turn": "any_opening", "last_card_guard": guard})
        at.play("lay JJ 3", "photo-now no", "photo-now no")
        assert (at.to_act, at.phase, at.legal()) == ("A", "photo-window", answers)
        if guard == "risk":
            at.play("photo-now yes")
            assert at.to_act == "B"


# OPT-10 most_wanted_order

ORDERS = {
    "left": (1, 2, 3),
    "right": (3, 2, 1),
    "1-3-2": (1, 3, 2),
    "2-1-3": (2, 1, 3),
    "2-3-1": (2, 3, 1),
    "3-1-2": (3, 1, 2),
}


@pytest.mark.parametrize(
    ("value", "offered"),
    [
        ("choose_direction", ["left", "right"]),
        ("any_order", ["left", "right", "1-3-2", "2-1-3", "2-3-1", "3-1-2"]),
        ("clockwise_only", ["left"]),
    ],
)
def test_opt_10_the_orders_that_four_players_may_be_asked_in(value, offered):
    """EX-C23 most_wanted_order=choose_direction most_wanted_order=any_order most_wanted_order=clockwise_only"""
    at = At({"A": "MW BC"}, players=4, options={"most_wanted_order": value})
    for order in ORDERS:
        if order in offered:
            assert at.allows(f"ask WH {order}")
        else:
            at.refuses(f"ask WH {order}", "WE-11.3", "order-of-asking-not-allowed")


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("asker", "ABCD")
def test_opt_10_everybody_is_asked_in_that_order(order, asker):
    """most_wanted_order=any_order"""
    at = At({asker: "MW 2BC"}, players=4, to_play=asker, options={"most_wanted_order": "any_order"})
    at.play(f"ask WH {order}")
    seat = "ABCD".index(asker)
    assert at.told_of(Asked) == [Asked(seat, "wes-hardin", order)]
    assert at.told_of(Denied) == [Denied((seat + step) % 4, "wes-hardin") for step in ORDERS[order]]


@pytest.mark.parametrize("order", ORDERS)
def test_opt_10_the_first_who_has_it_gives_it(order):
    """EX-C23 most_wanted_order=any_order"""
    hands: dict[str, Any] = {"A": "MW BC", "B": "BS", "C": "JJ BS", "D": "JJ BS"}
    at = At(hands, players=4, options={"most_wanted_order": "any_order"})
    at.play(f"ask JJ {order}")
    giver = next(seat for seat in ORDERS[order] if seat in (2, 3))
    assert at.told_of(Gave) == [Gave(giver, 0, "jesse-james")]
    assert at.told_of(Denied) == ([Denied(1, "jesse-james")] if ORDERS[order][0] == 1 else [])


@pytest.mark.parametrize(("players", "offered"), [(2, {"left"}), (3, {"left", "right"})])
def test_opt_10_among_two_or_three_any_order_adds_nothing(players, offered):
    """most_wanted_order=any_order"""
    for value in ("any_order", "choose_direction"):
        at = At({"A": "MW BC"}, players=players, options={"most_wanted_order": value})
        assert {order for order in ORDERS if at.allows(f"ask WH {order}")} == offered


# OPT-11 hideout_target


def test_opt_11_whose_piles_a_hideout_may_cover():
    """EX-C14 hideout_target=other_player hideout_target=any_player"""
    same: dict[str, Any] = {"piles": ["A/JJ 3o", "B/SK 3o"], "draw": "WH"}
    at = At({"A": "H BC"}, **same)
    at.play("hide")
    assert at.legal() == {"cover left sundance-kid"}
    at.refuses("cover own JJ", "WE-12.2", "no-such-target")

    at = At({"A": "H BC"}, **same, options={"hideout_target": "any_player"})
    at.play("hide")
    assert at.legal() == {"cover own jesse-james", "cover left sundance-kid"}
    at.play("cover own JJ")
    assert at.facts == [Covered(0, 0, "jesse-james")]  # nobody answers a Hideout of his own
    assert (at.points("A/JJ"), at.to_act, at.phase) == (0, "A", "play")


def test_opt_11_an_own_pile_alone_is_target_enough():
    same: dict[str, Any] = {"piles": ["A/JJ 3o", "B/SK 3o (H)"]}
    At({"A": "H BC"}, **same).refuses("hide", "WE-12.2", "no-pile-to-cover")
    assert At({"A": "H BC"}, **same, options={"hideout_target": "any_player"}).allows("hide")


# OPT-12 we_pick_source


def test_opt_12_which_pile_wyatt_earp_looks_through():
    """EX-C45 we_pick_source=discard we_pick_source=draw_pile"""
    hands: dict[str, Any] = {"A": "WE BC", "B": "*"}
    same: dict[str, Any] = {"draw": "JJ B WE", "discard": "S SK"}
    at = At(hands, **same)
    assert at.play("earp pick") == [Played(0, "wyatt-earp", "pick", False), Looked(0, False)]
    assert at.legal() == {"pick stagecoach-robbery", "pick sundance-kid"}
    assert {item.card for item in at.view("A").pile} == {"stagecoach-robbery", "sundance-kid"}

    at = At(hands, **same, options={"we_pick_source": "draw_pile"})
    assert at.play("earp pick") == [Played(0, "wyatt-earp", "pick", False), Looked(0, True)]
    assert at.legal() == {"pick jesse-james", "pick bank-robbery"}
    assert {item.card: item.count for item in at.view("A").pile} == {
        "jesse-james": 1,
        "bank-robbery": 1,
        "wyatt-earp": 1,
    }
    assert at.view("B").pile == at.view().pile == ()
    at.play("pick JJ")
    assert at.facts == [Picked(0, "jesse-james", False), Spent(0, "wyatt-earp")]
    assert sorted(at.draws) == ["bank-robbery", "wyatt-earp"]
    assert at.discards == ["wyatt-earp", "stagecoach-robbery", "sundance-kid"]
    assert (at.table.reshuffles, at.phase) == (0, "play")


def test_opt_12_the_draw_pile_is_shuffled_before_the_picked_card_is_played():
    """we_pick_source=draw_pile"""
    orders = set()
    for salt in range(1, 9):
        at = At({"A": "WE BC"}, options={"we_pick_source": "draw_pile"}, draw="B SK", chance={"quick": str(salt)})
        before = at.draws
        at.play("earp pick", "pick B")
        assert sorted([*at.draws, "bank-robbery"]) == sorted(before)
        assert at.draws != before[1:]
        orders.add(tuple(at.draws))
    assert len(orders) == 8


def test_opt_12_a_picked_sheriff_card_may_be_played_at_once():
    """we_pick_source=draw_pile"""
    at = At({"A": "WE BC"}, piles=["A/JJ 3o"], draw="B", options={"we_pick_source": "draw_pile"})
    at.play("earp pick", "pick B")
    assert (at.phase, at.legal()) == ("follow-up", {"shoot bank-robbery", "keep"})


def test_opt_12_a_picked_card_that_is_played_at_once_leaves_one_of_its_kind_that_all_saw():
    """WE-18.4 we_pick_source=draw_pile: everybody knows the Fastest Gun that A took from the discard pile."""
    at = At({"A": "WE 2BC"}, ["A/JJ 3o"], phase="draw", discard="F", options={"we_pick_source": "draw_pile"})
    at.play("take discard", "earp pick", "pick F", "shoot F")
    for viewer in (1, 2, 3):
        for seed in range(20):
            assert At.of(at.table.imagine(viewer, Quick(seed))).hand("A").get("fastest-gun")


def test_opt_12_what_must_lie_there():
    """WE-13.6 we_pick_source=draw_pile: any card at all will do, so that legality betrays nothing."""
    draw_pile = {"we_pick_source": "draw_pile"}
    only_earps: dict[str, Any] = {"draw": "2WE", "discard": "S"}
    at = At({"A": "WE BC", "B": "*"}, **only_earps, options=draw_pile)
    at.play("earp pick")
    assert at.facts == [Played(0, "wyatt-earp", "pick", False), Looked(0, True), Spent(0, "wyatt-earp")]
    assert (at.phase, at.view().sheriff_used, at.hand("A")) == ("play", True, {"butch-cassidy": 1})

    nothing: dict[str, Any] = {"draw": "", "discard": "S *"}
    At({"A": "WE BC"}, **nothing, options=draw_pile).refuses("earp pick", "WE-13.6", "nothing-to-pick")
    assert At({"A": "WE BC"}, **nothing).allows("earp pick")

    earps_discarded: dict[str, Any] = {"draw": "JJ", "discard": "2WE"}
    At({"A": "WE BC", "B": "*"}, **earps_discarded).refuses("earp pick", "WE-13.6", "nothing-to-pick")
    assert At({"A": "WE BC", "B": "*"}, **earps_discarded, options=draw_pile).allows("earp pick")


def test_opt_12_the_last_card_cannot_pick_from_the_draw_pile():
    """WE-5.4, OPT-28: there might be nothing but Wyatt Earps in it; that is the reason given."""
    draw_pile = {"we_pick_source": "draw_pile"}
    assert At({"A": "WE"}).allows("earp pick")
    At({"A": "WE"}, options=draw_pile).refuses("earp pick", "WE-5.4", "last-card-must-be-discarded")
    At({"A": "WE"}, draw="", discard="S *", options=draw_pile).refuses("earp pick", "WE-13.6", "nothing-to-pick")
    assert At({"A": "WE"}, options={**draw_pile, "last_card_guard": "risk"}).allows("earp pick")


# OPT-13 we_response

ANY_TIME: dict[str, Any] = {"we_response": "any_time"}


def test_opt_13_by_default_the_target_answers_at_once_and_once():
    """WE-13.14 we_response=immediate_once"""
    at = At({"A": "H BC", "B": "2WE BS", "C": "WE BS"}, piles=["B/JJ 3o", "C/SK 3o (H)"], draw="WH MW")
    at.play("hide", "cover left JJ")
    assert (at.to_act, at.phase, at.legal()) == ("B", "hideout-answer", {"answer yes", "answer no"})
    at.play("answer yes")
    assert at.facts == [Played(1, "wyatt-earp", "remove", False), Spent(1, "wyatt-earp"), Turned("most-wanted", False)]
    assert (at.to_act, at.phase, at.points("B/JJ")) == ("A", "play", 0)  # and C was never asked


def test_opt_13_a_window_opens_after_the_hideout_and_every_covered_player_is_asked():
    """we_response=any_time: it contains the immediate answer."""
    at = At(
        {"A": "H BC", "B": "2WE BS", "C": "WE BS"}, piles=["B/JJ 3o", "C/SK 3o (H)"], draw="WH MW JJ", options=ANY_TIME
    )
    at.play("hide", "cover left JJ")
    assert (at.to_act, at.phase) == ("B", "earp-window")
    assert at.legal() == {"earp-now jesse-james", "earp-now no"}
    at.play("earp-now JJ")
    assert at.facts == [Played(1, "wyatt-earp", "remove", False), Spent(1, "wyatt-earp"), Turned("most-wanted", False)]
    assert (at.to_act, at.phase) == ("B", "earp-window")  # no limit: he may try again
    at.play("earp-now JJ")
    assert Uncovered(1, "jesse-james") in at.facts
    assert (at.to_act, at.legal(), at.points("B/JJ")) == ("C", {"earp-now sundance-kid", "earp-now no"}, 6)
    at.play("earp-now no")
    assert (at.to_act, at.phase) == ("A", "play")


def test_opt_13_everybody_is_asked_again_until_all_have_passed():
    """we_response=any_time"""
    at = At(
        {"A": "BC 2BD", "B": "WE BS", "C": "2WE BS"},
        phase="draw",
        piles=["B/JJ 3o (H)", "C/SK 3o (H)", "A/WH 3o (H)"],
        draw="BC BC MW MW",
        options=ANY_TIME,
    )
    at.play("take two")
    asked = [at.to_act]
    for move in ("earp-now no", "earp-now SK", "earp-now no", "earp-now SK", "earp-now no", "earp-now no"):
        assert at.phase == "earp-window"
        at.play(move)
        asked.append(at.to_act)
    assert asked == ["B", "C", "B", "C", "B", "C", "A"]
    assert at.phase == "play"


def test_opt_13_windows_open_after_the_draw_and_after_each_action():
    """we_response=any_time"""
    at = At(
        {"A": "JJ MW BD", "B": "BS"}, phase="draw", piles=["B/JJ 3o (H)"], draw="WH BC", options=ANY_TIME, discard="BC"
    )
    for move in ("take two", "lay JJ 1", "ask WH left"):
        at.play(move)
        assert (at.to_act, at.phase, at.legal()) == ("B", "earp-window", {"earp-now no"}), move
        at.play("earp-now no")
        assert at.facts == [Declined(1)]
        assert (at.to_act, at.phase) == ("A", "play")
    at.play("discard BC")  # but not between the discard and the next draw (WE-3.4)
    assert (at.to_act, at.phase) == ("B", "draw")


def test_opt_13_never_while_a_card_is_being_resolved():
    """we_response=any_time"""
    at = At({"A": "B WE BD", "B": "WE"}, piles=["A/JJ 3o", "B/SK 3o (H)"], draw="WH", options=ANY_TIME)
    at.play("shoot B")
    assert (at.to_act, at.phase) == ("A", "aim-pile")
    at.play("attach JJ")
    assert (at.to_act, at.phase) == ("B", "earp-window")


def test_opt_13_the_follow_up_is_asked_after_every_pick():
    """we_response=any_time, ruling WE-R56: or the moment of the window would betray the pick."""
    same: dict[str, Any] = {"piles": ["B/JJ 3o (H)"], "discard": "S SK"}
    at = At({"A": "WE BD", "B": "BS"}, **same, options=ANY_TIME)
    at.play("earp pick")
    assert (at.to_act, at.phase) == ("A", "pick")
    at.play("pick SK")
    assert (at.to_act, at.phase, at.legal()) == ("A", "follow-up", {"keep"})
    assert at.view("B").question.phase == "follow-up"
    at.play("keep")
    assert at.facts == [Kept(0)]
    assert (at.to_act, at.phase) == ("B", "earp-window")

    at = At({"A": "WE BD", "B": "BS"}, **same)
    at.play("earp pick", "pick SK")
    assert (at.to_act, at.phase) == ("A", "play")


@pytest.mark.parametrize("picked", ["SK", "S"])
def test_opt_13_even_with_no_hideout_on_the_table_the_follow_up_is_asked(picked):
    at = At({"A": "WE BD"}, discard="S SK", options=ANY_TIME)
    at.play("earp pick", f"pick {picked}")
    assert (at.phase, at.legal()) == ("follow-up", {"keep"})


def test_opt_13_who_is_not_asked():
    """we_response=any_time: the active player, players without a covered pile or without cards (all can see that)."""
    at = At(
        {"A": "JJ BD", "B": "", "C": "WE", "D": "WE"},
        players=4,
        piles=["A/JJ 3o (H)", "B/SK 3o (H)", "C/WH 3o", "D/BK 3o (H)"],
        options={**ANY_TIME, "empty_hand_end": "never"},
    )
    at.play("lay JJ 1")
    assert at.to_act == "D"
    at.play("earp-now no")
    assert (at.to_act, at.phase) == ("A", "play")


def test_opt_13_no_window_without_a_card_to_turn_over():
    """WE-6.11 we_response=any_time"""
    same: dict[str, Any] = {"piles": ["B/JJ 3o (H)"], "draw": "", "discard": "S *", "options": ANY_TIME}
    at = At({"A": "JJ BD", "B": "WE"}, **same, reshuffles=1)
    at.play("lay JJ 1")
    assert (at.to_act, at.phase) == ("A", "play")
    at = At({"A": "JJ BD", "B": "WE"}, **same)  # pass 1: the reshuffle will bring one
    at.play("lay JJ 1")
    assert at.to_act == "B"
    at.play("earp-now JJ")
    assert len(at.told_of(Reshuffled)) == 1


def test_opt_13_an_answer_uses_up_nobodys_sheriff_card_and_only_covered_piles_are_aimed_at():
    """WE-7.4 we_response=any_time"""
    at = At(
        {"A": "JJ MW BD", "B": "WE MW BS"},
        piles=["B/JJ 3o (H)", "B/SK 3o"],
        draw="WH BC BC",
        options=ANY_TIME,
        discard="BC",
    )
    at.play("lay JJ 1")
    at.refuses("earp-now SK", "WE-13.12", "pile-not-covered")
    at.play("earp-now JJ")
    assert not at.view().sheriff_used
    assert at.allows("ask WH left")
    at.play("discard BD", "take two")
    assert at.allows("ask WH left")


def test_opt_13_an_answer_without_a_wyatt_earp_is_refused():
    at = At({"A": "JJ BD", "B": "BS"}, piles=["B/JJ 3o (H)"], options=ANY_TIME)
    at.play("lay JJ 1")
    at.refuses("earp-now JJ", "WE-13.12", "not-in-hand")


def test_opt_13_a_theft_comes_before_the_window():
    """WE-11.9 we_response=any_time: whose last Hideout became an orphan is not asked."""
    at = At({"A": "MW BD", "B": "WE BS"}, piles=["B/JJ 1o (H)"], draw="WH", options=ANY_TIME)
    at.play("steal", "rob left JJ")
    assert at.told_of(Stole) == [Stole(0, 1, "jesse-james")]
    assert (at.to_act, at.phase) == ("A", "play")
