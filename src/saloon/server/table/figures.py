"""What finished games say of how people played: found afterwards, in workers that have nothing better to do.

The game's own measures come from its record, luck and accuracy from the net (`saloon.bots.analysis`). A game is looked
at once; where several processes do so at the same time, the first to store it counts.
"""

import asyncio
from contextlib import suppress

import msgspec
import structlog
from sqlalchemy import exists, insert, select
from sqlalchemy.exc import IntegrityError

from saloon.kernel.errors import Illegal, Malformed
from saloon.server.storage.archive import read_kept
from saloon.server.storage.database import Database, reachable
from saloon.server.storage.documents import ENCODE, Figures, Measured
from saloon.server.storage.schema import ACCOUNTS, FIGURES, RECORDS, RESULTS
from saloon.server.workers.chances import Reckoner
from saloon.server.workers.pool import Pool
from saloon.server.workers.queue import Rank, Requester
from saloon.server.workers.watching import measure

LOOK = 10.0  # seconds between two looks for games
SETTLED = 20.0  # seconds after its end: who asks for the replay now goes first
OLDEST = 30 * 86_400.0  # seconds: what ended before that is not looked at any more
PATIENCE = 300.0  # seconds for one game: what is more urgent goes before
SERVER = Requester("figures", "", Rank.RECORDS)

log = structlog.get_logger()


class Examiner:
    """Looks at the games that nobody has looked at, the latest first."""

    def __init__(self, database: Database, pool: Pool) -> None:
        self.database = database
        self.pool = pool
        self.reckoner = Reckoner(pool)  # of its own: nobody who asks for a replay waits for it

    async def run(self) -> None:
        """As long as the server runs, whenever workers have time."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                while self.pool.has_time() and (table := await self.next()):
                    await self.examine(table)
            except Illegal as error:
                log.warning("figures-put-off", reason=error.reason)
            except Exception:
                log.exception("figures-failed")

    async def next(self) -> str:
        """A table whose game is to be looked at; empty: none."""
        now, c = self.database.now(), RESULTS.c
        done = exists().where(FIGURES.c.table_id == c.table_id)
        asked = select(c.table_id).join(RECORDS, RECORDS.c.table_id == c.table_id).join(ACCOUNTS)
        asked = asked.where(c.at < now - SETTLED, c.at > now - OLDEST, ACCOUNTS.c.kind != "gone", ~done)
        async with reachable(), self.database.engine.connect() as connection:
            return str((await connection.execute(asked.order_by(c.at.desc()).limit(1))).scalar() or "")

    async def examine(self, table: str) -> None:
        """Look at one game, and store what was found; of one that cannot be read, that there is nothing."""
        kept = await read_kept(self.database.engine, table)
        assert kept is not None
        raw = msgspec.json.encode(kept.document)
        found: list[Figures] = []
        try:
            measured: list[dict[str, Measured]] = await self.pool.ask(SERVER, measure, raw)
            found = [Figures(each) for each in measured]
            chances = await self.reckoner.reckon(raw, SERVER, patience=PATIENCE)
            if chances.shares:
                found = [
                    Figures(each.measures, share.deal, share.luck, -share.own, share.decisions, share.accuracy)
                    for each, share in zip(found, chances.shares, strict=True)
                ]
        except (Illegal, Malformed) as error:
            if error.reason == "store-unavailable":
                raise
            log.info("no-figures", table=table, reason=error.reason)
        await self.store(table, found)

    async def store(self, table: str, found: list[Figures]) -> None:
        c, now = RESULTS.c, self.database.now()
        asked = select(c.seat, c.account, c.game).join(ACCOUNTS)
        asked = asked.where(c.table_id == table, ACCOUNTS.c.kind != "gone")
        with suppress(IntegrityError):  # another process was faster
            async with reachable(), self.database.engine.begin() as connection:
                rows = [
                    {
                        "table_id": table,
                        "seat": row.seat,
                        "account": row.account,
                        "game": row.game,
                        "body": ENCODE(found[row.seat] if row.seat < len(found) else Figures()).decode(),
                        "at": now,
                    }
                    for row in await connection.execute(asked)
                ]
                if rows:
                    await connection.execute(insert(FIGURES), rows)
