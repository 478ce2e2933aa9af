"""Who gets the next worker: people first, and fair between addresses and accounts.

Requests wait in four ranks. A rank is served when nothing waits above it; so that nothing waits forever, one part in
`SHARE` of the workers' time is for the lowest ranks. Within a rank the address that has used the workers least is next,
and of its accounts the one that has used them least (start-time fair queueing, by the seconds of work): heavy
users wait behind light ones, however many tables they have and however long their bots think.

Plain data without a clock or a loop of its own; `pool.Pool` asks it whenever a worker is free.
"""

from collections import deque
from collections.abc import Iterable
from enum import IntEnum
from typing import Generic, TypeVar

from msgspec import Struct

QUICK = 0.005  # seconds that a request is taken to cost before it is done, if it is a short one
LONG = 0.5
SHARE = 8  # one part in so many of the time is for requests of low rank, if there are always others
OWED = 1.0  # seconds: so much is saved up for them before one of them goes first
MOST_KNOWN = 10_000  # addresses whose use is remembered while others wait

T = TypeVar("T")


class Rank(IntEnum):
    """What goes first."""

    PEOPLE = 0  # bots and hints at tables where a person plays
    WATCHED = 1  # bots at tables without people that someone watches
    LEFT = 2  # bots at tables that everyone has left
    RECORDS = 3  # records to be replayed, proved or judged


class Requester(Struct, frozen=True):
    """On whose behalf a worker works. If no address is known, the account takes its place."""

    account: str
    address: str = ""
    rank: Rank = Rank.PEOPLE

    @property
    def place(self) -> str:
        return self.address or f"account {self.account}"


class Request(Struct, Generic[T], eq=False):
    """Something that waits for a worker; `ticket` is whatever the one who asks knows it by."""

    by: Requester
    ticket: T
    long: bool = False  # may think for long: it never gets the last worker

    @property
    def estimate(self) -> float:
        return LONG if self.long else QUICK


class Use:
    """How much each of several names has used, as far as it matters for whose turn it is."""

    def __init__(self) -> None:
        self.least = 0.0  # what a name has used that has just come
        self.used: dict[str, float] = {}

    def of(self, name: str) -> float:
        return max(self.used.get(name, 0.0), self.least)

    def next(self, names: Iterable[str]) -> str:
        """The one that has used least; of several, the first."""
        return min(names, key=self.of)

    def begin(self, name: str, cost: float, waiting: Iterable[str]) -> None:
        """Charge a turn; a newcomer gets no advantage over those already waiting."""
        self.least = min(map(self.of, waiting), default=self.least)
        self.used[name] = self.of(name) + cost

    def correct(self, name: str, more: float) -> None:
        """It has cost more than was thought, or less."""
        if name in self.used:
            self.used[name] += more


class Queue(Generic[T]):
    """The requests that wait."""

    def __init__(self) -> None:
        self.waiting: dict[Rank, dict[str, dict[str, deque[Request[T]]]]] = {rank: {} for rank in Rank}
        self.places = Use()
        self.accounts: dict[str, Use] = {}  # [place]
        self.owed = 0.0  # seconds of work that low ranks have let others have

    def __len__(self) -> int:
        return sum(self.count(rank) for rank in Rank)

    def count(self, rank: Rank, place: str | None = None) -> int:
        """How many wait: of a rank, or of one address in it."""
        places = self.waiting[rank]
        chosen = places.values() if place is None else [places.get(place, {})]
        return sum(len(requests) for accounts in chosen for requests in accounts.values())

    def put(self, request: Request[T]) -> None:
        """If nobody is waiting, all debts are cleared."""
        by = request.by
        if not any(self.waiting.values()) or len(self.places.used) >= MOST_KNOWN:
            self.places, self.accounts = Use(), {}
        self.waiting[by.rank].setdefault(by.place, {}).setdefault(by.account, deque()).append(request)

    def remove(self, request: Request[T]) -> None:
        """Nobody waits for it any longer; if a worker has taken it already, nothing happens."""
        by = request.by
        requests = self.waiting[by.rank].get(by.place, {}).get(by.account, ())
        if request in requests:
            self.withdraw(request)

    def withdraw(self, request: Request[T]) -> None:
        """Out of the queue; nothing is kept of those who wait for nothing."""
        by, places = request.by, self.waiting[request.by.rank]
        places[by.place][by.account].remove(request)
        if not places[by.place][by.account]:
            del places[by.place][by.account]
        if not places[by.place]:
            del places[by.place]

    def take(self, long: bool = True) -> Request[T] | None:
        """The next request; with `long` false only one that does not think for long."""
        ranks = [rank for rank in Rank if self.waiting[rank]]
        for rank in reversed(ranks) if self.owed >= OWED else ranks:
            found = self.first(rank, long)
            if found is not None:
                self.begin(found, lowest=rank is ranks[-1])
                return found
        return None

    def first(self, rank: Rank, long: bool) -> Request[T] | None:
        """The next of a rank that may be taken now."""
        may = {place: names for place, accounts in self.waiting[rank].items() if (names := able(accounts, long))}
        if not may:
            return None
        place = self.places.next(may)
        account = self.accounts.get(place, Use()).next(may[place])
        return next(request for request in self.waiting[rank][place][account] if long or not request.long)

    def begin(self, request: Request[T], lowest: bool) -> None:
        """Take it out, at the price that it is thought to have."""
        by, cost = request.by, request.estimate
        self.places.begin(by.place, cost, [place for places in self.waiting.values() for place in places])
        accounts = self.accounts.setdefault(by.place, Use())
        accounts.begin(by.account, cost, self.waiting[by.rank][by.place])
        if not lowest:
            self.owed = min(self.owed + cost / SHARE, 2 * OWED)
        elif by.rank is not Rank.PEOPLE:
            self.owed = max(self.owed - cost, 0.0)
        self.withdraw(request)

    def done(self, request: Request[T], seconds: float) -> None:
        """What was taken has cost so much."""
        more = seconds - request.estimate
        self.places.correct(request.by.place, more)
        if request.by.place in self.accounts:
            self.accounts[request.by.place].correct(request.by.account, more)


def able(accounts: dict[str, deque[Request[T]]], long: bool) -> list[str]:
    """The accounts that have something which may be taken."""
    return [account for account, requests in accounts.items() if long or any(not each.long for each in requests)]
