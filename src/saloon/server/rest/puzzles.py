"""Puzzles: how many there are, the next one for an account, trying, answering, and what would have followed."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Raw, Struct
from msgspec.json import Decoder

from saloon.bots.puzzles.puzzle import Puzzle, Tried
from saloon.bots.puzzles.shelf import packaged
from saloon.kernel.errors import Illegal
from saloon.kernel.game import Game, find_game, games
from saloon.kernel.notation import kebab
from saloon.kernel.rng import Quick
from saloon.kernel.table import Table
from saloon.server import wire
from saloon.server.http.auth import known, person
from saloon.server.http.dependencies import Ask, TheHub
from saloon.server.http.refusals import refuses
from saloon.server.people.solving import SURE, KeptAnswer, Skill, Solving, Standing, untried
from saloon.server.rest.records import requester
from saloon.server.wire import ENCODE
from saloon.server.workers.solutions import laid, puzzle_of, walked
from saloon.server.workers.watching import ReplayStep

NEAREST = 12  # puzzles that are about as hard as the solver is strong: one of them is next
MOST_DIFFICULT = 4
DECODE_STEPS = Decoder(list[ReplayStep]).decode

GameName = Annotated[str, QueryParameter(max_length=64, description="of which game; empty: of any")]
Theme = Annotated[str, QueryParameter(max_length=64, description="what it shall be about; empty: anything")]
Difficulty = Annotated[int, QueryParameter(ge=0, le=MOST_DIFFICULT, description="how hard; 0: as suits the rating")]
Besides = Annotated[str, QueryParameter(max_length=16, description="not this one")]
PuzzleId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{1,16}$(?!\n)")]


class PuzzleShelf(Struct, frozen=True):
    """The puzzles of a game: how many there are of each theme, and of each difficulty (from 1 on)."""

    game: str
    puzzles: int
    themes: dict[str, int]
    difficulties: dict[str, int]


class PuzzleStanding(Struct, frozen=True):
    """An account's standing with the puzzles of a game; a rating that is not sure yet is provisional."""

    game: str
    tried: int
    solved: int
    streak: int
    best: int
    rating: int
    provisional: bool


class PuzzleAsked(Struct, frozen=True):
    """A puzzle: the table as its seat sees it, and what may be answered. `answered`: whether I was right, if I was."""

    id: str
    game: str
    seat: int
    seats: int
    difficulty: int
    rating: int
    tried: int
    solved: int
    answered: bool | None
    standing: PuzzleStanding
    view: Raw
    choices: list[Raw]
    deck: Any  # in a game that is played with decks; else `null`


class PuzzleTrial(Struct, frozen=True):
    """What the seat would see after some answers, and could answer next; `null` if one could not be taken back."""

    view: Raw | None
    choices: list[Raw]


class PuzzleChoice(Struct, frozen=True):
    """A choice, judged: its chance to win, and by how much it is behind the answer, in so many imagined worlds."""

    choice: Raw
    chance: float
    behind: float
    error: float
    worlds: int
    reason: wire.Reason | None


class PuzzleAnswered(Struct, frozen=True):
    """What an answer was worth. Only the first to a puzzle `counts`; `choices` are all, the answer first.

    `crux` is a message: what counts for most, where the answer's own reason leaves it out. `steps` are what follows the
    choice that was made, and `best` what follows the answer, in an imagined world in which the champion plays all
    seats; the first of them is the puzzle itself.
    """

    right: bool
    counts: bool
    first_right: bool
    themes: list[str]
    fails: list[str]
    made: PuzzleChoice
    choices: list[PuzzleChoice]
    crux: str
    steps: list[ReplayStep]
    best: list[ReplayStep]
    before: PuzzleStanding
    standing: PuzzleStanding
    rating: int
    tried: int
    solved: int


class Answers(Struct, forbid_unknown_fields=True):
    """Answers to try, one after the other: codes, or decisions in writing."""

    codes: Annotated[list[wire.Number | wire.Written], Meta(min_length=1, max_length=16)]


class PuzzleWish(Struct, forbid_unknown_fields=True):
    """The code of the choice."""

    code: wire.Number


@cache
def shelf(game: Game) -> PuzzleShelf:
    found = packaged(game)
    themes = Counter(theme for puzzle in found for theme in puzzle.themes)
    hard = Counter(str(puzzle.difficulty) for puzzle in found)
    return PuzzleShelf(game.name, len(found), dict(themes.most_common()), dict(sorted(hard.items())))


def shown(standing: Standing) -> PuzzleStanding:
    return PuzzleStanding(
        standing.game,
        standing.tried,
        standing.solved,
        standing.streak,
        standing.best,
        standing.skill.shown,
        standing.sigma > SURE,
    )


# What there is


@get("/api/puzzles", tags=["puzzles"], summary="How many puzzles there are, by game, theme and difficulty")
async def list_puzzles() -> list[PuzzleShelf]:
    """Games without puzzles are left out."""
    return [found for game in games() if (found := shelf(game)).puzzles]


@get("/api/me/puzzles", tags=["puzzles"], summary="How I stand with the puzzles of each game", guards=[known])
async def my_puzzles(request: Ask, hub: TheHub) -> list[PuzzleStanding]:
    return [shown(standing) for standing in await Solving(hub.engine).standings(request.user.account)]


@get(
    "/api/puzzles/next",
    tags=["puzzles"],
    summary="The next puzzle for me",
    guards=[known],
    responses=refuses(400, 404),
)
async def next_puzzle(
    request: Ask,
    hub: TheHub,
    game: GameName = "",
    theme: Theme = "",
    difficulty: Difficulty = 0,
    besides: Besides = "",
) -> PuzzleAsked:
    """One that I have not answered, about as hard as I am strong; if there is none left, one that I got wrong first."""
    wanted = [find_game(game)] if game else [found for found in games() if packaged(found)]
    solving, account = Solving(hub.engine), request.user.account
    standings = {standing.game: standing for standing in await solving.standings(account)}
    best: list[tuple[tuple[Any, ...], Game, Puzzle]] = []
    for each in wanted:
        mine = standings.get(each.name, Standing(each.name))
        answered, rated = await solving.answered(account, each.name), await solving.ratings(each.name)
        order = {id: at for at, id in enumerate(answered)}
        for puzzle in packaged(each):
            fits = (not theme or theme in puzzle.themes) and difficulty in (0, puzzle.difficulty)
            if fits and puzzle.id != besides:
                done = answered.get(puzzle.id)
                gap = abs(skill_of(puzzle, rated).mu - mine.mu)
                rank = 0 if done is None else 2 if done else 1  # new ones, then those that went wrong, then the rest
                best.append(((rank, gap if not rank else order[puzzle.id]), each, puzzle))
    if not best:
        if besides and any(puzzle.id == besides for each in wanted for puzzle in packaged(each)):
            return await asked(request, hub, *puzzle_of(besides))
        raise Illegal("no-such-puzzle", "", {})
    best.sort(key=lambda found: (found[0], found[2].id))
    rank = best[0][0][0]
    near = [found for found in best[:NEAREST] if found[0][0] == rank] if rank == 0 else best[:1]
    tried = sum(standing.tried for standing in standings.values())
    _, chosen, puzzle = near[Quick(int(near[0][2].id, 16) + tried + len(account)).below(len(near))]
    return await asked(request, hub, chosen, puzzle)


@get("/api/puzzles/{puzzle:str}", tags=["puzzles"], summary="One puzzle", guards=[known], responses=refuses(400, 404))
async def one_puzzle(puzzle: PuzzleId, request: Ask, hub: TheHub) -> PuzzleAsked:
    return await asked(request, hub, *puzzle_of(puzzle))


async def asked(request: Ask, hub: TheHub, game: Game, puzzle: Puzzle) -> PuzzleAsked:
    solving, account = Solving(hub.engine), request.user.account
    kept = await solving.kept(account, puzzle)
    standing = next((s for s in await solving.standings(account) if s.game == game.name), Standing(game.name))
    rated = await solving.ratings(game.name)
    table = laid(game, puzzle.id)
    return PuzzleAsked(
        puzzle.id,
        game.name,
        puzzle.seat,
        puzzle.seats,
        puzzle.difficulty,
        skill_of(puzzle, rated).shown,
        *counts_of(puzzle, rated),
        kept.correct if kept is not None else None,
        shown(standing),
        Raw(ENCODE(game.view(table, puzzle.seat))),
        choices_of(game, table),
        game.decks.describe(getattr(table, "options", None)) if game.decks is not None else None,
    )


def skill_of(puzzle: Puzzle, rated: Mapping[str, Any]) -> Skill:
    row = rated.get(puzzle.id)
    return Skill(row.mu, row.sigma) if row is not None else untried(puzzle)


def counts_of(puzzle: Puzzle, rated: Mapping[str, Any]) -> tuple[int, int]:
    row = rated.get(puzzle.id)
    return (row.tried, row.solved) if row is not None else (0, 0)


def choices_of(game: Game, table: Table) -> list[Raw]:
    return [choice_of(game, table, code) for code in table.legal()]


def choice_of(game: Game, table: Table, code: int) -> Raw:
    decision = game.decision(table, code)
    return Raw(ENCODE(wire.Choice(code, game.notate(table, code), kebab(type(decision)), Raw(ENCODE(decision)))))


# Solving


@post(
    "/api/puzzles/{puzzle:str}/try",
    tags=["puzzles"],
    summary="What would the table look like after some answers?",
    status_code=200,
    guards=[known],
    responses=refuses(400, 404, 409),
)
async def try_puzzle(puzzle: PuzzleId, data: JSONBody[Answers]) -> PuzzleTrial:
    """Nothing is stored. Only answers that could be taken back are tried: others would tell what is hidden."""
    game, found = puzzle_of(puzzle)
    table = laid(game, found.id).clone()
    for code in data.codes:
        table.apply(code if isinstance(code, int) else game.parse(table, code))
        if not table.can_undo():
            return PuzzleTrial(None, [])
    return PuzzleTrial(Raw(ENCODE(game.view(table, found.seat))), choices_of(game, table))


@post(
    "/api/puzzles/{puzzle:str}/answer",
    tags=["puzzles"],
    summary="Answer a puzzle",
    status_code=200,
    guards=[person],
    responses=refuses(400, 403, 404, 409),
)
async def answer_puzzle(puzzle: PuzzleId, data: JSONBody[PuzzleWish], request: Ask, hub: TheHub) -> PuzzleAnswered:
    """The first answer is stored, and counts for the ratings; later ones are told the same and change nothing."""
    game, found = puzzle_of(puzzle)
    table = laid(game, found.id)
    table.clone().apply(data.code)
    account = request.user.account
    await hub.limits.take("puzzles", account)
    decision = game.notate(table, data.code)
    solving = Solving(hub.engine)
    kept, counts = await solving.answer(account, found, decision)
    made = found.choice(decision)
    assert made is not None
    told = await hub.pool.ask(requester(request), walked, found.id, decision, found.answer.decision)
    walks = [DECODE_STEPS(steps) for steps in told]
    return judgement(game, found, table, made, kept, counts, await solving.ratings(game.name), walks)


def judgement(
    game: Game,
    puzzle: Puzzle,
    table: Table,
    made: Tried,
    kept: KeptAnswer,
    counts: bool,
    rated: Mapping[str, Any],
    walks: Sequence[list[ReplayStep]],
) -> PuzzleAnswered:
    tried, solved = counts_of(puzzle, rated)
    return PuzzleAnswered(
        right=made is puzzle.answer,
        counts=counts,
        first_right=kept.correct,
        themes=list(puzzle.themes),
        fails=list(puzzle.fails),
        made=judged(game, table, made),
        choices=[judged(game, table, choice) for choice in puzzle.choices],
        crux=puzzle.crux,
        steps=walks[0],
        best=walks[1] if made is not puzzle.answer else [],
        before=shown(kept.before),
        standing=shown(kept.after),
        rating=skill_of(puzzle, rated).shown,
        tried=tried,
        solved=solved,
    )


def judged(game: Game, table: Table, choice: Tried) -> PuzzleChoice:
    why = choice.reason
    return PuzzleChoice(
        choice_of(game, table, game.parse(table, choice.decision)),
        choice.chance,
        choice.behind,
        choice.error,
        choice.worlds,
        wire.Reason(why.message, dict(why.values)) if why is not None else None,
    )


ROUTES = [list_puzzles, my_puzzles, next_puzzle, one_puzzle, try_puzzle, answer_puzzle]
