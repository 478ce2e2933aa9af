"""What a small game in plain Python need not write itself: a table of lists and numbers, and its listener."""

from typing import Any, Self

from saloon.kernel.errors import Illegal
from saloon.kernel.game import Facts, Game
from saloon.kernel.rng import Source
from saloon.kernel.table import NOBODY, Table


class Heard(Facts):
    """Facts as they were told, in order."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def take(self) -> list[Any]:
        heard, self.heard = self.heard, []
        return heard


class PlainTable(Table):
    """A game in progress whose attributes are numbers, text, tuples, sources of chance and lists of them.

    It is copied attribute by attribute, so nothing else may be kept in one. `winner` is set when the game ends;
    `NOBODY` is a draw of all, unless the game overrides `scores`.
    """

    winner: int = NOBODY
    told: Heard | None = None

    def tell(self, fact: Any) -> None:
        if self.told is not None:
            self.told.heard.append(fact)

    def clone(self) -> Self:
        made = restore(type(self), self.seats, self.actor, {name: copied(value) for name, value in self.kept().items()})
        assert isinstance(made, type(self))
        return made

    def kept(self) -> dict[str, Any]:
        """The attributes that a copy has, too: all but those of every table, and whoever listens."""
        return {name: value for name, value in vars(self).items() if name not in BASE}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled attribute by attribute."""
        return restore, (type(self), int(self.seats), int(self.actor), self.kept())

    def refusal(self, code: int) -> Illegal:
        return Illegal("not-legal" if self.actor >= 0 else "game-over")

    def scores(self) -> list[float]:
        if self.winner == NOBODY:
            return [1 / self.seats] * self.seats
        return [1.0 if seat == self.winner else 0.0 for seat in range(self.seats)]

    def can_undo(self) -> bool:
        return False


def restore(kind: type[PlainTable], seats: int, actor: int, kept: dict[str, Any]) -> PlainTable:
    made = kind.__new__(kind)
    Table.__init__(made, seats)
    made.actor = actor
    for name, value in kept.items():
        setattr(made, name, value)
    made.told = None
    return made


class PlainGame(Game):
    """A game whose tables are plain."""

    def facts(self, options: Any) -> Heard:
        return Heard()

    def listen(self, table: Table) -> Heard:
        assert isinstance(table, PlainTable)
        table.told = told = Heard()
        return told


BASE = frozenset({"seats", "actor", "codes", "count", "told"})


def copied(value: Any) -> Any:
    """Lists are copied as deep as they go, sources of chance too; everything else stays what it is."""
    if isinstance(value, Source):
        return value.clone()
    return [copied(item) for item in value] if isinstance(value, list) else value
