"""What the numbers of a review say: chances step by step, what each decision was worth, luck and skill apart."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from saloon.bots.analysis.found import (
    ALL,
    MISSED,
    MISTAKE,
    Chances,
    Choice,
    Judged,
    LuckAndSkill,
    Mark,
    Standing,
    Turning,
)
from saloon.bots.analysis.judge import Shares
from saloon.bots.analysis.review import BLIND_WORLDS, NO_CODE, Review, Task
from saloon.bots.analysis.turns import Means, calmed, turns_of
from saloon.kernel.notation import kebab

SUSPECT = 0.04  # a loss that is worth a closer look, if it is also so many standard errors:
SUSPECT_ERRORS = 1.5
MOST_SUSPECTS = 8
CLEAR = 0.05  # a loss that is told, if the closer look finds it and is sure by so many standard errors:
CLEAR_ERRORS = 3.0
AT_STAKE = 0.3  # that blind choices would lose, all together: below it accuracy says nothing
DIGITS = 4

Effect = NDArray[np.float64]  # [seat] by how much a decision changed each chance
Answers = dict[tuple[int, int, int], dict[int, Effect]]  # [step, seat, code][world]


class Story:
    """A review with the answers to its tasks."""

    def __init__(
        self, review: Review, answers: Shares, checked: Sequence[int] = (), checks: Shares | None = None
    ) -> None:
        """`checked` are decisions that were looked at closely, with what was found (`Review.checks`)."""
        self.review = review
        self.answers = sorted_out(review.tasks(), answers)
        self.closer = sorted_out(review.checks(checked), checks) if checks is not None else {}
        self.effects: dict[int, Effect] = {}
        self.errors: dict[int, float] = {}
        for at in review.judged:
            self.effects[at], self.errors[at] = self.effect(at)

    def effect(self, at: int) -> tuple[Effect, float]:
        """What the choice changed against the net's, in the same worlds; and one standard error of it."""
        review, nothing = self.review, np.zeros(self.review.seats)
        if not review.differs(at):
            return nothing, 0.0
        seat = review.actors[at]
        known = self.closer if (at, seat, review.codes[at]) in self.closer else self.answers
        made, best = known[at, seat, review.codes[at]], known[at, seat, review.favourites[at]]
        found = np.array([made[world] - best[world] for world in made])
        return found.mean(0), float(found[:, seat].std(ddof=1)) / sqrt(len(found))

    def suspects(self) -> list[int]:
        """The decisions that may be marked, the worst first: they need a closer look."""
        losses = {at: -float(self.effects[at][self.review.actors[at]]) for at in self.review.judged}
        found = [at for at, loss in losses.items() if loss >= max(SUSPECT, SUSPECT_ERRORS * self.errors[at])]
        return sorted(sorted(found, key=lambda at: -losses[at])[:MOST_SUSPECTS])

    # The chances

    def view(self, at: int, seat: int) -> tuple[Effect, Effect]:
        """Each seat's chance as one of them could know it, and one standard error."""
        review = self.review
        if review.actors[at] == seat and at in review.seen:
            return review.seen[at], np.zeros(review.seats)
        found = np.array(list(self.answers[at, seat, NO_CODE].values()))
        return found.mean(0), found.std(0, ddof=1) / sqrt(len(found))

    def line(self, viewpoint: int) -> list[Means]:
        """The chances at each analysed step: of one seat's knowledge, or the mean of all."""
        review, means, errors = self.review, list[Means](), list[Means]()
        seats = range(review.seats) if viewpoint == ALL else [viewpoint]
        for at in review.steps:
            if review.actors[at] < 0:
                means.append(review.end())
                errors.append([0.0] * review.seats)
                continue
            views = [self.view(at, seat) for seat in seats]
            means.append([float(mean) for mean in np.mean([mean for mean, _ in views], 0)])
            squares = np.sum([error**2 for _, error in views], 0)
            errors.append([float(error) for error in np.sqrt(squares) / len(views)])
        return calmed(means, errors)

    # The whole

    def told(self, viewpoint: int = ALL, checked: bool = True) -> Chances:
        line = self.line(viewpoint)
        steps = [
            Standing(at, [rounded(mean) for mean in means]) for at, means in zip(self.review.steps, line, strict=True)
        ]
        since = {now.step: last.step for last, now in pairwise(steps)}
        turns = [replace(turn, decision=self.decided(turn, since[turn.step])) for turn in turns_of(steps)]
        return Chances(steps, turns, "net", "", viewpoint, checked, self.judgements(checked), self.shares(line))

    def decided(self, turn: Turning, since: int) -> float:
        """What the decisions since the last step that was looked at did to that player's chance."""
        made = [self.effects[at] for at in range(since, turn.step) if at in self.effects]
        return rounded(sum(float(effect[turn.seat]) for effect in made))

    def judgements(self, checked: bool) -> list[Judged]:
        review, found = self.review, list[Judged]()
        last: dict[int, float] = {}  # [seat] the chance at its last decision
        for at in review.judged:
            seat = review.actors[at]
            before, effect, error = float(review.seen[at][seat]), float(self.effects[at][seat]), self.errors[at]
            after = min(max(before + effect, 0.0), 1.0)
            best = review.favourites[at] if effect < 0 else review.codes[at]
            clear = checked and (at, seat, best) in self.closer and -effect >= max(CLEAR, CLEAR_ERRORS * error)
            mark: Mark = (MISSED if after >= last.get(seat, 1.0) else MISTAKE) if clear else ""
            last[seat] = before
            chosen = self.choice(at, best)
            found.append(Judged(at + 1, seat, rounded(before), rounded(after), chosen, rounded(error), mark))
        return found

    def choice(self, at: int, code: int) -> Choice:
        game, table = self.review.game, self.review.tables[at]
        decision = game.decision(table, code)
        return Choice(code, game.notate(table, code), kebab(type(decision)), decision)

    def shares(self, line: list[Means]) -> list[LuckAndSkill]:
        """Luck and skill: decisions count by what they changed against the net's choice, the rest is luck."""
        review, beginning, found = self.review, self.review.beginning(), list[LuckAndSkill]()
        for seat in range(review.seats):
            own = sum(float(self.effects[at][seat]) for at in review.judged if review.actors[at] == seat)
            others = sum(float(self.effects[at][seat]) for at in review.judged if review.actors[at] != seat)
            start, deal, end = beginning[seat], line[0][seat] - beginning[seat], line[-1][seat]
            mine = [at for at in review.judged if review.actors[at] == seat]
            found.append(
                LuckAndSkill(
                    seat=seat,
                    beginning=rounded(start),
                    deal=rounded(deal),
                    luck=rounded(rounded(end) - sum(rounded(part) for part in (start, deal, own, others))),
                    own=rounded(own),
                    others=rounded(others),
                    end=rounded(end),
                    decisions=len(mine),
                    accuracy=self.accuracy(mine, -own),
                )
            )
        return found

    def accuracy(self, mine: Sequence[int], lost: float) -> float | None:
        """How much of what blind choices would have lost was not lost."""
        compared = [at for at in mine if at in self.review.compared]
        blind = sum(self.blind_loss(at) for at in compared) * len(mine) / max(len(compared), 1)
        return rounded(min(max(1 - lost / blind, 0.0), 1.0)) if blind >= AT_STAKE else None

    def blind_loss(self, at: int) -> float:
        """What a blind choice would have cost the deciding seat, on average."""
        review, seat = self.review, self.review.actors[at]
        best = self.answers[at, seat, review.favourites[at]]
        pairs = [(best[k], self.answers[at, seat, review.blind(at, k)][k]) for k in range(BLIND_WORLDS)]
        return float(np.mean([good[seat] - blind[seat] for good, blind in pairs]))


def analyse(review: Review, viewpoint: int = ALL) -> Chances:
    """All of it at once, with the closer look at what may be marked."""
    answers = review.do(review.tasks())
    suspects = Story(review, answers).suspects()
    return Story(review, answers, suspects, review.do(review.checks(suspects))).told(viewpoint)


def rounded(number: float) -> float:
    return round(number, DIGITS)


def sorted_out(tasks: Sequence[Task], answers: Shares) -> Answers:
    found: Answers = {}
    for task, answer in zip(tasks, answers, strict=True):
        found.setdefault((task.step, task.seat, task.code), {})[task.world] = answer
    return found
