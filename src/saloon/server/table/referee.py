"""The referee: takes commands, writes them to the log, and only then informs anyone.

A process keeps the tables that someone watches in memory. Memory is never trusted for writing: an entry has a
number, and if another process was first, the database refuses it and the room reads on.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from time import monotonic
from typing import Any, Protocol

import structlog
from msgspec.structs import replace
from sqlalchemy import delete, select, update

from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.fairness import COMMITTED, seed_commitment
from saloon.kernel.game import is_own
from saloon.kernel.rng import SEED_BYTES
from saloon.server import wire
from saloon.server.people.accounts import refuse_members_names
from saloon.server.people.who import Who
from saloon.server.process.metrics import Moment
from saloon.server.process.turns import Turns
from saloon.server.storage.database import Database, reachable
from saloon.server.storage.digests import digest
from saloon.server.storage.documents import ENCODE, Setup
from saloon.server.storage.entries import Entry, Moved, Rematched, Sat, Shared
from saloon.server.storage.notebook import Change, Conflict, Due, Notebook
from saloon.server.storage.schema import DUE
from saloon.server.table import study
from saloon.server.table.afterwards import rated, rematch_ready, rematch_setup, results, tried
from saloon.server.table.answering import Note, answer, time_out
from saloon.server.table.loading import load_room, read_on
from saloon.server.table.new_table import name_of, open_setup
from saloon.server.table.presence import Away
from saloon.server.table.render import rehearse
from saloon.server.table.room import QuestionKey, Room, failures_refused
from saloon.server.workers.jobs import Job
from saloon.server.workers.pool import Pool
from saloon.server.workers.queue import Rank, Requester

LEASE = 5.0  # seconds after which another process does what was due
SWEEP = 1.0  # seconds between two looks for what nobody has done
AWAY = 20.0  # seconds after which a bot may take over for an absent player
TRIES = 5  # to write an entry while other processes write too
CLAIMS = 50  # tables that are taken on at once
STOPPED = 3_600.0  # seconds until a table that could not be opened is tried again
GRACE = 20.0  # seconds after its start in which a process takes nobody's seat
LEAST_PACE = 0.5  # seconds between two decisions of bots at a table where no person plays
FOLLOW = 2.0  # seconds that a process waits for another one with viewers at the same table of bots
IDLE = 300.0  # seconds after which a room that nobody looks at is forgotten

log = structlog.get_logger()


class Watcher(Protocol):
    """A client that follows a table."""

    who: Who
    address: str

    def changed(self, table: str, moment: Moment | None = None) -> None: ...

    def say(self, message: Any) -> None: ...


class Asker(Protocol):
    """A client that waits for its command to be stored."""

    def obeyed(self, table: str, id: str) -> None: ...


class Held:
    """A room in the memory of this process."""

    def __init__(self, room: Room, address: str = "") -> None:
        self.room = room
        self.address = address  # from where it was opened, if that was here
        self.lock = asyncio.Lock()
        self.writing = False  # between folding an entry and having stored it: nobody may look
        self.stale = False  # whether that entry is stored is not known: nobody may look before the room is read anew
        self.watchers: set[Watcher] = set()
        self.task: asyncio.Task[None] | None = None  # what is due here
        self.due: Due | None = None  # and when
        self.asked: QuestionKey | None = None  # the question that it is about
        self.has_due = True  # whether there may be a row of it in the database
        self.summary = room.outside()  # what the stored summary tells
        self.used = monotonic()

    def wake(self, moment: Moment | None = None) -> None:
        for watcher in self.watchers:
            watcher.changed(self.room.id, moment)

    def requester(self) -> Requester:
        """Who the work of bots here is charged to: the host, at the host's address, or else at that of a viewer."""
        host = self.room.setup.host
        there = {watcher.who.account: watcher.address for watcher in self.watchers}
        address = there.get(host) or self.address or next(iter(there.values()), "")
        if self.room.is_attended():
            return Requester(host, address)
        return Requester(host, address, Rank.WATCHED if there else Rank.LEFT)

    def rest(self) -> None:
        """Nothing to do here for now."""
        if self.task is not None:
            self.task.cancel()
        self.task = self.due = self.asked = None


class Referee:
    """All tables of one process."""

    def __init__(
        self,
        database: Database,
        notebook: Notebook,
        turns: Turns,
        pool: Pool,
        away_for: Callable[[str, str], Awaitable[Away]],
        leads: Callable[[str], bool],
        tell: Any,
        alone: bool = True,
        least_pace: float = LEAST_PACE,
    ) -> None:
        self.database = database
        self.notebook = notebook
        self.metrics = notebook.metrics
        self.turns = turns
        self.pool = pool
        self.away_for = away_for
        self.leads = leads  # whether this process is the first of those with viewers at a table
        self.tell = tell  # other processes: a table has changed
        self.alone = alone  # no other process writes
        self.least_pace = least_pace
        self.rooms: dict[str, Held] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.setting_up = asyncio.Semaphore(1)  # of tables: one at a time, so that moves wait for one at most
        self.working: set[asyncio.Task[None]] = set()  # runs to its end, whoever disconnects meanwhile
        self.sweeper: asyncio.Task[None] | None = None
        self.closing = False
        self.began = 0.0

    def start(self) -> None:
        self.began = self.database.now()
        self.sweeper = asyncio.create_task(self.sweep(), name="sweeper")

    async def stop(self) -> None:
        """Start nothing new, and finish what was started."""
        self.closing = True
        tasks = [held.task for held in self.rooms.values() if held.task is not None]
        tasks += [self.sweeper] if self.sweeper is not None else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self.working, return_exceptions=True)

    async def hand_over(self) -> None:
        """Whatever is due here, another process may do now."""
        async with self.database.engine.begin() as connection:
            await connection.execute(update(DUE).where(DUE.c.owner == self.notebook.owner).values(until=0.0))

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something to its end, even if the caller goes away."""
        task = asyncio.create_task(work)
        self.see_to(task)
        await asyncio.shield(task)

    def see_to(self, task: "asyncio.Task[None]") -> None:
        """The server does not stop before this is done."""
        self.working.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: "asyncio.Task[None]") -> None:
        self.working.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved, so that asyncio does not warn; the caller has had it already

    # Rooms

    async def hold(self, table: str) -> Held:
        """The room as it is stored; `Illegal` if there is no such table. Look at it before you wait for anything."""
        held = await self.find(table)
        unheard = not self.alone and not held.watchers  # hints are for those who look on
        if held.writing or held.stale or unheard:
            async with held.lock:
                if held.stale or unheard:
                    await self.catch_up(held)
        return held

    async def find(self, table: str) -> Held:
        """The room, from memory or from the notebook."""
        held = self.rooms.get(table)
        if held is None:
            try:
                async with self.loading.setdefault(table, asyncio.Lock()):
                    held = self.rooms.get(table)
                    if held is None:
                        room = await load_room(self.database, table)
                        held = self.rooms.setdefault(table, Held(room))
            finally:
                self.loading.pop(table, None)
        held.used = monotonic()
        return held

    async def catch_up(self, held: Held) -> bool:
        """Read the new entries of the log, or all of it again; whether anything was new. The room's lock is held."""
        if held.stale:
            held.room = await load_room(self.database, held.room.id)
            held.stale, found = False, True
        else:
            found = await read_on(self.database, held.room)
        if found:
            held.has_due, held.summary = True, held.room.outside()
            held.wake()
            if held.room.of_bots():  # every process with a viewer plays on
                self.plan(held, self.due(held.room, self.database.now()))
        return found

    async def look_again(self, table: str) -> None:
        """Another process has changed a table."""
        held = self.rooms.get(table)
        if held is None and table in self.loading:
            held = await self.find(table)
        if held is not None and held.watchers:
            async with held.lock:
                await self.catch_up(held)

    # Who looks on

    async def came(self, table: str) -> None:
        """Someone starts to watch: at a table without people the bots resume, with priority."""
        held = self.rooms.get(table)
        if held is not None and held.room.bot_to_act() and not held.room.is_attended():
            async with held.lock:
                if len(held.watchers) == 1:
                    held.rest()
                self.plan(held, self.due(held.room, self.database.now()))

    def went(self, table: str) -> None:
        """Someone stops watching: at a table of bots only, the bots pause when nobody watches."""
        held = self.rooms.get(table)
        if held is not None and not held.watchers and held.room.of_bots():
            held.rest()

    # Commands

    async def open(self, who: Who, wanted: wire.NewTable, address: str = "") -> Room:
        """A new table, opened from an address; `Illegal` or `Malformed` says what is wrong with it."""
        await self.check_names(who, *(name_of(who, seat) for seat in wanted.seats if seat.kind == "me"))
        by = Requester(who.account, address, Rank.RECORDS)
        begun = await self.begin(wanted.start, by) if wanted.start is not None else None
        seed = begun.seed if begun is not None else secrets.token_bytes(SEED_BYTES)
        following = secrets.token_bytes(SEED_BYTES)
        scheme = begun.scheme if begun is not None else COMMITTED
        bound = seed_commitment(seed, scheme)
        async with self.setting_up:
            setup = await asyncio.to_thread(open_setup, who, wanted, bound, begun, scheme)  # it may bring its own deck
            setup = replace(setup, next_commitment=seed_commitment(following))
            return await self.create(setup, seed + following, address)

    async def begin(self, start: wire.Start, by: Requester) -> study.Begun:
        """The start of a study table, verified by a worker; if it names the table of the record, that must be right."""
        begun: study.Begun = await self.pool.ask(by, study.begin, wire.ENCODE(start.record), start.decisions)
        if start.table:
            room = (await self.hold(start.table)).room
            if room.ending is None or room.seed != begun.seed:
                raise Malformed("study-other-table", "start.table")
        return begun

    async def create(
        self, setup: Setup, seed: bytes, address: str = "", id: str = "", begun: Mapping[str, Any] | None = None
    ) -> Room:
        """A table as it was set up; with the row of a try that begins there. `Conflict` if that has begun elsewhere."""
        origin = digest(address) if address else ""
        room, change = await asyncio.to_thread(self.new_table, setup, seed, origin, id)
        if begun is not None:
            change = replace(change, tries=({**begun, "table_id": room.id},))
        await self.notebook.write(change)
        self.put(room, change, address)
        return room

    def put(self, room: Room, change: Change, address: str) -> None:
        """A new room that is in the notebook now."""
        held = self.rooms[room.id] = Held(room, address)
        held.has_due = change.due is not None
        self.plan(held, change.due)

    def new_table(self, setup: Setup, seed: bytes, origin: str, id: str = "") -> tuple[Room, Change]:
        """A room that is not in the notebook yet, and the change that puts it there."""
        now = self.database.now()
        with failures_refused(setup.game):
            room = Room(id or secrets.token_hex(6), setup, seed, secrets.token_urlsafe(16), now)
        if not is_own(room.game):
            rehearse(room, 0)
        room.origin = origin
        row = {
            "id": room.id,
            "game": setup.game,
            "status": room.status,
            "public": setup.public,
            "invite": room.invite,
            "setup": ENCODE(setup).decode(),
            "summary": ENCODE(room.summary()).decode(),
            "seed": seed,
            "created": now,
            "changed": now,
            "seen": now,
            "host": setup.host,
            "origin": origin,
        }
        members = tuple({"account": account, "table_id": room.id} for account in room.people())
        return room, Change(table=room.id, due=self.due(room, now), tables=(row,), members=members)

    async def command(self, who: Who, command: wire.AnyCommand) -> None:
        """Carry out a command, even if the client stops waiting: it is stored when this returns."""
        await self.finish(self.obey(who, command))

    async def obey(self, who: Who, command: wire.AnyCommand, by: Asker | None = None) -> None:
        """Carry out a command: it is stored when this returns. `Illegal` says why not, and nothing changes.

        `by`, if given, is informed as soon as it is stored. The caller must make sure that this is not cancelled.
        """
        moment = Moment(self.metrics) if isinstance(command, wire.Move) else None
        if isinstance(command, wire.Sit):
            await self.check_names(who, who.name)
        held = await self.find(command.table)
        async with held.lock:
            if held.stale:
                await self.catch_up(held)
            for _ in range(TRIES):
                if held.room.has_obeyed(who.account, command.id):  # said twice
                    if by is not None:
                        by.obeyed(command.table, command.id)
                    return
                try:
                    if isinstance(command, wire.CallBot):
                        await self.check_away(held.room, command.seat)
                    with failures_refused(held.room.setup.game):
                        note = answer(held.room, who, command)
                except Illegal:
                    if self.alone or not await self.catch_up(held):
                        raise
                    continue  # it may be another question by now
                try:
                    return await self.enter(held, note, who.account, command.id, moment, by)
                except Conflict:
                    await self.catch_up(held)
            raise Illegal("too-busy", "", {})

    async def check_names(self, who: Who, *names: str) -> None:
        """Nobody sits down under another member's name, even if he had it first, nor with an account that is gone."""
        if await self.database.gone([who.account]):
            raise Illegal("no-session", "", {})
        async with reachable(), self.database.engine.connect() as connection:
            await refuse_members_names(connection, who, *names)

    async def check_away(self, room: Room, seat: int) -> None:
        """Nobody is replaced who is there, or might be."""
        account = room.chairs[seat].account if seat < len(room.chairs) else ""
        if not account:
            return
        away = await self.away_for(room.id, account)
        if away.at_least < AWAY:
            raise Illegal("still-here" if away.at_most < AWAY else "presence-unknown", "", {"seat": seat})

    async def enter(
        self,
        held: Held,
        note: Note,
        account: str = "",
        command: str = "",
        moment: Moment | None = None,
        by: Asker | None = None,
    ) -> None:
        """Write an entry, and fold it in. The room's lock is held; after any error the room is `stale`."""
        room, now = held.room, self.database.now()
        entry = Entry(room.seq, note.event, note.seat, account, command, now)
        status, there, facts = room.status, room.people(), len(room.facts)
        hurry = bool(account) or room.is_attended()  # somebody waits for it who plays here
        held.writing = True
        try:
            if is_own(room.game):
                room.fold(entry)
            else:
                with failures_refused(room.setup.game):
                    room.fold(entry)
                rehearse(room, min(facts, len(room.facts)))
            again = self.rematch(room, now) if rematch_ready(room) else None
            due, summary = self.due(room, now), room.outside()
            kept = None if room.of_bots() else due  # not scheduled: it is played only while someone watches
            change = Change(
                table=room.id,
                entry=entry,
                status=room.status,
                summary=ENCODE(room.summary()).decode() if summary != held.summary else "",
                results=tuple(results(room, now)) if room.status == "over" != status else (),
                record=room.record() if room.status == "over" != status else None,
                rated=rated(room) if room.status == "over" != status else None,
                tried=tried(room, now) if room.status == "over" != status else None,
                due=kept,
                nothing_due=kept is None and held.has_due,
                member=account if isinstance(note.event, Sat) else "",
                gone=tuple(set(there) - set(room.people())),
            )
            await self.notebook.write(change, *(again[1] if again is not None else ()), hurry=hurry)
        except BaseException as error:
            held.stale = True
            if isinstance(error, Illegal) and error.reason == "game-failed":
                log.error("game-failed", table=room.id, game=room.setup.game, exc_info=error.__cause__)
            raise
        finally:
            held.writing = False
        held.has_due, held.summary = kept is not None, summary
        if isinstance(note.event, Moved):
            self.metrics.decided(room.setup.game)
        if moment is not None:
            moment.stored(len(held.watchers))
        if by is not None:
            by.obeyed(room.id, command)
        held.wake(moment)
        self.plan(held, due)
        if again is not None:
            self.put(again[0], again[1][0], held.address)
        self.tell(room.id)

    async def read_anew(self, tables: Iterable[str]) -> None:
        """Something was changed in the notebooks themselves: rooms that are in memory are read again."""
        for table in tables:
            held = self.rooms.get(table)
            if held is not None:
                async with held.lock:
                    held.stale = True
                    await self.catch_up(held)

    def rematch(self, room: Room, now: float) -> tuple[Room, tuple[Change, ...]]:
        """Everyone wants a rematch: a new table, its first entry, and the entry that names it in the old log.

        They are written together with the last wish, so there is one new table, or none yet. Those who watched the
        game by a link watch the rematch by the same link, until the host ends it.
        """
        following = secrets.token_bytes(SEED_BYTES)
        setup = rematch_setup(room, seed_commitment(following))
        new, first = self.new_table(setup, room.next_seed + following, room.origin)
        entry = Entry(room.seq, Rematched(new.id), at=now)
        room.fold(entry)
        changes = (first, Change(table=room.id, entry=entry))
        if not room.shared_in_play:
            return new, changes
        link = Entry(new.seq, Shared(room.share), at=now)
        new.fold(link)
        return new, (*changes, Change(table=new.id, entry=link))

    # What is due

    def due(self, room: Room, now: float) -> Due | None:
        """When this table needs attention without a command, and how long that may take."""
        bot = room.bot_to_act()
        if self.pauses(room):
            return None
        if bot:
            # counted from what others could notice: an answer that is nobody's business (WE 21.5) costs no time;
            # a time that is still to come was noted before a clock was set back
            least = 0.0 if room.is_attended() else self.least_pace
            wait = max(room.setup.pace / 1000, self.pool.patience(bot), least)
            at = max(now, min(room.noticed_at, now) + wait)
            return Due(at, at + self.pool.limit + LEASE)
        until = room.until()
        if until is None:
            return None
        if room.awaits:  # nobody loses a seat because this process was not running when they answered
            until = max(until, self.began + GRACE)
        return Due(until, until + LEASE)

    def pauses(self, room: Room) -> bool:
        """Bots alone play only while someone watches."""
        return bool(room.bot_to_act()) and room.of_bots() and not self.is_watched(room.id)

    def is_watched(self, table: str) -> bool:
        """Whether someone watches from this process."""
        held = self.rooms.get(table)
        return held is not None and bool(held.watchers)

    def plan(self, held: Held, due: Due | None) -> None:
        """Do what is due here when its time comes. The room's lock is held, or nobody else knows it yet."""
        if self.closing or self.pauses(held.room):  # the last one may have left while the move before was being stored
            due = None
        asked = held.room.question()
        busy = held.task is not None and not held.task.done()
        if busy and held.asked == asked and due is not None and (held.due == due or held.room.bot_to_act()):
            return  # it is being done
        held.rest()
        if due is not None:
            bot = held.room.bot_to_act()
            job = held.room.job(bot) if bot else None
            held.due, held.asked = due, asked
            held.task = asyncio.create_task(self.act(held, asked, job, due.at))

    async def act(self, held: Held, asked: QuestionKey, job: Job | None, at: float) -> None:
        """A bot's answer, or the end of a player's time, unless the table has moved on meanwhile."""
        end = monotonic() + at - self.database.now()
        try:
            if held.room.of_bots() and not self.leads(held.room.id):
                await sleep_until(end + FOLLOW)
            code = await self.pool.choose(job, end - monotonic(), held.requester()) if job is not None else None
            same = held.room.question() == asked
            if code is None or not same or not held.room.goes_unnoticed(code):
                await sleep_until(end)
            if not held.room.is_attended():
                await self.turns.wait()
            await self.finish(self.carry_out(held, asked, code, at))
        except Illegal as error:  # the database is down: the next sweep tries again
            if error.reason == "game-failed":
                await self.put_off(held.room.id, error)
            else:
                log.warning("due-put-off", table=held.room.id, reason=error.reason)
        except Exception:
            log.exception("due-failed", table=held.room.id)

    async def carry_out(self, held: Held, asked: QuestionKey, code: int | None, at: float) -> None:
        """What was due at that time. It is due now, even if the clock was changed meanwhile."""
        async with held.lock:
            if held.stale:
                await self.catch_up(held)
            room = held.room
            if room.question() != asked:
                return
            note = (
                Note(Moved(code), room.to_act()) if code is not None else time_out(room, max(at, self.database.now()))
            )
            if note is None:
                return
            try:
                await self.enter(held, note)
            except Conflict:
                await self.catch_up(held)

    async def sweep(self) -> None:
        """Take on what is due and was not done: the process that meant to do it is gone."""
        everything = self.alone  # a single process: its predecessor is gone
        while True:
            try:
                await self.database.set_clock()
                while claimed := await self.claim(everything):
                    for table in claimed:
                        await self.take_on(table)
                everything = False
                await self.mend()
                self.forget_idle()
            except Illegal as error:
                log.warning("sweep-put-off", reason=error.reason)
            except Exception:
                log.exception("sweep-failed")
            await asyncio.sleep(SWEEP)

    async def claim(self, everything: bool = False) -> list[str]:
        """Tables that are due; the process that changes the row first gets it."""
        now = self.database.now()
        over = DUE.c.owner != self.notebook.owner if everything else DUE.c.until < now
        some = select(DUE.c.table_id).where(over).order_by(DUE.c.until).limit(CLAIMS).with_for_update(skip_locked=True)
        mine = {"owner": self.notebook.owner, "until": now + self.pool.limit + LEASE}
        taken = update(DUE).where(DUE.c.table_id.in_(some.scalar_subquery()), over).values(**mine)
        async with reachable(), self.database.engine.begin() as connection:
            return list((await connection.execute(taken.returning(DUE.c.table_id))).scalars())

    async def take_on(self, table: str) -> None:
        """Do what is due at a table from now on; nothing may be, if the row was left there by mistake."""
        try:
            held = await self.find(table)
            async with held.lock:
                await self.catch_up(held)
                held.has_due = True
                self.plan(held, self.due(held.room, self.database.now()))
                if held.due is None and not self.closing:
                    left = delete(DUE).where(DUE.c.table_id == table, DUE.c.owner == self.notebook.owner)
                    async with reachable(), self.database.engine.begin() as connection:
                        await connection.execute(left)
                    held.has_due = False
        except Illegal as error:
            if error.reason == "store-unavailable":
                raise
            await self.put_off(table, error)
        except Exception:
            log.exception("cannot-take-on", table=table)

    async def put_off(self, table: str, error: Illegal) -> None:
        """Nothing can be done at a table that cannot be opened here (`loading`): ask again much later."""
        log.warning("table-stopped", table=table, reason=error.reason, **error.details)
        later = update(DUE).where(DUE.c.table_id == table, DUE.c.owner == self.notebook.owner)
        async with reachable(), self.database.engine.begin() as connection:
            await connection.execute(later.values(until=self.database.now() + STOPPED))

    async def mend(self) -> None:
        """Rooms of which it is not known whether they are as the notebook has them."""
        for held in [held for held in self.rooms.values() if held.stale]:
            async with held.lock:
                if held.stale:
                    await self.catch_up(held)

    def forget(self, tables: Iterable[str]) -> None:
        """Tables that were deleted."""
        for table in tables:
            held = self.rooms.pop(table, None)
            if held is not None:
                held.rest()

    def forget_idle(self) -> None:
        """Rooms that nobody looks at and nothing happens in soon are in the notebook; memory is for the others."""
        old, soon = monotonic() - IDLE, self.database.now() + IDLE
        for table, held in list(self.rooms.items()):
            waits = held.task is not None and not held.task.done() and held.due is not None and held.due.at < soon
            if not held.watchers and held.used < old and not waits and not held.lock.locked():
                held.rest()
                del self.rooms[table]


async def sleep_until(end: float) -> None:
    """Until the monotonic clock says so. Never wake too early: some event loops count in milliseconds."""
    while (left := end - monotonic()) > 0:
        await asyncio.sleep(left)
