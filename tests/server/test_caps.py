"""Caps on tables: nobody can flood the lobby or the disk, and tables that nobody comes to go."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from saloon.kernel.errors import Illegal
from saloon.server import wire
from saloon.server.deals.clubs import MOST_HOSTED
from saloon.server.hub import Hub
from saloon.server.notify.store import MOST_CHANNELS
from saloon.server.people.accounts import MOST_TOKENS, Accounts
from saloon.server.people.who import Who
from saloon.server.process.config import Settings
from saloon.server.rest import tables
from saloon.server.storage.digests import digest
from saloon.server.table.caps import DAY, DESERTED
from tests.server.client import PATIENCE, guests
from tests.server.conftest import Houses, Pair, hub
from tests.server.visitors import House, Visitor, opened

USUAL = Settings()
SEATS = [{"kind": "me"}, {"kind": "open"}]
WISH = {"game": "revolver", "seats": SEATS, "public": True}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with opened(tmp_path) as found:
        yield found


class Places:
    """Where tables are opened from."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = "192.0.2.1"
        patch.setattr(tables, "address", lambda _: self.now)

    def open(self, visitor: Visitor, place: str, public: bool = True) -> tuple[int, dict[str, Any]]:
        self.now = place
        found = visitor.post("/api/tables", {**WISH, "public": public})
        return found.status_code, found.json()


# How many


def test_hundreds_of_public_tables_from_one_address_end_at_the_cap(houses: Houses) -> None:
    node = houses.open(SALOON_LIMITS="true")

    async def flood() -> list[httpx.Response]:
        people = await guests(node.url, *(f"Eve {chr(65 + n)}" for n in range(6)))
        async with httpx.AsyncClient(base_url=node.url, timeout=PATIENCE, trust_env=False) as doors:
            asked = [
                doors.post("/api/tables", json=WISH, headers={"Cookie": eve.cookie})
                for eve in people
                for _ in range(25)
            ]
            return await asyncio.gather(*asked)

    found = asyncio.run(flood())
    told = Counter(answer.json().get("reason", "opened") for answer in found)
    assert told["opened"] <= USUAL.public_tables_per_address
    assert told["opened"] + told["tables-full"] == len(found)
    refused = next(answer for answer in found if answer.status_code != 201)
    assert refused.status_code == 409
    assert refused.json()["details"]["what"] in {"public-account", "public-address"}
    stored = sqlite3.connect(houses.folder / "house.db")
    assert stored.execute("SELECT count(*) FROM tables").fetchone() == (told["opened"],)
    stored.close()


def test_an_account_has_so_many_public_tables_and_private_ones_beside_them(house: House) -> None:
    ann = house.guest("Ann")
    for _ in range(USUAL.public_tables_per_account):
        assert ann.post("/api/tables", WISH).status_code == 201
    refused = ann.post("/api/tables", WISH)
    assert (refused.status_code, refused.json()["reason"]) == (409, "tables-full")
    assert refused.json()["details"] == {"what": "public-account", "most": USUAL.public_tables_per_account}
    assert ann.post("/api/tables", {**WISH, "public": False}).status_code == 201
    assert house.guest("Bob").post("/api/tables", WISH).status_code == 201


@pytest.mark.parametrize(
    ("settings", "what"), [({"tables_per_account": 2}, "account"), ({"tables_per_address": 2}, "address")]
)
def test_tables_that_are_over_or_rest_do_not_count(tmp_path: Path, settings: dict[str, int], what: str) -> None:
    with opened(tmp_path, **settings) as house:
        ann = house.guest("Ann")
        first = ann.new_table("me", "me")["id"]
        second = ann.new_table("me", "open")["id"]
        wish = {**WISH, "public": False}
        assert ann.post("/api/tables", wish).json()["details"]["what"] == what
        assert ann.do("propose", first, "1", seat=0, what="concede").status_code == 200
        assert ann.post("/api/tables", wish).status_code == 201
        assert ann.post("/api/tables", wish).status_code == 409
        house.sql("UPDATE tables SET changed = changed - 86401 WHERE id = :id", id=second)
        assert ann.post("/api/tables", wish).status_code == 201


def test_many_accounts_of_one_address_are_counted_together(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    places = Places(monkeypatch)
    for n in range(USUAL.public_tables_per_address):
        assert places.open(house.guest(f"Eve {n}"), "192.0.2.1")[0] == 201
    status, told = places.open(house.guest("Ann"), "192.0.2.1")
    assert (status, told["details"]["what"]) == (409, "public-address")
    assert places.open(house.guest("Bob"), "192.0.2.2")[0] == 201


def test_processes_count_together_and_a_rematch_counts_where_its_table_did(hubs: Pair) -> None:
    async def play() -> None:
        async with hubs() as both:
            ann, origin = await somebody(both[0], "ann"), digest("192.0.2.1")
            for house in both:
                house.caps.off = False
            rooms = []
            for n in range(USUAL.public_tables_per_account):
                async with both[n % 2].caps.room_for(ann.account, origin, True):
                    rooms.append(await both[n % 2].referee.open(ann, wanted("me", "me"), "192.0.2.1"))
            for house in both:
                with pytest.raises(Illegal, match="tables-full"):
                    async with house.caps.room_for(ann.account, origin, True):
                        raise AssertionError
            table = rooms[0].id
            await both[1].referee.command(ann, wire.Propose(table=table, id="1", seat=0, what="concede"))
            await both[1].referee.command(ann, wire.Rematch(table=table, id="2"))
            both[0].caps.settings = Settings(public_tables_per_address=USUAL.public_tables_per_account)
            with pytest.raises(Illegal, match="tables-full"):
                async with both[0].caps.room_for("somebody else", origin, True):
                    raise AssertionError

    asyncio.run(play())


# How long


async def somebody(house: Hub, name: str) -> Who:
    return (await Accounts(house.engine).guest(name))[0]


def wanted(*seats: str, public: bool = True) -> wire.NewTable:
    return wire.NewTable(game="revolver", seats=[wire.SeatWish(kind=seat) for seat in seats], public=public)  # type: ignore[arg-type]


def test_an_open_table_waits_as_long_as_somebody_is_there_and_some_time_beyond(tmp_path: Path) -> None:
    async def wait() -> None:
        async with hub(f"sqlite+aiosqlite:///{tmp_path}/house.db") as house:
            ann, clock = await somebody(house, "ann"), house.database
            public = await house.referee.open(ann, wanted("me", "open"), "192.0.2.1")
            private = await house.referee.open(ann, wanted("me", "open", public=False), "192.0.2.1")
            deserted = await house.referee.open(ann, wanted("open", "open"), "192.0.2.1")
            running = await house.referee.open(ann, wanted("me", "me"), "192.0.2.1")
            assert await house.caps.tidy([]) == []
            clock.ahead += DESERTED + 1
            assert await house.caps.tidy([]) == [deserted.id]
            clock.ahead += 60 * USUAL.public_table_minutes
            assert await house.caps.tidy([public.id, private.id, running.id]) == []
            clock.ahead += 60 * USUAL.public_table_minutes - 1
            assert await house.caps.tidy([]) == []
            clock.ahead += 2
            assert await house.caps.tidy([]) == [public.id]
            clock.ahead += DAY * USUAL.private_table_days
            assert await house.caps.tidy([]) == [private.id]
            clock.ahead += 1000 * DAY
            assert await house.caps.tidy([]) == []
            assert (await house.database.table(running.id)).origin == ""  # where it came from is forgotten

    asyncio.run(wait())


def test_a_table_that_was_deleted_is_gone_in_every_process(hubs: Pair) -> None:
    async def wait() -> None:
        async with hubs() as (one, other):
            ann, bob = await somebody(one, "ann"), await somebody(one, "bob")
            table = (await one.referee.open(ann, wanted("me", "open"), "192.0.2.1")).id
            await other.referee.hold(table)
            one.database.ahead += 60 * USUAL.public_table_minutes + 1
            gone = await one.caps.tidy([])
            assert gone == [table]
            one.referee.forget(gone)
            for house in (one, other):
                for _ in range(2):
                    with pytest.raises(Illegal, match="no-such-table"):
                        await house.referee.command(bob, wire.Sit(table=table, id="1", seat=1))

    asyncio.run(wait())


# The lobby


def test_in_the_lobby_hosts_take_turns(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    places = Places(monkeypatch)
    ann, eve, eva = house.guest("Ann"), house.guest("Eve"), house.guest("Eva")
    quiet = places.open(ann, "192.0.2.1")[1]["id"]
    many = [places.open(who, "192.0.2.2")[1]["id"] for who in (eve, eva) for _ in range(4)]
    listed, before = [], ""
    for _ in range(10):
        page = ann.get("/api/tables", params={"limit": 2, **({"before": before} if before else {})}).json()
        listed += [table["id"] for table in page["tables"]]
        before = page["more"]
        if not before:
            break
    assert listed == [many[-1], quiet, *reversed(many[:-1])]


def test_what_is_asked_for_in_one_moment_is_counted_one_by_one(hubs: Pair) -> None:
    """On two processes: none of the caps on what an account has can be outrun, and no request fails for another."""

    async def go() -> None:
        async with hubs() as houses:
            who = await somebody(houses[0], "Ann")
            twice = [(n, houses[n % 2]) for n in range(2 * max(MOST_TOKENS, MOST_CHANNELS, MOST_HOSTED))]
            keys = [(f"https://push.example/{n}", "B" * 87, "A" * 22) for n, _ in twice]
            asked: dict[str, tuple[int, list[Coroutine[Any, Any, Any]]]] = {
                "too-many-tokens": (MOST_TOKENS, [Accounts(of.engine).new_token(who, "bot") for _, of in twice]),
                "too-many-channels": (
                    MOST_CHANNELS,
                    [of.notifier.store.put(who.account, f"{n}", push_to(*keys[n]), "here", 0.0) for n, of in twice],
                ),
                "too-many-clubs": (
                    MOST_HOSTED,
                    [of.clubs.found(who, "club", "Mine", "revolver", "marshal") for _, of in twice],
                ),
                "": (len(twice), [of.notifier.store.new_feed(who.account, 0.0) for _, of in twice]),
            }
            for reason, (most, wishes) in asked.items():
                found = await asyncio.gather(*wishes, return_exceptions=True)
                refused = [error for error in found if isinstance(error, BaseException)]
                assert {error.reason if isinstance(error, Illegal) else error for error in refused} <= {reason}
                assert len(found) - len(refused) == most, reason

    asyncio.run(go())


def push_to(endpoint: str, key: str, auth: str) -> dict[str, Any]:
    return {"kind": "push", "address": endpoint, "key": key, "auth": auth, "session": None, "confirmed": True}
