"""What is shown of a duel: its score, its deals and their tables, as far as the reader may know them."""

from typing import Literal

from msgspec import Struct

from saloon.kernel.game import find_game
from saloon.server.deals.duels import Duel, Play, first_seat, over_days
from saloon.server.terms import Clock


class DuelPlay(Struct):
    """A deal at one of its two tables. `table` is there for those who may open it, the result when it may be known."""

    table: str
    names: list[str]  # by seat
    side: int  # of the player in the first seat
    mine: bool
    status: Literal["ahead", "running", "over"]
    waits: int  # the side whose turn it is; -1: nobody's, or nothing that I may know
    games: int | None  # won by the first side: 1, 0, -1
    margin: int | None  # of the first side; none where someone has given up


class DuelDeal(Struct):
    """A deal of a duel, and how both plays of it came out together, for the first side. The `seed` is there when nobody
    plays it any more."""

    state: Literal["ahead", "open", "done", "void"]
    commitment: str
    seed: str
    games: int | None
    margin: int | None
    plays: list[DuelPlay]


class DuelInfo(Struct):
    """A duel. `state`: `open` for those who join, `ready` when the next deal waits for all to be there (`awaited`),
    `running`, or `over`. Scores are of both sides: deals won, games won, and how far the first one is ahead."""

    state: Literal["open", "ready", "running", "over"]
    side: int
    players: list[list[str]]  # names, by side, from its beginning on
    number: int  # of deals
    clock: Clock
    days: bool  # it is played over days
    awaited: list[str]  # names of those who have not said that they are there
    called: bool  # whether I am one of them
    my_turn: bool  # at some table
    table: str  # mine that goes on, where it is my turn if there is one
    won: list[int]
    games: list[int]
    margin: int
    counts: str  # what `margin` is in: `money`, or points
    leads: int | None  # the side that is ahead, or has won; none: neither
    ended_by: str  # who has ended it early
    deals: list[DuelDeal]


def duel_info(duel: Duel, me: str, now: float) -> DuelInfo:
    """A duel as one of those who play it, or someone with its link, may see it."""
    deals = [deal_info(duel, number, me) for number in range(len(duel.deals))]
    done = [deal for deal in deals if deal.state == "done"]
    results = [(deal.games or 0, deal.margin or 0) for deal in done]
    won = [sum(result > (0, 0) for result in results), sum(result < (0, 0) for result in results)]
    plays = [play for deal in done for play in deal.plays]
    games = [sum((play.games or 0) > 0 for play in plays), sum((play.games or 0) < 0 for play in plays)]
    margin = sum(margin for _, margin in results)
    lead = (won[0] - won[1], games[0] - games[1], margin)
    awaited = duel.awaited() if duel.plan.begun and not duel.is_over() else []
    absent = [account for account in awaited if not duel.is_ready(account, now)]
    mine = [play for play, table in duel.tables.items() if table.status != "over" and me in duel.seats(play)]
    mine.sort(key=lambda play: not has_turn(duel, play, me))
    state: Literal["open", "ready", "running", "over"] = "running"
    if not duel.plan.begun:
        state = "open"
    elif duel.is_over() and not duel.is_running():
        state = "over"
    elif awaited:
        state = "ready"
    return DuelInfo(
        state=state,
        side=duel.plan.side,
        players=[[duel.names[account] for account in side] for side in duel.plan.sides],
        number=duel.plan.deals,
        clock=duel.plan.clock,
        days=over_days(duel.plan.clock),
        awaited=[duel.names[account] for account in absent],
        called=me in absent,
        my_turn=any(has_turn(duel, play, me) for play in mine),
        table=duel.tables[mine[0]].id if mine else "",
        won=won,
        games=games,
        margin=margin,
        counts=find_game(duel.game).counts,
        leads=None if lead == (0, 0, 0) else 0 if lead > (0, 0, 0) else 1,
        ended_by=duel.names.get(duel.plan.ended_by, ""),
        deals=deals,
    )


def has_turn(duel: Duel, play: Play, account: str) -> bool:
    table = duel.tables[play]
    seat = table.summary.to_act
    return seat >= 0 and duel.seats(play)[seat] == account and not table.summary.chairs[seat].bot


def deal_info(duel: Duel, number: int, me: str) -> DuelDeal:
    """A deal: its commitment is known from the beginning, the rest only when nobody plays it any more."""
    if not duel.plan.begun:
        return DuelDeal("ahead", duel.deals[number].commitment, "", None, None, [])
    sealed, result = duel.is_sealed(number), duel.result(number)
    both = [Play(number, half) for half in (0, 1)]
    open_ = any(play in duel.tables for play in both)
    state: Literal["ahead", "open", "done", "void"] = "open" if open_ else "ahead"
    if duel.is_void(number) or (not sealed and result is None):
        state = "void"
    elif result is not None:
        state = "done"
    return DuelDeal(
        state=state,
        commitment=duel.deals[number].commitment,
        seed="" if sealed else duel.deals[number].seed.hex(),
        games=result.games if result is not None else None,
        margin=result.margin if result is not None and not result.given_up else None,
        plays=[play_info(duel, play, me, sealed) for play in both],
    )


def play_info(duel: Duel, play: Play, me: str, sealed: bool) -> DuelPlay:
    """How others do at the other table is known when both are over: it would tell what can be had from the cards."""
    accounts, table = duel.seats(play), duel.tables.get(play)
    mine = me in accounts
    shown = table is not None and (mine or not sealed)
    outcome = duel.outcome(play) if shown else None
    side, waits = first_seat(play), -1
    if table is not None and shown and table.summary.to_act >= 0:
        waits = (table.summary.to_act + side) % 2
    return DuelPlay(
        table=table.id if table is not None and me in duel.players() and shown else "",
        names=[duel.names[account] for account in accounts],
        side=side,
        mine=mine,
        status="ahead" if table is None else "over" if table.status == "over" else "running",
        waits=waits,
        games=outcome.games if outcome is not None and not outcome.void else None,
        margin=outcome.margin if outcome is not None and not (outcome.void or outcome.given_up) else None,
    )
