"""Links for watching: they work for anyone who has them, show what a spectator sees, and end when the host says so."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from saloon.kernel.errors import Illegal
from saloon.kernel.game import find_game
from saloon.server import wire
from saloon.server.people.accounts import Accounts
from tests.server.conftest import Pair
from tests.server.visitors import House, Visitor, opened

DOORS = ("", "/record", "/replay", "/verify", "/deck")


@pytest.fixture
def house(tmp_path: Any) -> Iterator[House]:
    with opened(tmp_path) as house:
        yield house


def statuses(visitor: Visitor, table: str, query: str = "") -> list[int]:
    return [visitor.get(f"/api/tables/{table}{door}{query}").status_code for door in DOORS]


def reason(found: Any) -> str:
    told: str = found.json()["reason"]
    return told


def play_and_stop(house: House, **wishes: Any) -> tuple[Visitor, Visitor, str]:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.new_table("me", "open", **wishes)
    assert ben.do("sit", table["id"], "s", seat=1, invite=table["invite"]).status_code == 200
    return ann, ben, table["id"]


def stop(ann: Visitor, ben: Visitor, table: str) -> None:
    seat = ann.get(f"/api/tables/{table}").json()["mine"][0]
    assert ann.do("propose", table, "p", seat=seat, what="abandon").status_code == 200
    assert ben.do("answer", table, "a", yes=True).status_code == 200


def test_a_link_opens_a_private_table_for_whoever_has_it(house: House) -> None:
    ann, ben, table = play_and_stop(house)
    eve = house.guest("Eve")
    assert statuses(eve, table) == [403] * 5
    share = ben.post(f"/api/tables/{table}/share").json()["share"]
    assert ann.post(f"/api/tables/{table}/share").json() == {"share": share, "ended": False}, "one link for all"
    assert statuses(eve, table, f"?share={share}") == [200, 409, 200, 409, 200], "the game is going on"
    assert reason(eve.get(f"/api/tables/{table}/replay?seat=1&share={share}")) == "not-your-seat"
    stop(ann, ben, table)
    assert statuses(eve, table, f"?share={share}") == [200] * 5
    told = eve.get(f"/api/tables/{table}?share={share}").json()
    assert (told["invite"], told["mine"]) == ("", [])
    assert eve.get(f"/api/tables/{table}/replay?seat=1&share={share}").status_code == 200, "and from every seat"


def test_it_lets_nobody_sit_down_and_is_not_made_by_strangers(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table = ann.new_table("me", "open")["id"]
    assert reason(ann.post(f"/api/tables/{table}/share")) == "table-not-running", "nothing is to be seen yet"
    ann.do("fill", table, "f", seat=1, bot="greenhorn")
    for method in ("GET", "POST", "DELETE"):
        assert reason(eve.ask(method, f"/api/tables/{table}/share")) == "no-seat-here"
    share = ann.post(f"/api/tables/{table}/share").json()["share"]
    assert eve.do("sit", table, "s", seat=1, invite=share).status_code == 409
    assert reason(eve.get(f"/api/tables/{table}?invite={share}")) == "not-invited", "it is no invitation"


@pytest.mark.parametrize("wrong", ["x", "a" * 22, "%00", "%F0%9F%98%80", "..%2F..", "' OR 1=1 --", "a" * 64])
def test_a_broken_link_says_so(house: House, wrong: str) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table = ann.new_table("me", "me")["id"]
    for _ in range(2):
        found = eve.get(f"/api/tables/{table}?share={wrong}")
        assert (found.status_code, reason(found)) == (403, "link-ended")
        ann.post(f"/api/tables/{table}/share")


def test_the_host_ends_it_also_for_those_who_watch(house: House) -> None:
    ann, ben, table = play_and_stop(house)
    eve = house.guest("Eve")
    share = ben.post(f"/api/tables/{table}/share").json()["share"]
    with eve.socket() as line:
        line.greet()
        line.say("watch", table=table, share=share)
        news = line.hear("news")
        assert (news["seat"], news["view"]["hand"]) == (-1, [])
        assert reason(ben.ask("DELETE", f"/api/tables/{table}/share")) == "not-the-host"
        assert ann.ask("DELETE", f"/api/tables/{table}/share").status_code == 204
        assert line.hear("refused")["reason"] == "link-ended"
        line.say("watch", table=table, share=share)
        assert line.hear("refused")["reason"] == "link-ended"
        assert ann.do("propose", table, "p", seat=0, what="abandon").status_code == 200
        line.say("ping", n=3)
        assert line.hear("pong")["n"] == 3, "and nothing was said of the table before"
    assert ann.get(f"/api/tables/{table}/share").json() == {"share": "", "ended": True}
    again = ann.post(f"/api/tables/{table}/share").json()["share"]
    assert again not in ("", share)
    assert statuses(eve, table, f"?share={share}") == [403] * 5


def test_where_nobody_may_watch_it_opens_after_the_end(house: House) -> None:
    ann, ben, table = play_and_stop(house, spectators=False)
    eve, share = house.guest("Eve"), ann.post(f"/api/tables/{table}/share").json()["share"]
    assert reason(eve.get(f"/api/tables/{table}?share={share}")) == "watch-later"
    stop(ann, ben, table)
    assert statuses(eve, table, f"?share={share}") == [200] * 5


def test_it_outlives_the_account_of_the_host_and_can_still_be_ended(house: House) -> None:
    ann, ben, table = play_and_stop(house)
    eve, share = house.guest("Eve"), ann.post(f"/api/tables/{table}/share").json()["share"]
    stop(ann, ben, table)
    assert ann.post("/api/me/delete", {}).status_code == 204
    found = eve.get(f"/api/tables/{table}/replay?share={share}").json()
    assert [chair["name"] for chair in found["chairs"]] == ["—", "Ben"]
    assert ben.ask("DELETE", f"/api/tables/{table}/share").status_code == 204
    assert statuses(eve, table, f"?share={share}") == [403] * 5


def test_it_opens_a_game_of_earlier_rules(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben, table = play_and_stop(house)
    eve, share = house.guest("Eve"), ann.post(f"/api/tables/{table}/share").json()["share"]
    stop(ann, ben, table)
    house.hub.referee.rooms.clear()
    game = find_game("revolver")
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    for door in ("", "/record", "/verify"):
        assert eve.get(f"/api/tables/{table}{door}?share={share}").status_code == 200
        assert reason(eve.get(f"/api/tables/{table}{door}?share=x")) == "link-ended"
        assert reason(eve.get(f"/api/tables/{table}{door}")) in {"not-invited", "other-rules"}


def test_a_link_that_was_ended_in_one_process_is_ended_in_the_other(hubs: Pair) -> None:
    async def go() -> None:
        async with hubs() as (one, two):
            ann, _ = await Accounts(one.engine).guest("Ann")
            seats = [wire.SeatWish("me"), wire.SeatWish("me")]
            table = (await one.referee.open(ann, wire.NewTable("revolver", seats))).id
            await one.referee.command(ann, wire.Share(table=table, id="1"))
            share = (await one.referee.hold(table)).room.share
            (await two.referee.hold(table)).room.check_watching("eve", "", share)
            await one.referee.command(ann, wire.Share(table=table, id="2", on=False))
            with pytest.raises(Illegal, match="link-ended"):
                (await two.referee.hold(table)).room.check_watching("eve", "", share)

    asyncio.run(go())


def test_people_who_are_muted_can_be_found_and_heard_again(house: House) -> None:
    ann, ben, _ = play_and_stop(house)
    with ann.socket() as line:
        line.greet()
        line.say("mute", account=ben.account, on=True)
        line.say("ping", n=1)
        line.hear("pong")
        assert ann.get("/api/me/mutes").json() == [{"account": ben.account, "name": "Ben"}]
        line.say("mute", account=ben.account, on=False)
        line.say("ping", n=2)
        line.hear("pong")
    assert ann.get("/api/me/mutes").json() == []


def test_presence_tells_how_long_somebody_has_been_away(house: House) -> None:
    ann, ben, table = play_and_stop(house)
    with ann.socket() as line:
        assert line.greet()["at"] > 1_700_000_000, "clocks are shown by the server's time"
        with ben.socket() as other:
            other.greet()
            other.say("watch", table=table)
            other.hear("news")
            line.say("watch", table=table)
            assert line.hear("presence")["away"] == [0, 0]
        gone = line.hear("presence", lambda told: told["present"] == [True, False])
        assert gone["away"][1] < 60


def test_whoever_watched_by_it_watches_the_rematch(house: House) -> None:
    """A link made while the game ran opens its rematch, too, until the host ends it; a link to a replay does not."""
    ann, ben, table = play_and_stop(house)
    eve, share = house.guest("Eve"), ben.post(f"/api/tables/{table}/share").json()["share"]
    for _ in range(2):
        stop(ann, ben, table)
        table = again(ann, ben, table)
        told = eve.get(f"/api/tables/{table}?share={share}")
        assert (told.status_code, told.json()["mine"], told.json()["invite"]) == (200, [], "")
    assert ann.ask("DELETE", f"/api/tables/{table}/share").status_code == 204
    assert reason(eve.get(f"/api/tables/{table}?share={share}")) == "link-ended"
    stop(ann, ben, table)
    later = ann.post(f"/api/tables/{table}/share").json()["share"]
    table = again(ann, ben, table)
    assert reason(eve.get(f"/api/tables/{table}?share={later}")) == "link-ended", "it was made for the replay"


def again(ann: Visitor, ben: Visitor, table: str) -> str:
    """The rematch; the seats are turned, and nobody adds to the deal."""
    for one in (ann, ben):
        assert one.do("rematch", table, "r").status_code == 200
    found: str = ann.get("/api/tables/mine?status=running").json()["tables"][0]["id"]
    return found
