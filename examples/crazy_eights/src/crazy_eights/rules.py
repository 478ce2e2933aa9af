"""Crazy Eights, rule by rule: a table that asks one seat after the other for a card. The rules are in rulebook.md."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from saloon.kernel.errors import Illegal
from saloon.kernel.plain import PlainTable
from saloon.kernel.rng import Source
from saloon.kernel.rows import row_of
from saloon.kernel.table import NOBODY

SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
CARDS = tuple(f"{rank}-{suit}" for suit in SUITS for rank in RANKS)  # card n is of suit n // 13 and rank n % 13
EIGHT = RANKS.index("8")
POINTS = (1, 2, 3, 4, 5, 6, 7, 50, 9, 10, 10, 10, 10)  # CE-4.2, by rank

# Every answer that a seat can give has a code. Plays come first: a card, and the suit that must be followed then.
PLAYS = tuple(
    (card, suit) for card in range(len(CARDS)) for suit in (range(len(SUITS)) if card % 13 == EIGHT else [card // 13])
)
DRAW = len(PLAYS)
PASS = DRAW + 1
SPACE = PASS + 1


# What happened, as everyone may be told. A card that is None is one that the viewer may not know.


@dataclass(frozen=True, slots=True)
class Dealt:
    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class TurnedUp:
    card: str


@dataclass(frozen=True, slots=True)
class Played:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Called:
    """An eight was played, and its player wants this suit."""

    seat: int
    suit: str


@dataclass(frozen=True, slots=True)
class Drew:
    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class Passed:
    seat: int


@dataclass(frozen=True, slots=True)
class Reshuffled:
    cards: int


@dataclass(frozen=True, slots=True)
class Showed:
    """The cards that a player still had at the end."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Won:
    seat: int
    out: bool  # has no card left; else by the fewest points


Fact = Dealt | TurnedUp | Played | Called | Drew | Passed | Reshuffled | Showed | Won


class CrazyEights(PlainTable):
    """One game. All that is true at the table is in these attributes."""

    def __init__(self, seats: int, reshuffling: bool, rng: Source) -> None:
        super().__init__(seats)
        self.reshuffling = reshuffling  # CE-OPT-01
        self.rng = rng
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # each in order
        self.pile: list[int] = []  # the top card is the last
        self.discards: list[int] = []  # the same
        self.again: frozenset[int] = frozenset()  # CE-3.4 discards that were shuffled into a new pile; none: not yet
        self.suit = 0  # to be followed
        self.drawn = False  # CE-3.2 the seat that must decide has drawn a card in this turn
        self.passes = 0  # in a row

    def deal(self) -> None:
        """CE-2 Seven cards each for two, else five; a card is turned up; the first player is drawn by lot."""
        self.pile = shuffled(list(range(len(CARDS))), self.rng)
        for seat in range(self.seats):
            for _ in range(7 if self.seats == 2 else 5):
                card = self.pile.pop()
                self.hands[seat].append(card)
                self.tell(Dealt(seat, CARDS[card]))
            self.hands[seat].sort()
        self.discards = [self.pile.pop()]
        self.suit = self.discards[0] // 13
        self.tell(TurnedUp(CARDS[self.discards[0]]))
        self.actor = self.rng.below(self.seats)

    # Asking

    def space(self) -> int:
        return SPACE

    def fill(self, out: Any) -> int:
        """CE-3.1 Cards that fit; CE-3.2 drawing once; CE-3.3 passing after that, or when there is nothing to draw."""
        codes = [code for code, (card, _) in enumerate(PLAYS) if card in self.hands[self.actor] and self.fits(card)]
        codes.append(DRAW if self.can_draw() else PASS)
        for at, code in enumerate(codes):
            out[at] = code
        return len(codes)

    def fits(self, card: int) -> bool:
        """CE-3.1 The suit to be followed, the rank of the top card, or an eight."""
        return card // 13 == self.suit or card % 13 in (EIGHT, self.discards[-1] % 13)

    def can_draw(self) -> bool:
        """CE-3.2, CE-3.4 Once a turn, as long as there is a card to be had."""
        return not self.drawn and (bool(self.pile) or (self.reshuffling and not self.again and len(self.discards) > 1))

    def refusal(self, code: int) -> Illegal:
        """Why a code is not among the open ones."""
        if self.actor < 0:
            return Illegal("game-over", "CE-4.1")
        if code == DRAW:
            return Illegal("ce-drawn-already", "CE-3.2") if self.drawn else Illegal("ce-nothing-to-draw", "CE-3.4")
        if code == PASS:
            return Illegal("ce-draw-first", "CE-3.3")
        if not 0 <= code < DRAW:
            return Illegal("unknown-code", "", {"code": str(code)[:20]})
        card = PLAYS[code][0]
        if card not in self.hands[self.actor]:
            return Illegal("not-in-hand", "CE-3.1", {"card": CARDS[card]})
        return Illegal("ce-does-not-fit", "CE-3.1", {"card": CARDS[card], "suit": SUITS[self.suit]})

    # Answering

    def advance(self, code: int) -> None:
        seat = int(self.actor)
        if code == DRAW:
            self.draw(seat)
        elif code == PASS:
            self.passes += 1
            self.tell(Passed(seat))
            self.next_seat()
        else:
            self.play(seat, *PLAYS[code])
            self.next_seat()
        if self.is_over():
            self.end()

    def play(self, seat: int, card: int, suit: int) -> None:
        """CE-3.1 The card goes onto the discards; CE-3.5 an eight calls a suit."""
        self.hands[seat].remove(card)
        self.discards.append(card)
        self.suit = suit
        self.passes = 0
        self.tell(Played(seat, CARDS[card]))
        if card % 13 == EIGHT:
            self.tell(Called(seat, SUITS[suit]))

    def draw(self, seat: int) -> None:
        """CE-3.2 The top card of the pile; the same seat goes on. CE-3.4 An empty pile is made anew first."""
        if not self.pile:
            below, self.discards = self.discards[:-1], self.discards[-1:]
            self.again = frozenset(below)
            self.pile = shuffled(sorted(below), self.rng)
            self.tell(Reshuffled(len(below)))
        card = self.pile.pop()
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.drawn = True
        self.passes = 0
        self.tell(Drew(seat, CARDS[card]))

    def next_seat(self) -> None:
        self.actor = (self.actor + 1) % self.seats
        self.drawn = False

    def is_over(self) -> bool:
        """CE-4.1 Someone has no card left; CE-4.2 nothing to draw, and everyone has passed in a row."""
        return [] in self.hands or (self.passes >= self.seats and not self.can_draw())

    def end(self) -> None:
        """CE-5.3 Everyone shows what he still holds."""
        self.actor = NOBODY
        self.winner = self.leader()
        for seat, hand in enumerate(self.hands):
            if hand:
                self.tell(Showed(seat, names(hand)))
        self.tell(Won(self.winner, [] in self.hands))

    def leader(self) -> int:
        """CE-4.1, CE-4.2 Fewest points (none without a card); of equals the first in the order of the seats."""
        points = self.points()
        return points.index(min(points))

    def points(self) -> list[int]:
        """CE-4.2 What each seat still holds."""
        return [sum(POINTS[card % 13] for card in hand) for hand in self.hands]

    # Imagining

    def imagine(self, seat: int, rng: Source, remember: bool = False) -> "CrazyEights":
        """CE-5.2 Deal the cards that the seat cannot see again.

        Whoever was there when the discards were shuffled knows which cards were among them, and how many of these each
        hand has drawn since then: both kinds of cards are dealt by themselves, each hand as many of either as it has.
        """
        other = self.clone()
        other.rng = rng.clone()
        if self.actor < 0:  # CE-5.3 nothing is hidden any more
            return other
        seen = {*self.discards, *(self.hands[seat] if seat >= 0 else [])}
        other.pile = []
        for kind in (True, False):
            hidden = [card for card in range(len(CARDS)) if card not in seen and (card in self.again) == kind]
            dealt = shuffled(hidden, other.rng)
            for hand in range(self.seats):
                if hand != seat:
                    kept = [card for card in other.hands[hand] if (card in self.again) != kind]
                    taken = len(other.hands[hand]) - len(kept)
                    other.hands[hand] = sorted([*kept, *dealt[:taken]])
                    del dealt[:taken]
            other.pile += dealt
        other.pile = shuffled(sorted(other.pile), other.rng)
        return other

    def numbers(self) -> list[int]:
        rows = [[int(self.actor), self.suit, int(self.drawn), self.passes, int(self.reshuffling), *self.rng.numbers()]]
        rows += [*self.hands, self.pile, self.discards, sorted(self.again)]
        return [number for row in rows for number in (len(row), *row)]

    # For learning programs

    def observation_size(self) -> int:
        return 2 * len(CARDS) + 6 + 6

    def observe(self, seat: int, buffer: Any, at: int = 0) -> None:
        """Own hand and discards as bits; top card, suit, pile, drawn, passes, new pile; hands from the seat on."""
        for card in range(len(CARDS)):
            buffer[at + card] = int(card in self.hands[seat])
            buffer[at + len(CARDS) + card] = int(card in self.discards)
        sizes = [len(self.hands[(seat + n) % self.seats]) if n < self.seats else 0 for n in range(6)]
        state = [self.discards[-1], self.suit, len(self.pile), int(self.drawn), self.passes, int(bool(self.again))]
        for place, number in enumerate([*state, *sizes]):
            buffer[at + 2 * len(CARDS) + place] = min(number, 255)


def names(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in cards)


def shuffled(cards: list[int], rng: Source) -> list[int]:
    row = row_of(cards)
    rng.shuffle(row, len(cards))
    return list(row)
