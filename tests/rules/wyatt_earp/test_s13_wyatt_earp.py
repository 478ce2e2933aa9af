"""13. Wyatt Earp."""

from operator import eq

import pytest

from saloon.games.wyatt_earp.facts import (
    Attached,
    Covered,
    Declined,
    Drew,
    Gave,
    Kept,
    Looked,
    Picked,
    Played,
    Reshuffled,
    RoundEnded,
    Spent,
    Turned,
    Uncovered,
)
from tests.rules.wyatt_earp.tables import At, counted


@pytest.mark.parametrize(
    ("moves", "below"),
    [
        pytest.param(["earp draw"], ["stagecoach-robbery"], id="draw two"),
        pytest.param(["earp pick", "pick S", "keep"], [], id="pick one"),
        pytest.param(["earp remove"], ["hideout", "wes-hardin", "stagecoach-robbery"], id="remove a Hideout"),
    ],
)
def test_we_13_1_whichever_of_its_three_uses_the_card_ends_on_the_discard_pile(moves, below):
    at = At({"A": "WE BD"}, piles=["A/JJ P (H)"], draw="WH BK", discard="S")
    assert {move for move in at.legal() if move.startswith("earp")} == {"earp draw", "earp pick", "earp remove"}
    at.play(*moves)
    assert at.discards == ["wyatt-earp", *below]
    assert "wyatt-earp" not in at.hand("A")
    assert at.view().sheriff_used


def test_we_13_2_draw_two_takes_the_top_two_cards_without_a_shot():
    at = At({"A": "WE BD"}, draw="JJ B SK", discard="S")
    at.play("earp draw")
    assert at.facts == [
        Played(0, "wyatt-earp", "draw", False),
        Drew(0, "jesse-james"),
        Drew(0, "bank-robbery"),
        Spent(0, "wyatt-earp"),
    ]
    assert at.hand("A") == counted("BD JJ B")
    assert (at.draws[0], at.discards) == ("sundance-kid", ["wyatt-earp", "stagecoach-robbery"])
    assert [fact for fact in at.seen_by("B") if isinstance(fact, Drew)] == [Drew(0, None)] * 2


def test_we_13_2_outlaw_cards_drawn_so_may_be_laid_this_turn():
    at = At({"A": "WE 2JJ BK BD"}, piles=["B/BK 3o"], draw="JJ BK")
    at.play("earp draw", "lay JJ 3", "lay BK 2")
    assert (at.points("A/JJ"), at.points("A/BK")) == (6, 4)


def test_we_13_2_sheriff_cards_drawn_so_may_not_be_played_this_turn():
    """EX-C35"""
    at = At({"A": "WE BD"}, piles=["B/JJ 3o"], draw="PJJ WE")
    at.play("earp draw")
    at.refuses("photo JJ", "WE-7.1", "one-sheriff-card-a-turn")
    at.refuses("earp draw", "WE-7.1", "one-sheriff-card-a-turn")


def test_we_13_2_it_may_be_the_last_card_of_the_hand():
    """EX-C28"""
    at = At({"A": "3JJ WE"}, draw="BK SK")
    at.play("lay JJ 3", "earp draw")
    assert at.hand("A") == counted("BK SK")
    at.play("discard SK")
    assert (at.to_act, at.hand("A")) == ("B", counted("BK"))


def test_we_13_3_any_card_of_the_discard_pile_but_a_wyatt_earp():
    """EX-C30 we_pick_source=discard"""
    at = At({"A": "WE 2BD"}, draw="SK", discard="WE B JJ")
    before = at.draws
    at.play("earp pick")
    assert at.facts == [Played(0, "wyatt-earp", "pick", False), Looked(0, False)]
    assert at.legal() == {"pick bank-robbery", "pick jesse-james"}
    at.refuses("pick SK", "WE-13.3", "not-in-pile")
    at.refuses("discard BD", "WE-3.5", "not-now")
    at.play("pick JJ")
    assert at.hand("A") == counted("2BD JJ")
    assert at.discards == ["wyatt-earp", "wyatt-earp", "bank-robbery"]
    assert at.draws == before


def test_we_13_3_it_may_lie_deep_in_the_pile():
    at = At({"A": "WE BD"}, discard="B SK MW JJ S")
    at.play("earp pick", "pick JJ")
    assert at.discards == ["wyatt-earp", "bank-robbery", "sundance-kid", "most-wanted", "stagecoach-robbery"]


def test_we_13_4_the_card_being_played_is_not_in_the_pile_while_choosing():
    at = At({"A": "WE BD"}, discard="JJ B")
    at.play("earp pick")
    assert at.discards == ["jesse-james", "bank-robbery"]
    assert {item.card: item.count for item in at.view("A").pile} == counted("JJ B")
    assert at.view().question.card == "wyatt-earp"
    at.play("pick B")
    assert at.discards == ["wyatt-earp", "jesse-james"]  # as soon as the choice is made
    assert at.phase == "play"


def test_we_13_4_it_lies_there_already_when_the_picked_card_is_shot_with():
    at = At({"A": "WE BD"}, piles=["A/JJ 3o"], draw="WH", discard="BK B")
    at.play("earp pick", "pick B", "shoot B", "attach JJ")
    assert at.discards == ["wes-hardin", "wyatt-earp", "billy-the-kid"]


def test_we_13_5_nobody_looks_through_the_pile_before():
    """discard_browsing=top_only"""
    at = At({"A": "WE BD"}, discard="JJ B")
    assert [at.view(seat).pile for seat in "ABC"] == [(), (), ()]
    assert (at.view("A").top_discard, at.view("A").discard_pile) == ("jesse-james", 2)
    at.play("earp pick")
    assert at.view("A").pile
    assert [at.view(seat).pile for seat in ("B", "C", None)] == [(), (), ()]
    at.play("pick JJ")
    assert at.view("A").pile == ()


@pytest.mark.parametrize("pile", ["", "WE", "3WE"])
def test_we_13_6_without_a_card_to_pick_this_use_is_not_available(pile):
    """EX-C31"""
    at = At({"A": "WE BD"}, discard=pile)
    at.refuses("earp pick", "WE-13.6", "nothing-to-pick")
    assert at.allows("earp draw")


def test_we_13_7_a_picked_sheriff_card_may_be_played_at_once():
    """EX-C32"""
    at = At({"A": "WE BD S 2BK"}, piles=["A/JJ 3o"], draw="H", discard="B")
    at.play("earp pick", "pick B")
    assert (at.phase, at.view("A").picked) == ("follow-up", "bank-robbery")
    assert at.legal() == {"shoot bank-robbery", "keep"}
    for move in ("discard BD", "lay BK 1", "shoot S"):
        at.refuses(move, "WE-13.7", "picked-card-now-or-keep")
    at.play("shoot B")
    assert at.facts[:2] == [Played(0, "bank-robbery", "attach", True), Turned("hideout", False)]
    assert at.discards == ["bank-robbery", "hideout", "wyatt-earp"]
    at.refuses("shoot S", "WE-7.1", "one-sheriff-card-a-turn")
    at.play("discard BD")


def test_we_13_7_a_picked_most_wanted_asks_at_once():
    """EX-C36"""
    at = At({"A": "WE BD", "B": "JJ BK"}, piles=["C/JJ 3o"], discard="MW")
    at.play("earp pick", "pick MW", "ask JJ left")
    assert at.told_of(Gave) == [Gave(1, 0, "jesse-james")]
    at.play("lay JJ 1")
    assert at.points("A/JJ") == 2
    assert at.hand("A") == counted("BD")


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("PJJ", ["photo JJ"]),
        ("S", ["shoot S", "attach BK"]),
        ("F", ["shoot F", "attach BK"]),
        ("MW", ["steal", "rob left JJ"]),
        ("H", ["hide", "cover left JJ"]),
    ],
)
def test_we_13_7_every_sheriff_card_can_follow(card, moves):
    at = At({"A": "WE BD"}, piles=["A/BK 3o", "B/JJ 3o"], draw="WH", discard=card)
    at.play("earp pick", f"pick {card}", *moves)
    assert at.told_of(Played)[1].picked
    assert "wyatt-earp" in at.discards
    assert at.hand("A").keys() <= {"bob-dalton", "jesse-james"}


def test_we_13_7_a_card_kept_may_not_be_played_later_in_the_turn():
    at = At({"A": "WE BD JJ"}, piles=["A/JJ 3o"], discard="B")
    at.play("earp pick", "pick B", "keep")
    assert at.facts[-1] == Kept(0)
    at.refuses("shoot B", "WE-7.1", "one-sheriff-card-a-turn")
    at.play("lay JJ 1")
    at.refuses("shoot B", "WE-7.1")
    at.play("discard BD", *["take discard", "discard BD"] * 2, "take discard", "shoot B")  # his next turn


def test_we_13_7_the_conditions_of_the_card_hold():
    at = At({"A": "WE BD"}, piles=["B/JJ 3o"], discard="B PBK F")
    at.play("earp pick", "pick B")
    assert at.phase == "play"  # no pile of his own: nothing to ask
    at.refuses("shoot B", "WE-7.1")


def test_we_13_7_a_use_of_the_picked_card_without_a_target_is_refused_as_ever():
    at = At({"A": "WE BD"}, discard="MW")
    at.play("earp pick", "pick MW")
    at.refuses("steal", "WE-11.7", "nothing-to-steal")
    assert at.allows("ask JJ left")

    at = At({"A": "WE BD"}, discard="B", options={"we_response": "any_time"})  # there it is always asked
    at.play("earp pick", "pick B")
    assert at.legal() == {"keep"}
    at.refuses("shoot B", "WE-10.1", "no-own-pile")


def test_we_13_7_the_last_card_guard_holds_for_a_picked_card():
    at = At({"A": "WE"}, piles=["A/JJ 3o"], discard="B")
    at.play("earp pick", "pick B")
    assert at.phase == "play"
    assert at.legal() == {"discard bank-robbery"}


def test_we_13_8_a_picked_outlaw_card_may_be_laid_at_any_time_this_turn():
    at = At({"A": "WE 2JJ BK BD"}, piles=["B/BK 3o"], discard="JJ")
    at.play("earp pick", "pick JJ")
    assert at.phase == "play"  # no question about playing it at once
    at.play("lay BK 1", "lay JJ 3")
    assert at.points("A/JJ") == 6


def test_we_13_9_a_card_that_is_kept_is_not_shown():
    """we_pick_secrecy=secret"""
    at = At({"A": "WE 2BD"}, discard="SK JJ")
    at.play("earp pick", "pick JJ")
    assert Picked(0, "jesse-james", False) in at.seen_by("A")
    for seat in ("B", "C", None):
        assert [fact for fact in at.seen_by(seat) if isinstance(fact, Picked)] == [Picked(0, None, False)]


def test_we_13_9_nobody_else_can_tell_whether_there_is_a_choice_to_play_it_now():
    plain, choice = (At({"A": "WE BD", "B": "2BK"}, piles=["A/JJ 3o"], discard=f"SK {card}") for card in ("JJ", "B"))
    plain.play("earp pick", "pick JJ")
    choice.play("earp pick", "pick B")
    assert (plain.phase, choice.phase) == ("play", "follow-up")
    for seat in ("B", "C", None):
        assert plain.view(seat) == choice.view(seat)
        assert plain.seen_by(seat) == choice.seen_by(seat)
    choice.play("keep")
    assert choice.facts == [Kept(0)]
    assert choice.seen_by("B") == []
    assert plain.view("B") == choice.view("B")


def test_we_13_9_a_card_played_at_once_is_seen():
    at = At({"A": "WE BD"}, piles=["B/JJ 3o"], discard="PJJ")
    at.play("earp pick", "pick PJJ", "photo JJ")
    assert Played(0, "photo-jesse-james", "photo", True) in at.seen_by("B")
    assert at.pile("A/JJ").photo


def test_we_13_10_a_hit_removes_an_own_hideout():
    at = At({"A": "WE BD"}, piles=["A/JJ 3o B (H)", "B/BK 3o (H)"], draw="WH", discard="S")
    at.play("earp remove")
    assert at.facts == [
        Played(0, "wyatt-earp", "remove", False),
        Turned("wes-hardin", True),
        Uncovered(0, "jesse-james"),
        Spent(0, "wyatt-earp"),
    ]
    assert (at.points("A/JJ"), at.pile("A/JJ").covered, at.pile("B/BK").covered) == (8, False, True)
    assert at.discards == ["wyatt-earp", "hideout", "wes-hardin", "stagecoach-robbery"]
    assert (at.to_act, at.phase) == ("A", "play")


def test_we_13_10_after_a_miss_the_hideout_stays():
    at = At({"A": "WE BD"}, piles=["A/JJ 3o (H)"], draw="B", discard="S")
    at.play("earp remove")
    assert (at.points("A/JJ"), at.pile("A/JJ").covered) == (0, True)
    assert at.discards == ["wyatt-earp", "bank-robbery", "stagecoach-robbery"]


def test_we_13_10_with_two_hideouts_the_player_chooses_which_one_leaves():
    """EX-C37"""
    at = At({"A": "WE BD"}, piles=["A/JJ 3o (H)", "A/BK 3o (H)", "B/SK 3o (H)"], draw="WH")
    at.play("earp remove")
    assert at.phase == "aim-remove"
    assert at.legal() == {"uncover own jesse-james", "uncover own billy-the-kid"}
    at.refuses("uncover left SK", "WE-13.10", "no-such-target")
    at.play("uncover own BK")
    assert (at.points("A/BK"), at.points("A/JJ")) == (6, 0)


def test_we_13_10_hideouts_of_others_are_none_of_his_business():
    """EX-C38 we_remove_scope=own"""
    at = At({"A": "WE BD"}, piles=["A/JJ 3o", "B/JJ 1o (H)"])
    at.refuses("earp remove", "WE-13.10", "no-hideout-to-remove")


def test_we_13_11_on_his_own_turn_it_is_the_sheriff_card_of_the_turn():
    at = At({"A": "2WE PBK BD"}, piles=["A/JJ 3o (H)", "B/BK 3o"], draw="B")
    at.play("earp remove")
    at.refuses("earp remove", "WE-7.1", "one-sheriff-card-a-turn")
    at.refuses("photo BK", "WE-7.1")
    at = At({"A": "WE PBK BD"}, piles=["A/JJ 3o (H)", "B/BK 3o"])
    at.play("photo BK")
    at.refuses("earp remove", "WE-7.1", "one-sheriff-card-a-turn")


def hidden(hands, draw, players=3, piles=("C/JJ 3o", "C/BK 2o (H)"), **rest):
    """A's Hideout has hit and lies on C's Jesse James."""
    at = At({"A": "H BD SK", **hands}, [*piles], f"WH {draw}", "S", players, **rest)
    at.play("hide", "cover left2 JJ")
    assert at.facts[-1] == Covered(0, 2, "jesse-james")
    return at


def test_we_13_12_the_target_and_nobody_else_may_answer_at_once():
    """EX-C40 we_response=immediate_once"""
    at = hidden({"C": "BK", "D": "WE BC"}, "WH", players=4)
    assert (at.to_act, at.phase) == ("C", "hideout-answer")
    question = at.view("C").question
    assert (question.seat, question.outlaw, question.shot) == (2, "jesse-james", "wes-hardin")
    at.refuses("answer yes", "WE-13.12", "not-in-hand")
    assert at.legal() == {"answer no"}
    at.play("answer no")
    assert at.facts == [Declined(2)]
    assert (at.to_act, at.phase) == ("A", "play")
    assert (at.pile("C/JJ").covered, at.hand("D")) == (True, counted("BC WE"))


def test_we_13_12_it_is_about_exactly_that_hideout():
    at = hidden({"C": "WE BK"}, "WH")
    assert at.legal() == {"answer yes", "answer no"}
    at.play("answer yes")
    assert at.told_of(Uncovered) == [Uncovered(2, "jesse-james")]
    assert (at.pile("C/JJ").covered, at.pile("C/BK").covered) == (False, True)


def test_we_13_12_a_hideout_that_missed_is_not_answered():
    """EX-C41"""
    at = At({"A": "H BD", "C": "WE BK"}, piles=["C/JJ 3o"], draw="B")
    at.play("hide")
    assert (at.to_act, at.phase) == ("A", "play")
    at.refuses("answer yes", "WE-13.12", "not-now")
    at.play("discard BD")
    at.refuses("answer yes", "WE-13.12", "not-now")


def test_we_13_12_a_hideout_placed_before_is_not_answered_out_of_turn():
    at = hidden({"C": "WE BK"}, "WH")
    at.play("answer no")
    at.refuses("answer yes", "WE-13.12", "not-now")
    at.play("discard BD")
    assert (at.to_act, at.phase) == ("B", "draw")
    at.refuses("answer yes", "WE-13.12", "not-now")


@pytest.mark.parametrize(("shot", "covered"), [("BC", False), ("B", True)])
def test_we_13_13_wyatt_earp_then_the_shot_then_the_hideout(shot, covered):
    """EX-S15"""
    at = At({"B": "H BD SK", "C": "WE BK"}, ["C/JJ 3o"], f"WH {shot}", "S", to_play="B")
    at.play("hide", "cover left JJ", "answer yes")
    (slug,) = counted(shot)
    expected = [Played(2, "wyatt-earp", "remove", False), Spent(2, "wyatt-earp"), Turned(slug, not covered)]
    expected += [] if covered else [Uncovered(2, "jesse-james")]
    assert at.facts[-len(expected) :] == expected
    on_top = [] if covered else ["hideout"]
    assert at.discards == [*on_top, slug, "wyatt-earp", "wes-hardin", "stagecoach-robbery"]
    assert (at.pile("C/JJ").covered, at.points("C/JJ")) == (covered, 0 if covered else 6)
    assert at.hand("C") == counted("BK")


def test_we_13_13_a_reshuffle_for_its_shot_takes_the_answering_card_in():
    """WE-6.5 WE-6.10"""
    at = At({"A": "H BD SK", "C": "WE BK"}, piles=["C/JJ 3o"], draw="WH", discard="*")
    at.play("hide", "cover left2 JJ")
    assert at.draws == []
    at.play("answer yes")
    assert at.told_of(Reshuffled)
    (turned,) = at.told_of(Turned)
    assert at.discards == (["hideout", turned.card] if turned.hit else [turned.card])
    assert at.pile("C/JJ").covered != turned.hit
    assert [*at.draws, turned.card].count("wyatt-earp") == 7


def test_we_13_12_without_a_card_to_shoot_with_there_is_no_answer():
    """WE-6.11"""
    at = At({"A": "H BD SK", "C": "WE BK"}, piles=["C/JJ 3o"], draw="WH", discard="*", reshuffles=1)
    at.play("hide", "cover left2 JJ")
    assert (at.to_act, at.phase, at.pile("C/JJ").covered) == ("A", "play", True)
    at.refuses("answer yes", "WE-13.12", "not-now")


def test_we_13_14_after_a_miss_a_second_wyatt_earp_cannot_follow():
    at = hidden({"B": "2BC", "C": "2WE BK"}, "B")
    at.play("answer yes")
    assert (at.pile("C/JJ").covered, at.hand("C")) == (True, counted("BK WE"))
    assert (at.to_act, at.phase) == ("A", "play")
    at.refuses("answer yes", "WE-13.12", "not-now")


def test_we_13_14_on_his_own_turn_he_may_try_again():
    at = hidden({"B": "2BC", "C": "2WE BK"}, "B JJ")
    at.play("answer yes", "discard BD", "take discard", "discard BD", "take discard")
    at.play("earp remove", "uncover own JJ")
    assert (at.pile("C/JJ").covered, at.points("C/JJ")) == (False, 6)


def test_we_13_14_every_hideout_may_be_answered_anew():
    at = hidden({"B": "H BC", "C": "2WE BK"}, "B WH BS", piles=("C/JJ 3o", "C/SK 3o"))
    at.play("answer yes", "discard BD", "take discard", "hide", "cover left SK")
    assert (at.to_act, at.phase) == ("C", "hideout-answer")
    at.play("answer yes")
    assert (at.pile("C/JJ").covered, at.pile("C/SK").covered) == (True, False)


def test_we_13_15_the_answer_may_be_the_last_card_of_a_hand():
    at = hidden({"C": "WE"}, "WH")
    at.play("answer yes")
    assert (at.to_act, at.view().players[2].hand, at.view().round) == ("A", 0, 1)
    at.play("discard BD")
    assert at.told_of(RoundEnded) == [RoundEnded("empty-hand", 0)]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_we_13_16_after_the_answer_the_turn_goes_on_where_it_was(answer):
    at = hidden({"A": "H BD 3SK WE", "C": "WE BK"}, "WH")
    at.play(f"answer {answer}")
    assert (at.to_act, at.phase, at.view().turn) == ("A", "play", 0)
    at.refuses("earp draw", "WE-7.1", "one-sheriff-card-a-turn")
    at.play("lay SK 3", "discard BD")
    assert (at.points("A/SK"), at.to_act) == (6, "B")


def test_we_13_16_an_answer_at_any_time_costs_the_active_player_nothing():
    """WE-7.4 we_response=any_time"""
    options: dict[str, object] = {"we_response": "any_time"}
    at = At({"A": "3JJ PJJ BD", "B": "WE BC"}, ["B/BK 3o (H)"], "WH", "S", options=options)
    at.play("lay JJ 3")
    assert (at.to_act, at.phase) == ("B", "earp-window")
    at.play("earp-now BK")
    assert (at.points("B/BK"), at.to_act, at.phase) == (6, "A", "play")
    assert not at.view().sheriff_used
    at.play("photo JJ")
    assert at.points("A/JJ") == 10


def test_ex_c42_an_answer_costs_no_sheriff_card_of_the_own_turn():
    """WE-7.4"""
    at = hidden({"B": "2BC", "C": "WE PBK BK"}, "B")
    at.play("answer yes", "discard BD", "take discard", "discard BD", "take discard")
    assert not at.view().sheriff_used
    at.play("photo BK")
    assert at.told_of(Attached) == [Attached(2, "billy-the-kid", "photo-billy-the-kid")]


def test_ex_c45_picking_from_the_draw_pile():
    """WE-13.3 we_pick_source=draw_pile"""
    at = At({"A": "WE BD"}, draw="SK WE B", discard="JJ", options={"we_pick_source": "draw_pile"})
    before = at.draws
    at.play("earp pick")
    assert at.told_of(Looked) == [Looked(0, True)]
    assert {item.card: item.count for item in at.view("A").pile} == {card: before.count(card) for card in set(before)}
    assert at.view("B").pile == ()
    assert at.legal() == {f"pick {card}" for card in set(before) - {"wyatt-earp"}}
    at.play("pick B")
    assert at.hand("A") == counted("BD B")
    after = at.draws
    before.remove("bank-robbery")
    assert sorted(after) == sorted(before)
    assert sum(map(eq, after, before)) < len(after) // 2  # it was shuffled
    assert not at.view().reshuffled
    assert at.discards == ["wyatt-earp", "jesse-james"]
