"""The questions that a card asks: what to pay with (DP-03), where it goes (DP-02), whom it hits, yes or no."""

from saloon.bots.revolver.ahead import ahead_value, row_value
from saloon.bots.revolver.counting import turns_at
from saloon.bots.revolver.derail import weigh_save
from saloon.bots.revolver.gains import blast_gain, entry_gain, sort_men
from saloon.bots.revolver.plan import Plan
from saloon.bots.revolver.points import FIRE, FIRE_AHEAD
from saloon.bots.revolver.situation import Situation
from saloon.bots.revolver.worth import worth_of
from saloon.games.revolver import codes as cd
from saloon.games.revolver import state as st
from saloon.games.revolver.cards import NO_SLOT
from saloon.games.revolver.cards import ROW as ROW_CARD
from saloon.games.revolver.state import State
from saloon.kernel.packed import i64


def price_of(plan: Plan, s: State, kind: i64) -> i64:
    """The worth of a card; a card of the plan is kept."""
    now = plan.now
    planned: i64 = 0
    for item in range(plan.items):
        code = plan.codes_of[item]
        if plan.chosen >> item & 1 and s.deck.firsts[code] == kind and s.deck.verbs[code] != cd.USE:
            planned += 1
    if planned >= s.hands[kind]:
        return now.worths[kind] + 120
    return now.worths[kind]


def weigh_place(plan: Plan, s: State, field: i64) -> i64:
    now = plan.now
    kind = s.card
    if field != s.field:
        return ahead_value(now, s, kind, field)
    if s.deck.sorts[kind] == ROW_CARD:
        return row_value(now, s, field)
    plan.make(s)
    return plan.better_by(s.deck.firepower[s.deck.plain[kind]])


def weigh_choice(plan: Plan, s: State, frame: i64, code: i64) -> i64:
    now = plan.now
    deck = s.deck
    verb = deck.verbs[code]
    a = deck.firsts[code]
    b = deck.seconds[code]
    if frame == st.KILL_LAWMAN:
        return weigh_hit(now, s, a, s.agenda[s.top() + 2])
    if frame == st.BLAST:
        return 0 if verb == cd.DONE else weigh_blast(now, s, a, s.agenda[s.top() + 2])
    if frame == st.DESTROY_GUN:
        kind = deck.kind_of[a]
        points = deck.firepower[a] * FIRE[now.side] + deck.costs[kind] * 5
        return points + (5 if deck.flags[kind] & NO_SLOT else 0)
    if frame == st.RETURN_GUN:
        points = worth_of(now, s, deck.kind_of[b])
        if a == s.field:
            points += now.value(now.edge + deck.firepower[b]) - now.value(now.edge)
        elif a > s.field:
            points -= deck.firepower[b] * FIRE_AHEAD[now.side] * turns_at(s, a)
        return points
    if frame == st.RECOVER:
        return worth_of(now, s, a) if s.agenda[s.top() + 2] else entry_gain(now, s, a)
    if frame == st.MOVE_LAWMAN:
        points = deck.firepower[b] * 2 * FIRE[now.side] + deck.grit_of[b] * 40
        return points - deck.firepower[b] * FIRE_AHEAD[now.side] * turns_at(s, a) if a > s.field else points
    if frame == st.SAVE:
        return weigh_save(now, s, verb == cd.DONE, a)
    return weigh_yes(now, s, frame) if verb == cd.YES else 0


def weigh_hit(now: Situation, s: State, variant: i64, shots: i64) -> i64:
    """The strongest lawman who falls; a token only if nobody else is worth the shot."""
    deck = s.deck
    power = deck.firepower[variant]
    gain = now.value(now.edge - power) - now.value(now.edge)
    gain += 3 * power + deck.prices[deck.kind_of[variant]] * 10
    if deck.grit_of[variant]:
        return gain if shots > 1 else gain // 4
    return gain + 10


def weigh_blast(now: Situation, s: State, variant: i64, left: i64) -> i64:
    """OP-06 The one who leaves room for the most."""
    deck = s.deck
    if deck.grit_of[variant]:
        return 20
    power = deck.firepower[variant]
    s.spared[variant] += 1
    total = power + blast_gain(s, left - power)
    s.spared[variant] -= 1
    return total * FIRE[now.side] + power


def weigh_yes(now: Situation, s: State, frame: i64) -> i64:
    """A yes compared with a no."""
    at = s.top()
    if frame == st.WINDOW:
        sort_men(now, s)
        power = now.targets[0]
        if power == 0:
            return -10
        gain = now.value(now.edge) - now.value(now.edge - power)
        kind = s.deck.windows[s.card]
        return gain + 20 * power - now.worths[kind]
    if frame == st.MAY_DISCARD:
        sort_men(now, s)
        gain = now.value(now.edge - now.targets[0]) - now.value(now.edge)
        return gain - s.agenda[at + 2] * now.coin
    if frame == st.UNLESS_DISCARD:
        spared = now.kill
        if s.killed == 0 and now.edge <= 0:
            spared += now.cube
        return spared - s.agenda[at + 2] * now.coin
    return 100  # to attack
