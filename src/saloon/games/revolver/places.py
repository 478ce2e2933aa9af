"""RV-7 Where cards may come to lie, and who may have how many there."""

from saloon.games.revolver.cards import (
    AHEAD,
    ANYWHERE,
    COLTY,
    CURRENT,
    FIELDS,
    GUN,
    LAWMAN,
    MCREADY,
    NO_CAP,
    NO_SLOT,
    NONE,
    ROW,
    SIDES,
)
from saloon.games.revolver.options import PLAYED_ONLY, ROWS_COUNTED
from saloon.games.revolver.state import GUNS, MEN, ROWS, SLOTS, TALLY, State
from saloon.kernel.packed import i64


def may_place(s: State, kind: i64, field: i64) -> bool:
    """RV-7.1, RV-7.2 Within the card's reach, and there is room."""
    reach = s.deck.reaches[kind]
    if field == s.field or reach == ANYWHERE or (reach == AHEAD and field > s.field):
        return fits(s, kind, field, True)
    return False


def fits(s: State, kind: i64, field: i64, played: bool) -> bool:
    """Whether there is room for a card that is played, or else moved or put back (RV-OPT-15).

    RV-7.6 Shots and standing cards need none; RV-7.10 nothing that lies has to leave.
    """
    deck = s.deck
    sort = deck.sorts[kind]
    at = field * TALLY
    if sort == LAWMAN:
        return under_cap(s, MCREADY, field, played)
    if sort == GUN:
        if deck.flags[kind] & NO_SLOT == 0 and s.tally[at + SLOTS] >= deck.slots:
            return False
        return under_cap(s, COLTY, field, played)
    if sort == ROW:
        if s.tally[at + ROWS] >= deck.most_rows or s.tally[at + SLOTS] >= deck.slots:
            return False
        return s.options.sandstorm_rows != ROWS_COUNTED or under_cap(s, MCREADY, field, played)
    return True


def under_cap(s: State, side: i64, field: i64, played: bool) -> bool:
    """RV-7.7 No limit, unless (RV-7.8) a standing card sets one."""
    if not played and s.options.sandstorm_arrivals == PLAYED_ONLY:
        return True
    at = field * TALLY
    if side == COLTY:
        lying = s.tally[at + GUNS]
    else:
        lying = s.tally[at + MEN]
        if s.options.sandstorm_rows == ROWS_COUNTED:
            lying += s.tally[at + ROWS]
    return lying < s.caps[field * SIDES + side]


def set_cap(s: State, field: i64, side: i64) -> None:
    """RV-7.8 The least that the standing cards there allow a side; a second one of them changes nothing."""
    deck = s.deck
    cap: i64 = NO_CAP
    for variant in range(deck.rows, deck.variants):
        kind = deck.kind_of[variant]
        if deck.sides[kind] != side and s.lies(field, variant):
            cap = min(cap, deck.caps[kind])
    s.caps[field * SIDES + side] = cap


def only_place(s: State, kind: i64) -> i64:
    """The one battlefield where a card may be placed; NONE if there is none, FIELDS if there are several."""
    found: i64 = NONE
    for field in range(FIELDS):
        if may_place(s, kind, field):
            if found != NONE:
                return FIELDS
            found = field
    return found


def has_place(s: State, kind: i64) -> bool:
    if s.deck.reaches[kind] == CURRENT:
        return fits(s, kind, s.field, True)
    return only_place(s, kind) != NONE


def find_card(s: State, kind: i64) -> i64:
    """Where on the table a copy of a kind lies, as battlefield * variants + variant; NONE if none does."""
    deck = s.deck
    lying = s.lying
    variants = deck.variants
    first = deck.plain[kind]
    end = first + 1 + deck.grit_steps[kind] + deck.power_steps[kind]
    for _ in range(FIELDS):
        for at in range(first, end):
            if lying[at] > 0:
                return at
        first += variants
        end += variants
    return NONE
