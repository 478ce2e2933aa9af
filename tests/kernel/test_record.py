"""Records: a game as a document, played again move for move; whatever was tampered with is named."""

import json
import tomllib
from datetime import date
from typing import Any

import pytest

from saloon.games.wyatt_earp import GAME
from saloon.kernel import game as register
from saloon.kernel.document import parse_document, to_toml
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.record import (
    FINGERPRINT_EVERY,
    FORMAT,
    Record,
    Writer,
    begin,
    from_document,
    options_of,
    replay,
    resume,
    to_document,
)
from saloon.kernel.rng import Quick, commitment
from tests.kernel.faro import Faro

SEED = bytes(range(64))
OTHER = bytes(range(1, 65))
SEATS = ["Anne", "Boris", "Christian"]


def play(writer, decisions=100_000, chance=7):
    """Go on at random, for so many decisions or to the end."""
    source = Quick(chance)
    for _ in range(decisions):
        codes = writer.table.legal()
        if not codes:
            break
        writer.apply(codes[source.below(len(codes))])
    return writer


def begun(settings=None, entropy=()):
    return begin(GAME, GAME.options(settings or {}), SEATS, SEED, entropy)


@pytest.fixture(scope="module")
def finished():
    return to_document(play(begun({"preset": "rules_002"}, (b"north", b"south"))).record)


@pytest.fixture
def document(finished):
    """A record of a whole game, to be spoiled."""
    copy = json.loads(json.dumps(finished))
    assert isinstance(copy, dict)
    return copy


def tables(record):
    return [(made, table.fingerprint()) for made, table in replay(record)]


def refused(record):
    with pytest.raises(Malformed) as error:
        list(replay(record))
    return error.value


def unreadable(document):
    with pytest.raises(Malformed) as error:
        from_document(document)
    return error.value


# There and back


def test_a_record_is_written_and_read_back(document):
    record = from_document(document)
    assert to_document(record) == document
    assert from_document(json.loads(json.dumps(to_document(record)))) == record
    assert record.seats == SEATS
    assert (record.game, record.rules, record.seed) == ("wyatt-earp", GAME.rules_version, SEED)
    assert record.entropy == [b"north", b"south"]
    assert record.options == GAME.settings(GAME.options({"preset": "rules_002"}))


def test_a_record_is_written_as_toml_and_read_back(document):
    assert from_document(parse_document(to_toml(document), toml=True)) == from_document(document)
    running = to_document(play(begun(), 30).record.public())
    assert (running["seed"], running["result"]) == (None, None)
    assert from_document(tomllib.loads(to_toml(running))) == from_document(running)


def test_a_record_plays_again_move_for_move():
    writer = begun({"preset": "card_004"})
    fingerprints = [(0, writer.table.fingerprint())]
    source = Quick(3)
    while codes := writer.table.legal():
        writer.apply(codes[source.below(len(codes))])
        fingerprints.append((len(writer.record.decisions), writer.table.fingerprint()))
    assert tables(writer.record) == fingerprints
    assert writer.record.result == GAME.result(writer.table)


def test_fingerprints_are_kept_now_and_then_and_at_the_end(document):
    made = len(document["decisions"])
    assert made > 2 * FINGERPRINT_EVERY
    wanted = [*range(FINGERPRINT_EVERY, made, FINGERPRINT_EVERY), made]
    assert [int(name) for name in document["fingerprints"]] == wanted


def test_the_same_seed_and_entropy_give_the_same_game():
    assert play(begun(entropy=(b"x",))).record == play(begun(entropy=(b"x",))).record
    assert begun(entropy=(b"x",)).table.fingerprint() != begun(entropy=(b"y",)).table.fingerprint()


def test_a_game_is_heard_from_the_deal_on():
    options = GAME.options({})
    told, again = GAME.facts(options), GAME.facts(options)
    writer = begin(GAME, options, SEATS, SEED, told=told)
    play(writer, 40)
    list(replay(writer.record, again))
    heard = told.take()
    assert len(heard) > 40
    assert again.take() == heard


# Refusals


def test_a_refusal_changes_neither_table_nor_record():
    writer = play(begun(), 49)
    before, table = json.dumps(to_document(writer.record)), writer.table.fingerprint()
    illegal = next(code for code in range(245) if code not in writer.table.legal())
    for code in (illegal, -1, 245, 10**30):
        with pytest.raises(Illegal):
            writer.apply(code)
        assert (json.dumps(to_document(writer.record)), writer.table.fingerprint()) == (before, table)


def test_nothing_can_be_decided_after_the_end(document):
    writer = resume(from_document(document))
    with pytest.raises(Illegal, match="game-over"):
        writer.apply(0)
    assert to_document(writer.record) == document


@pytest.mark.parametrize("seats", [[], ["Anne"], list("abcde")])
def test_a_game_needs_the_right_number_of_players(seats):
    with pytest.raises(Illegal, match="number-of-players"):
        begin(GAME, GAME.options({}), seats, SEED)


def test_a_game_needs_a_whole_seed():
    with pytest.raises(Malformed, match="seed-length"):
        begin(GAME, GAME.options({}), SEATS, SEED[1:])


# The seed


def test_while_the_game_runs_the_seed_is_kept_back():
    writer = play(begun(), 60)
    public = writer.record.public()
    assert public.seed is None
    assert writer.record.seed == SEED
    assert public.commitment == commitment(SEED)
    assert SEED.hex() not in json.dumps(to_document(public))
    assert public.decisions == writer.record.decisions
    error = refused(public)
    assert (error.reason, error.field) == ("no-seed-yet", "seed")


def test_another_seed_breaks_the_commitment(document):
    document["seed"] = OTHER.hex()
    error = refused(from_document(document))
    assert (error.reason, error.field) == ("commitment-broken", "commitment")
    assert error.details == {"seed_gives": commitment(OTHER)}


def test_another_commitment_is_broken(document):
    document["commitment"] = commitment(OTHER)
    assert refused(from_document(document)).reason == "commitment-broken"


def test_a_new_seed_with_its_own_commitment_does_not_fit_the_decisions(document):
    document["seed"], document["commitment"] = OTHER.hex(), commitment(OTHER)
    error = refused(from_document(document))
    assert error.reason in ("illegal-decision", "other-fingerprint")


def test_other_entropy_does_not_fit_the_decisions(document):
    document["entropy"][0] = b"east".hex()
    assert refused(from_document(document)).reason in ("illegal-decision", "other-fingerprint")


# What was tampered with is named


def test_another_version_of_the_rules_is_named(document):
    document["rules"] += 1
    error = refused(from_document(document))
    assert (error.reason, error.field) == ("other-rules-version", "rules")
    wanted = {"record": GAME.rules_version + 1, "here": GAME.rules_version, "game": "wyatt-earp"}
    assert error.details == wanted


def test_an_illegal_decision_is_named_with_its_rule(document):
    document["decisions"][0] = "earp draw"
    error = refused(from_document(document))
    assert (error.reason, error.field) == ("illegal-decision", "decisions[0]")
    assert error.details == {"decision": "earp draw", "why": "not-now", "rule": "WE-3.1", "asked": "draw"}


def test_a_decision_that_is_none_is_named(document):
    document["decisions"][7] = "take three"
    error = refused(from_document(document))
    assert (error.reason, error.field) == ("unknown-decision", "decisions[7]")
    assert error.details["value"] == "take three"


def test_another_legal_decision_is_found_out(document):
    """Taking the discard instead of two cards: legal, and it leads elsewhere."""
    at = document["decisions"].index("take two")
    document["decisions"][at] = "take discard"
    error = refused(from_document(document))
    assert error.reason in ("illegal-decision", "other-fingerprint")
    assert error.field.startswith(("decisions[", "fingerprints."))


@pytest.mark.parametrize("at", [0, 40])
def test_a_missing_decision_is_found_out(document, at):
    del document["decisions"][at]
    last = len(document["decisions"])
    document["fingerprints"] = {name: text for name, text in document["fingerprints"].items() if int(name) <= last}
    assert refused(from_document(document)).reason in ("illegal-decision", "other-fingerprint")


def test_a_decision_after_the_end_is_illegal(document):
    document["decisions"].append("take two")
    error = refused(from_document(document))
    assert (error.reason, error.field) == ("illegal-decision", f"decisions[{len(document['decisions']) - 1}]")
    assert error.details["why"] == "game-over"


def test_another_fingerprint_is_named(document):
    right = document["fingerprints"]["50"]
    document["fingerprints"]["50"] = "0" * 16
    error = refused(from_document(document))
    assert (error.reason, error.field, error.details) == (
        "other-fingerprint",
        "fingerprints.50",
        {"replay_gives": right},
    )


def test_a_fingerprint_of_the_deal_is_checked_too(document):
    document["fingerprints"]["0"] = "0" * 16
    assert refused(from_document(document)).field == "fingerprints.0"


def test_another_result_is_named(document):
    right = document["result"]
    document["result"] = {**right, "money": [25000, 0, 0]}
    error = refused(from_document(document))
    assert (error.reason, error.field) == ("other-result", "result")
    assert json.loads(str(error.details["replay_gives"])) == right


def test_a_result_of_an_unfinished_game_is_named(document):
    del document["decisions"][-1]
    document["fingerprints"].popitem()
    error = refused(from_document(document))
    assert (error.reason, error.field) == ("result-of-unfinished-game", "result")


def test_other_options_are_found_out_or_named(document):
    document["options"]["hideout_target"] = "nobody"
    error = refused(from_document(document))
    assert (error.reason, error.field) == ("unknown-value", "options.hideout_target")
    document["options"] = {"first_dealer": "designated", "dealer_seat": "3"}
    error = refused(from_document(document))
    assert (error.reason, error.field) == ("no-such-dealer", "options")


def test_other_seats_are_named(document):
    document["seats"] = ["Anne"]
    error = refused(from_document(document))
    assert (error.reason, error.field) == ("number-of-players", "seats")
    document["seats"] = ["Anne", "Boris"]
    assert refused(from_document(document)).reason in ("illegal-decision", "other-fingerprint")


def test_whatever_comes_before_the_flaw_is_played():
    writer = play(begun(), 60)
    writer.record.decisions[55] = "keep"
    steps = replay(writer.record)
    assert [next(steps)[0] for _ in range(56)] == list(range(56))
    with pytest.raises(Malformed, match=r"decisions\[55\]"):
        next(steps)


# Unfinished games


@pytest.mark.parametrize("made", [0, 1, 49, 50, 51, 120])
def test_an_unfinished_game_goes_on_where_it_ended(made):
    whole = begun()
    source = Quick(1)
    choices = []
    while codes := whole.table.legal():
        choices.append(codes[source.below(len(codes))])
        whole.apply(choices[-1])

    first = begun()
    for code in choices[:made]:
        first.apply(code)
    again = resume(from_document(json.loads(json.dumps(to_document(first.record)))))
    assert again.table.fingerprint() == first.table.fingerprint()
    for code in choices[made:]:
        again.apply(code)
    assert again.record == whole.record


def test_a_writer_may_take_over_a_table():
    writer = begun()
    other = Writer(GAME, Record("wyatt-earp", 1, SEATS), writer.table)
    other.apply(0)
    assert other.record.decisions == ["take two"]
    assert writer.record.decisions == []


# Documents that cannot be read


@pytest.mark.parametrize("field", ["format", "game", "rules", "commitment"])
def test_a_missing_field_is_named(document, field):
    del document[field]
    error = unreadable(document)
    assert (error.reason, error.field) == ("missing", field)


@pytest.mark.parametrize("field", ["seed", "result"])
def test_what_is_not_there_yet_may_be_missing(document, field):
    del document[field]
    assert to_document(from_document(document))[field] is None


@pytest.mark.parametrize(
    ("field", "value", "reason", "where"),
    [
        ("format", FORMAT + 1, "other-format", "format"),
        ("format", "1", "other-format", "format"),
        ("format", True, "other-format", "format"),
        ("format", 1.0, "other-format", "format"),
        ("game", "wyatt-earl", "unknown-game", "game"),
        ("game", 7, "not-text", "game"),
        ("rules", 0, "out-of-range", "rules"),
        ("rules", "1", "not-a-number", "rules"),
        ("seats", "Anne", "not-a-list", "seats"),
        ("seats", ["Anne", 2], "not-text", "seats[1]"),
        ("options", [], "not-a-table", "options"),
        ("commitment", None, "not-text", "commitment"),
        ("seed", 5, "not-text", "seed"),
        ("seed", "xy", "not-hex", "seed"),
        ("seed", "00", "seed-length", "seed"),
        ("entropy", "00", "not-a-list", "entropy"),
        ("entropy", ["00", "0"], "not-hex", "entropy[1]"),
        ("decisions", {}, "not-a-list", "decisions"),
        ("decisions", ["take two", None], "not-text", "decisions[1]"),
        ("fingerprints", [], "not-a-table", "fingerprints"),
        ("fingerprints", {"one": "x"}, "not-a-number", "fingerprints.one"),
        ("fingerprints", {"-1": "x"}, "not-a-number", "fingerprints.-1"),
        ("fingerprints", {"²": "x"}, "not-a-number", "fingerprints.²"),
        ("fingerprints", {"9999999": "x"}, "out-of-range", "fingerprints.9999999"),
        ("fingerprints", {"1": 2}, "not-text", "fingerprints.1"),
        ("result", [], "not-a-table", "result"),
        ("shuffle", 1, "unknown-field", "shuffle"),
    ],
)
def test_a_field_that_is_wrong_is_named(document, field, value, reason, where):
    document[field] = value
    error = unreadable(document)
    assert (error.reason, error.field) == (reason, where)


def test_a_list_is_no_record():
    assert unreadable([]).reason == "not-a-table"


# Options


def test_options_are_kept_as_they_were_written(document):
    document["options"] = {"share_requires_cp": False, "stall_guard": 4}
    record = from_document(document)
    assert record.options == {"share_requires_cp": False, "stall_guard": 4}
    assert GAME.settings(options_of(record)) == {"share_requires_cp": "false", "stall_guard": "4"}


ODD = {
    "nothing": None,
    "a fraction": 4.0,
    "no number": float("nan"),
    "a huge number": 10**5000,
    "a long text": "x" * 1_000_000,
    "many digits": "9" * 5000,
    "half a character": "\ud800",
    "a list": ["off"],
    "a table": {"off": "off"},
    "a numbered table": {1: 2, None: 3},
    "a date": date(1881, 10, 26),
}


@pytest.mark.parametrize("name", ["stall_guard", "dealer_seat", "hideout_target", "share_requires_cp", "preset", "x"])
@pytest.mark.parametrize("odd", [*ODD, "a deep list", "a deep table"])
def test_an_odd_value_of_an_option_is_named(document, name, odd):
    document["options"] = {name: nested(100_000, table=odd == "a deep table") if odd not in ODD else ODD[odd]}
    record = from_document(document)
    for error in (refused(record), refused_options(record)):
        assert error.field == f"options.{name}"
        assert error.reason in ("unknown-value", "not-a-number-in-range", "unknown-preset", "unknown-option")
        assert len(str(error)) < 1500


def nested(depth, table):
    found: Any = 1
    for _ in range(depth):
        found = {"x": found} if table else [found]
    return found


def refused_options(record):
    with pytest.raises(Malformed) as error:
        options_of(record)
    return error.value


def test_the_options_of_other_rules_are_not_judged(document):
    document["rules"] += 1
    document["options"] = {"of": "tomorrow"}
    assert refused_options(from_document(document)).reason == "other-rules-version"


# A game whose settings are whole documents


@pytest.fixture
def faro(monkeypatch):
    monkeypatch.setattr(register, "_register", register.Register())
    return register.register(Faro())


DECK = {"title": "", "cards": [{"name": "jack", "worth": 11}, {"name": "queen", "worth": 12}]}


@pytest.mark.parametrize("toml", [False, True])
def test_a_deck_travels_in_the_record(faro, toml):
    options = faro.options({"deck": DECK})
    told = faro.facts(options)
    writer = begin(faro, options, ["Anne", "Boris"], SEED, told=told)
    writer.apply(1)
    writer.apply(0)
    written = to_document(writer.record)
    assert written["options"] == {"deck": DECK}
    assert written["decisions"] == ["take queen", "take jack"]
    read = from_document(parse_document(to_toml(written) if toml else json.dumps(written), toml))
    assert read == writer.record
    again = faro.facts(options_of(read))
    assert len(list(replay(read, again))) == 3
    assert again.take() == told.take() == [(0, "queen", 12), (1, "jack", 11)]


def test_what_is_wrong_inside_a_deck_is_named(faro):
    written = to_document(begin(faro, faro.options({"deck": DECK}), ["Anne", "Boris"], SEED).record)
    spoilt = json.loads(json.dumps(written))
    spoilt["options"]["deck"]["cards"][1]["worth"] = "much"
    error = refused(from_document(spoilt))
    assert (error.reason, error.field) == ("not-a-number", "options.deck.cards[1].worth")
    spoilt["options"]["deck"] = nested(100_000, table=False)
    error = refused(from_document(spoilt))
    assert (error.reason, error.field) == ("not-a-table", "options.deck")


def test_too_many_decisions_are_not_read(document):
    document["decisions"] = ["take two"] * 1_000_001
    assert unreadable(document).reason == "too-long"
