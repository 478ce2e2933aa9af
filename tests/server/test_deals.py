"""The deal of the day and challenges, with real processes: three people, two processes, and midnight between."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from saloon.kernel.fairness import DUPLICATE, seed_commitment
from saloon.kernel.game import own_games
from saloon.server.deals.days import AHEAD, RIVALS
from saloon.server.storage.database import engine_for
from saloon.server.storage.schema import DEALS, TRIES
from tests.server.client import PATIENCE, Message, Person, Player, guest, play
from tests.server.clocked import APP, FILE, Clock
from tests.server.conftest import Houses, Node, Postgres, Redis, needed, open_pair

PASSWORD = "correct horse battery"
NOON = datetime(2031, 5, 6, 12, tzinfo=UTC).timestamp()
DAY = "2031-05-06"
DEAL = f"{DAY}-revolver-marshal"


@pytest.fixture(params=["sqlite+redis", "postgresql"])
def clocked(
    request: pytest.FixtureRequest, houses: Houses, redis: Redis, postgres: Postgres, tmp_path: Path
) -> tuple[Node, Node, Clock]:
    clock = Clock(tmp_path / "clock")
    clock.set(NOON)
    settings = {FILE: str(clock.file)}
    stores = needed(request.param, postgres, redis)
    return *open_pair(houses, *stores, APP, settings), clock


async def member(url: str, name: str) -> Person:
    person = await guest(url, name)
    await person.ask(url, "/api/members", {"name": name, "password": PASSWORD})
    return person


async def begin(person: Person, url: str, deal: str, address: str = "") -> Message:
    """Play a deal, from an address of one's own."""
    headers = {"Cookie": person.cookie, "X-Forwarded-For": address or f"10.0.0.{ord(person.name[0])}"}
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False) as doors:
        answer = await doors.post(f"/api/deals/{deal}/table", json={"pace": 0}, headers=headers)
        found: Message = answer.json()
        return found


async def finish(person: Person, url: str, table: str) -> Message:
    (last,) = await play(Player(person, table, [url], ord(person.name[0])))
    return last


async def rows(database: str, asked: Any) -> list[Any]:
    engine = engine_for(database)
    async with engine.connect() as connection:
        found = list((await connection.execute(asked)).all())
    await engine.dispose()
    return found


async def the_same_day(one: Node, two: Node, day: str) -> Message:
    """What both processes tell of a day."""
    found: Message = await Person("", "", "").ask(one.url, f"/api/days?day={day}")
    other = await Person("", "", "").ask(two.url, f"/api/days?day={day}")
    assert other == {**found, "now": other["now"]}
    return found


async def told_before_the_end(ann: Person, url: str, table: str, last: Message) -> None:
    """Nothing leaves the server that would tell others the cards."""
    assert last["fairness"]["seed"] == ""
    for what in ("record", "verify", "chances"):
        assert (await ann.ask(url, f"/api/tables/{table}/{what}"))["reason"] == "deal-sealed"
    mine = (await ann.ask(url, f"/api/tables/{table}"))["mine"][0]
    own = await ann.ask(url, f"/api/tables/{table}/replay?seat={mine}")
    assert len(own["steps"]) > 5
    assert all(step["notation"] == "" for step in own["steps"])
    assert (await ann.ask(url, f"/api/tables/{table}/replay?seat={1 - mine}"))["reason"] == "not-your-seat"
    assert (await ann.command(url, table, "rematch"))["reason"] == "no-rematch-here"
    for path in ("/api/days", f"/api/deals/{DEAL}"):
        page = await ann.ask(url, path)
        for deal in page.get("deals") or [page["deal"]]:
            assert deal["seed"] == ""


def test_a_day_with_three_accounts_on_two_processes_over_midnight(clocked: tuple[Node, Node, Clock]) -> None:
    one, two, clock = clocked

    async def tell() -> None:
        nobody = Person("", "", "")
        ann, ben, cleo = [await member(one.url, name) for name in ("Ann", "Ben", "Cleo")]
        today = await nobody.ask(one.url, "/api/days")
        assert today["day"] == DAY
        assert today["ends"] == NOON + 43_200
        assert [deal["state"] for deal in today["deals"]] == ["open"] * len(today["deals"])
        tomorrow = await the_same_day(one, two, "2031-05-07")
        assert {deal["state"] for deal in tomorrow["deals"]} == {"ahead"}
        assert (await begin(ann, one.url, "2031-05-07-revolver-marshal"))["reason"] == "deal-not-yet"
        dealt = await rows(one.database, select(DEALS.c.id, DEALS.c.commitment))
        assert len(dealt) == len({row.id for row in dealt}) == (AHEAD + 1) * len(own_games()) * len(RIVALS)

        # one try, whichever process is asked, and at the same moment
        tables = await asyncio.gather(*(begin(ann, node.url, DEAL) for node in (one, two) * 3))
        assert len({table["id"] for table in tables}) == 1
        mine = tables[0]["id"]
        assert not tables[0]["hints"]
        last = await finish(ann, two.url, mine)
        await told_before_the_end(ann, one.url, mine, last)
        assert (await begin(ann, two.url, DEAL))["id"] == mine
        assert (await ben.ask(one.url, f"/api/deals/{DEAL}"))["rows"] == []  # only for those who have finished
        await finish(ben, one.url, (await begin(ben, two.url, DEAL))["id"])
        late = (await begin(cleo, one.url, DEAL))["id"]
        page = await ann.ask(two.url, f"/api/deals/{DEAL}")
        assert {row["name"] for row in page["rows"]} == {"Ann", "Ben"}
        assert {row["table"] for row in page["rows"]} == {""}
        assert page["bot"]["bot"] == "marshal"
        assert (await ben.ask(one.url, f"/api/tables/{mine}/record"))["reason"] == "not-invited"

        clock.set(NOON + 86_400)
        after = await the_same_day(one, two, DAY)
        for before, deal in zip(today["deals"], after["deals"], strict=True):
            assert deal["commitment"] == before["commitment"]
            assert seed_commitment(bytes.fromhex(deal["seed"]), DUPLICATE) == before["commitment"]
        for before, deal in zip(tomorrow["deals"], (await nobody.ask(two.url, "/api/days"))["deals"], strict=True):
            assert deal["commitment"] == before["commitment"]
            assert (deal["state"], deal["seed"]) == ("open", "")

        # who is late is not listed; records of those who are listed are public, and hold
        await finish(cleo, two.url, late)
        pages = [await cleo.ask(node.url, f"/api/deals/{DEAL}") for node in (one, two)]
        assert pages[0] == pages[1]
        assert pages[0]["deal"]["mine"]["doubt"] == "late"
        assert [row["name"] for row in pages[0]["rows"]] == [row["name"] for row in sorted(page["rows"], key=place)]
        for row in pages[0]["rows"]:
            verdict = await cleo.ask(one.url, f"/api/tables/{row['table']}/verify")
            assert verdict["holds"], verdict
            record = await cleo.ask(two.url, f"/api/tables/{row['table']}/record")
            assert record["commitment"] == pages[0]["deal"]["commitment"]
        assert (await ann.ask(two.url, f"/api/tables/{late}/record"))["reason"] == "not-invited"

        league = await ann.ask(one.url, "/api/league?game=revolver&span=week")
        assert {row["name"]: row["deals"] for row in league["rows"]} == {"Ann": 1, "Ben": 1}
        assert sum(row["points"] for row in league["rows"]) == 100
        assert (await ann.ask(two.url, "/api/days"))["streak"] == {"days": 1, "best": 1}
        month = await ann.ask(two.url, "/api/calendar?month=2031-05")
        assert [(day["day"], day["finished"]) for day in month] == [(DAY, 1), ("2031-05-07", 0)]

        # for pleasure: as often as one likes, and it counts nowhere
        again = [await begin(ann, one.url, DEAL) for _ in range(2)]
        assert again[0]["id"] != again[1]["id"]
        assert again[0]["deal"] == {"id": DEAL, "until": None, "counts": False, "duel": ""}
        await finish(ann, one.url, again[0]["id"])
        assert (await ann.ask(one.url, f"/api/deals/{DEAL}"))["rows"] == [
            {**row, "mine": row["name"] == "Ann"} for row in pages[0]["rows"]
        ]
        tried = await rows(one.database, select(TRIES.c.account, func.count()).group_by(TRIES.c.account))
        assert sorted(n for _, n in tried) == [1, 1, 1]

    asyncio.run(tell())


def place(row: Message) -> tuple[int, str]:
    return row["place"], row["name"]


def test_who_is_not_listed(node: Node) -> None:
    async def tell() -> None:
        (deal,) = [
            deal["id"]
            for deal in (await Person("", "", "").ask(node.url, "/api/days"))["deals"]
            if deal["game"] == "revolver" and deal["rival"] == "marshal"
        ]
        dora, emil = await member(node.url, "Dora"), await member(node.url, "Emil")
        fay = await guest(node.url, "Fay")
        assert (await begin(fay, node.url, deal.replace("marshal", "champion")))["reason"] == "deal-members-only"
        same = {}
        for person in (dora, emil):  # two accounts of one address
            table = await begin(person, node.url, deal, "10.1.1.1")
            same[person.name] = await finish(person, node.url, table["id"])
        await finish(fay, node.url, (await begin(fay, node.url, deal))["id"])
        doubts = [
            (await person.ask(node.url, f"/api/deals/{deal}"))["deal"]["mine"]["doubt"] for person in (dora, emil, fay)
        ]
        assert doubts == ["", "address", "guest"]
        page = await fay.ask(node.url, f"/api/deals/{deal}")
        assert [row["name"] for row in page["rows"]] == ["Dora"]
        assert page["deal"]["mine"]["place"]["of"] == 2
        assert page["deal"]["finished"] == 3
        gus = await member(node.url, "Gus")
        table = await begin(gus, node.url, deal)
        seat = table["mine"][0]
        assert (await gus.command(node.url, table["id"], "undo", seat=seat, question=0))["reason"] in {
            "cannot-undo",
            "not-your-turn",
            "question-is-past",
        }
        assert (await gus.command(node.url, table["id"], "propose", seat=seat, what="concede"))["type"] == "done"
        mine = (await gus.ask(node.url, f"/api/deals/{deal}"))["deal"]["mine"]
        assert (mine["doubt"], mine["how"], mine["place"]) == ("given-up", "conceded", None)
        assert (await gus.ask(node.url, "/api/days"))["streak"] == {"days": 0, "best": 0}  # not finished
        assert {day["finished"] for day in await gus.ask(node.url, "/api/calendar")} == {0}
        # whoever deletes an account is not in any table any more
        await dora.ask(node.url, "/api/me/delete", {"password": PASSWORD})
        assert (await fay.ask(node.url, f"/api/deals/{deal}"))["rows"] == []
        assert await rows(node.database, select(TRIES).where(TRIES.c.account == dora.account)) == []

    asyncio.run(tell())


def test_nobody_sees_the_cards_with_another_account_first(node: Node) -> None:
    """Two accounts of one address: who ends after the other has begun is not listed, even if that one is gone."""

    async def tell() -> None:
        days = await Person("", "", "").ask(node.url, "/api/days")
        deal = next(d["id"] for d in days["deals"] if (d["game"], d["rival"]) == ("revolver", "marshal"))
        hugo, lena = [await member(node.url, name) for name in ("Hugo", "Lena")]
        ivy, kurt = [await guest(node.url, name) for name in ("Ivy", "Kurt")]
        first = await begin(hugo, node.url, deal, "10.2.2.2")
        await finish(ivy, node.url, (await begin(ivy, node.url, deal, "10.2.2.2"))["id"])
        await finish(hugo, node.url, first["id"])
        await finish(kurt, node.url, (await begin(kurt, node.url, deal, "10.3.3.3"))["id"])
        await kurt.ask(node.url, "/api/me/delete", {})
        assert await rows(node.database, select(TRIES).where(TRIES.c.account == kurt.account)) == []
        await finish(lena, node.url, (await begin(lena, node.url, deal, "10.3.3.3"))["id"])
        for person in (hugo, lena):
            assert (await person.ask(node.url, f"/api/deals/{deal}"))["deal"]["mine"]["doubt"] == "address"
        names = {row["name"] for row in (await ivy.ask(node.url, f"/api/deals/{deal}"))["rows"]}
        assert names.isdisjoint({"Hugo", "Lena", "Ivy"})

    asyncio.run(tell())


def test_whoever_has_as_many_tables_as_he_may_comes_back_to_his_try(houses: Houses) -> None:
    async def tell() -> None:
        node = houses.open(SALOON_LIMITS="true", SALOON_TABLES_PER_ACCOUNT="1")
        mia = await guest(node.url, "Mia")
        days = (await mia.ask(node.url, "/api/days"))["deals"]
        mine, other = [deal["id"] for deal in days if not deal["members_only"]][:2]
        table = await begin(mia, node.url, mine)
        assert (await begin(mia, node.url, other))["reason"] == "tables-full"
        assert (await begin(mia, node.url, mine))["id"] == table["id"]

    asyncio.run(tell())


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/api/days?day=2031-02-30", "no-day"),
        ("/api/days?day=today", "bad-message"),
        ("/api/calendar?month=2031-13", "no-day"),
        ("/api/league?game=revolver&day=9999-12-31", "no-day"),
        ("/api/league?game=revolver&span=pair&day=0001-01-01", "no-day"),
        ("/api/days?day=9999-12-31", "no-day"),
        ("/api/deals/nothing", "no-such-deal"),
        ("/api/league?game=revolver&rival=deputy", "unknown-bot"),
        ("/api/league?game=faro-bank", "unknown-game"),
        ("/api/league?game=revolver&span=year", "bad-message"),
    ],
)
def test_what_cannot_be_is_refused(node: Node, path: str, reason: str) -> None:
    answer = asyncio.run(Person("", "", "").ask(node.url, path))
    assert answer["reason"] == reason


def test_a_day_without_deals_is_empty(node: Node) -> None:
    assert asyncio.run(Person("", "", "").ask(node.url, "/api/days?day=1999-01-01"))["deals"] == []


def test_beat_my_deal(node: Node) -> None:
    async def tell() -> None:
        hal, ida, jo = [await guest(node.url, name) for name in ("Hal", "Ida", "Jo")]
        table = (await hal.open(node.url, "revolver", "me", "marshal"))["id"]
        assert (await hal.ask(node.url, f"/api/tables/{table}/challenge", {}))["reason"] == "challenge-unfinished"
        await finish(hal, node.url, table)
        assert (await ida.ask(node.url, f"/api/tables/{table}/challenge", {}))["reason"] == "no-seat-here"
        deal = await hal.ask(node.url, f"/api/tables/{table}/challenge", {})
        assert (await hal.ask(node.url, f"/api/tables/{table}/challenge", {}))["id"] == deal["id"]
        assert (deal["kind"], deal["host"], deal["mine"]["table"]) == ("challenge", "Hal", table)
        seen = await ida.ask(node.url, f"/api/deals/{deal['id']}")
        assert (seen["rows"], seen["deal"]["seed"]) == ([], "")
        own = await begin(ida, node.url, deal["id"])
        assert own["mine"] == [0]
        assert (await begin(ida, node.url, deal["id"]))["id"] == own["id"]
        last = await finish(ida, node.url, own["id"])
        hers = await ida.ask(node.url, f"/api/tables/{own['id']}/record")
        his = await ida.ask(node.url, f"/api/tables/{table}/record")  # now she may see it
        assert (hers["seed"], hers["entropy"], hers["fairness"]) == (his["seed"], his["entropy"], his["fairness"])
        assert last["fairness"]["seed"] == his["seed"]
        assert (await jo.ask(node.url, f"/api/tables/{table}/record"))["reason"] == "not-invited"
        assert (await ida.ask(node.url, f"/api/tables/{own['id']}/verify"))["holds"]
        page = await ida.ask(node.url, f"/api/deals/{deal['id']}")
        assert {row["name"] for row in page["rows"]} == {"Hal", "Ida"}
        assert (await ida.ask(node.url, f"/api/tables/{own['id']}/challenge", {}))["reason"] == "challenge-not-this"

    asyncio.run(tell())


def test_from_a_game_between_people_others_are_challenged_and_bots_have_the_other_seats(node: Node) -> None:
    """Each of the people gives away the own seat, and nobody who has seen the cards is listed."""

    async def tell() -> None:
        vic, wes, xia = [await guest(node.url, name) for name in ("Vic", "Wes", "Xia")]
        table = await vic.open(node.url, "revolver", "me", "open")
        await wes.sit(node.url, table, 1)
        await play(Player(vic, table["id"], [node.url], 1), Player(wes, table["id"], [node.url], 2))
        where = f"/api/tables/{table['id']}/challenge"
        deals = [await person.ask(node.url, where, {}) for person in (vic, wes, vic)]
        assert [deal["seat"] for deal in deals] == [0, 1, 0]
        assert deals[0]["id"] == deals[2]["id"] != deals[1]["id"]
        assert [(deal["rival"], deal["hosted"], deal["mine"]) for deal in deals] == [("marshal", True, None)] * 3
        assert (await xia.ask(node.url, where, {}))["reason"] == "no-seat-here"
        own = await begin(xia, node.url, deals[1]["id"])
        assert own["mine"] == [1]
        await finish(xia, node.url, own["id"])
        first, again = [
            await person.ask(node.url, f"/api/tables/{id}/record")
            for person, id in ((vic, table["id"]), (xia, own["id"]))
        ]
        assert (first["seed"], first["entropy"]) == (again["seed"], again["entropy"])
        assert (await xia.ask(node.url, f"/api/tables/{own['id']}/verify"))["holds"]
        assert (await xia.ask(node.url, f"/api/tables/{table['id']}/record"))["reason"] == "not-invited"
        await finish(wes, node.url, (await begin(wes, node.url, deals[1]["id"]))["id"])
        await finish(vic, node.url, (await begin(vic, node.url, deals[1]["id"]))["id"])  # he sat at the other side
        for person in (vic, wes):
            page = await person.ask(node.url, f"/api/deals/{deals[1]['id']}")
            assert page["deal"]["mine"]["doubt"] == "host"
            assert [row["name"] for row in page["rows"]] == ["Xia"]
        await finish(xia, node.url, (await begin(xia, node.url, deals[0]["id"]))["id"])  # knows them by now
        page = await xia.ask(node.url, f"/api/deals/{deals[0]['id']}")
        assert (page["deal"]["mine"]["doubt"], page["rows"]) == ("host", [])

    asyncio.run(tell())


def test_a_club_has_its_own_deals_every_week_and_shows_them_to_whoever_has_its_link(
    clocked: tuple[Node, Node, Clock],
) -> None:
    one, two, clock = clocked

    async def tell() -> None:
        kim, lou, max_ = [await guest(one.url, name) for name in ("Kim", "Lou", "Max")]
        club = await kim.ask(one.url, "/api/clubs", {"name": "Tuesday gang", "game": "revolver"})
        path = f"/api/clubs/{club['id']}"
        pages = await asyncio.gather(*(lou.ask(node.url, path) for node in (one, two) * 2))
        assert len({tuple(deal["commitment"] for deal in page["deals"]) for page in pages}) == 1
        board = pages[0]
        assert [deal["seat"] for deal in board["deals"]] == [0, 1, 0, 1]  # each side as often
        assert (board["day"], board["club"]["host"], board["club"]["mine"]) == ("2031-05-05", "Kim", False)
        deal = board["deals"][0]["id"]
        assert (await begin(lou, two.url, deal))["reason"] == "join-first"
        await lou.ask(two.url, f"{path}/join", {})
        for person, node in ((kim, one), (lou, two)):
            await finish(person, node.url, (await begin(person, node.url, deal))["id"])
        board = await kim.ask(two.url, path)
        assert {row["name"]: row["deals"] for row in board["rows"]} == {"Kim": 1, "Lou": 1}  # guests, too
        assert sum(row["points"] for row in board["rows"]) == 100
        table = board["deals"][0]["mine"]["table"]
        assert (await kim.ask(one.url, f"/api/tables/{table}/record"))["reason"] == "deal-sealed"
        assert (await lou.ask(one.url, f"/api/tables/{table}/record"))["reason"] == "not-invited"
        assert [found["name"] for found in await lou.ask(one.url, "/api/clubs")] == ["Tuesday gang"]
        assert await max_.ask(one.url, "/api/clubs") == []

        clock.set(NOON + 7 * 86_400)
        after = await kim.ask(one.url, path)
        assert after["weeks"] == ["2031-05-12", "2031-05-05"]
        assert {row["deals"] for row in after["rows"]} == {0}
        before = await lou.ask(two.url, f"{path}?day=2031-05-07")
        assert (before["rows"], before["deals"][0]["state"]) == (await rows_as(lou, one, path), "over")
        assert (await lou.ask(one.url, f"/api/tables/{table}/verify"))["holds"]  # who has finished it sees it now
        assert (await max_.ask(one.url, f"/api/tables/{table}/record"))["reason"] == "not-invited"

        await kim.ask(one.url, f"{path}/leave", {})
        assert [row["name"] for row in (await lou.ask(two.url, path))["rows"]] == ["Lou"]
        assert (await lou.ask(two.url, path))["club"]["host"] == "Lou"  # it is handed over
        await lou.ask(one.url, f"{path}/leave", {})
        assert (await lou.ask(two.url, path))["reason"] == "no-such-club"

    asyncio.run(tell())


async def rows_as(person: Person, node: Node, path: str) -> list[Message]:
    found: list[Message] = (await person.ask(node.url, f"{path}?day=2031-05-05"))["rows"]
    return found


def test_the_host_renames_a_club_and_removes_members_who_cannot_come_back(node: Node) -> None:
    async def tell() -> None:
        kim, lou, max_ = [await guest(node.url, name) for name in ("Kim", "Lou", "Max")]
        club = await kim.ask(node.url, "/api/clubs", {"name": "Tuesday gang", "game": "revolver"})
        path = f"/api/clubs/{club['id']}"
        await lou.ask(node.url, f"{path}/join", {})
        board = await max_.ask(node.url, f"{path}/join", {})
        deal = board["deals"][0]["id"]
        await finish(lou, node.url, (await begin(lou, node.url, deal))["id"])
        assert {row["account"] for row in board["rows"]} == {""}  # for the host alone
        assert (await lou.ask(node.url, f"{path}/name", {"name": "Lous"}))["reason"] == "not-club-host"
        board = await kim.ask(node.url, f"{path}/name", {"name": "Wednesday gang"})
        assert (await max_.ask(node.url, path))["club"]["name"] == board["club"]["name"] == "Wednesday gang"
        assert (await kim.ask(node.url, f"{path}/name", {"name": "\u200b ?!"}))["reason"] == "bad-title"
        for said, shown in (("Kim & Lou’s  «house»", "Kim & Lou’s «house»"), ("\u202eÉte\u0301 24 🤠", "Été 24 🤠")):
            board = await kim.ask(node.url, f"{path}/name", {"name": said})
            assert board["club"]["name"] == shown

        accounts = {row["name"]: row["account"] for row in board["rows"]}
        assert (await max_.ask(node.url, f"{path}/remove", {"account": accounts["Lou"]}))["reason"] == "not-club-host"
        assert (await kim.ask(node.url, f"{path}/remove", {"account": accounts["Kim"]}))["reason"] == "not-yourself"
        assert (await kim.ask(node.url, f"{path}/remove", {"account": "abc"}))["reason"] == "no-such-member"
        board = await kim.ask(node.url, f"{path}/remove", {"account": accounts["Lou"]})
        assert [row["name"] for row in board["rows"]] == ["Kim", "Max"]
        assert (await lou.ask(node.url, f"{path}/join", {}))["reason"] == "club-removed"
        assert (await begin(lou, node.url, board["deals"][1]["id"]))["reason"] == "join-first"
        assert await lou.ask(node.url, "/api/clubs") == []
        await lou.ask(node.url, f"{path}/leave", {})
        assert (await lou.ask(node.url, f"{path}/join", {}))["reason"] == "club-removed"

    asyncio.run(tell())


def test_who_was_helped_by_a_bot_challenges_others_but_is_not_listed(node: Node) -> None:
    async def tell() -> None:
        uma = await guest(node.url, "Uma")
        table = (await uma.open(node.url, "revolver", "me", "marshal"))["id"]
        for what in ("leave", "return"):  # meanwhile a bot played
            assert (await uma.command(node.url, table, what))["type"] == "done"
        await finish(uma, node.url, table)
        deal = await uma.ask(node.url, f"/api/tables/{table}/challenge", {})
        assert deal["mine"]["doubt"] == "bot"
        assert (await uma.ask(node.url, f"/api/deals/{deal['id']}"))["rows"] == []

    asyncio.run(tell())


def test_the_seats_of_a_match_change_where_they_are_no_roles_too(node: Node) -> None:
    async def tell() -> None:
        abe = await guest(node.url, "Abe")
        match = await abe.ask(node.url, "/api/clubs", {"name": "Seats", "game": "wyatt-earp", "kind": "match"})
        board = await abe.ask(node.url, f"/api/clubs/{match['id']}")
        assert [deal["seat"] for deal in board["deals"]] == [0, 1, 2, 0]

    asyncio.run(tell())


def test_a_match_of_two_teams(node: Node) -> None:
    async def tell() -> None:
        ned, oda = [await guest(node.url, name) for name in ("Ned", "Oda")]
        match = await ned.ask(node.url, "/api/clubs", {"name": "Ned and Oda", "game": "revolver", "kind": "match"})
        path = f"/api/clubs/{match['id']}"
        assert {row["team"] for row in (await oda.ask(node.url, f"{path}/join", {"team": 0}))["rows"]} == {0}
        board = await oda.ask(node.url, f"{path}/join", {"team": 1})  # changed over
        assert [(team["team"], team["members"]) for team in board["teams"]] == [(0, 1), (1, 1)]
        deal = board["deals"][1]["id"]
        for person in (ned, oda):
            await finish(person, node.url, (await begin(person, node.url, deal))["id"])
        board = await oda.ask(node.url, path)
        assert sum(team["points"] for team in board["teams"]) == 100
        assert (await oda.ask(node.url, f"{path}/join", {"team": 0}))["reason"] == "team-chosen"
        await oda.ask(node.url, f"{path}/leave", {})  # and by leaving nobody comes to the other team either
        assert (await oda.ask(node.url, f"{path}/join", {"team": 0}))["reason"] == "team-chosen"
        assert (await ned.ask(node.url, "/api/clubs", {"name": "X", "game": "revolver", "rival": "nobody"}))[
            "reason"
        ] == "unknown-bot"

    asyncio.run(tell())


def test_a_try_is_for_its_player_alone(node: Node) -> None:
    async def tell() -> None:
        pat, ray = [await guest(node.url, name) for name in ("Pat", "Ray")]
        deals = (await pat.ask(node.url, "/api/days"))["deals"]
        deal = next(deal["id"] for deal in deals if not deal["members_only"])
        table = (await begin(pat, node.url, deal))["id"]
        (seen,) = [one for one in (await pat.ask(node.url, "/api/tables/mine"))["tables"] if one["id"] == table]
        link = await pat.ask(node.url, f"/api/tables/{table}/share", {})
        assert (await ray.ask(node.url, f"/api/invites/{seen['invite']}"))["reason"] == "no-such-table"
        assert (await pat.ask(node.url, f"/api/invites/{seen['invite']}"))["id"] == table
        for asked in ("", f"?invite={seen['invite']}", f"?share={link['share']}"):
            assert (await ray.ask(node.url, f"/api/tables/{table}{asked}"))["reason"] in {"not-invited", "watch-later"}

    asyncio.run(tell())
