"""The types of an analysis: what is known about a game. Chances are shares from 0 to 1."""

from dataclasses import dataclass, field
from typing import Any, Literal

Mark = Literal["", "mistake", "missed-chance"]
MISTAKE: Literal["mistake"] = "mistake"
MISSED: Literal["missed-chance"] = "missed-chance"
ALL = -1  # the viewpoint of all players together


@dataclass(frozen=True)
class Standing:
    """The chances after so many decisions, by seat."""

    step: int
    chances: list[float]


@dataclass(frozen=True)
class Turning:
    """A decision, and what followed at once, that changed a player's chance more than most.

    In a long game it stands for those just before it too, where the steps between them are left out.
    """

    step: int
    seat: int
    before: float
    after: float
    decision: float = 0.0  # what the decision has to do with it; the rest is luck


@dataclass(frozen=True)
class Choice:
    """A choice as tables offer it: its code, how it is written, and what it means."""

    code: int
    notation: str
    kind: str
    values: Any


@dataclass(frozen=True)
class Judged:
    """A decision with a choice: what it was worth to the one who made it, as far as that seat could know."""

    step: int  # after it was made
    seat: int
    before: float  # the chance with the best choice
    after: float  # with the choice that was made
    best: Choice  # the net's, or the one that was made if it is as good
    error: float = 0.0  # one standard error of the difference
    mark: Mark = ""


@dataclass(frozen=True)
class LuckAndSkill:
    """Where a seat's chance came from: `beginning + deal + luck + own + others == end`."""

    seat: int
    beginning: float  # before the cards were dealt
    deal: float  # what the deal changed
    luck: float  # what no decision explains: draws, shots, hidden cards
    own: float  # what own decisions changed, compared with the best ones
    others: float  # what the decisions of the others changed, compared with theirs
    end: float  # how it ended
    decisions: int  # own ones with a choice
    accuracy: float | None  # from 0 (no better than blind choices) to 1 (all the best); None: too little to decide


@dataclass(frozen=True)
class Chances:
    """A whole game. Without a net for its rules only `steps` and `turns` are known."""

    steps: list[Standing]
    turns: list[Turning]
    by: Literal["net", "guide"] = "guide"
    why: str = ""  # why there is no net for it
    seat: int = ALL  # whose knowledge the chances go by
    checked: bool = True  # whether marks have been verified; until then there are none
    decisions: list[Judged] = field(default_factory=list)
    shares: list[LuckAndSkill] = field(default_factory=list)
