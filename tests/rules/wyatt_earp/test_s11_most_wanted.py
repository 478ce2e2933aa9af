"""11. Most Wanted."""

import pytest

from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.cards import OUTLAW_SLUGS
from saloon.games.wyatt_earp.facts import Asked, Denied, Gave, Laid, Orphaned, Played, Spent, Stole, Turned
from saloon.kernel.errors import Malformed
from tests.rules.wyatt_earp.tables import At, counted


@pytest.mark.parametrize(
    ("moves", "draw", "below"),
    [
        pytest.param(["ask JJ left"], "WH", [], id="ask"),
        pytest.param(["steal", "rob left BK"], "WH", ["wes-hardin"], id="steal, hit"),
        pytest.param(["steal"], "H", ["hideout"], id="steal, miss"),
    ],
)
def test_we_11_1_whatever_its_use_the_card_ends_on_the_discard_pile(moves, draw, below):
    at = At({"A": "MW BD", "B": "JJ 2BC"}, piles=["B/BK 3o"], draw=draw, discard="S")
    at.play(*moves)
    assert at.told_of(Spent) == [Spent(0, "most-wanted")]
    assert at.discards == ["most-wanted", *below, "stagecoach-robbery"]
    assert (at.phase, at.view().sheriff_used) == ("play", True)


def test_we_11_2_the_first_who_holds_the_outlaw_gives_one_card_and_the_asking_stops():
    """EX-S12"""
    at = At({"A": "MW BD", "B": "2BK", "C": "2SK BK", "D": "SK BK"}, players=4, discard="S")
    before = at.draws
    at.play("ask SK left")
    assert at.facts == [
        Played(0, "most-wanted", "ask", False),
        Asked(0, "sundance-kid", "left"),
        Denied(1, "sundance-kid"),
        Gave(2, 0, "sundance-kid"),
        Spent(0, "most-wanted"),
    ]
    assert at.hand("A") == counted("SK BD")
    assert (at.hand("C"), at.hand("D")) == (counted("BK SK"), counted("BK SK"))
    assert at.draws == before  # no shot


FOUR = {"A": "MW BD", "B": "2BK", "C": "JJ BK", "D": "JJ BK"}  # C and D hold Jesse James, B does not


@pytest.mark.parametrize(
    ("order", "answers", "options"),
    [
        pytest.param("left", [Denied(1, "jesse-james"), Gave(2, 0, "jesse-james")], {}, id="EX-C23 clockwise"),
        pytest.param("right", [Gave(3, 0, "jesse-james")], {}, id="EX-C23 counter-clockwise"),
        pytest.param("left", [Denied(1, "jesse-james"), Gave(2, 0, "jesse-james")],
                     {"most_wanted_order": "clockwise_only"}, id="EX-C23 most_wanted_order=clockwise_only"),
        pytest.param("1-3-2", [Denied(1, "jesse-james"), Gave(3, 0, "jesse-james")],
                     {"most_wanted_order": "any_order"}, id="EX-C23 most_wanted_order=any_order B D C"),
        pytest.param("2-1-3", [Gave(2, 0, "jesse-james")],
                     {"most_wanted_order": "any_order"}, id="EX-C23 most_wanted_order=any_order C B D"),
        pytest.param("2-3-1", [Gave(2, 0, "jesse-james")],
                     {"most_wanted_order": "any_order"}, id="EX-C23 most_wanted_order=any_order C D B"),
        pytest.param("3-1-2", [Gave(3, 0, "jesse-james")],
                     {"most_wanted_order": "any_order"}, id="EX-C23 most_wanted_order=any_order D B C"),
        pytest.param("left", [Denied(1, "jesse-james"), Gave(2, 0, "jesse-james")],
                     {"most_wanted_order": "any_order"}, id="EX-C23 most_wanted_order=any_order B C D"),
        pytest.param("right", [Gave(3, 0, "jesse-james")],
                     {"most_wanted_order": "any_order"}, id="EX-C23 most_wanted_order=any_order D C B"),
    ],
)  # fmt: skip
def test_we_11_3_the_asker_chooses_the_order_of_asking(order, answers, options):
    at = At(FOUR, players=4, options=options)
    at.play(f"ask JJ {order}")
    assert [fact for fact in at.facts if isinstance(fact, Denied | Gave)] == answers
    assert at.told_of(Asked) == [Asked(0, "jesse-james", order)]


@pytest.mark.parametrize(("order", "asked"), [("left", [1, 2, 3]), ("right", [3, 2, 1])])
def test_we_11_3_it_starts_with_a_neighbour_and_goes_round(order, asked):
    at = At({**FOUR, "C": "2BC"}, players=4)
    at.play(f"ask WH {order}")
    assert [fact.seat for fact in at.told_of(Denied)] == asked


@pytest.mark.parametrize(("order", "asked"), [("1-3-2", [1, 3, 2]), ("2-1-3", [2, 1, 3]), ("2-3-1", [2, 3, 1]),
                                              ("3-1-2", [3, 1, 2])])  # fmt: skip
def test_we_11_3_in_any_order(order, asked):
    """most_wanted_order=any_order"""
    at = At(FOUR, players=4, options={"most_wanted_order": "any_order"})
    at.play(f"ask WH {order}")
    assert [fact.seat for fact in at.told_of(Denied)] == asked


def test_we_11_3_orders_that_are_not_offered():
    at = At(FOUR, players=4)
    at.refuses("ask JJ 2-1-3", "WE-11.3", "order-of-asking-not-allowed")
    at = At(FOUR, players=4, options={"most_wanted_order": "clockwise_only"})
    at.refuses("ask JJ right", "WE-11.3", "order-of-asking-not-allowed")
    at = At({"A": "MW BD"}, players=2)
    at.refuses("ask JJ right", "WE-11.3", "order-of-asking-not-allowed")
    assert sum(move.startswith("ask") for move in at.legal()) == 7


def test_we_11_4_any_of_the_seven_outlaws_can_be_named_and_nothing_else():
    """EX-C25"""
    at = At({"A": "MW BD", "B": "PJJ B"}, piles=["B/BK 3o"])
    asks = {move for move in at.legal() if move.startswith("ask")}
    assert asks == {f"ask {outlaw} {way}" for outlaw in OUTLAW_SLUGS for way in ("left", "right")}
    for card in ("photo-jesse-james", "bank-robbery", "wyatt-earp"):
        with pytest.raises(Malformed):
            GAME.parse(at.table, f"ask {card} left")


def test_we_11_5_answers_are_true_and_the_holder_has_no_choice():
    at = At({"A": "MW BD", "B": "JJ", "C": "JJ 2BK"}, discard="S")
    at.play("ask JJ left")
    assert at.told_of(Gave) == [Gave(1, 0, "jesse-james")]
    assert not at.told_of(Denied)
    assert (at.to_act, at.phase) == ("A", "play")
    assert (at.view().players[1].hand, at.hand("C")["jesse-james"]) == (0, 1)


def test_we_11_5_the_card_received_may_be_laid_this_turn():
    at = At({"A": "2JJ MW BD", "B": "JJ BK"}, pots={"JJ": 1000})
    at.refuses("lay JJ 2", "WE-4.2")
    at.play("ask JJ left", "lay JJ 3")
    assert (at.points("A/JJ"), at.pot("JJ")) == (6, 3000)

    at = At({"A": "MW BD", "B": "JJ BK"})
    at.play("ask JJ left")
    at.refuses("lay JJ 1", "WE-4.2", "series-too-small")  # under the normal rules


def test_we_11_6_if_nobody_has_it_the_card_is_spent_for_nothing():
    """EX-C26"""
    at = At({"A": "MW PBK BD WE", "B": "BC", "C": "SK"}, piles=["B/BK 3o"])
    at.play("ask JJ left")
    assert at.told_of(Denied) == [Denied(1, "jesse-james"), Denied(2, "jesse-james")]
    assert not at.told_of(Gave)
    assert at.discards[0] == "most-wanted"
    at.refuses("photo BK", "WE-7.1", "one-sheriff-card-a-turn")
    at.refuses("earp draw", "WE-7.1")
    assert at.view().players[0].hand == 3


def test_we_11_7_a_hit_takes_an_outlaw_card_of_another_player_into_the_hand():
    at = At({"A": "MW BD"}, ["B/JJ 3o", "C/BK 2o B", "A/SK 3o"], "WH", "S", pots={"JJ": 3000, "BK": 4000})
    at.play("steal")
    assert at.facts == [Played(0, "most-wanted", "steal", False), Turned("wes-hardin", True)]
    assert (at.phase, at.legal()) == ("aim-steal", {"rob left jesse-james", "rob left2 billy-the-kid"})
    at.refuses("rob left SK", "WE-11.7", "no-such-target")
    at.play("rob left2 BK")
    assert at.facts == [Stole(0, 2, "billy-the-kid"), Spent(0, "most-wanted")]
    assert at.hand("A") == counted("BK BD")
    assert (at.points("C/BK"), at.points("B/JJ"), at.pot("BK"), at.pot("JJ")) == (4, 6, 4000, 3000)
    at.play("lay BK 1")
    assert at.told_of(Laid) == [Laid(0, "billy-the-kid", 1)]


def test_we_11_7_neither_a_photo_nor_another_sheriff_card_is_stolen():
    """EX-C20"""
    at = At({"A": "MW BD"}, piles=["B/JJ 2o P", "C/BK P B"], draw="WH")
    at.play("steal")
    at.refuses("rob left2 BK", "WE-11.7", "no-such-target")
    assert at.legal() == {"rob left jesse-james"}
    at.play("rob left JJ")
    assert (at.pile("B/JJ").cards, at.pile("B/JJ").photo, at.points("B/JJ")) == (1, True, 6)
    assert at.hand("A") == counted("JJ BD")


def test_we_11_7_without_a_card_to_steal_there_is_only_asking():
    """EX-C21"""
    at = At({"A": "MW BD"}, piles=["A/JJ 3o", "B/JJ P"])
    at.refuses("steal", "WE-11.7", "nothing-to-steal")
    assert at.allows("ask JJ left")


def test_we_11_7_after_a_miss_nothing_is_taken_and_nobody_is_asked():
    """EX-C22"""
    at = At({"A": "2MW BD", "B": "2JJ"}, piles=["B/JJ 3o"], draw="PWH", discard="S")
    at.play("steal")
    assert at.told_of(Turned) == [Turned("photo-wes-hardin", False)]
    assert at.discards == ["most-wanted", "photo-wes-hardin", "stagecoach-robbery"]
    assert (at.points("B/JJ"), at.hand("A")) == (6, counted("BD MW"))
    at.refuses("ask JJ left", "WE-7.1")
    at.refuses("steal", "WE-7.1")
    at.refuses("rob left JJ", "WE-11.7", "not-now")


def test_we_11_8_a_card_under_a_hideout_may_be_stolen():
    """EX-C16 mw_steal_hidden=allowed"""
    at = At({"A": "MW BD"}, piles=["B/JJ 3o (H)"], draw="WH")
    at.play("steal", "rob left JJ")
    assert (at.pile("B/JJ").cards, at.pile("B/JJ").covered) == (2, True)
    assert at.hand("A") == counted("JJ BD")


def test_we_11_9_sheriff_cards_without_an_outlaw_are_discarded():
    """EX-S13"""
    at = At({"B": "MW BD"}, ["C/WH 1o B"], "JJ", "S", to_play="B", pots={"WH": 6000})
    at.play("steal", "rob left WH")
    assert at.facts[2:] == [
        Stole(1, 2, "wes-hardin"),
        Orphaned(2, "wes-hardin", "bank-robbery"),
        Spent(1, "most-wanted"),
    ]
    assert at.pile("C/WH") is None
    assert at.pot("WH") == 6000
    assert at.discards == ["most-wanted", "bank-robbery", "jesse-james", "stagecoach-robbery"]
    assert at.hand("B") == counted("WH BD")


def test_we_11_9_all_orphans_go_before_the_thief_goes_on_a_hideout_too():
    """orphaned_hideout=discard"""
    at = At({"A": "MW BD"}, ["B/JJ 1o S B B F (H)"], "WH", "", pots={"JJ": 9000})
    at.play("steal", "rob left JJ")
    orphans = [fact.card for fact in at.told_of(Orphaned)]
    assert sorted(orphans) == ["bank-robbery", "bank-robbery", "fastest-gun", "hideout", "stagecoach-robbery"]
    assert at.pile("B/JJ") is None
    assert sorted(at.discards[1:-1]) == sorted(orphans)
    assert (at.discards[0], at.discards[-1]) == ("most-wanted", "wes-hardin")
    assert at.pot("JJ") == 9000


@pytest.mark.parametrize("left", ["2o B F (H)", "1o P B F (H)"])
def test_we_11_9_while_an_outlaw_card_or_photo_is_left_nothing_is_an_orphan(left):
    at = At({"A": "MW BD"}, piles=[f"B/JJ {left}"], draw="WH")
    at.play("steal", "rob left JJ")
    pile = at.pile("B/JJ")
    assert (pile.banks, pile.gun, pile.covered) == (1, True, True)
    assert not at.told_of(Orphaned)


def test_we_11_9_a_photo_keeps_the_bank_robbery_in_place():
    """EX-C17"""
    at = At({"A": "MW BD"}, piles=["B/JJ 1o P B"], draw="WH", discard="S")
    at.play("steal", "rob left JJ")
    assert (at.pile("B/JJ").photo, at.pile("B/JJ").banks, at.points("B/JJ")) == (True, 1, 6)
    assert at.discards == ["most-wanted", "wes-hardin", "stagecoach-robbery"]


def test_we_11_10_theft_lowers_no_pot_and_closes_no_outlaw():
    at = At({"A": "MW JJ BD"}, ["B/JJ 1o"], "WH", pots={"JJ": 5000})
    at.play("steal", "rob left JJ")
    assert (at.pile("B/JJ"), at.pot("JJ")) == (None, 5000)
    at.play("lay JJ 1")  # no series of three is needed
    assert at.points("A/JJ") == 2


def test_we_11_11_after_a_hit_one_card_must_be_taken():
    at = At({"A": "MW BD SK"}, piles=["B/JJ 3o", "C/BK 1o"], draw="WH")
    at.play("steal")
    assert at.legal() == {"rob left jesse-james", "rob left2 billy-the-kid"}
    at.refuses("discard BD", "WE-3.5", "not-now")
    at.refuses("keep", "WE-13.7", "not-now")


@pytest.mark.parametrize("others", [{"B": "3JJ"}, {"B": "3BK"}])
def test_ex_c27_most_wanted_as_the_last_card_is_discarded_not_played(others):
    """WE-5.4 last_card_guard=guaranteed"""
    at = At({"A": "2JJ MW", **others}, piles=["A/JJ 1o", "B/JJ 1o"])
    at.play("lay JJ 2")
    at.refuses("ask JJ left", "WE-5.4", "last-card-must-be-discarded")
    at.refuses("steal", "WE-5.4", "last-card-must-be-discarded")
    assert at.legal() == {"discard most-wanted"}
