"""Duels: matches of two people, or of two teams of two, at real tables. Each deal is played twice with seats swapped.

Two people play all deals once, and later, in another order, once more with the seats swapped. Teams play both tables of
a deal at the same time, so each of their members has every deal once. What is played at the same time is a stage: with
a clock of hours or days a whole half of the match, and it begins by itself; else one deal, when all who play it say
that they are there.

As long as someone may still play a deal nobody sees more of it than at the own table: no record, replay, chances or
seed, and nobody watches (`is_sealed`).
"""

import asyncio
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import structlog
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import select, update

from saloon.kernel.errors import Illegal
from saloon.kernel.fairness import DUPLICATE, Parts, seed_commitment
from saloon.kernel.game import Game, find_game
from saloon.kernel.rng import SEED_BYTES
from saloon.server.deals.deals import TURN, Deal, Deals
from saloon.server.people.names import unused
from saloon.server.storage.database import reachable
from saloon.server.storage.documents import (
    ENCODE,
    DealOf,
    DealSetup,
    Plan,
    SeatSetup,
    Setup,
    Started,
    Summary,
    read_plan,
    read_summary,
)
from saloon.server.storage.notebook import Conflict
from saloon.server.storage.schema import ACCOUNTS, CLUBS, DEALS, TABLES, TRIES
from saloon.server.table.new_table import check_clock
from saloon.server.table.pledges import DAYS
from saloon.server.terms import Clock

SEATS = 2
TEAM = 2  # people on a side, where there are teams
NUMBERS = (2, 4, 6, 8)  # of deals
READY = 30.0  # seconds for which it holds that someone is there; the page says it again
TRIES_TO_WRITE = 5

log = structlog.get_logger()


class Play(Struct, frozen=True):
    """A deal in one of its two seatings."""

    deal: int
    half: int


class Table(Struct, frozen=True):
    """Where a deal is played; the margin is that of the first seat."""

    id: str
    status: str
    summary: Summary
    margin: int


class Outcome(Struct, frozen=True):
    """How one play ended, for the first side: games won (1, 0, -1), and how far it was ahead. `void`: it was stopped by
    consent, or everyone has left."""

    games: int = 0
    margin: int = 0
    given_up: bool = False
    void: bool = False


class Duel(Struct, frozen=True):
    """A duel with everything that is known of it."""

    id: str
    game: str
    ended: float | None
    plan: Plan
    deals: list[Deal]
    tables: dict[Play, Table]
    names: dict[str, str]  # of those who play
    gone: bool  # one of them has deleted the account

    def stages(self) -> list[list[Play]]:
        """What is played at the same time, in order."""
        plan = self.plan
        first, second = [[Play(n, half) for n in range(plan.deals)] for half in (0, 1)]
        if plan.side > 1:
            both = [list(pair) for pair in zip(first, second, strict=True)]
            return [[*first, *second]] if over_days(plan.clock) else both
        again = [Play(n, 1) for n in plan.second]
        return [first, again] if over_days(plan.clock) else [[play] for play in (*first, *again)]

    def seats(self, play: Play) -> list[str]:
        """The account in each seat. Teams meet in turn: every other deal against the other opponent."""
        ours, theirs = self.plan.sides
        if self.plan.side == 1:
            pair = [ours[0], theirs[0]]
        else:
            pair = [ours[play.half], theirs[(play.half + play.deal) % TEAM]]
        return pair if first_seat(play) == 0 else pair[::-1]

    def outcome(self, play: Play) -> Outcome | None:
        """None while it is not over."""
        table = self.tables.get(play)
        if table is None or table.status != "over":
            return None
        told, mine = table.summary, first_seat(play)
        left = {seat for seat, chair in enumerate(told.chairs) if chair.kind == "person" and chair.bot}
        if told.gave_up is not None:
            left.add(told.gave_up)
        if told.how == "abandoned" or len(left) == SEATS:
            return Outcome(void=True)
        if left:
            return Outcome(-1 if mine in left else 1, 0, given_up=True)
        games = 0 if told.winner is None else 1 if told.winner == mine else -1
        return Outcome(games, table.margin if mine == 0 else -table.margin)

    def outcomes(self, deal: int) -> list[Outcome]:
        found = [self.outcome(Play(deal, half)) for half in (0, 1)]
        return [one for one in found if one is not None]

    def is_void(self, deal: int) -> bool:
        """Whether a deal does not count: its other table is not opened any more."""
        return any(one.void for one in self.outcomes(deal))

    def result(self, deal: int) -> Outcome | None:
        """Both plays of a deal together; none unless both are over and count."""
        both = self.outcomes(deal)
        if len(both) < SEATS or self.is_void(deal):
            return None
        given_up = any(one.given_up for one in both)  # then how far one was ahead in the other says nothing
        margin = 0 if given_up else sum(one.margin for one in both)
        return Outcome(sum(one.games for one in both), margin, given_up)

    def is_settled(self, play: Play) -> bool:
        """Whether nothing is left to do for it."""
        table = self.tables.get(play)
        return table.status == "over" if table is not None else self.is_void(play.deal)

    def stage(self) -> int:
        """The one that is being played, or comes next; behind the last one when all is played."""
        stages = self.stages()
        return next((n for n, plays in enumerate(stages) if not all(map(self.is_settled, plays))), len(stages))

    def missing(self) -> list[Play]:
        """The plays of this stage that have no table yet."""
        stages, at = self.stages(), self.stage()
        if self.is_over() or at == len(stages):
            return []
        return [play for play in stages[at] if play not in self.tables and not self.is_void(play.deal)]

    def is_over(self) -> bool:
        """Whether no table will be opened any more."""
        return self.ended is not None or self.plan.ended_by != "" or self.gone

    def is_running(self) -> bool:
        return any(table.status != "over" for table in self.tables.values())

    def players(self) -> list[str]:
        return [account for side in self.plan.sides for account in side]

    def awaited(self) -> list[str]:
        """Who must be there before the next stage begins."""
        if over_days(self.plan.clock) or self.is_running():
            return []
        there = {account for play in self.missing() for account in self.seats(play)}
        return [account for account in self.players() if account in there]

    def is_ready(self, account: str, now: float) -> bool:
        stage, at = self.plan.ready.get(account, (-1, 0.0))
        return stage == self.stage() and now - at < READY

    def is_sealed(self, deal: int) -> bool:
        """Whether someone plays this deal, or may play it yet."""
        there = [table for play, table in self.tables.items() if play.deal == deal]
        if any(table.status != "over" for table in there):
            return True
        return not (self.is_over() or self.is_void(deal)) and len(there) < SEATS


def over_days(clock: Clock) -> bool:
    return clock.kind != "none" and clock.seconds >= DAYS


def first_seat(play: Play) -> int:
    """The seat of the first side: it changes from deal to deal, and with the second play of each."""
    return (play.deal + play.half) % SEATS


def again(deals: int) -> list[int]:
    """The order in which two people play the deals with the seats swapped: by lot, never the same order if there is
    another, and of each deal at least half of the others lie between its two plays."""
    least = deals // 2 + 1
    while True:
        left = list(range(deals))
        found = [left.pop(secrets.randbelow(len(left))) for _ in range(deals)]
        apart = all(deals + place - deal >= least for place, deal in enumerate(found))
        if apart and (deals == NUMBERS[0] or found != sorted(found)):
            return found


def new_plan(game: Game, deals: int, side: int, clock: Clock) -> Plan:
    """What is agreed on; `Malformed` or `Illegal` says why it cannot be."""
    game.check_seats(SEATS)
    check_clock(clock)
    return Plan(deals, side, clock, again(deals) if side == 1 else [])


def deal_id(club: str, number: int) -> str:
    return f"{club}-{number}"


class Duels:
    """All duels."""

    def __init__(self, deals: Deals) -> None:
        self.deals = deals
        self.database = deals.database
        self.referee = deals.referee

    async def write_deals(self, club: str, game: Game, plan: Plan) -> None:
        """The deals of a new duel: what the server is bound to is known before anyone joins."""
        options = game.settings(game.unattended(game.options({})))
        parts = Parts(["server"] * SEATS, [""] * SEATS, scheme=DUPLICATE)
        setup = DealSetup("", 0, [""] * SEATS, options, DUPLICATE, [""] * SEATS, parts)
        for number in range(plan.deals):
            row = {"id": deal_id(club, number), "kind": "duel", "day": "", "game": game.name, "club": club}
            await self.deals.write({**row, "opens": self.deals.now(), "closes": 0.0}, setup)

    async def duel(self, id: str) -> Duel | None:
        """None if there is no such duel (any more)."""
        found = await self.duels([id])
        return found[0] if found else None

    async def duels(self, ids: Sequence[str]) -> list[Duel]:
        """These, as they stand."""
        c, t, a = CLUBS.c, TABLES.c, ACCOUNTS.c
        asked = select(CLUBS).where(c.id.in_(ids), c.plan.is_not(None))
        dealt = select(DEALS).where(DEALS.c.club.in_(ids), DEALS.c.kind == "duel").order_by(DEALS.c.id)
        played = select(TRIES.c.deal, TRIES.c.account, TRIES.c.margin, t.id, t.status, t.summary)
        played = played.join(TABLES, t.id == TRIES.c.table_id).join(DEALS, DEALS.c.id == TRIES.c.deal)
        played = played.where(DEALS.c.club.in_(ids), DEALS.c.kind == "duel")
        async with reachable(), self.database.engine.connect() as connection:
            rows = (await connection.execute(asked)).all()
            plans = {row.id: read_plan(row.plan) for row in rows}
            people = {account for plan in plans.values() for side in plan.sides for account in side}
            known = (await connection.execute(select(a.id, a.name, a.kind).where(a.id.in_(people)))).all()
            tables = (await connection.execute(played)).all()
        deals = await self.deals.deals(dealt)
        names, gone = {row.id: row.name for row in known}, {row.id for row in known if row.kind == "gone"}
        found = []
        for row in rows:
            plan = plans[row.id]
            mine = [account for side in plan.sides for account in side]
            called = {account: names.get(account, "") for account in mine}
            own = [deal for deal in deals if deal.club == row.id]
            duel = Duel(row.id, row.game, row.ended, plan, own, {}, called, not gone.isdisjoint(mine))
            found.append(replace(duel, tables=tables_of(duel, tables)))
        return found

    async def change(self, id: str, changed: Any) -> Plan | None:
        """Write what `changed` makes of the plan, unless that is None; two changes at once come one after the other."""
        for _ in range(TRIES_TO_WRITE):
            async with reachable(), self.database.engine.begin() as connection:
                text = (await connection.execute(select(CLUBS.c.plan).where(CLUBS.c.id == id))).scalar()
                if text is None:
                    return None
                plan: Plan | None = changed(read_plan(text))
                if plan is None:
                    return None
                same = update(CLUBS).where(CLUBS.c.id == id, CLUBS.c.plan == text, CLUBS.c.ended.is_(None))
                if (await connection.execute(same.values(plan=ENCODE(plan).decode()))).rowcount:
                    return plan
        raise Illegal("too-busy", "", {})

    async def begin(self, id: str, members: Iterable[tuple[str, int]], address: str) -> None:
        """As soon as everyone is there it begins; with a clock of days the first half is dealt at once."""
        now, sides = self.deals.now(), list[list[str]]([[], []])
        for account, team in members:
            sides[team].append(account)

        def begun(plan: Plan) -> Plan | None:
            if plan.begun or any(len(side) < plan.side for side in sides):
                return None
            return replace(plan, begun=now, sides=[side[: plan.side] for side in sides])

        if await self.change(id, begun) is not None:
            await self.go_on(id, address)

    async def be_ready(self, account: str, id: str, address: str) -> None:
        """Someone is there for the next deal; when all are it is dealt."""
        duel = await self.duel(id)
        if duel is None or account not in duel.awaited():
            return
        told = (duel.stage(), self.deals.now())
        await self.change(id, lambda plan: replace(plan, ready={**plan.ready, account: told}))
        await self.go_on(id, address)

    async def end(self, account: str, id: str) -> None:
        """End it early: what was played twice counts. Tables are left or stopped first."""
        duel = await self.duel(id)
        if duel is None or account not in duel.players():
            raise Illegal("not-your-match", "", {})
        if duel.is_running():
            raise Illegal("match-plays", "", {})
        if duel.is_over():
            return
        if await self.change(id, lambda plan: replace(plan, ended_by=account)) is not None:
            await self.close(id)

    async def close(self, id: str) -> None:
        done = update(CLUBS).where(CLUBS.c.id == id, CLUBS.c.ended.is_(None)).values(ended=self.deals.now())
        async with reachable(), self.database.engine.begin() as connection:
            await connection.execute(done)

    async def go_on(self, id: str, address: str = "") -> None:
        """Open the tables that are due, if any are; and close the match when all is played."""
        duel = await self.duel(id)
        if duel is None or not duel.plan.begun or duel.ended is not None:
            return
        if duel.is_over() or duel.stage() == len(duel.stages()):
            await self.close(id)
            return
        now, awaited = self.deals.now(), duel.awaited()
        if over_days(duel.plan.clock) or (awaited and all(duel.is_ready(account, now) for account in awaited)):
            for play in duel.missing():
                await self.open(duel, play, address)

    async def open(self, duel: Duel, play: Play, address: str) -> None:
        """The table of one play. Its row among the tries allows one, whatever process comes first."""
        deal = next(deal for deal in duel.deals if deal.id == deal_id(duel.id, play.deal))
        following = secrets.token_bytes(SEED_BYTES)
        setup = table_setup(duel, deal, play, following)
        row = {"deal": deal.id, "account": setup.seats[0].account, "begun": self.deals.now(), "origin": "", "how": ""}
        try:
            row |= {"won": False, "margin": 0, "doubt": ""}
            await self.referee.create(setup, deal.seed + following, address, begun=row)
        except Conflict:
            pass  # another process was faster

    async def run(self) -> None:
        """Go on with all, again and again."""
        while True:
            try:
                await self.go_on_with_all()
            except Exception as error:  # the database may be away for a moment
                log.warning("duels-put-off", error=type(error).__name__)
            await asyncio.sleep(TURN)

    async def go_on_with_all(self) -> None:
        """Those over days begin their second half without anyone being there."""
        asked = select(CLUBS.c.id).where(CLUBS.c.kind == "duel", CLUBS.c.ended.is_(None))
        async with reachable(), self.database.engine.connect() as connection:
            ids = list((await connection.execute(asked)).scalars())
        for id in ids:
            await self.go_on(id)

    async def may_see(self, account: str, deal: DealOf) -> bool:
        """Whether someone who plays in this duel may see all tables of a deal: nobody plays it any more."""
        duel = await self.duel(deal.duel)
        return duel is not None and account in duel.players() and not await self.is_sealed(deal.id)

    async def is_sealed(self, deal: str) -> bool:
        """Whether the cards of a deal are a secret, because someone plays it or may play it yet."""
        club, _, number = deal.rpartition("-")
        duel = await self.duel(club)
        if duel is not None:
            return duel.is_sealed(int(number))
        asked = select(TABLES.c.id).join(TRIES, TRIES.c.table_id == TABLES.c.id)
        async with reachable(), self.database.engine.connect() as connection:
            going = asked.where(TRIES.c.deal == deal, TABLES.c.status != "over").limit(1)
            return (await connection.execute(going)).first() is not None


def tables_of(duel: Duel, rows: Iterable[Any]) -> dict[Play, Table]:
    """The tables of a duel, told apart by who sits in the first seat."""
    if not duel.plan.begun:
        return {}
    plays = [Play(n, half) for n in range(duel.plan.deals) for half in (0, 1)]
    known: Mapping[tuple[str, str], Play] = {(deal_id(duel.id, one.deal), duel.seats(one)[0]): one for one in plays}
    found = {}
    for row in rows:
        play = known.get((row.deal, row.account))
        if play is not None:
            found[play] = Table(row.id, row.status, read_summary(row.summary), row.margin)
    return found


def table_setup(duel: Duel, deal: Deal, play: Play, following: bytes) -> Setup:
    """A table for two; nobody watches, and there are no hints."""
    game, told = find_game(duel.game), deal.setup
    accounts, seats = duel.seats(play), list[SeatSetup]()
    for account in accounts:
        name = unused(duel.names[account], {seat.name for seat in seats})
        seats.append(SeatSetup("person", account, name))
    return Setup(
        game=duel.game,
        rules=game.rules_version,
        options=told.options,
        seats=seats,
        host=accounts[0],
        clock=duel.plan.clock,
        spectators=False,
        hints=False,
        pace=0,
        scheme=told.scheme,
        commitment=deal.commitment,
        next_commitment=seed_commitment(following),
        start=Started(told.entropy, [], parts=told.parts),
        deal=DealOf(deal.id, counts=True, duel=duel.id),
    )
