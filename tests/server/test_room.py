"""The rules of a table, without network, database or clock: what a table allows, refuses, and becomes."""

import random
from collections.abc import Callable
from typing import Any, Literal

import msgspec
import pytest

from saloon.games.wyatt_earp.codes import DISCARD, STANDARD_CODES, TAKE_DISCARD
from saloon.games.wyatt_earp.facts import RoundEnded
from saloon.kernel import record as records
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.fairness import COMMITTED, seed_commitment
from saloon.kernel.game import find_game
from saloon.kernel.rng import SEED_BYTES
from saloon.server import wire
from saloon.server.people.who import Who
from saloon.server.storage.documents import SeatSetup, Setup, Summary
from saloon.server.storage.entries import NOBODY, Entry, Left, Moved, Rematched, read_event
from saloon.server.storage.notebook import entry_row
from saloon.server.table.afterwards import rematch_ready, rematch_setup, results
from saloon.server.table.answering import Note, after, answer, time_out
from saloon.server.table.new_table import open_setup
from saloon.server.table.pledges import DAYS
from saloon.server.table.render import Eye, Picture, picture_of
from saloon.server.table.room import LEAST_TIME, Outside, Room
from saloon.server.terms import Clock

SECRET = bytes(range(64)) * (2 * SEED_BYTES // 64)
ANN, BEN, CAT, DAN, EVE = (Who(name.lower(), name) for name in ("Ann", "Ben", "Cat", "Dan", "Eve"))
PEOPLE = {who.account: who for who in (ANN, BEN, CAT, DAN)}


class At:
    """A table, and the notebook from which it could be read again.

    `At("ann", "open", "deputy")`: a seat is a person's account, `open`, or the name of a bot. Time passes only by
    `wait`.
    """

    def __init__(self, *seats: str, game: str = "wyatt-earp", **changes: Any) -> None:
        rules = find_game(game)
        setup = Setup(
            game=game,
            rules=rules.rules_version,
            options=rules.settings(rules.options({})),
            seats=[seat_of(seat, at) for at, seat in enumerate(seats)],
            host="ann",
            scheme=COMMITTED,
            commitment=seed_commitment(SECRET[:SEED_BYTES]),
            next_commitment=seed_commitment(SECRET[SEED_BYTES:]),
        )
        self.setup = msgspec.structs.replace(setup, **changes)
        self.now = 1000.0
        self.room = self.new()
        self.entries: list[Entry] = []
        self.rng = random.Random(7)
        self.choose: Callable[[list[int]], int] = self.rng.choice

    def new(self) -> Room:
        return Room("table", self.setup, SECRET, "link", 1000.0)

    def wait(self, seconds: float) -> "At":
        self.now += seconds
        return self

    def write(self, note: Note, account: str = "", command: str = "") -> None:
        entry = Entry(self.room.seq, note.event, note.seat, account, command, self.now)
        self.room.fold(entry)
        self.entries.append(entry)

    def does(self, who: Who, kind: type[wire.Command], **values: Any) -> None:
        command = kind(table="table", id=f"{kind.__name__}-{len(self.entries)}", **values)
        note = answer(self.room, who, command)  # type: ignore[arg-type]
        self.write(note, who.account, command.id)

    def refuses(self, who: Who, kind: type[wire.Command], **values: Any) -> str:
        """Why; nothing has changed."""
        before = image(self.room)
        with pytest.raises((Illegal, Malformed)) as refused:
            answer(self.room, who, kind(table="table", id="x", **values))  # type: ignore[arg-type]
        assert image(self.room) == before
        assert isinstance(refused.value, (Illegal, Malformed))
        return refused.value.reason

    def move(self, seat: int | None = None) -> None:
        """Whoever must answer does, by chance; a bot's answer has no account."""
        acts = self.room.to_act()
        assert seat in (None, acts)
        assert self.room.writer is not None
        code = self.choose(self.room.writer.table.legal())
        chair = self.room.chairs[acts]
        if chair.player():
            self.write(Note(Moved(code), acts))
        else:
            self.does(PEOPLE[chair.account], wire.Move, seat=acts, question=chair.answered, code=code)

    def play_until(self, seat: int) -> None:
        while self.room.to_act() != seat:
            self.move()

    def finish(self) -> "At":
        while self.room.status == "running":
            self.move()
        return self

    def time_out(self) -> bool:
        """What a sweeper would do now."""
        note = time_out(self.room, self.now)
        if note is not None:
            self.write(note)
        return note is not None

    def left(self) -> float:
        """Seconds until a player's time runs out."""
        until = self.room.deadline()
        assert until is not None
        return until - self.now


def seat_of(seat: str, at: int) -> SeatSetup:
    if seat == "open":
        return SeatSetup("open")
    if seat in PEOPLE:
        return SeatSetup("person", seat, f"{PEOPLE[seat].name}{at}")
    return SeatSetup("bot", "", seat, seat)


def image(room: Room) -> list[Any]:
    """Everything about a room that its entries decide."""
    viewers = [("zed", NOBODY), *((chair.account, seat) for seat, chair in enumerate(room.chairs))]
    eyes = [Eye(room, account, seat, "link").news() for account, seat in viewers]
    chairs = [vars(chair) for chair in room.chairs]
    position = room.game.to_document(room.writer.table) if room.writer is not None else None
    rows = [list(row) for row in (room.codes, room.marks, room.cuts, room.commands)]
    known = [room.seq, room.turn_mark, room.asked_at, room.noticed_at, room.at]
    bound = [room.pledges.parts, room.pledges.since, room.seed.hex(), sorted(room.pledges.spent)]
    return [eyes, msgspec.json.encode([chairs, position, known, rows, bound]), room.offer, room.agreed]


def clock(kind: Any, seconds: int, increment: int = 0) -> Clock:
    return Clock(kind, seconds, increment)


# Taking seats


def test_the_cards_are_dealt_when_the_last_seat_is_taken() -> None:
    at = At("ann", "open", "open")
    at.does(BEN, wire.Sit, seat=2, invite="link")
    assert at.room.writer is None
    at.does(CAT, wire.Sit, seat=1, invite="link")
    assert at.room.status == "running"
    assert at.room.people() == ["ann", "cat", "ben"]
    assert at.finish().room.record()["entropy"] == ["", "", ""]


def test_seats_are_for_those_who_were_invited_and_taken_once() -> None:
    at = At("ann", "open", "open")
    assert at.refuses(BEN, wire.Sit, seat=1) == "not-invited"
    assert at.refuses(BEN, wire.Sit, seat=1, invite="lin") == "not-invited"
    assert at.refuses(BEN, wire.Sit, seat=0, invite="link") == "seat-taken"
    assert at.refuses(BEN, wire.Sit, seat=3, invite="link") == "seat-taken"
    at.does(BEN, wire.Sit, seat=1, invite="link")
    assert at.refuses(CAT, wire.Sit, seat=1, invite="link") == "seat-taken"
    at.does(CAT, wire.Sit, seat=2, invite="link")
    assert at.refuses(DAN, wire.Sit, seat=1, invite="link") == "table-not-open"


def test_anybody_may_sit_at_a_public_table() -> None:
    at = At("ann", "open", public=True)
    at.does(BEN, wire.Sit, seat=1)
    assert at.room.status == "running"


def test_two_of_one_name_are_told_apart() -> None:
    at = At("ann", "open", "open", "open")
    for seat, who in enumerate((Who("b", "Ann0"), Who("c", "Ann0")), start=1):
        at.does(who, wire.Sit, seat=seat, invite="link")
    at.does(ANN, wire.Fill, seat=3, bot="deputy")
    assert [chair.name for chair in at.room.chairs] == ["Ann0", "Ann0 (2)", "Ann0 (3)", "deputy"]


def test_the_host_fills_seats_with_bots_and_clears_them_again() -> None:
    at = At("ann", "open", "open", "open")
    at.does(ANN, wire.Fill, seat=1, bot="deputy")
    at.does(ANN, wire.Fill, seat=2, bot="deputy")
    assert [chair.name for chair in at.room.chairs[1:3]] == ["deputy", "deputy (2)"]
    at.does(ANN, wire.Fill, seat=1, bot="deputy")
    assert at.room.chairs[1].name == "deputy", "the same bot again is not another one"
    at.does(ANN, wire.Fill, seat=1)
    assert at.room.chairs[1].kind == "open"
    assert at.refuses(BEN, wire.Fill, seat=1, bot="deputy") == "not-the-host"
    assert at.refuses(ANN, wire.Fill, seat=0, bot="deputy") == "seat-taken"
    assert at.refuses(ANN, wire.Fill, seat=1, bot="sheriff") == "unknown-bot"
    at.does(ANN, wire.Fill, seat=1, bot="ranger")
    at.does(ANN, wire.Fill, seat=3, bot="random")
    assert at.room.status == "running"
    assert at.refuses(ANN, wire.Fill, seat=1) == "table-not-open"


def test_who_leaves_before_the_deal_frees_the_seat() -> None:
    at = At("ann", "open", "open")
    at.does(BEN, wire.Sit, seat=1, invite="link", commitment="cd" * 32)
    at.does(BEN, wire.Leave)
    chair = at.room.chairs[1]
    assert (chair.kind, chair.account, chair.name, at.room.parts().commitments) == ("open", "", "", ["", "", ""])
    assert at.refuses(BEN, wire.Leave) == "no-seat-here"


# Answers


def test_only_the_seat_that_is_asked_answers_and_only_that_question() -> None:
    at = At("ann", "ben")
    seat = at.room.to_act()
    who, other = (ANN, BEN) if seat == 0 else (BEN, ANN)
    assert at.room.writer is not None
    legal = at.room.writer.table.legal()
    assert at.refuses(other, wire.Move, seat=1 - seat, question=0, code=legal[0]) == "not-your-turn"
    assert at.refuses(other, wire.Move, seat=seat, question=0, code=legal[0]) == "not-your-seat"
    assert at.refuses(EVE, wire.Move, seat=seat, question=0, code=legal[0]) == "not-your-seat"
    assert at.refuses(who, wire.Move, seat=seat, question=1, code=legal[0]) == "question-is-past"
    wrong = next(code for code in range(999) if code not in legal)
    assert at.refuses(who, wire.Move, seat=seat, question=0, code=wrong)
    at.does(who, wire.Move, seat=seat, question=0, code=legal[0])
    assert at.refuses(who, wire.Move, seat=seat, question=0, code=legal[0]) in {"question-is-past", "not-your-turn"}
    assert At("ann", "open").refuses(ANN, wire.Move, seat=0, question=0, code=0) == "table-not-running"
    assert at.finish().refuses(who, wire.Move, seat=seat, question=0, code=0) == "table-not-running"


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game in ("wyatt-earp", "revolver") for seed in range(4)])
def test_undo_leaves_the_table_as_it_was(game: str, seed: int) -> None:
    at = At("ann", "ben", game=game)
    at.rng = random.Random(seed)
    undone = 0
    while at.room.status == "running":
        assert at.room.writer is not None
        seat, chair = at.room.to_act(), at.room.chairs[at.room.to_act()]
        if at.room.writer.table.can_undo() and at.rng.random() < 0.4:
            undone += 1
            codes = at.room.codes[:-1]
            at.does(PEOPLE[chair.account], wire.Undo, seat=seat, question=chair.answered)
            assert at.room.codes == codes
            if undone % 5:
                continue
            again = at.new()
            for number, code in enumerate(codes):
                again.fold(Entry(number, Moved(code), again.to_act(), at=1000.0))
            assert again.writer is not None
            assert at.room.writer.table.fingerprint() == again.writer.table.fingerprint()
            assert at.room.facts == again.facts
            assert at.room.writer.record == again.writer.record
        else:
            if not at.room.writer.table.can_undo() and at.rng.random() < 0.05:
                about = {"seat": seat, "question": chair.answered}
                assert at.refuses(PEOPLE[chair.account], wire.Undo, **about) == "cannot-undo"
            at.move()
    assert undone >= 5


def test_a_question_that_was_taken_back_has_a_new_number() -> None:
    at = At("ann", "ben")
    while at.room.writer is not None and not at.room.writer.table.can_undo():
        at.move()
    seat, chair = at.room.to_act(), at.room.chairs[at.room.to_act()]
    number = chair.answered
    at.does(PEOPLE[chair.account], wire.Undo, seat=seat, question=number)
    assert chair.answered == number + 1
    assert at.refuses(PEOPLE[chair.account], wire.Undo, seat=seat, question=number) == "question-is-past"


# The notebook


def random_life(seed: int, game: str) -> At:
    """Whatever may happen at a table, by chance, to the end of a game or for long enough."""
    rng = random.Random(seed)
    clocks = [Clock(), clock("move", 30), clock("game", 60, 3), clock("move", 3 * 86_400)]
    seats = ["ann", "ben", *rng.choices(["open", "deputy", "cat", "ann"], k=rng.randrange(3) if game[0] == "w" else 0)]
    at = At(*seats, game=game, clock=rng.choice(clocks), aids=rng.random() < 0.5)
    at.rng = rng
    for _ in range(400):
        if at.room.next or (at.room.status == "over" and rng.random() < 0.05):
            break
        at.wait(rng.choice([0.0, 0.5, 5.0, 40.0]))
        chair = at.room.chairs[max(at.room.to_act(), 0)]
        who = rng.choice(list(PEOPLE.values()))
        kinds: list[tuple[type[wire.Command], dict[str, Any]]] = [
            (wire.Sit, {"seat": rng.randrange(4), "invite": "link"}),
            (wire.Leave, {}),
            (wire.Return, {}),
            (wire.Fill, {"seat": rng.randrange(4), "bot": rng.choice(["", "deputy"])}),
            (wire.Propose, {"seat": rng.randrange(4), "what": rng.choice(["concede", "abandon"])}),
            (wire.Answer, {"yes": rng.random() < 0.1}),
            (wire.CallBot, {"seat": rng.randrange(4)}),
            (wire.Undo, {"seat": max(at.room.to_act(), 0), "question": chair.answered}),
            (wire.Rematch, {}),
        ]
        if at.room.status == "running" and rng.random() < 0.7:
            if not at.time_out():
                at.move()
            continue
        kind, values = rng.choice(kinds)
        try:
            at.does(who, kind, **values)
        except (Illegal, Malformed):
            continue
    return at


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", ["wyatt-earp", "revolver"])
def test_the_same_notebook_makes_the_same_room(game: str, seed: int) -> None:
    at = random_life(seed, game)
    again = at.new()
    for entry in at.entries:
        _, seq, kind, seat, account, command, time, body = entry_row("table", entry)
        again.fold(Entry(seq, read_event(seq, kind, body), seat, account, command or "", time))
    assert image(again) == image(at.room)
    if at.room.status == "over":
        assert again.record() == at.room.record()


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", ["wyatt-earp", "revolver"])
def test_what_is_remembered_of_the_last_picture_is_what_it_would_be_now(game: str, seed: int) -> None:
    at = random_life(seed, game)
    again = at.new()
    summaries: dict[Outside, Summary] = {}
    for entry in at.entries:
        again.fold(entry)
        assert summaries.setdefault(again.outside(), again.summary()) == again.summary()
        kept = picture_of(again)
        afresh = Picture(again, None)
        for seat in range(NOBODY, len(again.chairs)):
            assert kept.still(again, seat) == afresh.still(again, seat)


def test_entries_out_of_order_are_never_folded() -> None:
    at = At("ann", "ben")
    with pytest.raises(AssertionError):
        at.room.fold(Entry(1, Left(), account="ann", at=1000.0))


# Clocks


def test_without_a_clock_nobody_is_ever_late() -> None:
    at = At("ann", "ben").wait(10**9)
    assert at.room.deadline() is None
    assert not at.time_out()


def test_the_clock_for_a_move_begins_anew_with_every_turn() -> None:
    at = At("ann", "ben", clock=clock("move", 60))
    for _ in range(10):
        seat = at.room.to_act()
        assert at.left() == 60
        while at.room.to_act() == seat:
            at.wait(1)
            at.move(seat)


def test_several_answers_of_one_turn_share_one_clock() -> None:
    at = At("ann", "ben", clock=clock("move", 600))
    seat, began = at.room.to_act(), at.now
    while at.room.to_act() == seat:
        assert at.left() == 600 - (at.now - began)
        at.wait(1)
        at.move(seat)


def test_the_clock_for_a_game_stops_between_turns_and_gains_with_each() -> None:
    at = At("ann", "ben", clock=clock("game", 100, 5))
    left = [100.0, 100.0]
    for _ in range(6):
        seat = at.room.to_act()
        assert at.left() == left[seat]
        at.wait(7)
        answers = 0
        while at.room.to_act() == seat:
            at.move(seat)
            answers += 1
        left[seat] += 5 - 7
        assert [chair.left for chair in at.room.chairs] == left


@pytest.mark.parametrize("kind", ["move", "game"])
def test_when_time_runs_out_a_bot_plays_on_and_not_before(kind: str) -> None:
    at = At("ann", "ben", clock=clock(kind, 60)).wait(59.9)
    seat = at.room.to_act()
    assert not at.time_out()
    assert at.wait(0.1).time_out()
    assert at.room.bot_to_act() == "deputy"
    assert at.room.deadline() is None
    assert not at.wait(1000).time_out(), "a bot has no clock"
    who = PEOPLE[at.room.chairs[seat].account]
    assert at.refuses(who, wire.Move, seat=seat, question=0, code=0) == "bot-plays-here"


@pytest.mark.parametrize("kind", ["move", "game"])
def test_whose_time_is_over_returns_after_the_turn(kind: str) -> None:
    at = At("ann", "ben", clock=clock(kind, 60, 20)).wait(60)
    seat = at.room.to_act()
    who = PEOPLE[at.room.chairs[seat].account]
    at.time_out()
    at.wait(1)
    at.does(who, wire.Return)
    assert at.room.bot_to_act() == "deputy", "this turn is the bot's"
    assert at.refuses(who, wire.Return) == "nothing-to-return-to"
    while at.room.to_act() == seat:
        at.move(seat)
    assert at.room.chairs[seat].player() == ""
    at.play_until(seat)
    if kind == "move":
        assert at.left() == 30


@pytest.mark.parametrize("kind", ["move", "game"])
def test_leaving_and_returning_gains_no_time(kind: str) -> None:
    at = At("ann", "ben", clock=clock(kind, 60, 20))
    who = PEOPLE[at.room.chairs[at.room.to_act()].account]
    for used in (10, 20, 30):
        at.wait(10)
        at.does(who, wire.Leave)
        at.wait(100)
        at.does(who, wire.Return)
        assert at.left() == 60 - used
    assert at.wait(30).time_out()


@pytest.mark.parametrize("kind", ["move", "game"])
def test_what_the_others_do_gives_nobody_time_and_takes_none(kind: str) -> None:
    at = At("ann", "ben", "cat", clock=clock(kind, 60, 20))
    seat = at.room.to_act()
    others = [PEOPLE[chair.account] for i, chair in enumerate(at.room.chairs) if i != seat]
    for used in (10, 20, 30):
        at.wait(10)
        at.does(others[0], wire.Leave)
        at.does(others[0], wire.Return)
        at.does(others[1], wire.Propose, seat=at.room.seats_of(others[1].account)[0], what="abandon")
        at.does(others[1], wire.Answer, yes=False)
        assert at.left() == 60 - used
    assert at.wait(30).time_out()


def test_a_bot_that_plays_for_somebody_costs_and_gains_him_nothing() -> None:
    at = At("ann", "ben", clock=clock("game", 100, 5))
    seat = at.room.to_act()
    at.wait(10)
    at.does(PEOPLE[at.room.chairs[seat].account], wire.Leave)
    at.wait(50)
    while at.room.to_act() == seat:
        at.move(seat)
    assert at.room.chairs[seat].left == 90


def test_undo_gains_no_time() -> None:
    at = At("ann", "ben", clock=clock("move", 600))
    while at.room.writer is not None and not at.room.writer.table.can_undo():
        at.move()
    seat, chair, left = at.room.to_act(), at.room.chairs[at.room.to_act()], at.left()
    at.wait(10)
    at.does(PEOPLE[chair.account], wire.Undo, seat=seat, question=chair.answered)
    assert at.left() == left - 10
    at.wait(10)
    at.move(seat)
    if at.room.to_act() == seat:
        assert at.left() == left - 20


def test_who_is_late_again_and_again_has_less_time_but_never_none() -> None:
    at = At("ann", "ben", clock=clock("move", 60))
    given = []
    for _ in range(5):
        at.play_until(0)
        given.append(at.left())
        assert at.wait(at.left()).time_out()
        at.does(ANN, wire.Return)
        at.move(0)
        while at.room.to_act() == 0:
            at.move(0)
        assert at.room.chairs[0].player() == ""
    assert given == [60, 30, LEAST_TIME, LEAST_TIME, LEAST_TIME]


def test_days_are_halved_three_times_at_most() -> None:
    at = At("ann", "ben", clock=clock("move", 8 * 86_400))
    at.play_until(0)
    at.room.chairs[0].late = 10
    assert at.room.time_left(at.room.chairs[0]) == 86_400


def test_two_machines_whose_clocks_differ_give_nobody_time() -> None:
    at = At("ann", "ben", clock=clock("game", 100))
    seat = at.room.to_act()
    at.wait(10)
    while at.room.to_act() == seat:
        at.move(seat)
    at.wait(-30)  # the next entry is written by a process that is behind
    other = at.room.to_act()
    while at.room.to_act() == other:
        at.move(other)
    assert [chair.left for chair in at.room.chairs] == ([90, 100] if seat == 0 else [100, 90])


# Takeover


def test_a_bot_is_called_only_for_somebody_who_is_not_played_for_yet() -> None:
    at = At("ann", "ben", "deputy")
    assert at.refuses(ANN, wire.CallBot, seat=2) == "nobody-to-replace"
    assert at.refuses(ANN, wire.CallBot, seat=0) == "nobody-to-replace"
    assert at.refuses(ANN, wire.CallBot, seat=3) == "nobody-to-replace"
    assert at.refuses(CAT, wire.CallBot, seat=1) == "no-seat-here"
    at.does(ANN, wire.CallBot, seat=1)
    assert at.room.chairs[1].player() == "deputy"
    assert at.refuses(ANN, wire.CallBot, seat=1) == "nobody-to-replace"
    assert at.room.chairs[1].late == 0
    at.does(BEN, wire.Return)
    assert at.room.chairs[1].player() == ""
    assert at.refuses(BEN, wire.Return) == "nothing-to-return-to"
    assert at.refuses(CAT, wire.Return) == "nothing-to-return-to"


def test_nobody_has_to_be_there_where_a_move_takes_days() -> None:
    at = At("ann", "ben", clock=clock("move", int(DAYS)))
    assert at.refuses(ANN, wire.CallBot, seat=1) == "has-time-left"


def test_the_question_is_another_one_when_its_player_changes() -> None:
    """So that what a bot has thought of meanwhile is never played for somebody who is back."""
    at = At("ann", "ben")
    who = PEOPLE[at.room.chairs[at.room.to_act()].account]
    asked = [at.room.question()]
    for kind in (wire.Leave, wire.Return):
        at.does(who, kind)
        asked.append(at.room.question())
    assert asked[0] == asked[2] != asked[1]
    at.move()
    assert at.room.question() not in asked


def test_one_person_leaves_and_returns_with_all_his_seats() -> None:
    at = At("ann", "ben", "ann")
    at.does(ANN, wire.Leave)
    assert [chair.player() for chair in at.room.chairs] == ["deputy", "", "deputy"]
    at.does(ANN, wire.Return)
    assert [chair.player() for chair in at.room.chairs] == ["", "", ""]


# Giving up


@pytest.mark.parametrize("what", ["concede", "abandon"])
def test_between_two_it_takes_the_other(what: str) -> None:
    at = At("ann", "ben")
    at.does(ANN, wire.Propose, seat=0, what=what)
    assert at.refuses(ANN, wire.Answer, yes=True) == "no-offer", "nobody agrees with himself"
    assert at.refuses(CAT, wire.Answer, yes=True) == "no-seat-here"
    at.does(BEN, wire.Answer, yes=True)
    assert at.room.ending is not None
    assert (at.room.ending.how, at.room.ending.winner) == (
        ("conceded", 1) if what == "concede" else ("abandoned", None)
    )
    assert at.room.score() == [0, int(what == "concede")]
    assert at.refuses(ANN, wire.Propose, seat=0, what=what) == "table-not-running"


def test_of_several_all_must_agree() -> None:
    at = At("ann", "ben", "cat", "dan")
    at.does(BEN, wire.Propose, seat=1, what="abandon")
    at.does(ANN, wire.Answer, yes=True)
    assert at.refuses(ANN, wire.Answer, yes=True) == "no-offer"
    at.does(CAT, wire.Answer, yes=True)
    assert at.room.asked_for_consent() == ["dan"]
    at.does(DAN, wire.Answer, yes=False)
    assert (at.room.status, at.room.offer) == ("running", None)
    at.does(BEN, wire.Propose, seat=1, what="abandon")
    assert at.room.asked_for_consent() == ["ann", "cat", "dan"], "an old yes is not a new one"


def test_whoever_proposed_may_take_it_back() -> None:
    at = At("ann", "ben", "cat")
    at.does(ANN, wire.Propose, seat=0, what="concede")
    assert at.refuses(BEN, wire.Propose, seat=1, what="abandon") == "offer-open"
    at.does(ANN, wire.Answer, yes=False)
    assert at.room.offer is None
    assert at.refuses(BEN, wire.Answer, yes=True) == "no-offer"


def test_bots_and_those_who_are_away_are_not_asked() -> None:
    at = At("ann", "deputy")
    at.does(ANN, wire.Propose, seat=0, what="concede")
    assert at.room.ending is not None
    assert at.room.ending.winner == 1
    at = At("ann", "ben", "cat")
    at.does(BEN, wire.Leave)
    at.does(ANN, wire.Propose, seat=0, what="abandon")
    assert at.room.asked_for_consent() == ["cat"]
    at.does(CAT, wire.Leave)
    assert at.room.ending is not None
    assert at.room.ending.how == "abandoned"


def test_nobody_gives_up_for_somebody_else() -> None:
    at = At("ann", "ben")
    assert at.refuses(ANN, wire.Propose, seat=1, what="concede") == "not-your-seat"
    assert at.refuses(CAT, wire.Propose, seat=0, what="concede") == "not-your-seat"


def standing(room: Room) -> list[int]:
    assert room.writer is not None
    return room.game.standing(room.writer.table) or []


def test_when_one_of_several_gives_up_the_richest_of_the_others_wins() -> None:
    at = At("ann", "ben", "cat")
    while at.room.writer is not None and len(set(standing(at.room)[1:])) < 2:
        at.move()
    money = standing(at.room)
    at.does(ANN, wire.Propose, seat=0, what="concede")
    for who in (BEN, CAT):
        at.does(who, wire.Answer, yes=True)
    assert at.room.ending is not None
    assert at.room.ending.winner == (1 if money[1] > money[2] else 2)


def test_nobody_loses_a_game_that_was_stopped_by_consent_but_whoever_gave_up() -> None:
    at = At("ann", "ben", "cat")
    at.does(ANN, wire.Propose, seat=0, what="abandon")
    for who in (BEN, CAT):
        at.does(who, wire.Answer, yes=True)
    assert [row["outcome"] for row in results(at.room, 0.0)] == ["stopped"] * 3
    assert at.room.summary().gave_up is None
    at = At("ann", "ben", "cat")
    at.does(BEN, wire.Propose, seat=1, what="concede")
    for who in (ANN, CAT):
        at.does(who, wire.Answer, yes=True)
    assert at.room.ending is not None
    winner = at.room.ending.winner
    outcomes = ["won" if seat == winner else "lost" if seat == 1 else "stopped" for seat in range(3)]
    assert [row["outcome"] for row in results(at.room, 0.0)] == outcomes
    assert at.room.summary().gave_up == 1


def test_whoever_is_back_while_a_bot_finishes_the_turn_is_shown_as_returning() -> None:
    at = At("ann", "ben", clock=Clock("move", 30))
    seat = at.room.to_act()
    assert at.wait(31).time_out()
    assert not at.room.chairs[seat].shown().returns
    who = PEOPLE[at.room.chairs[seat].account]
    at.does(who, wire.Return)
    assert at.room.chairs[seat].shown().returns
    assert at.refuses(who, wire.Return) == "nothing-to-return-to"
    while at.room.to_act() == seat:
        at.move()
    assert not at.room.chairs[seat].shown().returns
    assert at.room.chairs[seat].shown().bot == ""


# Where nobody can agree to stop


@pytest.mark.parametrize(
    ("seats", "wishes", "rules"),
    [
        (["me", "open"], {}, {}),
        (["me", "bot"], {"options": {"opened_test": "presence"}}, {"opened_test": "presence"}),
        (["bot", "bot"], {}, {"stall_guard": "20"}),
        (["open", "bot"], {"preset": "standard_photo"}, {"photo_out_of_turn": "others_opening", "stall_guard": "20"}),
        (["me", "open"], {"clock": Clock("move", 60)}, {"stall_guard": "20"}),
        (["bot", "bot"], {"options": {"stall_guard": 50}}, {"stall_guard": "50"}),
    ],
)
def test_a_table_where_nobody_may_be_there_to_agree_has_a_stall_guard(
    seats: list[Literal["me", "open", "bot"]], wishes: dict[str, Any], rules: dict[str, str]
) -> None:
    """OPT-37 stall_guard=20, ruling WE-R69: it stands among the rules before anybody sits down."""
    wanted = [wire.SeatWish(kind, "deputy" if kind == "bot" else "") for kind in seats]
    setup = open_setup(ANN, wire.NewTable("wyatt-earp", wanted, **wishes), "")
    assert setup.options == rules


def test_bots_alone_that_only_take_discards_come_to_an_end() -> None:
    """OPT-37 stall_guard=20: the ending and the record say by which rule."""
    wanted = wire.NewTable("wyatt-earp", [wire.SeatWish("bot", "deputy")] * 2)
    at = At("deputy", "deputy", options=open_setup(ANN, wanted, "").options)
    at.choose = lambda codes: next(code for code in codes if code == TAKE_DISCARD or DISCARD <= code < STANDARD_CODES)
    ending = at.finish().room.ending
    assert ending is not None
    assert (ending.how, ending.result["ended_by"], ending.result["stalled"]) == ("finished", "out-of-turns", 50)
    told = [fact for fact in at.room.facts if isinstance(fact, RoundEnded)]
    assert [fact.reason for fact in told] == ["stalled"] * 49 + ["out-of-turns"]
    record = records.from_document(at.room.record())
    assert record.options == {"stall_guard": "20"}
    assert [made for made, _ in records.replay(record)][-1] == len(record.decisions) == 2000


# Again


def test_a_rematch_needs_everybody_and_turns_the_seats() -> None:
    at = At("ann", "ben", "deputy", score=[2, 0, 1], hints=False, clock=clock("move", 90)).finish()
    assert at.refuses(CAT, wire.Rematch) == "no-seat-here"
    at.does(ANN, wire.Rematch, commitment="aa" * 32)
    assert not rematch_ready(at.room)
    at.does(BEN, wire.Rematch)
    assert rematch_ready(at.room)
    setup = rematch_setup(at.room, "next")
    assert [(seat.kind, seat.account, seat.bot) for seat in setup.seats] == [
        ("bot", "", "deputy"),
        ("person", "ann", ""),
        ("person", "ben", ""),
    ]
    assert (setup.seats[1].source, setup.seats[1].commitment) == ("player", "aa" * 32)
    won = at.room.score()
    assert sum(won) == 4
    assert setup.score == [won[2], won[0], won[1]]
    assert (setup.previous, setup.hints, setup.clock.seconds) == ("table", False, 90)
    at.write(Note(Rematched("new")))
    assert at.refuses(ANN, wire.Rematch) == "rematch-begun"
    assert not rematch_ready(at.room)


def test_there_is_no_rematch_of_a_game_that_runs() -> None:
    at = At("ann", "ben")
    assert at.refuses(ANN, wire.Rematch) == "table-not-over"
    assert at.finish().refuses(ANN, wire.Leave) == "table-not-running"


def test_the_record_is_a_secret_until_the_end() -> None:
    at = At("ann", "ben")
    with pytest.raises(Illegal, match="table-not-over"):
        at.room.record()
    assert at.finish().room.record()["seed"] == SECRET[:SEED_BYTES].hex()


# Looking on


@pytest.mark.parametrize(
    ("public", "spectators", "invite", "sees"),
    [(True, True, "", True), (True, False, "", False), (False, True, "", False), (False, False, "link", True)],
)
def test_who_may_look_on(public: bool, spectators: bool, invite: str, sees: bool) -> None:
    at = At("ann", "ben", public=public, spectators=spectators)
    assert at.room.may_watch("cat", invite) is sees
    assert at.room.may_watch("ann", "")
    assert not at.room.may_watch("cat", "wrong") or public


def test_without_memory_aids_who_comes_later_is_told_the_last_turn_only() -> None:
    """WE-13.5."""
    at, aided = At("ann", "ben", "cat", aids=False), At("ann", "ben", "cat")
    for table in (at, aided):
        for _ in range(60):
            table.move()
    told = [msgspec.json.decode(Eye(table.room, "ann", 0).news() or b"")["facts"] for table in (at, aided)]
    assert 0 < len(told[0]) < len(told[1])
    assert told[1][-len(told[0]) :] == told[0]


# Trying


@pytest.mark.parametrize("game", ["wyatt-earp", "revolver"])
def test_only_who_must_answer_may_try_and_only_what_he_might_answer(game: str):
    at = At("ann", "ben", game=game)
    seat = at.room.to_act()
    mover, other = at.room.chairs[seat].account, at.room.chairs[1 - seat].account
    question = at.room.chairs[seat].answered
    assert at.room.writer is not None
    legal = at.room.writer.table.legal()
    wrong = next(code for code in range(1000) if code not in legal)
    for account, tried_seat, number, codes, reason in (
        (other, seat, question, legal[:1], "not-your-seat"),
        (other, 1 - seat, 0, legal[:1], "not-your-turn"),
        (mover, seat, question + 1, legal[:1], "question-is-past"),
        (mover, seat, question, [wrong], None),
    ):
        with pytest.raises(Illegal) as refused:
            after(at.room, account, tried_seat, number, codes)
        assert reason in (None, refused.value.reason)
    at.finish()
    with pytest.raises(Illegal, match="table-not-running"):
        after(at.room, mover, seat, question, legal[:1])


@pytest.mark.parametrize(
    ("game", "line", "reason"),
    [("wyatt-earp", "lay jesse-james 7", "WE-3.1"), ("revolver", "play nothing", "unknown-decision")],
)
def test_what_is_no_choice_may_be_tried_in_writing_to_hear_why(game: str, line: str, reason: str):
    at = At("ann", "ben", game=game)
    seat = at.room.to_act()
    account, question = at.room.chairs[seat].account, at.room.chairs[seat].answered
    with pytest.raises((Illegal, Malformed), match=reason):
        after(at.room, account, seat, question, [line])


def test_a_gun_that_is_tried_lies_there_and_is_still_in_the_hand():
    """Revolver: announced, paid for and placed on a copy; the table itself has not moved."""
    at = At("ann", "ben", game="revolver")
    room = at.room
    assert room.writer is not None
    found: Any = None
    while found is None:
        at.play_until(0)
        table = room.writer.table
        here = room.game.view(table, 0)
        for code in table.legal():
            decision = room.game.decision(table, code)
            if getattr(decision, "card", "") != "38-special" or here.question.phase != "play":
                continue
            found = after(room, "ann", 0, room.chairs[0].answered, [code])
            break
        else:
            at.move()
    seen, was = room.game.view(found, 0), room.game.view(room.writer.table, 0)
    at_field = [place.field for place in was.battlefields].index(was.field)
    assert seen.battlefields[at_field].gang == was.battlefields[at_field].gang + 1
    assert sum(item.count for item in seen.hand) == sum(item.count for item in was.hand) - 1


@pytest.mark.parametrize("aids", [True, False])
def test_we_13_5_odds_are_told_to_whoever_decides_where_memory_is_aided(aids: bool):
    room = At("ann", "ben", aids=aids).room
    seat = room.to_act()
    told = [
        msgspec.json.decode(Eye(room, room.chairs[each].account, each).news() or b"")["question"] for each in (0, 1)
    ]
    assert told[1 - seat] is None
    assert (told[seat]["odds"] is not None) == aids


class Broken:
    """A game from elsewhere that fails."""

    def __init__(self, table: Any) -> None:
        self.table = table

    def apply(self, code: int) -> None:
        raise ZeroDivisionError(code)


def test_a_game_that_fails_is_a_refusal_with_its_cause() -> None:
    at = At("ann", "ben")
    room = at.room
    assert room.writer is not None
    seat, code = room.to_act(), room.writer.table.legal()[0]
    room.writer = Broken(room.writer.table)  # type: ignore[assignment]
    with pytest.raises(Illegal, match="game-failed") as refused:
        room.fold(Entry(room.seq, Moved(code), seat, room.chairs[seat].account, "x", at.now))
    assert refused.value.details == {"game": room.setup.game}
    assert isinstance(refused.value.__cause__, ZeroDivisionError)
