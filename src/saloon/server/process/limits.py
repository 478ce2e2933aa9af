"""Rate limits by address, by account and by both.

What costs something (a login, a table, a hint, a proof) is counted by the package `limits` in a store that all
processes share: Redis or PostgreSQL where they are several, memory where there is one. What comes with every move
(messages on a socket, requests, open sockets) is counted in the process itself: a move waits for no counter elsewhere.

Requests beyond a limit are refused with the time to wait. Messages on a socket are only read more slowly: a program
that plays fast loses nothing, and a flood waits in its own line.
"""

import asyncio
from collections import Counter, OrderedDict
from math import ceil
from time import monotonic, time
from typing import Literal, get_args

import structlog
from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage, RedisStorage, Storage
from limits.aio.strategies import FixedWindowRateLimiter
from msgspec import Struct

from saloon.kernel.errors import Illegal

MOST_KNOWN = 50_000  # names that a bucket counts; the oldest are forgotten
PATIENCE = 2.0  # seconds for the shared store to answer
AGAIN = 5.0  # seconds after which a store that was away is asked again

What = Literal[
    "accounts",
    "chances",
    "chat",
    "clubs",
    "devices",
    "guesses",
    "hints",
    "letters",
    "logins",
    "mails",
    "notify",
    "passwords",
    "places",
    "proofs",
    "puzzles",
    "reports",
    "tables",
]
RATES: dict[What, RateLimitItem] = {
    "accounts": parse("30 per 10 minutes"),  # new guests of an address
    "chances": parse("20 per minute"),  # games looked at step by step, of an address
    "chat": parse("10 per 20 seconds"),  # of an account
    "clubs": parse("30 per hour"),  # founded from an address
    "devices": parse("10 per 15 minutes"),  # passwords tried on a known device
    "guesses": parse("100 per hour"),  # passwords tried for an account, on all unknown devices together
    "hints": parse("30 per minute"),  # of an account
    "letters": parse("30 per day"),  # confirmations by e-mail that an address asks for
    "logins": parse("100 per 15 minutes"),  # passwords tried from an address on unknown devices, for any account
    "mails": parse("5 per day"),  # confirmations sent to an e-mail address
    "notify": parse("30 per hour"),  # browsers and addresses added, and messages to try them, of an account
    "passwords": parse("10 per 15 minutes"),  # passwords tried for an account from one address
    "places": parse("60 per hour"),  # browsers and e-mail addresses added from an address
    "proofs": parse("15 per minute"),  # records verified, of an address
    "puzzles": parse("60 per minute"),  # answers of an account
    "reports": parse("20 per hour"),  # of an account
    "tables": parse("30 per 5 minutes"),  # opened by an account
}
assert set(RATES) == set(get_args(What))

log = structlog.get_logger()


class Rate(Struct, frozen=True):
    """A burst of this size, and a rate per second in the long run."""

    burst: float
    per_second: float


class Bucket:
    """Counts of this process for many names, each with the same rate (a leaky bucket)."""

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

    def take(self, name: str) -> float:
        """Take one more if there is room for it; else how many seconds to wait for that."""
        level = self.level(name)
        wait = max(level + 1 - self.rate.burst, 0.0) / self.rate.per_second
        self.keep(name, level if wait else level + 1)
        return wait

    def wait(self, name: str) -> float:
        """Take one more, and say how many seconds it has to wait for room."""
        level = self.level(name) + 1
        self.keep(name, level)
        return max(level - self.rate.burst, 0.0) / self.rate.per_second


class Counters:
    """Counts in a store that processes share; in this process alone for as long as the store does not answer."""

    def __init__(self, shared: Storage | None) -> None:
        self.own = FixedWindowRateLimiter(MemoryStorage())
        self.shared = FixedWindowRateLimiter(shared) if shared is not None else None
        self.away_until = 0.0  # monotonic; 0: the shared store answers

    async def take(self, rate: RateLimitItem, *names: str) -> float:
        """Take one more if there is room for it; else how many seconds to wait for that."""
        if self.shared is not None and monotonic() >= self.away_until:
            try:
                async with asyncio.timeout(PATIENCE):
                    wait = await take(self.shared, rate, names)
            except Exception as error:  # whatever it is: people can still come in
                self.lost(error)
            else:
                if self.away_until:
                    log.info("limits-shared-again")
                self.away_until = 0.0
                return wait
        return await take(self.own, rate, names)

    def lost(self, error: Exception) -> None:
        if not self.away_until:
            log.warning("limits-not-shared", error=type(error).__name__)
        self.away_until = monotonic() + AGAIN

    async def forget(self, rate: RateLimitItem, *names: str) -> None:
        """Begin to count anew."""
        await self.own.clear(rate, *names)
        if self.shared is not None and not self.away_until:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.shared.clear(rate, *names)
            except Exception as error:
                self.lost(error)


async def take(limiter: FixedWindowRateLimiter, rate: RateLimitItem, names: tuple[str, ...]) -> float:
    if await limiter.hit(rate, *names):
        return 0.0
    return max((await limiter.get_window_stats(rate, *names)).reset_time - time(), 1.0)


def redis_storage(url: str) -> Storage:
    """Counters in the Redis that also carries the processes' messages."""
    address = f"async+{url.replace('unix://', 'redis+unix://', 1)}"
    return RedisStorage(
        address, implementation="redispy", key_prefix="saloon", socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE
    )


def too_fast(what: str, wait: float) -> Illegal:
    """The error for a client that must wait this many seconds."""
    seconds = max(ceil(wait), 1)
    return Illegal("too-fast", "", {"what": what, "seconds": seconds, "minutes": ceil(seconds / 60)})


class Limits:
    """All rate limits. `Illegal` if a client exceeds one; there is no other penalty."""

    MESSAGES = Rate(60, 20)  # per account, on all its sockets
    REQUESTS = Rate(200, 50)  # per address
    SOCKETS_OF_ACCOUNT = 20
    SOCKETS_OF_ADDRESS = 200

    def __init__(self, off: bool = False, shared: Storage | None = None) -> None:
        self.off = off  # for load tests on loopback
        self.counters = Counters(shared)
        self.messages = Bucket(self.MESSAGES)
        self.requests = Bucket(self.REQUESTS)
        self.sockets: Counter[str] = Counter()

    async def take(self, what: What, *names: str) -> None:
        """Count one more, in all processes together; `Illegal` if it is too much."""
        if not self.off and (wait := await self.counters.take(RATES[what], what, *names)):
            raise too_fast(what, wait)

    async def forget(self, what: What, *names: str) -> None:
        """Reset a counter."""
        if not self.off:
            await self.counters.forget(RATES[what], what, *names)

    def take_request(self, address: str) -> None:
        """Count a request in this process; `Illegal` if it is too much."""
        if not self.off and (wait := self.requests.take(address)):
            raise too_fast("requests", wait)

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
