"""Everything in one file, and back: into either kind of database, with nothing lost and games going on."""

import asyncio
import gzip
import json
import re
import stat

import pytest
from sqlalchemy import insert, select

from saloon.kernel.errors import Illegal, Malformed
from saloon.server.storage.backup import backup, restore
from saloon.server.storage.database import engine_for
from saloon.server.storage.migrate import exclusively, migrate
from saloon.server.storage.schema import ACCOUNTS, CHAT, META, TABLES
from tests.server.client import PATIENCE, Player, check, guests, play
from tests.server.test_serve import HOSTING, Served, saloon

ANN = {"id": "a1", "name": "Ann", "kind": "guest", "settings": {"big": True}, "created": 0.1 + 0.2}
TABLE = {
    "id": "t1", "game": "revolver", "status": "open", "public": False, "invite": "i", "setup": "{}", "summary": "{}",
    "seed": bytes(range(64)), "created": 1.5, "changed": 2.5,
}  # fmt: skip
SAID = {"table_id": "t1", "account": "a1", "name": "Ann", "text": "“Howdy” 🤠\n", "phrase": "", "at": 3.0}


@pytest.fixture
def database(request, tmp_path):
    """Makes databases with nothing in them."""
    made = iter(range(9))

    def make(kind: str) -> str:
        if kind == "postgresql":
            return str(request.getfixturevalue("postgres").database())
        return f"sqlite+aiosqlite:///{tmp_path}/{next(made)}.db"

    return make


def do(database, what, *values):
    async def done():
        engine = engine_for(database)
        try:
            return await what(engine, *values)
        finally:
            await engine.dispose()

    return asyncio.run(done())


async def fill(engine, chats=3):
    """A few rows of the difficult kinds."""
    await migrate(engine)
    async with engine.begin() as connection:
        await connection.execute(insert(ACCOUNTS), [ANN])
        await connection.execute(insert(TABLES), [TABLE])
        await connection.execute(insert(CHAT), [SAID] * chats)


async def everything(engine):
    """All rows of all tables."""
    await migrate(engine)
    async with engine.connect() as connection:
        return {
            table.name: [
                tuple(row)
                for row in await connection.execute(select(table).order_by(*table.primary_key.columns))
            ]
            for table in META.sorted_tables
        }  # fmt: skip


@pytest.mark.parametrize(("source", "target"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_a_running_game_goes_on_after_a_restore(houses, database, tmp_path, source, target):
    old = houses.open(database(source))

    async def begin():
        ann, bob = await guests(old.url, "Ann", "Bob")
        table = await ann.open(old.url, "wyatt-earp", "me", "open", "deputy")
        await bob.sit(old.url, table, 1)
        players = [Player(ann, table["id"], [old.url], 1), Player(bob, table["id"], [old.url], 2)]
        playing = [asyncio.create_task(player.play()) for player in players]
        async with asyncio.timeout(PATIENCE):
            while min(len(player.done) for player in players) < 3:
                await asyncio.sleep(0.01)
        engine = engine_for(old.database)
        await backup(engine, tmp_path / "b")  # in the middle of the game
        await engine.dispose()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return ann, bob, table["id"]

    ann, bob, table = asyncio.run(begin())
    old.kill()
    where = database(target)
    rows = do(where, restore, tmp_path / "b")
    assert rows > 10
    new = houses.open(where)

    async def go_on():
        players = [Player(ann, table, [new.url], 3), Player(bob, table, [new.url], 4)]
        await play(*players)
        room = await check(new.database, new.url, *players)
        assert room.status == "over"

    asyncio.run(go_on())


@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
@pytest.mark.parametrize("name", ["house.backup", "house.backup.gz"])
def test_every_value_comes_back_as_it_was(database, tmp_path, source, target, name):
    old, new = database(source), database(target)
    do(old, fill)
    assert do(old, backup, tmp_path / name) == do(new, restore, tmp_path / name) == 5
    assert do(old, everything) == do(new, everything)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_numbers_count_on_after_a_restore(database, tmp_path, kind):
    old, new = database("sqlite"), database(kind)
    do(old, fill, 7)
    do(old, backup, tmp_path / "b")
    do(new, restore, tmp_path / "b")

    async def say(engine):
        async with engine.begin() as connection:
            return (await connection.execute(insert(CHAT).values(**SAID).returning(CHAT.c.n))).scalar_one()

    assert do(new, say) == 8


def test_only_the_owner_can_read_a_backup(database, tmp_path):
    where = database("sqlite")
    do(where, fill)
    do(where, backup, tmp_path / "b")
    assert stat.S_IMODE((tmp_path / "b").stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith(".")] == []


# What is there is not replaced unless one says so


def test_a_file_that_is_there_is_kept(database, tmp_path):
    where = database("sqlite")
    do(where, fill)
    (tmp_path / "b").write_text("precious")
    with pytest.raises(Illegal) as error:
        do(where, backup, tmp_path / "b")
    assert error.value.reason == "file-exists"
    assert (tmp_path / "b").read_text() == "precious"
    assert do(where, backup, tmp_path / "b", True) == 5


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_with_something_in_it_is_kept(database, tmp_path, kind):
    old, new = database("sqlite"), database(kind)
    do(old, fill)
    do(old, backup, tmp_path / "b")
    do(new, fill, 2)
    before = do(new, everything)
    with pytest.raises(Illegal) as error:
        do(new, restore, tmp_path / "b")
    assert (error.value.reason, error.value.details) == ("database-not-empty", {"rows": 4})
    assert do(new, everything) == before
    do(new, restore, tmp_path / "b", True)
    assert do(new, everything) == do(old, everything)


# Files that are not what they should be


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("name", ["b", "b.gz"])
def test_a_damaged_file_changes_nothing(database, tmp_path, kind, name):
    old, new = database("sqlite"), database(kind)
    do(old, fill)
    file = tmp_path / name
    do(old, backup, file)
    whole = file.read_bytes()
    do(new, fill, 1)
    before = do(new, everything)
    lines = (gzip.decompress(whole) if name.endswith("gz") else whole).splitlines(keepends=True)
    broken = [
        whole[: len(whole) // 2],
        whole[:-40] + b"????" + whole[-36:],
        whole[:-3],
        b"".join(lines[:-1]),  # cut off between two lines
        b"".join([*lines[:2], *lines[3:]]),  # a row is missing
        b"".join([*lines, lines[1]]),  # something follows the end
        b"".join([lines[0], b'["nowhere",{"n":1}]\n', *lines[1:]]),
        b"".join([lines[0], b'["accounts",{"id":"x"}]\n', *lines[1:]]),
        b"".join([lines[0], b'["\xf0",{"n":1}]\n', *lines[1:]]),  # no text at all
    ]
    for text in broken:
        file.write_bytes(text)
        with pytest.raises(Malformed) as error:
            do(new, restore, file, True)
        assert (error.value.reason, error.value.field) == ("backup-damaged", str(file))
        assert do(new, everything) == before


def test_what_is_no_backup_is_refused(tmp_path, database):
    where, file = database("sqlite"), tmp_path / "b"
    for text in ("", "hello\n", '{"format":"other","version":1,"revision":"r0001","saloon":"","created":""}\n'):
        file.write_text(text)
        with pytest.raises(Malformed) as error:
            do(where, restore, file)
        assert error.value.reason == "not-a-backup"
    with pytest.raises(Malformed) as error:
        do(where, restore, tmp_path / "none")
    assert error.value.reason == "file-unreadable"


def test_a_backup_of_a_newer_saloon_is_refused(tmp_path, database):
    file = tmp_path / "b"
    head = {"format": "saloon-backup", "version": 1, "revision": "r9999", "saloon": "9.0", "created": ""}
    file.write_text(json.dumps(head) + "\n")
    with pytest.raises(Illegal) as error:
        do(database("sqlite"), restore, file)
    assert (error.value.reason, error.value.details["saloon"]) == ("backup-newer", "9.0")


def test_there_is_no_backup_of_nothing(tmp_path, database):
    with pytest.raises(Illegal) as error:
        do(database("sqlite"), backup, tmp_path / "b")
    assert error.value.reason == "database-unusable"
    empty = database("sqlite")
    do(empty, exclusively, lambda connection: None)
    with pytest.raises(Illegal) as error:
        do(empty, backup, tmp_path / "b")
    assert error.value.reason == "no-house-here"
    assert not (tmp_path / "b").exists()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_without_a_row_is_hardly_the_right_one(tmp_path, database, kind):
    old, new, file = database(kind), database(kind), tmp_path / "b"
    do(old, migrate)
    with pytest.raises(Illegal) as error:
        do(old, backup, file)
    assert error.value.reason == "nothing-to-back-up"
    assert not file.exists()
    assert list(tmp_path.glob(".b*")) == []
    assert do(old, backup, file, False, True) == 0
    do(new, fill)
    before = do(new, everything)
    with pytest.raises(Illegal) as error:
        do(new, restore, file, True)
    assert error.value.reason == "backup-empty"
    assert do(new, everything) == before
    assert do(new, restore, file, True, True) == 0


def test_the_steps_of_an_upgrade_find_the_database_of_the_unit(houses, tmp_path):
    """The commands of hosting.md: with the same settings file, from any folder."""
    (unit,) = re.findall(r"^ExecStart=/opt/saloon/bin/saloon (serve .*)$", HOSTING, re.M)
    (step,) = re.findall(r"^# .*/opt/saloon/bin/saloon (backup \S+/before.gz.*)$", HOSTING, re.M)
    assert not re.search(r"^(Environment|EnvironmentFile)=", HOSTING, re.M), "settings that other commands do not see"
    (tmp_path / "etc").mkdir()
    config, file = tmp_path / "etc/saloon.toml", tmp_path / "before.gz"
    config.write_text('database_url = "sqlite:///saloon.db"\nbot_workers = 1\n')
    places = {"/etc/saloon.toml": str(config), re.findall(r"\S+/before.gz", step)[0]: str(file)}
    serve, make = ([places.get(word, word) for word in command.split()] for command in (unit, step))
    house = Served(tmp_path / "log", "", serve, XDG_DATA_HOME=str(tmp_path / "service"))
    del house.environment["SALOON_DATABASE_URL"]
    houses.nodes.append(house)
    house.start()
    asyncio.run(guests(house.url, "Ann"))
    told = saloon(*make, XDG_DATA_HOME=str(tmp_path / "root"))
    assert (told.returncode, told.stderr) == (0, "")
    assert str(tmp_path / "etc/saloon.db") in "".join(told.stdout.split())
    house.stop()
    told = saloon("restore", str(file), "--database", f"sqlite:///{tmp_path}/new.db")
    assert told.returncode == 0, told.stderr
    rows = do(f"sqlite+aiosqlite:///{tmp_path}/new.db", everything)
    assert [row[1] for row in rows["accounts"]] == ["Ann"]


def test_the_commands_do_it_and_say_so(tmp_path, database):
    old, new = database("sqlite"), database("sqlite")
    do(old, fill)
    told = saloon("backup", str(tmp_path / "b"), "--database", old)
    assert (told.returncode, told.stderr) == (0, "")
    assert f"5rowsof{old}written" in "".join(told.stdout.split())  # wherever the line was broken
    again = saloon("backup", str(tmp_path / "b"), "--database", old)
    assert again.returncode == 2
    assert "--force" in again.stderr
    told = saloon("restore", str(tmp_path / "b"), "--database", new)
    assert told.returncode == 0
    assert f"5rowsrestoredinto{new}" in "".join(told.stdout.split())
    assert do(old, everything) == do(new, everything)
