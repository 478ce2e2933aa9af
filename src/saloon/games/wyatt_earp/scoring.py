"""WE-15 Scoring: who gets what of one outlaw's pot. A pure function, for the engine and for a real table alike."""

from typing import Final

from saloon.games.wyatt_earp.cards import MOST_PLAYERS, THOUSAND
from saloon.games.wyatt_earp.options import (
    ALL_WITH_CP,
    CP_NOT_REQUIRED,
    DESCENDING_GAP,
    EQUAL_PARTIAL,
    MORE_THAN_8,
    Options,
)
from saloon.kernel.packed import i64, mypyc_attr, vec

CAPTURE: Final = 8  # WE-15.3
SOLE_CLAIM: Final = 5  # WE-15.4
SHARE_RANGE: Final = 4  # WE-15.5

# What a step of the scoring says.
NOT_CAPTURED: Final = 0  # total
IS_CAPTURED: Final = 1  # total
SOLE: Final = 2  # gap
SHARED: Final = 3  # gap
TIE_UNPAID: Final = 4  # needed, pot
TIE_PARTLY: Final = 5  # each, pot
TAKE: Final = 6  # dollars each, pot that is left


@mypyc_attr(allow_interpreted_subclasses=True)
class Ledger:
    """Where the scoring is written down as it happens."""

    def note(self, step: i64, a: i64, b: i64) -> None:
        """A step that moves no money."""
        raise NotImplementedError

    def take(self, group: i64, dollars: i64, pot: i64) -> None:
        """WE-15.6 The seats of a group (bits) take so much each, at the same moment; so much is left."""
        raise NotImplementedError


def share_out(pot: i64, points: vec[i64], options: Options, ledger: Ledger) -> i64:
    """Pay one outlaw's pot to the players with these capture points; returns what stays (WE-15.9)."""
    total: i64 = 0
    top: i64 = 0
    second: i64 = 0
    leader: i64 = 0
    for seat in range(len(points)):
        cp = points[seat]
        total += cp
        if cp > top:
            second = top
            top = cp
            leader = seat
        elif cp > second:
            second = cp
    if not captured(total, options):
        ledger.note(NOT_CAPTURED, total, 0)
        return pot
    ledger.note(IS_CAPTURED, total, 0)
    if top - second >= SOLE_CLAIM:
        ledger.note(SOLE, top - second, 0)
        ledger.take(1 << leader, pot, 0)
        return 0
    ledger.note(SHARED, top - second, 0)
    return share(pot, points, top, options, ledger)


def captured(total: i64, options: Options) -> bool:
    """WE-15.3 An outlaw is captured with 8 points or more in all territories together."""
    return total > CAPTURE if options.capture_threshold == MORE_THAN_8 else total >= CAPTURE


def shares(points: i64, top: i64, options: Options) -> bool:
    """WE-15.5 Who is at most 4 points behind shares, if he has any point at all."""
    if points == 0 and options.share_requires_cp != CP_NOT_REQUIRED:
        return False
    if options.share_range == ALL_WITH_CP:
        return points > 0 or top <= SHARE_RANGE
    return top - points <= SHARE_RANGE


def share(pot: i64, points: vec[i64], top: i64, options: Options, ledger: Ledger) -> i64:
    """WE-15.7 Group after group takes $1,000 each, the top group $2,000 the first time, until the pot is empty."""
    due: i64 = 2 * THOUSAND
    while True:
        level = top
        while level >= 0:
            group = group_at(points, level, top, options)
            size = members(group)
            if pot >= due * size:
                pot -= due * size
                ledger.take(group, due, pot)
            elif size == 1:  # WE-15.10
                ledger.take(group, pot, 0)
                pot = 0
            else:
                return unpaid_tie(pot, group, size, due, options, ledger)
            if pot == 0:
                return 0
            due = THOUSAND
            level = next_level(points, level, top, options)


def unpaid_tie(pot: i64, group: i64, size: i64, due: i64, options: Options, ledger: Ledger) -> i64:
    """WE-15.8 A group that cannot be paid in full ends the share: with nothing, or with what divides evenly."""
    each = pot // (size * THOUSAND) * THOUSAND if options.tie_shortfall == EQUAL_PARTIAL else 0
    if each == 0:
        ledger.note(TIE_UNPAID, due * size, pot)
        return pot
    ledger.note(TIE_PARTLY, each, pot)
    ledger.take(group, each, pot - each * size)
    return pot - each * size


def group_at(points: vec[i64], level: i64, top: i64, options: Options) -> i64:
    """WE-15.6 The sharers with exactly so many points, as bits."""
    group: i64 = 0
    if shares(level, top, options):
        for seat in range(len(points)):
            if points[seat] == level:
                group |= 1 << seat
    return group


def next_level(points: vec[i64], level: i64, top: i64, options: Options) -> i64:
    """WE-15.6 The points of the group that takes next; negative when the lap is over.

    In descending order of points; OPT-16 `descending_gap`: below the leaders, whoever is furthest behind first.
    """
    upwards = options.share_order == DESCENDING_GAP
    found: i64 = -1
    for seat in range(len(points)):
        cp = points[seat]
        if upwards:
            nearer = cp < top and (level == top or cp > level) and (found < 0 or cp < found)
        else:
            nearer = cp < level and cp > found
        if nearer and shares(cp, top, options):
            found = cp
    return found


def members(group: i64) -> i64:
    size: i64 = 0
    while group:
        size += group & 1
        group >>= 1
    return size


@mypyc_attr(native_class=True)
class Payday(Ledger):
    """What each seat would be paid."""

    paid: vec[i64]  # [seat]

    def __init__(self) -> None:
        self.paid = vec[i64]([0] * MOST_PLAYERS)

    def clear(self) -> None:
        for seat in range(MOST_PLAYERS):
            self.paid[seat] = 0

    def note(self, step: i64, a: i64, b: i64) -> None:
        return

    def take(self, group: i64, dollars: i64, pot: i64) -> None:
        for seat in range(MOST_PLAYERS):
            if group >> seat & 1:
                self.paid[seat] += dollars


class Steps(Ledger):
    """A ledger that keeps every step, to explain a payout."""

    paid: vec[i64]
    steps: list[tuple[int, int, int, int]]  # step, group (for TAKE), its two values

    def __init__(self, seats: int) -> None:
        self.paid = vec[i64]([0] * seats)
        self.steps = []

    def note(self, step: i64, a: i64, b: i64) -> None:
        self.steps.append((step, 0, a, b))

    def take(self, group: i64, dollars: i64, pot: i64) -> None:
        for seat in range(len(self.paid)):
            if group >> seat & 1:
                self.paid[seat] += dollars
        self.steps.append((TAKE, group, dollars, pot))


def settle(pot: int, points: list[int], options: Options) -> tuple[list[int], int, list[tuple[int, int, int, int]]]:
    """What each player is paid, what stays on the poster, and every step on the way."""
    ledger = Steps(len(points))
    stays = share_out(pot, vec[i64](points), options, ledger)
    return list(ledger.paid), stays, ledger.steps
