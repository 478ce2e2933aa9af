"""A table tells facts as numbers, and its game reads them. Collecting them is the same for all games."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from saloon.kernel.game import Facts
from saloon.kernel.teller import Teller

REMEMBERED = 20_000  # facts: equal facts of many games are one object

Read = Callable[[int, int, int, int, int], Any]


def remembered(read: Read) -> Read:
    """The same function with a cache: equal facts are one object."""
    return lru_cache(REMEMBERED)(read)


class Listener(Facts, Teller):
    """Collects the facts that a table tells."""

    def __init__(self, read: Read) -> None:
        self.read = read
        self.told: list[Any] = []

    def hear(self, fact: int, a: int, b: int, c: int, d: int) -> None:
        self.told.append(self.read(fact, a, b, c, d))

    def take(self) -> list[Any]:
        told, self.told = self.told, []
        return told
