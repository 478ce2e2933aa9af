"""4. The turn marker."""

import pytest

from saloon.games.revolver.facts import BanditToken, Drew, FaceOpened, FieldReached, MarkerMoved
from tests.rules.revolver.tables import At, own_deck

RATED_1 = "kittens-mackenzie maud-tillery manolito jack-colty cortez"  # Kittens and Tillery are next
SKINNY = "skinny-landell+grit jack-colty"  # Skinny is next


def advance(at):
    """McReady's turn ends, and the marker moves."""
    at.play("end")
    return at.marker


def kill(bandit, **rest):
    """McReady's rope kills a bandit."""
    at = At(mcready="get-a-rope cowboy", to_play="mcready", **rest)
    at.play("play get-a-rope", f"lose {bandit}")
    return at


def spaces(at, field="creek"):
    return next(place.spaces for place in at.view().battlefields if place.field == field)


@pytest.mark.parametrize(
    ("before", "after"),
    [("bank/1", "bank/2"), ("whiskey/4", "whiskey/5"), ("creek/-", "creek/1"), ("express/3", "express/4")],
)
def test_rv_4_1_the_marker_advances_one_space_to_the_right(before, after):
    at = At(before, to_play="mcready")
    assert advance(at) == after
    field, _, space = after.partition("/")
    assert at.told_of(MarkerMoved) == [MarkerMoved(field, space, by_card=False)]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param("bank/4", "whiskey/1", id="EX-S03"),
        pytest.param("whiskey/5", "buzzard/1", id="whiskey"),
        pytest.param("buzzard/4", "creek/1", id="EX-D72"),
        pytest.param("creek/2", "express/1", id="creek"),
    ],
)
def test_rv_4_1_from_the_last_space_it_goes_to_space_1_of_the_next_battlefield(before, after):
    at = At(before, to_play="mcready")
    assert advance(at) == after
    assert at.told_of(FieldReached) == [FieldReached(after.partition("/")[0])]


def test_rv_4_2_dash_space_then_numbers_then_opened_extra_spaces():
    assert spaces(At("creek/1")) == ("-", "1", "2")
    assert spaces(At("creek/1", opened=["kittens", "kittens"])) == ("-", "1", "2", "x1", "x2")
    at = At("creek/2", opened=["skinny"], to_play="mcready")
    assert advance(at) == "creek/x1"
    at.play("end")
    assert advance(at) == "express/1"


def test_rv_4_2_unopened_face_spaces_do_not_exist_for_the_marker():
    """EX-D73"""
    at = At("creek/2", colty="pack-yer-bags 38-special")
    at.refuses("play pack-yer-bags", "RV-6.10", "can-do-nothing")
    at.play("end")
    assert advance(at) == "express/1"


def test_rv_4_3_only_a_card_moves_the_marker_to_the_dash_space():
    at = At("whiskey/1", mcready="pilgrim", to_play="mcready")
    at.play("play pilgrim")
    assert at.marker == "whiskey/-"
    assert at.told_of(MarkerMoved) == [MarkerMoved("whiskey", "-", by_card=True)]


def test_rv_4_3_from_the_dash_space_the_advance_goes_to_space_1():
    """EX-S09"""
    assert advance(At("whiskey/-", to_play="mcready")) == "whiskey/1"


def test_rv_4_4_pack_yer_bags_moves_right():
    at = At("bank/2", colty="pack-yer-bags 38-special")
    at.play("play pack-yer-bags")
    assert at.marker == "bank/3"


def test_rv_4_4_pilgrim_moves_left():
    """EX-S39"""
    at = At("whiskey/2", mcready="pilgrim", to_play="mcready")
    at.play("play pilgrim")
    assert at.marker == "whiskey/1"


def test_rv_4_4_ex_s19_not_beyond_the_right_most_space():
    At("bank/4", colty="pack-yer-bags 38-special").refuses("play pack-yer-bags", "RV-6.10", "can-do-nothing")
    assert At("bank/3", colty="pack-yer-bags 38-special").allows("play pack-yer-bags")


def test_rv_4_4_ex_s39_not_beyond_the_left_most_space():
    At("whiskey/-", mcready="pilgrim", to_play="mcready").refuses("play pilgrim", "RV-6.10", "can-do-nothing")


def test_rv_4_4_ex_d84_back_and_forth():
    at = At("whiskey/1", colty="pack-yer-bags 38-special", mcready="pilgrim", to_play="mcready")
    at.play("play pilgrim")
    assert advance(at) == "whiskey/1"
    at.play("play pack-yer-bags", "discard 38-special")
    assert at.marker == "whiskey/2"


def test_rv_4_4_opened_extra_spaces_count():
    """EX-D80"""
    at = At("creek/2", colty="pack-yer-bags 38-special", opened=["skinny"])
    at.play("play pack-yer-bags")
    assert at.marker == "creek/x1"
    at = At("creek/x1", mcready="pilgrim", opened=["skinny"], to_play="mcready")
    at.play("play pilgrim")
    assert at.marker == "creek/2"


@pytest.mark.parametrize("marker", ["bank/1", "whiskey/1", "buzzard/4"])
def test_rv_4_5_ex_s13_kittens_mackenzie_opens_two_spaces(marker):
    at = kill("kittens-mackenzie", marker=marker, alive=RATED_1)
    assert at.told_of(FaceOpened) == [FaceOpened("kittens", "creek")] * 2
    assert spaces(at) == ("-", "1", "2", "x1", "x2")


@pytest.mark.parametrize("marker", ["bank/1", "whiskey/1", "buzzard/4"])
def test_rv_4_5_ex_s12_skinny_landell_opens_one_space_when_he_loses_his_token(marker):
    at = kill("skinny-landell", marker=marker, alive=SKINNY)
    assert at.told_of(FaceOpened) == [FaceOpened("skinny", "creek")]
    assert spaces(at) == ("-", "1", "2", "x1")
    assert "skinny-landell" in at.alive()


def test_rv_4_5_ex_d77_they_add_up_to_three():
    at = At(
        "bank/1",
        mcready="2 get-a-rope 3 cowboy",
        to_play="mcready",
        alive="kittens-mackenzie skinny-landell+grit jack-colty",
    )
    at.play("play get-a-rope", "discard cowboy", "lose kittens-mackenzie")
    at.play("play get-a-rope", "discard cowboy", "lose skinny-landell")
    assert spaces(at) == ("-", "1", "2", "x1", "x2", "x3")


@pytest.mark.parametrize(
    ("rating", "dying", "faces"),
    [
        (2, ["kittens-mackenzie", "skinny-landell"], ("kittens", "kittens", "skinny")),
        (0, ["skinny-landell", "skinny-landell", "kittens-mackenzie"], ("skinny", "kittens", "kittens")),
    ],
)
def test_rv_4_6_extra_spaces_are_appended_in_the_order_of_their_opening(rating, dying, faces):
    """In a user's deck Skinny may lose his token before Kittens dies."""
    at = At(
        mcready="3 get-a-rope 4 cowboy",
        to_play="mcready",
        alive="kittens-mackenzie skinny-landell+grit jack-colty",
        options={"deck": own_deck(skinny_landell={"rating": rating})},
    )
    for bandit in dying:
        at.play("play get-a-rope", "discard cowboy", f"lose {bandit}")
    assert next(place.faces for place in at.view().battlefields if place.field == "creek") == faces


def test_rv_4_6_a_space_opened_late_lies_before_the_marker():
    """The marker on Skinny's space still has both of Kittens' spaces before it."""
    at = kill("kittens-mackenzie", marker="creek/x1", alive=RATED_1, opened=["skinny"])
    assert at.marker == "creek/x1"
    assert advance(at) == "creek/x2"


def test_rv_4_7_ex_s13_kittens_opens_spaces_on_the_creek_too():
    """EX-D75"""
    at = kill("kittens-mackenzie", marker="creek/2", alive=RATED_1)
    seen = [advance(at)]
    for _ in range(2):
        at.play("end")
        seen.append(advance(at))
    assert seen == ["creek/x1", "creek/x2", "express/1"]


def test_rv_4_7_ex_d78_kittens_opens_nothing_at_the_express():
    at = kill("kittens-mackenzie", marker="express/1", alive=RATED_1)
    assert not at.told_of(FaceOpened)


@pytest.mark.parametrize("marker", ["creek/1", "express/1"])
def test_rv_4_7_ex_d57_skinnys_token_lost_on_the_creek_or_later_opens_nothing(marker):
    at = kill("skinny-landell", marker=marker, alive=SKINNY)
    assert not at.told_of(FaceOpened)
    assert at.grit("skinny-landell") == 0


def test_rv_4_7_ex_d56_skinnys_later_removal_opens_and_closes_nothing():
    at = kill("skinny-landell", marker="whiskey/1", alive="skinny-landell jack-colty", opened=["skinny"])
    assert "skinny-landell" not in at.alive()
    assert not at.told_of(FaceOpened)
    assert spaces(at) == ("-", "1", "2", "x1")


def test_rv_4_8_ex_s14_cortez_gets_a_grit_token_when_the_marker_reaches_the_express():
    at = At("creek/2", to_play="mcready", decks={"colty": "38-special derringer"})
    advance(at)
    arrived = at.facts.index(FieldReached("express"))
    assert at.facts[arrived:] == [
        FieldReached("express"),
        BanditToken("cortez"),
        Drew("colty", "38-special"),
        Drew("colty", "derringer"),
    ]
    assert at.grit("cortez") == 1


def test_rv_4_8_cortez_gets_no_token_elsewhere_or_again():
    for marker in ("bank/4", "buzzard/4", "express/1"):
        at = At(marker, to_play="mcready")
        advance(at)
        assert at.grit("cortez") == 0
        assert not at.told_of(BanditToken)


def test_rv_4_8_ex_d85_a_dead_cortez_gets_no_token():
    at = At("creek/2", to_play="mcready", alive="jack-colty poppy-mcready", options={"cortez_early": "none"})
    advance(at)
    assert not at.told_of(BanditToken)
    assert at.view().supply[0].count == 6


def test_rv_4_9_cards_never_change_the_battlefield():
    """Neither marker card moves it out of its battlefield, wherever it stands."""
    for field, last in (("bank", 4), ("whiskey", 5), ("buzzard", 4), ("creek", 2), ("express", 4)):
        at = At(f"{field}/{last}", colty="pack-yer-bags 38-special")
        assert not at.allows("play pack-yer-bags")
        at = At(f"{field}/-", mcready="pilgrim", to_play="mcready")
        assert not at.allows("play pilgrim")


def test_rv_4_10_on_the_last_space_of_the_express_the_game_ends_before_an_advance():
    at = At("express/4", to_play="mcready")
    at.play("end")
    assert at.winner == "colty last-space"
    assert not at.told_of(MarkerMoved)


def test_rv_4_10_unless_pilgrim_moved_the_marker_back():
    at = At("express/4", mcready="pilgrim", to_play="mcready")
    at.play("play pilgrim")
    assert advance(at) == "express/4"
    assert at.winner == ""
    at.play("end", "end")
    assert at.winner == "colty last-space"
