"""1. Components."""

import pytest

from saloon.games.revolver import GAME
from saloon.games.revolver.facts import NoTokenLeft
from saloon.kernel.errors import Malformed
from tests.rules.revolver.tables import FIELDS, At, own_deck


def test_rv_1_1_each_side_has_62_cards_of_its_own():
    sides = GAME.to_document(At.dealt().table)["sides"]
    found = {name: set(side["deck"]) | set(side["hand"]) for name, side in sides.items()}
    assert [len(side["deck"]) + sum(side["hand"].values()) for side in sides.values()] == [62, 62]
    assert not found["colty"] & found["mcready"]


def test_rv_1_1_cards_go_back_to_the_deck_they_belong_to():
    at = At(colty="fire-at-will", table={"bank": "cowboy"})
    at.play("play fire-at-will", "no")
    assert at.discards("colty") == ["fire-at-will"]
    assert at.discards("mcready") == ["cowboy"]


def test_rv_1_1_nobody_plays_or_discards_a_card_of_the_other_side():
    at = At(colty="38-special gatling-gun 2 derringer", mcready="cowboy")
    refused = at.refuses("play cowboy", "RV-1.1", "other-sides-card")
    assert refused.details == {"card": "cowboy", "side": "mcready"}
    at.play("play gatling-gun")
    at.refuses("discard cowboy", "RV-1.1", "other-sides-card")


def test_rv_1_2_bandits_battlefields_cubes_and_tokens():
    view = At.dealt().view()
    assert len(view.bandits) == 16
    assert [place.field for place in view.battlefields] == list(FIELDS)
    assert view.cubes == 12  # 14 are in the box
    assert view.specials == ("derail-the-train",)
    assert {item.card: item.count for item in view.supply} == {"grit": 6 - 1, "power": 6}  # one lies on Skinny
    box = GAME.options({}).source.box
    assert (box.cubes, box.grit, box.power) == (14, 6, 6)


def test_rv_1_3_tokens_are_a_supply_that_both_sides_share():
    """A token on a gun is missing for a lawman."""
    scouts = "cherokee-scout+power"
    at = At(
        mcready="apache-scout",
        table={"whiskey": f"2 {scouts}", "buzzard": "3 apache-scout+power"},
        to_play="mcready",
    )
    assert {item.card: item.count for item in at.view().supply}["power"] == 1
    at.play("play apache-scout", "place creek")
    assert {item.card: item.count for item in at.view().supply}["power"] == 0
    assert at.lying("creek") == {"apache-scout+power": 1}


def test_rv_1_3_there_cannot_be_more_tokens_than_in_the_box():
    with pytest.raises(Malformed) as refused:
        At(grit={"jack-colty": 7})
    assert refused.value.reason == "too-many-tokens"


def test_rv_1_4_a_card_has_name_firepower_cost_tokens_effect_and_kind():
    card = GAME.options({}).source.card("apache-scout")
    assert (card.name, card.kind, card.fp, card.cost, card.copies) == ("Apache scout", "lawman", 1, 0, 4)
    assert [(op.op, op.token, op.when) for op in card.ops] == [("gain_token", "power", "ahead")]


def test_rv_1_4_only_guns_and_lawmen_have_firepower():
    for card in GAME.options({}).source.cards:
        assert (card.fp > 0) == (card.kind in ("gun", "lawman"))


def test_rv_1_5_a_bandit_has_a_rating_a_name_and_perhaps_an_effect():
    source = GAME.options({}).source
    assert (source.bandit("manolito").name, source.bandit("manolito").rating) == ("Manolito", 2)
    assert [op.op for op in source.bandit("manolito").on_death] == ["border"]
    assert source.bandit("poppy-mcready").on_death == ()
    ratings = {bandit.bandit: bandit.rating for bandit in At.dealt().view().bandits}
    assert sorted(ratings.values()) == [0] * 6 + [1] * 2 + [2] * 2 + [3] * 2 + [4] * 3 + [5]


@pytest.mark.parametrize(
    ("field", "spaces", "defence"),
    [("bank", 4, 0), ("whiskey", 5, 4), ("buzzard", 4, 3), ("creek", 2, 1), ("express", 4, 1)],
)
def test_rv_1_6_a_battlefield_has_a_dash_space_numbered_spaces_and_a_defence(field, spaces, defence):
    place = next(place for place in At().view().battlefields if place.field == field)
    assert place.spaces == ("-", *(str(number) for number in range(1, spaces + 1)))
    assert (place.defence, place.gang, place.law) == (defence, defence, 0)


def test_rv_1_6_only_rattlesnake_creek_has_face_spaces():
    faces = {place.id: place.faces for place in GAME.options({}).source.battlefields}
    assert faces.pop("creek") == ("kittens", "kittens", "skinny")
    assert set(faces.values()) == {()}


def test_rv_1_3_an_empty_supply_is_told():
    at = At(
        mcready="apache-scout",
        table={"whiskey": "2 cherokee-scout+power", "buzzard": "3 apache-scout+power"},
        to_play="mcready",
        options={"deck": own_deck(box={"power": 5})},
    )
    at.play("play apache-scout", "place creek")
    assert at.told_of(NoTokenLeft) == [NoTokenLeft("power")]
    assert at.lying("creek") == {"apache-scout": 1}
