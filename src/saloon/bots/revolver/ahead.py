"""Cards for other battlefields than the current one, and cards that lie for long: rows and limits (ST-D6, ST-D7)."""

from saloon.bots.revolver.counting import turns_at
from saloon.bots.revolver.points import FIRE_AHEAD, NEVER, ROW_AHEAD, ROW_HERE, STORM
from saloon.bots.revolver.situation import Situation
from saloon.bots.revolver.traits import STRONG, STRONG_AHEAD, TOUGH, TOUGH_AHEAD, TRAITS
from saloon.games.revolver.cards import FIELDS, GUN, MCREADY, NO_SLOT, SIDES
from saloon.games.revolver.cards import ROW as ROW_CARD
from saloon.games.revolver.places import may_place
from saloon.games.revolver.state import GUNS, MEN, SLOTS, TALLY, State
from saloon.kernel.packed import i64


def best_ahead(now: Situation, s: State, kind: i64) -> i64:
    best: i64 = -NEVER
    for field in range(FIELDS):
        if field != s.field and may_place(s, kind, field):
            best = max(best, ahead_value(now, s, kind, field))
    return best


def ahead_value(now: Situation, s: State, kind: i64, field: i64) -> i64:
    """ST-D6, ST-D7 A card at another battlefield: what it will bring there; nothing at a past one (RV-7.12)."""
    if field < s.field:
        return 0
    deck = s.deck
    if deck.sorts[kind] == ROW_CARD:
        return row_value(now, s, field)
    at = kind * TRAITS
    power = deck.firepower[deck.plain[kind]] + now.traits[at + STRONG] + now.traits[at + STRONG_AHEAD]
    value = power * FIRE_AHEAD[now.side] * turns_at(s, field)
    if deck.sorts[kind] == GUN and deck.flags[kind] & NO_SLOT == 0:
        value -= 10 * s.tally[field * TALLY + SLOTS] * power
    return value + (now.traits[at + TOUGH] + now.traits[at + TOUGH_AHEAD]) * 25


def row_value(now: Situation, s: State, field: i64) -> i64:
    """ST-D7 A row takes a third of the gang's room; where the gang has its guns already it takes less."""
    taken = s.tally[field * TALLY + SLOTS]
    turns = turns_at(s, field) if field != s.field else now.turns
    each: i64 = ROW_AHEAD if field != s.field else ROW_HERE
    return turns * each * (2 + taken) // 3


def storm_value(now: Situation, s: State, kind: i64) -> i64:
    """RV-7.8 A limit hurts a law that has not come yet, for as long as the battlefield lasts."""
    other = 1 - now.side
    if s.caps[s.field * SIDES + other] <= s.deck.caps[kind]:
        return 0
    lying = s.tally[s.field * TALLY + (MEN if other == MCREADY else GUNS)]
    if lying > s.deck.caps[kind]:
        return 20 * (now.turns - 1)
    return STORM * (now.turns - 1) + 10 * (s.deck.caps[kind] - lying)
