"""Caps: how many tables an account and an address may have, and how long a table waits for people.

Counted are tables that are open or running and went on within a day, by the account that opened them and by the address
it did so from. An open table that nobody looks at is deleted after a while, even if someone sits there.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Collection
from contextlib import asynccontextmanager

from sqlalchemy import and_, case, delete, exists, func, or_, select, update

from saloon.kernel.errors import Illegal
from saloon.server.process.config import Settings
from saloon.server.storage.database import MOST_NAMED, Database, reachable
from saloon.server.storage.schema import MEMBERS, TABLES

DAY = 86_400.0
LIVE = ("open", "running")
DESERTED = 600.0  # seconds that an open table waits at which nobody sits


class Caps:
    """Limits on tables."""

    def __init__(self, database: Database, settings: Settings, off: bool = False) -> None:
        self.database = database
        self.settings = settings
        self.off = off
        self.opening: Counter[tuple[str, str]] = Counter()  # what is counted for tables that are being written just now
        self.counting = asyncio.Semaphore(1)  # one at a time

    @asynccontextmanager
    async def room_for(self, account: str, origin: str, public: bool, tables: int = 1) -> AsyncGenerator[None, None]:
        """Inside, a table or several may be opened; `Illegal` if there are too many. Those opened meanwhile count."""
        if self.off:
            yield
            return
        counted = [("account", account), *([("address", origin)] if origin else [])]
        if public:
            counted += [(f"public-{what}", name) for what, name in counted]
        self.opening.update(dict.fromkeys(counted, tables))
        try:
            await self.check(counted)
            yield
        finally:
            self.opening.subtract(dict.fromkeys(counted, tables))
            self.opening = +self.opening

    async def check(self, counted: Collection[tuple[str, str]]) -> None:
        c, settings = TABLES.c, self.settings
        most = {
            "account": settings.tables_per_account,
            "address": settings.tables_per_address,
            "public-account": settings.public_tables_per_account,
            "public-address": settings.public_tables_per_address,
        }
        whose = [c.host == name if what.endswith("account") else c.origin == name for what, name in counted]
        which = [
            and_(own, c.public) if what.startswith("public") else own
            for own, (what, _) in zip(whose, counted, strict=True)
        ]
        sums = [func.sum(case((one, 1), else_=0)) for one in which]
        live = c.status.in_(LIVE), c.changed > self.database.now() - DAY
        async with self.counting, reachable(), self.database.engine.connect() as connection:
            found = (await connection.execute(select(*sums).where(*live, or_(*whose)))).one()
        for (what, name), n in zip(counted, found, strict=True):
            if (n or 0) + self.opening[what, name] > most[what]:
                raise Illegal("tables-full", "", {"what": what, "most": most[what]})

    async def tidy(self, watched: list[str]) -> list[str]:
        """Delete open tables that nobody has looked at for too long; which. Some are being looked at here.

        What is deleted has no cards yet. Addresses are forgotten as soon as they no longer count.
        """
        c, now = TABLES.c, self.database.now()
        deserted = ~exists(select(MEMBERS.c.account).where(MEMBERS.c.table_id == c.id))
        patience = case(
            (deserted, DESERTED),
            (c.public, self.settings.public_table_minutes * 60.0),
            else_=self.settings.private_table_days * DAY,
        )
        alone_since = case((c.seen > c.changed, c.seen), else_=c.changed)
        async with reachable(), self.database.engine.begin() as connection:
            for at in range(0, len(watched), MOST_NAMED):
                some = c.id.in_(watched[at : at + MOST_NAMED])
                await connection.execute(update(TABLES).where(some, c.status == "open").values(seen=now))
            await connection.execute(update(TABLES).where(c.origin != "", c.changed < now - DAY).values(origin=""))
            gone = delete(TABLES).where(c.status == "open", alone_since < now - patience)
            return list((await connection.execute(gone.returning(c.id))).scalars())
