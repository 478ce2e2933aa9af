"""Does a file that all games share name one of them? Lists where, and fails if there is any.

    python tools/check_games.py          the package, src/saloon, and tools
    python tools/check_games.py --web    the page, web/src

A game has folders of its own (src/saloon/{games,bots,terminal}/<package>, web/src/games/<slug>) and modules for other
libraries (src/saloon/adapters/*/<package>_v1.py), and some tools are
about one game or teach each by itself (GAME_TOOLS); everywhere else it is asked for what it declares
(docs/add-a-game.md). The names are those that the games themselves declare: slug, package,
title and roles, however they are spelt, its cards (those whose names have several words), and messages that
begin with a game's prefix. Docstrings and comments count, tests do not.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from saloon.kernel.game import Game, own_games
from saloon.words import REFERENCE, Words

ROOT = Path(__file__).resolve().parents[1]
LOCALES = ROOT / "src" / "saloon" / "locales"
ROOMS = ("games", "bots", "terminal")  # that have a folder for each game
GAME_TOOLS = ("against_ismcts.py", "balance.py", "fair_games.py", "lessons.py")
PAGE_FILES = frozenset({".ts", ".svelte", ".css", ".html", ".js"})
MADE = ("web/src/protocol.ts", "web/src/words")  # by a tool, from the games' own declarations


@dataclass(frozen=True)
class Named:
    """How a game is called, and which folder names are its own."""

    slug: str
    package: str
    prefix: str
    titles: tuple[str, ...]  # its own, and those of its roles
    observations: int = 0  # their version
    cards: tuple[str, ...] = ()  # their names in documents, as far as they could be nothing else


def named(game: Game) -> Named:
    words = Words()
    roles = [title for role in game.roles for title in (role, words(f"{game.prefix}-side-{role}"))]
    package = type(game).__module__.rpartition(".")[2]
    titles = (words(f"{game.prefix}-title"), *roles)
    found = re.findall(rf"^{game.prefix}-(?:card|text|name)-([a-z]+(?:-[a-z0-9]+)+) =", all_words(), re.MULTILINE)
    return Named(game.name, package, game.prefix, titles, game.observation_version, tuple(sorted(set(found))))


def all_words() -> str:
    return "".join(path.read_text("utf-8") for path in sorted((LOCALES / REFERENCE).glob("*.ftl")))


def names_in(games: Sequence[Named]) -> re.Pattern[str]:
    """Any name of any game: `high-card`, `HIGH_CARD`, `HighCard` and `High Card` are one."""
    titles = {title for game in games for title in (game.slug, game.package, *game.titles)}
    spelt = {r"[-_ ]?".join(re.escape(part) for part in re.split(r"[-_ ]", title)) for title in titles}
    spelt |= {rf"(?<![a-z-]){re.escape(card)}(?![a-z-])" for game in games for card in game.cards}
    return re.compile("|".join(sorted(spelt, key=len, reverse=True)), re.IGNORECASE)


def messages_in(games: Sequence[Named]) -> re.Pattern[str]:
    """A message of a game, alone in its string: `we-title`."""
    return re.compile(rf"(?:{'|'.join(re.escape(game.prefix) for game in games)})-[a-z][a-z-]*")


def check_package(root: Path, games: Sequence[Named]) -> Iterator[str]:
    own = {root / "src" / "saloon" / room / game.package for room in ROOMS for game in games}
    adapters, versions = root / "src" / "saloon" / "adapters", set(versioned(games))
    names, messages = names_in(games), messages_in(games)
    tools = [path for path in (root / "tools").glob("*.py") if path.name not in GAME_TOOLS]
    for path in sorted([*(root / "src" / "saloon").rglob("*.py"), *tools]):
        if own.isdisjoint(path.parents) and not (adapters in path.parents and path.stem in versions):
            text, where = path.read_text("utf-8"), path.relative_to(root).as_posix()
            yield from found_in(text, where, names)
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and messages.match(node.value):
                    yield f"{where}:{node.lineno}: {node.value}"


def versioned(games: Sequence[Named]) -> Iterator[str]:
    """The modules that environments are imported from: a game and the version of its observations."""
    for game in games:
        yield f"{game.package}_v{game.observations}"


def check_page(root: Path, games: Sequence[Named]) -> Iterator[str]:
    own = {root / "web" / "src" / "games" / game.slug for game in games}
    names, messages = names_in(games), re.compile(rf"(?<=['`\"]){messages_in(games).pattern}")
    for path in sorted((root / "web" / "src").rglob("*")):
        where = path.relative_to(root).as_posix()
        is_test = path.name.endswith(".test.ts")
        if path.suffix in PAGE_FILES and not is_test and own.isdisjoint(path.parents) and not where.startswith(MADE):
            text = path.read_text("utf-8")
            yield from found_in(text, where, names)
            yield from found_in(text, where, messages)


def found_in(text: str, where: str, names: re.Pattern[str]) -> Iterator[str]:
    for number, line in enumerate(text.splitlines(), 1):
        yield from (f"{where}:{number}: {found.group()}" for found in names.finditer(line))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Does a file that all games share name one of them?")
    parser.add_argument("--web", action="store_true", help="look at the page instead of the package")
    web = parser.parse_args(arguments).web
    games = [named(game) for game in own_games()]
    found = list((check_page if web else check_package)(ROOT, games))
    for line in found:
        print(line)
    if not found:
        print(f"no shared file of {'the page' if web else 'package and tools'} names a game")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
