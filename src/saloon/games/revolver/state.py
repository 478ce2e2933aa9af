"""Everything true at the table, including what nobody can see. The rules that change it stand in `rules.py`.

What is still to be done lies on the *agenda*, a stack of small frames of numbers: the card being played, the operation
at which it stands, the payment it waits for, the end of the turn. A question is the frame on top, so a game can be
copied, saved and gone on with at every question, also in the middle of a card.
"""

from typing import Final

from saloon.games.revolver.cards import FIELDS, GRIT, MOST_COST, NO_CAP, NO_SLOT, NONE, POWER, SIDES, Deck
from saloon.games.revolver.options import UNLIMITED, Options
from saloon.kernel.packed import i64, mypyc_attr, vec
from saloon.kernel.rng import Source
from saloon.kernel.table import NOBODY, Table
from saloon.kernel.teller import Sights, Teller

# Frames that ask a question (20.3)
PLAY_PHASE: Final = 0  # DP-01, DP-04 to DP-06, DP-08
CHOOSE_PLACE: Final = 1  # DP-02
PAY: Final = 2  # DP-03: how many, why
WINDOW: Final = 3  # DP-15
MAY_DISCARD: Final = 4  # DP-13: how many, what then
UNLESS_DISCARD: Final = 5  # DP-16: how many, what otherwise
CASUALTY: Final = 6  # DP-14: how many, 1 if any bandit may be chosen (RV-OPT-31)
KILL_LAWMAN: Final = 7  # DP-09: how many
BLAST: Final = 8  # DP-10: firepower left, lawmen hit so far
DESTROY_ROW: Final = 9  # DP-11: how many
DESTROY_GUN: Final = 10  # DP-17: how many, which (set of kinds)
RETURN_GUN: Final = 11  # DP-12
RECOVER: Final = 12  # DP-18: 1 if into the hand
MOVE_LAWMAN: Final = 13  # DP-19
SAVE: Final = 14  # DP-07
MAY_ATTACK: Final = 15  # RV-OPT-25
QUESTIONS: Final = 16
# Frames that are carried out without asking
SCRIPT: Final = 16  # operation, the card or bandit that carries it, its battlefield or direction
RESOLVE: Final = 17  # the card that was played, as soon as it is paid for
FINISH: Final = 18  # the shot that was played goes to the discard pile
HIT: Final = 19  # RV-OPT-12: the lawman named
ENTER: Final = 20  # RV-OPT-11: the lawman that is paid for
WRECK: Final = 21  # the train, when all are saved that will be
DEATHS: Final = 22  # RV-OPT-04
ATTACK: Final = 23
BORDER: Final = 24
LAST_TEST: Final = 25
NEXT_TURN: Final = 26
ADVANCE: Final = 27
DRAW: Final = 28  # how many
OVER: Final = 29
FRAME_NAMES: Final = [
    "play", "place", "pay", "window", "may-discard", "unless-discard", "casualty", "kill-lawman", "blast",
    "destroy-row", "destroy-gun", "return-gun", "recover", "move-lawman", "save", "may-attack", "script", "resolve",
    "finish", "hit", "enter", "wreck", "deaths", "attack", "border", "last-test", "next-turn", "advance", "draw",
    "over",
]  # fmt: skip

FRAME: Final = 5  # numbers of a frame: which, whose, and three values
MOST_FRAMES: Final = 24

# Why somebody discards
FOR_CARD: Final = 0  # the price of the card that is being played
FOR_USE: Final = 1  # of an ability, a reaction, a lawman that comes back
TO_SAVE: Final = 2  # a bandit from the wreck
BY_ORDER: Final = 3  # of a card or a death

# What is counted at each battlefield
TALLY: Final = 4
MEN: Final = 0
GUNS: Final = 1
ROWS: Final = 2
SLOTS: Final = 3  # RV-7.3


@mypyc_attr(native_class=True)
class State(Table):
    """One game, in one compact object: counters of cards and variants, two ordered decks, and the agenda."""

    deck: Deck
    options: Options
    rng: Source
    teller: Teller | None
    sights: Sights | None  # what observers saw; a copy begins without

    # [kind] Each side has its own kinds, so rows of both hands and both piles lie together.
    hands: vec[i64]
    waste: vec[i64]  # what lies in the discard piles
    known: vec[i64]  # RV-15.4 cards that the other side knows to be in the hand
    held: vec[i64]  # [side]
    stock: vec[i64]  # [side * size + place] the decks, top card last
    stocked: vec[i64]  # [side]
    piles: vec[i64]  # [side * size + place] the discard piles, top card last
    piled: vec[i64]  # [side]

    # The table
    lying: vec[i64]  # [battlefield * variants + variant]
    tally: vec[i64]  # [battlefield * TALLY + what] totals of `lying`, kept up to date
    caps: vec[i64]  # [battlefield * SIDES + side] RV-7.8
    alive: vec[i64]  # [bandit]
    grit: vec[i64]  # [bandit]
    living: i64
    supply: vec[i64]  # [token]
    cubes: i64
    field: i64  # where the marker is
    mark: i64  # its space there: 1 is the first numbered space; dash spaces lie below, extra spaces above
    extra: vec[i64]  # [battlefield] RV-4.5 extra spaces in use
    opened: vec[i64]  # face spaces in the order in which they were opened
    openings: i64
    bans: vec[i64]  # [side] RV-6.13 set of kinds (bits)
    spent: i64  # set of specials (bits) that were used

    # The turn
    turn: i64  # the active side
    number: i64  # game turn; the first is 1
    killed: i64  # RV-12.7 kills this turn
    reached: i64  # RV-OPT-06 the last space was reached
    active: i64  # RV-OPT-18 set of kinds (bits) whose ability was used this turn
    drawn: i64  # RV-OPT-02 set of kinds (bits) of drawing cards played this turn
    reshuffled: i64  # RV-OPT-02 the active side has reshuffled this turn
    returned: vec[i64]  # [kind] RV-OPT-33 cards in hand that were taken back this turn

    # The card being played (RV-6.1)
    card: i64
    as_shot: i64
    place: i64
    paid: vec[i64]  # kinds
    payments: i64
    named: i64  # RV-OPT-12: its target has been named
    spared: vec[i64]  # [lawman variant] those that survived the blast that goes on now (OP-06)
    saved: i64  # set of bandits (bits)

    agenda: vec[i64]
    depth: i64
    winner: i64
    reason: i64
    undoable: i64

    def __init__(self, options: Options, rng: Source, fresh: bool = True) -> None:
        """Unless it is fresh the state is blank, to be filled by `copy_from`."""
        super().__init__(SIDES)
        deck = options.deck
        blank = vec[i64]()
        self.deck = deck
        self.options = options
        self.rng = rng
        self.teller = None
        self.sights = None
        self.hands = vec[i64]([0] * deck.kinds) if fresh else blank
        self.waste = vec[i64]([0] * deck.kinds) if fresh else blank
        self.known = vec[i64]([0] * deck.kinds) if fresh else blank
        self.held = vec[i64]([0] * SIDES) if fresh else blank
        self.stock = vec[i64]([0] * (SIDES * deck.size)) if fresh else blank
        self.stocked = vec[i64]([0] * SIDES) if fresh else blank
        self.piles = vec[i64]([0] * (SIDES * deck.size)) if fresh else blank
        self.piled = vec[i64]([0] * SIDES) if fresh else blank
        self.lying = vec[i64]([0] * (FIELDS * deck.variants)) if fresh else blank
        self.tally = vec[i64]([0] * (FIELDS * TALLY)) if fresh else blank
        self.caps = vec[i64]([NO_CAP] * (FIELDS * SIDES)) if fresh else blank
        self.alive = vec[i64]([1] * deck.bandits) if fresh else blank
        self.grit = vec[i64]([0] * deck.bandits) if fresh else blank
        self.living = deck.bandits
        self.supply = deck.tokens[:] if fresh else blank
        self.cubes = deck.cubes
        self.field = 0
        self.mark = 1
        self.extra = vec[i64]([0] * FIELDS) if fresh else blank
        self.opened = vec[i64]([0] * deck.faces) if fresh else blank
        self.openings = 0
        self.bans = vec[i64]([0] * SIDES) if fresh else blank
        self.spent = 0
        self.turn = 0
        self.number = 0
        self.killed = 0
        self.reached = 0
        self.active = 0
        self.drawn = 0
        self.reshuffled = 0
        self.returned = vec[i64]([0] * deck.kinds) if fresh else blank
        self.card = NONE
        self.as_shot = 0
        self.place = NONE
        self.paid = vec[i64]([0] * MOST_COST) if fresh else blank
        self.payments = 0
        self.named = 0
        self.spared = vec[i64]([0] * deck.lawmen) if fresh else blank
        self.saved = 0
        self.agenda = vec[i64]([0] * (MOST_FRAMES * FRAME)) if fresh else blank
        self.depth = 0
        self.winner = NOBODY
        self.reason = 0
        self.undoable = 0

    def copy_from(self, other: "State") -> None:
        """Become like `other`, with vectors of its own. Who listens is the caller's choice."""
        self.hands = other.hands[:]
        self.waste = other.waste[:]
        self.known = other.known[:]
        self.held = other.held[:]
        self.stock = other.stock[:]
        self.stocked = other.stocked[:]
        self.piles = other.piles[:]
        self.piled = other.piled[:]
        self.lying = other.lying[:]
        self.tally = other.tally[:]
        self.caps = other.caps[:]
        self.alive = other.alive[:]
        self.grit = other.grit[:]
        self.living = other.living
        self.supply = other.supply[:]
        self.cubes = other.cubes
        self.field = other.field
        self.mark = other.mark
        self.extra = other.extra[:]
        self.opened = other.opened[:]
        self.openings = other.openings
        self.bans = other.bans[:]
        self.spent = other.spent
        self.turn = other.turn
        self.number = other.number
        self.killed = other.killed
        self.reached = other.reached
        self.active = other.active
        self.drawn = other.drawn
        self.reshuffled = other.reshuffled
        self.returned = other.returned[:]
        self.card = other.card
        self.as_shot = other.as_shot
        self.place = other.place
        self.paid = other.paid[:]
        self.payments = other.payments
        self.named = other.named
        self.spared = other.spared[:]
        self.saved = other.saved
        self.agenda = other.agenda[:]
        self.depth = other.depth
        self.winner = other.winner
        self.reason = other.reason
        self.undoable = other.undoable
        self.actor = other.actor

    def numbers(self) -> list[int]:
        size = self.deck.size
        found: list[int] = [*self.hands, *self.known]
        for side in range(SIDES):
            found += [self.stocked[side], *self.stock[side * size : side * size + self.stocked[side]]]
            found += [self.piled[side], *self.piles[side * size : side * size + self.piled[side]]]
        found += [*self.lying, *self.caps, *self.alive, *self.grit, *self.supply, self.cubes, self.field, self.mark]
        found += [*self.extra, self.openings, *self.opened[: self.openings], *self.bans, self.spent]
        found += [self.turn, self.number, self.killed, self.reached, self.active, self.drawn, self.reshuffled]
        found += self.returned
        found.append(self.card)
        if self.card != NONE:
            found += [self.as_shot, self.place, self.payments, *self.paid[: self.payments], self.named]
        found += [*self.spared, self.saved, self.depth, *self.agenda[: self.depth * FRAME]]
        found += [self.winner, self.reason, self.actor, *self.rng.numbers()]
        return found

    def tell(self, fact: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Pass a fact to the observers and the listener; a search has none of them."""
        if self.sights is not None:
            self.sights.hear(fact, a, b, c)
        if self.teller is not None:
            self.teller.hear(fact, a, b, c, d)

    # The agenda

    def push(self, frame: i64, who: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Something to be done before everything that lies on the agenda already."""
        at = self.depth * FRAME
        agenda = self.agenda
        agenda[at] = frame
        agenda[at + 1] = who
        agenda[at + 2] = a
        agenda[at + 3] = b
        agenda[at + 4] = c
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1

    def top(self) -> i64:
        """Where the frame begins that is to be done next."""
        return (self.depth - 1) * FRAME

    def phase(self) -> i64:
        """What is being asked."""
        if self.depth == 0:
            return OVER
        return self.agenda[(self.depth - 1) * FRAME]

    # Hands, decks, discard piles

    def gain(self, side: i64, kind: i64) -> None:
        """RV-5.1 There is no hand limit."""
        self.hands[kind] += 1
        self.held[side] += 1

    def lose(self, side: i64, kind: i64) -> None:
        """A card leaves the hand for all to see; if one like it was known to be there, it may be that one."""
        self.hands[kind] -= 1
        self.held[side] -= 1
        if self.known[kind] > 0:
            self.known[kind] -= 1

    def throw(self, kind: i64) -> None:
        """RV-5.3 Onto the discard pile of the deck it belongs to."""
        side = self.deck.sides[kind]
        self.piles[side * self.deck.size + self.piled[side]] = kind
        self.piled[side] += 1
        self.waste[kind] += 1

    def dig_out(self, kind: i64) -> None:
        """Take the uppermost card of a kind out of its discard pile."""
        side = self.deck.sides[kind]
        first = side * self.deck.size
        end = first + self.piled[side]
        at = end - 1
        while self.piles[at] != kind:
            at -= 1
        for i in range(at, end - 1):
            self.piles[i] = self.piles[i + 1]
        self.piled[side] -= 1
        self.waste[kind] -= 1

    # The table

    def put(self, field: i64, variant: i64) -> None:
        """A card comes to lie at a battlefield."""
        self.lying[field * self.deck.variants + variant] += 1
        self.tally_up(field, variant, 1)

    def take(self, field: i64, variant: i64) -> None:
        """A card leaves a battlefield, RV-8.10 because a rule says so; the tokens on it are the caller's business."""
        self.lying[field * self.deck.variants + variant] -= 1
        self.tally_up(field, variant, -1)

    def tally_up(self, field: i64, variant: i64, by: i64) -> None:
        """RV-7.9 A slot is free again at once."""
        deck = self.deck
        at = field * TALLY
        if variant < deck.lawmen:
            self.tally[at + MEN] += by
        elif variant < deck.guns:
            self.tally[at + GUNS] += by
            if deck.flags[deck.kind_of[variant]] & NO_SLOT == 0:
                self.tally[at + SLOTS] += by
        elif variant < deck.rows:
            self.tally[at + ROWS] += by
            self.tally[at + SLOTS] += by

    def lies(self, field: i64, variant: i64) -> bool:
        return self.lying[field * self.deck.variants + variant] > 0

    def return_tokens(self, variant: i64) -> None:
        """RV-8.3 What lay on a card that leaves the table goes back to the supply."""
        self.give_back(GRIT, self.deck.grit_of[variant])
        self.give_back(POWER, self.deck.power_of[variant])

    def give_back(self, token: i64, n: i64) -> None:
        if self.options.token_supply != UNLIMITED:
            self.supply[token] += n

    def take_token(self, token: i64) -> bool:
        """RV-9.5 Whether there was one left."""
        if self.options.token_supply == UNLIMITED:
            return True
        if self.supply[token] == 0:
            return False
        self.supply[token] -= 1
        return True

    def last_space(self, field: i64) -> i64:
        """RV-4.2 The right-most space in use."""
        return self.deck.turns[field] + self.extra[field]

    def firepower(self, field: i64, first: i64, end: i64) -> i64:
        """RV-12.2 Of the variants from `first` to `end`, with power tokens; RV-7.12 those elsewhere do not count."""
        total: i64 = 0
        lying = self.lying
        power = self.deck.firepower
        at = field * self.deck.variants + first
        for variant in range(first, end):
            if lying[at] > 0:
                total += lying[at] * power[variant]
            at += 1
        return total

    def law(self, field: i64) -> i64:
        if self.tally[field * TALLY + MEN] == 0:
            return 0
        return self.firepower(field, 0, self.deck.lawmen)

    def gang(self, field: i64) -> i64:
        """The gang's guns and the defence of the battlefield."""
        if self.tally[field * TALLY + GUNS] == 0:
            return self.deck.defences[field]
        return self.firepower(field, self.deck.lawmen, self.deck.guns) + self.deck.defences[field]
