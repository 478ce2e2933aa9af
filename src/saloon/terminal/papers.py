"""Commands about documents: verify a record, check a position, list the options."""

from difflib import get_close_matches
from pathlib import Path
from typing import Any

from rich.text import Text

from saloon import rulebook
from saloon.kernel import record as records
from saloon.kernel.document import read_document
from saloon.kernel.errors import Malformed
from saloon.kernel.game import Game, find_game, games, standard_game
from saloon.kernel.record import Record
from saloon.kernel.table import NOBODY
from saloon.terminal.face import EVERYTHING
from saloon.terminal.faces import face_of
from saloon.terminal.naming import letters, preset_name
from saloon.terminal.refusals import Fault, in_words
from saloon.terminal.screen import BAD, DIM, GOOD, STRONG, Screen, ink, show_json
from saloon.terminal.shell import OK, WRONG
from saloon.words import Words

# What keeps a document from being checked at all; anything else that is wrong with it is a failed check.
UNCHECKABLE = frozenset(
    {"file-unreadable", "file-too-large", "not-text", "not-json", "not-toml", "other-format", "unknown-game"}
    | {"other-rules-version", "no-seed-yet", "not-a-document"}
)


def read(path: Path) -> dict[str, Any]:
    """A document; one that is no table at all is no document."""
    try:
        return read_document(path)
    except Malformed as error:
        if error.reason == "not-a-table":
            raise Malformed("not-a-document", error.field, error.details) from None
        raise


def fault_document(error: Malformed) -> dict[str, Any]:
    """What is wrong as data, with all further faults of the same document."""
    found: dict[str, Any] = {"reason": error.reason, "field": error.field, "details": error.details}
    return {**found, "others": [fault_document(other) for other in error.others]} if error.others else found


def failed(screen: Screen, path: Path, error: Malformed, as_json: bool, game: str) -> int:
    """Report a fault that the check found; input that cannot be checked is an error instead."""
    if error.reason in UNCHECKABLE:
        raise error
    text = in_words(screen.words, error, face_of(game).naming(screen.words))
    if as_json:
        found = {**fault_document(error), "text": text}
        show_json({"ok": False, "file": str(path), "error": found})
    else:
        screen.say(ink(screen.words("check-failed", file=str(path)), BAD).append(" " + text), hang=2)
    return WRONG


# Records


def verify(screen: Screen, path: Path, as_json: bool) -> int:
    """Play a record again, from its seed to its result."""
    words = screen.words
    document = read(path)
    if "decisions" not in document and any(document.keys() & game.position_fields for game in games()):
        raise Fault("position-not-record", file=str(path), command=f"saloon position {path}")
    try:
        record = records.from_document(document)
        fingerprint = ""
        for _, table in records.replay(record):
            fingerprint = table.fingerprint() if table.to_act() < 0 else ""
    except Malformed as error:
        named = [game.name for game in games() if game.name == document.get("game")]
        return failed(screen, path, error, as_json, named[0] if named else standard_game().name)
    if as_json:
        show_json({"ok": True, "file": str(path), **summary(record), "fingerprint": fingerprint or None})
        return OK
    screen.say(ink(words("check-passed", file=str(path)), GOOD))
    facts = [
        words("verified-seed"),
        words("verified-decisions", n=len(record.decisions)),
        words("verified-fingerprints", n=len(record.fingerprints)),
        ending(record, words),
    ]
    for fact in facts:
        screen.say(fact, indent=3, hang=2)
    return OK


def summary(record: Record) -> dict[str, Any]:
    return {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": record.options,
        "decisions": len(record.decisions),
        "fingerprints": len(record.fingerprints),
        "finished": record.result is not None,
        "result": record.result,
    }


def ending(record: Record, words: Words) -> str:
    if record.result is None:
        return words("verified-unfinished")
    winner = record.result["winner"]
    return words("verified-drawn") if winner == NOBODY else words("verified-result", who=record.seats[winner])


# Positions


def position(screen: Screen, path: Path, as_json: bool) -> int:
    """Read a position, check it, and show all of it."""
    words = screen.words
    document = read(path)
    if "decisions" in document:
        raise Fault("record-not-position", file=str(path), command=f"saloon replay {path}")
    likely = next((game for game in games() if document.keys() & game.position_fields), standard_game())
    game = find_game(str(document.get("game", likely.name)))
    try:
        table = game.from_document(document)
    except Malformed as error:
        return failed(screen, path, error, as_json, game.name)
    if as_json:
        legal = [game.notate(table, code) for code in table.legal()]
        found = {"to_act": int(table.to_act()), "legal": legal, "position": game.to_document(table)}
        show_json({"ok": True, "file": str(path), **found})
        return OK
    kind = face_of(game.name)
    seats = kind.titles(words, int(table.seats))
    face = kind(screen, seats, EVERYTHING)
    face.show_table(table)
    screen.line()
    face.show_hand(table)
    screen.line()
    seat = int(table.to_act())
    if seat >= 0:
        screen.say(words("to-decide", who=seats[seat], phase=face.phase_name(table)))
        screen.labelled(words("legal"), Text(", ").join(Text(game.notate(table, code)) for code in table.legal()))
    return OK


# Options


def options(screen: Screen, game: str, name: str, as_json: bool) -> int:
    """The options register of a game, or one option of it, and the presets."""
    words = screen.words
    known = options_of(find_game(game), name)
    prefix = find_game(game).prefix
    presets = {preset: dict(settings) for preset, settings in find_game(game).switches.presets.items()}
    if as_json:
        show_json(
            {"game": game, "options": [as_document(screen, prefix, option) for option in known], "presets": presets}
        )
        return OK
    for option in known:
        title = ink(f" {option.name}", STRONG).append(f"  {option.id} · {option.rule}", DIM)
        screen.line(title)
        screen.say(words.whole(f"{prefix}-option-{option.name}") or letters(option.name), indent=3)
        labels = {
            value.name: value.name + (f" ({words('usual')})" if value.name == option.default else "")
            for value in option.values
        }
        column = max(len(label) for label in labels.values()) + 8
        for value, label in labels.items():
            told = words.whole(f"{prefix}-option-{option.name}.{attribute(value)}") or ""
            screen.labelled("    " + label, told, GOOD, column)
    if not name:
        screen.line()
        screen.heading(words("presets"))
        for preset, settings in presets.items():
            screen.labelled("  " + preset, preset_name(words, prefix, preset), STRONG, 20)
            if settings:
                screen.say(ink(", ".join(f"{key}={value}" for key, value in settings.items()), DIM), indent=20)
        screen.say(words("options-how", game=game), DIM)
    return OK


def options_of(game: Game, name: str) -> list[rulebook.Option]:
    """All options or the one of that name: as the rulebook has them, or else as the game declares them."""
    book = rulebook.options(game.name) if game.rulebook() is not None else ()
    if book:
        return [rulebook.option(game.name, name)] if name else list(book)
    found = [
        rulebook.Option(id, option, kind, rule, "", tuple(rulebook.Value(value, "") for value in values), values[0], "")
        for id, option, kind, rule, values in game.switches.entries
        if name.lower().replace("-", "_") in ("", option, id.lower().replace("-", "_"))
    ]
    if name and not found:
        near = get_close_matches(name.lower().replace("-", "_"), game.switches.names(), 3)
        raise rulebook.Unknown("option", name, game.name, tuple(near))
    return found


def as_document(screen: Screen, prefix: str, option: rulebook.Option) -> dict[str, Any]:
    words = screen.words
    id = f"{prefix}-option-{option.name}"
    return {
        "id": option.id,
        "name": option.name,
        "class": option.kind,
        "rule": option.rule,
        "question": words.whole(id) or letters(option.name),
        "default": option.default,
        "values": [
            {"name": value.name, "text": words.whole(f"{id}.{attribute(value.name)}") or ""} for value in option.values
        ],
    }


def attribute(value: str) -> str:
    """A value of an option as the name of an attribute, which cannot begin with a digit."""
    return f"n{value}" if value[:1].isdigit() else value
