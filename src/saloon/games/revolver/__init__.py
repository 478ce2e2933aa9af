"""Revolver (Chaplin): the Colty gang against Colonel McReady, with two decks of their own, over five battlefields.

`rules.py` and its neighbours are the rulebook, `ops.py` is the card language, `decks/` holds the cards as data; `GAME`
is how everyone else plays it.
"""

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any, get_args

from saloon.games.revolver import decisions, figures, notation, observe, position, views
from saloon.games.revolver.build import read_rules, write_rules
from saloon.games.revolver.cards import COLTY, SIDE_SLUGS, SIDES
from saloon.games.revolver.decisions import Decision
from saloon.games.revolver.deckinfo import DeckInfo, RevolverDecks
from saloon.games.revolver.events import ENDINGS
from saloon.games.revolver.facts import Fact, FactList, sight
from saloon.games.revolver.options import SWITCHES, Options
from saloon.games.revolver.state import FRAME_NAMES, OVER, QUESTIONS, State
from saloon.games.revolver.table import Revolver, new_table
from saloon.games.revolver.texts import translated
from saloon.kernel.game import Facts, Game, Sum, Wire, listener, meant, named, own, packaged_rulebook
from saloon.kernel.layout import Part, laid_out
from saloon.kernel.notation import find_decision
from saloon.kernel.pickling import pickles
from saloon.kernel.rng import Source
from saloon.kernel.table import Table


class RevolverGame(Game):
    """The contract, met. Seat 0 is Colty, seat 1 McReady (RV-2.6)."""

    name = position.GAME_NAME
    prefix = "rv"
    rules_version = 2
    order = 2
    players = range(SIDES, SIDES + 1)
    players_rule = "RV-2.6"
    switches = SWITCHES
    roles = tuple(SIDE_SLUGS)
    wire = Wire(views.View, get_args(Fact), get_args(Decision), DeckInfo)
    decks: RevolverDecks = RevolverDecks()
    measures = figures.MEASURES
    unit = "turns"
    position_fields = frozenset({"sides", "columns", "marker", "agenda"})
    observation_version = observe.VERSION

    def rulebook(self) -> Traversable | None:
        return packaged_rulebook(self.name)

    def players_book(self, language: str) -> Traversable | None:
        return packaged_rulebook(self.name, language)

    def messages(self) -> Iterator[str]:
        """Of its questions, and the texts of the packaged cards."""
        for phase in (*FRAME_NAMES[:QUESTIONS], FRAME_NAMES[OVER]):
            yield from (f"rv-phase-{phase}", f"rv-ask-{phase}")
        yield from (f"rv-text-{id}" for id in translated().values())
        for each in self.measures:
            yield from (f"rv-figure-{each.name}", f"rv-figure-{each.name}-note")

    def options(self, settings: Mapping[str, object]) -> Options:
        return read_rules(named(settings))

    def settings(self, options: Options) -> dict[str, Any]:
        self.check_options(options, Options)
        return write_rules(options)

    def new(self, options: Options, seats: int, stream: Source, told: Facts | None = None) -> Revolver:
        self.check_deal(options, Options, seats, stream)
        return new_table(options, stream, listener(told, FactList))

    def layout(self, options: Options) -> tuple[Part, ...]:
        self.check_options(options, Options)
        return laid_out(observe.parts(options.deck))

    def secret_layout(self, options: Options) -> tuple[Part, ...]:
        self.check_options(options, Options)
        return laid_out(observe.secret_parts(options.deck))

    def facts(self, options: Options) -> FactList:
        self.check_options(options, Options)
        return FactList(options.deck)

    def decision(self, table: Table, code: int) -> Decision:
        table = own(table, State)
        return meant(decisions.decisions(table.deck), code)

    def code(self, table: Table, decision: Decision) -> int:
        table = own(table, State)
        return find_decision(decision, decisions.codes(table.deck))

    def notate(self, table: Table, code: int) -> str:
        table = own(table, State)
        return meant(notation.notations(table.deck), code)

    def parse(self, table: Table, text: str) -> int:
        table = own(table, State)
        return notation.code_of(table.deck, text)

    def listen(self, table: Table) -> FactList:
        table = own(table, State)
        table.teller = told = FactList(table.deck)
        return told

    def sight(self, fact: Fact, viewer: int) -> Fact:
        return sight(fact, viewer)

    def public(self, table: Table) -> dict[str, Any]:
        table = own(table, State)
        return views.public(table)

    def private(self, table: Table, viewer: int) -> dict[str, Any]:
        table = own(table, State)
        return views.private(table, viewer)

    def view(self, table: Table, viewer: int) -> views.View:
        table = own(table, State)
        viewer = self.check_viewer(table, viewer)
        return views.view(table, viewer)

    def stage(self, table: Table) -> int:
        table = own(table, State)
        return int(table.number)

    def measure(self, replayed: Iterable[tuple[int, Table]], told: Facts) -> list[dict[str, Sum]]:
        assert isinstance(told, FactList)
        return figures.measure(replayed, told)

    def to_document(self, table: Table) -> dict[str, Any]:
        table = own(table, State)
        return position.to_document(table)

    def known(self, table: Table, seat: int) -> dict[str, Any]:
        """Whether one may undo is the business of the seat that must decide."""
        document = super().known(table, seat)
        document["turn"].pop("undoable", None)
        if seat == table.to_act() and table.can_undo():
            document["turn"]["undoable"] = True
        return document

    def from_document(self, document: Mapping[str, Any]) -> Revolver:
        return position.from_document(document)

    def result(self, table: Table) -> dict[str, Any]:
        """RV-2.7 With what two games with exchanged roles are compared: bandits and cubes left."""
        table = own(table, State)
        self.check_over(table)
        return {
            "winner": int(table.winner),
            "side": SIDE_SLUGS[table.winner],
            "reason": ENDINGS[table.reason],
            "bandits": int(table.living),
            "cubes": int(table.cubes),
            "turns": self.stage(table),
        }

    def margin(self, result: Mapping[str, Any], seat: int) -> int:
        """RV-2.7 For Colty bandits left less cubes left; for McReady the other way round."""
        ahead = int(result["bandits"]) - int(result["cubes"])
        return ahead if seat == COLTY else -ahead


GAME = RevolverGame()
pickles(GAME, Revolver, Options)
