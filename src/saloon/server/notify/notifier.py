"""From a change at a table to a message: found by one process, put into words once, sent by any.

Three steps, each of which another process may go on with:

1. `scan`: tables that have changed become notes, one for each person, table and kind, and so do deals that many play.
   One process at a time does it.
2. `compose`: the notes that are due become one message for each person: a digest, never in quiet hours, and nothing
   that the person has seen at the table. The row of the person's wishes is the lock, so each note is told once.
3. `deliver`: each message goes to each channel. A process marks it before it sends it: if it dies meanwhile, nobody
   sends it again, since nobody knows whether it arrived. What surely did not is tried again, a few times.
"""

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import structlog
from anyio import CapacityLimiter
from anyio.to_thread import run_sync
from msgspec.json import encode
from sqlalchemy import delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saloon.kernel.errors import Illegal
from saloon.server.notify import mail, push
from saloon.server.notify.feeds import Waiting
from saloon.server.notify.keys import Keys, read_keys
from saloon.server.notify.letters import Happening, Item, Letter, item_of, mailed, message_of, pushed, read_letter
from saloon.server.notify.news import begun_meanwhile, read_news
from saloon.server.notify.occasions import LastEntries, Occasion, is_turn, may_matter, occasions, read_log
from saloon.server.notify.push import Outcome, Subscription
from saloon.server.notify.store import Store
from saloon.server.notify.wishes import Wishes, read_wishes
from saloon.server.process.config import Settings, mail_server, push_hosts
from saloon.server.storage.documents import Summary, read_summary
from saloon.server.storage.schema import (
    LEASES,
    MEMBERS,
    NOTIFY_CHANNELS,
    NOTIFY_LETTERS,
    NOTIFY_NOTES,
    NOTIFY_WISHES,
    TABLES,
)
from saloon.words import Words

WINDOW = 7 * 86_400.0  # seconds that the first look goes back
OVERLAP = 60.0  # seconds between the time of a change and its being stored, at most
DEALS_EVERY = 60.0  # seconds between two looks at deals
LEASE = 60.0  # seconds for which one process scans
SETTLE = 20.0  # seconds after its start in which a process of several does not know yet who is at which table
MOST = 200  # people, or notes, in one round
AT_ONCE = 4  # messages on their way at a time
SENDING = 120.0  # seconds after which a message that was being sent is given up
RETRIES = (60.0, 600.0, 3_600.0, 3 * 3_600.0)  # seconds after each try that failed
KEPT = 30 * 86_400.0  # seconds that it is remembered what was told
SEEN_IS_TOLD = ("over", "sat", "rematch")  # whoever was at the table needs no message; a turn is waited for again

log = structlog.get_logger()


class Seen(Protocol):
    """Whether someone has been at a table since a time, on any process."""

    def __call__(self, table: str, account: str, since: float) -> bool: ...


def active(account: Any) -> Any:
    """Whether an account has a channel that works."""
    c = NOTIFY_CHANNELS.c
    return exists(select(c.id).where(c.account == account, c.confirmed, ~c.paused))


class Notifier:
    """All messages of one process."""

    def __init__(self, engine: AsyncEngine, settings: Settings, own: str, now: Callable[[], float], seen: Seen) -> None:
        self.engine = engine
        self.settings = settings
        self.own = own
        self.now = now
        self.seen = seen
        self.store = Store(engine)
        self.hosts = push_hosts(settings)
        self.post = mail_server(settings) if settings.mail_url else None
        self.subject = subject_of(settings)
        self.known: Keys | None = None
        self.since = 0.0  # changes before this were looked at
        self.deals_since = 0.0
        self.sending = asyncio.Semaphore(AT_ONCE)
        self.threads = CapacityLimiter(2)
        self.settle = SETTLE
        self.began = 0.0

    async def keys(self) -> Keys:
        if self.known is None:
            self.known = await read_keys(self.engine)
        return self.known

    async def run(self) -> None:
        """Look for what is to be told, again and again."""
        self.began = self.now()
        while True:
            await asyncio.sleep(self.settings.notify_seconds)
            try:
                await self.tick()
            except Exception as error:  # the database may be away for a moment; what is due stays due
                log.warning("notify-put-off", error=type(error).__name__)

    async def tick(self) -> None:
        await self.keys()
        if self.now() >= self.began + self.settle and await self.leads():
            await self.scan()
            await self.compose()
        await self.deliver()

    async def leads(self) -> bool:
        """Whether this process does it for all."""
        now, c = self.now(), LEASES.c
        mine = {"owner": self.own, "until": now + LEASE}
        taken = update(LEASES).where(c.name == "notify", or_(c.owner == self.own, c.until < now)).values(**mine)
        async with self.engine.begin() as connection:
            if (await connection.execute(taken)).rowcount:
                return True
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(LEASES).values(name="notify", **mine))
            return True
        except IntegrityError:
            self.since = self.deals_since = 0.0  # another one does; if it stops, all is looked at again
            return False

    async def leave(self) -> None:
        """Let another process take over at once."""
        c = LEASES.c
        async with self.engine.begin() as connection:
            await connection.execute(delete(LEASES).where(c.name == "notify", c.owner == self.own))

    # What there is to tell

    async def scan(self) -> None:
        """Make notes of the tables that have changed."""
        now, c = self.now(), NOTIFY_WISHES.c
        asked = (
            select(c.account, c.body, c.since, TABLES.c.id, TABLES.c.status, TABLES.c.summary, TABLES.c.changed)
            .join(MEMBERS, MEMBERS.c.account == c.account)
            .join(TABLES, TABLES.c.id == MEMBERS.c.table_id)
            .where(TABLES.c.changed >= max(self.since, now - WINDOW), TABLES.c.changed >= c.since, active(c.account))
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(asked)).all()
        for row in rows:
            summary, wishes = read_summary(row.summary), read_wishes(row.body)
            async with self.engine.begin() as connection:
                await self.note(connection, row.account, row.id, row.status, summary, row.changed, wishes)
        await self.scan_deals(now)
        self.since = now - OVERLAP
        await self.tidy(now)

    async def note(
        self,
        connection: AsyncConnection,
        account: str,
        table: str,
        status: str,
        summary: Summary,
        at: float,
        wishes: Wishes,
    ) -> None:
        """Compare what can be reported about a table with what was noted before."""
        found: list[Occasion] = []
        if may_matter(status, summary, account):
            read = await read_log(connection, table, account)
            found = [
                one for one in occasions(status, summary, account, at, wishes.grace, read) if wishes.wants(one.kind)
            ]
        c = NOTIFY_NOTES.c
        here = c.account == account, c.table_id == table
        known = {row.kind: row for row in await connection.execute(select(NOTIFY_NOTES).where(*here))}
        for one in found:
            values: dict[str, Any] = {"mark": one.mark, "path": "", "at": one.at, "due": one.due, "live": True}
            row = known.pop(one.kind, None)
            if row is None:
                named = {"account": account, "table_id": table, "kind": one.kind, "told": None}
                await connection.execute(insert(NOTIFY_NOTES).values(**named, **values))
            elif row.mark != one.mark:
                changed = update(NOTIFY_NOTES).where(*here, c.kind == one.kind)
                await connection.execute(changed.values(told=None, **values))
            elif not row.live:
                await connection.execute(update(NOTIFY_NOTES).where(*here, c.kind == one.kind).values(live=True))
        past = [kind for kind, row in known.items() if row.live]
        if past:
            await connection.execute(update(NOTIFY_NOTES).where(*here, c.kind.in_(past)).values(live=False))

    async def tidy(self, now: float) -> None:
        """Forget what was told long ago; and messages that a process took with it."""
        c = NOTIFY_NOTES.c
        async with self.engine.begin() as connection:
            await connection.execute(delete(NOTIFY_NOTES).where(or_(c.told < now - KEPT, c.at < now - KEPT)))
            lost = delete(NOTIFY_LETTERS).where(NOTIFY_LETTERS.c.until > 0, NOTIFY_LETTERS.c.until < now)
            n = (await connection.execute(lost)).rowcount
        if n:
            log.warning("letters-lost", n=n)

    async def scan_deals(self, now: float) -> None:
        """Make notes of deals, once a minute: of what is new, and of what others have played."""
        if now < self.deals_since + OVERLAP + DEALS_EVERY:
            return
        async with self.engine.connect() as connection:
            found = await read_news(connection, active, now, max(self.deals_since, now - WINDOW))
            begun = await begun_meanwhile(connection)
        self.deals_since = now - OVERLAP
        c = NOTIFY_NOTES.c
        for account, kind in begun:
            here = c.account == account, c.table_id == "", c.kind == kind
            async with self.engine.begin() as connection:
                await connection.execute(update(NOTIFY_NOTES).where(*here).values(live=False))
        for one in found:
            values = {"mark": one.mark, "path": one.path, "at": one.at, "due": one.due, "live": True}
            await self.put_news(one.account, one.kind, values)

    async def put_news(self, account: str, kind: str, values: dict[str, Any]) -> None:
        c = NOTIFY_NOTES.c
        here = c.account == account, c.table_id == "", c.kind == kind
        async with self.engine.begin() as connection:
            newer = update(NOTIFY_NOTES).where(*here, c.mark != values["mark"]).values(told=None, **values)
            if (await connection.execute(newer)).rowcount:
                return
            if (await connection.execute(select(c.mark).where(*here))).first() is not None:
                return
        try:
            async with self.engine.begin() as connection:
                named = {"account": account, "table_id": "", "kind": kind, "told": None}
                await connection.execute(insert(NOTIFY_NOTES).values(**named, **values))
        except IntegrityError:
            pass  # another process was faster

    # One message for each person

    async def compose(self) -> None:
        """Put what is due into messages."""
        now, c, w = self.now(), NOTIFY_NOTES.c, NOTIFY_WISHES.c
        await self.skip_seen(now)
        waits = exists(select(c.kind).where(c.account == w.account, c.told.is_(None), c.live, c.due <= now))
        asked = select(w.account, w.body, w.after).where(w.after <= now, waits).limit(MOST)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(asked)).all()
        for row in rows:
            wishes = read_wishes(row.body)
            quiet = wishes.quiet_until(now)
            if quiet is not None:
                async with self.engine.begin() as connection:
                    await connection.execute(update(NOTIFY_WISHES).where(w.account == row.account).values(after=quiet))
            else:
                await self.compose_for(row.account, wishes, row.after, now)

    async def skip_seen(self, now: float) -> None:
        """Who is at the table, or was there since, has seen it: a turn is told later, if it still waits then."""
        c = NOTIFY_NOTES.c
        asked = select(c.account, c.table_id, c.kind, c.at, c.due, NOTIFY_WISHES.c.body)
        asked = asked.join(NOTIFY_WISHES, NOTIFY_WISHES.c.account == c.account)
        pending = asked.where(c.told.is_(None), c.live, c.table_id != "", or_(c.due <= now, c.kind.in_(SEEN_IS_TOLD)))
        async with self.engine.connect() as connection:
            rows = (await connection.execute(pending)).all()
        for row in rows:
            if not self.seen(row.table_id, row.account, row.at):
                continue
            here = c.account == row.account, c.table_id == row.table_id, c.kind == row.kind, c.told.is_(None)
            if row.kind in SEEN_IS_TOLD:
                done = update(NOTIFY_NOTES).where(*here).values(told=now)
            else:
                later = now + max(read_wishes(row.body).grace, self.settings.notify_seconds)
                done = update(NOTIFY_NOTES).where(*here).values(at=now, due=later)
            async with self.engine.begin() as connection:
                await connection.execute(done)

    async def compose_for(self, account: str, wishes: Wishes, after: float, now: float) -> None:
        """Everything that is due for one person, as one message to each channel: stored together or not at all."""
        c, w, ch = NOTIFY_NOTES.c, NOTIFY_WISHES.c, NOTIFY_CHANNELS.c
        words = Words(wishes.language)
        async with self.engine.begin() as connection:
            lock = update(NOTIFY_WISHES).where(w.account == account, w.after == after).values(after=now + wishes.every)
            if not (await connection.execute(lock)).rowcount:
                return
            due = c.account == account, c.told.is_(None), c.live, c.due <= now
            taken = update(NOTIFY_NOTES).where(*due).values(told=now)
            rows = await connection.execute(taken.returning(c.table_id, c.kind, c.mark, c.path, c.at))
            notes = [Happening(*row) for row in rows if wishes.wants(row.kind)]
            notes.sort(key=lambda note: note.at)
            named = select(TABLES.c.id, TABLES.c.game, TABLES.c.summary)
            tables = await connection.execute(named.where(TABLES.c.id.in_([note.table for note in notes])))
            found = {row.id: (row.game, read_summary(row.summary)) for row in tables}
            items = []
            for note in notes:
                game, summary = found.get(note.table, ("", None))
                if summary is not None or not note.table:  # a table may be deleted meanwhile
                    items.append(item_of(note, game, summary, account, words))
            where = ch.account == account, ch.confirmed, ~ch.paused
            channels = list((await connection.execute(select(ch.id).where(*where))).scalars())
            if items and channels:
                await self.send_to(connection, account, channels, items, now)
            else:
                await connection.execute(update(NOTIFY_WISHES).where(w.account == account).values(after=after))

    async def send_to(
        self, connection: AsyncConnection, account: str, channels: list[str], items: list[Item], now: float
    ) -> None:
        body = encode(Letter(items)).decode()
        common = {"account": account, "body": body, "due": now, "tries": 0, "until": 0.0}
        rows = [{"id": secrets.token_hex(8), "channel": channel, **common} for channel in channels]
        await connection.execute(insert(NOTIFY_LETTERS), rows)

    async def try_out(self, account: str, channel: str, words: Words) -> None:
        """A message that says that messages arrive."""
        item = Item("try", "", "", "/settings", words("notify-try"), words("notify-try-text"))
        async with self.engine.begin() as connection:
            await self.send_to(connection, account, [channel], [item], self.now())

    # On its way

    async def deliver(self) -> None:
        """Send what is due."""
        c, now = NOTIFY_LETTERS.c, self.now()
        asked = select(c.id).where(c.due <= now, c.until == 0).order_by(c.due).limit(MOST)
        async with self.engine.connect() as connection:
            letters = list((await connection.execute(asked)).scalars())
        done = await asyncio.gather(*map(self.deliver_one, letters), return_exceptions=True)
        for error in done:
            if isinstance(error, BaseException):
                log.warning("letter-failed", error=type(error).__name__)

    async def deliver_one(self, letter: str) -> None:
        async with self.sending:
            row = await self.take(letter)
            if row is None:
                return
            items = await self.still_so(row.account, read_letter(row.body).items)
            outcome = await self.give(row, items) if items and row.confirmed and not row.paused else Outcome("moot")
            await self.settle_letter(row, outcome)

    async def take(self, letter: str) -> Any:
        """The message with its channel, if no other process has taken it."""
        c, w = NOTIFY_LETTERS.c, NOTIFY_WISHES.c
        async with self.engine.begin() as connection:
            mine = update(NOTIFY_LETTERS).where(c.id == letter, c.until == 0)
            if not (await connection.execute(mine.values(until=self.now() + SENDING, tries=c.tries + 1))).rowcount:
                return None
            ch = NOTIFY_CHANNELS.c
            told = (c.id, c.account, c.body, c.tries, ch.id.label("channel"), ch.kind, ch.address, ch.key, ch.auth)
            asked = select(*told, ch.confirmed, ch.paused, w.body.label("wishes")).where(c.id == letter)
            asked = asked.join(NOTIFY_CHANNELS, ch.id == c.channel).join(NOTIFY_WISHES, w.account == c.account)
            return (await connection.execute(asked)).first()

    async def still_so(self, account: str, items: list[Item]) -> list[Item]:
        """Those that are still to be told: by now the person may have come and played."""
        c = NOTIFY_NOTES.c
        async with self.engine.connect() as connection:
            asked = select(c.table_id, c.kind, c.mark).where(c.account == account, c.live)
            live = {(row.table_id, row.kind, row.mark) for row in await connection.execute(asked)}
        return [item for item in items if not item.table or (item.table, item.kind, item.mark) in live]

    async def give(self, row: Any, items: list[Item]) -> Outcome:
        words = Words(read_wishes(row.wishes).language)
        message = message_of(items, words)
        keys = await self.keys()
        stop = keys.signed("stop", row.channel)
        if row.kind == "push":
            to = Subscription(row.address, row.key, row.auth)
            told = encode(pushed(message, words, stop))
            return await push.send(told, to, keys, self.subject, message.topic, self.settings.push_private)
        if self.post is None:  # the operator has taken it out again
            return Outcome("moot")
        home = self.settings.public_url.rstrip("/")
        headers = {
            "List-Unsubscribe": f"<{home}/api/stop/{stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        text = mailed(items, message, words, home, f"{home}/stop/{stop}")
        return await self.mail(row.address, message.title, text, words, headers)

    async def mail(self, to: str, subject: str, text: str, words: Words, headers: dict[str, str]) -> Outcome:
        assert self.post is not None
        message = mail.written(self.post, to, subject, text, words.language, headers)
        return await run_sync(partial(mail.send, self.post, message), limiter=self.threads)

    async def settle_letter(self, row: Any, outcome: Outcome) -> None:
        """What was given or refused is done; what failed for now is tried again, a few times."""
        c = NOTIFY_LETTERS.c
        again = outcome.kind == "later" and row.tries <= len(RETRIES)
        if outcome.kind not in {"given", "moot"}:
            log.warning("letter-" + outcome.kind, kind=row.kind, why=outcome.why, tries=row.tries, again=again)
        if outcome.kind in {"gone", "refused"} and await self.store.failed(row.channel, gone=outcome.kind == "gone"):
            log.info("channel-dropped", kind=row.kind, why=outcome.why)
        async with self.engine.begin() as connection:
            if again:
                due = self.now() + max(RETRIES[row.tries - 1], outcome.wait)
                await connection.execute(update(NOTIFY_LETTERS).where(c.id == row.id).values(due=due, until=0.0))
            else:
                await connection.execute(delete(NOTIFY_LETTERS).where(c.id == row.id))
        if outcome.kind == "given":
            await self.store.succeeded(row.channel)

    # By link

    async def send_confirmation(self, channel: str, address: str, name: str, words: Words) -> None:
        """Ask the owner of an address to confirm it. `Illegal` if the mail server refuses the message."""
        home, keys = self.settings.public_url.rstrip("/"), await self.keys()
        link = f"{home}/confirm/{keys.signed('confirm', channel)}"
        text = words("notify-confirm-text", site=home, name=name, link=link)
        outcome = await self.mail(address, words("notify-confirm-title"), f"{text}\n", words, {})
        if outcome.kind != "given":
            log.warning("mail-not-sent", kind=outcome.kind, why=outcome.why)
            raise Illegal("mail-not-sent", "", {})

    async def waiting_for(self, account: str, words: Words) -> list[Waiting]:
        """The tables where it is someone's turn, the longest first."""
        c = TABLES.c
        asked = select(c.id, c.game, c.status, c.summary, c.changed).join(MEMBERS, MEMBERS.c.table_id == c.id)
        asked = asked.where(MEMBERS.c.account == account, c.status.in_(["open", "running"])).order_by(c.changed)
        found = []
        async with self.engine.connect() as connection:
            for row in (await connection.execute(asked)).all():
                summary = read_summary(row.summary)
                if is_turn(row.status, summary, account):
                    read: LastEntries = await read_log(connection, row.id, account)
                    note = Happening(row.id, "turn", str(read.own))
                    item = item_of(note, row.game, summary, account, words)
                    found.append(Waiting(row.id, item.mark, item.title, item.text, row.changed, summary.until))
        return found


def subject_of(settings: Settings) -> str:
    """Whom a push service may write to if our messages give it trouble."""
    if settings.push_contact:
        return settings.push_contact
    if settings.public_url.startswith("https://"):
        return settings.public_url.rstrip("/")
    return "mailto:saloon@localhost"
