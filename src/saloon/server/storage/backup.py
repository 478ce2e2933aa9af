"""Everything in a database as one file of JSON lines, and back: SQLite to PostgreSQL, too.

The first line says what it is and which revision of the tables it was taken from, then comes one line a row, parents
before children, then the number of rows of each table. A file that was cut off has no last line.
"""

import errno
import gzip
import os
import tempfile
import zlib
from base64 import b64decode
from collections import Counter
from collections.abc import Iterator
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any, cast

import msgspec
from msgspec import Struct
from sqlalchemy import URL, Connection, LargeBinary, MetaData, Table, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saloon import __version__
from saloon.kernel.errors import Illegal, Malformed
from saloon.server.storage.documents import ENCODE
from saloon.server.storage.migrate import NOTE, exclusively, known_revisions, newest, revision_of, upgrade, usable
from saloon.server.storage.schema import META, PROCESSES

FORMAT = "saloon-backup"
VERSION = 1
AT_ONCE = 500
GZIP = b"\x1f\x8b"
TORN = (EOFError, zlib.error, gzip.BadGzipFile)  # what a packed file raises that was cut off or changed

Row = tuple[str, dict[str, Any]]


class Head(Struct, frozen=True):
    """The first line."""

    format: str
    version: int
    revision: str
    saloon: str
    created: str


class Foot(Struct, frozen=True):
    """The last line."""

    rows: dict[str, int]


# Out


async def backup(engine: AsyncEngine, file: Path, force: bool = False, allow_empty: bool = False) -> int:
    """Write all rows into a file, as they stand in one moment; the server may be running. The number of rows.

    A database without any is refused unless that is allowed: it is hardly ever the one that was meant.
    """
    if file.exists() and not force:
        raise Illegal("file-exists", "", {"file": str(file)})
    name = engine.url.database
    with usable(engine):
        if engine.dialect.name == "sqlite" and name is not None and not Path(name).is_file():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        async with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            return await write_file(connection, file, allow_empty)


async def write_file(connection: AsyncConnection, file: Path, allow_empty: bool) -> int:
    """The file appears when it is complete, and only its owner can read it: there are seeds in it."""
    head, tables = await connection.run_sync(contents)
    unfinished: Path | None = None
    try:
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
        unfinished = Path(name)
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb") if file.suffix == ".gz" else nullcontext(raw) as out:
                n = await write_lines(connection, out, head, tables)
            raw.flush()
            os.fsync(handle)
        if not n and not allow_empty:
            raise Illegal("nothing-to-back-up", "", {"where": place(connection.engine.url)})
        unfinished.replace(file)
    except OSError as error:
        raise Malformed("file-unwritable", str(file), {"cause": error.strerror or str(error)}) from None
    finally:
        if unfinished is not None:
            unfinished.unlink(missing_ok=True)
    return n


def contents(connection: Connection) -> tuple[Head, list[Table]]:
    """What to write."""
    revision = revision_of(connection)
    if revision is None:
        raise Illegal("no-house-here", "", {"where": place(connection.engine.url)})
    if revision not in known_revisions():
        raise Illegal("database-newer", "", {"found": revision, "known": newest()})
    created = datetime.now(UTC).isoformat(timespec="seconds")
    return Head(FORMAT, VERSION, revision, __version__, created), ours(connection)


def place(url: URL) -> str:
    """The address of a database, without its password."""
    return url.render_as_string(hide_password=True)


def ours(connection: Connection) -> list[Table]:
    """Our tables as they are in a database, parents first."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in META.tables)
    return found.sorted_tables


async def write_lines(connection: AsyncConnection, out: Any, head: Head, tables: list[Table]) -> int:
    counts: Counter[str] = Counter({str(table.name): 0 for table in tables})
    out.write(ENCODE(head) + b"\n")
    for table in tables:
        if table.name == PROCESSES.name:
            continue  # they are of this moment
        rows = await connection.stream(select(table).order_by(*table.primary_key.columns))
        name, columns = str(table.name), [str(column.name) for column in table.columns]
        async for row in rows:
            out.write(ENCODE((name, dict(zip(columns, row, strict=True)))) + b"\n")
            counts[name] += 1
    out.write(ENCODE(Foot(counts)) + b"\n")
    return counts.total()


# In


async def restore(engine: AsyncEngine, file: Path, force: bool = False, allow_empty: bool = False) -> int:
    """Put the rows of a file into a database without any, or with `force` in place of those that are there.

    All or nothing. The server must be stopped. The number of rows; a file without any is refused unless allowed.
    """
    try:
        with open_file(file) as lines:
            head = read_head(file, lines.readline())
            return await exclusively(engine, fill, file, head, lines, force, allow_empty)
    except TORN:
        raise damaged(file, Counter()) from None
    except OSError as error:
        raise Malformed("file-unreadable", str(file), {"cause": error.strerror or str(error)}) from None


def open_file(file: Path) -> IO[bytes]:
    with file.open("rb") as raw:
        packed = raw.read(len(GZIP)) == GZIP
    return cast("IO[bytes]", gzip.open(file)) if packed else file.open("rb")


def read_head(file: Path, line: bytes) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.DecodeError:
        raise Malformed("not-a-backup", str(file), {}) from None
    if head.format != FORMAT:
        raise Malformed("not-a-backup", str(file), {})
    if head.version != VERSION or head.revision not in known_revisions():
        raise Illegal("backup-newer", "", {"file": str(file), "saloon": head.saloon})
    return head


def fill(connection: Connection, file: Path, head: Head, lines: IO[bytes], force: bool, allow_empty: bool) -> int:
    """In one transaction: the tables as they were, their rows, then whatever has changed since."""
    empty(connection, force)
    upgrade(connection, head.revision)
    tables = {table.name: table for table in ours(connection)}
    counts = Counter(dict.fromkeys(tables, 0))
    batch: list[dict[str, Any]] = []
    filled = ""
    for name, row in read_rows(file, lines, counts):
        if name not in tables or row.keys() != set(tables[name].columns.keys()):
            raise damaged(file, counts)
        if batch and (name != filled or len(batch) == AT_ONCE):
            connection.execute(insert(tables[filled]), batch)
            batch = []
        filled = name
        counts[name] += 1
        batch.append(row_of(tables[name], row))
    if batch:
        connection.execute(insert(tables[filled]), batch)
    if not filled and not allow_empty:
        raise Illegal("backup-empty", "", {"file": str(file)})
    go_on(connection, tables)
    upgrade(connection)
    return counts.total()


def empty(connection: Connection, force: bool) -> None:
    """A database without anything of ours."""
    upgrade(connection)
    tables = ours(connection)
    n = sum(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables)
    if n and not force:
        raise Illegal("database-not-empty", "", {"rows": n})
    for table in reversed(tables):
        table.drop(connection)
    Table(NOTE, MetaData()).drop(connection)


def read_rows(file: Path, lines: IO[bytes], counts: Counter[str]) -> Iterator[Row]:
    """Row after row; the last line must tell as many as there were."""
    while True:
        try:
            found = msgspec.json.decode(lines.readline(), type=tuple[str, dict[str, Any]] | Foot)
        except (msgspec.DecodeError, UnicodeDecodeError, OSError, *TORN):
            raise damaged(file, counts) from None
        if isinstance(found, tuple):
            yield found
        elif found.rows == dict(counts) and not lines.readline():
            return
        else:
            raise damaged(file, counts)


def damaged(file: Path, counts: Counter[str]) -> Malformed:
    return Malformed("backup-damaged", str(file), {"line": counts.total() + 2})


def row_of(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """What JSON cannot say: bytes."""
    packed = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    return {name: b64decode(value) if name in packed and value is not None else value for name, value in row.items()}


def go_on(connection: Connection, tables: dict[str, Table]) -> None:
    """Sequences continue where they were, and due work is free for any process."""
    if connection.dialect.name == "postgresql":
        for table in tables.values():
            for column in table.columns:
                if column.primary_key and column.autoincrement is True:
                    counter = text("SELECT setval(pg_get_serial_sequence(:table, :column), :n)")
                    n = connection.execute(select(func.max(column))).scalar_one() or 0
                    values = {"table": table.name, "column": column.name, "n": n}
                    if n:
                        connection.execute(counter, values)
    connection.execute(update(tables["due"]).values(owner="", until=0.0))
