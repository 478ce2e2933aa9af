"""What cards are worth in the hand, and to the neighbour who may take them."""

from saloon.bots.wyatt_earp.points import (
    ALL,
    CARD,
    EARP_IN_HAND,
    HIDEOUT_IN_HAND,
    NUMBER_IN_HAND,
    PICTURE,
    PRICE_OF_TAKING,
    WANTED_IN_HAND,
)
from saloon.bots.wyatt_earp.posters import Posters
from saloon.bots.wyatt_earp.situation import Situation
from saloon.games.wyatt_earp.cards import HIDEOUT, KINDS, MOST_PLAYERS, MOST_WANTED, PHOTO, THOUSAND, WYATT_EARP
from saloon.games.wyatt_earp.table import WyattEarp
from saloon.kernel.packed import i64


def gain_card(posters: Posters, t: WyattEarp, kind: i64) -> i64:
    """What one more card of a kind is worth in hand."""
    if kind >= WYATT_EARP:
        return hold(posters.now, t, kind)
    return with_more(posters, t, kind, 1) - posters.own(t, kind if kind < PHOTO else kind - PHOTO)


def lose_card(posters: Posters, t: WyattEarp, kind: i64) -> i64:
    """What a card of the hand is worth there."""
    if kind >= WYATT_EARP:
        return hold(posters.now, t, kind)
    return posters.own(t, kind if kind < PHOTO else kind - PHOTO) - with_more(posters, t, kind, -1)


def with_more(posters: Posters, t: WyattEarp, kind: i64, more: i64) -> i64:
    """What an outlaw's poster is worth with so many more cards of a kind in hand."""
    now = posters.now
    hand = now.me * KINDS
    outlaw = kind if kind < PHOTO else kind - PHOTO
    mine = now.points_now[outlaw * MOST_PLAYERS + now.me]
    cards = t.hands[hand + outlaw]
    photo = t.hands[hand + PHOTO + outlaw]
    if kind < PHOTO:
        cards += more
    else:
        photo += more
    return posters.value(t, outlaw, mine, cards, photo, t.pots[outlaw], t.opened[outlaw] > 0)


def hold(now: Situation, t: WyattEarp, kind: i64) -> i64:
    """What a sheriff card is worth in hand, for a later turn (ST-10); less when the round ends soon."""
    full: i64 = NUMBER_IN_HAND
    if kind == WYATT_EARP:
        full = EARP_IN_HAND
    elif kind == HIDEOUT:
        full = HIDEOUT_IN_HAND
    elif kind == MOST_WANTED:
        full = WANTED_IN_HAND
    return full * (ALL - now.soon) // ALL


def gift(posters: Posters, t: WyattEarp, kind: i64) -> i64:
    """What the left neighbour gains, beyond the two unknown cards that he gives up for it."""
    now = posters.now
    neighbour = (now.me + 1) % now.seats
    if kind >= WYATT_EARP:
        found = hold(now, t, kind)
    else:
        outlaw = kind if kind < PHOTO else kind - PHOTO
        if t.opened[outlaw] == 0:
            if kind >= PHOTO:
                return 0
            u = now.unseen[outlaw]
            at = neighbour * 8
            pair: i64 = 0
            if u >= 2:
                pair = ALL - now.lacks[at + u] - u * (now.lacks[at + u - 1] - now.lacks[at + u])
            found = pair * (t.pots[outlaw] + THOUSAND) // ALL
        elif t.covered(neighbour, outlaw):
            return 0
        else:
            posters.put_row(outlaw)
            before = posters.worth(t.pots[outlaw], t.options)
            posters.payouts.row[neighbour] += CARD if kind < PHOTO else PICTURE
            found = before - posters.worth(t.pots[outlaw], t.options)
    found -= PRICE_OF_TAKING
    return found if found > 0 else 0
