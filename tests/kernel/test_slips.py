"""A programmer's slips: each is told by what is wrong, where it was made."""

import numpy as np
import pytest

from saloon.kernel.errors import Illegal
from saloon.kernel.game import find_game
from saloon.kernel.rng import Quick, fair_stream

games = pytest.mark.parametrize("name", ["wyatt-earp", "revolver"])


def dealt(name):
    game = find_game(name)
    return game, game.new(game.options({}), 2, Quick(1))


@games
@pytest.mark.parametrize("seats", ["2", 2.0, None, True])
def test_what_is_no_number_of_players_is_told(name, seats):
    game = find_game(name)
    with pytest.raises(TypeError, match=r"seats: .* is not a whole number"):
        game.new(game.options({}), seats, Quick(1))


@games
@pytest.mark.parametrize("settings", [None, [], "stall_guard", 5, {1: 2}])
def test_what_are_no_settings_is_told(name, settings):
    with pytest.raises(TypeError, match="options: "):
        find_game(name).options(settings)


@games
def test_a_table_of_another_game_is_told(name):
    game = find_game(name)
    _, other = dealt("revolver" if name == "wyatt-earp" else "wyatt-earp")
    for ask in (game.to_document, game.result, game.listen, game.stage, lambda table: game.view(table, 0)):
        with pytest.raises(TypeError, match="is no table of this game"):
            ask(other)


@games
@pytest.mark.parametrize("code", [-1, 10**5, 10**30, np.int64(-5)])
def test_a_code_that_there_is_not_has_no_meaning(name, code):
    game, table = dealt(name)
    for read in (game.notate, game.decision):
        with pytest.raises(Illegal, match="unknown-code"):
            read(table, code)


@games
def test_whole_numbers_of_numpy_are_seats_codes_and_seeds(name):
    game, table = dealt(name)
    twin = game.new(game.options({}), np.int64(2), Quick(np.uint8(1)))
    assert twin.fingerprint() == table.fingerprint()
    assert game.notate(table, np.int16(table.legal()[0])) == game.notate(table, table.legal()[0])


def test_numbers_of_numpy_are_values_of_options():
    game = find_game("wyatt-earp")
    assert game.settings(game.options({"stall_guard": np.int64(7)})) == {"stall_guard": "7"}


@pytest.mark.parametrize("seed", [None, "1", 1.5])
def test_what_is_no_seed_is_told(seed):
    with pytest.raises(TypeError, match="a seed is a whole number"):
        Quick(seed)


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1, 2**40])
def test_the_fair_source_draws_no_number_that_there_cannot_be(n):
    with pytest.raises(ValueError, match="cannot be drawn"):
        fair_stream(bytes(64)).below(n)
    assert fair_stream(bytes(64)).below(2**32) < 2**32
