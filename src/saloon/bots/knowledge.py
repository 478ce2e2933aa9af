"""What bots know of each game. Packages bring it by entry points of the group `saloon.guides`, under its name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Protocol
from warnings import warn

from saloon.bots.advice import Reason
from saloon.bots.bot import Look
from saloon.bots.guide import Guide
from saloon.bots.nets.spec import Net
from saloon.bots.plain import PlainGuide
from saloon.kernel.game import Game
from saloon.kernel.plugins import DoesNotLoad, Plugins
from saloon.kernel.rng import Source

GROUP = "saloon.guides"  # of entry points


class Reasons(Protocol):
    """Explains why a choice of one decision may be good."""

    def why(self, code: int) -> Reason | None:
        """What speaks for a choice and is true; nothing if there is nothing to say for it."""

    def also(self, code: int) -> list[Reason]:
        """What else is true and speaks for it, about something else. Hints by a net tell it if that counts for more."""


@dataclass(frozen=True)
class Won:
    """How strong a bot was measured to be, as docs/strength.md has it.

    `games`: of 100 between two players against another bot. `points`: on the common scale of the game's levels, with
    the half of a 95 % interval.
    """

    rival: str
    games: int
    points: int = 0  # not on the scale
    margin: int = 0


@dataclass(frozen=True)
class Subject:
    """Something that a net may like about a choice: parts of an observation, and the reasons that are about them.

    `message` says it where none of those is true: of choices of these kinds (`lay`, `end-turn`), or of all.
    """

    message: str
    parts: tuple[str, ...]
    reasons: frozenset[str]
    kinds: frozenset[str] = frozenset()


class Themes(Protocol):
    """What a puzzle is about, by its answer and the best other choice; `why` gives the reason for any choice."""

    def __call__(self, look: Look, best: int, rival: int, why: Callable[[int], Reason | None]) -> tuple[str, ...]: ...


@dataclass(frozen=True)
class Knowledge:
    """A game's guide, how its choices are explained, how strong each level was measured to be, how a net sees it.

    And its puzzles, with their themes: words for the messages `<prefix>-theme-...`, the most telling first.
    """

    guide: type[Guide]
    reasons: Callable[[Any, Look, Source], Reasons] | None = None
    strength: Mapping[str, Won] = field(default_factory=dict)
    net: Net | None = None
    subjects: Mapping[str, Subject] = field(default_factory=dict)  # of the net's hints
    themes: Themes | None = None
    puzzles: str = ""  # the package that has its puzzles, `puzzles.jsonl.gz`


NOTHING = Knowledge(PlainGuide)


@cache
def offers() -> Plugins:
    return Plugins(GROUP)


@cache
def knowledge_of(game: str) -> Knowledge:
    """The knowledge of a game by its name; of a game without any, or whose knowledge does not load, only the rules."""
    if game not in offers().names():
        return NOTHING
    try:
        found: Knowledge = offers().load(game, Knowledge)
    except DoesNotLoad as error:
        warn(str(error), RuntimeWarning, stacklevel=2)
        return NOTHING
    return found


def has_guide(game: Game) -> bool:
    return knowledge_of(game.name) is not NOTHING


def guide_of(game: Game) -> Guide:
    """A new guide: each bot has its own."""
    return knowledge_of(game.name).guide()


def reasons_for(guide: Guide, look: Look, rng: Source) -> Reasons | None:
    """The game's reasons, if they fit this guide."""
    known = knowledge_of(look.game.name)
    if known.reasons is None or not isinstance(guide, known.guide):
        return None
    return known.reasons(guide, look, rng)
