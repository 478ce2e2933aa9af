"""The situation at a table of Revolver, as the side that decides sees it, and what firepower is worth in it."""

from math import exp
from typing import Final, final

from saloon.bots.revolver.counting import extra_cubes, lives_now, turns_here, turns_later
from saloon.bots.revolver.points import FADE, KILL, LAST_KILLS, SPENT, WANT
from saloon.bots.revolver.traits import biting_kinds, traits_of
from saloon.games.revolver.cards import FIELDS, MCREADY, MOST_COST, SIDES, Deck
from saloon.games.revolver.state import State
from saloon.kernel.packed import i64, mypyc_attr, vec

# How the difference of firepower (law minus gang) tells in the attacks to come
CURVE: Final = 24  # differences beyond this are all the same
CURVES: Final = 2 * CURVE + 1
SPREAD: Final = [40, 30]  # tenths: a difference that makes an attack three times in four what it looks like
KEEP: Final = [100, 85]  # per cent of a difference that is still there a turn later
ATTACKS: Final = 40
ANSWER: Final = 5  # Colty's view of later attacks: McReady moves last
BURNT: Final = 22  # what each point of firepower costs McReady that he needs to win the attack (ST-4)
REACH: Final = 11  # firepower that each ten cards of his hand are good for
REACH_MORE: Final = 4  # and what he has anyway: the two cards that he draws
TARGETS: Final = 60  # the most lawmen at a battlefield that are counted one by one


@final
@mypyc_attr(native_class=True)
class Situation:
    """What the points of all answers to a question have in common."""

    deck: Deck | None
    traits: vec[i64]  # [use * TRAITS + trait]
    biting: vec[i64]  # kinds of McReady's whose effect a discard wards off
    curve: vec[i64]  # [side * CURVES + difference + CURVE] chance of the law in thousandths
    weights: vec[i64]  # [side * ATTACKS + attacks] what the attacks after the next one count together, in thousandths

    side: i64  # that decides
    edge: i64  # law minus gang at the current battlefield
    turns: i64  # attacks left there, with the next one
    rest: i64  # attacks left in the game
    kill: i64  # what a kill is worth now
    cube: i64  # what a cube is worth now
    reach: i64  # firepower that McReady may still bring this turn, as Colty guesses
    fade: i64  # per cent of a card's worth that is left

    # The hand, see `worth`
    ward: i64  # what any card is worth at least, because it can be discarded to save a life
    coin: i64  # what paying a card costs
    coins: vec[i64]  # [cards] what paying so many costs: the cheapest ones of the hand
    worths: vec[i64]  # [kind] of the own cards

    targets: vec[i64]  # firepower of the lawmen here, the strongest first, see `gains`

    def __init__(self) -> None:
        blank = vec[i64]()
        self.deck = None
        self.traits = blank
        self.biting = blank
        curve: list[i64] = []
        weights: list[i64] = []
        for side in range(SIDES):
            curve += [round(1000 / (1 + exp(-x * 10 / SPREAD[side]))) for x in range(-CURVE, CURVE + 1)]
            total = 0.0
            for attacks in range(ATTACKS):
                total += (KEEP[side] / 100) ** (attacks - 1) if attacks > 1 else 0.0
                weights.append(round(1000 * total))
        self.curve = vec[i64](curve)
        self.weights = vec[i64](weights)
        self.side = 0
        self.edge = 0
        self.turns = 0
        self.rest = 0
        self.kill = 0
        self.cube = 0
        self.reach = 0
        self.fade = 0
        self.ward = 0
        self.coin = 0
        self.coins = vec[i64]([0] * (MOST_COST + 1))
        self.worths = blank
        self.targets = vec[i64]([0] * TARGETS)

    def look(self, s: State) -> None:
        """See the table through the eyes of the side that must decide. What its hand is worth comes after."""
        if self.deck is not s.deck:
            self.study(s.deck)
        self.side = s.actor
        self.turns = turns_here(s)
        self.rest = self.turns + turns_later(s)
        self.edge = s.law(s.field) - s.gang(s.field)
        left = lives_now(s)
        self.kill = kill_worth(left, KILL[self.side] * WANT[self.side * FIELDS + s.field] // 100)
        self.cube = self.cube_worth(s)
        self.reach = s.held[MCREADY] * REACH // 10 + REACH_MORE
        self.fade = self.wealth(s, min(self.rest, left + 1))

    def study(self, deck: Deck) -> None:
        """Another deck than before."""
        self.deck = deck
        self.traits = traits_of(deck)
        self.biting = biting_kinds(deck, self.traits)
        self.worths = vec[i64]([0] * deck.kinds)

    def wealth(self, s: State, turns: i64) -> i64:
        """What cards are worth, in per cent: less when there are many for the turns that are left."""
        cards = s.held[self.side] + s.deck.draws * (turns - 1)
        return min(FADE[min(turns, 8)], SPENT[self.side] * 10 * turns // max(cards, 1), 100)

    def cube_worth(self, s: State) -> i64:
        """RV-14.5 A cube is worth the more the likelier the border runs empty before the train is reached."""
        if s.cubes == 1:
            return LAST_KILLS[1]
        left = s.cubes - extra_cubes(s)
        if left > self.rest:
            return 0
        slack = left - self.rest * 3 // 10
        if slack >= 5:
            return 10
        if slack >= 0:
            return 160 - 30 * slack
        return 200

    def value(self, edge: i64) -> i64:
        """What a difference of firepower is worth to the side that decides, in the attacks that are left here."""
        if self.side == MCREADY:
            attack = self.kill if edge > 0 else -self.cube
            return attack + self.later(edge)
        need = 1 - edge
        chance: i64 = 1000
        burnt: i64 = 0
        if need > 0:
            chance = max(1000 - need * 1000 // max(self.reach, 1), 0)
            burnt = BURNT * need
        return -(chance * (self.kill + self.cube - burnt) // 1000) + self.cube - self.later(edge + ANSWER)

    def later(self, edge: i64) -> i64:
        """The attacks here after the next one."""
        weight = self.weights[self.side * ATTACKS + min(self.turns, ATTACKS - 1)]
        return weight * self.odds(edge) // 1000 * min(self.kill, 2 * KILL[self.side]) // 1000

    def odds(self, edge: i64) -> i64:
        """How likely the law wins a later attack, in thousandths."""
        return self.curve[self.side * CURVES + CURVE + max(min(edge, CURVE), -CURVE)]


def kill_worth(left: i64, usual: i64) -> i64:
    """ST-D1 What one kill is worth when so many are needed."""
    return LAST_KILLS[left] if left < 5 else usual
