"""What a card does, read from its operations once for each deck. No card is known by name.

Each kind has a row of traits, and one more for its second mode.
"""

from typing import Final

from saloon.games.revolver import ops as op
from saloon.games.revolver.cards import GRIT, MCREADY, NO_SCRIPT, WIDTH, Deck
from saloon.kernel.packed import i64, vec

TRAITS: Final = 20
KILLS: Final = 0  # lawmen, one by one
BLAST: Final = 1  # firepower that a blast takes
CLEARS: Final = 2  # all lawmen
BREAKS: Final = 3  # rows
SMASHES: Final = 4  # guns
WHICH: Final = 5  # the set of kinds of guns
LOSSES: Final = 6  # casualties of the gang
UNLESS: Final = 7  # cards that the opponent may discard instead
MARK: Final = 8  # spaces of the marker
RETURNS: Final = 9  # takes a gun back
TO_HAND: Final = 10  # a lawman from the discard pile
TO_FIELD: Final = 11
FETCHES: Final = 12  # a lawman from elsewhere
DRAWN: Final = 13  # cards
NAMED: Final = 14  # 1 + the kind that it removes
TOUGH: Final = 15  # grit tokens
TOUGH_AHEAD: Final = 16
STRONG: Final = 17  # power tokens
STRONG_AHEAD: Final = 18
MAY: Final = 19  # cards to be discarded for a part of it


def traits_of(deck: Deck) -> vec[i64]:
    """The traits of every kind, [use * TRAITS + trait]: of its operations, then of its second mode."""
    traits = vec[i64]([0] * (2 * deck.kinds * TRAITS))
    for kind in range(deck.kinds):
        read(deck, deck.scripts[kind], traits, kind * TRAITS)
        read(deck, deck.modes[kind], traits, (deck.kinds + kind) * TRAITS)
    return traits


def biting_kinds(deck: Deck, traits: vec[i64]) -> vec[i64]:
    """RV-11.5 McReady's kinds whose effect a discard wards off."""
    biting: list[i64] = []
    for kind in range(deck.kinds):
        if deck.sides[kind] == MCREADY and traits[kind * TRAITS + UNLESS] > 0:
            biting.append(kind)
    return vec[i64](biting)


def read(deck: Deck, script: i64, traits: vec[i64], to: i64) -> None:
    """Add what a list of operations does to a row of traits."""
    if script == NO_SCRIPT:
        return
    program = deck.program
    at = script
    while program[at] != op.END:
        what = program[at]
        a = program[at + 1]
        b = program[at + 2]
        if what == op.OP_DRAW:
            traits[to + DRAWN] += a
        elif what == op.OP_MAY_DISCARD:
            traits[to + MAY] += a
            read(deck, b, traits, to)
        elif what == op.OP_UNLESS_DISCARD:
            traits[to + UNLESS] += a
            read(deck, b, traits, to)
        elif what == op.OP_KILL_LAWMAN:
            traits[to + KILLS] += a
        elif what == op.OP_BLAST_LAWMEN:
            traits[to + BLAST] += a
        elif what == op.OP_CLEAR_LAWMEN:
            traits[to + CLEARS] += 1
        elif what == op.OP_REMOVE_NAMED:
            traits[to + NAMED] = 1 + a
        elif what == op.OP_DESTROY_ROW:
            traits[to + BREAKS] += a
        elif what == op.OP_DESTROY_GUN:
            traits[to + SMASHES] += a
            traits[to + WHICH] |= program[at + 4]
        elif what == op.OP_GANG_CASUALTY:
            traits[to + LOSSES] += a
        elif what == op.OP_MOVE_MARKER:
            traits[to + MARK] += a
        elif what == op.OP_RETURN_GUN:
            traits[to + RETURNS] += 1
        elif what == op.OP_RECOVER_LAWMAN:
            traits[to + (TO_HAND if a else TO_FIELD)] += 1
        elif what == op.OP_MOVE_LAWMAN:
            traits[to + FETCHES] += 1
        elif what == op.OP_GAIN_TOKEN:
            if a == GRIT:
                traits[to + (TOUGH_AHEAD if b else TOUGH)] += 1
            else:
                traits[to + (STRONG_AHEAD if b else STRONG)] += 1
        at += WIDTH
