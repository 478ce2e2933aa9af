"""Ratings by OpenSkill (Plackett and Luce): one pure step from a rated game to new standings, and all in order.

The same games in the same order give the same ratings: each step rounds what it gives, and a bot's fixed rating stands
in the game itself. What is stored is computed by `step`; `recomputed` computes everything anew (`saloon ratings`).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import log, sqrt
from typing import Any, Literal

from msgspec import Struct

from saloon.bots import levels
from saloon.kernel.game import Game
from saloon.server.storage.documents import Summary

MU, SIGMA = 25.0, 25.0 / 3  # before the first game: OpenSkill's own
BETA = SIGMA / 2  # and how much a single game says
ANCHORED = 1.0  # the uncertainty of a bot whose strength was measured
SURE = 4.0  # below this uncertainty a rating is no longer provisional: 20 to 40 games
DIGITS = 6  # of what is stored
MIDDLE = 1500  # points before the first game, and of the usual bot
POINTS = 400 / log(10) / (sqrt(2) * BETA)  # of 1 mu: 400 more win about ten of eleven games between two, as with Elo
BOT = "bot:"  # before the name of one that plays with a fixed rating

Pool = Literal["people", "programs"]
Key = tuple[str, str, str, str]  # pool, game, role, player


class Side(Struct, frozen=True):
    """Who played a seat of a rated game, and how it ended for him: the lower rank is better."""

    player: str  # an account, or a bot
    rank: int
    role: str = ""  # where each role has a rating of its own
    anchor: float | None = None  # a bot's fixed rating


class RatedGame(Struct, frozen=True):
    """One result that counts."""

    pool: Pool
    game: str
    sides: list[Side]
    pair: str = ""  # of a duplicate deal: the same for both its games, which count together


class Standing(Struct, frozen=True):
    """A rating, and what it rests on."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    won: int = 0

    @property
    def sure(self) -> bool:
        return self.sigma < SURE


def points(mu: float) -> int:
    """A rating as players see it."""
    return round(MIDDLE + POINTS * (mu - MU))


def margin(sigma: float) -> int:
    """By how much it may be wrong, nineteen times in twenty."""
    return round(2 * POINTS * sigma)


@cache
def model() -> Any:
    from openskill.models import PlackettLuce  # takes a while, and few processes ever rate a game

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)


@cache
def anchors(game: Game) -> Mapping[str, float]:
    """The fixed ratings of the bots whose strength was measured (docs/strength.md): the usual one is in the middle."""
    measured = levels.strength(game)
    found = {levels.standard(game): MU} if levels.standard(game) in measured else {}
    for _ in measured:  # from bot to bot, both ways
        for bot, won in measured.items():
            apart = sqrt(2) * BETA * log(won.games / (100 - won.games))
            if won.rival in found:
                found.setdefault(bot, round(found[won.rival] + apart, DIGITS))
            elif bot in found:
                found[won.rival] = round(found[bot] - apart, DIGITS)
    return found


def ranks_of(shown: Summary) -> list[int]:
    """The ranks of a finished game by seat: the winner, then the others, last those who gave up or left their seat to a
    bot."""
    ranks = []
    for seat, chair in enumerate(shown.chairs):
        left = chair.kind == "person" and chair.bot != ""
        if left or (shown.how == "conceded" and shown.gave_up == seat):
            ranks.append(2)
        else:
            alone = shown.how == "finished" or len(shown.chairs) == 2
            ranks.append(0 if shown.winner == seat and alone else 1)
    return ranks


def fits(game: RatedGame, shown: Summary) -> bool:
    """Whether a rated game is what its table says of its end."""
    players = [BOT + chair.bot if chair.kind == "bot" else chair.account for chair in shown.chairs]
    return [(side.player, side.rank) for side in game.sides] == list(zip(players, ranks_of(shown), strict=True))


def key_of(game: RatedGame, side: Side) -> Key:
    return game.pool, game.game, side.role, side.player


def step(known: Mapping[Key, Standing], game: RatedGame, first: RatedGame | None = None) -> dict[Key, Standing]:
    """The new standings of those who played; `first` is the other game of a pair, which did not count before."""
    if game.pair and first is None:
        return {}
    sides = together(first, game) if first is not None else game.sides
    best = min(side.rank for side in sides)
    alone = sum(side.rank == best for side in sides) == 1
    before = [
        Standing(side.anchor, ANCHORED) if side.anchor is not None else known.get(key_of(game, side), Standing())
        for side in sides
    ]
    teams = [[model().rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = model().rate(teams, ranks=[float(side.rank) for side in sides])
    return {
        key_of(game, side): Standing(
            round(team[0].mu, DIGITS),
            round(team[0].sigma, DIGITS),
            old.games + 1,
            old.won + (alone and side.rank == best),
        )
        for side, old, team in zip(sides, before, after, strict=True)
        if side.anchor is None
    }


def together(first: RatedGame, second: RatedGame) -> list[Side]:
    """Two games on one deal as one result: who was better in both together. Each of the two played both roles."""
    total: dict[str, int] = {}
    for game in (first, second):
        for side in game.sides:
            total[side.player] = total.get(side.player, 0) + side.rank
    places = sorted(set(total.values()))
    return [Side(player, places.index(rank)) for player, rank in sorted(total.items())]


def counted(games: Iterable[RatedGame]) -> Iterator[dict[Key, Standing]]:
    """What each of some games changed, in the order in which they counted."""
    known: dict[Key, Standing] = {}
    open_pairs: dict[str, RatedGame] = {}
    for game in games:
        first = open_pairs.pop(game.pair, None) if game.pair else None
        if game.pair and first is None:
            open_pairs[game.pair] = game
        new = step(known, game, first)
        known |= new
        yield new


def recomputed(games: Iterable[RatedGame]) -> dict[Key, Standing]:
    """The standings after all games."""
    found: dict[Key, Standing] = {}
    for new in counted(games):
        found |= new
    return found


def differences(stored: Mapping[Key, Standing], computed: Mapping[Key, Standing]) -> Sequence[Key]:
    """Where two sets of standings are not the same."""
    return sorted(key for key in stored.keys() | computed.keys() if stored.get(key) != computed.get(key))
