"""Puzzles laid on a table, and what follows a choice: a game's worth of views, so that a worker makes them."""

from functools import lru_cache

from msgspec import Raw

from saloon.bots.puzzles.puzzle import Puzzle, Tried, opened
from saloon.bots.puzzles.shelf import by_id
from saloon.kernel.errors import Illegal
from saloon.kernel.game import Game, games
from saloon.kernel.table import Table
from saloon.server.wire import ENCODE
from saloon.server.workers.watching import ReplayStep, fact_bytes


def puzzle_of(id: str) -> tuple[Game, Puzzle]:
    for game in games():
        if (found := by_id(game).get(id)) is not None:
            return game, found
    raise Illegal("no-such-puzzle", "", {})


@lru_cache(1_000)
def laid(game: Game, id: str) -> Table:
    """The table of a puzzle, laid once: that takes as long as many requests. Whoever plays on it takes a copy."""
    return opened(game, by_id(game)[id])


def walked(id: str, *decisions: str) -> list[bytes]:
    """In a worker, for it is a game's worth of views: what follows each of some choices, as JSON; one that comes twice
    once."""
    game, puzzle = puzzle_of(id)
    choices = [puzzle.choice(decision) for decision in dict.fromkeys(decisions)]
    return [ENCODE(steps_of(game, puzzle, choice)) for choice in choices if choice is not None]


def steps_of(game: Game, puzzle: Puzzle, choice: Tried) -> list[ReplayStep]:
    """The puzzle, the choice, and what follows it, as the seat of the puzzle would see it."""
    table, seat = laid(game, puzzle.id).clone(), puzzle.seat
    facts = game.listen(table)
    found = [ReplayStep("", -1, [], Raw(ENCODE(game.view(table, seat))))]
    for notation in (choice.decision, *choice.line):
        by = int(table.to_act())
        table.apply(game.parse(table, notation))
        seen = [Raw(fact_bytes(sight)) for fact in facts.take() if (sight := game.sight(fact, seat)) is not None]
        found.append(ReplayStep(notation, by, seen, Raw(ENCODE(game.view(table, seat)))))
    return found
