"""Chances by the net for many tables at once. Needs numpy: `saloon.bots.champion.stand_in` says where it may be used.

The net sees only what the deciding seat may know, so a chance is asked for where that seat has a choice. Until then
all seats play as the net thinks best, in worlds that the seat cannot tell from the true one.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from saloon.bots.champion import as_array
from saloon.bots.knowledge import knowledge_of
from saloon.bots.nets.policy import Numbers, Rows, load
from saloon.kernel.game import Game
from saloon.kernel.table import Table

AT_ONCE = 256  # rows: enough for the matrices to be worth it
LONGEST = 120  # choices of a line; one that goes on for longer is judged where it stands

Shares = NDArray[np.float64]  # [line, seat] chances to win, which add up to 1


@dataclass
class PlayOut:
    """A table that is played on until a seat has had so many choices; it is changed by that.

    With `others` only choices after one of someone else count: the seat's own turn is played to its end.
    """

    table: Table
    seat: int
    choices: int = 1
    others: bool = False
    met: bool = False  # somebody else has had a choice


class Evaluator(Protocol):
    """What a judge asks about many rows at once: favours of codes, and logits of each seat's win."""

    def many(self, rows: Rows) -> tuple[Numbers, Numbers]: ...


class Judge:
    """The net of a game, as a judge. The same tables get the same chances."""

    def __init__(self, game: Game) -> None:
        net = knowledge_of(game.name).net
        assert net is not None
        self.policy: Evaluator = load(net, game)

    def look(self, tables: Sequence[Table]) -> tuple[list[int], Shares]:
        """At tables where a seat has a choice: the code that the net likes best, and each seat's chance."""
        codes: list[int] = []
        found = np.empty((len(tables), int(tables[0].seats) if tables else 0))
        for first in range(0, len(tables), AT_ONCE):
            some = tables[first : first + AT_ONCE]
            favours, logits = self.policy.many(rows_of(some))
            for i, table in enumerate(some):
                codes.append(favourite(table, favours[i]))
                found[first + i] = shares(table, logits[i])
        return codes, found

    def play_on(self, lines: Sequence[PlayOut]) -> Shares:
        """Each seat's chance where the line's seat has its choice, or where the game is over."""
        found = np.empty((len(lines), int(lines[0].table.seats) if lines else 0))
        going = list(range(len(lines)))
        left = [line.choices for line in lines]
        for made in range(LONGEST):
            going = [i for i in going if not self.ended(lines[i].table, found[i])]
            if not going:
                break
            asked: list[int] = []
            for first in range(0, len(going), AT_ONCE):
                some = going[first : first + AT_ONCE]
                favours, logits = self.policy.many(rows_of([lines[i].table for i in some]))
                for row, i in enumerate(some):
                    line, table = lines[i], lines[i].table
                    own = int(table.to_act()) == line.seat
                    line.met = line.met or not own
                    left[i] -= own and (line.met or not line.others)
                    if left[i] == 0 or made == LONGEST - 1:
                        found[i] = shares(table, logits[row])
                    else:
                        table.step(favourite(table, favours[row]))
                        asked.append(i)
            going = asked
        return found

    @staticmethod
    def ended(table: Table, out: Shares) -> bool:
        """Answer questions with one answer; write how the game ended, if it has."""
        forward(table)
        if table.to_act() >= 0:
            return False
        out[:] = outcome(table)
        return True


def forward(table: Table) -> None:
    """On to where someone has a choice."""
    while table.to_act() >= 0 and len(legal := table.legal()) == 1:
        table.step(legal[0])


def outcome(table: Table) -> list[float]:
    """What each seat has of a game that is over, as a share of one win."""
    scores = [max(score, 0.0) for score in table.scores()]
    total = sum(scores)
    return [score / total for score in scores] if total else [1 / len(scores)] * len(scores)


def favourite(table: Table, favours: NDArray[np.float32]) -> int:
    legal = table.legal()
    return legal[int(favours[legal].argmax())]


def shares(table: Table, logits: NDArray[np.float32]) -> Shares:
    """The chances by seat; the net counts the seats from the one that decides."""
    seats = int(table.seats)
    wins = np.exp(logits[:seats].astype(np.float64) - float(logits[:seats].max()))
    return np.roll(wins / wins.sum(), int(table.to_act()))


def rows_of(tables: Iterable[Table]) -> NDArray[np.uint8]:
    """What the deciding seats may know, as rows of bytes."""
    return np.stack([as_array(table.observation(table.to_act())) for table in tables])
