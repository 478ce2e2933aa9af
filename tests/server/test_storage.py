"""What is stored stays readable, is told apart from what cannot be read, and is not played by other rules.

`rows/untyped-entries.jsonl` is a backup by the last version whose entries had no types of their own: tables of both
games, open to over, with every kind of entry, a rematch and a study table.
"""

import asyncio
import json
import threading
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, func, insert, select, text, update
from structlog.testing import capture_logs

from saloon.kernel.errors import Illegal
from saloon.kernel.game import find_game
from saloon.server import wire
from saloon.server.hub import Hub
from saloon.server.people.accounts import Accounts
from saloon.server.people.who import Who
from saloon.server.rest.tables import COLUMNS, of_row
from saloon.server.storage.backup import restore
from saloon.server.storage.database import engine_for
from saloon.server.storage.entries import KINDS, Moved, Sat, StoodIn, WantedRematch, body_of, read_event
from saloon.server.storage.schema import DUE, ENTRIES, META, TABLES
from saloon.server.table.loading import load_room, report_stopped
from saloon.server.table.referee import STOPPED
from saloon.server.table.render import Eye, setup_bytes
from saloon.server.terms import Clock, Terms
from tests.server.conftest import hub

ROWS = Path(__file__).parent / "rows" / "untyped-entries.jsonl"
ANN, BEN = Who("aa", "Ann"), Who("bb", "Ben")
FINISHED, REMATCH, STUDY, LOST = "1b9cc314f57f", "500b0f358f15", "65a9e62e18f9", "72cf038748bc"
TABLES_THERE = {FINISHED: "over", REMATCH: "running", STUDY: "running", LOST: "over"}


@pytest.fixture(autouse=True)
def rules_of_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both games as they were when the rows were written."""
    for name in ("revolver", "wyatt-earp"):
        set_rules(monkeypatch, name, 1)


def set_rules(monkeypatch: pytest.MonkeyPatch, name: str, version: int) -> None:
    monkeypatch.setattr(type(find_game(name)), "rules_version", version)


def run(tmp_path: Path, test: Callable[[Hub], Awaitable[None]]) -> None:
    """With a server that has the old rows."""

    async def go() -> None:
        where = f"sqlite+aiosqlite:///{tmp_path}/house.db"
        engine = engine_for(where)
        await restore(engine, ROWS)
        await engine.dispose()
        async with hub(where) as house:
            await test(house)

    asyncio.run(go())


def rows_of(name: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in ROWS.read_text().splitlines()]
    return [line[1] for line in lines if isinstance(line, list) and line[0] == name]


# Rows of earlier versions


def test_no_row_is_lost_on_the_way_to_the_tables_of_today(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        async with house.engine.connect() as connection:
            for table in META.sorted_tables:
                there = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
                assert there >= len(rows_of(table.name)), table.name

    run(tmp_path, test)


def test_old_tables_are_loaded_and_go_on(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        rooms = {table: await load_room(house.database, table) for table in TABLES_THERE}
        assert {table: room.status for table, room in rooms.items()} == TABLES_THERE
        stored = Counter(row["table_id"] for row in rows_of("entries"))
        assert {table: room.seq for table, room in rooms.items()} == {table: stored[table] for table in TABLES_THERE}
        done, lost = rooms[FINISHED], rooms[LOST]
        assert [chair.program for chair in done.chairs] == [False, True, False]
        assert (done.entropy(), done.dealt_openly()) == (["", "abcd", ""], True)
        assert (done.ending and done.ending.how, lost.ending and lost.ending.how) == ("abandoned", "conceded")
        assert lost.next == REMATCH
        assert rooms[REMATCH].entropy() == ["", "01"]
        assert rooms[STUDY].setup.start is not None
        assert not lost.setup.chat
        assert done.setup.clock == Clock("game", 3600, 5)
        news = Eye(rooms[REMATCH], ANN.account, 1).news()
        assert news is not None
        asked = msgspec.json.decode(news)
        seat = asked["to_act"]
        who = ANN if rooms[REMATCH].chairs[seat].account == ANN.account else BEN
        writer = rooms[REMATCH].writer
        assert writer is not None
        code = writer.table.legal()[0]
        await house.referee.command(who, wire.Move(table=REMATCH, id="go-on", seat=seat, question=0, code=code))
        assert house.referee.rooms[REMATCH].room.seq == 1

    run(tmp_path, test)


def test_every_kind_of_entry_is_read_and_written_as_it_was() -> None:
    entries = rows_of("entries")
    later = {"committed", "revealed", "lapsed", "shared"}
    assert {row["kind"] for row in entries} == set(KINDS) - later
    for row in entries:
        event = read_event(row["seq"], row["kind"], row["body"])
        assert type(event) is KINDS[row["kind"]]
        before, now = json.loads(row["body"]), json.loads(body_of(event))
        assert {**before, **now} == before, "a value was changed or added"
        assert read_event(row["seq"], row["kind"], body_of(event)) == event


def test_values_of_events_have_their_types() -> None:
    assert read_event(0, "moved", '{"code":7}') == Moved(7)
    assert read_event(0, "moved", '{"code":7,"program":true}') == Moved(7, program=True)
    assert read_event(0, "sat", '{"name":"Ann","entropy":"ab"}') == Sat("Ann", "ab")
    assert read_event(0, "stood-in", '{"why":"time"}') == StoodIn("time")
    assert read_event(0, "rematch", "{}") == WantedRematch("")


# What cannot be read


@pytest.mark.parametrize(
    ("kind", "body", "cause"),
    [
        ("danced", "{}", "unknown kind"),
        ("moved", "{}", "missing required field `code`"),
        ("moved", '{"code":"7"}', "Expected `int`, got `str` - at `$.code`"),
        ("moved", '{"code":7,"twice":true}', "unknown field `twice`"),
        ("left", "", "truncated"),
    ],
)
def test_an_entry_that_is_not_known_is_an_error_that_names_it(kind: str, body: str, cause: str) -> None:
    with pytest.raises(Illegal) as error:
        read_event(3, kind, body)
    assert (error.value.reason, error.value.details["seq"], error.value.details["kind"]) == (
        "unreadable-entry",
        3,
        kind,
    )
    assert cause in str(error.value.details["cause"])


def test_a_table_with_an_unknown_entry_is_refused_and_its_list_still_shown(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        row = {"table_id": REMATCH, "seq": 0, "kind": "danced", "seat": 0, "account": "aa", "at": 1.0, "body": "{}"}
        async with house.engine.begin() as connection:
            await connection.execute(insert(ENTRIES).values(**row))
        with pytest.raises(Illegal, match="unreadable-entry"):
            await house.referee.hold(REMATCH)
        assert await listed(house, REMATCH)
        assert (await house.referee.hold(STUDY)).room.status == "running", "others are open"

    run(tmp_path, test)


# Other rules


async def listed(house: Hub, table: str) -> dict[str, Any]:
    async with house.engine.connect() as connection:
        row = (await connection.execute(select(*COLUMNS).where(TABLES.c.id == table))).one()
    found: dict[str, Any] = msgspec.to_builtins(of_row(row, ANN))
    return found


def test_a_table_of_other_rules_is_refused_by_name_and_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: Hub) -> None:
        set_rules(monkeypatch, "wyatt-earp", 2)
        house.referee.rooms.clear()
        for table in (FINISHED, STUDY):
            with pytest.raises(Illegal) as error:
                await house.referee.hold(table)
            assert error.value.reason == "other-rules"
            assert error.value.details == {"game": "wyatt-earp", "found": 1, "here": 2}
            shown = await listed(house, table)
            assert (shown["rules"], shown["mine"]) == (1, [0, 2] if table == FINISHED else [0, 1])
        assert (await house.referee.hold(REMATCH)).room.status == "running"
        with capture_logs() as logs:
            assert await report_stopped(house.database) == 1
        (told,) = [line for line in logs if line["event"] == "tables-stopped"]
        assert (told["tables"], told["game"], told["found"], told["here"]) == (1, "wyatt-earp", 1, 2)

    run(tmp_path, test)


def test_a_table_whose_game_is_gone_is_refused_by_name(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        setup = (await house.database.table(REMATCH)).setup
        other = msgspec.structs.replace(setup, game="whist")
        async with house.engine.begin() as connection:
            changed = {"setup": msgspec.json.encode(other).decode(), "game": "whist"}
            await connection.execute(update(TABLES).where(TABLES.c.id == REMATCH).values(**changed))
        with pytest.raises(Illegal) as error:
            await house.referee.hold(REMATCH)
        assert (error.value.reason, error.value.details) == ("game-not-here", {"game": "whist"})
        assert (await listed(house, REMATCH))["game"] == "whist"

    run(tmp_path, test)


def test_what_is_due_at_a_stopped_table_is_put_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: Hub) -> None:
        set_rules(monkeypatch, "wyatt-earp", 2)
        house.referee.rooms.clear()
        async with house.engine.begin() as connection:
            await connection.execute(update(DUE).values(until=0.0))
        with capture_logs() as logs:
            for table in await house.referee.claim():
                await house.referee.take_on(table)
        assert [line["table"] for line in logs if line["event"] == "table-stopped"] == [STUDY]
        assert await house.referee.claim() == [], "it is not tried again at once"
        async with house.engine.connect() as connection:
            (until,) = (await connection.execute(select(DUE.c.until))).scalars()
        assert abs(until - house.database.now() - STOPPED) < 60

    run(tmp_path, test)


def test_who_sits_at_a_stopped_table_can_delete_the_account(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: Hub) -> None:
        set_rules(monkeypatch, "wyatt-earp", 2)
        house.referee.rooms.clear()
        accounts = Accounts(house.engine)
        for table in await accounts.tables_of(BEN, "open", "running"):
            with suppress(Illegal):
                await house.referee.command(BEN, wire.Leave(table=table, id="gone"))
        tables = await accounts.tables_of(BEN, "open", "running", "over")
        await accounts.remove(BEN)
        await house.referee.read_anew(tables)
        names = [chair["name"] for chair in (await listed(house, FINISHED))["chairs"]]
        assert "Ben" not in names

    run(tmp_path, test)


# What is agreed


def test_all_terms_of_a_wish_are_kept_and_told(tmp_path: Path) -> None:
    """Other ones than the standard, in the room, in its message, in lists and after it was read again."""
    clock = Clock("move", 60)
    terms = Terms(public=True, clock=clock, spectators=False, aids=False, hints=False, chat=False, pace=30, rated=True)
    standard = Terms().terms()
    assert all(value != standard[name] for name, value in terms.terms().items()), "a setting has no other value here"

    async def test(house: Hub) -> None:
        seats = [wire.SeatWish("me"), wire.SeatWish("open")]
        room = await house.referee.open(ANN, wire.NewTable("revolver", seats, **terms.terms()))
        agreed = msgspec.to_builtins(terms)
        told = msgspec.json.decode(setup_bytes(room, ANN.account))
        for shown in (told, await listed(house, room.id), msgspec.to_builtins(room.setup)):
            assert {name: shown[name] for name in agreed} == agreed
        assert (await load_room(house.database, room.id)).setup == room.setup

    run(tmp_path, test)


# Transactions


@pytest.mark.parametrize(
    "statement",
    [
        "INSERT INTO numbers VALUES (asked(1))",  # which is there already
        "INSERT INTO numbers VALUES (asked(2)) RETURNING n",
        "UPDATE numbers SET n = asked(n) + 1 RETURNING n",
    ],
)
def test_others_can_write_after_a_task_was_cancelled_in_a_transaction(tmp_path: Path, statement: str) -> None:
    """It is cancelled while SQLite works, as tasks are when a server stops: nothing is stored, nothing is locked."""
    running, go_on = threading.Event(), threading.Event()

    def asked(n: int) -> int:
        running.set()
        go_on.wait()
        return n

    async def go() -> None:
        engine = engine_for(f"sqlite+aiosqlite:///{tmp_path}/house.db")
        event.listen(engine.sync_engine, "connect", lambda connection, _: connection.create_function("asked", 1, asked))
        async with engine.begin() as connection:
            await connection.execute(text("CREATE TABLE numbers (n INTEGER PRIMARY KEY)"))
            await connection.execute(text("INSERT INTO numbers VALUES (1)"))

        async def write() -> None:
            async with engine.begin() as connection:
                await connection.execute(text(statement))

        task = asyncio.create_task(write())
        await asyncio.to_thread(running.wait)
        task.cancel()
        await asyncio.sleep(0)
        go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await task
        async with engine.begin() as connection:
            await connection.execute(text("INSERT INTO numbers VALUES (5)"))
            assert list((await connection.execute(text("SELECT n FROM numbers"))).scalars()) == [1, 5]
        await engine.dispose()

    asyncio.run(go())
