"""Limits of a deck file. They keep every game finite, every pause short and every number small (docs/decks.md)."""

import re
from typing import Final

BATTLEFIELDS: Final = 5
BANDITS: Final = 16
DECK: Final = 62  # RV-1.1, in a user's file only a remark (RV-0.3)
FEWEST_CARDS: Final = 20
MOST_CARDS: Final = 124
MOST_KINDS: Final = 62
MOST_COPIES: Final = 62
MOST_FIREPOWER: Final = 20
MOST_COST: Final = 8
MOST_RATING: Final = 9
MOST_DASHES: Final = 3
MOST_TURNS: Final = 9
MOST_DEFENCE: Final = 20
MOST_FACES: Final = 8
MOST_CUBES: Final = 99
MOST_TOKENS: Final = 99
MOST_START_GRIT: Final = 6
MOST_HAND: Final = 20
MOST_DRAW: Final = 9
MOST_SLOTS: Final = 9
MOST_TIMES: Final = 9  # the `n` of an operation
MOST_BLAST: Final = 40
MOST_OPERATIONS: Final = 8
MOST_DEPTH: Final = 3
MOST_SPECIALS: Final = 8
MOST_NAME: Final = 80
MOST_TEXT: Final = 400
MOST_NOTE: Final = 4000
SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOST_SLUG: Final = 40
