"""Fair shuffles: on the stream that deals real games, every card is as likely in every place. Seeds are fixed."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha512
from typing import Any

import pytest

from saloon.kernel.rng import Stream, fair_stream
from tests.kernel.test_rng import card_by_position, excess
from tests.laws.test_secrets import chi_square, far_too_much
from tests.laws.worlds import HOUSE, World

ENTROPY = (b"north", b"south")  # what players add
DEALS = 600


def stream(n: int) -> Stream:
    return fair_stream(sha512(b"shuffles %d" % n).digest(), ENTROPY)


def unevenness(cards: int, shuffles: int) -> float:
    """How far cards by places are off what chance would give, in standard deviations."""
    return float(abs(excess(card_by_position(stream(cards), cards, shuffles), shuffles / cards)))


def test_every_card_is_as_likely_in_every_place():
    assert unevenness(12, 100_000) < 5


@pytest.mark.soak
@pytest.mark.parametrize("cards", [62, 78])
def test_every_card_is_as_likely_in_every_place_over_a_million_shuffles(cards: int):
    assert unevenness(cards, 1_000_000) < 5


@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_both_games_deal_every_card_to_every_place(world: World):
    """Each deck by itself: what lies at each of its places, and what is in each hand, over many deals."""
    game, seats = world.game, world.game.players[0]
    options = game.options({})
    places: dict[tuple[str, str], Counter[str]] = {}
    decks: dict[str, Counter[str]] = {}
    for n in range(DEALS):
        found = list(dealt(game.to_document(game.new(options, seats, stream(n)))))
        for deck, place, cards in found:
            places.setdefault((deck, place), Counter()).update(cards)
        decks = {name: Counter[str]() for name, _, _ in found}
        for deck, _, cards in found:
            decks[deck].update(cards)
    for (deck, place), seen in places.items():
        share = seen.total() / decks[deck].total()
        expected = {card: share * copies for card, copies in decks[deck].items()}
        assert chi_square(seen, expected) < far_too_much(len(expected) - 1), (deck, place)


def dealt(document: dict[str, Any]) -> Iterator[tuple[str, str, list[str]]]:
    """Every place of a fresh deal: the deck that it was dealt from, its name, and the cards there."""
    if "sides" in document:
        piles = {side: (found["deck"], [found["hand"]]) for side, found in document["sides"].items()}
    else:
        piles = {"all": ([*document["draw"], *document["discard"]], [seat["hand"] for seat in document["seats"]])}
    for deck, (pile, hands) in piles.items():
        for at, card in enumerate(pile):
            yield deck, f"place {at}", [card]
        for owner, hand in enumerate(hands):
            yield deck, f"hand {owner}", list(Counter(hand).elements())
