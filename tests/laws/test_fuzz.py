"""Whatever is read, from a friend or an enemy: it is taken, or refused in so many words. Nothing else, and at once.

What is taken is a table on which the game can be played to its end.
"""

import json
import re
from collections.abc import Callable
from copy import copy, deepcopy
from functools import cache
from typing import Any

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.cards import SLUGS
from saloon.games.wyatt_earp.options import REGISTER
from saloon.games.wyatt_earp.refusals import PHASE_NAMES
from saloon.kernel import record
from saloon.kernel.document import parse_document, to_toml
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.rng import Quick
from tests.tables import every_card, random_game

MOST_DECISIONS = 50_000  # a random game has some hundreds
LONGEST_REFUSAL = 2000


def nested(depth: int, table: bool = False) -> Any:
    found: Any = 1
    for _ in range(depth):
        found = {"x": found} if table else [found]
    return found


# By name, for some of them cannot be printed.
JUNK: dict[str, Any] = {
    "none": None,
    "true": True,
    "false": False,
    "zero": 0,
    "one": 1,
    "minus one": -1,
    "two": 2,
    "seven": 7,
    "a thousand": 1000,
    "25000": 25000,
    "2^63": 2**63,
    "-2^63": -(2**63),
    "huge": 10**5000,
    "half": 0.5,
    "one point nought": 1.0,
    "nan": float("nan"),
    "infinity": float("inf"),
    "empty text": "",
    "text": "x",
    "a number in words": "7",
    "star": "*",
    "long text": "x" * 100_000,
    "digits": "9" * 5000,
    "half a character": "\ud800",
    "nul": "\x00",
    "empty list": [],
    "list": [0, 1],
    "empty table": {},
    "table": {"x": 1},
    "deep list": [],  # see `junk`
    "deep table": {},
    "bytes": b"x",
    "numbered table": {1: 2, None: 3},
    **{slug: slug for slug in SLUGS},
    **{f"phase {name}": name for name in PHASE_NAMES},
    "take two": "take two",
    "counters": {"cards": 3, "hideout": 1},
    "hand": {"jesse-james": 3, "wyatt-earp": 2},
}


ODD_ENOUGH = [name for name in JUNK if name not in SLUGS and not name.startswith("phase")]


def junk(name: str) -> Any:
    """A piece of it, and every time a new one."""
    if name.startswith("deep"):
        return nested(3000, table=name == "deep table")
    return copy(JUNK[name])


# What is right to begin with


@cache
def positions() -> list[dict[str, Any]]:
    """Positions of every phase, some with and some without memory and chance."""
    rules: list[dict[str, object]] = [
        {},
        {"preset": "rules_002"},
        {"preset": "card_004", "target_timing": "before_shot", "we_remove_scope": "any"},
        {"preset": "standard_photo", "hidden_fastest_gun": "ignored", "orphaned_hideout": "stays"},
        {"we_response": "any_time", "resolving_card": "in_discard", "last_card_guard": "risk", "stall_guard": 9},
    ]
    found: dict[tuple[int, str], dict[str, Any]] = {}
    for i, options in enumerate(rules):
        for seed in range(8):
            for step, (table, _) in enumerate(random_game(seed, 2 + seed % 3, options)):
                key = (i, PHASE_NAMES[table.phase])
                if key not in found or step % 29 == 0:
                    found[key] = GAME.to_document(table)
        over = GAME.new(GAME.options(options), 3, Quick(i))
        over.playout(Quick(i))
        found[i, "over"] = GAME.to_document(over)
    assert {phase for _, phase in found} == set(PHASE_NAMES)
    documents = list(found.values())
    bare = [
        {name: part for name, part in document.items() if name not in ("memory", "chance")} for document in documents
    ]
    return [*documents, *bare]


@cache
def records() -> list[dict[str, Any]]:
    """A game just dealt, one under way, and one that is over."""
    found = []
    for made, preset in ((0, "standard"), (70, "rules_002"), (100_000, "card_004")):
        writer = record.begin(GAME, GAME.options({"preset": preset}), ["a", "b", "c"], bytes(range(64)), (b"salt",))
        chance = Quick(made)
        while len(writer.record.decisions) < made and (codes := writer.table.legal()):
            writer.apply(codes[chance.below(len(codes))])
        found.append(record.to_document(writer.record))
    return found


# What is made of it


def places(document: Any, depth: int = 0) -> list[tuple[Any, Any]]:
    """Every place in a document: the table or list, and the key or index in it."""
    found: list[tuple[Any, Any]] = []
    keys: Any = list(document) if isinstance(document, dict) else range(len(document))
    for key in keys:
        found.append((document, key))
        if isinstance(document[key], dict | list) and depth < 5:
            found += places(document[key], depth + 1)
    return found


@st.composite
def spoiled(draw: st.DrawFn, those: Callable[[], list[dict[str, Any]]]) -> dict[str, Any]:
    """A document that was right until somebody was at it."""
    documents = those()
    chosen = documents[draw(st.integers(0, len(documents) - 1))]
    document, right = deepcopy(chosen), places(chosen)
    for _ in range(draw(st.integers(1, 4))):
        there = places(document)
        if not there:
            break
        inner, key = there[draw(st.integers(0, len(there) - 1))]
        how = draw(st.sampled_from(["delete", "junk", "nest", "rename", "count", "copy", "double", "add"]))
        note(f"{how} {str(key)[:80]}")
        if how == "delete":
            del inner[key]
        elif how == "junk":
            inner[key] = junk(draw(st.sampled_from(sorted(JUNK))))
        elif how == "nest":
            inner[key] = draw(st.sampled_from([lambda x: [x], lambda x: {"x": x}, lambda x: [x, x]]))(inner[key])
        elif how == "count" and isinstance(inner[key], int):
            inner[key] += draw(st.sampled_from([-1000, -2, -1, 1, 2, 1000]))
        elif how == "copy":
            other, place = right[draw(st.integers(0, len(right) - 1))]
            inner[key] = deepcopy(other[place])
        elif isinstance(inner, dict) and how == "rename":
            inner[draw(st.sampled_from([*SLUGS, "x", "", "turn"]))] = inner.pop(key)
        elif isinstance(inner, dict) and how == "add":
            name = draw(st.sampled_from([*SLUGS, *(row[1] for row in REGISTER), "x", "aim", "winner"]))
            inner[name] = junk(draw(st.sampled_from(sorted(JUNK))))
        elif isinstance(inner, list) and how == "double":
            inner.append(inner[key])
    return document


# Junk by name; `real` puts the things themselves in.
ANYTHING = st.recursive(
    st.sampled_from([f"junk: {name}" for name in sorted(JUNK)]) | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=15,
)


def real(found: Any) -> Any:
    if isinstance(found, dict):
        return {name: real(item) for name, item in found.items()}
    if isinstance(found, list):
        return [real(item) for item in found]
    return junk(found[6:]) if isinstance(found, str) and found[:6] == "junk: " and found[6:] in JUNK else found


PLAIN_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=15,
)


# What may come of it


def taken(read: Any, found: Any) -> Any:
    """What was read, or nothing, if it was refused in so many words."""
    try:
        return read(found)
    except (Malformed, Illegal) as error:
        check(error)
        return None


def check(error: Malformed | Illegal) -> None:
    assert isinstance(error.reason, str)
    assert re.fullmatch("[a-z0-9-]+", error.reason)
    assert len(str(error)) < LONGEST_REFUSAL


def play_to_the_end(document: Any) -> None:
    """A position that was taken is a table like any other."""
    table = taken(GAME.from_document, document)
    if table is None:
        return
    written = GAME.to_document(table)
    again = GAME.from_document(written)
    assert GAME.to_document(again) == written
    chance = Quick(len(written["draw"]))
    for _ in range(MOST_DECISIONS):
        codes = table.legal()
        assert bool(codes) == (table.to_act() >= 0)
        if not codes:
            break
        for viewer in (-1, int(table.to_act())):
            GAME.view(table, viewer)
        table.apply(codes[chance.below(len(codes))])
    assert table.to_act() < 0
    assert sum(every_card(GAME.to_document(table)).values()) == 78
    assert 0 <= GAME.result(table)["winner"] < table.seats


def play_again(document: Any) -> None:
    """A record that was taken can be played again, up to the first thing that does not hold."""
    found = taken(record.from_document, document)
    if found is None:
        return
    assert record.to_document(record.from_document(record.to_document(found))) == record.to_document(found)
    taken(lambda it: sum(1 for _ in record.replay(it)), found)
    writer = taken(record.resume, found)
    if writer is not None:
        writer.table.legal()


# Positions


@settings(max_examples=400)
@given(st.data())
def test_a_position_that_somebody_was_at(data: st.DataObject):
    play_to_the_end(data.draw(spoiled(positions)))


@pytest.mark.parametrize("name", ODD_ENOUGH)
def test_junk_in_every_field_of_a_position(name: str):
    document = positions()[len(name)]
    for place in range(0, len(places(document)), 5):
        spoilt = deepcopy(document)
        inner, key = places(spoilt)[place]
        inner[key] = junk(name)
        taken(GAME.from_document, spoilt)


@settings(max_examples=200)
@given(
    ANYTHING | st.dictionaries(st.sampled_from(["format", "game", "options", "seats", "turn", "draw", "x"]), ANYTHING)
)
def test_a_position_that_never_was_one(found: Any):
    play_to_the_end(real(found))


# Records


@settings(max_examples=250)
@given(st.data())
def test_a_record_that_somebody_was_at(data: st.DataObject):
    play_again(data.draw(spoiled(records)))


@pytest.mark.parametrize("name", ODD_ENOUGH)
def test_junk_in_every_field_of_a_record(name: str):
    document = records()[1]
    for place in range(0, len(places(document)), 5):
        spoilt = deepcopy(document)
        inner, key = places(spoilt)[place]
        inner[key] = junk(name)
        play_again(spoilt)


@settings(max_examples=100)
@given(ANYTHING | st.dictionaries(st.sampled_from(["format", "game", "rules", "seats", "decisions", "x"]), ANYTHING))
def test_a_record_that_never_was_one(found: Any):
    play_again(real(found))


# Options, notation, texts


@settings(max_examples=200)
@given(
    st.dictionaries(
        st.sampled_from([*(row[1] for row in REGISTER), "preset", "dealer_seat", "x"]), ANYTHING, max_size=4
    )
)
def test_any_settings(found: dict[str, Any]):
    options = taken(GAME.options, real(found))
    if options is not None:
        assert GAME.settings(GAME.options(GAME.settings(options))) == GAME.settings(options)


@settings(max_examples=300)
@given(
    st.text(max_size=300)
    | st.lists(
        st.sampled_from(sorted({word for code in range(244) for word in GAME.notate(code).split()})), max_size=5
    ).map(" ".join)
)
def test_any_line(line: str):
    code = taken(GAME.parse, line)
    if code is not None:
        assert GAME.notate(code) == " ".join(line.lower().split())


@settings(max_examples=200)
@given(st.text(max_size=200), st.booleans())
def test_any_text(text: str, toml: bool):
    found = taken(lambda it: parse_document(it, toml), text)
    assert found is None or isinstance(found, dict)


@settings(max_examples=150)
@given(st.data())
def test_a_text_of_which_a_piece_is_missing(data: st.DataObject):
    documents = [*positions(), *records()]
    document = documents[data.draw(st.integers(0, len(documents) - 1))]
    toml = data.draw(st.booleans())
    text = to_toml(document) if toml else json.dumps(document)
    first = data.draw(st.integers(0, len(text)))
    last = min(len(text), first + data.draw(st.integers(0, 60)))
    put = data.draw(
        st.sampled_from(["", "{", "]", '"', "1", "-", "1e999", "NaN", "nan", "0x" + "f" * 5000, "9" * 5000, "[" * 3000])
    )
    found = taken(lambda it: parse_document(it, toml), text[:first] + put + text[last:])
    if found is not None:
        taken(GAME.from_document, found)
        play_again(found)


@settings(max_examples=100)
@given(PLAIN_JSON)
def test_any_json(found: Any):
    document = taken(parse_document, json.dumps(found))
    if document is not None:
        play_to_the_end(document)
        play_again(document)
