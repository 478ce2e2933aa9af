"""15. Public and hidden information; 20.4 what each player sees; 20.5 no leaks."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from saloon.games.revolver import GAME
from saloon.games.revolver import facts as f
from saloon.games.revolver.facts import Dealt, Drew, HandShown, Recovered, TakenBack
from saloon.kernel.rng import Quick
from saloon.kernel.rows import byte_row
from saloon.kernel.table import Table
from tests.rules.revolver.tables import At

SIDES = ("colty", "mcready")
VIEWERS = (*SIDES, None)


def known(at: At, side: str) -> dict[str, int]:
    """What everybody knows to be in a hand."""
    return {cards.card: cards.count for cards in at.view().players[SIDES.index(side)].known}


def random_game(seed: int) -> Iterator[Table]:
    """The table before each decision of a random game in which hardly anybody ends his turn early."""
    table = GAME.new(GAME.options({}), 2, Quick(seed))
    chance = Quick(seed + 1000)
    while table.to_act() >= 0:
        yield table
        legal = table.legal()
        busy = [code for code in legal if not GAME.notate(table, code).startswith(("end", "take-off"))]
        table.apply((busy or legal)[chance.below(len(busy or legal))])


def in_hand(table: Any, side: str) -> Counter[str]:
    return Counter(GAME.to_document(table)["sides"][side]["hand"])


# 15.1 What is hidden


def test_rv_15_1_the_other_hand_is_hidden():
    here = At(colty="lightning-reflexes 2 gatling-gun", mcready="ned-mcready")
    there = At(colty="3 38-special", mcready="cowboy")
    assert here.hand("colty") == {"lightning-reflexes": 1, "gatling-gun": 2}
    assert here.view().hand == ()  # a spectator sees neither
    assert here.view() == there.view()
    there = At(colty="3 38-special", mcready="ned-mcready")
    assert here.view("mcready") == there.view("mcready")
    there = At(colty="lightning-reflexes 2 gatling-gun", mcready="cowboy")
    assert here.view("colty") == there.view("colty")


def test_rv_15_1_decks_are_hidden_order_and_content():
    here = At(colty="38-special", decks={"colty": "gatling-gun saddlebags", "mcready": "ned-mcready"})
    there = At(colty="38-special", decks={"colty": "saddlebags derringer", "mcready": "cowboy"})
    for viewer in VIEWERS:
        assert here.view(viewer) == there.view(viewer)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        pytest.param("revealed", True, id="end_hands_revealed=revealed"),
        pytest.param("hidden", False, id="end_hands_revealed=hidden"),
    ],
)
def test_rv_15_1_hands_after_the_game(value, shown):
    """RV-OPT-29"""
    at = At(
        colty="2 38-special derringer",
        mcready="pilgrim",
        to_play="mcready",
        cubes=1,
        options={"end_hands_revealed": value},
    )
    assert at.view().hands == ()
    at.play("end")
    for viewer in VIEWERS:
        hands = [{cards.card: cards.count for cards in hand} for hand in at.view(viewer).hands]
        assert hands == ([{"38-special": 2, "derringer": 1}, {"pilgrim": 1}] if shown else [])
        seen = [fact for fact in at.seen_by(viewer) if isinstance(fact, HandShown)]
        assert set(seen) == (
            {
                HandShown("colty", "38-special", 2),
                HandShown("colty", "derringer", 1),
                HandShown("mcready", "pilgrim", 1),
            }
            if shown
            else set()
        )


# 15.2, 15.3 What everybody sees


def test_rv_15_2_the_table_is_public():
    at = At(
        "whiskey/2",
        colty="38-special",
        table={"whiskey": "quincey-whitmore+grit hail-of-bullets", "creek": "sandstorm narrow-pass"},
        discards={"colty": "saddlebags improvise", "mcready": "cowboy"},
        alive="jack-colty cortez+grit",
        turn={"killed": 1},
        cubes=7,
        banned=["peacemaker-45"],
        opened=["skinny"],
    )
    for viewer in VIEWERS:
        seen = at.view(viewer)
        assert (seen.turn, seen.number, seen.to_act, seen.question.phase) == ("colty", 2, 0, "play")
        assert (seen.field, seen.space, seen.cubes, seen.kills) == ("whiskey", "2", 7, 1)
        whiskey, creek = seen.battlefields[1], seen.battlefields[3]
        assert [(card.card, card.tokens) for card in whiskey.lawmen] == [("quincey-whitmore", ("grit",))]
        assert [card.card for card in whiskey.guns] == ["hail-of-bullets"]
        assert [card.card for card in (*creek.rows, *creek.standing)] == ["narrow-pass", "sandstorm"]
        assert {bandit.bandit: bandit.grit for bandit in seen.bandits if bandit.alive} == {"jack-colty": 0, "cortez": 1}
        assert [player.discard for player in seen.players] == [("saddlebags", "improvise"), ("cowboy",)]
        assert [(cards.card, cards.count) for cards in seen.supply] == [("grit", 4), ("power", 6)]
        assert (seen.specials, seen.banned) == (("derail-the-train",), ("peacemaker-45",))


def test_rv_15_2_everybody_sees_the_card_in_question():
    at = At(colty="lets-shoot 45-long-colt 2 derringer", table={"bank": "narrow-pass cactus-field"})
    at.play("play 45-long-colt")
    for viewer in VIEWERS:
        asked = at.view(viewer).question
        assert (asked.phase, asked.card, asked.field, asked.number, asked.why) == (
            "pay",
            "45-long-colt",
            "bank",
            1,
            "for-card",
        )
    at.play("discard derringer", "play lets-shoot as-shot")
    for viewer in VIEWERS:
        asked = at.view(viewer).question
        assert (asked.phase, asked.card, asked.as_shot) == ("destroy-row", "lets-shoot", True)


def test_rv_15_3_sizes_of_hands_and_decks_are_public():
    at = At(colty="2 38-special", mcready="cowboy", table={"bank": "deputy-2"}, discards={"mcready": "pilgrim"})
    for viewer in VIEWERS:
        colty, mcready = at.view(viewer).players
        assert (colty.hand, colty.deck, colty.discards) == (2, 60, 0)
        assert (mcready.hand, mcready.deck, mcready.discards) == (1, 59, 1)


# 15.4 Public moments

PRIVATE = [
    Dealt("colty", "saddlebags"),
    Drew("colty", "saddlebags"),
    Dealt("mcready", "pilgrim"),
    Drew("mcready", "pilgrim"),
]
PUBLIC = [
    f.Played("colty", "saddlebags", False, "bank"),
    f.PutAside("colty", "cherokee-scout"),
    f.Paid("colty", "saddlebags"),
    f.Discarded("colty", "saddlebags"),
    f.Placed("38-special", "bank"),
    f.Spent("saddlebags"),
    f.Cancelled("fire-at-will"),
    f.PaidBack("colty", "saddlebags"),
    f.Reacted("colty", "lightning-reflexes"),
    f.HeldBack("mcready"),
    f.TakenOff("38-special", "bank"),
    f.TakenBack("38-special", "bank"),
    f.Recovered("cowboy", True),
    f.Offered("colty", False),
    f.Spared("colty"),
    f.BanditDied("bullet"),
    f.Prevented(),
    f.Saved("bullet"),
    f.HandShown("colty", "saddlebags", 2),
    f.Won("colty", "border-empty"),
]


@pytest.mark.parametrize("fact", PRIVATE, ids=lambda fact: f"{type(fact).__name__} {fact.side}")
def test_rv_15_4_drawn_cards_are_not_shown(fact):
    for viewer in (0, 1, -1, 2):
        seen = fact if viewer == SIDES.index(fact.side) else replace(fact, card=None)
        assert GAME.sight(fact, viewer) == seen


@pytest.mark.parametrize("fact", PUBLIC, ids=lambda fact: type(fact).__name__)
def test_rv_15_4_whatever_is_played_or_paid_is_seen_by_all(fact):
    for viewer in (0, 1, -1):
        assert GAME.sight(fact, viewer) == fact


def test_rv_15_4_everybody_sees_that_a_card_was_drawn():
    at = At(colty="coffee-and-eggs", decks={"colty": "gatling-gun derringer"})
    at.play("play coffee-and-eggs")
    assert [fact.card for fact in at.seen_by("colty") if isinstance(fact, Drew)] == ["gatling-gun", "derringer"]
    for viewer in ("mcready", None):
        assert [fact.card for fact in at.seen_by(viewer) if isinstance(fact, Drew)] == [None, None]


def test_rv_15_4_a_gun_taken_back_is_known_until_it_is_played():
    at = At("whiskey/1", colty="saddlebags derringer", table={"bank": "hail-of-bullets"})
    at.play("play saddlebags")
    for viewer in VIEWERS:
        assert TakenBack("hail-of-bullets", "bank") in at.seen_by(viewer)
    assert known(at, "colty") == {"hail-of-bullets": 1}
    at.play("play hail-of-bullets")
    assert known(at, "colty") == {}


def test_rv_15_4_a_recovered_lawman_is_known_until_he_is_discarded():
    at = At(mcready="about-time-partner deputy-3", discards={"mcready": "cowboy"}, to_play="mcready")
    at.play("play about-time-partner")
    for viewer in VIEWERS:
        assert Recovered("cowboy", to_hand=True) in at.seen_by(viewer)
    assert known(at, "mcready") == {"cowboy": 1}
    at.play("play deputy-3")
    assert known(at, "mcready") == {}


def test_rv_15_4_known_cards_stay_known_through_the_turns():
    at = At("whiskey/1", colty="saddlebags", table={"bank": "hail-of-bullets"})
    at.play("play saddlebags", "end", "end")
    assert known(at, "colty") == {"hail-of-bullets": 1}


# 15.5 The lists


def test_rv_15_5_the_deck_lists_are_public_so_what_is_unseen_is_known_as_a_whole():
    at = At.dealt(3)
    at.play("end")
    source = at.table.options.source
    for viewer in VIEWERS:
        seen = at.view(viewer)
        for side, player in zip(SIDES, seen.players, strict=True):
            cards = {card.id: card.copies for card in source.cards if card.side == side}
            assert sum(cards.values()) == 62
            assert player.hand + player.deck == 62 - player.discards


# 20.4 Imagined worlds


def test_rv_15_4_imagined_worlds_keep_what_is_known():
    """20.4"""
    at = At(
        "whiskey/1",
        colty="saddlebags 2 derringer",
        mcready="cowboy pilgrim",
        table={"bank": "hail-of-bullets"},
    )
    at.play("play saddlebags")
    hands = set()
    for seed in range(30):
        world = at.table.imagine(1, Quick(seed))
        assert in_hand(world, "mcready") == {"cowboy": 1, "pilgrim": 1}
        hand = in_hand(world, "colty")
        assert hand["hail-of-bullets"] >= 1
        assert sum(hand.values()) == 3
        hands.add(tuple(sorted(hand.elements())))
    assert len(hands) > 10


def test_rv_15_1_imagined_worlds_deal_everything_else_again():
    at = At(colty="2 lightning-reflexes gatling-gun", mcready="ned-mcready pilgrim", decks={"colty": "saddlebags"})
    tops, gatlings = set(), 0
    for seed in range(40):
        world = at.table.imagine(0, Quick(seed))
        document = GAME.to_document(world)
        assert in_hand(world, "colty") == {"lightning-reflexes": 2, "gatling-gun": 1}
        tops.add(document["sides"]["colty"]["deck"][0])
        spectator = at.table.imagine(-1, Quick(seed))
        gatlings += in_hand(spectator, "colty")["gatling-gun"]
        for found in (document, GAME.to_document(spectator)):
            for side in SIDES:
                held = found["sides"][side]
                cards = Counter(held["hand"]) + Counter(held["deck"])
                assert cards == {card.id: card.copies for card in at.table.options.source.cards if card.side == side}
    assert len(tops) > 5  # the order of the own deck is not known either
    assert gatlings < 20  # not in every hand any more: about one in ten


@pytest.mark.parametrize("seed", [1, 2])
def test_rv_15_1_nothing_hidden_enters_a_view_an_observation_or_the_choices_of_a_side(seed):
    """A world in which every hidden card lies elsewhere looks the same and leaves the same choices (20.5)."""
    compared = 0
    for step, table in enumerate(random_game(seed)):
        if step % 3:
            continue
        for side in range(2):
            world = table.imagine(side, Quick(step))
            assert replace(GAME.view(world, side), can_undo=False) == replace(GAME.view(table, side), can_undo=False)
            assert observed(world, side) == observed(table, side)
            if table.to_act() == side:
                assert world.legal() == table.legal()
            compared += 1
        assert GAME.view(table.imagine(-1, Quick(step)), -1) == GAME.view(table, -1)
    assert compared > 60


def observed(table: Any, side: int) -> list[int]:
    numbers = byte_row(table.observation_size())
    table.observe(side, numbers)
    return list(numbers)
