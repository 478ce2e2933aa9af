"""The database becomes what the program needs, by one process at a time, and is left alone if it is not ours."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from saloon.kernel.errors import Illegal
from saloon.server.storage import database as storage
from saloon.server.storage import migrate as migrations
from saloon.server.storage.migrate import exclusively, migrate, newest, revision_of
from saloon.server.storage.schema import META

AT_ONCE = 4
MIGRATE = """
import asyncio, sys
from saloon.server.storage.migrate import migrate
from saloon.server.storage.database import engine_for
asyncio.run(migrate(engine_for(sys.argv[1])))
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The address of a database with nothing in it."""
    if request.param == "postgresql":
        return request.getfixturevalue("postgres").database()
    return f"sqlite+aiosqlite:///{tmp_path}/house.db"


def with_engine(database, what):
    async def do():
        engine = storage.engine_for(database)
        try:
            return await what(engine)
        finally:
            await engine.dispose()

    return asyncio.run(do())


def test_the_revisions_lead_to_the_tables_of_the_schema(database):
    async def differences(engine):
        await migrate(engine)
        return await exclusively(
            engine, lambda connection: compare_metadata(MigrationContext.configure(connection), META)
        )

    assert with_engine(database, differences) == []


def test_the_revisions_are_one_chain():
    scripts = ScriptDirectory.from_config(migrations.config())
    assert len(scripts.get_heads()) == len(scripts.get_bases()) == 1


def test_processes_that_begin_at_once_make_the_tables_once(database):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    begun = [
        subprocess.Popen([sys.executable, "-c", MIGRATE, database], env=environment, stderr=subprocess.PIPE, text=True)
        for _ in range(AT_ONCE)
    ]
    told = [process.communicate()[1] for process in begun]
    assert [process.returncode for process in begun] == [0] * AT_ONCE, told

    async def revision(engine):
        return await exclusively(engine, revision_of)

    assert with_engine(database, revision) == newest()


def test_a_database_newer_than_the_program_is_refused_and_left_as_it_is(database):
    async def grow(engine):
        await migrate(engine)
        await exclusively(
            engine, lambda connection: connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'r9999'")
        )

    with_engine(database, grow)
    with pytest.raises(Illegal) as error:
        with_engine(database, migrate)
    assert (error.value.reason, error.value.details["found"]) == ("database-newer", "r9999")


def test_tables_of_somebody_else_are_left_alone(database):
    async def move_in(engine):
        await exclusively(
            engine, lambda connection: connection.exec_driver_sql("CREATE TABLE accounts (n INTEGER PRIMARY KEY)")
        )

    with_engine(database, move_in)
    with pytest.raises(Illegal) as error:
        with_engine(database, migrate)
    assert (error.value.reason, error.value.details["tables"]) == ("database-foreign", "accounts")


def test_a_change_that_fails_leaves_nothing_behind(database):
    async def fail(engine):
        def half(connection):
            migrations.upgrade(connection)
            raise RuntimeError("power cut")

        with pytest.raises(RuntimeError):
            await exclusively(engine, half)
        return await exclusively(engine, revision_of)

    assert with_engine(database, fail) is None


def test_only_the_owner_can_read_a_new_file(tmp_path):
    with_engine(f"sqlite+aiosqlite:///{tmp_path}/house.db", migrate)
    assert stat.S_IMODE((tmp_path / "house.db").stat().st_mode) == 0o600


def test_a_database_that_cannot_be_used_is_named_without_its_password(tmp_path):
    with pytest.raises(Illegal) as error:
        with_engine(f"sqlite+aiosqlite:///{tmp_path}/no/such/folder/house.db", migrate)
    assert error.value.reason == "database-unusable"
    assert "no/such/folder" in str(error.value.details["where"])
    with pytest.raises(Illegal) as error:
        with_engine("postgresql+asyncpg://ann:geheim@127.0.0.1:1/house", migrate)
    assert error.value.reason == "database-unusable"
    assert "geheim" not in str(error.value.details)
    (tmp_path / "text.db").write_text("this is no database, " * 100)
    with pytest.raises(Illegal) as error:
        with_engine(f"sqlite+aiosqlite:///{tmp_path}/text.db", migrate)
    assert "not a database" in str(error.value.details["cause"])


def test_a_database_that_somebody_has_locked_is_given_up_in_words(tmp_path, monkeypatch):
    monkeypatch.setattr(migrations, "PATIENCE", 0.0)
    monkeypatch.setattr(storage, "PRAGMAS", ("busy_timeout=1",))
    other = sqlite3.connect(Path(tmp_path, "house.db"), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(Illegal) as error:
        with_engine(f"sqlite+aiosqlite:///{tmp_path}/house.db", migrate)
    other.close()
    assert error.value.reason == "database-unusable"
    assert "locked" in str(error.value.details["cause"])
