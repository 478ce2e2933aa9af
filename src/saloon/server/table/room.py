"""A table, computed from its log: entries are applied one by one, and nothing else ever changes it.

`Room` is plain data and the rules of a table, without network, database or clock: `answer` returns the entry that a
command would make, or refuses it; `fold` applies an entry of the log. Every process that reads the
same log has the same room.
"""

import secrets
from array import array
from bisect import bisect_left, insort
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from saloon.bots import levels
from saloon.kernel import record as records
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.fairness import COMMITTED, OPEN, Parts, seed_commitment
from saloon.kernel.game import SPECTATOR, Facts, find_game
from saloon.kernel.record import Writer
from saloon.kernel.rng import SEED_BYTES
from saloon.kernel.table import Table
from saloon.server import wire
from saloon.server.people.names import NEUTRAL, unused
from saloon.server.people.who import Who
from saloon.server.storage.documents import SeatSetup, SeatSummary, Setup, Summary
from saloon.server.storage.entries import (
    NOBODY,
    Answered,
    Committed,
    Entry,
    Event,
    Filled,
    Lapsed,
    Left,
    Moved,
    Proposed,
    Rematched,
    Returned,
    Revealed,
    Sat,
    Shared,
    StoodIn,
    Undone,
    WantedRematch,
)
from saloon.server.table.pledges import DAYS, Pledges
from saloon.server.workers.jobs import Job

LEAST_TIME = 15.0  # seconds per move, however often the player was late
MOST_HALVINGS = 3  # of a player's time for a move
TICK = 0.01  # seconds: less than this is nothing

Status = Literal["open", "running", "over"]
QuestionKey = tuple[int, int, str]  # the seat that is asked, how many it has answered, the bot that answers for it
Outside = tuple[int, int, float | None]  # all that a summary depends on


class Note(Struct, frozen=True):
    """What is to be written: an entry without its place and time."""

    event: Event
    seat: int = NOBODY


class SeatState:
    """A seat of the table."""

    def __init__(self, setup: SeatSetup) -> None:
        self.kind = setup.kind
        self.account = setup.account
        self.name = setup.name
        self.bot = setup.bot
        self.program = setup.program
        self.stand_in = ""
        self.late = 0  # how often the time ran out
        self.left = 0.0  # seconds, where the clock is for the whole game
        self.used = 0.0  # seconds of this turn, where the clock is for a move
        self.returns = False  # is back, and plays again after this turn
        self.answered = 0  # questions
        self.wants_rematch = False
        self.next_commitment = ""  # for the rematch

    def player(self) -> str:
        """The bot that decides here; empty for a person who is there."""
        return self.bot if self.kind == "bot" else self.stand_in

    def shown(self) -> wire.Chair:
        """Its public part."""
        return wire.Chair(
            self.kind, self.name, self.account, self.player(), self.wants_rematch, self.program, self.returns
        )

    def summary(self) -> SeatSummary:
        """The same, as it is stored for lists."""
        return SeatSummary(self.kind, self.name, self.account, self.player(), self.wants_rematch, self.program)


class Room:
    """One table. `seed` is the server's secret until the end: the game's own seed, and after it that of the rematch."""

    def __init__(self, id: str, setup: Setup, seed: bytes, invite: str, at: float) -> None:
        self.id = id
        self.setup = setup
        self.pledges = Pledges(setup, seed[:SEED_BYTES])
        self.next_seed = seed[SEED_BYTES:]
        self.invite = invite
        self.origin = ""  # the digest of the address it was opened from; the rematch has it, too
        self.game = find_game(setup.game)
        self.options = self.game.options(setup.options)
        self.rules_key = f"{setup.game} {msgspec.json.encode(setup.options, order='sorted').decode()}"
        self.chairs = [SeatState(seat) for seat in setup.seats]
        self.seq = 0  # entries folded so far
        self.around = 0  # raised by every entry that may change what is told around the cards: seats, offer, ending
        self.picture: object = None  # of it as it is now, as those who look at it keep it (render.py)
        self.commands = array("q")  # every command that had its effect, as a hash of account and id, in order
        self.writer: Writer | None = None
        self.told: Facts = self.game.facts(self.options)
        self.facts: list[Any] = []
        self.marks = array("l")  # [decision] how many facts there were before it
        self.codes = array("l")  # the decisions that stand
        self.earlier: list[Table] = []  # the table before each decision that may be taken back
        self.cuts: list[int] = []  # for every undo: how many facts were left
        self.turn_mark = 0  # the number of facts when the present seat was asked
        self.at = at  # the last entry's time
        self.asked_at = at  # when the clock of the seat that must act started
        self.noticed_at = at  # when the game last went on so that others could tell: from then on a bot has its time
        self.offer: tuple[int, wire.What] | None = None  # seat, what
        self.agreed: set[str] = set()
        self.ending: wire.Ending | None = None
        self.next = ""
        self.share = ""  # the token of the link to watch by
        self.unshared = False  # the host has put an end to such a link
        for chair in self.chairs:
            chair.left = float(setup.clock.seconds)
        # a long record is replayed now, when the room is created, and not when someone sits down
        self.laid = self.lay() if setup.start is not None else None
        self.deal_if_ready(at)

    # What is so

    @property
    def seed(self) -> bytes:
        return self.pledges.seed

    @property
    def commitment(self) -> str:
        return self.pledges.commitment

    @property
    def awaits(self) -> wire.Awaits:
        """What the table waits for before the deal, when all seats are taken."""
        return self.pledges.awaits

    def waiting(self) -> list[int]:
        return self.pledges.waiting()

    @property
    def status(self) -> Status:
        if self.ending is not None:
            return "over"
        return "running" if self.writer is not None else "open"

    def to_act(self) -> int:
        """The seat whose answer the table waits for."""
        if self.writer is None or self.ending is not None:
            return NOBODY
        return int(self.writer.table.to_act())

    def has_obeyed(self, account: str, command: str) -> bool:
        """Whether a command had its effect already."""
        known = hash((account, command))
        at = bisect_left(self.commands, known)
        return at < len(self.commands) and self.commands[at] == known

    def seats_of(self, account: str) -> list[int]:
        return [i for i, chair in enumerate(self.chairs) if chair.kind == "person" and chair.account == account]

    def sits(self, account: str) -> bool:
        return any(chair.account == account and chair.kind == "person" for chair in self.chairs)

    def people(self) -> list[str]:
        """The accounts that sit here, each once."""
        return list(dict.fromkeys(chair.account for chair in self.chairs if chair.kind == "person"))

    def bot_to_act(self) -> str:
        """The bot that must answer now; empty if nobody must, or a person."""
        seat = self.to_act()
        return self.chairs[seat].player() if seat >= 0 else ""

    def of_bots(self) -> bool:
        """Whether no seat here is a person's, and all are taken."""
        return all(chair.kind == "bot" for chair in self.chairs)

    def is_attended(self) -> bool:
        """Whether a person plays here, and has not left the seat to a bot."""
        return any(chair.kind == "person" and not chair.stand_in for chair in self.chairs)

    def job(self, bot: str) -> Job:
        """What a worker needs to know for this bot's answer to the open question."""
        assert self.writer is not None
        return Job(
            table=self.id,
            game=self.setup.game,
            options=self.setup.options,
            seats=len(self.chairs),
            seed=self.seed,
            entropy=tuple(self.writer.record.entropy),
            codes=tuple(self.codes),
            bot=bot,
        )

    def question(self) -> QuestionKey:
        """The open question, told apart from every other of this table."""
        seat = self.to_act()
        return seat, self.chairs[seat].answered if seat >= 0 else 0, self.bot_to_act()

    def deadline(self) -> float | None:
        """When the clock of the seat that must act runs out; bots have no clock."""
        clock, seat = self.setup.clock, self.to_act()
        if clock.kind == "none" or seat < 0 or self.bot_to_act():
            return None
        return self.asked_at + self.time_left(self.chairs[seat])

    def until(self) -> float | None:
        """When a player's time runs out, in the game or before the deal."""
        return self.pledges.until() if self.writer is None else self.deadline()

    def time_left(self, chair: SeatState) -> float:
        """The seconds that a player had when the clock started; fewer after being late often."""
        clock = self.setup.clock
        if clock.kind == "game":
            return chair.left
        whole = clock.seconds * 0.5 ** min(chair.late, MOST_HALVINGS)
        return max(max(whole, min(LEAST_TIME, clock.seconds)) - chair.used, 0.0)

    def may_watch(self, account: str, invite: str, share: str = "") -> bool:
        """Those who sit here, those with the invite link, and, if spectators are allowed, those with one for watching.

        At public tables that is everyone.
        """
        if account == self.setup.host or self.sits(account):
            return True
        if invite and invite == self.invite:
            return True
        shared = self.share != "" and share == self.share
        return (self.setup.public or shared) and (self.setup.spectators or self.status != "running")

    def check_watching(self, account: str, invite: str, share: str = "") -> None:
        """`Illegal` says why somebody may not watch: a link to watch by may have come to its end."""
        if self.may_watch(account, invite, share):
            return
        if share and share == self.share:
            raise Illegal("watch-later", "", {})
        raise Illegal("link-ended" if share else "not-invited", "", {})

    def may_look(self, account: str, seat: int) -> bool:
        """The views a player may have: their own seats, a spectator's, and after the game every seat's."""
        if seat == SPECTATOR:
            return True
        if not 0 <= seat < len(self.chairs):
            return False
        chair = self.chairs[seat]
        return self.ending is not None or (chair.kind == "person" and chair.account == account)

    # Commands: what would be written

    def answer(self, who: Who, command: wire.AnyCommand) -> Note:
        """The entry that a command makes; `Illegal` says why it makes none. A program's hand is noted as one."""
        note = self.note(who, command)
        return Note(replace(note.event, program=True), note.seat) if who.kind == "program" else note

    def note(self, who: Who, command: wire.AnyCommand) -> Note:
        account = who.account
        match command:
            case wire.Move(seat=seat, question=question, code=code):
                return self.move(account, seat, question, code)
            case wire.Undo(seat=seat, question=question):
                return self.undo(account, seat, question)
            case wire.Sit(seat=seat, invite=invite, commitment=commitment):
                return self.sit(who, seat, invite, commitment)
            case wire.Commit(seat=seat, commitment=commitment):
                return self.commit(account, seat, commitment)
            case wire.Reveal(seat=seat, entropy=entropy):
                return self.reveal(account, seat, entropy)
            case wire.Leave():
                return self.leave(account)
            case wire.Fill(seat=seat, bot=bot):
                return self.fill(account, seat, bot)
            case wire.Propose(seat=seat, what=what):
                return self.propose(account, seat, what)
            case wire.Answer(yes=yes):
                return self.reply(account, yes)
            case wire.CallBot(seat=seat):
                return self.call_bot(account, seat)
            case wire.Return():
                return self.come_back(account)
            case wire.Rematch(commitment=commitment):
                return self.want_rematch(account, commitment)
            case wire.Share(on=on):
                return self.put_link(account, on)

    def move(self, account: str, seat: int, question: int, code: int) -> Note:
        self.check_question(account, seat, question)
        assert self.writer is not None
        table = self.writer.table
        if code not in table.legal():
            raise table.refusal(code)
        return Note(Moved(code), seat)

    def after(self, account: str, seat: int, question: int, codes: Sequence[int | str]) -> Table | None:
        """The table as these answers would leave it, tried on a copy.

        None as soon as one of them could not be undone (promise 6): it would use chance, reveal something to the seat
        or ask another player, and nobody may learn that without doing it.
        """
        self.check_question(account, seat, question)
        assert self.writer is not None
        table = self.writer.table.clone()
        for code in codes:
            table.apply(code if isinstance(code, int) else self.game.parse(table, code))
            if not table.can_undo():
                return None
        return table

    def undo(self, account: str, seat: int, question: int) -> Note:
        self.check_question(account, seat, question)
        if not self.may_undo():
            raise Illegal("cannot-undo", "", {})
        return Note(Undone(), seat)

    def may_undo(self) -> bool:
        """Whether the last answer may be taken back: it was given here, and nobody has learnt anything by it."""
        begun = len(self.setup.start.codes) if self.setup.start is not None else 0
        return self.writer is not None and len(self.codes) > begun and bool(self.writer.table.can_undo())

    def check_question(self, account: str, seat: int, question: int) -> None:
        """Only who owns the seat answers, only when it is asked, and only the question that is open."""
        self.must_be("running")
        chair = self.own_chair(account, seat)
        if chair.stand_in:
            raise Illegal("bot-plays-here", "", {"seat": seat})
        if self.to_act() != seat:
            raise Illegal("not-your-turn", "", {"seat": seat})
        if question != chair.answered:
            raise Illegal("question-is-past", "", {"question": question})

    def own_chair(self, account: str, seat: int) -> SeatState:
        if seat >= len(self.chairs) or self.chairs[seat].kind != "person" or self.chairs[seat].account != account:
            raise Illegal("not-your-seat", "", {"seat": seat})
        return self.chairs[seat]

    def must_be(self, status: Status) -> None:
        if self.status != status:
            raise Illegal(f"table-not-{status}", "", {})

    def must_sit(self, account: str) -> None:
        if not self.sits(account):
            raise Illegal("no-seat-here", "", {})

    def sit(self, who: Who, seat: int, invite: str, commitment: str) -> Note:
        self.must_be("open")
        self.check_watching(who.account, invite)
        if seat >= len(self.chairs) or self.chairs[seat].kind != "open":
            raise Illegal("seat-taken", "", {"seat": seat})
        pledged = commitment if self.pledges.taken else ""  # to a deal that is known nothing can be added
        self.pledges.check_sitting(who.account, pledged)
        return Note(Sat(self.free_name(who.name, seat), commitment=pledged), seat)

    def commit(self, account: str, seat: int, commitment: str) -> Note:
        self.must_be("open")
        self.own_chair(account, seat)
        self.pledges.check_commit(commitment)
        return Note(Committed(commitment), seat)

    def reveal(self, account: str, seat: int, entropy: str) -> Note:
        self.must_be("open")
        self.own_chair(account, seat)
        self.pledges.check_reveal(seat, entropy)
        return Note(Revealed(entropy), seat)

    def free_name(self, name: str, seat: int) -> str:
        """Two who look alike are told apart by a number."""
        taken = {chair.name for other, chair in enumerate(self.chairs) if other != seat}
        return unused(name, taken)

    def leave(self, account: str) -> Note:
        self.must_sit(account)
        if self.status == "over":
            raise Illegal("table-not-running", "", {})
        return Note(Left())

    def fill(self, account: str, seat: int, bot: str) -> Note:
        self.must_be("open")
        if account != self.setup.host:
            raise Illegal("not-the-host", "", {})
        if seat >= len(self.chairs) or self.chairs[seat].kind == "person":
            raise Illegal("seat-taken", "", {"seat": seat})
        self.pledges.check_settled()
        if bot:
            bot = checked_bot(bot, self.setup.game, self.setup.options)
        return Note(Filled(bot, self.free_name(bot, seat) if bot else ""), seat)

    def propose(self, account: str, seat: int, what: wire.What) -> Note:
        self.must_be("running")
        self.own_chair(account, seat)
        if self.offer is not None:
            raise Illegal("offer-open", "", {})
        return Note(Proposed(what), seat)

    def reply(self, account: str, yes: bool) -> Note:
        self.must_be("running")
        self.must_sit(account)
        withdraws = self.offer is not None and not yes and self.chairs[self.offer[0]].account == account
        if account not in self.asked_for_consent() and not withdraws:
            raise Illegal("no-offer", "", {})
        return Note(Answered(yes))

    def asked_for_consent(self) -> list[str]:
        """The people who have not answered the proposal yet: all except its author and absent players."""
        if self.offer is None:
            return []
        mine = self.chairs[self.offer[0]].account
        there = {chair.account for chair in self.chairs if chair.kind == "person" and not chair.stand_in}
        return [account for account in self.people() if account in there - {mine} - self.agreed]

    def call_bot(self, account: str, seat: int) -> Note:
        """Whether that person is really away, the referee has asked before."""
        self.must_be("running")
        self.must_sit(account)
        if seat >= len(self.chairs) or self.chairs[seat].player() or self.chairs[seat].account == account:
            raise Illegal("nobody-to-replace", "", {"seat": seat})
        if self.setup.clock.kind != "none" and self.setup.clock.seconds >= DAYS:
            raise Illegal("has-time-left", "", {"seat": seat})
        return Note(StoodIn("away"), seat)

    def come_back(self, account: str) -> Note:
        self.must_be("running")
        mine = [self.chairs[seat] for seat in self.seats_of(account)]
        if not any(chair.stand_in and not chair.returns for chair in mine):
            raise Illegal("nothing-to-return-to", "", {})
        return Note(Returned())

    def want_rematch(self, account: str, commitment: str) -> Note:
        self.must_be("over")
        self.must_sit(account)
        if self.next:
            raise Illegal("rematch-begun", "", {"table": self.next})
        if commitment and any(chair.next_commitment == commitment for chair in self.chairs):
            raise Illegal("commitment-used", "", {})
        return Note(WantedRematch(commitment=commitment))

    def put_link(self, account: str, on: bool) -> Note:
        """Whoever sits here may pass a link on; the host ends it, or those who sit here when the host has left."""
        if self.status == "open":
            raise Illegal("table-not-running", "", {})
        if account != self.setup.host:
            self.must_sit(account)
            if not on and any(chair.account == self.setup.host and chair.name != NEUTRAL for chair in self.chairs):
                raise Illegal("not-the-host", "", {})
        return Note(Shared(self.share or secrets.token_urlsafe(16)) if on else Shared())

    def time_out(self, now: float) -> Note | None:
        """The entry that is due because a player's time has run out, if it has."""
        until = self.until()
        if until is None or until > now:
            return None
        return Note(Lapsed()) if self.awaits else Note(StoodIn("time"), self.to_act())

    # Entries: what is so because it was written

    def fold(self, entry: Entry) -> None:
        """Carry out the next entry of the notebook."""
        assert entry.seq == self.seq, f"entry {entry.seq} after {self.seq}"
        seat, account, event = entry.seat, entry.account, entry.event
        self.seq += 1
        self.at = at = max(entry.at, self.at)  # the clocks of two machines are never quite the same
        if entry.command:
            insort(self.commands, hash((account, entry.command)))
        before, by_person = self.to_act(), not self.bot_to_act()
        noticed = in_game = False  # by others: offers and wishes keep no bot waiting; and nothing around the cards
        match event:
            case Moved():
                in_game, noticed = True, not self.chairs[seat].player() or not self.goes_unnoticed(event.code)
                self.apply(event.code)
                self.chairs[seat].answered += 1
            case Undone():
                in_game = noticed = True
                self.take_back()
                self.chairs[seat].answered += 1
            case Sat():
                chair = self.chairs[seat]
                chair.kind, chair.account, chair.name = "person", account, event.name
                self.pledges.sit(seat, event.commitment, event.entropy)
            case Committed():
                self.pledges.commit(seat, event.commitment)
            case Revealed():
                self.pledges.reveal(seat, event.entropy)
            case Lapsed():
                self.evict()
            case Filled():
                chair = self.chairs[seat]
                chair.kind = "bot" if event.bot else "open"
                chair.bot, chair.name = event.bot, event.name
                self.pledges.put(seat, "server" if event.bot else "nobody")
            case Left():
                noticed = True
                self.vacate(account)
            case StoodIn():
                noticed = True
                self.chairs[seat].stand_in = levels.standard(self.game)
                self.chairs[seat].late += event.why == "time"
            case Returned():
                noticed = True
                self.take_seats_again(account)
            case Proposed():
                self.offer, self.agreed = (seat, event.what), set()
            case Answered():
                if event.yes:
                    self.agreed.add(account)
                else:
                    self.offer = None
            case WantedRematch():
                seats = self.seats_of(account)
                for mine in seats:
                    self.chairs[mine].wants_rematch = True
                self.chairs[seats[0]].next_commitment = event.commitment
            case Rematched():
                self.next = event.table
            case Shared():
                self.share, self.unshared = event.token, not event.token
            case _:
                raise TypeError(f"entry {entry.seq} is of no known kind: {event!r}")
        if event.program:
            for mine in self.seats_of(account):
                self.chairs[mine].program = True
        if noticed:
            self.noticed_at = at
        self.settle_offer()
        self.deal_if_ready(at)
        self.pass_on(before, by_person, at)
        if not in_game or self.ending is not None:
            self.around += 1

    def deal_if_ready(self, at: float) -> None:
        """The cards are dealt as soon as every seat is taken and all have revealed: nobody has to say so."""
        if self.writer is not None:
            return
        full = all(chair.kind != "open" for chair in self.chairs)
        self.pledges.settle(full, at)
        if not full or self.awaits:
            return
        self.writer, self.facts = self.laid or self.lay()
        self.laid = None
        self.writer.record.seats = [chair.name for chair in self.chairs]
        self.writer.record.bots = [chair.bot for chair in self.chairs]
        self.asked_at = self.noticed_at = at
        self.end_if_over()

    def lay(self) -> tuple[Writer, list[Any]]:
        """The cards as they lie before the first decision that is made here, and the facts until then."""
        start, entropy, openly = self.setup.start, self.entropy(), self.dealt_openly()
        salts = tuple(bytes.fromhex(salt) for salt in entropy if salt or not openly or start is not None)
        names = [chair.name for chair in self.chairs]
        self.told = self.game.facts(self.options)
        parts = None if openly else self.parts()
        writer = records.begin(self.game, self.options, names, self.seed, salts, self.told, parts=parts)
        facts = self.told.take()
        for code in start.codes if start is not None else ():
            mover = writer.table.to_act()
            self.marks.append(len(facts))
            self.codes.append(code)
            writer.apply(code)
            facts += self.told.take()
            if writer.table.to_act() != mover:
                self.turn_mark = self.marks[-1]
        return writer, facts

    def entropy(self) -> list[str]:
        """What was added to the seed: by those who sit here, or by those of the record that is studied."""
        start = self.setup.start
        return start.entropy if start is not None else [part.entropy for part in self.pledges.parts]

    def parts(self) -> Parts:
        """Who added it, and what was committed to: empty where it was added openly (scheme 1)."""
        start = self.setup.start
        return start.parts if start is not None and start.parts is not None else self.pledges.told()

    def dealt_openly(self) -> bool:
        """Whether this is a table of scheme 1."""
        return self.setup.scheme == OPEN

    def apply(self, code: int) -> None:
        assert self.writer is not None
        self.marks.append(len(self.facts))
        earlier = self.writer.table.clone()
        self.writer.apply(code)
        self.earlier = [*self.earlier, earlier] if self.writer.table.can_undo() else []
        self.codes.append(code)
        self.facts += self.told.take()
        self.end_if_over()

    def goes_unnoticed(self, code: int) -> bool:
        """Whether this answer would be nobody's business but the answerer's: a card kept after a pick (WE 21.5)."""
        assert self.writer is not None
        table = self.writer.table
        after = table.clone()
        heard = self.game.listen(after)
        after.apply(code)
        if any(self.game.sight(fact, SPECTATOR) is not None for fact in heard.take()):
            return False
        return bool(self.game.view(after, SPECTATOR) == self.game.view(table, SPECTATOR))

    def take_back(self) -> None:
        """The table as it was before the last answer."""
        assert self.writer is not None
        self.writer.table = self.earlier.pop()
        self.told = self.game.listen(self.writer.table)
        record = self.writer.record
        record.fingerprints.pop(len(record.decisions), None)
        record.decisions.pop()
        self.codes.pop()
        left = self.marks.pop()
        self.cuts.append(left)
        del self.facts[left:]
        self.turn_mark = min(self.turn_mark, left)

    def end_if_over(self) -> None:
        assert self.writer is not None
        result = self.writer.record.result
        if result is not None:
            winner = int(result["winner"])
            self.ending = wire.Ending("finished", winner if winner >= 0 else None, None, result)

    def vacate(self, account: str) -> None:
        """Before the deal the seat becomes open; during a game a bot takes over."""
        seats = self.seats_of(account)
        if self.writer is None:
            self.free(seats)
            return
        for seat in seats:
            chair = self.chairs[seat]
            chair.stand_in, chair.returns = levels.standard(self.game), False

    def evict(self) -> None:
        """Those who did not commit or reveal in time lose all their seats."""
        late = {self.chairs[seat].account for seat in self.waiting()}
        self.pledges.lapse(late)
        self.free([seat for account in sorted(late) for seat in self.seats_of(account)])

    def free(self, seats: Sequence[int]) -> None:
        for seat in seats:
            chair = self.chairs[seat]
            chair.kind, chair.account, chair.name, chair.program = "open", "", "", False
        self.pledges.vacate(seats)

    def take_seats_again(self, account: str) -> None:
        """Whose time has run out has no say in this turn any more: the bot finishes it."""
        for seat in self.seats_of(account):
            chair = self.chairs[seat]
            over = self.setup.clock.kind != "none" and self.time_left(chair) < TICK
            if chair.stand_in and seat == self.to_act() and over:
                chair.returns = True
            else:
                chair.stand_in = ""

    def settle_offer(self) -> None:
        """When everyone has agreed, the game is over."""
        if self.offer is None or self.ending is not None or self.writer is None:
            return
        if not self.asked_for_consent():
            seat, what = self.offer
            self.offer = None
            if what == "abandon":
                self.ending = wire.Ending("abandoned", None, seat, {})
            else:
                self.ending = wire.Ending("conceded", self.winner_without(seat), seat, {})

    def winner_without(self, loser: int) -> int | None:
        """Who wins when a seat concedes: the other one; of several the one that visibly has most, or nobody."""
        others = [seat for seat in range(len(self.chairs)) if seat != loser]
        if len(others) == 1:
            return others[0]
        assert self.writer is not None
        standing = self.game.standing(self.writer.table)
        if standing is None:
            return None
        most = max(standing[seat] for seat in others)
        leading = [seat for seat in others if standing[seat] == most]
        return leading[0] if len(leading) == 1 else None

    def pass_on(self, before: int, by_person: bool, at: float) -> None:
        """When another seat is asked, or a bot in the same seat, one clock stops and another starts.

        Several answers of one seat in a row are one turn of its clock, so that nobody learns how many there were. Time
        used in a turn stays used, whatever happens before the answer; a bot's time neither costs nor
        gains the player anything.
        """
        now = self.to_act()
        if now == before and by_person == (not self.bot_to_act()):
            return
        if before >= 0:
            chair = self.chairs[before]
            if by_person:
                chair.used += at - self.asked_at
                chair.left = max(chair.left - (at - self.asked_at), 0.0)
            if now != before:
                self.end_turn(chair, by_person)
                self.turn_mark = self.marks[-1] if self.marks else 0
        self.asked_at = at

    def end_turn(self, chair: SeatState, by_person: bool) -> None:
        chair.used = 0.0
        if by_person:
            chair.left += self.setup.clock.increment
        if chair.returns:
            chair.stand_in, chair.returns = "", False
            self.around += 1

    # After the end

    def rematch_ready(self) -> bool:
        """Whether all people here want to play again."""
        if self.ending is None or self.next:
            return False
        people = [chair for chair in self.chairs if chair.kind == "person"]
        return bool(people) and all(chair.wants_rematch for chair in people)

    def counts(self) -> bool:
        """Whether the result counts; it does not if a player knows the cards."""
        return self.setup.start is None

    def score(self) -> list[int]:
        """Games won, by seat, with this one when it is over."""
        score = list(self.setup.score) or [0] * len(self.chairs)
        if self.counts() and self.ending is not None and self.ending.winner is not None:
            score[self.ending.winner] += 1
        return score

    def rematch_setup(self, next_commitment: str) -> Setup:
        """The same table again: everyone moves on by one seat and keeps their score."""
        seats = [self.seat_again(seat) for seat in turned(range(len(self.chairs)))]
        return replace(
            self.setup,
            rules=self.game.rules_version,
            seats=seats,
            scheme=self.next_scheme(),
            commitment=self.setup.next_commitment,
            next_commitment=next_commitment,
            previous=self.id,
            score=turned(self.score()),
            start=None,
        )

    def next_scheme(self) -> int:
        """By what the rematch is dealt: a table of an earlier version was bound to its seed by scheme 1."""
        return COMMITTED if self.setup.next_commitment == seed_commitment(self.next_seed) else OPEN

    def seat_again(self, seat: int) -> SeatSetup:
        """A seat in the rematch: a player who asks for it without a commitment adds nothing to the deal."""
        chair = self.chairs[seat]
        told = SeatSetup(chair.kind, chair.account, chair.name, chair.bot, program=chair.program)
        if chair.next_commitment:
            return replace(told, source="player", commitment=chair.next_commitment)
        first = chair.kind == "person" and seat == self.seats_of(chair.account)[0]
        return replace(told, source="nobody") if first else told

    def outside(self) -> Outside:
        """As long as this stays, so does the summary."""
        return self.around, self.to_act(), self.until()

    def summary(self) -> Summary:
        ending, until = self.ending, self.until()
        return Summary(
            chairs=[chair.summary() for chair in self.chairs],
            to_act=self.to_act(),
            until=round(until, 3) if until is not None else None,
            how=ending.how if ending is not None else "",
            winner=ending.winner if ending is not None else None,
            gave_up=ending.seat if ending is not None and ending.how == "conceded" else None,
            score=self.score(),
            next=self.next,
            waiting=self.waiting(),
            commitment=self.commitment,
        )

    def results(self, at: float) -> list[dict[str, Any]]:
        """How a game that is over ended for each person, as rows; nobody wins against himself, or in a study."""
        assert self.ending is not None
        if not self.counts():
            return []
        found = []
        for seat, chair in enumerate(self.chairs):
            if chair.kind == "person" and len(self.seats_of(chair.account)) == 1:
                others = [other for other in self.chairs if other is not chair]
                row = {"table_id": self.id, "seat": seat, "account": chair.account, "game": self.setup.game}
                row |= {"players": len(self.chairs), "rivals": rivals_of(others), "outcome": self.outcome(seat)}
                found.append({**row, "at": at})
        return found

    def outcome(self, seat: int) -> str:
        """What it was for somebody: nobody loses a game that all agreed to stop but whoever gave up."""
        assert self.ending is not None
        if self.ending.winner == seat:
            return "won"
        if self.ending.how == "finished":
            return "drawn" if self.ending.winner is None else "lost"
        return "lost" if self.ending.how == "conceded" and self.ending.seat == seat else "stopped"

    def record(self) -> dict[str, Any]:
        """The record of a game that is over; while it runs its decisions are secrets."""
        self.must_be("over")
        assert self.writer is not None
        return records.to_document(self.writer.record)

    def secret_record(self) -> bytes:
        """The record of a game that goes on, for a worker that shows a seat what it saw. It never leaves the server."""
        self.must_be("running")
        assert self.writer is not None
        return msgspec.json.encode(records.to_document(self.writer.record))


def rivals_of(others: "Sequence[SeatState]") -> str:
    """The opponents of a seat: people, bots of one level (its name), or mixed."""
    kinds = {other.bot if other.kind == "bot" else "people" for other in others}
    return kinds.pop() if len(kinds) == 1 else "mixed"


def turned(row: Sequence[Any]) -> list[Any]:
    """Everyone moves on by one seat."""
    return [row[-1], *row[:-1]]


def checked_bot(bot: str, game: str, options: Mapping[str, Any]) -> str:
    """Who will play by these rules: usually the bot itself. `Malformed` if nobody of that name plays this game."""
    found = find_game(game)
    known = levels.names(found)
    if bot not in known:
        raise Malformed("unknown-bot", "bot", {"value": bot[:80], "known": ", ".join(known)})
    return levels.who_plays(bot, found, found.options(options))
