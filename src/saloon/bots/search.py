"""Information-set Monte Carlo tree search over imagined worlds (Cowling, Powley and Whitehouse 2012), as a race.

One tree for all worlds. In each imagined world every choice that is still in the race is tried, with the same cards and
the same chance, so that differences come from the choice and not from luck, as in duplicate bridge. A choice that is
clearly behind leaves the race (Maron and Moore 1994), and the worse half leaves at set times (sequential halving at
the root: Karnin, Koren and Somekh 2013; Pepels and others 2014). Below the root a choice has children only when it was
tried often enough; until then, and from there on, the guide plays all seats.
"""

from math import log, sqrt
from typing import Final

from saloon.bots.guide import ONE, Guide
from saloon.kernel.packed import i64, mypyc_attr, vec
from saloon.kernel.rng import Source
from saloon.kernel.table import Table

NO_NODE: Final = -1
MOST_RACERS: Final = 8  # choices that are tried at all
LEAST: Final = 4  # of the guide's opinion: eight clear differences behind its favourite; what looks worse is not tried
ENOUGH: Final = 16  # worlds before anybody can be clearly behind
CLEAR: Final = 3.0  # standard errors of the difference, world by world
RIPE: Final = 3000  # visits after which a choice has children; below that, comparing follow-ups only adds noise
EXPLORE: Final = 0.25  # weight of curiosity, for values from 0 to 1; choices often differ by a few hundredths
TRUST: Final = 4.0  # visits that the guide's opinion is worth


@mypyc_attr(native_class=True)
class Search:
    """A tree for one decision of one seat: `begin`; `line` by line, `compare` and `drop` after each world; `keep`."""

    guide: Guide
    rng: Source
    random_rollouts: bool
    ripe: i64
    values: vec[i64]  # [seat]
    legal: vec[i64]
    points: vec[i64]
    child_of: vec[i64]  # [code] scratch: the child of the node in hand
    path: vec[i64]
    racers: vec[i64]  # nodes of the choices that are still in the race
    lanes: vec[i64]  # [place in racers] the lane that each of them keeps
    racing: i64  # how many
    worlds: i64  # in which all that are still in the race were tried
    latest: vec[i64]  # [lane] the value in the world in hand
    leads: vec[i64]  # [lane, lane] by how much the first was ahead of the second, summed over the worlds
    squares: vec[i64]  # [lane, lane] the same, squared
    size: i64
    # [node] The root is node 0.
    codes: vec[i64]
    movers: vec[i64]  # the seat that chose it
    visits: vec[i64]
    chances: vec[i64]  # how often it could have been chosen
    sums: vec[i64]  # of its mover's values
    opinions: vec[i64]  # of the guide, from 0 to ONE
    first: vec[i64]  # first child
    next: vec[i64]  # next child of the same parent

    def __init__(self, guide: Guide, rng: Source, random_rollouts: bool = False, ripe: int = RIPE) -> None:
        blank = vec[i64]()
        self.guide = guide
        self.rng = rng
        self.random_rollouts = random_rollouts
        self.ripe = ripe
        self.values = blank
        self.legal = blank
        self.points = blank
        self.child_of = blank
        self.path = blank
        self.racers = vec[i64]([0] * MOST_RACERS)
        self.lanes = vec[i64]([0] * MOST_RACERS)
        self.racing = 0
        self.worlds = 0
        self.latest = vec[i64]([0] * MOST_RACERS)
        self.leads = vec[i64]([0] * (MOST_RACERS * MOST_RACERS))
        self.squares = vec[i64]([0] * (MOST_RACERS * MOST_RACERS))
        self.size = 0
        self.codes = blank
        self.movers = blank
        self.visits = blank
        self.chances = blank
        self.sums = blank
        self.opinions = blank
        self.first = blank
        self.next = blank

    def begin(self, table: Table, room: i64) -> None:
        """A new race at an imagined table, in a tree with room for so many nodes.

        The buffers of the last tree are used again if they are long enough.
        """
        space = table.space()
        if len(self.legal) != space or len(self.values) != table.seats:
            self.values = vec[i64]([0] * table.seats)
            self.legal = vec[i64]([0] * space)
            self.points = vec[i64]([0] * space)
            self.child_of = vec[i64]([NO_NODE] * space)
        if len(self.codes) < room:
            self.codes = vec[i64]([0] * room)
            self.movers = vec[i64]([0] * room)
            self.visits = vec[i64]([0] * room)
            self.chances = vec[i64]([0] * room)
            self.sums = vec[i64]([0] * room)
            self.opinions = vec[i64]([0] * room)
            self.first = vec[i64]([NO_NODE] * room)
            self.next = vec[i64]([NO_NODE] * room)
            self.path = vec[i64]([0] * room)
        self.first[0] = NO_NODE
        self.size = 1
        self.line_up(table)

    def line_up(self, table: Table) -> None:
        """The choices that the guide likes best, the favourite first."""
        n = table.fill(self.legal)
        self.meet(0, table, n, table.actor)
        self.racing = 0
        while self.racing < MOST_RACERS:
            best: i64 = NO_NODE
            child = self.first[0]
            while child != NO_NODE:
                waits = self.chances[child] > 0 and self.opinions[child] >= LEAST
                if waits and (best == NO_NODE or self.opinions[child] >= self.opinions[best]):
                    best = child
                child = self.next[child]
            if best == NO_NODE:
                break
            self.chances[best] = 0  # it is in
            self.racers[self.racing] = best
            self.lanes[self.racing] = self.racing
            self.racing += 1
        self.worlds = 0
        for i in range(MOST_RACERS * MOST_RACERS):
            self.leads[i] = 0
            self.squares[i] = 0
        self.forget(0)

    def has_room(self) -> bool:
        return self.size + len(self.legal) < len(self.codes)

    def line(self, world: Table, racer: i64) -> None:
        """Try one of the racers in an imagined world, which is used up by it."""
        since = self.guide.stage(world)
        node = self.racers[racer]
        self.path[0] = node
        length: i64 = 1
        world.carry_out(self.codes[node])
        while world.actor >= 0 and self.visits[node] >= self.ripe:
            n = world.fill(self.legal)
            mover = world.actor
            if n == 1:
                child = self.only_child(node, self.legal[0], mover)
            else:
                self.meet(node, world, n, mover)
                child = self.choose(n)
                self.forget(node)
            if child == NO_NODE:  # the tree is full
                break
            self.path[length] = child
            length += 1
            world.carry_out(self.codes[child])
            node = child
        self.finish(world, since)
        for i in range(length):
            child = self.path[i]
            self.visits[child] += 1
            self.sums[child] += self.values[self.movers[child]]
        self.latest[self.lanes[racer]] = self.values[self.movers[self.path[0]]]

    def compare(self) -> None:
        """All that are in the race were tried in one more world: note who was ahead of whom."""
        self.worlds += 1
        for i in range(self.racing):
            for j in range(self.racing):
                lead = self.latest[self.lanes[i]] - self.latest[self.lanes[j]]
                pair = self.lanes[i] * MOST_RACERS + self.lanes[j]
                self.leads[pair] += lead
                self.squares[pair] += lead * lead

    def drop(self) -> None:
        """Choices that are clearly behind the best leave the race."""
        if self.worlds < ENOUGH:
            return
        self.keep(self.racing)
        left: i64 = 1
        for i in range(1, self.racing):
            if not self.is_clear(self.lanes[0], self.lanes[i]):
                self.racers[left] = self.racers[i]
                self.lanes[left] = self.lanes[i]
                left += 1
        self.racing = left

    def is_clear(self, ahead: i64, behind: i64) -> bool:
        """Whether such a lead of one over the other is hardly due to chance."""
        lead = float(self.leads[ahead * MOST_RACERS + behind])
        spread = float(self.squares[ahead * MOST_RACERS + behind]) - lead * lead / float(self.worlds)
        return lead > 0.0 and lead * lead > CLEAR * CLEAR * spread

    def keep(self, most: i64) -> None:
        """The best so many go on, the best first; of two equals the one that the guide likes better."""
        racers = self.racers
        lanes = self.lanes
        for i in range(1, self.racing):  # nearly in order already
            racer = racers[i]
            lane = lanes[i]
            j = i
            while j > 0 and self.mean(racer) > self.mean(racers[j - 1]):
                racers[j] = racers[j - 1]
                lanes[j] = lanes[j - 1]
                j -= 1
            racers[j] = racer
            lanes[j] = lane
        self.racing = min(self.racing, most)

    def mean(self, node: i64) -> float:
        """The mean value of its mover, from 0 to 1."""
        visits = self.visits[node]
        return float(self.sums[node]) / float(ONE * visits) if visits > 0 else 0.0

    def only_child(self, node: i64, code: i64, mover: i64) -> i64:
        """The child of a code that was the only one: nothing to choose, and nothing to learn from it."""
        child = self.first[node]
        while child != NO_NODE and self.codes[child] != code:
            child = self.next[child]
        if child == NO_NODE and self.has_room():
            child = self.size
            self.add(node, code, mover, ONE)
            self.child_of[code] = NO_NODE
        return child

    def meet(self, node: i64, world: Table, n: i64, mover: i64) -> None:
        """Find the child of each legal code, and make those that are new, with the guide's opinion of them."""
        child = self.first[node]
        while child != NO_NODE:
            self.child_of[self.codes[child]] = child
            child = self.next[child]
        unknown = False
        for i in range(n):
            if self.child_of[self.legal[i]] == NO_NODE:
                unknown = True
        if unknown and self.has_room():
            self.guide.weigh(world, self.legal, n, self.points)
            best = self.points[0]
            for i in range(1, n):
                best = max(best, self.points[i])
            for i in range(n):
                if self.child_of[self.legal[i]] == NO_NODE:
                    self.add(node, self.legal[i], mover, self.opinion(best - self.points[i]))
        for i in range(n):
            child = self.child_of[self.legal[i]]
            if child != NO_NODE:
                self.chances[child] += 1

    def opinion(self, behind: i64) -> i64:
        """From ONE for what looks best down towards 0: half for each clear difference."""
        scale = self.guide.scale()
        value: i64 = ONE
        while behind >= scale and value > 1:
            behind -= scale
            value //= 2
        return value - value * behind // (2 * scale) if behind < scale else 0

    def add(self, parent: i64, code: i64, mover: i64, opinion: i64) -> None:
        node = self.size
        self.size += 1
        self.codes[node] = code
        self.movers[node] = mover
        self.visits[node] = 0
        self.chances[node] = 0
        self.sums[node] = 0
        self.opinions[node] = opinion
        self.first[node] = NO_NODE
        self.next[node] = self.first[parent]
        self.first[parent] = node
        self.child_of[code] = node

    def choose(self, n: i64) -> i64:
        """The child with the highest sum of mean value, exploration bonus and the guide's opinion."""
        best: i64 = NO_NODE
        most = -1.0
        for i in range(n):
            child = self.child_of[self.legal[i]]
            if child != NO_NODE:
                prospect = self.prospect(child)
                if prospect > most:
                    most = prospect
                    best = child
        return best

    def prospect(self, child: i64) -> float:
        visits = float(self.visits[child])
        opinion = float(self.opinions[child]) / ONE
        value = (float(self.sums[child]) / ONE + TRUST * opinion) / (visits + TRUST)
        return value + EXPLORE * sqrt(log(float(self.chances[child]) + 1.0) / (visits + 1.0)) * (0.3 + opinion)

    def forget(self, node: i64) -> None:
        """Clear the scratch row."""
        child = self.first[node]
        while child != NO_NODE:
            self.child_of[self.codes[child]] = NO_NODE
            child = self.next[child]

    def finish(self, world: Table, since: i64) -> None:
        """Play the line on and judge it."""
        if self.random_rollouts:
            while not self.guide.is_settled(world, since):
                world.carry_out(self.legal[self.rng.below(world.fill(self.legal))])
            self.guide.judge(world, self.values)
        else:
            self.guide.play_on(world, since, self.values)

    # What was found

    def visits_of(self) -> list[tuple[int, int, float]]:
        """For each choice at the root: code, visits, and the mean value of the mover from 0 to 1."""
        found: list[tuple[int, int, float]] = []
        child = self.first[0]
        while child != NO_NODE:
            found.append((int(self.codes[child]), int(self.visits[child]), self.mean(child)))
            child = self.next[child]
        return found
