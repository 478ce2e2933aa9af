"""From the bytes of an observation to the numbers that a net sees: data, read by numpy at play and torch in training.

Each feature looks at one byte: whether it is a value, whether it is at least a value, or how large it is.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from saloon.kernel.layout import Part

IS = "is"
LEAST = "least"
SCALE = "scale"


@dataclass(frozen=True)
class Feature:
    """How a net sees a part of an observation, or `length` bytes of it from `first` on: one number for each value."""

    part: str
    how: str
    values: Sequence[float]
    first: int = 0
    length: int = 0  # all that is left


@dataclass(frozen=True)
class Column:
    """One number that a net sees."""

    part: str
    offset: int  # of the byte, in its part
    how: str
    value: float
    place: int  # of the byte, in the row


def columns(features: Iterable[Feature], layout: Iterable[Part]) -> list[Column]:
    """All numbers of a net: first those that compare for equality, then the steps, then the scaled ones."""
    parts = {part.name: part for part in layout}
    found: list[Column] = []
    for feature in features:
        part = parts[feature.part]
        end = feature.first + feature.length if feature.length else part.length
        for offset in range(feature.first, end):
            found += [Column(part.name, offset, feature.how, value, part.start + offset) for value in feature.values]
    return [column for how in (IS, LEAST, SCALE) for column in found if column.how == how]


def counting(features: Sequence[Column]) -> tuple[int, int]:
    """How many of the columns are comparisons for equality, and how many are steps."""
    return sum(column.how == IS for column in features), sum(column.how == LEAST for column in features)
