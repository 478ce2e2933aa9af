"""Chance that is told from outside, draw by draw."""

from typing import Any

from saloon.kernel.rng import Source


class Need(Exception):
    """A number below `n` is needed to go on."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class Script(Source):
    """Gives the numbers that were drawn so far, and raises `Need` for the next, unless it does not matter any more."""

    def __init__(self, drawn: tuple[int, ...] = (), after: Source | None = None) -> None:
        self.drawn = drawn
        self.after = after  # where all numbers after those come from
        self.at = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.at == len(self.drawn):
            if self.after is None:
                raise Need(int(n))
            return int(self.after.below(n))
        self.at += 1
        return self.drawn[self.at - 1]

    def clone(self) -> "Script":
        other = Script(self.drawn, self.after.clone() if self.after is not None else None)
        other.at = self.at
        return other

    def numbers(self) -> list[int]:
        return [self.at, *self.drawn]

    def __reduce__(self) -> tuple[Any, ...]:
        return Script, (self.drawn,)
