"""Fair dealing: everyone commits before anyone reveals, the seed is shown at the end, and anyone can verify it."""

import asyncio
import json
import random
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from typer.testing import CliRunner

from saloon.kernel.fairness import OPEN, Parts, entropy_commitment, seed_commitment
from saloon.kernel.game import find_game
from saloon.kernel.rng import SEED_BYTES, commitment, fair_stream
from saloon.kernel.table import Table
from saloon.server import wire
from saloon.server.storage.documents import SeatSetup
from saloon.server.storage.entries import Committed, Lapsed, Moved, Revealed, Sat
from saloon.server.storage.schema import MEMBERS
from saloon.server.table.afterwards import rematch_setup
from saloon.server.table.answering import Note, answer
from saloon.server.table.new_table import open_setup
from saloon.server.table.pledges import PATIENCE as REVEAL_TIME
from saloon.server.table.render import Eye
from saloon.server.table.room import Room
from saloon.terminal.app import app
from tests.laws.worlds import HOUSE, World
from tests.server.client import PATIENCE, Line, Message, Person, Player, guest, guests, notebook, play
from tests.server.conftest import Houses, Node, Pair
from tests.server.test_leaks import HOUSE_OF, entry, open_room, table_of
from tests.server.test_referee import enrol
from tests.server.test_room import ANN, BEN, CAT, DAN, SECRET, At, clock, image

SALTS = {"ann": "0a" * 32, "ben": "0b" * 32, "cat": "0c" * 32, "dan": "0d" * 32}
BOUND = {name: entropy_commitment(bytes.fromhex(salt)) for name, salt in SALTS.items()}
OTHER = "0e" * 32


def fairness(room: Room, account: str = "ann", seat: int = -1) -> dict[str, Any]:
    news = Eye(room, account, seat, "link").news()
    assert news is not None
    found: dict[str, Any] = msgspec.json.decode(news)["fairness"]
    return found


def met(*names: str, **changes: Any) -> At:
    """A table of people who have all committed, each in his turn: nobody has revealed anything."""
    at = At(*["open"] * len(names), **changes)
    for seat, name in enumerate(names):
        who = {"ann": ANN, "ben": BEN, "cat": CAT, "dan": DAN}[name]
        at.does(who, wire.Sit, seat=seat, invite="link", commitment=BOUND[name])
    return at


def reveal_all(at: At) -> At:
    for who in (ANN, BEN, CAT, DAN):
        for seat in at.room.seats_of(who.account):
            if seat in at.room.waiting():
                at.does(who, wire.Reveal, seat=seat, entropy=SALTS[who.account])
    return at


def read_again(at: At) -> None:
    again = at.new()
    for written in at.entries:
        again.fold(written)
    assert image(again) == image(at.room)


# From the first commitment to the deal


def test_the_cards_are_dealt_when_all_have_revealed_what_they_were_bound_to():
    at = At("open", "open")
    assert fairness(at.room)["commitment"] == seed_commitment(SECRET[:SEED_BYTES]), "before anybody commits"
    at.does(ANN, wire.Sit, seat=0, invite="link", commitment=BOUND["ann"])
    assert (at.room.awaits, at.room.waiting()) == ("", []), "nothing is revealed before all seats are taken"
    assert at.refuses(ANN, wire.Reveal, seat=0, entropy=SALTS["ann"]) == "nothing-to-reveal"
    at.does(BEN, wire.Sit, seat=1, invite="link", commitment=BOUND["ben"])
    shown = fairness(at.room)
    assert (shown["scheme"], shown["awaits"], shown["waiting"]) == (2, "reveal", [0, 1])
    assert shown["until"] == at.now + REVEAL_TIME
    assert shown["commitments"] == [BOUND["ann"], BOUND["ben"]]
    at.does(ANN, wire.Reveal, seat=0, entropy=SALTS["ann"])
    assert (at.room.status, fairness(at.room)["waiting"]) == ("open", [1])
    at.does(BEN, wire.Reveal, seat=1, entropy=SALTS["ben"])
    assert at.room.status == "running"
    shown = fairness(at.room)
    assert (shown["awaits"], shown["waiting"], shown["until"]) == ("", [], None)
    assert shown["entropy"] == [SALTS["ann"], SALTS["ben"]]
    read_again(at)
    record = at.finish().room.record()
    assert record["fairness"] == {
        "scheme": 2,
        "sources": ["player", "player"],
        "commitments": [BOUND["ann"], BOUND["ben"]],
        "renewed": 0,
    }


def test_what_is_revealed_is_told_to_nobody_before_all_have():
    at = met("ann", "ben", "cat")
    at.does(ANN, wire.Reveal, seat=0, entropy=SALTS["ann"])
    at.does(BEN, wire.Reveal, seat=1, entropy=SALTS["ben"])
    for account, seat in (("cat", 2), ("ben", 1), ("zed", -1)):
        news = Eye(at.room, account, seat, "link").news()
        assert news is not None
        assert SALTS["ann"].encode() not in news
        assert SALTS["ben"].encode() not in news
    assert SALTS["ann"].encode() not in msgspec.json.encode(at.room.summary())


def dealt(world: World, *entropy: str) -> str:
    room = open_room(world, 3, seats=[SeatSetup("open")] * len(entropy), options={})
    for seat, salt in enumerate(entropy):
        bound = entropy_commitment(bytes.fromhex(salt))
        room.fold(entry(room, Note(Sat(f"n{seat}", commitment=bound), seat), 1001.0, f"n{seat}"))
    for seat, salt in enumerate(entropy):
        room.fold(entry(room, Note(Revealed(salt), seat), 1002.0, f"n{seat}"))
    return table_of(room).fingerprint()


@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_what_any_player_adds_changes_the_deal(world: World):
    assert dealt(world, "00", "01") == dealt(world, "00", "01")
    assert len({dealt(world, *salts) for salts in (("00", "01"), ("00", "02"), ("03", "01"), ("01", "00"))}) == 4


@pytest.mark.parametrize("odd", ["0", "0g", "AA", "00" * 65, ""])
def test_entropy_is_hexadecimal_or_refused(odd: str):
    said = json.dumps({"type": "reveal", "table": "7a", "id": "1", "seat": 0, "entropy": odd})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(said, type=wire.AnyCommand)


def test_who_commits_to_nothing_is_said_to_have_added_nothing_and_keeps_nobody_waiting():
    at = At("ann", "open", "open", "deputy")
    at.does(BEN, wire.Sit, seat=1, invite="link")
    at.does(CAT, wire.Sit, seat=2, invite="link", commitment=BOUND["cat"])
    assert fairness(at.room)["sources"] == ["server", "nobody", "player", "server"]
    assert at.room.waiting() == [2]
    at.does(CAT, wire.Reveal, seat=2, entropy=SALTS["cat"])
    record = at.finish().room.record()
    assert record["fairness"]["sources"] == ["server", "nobody", "player", "server"]
    assert record["entropy"] == ["", "", SALTS["cat"], ""]


def test_bots_and_seats_that_are_made_with_the_table_are_the_servers():
    wanted = wire.NewTable("wyatt-earp", [wire.SeatWish("me"), wire.SeatWish("me"), wire.SeatWish("bot", "deputy")])
    at = At(seats=open_setup(ANN, wanted, "").seats)
    assert at.room.status == "running", "nobody has to say anything"
    assert fairness(at.room)["sources"] == ["server"] * 3


def test_a_seat_that_is_made_with_the_table_commits_after_the_server():
    """One person against bots: the table waits for his commitment, which comes after the server's, and his reveal."""
    wishes = [wire.SeatWish("bot", "deputy"), wire.SeatWish("me", commits=True), wire.SeatWish("me")]
    at = At(seats=open_setup(ANN, wire.NewTable("wyatt-earp", wishes), "").seats)
    shown = fairness(at.room)
    assert (shown["awaits"], shown["waiting"]) == ("commit", [1])
    assert shown["sources"] == ["server", "player", "server"], "of several seats at one screen one has a part"
    at.does(ANN, wire.Commit, seat=1, commitment=BOUND["ann"])
    assert (at.room.awaits, at.room.waiting()) == ("reveal", [1])
    at.does(ANN, wire.Reveal, seat=1, entropy=SALTS["ann"])
    assert at.room.status == "running"
    assert fairness(at.room)["entropy"] == ["", SALTS["ann"], ""]
    read_again(at)


def test_a_commitment_may_be_replaced_until_reveals_begin():
    """Somebody goes on at another device, which knows nothing of the first one's secret."""
    at = At("open", "open")
    at.does(ANN, wire.Sit, seat=0, invite="link", commitment=BOUND["dan"])
    at.does(ANN, wire.Commit, seat=0, commitment=BOUND["ann"])
    assert at.refuses(ANN, wire.Commit, seat=1, commitment=BOUND["cat"]) == "not-your-seat"
    at.does(BEN, wire.Sit, seat=1, invite="link", commitment=BOUND["ben"])
    assert at.refuses(BEN, wire.Commit, seat=1, commitment=BOUND["cat"]) == "reveals-begun"
    assert reveal_all(at).room.status == "running"
    assert at.refuses(BEN, wire.Commit, seat=1, commitment=BOUND["cat"]) == "table-not-open"


def test_nobody_says_after_another_what_that_one_is_bound_to():
    at = At("open", "open")
    at.does(ANN, wire.Sit, seat=0, invite="link", commitment=BOUND["ann"])
    assert at.refuses(BEN, wire.Sit, seat=1, invite="link", commitment=BOUND["ann"]) == "commitment-used"
    at.does(BEN, wire.Sit, seat=1, invite="link")
    rematch = met("ann", "ben")
    reveal_all(rematch).finish()
    rematch.does(ANN, wire.Rematch, commitment=BOUND["cat"])
    assert rematch.refuses(BEN, wire.Rematch, commitment=BOUND["cat"]) == "commitment-used"


def test_while_reveals_come_in_nobody_changes_the_seats():
    at = At("open", "open", "deputy")
    for seat, who in enumerate((ANN, BEN)):
        at.does(who, wire.Sit, seat=seat, invite="link", commitment=BOUND[who.account])
    assert at.refuses(ANN, wire.Fill, seat=2) == "reveals-begun"
    assert at.refuses(CAT, wire.Sit, seat=1, invite="link") == "seat-taken"


# The attack


def earps(world: World, seed: bytes, *entropy: bytes) -> int:
    """How many Wyatt Earps the last of two seats is dealt."""
    return earps_in(world, world.game.new(world.game.options({}), 2, fair_stream(seed, entropy)))


def earps_in(world: World, table: Table) -> int:
    return sum(cards.count for cards in world.game.private(table, 1)["hand"] if cards.card == "wyatt-earp")


def best_of(world: World, seed: bytes, known: bytes, tries: int = 400) -> bytes:
    """The salt of the last seat that gives it the best hand, by all that it knows of the other seat's part."""
    rng = random.Random(1)
    return max((rng.randbytes(8) for _ in range(tries)), key=lambda salt: earps(world, seed, known, salt))


def test_the_last_who_sits_cannot_search_for_a_hand_even_with_the_servers_seed():
    """By scheme 1 he could: what the others had added was there to be read. Now there are only commitments."""
    world, seed = HOUSE_OF["wyatt-earp"], SECRET[:SEED_BYTES]
    ann = bytes.fromhex(SALTS["ann"])
    found = best_of(world, seed, ann)
    openly = open_room(world, 3, seats=[SeatSetup("open")] * 2, options={}, scheme=OPEN, commitment=commitment(seed))
    openly.pledges.seed = seed
    for seat, salt in enumerate((ann, found)):
        openly.fold(entry(openly, Note(Sat(f"n{seat}", salt.hex()), seat), 1001.0, f"n{seat}"))
    planned = earps(world, seed, ann, found)
    assert earps_in(world, table_of(openly)) == planned >= 3, "the planned hand, by the old scheme"

    at = At("open", "open")
    at.does(ANN, wire.Sit, seat=0, invite="link", commitment=BOUND["ann"])
    told = fairness(at.room, "ben")
    assert told["entropy"] == []
    guesses = {guess: best_of(world, seed, guess) for guess in (b"", bytes.fromhex(told["commitments"][0]))}
    for guess, salt in guesses.items():
        hoped, got = earps(world, seed, guess, salt), earps(world, seed, ann, salt)
        assert hoped >= 3 > got
    salt = next(iter(guesses.values()))
    at.does(BEN, wire.Sit, seat=1, invite="link", commitment=entropy_commitment(salt))
    at.does(ANN, wire.Reveal, seat=0, entropy=SALTS["ann"])
    better = best_of(world, seed, ann)  # as the server could tell him now
    assert at.refuses(BEN, wire.Reveal, seat=1, entropy=better.hex()) == "not-as-committed"
    at.does(BEN, wire.Reveal, seat=1, entropy=salt.hex())
    assert earps_in(world, table_of(at.room)) == earps(world, seed, ann, salt) < 3


def test_a_reveal_that_does_not_fit_is_refused_and_costs_nobody_anything():
    at = met("ann", "ben")
    at.does(ANN, wire.Reveal, seat=0, entropy=SALTS["ann"])
    assert at.refuses(BEN, wire.Reveal, seat=1, entropy=OTHER) == "not-as-committed"
    assert at.refuses(BEN, wire.Reveal, seat=0, entropy=SALTS["ben"]) == "not-your-seat"
    assert at.refuses(ANN, wire.Reveal, seat=0, entropy=SALTS["ann"]) == "nothing-to-reveal"
    at.does(BEN, wire.Reveal, seat=1, entropy=SALTS["ben"])
    assert at.room.status == "running"


# Silence


def test_who_does_not_reveal_in_time_loses_the_seat_and_the_others_are_dealt_a_fresh_seed():
    at = met("ann", "ben", "cat")
    first = at.room.commitment
    at.does(ANN, wire.Reveal, seat=0, entropy=SALTS["ann"])
    at.does(CAT, wire.Reveal, seat=2, entropy=SALTS["cat"])
    assert not at.wait(REVEAL_TIME - 1).time_out()
    assert at.wait(1).time_out()
    assert [chair.kind for chair in at.room.chairs] == ["person", "open", "person"]
    shown = fairness(at.room)
    assert (shown["renewed"], shown["awaits"], shown["commitments"]) == (1, "", ["", "", ""])
    assert shown["commitment"] == seed_commitment(at.room.seed) != first
    assert at.room.summary().commitment == shown["commitment"]
    assert at.refuses(DAN, wire.Sit, seat=1, invite="link", commitment=BOUND["ann"]) == "commitment-used"
    at.does(DAN, wire.Sit, seat=1, invite="link", commitment=BOUND["dan"])
    assert (at.room.awaits, at.room.waiting()) == ("commit", [0, 2]), "nobody is dealt in without a part that is secret"
    assert at.refuses(ANN, wire.Commit, seat=0, commitment=BOUND["ann"]) == "commitment-used"
    fresh = {who: f"f{seat}" * 32 for seat, who in enumerate((ANN, DAN, CAT))}
    for seat, who in ((0, ANN), (2, CAT)):
        at.does(who, wire.Commit, seat=seat, commitment=entropy_commitment(bytes.fromhex(fresh[who])))
    fresh[DAN] = SALTS["dan"]
    for seat, who in enumerate((ANN, DAN, CAT)):
        at.does(who, wire.Reveal, seat=seat, entropy=fresh[who])
    assert at.room.status == "running"
    read_again(at)
    record = at.finish().room.record()
    assert (record["commitment"], record["fairness"]["renewed"]) == (shown["commitment"], 1)
    assert record["seed"] != SECRET[:SEED_BYTES].hex()


@pytest.mark.parametrize("revealed", [False, True])
def test_who_leaves_while_reveals_come_in_is_like_one_who_is_silent(revealed: bool):
    at = met("ann", "ben")
    first = at.room.commitment
    if revealed:
        at.does(BEN, wire.Reveal, seat=1, entropy=SALTS["ben"])
    at.does(BEN, wire.Leave)
    assert (at.room.chairs[1].kind, at.room.awaits) == ("open", "")
    assert fairness(at.room)["renewed"] == 1
    assert at.room.commitment != first
    read_again(at)


def test_who_leaves_before_all_seats_are_taken_changes_nothing_for_the_others():
    at = At("open", "open", "open")
    for seat, who in enumerate((ANN, BEN)):
        at.does(who, wire.Sit, seat=seat, invite="link", commitment=BOUND[who.account])
    at.does(BEN, wire.Leave)
    shown = fairness(at.room)
    assert (shown["renewed"], shown["commitments"]) == (0, [BOUND["ann"], "", ""])
    at.does(BEN, wire.Sit, seat=2, invite="link", commitment=BOUND["ben"])
    at.does(CAT, wire.Sit, seat=1, invite="link", commitment=BOUND["cat"])
    assert reveal_all(at).room.status == "running"


def test_who_was_silent_twice_does_not_keep_a_table_waiting_again():
    at = met("ann", "ben")
    for n in range(2):
        at.does(ANN, wire.Reveal, seat=0, entropy=[SALTS["ann"], "a1"][n])
        at.wait(REVEAL_TIME).time_out()
        assert at.room.chairs[1].kind == "open"
        if n == 0:
            at.does(ANN, wire.Commit, seat=0, commitment=entropy_commitment(b"\xa1"))
            at.does(BEN, wire.Sit, seat=1, invite="link", commitment=entropy_commitment(b"\xb1"))
    assert at.refuses(BEN, wire.Sit, seat=1, invite="link") == "silent-before"
    at.does(CAT, wire.Sit, seat=1, invite="link")
    assert at.room.waiting() == [0]
    read_again(at)


def test_who_plays_by_the_day_has_a_days_time():
    at = met("ann", "ben", clock=clock("move", 86_400))
    assert fairness(at.room)["until"] == at.now + 86_400
    assert not at.wait(86_399).time_out()
    assert at.wait(1).time_out()
    assert [chair.kind for chair in at.room.chairs] == ["open", "open"]


# Old tables, rematches


def test_a_table_of_an_earlier_version_is_dealt_as_it_was_promised():
    """Scheme 1: what was added openly is mixed in, and seats without it are left out of the mixture."""
    room = open_room(HOUSE_OF["revolver"], 3, seats=[SeatSetup("open")] * 2, options={}, scheme=OPEN)
    room.fold(entry(room, Note(Sat("ann", "aa"), 0), 1001.0, "ann"))
    note = answer(room, BEN, wire.Sit(table="", id="", seat=1, invite="invite", commitment=BOUND["ben"]))
    assert note.event == Sat("Ben"), "nothing can be committed to at such a table"
    room.fold(entry(room, note, 1002.0, "ben"))
    game = find_game("revolver")
    wanted = game.new(game.options({}), 2, fair_stream(room.seed, (b"\xaa",)))
    assert table_of(room).fingerprint() == wanted.fingerprint()
    assert room.parts() == Parts()


def test_the_seed_of_a_rematch_is_bound_before_anybody_commits_to_anything():
    """Its commitment stands in every news; the others' come with their wishes for the rematch."""
    at = reveal_all(met("ann", "ben"))
    bound = fairness(at.room)["next_commitment"]
    at.finish()
    at.does(BEN, wire.Rematch, commitment=BOUND["cat"])
    at.does(ANN, wire.Rematch)
    setup = rematch_setup(at.room, "following")
    assert (setup.commitment, setup.next_commitment) == (bound, "following")
    again = Room("again", setup, at.room.next_seed + bytes(SEED_BYTES), "link", at.now)
    shown = fairness(again)
    assert (shown["sources"], shown["commitments"]) == (["player", "nobody"], [BOUND["cat"], ""])
    assert (shown["awaits"], shown["waiting"]) == ("reveal", [0])
    again.fold(entry(again, answer(again, BEN, reveal("again", 0, SALTS["cat"])), at.now, "ben"))
    assert again.status == "running"


def reveal(table: str, seat: int, salt: str) -> wire.Reveal:
    return wire.Reveal(table=table, id=f"r{seat}", seat=seat, entropy=salt)


def test_the_rematch_of_a_table_of_an_earlier_version_keeps_its_promise():
    at = At("ann", "ben", scheme=OPEN, next_commitment=commitment(SECRET[SEED_BYTES:])).finish()
    at.does(ANN, wire.Rematch, commitment=BOUND["ann"])
    at.does(BEN, wire.Rematch)
    setup = rematch_setup(at.room, "following")
    assert (setup.scheme, setup.commitment) == (OPEN, commitment(SECRET[SEED_BYTES:]))
    assert Room("again", setup, SECRET, "link", at.now).status == "running"


# In the records


def finished(*names: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(reveal_all(met(*names, game="revolver")).finish().room.record()))
    return found


def judged(record: dict[str, Any], tmp_path: Path) -> int:
    (tmp_path / "game.json").write_text(json.dumps(record))
    return CliRunner().invoke(app, ["verify", str(tmp_path / "game.json")]).exit_code


def test_a_record_holds_only_with_what_was_committed_to(tmp_path: Path):
    record = finished("ann", "ben")
    fair = record["fairness"]
    assert judged(record, tmp_path) == 0
    other = sha256(b"saloon entropy 2\0" + bytes.fromhex(OTHER)).hexdigest()
    for changed in (
        {"fairness": {**fair, "commitments": [other, fair["commitments"][1]]}},
        {"fairness": {**fair, "sources": ["nobody", "player"]}},
        {"fairness": {**fair, "commitments": fair["commitments"][:1]}},
        {"fairness": {**fair, "sources": ["player", "stranger"]}},
        {"fairness": {**fair, "scheme": 3}},
        {"fairness": {**fair, "more": 1}},
        {"entropy": [OTHER, record["entropy"][1]]},
        {"entropy": record["entropy"][:1]},
        {"entropy": ["", record["entropy"][1]]},
    ):
        assert judged({**record, **changed}, tmp_path) == 1, changed
    older = {name: value for name, value in record.items() if name != "fairness"}
    assert judged(older, tmp_path) == 1, "one scheme cannot be taken for the other"


# Over the wire


async def meet(node: Node) -> tuple[Message, list[Person]]:
    """Two people at a table: each of them saw the server's commitment before he committed."""
    ann, ben = await guests(node.url, "Ann", "Ben")
    table = await ann.open(node.url, "revolver", "open", "open")
    for seat, (person, salt) in enumerate(((ann, "aa"), (ben, "bb"))):
        seen = await person.ask(node.url, f"/api/invites/{table['invite']}")
        assert (seen["status"], seen["commitment"]) == ("open", table["commitment"])
        await person.sit(node.url, table, seat, salt)
    for person in (ann, ben):
        waits = await person.ask(node.url, f"/api/tables/{table['id']}")
        assert (waits["status"], waits["my_turn"]) == ("open", True), "he has to reveal"
    return table, [ann, ben]


def test_a_game_is_proved_from_its_first_commitment_to_its_last_card(node: Node, tmp_path: Path):
    async def go() -> None:
        table, people = await meet(node)
        door = f"/api/tables/{table['id']}/record"
        assert (await people[0].ask(node.url, door))["reason"] == "table-not-over"
        async with Line(node.url, people[1]) as line:
            fair = (await line.watch(table["id"]))["fairness"]
        assert (fair["commitment"], fair["entropy"], fair["seed"]) == (table["commitment"], [], "")
        news = await play(*(Player(person, table["id"], [node.url], seed) for seed, person in enumerate(people)))
        fair = news[0]["fairness"]
        assert seed_commitment(bytes.fromhex(fair["seed"])) == table["commitment"]
        record = await people[0].ask(node.url, door)
        assert (record["seed"], record["entropy"]) == (fair["seed"], ["aa", "bb"])
        assert record["fairness"]["commitments"] == fair["commitments"]
        verdict = await people[1].ask(node.url, "/api/verify", record)
        assert (verdict["holds"], verdict["decisions"]) == (True, len(record["decisions"]))
        forged = {**record, "entropy": ["aa", "bc"]}
        verdict = await people[1].ask(node.url, "/api/verify", forged)
        assert (verdict["holds"], verdict["reason"]) == (False, "entropy-not-committed")
        (tmp_path / "game.json").write_text(json.dumps(record))
        await again(node, table["id"], people, fair["next_commitment"])

    asyncio.run(go())
    assert CliRunner().invoke(app, ["verify", str(tmp_path / "game.json")]).exit_code == 0


async def again(node: Node, table: str, people: list[Person], bound: str) -> None:
    """The rematch keeps what was promised, and has a new seed."""
    for person, salt in zip(people, ("cc", "dd"), strict=True):
        await person.command(node.url, table, "rematch", commitment=person.pledge(salt))
    over = await people[0].ask(node.url, f"/api/tables/{table}")
    for seat, (person, salt) in enumerate(((people[1], "dd"), (people[0], "cc"))):
        assert (await person.reveal(node.url, over["next"], seat, salt))["type"] == "done"
    async with Line(node.url, people[0]) as line:
        fair = (await line.watch(over["next"]))["fairness"]
    assert (fair["commitment"], fair["entropy"], fair["seed"]) == (bound, ["dd", "cc"], "")
    assert fair["next_commitment"] not in {"", bound}


def test_one_person_commits_and_reveals_against_bots_without_a_pause(node: Node):
    """What the page does by itself, in one breath: the table is dealt with the second answer."""

    async def go() -> None:
        ann = await guest(node.url, "Ann")
        seats = [{"kind": "me", "commits": True}, {"kind": "bot", "bot": "deputy"}]
        table = await ann.ask(node.url, "/api/tables", {"game": "revolver", "seats": seats, "pace": 0})
        assert (table["status"], table["my_turn"]) == ("open", True)
        async with Line(node.url, ann) as line:
            assert (await line.watch(table["id"]))["fairness"]["awaits"] == "commit"
            await line.done("commit", table["id"], seat=0, commitment=ann.pledge("ab" * 32))
            await line.done("reveal", table["id"], seat=0, entropy="ab" * 32)
            news = await line.hear("news", lambda news: news["status"] == "running")
            assert news["fairness"]["entropy"] == ["ab" * 32, ""]

    asyncio.run(go())


def test_no_step_before_the_deal_is_lost_or_doubled_when_the_server_is_killed(houses: Houses):
    node = houses.open()

    async def killed() -> None:
        await asyncio.to_thread(node.kill)
        await asyncio.to_thread(node.start)

    async def go() -> None:
        ann, ben = await guests(node.url, "Ann", "Ben")
        table = await ann.open(node.url, "revolver", "open", "open")
        for seat, (person, salt) in enumerate(((ann, "aa"), (ben, "bb"))):
            await person.sit(node.url, table, seat, salt)
            await killed()
        said = {"type": "reveal", "table": table["id"], "id": "r", "seat": 0, "entropy": "aa"}
        for _ in range(2):  # he did not hear the answer, and says it again
            assert (await ann.ask(node.url, f"/api/tables/{table['id']}/commands", said))["type"] == "done"
            await killed()
        assert (await ben.reveal(node.url, table["id"], 1, "bb"))["type"] == "done"
        _, entries = await notebook(node.database, table["id"])
        before = [type(entry.event) for entry in entries if not isinstance(entry.event, Moved)]
        assert before == [Sat, Sat, Revealed, Revealed]
        await killed()
        room, _ = await notebook(node.database, table["id"])
        assert (room.status, room.entropy(), room.commitment) == ("running", ["aa", "bb"], table["commitment"])

    asyncio.run(go())


def test_two_processes_take_a_seat_from_the_silent_once_and_forget_that_they_sat_there(
    hubs: Pair, monkeypatch: pytest.MonkeyPatch
):
    """Reveals at both processes; the one who says nothing loses the seat at both, by one entry."""
    monkeypatch.setattr("saloon.server.table.pledges.PATIENCE", PATIENCE)
    monkeypatch.setattr("saloon.server.table.referee.GRACE", 0.0)

    async def go() -> None:
        async with hubs() as (first, second), asyncio.timeout(PATIENCE):
            await enrol(first)
            room = await first.referee.open(ANN, wire.NewTable("revolver", [wire.SeatWish("open")] * 2))
            place: dict[str, Any] = {"table": room.id, "invite": room.invite}
            await first.referee.command(ANN, wire.Sit(**place, id="a", seat=0, commitment=BOUND["ann"]))
            await second.referee.command(BEN, wire.Sit(**place, id="b", seat=1, commitment=BOUND["ben"]))
            await first.referee.command(ANN, reveal(room.id, 0, SALTS["ann"]))
            monkeypatch.setattr("saloon.server.table.pledges.PATIENCE", 0.0)
            for house in (first, second):  # both read the table anew, and find that the time is over
                house.referee.forget([room.id])
            await asyncio.gather(*(house.referee.take_on(room.id) for house in (first, second)))
            while (await second.referee.hold(room.id)).room.chairs[1].kind == "person":
                await asyncio.sleep(0.02)
            for house in (first, second):
                found = (await house.referee.hold(room.id)).room
                assert (found.chairs[0].account, found.chairs[1].kind) == ("ann", "open")
                assert found.pledges.renewed == 1
                assert found.commitment == seed_commitment(found.seed)
            stored = await first.database.entries(room.id, 0)
            assert [type(found.event) for found in stored] == [Sat, Sat, Revealed, Lapsed]
            async with first.engine.connect() as connection:
                sitting = select(MEMBERS.c.account).where(MEMBERS.c.table_id == room.id)
                assert list((await connection.execute(sitting)).scalars()) == ["ann"]
            await second.referee.command(ANN, commit(room.id, 0, BOUND["dan"]))
            assert [type(found.event) for found in await first.database.entries(room.id, 4)] == [Committed]

    asyncio.run(go())


def commit(table: str, seat: int, commitment: str) -> wire.Commit:
    return wire.Commit(table=table, id=f"c{seat}", seat=seat, commitment=commitment)
