"""What a card changes at the current battlefield: firepower that comes or goes, and lives."""

from saloon.bots.revolver.counting import lives_now, max_firepower
from saloon.bots.revolver.points import BITE, FIRE, FRESH, LAST_KILLS, NEVER
from saloon.bots.revolver.situation import TARGETS, Situation
from saloon.bots.revolver.traits import DRAWN, LOSSES, SMASHES, STRONG, TOUGH, TRAITS, UNLESS, WHICH
from saloon.games.revolver import ops as op
from saloon.games.revolver.cards import COLTY, NONE
from saloon.games.revolver.state import MEN, TALLY, State
from saloon.kernel.packed import i64
from saloon.kernel.rows import BITS


def sort_men(now: Situation, s: State) -> None:
    """Firepower of the lawmen here in the order in which shots take them: strong ones first; grit costs a shot."""
    deck = s.deck
    row = s.field * deck.variants
    n: i64 = 0
    strength = max_firepower(deck)
    while strength > 0 and n < TARGETS - 8:
        for variant in range(deck.lawmen):
            if deck.firepower[variant] == strength and deck.grit_of[variant] == 0:
                for _ in range(min(s.lying[row + variant], 8)):
                    if n < TARGETS - 8:
                        now.targets[n] = strength
                        n += 1
        strength -= 1
    for i in range(n, TARGETS):
        now.targets[i] = 0


def blast_gain(s: State, most: i64) -> i64:
    """OP-06 The most firepower without grit that fits."""
    deck = s.deck
    row = s.field * deck.variants
    sums: i64 = 1
    for variant in range(deck.lawmen):
        if deck.grit_of[variant] == 0:
            for _ in range(min(s.lying[row + variant] - s.spared[variant], 8)):
                sums |= sums << deck.firepower[variant] & BITS[most + 1] - 1
    best = most
    while best > 0 and sums >> best & 1 == 0:
        best -= 1
    return best


def smash_gain(now: Situation, s: State, at: i64) -> i64:
    """OP-10 Firepower of the strongest guns here that the card may destroy."""
    deck = s.deck
    only = now.traits[at + WHICH]
    row = s.field * deck.variants
    gain: i64 = 0
    left = now.traits[at + SMASHES]
    below: i64 = NEVER
    while left > 0:
        best: i64 = 0
        count: i64 = 0
        for variant in range(deck.lawmen, deck.guns):
            if s.lying[row + variant] > 0 and op.may_destroy(s, variant, only):
                strength = deck.firepower[variant]
                if best < strength < below:
                    best = strength
                    count = s.lying[row + variant]
                elif strength == best:
                    count += s.lying[row + variant]
        if best == 0:
            return gain
        gain += best * min(count, left)
        left -= count
        below = best
    return gain


def fetch_gain(s: State) -> i64:
    """OP-15 The strongest lawman who stands where he is of no more use."""
    best: i64 = 0
    deck = s.deck
    for field in range(s.field):
        if s.tally[field * TALLY + MEN] > 0:
            for variant in range(deck.lawmen):
                if s.lying[field * deck.variants + variant] > 0:
                    best = max(best, deck.firepower[variant])
    return best


def best_recovery(now: Situation, s: State) -> i64:
    """The lawman in the discard pile who is best put here."""
    best: i64 = NONE
    most: i64 = 0
    deck = s.deck
    for kind in range(deck.law_first, deck.playable):
        if s.waste[kind] > 0 and deck.recover_codes[kind] != NONE:
            gain = entry_gain(now, s, kind)
            if gain > most:
                most = gain
                best = kind
    return best


def entry_gain(now: Situation, s: State, kind: i64) -> i64:
    """What it brings to put a lawman here, without his price."""
    at = kind * TRAITS
    gain = (s.deck.firepower[s.deck.plain[kind]] + now.traits[at + STRONG]) * 2 * FIRE[now.side]
    gain += now.traits[at + TOUGH] * 40 + now.traits[at + DRAWN] * FRESH[now.side] + loss_value(now, s, at)
    if now.traits[at + SMASHES] > 0:
        gain += smash_gain(now, s, at) * FIRE[now.side]
    return gain


def loss_value(now: Situation, s: State, at: i64) -> i64:
    """What the casualties of a card are worth to McReady (ST-6)."""
    losses = now.traits[at + LOSSES]
    if losses == 0:
        return 0
    worth = losses * now.kill
    if losses >= lives_now(s):
        worth = LAST_KILLS[1]
    if now.traits[at + UNLESS] > 0 and s.held[COLTY] >= now.traits[at + UNLESS]:
        worth = min(worth, BITE * now.traits[at + UNLESS] * max(now.fade, 40) // 100)
    return worth
