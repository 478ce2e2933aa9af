"""Whole games as readable text: every decision in notation, what it led to, and how things stand now and then."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from saloon.kernel.game import SPECTATOR, find_game
from tests.laws.worlds import Deal, Play, world_of

HERE = Path(__file__).parent
SEATS = "ABCD"
NAMES_A_SEAT = {"seat", "to", "owner", "dealer"}


@dataclass(frozen=True)
class Golden:
    """A game to be written down."""

    file: str
    game: str
    rules: dict[str, str]
    seats: int
    seed: int

    @property
    def path(self) -> Path:
        return HERE / self.file

    def text(self) -> str:
        return "\n".join(self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        game = find_game(self.game)
        play = Play(world_of(game), Deal(self.rules, self.seats, self.seed))
        settings = ", ".join(f"{name}={value}" for name, value in game.settings(game.options(self.rules)).items())
        yield f"{self.game}, rules version {game.rules_version}, {self.seats} players, seed {self.seed}"
        yield f"options: {settings or 'standard'}"
        yield f"deal: {play.table.fingerprint()}"
        while not play.over:
            mover, code, told = play.step()
            yield f"{len(play.made):4} {SEATS[mover]} {game.notate(play.table, code)}"
            for fact in told:
                yield f"       {written(fact)}"
            if any(type(fact).__name__ in ("RoundBegan", "TurnBegan", "Won") for fact in told):
                yield from STANDINGS[self.game](game.view(play.table, SPECTATOR), told)
        yield f"result: {game.result(play.table)}"
        yield f"end: {play.table.fingerprint()}"


def written(fact: Any) -> str:
    """`Gave(seat=1, to=0, outlaw='jesse-james')` as `gave B to A jesse-james`."""
    words = [re.sub("(?<!^)(?=[A-Z])", "-", type(fact).__name__).lower()]
    for field in fields(fact):
        value = getattr(fact, field.name)
        if field.name in NAMES_A_SEAT and isinstance(value, int):
            words += [SEATS[value]] if field.name == "seat" else [field.name, SEATS[value]]
        elif isinstance(value, bool):
            words += [field.name] if value else []
        elif value not in ("", (), None):
            words.append("+".join(value) if isinstance(value, tuple) else str(value))
    return " ".join(words)


def money(view: Any, told: list[Any]) -> Iterator[str]:
    """Wyatt Earp, after every round."""
    if any(type(fact).__name__ in ("RoundBegan", "Won") for fact in told):
        yield "money: " + " ".join(f"{SEATS[player.seat]} {player.money}" for player in view.players)
        yield "pots: " + " ".join(f"{poster.outlaw} {poster.pot}" for poster in view.posters)


def firepower(view: Any, told: list[Any]) -> Iterator[str]:
    """Revolver, after every turn."""
    columns = " ".join(f"{place.field} {place.law}-{place.gang}" for place in view.battlefields)
    bandits = sum(bandit.alive for bandit in view.bandits)
    hands = " ".join(f"{player.side} {player.hand}+{player.deck}" for player in view.players)
    yield f"law-gang: {columns}; bandits {bandits}; cubes {view.cubes}; hand+deck: {hands}"


STANDINGS = {"wyatt-earp": money, "revolver": firepower}
GAMES = [
    Golden("two.txt", "wyatt-earp", {}, 2, 1),
    Golden("three.txt", "wyatt-earp", {}, 3, 28),
    Golden("four.txt", "wyatt-earp", {"preset": "rules_002", "photo_out_of_turn": "any_opening"}, 4, 8),
    Golden("revolver.txt", "revolver", {"deck": "frontier-1"}, 2, 1),
    Golden("frontier-2.txt", "revolver", {"deck": "frontier-2"}, 2, 3),
    Golden("frontier-3.txt", "revolver", {"deck": "frontier-3"}, 2, 3),
    Golden("frontier-4.txt", "revolver", {}, 2, 3),
    Golden(
        "literal.txt",
        "revolver",
        {"deck": "frontier-1", "preset": "literal", "hat_window": "after_target", "attack_duty": "may"},
        2,
        2,
    ),
]
