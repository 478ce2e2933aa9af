"""The page of a game: the table, what happened, and what is shown below; the log is cut if there is no room."""

from collections.abc import Callable
from functools import partial

from rich.text import Text

from saloon.kernel.table import Table
from saloon.terminal.face import Face
from saloon.terminal.screen import Screen

MOST_ENTRIES = 12  # of the log
LAST_ENTRIES = 2  # that everyone wants to see


def show_page(
    screen: Screen,
    face: Face,
    table: Table,
    log: Callable[[int], None],
    below: Callable[[bool], None],
    choosing: bool = False,
) -> None:
    """What only helps goes first, then all of the hand but the names, then the older entries of the log; if not even
    the last ones fit, `below`, which is told whether to be brief, cuts its lines short."""
    lower = screen.hold(lambda: below(False))
    table_lines = screen.hold(lambda: face.show_table(table))
    hand_lines = screen.hold(lambda: face.show_hand(table, choosing=choosing))
    log_lines = screen.hold(partial(log, MOST_ENTRIES))
    if screen.clears:
        room = screen.height - 1 - len(lower)
        if len(table_lines) + len(log_lines) + len(hand_lines) > room:
            table_lines = screen.hold(lambda: face.show_table(table, brief=True))
        if len(table_lines) + len(log_lines) + len(hand_lines) > room:
            hand_lines = screen.hold(lambda: face.show_hand(table, True, choosing))
        if len(table_lines) + len(screen.hold(partial(log, LAST_ENTRIES))) + len(hand_lines) > room:
            lower = screen.hold(lambda: below(True))
            room = screen.height - 1 - len(lower)
        log_lines = trimmed(screen, log, log_lines, room - len(table_lines) - len(hand_lines))
    screen.page([table_lines, log_lines, hand_lines, lower])


def trimmed(screen: Screen, log: Callable[[int], None], lines: list[Text], room: int) -> list[Text]:
    """As many entries as fit, but always the last one, or at least how it ends."""
    for entries in range(MOST_ENTRIES - 1, 0, -1):
        if len(lines) <= room:
            break
        lines = screen.hold(partial(log, entries))
    return lines[-max(room, 1) :]
