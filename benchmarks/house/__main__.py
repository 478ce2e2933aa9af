"""`make bench-server`: echo and server in turns, latency, many idle tables, growth, bots alone, hostile neighbours."""

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from picows import ws_connect

from benchmarks.house.alone import OPEN, Onlooker
from benchmarks.house.crowd import Caller, Crowd
from benchmarks.house.day import FILLING, HOURLY, Day
from benchmarks.house.node import Node, Served
from benchmarks.house.players import Players
from benchmarks.house.siege import ADDRESSES, KINDS

ECHO = "benchmarks.house.echo:create_app"
HOUSE = "saloon.server.app:create_app"
MB = 1024 * 1024
COMMAND = "saloon.cli"
PLAYERS = 8  # ordinary ones, while others are hostile
MOST_SLOWER = 3.0  # times as long as in quiet
ON_TIME = 0.95  # of those who should come in an hour: else the machine that measures was too busy
UNCHANGED, NOTICED = 1.25, 0.01  # times as long as in quiet, or seconds more: nobody notices that
MORE_OF_BOTS = 10.0  # times as many decisions as when a bot had to think
SETTLE = 1.0  # seconds: what was under way has arrived


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.house", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each turn (default %(default)s)")
    parser.add_argument("--runs", type=int, default=3, help="turns of echo and house (default %(default)s)")
    parser.add_argument(
        "--playing",
        type=int,
        default=250,
        help="tables of two that play; the echo has as many sockets (default %(default)s)",
    )
    parser.add_argument("--tables", type=int, default=1000, help="idle tables (default %(default)s)")
    parser.add_argument("--soak", type=float, default=0.0, help="minutes of play for the memory (default: none)")
    parser.add_argument("--hostile", type=float, default=20.0, help="seconds of siege; 0: none (default %(default)s)")
    parser.add_argument("--kinds", nargs="*", choices=KINDS, help="of hostility (default: all)")
    parser.add_argument("--only-hostile", action="store_true", help="leave out everything else")
    parser.add_argument(
        "--day",
        type=float,
        default=60.0,
        help="seconds for the deal of the day, once in quiet and once with players (default %(default)s)",
    )
    parser.add_argument("--bots", type=float, default=20.0, help="seconds of tables of bots (default %(default)s)")
    parser.add_argument("--only-bots", action="store_true", help="leave out everything else")
    parser.add_argument("--only-day", action="store_true", help="leave out everything else")
    return parser.parse_args()


def house_environment(folder: Path) -> dict[str, str]:
    """A database of its own, fully durable; no limits, since all calls come from one address."""
    return {"SALOON_DATABASE_URL": f"sqlite+aiosqlite:///{folder}/house.db", "SALOON_LIMITS": "false"}


async def echo_rate(node: Node, sockets: int, seconds: float) -> float:
    """Messages a second of the bare echo."""
    count = [0]

    def one() -> None:
        count[0] += 1

    callers = [Caller(one) for _ in range(sockets)]
    for caller in callers:
        await ws_connect(lambda caller=caller: caller, f"ws://{node.host}/api/live")
    for caller in callers:
        caller.call()
    await asyncio.sleep(SETTLE)
    count[0], began = 0, time.perf_counter()
    await asyncio.sleep(seconds)
    rate = count[0] / (time.perf_counter() - began)
    for caller in callers:
        caller.transport.disconnect()
    return rate


async def decision_rate(crowd: Crowd, seconds: float) -> float:
    """Decisions a second that were stored and told, as fast as everybody can."""
    crowd.go()
    await asyncio.sleep(SETTLE)
    crowd.tally.begin()
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    rate = crowd.tally.done / (time.perf_counter() - began)
    crowd.stop()
    await asyncio.sleep(SETTLE)
    return rate


async def delays(crowd: Crowd, rate: float, seconds: float) -> tuple[float, float, float]:
    """At so many decisions a second: what was reached, and median and 99 % of the time until the last viewer knows."""
    crowd.go(pace=len(crowd.people) / 2 / rate)
    await asyncio.sleep(SETTLE)
    crowd.tally.begin()
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    reached = crowd.tally.done / (time.perf_counter() - began)
    found = crowd.tally.delays
    crowd.stop()
    await asyncio.sleep(SETTLE)
    return reached, statistics.median(found), worst(found)


async def cost(node: Node, crowd: Crowd, rate: float, seconds: float) -> float:
    """CPU seconds of the server for one decision, at a steady rate."""
    crowd.go(pace=len(crowd.people) / 2 / rate)
    await asyncio.sleep(SETTLE)
    crowd.tally.begin()
    began = node.cpu()
    await asyncio.sleep(seconds)
    used, done = node.cpu() - began, crowd.tally.done
    crowd.stop()
    await asyncio.sleep(SETTLE)
    return used / max(done, 1)


async def measure(asked: argparse.Namespace, folder: Path) -> list[tuple[str, str, str, bool | None]]:
    rows: list[tuple[str, str, str, bool | None]] = []
    environment = house_environment(folder)
    with Node(ECHO, folder / "echo.log") as echo, Node(HOUSE, folder / "house.log", **environment) as node:
        crowd = Crowd(node.host)
        await crowd.sit(asked.playing)
        pairs = []
        for _ in range(asked.runs):
            bare = await echo_rate(echo, 2 * asked.playing, asked.seconds)
            ours = await decision_rate(crowd, asked.seconds)
            pairs.append((bare, ours))
        ratio = statistics.median(ours / bare for bare, ours in pairs)
        rate = statistics.median(ours for _, ours in pairs)
        bare = statistics.median(bare for bare, _ in pairs)
        rows.append((f"bare echo, {2 * asked.playing} sockets", f"{bare:,.0f} messages/s", "1.00x", None))
        name = f"house, {asked.playing} tables, all durable"
        rows.append((name, f"{rate:,.0f} decisions/s", f"{ratio:.2f}x", ratio >= 0.15))
        reached, middle, worst = await delays(crowd, rate / 2, asked.seconds)
        told = f"median {1000 * middle:.1f} ms, 99 % below {1000 * worst:.1f} ms"
        rows.append((f"to the last viewer, at {reached:,.0f} decisions/s", told, "", worst <= 0.100))
        rows.append(("refused meanwhile", str(crowd.tally.refused or "nothing"), "", not crowd.tally.refused))
        crowd.close()
    with Node(HOUSE, folder / "many.log", **house_environment(Path(tempfile.mkdtemp(dir=folder)))) as node:
        empty = node.memory()
        crowd = Crowd(node.host)
        await crowd.sit(10)
        few = await cost(node, crowd, 200, asked.seconds)
        await crowd.sit(asked.tables)
        await asyncio.sleep(2 * SETTLE)
        full = node.memory()
        rows.append(
            (
                f"{asked.tables:,} tables, {2 * asked.tables:,} idle sockets",
                f"{full / MB:.0f} MB ({empty / MB:.0f} MB empty)",
                "",
                full < 400 * MB,
            )
        )
        many = await cost(node, crowd, 200, asked.seconds)
        told = f"{1e6 * few:.0f} µs at 10 tables, {1e6 * many:.0f} µs at {asked.tables:,}"
        rows.append(("CPU for a decision, 200 a second", told, f"{many / few:.2f}x", many / few < 1.5))
        if asked.soak:
            rows.append(await soak(node, crowd, asked.soak))
        crowd.close()
    return rows


async def soak(node: Node, crowd: Crowd, minutes: float) -> tuple[str, str, str, bool | None]:
    """Memory while everybody plays: the second half against the first."""
    crowd.go(pace=len(crowd.people) / 2 / 300)
    samples = []
    end = time.perf_counter() + 60 * minutes
    while time.perf_counter() < end:
        await asyncio.sleep(2)
        samples.append(node.memory())
    crowd.stop()
    half = len(samples) // 2
    early, late = statistics.median(samples[:half]), statistics.median(samples[half:])
    return (
        f"memory over {minutes:g} minutes",
        f"{early / MB:.0f} MB, then {late / MB:.0f} MB",
        f"{late / early:.2f}x",
        late / early < 1.1,
    )


async def besieged(folder: Path, seconds: float, kinds: list[str]) -> list[tuple[str, str, str, bool | None]]:
    """An ordinary player's move, and his bot's answer: in quiet, and while twenty addresses take what they can get."""
    database = f"sqlite+aiosqlite:///{folder}/siege.db"
    with Served(COMMAND, folder / "siege.log", SALOON_DATABASE_URL=database, SALOON_LOG_LEVEL="warning") as node:
        players = Players(node.host)
        await players.sit(PLAYERS)
        await players.play(SETTLE)
        quiet = await players.play(seconds)
        words = [sys.executable, "-m", "benchmarks.house.siege", node.host, str(seconds + 2 * SETTLE), *kinds]
        siege = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
        assert siege.stdout is not None
        await siege.stdout.readline()
        await players.play(SETTLE)
        hostile = await players.play(seconds)
        answers = json.loads(await siege.stdout.read())
        await siege.wait()
        players.close()
    rows: list[tuple[str, str, str, bool | None]] = []
    names = ("a player's move, stored and told", "his bot's turn after it")
    for name, before, meanwhile in zip(names, quiet, hostile, strict=True):
        was, now = worst(before), worst(meanwhile)
        told = f"99 % below {1000 * was:.0f} ms in quiet, {1000 * now:.0f} ms besieged ({len(meanwhile)} times)"
        rows.append((name, told, f"{now / was:.2f}x", now / was <= MOST_SLOWER))
    done = ", ".join(f"{name}: {n}" for name, n in sorted(answers.items()))
    rows.append((f"what {len(ADDRESSES)} hostile addresses got", done, "", None))
    return rows


async def day(folder: Path, seconds: float) -> list[tuple[str, str, str, bool | None]]:
    """Ordinary players and pages: in quiet, and while a thousand an hour play the deal of the day."""
    database = f"sqlite+aiosqlite:///{folder}/day.db"
    with Served(COMMAND, folder / "day.log", SALOON_DATABASE_URL=database, SALOON_LIMITS="false") as node:
        players, crowd = Players(node.host), Day(node.host)
        await players.sit(PLAYERS)
        deal = await crowd.deal()
        await players.play(SETTLE)
        pages, (moves, _) = await asyncio.gather(crowd.look(deal, seconds), players.play(seconds))
        coming, began = asyncio.create_task(crowd.come(deal)), time.perf_counter()
        await asyncio.wait([coming], timeout=FILLING)
        there = crowd.there
        later, (meanwhile, _) = await asyncio.gather(crowd.look(deal, seconds), players.play(seconds))
        there, finished, begun = (there + crowd.there) // 2, crowd.finished, len(crowd.came)
        rate = 3600 * begun / (time.perf_counter() - began)
        coming.cancel()
        with suppress(asyncio.CancelledError):
            await coming
        players.close()
    rows: list[tuple[str, str, str, bool | None]] = []
    names = (f"deal of the day, {HOURLY} players an hour: its pages", "a move of others meanwhile")
    for name, before, now in zip(names, (pages, moves), (later, meanwhile), strict=True):
        was, found = statistics.median(before), statistics.median(now)
        told = f"median {1000 * was:.1f} ms in quiet, {1000 * found:.1f} ms; 95 %: {centile(before)}, {centile(now)}"
        rows.append((name, told, f"{found / was:.2f}x", found <= max(UNCHANGED * was, was + NOTICED)))
    told = f"{begun} began ({rate:.0f} an hour), {finished} finished, {there} at a time"
    rows.append(("those who played it", told, "", finished > 0 and rate >= ON_TIME * HOURLY))
    return rows


def centile(times: list[float]) -> str:
    """What 95 of a hundred are below."""
    return f"{1000 * sorted(times)[int(0.95 * len(times))]:.1f} ms"


async def alone(folder: Path, seconds: float) -> list[tuple[str, str, str, bool | None]]:
    """Bots at every table: Champions, beside the Deputies and Rangers of before."""
    rates = []
    for bots in (("deputy", "ranger"), ("champion", "champion")):
        database = f"sqlite+aiosqlite:///{folder}/{bots[0]}.db"
        with Node(HOUSE, folder / "bots.log", SALOON_DATABASE_URL=database, SALOON_LIMITS="false") as node:
            rates.append(await Onlooker(node.host, bots).look(SETTLE, seconds))
    before, now = rates
    told = f"{now:.0f} a second; Deputy and Ranger {before:.1f} ({OPEN} tables)"
    return [("decisions of Champions at all tables", told, f"{now / before:.0f}x", now / before >= MORE_OF_BOTS)]


def worst(delays: list[float]) -> float:
    """What 99 of a hundred are below."""
    return sorted(delays)[int(0.99 * len(delays))]


def show(rows: list[tuple[str, str, str, bool | None]]) -> None:
    width = max(len(row[0]) for row in rows)
    for what, figure, ratio, fine in rows:
        mark = "" if fine is None else "reached" if fine else "MISSED"
        print(f"{what:{width}}  {figure:52}  {ratio:8}  {mark}")


def main() -> None:
    asked = arguments()
    os.environ.setdefault("SALOON_ENGINE", "auto")
    with tempfile.TemporaryDirectory() as folder:
        only = asked.only_hostile or asked.only_day or asked.only_bots
        rows: Any = [] if only else asyncio.run(measure(asked, Path(folder)))
        if asked.bots and not (asked.only_hostile or asked.only_day):
            rows += asyncio.run(alone(Path(folder), asked.bots))
        if asked.day and not (asked.only_hostile or asked.only_bots):
            rows += asyncio.run(day(Path(folder), asked.day))
        if asked.hostile and not (asked.only_day or asked.only_bots):
            rows += asyncio.run(besieged(Path(folder), asked.hostile, asked.kinds or list(KINDS)))
    show(rows)


if __name__ == "__main__":
    main()
