"""8. Shots."""

import pytest

from saloon.games.wyatt_earp.cards import OUTLAW_SLUGS, SLUGS
from saloon.games.wyatt_earp.facts import Attached, Played, PotGrew, Spent, Turned
from saloon.kernel.rng import Quick
from tests.rules.wyatt_earp.tables import At

PILES = ["A/SK 3o", "A/JJ 1o (H)", "B/BC 3o"]
SHOTS = ["shoot S", "shoot B", "shoot F", "steal", "hide", "earp remove"]


@pytest.mark.parametrize("move", SHOTS)
def test_we_8_1_the_top_card_of_the_draw_pile_is_turned_onto_the_discard_pile(move):
    at = At({"A": "S B F MW H WE 2BS"}, PILES, draw="PWH BK", discard="BD")
    left = len(at.draws)
    at.play(move)
    assert at.told_of(Turned) == [Turned("photo-wes-hardin", False)]
    assert (len(at.draws), at.draws[0]) == (left - 1, "billy-the-kid")
    assert at.discards[1:] == ["photo-wes-hardin", "bob-dalton"]


@pytest.mark.parametrize("moves", [["photo SK"], ["ask WH left"], ["earp draw"], ["earp pick", "pick BD"]])
def test_we_8_1_other_cards_turn_nothing_over(moves):
    at = At({"A": "PSK MW WE 2BS"}, PILES, discard="BD")
    at.play(*moves)
    assert not at.told_of(Turned)


@pytest.mark.parametrize("card", SLUGS)
def test_we_8_2_an_outlaw_card_is_a_hit_and_a_sheriff_card_a_miss(card):
    hit = card in OUTLAW_SLUGS
    at = At({"A": "B 2BS"}, PILES, draw=card, discard="BD")
    at.play("shoot B")
    assert at.told_of(Turned) == [Turned(card, hit)]
    assert at.phase == ("aim-pile" if hit else "play")


def test_we_8_3_a_hit_takes_effect():
    at = At({"A": "B 2BS"}, PILES, draw="WH", discard="BD")
    told = at.play("shoot B", "attach SK")
    assert told == [
        Played(0, "bank-robbery", "attach", False),
        Turned("wes-hardin", True),
        Attached(0, "sundance-kid", "bank-robbery"),
        PotGrew("sundance-kid", 1000),
    ]
    assert (at.points("A/SK"), at.pot("SK")) == (8, 2000)


@pytest.mark.parametrize("move", SHOTS)
def test_we_8_3_a_miss_has_no_effect_and_no_reward_and_still_counts(move):
    at = At({"A": "S B F MW H WE PSK 2BS"}, PILES, draw="PWH", discard="BD")
    before = at.view()
    at.play(move)
    (played,) = at.told_of(Played)
    assert at.told_of(Spent) == [Spent(0, played.card)]
    after = at.view()
    assert after.posters == before.posters
    assert [player.piles for player in after.players] == [player.piles for player in before.players]
    assert at.discards[0] == played.card
    assert (at.to_act, at.phase, after.sheriff_used) == ("A", "play", True)
    at.refuses("photo SK", "WE-7.1")


@pytest.mark.parametrize(
    ("move", "phase", "targets"),
    [
        ("shoot B", "aim-pile", {"attach sundance-kid", "attach jesse-james"}),
        ("steal", "aim-steal", {"rob left butch-cassidy", "rob left2 wes-hardin"}),
        ("hide", "aim-hideout", {"cover left butch-cassidy", "cover left2 wes-hardin"}),
        ("earp remove", "aim-remove", {"uncover own billy-the-kid", "uncover own jesse-james"}),
    ],
)
def test_we_8_4_targets_are_chosen_after_the_hit(move, phase, targets):
    """target_timing=after_hit"""
    piles = [*PILES, "C/WH 1o"]
    if move == "earp remove":
        piles.append("A/BK 1o (H)")
    at = At({"A": "B MW H WE 2BS"}, piles, draw="BD", discard="BD")
    at.play(move)
    assert at.told_of(Turned) == [Turned("bob-dalton", True)]
    assert (at.to_act, at.phase, at.legal()) == ("A", phase, targets)
    assert at.view("A").question.shot == "bob-dalton"


def test_we_8_4_after_a_miss_nothing_is_chosen():
    at = At({"A": "B 2BS"}, PILES, draw="PWH", discard="BD")
    at.play("shoot B")
    at.refuses("attach SK", "WE-10.2", "not-now")


def test_we_8_5_everybody_sees_the_turned_up_card():
    at = At({"A": "B 2BS"}, PILES, draw="WH", discard="BD")
    at.play("shoot B")
    for viewer in ("A", "B", "C", None):
        assert Turned("wes-hardin", True) in at.seen_by(viewer)
        assert at.view(viewer).question.shot == "wes-hardin"
        assert at.view(viewer).top_discard == "wes-hardin"


def test_we_8_5_it_may_be_picked_with_wyatt_earp():
    at = At({"A": "B 2BS", "B": "WE BK"}, PILES, draw="PWH 2BC", discard="BD")
    at.play("shoot B", "discard BS", "take two", "earp pick", "pick PWH")
    assert at.hand("B")["photo-wes-hardin"] == 1


def test_we_8_5_and_is_shuffled_in_at_a_reshuffle():
    at = At({"A": "B 2BS", "B": "BK", "C": "*"}, ["A/SK 3o"], draw="PWH!", discard="BD")
    at.play("shoot B", "discard BS", "take two")
    assert sorted([*at.draws, *at.hand("B")]) == [
        "bank-robbery",
        "belle-starr",
        "billy-the-kid",
        "bob-dalton",
        "photo-wes-hardin",
    ]


def test_we_8_6_the_shot_card_lies_under_the_spent_card():
    at = At({"A": "B 2BS"}, PILES, draw="PWH", discard="BD")
    at.play("shoot B")
    assert at.discards == ["bank-robbery", "photo-wes-hardin", "bob-dalton"]
    at = At({"A": "MW 2BS"}, PILES, draw="WH", discard="BD")
    at.play("steal", "rob left BC")
    assert at.discards == ["most-wanted", "wes-hardin", "bob-dalton"]


def test_we_8_6_the_next_player_is_offered_the_discard_of_the_turn_all_the_same():
    at = At({"A": "B 2BS"}, PILES, draw="PWH", discard="BD")
    at.play("shoot B", "discard BS", "take discard")
    assert at.hand("B")["belle-starr"] == 1
    assert at.discards == ["bank-robbery", "photo-wes-hardin", "bob-dalton"]


def test_we_8_7_a_fresh_deck_hits_49_times_in_78():
    hits = sum(slug in OUTLAW_SLUGS for seed in range(60) for slug in At.dealt(seed, 2).draws)
    assert hits / (60 * 57) == pytest.approx(49 / 78, abs=0.02)


def test_we_8_7_a_player_reckons_with_the_cards_he_cannot_see():
    at = At({"A": "5BK 5BD 5BC", "B": "3BS", "C": "4WE"}, ["B/JJ 5o", "C/SK 5o"], discard="5WH")
    unseen = 78 - 15 - 10 - 5
    outlaws = 49 - 15 - 10 - 5
    worlds = [At.of(at.table.imagine(0, Quick(seed))) for seed in range(600)]
    hits = sum(world.draws[0] in OUTLAW_SLUGS for world in worlds)
    assert hits / 600 == pytest.approx(outlaws / unseen, abs=0.05)
