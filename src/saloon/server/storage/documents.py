"""The JSON documents in the rows of `tables`: how a table was set up, and what lists show of it.

They are the database's own: a message on the wire may change without them. Rows of earlier versions must stay readable,
so a field is added with a default, and never renamed.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from saloon.kernel.fairness import OPEN, Parts, Source
from saloon.server.terms import Clock, Terms

ENCODE = msgspec.json.Encoder().encode

SeatKind = Literal["person", "open", "bot"]


class SeatSetup(Struct, frozen=True):
    """A seat as it was when the table was set up."""

    kind: SeatKind
    account: str = ""
    name: str = ""
    bot: str = ""
    entropy: str = ""  # scheme 1: added openly
    program: bool = False
    source: Source | None = None  # whose part in the deal it has; none: by its kind
    commitment: str = ""
    asked: str = ""  # the bot that was asked for, where another plays


class Started(Struct, frozen=True):
    """What a study table begins with beside its seed: what was added to that, and the decisions made before."""

    entropy: list[str]
    codes: list[int]
    table: str = ""  # that they were made at
    parts: Parts | None = None  # of the record; none: it was dealt by scheme 1


class DealOf(Struct, frozen=True):
    """The deal that is played at a table, if many play it."""

    id: str
    until: float = 0.0  # before then nobody sees the seed or others' cards, even if the game is over
    counts: bool = True  # a try: no undo, no hints; else it is played again for pleasure
    duel: str = ""  # the match of two people or teams that it belongs to: the seats are swapped at another table


class DealSetup(Struct, frozen=True):
    """How a deal is played (`deals.setup`)."""

    rival: str  # the level of the bots
    seat: int  # of the player; all others are bots
    bots: list[str]  # by seat; empty at the player's
    options: dict[str, Any]
    scheme: int
    entropy: list[str] = field(default_factory=list)
    parts: Parts | None = None
    table: str = ""  # where it was played first


class Par(Struct, frozen=True):
    """How a bot did in the player's seat (`deals.par`)."""

    bot: str
    won: bool
    margin: int


class Setup(Terms, frozen=True, kw_only=True):
    """Everything that was agreed before the first card (`tables.setup`)."""

    game: str
    rules: int  # version of the game's rules
    options: dict[str, Any]
    seats: list[SeatSetup]
    host: str  # an account
    scheme: int = OPEN  # of dealing: docs/fairness.md
    commitment: str
    next_commitment: str = ""  # to the seed of the rematch
    previous: str = ""  # the table that this one is the rematch of
    score: list[int] = field(default_factory=list)  # games won so far, by seat
    start: Started | None = None
    programs: bool = False  # a rated table for programs, not for people
    pair: str = ""  # of the two tables of a duplicate deal
    deal: DealOf | None = None


class SeatSummary(Struct, frozen=True):
    """A seat as lists show it."""

    kind: SeatKind
    name: str
    account: str
    bot: str  # its level; for a person: of the bot that stands in just now
    wants_rematch: bool = False
    program: bool = False  # a person whose program (by a token) has played here


class Summary(Struct, frozen=True):
    """A table as lists show it: public information only, and nothing that a hidden decision would change."""

    chairs: list[SeatSummary]
    to_act: int
    until: float | None  # when the clock of the seat that must act runs out
    how: str  # the game ended; empty while it has not
    winner: int | None
    score: list[int]
    next: str
    gave_up: int | None = None  # the seat that conceded
    waiting: list[int] = []  # seats that must commit or reveal before the deal
    commitment: str = ""  # to the seed; empty in rows of earlier versions: the setup's


class Measured(Struct, frozen=True):
    """What a game has measured of a seat (`kernel.game.Sum`)."""

    got: float
    expected: float
    n: int


class Figures(Struct, frozen=True):
    """What a finished game says of how someone played (`figures.body`); what is not known is None, or missing."""

    measures: dict[str, Measured] = {}
    deal: float | None = None  # what the deal changed of the chance to win,
    luck: float | None = None  # what chance did after it,
    lost: float | None = None  # and what own decisions lost
    decisions: int = 0  # with a choice
    accuracy: float | None = None


class Deal(Struct, frozen=True):
    """A deal of a match between programs: its seed, a secret, and the tables where it is played, in both seatings."""

    seed: str
    tables: list[str]


class Match(Struct, frozen=True):
    """What was agreed between two programs (`challenges.body`)."""

    game: str
    clock: Clock
    deals: list[Deal]


class Plan(Struct, frozen=True):
    """What was agreed on for a duel, and how far it is (`clubs.plan`)."""

    deals: int
    side: int  # people on each side
    clock: Clock
    second: list[int]  # of two people: the order in which the deals are played with the seats swapped
    sides: list[list[str]] = []  # their accounts, once all are there
    begun: float = 0.0
    ended_by: str = ""  # the account that has ended it early
    ready: dict[str, tuple[int, float]] = {}  # who waits for which stage, and when that was last said


class RulesOf(Struct, frozen=True):
    """As much of a `Setup` as says whether a table can be played here."""

    game: str
    rules: int


read_setup = msgspec.json.Decoder(Setup).decode
read_summary = msgspec.json.Decoder(Summary).decode
read_figures = msgspec.json.Decoder(Figures).decode
read_match = msgspec.json.Decoder(Match).decode
read_deal = msgspec.json.Decoder(DealSetup).decode
read_par = msgspec.json.Decoder(Par).decode
read_plan = msgspec.json.Decoder(Plan).decode
read_rules = msgspec.json.Decoder(RulesOf).decode
