"""RV-0.1 The decks that come with the game. A packaged deck stays as it is, for the games that were played with it."""

from functools import cache
from importlib.resources import files
from typing import Final

from saloon.games.revolver.deckfile.reading import read_deck
from saloon.games.revolver.deckfile.rows import DeckFile
from saloon.kernel.document import parse_document

STANDARD: Final = "frontier-4"
PACKAGED: Final = ("frontier-1", "frontier-2", "frontier-3", "frontier-4")


def standard_deck() -> DeckFile:
    """The packaged deck that is played unless another one is wanted."""
    return packaged_deck(STANDARD)


@cache
def packaged_deck(name: str) -> DeckFile:
    """RV-0.1 A deck of the game, in our own words (RV-0.6); every figure says where it comes from (RV-0.2)."""
    page = files("saloon.games.revolver") / "decks" / f"{name}.toml"
    return read_deck(parse_document(page.read_text("utf-8"), toml=True), complete=True)


def is_packaged(deck: DeckFile) -> bool:
    """Whether a deck is one that comes with the game, with no figure changed."""
    return deck.id in PACKAGED and deck == packaged_deck(deck.id)
