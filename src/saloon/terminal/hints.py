"""A hint for the seat that must decide: the best choices by their numbers in the menu, with chances and reasons.

It is computed in imagined worlds with its own random numbers: neither the record nor the bots are affected.
"""

from collections.abc import Sequence

from rich.text import Text

from saloon.bots.advice import Advice, Reason, Value
from saloon.bots.adviser import adviser_for
from saloon.bots.bot import Look
from saloon.terminal.menu import Choice, Group, numbered
from saloon.terminal.naming import Naming
from saloon.terminal.refusals import values_of
from saloon.terminal.screen import STRONG, Screen, ink, wrap
from saloon.terminal.sitting import Sitting
from saloon.words import Words

SECONDS = 1.0
NEAREST = 100  # dollars: estimates are not more exact than that


def show_hint(screen: Screen, sitting: Sitting) -> None:
    """The best choices of the seat that must decide, each with a paragraph of its own."""
    look = Look(sitting.game, sitting.table)
    found = adviser_for(look, len(sitting.record.decisions), SECONDS).advise(look)
    groups = sitting.face.groups(sitting.table)
    names = sitting.face.names
    for advice in found:
        number, label = choice_of(screen.words, groups, advice.code)
        margin = f" {number}) "
        screen.lines(wrap(ink(margin, STRONG).append_text(label), screen.width, 0, len(margin)))
        screen.say(names.paint(in_words(screen.words, advice, names)), indent=len(margin), hang=0)


def choice_of(words: Words, groups: Sequence[Group], code: int) -> tuple[int, Text]:
    """The number in the menu of a code, and what it does: its group, then all that is chosen on the way to it."""
    titles = (group.title for group in groups for _ in group.choices)
    for number, (title, choice) in enumerate(zip(titles, numbered(groups), strict=True), 1):
        for way in ways_to(choice, code):
            return number, Text(title + words("colon")).append_text(Text(" → ").join(way))
    raise LookupError(code)


def ways_to(choice: Choice, code: int) -> list[list[Text]]:
    """The labels on the way to a code, if this choice leads to it."""
    if choice.code == code:
        return [[choice.label]]
    inner = numbered(choice.inner or ())
    return [[choice.label, *way] for further in inner for way in ways_to(further, code)]


def in_words(words: Words, advice: Advice, names: Naming) -> str:
    """How good a choice is, and why."""
    chance = words.estimate(advice.chance)
    if advice.money is None:
        told = words("hint-chance", chance=chance)
    else:
        dollars = words.money(NEAREST * round(advice.money / NEAREST))
        told = words("hint-chance-money", chance=chance, dollars=dollars)
    return f"{told} {reason_in_words(words, advice.reason, names)}" if advice.reason else told


def reason_in_words(words: Words, reason: Reason, names: Naming) -> str:
    values = values_of(words, {what: said(words, what, value, names) for what, value in reason.values}, names)
    return words(reason.message, **values)


def said(words: Words, what: str, value: Value, names: Naming) -> Value:
    """A value of a reason, by what its name says that it is; the game knows its own things."""
    if what == "who":
        return names.seats[int(value)]
    if what in ("dollars", "most"):
        return words.money(int(value))
    if what == "odds" and isinstance(value, float):
        return words.percent(value)
    return value
