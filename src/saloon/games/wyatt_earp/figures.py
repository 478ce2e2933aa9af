"""What a finished game says of how each seat played: shots against their odds, money, posters."""

from collections.abc import Iterable

from saloon.games.wyatt_earp.facts import FactList, Paid, RoundBegan, RoundEnded, Turned
from saloon.games.wyatt_earp.odds import shot_odds
from saloon.games.wyatt_earp.state import State
from saloon.kernel.game import Measure, Sum
from saloon.kernel.table import Table

MEASURES = (
    Measure("shots", "odds"),
    Measure("money", "money"),
    Measure("posters-won", "count"),
    Measure("posters-shared", "count"),
)


def measure(replayed: Iterable[tuple[int, Table]], told: FactList) -> list[dict[str, Sum]]:
    """WE-8.7 A shot is likely to hit as the shooter could know it; without a card (it misses by rule) it is none.

    WE-12 A poster was won by the only seat that is paid for it in a round, and shared by several.
    """
    found: list[dict[str, Sum]] = []
    paid: dict[str, set[int]] = {}
    mover, odds = -1, None
    for _, table in replayed:
        assert isinstance(table, State)
        if not found:
            found = [{each.name: Sum() for each in MEASURES} for _ in range(table.seats)]
            for seat in found:
                seat["posters-won"].n = seat["posters-shared"].n = 1
        for fact in told.take():
            if isinstance(fact, Turned) and fact.card is not None and odds is not None:
                found[mover]["shots"].add(fact.hit, odds)
            elif isinstance(fact, Paid):
                found[fact.seat]["money"].add(fact.dollars, n=0)
                paid.setdefault(fact.outlaw, set()).add(fact.seat)
            elif isinstance(fact, RoundEnded):
                for seat in found:
                    seat["money"].n += 1
            elif isinstance(fact, RoundBegan):
                share_out(paid, found)
        mover = int(table.to_act())
        odds = shot_odds(table, mover) if mover >= 0 else None
    share_out(paid, found)
    return found


def share_out(paid: dict[str, set[int]], found: list[dict[str, Sum]]) -> None:
    """The posters of a round."""
    for seats in paid.values():
        for seat in seats:
            found[seat]["posters-won" if len(seats) == 1 else "posters-shared"].add(1, n=0)
    paid.clear()
