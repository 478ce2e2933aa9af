"""What a good player knows of Revolver (ST-1 to ST-D11), for both sides and every deck.

All is counted in points: a card of the hand is worth about 100, a bandit's life about two cards. In the play phase the
guide makes a *plan* for the rest of the turn: the cheapest cards of the hand that change the difference of firepower at
the current battlefield by so and so much, and the change that pays best in the attacks that are left there (ST-D6).
Other cards (draws, certain kills, the marker, cards for later battlefields) are worth what they bring by themselves.

No card is known by name. What a card does is read from its operations once for each deck and kept as its *traits*.
"""

from math import exp, sqrt
from typing import Final

from saloon.bots.guide import ONE, Guide
from saloon.games.revolver import codes as cd
from saloon.games.revolver import ops as op
from saloon.games.revolver import state as st
from saloon.games.revolver.cards import (
    COLTY,
    FIELDS,
    FINAL_RATING,
    GRIT,
    GUN,
    LAST_FIELD,
    LAWMAN,
    MCREADY,
    MOST_COST,
    NO_SCRIPT,
    NO_SLOT,
    NONE,
    REACTION,
    SIDES,
    STANDING,
    WIDTH,
    Deck,
)
from saloon.games.revolver.cards import ROW as ROW_CARD
from saloon.games.revolver.places import fits, may_place
from saloon.games.revolver.state import GUNS, MEN, SLOTS, TALLY, State
from saloon.games.revolver.table import Revolver
from saloon.kernel.packed import i64, mypyc_attr, vec
from saloon.kernel.table import Table

# What a card does: one row of traits for each kind, and one for its second mode.
TRAITS: Final = 20
KILLS: Final = 0  # lawmen, one by one
BLAST: Final = 1  # firepower that a blast takes
CLEARS: Final = 2  # all lawmen
BREAKS: Final = 3  # rows
SMASHES: Final = 4  # guns
WHICH: Final = 5  # the set of kinds of guns
LOSSES: Final = 6  # casualties of the gang
UNLESS: Final = 7  # cards that the opponent may discard instead
MARK: Final = 8  # spaces of the marker
RETURNS: Final = 9  # takes a gun back
TO_HAND: Final = 10  # a lawman from the discard pile
TO_FIELD: Final = 11
FETCHES: Final = 12  # a lawman from elsewhere
DRAWN: Final = 13  # cards
NAMED: Final = 14  # 1 + the kind that it removes
TOUGH: Final = 15  # grit tokens
TOUGH_AHEAD: Final = 16
STRONG: Final = 17  # power tokens
STRONG_AHEAD: Final = 18
MAY: Final = 19  # cards to be discarded for a part of it

# What things are worth to Colty and to McReady, in points. The figures were found by playing many games.
KILL: Final = [230, 306]  # a bandit's life (ST-D1)
WANT: Final = [100, 100, 133, 110, 100, 100, 100, 100, 100, 100]  # per cent of it at each battlefield (ST-1, ST-4)
LAST_KILLS: Final = [0, 4000, 700, 400, 300]  # the same, when so many are left: the last one is the game
FRESH: Final = [95, 95]  # a card still to be drawn
COIN: Final = [55, 41]  # any card: it can pay for another
FIRE: Final = [45, 60]  # a point of firepower in the hand
FIRE_AHEAD: Final = [17, 13]  # a point of firepower at a later battlefield, for each of its turns (ST-D6)
ROW_AHEAD: Final = 16  # a row at a later battlefield, for each of its turns (ST-D7)
ROW_HERE: Final = 10  # a row here, for each turn that is left
STORM: Final = 40  # a limit for lawmen here, for each turn that is left
MAN: Final = 109  # killing a lawman, some day
MARKER: Final = [150, 150]  # moving the marker, some day
ROW: Final = 100  # a row in the hand
BITE: Final = 85  # a casualty that a card buys off
HOLD: Final = 100  # per cent of a kill: a certain one in a turn in which the attack kills too (ST-6)
BLAST_POINT: Final = 40  # firepower of lawmen that a blast takes, some day
CLEAR: Final = 150  # clearing a battlefield of lawmen, some day
SMASH: Final = 68  # destroying a gun, some day
BACK: Final = 80  # taking a gun back
AGAIN: Final = 75  # a lawman from the discard pile, into the hand
REVIVE: Final = 173  # the same, onto the battlefield
FETCH: Final = 120  # a lawman from a battlefield left behind
FETCH_LATER: Final = 75  # the same, while there is none
GRITTY: Final = 40  # a grit token
BREAK: Final = 35  # destroying a row, some day
REFLEX: Final = 120  # per cent of a life: preventing a casualty, some day
FADE: Final = [0, 5, 40, 60, 75, 85, 92, 97, 100]  # per cent of a card's worth when so many turns are left
WARD: Final = 200  # per cent of a life: a card to discard for each card of McReady's that only a discard wards off
KEPT: Final = 80  # per cent of a life as it stands: a card that prevents a casualty is never worth less
SPENT: Final = [20, 27]  # tenths of cards that a side can make good use of in a turn
NEVER: Final = 1_000_000

# How the difference of firepower (law minus gang) tells in the attacks to come
CURVE: Final = 24  # differences beyond this are all the same
CURVES: Final = 2 * CURVE + 1
SPREAD: Final = [40, 30]  # tenths: a difference that makes an attack three times in four what it looks like
KEEP: Final = [100, 85]  # per cent of a difference that is still there a turn later
ATTACKS: Final = 40
MUCH: Final = 4  # a difference that pays for wrecking the train
ANSWER: Final = 5  # Colty's view of later attacks: McReady moves last
BURNT: Final = 22  # what each point of firepower costs McReady that he needs to win the attack (ST-4)
REACH: Final = 11  # firepower that each ten cards of his hand are good for
REACH_MORE: Final = 4  # and what he has anyway: the two cards that he draws

# How a game stands for Colty: a sum that a logistic curve makes a chance of, before and at the last battlefield. It was
# fitted to 4,000 games between Marshals. All but the first and the last are divided by the root of the attacks left.
BEFORE: Final = [-2.7, 0.67, -0.24, -2.0, 0.56, -0.70, -0.021, 0.050, 1.14, 0.47]
AT_LAST: Final = [-1.28, 2.14, -2.12, -0.59, 0.23, -0.24, 0.0, 0.0, 0.2, 0.0]
# in this order: always; lives; attacks left; law in the attacks here; Colty's cards; McReady's cards; firepower times
# turns to come of the law and of the gang; cubes that six attacks in ten will miss; lives to spare on the way there

SCALE: Final = 32  # a difference of points that a good player would not overlook
HORIZON: Final = 3  # game turns that a line is played on before it is judged

# The plan
MOST_GAIN: Final = 18
MOST_ITEMS: Final = 60
ROOM: Final = 4  # 0 to 3 slots; a deck with more slots fills them three at a time


@mypyc_attr(native_class=True)
class RevolverGuide(Guide):
    """Knowledge of Revolver, for both sides and every deck."""

    deck: Deck | None
    traits: vec[i64]  # [use * TRAITS + trait]
    biting: vec[i64]  # kinds of McReady's whose effect a discard wards off
    curve: vec[i64]  # [side * CURVES + difference + CURVE] chance of the law in thousandths
    weights: vec[i64]  # [side * ATTACKS + attacks] what the attacks after the next one count together, in thousandths

    # The situation, as the side that decides sees it
    side: i64
    edge: i64  # law minus gang at the current battlefield
    turns: i64  # attacks left there, with the next one
    rest: i64  # attacks left in the game
    kill: i64  # what a kill is worth now
    cube: i64  # what a cube is worth now
    reach: i64  # firepower that McReady may still bring this turn, as Colty guesses
    fade: i64  # per cent
    ward: i64  # what any card is worth at least, because it can be discarded to save a life
    coin: i64  # what paying a card costs
    coins: vec[i64]  # [cards] what paying so many costs: the cheapest ones of the hand

    # The plan
    worths: vec[i64]  # [kind] of the own cards
    items: i64
    codes_of: vec[i64]  # [item] the code that plays it
    gains: vec[i64]  # [item] change of the difference, in the own favour
    costs: vec[i64]  # [item]
    rooms: vec[i64]  # [item] slots that it takes
    least: vec[i64]  # [slots * (MOST_GAIN + 1) + gain] lowest cost
    masks: vec[i64]  # [the same] which items
    space_loss: vec[i64]  # [slots] firepower lost when so many are taken, because guns must make room
    targets: vec[i64]  # firepower of lawmen or guns here, the strongest first
    plan: i64  # the best set of items
    plan_value: i64
    plan_edge: i64
    clearing: i64  # the gun that must make room, or NONE

    def __init__(self) -> None:
        super().__init__()
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
        self.items = 0
        self.codes_of = vec[i64]([0] * MOST_ITEMS)
        self.gains = vec[i64]([0] * MOST_ITEMS)
        self.costs = vec[i64]([0] * MOST_ITEMS)
        self.rooms = vec[i64]([0] * MOST_ITEMS)
        self.least = vec[i64]([0] * (ROOM * (MOST_GAIN + 1)))
        self.masks = vec[i64]([0] * (ROOM * (MOST_GAIN + 1)))
        self.space_loss = vec[i64]([0] * ROOM)
        self.targets = vec[i64]([0] * (MOST_ITEMS + 1))
        self.plan = 0
        self.plan_value = 0
        self.plan_edge = 0
        self.clearing = NONE

    # The contract

    def scale(self) -> i64:
        return SCALE

    def stage(self, table: Table) -> i64:
        assert isinstance(table, Revolver)
        return table.number

    def is_settled(self, table: Table, since: i64) -> bool:
        """Some game turns later, in Colty's play phase."""
        assert isinstance(table, Revolver)
        if table.actor < 0:
            return True
        return table.number >= since + HORIZON and table.turn == COLTY and table.phase() == st.PLAY_PHASE

    def judge(self, table: Table, values: vec[i64]) -> None:
        """Lives against attacks: how likely the law kills as many as it must, and the border holds."""
        assert isinstance(table, Revolver)
        if table.actor < 0:
            values[COLTY] = ONE if table.winner == COLTY else 0
            values[MCREADY] = ONE - values[COLTY]
            return
        values[COLTY] = self.chance(table)
        values[MCREADY] = ONE - values[COLTY]

    def weigh(self, table: Table, codes: vec[i64], n: i64, points: vec[i64]) -> None:
        assert isinstance(table, Revolver)
        self.look(table)
        frame = table.phase()
        if frame == st.PLAY_PHASE:
            self.make_plan(table)
            for i in range(n):
                points[i] = self.weigh_play(table, codes[i])
        elif frame == st.PAY:
            self.make_plan(table)
            for i in range(n):
                points[i] = -self.price_of(table, table.deck.firsts[codes[i]])
        elif frame == st.CASUALTY:
            for i in range(n):
                points[i] = self.weigh_casualty(table, codes[i])
        elif frame == st.CHOOSE_PLACE:
            for i in range(n):
                points[i] = self.weigh_place(table, table.deck.firsts[codes[i]])
        else:
            for i in range(n):
                points[i] = self.weigh_choice(table, frame, codes[i])

    # The situation

    def look(self, s: State) -> None:
        """Everything that the points of a question have in common."""
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
        self.ward = self.find_ward(s)
        self.coin = self.find_worths(s)

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

    def find_ward(self, s: State) -> i64:
        """RV-11.5 What a card in Colty's hand is worth against the bites that McReady is likely to hold."""
        if self.side != COLTY:
            return 0
        bites: i64 = 0
        for kind in self.biting:
            bites += unseen(s, kind)
        out = s.held[MCREADY] + s.stocked[MCREADY]
        if bites == 0 or out == 0:
            return 0
        return self.kill * bites * s.held[MCREADY] // out * WARD // (100 * max(s.held[COLTY], 1))

    def find_worths(self, s: State) -> i64:
        """What each card of the hand is worth, and what paying one and more of them costs."""
        worths = self.worths
        hands = s.hands
        coins = self.coins
        for i in range(1, MOST_COST + 1):
            coins[i] = NEVER
        for kind in range(s.deck.kinds):
            if hands[kind] > 0 and s.deck.sides[kind] == self.side:
                worth = self.worth(s, kind)
                worths[kind] = worth
                for _ in range(min(hands[kind], MOST_COST)):
                    self.sort_in(worth)
        low = coins[1]
        for i in range(2, MOST_COST + 1):
            coins[i] = coins[i - 1] + min(coins[i], 2 * KILL[self.side])
        return low if low < NEVER else COIN[self.side]

    def sort_in(self, worth: i64) -> None:
        """Among the cheapest cards of the hand."""
        coins = self.coins
        at: i64 = MOST_COST
        while at > 0 and worth < coins[at]:
            if at < MOST_COST:
                coins[at + 1] = coins[at]
            coins[at] = worth
            at -= 1

    # What a card is worth in the hand (ST-2, ST-D10, ST-D11)

    def worth(self, s: State, kind: i64) -> i64:
        """What is lost with a card that is paid: its use, or at least that it can pay."""
        deck = s.deck
        sort = deck.sorts[kind]
        use = self.use_of(s, kind)
        if sort <= LAWMAN:  # a gun or a lawman
            use += deck.firepower[deck.plain[kind]] * FIRE[self.side]
            if op.is_banned(s, kind):
                use = 0
        elif sort == ROW_CARD:
            use += ROW
        elif sort == STANDING:
            use += 90
        elif sort == REACTION:
            use += self.reaction_use(s, kind)
        use -= lowest_price(s, kind) * COIN[self.side]
        worth = max(max(use, COIN[self.side]) * self.fade // 100, self.ward)
        if kind == deck.reflexes:
            worth = max(worth, self.kill * KEPT // 100)
        return worth

    def use_of(self, s: State, kind: i64) -> i64:
        """What the operations of a card will bring, as far as one can tell beforehand."""
        traits = self.traits
        at = kind * TRAITS
        mine: i64 = 1 if self.side == MCREADY else -1
        use = traits[at + KILLS] * MAN + traits[at + BLAST] * BLAST_POINT + traits[at + CLEARS] * CLEAR
        use += traits[at + SMASHES] * self.smash_use(s, at)
        if traits[at + LOSSES] > 0:
            loss = traits[at + LOSSES] * KILL[self.side]
            if traits[at + UNLESS] > 0:
                loss = min(loss, traits[at + UNLESS] * BITE)
            use += mine * loss
        if traits[at + MARK] != 0:
            use += MARKER[self.side]
        use += traits[at + RETURNS] * BACK + traits[at + TO_HAND] * AGAIN + traits[at + TO_FIELD] * REVIVE
        use += traits[at + FETCHES] * (FETCH if past_men(s) > 0 else FETCH_LATER)
        use += traits[at + DRAWN] * FRESH[self.side] * 2 // 3
        use += (traits[at + TOUGH] + traits[at + TOUGH_AHEAD]) * GRITTY + traits[at + STRONG] * FIRE[self.side]
        use += traits[at + STRONG_AHEAD] * FIRE[self.side]
        if traits[at + NAMED] > 0:
            use += self.named_use(s, traits[at + NAMED] - 1)
        use -= traits[at + MAY] * COIN[self.side]
        if traits[at + BREAKS] > 0 or traits[(s.deck.kinds + kind) * TRAITS + BREAKS] > 0:
            use += BREAK
        return use

    def smash_use(self, s: State, at: i64) -> i64:
        """A card against guns is of use while such guns may still come (ST-D11)."""
        which = self.traits[at + WHICH]
        deck = s.deck
        found: i64 = 0
        best: i64 = 0
        for kind in range(deck.law_first):
            if deck.sorts[kind] == GUN and which >> deck.bits[kind] & 1:
                out = deck.copies[kind] - s.waste[kind]
                found += out
                if out > 0:
                    best = max(best, deck.firepower[deck.plain[kind]])
        if found == 0:
            return 0
        return 20 * best if found < 4 else SMASH

    def named_use(self, s: State, kind: i64) -> i64:
        """A card that removes another one (ST-D11)."""
        if op.is_in_play(s, kind):
            return 150
        return 10 if s.deck.copies[kind] > s.waste[kind] else 0

    def reaction_use(self, s: State, kind: i64) -> i64:
        """ST-D8, ST-D10 Reflexes save a life; a card that cancels is of use while there is something to cancel."""
        deck = s.deck
        if kind == deck.reflexes:
            return KILL[self.side] * REFLEX // 100
        for other in range(deck.kinds):
            if deck.windows[other] == kind and unseen(s, other) > 0:
                return 80
        return 0

    # The attacks to come

    def value(self, edge: i64) -> i64:
        """What a difference of firepower is worth to the side that decides, in the attacks that are left here."""
        if self.side == MCREADY:
            now = self.kill if edge > 0 else -self.cube
            return now + self.later(edge)
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

    # The plan for this turn

    def make_plan(self, s: State) -> None:
        """The cards of the hand that are best played here this turn, and what they are good for."""
        self.items = 0
        self.clearing = NONE
        edge = self.edge
        if s.phase() == st.PAY and s.card != NONE and s.place == s.field:
            edge += self.promised(s)
        mover = s.turn
        room: i64 = 0
        if mover == self.side:
            if mover == COLTY:
                room = self.find_room(s)
                self.sort_men(s)
                self.add_colty(s)
            else:
                self.add_mcready(s)
        self.solve(edge, room)

    def promised(self, s: State) -> i64:
        """What the card that is being paid for will change."""
        if s.as_shot or self.side != s.turn:
            return 0
        kind = s.card
        deck = s.deck
        gain: i64 = 0
        at = kind * TRAITS
        if deck.plain[kind] != NONE and deck.sorts[kind] != ROW_CARD and deck.sorts[kind] != STANDING:
            gain = deck.firepower[deck.plain[kind]]
        if self.side == MCREADY:
            if self.traits[at + SMASHES] > 0:
                gain += self.smash_gain(s, at)
            return gain
        if self.traits[at + KILLS] > 0:
            self.sort_men(s)
            for i in range(min(self.traits[at + KILLS], MOST_ITEMS)):
                gain += self.targets[i]
        return -gain

    def solve(self, edge: i64, room: i64) -> None:
        """The cheapest way to every gain, and the gain that pays best."""
        least = self.least
        masks = self.masks
        size: i64 = MOST_GAIN + 1
        for i in range((room + 1) * size):
            least[i] = NEVER
            masks[i] = 0
        least[0] = 0
        top: i64 = 0
        for item in range(self.items):
            gain = min(self.gains[item], MOST_GAIN)
            cost = self.costs[item]
            slot = self.rooms[item]
            used = room - slot
            while used >= 0:
                before = top
                while before >= 0:
                    known = least[used * size + before]
                    if known < NEVER:
                        after = (used + slot) * size + min(before + gain, MOST_GAIN)
                        if known + cost < least[after] and masks[used * size + before] >> item & 1 == 0:
                            least[after] = known + cost
                            masks[after] = masks[used * size + before] | 1 << item
                    before -= 1
                used -= 1
            top = min(top + gain, MOST_GAIN)
        sign: i64 = 1 if self.side == MCREADY else -1
        self.plan = 0
        self.plan_edge = edge
        self.plan_value = self.value(edge)
        taken: i64 = 0
        for used in range(room + 1):
            for gain in range(top + 1):
                cost = least[used * size + gain]
                if cost < NEVER:
                    reached = edge + sign * (gain - self.space_loss[used] if sign < 0 else gain)
                    found = self.value(reached) - cost
                    if found > self.plan_value:
                        self.plan_value = found
                        self.plan = masks[used * size + gain]
                        self.plan_edge = reached
                        taken = used
        if sign > 0 or self.space_loss[taken] == 0:
            self.clearing = NONE

    def add(self, code: i64, gain: i64, cost: i64, slot: i64) -> None:
        if self.items < MOST_ITEMS and gain > 0:
            self.codes_of[self.items] = code
            self.gains[self.items] = gain
            self.costs[self.items] = cost
            self.rooms[self.items] = slot
            self.items += 1

    def cost_of(self, s: State, kind: i64) -> i64:
        """What it costs to play a card: the card itself, and its price."""
        return self.worths[kind] + self.coins[s.deck.price(kind, s.field)]

    def find_room(self, s: State) -> i64:
        """RV-7.3, ST-7 Slots that are free, or can be made free by taking off weak guns."""
        deck = s.deck
        row = s.field * deck.variants
        room = min(max(deck.slots - s.tally[s.field * TALLY + SLOTS], 0), ROOM - 1)
        for i in range(room + 1):
            self.space_loss[i] = 0
        if s.tally[s.field * TALLY + GUNS] == 0:
            return room
        loss: i64 = 0
        for strength in range(MOST_GAIN):
            for variant in range(deck.lawmen, deck.guns):
                if s.lying[row + variant] > 0 and deck.firepower[variant] == strength and makes_room(s, variant):
                    if self.clearing == NONE:
                        self.clearing = variant
                    for _ in range(min(s.lying[row + variant], ROOM - 1 - room)):
                        loss += strength
                        room += 1
                        self.space_loss[room] = loss
            if room == ROOM - 1:
                break
        return room

    def sort_men(self, s: State) -> None:
        """Firepower of the lawmen here in the order in which shots take them: strong ones first; grit costs a shot."""
        deck = s.deck
        row = s.field * deck.variants
        n: i64 = 0
        strength = max_firepower(deck)
        while strength > 0 and n < MOST_ITEMS - 8:
            for variant in range(deck.lawmen):
                if deck.firepower[variant] == strength and deck.grit_of[variant] == 0:
                    for _ in range(min(s.lying[row + variant], 8)):
                        if n < MOST_ITEMS - 8:
                            self.targets[n] = strength
                            n += 1
            strength -= 1
        for i in range(n, MOST_ITEMS):
            self.targets[i] = 0

    def add_colty(self, s: State) -> None:
        """Guns, and cards against lawmen here."""
        deck = s.deck
        traits = self.traits
        shots: i64 = 0
        for kind in range(deck.law_first):
            copies = min(s.hands[kind], 4)
            if copies == 0:
                continue
            if deck.price(kind, s.field) >= s.held[COLTY] or op.is_banned(s, kind) or deck.not_at[kind] >> s.field & 1:
                continue
            at = kind * TRAITS
            code = deck.begins[cd.PLAY] + kind
            cost = self.cost_of(s, kind)
            if deck.sorts[kind] == GUN:
                slot: i64 = 0 if deck.flags[kind] & NO_SLOT else 1
                for _ in range(copies):
                    self.add(code, deck.firepower[deck.plain[kind]] + traits[at + STRONG], cost, slot)
                continue
            for _ in range(copies):
                if traits[at + CLEARS] > 0:
                    self.add(code, s.law(s.field), cost + traits[at + LOSSES] * self.kill, 0)
                elif traits[at + KILLS] > 0:
                    gain: i64 = 0
                    for _ in range(traits[at + KILLS]):
                        gain += self.targets[min(shots, MOST_ITEMS - 1)]
                        shots += 1
                    self.add(code, gain, cost, 0)
                elif traits[at + BLAST] > 0:
                    self.add(code, self.blast_gain(s, traits[at + BLAST]), cost, 0)
                elif traits[at + NAMED] > 0:
                    gain = named_here(s, traits[at + NAMED] - 1)
                    self.add(code, gain, cost - traits[at + DRAWN] * FRESH[self.side] * self.fade // 100, 0)

    def blast_gain(self, s: State, most: i64) -> i64:
        """OP-06 The most firepower without grit that fits."""
        deck = s.deck
        row = s.field * deck.variants
        sums: i64 = 1
        for variant in range(deck.lawmen):
            if deck.grit_of[variant] == 0:
                for _ in range(min(s.lying[row + variant] - s.spared[variant], 8)):
                    sums |= sums << deck.firepower[variant] & (1 << most + 1) - 1
        best = most
        while best > 0 and sums >> best & 1 == 0:
            best -= 1
        return best

    def add_mcready(self, s: State) -> None:
        """Lawmen, cards that bring lawmen, and cards against guns here."""
        deck = s.deck
        traits = self.traits
        fresh = FRESH[self.side] * self.fade // 100
        places = min(s.caps[s.field * SIDES + MCREADY] - s.tally[s.field * TALLY + MEN], MOST_ITEMS)
        for kind in range(deck.law_first, deck.playable):
            copies = min(s.hands[kind], 4)
            if copies == 0:
                continue
            if (
                deck.price(kind, s.field) >= s.held[MCREADY]
                or op.is_banned(s, kind)
                or deck.not_at[kind] >> s.field & 1
            ):
                continue
            at = kind * TRAITS
            code = deck.begins[cd.PLAY] + kind
            cost = self.cost_of(s, kind)
            if deck.sorts[kind] == LAWMAN:
                gain = deck.firepower[deck.plain[kind]] + traits[at + STRONG]
                if traits[at + SMASHES] > 0:
                    gain += self.smash_gain(s, at)
                cost -= traits[at + DRAWN] * fresh + self.loss_value(s, at)
                for _ in range(min(copies, places)):
                    self.add(code, gain, cost, 0)
            elif traits[at + SMASHES] > 0:
                cost -= traits[at + DRAWN] * fresh
                self.add(code, self.smash_gain(s, at), cost, 0)
            elif traits[at + FETCHES] > 0 and places > 0:
                self.add(code, self.fetch_gain(s), cost, 0)
            elif traits[at + TO_FIELD] > 0 and places > 0:
                best = self.best_recovery(s)
                if best != NONE:
                    inner = best * TRAITS
                    gain = deck.firepower[deck.plain[best]] + traits[inner + STRONG]
                    if traits[inner + SMASHES] > 0:
                        gain += self.smash_gain(s, inner)
                    self.add(code, gain, cost - traits[inner + DRAWN] * fresh - self.loss_value(s, inner), 0)
        for kind in deck.able:
            if deck.sides[kind] == MCREADY and deck.moves[kind]:
                self.add_step(s, kind)

    def add_step(self, s: State, kind: i64) -> None:
        """RV-8.6 A card beside the current battlefield may come here."""
        deck = s.deck
        for step in range(2):
            field = s.field - (2 * step - 1)
            if 0 <= field <= LAST_FIELD:
                gain = lying_power(s, kind, field)
                if gain > 0:
                    cost = deck.prices[kind] * self.coin
                    if field > s.field:
                        cost += gain * FIRE_AHEAD[self.side] * turns_at(s, field)
                    self.add(deck.ability_codes[kind] + step, gain, cost, 0)

    def smash_gain(self, s: State, at: i64) -> i64:
        """OP-10 Firepower of the strongest guns here that the card may destroy."""
        deck = s.deck
        only = self.traits[at + WHICH]
        row = s.field * deck.variants
        gain: i64 = 0
        left = self.traits[at + SMASHES]
        below: i64 = NEVER
        while left > 0:
            best: i64 = 0
            count: i64 = 0
            for variant in range(deck.lawmen, deck.guns):
                if s.lying[row + variant] > 0 and op.may_destroy(s, variant, only):
                    strength = deck.firepower[variant]
                    if best < strength < below:
                        best = strength
                        count = s.lying[row + variant]
                    elif strength == best:
                        count += s.lying[row + variant]
            if best == 0:
                return gain
            gain += best * min(count, left)
            left -= count
            below = best
        return gain

    def fetch_gain(self, s: State) -> i64:
        """OP-15 The strongest lawman who stands where he is of no more use."""
        best: i64 = 0
        deck = s.deck
        for field in range(s.field):
            if s.tally[field * TALLY + MEN] > 0:
                for variant in range(deck.lawmen):
                    if s.lying[field * deck.variants + variant] > 0:
                        best = max(best, deck.firepower[variant])
        return best

    def best_recovery(self, s: State) -> i64:
        """The lawman in the discard pile who is best put here."""
        best: i64 = NONE
        most: i64 = 0
        deck = s.deck
        for kind in range(deck.law_first, deck.playable):
            if s.waste[kind] > 0 and deck.recover_codes[kind] != NONE:
                gain = self.entry_gain(s, kind)
                if gain > most:
                    most = gain
                    best = kind
        return best

    def entry_gain(self, s: State, kind: i64) -> i64:
        """What it brings to put a lawman here, without his price."""
        at = kind * TRAITS
        gain = (s.deck.firepower[s.deck.plain[kind]] + self.traits[at + STRONG]) * 2 * FIRE[self.side]
        gain += self.traits[at + TOUGH] * 40 + self.traits[at + DRAWN] * FRESH[self.side] + self.loss_value(s, at)
        if self.traits[at + SMASHES] > 0:
            gain += self.smash_gain(s, at) * FIRE[self.side]
        return gain

    def loss_value(self, s: State, at: i64) -> i64:
        """What the casualties of a card are worth to McReady (ST-6)."""
        losses = self.traits[at + LOSSES]
        if losses == 0:
            return 0
        worth = losses * self.kill
        if losses >= lives_now(s):
            worth = LAST_KILLS[1]
        if self.traits[at + UNLESS] > 0 and s.held[COLTY] >= self.traits[at + UNLESS]:
            worth = min(worth, BITE * self.traits[at + UNLESS] * max(self.fade, 40) // 100)
        return worth

    def is_planned(self, code: i64) -> bool:
        found = False
        for item in range(self.items):
            if self.plan >> item & 1 and self.codes_of[item] == code:
                found = True
        return found

    # DP-01, DP-04 to DP-06, DP-08: the play phase

    def weigh_play(self, s: State, code: i64) -> i64:
        """What the turn is worth if this is done next, and the rest by plan."""
        deck = s.deck
        verb = deck.verbs[code]
        kind = deck.firsts[code]
        if verb == cd.END_TURN:
            return self.value(self.edge)
        if verb == cd.TAKE_OFF:
            if self.side == COLTY and self.clearing != NONE and deck.off_codes[self.clearing] == code:
                return self.plan_value + 1
            sign: i64 = 1 if self.side == COLTY else -1
            worse = self.value(self.plan_edge + sign * deck.firepower[deck.firsts[code]])
            return self.plan_value + worse - self.value(self.plan_edge) - 50
        if self.is_planned(code):
            return self.plan_value + 2
        if verb == cd.SPECIAL:
            return self.plan_value + self.weigh_special(s, kind)
        if verb == cd.USE:
            return self.plan_value - deck.prices[kind] * self.coin - 20
        if verb == cd.PLAY_AS_SHOT:
            return self.plan_value + self.shot_value(s, (deck.kinds + kind) * TRAITS) - self.cost_of(s, kind)
        return self.plan_value + self.card_value(s, kind) - self.cost_of(s, kind)

    def card_value(self, s: State, kind: i64) -> i64:
        """What a card brings that the plan has no use for."""
        deck = s.deck
        sort = deck.sorts[kind]
        at = kind * TRAITS
        if sort <= LAWMAN:  # a gun or a lawman
            here = self.marginal(deck.firepower[deck.plain[kind]])
            if deck.reaches[kind] != 0:
                return max(here, self.best_ahead(s, kind))
            return here + self.traits[at + DRAWN] * FRESH[self.side] * self.fade // 100 + self.loss_value(s, at)
        if sort == ROW_CARD:
            return max(self.row_value(s, s.field) if fits(s, kind, s.field, True) else 0, self.best_ahead(s, kind))
        if sort == STANDING:
            return self.storm_value(s, kind)
        return self.shot_value(s, at)

    def marginal(self, power: i64) -> i64:
        """More firepower than the plan needs."""
        sign: i64 = 1 if self.side == MCREADY else -1
        return self.value(self.plan_edge + sign * power) - self.value(self.plan_edge)

    def best_ahead(self, s: State, kind: i64) -> i64:
        best: i64 = -NEVER
        for field in range(FIELDS):
            if field != s.field and may_place(s, kind, field):
                best = max(best, self.ahead_value(s, kind, field))
        return best

    def ahead_value(self, s: State, kind: i64, field: i64) -> i64:
        """ST-D6, ST-D7 A card at another battlefield: what it will bring there; nothing at a past one (RV-7.12)."""
        if field < s.field:
            return 0
        deck = s.deck
        if deck.sorts[kind] == ROW_CARD:
            return self.row_value(s, field)
        at = kind * TRAITS
        power = deck.firepower[deck.plain[kind]] + self.traits[at + STRONG] + self.traits[at + STRONG_AHEAD]
        value = power * FIRE_AHEAD[self.side] * turns_at(s, field)
        if deck.sorts[kind] == GUN and deck.flags[kind] & NO_SLOT == 0:
            value -= 10 * s.tally[field * TALLY + SLOTS] * power
        return value + (self.traits[at + TOUGH] + self.traits[at + TOUGH_AHEAD]) * 25

    def row_value(self, s: State, field: i64) -> i64:
        """ST-D7 A row takes a third of the gang's room; where the gang has its guns already it takes less."""
        taken = s.tally[field * TALLY + SLOTS]
        turns = turns_at(s, field) if field != s.field else self.turns
        each: i64 = ROW_AHEAD if field != s.field else ROW_HERE
        return turns * each * (2 + taken) // 3

    def storm_value(self, s: State, kind: i64) -> i64:
        """RV-7.8 A limit hurts a law that has not come yet, for as long as the battlefield lasts."""
        other = 1 - self.side
        if s.caps[s.field * SIDES + other] <= s.deck.caps[kind]:
            return 0
        lying = s.tally[s.field * TALLY + (MEN if other == MCREADY else GUNS)]
        if lying > s.deck.caps[kind]:
            return 20 * (self.turns - 1)
        return STORM * (self.turns - 1) + 10 * (s.deck.caps[kind] - lying)

    def shot_value(self, s: State, at: i64) -> i64:
        """What the operations of a shot bring now, beside the difference of firepower here."""
        traits = self.traits
        value = traits[at + DRAWN] * FRESH[self.side] * self.fade // 100
        if traits[at + LOSSES] > 0:
            if self.side == COLTY:
                value -= traits[at + LOSSES] * self.kill
            else:
                value += self.kill_now(s, at)
        if traits[at + MARK] != 0:
            value += self.marker_value(s, traits[at + MARK])
        if traits[at + RETURNS] > 0:
            value += self.return_value(s)
        if traits[at + TO_HAND] > 0:
            value += self.to_hand_value(s)
        if traits[at + TO_FIELD] > 0:
            value -= 30
        if traits[at + BREAKS] > 0:
            value += self.break_value(s)
        if traits[at + KILLS] > 0:
            value += self.marginal(self.targets[0])
        if traits[at + NAMED] > 0 and op.is_in_play(s, traits[at + NAMED] - 1):
            value += 60
        return value

    def kill_now(self, s: State, at: i64) -> i64:
        """ST-6 A certain kill is best in a turn in which the attack fails: then it spares a cube too."""
        value = self.loss_value(s, at)
        if (s.killed > 0 or self.plan_edge > 0) and value < LAST_KILLS[1]:
            return value * HOLD // 100
        if s.killed == 0 and self.plan_edge <= 0 and (self.traits[at + UNLESS] == 0 or s.held[COLTY] == 0):
            value += self.cube
        return value

    def marker_value(self, s: State, by: i64) -> i64:
        """ST-3 One attack less here, or one more."""
        if by < 0:
            if self.turns == 1 and s.field == LAST_FIELD and self.plan_edge <= 0:
                return LAST_KILLS[1]  # or the train is reached now
            if self.turns > 1:
                return 0  # there is time
            return self.kill * self.odds(self.plan_edge) // 1000
        return by * self.kill * self.odds(self.plan_edge + ANSWER) // 1000

    def return_value(self, s: State) -> i64:
        """A gun that lies where it is of no more use comes back."""
        best: i64 = 0
        deck = s.deck
        for field in range(s.field):
            for variant in range(deck.lawmen, deck.guns):
                if op.may_return(s, field, variant):
                    best = max(best, self.worth(s, deck.kind_of[variant]))
        return best

    def to_hand_value(self, s: State) -> i64:
        best: i64 = 0
        deck = s.deck
        for kind in range(deck.law_first, deck.playable):
            if s.waste[kind] > 0 and deck.recover_codes[kind] != NONE:
                best = max(best, self.worth(s, kind))
        return best

    def break_value(self, s: State) -> i64:
        """ST-D7 A row gone is a slot more: of use to a gang with guns that have no room."""
        waiting: i64 = 0
        deck = s.deck
        for kind in range(deck.law_first):
            if s.hands[kind] > 0 and deck.sorts[kind] == GUN and deck.flags[kind] & NO_SLOT == 0:
                waiting = max(waiting, deck.firepower[deck.plain[kind]])
        if s.tally[s.field * TALLY + SLOTS] < deck.slots:
            return 10
        return 15 + self.marginal(waiting) // 2

    # Derail the Train (ST-D9)

    def weigh_special(self, s: State, special: i64) -> i64:
        """The column goes; so does everybody who cannot be paid for. Only a hand that pays for all of them, and is the
        bigger one, gains by it, and only where the law has brought much."""
        cards = s.held[COLTY]
        if self.plan_edge < MUCH or cards <= s.living or cards <= s.held[MCREADY]:
            return -NEVER
        before = self.train_chance(lives(s), self.turns, self.plan_edge, s.held[COLTY])
        saved = min(s.living, s.held[COLTY])
        useful = min(saved, self.turns + 2)
        after = self.train_chance(useful, self.turns, -s.deck.defences[s.field], s.held[COLTY] - useful)
        return (after - before) * LAST_KILLS[1] // ONE - 30

    def train_chance(self, left: i64, attacks: i64, edge: i64, cards: i64) -> i64:
        """Colty's chance to live through so many attacks with so many lives."""
        p = self.odds(edge + 2 - cards // 3 + self.reach // 4)
        kills = p * attacks + 600
        return max(min(500 + (left * 1000 - kills) // 3, 990), 10)

    # DP-03: what to pay with

    def price_of(self, s: State, kind: i64) -> i64:
        """The worth of a card; a card of the plan is kept."""
        planned: i64 = 0
        for item in range(self.items):
            code = self.codes_of[item]
            if self.plan >> item & 1 and s.deck.firsts[code] == kind and s.deck.verbs[code] != cd.USE:
                planned += 1
        if planned >= s.hands[kind]:
            return self.worths[kind] + 120
        return self.worths[kind]

    # DP-14: casualties

    def weigh_casualty(self, s: State, code: i64) -> i64:
        deck = s.deck
        if deck.verbs[code] == cd.REFLEX:
            return self.weigh_reflex(s)
        bandit = deck.firsts[code]
        if s.grit[bandit] > 0:
            return 5 - self.kill - self.regret(s, deck.grit_losses[bandit])  # ST-D4
        points = -self.kill - self.regret(s, deck.deaths[bandit])
        if deck.arrivals_at[bandit] > s.field:
            points -= self.kill  # ST-D5 he would have brought another life
        return points

    def weigh_reflex(self, s: State) -> i64:
        """ST-D8 Best in the attack of a turn without another kill."""
        points = -self.worths[s.deck.reflexes]
        if s.killed == 0 and s.agenda[0] == st.NEXT_TURN:
            points += self.cube
        return points

    def regret(self, s: State, script: i64) -> i64:
        """What a death effect costs the gang (ST-D2, ST-D3)."""
        program = s.deck.program
        at = script
        total: i64 = 0
        while program[at] != op.END:
            what = program[at]
            a = program[at + 1]
            b = program[at + 2]
            if what == op.OP_LOSE_GAME and op.is_before(s, a):
                total += 2 * LAST_KILLS[1]
            elif what == op.OP_OPEN_FACES and op.is_before(s, b):
                total += faces_left(s, a) * KILL[self.side] * 3 // 4
            elif what == op.OP_BORDER:
                total -= min(a, max(s.cubes - b, 0)) * (self.cube + 5)
            elif what == op.OP_DISCARD:
                total += a * self.coin if s.held[COLTY] > 0 else 0
            elif what == op.OP_BAN_CARD:
                total += unseen(s, a) * 12 + s.hands[a] * 25 if self.side == s.deck.sides[a] else 0
            elif what == op.OP_DRAW:
                total -= a * FRESH[self.side]
            at += WIDTH
        return total

    # DP-02: places

    def weigh_place(self, s: State, field: i64) -> i64:
        kind = s.card
        if field != s.field:
            return self.ahead_value(s, kind, field)
        if s.deck.sorts[kind] == ROW_CARD:
            return self.row_value(s, field)
        self.make_plan(s)
        return self.better_here(s.deck.firepower[s.deck.plain[kind]])

    def better_here(self, power: i64) -> i64:
        """What firepower adds here, with the plan that fits it best."""
        sign: i64 = 1 if self.side == MCREADY else -1
        without = self.plan_value
        self.solve(self.edge + sign * power, 0)
        return self.plan_value - without

    # The other questions

    def weigh_choice(self, s: State, frame: i64, code: i64) -> i64:
        deck = s.deck
        verb = deck.verbs[code]
        a = deck.firsts[code]
        b = deck.seconds[code]
        if frame == st.KILL_LAWMAN:
            return self.weigh_hit(s, a, s.agenda[s.top() + 2])
        if frame == st.BLAST:
            return 0 if verb == cd.DONE else self.weigh_blast(s, a, s.agenda[s.top() + 2])
        if frame == st.DESTROY_GUN:
            kind = deck.kind_of[a]
            points = deck.firepower[a] * FIRE[self.side] + deck.costs[kind] * 5
            return points + (5 if deck.flags[kind] & NO_SLOT else 0)
        if frame == st.RETURN_GUN:
            points = self.worth(s, deck.kind_of[b])
            if a == s.field:
                points += self.value(self.edge + deck.firepower[b]) - self.value(self.edge)
            elif a > s.field:
                points -= deck.firepower[b] * FIRE_AHEAD[self.side] * turns_at(s, a)
            return points
        if frame == st.RECOVER:
            return self.worth(s, a) if s.agenda[s.top() + 2] else self.entry_gain(s, a)
        if frame == st.MOVE_LAWMAN:
            points = deck.firepower[b] * 2 * FIRE[self.side] + deck.grit_of[b] * 40
            return points - deck.firepower[b] * FIRE_AHEAD[self.side] * turns_at(s, a) if a > s.field else points
        if frame == st.SAVE:
            return self.weigh_save(s, verb == cd.DONE, a)
        return self.weigh_yes(s, frame) if verb == cd.YES else 0

    def weigh_hit(self, s: State, variant: i64, shots: i64) -> i64:
        """The strongest lawman who falls; a token only if nobody else is worth the shot."""
        deck = s.deck
        power = deck.firepower[variant]
        gain = self.value(self.edge - power) - self.value(self.edge)
        gain += 3 * power + deck.prices[deck.kind_of[variant]] * 10
        if deck.grit_of[variant]:
            return gain if shots > 1 else gain // 4
        return gain + 10

    def weigh_blast(self, s: State, variant: i64, left: i64) -> i64:
        """OP-06 The one who leaves room for the most."""
        deck = s.deck
        if deck.grit_of[variant]:
            return 20
        power = deck.firepower[variant]
        s.spared[variant] += 1
        total = power + self.blast_gain(s, left - power)
        s.spared[variant] -= 1
        return total * FIRE[self.side] + power

    def weigh_save(self, s: State, done: bool, bandit: i64) -> i64:
        """ST-D9 As many lives as there are attacks to come, and a little more."""
        if done:
            return 0
        saved: i64 = 0
        for i in range(s.deck.bandits):
            if s.saved >> i & 1:
                saved += 1 + s.grit[i]
        missing = self.turns + 2 - saved
        points = s.grit[bandit] * 50 - self.coin
        if bandit == s.deck.leader:
            return points + LAST_KILLS[1]
        if missing > 1:
            return points + 400
        return points + 120 if missing == 1 else points

    def weigh_yes(self, s: State, frame: i64) -> i64:
        """A yes compared with a no."""
        at = s.top()
        if frame == st.WINDOW:
            self.sort_men(s)
            power = self.targets[0]
            if power == 0:
                return -10
            gain = self.value(self.edge) - self.value(self.edge - power)
            kind = s.deck.windows[s.card]
            return gain + 20 * power - self.worths[kind]
        if frame == st.MAY_DISCARD:
            self.sort_men(s)
            gain = self.value(self.edge - self.targets[0]) - self.value(self.edge)
            return gain - s.agenda[at + 2] * self.coin
        if frame == st.UNLESS_DISCARD:
            spared = self.kill
            if s.killed == 0 and self.edge <= 0:
                spared += self.cube
            return spared - s.agenda[at + 2] * self.coin
        return 100  # to attack

    # How a game stands

    def chance(self, s: State) -> i64:
        """Colty's chance to win, as all can see."""
        here = turns_here(s)
        rest = here + turns_later(s)
        root = sqrt(float(rest + 1))
        weights = AT_LAST if s.field == LAST_FIELD else BEFORE
        edge = float(s.law(s.field) - s.gang(s.field))
        total = weights[1] * float(lives(s)) + weights[2] * float(rest)
        total += weights[3] * (1.0 / (1.0 + exp(-(edge + 1.0) / 4.0)) - 0.5) * float(here)
        total += weights[4] * float(s.held[COLTY]) + weights[5] * float(s.held[MCREADY])
        for field in range(s.field + 1, FIELDS):
            law = s.law(field)
            gang = s.gang(field) - s.deck.defences[field]
            total += (weights[6] * float(law) + weights[7] * float(gang)) * float(turns_at(s, field))
        total += weights[8] * max(0.6 * float(rest) - float(s.cubes), 0.0)
        total = weights[0] + total / root
        if s.field < LAST_FIELD:
            way = rest - turns_at(s, LAST_FIELD)
            total += weights[9] * float(lives_now(s) - way) / sqrt(float(way + 1))
        return round(ONE / (1.0 + exp(-max(min(total, 20.0), -20.0))))

    # What cards do, read once for each deck

    def study(self, deck: Deck) -> None:
        self.deck = deck
        self.traits = vec[i64]([0] * (2 * deck.kinds * TRAITS))
        self.worths = vec[i64]([0] * deck.kinds)
        biting: list[i64] = []
        for kind in range(deck.kinds):
            self.read(deck, deck.scripts[kind], kind * TRAITS)
            self.read(deck, deck.modes[kind], (deck.kinds + kind) * TRAITS)
            if deck.sides[kind] == MCREADY and self.traits[kind * TRAITS + UNLESS] > 0:
                biting.append(kind)
        self.biting = vec[i64](biting)

    def read(self, deck: Deck, script: i64, to: i64) -> None:
        """Add what a list of operations does to a row of traits."""
        if script == NO_SCRIPT:
            return
        program = deck.program
        traits = self.traits
        at = script
        while program[at] != op.END:
            what = program[at]
            a = program[at + 1]
            b = program[at + 2]
            if what == op.OP_DRAW:
                traits[to + DRAWN] += a
            elif what == op.OP_MAY_DISCARD:
                traits[to + MAY] += a
                self.read(deck, b, to)
            elif what == op.OP_UNLESS_DISCARD:
                traits[to + UNLESS] += a
                self.read(deck, b, to)
            elif what == op.OP_KILL_LAWMAN:
                traits[to + KILLS] += a
            elif what == op.OP_BLAST_LAWMEN:
                traits[to + BLAST] += a
            elif what == op.OP_CLEAR_LAWMEN:
                traits[to + CLEARS] += 1
            elif what == op.OP_REMOVE_NAMED:
                traits[to + NAMED] = 1 + a
            elif what == op.OP_DESTROY_ROW:
                traits[to + BREAKS] += a
            elif what == op.OP_DESTROY_GUN:
                traits[to + SMASHES] += a
                traits[to + WHICH] |= program[at + 4]
            elif what == op.OP_GANG_CASUALTY:
                traits[to + LOSSES] += a
            elif what == op.OP_MOVE_MARKER:
                traits[to + MARK] += a
            elif what == op.OP_RETURN_GUN:
                traits[to + RETURNS] += 1
            elif what == op.OP_RECOVER_LAWMAN:
                traits[to + (TO_HAND if a else TO_FIELD)] += 1
            elif what == op.OP_MOVE_LAWMAN:
                traits[to + FETCHES] += 1
            elif what == op.OP_GAIN_TOKEN:
                if a == GRIT:
                    traits[to + (TOUGH_AHEAD if b else TOUGH)] += 1
                else:
                    traits[to + (STRONG_AHEAD if b else STRONG)] += 1
            at += WIDTH


# Counting


def turns_here(s: State) -> i64:
    """Attacks left at the current battlefield, with the next one."""
    return s.last_space(s.field) - s.mark + 1


def turns_at(s: State, field: i64) -> i64:
    """Attacks at a later battlefield."""
    return s.last_space(field)


def turns_later(s: State) -> i64:
    """Attacks at all later battlefields."""
    total: i64 = 0
    for field in range(s.field + 1, FIELDS):
        total += s.last_space(field)
    return total


def lives(s: State) -> i64:
    """Kills that McReady still needs to kill everybody, with the grit that arrivals will bring."""
    deck = s.deck
    total: i64 = 0
    for bandit in range(deck.bandits):
        if s.alive[bandit]:
            total += 1 + s.grit[bandit]
            if deck.arrivals_at[bandit] > s.field:
                total += 1
    return total


def lives_now(s: State) -> i64:
    """Kills after which the game is lost as things are: a death that loses it now (RV-14.3), or everybody's."""
    deck = s.deck
    lowest: i64 = FINAL_RATING  # of those whose death loses now
    loser: i64 = NONE
    for bandit in range(deck.bandits):
        if s.alive[bandit] and deck.ratings[bandit] < lowest and loses_now(s, deck.deaths[bandit]):
            lowest = deck.ratings[bandit]
            loser = bandit
    total: i64 = 0
    for bandit in range(deck.bandits):
        if s.alive[bandit] and (
            bandit == loser
            or deck.ratings[bandit] < lowest
            or (deck.ratings[bandit] == lowest and not loses_now(s, deck.deaths[bandit]))
        ):
            total += 1 + s.grit[bandit]
    return total


def loses_now(s: State, script: i64) -> bool:
    """Whether a death effect loses the game."""
    at = script
    while s.deck.program[at] != op.END:
        if s.deck.program[at] == op.OP_LOSE_GAME and op.is_before(s, s.deck.program[at + 1]):
            return True
        at += WIDTH
    return False


def kill_worth(left: i64, usual: i64) -> i64:
    """ST-D1 What one kill is worth when so many are needed."""
    return LAST_KILLS[left] if left < 5 else usual


def extra_cubes(s: State) -> i64:
    """Cubes that deaths to come will take (RV-10.8)."""
    deck = s.deck
    total: i64 = 0
    for bandit in range(deck.bandits):
        if s.alive[bandit]:
            at = deck.deaths[bandit]
            while deck.program[at] != op.END:
                if deck.program[at] == op.OP_BORDER:
                    total += deck.program[at + 1]
                at += WIDTH
    return total


def faces_left(s: State, face: i64) -> i64:
    """Spaces with this face that are not yet open."""
    total: i64 = 0
    for i in range(s.deck.faces):
        if s.deck.face_of[i] == face:
            total += 1
    for i in range(s.openings):
        if s.deck.face_of[s.opened[i]] == face:
            total -= 1
    return total


def unseen(s: State, kind: i64) -> i64:
    """Copies that are neither on the table nor discarded."""
    deck = s.deck
    left = deck.copies[kind] - s.waste[kind]
    first = deck.plain[kind]
    if first != NONE:
        for field in range(FIELDS):
            for variant in range(first, first + 1 + deck.grit_steps[kind] + deck.power_steps[kind]):
                left -= s.lying[field * deck.variants + variant]
    return left


def lying_power(s: State, kind: i64, field: i64) -> i64:
    """Firepower of the copies of a kind at a battlefield."""
    deck = s.deck
    first = deck.plain[kind]
    total: i64 = 0
    for variant in range(first, first + 1 + deck.grit_steps[kind] + deck.power_steps[kind]):
        total += s.lying[field * deck.variants + variant] * deck.firepower[variant]
    return total


def named_here(s: State, kind: i64) -> i64:
    """Firepower that goes when a kind is removed."""
    if s.deck.plain[kind] == NONE or op.is_locked(s, kind):
        return 0
    return lying_power(s, kind, s.field)


def makes_room(s: State, variant: i64) -> bool:
    """RV-8.1 A gun that may be taken off, and takes a slot."""
    kind = s.deck.kind_of[variant]
    return s.deck.off_codes[variant] != NONE and s.deck.flags[kind] & NO_SLOT == 0 and not op.is_locked(s, kind)


def past_men(s: State) -> i64:
    """Lawmen at the battlefields that are left behind."""
    men: i64 = 0
    for field in range(s.field):
        men += s.tally[field * TALLY + MEN]
    return men


def lowest_price(s: State, kind: i64) -> i64:
    """RV-6.3 The price here, or half of it if the card is free somewhere to come."""
    deck = s.deck
    price = deck.price(kind, s.field)
    if price > 0 and deck.free_at[kind] >> s.field:
        return (price + 1) // 2
    return price


def max_firepower(deck: Deck) -> i64:
    best: i64 = 0
    for variant in range(deck.lawmen):
        best = max(best, deck.firepower[variant])
    return best
