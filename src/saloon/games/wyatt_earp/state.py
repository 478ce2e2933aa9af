"""Everything true at the table, including what nobody can see. The rules that change it stand in `rules.py`."""

from typing import Final

from saloon.games.wyatt_earp.cards import (
    BANK,
    DECK,
    FASTEST_GUN,
    HIDEOUT,
    KINDS,
    NO_CARD,
    OUTLAWS,
    PHOTO,
    STAGECOACH,
    all_copies,
    is_outlaw,
)
from saloon.games.wyatt_earp.events import MEMORABLE
from saloon.games.wyatt_earp.memory import Memory
from saloon.games.wyatt_earp.options import Options
from saloon.kernel.packed import i64, mypyc_attr, vec
from saloon.kernel.rng import Source
from saloon.kernel.rows import take_off
from saloon.kernel.table import NOBODY, Table
from saloon.kernel.teller import Sights, Teller

# Phases (21.2): what the deciding seat is asked.
DRAW_PHASE: Final = 0  # DP-1
PLAY_PHASE: Final = 1  # DP-2 to DP-10 and DP-18
PICK_PHASE: Final = 2  # DP-15 after Wyatt Earp's second use
FOLLOW_UP: Final = 3  # DP-16 the picked sheriff card: play it now or keep it
AIM_PILE: Final = 4  # DP-11 Stagecoach, Bank, Fastest Gun
AIM_STEAL: Final = 5  # DP-12 Most Wanted
AIM_HIDEOUT: Final = 6  # DP-13
AIM_REMOVE: Final = 7  # DP-17 Wyatt Earp's third use
HIDEOUT_ANSWER: Final = 8  # DP-14
PHOTO_WINDOW: Final = 9  # DP-19, OPT-09
EARP_WINDOW: Final = 10  # DP-20, OPT-13
OVER: Final = 11

# A pile: all cards of one outlaw in one territory (WE-4.9), as six counters.
PILE: Final = 6
SERIES_CARDS: Final = 0
PHOTOS: Final = 1
STAGECOACHES: Final = 2
BANKS: Final = 3
GUNS: Final = 4
HIDEOUTS: Final = 5

# What is counted of a territory.
LYING: Final = 3
ALL_PILES: Final = 0
BARE_PILES: Final = 1  # not covered
ALL_HIDEOUTS: Final = 2


@mypyc_attr(native_class=True)
class State(Table):
    """One game, in one compact object: counters of card kinds, two ordered piles, and where the turn stands."""

    options: Options
    rng: Source
    teller: Teller | None
    memory: Memory | None  # none in imagined worlds: search need not remember
    sights: Sights | None  # what observers saw; a copy begins without

    # The game
    money: vec[i64]  # [seat] dollars
    pots: vec[i64]  # [outlaw] dollars on the poster
    round: i64  # the first is 1
    dealer: i64
    winner: i64
    reached: i64  # OPT-20: set of seats (bits) that were the first to reach the mark
    turns: i64  # begun in this game (OPT-37)
    stalls: i64  # OPT-37: rounds that the guard ended

    # The round
    hands: vec[i64]  # [seat * KINDS + kind]
    held: vec[i64]  # [seat] cards in hand
    piles: vec[i64]  # [(seat * OUTLAWS + outlaw) * PILE + counter]
    lying: vec[i64]  # [seat * LYING + what] totals of the piles, kept up to date
    opened: vec[i64]  # [outlaw] WE-4.2
    stock: vec[i64]  # the draw pile, top card last
    stocked: i64  # how many cards it has
    waste: vec[i64]  # the discard pile, top card last
    wasted: i64
    reshuffles: i64  # WE-6.1 pass 1 while 0, pass 2 afterwards
    starter: i64
    idle: i64  # OPT-37: turns in a row in which nothing but a discard was taken and another put there

    # The turn
    turn: i64  # the active player
    phase: i64
    sheriff_used: i64  # WE-7.1
    laid: vec[i64]  # [outlaw] cards laid this turn (OPT-07)
    taken: i64  # kind taken from the discard pile this turn (OPT-29)
    acted: i64  # a card was laid or played this turn (OPT-37)
    picked: i64  # kind picked with Wyatt Earp just now; others know only that something was

    # The card being resolved
    card: i64
    use: i64
    shot: i64  # the card that was turned over last for it
    aim_seat: i64
    aim_outlaw: i64
    passed: i64  # set of seats (bits) that declined in the open window

    undoable: i64

    def __init__(self, seats: i64, options: Options, rng: Source) -> None:
        super().__init__(seats)
        blank = vec[i64]()  # without seats the state is blank, to be filled by `copy_from`
        self.options = options
        self.rng = rng
        self.teller = None
        self.memory = None
        self.sights = None
        self.money = vec[i64]([0] * seats) if seats else blank
        self.pots = vec[i64]([0] * OUTLAWS) if seats else blank
        self.round = 0
        self.dealer = 0
        self.winner = NOBODY
        self.reached = 0
        self.turns = 0
        self.stalls = 0
        self.hands = vec[i64]([0] * (seats * KINDS)) if seats else blank
        self.held = vec[i64]([0] * seats) if seats else blank
        self.piles = vec[i64]([0] * (seats * OUTLAWS * PILE)) if seats else blank
        self.lying = vec[i64]([0] * (seats * LYING)) if seats else blank
        self.opened = vec[i64]([0] * OUTLAWS) if seats else blank
        self.stock = vec[i64]([0] * DECK) if seats else blank
        self.stocked = 0
        self.waste = vec[i64]([0] * DECK) if seats else blank
        self.wasted = 0
        self.reshuffles = 0
        self.starter = 0
        self.idle = 0
        self.turn = 0
        self.phase = OVER
        self.sheriff_used = 0
        self.laid = vec[i64]([0] * OUTLAWS) if seats else blank
        self.taken = NO_CARD
        self.acted = 0
        self.picked = NO_CARD
        self.card = NO_CARD
        self.use = 0
        self.shot = NO_CARD
        self.aim_seat = NOBODY
        self.aim_outlaw = 0
        self.passed = 0
        self.undoable = 0

    def copy_from(self, other: "State") -> None:
        """Become like `other`, with vectors of its own. Who listens and what is remembered is the caller's choice."""
        self.money = other.money[:]
        self.pots = other.pots[:]
        self.round = other.round
        self.dealer = other.dealer
        self.winner = other.winner
        self.reached = other.reached
        self.turns = other.turns
        self.stalls = other.stalls
        self.hands = other.hands[:]
        self.held = other.held[:]
        self.piles = other.piles[:]
        self.lying = other.lying[:]
        self.opened = other.opened[:]
        self.stock = other.stock[:]
        self.stocked = other.stocked
        self.waste = other.waste[:]
        self.wasted = other.wasted
        self.reshuffles = other.reshuffles
        self.starter = other.starter
        self.idle = other.idle
        self.turn = other.turn
        self.actor = other.actor
        self.phase = other.phase
        self.sheriff_used = other.sheriff_used
        self.laid = other.laid[:]
        self.taken = other.taken
        self.acted = other.acted
        self.picked = other.picked
        self.card = other.card
        self.use = other.use
        self.shot = other.shot
        self.aim_seat = other.aim_seat
        self.aim_outlaw = other.aim_outlaw
        self.passed = other.passed
        self.undoable = other.undoable

    def numbers(self) -> list[int]:
        found: list[int] = [self.seats, *self.money, *self.pots, self.round, self.dealer, self.winner, self.reached]
        found += [self.turns, self.stalls, *self.hands, *self.held, *self.piles, *self.opened]
        found += [self.stocked, *self.stock[: self.stocked], self.wasted, *self.waste[: self.wasted]]
        found += [self.reshuffles, self.starter, self.idle, self.turn, self.actor, self.phase, self.sheriff_used]
        found += [*self.laid, self.taken, self.acted, self.picked, self.card, self.use, self.shot]
        found += [self.aim_seat, self.aim_outlaw, self.passed, *self.rng.numbers()]
        return found

    def tell(self, fact: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Pass a fact to the memory, the observers and the listener; a search has none of them."""
        if self.memory is not None and fact < MEMORABLE:
            self.memory.hear(fact, a, b, c, d)
        if self.sights is not None:
            self.sights.hear(fact, a, b, c)
        if self.teller is not None:
            self.teller.hear(fact, a, b, c, d)

    def unseen_by(self, viewer: i64, memory: Memory) -> vec[i64]:
        """WE-8.7 How many cards of each kind a viewer cannot see, the discard pile included."""
        unseen = self.off_table()
        self.take_off_hands(unseen, viewer, memory)
        return unseen

    def off_table(self) -> vec[i64]:
        """How many cards of each kind lie in no territory and are not being resolved."""
        unseen = self.off_territories()
        if self.card != NO_CARD:
            unseen[self.card] -= 1
        return unseen

    def off_territories(self) -> vec[i64]:
        """How many cards of each kind lie in no territory."""
        unseen = all_copies()
        piles = self.piles
        for at in range(0, len(piles), PILE):
            if piles[at + SERIES_CARDS] + piles[at + PHOTOS] + piles[at + HIDEOUTS] == 0:
                continue  # WE-11.9 the others do not lie alone
            outlaw = at // PILE % OUTLAWS
            unseen[outlaw] -= piles[at + SERIES_CARDS]
            unseen[PHOTO + outlaw] -= piles[at + PHOTOS]
            unseen[STAGECOACH] -= piles[at + STAGECOACHES]
            unseen[BANK] -= piles[at + BANKS]
            unseen[FASTEST_GUN] -= piles[at + GUNS]
            unseen[HIDEOUT] -= piles[at + HIDEOUTS]
        return unseen

    def take_off_hands(self, unseen: vec[i64], viewer: i64, memory: Memory) -> None:
        """Take away what a viewer knows of the hands: all of the own one, of the others what was shown."""
        for seat in range(self.seats):
            take_off(unseen, self.hands if seat == viewer else memory.shown, seat * KINDS)

    # Hands

    def gain(self, seat: i64, kind: i64) -> None:
        """WE-3.7 There is no hand limit."""
        self.hands[seat * KINDS + kind] += 1
        self.held[seat] += 1

    def lose(self, seat: i64, kind: i64, cards: i64 = 1) -> None:
        self.hands[seat * KINDS + kind] -= cards
        self.held[seat] -= cards

    def has(self, seat: i64, kind: i64) -> bool:
        return self.hands[seat * KINDS + kind] > 0

    # Draw pile and discard pile

    def pop_stock(self) -> i64:
        self.stocked -= 1
        self.undoable = 0
        return self.stock[self.stocked]

    def push_waste(self, kind: i64) -> None:
        self.waste[self.wasted] = kind
        self.wasted += 1

    def top_discard(self) -> i64:
        if self.wasted == 0:
            return NO_CARD
        return self.waste[self.wasted - 1]

    # Territories

    def pile(self, seat: i64, outlaw: i64) -> i64:
        """Where the counters of a pile begin."""
        return (seat * OUTLAWS + outlaw) * PILE

    def has_pile(self, seat: i64, outlaw: i64) -> bool:
        """A pile is there if an outlaw card or a Photo is (WE-9.5); attached cards alone are orphans (WE-11.9)."""
        at = (seat * OUTLAWS + outlaw) * PILE
        return self.piles[at + SERIES_CARDS] + self.piles[at + PHOTOS] > 0

    def count_new_pile(self, seat: i64, outlaw: i64) -> None:
        """Cards are about to be laid: do they begin a pile?"""
        if not self.has_pile(seat, outlaw):
            self.lying[seat * LYING + ALL_PILES] += 1
            if not self.covered(seat, outlaw):
                self.lying[seat * LYING + BARE_PILES] += 1

    def recount(self, seat: i64) -> None:
        """Count what lies in a territory, after something there has been covered or taken away."""
        piles: i64 = 0
        bare: i64 = 0
        hideouts: i64 = 0
        for outlaw in range(OUTLAWS):
            covers = self.piles[self.pile(seat, outlaw) + HIDEOUTS]
            hideouts += covers
            if self.has_pile(seat, outlaw):
                piles += 1
                if covers == 0:
                    bare += 1
        self.lying[seat * LYING + ALL_PILES] = piles
        self.lying[seat * LYING + BARE_PILES] = bare
        self.lying[seat * LYING + ALL_HIDEOUTS] = hideouts

    def covered(self, seat: i64, outlaw: i64) -> bool:
        return self.piles[(seat * OUTLAWS + outlaw) * PILE + HIDEOUTS] > 0

    def capture_points(self, seat: i64, outlaw: i64) -> i64:
        """WE-15.2 Two for each outlaw card, four for the Photo, and the attached cards; WE-12.3 covered: nothing."""
        piles = self.piles
        at = (seat * OUTLAWS + outlaw) * PILE
        if piles[at + HIDEOUTS] > 0:
            return 0
        return (
            2 * piles[at + SERIES_CARDS]
            + 4 * piles[at + PHOTOS]
            + piles[at + STAGECOACHES]
            + 2 * piles[at + BANKS]
            + 3 * piles[at + GUNS]
        )

    def points(self) -> tuple[int, ...]:
        """The capture points of every pile, seat by seat."""
        return tuple(
            [int(self.capture_points(seat, outlaw)) for seat in range(self.seats) for outlaw in range(OUTLAWS)]
        )

    def hand(self, seat: i64) -> tuple[int, ...]:
        """How many cards of each kind a seat holds."""
        return tuple([int(n) for n in self.hands[seat * KINDS : (seat + 1) * KINDS]])

    def left_of(self, seat: i64) -> i64:
        """WE-2.6 Play goes clockwise, to the left."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    def seat_after(self, seat: i64, steps: i64) -> i64:
        """So many steps to the left."""
        return (seat + steps) % self.seats


def counter_of(kind: i64) -> i64:
    """The counter of a pile in which a card of this kind lies."""
    if is_outlaw(kind):
        return SERIES_CARDS
    if kind == STAGECOACH:
        return STAGECOACHES
    if kind == BANK:
        return BANKS
    if kind == FASTEST_GUN:
        return GUNS
    return HIDEOUTS if kind == HIDEOUT else PHOTOS


def kind_counted(counter: i64, outlaw: i64) -> i64:
    """The kind that a counter of an outlaw's pile counts."""
    if counter == SERIES_CARDS:
        return outlaw
    if counter == PHOTOS:
        return PHOTO + outlaw
    if counter == STAGECOACHES:
        return STAGECOACH
    if counter == BANKS:
        return BANK
    if counter == GUNS:
        return FASTEST_GUN
    return HIDEOUT
