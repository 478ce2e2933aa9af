"""The table as a grid: a row for each outlaw, a column for each player, with the points where they are paid."""

from collections.abc import Iterator
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from saloon.games.wyatt_earp.cards import OUTLAW_SLUGS, THOUSAND
from saloon.games.wyatt_earp.rounds import GOAL
from saloon.games.wyatt_earp.views import Cards, Pile, Poster, View
from saloon.terminal.screen import DIM, STRONG, Screen, bar, ink, pad
from saloon.terminal.wyatt_earp.names import Names, style_of

GAP, WIDEST_CELL = 2, 24
NOTHING = "·"


class Spacing(NamedTuple):
    """How a cell is written: the gap before it, the equals sign, the arrow, and whether sums are in thousands."""

    gap: int
    equals: str
    arrow: str
    short: bool


SPACINGS = (
    Spacing(2, " = ", " ▸", False),
    Spacing(2, "=", " ▸", False),
    Spacing(2, "=", " ▸", True),
    Spacing(1, "=", "▸", True),
)


class Grid:
    """The open part of the table, laid out for a screen."""

    def __init__(self, screen: Screen, names: Names, view: View) -> None:
        self.screen = screen
        self.names = names
        self.words = names.words
        self.view = view
        self.order = [(max(names.me, 0) + i) % len(view.players) for i in range(len(view.players))]
        money = self.words.money
        self.first = max(cell_len(names.card(slug)) for slug in OUTLAW_SLUGS) + 2
        self.second = max([cell_len(money(poster.pot)) for poster in view.posters] + [cell_len(self.words("we-pot"))])
        self.held = max([len(self.lying(pile)) for player in view.players for pile in player.piles] or [1])
        fitting = [spacing for spacing in SPACINGS if self.widest(spacing) <= self.room(spacing)]
        self.spacing = fitting[0] if fitting else SPACINGS[-1]
        self.cell = self.room(self.spacing)

    def room(self, spacing: Spacing) -> int:
        """How wide a cell can be."""
        left = self.screen.width - 1 - self.first - GAP - self.second
        return min(WIDEST_CELL, left // len(self.order) - spacing.gap)

    def widest(self, spacing: Spacing) -> int:
        """How wide a pile with its pay can get."""
        pays = [dollars for poster in self.view.posters for dollars in poster.pays if dollars]
        pay = max((cell_len(self.dollars(dollars, spacing.short)) for dollars in pays), default=0)
        return self.held + len(spacing.equals) + 2 + len(spacing.arrow) + pay

    def show(self, legend: bool) -> None:
        """Title, seven posters, money."""
        self.screen.line(self.title())
        self.screen.line(self.head(), STRONG)
        for poster in self.view.posters:
            self.screen.line(self.row(poster))
        self.screen.lines(self.foot())
        if legend and self.legend():
            self.screen.say(self.legend(), DIM)

    # The parts

    def title(self) -> Text:
        """Round and piles; where the line is short, the name of the game gives way."""
        view, words = self.view, self.words
        top = Text(words("we-discard-pile-empty"))
        if view.top_discard is not None:
            before, _, after = words("we-discard-pile", n=view.discard_pile, card="\0").partition("\0")
            top = Text(before).append_text(self.names.marked(view.top_discard)).append(after)
        pile = words("we-draw-pile-last" if view.reshuffled else "we-draw-pile", n=view.draw_pile)
        parts = [ink(words("we-title"), "bold yellow"), Text(words("we-round", round=view.round)), Text(pile), top]
        lines = [Text(" ") + Text(gap).join(parts[first:]) for gap, first in (("  ·  ", 0), (" · ", 0), (" · ", 1))]
        return next((line for line in lines if line.cell_len <= self.screen.width), lines[-1])

    def columns(self, first: str | Text, second: str | Text, cells: list[Text]) -> Text:
        row = Text(" ").append_text(pad(first, self.first)).append(" " * GAP)
        row.append_text(pad(second, self.second, right=True))
        for cell in cells:
            row.append(" " * self.spacing.gap).append_text(pad(cell, self.cell))
        return row

    def total(self, label: str, cells: list[Text]) -> Text:
        """A row below the posters: its label has the room of both first columns."""
        row = Text(" ").append_text(pad(Text(label, DIM), self.first + GAP + self.second))
        for cell in cells:
            row.append(" " * self.spacing.gap).append_text(pad(cell, self.cell))
        return row

    def head(self) -> Text:
        """Names, with the number of cards in hand; the player whose turn it is has an arrow."""
        mark = "▶ "
        names = {
            seat: (mark if seat == self.view.turn and self.view.winner is None else "") + self.names.seats[seat]
            for seat in self.order
        }
        cards = {seat: f"({self.words('we-cards', n=self.view.players[seat].hand)})" for seat in self.order}
        if any(cell_len(names[seat]) + cell_len(cards[seat]) + 1 > self.cell for seat in self.order):
            cards = {seat: f"({self.view.players[seat].hand})" for seat in self.order}
        cells = []
        for seat in self.order:
            room = max(4, self.cell - cell_len(cards[seat]) - 1)
            name = Text(names[seat])
            name.truncate(room, overflow="ellipsis")
            cells.append(name.append(f" {cards[seat]}", "not bold dim"))
        return self.columns("", self.words("we-pot"), cells)

    def row(self, poster: Poster) -> Text:
        pot = Text(self.words.money(poster.pot), "" if poster.opened else DIM)
        cells = []
        for seat in self.order:
            pile = next((pile for pile in self.view.players[seat].piles if pile.outlaw == poster.outlaw), None)
            cells.append(Text(NOTHING, DIM) if pile is None else self.pile(pile, poster.pays[seat]))
        return self.columns(self.names.marked(poster.outlaw), pot, cells)

    def pile(self, pile: Pile, pays: int) -> Text:
        """`3PB = 12 ▸$4,000`; a covered pile counts nothing."""
        lying = self.lying(pile).ljust(self.held)
        if pile.covered:
            return Text(f"{lying} {self.words('we-hidden')}", "dim italic")
        text = ink(f"{lying}{self.spacing.equals}", style_of(pile.outlaw)).append(f"{pile.points:>2}", "bold")
        if pays:
            text.append(self.spacing.arrow + self.dollars(pays, self.spacing.short), "green")
        return text

    def lying(self, pile: Pile) -> str:
        """How many outlaw cards, and a letter for each card beside them."""
        words = self.words
        marks = words("we-mark.photo") * pile.photo + words("we-mark.stagecoach") * pile.stagecoaches
        marks += words("we-mark.bank") * pile.banks + words("we-mark.gun") * pile.gun
        return f"{pile.cards or ''}{marks}"

    def dollars(self, dollars: int, short: bool) -> str:
        return self.words("money-short", thousands=dollars // THOUSAND) if short else self.words.money(dollars)

    def foot(self) -> Iterator[Text]:
        """Money, how far it is to the end, and what the posters would bring now."""
        cells, now = [], []
        for seat in self.order:
            money = self.view.players[seat].money
            text = ink(self.words.money(money), "bold")
            room = min(10, self.cell - text.cell_len - 1)
            if room >= 4:
                text.append(" " + bar(money / GOAL, room, self.screen.unicode), "yellow")
            cells.append(text)
            more = sum(poster.pays[seat] for poster in self.view.posters)
            now.append(Text(f"+{self.words.money(more)}" if more else NOTHING, "green" if more else DIM))
        yield self.total(self.words("we-money", goal=self.words.money(GOAL)), cells)
        if any(poster.pays[seat] for poster in self.view.posters for seat in self.order):
            yield self.total(self.words("we-now"), now)

    def legend(self) -> str:
        """A legend for the signs that appear in the grid."""
        piles = [pile for player in self.view.players for pile in player.piles]
        if not piles:
            return ""
        there = {
            "photo": any(pile.photo for pile in piles),
            "stagecoach": any(pile.stagecoaches for pile in piles),
            "bank": any(pile.banks for pile in piles),
            "gun": any(pile.gun for pile in piles),
        }
        signs = [
            f"{self.words(f'we-mark.{name}')} {self.words(f'we-mark-name.{name}')}" for name in there if there[name]
        ]
        return " · ".join([self.words("we-legend"), *signs])


def show_hand(screen: Screen, names: Names, hand: tuple[Cards, ...], label: str) -> None:
    """A hand: outlaw cards, most of a kind first, and below them sheriff cards."""
    outlaws = sorted((item for item in hand if item.card in OUTLAW_SLUGS), key=lambda item: -item.count)
    sheriffs = [item for item in hand if item.card not in OUTLAW_SLUGS]
    shown = [items for items in (outlaws, sheriffs) if items]
    for i, items in enumerate(shown):
        screen.labelled(" " * cell_len(label) if i else label, Text("  ").join(names.counted(items)))
    if not shown:
        screen.labelled(label, Text(names.words("we-nothing"), DIM))
