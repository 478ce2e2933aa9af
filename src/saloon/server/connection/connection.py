"""One connection: it watches tables, receives commands, and sends its viewer what is new.

A change only marks a table. When all that happens in this moment has happened, and the line is free, the table's `Eye`
is asked what to say: a slow client gets one piece of news where a fast one gets five, and nobody waits for anyone.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Protocol

import msgspec
import structlog

from saloon import __version__
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.game import SPECTATOR
from saloon.server import wire
from saloon.server.hub import Hub
from saloon.server.people.who import Who
from saloon.server.process.flush import at_once
from saloon.server.process.metrics import Moment
from saloon.server.process.wakeup import Wakeup
from saloon.server.table.referee import Held
from saloon.server.table.render import Eye, setup_bytes
from saloon.server.table.room import Room
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


class Connection:
    """One client, for as long as the connection lasts."""

    def __init__(self, hub: Hub, who: Who, line: Line, address: str = "") -> None:
        self.hub = hub
        self.who = who
        self.address = address
        self.line = line
        self.eyes: dict[str, tuple[Held, Eye]] = {}
        self.marked: set[str] = set()
        self.moments: dict[str, list[Moment]] = {}  # of the marked tables: decisions that are measured
        self.done: dict[str, list[str]] = {}  # of the marked tables: commands that are not acknowledged yet
        self.outbox: deque[bytes] = deque()
        self.telling: list[Moment] = []  # decisions that are known here when the outbox is empty
        self.scheduled = False  # to speak, soon
        self.speaking = False
        self.rest: Awaitable[None] | None = None  # of what is said just now: the line takes no more at once
        self.wakeup = Wakeup()  # there is a rest, or an end
        self.tasks: asyncio.TaskGroup
        self.end: Exception | None = None
        self.busy = False  # with something that the client said
        self.over = False  # the client has gone

    def leave(self, code: int, reason: str) -> None:
        """Let this client go, as soon as nothing is being sent."""
        self.give_up(Gone(code, reason))

    def give_up(self, error: Exception) -> None:
        self.end = error
        self.wakeup.set()

    # Out

    def say(self, message: Any) -> None:
        """Put a message among those that go out."""
        self.put(ENCODE(message))

    def put(self, message: bytes) -> None:
        if len(self.outbox) < MOST_WAITING:
            self.outbox.append(message)
            self.schedule()
        else:
            self.leave(1013, "too slow")

    def changed(self, table: str, moment: Moment | None = None) -> None:
        self.marked.add(table)
        if moment is not None:
            self.moments.setdefault(table, []).append(moment)
        self.schedule()

    def schedule(self) -> None:
        if not self.scheduled and not self.speaking:
            self.scheduled = True
            self.hub.flush.schedule(self)

    def look(self) -> None:
        """Put the news of the marked tables among what goes out."""
        marked, self.marked = self.marked, set()
        try:
            for table in marked:
                self.outbox.extend(self.news(table))
        except Exception:  # nobody else has to suffer for it
            log.exception("cannot-look")
            self.leave(1011, "cannot look")

    def begin(self) -> None:
        """Speak, as far as the line takes it at once."""
        self.scheduled = False
        if not self.over and self.end is None:
            try:
                self.rest = at_once(self.speak())
            except Exception as error:
                self.give_up(error)
            if self.rest is not None:
                self.wakeup.set()

    async def speak(self) -> None:
        """Send everything that is waiting, and what arrives meanwhile."""
        self.speaking = True
        try:
            while self.outbox:
                words, self.outbox = self.outbox, deque()
                told, self.telling = self.telling, []
                try:
                    for message in words:
                        await self.line.send(message)
                finally:  # nobody waits for a viewer who has gone
                    for moment in told:
                        moment.told()
                self.look()
        finally:
            self.speaking = False

    async def stay(self) -> None:
        """Until the end: send what the socket could not take at once."""
        while True:
            await self.wakeup.wait()
            if self.end is not None:
                raise self.end
            rest, self.rest = self.rest, None
            if rest is not None:
                await rest

    def obeyed(self, table: str, id: str) -> None:
        """A command from here is stored; its acknowledgement goes out with the news of it."""
        self.done.setdefault(table, []).append(id)
        self.changed(table)

    def news(self, table: str) -> list[bytes]:
        """News of a table, with the commands that they answer; where there are no news, the acknowledgement alone."""
        done, eye = self.done.pop(table, []), self.eye(table)
        if eye is not None and not eye.may_watch():
            return [*(ENCODE(wire.Done(table, id)) for id in done), self.show_out(table, eye)]
        message = eye.news(done) if eye is not None else None
        if eye is not None:
            self.telling += self.moments.pop(table, ())
        return [message] if message is not None else [ENCODE(wire.Done(table, id)) for id in done]

    def show_out(self, table: str, eye: Eye) -> bytes:
        """A viewer who may no longer watch is told so, and gets nothing else of the table."""
        try:
            eye.room.check_watching(self.who.account, eye.invite, eye.share)
        except Illegal as error:
            self.unwatch(table)
            return ENCODE(wire.refusal(error, table))
        raise AssertionError("may watch")

    def eye(self, table: str) -> Eye | None:
        """The view of this table for this client, if it may watch right now."""
        if table not in self.eyes:
            return None
        held, eye = self.eyes[table]
        if held.writing or held.stale:
            return None  # it will be marked again when it is stored, or read anew
        if eye.room is not held.room:  # the room was read anew
            eye = Eye(held.room, self.who.account, eye.seat, eye.invite, eye.share, eye.positions)
            self.eyes[table] = held, eye
        return eye

    def told(self, table: str) -> None:
        for moment in self.moments.pop(table, ()):
            moment.told()

    # In

    async def hear(self) -> None:
        """Handle the client's messages until the connection ends."""
        while True:
            raw = await self.line.receive()
            pause = self.hub.limits.pause(self.who.account)
            if pause:
                await asyncio.sleep(pause)
            try:
                said = DECODE(raw)
            except (msgspec.DecodeError, RecursionError) as error:  # a ValidationError is one of the first
                self.refuse(Malformed("bad-message", "", {"cause": str(error)[:200]}), *wire.named(raw))
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
        self.say(wire.refusal(error, table, id))

    async def do(self, said: wire.Inbound) -> None:
        match said:
            case wire.Hello(protocol=protocol):
                self.greet(protocol)
            case wire.Ping(n=n):
                self.say(wire.Pong(n, self.hub.now()))
            case wire.Watch():
                await self.watch(said)
            case wire.Unwatch(table=table):
                self.unwatch(table)
            case wire.Try():
                self.say(await self.hub.trial(self.who, said))
            case wire.Hint():
                if not self.over:
                    self.tasks.create_task(self.ask_the_house(said))
            case wire.Say():
                await self.hub.chat.say(self.who, said)
                self.say(wire.Done(said.table, said.id))
            case wire.Seek():
                await self.hub.limits.take("tables", self.who.account)
                await self.hub.matching.seek(self, said)
                self.say(wire.Done("", said.id))
            case wire.Unseek(id=id):
                await self.hub.matching.leave(self)
                self.say(wire.Done("", id))
            case wire.Mute(account=account, on=on):
                await self.hub.chat.mute(self.who, account, on)
            case wire.Report():
                await self.hub.chat.report(self.who, said, said.table in self.eyes)
            case _:
                await self.hub.referee.obey(self.who, said, self)

    async def ask_the_house(self, said: wire.Hint) -> None:
        """Computed in the background: the client may play on meanwhile."""
        try:
            self.say(await self.hub.hint(self.who, said.table, said.id, said.seat, self.address))
        except (Illegal, Malformed) as error:
            self.refuse(error, said.table, said.id)

    def greet(self, protocol: int) -> None:
        if protocol != wire.PROTOCOL:
            raise Gone(4400, f"this server speaks protocol {wire.PROTOCOL}")
        self.say(wire.Welcome(wire.PROTOCOL, self.who.account, self.who.name, __version__, self.hub.now()))

    async def watch(self, said: wire.Watch) -> None:
        table = said.table
        held = await self.hub.referee.hold(table)
        room = held.room
        room.check_watching(self.who.account, said.invite, said.share)
        if table not in self.eyes and len(self.eyes) >= MOST_TABLES:
            raise Illegal("too-many-tables", "", {"most": MOST_TABLES})
        seat = perspective(room, self.who.account, said.seat)
        eye = Eye(room, self.who.account, seat, said.invite, said.share, said.positions)
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
                self.tasks.create_task(self.stay())
                self.tasks.create_task(patiently(hearing))
        finally:
            self.over = True
            if self.busy:
                self.hub.referee.see_to(hearing)
            else:
                hearing.cancel()
            self.clear()
            if self in self.hub.matching.searches:
                self.hub.referee.see_to(asyncio.create_task(self.hub.matching.leave(self)))

    def clear(self) -> None:
        """Watch nothing any longer; what was not sent never will be."""
        told, self.telling = self.telling, []
        for moment in told:
            moment.told()
        for table in list(self.eyes):
            with suppress(Exception):
                self.unwatch(table)


async def patiently(work: "asyncio.Task[None]") -> None:
    """Wait for something that continues even if nobody waits for it any longer."""
    await asyncio.shield(work)


def perspective(room: Room, account: str, seat: int | None) -> int:
    """The view of a client: the seat it asks for, or its first one, or a spectator's."""
    if seat is None:
        mine = room.seats_of(account)
        return mine[0] if mine else SPECTATOR
    if room.may_look(account, seat):
        return seat
    raise Illegal("not-your-seat", "", {"seat": seat})
