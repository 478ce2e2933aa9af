"""Decisions: one code, one typed value and one line for each; the layout of the codes is for ever."""

import re
from pathlib import Path

import pytest

from saloon.games.wyatt_earp import GAME, codes, decisions
from saloon.games.wyatt_earp.cards import OUTLAW_SLUGS, SLUGS, WYATT_EARP
from saloon.games.wyatt_earp.codes import CODES, STANDARD_CODES
from saloon.games.wyatt_earp.decisions import (
    ORDERS,
    Answer,
    Ask,
    Attach,
    Cover,
    Discard,
    EarpDraw,
    EarpNow,
    EarpPick,
    EarpRemove,
    Hide,
    Keep,
    Lay,
    PhotoNow,
    Pick,
    PlayPhoto,
    Rob,
    Shoot,
    Spare,
    Steal,
    TakeDiscard,
    TakeTwo,
    Uncover,
)
from saloon.games.wyatt_earp.notation import NOTATIONS, notate
from saloon.games.wyatt_earp.options import REGISTER
from saloon.kernel.errors import Malformed
from saloon.kernel.rng import Quick
from tests.rules.wyatt_earp.tables import random_game

TABLE = GAME.new(GAME.options({}), 2, Quick(1))  # any will do: the codes mean the same at every table
OUTLAWS = list(enumerate(OUTLAW_SLUGS))
OTHERS = (1, 2, 3)

# The table in the docstring of `codes.py`, row by row: its first column, and every code of the row by its formula.
LAYOUT: dict[str, dict[int, decisions.Decision]] = {
    "0, 1": {0: TakeTwo(), 1: TakeDiscard()},
    "2-50": {2 + 7 * o + n - 1: Lay(slug, n) for o, slug in OUTLAWS for n in range(1, 8)},
    "51-57": {51 + o: PlayPhoto(slug) for o, slug in OUTLAWS},
    "58-60": {58: Shoot("stagecoach-robbery"), 59: Shoot("bank-robbery"), 60: Shoot("fastest-gun")},
    "61-74": {61 + 2 * o + i: Ask(slug, ("left", "right")[i]) for o, slug in OUTLAWS for i in range(2)},
    "75, 76": {75: Steal(), 76: Hide()},
    "77, 78, 79": {77: EarpDraw(), 78: EarpPick(), 79: EarpRemove()},
    "80-86": {80 + o: Attach(slug) for o, slug in OUTLAWS},
    "87-107": {87 + 7 * (seat - 1) + o: Rob(seat, slug) for seat in OTHERS for o, slug in OUTLAWS},
    "108-128": {108 + 7 * (seat - 1) + o: Cover(seat, slug) for seat in OTHERS for o, slug in OUTLAWS},
    "129, 130": {129: Answer(True), 130: Answer(False)},
    "131-149": {131 + i: Pick(slug) for i, slug in enumerate(slug for slug in SLUGS if slug != "wyatt-earp")},
    "150": {150: Keep()},
    "151-157": {151 + o: Uncover(0, slug) for o, slug in OUTLAWS},
    "158-177": {158 + kind: Discard(slug) for kind, slug in enumerate(SLUGS)},
    "178, 179": {178: PhotoNow(True), 179: PhotoNow(False)},
    "180-207": {
        180 + 4 * o + i: Ask(slug, ("1-3-2", "2-1-3", "2-3-1", "3-1-2")[i]) for o, slug in OUTLAWS for i in range(4)
    },
    "208-214": {208 + o: Cover(0, slug) for o, slug in OUTLAWS},
    "215-221, 222": {**{215 + o: EarpNow(slug) for o, slug in OUTLAWS}, 222: EarpNow(None)},
    "223-243": {223 + 7 * (seat - 1) + o: Uncover(seat, slug) for seat in OTHERS for o, slug in OUTLAWS},
    "244": {244: Spare()},
}


def numbers(row):
    """`215-221, 222` written out."""
    found: list[int] = []
    for part in row.split(", "):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


# Codes


def test_the_layout_is_the_one_that_is_written_down():
    written = Path(decisions.__file__).with_name("codes.py").read_text("utf-8")  # a compiled module has no docstring
    rows = re.findall(r"^\| (\d[\d, -]*?) \|", written, re.MULTILINE)
    assert rows == list(LAYOUT)
    assert [code for row in rows for code in numbers(row)] == list(range(CODES))


@pytest.mark.parametrize("row", LAYOUT)
def test_every_code_means_what_the_layout_says(row):
    assert sorted(LAYOUT[row]) == numbers(row)
    for code, decision in LAYOUT[row].items():
        assert GAME.decision(TABLE, code) == decision
        assert GAME.code(TABLE, decision) == code


def test_how_many_codes_there_are():
    """21.3: 178 for the standard rules, 224 with classes S and V, 21 more for OPT-33."""
    assert (STANDARD_CODES, CODES) == (178, 178 + 2 + 28 + 7 + 8 + 1 + 21)
    assert len(decisions.DECISIONS) == len(decisions.CODES) == len(NOTATIONS) == CODES


def test_codes_of_cards():
    for code in range(codes.SHOOT, codes.ASK):
        assert codes.shot_code(codes.shot_card(code)) == code
    for kind in range(len(SLUGS)):
        if kind != WYATT_EARP:
            assert codes.picked_kind(codes.pick_code(kind)) == kind


@pytest.mark.parametrize("order", range(6))
def test_the_orders_of_asking_four_players(order):
    seats = [codes.asked_seat(order, place, 4) for place in range(3)]
    assert sorted(seats) == [1, 2, 3]
    name = ORDERS[order]
    assert seats == {"left": [1, 2, 3], "right": [3, 2, 1]}.get(name) or name == "-".join(map(str, seats))


@pytest.mark.parametrize(("seats", "right"), [(2, [1]), (3, [2, 1]), (4, [3, 2, 1])])
def test_left_and_right_at_any_table(seats, right):
    assert [codes.asked_seat(codes.RIGHT, place, seats) for place in range(seats - 1)] == right
    assert [codes.asked_seat(codes.LEFT, place, seats) for place in range(seats - 1)] == right[::-1]


def highest(options):
    return max(max(table.legal()) for seed in (1, 2) for table, _ in random_game(seed, 4, options))


def test_the_standard_rules_need_the_standard_codes():
    assert highest({}) < STANDARD_CODES


def test_classes_s_and_v_need_223_codes():
    """most_wanted_order=any_order hideout_target=any_player we_response=any_time photo_out_of_turn=any_opening"""
    switches = {name: values[1] for _, name, kind, _, values in REGISTER if kind in "SV"}
    assert STANDARD_CODES < highest(switches) < codes.UNCOVER_OTHER


# Notation


@pytest.mark.parametrize("code", range(CODES))
def test_every_decision_has_a_line_that_reads_back(code):
    line = GAME.notate(TABLE, code)
    assert line == notate(GAME.decision(TABLE, code)) == NOTATIONS[code]
    assert GAME.parse(TABLE, line) == code
    assert re.fullmatch(r"[a-z0-9-]+( [a-z0-9-]+)*", line)
    assert GAME.parse(TABLE, f"\t {line.upper()}\n".replace(" ", "  ")) == code


def test_lines_are_all_different():
    assert len(set(NOTATIONS)) == CODES


@pytest.mark.parametrize(
    ("decision", "line"),
    [
        (TakeTwo(), "take two"),
        (TakeDiscard(), "take discard"),
        (Lay("jesse-james", 3), "lay jesse-james 3"),
        (PlayPhoto("belle-starr"), "photo belle-starr"),
        (Shoot("fastest-gun"), "shoot fastest-gun"),
        (Ask("sundance-kid", "left"), "ask sundance-kid left"),
        (Ask("sundance-kid", "2-3-1"), "ask sundance-kid 2-3-1"),
        (Steal(), "steal"),
        (Hide(), "hide"),
        (EarpDraw(), "earp draw"),
        (EarpPick(), "earp pick"),
        (EarpRemove(), "earp remove"),
        (Attach("wes-hardin"), "attach wes-hardin"),
        (Rob(1, "bob-dalton"), "rob left bob-dalton"),
        (Cover(0, "bob-dalton"), "cover own bob-dalton"),
        (Cover(2, "belle-starr"), "cover left2 belle-starr"),
        (Answer(True), "answer yes"),
        (Answer(False), "answer no"),
        (Pick("photo-belle-starr"), "pick photo-belle-starr"),
        (Keep(), "keep"),
        (Uncover(0, "belle-starr"), "uncover own belle-starr"),
        (Uncover(3, "belle-starr"), "uncover left3 belle-starr"),
        (Discard("bank-robbery"), "discard bank-robbery"),
        (PhotoNow(True), "photo-now yes"),
        (PhotoNow(False), "photo-now no"),
        (EarpNow("belle-starr"), "earp-now belle-starr"),
        (EarpNow(None), "earp-now no"),
    ],
)
def test_a_line_of_each_kind(decision, line):
    assert notate(decision) == line
    assert GAME.decision(TABLE, GAME.parse(TABLE, line)) == decision


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("lay jesse-jams 3", "lay jesse-james 3"),
        ("lay jesse james 3", "lay jesse-james 3"),
        ("take too", "take two"),
        ("discard bank", "discard bank-robbery"),
        ("aks sundance-kid left", "ask sundance-kid left"),
        ("cover left4 belle-starr", "cover left belle-starr"),
        ("earp", "earp pick"),
        ("photo-now", "photo-now no"),
    ],
)
def test_a_line_that_is_nearly_right_is_refused_with_what_was_meant(line, near):
    with pytest.raises(Malformed) as error:
        GAME.parse(TABLE, line)
    assert (error.value.reason, error.value.field) == ("unknown-decision", "")
    assert error.value.details["value"] == line
    assert near in str(error.value.details["near"]).split(", ")


@pytest.mark.parametrize(
    "line",
    ["", " ", "lay", "lay jesse-james 0", "lay jesse-james 8", "lay jesse-james -1", "lay jesse-james 3 3", "0",
     "pick wyatt-earp", "ask jesse-james 1-2-3", "cover left0 belle-starr", "discard *", "шериф", "\x00", "x" * 1000,
     "take two" + " " * 1000],
)  # fmt: skip
def test_anything_else_is_no_decision(line):
    with pytest.raises(Malformed) as error:
        GAME.parse(TABLE, line)
    assert error.value.reason == "unknown-decision"
    assert len(str(error.value)) < 300


def test_nothing_is_near_to_nonsense():
    with pytest.raises(Malformed) as error:
        GAME.parse(TABLE, "qqqqqqqqqqqqq")
    assert error.value.details["near"] == ""
