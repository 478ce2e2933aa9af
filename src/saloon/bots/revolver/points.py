"""What things are worth in Revolver to Colty and to McReady, in points; found by playing many games.

A card of the hand is worth about 100, a bandit's life about two cards.
"""

from typing import Final

KILL: Final = [230, 306]  # a bandit's life (ST-D1)
WANT: Final = [100, 100, 133, 110, 100, 100, 100, 100, 100, 100]  # per cent of it at each battlefield (ST-1, ST-4)
LAST_KILLS: Final = [0, 4000, 700, 400, 300]  # the same, when so many are left: the last one is the game
FRESH: Final = [95, 95]  # a card still to be drawn
COIN: Final = [55, 41]  # any card: it can pay for another
FIRE: Final = [45, 60]  # a point of firepower in the hand
FIRE_AHEAD: Final = [17, 13]  # a point of firepower at a later battlefield, for each of its turns (ST-D6)
ROW_AHEAD: Final = 16  # a row at a later battlefield, for each of its turns (ST-D7)
ROW_HERE: Final = 10  # a row here, for each turn that is left
STORM: Final = 40  # a limit for lawmen here, for each turn that is left
MAN: Final = 109  # killing a lawman, some day
MARKER: Final = [150, 150]  # moving the marker, some day
ROW: Final = 100  # a row in the hand
BITE: Final = 85  # a casualty that a card buys off
HOLD: Final = 100  # per cent of a kill: a certain one in a turn in which the attack kills too (ST-6)
BLAST_POINT: Final = 40  # firepower of lawmen that a blast takes, some day
CLEAR: Final = 150  # clearing a battlefield of lawmen, some day
SMASH: Final = 68  # destroying a gun, some day
BACK: Final = 80  # taking a gun back
AGAIN: Final = 75  # a lawman from the discard pile, into the hand
REVIVE: Final = 173  # the same, onto the battlefield
FETCH: Final = 120  # a lawman from a battlefield left behind
FETCH_LATER: Final = 75  # the same, while there is none
GRITTY: Final = 40  # a grit token
BREAK: Final = 35  # destroying a row, some day
REFLEX: Final = 120  # per cent of a life: preventing a casualty, some day
FADE: Final = [0, 5, 40, 60, 75, 85, 92, 97, 100]  # per cent of a card's worth when so many turns are left
WARD: Final = 200  # per cent of a life: a card to discard for each card of McReady's that only a discard wards off
KEPT: Final = 80  # per cent of a life as it stands: a card that prevents a casualty is never worth less
SPENT: Final = [20, 27]  # tenths of cards that a side can make good use of in a turn
NEVER: Final = 1_000_000
