"""Answers to puzzles: each account is rated once for each puzzle, and the puzzle by it, as if they played each other.

An account's standing in a game is its latest row in `SOLVED`; nothing else has to be kept in step with it. Two answers
at the same time would have the same number, or change a puzzle's rating that another has changed meanwhile: the later
of them begins anew.
"""

from collections.abc import Mapping
from time import time
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saloon.bots.puzzles.puzzle import Puzzle
from saloon.kernel.errors import Illegal
from saloon.server.storage.database import reachable
from saloon.server.storage.schema import PUZZLES, SOLVED

MODEL = PlackettLuce()
MU, SIGMA = 25.0, 25.0 / 3  # of a newcomer
BY_DIFFICULTY = {1: 18.0, 2: 23.0, 3: 28.0, 4: 32.0}  # of a puzzle that nobody has tried
UNTRIED = 5.0  # how uncertain that is
SURE = 4.0  # with a greater sigma a rating is provisional
SHOWN_MIDDLE, SHOWN_UNIT = 1500, 40  # as it is shown: whole numbers, in a range that players know
ATTEMPTS = 20  # at writing an answer while others write theirs


class Skill(Struct, frozen=True):
    """A rating of OpenSkill."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        return round(SHOWN_MIDDLE + SHOWN_UNIT * (self.mu - MU))


class Standing(Struct, frozen=True):
    """An account's standing with the puzzles of a game."""

    game: str
    tried: int = 0
    solved: int = 0
    streak: int = 0  # right answers in a row, up to now
    best: int = 0  # the longest such row
    mu: float = MU
    sigma: float = SIGMA

    @property
    def skill(self) -> Skill:
        return Skill(self.mu, self.sigma)


class KeptAnswer(Struct, frozen=True):
    """An answer that counts: the first one."""

    decision: str
    correct: bool
    before: Standing
    after: Standing


class Solving:
    """Who has solved what."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def standings(self, account: str) -> list[Standing]:
        """In every game in which this account has answered."""
        async with reachable(), self.engine.connect() as connection:
            c = SOLVED.c
            last = select(c.game, func.max(c.n).label("n")).where(c.account == account).group_by(c.game).subquery()
            asked = select(SOLVED).join(last, (c.game == last.c.game) & (c.n == last.c.n)).where(c.account == account)
            return [standing_of(row) for row in await connection.execute(asked.order_by(c.game))]

    async def answered(self, account: str, game: str) -> dict[str, bool]:
        """The puzzles of a game that an account has answered, in that order, and whether it was right."""
        asked = select(SOLVED.c.puzzle, SOLVED.c.correct).where(SOLVED.c.account == account, SOLVED.c.game == game)
        async with reachable(), self.engine.connect() as connection:
            return {row.puzzle: row.correct for row in await connection.execute(asked.order_by(SOLVED.c.n))}

    async def ratings(self, game: str) -> Mapping[str, Any]:
        """The rows of those puzzles of a game that anyone has tried."""
        async with reachable(), self.engine.connect() as connection:
            rows = await connection.execute(select(PUZZLES).where(PUZZLES.c.game == game))
            return {row.puzzle: row for row in rows}

    async def answer(self, account: str, puzzle: Puzzle, decision: str) -> tuple[KeptAnswer, bool]:
        """The first answer of this account to a puzzle, and whether it is this one. It is stored before it is told."""
        for _ in range(ATTEMPTS):
            known = await self.kept(account, puzzle)
            if known is not None:
                return known, False
            try:
                async with reachable():
                    return await self.keep(account, puzzle, decision), True
            except (IntegrityError, Overtaken):
                continue  # someone was faster: the same account elsewhere, or another with the same puzzle
        raise Illegal("too-busy", "", {})

    async def kept(self, account: str, puzzle: Puzzle) -> KeptAnswer | None:
        c = SOLVED.c
        async with reachable(), self.engine.connect() as connection:
            row = (await connection.execute(select(SOLVED).where(c.account == account, c.puzzle == puzzle.id))).first()
            if row is None:
                return None
            earlier = select(SOLVED).where(c.account == account, c.game == row.game, c.n == row.n - 1)
            before = (await connection.execute(earlier)).first()
        return KeptAnswer(
            row.decision,
            row.correct,
            standing_of(before) if before is not None else Standing(row.game),
            standing_of(row),
        )

    async def keep(self, account: str, puzzle: Puzzle, decision: str) -> KeptAnswer:
        """Write the answer, and what it makes of both ratings. What is read is read before the writing begins."""
        async with self.engine.connect() as connection:
            before = await self.standing(connection, account, puzzle.game)
            rated = (await connection.execute(select(PUZZLES).where(PUZZLES.c.puzzle == puzzle.id))).first()
        theirs = Skill(rated.mu, rated.sigma) if rated is not None else untried(puzzle)
        tried, solved = (rated.tried, rated.solved) if rated is not None else (0, 0)
        correct = decision == puzzle.answer.decision
        mine, theirs = rate(before.skill, theirs, correct)
        after = following(before, mine, correct)
        row = {"mu": theirs.mu, "sigma": theirs.sigma, "tried": tried + 1, "solved": solved + correct}
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(SOLVED).values(
                    account=account,
                    game=puzzle.game,
                    n=after.tried,
                    puzzle=puzzle.id,
                    decision=decision,
                    correct=correct,
                    mu=mine.mu,
                    sigma=mine.sigma,
                    streak=after.streak,
                    best=after.best,
                    right_so_far=after.solved,
                    at=time(),
                )
            )
            if rated is None:
                await connection.execute(insert(PUZZLES).values(puzzle=puzzle.id, game=puzzle.game, **row))
            else:
                same = (PUZZLES.c.puzzle == puzzle.id) & (PUZZLES.c.tried == tried)
                if not (await connection.execute(update(PUZZLES).where(same).values(**row))).rowcount:
                    raise Overtaken
        return KeptAnswer(decision, correct, before, after)

    async def standing(self, connection: AsyncConnection, account: str, game: str) -> Standing:
        c = SOLVED.c
        last = select(SOLVED).where(c.account == account, c.game == game).order_by(c.n.desc()).limit(1)
        row = (await connection.execute(last)).first()
        return standing_of(row) if row is not None else Standing(game)


class Overtaken(Exception):
    """A puzzle's rating has changed since it was read."""


def standing_of(row: Any) -> Standing:
    return Standing(row.game, row.n, row.right_so_far, row.streak, row.best, row.mu, row.sigma)


def following(before: Standing, skill: Skill, correct: bool) -> Standing:
    """The standing after one more answer."""
    streak = before.streak + 1 if correct else 0
    return Standing(
        before.game,
        before.tried + 1,
        before.solved + correct,
        streak,
        max(before.best, streak),
        skill.mu,
        skill.sigma,
    )


def untried(puzzle: Puzzle) -> Skill:
    """How hard a puzzle is held to be until people have tried it: by the levels that fail."""
    return Skill(BY_DIFFICULTY[puzzle.difficulty], UNTRIED)


def rate(solver: Skill, puzzle: Skill, correct: bool) -> tuple[Skill, Skill]:
    """Both ratings after a game of one against the other, which the solver has won if the answer was right."""
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in (solver, puzzle)]
    (mine,), (theirs,) = MODEL.rate(teams, ranks=[0, 1] if correct else [1, 0])
    return Skill(mine.mu, mine.sigma), Skill(theirs.mu, theirs.sigma)
