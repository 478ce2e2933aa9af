"""What a seat may know, as bytes, for learning programs: one row, written into a buffer that is reused.

It holds what everybody knows, the observer's own hand, and what the observer alone has seen and remembers. Seats are
counted from the observer on, as the codes of answers count them: 0 is the observer, 1 the left neighbour. The layout
is the same for 2, 3 and 4 players; the places of a seat that is not there are zero. Counts are plain, money is in
thousands, and where one card or seat of several is meant, 0 stands for none and 1 for the first.
"""

from typing import Final

from saloon.games.wyatt_earp.cards import DECK, KINDS, MOST_PLAYERS, OUTLAWS, THOUSAND
from saloon.games.wyatt_earp.memory import IN_HANDS, SET, Memory
from saloon.games.wyatt_earp.options import ANY_TIME, REGISTER
from saloon.games.wyatt_earp.scoring import Payday, share_out
from saloon.games.wyatt_earp.state import FOLLOW_UP, OVER, PILE, PLAY_PHASE, State
from saloon.kernel.packed import i64, u8, vec
from saloon.kernel.rows import put_byte, put_bytes, put_zeros

VERSION: Final = 1  # raised when a byte means something else
MOST: Final = 255  # what is more is shown as this
FREE: Final = 8  # a hand without a limit, or with one that binds nobody
EVEN: Final = 16  # a lead of no points

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
    at = observe_moment(s, me, out, at)
    for outlaw in range(OUTLAWS):
        put_byte(out, at + outlaw, s.pots[outlaw] // THOUSAND)
    at = put_bytes(out, at + OUTLAWS, s.opened, 0, OUTLAWS)
    at = put_bytes(out, at, s.laid, 0, OUTLAWS)
    at = put_bytes(out, at, s.hands, me * KINDS, KINDS)
    at = put_bytes(out, at, memory.bounds, 0, IN_HANDS)
    own = (me + 1) * SET
    for k in range(SET):
        put_byte(out, at + k, memory.bounds[k] + memory.bounds[own + k])
    at += SET
    put_byte(out, at, memory.doubts(me))
    observe_seats(s, me, memory, out, at + 1)


def observe_moment(s: State, me: i64, out: vec[u8], at: i64) -> i64:
    """Whose turn, what is asked of whom, and the card in question (WE-18.2)."""
    seats = s.seats
    none: i64 = 0  # (a plain 0 in an expression would make objects of numbers)
    yes: i64 = 1
    put_byte(out, at, seen_phase(s, me))
    put_byte(out, at + 1, seats)
    put_byte(out, at + 2, (s.turn - me + seats) % seats)
    put_byte(out, at + 3, s.stocked)
    put_byte(out, at + 4, s.wasted)
    put_byte(out, at + 5, s.top_discard() + 1)
    put_byte(out, at + 6, yes if s.reshuffles > 0 else none)
    put_byte(out, at + 7, s.sheriff_used)
    put_byte(out, at + 8, s.card + 1)
    put_byte(out, at + 9, s.shot + 1)
    put_byte(out, at + 10, s.picked + 1 if s.turn == me else none)
    aim = (s.aim_seat - me + seats) % seats * OUTLAWS + s.aim_outlaw + 1
    put_byte(out, at + 11, aim if s.aim_seat >= 0 else none)
    put_byte(out, at + 12, (s.actor - me + seats) % seats + 1 if s.actor >= 0 else none)
    put_byte(out, at + 13, s.taken + 1)
    put_byte(out, at + 14, s.use)
    put_byte(out, at + 15, (s.starter - me + seats) % seats)
    put_byte(out, at + 16, s.round)
    put_byte(out, at + 17, s.idle)
    return at + 18


def observe_seats(s: State, me: i64, memory: Memory, out: vec[u8], at: i64) -> None:
    """The rows per seat, what follows from them, and the rules."""
    seats = s.seats
    money = at
    held = money + MOST_PLAYERS
    piles = held + MOST_PLAYERS
    shown = piles + MOST_PLAYERS * OUTLAWS * PILE
    limit = shown + MOST_PLAYERS * KINDS
    fresh = limit + MOST_PLAYERS * OUTLAWS
    kept = fresh + MOST_PLAYERS
    points = kept + MOST_PLAYERS + KINDS
    payday = points + MOST_PLAYERS * OUTLAWS
    purse = payday + MOST_PLAYERS + 2 * OUTLAWS
    count_payday(s)
    due = DUE.paid
    free: i64 = FREE
    for place in range(MOST_PLAYERS):
        if place >= seats:
            put_byte(out, money + place, 0)
            put_byte(out, held + place, 0)
            put_byte(out, fresh + place, 0)
            put_byte(out, kept + place, 0)
            put_byte(out, payday + place, 0)
            put_byte(out, purse + place, 0)
            put_zeros(out, piles + place * (OUTLAWS * PILE), OUTLAWS * PILE)
            put_zeros(out, shown + place * KINDS, KINDS)
            put_zeros(out, limit + place * OUTLAWS, OUTLAWS)
            put_zeros(out, points + place * OUTLAWS, OUTLAWS)
            continue
        seat = me + place if me + place < seats else me + place - seats
        put_byte(out, money + place, s.money[seat] // THOUSAND)
        put_byte(out, held + place, s.held[seat])
        put_byte(out, fresh + place, memory.most_fresh(me, seat))
        put_byte(out, kept + place, memory.most_kept(me, seat))
        put_byte(out, payday + place, due[seat] // THOUSAND)
        put_byte(out, purse + place, (s.money[seat] + due[seat]) // THOUSAND)
        put_bytes(out, piles + place * (OUTLAWS * PILE), s.piles, seat * (OUTLAWS * PILE), OUTLAWS * PILE)
        put_bytes(out, shown + place * KINDS, memory.shown, seat * KINDS, KINDS)
        for outlaw in range(OUTLAWS):
            most = memory.limit[seat * OUTLAWS + outlaw]
            put_byte(out, limit + place * OUTLAWS + outlaw, most if most < free else free)
            put_byte(out, points + place * OUTLAWS + outlaw, s.capture_points(seat, outlaw))
    unseen = s.unseen_by(me, memory)
    put_bytes(out, kept + MOST_PLAYERS, unseen, 0, KINDS)
    compare_points(s, me, out, payday + MOST_PLAYERS)
    put_bytes(out, purse + MOST_PLAYERS, s.options.row(), 0, len(s.options.row()))


def count_payday(s: State) -> None:
    """What each seat would be paid if the round ended now (WE-15), into DUE."""
    DUE.clear()
    points = vec[i64]([0] * s.seats)
    for outlaw in range(OUTLAWS):
        if s.opened[outlaw] > 0 and s.pots[outlaw] > 0:
            for seat in range(s.seats):
                points[seat] = s.capture_points(seat, outlaw)
            share_out(s.pots[outlaw], points, s.options, DUE)


def compare_points(s: State, me: i64, out: vec[u8], at: i64) -> None:
    """The observer's lead on every poster, and the points of all."""
    for outlaw in range(OUTLAWS):
        own: i64 = 0
        most: i64 = 0
        total: i64 = 0
        for seat in range(s.seats):
            points = s.capture_points(seat, outlaw)
            total += points
            if seat == me:
                own = points
            elif points > most:
                most = points
        put_byte(out, at + outlaw, own + EVEN - most)
        put_byte(out, at + OUTLAWS + outlaw, total)


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
