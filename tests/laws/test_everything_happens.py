"""Random games go on until everything has happened: every kind of fact, every question, every code.

A law that is only tried where nothing much happens proves little; this is the proof that much happens.
"""

import random
from collections import Counter
from typing import Any

import pytest

from saloon.kernel.table import Table
from tests.laws.worlds import WORLDS, Play, World
from tests.tables import At

ENOUGH_GAMES = 2000


class Tally:
    """What has been seen so far."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.facts: Counter[str] = Counter()
        self.phases: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()
        self.games = 0

    def play(self, seed: int) -> None:
        """One game, by chance, but always curious for an answer that nobody has given before."""
        play = Play(self.world, self.world.deal(seed))
        play.choose = self.curious
        self.games += 1
        while not play.over:
            self.phases[self.world.phase(play.table)] += 1
            _, code, told = play.step()
            self.see(code, told)
        self.phases[self.world.phase(play.table)] += 1

    def curious(self, table: Table, rng: random.Random) -> int:
        new = [code for code in table.legal() if self.world.game.notate(code) not in self.codes]
        return rng.choice(new) if new else self.world.choose(table, rng)

    def see(self, code: int, told: list[Any]) -> None:
        self.codes[self.world.game.notate(code)] += 1
        self.facts.update(type(fact).__name__ for fact in told)

    def missing(self) -> tuple[set[str], set[str], set[str]]:
        facts, phases, codes = self.world.everything()
        return facts - set(self.facts), phases - set(self.phases), codes - set(self.codes) - self.world.rare()

    def __str__(self) -> str:
        parts = [f"{self.games} games, {self.codes.total()} decisions"]
        for name, counts in (("facts", self.facts), ("questions", self.phases), ("codes", self.codes)):
            parts.append(f"{len(counts)} {name}: " + ", ".join(f"{key} {n}" for key, n in counts.most_common()))
        return "\n".join(parts)


@pytest.mark.parametrize("world", WORLDS, ids=str)
def test_everything_happens(world: World):
    tally = Tally(world)
    while any(tally.missing()) and tally.games < ENOUGH_GAMES:
        tally.play(tally.games)
    print(tally)
    assert not any(tally.missing()), f"never happened in {tally.games} games: {tally.missing()}"


@pytest.mark.parametrize("outlaw", ["BS", "BK", "BD", "BC", "JJ", "SK", "WH"])
@pytest.mark.parametrize("cards", [6, 7])
def test_six_or_seven_cards_may_be_laid_at_once_but_hardly_ever_are(outlaw: str, cards: int):
    at = At(hands={"A": f"{cards}{outlaw} WE", "B": "WE", "C": "WE"})
    at.play(f"lay {outlaw} {cards}")
    assert at.pile(f"A/{outlaw}").cards == cards
    assert at.pot(outlaw) == 1000 * cards


@pytest.mark.parametrize("outlaw", ["BS", "BK", "BD", "BC", "JJ", "SK", "WH"])
@pytest.mark.parametrize(("seat", "place"), [("B", "left"), ("C", "left2"), ("D", "left3")])
def test_any_hideout_may_be_removed_by_option_but_hardly_ever_is(seat: str, place: str, outlaw: str):
    other = "SK" if outlaw == "JJ" else "JJ"
    at = At(
        hands={"A": "2WE", "B": "WE", "C": "WE", "D": "WE"},
        piles=[f"{seat}/{outlaw} 3o (H)", f"A/{other} 3o (H)"],
        draw=other,
        players=4,
        options={"we_remove_scope": "any"},
    )
    at.play("earp remove", f"uncover {place} {outlaw}")
    assert at.points(f"{seat}/{outlaw}") == 6
    assert at.points(f"A/{other}") == 0


def test_everything_is_counted():
    """The lists themselves: every class of facts, every phase, the whole space of codes."""
    for world in WORLDS:
        facts, phases, codes = world.everything()
        assert len(codes) == world.new(world.deal(0)).space()
        assert world.rare() < codes
        assert facts
        assert phases
