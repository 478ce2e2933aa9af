"""A turn without sheriff cards: drawing, laying, discarding (DP-1, DP-2, DP-18)."""

from saloon.bots.wyatt_earp.endings import ending_at_will, ends_with
from saloon.bots.wyatt_earp.hand import gain_card, gift, lose_card
from saloon.bots.wyatt_earp.points import CARD, NEVER, TEMPO, TWO_CARDS
from saloon.bots.wyatt_earp.posters import Posters
from saloon.games.wyatt_earp.cards import KINDS, MOST_PLAYERS, PHOTO
from saloon.games.wyatt_earp.codes import TAKE_TWO
from saloon.games.wyatt_earp.rules import laying_reward
from saloon.games.wyatt_earp.supply import supply
from saloon.games.wyatt_earp.table import WyattEarp
from saloon.kernel.packed import i64, vec


def weigh_draw(posters: Posters, t: WyattEarp, codes: vec[i64], n: i64, points: vec[i64]) -> None:
    """DP-1 Two unknown cards, or the one that all can see (ST-5); WE-6.6 two that are not there end the round."""
    exhausted = supply(t) < 2
    for i in range(n):
        if codes[i] == TAKE_TWO:
            points[i] = ending_at_will(posters, t) if exhausted else TWO_CARDS
        else:
            points[i] = 0 if exhausted else taking(posters, t, t.top_discard())


def taking(posters: Posters, t: WyattEarp, kind: i64) -> i64:
    """The card on offer, less what must then be discarded: a card that would go straight back brings nothing."""
    now = posters.now
    found = gain_card(posters, t, kind)
    if found <= TWO_CARDS:
        return found
    t.gain(now.me, kind)  # as if it were taken
    posters.known = 0
    cheapest: i64 = NEVER
    for other in range(KINDS):
        if t.has(now.me, other):
            least = discarding(posters, t, other)
            cheapest = max(cheapest, least)
    t.lose(now.me, kind)
    posters.known = 0
    return found + cheapest


def laying(posters: Posters, t: WyattEarp, outlaw: i64, n: i64) -> i64:
    """DP-2 Cards on the table count at once; but an opening lets everybody add (ST-D1), and a pot grows (ST-D6)."""
    now = posters.now
    hand = now.me * KINDS
    covered = t.covered(now.me, outlaw)
    mine = now.points_now[outlaw * MOST_PLAYERS + now.me]
    after = mine if covered else mine + CARD * n
    pot = t.pots[outlaw] + laying_reward(t, outlaw, n)
    if t.held[now.me] - n <= 1:
        return ends_with(posters, t, outlaw, after, pot)
    left = t.hands[hand + outlaw] - n
    photo = t.hands[hand + PHOTO + outlaw]
    found = posters.value(t, outlaw, after, left, photo, pot, True)
    if left > 0 and not covered and t.held[now.me] - n - left > 1:
        singly = posters.value(t, outlaw, after + CARD * left, 0, photo, pot, True)  # the others one by one (ST-D6)
        found = max(found, singly)
    found -= posters.own(t, outlaw)
    return found if covered else found + TEMPO * n


def discarding(posters: Posters, t: WyattEarp, kind: i64) -> i64:
    """DP-18 What the hand loses, and what the neighbour may make of it (ST-15)."""
    now = posters.now
    if t.held[now.me] == 1:
        return 0
    return -lose_card(posters, t, kind) - gift(posters, t, kind)
