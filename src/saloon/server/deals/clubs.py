"""Clubs and matches: a group that plays the same deals, each member alone against bots, whenever there is time.
Duels (`duels`), where people play each other, are made, joined and left in the same way.

A club has fresh deals every week; its link is its key, and whoever has it may join. A match has its deals once, for two
people or two teams: each deal is played twice, by either side from the same seat, as at duplicate bridge, and the seats
change from deal to deal. Nobody plays the same cards twice: whoever has seen the other hands would know them.
"""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from datetime import date, timedelta
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from saloon.bots import levels
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.game import find_game
from saloon.server.deals.days import begins, day_at, ends, read_day, setup_in, week_of
from saloon.server.deals.deals import Deal, Deals
from saloon.server.deals.duels import Duels
from saloon.server.deals.ranking import Listed
from saloon.server.people.names import clean_title
from saloon.server.people.who import Who
from saloon.server.storage.database import hold_account, reachable
from saloon.server.storage.documents import ENCODE, Plan, read_plan
from saloon.server.storage.membership import REMOVED, hand_over
from saloon.server.storage.schema import ACCOUNTS, CLUB_MEMBERS, CLUBS, DEALS

DEALS_EACH = 4  # of a week, and of a match
MATCH_DAYS = 7  # whole days that a match lasts
MOST_HOSTED = 20  # by one account
MOST_MEMBERS = 100
MOST_WEEKS = 26  # that are listed

ClubKind = Literal["club", "match", "duel"]


class Club(Struct, frozen=True):
    """A club, as it is stored."""

    id: str
    kind: ClubKind
    name: str
    game: str
    rival: str
    host: str
    created: float
    plan: str | None = None  # of a duel


class Member(Struct, frozen=True):
    account: str
    name: str
    team: int


class Clubs:
    """All clubs and matches."""

    def __init__(self, deals: Deals, duels: Duels) -> None:
        self.deals = deals
        self.duels = duels
        self.database = deals.database

    async def found(self, who: Who, kind: ClubKind, name: str, game: str, rival: str, plan: Plan | None = None) -> Club:
        """A new one, with its founder in it."""
        played = find_game(game)
        if plan is None and rival not in levels.offered(played):
            raise Malformed("unknown-bot", "rival", {"value": rival[:80], "known": ", ".join(levels.offered(played))})
        told = ENCODE(plan).decode() if plan is not None else None
        against, now = "" if plan is not None else rival, self.deals.now()
        club = Club(secrets.token_hex(12), kind, clean_title(name), played.name, against, who.account, now, told)
        mine = select(func.count()).where(CLUBS.c.host == who.account)
        async with reachable(), self.database.engine.begin() as connection:
            await hold_account(connection, who.account)
            if ((await connection.execute(mine)).scalar() or 0) >= MOST_HOSTED:
                raise Illegal("too-many-clubs", "", {"most": MOST_HOSTED})
            row = {field: getattr(club, field) for field in Club.__struct_fields__}
            await connection.execute(insert(CLUBS).values(**row))
            first = {"club": club.id, "account": who.account, "team": 0, "joined": club.created}
            await connection.execute(insert(CLUB_MEMBERS).values(**first))
        if plan is not None:
            await self.duels.write_deals(club.id, played, plan)
        return club

    async def club(self, id: str) -> Club:
        async with reachable(), self.database.engine.connect() as connection:
            row = (await connection.execute(select(CLUBS).where(CLUBS.c.id == id))).first()
        if row is None:
            raise Illegal("no-such-club", "", {})
        return club_of(row)

    async def mine(self, who: Who) -> list[Club]:
        asked = select(CLUBS).join(CLUB_MEMBERS).where(CLUB_MEMBERS.c.account == who.account)
        asked = asked.where(CLUB_MEMBERS.c.team != REMOVED)
        async with reachable(), self.database.engine.connect() as connection:
            rows = await connection.execute(asked.order_by(CLUBS.c.created.desc()))
            return [club_of(row) for row in rows]

    async def members(self, club: Club) -> list[Member]:
        c = CLUB_MEMBERS.c
        asked = select(c.account, ACCOUNTS.c.name, c.team).join(ACCOUNTS, ACCOUNTS.c.id == c.account)
        async with reachable(), self.database.engine.connect() as connection:
            here = asked.where(c.club == club.id, c.team != REMOVED)
            return [Member(*row) for row in await connection.execute(here.order_by(c.joined, c.account))]

    async def join(self, who: Who, club: Club, team: int, address: str = "") -> None:
        """Join, or change over to the other team of a match before one has played for one's own.

        Whoever has played in a match and left it stays out: nothing is kept of the team that it was for. A duel begins
        with the last one who joins.
        """
        c = CLUB_MEMBERS.c
        removed = select(c.account).where(c.club == club.id, c.account == who.account, c.team == REMOVED)
        async with reachable(), self.database.engine.connect() as connection:
            if (await connection.execute(removed)).first() is not None:
                raise Illegal("club-removed", "", {})
        members = await self.members(club)
        team = team if club.kind != "club" else 0
        if club.plan is not None:
            check_place(read_plan(club.plan), members, who.account, team)
        known = next((member for member in members if member.account == who.account), None)
        changes = club.kind == "match" and (known is None or known.team != team)
        if changes and await self.deals.tries_of(who.account, await self.of_week(club, None)):
            raise Illegal("team-chosen", "", {})
        async with reachable(), self.database.engine.begin() as connection:
            if known is None:
                if len(members) >= MOST_MEMBERS:
                    raise Illegal("club-full", "", {"most": MOST_MEMBERS})
                row = {"club": club.id, "account": who.account, "team": team, "joined": self.deals.now()}
                with suppress(IntegrityError):  # the same click, twice
                    await connection.execute(insert(CLUB_MEMBERS).values(**row))
            elif known.team != team:
                mine = (CLUB_MEMBERS.c.club == club.id, CLUB_MEMBERS.c.account == who.account)
                await connection.execute(update(CLUB_MEMBERS).where(*mine).values(team=team))
        if club.plan is not None:
            there = [(member.account, member.team) for member in await self.members(club)]
            await self.duels.begin(club.id, there, address)

    async def check_settled(self, club: Club) -> None:
        """Nobody leaves a duel that goes on, or is removed from it: it is ended first."""
        duel = await self.duels.duel(club.id) if club.plan is not None else None
        if duel is not None and duel.plan.begun and not duel.is_over():
            raise Illegal("match-begun", "", {})

    async def leave(self, who: Who, club: Club) -> None:
        """Those who leave disappear from its tables. The host hands it over; a club without members is deleted."""
        await self.check_settled(club)
        c = CLUB_MEMBERS.c
        async with reachable(), self.database.engine.begin() as connection:
            gone = delete(CLUB_MEMBERS).where(c.club == club.id, c.account == who.account, c.team != REMOVED)
            await connection.execute(gone)
            await hand_over(connection, [club.id], who.account)

    async def rename(self, who: Who, club: Club, name: str) -> None:
        self.must_host(who, club)
        async with reachable(), self.database.engine.begin() as connection:
            await connection.execute(update(CLUBS).where(CLUBS.c.id == club.id).values(name=clean_title(name)))

    async def remove(self, who: Who, club: Club, account: str) -> None:
        """The host removes a member, who cannot come back by the link."""
        self.must_host(who, club)
        await self.check_settled(club)
        c = CLUB_MEMBERS.c
        if account == who.account:
            raise Illegal("not-yourself", "", {})
        out = update(CLUB_MEMBERS).where(c.club == club.id, c.account == account).values(team=REMOVED)
        async with reachable(), self.database.engine.begin() as connection:
            if not (await connection.execute(out)).rowcount:
                raise Illegal("no-such-member", "", {})

    @staticmethod
    def must_host(who: Who, club: Club) -> None:
        if club.host != who.account:
            raise Illegal("not-club-host", "", {})

    def week(self, club: Club, day: date | None) -> date:
        """The day that its deals begin on: a Monday; of a match the day on which it was made."""
        if club.kind != "club":
            return read_day(day_at(club.created))
        return week_of(day or self.deals.today())[0]

    async def of_week(self, club: Club, day: date | None) -> list[Deal]:
        """The deals of the week that a day lies in, made when they are asked for; of a match those that it has.

        Those of a duel are not played against bots, so they are none of these.
        """
        if club.plan is not None:
            return []
        first = self.week(club, day)
        found = await self.stored(club, first)
        if len(found) >= DEALS_EACH or not (club.kind == "match" or first == self.week(club, None)):
            return found  # another process may be writing them just now
        game, last = find_game(club.game), first + timedelta(days=6 if club.kind == "club" else MATCH_DAYS)
        times = {"opens": begins(first), "closes": ends(last)}
        for n in range(DEALS_EACH):
            seat = n % (game.usual_players or game.players[0])
            row = {"id": f"{club.id}-{first.isoformat()}-{n}", "kind": "club", "day": first.isoformat()}
            row |= {"game": game.name, "club": club.id}
            await self.deals.write({**row, **times}, setup_in(game, club.rival, seat))
        return await self.stored(club, first)

    async def stored(self, club: Club, first: date) -> list[Deal]:
        c = DEALS.c
        return await self.deals.deals(select(DEALS).where(c.club == club.id, c.day == first.isoformat()).order_by(c.id))

    async def weeks(self, club: Club) -> list[str]:
        """The weeks that have deals, the last one first."""
        asked = select(DEALS.c.day).where(DEALS.c.club == club.id).distinct().order_by(DEALS.c.day.desc())
        async with reachable(), self.database.engine.connect() as connection:
            return list((await connection.execute(asked.limit(MOST_WEEKS))).scalars())

    async def listed(self, deals: list[Deal], members: list[Member], since: float) -> list[Listed]:
        """The tries of those who are in it."""
        there = {member.account for member in members}
        return [tried for tried in await self.deals.listed(deals, since) if tried.account in there]


def check_place(plan: Plan, members: Sequence[Member], account: str, team: int) -> None:
    """`Illegal` if there is no place for someone on this side of a duel."""
    if any(member.account == account and member.team == team for member in members):
        return
    if plan.begun:
        raise Illegal("match-begun", "", {})
    if sum(member.team == team for member in members) >= plan.side:
        raise Illegal("side-full", "", {})


def club_of(row: Any) -> Club:
    return Club(*(getattr(row, field) for field in Club.__struct_fields__))
