"""Rows of numbers, copied and cleared: number by number when compiled, in one piece when not."""

from typing import Any, Final, SupportsIndex

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


def clear_row(out: vec[i64], at: i64, n: i64) -> None:
    """`n` zeros."""
    if PLAIN:
        pieces: Any = out
        pieces[at : at + n] = [0] * n
        return
    for i in range(at, at + n):
        out[i] = 0


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


def whole(number: SupportsIndex, what: str = "code") -> int:
    """A whole number, perhaps of another library such as numpy, as an int; `TypeError` if it is none, or yes or no."""
    if isinstance(number, int) and not isinstance(number, bool):
        return number
    found: object = None
    if hasattr(number, "__index__") and not isinstance(number, bool):
        try:
            found = number.__index__()
        except TypeError:  # an array has one, but only of a single number
            found = None
    if not isinstance(found, int):
        raise TypeError(f"a {what} is a whole number, not {type(number).__name__}")
    return found


def row_of(numbers: Any) -> vec[i64]:
    """A row of these whole numbers, for callers that are not compiled: of a list, a tuple, an array of numpy."""
    if not PLAIN:
        try:
            return vec[i64](numbers)
        except TypeError:  # of another library, one by one
            pass
    return vec[i64]([whole(number) for number in numbers])


def buffer(places: int) -> vec[i64]:
    """A row of zeros to be written into; it has the buffer protocol when compiled, and is a list when not."""
    return row_of([0] * places)


def add_row(out: vec[i64], row: vec[i64], first: i64) -> None:
    """To each number of `out` its neighbour in `row`, from `first` on."""
    if PLAIN:
        pieces: Any = out
        pieces[:] = [a + b for a, b in zip(pieces, row[first : first + len(out)], strict=True)]
        return
    for i in range(len(out)):
        out[i] += row[first + i]


def take_off(out: vec[i64], row: vec[i64], first: i64) -> None:
    """From each number of `out` its neighbour in `row`, from `first` on."""
    if PLAIN:
        pieces: Any = out
        pieces[:] = [a - b for a, b in zip(pieces, row[first : first + len(out)], strict=True)]
        return
    for i in range(len(out)):
        out[i] -= row[first + i]


# Sets as numbers

BITS: Final = vec[i64]([1 << n for n in range(63)])  # for more than 31 things: compiled, `1 << n` has only 32 bits


# Rows of bytes: observations

ROW: Final[Any] = type(vec[u8]())


def byte_row(places: int) -> vec[u8]:
    """A row for observations: bytes with the buffer protocol when compiled, a list when not."""
    return vec[u8]([0] * places)


def room_for(places: i64) -> vec[u8]:
    """An empty row that `extend` makes longer, up to so many bytes without a new one."""
    if PLAIN:
        return vec[u8]()
    return vec[u8](b"", capacity=places)  # (of nothing it would be filled with zeros)


def put_byte(out: vec[u8], at: i64, number: i64) -> None:
    """One number as a byte: from 0 to 255, whatever it is."""
    if number < 0:  # (mypyc makes objects of the numbers of a conditional expression)
        number = 0
    elif number > 255:
        number = 255
    out[at] = u8(number)


def put_bytes(out: vec[u8], at: i64, row: vec[i64]) -> i64:
    """All numbers of `row` as bytes into `out`, from `at` on; where the next ones go."""
    if PLAIN:
        return put_copy(out, at, in_bytes(row[:]))
    for number in row:  # (a loop over a row does not test each place)
        put_byte(out, at, number)
        at += 1
    return at


def in_bytes(numbers: Any) -> Any:
    """A list of numbers, each from 0 to 255; in plain Python `bytes` is the fastest to tell whether they are."""
    try:
        bytes(numbers)
    except ValueError:
        return [0 if m < 0 else m if m < 255 else 255 for m in numbers]
    return numbers


def put_copy(out: vec[u8], at: i64, row: vec[u8]) -> i64:
    """All bytes of `row` into `out`, from `at` on; where the next ones go."""
    if at < 0 or at + len(row) > len(out):
        raise IndexError(f"{len(row)} bytes from place {at} on do not fit into a row of {len(out)}")
    if PLAIN:
        pieces: Any = out
        pieces[at : at + len(row)] = row
        return at + len(row)
    for byte in row:
        out[at] = byte
        at += 1
    return at


def put_bytes_into(buffer: Any, at: i64, row: vec[u8]) -> None:
    """The same for a buffer of whatever library; the error says what is wrong with it."""
    if isinstance(buffer, ROW):
        out: vec[u8] = buffer  # not as an argument: mypyc 2.4 never frees a row that comes from Python as one
        put_copy(out, at, row)
        return
    try:
        view = memoryview(buffer)
    except TypeError:
        raise TypeError(f"a buffer is a row of bytes that can be written to, not {type(buffer).__name__}") from None
    if view.format != "B" or view.ndim != 1 or view.readonly:
        kind = f"{'read-only ' if view.readonly else ''}{view.ndim}-dimensional, of items {view.format!r}"
        raise TypeError(f"a buffer is a row of bytes ('B') that can be written to; this one is {kind}")
    if at < 0 or at + len(row) > len(view):
        raise IndexError(f"{len(row)} bytes from place {at} on do not fit into a row of {len(view)}")
    view[int(at) : int(at) + len(row)] = bytes(row)


def put_bits(out: vec[u8], at: i64, bits: i64, n: i64) -> i64:
    """A set of `n` things, one byte for each; where the next ones go."""
    for i in range(n):
        out[at + i] = u8(bits >> i & 1)
    return at + n


def put_zeros(out: vec[u8], at: i64, n: i64) -> i64:
    """`n` zeros; where the next ones go."""
    for i in range(at, at + n):
        out[i] = 0
    return at + n
