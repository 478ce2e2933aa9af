"""`saloon replay`: a game from its record, step by step or all at once, as one seat saw it."""

from pathlib import Path
from typing import Any

from saloon.kernel import record as records
from saloon.kernel.game import SPECTATOR, find_game
from saloon.kernel.record import Record
from saloon.kernel.table import Table
from saloon.terminal import saves
from saloon.terminal.face import EVERYTHING, Face
from saloon.terminal.faces import face_of
from saloon.terminal.pages import show_page
from saloon.terminal.refusals import Fault
from saloon.terminal.screen import BAD, DIM, GOOD, Leave, Screen, show_json
from saloon.terminal.seats import person_of
from saloon.terminal.shell import OK
from saloon.terminal.sitting import unfold


def replay(screen: Screen, path: Path, seat: str, everything: bool, as_json: bool) -> int:
    record = saves.load(path)
    viewer = viewer_of(record, seat)
    if as_json:
        show_json(as_document(screen, record, viewer))
    elif everything:
        face, table = at_step(screen, record, viewer, len(record.decisions))
        face.show_log(len(record.decisions) * 10 + 10)
        if table.to_act() < 0:
            screen.line()
            face.show_result(table)
    else:
        browse(screen, record, viewer)
    return OK


def viewer_of(record: Record, seat: str) -> int:
    """Who looks on: a seat by name, role or number, `none` for a spectator, `all` for everything after the end."""
    if not seat:
        return person_of(record)
    if seat == "none":
        return SPECTATOR
    if seat == "all":
        if record.result is None:
            raise Fault("all-not-yet")
        return EVERYTHING
    names = [name.casefold() for name in record.seats]
    if seat.casefold() in names:
        return names.index(seat.casefold())
    sides = find_game(record.game).roles
    if seat.casefold() in sides:
        return sides.index(seat.casefold())
    if seat.isascii() and seat.isdigit() and 1 <= int(seat[:4]) <= len(names):
        return int(seat) - 1
    raise Fault("no-such-seat", seat=seat, known=", ".join([*record.seats, *sides]), most=len(names))


def as_document(screen: Screen, record: Record, viewer: int) -> dict[str, Any]:
    """The deal, and every decision with what the viewer saw of it."""
    face = face_of(record.game)(screen, record.seats, viewer)
    game = find_game(record.game)
    steps = []
    seat = -1
    for step in unfold(record, face, face.listen(records.options_of(record))):
        seen = [fact if viewer == EVERYTHING else game.sight(fact, viewer) for fact in step.facts]
        told: dict[str, Any] = {
            "facts": [face.as_document(fact) for fact in seen if fact is not None],
            "text": step.told,
        }
        if step.made:
            decision = record.decisions[step.made - 1]
            hidden = viewer not in (EVERYTHING, seat) and game.is_secret(decision)
            told = {"n": step.made, "seat": seat, "decision": None if hidden else decision, **told}
        steps.append(told)
        seat = int(step.table.to_act())
    return {
        "game": record.game,
        "seats": record.seats,
        "options": record.options,
        "commitment": record.commitment,
        "deal": steps[0],
        "steps": steps[1:],
        "result": record.result,
    }


def at_step(screen: Screen, record: Record, viewer: int, made: int) -> tuple[Face, Table]:
    """The table after so many decisions, with the log up to there."""
    face = face_of(record.game)(screen, record.seats, viewer)
    steps = unfold(record, face, face.listen(records.options_of(record)))
    return face, next(step.table for step in steps if step.made == made)


def show_step(screen: Screen, record: Record, face: Face, table: Table) -> None:
    """The table, the last turns, and who decides next or how it ended."""
    who = int(table.to_act())
    words = screen.words

    def below(_: bool) -> None:
        if who >= 0:
            screen.say(words("replay-next", who=record.seats[who]), DIM)
        else:
            face.show_result(table)

    show_page(screen, face, table, lambda entries: face.show_log(min(entries, len(record.seats) + 1)), below)


def browse(screen: Screen, record: Record, viewer: int) -> None:
    """Step by step: enter for the next, a number to jump, q to stop."""
    words, last, step = screen.words, len(record.decisions), 0
    for _ in records.replay(record):  # errors in the record are reported now, not halfway through
        pass
    face, table = at_step(screen, record, viewer, step)
    while True:
        show_step(screen, record, face, table)
        while True:
            try:
                answer = screen.ask(f"{words('replay-prompt', step=step, last=last)} >").lower()
            except Leave:
                return
            if answer in ("q", "quit", words("command-quit")):
                return
            wanted = (
                step + 1 if answer in ("", "n") else step - 1 if answer in ("b", "back", words("command-back")) else -1
            )
            if answer.isascii() and answer.isdigit():
                wanted = int(answer[:9])
            if wanted > last and not answer:
                screen.say(words("replay-end"), GOOD)
                return
            if 0 <= wanted <= last:
                step = wanted
                break
            screen.say(words("replay-how", last=last), BAD)
        face, table = at_step(screen, record, viewer, step)
