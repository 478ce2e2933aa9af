"""How well chances come true (`tools/calibration.py`)."""

import numpy as np
import pytest

from saloon.kernel.game import find_game
from tools.calibration import Noted, Row, expected_error, main, play, rows_of


def noted(*rows: tuple[float, int, int]) -> Noted:
    """(chance, won, game) of each decision."""
    chances, won, games = zip(*rows, strict=True)
    return Noted(np.array(chances), np.array(won, float), np.array(games))


def test_decisions_stand_in_tenths_and_certainty_in_the_last():
    rows = rows_of(noted((0.31, 0, 0), (0.39, 1, 1), (1.0, 1, 2)))
    assert [row.decisions for row in rows] == [2, 1]
    assert rows[0].chance == pytest.approx(0.35)
    assert [row.won for row in rows] == [0.5, 1.0]


def test_many_decisions_of_one_game_are_no_more_certain_than_one():
    once = rows_of(noted((0.5, 0, 0), (0.5, 1, 1)))[0]
    often = rows_of(noted(*[(0.5, 0, 0)] * 50, *[(0.5, 1, 1)] * 50))[0]
    assert often.error == pytest.approx(once.error)
    assert rows_of(noted(*((0.5, i % 2, i) for i in range(100))))[0].error < once.error / 5


def test_the_error_is_the_mean_distance_by_decisions():
    assert expected_error([Row(3, 0.5, 0.6, 0), Row(1, 0.9, 0.5, 0)]) == pytest.approx((3 * 0.1 + 0.4) / 4)


@pytest.mark.parametrize("game", ["wyatt-earp", "revolver"])
def test_every_game_is_played_to_its_end_and_one_seat_wins_it(game: str):
    found = play(find_game(game), 2, 2, 3)
    assert sorted(set(found.games)) == list(range(2))
    assert all(0 < chance < 1 for chance in found.chances)
    for number in range(2):
        assert 0 < found.won[found.games == number].mean() < 1, "each seat decides, one of them wins"
    again = play(find_game(game), 2, 2, 3)
    assert (again.chances == found.chances).all()


def test_the_command_tells_its_table(capsys: pytest.CaptureFixture[str]):
    main(["wyatt-earp", "--games", "1"])
    assert "expected calibration error" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["wyatt-earp", "--games", "0"])
