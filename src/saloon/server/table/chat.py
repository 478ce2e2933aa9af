"""Chat at a table: text and ready phrases. Muted people are not shown; reports are stored."""

from collections import OrderedDict
from time import time
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.kernel.errors import Illegal
from saloon.server import wire
from saloon.server.people.accounts import plain_text
from saloon.server.people.who import Who
from saloon.server.process.limits import Limits
from saloon.server.storage.database import hold_account, reachable
from saloon.server.storage.schema import ACCOUNTS, CHAT, MUTES, REPORTS
from saloon.server.table.referee import Referee, Watcher
from saloon.server.table.room import Room

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "wow", "one-moment", "good-game", "rematch", "bye")
MOST_KNOWN = 10_000  # accounts whose list of the muted is in memory, and messages that are known when said again
MOST_MUTES = 200  # of one account
LAST = 50  # messages for someone who comes later


class Muted(Struct, frozen=True):
    """Someone who is muted."""

    account: str
    name: str


class Chat:
    """All conversations of one process."""

    def __init__(self, engine: AsyncEngine, referee: Referee, limits: Limits, tell: Any) -> None:
        self.engine = engine
        self.referee = referee
        self.tell = tell
        self.limits = limits
        self.muted: dict[str, set[str]] = {}  # by whom, whom
        self.ids: OrderedDict[tuple[str, str, str], None] = OrderedDict()  # table, account and id of what was said last

    async def say(self, who: Who, said: wire.Say) -> None:
        """Send to everyone who watches the table and has not muted the author."""
        held = await self.referee.hold(said.table)
        room = held.room
        room.must_sit(who.account)
        if not room.setup.chat:
            raise Illegal("no-chat-here", "", {})
        text = plain_text(said.text)
        if bool(text) == bool(said.phrase) or (said.phrase and said.phrase not in PHRASES):
            raise Illegal("nothing-said", "", {})
        key = room.id, who.account, said.id
        if key in self.ids:
            return  # said twice
        name = room.chairs[room.seats_of(who.account)[0]].name  # as at the table, whatever the account is called now
        row = {"table_id": room.id, "account": who.account, "name": name, "text": text, "phrase": said.phrase}
        self.remember(key)
        try:
            await self.limits.take("chat", who.account)
            async with reachable(), self.engine.begin() as connection:
                done = await connection.execute(insert(CHAT).values(**row, at=time()).returning(CHAT.c.n))
                n = int(done.scalar_one())
        except BaseException:
            self.ids.pop(key, None)
            raise
        await self.heard(room.id, n)
        self.tell(room.id, n)

    def remember(self, key: tuple[str, str, str]) -> None:
        self.ids[key] = None
        if len(self.ids) > MOST_KNOWN:
            self.ids.popitem(last=False)

    async def heard(self, table: str, n: int) -> None:
        """A message is in the database: tell those who watch here."""
        held = self.referee.rooms.get(table)
        if held is None:
            return
        async with reachable(), self.engine.connect() as connection:
            row = (await connection.execute(select(CHAT).where(CHAT.c.n == n))).first()
        if row is not None:
            for watcher in list(held.watchers):
                if not await self.is_muted(watcher.who.account, row.account):
                    watcher.say(message(row))

    async def catch_up(self, watcher: Watcher, room: Room) -> None:
        """The latest messages, for someone who comes later."""
        async with reachable(), self.engine.connect() as connection:
            asked = select(CHAT).where(CHAT.c.table_id == room.id).order_by(CHAT.c.n.desc()).limit(LAST)
            rows = (await connection.execute(asked)).all()
        for row in reversed(rows):
            if not await self.is_muted(watcher.who.account, row.account):
                watcher.say(message(row))

    async def say_again(self, account: str) -> None:
        """Send someone's messages again, under the present name."""
        watched = [table for table, held in self.referee.rooms.items() if held.watchers]
        said = select(CHAT.c.table_id).where(CHAT.c.account == account, CHAT.c.table_id.in_(watched)).distinct()
        async with reachable(), self.engine.connect() as connection:
            tables = (await connection.execute(said)).scalars().all()
        for table in tables:
            held = self.referee.rooms.get(table)
            if held is not None:
                for watcher in list(held.watchers):
                    await self.catch_up(watcher, held.room)

    async def is_muted(self, by: str, account: str) -> bool:
        if by not in self.muted:
            if len(self.muted) >= MOST_KNOWN:
                self.muted.clear()
            async with reachable(), self.engine.connect() as connection:
                rows = await connection.execute(select(MUTES.c.muted).where(MUTES.c.account == by))
                self.muted[by] = {row.muted for row in rows}
        return account in self.muted.get(by, ())

    async def mute(self, who: Who, account: str, on: bool) -> None:
        async with reachable(), self.engine.begin() as connection:
            await hold_account(connection, who.account)
            await connection.execute(delete(MUTES).where(MUTES.c.account == who.account, MUTES.c.muted == account))
            if on:
                known = select(ACCOUNTS.c.id).where(ACCOUNTS.c.id == account)
                if (await connection.execute(known)).first() is None:
                    raise Illegal("no-such-account", "", {})
                counted = select(func.count()).select_from(MUTES).where(MUTES.c.account == who.account)
                if (await connection.execute(counted)).scalar_one() >= MOST_MUTES:
                    raise Illegal("too-many-mutes", "", {"most": MOST_MUTES})
                await connection.execute(insert(MUTES).values(account=who.account, muted=account))
        self.muted.pop(who.account, None)

    async def mutes(self, who: Who) -> list[Muted]:
        """The people an account has muted, by name."""
        named = select(ACCOUNTS.c.id, ACCOUNTS.c.name).join(MUTES, MUTES.c.muted == ACCOUNTS.c.id)
        async with reachable(), self.engine.connect() as connection:
            rows = await connection.execute(named.where(MUTES.c.account == who.account).order_by(ACCOUNTS.c.name))
            return [Muted(*row) for row in rows]

    async def report(self, who: Who, report: wire.Report, watches: bool) -> None:
        """Report a message of a table where the reporter sits or watches."""
        await self.limits.take("reports", who.account)
        if not watches and not (await self.referee.hold(report.table)).room.sits(who.account):
            raise Illegal("not-watching", "", {})
        why = plain_text(report.why)
        row = {"account": who.account, "table_id": report.table, "message": report.message, "why": why}
        said = select(CHAT.c.n).where(CHAT.c.n == report.message, CHAT.c.table_id == report.table)
        async with reachable(), self.engine.begin() as connection:
            if (await connection.execute(said)).first() is None:
                raise Illegal("no-such-message", "", {})
            await connection.execute(insert(REPORTS).values(**row, at=time()))


def message(row: Any) -> wire.Said:
    return wire.Said(row.table_id, row.n, row.account, row.name, row.text, row.phrase, row.at)
