"""Reading documents that people may have written: every error names the field that is wrong."""

import json
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

from saloon.kernel.errors import Malformed

MOST_BYTES = 16_000_000
MOST_FAULTS = 50  # of one document that are told
BYTE_ORDER_MARK = "\ufeff"  # some editors begin a file with it
T = TypeVar("T")


def read_document(path: Path) -> dict[str, Any]:
    """A JSON or TOML file as a mapping; `Malformed` says what is wrong with it."""
    try:
        with path.open("rb") as file:
            found = file.read(MOST_BYTES + 1)  # of a device, too, which has no size
        if len(found) > MOST_BYTES:
            raise Malformed("file-too-large", str(path), {"most": MOST_BYTES})
        text = found.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except OSError as error:
        raise Malformed("file-unreadable", str(path), {"cause": error.strerror or str(error)}) from None
    except UnicodeDecodeError:
        raise Malformed("not-text", str(path)) from None
    try:
        return parse_document(text, toml=path.suffix.lower() == ".toml")
    except Malformed as error:
        raise Malformed(error.reason, str(path), error.details) from None


def parse_document(text: str, toml: bool = False) -> dict[str, Any]:
    """A JSON or TOML text as a mapping; a byte order mark before it is skipped."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    try:
        found = tomllib.loads(text) if toml else json.loads(text, parse_constant=_no_constant, object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:  # both decoders raise kinds of ValueError
        raise Malformed("not-toml" if toml else "not-json", "", {"cause": str(error)}) from None
    if not isinstance(found, dict):
        raise Malformed("not-a-table", "", {"found": type(found).__name__})
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON; a name that stands in it twice is a slip, as it is in TOML."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"{twice[:80]!r} stands there twice")
    return found


class Reader:
    """A mapping that is read field by field; a field that is never read is an error too."""

    def __init__(self, found: object, where: str = "") -> None:
        if not isinstance(found, Mapping):
            raise Malformed("not-a-table", where, {"found": type(found).__name__})
        self.found: dict[str, Any] = {str(key): value for key, value in found.items()}
        self.where = where
        self.asked: set[str] = set()

    def field(self, name: str) -> str:
        return f"{self.where}.{name[:80]}" if self.where else name[:80]

    def has(self, name: str) -> bool:
        return name in self.found

    def value(self, name: str) -> Any:
        self.asked.add(name)
        if name not in self.found:
            raise Malformed("missing", self.field(name))
        return self.found[name]

    def maybe(self, name: str) -> Any:
        """A value that need not be there; then it is `None`."""
        self.asked.add(name)
        return self.found.get(name)

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number in a range."""
        self.asked.add(name)
        if default is not None and name not in self.found:
            return default
        return number(self.value(name), self.field(name), least, most)

    def flag(self, name: str, default: bool = False) -> bool:
        self.asked.add(name)
        found = self.found.get(name, default)
        if not isinstance(found, bool):
            raise Malformed("not-yes-or-no", self.field(name), {"value": shown(found)})
        return found

    def text(self, name: str, default: str | None = None) -> str:
        self.asked.add(name)
        if default is not None and name not in self.found:
            return default
        return text(self.value(name), self.field(name))

    def items(self, name: str) -> list[Any]:
        """A list; empty if it is not there."""
        self.asked.add(name)
        found = self.found.get(name, [])
        if not isinstance(found, list):
            raise Malformed("not-a-list", self.field(name), {"found": type(found).__name__})
        return found

    def texts(self, name: str) -> list[str]:
        return [text(item, f"{self.field(name)}[{i}]") for i, item in enumerate(self.items(name))]

    def table(self, name: str) -> "Reader":
        """A mapping inside; empty if it is not there."""
        self.asked.add(name)
        return Reader(self.found.get(name, {}), self.field(name))

    def names(self) -> Iterator[str]:
        """Every name in a mapping whose names are data."""
        self.asked.update(self.found)
        return iter(self.found)

    def done(self) -> None:
        """Refuse fields that were never read."""
        for name in self.found:
            if name not in self.asked:
                raise self.unknown(name)

    def unknown(self, name: str) -> Malformed:
        """The error for an unknown field, with the name that is probably meant."""
        missing = self.asked - self.found.keys()
        details: dict[str, object] = {"known": ", ".join(sorted(self.asked))}
        return Malformed("unknown-field", self.field(name), {**details, **nearest(name, missing or self.asked)})


class PatientReader(Reader):
    """A reader that notes faults and reads on, so that all of them are reported at once.

    A value that cannot be read is replaced by a harmless one of its type; what is inside it is not checked.
    """

    def __init__(self, found: object, where: str, faults: list[Malformed]) -> None:
        self.faults = faults
        self.readable = isinstance(found, Mapping)
        super().__init__(found if self.readable else {}, where)
        if not self.readable and len(faults) < MOST_FAULTS:
            self.faults.append(Malformed("not-a-table", where, {"found": type(found).__name__}))

    def note(self, fault: Malformed) -> None:
        if self.readable and len(self.faults) < MOST_FAULTS:
            self.faults.append(fault)

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        return self.kept(lambda: Reader.number(self, name, least, most, default), least)

    def flag(self, name: str, default: bool = False) -> bool:
        return self.kept(lambda: Reader.flag(self, name, default), default)

    def text(self, name: str, default: str | None = None) -> str:
        return self.kept(lambda: Reader.text(self, name, default), "")

    def items(self, name: str) -> list[Any]:
        return self.kept(lambda: Reader.items(self, name), [])

    def texts(self, name: str) -> list[str]:
        return self.kept(lambda: Reader.texts(self, name), [])

    def table(self, name: str) -> "PatientReader":
        self.asked.add(name)
        return PatientReader(self.found.get(name, {}), self.field(name), self.faults)

    def done(self) -> None:
        for name in self.found:
            if name not in self.asked and len(self.faults) < MOST_FAULTS:
                self.note(self.unknown(name))

    def kept(self, read: Callable[[], T], otherwise: T) -> T:
        """The value read; in case of a fault, note it and return the harmless value."""
        try:
            return read()
        except Malformed as fault:
            self.note(fault)
            return otherwise


def nearest(word: str, known: Iterable[str]) -> dict[str, object]:
    """The known words closest to an unknown one, as a detail of a fault."""
    near = get_close_matches(word[:80], sorted(known), 1)
    return {"near": near[0]} if near else {}


def all_told(faults: list[Malformed]) -> Malformed:
    """All faults of a document as one error: the first, with the others."""
    first, *others = faults
    return Malformed(first.reason, first.field, first.details, others)


def read_heading(reader: Reader, format: int, game: str, options: Callable[[dict[str, Any]], T]) -> T:
    """Read the head of a position (format, game, options) and return the options."""
    if reader.number("format", 0, 1_000_000, format) != format:
        raise Malformed("other-format", "format", {"here": format})
    if reader.text("game", game) != game:
        raise Malformed("other-game", "game", {"here": game})
    settings = reader.table("options")
    try:
        return options({name: settings.value(name) for name in settings.names()})
    except Malformed as error:
        raise error.inside("options") from None


def number(found: object, where: str, least: int, most: int) -> int:
    if isinstance(found, bool) or not isinstance(found, int):
        raise Malformed("not-a-number", where, {"value": shown(found)})
    if not least <= found <= most:
        raise Malformed("out-of-range", where, {"value": shown(found), "least": least, "most": most})
    return found


def shown(value: object) -> str:
    """A value for an error message: only its type if it is cyclic, deeply nested or very large."""
    if isinstance(value, str):
        return value[:80]
    if isinstance(value, int):
        return str(value) if value.bit_length() < 128 else "int"
    return str(value) if value is None or isinstance(value, float) else type(value).__name__


def text(found: object, where: str) -> str:
    if not isinstance(found, str):
        raise Malformed("not-text", where, {"found": type(found).__name__})
    return found


def to_toml(document: Mapping[str, Any]) -> str:
    """A document as TOML: plain values first, then tables and lists of tables. What is `None` is left out."""
    return "\n".join(_toml_lines(document, "")) + "\n"


def _toml_lines(table: Mapping[str, Any], where: str) -> Iterator[str]:
    for name, value in table.items():
        if value is not None and not _is_table(value) and not _is_tables(value):
            yield f"{_toml_key(name)} = {_toml_value(value)}"
    for name, value in table.items():
        inner = f"{where}.{_toml_key(name)}" if where else _toml_key(name)
        if _is_table(value):
            yield f"\n[{inner}]"
            yield from _toml_lines(value, inner)
        elif _is_tables(value):
            for item in value:
                yield f"\n[[{inner}]]"
                yield from _toml_lines(item, inner)


def _is_table(value: object) -> bool:
    return isinstance(value, Mapping) and any(isinstance(inner, Mapping | list) for inner in value.values())


def _is_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, Mapping) for item in value)


def _toml_key(name: str) -> str:
    return name if name and all(c.isascii() and (c.isalnum() or c in "-_") for c in name) else _toml_text(name)


def _toml_text(text: str) -> str:
    """A JSON string, except that TOML allows no lone surrogates and no unescaped DEL."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _toml_value(value: object) -> str:
    if isinstance(value, Mapping):
        there = {name: item for name, item in value.items() if item is not None}
        inner = ", ".join(f"{_toml_key(name)} = {_toml_value(item)}" for name, item in there.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_toml_value(item) for item in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return _toml_text(value) if isinstance(value, str) else repr(value)
