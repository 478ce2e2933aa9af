"""All messages, both ways: docs/protocol.md in types.

A client names a table and says what it wants (`Inbound`); the server answers with what this viewer may know
(`Outbound`). No message reveals how many decisions others have made: a hidden decision leaves no trace in
any byte.
"""

from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct, field

from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.fairness import Source
from saloon.kernel.game import MOST_SEATS
from saloon.server.terms import Clock, Terms

PROTOCOL = 1  # raised when an old client could not go on

Name = Annotated[str, Meta(min_length=1, max_length=24)]
ID = r"^[0-9a-f]{1,32}$(?!\n)"  # of a table, an account, a token; the end, because $ alone lets a line end pass
Id = Annotated[str, Meta(pattern=ID)]
CommandId = Annotated[str, Meta(pattern=r"^[!-~]{1,64}$(?!\n)")]
Slug = Annotated[str, Meta(max_length=64)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Viewer = Annotated[int, Meta(ge=-1, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Written = Annotated[str, Meta(max_length=80)]  # a decision in the notation of its game
Entropy = Annotated[str, Meta(max_length=128, pattern=r"^([0-9a-f]{2})+$(?!\n)")]
Commitment = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
Pledge = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$(?!\n)")]  # a commitment, or none
What = Literal["concede", "abandon"]
Text = Annotated[str, Meta(max_length=280)]

ENCODE = msgspec.json.Encoder().encode


# --- how a table is set up -------------------------------------------------------------------------


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits here: the one who asks (several seats share a screen), anyone, or a bot of this level.

    With `commits`, the one who asks takes part in the deal: the table waits for a `commit` of this seat.
    """

    kind: Literal["me", "open", "bot"]
    bot: Slug = ""
    name: Annotated[str, Meta(max_length=24)] = ""
    commits: bool = False


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a study table begins: a record, so many of whose decisions are made already, and its table if it has one.

    It is dealt from the record's seed, so whoever has the record knows every card of it.
    """

    record: dict[str, Any]
    decisions: Annotated[int, Meta(ge=0)]
    table: Annotated[str, Meta(pattern=r"^[0-9a-f]{0,32}$(?!\n)")] = ""


class NewTable(Terms, frozen=True, forbid_unknown_fields=True):
    """A table as its host wants it. With a `start` it has that record's options, and is for study."""

    game: Slug
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = field(default_factory=dict)
    preset: Slug = ""
    start: Start | None = None


# --- what a client says ----------------------------------------------------------------------------


class Hello(Struct, tag="hello", frozen=True, forbid_unknown_fields=True):
    """The first word, with the protocol that the client speaks."""

    protocol: int


class Ping(Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    n: Number = 0


class Watch(Struct, tag="watch", frozen=True, forbid_unknown_fields=True):
    """Tell me what happens at a table, as seen from a seat of mine (-1: from beside it); said again to change seats."""

    table: Id
    seat: Viewer | None = None
    invite: Slug = ""
    share: Slug = ""
    positions: bool = False  # with all news, the table as the seat knows it: for programs that imagine


class Unwatch(Struct, tag="unwatch", frozen=True, forbid_unknown_fields=True):
    table: Id


class Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that changes a table. The same id twice has its effect once."""

    table: Id
    id: CommandId


class Sit(Command, tag="sit", frozen=True):
    """Take an open seat. At a rated table one says that one knows it."""

    seat: Seat
    invite: Slug = ""
    commitment: Pledge = ""
    rated: bool = False


class Commit(Command, tag="commit", frozen=True):
    """I am bound to what I shall add to the deal: SHA-256 of it, as docs/fairness.md says."""

    seat: Seat
    commitment: Commitment


class Reveal(Command, tag="reveal", frozen=True):
    """What I was bound to, when all are."""

    seat: Seat
    entropy: Entropy


class Leave(Command, tag="leave", frozen=True):
    """Give the seats up; in a running game a bot goes on in them, and one may return."""


class Fill(Command, tag="fill", frozen=True):
    """The host puts a bot on an open seat; without a bot it is open again."""

    seat: Seat
    bot: Slug = ""


class Move(Command, tag="move", frozen=True):
    """Answer a question: its number, as it was asked, and one of the codes."""

    seat: Seat
    question: Number
    code: Number


class Undo(Command, tag="undo", frozen=True):
    """Take the last answer back, while nobody has learnt anything by it (promise 6)."""

    seat: Seat
    question: Number


class Propose(Command, tag="propose", frozen=True):
    """Give up, or stop without a winner: it takes effect when the other people agree."""

    seat: Seat
    what: What


class Answer(Command, tag="answer", frozen=True):
    """Say yes or no to what another proposed."""

    yes: bool


class CallBot(Command, tag="call-bot", frozen=True):
    """Let a bot take over for an absent player."""

    seat: Seat


class Return(Command, tag="return", frozen=True):
    """I am back: my seats are mine again."""


class Rematch(Command, tag="rematch", frozen=True):
    """Again, with the seats moved on by one; when all people want it. What is committed to is for the next deal."""

    commitment: Pledge = ""


class Share(Command, tag="share", frozen=True):
    """A link with which anyone may watch, or see the replay; or, said by the host, an end to it."""

    on: bool = True


class Try(Struct, tag="try", frozen=True, forbid_unknown_fields=True):
    """What would the table look like to me after these answers of mine, one after the other? Nothing is played.

    An answer is a code, or a decision in writing: whoever asks why something cannot be done has no code for it.
    """

    table: Id
    id: CommandId
    seat: Seat
    question: Number
    codes: Annotated[list[Number | Written], Meta(min_length=1, max_length=16)]


class Hint(Struct, tag="hint", frozen=True, forbid_unknown_fields=True):
    """Ask for a hint."""

    table: Id
    id: CommandId
    seat: Seat


class Say(Struct, tag="say", frozen=True, forbid_unknown_fields=True):
    """Chat to everyone at a table: text, or one of the ready phrases."""

    table: Id
    id: CommandId
    text: Text = ""
    phrase: Slug = ""


class Seek(Struct, tag="seek", frozen=True, forbid_unknown_fields=True):
    """Look for a game with others who want the same, until one is `found`, I `unseek`, or the connection ends.

    After `patience` seconds bots take the seats that are left; without it nobody but people.
    """

    id: CommandId
    game: Slug
    players: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    clock: Clock
    rated: bool = False
    patience: Annotated[int, Meta(ge=0, le=3_600)] | None = None
    bot: Slug = ""


class Unseek(Struct, tag="unseek", frozen=True, forbid_unknown_fields=True):
    """Look no more."""

    id: CommandId


class Mute(Struct, tag="mute", frozen=True, forbid_unknown_fields=True):
    """Mute or unmute someone."""

    account: Id
    on: bool = True


class Report(Struct, tag="report", frozen=True, forbid_unknown_fields=True):
    """Report a message to the operator."""

    table: Id
    message: Number
    why: Text = ""


AnyCommand = Sit | Commit | Reveal | Leave | Fill | Move | Undo | Propose | Answer | CallBot | Return | Rematch | Share
Inbound = Hello | Ping | Watch | Unwatch | AnyCommand | Try | Hint | Say | Seek | Unseek | Mute | Report


# --- what the server sends -------------------------------------------------------------------------


class Welcome(Struct, tag="welcome", frozen=True):
    protocol: int
    account: str
    name: str
    version: str
    at: float = 0.0  # the server's time (seconds since 1970): clocks of devices may be wrong


class Pong(Struct, tag="pong", frozen=True):
    n: int
    at: float = 0.0


class Done(Struct, tag="done", frozen=True):
    """A command is in the notebook, and will be there after any accident."""

    table: str
    id: str


class Refused(Struct, tag="refused", frozen=True):
    """Nothing has changed, and why: a message (`malformed-...` if the details name a `field`, else `illegal-...`), its
    values, and the rule behind it."""

    reason: str
    rule: str = ""
    details: dict[str, Any] = {}
    table: str = ""
    id: str = ""


class Table(Struct):
    """What a message is about, whatever else is wrong with it."""

    table: Id = ""


class Numbered(Struct):
    """What a client calls a message."""

    id: CommandId = ""


TABLE = msgspec.json.Decoder(Table).decode
NUMBERED = msgspec.json.Decoder(Numbered).decode


def named(raw: str | bytes) -> tuple[str, str]:
    """The table and the id of a message that is otherwise wrong, as far as they can be read: it is refused by them."""
    table = id = ""
    with suppress(msgspec.DecodeError, RecursionError):
        table = TABLE(raw).table
    with suppress(msgspec.DecodeError, RecursionError):
        id = NUMBERED(raw).id
    return table, id


def refusal(error: Illegal | Malformed, table: str = "", id: str = "") -> Refused:
    """A refusal as data: the page has the words."""
    if isinstance(error, Illegal):
        return Refused(error.reason, error.rule, dict(error.details), table, id)
    return Refused(error.reason, "", fault_details(error), table, id)


def fault_details(error: Malformed) -> dict[str, Any]:
    """Where a document is wrong, and what else is wrong with it."""
    details: dict[str, Any] = {**error.details, "field": error.field}
    if error.others:
        details["others"] = [{"reason": other.reason, "details": fault_details(other)} for other in error.others]
    return details


class Chair(Struct, frozen=True):
    """A seat, as everyone sees it."""

    kind: Literal["person", "open", "bot"]
    name: str
    account: str
    bot: str  # its level; for a person: of the bot that stands in just now
    wants_rematch: bool = False
    program: bool = False  # a person whose program (by a token) has played here
    returns: bool = False  # a person who is back, while a bot finishes the turn whose time ran out
    asked: str = ""  # the bot that was asked for, where another plays: it does not know the rules or the deck


class Choice(Struct, frozen=True):
    """One answer: its code, how it is written, and what it means (a kind and its values)."""

    code: int
    notation: str
    kind: str
    values: Raw


class Question(Struct, frozen=True):
    """What this viewer is asked. `number` counts the questions to this seat."""

    number: int
    choices: list[Raw]
    odds: float | None = None  # how likely a shot would hit, by all that the seat may know; None without memory aids


class Time(Struct, frozen=True):
    """Whose clock runs, until when (seconds since 1970), and what the others have left."""

    seat: int
    until: float
    left: list[float]


class Offer(Struct, frozen=True):
    """A proposal, and who still has to answer."""

    seat: int
    what: What
    waiting: list[int]


Awaits = Literal["", "commit", "reveal"]


class Fairness(Struct, frozen=True):
    """Who is bound to what, and what the table waits for before the deal; the seed after the end.

    By seat: whose part it is (`player`, `nobody`, `server`), what was committed to, and, from the deal on, what was
    revealed. The rematch has a seed of its own, which the server is bound to before anyone commits to anything.
    """

    scheme: int
    commitment: str
    sources: list[Source]
    commitments: list[str]
    entropy: list[str]
    awaits: Awaits
    waiting: list[int]  # the seats that must do it
    until: float | None  # when they lose their seats (seconds since 1970)
    renewed: int  # fresh seeds, because someone did not reveal
    seed: str
    next_commitment: str


How = Literal["finished", "conceded", "abandoned"]


class Ending(Struct, frozen=True):
    """How it ended: by the rules (`finished`, with the game's own result), `conceded` or `abandoned`."""

    how: How
    winner: int | None
    seat: int | None  # who gave up
    result: dict[str, Any]


class News(Struct, tag="news", frozen=True):
    """A table, as this viewer sees it now, and what happened since the last news."""

    table: str
    status: Literal["open", "running", "over"]
    seat: int
    chairs: list[Chair]
    to_act: int
    view: Raw | None
    question: Question | None
    can_undo: bool
    time: Time | None
    offer: Offer | None
    fairness: Fairness
    ending: Ending | None
    score: list[int]
    next: str  # the table of the rematch
    facts: list[Raw]
    afresh: bool  # the facts are the whole log again: forget what was told before
    done: list[str]  # commands from this socket that are stored, and whose effect this is
    position: dict[str, Any] | None  # the table as the seat knows it, if that was wanted


class Study(Struct, frozen=True):
    """A table that began from a record: after how many decisions, and of which table if that is known."""

    table: str
    decisions: int


class DealOf(Struct, frozen=True):
    """A deal that others play at tables of their own: until when its cards are a secret, whatever ends before.

    `counts`: this is a try, without undo and hints, one for each account; else it is played again for pleasure. `duel`:
    the match of two people or teams that it belongs to (`/api/clubs/ID`), where the seats are swapped at another table.
    """

    id: str
    until: float | None
    counts: bool
    duel: str = ""


class TableSetup(Terms, tag="setup", frozen=True):
    """The settings of the table; sent once, when a client starts to watch. `mine` are the client's own seats."""

    table: str
    game: str
    rules: int
    options: dict[str, Any]
    host: str
    previous: str
    study: Study | None
    deal: DealOf | None
    invite: str  # for the host's link; empty for everyone else
    mine: list[int]


class Presence(Struct, tag="presence", frozen=True):
    """Who is there, by seat, and how many bystanders; for how many seconds those who are not have been away."""

    table: str
    present: list[bool]
    bystanders: int
    away: list[int]


class Said(Struct, tag="said", frozen=True):
    table: str
    n: int
    account: str
    name: str
    text: str
    phrase: str
    at: float


class Trial(Struct, tag="trial", frozen=True):
    """What a seat would see after the answers that it tried, and could answer next.

    The view is `null` if one of the answers could not be taken back.
    """

    table: str
    id: str
    view: Raw | None
    choices: list[Raw]


class Reason(Struct, frozen=True):
    """Why a choice is good: a message id and its values."""

    id: str
    values: dict[str, Any]


class Advised(Struct, frozen=True):
    """A suggested choice: its chance to win, and the money to expect, if the game has money."""

    code: int
    notation: str
    chance: float
    money: float | None
    reason: Reason | None


class Hints(Struct, tag="hints", frozen=True):
    """The best choices of a seat at one of its questions, the best first."""

    table: str
    id: str
    seat: int
    question: int
    choices: list[Advised]


class Seeking(Struct, tag="seeking", frozen=True):
    """How many look for the same game, with me."""

    waiting: int


class Found(Struct, tag="found", frozen=True):
    """A game was found: its table, where I have a seat. Empty: I look for another one from elsewhere."""

    table: str
    invite: str


Outbound = Welcome | Pong | Done | Refused | News | TableSetup | Presence | Said | Trial | Hints | Seeking | Found
