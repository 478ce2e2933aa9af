"""What a seat sees of Wyatt Earp, and what it makes of it: cards that are not seen, and how likely what is.

Hidden cards matter only as counts: `unseen` pools the other hands and the draw pile. The discard pile is what everybody
saw it become (WE-18.4); if somebody picked from it in secret, an imagined world holds one guess at what is gone.
"""

from typing import final

from saloon.bots.wyatt_earp.points import ALL, CARD, PICTURE, SURPRISE
from saloon.games.wyatt_earp.cards import (
    BANK,
    FASTEST_GUN,
    HIDEOUT,
    KINDS,
    MOST_PLAYERS,
    NO_CARD,
    OUTLAWS,
    PHOTO,
    STAGECOACH,
    copies,
)
from saloon.games.wyatt_earp.state import BANKS, GUNS, HIDEOUTS, PHOTOS, PILE, SERIES_CARDS, STAGECOACHES
from saloon.games.wyatt_earp.table import WyattEarp
from saloon.kernel.packed import i64, mypyc_attr, vec


@final
@mypyc_attr(native_class=True)
class Situation:
    """The table as the seat that decides sees it."""

    me: i64
    seats: i64
    care: vec[i64]  # [seat] what a dollar of that seat is worth to us, in parts of ALL
    points_now: vec[i64]  # [outlaw * MOST_PLAYERS + seat]
    unseen: vec[i64]  # [kind] in the other hands and the draw pile
    discards: vec[i64]  # [kind] in the discard pile
    pool: i64  # how many cards are unseen
    hit: i64  # chance that a shot hits
    soon: i64  # chance that the round ends before we can lay again
    lacks: vec[i64]  # [seat * 8 + n] chance that none of n unseen cards is in that hand

    def __init__(self) -> None:
        self.me = 0
        self.seats = 0
        self.care = vec[i64]([0] * MOST_PLAYERS)
        self.points_now = vec[i64]([0] * (OUTLAWS * MOST_PLAYERS))
        self.unseen = vec[i64]([0] * KINDS)
        self.discards = vec[i64]([0] * KINDS)
        self.pool = 0
        self.hit = 0
        self.soon = 0
        self.lacks = vec[i64]([0] * (MOST_PLAYERS * 8))

    def study(self, t: WyattEarp) -> None:
        """Count what lies open and what does not."""
        self.me = t.actor
        self.seats = t.seats
        self.count_cards(t)
        self.weigh_seats(t)
        self.look_at_hands(t)
        if t.stocked > 0 or t.reshuffles > 0:
            outlaws: i64 = 0
            for kind in range(OUTLAWS):
                outlaws += self.unseen[kind]
            self.hit = ALL * outlaws // self.pool if self.pool > 0 and t.stocked > 0 else 0
        else:  # WE-6.10 the discard pile will be shuffled for the shot
            outlaws = 0
            for kind in range(OUTLAWS):
                outlaws += self.discards[kind]
            self.hit = ALL * outlaws // t.wasted if t.wasted > 0 else 0

    def count_cards(self, t: WyattEarp) -> None:
        """WE-8.7, ST-6 Count before you shoot."""
        unseen = self.unseen
        discards = self.discards
        piles = t.piles
        own = self.me * KINDS
        for kind in range(KINDS):
            unseen[kind] = copies(kind) - t.hands[own + kind]
            discards[kind] = 0
        for outlaw in range(OUTLAWS):
            for seat in range(t.seats):
                at = (seat * OUTLAWS + outlaw) * PILE
                cards = piles[at + SERIES_CARDS]
                photos = piles[at + PHOTOS]
                points: i64 = 0
                if cards + photos + piles[at + HIDEOUTS] > 0:
                    points = CARD * cards + PICTURE * photos
                    points += piles[at + STAGECOACHES] + 2 * piles[at + BANKS] + 3 * piles[at + GUNS]
                    unseen[outlaw] -= cards
                    unseen[PHOTO + outlaw] -= photos
                    unseen[STAGECOACH] -= piles[at + STAGECOACHES]
                    unseen[BANK] -= piles[at + BANKS]
                    unseen[FASTEST_GUN] -= piles[at + GUNS]
                    unseen[HIDEOUT] -= piles[at + HIDEOUTS]
                    if piles[at + HIDEOUTS] > 0:
                        points = 0
                self.points_now[outlaw * MOST_PLAYERS + seat] = points
        for i in range(t.wasted):
            discards[t.waste[i]] += 1
        for kind in range(KINDS):
            unseen[kind] -= discards[kind]
        if t.card != NO_CARD:
            unseen[t.card] -= 1

    def weigh_seats(self, t: WyattEarp) -> None:
        """A dollar for another seat: with two players it is a dollar against us; with more the richest counts most."""
        care = self.care
        if t.seats == 2:
            care[1 - self.me] = -ALL
        else:
            share = ALL // (t.seats - 1)
            mean: i64 = 0
            for seat in range(t.seats):
                mean += t.money[seat]
            mean //= t.seats
            for seat in range(t.seats):
                ahead = (t.money[seat] - mean) // 20  # $5,000 ahead of the mean: a quarter of a dollar more
                ahead = 300 if ahead > 300 else -200 if ahead < -200 else ahead
                care[seat] = -(share + ahead)
        care[self.me] = ALL

    def look_at_hands(self, t: WyattEarp) -> None:
        """How likely hidden cards are in each hand, and how soon somebody may go out (ST-9)."""
        pool = t.stocked
        for seat in range(t.seats):
            if seat != self.me:
                pool += t.held[seat]
        self.pool = pool
        stays: i64 = ALL - SURPRISE
        for seat in range(t.seats):
            if seat != self.me:
                held = t.held[seat]
                none: i64 = ALL
                lacks: i64 = ALL - ALL * held // pool if pool > 0 else ALL
                for n in range(8):
                    self.lacks[seat * 8 + n] = none
                    none = none * lacks // ALL
                stays = stays * (ALL - going_out(held)) // ALL
        if t.reshuffles > 0 and t.stocked < 2 * t.seats:
            stays = stays // 2  # WE-6.6, ST-D5 anybody may end the round at will
        self.soon = ALL - stays


def going_out(held: i64) -> i64:
    """The chance that somebody with so many cards ends the round in his next turn."""
    if held <= 1:
        return 350
    if held >= 8:
        return 20
    return 350 - (held - 1) * 47
