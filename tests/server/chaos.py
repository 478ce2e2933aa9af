"""Accidents by chance around real servers, and a report of what they cost: `make chaos`.

    python -m tests.server.chaos --seconds 30 --seed 7 --only sqlite

Each set-up (SQLite or PostgreSQL, one process or two, with or without Redis) is played at by random clients of both
games while processes are killed, restarted and frozen, disks fill up, and databases and brokers go away. Everything
stays on this machine. Exit code 1: an acknowledged move was lost, or one had its effect twice.
"""

import argparse
import asyncio
import random
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple
from itertools import count, cycle
from pathlib import Path

import httpx
import pytest

from tests.server.client import Audit, Player, audit, check, meet, play
from tests.server.conftest import Houses, Node, Postgres, Redis, open_pair
from tests.server.faults import full_disk

SECONDS = 30.0  # of accidents at each set-up
TABLES = 3
SET_UPS = ("sqlite", "sqlite+redis", "postgresql", "postgresql+redis")
TABLE_OF = {"wyatt-earp": ("me", "deputy", "open"), "revolver": ("open", "me")}
PAUSE = 0.2  # seconds after a server did not answer
ENOUGH = 120.0  # seconds for everybody to hear the last answer when all servers are back

Accident = Callable[[random.Random], Awaitable[None]]


class Crowd:
    """Two people at each of some tables, of both games in turn: when a game is over another begins.

    They come in by all servers, and go to the next one when theirs is away. In the end every game is looked through.
    """

    def __init__(self, nodes: Sequence[Node], tables: int = len(TABLE_OF)) -> None:
        self.nodes = nodes
        self.seeds = count()
        self.pairs: list[list[Player]] = []
        self.audit = Audit()
        self.closing = False
        self.tasks = [asyncio.create_task(self.sit_at(n)) for n in range(tables)]

    @property
    def players(self) -> list[Player]:
        return [player for pair in self.pairs for player in pair]

    @property
    def acknowledged(self) -> int:
        return sum(len(player.done) for player in self.players)

    @property
    def losses(self) -> int:
        """How often somebody had to connect again."""
        return sum(player.losses for player in self.players)

    async def sit_at(self, n: int) -> None:
        games = cycle(list(TABLE_OF)[n % 2 :] + list(TABLE_OF)[: n % 2])
        while not self.closing:
            pair = await self.begin(next(games))
            self.pairs.append(pair)
            await play(*pair)

    async def begin(self, game: str) -> list[Player]:
        """A new table, at the first server that answers."""
        urls = [node.url for node in self.nodes]
        habits = {"undoes": 0.2, "patience": 900.0}
        while True:
            try:
                ann, ben, table = await meet(urls[0], game, *TABLE_OF[game])
                return [Player(who, table, urls, next(self.seeds), **habits) for who in (ann, ben)]
            except (httpx.HTTPError, AssertionError, KeyError, ValueError):  # away, or it cannot just now
                urls = urls[1:] + urls[:1]
                await asyncio.sleep(PAUSE)

    async def look_through(self) -> None:
        """Every game, whether it was played to its end or not."""
        node = self.nodes[0]
        for pair in self.pairs:
            found = await audit(node.database, *pair)
            self.audit += found
            if found.holds() and all(player.over for player in pair):
                await check(node.database, node.url, *pair)

    async def end(self) -> None:
        """The games that are being played are the last ones."""
        self.closing = True
        await asyncio.gather(*self.tasks)
        await self.look_through()

    async def leave(self) -> None:
        """Every client leaves as soon as its last command was answered."""
        self.closing = True
        for player in self.players:
            player.leaving = True
        async with asyncio.timeout(ENOUGH):
            await asyncio.gather(*self.tasks)
        await self.look_through()


class SetUp:
    """Servers with what they need, and the accidents that can happen to them."""

    def __init__(self, name: str, nodes: Sequence[Node], postgres: Postgres | None, redis: Redis | None) -> None:
        self.name = name
        self.nodes = nodes
        self.accidents: dict[str, Accident] = {"kill": self.kill, "restart": self.restart, "freeze": self.freeze}
        if postgres is not None:
            self.accidents["database"] = lambda rng: self.away(rng, postgres)
        else:
            self.accidents["full disk"] = self.fill_up
        if redis is not None:
            self.accidents["broker"] = lambda rng: self.away(rng, redis)

    async def kill(self, rng: random.Random) -> None:
        node = rng.choice(self.nodes)
        await asyncio.to_thread(node.kill)
        await asyncio.to_thread(node.start)

    async def restart(self, rng: random.Random) -> None:
        node = rng.choice(self.nodes)
        await asyncio.to_thread(node.stop)
        await asyncio.to_thread(node.start)

    async def freeze(self, rng: random.Random) -> None:
        """Longer than a lease, sometimes: another process takes over, and then there are two."""
        process = rng.choice(self.nodes).process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(rng.uniform(0.5, 9.0))
        finally:
            process.send_signal(signal.SIGCONT)

    async def fill_up(self, rng: random.Random) -> None:
        with full_disk(rng.choice(self.nodes)):
            await asyncio.sleep(rng.uniform(0.2, 2.0))

    async def away(self, rng: random.Random, server: Postgres | Redis) -> None:
        await asyncio.to_thread(server.stop)
        try:
            await asyncio.sleep(rng.uniform(0.0, 2.0))
        finally:
            await asyncio.to_thread(server.start)


class Report:
    """What happened at one set-up."""

    def __init__(self, name: str, accidents: Counter[str], crowd: Crowd) -> None:
        self.name = name
        self.accidents = accidents
        self.games = len(crowd.pairs)
        self.reconnects = crowd.losses
        self.audit = crowd.audit

    def __str__(self) -> str:
        happened = ", ".join(f"{n} {name}" for name, n in sorted(self.accidents.items()))
        values = (self.games, self.reconnects, *astuple(self.audit))
        told = "".join(f"{value:>{width}}" for value, width in zip(values, COLUMNS.values(), strict=True))
        return f"{self.name:<18}{told}  {happened}"


COLUMNS = {"games": 6, "reconnects": 12, "acknowledged": 14, "lost": 6, "doubled": 9, "contradicted": 14}
HEAD = f"{'set-up':<18}" + "".join(f"{name:>{width}}" for name, width in COLUMNS.items()) + "  accidents"


async def happen(set_up: SetUp, seconds: float, seed: int, tables: int) -> Report:
    """Accidents for some time, each kind once before any comes again; then everybody hears the last of his answers."""
    rng, happened = random.Random(seed), Counter[str]()
    crowd = Crowd(set_up.nodes, tables)
    end, kinds = time.monotonic() + seconds, list[str]()
    while not happened or kinds or time.monotonic() < end:
        kinds = kinds or rng.sample(sorted(set_up.accidents), len(set_up.accidents))
        await moves(crowd, rng.randint(5, 60))
        kind = kinds.pop()
        await set_up.accidents[kind](rng)
        happened[kind] += 1
    await crowd.leave()
    return Report(set_up.name, happened, crowd)


async def moves(crowd: Crowd, n: int) -> None:
    """Until so many more commands were acknowledged."""
    wanted = crowd.acknowledged + n
    async with asyncio.timeout(ENOUGH):
        while crowd.acknowledged < wanted:
            for task in crowd.tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.002)


@contextmanager
def set_up(name: str) -> Iterator[SetUp]:
    """Everything that a set-up needs, for as long as it is needed."""
    database, _, broker = name.partition("+")
    postgres = Postgres() if database == "postgresql" else None
    redis = Redis() if broker else None
    folder = Path(tempfile.mkdtemp())
    houses = Houses(folder)
    try:
        for server in (postgres, redis):
            if server is not None:
                server.start()
        nodes = (houses.open(),) if name == "sqlite" else open_pair(houses, postgres, redis)
        yield SetUp(name, nodes, postgres, redis)
    finally:
        houses.close()
        for server in (postgres, redis):
            if server is not None:
                server.stop()
                shutil.rmtree(server.folder, ignore_errors=True)
        shutil.rmtree(folder)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of accidents at each set-up")
    parser.add_argument("--seed", type=int, default=0, help="of the accidents")
    parser.add_argument("--tables", type=int, default=TABLES, help="that are played at at once")
    parser.add_argument("--only", choices=SET_UPS, help="one set-up")
    given = parser.parse_args(arguments)
    print(HEAD, flush=True)
    total = Audit()
    for name in [given.only] if given.only else SET_UPS:
        try:
            with set_up(name) as found:
                report = asyncio.run(happen(found, given.seconds, given.seed, given.tables))
        except pytest.skip.Exception as missing:
            print(f"{name:<18}SKIPPED: {missing}", flush=True)
            continue
        print(report, flush=True)
        total += report.audit
    print(f"acknowledged {total.acknowledged}, lost {total.lost}, doubled {total.doubled}")
    return 0 if total.holds() else 1


if __name__ == "__main__":
    sys.exit(main())
