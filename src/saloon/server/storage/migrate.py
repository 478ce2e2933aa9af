"""The database made ready: created, or brought up to date, by one process at a time."""

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

import structlog
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.kernel.errors import Illegal
from saloon.server.process.config import data_home
from saloon.server.storage.schema import META

FOLDER = Path(__file__).parent / "migrations"
NOTE = "alembic_version"  # where Alembic keeps the revision
LOCK = 0x5A100  # PostgreSQL: the number that all processes of all houses agree on
PATIENCE = 5.0  # seconds: SQLite does not always wait by itself when two begin at once
PAUSE = 0.25
OWNER_ONLY = 0o600  # the file has seeds in it, and hashes of passwords

T = TypeVar("T")

log = structlog.get_logger()


def config(connection: Connection | None = None) -> Config:
    found = Config()
    found.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    found.attributes["connection"] = connection
    return found


@cache
def newest() -> str:
    """The revision that this program works with."""
    return ScriptDirectory.from_config(config()).get_current_head() or ""


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if there is nothing of ours in it."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def known_revisions() -> set[str]:
    return {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database up to date; `Illegal` says why it cannot be used."""
    await exclusively(engine, upgrade)


def upgrade(connection: Connection, revision: str = "") -> None:
    """Whatever is missing up to a revision, or the newest, in the transaction of the caller."""
    found = revision_of(connection)
    if found is not None and found not in known_revisions():
        raise Illegal("database-newer", "", {"found": found, "known": newest()})
    if found is None and (strange := set(inspect(connection).get_table_names()) & set(META.tables)):
        raise Illegal("database-foreign", "", {"tables": ", ".join(sorted(strange))})
    if found != (revision or newest()):
        command.upgrade(config(connection), revision or "head")
        log.info("database-migrated", before=found or "", now=revision_of(connection) or "")


async def exclusively(engine: AsyncEngine, what: Callable[..., T], *values: Any) -> T:
    """Do something with the database while nobody else migrates it: all of it, or nothing."""
    with usable(engine):
        make_file(engine)
        end = monotonic() + PATIENCE
        while True:
            try:
                return await once(engine, what, *values)
            except OperationalError as error:
                if "database is locked" not in str(error.orig) or monotonic() > end:
                    raise
                await asyncio.sleep(PAUSE)


async def once(engine: AsyncEngine, what: Callable[..., T], *values: Any) -> T:
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        done = await connection.run_sync(what, *values)
        await connection.commit()
    return done


@contextmanager
def usable(engine: AsyncEngine) -> Iterator[None]:
    """`Illegal` if the database cannot be opened, read or written."""
    try:
        yield
    except (DBAPIError, OSError) as error:  # the second: a server that does not answer, a folder that is not there
        cause = str(error.orig) if isinstance(error, DBAPIError) else error.strerror or str(error)
        where = engine.url.render_as_string(hide_password=True)
        raise Illegal("database-unusable", "", {"where": where, "cause": cause}) from None


async def check_current(engine: AsyncEngine) -> None:
    """`Illegal` unless the database has the tables of this version: `serve` would make them, a command does not."""
    where: dict[str, object] = {"where": engine.url.render_as_string(hide_password=True)}
    name = engine.url.database
    if engine.dialect.name == "sqlite" and name is not None and not Path(name).is_file():
        raise Illegal("no-house-here", "", where)
    async with engine.connect() as connection:
        revision = await connection.run_sync(revision_of)
    if revision is None:
        raise Illegal("no-house-here", "", where)
    if revision not in known_revisions():
        raise Illegal("database-newer", "", {"found": revision, "known": newest()})
    if revision != newest():
        raise Illegal("database-older", "", where)


def make_file(engine: AsyncEngine) -> None:
    """A file for SQLite that nobody else may read."""
    name = engine.url.database
    if engine.dialect.name != "sqlite" or name is None or name == ":memory:":
        return
    file = Path(name)
    if file.parent == data_home():
        file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
