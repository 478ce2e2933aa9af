"""Rows of numbers, copied and cleared: number by number when compiled, in one piece when not."""

from typing import Any, Final

from saloon.kernel.packed import i64, vec

_row: object = vec[i64]([0])
PLAIN: Final = isinstance(_row, list)


def copy_row(out: vec[i64], at: i64, row: vec[i64], first: i64, n: i64) -> None:
    """`n` numbers of `row`, from `first` on, into `out`, from `at` on."""
    if PLAIN:
        pieces: Any = out
        pieces[at : at + n] = row[first : first + n]
        return
    for i in range(n):
        out[at + i] = row[first + i]


def clear_row(out: vec[i64], n: i64) -> None:
    """Zeros in the first `n` places."""
    if PLAIN:
        pieces: Any = out
        pieces[:n] = [0] * n
        return
    for i in range(n):
        out[i] = 0
