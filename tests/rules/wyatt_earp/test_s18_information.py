"""18. Public and hidden information."""

from dataclasses import replace

import pytest

from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.facts import (
    Asked,
    Attached,
    Captured,
    Covered,
    Dealt,
    Declined,
    Denied,
    Discarded,
    Drew,
    Duelled,
    Escaped,
    Gave,
    GunLeft,
    Kept,
    Laid,
    Looked,
    Orphaned,
    Paid,
    Picked,
    Played,
    PotGrew,
    PutAway,
    Reshuffled,
    RoundBegan,
    RoundEnded,
    Spent,
    Stayed,
    Stole,
    Took,
    Turned,
    TurnedUp,
    Uncovered,
    Won,
)
from saloon.kernel.rng import Quick
from tests.rules.wyatt_earp.tables import At, random_game

VIEWERS = ("A", "B", "C", None)
OTHERS = ("B", "C", None)


def test_we_18_1_other_hands_are_hidden():
    at = At({"A": "3JJ B", "B": "2SK WE", "C": "PWH"})
    assert at.hand("A") == {"jesse-james": 3, "bank-robbery": 1}
    assert at.hand("B") == {"sundance-kid": 2, "wyatt-earp": 1}
    assert at.view().hand == ()  # a spectator sees nobody's
    for viewer in OTHERS:
        here = at.view(viewer)
        there = At({"A": "3WH MW", "B": "2SK WE", "C": "PWH"}).view(viewer)
        assert here == there


def test_we_18_1_the_draw_pile_is_hidden_order_and_content():
    here, there = (At({"A": "3JJ B"}, draw=draw) for draw in ("SK WH PJJ", "WE H B"))
    for viewer in VIEWERS:
        assert here.view(viewer) == there.view(viewer)


def test_we_18_1_dealt_and_drawn_cards_are_their_owners_business():
    for fact in (Dealt(1, "hideout"), Drew(1, "hideout")):
        assert GAME.sight(fact, 1) == fact
        for viewer in (0, 2, -1):
            assert GAME.sight(fact, viewer) == replace(fact, card=None)


@pytest.mark.parametrize("card", ["BD", "B", "PWH"])
def test_we_18_1_a_kept_pick_is_hidden(card):
    """WE-13.9"""
    at = At({"A": "WE 2BS"}, piles=["A/SK 3o"], discard="BD B PWH")
    told = at.play("earp pick", f"pick {card}")
    if at.phase == "follow-up":
        told = told + at.play("keep")
    at.facts = told
    (picked,) = at.told_of(Picked)
    assert picked in at.seen_by("A")
    assert at.hand("A")[picked.card] == 1
    for viewer in OTHERS:
        assert at.seen_by(viewer) == [
            Played(0, "wyatt-earp", "pick", False),
            Looked(0, False),
            Picked(0, None, False),
            Spent(0, "wyatt-earp"),
        ]
        assert at.view(viewer).picked is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_we_18_1_nothing_hidden_enters_a_view_or_the_choices_of_a_seat(players):
    """A world in which every hidden card lies elsewhere looks the same, and leaves the same choices (21.5)."""
    compared = 0
    for seed in range(2):
        for step, (table, _) in enumerate(random_game(seed, players)):
            if step % 7:
                continue
            for seat in range(players):
                world = table.imagine(seat, Quick(step))
                assert GAME.view(world, seat) == GAME.view(table, seat)
                if table.to_act() == seat:
                    assert world.legal() == table.legal()
                compared += 1
            assert GAME.view(table.imagine(players, Quick(step)), -1) == GAME.view(table, -1)
    assert compared > 100


PUBLIC = [
    RoundBegan(1, 0),
    TurnedUp("hideout"),
    Took(0, "hideout"),
    Laid(0, "jesse-james", 3),
    PotGrew("jesse-james", 2000),
    Played(0, "bank-robbery", "attach", False),
    Turned("wes-hardin", True),
    Spent(0, "bank-robbery"),
    Attached(0, "jesse-james", "bank-robbery"),
    GunLeft(0, "jesse-james"),
    Stole(0, 1, "jesse-james"),
    Orphaned(1, "jesse-james", "bank-robbery"),
    Covered(0, 1, "jesse-james"),
    Uncovered(1, "jesse-james"),
    Looked(0, False),
    Declined(1),
    Reshuffled(20),
    Discarded(0, "hideout"),
    RoundEnded("went-out", 0),
    Captured("jesse-james", 8),
    Escaped("jesse-james", 7),
    Paid(0, "jesse-james", 3000),
    Stayed("jesse-james", 1000),
    Duelled(0, "hideout", False),
    Won(0),
]


@pytest.mark.parametrize("fact", PUBLIC, ids=lambda fact: type(fact).__name__)
def test_we_18_2_what_happens_in_the_open_is_seen_by_all(fact):
    for viewer in (0, 1, 2, 3, -1):
        assert GAME.sight(fact, viewer) == fact


def test_we_18_2_everybody_sees_territories_pots_money_and_the_top_discard():
    at = At(
        {"A": "2BS"},
        piles=["A/JJ 3o", "B/SK 2o P (H)"],
        discard="WE BD",
        pots={"JJ": 5000},
        money={"A": 3000, "C": 12000},
    )
    for viewer in VIEWERS:
        seen = at.view(viewer)
        assert [player.money for player in seen.players] == [3000, 0, 12000]
        assert [poster.pot for poster in seen.posters] == [1000, 1000, 1000, 1000, 5000, 1000, 1000]
        assert [poster.opened for poster in seen.posters] == [False] * 4 + [True, True, False]
        assert [[pile.outlaw for pile in player.piles] for player in seen.players] == [
            ["jesse-james"],
            ["sundance-kid"],
            [],
        ]
        assert seen.top_discard == "wyatt-earp"


def test_we_18_2_everybody_sees_turn_phase_sheriff_card_and_pass():
    at = At({"A": "WE 2BS", "C": "*"}, draw="SK!", discard="BD BK BC", phase="play")
    for viewer in VIEWERS:
        seen = at.view(viewer)
        assert (seen.turn, seen.to_act, seen.question.phase) == (0, 0, "play")
        assert (seen.sheriff_used, seen.reshuffled) == (False, False)
    at.play("earp draw")
    for viewer in VIEWERS:
        assert (at.view(viewer).sheriff_used, at.view(viewer).reshuffled) == (True, True)
    at.play("discard BS")
    for viewer in VIEWERS:
        seen = at.view(viewer)
        assert (seen.turn, seen.to_act, seen.question.phase, seen.sheriff_used) == (1, 1, "draw", False)


def test_we_18_2_everybody_sees_what_the_owner_of_a_covered_pile_is_asked():
    at = At({"A": "H 2BS", "B": "WE BK"}, piles=["B/SK 3o"], draw="WH")
    at.play("hide", "cover left SK")
    for viewer in VIEWERS:
        asked = at.view(viewer).question
        assert (asked.phase, asked.shot, asked.seat, asked.outlaw) == (
            "hideout-answer",
            "wes-hardin",
            1,
            "sundance-kid",
        )
        assert (at.view(viewer).turn, at.view(viewer).to_act) == (0, 1)


def test_we_18_2_nobody_else_sees_that_a_picked_card_may_still_be_played():
    """WE-R52"""
    tables = {}
    for card in ("B", "BD"):  # a Bank Robbery may be played at once, a Bob Dalton has no such question
        tables[card] = At({"A": "WE 2BS"}, piles=["A/SK 3o"], discard="BD B PWH")
        tables[card].play("earp pick", f"pick {card}")
    bank, bob = tables.values()
    assert (bank.view("A").question.phase, bank.view("A").picked) == ("follow-up", "bank-robbery")
    assert (bob.view("A").question.phase, bob.view("A").picked) == ("play", None)
    for viewer in OTHERS:
        assert bank.view(viewer) == bob.view(viewer)
        assert bank.seen_by(viewer) == bob.seen_by(viewer)
        assert bank.view(viewer).question.phase == "play"
    bank.play("keep")
    assert bank.facts == [Kept(0)]
    for viewer in OTHERS:
        assert bank.seen_by(viewer) == []
        assert bank.view(viewer) == bob.view(viewer)


def test_we_18_3_sizes_of_hands_and_piles_are_public():
    """WE-R50"""
    at = At({"A": "3BS", "B": "2SK WE B", "C": "PWH"}, discard="WE BD BK")
    for viewer in VIEWERS:
        seen = at.view(viewer)
        assert [player.hand for player in seen.players] == [3, 4, 1]
        assert (seen.draw_pile, seen.discard_pile) == (78 - 8 - 3, 3)


def test_we_18_4_the_discard_pile_may_not_be_looked_through():
    """WE-13.5"""
    here = At({"A": "WE 2BS"}, discard="BD B PWH")
    there = At({"A": "WE 2BS"}, discard="BD SK WH")
    for viewer in VIEWERS:
        assert here.view(viewer).pile == ()
        assert here.view(viewer) == there.view(viewer)


def test_we_18_4_except_by_whoever_plays_wyatt_earp_while_he_chooses():
    at = At({"A": "WE 2BS"}, discard="2BD B PWH WE")
    at.play("earp pick")
    assert {item.card: item.count for item in at.view("A").pile} == {
        "bob-dalton": 2,
        "photo-wes-hardin": 1,
        "wyatt-earp": 1,
        "bank-robbery": 1,
    }
    for viewer in OTHERS:
        assert at.view(viewer).pile == ()
        assert at.view(viewer).question.phase == "pick"
    at.play("pick BD")
    assert at.view("A").pile == ()


def test_we_18_4_every_card_was_seen_when_it_arrived():
    at = At({"A": "B 2BS"}, piles=["A/SK 3o"], draw="PWH", discard="BD")
    at.play("shoot B", "discard BS")
    for viewer in VIEWERS:
        seen = at.seen_by(viewer)
        for fact in (Turned("photo-wes-hardin", False), Spent(0, "bank-robbery"), Discarded(0, "belle-starr")):
            assert fact in seen
    assert at.discards == ["belle-starr", "bank-robbery", "photo-wes-hardin", "bob-dalton"]


@pytest.mark.parametrize("cards", [1, 4])
def test_we_18_5_a_request_reveals_who_had_none_and_who_gave(cards):
    at = At({"A": "MW 2BS", "B": "2BD", "C": f"{cards}JJ {5 - cards}SK", "D": "2JJ"}, players=4)
    at.play("ask JJ left")
    for viewer in (*VIEWERS, "D"):
        assert at.seen_by(viewer) == [
            Played(0, "most-wanted", "ask", False),
            Asked(0, "jesse-james", "left"),
            Denied(1, "jesse-james"),
            Gave(2, 0, "jesse-james"),
            Spent(0, "most-wanted"),
        ]


def test_we_18_5_but_not_how_many_the_giver_holds():
    views = []
    for hand in ("JJ 4SK", "4JJ SK"):
        at = At({"A": "MW 2BS", "B": "2BD", "C": hand})
        at.play("ask JJ left")
        views.append([at.view(viewer) for viewer in ("A", "B", None)])
    assert views[0] == views[1]
    assert [player.hand for player in views[0][0].players] == [3, 2, 4]


def test_we_18_6_no_answer_to_a_hideout_proves_nothing():
    told, views = [], []
    for hand in ("WE BK", "2BK"):  # asked whether or not he could answer
        at = At({"A": "H 2BS", "B": hand}, piles=["B/SK 3o"], draw="WH")
        at.play("hide", "cover left SK")
        assert (at.to_act, at.phase) == ("B", "hideout-answer")
        assert at.allows("answer no")
        assert at.allows("answer yes") == ("WE" in hand)
        views.append([at.view(viewer) for viewer in ("A", "C", None)])
        at.play("answer no")
        views.append([at.view(viewer) for viewer in ("A", "C", None)])
        told.append([at.seen_by(viewer) for viewer in VIEWERS])
    assert told[0] == told[1] == [[Declined(1)]] * 4
    assert (views[0], views[1]) == (views[2], views[3])


def test_we_18_6_who_cannot_answer_is_told_so_himself():
    at = At({"A": "H 2BS", "B": "2BK"}, piles=["B/SK 3o"], draw="WH")
    at.play("hide", "cover left SK")
    at.refuses("answer yes", "WE-13.12", "not-in-hand")


def test_we_18_1_hands_put_away_stay_hidden():
    """WE-14.4"""
    fact = PutAway(1, "hideout", 2, False)
    assert GAME.sight(fact, 1) == fact
    assert [GAME.sight(fact, viewer) for viewer in (0, 2, -1)] == [None] * 3
    shown = PutAway(1, "hideout", 2, True)
    assert [GAME.sight(shown, viewer) for viewer in (0, 1, 2, -1)] == [shown] * 4
