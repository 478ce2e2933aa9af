"""What a good player knows of Wyatt Earp: what every choice is worth to the deciding seat, in dollars.

A poster is looked at twice: what it would pay if the round ended now, and what it should pay if the round goes on, when
the own hand has been laid and the others have added what they may hold. The two are mixed by the chance that the round
ends before the next own turn (ST-8, ST-D2). A dollar for another player counts against us: fully with two players, in
part with more, and more for the richest.

Hidden cards matter only as counts: `unseen` pools the other hands and the draw pile. The discard pile is what everybody
saw it become (WE-18.4); if somebody picked from it in secret, an imagined world holds one guess at what is gone.
"""

from math import exp
from typing import Final

from saloon.bots.guide import ONE, Guide
from saloon.games.wyatt_earp.cards import (
    BANK,
    FASTEST_GUN,
    HIDEOUT,
    KINDS,
    MOST_PLAYERS,
    MOST_WANTED,
    NO_CARD,
    OUTLAWS,
    PHOTO,
    SERIES,
    STAGECOACH,
    THOUSAND,
    WYATT_EARP,
    copies,
    reward,
)
from saloon.games.wyatt_earp.cards import (
    points as card_points,
)
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
    LAY,
    LEFT,
    PHOTO_YES,
    PICK,
    PLAY_PHOTO,
    RIGHT,
    ROB,
    SHOOT,
    STANDARD_CODES,
    STEAL,
    TAKE_TWO,
    UNCOVER,
    UNCOVER_OTHER,
    asked_seat,
    picked_kind,
    shot_card,
)
from saloon.games.wyatt_earp.options import (
    EXHAUSTED_TAKE_REMAINING,
    FROM_DRAW_PILE,
    MORE_THAN_25000,
    Options,
)
from saloon.games.wyatt_earp.rounds import GOAL
from saloon.games.wyatt_earp.rules import laying_reward
from saloon.games.wyatt_earp.scoring import Ledger, share_out
from saloon.games.wyatt_earp.sheriff import can_attach, can_cover, can_steal
from saloon.games.wyatt_earp.state import (
    BANKS,
    DRAW_PHASE,
    GUNS,
    HIDEOUTS,
    PHOTOS,
    PILE,
    SERIES_CARDS,
    STAGECOACHES,
)
from saloon.games.wyatt_earp.supply import supply
from saloon.games.wyatt_earp.table import WyattEarp
from saloon.kernel.packed import i64, mypyc_attr, vec
from saloon.kernel.table import Table

ALL: Final = 1000  # certainty; chances are parts of it
CARD: Final = 2  # capture points of an outlaw card
PICTURE: Final = 4  # capture points of a Photo
NO_OUTLAW: Final = -1
NEVER: Final = -100_000
PAYOUTS: Final = 1 << 14  # how many are remembered
MOST_POINTS: Final = 1 << 10  # nobody has as many on one poster
SPREAD: Final = 61  # payouts that differ a little lie apart
NEAR_GOAL: Final = 3000.0  # a lead of so many dollars is worth a factor e in the chance to win, at the goal
FAR_FROM_GOAL: Final = 0.25  # and so much more for each dollar that is missing to it
WORST: Final = 12_000  # what losing the game is worth, when a round would end it

# Set by judgement, in dollars unless it says otherwise. Some were varied in two-player matches of Marshal against
# itself; most changes made no difference that could be measured.
SURPRISE: Final = 150  # chance, in parts of ALL, that what is planned for the next turn comes to nothing
TEMPO: Final = 60  # dollars for each card that leaves the hand for the table: it brings the end nearer (ST-9)
TWO_CARDS: Final = 700  # what two unknown cards are worth
ONE_OF_A_KIND: Final = 120  # what one card of an unopened outlaw is worth, at a pot of $1,000
PAIR: Final = 500  # and two of them
PORTRAIT: Final = 150  # and its Photo, more with each card beside it
EARP_IN_HAND: Final = 500  # what sheriff cards are worth for later: Wyatt Earp (ST-10, ST-11)
NUMBER_IN_HAND: Final = 400  # Stagecoach, Bank, Fastest Gun
HIDEOUT_IN_HAND: Final = 500  # the threat is not clear yet (ST-3)
WANTED_IN_HAND: Final = 250  # Most Wanted
HIDDEN_CARD: Final = 100  # what a card in a hand is worth to its owner if the round goes on
STEADY: Final = 800  # parts of ALL of what the posters promise that will be left if the round goes on: luck turns
PRICE_OF_TAKING: Final = 500  # what the neighbour gives up when he takes the discard
CLEAR: Final = 400  # dollars that a good player does not overlook
GROWTH: Final = 150  # weight of one more own card later, for each card that is unseen, against ALL for nothing


@mypyc_attr(native_class=True)
class Payday(Ledger):
    """What each seat would be paid."""

    paid: vec[i64]  # [seat]

    def __init__(self) -> None:
        self.paid = vec[i64]([0] * MOST_PLAYERS)

    def clear(self) -> None:
        for seat in range(MOST_PLAYERS):
            self.paid[seat] = 0

    def note(self, step: i64, a: i64, b: i64) -> None:
        return

    def take(self, group: i64, dollars: i64, pot: i64) -> None:
        for seat in range(MOST_PLAYERS):
            if group >> seat & 1:
                self.paid[seat] += dollars


@mypyc_attr(native_class=True)
class WyattEarpGuide(Guide):
    """Knowledge of Wyatt Earp, for all player counts and options."""

    payday: Payday
    row: vec[i64]  # [seat] capture points of one poster, to try things out
    exact: vec[i64]  # [seats] the same, with exactly so many places, for the scoring
    book: Options | None  # the rules of the table
    keys: vec[i64]  # [payout] the pot and the points for which it is known
    paid: vec[i64]  # [payout * MOST_PLAYERS + seat] what that seat gets
    # What is seen of the table, once for each question
    me: i64
    seats: i64
    care: vec[i64]  # [seat] what a dollar of that seat is worth to us, in parts of ALL
    points_now: vec[i64]  # [outlaw * MOST_PLAYERS + seat]
    unseen: vec[i64]  # [kind] in the other hands and the draw pile
    discards: vec[i64]  # [kind] in the discard pile
    pool: i64  # how many cards are unseen
    hit: i64  # chance that a shot hits
    soon: i64  # chance that the round ends before we can lay again
    standing: vec[i64]  # [outlaw] what each poster is worth to us as it is, once it was asked for
    ahead: bool  # whether nobody would be paid more, or nobody be richer if that is the end of the game
    known: i64  # set of outlaws (bits) for which it was
    lacks: vec[i64]  # [seat * 8 + n] chance that none of n unseen cards is in that hand
    growth: vec[i64]  # [outlaw] how likely we add one more card later, once it was asked for
    adds_one: vec[i64]  # [outlaw * MOST_PLAYERS + seat] how likely that seat adds one card
    adds_more: vec[i64]  # and how likely two, or the Photo
    expected: i64  # set of outlaws (bits) for which it was
    uses: vec[i64]  # [kind] what playing that sheriff card brings if the shot hits, once it was asked for
    tried: i64  # set of kinds (bits) for which it was

    def __init__(self) -> None:
        super().__init__()
        self.payday = Payday()
        self.row = vec[i64]([0] * MOST_PLAYERS)
        self.exact = vec[i64]()
        self.book = None
        self.keys = vec[i64]()
        self.paid = vec[i64]()
        self.me = 0
        self.seats = 0
        self.care = vec[i64]([0] * MOST_PLAYERS)
        self.points_now = vec[i64]([0] * (OUTLAWS * MOST_PLAYERS))
        self.unseen = vec[i64]([0] * KINDS)
        self.discards = vec[i64]([0] * KINDS)
        self.pool = 0
        self.hit = 0
        self.soon = 0
        self.standing = vec[i64]([0] * OUTLAWS)
        self.ahead = False
        self.known = 0
        self.lacks = vec[i64]([0] * (MOST_PLAYERS * 8))
        self.growth = vec[i64]([0] * OUTLAWS)
        self.adds_one = vec[i64]([0] * (OUTLAWS * MOST_PLAYERS))
        self.adds_more = vec[i64]([0] * (OUTLAWS * MOST_PLAYERS))
        self.expected = 0
        self.uses = vec[i64]([0] * KINDS)
        self.tried = 0

    # The contract

    def scale(self) -> i64:
        return CLEAR

    def stage(self, table: Table) -> i64:
        assert isinstance(table, WyattEarp)
        return table.round

    def is_settled(self, table: Table, since: i64) -> bool:
        assert isinstance(table, WyattEarp)
        return table.actor < 0 or table.round != since

    def weigh(self, table: Table, codes: vec[i64], n: i64, points: vec[i64]) -> None:
        assert isinstance(table, WyattEarp)
        self.weigh_plays(table, codes, n, points)
        self.weigh_discards(table, codes, n, points)

    def skim(self, table: Table, codes: vec[i64], n: i64, points: vec[i64]) -> None:
        """The best discard is worth nothing, so none is looked at where something is clearly worth more."""
        assert isinstance(table, WyattEarp)
        if self.weigh_plays(table, codes, n, points) < CLEAR:
            self.weigh_discards(table, codes, n, points)

    def weigh_plays(self, t: WyattEarp, codes: vec[i64], n: i64, points: vec[i64]) -> i64:
        """All but the discards, which look as bad as can be; returns the most that a code is worth."""
        self.study(t)
        if t.phase == DRAW_PHASE:
            self.weigh_draw(t, codes, n, points)
            return CLEAR
        most: i64 = NEVER
        for i in range(n):
            code = codes[i]
            if is_discard(code):
                points[i] = NEVER
            elif code < PLAY_PHOTO:
                points[i] = self.laying(t, (code - LAY) // 7, (code - LAY) % 7 + 1)
            elif code < ATTACH:
                points[i] = self.playing(t, code)
            else:
                points[i] = self.answering(t, code)
            most = max(most, points[i])
        return most

    def weigh_discards(self, t: WyattEarp, codes: vec[i64], n: i64, points: vec[i64]) -> None:
        """One card goes in any case: the cheapest is where nothing is won and nothing lost."""
        least: i64 = NEVER
        for i in range(n):
            if is_discard(codes[i]):
                points[i] = self.discarding(t, codes[i] - DISCARD)
                least = max(least, points[i])
        for i in range(n):
            if is_discard(codes[i]):
                points[i] -= least

    # What is seen

    def study(self, t: WyattEarp) -> None:
        """Count what lies open and what does not."""
        self.open_book(t)
        self.me = t.actor
        self.known = 0
        self.expected = 0
        self.tried = 0
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

    # Posters

    def worth(self, pot: i64, options: Options) -> i64:
        """What a poster with the points in `row` pays now, in dollars that count for us."""
        at = self.payout(pot, options) * MOST_PLAYERS
        care = self.care
        paid = self.paid
        found: i64 = 0
        for seat in range(self.seats):
            found += care[seat] * paid[at + seat]
        return found // ALL

    def payout(self, pot: i64, options: Options) -> i64:
        """WE-15 Where in `paid` it stands what each seat gets of that pot, with the points in `row`.

        The same few payouts are asked for again and again: they are kept until another takes their place.
        """
        row = self.row
        key = pot
        place = pot // THOUSAND
        for seat in range(self.seats):
            key = key * MOST_POINTS + row[seat]
            place = place * SPREAD + row[seat]
        place &= PAYOUTS - 1
        if self.keys[place] != key:
            self.keys[place] = key
            self.pay(pot, options, place * MOST_PLAYERS)
        return place

    def pay(self, pot: i64, options: Options, at: i64) -> None:
        """WE-15 by the rules themselves."""
        exact = self.exact
        for seat in range(self.seats):
            exact[seat] = self.row[seat]
        self.payday.clear()
        share_out(pot, exact, options, self.payday)
        for seat in range(self.seats):
            self.paid[at + seat] = self.payday.paid[seat]

    def open_book(self, t: WyattEarp) -> None:
        """Payouts hold for one set of rules and one number of seats."""
        if self.book is not t.options or len(self.exact) != t.seats:
            self.book = t.options
            self.seats = t.seats
            self.exact = vec[i64]([0] * t.seats)
            self.keys = vec[i64]([-1] * PAYOUTS)
            self.paid = vec[i64]([0] * (PAYOUTS * MOST_PLAYERS))

    def put_row(self, outlaw: i64) -> None:
        at = outlaw * MOST_PLAYERS
        for seat in range(self.seats):
            self.row[seat] = self.points_now[at + seat]

    def later(self, t: WyattEarp, outlaw: i64, pot: i64) -> i64:
        """What a poster should pay if the round goes on: somebody may add a card, or two, or the Photo (ST-13)."""
        if not self.expected >> outlaw & 1:
            self.expect(t, outlaw)
        row = self.row
        found = ALL * self.worth(pot, t.options)
        weights: i64 = ALL
        if self.growth[outlaw] > 0 and row[self.me] > 0:
            row[self.me] += CARD
            weights += self.growth[outlaw]
            found += self.growth[outlaw] * self.worth(pot, t.options)
            row[self.me] -= CARD
        at = outlaw * MOST_PLAYERS
        for seat in range(self.seats):
            one = self.adds_one[at + seat]
            more = self.adds_more[at + seat]
            if one + more > 0:
                row[seat] += CARD
                found += one * self.worth(pot, t.options)
                row[seat] += CARD
                found += more * self.worth(pot + THOUSAND, t.options)
                row[seat] -= 2 * CARD
                weights += one + more
        return found // weights

    def expect(self, t: WyattEarp, outlaw: i64) -> None:
        """How likely each seat adds to a poster: weights beside ALL, which stands for nobody adding anything."""
        u = self.unseen[outlaw]
        photo = self.unseen[PHOTO + outlaw]
        self.growth[outlaw] = 0 if t.covered(self.me, outlaw) else GROWTH * (u if u < 3 else 3)
        for seat in range(self.seats):
            one: i64 = 0
            more: i64 = 0
            if seat != self.me and u + photo > 0 and not t.covered(seat, outlaw):
                at = seat * 8
                none = self.lacks[at + u]
                if u > 0:
                    one = min(u * (self.lacks[at + u - 1] - none), ALL - none)
                if photo > 0:
                    none = none * self.lacks[at + 1] // ALL
                    one = one * self.lacks[at + 1] // ALL
                more = ALL - none - one
                none = max(none, 20)
                one = one * ALL // none
                more = more * ALL // none
            self.adds_one[outlaw * MOST_PLAYERS + seat] = one
            self.adds_more[outlaw * MOST_PLAYERS + seat] = more
        self.expected |= 1 << outlaw

    def value(self, t: WyattEarp, outlaw: i64, mine: i64, cards: i64, photo: i64, pot: i64, opened: bool) -> i64:
        """A poster with so many own points, cards in hand and Photo in hand: now and later."""
        self.put_row(outlaw)
        return self.value_of_row(t, outlaw, mine, cards, photo, pot, opened)

    def value_of_row(self, t: WyattEarp, outlaw: i64, mine: i64, cards: i64, photo: i64, pot: i64, opened: bool) -> i64:
        if not opened and cards < SERIES:
            return self.dream(outlaw, cards, photo, pot)
        row = self.row
        row[self.me] = mine
        now: i64 = self.worth(pot, t.options) if opened else 0
        reserve = CARD * cards + PICTURE * photo
        if reserve > 0 and not t.covered(self.me, outlaw):
            row[self.me] = mine + reserve
            pot += (cards + photo - 1) * THOUSAND if cards > 0 else THOUSAND
        return (self.soon * now + (ALL - self.soon) * self.later(t, outlaw, pot)) // ALL

    def dream(self, outlaw: i64, cards: i64, photo: i64, pot: i64) -> i64:
        """An outlaw that nobody has opened, with fewer than three in hand: what may come of it."""
        hope: i64 = photo * PORTRAIT * (cards + 1)
        if cards == 2:
            hope += PAIR
        elif cards == 1:
            hope += ONE_OF_A_KIND
        u = self.unseen[outlaw]
        if u < 4:
            hope = hope * u // 4
        return hope * (pot + 2 * THOUSAND) // (3 * THOUSAND)

    def own(self, t: WyattEarp, outlaw: i64) -> i64:
        """The poster as it is, with the own hand."""
        if not self.known >> outlaw & 1:
            hand = self.me * KINDS
            mine = self.points_now[outlaw * MOST_PLAYERS + self.me]
            cards = t.hands[hand + outlaw]
            photo = t.hands[hand + PHOTO + outlaw]
            opened = t.opened[outlaw] > 0
            self.standing[outlaw] = self.value(t, outlaw, mine, cards, photo, t.pots[outlaw], opened)
            self.known |= 1 << outlaw
        return self.standing[outlaw]

    # The round as a whole

    def ending(self, t: WyattEarp, outlaw: i64, mine: i64, pot: i64) -> i64:
        """What the round pays if it ends now, one poster being changed; the end of the game counts for more (WE-17)."""
        found: i64 = 0
        rich: i64 = 0
        best: i64 = 0
        most: i64 = 0
        gains = vec[i64]([0] * self.seats)
        for other in range(OUTLAWS):
            self.put_row(other)
            stake = t.pots[other]
            if other == outlaw:
                self.row[self.me] = mine
                stake = pot
            if t.opened[other] > 0 or other == outlaw:
                at = self.payout(stake, t.options) * MOST_PLAYERS
                for seat in range(self.seats):
                    gains[seat] += self.paid[at + seat]
        for seat in range(self.seats):
            found += self.care[seat] * gains[seat]
            rich = t.money[seat] + gains[seat]
            if seat != self.me and rich > best:
                best = rich
            most = max(most, gains[seat])
        found //= ALL
        rich = t.money[self.me] + gains[self.me]
        goal: i64 = GOAL + 1 if t.options.game_end_threshold == MORE_THAN_25000 else GOAL
        self.ahead = gains[self.me] == most
        if rich >= goal or best >= goal:
            self.ahead = rich >= best
            return found + (WORST if rich > best else -WORST if rich < best else 0)
        return found

    def going_on(self, t: WyattEarp) -> i64:
        """What the round should pay if it goes on, with what the others may still do with their hidden cards."""
        found: i64 = 0
        for outlaw in range(OUTLAWS):
            found += self.own(t, outlaw)
        found = found * STEADY // ALL
        for seat in range(self.seats):
            if seat != self.me:
                found += self.care[seat] * t.held[seat] * HIDDEN_CARD // ALL
            else:
                found += HIDDEN_CARD * t.held[seat]
        return found

    def ends_with(self, t: WyattEarp, outlaw: i64, mine: i64, pot: i64) -> i64:
        """What it brings to end the round now, compared with going on (ST-8)."""
        return self.ending(t, outlaw, mine, pot) - self.going_on(t)

    # Cards in hand

    def gain_card(self, t: WyattEarp, kind: i64) -> i64:
        """What one more card of a kind is worth in hand."""
        if kind >= WYATT_EARP:
            return self.hold(t, kind)
        hand = self.me * KINDS
        outlaw = kind if kind < PHOTO else kind - PHOTO
        mine = self.points_now[outlaw * MOST_PLAYERS + self.me]
        cards = t.hands[hand + outlaw]
        photo = t.hands[hand + PHOTO + outlaw]
        opened = t.opened[outlaw] > 0
        pot = t.pots[outlaw]
        before = self.own(t, outlaw)
        if kind < PHOTO:
            return self.value(t, outlaw, mine, cards + 1, photo, pot, opened) - before
        return self.value(t, outlaw, mine, cards, photo + 1, pot, opened) - before

    def lose_card(self, t: WyattEarp, kind: i64) -> i64:
        """What a card of the hand is worth there."""
        if kind >= WYATT_EARP:
            return self.hold(t, kind)
        hand = self.me * KINDS
        outlaw = kind if kind < PHOTO else kind - PHOTO
        mine = self.points_now[outlaw * MOST_PLAYERS + self.me]
        cards = t.hands[hand + outlaw]
        photo = t.hands[hand + PHOTO + outlaw]
        opened = t.opened[outlaw] > 0
        pot = t.pots[outlaw]
        with_it = self.own(t, outlaw)
        if kind < PHOTO:
            return with_it - self.value(t, outlaw, mine, cards - 1, photo, pot, opened)
        return with_it - self.value(t, outlaw, mine, cards, photo - 1, pot, opened)

    def hold(self, t: WyattEarp, kind: i64) -> i64:
        """What a sheriff card is worth in hand, for a later turn (ST-10); less when the round ends soon."""
        full: i64 = NUMBER_IN_HAND
        if kind == WYATT_EARP:
            full = EARP_IN_HAND
        elif kind == HIDEOUT:
            full = HIDEOUT_IN_HAND
        elif kind == MOST_WANTED:
            full = WANTED_IN_HAND
        return full * (ALL - self.soon) // ALL

    # Questions

    def weigh_draw(self, t: WyattEarp, codes: vec[i64], n: i64, points: vec[i64]) -> None:
        """DP-1 Two unknown cards, or the one that all can see (ST-5); WE-6.6 two that are not there end the round."""
        exhausted = supply(t) < 2
        for i in range(n):
            if codes[i] == TAKE_TWO:
                points[i] = self.ending_at_will(t) if exhausted else TWO_CARDS
            else:
                points[i] = 0 if exhausted else self.taking(t, t.top_discard())

    def ending_at_will(self, t: WyattEarp) -> i64:
        """WE-6.7, ST-D5 The pile is used up: who is ahead ends the round, who is behind takes the discard.

        Somebody is always ahead, so that nobody plays on for ever.
        """
        found = self.ending(t, NO_OUTLAW, 0, 0)
        return 1 if self.ahead and found < 1 else found

    def taking(self, t: WyattEarp, kind: i64) -> i64:
        """The card on offer, less what must then be discarded: a card that would go straight back brings nothing."""
        found = self.gain_card(t, kind)
        if found <= TWO_CARDS:
            return found
        t.gain(self.me, kind)  # as if it were taken
        self.known = 0
        cheapest: i64 = NEVER
        for other in range(KINDS):
            if t.has(self.me, other):
                least = self.discarding(t, other)
                cheapest = max(cheapest, least)
        t.lose(self.me, kind)
        self.known = 0
        return found + cheapest

    def laying(self, t: WyattEarp, outlaw: i64, n: i64) -> i64:
        """DP-2 Cards on the table count at once; but an opening lets everybody add (ST-D1), and a pot grows (ST-D6)."""
        hand = self.me * KINDS
        covered = t.covered(self.me, outlaw)
        mine = self.points_now[outlaw * MOST_PLAYERS + self.me]
        after = mine if covered else mine + CARD * n
        pot = t.pots[outlaw] + laying_reward(t, outlaw, n)
        if t.held[self.me] - n <= 1:
            return self.ends_with(t, outlaw, after, pot)
        left = t.hands[hand + outlaw] - n
        photo = t.hands[hand + PHOTO + outlaw]
        found = self.value(t, outlaw, after, left, photo, pot, True)
        if left > 0 and not covered and t.held[self.me] - n - left > 1:
            singly = self.value(t, outlaw, after + CARD * left, 0, photo, pot, True)  # the others one by one (ST-D6)
            found = max(found, singly)
        found -= self.own(t, outlaw)
        return found if covered else found + TEMPO * n

    def discarding(self, t: WyattEarp, kind: i64) -> i64:
        """DP-18 What the hand loses, and what the neighbour may make of it (ST-15)."""
        if t.held[self.me] == 1:
            return 0
        return -self.lose_card(t, kind) - self.gift(t, kind)

    def gift(self, t: WyattEarp, kind: i64) -> i64:
        """What the left neighbour gains, beyond the two unknown cards that he gives up for it."""
        neighbour = (self.me + 1) % self.seats
        if kind >= WYATT_EARP:
            found = self.hold(t, kind)
        else:
            outlaw = kind if kind < PHOTO else kind - PHOTO
            if t.opened[outlaw] == 0:
                if kind >= PHOTO:
                    return 0
                u = self.unseen[outlaw]
                at = neighbour * 8
                pair: i64 = 0
                if u >= 2:
                    pair = ALL - self.lacks[at + u] - u * (self.lacks[at + u - 1] - self.lacks[at + u])
                found = pair * (t.pots[outlaw] + THOUSAND) // ALL
            elif t.covered(neighbour, outlaw):
                return 0
            else:
                self.put_row(outlaw)
                before = self.worth(t.pots[outlaw], t.options)
                self.row[neighbour] += CARD if kind < PHOTO else PICTURE
                found = before - self.worth(t.pots[outlaw], t.options)
        found -= PRICE_OF_TAKING
        return found if found > 0 else 0

    def playing(self, t: WyattEarp, code: i64) -> i64:
        """DP-3 to DP-10 A sheriff card: what it brings, less what it is worth in hand."""
        if code < SHOOT:
            return self.photo(t, code - PLAY_PHOTO)
        if code < ASK:
            kind = shot_card(code)
            return self.shot(t, kind) - self.hold(t, kind) + TEMPO
        if code < STEAL:
            return self.asking(t, (code - ASK) // 2, LEFT if (code - ASK) % 2 == 0 else RIGHT)
        if code == STEAL:
            return self.shot(t, MOST_WANTED) - self.hold(t, MOST_WANTED) + TEMPO
        if code == HIDE:
            return self.shot(t, HIDEOUT) - self.hold(t, HIDEOUT) + TEMPO
        if code == EARP_DRAW:
            if supply(t) < 2 and t.options.we_draw_exhausted != EXHAUSTED_TAKE_REMAINING:
                return self.ending(t, NO_OUTLAW, 0, 0)
            return TWO_CARDS - self.hold(t, WYATT_EARP)
        if code == EARP_PICK:
            return self.best_pick(t) - self.hold(t, WYATT_EARP)
        return self.shot(t, WYATT_EARP) - self.hold(t, WYATT_EARP) + TEMPO

    def shot(self, t: WyattEarp, kind: i64) -> i64:
        """What a sheriff card brings that needs a shot (WE-8): its best use, if it hits."""
        if not self.tried >> kind & 1:
            if kind == HIDEOUT:
                self.uses[kind] = self.best_cover(t)
            elif kind == MOST_WANTED:
                self.uses[kind] = self.best_theft(t)
            elif kind == WYATT_EARP:
                self.uses[kind] = self.best_uncover(t)
            else:
                self.uses[kind] = self.best_attach(t, kind)
            self.tried |= 1 << kind
        return self.hit * self.uses[kind] // ALL

    def photo(self, t: WyattEarp, outlaw: i64) -> i64:
        """DP-3, DP-19 Four points and no shot (ST-D3)."""
        hand = self.me * KINDS
        mine = self.points_now[outlaw * MOST_PLAYERS + self.me]
        after = mine if t.covered(self.me, outlaw) else mine + PICTURE
        pot = t.pots[outlaw] + THOUSAND
        if self.me == t.turn and t.held[self.me] == 2:
            return self.ends_with(t, outlaw, after, pot)
        found = self.value(t, outlaw, after, t.hands[hand + outlaw], 0, pot, True) - self.own(t, outlaw)
        return found + TEMPO if after > mine else found - TEMPO

    def attach(self, t: WyattEarp, kind: i64, outlaw: i64) -> i64:
        """DP-11 Points and reward on an own pile; a new Fastest Gun takes the old one away (WE-10.5)."""
        hand = self.me * KINDS
        mine = self.points_now[outlaw * MOST_PLAYERS + self.me]
        after = mine if t.covered(self.me, outlaw) else mine + card_points(kind)
        pot = t.pots[outlaw] + reward(kind)
        cards = t.hands[hand + outlaw]
        photo = t.hands[hand + PHOTO + outlaw]
        found = self.value(t, outlaw, after, cards, photo, pot, True) - self.own(t, outlaw)
        if kind == FASTEST_GUN:
            found += self.old_gun(t)
        return found

    def old_gun(self, t: WyattEarp) -> i64:
        """What it brings that the gun in play leaves its pile."""
        for seat in range(t.seats):
            for outlaw in range(OUTLAWS):
                if t.piles[t.pile(seat, outlaw) + GUNS] > 0 and not t.covered(seat, outlaw):
                    return self.without(t, seat, outlaw, card_points(FASTEST_GUN))
        return 0

    def without(self, t: WyattEarp, seat: i64, outlaw: i64, lost: i64) -> i64:
        """What it brings us that a pile loses so many points."""
        before = self.own(t, outlaw)
        self.put_row(outlaw)
        self.row[seat] -= lost
        hand = self.me * KINDS
        return (
            self.value_of_row(
                t,
                outlaw,
                self.row[self.me],
                t.hands[hand + outlaw],
                t.hands[hand + PHOTO + outlaw],
                t.pots[outlaw],
                t.opened[outlaw] > 0,
            )
            - before
        )

    def best_attach(self, t: WyattEarp, kind: i64) -> i64:
        best: i64 = NEVER
        for outlaw in range(OUTLAWS):
            if can_attach(t, kind, outlaw):
                found = self.attach(t, kind, outlaw)
                best = max(best, found)
        return best

    def asking(self, t: WyattEarp, outlaw: i64, order: i64) -> i64:
        """DP-5 A card from whoever has one (ST-D8): the rival on that poster is asked first."""
        none: i64 = ALL
        hurt: i64 = 0
        for place in range(self.seats - 1):
            seat = (self.me + asked_seat(order, place, self.seats)) % self.seats
            lacks = self.lacks[seat * 8 + self.unseen[outlaw]]
            if self.points_now[outlaw * MOST_PLAYERS + seat] > 0:
                hurt += none * (ALL - lacks) // ALL * -self.care[seat] // 10_000
            none = none * lacks // ALL
        gain = self.gain_card(t, outlaw) + hurt
        return (ALL - none) * gain // ALL - self.hold(t, MOST_WANTED)

    def theft(self, t: WyattEarp, seat: i64, outlaw: i64) -> i64:
        """DP-12 Two points from there, and a card for us that can be laid at once (ST-4)."""
        at = t.pile(seat, outlaw)
        lost: i64 = 0
        if t.piles[at + HIDEOUTS] == 0:
            alone = t.piles[at + SERIES_CARDS] == 1 and t.piles[at + PHOTOS] == 0
            lost = self.points_now[outlaw * MOST_PLAYERS + seat] if alone else CARD
        before = self.own(t, outlaw)
        self.put_row(outlaw)
        self.row[seat] -= lost
        hand = self.me * KINDS
        mine = self.row[self.me] if t.covered(self.me, outlaw) else self.row[self.me] + CARD
        cards = t.hands[hand + outlaw]
        photo = t.hands[hand + PHOTO + outlaw]
        return self.value_of_row(t, outlaw, mine, cards, photo, t.pots[outlaw], True) - before

    def best_theft(self, t: WyattEarp) -> i64:
        best: i64 = NEVER
        for seat in range(t.seats):
            for outlaw in range(OUTLAWS):
                if seat != self.me and can_steal(t, seat, outlaw):
                    found = self.theft(t, seat, outlaw)
                    best = max(best, found)
        return best

    def covering(self, t: WyattEarp, seat: i64, outlaw: i64) -> i64:
        """DP-13 The pile counts nothing (ST-17), unless its owner answers with a Wyatt Earp and hits."""
        points = self.points_now[outlaw * MOST_PLAYERS + seat]
        found = self.without(t, seat, outlaw, points)
        if seat == self.me or t.held[seat] == 0:
            return found
        answered = (ALL - self.lacks[seat * 8 + self.unseen[WYATT_EARP]]) * self.hit // ALL
        return found * (ALL - answered) // ALL

    def best_cover(self, t: WyattEarp) -> i64:
        best: i64 = NEVER
        for seat in range(t.seats):
            for outlaw in range(OUTLAWS):
                if can_cover(t, seat, outlaw):
                    found = self.covering(t, seat, outlaw)
                    best = max(best, found)
        return best

    def uncovering(self, t: WyattEarp, seat: i64, outlaw: i64) -> i64:
        """DP-14, DP-17, DP-20 All cards of the pile count again."""
        at = t.pile(seat, outlaw)
        piles = t.piles
        points = CARD * piles[at + SERIES_CARDS] + PICTURE * piles[at + PHOTOS]
        points += piles[at + STAGECOACHES] + 2 * piles[at + BANKS] + 3 * piles[at + GUNS]
        return self.without(t, seat, outlaw, -points)

    def best_uncover(self, t: WyattEarp) -> i64:
        best: i64 = NEVER
        for outlaw in range(OUTLAWS):
            if t.covered(self.me, outlaw):
                found = self.uncovering(t, self.me, outlaw)
                best = max(best, found)
        return best

    def best_pick(self, t: WyattEarp) -> i64:
        """DP-9 The best card that lies in the pile."""
        best: i64 = 0
        row = self.unseen if t.options.we_pick_source == FROM_DRAW_PILE else self.discards
        for kind in range(KINDS):
            if kind != WYATT_EARP and row[kind] > 0:
                found = self.picking(t, kind)
                best = max(best, found)
        return best

    def picking(self, t: WyattEarp, kind: i64) -> i64:
        """DP-15 A card for the hand; a sheriff card may be played at once (WE-13.7)."""
        found = self.gain_card(t, kind)
        now: i64 = 0
        if kind < PHOTO:
            return found
        if kind < WYATT_EARP:
            if t.opened[kind - PHOTO] > 0:
                now = self.photo(t, kind - PHOTO)
        else:
            now = self.shot(t, kind)
        return now if now > found else found

    def answering(self, t: WyattEarp, code: i64) -> i64:
        """The answer to what a card asked for; no is nothing won and nothing lost."""
        if code < ROB:
            return self.attach(t, t.card, code - ATTACH)
        if code < COVER:
            return self.theft(t, self.seat_of(code - ROB), (code - ROB) % OUTLAWS)
        if code < ANSWER_YES:
            return self.covering(t, self.seat_of(code - COVER), (code - COVER) % OUTLAWS)
        if code == ANSWER_YES:
            return self.answer(t, t.aim_outlaw)
        if code >= PICK and code < KEEP:
            return self.picking(t, picked_kind(code))
        if code >= UNCOVER and code < DISCARD:
            return self.uncovering(t, self.me, code - UNCOVER)
        if code == PHOTO_YES:
            return self.photo(t, t.aim_outlaw)
        if code >= ASK_ORDER and code < COVER_OWN:
            return self.asking(t, (code - ASK_ORDER) // 4, (code - ASK_ORDER) % 4 + 2)
        if code >= COVER_OWN and code < EARP_ANSWER:
            return self.covering(t, self.me, code - COVER_OWN)
        if code >= EARP_ANSWER and code < EARP_PASS:
            return self.answer(t, code - EARP_ANSWER)
        if code >= UNCOVER_OTHER:
            return self.uncovering(t, self.seat_of(code - UNCOVER_OTHER), (code - UNCOVER_OTHER) % OUTLAWS)
        return 0

    def answer(self, t: WyattEarp, outlaw: i64) -> i64:
        """A Wyatt Earp against a Hideout on an own pile (ST-11)."""
        return self.hit * self.uncovering(t, self.me, outlaw) // ALL - self.hold(t, WYATT_EARP)

    def seat_of(self, place: i64) -> i64:
        """Another player, counted from the left neighbour."""
        return (self.me + 1 + place // OUTLAWS) % self.seats

    # How a game stands

    def judge(self, table: Table, values: vec[i64]) -> None:
        """WE-17.2 The richer, the likelier; a lead counts for more near the goal. Posters count as they pay now."""
        assert isinstance(table, WyattEarp)
        seats = table.seats
        if table.actor < 0:
            for seat in range(seats):
                values[seat] = ONE if seat == table.winner else 0
            return
        self.count_purses(table, values)
        top: i64 = 0
        for seat in range(seats):
            top = max(top, values[seat])
        width = NEAR_GOAL + FAR_FROM_GOAL * float(GOAL - top if top < GOAL else 0)
        total = 0.0
        for seat in range(seats):
            total += exp(float(values[seat] - top) / width)
        for seat in range(seats):
            values[seat] = i64(float(ONE) * exp(float(values[seat] - top) / width) / total)

    def purse(self, table: Table, seat: i64) -> i64:
        """At the end of a round nothing is on the posters, and this is what the seat has won."""
        assert isinstance(table, WyattEarp)
        purses = vec[i64]([0] * table.seats)
        self.count_purses(table, purses)
        return purses[seat]

    def count_purses(self, t: WyattEarp, purses: vec[i64]) -> None:
        """Each seat's money, with what the posters would pay if the round ended now."""
        self.open_book(t)
        for seat in range(t.seats):
            purses[seat] = t.money[seat]
        for outlaw in range(OUTLAWS):
            if t.opened[outlaw] > 0:
                for seat in range(t.seats):
                    self.row[seat] = t.capture_points(seat, outlaw)
                at = self.payout(t.pots[outlaw], t.options) * MOST_PLAYERS
                for seat in range(t.seats):
                    purses[seat] += self.paid[at + seat]


def is_discard(code: i64) -> bool:
    return code >= DISCARD and code < STANDARD_CODES


def going_out(held: i64) -> i64:
    """The chance that somebody with so many cards ends the round in his next turn."""
    if held <= 1:
        return 350
    if held >= 8:
        return 20
    return 350 - (held - 1) * 47
