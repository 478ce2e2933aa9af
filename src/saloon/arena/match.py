"""Playing deals: what a worker does. Numbers of deals go in, plain data comes out."""

import math
import traceback
from pathlib import Path
from time import perf_counter
from typing import Any

from saloon.arena import oracle
from saloon.arena.plan import Plan, Seating, bot_seed, deal_seed, house, rules, seatings
from saloon.bots.bot import Bot
from saloon.kernel.errors import Illegal
from saloon.kernel.game import Game
from saloon.kernel.rng import fair_stream
from saloon.kernel.table import NOBODY, Table

STEP = math.log(1.05)  # times are counted in buckets, each 5 % longer than the one before

MOST_DECISIONS = 20_000  # a game takes a few hundred, and ours end by rule long before (`Game.unattended`)
ADJUDGED = "adjudged"  # the reason of a result that no rule gave

Deal = dict[str, Any]


class BotFailed(Exception):
    """A bot broke down, or answered with something that is not legal.

    If the game itself broke down, `bot` is the game's name.
    """

    def __init__(self, bot: str, deal: int, cause: str) -> None:
        super().__init__(bot, deal, cause)
        self.bot = bot
        self.deal = deal
        self.cause = cause


class Times:
    """How long one bot thought, over decisions with at least two legal codes."""

    def __init__(self) -> None:
        self.count = 0
        self.seconds = 0.0
        self.longest = 0.0
        self.buckets: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        self.count += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        bucket = math.ceil(math.log(max(seconds, 1e-7) * 1e6) / STEP)
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1

    def merge(self, told: dict[str, Any]) -> None:
        """Add what another worker measured."""
        self.count += told["count"]
        self.seconds += told["seconds"]
        self.longest = max(self.longest, told["longest"])
        for bucket, count in told["buckets"].items():
            self.buckets[int(bucket)] = self.buckets.get(int(bucket), 0) + count

    def to_document(self) -> dict[str, Any]:
        buckets = {str(bucket): count for bucket, count in sorted(self.buckets.items())}
        longest, seconds = round(self.longest, 7), round(self.seconds, 7)
        return {"count": self.count, "seconds": seconds, "longest": longest, "buckets": buckets}

    def mean(self) -> float:
        return self.seconds / self.count if self.count else 0.0

    def quantile(self, part: float) -> float:
        """So much of all decisions took no longer than this; right to 5 %, never too small."""
        left = part * self.count
        for bucket, count in sorted(self.buckets.items()):
            left -= count
            if left <= 1e-9:
                return min(math.exp(bucket * STEP) / 1e6, self.longest)
        return self.longest


class Standings:
    """What all seats have at the end of every round, or turn, where a game counts both."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.stage = game.stage(table)
        self.counted = game.standing(table) is not None
        self.rows: list[list[int]] = []

    def see(self, table: Table) -> None:
        if self.counted and self.game.stage(table) != self.stage:
            self.stage = self.game.stage(table)
            self.rows.append(self.game.standing(table) or [])

    def close(self, table: Table) -> list[list[int]]:
        if self.counted:
            self.rows.append(self.game.standing(table) or [])
        return self.rows


def play_deals(plan: Plan, deals: list[int]) -> dict[str, Any]:
    """Play some deals in all their seatings: version, engine and code (`house`), and what happened (`deals`)."""
    return {"house": dict(house()), "deals": [play_deal(plan, deal) for deal in deals]}


def play_deal(plan: Plan, deal: int) -> Deal:
    """One deal in all its seatings."""
    began = perf_counter()
    times = [Times() for _ in plan.bots]
    games = [play_game(plan, deal, n, seating, times) for n, seating in enumerate(seatings(plan, deal))]
    told = [each.to_document() for each in times]
    return {"deal": deal, "games": games, "times": told, "seconds": round(perf_counter() - began, 4)}


def play_game(plan: Plan, deal: int, number: int, seating: Seating, times: list[Times]) -> dict[str, Any]:
    """One game from the deal to the end."""
    game, options = rules(plan)
    table = game.new(options, plan.players, fair_stream(deal_seed(plan, deal)))
    bots = [oracle.make(plan.bots[bot], game, bot_seed(plan, deal, number, seat)) for seat, bot in enumerate(seating)]
    standings = Standings(game, table)
    decisions = 0
    while (seat := int(table.to_act())) >= 0:
        legal = table.legal()
        if len(legal) == 1:
            carry_out(game, table, deal, legal[0])
        else:
            decide(plan, deal, game, table, bots[seat], seating[seat], times)
        decisions += 1
        if decisions == MOST_DECISIONS:
            break
        standings.see(table)
    return outcome(game, table, seating, decisions, standings)


def decide(plan: Plan, deal: int, game: Game, table: Table, bot: Bot, place: int, times: list[Times]) -> None:
    """Ask a bot and apply its answer; `BotFailed` for anything wrong with it."""
    look = oracle.look(bot, game, table)
    began = perf_counter()
    try:
        code = bot.choose(look)
        times[place].add(perf_counter() - began)
        carry_out(game, table, deal, code)
    except BotFailed:
        raise
    except Illegal as error:
        raise BotFailed(plan.bots[place], deal, str(error)) from None
    except Exception as error:
        raise BotFailed(plan.bots[place], deal, cause_of(error)) from error


def carry_out(game: Game, table: Table, deal: int, code: int) -> None:
    """Apply an answer. What goes wrong with a legal one is the game's fault, not the bot's."""
    try:
        table.apply(code)
    except Illegal:
        raise
    except Exception as error:
        raise BotFailed(game.name, deal, cause_of(error)) from error


def cause_of(error: Exception) -> str:
    """What went wrong, and in which line of which file: a bot's author looks there first."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}"[:200] + where


def adjudged(game: Game, table: Table) -> dict[str, Any]:
    """The result of a game that does not end: the seat that has the most wins; if there is none, it is a draw."""
    standing = game.standing(table) or [0]
    best = max(standing)
    return {"winner": standing.index(best) if standing.count(best) == 1 else NOBODY, "reason": ADJUDGED}


def outcome(game: Game, table: Table, seating: Seating, decisions: int, standings: Standings) -> dict[str, Any]:
    """How a game ended: the winner's seat, how long it took, and what else its kind tells."""
    result = game.result(table) if table.to_act() < 0 else adjudged(game, table)
    told: dict[str, Any] = {"seats": list(seating), "winner": result["winner"], "decisions": decisions}
    told["length"] = game.stage(table) if game.unit else decisions
    if "reason" in result:
        told["reason"] = result["reason"]
    if stalled := game.stalled(table):
        told["stalled"] = stalled
    if rows := standings.close(table):
        told["standings"] = rows
    return told
