"""What to play: a game, the bots, and who sits where in every deal.

Everything about a deal follows from the plan and the deal's number, so deals can be played in any order, by any worker.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256, sha512
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import saloon
from saloon.arena import oracle
from saloon.bots import levels
from saloon.kernel.game import Game, find_game, origin
from saloon.kernel.rng import Quick

Seating = tuple[int, ...]  # for each seat, the place of its bot in the plan


@dataclass(frozen=True)
class Plan:
    """One match: two plans are the same match if and only if they are equal."""

    game: str
    bots: tuple[str, ...]
    players: int
    settings: str  # JSON: the options that differ from the standard rules
    seed: int
    rules: int
    origins: tuple[str, ...]  # the packages of a game and of bots that are not ours
    house: tuple[tuple[str, str], ...]  # version, engine and code that play
    lone: str = ""  # the bot that sits alone among the others at every table, if that is all that is asked

    def to_document(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "bots": list(self.bots),
            "players": self.players,
            "options": json.loads(self.settings),
            "seed": self.seed,
            "lone": self.lone,
            "rules": self.rules,
            "packages": list(self.origins),
            **dict(self.house),
        }

    def digest(self) -> str:
        """A short name for this match."""
        return sha256(json.dumps(self.to_document(), sort_keys=True).encode()).hexdigest()[:8]


def make_plan(game: Game, bots: list[str], players: int, options: Any, seed: int, lone: str = "") -> Plan:
    """A match; `Malformed` or `Illegal` if there is no such bot, or no such table. A lone bot plays, named or not.

    Bots cannot agree to stop, so they play by rules under which every game ends.
    """
    bots = [*bots, lone] if lone else bots
    for bot in bots:
        oracle.make(bot, game)
    game.check_seats(players)
    settings = json.dumps(game.settings(game.unattended(options)), sort_keys=True)
    different = tuple(dict.fromkeys(bots))  # a bot that is named twice plays itself
    origins = tuple(found for found in (origin(game), *map(levels.origin, different)) if found)
    return Plan(game.name, different, players, settings, seed, game.rules_version, origins, house(), lone)


@cache
def house() -> tuple[tuple[str, str], ...]:
    """The version, the engine, and a digest of all code that affects play."""
    root = Path(saloon.__file__).parent
    digest = sha256()
    for room in ("kernel", "games", "bots", "arena"):
        for file in sorted((root / room).rglob("*")):
            if file.suffix in {".py", ".toml"}:
                digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return (("version", saloon.__version__), ("engine", saloon.ENGINE), ("code", digest.hexdigest()[:12]))


@cache
def rules(plan: Plan) -> tuple[Game, Any]:
    """The game and its options, read once."""
    game = find_game(plan.game)
    return game, game.options(json.loads(plan.settings))


def differing(here: Mapping[str, Any], there: Mapping[str, Any]) -> list[str]:
    """The names of what two plans, as documents, do not share."""
    return [name for name in {**here, **there} if here.get(name) != there.get(name)]


# Deals


def deal_seed(plan: Plan, deal: int) -> bytes:
    """The 512-bit seed of a deal: cards and chance are the same for every seating."""
    return sha512(f"saloon arena 1/{plan.seed}/{deal}".encode()).digest()


def bot_seed(plan: Plan, deal: int, game: int, seat: int) -> int:
    """The seed of a bot."""
    return int.from_bytes(sha256(f"saloon bot 1/{plan.seed}/{deal}/{game}/{seat}".encode()).digest()[:8], "big")


def seatings(plan: Plan, deal: int) -> list[Seating]:
    """The tables of a deal: the same cards for every seating, so that luck with the cards evens out.

    - One bot: it plays itself.
    - A lone bot: it alone among others of one kind, on every seat; for every other bot.
    - Fewer bots than seats: each bot alone among others of one kind, on every seat; so for every pair, both ways.
    - Otherwise mixed tables: every choice of different bots, in every rotation. The order around the table is drawn for
      each deal: nobody always sits behind the same neighbour.
    """
    bots, players = len(plan.bots), plan.players
    if bots == 1:
        return [(0,) * players]
    if plan.lone or bots < players:
        pairs = [pair for pair in permutations(range(bots), 2) if plan.lone in ("", plan.bots[pair[0]])]
        return [turned((one, *[other] * (players - 1)), seat) for one, other in pairs for seat in range(players)]
    found = []
    for chosen in combinations(range(bots), players):
        order = shuffled(chosen, Quick(bot_seed(plan, deal, -1, 0)))
        found += [turned(order, seat) for seat in range(players)]
    return found


def turned(seating: Seating, by: int) -> Seating:
    """The seating, rotated by this many seats."""
    return seating[-by:] + seating[:-by] if by else seating


def shuffled(seating: Seating, rng: Quick) -> Seating:
    left = list(seating)
    return tuple(left.pop(int(rng.below(len(left)))) for _ in seating)
