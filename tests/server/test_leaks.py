"""Promise 5 on the wire: dealing anew what a viewer cannot see changes no byte that is sent there, and no silence.

A *twin* of a room has other hidden cards, as far as one viewer can tell the same table (`tests/laws/worlds.py` deals
them). Both are played on so that this viewer sees the same: whatever he is then sent must be the same, message by
message. What others do without his noticing (WE 21.5, a card kept after a secret pick) happens in one room and not in
the other, and must leave no trace: no message, no clock, no later answer of a bot.
"""

import asyncio
import random
from collections import Counter
from copy import copy
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
from sqlalchemy import select

from saloon.games.wyatt_earp.facts import Looked
from saloon.kernel.errors import Illegal
from saloon.kernel.fairness import COMMITTED, seed_commitment
from saloon.kernel.record import Writer
from saloon.kernel.rng import SEED_BYTES
from saloon.kernel.table import Table
from saloon.server import wire
from saloon.server.connection.connection import perspective
from saloon.server.hub import Hub
from saloon.server.people.accounts import Accounts
from saloon.server.people.who import Who
from saloon.server.storage.documents import SeatSetup, Setup
from saloon.server.storage.entries import Answered, Entry, Left, Moved, Proposed, Returned, Sat, Shared, StoodIn, Undone
from saloon.server.storage.schema import TABLES
from saloon.server.table.answering import Note, answer
from saloon.server.table.referee import Held, Watcher
from saloon.server.table.render import Eye, setup_bytes, trial
from saloon.server.table.room import Room
from saloon.server.terms import Clock
from saloon.server.wire import ENCODE
from tests.laws.worlds import HOUSE, World, encoded
from tests.server.conftest import hub

CLOCKS = (Clock(), Clock("move", 60), Clock("game", 600, 5))
HOUSE_OF = {world.game.name: world for world in HOUSE}


def open_room(world: World, seed: int, **changes: Any) -> Room:
    """A table by chance: rules, seats, clock, memory aids; seat 0 is sometimes a bot's."""
    rng = random.Random(seed)
    names = ["ann", "ben", "cat", "dan"][: rng.choice(world.game.players)]
    seats = [SeatSetup("person", name, name) for name in names]
    if rng.randrange(2):
        seats[0] = SeatSetup("bot", "", "ranger", "ranger")
    secret = rng.randbytes(2 * SEED_BYTES)
    setup = Setup(
        game=world.game.name,
        rules=world.game.rules_version,
        options=world.rules(rng),
        seats=seats,
        host=names[-1],
        public=True,
        clock=rng.choice(CLOCKS),
        spectators=True,
        aids=bool(rng.randrange(2)),
        hints=True,
        chat=True,
        pace=700,
        scheme=COMMITTED,
        commitment=seed_commitment(secret[:SEED_BYTES]),
        next_commitment=seed_commitment(secret[SEED_BYTES:]),
    )
    return Room("table", msgspec.structs.replace(setup, **changes), secret, "invite", 1000.0)


class Twin(Room):
    """The same room up to now, as far as one viewer can tell, with other hidden cards."""

    def __init__(self, room: Room, other: Table) -> None:
        vars(self).update(vars(room))
        self.chairs = [copy(chair) for chair in room.chairs]
        self.facts, self.marks = list(room.facts), copy(room.marks)
        self.codes, self.cuts, self.earlier = copy(room.codes), list(room.cuts), []
        self.agreed, self.commands, self.picture = set(room.agreed), copy(room.commands), None
        assert room.writer is not None
        record = copy(room.writer.record)
        record.decisions, record.fingerprints = list(record.decisions), dict(record.fingerprints)
        self.writer = Writer(self.game, record, other)
        self.told = self.game.listen(other)


def entry(room: Room, note: Note, at: float, account: str = "") -> Entry:
    return Entry(room.seq, note.event, note.seat, account, "", at)


def moved(seat: int, code: int) -> Note:
    return Note(Moved(code), seat)


def viewers(room: Room) -> list[int]:
    """The spectator and the seats of people."""
    return [-1, *(seat for seat, chair in enumerate(room.chairs) if chair.kind == "person")]


def table_of(room: Room) -> Table:
    assert room.writer is not None
    return room.writer.table


class Told(Exception):
    """The viewer can tell the two rooms apart now, and may: a card was turned up, or cannot be played there."""


class Pair:
    """A room, its twin, and one viewer's eye in each of them."""

    def __init__(self, world: World, room: Room, viewer: int, rng: random.Random, count: Counter[str]) -> None:
        self.world, self.room, self.viewer, self.rng, self.count = world, room, viewer, rng, count
        table = table_of(room)
        other = world.with_memory_of(world.imagine(table, viewer, rng.getrandbits(30)), table)
        self.twin = Twin(room, other)
        self.shown: list[bool] = []  # of the twin's own decisions, those that the viewer noticed
        self.account = room.chairs[viewer].account if viewer >= 0 else "somebody"
        self.eyes = Eye(room, self.account, viewer), Eye(self.twin, self.account, viewer)
        self.compare()

    def sightings(self, facts: list[Any]) -> list[Any]:
        return self.world.sightings(facts, self.viewer)

    def view_of(self, room: Room) -> str:
        return self.world.seen(table_of(room), self.viewer)

    def compare(self) -> None:
        """Both eyes are told the same, or neither anything."""
        one, two = [eye.news() for eye in self.eyes]
        assert one == two
        self.count["messages" if one else "silences"] += 1
        if self.rng.randrange(6) == 0:
            fresh = [Eye(room, self.account, self.viewer).news() for room in (self.room, self.twin)]
            assert fresh[0] == fresh[1], "whoever connects again sees a difference"
            told = msgspec.json.decode(fresh[0] or b"")
            assert set(told) == {"type", *wire.News.__struct_fields__}
            view = ENCODE(self.room.game.view(table_of(self.room), self.viewer))
            assert told["view"] == msgspec.json.decode(view)
            assert setup_bytes(self.room, self.account) == setup_bytes(self.twin, self.account)
            assert self.room.summary() == self.twin.summary(), "lists of tables show a difference"
        if self.room.to_act() == self.viewer >= 0:
            self.compare_refusals()
            if not self.room.chairs[self.viewer].stand_in:
                self.compare_trials()
        assert self.room.noticed_at == self.twin.noticed_at, "a bot answers at another time"
        self.noticed_at = self.room.noticed_at

    def compare_refusals(self) -> None:
        code = self.rng.randrange(table_of(self.room).space() + 1)
        found = []
        for room in (self.room, self.twin):
            question = room.chairs[self.viewer].answered
            move = wire.Move(table="", id="x", seat=self.viewer, question=question, code=code)
            try:
                found.append(encoded(msgspec.to_builtins(answer(room, Who(self.account, ""), move))))
            except Illegal as error:
                found.append(encoded([error.reason, error.rule, error.details]))
        assert found[0] == found[1]

    def compare_trials(self) -> None:
        """Trying answers shows the same in both, or nothing in both; and whatever it shows could be taken back."""
        codes: list[int] = []
        tables = [table_of(room).clone() for room in (self.room, self.twin)]
        while len(codes) < 3 and tables[0].to_act() == self.viewer:
            codes.append(self.rng.choice(tables[0].legal()))
            tried = [self.tried(room, codes) for room in (self.room, self.twin)]
            assert tried[0] == tried[1], "trying shows a difference"
            for table in tables:
                table.apply(codes[-1])
            if tried[0].view is None:
                self.count["not shown"] += 1
                return
            assert all(table.can_undo() for table in tables)
            assert [msgspec.json.decode(choice)["code"] for choice in tried[0].choices] == tables[0].legal()
            assert bytes(tried[0].view) == ENCODE(self.room.game.view(tables[0], self.viewer))
            self.count["tried"] += 1

    def tried(self, room: Room, codes: list[int]) -> wire.Trial:
        question = room.chairs[self.viewer].answered
        before = table_of(room).fingerprint(), list(room.facts)
        found = trial(room, self.account, wire.Try("table", "t", self.viewer, question, [*codes]))
        assert (table_of(room).fingerprint(), room.facts) == before
        assert not room.told.take()
        return found

    def quietly(self, room: Room) -> None:
        """Nothing happened in this one of the two as far as the viewer knows."""
        assert self.eyes[room is self.twin].news() is None
        if room.bot_to_act():
            assert room.noticed_at == self.noticed_at, "a bot takes its time once more"
        self.count["unnoticed"] += 1

    # What happens in the room, and so in the twin

    def step(self, mover: int, code: int, facts: list[Any], at: float) -> None:
        """A decision was made in the room."""
        seen = self.sightings(facts)
        if self.viewer != mover and not seen and self.view_of(self.room) == self.view_of(self.twin):
            self.quietly(self.room)
            return
        answer = self.alike(mover, code, seen)
        if answer is None:
            self.slip(mover, at)
            answer = self.alike(mover, code, seen)
        if answer is None:
            raise Told
        self.twin.fold(entry(self.twin, moved(mover, answer), at))
        self.shown.append(True)
        to_light = any(self.world.brought_to_light(fact, self.viewer) for fact in facts)
        to_light |= Looked(mover, draw_pile=True) in facts  # OPT-12 all see that nothing can be picked out of the pile
        if to_light and self.view_of(self.room) != self.view_of(self.twin):
            raise Told
        self.compare()

    def alike(self, mover: int, code: int, seen: list[Any]) -> int | None:
        """An answer in the twin after which the viewer has seen the same; his own answers are what they are."""
        table = table_of(self.twin)
        if table.to_act() != mover:
            return None
        legal = table.legal()
        if mover == self.viewer:
            assert code in legal, "another choice is offered"
            answers = [code]
        else:
            self.rng.shuffle(legal)
            answers = sorted(legal, key=lambda other: other != code)
        for possible in answers:
            after = table.clone()
            heard = self.world.game.listen(after)
            after.apply(possible)
            if self.sightings(heard.take()) == seen and after.to_act() == self.room.to_act():
                return possible
        return None

    def slip(self, mover: int, at: float) -> None:
        """In the twin somebody does what the viewer does not notice, if there is such a thing."""
        if mover == self.viewer or self.twin.to_act() != mover:
            return
        for code in table_of(self.twin).legal():
            if self.twin.goes_unnoticed(code):
                self.twin.fold(entry(self.twin, moved(mover, code), at - 0.5))
                self.shown.append(False)
                self.quietly(self.twin)
                return

    def undo(self, mover: int, facts: list[Any], at: float) -> None:
        """A decision was taken back in the room."""
        if self.viewer != mover and not self.sightings(facts) and self.view_of(self.room) == self.view_of(self.twin):
            self.quietly(self.room)
            return
        while self.shown and not self.shown[-1] and table_of(self.twin).can_undo():
            self.take_back(mover, at)
            self.quietly(self.twin)
        if not self.shown or not self.shown[-1] or not table_of(self.twin).can_undo():
            raise Told
        self.take_back(mover, at)
        self.count["undone"] += 1
        self.compare()

    def take_back(self, mover: int, at: float) -> None:
        self.twin.fold(entry(self.twin, Note(Undone(), mover), at))
        self.shown.pop()

    def note(self, note: Note, account: str, at: float) -> None:
        """Something happened on the server's side."""
        self.twin.fold(entry(self.twin, note, at, account))
        self.compare()


class Evening:
    """A room that is played in by chance, with pairs for its viewers."""

    def __init__(self, world: World, seed: int, count: Counter[str], **changes: Any) -> None:
        self.world, self.count = world, count
        self.rng = random.Random(seed)
        self.room = open_room(world, seed, **changes)
        self.pairs: dict[int, Pair] = {}
        self.at = 1000.0

    def play(self) -> None:
        while self.room.to_act() >= 0:
            self.at += self.rng.choice([1.0, 2.5, 40.0])
            self.begin_pairs()
            kind = self.rng.randrange(25)
            if kind == 0:
                self.house()
            elif kind < 5 and not self.room.bot_to_act() and self.room.codes and table_of(self.room).can_undo():
                self.undo()
            else:
                self.step()

    def begin_pairs(self) -> None:
        for viewer in viewers(self.room):
            if viewer not in self.pairs and self.rng.randrange(4) == 0:
                self.pairs[viewer] = Pair(self.world, self.room, viewer, self.rng, self.count)

    def tell(self, what: str, *values: Any) -> None:
        for viewer, pair in list(self.pairs.items()):
            try:
                getattr(pair, what)(*values)
            except Told:
                del self.pairs[viewer]

    def step(self) -> None:
        mover = self.room.to_act()
        code = self.choose()
        mark = len(self.room.facts)
        self.room.fold(entry(self.room, moved(mover, code), self.at))
        self.tell("step", mover, code, self.room.facts[mark:], self.at)

    def choose(self) -> int:
        """By chance, except that a secret pick is never let go."""
        table = table_of(self.room)
        picks = [code for code in table.legal() if self.world.game.notate(table, code) == "earp pick"]
        return picks[0] if picks else self.world.choose(table, self.rng)

    def undo(self) -> None:
        mover, facts = self.room.to_act(), list(self.room.facts)
        self.room.fold(entry(self.room, Note(Undone(), mover), self.at))
        self.tell("undo", mover, facts[len(self.room.facts) :], self.at)

    def house(self) -> None:
        """What people do beside playing."""
        account = self.rng.choice(self.room.people())
        seat = self.room.seats_of(account)[0]
        away = bool(self.room.chairs[seat].stand_in)
        notes = [Note(Returned()) if away else Note(Left()), Note(StoodIn("time"), seat)]
        offer = Note(Proposed("concede"), seat), Note(Answered(False))
        notes.append(offer[self.room.offer is not None])
        note = self.rng.choice(notes)
        self.room.fold(entry(self.room, note, self.at, account))
        self.tell("note", note, account, self.at)


def evenings(world: World, seeds: range, **changes: Any) -> Counter[str]:
    count: Counter[str] = Counter()
    for seed in seeds:
        Evening(world, seed, count, **changes).play()
    return count


@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_other_hidden_cards_change_no_byte_and_no_silence(world: World):
    count = evenings(world, range(8))
    assert count["messages"] > 600, count
    assert count["undone"] > 10, count
    assert min(count["tried"], count["not shown"]) > 20, count


@pytest.mark.parametrize("clock", CLOCKS, ids=["no clock", "a clock for each move", "a clock for the game"])
def test_a_card_kept_after_a_secret_pick_leaves_no_trace(clock: Clock):
    """WE 21.5 In one room there was a choice after the pick, in the other none."""
    count = evenings(HOUSE_OF["wyatt-earp"], range(100, 104), options={}, aids=False, clock=clock)
    assert count["unnoticed"] > 10, count


@pytest.mark.soak
@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_other_hidden_cards_change_no_byte_in_many_games(world: World):
    assert evenings(world, range(1000, 1100))["messages"] > 5_000


@pytest.mark.parametrize("bot", ["deputy", "ranger"])
def test_a_bot_answers_after_the_same_time_whatever_it_holds(tmp_path: Path, bot: str):
    """Forced or not: the pause tells nothing. Who searches has as long for every answer as for the longest."""
    seats = [SeatSetup("bot", "", f"{bot} {n}", bot) for n in range(2)]
    room, rng = open_room(HOUSE_OF["wyatt-earp"], 12, seats=seats, options={}, clock=CLOCKS[0]), random.Random(12)
    choices: set[bool] = set()

    async def go() -> None:
        async with hub(f"sqlite+aiosqlite:///{tmp_path}/house.db") as house:
            house.pool.limit = 1.0
            held = house.referee.rooms[room.id] = Held(room)
            held.watchers.add(Mock(Watcher))
            while room.to_act() >= 0:
                due = house.referee.due(room, room.noticed_at)
                assert due is not None
                assert due.at == room.noticed_at + (1.0 if bot == "ranger" else 0.7)
                choices.add(len(table_of(room).legal()) > 1)
                play_on(room, rng, 1)

    asyncio.run(go())
    assert choices == {True, False}


# Memory aids, spectators, several seats of one person


def news_of(eye: Eye) -> dict[str, Any]:
    found = eye.news()
    assert found is not None
    decoded: dict[str, Any] = msgspec.json.decode(found)
    return decoded


def play_on(room: Room, rng: random.Random, decisions: int = 10_000) -> None:
    world = HOUSE_OF[room.setup.game]
    while room.to_act() >= 0 and decisions:
        seat, code = room.to_act(), world.choose(table_of(room), rng)
        room.fold(entry(room, moved(seat, code), 2000.0))
        decisions -= 1


@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_without_memory_aids_whoever_comes_back_is_told_of_the_last_turn_only(world: World):
    """WE-13.5 The discard pile may not be looked through, and so neither may the log."""
    room, rng = open_room(world, 5, aids=False, options={}), random.Random(5)
    there = Eye(room, "ann", -1)
    seen = news_of(there)["facts"]
    for _ in range(80):
        play_on(room, rng, 1)
        message = there.news()
        if message is not None:
            news = msgspec.json.decode(message)
            assert not news["afresh"]
            seen += news["facts"]
        back = news_of(Eye(room, "ann", -1))
        assert back["afresh"]
        assert len(back["facts"]) < 60
        assert back["facts"] == seen[len(seen) - len(back["facts"]) :]
    assert len(seen) > 100
    aided = open_room(world, 5, aids=True, options={})
    play_on(aided, random.Random(5), 80)
    assert news_of(Eye(aided, "ann", -1))["facts"] == seen


@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_after_the_end_the_whole_log_is_told(world: World):
    room = open_room(world, 6, aids=False, options={})
    play_on(room, random.Random(6))
    facts = news_of(Eye(room, "ann", -1))["facts"]
    assert len(facts) == len(world.sightings(room.facts, -1))


@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_a_spectator_sees_no_hand_and_after_the_end_any(world: World):
    room = open_room(world, 7, options={})
    with pytest.raises(Illegal, match="not-your-seat"):
        perspective(room, "stranger", 0)
    assert perspective(room, "stranger", None) == -1
    assert news_of(Eye(room, "stranger", -1))["view"]["hand"] == []
    play_on(room, random.Random(7), 20)
    room.ending = wire.Ending("abandoned", None, 0, {})
    for seat in range(len(room.chairs)):
        assert perspective(room, "stranger", seat) == seat
        assert news_of(Eye(room, "stranger", seat))["view"]["hand"]


@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_a_shared_screen_shows_one_hand_at_a_time(world: World):
    """Whoever has several seats looks through one of them; what the others hold is not sent before it is asked for."""
    seats = [SeatSetup("person", "ann", name) for name in ("north", "south")]
    room, rng = open_room(world, 8, seats=seats, options={}), random.Random(8)
    assert [perspective(room, "ann", seat) for seat in (0, 1, None)] == [0, 1, 0]
    shared, alone = Eye(room, "ann", 0), Eye(open_room(world, 8, options={}, seats=apart(seats)), "north", 0)
    while room.to_act() >= 0 and len(room.codes) < 60:
        one, two = shared.news(), alone.news()
        assert without_chairs(one) == without_chairs(two)
        seat, code = room.to_act(), world.choose(table_of(room), rng)
        for played in (room, alone.room):
            played.fold(entry(played, moved(seat, code), 2000.0))


def apart(seats: list[SeatSetup]) -> list[SeatSetup]:
    """The same seats of two people."""
    return [msgspec.structs.replace(seat, account=seat.name) for seat in seats]


def without_chairs(message: bytes | None) -> dict[str, Any] | None:
    """News but for whose the seats are."""
    return None if message is None else {**msgspec.json.decode(message), "chairs": None}


@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_the_record_and_the_seed_are_kept_back_until_the_end(world: World):
    room = open_room(world, 9, options={})
    secrets = room.seed.hex(), room.next_seed.hex()
    eyes = [Eye(room, room.chairs[seat].account, seat) for seat in viewers(room)[1:]] + [Eye(room, "", -1)]
    rng = random.Random(9)
    while room.to_act() >= 0:
        with pytest.raises(Illegal, match="table-not-over"):
            room.record()
        told = [eye.news() or b"" for eye in eyes] + [msgspec.json.encode(room.summary()), setup_bytes(room, "ann")]
        assert not any(secret.encode() in message for message in told for secret in secrets)
        play_on(room, rng, 1)
    assert all(secrets[0].encode() in (eye.news() or b"") for eye in eyes)
    assert not any(secrets[1].encode() in eye.last for eye in eyes)
    assert room.record()["seed"] == secrets[0]


def test_whoever_leaves_a_seat_sees_no_more_through_it():
    """Before the deal seats change hands; the eye that looked through one must not see the next player's cards."""
    room = open_room(HOUSE_OF["revolver"], 10, seats=[SeatSetup("open")] * 2, options={})
    room.fold(entry(room, Note(Sat("ann", ""), 0), 1001.0, "ann"))
    eye = Eye(room, "ann", 0)
    assert news_of(eye)["seat"] == 0
    room.fold(entry(room, Note(Left()), 1002.0, "ann"))
    assert news_of(eye)["seat"] == -1
    for seat, name in enumerate(("ben", "dan")):
        room.fold(entry(room, Note(Sat(name, ""), seat), 1003.0, name))
    assert room.status == "running"
    assert news_of(eye)["view"]["hand"] == []


def test_where_spectators_are_not_wanted_a_passer_by_is_told_nothing_of_the_game():
    room = open_room(HOUSE_OF["revolver"], 11, spectators=False, seats=[SeatSetup("open")] * 2, options={})
    passer, invited = Eye(room, "passer", -1), Eye(room, "friend", -1, "invite")
    assert news_of(passer)["status"] == news_of(invited)["status"] == "open"
    for seat, name in enumerate(("ann", "ben")):
        room.fold(entry(room, Note(Sat(name, ""), seat), 1001.0, name))
    assert passer.news() is None
    assert news_of(invited)["status"] == "running"


def test_a_hidden_answer_leaves_no_trace_in_a_list_after_a_restart(tmp_path: Path) -> None:
    """WE 21.5 `changed` is shown in lists: a process that has just read a table knows what its list says already."""
    rng = random.Random(5)

    async def play_until_hidden(house: Hub, who: Who) -> bool:
        wanted = wire.NewTable("wyatt-earp", [wire.SeatWish("me"), wire.SeatWish("me")])
        table = (await house.referee.open(who, wanted)).id
        while (room := (await house.referee.hold(table)).room).to_act() >= 0:
            seat, codes = room.to_act(), table_of(room).legal()
            hidden = [code for code in codes if room.goes_unnoticed(code)]
            about = {"seat": seat, "question": room.chairs[seat].answered, "code": rng.choice(hidden or codes)}
            move, before = wire.Move(table=table, id=f"m{room.seq}", **about), await changed_at(house, table)
            if hidden:
                house.referee.rooms.clear()  # as a restart does
            await house.referee.command(who, move)
            if hidden:
                assert await changed_at(house, table) == before
                return True
        return False

    async def go() -> None:
        async with hub(f"sqlite+aiosqlite:///{tmp_path}/house.db") as house:
            ann, _ = await Accounts(house.engine).guest("Ann")
            for _ in range(100):
                if await play_until_hidden(house, ann):
                    return
            raise AssertionError("nothing was ever hidden")

    asyncio.run(go())


async def changed_at(house: Hub, table: str) -> float:
    async with house.engine.connect() as connection:
        return float((await connection.execute(select(TABLES.c.changed).where(TABLES.c.id == table))).scalar_one())


@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_a_link_to_watch_by_shows_what_a_bystander_sees(world: World):
    """And nothing tells it to those who do not have it: not the news, not the setup, not a list of tables."""
    room, rng = open_room(world, 12, options={}, public=False), random.Random(12)
    room.fold(entry(room, Note(Shared("the-token")), 1001.0, "ann"))
    watched, beside = Eye(room, "eve", -1, "", "the-token"), Eye(room, room.chairs[-1].account, -1)
    with pytest.raises(Illegal, match="not-your-seat"):
        perspective(room, "eve", 0)
    while room.to_act() >= 0:
        told = watched.news(), beside.news()
        assert told[0] == told[1]
        others = [Eye(room, chair.account, -1).news() or b"" for chair in room.chairs if chair.account]
        others += [setup_bytes(room, account) for account in ("eve", room.chairs[-1].account)]
        others.append(msgspec.json.encode(room.summary()))
        assert not any(b"the-token" in message for message in others)
        play_on(room, rng, 7)
    assert (watched.news() or b"") == (beside.news() or b"")
    room.fold(entry(room, Note(Shared()), 3000.0, "ann"))
    assert watched.news() is None
    assert not watched.may_watch()
