"""How likely a shot is to hit, as far as a seat may know (WE-8.7)."""

from saloon.games.wyatt_earp.cards import KINDS, OUTLAWS, WYATT_EARP
from saloon.games.wyatt_earp.memory import IN_DISCARDS, IN_DRAW_PILE
from saloon.games.wyatt_earp.state import HIDEOUT_ANSWER, State


def shot_odds(table: State, seat: int) -> float | None:
    """The share of outlaw cards among all that might be turned over next; None if nobody can tell."""
    cards = may_be_next(table, seat)
    total = sum(cards)
    return sum(cards[:OUTLAWS]) / total if total else None


def may_be_next(table: State, seat: int) -> list[int]:
    """How many cards of each kind might lie on top of the draw pile, for all the seat can know.

    Only the seat's own bounds and what lies open are read, never where a card really is.
    """
    memory = table.memory
    if memory is None:
        return [0] * KINDS
    unseen = [int(n) for n in table.unseen_by(seat, memory)]
    place = IN_DRAW_PILE if table.stocked else IN_DISCARDS  # an empty draw pile is made of the discard pile first
    found = [max(0, min(int(memory.bound(seat, place, kind)), unseen[kind])) for kind in range(KINDS)]
    if not table.stocked and table.phase == HIDEOUT_ANSWER:
        found[WYATT_EARP] += 1  # the answer itself goes there before the shot
    return found
