"""A table from what one seat is sent: the same for that seat, and nothing of what it cannot know."""

import json
from typing import Any

import pytest

from saloon.bots import levels
from saloon.bots.bot import Look
from saloon.kernel.errors import Malformed
from saloon.kernel.rng import Quick
from saloon.kernel.table import Table
from tests.kernel.faro import Faro
from tests.laws.worlds import HOUSE, Deal, Play, World, encoded, law


def sent(world: World, table: Table, seat: int) -> Any:
    """What the server sends, as it arrives."""
    return json.loads(json.dumps(world.game.known(table, seat)))


@law(examples=12)
def test_a_table_from_a_view_is_the_same_to_its_seat(world: World, deal: Deal):
    """Codes, refusals, view and observation; and so are the worlds that are imagined from it."""
    play = Play(world, deal)
    for table in play.moments(one_in=15):
        for seat in range(int(table.seats)):
            there = world.game.from_view(sent(world, table, seat), seat)
            assert there.to_act() == table.to_act()
            assert world.seen(there, seat) == world.seen(table, seat)
            assert world.observation(there, seat) == world.observation(table, seat)
            assert world.game.known(there, seat) == world.game.known(table, seat)
            if table.to_act() == seat:
                assert there.legal() == table.legal()
                assert there.can_undo() == table.can_undo()
                codes = range(-1, table.space() + 1, 7)
                assert [world.refusal(there, code) for code in codes] == [world.refusal(table, code) for code in codes]
            chance = play.rng.getrandbits(30)
            here, elsewhere = (each.imagine(seat, Quick(chance), True) for each in (table, there))
            assert elsewhere.numbers() == here.numbers(), "the same knowledge and the same chance give the same world"


@law(examples=12)
def test_what_a_seat_is_sent_to_imagine_from_does_not_depend_on_what_it_cannot_know(world: World, deal: Deal):
    play = Play(world, deal)
    for table in play.moments(one_in=15):
        for seat in range(int(table.seats)):
            told = encoded(world.game.known(table, seat))
            for _ in range(3):
                other = world.with_memory_of(world.imagine(table, seat, play.rng.getrandbits(30)), table)
                assert encoded(world.game.known(other, seat)) == told


@pytest.mark.parametrize("world", HOUSE, ids=str)
@pytest.mark.parametrize("bot", ["marshal", "champion", "ranger:40i"])
def test_a_bot_far_away_chooses_as_it_would_at_the_table(world: World, bot: str):
    if bot == "champion":
        pytest.importorskip("numpy")
    for seats in world.game.players:
        table = world.game.new(world.game.options({}), seats, Quick(seats))
        for number in range(40):
            seat = int(table.to_act())
            if seat < 0:
                break
            there = world.game.from_view(sent(world, table, seat), seat)
            here = levels.make(bot, world.game, number).choose(Look(world.game, table))
            assert levels.make(bot, world.game, number).choose(Look(world.game, there)) == here
            table.apply(here)


@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_a_view_that_is_none_is_refused(world: World):
    game = world.game
    table = game.new(game.options({}), game.players[0], Quick(1))
    view = game.known(table, 0)
    assert "chance" not in view
    for seat in (-1, game.players[0]):
        with pytest.raises(ValueError, match="is not a seat"):
            game.from_view(view, seat)
        with pytest.raises(ValueError, match="is not a seat"):
            game.known(table, seat)
    with pytest.raises(Malformed):
        game.from_view({**view, "nonsense": 1}, 0)
    with pytest.raises(Malformed):
        game.from_view({**view, "game": "faro"}, 0)


def test_a_game_without_positions_says_so():
    with pytest.raises(Malformed, match="no-positions"):
        Faro().from_view({}, 0)
