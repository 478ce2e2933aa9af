"""Wyatt Earp (Borg and Fitzgerald): rummy with hidden hands, shots and rewards, for 2 to 4 players.

`rules.py` and its neighbours are the rulebook, rule by rule; `GAME` is how everyone else plays it.
"""

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any, get_args

from saloon.games.wyatt_earp import figures, notation, observe, position, views
from saloon.games.wyatt_earp.cards import LEAST_PLAYERS, MOST_PLAYERS, SLUGS
from saloon.games.wyatt_earp.decisions import CODES, DECISIONS, Decision
from saloon.games.wyatt_earp.facts import Fact, FactList, sight
from saloon.games.wyatt_earp.odds import shot_odds
from saloon.games.wyatt_earp.options import IDLE_TURNS, SWITCHES, Options, read_options, write_options
from saloon.games.wyatt_earp.refusals import NO_TARGET, PHASE_NAMES
from saloon.games.wyatt_earp.rounds import somebody_reached_the_goal
from saloon.games.wyatt_earp.state import State
from saloon.games.wyatt_earp.table import WyattEarp, new_table
from saloon.kernel.errors import Illegal
from saloon.kernel.game import Facts, Game, Sum, Wire, listener, meant, named, own, packaged_rulebook
from saloon.kernel.layout import Part, laid_out
from saloon.kernel.notation import find_decision
from saloon.kernel.pickling import pickles
from saloon.kernel.rng import Source
from saloon.kernel.table import Table


class WyattEarpGame(Game):
    """The contract, met. The codes mean the same at every table, whatever its options."""

    name = position.GAME_NAME
    prefix = "we"
    order = 1
    rules_version = 2
    players = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    players_rule = "WE-1.8"
    usual_players = 3
    switches = SWITCHES
    wire = Wire(views.View, get_args(Fact), get_args(Decision))
    measures = figures.MEASURES
    unit = "rounds"
    counts = "money"
    position_fields = frozenset({"seats"})
    observation_version = observe.VERSION

    def rulebook(self) -> Traversable | None:
        return packaged_rulebook(self.name)

    def players_book(self, language: str) -> Traversable | None:
        return packaged_rulebook(self.name, language)

    def messages(self) -> Iterator[str]:
        """Of its questions, its cards, and the refusals of cards without a target."""
        for phase in PHASE_NAMES:
            yield from (f"we-phase-{phase}", f"we-ask-{phase}")
        yield from (f"we-card-{slug}" for slug in SLUGS)
        yield from (f"illegal-{reason}" for reason, _ in NO_TARGET.values())
        for each in self.measures:
            yield from (f"we-figure-{each.name}", f"we-figure-{each.name}-note")

    def options(self, settings: Mapping[str, object]) -> Options:
        return read_options(named(settings))

    def settings(self, options: Options) -> dict[str, str]:
        self.check_options(options, Options)
        return write_options(options)

    def unattended(self, options: Options) -> Options:
        """OPT-37 A stall guard, if there is none."""
        self.check_options(options, Options)
        return options if options.stall_guard else read_options({**write_options(options), "stall_guard": IDLE_TURNS})

    def new(self, options: Options, seats: int, stream: Source, told: Facts | None = None) -> WyattEarp:
        self.check_deal(options, Options, seats, stream)
        if options.dealer_seat >= seats:
            raise Illegal("no-such-dealer", "WE-2.3", {"dealer_seat": int(options.dealer_seat), "players": seats})
        return new_table(int(seats), options, stream, True, listener(told, FactList))

    def layout(self, options: Options) -> tuple[Part, ...]:
        return laid_out(observe.PARTS)

    def secret_layout(self, options: Options) -> tuple[Part, ...]:
        return laid_out(observe.SECRET_PARTS)

    def facts(self, options: Options) -> FactList:
        return FactList()

    def decision(self, table: Table, code: int) -> Decision:
        return meant(DECISIONS, code)

    def code(self, table: Table, decision: Decision) -> int:
        return find_decision(decision, CODES)

    def notate(self, table: Table, code: int) -> str:
        return meant(notation.NOTATIONS, code)

    def parse(self, table: Table, text: str) -> int:
        return notation.code_of(text)

    def is_secret(self, notation: str) -> bool:
        """WE-13.9, 21.5: what is picked, and that there was a choice to keep it."""
        return notation.startswith(("pick ", "keep"))

    def listen(self, table: Table) -> FactList:
        table = own(table, State)
        table.teller = told = self.facts(table.options)
        return told

    def sight(self, fact: Fact, viewer: int) -> Fact | None:
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

    def odds(self, table: Table, seat: int) -> float | None:
        table = own(table, State)
        return shot_odds(table, self.check_seated(int(table.seats), seat))

    def standing(self, table: Table) -> list[int]:
        """WE-1.2 The money."""
        table = own(table, State)
        return [int(dollars) for dollars in table.money]

    def stage(self, table: Table) -> int:
        table = own(table, State)
        return int(table.round)

    def stalled(self, table: Table) -> int:
        """OPT-37 The rounds that a stall guard ended."""
        table = own(table, State)
        return int(table.stalls)

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

    def from_document(self, document: Mapping[str, Any]) -> WyattEarp:
        return position.from_document(document)

    def result(self, table: Table) -> dict[str, Any]:
        table = own(table, State)
        self.check_over(table)
        return {
            "winner": int(table.winner),
            "money": self.standing(table),
            "rounds": self.stage(table),
            "ended_by": "goal" if somebody_reached_the_goal(table) else "out-of-turns",
            "stalled": self.stalled(table),
        }

    def margin(self, result: Mapping[str, Any], seat: int) -> int:
        """Dollars ahead of the best of the others."""
        money: list[int] = result["money"]
        return money[seat] - max(dollars for other, dollars in enumerate(money) if other != seat)


GAME = WyattEarpGame()
pickles(GAME, WyattEarp, Options)
