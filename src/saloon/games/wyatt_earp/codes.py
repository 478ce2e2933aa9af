"""Every answer that a seat can give, as one fixed number.

0 to 177 are the codes of the standard rules (21.3), 178 to 222 and 244 what options of class S and V add, 223 to 243
what `we_remove_scope=any` adds. Other seats are counted clockwise from the deciding seat: 1 is the left neighbour.

| codes | answer |
|---|---|
| 0, 1 | take two cards of the draw pile; take the top discard |
| 2-50 | lay n cards of an outlaw: 2 + 7 outlaw + n - 1 |
| 51-57 | play the Photo of an outlaw |
| 58-60 | play Stagecoach, Bank, Fastest Gun with a shot |
| 61-74 | ask for an outlaw with Most Wanted: 61 + 2 outlaw + (0 to the left, 1 to the right) |
| 75, 76 | steal with Most Wanted; play a Hideout |
| 77, 78, 79 | Wyatt Earp: draw two; pick a card; remove a Hideout |
| 80-86 | attach to the own pile of an outlaw |
| 87-107 | take an outlaw card: 87 + 7 (seat - 1) + outlaw |
| 108-128 | cover a pile with a Hideout: 108 + 7 (seat - 1) + outlaw |
| 129, 130 | answer a Hideout with Wyatt Earp; do not |
| 131-149 | pick a card, any kind but Wyatt Earp |
| 150 | keep the picked card |
| 151-157 | uncover the own pile of an outlaw |
| 158-177 | discard a card |
| 178, 179 | lay the Photo out of turn; do not |
| 180-207 | ask in another order (four players): 180 + 4 outlaw + (132, 213, 231, 312) |
| 208-214 | cover an own pile |
| 215-221, 222 | answer the Hideout on an outlaw at any time; do not |
| 223-243 | uncover another player's pile: 223 + 7 (seat - 1) + outlaw |
| 244 | take no card after all |
"""

from typing import Final

from saloon.games.wyatt_earp.cards import BANK, FASTEST_GUN, STAGECOACH, WYATT_EARP
from saloon.kernel.packed import i64

TAKE_TWO: Final = 0
TAKE_DISCARD: Final = 1
LAY: Final = 2
PLAY_PHOTO: Final = 51
SHOOT: Final = 58
ASK: Final = 61
STEAL: Final = 75
HIDE: Final = 76
EARP_DRAW: Final = 77
EARP_PICK: Final = 78
EARP_REMOVE: Final = 79
ATTACH: Final = 80
ROB: Final = 87
COVER: Final = 108
ANSWER_YES: Final = 129
ANSWER_NO: Final = 130
PICK: Final = 131
KEEP: Final = 150
UNCOVER: Final = 151
DISCARD: Final = 158
STANDARD_CODES: Final = 178
PHOTO_YES: Final = 178
PHOTO_NO: Final = 179
ASK_ORDER: Final = 180
COVER_OWN: Final = 208
EARP_ANSWER: Final = 215
EARP_PASS: Final = 222
UNCOVER_OTHER: Final = 223
SPARE: Final = 244
CODES: Final = 245
MOST_LEGAL: Final = 126  # 49 lays, 57 ways to play a sheriff card, 20 discards

LEFT: Final = 0  # orders of asking (WE-11.3): the two directions, then the other four orders of three opponents
RIGHT: Final = 1
ORDERS: Final = 6


def shot_card(code: i64) -> i64:
    """The card that is played by one of the three SHOOT codes."""
    if code == SHOOT:
        return STAGECOACH
    return BANK if code == SHOOT + 1 else FASTEST_GUN


def shot_code(kind: i64) -> i64:
    """The SHOOT code of Stagecoach, Bank or Fastest Gun."""
    if kind == STAGECOACH:
        return SHOOT
    return SHOOT + 1 if kind == BANK else SHOOT + 2


def pick_code(kind: i64) -> i64:
    """The code that picks a kind; Wyatt Earp has none."""
    return PICK + kind if kind < WYATT_EARP else PICK + kind - 1


def picked_kind(code: i64) -> i64:
    """The kind that a PICK code names."""
    kind = code - PICK
    return kind if kind < WYATT_EARP else kind + 1


def asked_seat(order: i64, place: i64, seats: i64) -> i64:
    """WE-11.3 Which neighbour (1 = left) is asked in the given place (0 = first) of an order."""
    if order == LEFT:
        return place + 1
    if order == RIGHT:
        return seats - 1 - place
    if order == 2:
        return 1 if place == 0 else 4 - place  # 1 3 2
    if order == 3:
        return 2 if place == 0 else 1 if place == 1 else 3  # 2 1 3
    if order == 4:
        return 2 if place == 0 else 3 if place == 1 else 1  # 2 3 1
    return 3 if place == 0 else place  # 3 1 2
