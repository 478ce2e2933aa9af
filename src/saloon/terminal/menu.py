"""Numbered choices, in groups; a choice may open further ones."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from saloon.terminal.screen import DIM, STRONG, Screen, flow, ink, wrap

LONG = 34  # a label longer than that has a line of its own


@dataclass(frozen=True)
class Choice:
    """A label with the code behind it, or with the choices that it leads to."""

    label: Text
    code: int | None = None
    inner: "tuple[Group, ...] | None" = None


@dataclass(frozen=True)
class Group:
    title: str
    choices: tuple[Choice, ...]


def numbered(groups: Sequence[Group]) -> list[Choice]:
    """The choices in the order of their numbers, from 1 on."""
    return [choice for group in groups for choice in group.choices]


def show_menu(screen: Screen, groups: Sequence[Group], brief: bool = False) -> None:
    """Each group below its title: short labels side by side, long ones one below the other; in brief cut short."""
    column = max(cell_len(group.title) for group in groups) + 3
    digits = len(str(len(numbered(groups))))
    n = 0
    for group in groups:
        items = []
        for choice in group.choices:
            n += 1
            items.append(ink(f"{n:>{digits}}) ", STRONG).append_text(choice.label))
        lines = menu_lines(items, screen.width - column, digits, brief)
        for i, line in enumerate(lines):
            title = ink(" " + group.title if i == 0 else "", DIM)
            title.append(" " * (column - title.cell_len))
            screen.line(title.append_text(line))


def menu_lines(items: list[Text], width: int, digits: int, brief: bool) -> list[Text]:
    if all(item.cell_len <= LONG for item in items):
        return flow(items, width)
    columns = flow(items, width)
    if len(columns) < len(items):  # several fit into a row after all
        return columns
    return items if brief else [line for item in items for line in wrap(item, width, 0, digits + 2)]
