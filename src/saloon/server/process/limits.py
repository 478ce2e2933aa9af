"""How much anybody may ask of the house: per address, per account and per connection.

Requests beyond the limit are refused. Messages on a socket are only read more slowly: a program that plays fast loses
nothing, and a flood waits in its own line.
"""

from collections import Counter, OrderedDict
from time import monotonic

from msgspec import Struct

from saloon.kernel.errors import Illegal

MOST_KNOWN = 50_000  # names that are counted; the oldest are forgotten


class Rate(Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class Bucket:
    """Counts for many names, each with the same rate (a leaky bucket)."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def level(self, name: str) -> float:
        """How full it is now."""
        level, at = self.levels.pop(name, (0.0, 0.0))
        return max(level - (monotonic() - at) * self.rate.per_second, 0.0)

    def keep(self, name: str, level: float) -> None:
        self.levels[name] = level, monotonic()
        if len(self.levels) > MOST_KNOWN:
            self.levels.popitem(last=False)

    def take(self, name: str) -> bool:
        """Whether there is still room for one more; if not, it does not count."""
        level = self.level(name)
        fits = level + 1 <= self.rate.burst
        self.keep(name, level + fits)
        return fits

    def wait(self, name: str) -> float:
        """Take one more, and say how many seconds it has to wait for room."""
        level = self.level(name) + 1
        self.keep(name, level)
        return max(level - self.rate.burst, 0.0) / self.rate.per_second


class Limits:
    """The house's rates. `Illegal` when somebody asks too much: nothing else happens to him."""

    MESSAGES = Rate(60, 20)  # per account, on all its sockets
    HINTS = Rate(5, 0.5)
    CHAT = Rate(5, 0.5)
    REPORTS = Rate(5, 0.02)
    NEW_TABLES = Rate(20, 0.1)
    NEW_ACCOUNTS = Rate(20, 0.05)  # per address
    LOGINS = Rate(10, 0.1)  # per address
    PASSWORDS = Rate(30, 0.05)  # per name or account, from anywhere
    PROOFS = Rate(5, 0.2)  # records verified, per address
    CHANCES = Rate(3, 0.1)  # games looked at step by step, per address
    REQUESTS = Rate(200, 50)  # per address
    SOCKETS_OF_ACCOUNT = 20
    SOCKETS_OF_ADDRESS = 200

    def __init__(self, off: bool = False) -> None:
        self.off = off  # for load tests on loopback
        self.messages = Bucket(self.MESSAGES)
        self.hints = Bucket(self.HINTS)
        self.words = Bucket(self.CHAT)
        self.reports = Bucket(self.REPORTS)
        self.tables = Bucket(self.NEW_TABLES)
        self.accounts = Bucket(self.NEW_ACCOUNTS)
        self.logins = Bucket(self.LOGINS)
        self.passwords = Bucket(self.PASSWORDS)
        self.proofs = Bucket(self.PROOFS)
        self.chances = Bucket(self.CHANCES)
        self.requests = Bucket(self.REQUESTS)
        self.sockets: Counter[str] = Counter()

    def check(self, bucket: Bucket, name: str) -> None:
        if not self.off and not bucket.take(name):
            raise Illegal("too-fast", "", {})

    def pause(self, account: str) -> float:
        """How many seconds a socket of this account must wait before its message is heard."""
        return 0.0 if self.off else self.messages.wait(account)

    def open_socket(self, account: str, address: str) -> None:
        """`Illegal` if there are too many open already; else `close_socket` must follow."""
        for name, most in ((account, self.SOCKETS_OF_ACCOUNT), (address, self.SOCKETS_OF_ADDRESS)):
            if not self.off and self.sockets[name] >= most:
                raise Illegal("too-many-connections", "", {"most": most})
        self.sockets.update((account, address))

    def close_socket(self, account: str, address: str) -> None:
        self.sockets.subtract((account, address))
        for name in (account, address):
            if not self.sockets[name]:
                del self.sockets[name]
