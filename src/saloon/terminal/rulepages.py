"""The rulebook and the options register on a screen."""

import re
from contextlib import suppress

from rich.text import Text

from saloon import rulebook
from saloon.kernel.game import find_game, games, standard_game
from saloon.rulebook import Rule
from saloon.terminal.naming import title_of
from saloon.terminal.screen import DIM, STRONG, Screen, ink
from saloon.words import REFERENCE


def book_of(about: str) -> str:
    """The game whose rulebook is meant: by the letters of an id, else the first that has something about the words."""
    if game := book_by_id(about):
        return game
    for game in rulebook.games():
        with suppress(rulebook.Unknown):
            if find_rules(game, about):
                return game
    return standard_game().name


def book_by_id(id: str) -> str:
    """The game with whose letters an id begins, as in `RV-6.2` and `rv-opt-07`; nothing if it does with none."""
    found = (game.name for game in games() if re.match(rf"{re.escape(game.prefix)}-(\d|opt)", id, re.IGNORECASE))
    return next(found, "")


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
        command = f"saloon rules {about}" if book_of(about) == game else f"saloon rules --game {game} {about}"
        screen.say(screen.words("more-rules", n=len(found) - most, command=command), DIM)
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
    for entry in rulebook.book(game).entries:
        chapters.setdefault(entry.section, []).append(entry.id)
    until = " … " if screen.unicode else " .. "
    column = max(len(until.join((ids[0], ids[-1]))) for ids in chapters.values()) + 4
    for title, ids in chapters.items():
        screen.labelled(until.join(dict.fromkeys((ids[0], ids[-1]))), title, STRONG, column)
    words, rules = screen.words, rulebook.book(game).rules
    if rules:
        word = words.whole(f"{find_game(game).prefix}-example") or rules[0].section.split()[-1].lower()
        screen.say(words("rules-how", id=rules[0].id, word=word), DIM)
    for other in rulebook.games():
        if other != game:
            title = title_of(words, find_game(other))
            screen.say(words("other-book", game=title, command=f"saloon rules --game {other}"), DIM)
