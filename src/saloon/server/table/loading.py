"""Rooms from what is stored, if they can be played here."""

import asyncio
from collections.abc import Sequence

import structlog

from saloon.kernel.errors import Illegal
from saloon.kernel.game import games
from saloon.server.storage.database import Database
from saloon.server.storage.entries import Entry
from saloon.server.table.room import Room

STOPPED = {"other-rules", "game-not-here", "unreadable-entry", "game-failed"}  # why a table cannot be opened here
AT_ONCE = 20  # entries that are folded in without a pause

log = structlog.get_logger()


async def load_room(database: Database, table: str) -> Room:
    """A table as far as its notebook goes; `Illegal` if there is none, or if it cannot be played here."""
    stored = await database.table(table)
    check_rules(stored.setup.game, stored.setup.rules)
    # in a thread: reading a deck takes a while
    room = await asyncio.to_thread(Room, stored.id, stored.setup, stored.seed, stored.invite, stored.created)
    room.origin = stored.origin
    await fold_all(room, stored.entries)
    return room


def check_rules(name: str, rules: int) -> None:
    """`Illegal` if a table of this game and version of its rules cannot be played here.

    Under other rules the same decisions would give another game: nobody's cards may change that way.
    """
    known = {game.name: game.rules_version for game in games()}
    if name not in known:
        raise Illegal("game-not-here", "", {"game": name})
    if rules != known[name]:
        raise Illegal("other-rules", "", {"game": name, "found": rules, "here": known[name]})


async def report_stopped(database: Database) -> int:
    """Log which tables cannot continue under the rules of this version, and return how many."""
    stopped = 0
    for found, n in (await database.rules_in_play()).items():
        try:
            check_rules(found.game, found.rules)
        except Illegal as error:
            log.warning("tables-stopped", tables=n, reason=error.reason, **error.details)
            stopped += n
    return stopped


async def read_on(database: Database, room: Room) -> bool:
    """Bring a room up to date; whether there was anything to read."""
    entries = await database.entries(room.id, room.seq)
    await fold_all(room, entries)
    return bool(entries)


async def fold_all(room: Room, entries: Sequence[Entry]) -> None:
    """A long game is read in pieces: others wait for the loop."""
    for at, entry in enumerate(entries):
        room.fold(entry)
        if at % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)
