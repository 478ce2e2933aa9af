"""Revolver's observation once more, byte by byte and without haste: what the engine must write."""

from saloon.games.revolver.cards import COLTY, FIELDS, NO_CAP, SIDES
from saloon.games.revolver.observe import EVEN, FIRST_SPACE
from saloon.games.revolver.state import BLAST, DESTROY_GUN, FRAME, QUESTIONS, TALLY


def put_byte(out, at, number):
    out[at] = min(max(int(number), 0), 255)


def put_bytes(out, at, row, first, n):
    for i in range(n):
        put_byte(out, at + i, row[first + i])
    return at + n


def bits_of(bits, n):
    return [bits >> i & 1 for i in range(n)]


def observe(s, me, out, at):
    """Write what `me` may know into `out`, from `at` on: the moment (RV-15.2), then the rows."""
    deck = s.deck
    none = 0
    at = observe_moment(s, me, out, at)
    at = put_bytes(out, at, s.held, 0, SIDES)
    at = put_bytes(out, at, s.stocked, 0, SIDES)
    at = put_bytes(out, at, s.supply, 0, 2)
    at = put_bytes(out, at, s.extra, 0, FIELDS)
    for i in range(FIELDS * SIDES):
        put_byte(out, at + i, none if s.caps[i] == NO_CAP else s.caps[i] + 1)
    at = put_bytes(out, at + FIELDS * SIDES, s.tally, 0, FIELDS * TALLY)
    for field in range(FIELDS):
        here = s.lying[field * deck.variants : (field + 1) * deck.variants]
        power = [int(n * fire) for n, fire in zip(here, deck.firepower, strict=True)]
        law = sum(power[: deck.lawmen])
        gang = sum(power[deck.lawmen : deck.guns]) + deck.defences[field]
        put_byte(out, at + field, law)
        put_byte(out, at + FIELDS + field, gang)
        put_byte(out, at + 2 * FIELDS + field, law + EVEN - gang)
    at = put_bytes(out, at + 3 * FIELDS, bits_of(s.spent, deck.specials), 0, deck.specials)
    at = put_bytes(out, at, s.alive, 0, deck.bandits)
    at = put_bytes(out, at, s.grit, 0, deck.bandits)
    at = put_bytes(out, at, bits_of(s.saved, deck.bandits), 0, deck.bandits)
    blast = s.phase() == BLAST
    at = (
        put_bytes(out, at, s.spared, 0, deck.lawmen) if blast else put_bytes(out, at, [0] * deck.lawmen, 0, deck.lawmen)
    )
    at = observe_kinds(s, me, out, at)
    at = put_bytes(out, at, s.lying, 0, FIELDS * deck.variants)
    at = put_bytes(out, at, deck.costs, 0, deck.kinds)
    at = put_bytes(out, at, deck.copies, 0, deck.kinds)
    at = put_bytes(out, at, deck.firepower, 0, deck.variants)
    at = put_bytes(out, at, deck.ratings, 0, deck.bandits)
    at = put_bytes(out, at, deck.defences, 0, FIELDS)
    at = put_bytes(out, at, deck.turns, 0, FIELDS)
    at = put_bytes(out, at, deck.dashes, 0, FIELDS)
    put_byte(out, at, deck.cubes)
    put_byte(out, at + 1, deck.first_hand)
    put_byte(out, at + 2, deck.draws)
    put_byte(out, at + 3, deck.slots)
    put_byte(out, at + 4, deck.most_rows)
    put_byte(out, at + 5, deck.size)
    row = s.options.row()
    put_bytes(out, at + 6, row, 0, len(row))


def observe_moment(s, me, out, at):
    """Whose turn, what is asked of whom, and the card in question (RV-15.2)."""
    frame = (s.depth - 1) * FRAME
    asked = s.phase()
    none = 0
    put_byte(out, at, me)
    put_byte(out, at + 1, s.turn)
    put_byte(out, at + 2, s.actor + 1)
    put_byte(out, at + 3, s.number)
    put_byte(out, at + 4, asked)
    put_byte(out, at + 5, s.agenda[frame + 2] if asked < QUESTIONS else none)
    put_byte(out, at + 6, s.agenda[frame + 3] if asked < QUESTIONS and asked != DESTROY_GUN else none)
    put_byte(out, at + 7, s.card + 1)
    put_byte(out, at + 8, s.as_shot if s.card >= 0 else none)
    put_byte(out, at + 9, s.place + 1 if s.card >= 0 else none)
    put_byte(out, at + 10, s.field)
    put_byte(out, at + 11, s.mark + FIRST_SPACE)
    put_byte(out, at + 12, s.last_space(s.field) - s.mark)
    put_byte(out, at + 13, s.reached)
    put_byte(out, at + 14, s.cubes)
    put_byte(out, at + 15, s.killed)
    put_byte(out, at + 16, s.living)
    put_byte(out, at + 17, s.reshuffled)
    put_byte(out, at + 18, s.named if s.card >= 0 else none)
    return at + 19


def observe_kinds(s, me, out, at):
    """The rows of kinds. Of the other hand only what is known is shown."""
    deck = s.deck
    kinds = deck.kinds
    unseen = [0] * kinds
    for side in range(SIDES):
        first = side * deck.size
        for i in range(first, first + s.stocked[side]):
            unseen[s.stock[i]] += 1
    none = 0
    asked = s.agenda[(s.depth - 1) * FRAME + 3] if s.phase() == DESTROY_GUN else none
    for kind in range(kinds):
        side = deck.sides[kind]
        bit = deck.bits[kind]
        put_byte(out, at + kind, s.hands[kind] if side == me else none)
        if side != me:
            unseen[kind] += s.hands[kind] - s.known[kind]
        put_byte(out, at + 5 * kinds + kind, deck.price(kind, s.field))
        put_byte(out, at + 6 * kinds + kind, s.bans[side] >> bit & 1)
        put_byte(out, at + 7 * kinds + kind, s.active >> bit & 1 if side == s.turn else none)
        put_byte(out, at + 8 * kinds + kind, s.drawn >> bit & 1 if side == s.turn else none)
        put_byte(out, at + 9 * kinds + kind, asked >> bit & 1 if side == COLTY else none)
    put_bytes(out, at + kinds, s.known, 0, kinds)
    put_bytes(out, at + 2 * kinds, s.waste, 0, kinds)
    put_bytes(out, at + 3 * kinds, unseen, 0, kinds)
    put_bytes(out, at + 4 * kinds, s.returned, 0, kinds)
    return at + 10 * kinds
