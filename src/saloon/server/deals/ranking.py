"""Who did how well on the same cards. Plain data, without database or clock."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta

from msgspec import Struct


class Score(Struct, frozen=True, order=True):
    """A result on a deal: winning comes first, then how far one was ahead (`Game.margin`)."""

    won: bool
    margin: int


class Listed(Struct, frozen=True):
    """A try that is listed."""

    deal: str
    account: str
    name: str
    table: str
    score: Score


class Place(Struct, frozen=True):
    """Where a result stands among some: those who are equal share a place.

    `percent` is how many of the others it beats, those that are equal by half: 100 for the best of all, 50 in the
    middle, and for whoever is alone: to play what nobody else plays is no merit. Deals are compared by it, for money on
    one deal is not money on another.
    """

    place: int
    of: int
    percent: int


def place_of(score: Score, scores: Sequence[Score], among: bool = False) -> Place:
    """A result and those of others, which are in order from the worst to the best; it may be one `among` them."""
    worse = bisect_left(scores, score)
    better = len(scores) - bisect_right(scores, score)
    others = len(scores) - among
    percent = round(100 * (worse + (others - worse - better) / 2) / others) if others else 50
    return Place(better + 1, others + 1, percent)


def places(tries: Sequence[Listed]) -> dict[str, Place]:
    """Everyone's place on one deal, by account."""
    scores = sorted(tried.score for tried in tries)
    return {tried.account: place_of(tried.score, scores, among=True) for tried in tries}


class Sum(Struct, frozen=True):
    """A player's score over several deals: the percentages, added up."""

    account: str
    name: str
    points: int
    deals: int
    won: int


def sums(tries: Iterable[Listed]) -> list[Sum]:
    """A table over several deals, the best first."""
    by_deal: defaultdict[str, list[Listed]] = defaultdict(list)
    for tried in tries:
        by_deal[tried.deal].append(tried)
    found: dict[str, Sum] = {}
    for one in by_deal.values():
        ranks = places(one)
        for tried in one:
            known = found.get(tried.account, Sum(tried.account, tried.name, 0, 0, 0))
            points = known.points + ranks[tried.account].percent
            found[tried.account] = Sum(tried.account, tried.name, points, known.deals + 1, known.won + tried.score.won)
    return sorted(found.values(), key=lambda row: (-row.points, -row.won, row.name))


def sides(tries: Iterable[Listed], teams: Mapping[str, int]) -> list[int]:
    """What two teams have over several deals: of each deal the mean of their members' percents."""
    found = [0.0, 0.0]
    by_deal: defaultdict[str, list[Listed]] = defaultdict(list)
    for tried in tries:
        by_deal[tried.deal].append(tried)
    for one in by_deal.values():
        ranks = places(one)
        for team in (0, 1):
            own = [ranks[tried.account].percent for tried in one if teams.get(tried.account) == team]
            found[team] += sum(own) / len(own) if own else 0.0
    return [round(points) for points in found]


class Streak(Struct, frozen=True):
    """Days in a row on which a deal was finished: up to now, and the most ever."""

    days: int
    best: int


def streak(played: Iterable[date], today: date) -> Streak:
    """Today counts as soon as it is played, and breaks nothing before it is over."""
    days = sorted(set(played))
    best = run = now = 0
    before: date | None = None
    for day in days:
        run = run + 1 if before is not None and day - before == timedelta(days=1) else 1
        best, before = max(best, run), day
    if before is not None and today - before <= timedelta(days=1):
        now = run
    return Streak(now, best)
