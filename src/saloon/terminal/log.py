"""A log: facts, as a viewer sees them, in sentences. A line is a player's turn, or something that happens by rule."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from rich.text import Text

from saloon.kernel.notation import kebab
from saloon.terminal.naming import Naming
from saloon.words import Words

Shown = Mapping[str, Callable[[Any], object]]  # how the values of facts are told, by their names


@dataclass
class Line:
    """What one player did in a turn, or what happened by rule."""

    seat: int | None
    parts: list[str] = field(default_factory=list)
    last: int | None = None  # who was spoken of last

    def __post_init__(self) -> None:
        self.last = self.seat


class Log:
    """What a viewer saw of a game, from its beginning on. A game fills in `write`."""

    def __init__(self, names: Naming) -> None:
        self.naming = names
        self.words = names.words
        self.lines: list[Line] = []
        self.news: list[str] = []  # what the last decision brought about, each with its subject

    def write(self, facts: Sequence[Any], at: int) -> int:
        """Write down the fact at this place, with those that belong to it; how many they were."""
        raise NotImplementedError

    def hear(self, facts: Sequence[Any]) -> None:
        """Write down what a decision, or the deal, brought about."""
        self.news = []
        at = 0
        while at < len(facts):
            at += self.write(facts, at)

    def start(self, seat: int | None, *parts: str) -> None:
        self.lines.append(Line(seat, list(parts)))
        self.news += [part if seat is None else f"{self.naming.seats[seat]} {part}" for part in parts]

    def add(self, seat: int | None, part: str) -> None:
        """Continue the line; what another player does begins with that player's name."""
        if not self.lines:
            self.start(seat)
        line = self.lines[-1]
        spoken = part if seat is None else f"{self.naming.seats[seat]} {part}"
        line.parts.append(part if seat == line.last else spoken)
        line.last = line.last if seat is None else seat
        self.news.append(spoken)

    def run(self, facts: Sequence[Any], at: int, *kinds: type) -> list[Any]:
        """The facts of these kinds that follow one another."""
        end = at
        while end < len(facts) and isinstance(facts[end], kinds):
            end += 1
        return list(facts[at:end])

    def shown(self, lines: Iterable[Line]) -> list[tuple[str, Text]]:
        """Lines as name and sentence; turns in which nothing has happened yet are left out."""
        found = []
        for line in lines:
            if line.parts:
                who = self.naming.seats[line.seat] if line.seat is not None else ""
                found.append((who, self.naming.paint(self.words("list-semicolon").join(line.parts))))
        return found


def told(words: Words, prefix: str, fact: Any, shown: Shown, special: Mapping[str, object]) -> str:
    """A fact by the message of its kind: `Drew` is `we-fact-drew`. Its values are told as `shown` says, and hidden ones
    not at all; `special` has what is not told by its name alone."""
    values: dict[str, object] = {}
    for each in fields(fact):
        value = getattr(fact, each.name)
        tell = shown.get(each.name)
        values[each.name] = "" if value is None else tell(value) if tell else value
    return words(f"{prefix}-{kebab(type(fact))}", **{**values, **special})


def yes_or_no(value: bool) -> str:
    """For a message to choose by."""
    return "yes" if value else "no"
