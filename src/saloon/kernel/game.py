"""The contract that a game meets, and the register of games.

A table asks a seat a question, the seat answers, facts follow: everything else (terminal, page, bots, replays,
research) talks to a game through the verbs below.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.options import Switches
from saloon.kernel.rng import Source
from saloon.kernel.table import Table

SPECTATOR = -1  # a viewer who has no seat


class Game:
    """What the house knows of a game. Rules live in the game's own package, words in `locales/`.

    What a code means may depend on the rules that a table plays by (its deck, for one), so whoever reads or writes a
    decision names the table. It never depends on the moment: the same table answers the same from the deal to the end.
    """

    name: str  # as in commands and records
    rules_version: int  # raised when the same decisions would lead elsewhere, never for refactoring
    players: range  # how many may play
    players_rule: str  # the rule that says so
    switches: Switches  # the options that are words or numbers, and the presets

    def options(self, settings: Mapping[str, object]) -> Any:
        """The rules of a table from names and values, which may be any JSON; `Malformed` names what is wrong."""
        raise NotImplementedError

    def settings(self, options: Any) -> dict[str, Any]:
        """The options that differ from the standard rules, by name and value: `options` reads them back."""
        raise NotImplementedError

    def new(self, options: Any, seats: int, stream: Source, told: "Facts | None" = None) -> Table:
        """Deal a new game. The same options, seats and stream give the same game everywhere.

        `told`, made by `facts`, hears everything from the first deal on.
        """
        raise NotImplementedError

    def facts(self, options: Any) -> "Facts":
        """A listener for a table that is about to be dealt with these options."""
        raise NotImplementedError

    def decision(self, table: Table, code: int) -> Any:
        """The typed decision behind a code. `table`, here and below: whose rules give the code its meaning."""
        raise NotImplementedError

    def code(self, table: Table, decision: Any) -> int:
        """The code of a typed decision."""
        raise NotImplementedError

    def notate(self, table: Table, code: int) -> str:
        """A decision in writing, on one line."""
        raise NotImplementedError

    def parse(self, table: Table, text: str) -> int:
        """The code of a written decision; `Malformed` if there is none."""
        raise NotImplementedError

    def listen(self, table: Table) -> "Facts":
        """Listen to a table that is there already: the facts that its steps will tell from now on."""
        raise NotImplementedError

    def sight(self, fact: Any, viewer: int) -> Any:
        """What a viewer sees of a fact: the fact, a part of it, or none of it (`None`)."""
        raise NotImplementedError

    def public(self, table: Table) -> dict[str, Any]:
        """The fields of a view that are the same for everybody."""
        raise NotImplementedError

    def private(self, table: Table, viewer: int) -> dict[str, Any]:
        """The other fields of a view: those of a seat, or of a spectator."""
        raise NotImplementedError

    def view(self, table: Table, viewer: int) -> Any:
        """What a seat, or a spectator, may see of the table now: `public` and `private` together."""
        raise NotImplementedError

    def odds(self, table: Table, seat: int) -> float | None:
        """How likely a shot would hit now, by all that a seat may know; None if nobody shoots, or nobody can tell."""
        return None

    def to_document(self, table: Table) -> dict[str, Any]:
        """Everything true at the table, as a readable document."""
        raise NotImplementedError

    def from_document(self, document: Mapping[str, Any]) -> Table:
        """A table from a document; `Malformed` names the field that is wrong."""
        raise NotImplementedError

    def result(self, table: Table) -> dict[str, Any]:
        """How a finished game ended, for its record."""
        raise NotImplementedError

    def check_seats(self, seats: int) -> None:
        if seats not in self.players:
            least, most = self.players[0], self.players[-1]
            raise Illegal("number-of-players", self.players_rule, {"players": seats, "least": least, "most": most})


class Facts:
    """The facts told by one table, in order, until somebody takes them."""

    def take(self) -> list[Any]:
        """What was told since the last time."""
        raise NotImplementedError


_register: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known by its name."""
    _register[game.name] = game
    return game


def games() -> tuple[Game, ...]:
    """The games of the house."""
    return tuple(_register.values())


def find_game(name: str) -> Game:
    """The game of that name; `Malformed` offers the nearest."""
    if name not in _register:
        near = get_close_matches(name[:80], _register, 1, 0.5) or list(_register)
        raise Malformed("unknown-game", "game", {"value": name[:80], "known": ", ".join(near)})
    return _register[name]
