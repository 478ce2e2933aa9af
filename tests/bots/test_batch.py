"""Many tables in one call (`batch.py`): the same games as one by one, row by row."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from saloon.bots.batch import SHARED, Batch
from saloon.bots.knowledge import guide_of
from saloon.kernel.game import Game, find_game, own_games
from saloon.kernel.rng import Quick
from saloon.kernel.rows import byte_row, row_of
from saloon.kernel.table import Table

GAMES = own_games()


def batch_of(game: Game, n: int, house: list[int] | None = None, **more: Any) -> Batch:
    seats = list(game.players)
    tables: list[Table] = [game.new(game.options({}), seats[i % len(seats)], Quick(i)) for i in range(n)]
    return Batch(tables, 7, guide_of(game), house or [], **more)


def row(batch: Batch, i: int) -> list[int]:
    return [int(n) for n in batch.rows[i * batch.width : (i + 1) * batch.width]]


def legal(batch: Batch, i: int) -> list[int]:
    bits = row(batch, i)[batch.legal_at : batch.actor_at]
    return [code for code in range(8 * len(bits)) if bits[code // 8] >> code % 8 & 1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_row_is_what_the_deciding_seat_may_know_then_secrets_then_legal_codes(game):
    batch, rng = batch_of(game, 6, secret=True), Quick(3)
    for _ in range(60):
        for i, table in enumerate(batch.tables):
            found, actor = row(batch, i), int(table.to_act())
            alone, secrets = byte_row(table.observation_size()), byte_row(table.secrets_size())
            table.observe(actor, alone)
            table.show_secrets(actor, secrets)
            assert found[: batch.size] == list(alone)
            assert found[batch.secrets_at : batch.legal_at] == list(secrets)
            assert legal(batch, i) == sorted(table.legal())
            count = int(batch.counts[i])
            assert sorted(batch.codes[i * batch.most : i * batch.most + count]) == sorted(table.legal())
            assert count > 1
            assert (found[batch.actor_at], found[batch.seats_at]) == (actor, table.seats)
        batch.step(row_of([table.legal()[rng.below(len(table.legal()))] for table in batch.tables]))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_games_are_dealt_anew_and_their_ends_are_told(game):
    batch, ends = batch_of(game, 8, last=True), 0
    rng = Quick(5)
    while ends < 4:
        before = [table.clone() for table in batch.tables]
        codes = [table.legal()[rng.below(len(table.legal()))] for table in batch.tables]
        batch.step(row_of(codes))
        lasts = b""
        for i, table in enumerate(before):
            table.step(codes[i])
            while table.to_act() >= 0 and len(table.legal()) == 1:
                table.step(table.legal()[0])
            ended = row(batch, i)[batch.ended_at]
            assert ended == (0 if table.to_act() >= 0 else 1 + table.scores().index(1.0))
            ends += ended > 0
            if ended:
                lasts += b"".join(bytes(table.observation(seat)) for seat in range(table.seats))
        assert bytes(batch.lasts) == lasts
    assert batch.finished == ends
    assert batch.stopped == 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_guide_plays_the_seats_it_is_given_and_questions_with_one_answer_can_be_shown(game):
    guided = batch_of(game, 6, [1] * 6)
    shown = batch_of(game, 6, skip=False)
    single, rng = 0, Quick(1)
    for batch in (guided, shown):
        for _ in range(80):
            for i in range(6):
                if batch is guided:
                    assert row(batch, i)[batch.actor_at] != 0
                single += int(batch.counts[i] == 1)
            batch.step(row_of([int(batch.codes[i * batch.most + rng.below(batch.counts[i])]) for i in range(6)]))
    assert single > 0


def test_a_game_that_goes_round_in_circles_is_stopped_and_whoever_looks_best_has_won():
    """WE-6.7"""
    game = find_game("wyatt-earp")
    batch = Batch([game.new(game.options({}), 2, Quick(1))], 1, guide_of(game), [], longest=150)
    ends, rng = set(), Quick(2)
    for _ in range(900):
        batch.step(row_of([int(batch.codes[rng.below(batch.counts[0])])]))
        ends.add(row(batch, 0)[batch.ended_at])
    assert batch.stopped > 0
    assert ends <= {0, 1, 2, SHARED}
    assert ends & {1, 2}


def test_the_same_seed_gives_the_same_rows():
    one, two = batch_of(GAMES[0], 5), batch_of(GAMES[0], 5)
    for batch in (one, two):
        batch.play_random(30, 9)
    assert list(one.rows) == list(two.rows)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_codes_may_be_whole_numbers_of_any_library(game):
    batches = [batch_of(game, 5) for _ in range(4)]
    for _ in range(40):
        codes = [int(batches[0].codes[i * batches[0].most]) for i in range(5)]
        wishes = [codes, tuple(codes), np.array(codes, np.int32), [np.int64(code) for code in codes]]
        for batch, answers in zip(batches, wishes, strict=True):
            batch.step(answers)
            assert list(batch.rows) == list(batches[0].rows)


@pytest.mark.parametrize("wrong", [[], [0], [0] * 6])
def test_too_few_or_too_many_codes_are_refused_and_nothing_has_changed(wrong):
    batch = batch_of(GAMES[0], 5)
    before = [table.fingerprint() for table in batch.tables]
    with pytest.raises(ValueError, match="5 tables are waiting"):
        batch.step(wrong)
    with pytest.raises(TypeError):
        batch.step([1.5] * 5)
    assert [table.fingerprint() for table in batch.tables] == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_code_that_is_not_legal_is_named_and_nothing_has_changed(game):
    batch = batch_of(game, 3)
    codes = [int(batch.codes[i * batch.most]) for i in range(3)]
    before, rows = [table.fingerprint() for table in batch.tables], bytes(batch.rows)
    illegal = next(code for code in range(batch.tables[1].space()) if code not in legal(batch, 1))
    for wrong in (illegal, -1, 10**6, int(batch.tables[1].space())):
        with pytest.raises(ValueError, match=rf"^{wrong} is not legal at table 1: legal are \["):
            batch.step([codes[0], wrong, codes[2]])
    assert [table.fingerprint() for table in batch.tables] == before
    assert bytes(batch.rows) == rows


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_of_which_nobody_was_asked_is_not_cut_off(game):
    batch = batch_of(game, 4, [1] * 4, longest=1)
    for step in range(1, 6):
        assert all(row(batch, i)[batch.actor_at] != 0 for i in range(4))
        batch.step([int(batch.codes[i * batch.most]) for i in range(4)])
        assert batch.finished == 4 * step


def test_two_batches_at_once_are_independent():
    one, two, alone = (batch_of(GAMES[0], 3) for _ in range(3))
    for batch in (one, two) * 20:
        batch.step([int(batch.codes[i * batch.most]) for i in range(3)])
    for _ in range(20):
        alone.step([int(alone.codes[i * alone.most]) for i in range(3)])
    assert bytes(one.rows) == bytes(two.rows) == bytes(alone.rows)


@pytest.mark.parametrize(
    ("house", "said"), [([1], "house: 3 sets"), ([1, 3, 1], "all seats of table 1"), ([-1] * 3, "table 0")]
)
def test_a_house_that_cannot_be_is_named(house, said):
    game = find_game("revolver")
    with pytest.raises(ValueError, match=said):
        Batch([game.new(game.options({}), 2, Quick(1)) for _ in range(3)], 1, guide_of(game), house)
    with pytest.raises(ValueError, match="at least one table"):
        Batch([], 1, guide_of(game), [])


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_batch_refuses_to_be_copied(copied):
    with pytest.raises(TypeError, match="make another"):
        copied(batch_of(GAMES[0], 2))


def test_tables_of_different_layouts_are_refused():
    tables = [game.new(game.options({}), 2, Quick(1)) for game in GAMES]
    with pytest.raises(ValueError, match="same layout"):
        Batch(tables, 1, guide_of(GAMES[0]), [])
