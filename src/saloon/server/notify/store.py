"""What is stored of each person: wishes, channels and the link to the feed."""

import secrets
from typing import Any, Literal

from msgspec import Struct
from msgspec.json import encode
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saloon.kernel.errors import Illegal
from saloon.server.notify.push import Subscription
from saloon.server.notify.wishes import Wishes, read_wishes
from saloon.server.people.accounts import plain_text
from saloon.server.storage.database import hold_account
from saloon.server.storage.digests import digest
from saloon.server.storage.schema import NOTIFY_CHANNELS, NOTIFY_WISHES

MOST_CHANNELS = 10  # of one account
CONFIRM = 2 * 86_400.0  # seconds in which an e-mail address has to be confirmed
FAILURES = 3  # refusals in a row, after which a channel is given up

Kind = Literal["push", "mail"]


class Channel(Struct, frozen=True):
    """A place where an account gets messages, as its owner sees it."""

    id: str
    kind: Kind
    label: str  # the name of the browser, or the e-mail address
    confirmed: bool
    paused: bool  # by its stop link
    created: float


class Person(Struct, frozen=True):
    """An account's wishes; `feed` is the number of its feed link, 0 or less if it has none."""

    wishes: Wishes
    feed: int = 0


def told_of(row: Any) -> Channel:
    return Channel(row.id, row.kind, row.label, row.confirmed, row.paused, row.created)


class Store:
    """Wishes and channels."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def person(self, account: str) -> Person:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(NOTIFY_WISHES).where(NOTIFY_WISHES.c.account == account))).first()
        return Person(read_wishes(row.body), row.feed) if row is not None else Person(Wishes())

    async def wish(self, account: str, wishes: Wishes, now: float) -> None:
        """Replace the wishes. Quiet hours may have changed, so the time of the next message is computed again."""
        body = encode(wishes).decode()
        async with self.engine.begin() as connection:
            await make_row(connection, account, now)
            changed = update(NOTIFY_WISHES).where(NOTIFY_WISHES.c.account == account)
            await connection.execute(changed.values(body=body, after=0.0))

    async def channels(self, account: str) -> list[Channel]:
        c = NOTIFY_CHANNELS.c
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(NOTIFY_CHANNELS).where(c.account == account).order_by(c.created))
            return [told_of(row) for row in rows]

    async def subscribe(self, account: str, session: str, told: Subscription, label: str, now: float) -> Channel:
        """From now on this browser gets the messages of this account, and of no other."""
        values = {"kind": "push", "address": told.endpoint, "key": told.key, "auth": told.auth, "session": session}
        return await self.put(account, f"push {told.endpoint}", {**values, "confirmed": True}, label, now)

    async def add_mail(self, account: str, address: str, now: float) -> Channel:
        """An address that has to be confirmed; it is no secret of others whether it is known here."""
        values = {"kind": "mail", "address": address, "key": "", "auth": "", "session": None, "confirmed": False}
        return await self.put(account, f"mail {account} {address.lower()}", values, address, now)

    async def put(self, account: str, what: str, values: dict[str, Any], label: str, now: float) -> Channel:
        """A channel, or the one that is there already: with a browser's new keys, or of its new user."""
        c, mark = NOTIFY_CHANNELS.c, digest(what)
        try:
            async with self.engine.begin() as connection:
                await make_row(connection, account, now)
                known = (await connection.execute(select(NOTIFY_CHANNELS).where(c.mark == mark))).first()
                if known is not None and known.account == account:
                    sure: bool = known.confirmed or values["confirmed"]
                    kept = {**values, "confirmed": sure, "paused": False, "failures": 0}
                    await connection.execute(update(NOTIFY_CHANNELS).where(c.id == known.id).values(kept))
                    return Channel(known.id, known.kind, known.label, sure, False, known.created)
                await connection.execute(delete(NOTIFY_CHANNELS).where(c.mark == mark))
                old = c.kind == "mail", ~c.confirmed, c.created < now - CONFIRM
                await connection.execute(delete(NOTIFY_CHANNELS).where(c.account == account, *old))
                counted = select(func.count()).select_from(NOTIFY_CHANNELS).where(c.account == account)
                if (await connection.execute(counted)).scalar_one() >= MOST_CHANNELS:
                    raise Illegal("too-many-channels", "", {"most": MOST_CHANNELS})
                row: dict[str, Any] = {"id": secrets.token_hex(8), "account": account, "mark": mark}
                row["label"] = plain_text(label)[:80]
                row |= {"paused": False, "failures": 0, "created": now, **values}
                await connection.execute(insert(NOTIFY_CHANNELS).values(**row))
                return Channel(row["id"], row["kind"], row["label"], row["confirmed"], False, now)
        except IntegrityError:  # the same was asked for twice in one moment
            raise Illegal("too-busy", "", {}) from None

    async def channel(self, id: str) -> Any:
        """The row of a channel; None if there is none."""
        async with self.engine.connect() as connection:
            return (await connection.execute(select(NOTIFY_CHANNELS).where(NOTIFY_CHANNELS.c.id == id))).first()

    async def confirm(self, id: str, now: float) -> bool:
        """Whether there is such an address, and it was asked for not too long ago."""
        c = NOTIFY_CHANNELS.c
        fresh = (c.created > now - CONFIRM) | c.confirmed
        done = update(NOTIFY_CHANNELS).where(c.id == id, c.kind == "mail", fresh).values(confirmed=True)
        async with self.engine.begin() as connection:
            return bool((await connection.execute(done)).rowcount)

    async def pause(self, id: str, paused: bool, now: float) -> bool:
        """Stop a channel, or resume it; whether there is one. What happened while it was stopped is not sent."""
        c = NOTIFY_CHANNELS.c
        async with self.engine.begin() as connection:
            done = update(NOTIFY_CHANNELS).where(c.id == id).values(paused=paused)
            if not (await connection.execute(done)).rowcount:
                return False
            if not paused:
                whose = select(c.account).where(c.id == id).scalar_subquery()
                await connection.execute(
                    update(NOTIFY_WISHES).where(NOTIFY_WISHES.c.account == whose).values(since=now)
                )
        return True

    async def remove(self, account: str, id: str) -> bool:
        c = NOTIFY_CHANNELS.c
        async with self.engine.begin() as connection:
            gone = await connection.execute(delete(NOTIFY_CHANNELS).where(c.account == account, c.id == id))
        return bool(gone.rowcount)

    async def succeeded(self, id: str) -> None:
        c = NOTIFY_CHANNELS.c
        async with self.engine.begin() as connection:
            await connection.execute(update(NOTIFY_CHANNELS).where(c.id == id, c.failures > 0).values(failures=0))

    async def failed(self, id: str, gone: bool) -> bool:
        """A channel refused a message; whether it is given up now."""
        c = NOTIFY_CHANNELS.c
        async with self.engine.begin() as connection:
            await connection.execute(update(NOTIFY_CHANNELS).where(c.id == id).values(failures=c.failures + 1))
            given_up = c.id == id if gone else (c.id == id) & (c.failures >= FAILURES)
            return bool((await connection.execute(delete(NOTIFY_CHANNELS).where(given_up))).rowcount)

    async def new_feed(self, account: str, now: float) -> int:
        """The number of a new link to the feed: earlier ones end."""
        async with self.engine.begin() as connection:
            await make_row(connection, account, now)
            c = NOTIFY_WISHES.c
            done = update(NOTIFY_WISHES).where(c.account == account).values(feed=func.abs(c.feed) + 1)
            return int((await connection.execute(done.returning(c.feed))).scalar_one())

    async def end_feed(self, account: str) -> None:
        c = NOTIFY_WISHES.c
        async with self.engine.begin() as connection:
            done = update(NOTIFY_WISHES).where(c.account == account).values(feed=-func.abs(c.feed))
            await connection.execute(done)


async def make_row(connection: AsyncConnection, account: str, now: float) -> None:
    """An account's row, if it has none yet; nobody else changes what is stored of it before this transaction ends."""
    await hold_account(connection, account)
    c = NOTIFY_WISHES.c
    if (await connection.execute(select(c.account).where(c.account == account))).first() is None:
        row = {"account": account, "body": encode(Wishes()).decode(), "since": now, "after": 0.0, "feed": 0}
        await connection.execute(insert(NOTIFY_WISHES).values(**row))
