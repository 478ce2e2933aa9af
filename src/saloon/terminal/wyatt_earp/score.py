"""`saloon score`: what a poster of Wyatt Earp pays, at a real table too."""

from collections.abc import Sequence

from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.cards import LEAST_PLAYERS, MOST_PLAYERS, THOUSAND
from saloon.terminal.refusals import Fault
from saloon.terminal.screen import DIM, STRONG, Screen, ink, show_json
from saloon.terminal.setup import read_settings
from saloon.terminal.shell import OK
from saloon.terminal.wyatt_earp.payout import explain

MOST_POINTS = 1000
MOST_POT = 10_000_000


def score(screen: Screen, points: Sequence[str], pot: str, options: Sequence[str], preset: str, as_json: bool) -> int:
    """Who gets what of one pot, and why; for a real table too."""
    words = screen.words
    rules = read_settings(words, GAME, options, preset)
    dollars = read_pot(pot)
    seats = read_points(points)
    payout = explain(words, dollars, list(seats.values()), list(seats), rules)
    paid = dict(zip(seats, payout.paid, strict=True))
    if as_json:
        steps = [
            {"rule": step.rule, "message": step.message, "values": step.values, "text": step.text}
            for step in payout.steps
        ]
        show_json({"pot": dollars, "points": seats, "payout": paid, "stays": payout.stays, "steps": steps})
        return OK
    for step in payout.steps:
        screen.labelled(step.rule, step.text, DIM, 10)
    screen.line()
    width = max([len(name) for name in seats] + [len(words("stays"))]) + 2
    for name, gained in paid.items():
        screen.line(ink(f" {name.ljust(width)}", STRONG).append(words.money(gained).rjust(9)))
    if payout.stays:
        screen.line(ink(f" {words('stays').ljust(width)}", DIM).append(words.money(payout.stays).rjust(9)))
    return OK


def read_pot(text: str) -> int:
    """A whole number of thousands; `$8,000` and `8.000` are as good as `8000`."""
    if not text:
        raise Fault("missing-pot")
    digits = text.strip().strip("$ ").replace(",", "").replace(".", "").replace("'", "").replace("_", "")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 12) or not 0 < int(digits) <= MOST_POT:
        raise Fault("bad-pot", value=text[:40])
    if int(digits) % THOUSAND:
        raise Fault("pot-not-thousands", value=text[:40])
    return int(digits)


def read_points(words: Sequence[str]) -> dict[str, int]:
    """`A=9 B=5`: capture points by player."""
    found: dict[str, int] = {}
    for word in words:
        name, equals, points = (part.strip() for part in word.rpartition("="))
        if not equals or not name:
            raise Fault("bad-points", word=word[:40])
        if not (points.isascii() and points.isdigit() and int(points[:9]) <= MOST_POINTS):
            raise Fault("points-not-number", name=name, value=points[:40])
        if name in found:
            raise Fault("name-twice", name=name)
        found[name] = int(points)
    if not LEAST_PLAYERS <= len(found) <= MOST_PLAYERS:
        raise Fault("bad-number-of-points", n=len(found), least=LEAST_PLAYERS, most=MOST_PLAYERS)
    return found
