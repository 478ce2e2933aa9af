"""What a side may know, as bytes, for learning programs: one row, written into a buffer that is reused.

The layout follows from the deck (rows of kinds, variants and bandits as in `cards.Deck`) and is the same for both
sides. Counts are plain, a set is a row of bits, and where one of several is meant, 0 stands for none and 1 for the
first. The figures of the deck are in it, so that decks which differ in figures can be played by one program.
"""

from typing import Final

from saloon.games.revolver.cards import COLTY, FIELDS, MCREADY, NO_CAP, NONE, SIDES, Deck
from saloon.games.revolver.events import (
    ATTACK_WAIVED,
    ATTACKED,
    BANDIT_DIED,
    BANDIT_GRIT_LOST,
    BANDIT_TOKEN,
    BANNED,
    CANCELLED,
    CUBES_REMOVED,
    DECK_EMPTY,
    DISCARDED,
    DREW,
    FACE_OPENED,
    FIELD_REACHED,
    GRIT_HELPED,
    GUN_DESTROYED,
    HELD_BACK,
    LAWMAN_KILLED,
    LOST_IN_WRECK,
    MARKER_MOVED,
    MOVED,
    OFFERED,
    PAID,
    PLACED,
    PLAYED,
    PREVENTED,
    PUT_ASIDE,
    REACTED,
    RECOVERED,
    REMOVED,
    ROW_DESTROYED,
    SAVED,
    SPARED,
    SPECIAL_USED,
    SPENT,
    TAKEN_BACK,
    TAKEN_OFF,
    TOKEN_GAINED,
    TURN_BEGAN,
    USED,
    WRECKED,
)
from saloon.games.revolver.options import REGISTER
from saloon.games.revolver.state import BLAST, DESTROY_GUN, FRAME, OVER, QUESTIONS, TALLY, State
from saloon.kernel.packed import extend, i64, mypyc_attr, u8, vec
from saloon.kernel.rows import BITS, byte_row, clear_row, put_bits, put_byte, put_bytes, put_copy, put_zeros
from saloon.kernel.teller import Sights

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


# Where parts begin that lie at the same place in every layout (plain numbers: mypyc does not work out constants).
AT_HELD: Final = 19
AT_STOCKED: Final = 21
AT_SUPPLY: Final = 23
AT_EXTRA: Final = 25
AT_CAPS: Final = 30
AT_TALLY: Final = 40
AT_LAW: Final = 60
AT_GANG: Final = 65
AT_MARGIN: Final = 70
AT_SPENT: Final = 75
SETS: Final = 4  # banned, used, drawn, targets

ALL: Final = -1  # a set of everything
LAST_BIT: Final = 62  # of a set of kinds here: all kinds from there on
STRIDE: Final = 6  # so many kinds are passed over at once
STRIDE_BITS: Final = 63


@mypyc_attr(native_class=True)
class Glimpse:
    """The row of one side as it was last written, and what has changed since."""

    row: vec[u8]
    kinds: i64  # sets (bits)
    fields: i64
    others: bool  # supply, extra spaces, specials, bandits
    saved: i64  # set of bandits (bits) that stands in the row
    prices: i64  # battlefield whose prices stand in the row, or NONE
    sets: vec[i64]  # [side * SETS + which] the sets of kinds (bits) that stand in the row
    blast: bool  # whether survivors of a blast do

    def __init__(self) -> None:
        self.row = vec[u8]()
        self.kinds = ALL
        self.fields = ALL
        self.others = True
        self.saved = 0
        self.prices = NONE
        self.sets = vec[i64]([0] * (SIDES * SETS))
        self.blast = False


@mypyc_attr(native_class=True)
class Glimpses(Sights):
    """The rows of both sides, and what has changed since any was written."""

    deck: Deck
    sides: list[Glimpse]
    kinds: i64  # sets (bits)
    fields: i64
    others: bool
    returned: bool  # whether cards were taken back this turn (RV-OPT-33)
    decks: bool  # whether the cards in the decks must be counted
    stock: vec[i64]  # [kind] cards in the decks

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.sides = [Glimpse() for _ in range(SIDES)]
        self.kinds = 0
        self.fields = 0
        self.others = False
        self.returned = True
        self.decks = True
        self.stock = vec[i64]([0] * deck.kinds)

    def hear(self, fact: i64, a: i64, b: i64, c: i64) -> None:
        """Which kinds lie elsewhere now, or are known to; on which battlefields something changed."""
        if fact == DREW:  # nobody else learns anything about a kind
            self.sides[a].kinds |= bit_of(b)
            self.stock[b] -= 1
        elif fact == PLAYED or fact == PAID or fact == DISCARDED or fact == REACTED or fact == PUT_ASIDE:
            self.kinds |= bit_of(b)
        elif fact == SPENT or fact == CANCELLED or fact == RECOVERED:
            self.kinds |= bit_of(a)
        elif fact == PLACED or fact == ROW_DESTROYED:
            self.kinds |= bit_of(a)
            self.fields |= 1 << b
        elif fact == TAKEN_OFF or fact == LAWMAN_KILLED or fact == REMOVED or fact == GUN_DESTROYED:
            self.left(a, b)
        elif fact == GRIT_HELPED or fact == WRECKED:
            self.left(a, b)
        elif fact == TAKEN_BACK:
            self.left(a, b)
            self.returned = True
        elif fact == TOKEN_GAINED:
            self.kinds |= bit_of(a)
            self.fields |= 1 << b
            self.others = True
        elif fact == MOVED:
            self.kinds |= bit_of(self.deck.kind_of[a])
            self.fields |= 1 << b | 1 << c
        elif fact == TURN_BEGAN:
            if self.returned:
                self.kinds = ALL
                self.returned = False
        elif fact == MARKER_MOVED or fact == FIELD_REACHED or fact == HELD_BACK or fact == DECK_EMPTY:
            return
        elif fact == OFFERED or fact == SPARED or fact == USED or fact == BANNED:
            return
        elif fact == ATTACKED or fact == ATTACK_WAIVED or fact == CUBES_REMOVED or fact == PREVENTED:
            return
        elif fact == BANDIT_TOKEN or fact == BANDIT_GRIT_LOST or fact == BANDIT_DIED or fact == LOST_IN_WRECK:
            self.others = True
        elif fact == SAVED or fact == SPECIAL_USED or fact == FACE_OPENED:
            self.others = True
        else:  # seldom
            self.kinds = ALL
            self.fields = ALL
            self.others = True
            self.returned = True
            self.decks = True

    def left(self, variant: i64, field: i64) -> None:
        """A card left a battlefield, and its tokens went back."""
        deck = self.deck
        self.kinds |= bit_of(deck.kind_of[variant])
        self.fields |= 1 << field
        if deck.grit_of[variant] or deck.power_of[variant]:
            self.others = True


def bit_of(kind: i64) -> i64:
    if kind < LAST_BIT:
        return BITS[kind]
    return BITS[LAST_BIT]


def observe(s: State, me: i64, out: vec[u8]) -> vec[u8]:
    """`out` and what `me` may know: the moment (RV-15.2), then the rows.

    The row of a side is kept, and only what has changed since it was last asked for is written anew.
    """
    deck = s.deck
    both = glimpses_of(s)
    mine = both.sides[me]
    if len(mine.row) == 0:
        mine.row = new_row(s)
    row = mine.row
    put_moment(s, me, row)
    for side in range(SIDES):
        put_byte(row, AT_HELD + side, s.held[side])
        put_byte(row, AT_STOCKED + side, s.stocked[side])
    bandits = AT_SPENT + deck.specials
    spared = bandits + 3 * deck.bandits
    at = spared + deck.lawmen
    if mine.fields:
        put_fields(s, mine.fields, row)
    if mine.others or mine.saved != s.saved:
        put_others(s, row)
        mine.others = False
        mine.saved = s.saved
    asked = s.phase()
    blast = asked == BLAST
    if blast or mine.blast:
        mine.blast = blast
        put_zeros(row, spared, deck.lawmen)
        if blast:
            put_bytes(row, spared, s.spared)
    if mine.kinds:
        put_kinds(s, me, both.stock, mine.kinds, mine.fields, row, at)
    mine.kinds = 0
    mine.fields = 0
    if mine.prices != s.field:
        mine.prices = s.field
        put_copy(row, at + 5 * deck.kinds, deck.prices_at[s.field * deck.kinds : (s.field + 1) * deck.kinds])
    put_sets(s, asked, mine.sets, row, at + 6 * deck.kinds)
    return extend(out, row)


def glimpses_of(s: State) -> Glimpses:
    """What the sides saw before; what has changed since then is handed on to both of them."""
    found = s.sights
    if not isinstance(found, Glimpses):
        found = Glimpses(s.deck)
        s.sights = found
    if found.decks:
        found.decks = False
        count_decks(s, found.stock)
    if found.kinds or found.fields or found.others:
        for one in found.sides:
            one.kinds |= found.kinds
            one.fields |= found.fields
            one.others = one.others or found.others
        found.kinds = 0
        found.fields = 0
        found.others = False
    return found


def count_decks(s: State, stock: vec[i64]) -> None:
    clear_row(stock, 0, len(stock))
    for side in range(SIDES):
        bottom = side * s.deck.size
        for kind in s.stock[bottom : bottom + s.stocked[side]]:
            stock[kind] += 1


def new_row(s: State) -> vec[u8]:
    """With what never changes: the figures of the deck, and the rules."""
    deck = s.deck
    if len(deck.figures) == 0:
        work_out_figures(deck)
    if len(deck.prices_at) == 0:
        work_out_prices(deck)
    size = observation_size(deck)
    row = byte_row(int(size))
    options = s.options.row()
    put_copy(row, size - len(options), options)
    put_copy(row, size - len(options) - len(deck.figures), deck.figures)
    return row


def put_fields(s: State, changed: i64, row: vec[u8]) -> None:
    """What counts at these battlefields; the cards themselves are written with their kinds."""
    for field in range(FIELDS):
        if changed >> field & 1 == 0:
            continue
        for side in range(SIDES):
            cap = s.caps[field * SIDES + side] + 1
            if cap == NO_CAP + 1:
                cap = 0
            put_byte(row, AT_CAPS + field * SIDES + side, cap)
        for i in range(field * TALLY, (field + 1) * TALLY):
            put_byte(row, AT_TALLY + i, s.tally[i])
        law = s.law(field)
        gang = s.gang(field)
        put_byte(row, AT_LAW + field, law)
        put_byte(row, AT_GANG + field, gang)
        put_byte(row, AT_MARGIN + field, law + EVEN - gang)


def put_others(s: State, row: vec[u8]) -> None:
    """Tokens, extra spaces, specials and bandits."""
    deck = s.deck
    put_bytes(row, AT_SUPPLY, s.supply)
    put_bytes(row, AT_EXTRA, s.extra)
    at = put_bits(row, AT_SPENT, s.spent, deck.specials)
    at = put_bytes(row, at, s.alive)
    at = put_bytes(row, at, s.grit)
    put_bits(row, at, s.saved, deck.bandits)


def put_moment(s: State, me: i64, row: vec[u8]) -> None:
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
    put_byte(row, 0, me)
    put_byte(row, 1, s.turn)
    put_byte(row, 2, s.actor + 1)
    put_byte(row, 3, s.number)
    put_byte(row, 4, asked)
    put_byte(row, 5, value)
    put_byte(row, 6, detail)
    put_byte(row, 7, s.card + 1)
    put_byte(row, 8, as_shot)
    put_byte(row, 9, place)
    put_byte(row, 10, s.field)
    put_byte(row, 11, s.mark + FIRST_SPACE)
    put_byte(row, 12, s.last_space(s.field) - s.mark)
    put_byte(row, 13, s.reached)
    put_byte(row, 14, s.cubes)
    put_byte(row, 15, s.killed)
    put_byte(row, 16, s.living)
    put_byte(row, 17, s.reshuffled)
    put_byte(row, 18, named)


def put_kinds(s: State, me: i64, stock: vec[i64], changed: i64, fields: i64, row: vec[u8], at: i64) -> None:
    """Where cards of these kinds are, at those battlefields too. Of the other hand only what is known is shown."""
    deck = s.deck
    kinds = deck.kinds
    hands = s.hands
    known_of = s.known
    waste = s.waste
    returned = s.returned
    sides = deck.sides
    kind: i64 = 0
    while kind < kinds:
        if kind < LAST_BIT:
            if changed == 0:
                return
            if changed & STRIDE_BITS == 0 and kind + STRIDE <= LAST_BIT:  # most change seldom
                changed >>= STRIDE
                kind += STRIDE
                continue
        if changed & 1:
            held = hands[kind]
            known = known_of[kind]
            unseen = stock[kind]
            place = at + kind
            if sides[kind] == me:
                put_byte(row, place, held)
            else:
                unseen += held - known
            put_byte(row, place + kinds, known)
            put_byte(row, place + 2 * kinds, waste[kind])
            put_byte(row, place + 3 * kinds, unseen)
            put_byte(row, place + 4 * kinds, returned[kind])
            if fields and deck.plain[kind] != NONE:
                put_lying(s, kind, fields, row, at + (6 + SETS) * kinds)
        if kind < LAST_BIT:
            changed >>= 1
        kind += 1


def put_lying(s: State, kind: i64, fields: i64, row: vec[u8], at: i64) -> None:
    """How many cards of a kind lie at these battlefields, with one token, with another, without."""
    deck = s.deck
    lying = s.lying
    variants = deck.variants
    first = deck.plain[kind]
    end = first + 1 + deck.grit_steps[kind] + deck.power_steps[kind]
    for field in range(FIELDS):
        if fields >> field & 1:
            for i in range(first, end):
                put_byte(row, at + i, lying[i])
        first += variants
        end += variants


def put_sets(s: State, asked: i64, sets: vec[i64], row: vec[u8], at: i64) -> None:
    """Kinds that are banned, used, drawn, and the targets of a question, unless they stand there already."""
    deck = s.deck
    for side in range(SIDES):
        active: i64 = 0
        drawn: i64 = 0
        guns: i64 = 0
        if side == s.turn:
            active = s.active
            drawn = s.drawn
        if asked == DESTROY_GUN and side == COLTY:
            guns = s.agenda[(s.depth - 1) * FRAME + 3]
        banned = s.bans[side]
        first = side * SETS
        if banned != sets[first]:
            put_set(deck, side, banned, sets, first, row, at)
        if active != sets[first + 1]:
            put_set(deck, side, active, sets, first + 1, row, at + deck.kinds)
        if drawn != sets[first + 2]:
            put_set(deck, side, drawn, sets, first + 2, row, at + 2 * deck.kinds)
        if guns != sets[first + 3]:
            put_set(deck, side, guns, sets, first + 3, row, at + 3 * deck.kinds)


def put_set(deck: Deck, side: i64, bits: i64, sets: vec[i64], which: i64, row: vec[u8], at: i64) -> None:
    """A set of kinds of one side."""
    sets[which] = bits
    for kind in range(deck.kinds):
        if deck.sides[kind] == side:
            row[at + kind] = u8(bits >> deck.bits[kind] & 1)


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
    at = put_bytes(figures, 0, deck.costs)
    at = put_bytes(figures, at, deck.copies)
    at = put_bytes(figures, at, deck.firepower)
    at = put_bytes(figures, at, deck.ratings)
    at = put_bytes(figures, at, deck.defences)
    at = put_bytes(figures, at, deck.turns)
    at = put_bytes(figures, at, deck.dashes)
    put_bytes(figures, at, vec[i64]([deck.cubes, deck.first_hand, deck.draws, deck.slots, deck.most_rows, deck.size]))
    deck.figures = figures


def show_secrets(s: State, me: i64, out: vec[u8]) -> None:
    """What `me` may not know: the other hand, and the next cards of both decks, the own one first."""
    deck = s.deck
    none: i64 = 0
    for kind in range(deck.kinds):
        put_byte(out, kind, s.hands[kind] if deck.sides[kind] != me else none)
    at = deck.kinds
    for place in range(SIDES):
        side = me if place == 0 else 1 - me
        top = side * deck.size + s.stocked[side] - 1
        for k in range(NEXT_CARDS):
            put_byte(out, at + k, s.stock[top - k] + 1 if s.stocked[side] > k else none)
        at += NEXT_CARDS
