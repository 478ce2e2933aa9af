"""What there is to tell someone of a table, found from what is stored of it.

Nothing is noted while people play: a move waits for nobody's messages. Every table that has changed is looked at a
few seconds later, by one process. What lists show of a table (`Summary`) is public and enough; which occasion it is
(`mark`) is said by the number of an entry in its log, so the same turn is the same to every process and after every
restart.
"""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from saloon.server.storage.documents import SeatSummary, Summary
from saloon.server.storage.entries import KIND_OF, Rematched, Sat, Shared, WantedRematch
from saloon.server.storage.schema import ENTRIES

AFTERWARDS = {KIND_OF[kind] for kind in (WantedRematch, Rematched, Shared)}  # these may follow the end of a game
HURRY = 4  # of a time that runs out, one part in so many is waited at most


class Occasion(Struct, frozen=True):
    """Something to tell: `turn`, `over`, `sat` or `rematch`."""

    kind: str
    mark: str
    at: float
    due: float


class LastEntries(Struct, frozen=True):
    """The last entries of a table, as far as they matter to one person. -1: there is none."""

    own: int = -1
    sat: int = -1  # someone else's
    rematch: int = -1
    ended_it: bool = False  # the last thing that happened in the game was this person's


def others(chairs: Sequence[SeatSummary], account: str) -> list[str]:
    """The other people at a table, by name; each once."""
    people = {chair.account: chair.name for chair in chairs if chair.kind == "person" and chair.account != account}
    return list(people.values())


def is_turn(status: str, summary: Summary, account: str) -> bool:
    """Whether a table waits for this person, who does not play alone."""
    seats = [i for i, chair in enumerate(summary.chairs) if chair.kind == "person" and chair.account == account]
    if status == "open":
        return any(seat in summary.waiting for seat in seats)
    mine = summary.to_act in seats and not summary.chairs[summary.to_act].bot
    return status == "running" and mine and bool(others(summary.chairs, account))


def may_matter(status: str, summary: Summary, account: str) -> bool:
    """Whether it is worth reading the log of a table."""
    if not others(summary.chairs, account):
        return False
    return status in {"open", "over"} or is_turn(status, summary, account)


def occasions(status: str, summary: Summary, account: str, at: float, grace: float, log: LastEntries) -> list[Occasion]:
    """What to tell this person about a table that has been in this state since `at`."""
    due = at + grace
    if summary.until is not None:
        due = min(due, at + max(summary.until - at, 0.0) / HURRY)
    found = []
    if status == "running" and is_turn(status, summary, account):
        found.append(Occasion("turn", str(log.own), at, due))
    elif status == "open" and (log.sat > log.own or is_turn(status, summary, account)):
        found.append(Occasion("sat", str(log.sat), at, due))
    elif status == "over":
        if not log.ended_it:
            found.append(Occasion("over", "", at, due))
        mine = any(chair.account == account and chair.wants_rematch for chair in summary.chairs)
        if log.rematch > log.own and not mine and not summary.next:
            found.append(Occasion("rematch", str(log.rematch), at, due))
    return found


async def read_log(connection: AsyncConnection, table: str, account: str) -> LastEntries:
    c = ENTRIES.c
    asked = select(c.account, c.kind, func.max(c.seq)).where(c.table_id == table).group_by(c.account, c.kind)
    rows = [(who, kind, seq) for who, kind, seq in await connection.execute(asked)]
    own = max((seq for who, _, seq in rows if who == account), default=-1)

    def last(kind: str) -> int:
        return max((seq for who, what, seq in rows if what == kind and who != account), default=-1)

    in_game = [(seq, who) for who, kind, seq in rows if kind not in AFTERWARDS]
    return LastEntries(
        own, last(KIND_OF[Sat]), last(KIND_OF[WantedRematch]), bool(in_game) and max(in_game)[1] == account
    )
