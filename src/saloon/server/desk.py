"""One connection: it watches tables, hears commands, and tells its viewer what is new.

Reading and writing are two tasks. A change only marks a table; the writer then asks the table's `Eye` what to say, so
that a slow client gets one piece of news where a fast one gets five, and nobody waits for anybody.
"""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any, Protocol

import msgspec
import structlog

from saloon import __version__
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.game import SPECTATOR
from saloon.server import wire
from saloon.server.bell import Bell
from saloon.server.hub import Hub
from saloon.server.metrics import Moment
from saloon.server.referee import Held
from saloon.server.render import Eye, setup_bytes
from saloon.server.room import Room, Who
from saloon.server.wire import ENCODE

DECODE = msgspec.json.Decoder(wire.Inbound).decode
MOST_TABLES = 20  # that one connection watches
MOST_WAITING = 200  # messages: who reads nothing at all is let go

log = structlog.get_logger()


class Line(Protocol):
    """The other end."""

    async def send(self, message: bytes) -> None: ...

    async def receive(self) -> str | bytes: ...


class Gone(Exception):
    """The client cannot be served any longer, with the code that the socket is closed with."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Desk:
    """A viewer's place in the house for as long as the connection lasts."""

    def __init__(self, hub: Hub, who: Who, line: Line) -> None:
        self.hub = hub
        self.who = who
        self.line = line
        self.eyes: dict[str, tuple[Held, Eye]] = {}
        self.marked: set[str] = set()
        self.moments: dict[str, list[Moment]] = {}  # of the marked tables: decisions that are measured
        self.done: dict[str, list[str]] = {}  # of the marked tables: commands that are not acknowledged yet
        self.outbox: deque[bytes] = deque()
        self.bell = Bell()
        self.tasks: asyncio.TaskGroup
        self.end: Gone | None = None
        self.busy = False  # with something that the client said
        self.over = False  # nobody is there any more

    def leave(self, code: int, reason: str) -> None:
        """Let this client go, as soon as the writer comes to it."""
        self.end = Gone(code, reason)
        self.bell.ring()

    # Out

    def say(self, message: Any) -> None:
        """Put a message among those that go out."""
        self.put(ENCODE(message))

    def put(self, message: bytes) -> None:
        if len(self.outbox) < MOST_WAITING:
            self.outbox.append(message)
            self.bell.ring()
        else:
            self.leave(1013, "too slow")

    def changed(self, table: str, moment: Moment | None = None) -> None:
        self.marked.add(table)
        if moment is not None:
            self.moments.setdefault(table, []).append(moment)
        self.bell.ring()

    async def speak(self) -> None:
        """Send what there is to say, for ever."""
        while True:
            await self.bell.heard()
            if self.end is not None:
                raise self.end
            words, self.outbox = self.outbox, deque()
            marked, self.marked = self.marked, set()
            moments: list[Moment] = []
            for table in marked:
                words.extend(self.news(table, moments))
            try:
                await asyncio.sleep(0)  # first all desks look, then all speak: whoever hears many of them wakes up once
                for message in words:
                    await self.line.send(message)
            finally:  # nobody waits for a viewer who has gone
                for moment in moments:
                    moment.told()

    def obeyed(self, table: str, id: str) -> None:
        """A command from here is stored; its acknowledgement goes out with the news of it."""
        self.done.setdefault(table, []).append(id)
        self.changed(table)

    def news(self, table: str, moments: list[Moment]) -> list[bytes]:
        """News of a table, with the commands that they answer; where there are no news, the acknowledgement alone.

        `moments` is given the decisions that are known from here when this is sent.
        """
        done, eye = self.done.pop(table, []), self.eye(table)
        message = eye.news(done) if eye is not None else None
        if eye is not None:
            moments += self.moments.pop(table, ())
        return [message] if message is not None else [ENCODE(wire.Done(table, id)) for id in done]

    def eye(self, table: str) -> Eye | None:
        """Who looks at this table from here, if anybody may look just now."""
        if table not in self.eyes:
            return None
        held, eye = self.eyes[table]
        if held.writing or held.stale:
            return None  # it will be marked again when it is stored, or read anew
        if eye.room is not held.room:  # the room was read anew
            eye = Eye(held.room, self.who.account, eye.seat, eye.invite)
            self.eyes[table] = held, eye
        return eye

    def told(self, table: str) -> None:
        for moment in self.moments.pop(table, ()):
            moment.told()

    # In

    async def hear(self) -> None:
        """Do what the client says, for ever."""
        while True:
            raw = await self.line.receive()
            pause = self.hub.limits.pause(self.who.account)
            if pause:
                await asyncio.sleep(pause)
            try:
                said = DECODE(raw)
            except (msgspec.DecodeError, RecursionError) as error:  # a ValidationError is one of the first
                self.refuse(Malformed("bad-message", "", {"cause": str(error)[:200]}))
                continue
            self.busy = True
            try:
                await self.do(said)
            except (Illegal, Malformed) as error:
                self.refuse(error, getattr(said, "table", ""), getattr(said, "id", ""))
            self.busy = False
            if self.over:
                return self.clear()

    def refuse(self, error: Illegal | Malformed, table: str = "", id: str = "") -> None:
        self.hub.metrics.refused.labels(error.reason).inc()
        self.say(refusal(error, table, id))

    async def do(self, said: wire.Inbound) -> None:
        match said:
            case wire.Hello(protocol=protocol):
                self.greet(protocol)
            case wire.Ping(n=n):
                self.say(wire.Pong(n))
            case wire.Watch(table=table, seat=seat, invite=invite):
                await self.watch(table, seat, invite)
            case wire.Unwatch(table=table):
                self.unwatch(table)
            case wire.Try():
                self.say(await self.hub.trial(self.who, said))
            case wire.Hint():
                if not self.over:
                    self.tasks.create_task(self.ask_the_house(said))
            case wire.Say():
                await self.hub.chat.say(self.who, said)
            case wire.Mute(account=account, on=on):
                await self.hub.chat.mute(self.who, account, on)
            case wire.Report():
                await self.hub.chat.report(self.who, said)
            case _:
                await self.hub.referee.obey(self.who, said, self)

    async def ask_the_house(self, said: wire.Hint) -> None:
        """While the house thinks, one may play on."""
        try:
            self.say(await self.hub.hint(self.who, said.table, said.id, said.seat))
        except (Illegal, Malformed) as error:
            self.refuse(error, said.table, said.id)

    def greet(self, protocol: int) -> None:
        if protocol != wire.PROTOCOL:
            raise Gone(4400, f"this house speaks protocol {wire.PROTOCOL}")
        self.say(wire.Welcome(wire.PROTOCOL, self.who.account, self.who.name, __version__))

    async def watch(self, table: str, seat: int | None, invite: str) -> None:
        held = await self.hub.referee.hold(table)
        room = held.room
        if not room.may_watch(self.who.account, invite):
            raise Illegal("not-invited", "", {})
        if table not in self.eyes and len(self.eyes) >= MOST_TABLES:
            raise Illegal("too-many-tables", "", {"most": MOST_TABLES})
        eye = Eye(room, self.who.account, perspective(room, self.who.account, seat), invite)
        self.unwatch(table)
        self.eyes[table] = held, eye
        held.watchers.add(self)
        self.put(setup_bytes(room, self.who.account))
        self.changed(table)
        await self.hub.came(self, room)

    def unwatch(self, table: str) -> None:
        known = self.eyes.pop(table, None)
        if known is not None:
            known[0].watchers.discard(self)
            self.told(table)
            self.hub.went(self, known[0].room)

    # The whole life of a connection

    async def serve(self) -> None:
        """Until either end is gone. What the client said last is done to its end even then."""
        hearing = asyncio.create_task(self.hear())
        try:
            async with asyncio.TaskGroup() as self.tasks:
                self.tasks.create_task(self.speak())
                self.tasks.create_task(patiently(hearing))
        finally:
            self.over = True
            if self.busy:
                self.hub.referee.see_to(hearing)
            else:
                hearing.cancel()
            self.clear()

    def clear(self) -> None:
        """Look at nothing any more."""
        for table in list(self.eyes):
            with suppress(Exception):
                self.unwatch(table)


async def patiently(work: "asyncio.Task[None]") -> None:
    """Wait for something that goes on even if nobody waits for it any more."""
    await asyncio.shield(work)


def perspective(room: Room, account: str, seat: int | None) -> int:
    """From where somebody looks: from the seat that he asks for, or his first one, or from beside the table."""
    if seat is None:
        mine = room.seats_of(account)
        return mine[0] if mine else SPECTATOR
    if room.may_look(account, seat):
        return seat
    raise Illegal("not-your-seat", "", {"seat": seat})


def refusal(error: Illegal | Malformed, table: str = "", id: str = "") -> wire.Refused:
    """A refusal as data: the page has the words."""
    if isinstance(error, Illegal):
        return wire.Refused(error.reason, error.rule, dict(error.details), table, id)
    details = {**error.details, "field": error.field}
    return wire.Refused(error.reason, "", details, table, id)
