"""Who is in a club when someone goes."""

from collections.abc import Iterable

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from saloon.server.storage.schema import CLUB_MEMBERS, CLUBS

REMOVED = -1  # the team of whoever the host has removed: no member, and not to come back


async def hand_over(connection: AsyncConnection, clubs: Iterable[str], account: str) -> None:
    """Clubs that someone has left: whoever has been there longest hosts them now; without members they are gone."""
    c = CLUB_MEMBERS.c
    for club in clubs:
        first = select(c.account).where(c.club == club, c.team != REMOVED).order_by(c.joined, c.account).limit(1)
        heir = (await connection.execute(first)).scalar()
        if heir is None:
            await connection.execute(delete(CLUBS).where(CLUBS.c.id == club))
        else:
            hosted = update(CLUBS).where(CLUBS.c.id == club, CLUBS.c.host.in_([account, ""]))
            await connection.execute(hosted.values(host=heir))
