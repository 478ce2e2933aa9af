"""Small matches for every test: random bots, few deals, and workers that are only threads."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from saloon.arena.crew import Crew
from saloon.arena.plan import Plan, make_plan
from saloon.games.revolver import GAME as REVOLVER
from saloon.games.wyatt_earp import GAME as WYATT_EARP
from tests.terminal.conftest import saloon, surroundings  # noqa: F401 fixtures


class Threads(Crew):
    """Workers of this very process: quick to hire, and any executor will do."""

    def __init__(self, n: int = 2) -> None:
        self.n = n
        self.executor = ThreadPoolExecutor(n)

    def size(self) -> int:
        return self.n

    def close(self) -> None:
        self.executor.shutdown()


@pytest.fixture
def threads():
    with Threads() as crew:
        yield crew


def revolver(*bots: str, seed: int = 1) -> Plan:
    return make_plan(REVOLVER, list(bots) or ["random", "greenhorn"], 2, REVOLVER.options({}), seed)


def wyatt_earp(*bots: str, players: int = 2, seed: int = 1) -> Plan:
    return make_plan(WYATT_EARP, list(bots) or ["random"], players, WYATT_EARP.options({}), seed)


def untimed(deals):
    """What was played, in order, without how long it took."""
    return sorted(((deal["deal"], deal["games"]) for deal in deals), key=lambda deal: deal[0])
