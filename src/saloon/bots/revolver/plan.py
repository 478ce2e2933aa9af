"""The plan for the rest of a turn: which cards of the hand to play at the current battlefield.

It holds the cheapest cards that change the difference of firepower there by so and so much, and chooses the change that
pays best in the attacks that are left there (ST-D6).
"""

from typing import Final, final

from saloon.bots.revolver.counting import lying_power, makes_room, named_here, turns_at
from saloon.bots.revolver.gains import best_recovery, blast_gain, fetch_gain, loss_value, smash_gain, sort_men
from saloon.bots.revolver.points import FIRE_AHEAD, FRESH, NEVER
from saloon.bots.revolver.situation import TARGETS, Situation
from saloon.bots.revolver.traits import (
    BLAST,
    CLEARS,
    DRAWN,
    FETCHES,
    KILLS,
    LOSSES,
    NAMED,
    SMASHES,
    STRONG,
    TO_FIELD,
    TRAITS,
)
from saloon.bots.revolver.worth import cost_of
from saloon.games.revolver import codes as cd
from saloon.games.revolver import ops as op
from saloon.games.revolver import state as st
from saloon.games.revolver.cards import COLTY, GUN, LAST_FIELD, LAWMAN, MCREADY, NO_SLOT, NONE, SIDES, STANDING
from saloon.games.revolver.cards import ROW as ROW_CARD
from saloon.games.revolver.state import GUNS, MEN, SLOTS, TALLY, State
from saloon.kernel.packed import i64, mypyc_attr, vec
from saloon.kernel.rows import BITS

MOST_GAIN: Final = 18
MOST_ITEMS: Final = 60
ROOM: Final = 4  # 0 to 3 slots; a deck with more slots fills them three at a time


@final
@mypyc_attr(native_class=True)
class Plan:
    """Cards that change the difference of firepower here, and the best set of them."""

    now: Situation
    items: i64
    codes_of: vec[i64]  # [item] the code that plays it
    gains: vec[i64]  # [item] change of the difference, in the own favour
    costs: vec[i64]  # [item]
    rooms: vec[i64]  # [item] slots that it takes
    least: vec[i64]  # [slots * (MOST_GAIN + 1) + gain] lowest cost
    masks: vec[i64]  # [the same] which items
    space_loss: vec[i64]  # [slots] firepower lost when so many are taken, because guns must make room
    chosen: i64  # the best set of items
    value: i64  # of the turn, with these
    edge: i64  # the difference that they lead to
    clearing: i64  # the gun that must make room, or NONE

    def __init__(self, now: Situation) -> None:
        self.now = now
        self.items = 0
        self.codes_of = vec[i64]([0] * MOST_ITEMS)
        self.gains = vec[i64]([0] * MOST_ITEMS)
        self.costs = vec[i64]([0] * MOST_ITEMS)
        self.rooms = vec[i64]([0] * MOST_ITEMS)
        self.least = vec[i64]([0] * (ROOM * (MOST_GAIN + 1)))
        self.masks = vec[i64]([0] * (ROOM * (MOST_GAIN + 1)))
        self.space_loss = vec[i64]([0] * ROOM)
        self.chosen = 0
        self.value = 0
        self.edge = 0
        self.clearing = NONE

    def make(self, s: State) -> None:
        """The cards of the hand that are best played here this turn, and what they are good for."""
        now = self.now
        self.items = 0
        self.clearing = NONE
        edge = now.edge
        if s.phase() == st.PAY and s.card != NONE and s.place == s.field:
            edge += self.promised(s)
        mover = s.turn
        room: i64 = 0
        if mover == now.side:
            if mover == COLTY:
                room = self.find_room(s)
                sort_men(now, s)
                self.add_colty(s)
            else:
                self.add_mcready(s)
        self.solve(edge, room)

    def promised(self, s: State) -> i64:
        """What the card that is being paid for will change."""
        now = self.now
        if s.as_shot or now.side != s.turn:
            return 0
        kind = s.card
        deck = s.deck
        gain: i64 = 0
        at = kind * TRAITS
        if deck.plain[kind] != NONE and deck.sorts[kind] != ROW_CARD and deck.sorts[kind] != STANDING:
            gain = deck.firepower[deck.plain[kind]]
        if now.side == MCREADY:
            if now.traits[at + SMASHES] > 0:
                gain += smash_gain(now, s, at)
            return gain
        if now.traits[at + KILLS] > 0:
            sort_men(now, s)
            for i in range(min(now.traits[at + KILLS], TARGETS)):
                gain += now.targets[i]
        return -gain

    def solve(self, edge: i64, room: i64) -> None:
        """The cheapest way to every gain, and the gain that pays best."""
        self.choose(edge, room, self.spread(room))

    def spread(self, room: i64) -> i64:
        """The cheapest items for every gain and number of slots; returns the highest gain."""
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
                            masks[after] = masks[used * size + before] | BITS[item]
                    before -= 1
                used -= 1
            top = min(top + gain, MOST_GAIN)
        return top

    def choose(self, edge: i64, room: i64, top: i64) -> None:
        """The gain that pays best, if it pays at all."""
        now = self.now
        least = self.least
        size: i64 = MOST_GAIN + 1
        sign: i64 = 1 if now.side == MCREADY else -1
        self.chosen = 0
        self.edge = edge
        self.value = now.value(edge)
        taken: i64 = 0
        for used in range(room + 1):
            for gain in range(top + 1):
                cost = least[used * size + gain]
                if cost < NEVER:
                    reached = edge + sign * (gain - self.space_loss[used] if sign < 0 else gain)
                    found = now.value(reached) - cost
                    if found > self.value:
                        self.value = found
                        self.chosen = self.masks[used * size + gain]
                        self.edge = reached
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

    def add_colty(self, s: State) -> None:
        """Guns, and cards against lawmen here."""
        now = self.now
        deck = s.deck
        traits = now.traits
        shots: i64 = 0
        for kind in range(deck.law_first):
            copies = min(s.hands[kind], 4)
            if copies == 0:
                continue
            if deck.price(kind, s.field) >= s.held[COLTY] or op.is_banned(s, kind) or deck.not_at[kind] >> s.field & 1:
                continue
            at = kind * TRAITS
            code = deck.begins[cd.PLAY] + kind
            cost = cost_of(now, s, kind)
            if deck.sorts[kind] == GUN:
                slot: i64 = 0 if deck.flags[kind] & NO_SLOT else 1
                for _ in range(copies):
                    self.add(code, deck.firepower[deck.plain[kind]] + traits[at + STRONG], cost, slot)
                continue
            for _ in range(copies):
                if traits[at + CLEARS] > 0:
                    self.add(code, s.law(s.field), cost + traits[at + LOSSES] * now.kill, 0)
                elif traits[at + KILLS] > 0:
                    gain: i64 = 0
                    for _ in range(traits[at + KILLS]):
                        gain += now.targets[min(shots, TARGETS - 1)]
                        shots += 1
                    self.add(code, gain, cost, 0)
                elif traits[at + BLAST] > 0:
                    self.add(code, blast_gain(s, traits[at + BLAST]), cost, 0)
                elif traits[at + NAMED] > 0:
                    gain = named_here(s, traits[at + NAMED] - 1)
                    self.add(code, gain, cost - traits[at + DRAWN] * FRESH[now.side] * now.fade // 100, 0)

    def add_mcready(self, s: State) -> None:
        """Lawmen, cards that bring lawmen, and cards against guns here."""
        now = self.now
        deck = s.deck
        traits = now.traits
        fresh = FRESH[now.side] * now.fade // 100
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
            cost = cost_of(now, s, kind)
            if deck.sorts[kind] == LAWMAN:
                gain = deck.firepower[deck.plain[kind]] + traits[at + STRONG]
                if traits[at + SMASHES] > 0:
                    gain += smash_gain(now, s, at)
                cost -= traits[at + DRAWN] * fresh + loss_value(now, s, at)
                for _ in range(min(copies, places)):
                    self.add(code, gain, cost, 0)
            elif traits[at + SMASHES] > 0:
                cost -= traits[at + DRAWN] * fresh
                self.add(code, smash_gain(now, s, at), cost, 0)
            elif traits[at + FETCHES] > 0 and places > 0:
                self.add(code, fetch_gain(s), cost, 0)
            elif traits[at + TO_FIELD] > 0 and places > 0:
                best = best_recovery(now, s)
                if best != NONE:
                    inner = best * TRAITS
                    gain = deck.firepower[deck.plain[best]] + traits[inner + STRONG]
                    if traits[inner + SMASHES] > 0:
                        gain += smash_gain(now, s, inner)
                    self.add(code, gain, cost - traits[inner + DRAWN] * fresh - loss_value(now, s, inner), 0)
        for kind in deck.able:
            if deck.sides[kind] == MCREADY and deck.moves[kind]:
                self.add_step(s, kind)

    def add_step(self, s: State, kind: i64) -> None:
        """RV-8.6 A card beside the current battlefield may come here."""
        now = self.now
        deck = s.deck
        for step in range(2):
            field = s.field - (2 * step - 1)
            if 0 <= field <= LAST_FIELD:
                gain = lying_power(s, kind, field)
                if gain > 0:
                    cost = deck.prices[kind] * now.coin
                    if field > s.field:
                        cost += gain * FIRE_AHEAD[now.side] * turns_at(s, field)
                    self.add(deck.ability_codes[kind] + step, gain, cost, 0)

    def has(self, code: i64) -> bool:
        """Whether the plan plays this code."""
        found = False
        for item in range(self.items):
            if self.chosen >> item & 1 and self.codes_of[item] == code:
                found = True
        return found

    def marginal(self, power: i64) -> i64:
        """More firepower than the plan needs."""
        now = self.now
        sign: i64 = 1 if now.side == MCREADY else -1
        return now.value(self.edge + sign * power) - now.value(self.edge)

    def better_by(self, power: i64) -> i64:
        """What firepower adds here, with the plan that fits it best."""
        now = self.now
        sign: i64 = 1 if now.side == MCREADY else -1
        without = self.value
        self.solve(now.edge + sign * power, 0)
        return self.value - without
