"""Refusals in words: what is wrong, where, what was perhaps meant, and the rule behind it."""

import errno
import os
import re
from collections.abc import Sequence
from difflib import get_close_matches

from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.game import games
from saloon.rulebook import Unknown
from saloon.terminal.faces import face_of
from saloon.terminal.naming import Naming, letters, title_of
from saloon.words import Words

GAMES = ("game", "here", "value", "wanted")  # details that may be the id of a game
EVIDENT = ("game", "preset", "deck", "language", "bot")  # fields that a sentence about them need not name
CAUSES = {  # what the system says of a file, in its own language, and the message for it
    os.strerror(errno.ENOENT): "no-such-file",
    os.strerror(errno.EACCES): "file-no-permission",
    os.strerror(errno.EPERM): "file-no-permission",
    os.strerror(errno.EISDIR): "file-is-folder",
    os.strerror(errno.ENOTDIR): "file-no-folder",
    os.strerror(errno.ENOSPC): "file-disk-full",
    os.strerror(errno.EROFS): "file-read-only",
}
MOST_NAMED = 12  # a longer list of known names is not shown
DECK_FIELD = re.compile(r"(?:options\.)?deck\.(.+)")  # in a deck file by itself, or in a record or position
DECK_ROW = re.compile(r"(?P<list>\w+)(?:\.(?P<id>[^.\[\]]+)|\[(?P<at>\d+)\])\.?(?P<field>.*)")  # `cards.posse.ops[0].n`


class Fault(Exception):
    """Something that the command line itself cannot accept: a message and its values."""

    def __init__(self, id: str, /, code: int = 2, near: Sequence[str] = (), **values: object) -> None:
        super().__init__(id, values)
        self.id = id
        self.code = code
        self.near = tuple(near)
        self.values = values


def in_words(words: Words, error: Exception, names: Naming | None = None) -> str:
    """A refusal in words; `names` knows what things are called at the table."""
    if isinstance(error, Fault):
        return said(words(error.id, **error.values), hint(words, "", error.near, sure=True))
    if isinstance(error, Illegal):
        return illegal(words, error, names)
    if isinstance(error, Malformed):
        return malformed(words, error, names)
    if isinstance(error, Unknown):
        return unknown(words, error)
    raise TypeError(error)


def said(*parts: str) -> str:
    return " ".join(part.strip() for part in parts if part)


def values_of(words: Words, details: dict[str, object], names: Naming | None) -> dict[str, object]:
    """The details of a refusal: cards, phases and games by their names; without a table, as any game calls them."""
    titles = {game.name: title_of(words, game) for game in games()}
    known = [names] if names is not None else [face_of(game).naming(words) for game in titles]
    found: dict[str, object] = {}
    for what, value in details.items():
        told = [told for naming in known if (told := naming.called(what, value)) is not None]
        if what == "cause" and str(value) in CAUSES:
            told = [words(CAUSES[str(value)])]
        found[what] = told[0] if told else titles.get(str(value), value) if what in GAMES else value
    return found


def illegal(words: Words, error: Illegal, names: Naming | None) -> str:
    """Why a move is refused, with the rule."""
    text = words.whole(f"illegal-{error.reason}", **values_of(words, error.details, names))
    text = text or words("refused", reason=letters(error.reason))
    return said(text, words("by-rule", rule=error.rule) if error.rule else "")


def place_of(words: Words, field: str) -> str:
    """A field as one would say it: in a deck, the row (a card, for example) comes first, in the words of its game."""
    in_deck = DECK_FIELD.fullmatch(field)
    if in_deck is None:
        return field
    found = DECK_ROW.fullmatch(in_deck[1])
    row = row_of(words, found) if found else None
    if found is None or row is None:
        return in_deck[1]
    return words("deck-field", row=row, field=found["field"]) if found["field"] else row


def row_of(words: Words, found: re.Match[str]) -> str | None:
    """A row of a deck in words, if a game has such a list and words for it."""
    values: dict[str, object] = {"list": found["list"], "id": found["id"] or "", "n": int(found["at"] or -1) + 1}
    told = (
        words.whole(f"{game.prefix}-deck-row", **values)
        for game in games()
        if game.decks is not None and found["list"] in game.decks.lists
    )
    return next((text for text in told if text), None)


def malformed(words: Words, error: Malformed, names: Naming | None = None) -> str:
    """What is wrong with a document, a setting or a line; of several faults each on a line of its own."""
    told = [fault(words, found, names) for found in (error, *error.others)]
    return "\n".join([words("faults", n=len(told)), *(f"- {text}" for text in told)]) if error.others else told[0]


def fault(words: Words, error: Malformed, names: Naming | None) -> str:
    """One fault, and what was perhaps meant."""
    values = values_of(words, error.details, names)
    if error.reason == "illegal-decision":
        reason = f"illegal-{error.details.get('why')}"
        values["why"] = words.whole(reason, **values) or ""
    id = f"malformed-{error.reason}"
    if not words.has(id):  # a rule's refusal, met while reading
        id = f"illegal-{error.reason}"
    place = place_of(words, error.field)
    text = words(id, **{"field": place, **values})
    if place not in text and place not in EVIDENT:
        text = words("at-field", field=place, text=text)
    rule = str(error.details.get("rule", ""))
    wanted = str(error.details.get("value", error.field))
    listed = str(error.details.get("near", "")) or str(error.details.get("known", ""))
    known = [name for name in listed.split(", ") if name]
    sure = bool(error.details.get("near"))
    return said(text, hint(words, wanted, known, sure), words("by-rule", rule=rule) if rule else "")


def unknown(words: Words, error: Unknown) -> str:
    text = words("unknown-rulebook" if error.what == "rulebook" else "unknown-rule", wanted=error.wanted)
    return said(text, hint(words, error.wanted, error.near, sure=True))


def hint(words: Words, wanted: str, known: Sequence[str], sure: bool = False) -> str:
    """What was perhaps meant; else, if that is not too long, what there is."""
    near = list(known) if sure else get_close_matches(wanted, known, 3, 0.5)
    if near:
        return words("did-you-mean", names=words.either(near))
    return words("there-is", names=words("list-comma").join(known)) if 0 < len(known) <= MOST_NAMED else ""
