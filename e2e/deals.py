"""Games between bots, played on the spot until something worth seeing happens: a table can start from there."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import sha512
from typing import Any

from saloon.bots.bot import Look
from saloon.bots.levels import make
from saloon.games.revolver import GAME as REVOLVER
from saloon.games.wyatt_earp import GAME as WYATT_EARP
from saloon.kernel import record
from saloon.kernel.game import Game
from saloon.kernel.table import Table

GAMES: dict[str, Game] = {game.name: game for game in (WYATT_EARP, REVOLVER)}
TRIES = 300  # deals, before somebody has asked for what never happens
LONGEST = 600  # decisions


@dataclass(frozen=True)
class Moment:
    """A game up to the moment that was looked for."""

    game: str
    seats: int
    seat: int  # whose moment it is
    record: dict[str, Any]

    @property
    def decisions(self) -> int:
        return len(self.record["decisions"])

    def wish(self) -> dict[str, Any]:
        """A table that begins here: the reader in the seat whose moment it is, and greenhorns."""
        seats = [
            {"kind": "me"} if seat == self.seat else {"kind": "bot", "bot": "greenhorn"} for seat in range(self.seats)
        ]
        start = {"record": self.record, "decisions": self.decisions}
        return {"game": self.game, "seats": seats, "start": start}


When = Callable[[Game, Table, int], bool]  # of the game, the table, and the number of decisions made


def find(name: str, seats: int, seat: int, when: When) -> Moment:
    """The first moment at which this is true."""
    game = GAMES[name]
    for deal in range(TRIES):
        seed = sha512(deal.to_bytes(2)).digest()
        writer = record.begin(game, game.options({}), [f"seat {n}" for n in range(seats)], seed)
        bots = [make("greenhorn", game, 8 * deal + n) for n in range(seats)]
        table = writer.table
        for made in range(LONGEST):
            if table.to_act() < 0:
                break
            if when(game, table, made):
                return Moment(name, seats, seat, record.to_document(writer.record))
            writer.apply(bots[table.to_act()].choose(Look(game, table)))
    raise LookupError(f"nothing of the kind in {TRIES} deals of {name}")


def offers(game: Game, table: Table, kind: str) -> bool:
    """Whether one may answer with this kind of decision."""
    return any(type(game.decision(table, code)).__name__ == kind for code in table.legal())


def held(game: Game, table: Table) -> int:
    """How many cards the seat that must act holds."""
    return sum(cards.count for cards in game.view(table, table.to_act()).hand)


def ends(table: Table, code: int) -> bool:
    after = table.clone()
    after.apply(code)
    return after.to_act() < 0


@cache
def in_the_middle(name: str, seats: int = 2) -> Moment:
    """Somewhere in the middle, with much to choose from."""
    return find(name, seats, 0, lambda _, table, made: made > 60 and table.to_act() == 0 and len(table.legal()) > 8)


@cache
def with_many_cards() -> Moment:
    """Wyatt Earp: a hand as full as it gets, or nearly so."""
    return find("wyatt-earp", 2, 0, lambda game, table, _: table.to_act() == 0 and held(game, table) >= 14)


@cache
def before_the_end(name: str) -> Moment:
    """Whatever the other decides now ends the game."""
    return find(name, 2, 0, lambda _, table, __: table.to_act() == 1 and all(ends(table, at) for at in table.legal()))


@cache
def with_a_laying() -> Moment:
    """Wyatt Earp: outlaws can be laid."""
    return find("wyatt-earp", 2, 0, lambda game, table, _: table.to_act() == 0 and offers(game, table, "Lay"))


@cache
def with_a_window(name: str) -> Moment:
    """A card of the other's may be answered: a Hideout by Wyatt Earp (WE-13.12), a gang's card by McReady (RV-11.6)."""
    seat = 0 if name == WYATT_EARP.name else 1
    return find(name, 2, seat, lambda game, table, _: table.to_act() == seat and offers(game, table, "Answer"))


@cache
def with_the_leader_at_stake() -> Moment:
    """Revolver: the gang takes a casualty, and its leader may be it."""

    def when(game: Game, table: Table, _: int) -> bool:
        return table.to_act() == 0 and any(game.notate(table, code) == "lose jack-colty" for code in table.legal())

    return find("revolver", 2, 0, when)
