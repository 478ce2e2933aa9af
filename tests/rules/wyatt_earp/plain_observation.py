"""Wyatt Earp's observation once more, byte by byte and without haste: what the engine must write."""

from saloon.games.wyatt_earp.cards import (
    BANK,
    FASTEST_GUN,
    HIDEOUT,
    KINDS,
    MOST_PLAYERS,
    OUTLAWS,
    PHOTO,
    STAGECOACH,
    THOUSAND,
    copies,
)
from saloon.games.wyatt_earp.memory import IN_HANDS, SET
from saloon.games.wyatt_earp.observe import EVEN, FREE, NOTHING
from saloon.games.wyatt_earp.options import ANY_TIME
from saloon.games.wyatt_earp.scoring import settle
from saloon.games.wyatt_earp.state import FOLLOW_UP, PILE, PLAY_PHASE


def put_byte(out, at, number):
    out[at] = min(max(int(number), 0), 255)


def put_bytes(out, at, row, first, n):
    for i in range(n):
        put_byte(out, at + i, row[first + i])
    return at + n


def observe(s, me, out, at):
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


def observe_moment(s, me, out, at):
    """Whose turn, what is asked of whom, and the card in question (WE-18.2)."""
    seats = s.seats
    none = 0
    yes = 1
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


def observe_seats(s, me, memory, out, at):
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
    due = payday_of(s)
    free = FREE
    for place in range(MOST_PLAYERS):
        if place >= seats:
            put_byte(out, money + place, 0)
            put_byte(out, held + place, 0)
            put_byte(out, fresh + place, 0)
            put_byte(out, kept + place, 0)
            put_byte(out, payday + place, 0)
            put_byte(out, purse + place, 0)
            put_bytes(out, piles + place * (OUTLAWS * PILE), [0] * (OUTLAWS * PILE), 0, OUTLAWS * PILE)
            put_bytes(out, shown + place * KINDS, [0] * (KINDS), 0, KINDS)
            put_bytes(out, limit + place * OUTLAWS, [0] * (OUTLAWS), 0, OUTLAWS)
            put_bytes(out, points + place * OUTLAWS, [0] * (OUTLAWS), 0, OUTLAWS)
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
    unseen = unseen_by(s, me, memory)
    put_bytes(out, kept + MOST_PLAYERS, unseen, 0, KINDS)
    compare_points(s, me, out, payday + MOST_PLAYERS)
    put_bytes(out, purse + MOST_PLAYERS, s.options.row(), 0, len(s.options.row()))


def payday_of(s):
    """What each seat would be paid if the round ended now (WE-15)."""
    due = [0] * s.seats
    for outlaw in range(OUTLAWS):
        if s.opened[outlaw] > 0 and s.pots[outlaw] > 0:
            points = [int(s.capture_points(seat, outlaw)) for seat in range(s.seats)]
            for seat, dollars in enumerate(settle(int(s.pots[outlaw]), points, s.options)[0]):
                due[seat] += dollars
    return due


def unseen_by(s, me, memory):
    """WE-8.7 Cards that lie in no territory, are not being resolved, and are in no hand that `me` knows."""
    unseen = [int(copies(kind)) for kind in range(KINDS)]
    for seat in range(s.seats):
        for outlaw in range(OUTLAWS):
            series, photos, coaches, banks, guns, hideouts = s.piles[s.pile(seat, outlaw) :][:PILE]
            if series + photos + hideouts:
                for kind, cards in [(outlaw, series), (PHOTO + outlaw, photos), (STAGECOACH, coaches)]:
                    unseen[kind] -= cards
                for kind, cards in [(BANK, banks), (FASTEST_GUN, guns), (HIDEOUT, hideouts)]:
                    unseen[kind] -= cards
        known = s.hands if seat == me else memory.shown
        for kind in range(KINDS):
            unseen[kind] -= known[seat * KINDS + kind]
    if s.card >= 0:
        unseen[s.card] -= 1
    return unseen


def compare_points(s, me, out, at):
    """The observer's lead on every poster, and the points of all."""
    for outlaw in range(OUTLAWS):
        own = 0
        most = 0
        total = 0
        for seat in range(s.seats):
            points = s.capture_points(seat, outlaw)
            total += points
            if seat == me:
                own = points
            elif points > most:
                most = points
        put_byte(out, at + outlaw, own + EVEN - most)
        put_byte(out, at + OUTLAWS + outlaw, total)


def seen_phase(s, me):
    """21.5 To everybody but the picker a follow-up looks like the play phase (OPT-13: unless it is always asked)."""
    if s.phase == FOLLOW_UP and me != s.turn and s.options.we_response != ANY_TIME:
        return PLAY_PHASE
    return s.phase
