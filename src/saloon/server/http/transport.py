"""Connection limits, in total and per address, and timeouts for requests.

uvicorn waits forever for a request, and accepts as long as the system lets it. So connections are counted here, and
those that do not finish a request, or do not read the response, are closed. When all are in use, the oldest connection
without a request yet is closed to make room.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saloon.server.http.auth import neighbourhood

FILES = 65_536  # open files that we ask the system for
BODY = 60.0  # seconds to send the body of a request, once its head is there
STALLED = 60.0  # seconds that an answer may wait to be read
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 30\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def open_files() -> int:
    """How many files this process may have open: as many as it can get, up to what is useful."""
    if sys.platform == "win32":
        return FILES
    import resource

    soft, hard = (FILES if n == resource.RLIM_INFINITY else n for n in resource.getrlimit(resource.RLIMIT_NOFILE))
    if soft < (wanted := min(hard, FILES)):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    return max(soft, wanted)


class Connections:
    """The connections of this process, by address. A trusted proxy brings many people from one address."""

    def __init__(self, most: int, most_of_address: int, head_seconds: float, trusted: Sequence[str] = ()) -> None:
        self.most = most
        self.most_of_address = most_of_address
        self.head_seconds = head_seconds  # for the first line and the headers of a request
        self.trusted = [ip_network(proxy) for proxy in trusted]
        self.n = 0
        self.addresses: Counter[str] = Counter()
        self.silent: dict[LimitedRequests, None] = {}  # have not finished a request yet, the oldest first

    def take(self, host: str) -> bool:
        """Whether there is room for one more from here; if so, `give_back` must follow."""
        place = neighbourhood(host)
        if self.addresses[place] >= self.most_of_address and not self.is_trusted(host):
            return False
        if self.n >= self.most:
            if not self.silent:
                return False
            next(iter(self.silent)).cut_off()
        self.n += 1
        self.addresses[place] += 1
        return True

    def is_trusted(self, host: str) -> bool:
        try:
            return any(ip_address(host) in network for network in self.trusted)
        except ValueError:
            return False

    def give_back(self, host: str) -> None:
        place = neighbourhood(host)
        self.n -= 1
        self.addresses[place] -= 1
        if not self.addresses[place]:
            del self.addresses[place]


class LimitedRequests(H11Protocol):
    """uvicorn's protocol for HTTP, counted, and with an end to its patience."""

    def __init__(self, counted: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.counted = counted
        self.host: str | None = None  # that it is counted for
        self.expected: Any = None  # the part of a request that is waited for, as h11 calls its state
        self.deadline: asyncio.TimerHandle | None = None
        self.stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client is not None else "unknown"
        if self.counted.take(host):
            self.host = host
            self.counted.silent[self] = None
            self.expect(h11.IDLE)
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.expect(None)
        self.flows()
        self.counted.silent.pop(self, None)
        if self.host is not None:
            self.counted.give_back(self.host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self.expect(self.conn.their_state)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the socket's own protocol has the connection, and the count of it."""
        super().handle_websocket_upgrade(event)
        self.expect(None)

    def expect(self, state: Any) -> None:
        """Wait for the next part of a request, up to a limit that single bytes do not extend."""
        if state is self.expected:
            return
        self.expected = state
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        if state is not h11.IDLE:
            self.counted.silent.pop(self, None)
        if state is h11.IDLE or state is h11.SEND_BODY:
            seconds = self.counted.head_seconds if state is h11.IDLE else BODY
            self.deadline = self.loop.call_later(seconds, self.cut_off)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.flows()
        self.stalled = self.loop.call_later(STALLED, self.cut_off)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.flows()

    def flows(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def cut_off(self) -> None:
        self.counted.silent.pop(self, None)
        self.transport.abort()


class Sockets(WebSocketsSansIOProtocol):
    """uvicorn's protocol for WebSockets, which takes a counted connection over."""

    def __init__(self, counted: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.counted = counted

    def connection_lost(self, exc: Exception | None) -> None:
        self.counted.give_back(self.client[0] if self.client is not None else "unknown")
        super().connection_lost(exc)
