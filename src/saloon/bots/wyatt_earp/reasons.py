"""Why a choice in Wyatt Earp may be good: told from what the seat sees, and from counts over imagined worlds.

The money of a reason is what the posters would pay if the round ended there. Who gets it, and what to aim at, is what
the guide thinks best.
"""

from collections.abc import Callable
from typing import Final

from saloon.bots.advice import Reason, Value, because
from saloon.bots.bot import Look
from saloon.bots.wyatt_earp.guide import WyattEarpGuide
from saloon.bots.wyatt_earp.hand import gift, lose_card
from saloon.bots.wyatt_earp.sheriff import attach, covering, picking, theft, uncovering
from saloon.bots.wyatt_earp.turn import discarding
from saloon.games.wyatt_earp import cards as c
from saloon.games.wyatt_earp import decisions as d
from saloon.games.wyatt_earp.cards import KINDS, OUTLAW_SLUGS, OUTLAWS, SERIES, SLUGS, THOUSAND, WYATT_EARP
from saloon.games.wyatt_earp.decisions import DECISIONS, Decision
from saloon.games.wyatt_earp.options import FROM_DRAW_PILE, SHOT_RESHUFFLES_AGAIN
from saloon.games.wyatt_earp.piles import can_attach, can_cover, can_steal, can_uncover
from saloon.games.wyatt_earp.rules import laying_reward
from saloon.games.wyatt_earp.scoring import SOLE_CLAIM, captured, settle
from saloon.games.wyatt_earp.supply import supply, takes_what_is_left
from saloon.games.wyatt_earp.table import WyattEarp
from saloon.games.wyatt_earp.views import Pile, View
from saloon.kernel.rng import Source

WORLDS: Final = 100  # for odds: what is known of other hands is in them
LITTLE: Final = 1000  # dollars that a neighbour may earn by a card that is of little use to him
CERTAIN: Final = "none"  # the odds of a shot that has hit already

Aim = tuple[int, str]  # a seat, and an outlaw


class WyattEarpReasons:
    """The reasons for the choices of one decision."""

    def __init__(self, guide: WyattEarpGuide, look: Look, rng: Source) -> None:
        world = look.world(rng)
        assert isinstance(world, WyattEarp)
        self.posters = guide.posters
        self.posters.look(world)
        self.look = look
        self.rng = rng
        self.world = world
        self.view: View = look.view
        self.me = look.seat
        self.seats = len(self.view.players)
        self.hand = {item.card: item.count for item in self.view.hand}
        self.held = self.view.players[self.me].hand
        self.legal = [DECISIONS[code] for code in look.legal]
        self.imagined: list[WyattEarp] = []

    def why(self, code: int) -> Reason | None:
        """What speaks for a choice, if anything does."""
        if len(self.legal) == 1:
            return because("reason-only-choice")
        return self.reason(DECISIONS[code])

    def also(self, code: int) -> list[Reason]:
        """What else speaks for it: of a discard, both what the hand loses and what the neighbour makes of it."""
        decision = DECISIONS[code]
        if len(self.legal) == 1 or self.held == 1 or not isinstance(decision, d.Discard):
            return []
        card, told = decision.card, self.why(code)
        found = []
        if not self.is_useful(card):
            found.append(because("reason-safe", card=card, who=self.seat(1)))
        if not any(cost < self.cost(card) for cost in self.other_costs(card)):
            found.append(because("reason-cheapest", card=card))
        return [reason for reason in found if reason != told]

    def reason(self, decision: Decision) -> Reason | None:
        match decision:
            case d.TakeTwo():
                two = because("reason-two-cards", card=self.view.top_discard or "")
                return self.drawing(two, takes_what_is_left(self.world, False))
            case d.TakeDiscard():
                return self.taking(self.view.top_discard or "")
            case d.Lay(outlaw, cards):
                grown = laying_reward(self.world, OUTLAW_SLUGS.index(outlaw), cards)
                return self.adding(outlaw, 2 * cards, int(grown), cards)
            case d.PlayPhoto(outlaw):
                return self.adding(outlaw, 4, THOUSAND, 1)
            case d.Shoot(card):
                return self.shooting(SLUGS.index(card))
            case d.Attach(outlaw):
                kind = SLUGS.index(self.view.question.card or "")
                if self.aimed() != CERTAIN:
                    return self.shooting(kind, outlaw)
                return self.adding(outlaw, int(c.points(kind)), int(c.reward(kind)), 0, kind == c.FASTEST_GUN)
            case d.Ask(outlaw):
                odds = self.somebody_holds(outlaw)
                return because("reason-ask", outlaw=outlaw, odds=odds) if odds else None
            case d.Steal():
                return self.stealing(self.best(theft, can_steal), self.hit())
            case d.Rob(steps, outlaw):
                return self.stealing((self.seat(steps), outlaw), self.aimed())
            case d.Hide():
                return self.hiding(self.best(covering, can_cover), self.hit())
            case d.Cover(steps, outlaw):
                return self.hiding((self.seat(steps), outlaw), self.aimed())
            case d.EarpDraw():
                return self.drawing(because("reason-earp-draw"), takes_what_is_left(self.world, True))
            case d.EarpPick():
                card = self.best_pick()
                return because("reason-earp-pick", card=card) if card else None
            case d.EarpRemove():
                return self.freeing(self.best(uncovering, can_uncover), self.hit())
            case d.Uncover(steps, outlaw):
                return self.freeing((self.seat(steps), outlaw), self.aimed())
            case d.Answer(True):
                return self.freeing((self.me, self.view.question.outlaw or ""), self.hit())
            case d.EarpNow(str(outlaw)):
                return self.freeing((self.me, outlaw), self.hit())
            case d.PhotoNow(yes):
                outlaw = self.view.question.outlaw or ""
                return self.adding(outlaw, 4, THOUSAND, 0) if yes else because("reason-keep", card=f"photo-{outlaw}")
            case d.Answer() | d.EarpNow():
                return because("reason-keep", card=SLUGS[WYATT_EARP])
            case d.Keep():
                return because("reason-keep", card=self.view.picked or "")
            case d.Spare():
                return None
            case d.Pick(card):
                return self.gaining(card)
            case d.Discard(card):
                return self.discarding(card)

    # What lies on the table

    def seat(self, steps: int) -> int:
        return (self.me + steps) % self.seats

    def pile(self, seat: int, outlaw: str) -> Pile | None:
        return next((pile for pile in self.view.players[seat].piles if pile.outlaw == outlaw), None)

    def points(self, outlaw: str) -> list[int]:
        """The capture points of each seat on a poster."""
        piles = [self.pile(seat, outlaw) for seat in range(self.seats)]
        return [pile.points if pile else 0 for pile in piles]

    def lying(self, seat: int, outlaw: str) -> int:
        """What a pile counts, or would count without its Hideout."""
        pile = self.pile(seat, outlaw)
        if pile is None:
            return 0
        return 2 * pile.cards + 4 * pile.photo + pile.stagecoaches + 2 * pile.banks + 3 * pile.gun

    def old_gun(self, seat: int, outlaw: str) -> int:
        """The points that a pile loses to a new Fastest Gun."""
        pile = self.pile(seat, outlaw)
        return int(c.points(c.FASTEST_GUN)) * pile.gun if pile is not None and not pile.covered else 0

    def pot(self, outlaw: str) -> int:
        return next(poster.pot for poster in self.view.posters if poster.outlaw == outlaw)

    def is_opened(self, outlaw: str) -> bool:
        return next(poster.opened for poster in self.view.posters if poster.outlaw == outlaw)

    def pays(self, points: list[int], pot: int) -> list[int]:
        return [int(dollars) for dollars in settle(pot, points, self.world.options)[0]]

    def is_captured(self, points: list[int]) -> bool:
        return bool(captured(sum(points), self.world.options))

    def claimant(self, points: list[int]) -> int | None:
        """WE-15.4 Who would get all of it."""
        top = max(points)
        second = sorted(points)[-2]
        return points.index(top) if self.is_captured(points) and top - second >= SOLE_CLAIM else None

    # Points on a poster

    def adding(self, outlaw: str, points: int, dollars: int, cards: int, gun: bool = False) -> Reason | None:
        """So many points on an own pile, and dollars on the poster; so many cards leave the hand for it.

        WE-10.5 A new Fastest Gun takes the old one away.
        """
        if 0 < cards and self.held - cards <= 1 and self.me == self.view.turn:
            return self.ending(outlaw, points, dollars)
        pile = self.pile(self.me, outlaw)
        if pile is not None and pile.covered:
            return because("reason-under-hideout", outlaw=outlaw)
        before, pot = self.points(outlaw), self.pot(outlaw)
        after = [count - self.old_gun(seat, outlaw) for seat, count in enumerate(before)] if gun else before.copy()
        after[self.me] += points
        was, now = self.pays(before, pot)[self.me], self.pays(after, pot + dollars)[self.me]
        mine, rest = after[self.me], max(after[: self.me] + after[self.me + 1 :])
        claimed = self.claimant(before)
        if self.claimant(after) == self.me and claimed != self.me:
            return because("reason-sole-claim", outlaw=outlaw, lead=mine - rest, dollars=now)
        if now and not self.is_captured(before):
            return because("reason-capture", outlaw=outlaw, points=sum(after), dollars=now)
        if claimed is not None and claimed != self.me and self.claimant(after) is None:
            return because("reason-break-claim", outlaw=outlaw, who=claimed, dollars=now)
        if now > was and mine > rest >= before[self.me]:
            return because("reason-take-lead", outlaw=outlaw, points=mine, dollars=now)
        if now > was and (was == 0 or dollars == 0):
            return because("reason-share", outlaw=outlaw, dollars=now)
        if now > was:
            return because("reason-raise-pot", outlaw=outlaw, dollars=now, most=pot + dollars)
        missing = 0
        while not captured(sum(after) + missing, self.world.options):
            missing += 1
        return because("reason-points", outlaw=outlaw, points=mine, missing=missing)

    def ending(self, outlaw: str = "", points: int = 0, dollars: int = 0) -> Reason | None:
        """The round ends: what it pays, and what the best of the others gets; one poster may be changed first.

        That somebody else is paid more does not speak for it.
        """
        gains = [0] * self.seats
        for poster in self.view.posters:
            row, pot = self.points(poster.outlaw), poster.pot
            pile = self.pile(self.me, poster.outlaw)
            if poster.outlaw == outlaw:
                pot += dollars
                row[self.me] += 0 if pile is not None and pile.covered else points
            for seat, paid in enumerate(self.pays(row, pot)):
                gains[seat] += paid
        mine, others = gains[self.me], max(gains[: self.me] + gains[self.me + 1 :])
        return because("reason-go-out", dollars=mine, most=others) if mine >= others else None

    # Cards for the hand

    def drawing(self, two: Reason, less: bool) -> Reason | None:
        """WE-6.6, WE-6.8, WE-6.9 Two cards, if there are two; `less`: else what is left of them."""
        if supply(self.world) >= 2:
            return two
        return None if less else self.ending()

    def taking(self, card: str) -> Reason | None:
        """WE-6.7 Where the draw pile is used up the discard keeps the round going."""
        if supply(self.world) < 2 and not takes_what_is_left(self.world, False):
            gains = [sum(poster.pays[seat] for poster in self.view.posters) for seat in range(self.seats)]
            ahead = max(range(self.seats), key=lambda seat: gains[seat])
            if gains[ahead] > gains[self.me]:
                return because("reason-play-on", who=ahead, dollars=gains[ahead])
        return self.gaining(card)

    def gaining(self, card: str) -> Reason | None:
        if card not in OUTLAW_SLUGS:
            useful = picking(self.posters, self.world, SLUGS.index(card)) > 0
            return self.promise(card) or (because("reason-sheriff-card", card=card) if useful else None)
        n = self.hand.get(card, 0) + 1
        ready = n >= SERIES or self.is_opened(card)
        return because("reason-goes-with", outlaw=card, n=n, ready="yes" if ready else "no")

    def promise(self, card: str) -> Reason | None:
        """What a sheriff card does at once, if there is something on the table for it to do."""
        kind, world = SLUGS.index(card), self.world
        if kind < WYATT_EARP:
            outlaw = OUTLAW_SLUGS[kind - OUTLAWS]
            return self.adding(outlaw, int(c.points(kind)), THOUSAND, 0) if self.is_opened(outlaw) else None
        if kind == c.MOST_WANTED and self.aims(can_steal):
            return self.stealing(self.best(theft, can_steal), self.hit())
        if kind == c.HIDEOUT and self.aims(can_cover):
            return self.hiding(self.best(covering, can_cover), self.hit())
        if c.points(kind) and any(can_attach(world, kind, outlaw) for outlaw in range(OUTLAWS)):
            return self.shooting(kind)
        return None

    def best_pick(self) -> str:
        """The best card that one should find: one that lies there in most worlds; empty if there is none."""
        draws = self.world.options.we_pick_source == FROM_DRAW_PILE
        piles = [set(w.stock[: w.stocked]) if draws else set(w.waste[: w.wasted]) for w in self.worlds()]
        kinds = [k for k in range(KINDS) if k != WYATT_EARP and 2 * sum(k in pile for pile in piles) > WORLDS]
        return SLUGS[max(kinds, key=lambda kind: picking(self.posters, self.world, kind))] if kinds else ""

    def discarding(self, card: str) -> Reason | None:
        """DP-18 What the hand loses, and what the neighbour makes of it."""
        if self.held == 1:
            return self.ending()
        kind, posters, world, who = SLUGS.index(card), self.posters, self.world, self.seat(1)
        own, rest, useful = self.cost(card), self.other_costs(card), self.is_useful(card)
        if any(other < own for other in rest):
            return None if useful else because("reason-safe", card=card, who=who)
        worth = discarding(posters, world, kind)
        if all(discarding(posters, world, other) <= worth for other in self.other_discards(card)):
            lays = [lay for lay in self.legal if isinstance(lay, d.Lay) and lay.outlaw != card]
            hidden = [lay for lay in lays if not self.is_opened(lay.outlaw)]
            if hidden:
                return because("reason-hold-back", outlaw=hidden[-1].outlaw, n=hidden[-1].cards)
            return because("reason-cheapest", card=card)
        if useful and all(other > own for other in rest):
            return because("reason-gift", card=card, who=who)
        return because("reason-cheapest", card=card)

    def other_discards(self, card: str) -> list[int]:
        """The kinds that could be discarded instead."""
        return [SLUGS.index(each.card) for each in self.legal if isinstance(each, d.Discard) and each.card != card]

    def cost(self, card: str) -> int:
        """What the hand loses by a discard."""
        return int(lose_card(self.posters, self.world, SLUGS.index(card)))

    def other_costs(self, card: str) -> list[int]:
        return [int(lose_card(self.posters, self.world, kind)) for kind in self.other_discards(card)]

    def is_useful(self, card: str) -> bool:
        """Whether the neighbour could make something of it."""
        return gift(self.posters, self.world, SLUGS.index(card)) > 0 or self.would_earn(self.seat(1), card) > LITTLE

    def would_earn(self, seat: int, card: str) -> int:
        """How many more dollars a poster would pay a seat that laid a card there at once."""
        outlaw, photo = card.removeprefix("photo-"), card.startswith("photo-")
        if outlaw not in OUTLAW_SLUGS or not self.is_opened(outlaw):
            return 0
        pile, before, pot = self.pile(seat, outlaw), self.points(outlaw), self.pot(outlaw)
        if pile is not None and pile.covered:
            return 0
        after = before.copy()
        after[seat] += 4 if photo else 2
        return self.pays(after, pot + THOUSAND * photo)[seat] - self.pays(before, pot)[seat]

    # Shots and requests

    def shooting(self, kind: int, outlaw: str = "") -> Reason | None:
        """DP-4 What the card would make of an own pile: of that for which it is best, if none is named."""
        world = self.world
        if not outlaw:
            own = [i for i in range(OUTLAWS) if can_attach(world, kind, i)]
            outlaw = OUTLAW_SLUGS[max(own, key=lambda i: attach(self.posters, world, kind, i))]
        pile, odds = self.pile(self.me, outlaw), self.hit()
        if odds == 0 or (pile is not None and pile.covered):
            return None
        points = self.lying(self.me, outlaw) + int(c.points(kind))
        points -= self.old_gun(self.me, outlaw) if kind == c.FASTEST_GUN else 0
        return because("reason-shot", odds=odds, outlaw=outlaw, points=points)

    def best(self, worth: Callable[..., int], may: Callable[..., bool]) -> Aim:
        """The pile at which a card is best aimed."""
        seat, outlaw = max(self.aims(may), key=lambda aim: worth(self.posters, self.world, *aim))
        return seat, OUTLAW_SLUGS[outlaw]

    def aims(self, may: Callable[..., bool]) -> list[tuple[int, int]]:
        """The piles that a card may be aimed at: seats and outlaws."""
        seats, outlaws = range(self.seats), range(OUTLAWS)
        return [(seat, outlaw) for seat in seats for outlaw in outlaws if may(self.world, seat, outlaw)]

    def stealing(self, aim: Aim, odds: Value) -> Reason | None:
        return because("reason-steal", odds=odds, who=aim[0], outlaw=aim[1]) if odds else None

    def hiding(self, aim: Aim, odds: Value) -> Reason | None:
        """That an own pile counts for nothing does not speak for a Hideout."""
        points = self.lying(*aim)
        if aim[0] == self.me or points == 0 or odds == 0:
            return None
        return because("reason-hide", odds=odds, who=aim[0], outlaw=aim[1], points=points)

    def freeing(self, aim: Aim, odds: Value) -> Reason | None:
        """That the pile of somebody else counts again does not speak for it (OPT-28)."""
        points = self.lying(*aim)
        if aim[0] != self.me or points == 0 or odds == 0:
            return None
        return because("reason-free", odds=odds, who=aim[0], outlaw=aim[1], points=points)

    # Odds

    def worlds(self) -> list[WyattEarp]:
        while len(self.imagined) < WORLDS:
            world = self.look.world(self.rng)
            assert isinstance(world, WyattEarp)
            self.imagined.append(world)
        return self.imagined

    def aimed(self) -> Value:
        """The odds of a card that is being aimed: it has hit, unless (OPT-25) the target is named before the shot."""
        return CERTAIN if self.view.question.shot else self.hit()

    def hit(self) -> float:
        """WE-8.7 The share of outlaw cards in the pile that is turned over next, in the worlds that may be true."""
        return sum(outlaws_on_top(world) for world in self.worlds()) / WORLDS

    def somebody_holds(self, outlaw: str) -> float:
        """WE-11.2 How often someone else has such a card."""
        kind = OUTLAW_SLUGS.index(outlaw)
        others = [seat for seat in range(self.seats) if seat != self.me]
        return sum(any(world.has(seat, kind) for seat in others) for world in self.worlds()) / WORLDS


def outlaws_on_top(world: WyattEarp) -> float:
    """The share of outlaw cards in the draw pile; WE-6.10 an empty one is made of the discard pile first, once."""
    again = world.reshuffles == 0 or world.options.shot_exhausted == SHOT_RESHUFFLES_AGAIN
    pile = list(world.stock[: world.stocked]) or (list(world.waste[: world.wasted]) if again else [])
    return sum(kind < OUTLAWS for kind in pile) / len(pile) if pile else 0.0
