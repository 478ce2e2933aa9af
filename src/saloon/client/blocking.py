"""The same client without asyncio: its socket is served by a thread of its own, so it answers even while you think."""

import asyncio
import threading
from collections.abc import Coroutine, Iterable, Iterator
from typing import Any, Self, SupportsIndex, TypeVar

from saloon.client.client import PATIENCE, Client, Message, Seat
from saloon.client.deciding import Asked, Decide
from saloon.client.doors import base_of

Found = TypeVar("Found")


class BlockingClient:
    """`with BlockingClient(url, token) as client:`, or `BlockingClient(url, name="Ann")` for a guest.

    With the `cookie` of an earlier guest (`client.cookie`) one is that guest again, if the server still knows it.
    """

    def __init__(self, url: str, token: str = "", name: str = "", patience: float = PATIENCE, cookie: str = "") -> None:
        self.url, self.token, self.guest, self.patience, self.known = base_of(url), token, name, patience, cookie
        self.loop: asyncio.AbstractEventLoop | None = None  # that of the socket, between `with` and its end
        self.thread: threading.Thread | None = None
        self.client: Client

    def wait(self, work: Coroutine[Any, Any, Found]) -> Found:
        """Do this on the thread of the socket; Ctrl-C ends the waiting."""
        if self.loop is None:
            work.close()
            raise RuntimeError("this client has no connection: use it inside `with`")
        running = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return running.result()
        except KeyboardInterrupt:
            running.cancel()
            raise

    def __enter__(self) -> Self:
        if self.loop is not None:
            raise RuntimeError("this client is connected already")
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        try:
            self.client = self.wait(self.come_in())
        except BaseException:
            self.end()
            raise
        return self

    async def come_in(self) -> Client:
        if self.guest:
            client = await Client.guest(self.url, self.guest, self.patience, self.known)
        else:
            client = Client(self.url, self.token, self.patience)
        return await client.__aenter__()

    def __exit__(self, *_: object) -> None:
        self.wait(self.client.__aexit__())
        self.end()

    def end(self) -> None:
        loop, thread, self.loop = self.loop, self.thread, None
        if loop is not None and thread is not None:
            loop.call_soon_threadsafe(loop.stop)
            thread.join()
            loop.close()

    def here(self) -> Client:
        """The client on the socket's thread."""
        if self.loop is None:
            raise RuntimeError("this client has no connection: use it inside `with`")
        return self.client

    @property
    def cookie(self) -> str:
        """By which the server knows a guest."""
        return self.client.who.get("Cookie", "")

    def ask(self, path: str, body: Any = None) -> Any:
        """Any of the HTTP endpoints, without `/api/`."""
        return self.wait(self.here().ask(path, body))

    def open(self, game: str, seats: Iterable[str], **terms: Any) -> "BlockingSeat":
        """As `Client.open`."""
        return BlockingSeat(self, self.wait(self.here().open(game, seats, **terms)))

    def join(self, link: str, seat: int | None = None, rated: bool = False) -> "BlockingSeat":
        """As `Client.join`."""
        return BlockingSeat(self, self.wait(self.here().join(link, seat, rated)))

    def watch(self, link: str) -> "BlockingSeat":
        """As `Client.watch`."""
        return BlockingSeat(self, self.wait(self.here().watch(link)))

    def challenge(self, game: str, opponent: str = "", deals: int = 1, **terms: Any) -> Message:
        """As `Client.challenge`."""
        return self.wait(self.here().challenge(game, opponent, deals, **terms))

    def accept(self, challenge: str) -> Message:
        """As `Client.accept`."""
        return self.wait(self.here().accept(challenge))

    def play_match(self, challenge: str, decide: Decide | str) -> Message:
        """As `Client.play_match`."""
        return self.wait(self.here().play_match(challenge, decide))


class BlockingSeat:
    """A `Seat` whose verbs wait for their answers; `now` is the seat itself, to be read."""

    def __init__(self, client: BlockingClient, seat: Seat) -> None:
        self.client = client
        self.now = seat

    def __iter__(self) -> Iterator[Message]:
        """News, until the game is over."""
        while True:
            try:
                yield self.client.wait(self.now.__anext__())
            except StopAsyncIteration:
                return

    def command(self, kind: str, **values: Any) -> None:
        """Any command of the protocol."""
        self.client.wait(self.now.command(kind, **values))

    def move(self, code: SupportsIndex) -> None:
        self.client.wait(self.now.move(code))

    def undo(self) -> None:
        self.client.wait(self.now.undo())

    def say(self, text: str) -> None:
        self.client.wait(self.now.say(text))

    def propose(self, what: str) -> None:
        self.client.wait(self.now.propose(what))

    def answer(self, yes: bool) -> None:
        self.client.wait(self.now.answer(yes))

    def leave(self) -> None:
        self.client.wait(self.now.leave())

    def asked(self) -> Asked | None:
        return self.now.asked()

    def play(self, decide: Decide | str) -> Message:
        """As `Seat.play`. A plain function is called in a thread of its own, an `async` one on the socket's."""
        return self.client.wait(self.now.play(decide))
