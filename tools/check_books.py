"""Do the players' editions of the rules say what the reference says? Lists what differs, and fails if anything does.

    python tools/check_books.py

Of each of our games that has players' editions, docs/rules/<language>/<slug>.md:

- every language of src/saloon/locales has one, and it can be read;
- it has an entry for every rule of the reference (all but chapter 0), every strategy note (ST) and every example that
  the sources print (EX-S), and no other; in the same chapters as the English edition;
- the numbers in each entry are those of the English edition. `three` is 3, `1 000` and `1.000` are 1,000. Words that
  may also mean something else (`one`, `both`) may stand for a number and need not;
- every id that it mentions exists in the reference;
- it has no brackets with sources, no names of options and no checks.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from saloon import rulebook
from saloon.kernel.game import own_games
from saloon.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
ENGLISH = "en"
ID = re.compile(r"\b(?:[A-Z]{2,4}-){1,2}[A-Z]?\d+(?:\.\d+)?(?:/\d+(?:\.\d+)?)?\b")
GROUPED = re.compile(r"(?<=\d)[.,'\u00a0\u202f ](?=\d{3}(?!\d))")
FIGURE = re.compile(r"\d+(?:[.,]\d+)?")
INTERNAL = re.compile(r"\[[^\]]*\]|\bOPT-\d+|`\w+`|\b00[0-4]:L\d")

# Number words: what can mean nothing else, and what may also be an article, "both", or another word.
WORDS: dict[str, str] = {  # from two on
    "en": "two three four five six seven eight nine ten eleven twelve",
    "fr": "deux trois quatre cinq six sept huit - dix onze douze",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "it": "due tre quattro cinque - sette otto nove dieci undici dodici",
}
SURE = {language: {word: n for n, word in enumerate(words.split(), 2)} for language, words in WORDS.items()}
SURE["de"] |= {"zweier": 2, "dreier": 3, "zweit": 2, "dritt": 3, "viert": 4}
MAYBE: dict[str, dict[int, str]] = {
    "en": {
        0: r"no|none|nothing|nobody|zero|free|empty|not",
        1: r"an?|one|once|single|each|alone|only",
        2: r"both|twice|pair|double|either",
    },
    "fr": {
        0: r"rien|personne|aucune?|zéro|gratuite?|vide|pas",
        1: r"une?|seule?|chacune?|unique",
        2: r"(?:les|des|aux|tous|toutes|ces|vos|ses|leurs)\sdeux|double",
        9: r"neuf",
    },
    "de": {
        0: r"keine?[mnrs]?|nichts?|niemand|null|kostenlos|leer\w*",
        1: r"eine?[mnrs]?|einmal|je|allein|einzige?[nrs]?",
        2: r"beide[mnrs]?|zweimal|doppelt",
    },
    "it": {
        0: r"niente|nulla|nessun[oa]?|zero|gratis|vuot[oaie]|non",
        1: r"un[oa]?|sol[oa]|ciascun[oa]|unic[oa]",
        2: r"entramb[ie]|doppi[oa]|tutt[ie]\se\sdue|(?:i|le|[dn]?[ae]i|[dn]?[ae]lle)\sdue",
        6: r"sei",
    },
}


@dataclass(frozen=True)
class Numbers:
    """The numbers that a text names, and those that it may mean."""

    sure: frozenset[str]
    maybe: frozenset[str]

    def lacks(self, other: "Numbers") -> list[str]:
        """What the other text surely names and this one does not mean."""
        return sorted(other.sure - self.sure - self.maybe, key=float)


def numbers_of(text: str, language: str) -> Numbers:
    """The numbers in a text of a language; ids of rules are none."""
    text = GROUPED.sub("", ID.sub(" ", text)).lower()
    known, maybe = SURE.get(language, {}), set[str]()
    for number, words in MAYBE.get(language, {}).items():
        text, found = re.subn(rf"\b(?:{words})\b", " ", text)
        maybe |= {str(number)} if found else set()
    sure = {str(known[word]) for word in re.findall(r"\w+", text) if word in known}
    sure |= {found.replace(",", ".") for found in FIGURE.findall(text)}
    return Numbers(frozenset(sure), frozenset(maybe))


def for_players(reference: rulebook.Book) -> list[str]:
    """The ids that a players' edition has: rules, advice, and the examples of the sources."""
    return [
        entry.id
        for entry in reference.entries
        if (rulebook.RULE_ID.fullmatch(entry.id) and not entry.section.startswith("0."))
        or entry.id.startswith(("ST-", "EX-S"))
    ]


def check(root: Path, slugs: tuple[str, ...], languages: tuple[str, ...] = LANGUAGES) -> Iterator[str]:
    """What is wrong, one line each."""
    for slug in slugs:
        shelf = root / "docs" / "rules"
        reference = rulebook.parse((shelf / f"{slug}.md").read_text(encoding="utf-8"))
        books: dict[str, rulebook.Book] = {}
        for language in languages:
            page = shelf / language / f"{slug}.md"
            where = page.relative_to(root).as_posix()
            if not page.is_file():
                yield f"{where}: there is no such page"
                continue
            try:
                books[language] = rulebook.parse(page.read_text(encoding="utf-8"))
            except ValueError as error:
                yield f"{where}: {error}"
                continue
            yield from same_entries(where, books[language], reference)
            yield from (f"{where}: {complaint}" for complaint in internals(page.read_text(encoding="utf-8")))
            if language != ENGLISH and ENGLISH in books:
                yield from same_numbers(where, books[language], books[ENGLISH], language)


def same_entries(where: str, book: rulebook.Book, reference: rulebook.Book) -> Iterator[str]:
    """Entries that are missing or too many, and ids that nobody has."""
    wanted, found = for_players(reference), [entry.id for entry in book.entries]
    if missing := [id for id in wanted if id not in found]:
        yield f"{where}: not there: {', '.join(missing)}"
    if more := [id for id in found if id not in wanted]:
        yield f"{where}: not for players, or in no reference: {', '.join(more)}"
    known = {entry.id for entry in reference.entries}
    for entry in book.entries:
        for id in ID.findall(entry.text):
            if id not in known:
                yield f"{where}: {entry.id} mentions {id}, which the reference does not have"


def same_numbers(where: str, book: rulebook.Book, english: rulebook.Book, language: str) -> Iterator[str]:
    """Entries whose numbers or chapters differ from the English edition."""
    originals = {entry.id: entry for entry in english.entries}
    for entry in book.entries:
        original = originals.get(entry.id)
        if original is None:
            continue
        if number_of(entry.section) != number_of(original.section):
            yield f"{where}: {entry.id} is in chapter {entry.section!r}, in English in {original.section!r}"
        ours, theirs = numbers_of(entry.text, language), numbers_of(original.text, ENGLISH)
        if lacking := ours.lacks(theirs):
            yield f"{where}: {entry.id} does not name {', '.join(lacking)}, the English edition does"
        if added := theirs.lacks(ours):
            yield f"{where}: {entry.id} names {', '.join(added)}, the English edition does not"


def number_of(section: str) -> str:
    return section.partition(".")[0]


def internals(text: str) -> Iterator[str]:
    """Sources, options and settings: these belong to the reference."""
    for at, line in enumerate(text.splitlines(), 1):
        if found := INTERNAL.search(line):
            yield f"line {at}: {found[0]!r} belongs to the reference"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to look at")
    root = parser.parse_args(arguments).root.resolve()
    slugs = tuple(game.name for game in own_games())
    wrong = list(check(root, slugs))
    print("\n".join(wrong) or f"the rules of {len(slugs)} games say the same in {len(LANGUAGES)} languages")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
