"""1. Components."""

import pytest

from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.cards import OUTLAW_SLUGS
from saloon.games.wyatt_earp.facts import Paid, Turned
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.rng import Quick
from tests.rules.wyatt_earp.tables import At, random_game

OUTLAWS = ["BS", "BK", "BD", "BC", "JJ", "SK", "WH"]
PHOTOS = [f"P{outlaw}" for outlaw in OUTLAWS]


def test_we_1_1_the_deck_has_49_outlaw_cards_and_29_sheriff_cards():
    deck = At.dealt().every_card
    outlaws = sum(deck[slug] for slug in OUTLAW_SLUGS)
    assert (deck.total(), outlaws, deck.total() - outlaws) == (78, 49, 29)


def test_we_1_2_so_many_cards_of_each_kind():
    assert At.dealt().every_card == {
        **dict.fromkeys(OUTLAW_SLUGS, 7),
        **{f"photo-{slug}": 1 for slug in OUTLAW_SLUGS},
        "wyatt-earp": 7,
        "bank-robbery": 4,
        "fastest-gun": 3,
        "most-wanted": 3,
        "hideout": 3,
        "stagecoach-robbery": 2,
    }


@pytest.mark.parametrize(
    ("card", "moves", "points", "dollars", "shots"),
    [
        ("PJJ", ["photo JJ"], 4, 1000, 0),
        ("B", ["shoot B", "attach JJ"], 2, 1000, 1),
        ("F", ["shoot F", "attach JJ"], 3, 1000, 1),
        ("S", ["shoot S", "attach JJ"], 1, 3000, 1),
    ],
)
def test_we_1_2_points_reward_and_shot_of_a_card_with_a_number(card, moves, points, dollars, shots):
    at = At({"A": f"{card} 2BS"}, piles=["A/JJ 3o"], draw="SK", discard="BC")
    at.play(*moves)
    assert at.points("A/JJ") == 6 + points
    assert at.pot("JJ") == 1000 + dollars
    assert len(at.told_of(Turned)) == shots


SYMBOLS = [
    pytest.param("MW", ["ask SK left"], 0, id="most-wanted-ask"),
    pytest.param("MW", ["steal", "rob left JJ"], 1, id="most-wanted-steal"),
    pytest.param("WE", ["earp draw"], 0, id="wyatt-earp-draw"),
    pytest.param("WE", ["earp pick", "pick BC"], 0, id="wyatt-earp-pick"),
    pytest.param("WE", ["earp remove"], 1, id="wyatt-earp-remove"),
    pytest.param("H", ["hide", "cover left JJ", "answer no"], 1, id="hideout"),
]


@pytest.mark.parametrize(("card", "moves", "shots"), SYMBOLS)
def test_we_1_2_a_card_with_a_symbol_brings_no_dollars(card, moves, shots):
    at = At({"A": f"{card} 2BS"}, piles=["A/BD 3o (H)", "B/JJ 3o"], draw="SK", discard="BC")
    at.play(*moves)
    assert {poster.pot for poster in at.view().posters} == {1000}
    assert len(at.told_of(Turned)) == shots


@pytest.mark.parametrize("card", ["S", "B", "F", "H"])
def test_we_1_2_a_card_that_missed_ends_up_on_the_discard_pile(card):
    at = At({"A": f"{card} BS"}, piles=["A/BD 3o", "B/JJ 3o"], draw="WE", discard="BC")
    slug = next(name for name in at.hand("A") if name != "belle-starr")
    at.play("hide" if card == "H" else f"shoot {card}")
    assert at.discards == [slug, "wyatt-earp", "butch-cassidy"]


def test_we_1_3_the_seven_outlaws():
    assert [poster.outlaw for poster in At.dealt().view().posters] == [
        "belle-starr",
        "billy-the-kid",
        "bob-dalton",
        "butch-cassidy",
        "jesse-james",
        "sundance-kid",
        "wes-hardin",
    ]


@pytest.mark.parametrize("outlaw", OUTLAWS)
def test_we_1_4_every_outlaw_card_has_two_points_and_a_bullet_hole(outlaw):
    at = At({"A": f"5{outlaw} B WE", "B": "WE", "C": "WE"}, draw=outlaw)
    for n, cards in enumerate([3, 1, 1]):
        at.play(f"lay {outlaw} {cards}")
        assert at.points(f"A/{outlaw}") == 2 * (3 + n)
    at.play("shoot B")
    assert [shot.hit for shot in at.told_of(Turned)] == [True]


@pytest.mark.parametrize("card", [*PHOTOS, "WE", "B", "F", "MW", "H", "S"])
def test_we_1_5_no_sheriff_card_has_a_bullet_hole(card):
    at = At({"A": "B BS"}, piles=["A/JJ 3o"], draw=card, discard="BC")
    at.play("shoot B")
    assert [shot.hit for shot in at.told_of(Turned)] == [False]


def test_we_1_5_a_photo_is_a_sheriff_card_too():
    at = At({"A": "PJJ WE 2BS"}, piles=["A/JJ 3o"], discard="BC")
    at.play("photo JJ")
    assert at.view().sheriff_used
    at.refuses("earp draw", "WE-7.1", "one-sheriff-card-a-turn")


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("PJJ", ["photo JJ"]),
        ("S", ["shoot S", "attach JJ"]),
        ("B", ["shoot B", "attach JJ"]),
        ("F", ["shoot F", "attach JJ"]),
    ],
)
def test_we_1_6_a_card_with_a_number_goes_into_the_own_territory(card, moves):
    at = At({"A": f"{card} 2BS"}, piles=["A/JJ 3o", "B/JJ 3o"], draw="SK", discard="BC")
    before = at.pile("B/JJ")
    slug = next(name for name in at.hand("A") if name != "belle-starr")
    at.play(*moves)
    assert at.points("A/JJ") > 6
    assert at.pile("B/JJ") == before
    assert slug not in at.discards


@pytest.mark.parametrize(("card", "moves", "shots"), SYMBOLS)
def test_we_1_6_a_card_with_a_symbol_never_stays_with_its_player(card, moves, shots):
    at = At({"A": f"{card} 2BS"}, piles=["A/BD 3o (H)", "B/JJ 3o"], draw="SK", discard="BC")
    at.play(*moves)
    assert (at.pile("A/BD").photo, at.pile("A/BD").gun, at.pile("A/BD").stagecoaches) == (False, False, 0)
    if card == "H":
        assert at.pile("B/JJ").covered
        assert "hideout" not in at.discards
    else:
        assert at.discards[0] == {"MW": "most-wanted", "WE": "wyatt-earp"}[card]


def test_we_1_7_only_multiples_of_a_thousand_occur():
    sums = set()
    for seed in range(6):
        for table, _ in random_game(seed, 2 + seed % 3):
            sums.update([*table.pots, *table.money])
    assert len(sums) > 10
    assert not {dollars % 1000 for dollars in sums} - {0}


def test_we_1_7_the_bank_never_runs_out():
    """WE-R35: the 150,000 dollars of the box are no limit."""
    at = At({"A": "BS"}, piles=["A/JJ 4o"], pots={"JJ": 400_000})
    at.play("discard BS")
    assert at.told_of(Paid) == [Paid(0, "jesse-james", 400_000)]
    assert at.money("A") == 400_000


def test_we_1_7_a_bank_of_tokens_is_not_offered():
    with pytest.raises(Malformed) as refused:
        GAME.options({"bank_limit": "tokens"})
    assert (refused.value.reason, refused.value.field) == ("unknown-value", "bank_limit")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_we_1_8_two_to_four_players_and_seven_posters(players):
    seen = At.dealt(players=players).view()
    assert (len(seen.players), len(seen.posters)) == (players, 7)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_we_1_8_nobody_plays_alone_or_among_five(players):
    with pytest.raises(Illegal, match="number-of-players"):
        GAME.new(GAME.options({}), players, Quick(1))
