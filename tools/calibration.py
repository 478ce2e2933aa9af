"""Whether Champion's chances come true: of the positions that it gives 70 %, are seven of ten won?

    python tools/calibration.py GAME --games 10000
    python tools/calibration.py GAME --players 4 --games 2000 --seed 2 --plot calibration.png

Champions play each other, many games at once. Each decision with a choice is noted with the deciding seat's chance as
the net gave it there and then, from what that seat may know. Every game that was begun is played to its end: to stop at
so many finished ones would favour short games. A table goes to standard output: chances in tenths, how often those were
won, and the expected calibration error (the mean distance between the two, by decisions). Decisions of one game belong
together: the interval of each row is by games.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saloon.bots.batch import SHARED, Batch
from saloon.bots.champion import missing
from saloon.bots.knowledge import guide_of, knowledge_of
from saloon.bots.nets.policy import load
from saloon.kernel.game import Game, find_game
from saloon.kernel.rng import Quick

TABLES = 500  # at once
BINS = 10


@dataclass(frozen=True)
class Noted:
    """The chance that each decision's seat was given, whether it won, and in which game that was."""

    chances: NDArray[np.float64]
    won: NDArray[np.float64]
    games: NDArray[np.int64]


@dataclass(frozen=True)
class Row:
    """The decisions whose chances lie in one bin."""

    decisions: int
    chance: float
    won: float
    error: float  # one standard error of `won`, by games


def play(game: Game, players: int, games: int, seed: int) -> Noted:
    """So many games of champions, `TABLES` at once, each to its end."""
    net = knowledge_of(game.name).net
    if net is None or missing(game):
        raise SystemExit(f"Champion does not play {game.name} here: {missing(game)}")
    policy, options = load(net, game), game.unattended(game.options({}))
    found: list[tuple[list[float], list[int], int]] = []
    while len(found) < games:
        n = min(TABLES, games - len(found))
        deal = Quick(seed * 1_000_003 + len(found))
        batch = Batch([game.new(options, players, deal) for _ in range(n)], deal.below(1 << 30), guide_of(game), [])
        running = np.arange(n)  # tables whose first game goes on
        chances: list[list[float]] = [[] for _ in range(n)]
        seats: list[list[int]] = [[] for _ in range(n)]
        answers = np.zeros(n, np.int64)
        while True:
            rows = array(batch.rows, np.uint8).reshape(n, -1)
            for i in running:
                ended = int(rows[i, batch.ended_at])
                if ended and chances[i]:
                    found.append((chances[i], seats[i], -1 if ended == SHARED else ended - 1))
            running = np.array([i for i in running if not (rows[i, batch.ended_at] and chances[i])], np.int64)
            if not len(running):
                break
            favours, wins = policy.many(rows[running])
            wins = np.exp(wins[:, :players] - wins[:, :players].max(1, keepdims=True))
            shares = wins[:, 0] / wins.sum(1)
            bits = np.unpackbits(rows[running, batch.legal_at : batch.actor_at], axis=1, bitorder="little")
            best = np.where(bits[:, : favours.shape[1]] == 1, favours, -np.inf).argmax(1)
            answers[:] = array(batch.codes, np.int64).reshape(n, -1)[:, 0]  # a legal code where nobody looks
            answers[running] = best
            for at, i in enumerate(running):
                chances[i].append(float(shares[at]))
                seats[i].append(int(rows[i, batch.actor_at]))
            batch.step(answers)
    all_chances = [chance for made, _, _ in found for chance in made]
    won = [float(seat == winner) for _, deciders, winner in found for seat in deciders]
    number = [at for at, (made, _, _) in enumerate(found) for _ in made]
    return Noted(np.array(all_chances), np.array(won), np.array(number))


def array(row: Any, kind: Any) -> NDArray[Any]:
    """A row of the batch for numpy: looked at when compiled, copied when it is a plain list."""
    return np.array(row, kind) if isinstance(row, list) else np.frombuffer(row, kind)


def rows_of(noted: Noted) -> list[Row]:
    """The decisions in tenths of their chances."""
    bins = np.minimum((noted.chances * BINS).astype(int), BINS - 1)
    rows = []
    for b in range(BINS):
        here = bins == b
        n = int(here.sum())
        if n == 0:
            continue
        won = float(noted.won[here].mean())
        off = np.bincount(noted.games[here], noted.won[here] - won)  # what each game adds to the distance
        rows.append(Row(n, float(noted.chances[here].mean()), won, sqrt(float((off**2).sum())) / n))
    return rows


def expected_error(rows: Sequence[Row]) -> float:
    """The mean distance of chance and outcome, by decisions."""
    return sum(row.decisions * abs(row.chance - row.won) for row in rows) / sum(row.decisions for row in rows)


def plot(rows: Sequence[Row], title: str, path: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5, 5), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([0, 1], [0, 1], color="0.7")
    chances, won = [row.chance for row in rows], [row.won for row in rows]
    axes.errorbar(chances, won, [1.96 * row.error for row in rows], fmt="o-", capsize=3)
    axes.set(title=title, xlabel="chance that Champion gave", ylabel="share that was won", xlim=(0, 1), ylim=(0, 1))
    figure.savefig(path, dpi=100)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="also draw it, as PNG")
    asked = parser.parse_args(words)
    if asked.games < 1:
        parser.error("--games must be at least 1")
    game = find_game(asked.game)
    rows = rows_of(play(game, asked.players, asked.games, asked.seed))
    print("| chance | decisions | won | 95 % |\n|---:|---:|---:|---|")
    for row in rows:
        low, high = row.won - 1.96 * row.error, row.won + 1.96 * row.error
        print(f"| {row.chance:.1%} | {row.decisions:,} | {row.won:.1%} | {low:.1%} - {high:.1%} |")
    print(f"\nexpected calibration error: {expected_error(rows):.2%}")
    if asked.plot:
        plot(rows, f"{game.name}, {asked.players} players, {asked.games:,} games", asked.plot)


if __name__ == "__main__":
    main()
