"""Study tables: they continue a record from a given decision on.

The cards are the same, so anyone who has the record knows them: such a table is private, and its result is not counted.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any

from msgspec import Struct

from saloon.kernel import record as records
from saloon.kernel.document import number
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.fairness import OPEN, Parts
from saloon.kernel.game import find_game
from saloon.kernel.record import Record
from saloon.server import wire
from saloon.server.storage.documents import Setup, Started
from saloon.server.workers import replaying

MOST_DECISIONS = 2_000  # made before: even games by chance have no more than about 700
MOST_ENTROPY = 64  # bytes that a player adds


class Begun(Struct, frozen=True):
    """What a new table takes from a record; all of it is proved."""

    game: str
    options: dict[str, Any]
    seats: int
    seed: bytes
    entropy: list[str]
    codes: list[int]
    parts: Parts | None = None  # none: dealt by scheme 1

    @property
    def scheme(self) -> int:
        return OPEN if self.parts is None else self.parts.scheme


def check(wanted: wire.NewTable, begun: Begun) -> None:
    """A study table has the game, the rules and the seats of its record, and is not for strangers."""
    if wanted.game != begun.game:
        raise Malformed("study-other-game", "start.record.game", {"value": begun.game})
    if len(wanted.seats) != begun.seats:
        raise Malformed("wrong-length", "seats", {"found": len(wanted.seats), "needed": begun.seats})
    for name in ("options", "preset"):
        if getattr(wanted, name):
            raise Malformed("study-has-rules", name)
    if wanted.public:
        raise Malformed("study-is-private", "public")


def started(wanted: wire.NewTable, begun: Begun | None) -> Started | None:
    """What the first entry stores of it; the seed is stored with all other seeds."""
    if wanted.start is None or begun is None:
        return None
    return Started(begun.entropy, begun.codes, wanted.start.table, begun.parts)


def origin(setup: Setup) -> wire.Study | None:
    """Where a game comes from, if it did not begin at its own table."""
    return (
        None if setup.start is None or setup.deal is not None else wire.Study(setup.start.table, len(setup.start.codes))
    )


def begin(raw: bytes, decisions: int) -> Begun:
    """In a worker: make the first decisions of a record again. `Malformed` names the field that is wrong."""
    with of_the_record():
        record = records.from_document(replaying.read(raw))
        check_entropy(record)
    number(decisions, "start.decisions", 0, min(len(record.decisions), MOST_DECISIONS))
    with of_the_record():
        codes, over = made_again(cut(record, decisions))
    if over:
        raise Malformed("nothing-left-to-play", "start.decisions", {"value": decisions})
    assert record.seed is not None
    game = find_game(record.game)
    options = game.settings(records.options_of(record))
    salts = [salt.hex() for salt in record.entropy]
    return Begun(game.name, options, len(record.seats), record.seed, salts, codes, record.parts)


@contextmanager
def of_the_record() -> Iterator[None]:
    """What is wrong is wrong there."""
    try:
        yield
    except Malformed as error:
        raise error.inside("start.record") from None


def check_entropy(record: Record) -> None:
    """It is told in every news: no more than people could have added."""
    if len(record.entropy) > len(record.seats):
        raise Malformed("wrong-length", "entropy", {"found": len(record.entropy), "needed": len(record.seats)})
    for i, salt in enumerate(record.entropy):
        if len(salt) > MOST_ENTROPY:
            raise Malformed("too-long", f"entropy[{i}]", {"most": MOST_ENTROPY})


def cut(record: Record, decisions: int) -> Record:
    """The record up to this many decisions."""
    seen = {made: name for made, name in record.fingerprints.items() if made <= decisions}
    return replace(record, decisions=record.decisions[:decisions], fingerprints=seen, result=None)


def made_again(record: Record) -> tuple[list[int], bool]:
    """The codes of all decisions, and whether the game is over with them."""
    game, codes, over = find_game(record.game), list[int](), False
    for made, table in replaying.replay(record):
        over = table.to_act() < 0
        if made < len(record.decisions):
            with suppress(Illegal, Malformed):  # what cannot be made is refused when its turn comes
                codes.append(game.parse(table, record.decisions[made]))
    return codes, over
