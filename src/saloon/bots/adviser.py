"""The adviser: the few best choices for the seat that must decide, with chances, money and reasons.

It gets what a bot gets, a `Look`, and never the table. Advice is either quick (the guide's best choices, each played on
in a few imagined worlds), or Ranger's search for a number of iterations or seconds. Where a net knows the rules, hints
come from it instead (`adviser_for`, nets/hints.py).
"""

from time import monotonic
from typing import TYPE_CHECKING

from saloon.bots.advice import Advice
from saloon.bots.bot import Look, Marshal, Ranger
from saloon.bots.champion import stand_in
from saloon.bots.guide import ONE, Guide
from saloon.bots.knowledge import guide_of, reasons_for
from saloon.kernel.rng import Quick

if TYPE_CHECKING:
    from saloon.bots.nets.hints import NetAdviser

WORLDS = 20  # in which each of the best choices is played on, unless there is a time for it
SEARCHING = 0.7  # of the time; the rest is for playing on
OFTEN = 0.25  # of the visits of the choice that was tried most: enough to believe its chance


def adviser_for(look: Look, seed: int = 0, seconds: float = 0.0) -> "Adviser | NetAdviser":
    """Who gives hints at a table: the net, which needs no time, or (where it does not know the rules) the guide."""
    if stand_in(look.game, look.options):
        return Adviser(guide_of(look.game), seed, seconds=seconds)
    from saloon.bots.nets.hints import NetAdviser

    return NetAdviser(look.game, guide_of(look.game), seed)


class Trials:
    """How one choice did in the worlds in which it was played on."""

    def __init__(self) -> None:
        self.lines = 0
        self.values = 0
        self.dollars = 0  # less than none in a game without money

    def note(self, value: int, dollars: int) -> None:
        self.lines += 1
        self.values += value
        self.dollars += dollars

    @property
    def chance(self) -> float:
        return self.values / (ONE * self.lines)

    @property
    def money(self) -> float | None:
        return self.dollars / self.lines if self.dollars >= 0 else None


class Adviser:
    """Advice by a game's guide. The same seed, iterations and looks give the same advice; seconds do not."""

    def __init__(self, guide: Guide, seed: int = 0, iterations: int = 0, seconds: float = 0.0) -> None:
        """Without iterations and seconds the answer is quick."""
        self.guide = guide
        self.rng = Quick(seed)
        self.seconds = 0.0 if iterations else seconds
        self.marshal = Marshal(guide, seed)
        self.ranger: Ranger | None = None
        if iterations or seconds:
            self.ranger = Ranger(guide, seed, iterations=iterations, seconds=seconds * SEARCHING)

    def advise(self, look: Look, most: int = 3) -> list[Advice]:
        """At most so many choices, the best first: those that Ranger tried most, or (quick) the guide's favourites.

        Among them they stand by their chances, except that what was hardly tried comes last.
        """
        end = monotonic() + self.seconds
        searched: dict[int, Advice] = {}
        if self.ranger is not None and len(look.legal) > 1:
            searched = {advice.code: advice for advice in self.ranger.advise(look) if advice.visits > 0}
        codes = (list(searched) or self.liked(look))[:most]
        trials = self.play_on(look, codes, end)
        reasons = reasons_for(self.guide, look, self.rng)
        found = []
        for code in codes:
            tried = trials[code]
            chance, visits = tried.chance, tried.lines
            if code in searched:
                chance, visits = searched[code].chance, searched[code].visits
            found.append(Advice(code, chance, visits, tried.money, reasons.why(code) if reasons else None))
        often = OFTEN * max(advice.visits for advice in found)
        return sorted(found, key=lambda advice: (advice.visits < often, -round(100 * advice.chance), -advice.visits))

    def liked(self, look: Look) -> list[int]:
        """The legal codes, what the guide likes best first."""
        codes, points = self.marshal.points(look)
        return [codes[i] for i in sorted(range(len(codes)), key=lambda i: -points[i])]

    def play_on(self, look: Look, codes: list[int], end: float) -> dict[int, Trials]:
        """Each choice in the same few worlds, played on as the guide thinks best until it can be judged."""
        found = {code: Trials() for code in codes}
        played = 0
        while played < 1 or (monotonic() < end if self.seconds else played < WORLDS):
            played += 1
            world = look.world(self.rng)
            since = self.guide.stage(world)
            for code, trials in found.items():
                line = world.clone()
                line.step(code)
                values = self.guide.judged(line, since)
                trials.note(values[look.seat], int(self.guide.purse(line, look.seat)))
        return found
