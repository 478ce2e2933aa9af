"""Ratings: leaderboards, and an account's own ratings with their history."""

from typing import Annotated, Literal

from litestar import get
from litestar.params import FromQuery, QueryParameter
from msgspec import Struct
from sqlalchemy import and_, or_, select

from saloon.kernel.errors import Malformed
from saloon.kernel.game import Game, find_game, games
from saloon.server.http.auth import known
from saloon.server.http.dependencies import Ask, TheHub
from saloon.server.http.refusals import refuses
from saloon.server.storage.database import reachable
from saloon.server.storage.documents import Figures, read_figures
from saloon.server.storage.ladder import ANCHORED, SURE, Pool, anchors, margin, points
from saloon.server.storage.schema import ACCOUNTS, FIGURES, HISTORY, RATED, STANDINGS

MOST_LISTED = 100  # of one leaderboard
MOST_FIGURES = 300  # games
MOST_HISTORY = 200  # the latest games of an account

RatingOf = Annotated[str, QueryParameter(max_length=64, description="a game")]
Role = Annotated[str, QueryParameter(max_length=24, description="where each role has a rating of its own")]


class Ranked(Struct):
    """A line of a leaderboard. `margin`: nineteen times in twenty the true strength is not further from `points`.

    `sure`: it rests on enough games to have a `place`; provisional ratings and bots have none (0).
    """

    place: int
    name: str
    points: int
    margin: int
    games: int
    won: int
    sure: bool
    mine: bool = False
    bot: str = ""
    account: str = ""  # of a program: to challenge it


class Leaderboard(Struct):
    """The ratings of one game and role, the best first: those who are listed, and bots of measured strength."""

    pool: Pool
    game: str
    role: str
    rows: list[Ranked]


class Past(Struct):
    """A rating as it stood after a game."""

    at: float
    points: int
    margin: int


class OwnRating(Struct):
    """One of your own ratings; `history` has the last games, the oldest first."""

    pool: Pool
    game: str
    role: str
    points: int
    margin: int
    games: int
    won: int
    sure: bool
    history: list[Past]


@get("/api/ratings", tags=["ratings"], summary="A leaderboard", guards=[known], responses=refuses(400))
async def leaderboard(
    request: Ask,
    hub: TheHub,
    game: RatingOf,
    role: Role = "",
    pool: FromQuery[Literal["people", "programs"]] = "people",
) -> Leaderboard:
    """Members are listed unless they do not want it; guests only if they want it (`listed` of `PATCH /api/me`)."""
    found = find_game(game)
    if role not in (found.roles if found.roles and pool == "people" else ("",)):
        raise Malformed("unknown-role", "role", {"value": role, "known": ", ".join(found.roles)})
    c, a = STANDINGS.c, ACCOUNTS.c
    listed = or_(and_(a.kind == "member", or_(a.listed.is_(None), a.listed)), and_(a.kind == "guest", a.listed))
    asked = select(a.id, a.name, c.mu, c.sigma, c.games, c.won).join(ACCOUNTS, a.id == c.player)
    asked = asked.where(c.pool == pool, c.game == found.name, c.role == role, listed)
    asked = asked.order_by((c.sigma < SURE).desc(), c.mu.desc()).limit(MOST_LISTED)
    async with reachable(), hub.engine.connect() as connection:
        rows = (await connection.execute(asked)).all()
    ranked = [
        Ranked(
            place=at if row.sigma < SURE else 0,
            name=row.name,
            points=points(row.mu),
            margin=margin(row.sigma),
            games=row.games,
            won=row.won,
            sure=row.sigma < SURE,
            mine=row.id == request.user.account,
            account=row.id if pool == "programs" else "",
        )
        for at, row in enumerate(rows, 1)
    ]
    fixed = [Ranked(0, bot, points(mu), margin(ANCHORED), 0, 0, True, bot=bot) for bot, mu in anchors(found).items()]
    return Leaderboard(pool, found.name, role, sorted([*ranked, *fixed], key=lambda row: -row.points))


@get("/api/me/ratings", tags=["ratings"], summary="My ratings and how they came about", guards=[known])
async def my_ratings(request: Ask, hub: TheHub) -> list[OwnRating]:
    c, h, account = STANDINGS.c, HISTORY.c, request.user.account
    asked = select(STANDINGS).where(c.player == account).order_by(c.pool, c.game, c.role)
    found = []
    async with reachable(), hub.engine.connect() as connection:
        for row in (await connection.execute(asked)).all():
            own = h.player == account, h.pool == row.pool, h.game == row.game, h.role == row.role
            past = select(h.mu, h.sigma, RATED.c.at).join(RATED).where(*own).order_by(h.n.desc()).limit(MOST_HISTORY)
            told = [Past(each.at, points(each.mu), margin(each.sigma)) for each in await connection.execute(past)]
            told.reverse()
            numbers = points(row.mu), margin(row.sigma), row.games, row.won, row.sigma < SURE
            found.append(OwnRating(row.pool, row.game, row.role, *numbers, told))
    return found


class Average(Struct):
    """A measure of a game over some games: how much, how much was to be expected, of how many."""

    name: str
    shown: Literal["odds", "share", "money", "count"]
    got: float
    expected: float
    n: int


class OwnFigures(Struct):
    """How I play a game, in a role where it has roles: over so many games that the server has looked at.

    Luck: by how much deal and chance raised my chance to win, a game. Lost: how much of it a decision of mine lost, on
    average, against the best one. Both by the net, from what I could know; `examined` games have them. `accuracy`: from
    0 (no better than blind choices) to 1 (always the best).
    """

    game: str
    role: str
    games: int
    measures: list[Average]
    examined: int
    luck: float | None
    lost: float | None
    accuracy: float | None


@get("/api/me/figures", tags=["ratings"], summary="How I play: statistics that teach", guards=[known])
async def my_figures(request: Ask, hub: TheHub) -> list[OwnFigures]:
    """Of the last games, each some time after its end."""
    c = FIGURES.c
    asked = select(c.game, c.seat, c.body).where(c.account == request.user.account)
    async with reachable(), hub.engine.connect() as connection:
        rows = (await connection.execute(asked.order_by(c.at.desc()).limit(MOST_FIGURES))).all()
    played: dict[tuple[str, str], list[Figures]] = {}
    known_games = {game.name: game for game in games()}
    for row in rows:
        if row.game in known_games:
            roles = known_games[row.game].roles
            played.setdefault((row.game, roles[row.seat] if roles else ""), []).append(read_figures(row.body))
    return [averages(known_games[name], role, played[name, role]) for name, role in sorted(played)]


def averages(game: Game, role: str, found: list[Figures]) -> OwnFigures:
    measures = []
    for measure in game.measures:
        some = [each.measures[measure.name] for each in found if measure.name in each.measures]
        if some:
            sums = [sum(getattr(each, name) for each in some) for name in ("got", "expected", "n")]
            measures.append(Average(measure.name, measure.shown, *sums))
    lucky = [each.deal + each.luck for each in found if each.deal is not None and each.luck is not None]
    decisions = sum(each.decisions for each in found)
    lost = sum(each.lost for each in found if each.lost is not None)
    sharp = [(each.accuracy, each.decisions) for each in found if each.accuracy is not None]
    weight = sum(n for _, n in sharp)
    return OwnFigures(
        game=game.name,
        role=role,
        games=len(found),
        measures=measures,
        examined=len(lucky),
        luck=sum(lucky) / len(lucky) if lucky else None,
        lost=lost / decisions if decisions else None,
        accuracy=sum(accuracy * n for accuracy, n in sharp) / weight if weight else None,
    )


ROUTES = [leaderboard, my_ratings, my_figures]
