"""What anybody can count on the table of Revolver: attacks to come, lives, cubes, cards that are not seen."""

from saloon.games.revolver import ops as op
from saloon.games.revolver.cards import FIELDS, FINAL_RATING, NO_SLOT, NONE, WIDTH, Deck
from saloon.games.revolver.state import MEN, TALLY, State
from saloon.kernel.packed import i64


def turns_here(s: State) -> i64:
    """Attacks left at the current battlefield, with the next one."""
    return s.last_space(s.field) - s.mark + 1


def turns_at(s: State, field: i64) -> i64:
    """Attacks at a later battlefield."""
    return s.last_space(field)


def turns_later(s: State) -> i64:
    """Attacks at all later battlefields."""
    total: i64 = 0
    for field in range(s.field + 1, FIELDS):
        total += s.last_space(field)
    return total


def lives(s: State) -> i64:
    """Kills that McReady still needs to kill everybody, with the grit that arrivals will bring."""
    deck = s.deck
    total: i64 = 0
    for bandit in range(deck.bandits):
        if s.alive[bandit]:
            total += 1 + s.grit[bandit]
            if deck.arrivals_at[bandit] > s.field:
                total += 1
    return total


def lives_now(s: State) -> i64:
    """Kills after which the game is lost as things are: a death that loses it now (RV-14.3), or everybody's."""
    deck = s.deck
    lowest: i64 = FINAL_RATING  # of those whose death loses now
    loser: i64 = NONE
    for bandit in range(deck.bandits):
        if s.alive[bandit] and deck.ratings[bandit] < lowest and loses_now(s, deck.deaths[bandit]):
            lowest = deck.ratings[bandit]
            loser = bandit
    total: i64 = 0
    for bandit in range(deck.bandits):
        if s.alive[bandit] and (
            bandit == loser
            or deck.ratings[bandit] < lowest
            or (deck.ratings[bandit] == lowest and not loses_now(s, deck.deaths[bandit]))
        ):
            total += 1 + s.grit[bandit]
    return total


def loses_now(s: State, script: i64) -> bool:
    """Whether a death effect loses the game."""
    at = script
    while s.deck.program[at] != op.END:
        if s.deck.program[at] == op.OP_LOSE_GAME and op.is_before(s, s.deck.program[at + 1]):
            return True
        at += WIDTH
    return False


def extra_cubes(s: State) -> i64:
    """Cubes that deaths to come will take (RV-10.8)."""
    deck = s.deck
    total: i64 = 0
    for bandit in range(deck.bandits):
        if s.alive[bandit]:
            at = deck.deaths[bandit]
            while deck.program[at] != op.END:
                if deck.program[at] == op.OP_BORDER:
                    total += deck.program[at + 1]
                at += WIDTH
    return total


def faces_left(s: State, face: i64) -> i64:
    """Spaces with this face that are not yet open."""
    total: i64 = 0
    for i in range(s.deck.faces):
        if s.deck.face_of[i] == face:
            total += 1
    for i in range(s.openings):
        if s.deck.face_of[s.opened[i]] == face:
            total -= 1
    return total


def unseen(s: State, kind: i64) -> i64:
    """Copies that are neither on the table nor discarded."""
    deck = s.deck
    left = deck.copies[kind] - s.waste[kind]
    first = deck.plain[kind]
    if first != NONE:
        for field in range(FIELDS):
            for variant in range(first, first + 1 + deck.grit_steps[kind] + deck.power_steps[kind]):
                left -= s.lying[field * deck.variants + variant]
    return left


def lying_power(s: State, kind: i64, field: i64) -> i64:
    """Firepower of the copies of a kind at a battlefield."""
    deck = s.deck
    first = deck.plain[kind]
    total: i64 = 0
    for variant in range(first, first + 1 + deck.grit_steps[kind] + deck.power_steps[kind]):
        total += s.lying[field * deck.variants + variant] * deck.firepower[variant]
    return total


def named_here(s: State, kind: i64) -> i64:
    """Firepower that goes when a kind is removed."""
    if s.deck.plain[kind] == NONE or op.is_locked(s, kind):
        return 0
    return lying_power(s, kind, s.field)


def makes_room(s: State, variant: i64) -> bool:
    """RV-8.1 A gun that may be taken off, and takes a slot."""
    kind = s.deck.kind_of[variant]
    return s.deck.off_codes[variant] != NONE and s.deck.flags[kind] & NO_SLOT == 0 and not op.is_locked(s, kind)


def past_men(s: State) -> i64:
    """Lawmen at the battlefields that are left behind."""
    men: i64 = 0
    for field in range(s.field):
        men += s.tally[field * TALLY + MEN]
    return men


def lowest_price(s: State, kind: i64) -> i64:
    """RV-6.3 The price here, or half of it if the card is free somewhere to come."""
    deck = s.deck
    price = deck.price(kind, s.field)
    if price > 0 and deck.free_at[kind] >> s.field:
        return (price + 1) // 2
    return price


def max_firepower(deck: Deck) -> i64:
    best: i64 = 0
    for variant in range(deck.lawmen):
        best = max(best, deck.firepower[variant])
    return best
