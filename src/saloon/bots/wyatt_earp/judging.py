"""How a game of Wyatt Earp stands (WE-17.2)."""

from math import exp
from typing import Final

from saloon.bots.guide import ONE
from saloon.bots.wyatt_earp.payouts import Payouts
from saloon.games.wyatt_earp.cards import MOST_PLAYERS, OUTLAWS
from saloon.games.wyatt_earp.rounds import GOAL
from saloon.games.wyatt_earp.table import WyattEarp
from saloon.kernel.packed import i64, vec

NEAR_GOAL: Final = 3000.0  # a lead of so many dollars is worth a factor e in the chance to win, at the goal
FAR_FROM_GOAL: Final = 0.25  # and so much more for each dollar that is missing to it


def chances(payouts: Payouts, t: WyattEarp, values: vec[i64]) -> None:
    """WE-17.2 The richer, the likelier; a lead counts for more near the goal. Posters count as they pay now."""
    count_purses(payouts, t, values)
    seats = t.seats
    top: i64 = 0
    for seat in range(seats):
        top = max(top, values[seat])
    width = NEAR_GOAL + FAR_FROM_GOAL * float(GOAL - top if top < GOAL else 0)
    total = 0.0
    for seat in range(seats):
        total += exp(float(values[seat] - top) / width)
    for seat in range(seats):
        values[seat] = i64(float(ONE) * exp(float(values[seat] - top) / width) / total)


def count_purses(payouts: Payouts, t: WyattEarp, purses: vec[i64]) -> None:
    """Each seat's money, with what the posters would pay if the round ended now."""
    payouts.open(t)
    for seat in range(t.seats):
        purses[seat] = t.money[seat]
    for outlaw in range(OUTLAWS):
        if t.opened[outlaw] > 0:
            for seat in range(t.seats):
                payouts.row[seat] = t.capture_points(seat, outlaw)
            at = payouts.find(t.pots[outlaw], t.options) * MOST_PLAYERS
            for seat in range(t.seats):
                purses[seat] += payouts.paid[at + seat]
