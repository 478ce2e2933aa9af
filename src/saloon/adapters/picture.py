"""A table as text, all cards face up: for those who look into an environment, not for its players."""

import sys

import gymnasium

from saloon.kernel.document import to_toml
from saloon.kernel.game import Game
from saloon.kernel.table import Table

ANSI, HUMAN = "ansi", "human"  # render modes: a text, and the same printed
MODES = [ANSI, HUMAN]


def known_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"no render mode {mode!r}: it is one of {', '.join(MODES)}")
    return mode


def rendered(game: Game, table: Table, mode: str | None) -> str | None:
    if mode is None:
        gymnasium.logger.warn("render() shows nothing unless the environment is made with render_mode='ansi' or 'human'")
        return None
    text = picture(game, table)
    if mode == HUMAN:
        sys.stdout.write(f"{text}\n")
        return None
    return text


def picture(game: Game, table: Table) -> str:
    """The position, as in a file that `saloon position` reads, and what may be answered."""
    seat = int(table.to_act())
    head = f"# player_{seat} decides" if seat >= 0 else f"# the game is over: {table.scores()}"
    choices = [f"# {code:>4}  {game.notate(table, code)}" for code in table.legal()]
    return "\n".join([head, *choices, to_toml(game.to_document(table))])
