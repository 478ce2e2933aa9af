"""Our own rows. Run as a worker, once with SALOON_ENGINE=pure and once with SALOON_ENGINE=compiled."""

import gc
import importlib
import os
import tracemalloc
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random, random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import saloon
from benchmarks.link import Row, Sample, calls, games, serve, versions
from saloon.adapters.pettingzoo.aec import TableEnv
from saloon.bots.batch import Batch
from saloon.bots.bot import Look, Ranger
from saloon.bots.knowledge import guide_of
from saloon.games.revolver.build import read_rules
from saloon.games.revolver.table import new_table as revolver
from saloon.games.wyatt_earp.options import Options as WyattEarpOptions
from saloon.games.wyatt_earp.table import new_table as wyatt_earp
from saloon.kernel.game import Game, find_game
from saloon.kernel.rng import SEED_BYTES, Quick, Source, Stream
from saloon.kernel.table import Mask, Table

# ---- every call of the engine that is not part of `Table` ----------------------------------------

WYATT_EARP_RULES = WyattEarpOptions()
REVOLVER_RULES = read_rules({})


def fair(number: int) -> Stream:
    """The source that real games are dealt from."""
    return Stream(number.to_bytes(SEED_BYTES, "big"))


class Dealer:
    """Deals one of the games. A live table keeps everybody's memory, a bare one does not, like search's worlds."""

    game: Game

    def live(self, rng: Source) -> Table:
        raise NotImplementedError

    def bare(self, rng: Source) -> Table:
        raise NotImplementedError


class WyattEarpDealer(Dealer):
    game = find_game("wyatt-earp")

    def live(self, rng: Source) -> Table:
        return wyatt_earp(3, WYATT_EARP_RULES, rng)

    def bare(self, rng: Source) -> Table:
        return wyatt_earp(3, WYATT_EARP_RULES, rng, memory=False)


class RevolverDealer(Dealer):
    """Its memory is part of the state."""

    game = find_game("revolver")

    def live(self, rng: Source) -> Table:
        return revolver(REVOLVER_RULES, rng)

    bare = live


# ---- the rows ------------------------------------------------------------------------------------

RNG = Quick(1)
POSITIONS = 8
ITERATIONS = 100
COPIES = 125
TABLES = 2000
GAMES = 256  # in one call
LONGEST = 100_000  # decisions: no game is cut off


def drive(table: Table) -> int:
    """The loop that drives every library of the comparison."""
    decisions = 0
    while table.to_act() >= 0:
        codes = table.legal()
        table.apply(codes[int(random() * len(codes))])
        decisions += 1
    return decisions


def observed(dealer: Dealer) -> Callable[[], int]:
    """With a new observation and the mask at each decision, and a choice among what the mask shows."""
    mask = Mask(dealer.live(RNG).space())

    def play() -> int:
        table = dealer.live(RNG)
        decisions = 0
        while (seat := table.to_act()) >= 0:
            table.observation(seat)
            mask.show(table)
            codes: Any = mask.marked
            table.step(codes[int(random() * len(codes))])
            decisions += 1
        return decisions

    return play


def later(make: Callable[[Dealer], Row], dealer: Dealer) -> Row:
    """A row that is made when it is asked for: what it needs is not in the way of the others before."""
    made = cache(make)

    def turn(seconds: float) -> Sample:
        return made(dealer)(seconds)

    return turn


def batched(dealer: Dealer) -> Row:
    """Many games in one call, every decision shown and chosen in numpy: steps until the CPU seconds are spent."""
    batch = Batch([dealer.live(RNG) for _ in range(GAMES)], 1, guide_of(dealer.game), [], skip=False, longest=LONGEST)
    rng, every = np.random.default_rng(1), np.arange(GAMES)

    def look(row: Any) -> NDArray[np.int64]:
        return np.array(row, np.int64) if isinstance(row, list) else np.frombuffer(row, np.int64)

    def step() -> int:
        codes, counts = look(batch.codes).reshape(GAMES, -1), look(batch.counts)
        batch.step(codes[every, (rng.random(GAMES) * counts).astype(np.int64)])
        return GAMES

    def turn(seconds: float) -> Sample:
        before = int(batch.finished)
        sample = calls(seconds, step)
        return {**sample, "games": int(batch.finished) - before}

    return turn


def in_environment(dealer: Dealer) -> Row:
    """PettingZoo's own loop, the same as for its gin rummy, over our `raw_env()`."""
    env = TableEnv(dealer.game.name)

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = np.flatnonzero(observation["action_mask"])
            env.step(int(actions[int(random() * len(actions))]))
            decisions += 1
        return decisions

    return lambda seconds: games(seconds, play)


def played(dealer: Dealer, number: int, decisions: int, rng: Source) -> Table:
    """A table in the middle of a game, the same for the same number, compiled or not."""
    choose = Random(number)
    while True:
        table = dealer.live(rng)
        for _ in range(decisions):
            if table.to_act() < 0:
                break
            codes = table.legal()
            table.apply(codes[int(choose.random() * len(codes))])
        if table.to_act() >= 0:
            return table


@cache
def positions(dealer: Dealer) -> list[Table]:
    """From early in the first round to late in the game."""
    return [played(dealer, i, 12 + (30 if dealer is WYATT_EARP else 12) * i, Quick(i)) for i in range(POSITIONS)]


@cache
def worlds(dealer: Dealer) -> list[Table]:
    """The same as search sees them."""
    return [table.imagine(table.to_act(), RNG) for table in positions(dealer)]


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


def searched(dealer: Dealer, random_rollouts: bool) -> Row:
    """Ranger thinks about each of the positions, on one core: imagine a world, try each choice, play on, judge."""
    guide = guide_of(dealer.game)
    ranger = Ranger(guide, 1, iterations=ITERATIONS, random_rollouts=random_rollouts)

    def think() -> int:
        looks = [Look(dealer.game, table) for table in positions(dealer)]
        return sum(advice.visits for look in looks for advice in ranger.advise(look))

    return lambda seconds: calls(seconds, think)


def hosted(module: str, observed: bool) -> Row:
    """The game as a Python game of OpenSpiel, by the loop that drives OpenSpiel's own; needs the extra `openspiel`."""

    def play_for(seconds: float) -> Sample:
        name = importlib.import_module(f"saloon.adapters.openspiel.{module}").NAME
        worker = importlib.import_module("benchmarks.workers.openspiel")
        game, play = worker.pyspiel.load_game(name), worker.play_observed if observed else worker.play
        return games(seconds, lambda: int(play(game.new_initial_state())))

    return play_for


def resident() -> int:
    """Bytes of memory that this process occupies; 0 where the system does not say."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if statm.exists() else 0


def memory(dealer: Dealer, middle: int) -> Sample:
    """A live game in its middle, dealt fairly: what many cost the process, and what the allocator says.

    The larger of the two counts. The first sees everything, the second is exact.
    """
    played(dealer, 0, middle, fair(0))
    gc.collect()
    before = resident()
    tables = [played(dealer, i, middle, fair(i)) for i in range(TABLES)]
    gc.collect()
    occupied = (resident() - before) / TABLES
    tables.clear()
    tracemalloc.start()
    few = [played(dealer, i, middle, fair(i)) for i in range(TABLES // 10)]
    gc.collect()
    traced = tracemalloc.get_traced_memory()[0] / len(few)
    tracemalloc.stop()
    return {"bytes": max(occupied, traced), "occupied": occupied, "traced": traced}


def facts() -> dict[str, Any]:
    """Which build this is, and a checksum of 20 random games of each: both builds must play the same ones."""
    total, digest = 0, sha256()
    for dealer in (WYATT_EARP, REVOLVER):
        for seed in range(20):
            table = dealer.live(Quick(seed))
            total += table.playout(Quick(seed + 1000))
            digest.update(table.fingerprint().encode())
    return {
        "engine": saloon.ENGINE,
        "versions": {"saloon": saloon.__version__, **versions("librt", "numpy", "pettingzoo")},
        "decisions_in_40_games": total,
        "checksum": digest.hexdigest()[:16],
    }


WYATT_EARP, REVOLVER = WyattEarpDealer(), RevolverDealer()


def rows() -> dict[str, Row]:
    """Wyatt Earp's rows by their plain names, Revolver's after `revolver.`"""
    bare, live = WYATT_EARP.bare, WYATT_EARP.live
    return {
        "memory": lambda _: memory(WYATT_EARP, 150),
        "inside": lambda seconds: games(seconds, lambda: bare(RNG).playout(RNG)),
        "inside.live": lambda seconds: games(seconds, lambda: live(RNG).playout(RNG)),
        "driven": lambda seconds: games(seconds, lambda: drive(bare(RNG))),
        "driven.live": lambda seconds: games(seconds, lambda: drive(live(RNG))),
        "observed.driven": played_with(observed(WYATT_EARP)),
        "batch": later(batched, WYATT_EARP),
        "aec.raw": later(in_environment, WYATT_EARP),
        "search.random": searched(WYATT_EARP, random_rollouts=True),
        "search.guided": searched(WYATT_EARP, random_rollouts=False),
        "clone.live": lambda seconds: calls(seconds, lambda: copies(positions(WYATT_EARP))),
        "clone.search": lambda seconds: calls(seconds, lambda: copies(worlds(WYATT_EARP))),
        "imagine": lambda seconds: calls(seconds, lambda: imagined(positions(WYATT_EARP))),
        "openspiel.driven": hosted("wyatt_earp_v1", observed=False),
        "openspiel.observed": hosted("wyatt_earp_v1", observed=True),
        "revolver.openspiel.driven": hosted("revolver_v1", observed=False),
        "revolver.openspiel.observed": hosted("revolver_v1", observed=True),
        "revolver.memory": lambda _: memory(REVOLVER, 60),
        "revolver.inside": lambda seconds: games(seconds, lambda: REVOLVER.live(RNG).playout(RNG)),
        "revolver.driven": lambda seconds: games(seconds, lambda: drive(REVOLVER.live(RNG))),
        "revolver.observed.driven": played_with(observed(REVOLVER)),
        "revolver.batch": later(batched, REVOLVER),
        "revolver.aec.raw": later(in_environment, REVOLVER),
        "revolver.search.random": searched(REVOLVER, random_rollouts=True),
        "revolver.search.guided": searched(REVOLVER, random_rollouts=False),
        "revolver.clone": lambda seconds: calls(seconds, lambda: copies(positions(REVOLVER))),
        "revolver.imagine": lambda seconds: calls(seconds, lambda: imagined(positions(REVOLVER))),
    }


def played_with(play: Callable[[], int]) -> Row:
    return lambda seconds: games(seconds, play)


if __name__ == "__main__":
    serve(facts, rows())
