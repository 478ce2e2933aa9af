"""The register of games, and what every game answers."""

import pytest

from saloon.games.revolver import GAME as REVOLVER
from saloon.games.wyatt_earp import GAME
from saloon.kernel import game as register
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.game import SPECTATOR, Facts, Game, find_game, games, own_games
from saloon.kernel.rng import Quick
from saloon.kernel.table import NOBODY, Table
from tests.kernel.faro import Faro


def test_the_games_of_the_house_are_known():
    assert find_game("wyatt-earp") is GAME
    assert find_game("revolver") is REVOLVER
    assert own_games() == games() == (GAME, REVOLVER)


@pytest.mark.parametrize(
    ("name", "known"),
    [
        *((name, "wyatt-earp") for name in ("wyat-earp", "wyatt earp", "Wyatt-Earp", "earp")),
        *((name, "revolver") for name in ("revolvre", "Revolver", "resolver")),
        *((name, "revolver, wyatt-earp") for name in ("poker", "", "x" * 10**6)),
    ],
)
def test_an_unknown_game_is_refused_and_the_nearest_offered(name, known):
    with pytest.raises(Malformed) as error:
        find_game(name)
    assert (error.value.reason, error.value.field) == ("unknown-game", "game")
    assert error.value.details == {"value": name[:80], "known": known}


def test_a_game_that_is_registered_is_found(monkeypatch):
    monkeypatch.setattr(register, "_register", register.Register())
    faro = register.register(Faro())
    assert games() == (GAME, REVOLVER, faro)
    assert find_game("faro") is faro
    with pytest.raises(Malformed, match="known=faro"):
        find_game("far")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_right_number_of_players(seats):
    GAME.check_seats(seats)
    assert GAME.new(GAME.options({}), seats, Quick(1)).seats == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_another_number_of_players_is_refused(seats):
    for call in (lambda: GAME.check_seats(seats), lambda: GAME.new(GAME.options({}), seats, Quick(1))):
        with pytest.raises(Illegal) as error:
            call()
        assert (error.value.reason, error.value.rule) == ("number-of-players", "WE-1.8")
        assert error.value.details == {"players": seats, "least": 2, "most": 4}


def test_a_game_must_be_filled_in():
    bare, table = Game(), Table(2)
    for call in (
        lambda: bare.new(None, 2, Quick(1)),
        lambda: bare.facts(None),
        lambda: bare.decision(table, 0),
        lambda: bare.code(table, None),
        lambda: bare.notate(table, 0),
        lambda: bare.parse(table, ""),
        lambda: bare.listen(table),
        lambda: bare.private(table, SPECTATOR),
        lambda: bare.result(table),
        lambda: Facts().take(),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_a_table_must_be_filled_in():
    table = Table(2)
    assert (table.to_act(), table.seats) == (NOBODY, 2)
    for call in (
        table.space,
        lambda: table.advance(0),
        lambda: table.refusal(0),
        table.clone,
        lambda: table.imagine(0, Quick(1)),
        table.numbers,
        table.scores,
        table.can_undo,
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_decisions_and_codes_are_one_to_one():
    table = GAME.new(GAME.options({}), 2, Quick(1))
    for code in range(table.space()):
        assert GAME.code(table, GAME.decision(table, code)) == code == GAME.parse(table, GAME.notate(table, code))


def test_what_a_code_means_is_for_the_table_to_say():
    faro = Faro()
    usual = faro.new(faro.options({}), 2, Quick(1))
    other = faro.new(faro.options({"deck": {"cards": [{"name": "jack", "worth": 11}]}}), 2, Quick(1))
    assert [faro.notate(usual, 0), faro.notate(other, 0)] == ["take ace", "take jack"]
    assert faro.parse(other, "take jack") == 0
    with pytest.raises(Malformed):
        faro.parse(usual, "take jack")


def test_a_listener_hears_what_comes_after_it():
    table = GAME.new(GAME.options({}), 2, Quick(1))
    told = GAME.listen(table)
    assert told.take() == []
    table.apply(table.legal()[0])
    assert told.take() != []
    assert told.take() == []


def test_refusals_and_malformed_documents_read_well():
    assert str(Illegal("series-too-small", "WE-4.2", {"least": 3})) == "series-too-small least=3 (WE-4.2)"
    assert str(Illegal("game-over")) == "game-over"
    assert Illegal("game-over").details == {}
    assert str(Malformed("missing", "seats[0].hand", {"a": 1})) == "seats[0].hand: missing a=1"
    assert str(Malformed("not-json")) == "not-json"
    assert (Malformed("not-json").field, Malformed("not-json").details) == ("", {})


def test_a_game_that_was_found_is_found_again_without_reading_anything(monkeypatch):
    """The server asks with every answer of a bot, and a package's name is read from its files."""
    found = register.find_game("revolver")
    own = [game.name for game in register.own_games()]

    def read(*_):
        raise AssertionError("asked again")

    monkeypatch.setattr("importlib.metadata.PathDistribution.read_text", read)
    assert register.find_game("revolver") is found
    assert [game.name for game in register.own_games()] == own
