"""The contract that a game meets, and the register of games.

A table asks a seat a question, the seat answers, facts follow. Everything else (terminal, page, bots, replays,
research) uses a game only through the methods below. A package adds a game by an entry point of the group
`saloon.games` (docs/add-a-game.md).
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from difflib import get_close_matches
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal, SupportsIndex, TypeVar
from warnings import warn

from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.layout import Part
from saloon.kernel.notation import find_line, kebab, no_decision
from saloon.kernel.options import Switches
from saloon.kernel.plugins import DoesNotLoad, Plugins
from saloon.kernel.rng import Quick, Source
from saloon.kernel.rows import whole
from saloon.kernel.table import NOBODY, Table

GROUP = "saloon.games"  # of entry points
SPECTATOR = -1  # a viewer who has no seat
MOST_SEATS = 16  # at any table of any game
SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")  # a name stands in addresses, files and commands
PREFIX = re.compile(r"[a-z][a-z0-9]*")


@dataclass(frozen=True)
class Wire:
    """The types of what a game says of itself: dataclasses that hold text, numbers, lists and each other."""

    view: type
    facts: tuple[type, ...]
    decisions: tuple[type, ...]
    deck: type | None = None  # what `Decks.describe` gives


@dataclass(frozen=True)
class Measure:
    """A statistic that a game keeps of how someone plays: its messages are `<prefix>-figure-<name>` and `...-note`.

    `odds`: how often something succeeded, beside how often it was likely to; `share`: how often; `money`: so much each
    time; `count`: so many a game. Where seats are roles, only those of `role` have it, if one is named.
    """

    name: str
    shown: Literal["odds", "share", "money", "count"]
    role: str = ""


@dataclass
class Sum:
    """What was measured of a seat in some games: how much, how much was to be expected, and of how many."""

    got: float = 0.0
    expected: float = 0.0
    n: int = 0

    def add(self, got: float, expected: float = 0.0, n: int = 1) -> None:
        self.got += got
        self.expected += expected
        self.n += n


class Decks:
    """The decks of a game that is played with deck files."""

    names: tuple[str, ...]  # of those that come with the game
    standard: str  # the one that is played unless another is wanted
    lists: tuple[str, ...] = ()  # of rows with an id, in a deck file: a fault in one is told by its row

    def describe(self, options: Any) -> Any:
        """The deck that a table with these options plays with, as a value of `Wire.deck`."""
        raise NotImplementedError


class Game:
    """What is known of a game. Its rules live in its own package.

    What a code means may depend on the rules of a table (on its deck, for example), so decisions are read and written
    with their table. It never changes during a game.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name."""
        return find_game, (self.name,)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {getattr(self, 'name', '')!r}>"

    # What a game declares

    name: str  # as in commands and records
    prefix: str  # of its messages (`we-title`); in capitals, of its rules (`WE-4.6`)
    rules_version: int = 1  # raised when the same decisions would lead elsewhere, never for refactoring
    order: int = 100  # among the games of its package; the first of ours is meant when none is named
    players: range  # how many may play
    players_rule: str = ""  # the rule that says so
    usual_players: int = 0  # the default number of players; 0: the smallest that is allowed
    switches: Switches = Switches([], {"standard": {}})  # the options that are words or numbers, and the presets
    roles: tuple[str, ...] = ()  # where the seats are roles: their names in the order of the seats
    wire: Wire
    decks: Decks | None = None
    unit: str = ""  # what `stage` counts, `rounds` or `turns`; empty: nothing
    counts: str = ""  # what `standing` counts, `money` or `points`; empty: nothing
    measures: tuple[Measure, ...] = ()  # what `measure` says of each seat
    position_fields: frozenset[str] = frozenset()  # what only a position of this game has: it need not name its game

    def rulebook(self) -> Traversable | None:
        """The page with its rules, in the layout of docs/rules and in English."""
        return None

    def players_book(self, language: str) -> Traversable | None:
        """The same rules as players read them in a language, in the same layout; none if there is no such page."""
        return None

    def words(self) -> Traversable | None:
        """The folder with its words, `<language>/*.ftl`; none if they stand in `saloon/locales`."""
        return None

    def messages(self) -> Iterable[str]:
        """The messages that its words must have beside those of its facts, decisions and options."""
        return ()

    # Rules and the deal

    def options(self, settings: Mapping[str, object]) -> Any:
        """The rules of a table from names and values, which may be any JSON; `Malformed` names what is wrong."""
        found = SimpleNamespace()
        self.switches.reset(found)
        self.switches.read(named(settings), found)
        return found

    def settings(self, options: Any) -> dict[str, Any]:
        """The options that differ from the standard rules, by name and value: `options` reads them back."""
        return {**self.switches.write(options)}

    def unattended(self, options: Any) -> Any:
        """The same rules for a table where players cannot agree to stop (bots alone, clocks): every game ends there.

        Options under which every game ends already are returned as they are.
        """
        return options

    def new(self, options: Any, seats: int, stream: Source, told: "Facts | None" = None) -> Table:
        """Deal a new game. The same options, seats and stream give the same game everywhere.

        `told`, made by `facts`, hears everything from the first deal on.
        """
        raise NotImplementedError

    # For learning programs

    observation_version: int = 0  # raised when a byte of an observation means something else; 0: there are none

    def layout(self, options: Any) -> tuple[Part, ...]:
        """What lies where in an observation at tables with these options; nothing if the game offers none."""
        return ()

    def secret_layout(self, options: Any) -> tuple[Part, ...]:
        """The same for `Table.show_secrets`."""
        return ()

    # Decisions

    def decisions(self, table: Table) -> Sequence[Any]:
        """Every decision that this table's codes stand for, by code: the four verbs below are made of it."""
        raise NotImplementedError

    def decision(self, table: Table, code: int) -> Any:
        """The typed decision behind a code. `table`, here and below: whose rules give the code its meaning."""
        return meant(self.decisions(table), code)

    def code(self, table: Table, decision: Any) -> int:
        """The code of a typed decision."""
        made = list(self.decisions(table))
        if decision not in made:
            raise no_decision(decision)
        return made.index(decision)

    def notate(self, table: Table, code: int) -> str:
        """A decision in writing, on one line: its kind and its values."""
        return written(self.decision(table, code))

    def parse(self, table: Table, text: str) -> int:
        """The code of a written decision; `Malformed` if there is none."""
        return find_line(text, {written(made): code for code, made in enumerate(self.decisions(table))})

    def is_secret(self, notation: str) -> bool:
        """Whether a decision is its player's business alone, so that a replay for others does not name it."""
        return False

    # Facts and views

    def facts(self, options: Any) -> "Facts":
        """A listener for a table that is about to be dealt with these options."""
        raise NotImplementedError

    def listen(self, table: Table) -> "Facts":
        """A listener for an existing table: it hears the facts from now on."""
        raise NotImplementedError

    def sight(self, fact: Any, viewer: int) -> Any:
        """What a viewer sees of a fact: the fact, a part of it, or none of it (`None`)."""
        return fact

    def public(self, table: Table) -> dict[str, Any]:
        """The fields of a view that are the same for everyone."""
        return {}

    def private(self, table: Table, viewer: int) -> dict[str, Any]:
        """The other fields of a view: those of a seat, or of a spectator."""
        raise NotImplementedError

    def view(self, table: Table, viewer: int) -> Any:
        """What a seat, or a spectator, may see of the table now: `public` and `private` together."""
        viewer = self.check_viewer(table, viewer)
        return self.wire.view(**self.public(table), **self.private(table, viewer))

    def odds(self, table: Table, seat: int) -> float | None:
        """The chance that a shot would hit now, by all that a seat may know; None if there is none, or no telling."""
        return None

    def standing(self, table: Table) -> list[int] | None:
        """What each seat has, as everyone can see, where the game counts something: more is better."""
        return None

    def stage(self, table: Table) -> int:
        """How far the game is, in its unit."""
        return 0

    def measure(self, replayed: Iterable[tuple[int, Table]], told: "Facts") -> list[dict[str, Sum]]:
        """The measures of a finished game, by seat and name, from its replay and what a listener hears meanwhile."""
        return []

    def stalled(self, table: Table) -> int:
        """How often a stall guard has ended a part of this game so far."""
        return 0

    # Positions and results

    def to_document(self, table: Table) -> dict[str, Any]:
        """Everything true at the table, as a readable document."""
        raise Malformed("no-positions", "game", {"value": self.name})

    def from_document(self, document: Mapping[str, Any]) -> Table:
        """A table from a document; `Malformed` names the field that is wrong."""
        raise Malformed("no-positions", "game", {"value": self.name})

    def known(self, table: Table, seat: int) -> dict[str, Any]:
        """The table as a seat knows it, as a position: what it cannot know is imagined, always in the same way.

        So nothing hidden is in it, nor the chance to come; what the seat may remember is. `from_view` reads it.
        """
        seat = self.check_seated(int(own(table, Table).seats), seat)
        document = self.to_document(table.imagine(seat, Quick(0), True))
        document.pop("chance", None)
        return document

    def from_view(self, view: Mapping[str, Any], seat: int) -> Table:
        """A table for a seat elsewhere, from what `known` wrote there: a bot may decide at it, for worlds are imagined
        from it as from the true one. `Malformed` names the field that is wrong."""
        table = self.from_document(view)
        self.check_seated(int(table.seats), seat)
        return table

    def result(self, table: Table) -> dict[str, Any]:
        """How a finished game ended, for its record. All but `winner` is the game's own.

        `winner` is a seat, or `NOBODY` when several share the best score: a draw.
        """
        self.check_over(table)
        scores = table.scores()
        best = max(scores)
        return {"winner": scores.index(best) if scores.count(best) == 1 else NOBODY}

    def margin(self, result: Mapping[str, Any], seat: int) -> int:
        """How far a seat came in a finished game, beside winning it: those who played the same cards are compared."""
        return 0

    def check_deal(self, options: object, wanted: type, seats: int, stream: object) -> None:
        """What `new` was given: a programmer's slip is named here, before it becomes a riddle inside the rules."""
        self.check_options(options, wanted)
        if not isinstance(stream, Source):
            hint = "use `fair_stream(seed)` or `Quick(seed)` of saloon.kernel.rng"
            raise TypeError(f"stream: {type(stream).__name__} instead of a source of chance; {hint}")
        self.check_seats(seats)

    def check_options(self, options: object, wanted: type) -> None:
        """`TypeError` unless these are rules of this game."""
        if not isinstance(options, wanted):
            hint = f"use `game.options({{...}})` of {self.name}"
            raise TypeError(
                f"options: {type(options).__name__} instead of {wanted.__module__}.{wanted.__name__}; {hint}"
            )

    def check_viewer(self, table: Table, viewer: int) -> int:
        """The viewer, as an int; `ValueError` unless this is a seat of the table or `SPECTATOR`."""
        viewer = whole(viewer, "viewer")
        if viewer != SPECTATOR and not 0 <= viewer < table.seats:
            raise ValueError(f"viewer: {viewer} is neither a seat (0 to {table.seats - 1}) nor SPECTATOR ({SPECTATOR})")
        return viewer

    def check_seated(self, seats: int, seat: int) -> int:
        """The seat, as an int; `ValueError` unless there is such a seat."""
        seat = whole(seat, "seat")
        if not 0 <= seat < seats:
            raise ValueError(f"seat: {seat} is not a seat (0 to {seats - 1})")
        return seat

    def check_seats(self, seats: int) -> None:
        try:
            players = whole(seats)
        except TypeError:
            raise TypeError(f"seats: {seats!r:.40} is not a whole number") from None
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            raise Illegal("number-of-players", self.players_rule, {"players": players, "least": least, "most": most})

    def check_over(self, table: Table) -> None:
        """`ValueError` while a game goes on: it has no result yet."""
        if table.to_act() >= 0:
            raise ValueError("result: the game is not over")


class Facts:
    """The facts of one table, in order, until they are taken."""

    def take(self) -> list[Any]:
        """The facts since the last call."""
        raise NotImplementedError


Kind = TypeVar("Kind")
Heard = TypeVar("Heard", bound=Facts)


def own(table: object, kind: type[Kind]) -> Kind:
    """The table, if it belongs to this game; a table of another game is a programming error."""
    if not isinstance(table, kind):
        raise TypeError(f"table: {type(table).__name__} is no table of this game ({kind.__module__}.{kind.__name__})")
    return table


def named(settings: object) -> dict[str, object]:
    """Settings by name; whole numbers of other libraries, such as numpy, are numbers."""
    if not isinstance(settings, Mapping):
        raise TypeError(
            f"options: {type(settings).__name__} instead of names with values, such as {{'preset': 'standard'}}"
        )
    wrong = [name for name in settings if not isinstance(name, str)]
    if wrong:
        raise TypeError(f"options: {wrong[0]!r:.40} is no name of an option")
    return {name: plain_number(value) for name, value in settings.items()}


def plain_number(value: object) -> object:
    """A whole number of another library as an int; everything else as it is."""
    if isinstance(value, int) or not hasattr(value, "__index__"):
        return value
    try:
        return whole(value)
    except TypeError:
        return value


def listener(told: "Facts | None", kind: type[Heard]) -> Heard | None:
    """What was given to hear a new table, if anything was; `TypeError` unless the game has made it."""
    if told is not None and not isinstance(told, kind):
        raise TypeError(f"told: {type(told).__name__} does not hear this game; use `game.facts(options)`")
    return told


def meant(decisions: Sequence[Kind], code: SupportsIndex) -> Kind:
    """What a code stands for; `Illegal` if there is no such code."""
    number = whole(code)
    if not 0 <= number < len(decisions):
        raise Illegal("unknown-code", "", {"code": number, "codes": len(decisions)})
    return decisions[number]


def written(decision: Any) -> str:
    """A decision on one line, as a game writes it that has no notation of its own: `play seven-of-hearts`."""
    return " ".join([kebab(type(decision)), *(word(getattr(decision, field.name)) for field in fields(decision))])


def word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).lower().replace(" ", "-")


def packaged_rulebook(name: str, language: str = "") -> Traversable | None:
    """The rulebook of a game that comes with us: in the installed package, else in the checkout around it.

    Without a language the reference, with one the players' edition in it.
    """
    if language and not language.isalnum():
        return None
    shelves: tuple[Traversable, ...] = (
        files("saloon") / "rulebooks",
        Path(__file__).resolve().parents[3] / "docs" / "rules",
    )
    pages = ((shelf / language if language else shelf) / f"{name}.md" for shelf in shelves)
    return next((page for page in pages if page.is_file()), None)


# The register


class Register:
    """The games that are installed, read once: those of packages, and those that a program adds itself."""

    def __init__(self) -> None:
        self.offers = Plugins(GROUP)
        self.added: dict[str, Game] = {}
        self.usable: dict[str, Game] = {}
        self.useless: dict[str, DoesNotLoad] = {}
        self.prefixes: dict[str, str] = {}  # of the games that were checked, with their names

    def names(self) -> list[str]:
        return [*self.offers.names(), *(name for name in self.added if name not in self.offers.names())]

    def game(self, name: str) -> Game:
        """A game by a name that is known; `DoesNotLoad` if its package cannot be used."""
        if name in self.usable:
            return self.usable[name]
        if name in self.useless:
            raise self.useless[name]
        if name not in self.offers.names():
            return self.added[name]
        if not self.offers.is_ours(name):
            for ours in filter(self.offers.is_ours, self.offers.names()):
                self.prefixes[self.offers.load(ours, Game).prefix] = ours
        try:
            game: Game = self.offers.load(name, Game)
            self.check(name, game)
        except DoesNotLoad as error:
            self.useless[name] = error
            warn(str(error), RuntimeWarning, stacklevel=2)
            raise
        self.usable[name] = game
        return game

    def check(self, name: str, game: Game) -> None:
        """Refuse a game that does not declare what the other parts need."""
        fault = self.fault(name, game)
        if fault:
            raise DoesNotLoad(name, self.offers.package(name), fault)
        self.prefixes[game.prefix] = name

    def fault(self, name: str, game: Any) -> str:
        """What is wrong with a declaration, which may have any type in it; nothing if it can be used."""
        missing = [what for what in ("name", "prefix", "players", "wire") if not hasattr(game, what)]
        if isinstance(game, type):
            return "a game is an instance of its class"
        if missing:
            return f"it does not declare {', '.join(missing)}"
        if not SLUG.fullmatch(name):
            return "a name is made of small letters and digits, with hyphens between them"
        if game.name != name:
            return f"it calls itself {game.name}"
        if not isinstance(game.prefix, str) or not PREFIX.fullmatch(game.prefix):
            return f"a prefix is made of small letters and digits, not {game.prefix!r}"
        if self.prefixes.get(game.prefix, name) != name:
            return f"its prefix {game.prefix} is that of {self.prefixes[game.prefix]}"
        if not isinstance(game.players, range) or not game.players:
            return f"players is a range, not {game.players!r}"
        if min(game.players) < 1 or max(game.players) > MOST_SEATS:
            return f"between 1 and {MOST_SEATS} can play, not {game.players}"
        if game.usual_players and game.usual_players not in game.players:
            return f"usual_players is one of {game.players}, not {game.usual_players!r}"
        if not isinstance(game.wire, Wire):
            return f"wire is a Wire, not {game.wire!r}"
        if game.roles and any(seats != len(game.roles) for seats in game.players):
            return "each seat must have its role: as many roles as players, and one number of players"
        return ""

    def all(self) -> Iterator[tuple[bool, Game]]:
        """Every game that can be used, and whether it is ours."""
        for name in self.names():
            try:
                yield self.offers.is_ours(name), self.game(name)
            except DoesNotLoad:
                continue


_register = Register()


def register(game: Game) -> Game:
    """Make a game known to this process by its name: for tests and notebooks; packages have entry points."""
    _register.added[game.name] = game
    return game


def games() -> tuple[Game, ...]:
    """The games that can be played: ours in their order, then the others by name."""
    found = sorted(_register.all(), key=lambda pair: (not pair[0], pair[1].order if pair[0] else 0, pair[1].name))
    return tuple(game for _, game in found)


def own_games() -> tuple[Game, ...]:
    """Those that come with us."""
    return tuple(game for game in games() if is_own(game))


def is_own(game: Game) -> bool:
    return _register.offers.is_ours(game.name)


def origin(game: Game) -> str:
    """The package that a game comes from, with its version; empty for ours, and for what a program added itself."""
    offers = _register.offers
    return "" if is_own(game) or game.name not in offers.names() else offers.package(game.name)


def standard_game() -> Game:
    """The game that is meant when none is named."""
    return games()[0]


def find_game(name: str) -> Game:
    """The game of that name; `Malformed` offers the nearest, or says why its package cannot be used."""
    known = _register.names()
    if not isinstance(name, str):
        raise TypeError(f"a game is found by its name ({', '.join(known)}), not by {type(name).__name__}")
    if name not in known:
        near = get_close_matches(name[:80], known, 1, 0.5) or known
        raise Malformed("unknown-game", "game", {"value": name[:80], "known": ", ".join(near)})
    try:
        return _register.game(name)
    except DoesNotLoad as error:
        details: dict[str, object] = {"value": name, "package": error.package, "cause": error.cause}
        raise Malformed("game-does-not-load", "game", details) from None
