"""19. Options register: names, values, presets, and how they are read.

What each value changes: `test_s19_turns.py` OPT-01 to OPT-08, `test_s19_cards.py` to OPT-13, `test_s19_payout.py` to
OPT-22 and OPT-34, `test_s19_shots.py` OPT-23 to OPT-28, `test_s19_quiet.py` the rest.
"""

from typing import Any

import pytest

from saloon import rulebook
from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.options import MOST_IDLE_TURNS, PRESETS, REGISTER, Options, read_options, write_options
from saloon.kernel.errors import Malformed

BOOK = {option.name: option for option in rulebook.options("wyatt-earp")}
NAMES = [name for _, name, _, _, _ in REGISTER]
SETTINGS = [(name, value) for _, name, _, _, values in REGISTER for value in values]


def refused(settings):
    with pytest.raises(Malformed) as error:
        GAME.options(settings)
    return error.value


# The register


@pytest.mark.parametrize(("id", "name", "kind", "rule", "values"), REGISTER)
def test_the_register_says_what_the_rulebook_says(id, name, kind, rule, values):
    option = BOOK[name]
    assert (id, kind, rule) == (option.id, option.kind, option.rule)
    offered = [value.name for value in option.values if value.name not in ("n", "tokens")]  # WE-R35, WE-R62
    assert values == offered
    assert values[0] == option.default


def test_the_register_is_complete():
    assert NAMES == list(BOOK)


def test_standard_rules_are_all_defaults():
    options = Options()
    assert [getattr(options, name) for name in [*NAMES, "dealer_seat"]] == [0] * 41
    assert write_options(options) == GAME.settings(GAME.options({})) == {}


@pytest.mark.parametrize(("name", "value"), SETTINGS)
def test_every_value_is_read_and_written_back(name, value):
    options = GAME.options({name: value})
    default = value == BOOK[name].default
    assert GAME.settings(options) == ({} if default else {name: value})
    assert GAME.settings(GAME.options(GAME.settings(options))) == GAME.settings(options)
    assert [getattr(options, other) for other in NAMES if other != name] == [0] * 39


# The presets


def test_the_presets_are_those_of_the_rulebook():
    assert {name: dict(values) for name, values in rulebook.presets("wyatt-earp").items()} == PRESETS


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_sets_its_values_and_no_others(preset):
    assert GAME.settings(GAME.options({"preset": preset})) == PRESETS[preset]


def test_no_preset_is_the_standard():
    assert GAME.settings(GAME.options({})) == GAME.settings(GAME.options({"preset": "standard"})) == {}


def test_what_its_own_text_contradicts_is_in_no_preset():
    """Ruling WE-R68"""
    slips = {("capture_threshold", "more_than_8"), ("game_end_threshold", "more_than_25000")}
    for values in PRESETS.values():
        assert not set(values.items()) & slips


@pytest.mark.parametrize(
    ("preset", "literal"),
    [
        ("rules_002", {"opened_test": "presence", "share_order": "descending_gap", "share_requires_cp": "false"}),
        ("card_001", {"second_exhaustion": "on_empty", "share_range": "all_with_cp"}),
        ("card_004", {"share_range": "all_with_cp", "we_remove_scope": "any"}),
    ],
)
def test_the_presets_named_after_a_text_are_literal(preset, literal):
    """Ruling WE-R68"""
    assert literal.items() <= PRESETS[preset].items()


@pytest.mark.parametrize("order", [("preset", "empty_hand_end"), ("empty_hand_end", "preset")])
def test_a_value_of_ones_own_overrides_the_preset(order):
    given = {"preset": "card_004", "empty_hand_end": "next_only"}
    settings = GAME.settings(GAME.options({name: given[name] for name in order}))
    assert settings == {**PRESETS["card_004"], "empty_hand_end": "next_only"}


def test_a_preset_can_be_taken_back_to_the_default_value_by_value():
    settings = GAME.settings(GAME.options({"preset": "card_001", "opened_test": "sticky"}))
    assert settings == {name: value for name, value in PRESETS["card_001"].items() if name != "opened_test"}


# What cannot be read


def test_an_unknown_preset_is_refused_by_name():
    error = refused({"preset": "card_005"})
    assert (error.reason, error.field) == ("unknown-preset", "preset")
    assert error.details == {"value": "card_005", "known": ", ".join(PRESETS)}


@pytest.mark.parametrize("preset", [None, 7, ["card_004"], {"card_004": 1}, "", "STANDARD "])
def test_a_preset_is_one_of_the_names_and_nothing_else(preset):
    error = refused({"preset": preset})
    assert (error.reason, error.field) == ("unknown-preset", "preset")
    assert "unknown-preset" in str(error)


def test_an_unknown_option_is_refused_by_name():
    error = refused({"hideout_targets": "any_player"})
    assert (error.reason, error.field) == ("unknown-option", "hideout_targets")
    assert "hideout_target" in str(error.details["known"]).split(", ")


@pytest.mark.parametrize("name", [name for name in NAMES if name != "stall_guard"])
def test_an_unknown_value_is_refused_with_the_name_of_its_option(name):
    error = refused({name: "sometimes"})
    assert (error.reason, error.field) == ("unknown-value", name)
    assert error.details["value"] == "sometimes"
    known = str(error.details["known"]).split(", ")
    assert known == [value.name for value in BOOK[name].values if value.name != "tokens"]


def test_the_bank_never_runs_out():
    """WE-1.7 bank_limit=unlimited, ruling WE-R35"""
    assert GAME.settings(GAME.options({"bank_limit": "unlimited"})) == {}
    assert refused({"bank_limit": "tokens"}).field == "bank_limit"


@pytest.mark.parametrize("value", [0, -1, MOST_IDLE_TURNS + 1, "4.0", 4.0, "four", "", True, None, "٤", "1" * 5000])
def test_a_stall_guard_is_off_or_a_number_of_turns(value):
    error = refused({"stall_guard": value})
    assert (error.reason, error.field) == ("not-a-number-in-range", "stall_guard")
    assert (error.details["least"], error.details["most"]) == (1, MOST_IDLE_TURNS)
    assert len(str(error)) < 500


@pytest.mark.parametrize(("value", "turns"), [(1, 1), ("4", 4), (MOST_IDLE_TURNS, MOST_IDLE_TURNS), ("off", 0)])
def test_a_stall_guard_is_read_as_number_or_word(value, turns):
    """stall_guard=off stall_guard=4"""
    assert GAME.options({"stall_guard": value}).stall_guard == turns


@pytest.mark.parametrize("value", [-1, 4, "x", None, 1.5])
def test_a_dealers_seat_is_a_seat(value):
    error = refused({"dealer_seat": value})
    assert (error.reason, error.field) == ("not-a-number-in-range", "dealer_seat")


def test_booleans_and_capitals_are_understood():
    """share_requires_cp=false"""
    for value in (False, "false", "False", "FALSE"):
        assert GAME.settings(GAME.options({"share_requires_cp": value})) == {"share_requires_cp": "false"}
    assert GAME.settings(GAME.options({"share_requires_cp": True})) == {}


def nested(depth):
    found: list[object] = []
    for _ in range(depth):
        found = [found]
    return found


ODD: dict[str, Any] = {
    "huge": 10**5000,
    "huge and negative": -(10**5000),
    "deep": nested(5000),
    "deep inside": {"a": nested(5000)},
    "no number": float("nan"),
    "bytes": b"random",
    "long": "x" * 10**6,
}


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("name", ["preset", "first_dealer", "stall_guard", "dealer_seat"])
def test_whatever_the_value_is_the_refusal_names_the_option_and_stays_short(name, odd):
    error = refused({name: ODD[odd]})
    assert error.field == name
    assert len(str(error)) < 500


def test_an_options_object_is_not_shared():
    first, second = read_options({"stall_guard": 3}), read_options({})
    assert (first.stall_guard, second.stall_guard) == (3, 0)
