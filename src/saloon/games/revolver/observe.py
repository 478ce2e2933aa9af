"""What a side may know, as bytes, for learning programs: one row, written into a buffer that is reused.

The layout follows from the deck (rows of kinds, variants and bandits as in `cards.Deck`) and is the same for both
sides. Counts are plain, a set is a row of bits, and where one of several is meant, 0 stands for none and 1 for the
first. The figures of the deck are in it, so that decks which differ in figures can be played by one program.
"""

from typing import Final

from saloon.games.revolver.cards import COLTY, FIELDS, MCREADY, NO_CAP, SIDES, Deck
from saloon.games.revolver.options import REGISTER
from saloon.games.revolver.state import BLAST, DESTROY_GUN, FRAME, OVER, QUESTIONS, TALLY, State
from saloon.kernel.packed import i64, u8, vec
from saloon.kernel.rows import put_bits, put_byte, put_bytes, put_zeros

VERSION: Final = 1  # raised when a byte means something else
MOST: Final = 255  # what is more is shown as this
FIRST_SPACE: Final = 2  # so much is added to spaces: those with a dash lie below 1
EVEN: Final = 64  # a margin of nothing
NEXT_CARDS: Final = 6  # of each deck, for critics


def parts(deck: Deck) -> list[tuple[str, int, int]]:
    """The layout, part by part: name, bytes, the highest that can be there."""
    kinds = int(deck.kinds)
    bandits = int(deck.bandits)
    lawmen = int(deck.lawmen)
    variants = int(deck.variants)
    return [
        ("side", 1, MCREADY),  # the observer's
        ("turn", 1, MCREADY),  # whose turn it is
        ("decides", 1, SIDES),  # who must decide: 0 nobody, 1 Colty
        ("number", 1, MOST),  # game turn
        ("question", 1, OVER),  # what is asked, as in `state.py`
        ("question_value", 1, MOST),  # how many cards, casualties or kills, as far as the question has a number
        ("question_detail", 1, MOST),  # and its second number: why one pays
        ("card", 1, kinds),  # kind of the card being played
        ("as_shot", 1, 1),
        ("card_place", 1, FIELDS),  # and its battlefield
        ("field", 1, FIELDS - 1),  # where the marker is
        ("space", 1, MOST),  # and its space there, and FIRST_SPACE
        ("spaces_left", 1, MOST),  # until the last one of this battlefield
        ("reached", 1, 1),  # once the last space was reached (RV-OPT-06)
        ("cubes", 1, MOST),
        ("killed", 1, MOST),  # this turn
        ("living", 1, bandits),
        ("reshuffled", 1, 1),  # the active side has reshuffled this turn (RV-OPT-02)
        ("named", 1, 1),  # the target has been named (RV-OPT-12)
        ("held", SIDES, MOST),  # cards in hand
        ("stocked", SIDES, MOST),  # cards in the deck
        ("supply", 2, MOST),  # tokens
        ("extra", FIELDS, MOST),  # extra spaces in use
        ("caps", FIELDS * SIDES, MOST),  # 0 none, 1 at most none (RV-7.8)
        ("tally", FIELDS * TALLY, MOST),  # at each battlefield: lawmen, guns, rows, slots in use
        ("law", FIELDS, MOST),  # firepower at each battlefield
        ("gang", FIELDS, MOST),  # with its defence
        ("margin", FIELDS, MOST),  # the law's less the gang's, and EVEN
        ("spent", int(deck.specials), 1),
        ("alive", bandits, 1),
        ("grit", bandits, MOST),
        ("saved", bandits, 1),
        ("spared", lawmen, MOST),  # lawmen that survived the blast that goes on now (OP-06)
        # [kind] Colty's, McReady's, then the reactions of each
        ("hand", kinds, MOST),  # the own one
        ("known", kinds, MOST),  # what all know to be in hands (RV-15.4)
        ("waste", kinds, MOST),  # what lies in the discard piles
        ("unseen", kinds, MOST),  # what is in a deck, or in the other hand and not known
        ("returned", kinds, MOST),  # taken back this turn (RV-OPT-33)
        ("price", kinds, MOST),  # what it costs now
        ("banned", kinds, 1),  # RV-6.13
        ("used", kinds, 1),  # its ability was used this turn (RV-OPT-18)
        ("drawn", kinds, 1),  # drawing cards played this turn (RV-OPT-02)
        ("targets", kinds, 1),  # guns that the question is about
        # [battlefield, variant] what lies there
        ("lying", FIELDS * variants, MOST),
        # The figures of the deck, and the rules
        ("costs", kinds, MOST),
        ("copies", kinds, MOST),
        ("firepower", variants, MOST),
        ("ratings", bandits, MOST),
        ("defences", FIELDS, MOST),
        ("turns", FIELDS, MOST),
        ("dashes", FIELDS, MOST),
        ("figures", 6, MOST),  # cubes, first hand, cards drawn a turn, slots, rows, size of the larger deck
        ("options", len(REGISTER), MOST),  # for each option the place of its value
    ]


def secret_parts(deck: Deck) -> list[tuple[str, int, int]]:
    kinds = int(deck.kinds)
    return [
        ("hands", kinds, MOST),  # what the other side holds
        ("next", SIDES * NEXT_CARDS, kinds),  # the next cards of both decks
    ]


def observation_size(deck: Deck) -> i64:
    if deck.observation == 0:
        size: i64 = 0
        for _, length, _ in parts(deck):
            size += length
        deck.observation = size
    return deck.observation


def secrets_size(deck: Deck) -> i64:
    return deck.kinds + SIDES * NEXT_CARDS


def observe(s: State, me: i64, out: vec[u8], at: i64) -> None:
    """Write what `me` may know into `out`, from `at` on: the moment (RV-15.2), then the rows."""
    deck = s.deck
    none: i64 = 0  # (a plain 0 in an expression would make objects of numbers)
    at = observe_moment(s, me, out, at)
    at = put_bytes(out, at, s.held, 0, SIDES)
    at = put_bytes(out, at, s.stocked, 0, SIDES)
    at = put_bytes(out, at, s.supply, 0, 2)
    at = put_bytes(out, at, s.extra, 0, FIELDS)
    for i in range(FIELDS * SIDES):
        put_byte(out, at + i, none if s.caps[i] == NO_CAP else s.caps[i] + 1)
    at = put_bytes(out, at + FIELDS * SIDES, s.tally, 0, FIELDS * TALLY)
    for field in range(FIELDS):
        law = s.law(field)
        gang = s.gang(field)
        put_byte(out, at + field, law)
        put_byte(out, at + FIELDS + field, gang)
        put_byte(out, at + 2 * FIELDS + field, law + EVEN - gang)
    at = put_bits(out, at + 3 * FIELDS, s.spent, deck.specials)
    at = put_bytes(out, at, s.alive, 0, deck.bandits)
    at = put_bytes(out, at, s.grit, 0, deck.bandits)
    at = put_bits(out, at, s.saved, deck.bandits)
    blast = s.phase() == BLAST
    at = put_bytes(out, at, s.spared, 0, deck.lawmen) if blast else put_zeros(out, at, deck.lawmen)
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


def observe_moment(s: State, me: i64, out: vec[u8], at: i64) -> i64:
    """Whose turn, what is asked of whom, and the card in question (RV-15.2)."""
    frame = (s.depth - 1) * FRAME
    asked = s.phase()
    none: i64 = 0
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


def observe_kinds(s: State, me: i64, out: vec[u8], at: i64) -> i64:
    """The rows of kinds. Of the other hand only what is known is shown."""
    deck = s.deck
    kinds = deck.kinds
    unseen = vec[i64]([0] * kinds)
    for side in range(SIDES):
        first = side * deck.size
        for i in range(first, first + s.stocked[side]):
            unseen[s.stock[i]] += 1
    none: i64 = 0
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


def show_secrets(s: State, me: i64, out: vec[u8], at: i64) -> None:
    """What `me` may not know: the other hand, and the next cards of both decks, the own one first."""
    deck = s.deck
    none: i64 = 0
    for kind in range(deck.kinds):
        put_byte(out, at + kind, s.hands[kind] if deck.sides[kind] != me else none)
    at += deck.kinds
    for place in range(SIDES):
        side = me if place == 0 else 1 - me
        top = side * deck.size + s.stocked[side] - 1
        for k in range(NEXT_CARDS):
            put_byte(out, at + k, s.stock[top - k] + 1 if s.stocked[side] > k else none)
        at += NEXT_CARDS
