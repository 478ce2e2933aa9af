"""Is what must be played really better? `python -m tests.bots.positions [--game GAME] [--games N] [part of a name]`.

Each position is played to the end of the game by champions, once after each of the two choices that are compared, in N
worlds that the seat cannot tell from the true one: then it does not matter what the net thinks of positions that it
never gets into. `--quick` plays on to the sixth own choice after somebody else's, where the net judges, in 160 worlds.
Printed: by how much of a win the better choice is ahead, one standard error, and who goes wrong.
"""

import argparse

import numpy as np

from saloon.bots import levels
from saloon.bots.analysis import judge
from saloon.bots.analysis.judge import PlayOut
from saloon.bots.analysis.review import CHECK_CHOICES
from saloon.bots.champion import Champion
from saloon.bots.puzzles.trying import Remembering, Searcher
from saloon.kernel.game import find_game
from saloon.kernel.rng import Quick
from tests.bots.positions import FILES, Position, all_of, chosen

AT_ONCE = 64  # worlds
WORLDS = 1 << 20  # the random numbers of the first one: others than those of puzzles, hints and reviews
ENOUGH = 128  # games, if they are clear:
CLEAR, LEAST = 3.5, 0.02  # so many standard errors, and so much
LONGEST = 3000  # choices of a game
QUICK = 160  # worlds

Lead = tuple[float, float, int]  # of the better choice, one standard error, in how many worlds


def play_out(position: Position, games: int, patient: bool = False) -> Lead:
    """To the end of so many games; of fewer if the lead is clear, unless patient."""
    judge.LONGEST = LONGEST  # else a line is judged where it stands
    leads: list[float] = []
    while len(leads) < games:
        numbers = range(len(leads), min(len(leads) + AT_ONCE, games))
        leads += leads_of(position, numbers, LONGEST, others=False)
        lead, error, _ = found = lead_of(leads)
        if not patient and len(leads) >= ENOUGH and lead >= max(LEAST, CLEAR * error):
            return found
    return lead_of(leads)


def look_ahead(position: Position, worlds: int) -> Lead:
    """A turn or more ahead."""
    return lead_of(leads_of(position, range(worlds), CHECK_CHOICES, others=True))


def leads_of(position: Position, numbers: range, choices: int, others: bool) -> list[float]:
    """By how much the better choice was ahead in each of these worlds."""
    game, table = find_game(position.game), position.here.table
    seat, codes = int(table.to_act()), [game.parse(table, move) for move in position.compared]
    lines = []
    for number in numbers:
        world = table.imagine(seat, Quick(WORLDS + number), True)
        for code in codes:
            line = world.clone()
            line.step(code)
            lines.append(PlayOut(line, seat, choices, others))
    searcher = Searcher(game)
    searcher.judge.policy = Remembering(searcher.policy)
    found = searcher.judge.play_on(lines)[:, seat].reshape(-1, 2)
    return [float(better - worse) for better, worse in found]


def lead_of(leads: list[float]) -> Lead:
    return float(np.mean(leads)), float(np.std(leads, ddof=1)) / len(leads) ** 0.5, len(leads)


def wrong(position: Position) -> list[str]:
    """The levels that always decide alike and go wrong."""
    at = position.here
    bots = (levels.make("marshal", at.game, 1), Champion(at.game))
    return [bot.name for bot in bots if not position.is_right(chosen(at, bot))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", nargs="?", default="")
    parser.add_argument("--game", choices=FILES)
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--quick", action="store_true")
    asked = parser.parse_args()
    for game in [asked.game] if asked.game else FILES:
        for position in all_of(game):
            if asked.name in position.name:
                lead, error, worlds = look_ahead(position, QUICK) if asked.quick else play_out(position, asked.games)
                print(f"{position.name}: {position.compared[0]} before {position.compared[1]},", end=" ")
                print(
                    f"{100 * lead:.1f} ± {100 * error:.1f} points in {worlds}", end="" if lead >= 3 * error else " (?)"
                )
                print(f"; wrong: {', '.join(wrong(position)) or 'nobody'}", flush=True)


if __name__ == "__main__":
    main()
