"""What things are worth at Wyatt Earp, in dollars unless it says otherwise.

Set by judgement. Some were varied in two-player matches of Marshal against itself; most changes made no difference that
could be measured.
"""

from typing import Final

ALL: Final = 1000  # certainty; chances are parts of it
CARD: Final = 2  # capture points of an outlaw card
PICTURE: Final = 4  # capture points of a Photo
NEVER: Final = -100_000

SURPRISE: Final = 150  # chance, in parts of ALL, that what is planned for the next turn comes to nothing
TEMPO: Final = 60  # dollars for each card that leaves the hand for the table: it brings the end nearer (ST-9)
TWO_CARDS: Final = 700  # what two unknown cards are worth
ONE_OF_A_KIND: Final = 120  # what one card of an unopened outlaw is worth, at a pot of $1,000
PAIR: Final = 500  # and two of them
PORTRAIT: Final = 150  # and its Photo, more with each card beside it
EARP_IN_HAND: Final = 500  # what sheriff cards are worth for later: Wyatt Earp (ST-10, ST-11)
NUMBER_IN_HAND: Final = 400  # Stagecoach, Bank, Fastest Gun
HIDEOUT_IN_HAND: Final = 500  # the threat is not clear yet (ST-3)
WANTED_IN_HAND: Final = 250  # Most Wanted
HIDDEN_CARD: Final = 100  # what a card in a hand is worth to its owner if the round goes on
STEADY: Final = 800  # parts of ALL of what the posters promise that will be left if the round goes on: luck turns
PRICE_OF_TAKING: Final = 500  # what the neighbour gives up when he takes the discard
CLEAR: Final = 400  # dollars that a good player does not overlook
GROWTH: Final = 150  # weight of one more own card later, for each card that is unseen, against ALL for nothing
WORST: Final = 12_000  # what losing the game is worth, when a round would end it
