"""What can happen at the table, as numbers. The comment names the values told with each.

`facts.py` turns them into typed values and says who may see what.
"""

from typing import Final

GAME_BEGAN: Final = 0
DEALT: Final = 1  # side, kind (private)
TURN_BEGAN: Final = 2  # side, game turn
MARKER_MOVED: Final = 3  # battlefield, space, 1 if by a card
FIELD_REACHED: Final = 4  # battlefield
DREW: Final = 5  # side, kind (private)
DECK_EMPTY: Final = 6  # side: wanted to draw a card
RESHUFFLED: Final = 7  # side, cards in the new deck
PLAYED: Final = 8  # side, kind, 1 if as a shot, battlefield (of the marker if it is no other)
PAID: Final = 9  # side, kind
DISCARDED: Final = 10  # side, kind: by order of a card
PLACED: Final = 11  # kind, battlefield
SPENT: Final = 12  # kind: its effect is over, it is discarded
CANCELLED: Final = 13  # kind
PAID_BACK: Final = 14  # side, kind (RV-OPT-30)
REACTED: Final = 15  # side, kind
HELD_BACK: Final = 16  # side: no reaction to a card
GRIT_HELPED: Final = 17  # variant of lawman, battlefield
LAWMAN_KILLED: Final = 18  # variant, battlefield
REMOVED: Final = 19  # variant, battlefield: whatever its tokens
GUN_DESTROYED: Final = 20  # variant, battlefield
ROW_DESTROYED: Final = 21  # kind, battlefield
TOKEN_GAINED: Final = 22  # kind, battlefield, token
BANDIT_TOKEN: Final = 23  # bandit
NO_TOKEN_LEFT: Final = 24  # token
TAKEN_OFF: Final = 25  # variant, battlefield
TAKEN_BACK: Final = 26  # variant, battlefield: into the hand
RECOVERED: Final = 27  # kind, 1 if into the hand
MOVED: Final = 28  # variant, from, to
USED: Final = 29  # kind: its ability
OFFERED: Final = 30  # side, 1 if taken: a choice that a card gives
SPARED: Final = 31  # side discarded, so that nothing follows
BANDIT_GRIT_LOST: Final = 32  # bandit
BANDIT_DIED: Final = 33  # bandit
PREVENTED: Final = 34  # a casualty does not happen
ATTACKED: Final = 35  # firepower of the law, of the gang, 1 if the gang takes a casualty
ATTACK_WAIVED: Final = 36  # RV-OPT-25
CUBES_REMOVED: Final = 37  # how many, how many are left, 1 if by the border check
FACE_OPENED: Final = 38  # face space
BANNED: Final = 39  # kind
SPECIAL_USED: Final = 40  # special
SAVED: Final = 41  # bandit
WRECKED: Final = 42  # variant, battlefield
LOST_IN_WRECK: Final = 43  # bandit
HAND_SHOWN: Final = 44  # side, kind, how many (RV-OPT-29)
WON: Final = 45  # side, reason
PUT_ASIDE: Final = 46  # side, kind: its battlefield is still to be chosen
FACTS: Final = 47

# Why the game ended (RV-14)
ALL_DEAD: Final = 0
LEADER_DEAD: Final = 1
EARLY_DEATH: Final = 2
LAST_SPACE: Final = 3
BORDER_EMPTY: Final = 4
LOST_BY_CARD: Final = 5
ENDINGS: Final = ["all-dead", "leader-dead", "early-death", "last-space", "border-empty", "lost-by-card"]
