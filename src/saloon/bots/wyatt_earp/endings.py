"""The end of a round: what it pays now, compared with going on (ST-8, WE-17)."""

from typing import Final

from saloon.bots.wyatt_earp.points import ALL, HIDDEN_CARD, STEADY, WORST
from saloon.bots.wyatt_earp.posters import Posters
from saloon.games.wyatt_earp.cards import MOST_PLAYERS, OUTLAWS
from saloon.games.wyatt_earp.options import MORE_THAN_25000
from saloon.games.wyatt_earp.rounds import GOAL
from saloon.games.wyatt_earp.table import WyattEarp
from saloon.kernel.packed import i64, vec

NO_OUTLAW: Final = -1


def ending(posters: Posters, t: WyattEarp, outlaw: i64, mine: i64, pot: i64) -> i64:
    """What the round pays if it ends now, one poster being changed; the end of the game counts for more (WE-17)."""
    now = posters.now
    found: i64 = 0
    rich: i64 = 0
    best: i64 = 0
    most: i64 = 0
    gains = vec[i64]([0] * now.seats)
    for other in range(OUTLAWS):
        posters.put_row(other)
        stake = t.pots[other]
        if other == outlaw:
            posters.payouts.row[now.me] = mine
            stake = pot
        if t.opened[other] > 0 or other == outlaw:
            at = posters.payouts.find(stake, t.options) * MOST_PLAYERS
            for seat in range(now.seats):
                gains[seat] += posters.payouts.paid[at + seat]
    for seat in range(now.seats):
        found += now.care[seat] * gains[seat]
        rich = t.money[seat] + gains[seat]
        if seat != now.me and rich > best:
            best = rich
        most = max(most, gains[seat])
    found //= ALL
    rich = t.money[now.me] + gains[now.me]
    goal: i64 = GOAL + 1 if t.options.game_end_threshold == MORE_THAN_25000 else GOAL
    posters.ahead = gains[now.me] == most
    if rich >= goal or best >= goal:
        posters.ahead = rich >= best
        return found + (WORST if rich > best else -WORST if rich < best else 0)
    return found


def going_on(posters: Posters, t: WyattEarp) -> i64:
    """What the round should pay if it goes on, with what the others may still do with their hidden cards."""
    now = posters.now
    found: i64 = 0
    for outlaw in range(OUTLAWS):
        found += posters.own(t, outlaw)
    found = found * STEADY // ALL
    for seat in range(now.seats):
        if seat != now.me:
            found += now.care[seat] * t.held[seat] * HIDDEN_CARD // ALL
        else:
            found += HIDDEN_CARD * t.held[seat]
    return found


def ends_with(posters: Posters, t: WyattEarp, outlaw: i64, mine: i64, pot: i64) -> i64:
    """What it brings to end the round now, compared with going on (ST-8)."""
    return ending(posters, t, outlaw, mine, pot) - going_on(posters, t)


def ending_at_will(posters: Posters, t: WyattEarp) -> i64:
    """WE-6.7, ST-D5 The pile is used up: who is ahead ends the round, who is behind takes the discard.

    Somebody is always ahead, so that nobody plays on for ever.
    """
    found = ending(posters, t, NO_OUTLAW, 0, 0)
    return 1 if posters.ahead and found < 1 else found
