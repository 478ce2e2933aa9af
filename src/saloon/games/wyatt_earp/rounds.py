"""Rounds: set-up (WE-2), turns follow turns, the end of a round (WE-14), the payout (WE-15, WE-16), the end (WE-17)."""

from typing import Final

from saloon.games.wyatt_earp.cards import (
    BIG_TOKEN,
    DECK,
    HAND,
    KINDS,
    NO_CARD,
    OUTLAWS,
    THOUSAND,
    is_outlaw,
    whole_deck,
)
from saloon.games.wyatt_earp.events import (
    CAPTURED,
    DEALT,
    DUEL_BEGAN,
    DUELLED,
    EMPTY_HAND,
    ESCAPED,
    EXCHANGED,
    OUT_OF_TURNS,
    PAID,
    POT_GREW,
    PUT_AWAY,
    ROUND_BEGAN,
    ROUND_ENDED,
    SPENT,
    STALLED,
    STAYED,
    TURN_BEGAN,
    TURNED_UP,
    WENT_OUT,
    WON,
)
from saloon.games.wyatt_earp.options import (
    AFTER_SCORING,
    DESIGNATED,
    FIRST_TO_LEAD,
    FIRST_TO_REACH,
    LAST_TURN_PLAYER,
    MORE_THAN_25000,
    NEVER,
    NEXT_ONLY,
    REMAINING_PILE,
    REVEALED,
)
from saloon.games.wyatt_earp.scoring import IS_CAPTURED, NOT_CAPTURED, Ledger, members, share_out
from saloon.games.wyatt_earp.state import DRAW_PHASE, LYING, OVER, PILE, State
from saloon.kernel.packed import i64, vec
from saloon.kernel.rows import put_row
from saloon.kernel.table import NOBODY

GOAL: Final = 25 * THOUSAND  # WE-17.1
MOST_TURNS: Final = 1000  # of a game, under a stall guard (OPT-37): three times as many as random players need
NOTHING_LAID: Final = vec[i64]([0] * OUTLAWS)

# 2. Set-up


def begin_game(s: State) -> None:
    """WE-2.3 Any player deals first, or the one whom the host names; WE-2.7 everybody starts with nothing."""
    if s.options.first_dealer == DESIGNATED:
        begin_round(s, s.options.dealer_seat)
    else:
        begin_round(s, s.rng.below(s.seats))


def begin_round(s: State, dealer: i64) -> None:
    """WE-2.4 All 78 cards are shuffled and ten dealt to each; WE-2.6 the player on the dealer's left begins."""
    s.round += 1
    s.dealer = dealer
    s.starter = s.left_of(dealer)
    s.reshuffles = 0
    s.idle = 0
    clear_table(s)
    s.tell(ROUND_BEGAN, s.round, dealer)
    raise_posters(s)
    deal(s)
    begin_turn(s, s.starter)


def clear_table(s: State) -> None:
    """WE-16.3 A new round starts with all 78 cards; WE-4.5 with every outlaw unopened."""
    s.hands = vec[i64]([0] * (s.seats * KINDS))
    s.piles = vec[i64]([0] * (s.seats * OUTLAWS * PILE))
    s.lying = vec[i64]([0] * (s.seats * LYING))
    s.opened = vec[i64]([0] * OUTLAWS)
    s.wasted = 0


def raise_posters(s: State) -> None:
    """WE-2.2 Every round adds $1,000 to each poster, whatever lies there already."""
    for outlaw in range(OUTLAWS):
        add_to_pot(s, outlaw, THOUSAND)


def add_to_pot(s: State, outlaw: i64, dollars: i64) -> None:
    """WE-2.1 The engine is the banker: money comes onto posters and goes to players without a question."""
    if dollars:
        s.pots[outlaw] += dollars
        s.tell(POT_GREW, outlaw, dollars)


def deal(s: State) -> None:
    """WE-2.4 One card at a time, from the dealer's left; WE-2.5 the next starts the discard pile, without effect."""
    s.stock = whole_deck()
    s.rng.shuffle(s.stock, DECK)
    s.stocked = DECK
    stock = s.stock
    hands = s.hands
    for seat in range(s.seats):
        s.held[seat] = HAND
    seat = s.starter
    for _ in range(HAND * s.seats):
        s.stocked -= 1
        kind = stock[s.stocked]
        hands[seat * KINDS + kind] += 1
        s.tell(DEALT, seat, kind)
        seat = (seat + 1) % s.seats
    kind = s.pop_stock()
    s.push_waste(kind)
    s.tell(TURNED_UP, kind)


def begin_turn(s: State, seat: i64) -> None:
    """WE-3.1 Draw, play, discard: a turn begins with the draw."""
    s.turn = seat
    s.turns += 1
    s.actor = seat
    s.phase = DRAW_PHASE
    s.sheriff_used = 0
    s.taken = NO_CARD
    s.picked = NO_CARD
    if s.acted:
        s.acted = 0
        put_row(s.laid, 0, NOTHING_LAID)
    s.undoable = 0
    if s.teller is not None:  # nobody remembers this fact
        s.tell(TURN_BEGAN, seat)


def nothing_in_question(s: State) -> None:
    """No card is being resolved."""
    s.use = 0
    s.shot = NO_CARD
    s.aim_seat = NOBODY
    s.aim_outlaw = 0


# 14. The end of a round


def end_turn(s: State, went_out: bool) -> None:
    """WE-14.1 The round ends when the active player has discarded his last card, WE-14.2 or somebody else has none.

    WE-14.5 So nobody begins a turn with an empty hand (OPT-06: unless the table plays on).
    """
    if went_out:
        end_round(s, WENT_OUT)
    elif 0 in s.held and somebody_has_no_cards(s):
        end_round(s, EMPTY_HAND)
    elif s.options.stall_guard > 0 and stalled(s):
        end_round(s, STALLED)
    elif out_of_turns(s):
        end_round(s, OUT_OF_TURNS)
    else:
        begin_turn(s, s.left_of(s.turn))


def somebody_has_no_cards(s: State) -> bool:
    """WE-14.2 Tested at the discard, not before; OPT-06 for any other player, only the next, or never."""
    if s.options.empty_hand_end == NEVER:
        return False
    if s.options.empty_hand_end == NEXT_ONLY:
        return s.held[s.left_of(s.turn)] == 0
    for seat in range(s.seats):
        if s.held[seat] == 0 and seat != s.turn:
            return True
    return False


def stalled(s: State) -> bool:
    """WE-6.7 Players may go on taking the discard for ever; OPT-37 a table may end that after so many idle turns.

    Idle is a turn in which nothing left the draw pile and nobody laid or played a card.
    """
    s.idle = s.idle + 1 if s.taken != NO_CARD and not s.acted else 0
    return s.idle >= s.options.stall_guard


def out_of_turns(s: State) -> bool:
    """OPT-37 Under a stall guard a game has a last turn, whatever the players do."""
    return s.options.stall_guard > 0 and s.turns >= MOST_TURNS


def end_round(s: State, reason: i64) -> None:
    """WE-14.4 Hands are put away and count for nothing; then the posters are paid, and the game ends or goes on.

    OPT-37 With the last turn of a game both end, which is then the reason to tell.
    """
    last = out_of_turns(s)
    if last:
        reason = OUT_OF_TURNS
    if reason == STALLED or last:
        s.stalls += 1
    if s.card != NO_CARD:  # a card that was being resolved is spent
        s.push_waste(s.card)
        s.tell(SPENT, s.turn, s.card)
        s.card = NO_CARD
    nothing_in_question(s)
    s.passed = 0
    s.undoable = 0
    s.tell(ROUND_ENDED, reason, s.turn)
    if s.teller is not None:
        put_hands_away(s)
    pay_posters(s)
    if last or somebody_reached_the_goal(s):
        end_game(s)
    else:
        begin_round(s, next_dealer(s))


def put_hands_away(s: State) -> None:
    shown: i64 = 1 if s.options.end_hands_revealed == REVEALED else 0
    for seat in range(s.seats):
        for kind in range(KINDS):
            if s.has(seat, kind):
                s.tell(PUT_AWAY, seat, kind, s.hands[seat * KINDS + kind], shown)


# 15. Scoring, 16. Money


class Purse(Ledger):
    """Pays the players of one table as the scoring goes along."""

    s: State
    outlaw: i64

    def __init__(self, s: State) -> None:
        self.s = s
        self.outlaw = 0

    def note(self, step: i64, a: i64, b: i64) -> None:
        if step == IS_CAPTURED:
            self.s.tell(CAPTURED, self.outlaw, a)
        elif step == NOT_CAPTURED:
            self.s.tell(ESCAPED, self.outlaw, a)

    def take(self, group: i64, dollars: i64, pot: i64) -> None:
        """WE-16.1 Money won is placed openly before the player."""
        s = self.s
        for seat in range(s.seats):
            if group >> seat & 1:
                before = s.money[seat]
                s.money[seat] = before + dollars
                s.tell(PAID, seat, self.outlaw, dollars)
                if s.options.exchange_timing != AFTER_SCORING:
                    exchange(s, seat, before)
        if s.options.winner_rule == FIRST_TO_REACH and s.reached == 0:
            s.reached = richest(s, reached_the_goal(s, group))


def pay_posters(s: State) -> None:
    """WE-15.1 Each outlaw is scored by itself, in poster order; WE-15.9 what is not taken stays on the poster."""
    purse = Purse(s)
    points = vec[i64]([0] * s.seats)
    before = s.money[:]
    for outlaw in range(OUTLAWS):
        for seat in range(s.seats):
            points[seat] = s.capture_points(seat, outlaw)
        purse.outlaw = outlaw
        s.pots[outlaw] = share_out(s.pots[outlaw], points, s.options, purse)
        if s.pots[outlaw]:
            s.tell(STAYED, outlaw, s.pots[outlaw])
    if s.options.exchange_timing == AFTER_SCORING:
        for seat in range(s.seats):
            exchange(s, seat, before[seat])


def exchange(s: State, seat: i64, before: i64) -> None:
    """WE-16.2 Five $1,000 tokens become one of $5,000; OPT-18 at once, or when all is scored."""
    tokens = s.money[seat] // BIG_TOKEN - before // BIG_TOKEN
    if tokens:
        s.tell(EXCHANGED, seat, tokens)


def next_dealer(s: State) -> i64:
    """WE-16.4 Whoever began the round deals the next one; OPT-02 or whoever began its last turn."""
    return s.turn if s.options.next_dealer == LAST_TURN_PLAYER else s.starter


# 17. The end of the game


def reached_the_goal(s: State, group: i64) -> i64:
    """WE-17.1 Those of a group (bits) who have $25,000 or more."""
    goal: i64 = GOAL + 1 if s.options.game_end_threshold == MORE_THAN_25000 else GOAL
    found: i64 = 0
    for seat in range(s.seats):
        if group >> seat & 1 and s.money[seat] >= goal:
            found |= 1 << seat
    return found


def somebody_reached_the_goal(s: State) -> bool:
    return reached_the_goal(s, (1 << s.seats) - 1) != 0


def richest(s: State, group: i64) -> i64:
    """The richest of a group: one, or several who share the top sum."""
    best: i64 = -1
    found: i64 = 0
    for seat in range(s.seats):
        if group >> seat & 1:
            if s.money[seat] > best:
                best = s.money[seat]
                found = 0
            if s.money[seat] == best:
                found |= 1 << seat
    return found


def end_game(s: State) -> None:
    """WE-17.2 The richest player wins (OPT-20: or the first to get there); WE-17.3 what is on posters is nobody's."""
    group = s.reached if s.options.winner_rule == FIRST_TO_REACH else 0
    if group == 0:  # also if nobody got there by a payment: a position may begin with somebody rich enough
        group = richest(s, (1 << s.seats) - 1)
    s.winner = lowest(group) if members(group) == 1 else duel(s, group)
    s.phase = OVER
    s.actor = NOBODY
    s.tell(WON, s.winner)


def lowest(group: i64) -> i64:
    seat: i64 = 0
    while not group >> seat & 1:
        seat += 1
    return seat


class DuelDeck:
    """OPT-34 The cards of a duel: a fresh deck, or first what is left of the draw pile."""

    cards: vec[i64]
    left: i64

    def __init__(self, s: State) -> None:
        self.cards = s.stock[:]
        self.left = s.stocked if s.options.duel_deck == REMAINING_PILE else 0

    def supply(self, s: State, cards: i64) -> None:
        """Turned cards are not put back; when there are too few for all duellers, all 78 are shuffled."""
        if self.left < cards:
            self.cards = whole_deck()
            self.left = DECK
            s.rng.shuffle(self.cards, DECK)

    def turn(self) -> i64:
        self.left -= 1
        return self.cards[self.left]


def duel(s: State, group: i64) -> i64:
    """WE-17.4 Those who share the top sum turn cards until one is left (OPT-21: or leads)."""
    for seat in range(s.seats):
        if group >> seat & 1:
            s.tell(DUEL_BEGAN, seat)
    return duel_to_lead(s, group) if s.options.duel_mode == FIRST_TO_LEAD else duel_to_the_last(s, group)


def duel_to_the_last(s: State, group: i64) -> i64:
    """WE-17.5 Who misses is out, unless all missed."""
    deck = DuelDeck(s)
    while members(group) > 1:
        hits = duel_lap(s, deck, group)
        if hits:
            group = hits
    return lowest(group)


def duel_to_lead(s: State, group: i64) -> i64:
    """OPT-21 All go on until, after a full lap, one has more hits than each of the others."""
    deck = DuelDeck(s)
    score = vec[i64]([0] * s.seats)
    leaders = group
    while members(leaders) > 1:
        hits = duel_lap(s, deck, group)
        best: i64 = -1
        for seat in range(s.seats):
            if group >> seat & 1:
                score[seat] += hits >> seat & 1
                if score[seat] > best:
                    best = score[seat]
                    leaders = 0
                if score[seat] == best:
                    leaders |= 1 << seat
    return lowest(leaders)


def duel_lap(s: State, deck: DuelDeck, group: i64) -> i64:
    """Each dueller turns one card; who hit, as bits."""
    deck.supply(s, members(group))
    hits: i64 = 0
    for seat in range(s.seats):
        if group >> seat & 1:
            kind = deck.turn()
            hit: i64 = 1 if is_outlaw(kind) else 0
            hits |= hit << seat
            s.tell(DUELLED, seat, kind, hit)
    return hits
