"""After a game: its results, and the rematch."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from saloon.kernel.fairness import COMMITTED, OPEN, seed_commitment
from saloon.server.storage.documents import DealOf, SeatSetup, Setup
from saloon.server.storage.ladder import BOT, RatedGame, Side, anchors, ranks_of
from saloon.server.table.room import Room
from saloon.server.table.seat import SeatState


def rematch_ready(room: Room) -> bool:
    """Whether all people here want to play again."""
    if room.ending is None or room.next:
        return False
    people = [chair for chair in room.chairs if chair.kind == "person"]
    return bool(people) and all(chair.wants_rematch for chair in people)


def rematch_setup(room: Room, next_commitment: str) -> Setup:
    """The same table again: everyone moves on by one seat and keeps their score."""
    seats = [seat_again(room, seat) for seat in turned(range(len(room.chairs)))]
    return replace(
        room.setup,
        rules=room.game.rules_version,
        seats=seats,
        scheme=next_scheme(room),
        commitment=room.setup.next_commitment,
        next_commitment=next_commitment,
        previous=room.id,
        score=turned(room.score()),
        start=None,
        pair="",
    )


def next_scheme(room: Room) -> int:
    """By what the rematch is dealt: a table of an earlier version was bound to its seed by scheme 1."""
    return COMMITTED if room.setup.next_commitment == seed_commitment(room.next_seed) else OPEN


def seat_again(room: Room, seat: int) -> SeatSetup:
    """A seat in the rematch: a player who asks for it without a commitment adds nothing to the deal."""
    chair = room.chairs[seat]
    told = SeatSetup(chair.kind, chair.account, chair.name, chair.bot, program=chair.program, asked=chair.asked)
    if chair.next_commitment:
        return replace(told, source="player", commitment=chair.next_commitment)
    first = chair.kind == "person" and seat == room.seats_of(chair.account)[0]
    return replace(told, source="nobody") if first else told


def results(room: Room, at: float) -> list[dict[str, Any]]:
    """The result of a finished game for each person, as rows; nobody wins against themselves, or in a study."""
    assert room.ending is not None
    if not room.counts():
        return []
    found = []
    for seat, chair in enumerate(room.chairs):
        if chair.kind == "person" and len(room.seats_of(chair.account)) == 1:
            others = [other for other in room.chairs if other is not chair]
            row = {"table_id": room.id, "seat": seat, "account": chair.account, "game": room.setup.game}
            row |= {"players": len(room.chairs), "rivals": rivals_of(others), "outcome": outcome(room, seat)}
            found.append({**row, "at": at})
    return found


def tried(room: Room, at: float) -> dict[str, Any] | None:
    """How a try of a deal that many play ended, as values of its row; none if it is no try."""
    deal = room.setup.deal
    if deal is None or not deal.counts or room.ending is None:
        return None
    seat = next(seat for seat, chair in enumerate(room.chairs) if chair.kind == "person")
    finished = room.ending.how == "finished"
    margin = room.game.margin(room.ending.result, seat) if finished else 0
    won = finished and room.ending.winner == seat
    how = {"ended": at, "how": room.ending.how, "won": won, "margin": margin}
    return {**how, "doubt": doubt(room.chairs[seat], deal, finished, at)}


def doubt(chair: SeatState, deal: DealOf, finished: bool, at: float) -> str:
    """Why a try is not listed, if it is not."""
    if not finished:
        return "given-up"
    if deal.until and at >= deal.until:
        return "late"
    return "program" if chair.program else "bot" if chair.helped else ""


def outcome(room: Room, seat: int) -> str:
    """How it ended for one player: in a game that all agreed to stop, only the one who conceded loses."""
    assert room.ending is not None
    if room.ending.winner == seat:
        return "won"
    if room.ending.how == "finished":
        return "drawn" if room.ending.winner is None else "lost"
    return "lost" if room.ending.how == "conceded" and room.ending.seat == seat else "stopped"


def rivals_of(others: Sequence[SeatState]) -> str:
    """The opponents of a seat: people, bots of one level (its name), or mixed."""
    kinds = {other.bot if other.kind == "bot" else "people" for other in others}
    return kinds.pop() if len(kinds) == 1 else "mixed"


def rated(room: Room) -> RatedGame | None:
    """What a game that is over counts for in the ratings; one that all agreed to stop counts for nothing."""
    setup = room.setup
    assert room.ending is not None
    if not setup.rated or room.ending.how == "abandoned":
        return None
    ranks, fixed = ranks_of(room.summary()), anchors(room.game)
    sides = []
    for seat, chair in enumerate(room.chairs):
        if chair.kind == "bot":
            sides.append(Side(BOT + chair.bot, ranks[seat], anchor=fixed[chair.bot]))
        else:
            role = room.game.roles[seat] if room.game.roles and not setup.programs else ""
            sides.append(Side(chair.account, ranks[seat], role))
    return RatedGame("programs" if setup.programs else "people", setup.game, sides, setup.pair)


def turned(row: Sequence[Any]) -> list[Any]:
    """Everyone moves on by one seat."""
    return [row[-1], *row[:-1]]
