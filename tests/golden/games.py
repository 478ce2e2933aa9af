"""Whole games as readable text: every decision in notation, what it led to, and the money after every round."""

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
            yield f"{len(play.made):4} {SEATS[mover]} {game.notate(code)}"
            for fact in told:
                yield f"       {written(fact)}"
            if any(type(fact).__name__ in ("RoundBegan", "Won") for fact in told):
                view = game.view(play.table, SPECTATOR)
                money = " ".join(f"{SEATS[player.seat]} {player.money}" for player in view.players)
                pots = " ".join(f"{poster.outlaw} {poster.pot}" for poster in view.posters)
                yield f"money: {money}"
                yield f"pots: {pots}"
        yield f"result: {game.result(play.table)}"
        yield f"end: {play.table.fingerprint()}"


def written(fact: Any) -> str:
    """`Gave(seat=1, to=0, outlaw='jesse-james')` as `gave B to A jesse-james`."""
    words = [re.sub("(?<!^)(?=[A-Z])", "-", type(fact).__name__).lower()]
    for field in fields(fact):
        value = getattr(fact, field.name)
        if field.name in NAMES_A_SEAT:
            words += [SEATS[value]] if field.name == "seat" else [field.name, SEATS[value]]
        elif isinstance(value, bool):
            words += [field.name] if value else []
        elif value not in ("", None):
            words.append(str(value))
    return " ".join(words)


GAMES = [
    Golden("two.txt", "wyatt-earp", {}, 2, 1),
    Golden("three.txt", "wyatt-earp", {}, 3, 28),
    Golden("four.txt", "wyatt-earp", {"preset": "rules_002", "photo_out_of_turn": "any_opening"}, 4, 8),
]
