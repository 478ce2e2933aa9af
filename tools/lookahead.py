"""Champion with search against the bare net: `python tools/lookahead.py GAME --deals 100`.

The net's favourites (its prior) are each made in the same imagined worlds and played on, as the net thinks best, to the
seat's next turn, where the net judges. A rival takes the favourite's place only with a clear lead. It is no level:
docs/strength.md says what it won. The work is counted in worlds, so a busy machine changes no result.
"""

import argparse
from hashlib import sha512
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saloon.bots.analysis.judge import PlayOut
from saloon.bots.bot import Bot, Look
from saloon.bots.champion import Champion
from saloon.bots.puzzles.trying import Remembering, Searcher
from saloon.kernel.game import Game, find_game
from saloon.kernel.rng import Quick, fair_stream

FIRST, MORE = 10, 30  # worlds: for all favourites, and for those that are left
WITHIN, MOST = 9.0, 5  # favourites: no less likely by this logarithm, and so many
BEHIND = 0.02  # on average in the first worlds: then it is not tried in more
LEAST, ERRORS = 0.015, 2.5  # a clear lead: so much, and so many standard errors
WORLDS = 1 << 12  # more than a decision needs

Values = NDArray[np.float64]  # [choice, world]


class Lookahead(Champion):
    """Champion, looking ahead in imagined worlds."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.searcher = Searcher(game)
        self.decided = self.changed = 0
        self.spent = 0.0  # seconds of this core

    def choose(self, look: Look) -> int:
        if len(look.legal) == 1:
            return look.legal[0]
        self.decided += 1
        began = process_time()
        likely = np.array(self.likely(look))
        order = [int(i) for i in np.argsort(-likely)]
        codes = [look.legal[i] for i in order if likely[order[0]] - likely[i] < WITHIN][:MOST]
        chosen = self.compared(look, codes) if len(codes) > 1 else codes[0]
        self.changed += chosen != codes[0]
        self.spent += process_time() - began
        return chosen

    def compared(self, look: Look, codes: list[int]) -> int:
        """The favourite, or the rival with the largest clear lead over it."""
        base = self.rng.below(1 << 20) * WORLDS
        values = self.values(look, codes, range(base, base + FIRST))
        leads = [lead_of(row, values[0]) for row in values]
        left = [i for i, (lead, error) in enumerate(leads) if i == 0 or (lead + error > 0 and lead >= -BEHIND)]
        codes = [codes[i] for i in left]
        if len(codes) > 1:
            more = self.values(look, codes, range(base + FIRST, base + FIRST + MORE))
            values = np.concatenate([values[left], more], 1)
        best, most = codes[0], 0.0
        for code, row in zip(codes[1:], values[1:], strict=False):
            lead, error = lead_of(row, values[0])
            if lead > max(LEAST, ERRORS * error, most):
                best, most = code, lead
        return best

    def values(self, look: Look, codes: list[int], worlds: range) -> Values:
        judge = self.searcher.judge
        judge.policy = Remembering(self.searcher.policy)
        lines = []
        for number in worlds:
            world = look.world(Quick(number), remember=True)
            for code in codes:
                line = world.clone()
                line.step(code)
                lines.append(PlayOut(line, look.seat, others=True))
        shares = judge.play_on(lines)[:, look.seat]
        return shares.reshape(len(worlds), len(codes)).T


def lead_of(row: Values, favourite: Values) -> tuple[float, float]:
    """By how much a choice is ahead of the favourite, and one standard error."""
    leads = row - favourite
    return float(leads.mean()), float(leads.std(ddof=1)) / len(leads) ** 0.5


def play(game: Game, options: Any, bots: list[Bot], deal: int, seed: int) -> list[float]:
    table = game.new(options, len(bots), fair_stream(sha512(f"think {seed} {deal}".encode()).digest()))
    while (seat := int(table.to_act())) >= 0:
        table.apply(bots[seat].choose(Look(game, table)))
    return table.scores()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = find_game(asked.game)
    options, bare = game.unattended(game.options({})), Champion(game)
    shares: list[float] = []
    decided, changed, spent = 0, 0, 0.0
    for deal in range(asked.deals):
        won = 0.0
        for seat in (0, 1):
            ahead = Lookahead(game, deal * 2 + seat)
            won += play(game, options, [ahead, bare] if seat == 0 else [bare, ahead], deal, asked.seed)[seat]
            decided, changed, spent = decided + ahead.decided, changed + ahead.changed, spent + ahead.spent
        shares.append(won / 2)
        spread = 1.96 * float(np.std(shares, ddof=1)) / len(shares) ** 0.5 if len(shares) > 1 else 1.0
        print(
            f"{len(shares)} deals: {np.mean(shares):.1%} ± {spread:.1%},",
            f"{changed / decided:.1%} of the choices changed, {1000 * spent / decided:.0f} ms a decision",
            flush=True,
        )


if __name__ == "__main__":
    main()
