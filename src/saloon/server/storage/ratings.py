"""Rated games in the database: each counts once, in one order, in the transaction that stores its result."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, text
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.server.storage.documents import ENCODE, read_summary
from saloon.server.storage.ladder import (
    Key,
    RatedGame,
    Standing,
    counted,
    differences,
    fits,
    key_of,
    recomputed,
    step,
)
from saloon.server.storage.migrate import check_current, usable
from saloon.server.storage.schema import ACCOUNTS, HISTORY, RATED, STANDINGS, TABLES

ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(5421004)")  # until the end of the transaction
AT_ONCE = 500  # rows in one statement

read_rated = msgspec.json.Decoder(RatedGame).decode


class Checked(Struct, frozen=True):
    """What became of computing all ratings anew."""

    games: int
    ratings: int
    differ: Sequence[Key]


def write_rated(connection: Connection, games: Sequence[tuple[str, RatedGame, float]]) -> None:
    """Count some games: (table, game, when). No other transaction counts one before this one has ended.

    SQLite has one writer at a time; of several with PostgreSQL the others wait.
    """
    take_turns(connection)
    last = connection.execute(select(func.max(RATED.c.n))).scalar()
    for n, (table, game, at) in enumerate(games, 1 if last is None else last + 1):
        first = None
        if game.pair:
            asked = select(RATED.c.body).where(RATED.c.pair == game.pair)
            body = connection.execute(asked).scalar()
            first = read_rated(body) if body is not None else None
        row = {"n": n, "table_id": table, "pair": game.pair, "body": ENCODE(game).decode(), "at": at}
        connection.execute(insert(RATED), row)
        keep(connection, n, step(standings_of(connection, game), game, first), at)


def take_turns(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(ONE_AT_A_TIME)


def standings_of(connection: Connection, game: RatedGame) -> dict[Key, Standing]:
    """What is stored of those who played."""
    c = STANDINGS.c
    players = [side.player for side in game.sides if side.anchor is None]
    asked = select(STANDINGS).where(c.pool == game.pool, c.game == game.game, c.player.in_(players))
    return {key(row): standing(row) for row in connection.execute(asked)}


def key(row: Row[Any]) -> Key:
    return row.pool, row.game, row.role, row.player


def standing(row: Row[Any]) -> Standing:
    return Standing(row.mu, row.sigma, row.games, row.won)


def keep(connection: Connection, n: int, new: dict[Key, Standing], at: float) -> None:
    """New standings, and that they are of this game; nothing of those who have gone for good."""
    gone = gone_of(connection, [player for *_, player in new])
    for (pool, game, role, player), found in new.items():
        if player in gone:
            continue
        where = {"pool": pool, "game": game, "role": role, "player": player}
        c = STANDINGS.c
        old = delete(STANDINGS).where(c.pool == pool, c.game == game, c.role == role, c.player == player)
        connection.execute(old)
        connection.execute(insert(STANDINGS), {**where, **values(found), "at": at})
        connection.execute(insert(HISTORY), {**where, "n": n, "mu": found.mu, "sigma": found.sigma})


def values(found: Standing) -> dict[str, Any]:
    return {name: getattr(found, name) for name in Standing.__struct_fields__}


def gone_of(connection: Connection, players: Sequence[str]) -> set[str]:
    """Those of some accounts that were deleted."""
    asked = select(ACCOUNTS.c.id).where(ACCOUNTS.c.kind == "gone", ACCOUNTS.c.id.in_(players))
    return set(connection.execute(asked).scalars())


# All of them anew


async def of_database(engine: AsyncEngine, what: Callable[[Connection], Checked]) -> Checked:
    """`check` or `recompute`, in one transaction."""
    with usable(engine):
        await check_current(engine)
        async with engine.begin() as connection:
            return await connection.run_sync(what)


def check(connection: Connection) -> Checked:
    """Whether the stored ratings are what the rated games give, one by one, and these what their tables say."""
    games = all_games(connection)
    stored = {key(row): standing(row) for row in connection.execute(select(STANDINGS))}
    computed = without_gone(connection, recomputed(games))
    return Checked(len(games), len(stored), sorted({*differences(stored, computed), *contradicted(connection)}))


def contradicted(connection: Connection) -> Iterator[Key]:
    """Those whose rated games are not what is stored of their tables."""
    asked = select(RATED.c.body, TABLES.c.summary).join(TABLES, TABLES.c.id == RATED.c.table_id)
    for row in connection.execute(asked):
        game = read_rated(row.body)
        if not fits(game, read_summary(row.summary)):
            yield from (key_of(game, side) for side in game.sides if side.anchor is None)


def all_games(connection: Connection) -> list[RatedGame]:
    return [read_rated(body) for body in connection.execute(select(RATED.c.body).order_by(RATED.c.n)).scalars()]


def without_gone(connection: Connection, found: dict[Key, Standing]) -> dict[Key, Standing]:
    gone = set(connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.kind == "gone")).scalars())
    return {which: each for which, each in found.items() if which[-1] not in gone}


def recompute(connection: Connection) -> Checked:
    """Write all ratings and their history anew; what was different before."""
    take_turns(connection)
    connection.execute(delete(HISTORY))
    found = check(connection)
    connection.execute(delete(STANDINGS))
    rows = connection.execute(select(RATED.c.n, RATED.c.at).order_by(RATED.c.n)).all()
    for row, new in zip(rows, counted(all_games(connection)), strict=True):
        keep(connection, row.n, new, row.at)
    return found
