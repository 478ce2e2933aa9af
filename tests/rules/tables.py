"""Tables and positions in tests, whatever the game."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, ClassVar, Self

import pytest

from saloon.kernel.errors import Illegal
from saloon.kernel.game import Game
from saloon.kernel.table import Table


class AnyAt:
    """A table in a certain situation. A game's `At` sets it up."""

    game: ClassVar[Game]
    seats: ClassVar[Sequence[str]]  # as they are called in tests
    table: Any

    @classmethod
    def of(cls, table: Table) -> Self:
        """A table that is there already."""
        at = cls.__new__(cls)
        at.sit_at(table)
        return at

    def sit_at(self, table: Table) -> None:
        self.table = table
        self.told = self.game.listen(table)
        self.facts: list[Any] = []

    def spelled(self, move: str) -> str:
        """A move as the game writes it."""
        return move

    def play(self, *moves: str) -> list[Any]:
        """Make moves, in notation; the facts that they told."""
        self.facts = []
        for move in moves:
            self.table.apply(self.game.parse(self.table, self.spelled(move)))
            self.facts += self.told.take()
        return self.facts

    def refuses(self, move: str, rule: str = "", reason: str = "") -> Illegal:
        """The move is refused, by this rule, and nothing has changed."""
        before = self.table.fingerprint()
        code = self.game.parse(self.table, self.spelled(move))
        assert code not in self.table.legal(), f"{move} is offered"
        with pytest.raises(Illegal) as refused:
            self.table.apply(code)
        assert self.table.fingerprint() == before
        assert not self.told.take()
        if rule:
            assert refused.value.rule == rule, refused.value
        if reason:
            assert refused.value.reason == reason, refused.value
        return refused.value

    def allows(self, move: str) -> bool:
        return self.game.parse(self.table, self.spelled(move)) in self.table.legal()

    def legal(self) -> set[str]:
        return {self.game.notate(self.table, code) for code in self.table.legal()}

    def told_of(self, kind: type) -> list[Any]:
        """The facts of one kind among those of the last `play`."""
        return [fact for fact in self.facts if isinstance(fact, kind)]

    def seen_by(self, viewer: str | None = None) -> list[Any]:
        """What a seat, or a spectator, saw of the last `play`."""
        seat = self.seats.index(viewer) if viewer else -1
        return [seen for fact in self.facts if (seen := self.game.sight(fact, seat)) is not None]

    @property
    def to_act(self) -> str:
        seat = self.table.to_act()
        return self.seats[seat] if seat >= 0 else ""

    @property
    def phase(self) -> str:
        """What the seat that must decide is asked."""
        return str(self.view(self.to_act or None).question.phase)

    def view(self, viewer: str | None = None) -> Any:
        return self.game.view(self.table, self.seats.index(viewer) if viewer else -1)

    def hand(self, seat: str) -> dict[str, int]:
        return {item.card: item.count for item in self.view(seat).hand}


def spoiled(document: Mapping[str, Any], path: Sequence[str | int], value: object) -> dict[str, Any]:
    """The document with one field changed; `...` takes it away."""
    copy = deepcopy(dict(document))
    *way, last = path
    inner: Any = copy
    for step in way:
        inner = inner.setdefault(step, {}) if isinstance(inner, dict) else inner[step]
    if value is ...:
        del inner[last]
    else:
        inner[last] = value
    return copy
