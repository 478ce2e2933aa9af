"""Finished games for research: verified records without names, of tables where everyone has agreed (`shares`)."""

import gzip
import os
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saloon.kernel import record as records
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.game import games
from saloon.server.storage.archive import NAMES, read_kept
from saloon.server.storage.documents import ENCODE, Setup, Summary, read_setup, read_summary
from saloon.server.storage.migrate import check_current, usable
from saloon.server.storage.schema import ACCOUNTS, RECORDS, TABLES

PARQUET = ".parquet"
AT_ONCE = 1_000  # games in one piece of a Parquet file
ENDED = ("finished", "conceded")  # a game that everyone agreed to stop has no result


class SharedGame(Struct, frozen=True):
    """A game as it is handed on. The decisions, the seed and all else are in its `record`, which `verify` reads."""

    game: str
    rules: int
    month: str  # 2026-11: when it ended, no closer
    players: list[str]  # by seat: `person`, `program`, or a bot's level
    rated: bool
    how: str  # finished, conceded
    winner: int | None
    decisions: int
    verified: str  # by `replay`, or by `hash` if it was played by other rules than this program's
    record: dict[str, Any]


class Exported(Struct, frozen=True):
    """How many games were written, kept back (someone has not agreed), and left out (the record is not valid)."""

    written: int
    withheld: int
    broken: int


async def export(engine: AsyncEngine, file: Path, force: bool = False) -> Exported:
    """Write all games that may be handed on, the oldest first; the server may be running.

    The file's ending says how: JSON lines (compressed if it ends in `.gz`), or Parquet. It appears when it is complete.
    """
    if file.exists() and not force:
        raise Illegal("file-exists", "", {"file": str(file)})
    unfinished: Path | None = None
    with usable(engine):
        await check_current(engine)
        try:
            handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
            os.close(handle)
            unfinished = Path(name)
            with writer(unfinished, file.name) as write:
                async with engine.connect() as connection:
                    found = await write_games(engine, connection, write)
            unfinished.replace(file)
        except OSError as error:
            raise Malformed("file-unwritable", str(file), {"cause": error.strerror or str(error)}) from None
        finally:
            if unfinished is not None:
                unfinished.unlink(missing_ok=True)
    return found


Write = Callable[[SharedGame], object]


def writer(file: Path, name: str) -> AbstractContextManager[Write]:
    return Parquet(file) if name.endswith(PARQUET) else Lines(file, packed=name.endswith(".gz"))


class Lines(AbstractContextManager[Write]):
    """A game a line."""

    def __init__(self, file: Path, packed: bool) -> None:
        self.file: Any = gzip.GzipFile(file, "wb") if packed else file.open("wb")

    def __enter__(self) -> Write:
        return lambda game: self.file.write(ENCODE(game) + b"\n")

    def __exit__(self, *_: object) -> None:
        self.file.close()


class Parquet(AbstractContextManager[Write]):
    """The same as columns; the record stays JSON, because each game has options and results of its own."""

    def __init__(self, file: Path) -> None:
        import pyarrow as pa
        from pyarrow import parquet

        text, number = pa.string(), pa.int32()
        kinds = {"game": text, "rules": number, "month": text, "players": pa.list_(text), "rated": pa.bool_()}
        kinds |= {"how": text, "winner": number, "decisions": number, "verified": text, "record": text}
        self.schema = pa.schema(list(kinds.items()))
        self.out = parquet.ParquetWriter(file, self.schema)
        self.table = pa.Table.from_pylist
        self.rows: list[dict[str, Any]] = []

    def __enter__(self) -> Write:
        return self.add

    def add(self, game: SharedGame) -> None:
        row = {name: getattr(game, name) for name in SharedGame.__struct_fields__}
        self.rows.append({**row, "record": ENCODE(game.record).decode()})
        if len(self.rows) >= AT_ONCE:
            self.flush()

    def flush(self) -> None:
        self.out.write_table(self.table(self.rows, schema=self.schema))
        self.rows = []

    def __exit__(self, *_: object) -> None:
        with closing(self.out):
            self.flush()


async def write_games(engine: AsyncEngine, connection: AsyncConnection, write: Write) -> Exported:
    sharing = set((await connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.shares))).scalars())
    written = withheld = broken = 0
    async for table, setup, summary, changed in finished(connection):
        people = [chair.account for chair in summary.chairs if chair.kind == "person"]
        if not people or not sharing.issuperset(people):
            withheld += bool(people)
            continue
        game = await shared(engine, table, setup, summary, changed)
        if game is None:
            broken += 1
        else:
            write(game)
            written += 1
    return Exported(written, withheld, broken)


async def finished(connection: AsyncConnection) -> AsyncIterator[tuple[str, Setup, Summary, float]]:
    """All games with a result whose record is kept, except study games."""
    c = TABLES.c
    asked = select(c.id, c.setup, c.summary, c.changed).join(RECORDS).where(c.status == "over").order_by(c.changed)
    for row in await connection.execute(asked):
        setup, summary = read_setup(row.setup), read_summary(row.summary)
        if setup.start is None and summary.how in ENDED:
            yield row.id, setup, summary, row.changed


async def shared(engine: AsyncEngine, table: str, setup: Setup, summary: Summary, changed: float) -> SharedGame | None:
    """A game as it is exported; None if its record is not valid."""
    kept = await read_kept(engine, table)
    assert kept is not None
    if not kept.intact or not kept.commitment_holds():
        return None
    document = {**kept.document, NAMES: [f"Player {seat + 1}" for seat in range(len(summary.chairs))]}
    here = {game.name: game.rules_version for game in games()}
    replayed = here.get(setup.game) == document["rules"]
    if replayed and not holds(document):
        return None
    return SharedGame(
        game=setup.game,
        rules=document["rules"],
        month=datetime.fromtimestamp(changed, UTC).strftime("%Y-%m"),
        players=[
            chair.bot if chair.kind == "bot" else "program" if chair.program else "person" for chair in summary.chairs
        ],
        rated=setup.rated,
        how=summary.how,
        winner=summary.winner,
        decisions=len(document["decisions"]),
        verified="replay" if replayed else "hash",
        record=document,
    )


def holds(document: dict[str, Any]) -> bool:
    try:
        for _ in records.replay(records.from_document(document)):
            pass
    except Malformed:
        return False
    return True
