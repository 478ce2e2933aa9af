"""The record of a game that is over, kept as it was at its end.

A table is read by playing its entries again, which only the version of the rules can do that it was played by. A record
that was kept needs no rules: it can be downloaded for ever, and its hash says that nothing in it was changed since. The
players' names are not in it: when an account is deleted, its name disappears everywhere.
"""

import zlib
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.kernel.errors import Illegal
from saloon.kernel.fairness import OPEN, seed_commitment
from saloon.server.storage.database import reachable
from saloon.server.storage.documents import ENCODE, Setup, Summary, read_setup, read_summary
from saloon.server.storage.entries import KIND_OF, Shared, read_event
from saloon.server.storage.schema import ENTRIES, RECORDS, TABLES

NAMES = "seats"  # the field of a record that has them
PACKING = 9


class Kept(Struct, frozen=True):
    """A finished game, known only by what was archived."""

    table: str
    invite: str
    share: str
    setup: Setup
    summary: Summary
    document: dict[str, Any]
    intact: bool  # as it was at the end of the game, by its hash

    def check_seeing(self, account: str, invite: str, share: str) -> None:
        """As `Room.check_watching` says of a game that is over."""
        there = {self.setup.host, *(chair.account for chair in self.summary.chairs)}
        invited = invite != "" and invite == self.invite
        shared = share != "" and share == self.share
        if not (account in there or invited or shared or self.setup.public):
            raise Illegal("link-ended" if share else "not-invited", "", {})

    def commitment_holds(self) -> bool:
        """Whether the seed is the one that was committed to before the deal."""
        scheme = self.document["fairness"]["scheme"] if "fairness" in self.document else OPEN
        return bool(seed_commitment(bytes.fromhex(self.document["seed"]), scheme) == self.document["commitment"])


def record_row(table: str, document: dict[str, Any]) -> dict[str, Any]:
    """What is stored of a record."""
    body = ENCODE({name: value for name, value in document.items() if name != NAMES})
    return {"table_id": table, "body": zlib.compress(body, PACKING), "digest": sha256(body).hexdigest()}


async def read_kept(engine: AsyncEngine, table: str) -> Kept | None:
    """The finished game of a table; None if nothing was kept of it."""
    asked = select(TABLES.c.invite, TABLES.c.setup, TABLES.c.summary, RECORDS.c.body, RECORDS.c.digest)
    shared = select(ENTRIES.c.seq, ENTRIES.c.kind, ENTRIES.c.body).where(ENTRIES.c.table_id == table)
    shared = shared.where(ENTRIES.c.kind == KIND_OF[Shared]).order_by(ENTRIES.c.seq.desc()).limit(1)
    async with reachable(), engine.connect() as connection:
        row = (await connection.execute(asked.join(RECORDS).where(TABLES.c.id == table))).first()
        link = (await connection.execute(shared)).first()
    if row is None:
        return None
    event = read_event(*link) if link is not None else None
    share = event.token if isinstance(event, Shared) else ""
    body, summary = zlib.decompress(row.body), read_summary(row.summary)
    document = msgspec.json.decode(body)
    document[NAMES] = [chair.name for chair in summary.chairs]
    intact = sha256(body).hexdigest() == row.digest
    return Kept(table, row.invite, share, read_setup(row.setup), summary, document, intact)


async def without_record(engine: AsyncEngine, after: str, most: int) -> list[str]:
    """Some tables whose games are over and of which nothing is kept yet, in the order of their names."""
    kept = select(RECORDS.c.table_id)
    asked = select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.id > after, TABLES.c.id.not_in(kept))
    async with reachable(), engine.connect() as connection:
        return list((await connection.execute(asked.order_by(TABLES.c.id).limit(most))).scalars())
