"""Many workers: nothing lost, nothing twice, whatever happens to them."""

import multiprocessing
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool

import pytest

from saloon.arena import crew as crews
from saloon.arena.match import play_deal, play_deals
from saloon.arena.plan import house
from tests.arena.conftest import revolver, untimed

PLAN = revolver("random")


def test_any_executor_will_do(threads):
    found = list(crews.play(PLAN, range(20), threads))
    assert untimed(found) == untimed([play_deal(PLAN, n) for n in range(20)])


def test_blocks_grow_until_sending_them_costs_nothing():
    pace = crews.Pace()
    assert pace.block(1000, 2) == 1
    pace.add([{"seconds": 0.01}] * 4)
    assert pace.block(1000, 2) == 50
    assert pace.block(40, 2) == 10  # near the end something is left for everybody
    pace.add([{"seconds": 100.0}])
    assert pace.block(1000, 2) == 1


class Fragile(Executor):
    """Breaks after a few blocks, as a pool does when a process dies."""

    def __init__(self, blocks: int) -> None:
        self.blocks = blocks

    def submit(self, fn, /, *args, **kwargs):
        future: Future[object] = Future()
        self.blocks -= 1
        if self.blocks == -3:
            raise BrokenProcessPool("found out while sending")
        if self.blocks < 0:
            future.set_exception(BrokenProcessPool("gone"))
        else:
            future.set_result(fn(*args, **kwargs))
        return future


class FragileCrew(crews.Crew):
    def __init__(self, blocks: int) -> None:
        self.blocks = blocks
        self.executor = Fragile(blocks)
        self.renewed = 0

    def size(self):
        return 4

    def renew(self):
        self.renewed += 1
        self.executor = Fragile(self.blocks)

    def close(self):
        pass


@pytest.mark.parametrize("blocks", [1, 3, 6])
def test_a_broken_crew_is_replaced_and_its_deals_are_played(blocks, monkeypatch):
    monkeypatch.setattr(crews, "LARGEST_BLOCK", 2)
    with FragileCrew(blocks) as crew:
        found = list(crews.play(PLAN, range(30), crew))
    assert crew.renewed > 0
    assert untimed(found) == untimed([play_deal(PLAN, n) for n in range(30)])


def test_a_crew_that_always_breaks_is_given_up():
    with FragileCrew(0) as crew, pytest.raises(crews.CrewLost):
        list(crews.play(PLAN, range(3), crew))


def test_workers_with_another_saloon_are_refused(threads, monkeypatch):
    def foreign(plan, deals):
        return {"house": {**dict(house()), "code": "other"}, "deals": []}

    monkeypatch.setattr(crews, "play_deals", foreign)
    with pytest.raises(crews.OtherHouse) as caught:
        list(crews.play(PLAN, range(3), threads))
    assert "other" in caught.value.there


def test_what_is_wrong_with_a_game_is_no_loss_of_workers(threads, monkeypatch):
    def broken(plan, deals):
        raise ZeroDivisionError

    monkeypatch.setattr(crews, "play_deals", broken)
    with pytest.raises(ZeroDivisionError):
        list(crews.play(PLAN, range(3), threads))


def test_a_process_that_is_killed_loses_nothing():
    before = set(multiprocessing.active_children())
    with crews.LocalCrew(2) as crew:
        found = []
        for deal in crews.play(PLAN, range(400), crew):
            found.append(deal)
            if len(found) == 2:
                victim = next(iter(set(multiprocessing.active_children()) - before))
                victim.kill()
    assert sorted(deal["deal"] for deal in found) == list(range(400))
    assert not set(multiprocessing.active_children()) - before
    assert untimed(found[:5]) == untimed(play_deals(PLAN, [deal["deal"] for deal in found[:5]])["deals"])
