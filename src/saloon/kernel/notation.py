"""Decisions in writing, as every game reads them; and what kinds of them are called outside the code."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from saloon.kernel.errors import Malformed


def find_line(text: str, lines: Mapping[str, int]) -> int:
    """The code of a line, whatever its spaces and capitals; `Malformed` offers lines that look like it."""
    if not isinstance(text, str):
        raise TypeError(f"a decision in writing is text, not {type(text).__name__}")
    line = " ".join(text.lower().split()) if len(text) < 200 else ""
    if line not in lines:
        near = get_close_matches(line, lines, 3, 0.6)
        raise Malformed("unknown-decision", "", {"value": text[:80], "near": ", ".join(near)})
    return lines[line]


def find_decision(decision: object, codes: Mapping[Any, int]) -> int:
    """The code of a typed decision; `Malformed` if there is no such decision."""
    try:
        return codes[decision]
    except (KeyError, TypeError):  # there is none, or it is not even a thing that can be looked up
        raise no_decision(decision) from None


def no_decision(decision: object) -> Malformed:
    """A game has no such decision."""
    return Malformed("unknown-decision", "", {"value": repr(decision)[:80], "near": ""})


def kebab(kind: type) -> str:
    """`TakeTwo` is `take-two` in locales and on the wire."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__).lstrip("-")
