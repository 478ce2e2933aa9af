"""What a move waits for when it is stored: not for other work, nor for SQLite, which carries its log over beside it."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy.exc import SQLAlchemyError

from saloon.server import wire
from saloon.server.hub import Hub
from saloon.server.storage import notebook as notebooks
from saloon.server.storage.notebook import PATIENCE, Change, Notebook
from tests.server.conftest import hub
from tests.server.test_referee import ANN, enrol

FEW = 5  # changes after which the log is carried over here


@pytest.fixture(autouse=True)
def small_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notebooks, "CARRY_OVER", FEW, raising=False)


def run(tmp_path: Path, test: Callable[[Hub], Awaitable[None]]) -> None:
    async def go() -> None:
        async with asyncio.timeout(30), hub(f"sqlite+aiosqlite:///{tmp_path}/house.db") as house:
            await enrol(house)
            await test(house)

    asyncio.run(go())


async def tables(house: Hub, n: int) -> set[str]:
    """So many new ones, one after the other."""
    seats = [wire.SeatWish("me"), wire.SeatWish("open")]
    return {(await house.referee.open(ANN, wire.NewTable("wyatt-earp", seats))).id for _ in range(n)}


def in_file(tmp_path: Path) -> set[str]:
    """The tables in the database's file itself, without its log; none while it is being written."""
    connection = sqlite3.connect(f"file:{tmp_path}/house.db?immutable=1", uri=True)
    try:
        return {id for (id,) in connection.execute("SELECT id FROM tables")}
    except sqlite3.DatabaseError:
        return set()
    finally:
        connection.close()


def test_what_is_stored_gets_into_the_file_itself_while_the_server_runs(tmp_path: Path) -> None:
    async def test(house: Hub) -> None:
        first = await tables(house, FEW)
        while not first <= in_file(tmp_path):
            await asyncio.sleep(0.01)
        later = await tables(house, 2 * FEW)  # and again
        while len(later & in_file(tmp_path)) < FEW:
            await asyncio.sleep(0.01)

    run(tmp_path, test)


def test_moves_are_stored_while_the_log_is_carried_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    began, go_on = Event(), Event()
    carry_over = Notebook.carry_over_in_thread

    def slowly(notebook: Notebook) -> None:
        began.set()
        assert go_on.wait(30)
        carry_over(notebook)

    monkeypatch.setattr(Notebook, "carry_over_in_thread", slowly)

    async def test(house: Hub) -> None:
        try:
            known = await tables(house, FEW)
            while not began.is_set():
                await asyncio.sleep(0.01)
            known |= await tables(house, 3 * FEW)
            assert not known & in_file(tmp_path)
        finally:
            go_on.set()
        while not known & in_file(tmp_path):
            await asyncio.sleep(0.01)

    run(tmp_path, test)


def test_a_log_that_cannot_be_carried_over_keeps_nobody_from_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    def fails(notebook: Notebook) -> None:
        tried.append(notebook)
        raise SQLAlchemyError("the disk is full")

    monkeypatch.setattr(Notebook, "carry_over_in_thread", fails)

    async def test(house: Hub) -> None:
        while len(tried) < 2:  # it is tried again
            await tables(house, FEW)

    run(tmp_path, test)


def test_a_change_does_not_wait_while_the_loop_works_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits a moment for others that share its transaction, in short rounds of the loop only."""
    rounds, begun = 0, list[int]()
    commit = Notebook.commit

    async def counted(notebook: Notebook, changes: list[Change]) -> None:
        begun.append(rounds)
        await commit(notebook, changes)

    monkeypatch.setattr(Notebook, "commit", counted)

    async def test(house: Hub) -> None:
        nonlocal rounds
        loop = asyncio.get_running_loop()

        def work() -> None:
            nonlocal rounds
            rounds += 1
            time.sleep(0.005)
            if not begun:
                loop.call_soon(work)

        table = (await tables(house, 1)).pop()
        begun.clear()
        loop.call_soon(work)
        await house.notebook.write(Change(table, nothing_due=True))
        assert begun[0] < PATIENCE

    run(tmp_path, test)
