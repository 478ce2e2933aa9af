"""20.4 Worlds that a seat cannot tell from the real one: whatever it does not see is dealt again.

Both deck lists are public (RV-15.5), and so is every card but those in the hands and decks. What is unseen of a side is
therefore known exactly as a whole; only which of it is in the hand, and the order of the deck, are not. Cards that all
know to be in a hand (RV-15.4) stay there. Unseen cards are counted before they are dealt, so that the same knowledge
and the same chance give the same world whatever the truth is.
"""

from saloon.games.revolver.cards import SIDES
from saloon.games.revolver.state import State
from saloon.kernel.packed import i64, vec
from saloon.kernel.rng import Source


def redeal(s: State, viewer: i64, rng: Source) -> None:
    """Deal the unseen cards of both sides again, as `viewer` might imagine them."""
    deck = s.deck
    unseen = vec[i64]([0] * deck.kinds)
    for side in range(SIDES):
        first = side * deck.size
        for i in range(first, first + s.stocked[side]):
            unseen[s.stock[i]] += 1
    for kind in range(deck.kinds):
        if deck.sides[kind] != viewer:
            unseen[kind] += s.hands[kind] - s.known[kind]
            s.hands[kind] = s.known[kind]
    for side in range(SIDES):
        deal(s, side, unseen, rng)
    s.undoable = 0


def deal(s: State, side: i64, unseen: vec[i64], rng: Source) -> None:
    """A deck of all unseen cards of a side, shuffled; from it the hand is filled up to its size."""
    deck = s.deck
    pool = vec[i64]([0] * deck.size)
    n: i64 = 0
    missing = s.held[side]
    for kind in range(deck.kinds):
        if deck.sides[kind] == side:
            missing -= s.hands[kind]
            for _ in range(unseen[kind]):
                pool[n] = kind
                n += 1
    rng.shuffle(pool, n)
    first = side * deck.size
    s.stocked[side] = n - missing
    for i in range(n):
        if i < n - missing:
            s.stock[first + i] = pool[i]
        else:
            s.hands[pool[i]] += 1
