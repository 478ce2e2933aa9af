"""How likely a shot is to hit, as far as a seat may know (WE-8.7)."""

from saloon.games.wyatt_earp.cards import KINDS, OUTLAWS, WYATT_EARP
from saloon.games.wyatt_earp.memory import IN_DISCARDS, IN_DRAW_PILE
from saloon.games.wyatt_earp.state import HIDEOUT_ANSWER, State
from saloon.kernel.packed import i64, vec


def shot_odds(table: State, seat: i64) -> float | None:
    """The share of outlaw cards among all that might be turned over next; None if nobody can tell."""
    cards = may_be_next(table, seat)
    outlaws: i64 = 0
    total: i64 = 0
    for kind in range(KINDS):
        total += cards[kind]
        if kind < OUTLAWS:
            outlaws += cards[kind]
    return float(outlaws) / float(total) if total > 0 else None


def may_be_next(table: State, seat: i64) -> vec[i64]:
    """How many cards of each kind might lie on top of the draw pile, for all the seat can know.

    Only the seat's own bounds and what lies open are read, never where a card really is.
    """
    found = vec[i64]([0] * KINDS)
    memory = table.memory
    if memory is None:
        return found
    unseen = table.unseen_by(seat, memory)
    place = IN_DRAW_PILE if table.stocked else IN_DISCARDS  # an empty draw pile is made of the discard pile first
    for kind in range(KINDS):
        found[kind] = max(0, min(memory.bound(seat, place, kind), unseen[kind]))
    if not table.stocked and table.phase == HIDEOUT_ANSWER:
        found[WYATT_EARP] += 1  # the answer itself goes there before the shot
    return found
