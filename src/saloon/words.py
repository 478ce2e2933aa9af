"""Every word that a player reads, in the reader's language: the Fluent files of `locales/`.

A language is a folder there, and English is the reference. What another language lacks is said in English;
`tools/check_locales.py` fails when something is lacking. Terminal, server and page read the same files. A game may
bring words of its own, in one language or more; it cannot replace ours.
"""

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from saloon import ENGINE

if TYPE_CHECKING:  # its packages may be missing, or the engine: only `Words` needs them
    from fluent.runtime.resolver import Message

    from saloon.kernel.game import Game

HOME = files("saloon") / "locales"
REFERENCE = "en"
NO_BREAK_SPACE = "\u00a0"
# For terminals: many of their fonts have no narrow space, and where a word may be broken is for the page.
PRINTABLE = str.maketrans({"\u202f": NO_BREAK_SPACE, "\u00ad": None})
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)  # where a message or a term begins
NAME = re.compile(r"-?[a-zA-Z][\w-]*")


def languages() -> tuple[str, ...]:
    """Every language that has a folder, English first."""
    found = sorted(folder.name for folder in HOME.iterdir() if folder.is_dir() and pages(folder))
    return (REFERENCE, *(language for language in found if language != REFERENCE))


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
            message = found.message(name)
            if message is not None:
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    text, errors = found.format_pattern(pattern, values)
                    return one_stop(str(text), values).translate(PRINTABLE), not errors
        return id, False

    def has(self, id: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(found.message(id.partition(".")[0]) is not None for found in self._spoken())

    def _spoken(self) -> Iterable["Bundle"]:
        """The reader's language, then English."""
        yield self._bundle
        if self.language != REFERENCE:
            yield bundle(REFERENCE)

    def money(self, dollars: int) -> str:
        return self("money", dollars=dollars)

    def percent(self, part: float) -> str:
        return self("percent", n=round(100 * part))

    def estimate(self, part: float) -> str:
        """A chance that was estimated: never said to be certain."""
        if part > 0.99:
            return self("percent-over", n=99)
        return self("percent-under", n=1) if part < 0.01 else self.percent(part)

    def listed(self, items: Iterable[str]) -> str:
        """`A`, `A and B`, `A, B and C`."""
        return self._joined("list-and", items)

    def either(self, items: Iterable[str]) -> str:
        """`A`, `A or B`, `A, B or C`."""
        return self._joined("list-or", items)

    def _joined(self, id: str, items: Iterable[str]) -> str:
        *first, last = list(items) or [""]
        return self(id, first=self("list-comma").join(first), last=last) if first else last


def one_stop(text: str, values: Mapping[str, object]) -> str:
    """A name or a card may end with a full stop itself: then the sentence that ends with it has no other one."""
    for value in values.values():
        if isinstance(value, str) and value.endswith((".", "!", "?", "…")):
            text = re.sub(rf"({re.escape(value)})\.(?!\.)", r"\1", text)
    return text


def own_languages(game: "Game") -> list[str]:
    """The languages in which a game brings its own words."""
    home = game.words()
    if home is None:
        return []
    return sorted(folder.name for folder in home.iterdir() if folder.is_dir() and pages(folder))


def own_words(game: "Game", language: str) -> str:
    """The messages that a game brings itself, as they are written."""
    home = game.words()
    return "\n".join(page.read_text("utf-8") for page in pages(home / language)) if home is not None else ""


def pages(folder: Traversable) -> list[Traversable]:
    found = folder.iterdir() if folder.is_dir() else iter(())
    return sorted((page for page in found if page.name.endswith(".ftl")), key=lambda page: page.name)


LANGUAGES = languages()


def seat_name(words: Words, game: "Game", seat: int, kind: str, name: str, bot: str) -> str:
    """What a seat at a server's table is called: a bot by its role or a name of its own, as on the page."""
    if kind == "open":
        return words("web-open-seat")
    if kind == "person":
        return name
    if seat < len(game.roles):
        return words.whole(f"{game.prefix}-name-{game.roles[seat]}") or name
    known = words.has(f"level-{bot.partition(':')[0]}")
    return (words.whole(f"web-bot-name-{seat}") if known else None) or name


class Bundle:
    """The messages of a language. Parsing takes time, so each is parsed when it is first asked for."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        from fluent.runtime import FluentBundle

        self.parsed = FluentBundle([language], use_isolating=False)
        self.unparsed: dict[str, str] = {}
        for text in texts:
            _, *entries = ENTRY.split(text)
            for id, rest in zip(entries[::2], entries[1::2], strict=True):
                self.unparsed.setdefault(id, f"{id} ={rest}")  # of two with the same id, the first counts

    def message(self, id: str) -> "Message | None":
        self.parse(id)
        return self.parsed.get_message(id) if self.parsed.has_message(id) else None

    def parse(self, id: str) -> None:
        """A message or a term, with those that it may refer to."""
        from fluent.runtime import FluentResource

        waiting, texts = [id], []
        known: set[str] = set()
        while waiting:
            name = waiting.pop()
            text = self.unparsed.get(name)
            if text is not None and name not in known:
                known.add(name)
                texts.append(text)
                waiting += NAME.findall(text)
        if texts:
            self.parsed.add_resource(FluentResource("".join(texts)))
            for name in known:  # only now, for another thread may be asking
                self.unparsed.pop(name, None)

    def format_pattern(self, pattern: Any, values: dict[str, object]) -> tuple[object, list[Exception]]:
        return self.parsed.format_pattern(pattern, values)


@cache
def bundle(language: str) -> Bundle:
    """All messages of a language, read once."""
    texts = [page.read_text("utf-8") for page in pages(HOME / language)]
    if ENGINE != "none":  # else there is no game, and someone wants to say so
        from saloon.kernel.game import games

        texts += [own_words(game, language) for game in games()]
    return Bundle(language, texts)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The reader's language, from the environment; English if it is none of ours."""
    for name in ("SALOON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return spoken(environment[name]) or REFERENCE
    return REFERENCE


def spoken(tag: str) -> str | None:
    """Our language for a tag such as `fr`, `fr_CA.UTF-8` or `de-AT`."""
    language = tag.replace("-", "_").partition("_")[0].partition(".")[0].strip().lower()
    return language if language in LANGUAGES else None


def language_name(language: str) -> str:
    """What a language calls itself."""
    return bare(language, "language-name")


def bare(language: str, id: str) -> str:
    """A message of one line, without Fluent: when it is not installed, or not worth reading a whole language."""
    return one_liners(language).get(id, id)


def one_liners(language: str) -> dict[str, str]:
    """All messages of a language that have one line, as they are written."""
    lines = (line.partition(" = ") for page in pages(HOME / language) for line in page.read_text("utf-8").splitlines())
    return {id: text for id, equals, text in lines if equals}
