"""How a pot is paid, step by step, with the rule behind each step: for the end of a round and for `saloon score`."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from saloon.games.wyatt_earp.cards import THOUSAND
from saloon.games.wyatt_earp.options import DESCENDING_GAP, MORE_THAN_8, Options
from saloon.games.wyatt_earp.scoring import (
    CAPTURE,
    IS_CAPTURED,
    NOT_CAPTURED,
    SHARED,
    SOLE,
    SOLE_CLAIM,
    TAKE,
    TIE_UNPAID,
    settle,
    shares,
)
from saloon.games.wyatt_earp.views import View
from saloon.terminal.screen import STRONG, Screen, ink, pad
from saloon.terminal.wyatt_earp.names import Names
from saloon.words import NO_BREAK_SPACE, Words

ESCAPES, CAPTURES = "we-score-not-captured", "we-score-captured"
ALONE, TOGETHER = "we-score-sole", "we-score-shared"
TAKES, TIES, PARTLY = "we-score-take", "we-score-tie-unpaid", "we-score-tie-partly"


@dataclass(frozen=True)
class PayoutStep:
    """One step: the rule, the message, its values as numbers and names, and all of it in words."""

    rule: str
    message: str
    values: dict[str, object]
    text: str


@dataclass(frozen=True)
class Payout:
    """What each player is paid, what stays, and why."""

    paid: tuple[int, ...]
    stays: int
    steps: tuple[PayoutStep, ...]


def explain(words: Words, pot: int, points: Sequence[int], seats: Sequence[str], options: Options) -> Payout:
    """Settle one poster (WE-15) and say how."""
    paid, stays, steps = settle(pot, list(points), options)
    found: list[PayoutStep] = []
    sole = any(step == SOLE for step, _, _, _ in steps)
    top = max(points, default=0)
    money = words.money

    def say(rule: str, message: str, values: dict[str, object], **shown: object) -> None:
        found.append(PayoutStep(rule, message, values, words(message, **{**values, **shown})))

    for step, group, a, b in steps:
        members = [name for seat, name in enumerate(seats) if group >> seat & 1]
        if step == NOT_CAPTURED:
            needed = CAPTURE + (options.capture_threshold == MORE_THAN_8)
            say("WE-15.3", ESCAPES, {"total": a, "needed": needed}, total=words("we-points", n=a))
        elif step == IS_CAPTURED:
            say("WE-15.3", CAPTURES, {"total": a}, total=words("we-points", n=a))
        elif step == SOLE:
            values: dict[str, object] = {"who": seats[list(points).index(top)], "gap": a, "needed": SOLE_CLAIM}
            say("WE-15.4", ALONE, values, gap=words("we-points", n=a))
        elif step == SHARED:
            who = sharers(points, seats, options)
            values = {"who": who, "gap": a, "needed": SOLE_CLAIM}
            say("WE-15.5", TOGETHER, values, who=words.listed(who), gap=words("we-points", n=a))
        elif step == TAKE:
            values = {"who": members, "n": len(members), "dollars": a, "left": b}
            say(rule_of_take(found, a, sole), TAKES, values, who=words.listed(members), dollars=money(a), left=money(b))
        else:
            tied = tied_group(points, seats, options, found)
            id, name = (TIES, "needed") if step == TIE_UNPAID else (PARTLY, "each")
            values = {"who": tied, name: a, "pot": b}
            say("WE-15.8", id, values, who=words.listed(tied), pot=money(b), **{name: money(a)})
    if stays:
        say("WE-15.9" if len(found) > 1 else "WE-15.3", "we-score-stays", {"dollars": stays}, dollars=money(stays))
    return Payout(tuple(int(dollars) for dollars in paid), int(stays), tuple(found))


def rule_of_take(found: Sequence[PayoutStep], dollars: int, sole: bool) -> str:
    """Why a player gets this much: alone, in turn, whatever is left, or an equal part of it."""
    if sole:
        return "WE-15.4"
    if found[-1].message == PARTLY:
        return "WE-15.8"
    first = found[-1].message != TAKES
    return "WE-15.10" if first and dollars < 2 * THOUSAND else "WE-15.7"


def sharers(points: Sequence[int], seats: Sequence[str], options: Options) -> list[str]:
    """Those who share, in the order in which they take."""
    top = max(points)
    there = [seat for seat in range(len(points)) if shares(points[seat], top, options)]
    upwards = options.share_order == DESCENDING_GAP

    def place(seat: int) -> tuple[bool, int]:
        return points[seat] != top, points[seat] if upwards else -points[seat]

    return [seats[seat] for seat in sorted(there, key=place)]


def tied_group(points: Sequence[int], seats: Sequence[str], options: Options, found: Sequence[PayoutStep]) -> list[str]:
    """The players whose turn it was to take when the pot could not pay them: the group after the last that took."""
    top = max(points)
    levels = list(dict.fromkeys(points[seats.index(name)] for name in sharers(points, seats, options)))
    takes = [step.values["who"] for step in found if step.message == TAKES]
    level = top
    if takes and isinstance(takes[-1], list):
        last = levels.index(points[seats.index(takes[-1][0])])
        level = levels[(last + 1) % len(levels)]
    return [name for seat, name in enumerate(seats) if points[seat] == level]


def show_round(screen: Screen, names: Names, before: View, options: Options, after: Sequence[int]) -> None:
    """The payout of a round, poster by poster. `before` is the table when the round ended, `after` the money then."""
    words = names.words
    escaped = []
    for poster in before.posters:
        points = [
            next((pile.points for pile in player.piles if pile.outlaw == poster.outlaw), 0) for player in before.players
        ]
        payout = explain(words, poster.pot, points, names.seats, options)
        title = ink(" ", "").append_text(names.marked(poster.outlaw)).append(f"  {words.money(poster.pot)}", STRONG)
        if payout.steps[0].message == ESCAPES:
            escaped.append(names.marked(poster.outlaw).append(NO_BREAK_SPACE + words.money(poster.pot)))
            continue
        best = sorted(range(len(points)), key=lambda seat: -points[seat])
        shown = [f"{names.seats[seat]} {points[seat]}" for seat in best if points[seat]]
        screen.line(title.append("  " + words("list-comma").join(shown)))
        screen.say(
            names.paint(brief(words, payout, [(names.seats[seat], payout.paid[seat]) for seat in best])), indent=3
        )
    if escaped:
        screen.labelled(words("we-pay-escaped"), Text(words("list-comma")).join(escaped))
    screen.line()
    show_money(screen, names, [player.money for player in before.players], after)


def brief(words: Words, payout: Payout, paid: Sequence[tuple[str, int]]) -> str:
    """The steps in a sentence or two: of a share, who takes how much in all."""
    sums = [f"{name}{NO_BREAK_SPACE}{words.money(dollars)}" for name, dollars in paid if dollars]
    found = []
    for step in payout.steps:
        gap = words("we-points", n=step.values.get("gap", 0))
        if step.message == ALONE:
            found.append(words("we-pay-sole", gap=gap, who=step.values["who"], dollars=words.money(max(payout.paid))))
        elif step.message == TOGETHER:
            told = words("list-comma").join(sums) or words("we-pay-none")
            found.append(words("we-pay-shared", n=step.values["gap"], gap=gap, sums=told))
        elif step.message not in (CAPTURES, TAKES):
            found.append(step.text)
    return " ".join(found)


def show_money(screen: Screen, names: Names, before: Sequence[int], after: Sequence[int]) -> None:
    """Who has how much, and how it came about; the richest first."""
    words = names.words
    width = max(cell_len(name) for name in names.seats) + 2
    for seat in sorted(range(len(after)), key=lambda seat: -after[seat]):
        gained = after[seat] - before[seat]
        text = ink(" ", "").append_text(pad(Text(names.seats[seat], STRONG), width))
        text.append(words.money(after[seat]).rjust(9))
        screen.line(text.append(f"  +{words.money(gained)}" if gained else "", "green"))
