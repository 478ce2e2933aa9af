"""Chance for a deal that many play: what it gives depends on the deal, and hardly on what was decided before.

A stream gives numbers one after the other, so that one more shuffle in the first round would change every card of the
second. Here each shuffle has chance of its own: the cards of a deck are numbered, every card has a rank for every time
that its deck is shuffled, and a pile lies in the order of its ranks. So the second round is the same whatever happened
in the first; and if a discard pile is shuffled, any two cards that are in it come in the same order, whoever put them
there. docs/fairness.md (scheme 3) specifies it.
"""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from saloon.kernel.rng import Source, Stream


class Deck:
    """The cards of a deck as they lay before they were shuffled for the first time, and how often they were since."""

    def __init__(self, cards: tuple[int, ...], dealt: int = -1, again: int = 0) -> None:
        self.cards = cards
        self.count = Counter(cards)
        self.dealt = dealt  # times that all of them were shuffled, from 0
        self.again = again  # times that a part of them was, since

    def holds(self, pile: Counter[int]) -> bool:
        return pile <= self.count

    def numbered(self, pile: Counter[int]) -> list[int]:
        """The cards of a pile by their numbers in the deck: of several of a kind the first ones."""
        left = pile.copy()
        found = []
        for number, card in enumerate(self.cards):
            if left[card]:
                left[card] -= 1
                found.append(number)
        return found

    def clone(self) -> "Deck":
        return Deck(self.cards, self.dealt, self.again)


class Duplicate(Source):
    """The source of such a deal. `key` is the same that a stream would have."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.plain = Stream(sha256(b"saloon duplicate numbers 3\0" + key).digest())  # numbers that are no shuffle's
        self.decks: list[Deck] = []

    def below(self, n: int) -> int:
        return int(self.plain.below(n))

    def shuffle(self, cards: Any, n: int) -> None:
        """Put the first n cards into the order of their ranks; the highest is the top."""
        pile = Counter(int(cards[i]) for i in range(n))
        if not pile:
            return
        deck = next((deck for deck in self.decks if deck.holds(pile)), None)
        if deck is None:
            deck = Deck(tuple(int(cards[i]) for i in range(n)))
            self.decks.append(deck)
        if pile == deck.count:
            deck.dealt, deck.again = deck.dealt + 1, 0
        else:
            deck.again += 1
        occasion = [self.decks.index(deck), deck.dealt, deck.again]
        ranked = sorted(deck.numbered(pile), key=lambda number: self.rank([*occasion, number]))
        for i, number in enumerate(ranked):
            cards[i] = deck.cards[number]

    def rank(self, where: Sequence[int]) -> bytes:
        """The rank of a card: its deck, how often that was dealt and shuffled again, and its number in it."""
        place = b"".join(number.to_bytes(4, "big") for number in where)
        return sha256(b"saloon duplicate card 3\0" + self.key + place).digest()

    def clone(self) -> "Duplicate":
        other = Duplicate(self.key)
        plain = self.plain.clone()
        assert isinstance(plain, Stream)
        other.plain, other.decks = plain, [deck.clone() for deck in self.decks]
        return other

    def numbers(self) -> list[int]:
        return [self.plain.used(), *(number for deck in self.decks for number in (deck.dealt, deck.again))]

    def __reduce__(self) -> tuple[Any, ...]:
        decks = [(deck.cards, deck.dealt, deck.again) for deck in self.decks]
        return again, (self.key, self.plain.used(), decks)


def again(key: bytes, used: int, decks: Sequence[tuple[tuple[int, ...], int, int]]) -> Duplicate:
    """A source that has been used already."""
    source = Duplicate(key)
    source.plain.skip(used)
    source.decks = [Deck(*deck) for deck in decks]
    return source
