"""What a seat may know, as bytes, for learning programs: one row, written into a buffer that is reused.

It holds what everybody knows, the observer's own hand, and what the observer alone has seen and remembers. Seats are
counted from the observer on, as the codes of answers count them: 0 is the observer, 1 the left neighbour. The layout
is the same for 2, 3 and 4 players; the places of a seat that is not there are zero. Counts are plain, money is in
thousands, and where one card or seat of several is meant, 0 stands for none and 1 for the first.
"""

from typing import Final

from saloon.games.wyatt_earp.cards import DECK, KINDS, MOST_PLAYERS, OUTLAW_KINDS, OUTLAWS, THOUSAND
from saloon.games.wyatt_earp.memory import IN_HANDS, LOOKED_AT_DRAW, SET, Memory
from saloon.games.wyatt_earp.options import ANY_TIME, REGISTER
from saloon.games.wyatt_earp.scoring import CAPTURE, Payday, share_out
from saloon.games.wyatt_earp.state import FOLLOW_UP, OVER, PHOTOS, PILE, PLAY_PHASE, SERIES_CARDS, State
from saloon.kernel.packed import i64, u8, vec
from saloon.kernel.rows import add_row, put_byte, put_bytes, put_same, put_turned, put_zeros

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
DUE: Final = Payday()


def observe(s: State, me: i64, out: vec[u8], at: i64) -> None:
    """Write what `me` may know into `out`, OBSERVATION bytes from `at` on: the moment (WE-18.2), then the rows."""
    memory = s.memory if s.memory is not None else NOTHING
    at = put_bytes(out, at, moment(s, me), 0, MOMENT)
    for pot in s.pots:
        put_byte(out, at, pot // THOUSAND)
        at += 1
    at = put_bytes(out, at, s.opened, 0, OUTLAWS)
    at = put_bytes(out, at, s.laid, 0, OUTLAWS)
    at = put_bytes(out, at, s.hands, me * KINDS, KINDS)
    at = put_bytes(out, at, memory.bounds, 0, IN_HANDS)
    own = memory.bounds[(me + 1) * SET : (me + 2) * SET]
    add_row(own, memory.bounds, 0)
    at = put_bytes(out, at, own, 0, SET)
    put_byte(out, at, memory.doubts(me))
    observe_seats(s, me, memory, out, at + 1)


def moment(s: State, me: i64) -> vec[i64]:
    """Whose turn, what is asked of whom, and the card in question (WE-18.2)."""
    seats = s.seats
    reshuffled: i64 = 0  # (mypyc makes objects of the numbers of a conditional expression)
    if s.reshuffles > 0:
        reshuffled = 1
    picked: i64 = 0
    if s.turn == me:
        picked = s.picked + 1
    aim: i64 = 0
    if s.aim_seat >= 0:
        aim = (s.aim_seat - me + seats) % seats * OUTLAWS + s.aim_outlaw + 1
    decides: i64 = 0
    if s.actor >= 0:
        decides = (s.actor - me + seats) % seats + 1
    return vec[i64](
        [
            seen_phase(s, me),
            seats,
            (s.turn - me + seats) % seats,
            s.stocked,
            s.wasted,
            s.top_discard() + 1,
            reshuffled,
            s.sheriff_used,
            s.card + 1,
            s.shot + 1,
            picked,
            aim,
            decides,
            s.taken + 1,
            s.use,
            (s.starter - me + seats) % seats,
            s.round,
            s.idle,
        ]
    )


def observe_seats(s: State, me: i64, memory: Memory, out: vec[u8], at: i64) -> None:
    """The rows per seat, what follows from them, and the rules. An imagined world remembers `NOTHING`."""
    seats = s.seats
    at = put_thousands(out, at, s.money, me, seats)
    at = put_turned(out, at, s.held, me, seats, MOST_PLAYERS)
    territory: i64 = OUTLAWS * PILE
    at = put_turned(out, at, s.piles, me * territory, seats * territory, MOST_PLAYERS * territory)
    at = put_turned(out, at, memory.shown, me * KINDS, seats * KINDS, MOST_PLAYERS * KINDS)
    at = put_limits(out, at, memory, me, seats)
    if memory.own_tally(LOOKED_AT_DRAW, me):
        for place in range(MOST_PLAYERS):
            seat = (me + place) % seats
            fresh: i64 = 0
            kept: i64 = 0
            if place < seats:
                fresh = memory.most_fresh(me, seat)
                kept = memory.most_kept(me, seat)
            put_byte(out, at + place, fresh)
            put_byte(out, at + MOST_PLAYERS + place, kept)
        at += 2 * MOST_PLAYERS
    else:  # then everybody knows the same of it
        at = put_turned(out, at, memory.fresh, me, seats, MOST_PLAYERS)
        at = put_turned(out, at, memory.kept, me, seats, MOST_PLAYERS)
    at = put_bytes(out, at, s.unseen_by(me, memory), 0, KINDS)
    points = all_points(s)
    at = put_turned(out, at, points, me * OUTLAWS, seats * OUTLAWS, MOST_PLAYERS * OUTLAWS)
    compare_points(s, me, points, out, at + MOST_PLAYERS)
    due = DUE.paid
    put_thousands(out, at, due, me, seats)
    purse = s.money[:]
    for seat in range(seats):
        purse[seat] += due[seat]
    at = put_thousands(out, at + MOST_PLAYERS + 2 * OUTLAWS, purse, me, seats)
    row = s.options.row()
    put_bytes(out, at, row, 0, len(row))


def put_thousands(out: vec[u8], at: i64, dollars: vec[i64], me: i64, seats: i64) -> i64:
    """Money of each seat, from the observer on."""
    seat = me
    for place in range(seats):
        put_byte(out, at + place, dollars[seat] // THOUSAND)
        seat = seat + 1 if seat + 1 < seats else 0
    return put_zeros(out, at + seats, MOST_PLAYERS - seats)


def put_limits(out: vec[u8], at: i64, memory: Memory, me: i64, seats: i64) -> i64:
    """At most so many of an outlaw among the other cards of a hand, from the observer on."""
    if memory.limited == 0:
        at = put_same(out, at, FREE, seats * OUTLAWS)
        return put_zeros(out, at, (MOST_PLAYERS - seats) * OUTLAWS)
    limit = memory.limit[:]
    for i in range(len(limit)):
        limit[i] = min(limit[i], FREE)
    return put_turned(out, at, limit, me * OUTLAWS, seats * OUTLAWS, MOST_PLAYERS * OUTLAWS)


def all_points(s: State) -> vec[i64]:
    """[seat * OUTLAWS + outlaw] Capture points."""
    points = vec[i64]([0] * (s.seats * OUTLAWS))
    piles = s.piles
    at: i64 = 0
    for i in range(len(points)):
        if piles[at + SERIES_CARDS] or piles[at + PHOTOS]:  # WE-11.9 the others do not lie alone
            points[i] = s.capture_points(i // OUTLAWS, i % OUTLAWS)
        at += PILE
    return points


def compare_points(s: State, me: i64, points: vec[i64], out: vec[u8], at: i64) -> None:
    """The observer's lead on every poster, and the points of all; into DUE what they would pay now (WE-15)."""
    DUE.clear()
    for outlaw in OUTLAW_KINDS:
        own: i64 = points[me * OUTLAWS + outlaw]
        most: i64 = 0
        total: i64 = own
        for other in range(outlaw, len(points), OUTLAWS):
            if other != me * OUTLAWS + outlaw and points[other]:
                total += points[other]
                most = max(most, points[other])
        put_byte(out, at + outlaw, own + EVEN - most)
        put_byte(out, at + OUTLAWS + outlaw, total)
        if total >= CAPTURE and s.opened[outlaw] > 0 and s.pots[outlaw] > 0:
            each = s.money[:]
            for seat in range(s.seats):
                each[seat] = points[seat * OUTLAWS + outlaw]
            share_out(s.pots[outlaw], each, s.options, DUE)


def show_secrets(s: State, me: i64, out: vec[u8], at: i64) -> None:
    """What `me` may not know: the hands of the others, from the left neighbour on, and the next cards."""
    for place in range(1, MOST_PLAYERS):
        if place < s.seats:
            put_bytes(out, at, s.hands, (me + place) % s.seats * KINDS, KINDS)
        else:
            put_zeros(out, at, KINDS)
        at += KINDS
    none: i64 = 0
    for k in range(NEXT_CARDS):
        put_byte(out, at + k, s.stock[s.stocked - 1 - k] + 1 if s.stocked > k else none)


def seen_phase(s: State, me: i64) -> i64:
    """21.5 To everybody but the picker a follow-up looks like the play phase (OPT-13: unless it is always asked)."""
    if s.phase == FOLLOW_UP and me != s.turn and s.options.we_response != ANY_TIME:
        return PLAY_PHASE
    return s.phase
