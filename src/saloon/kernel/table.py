"""The native base class of every game's state: what search, referee and adapters know of a game."""

from hashlib import sha256
from typing import Any, Final, SupportsIndex

from saloon.kernel.errors import Illegal
from saloon.kernel.packed import extend, i64, mypyc_attr, u8, vec
from saloon.kernel.rng import Source
from saloon.kernel.rows import byte_row, in_row, list_of, put_bytes_into, whole

NOBODY: Final = -1


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Table:
    """A game in progress: it asks a seat a question, the seat answers with one of the legal codes.

    A game sets `actor` and fills in `fill`, `advance` and the rest; asking, checking and random play are common to all.
    """

    seats: i64
    actor: i64  # the seat that must decide; negative when the game is over
    codes: vec[i64]  # the legal codes, computed on first use
    count: i64  # how many there are; negative: not asked for since the last answer

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.actor = NOBODY
        self.codes = vec[i64]()
        self.count = -1

    # What a game fills in

    def space(self) -> i64:
        """How many codes the game has: legal codes lie below it."""
        raise NotImplementedError

    def most_legal(self) -> i64:
        """No question has more legal codes than this."""
        return self.space()

    def fill(self, out: vec[i64]) -> i64:
        """Write the legal codes into `out` and return how many there are."""
        raise NotImplementedError

    def advance(self, code: i64) -> None:
        """Carry out a legal code, unchecked."""
        raise NotImplementedError

    def refusal(self, code: int) -> Illegal:
        """Why a code is not legal now."""
        raise NotImplementedError

    def clone(self) -> "Table":
        """An independent copy."""
        raise NotImplementedError

    def deal_anew(self, rng: Source) -> "Table":
        """A new game by the same rules with as many seats; its chance is `rng`."""
        raise NotImplementedError

    def imagine(self, seat: i64, rng: Source, remember: bool = False) -> "Table":
        """A world that the seat cannot tell from this one, for search.

        With `remember` it carries what that seat and everybody may remember, so that the seat's observation is the
        same in it, and worlds can be imagined from it; what others alone have seen is not in it.
        """
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Everything true at the table, in a fixed order."""
        raise NotImplementedError

    def scores(self) -> list[float]:
        """What each seat has got out of the finished game: 1 for a win, 0 for a loss."""
        raise NotImplementedError

    def can_undo(self) -> bool:
        """The last step told its player nothing new, used no chance and asked nobody else."""
        raise NotImplementedError

    def observation_size(self) -> int:
        """How many bytes an observation has; none if the game offers none."""
        return 0

    def observe(self, seat: i64, buffer: Any, at: i64 = 0) -> None:
        """Write what a seat may know into `buffer`, from `at` on: every byte of an observation, whatever was there.

        What lies where is told by the game (`Game.layout`). A buffer is a row of ours (`byte_row`), an array of bytes
        of numpy, a `bytearray`.
        """
        put_bytes_into(buffer, at, self.observation(seat))

    def add_observation(self, seat: i64, row: vec[u8]) -> vec[u8]:
        """`row` with what a seat may know at its end, for rows of many tables; the old one is used no longer.

        A game with observations writes this or `observe`.
        """
        if self.observation_size() == 0:
            raise NotImplementedError("this game offers no observations")
        found = byte_row(self.observation_size())
        self.observe(seat, found)
        return extend(row, found)

    def observation(self, seat: i64) -> vec[u8]:
        """What a seat may know, in a row of its own."""
        return self.add_observation(seat, vec[u8]())

    def secrets_size(self) -> int:
        """How many bytes `show_secrets` writes."""
        return 0

    def show_secrets(self, seat: i64, buffer: Any, at: i64 = 0) -> None:
        """Write what a seat may not know: the hands of the others, the next cards. For critics in training only."""
        self.check_seat(seat)
        found = byte_row(self.secrets_size())
        self.fill_secrets(seat, found)
        put_bytes_into(buffer, at, found)

    def fill_secrets(self, seat: i64, row: vec[u8]) -> None:
        """The same for compiled code, into a row of that size: a game with secrets writes this."""

    def check_seat(self, seat: i64) -> None:
        """`IndexError` unless there is such a seat."""
        if seat < 0 or seat >= self.seats:
            raise IndexError(f"there is no seat {seat}: the seats of this table are 0 to {self.seats - 1}")

    # What is the same for all

    def to_act(self) -> i64:
        """The seat that must decide; negative when the game is over."""
        return self.actor

    def legal(self) -> list[int]:
        """The codes that the deciding seat may answer with; none when the game is over."""
        if self.count < 0:
            self.find_codes()
        return list_of(self.codes, self.count)

    def apply(self, code: SupportsIndex) -> None:
        """Answer with a code. Raises `Illegal` and changes nothing if it is not among the legal ones."""
        number = whole(code)
        if self.count < 0:
            self.find_codes()
        if not in_row(self.codes, self.count, number):
            raise self.refusal(number)
        self.count = -1
        self.advance(number)

    def step(self, code: SupportsIndex) -> None:
        """Answer with a code that is known to be legal: no check, for search."""
        self.carry_out(whole(code))

    def carry_out(self, code: i64) -> None:
        """The same as `step`, for compiled code."""
        self.count = -1
        self.advance(code)

    def find_codes(self) -> None:
        if len(self.codes) == 0:
            self.codes = vec[i64]([0] * self.most_legal())
        self.count = self.fill(self.codes) if self.actor >= 0 else 0

    def playout(self, rng: Source) -> int:
        """Play random legal codes to the end; the number of decisions made."""
        codes = vec[i64]([0] * self.space())
        made: i64 = 0
        self.count = -1
        while self.actor >= 0:
            self.advance(codes[rng.below(self.fill(codes))])
            made += 1
        return made

    def fingerprint(self) -> str:
        """A short name for everything true at the table: equal tables have equal ones."""
        return sha256(",".join([str(number) for number in self.numbers()]).encode()).hexdigest()[:16]

    # As a Python object (pickled by `kernel.pickling`)

    def __copy__(self) -> "Table":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Table":
        return self.clone()

    def __repr__(self) -> str:
        turn = f"seat {self.actor} decides" if self.actor >= 0 else "the game is over"
        return f"<{type(self).__name__}: {self.seats} seats, {turn}>"


@mypyc_attr(native_class=True)
class Mask:
    """The legal codes for learning programs: 1 for every legal code, 0 for every other. Made once, written often."""

    row: vec[u8]  # [code]
    marked: vec[i64]  # the codes that are 1, to be cleared the next time

    def __init__(self, space: i64) -> None:
        self.row = vec[u8]([0] * space)
        self.marked = vec[i64]()

    def show(self, table: Table) -> None:
        """Show what is legal at this table now."""
        if table.count < 0:
            table.find_codes()
        row = self.row
        for code in self.marked:
            row[code] = 0
        marked = table.codes[: table.count]
        for code in marked:
            row[code] = 1
        self.marked = marked
