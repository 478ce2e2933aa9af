"""Requests take turns: one step in each round of the loop, and none while a move is being stored."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from saloon.server.process import turns as module
from saloon.server.process.turns import Turns, in_turns
from tests.server.client import PATIENCE


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), PATIENCE))


class Rounds:
    """Counts the rounds of the loop, by the loop itself."""

    def __init__(self) -> None:
        self.n = 0
        asyncio.get_running_loop().call_soon(self.count)

    def count(self) -> None:
        self.n += 1
        asyncio.get_running_loop().call_soon(self.count)


def test_twenty_requests_of_one_moment_never_take_two_steps_in_a_round() -> None:
    async def all_at_once() -> None:
        turns, rounds, steps = Turns(lambda: False), Rounds(), list[int]()

        async def request() -> None:
            for _ in range(5):
                steps.append(rounds.n)
                await asyncio.sleep(0)

        await asyncio.gather(*(asyncio.create_task(in_turns(turns, request())) for _ in range(20)))
        assert len(steps) == 100
        assert len(set(steps)) == 100, "two steps in one round"
        assert not turns.queue

    run(all_at_once)


def test_a_request_that_meets_nobody_does_not_wait() -> None:
    async def alone() -> None:
        began = asyncio.Event()

        async def request() -> str:
            began.set()
            return "answer"

        task = asyncio.create_task(in_turns(Turns(lambda: False), request()))
        await asyncio.sleep(0)
        assert began.is_set()
        assert await task == "answer"

    run(alone)


def test_requests_wait_for_a_move_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 2 * PATIENCE)

    async def behind_a_move() -> None:
        loop, storing = asyncio.get_running_loop(), True
        turns, stepped = Turns(lambda: storing), list[float]()

        async def request() -> None:
            stepped.append(loop.time())

        waiting = asyncio.create_task(in_turns(turns, request()))
        await asyncio.sleep(0.05)
        assert not stepped
        storing = False
        await waiting  # it is not so patient that it would be done otherwise before this test is given up
        monkeypatch.setattr(module, "PATIENCE", 0.2)
        storing, began = True, loop.time()
        await in_turns(turns, request())
        assert stepped[1] - began >= 0.19

    run(behind_a_move)


def test_errors_values_and_cancelling_pass_as_if_nobody_counted() -> None:
    async def passing() -> None:
        storing, heard = False, list[str]()
        turns = Turns(lambda: storing)

        async def fails() -> None:
            await asyncio.sleep(0)
            raise ValueError("as it was")

        async def patient() -> str:
            try:
                async with asyncio.timeout(0.01):
                    await asyncio.Event().wait()
            except TimeoutError:
                return "in time"
            return "never"

        async def cancelled() -> None:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                heard.append("cancelled")
                raise

        with pytest.raises(ValueError, match="as it was"):
            await in_turns(turns, fails())
        assert await in_turns(turns, patient()) == "in time"
        task = asyncio.create_task(in_turns(turns, cancelled()))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert heard == ["cancelled"]
        storing = True  # cancelled while it waits for its turn: the next one takes it
        first, second = (asyncio.create_task(in_turns(turns, patient())) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        assert await second == "in time"

    run(passing)
