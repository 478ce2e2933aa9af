"""What can happen at the table, as numbers: the facts that rules tell and listeners hear.

`facts.py` turns them into typed values and says who may see what. The comment names the values told with each.
"""

from typing import Final

ROUND_BEGAN: Final = 0  # round, dealer
DEALT: Final = 1  # seat, kind (private)
DREW: Final = 2  # seat, kind (private)
TOOK: Final = 3  # seat, kind: from the discard pile
LAID: Final = 4  # seat, outlaw, how many
DISCARDED: Final = 5  # seat, kind
PLAYED: Final = 6  # seat, kind, use, 1 if it was picked a moment ago, 2 if all saw it then
TURNED: Final = 7  # kind of the shot card (none: a miss by rule), 1 for a hit
SPENT: Final = 8  # seat, kind: onto the discard pile
TURNED_UP: Final = 9  # kind: the first card of the discard pile
ORPHANED: Final = 10  # owner, outlaw, kind: discarded
GUN_LEFT: Final = 11  # seat, outlaw: the old Fastest Gun is discarded
UNCOVERED: Final = 12  # owner, outlaw: the Hideout is discarded
DENIED: Final = 13  # seat, outlaw
GAVE: Final = 14  # giver, asker, outlaw
STOLE: Final = 15  # thief, owner, outlaw
PICKED: Final = 16  # seat, kind (private unless shown), 1 if shown, 1 if from the draw pile
RESHUFFLED: Final = 17  # cards in the new draw pile, cards that were left in the old one
MEMORABLE: Final = 18  # a memory needs the facts below this number
TURN_BEGAN: Final = 18  # seat
POT_GREW: Final = 19  # outlaw, dollars
ATTACHED: Final = 20  # seat, outlaw, kind
ASKED: Final = 21  # seat, outlaw, order
COVERED: Final = 22  # seat, owner, outlaw
LOOKED: Final = 23  # seat, 1 if through the draw pile
KEPT: Final = 24  # seat (private: nobody else learns that there was a choice)
DECLINED: Final = 25  # seat: no answer to a question out of turn
NO_DISCARD: Final = 26  # seat: has no card left to discard
ROUND_ENDED: Final = 27  # reason, seat
PUT_AWAY: Final = 28  # seat, kind (private unless shown), how many, 1 if shown
CAPTURED: Final = 29  # outlaw, points
ESCAPED: Final = 30  # outlaw, points
PAID: Final = 31  # seat, outlaw, dollars
STAYED: Final = 32  # outlaw, dollars
EXCHANGED: Final = 33  # seat, how many big tokens
DUEL_BEGAN: Final = 34  # seat that takes part
DUELLED: Final = 35  # seat, kind, 1 for a hit
WON: Final = 36  # seat
FACTS: Final = 37

# Uses of a sheriff card, announced with it (WE-7.9).
FOR_PHOTO: Final = 1
FOR_ATTACHING: Final = 2
FOR_ASKING: Final = 3
FOR_STEALING: Final = 4
FOR_HIDING: Final = 5
FOR_DRAWING: Final = 6
FOR_PICKING: Final = 7
FOR_REMOVING: Final = 8

# Why a round ended.
WENT_OUT: Final = 0  # WE-14.1
EMPTY_HAND: Final = 1  # WE-14.2
EXHAUSTED: Final = 2  # WE-14.3
STALLED: Final = 3  # OPT-37
OUT_OF_TURNS: Final = 4  # OPT-37: and the game with it
