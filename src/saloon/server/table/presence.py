"""Who is connected to which table, in this process and in the others. Nothing of it is stored.

Processes notify each other over the channel. If it is down, presence is unknown, and nobody counts as absent before
their process is known to be dead (`storage/processes.py`).
"""

from collections import Counter, OrderedDict
from collections.abc import Set
from math import inf
from time import monotonic

from msgspec import Struct

SILENCE = 40.0  # seconds after which what a process said of a table, and did not say again, is past
REMEMBER = 120.0  # seconds for which the time of leaving is remembered
MOST = 200  # names in one message: PostgreSQL carries no more than 8000 bytes

Here = dict[str, list[str]]  # [table] the accounts that watch it


class Away(Struct, frozen=True):
    """For how many seconds a player has been absent: for certain, and as reported."""

    at_least: float
    at_most: float


class Presences:
    """Accounts by table, with the number of their connections."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.since = monotonic()
        self.mine: dict[str, Counter[str]] = {}
        self.others: dict[str, dict[str, tuple[float, set[str]]]] = {}  # [table][process] when it spoke, and of whom
        self.spoke: dict[str, float] = {}  # [process] when it last reported everyone who is connected
        self.left: OrderedDict[tuple[str, str], float] = OrderedDict()  # when a player was last seen to leave

    def add(self, table: str, account: str) -> None:
        self.mine.setdefault(table, Counter())[account] += 1
        self.left.pop((table, account), None)

    def remove(self, table: str, account: str) -> None:
        counts = self.mine.get(table, Counter())
        counts[account] -= 1
        if counts[account] <= 0:
            del counts[account]
            self.gone(table, account)
        if not counts:
            self.mine.pop(table, None)

    def gone(self, table: str, account: str) -> None:
        """Remember when, for as long as it matters."""
        now = monotonic()
        self.left.pop((table, account), None)
        self.left[table, account] = now
        while next(iter(self.left.values())) < now - REMEMBER:
            self.left.popitem(last=False)

    def here(self, table: str) -> Here:
        """Who is at a table here, to be told to the other processes."""
        return {table: list(self.mine.get(table, ()))[:MOST]}

    def everybody(self) -> list[Here]:
        """Who is here at all, in messages that are not too long."""
        found: list[Here] = [{}]
        names = 0
        for table in self.mine:
            one = self.here(table)
            names += 1 + len(one[table])
            if names > MOST:
                found.append({})
                names = 1 + len(one[table])
            found[-1] |= one
        return found

    def hear(self, process: str, here: Here) -> set[str]:
        """What another process says of some tables; those where that changes something."""
        return {table for table, accounts in here.items() if self.put(table, process, set(accounts))}

    def put(self, table: str, process: str, now: set[str]) -> bool:
        there = self.others.setdefault(table, {})
        before = there.pop(process, (0.0, set()))[1]
        if now:
            there[process] = monotonic(), now
        if not there:
            del self.others[table]
        for account in before - self.accounts(table):
            self.gone(table, account)
        return before != now

    def told_all(self, process: str) -> None:
        """Another process has reported everyone who is connected there."""
        self.spoke[process] = monotonic()

    def expire(self, alive: Set[str]) -> set[str]:
        """What a process did not say again is past, if it speaks of others or is dead; the tables that it changes."""
        old = monotonic() - SILENCE
        silent = {process for process in alive if self.spoke.get(process, -inf) < old}
        past = [
            (table, process)
            for table, there in self.others.items()
            for process in there
            if there[process][0] < old and process not in silent
        ]
        for table, process in past:
            self.put(table, process, set())
        self.spoke = {process: at for process, at in self.spoke.items() if process in alive or at >= old}
        return {table for table, _ in past}

    def accounts(self, table: str) -> set[str]:
        found = set(self.mine.get(table, ()))
        for _, accounts in self.others.get(table, {}).values():
            found |= accounts
        return found

    def leads(self, table: str) -> bool:
        """Whether this process is the first of all those where someone watches a table, as far as it knows."""
        return all(self.process < other for other in self.others.get(table, ()))

    def gone_for(self, table: str, account: str) -> int:
        """For how many whole seconds someone has been absent from a table, as far as this process knows."""
        return int(monotonic() - self.left.get((table, account), self.since))

    def seen_within(self, table: str, account: str, seconds: float) -> bool:
        """Whether someone is at a table, or left it so lately, as far as it was heard and is still remembered."""
        left = self.left.get((table, account))
        return account in self.accounts(table) or (left is not None and monotonic() - left < seconds)

    def away_for(self, table: str, account: str, alive: Set[str]) -> Away:
        """Someone whom any process reports is present; if a living process has not reported lately, it is not known."""
        if account in self.accounts(table):
            return Away(0.0, 0.0)
        now = monotonic()
        known = min((self.spoke.get(process, -inf) for process in alive), default=now)
        left = self.left.get((table, account), self.since)
        return Away(known - left, now - left)
