"""A puzzle as data: a position as one seat knows it, every choice with its figures, and what came of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from json import dumps
from typing import Any

from saloon.bots.advice import Reason
from saloon.kernel.document import Reader
from saloon.kernel.game import Game
from saloon.kernel.rng import Quick
from saloon.kernel.table import Table

WORLD = 1  # the random numbers of the imagined world in which a puzzle is shown


@dataclass(frozen=True)
class Tried:
    """A choice of a puzzle, and how it did in the imagined worlds."""

    decision: str  # in notation
    chance: float  # to win, from 0 to 1
    behind: float  # how far behind the answer, world by world; 0 for the answer itself
    error: float  # one standard error of that
    worlds: int
    reason: Reason | None
    line: tuple[str, ...]  # what follows in the world that is shown, until the seat has a choice in its next turn


@dataclass(frozen=True)
class Puzzle:
    """A position in which one choice is clearly best."""

    id: str
    game: str
    rules: int
    seat: int  # that is to decide
    seats: int
    position: Mapping[str, Any]  # the table as that seat knows it (`Game.known`)
    themes: tuple[str, ...]  # as the game names them
    fails: tuple[str, ...]  # the levels that go wrong, from weak to strong
    difficulty: int  # 1 to 4: how strong the strongest of them is
    choices: tuple[Tried, ...]  # all that are legal; the answer first, then by their chances
    source: Mapping[str, Any]  # the game that it comes from
    crux: str = ""  # a message: what counts most against the best other choice, if the answer's reason leaves it out

    @property
    def answer(self) -> Tried:
        return self.choices[0]

    def choice(self, decision: str) -> Tried | None:
        return next((choice for choice in self.choices if choice.decision == decision), None)


def id_of(position: Mapping[str, Any], seat: int) -> str:
    """The same position for the same seat has the same name everywhere."""
    text = dumps([seat, position], sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:10]


def opened(game: Game, puzzle: Puzzle) -> Table:
    """The table of a puzzle, in the world that is shown: any that its seat cannot tell from the true one."""
    table = game.from_view(puzzle.position, puzzle.seat)
    return table.imagine(puzzle.seat, Quick(WORLD), True)


# As a document


def to_document(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "rules": puzzle.rules,
        "seat": puzzle.seat,
        "seats": puzzle.seats,
        "themes": list(puzzle.themes),
        "fails": list(puzzle.fails),
        "difficulty": puzzle.difficulty,
        "choices": [written(choice) for choice in puzzle.choices],
        "source": dict(puzzle.source),
        "position": dict(puzzle.position),
        **({"crux": puzzle.crux} if puzzle.crux else {}),
    }


def written(choice: Tried) -> dict[str, Any]:
    found: dict[str, Any] = {
        "decision": choice.decision,
        "chance": choice.chance,
        "behind": choice.behind,
        "error": choice.error,
        "worlds": choice.worlds,
        "line": list(choice.line),
    }
    if choice.reason is not None:
        found["reason"] = [choice.reason.message, dict(choice.reason.values)]
    return found


def from_document(document: Mapping[str, Any]) -> Puzzle:
    """A puzzle of a file that `saloon puzzles make` wrote; `Malformed` names the field that is wrong."""
    reader = Reader(document)
    return Puzzle(
        id=reader.text("id"),
        game=reader.text("game"),
        rules=reader.number("rules", 1, 1_000_000),
        seat=reader.number("seat", 0, 15),
        seats=reader.number("seats", 1, 16),
        themes=tuple(reader.texts("themes")),
        fails=tuple(reader.texts("fails")),
        difficulty=reader.number("difficulty", 1, 4),
        choices=read_choices(reader.value("choices")),
        source=dict(reader.value("source")),
        position=dict(reader.value("position")),
        crux=document.get("crux", ""),
    )


def read_choices(found: Sequence[Mapping[str, Any]]) -> tuple[Tried, ...]:
    return tuple(
        Tried(
            decision=choice["decision"],
            chance=choice["chance"],
            behind=choice["behind"],
            error=choice["error"],
            worlds=choice["worlds"],
            reason=read_reason(choice.get("reason")),
            line=tuple(choice["line"]),
        )
        for choice in found
    )


def read_reason(found: Sequence[Any] | None) -> Reason | None:
    return None if found is None else Reason(found[0], tuple(found[1].items()))
