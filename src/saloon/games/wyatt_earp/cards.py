"""WE-1 The deck: 78 cards of 20 kinds. Cards of one kind are interchangeable (WE-1.4), so a kind is all there is."""

from typing import Final

from saloon.kernel.packed import i64, vec

OUTLAWS: Final = 7  # WE-1.3 kinds 0 to 6 are the outlaws, kinds 7 to 13 their Photos in the same order
PHOTO: Final = 7
WYATT_EARP: Final = 14
BANK: Final = 15
FASTEST_GUN: Final = 16
MOST_WANTED: Final = 17
HIDEOUT: Final = 18
STAGECOACH: Final = 19
KINDS: Final = 20
NO_CARD: Final = -1

DECK: Final = 78  # WE-1.1
LEAST_PLAYERS: Final = 2  # WE-1.8
MOST_PLAYERS: Final = 4
HAND: Final = 10  # WE-2.4
SERIES: Final = 3  # WE-4.2
THOUSAND: Final = 1000  # WE-1.7 only multiples of it occur
BIG_TOKEN: Final = 5000  # WE-16.2

OUTLAW_SLUGS: Final = [
    "belle-starr",
    "billy-the-kid",
    "bob-dalton",
    "butch-cassidy",
    "jesse-james",
    "sundance-kid",
    "wes-hardin",
]
SLUGS: Final = [
    *OUTLAW_SLUGS,
    *["photo-" + slug for slug in OUTLAW_SLUGS],
    "wyatt-earp",
    "bank-robbery",
    "fastest-gun",
    "most-wanted",
    "hideout",
    "stagecoach-robbery",
]


def is_outlaw(kind: i64) -> bool:
    """WE-1.4 An outlaw card shows a bullet hole; WE-1.5 a sheriff card, Photos included, does not."""
    return kind < OUTLAWS


def copies(kind: i64) -> i64:
    """WE-1.2 How many cards of a kind are in the deck."""
    if kind < PHOTO:
        return 7
    if kind < WYATT_EARP:
        return 1
    if kind == WYATT_EARP:
        return 7
    if kind == BANK:
        return 4
    if kind == STAGECOACH:
        return 2
    return 3


def points(kind: i64) -> i64:
    """WE-1.2 Capture points of a card in an uncovered pile; a card with a symbol instead has none (WE-1.6)."""
    if kind < PHOTO:
        return 2
    if kind < WYATT_EARP:
        return 4
    if kind == STAGECOACH:
        return 1
    if kind == BANK:
        return 2
    if kind == FASTEST_GUN:
        return 3
    return 0


def reward(kind: i64) -> i64:
    """WE-1.2 Dollars that a sheriff card adds to the pot when it takes effect (WE-9.4, WE-10.3)."""
    return 3 * THOUSAND if kind == STAGECOACH else THOUSAND


def all_cards() -> vec[i64]:
    """WE-1.1 All 78 cards, in the order of their kinds."""
    deck = vec[i64]([0] * DECK)
    n: i64 = 0
    for kind in range(KINDS):
        for _ in range(copies(kind)):
            deck[n] = kind
            n += 1
    return deck


OUTLAW_KINDS: Final = vec[i64](list(range(OUTLAWS)))  # rows to walk along: plain Python pays for every `range`
SHERIFF_KINDS: Final = vec[i64](list(range(OUTLAWS, KINDS)))

_ALL_CARDS: Final = all_cards()
_ALL_COPIES: Final = vec[i64]([copies(kind) for kind in range(KINDS)])


def whole_deck() -> vec[i64]:
    """A deck of its own for every round."""
    return _ALL_CARDS[:]


def all_copies() -> vec[i64]:
    """How many cards of each kind that deck has, as a row of its own."""
    return _ALL_COPIES[:]
