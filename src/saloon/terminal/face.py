"""What a game shows of itself at a terminal: the loop that plays, replays and inspects games knows no more of it."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any, ClassVar

import typer

from saloon.kernel.game import Facts, Game
from saloon.kernel.notation import kebab
from saloon.kernel.table import Table
from saloon.terminal.log import Line, Log
from saloon.terminal.menu import Group
from saloon.terminal.naming import Naming, letters
from saloon.terminal.screen import DIM, STRONG, Screen
from saloon.words import Words

EVERYTHING = -2  # a viewer who may know all: for positions, and for games that are over


class Face:
    """One game on one screen, as one viewer sees it. It keeps the log."""

    game: ClassVar[Game]
    examples: ClassVar[tuple[str, ...]] = ()  # commands that `saloon` alone shows
    names: Naming
    log: Log

    def __init__(self, screen: Screen, seats: list[str], viewer: int) -> None:
        self.screen = screen
        self.words = screen.words
        self.seats = seats
        self.viewer = viewer

    @classmethod
    def add_commands(cls, app: typer.Typer) -> None:
        """Add the commands that only this game has."""

    @classmethod
    def naming(cls, words: Words) -> Naming:
        """How the game calls its things, without a table."""
        raise NotImplementedError

    @classmethod
    def titles(cls, words: Words, seats: int) -> list[str]:
        """The names of empty seats."""
        if cls.game.roles:
            return [words.whole(f"{cls.game.prefix}-side-{role}") or letters(role) for role in cls.game.roles]
        return [words("seat", n=seat + 1) for seat in range(seats)]

    # Hearing

    def listen(self, options: Any) -> Facts:
        """A listener for a table that is about to be dealt with these options; the log begins anew."""
        raise NotImplementedError

    def hear(self, facts: Iterable[Any], table: Table) -> list[str]:
        """Add to the log what a decision, or the deal, brought about; the new sentences."""
        seen = [fact if self.viewer == EVERYTHING else self.game.sight(fact, self.viewer) for fact in facts]
        self.log.hear([fact for fact in seen if fact is not None])
        return self.log.news

    def caught_up(self) -> None:
        """Payouts shown so far will not be shown again."""

    # Pages

    def show_table(self, table: Table, brief: bool = False) -> None:
        """The open part of the table; in brief without the legend, and whatever else only helps."""
        raise NotImplementedError

    def show_since(self, table: Table, most: int) -> None:
        """What happened since the viewer's last turn, in at most so many entries."""
        lines = self.log.lines
        own = [at for at, line in enumerate(lines) if line.seat == self.viewer and line.parts]
        if own and table.to_act() == self.viewer and lines[-1].seat == self.viewer and own[-1] == len(lines) - 1:
            own.pop()  # the turn that is going on
        self.show_lines(self.chosen(lines[own[-1] + 1 if own else 0 :], most))

    def chosen(self, lines: list[Line], most: int) -> list[Line]:
        """So many of these entries: the last ones."""
        return lines[-most:]

    def show_log(self, entries: int) -> None:
        self.show_lines([line for line in self.log.lines if line.parts][-entries:])

    def show_lines(self, lines: Iterable[Line]) -> None:
        column = max(len(name) for name in self.seats) + 3
        for who, text in self.log.shown(lines):
            if who:
                self.screen.labelled(who, text, STRONG, column)
            else:
                self.screen.say(text, DIM)

    def show_hand(self, table: Table, brief: bool = False, choosing: bool = False) -> None:
        """The viewer's own hand, or all hands for one who may know everything. `choosing`: the choices stand below."""
        raise NotImplementedError

    def round_ended(self) -> bool:
        """Whether a round has ended whose payout has not been shown."""
        return False

    def show_ending(self) -> None:
        """The last turns of the round."""

    def show_round(self, table: Table) -> None:
        """Why the round ended, and its payout."""

    def show_finale(self) -> None:
        """What led to the end of the game, unless a round has told it already."""

    def show_result(self, table: Table) -> None:
        raise NotImplementedError

    def show_intro(self) -> None:
        """A short introduction, for a first game."""
        raise NotImplementedError

    def seated(self) -> str:
        """Who sits where."""
        return self.words("at-the-table", names=self.words.listed(self.seats))

    def differing(self, settings: Mapping[str, Any]) -> list[str]:
        """The rules that differ from the usual, as one would type them."""
        return [f"{name}={word}" for name, word in settings.items()]

    def show_help(self) -> None:
        raise NotImplementedError

    def show_thing(self, about: str) -> bool:
        """A card, or what else the game has, by its name; whether there is such a thing."""
        return False

    def show_piles(self, table: Table, about: str) -> bool:
        """Open piles beside the table, if that is what is asked for; whether it is."""
        return False

    # The question

    def question(self, table: Table) -> str:
        raise NotImplementedError

    def groups(self, table: Table) -> list[Group]:
        """The open choices of the seat that must decide."""
        raise NotImplementedError

    def phase(self, table: Table) -> str:
        """The name of what is being asked."""
        raise NotImplementedError

    def phase_name(self, table: Table) -> str:
        """What is being asked, in words."""
        phase = self.phase(table)
        return self.words.whole(f"{self.game.prefix}-phase-{phase}") or letters(phase)

    def as_document(self, fact: Any) -> dict[str, Any]:
        return {"fact": kebab(type(fact)), **asdict(fact)}

    def only_passes(self, table: Table) -> bool:
        """Whether the question is one out of turn whose only answer is no."""
        return False
