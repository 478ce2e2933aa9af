"""The rulebook and the options register on a screen."""

import re
from contextlib import suppress

from rich.text import Text

from saloon import rulebook
from saloon.kernel.game import find_game, games, standard_game
from saloon.rulebook import Rule
from saloon.terminal.naming import title_of
from saloon.terminal.screen import DIM, STRONG, Screen, ink


def book_of(about: str, language: str) -> str:
    """The game whose rulebook is meant: by the letters of an id, else the first that has something about the words."""
    if game := book_by_id(about):
        return game
    for game in rulebook.games():
        with suppress(rulebook.Unknown):
            if find_rules(game, about, language):
                return game
    return standard_game().name


def book_by_id(id: str) -> str:
    """The game with whose letters an id begins, as in `RV-6.2` and `rv-opt-07`; nothing if it does with none."""
    found = (game.name for game in games() if re.match(rf"{re.escape(game.prefix)}-(\d|opt)", id, re.IGNORECASE))
    return next(found, "")


def find_rules(game: str, about: str, language: str) -> tuple[Rule, ...]:
    """The entry with that id, or all entries about these words; `Unknown` suggests the nearest."""
    try:
        return (rulebook.rule(game, about, language),)
    except rulebook.Unknown as error:
        if error.what == "rulebook":
            raise
        found = rulebook.search(game, about, language)
        if not found:
            raise
        return tuple(sorted(found, key=lambda entry: relevance(entry, about)))


def relevance(entry: Rule, about: str) -> tuple[bool, bool]:
    """First the chapter that is named so, then other rules, then options, examples and the rest."""
    named = rulebook.folded(about) in rulebook.folded(entry.section)
    return not named, rulebook.RULE_ID.fullmatch(entry.id) is None


def show_rules(screen: Screen, game: str, about: str, most: int) -> None:
    """Rules by id or words, at most so many; then how many more there are."""
    language = screen.words.language
    edition, found = rulebook.edition(game, language), find_rules(game, about, language)
    for entry in found[:most]:
        show_rule(screen, entry)
    if len(found) > most:
        named = book_of(about, language) == game
        command = f"saloon rules {about}" if named else f"saloon rules --game {game} {about}"
        screen.say(screen.words("more-rules", n=len(found) - most, command=command), DIM)
    if any(edition.language_of(entry) != language for entry in found[:most]):
        screen.say(screen.words("rules-in-english"), DIM)


def show_rule(screen: Screen, entry: Rule) -> None:
    screen.line(ink(f" {entry.id}", STRONG).append(f"  {entry.section}", DIM))
    for line in entry.text.splitlines():
        inner = len(line) - len(line.lstrip())
        screen.say(Text(line.strip()), indent=3 + inner, hang=2 if inner else 0)


def show_sections(screen: Screen, game: str) -> None:
    """The chapters of a rulebook, with the ids in them; then those of its appendix."""
    edition = rulebook.edition(game, screen.words.language)
    until = " … " if screen.unicode else " .. "
    parts = [chapters_of(entries) for entries in (edition.entries, edition.appendix)]
    spans = [until.join((ids[0], ids[-1])) for chapters in parts for ids in chapters.values()]
    column = max(len(span) for span in spans) + 4
    for heading, chapters in zip(("", "rules-appendix"), parts, strict=True):
        if heading and chapters:
            screen.say(screen.words(heading), STRONG)
        for title, ids in chapters.items():
            shown = title.partition(". ")[2] if heading else title  # its number is that of the reference
            screen.labelled(until.join(dict.fromkeys((ids[0], ids[-1]))), shown, STRONG, column)
    words, rules = screen.words, [entry for entry in edition.entries if rulebook.RULE_ID.fullmatch(entry.id)]
    if rules:
        word = words.whole(f"{find_game(game).prefix}-example") or rules[0].section.split()[-1].lower()
        screen.say(words("rules-how", id=rules[0].id, word=word), DIM)
    for other in rulebook.games():
        if other != game:
            title = title_of(words, find_game(other))
            screen.say(words("other-book", game=title, command=f"saloon rules --game {other}"), DIM)


def chapters_of(entries: tuple[Rule, ...]) -> dict[str, list[str]]:
    """The ids of the entries, by chapter."""
    chapters: dict[str, list[str]] = {}
    for entry in entries:
        chapters.setdefault(entry.section, []).append(entry.id)
    return chapters
