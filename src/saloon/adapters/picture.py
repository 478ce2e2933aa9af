"""A table as text, all cards face up: for those who look into an environment, not for its players."""

import sys
from typing import Any

from saloon.kernel.document import to_toml
from saloon.kernel.game import Game
from saloon.kernel.table import Table

ANSI, HUMAN = "ansi", "human"  # render modes: a text, and the same printed
UNSEEN = ("format", "chance", "memory")  # of a position: what nobody would see on a table
MODES: list[str] = [ANSI, HUMAN]
METADATA: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}


def known_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"no render mode {mode!r}: it is one of {', '.join(MODES)}")
    return mode


def rendered(game: Game, table: Table, mode: str | None) -> str | None:
    if mode is None:
        import gymnasium

        gymnasium.logger.warn(
            "render() shows nothing unless the environment is made with render_mode='ansi' or 'human'"
        )
        return None
    text = picture(game, table)
    if mode == HUMAN:
        sys.stdout.write(f"{text}\n")
        return None
    return text


def picture(game: Game, table: Table) -> str:
    """What may be answered, and the position, much as `saloon position` has it."""
    seat = int(table.to_act())
    head = f"# player_{seat} decides" if seat >= 0 else f"# the game is over: {table.scores()}"
    choices = [f"# {code:>4}  {game.notate(table, code)}" for code in table.legal()]
    document = {name: value for name, value in game.to_document(table).items() if name not in UNSEEN}
    return "\n".join([head, *choices, to_toml(document)])
