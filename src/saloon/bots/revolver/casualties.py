"""Whom the gang loses (DP-14)."""

from saloon.bots.revolver.counting import faces_left, unseen
from saloon.bots.revolver.points import FRESH, KILL, LAST_KILLS
from saloon.bots.revolver.situation import Situation
from saloon.games.revolver import codes as cd
from saloon.games.revolver import ops as op
from saloon.games.revolver import state as st
from saloon.games.revolver.cards import COLTY, WIDTH
from saloon.games.revolver.state import State
from saloon.kernel.packed import i64


def weigh_casualty(now: Situation, s: State, code: i64) -> i64:
    deck = s.deck
    if deck.verbs[code] == cd.REFLEX:
        return weigh_reflex(now, s)
    bandit = deck.firsts[code]
    if s.grit[bandit] > 0:
        return 5 - now.kill - regret(now, s, deck.grit_losses[bandit])  # ST-D4
    points = -now.kill - regret(now, s, deck.deaths[bandit])
    if deck.arrivals_at[bandit] > s.field:
        points -= now.kill  # ST-D5 he would have brought another life
    return points


def weigh_reflex(now: Situation, s: State) -> i64:
    """ST-D8 Best in the attack of a turn without another kill."""
    points = -now.worths[s.deck.reflexes]
    if s.killed == 0 and s.agenda[0] == st.NEXT_TURN:
        points += now.cube
    return points


def regret(now: Situation, s: State, script: i64) -> i64:
    """What a death effect costs the gang (ST-D2, ST-D3)."""
    program = s.deck.program
    at = script
    total: i64 = 0
    while program[at] != op.END:
        what = program[at]
        a = program[at + 1]
        b = program[at + 2]
        if what == op.OP_LOSE_GAME and op.is_before(s, a):
            total += 2 * LAST_KILLS[1]
        elif what == op.OP_OPEN_FACES and op.is_before(s, b):
            total += faces_left(s, a) * KILL[now.side] * 3 // 4
        elif what == op.OP_BORDER:
            total -= min(a, max(s.cubes - b, 0)) * (now.cube + 5)
        elif what == op.OP_DISCARD:
            total += a * now.coin if s.held[COLTY] > 0 else 0
        elif what == op.OP_BAN_CARD:
            total += unseen(s, a) * 12 + s.hands[a] * 25 if now.side == s.deck.sides[a] else 0
        elif what == op.OP_DRAW:
            total -= a * FRESH[now.side]
        at += WIDTH
    return total
