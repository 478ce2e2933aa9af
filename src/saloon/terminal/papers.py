"""Documents on the desk: is a record true, is a position possible, what does a pot pay, which options are there?"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from saloon import rulebook
from saloon.games import wyatt_earp
from saloon.games.wyatt_earp.cards import LEAST_PLAYERS, MOST_PLAYERS, THOUSAND
from saloon.kernel import record as records
from saloon.kernel.document import read_document
from saloon.kernel.errors import Malformed
from saloon.kernel.game import find_game
from saloon.kernel.record import Record
from saloon.terminal.face import EVERYTHING, face_of
from saloon.terminal.refusals import Fault, in_words
from saloon.terminal.screen import BAD, DIM, GOOD, STRONG, Screen, ink, show_json
from saloon.terminal.setup import read_settings
from saloon.terminal.shell import OK, WRONG
from saloon.terminal.wyatt_earp.payout import explain

# What keeps a document from being checked at all; anything else that is wrong with it is a failed check.
UNCHECKABLE = frozenset(
    {"file-unreadable", "file-too-large", "not-text", "not-json", "not-toml", "other-format", "unknown-game"}
    | {"other-rules-version", "no-seed-yet", "not-a-document"}
)
MOST_POINTS = 1000
MOST_POT = 10_000_000


def read(path: Path) -> dict[str, Any]:
    """A document; one that is no table at all is no document."""
    try:
        return read_document(path)
    except Malformed as error:
        if error.reason == "not-a-table":
            raise Malformed("not-a-document", error.field, error.details) from None
        raise


def failed(screen: Screen, path: Path, error: Malformed, as_json: bool) -> int:
    """The check found something; whatever cannot be checked is bad input instead."""
    if error.reason in UNCHECKABLE:
        raise error
    text = in_words(screen.words, error)
    if as_json:
        found = {"reason": error.reason, "field": error.field, "details": error.details, "text": text}
        show_json({"ok": False, "file": str(path), "error": found})
    else:
        screen.say(ink(screen.words("check-failed", file=str(path)), BAD).append(" " + text), hang=2)
    return WRONG


# Records


def verify(screen: Screen, path: Path, as_json: bool) -> int:
    """Play a record again, from its seed to its result."""
    words = screen.words
    document = read(path)
    if "decisions" not in document and "seats" in document:
        raise Fault("position-not-record", file=str(path), command=f"saloon position {path}")
    try:
        record = records.from_document(document)
        fingerprint = ""
        for _, table in records.replay(record):
            fingerprint = table.fingerprint() if table.to_act() < 0 else ""
    except Malformed as error:
        return failed(screen, path, error, as_json)
    if as_json:
        show_json({"ok": True, "file": str(path), **summary(record), "fingerprint": fingerprint or None})
        return OK
    screen.say(ink(words("check-passed", file=str(path)), GOOD))
    facts = [
        words("verified-seed"),
        words("verified-decisions", n=len(record.decisions)),
        words("verified-fingerprints", n=len(record.fingerprints)),
        words("verified-result", who=winner(record)) if record.result is not None else words("verified-unfinished"),
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


def winner(record: Record) -> str:
    seat = (record.result or {}).get("winner")
    return record.seats[seat] if isinstance(seat, int) and 0 <= seat < len(record.seats) else "?"


# Positions


def position(screen: Screen, path: Path, as_json: bool) -> int:
    """Read a position, check it, and show all of it."""
    words = screen.words
    document = read(path)
    if "decisions" in document:
        raise Fault("record-not-position", file=str(path), command=f"saloon replay {path}")
    game = find_game(str(document.get("game", wyatt_earp.GAME.name)))
    try:
        table = game.from_document(document)
    except Malformed as error:
        return failed(screen, path, error, as_json)
    if as_json:
        legal = [game.notate(code) for code in table.legal()]
        found = {"to_act": int(table.to_act()), "legal": legal, "position": game.to_document(table)}
        show_json({"ok": True, "file": str(path), **found})
        return OK
    seats = [words("seat", n=seat + 1) for seat in range(int(table.seats))]
    face = face_of(game.name)(screen, seats, EVERYTHING)
    face.show_table(table)
    screen.line()
    face.show_hand(table)
    screen.line()
    seat = int(table.to_act())
    if seat >= 0:
        screen.say(words("to-decide", who=seats[seat], phase=words(f"we-phase-{face.phase(table)}")))
        screen.labelled(words("legal"), Text(", ").join(Text(game.notate(code)) for code in table.legal()))
    return OK


# Scoring


def score(screen: Screen, points: Sequence[str], pot: str, options: Sequence[str], preset: str, as_json: bool) -> int:
    """Who gets what of one pot, and why; for a real table too."""
    words = screen.words
    rules = read_settings(wyatt_earp.GAME, options, preset)
    dollars = read_pot(pot)
    seats = read_points(points)
    payout = explain(words, dollars, list(seats.values()), list(seats), rules)
    paid = dict(zip(seats, payout.paid, strict=True))
    if as_json:
        steps = [
            {"rule": step.rule, "message": step.message, "values": step.values, "text": step.text}
            for step in payout.steps
        ]
        show_json({"pot": dollars, "points": seats, "payout": paid, "stays": payout.stays, "steps": steps})
        return OK
    for step in payout.steps:
        screen.labelled(step.rule, step.text, DIM, 10)
    screen.line()
    width = max([len(name) for name in seats] + [len(words("stays"))]) + 2
    for name, gained in paid.items():
        screen.line(ink(f" {name.ljust(width)}", STRONG).append(words.money(gained).rjust(9)))
    if payout.stays:
        screen.line(ink(f" {words('stays').ljust(width)}", DIM).append(words.money(payout.stays).rjust(9)))
    return OK


def read_pot(text: str) -> int:
    """A whole number of thousands; `$8,000` and `8.000` are as good as `8000`."""
    if not text:
        raise Fault("missing-pot")
    digits = text.strip().strip("$ ").replace(",", "").replace(".", "").replace("'", "").replace("_", "")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 12) or not 0 < int(digits) <= MOST_POT:
        raise Fault("bad-pot", value=text[:40])
    if int(digits) % THOUSAND:
        raise Fault("pot-not-thousands", value=text[:40])
    return int(digits)


def read_points(words: Sequence[str]) -> dict[str, int]:
    """`A=9 B=5`: capture points by player."""
    found: dict[str, int] = {}
    for word in words:
        name, equals, points = (part.strip() for part in word.rpartition("="))
        if not equals or not name:
            raise Fault("bad-points", word=word[:40])
        if not (points.isascii() and points.isdigit() and int(points[:9]) <= MOST_POINTS):
            raise Fault("points-not-number", name=name, value=points[:40])
        if name in found:
            raise Fault("name-twice", name=name)
        found[name] = int(points)
    if not LEAST_PLAYERS <= len(found) <= MOST_PLAYERS:
        raise Fault("bad-number-of-points", n=len(found), least=LEAST_PLAYERS, most=MOST_PLAYERS)
    return found


# Options


def options(screen: Screen, game: str, name: str, as_json: bool) -> int:
    """The options register of a game, or one option of it, and the presets."""
    words = screen.words
    known = [rulebook.option(game, name)] if name else list(rulebook.options(game))
    presets = {preset: dict(settings) for preset, settings in rulebook.presets(game).items()}
    if as_json:
        show_json({"game": game, "options": [as_document(screen, option) for option in known], "presets": presets})
        return OK
    for option in known:
        title = ink(f" {option.name}", STRONG).append(f"  {option.id} · {option.rule}", DIM)
        screen.line(title)
        screen.say(words(f"we-option-{option.name}"), indent=3)
        labels = {
            value.name: value.name + (f" ({words('usual')})" if value.name == option.default else "")
            for value in option.values
        }
        column = max(len(label) for label in labels.values()) + 8
        for value, label in labels.items():
            screen.labelled("    " + label, words(f"we-option-{option.name}.{value}"), GOOD, column)
    if not name:
        screen.line()
        screen.heading(words("presets"))
        for preset, settings in presets.items():
            told = ", ".join(f"{key}={value}" for key, value in settings.items()) or words("we-preset-none")
            screen.labelled("  " + preset, told, STRONG, 20)
        screen.say(words("options-how"), DIM)
    return OK


def as_document(screen: Screen, option: rulebook.Option) -> dict[str, Any]:
    words = screen.words
    id = f"we-option-{option.name}"
    return {
        "id": option.id,
        "name": option.name,
        "class": option.kind,
        "rule": option.rule,
        "question": words(id),
        "default": option.default,
        "values": [{"name": value.name, "text": words(f"{id}.{value.name}")} for value in option.values],
    }
