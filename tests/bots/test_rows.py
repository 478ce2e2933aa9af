"""Rows of numbers that pass between compiled code and the rest: none is kept when nobody needs it any more."""

import gc
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

from saloon.bots import levels
from saloon.bots.adviser import adviser_for
from saloon.bots.analysis.judge import rows_of
from saloon.bots.bot import Look
from saloon.bots.knowledge import guide_of
from saloon.kernel.game import Game, find_game
from saloon.kernel.rng import Quick
from saloon.kernel.rows import byte_row
from saloon.kernel.table import Table

TIMES = 300
KEPT = 30_000  # bytes: some caches are filled meanwhile; a row a time would be five times as much at least


def observed(game: Game, table: Table) -> None:
    table.observe(table.to_act(), byte_row(table.observation_size()))


def secrets(game: Game, table: Table) -> None:
    table.show_secrets(table.to_act(), byte_row(table.secrets_size()))


def rows(game: Game, table: Table) -> None:
    rows_of([table, table])


def chosen(level: str) -> Callable[[Game, Table], None]:
    def choose(game: Game, table: Table) -> None:
        levels.make(level, game, 1).choose(Look(game, table))

    return choose


def judged(game: Game, table: Table) -> None:
    guide = guide_of(game)
    guide.judged(table.clone(), guide.stage(table))


def advised(game: Game, table: Table) -> None:
    look = Look(game, table)
    adviser_for(look, 1, 0.0).advise(look)


USES: dict[str, tuple[Callable[[Game, Table], Any], int]] = {
    "observe": (observed, TIMES),
    "show_secrets": (secrets, TIMES),
    "rows_of": (rows, TIMES),
    "deputy": (chosen("deputy"), TIMES),
    "champion": (chosen("champion"), TIMES),
    "judged": (judged, TIMES),
    "advice": (advised, 20),
}


@pytest.mark.parametrize("use", USES)
@pytest.mark.parametrize("name", ["wyatt-earp", "revolver"])
def test_what_is_done_again_and_again_takes_no_more_memory(name: str, use: str) -> None:
    """A server decides for months; mypyc 2.4 never frees a row that a compiled function gets from Python."""
    game = find_game(name)
    table = game.new(game.options({}), 2, Quick(5))
    for _ in range(6):
        table.step(table.legal()[0])
    what, times = USES[use]
    for _ in range(3):
        what(game, table)
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(times):
            what(game, table)
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < KEPT
