"""Setting up a table: what a host wishes, checked, as the first page of the notebook has it."""

from typing import Any

from saloon.kernel.errors import Malformed
from saloon.kernel.fairness import COMMITTED, Source
from saloon.kernel.game import Game, find_game
from saloon.server import wire
from saloon.server.people.names import clean_name, unused
from saloon.server.people.who import Who
from saloon.server.storage.documents import SeatSetup, Setup
from saloon.server.storage.ladder import anchors
from saloon.server.table import study
from saloon.server.table.seat import checked_bot
from saloon.server.terms import Clock


def open_setup(
    who: Who, wanted: wire.NewTable, commitment: str, begun: study.Begun | None = None, scheme: int = COMMITTED
) -> Setup:
    """What is agreed at a new table; `Malformed` or `Illegal` names what cannot be."""
    game = find_game(wanted.game)
    game.check_seats(len(wanted.seats))
    check_clock(wanted.clock)
    check_rated(wanted)
    if begun is not None:
        study.check(wanted, begun)
    options = rules_of(game, wanted) if begun is None else game.settings(game.options(begun.options))
    check_rules_of_rated(wanted, options)
    return Setup(
        game=game.name,
        rules=game.rules_version,
        options=options,
        seats=seats_of(who, wanted, options),
        host=who.account,
        **(wanted.terms() | ({"hints": False} if wanted.rated else {})),
        programs=wanted.rated and who.kind == "program",
        scheme=scheme,
        commitment=commitment,
        start=study.started(wanted, begun),
    )


def rules_of(game: Game, wanted: wire.NewTable) -> dict[str, Any]:
    """The rules of a new table. Where nobody may be there to agree to stop, every game ends by rule.

    That is so under a clock, which plays for those who are away, and where the host does not sit down.
    """
    preset = {"preset": wanted.preset} if wanted.preset else {}
    options = game.options({**preset, **wanted.options})
    unattended = wanted.clock.kind != "none" or all(seat.kind != "me" for seat in wanted.seats)
    return game.settings(game.unattended(options) if unattended else options)


def check_clock(clock: Clock) -> None:
    if clock.kind != "none" and clock.seconds < 5:
        raise Malformed("too-little-time", "clock.seconds", {"value": clock.seconds, "least": 5})


def check_rated(wanted: wire.NewTable) -> None:
    """What a table needs whose result counts: a seat for the host, others who can be rated, and an end for sure."""
    if not wanted.rated:
        return
    why = ""
    if wanted.start is not None:
        why = "study"
    elif sum(seat.kind == "me" for seat in wanted.seats) != 1 or len(wanted.seats) < 2:
        why = "seats"
    elif wanted.clock.kind == "none":
        why = "clock"
    if why:
        raise Malformed("not-rateable", "rated", {"why": why})


def check_rated_bot(bot: str, game: Game, where: str = "bot") -> None:
    """Only a bot whose strength was measured says something about its opponents."""
    if bot not in anchors(game):
        raise Malformed("bot-not-rated", where, {"value": bot[:80], "known": ", ".join(anchors(game))})


def check_rules_of_rated(wanted: wire.NewTable, options: dict[str, Any]) -> None:
    """A deck of one's own may be anything."""
    if wanted.rated and any(isinstance(value, dict | list) for value in options.values()):
        raise Malformed("not-rateable", "rated", {"why": "deck"})


def name_of(who: Who, seat: wire.SeatWish) -> str:
    """The name in a player's own seat: the requested one, or that of the account."""
    return clean_name(seat.name) if seat.name else who.name


def seats_of(who: Who, wanted: wire.NewTable, options: dict[str, Any]) -> list[SeatSetup]:
    """Seats in the order requested; several seats of one person have names of their own."""
    found: list[SeatSetup] = []
    taken: set[str] = set()
    for at, seat in enumerate(wanted.seats):
        if seat.kind == "bot":
            bot = checked_bot(seat.bot, wanted.game, options)
            if wanted.rated:
                check_rated_bot(bot, find_game(wanted.game), f"seats[{at}].bot")  # another may stand in for it
            asked = seat.bot if bot != seat.bot else ""
            found.append(SeatSetup("bot", "", unused(bot, taken), bot, asked=asked))
        elif seat.kind == "me":
            name, program = unused(name_of(who, seat), taken), who.kind == "program"
            source: Source | None = "player" if seat.commits and wanted.start is None else None
            found.append(SeatSetup("person", who.account, name, program=program, source=source))
        else:
            found.append(SeatSetup("open"))
        taken.add(found[at].name)
    return found
