"""What came out: win rates with their uncertainty, by seat and way of winning, lengths, standings, time to think.

The deals of a match are independent of each other, the games of one deal are not (they share its cards). So uncertainty
comes from drawing deals again, with all their games: the bootstrap over deals.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from saloon.arena.match import Deal, Times
from saloon.arena.oracle import Oracle
from saloon.arena.plan import Plan
from saloon.arena.ratings import ratings
from saloon.kernel.game import find_game
from saloon.kernel.table import NOBODY

RESAMPLES = 4000
CHUNK = 2_000_000  # numbers drawn at once
LOW, HIGH = 0.025, 0.975  # 95 % lie between

Document = dict[str, Any]


@dataclass(frozen=True)
class MatchUp:
    """A bot against others: a number of one kind, or a mixed table (none named)."""

    bot: int
    against: tuple[int, ...]


def match_ups(seats: Sequence[int]) -> list[MatchUp]:
    """The match-ups of a game; none where a bot plays itself."""
    found = []
    counts = Counter(seats)
    if len(counts) == 1:
        return []
    for bot in counts:
        others = tuple(sorted(other for other in seats if other != bot))
        if counts[bot] == 1:
            found.append(MatchUp(bot, others if len(set(others)) == 1 else ()))
    return found


class Messages(Protocol):
    """Looks up messages: `words("arena-mixed", bot="ranger")`."""

    def __call__(self, id: str, /, **values: object) -> str: ...

    def whole(self, id: str, /, **values: object) -> str | None: ...


def opponents(row: Document, words: Messages) -> str:
    """A match-up in words: `ranger against 3 × marshal`."""
    against = row["against"]
    if not against:
        return words("arena-mixed", bot=row["bot"])
    return words("arena-against", bot=row["bot"], n=len(against), other=against[0])


def way_of(row: Document, words: Messages) -> str:
    """A way of winning in words; by its name, if the game brings none."""
    return words.whole(f"arena-ending-{row['reason']}") or str(row["reason"]).replace("-", " ")


class Tally:
    """Wins as they come in, for the running score."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.wins: Counter[MatchUp] = Counter()
        self.games: Counter[MatchUp] = Counter()
        self.seats: Counter[int] = Counter()
        self.played = 0

    def add(self, deal: Deal) -> None:
        for game in deal["games"]:
            self.played += 1
            if game["winner"] != NOBODY:
                self.seats[game["winner"]] += 1
            for match_up in match_ups(game["seats"]):
                self.games[match_up] += 1
                self.wins[match_up] += winning_bot(game) == match_up.bot

    def leading(self, most: int = 3) -> list[tuple[str, float]]:
        """The bots and their share of wins so far, the best first; for a bot that plays itself, its seats."""
        shares: dict[int, list[int]] = defaultdict(lambda: [0, 0])
        for match_up, games in self.games.items():
            shares[match_up.bot][0] += self.wins[match_up]
            shares[match_up.bot][1] += games
        rates = [(self.plan.bots[bot], wins / games) for bot, (wins, games) in shares.items()]
        if not rates and self.played:
            return [(f"{self.plan.bots[0]} #{seat + 1}", n / self.played) for seat, n in sorted(self.seats.items())][
                :most
            ]
        return sorted(rates, key=lambda rate: -rate[1])[:most]


def report(plan: Plan, deals: Iterable[Deal]) -> Document:
    """All results of a match, as plain data."""
    played = sorted(deals, key=lambda deal: int(deal["deal"]))
    games = [game for deal in played for game in deal["games"]]
    shares = Shares(played)
    return {
        "deals": len(played),
        "games": len(games),
        "drawn": sum(winning_bot(game) == NOBODY for game in games),
        "cheats": [bot for bot in plan.bots if bot.partition(":")[0] == Oracle.name],
        **shares.rates(plan),
        "gap": shares.gaps(plan),
        "endings": endings(plan, games),
        "length": lengths(plan, games),
        "standings": standings(plan, games),
        "ratings": ratings(plan, games),
        "times": times(plan, played),
    }


# Win rates


class Shares:
    """For each deal and each question (rows and columns), how often it was asked and how often it was won."""

    def __init__(self, deals: Sequence[Deal]) -> None:
        self.columns: dict[tuple[Any, ...], int] = {}
        wins: list[dict[int, int]] = []
        asked: list[dict[int, int]] = []
        for deal in deals:
            wins.append(defaultdict(int))
            asked.append(defaultdict(int))
            for question, won in (found for game in deal["games"] for found in questions(game)):
                column = self.columns.setdefault(question, len(self.columns))
                asked[-1][column] += 1
                wins[-1][column] += won
        self.wins = spread(wins, len(self.columns))
        self.asked = spread(asked, len(self.columns))
        self.drawn_wins, self.drawn_asked = resample(self.wins, self.asked)

    def rate(self, question: tuple[Any, ...]) -> Document:
        """The share that was won, with its interval."""
        column = self.columns[question]
        games, wins = int(self.asked[:, column].sum()), int(self.wins[:, column].sum())
        low, high = interval(self.drawn_wins[:, column], self.drawn_asked[:, column])
        return {"games": games, "wins": wins, "rate": wins / games, "low": low, "high": high}

    def rates(self, plan: Plan) -> Document:
        found: Document = {"match_ups": [], "bot_seats": [], "seats": []}
        for question in sorted(self.columns, key=lambda question: (question[0], question[1:])):
            kind, *rest = question
            rate = self.rate(question)
            if kind == "match_ups":
                bot, against = rest
                names = [plan.bots[other] for other in against]
                found[kind].append({"bot": plan.bots[bot], "against": names, "par": 1 / plan.players, **rate})
            elif kind == "bot_seats":
                found[kind].append({"bot": plan.bots[rest[0]], "seat": rest[1], **rate})
            else:
                found[kind].append({"seat": rest[0], **rate})
        return found

    def gaps(self, plan: Plan) -> list[Document]:
        """How much of the way from the first bot to the oracle each other bot goes, each measured against the first.

        A bot that does no better than the first is at 0, one that does as well as the oracle at 1.
        """
        oracles = [bot for bot, name in enumerate(plan.bots) if name.partition(":")[0] == Oracle.name]
        first, par, found = (0,) * (plan.players - 1), 1 / plan.players, []
        for oracle in oracles:
            ceiling = self.columns.get(("match_ups", oracle, first))
            for bot in range(1, len(plan.bots)):
                column = self.columns.get(("match_ups", bot, first))
                if ceiling is None or column is None or bot in oracles:
                    continue
                wins, asked = self.wins.sum(axis=0), self.asked.sum(axis=0)
                above = wins[[column, ceiling]] / asked[[column, ceiling]] - par
                drawn = (
                    self.drawn_wins[:, [column, ceiling]] / np.maximum(self.drawn_asked[:, [column, ceiling]], 1) - par
                )
                if above[1] > 0:
                    low, high = interval(drawn[:, 0], np.where(drawn[:, 1] > 0, drawn[:, 1], np.nan))
                    names = {"bot": plan.bots[bot], "from": plan.bots[0], "to": plan.bots[oracle]}
                    found.append({**names, "share": float(above[0] / above[1]), "low": low, "high": high})
        return found


def winning_bot(game: Document) -> int:
    """The bot that won; `NOBODY` if the game was drawn."""
    winner = int(game["winner"])
    return int(game["seats"][winner]) if winner >= 0 else NOBODY


def questions(game: Document) -> Iterable[tuple[tuple[Any, ...], bool]]:
    """What a game tells: did this bot win against those, did it win on this seat, did this seat win?"""
    seats, winner, best = game["seats"], game["winner"], winning_bot(game)
    found = match_ups(seats)
    for match_up in found:
        yield ("match_ups", match_up.bot, match_up.against), best == match_up.bot
    alone = {match_up.bot for match_up in found} or set(seats)
    for seat, bot in enumerate(seats):
        yield ("seats", seat), winner == seat
        if bot in alone:
            yield ("bot_seats", bot, seat), winner == seat


def spread(rows: list[dict[int, int]], columns: int) -> "np.ndarray[Any, np.dtype[np.float64]]":
    found = np.zeros((len(rows), columns))
    for row, counts in enumerate(rows):
        for column, count in counts.items():
            found[row, column] = count
    return found


def resample(*tables: "np.ndarray[Any, np.dtype[np.float64]]") -> "list[np.ndarray[Any, np.dtype[np.float64]]]":
    """For each table (a row for each deal) its column sums over deals drawn again, with replacement, many times.

    All tables are drawn alike. The chance is always the same, so that the same deals give the same intervals; it comes
    from NumPy because it only ever judges games that are over.
    """
    n = len(tables[0])
    if not n:
        return [np.zeros((0, table.shape[1])) for table in tables]
    chance = np.random.default_rng(n)
    parts: list[list[Any]] = [[] for _ in tables]
    step = max(1, CHUNK // n)
    for begin in range(0, RESAMPLES, step):
        weights = chance.multinomial(n, np.full(n, 1 / n), size=min(step, RESAMPLES - begin))
        for part, table in zip(parts, tables, strict=True):
            part.append(weights @ table)
    return [np.concatenate(part) for part in parts]


def interval(wins: Any, asked: Any) -> tuple[float, float]:
    """Where 95 % of the shares lie, leaving out draws in which the question was not asked."""
    fine = asked > 0
    if not fine.any():
        return 0.0, 1.0
    low, high = np.quantile(wins[fine] / asked[fine], [LOW, HIGH])
    return float(low), float(high)


# What else there is to tell


def endings(plan: Plan, games: list[Document]) -> list[Document]:
    """How often each side won in which way, in all and by bot; empty where a game knows one way only."""
    counts: Counter[tuple[int, str]] = Counter()
    bots: dict[tuple[int, str], Counter[str]] = defaultdict(Counter)
    for game in games:
        if "reason" in game and game["winner"] >= 0:
            key = game["winner"], game["reason"]
            counts[key] += 1
            bots[key][plan.bots[game["seats"][game["winner"]]]] += 1
    return [
        {"seat": seat, "reason": reason, "games": n, "share": n / len(games), "bots": dict(bots[seat, reason])}
        for (seat, reason), n in sorted(counts.items())
    ]


def lengths(plan: Plan, games: list[Document]) -> Document:
    """How long games were, in rounds or turns if they count, and in decisions; in how many a rule stepped in."""
    counts = Counter(game["length"] for game in games)
    ordered = sorted(counts.elements())
    return {
        "unit": find_game(plan.game).unit or "decisions",
        "mean": sum(ordered) / max(len(ordered), 1),
        "median": ordered[len(ordered) // 2] if ordered else 0,
        "least": ordered[0] if ordered else 0,
        "most": ordered[-1] if ordered else 0,
        "counts": {str(length): counts[length] for length in sorted(counts)},
        "decisions": sum(game["decisions"] for game in games) / max(len(games), 1),
        "stalled": sum("stalled" in game for game in games),
    }


def standings(plan: Plan, games: list[Document]) -> list[Document]:
    """What each bot has on average at the end of every round; a game that is over counts on with what it ended with."""
    rounds = max((len(game["standings"]) for game in games if "standings" in game), default=0)
    sums = [[0] * rounds for _ in plan.bots]
    seats = [0 for _ in plan.bots]
    for game in games:
        if "standings" in game:
            rows = game["standings"] + [game["standings"][-1]] * (rounds - len(game["standings"]))
            for seat, bot in enumerate(game["seats"]):
                seats[bot] += 1
                for number, row in enumerate(rows):
                    sums[bot][number] += row[seat]
    return [
        {"bot": name, "rounds": [total / n for total in row]}
        for name, row, n in zip(plan.bots, sums, seats, strict=True)
        if n
    ]


def times(plan: Plan, deals: Iterable[Deal]) -> list[Document]:
    """How long each bot thought about a decision, in seconds."""
    merged = [Times() for _ in plan.bots]
    for deal in deals:
        for total, told in zip(merged, deal["times"], strict=True):
            total.merge(told)
    return [
        {"bot": name, "decisions": each.count, "mean": each.mean(), "p99": each.quantile(0.99), "longest": each.longest}
        for name, each in zip(plan.bots, merged, strict=True)
    ]
