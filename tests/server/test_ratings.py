"""Rated games: what can be rated, what counts for whom, and that the stored ratings are those of the stored games."""

import asyncio
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.kernel.errors import Malformed
from saloon.kernel.game import find_game
from saloon.server import wire
from saloon.server.people.who import Who
from saloon.server.storage import ratings
from saloon.server.storage.database import engine_for
from saloon.server.storage.documents import ENCODE, SeatSummary, Summary
from saloon.server.storage.ladder import (
    MIDDLE,
    RatedGame,
    Side,
    Standing,
    anchors,
    differences,
    margin,
    points,
    recomputed,
)
from saloon.server.storage.migrate import migrate
from saloon.server.storage.schema import HISTORY, RATED, STANDINGS, TABLES
from saloon.server.table.afterwards import rated
from saloon.server.table.new_table import check_rated_bot, open_setup
from saloon.server.terms import Clock
from tests.server.client import Player, guests, play
from tests.server.conftest import Node
from tests.server.test_room import ANN, BEN, CAT, At

CLOCK = Clock("move", 60)
TIMED = {"kind": "move", "seconds": 600}


def wish(*seats: str, game: str = "wyatt-earp", **changes: Any) -> wire.NewTable:
    wishes = [wire.SeatWish(s) if s in {"me", "open"} else wire.SeatWish("bot", s) for s in seats]  # type: ignore[arg-type]
    return wire.NewTable(game=game, seats=wishes, **{"rated": True, "clock": CLOCK, **changes})


# The arithmetic


def test_whoever_wins_goes_up_and_uncertainty_goes_down() -> None:
    game = RatedGame("people", "g", [Side("ann", 0), Side("ben", 1)])
    found = recomputed([game] * 3)
    ann, ben = found["people", "g", "", "ann"], found["people", "g", "", "ben"]
    assert points(ann.mu) > MIDDLE > points(ben.mu)
    assert margin(ann.sigma) < margin(Standing().sigma)
    assert (ann.games, ann.won, ben.won) == (3, 3, 0)


def test_a_bot_of_known_strength_stays_where_it_is() -> None:
    game = RatedGame("people", "g", [Side("ann", 0), Side("bot:x", 1, anchor=30.0)])
    assert list(recomputed([game])) == [("people", "g", "", "ann")]


def test_the_stronger_the_bot_the_more_it_counts() -> None:
    def after(anchor: float) -> float:
        game = RatedGame("people", "g", [Side("ann", 0), Side("bot:x", 1, anchor=anchor)])
        return recomputed([game])["people", "g", "", "ann"].mu

    assert after(35.0) > after(25.0) > after(15.0)


def test_two_games_on_one_deal_count_once_and_together() -> None:
    def half(ann: int, ben: int) -> RatedGame:
        return RatedGame("programs", "g", [Side("ann", ann), Side("ben", ben)], "deal-1")

    assert recomputed([half(0, 1)]) == {}  # the other one is still to come
    even = recomputed([half(0, 1), half(1, 0)])
    assert even["programs", "g", "", "ann"].mu == even["programs", "g", "", "ben"].mu
    ahead = recomputed([half(0, 1), half(0, 1)])
    assert ahead["programs", "g", "", "ann"].mu > ahead["programs", "g", "", "ben"].mu
    assert ahead["programs", "g", "", "ann"].games == 1


def test_the_order_of_games_matters_and_nothing_else() -> None:
    one = RatedGame("people", "g", [Side("ann", 0), Side("ben", 1)])
    two = RatedGame("people", "g", [Side("ann", 1), Side("cat", 0)])
    assert recomputed([one, two, one]) == recomputed([one, two, one])
    assert differences(recomputed([one, two]), recomputed([two, one]))


@pytest.mark.parametrize("game", ["wyatt-earp", "revolver"])
def test_the_bots_are_in_the_order_of_their_strength(game: str) -> None:
    found = anchors(find_game(game))
    assert points(found["deputy"]) == MIDDLE
    ranked = sorted(found, key=found.__getitem__)
    weaker, stronger = ["random", "tenderfoot", "greenhorn", "cowhand", "deputy"], ["gunslinger", "champion"]
    assert ranked == [*weaker, "marshal", "ranger", *stronger]


# What can be rated


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        (wish("me", "me"), "seats"),
        (wish("open", "open"), "seats"),
        (wish("me", "open", clock=Clock()), "clock"),
        (wish("me", "open", start=wire.Start({}, 0)), "study"),
    ],
)
def test_what_cannot_be_rated_is_refused(wanted: wire.NewTable, why: str) -> None:
    with pytest.raises(Malformed) as refused:
        open_setup(ANN, wanted, "c")
    assert (refused.value.reason, refused.value.field, refused.value.details) == ("not-rateable", "rated", {"why": why})


def test_a_rated_table_has_no_hints_whatever_is_wished() -> None:
    assert not open_setup(ANN, wish("me", "open", hints=True), "c").hints


def test_a_deck_of_ones_own_cannot_be_rated() -> None:
    options = {"deck": packaged_deck()}
    with pytest.raises(Malformed) as refused:
        open_setup(ANN, wish("me", "open", game="revolver", options=options), "c")
    assert refused.value.details == {"why": "deck"}
    open_setup(ANN, wish("me", "open", game="revolver", options=options, rated=False), "c")


def packaged_deck() -> dict[str, Any]:
    """As a file of somebody's own."""
    text = (files("saloon") / "games/revolver/decks/frontier-2.toml").read_text("utf-8")
    return {**tomllib.loads(text), "deck": "mine"}


def test_a_bot_without_a_rating_cannot_be_rated() -> None:
    with pytest.raises(Malformed) as refused:
        open_setup(ANN, wish("me", "somebodys-own"), "c")
    assert refused.value.reason in {"unknown-bot", "bot-not-rated"}
    with pytest.raises(Malformed, match="bot-not-rated"):
        check_rated_bot("somebodys-own", find_game("revolver"))


def rated_at(*seats: str, **changes: Any) -> At:
    return At(*seats, rated=True, clock=CLOCK, hints=False, **changes)


def test_whoever_sits_down_says_that_he_knows_it() -> None:
    at = rated_at("ann", "open")
    assert at.refuses(BEN, wire.Sit, seat=1, invite="link") == "rated-not-agreed"
    assert at.refuses(ANN, wire.Sit, seat=1, rated=True) == "rated-one-seat"
    program = Who("ben", "Ben", "program")
    assert at.refuses(program, wire.Sit, seat=1, invite="link", rated=True) == "rated-for-others"
    at.does(BEN, wire.Sit, seat=1, invite="link", rated=True)
    assert at.room.status == "running"


def test_nothing_is_taken_back_at_a_rated_table() -> None:
    for is_rated in (True, False):
        at = At("ann", "deputy", rated=is_rated, clock=CLOCK)
        assert at.room.writer is not None
        while not at.room.writer.table.can_undo():
            at.move()
        assert at.room.may_undo() is not is_rated


def test_a_program_does_not_play_for_a_person_at_a_rated_table() -> None:
    at = rated_at("ann", "deputy")
    at.play_until(0)
    program = Who("ann", "Ann", "program")
    assert at.refuses(program, wire.Move, seat=0, question=at.room.chairs[0].answered, code=0) == "rated-for-others"


# What counts


def ranks(at: At) -> list[int] | None:
    found = rated(at.room)
    return [side.rank for side in found.sides] if found is not None else None


def test_a_game_that_ended_by_its_rules_counts_for_its_winner() -> None:
    at = rated_at("ann", "ben").finish()
    assert at.room.ending is not None
    assert at.room.ending.winner is not None
    assert ranks(at) == [0 if seat == at.room.ending.winner else 1 for seat in range(2)]


def test_whoever_has_left_has_lost_whatever_his_bot_makes_of_it() -> None:
    at = rated_at("ann", "ben", "cat")
    at.does(BEN, wire.Leave)
    at.finish()
    assert at.room.ending is not None
    assert at.room.ending.how == "finished"
    found = ranks(at)
    assert found is not None
    assert found[1] == 2 > max(found[0], found[2])


def test_whoever_gives_up_has_lost() -> None:
    at = rated_at("ann", "ben")
    at.does(ANN, wire.Propose, seat=0, what="concede")
    at.does(BEN, wire.Answer, yes=True)
    assert ranks(at) == [2, 0]


def test_of_three_nobody_wins_because_another_gives_up() -> None:
    at = rated_at("ann", "ben", "cat")
    at.does(ANN, wire.Propose, seat=0, what="concede")
    for who in (BEN, CAT):
        at.does(who, wire.Answer, yes=True)
    assert ranks(at) == [2, 1, 1]


def test_a_game_that_all_stop_counts_for_nothing() -> None:
    at = rated_at("ann", "ben")
    at.does(ANN, wire.Propose, seat=0, what="abandon")
    at.does(BEN, wire.Answer, yes=True)
    assert at.room.status == "over"
    assert ranks(at) is None


def test_nobody_stops_a_rated_game_alone() -> None:
    at = rated_at("ann", "deputy")
    assert at.refuses(ANN, wire.Propose, seat=0, what="abandon") == "rated-counts"
    at = rated_at("ann", "ben")
    at.does(BEN, wire.Leave)
    assert at.refuses(ANN, wire.Propose, seat=0, what="abandon") == "rated-counts"


def test_each_role_has_a_rating_of_its_own() -> None:
    at = rated_at("ann", "ben", game="revolver").finish()
    found = rated(at.room)
    assert found is not None
    assert [side.role for side in found.sides] == list(at.room.game.roles)


# On a server


def test_stored_ratings_are_those_of_the_stored_games(node: Node) -> None:
    async def go() -> None:
        ann, ben = await guests(node.url, "Ann", "Ben")
        for _ in range(2):
            table = await ann.open(node.url, "revolver", "me", "open", rated=True, clock=TIMED)
            assert not table["hints"]
            sat = {"seat": 1, "invite": table["invite"]}
            refused = await ben.command(node.url, table["id"], "sit", **sat)
            assert refused["reason"] == "rated-not-agreed"
            await ben.command(node.url, table["id"], "sit", **sat, rated=True)
            await play(Player(ann, table["id"], [node.url], 1), Player(ben, table["id"], [node.url], 2))
        (hers,) = await ann.ask(node.url, "/api/me/ratings")
        assert (hers["game"], hers["role"], hers["games"], hers["sure"]) == ("revolver", "colty", 2, False)
        assert len(hers["history"]) == 2
        assert hers["history"][-1]["points"] == hers["points"]
        checked = await with_rows(node.database, ratings.check)
        assert checked.games >= 2
        assert not checked.differ
        # not listed, until she wants it
        board = await ann.ask(node.url, "/api/ratings?game=revolver&role=colty")
        assert not any(row["mine"] for row in board["rows"])
        assert {row["bot"] for row in board["rows"]} >= {"deputy", "champion"}
        assert (await ann.ask(node.url, "/api/me", {"listed": True}, "PATCH"))["listed"]
        board = await ben.ask(node.url, "/api/ratings?game=revolver&role=colty")
        (row,) = [row for row in board["rows"] if row["name"] == "Ann"]
        assert (row["place"], row["mine"], row["points"]) == (0, False, hers["points"])
        # and gone with her
        await ann.ask(node.url, "/api/me/delete", {})
        board = await ben.ask(node.url, "/api/ratings?game=revolver&role=colty")
        assert not any(row["name"] == "Ann" for row in board["rows"])
        assert not (await with_rows(node.database, ratings.check)).differ
        stored = await with_rows(node.database, lambda c: c.execute(select(HISTORY.c.player)).scalars().all())
        assert ann.account not in stored

    asyncio.run(go())


async def with_rows(database: str, what: Callable[[Connection], Any]) -> Any:
    engine = engine_for(database)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(what)
    finally:
        await engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_games_that_end_at_once_in_several_processes_count_once_each(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = (
        request.getfixturevalue("postgres").database()
        if kind == "postgresql"
        else f"sqlite+aiosqlite:///{tmp_path}/house.db"
    )
    many = 12

    async def one(engine: AsyncEngine, at: int) -> None:
        pair = f"deal-{at // 2}"  # both halves at the same time
        game = RatedGame("programs", "g", [Side("ann", at % 3), Side("ben", 1)], pair)
        async with engine.begin() as connection:
            row = table_row(f"t{at}", at % 3)  # a change before it, as in a notebook
            await connection.execute(insert(TABLES), row)
            await connection.run_sync(ratings.write_rated, [(f"t{at}", game, 1.0)])

    async def go() -> None:
        engines = [engine_for(database) for _ in range(3)]
        await migrate(engines[0])
        await asyncio.gather(*(one(engines[at % 3], at) for at in range(many)))
        for engine in engines:
            await engine.dispose()
        checked = await with_rows(database, ratings.check)
        assert (checked.games, checked.ratings, list(checked.differ)) == (many, 2, [])
        numbers = await with_rows(database, lambda c: c.execute(select(RATED.c.n).order_by(RATED.c.n)).scalars().all())
        assert numbers == list(range(1, many + 1))
        (games,) = set(await with_rows(database, lambda c: c.execute(select(STANDINGS.c.games)).scalars().all()))
        assert games == many // 2

    asyncio.run(go())


def table_row(id: str, rank: int = 0) -> dict[str, Any]:
    """A game of Ann and Ben that is over: she has won (0), nobody has (1), or she has left it to a bot (2)."""
    chairs = [
        SeatSummary("person", "Ann", "ann", "deputy" if rank == 2 else ""),
        SeatSummary("person", "Ben", "ben", ""),
    ]
    shown = Summary(chairs, -1, None, "finished", 0 if rank == 0 else None, [0, 0], "")
    texts = {"game": "g", "status": "over", "invite": id, "setup": "{}", "host": "ann", "origin": ""}
    texts |= {"summary": ENCODE(shown).decode()}
    return {**texts, "id": id, "public": False, "seed": b"", "created": 0.0, "changed": 0.0, "seen": 0.0}


def test_a_rated_game_that_is_not_what_its_table_says_is_found(tmp_path: Path) -> None:
    """The ratings follow from the games, and the games from the tables that people see."""
    database = f"sqlite+aiosqlite:///{tmp_path}/house.db"

    def write(connection: Connection) -> None:
        for at, ranks in enumerate([(0, 1), (1, 0)]):  # in the second one Ben is said to have won
            connection.execute(insert(TABLES), table_row(f"t{at}"))
            game = RatedGame("people", "g", [Side("ann", ranks[0]), Side("ben", ranks[1])])
            ratings.write_rated(connection, [(f"t{at}", game, float(at))])

    async def go() -> None:
        engine = engine_for(database)
        await migrate(engine)
        await engine.dispose()
        await with_rows(database, write)
        both = [("people", "g", "", name) for name in ("ann", "ben")]
        assert list((await with_rows(database, ratings.check)).differ) == both
        assert list((await with_rows(database, ratings.recompute)).differ) == both

    asyncio.run(go())


def test_ratings_that_were_changed_by_hand_are_found_and_written_anew(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/house.db"
    game = RatedGame("people", "g", [Side("ann", 0), Side("ben", 1)])

    def write(connection: Connection) -> None:
        for at in range(3):
            connection.execute(insert(TABLES), table_row(f"t{at}"))
            ratings.write_rated(connection, [(f"t{at}", game, float(at))])

    async def go() -> None:
        engine = engine_for(database)
        await migrate(engine)
        await engine.dispose()
        await with_rows(database, write)
        right = await with_rows(database, rows_of_ratings)
        await with_rows(
            database, lambda c: c.execute(update(STANDINGS).where(STANDINGS.c.player == "ann").values(mu=99))
        )
        ann = ("people", "g", "", "ann")
        assert list((await with_rows(database, ratings.check)).differ) == [ann]
        assert list((await with_rows(database, ratings.recompute)).differ) == [ann]
        assert not (await with_rows(database, ratings.check)).differ
        assert await with_rows(database, rows_of_ratings) == right

    asyncio.run(go())


def rows_of_ratings(connection: Connection) -> list[Any]:
    found = [
        connection.execute(select(table).order_by(*table.primary_key.columns)).all() for table in (STANDINGS, HISTORY)
    ]
    return [tuple(row) for rows in found for row in rows]
