"""A deck as a file: cards as data (RV-0.1), read, checked and written (section 16; docs/decks.md).

`language` has the words of a file, `limits` its numbers, `rows` what a deck is. `reading` looks at each row by itself,
`checking` at the whole, `remarks` at what may not be meant. `writing` makes a document of it, `packaged` are our decks.
"""

from saloon.games.revolver.deckfile.language import (
    CASUALTY_WINDOW,
    COLTY,
    FLAGS,
    KINDS,
    MCREADY,
    OPERATIONS,
    PLAY_WINDOW,
    SIDES,
    TOKENS,
)
from saloon.games.revolver.deckfile.packaged import PACKAGED, STANDARD, is_packaged, packaged_deck, standard_deck
from saloon.games.revolver.deckfile.reading import read_deck
from saloon.games.revolver.deckfile.remarks import tokens_needed
from saloon.games.revolver.deckfile.rows import (
    Activated,
    Bandit,
    Battlefield,
    Card,
    DeckFile,
    Op,
    Ops,
    Remark,
    Special,
    walk,
)
from saloon.games.revolver.deckfile.writing import digest, write_deck

__all__ = [
    "CASUALTY_WINDOW",
    "COLTY",
    "FLAGS",
    "KINDS",
    "MCREADY",
    "OPERATIONS",
    "PACKAGED",
    "PLAY_WINDOW",
    "SIDES",
    "STANDARD",
    "TOKENS",
    "Activated",
    "Bandit",
    "Battlefield",
    "Card",
    "DeckFile",
    "Op",
    "Ops",
    "Remark",
    "Special",
    "digest",
    "is_packaged",
    "packaged_deck",
    "read_deck",
    "standard_deck",
    "tokens_needed",
    "walk",
    "write_deck",
]
