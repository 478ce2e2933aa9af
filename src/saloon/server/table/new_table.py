"""Setting up a table: what a host wishes, checked, as the first page of the notebook has it."""

from saloon.kernel.errors import Malformed
from saloon.kernel.game import find_game
from saloon.server import wire
from saloon.server.people.names import clean_name, unused
from saloon.server.table import study
from saloon.server.table.room import Who, check_bot


def open_setup(who: Who, wanted: wire.NewTable, commitment: str, begun: study.Begun | None = None) -> wire.Setup:
    """What is agreed at a new table; `Malformed` or `Illegal` names what cannot be."""
    game = find_game(wanted.game)
    game.check_seats(len(wanted.seats))
    check_clock(wanted.clock)
    if begun is not None:
        study.check(wanted, begun)
    preset = {"preset": wanted.preset} if wanted.preset else {}
    options = game.options(begun.options if begun is not None else {**preset, **wanted.options})
    return wire.Setup(
        game=game.name,
        rules=game.rules_version,
        options=game.settings(options),
        seats=seats_of(who, wanted),
        host=who.account,
        public=wanted.public,
        clock=wanted.clock,
        spectators=wanted.spectators,
        aids=wanted.aids,
        hints=wanted.hints,
        chat=wanted.chat,
        pace=wanted.pace,
        commitment=commitment,
        start=study.started(wanted, begun),
    )


def check_clock(clock: wire.Clock) -> None:
    if clock.kind != "none" and clock.seconds < 5:
        raise Malformed("too-little-time", "clock.seconds", {"value": clock.seconds, "least": 5})


def seats_of(who: Who, wanted: wire.NewTable) -> list[wire.SeatSetup]:
    """Seats in the order of the wish; several of one person have names of their own."""
    found: list[wire.SeatSetup] = []
    taken: set[str] = set()
    for at, seat in enumerate(wanted.seats):
        if seat.kind == "bot":
            check_bot(seat.bot, wanted.game)
            found.append(wire.SeatSetup("bot", "", unused(seat.bot, taken), seat.bot))
        elif seat.kind == "me":
            name, program = unused(clean_name(seat.name) if seat.name else who.name, taken), who.kind == "program"
            found.append(wire.SeatSetup("person", who.account, name, program=program))
        else:
            found.append(wire.SeatSetup("open"))
        taken.add(found[at].name)
    return found
