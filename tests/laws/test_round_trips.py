"""Promise 4. Records, positions, notation and messages round-trip; the same record gives the same fingerprints."""

import copy
import json
import pickle
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import pytest

from saloon.kernel import record
from saloon.kernel.document import parse_document, to_toml
from saloon.kernel.errors import Malformed
from saloon.kernel.rng import Quick, fair_stream
from tests.laws.worlds import WORLDS, Deal, Play, World, law


def listed(value: Any) -> Any:
    """Tuples as lists, as JSON has them."""
    if isinstance(value, dict):
        return {name: listed(item) for name, item in value.items()}
    return [listed(item) for item in value] if isinstance(value, tuple | list) else value


@pytest.mark.parametrize("world", WORLDS, ids=str)
def test_every_code_has_a_line_and_a_typed_decision_of_its_own(world: World):
    game, table = world.game, world.new(world.deal(1))
    space = range(table.space())
    lines = [game.notate(table, code) for code in space]
    assert [game.parse(table, line) for line in lines] == list(space)
    assert [game.parse(table, f"  {line.upper().replace(' ', '   ')} ") for line in lines] == list(space)
    assert [game.code(table, game.decision(table, code)) for code in space] == list(space)
    assert all(line == line.strip() and "\n" not in line for line in lines)
    for nonsense in ("", "  ", "lay", "lay 3", "\x00", "x" * 1000, *(line + " x" for line in lines[::50])):
        with pytest.raises(Malformed):
            game.parse(table, nonsense)
    table.playout(Quick(1))
    assert [game.notate(table, code) for code in space] == lines, "a code means the same from the deal to the end"


@law(examples=8)
def test_a_record_plays_again_move_for_move(world: World, deal: Deal):
    seats = [f"player {i}" for i in range(deal.seats)]
    seed, salt = deal.seed.to_bytes(64, "big"), (b"salt", b"")
    writer = record.begin(world.game, world.game.options(deal.rules), seats, seed, salt)
    play = Play(world, deal)  # for its chance alone
    fingerprints = [writer.table.fingerprint()]
    while writer.table.to_act() >= 0:
        writer.apply(world.choose(writer.table, play.rng))
        fingerprints.append(writer.table.fingerprint())
    document = record.to_document(writer.record)
    again = record.from_document(json.loads(json.dumps(document)))
    assert again == writer.record
    assert record.to_document(again) == document
    assert [table.fingerprint() for _, table in record.replay(again)] == fingerprints
    assert again.public().seed is None


@law(examples=8)
def test_the_middle_of_a_record_is_where_it_goes_on(world: World, deal: Deal):
    play = Play(world, deal)
    writer = record.begin(world.game, world.game.options(deal.rules), ["a"] * deal.seats, deal.seed.to_bytes(64, "big"))
    for _ in range(deal.seed % 200):
        if writer.table.to_act() >= 0:
            writer.apply(world.choose(writer.table, play.rng))
    again = record.resume(record.from_document(record.to_document(writer.record)))
    assert world.game.to_document(again.table) == world.game.to_document(writer.table)
    while writer.table.to_act() >= 0:
        code = world.choose(writer.table, play.rng)
        writer.apply(code)
        again.apply(code)
    assert again.record == writer.record
    assert again.table.fingerprint() == writer.table.fingerprint()


@law(examples=8)
def test_any_moment_can_be_put_down_as_a_position_and_taken_up_again(world: World, deal: Deal):
    play = Play(world, deal)
    for table in play.moments(one_in=12):
        document = world.game.to_document(table)
        assert parse_document(to_toml(document), toml=True) == document
        again = world.game.from_document(parse_document(json.dumps(document)))
        assert world.game.to_document(again) == document
        assert again.fingerprint() == table.fingerprint()
        assert again.can_undo() == table.can_undo()
        for viewer in world.viewers(table):
            assert world.seen(again, viewer) == world.seen(table, viewer)
        ahead = table.clone()
        for _ in range(10):
            if ahead.to_act() >= 0:
                code = world.choose(ahead, play.rng)
                ahead.apply(code)
                again.apply(code)
        assert world.game.to_document(again) == world.game.to_document(ahead)


@law(examples=8)
def test_everything_that_is_sent_is_plain_json(world: World, deal: Deal):
    play = Play(world, deal)
    while not play.over:
        mover, _, told = play.step()
        for viewer in (mover, -1):
            seen = [world.game.sight(fact, viewer) for fact in told]
            messages = [asdict(fact) for fact in seen if fact is not None]
            if play.rng.randrange(8) == 0:
                messages.append(asdict(world.game.view(play.table, viewer)))
            assert json.loads(json.dumps(messages, allow_nan=False)) == listed(messages)
    result = world.game.result(play.table)
    assert json.loads(json.dumps(result)) == result


COPIES: list[Callable[[Any], Any]] = [
    lambda found: found.clone(),
    copy.copy,
    copy.deepcopy,
    lambda found: pickle.loads(pickle.dumps(found)),
]


@law(examples=6)
def test_a_copy_goes_its_own_way(world: World, deal: Deal):
    play = Play(world, deal)
    for table in play.moments(one_in=60):
        before = world.game.to_document(table)
        made = [copied(table) for copied in COPIES]
        assert all(world.game.to_document(one) == before and type(one) is type(table) for one in made)
        start, after = play.rng.getstate(), []
        for one in made:
            play.rng.setstate(start)
            for _ in range(20):
                if one.to_act() >= 0:
                    one.apply(world.choose(one, play.rng))
            after.append(world.game.to_document(one))
            assert world.game.to_document(table) == before
        assert after == after[:1] * len(made)
        assert not play.told.take()


@law(examples=2)
def test_an_imagined_world_its_chance_and_its_rules_can_be_copied_too(world: World, deal: Deal):
    play = Play(world, deal)
    for table in play.moments(one_in=60):
        there = world.imagine(table, int(table.to_act()), 7)
        for copied in COPIES:
            again = copied(there)
            assert again.fingerprint() == there.fingerprint()
            assert again.playout(Quick(3)) == there.clone().playout(Quick(3))
    settings = world.game.settings(world.game.options(deal.rules))
    for copied in COPIES[1:]:
        assert world.game.settings(copied(world.game.options(deal.rules))) == settings
        for source in (Quick(5), fair_stream(bytes(64))):
            source.below(3)
            twin = copied(source)
            assert [twin.below(10) for _ in range(9)] == [source.below(10) for _ in range(9)]
    assert copied(world.game) is world.game


@law(examples=8)
def test_the_same_game_twice_is_the_same_game(world: World, deal: Deal):
    one, two = Play(world, deal), Play(world, deal)
    while not one.over:
        assert one.step() == two.step()
        assert one.table.fingerprint() == two.table.fingerprint()
    assert two.over
