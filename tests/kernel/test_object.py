"""A table as a Python object: numbers of other libraries, slips of programmers, what `repr` and `help` show."""

import pickle
import pydoc
from typing import Any

import numpy
import pytest

from saloon.games.revolver import GAME as REVOLVER
from saloon.games.wyatt_earp import GAME as WYATT_EARP
from saloon.kernel.errors import Illegal
from saloon.kernel.game import Game
from saloon.kernel.rng import Quick, Source
from saloon.kernel.rows import byte_row
from saloon.kernel.table import Table

BOTH = pytest.mark.parametrize("game", [WYATT_EARP, REVOLVER], ids=lambda game: game.name)


def dealt(game: Game) -> Table:
    return game.new(game.options({}), game.players[-1], Quick(1))


@BOTH
@pytest.mark.parametrize("kind", [numpy.int8, numpy.int32, numpy.int64, numpy.uint16])
def test_codes_may_be_numbers_of_numpy(game: Game, kind: Any):
    one, two, three = dealt(game), dealt(game), dealt(game)
    for _ in range(10):
        code = one.legal()[-1]
        if code > numpy.iinfo(kind).max:
            break
        one.apply(code)
        two.apply(kind(code))
        three.step(kind(code))
        assert one.fingerprint() == two.fingerprint() == three.fingerprint()
    with pytest.raises(Illegal):
        two.apply(kind(-1) if kind is not numpy.uint16 else kind(65_535))


@BOTH
@pytest.mark.parametrize("answer", [1.0, "1", None, [1], numpy.float64(1)])
def test_a_code_that_is_no_whole_number_is_refused_and_changes_nothing(game: Game, answer: Any):
    table = dealt(game)
    before = table.fingerprint()
    for ask in (table.apply, table.step):
        with pytest.raises(TypeError, match=f"a code is a whole number, not {type(answer).__name__}"):
            ask(answer)
    assert table.fingerprint() == before


@BOTH
def test_slips_of_programmers_are_named(game: Game):
    options, table = game.options({}), dealt(game)
    with pytest.raises(TypeError, match=r"options: dict instead of .*Options; use `game.options\(\{...\}\)`"):
        game.new({}, 2, Quick(1))
    other = REVOLVER if game is WYATT_EARP else WYATT_EARP
    with pytest.raises(TypeError, match="options: Options instead of"):
        game.new(other.options({}), 2, Quick(1))
    with pytest.raises(TypeError, match="stream: int instead of a source of chance"):
        game.new(options, 2, 7)  # type: ignore[arg-type]
    with pytest.raises(Illegal, match="number-of-players"):
        game.new(options, 9, Quick(1))
    for viewer in (-2, 9):
        with pytest.raises(ValueError, match=f"viewer: {viewer} is neither a seat"):
            game.view(table, viewer)


def test_repr_says_what_a_table_is():
    table = WYATT_EARP.new(WYATT_EARP.options({}), 3, Quick(1))
    assert repr(table) == f"<WyattEarp: 3 seats, seat {table.to_act()} decides>"
    table.playout(Quick(1))
    assert repr(table) == "<WyattEarp: 3 seats, the game is over>"
    assert "seed" not in repr(Quick(1))


@BOTH
def test_help_shows_docstrings_of_both_engines(game: Game):
    shown = pydoc.render_doc(type(dealt(game)), renderer=pydoc.TextDoc())
    assert "Answer with a code. Raises `Illegal` and changes nothing if it is not among the legal ones." in shown


class Lowest(Source):
    """Chance as a stranger writes it: the one method that a game needs."""

    def below(self, n: int) -> int:
        return 0


@BOTH
def test_a_table_with_chance_of_somebody_elses_is_pickled_and_written_as_a_position(game: Game):
    table = game.new(game.options({}), min(game.players), Lowest())
    for again in (pickle.loads(pickle.dumps(table)), game.from_document(game.to_document(table))):
        assert again.legal() == table.legal()
        assert list(again.observation(again.to_act())) == list(table.observation(table.to_act()))
    assert isinstance(pickle.loads(pickle.dumps(table)).rng, Lowest)


@BOTH
def test_there_is_no_observation_of_a_seat_that_is_not_there(game: Game):
    table = game.new(game.options({}), 2, Quick(1))
    for seat in (-1, 2):
        with pytest.raises(IndexError, match="there is no seat"):
            table.observation(seat)
    with pytest.raises(IndexError, match="do not fit"):
        table.observe(0, byte_row(10))
