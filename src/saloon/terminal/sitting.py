"""A game at the terminal: its record, its table, and what the viewer has seen of it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from saloon.kernel import record as records
from saloon.kernel.game import Facts, find_game
from saloon.kernel.record import Record, Writer
from saloon.kernel.table import Table
from saloon.terminal.face import Face
from saloon.terminal.faces import face_of
from saloon.terminal.screen import Screen


class Step(NamedTuple):
    """The table after so many decisions, and what the last of them (or the deal) brought about."""

    made: int
    table: Table
    facts: list[Any]
    told: list[str]


def unfold(record: Record, face: Face, facts: Facts) -> Iterator[Step]:
    """Play a record from its deal on, before the eyes of a face. `facts` is the face's listener."""
    for made, table in records.replay(record, facts):
        news = facts.take()
        yield Step(made, table, news, face.hear(news, table))


class Sitting:
    """A record and the table that it leads to. Everything is read from the record, so resuming loses nothing."""

    def __init__(self, screen: Screen, record: Record, viewer: int) -> None:
        self.game = find_game(record.game)
        self.record = record
        self.viewer = viewer
        self.face: Face = face_of(record.game)(screen, record.seats, viewer)
        self.facts: Facts
        self.writer: Writer
        self.catch_up()

    def catch_up(self) -> None:
        """Play the record from its beginning to where it ends."""
        self.facts = self.face.listen(records.options_of(self.record))
        *_, last = unfold(self.record, self.face, self.facts)
        self.face.caught_up()
        self.writer = Writer(self.game, self.record, last.table)

    @property
    def table(self) -> Table:
        return self.writer.table

    def apply(self, code: int) -> None:
        """Answer the open question; `Illegal` changes nothing."""
        self.writer.apply(code)
        self.face.hear(self.facts.take(), self.table)

    def undo(self) -> None:
        """Take the last decision back; the table has said that it may be (promise 6)."""
        self.record.fingerprints.pop(len(self.record.decisions), None)
        self.record.decisions.pop()
        self.catch_up()
