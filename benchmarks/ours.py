"""Our own rows. Run as a worker, once with SALOON_ENGINE=pure and once with SALOON_ENGINE=compiled."""

import gc
import os
import tracemalloc
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random, random
from typing import Any

import saloon
from benchmarks.link import Row, Sample, calls, games, serve, versions
from saloon.games.wyatt_earp.options import Options
from saloon.games.wyatt_earp.table import WyattEarp, buffer, new_table
from saloon.kernel.packed import i64, vec
from saloon.kernel.rng import SEED_BYTES, Quick, Source, Stream
from saloon.kernel.table import Table

# ---- every call of the engine that is not part of `Table` ----------------------------------------

SEATS = 3
OPTIONS = Options()
Buffer = vec[i64]


def deal(rng: Source) -> WyattEarp:
    """A live table: it keeps the memory of what everybody was shown."""
    return new_table(SEATS, OPTIONS, rng)


def deal_bare(rng: Source) -> WyattEarp:
    """The same without memory, like the worlds that search plays on."""
    return new_table(SEATS, OPTIONS, rng, memory=False)


def fair(number: int) -> Stream:
    """The source that real games are dealt from."""
    return Stream(number.to_bytes(SEED_BYTES, "big"))


def buffers(table: WyattEarp) -> tuple[Buffer, Buffer]:
    """Where observation and mask are written, again and again."""
    return buffer(table.observation_size()), buffer(table.space())


def look(table: WyattEarp, seat: int, observation: Buffer, mask: Buffer) -> None:
    """The seat's observation and its legal mask into the buffers."""
    table.observe(seat, observation)
    table.mask(mask)


# ---- the rows ------------------------------------------------------------------------------------

RNG = Quick(1)
POSITIONS = 8
COPIES = 125
TABLES = 2000


def play_inside() -> int:
    return deal_bare(RNG).playout(RNG)


def play_live() -> int:
    return deal(RNG).playout(RNG)


def play_driven() -> int:
    return drive(deal_bare(RNG))


def play_driven_live() -> int:
    return drive(deal(RNG))


def drive(table: WyattEarp) -> int:
    """The loop that drives every library of the comparison."""
    decisions = 0
    while table.to_act() >= 0:
        codes = table.legal()
        table.apply(codes[int(random() * len(codes))])
        decisions += 1
    return decisions


def observed() -> Row:
    """With observation and mask at each decision. The buffers are made once."""
    made: list[Buffer] = []

    def play_driven_observed() -> int:
        if not made:
            made.extend(buffers(deal(RNG)))
        observation, mask = made
        table = deal(RNG)
        decisions = 0
        while (seat := table.to_act()) >= 0:
            look(table, seat, observation, mask)
            codes = table.legal()
            table.apply(codes[int(random() * len(codes))])
            decisions += 1
        return decisions

    return lambda seconds: games(seconds, play_driven_observed)


def played(number: int, decisions: int, rng: Source) -> Table:
    """A table in the middle of a game, the same for the same number, compiled or not."""
    choose = Random(number)
    while True:
        table = deal(rng)
        for _ in range(decisions):
            if table.to_act() < 0:
                break
            codes = table.legal()
            table.apply(codes[int(choose.random() * len(codes))])
        if table.to_act() >= 0:
            return table


@cache
def positions() -> list[Table]:
    """From early in the first round to late in the game."""
    return [played(i, 12 + 30 * i, Quick(i)) for i in range(POSITIONS)]


@cache
def worlds() -> list[Table]:
    """The same as search sees them."""
    return [table.imagine(table.to_act(), RNG) for table in positions()]


def copies(tables: list[Table]) -> int:
    """Every table cloned many times."""
    for table in tables:
        clone = table.clone
        for _ in range(COPIES):
            clone()
    return len(tables) * COPIES


def imagined(tables: list[Table]) -> int:
    """Many worlds imagined at every table, for the seat that is to act."""
    for table in tables:
        imagine, seat = table.imagine, table.to_act()
        for _ in range(COPIES):
            imagine(seat, RNG)
    return len(tables) * COPIES


def resident() -> int:
    """Bytes of memory that this process occupies; 0 where the system does not say."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if statm.exists() else 0


def memory(_: float) -> Sample:
    """A live game in its middle, dealt fairly: what many cost the process, and what the allocator says.

    The larger of the two counts. The first sees everything, the second is exact.
    """
    played(0, 150, fair(0))
    gc.collect()
    before = resident()
    tables = [played(i, 150, fair(i)) for i in range(TABLES)]
    gc.collect()
    occupied = (resident() - before) / TABLES
    tables.clear()
    tracemalloc.start()
    few = [played(i, 150, fair(i)) for i in range(TABLES // 10)]
    gc.collect()
    traced = tracemalloc.get_traced_memory()[0] / len(few)
    tracemalloc.stop()
    return {"bytes": max(occupied, traced), "occupied": occupied, "traced": traced}


def facts() -> dict[str, Any]:
    """Which build this is, and a checksum of 20 random games: both builds must play the same ones."""
    total, digest = 0, sha256()
    for seed in range(20):
        table = deal(Quick(seed))
        total += table.playout(Quick(seed + 1000))
        digest.update(table.fingerprint().encode())
    return {
        "engine": saloon.ENGINE,
        "versions": {"saloon": saloon.__version__, **versions("librt")},
        "decisions_in_20_games": total,
        "checksum": digest.hexdigest()[:16],
    }


def rows() -> dict[str, Row]:
    return {
        "memory": memory,
        "inside": lambda seconds: games(seconds, play_inside),
        "inside.live": lambda seconds: games(seconds, play_live),
        "driven": lambda seconds: games(seconds, play_driven),
        "driven.live": lambda seconds: games(seconds, play_driven_live),
        "observed.driven": observed(),
        "clone.live": lambda seconds: calls(seconds, lambda: copies(positions())),
        "clone.search": lambda seconds: calls(seconds, lambda: copies(worlds())),
        "imagine": lambda seconds: calls(seconds, lambda: imagined(positions())),
    }


if __name__ == "__main__":
    serve(facts, rows())
