"""What one viewer is sent about a table, in bytes. Everything the server sends about a running game is built here.

Everything is built from the game's own `view`, `sight` and legal codes for that viewer, and from what all may know.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from saloon.kernel.errors import Malformed
from saloon.kernel.game import SPECTATOR
from saloon.kernel.notation import kebab
from saloon.kernel.table import Table
from saloon.server import wire
from saloon.server.storage.documents import Setup
from saloon.server.table import study
from saloon.server.table.answering import after
from saloon.server.table.room import Room, failures_refused
from saloon.server.wire import ENCODE
from saloon.server.workers.watching import fact_bytes

NO_POSITION = b',"position":null'
NO_FACTS = b',"facts":[],"afresh":false,"done":[]}'  # how a `News` ends that tells nothing new
UNASKED = b"null", b"false"  # the question, and whether one may undo
NONE_YET = -1


class Choices:
    """The answers of one set of rules, in bytes: a code means the same from the deal to the end."""

    def __init__(self) -> None:
        self.known: dict[str, dict[int, Raw]] = {}

    def of(self, room: Room, table: Table) -> list[Raw]:
        """What the seat that must decide may answer, at a table that is played by the room's rules."""
        known = self.known.get(room.rules_key)
        if known is None:
            if len(self.known) > 200:  # users' decks: there may be many
                self.known.clear()
            known = self.known[room.rules_key] = {}
        found = []
        for code in table.legal():
            if code not in known:
                decision = room.game.decision(table, code)
                notation = room.game.notate(table, code)
                kind = kebab(type(decision))
                known[code] = Raw(ENCODE(wire.Choice(code, notation, kind, Raw(ENCODE(decision)))))
            found.append(known[code])
        return found


CHOICES = Choices()


class Fields:
    """Some fields of a view, in bytes: what is long is encoded once for as long as it stays as it is."""

    __slots__ = ("bytes", "encoded", "shown")

    def __init__(self, shown: dict[str, Any], before: "Fields | None") -> None:
        self.shown = shown
        self.encoded: dict[str, Any] = {}
        for name, value in shown.items():
            if type(value) is not tuple:
                self.encoded[name] = value
            elif before is not None and before.shown.get(name) is value:
                self.encoded[name] = before.encoded[name]
            else:
                self.encoded[name] = Raw(ENCODE(value))
        self.bytes = ENCODE(self.encoded)[1:-1]


class Picture:
    """A room between two entries: what is the same for several who look is made once, in bytes."""

    __slots__ = (
        "around",
        "before",
        "frame",
        "positions",
        "private",
        "public",
        "seq",
        "sights",
        "stills",
        "surroundings",
        "wholes",
    )

    def __init__(self, room: Room, before: "Picture | None") -> None:
        self.seq = room.seq
        shown = room.game.public(room.writer.table) if room.writer is not None else {}
        self.public: Fields = Fields(shown, before.public if before is not None else None)
        self.private: dict[int, Fields] = {}
        self.before = before.private if before is not None else {}  # the same, of the picture before this one
        self.around = room.around
        self.surroundings: bytes
        if before is not None and before.around == room.around:
            self.surroundings = before.surroundings
        else:
            self.surroundings = ENCODE(surroundings(room))[:-1]
        self.frame = b',"to_act":%d,"time":%b,"seat":' % (room.to_act(), ENCODE(time_of(room)))
        self.stills: dict[int, bytes] = {}
        self.sights: dict[tuple[int, int], tuple[list[bytes], int]] = {}
        self.wholes: dict[int, bytes] = {}
        self.positions: dict[int, bytes] = {}

    def still(self, room: Room, seat: int) -> bytes:
        """The table as it is, for a seat or a spectator: how a `wire.News` begins, up to the facts.

        It is a function of the room and of nothing else: no clock, no account.
        """
        known = self.stills.get(seat)
        if known is None:
            parts = self.surroundings, self.frame, b"%d" % seat, *self.lies(room, seat)
            known = self.stills[seat] = b"".join(parts)
        return known

    def lies(self, room: Room, seat: int) -> tuple[bytes, ...]:
        """What lies on the table, and what the seat is asked."""
        if room.writer is None:
            return (b',"view":null,"question":null,"can_undo":false',)
        table = room.writer.table
        own = self.private[seat] = Fields(room.game.private(table, seat), self.before.get(seat))
        asked, undo = UNASKED
        if room.to_act() == seat >= 0 and not room.chairs[seat].stand_in:
            asked = ENCODE(question(room, table, seat))
            undo = b"true" if room.may_undo() else undo
        comma = b"," if self.public.bytes and own.bytes else b""
        return b',"view":{', self.public.bytes, comma, own.bytes, b'},"question":', asked, b',"can_undo":', undo

    def position(self, room: Room, seat: int) -> bytes:
        """The table as a seat knows it, as a field of the news.

        None at a table without memory aids, and in a game that has no positions.
        """
        if room.writer is None or not room.setup.aids:
            return NO_POSITION
        if seat not in self.positions:
            try:
                self.positions[seat] = b',"position":' + ENCODE(room.game.known(room.writer.table, seat))
            except Malformed:
                self.positions[seat] = NO_POSITION
        return self.positions[seat]

    def sight(self, room: Room, seat: int, start: int) -> tuple[list[bytes], int]:
        """What is seen from a seat of the facts from one on, and the place of the last one that is seen."""
        if (seat, start) not in self.sights:
            facts, last = [], NONE_YET
            for at in range(start, len(room.facts)):
                fact = room.facts[at]
                seen = room.game.sight(fact, seat)
                if seen is not None:
                    facts.append(self.whole(at, fact) if seen is fact else fact_bytes(seen))
                    last = at
            self.sights[seat, start] = facts, last
        return self.sights[seat, start]

    def whole(self, at: int, fact: Any) -> bytes:
        """A fact with nothing hidden from these viewers: the same bytes for all of them."""
        if at not in self.wholes:
            self.wholes[at] = fact_bytes(fact)
        return self.wholes[at]


def rehearse(room: Room, facts: int) -> None:
    """Make all that anyone may be shown of a room, with the facts from one on: a game from elsewhere that cannot
    show what it has done is refused (`game-failed`) before anything is stored."""
    with failures_refused(room.setup.game):
        picture = Picture(room, None)
        for seat in (SPECTATOR, *range(len(room.chairs))):
            picture.still(room, seat)
            picture.sight(room, seat, facts)
            if seat != SPECTATOR:
                picture.position(room, seat)


def picture_of(room: Room) -> Picture:
    before = room.picture if isinstance(room.picture, Picture) else None
    if before is not None and before.seq == room.seq:
        return before
    room.picture = picture = Picture(room, before)
    return picture


def surroundings(room: Room) -> dict[str, Any]:
    """The public part of a table without the cards: unchanged as long as `around` is."""
    return {
        "type": "news",
        "table": room.id,
        "status": room.status,
        "next": room.next,
        "chairs": [chair.shown() for chair in room.chairs],
        "offer": offer_of(room),
        "fairness": fairness_of(room),
        "ending": room.ending,
        "score": room.score(),
    }


def question(room: Room, table: Table, seat: int) -> wire.Question:
    """What a seat is asked. Odds are counted from memory, so they are an aid to it."""
    odds = room.game.odds(table, seat) if room.setup.aids else None
    return wire.Question(room.chairs[seat].answered, CHOICES.of(room, table), odds if odds is None else round(odds, 3))


def trial(room: Room, account: str, tried: wire.Try) -> wire.Trial:
    """What a seat would see after answers of its own, as long as they would tell it nothing new."""
    table = after(room, account, tried.seat, tried.question, tried.codes)
    if table is None:
        return wire.Trial(room.id, tried.id, None, [])
    return wire.Trial(room.id, tried.id, Raw(ENCODE(room.game.view(table, tried.seat))), CHOICES.of(room, table))


class Eye:
    """One viewer of one room: what it was told already, and so what is news."""

    def __init__(
        self, room: Room, account: str, seat: int, invite: str = "", share: str = "", positions: bool = False
    ) -> None:
        self.room = room
        self.account = account
        self.seat = seat
        self.invite = invite
        self.share = share
        self.positions = positions  # whether this viewer wants the table as the seat knows it
        self.at = 0  # facts of the room that were looked at
        self.told = NONE_YET  # the place of the last one that this viewer was told
        self.cuts = len(room.cuts)
        self.fresh = True
        self.last = b""

    def news(self, done: Sequence[str] = ()) -> bytes | None:
        """The message to send now; nothing if nothing changed for this viewer, or if they may no longer look.

        `done` are this viewer's commands that took effect: they are confirmed together with what they changed.
        """
        if not self.may_watch():
            return None
        if not self.room.may_look(self.account, self.seat):  # has left, and someone else may sit there by now
            self.seat, self.fresh = SPECTATOR, True
        picture = picture_of(self.room)
        still = picture.still(self.room, self.seat)
        facts, afresh = self.look(picture)
        if still == self.last and not facts and not afresh:
            return None
        self.last = still
        still += picture.position(self.room, self.seat) if self.positions and self.seat >= 0 else NO_POSITION
        if not facts and not afresh and not done:
            return still + NO_FACTS
        told = b'],"afresh":true,"done":' if afresh else b'],"afresh":false,"done":'
        return b"".join((still, b',"facts":[', b",".join(facts), told, ENCODE(done), b"}"))

    def may_watch(self) -> bool:
        return self.room.may_watch(self.account, self.invite, self.share)

    def look(self, picture: Picture) -> tuple[list[bytes], bool]:
        """The facts that this viewer has not been told yet, and whether they are the whole log again."""
        room = self.room
        if self.cuts < len(room.cuts):
            floor = min(room.cuts[self.cuts :])
            self.cuts = len(room.cuts)
            self.at = min(self.at, floor)
            self.fresh = self.fresh or self.told >= floor  # something that was told is no longer so
        afresh, self.fresh = self.fresh, False
        if afresh:
            # without memory aids players must remember for themselves
            self.at = 0 if room.setup.aids or room.ending is not None else room.turn_mark
            self.told = NONE_YET
        facts, last = picture.sight(room, self.seat, self.at)
        self.at = len(room.facts)
        self.told = max(self.told, last)
        return facts, afresh


def time_of(room: Room) -> wire.Time | None:
    until = room.deadline()
    if until is None:
        return None
    return wire.Time(room.to_act(), round(until, 3), [round(chair.left, 3) for chair in room.chairs])


def offer_of(room: Room) -> wire.Offer | None:
    if room.offer is None:
        return None
    waiting = room.asked_for_consent()
    seats = [seat for seat, chair in enumerate(room.chairs) if chair.kind == "person" and chair.account in waiting]
    return wire.Offer(room.offer[0], room.offer[1], seats)


def fairness_of(room: Room) -> wire.Fairness:
    """The seed is secret as long as a card may be hidden from anyone; reveals are secret until all have revealed."""
    parts, until = room.parts(), room.until() if room.awaits else None
    return wire.Fairness(
        scheme=room.setup.scheme,
        commitment=room.commitment,
        sources=parts.sources,
        commitments=parts.commitments,
        entropy=room.entropy() if room.dealt_openly() or room.writer is not None else [],
        awaits=room.awaits,
        waiting=room.waiting(),
        until=round(until, 3) if until is not None else None,
        renewed=parts.renewed,
        seed=room.seed.hex() if room.ending is not None and not room.may_be_sealed() else "",
        next_commitment=room.setup.next_commitment,
    )


def deal_of(setup: Setup) -> wire.DealOf | None:
    """The deal that is played here, if others play it, too."""
    deal = setup.deal
    return None if deal is None else wire.DealOf(deal.id, deal.until or None, deal.counts, deal.duel)


def setup_bytes(room: Room, account: str) -> bytes:
    """What was agreed at this table; the link is for those who sit here."""
    setup, mine = room.setup, room.seats_of(account)
    return ENCODE(
        wire.TableSetup(
            table=room.id,
            game=setup.game,
            rules=setup.rules,
            options=setup.options,
            host=setup.host,
            **setup.terms(),
            previous=setup.previous,
            study=study.origin(setup),
            deal=deal_of(setup),
            invite=room.invite if mine or account == setup.host else "",
            mine=mine,
        )
    )
