"""In a worker: a record step by step, as it was seen from a seat, and whether a record holds.

Nothing of the web or the database is imported here: a worker would need seconds for it, and much memory.
"""

import gzip
from typing import Any

from msgspec import Raw, Struct

from saloon.kernel import record as records
from saloon.kernel.document import number
from saloon.kernel.errors import Malformed
from saloon.kernel.game import SPECTATOR, find_game
from saloon.kernel.notation import kebab
from saloon.kernel.record import Record
from saloon.server import wire
from saloon.server.storage.documents import Measured
from saloon.server.wire import ENCODE
from saloon.server.workers import replaying

MOST_ANSWER = 1_500_000  # bytes of steps in one answer: a game that is longer is told in several
PACKING = 5  # of gzip's nine: views are alike, so that little more is gained beyond

OPENINGS: dict[type, bytes] = {}  # how a fact of each kind begins


def fact_bytes(fact: Any) -> bytes:
    """A fact as a viewer saw it: its kind, then its values."""
    kind = type(fact)
    opening = OPENINGS.get(kind)
    if opening is None:
        opening = OPENINGS[kind] = b'{"fact":"%s"' % kebab(kind).encode()
    values = ENCODE(fact)[1:]
    return opening + (b"," if len(values) > 1 else b"") + values


class ReplayStep(Struct):
    """A decision, what the viewer learnt by it and saw after it. The first step is the deal, and nobody's (-1).

    While the game goes on `notation` is empty, and a decision that the viewer could not notice is no step.
    """

    notation: str
    seat: int
    facts: list[Raw]
    view: Raw


class Replay(Struct):
    """A game, as it was seen from one seat or from beside it (-1); the deck, if it is played with one.

    `ending` is `null` while it goes on, and for a record that stops before the end of its game. `steps` are those from
    `first` on, as many as one answer carries: whoever has fewer than `length` asks again.
    """

    table: str  # empty for an uploaded record
    game: str
    seat: int
    chairs: list[wire.Chair]
    ending: wire.Ending | None
    deck: Any
    first: int
    length: int  # of all steps: one more than there are decisions
    steps: list[ReplayStep]


class Wanted(Struct, frozen=True):
    """The part of a record that was asked for; of a table it is known who sat there, and how it ended."""

    raw: bytes
    seat: int
    first: int = 0
    table: str = ""
    chairs: list[wire.Chair] | None = None
    ending: wire.Ending | None = None
    hushed: bool = False  # the game goes on: nothing but what this seat has been told


def watched(wanted: Wanted, packs: bool = False) -> bytes:
    """In a worker: the `Replay` of a record; `Malformed` says what is wrong with it."""
    record = records.from_document(replaying.read(wanted.raw))
    if wanted.table:
        record = replaying.by_our_rules(record)
    if wanted.seat >= len(record.seats):
        raise Malformed("no-such-seat", "seat", {"value": wanted.seat})
    number(wanted.first, "first", 0, len(record.decisions))
    options: Any = records.options_of(record)
    decks = find_game(record.game).decks
    steps, length = steps_of(record, options, wanted)  # only then it is known that the result is true
    found = Replay(
        table=wanted.table,
        game=record.game,
        seat=wanted.seat,
        chairs=chairs_of(record) if wanted.chairs is None else wanted.chairs,
        ending=ending_of(record) if wanted.ending is None else wanted.ending,
        deck=decks.describe(options) if decks is not None else None,
        first=wanted.first,
        length=length,
        steps=steps,
    )
    return gzip.compress(ENCODE(found), PACKING) if packs else ENCODE(found)


def steps_of(record: Record, options: Any, wanted: Wanted) -> tuple[list[ReplayStep], int]:
    """The steps from the first one on that fit into one answer, one at least, and how many there are in all.

    All decisions are made again. While the game goes on, what its viewer was not told is no step: that someone had
    something to decide may be a secret.
    """
    game, seat = find_game(record.game), wanted.seat
    facts = game.facts(options)
    steps: list[ReplayStep] = []
    mover, room, length, last = SPECTATOR, MOST_ANSWER, 0, b""
    for made, table in replaying.replay(record, facts):
        news, shown = facts.take(), length >= wanted.first and room > 0
        by, mover = mover, int(table.to_act())
        if not shown and not wanted.hushed:
            length += 1
            continue
        told = [fact_bytes(sight) for fact in news if (sight := game.sight(fact, seat)) is not None]
        view = ENCODE(game.view(table, seat))
        if wanted.hushed and not told and view == last:
            continue
        last, length = view, length + 1
        if shown:
            notation = record.decisions[made - 1] if made and not wanted.hushed else ""
            steps.append(ReplayStep(notation, by, [Raw(fact) for fact in told], Raw(view)))
            room -= sum(map(len, told), len(view))
    return steps, length


def chairs_of(record: Record) -> list[wire.Chair]:
    """Who sat where, according to the record."""
    bots = record.bots or [""] * len(record.seats)
    return [wire.Chair("bot" if bot else "person", name, "", bot) for name, bot in zip(record.seats, bots, strict=True)]


def ending_of(record: Record) -> wire.Ending | None:
    if record.result is None:
        return None
    winner = int(record.result["winner"])
    return wire.Ending("finished", winner if winner >= 0 else None, None, record.result)


def judge(raw: bytes) -> dict[str, Any]:
    """In a worker: whether a record holds; `Malformed` if it is no document at all."""
    document, made = replaying.read(raw), 0
    try:
        for made, _ in replaying.replay(records.from_document(document)):  # noqa: B007 the last one counts
            pass
    except Malformed as error:
        wrong = {"reason": error.reason, "field": error.field, "details": error.details}
        return {"holds": False, "decisions": made, **wrong}
    return {"holds": True, "decisions": made}


def measure(raw: bytes) -> list[dict[str, Any]]:
    """In a worker: the game's own measures, by seat."""
    record = replaying.by_our_rules(records.from_document(replaying.read(raw)))
    game = find_game(record.game)
    told = game.facts(records.options_of(record))
    found = game.measure(replaying.replay(record, told), told)
    return [{name: Measured(each.got, each.expected, each.n) for name, each in seat.items()} for seat in found]
