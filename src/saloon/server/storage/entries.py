"""The notebook of a table: entries, each with one event of a kind.

The row of an entry has its kind in a column of its own and the event's values as JSON in `body`. Rows of earlier
versions must stay readable, so a value is added with a default, and never renamed; what cannot be read is an error.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from saloon.kernel.errors import Illegal
from saloon.server.storage.documents import ENCODE

NOBODY = -1


class Event(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that happened at a table."""

    program: bool = False  # done by a program with a token, not by the person


class Moved(Event, frozen=True):
    code: int


class Undone(Event, frozen=True):
    """The last answer is taken back."""


class Sat(Event, frozen=True):
    name: str
    entropy: str = ""  # scheme 1: added openly
    commitment: str = ""


class Committed(Event, frozen=True):
    """A player has committed to a part in the deal."""

    commitment: str


class Revealed(Event, frozen=True):
    """What he was bound to."""

    entropy: str


class Lapsed(Event, frozen=True):
    """Those who did not commit or reveal in time lose their seats."""


class Filled(Event, frozen=True):
    """A bot on an open seat; without one it is open again."""

    bot: str
    name: str
    asked: str = ""  # the bot that was asked for, where another plays


class Left(Event, frozen=True):
    pass


class StoodIn(Event, frozen=True):
    """A bot takes over a seat."""

    why: Literal["away", "time"]


class Returned(Event, frozen=True):
    pass


class Proposed(Event, frozen=True):
    what: Literal["concede", "abandon"]


class Answered(Event, frozen=True):
    yes: bool


class WantedRematch(Event, frozen=True):
    entropy: str = ""  # scheme 1
    commitment: str = ""


class Rematched(Event, frozen=True):
    """The table of the rematch is there."""

    table: str


class Shared(Event, frozen=True):
    """Those who have this token may watch; without a token nobody may any longer."""

    token: str = ""


KINDS: dict[str, type[Event]] = {
    "moved": Moved,
    "undone": Undone,
    "sat": Sat,
    "committed": Committed,
    "revealed": Revealed,
    "lapsed": Lapsed,
    "filled": Filled,
    "left": Left,
    "stood-in": StoodIn,
    "returned": Returned,
    "proposed": Proposed,
    "answered": Answered,
    "rematch": WantedRematch,
    "rematched": Rematched,
    "shared": Shared,
}  # as the column has them
KIND_OF = {event: kind for kind, event in KINDS.items()}
DECODERS = {kind: msgspec.json.Decoder(event) for kind, event in KINDS.items()}


class Entry(Struct, frozen=True):
    """An event with its place, who caused it by which command, and when."""

    seq: int
    event: Event
    seat: int = NOBODY
    account: str = ""
    command: str = ""
    at: float = 0.0


def body_of(event: Event) -> str:
    return ENCODE(event).decode()


def read_event(seq: int, kind: str, body: str) -> Event:
    """The event of a row; `Illegal` if this version of the program does not know such a thing."""
    decoder = DECODERS.get(kind)
    if decoder is None:
        raise Illegal("unreadable-entry", "", {"seq": seq, "kind": kind, "cause": "unknown kind"})
    try:
        return decoder.decode(body)
    except msgspec.DecodeError as error:  # a ValidationError is one
        raise Illegal("unreadable-entry", "", {"seq": seq, "kind": kind, "cause": str(error)}) from None
