"""What machines are told: alive, ready, and how much of everything."""

import asyncio
import sqlite3
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from saloon.server import wire
from saloon.server.people.accounts import Accounts
from saloon.server.storage.database import engine_for
from saloon.server.storage.migrate import migrate
from saloon.server.storage.readiness import database_status
from saloon.server.workers.queue import Requester
from tests.server.client import PATIENCE, Line, Player, guests, play
from tests.server.conftest import hub, until
from tests.server.faults import full_disk

TOKEN = "a-long-token-for-prometheus"


def ask(url, path, **headers):
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.get(url + path, headers=named, trust_env=False, timeout=PATIENCE)


def counts(page: httpx.Response) -> dict[tuple[str, ...], float]:
    """Samples by name and labels."""
    assert page.status_code == 200, page.text
    assert page.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(page.text)
        for sample in family.samples
    }


def test_a_game_is_counted_from_its_first_decision_to_the_last_viewer(houses):
    house = houses.open()

    async def evening() -> int:
        ann, bob = await guests(house.url, "Ann", "Bob")
        table = await ann.open(house.url, "wyatt-earp", "me", "open", "deputy")
        waiting = counts(ask(house.url, "/metrics"))
        assert waiting["saloon_tables", "wyatt-earp", "open"] == 1
        await bob.sit(house.url, table, 1)
        async with Line(house.url, ann) as line:
            await line.watch(table["id"])
            await line.refused("move", table["id"], seat=1, question=0, code=0)
            assert counts(ask(house.url, "/metrics"))["saloon_sockets",] == 1
        players = [Player(ann, table["id"], [house.url]), Player(bob, table["id"], [house.url], 1)]
        await play(*players)
        return sum(said["type"] == "move" for player in players for said in player.done.values())

    made = asyncio.run(evening())
    found = counts(ask(house.url, "/metrics"))
    assert found["saloon_tables", "wyatt-earp", "over"] == 1
    assert ("saloon_tables", "wyatt-earp", "open") not in found
    assert found["saloon_refused_total", "not-your-seat"] == 1
    decisions, bots = found["saloon_decisions_total", "wyatt-earp"], found["saloon_bot_seconds_count", "deputy"]
    assert found["saloon_decision_seconds_count", "stored"] >= made
    assert decisions == found["saloon_decision_seconds_count", "stored"] + bots
    assert found["saloon_decision_seconds_count", "sent"] == found["saloon_decision_seconds_count", "stored"]
    assert found["saloon_decision_seconds_sum", "sent"] >= found["saloon_decision_seconds_sum", "stored"] > 0
    assert found["saloon_commit_pages_sum",] >= decisions + 2
    assert found["saloon_rooms",] == 1


def test_a_bot_that_is_not_waited_for_is_counted_by_its_level(tmp_path, monkeypatch):
    async def too_slow(*_: Any) -> Any:
        raise TimeoutError

    async def evening() -> bytes:
        async with hub(f"sqlite+aiosqlite:///{tmp_path}/house.db") as house:
            seats = [wire.SeatWish("me"), wire.SeatWish("bot", "marshal")]
            ann, _ = await Accounts(house.engine).guest("Ann")
            room = await house.referee.open(ann, wire.NewTable("wyatt-earp", seats))
            monkeypatch.setattr(house.pool, "use", too_slow)
            house.pool.idle = [None, None]  # type: ignore[list-item]
            await house.pool.choose(room.job("marshal"), 0.1, Requester(ann.account))
            return await house.counted()

    told = asyncio.run(evening()).decode()
    assert 'saloon_bots_late_total{level="marshal"} 1.0' in told
    assert 'saloon_bots_late_total{level="deputy"} 1.0' in told  # who was asked in his place
    assert 'saloon_bot_seconds_count{level="marshal"} 1.0' in told


# Who may see it


def test_only_a_program_on_this_machine_sees_the_metrics(node):
    assert ask(node.url, "/metrics").status_code == 200
    for header in ("x_forwarded_for", "x_real_ip", "forwarded", "via"):
        assert ask(node.url, "/metrics", **{header: "127.0.0.1"}).status_code == 404


@pytest.mark.parametrize(
    ("host", "status"),
    [("localhost:8000", 200), ("127.0.0.1", 200), ("[::1]:80", 200), ("evil.example", 404), ("[", 404), ("", 404)],
)
def test_a_page_whose_own_name_points_here_sees_no_metrics(node, host, status):
    assert ask(node.url, "/metrics", host=host).status_code == status


def test_the_metrics_tell_their_charset_once(node):
    assert ask(node.url, "/metrics").headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"


def test_with_a_token_whoever_has_it_sees_the_metrics(houses):
    house = houses.open(SALOON_METRICS_TOKEN=TOKEN)
    assert ask(house.url, "/metrics").status_code == 401
    assert ask(house.url, "/metrics", authorization=f"Bearer {TOKEN}x").status_code == 401
    assert ask(house.url, "/metrics", authorization=f"Bearer {TOKEN}", via="proxy").status_code == 200


def test_the_metrics_can_be_turned_off(houses):
    house = houses.open(SALOON_METRICS="false")
    assert ask(house.url, "/metrics").status_code == 404


# Alive and ready


def test_a_house_is_ready_while_its_database_is_what_it_should_be(houses):
    house = houses.open()
    until(lambda: ask(house.url, "/readyz").json() == {"status": "ok"}, "it does not become ready")
    database = sqlite3.connect(house.log.parent / "house.db")
    database.execute("UPDATE alembic_version SET version_num = 'r9999'")
    database.commit()
    database.close()
    until(lambda: ask(house.url, "/readyz").json() == {"status": "other-revision"}, "it is still ready")
    assert ask(house.url, "/readyz").status_code == 503
    assert ask(house.url, "/healthz").json() == {"status": "ok"}


def test_a_server_that_cannot_write_is_not_ready_until_it_can_again(houses):
    house = houses.open()
    until(lambda: ask(house.url, "/readyz").status_code == 200, "it does not become ready")
    with full_disk(house):
        until(lambda: ask(house.url, "/readyz").json() == {"status": "cannot-write"}, "it is still ready")
        assert ask(house.url, "/healthz").status_code == 200
    until(lambda: ask(house.url, "/readyz").status_code == 200, "it does not come back")


def test_a_read_only_postgresql_is_not_ready(postgres):
    where = postgres.database()

    async def status() -> str:
        engine = engine_for(where)
        await migrate(engine)
        assert await database_status(engine) == "ok"
        async with engine.begin() as connection:
            name = engine.url.database
            await connection.exec_driver_sql(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
        await engine.dispose()
        try:
            return await database_status(engine)
        finally:
            await engine.dispose()

    assert asyncio.run(status()) == "cannot-write"


def test_without_a_database_a_house_is_not_ready():
    async def status() -> str:
        engine = engine_for("postgresql+asyncpg://ann@127.0.0.1:1/house")
        try:
            return await database_status(engine)
        finally:
            await engine.dispose()

    assert asyncio.run(status()) == "no-database"
