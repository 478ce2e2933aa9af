"""The piles on the table: where sheriff cards may go and come from, and what they do there (WE-10 to WE-13).

Who plays them, and when, stands in `sheriff.py`.
"""

from saloon.games.wyatt_earp.cards import (
    FASTEST_GUN,
    HIDEOUT,
    KINDS,
    MOST_WANTED,
    NO_CARD,
    OUTLAW_KINDS,
    OUTLAWS,
    WYATT_EARP,
    reward,
)
from saloon.games.wyatt_earp.events import ATTACHED, GUN_LEFT, ORPHANED, UNCOVERED
from saloon.games.wyatt_earp.options import ANY_PLAYER, ANY_SCOPE, FORBIDDEN, IGNORED, IN_DISCARD, STAYS
from saloon.games.wyatt_earp.rounds import add_to_pot
from saloon.games.wyatt_earp.state import (
    ALL_HIDEOUTS,
    ALL_PILES,
    BARE_PILES,
    GUNS,
    HIDEOUTS,
    LYING,
    PHOTOS,
    PILE,
    SERIES_CARDS,
    State,
    counter_of,
)
from saloon.games.wyatt_earp.supply import shot_possible
from saloon.kernel.packed import i64

# 10. Stagecoach Robbery, Bank Robbery, Fastest Gun


def may_attach(s: State, kind: i64) -> bool:
    """WE-10.1 The player has a pile that may take the card, WE-7.8 before any shot."""
    if s.lying[s.turn * LYING + ALL_PILES] == 0 or (s.stocked == 0 and not shot_possible(s, 0)):
        return False
    if kind != FASTEST_GUN:
        return True
    piles = s.piles
    own = s.turn * OUTLAWS * PILE
    for outlaw in OUTLAW_KINDS:
        at = own + outlaw * PILE
        if piles[at + SERIES_CARDS] + piles[at + PHOTOS] > 0 and not gun_on(s, outlaw):
            return True
    return False


def can_attach(s: State, kind: i64, outlaw: i64) -> bool:
    """WE-7.5 Only onto own piles, WE-10.4 covered or not, WE-7.7 without limit; WE-10.6 one gun to an outlaw."""
    return s.has_pile(s.turn, outlaw) and (kind != FASTEST_GUN or not gun_on(s, outlaw))


def gun_on(s: State, outlaw: i64) -> bool:
    """WE-10.6 Some player has the Fastest Gun on this outlaw already."""
    for at in range(outlaw * PILE, len(s.piles), OUTLAWS * PILE):
        if s.piles[at + GUNS] > 0 and not (s.options.hidden_fastest_gun == IGNORED and s.piles[at + HIDEOUTS] > 0):
            return True
    return False


def gun_in_play(s: State, seat: i64, outlaw: i64) -> bool:
    """WE-10.8 A Fastest Gun under a Hideout is still in play: OPT-30."""
    at = s.pile(seat, outlaw)
    return s.piles[at + GUNS] > 0 and not (s.options.hidden_fastest_gun == IGNORED and s.piles[at + HIDEOUTS] > 0)


def attach(s: State, outlaw: i64) -> None:
    """WE-10.2 The card lies on the pile and the pot grows (WE-10.3); WE-7.6 there it stays."""
    kind = s.card
    if kind == FASTEST_GUN:
        discard_old_gun(s)
    s.piles[s.pile(s.turn, outlaw) + counter_of(kind)] += 1
    s.card = NO_CARD
    s.tell(ATTACHED, s.turn, outlaw, kind)
    add_to_pot(s, outlaw, reward(kind))


def discard_old_gun(s: State) -> None:
    """WE-10.5 Only one Fastest Gun is in play: the old one leaves, its reward stays (WE-10.7 not after a miss)."""
    for seat in range(s.seats):
        for outlaw in range(OUTLAWS):
            if gun_in_play(s, seat, outlaw):
                gun_leaves(s, seat, outlaw)


def gun_leaves(s: State, seat: i64, outlaw: i64) -> None:
    s.piles[s.pile(seat, outlaw) + GUNS] -= 1
    s.push_waste(FASTEST_GUN)
    s.tell(GUN_LEFT, seat, outlaw)


# 11. Most Wanted


def may_steal(s: State) -> bool:
    """WE-11.7 With a shot, if another player has an outlaw card on the table."""
    if s.stocked == 0 and not shot_possible(s, discarded_before_shot(s)):
        return False
    piles = s.piles
    own = s.turn * OUTLAWS * PILE
    covered_too = s.options.mw_steal_hidden != FORBIDDEN
    for at in range(0, len(piles), PILE):
        if piles[at + SERIES_CARDS] == 0 or own <= at < own + OUTLAWS * PILE:
            continue
        if covered_too or piles[at + HIDEOUTS] == 0:
            return True
    return False


def can_steal(s: State, seat: i64, outlaw: i64) -> bool:
    """WE-11.7 An outlaw card of another player, never a Photo; WE-11.8 also from under a Hideout: OPT-32."""
    at = s.pile(seat, outlaw)
    if seat == s.turn or s.piles[at + SERIES_CARDS] == 0:
        return False
    return s.piles[at + HIDEOUTS] == 0 or s.options.mw_steal_hidden != FORBIDDEN


def discarded_before_shot(s: State) -> i64:
    """OPT-38 A Most Wanted or Wyatt Earp already lies on the discard pile when its shot is made."""
    return 1 if s.options.resolving_card == IN_DISCARD else 0


def discard_orphans(s: State, seat: i64, outlaw: i64) -> None:
    """WE-11.9 Sheriff cards on a pile without outlaw card and Photo are discarded; OPT-31 a Hideout too."""
    if s.has_pile(seat, outlaw):
        return
    at = s.pile(seat, outlaw)
    for kind in range(WYATT_EARP, KINDS):
        if kind == HIDEOUT and s.options.orphaned_hideout == STAYS:
            continue
        if kind == WYATT_EARP or kind == MOST_WANTED:
            continue
        while s.piles[at + counter_of(kind)] > 0:
            s.piles[at + counter_of(kind)] -= 1
            s.push_waste(kind)
            s.tell(ORPHANED, seat, outlaw, kind)


def nothing_lies_of(s: State, outlaw: i64) -> bool:
    """WE-4.5 Opened once, opened for the round, covered or not (WE-12.7); OPT-08 or only while its cards lie there."""
    for seat in range(s.seats):
        if s.has_pile(seat, outlaw):
            return False
    return True


# 12. Hideout, and 13. Wyatt Earp, who takes it away


def may_hide(s: State) -> bool:
    """WE-12.1 Needs a shot, and a pile that it may cover."""
    if s.stocked == 0 and not shot_possible(s, 0):
        return False
    for seat in range(s.seats):
        if s.lying[seat * LYING + BARE_PILES] > 0 and (seat != s.turn or s.options.hideout_target == ANY_PLAYER):
            return True
    return False


def can_cover(s: State, seat: i64, outlaw: i64) -> bool:
    """WE-12.2 A pile of another player (OPT-11: of anybody), WE-12.5 uncovered; WE-12.6 a lone Photo will do."""
    if seat == s.turn and s.options.hideout_target != ANY_PLAYER:
        return False
    return s.has_pile(seat, outlaw) and not s.covered(seat, outlaw)


def uncover(s: State, seat: i64, outlaw: i64) -> None:
    """WE-12.8 The Hideout is discarded and all cards of the pile count again."""
    s.piles[s.pile(seat, outlaw) + HIDEOUTS] -= 1
    s.recount(seat)
    s.push_waste(HIDEOUT)
    s.tell(UNCOVERED, seat, outlaw)
    if s.options.hidden_fastest_gun == IGNORED and s.piles[s.pile(seat, outlaw) + GUNS] > 0:
        discard_second_gun(s, seat, outlaw)


def discard_second_gun(s: State, seat: i64, outlaw: i64) -> None:
    """OPT-30 `ignored`: a gun that comes to light while another is in play is discarded; of several one is in play."""
    stays: i64 = 1
    for other in range(s.seats):
        for wanted in range(OUTLAWS):
            if (other != seat or wanted != outlaw) and gun_in_play(s, other, wanted):
                stays = 0
    while s.piles[s.pile(seat, outlaw) + GUNS] > stays:
        gun_leaves(s, seat, outlaw)


def somebody_has_a_hideout(s: State) -> bool:
    for seat in range(s.seats):
        if s.lying[seat * LYING + ALL_HIDEOUTS] > 0:
            return True
    return False


def can_uncover(s: State, seat: i64, outlaw: i64) -> bool:
    return s.covered(seat, outlaw) and (seat == s.turn or s.options.we_remove_scope == ANY_SCOPE)
