"""The puzzles that come with a game: a packed file, one JSON document a line, in the package of its bots' knowledge."""

import gzip
import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

from saloon.bots.knowledge import knowledge_of
from saloon.bots.puzzles.puzzle import Puzzle, from_document, to_document
from saloon.kernel.document import parse_document
from saloon.kernel.errors import Malformed
from saloon.kernel.game import Game

FILE = "puzzles.jsonl.gz"
MOST_BYTES = 50_000_000  # unpacked


@cache
def packaged(game: Game) -> tuple[Puzzle, ...]:
    """Those of a game, from easy to hard; none if it has none, or if they were made for other rules."""
    package = knowledge_of(game.name).puzzles
    if not package or not (file := files(package) / FILE).is_file():
        return ()
    found = unpacked(file.read_bytes())
    return tuple(puzzle for puzzle in found if puzzle.game == game.name and puzzle.rules == game.rules_version)


@cache
def by_id(game: Game) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in packaged(game)}


def packed(puzzles: Iterable[Puzzle]) -> bytes:
    """The same puzzles give the same bytes."""
    lines = [json.dumps(to_document(puzzle), separators=(",", ":"), ensure_ascii=False) for puzzle in puzzles]
    return gzip.compress("".join(line + "\n" for line in lines).encode(), 9, mtime=0)


def unpacked(raw: bytes) -> list[Puzzle]:
    """`Malformed` names the line and the field that are wrong."""
    try:
        text = gzip.decompress(raw)[:MOST_BYTES].decode()
    except (OSError, EOFError, UnicodeDecodeError) as error:
        raise Malformed("not-json", "", {"cause": str(error)}) from None
    found = []
    for number, line in enumerate(text.splitlines()):
        try:
            found.append(from_document(parse_document(line)))
        except Malformed as error:
            raise error.inside(f"[{number}]") from None
    return found


def write(puzzles: Iterable[Puzzle], file: Path) -> int:
    """How many bytes that are. The file is there in whole or as it was."""
    fresh = file.with_name(f"{file.name}.new")
    size = fresh.write_bytes(packed(sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.id))))
    fresh.replace(file)
    return size
