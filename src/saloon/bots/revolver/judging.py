"""How a game of Revolver stands, as all can see."""

from math import exp, sqrt
from typing import Final

from saloon.bots.guide import ONE
from saloon.bots.revolver.counting import lives, lives_now, turns_at, turns_here, turns_later
from saloon.games.revolver.cards import COLTY, FIELDS, LAST_FIELD, MCREADY
from saloon.games.revolver.state import State
from saloon.kernel.packed import i64

# How a game stands for Colty: a sum that a logistic curve makes a chance of, before and at the last battlefield. It was
# fitted to 4,000 games between Marshals. All but the first and the last are divided by the root of the attacks left.
BEFORE: Final = [-2.7, 0.67, -0.24, -2.0, 0.56, -0.70, -0.021, 0.050, 1.14, 0.47]
AT_LAST: Final = [-1.28, 2.14, -2.12, -0.59, 0.23, -0.24, 0.0, 0.0, 0.2, 0.0]
# in this order: always; lives; attacks left; law in the attacks here; Colty's cards; McReady's cards; firepower times
# turns to come of the law and of the gang; cubes that six attacks in ten will miss; lives to spare on the way there


def chance(s: State) -> i64:
    """Colty's chance to win, as all can see."""
    here = turns_here(s)
    rest = here + turns_later(s)
    root = sqrt(float(rest + 1))
    weights = AT_LAST if s.field == LAST_FIELD else BEFORE
    edge = float(s.law(s.field) - s.gang(s.field))
    total = weights[1] * float(lives(s)) + weights[2] * float(rest)
    total += weights[3] * (1.0 / (1.0 + exp(-(edge + 1.0) / 4.0)) - 0.5) * float(here)
    total += weights[4] * float(s.held[COLTY]) + weights[5] * float(s.held[MCREADY])
    for field in range(s.field + 1, FIELDS):
        law = s.law(field)
        gang = s.gang(field) - s.deck.defences[field]
        total += (weights[6] * float(law) + weights[7] * float(gang)) * float(turns_at(s, field))
    total += weights[8] * max(0.6 * float(rest) - float(s.cubes), 0.0)
    total = weights[0] + total / root
    if s.field < LAST_FIELD:
        way = rest - turns_at(s, LAST_FIELD)
        total += weights[9] * float(lives_now(s) - way) / sqrt(float(way + 1))
    return round(ONE / (1.0 + exp(-max(min(total, 20.0), -20.0))))
