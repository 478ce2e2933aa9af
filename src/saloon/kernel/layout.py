"""What lies where in an observation: data, from which spaces, features, docs and tests follow."""

from collections.abc import Iterable
from typing import NamedTuple


class Part(NamedTuple):
    """A row of bytes in an observation: each is a number from 0 to `highest`."""

    name: str
    start: int
    length: int
    highest: int

    @property
    def end(self) -> int:
        return self.start + self.length


def laid_out(parts: Iterable[tuple[str, int, int]], start: int = 0) -> tuple[Part, ...]:
    """Parts one after the other, from their names, lengths and highest numbers."""
    found = []
    for name, length, highest in parts:
        found.append(Part(name, start, length, highest))
        start += length
    return tuple(found)
