"""The page of a game: the table, what happened, and whatever stands below; it gives way where there is no room."""

from collections.abc import Callable, Sequence
from functools import partial

from rich.text import Text

from saloon.kernel.table import Table
from saloon.terminal.face import Face
from saloon.terminal.screen import Screen

MOST_ENTRIES = 12  # of the log


def show_page(
    screen: Screen, face: Face, table: Table, log: Callable[[int], None], below: Sequence[Callable[[], None]]
) -> None:
    """The legend goes first, then the older entries of the log."""
    lower = [screen.hold(show) for show in below]
    table_lines = screen.hold(lambda: face.show_table(table))
    log_lines = screen.hold(partial(log, MOST_ENTRIES))
    if screen.clears:
        room = screen.height - 1 - sum(len(lines) for lines in lower)
        if len(table_lines) + len(log_lines) > room:
            table_lines = screen.hold(lambda: face.show_table(table, legend=False))
        log_lines = trimmed(screen, log, log_lines, room - len(table_lines))
    screen.page([table_lines, log_lines, *lower])


def trimmed(screen: Screen, log: Callable[[int], None], lines: list[Text], room: int) -> list[Text]:
    """As many entries as fit, but always the last one."""
    for entries in range(MOST_ENTRIES - 1, 0, -1):
        if len(lines) <= room:
            break
        lines = screen.hold(partial(log, entries))
    return lines
