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
from saloon.kernel.rows import byte_row, clear_row, put_bits, put_byte, put_bytes, put_copy, put_zeros, take_off

VERSION: Final = 1  # raised when a byte means something else
MOST: Final = 255  # what is more is shown as this
FIRST_SPACE: Final = 2  # so much is added to spaces: those with a dash lie below 1
EVEN: Final = 64  # a margin of nothing
MOMENT: Final = 19  # so many bytes come before the rows
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
    at = put_bytes(out, at, moment(s, me), 0, MOMENT)
    at = put_bytes(out, at, s.held, 0, SIDES)
    at = put_bytes(out, at, s.stocked, 0, SIDES)
    at = put_bytes(out, at, s.supply, 0, 2)
    at = put_bytes(out, at, s.extra, 0, FIELDS)
    for cap in s.caps:
        if cap == NO_CAP:
            out[at] = u8(0)
        else:
            put_byte(out, at, cap + 1)
        at += 1
    at = put_bytes(out, at, s.tally, 0, FIELDS * TALLY)
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
    if len(deck.figures) == 0:
        work_out_figures(deck)
    at = put_copy(out, at, deck.figures)
    row = s.options.row()
    put_bytes(out, at, row, 0, len(row))


def moment(s: State, me: i64) -> vec[i64]:
    """Whose turn, what is asked of whom, and the card in question (RV-15.2)."""
    frame = (s.depth - 1) * FRAME
    asked = s.phase()
    value: i64 = 0  # (mypyc makes objects of the numbers of a conditional expression)
    detail: i64 = 0
    if asked < QUESTIONS:
        value = s.agenda[frame + 2]
        if asked != DESTROY_GUN:
            detail = s.agenda[frame + 3]
    as_shot: i64 = 0
    place: i64 = 0
    named: i64 = 0
    if s.card >= 0:
        as_shot = s.as_shot
        place = s.place + 1
        named = s.named
    return vec[i64](
        [
            me,
            s.turn,
            s.actor + 1,
            s.number,
            asked,
            value,
            detail,
            s.card + 1,
            as_shot,
            place,
            s.field,
            s.mark + FIRST_SPACE,
            s.last_space(s.field) - s.mark,
            s.reached,
            s.cubes,
            s.killed,
            s.living,
            s.reshuffled,
            named,
        ]
    )


def observe_kinds(s: State, me: i64, out: vec[u8], at: i64) -> i64:
    """The rows of kinds. Of the other hand only what is known is shown."""
    deck = s.deck
    kinds = deck.kinds
    first, played, reaction, end = deck.law_first, deck.playable, deck.law_reactions, kinds  # the own kinds
    if me == COLTY:
        first, played, reaction, end = 0, deck.law_first, deck.playable, deck.law_reactions
    put_zeros(out, at, kinds)
    put_bytes(out, at + first, s.hands, first, played - first)
    put_bytes(out, at + reaction, s.hands, reaction, end - reaction)
    unseen = s.hands[:]
    take_off(unseen, s.known, 0)
    clear_row(unseen, first, played - first)
    clear_row(unseen, reaction, end - reaction)
    for side in range(SIDES):
        bottom = side * deck.size
        for kind in s.stock[bottom : bottom + s.stocked[side]]:
            unseen[kind] += 1
    at = put_bytes(out, at + kinds, s.known, 0, kinds)
    at = put_bytes(out, at, s.waste, 0, kinds)
    at = put_bytes(out, at, unseen, 0, kinds)
    at = put_bytes(out, at, s.returned, 0, kinds)
    if len(deck.prices_at) == 0:
        work_out_prices(deck)
    at = put_copy(out, at, deck.prices_at[s.field * kinds : (s.field + 1) * kinds])
    put_zeros(out, at, 4 * kinds)
    put_kinds(out, at, deck, COLTY, s.bans[COLTY])
    put_kinds(out, at, deck, MCREADY, s.bans[MCREADY])
    put_kinds(out, at + kinds, deck, s.turn, s.active)
    put_kinds(out, at + 2 * kinds, deck, s.turn, s.drawn)
    if s.phase() == DESTROY_GUN:
        put_kinds(out, at + 3 * kinds, deck, COLTY, s.agenda[(s.depth - 1) * FRAME + 3])
    return at + 4 * kinds


def put_kinds(out: vec[u8], at: i64, deck: Deck, side: i64, bits: i64) -> None:
    """A set of kinds of one side, among zeros."""
    if bits == 0:
        return
    for kind in range(deck.kinds):
        if deck.sides[kind] == side:
            out[at + kind] = u8(bits >> deck.bits[kind] & 1)


def work_out_prices(deck: Deck) -> None:
    """RV-6.2, RV-6.3 What every kind costs at every battlefield."""
    prices = byte_row(int(FIELDS * deck.kinds))
    for field in range(FIELDS):
        for kind in range(deck.kinds):
            put_byte(prices, field * deck.kinds + kind, deck.price(kind, field))
    deck.prices_at = prices


def work_out_figures(deck: Deck) -> None:
    """The figures of the deck, as they stand in every observation."""
    kinds, variants, bandits = deck.kinds, deck.variants, deck.bandits
    figures = byte_row(int(2 * kinds + variants + bandits + 3 * FIELDS + 6))
    at = put_bytes(figures, 0, deck.costs, 0, kinds)
    at = put_bytes(figures, at, deck.copies, 0, kinds)
    at = put_bytes(figures, at, deck.firepower, 0, variants)
    at = put_bytes(figures, at, deck.ratings, 0, bandits)
    at = put_bytes(figures, at, deck.defences, 0, FIELDS)
    at = put_bytes(figures, at, deck.turns, 0, FIELDS)
    at = put_bytes(figures, at, deck.dashes, 0, FIELDS)
    box = vec[i64]([deck.cubes, deck.first_hand, deck.draws, deck.slots, deck.most_rows, deck.size])
    put_bytes(figures, at, box, 0, 6)
    deck.figures = figures


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
