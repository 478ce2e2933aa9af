"""Refusals in words: what is wrong, where, what was perhaps meant, and the rule behind it."""

from collections.abc import Sequence
from difflib import get_close_matches

from saloon.games.wyatt_earp.cards import SLUGS
from saloon.kernel.errors import Illegal, Malformed
from saloon.rulebook import Unknown
from saloon.words import Words

MOST_NAMED = 12  # a longer list of what there is helps nobody


class Fault(Exception):
    """Something that the command line itself cannot accept: a message and its values."""

    def __init__(self, id: str, /, code: int = 2, near: Sequence[str] = (), **values: object) -> None:
        super().__init__(id, values)
        self.id = id
        self.code = code
        self.near = tuple(near)
        self.values = values


def in_words(words: Words, error: Exception) -> str:
    """Any refusal of ours, for a reader."""
    if isinstance(error, Fault):
        return said(words(error.id, **error.values), hint(words, "", error.near, sure=True))
    if isinstance(error, Illegal):
        return illegal(words, error)
    if isinstance(error, Malformed):
        return malformed(words, error)
    if isinstance(error, Unknown):
        return unknown(words, error)
    raise TypeError(error)


def said(*parts: str) -> str:
    return " ".join(part.strip() for part in parts if part)


def values_of(words: Words, details: dict[str, object]) -> dict[str, object]:
    """The details of a refusal, with cards and phases by their names."""
    found: dict[str, object] = {}
    for name, value in details.items():
        if name == "card" and value in SLUGS:
            found[name] = words(f"we-card-{value}")
        elif name in ("asked", "phase") and words.has(f"we-phase-{value}"):
            found[name] = words(f"we-phase-{value}")
        else:
            found[name] = value
    return found


def illegal(words: Words, error: Illegal) -> str:
    """Why a move is refused, with the rule."""
    text = words(f"illegal-{error.reason}", **values_of(words, error.details))
    return said(text, words("by-rule", rule=error.rule) if error.rule else "")


def malformed(words: Words, error: Malformed) -> str:
    """What is wrong with a document, a setting or a line, and what it might have been."""
    values = values_of(words, error.details)
    if error.reason == "illegal-decision":
        reason = f"illegal-{error.details.get('why')}"
        values["why"] = words.whole(reason, **values) or ""
    id = f"malformed-{error.reason}"
    if not words.has(id):  # a rule's refusal, met while reading
        id = f"illegal-{error.reason}"
    text = words(id, **{"field": error.field, **values})
    if error.field not in text:
        text = words("at-field", field=error.field, text=text)
    rule = str(error.details.get("rule", ""))
    wanted = str(error.details.get("value", error.field))
    names = str(error.details.get("near", "")) or str(error.details.get("known", ""))
    known = [name for name in names.split(", ") if name]
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
