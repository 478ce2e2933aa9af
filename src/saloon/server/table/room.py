"""A table, computed from its log: entries are applied one by one, and nothing else ever changes it.

`Room` is plain data, without network, database or clock; `fold` applies an entry of the log. Every process that reads
the same log has the same room. What a command writes into the log: `answering`.
"""

from array import array
from bisect import bisect_left, insort
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal

import msgspec

from saloon.bots import levels
from saloon.kernel import record as records
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.fairness import OPEN, Parts
from saloon.kernel.game import SPECTATOR, Facts, find_game
from saloon.kernel.record import Writer
from saloon.kernel.rng import SEED_BYTES
from saloon.kernel.table import Table
from saloon.server import wire
from saloon.server.storage.documents import Setup, Summary
from saloon.server.storage.entries import (
    NOBODY,
    Answered,
    Committed,
    Entry,
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
from saloon.server.table.pledges import Pledges
from saloon.server.table.seat import SeatState
from saloon.server.workers.jobs import Job

LEAST_TIME = 15.0  # seconds per move, however often the player was late
MOST_HALVINGS = 3  # of a player's time for a move
TICK = 0.01  # seconds: less than this is nothing

Status = Literal["open", "running", "over"]
QuestionKey = tuple[int, int, str]  # the seat that is asked, how many it has answered, the bot that answers for it
Outside = tuple[int, int, float | None]  # all that a summary depends on


@contextmanager
def failures_refused(game: str) -> Iterator[None]:
    """An error inside a game of another package is a refusal: nothing changes, and other tables play on."""
    try:
        yield
    except (Illegal, Malformed):
        raise
    except Exception as error:
        raise Illegal("game-failed", "", {"game": game}) from error


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
        self.shared_in_play = False  # it was made to watch the game, not only its replay
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
            scheme=self.setup.scheme,
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

    def may_watch(self, account: str, invite: str, share: str = "", now: float = 0.0, played_out: bool = False) -> bool:
        """Those who sit here, those with the invite link, and, if spectators are allowed, those with one for watching.

        At public tables that is everyone. A try of a deal is for its player alone, until it is over and the cards are
        no secret any more at that time; in a duel when its deal is known to be `played_out`.
        """
        if account == self.setup.host or self.sits(account):
            return True
        if self.is_try() and (self.status != "over" or (self.is_sealed(now) and not played_out)):
            return False
        if invite and invite == self.invite:
            return True
        shared = self.share != "" and share == self.share
        return (self.setup.public or shared) and (self.setup.spectators or self.status != "running")

    def check_watching(self, account: str, invite: str, share: str = "", now: float = 0.0) -> None:
        """`Illegal` says why someone may not watch: a link for watching may have been withdrawn."""
        if self.may_watch(account, invite, share, now):
            return
        if share and share == self.share:
            raise Illegal("watch-later", "", {})
        raise Illegal("link-ended" if share else "not-invited", "", {})

    def may_look(self, account: str, seat: int) -> bool:
        """The views a player may have: their own seats, a spectator's, and after the game every seat's.

        Of a deal that others may still play, the other seats' are shown in the replay alone, when nobody does any more.
        """
        if seat == SPECTATOR:
            return True
        if not 0 <= seat < len(self.chairs):
            return False
        chair = self.chairs[seat]
        over = self.ending is not None and not self.may_be_sealed()
        return over or (chair.kind == "person" and chair.account == account)

    def may_undo(self) -> bool:
        """Whether the last answer may be taken back: it was given here, nobody has learnt anything by it, and the
        game is neither rated nor a deal that many play."""
        if self.setup.rated or self.is_try():
            return False
        begun = len(self.setup.start.codes) if self.setup.start is not None else 0
        return self.writer is not None and len(self.codes) > begun and bool(self.writer.table.can_undo())

    def is_try(self) -> bool:
        """Whether this is someone's one try of a deal that many play."""
        return self.setup.deal is not None and self.setup.deal.counts

    def is_sealed(self, now: float = 0.0) -> bool:
        """Whether the cards stay secret after the end of the game; at a certain time, if one is given.

        In a duel they may: the room does not know what is played at its other tables.
        """
        deal = self.setup.deal
        return deal is not None and (deal.until > now or deal.duel != "")

    def may_be_sealed(self) -> bool:
        """Whether others may still play these cards, as far as the room alone can say: a deal of a match lies at two
        tables."""
        return self.is_sealed() or self.setup.pair != ""

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

    def others_there(self, seat: int) -> bool:
        """Whether another person than that of this seat plays here, and has not left it to a bot."""
        mine = self.chairs[seat].account
        return any(chair.kind == "person" and not chair.stand_in and chair.account != mine for chair in self.chairs)

    def asked_for_consent(self) -> list[str]:
        """The people who have not answered the proposal yet: all except its author and absent players."""
        if self.offer is None:
            return []
        mine = self.chairs[self.offer[0]].account
        there = {chair.account for chair in self.chairs if chair.kind == "person" and not chair.stand_in}
        return [account for account in self.people() if account in there - {mine} - self.agreed]

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
                chair.bot, chair.name, chair.asked = event.bot, event.name, event.asked
                self.pledges.put(seat, "server" if event.bot else "nobody")
            case Left():
                noticed = True
                self.vacate(account)
            case StoodIn():
                noticed = True
                self.chairs[seat].stand_in, self.chairs[seat].helped = levels.standard(self.game), True
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
                self.shared_in_play = event.token != "" and self.status != "over"
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
        self.writer.record.bots = bots = [chair.bot for chair in self.chairs]
        self.writer.record.versions = [levels.version(bot, self.game) if bot else "" for bot in bots]
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
        self.play(self.writer, code)
        self.earlier = [*self.earlier, earlier] if self.writer.table.can_undo() else []
        self.codes.append(code)
        self.facts += self.told.take()
        self.end_if_over()

    def play(self, table: Table | Writer, code: int) -> None:
        """Apply an answer by the rules of the game; `Illegal` if the game itself fails, as one of another package
        may."""
        with failures_refused(self.setup.game):
            table.apply(code)

    def goes_unnoticed(self, code: int) -> bool:
        """Whether nobody but the player may notice this answer: a card kept after a pick (WE 21.5)."""
        assert self.writer is not None
        table = self.writer.table
        after = table.clone()
        heard = self.game.listen(after)
        self.play(after, code)
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
            chair.stand_in, chair.returns, chair.helped = levels.standard(self.game), False, True

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
        """A player whose time has run out no longer decides in this turn: the bot finishes it."""
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

    # As others keep it

    def counts(self) -> bool:
        """Whether the result counts; it does not if a player may know the cards."""
        deal = self.setup.deal
        return self.setup.start is None or (deal is not None and deal.counts and (deal.until > 0 or deal.duel != ""))

    def score(self) -> list[int]:
        """Games won, by seat, with this one when it is over."""
        score = list(self.setup.score) or [0] * len(self.chairs)
        if self.counts() and self.ending is not None and self.ending.winner is not None:
            score[self.ending.winner] += 1
        return score

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

    def record(self) -> dict[str, Any]:
        """The record of a game that is over; while it runs its decisions are secrets."""
        self.must_be("over")
        assert self.writer is not None
        return records.to_document(self.writer.record)

    def secret_record(self) -> bytes:
        """The record of a running or sealed game, for a worker that shows a seat what it saw.

        It never leaves the server.
        """
        assert self.writer is not None
        return msgspec.json.encode(records.to_document(self.writer.record))
