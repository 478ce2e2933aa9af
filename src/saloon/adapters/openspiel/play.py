"""A game in progress, as OpenSpiel's states need it: chance in the open, cheap copies, stories, pickles."""

from collections.abc import Callable, Mapping
from typing import Any

from saloon.adapters.openspiel.script import Need, Script
from saloon.adapters.openspiel.story import Story, view_text
from saloon.adapters.setup import MAX_CYCLES, WIN, Setup, Window
from saloon.kernel.rng import Quick, Source
from saloon.kernel.table import Table

SEED, DRAWS = "seed", "draws"  # how chance comes
FACES, NODES = 64, 4  # by seed: so many equally likely outcomes, so many times, before the deal
MOST_OUTCOMES = 256  # of one draw: no pile has more cards

Deal = Callable[[Source], Table]


class TableRules:
    """How a game is played here: shared by all of its states, never changed, never copied."""

    def __init__(
        self,
        game: str,
        players: int,
        settings: Mapping[str, object],
        chance: str = SEED,
        reward: str = WIN,
        rounds: int = 0,
        max_cycles: int = MAX_CYCLES,
        deal: Deal | None = None,
    ) -> None:
        self.setup = Setup(game, players, settings, reward)
        if chance not in (SEED, DRAWS):
            raise ValueError(f"no chance {chance!r}: it is one of {SEED}, {DRAWS}")
        if rounds < 0 or (rounds and self.setup.game.unit != "rounds"):
            raise ValueError(f"rounds: {rounds} of a game that has none")
        if max_cycles < 1:
            raise ValueError(f"max_cycles: {max_cycles} is not at least 1")
        self.game, self.players = self.setup.game, self.setup.players
        self.by_seed = chance == SEED
        self.rounds, self.max_cycles = rounds, max_cycles
        self.window = Window(self.setup)
        self.special = deal

    def __deepcopy__(self, memo: object) -> "TableRules":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        setup = self.setup
        chance = SEED if self.by_seed else DRAWS
        how = (setup.game.name, setup.players, setup.settings, chance, setup.reward, self.rounds, self.max_cycles)
        return TableRules, (*how, self.special)

    def deal(self, source: Source, hear: bool = True) -> tuple[Table, list[Any]]:
        """A table, and what was told while it was dealt, if anyone wants to hear it."""
        if self.special is not None:
            return self.special(source), []
        if not hear:
            return self.game.new(self.setup.rules, self.players, source), []
        told = self.game.facts(self.setup.rules)
        return self.game.new(self.setup.rules, self.players, source, told), told.take()


class Progress:
    """One game. Outcomes of chance and decisions come in one after the other (`act`).

    By seed the story is written only when someone asks for it (`story`), by playing again what was decided since.
    """

    def __init__(self, rules: TableRules) -> None:
        self.rules = rules
        self.table: Table | None = None  # none before the deal
        self.written = Story(rules.game, rules.players)
        self.told: Table | None = None  # the table up to which it is written, never changed; none before the deal
        self.untold: list[int] = []  # what was decided since
        self.drawn: tuple[int, ...] = ()  # outcomes for the deal or the decision that is being carried out
        self.code = -1  # that decision
        self.cycles = 0
        self.over = False
        self.need = 0  # so many outcomes has the chance node; 0 where a player decides
        if rules.by_seed:
            self.need = FACES
        else:
            self.carry_out()

    def __deepcopy__(self, memo: object) -> "Progress":
        return self.copy()

    def copy(self) -> "Progress":
        other = Progress.__new__(Progress)
        other.rules = self.rules
        other.table = self.table.clone() if self.table is not None else None
        other.written, other.told, other.untold = self.written.copy(), self.told, self.untold[:]
        other.drawn, other.code, other.cycles = self.drawn, self.code, self.cycles
        other.over, other.need = self.over, self.need
        return other

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "written": self.story, "told": None, "untold": []}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.told = self.table.clone() if self.table is not None else None

    @property
    def story(self) -> Story:
        """What everyone has seen and decided up to now."""
        if self.rules.by_seed and self.table is not None:
            self.write_story()
        return self.written

    def player(self) -> int:
        """Who decides; only valid if someone does."""
        assert self.table is not None
        return int(self.table.to_act())

    def act(self, code: int) -> None:
        if self.need:
            if not 0 <= code < self.need:
                raise ValueError(f"chance has outcomes 0 to {self.need - 1}, not {code}")
            self.drawn = (*self.drawn, int(code))
            if self.rules.by_seed:
                self.deal_by_seed()
            else:
                self.carry_out()
        elif self.rules.by_seed:
            self.decide(int(code))
        else:
            self.code = int(code)
            self.carry_out()

    def deal_by_seed(self) -> None:
        if len(self.drawn) < NODES:
            return
        self.table, _ = self.rules.deal(Quick(self.seed()), hear=False)
        self.need = 0
        self.look_whether_over(self.table)

    def seed(self) -> int:
        """The number that the outcomes make."""
        seed = 0
        for face in self.drawn:
            seed = seed * FACES + face
        return seed

    def decide(self, code: int) -> None:
        """By seed: chance comes from the table's own source."""
        table = self.table
        assert table is not None
        table.apply(code)
        self.untold.append(code)
        self.cycles += 1
        self.look_whether_over(table)

    def write_story(self) -> None:
        """By seed: deal, and decide what was decided since, once more, with someone who listens.

        The same seed deals the same game, and a copy of a table goes on with the same chance.
        """
        rules, game = self.rules, self.rules.game
        if self.told is None:
            world, facts = rules.deal(Quick(self.seed()))
            self.begin_story(world, facts)
        elif self.untold:
            world = self.told.clone()
        else:
            return
        listener = game.listen(world)
        for code in self.untold:
            player, legal = int(world.to_act()), world.legal()
            world.step(code)
            self.written.add(player, game.notate(world, code), listener.take(), legal)
        self.told, self.untold = world, []

    def carry_out(self) -> None:
        """Draw by draw: begin anew with the outcomes so far; if they do not reach, the next one is chance's."""
        table, rules = self.table, self.rules
        try:
            if table is None:
                world, facts = rules.deal(Script(self.drawn))
                self.begin_story(world, facts)
            else:
                world, facts = self.decided(table, Script(self.drawn))
                decision = rules.game.notate(table, self.code)
                self.written.add(int(table.to_act()), decision, facts, table.legal())
                self.cycles += 1
            self.stand(world)
        except Need as need:
            self.need = need.n

    def decided(self, table: Table, source: Source) -> tuple[Table, list[Any]]:
        """A copy of the table after the decision, and what was told."""
        game, rounds = self.rules.game, self.rules.rounds
        world: Any = table.clone()
        world.rng = source
        told = game.listen(world)
        try:
            world.apply(self.code)
        except Need:
            if not rounds or game.stage(world) <= rounds:
                raise
            return self.decided(table, Script(self.drawn, Quick(0)))  # the next round will not be played
        return world, told.take()

    def begin_story(self, table: Table, facts: list[Any]) -> None:
        """The deal; where nobody told of it, players come to a table that was dealt already, and see their hands."""
        self.written.add(-1, "", facts)
        if self.rules.special is not None:
            self.written.arrive({seat: self.private(table, seat) for seat in range(self.rules.players)})

    def stand(self, table: Table) -> None:
        """Nothing is left to draw: this is the table now."""
        table.rng = Script()  # type: ignore[attr-defined]
        self.table, self.drawn, self.code, self.need = table, (), -1, 0
        self.look_whether_over(table)

    def look_whether_over(self, table: Table) -> None:
        rules = self.rules
        self.over = (
            table.to_act() < 0
            or self.cycles >= rules.max_cycles
            or bool(rules.rounds and rules.game.stage(table) > rules.rounds)
        )

    def returns(self) -> list[float]:
        """The return of each player, 0 before the end. If a game was cut off, the leader has won."""
        rules, table = self.rules, self.table
        if not self.over or table is None:
            return [0.0] * rules.players
        if table.to_act() < 0:
            return rules.setup.rewards(table)
        standing = rules.game.standing(table) or [0] * rules.players
        leaders = standing.count(max(standing))
        return rules.setup.rewards(table, [(own == max(standing)) / leaders for own in standing])

    def imagined_for(self, player: int, seed: int) -> "Progress":
        """The same moment in a world that this player cannot tell from the real one."""
        if self.table is None:
            return self.copy()
        if self.need:
            raise ValueError("a world can be imagined before a decision, not while chance is being asked")
        other = self.copy()
        world = self.table.imagine(player, Quick(seed), True)
        views = [self.private(world, seat) for seat in range(self.rules.players)]
        other.written = self.story.imagined_for(player, views)
        if not self.rules.by_seed:
            world.rng = Script()  # type: ignore[attr-defined]
        other.table, other.told, other.untold, other.drawn = world, world.clone(), [], ()
        return other

    # Texts

    def private(self, table: Table, player: int) -> str:
        """What a player sees alone. Nothing is undone here."""
        shown = self.rules.game.private(table, player)
        return view_text({name: value for name, value in shown.items() if name != "can_undo"})

    def public(self, table: Table) -> str:
        return view_text(self.rules.game.public(table))
