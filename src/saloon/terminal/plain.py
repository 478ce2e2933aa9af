"""The face of a game that brings none: its view as a list, its facts and choices in the words that it has.

The messages are those of docs/add-a-game.md. What has no message is shown as it is called in documents.
"""

from collections.abc import Iterable, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from saloon.kernel.game import SPECTATOR, Facts, Game
from saloon.kernel.notation import kebab
from saloon.kernel.table import NOBODY, Table
from saloon.terminal.face import EVERYTHING, Face
from saloon.terminal.log import Log, yes_or_no
from saloon.terminal.menu import Choice, Group
from saloon.terminal.naming import Naming, letters, title_of
from saloon.terminal.screen import Screen
from saloon.words import Words

SEATS = frozenset({"seat", "to", "owner", "dealer", "winner"})  # fields whose numbers are players,
SEAT_ENDINGS = ("_seat", "_seats")  # like all whose names end so
HAND = "hand"  # fields that begin so are shown first, and apart
EACH = "each_"  # fields that begin so have an entry for each seat
PHASE = "phase"
TURN_BEGAN = "turn-began"  # a fact of any game
ELSEWHERE = frozenset({PHASE, "viewer", "to_act", "can_undo", "winner"})  # fields that the screen shows in other ways
NOTHING = "–"
INDENT = 2

Row = tuple[int, str, str]  # how far it is indented, its label, and what it says


class PlainNaming(Naming):
    """The names at a table of any game."""

    def __init__(self, words: Words, seats: Sequence[str], game: Game, unicode: bool = True) -> None:
        super().__init__(words, seats, unicode)
        self.game = game

    def called(self, what: str, name: object) -> str | None:
        return self.words.whole(f"{self.game.prefix}-name-{name}") if isinstance(name, str) and name else None

    def value(self, what: str, value: object) -> str:
        """The value of a field in words."""
        if value is None or value == "":
            return NOTHING
        if isinstance(value, bool):
            return self.words("yes" if value else "no")
        if isinstance(value, int) and is_seat(what):
            return self.seats[value] if 0 <= value < len(self.seats) else NOTHING
        if isinstance(value, str):
            return self.called(what, value) or value
        if isinstance(value, list | tuple):
            return self.words.listed(self.value(what, item) for item in value) or NOTHING
        if is_dataclass(value):
            pairs = ((field.name, getattr(value, field.name)) for field in fields(value))
            return ", ".join(f"{self.label(name)} {self.value(name, item)}" for name, item in pairs)
        return str(value)

    def label(self, field: str) -> str:
        return self.words.whole(f"{self.game.prefix}-view-{field}") or letters(field)

    def sentence(self, what: str, said: Any) -> str:
        """A decision or a fact by its message; without one, its kind and its values."""
        pairs = [(field.name, getattr(said, field.name)) for field in fields(said)]
        kind = kebab(type(said))
        told = self.message(what, said, named=True)
        if told is not None:
            return told
        shown = ", ".join(f"{letters(name)} {self.value(name, value)}" for name, value in pairs)
        return f"{letters(kind)}: {shown}" if shown else letters(kind)

    def message(self, what: str, said: Any, named: bool) -> str | None:
        """The message of a decision or a fact, if there is one that needs no more than this; `named`: with `who`."""
        values = {field.name: self.spoken(field.name, getattr(said, field.name)) for field in fields(said)}
        if named and "seat" in values:
            values["who"] = values["seat"]
        told = self.words.whole(f"{self.game.prefix}-{what}-{kebab(type(said))}", **values)
        return None if told is None else " ".join(told.split())

    def spoken(self, what: str, value: object) -> object:
        """A value for a message: it can choose by numbers, and by `yes`, `no` and `none`."""
        if value is None or value in ((), []):
            return "none"
        if isinstance(value, bool):
            return yes_or_no(value)
        plain = isinstance(value, int | float) and not is_seat(what)
        return value if plain else self.value(what, value)


class PlainLog(Log):
    """What one player does in a row is one line, with the name first unless the message says who."""

    naming: PlainNaming

    def write(self, facts: Sequence[Any], at: int) -> int:
        if kebab(type(facts[at])) == TURN_BEGAN and self.naming.message("fact", facts[at], named=True) is None:
            return 1  # whose turn it is stands before what he does
        same = 1
        while at + same < len(facts) and facts[at + same] == facts[at]:
            same += 1
        seat = getattr(facts[at], "seat", None)
        told = self.naming.message("fact", facts[at], named=False)
        times = f" ×{same}" if same > 1 else ""
        if told is None or not isinstance(seat, int) or seat < 0:
            self.start(None, self.naming.sentence("fact", facts[at]) + times)
        elif self.lines and self.lines[-1].seat == seat:
            self.add(seat, told + times)
        else:
            self.start(seat, told + times)
        return same


class PlainFace(Face):
    """One game on one screen; `face_of` makes a class of it for each game."""

    names: PlainNaming

    def __init__(self, screen: Screen, seats: list[str], viewer: int) -> None:
        super().__init__(screen, seats, viewer)
        self.names = PlainNaming(screen.words, seats, self.game, screen.unicode)
        self.log = PlainLog(self.names)
        self.fresh = 0  # the line of the log where the viewer's last turn ended
        self.asked = NOBODY

    @classmethod
    def naming(cls, words: Words) -> PlainNaming:
        return PlainNaming(words, (), cls.game)

    def listen(self, options: Any) -> Facts:
        self.log = PlainLog(self.names)
        self.fresh, self.asked = 0, NOBODY
        return self.game.facts(options)

    def hear(self, facts: Iterable[Any], table: Table) -> list[str]:
        """A turn ends when another player is asked: everything that followed from the last answer is news."""
        lines = self.log.lines
        if self.asked == self.viewer and table.to_act() != self.viewer:
            self.fresh = len(lines) - (bool(lines) and lines[-1].seat == self.viewer)
        self.asked = int(table.to_act())
        return super().hear(facts, table)

    def view(self, table: Table) -> Any:
        return self.game.view(table, self.viewer if self.viewer >= 0 else SPECTATOR)

    # Pages

    def show_table(self, table: Table, brief: bool = False) -> None:
        self.screen.heading(title_of(self.words, self.game))
        view = self.view(table)
        shown = [field.name for field in fields(view) if not is_hand(field.name) and field.name not in ELSEWHERE]
        there = [(name, value) for name in shown if (value := getattr(view, name)) not in (None, (), [])]
        self.show_rows(row for name, value in there for row in self.rows(name, value))

    def show_since(self, table: Table, most: int) -> None:
        self.show_lines(self.chosen(self.log.lines[self.fresh :], most))

    def show_finale(self) -> None:
        self.show_lines(self.log.lines[self.fresh :])

    def show_hand(self, table: Table, brief: bool = False, choosing: bool = False) -> None:
        if self.viewer == EVERYTHING:
            for seat, name in enumerate(self.seats):
                self.show_own(self.game.view(table, seat), f"{name}: ")
        elif self.viewer >= 0:
            self.show_own(self.view(table))

    def show_own(self, view: Any, whose: str = "") -> None:
        hands = [field.name for field in fields(view) if is_hand(field.name)]
        self.show_rows(
            (0, whose + self.names.label(name), self.names.value(name, getattr(view, name))) for name in hands
        )

    def rows(self, field: str, value: object, indent: int = 0) -> list[Row]:
        """A field of a view: values per seat are shown with the player, nested values below the name."""
        label = self.names.label(field)
        items = list(value) if isinstance(value, list | tuple) else []
        by_seat = len(items) == len(self.seats) and is_for_seats(field, items)
        if by_seat and not any(is_dataclass(item) for item in items):
            told = (f"{who} {self.names.value(field, item)}" for who, item in zip(self.seats, items, strict=True))
            return [(indent, label, "   ".join(told))]
        if any(is_dataclass(item) for item in items):
            titles = self.seats if by_seat else [f"{n}." for n in range(1, len(items) + 1)]
            inner = [row for title, item in zip(titles, items, strict=True) for row in self.inside(title, field, item)]
        elif is_dataclass(value):
            inner = self.inside("", field, value)
        else:
            return [(indent, label, self.names.value(field, value))]
        return [(indent, label, ""), *((indent + INDENT + deep, name, text) for deep, name, text in inner)]

    def inside(self, title: str, field: str, value: Any) -> list[Row]:
        """What belongs to one player, or to one thing."""
        if not is_dataclass(value):
            return [(0, title, self.names.value(field, value))]
        indent = INDENT if title else 0
        found = [row for inner in fields(value) for row in self.rows(inner.name, getattr(value, inner.name), indent)]
        return [(0, title, ""), *found] if title else found

    def show_rows(self, rows: Iterable[Row]) -> None:
        for indent, label, text in rows:
            self.screen.labelled(" " * indent + label, self.names.paint(text))

    def show_result(self, table: Table) -> None:
        result = self.game.result(table)
        drawn = result["winner"] == NOBODY
        self.screen.heading(
            self.words("plain-drawn") if drawn else self.words("plain-result", who=self.seats[result["winner"]])
        )
        self.show_rows(row for name in result if name != "winner" for row in self.rows(name, result[name]))

    def show_intro(self) -> None:
        intro = self.words.whole(f"{self.game.prefix}-intro") or title_of(self.words, self.game)
        self.screen.say(" ".join(intro.split()))

    def show_help(self) -> None:
        told = self.words.whole(f"{self.game.prefix}-help") or self.words("plain-help")
        self.screen.say(" ".join(told.split()))

    # The question

    def question(self, table: Table) -> str:
        phase = "over" if table.to_act() < 0 else self.phase(table)
        asked = self.words.whole(f"{self.game.prefix}-ask-{phase}") if phase else None
        return " ".join((asked or self.words("plain-ask")).split())

    def groups(self, table: Table) -> list[Group]:
        choices = []
        for code in table.legal():
            told = self.names.sentence("decision", self.game.decision(table, code))
            choices.append(Choice(self.names.paint(told), code))
        return [Group(self.words("plain-choices"), tuple(choices))]

    def phase(self, table: Table) -> str:
        phase = getattr(self.view(table), PHASE, "")
        return phase if isinstance(phase, str) else ""


def is_hand(field: str) -> bool:
    return field.startswith(HAND)


def is_seat(field: str) -> bool:
    return field in SEATS or field.endswith(SEAT_ENDINGS)


def is_for_seats(field: str, items: Sequence[object]) -> bool:
    """Whether a list that is as long as there are players has an entry for each, and is not so long by chance."""
    return field.startswith(EACH) or not (is_seat(field) or all(isinstance(item, str) for item in items))
