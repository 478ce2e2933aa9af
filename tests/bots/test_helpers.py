"""Several cores for one decision: nothing is lost, nothing is left behind, and a helper that dies is not missed."""

import os
import signal
from time import monotonic, sleep

import pytest

from saloon.bots import bot, levels
from saloon.bots.bot import Look, Ranger
from saloon.bots.helpers import Found, can_help, hired, most_cores, together
from saloon.bots.wyatt_earp.guide import WyattEarpGuide
from saloon.games.wyatt_earp import GAME
from tests.rules.wyatt_earp.tables import At

pytestmark = pytest.mark.skipif(not can_help(), reason="processes cannot be copied here")


def ranger(cores: int, iterations: int = 24, seconds: float = 1.0) -> Ranger:
    return Ranger(WyattEarpGuide(), 5, iterations=iterations, seconds=seconds, cores=cores)


def look() -> Look:
    return Look(GAME, At.dealt(seed=4, players=3).table)


def nobody_is_left() -> bool:
    try:
        os.waitpid(-1, os.WNOHANG)
    except ChildProcessError:
        return True
    return False


def thought() -> Found:
    return [(7, 3, 0.5)]


def death() -> Found:
    os.kill(os.getpid(), signal.SIGKILL)
    return thought()


def failure() -> Found:
    raise KeyboardInterrupt


def slowness() -> Found:
    sleep(60)
    return thought()


@pytest.mark.parametrize("cores", [2, 3, 50])
def test_iterations_are_shared_and_the_same_seed_gives_the_same_answer(cores: int):
    first, second = (ranger(cores).advise(look()) for _ in range(2))
    assert first == second
    assert sum(advice.visits for advice in first) == 24
    assert first != ranger(1).advise(look())
    assert nobody_is_left()


def test_a_bot_with_helpers_goes_on_with_its_own_chance():
    one = ranger(2)
    assert one.advise(look()) != one.advise(look())


@pytest.mark.parametrize("broken", [death, failure])
def test_a_helper_that_dies_loses_its_share_only(broken, capfd):
    with hired([thought, broken, thought]) as crew:
        assert [helper.found(None) for helper in crew] == [thought(), [], thought()]
    assert nobody_is_left()
    assert capfd.readouterr() == ("", "")


def test_nobody_waits_for_a_helper_that_is_late():
    with hired([slowness]) as crew:
        assert crew[0].found(monotonic() + 0.01) == []
    assert nobody_is_left()


def test_whoever_is_interrupted_leaves_no_helper_behind():
    with pytest.raises(KeyboardInterrupt), hired([slowness, slowness]):
        raise KeyboardInterrupt
    assert nobody_is_left()


def test_a_machine_without_room_for_helpers_still_answers(monkeypatch):
    def refuse() -> int:
        raise OSError("no room")

    monkeypatch.setattr(os, "fork", refuse)
    assert sum(advice.visits for advice in ranger(2).advise(look())) == 12


def test_where_processes_cannot_be_copied_one_core_does_it_all(monkeypatch):
    monkeypatch.setattr(bot, "can_help", lambda: False)
    assert ranger(4).advise(look()) == ranger(1).advise(look())


def test_helpers_think_until_the_time_is_up():
    found = ranger(2, iterations=0, seconds=0.3).advise(look())
    assert {advice.code for advice in found} <= set(look().legal)
    assert nobody_is_left()


def test_what_was_found_is_added_up():
    found = together([[(1, 3, 1.0), (2, 1, 0.0), (3, 0, 0.0)], [], [(2, 3, 1.0), (1, 1, 0.0)]])
    assert found == [(1, 4, 0.75), (2, 4, 0.75), (3, 0, 0.0)]


@pytest.mark.parametrize(
    ("name", "iterations", "seconds", "cores"),
    [("ranger:200ix3", 200, 1.0, 3), ("ranger:0.5x2", 0, 0.5, 2), ("ranger:1xall", 0, 1.0, most_cores())],
)
def test_a_name_says_how_many_cores(name: str, iterations: int, seconds: float, cores: int):
    made = levels.make(name, GAME)
    assert isinstance(made, Ranger)
    assert (made.iterations, made.seconds, made.cores) == (iterations, seconds, cores)
