"""A programmer's slips: each is told by what is wrong, where it was made."""

from typing import Any

import numpy as np
import pytest

from saloon.kernel.document import parse_document, read_document
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.game import Game, find_game
from saloon.kernel.record import begin
from saloon.kernel.rng import Quick, fair_stream

games = pytest.mark.parametrize("name", ["wyatt-earp", "revolver"])


def dealt(name):
    game = find_game(name)
    return game, game.new(game.options({}), 2, Quick(1))


@games
@pytest.mark.parametrize("seats", ["2", 2.0, None, True, np.array([2, 3]), int])
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


NO_NUMBERS = [True, np.bool_(True), "1", 1.0, None, np.array([1, 2]), int]


@games
@pytest.mark.parametrize("code", NO_NUMBERS, ids=repr)
def test_what_is_no_code_is_told_and_changes_nothing(name, code):
    game, table = dealt(name)
    before = table.fingerprint()
    for ask in (table.apply, lambda code: game.notate(table, code), lambda code: game.decision(table, code)):
        with pytest.raises(TypeError, match="a code is a whole number, not"):
            ask(code)
    assert table.fingerprint() == before


@games
@pytest.mark.parametrize("seat", NO_NUMBERS, ids=repr)
def test_what_is_no_seat_is_told(name, seat):
    game, table = dealt(name)
    with pytest.raises(TypeError, match="a viewer is a whole number, not"):
        game.view(table, seat)
    for ask in (lambda: game.known(table, seat), lambda: game.from_view(game.known(table, 0), seat)):
        with pytest.raises(TypeError, match="a seat is a whole number, not"):
            ask()


@games
def test_a_seat_of_numpy_is_the_seat(name):
    game, table = dealt(name)
    assert type(game.view(table, np.int8(1)).viewer) is int
    assert game.known(table, np.int8(1)) == game.known(table, 1)


@games
@pytest.mark.parametrize("decision", [None, "take two", 7, [], {}, np.array([1])], ids=repr)
def test_what_is_no_decision_is_told(name, decision):
    game, table = dealt(name)
    with pytest.raises(Malformed, match="unknown-decision"):
        game.code(table, decision)
    if not isinstance(decision, str):
        with pytest.raises(TypeError, match="a decision in writing is text, not"):
            game.parse(table, decision)


@games
def test_a_game_that_goes_on_has_no_result(name):
    game, table = dealt(name)
    with pytest.raises(ValueError, match="the game is not over"):
        game.result(table)
    table.playout(Quick(2))
    assert game.result(table)["winner"] in (0, 1)


@games
def test_rules_of_another_game_are_told_wherever_they_are_asked_for(name):
    game = find_game(name)
    other = find_game("revolver" if name == "wyatt-earp" else "wyatt-earp")
    wrongs: tuple[Any, ...] = (None, {}, other.options({}))
    for wrong in wrongs:
        with pytest.raises(TypeError, match=r"options: .* use `game.options"):
            game.settings(wrong)
        with pytest.raises(TypeError, match=r"options: .* use `game.options"):
            begin(game, wrong, ["Anne", "Boris"], bytes(64))


@games
def test_a_listener_that_the_game_has_not_made_is_told(name):
    game = find_game(name)
    with pytest.raises(TypeError, match="told: list does not hear this game"):
        game.new(game.options({}), 2, Quick(1), [])  # type: ignore[arg-type]


@games
@pytest.mark.parametrize(
    ("seats", "reason", "field"),
    [("ab", "not-a-list", "seats"), (2, "not-a-list", "seats"), (["Anne", None], "not-text", "seats[1]")],
)
def test_what_are_no_names_of_players_is_told(name, seats, reason, field):
    game = find_game(name)
    with pytest.raises(Malformed) as error:
        begin(game, game.options({}), seats, bytes(64))
    assert (error.value.reason, error.value.field) == (reason, field)


@pytest.mark.parametrize("name", [None, 7, ["revolver"], Game()], ids=repr)
def test_what_is_no_name_of_a_game_is_told(name):
    with pytest.raises(TypeError, match=r"a game is found by its name \(.*revolver.*\), not by"):
        find_game(name)


@pytest.mark.parametrize("value", [np.array([1, 2]), int], ids=repr)
def test_what_is_no_value_of_an_option_is_told(value):
    with pytest.raises(Malformed, match=f"first_dealer: unknown-value value={type(value).__name__}"):
        find_game("wyatt-earp").options({"first_dealer": value})


def test_a_name_that_stands_twice_in_a_document_is_told():
    with pytest.raises(Malformed) as error:
        parse_document('{"cards": [], "id": 1, "cards": [2]}')
    assert (error.value.reason, error.value.details) == ("not-json", {"cause": "'cards' stands there twice"})


def test_a_device_without_an_end_is_too_large(tmp_path):
    link = tmp_path / "deck.toml"
    link.symlink_to("/dev/zero")
    with pytest.raises(Malformed, match="file-too-large"):
        read_document(link)
