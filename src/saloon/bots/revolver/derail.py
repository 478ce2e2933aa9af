"""Derail the Train (ST-D9): whether, and whom to save."""

from typing import Final

from saloon.bots.guide import ONE
from saloon.bots.revolver.counting import lives
from saloon.bots.revolver.plan import Plan
from saloon.bots.revolver.points import LAST_KILLS, NEVER
from saloon.bots.revolver.situation import Situation
from saloon.games.revolver.cards import COLTY, MCREADY
from saloon.games.revolver.state import State
from saloon.kernel.packed import i64

MUCH: Final = 4  # a difference of firepower that pays for wrecking the train


def weigh_special(plan: Plan, s: State, special: i64) -> i64:
    """The column goes; so does everybody who cannot be paid for. Only a hand that pays for all of them, and is the
    bigger one, gains by it, and only where the law has brought much."""
    now = plan.now
    cards = s.held[COLTY]
    if plan.edge < MUCH or cards <= s.living or cards <= s.held[MCREADY]:
        return -NEVER
    before = train_chance(now, lives(s), now.turns, plan.edge, s.held[COLTY])
    saved = min(s.living, s.held[COLTY])
    useful = min(saved, now.turns + 2)
    after = train_chance(now, useful, now.turns, -s.deck.defences[s.field], s.held[COLTY] - useful)
    return (after - before) * LAST_KILLS[1] // ONE - 30


def train_chance(now: Situation, left: i64, attacks: i64, edge: i64, cards: i64) -> i64:
    """Colty's chance to live through so many attacks with so many lives."""
    p = now.odds(edge + 2 - cards // 3 + now.reach // 4)
    kills = p * attacks + 600
    return max(min(500 + (left * 1000 - kills) // 3, 990), 10)


def weigh_save(now: Situation, s: State, done: bool, bandit: i64) -> i64:
    """ST-D9 As many lives as there are attacks to come, and a little more."""
    if done:
        return 0
    saved: i64 = 0
    for i in range(s.deck.bandits):
        if s.saved >> i & 1:
            saved += 1 + s.grit[i]
    missing = now.turns + 2 - saved
    points = s.grit[bandit] * 50 - now.coin
    if bandit == s.deck.leader:
        return points + LAST_KILLS[1]
    if missing > 1:
        return points + 400
    return points + 120 if missing == 1 else points
