"""People among people: sessions that change hands, passwords that all have, reports, mutes, and being forgotten."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from saloon.kernel.errors import Illegal
from saloon.server import hub as hubs_module
from saloon.server import wire
from saloon.server.hub import Hub
from saloon.server.people.accounts import Accounts
from saloon.server.people.names import NEUTRAL
from saloon.server.people.who import Who
from saloon.server.storage.schema import TABLES
from saloon.server.table import chat
from tests.server.client import PATIENCE, Line, close_code, guests
from tests.server.conftest import Node, Pair
from tests.server.visitors import House, opened, quick_hashes

PASSWORD = "correct horse battery"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with quick_hashes(), opened(tmp_path) as house:
        yield house


def reason(found: Any) -> str:
    assert found.status_code >= 400, found.text
    told: str = found.json()["reason"]
    return told


# Sessions


def test_a_guest_who_becomes_a_member_has_a_new_secret_and_the_old_one_opens_nothing(house: House) -> None:
    ann, thief = house.guest("Ann"), house.visitor()
    thief.headers["cookie"] = f"saloon={ann.secret}"  # known to somebody else since she was a guest
    with thief.socket() as line:
        line.greet()
        assert ann.post("/api/members", {"name": "Ann", "password": PASSWORD}).status_code == 201
        assert line.closed() == 4401
    assert thief.headers["cookie"] != f"saloon={ann.secret}"
    assert reason(thief.get("/api/me")) == "no-session"
    me = ann.get("/api/me").json()
    assert (me["account"], me["kind"]) == (ann.account, "member")


def test_who_is_refused_as_a_member_stays_the_guest_that_he_was(house: House) -> None:
    house.member("Belle", PASSWORD)
    ann = house.guest("Ann")
    assert reason(ann.post("/api/members", {"name": "Belle", "password": PASSWORD})) == "name-taken"
    assert reason(ann.post("/api/members", {"name": "Ann", "password": "password1"})) == "password-common"
    assert ann.get("/api/me").json()["kind"] == "guest"


def test_every_login_has_a_secret_of_its_own(house: House) -> None:
    house.member("Ann", PASSWORD)
    visitor = house.visitor()
    secrets = set()
    for _ in range(2):  # the second time with the first one's cookie
        assert visitor.post("/api/login", {"name": "Ann", "password": PASSWORD}).status_code == 201
        secrets.add(visitor.secret)
    assert len(secrets) == 2


# Passwords


@pytest.mark.parametrize(
    "password",
    [
        "password", "PASSWORD", "Passw0rd!", "12345678", "qwertyuiop", "iloveyou", "aaaaaaaa", "abcdefgh", "letmein123",
        "passwort1", "motdepasse", "saloon123", "calamity-jane", "CALAMITYJANE", "a" * 200,
    ],
)  # fmt: skip
def test_passwords_that_are_guessed_first_are_refused_by_name(house: House, password: str) -> None:
    found = house.guest("Ann").post("/api/members", {"name": "Calamity Jane", "password": password})
    assert found.status_code == 400
    assert reason(found) in {"password-common", "password-is-name"}


@pytest.mark.parametrize(
    "password", [PASSWORD, "x7$kPq2m", "tumbleweed9", "пять жирных уток", "ｘ" * 3 + "saddle-horn"]
)
def test_other_passwords_are_fine(house: House, password: str) -> None:
    house.member("Ann", password)


def test_a_new_password_is_judged_like_the_first(house: House) -> None:
    ann = house.member("Ann", PASSWORD)
    found = ann.ask("PUT", "/api/me/password", {"old": PASSWORD, "new": "12345678"})
    assert (found.status_code, reason(found)) == (400, "password-common")
    assert house.visitor().post("/api/login", {"name": "Ann", "password": PASSWORD}).status_code == 201


# Reports and mutes


def test_only_what_one_can_see_is_reported(house: House) -> None:
    ann, bob, eve = house.guest("Ann"), house.guest("Bob"), house.guest("Eve")
    table = ann.new_table("me", "open")["id"]
    other = eve.new_table("me", "open")["id"]
    with ann.socket() as line, bob.socket() as stranger, eve.socket() as elsewhere:
        for each in (line, stranger, elsewhere):
            each.greet()
        line.say("watch", table=table)
        line.say("say", table=table, id="1", text="Howdy")
        n = line.hear("said")["n"]

        def refused(by: Any, table: str, message: int) -> str:
            by.say("report", table=table, message=message, why="he shouts")
            told: str = by.hear("refused")["reason"]
            return told

        assert refused(stranger, table, n) == "not-watching"
        assert refused(elsewhere, other, n) == "no-such-message"  # said at another table
        assert refused(line, table, n + 1) == "no-such-message"
        assert refused(stranger, "f" * 12, n) == "no-such-table"
        assert house.sql("SELECT count(*) FROM reports") == [(0,)]
        line.say("report", table=table, message=n, why="it was me")
        line.say("ping", n=1)
        line.hear("pong")
    assert house.sql("SELECT account, table_id, message FROM reports") == [(ann.account, table, n)]


def test_who_watches_may_report(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.new_table("me", "open", public=True)["id"]
    with ann.socket() as line, bob.socket() as bystander:
        line.say("watch", table=table)
        bystander.say("watch", table=table)
        bystander.hear("news")
        line.say("say", table=table, id="1", text="Howdy")
        n = bystander.hear("said")["n"]
        bystander.say("report", table=table, message=n)
        bystander.say("ping", n=1)
        bystander.hear("pong")
    assert house.sql("SELECT account FROM reports") == [(bob.account,)]


def test_nobody_mutes_more_people_than_there_are_or_than_he_may(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST_MUTES", 2)
    ann, *others = [house.guest(name) for name in ("Ann", "Bob", "Cat", "Dan")]
    with ann.socket() as line:
        line.greet()
        line.say("mute", account="f" * 16)
        assert line.hear("refused")["reason"] == "no-such-account"
        for other in (*others[:2], *others[:2]):  # who is muted already counts once
            line.say("mute", account=other.account)
        line.say("mute", account=others[2].account)
        told = line.hear("refused")
        assert (told["reason"], told["details"]) == ("too-many-mutes", {"most": 2})
        line.say("mute", account=others[0].account, on=False)
        line.say("mute", account=others[2].account)
        line.say("ping", n=1)
        line.hear("pong")
    muted = house.sql("SELECT muted FROM mutes WHERE account = :account", account=ann.account)
    assert {account for (account,) in muted} == {others[1].account, others[2].account}


# Whoever deletes his account is forgotten


def test_a_deleted_name_is_gone_from_every_process_at_once(pair: tuple[Node, Node]) -> None:
    """Tables in memory, the lobby and the chat of the other process; the sockets there end, too."""
    first, second = pair

    async def go() -> None:
        ann, ben = await guests(first.url, "Annabelle", "Ben")
        table = await ann.open(first.url, "wyatt-earp", "me", "open", "open", public=True)
        id, there = table["id"], second.url
        await ben.sit(there, table, 1)
        async with Line(there, ben) as line, Line(there, ann) as hers:
            await line.watch(id)
            await hers.watch(id)
            await hers.say(type="say", table=id, id="1", text="Howdy")
            assert (await line.hear("said"))["name"] == "Annabelle"
            running = await ann.open(first.url, "revolver", "me", "open", public=True)
            await ben.sit(there, running, 1)
            await line.watch(running["id"])
            assert await ann.ask(first.url, "/api/me/delete", {}) is None
            news = await line.hear("news", lambda news: news["chairs"][0]["name"] == NEUTRAL)
            assert news["table"] == running["id"]
            said = await line.hear("said", lambda said: said["name"] != "Annabelle")
            assert (said["name"], said["text"]) == (NEUTRAL, "Howdy")
            assert await close_code(hers) == 4401
        for shown in (await ben.ask(there, "/api/tables"), await ben.ask(there, f"/api/tables/{running['id']}")):
            assert "Annabelle" not in str(shown)

    asyncio.run(go())


async def until_true(true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def seated(house: Hub, people: Accounts) -> tuple[Who, str]:
    """A new guest, alone at a new table."""
    who, _ = await people.guest("Annabelle")
    wish = wire.NewTable(game="revolver", seats=[wire.SeatWish("me"), wire.SeatWish("open")], public=True)
    return who, (await house.referee.open(who, wish)).id


def test_a_process_that_does_not_hear_of_it_finds_out(hubs: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs_module, "CHECK", 0.05)

    async def go() -> None:
        async with hubs() as (first, second):
            people = Accounts(first.engine)
            who, table = await seated(first, people)
            held = await second.referee.hold(table)
            assert held.room.chairs[0].name == "Annabelle"
            await people.remove(who)  # and nobody is told
            await until_true(lambda: held.room.chairs[0].name == NEUTRAL)

    asyncio.run(go())


def test_a_summary_that_was_written_with_the_name_afterwards_loses_it(
    hubs: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs_module, "CHECK", PATIENCE)  # the second one does not find out by itself

    async def go() -> None:
        async with hubs() as (first, second):
            people = Accounts(first.engine)
            who, table = await seated(first, people)
            other, _ = await people.guest("Bob")
            await second.referee.hold(table)
            await people.remove(who)
            await second.referee.command(other, wire.Sit(table=table, id="1", seat=1))  # in memory she still has a name
            assert "Annabelle" in await summary(first, table)
            await second.forget_here(who.account)
            assert "Annabelle" not in await summary(first, table)
            assert '"Bob"' in await summary(first, table)

    asyncio.run(go())


async def summary(house: Hub, table: str) -> str:
    async with house.engine.connect() as connection:
        asked = select(TABLES.c.summary).where(TABLES.c.id == table)
        return str((await connection.execute(asked)).scalar_one())


def test_with_an_account_that_is_gone_nobody_sits_down(hubs: Pair) -> None:
    async def go() -> None:
        async with hubs() as (first, _):
            people = Accounts(first.engine)
            who, _ = await seated(first, people)
            host, _ = await people.guest("Bob")
            wish = wire.NewTable(game="revolver", seats=[wire.SeatWish("me"), wire.SeatWish("open")], public=True)
            table = (await first.referee.open(host, wish)).id
            await people.remove(who)
            with pytest.raises(Illegal) as refused:
                await first.referee.command(who, wire.Sit(table=table, id="1", seat=1))
            assert refused.value.reason == "no-session"

    asyncio.run(go())
