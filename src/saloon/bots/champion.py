"""Levels 6 and 7: a net that taught itself (docs/training.md). It decides at once, by what its seat may know.

Where there is no net for the rules or the deck of a table, or nothing to run it with (numpy), Ranger plays in place of
Champion, and Marshal in place of Gunslinger: `stand_in` says why.
"""

from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from math import exp
from typing import Any

from saloon.bots.bot import Bot, Look, Marshal, Ranger, draw
from saloon.bots.knowledge import guide_of, knowledge_of
from saloon.kernel.game import Game
from saloon.kernel.rng import Quick
from saloon.kernel.table import Table

WORLDS = 16  # in which a choice must win at once to be sure
NO_NET, NO_NUMPY, NO_WEIGHTS, OTHER_RULES = "no-net", "no-numpy", "no-weights", "other-rules"


def has_net(game: Game) -> bool:
    return knowledge_of(game.name).net is not None


@cache
def missing(game: Game) -> str:
    """What the net of a game lacks here to play at all: nothing, usually."""
    net = knowledge_of(game.name).net
    if net is None:
        return NO_NET
    if find_spec("numpy") is None:
        return NO_NUMPY
    return "" if net.weights().is_file() else NO_WEIGHTS


@cache
def digest(game: Game) -> str:
    """Which weights play a game, in eight letters; empty if none do here."""
    net = knowledge_of(game.name).net
    return "" if net is None or missing(game) else sha256(net.weights().read_bytes()).hexdigest()[:8]


def stand_in(game: Game, options: Any) -> str:
    """Why no net plays at a table with these rules; empty if one does."""
    net = knowledge_of(game.name).net
    if net is None or missing(game):
        return missing(game)
    return "" if net.knows(options) else OTHER_RULES


class Champion(Bot):
    """Chooses what its net thinks best, unless it can win at once: the same look gives the same answer."""

    name = "champion"

    def __init__(self, game: Game, seed: int = 0, **thinking: Any) -> None:
        """`thinking` is for Ranger, should it have to play."""
        super().__init__(seed)
        self.game = game
        self.thinking = thinking
        self.ranger: Ranger | None = None

    def choose(self, look: Look) -> int:
        if len(look.legal) == 1:
            return look.legal[0]
        if stand_in(self.game, look.options):
            return self.in_place().choose(look)
        likely = dict(zip(look.legal, self.likely(look), strict=True))
        best = max(likely, key=lambda code: likely[code])
        wins = winning(look)
        return max(wins, key=lambda code: likely[code]) if wins else best

    def likely(self, look: Look) -> list[float]:
        """How much the net favours each legal code: the logarithm of its chance, up to a constant."""
        return [float(n) for n in self.policy().likely(seen(look), look.legal)]

    def chances(self, look: Look) -> list[float]:
        """Each seat's chance to win, from the deciding seat on, as far as that seat can know."""
        found: list[float] = self.policy().chances(seen(look), look.seats)
        return found

    def policy(self) -> Any:
        from saloon.bots.nets.policy import load

        net = knowledge_of(self.game.name).net
        assert net is not None
        return load(net, self.game)

    def in_place(self) -> Ranger:
        if self.ranger is None:
            self.ranger = Ranger(guide_of(self.game), self.rng.below(1 << 30), **self.thinking)
        return self.ranger


class Gunslinger(Champion):
    """Champion's pupil: it forgets what it saw during the game, and does not always take what looks best."""

    name = "gunslinger"
    HEAT = 4.0  # 1: as likely as the net thinks a choice to be the best
    WORST = 9.0  # what the net thinks less likely than its favourite by this factor (a logarithm) is never chosen

    def choose(self, look: Look) -> int:
        if len(look.legal) == 1:
            return look.legal[0]
        if stand_in(self.game, look.options):
            return Marshal(guide_of(self.game), self.rng.below(1 << 30)).choose(look)
        likely = self.likely(look)
        best = max(likely)
        weights = [exp((one - best) / self.HEAT) if best - one < self.WORST else 0.0 for one in likely]
        return look.legal[draw(weights, self.rng)]

    def likely(self, look: Look) -> list[float]:
        """By a world that the seat can imagine without a memory."""
        row = look.world(self.rng).observation(look.seat)
        return [float(n) for n in self.policy().likely(as_array(row), look.legal)]


def winning(look: Look) -> list[int]:
    """The choices that win the game at once, whatever is hidden: in all of some imagined worlds. Mostly none."""
    rng, codes = Quick(0), look.legal
    for _ in range(WORLDS):
        world = look.world(rng)
        codes = [code for code in codes if wins_at_once(world.clone(), look.seat, code)]
        if not codes:
            break
    return codes


def wins_at_once(table: Table, seat: int, code: int) -> bool:
    """Whether nobody has a choice any more after this one, and the seat has won."""
    table.step(code)
    while table.to_act() >= 0:
        legal = table.legal()
        if len(legal) > 1:
            return False
        table.step(legal[0])
    return sum(score > 0 for score in table.scores()) == 1 and table.scores()[seat] > 0


def seen(look: Look) -> Any:
    """The observation of the deciding seat as an array of bytes."""
    return as_array(look.observation())


def as_array(row: Any) -> Any:
    import numpy as np

    return np.array(row, np.uint8) if isinstance(row, list) else np.frombuffer(row, np.uint8)
