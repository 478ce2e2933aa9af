"""Duels: people play each other with the same cards, once in each seat, and nobody sees a card too early."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from saloon.kernel import record as records
from saloon.kernel.fairness import DUPLICATE, seed_commitment
from saloon.kernel.game import find_game
from saloon.server.deals.duels import NUMBERS, Duel, Outcome, Play, Table, again
from saloon.server.storage.documents import Plan, SeatSummary, Summary
from saloon.server.terms import Clock
from tests.server.client import Line, Message, Person, Player, guests, play
from tests.server.conftest import Node

DAYS = {"kind": "move", "seconds": 86_400}
CARDS = ["record", "verify", "chances", "replay?seat=-1", "replay?seat=0", "replay?seat=1"]


async def found(host: Person, url: str, game: str, **wish: Any) -> str:
    """The path of a new duel."""
    club = await host.ask(url, "/api/clubs", {"name": "At noon", "game": game, "kind": "duel", "deals": 2, **wish})
    return f"/api/clubs/{club['id']}"


async def join(person: Person, url: str, path: str, team: int = 1) -> Message:
    """What the board says of the duel."""
    page: Message = await person.ask(url, f"{path}/join", {"team": team})
    return page["club"]["duel"] if "club" in page else page


async def look(person: Person, url: str, path: str) -> Message:
    told: Message = (await person.ask(url, path))["club"]["duel"]
    return told


async def play_out(people: Sequence[Person], tables: Sequence[str], urls: Sequence[str]) -> None:
    for table in tables:
        await play(*(Player(person, table, urls, seed) for seed, person in enumerate(people)))


async def give_up(url: str, table: str, loser: Person, other: Person, what: str = "concede") -> None:
    seats = [chair["account"] for chair in (await loser.ask(url, f"/api/tables/{table}"))["chairs"]]
    seat = seats.index(loser.account)
    assert (await loser.command(url, table, "propose", seat=seat, what=what))["type"] == "done"
    assert (await other.command(url, table, "answer", yes=True))["type"] == "done"


async def reasons(person: Person, url: str, table: str, link: str = "") -> set[str]:
    """Why someone may not see the cards of a table; empty: they may."""
    found = set[str]()
    for path in CARDS:
        if path == "chances" and found == {""}:
            continue  # whoever has the record can work them out
        told = await person.ask(url, f"/api/tables/{table}/{path}{'&' if '?' in path else '?'}{link}")
        found.add(told.get("reason", "") if isinstance(told, dict) else "")
    return found


def tables_of(duel: Message, half: int | None = None) -> list[str]:
    return [one["table"] for deal in duel["deals"] for n, one in enumerate(deal["plays"]) if half in (None, n)]


def test_two_play_each_deal_in_both_seats_over_days_on_two_processes(pair: tuple[Node, Node]) -> None:
    one, two = (node.url for node in pair)
    game = "revolver"

    async def go() -> None:
        ann, ben, eve = await guests(one, "Ann", "Ben", "Eve")
        path = await found(ann, one, game, clock=DAYS)
        bound = await look(eve, two, path)
        assert (bound["state"], [deal["seed"] for deal in bound["deals"]]) == ("open", ["", ""])
        await join(ben, two, path)
        boards = await asyncio.gather(*(look(who, url, path) for who in (ann, ben) for url in (one, two)))
        for first in boards:
            assert first["state"] == "running"
            assert tables_of(first, 0) == tables_of(boards[0], 0)
            assert tables_of(first, 1) == ["", ""]  # what is remembered is not played at once
        assert boards[0]["deals"][0]["plays"][0]["names"] == ["Ann", "Ben"]
        assert boards[0]["deals"][1]["plays"][0]["names"] == ["Ben", "Ann"]
        assert (await look(eve, one, path))["deals"][0]["plays"][0]["table"] == ""
        assert [board["my_turn"] for board in (await look(ann, one, path), await look(ben, one, path))] != [
            False,
            False,
        ]

        # a first play that is over shows no card, whoever asks and by whatever link, before and during the second one
        early = tables_of(first, 0)
        await play_out((ann, ben), early[:1], (one, two))
        share = f"share={(await ann.ask(one, f'/api/tables/{early[0]}/share', {}))['share']}"
        invite = f"invite={(await ann.ask(one, f'/api/tables/{early[0]}'))['invite']}"

        async def check_hidden() -> None:
            for url in (one, two):
                for link in ("", share, invite):
                    assert "" not in await reasons(eve, url, early[0], link)
                for number, person in enumerate((ann, ben)):
                    assert {told[-1] for told in await cards(person, url, early[0])} == {number}
                seeds = [deal["seed"] for deal in (await look(eve, url, path))["deals"]]
                assert seeds == ["", ""]
            async with Line(two, ben) as line:
                seen = await line.watch(early[0])
                assert (seen["status"], seen["fairness"]["seed"]) == ("over", "")
                await line.say(type="watch", table=early[0], seat=0)
                assert (await line.hear("refused"))["reason"] == "not-your-seat"
            async with Line(one, eve) as line:
                await line.say(type="watch", table=early[0], **dict([share.split("=")]))
                assert (await line.hear("refused"))["reason"] in {"watch-later", "not-invited"}
            deal = f"{path.rpartition('/')[2]}-0"
            assert (await eve.ask(one, f"/api/deals/{deal}"))["reason"] == "no-such-deal"
            assert (await ann.ask(one, f"/api/deals/{deal}/table", {}))["reason"] == "no-such-deal"
            assert (await ann.ask(one, f"/api/tables/{early[0]}/challenge", {}))["reason"] == "challenge-not-this"

        async def cards(person: Person, url: str, table: str) -> list[tuple[int, ...]]:
            """The seats whose cards someone may see in the replay, and nothing else of it."""
            told = [await person.ask(url, f"/api/tables/{table}/{path}") for path in CARDS]
            assert {one.get("reason") for one in told[:3]} == {"pair-sealed"}
            shown = [number for number, one in enumerate(told[4:]) if "reason" not in one]
            for one_ in told[3:]:
                assert "seed" not in one_ or not one_["seed"]
            return [tuple(shown)]

        await check_hidden()
        await give_up(one, early[1], ann, ben)
        second = await look(ben, two, path)
        late = tables_of(second, 1)
        assert "" not in late
        assert late == tables_of(await look(ann, one, path), 1)
        await check_hidden()
        await play_out((ann, ben), late[:1], (two, one))
        await give_up(two, late[1], ben, ann)

        # then everything is open to both, and to whoever has a link, and the sums are right
        done = await look(ann, two, path)
        assert (done["state"], second["state"]) == ("over", "running")
        assert [deal["state"] for deal in done["deals"]] == ["done", "done"]
        for number, deal in enumerate(done["deals"]):
            assert seed_commitment(bytes.fromhex(deal["seed"]), DUPLICATE) == deal["commitment"]
            assert deal["commitment"] == bound["deals"][number]["commitment"]  # before anyone had joined
        played, margins = [], []
        for half, table in enumerate((early[0], late[0])):
            record = await ben.ask(one, f"/api/tables/{table}/record")
            assert record["seed"] == done["deals"][0]["seed"]
            played.append(record["seats"])
            margins.append(find_game(game).margin(record["result"], half))
            assert (await ann.ask(two, f"/api/tables/{table}/verify"))["holds"]
            assert await reasons(ann, one, table) == await reasons(ben, two, table) == {""}
        assert played[0] == played[1][::-1] == ["Ann", "Ben"]
        assert done["deals"][0]["margin"] == done["margin"] == sum(margins)
        assert [play["margin"] for play in done["deals"][0]["plays"]] == margins
        assert (done["deals"][1]["games"], done["deals"][1]["margin"]) == (0, None)  # each has given one up
        assert await reasons(eve, two, early[0], share) == {""}
        assert "" not in await reasons(eve, two, early[1])

    asyncio.run(go())


def test_a_live_duel_deals_when_both_are_there_and_leaves_out_what_was_stopped(pair: tuple[Node, Node]) -> None:
    one, two = (node.url for node in pair)

    async def go() -> None:
        ann, ben, eve = await guests(one, "Ann", "Ben", "Eve")
        path = await found(ann, one, "revolver")
        club = path.rpartition("/")[2]
        assert (await join(ben, two, path))["state"] == "ready"
        assert (await join(eve, two, path))["reason"] == "match-begun"
        for _ in range(2):  # whoever says it twice is still alone
            alone = (await ann.ask(one, f"{path}/ready", {}))["club"]["duel"]
            assert (alone["state"], alone["awaited"], alone["called"]) == ("ready", ["Ben"], False)
        assert (await eve.ask(one, f"{path}/ready", {}))["club"]["duel"]["state"] == "ready"
        assert (await look(ben, two, path))["called"]
        told = await asyncio.gather(*(who.ask(url, f"{path}/ready", {}) for who in (ann, ben) for url in (one, two)))
        first = told[-1]["club"]["duel"]["table"]
        assert first != ""
        assert (await look(ann, one, path))["table"] == first

        assert (await ann.ask(one, f"{path}/end", {}))["reason"] == "match-plays"
        assert (await ben.ask(one, f"{path}/leave", {}))["reason"] == "match-begun"
        assert (await ann.ask(two, f"{path}/remove", {"account": ben.account}))["reason"] == "match-begun"
        await give_up(two, first, ann, ben)  # this game is Ben's
        assert (await ann.command(one, first, "rematch"))["reason"] == "no-rematch-here"
        assert "pair-sealed" in await reasons(ben, one, first)

        async def next_table() -> str:
            await ann.ask(one, f"{path}/ready", {})
            return str((await ben.ask(one, f"{path}/ready", {}))["club"]["duel"]["table"])

        stopped = await next_table()
        await give_up(one, stopped, ben, ann, "abandon")
        assert await reasons(ben, two, stopped) == {""}  # nobody will play these cards any more
        after = await look(ann, one, path)
        assert [deal["state"] for deal in after["deals"]] == ["open", "void"]

        last = await next_table()
        assert (await look(ann, one, path))["deals"][0]["plays"][1]["names"] == ["Ben", "Ann"]
        await give_up(one, last, ben, ann)
        done = await look(ben, two, path)
        assert (done["state"], done["won"], done["games"], done["leads"]) == ("over", [0, 0], [1, 1], None)
        assert done["players"] == [["Ann"], ["Ben"]]
        assert (await ben.ask(two, f"{path}/leave", {})) is None
        assert [row["id"] for row in await ben.ask(one, "/api/clubs")] == []
        assert club in [row["id"] for row in await ann.ask(two, "/api/clubs")]
        assert (await look(ann, one, path))["players"] == [["Ann"], ["Ben"]]

    asyncio.run(go())


def test_what_was_played_twice_counts_when_someone_ends_it(node: Node) -> None:
    async def go() -> None:
        ann, ben, eve = await guests(node.url, "Ann", "Ben", "Eve")
        path = await found(ann, node.url, "wyatt-earp")
        await join(ben, node.url, path)
        await ann.ask(node.url, f"{path}/ready", {})
        table = (await ben.ask(node.url, f"{path}/ready", {}))["club"]["duel"]["table"]
        await give_up(node.url, table, ann, ben)
        assert (await eve.ask(node.url, f"{path}/end", {}))["reason"] == "not-your-match"
        over = (await ben.ask(node.url, f"{path}/end", {}))["club"]["duel"]
        assert (over["state"], over["ended_by"], over["won"], over["leads"]) == ("over", "Ben", [0, 0], None)
        assert await reasons(ann, node.url, table) == {""}
        for who in (ann, ben):
            for what in ("ready", "end"):  # said again, nothing changes
                after = (await who.ask(node.url, f"{path}/{what}", {}))["club"]["duel"]
                assert (after["state"], after["ended_by"]) == ("over", "Ben")
        assert len(tables_of(await look(ann, node.url, path))) == 4
        assert [one for one in tables_of(await look(ann, node.url, path)) if one] == [table]

    asyncio.run(go())


def test_teams_play_both_tables_of_a_deal_at_once_and_see_only_their_own(node: Node) -> None:
    async def go() -> None:
        ann, ben, carl, dora, eve = await guests(node.url, "Ann", "Ben", "Carl", "Dora", "Eve")
        path = await found(ann, node.url, "revolver", side=2, clock=DAYS)
        await join(ben, node.url, path, 1)
        await join(carl, node.url, path, 1)
        assert (await join(eve, node.url, path, 1))["reason"] == "side-full"
        board = await join(dora, node.url, path, 0)
        names = [[play["names"] for play in deal["plays"]] for deal in board["deals"]]
        assert names == [[["Ann", "Ben"], ["Carl", "Dora"]], [["Carl", "Ann"], ["Dora", "Ben"]]]
        assert [play["table"] != "" for deal in board["deals"] for play in deal["plays"]] == [False, True, False, True]
        (hers, his) = board["deals"][0]["plays"][1]["table"], (await look(ann, node.url, path))["table"]
        async with Line(node.url, ann) as line:
            await line.say(type="watch", table=hers)
            assert (await line.hear("refused"))["reason"] == "not-invited"
        first = next(deal for deal in (await look(ann, node.url, path))["deals"])["plays"][0]["table"]
        assert his in tables_of(await look(ann, node.url, path))
        await give_up(node.url, first, ben, ann)
        assert (await look(dora, node.url, path))["deals"][0]["plays"][0]["games"] is None
        assert (await look(ann, node.url, path))["deals"][0]["plays"][0]["games"] == 1
        for who in (ann, ben, carl, dora, eve):
            assert "" not in (await reasons(who, node.url, first)) - {""} or who in (ann, ben)
        assert (await dora.ask(node.url, f"/api/tables/{first}"))["reason"] == "not-invited"
        await give_up(node.url, hers, carl, dora)
        done = (await look(carl, node.url, path))["deals"][0]
        assert (done["state"], done["games"], done["margin"]) == ("done", 2, None)
        assert await reasons(dora, node.url, first) == {""}

    asyncio.run(go())


def test_a_player_who_deletes_the_account_ends_the_duel(node: Node) -> None:
    async def go() -> None:
        ann, ben = await guests(node.url, "Annabelle", "Ben")
        path = await found(ann, node.url, "revolver", clock=DAYS)
        table = (await join(ben, node.url, path))["table"]
        await give_up(node.url, table, ben, ann)
        await ann.ask(node.url, "/api/me/delete", {"password": ""})
        told = await ben.ask(node.url, path)
        assert "Annabelle" not in str(told)
        assert told["club"]["duel"]["awaited"] == []
        assert told["club"]["hosted"]
        assert tables_of(told["club"]["duel"], 1) == ["", ""]

    asyncio.run(go())


def test_a_duel_needs_a_game_for_two_and_a_sensible_number_of_deals(node: Node) -> None:
    async def go() -> None:
        (ann,) = await guests(node.url, "Ann")
        for wish in ({"deals": 3}, {"side": 3}, {"clock": {"kind": "move", "seconds": 1}}):
            club = {"name": "X", "game": "revolver", "kind": "duel", **wish}
            assert "reason" in await ann.ask(node.url, "/api/clubs", club)

    asyncio.run(go())


@pytest.mark.parametrize("deals", NUMBERS)
def test_the_second_plays_come_in_another_order_and_not_soon(deals: int) -> None:
    found = [again(deals) for _ in range(50)]
    for order in found:
        assert sorted(order) == list(range(deals))
        between = [deals + order.index(deal) - deal - 1 for deal in range(deals)]
        assert min(between) >= deals // 2
        assert deals == 2 or order != sorted(order)
    assert deals == 2 or len({tuple(order) for order in found}) > 1


def table(
    winner: int | None, margin: int, how: str = "finished", left: Sequence[int] = (), gave: int | None = None
) -> Table:
    chairs = [SeatSummary("person", "x", "x", "marshal" if seat in left else "") for seat in (0, 1)]
    return Table("t", "over", Summary(chairs, -1, None, how, winner, [0, 0], "", gave), margin)


def duel(*plays: tuple[Play, Table], deals: int = 2) -> Duel:
    plan = Plan(deals, 1, Clock(), list(range(deals)), [["a"], ["b"]], 1.0)
    return Duel("d", "revolver", None, plan, [], dict(plays), {"a": "A", "b": "B"}, False)


FIRST, SWAPPED = Play(0, 0), Play(0, 1)


@pytest.mark.parametrize(
    ("first", "second", "result"),
    [
        (table(0, 3), table(0, 5), Outcome(0, -2)),
        (table(0, 3), table(1, -5), Outcome(2, 8)),
        (table(None, 0), table(1, -5), Outcome(1, 5)),
        (table(1, -7, left=[1]), table(0, 5), Outcome(0, 0, True)),  # a bot had won for who was gone
        (table(1, 0, "conceded", gave=0), table(0, 5), Outcome(-2, 0, True)),
        (table(0, 3), table(None, 0, "abandoned"), None),
        (table(0, 3, left=[0, 1]), table(0, 5), None),
    ],
)
def test_a_deal_is_what_both_plays_come_to(first: Table, second: Table, result: Outcome | None) -> None:
    told = duel((FIRST, first), (SWAPPED, second))
    assert told.result(0) == result
    assert told.is_void(0) == (result is None)
    assert not told.is_sealed(0)


def test_who_said_it_long_ago_is_not_there() -> None:
    told = duel()
    plan = Plan(2, 1, Clock(), [0, 1], [["a"], ["b"]], 1.0, "", {"a": (0, 100.0), "b": (1, 100.0)})
    told = Duel("d", "revolver", None, plan, [], {}, told.names, False)
    assert told.is_ready("a", 110.0)
    assert not told.is_ready("a", 140.0)
    assert not told.is_ready("b", 110.0)  # for another deal


def test_records_of_both_plays_are_the_same_deal() -> None:
    """The cards are those of the seed alone, whoever sits where."""
    from saloon.kernel.fairness import Parts

    game = find_game("wyatt-earp")
    parts = Parts(["server"] * 2, [""] * 2, scheme=DUPLICATE)
    views = []
    for names in (["Ann", "Ben"], ["Ben", "Ann"]):
        writer = records.begin(game, game.options({}), names, bytes(64), (), parts=parts)
        views.append([game.view(writer.table, seat) for seat in (0, 1)])
    assert views[0] == views[1]
