"""Random games until everything has happened, and how often it did: `python -m tests.laws.everything [GAME] [GAMES]`.

Facts, questions and answers are counted for every game; for Revolver also the cards played, the operations that ran,
the lists of bandits and the deepest agenda, with its own deck and with decks that chance wrote.
"""

import random
import sys
from collections import Counter
from typing import Any

from saloon.games.revolver import ops, state
from saloon.games.revolver.pauses import script_at
from saloon.games.revolver.table import Revolver
from saloon.games.revolver.targets import settle
from saloon.kernel.rows import row_of
from saloon.kernel.table import Table
from tests.laws.worlds import HOUSE, WORLDS, Play, World

ENOUGH_GAMES = 2000


class Tally:
    """What has been seen so far."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.facts: Counter[str] = Counter()
        self.phases: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()  # played, or used as a reaction
        self.ops: Counter[str] = Counter()
        self.lists: Counter[str] = Counter()  # of operations, by their place in the deck file
        self.deepest = 0  # frames on the agenda
        self.games = 0

    def play(self, seed: int) -> None:
        """One game, by chance, but always curious for an answer that nobody has given before."""
        play = Play(self.world, self.world.deal(seed))
        play.choose = self.curious
        self.games += 1
        self.facts.update(type(fact).__name__ for fact in play.dealt)
        while not play.over:
            self.phases[self.world.phase(play.table)] += 1
            _, code, told = play.step()
            self.see(play.table, code, told)
        self.phases[self.world.phase(play.table)] += 1

    def curious(self, table: Table, rng: random.Random) -> int:
        new = [code for code in table.legal() if self.world.game.notate(table, code) not in self.codes]
        code = rng.choice(new) if new else self.world.choose(table, rng)
        if isinstance(table, Revolver):
            self.watch(table, code)
        return code

    def see(self, table: Table, code: int, told: list[Any]) -> None:
        self.codes[self.world.game.notate(table, code)] += 1
        self.facts.update(type(fact).__name__ for fact in told)
        self.cards.update(fact.card for fact in told if type(fact).__name__ in ("Played", "Reacted"))

    def watch(self, table: Revolver, code: int) -> None:
        """The same step on a copy, frame by frame: what `Revolver.advance` does, while someone watches."""
        deck, twin = table.deck, table.clone()
        assert isinstance(twin, Revolver)
        choices = row_of([0] * int(deck.most_legal))
        twin.answer(deck.verbs[code], deck.firsts[code], deck.seconds[code], code)
        while twin.depth > 0:
            self.deepest = max(self.deepest, int(twin.depth))
            frame, who, a = (int(word) for word in twin.agenda[twin.top() : twin.top() + 3])
            if frame == state.SCRIPT:
                label, step = script_at(deck, a)
                self.ops[ops.NAMES[deck.program[a]]] += 1
                self.lists[label] += step == 0
            if frame >= state.QUESTIONS:
                twin.perform(frame, who, a)
            elif frame == state.PLAY_PHASE or not settle(twin, frame, choices):
                break

    def missing(self) -> tuple[set[str], set[str], set[str]]:
        facts, phases, codes = self.world.everything()
        return facts - set(self.facts), phases - set(self.phases), codes - set(self.codes) - self.world.rare()

    def undone(self) -> tuple[set[str], set[str], set[str]]:
        """Cards never played, operations and lists of operations that never ran."""
        cards, names, lists = self.world.effects()
        return cards - set(self.cards), names - set(self.ops), lists - set(+self.lists)

    def __str__(self) -> str:
        parts = [f"{self.world}: {self.games} games, {self.codes.total()} decisions, agenda up to {self.deepest} deep"]
        tables = {"facts": self.facts, "questions": self.phases, "answers": self.codes}
        if self.ops:
            tables |= {"cards played": self.cards, "operations": self.ops, "lists of operations": +self.lists}
        for name, counts in tables.items():
            parts.append(f"\n{len(counts)} {name}")
            if len(counts) < 200:
                parts += [f"  {n:8} {key}" for key, n in counts.most_common()]
        return "\n".join(parts)


def tally(world: World, games: int = ENOUGH_GAMES) -> Tally:
    """Games until nothing is missing, or that many."""
    found = Tally(world)
    while found.games < games and (any(found.missing()) or any(found.undone())):
        found.play(found.games)
    return found


if __name__ == "__main__":
    chosen = [world for world in WORLDS if str(world) in sys.argv[1:2]] or HOUSE
    for world in chosen:
        print(tally(world, *(int(word) for word in sys.argv[2:3])), end="\n\n")
