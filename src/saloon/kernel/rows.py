"""Rows of numbers, copied and cleared: number by number when compiled, in one piece when not."""

from typing import Any, Final

from saloon.kernel.packed import i64, u8, vec

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


def put_row(out: vec[i64], at: i64, row: vec[i64]) -> None:
    """The whole of `row` into `out`, from `at` on."""
    if PLAIN:
        pieces: Any = out
        pieces[at : at + len(row)] = row
        return
    for i in range(len(row)):
        out[at + i] = row[i]


def list_of(row: vec[i64], n: i64) -> list[int]:
    """The first `n` numbers as a list."""
    if PLAIN:
        piece: Any = row[:n]
        return piece  # type: ignore[no-any-return]
    return [row[i] for i in range(n)]


def in_row(row: vec[i64], n: i64, number: int) -> bool:
    """Whether a number, of whatever size, is among the first `n`."""
    if PLAIN:
        return number in row[:n]
    if number < 0 or number >> 62:
        return False
    small: i64 = number
    for i in range(n):
        if row[i] == small:
            return True
    return False


def row_of(numbers: list[int]) -> vec[i64]:
    """A row of these numbers, for callers that are not compiled."""
    return vec[i64](numbers)


def buffer(places: int) -> vec[i64]:
    """A row of zeros to be written into; it has the buffer protocol when compiled, and is a list when not."""
    return row_of([0] * places)


# Rows of bytes: observations


def byte_row(places: int) -> vec[u8]:
    """A row for observations: bytes with the buffer protocol when compiled, a list when not."""
    return vec[u8]([0] * places)


def put_byte(out: vec[u8], at: i64, number: i64) -> None:
    """One number as a byte: from 0 to 255, whatever it is."""
    if number < 0:  # (mypyc makes objects of the numbers of a conditional expression)
        number = 0
    elif number > 255:
        number = 255
    out[at] = u8(number)


def put_bytes(out: vec[u8], at: i64, row: vec[i64], first: i64, n: i64) -> i64:
    """`n` numbers of `row`, from `first` on, as bytes into `out`, from `at` on; where the next ones go."""
    if PLAIN:
        pieces: Any = out
        pieces[at : at + n] = [0 if m < 0 else m if m < 255 else 255 for m in row[first : first + n]]
        return at + n
    for i in range(n):
        number = row[first + i]
        if number < 0:
            number = 0
        elif number > 255:
            number = 255
        out[at + i] = u8(number)
    return at + n


def put_bits(out: vec[u8], at: i64, bits: i64, n: i64) -> i64:
    """A set of `n` things, one byte for each; where the next ones go."""
    for i in range(n):
        out[at + i] = u8(bits >> i & 1)
    return at + n


def put_zeros(out: vec[u8], at: i64, n: i64) -> i64:
    """`n` zeros; where the next ones go."""
    if PLAIN:
        pieces: Any = out
        pieces[at : at + n] = [0] * n
        return at + n
    for i in range(n):
        out[at + i] = u8(0)
    return at + n
