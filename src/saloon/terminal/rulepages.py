"""The rulebook and the options register on a screen."""

from rich.text import Text

from saloon import rulebook
from saloon.rulebook import Rule
from saloon.terminal.screen import DIM, STRONG, Screen, ink
from saloon.words import REFERENCE


def find_rules(game: str, about: str) -> tuple[Rule, ...]:
    """The entry with that id, or all that speak of these words; `Unknown` offers the nearest."""
    try:
        return (rulebook.rule(game, about),)
    except rulebook.Unknown as error:
        if error.what == "rulebook":
            raise
        found = rulebook.search(game, about)
        if not found:
            raise
        return tuple(sorted(found, key=lambda entry: relevance(entry, about)))


def relevance(entry: Rule, about: str) -> tuple[bool, bool]:
    """First the chapter that is named so, then other rules, then options, examples and the rest."""
    return about.casefold() not in entry.section.casefold(), rulebook.RULE_ID.fullmatch(entry.id) is None


def show_rules(screen: Screen, game: str, about: str, most: int) -> None:
    """Rules by id or words, at most so many; then how many more there are."""
    found = find_rules(game, about)
    for entry in found[:most]:
        show_rule(screen, entry)
    if len(found) > most:
        screen.say(screen.words("more-rules", n=len(found) - most, command=f"saloon rules {about}"), DIM)
    if screen.words.language != REFERENCE:
        screen.say(screen.words("rules-in-english"), DIM)


def show_rule(screen: Screen, entry: Rule) -> None:
    screen.line(ink(f" {entry.id}", STRONG).append(f"  {entry.section}", DIM))
    for line in entry.text.splitlines():
        inner = len(line) - len(line.lstrip())
        screen.say(Text(line.strip()), indent=3 + inner, hang=2 if inner else 0)


def show_sections(screen: Screen, game: str) -> None:
    """The chapters of a rulebook, with the ids in them."""
    chapters: dict[str, list[str]] = {}
    for entry in rulebook.book(rulebook.slug_of(game)).entries:
        chapters.setdefault(entry.section, []).append(entry.id)
    until = " … " if screen.unicode else " .. "
    column = max(len(until.join((ids[0], ids[-1]))) for ids in chapters.values()) + 4
    for title, ids in chapters.items():
        screen.labelled(until.join(dict.fromkeys((ids[0], ids[-1]))), title, STRONG, column)
    screen.say(screen.words("rules-how"), DIM)
