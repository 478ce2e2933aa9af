"""Documents: every error names the field that is wrong, and what is written as TOML reads back."""

import pickle
import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.kernel.document import (
    MOST_BYTES,
    MOST_FAULTS,
    PatientReader,
    Reader,
    all_told,
    parse_document,
    read_document,
    shown,
    to_toml,
)
from saloon.kernel.errors import Malformed


def refused(call, *arguments):
    with pytest.raises(Malformed) as error:
        call(*arguments)
    return error.value


def nested(depth):
    found: list[object] = []
    for _ in range(depth):
        found = [found]
    return found


# Files and texts


@pytest.mark.parametrize(("name", "text"), [("a.json", '{"a": [1, {"b": "é"}]}'), ("a.toml", 'a = [1, {b = "é"}]')])
def test_a_file_is_read_by_its_name(tmp_path, name, text):
    path = tmp_path / name
    path.write_text(text, "utf-8")
    assert read_document(path) == {"a": [1, {"b": "é"}]}
    upper = path.rename(tmp_path / name.upper())
    assert read_document(upper) == {"a": [1, {"b": "é"}]}


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("a.json", b"{", "not-json"),
        ("a.json", b"a = 1", "not-json"),
        ("a.toml", b'{"a": 1}', "not-toml"),
        ("a.toml", b"a = 1\na = 2", "not-toml"),
        ("a.json", b"\xff\xfe", "not-text"),
        ("a.json", b"[1]", "not-a-table"),
        ("a.json", b"null", "not-a-table"),
        ("a.json", b"", "not-json"),
        ("a.json", b'{"a": NaN}', "not-json"),
        ("a.json", b'{"a": -Infinity}', "not-json"),
        ("a.json", b'{"a": ' + b"9" * 5000 + b"}", "not-json"),
        ("a.toml", b"a = " + b"9" * 5000, "not-toml"),
        ("a.json", b"[" * 100_000, "not-json"),
        ("a.toml", b"a = " + b"[" * 100_000, "not-toml"),
    ],
)
def test_a_file_that_is_no_document_is_named(tmp_path, name, content, reason):
    path = tmp_path / name
    path.write_bytes(content)
    error = refused(read_document, path)
    assert (error.reason, error.field) == (reason, str(path))


def test_a_file_that_is_not_there_is_named(tmp_path):
    error = refused(read_document, tmp_path / "none.json")
    assert (error.reason, error.field) == ("file-unreadable", str(tmp_path / "none.json"))
    assert refused(read_document, tmp_path).reason in ("file-unreadable", "not-json")


def test_a_file_that_is_too_large_is_not_read(tmp_path):
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    error = refused(read_document, path)
    assert (error.reason, error.field, error.details) == ("file-too-large", str(path), {"most": MOST_BYTES})


def test_a_text_has_no_path_to_name():
    assert parse_document('{"a": 1}') == parse_document("a = 1", toml=True) == {"a": 1}
    assert refused(parse_document, "[]").field == ""


# Reader

DOCUMENT = {"n": 3, "yes": True, "word": "x", "list": ["a", "b"], "inner": {"deep": {"n": "three"}}}


def test_a_reader_gives_what_is_there():
    reader = Reader(DOCUMENT)
    assert reader.number("n", 0, 3) == 3
    assert reader.flag("yes") is True
    assert reader.text("word") == "x"
    assert reader.texts("list") == reader.items("list") == ["a", "b"]
    assert list(reader.table("inner").names()) == ["deep"]
    assert reader.has("n")
    assert not reader.has("m")
    assert reader.maybe("word") == "x"
    reader.done()


def test_a_reader_gives_defaults_for_what_is_not_there():
    reader = Reader({})
    assert (reader.number("n", 1, 9, 5), reader.flag("f"), reader.flag("g", True)) == (5, False, True)
    assert (reader.text("t", "x"), reader.items("l"), reader.texts("l"), reader.maybe("m")) == ("x", [], [], None)
    assert reader.table("inner").found == {}
    reader.done()


@pytest.mark.parametrize(
    ("call", "reason", "field"),
    [
        (lambda r: r.value("m"), "missing", "m"),
        (lambda r: r.number("m", 0, 1), "missing", "m"),
        (lambda r: r.text("m"), "missing", "m"),
        (lambda r: r.number("n", 4, 9), "out-of-range", "n"),
        (lambda r: r.number("n", 0, 2), "out-of-range", "n"),
        (lambda r: r.number("yes", 0, 2), "not-a-number", "yes"),
        (lambda r: r.number("word", 0, 2), "not-a-number", "word"),
        (lambda r: r.number("list", 0, 2), "not-a-number", "list"),
        (lambda r: r.flag("n"), "not-yes-or-no", "n"),
        (lambda r: r.flag("word"), "not-yes-or-no", "word"),
        (lambda r: r.text("n"), "not-text", "n"),
        (lambda r: r.items("inner"), "not-a-list", "inner"),
        (lambda r: r.texts("word"), "not-a-list", "word"),
        (lambda r: r.table("list"), "not-a-table", "list"),
        (lambda r: r.table("inner").table("deep").number("n", 0, 9), "not-a-number", "inner.deep.n"),
        (lambda r: r.table("inner").table("deep").text("m"), "missing", "inner.deep.m"),
    ],
)
def test_a_reader_names_the_field_that_is_wrong(call, reason, field):
    error = refused(call, Reader(DOCUMENT))
    assert (error.reason, error.field) == (reason, field)
    assert str(error).startswith(f"{field}: {reason}")


def test_an_item_of_a_list_is_named_by_its_place():
    assert refused(Reader({"list": ["a", 7]}, "outer").texts, "list").field == "outer.list[1]"


def test_a_range_is_told():
    assert refused(Reader(DOCUMENT).number, "n", 5, 9).details == {"value": "3", "least": 5, "most": 9}


def test_what_nobody_asked_for_is_an_error():
    reader = Reader({"inner": {"known": 1, "odd": 2}})
    inner = reader.table("inner")
    inner.number("known", 0, 9)
    error = refused(inner.done)
    assert (error.reason, error.field, error.details) == ("unknown-field", "inner.odd", {"known": "known"})
    reader.done()


def test_a_misspelt_field_gets_the_nearest_that_is_not_there():
    reader = Reader({"cost": 1, "coppies": 2})
    reader.number("cost", 0, 9)
    reader.number("copies", 0, 9, default=1)
    assert refused(reader.done).details == {"known": "copies, cost", "near": "copies"}


@pytest.mark.parametrize(("name", "text"), [("a.json", '{"n": 1}'), ("a.toml", "n = 1")])
def test_a_byte_order_mark_is_skipped(tmp_path, name, text):
    (tmp_path / name).write_text(text, "utf-8-sig")
    assert read_document(tmp_path / name) == {"n": 1}


# A patient reader


def test_a_patient_reader_notes_every_fault_and_reads_on():
    faults: list[Malformed] = []
    reader = PatientReader({"n": "one", "words": [1], "row": 7, "odd": 1}, "here", faults)
    assert reader.number("n", 2, 9) == 2
    assert reader.text("name") == ""
    assert reader.texts("words") == []
    assert reader.flag("yes", default=True)
    inner = reader.table("row")
    assert (inner.number("m", 0, 9), inner.text("name")) == (0, "")  # nothing more is said of what is no table
    inner.done()
    reader.done()
    assert [(fault.reason, fault.field) for fault in faults] == [
        ("not-a-number", "here.n"),
        ("missing", "here.name"),
        ("not-text", "here.words[0]"),
        ("not-a-table", "here.row"),
        ("unknown-field", "here.odd"),
    ]


def test_a_document_full_of_faults_is_not_listed_without_end():
    faults: list[Malformed] = []
    PatientReader({f"odd{i}": i for i in range(10 * MOST_FAULTS)}, "", faults).done()
    assert len(faults) == MOST_FAULTS


def test_several_faults_are_one_error_that_keeps_its_place_in_another_document():
    error = all_told([Malformed("missing", "a"), Malformed("not-text", "b[0]", {"found": "int"})]).inside("deck")
    assert (error.reason, error.field) == ("missing", "deck.a")
    assert [(other.reason, other.field, other.details) for other in error.others] == [
        ("not-text", "deck.b[0]", {"found": "int"})
    ]
    copy = pickle.loads(pickle.dumps(error))
    assert [other.field for other in copy.others] == ["deck.b[0]"]


@pytest.mark.parametrize("found", [None, 1, "x", [], [("a", 1)], 1.5])
def test_only_a_mapping_can_be_read(found):
    error = refused(Reader, found, "here")
    assert (error.reason, error.field) == ("not-a-table", "here")


def test_keys_that_are_no_words_are_read_as_such():
    assert Reader({7: "x", None: "y"}).text("7") == "x"


ODD: dict[str, Any] = {
    "huge": 1 << 20_000,
    "deep": nested(20_000),
    "long": "x" * 10**6,
    "inner": {"a": nested(20_000)},
    "half": 0.5,
}


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize(
    "call",
    [
        lambda reader: reader.number("n", 0, 9),
        lambda reader: reader.flag("n"),
        lambda reader: reader.done(),
    ],
    ids=["number", "flag", "done"],
)
def test_an_error_stays_short_whatever_was_found(call, odd):
    error = refused(call, Reader({"n": ODD[odd]}))
    assert error.field.startswith("n")
    assert len(str(error)) < 300


def test_a_field_with_an_endless_name_is_cut():
    assert len(str(refused(Reader({"x" * 10**6: 1}).done))) < 300


def test_a_value_as_an_error_shows_it():
    assert [shown(value) for value in (7, -(2**70), True, None, 1.5)] == ["7", str(-(2**70)), "True", "None", "1.5"]
    assert (shown(1 << 20_000), shown([1]), shown({})) == ("int", "list", "dict")
    assert shown("x" * 100) == "x" * 80


# TOML


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"a": 1, "b": -2, "c": True, "d": "text", "e": [], "f": {}, "g": 1.5, "h": 1e300, "i": 10**30},
        {"list": [1, 2], "lists": [[1], [], ["a", True]], "mixed": [{"a": 1}, 2]},
        {"inner": {"a": 1, "deeper": {"b": [1, 2], "c": {"d": {}}}}, "after": 1},
        {"rows": [{"a": 1}, {"b": {"c": [{"d": 2}]}}, {}], "last": [{}]},
        {
            "odd keys": 1,
            "": 2,
            "a.b": 3,
            'quo"te': 4,
            "é": 5,
            "new\nline": 6,
            "\U0001f920": 7,
            "\x7f": 8,
            "7": 9,
            "-": 10,
        },
        {"tables": {"odd keys": {"x": []}, "": {"y": []}, "a.b": {"z": [{"\U0001f920": {"": []}}]}}},
        {"text": 'a"b\\c\n\t\r\x00\x1f\x7f\x85\u2028\U0001f920é'},
    ],
    ids=["empty", "values", "lists", "tables", "rows", "keys", "odd tables", "text"],
)
def test_what_is_written_as_toml_reads_back(document):
    assert tomllib.loads(to_toml(document)) == document
    assert parse_document(to_toml(document), toml=True) == document


def test_what_is_none_is_left_out():
    assert tomllib.loads(to_toml({"a": None, "b": {"c": None, "d": 1}, "e": {"f": [], "g": None}})) == {
        "b": {"d": 1},
        "e": {"f": []},
    }


WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
VALUES = st.recursive(
    st.booleans() | st.integers(-(2**62), 2**62) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=12,
)


@settings(deadline=None, derandomize=True, database=None)
@given(st.dictionaries(WORDS, VALUES, max_size=4))
def test_anything_written_as_toml_reads_back(document):
    assert tomllib.loads(to_toml(document)) == document
