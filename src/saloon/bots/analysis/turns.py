"""Lines of chances: noise is calmed, what happened stays sharp, and the few turning points are named."""

from collections.abc import Sequence
from math import hypot

from saloon.bots.analysis.found import Standing, Turning

NEIGHBOURS = 2  # steps on either side that belong together unless something happened between them
SURE = 2.5  # standard errors: what differs by more than this did happen
LEAST_TURN = 0.1  # the least change of a player's chance that is a turning point
MOST_TURNS = 3
APART = 3  # steps between two of them

Means = list[float]  # [seat] from 0 to 1


def calmed(means: list[Means], errors: list[Means]) -> list[Means]:
    """Each step with its neighbours, as long as they differ by nothing but chance. What is exact stays as it is."""
    found = []
    for at, mean in enumerate(means):
        alike = [mean]
        for way in (-1, 1) if any(errors[at]) else ():
            for near in range(at + way, at + way * (NEIGHBOURS + 1), way):
                if not 0 <= near < len(means) or not same(mean, means[near], errors[at], errors[near]):
                    break
                alike.append(means[near])
        found.append([sum(seat) / len(alike) for seat in zip(*alike, strict=True)])
    return found


def same(one: Means, other: Means, error: Means, error_too: Means) -> bool:
    """Whether nothing but chance need lie between two steps; a game that is over is like no other."""
    bounds = [SURE * hypot(a, b) for a, b in zip(error, error_too, strict=True)]
    pairs = zip(one, other, bounds, strict=True)
    return any(error_too) and all(abs(a - b) <= bound for a, b, bound in pairs)


def turns_of(steps: Sequence[Standing]) -> list[Turning]:
    """The few decisions that changed the chances most, in order; none if everything went as expected."""
    found = []
    for at in range(1, len(steps)):
        last, now = steps[at - 1], steps[at]
        around = (steps[max(at - 2, 0)], last, now, steps[min(at + 1, len(steps) - 1)])
        changes = [lasting(*chances) for chances in zip(*(each.chances for each in around), strict=True)]
        change, _, seat = max((round(abs(change), 2), change > 0, seat) for seat, change in enumerate(changes))
        if change >= LEAST_TURN:
            found.append((change, Turning(now.step, seat, last.chances[seat], now.chances[seat])))
    chosen: list[Turning] = []
    for _, turn in sorted(found, key=lambda each: -each[0]):
        if len(chosen) < MOST_TURNS and all(abs(turn.step - other.step) >= APART for other in chosen):
            chosen.append(turn)
    return sorted(chosen, key=lambda turn: turn.step)


def lasting(earlier: float, before: float, after: float, then: float) -> float:
    """What two steps have in common against the two before: an estimate that was off for once is no turning point."""
    changes = [new - old for old in (earlier, before) for new in (after, then)]
    return sorted((0.0, min(changes), max(changes)))[1]
