"""Hints by the net: what it would do, how good that is, and which of the things that it sees make it so.

Each choice is made in the same imagined worlds and played on, as the net thinks best, to the seat's next turn: only
there choices that go on and one that ends the turn can be compared. The net's favourite comes first unless another
choice has a clear lead.
What moved the net's judgement is found by exchange: if the posters (or the hand, and so on) stood there as they would
stand after the other choice, how much worse would it think of the seat? The reason that is told is about what counts
for most, and only about something that counts in favour of the choice. If no reason of the game is about that, its name
is told: but only of a choice that is hardly behind, can have to do with it, and gains something by it.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from saloon.bots.advice import Advice, Reason, told_of
from saloon.bots.adviser import Adviser
from saloon.bots.analysis.judge import Judge, PlayOut, rows_of
from saloon.bots.bot import Look
from saloon.bots.champion import Champion
from saloon.bots.guide import Guide
from saloon.bots.knowledge import Reasons, knowledge_of, reasons_for
from saloon.kernel.game import Game
from saloon.kernel.notation import kebab
from saloon.kernel.rng import Quick

Row = NDArray[np.uint8]

WORLDS = 24
LEAST, ERRORS = 0.015, 2.5  # a clear lead: so much, and so many standard errors
PART = 0.5  # of what counts most: a reason about something that counts for as much is told
WITHIN = 9.0  # the net never chooses what it likes less than its favourite by more than this (a logarithm)
NOTHING = 1e-4  # a difference of chance that is none
HARDLY = 0.005  # one that is hardly any: where nothing counts for more, a true reason need not
SOME = 0.01  # the least that something counts for if only its name can be told,
NEAR = 0.03  # and how far behind the best a choice may be


@dataclass(frozen=True)
class WorldResult:
    """How a choice went in one world: the seat's chance in its next turn, and what it sees, unless all is over.

    That is at its next choice, and in its next turn: the same where somebody else has had a choice until then (`met`).
    """

    chance: float
    row: Row | None = None
    later: Row | None = None
    met: bool = False


class NetAdviser:
    """Advice by the net of a game. The same seed and looks give the same advice."""

    def __init__(self, game: Game, guide: Guide, seed: int = 0) -> None:
        self.game = game
        self.guide = guide
        self.judge = Judge(game)
        self.champion = Champion(game)
        self.rng = Quick(seed)
        self.subjects = knowledge_of(game.name).subjects

    def advise(self, look: Look, most: int = 3) -> list[Advice]:
        """At most so many choices, the best first."""
        liked = self.liked(look)
        codes = list(liked)[: max(most, 2)]
        lines = self.lines(look, codes)
        chances = ranked(lines, [code for code in codes if is_guess(lines[code], liked[codes[0]] - liked[code])])
        best = next(iter(chances))
        money = Adviser(self.guide, self.rng.below(1 << 30)).play_on(look, codes, 0.0)
        reasons = reasons_for(self.guide, look, self.rng)
        found = []
        for code, chance in chances.items():
            told = told_by(reasons, code, code == best)
            kind = self.kind(look, code) if chances[best] - chance <= NEAR else ""
            why = self.because(told, self.moved(look, lines, code), kind)
            found.append(Advice(code, chance, len(lines[code]), money[code].money, why))
        return found[:most]

    def liked(self, look: Look) -> dict[int, float]:
        """How much the net likes each legal code, the best first."""
        likely = dict(zip(look.legal, self.champion.likely(look), strict=True))
        return dict(sorted(likely.items(), key=lambda each: -each[1]))

    def lines(self, look: Look, codes: Sequence[int]) -> dict[int, list[WorldResult]]:
        """Each choice in the same worlds, world by world."""
        worlds = [look.world(self.rng, remember=True) for _ in range(WORLDS)]
        tables = []
        for code in codes:
            for world in worlds:
                table = world.clone()
                table.step(code)
                tables.append(PlayOut(table, look.seat))
        chances = self.judge.play_on(tables)
        rows = self.seen(tables)
        going = [i for i, line in enumerate(tables) if i in rows and not line.met]
        for i in going:
            tables[i].others = True
        if going:
            chances[going] = self.judge.play_on([tables[i] for i in going])
        met = [i not in going for i in range(len(tables))]
        later = self.seen(tables)
        told = [
            WorldResult(float(chances[i][look.seat]), rows.get(i), later.get(i), met[i]) for i in range(len(tables))
        ]
        return {code: told[i * WORLDS : (i + 1) * WORLDS] for i, code in enumerate(codes)}

    def seen(self, lines: Sequence[PlayOut]) -> dict[int, Row]:
        """What the seats of the lines see that are not over."""
        going = [i for i, line in enumerate(lines) if int(line.table.to_act()) == line.seat]
        return dict(zip(going, rows_of([lines[i].table for i in going]), strict=True)) if going else {}

    # What moved the judgement

    def moved(self, look: Look, lines: Mapping[int, Sequence[WorldResult]], code: int) -> dict[str, float]:
        """By how much each subject counts in favour of a choice, against the best of the others."""
        others = {other: chance_of(told) for other, told in lines.items() if other != code}
        if not others:
            return {}
        rival = max(others, key=lambda other: others[other])
        seen = [comparable(own, its) for own, its in zip(lines[code], lines[rival], strict=True)]
        pairs = [(own, its) for own, its in seen if own is not None and its is not None]
        if not pairs:
            return {}
        own, its = np.stack([pair[0] for pair in pairs]), np.stack([pair[1] for pair in pairs])
        places = {part.name: slice(part.start, part.end) for part in self.game.layout(look.options)}
        rows = [own]
        for subject in self.subjects.values():
            exchanged = own.copy()
            for part in subject.parts:
                exchanged[:, places[part]] = its[:, places[part]]
            rows.append(exchanged)
        _, logits = self.judge.policy.many(np.concatenate(rows))
        wins = np.exp(logits[:, : look.seats] - logits[:, : look.seats].max(1, keepdims=True))
        chances = (wins[:, 0] / wins.sum(1)).reshape(len(rows), -1).mean(1)
        return {name: float(chances[0] - chances[1 + i]) for i, name in enumerate(self.subjects)}

    def because(self, told: Sequence[Reason], moved: Mapping[str, float], kind: str = "") -> Reason | None:
        """The game's reason that is about what counts; else what counts most; nothing if nothing speaks for it.

        Without a kind only reasons of the game are told.
        """
        if not moved:
            return told[0] if told else None
        named = self.counts_most(moved, kind)
        about = {name for reason in told for name in self.about(reason)}
        most = max((moved[name] for name in {*about, named} if name), default=0.0)
        for least in (max(PART * most, NOTHING), NOTHING):
            for reason in told:
                if any(moved[name] >= least for name in self.about(reason)):
                    return reason
            if named:
                return Reason(self.subjects[named].message)
        alike = [reason for reason in told if kind and any(moved[name] > -HARDLY for name in self.about(reason))]
        return alike[0] if alike else None

    def counts_most(self, moved: Mapping[str, float], kind: str, least: float = SOME) -> str:
        """What counts most, of what this kind of choice has to do with; empty if that counts for less than `least`."""
        named = [name for name, each in self.subjects.items() if kind and kind in (each.kinds or {kind})]
        best = max(named, key=lambda name: moved.get(name, 0.0), default="")
        return best if moved.get(best, 0.0) >= least else ""

    def about(self, reason: Reason) -> list[str]:
        """The subjects of a reason."""
        return [name for name, each in self.subjects.items() if reason.message in each.reasons]

    def kind(self, look: Look, code: int) -> str:
        """What kind of choice a code stands for."""
        return kebab(type(self.game.decision(look.world(Quick(0)), code)))


def told_by(reasons: Reasons | None, code: int, is_best: bool) -> list[Reason]:
    """What the game says for a choice, its best reason first."""
    if reasons is None:
        return []
    told = [told_of(reason, is_best) for reason in (reasons.why(code), *reasons.also(code))]
    return [reason for reason in told if reason is not None]


def comparable(one: WorldResult, other: WorldResult) -> tuple[Row | None, Row | None]:
    """What is seen after two choices at the same moment: if one of them has ended the turn, in the next one."""
    return (one.row, other.row) if one.met == other.met else (one.later, other.later)


def ranked(lines: Mapping[int, Sequence[WorldResult]], hopeless: Collection[int] = ()) -> dict[int, float]:
    """The chances of all choices, the best first. The first one given is the favourite.

    Who leads it, but not clearly, is told to be as good: the lead may be chance. So is who leads it though the net
    would never choose it: what comes after such a choice the net has not learned to judge.
    """
    favourite, *others = lines
    chances = {code: chance_of(told) for code, told in lines.items()}
    clear = {code: chances[code] for code in others if code not in hopeless and leads(lines[code], lines[favourite])}
    first = max(clear, key=lambda code: clear[code]) if clear else favourite
    most = chances[first]
    rest = sorted((code for code in lines if code != first), key=lambda code: -chances[code])
    return {first: most, **{code: min(chances[code], most) for code in rest}}


def is_guess(told: Sequence[WorldResult], behind: float) -> bool:
    """Whether the net has to judge what comes after a choice that it never makes: not where the game is over then."""
    return behind > WITHIN and any(each.row is not None for each in told)


def leads(one: Sequence[WorldResult], other: Sequence[WorldResult]) -> bool:
    """Whether a choice is clearly ahead of another, world by world."""
    lead = np.array([its.chance - own.chance for its, own in zip(one, other, strict=True)])
    return bool(lead.mean() > max(LEAST, ERRORS * lead.std(ddof=1) / len(lead) ** 0.5))


def chance_of(told: Sequence[WorldResult]) -> float:
    """The mean of all worlds."""
    return float(np.mean([each.chance for each in told]))
