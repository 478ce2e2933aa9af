"""Which processes of a server are alive, by the database: nobody is taken for gone because a broker is silent."""

from sqlalchemy import delete, insert, or_, select

from saloon.server.storage.database import Database, reachable
from saloon.server.storage.schema import PROCESSES

ALIVE = 40.0  # seconds since its last sign of life


class Processes:
    """The signs of life of one process, and of the others."""

    def __init__(self, database: Database, own: str) -> None:
        self.database = database
        self.own = own

    async def sign(self) -> None:
        """This process is alive; those that have not said so for long are forgotten."""
        now = self.database.now()
        old = delete(PROCESSES).where(or_(PROCESSES.c.id == self.own, PROCESSES.c.at < now - ALIVE))
        async with reachable(), self.database.engine.begin() as connection:
            await connection.execute(old)
            await connection.execute(insert(PROCESSES).values(id=self.own, at=now))

    async def others(self) -> set[str]:
        alive = select(PROCESSES.c.id).where(PROCESSES.c.id != self.own, PROCESSES.c.at >= self.database.now() - ALIVE)
        async with reachable(), self.database.engine.connect() as connection:
            return set((await connection.execute(alive)).scalars())

    async def leave(self) -> None:
        async with self.database.engine.begin() as connection:
            await connection.execute(delete(PROCESSES).where(PROCESSES.c.id == self.own))
