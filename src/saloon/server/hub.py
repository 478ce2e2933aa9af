"""The parts of one server process: referee, presence, chat, and the channel to other processes."""

import asyncio
import secrets
from typing import Any, Protocol

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.kernel.errors import Illegal
from saloon.kernel.game import games
from saloon.server import wire
from saloon.server.deals.clubs import Clubs
from saloon.server.deals.deals import Deals
from saloon.server.deals.duels import Duels
from saloon.server.notify.notifier import SETTLE, Notifier
from saloon.server.people.accounts import neutral_tables
from saloon.server.people.names import NEUTRAL
from saloon.server.people.who import Who
from saloon.server.process.channel import CHANNEL
from saloon.server.process.config import Settings
from saloon.server.process.flush import Flush
from saloon.server.process.limits import Limits
from saloon.server.process.metrics import Metrics
from saloon.server.process.turns import Turns
from saloon.server.storage.archive import without_record
from saloon.server.storage.database import Database, reachable
from saloon.server.storage.notebook import Change, Conflict, Notebook
from saloon.server.storage.processes import Processes
from saloon.server.storage.readiness import Readiness
from saloon.server.table.caps import Caps
from saloon.server.table.chat import Chat
from saloon.server.table.figures import Examiner
from saloon.server.table.loading import STOPPED, load_room, report_stopped
from saloon.server.table.matching import Matching
from saloon.server.table.presence import Away, Here, Presences
from saloon.server.table.referee import LEAST_PACE, Referee, Watcher
from saloon.server.table.render import trial
from saloon.server.table.room import Room, failures_refused
from saloon.server.workers.chances import Reckoner
from saloon.server.workers.jobs import advise
from saloon.server.workers.pool import Pool
from saloon.server.workers.queue import Rank, Requester

CHECK = 5.0  # seconds: a hint that was lost costs no more than this
TIDY = 60.0  # seconds between two looks for tables that nobody comes to
HEARTBEAT = 5.0  # seconds between two words on who is there
SOME = 50  # tables whose records are looked for at once
PAUSE = 0.2  # seconds between two of them: those who play now go first
NO_SESSION = 4401  # the close code for clients that must log in again

log = structlog.get_logger()


class Notice(msgspec.Struct, frozen=True):
    """From process to process: look at this table again."""

    process: str
    table: str = ""
    said: int = 0  # a chat message
    here: Here | None = None  # who watches which table there
    complete: bool = False  # the last message about who is connected there
    gone: str = ""  # an account that was deleted


class Client(Watcher, Protocol):
    """A connection, as the hub knows it."""

    def leave(self, code: int, reason: str) -> None: ...


class Hub:
    """Everything that a connection needs."""

    def __init__(
        self,
        engine: AsyncEngine,
        channels: ChannelsPlugin,
        pool: Pool,
        limits: Limits,
        alone: bool,
        notifies: bool = False,
        settings: Settings | None = None,
    ) -> None:
        self.process = secrets.token_hex(4)
        self.engine = engine
        self.channels = channels
        self.pool = pool
        self.pool.timed = self.timed
        self.limits = limits
        self.alone = alone  # no other process: nobody needs a hint
        self.notifies = notifies  # the database tells the other processes of a table when it stores an entry
        self.database = Database(engine)
        self.readiness = Readiness(engine)
        self.caps = Caps(self.database, settings or Settings(), off=limits.off)
        self.metrics = Metrics()
        self.notebook = Notebook(engine, self.process, self.metrics, self.notify if notifies else None)
        self.turns = Turns(self.notebook.is_storing)
        self.presences = Presences(self.process)
        self.processes = Processes(self.database, self.process)
        away, leads, pace = self.away_for, self.presences.leads, 0.0 if limits.off else LEAST_PACE
        turns = self.turns
        self.referee = Referee(self.database, self.notebook, turns, pool, away, leads, self.tell_table, alone, pace)
        self.reckoner = Reckoner(pool)
        self.matching = Matching(self.referee, self.caps)
        self.examiner = Examiner(self.database, pool)
        self.deals = Deals(self.database, self.referee, pool)
        self.duels = Duels(self.deals)
        self.clubs = Clubs(self.deals, self.duels)
        self.chat = Chat(engine, self.referee, limits, self.tell_said)
        self.notifier = Notifier(engine, settings or Settings(), self.process, self.now, self.seen_at)
        self.notifier.settle = 0.0 if alone else SETTLE
        self.flush = Flush()
        self.connections: dict[Client, str] = {}  # with the digest of the session or token that opened the door
        self.tasks: list[asyncio.Task[None]] = []
        self.telling: set[asyncio.Task[None]] = set()
        self.draining = False  # soon to close: new people had better go to another process
        self.closing = False

    async def start(self) -> None:
        for game in games():
            game.settings(game.options({}))  # what a game reads once, it reads now
        await report_stopped(self.database)
        self.pool.start()
        self.notebook.start()
        self.referee.start()
        self.tasks = [
            asyncio.create_task(self.keep_old_records(), name="records"),
            asyncio.create_task(self.tidy(), name="tidy"),
            asyncio.create_task(self.notifier.run(), name="notifier"),
            asyncio.create_task(self.examiner.run(), name="figures"),
            asyncio.create_task(self.deals.run(), name="deals"),
            asyncio.create_task(self.duels.run(), name="duels"),
        ]
        if not self.alone:
            self.tasks += [
                asyncio.create_task(self.listen(), name="listen"),
                asyncio.create_task(self.check(), name="check"),
                asyncio.create_task(self.beat(), name="beat"),
            ]

    async def stop(self) -> None:
        """Hand over what is due, write what is waiting, and let everything go."""
        self.closing = True
        tasks = [*self.tasks, *self.telling]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.matching.stop()
        await self.referee.stop()
        self.pool.stop()
        await self.notebook.stop()
        try:
            await self.referee.hand_over()
            await self.notifier.leave()
            await self.processes.leave()
        except Exception as error:  # the database may be gone first: the leases run out by themselves
            log.warning("not-handed-over", error=type(error).__name__)
        await self.engine.dispose()

    def now(self) -> float:
        """The time by which clocks run here."""
        return round(self.database.now(), 3)

    def timed(self, level: str, seconds: float, late: bool) -> None:
        """A bot has thought, or was not waited for any longer."""
        self.metrics.bots.labels(level).observe(seconds)
        if late:
            self.metrics.late.labels(level).inc()

    async def tidy(self) -> None:
        """Delete abandoned open tables, at regular intervals."""
        while True:
            await asyncio.sleep(TIDY)
            watched = [table for table, held in self.referee.rooms.items() if held.watchers]
            try:
                self.referee.forget(await self.caps.tidy(watched))
            except Exception as error:  # the database may be away for a moment
                log.warning("tidy-put-off", error=type(error).__name__)

    # Other processes

    def notify(self, table: str) -> dict[str, str]:
        return {"channel": CHANNEL, "hint": msgspec.json.encode(Notice(self.process, table=table)).decode()}

    def tell_table(self, table: str) -> None:
        if not self.notifies:
            self.tell(Notice(self.process, table=table))

    def tell_said(self, table: str, said: int) -> None:
        self.tell(Notice(self.process, table=table, said=said))

    def tell(self, notice: Notice) -> None:
        """Nobody waits for a hint: it is a courtesy, the notebook is the truth."""
        if not self.alone and not self.closing:
            task = asyncio.create_task(self.publish(notice))
            self.telling.add(task)
            task.add_done_callback(self.telling.discard)

    async def publish(self, notice: Notice) -> None:
        try:
            async with asyncio.timeout(CHECK):
                await self.channels.wait_published(msgspec.json.encode(notice), CHANNEL)
        except Exception as error:
            log.warning("hint-lost", table=notice.table, error=type(error).__name__)

    async def listen(self) -> None:
        """Hear the other processes."""
        async with self.channels.start_subscription([CHANNEL]) as heard:
            async for raw in heard.iter_events():
                try:
                    await self.heard(msgspec.json.decode(raw, type=Notice))
                except Illegal as error:  # `check` will find out
                    log.warning("hint-put-off", reason=error.reason)
                except Exception:
                    log.exception("bad-hint")

    async def heard(self, notice: Notice) -> None:
        if notice.process == self.process:
            return
        if notice.here is not None:
            for table in self.presences.hear(notice.process, notice.here):
                self.tell_presence(table)
            if notice.complete:
                self.presences.told_all(notice.process)
        elif notice.gone:
            await self.forget_here(notice.gone)
        elif notice.said:
            await self.chat.heard(notice.table, notice.said)
        else:
            await self.referee.look_again(notice.table)

    async def check(self) -> None:
        """Look for moves and deleted accounts whose notification was lost."""
        while True:
            await asyncio.sleep(CHECK)
            try:
                watched = [table for table, held in self.referee.rooms.items() if held.watchers]
                for table, length in (await self.database.lengths(watched)).items():
                    held = self.referee.rooms.get(table)
                    if held is not None and length > held.room.seq:
                        await self.referee.look_again(table)
                for account in await self.database.gone(self.named()):
                    await self.forget_here(account)
            except Exception as error:
                log.warning("check-failed", error=type(error).__name__)

    async def beat(self) -> None:
        """Say that this process is alive, and who is here, again and again."""
        while True:
            try:
                await self.processes.sign()
                for table in self.presences.expire(await self.processes.others()):
                    self.tell_presence(table)
            except Exception as error:  # the database is away: who is where stays as it was
                log.warning("beat-failed", error=type(error).__name__)
            *some, last = self.presences.everybody()
            for here in some:
                await self.publish(Notice(self.process, here=here))
            await self.publish(Notice(self.process, here=last, complete=True))
            await asyncio.sleep(HEARTBEAT)

    async def away_for(self, table: str, account: str) -> Away:
        """For how long a player has been absent from a table, on every process."""
        return self.presences.away_for(table, account, set() if self.alone else await self.processes.others())

    def seen_at(self, table: str, account: str, since: float) -> bool:
        """Whether anyone has been at a table since then, on any process that this one hears from."""
        return self.presences.seen_within(table, account, self.now() - since)

    async def keep_old_records(self) -> None:
        """Games that ended before records were kept, as far as they can be read here: theirs are kept now."""
        last = ""
        try:
            while tables := await without_record(self.engine, last, SOME):
                for table in tables:
                    await self.keep_record(table)
                    await asyncio.sleep(PAUSE)
                last = tables[-1]
        except Exception as error:  # the next start goes on with it
            log.warning("records-not-kept", error=type(error).__name__)

    async def keep_record(self, table: str) -> None:
        try:
            room = await load_room(self.database, table)
            await self.notebook.write(Change(table=table, record=room.record()))
        except Illegal as error:
            if error.reason not in STOPPED:
                raise
        except Conflict:
            pass  # another process was faster

    # Who is there

    async def came(self, client: Client, room: Room) -> None:
        """A client starts to watch: everyone sees it in `presence`, and the client gets the latest chat."""
        self.presences.add(room.id, client.who.account)
        self.tell_presence(room.id)
        self.tell(Notice(self.process, here=self.presences.here(room.id)))
        await self.referee.came(room.id)
        await self.chat.catch_up(client, room)

    def went(self, client: Client, room: Room) -> None:
        self.referee.went(room.id)
        self.presences.remove(room.id, client.who.account)
        self.tell_presence(room.id)
        self.tell(Notice(self.process, here=self.presences.here(room.id)))

    def tell_presence(self, table: str) -> None:
        held = self.referee.rooms.get(table)
        if held is None or not held.watchers:
            return
        there = self.presences.accounts(table)
        present = [chair.kind == "person" and chair.account in there for chair in held.room.chairs]
        away = [
            0 if here or chair.kind != "person" else self.presences.gone_for(table, chair.account)
            for here, chair in zip(present, held.room.chairs, strict=True)
        ]
        message = wire.Presence(table, present, len(there - set(held.room.people())), away)
        for watcher in held.watchers:
            watcher.say(message)

    # Who has gone for good

    async def forget(self, account: str) -> None:
        """An account was deleted: forget it here, and in the other processes as soon as they are told."""
        self.tell(Notice(self.process, gone=account))
        await self.forget_here(account)

    async def forget_here(self, account: str) -> None:
        """End its sockets, and take its name from the tables in memory, from their place in lists and their chat."""
        self.deals.forget()
        for client in list(self.connections):
            if client.who.account == account:
                client.leave(NO_SESSION, "no-session")
        rooms = [held.room for held in self.referee.rooms.values()]
        tables = [room.id for room in rooms if any(chair.account == account for chair in room.chairs)]
        await self.referee.read_anew(tables)
        async with reachable(), self.engine.begin() as connection:  # a summary may have been written meanwhile
            await neutral_tables(connection, account, tables)
        await self.chat.say_again(account)

    def named(self) -> list[str]:
        """The accounts whose names are in the memory of this process."""
        chairs = [chair for held in self.referee.rooms.values() for chair in held.room.chairs]
        return sorted({chair.account for chair in chairs if chair.account and chair.name != NEUTRAL})

    # Numbers

    async def counted(self) -> bytes:
        """What this process counts, in Prometheus' format."""
        for rank in Rank:
            self.metrics.waiting.labels(rank.name.lower()).set(self.pool.queue.count(rank))
        return self.metrics.text(await self.database.counts(), len(self.referee.rooms), len(self.connections))

    # Advice

    async def trial(self, who: Who, tried: wire.Try) -> wire.Trial:
        """What the table would look like; nothing is played."""
        room = (await self.referee.hold(tried.table)).room
        with failures_refused(room.setup.game):
            return trial(room, who.account, tried)

    async def hint(self, who: Who, table: str, id: str, seat: int, address: str = "") -> wire.Hints:
        """Advice for the seat that must decide."""
        room = (await self.referee.hold(table)).room
        if not room.setup.hints:
            raise Illegal("no-hints-here", "", {})
        room.must_be("running")
        question = room.own_chair(who.account, seat).answered
        if room.to_act() != seat:
            raise Illegal("not-your-turn", "", {"seat": seat})
        job = room.job("")
        await self.limits.take("hints", who.account)
        seconds = self.pool.limit if self.pool.has_time() else 0.0  # bots who must answer go before
        by = Requester(who.account, address)
        found: list[dict[str, Any]] = await self.pool.ask(by, advise, job, question, seconds, long=seconds > 0)
        return wire.Hints(table, id, seat, question, msgspec.convert(found, list[wire.Advised]))
