"""What a finished game says of how each side played: bandits and lawmen, and attacks."""

from collections.abc import Iterable

from saloon.games.revolver.cards import SIDE_SLUGS
from saloon.games.revolver.facts import Attacked, BanditDied, FactList, LawmanKilled, LostInWreck
from saloon.kernel.game import Measure, Sum
from saloon.kernel.table import Table

COLTY, MCREADY = SIDE_SLUGS
MEASURES = (
    Measure("lawmen-killed", "count", COLTY),
    Measure("bandits-lost", "count", COLTY),
    Measure("bandits-killed", "count", MCREADY),
    Measure("lawmen-lost", "count", MCREADY),
    Measure("attacks-won", "share", MCREADY),
)


def measure(replayed: Iterable[tuple[int, Table]], told: FactList) -> list[dict[str, Sum]]:
    """RV-2.6 Seat 0 is Colty, seat 1 McReady."""
    found = [
        {each.name: Sum(n=int(each.shown == "count")) for each in MEASURES if each.role == side} for side in SIDE_SLUGS
    ]
    gang, law = found
    for _, _table in replayed:
        for fact in told.take():
            if isinstance(fact, LawmanKilled):
                gang["lawmen-killed"].add(1, n=0)
                law["lawmen-lost"].add(1, n=0)
            elif isinstance(fact, BanditDied | LostInWreck):
                gang["bandits-lost"].add(1, n=0)
                law["bandits-killed"].add(1, n=0)
            elif isinstance(fact, Attacked):
                law["attacks-won"].add(fact.won)
    return found
