"""Whatever is read, from a friend or an enemy: it is taken, or refused in so many words. Nothing else, and at once.

What is taken is a table on which the game can be played to its end.
"""

import json
import random
import re
from copy import copy, deepcopy
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from saloon.games.revolver.deckfile import OPERATIONS, read_deck, standard_deck, write_deck
from saloon.games.revolver.options import REGISTER as REVOLVER_REGISTER
from saloon.games.revolver.state import FRAME_NAMES
from saloon.games.wyatt_earp.cards import SLUGS
from saloon.games.wyatt_earp.options import REGISTER
from saloon.games.wyatt_earp.refusals import PHASE_NAMES
from saloon.kernel import record
from saloon.kernel.document import parse_document, to_toml
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.game import find_game
from saloon.kernel.rng import Quick
from saloon.kernel.table import Table
from tests.laws.decks import any_deck
from tests.laws.worlds import HOUSE, Deal, Play, World

MOST_DECISIONS = 50_000  # a random game has some hundreds
LONGEST_REFUSAL = 2000


@dataclass(frozen=True)
class Feed:
    """What is put into the documents of a game: its own words in the wrong places, and the rules to begin with."""

    words: list[str]
    options: list[str]
    rules: list[dict[str, Any]]
    records: list[tuple[int, dict[str, Any]]]  # decisions made, rules


FEEDS = {
    "wyatt-earp": Feed(
        words=[*SLUGS, *PHASE_NAMES, "take two", "turn", "aim"],
        options=[row[1] for row in REGISTER],
        rules=[
            {},
            {"preset": "rules_002"},
            {"preset": "card_004", "target_timing": "before_shot", "we_remove_scope": "any"},
            {"preset": "standard_photo", "hidden_fastest_gun": "ignored", "orphaned_hideout": "stays"},
            {"we_response": "any_time", "resolving_card": "in_discard", "last_card_guard": "risk", "stall_guard": 9},
        ],
        records=[(0, {}), (70, {"preset": "rules_002"}), (100_000, {"preset": "card_004"})],
    ),
    "revolver": Feed(
        words=[
            *(card.id for card in standard_deck().cards[::4]),
            *(bandit.id for bandit in standard_deck().bandits[::4]),
            *("quincey-whitmore+grit", "creek", "colty", "mcready", "ops", "script", "polecats.ops#1", "x1", "-"),
            *FRAME_NAMES,
            *OPERATIONS,
        ],
        options=[row[1] for row in REVOLVER_REGISTER],
        rules=[
            {},
            {"preset": "literal", "hat_window": "after_target", "attack_duty": "may", "flesh_wound_price": "pays"},
            {"empty_deck": "reshuffle", "derail_jack": "goes_on", "derail_deaths": "killed"},
            {"token_supply": "unlimited", "quincey_repeat": "once_per_turn", "reflexes_turn": "any_turn"},
            *({"deck": any_deck(random.Random(seed)), "cancelled_payment": "returned"} for seed in range(6)),
        ],
        records=[(0, {}), (70, {"preset": "literal"}), (100_000, {"deck": any_deck(random.Random(1))})],
    ),
}


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
    "eleven": 11,
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
    "counters": {"cards": 3, "hideout": 1},
    "hand": {"jesse-james": 3, "wyatt-earp": 2},
    "frame": {"do": "pay", "who": "colty", "cards": 2, "why": "by-order"},
    "operation": {"op": "may_discard", "n": 1, "then": [{"op": "draw", "n": 2}]},
    **{f"word {word}": word for feed in FEEDS.values() for word in feed.words},
}


ODD_ENOUGH = [name for name in JUNK if not name.startswith("word")]


def junk(name: str) -> Any:
    """A piece of it, and every time a new one."""
    if name.startswith("deep"):
        return nested(3000, table=name == "deep table")
    return deepcopy(JUNK[name]) if isinstance(JUNK[name], dict) else copy(JUNK[name])


# What is right to begin with


@cache
def positions(world: World) -> list[dict[str, Any]]:
    """Positions of every question, some with and some without memory and chance."""
    found: dict[tuple[int, str], dict[str, Any]] = {}
    for seed in range(60):
        if seed >= 8 and {phase for _, phase in found} == world.everything()[1]:
            break
        for i, rules in enumerate(FEEDS[world.game.name].rules):
            seats = world.game.players[seed % len(world.game.players)]
            for step, table in enumerate(Play(world, Deal(rules, seats, seed)).moments()):
                key = (i, world.phase(table))
                if key not in found or step % 29 == 0:
                    found[key] = world.game.to_document(table)
    documents = list(found.values())
    bare = [
        {name: part for name, part in document.items() if name not in ("memory", "chance")} for document in documents
    ]
    return [*documents, *bare]


@cache
def records(world: World) -> list[dict[str, Any]]:
    """A game just dealt, one under way, and one that is over."""
    game, found = world.game, []
    for made, rules in FEEDS[game.name].records:
        writer = record.begin(game, game.options(rules), ["a"] * game.players[0], bytes(range(64)), (b"salt",))
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
        if isinstance(document[key], dict | list) and depth < 8:
            found += places(document[key], depth + 1)
    return found


def sample(places: int) -> range:
    """Some of them, from all parts."""
    return range(0, places, max(5, places // 50))


@st.composite
def spoiled(draw: st.DrawFn, documents: list[dict[str, Any]], feed: Feed) -> dict[str, Any]:
    """A correct document that was then damaged."""
    chosen = documents[draw(st.integers(0, len(documents) - 1))]
    document, right = deepcopy(chosen), places(chosen)
    for _ in range(draw(st.integers(1, 4))):
        if not document:
            break
        part = draw(st.sampled_from(list(document)))  # any part as often, however long it is
        there: list[tuple[Any, Any]] = [(document, part)]
        if isinstance(document[part], dict | list):
            there += places(document[part])
        inner, key = there[draw(st.integers(0, len(there) - 1))]
        how = draw(st.sampled_from(["delete", "junk", "nest", "rename", "count", "copy", "double", "add"]))
        note(f"{how} {part} {str(key)[:80]}")
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
            inner[draw(st.sampled_from([*feed.words, "x", ""]))] = inner.pop(key)
        elif isinstance(inner, dict) and how == "add":
            name = draw(st.sampled_from([*feed.words, *feed.options, "x", "winner"]))
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


def play_to_the_end(world: World, document: Any) -> None:
    """A position that was taken is a table like any other."""
    game = world.game
    table = taken(game.from_document, document)
    if table is None:
        return
    written = game.to_document(table)
    again = game.from_document(written)
    assert game.to_document(again) == written
    chance = Quick(len(str(written)))
    for _ in range(MOST_DECISIONS):
        codes = table.legal()
        assert bool(codes) == (table.to_act() >= 0)
        if not codes:
            break
        for viewer in (-1, int(table.to_act())):
            game.view(table, viewer)
        table.apply(codes[chance.below(len(codes))])
    assert table.to_act() < 0
    before, after = world.cards(written), world.cards(game.to_document(table))
    assert before == after or (after < before and written["options"].get("killed_cards_go") == "out_of_game")
    assert 0 <= game.result(table)["winner"] < table.seats


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


fuzz = pytest.mark.parametrize("world", HOUSE, ids=str)


# Positions


@fuzz
@settings(max_examples=400)
@given(data=st.data())
def test_a_position_that_somebody_was_at(world: World, data: st.DataObject):
    play_to_the_end(world, data.draw(spoiled(positions(world), FEEDS[world.game.name])))


@fuzz
@pytest.mark.parametrize("name", ODD_ENOUGH)
def test_junk_in_every_field_of_a_position(world: World, name: str):
    document = positions(world)[len(name)]
    for place in sample(len(places(document))):
        spoilt = deepcopy(document)
        inner, key = places(spoilt)[place]
        inner[key] = junk(name)
        taken(world.game.from_document, spoilt)


@fuzz
@settings(max_examples=200)
@given(
    found=ANYTHING
    | st.dictionaries(
        st.sampled_from(["format", "game", "options", "seats", "turn", "draw", "agenda", "sides", "playing", "x"]),
        ANYTHING,
    )
)
def test_a_position_that_never_was_one(world: World, found: Any):
    play_to_the_end(world, real(found))


# Records


@fuzz
@settings(max_examples=250)
@given(data=st.data())
def test_a_record_that_somebody_was_at(world: World, data: st.DataObject):
    play_again(data.draw(spoiled(records(world), FEEDS[world.game.name])))


@fuzz
@pytest.mark.parametrize("name", ODD_ENOUGH)
def test_junk_in_every_field_of_a_record(world: World, name: str):
    document = records(world)[1]
    for place in sample(len(places(document))):
        spoilt = deepcopy(document)
        inner, key = places(spoilt)[place]
        inner[key] = junk(name)
        play_again(spoilt)


@settings(max_examples=100)
@given(ANYTHING | st.dictionaries(st.sampled_from(["format", "game", "rules", "seats", "decisions", "x"]), ANYTHING))
def test_a_record_that_never_was_one(found: Any):
    play_again(real(found))


# Decks


@cache
def decks() -> list[dict[str, Any]]:
    return [write_deck(standard_deck()), *(any_deck(random.Random(seed)) for seed in range(9))]


@settings(max_examples=250)
@given(data=st.data())
def test_a_deck_that_somebody_was_at(data: st.DataObject):
    """What is still taken can be played, and written down again."""
    deck = taken(read_deck, data.draw(spoiled(decks(), FEEDS["revolver"])))
    if deck is not None:
        assert read_deck(write_deck(deck)) == deck
        game = find_game("revolver")
        table = game.new(game.options({"deck": write_deck(deck)}), 2, Quick(1))
        table.playout(Quick(2))
        assert table.to_act() < 0


# Options, notation, texts


@fuzz
@settings(max_examples=200)
@given(data=st.data())
def test_any_settings(world: World, data: st.DataObject):
    names = [*FEEDS[world.game.name].options, "preset", "dealer_seat", "deck", "x"]
    found = data.draw(st.dictionaries(st.sampled_from(names), ANYTHING, max_size=4))
    options = taken(world.game.options, real(found))
    if options is not None:
        again = world.game.options(world.game.settings(options))
        assert world.game.settings(again) == world.game.settings(options)


@cache
def vocabulary(world: World) -> tuple[Table, list[str]]:
    table = world.new(world.deal(1))
    return table, sorted({word for code in range(table.space()) for word in world.game.notate(table, code).split()})


@fuzz
@settings(max_examples=300)
@given(data=st.data())
def test_any_line(world: World, data: st.DataObject):
    table, words = vocabulary(world)
    line = data.draw(st.text(max_size=300) | st.lists(st.sampled_from(words), max_size=5).map(" ".join))
    code = taken(lambda it: world.game.parse(table, it), line)
    if code is not None:
        assert world.game.notate(table, code) == " ".join(line.lower().split())


@settings(max_examples=200)
@given(st.text(max_size=200), st.booleans())
def test_any_text(text: str, toml: bool):
    found = taken(lambda it: parse_document(it, toml), text)
    assert found is None or isinstance(found, dict)


@fuzz
@settings(max_examples=150)
@given(data=st.data())
def test_a_text_of_which_a_piece_is_missing(world: World, data: st.DataObject):
    documents = [*positions(world), *records(world)]
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
        taken(world.game.from_document, found)
        play_again(found)


@fuzz
@settings(max_examples=100)
@given(found=PLAIN_JSON)
def test_any_json(world: World, found: Any):
    document = taken(parse_document, json.dumps(found))
    if document is not None:
        play_to_the_end(world, document)
        play_again(document)
