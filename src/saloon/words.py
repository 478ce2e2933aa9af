"""Every word that a player reads, in the reader's language: the Fluent files of `locales/`.

English is the reference. What another language lacks is said in English; `tools/check_locales.py` sees to it that
nothing is lacking. Terminal, server and page read the same files.
"""

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the extra `terminal` may be missing: only whoever makes `Words` needs it
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "de", "it")
REFERENCE = LANGUAGES[0]
HOME = files("saloon") / "locales"
NARROW_SPACE, NO_BREAK_SPACE = "\u202f", "\u00a0"  # the narrow one is missing from many terminal fonts


class Words:
    """What to say, by message id: `words("take-leave", who="Doc")`. An attribute is named `id.attribute`."""

    def __init__(self, language: str = REFERENCE) -> None:
        self.language = language
        self._bundle = bundle(language)

    def __call__(self, id: str, /, **values: object) -> str:
        return self._format(id, values)[0]

    def whole(self, id: str, /, **values: object) -> str | None:
        """The same, but nothing if the message, or a value that it shows, is not there."""
        text, fine = self._format(id, values)
        return text if fine else None

    def _format(self, id: str, values: dict[str, object]) -> tuple[str, bool]:
        name, _, attribute = id.partition(".")
        for found in self._spoken():
            if found.has_message(name):
                message = found.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    text, errors = found.format_pattern(pattern, values)
                    return str(text).replace(NARROW_SPACE, NO_BREAK_SPACE), not errors
        return id, False

    def has(self, id: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(found.has_message(id.partition(".")[0]) for found in self._spoken())

    def _spoken(self) -> Iterable["FluentBundle"]:
        """The reader's language; English only when something is lacking, for reading its files takes time."""
        yield self._bundle
        if self.language != REFERENCE:
            yield bundle(REFERENCE)

    def money(self, dollars: int) -> str:
        return self("money", dollars=dollars)

    def percent(self, part: float) -> str:
        return self("percent", n=round(100 * part))

    def listed(self, items: Iterable[str]) -> str:
        """`A`, `A and B`, `A, B and C`."""
        return self._joined("list-and", items)

    def either(self, items: Iterable[str]) -> str:
        """`A`, `A or B`, `A, B or C`."""
        return self._joined("list-or", items)

    def _joined(self, id: str, items: Iterable[str]) -> str:
        *first, last = list(items) or [""]
        return self(id, first=self("list-comma").join(first), last=last) if first else last


@cache
def bundle(language: str) -> "FluentBundle":
    """All messages of a language, read once."""
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([language], use_isolating=False)
    for page in sorted((HOME / language).iterdir(), key=lambda page: page.name):
        if page.name.endswith(".ftl"):
            found.add_resource(FluentResource(page.read_text("utf-8")))
    return found


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The reader's language as the surroundings tell it; English if it is none of ours."""
    for name in ("SALOON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return spoken(environment[name]) or REFERENCE
    return REFERENCE


def spoken(tag: str) -> str | None:
    """Our language for a tag such as `fr`, `fr_CA.UTF-8` or `de-AT`."""
    language = tag.replace("-", "_").partition("_")[0].partition(".")[0].strip().lower()
    return language if language in LANGUAGES else None


def bare(language: str, id: str) -> str:
    """A message of one line, without Fluent: for the one thing to say when Fluent is not installed."""
    for page in (HOME / language).iterdir():
        for line in page.read_text("utf-8").splitlines():
            name, equals, text = line.partition(" = ")
            if equals and name == id:
                return text
    return id
