"""New puzzles from games: which positions are looked at, what must hold for them, and how they are written down.

Games are played between strong bots, or replayed from records. A decision becomes a puzzle in steps, the cheap ones
first: the net is sure of a choice; the Greenhorn mostly misses it; it is ahead in a few imagined worlds, in 200, and
clearly ahead in ten times as many others; the guide, which knows the game in another way, does not object; and at last
every choice that was left out early is compared with the answer once more.
The same seed gives the same puzzles, and the first games give the same ones whether or not more are played.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from saloon.bots import levels
from saloon.bots.advice import Reason
from saloon.bots.bot import Bot, Deputy, Greenhorn, Look, Marshal, Ranger
from saloon.bots.champion import Champion
from saloon.bots.guide import ONE
from saloon.bots.knowledge import Reasons, guide_of, knowledge_of, reasons_for
from saloon.bots.nets.hints import NOTHING, SOME, NetAdviser, told_by
from saloon.bots.puzzles.puzzle import Puzzle, Tried, id_of, opened
from saloon.bots.puzzles.trying import Comparison, Searcher, Threshold
from saloon.kernel.game import Game
from saloon.kernel.record import Record, replay
from saloon.kernel.rng import Quick, fair_stream
from saloon.kernel.table import Table

STRONG = ("champion", "champion", "champion", "marshal", "ranger:40i")  # drawn from, seat by seat
LONGEST = 2000  # decisions of a game
SURE = 0.5  # the net's share for its choice
MISSED = 0.5  # a level goes wrong where it makes the best choice less often
OPEN = (0.06, 0.94)  # the chance with the best choice: a game that is decided is no puzzle
MOST_CHOICES = 24

GLANCE = Threshold(4, False, 0.02, 0.0)
LOOK = Threshold(24, False, 0.03, 1.5)
SHORT = Threshold(200, True, 0.05, 4.0)
LONG = Threshold(2000, True, 0.05, 8.0)  # ten times as long, in other worlds
CONFIRM = Threshold(400, True, 0.05, 4.0)
PLAUSIBLE = 0.15  # choices further behind in the first look are not searched again, if that is clear
CLEAR = 4.0  # standard errors
NEAR = 4.0  # rivals of the long search: no more standard errors behind the second best
MOST_RIVALS = 4
GUIDED = 400  # worlds for the guide, which must not be sure of the contrary
CONTRARY = 3.0  # standard errors

MOST_PER_GAME = 3
APART = 8  # decisions between two puzzles of a game
ALIKE = 25  # one of so many may have the same answer and the same best rival
SAME = 10  # and one of so many the same answer
SHARE = 0.29  # of all puzzles, at most, with the same difficulty: then none has less than 13 %
AHEAD = 0.05  # by so much more of those that were found so far
FREE = 10  # but so many at first
RANGER = 400  # iterations of the Ranger that must fail for the highest difficulty
LINE = 40  # decisions of a line that is shown
SEARCH_SEED = 20


@dataclass(frozen=True)
class Spot:
    """A decision in a game."""

    table: Table
    step: int
    source: dict[str, Any]


# Where positions come from


def played(game: Game, seed: int, deal: int) -> Iterator[Spot]:
    """The decisions of one game between strong bots; everything follows from seed and number."""
    rng = Quick(seed * 1_000_003 + deal)
    players = list(game.players)
    seats = players[rng.below(len(players))]
    names = [STRONG[rng.below(len(STRONG))] for _ in range(seats)]
    bots: list[Bot] = [levels.make(name, game, rng.below(1 << 30)) for name in names]
    options = game.options({})
    dealt = b"".join(int(rng.below(1 << 30)).to_bytes(4, "big") for _ in range(16))
    table = game.new(options, seats, fair_stream(dealt))
    source = {"seed": seed, "game": deal, "bots": names}
    for step in range(LONGEST):
        seat = int(table.to_act())
        if seat < 0:
            return
        legal = table.legal()
        if len(legal) == 1:
            table.step(legal[0])
            continue
        yield Spot(table, step, source)
        table.step(bots[seat].choose(Look(game, table)))


def recorded(record: Record, name: str) -> Iterator[Spot]:
    """The decisions of a recorded game."""
    for step, table in replay(record):
        if table.to_act() >= 0 and len(table.legal()) > 1:
            yield Spot(table, step, {"record": name})


# From a position to a puzzle


@dataclass(frozen=True)
class Levels:
    """How the weaker levels fare with a decision."""

    greenhorn: float  # the chance that it makes the best choice
    deputy: float
    marshal: bool

    @property
    def fails(self) -> tuple[str, ...]:
        found = (self.greenhorn < MISSED, self.deputy < MISSED, not self.marshal)
        return tuple(bot.name for bot, fails in zip((Greenhorn, Deputy, Marshal), found, strict=True) if fails)


class Maker:
    """Looks for puzzles of one game, besides those that were found before."""

    def __init__(self, game: Game, count: int, found: Iterable[Puzzle] = (), share: float = SHARE) -> None:
        self.game = game
        self.count = count
        self.champion = Champion(game)
        self.marshal = Marshal(guide_of(game))
        self.searcher = Searcher(game)
        self.most = max(1, math.ceil(share * count))
        self.now = share + AHEAD
        self.found = [self.explained(puzzle) for puzzle in found]
        self.seen: Counter[str] = Counter()  # how often something happened, for the report

    def is_full(self) -> bool:
        return len(self.found) >= self.count

    def look_at(self, spots: Iterable[Spot]) -> Iterator[Puzzle]:
        """The puzzles among the decisions of one game."""
        last, made = -APART, 0
        for spot in spots:
            if made == MOST_PER_GAME or self.is_full():
                self.note("games")
                return
            if spot.step - last < APART:
                continue
            puzzle = self.puzzle(spot)
            if puzzle is not None:
                last, made = spot.step, made + 1
                self.found.append(puzzle)
                yield puzzle
        self.note("games")

    def note(self, what: str) -> None:
        self.seen[what] += 1

    def puzzle(self, spot: Spot) -> Puzzle | None:
        """The decision as a puzzle, if all holds."""
        self.note("decisions")
        look = Look(self.game, spot.table)
        if len(look.legal) > MOST_CHOICES:
            return None
        best = self.sure(look)
        if best is None:
            return None
        self.note("sure")
        chances = self.levels(look, best)
        if not chances.fails or self.are_enough(self.difficulties(chances)) or self.is_same(spot.table, best):
            return None
        self.note("missed")
        position = self.game.known(spot.table, look.seat)
        id = id_of(position, look.seat)
        if any(puzzle.id == id for puzzle in self.found):
            return None
        table, seed = self.game.from_view(position, look.seat), int(id, 16) >> 8
        first = self.glance(table, best, seed)
        if first is None:
            return None
        self.note("looked")
        fails = chances.fails
        if not chances.marshal and self.ranger_misses(table, best, seed):
            fails = (*fails, Ranger.name)
        if self.are_enough([len(fails)]):
            return None
        self.note("wanted")
        judged = self.judge(table, first, seed)
        return None if judged is None else self.written(spot, table, judged, fails)

    def sure(self, look: Look) -> int | None:
        """The net's choice, if it is sure of it."""
        likely = np.array(self.champion.likely(look))
        share = np.exp(likely - likely.max())
        return look.legal[int(likely.argmax())] if 1.0 / float(share.sum()) >= SURE else None

    def levels(self, look: Look, best: int) -> Levels:
        codes, points = self.marshal.points(look)
        scale = int(self.marshal.guide.scale())
        greenhorn, deputy = (share_of(codes, points, best, bot.TEMPERATURE * scale) for bot in (Greenhorn, Deputy))
        return Levels(greenhorn, deputy, marshal=codes[points.index(max(points))] == best)

    def difficulties(self, chances: Levels) -> list[int]:
        """Those that a puzzle may have: what Marshal misses may be for Ranger too."""
        least = len(chances.fails)
        return [least] if chances.marshal else [least, least + 1]

    def are_enough(self, difficulties: Sequence[int]) -> bool:
        """Whether there are enough puzzles of all these difficulties, also among those that were found so far."""
        found = Counter(puzzle.difficulty for puzzle in self.found)
        most = min(self.most, max(FREE, self.now * len(self.found)))
        return all(found[difficulty] >= most for difficulty in difficulties)

    def is_same(self, table: Table, best: int) -> bool:
        """Whether there are enough puzzles with the same answer."""
        answer = self.game.notate(table, best)
        return sum(puzzle.answer.decision == answer for puzzle in self.found) >= max(1, self.count // SAME)

    def is_alike(self, table: Table, best: int, rival: int) -> bool:
        """Whether there are enough puzzles with the same answer and the same best rival."""
        pair = [self.game.notate(table, code) for code in (best, rival)]
        found = sum([choice.decision for choice in puzzle.choices[:2]] == pair for puzzle in self.found)
        return found >= max(1, self.count // ALIKE)

    def glance(self, table: Table, best: int, seed: int) -> list[Comparison] | None:
        """All choices in a few worlds."""
        legal = [best, *(code for code in table.legal() if code != best)]
        if self.searcher.compare(table, legal, GLANCE, seed) is None:
            return None
        self.note("glanced")
        return self.searcher.compare(table, legal, LOOK, seed)

    def judge(self, table: Table, first: Sequence[Comparison], seed: int) -> list[Comparison] | None:
        """What every choice is worth, the best first, if that is clear; `first` is what all looked like."""
        best, *others = first
        near = [v.code for v in others if v.behind < PLAUSIBLE or v.behind < CLEAR * v.error or v is others[0]]
        short = self.searcher.compare(table, [best.code, *near], SHORT, seed + 1)
        if short is None or not OPEN[0] < short[0].chance < OPEN[1]:
            return None
        self.note("searched")
        if self.is_alike(table, best.code, short[1].code):
            return None
        self.note("another")
        bound = short[1].behind + NEAR * short[1].error
        rivals = [v.code for v in short[1:] if v.behind - NEAR * v.error <= bound][:MOST_RIVALS]
        long = self.searcher.compare(table, [best.code, *rivals], LONG, seed + 2)
        if long is None or long[1].worlds < LONG.worlds:
            return None
        self.note("stable")
        if self.guide_objects(table, int(table.to_act()), best.code, long[1].code, seed + 3):
            return None
        self.note("agreed")
        codes = [v.code for v in first]
        sure = self.searcher.compare(table, codes, CONFIRM, seed + 4, long[1].behind)
        if sure is None:
            return None
        longest = {v.code: v for v in long if v.worlds >= CONFIRM.worlds}
        by_lead = [replace(v, chance=max(long[0].chance - v.behind, 0.0)) for v in sure]
        told = sorted((longest.get(v.code, v) for v in by_lead), key=lambda v: v.behind)
        if told[1].code != long[1].code:
            return None  # the nearest rival was not searched for long
        self.note("confirmed")
        return told

    def guide_objects(self, table: Table, seat: int, best: int, rival: int, seed: int) -> bool:
        """Whether the guide, playing on to the end of a round or so, is sure that the rival is better."""
        guide = self.marshal.guide
        leads = np.empty(GUIDED)
        for i in range(GUIDED):
            world = table.imagine(seat, Quick(seed * GUIDED + i), True)
            since = guide.stage(world)
            reached = []
            for code in (best, rival):
                line = world.clone()
                line.step(code)
                reached.append(guide.judged(line, since)[seat] / ONE)
            leads[i] = reached[0] - reached[1]
        return bool(leads.mean() < -CONTRARY * leads.std(ddof=1) / GUIDED**0.5)

    def ranger_misses(self, table: Table, best: int, seed: int) -> bool:
        ranger = Ranger(guide_of(self.game), seed & 0xFFFF, iterations=RANGER)
        return ranger.choose(Look(self.game, table)) != best

    def written(self, spot: Spot, table: Table, judged: list[Comparison], fails: tuple[str, ...]) -> Puzzle:
        seat = int(table.to_act())
        look = Look(self.game, table)
        decision = {v.code: self.game.notate(table, v.code) for v in judged}
        position = self.game.known(table, seat)
        draft = Puzzle(
            id=id_of(position, seat),
            game=self.game.name,
            rules=self.game.rules_version,
            seat=seat,
            seats=int(table.seats),
            position=position,
            themes=self.themes(look, judged),
            fails=fails,
            difficulty=len(fails),
            choices=(),
            source={**spot.source, "step": spot.step},
        )
        world = opened(self.game, draft)
        tried = [
            Tried(
                decision=decision[v.code],
                chance=round(v.chance, 4),
                behind=round(v.behind, 4),
                error=round(v.error, 5),
                worlds=v.worlds,
                reason=None,
                line=self.line(world.clone(), v.code),
            )
            for v in judged
        ]
        return self.explained(replace(draft, choices=tuple(tried)))

    def explained(self, puzzle: Puzzle) -> Puzzle:
        """The answer with its reason and what counts most; the others with theirs, if anything speaks for them."""
        table, guide = self.game.from_view(puzzle.position, puzzle.seat), self.marshal.guide
        look = Look(self.game, table)
        codes = [self.game.parse(table, choice.decision) for choice in puzzle.choices]
        adviser = NetAdviser(self.game, guide, SEARCH_SEED)
        lines, reasons = adviser.lines(look, codes), self.reasons(look)
        choices, crux = [], ""
        for code, choice in zip(codes, puzzle.choices, strict=True):
            told, moved = told_by(reasons, code, choice is puzzle.answer), adviser.moved(look, lines, code)
            if choice is puzzle.answer:
                most = adviser.counts_most(moved, adviser.kind(look, code), SOME if told else NOTHING)
                name = adviser.subjects[most].message if most else ""
                reason = next((each for each in told if most in adviser.about(each)), told[0] if told else None)
                if reason is None and name:
                    reason = Reason(name)  # all that can be said for it
                elif reason is not None and most not in adviser.about(reason):
                    crux = name
            else:
                reason = adviser.because(told, moved)
            choices.append(replace(choice, reason=reason))
        return replace(puzzle, choices=tuple(choices), crux=crux)

    def themes(self, look: Look, judged: Sequence[Comparison]) -> tuple[str, ...]:
        name, reasons = knowledge_of(self.game.name).themes, self.reasons(look)
        if name is None or reasons is None:
            return ()
        return name(look, judged[0].code, judged[1].code, reasons.why)

    def reasons(self, look: Look) -> Reasons | None:
        return reasons_for(self.marshal.guide, look, Quick(SEARCH_SEED))

    def line(self, world: Table, code: int) -> tuple[str, ...]:
        """What follows a choice: the net plays all seats until the seat has a choice again after someone else's."""
        seat, others = int(world.to_act()), False
        world.step(code)
        found: list[str] = []
        while (actor := int(world.to_act())) >= 0 and len(found) < LINE:
            legal = world.legal()
            if actor == seat and others and len(legal) > 1:
                break
            others = others or actor != seat
            made = self.champion.choose(Look(self.game, world))
            found.append(self.game.notate(world, made))
            world.step(made)
        return tuple(found)


def share_of(codes: Sequence[int], points: Sequence[int], best: int, heat: float) -> float:
    """How often a level that draws by points makes a choice."""
    most = max(points)
    weights = [math.exp(max((p - most) / heat, -20.0)) for p in points]
    return weights[codes.index(best)] / sum(weights)


def make(
    game: Game,
    count: int,
    seed: int,
    most_games: int,
    records: Sequence[tuple[str, Record]] = (),
    found: Sequence[Puzzle] = (),
    share: float = SHARE,
) -> Iterator[Maker]:
    """Look through records first, then through games that are played for it, until there are enough puzzles.

    After each game the maker is handed out, with all that was found so far. The same arguments give the same. `found`
    is what the same arguments have given before: games up to the last of its sources are not looked at again.
    """
    maker = Maker(game, count, found, share)
    sources: list[tuple[dict[str, Any], Iterator[Spot]]] = [
        *(({"record": name}, recorded(record, name)) for name, record in records),
        *(({"seed": seed, "game": deal}, played(game, seed, deal)) for deal in range(most_games)),
    ]
    done = [at for at, (source, _) in enumerate(sources) for puzzle in found if source.items() <= puzzle.source.items()]
    for _, spots in sources[max(done, default=-1) + 1 :]:
        for _ in maker.look_at(spots):
            pass
        yield maker
        if maker.is_full():
            return
