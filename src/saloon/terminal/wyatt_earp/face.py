"""Wyatt Earp's face at the terminal."""

from collections.abc import Iterable
from typing import Any

import typer
from rich.text import Text

from saloon.games.wyatt_earp import GAME, events
from saloon.games.wyatt_earp.facts import FactList
from saloon.games.wyatt_earp.options import Options
from saloon.games.wyatt_earp.refusals import PHASE_NAMES
from saloon.games.wyatt_earp.rounds import GOAL
from saloon.games.wyatt_earp.state import State
from saloon.games.wyatt_earp.views import View, view
from saloon.kernel.game import SPECTATOR
from saloon.kernel.table import Table
from saloon.terminal.face import EVERYTHING, Face
from saloon.terminal.menu import Group
from saloon.terminal.screen import Screen
from saloon.terminal.shell import Command
from saloon.terminal.wyatt_earp.choices import Choices, question
from saloon.terminal.wyatt_earp.commands import score
from saloon.terminal.wyatt_earp.grid import Grid, show_hand
from saloon.terminal.wyatt_earp.log import Log
from saloon.terminal.wyatt_earp.names import SYMBOLS, Names
from saloon.terminal.wyatt_earp.payout import show_money, show_round
from saloon.words import Words

WINDOWS = ("hideout-answer", "photo-window", "earp-window")


class Watcher(FactList):
    """Collects the facts, and keeps the open table as it lay when a round ended: the payout is explained from it."""

    def __init__(self) -> None:
        super().__init__()
        self.table: State | None = None  # known once the cards are dealt
        self.ended: list[View] = []

    def hear(self, fact: int, a: int, b: int, c: int, d: int) -> None:
        if fact == events.ROUND_ENDED and self.table is not None:
            self.ended.append(view(self.table, SPECTATOR))
        super().hear(fact, a, b, c, d)


class WyattEarpFace(Face):
    """The grid of posters and piles, the log, the hand and the choices."""

    game = GAME
    examples = ("play", "play --players 2 --name Josie", "rules hideout", "score --pot 8000 A=9 B=5 C=4")
    names: Names
    log: Log

    def __init__(self, screen: Screen, seats: list[str], viewer: int) -> None:
        super().__init__(screen, seats, viewer)
        self.names = Names(screen.words, seats, viewer, screen.unicode)
        self.log = Log(self.names)
        self.watcher = Watcher()

    @classmethod
    def add_commands(cls, app: typer.Typer) -> None:
        app.command(cls=Command, help="help-score")(score)

    @classmethod
    def naming(cls, words: Words) -> Names:
        return Names(words, (), SPECTATOR)

    def listen(self, options: Options) -> Watcher:
        self.log = Log(self.names)
        self.watcher = Watcher()
        return self.watcher

    def hear(self, facts: Iterable[Any], table: Table) -> list[str]:
        assert isinstance(table, State)
        self.watcher.table = table
        return super().hear(facts, table)

    def caught_up(self) -> None:
        self.watcher.ended.clear()

    def view(self, table: Table) -> View:
        assert isinstance(table, State)
        return view(table, self.viewer if self.viewer >= 0 else SPECTATOR)

    # Pages

    def show_table(self, table: Table, brief: bool = False) -> None:
        Grid(self.screen, self.names, self.view(table)).show(legend=not brief)

    def show_hand(self, table: Table, brief: bool = False, choosing: bool = False) -> None:
        seats = range(int(table.seats)) if self.viewer == EVERYTHING else [self.viewer] if self.viewer >= 0 else []
        for seat in seats:
            label = self.words("we-hand") if self.viewer >= 0 else self.names.seats[seat]
            show_hand(self.screen, self.names, GAME.view(table, seat).hand, label)

    def round_ended(self) -> bool:
        return bool(self.watcher.ended)

    def show_ending(self) -> None:
        end = self.log.round_ends[-1]
        self.show_lines(self.log.lines[max(0, end - len(self.names.seats)) : end])

    def show_round(self, table: Table) -> None:
        assert isinstance(table, State)
        ended, self.watcher.ended = self.watcher.ended, []
        money = [int(dollars) for dollars in table.money]
        self.screen.heading(self.log.lines[self.log.round_ends[-1]].parts[0])
        for i, seen in enumerate(ended):
            after = [player.money for player in ended[i + 1].players] if i + 1 < len(ended) else money
            show_round(self.screen, self.names, seen, table.options, after)

    def show_result(self, table: Table) -> None:
        assert isinstance(table, State)
        winner = self.names.seats[int(table.winner)]
        self.screen.heading(self.words("we-result", who=winner, rounds=int(table.round)))
        money = [int(dollars) for dollars in table.money]
        show_money(self.screen, self.names, money, money)

    def show_intro(self) -> None:
        self.screen.say(self.words("we-intro", goal=self.words.money(GOAL)).replace("\n", " "))

    def show_help(self) -> None:
        self.screen.say(self.words("we-help-turn").replace("\n", " "))
        marks = [self.names.marked(slug) for slug in SYMBOLS]
        self.screen.labelled(self.words("we-outlaws"), Text("  ").join(marks))

    # The question

    def question(self, table: Table) -> str:
        return question(self.view(table), self.names)

    def groups(self, table: Table) -> list[Group]:
        assert isinstance(table, State)
        return Choices(self.names, GAME.view(table, int(table.to_act())), table).groups(table.legal())

    def phase(self, table: Table) -> str:
        assert isinstance(table, State)
        return PHASE_NAMES[table.phase]

    def only_passes(self, table: Table) -> bool:
        return self.phase(table) in WINDOWS and len(table.legal()) == 1
