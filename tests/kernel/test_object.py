"""A table as a Python object: numbers of other libraries, slips of programmers, what `repr` and `help` show."""

import copy
import pickle
import pydoc
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any

import numpy
import pytest

from saloon.games.revolver import GAME as REVOLVER
from saloon.games.wyatt_earp import GAME as WYATT_EARP
from saloon.kernel.errors import Illegal
from saloon.kernel.game import Game, find_game
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
    with pytest.raises(TypeError, match="a viewer is a whole number, not str"):
        game.view(table, "0")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a seat is a whole number, not str"):
        game.known(table, "0")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a decision in writing is text, not int"):
        game.parse(table, 3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a game is found by its name"):
        find_game(None)  # type: ignore[arg-type]


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
        with pytest.raises(IndexError, match="there is no seat"):
            table.show_secrets(seat, byte_row(2000))
    for write in (table.observe, table.show_secrets):
        for row, at in ((byte_row(10), 0), (byte_row(2000), -1), (byte_row(2000), 1990), (numpy.zeros(10, "u1"), 0)):
            with pytest.raises(IndexError, match="do not fit"):
                write(0, row, at)


@BOTH
def test_what_a_seat_may_know_is_written_into_buffers_of_any_library(game: Game):
    table = dealt(game)
    size = table.observation_size()
    seen, before, after = bytes(table.observation(1)), 7, 5
    strided = numpy.full(2 * (before + size + after), 9, numpy.uint8)
    ours = byte_row(before + size + after)
    for row in (ours, bytearray(before + size + after), memoryview(bytearray(before + size + after)), strided[::2]):
        outside = bytes(row)
        table.observe(1, row, before)
        assert bytes(row) == outside[:before] + seen + outside[before + size :]
    assert (strided[1::2] == 9).all()


@BOTH
@pytest.mark.parametrize(
    ("buffer", "said"),
    [
        (numpy.zeros(2000, numpy.float32), "'f'"),
        (numpy.zeros((40, 50), numpy.uint8), "2-dimensional"),
        (bytes(2000), "read-only"),
        (None, "not NoneType"),
        ("x" * 2000, "not str"),
    ],
    ids=["floats", "matrix", "bytes", "nothing", "text"],
)
def test_a_buffer_that_cannot_be_written_to_is_named(game: Game, buffer: Any, said: str):
    with pytest.raises(TypeError, match=f"a buffer is a row of bytes.*{said}"):
        dealt(game).observe(0, buffer)


@BOTH
def test_options_of_the_same_rules_are_equal(game: Game):
    name, value = ("stall_guard", 300) if game is WYATT_EARP else ("derail_scope", "all_columns")
    one, same, other = game.options({name: value}), game.options({name: value}), game.options({})
    assert one == same != other
    assert len({one, same, other}) == 2
    assert one == copy.deepcopy(one) == pickle.loads(pickle.dumps(one)) == game.options(game.settings(one))
    assert f"'{name}': '{value}'" in repr(one)
    assert one != game.settings(one)
    if game is WYATT_EARP:
        assert one != game.options({name: 400})
        assert game.options({"preset": "research"}) == game.options({"stall_guard": 20})
    else:
        assert game.options({"deck": "frontier-1"}) != game.options({"deck": "frontier-2"})


@BOTH
def test_tables_on_several_threads_do_not_get_in_each_others_way(game: Game):
    def played(seed: int) -> bytes:
        table, rng, seen = game.new(game.options({}), 2, Quick(seed)), Quick(seed + 50), sha256()
        for _ in range(1_000):
            if table.to_act() < 0:
                break
            seen.update(bytes(table.observation(table.to_act())))
            codes = table.legal()
            table.apply(codes[rng.below(len(codes))])
        return seen.digest()

    alone, interval = [played(seed) for seed in range(4)], sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            assert list(pool.map(played, range(4))) == alone
    finally:
        sys.setswitchinterval(interval)
