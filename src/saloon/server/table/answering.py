"""What a command would write: `answer` returns the entry that it makes, or refuses it. Nothing changes by it."""

import secrets
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from saloon.kernel.errors import Illegal
from saloon.kernel.table import Table
from saloon.server import wire
from saloon.server.people.names import NEUTRAL, unused
from saloon.server.people.who import Who
from saloon.server.storage.entries import (
    NOBODY,
    Answered,
    Committed,
    Event,
    Filled,
    Lapsed,
    Left,
    Moved,
    Proposed,
    Returned,
    Revealed,
    Sat,
    Shared,
    StoodIn,
    Undone,
    WantedRematch,
)
from saloon.server.table.new_table import check_rated_bot
from saloon.server.table.pledges import DAYS
from saloon.server.table.room import Room
from saloon.server.table.seat import checked_bot


class Note(Struct, frozen=True):
    """What to store: an entry without its sequence number and time."""

    event: Event
    seat: int = NOBODY


def answer(room: Room, who: Who, command: wire.AnyCommand) -> Note:
    """The entry that a command makes; `Illegal` says why it makes none. A program's hand is noted as one."""
    made = note(room, who, command)
    return Note(replace(made.event, program=True), made.seat) if who.kind == "program" else made


def note(room: Room, who: Who, command: wire.AnyCommand) -> Note:
    account = who.account
    match command:
        case wire.Move(seat=seat, question=question, code=code):
            check_kind(room, who)
            return move(room, account, seat, question, code)
        case wire.Undo(seat=seat, question=question):
            return undo(room, account, seat, question)
        case wire.Sit():
            return sit(room, who, command)
        case wire.Commit(seat=seat, commitment=commitment):
            return commit(room, account, seat, commitment)
        case wire.Reveal(seat=seat, entropy=entropy):
            return reveal(room, account, seat, entropy)
        case wire.Leave():
            return leave(room, account)
        case wire.Fill(seat=seat, bot=bot):
            return fill(room, account, seat, bot)
        case wire.Propose(seat=seat, what=what):
            return propose(room, account, seat, what)
        case wire.Answer(yes=yes):
            return reply(room, account, yes)
        case wire.CallBot(seat=seat):
            return call_bot(room, account, seat)
        case wire.Return():
            return come_back(room, account)
        case wire.Rematch(commitment=commitment):
            return want_rematch(room, account, commitment)
        case wire.Share(on=on):
            return put_link(room, account, on)


def move(room: Room, account: str, seat: int, question: int, code: int) -> Note:
    check_question(room, account, seat, question)
    assert room.writer is not None
    table = room.writer.table
    if code not in table.legal():
        raise table.refusal(code)
    return Note(Moved(code), seat)


def after(room: Room, account: str, seat: int, question: int, codes: Sequence[int | str]) -> Table | None:
    """The table as these answers would leave it, tried on a copy.

    None as soon as one of them could not be undone (promise 6): it would use chance, reveal something to the seat
    or ask another player, and nobody may learn that without doing it.
    """
    check_question(room, account, seat, question)
    assert room.writer is not None
    table = room.writer.table.clone()
    for code in codes:
        room.play(table, code if isinstance(code, int) else room.game.parse(table, code))
        if not table.can_undo():
            return None
    return table


def undo(room: Room, account: str, seat: int, question: int) -> Note:
    check_question(room, account, seat, question)
    if not room.may_undo():
        raise Illegal("cannot-undo", "", {})
    return Note(Undone(), seat)


def check_question(room: Room, account: str, seat: int, question: int) -> None:
    """Only who owns the seat answers, only when it is asked, and only the question that is open."""
    room.must_be("running")
    chair = room.own_chair(account, seat)
    if chair.stand_in:
        raise Illegal("bot-plays-here", "", {"seat": seat})
    if room.to_act() != seat:
        raise Illegal("not-your-turn", "", {"seat": seat})
    if question != chair.answered:
        raise Illegal("question-is-past", "", {"question": question})


def sit(room: Room, who: Who, wish: wire.Sit) -> Note:
    seat = wish.seat
    room.must_be("open")
    room.check_watching(who.account, wish.invite)
    if seat >= len(room.chairs) or room.chairs[seat].kind != "open":
        raise Illegal("seat-taken", "", {"seat": seat})
    if room.setup.rated:
        check_kind(room, who)
        if room.sits(who.account):
            raise Illegal("rated-one-seat", "", {})
        if not wish.rated:
            raise Illegal("rated-not-agreed", "", {})
    pledged = wish.commitment if room.pledges.taken else ""  # to a deal that is known nothing can be added
    room.pledges.check_sitting(who.account, pledged)
    return Note(Sat(free_name(room, who.name, seat), commitment=pledged), seat)


def check_kind(room: Room, who: Who) -> None:
    """At a rated table people play people, and programs play programs."""
    if room.setup.rated and (who.kind == "program") != room.setup.programs:
        raise Illegal("rated-for-others", "", {"whom": "programs" if room.setup.programs else "people"})


def commit(room: Room, account: str, seat: int, commitment: str) -> Note:
    room.must_be("open")
    room.own_chair(account, seat)
    room.pledges.check_commit(commitment)
    return Note(Committed(commitment), seat)


def reveal(room: Room, account: str, seat: int, entropy: str) -> Note:
    room.must_be("open")
    room.own_chair(account, seat)
    room.pledges.check_reveal(seat, entropy)
    return Note(Revealed(entropy), seat)


def free_name(room: Room, name: str, seat: int) -> str:
    """Two who look alike are told apart by a number."""
    taken = {chair.name for other, chair in enumerate(room.chairs) if other != seat}
    return unused(name, taken)


def leave(room: Room, account: str) -> Note:
    room.must_sit(account)
    if room.status == "over":
        raise Illegal("table-not-running", "", {})
    return Note(Left())


def fill(room: Room, account: str, seat: int, bot: str) -> Note:
    room.must_be("open")
    if account != room.setup.host:
        raise Illegal("not-the-host", "", {})
    if seat >= len(room.chairs) or room.chairs[seat].kind == "person":
        raise Illegal("seat-taken", "", {"seat": seat})
    room.pledges.check_settled()
    asked = bot
    if bot:
        bot = checked_bot(bot, room.setup.game, room.setup.options)
        if room.setup.rated:
            check_rated_bot(bot, room.game)
    return Note(Filled(bot, free_name(room, bot, seat) if bot else "", asked if asked != bot else ""), seat)


def propose(room: Room, account: str, seat: int, what: wire.What) -> Note:
    room.must_be("running")
    room.own_chair(account, seat)
    if room.offer is not None:
        raise Illegal("offer-open", "", {})
    if room.setup.rated and what == "abandon" and not room.others_there(seat):
        raise Illegal("rated-counts", "", {})
    return Note(Proposed(what), seat)


def reply(room: Room, account: str, yes: bool) -> Note:
    room.must_be("running")
    room.must_sit(account)
    withdraws = room.offer is not None and not yes and room.chairs[room.offer[0]].account == account
    if account not in room.asked_for_consent() and not withdraws:
        raise Illegal("no-offer", "", {})
    return Note(Answered(yes))


def call_bot(room: Room, account: str, seat: int) -> Note:
    """Whether that person is really away, the referee has asked before."""
    room.must_be("running")
    room.must_sit(account)
    if seat >= len(room.chairs) or room.chairs[seat].player() or room.chairs[seat].account == account:
        raise Illegal("nobody-to-replace", "", {"seat": seat})
    if room.setup.clock.kind != "none" and room.setup.clock.seconds >= DAYS:
        raise Illegal("has-time-left", "", {"seat": seat})
    return Note(StoodIn("away"), seat)


def come_back(room: Room, account: str) -> Note:
    room.must_be("running")
    mine = [room.chairs[seat] for seat in room.seats_of(account)]
    if not any(chair.stand_in and not chair.returns for chair in mine):
        raise Illegal("nothing-to-return-to", "", {})
    return Note(Returned())


def want_rematch(room: Room, account: str, commitment: str) -> Note:
    room.must_be("over")
    room.must_sit(account)
    if room.setup.deal is not None:
        raise Illegal("no-rematch-here", "", {})
    if room.next:
        raise Illegal("rematch-begun", "", {"table": room.next})
    if commitment and any(chair.next_commitment == commitment for chair in room.chairs):
        raise Illegal("commitment-used", "", {})
    return Note(WantedRematch(commitment=commitment))


def put_link(room: Room, account: str, on: bool) -> Note:
    """Anyone who sits here may make a link; the host ends it or, when the host has left, anyone who sits here."""
    if room.status == "open":
        raise Illegal("table-not-running", "", {})
    if account != room.setup.host:
        room.must_sit(account)
        if not on and any(chair.account == room.setup.host and chair.name != NEUTRAL for chair in room.chairs):
            raise Illegal("not-the-host", "", {})
    return Note(Shared(room.share or secrets.token_urlsafe(16)) if on else Shared())


def time_out(room: Room, now: float) -> Note | None:
    """The entry that is due because a player's time has run out, if it has."""
    until = room.until()
    if until is None or until > now:
        return None
    return Note(Lapsed()) if room.awaits else Note(StoodIn("time"), room.to_act())
