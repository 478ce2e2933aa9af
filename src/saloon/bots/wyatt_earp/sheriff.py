"""Sheriff cards: playing them (DP-3 to DP-10), and the answers that they ask for (DP-11 to DP-20)."""

from saloon.bots.wyatt_earp.endings import NO_OUTLAW, ending, ends_with
from saloon.bots.wyatt_earp.hand import gain_card, hold
from saloon.bots.wyatt_earp.points import ALL, CARD, NEVER, PICTURE, TEMPO, TWO_CARDS
from saloon.bots.wyatt_earp.posters import Posters
from saloon.bots.wyatt_earp.situation import Situation
from saloon.games.wyatt_earp.cards import (
    FASTEST_GUN,
    HIDEOUT,
    KINDS,
    MOST_PLAYERS,
    MOST_WANTED,
    OUTLAWS,
    PHOTO,
    THOUSAND,
    WYATT_EARP,
    reward,
)
from saloon.games.wyatt_earp.cards import points as card_points
from saloon.games.wyatt_earp.codes import (
    ANSWER_YES,
    ASK,
    ASK_ORDER,
    ATTACH,
    COVER,
    COVER_OWN,
    DISCARD,
    EARP_ANSWER,
    EARP_DRAW,
    EARP_PASS,
    EARP_PICK,
    HIDE,
    KEEP,
    LEFT,
    PHOTO_YES,
    PICK,
    PLAY_PHOTO,
    RIGHT,
    ROB,
    SHOOT,
    SPARE,
    STEAL,
    UNCOVER,
    UNCOVER_OTHER,
    asked_seat,
    picked_kind,
    shot_card,
)
from saloon.games.wyatt_earp.options import EXHAUSTED_TAKE_REMAINING, FROM_DRAW_PILE
from saloon.games.wyatt_earp.piles import can_attach, can_cover, can_steal
from saloon.games.wyatt_earp.state import BANKS, GUNS, HIDEOUTS, PHOTOS, SERIES_CARDS, STAGECOACHES
from saloon.games.wyatt_earp.supply import supply
from saloon.games.wyatt_earp.table import WyattEarp
from saloon.kernel.packed import i64


def playing(posters: Posters, t: WyattEarp, code: i64) -> i64:
    """DP-3 to DP-10 A sheriff card: what it brings, less what it is worth in hand."""
    now = posters.now
    if code < SHOOT:
        return photo(posters, t, code - PLAY_PHOTO)
    if code < ASK:
        kind = shot_card(code)
        return shot(posters, t, kind) - hold(now, t, kind) + TEMPO
    if code < STEAL:
        return asking(posters, t, (code - ASK) // 2, LEFT if (code - ASK) % 2 == 0 else RIGHT)
    if code == STEAL:
        return shot(posters, t, MOST_WANTED) - hold(now, t, MOST_WANTED) + TEMPO
    if code == HIDE:
        return shot(posters, t, HIDEOUT) - hold(now, t, HIDEOUT) + TEMPO
    if code == EARP_DRAW:
        if supply(t) < 2 and t.options.we_draw_exhausted != EXHAUSTED_TAKE_REMAINING:
            return ending(posters, t, NO_OUTLAW, 0, 0)
        return TWO_CARDS - hold(now, t, WYATT_EARP)
    if code == EARP_PICK:
        return best_pick(posters, t) - hold(now, t, WYATT_EARP)
    return shot(posters, t, WYATT_EARP) - hold(now, t, WYATT_EARP) + TEMPO


def shot(posters: Posters, t: WyattEarp, kind: i64) -> i64:
    """What a sheriff card brings that needs a shot (WE-8): its best use, if it hits."""
    now = posters.now
    if not posters.tried >> kind & 1:
        if kind == HIDEOUT:
            posters.uses[kind] = best_cover(posters, t)
        elif kind == MOST_WANTED:
            posters.uses[kind] = best_theft(posters, t)
        elif kind == WYATT_EARP:
            posters.uses[kind] = best_uncover(posters, t)
        else:
            posters.uses[kind] = best_attach(posters, t, kind)
        posters.tried |= 1 << kind
    return now.hit * posters.uses[kind] // ALL


def photo(posters: Posters, t: WyattEarp, outlaw: i64) -> i64:
    """DP-3, DP-19 Four points and no shot (ST-D3)."""
    now = posters.now
    hand = now.me * KINDS
    mine = now.points_now[outlaw * MOST_PLAYERS + now.me]
    after = mine if t.covered(now.me, outlaw) else mine + PICTURE
    pot = t.pots[outlaw] + THOUSAND
    if now.me == t.turn and t.held[now.me] == 2:
        return ends_with(posters, t, outlaw, after, pot)
    found = posters.value(t, outlaw, after, t.hands[hand + outlaw], 0, pot, True) - posters.own(t, outlaw)
    return found + TEMPO if after > mine else found - TEMPO


def attach(posters: Posters, t: WyattEarp, kind: i64, outlaw: i64) -> i64:
    """DP-11 Points and reward on an own pile; a new Fastest Gun takes the old one away (WE-10.5)."""
    now = posters.now
    hand = now.me * KINDS
    mine = now.points_now[outlaw * MOST_PLAYERS + now.me]
    after = mine if t.covered(now.me, outlaw) else mine + card_points(kind)
    pot = t.pots[outlaw] + reward(kind)
    cards = t.hands[hand + outlaw]
    photo = t.hands[hand + PHOTO + outlaw]
    found = posters.value(t, outlaw, after, cards, photo, pot, True) - posters.own(t, outlaw)
    if kind == FASTEST_GUN:
        found += old_gun(posters, t)
    return found


def old_gun(posters: Posters, t: WyattEarp) -> i64:
    """What it brings that the gun in play leaves its pile."""
    for seat in range(t.seats):
        for outlaw in range(OUTLAWS):
            if t.piles[t.pile(seat, outlaw) + GUNS] > 0 and not t.covered(seat, outlaw):
                return posters.without(t, seat, outlaw, card_points(FASTEST_GUN))
    return 0


def best_attach(posters: Posters, t: WyattEarp, kind: i64) -> i64:
    best: i64 = NEVER
    for outlaw in range(OUTLAWS):
        if can_attach(t, kind, outlaw):
            found = attach(posters, t, kind, outlaw)
            best = max(best, found)
    return best


def asking(posters: Posters, t: WyattEarp, outlaw: i64, order: i64) -> i64:
    """DP-5 A card from whoever has one (ST-D8): the rival on that poster is asked first."""
    now = posters.now
    none: i64 = ALL
    hurt: i64 = 0
    for place in range(now.seats - 1):
        seat = (now.me + asked_seat(order, place, now.seats)) % now.seats
        lacks = now.lacks[seat * 8 + now.unseen[outlaw]]
        if now.points_now[outlaw * MOST_PLAYERS + seat] > 0:
            hurt += none * (ALL - lacks) // ALL * -now.care[seat] // 10_000
        none = none * lacks // ALL
    gain = gain_card(posters, t, outlaw) + hurt
    return (ALL - none) * gain // ALL - hold(now, t, MOST_WANTED)


def theft(posters: Posters, t: WyattEarp, seat: i64, outlaw: i64) -> i64:
    """DP-12 Two points from there, and a card for us that can be laid at once (ST-4)."""
    now = posters.now
    at = t.pile(seat, outlaw)
    lost: i64 = 0
    if t.piles[at + HIDEOUTS] == 0:
        alone = t.piles[at + SERIES_CARDS] == 1 and t.piles[at + PHOTOS] == 0
        lost = now.points_now[outlaw * MOST_PLAYERS + seat] if alone else CARD
    before = posters.own(t, outlaw)
    posters.put_row(outlaw)
    posters.payouts.row[seat] -= lost
    hand = now.me * KINDS
    mine = posters.payouts.row[now.me] if t.covered(now.me, outlaw) else posters.payouts.row[now.me] + CARD
    cards = t.hands[hand + outlaw]
    photo = t.hands[hand + PHOTO + outlaw]
    return posters.value_of_row(t, outlaw, mine, cards, photo, t.pots[outlaw], True) - before


def best_theft(posters: Posters, t: WyattEarp) -> i64:
    now = posters.now
    best: i64 = NEVER
    for seat in range(t.seats):
        for outlaw in range(OUTLAWS):
            if seat != now.me and can_steal(t, seat, outlaw):
                found = theft(posters, t, seat, outlaw)
                best = max(best, found)
    return best


def covering(posters: Posters, t: WyattEarp, seat: i64, outlaw: i64) -> i64:
    """DP-13 The pile counts nothing (ST-17), unless its owner answers with a Wyatt Earp and hits."""
    now = posters.now
    points = now.points_now[outlaw * MOST_PLAYERS + seat]
    found = posters.without(t, seat, outlaw, points)
    if seat == now.me or t.held[seat] == 0:
        return found
    answered = (ALL - now.lacks[seat * 8 + now.unseen[WYATT_EARP]]) * now.hit // ALL
    return found * (ALL - answered) // ALL


def best_cover(posters: Posters, t: WyattEarp) -> i64:
    best: i64 = NEVER
    for seat in range(t.seats):
        for outlaw in range(OUTLAWS):
            if can_cover(t, seat, outlaw):
                found = covering(posters, t, seat, outlaw)
                best = max(best, found)
    return best


def uncovering(posters: Posters, t: WyattEarp, seat: i64, outlaw: i64) -> i64:
    """DP-14, DP-17, DP-20 All cards of the pile count again."""
    at = t.pile(seat, outlaw)
    piles = t.piles
    points = CARD * piles[at + SERIES_CARDS] + PICTURE * piles[at + PHOTOS]
    points += piles[at + STAGECOACHES] + 2 * piles[at + BANKS] + 3 * piles[at + GUNS]
    return posters.without(t, seat, outlaw, -points)


def best_uncover(posters: Posters, t: WyattEarp) -> i64:
    now = posters.now
    best: i64 = NEVER
    for outlaw in range(OUTLAWS):
        if t.covered(now.me, outlaw):
            found = uncovering(posters, t, now.me, outlaw)
            best = max(best, found)
    return best


def best_pick(posters: Posters, t: WyattEarp) -> i64:
    """DP-9 The best card that lies in the pile."""
    now = posters.now
    best: i64 = 0
    row = now.unseen if t.options.we_pick_source == FROM_DRAW_PILE else now.discards
    for kind in range(KINDS):
        if kind != WYATT_EARP and row[kind] > 0:
            found = picking(posters, t, kind)
            best = max(best, found)
    return best


def picking(posters: Posters, t: WyattEarp, kind: i64) -> i64:
    """DP-15 A card for the hand; a sheriff card may be played at once (WE-13.7)."""
    found = gain_card(posters, t, kind)
    played: i64 = 0
    if kind < PHOTO:
        return found
    if kind < WYATT_EARP:
        if t.opened[kind - PHOTO] > 0:
            played = photo(posters, t, kind - PHOTO)
    else:
        played = shot(posters, t, kind)
    return played if played > found else found


def answering(posters: Posters, t: WyattEarp, code: i64) -> i64:
    """The answer to what a card asked for; no is nothing won and nothing lost."""
    now = posters.now
    if code < ROB:
        return attach(posters, t, t.card, code - ATTACH)
    if code < COVER:
        return theft(posters, t, seat_of(now, code - ROB), (code - ROB) % OUTLAWS)
    if code < ANSWER_YES:
        return covering(posters, t, seat_of(now, code - COVER), (code - COVER) % OUTLAWS)
    if code == ANSWER_YES:
        return answer(posters, t, t.aim_outlaw)
    if code >= PICK and code < KEEP:
        return picking(posters, t, picked_kind(code))
    if code >= UNCOVER and code < DISCARD:
        return uncovering(posters, t, now.me, code - UNCOVER)
    if code == PHOTO_YES:
        return photo(posters, t, t.aim_outlaw)
    if code >= ASK_ORDER and code < COVER_OWN:
        return asking(posters, t, (code - ASK_ORDER) // 4, (code - ASK_ORDER) % 4 + 2)
    if code >= COVER_OWN and code < EARP_ANSWER:
        return covering(posters, t, now.me, code - COVER_OWN)
    if code >= EARP_ANSWER and code < EARP_PASS:
        return answer(posters, t, code - EARP_ANSWER)
    if code >= UNCOVER_OTHER and code < SPARE:
        return uncovering(posters, t, seat_of(now, code - UNCOVER_OTHER), (code - UNCOVER_OTHER) % OUTLAWS)
    return 0


def answer(posters: Posters, t: WyattEarp, outlaw: i64) -> i64:
    """A Wyatt Earp against a Hideout on an own pile (ST-11)."""
    now = posters.now
    return now.hit * uncovering(posters, t, now.me, outlaw) // ALL - hold(now, t, WYATT_EARP)


def seat_of(now: Situation, place: i64) -> i64:
    """Another player, counted from the left neighbour."""
    return (now.me + 1 + place // OUTLAWS) % now.seats
