"""The action space (20.3): every answer to every question has a number.

A code is a verb with up to two values; which values there are follows from the deck. With `frontier-1` there are 320:
the 319 of the rules file, in this order, and one that only RV-OPT-05 `goes_on` uses.
"""

from typing import Final

END_TURN: Final = 0  # 1
PLAY: Final = 1  # 44: kind (all but reactions)
PLAY_AS_SHOT: Final = 2  # 1: kind
PLACE: Final = 3  # 5: battlefield
DISCARD: Final = 4  # 46: kind
YES: Final = 5  # 1
NO: Final = 6  # 1
REFLEX: Final = 7  # 1: the reaction to a casualty
VICTIM: Final = 8  # 16: bandit
SAVE_BANDIT: Final = 9  # 15: bandit (all but the leader)
DONE: Final = 10  # 1
HIT_LAWMAN: Final = 11  # 15: variant
WRECK_ROW: Final = 12  # 4: variant
HIT_GUN: Final = 13  # 10: variant (unprotected)
TAKE_BACK: Final = 14  # 45: battlefield, variant (returnable)
FETCH: Final = 15  # 10: kind of lawman
MOVE: Final = 16  # 75: battlefield, variant of lawman
USE: Final = 17  # 2: kind with an ability, direction if it moves the card
SPECIAL: Final = 18  # 1: special
TAKE_OFF: Final = 19  # 25: variant (not fixed)
SAVE_LEADER: Final = 20  # 1
VERBS: Final = 21
