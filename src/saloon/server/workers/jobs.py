"""What bots do in a worker.

A job is a game's record as far as it goes, and the seat that must decide. The worker deals it again (what it dealt for
the last job serves for the next one), gives the bot its `Look`, and sends back one code.
"""

from collections import OrderedDict
from hashlib import sha256
from typing import Any

from msgspec import Struct

from saloon.bots import levels
from saloon.bots.adviser import adviser_for
from saloon.bots.bot import Look, Ranger
from saloon.kernel.fairness import COMMITTED, chance
from saloon.kernel.game import find_game, games
from saloon.kernel.table import Table

MOST_TABLES = 64  # that a worker remembers


class Job(Struct, frozen=True):
    """Everything that a worker needs to know."""

    table: str
    game: str
    options: dict[str, Any]
    seats: int
    seed: bytes
    entropy: tuple[bytes, ...]
    codes: tuple[int, ...]
    bot: str
    scheme: int = COMMITTED  # of dealing

    def chance(self) -> int:
        """A bot's own random seed: the same in every process for the same decision of the same game."""
        return int.from_bytes(sha256(b"saloon bot\0" + self.seed + str(len(self.codes)).encode()).digest()[:8], "big")


_dealt: OrderedDict[str, tuple[tuple[int, ...], Table]] = OrderedDict()


def table_of(job: Job) -> Table:
    """The table of a job: what is in memory, played on, or dealt anew."""
    known = _dealt.get(job.table)
    if known is not None and job.codes[: len(known[0])] == known[0]:
        table, begun = known[1], len(known[0])
    else:
        game = find_game(job.game)
        table = game.new(game.options(job.options), job.seats, chance(job.seed, job.entropy, job.scheme))
        begun = 0
    for code in job.codes[begun:]:
        table.apply(code)
    _dealt[job.table] = (job.codes, table)
    _dealt.move_to_end(job.table)
    while len(_dealt) > MOST_TABLES:
        _dealt.popitem(last=False)
    return table


def learn() -> int:
    """The first job of every worker: importing this module loads the games."""
    return len(games())


def choose(job: Job, seconds: float) -> int:
    """One legal code."""
    table = table_of(job)
    legal = table.legal()
    if len(legal) == 1:
        return legal[0]
    game = find_game(job.game)
    bot = levels.make(named(job.bot, seconds), game, job.chance())
    code = int(bot.choose(Look(game, table)))
    return code if code in legal else legal[0]


def advise(job: Job, chance: int, seconds: float) -> list[dict[str, Any]]:
    """Advice about the open question, as in `wire.Advised`. Without seconds there is no search.

    The adviser sees what the seat sees; `chance` is no secret either, so the same view gets the same advice.
    """
    table, game = table_of(job), find_game(job.game)
    look = Look(game, table)
    return [
        {
            "code": advice.code,
            "notation": game.notate(table, advice.code),
            "chance": round(advice.chance, 3),
            "money": None if advice.money is None else round(advice.money, -2),
            "reason": advice.reason and {"id": advice.reason.message, "values": dict(advice.reason.values)},
        }
        for advice in adviser_for(look, chance, seconds).advise(look)
    ]


def named(bot: str, seconds: float) -> str:
    """Add the thinking time to the name of a bot that searches."""
    return f"{bot}:{seconds:.6f}" if bot == Ranger.name else bot
