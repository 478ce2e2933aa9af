"""Revolver's face at the terminal."""

from collections.abc import Mapping
from typing import Any

import typer
from rich.cells import cell_len
from rich.text import Text

from saloon.games.revolver import GAME
from saloon.games.revolver.cards import SIDE_SLUGS, SIDES
from saloon.games.revolver.decisions import Play, decisions
from saloon.games.revolver.events import ENDINGS
from saloon.games.revolver.facts import FactList
from saloon.games.revolver.options import Options
from saloon.games.revolver.state import FRAME_NAMES, State
from saloon.games.revolver.views import Cards, View, hand, view
from saloon.kernel.game import SPECTATOR
from saloon.kernel.table import Table
from saloon.terminal.face import EVERYTHING, Face
from saloon.terminal.log import Line
from saloon.terminal.menu import Group
from saloon.terminal.revolver import commands, deckpage
from saloon.terminal.revolver.battle import Battle
from saloon.terminal.revolver.choices import Choices, price, question
from saloon.terminal.revolver.log import Log
from saloon.terminal.revolver.names import COLOURS, Names
from saloon.terminal.screen import DIM, Screen, ink, wrap
from saloon.terminal.shell import Command
from saloon.words import Words

DISCARDS = "discards"
LAST_TURNS = 2
ENDING_RULES = dict(zip(ENDINGS, ("RV-14.1", "RV-14.2", "RV-14.3", "RV-14.4", "RV-14.5", "OP-23"), strict=True))


class RevolverFace(Face):
    """The battlefields, the gang, the log, the hand and the choices."""

    game = GAME
    examples = ("play revolver",)
    names: Names
    log: Log

    def __init__(self, screen: Screen, seats: list[str], viewer: int) -> None:
        super().__init__(screen, seats, viewer)
        self.names = Names(screen.words, seats, screen.unicode)
        self.log = Log(self.names)

    @classmethod
    def add_commands(cls, app: typer.Typer) -> None:
        app.command(cls=Command, help="help-cards")(commands.cards)

    @classmethod
    def naming(cls, words: Words) -> Names:
        return Names(words, cls.titles(words, SIDES))

    def listen(self, options: Options) -> FactList:
        self.names.play_with(options.source)
        self.log = Log(self.names)
        return FactList(options.deck)

    def state(self, table: Table) -> State:
        """The table; its deck gives things their names."""
        assert isinstance(table, State)
        if table.options.source is not self.names.deck:
            self.names.play_with(table.options.source)
        return table

    def view(self, table: Table) -> View:
        return view(self.state(table), self.viewer if self.viewer >= 0 else SPECTATOR)

    # Pages

    def show_table(self, table: Table, brief: bool = False) -> None:
        Battle(self.screen, self.names, self.view(table)).show(brief)

    def chosen(self, lines: list[Line], most: int) -> list[Line]:
        """Rather what the opponent did than what the viewer is just doing."""
        told = [line for line in lines if line.parts]
        others = [line for line in told if line.seat != self.viewer]
        return others[-most:] if others and len(told) > most else told[-most:]

    def show_hand(self, table: Table, brief: bool = False, choosing: bool = False) -> None:
        """Before a play only the cards that cannot be played now: the others are in the menu."""
        state = self.state(table)
        if self.viewer < 0:
            for side in range(SIDES) if self.viewer == EVERYTHING else ():
                label = self.words("rv-hand-of", who=self.seats[side])
                self.screen.labelled(label, self.names.counted(hand(state, side)), COLOURS[SIDE_SLUGS[side]])
            return
        if self.view(table).hands:
            return  # the result shows both
        asked = self.phase(table) if choosing else ""
        held = list(hand(state, self.viewer))
        label = self.words("rv-hand")
        if asked == "pay":
            return  # every card is a choice
        if asked == "play":
            label = self.words("rv-hand-rest")
            known = decisions(state.deck)
            playable = {known[code] for code in table.legal()}
            held = [item for item in held if not {Play(item.card), Play(item.card, True)} & playable]
        if brief or asked not in ("", "play") or not held:
            if held or asked != "play":
                self.screen.labelled(label, self.names.counted(held))
            return
        column = cell_len(label) + 3
        for i, item in enumerate(held):
            text = Text(" " * column) if i else ink(f" {label}".ljust(column), DIM)
            text.append_text(self.names.described(item.card, price(state, item.card), item.count))
            self.screen.lines(wrap(text, self.screen.width, 0, column + 2))

    def show_finale(self) -> None:
        """The last turns."""
        turns = [line for line in self.log.lines if line.parts]
        ended = next((at for at, line in enumerate(turns) if line is self.log.end), len(turns))
        self.show_lines(turns[max(0, ended - LAST_TURNS) : ended])

    def show_result(self, table: Table) -> None:
        """Who won and why, what is left, and (RV-15.1) both hands."""
        state = self.state(table)
        won, reason = int(state.winner), ENDINGS[state.reason]
        who = self.words("rv-result", who=self.seats[won], side=SIDE_SLUGS[won], turns=int(state.number))
        self.screen.heading(who)
        told = self.words("rv-reason", reason=reason, leader=self.names.said(self.names.deck.leader.id))
        self.screen.say(f"{told} {self.words('by-rule', rule=ENDING_RULES[reason])}")
        self.screen.say(self.words("rv-left", bandits=int(state.living), cubes=int(state.cubes)))
        for side, cards in enumerate(self.view(table).hands):
            label = self.words("rv-hand-of", who=self.seats[side])
            self.screen.labelled(label, self.names.counted(cards), COLOURS[SIDE_SLUGS[side]])

    def show_intro(self) -> None:
        """What the game is about, which deck is used, and (RV-0.2) what that deck is."""
        self.screen.say(self.words("rv-intro", cubes=self.names.deck.setup.cubes).replace("\n", " "))
        self.screen.line()
        deckpage.show_statement(self.screen, self.names.deck)

    def seated(self) -> str:
        return self.words("rv-seated", colty=self.seats[0], mcready=self.seats[1])

    def differing(self, settings: Mapping[str, Any]) -> list[str]:
        """The deck is told by its title."""
        return super().differing({name: value for name, value in settings.items() if name != "deck"})

    def show_help(self) -> None:
        self.screen.say(self.words("rv-help-turn", draw=self.names.deck.setup.draw).replace("\n", " "))
        self.screen.say(self.words("rv-help-attack").replace("\n", " "))
        self.screen.say(deckpage.legend(self.names), DIM)

    def show_thing(self, about: str) -> bool:
        return deckpage.show_thing(self.screen, self.names, about)

    def show_piles(self, table: Table, about: str) -> bool:
        """RV-5.8 The discard piles, as far as they are open."""
        if about.casefold() not in (DISCARDS, self.words("rv-discards").casefold()):
            return False
        for player in self.view(table).players:
            pile = {card: player.discard.count(card) for card in player.discard}
            label = self.words("rv-discards-of", who=self.names.player(player.side))
            cards = self.names.counted(Cards(card, n) for card, n in pile.items())
            if 0 < len(player.discard) < player.discards:
                cards.append(" …")
            self.screen.labelled(label, cards, COLOURS[player.side])
        return True

    # The question

    def question(self, table: Table) -> str:
        return question(self.names, self.view(table))

    def groups(self, table: Table) -> list[Group]:
        state = self.state(table)
        return Choices(self.names, view(state, int(state.actor)), state).groups(table.legal())

    def phase(self, table: Table) -> str:
        return FRAME_NAMES[self.state(table).phase()]

    def only_passes(self, table: Table) -> bool:
        """RV-11.6 The window is there, the card is not."""
        return self.phase(table) == "window" and len(table.legal()) == 1
