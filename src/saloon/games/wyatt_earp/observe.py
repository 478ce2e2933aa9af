"""What a seat may know, as bytes, for learning programs: one row, written into a buffer that is reused.

It holds what everybody knows, the observer's own hand, and what the observer alone has seen and remembers. Seats are
counted from the observer on, as the codes of answers count them: 0 is the observer, 1 the left neighbour. The layout
is the same for 2, 3 and 4 players; the places of a seat that is not there are zero. Counts are plain, money is in
thousands, and where one card or seat of several is meant, 0 stands for none and 1 for the first.
"""

from typing import Final

from saloon.games.wyatt_earp.cards import (
    DECK,
    FASTEST_GUN,
    HIDEOUT,
    KINDS,
    MOST_PLAYERS,
    NO_CARD,
    OUTLAW_KINDS,
    OUTLAWS,
    THOUSAND,
    all_copies,
)
from saloon.games.wyatt_earp.events import (
    ASKED,
    ATTACHED,
    COVERED,
    DEALT,
    DECLINED,
    DENIED,
    DISCARDED,
    DREW,
    GAVE,
    GUN_LEFT,
    KEPT,
    LAID,
    LOOKED,
    NO_DISCARD,
    ORPHANED,
    PICKED,
    PLAYED,
    POT_GREW,
    SPENT,
    STOLE,
    TOOK,
    TURN_BEGAN,
    TURNED,
    TURNED_UP,
    UNCOVERED,
)
from saloon.games.wyatt_earp.memory import IN_DISCARDS, IN_DRAW_PILE, IN_HANDS, LOOKED_AT_DRAW, SET, Memory
from saloon.games.wyatt_earp.options import ANY_TIME, REGISTER
from saloon.games.wyatt_earp.scoring import CAPTURE, Payday, share_out
from saloon.games.wyatt_earp.state import FOLLOW_UP, OVER, PILE, PLAY_PHASE, State, kind_counted
from saloon.kernel.packed import extend, i64, mypyc_attr, u8, vec
from saloon.kernel.rows import byte_row, put_byte, put_bytes, put_copy, put_zeros
from saloon.kernel.teller import Sights

VERSION: Final = 1  # raised when a byte means something else
MOST: Final = 255  # what is more is shown as this
FREE: Final = 8  # a hand without a limit, or with one that binds nobody
EVEN: Final = 16  # a lead of no points
MOMENT: Final = 18  # so many bytes come before the rows

# The layout, part by part: name, bytes, the highest that can be there.
PARTS: Final[list[tuple[str, int, int]]] = [
    ("phase", 1, OVER),  # as in `state.py`
    ("seats", 1, MOST_PLAYERS),  # how many play
    ("turn", 1, MOST_PLAYERS - 1),  # whose turn it is
    ("draw_pile", 1, DECK),  # cards in it
    ("discard_pile", 1, DECK),
    ("top_discard", 1, KINDS),  # kind
    ("reshuffled", 1, 1),  # 1 in pass 2
    ("sheriff_used", 1, 1),
    ("card", 1, KINDS),  # kind of the card being resolved
    ("shot", 1, KINDS),  # kind of its shot card
    ("picked", 1, KINDS),  # kind that the observer picked just now
    ("aim", 1, MOST_PLAYERS * OUTLAWS),  # the pile in question: 1 + 7 seat + outlaw
    ("decides", 1, MOST_PLAYERS),  # who must decide: 0 nobody, 1 the observer
    ("taken", 1, KINDS),  # kind taken from the discard pile this turn (OPT-29)
    ("use", 1, MOST),  # what the card being resolved is played for
    ("starter", 1, MOST_PLAYERS - 1),  # who began the round
    ("round", 1, MOST),
    ("idle", 1, MOST),  # OPT-37: turns in a row in which nothing was laid or played
    ("pots", OUTLAWS, MOST),  # thousands
    ("opened", OUTLAWS, 1),
    ("laid", OUTLAWS, 7),  # cards laid this turn (OPT-07)
    ("hand", KINDS, 7),  # own hand: how many of each kind
    ("bounds", IN_HANDS, DECK),  # what may lie in draw pile and discard pile, as far as all know (`memory.py`)
    ("own_bounds", SET, DECK),  # in draw pile, discard pile and hands, as far as the observer knows
    ("gaps", 1, MOST),  # secret picks that the observer has not worked out
    # [seat]
    ("money", MOST_PLAYERS, MOST),  # thousands
    ("held", MOST_PLAYERS, DECK),  # cards in hand
    ("piles", MOST_PLAYERS * OUTLAWS * PILE, 7),  # per outlaw: series, Photo, Stagecoach, Bank, gun, Hideout
    ("shown", MOST_PLAYERS * KINDS, 7),  # cards everybody knows to be in that hand
    ("limit", MOST_PLAYERS * OUTLAWS, FREE),  # at most so many of an outlaw among its other cards
    ("fresh", MOST_PLAYERS, DECK),  # at most so many unseen cards of a hand come from the present draw pile
    ("kept", MOST_PLAYERS, DECK),  # and at most so many from elsewhere
    # What follows from the above
    ("unseen", KINDS, 7),  # cards of a kind that lie in no territory, in no hand that the observer knows
    ("points", MOST_PLAYERS * OUTLAWS, MOST),  # capture points (WE-15.2)
    ("payday", MOST_PLAYERS, MOST),  # thousands that the seat would be paid if the round ended now
    ("lead", OUTLAWS, MOST),  # the observer's points less the most of anybody else, and EVEN
    ("total", OUTLAWS, MOST),  # points of all seats
    ("purse", MOST_PLAYERS, MOST),  # money and payday
    ("options", len(REGISTER), MOST),  # the rules: for each option the place of its value
]
OBSERVATION: Final = sum([length for _, length, _ in PARTS])

NEXT_CARDS: Final = 8
SECRET_PARTS: Final[list[tuple[str, int, int]]] = [
    ("hands", (MOST_PLAYERS - 1) * KINDS, 7),  # of the others
    ("next", NEXT_CARDS, KINDS),  # the next cards of the draw pile
]
SECRETS: Final = (MOST_PLAYERS - 1) * KINDS + NEXT_CARDS

NOTHING: Final = Memory(MOST_PLAYERS)  # an imagined world remembers nothing, unless it was asked for

# Where parts begin (see PARTS), as plain numbers, since mypyc does not work out constants.
AT_POTS: Final = 18
AT_OPENED: Final = 25
AT_LAID: Final = 32
AT_HAND: Final = 39
AT_BOUNDS: Final = 59
AT_OWN: Final = 99
AT_GAPS: Final = 159
AT_MONEY: Final = 160
AT_HELD: Final = 164
AT_PILES: Final = 168
AT_SHOWN: Final = 336
AT_LIMIT: Final = 416
AT_FRESH: Final = 444
AT_KEPT: Final = 448
AT_UNSEEN: Final = 452
AT_POINTS: Final = 472
AT_PAYDAY: Final = 500
AT_LEAD: Final = 504
AT_TOTAL: Final = 511
AT_PURSE: Final = 518
AT_OPTIONS: Final = 522

ALL: Final = -1  # a set of everything


@mypyc_attr(native_class=True)
class Glimpse:
    """The row of one seat as it was last written, and what has changed since."""

    row: vec[u8]
    kinds: i64  # sets (bits)
    outlaws: i64
    limited: i64  # set of seats (bits) that have a limit in the row
    laid: bool  # whether cards laid this turn do

    def __init__(self) -> None:
        self.row = vec[u8]()
        self.kinds = ALL
        self.outlaws = ALL
        self.limited = ALL
        self.laid = True


@mypyc_attr(native_class=True)
class Glimpses(Sights):
    """The rows of all seats, and what is the same for all of them."""

    seats: list[Glimpse]
    kinds: i64  # changed since any row was written
    outlaws: i64
    outside: vec[i64]  # [kind] cards that lie in no territory
    lying: vec[i64]  # [outlaw * PILE + counter] cards that lie in all territories together
    points: vec[i64]  # [seat * OUTLAWS + outlaw]
    shares: vec[i64]  # [outlaw * MOST_PLAYERS + seat] dollars that the poster would pay now
    due: vec[i64]  # [seat] the same of all posters together
    payday: Payday  # to be worked out in

    def __init__(self, seats: i64) -> None:
        self.seats = [Glimpse() for _ in range(seats)]
        self.kinds = 0
        self.outlaws = ALL
        self.outside = all_copies()
        self.lying = vec[i64]([0] * (OUTLAWS * PILE))
        self.points = vec[i64]([0] * (seats * OUTLAWS))
        self.shares = vec[i64]([0] * (OUTLAWS * MOST_PLAYERS))
        self.due = vec[i64]([0] * MOST_PLAYERS)
        self.payday = Payday()

    def hear(self, fact: i64, a: i64, b: i64, c: i64) -> None:
        """Which kinds lie elsewhere now, or are known to; on which outlaws' posters and piles something changed."""
        if fact == DREW or fact == DEALT:  # nobody else learns anything about a kind
            self.seats[a].kinds |= 1 << b
        elif fact == DISCARDED or fact == PLAYED or fact == SPENT or fact == TOOK:
            self.kinds |= 1 << b
        elif fact == LAID:
            self.kinds |= 1 << b
            self.outlaws |= 1 << b
        elif fact == TURN_BEGAN or fact == DECLINED or fact == ASKED or fact == DENIED or fact == KEPT:
            return
        elif fact == NO_DISCARD:
            return
        elif fact == TURNED or fact == TURNED_UP:
            if a != NO_CARD:
                self.kinds |= 1 << a
        elif fact == GAVE:
            self.kinds |= 1 << c
        elif fact == STOLE:
            self.kinds |= 1 << c
            self.outlaws |= 1 << c
        elif fact == ATTACHED or fact == ORPHANED:
            self.kinds |= 1 << c
            self.outlaws |= 1 << b
        elif fact == POT_GREW:
            self.outlaws |= 1 << a
        elif fact == LOOKED:
            self.seats[a].kinds = ALL
        elif fact == PICKED:
            self.seats[a].kinds |= 1 << b
            if c:  # all saw it
                self.kinds |= 1 << b
        elif fact == COVERED:
            self.kinds |= 1 << HIDEOUT
            self.outlaws |= 1 << c
        elif fact == UNCOVERED:
            self.kinds |= 1 << HIDEOUT
            self.outlaws |= 1 << b
        elif fact == GUN_LEFT:
            self.kinds |= 1 << FASTEST_GUN
            self.outlaws |= 1 << b
        else:  # seldom
            self.kinds = ALL
            self.outlaws = ALL

    def look(self, s: State) -> None:
        """Work out what is the same for all seats, of the outlaws that changed; hand on to each what changed."""
        if self.outlaws:
            for outlaw in OUTLAW_KINDS:
                if self.outlaws >> outlaw & 1:
                    self.count_lying(s.piles, outlaw)
                    self.work_out_shares(s, outlaw)
        if self.kinds | self.outlaws:
            for one in self.seats:
                one.kinds |= self.kinds
                one.outlaws |= self.outlaws
            self.kinds = 0
            self.outlaws = 0

    def count_lying(self, piles: vec[i64], outlaw: i64) -> None:
        """What lies in all territories on the piles of an outlaw; where that differs, so does what is left outside."""
        lying = self.lying
        first = outlaw * PILE
        for counter in range(PILE):
            cards: i64 = 0
            at = first + counter
            while at < len(piles):
                cards += piles[at]
                at += OUTLAWS * PILE
            more = cards - lying[first + counter]
            if more:
                lying[first + counter] = cards
                kind = kind_counted(counter, outlaw)
                self.outside[kind] -= more
                self.kinds |= 1 << kind

    def work_out_shares(self, s: State, outlaw: i64) -> None:
        """Capture points of everybody on an outlaw, and what its poster would pay if the round ended now (WE-15)."""
        seats = s.seats
        each = vec[i64]([0] * seats)
        total: i64 = 0
        for seat in range(seats):
            points = s.capture_points(seat, outlaw)
            each[seat] = points
            self.points[seat * OUTLAWS + outlaw] = points
            total += points
        payday = self.payday
        payday.clear()
        if total >= CAPTURE and s.opened[outlaw] > 0 and s.pots[outlaw] > 0:
            share_out(s.pots[outlaw], each, s.options, payday)
        at = outlaw * MOST_PLAYERS
        for seat in range(seats):
            paid = payday.paid[seat]
            self.due[seat] += paid - self.shares[at]
            self.shares[at] = paid
            at += 1


def observe(s: State, me: i64, out: vec[u8]) -> vec[u8]:
    """`out` and what `me` may know, OBSERVATION bytes: the moment (WE-18.2), then the rows.

    The row of a seat is kept, and only what has changed since it was last asked for is written anew. An imagined world
    remembers `NOTHING`.
    """
    memory = s.memory if s.memory is not None else NOTHING
    table = glimpses_of(s)
    table.look(s)
    mine = table.seats[me]
    if len(mine.row) == 0:
        mine.row = byte_row(OBSERVATION)
        put_copy(mine.row, AT_OPTIONS, s.options.row())
    row = mine.row
    put_moment(s, me, row)
    if s.acted or mine.laid:
        put_bytes(row, AT_LAID, s.laid)
        mine.laid = s.acted != 0
    if mine.kinds:
        put_kinds(s, me, memory, table.outside, mine.kinds, row)
        mine.kinds = 0
    if mine.outlaws:
        put_outlaws(s, me, table, mine.outlaws, row)
        mine.outlaws = 0
    put_seats(s, me, memory, row)
    if mine.limited | memory.limited:
        put_limits(me, s.seats, mine.limited | memory.limited, memory.limit, row)
        mine.limited = memory.limited
    return extend(out, row)


def glimpses_of(s: State) -> Glimpses:
    """What the seats saw before."""
    found = s.sights
    if not isinstance(found, Glimpses):
        found = Glimpses(s.seats)
        s.sights = found
    return found


def put_moment(s: State, me: i64, row: vec[u8]) -> None:
    """Whose turn, what is asked of whom, and the card in question (WE-18.2)."""
    seats = s.seats
    reshuffled: i64 = 0
    if s.reshuffles > 0:
        reshuffled = 1
    picked: i64 = 0
    if s.turn == me:
        picked = s.picked + 1
    aim: i64 = 0
    if s.aim_seat >= 0:
        aim = after(me, s.aim_seat, seats) * OUTLAWS + s.aim_outlaw + 1
    decides: i64 = 0
    if s.actor >= 0:
        decides = after(me, s.actor, seats) + 1
    row[0] = u8(seen_phase(s, me))
    row[1] = u8(seats)
    row[2] = u8(after(me, s.turn, seats))
    row[3] = u8(s.stocked)
    row[4] = u8(s.wasted)
    row[5] = u8(s.top_discard() + 1)
    row[6] = u8(reshuffled)
    row[7] = u8(s.sheriff_used)
    row[8] = u8(s.card + 1)
    row[9] = u8(s.shot + 1)
    row[10] = u8(picked)
    row[11] = u8(aim)
    row[12] = u8(decides)
    row[13] = u8(s.taken + 1)
    put_byte(row, 14, s.use)
    row[15] = u8(after(me, s.starter, seats))
    put_byte(row, 16, s.round)
    put_byte(row, 17, s.idle)


def after(me: i64, seat: i64, seats: i64) -> i64:
    """How many places to the left of the observer a seat is."""
    if seat < me:
        return seat - me + seats
    return seat - me


def put_kinds(s: State, me: i64, memory: Memory, outside: vec[i64], kinds: i64, row: vec[u8]) -> None:
    """Where cards of these kinds are: in the own hand, in hands that the observer knows, unseen (WE-8.7)."""
    seats = s.seats
    bounds = memory.bounds
    hands = s.hands
    known = memory.shown
    own = (me + 1) * SET
    first = me * KINDS
    end = seats * KINDS
    card = s.card
    for kind in range(KINDS):
        if kinds >> kind & 1 == 0:
            continue
        held = hands[first + kind]
        in_pile = bounds[IN_DRAW_PILE + kind]
        discarded = bounds[IN_DISCARDS + kind]
        row[AT_HAND + kind] = u8(held)
        row[AT_BOUNDS + kind] = u8(in_pile)
        row[AT_BOUNDS + KINDS + kind] = u8(discarded)
        put_byte(row, AT_OWN + kind, in_pile + bounds[own + IN_DRAW_PILE + kind])
        put_byte(row, AT_OWN + KINDS + kind, discarded + bounds[own + IN_DISCARDS + kind])
        put_byte(row, AT_OWN + 2 * KINDS + kind, bounds[IN_HANDS + kind] + bounds[own + IN_HANDS + kind])
        unseen = outside[kind] - held
        if card == kind:
            unseen -= 1
        at: i64 = AT_SHOWN + kind
        row[at] = u8(known[first + kind])
        there = first + KINDS
        for _ in range(1, seats):
            if there == end:
                there = 0
            shown = known[there + kind]
            at += KINDS
            row[at] = u8(shown)
            unseen -= shown
            there += KINDS
        put_byte(row, AT_UNSEEN + kind, unseen)


def put_outlaws(s: State, me: i64, table: Glimpses, outlaws: i64, row: vec[u8]) -> None:
    """Posters and piles of these outlaws, who leads by how much; money, and what all posters would pay now."""
    seats = s.seats
    piles = s.piles
    points = table.points
    for outlaw in OUTLAW_KINDS:
        if outlaws >> outlaw & 1 == 0:
            continue
        put_byte(row, AT_POTS + outlaw, s.pots[outlaw] // THOUSAND)
        put_byte(row, AT_OPENED + outlaw, s.opened[outlaw])
        own: i64 = points[me * OUTLAWS + outlaw]
        most: i64 = 0
        total: i64 = 0
        seat = me
        at: i64 = AT_PILES + outlaw * PILE
        for place in range(seats):
            pile = (seat * OUTLAWS + outlaw) * PILE
            for counter in range(PILE):
                row[at + counter] = u8(piles[pile + counter])
            at += OUTLAWS * PILE
            worth = points[seat * OUTLAWS + outlaw]
            put_byte(row, AT_POINTS + place * OUTLAWS + outlaw, worth)
            total += worth
            if place > 0 and worth > most:
                most = worth
            seat += 1
            if seat == seats:
                seat = 0
        put_byte(row, AT_LEAD + outlaw, own + EVEN - most)
        put_byte(row, AT_TOTAL + outlaw, total)
    seat = me
    moneys = s.money
    dues = table.due
    for place in range(seats):
        money = moneys[seat]
        due = dues[seat]
        put_byte(row, AT_MONEY + place, money // THOUSAND)
        put_byte(row, AT_PAYDAY + place, due // THOUSAND)
        put_byte(row, AT_PURSE + place, (money + due) // THOUSAND)
        seat += 1
        if seat == seats:
            seat = 0


def put_seats(s: State, me: i64, memory: Memory, row: vec[u8]) -> None:
    """How many cards each seat has, and where its unseen ones can come from, from the observer on."""
    seats = s.seats
    put_byte(row, AT_GAPS, memory.doubts(me))
    looked = memory.own_tally(LOOKED_AT_DRAW, me) > 0  # if not, everybody knows the same of it
    seat = me
    held = s.held
    fresh = memory.fresh
    kept = memory.kept
    for place in range(seats):
        row[AT_HELD + place] = u8(held[seat])
        if looked:
            put_byte(row, AT_FRESH + place, memory.most_fresh(me, seat))
            put_byte(row, AT_KEPT + place, memory.most_kept(me, seat))
        else:
            put_byte(row, AT_FRESH + place, fresh[seat])
            put_byte(row, AT_KEPT + place, kept[seat])
        seat += 1
        if seat == seats:
            seat = 0


def put_limits(me: i64, seats: i64, limited: i64, limits: vec[i64], row: vec[u8]) -> None:
    """At most so many of an outlaw among the other cards of these hands."""
    seat = me
    at: i64 = AT_LIMIT
    for _ in range(seats):
        if limited >> seat & 1:
            for i in range(seat * OUTLAWS, (seat + 1) * OUTLAWS):
                if limits[i] < FREE:
                    put_byte(row, at + i - seat * OUTLAWS, limits[i])
                else:
                    put_byte(row, at + i - seat * OUTLAWS, FREE)
        at += OUTLAWS
        seat += 1
        if seat == seats:
            seat = 0


def show_secrets(s: State, me: i64, out: vec[u8]) -> None:
    """What `me` may not know: the hands of the others, from the left neighbour on, and the next cards."""
    at: i64 = 0
    for place in range(1, MOST_PLAYERS):
        if place < s.seats:
            hand = (me + place) % s.seats * KINDS
            at = put_bytes(out, at, s.hands[hand : hand + KINDS])
        else:
            at = put_zeros(out, at, KINDS)
    none: i64 = 0
    for k in range(NEXT_CARDS):
        put_byte(out, at + k, s.stock[s.stocked - 1 - k] + 1 if s.stocked > k else none)


def seen_phase(s: State, me: i64) -> i64:
    """21.5 To everybody but the picker a follow-up looks like the play phase (OPT-13: unless it is always asked)."""
    if s.phase == FOLLOW_UP and me != s.turn and s.options.we_response != ANY_TIME:
        return PLAY_PHASE
    return s.phase
