"""RV-16 The card language: 25 operations, of which every card, bandit and special card is made.

RV-6.7 They take effect at once, at the current battlefield unless they say otherwise; RV-7.11 what lies ahead is safe.

Each has two sides: whether it *can* do something now (RV-6.10), and what it does. An operation that needs a choice puts
a frame onto the agenda; the choices of such frames, and what follows, stand in `targets.py`.
"""

from typing import Final

from saloon.games.revolver import events as ev
from saloon.games.revolver.cards import (
    COLTY,
    FIELDS,
    GRIT,
    LAST_FIELD,
    MCREADY,
    NONE,
    PROTECTED,
    WIDTH,
)
from saloon.games.revolver.options import FREE_CHOICE, GOES_ON, LOCKED, RETURN_FROM_HERE
from saloon.games.revolver.places import find_card, fits, under_cap
from saloon.games.revolver.state import (
    BLAST,
    BY_ORDER,
    CASUALTY,
    DESTROY_GUN,
    DESTROY_ROW,
    KILL_LAWMAN,
    MAY_DISCARD,
    MEN,
    MOVE_LAWMAN,
    PAY,
    RECOVER,
    RETURN_GUN,
    ROWS,
    SAVE,
    TALLY,
    TO_SAVE,
    UNLESS_DISCARD,
    WRECK,
    State,
)
from saloon.games.revolver.turns import (
    can_draw,
    can_move_marker,
    draw_cards,
    end_game,
    move_marker,
    open_faces,
    remove_cubes,
    self_of,
)
from saloon.kernel.packed import i64
from saloon.kernel.rows import BITS

END: Final = 0  # of a list of operations
OP_DRAW: Final = 1  # OP-01: how many
OP_DISCARD: Final = 2  # OP-02: how many
OP_MAY_DISCARD: Final = 3  # OP-03: how many, what then
OP_UNLESS_DISCARD: Final = 4  # OP-04: how many, what otherwise
OP_KILL_LAWMAN: Final = 5  # OP-05: how many
OP_BLAST_LAWMEN: Final = 6  # OP-06: most firepower
OP_CLEAR_LAWMEN: Final = 7  # OP-07
OP_REMOVE_NAMED: Final = 8  # OP-08: kind
OP_DESTROY_ROW: Final = 9  # OP-09: how many
OP_DESTROY_GUN: Final = 10  # OP-10: how many; set of kinds
OP_GANG_CASUALTY: Final = 11  # OP-11: how many
OP_MOVE_MARKER: Final = 12  # OP-12: by
OP_RETURN_GUN: Final = 13  # OP-13
OP_RECOVER_LAWMAN: Final = 14  # OP-14: 1 if into the hand
OP_MOVE_LAWMAN: Final = 15  # OP-15
OP_MOVE_SELF: Final = 16  # OP-16
OP_GAIN_TOKEN: Final = 17  # OP-17: token, 1 if only when placed ahead
OP_CAP_OPPONENT: Final = 18  # OP-18: how many (`Deck.caps` holds it)
OP_PREVENT_CASUALTY: Final = 19  # OP-19
OP_CANCEL_CARD: Final = 20  # OP-20
OP_BORDER: Final = 21  # OP-21: how many, floor
OP_OPEN_FACES: Final = 22  # OP-22: face, battlefield before which
OP_LOSE_GAME: Final = 23  # OP-23: battlefield before which, or NONE
OP_BAN_CARD: Final = 24  # OP-24: kind
OP_WRECK: Final = 25  # OP-25
NAMES: Final = [
    "end", "draw", "discard", "may_discard", "unless_discard", "kill_lawman", "blast_lawmen", "clear_lawmen",
    "remove_named", "destroy_row", "destroy_gun", "gang_casualty", "move_marker", "return_gun", "recover_lawman",
    "move_lawman", "move_self", "gain_token", "cap_opponent", "prevent_casualty", "cancel_card", "border",
    "open_faces", "lose_game", "ban_card", "wreck",
]  # fmt: skip

# Whether an operation can do something


def any_can(s: State, script: i64, actor: i64, cards: i64) -> bool:
    """RV-6.10 At least one operation of a list can do something; `cards` is how many the actor could discard."""
    program = s.deck.program
    at = script
    while program[at] != END:
        if can(s, at, actor, cards):
            return True
        at += WIDTH
    return False


def all_can(s: State, script: i64, actor: i64, cards: i64) -> bool:
    program = s.deck.program
    at = script
    while program[at] != END:
        if not can(s, at, actor, cards):
            return False
        at += WIDTH
    return True


def can(s: State, at: i64, actor: i64, cards: i64) -> bool:
    """The last column of the table in RV-16."""
    program = s.deck.program
    op = program[at]
    a = program[at + 1]
    here = s.field * TALLY
    if op == OP_DRAW:
        return can_draw(s, actor)
    if op == OP_KILL_LAWMAN or op == OP_CLEAR_LAWMEN:
        return s.tally[here + MEN] > 0
    if op == OP_DESTROY_ROW:
        return s.tally[here + ROWS] > 0
    if op == OP_DESTROY_GUN:
        return can_destroy_any(s, program[at + 4])
    if op == OP_BLAST_LAWMEN:
        return can_blast_any(s, a)
    if op == OP_MOVE_MARKER:
        return can_move_marker(s, a)
    if op == OP_RETURN_GUN:
        return can_return_any(s)
    if op == OP_RECOVER_LAWMAN:
        return can_recover_any(s, a != 0, cards)
    if op == OP_MOVE_LAWMAN:
        return can_move_any(s)
    if op == OP_REMOVE_NAMED:
        return can_remove(s, a, actor)
    if op == OP_MAY_DISCARD:
        return cards >= a and all_can(s, program[at + 2], actor, cards - a)
    if op == OP_OPEN_FACES:
        return is_before(s, program[at + 2])
    if op == OP_LOSE_GAME:
        return is_before(s, a)
    if op == OP_GAIN_TOKEN:
        return s.supply[a] > 0
    if op == OP_WRECK:
        return s.held[COLTY] > 0  # RV-13.3
    return True


def is_before(s: State, field: i64) -> bool:
    """0.3 The marker's battlefield lies to the left of that one; no battlefield: always."""
    return field == NONE or s.field < field


def is_locked(s: State, kind: i64) -> bool:
    """RV-OPT-13 Copies of a banned card in play cannot be discarded at all."""
    return s.options.peacemaker_in_play == LOCKED and is_banned(s, kind)


def is_banned(s: State, kind: i64) -> bool:
    """RV-6.13"""
    return (s.bans[s.deck.sides[kind]] >> s.deck.bits[kind] & 1) != 0


def may_destroy(s: State, variant: i64, only: i64) -> bool:
    """OP-10 An unprotected gun here, of the kinds that the card allows (RV-9.6)."""
    deck = s.deck
    kind = deck.kind_of[variant]
    if not s.lies(s.field, variant) or deck.gun_codes[variant] == NONE or is_locked(s, kind):
        return False
    return (only >> deck.bits[kind] & 1) != 0


def can_destroy_any(s: State, only: i64) -> bool:
    for variant in range(s.deck.lawmen, s.deck.guns):
        if may_destroy(s, variant, only):
            return True
    return False


def may_blast(s: State, variant: i64, left: i64) -> bool:
    """OP-06 A lawman here that still fits; each card at most once, so those that survived the blast are out of it."""
    there = s.lying[s.field * s.deck.variants + variant] - s.spared[variant]
    return there > 0 and s.deck.firepower[variant] <= left


def can_blast_any(s: State, left: i64) -> bool:
    for variant in range(s.deck.lawmen):
        if may_blast(s, variant, left):
            return True
    return False


def may_return(s: State, field: i64, variant: i64) -> bool:
    """RV-8.4 A gun (RV-OPT-32: or standing card) that may come back, from any battlefield (RV-OPT-07: or from here)."""
    if s.options.saddlebags_range == RETURN_FROM_HERE and field != s.field:
        return False
    return s.lies(field, variant) and s.deck.return_codes[variant] != NONE


def can_return_any(s: State) -> bool:
    for field in range(FIELDS):
        for variant in range(s.deck.lawmen, s.deck.variants):
            if may_return(s, field, variant):
                return True
    return False


def may_recover(s: State, kind: i64, to_hand: bool, cards: i64) -> bool:
    """RV-8.7, RV-8.8 A lawman in the discard pile (RV-OPT-11: whose price can be paid)."""
    if s.waste[kind] == 0 or s.deck.recover_codes[kind] == NONE:
        return False
    return to_hand or s.options.flesh_wound_price == 0 or s.deck.price(kind, s.field) <= cards


def can_recover_any(s: State, to_hand: bool, cards: i64) -> bool:
    deck = s.deck
    for variant in range(deck.lawmen):
        kind = deck.kind_of[variant]
        if may_recover(s, kind, to_hand, cards):
            return to_hand or under_cap(s, MCREADY, s.field, False)
    return False


def can_move_any(s: State) -> bool:
    """OP-15 A lawman at another battlefield, and room here."""
    for field in range(FIELDS):
        if field != s.field and s.tally[field * TALLY + MEN] > 0:
            return under_cap(s, MCREADY, s.field, False)
    return False


def is_in_play(s: State, kind: i64) -> bool:
    return find_card(s, kind) != NONE and not is_locked(s, kind)


def can_remove(s: State, kind: i64, actor: i64) -> bool:
    """OP-08 It is in play, and not protected from the actor (RV-9.6)."""
    return is_in_play(s, kind) and (s.deck.flags[kind] & PROTECTED == 0 or s.deck.sides[kind] == actor)


# What an operation does


def run_next(s: State) -> None:
    """Carry out the next operation of the list on top of the agenda; at its end the list is taken off."""
    program = s.deck.program
    frame = s.top()
    actor = s.agenda[frame + 1]
    at = s.agenda[frame + 2]
    op = program[at]
    if op == END:
        s.pop()
        return
    s.agenda[frame + 2] = at + WIDTH
    a = program[at + 1]
    b = program[at + 2]
    if op == OP_DRAW:
        draw_cards(s, actor, a)
    elif op == OP_DISCARD:
        s.push(PAY, actor, a, BY_ORDER)
    elif op == OP_MAY_DISCARD:
        s.push(MAY_DISCARD, actor, a, b)
    elif op == OP_UNLESS_DISCARD:
        s.push(UNLESS_DISCARD, 1 - actor, a, b)
    elif op == OP_KILL_LAWMAN:
        s.push(KILL_LAWMAN, actor, a)
    elif op == OP_BLAST_LAWMEN:
        s.push(BLAST, actor, a)
    elif op == OP_CLEAR_LAWMEN:
        clear_lawmen(s)
    elif op == OP_REMOVE_NAMED:
        remove_named(s, a, actor)
    elif op == OP_DESTROY_ROW:
        s.push(DESTROY_ROW, actor, a)
    elif op == OP_DESTROY_GUN:
        s.push(DESTROY_GUN, actor, a, program[at + 4])
    elif op == OP_GANG_CASUALTY:
        s.push(CASUALTY, COLTY, a, 1 if actor == COLTY and s.options.came_along_members == FREE_CHOICE else 0)
    elif op == OP_MOVE_MARKER:
        if can_move_marker(s, a):
            move_marker(s, a)
    elif op == OP_RETURN_GUN:
        s.push(RETURN_GUN, actor)
    elif op == OP_RECOVER_LAWMAN:
        s.push(RECOVER, actor, a)
    elif op == OP_MOVE_LAWMAN:
        s.push(MOVE_LAWMAN, actor)
    elif op == OP_MOVE_SELF:
        move_self(s, frame)
    elif op == OP_GAIN_TOKEN:
        gain_token(s, frame, a, b != 0)
    elif op == OP_PREVENT_CASUALTY:
        s.tell(ev.PREVENTED)
    elif op == OP_BORDER:
        remove_cubes(s, a, b, 0)
    elif op == OP_OPEN_FACES:
        if is_before(s, b):
            open_faces(s, a)
    elif op == OP_LOSE_GAME:
        if is_before(s, a):
            end_game(s, MCREADY, lost_by(s, s.agenda[frame + 3], a))
    elif op == OP_BAN_CARD:
        s.bans[s.deck.sides[a]] |= BITS[s.deck.bits[a]]
        s.tell(ev.BANNED, a)
    elif op == OP_WRECK and s.held[COLTY] > 0:  # RV-13.3
        begin_wreck(s)


def lost_by(s: State, carrier: i64, before: i64) -> i64:
    """OP-23 Why Colty loses: RV-14.2, RV-14.3 a bandit has died; else a card says so, and nobody need be dead."""
    if carrier >= NONE or s.alive[self_of(carrier)]:
        return ev.LOST_BY_CARD
    return ev.LEADER_DEAD if before == NONE else ev.EARLY_DEATH


def clear_lawmen(s: State) -> None:
    """OP-07 All of them here, True Grit or not (RV-9.2)."""
    for variant in range(s.deck.lawmen):
        while s.lies(s.field, variant):
            remove_card(s, s.field, variant)


def remove_named(s: State, kind: i64, actor: i64) -> None:
    """OP-08 Every copy, wherever it lies, True Grit or not (RV-9.2)."""
    if not can_remove(s, kind, actor):
        return
    deck = s.deck
    first = deck.plain[kind]
    for field in range(FIELDS):
        for variant in range(first, first + 1 + deck.grit_steps[kind] + deck.power_steps[kind]):
            while s.lies(field, variant):
                remove_card(s, field, variant)


def remove_card(s: State, field: i64, variant: i64) -> None:
    s.take(field, variant)
    s.return_tokens(variant)
    s.tell(ev.REMOVED, variant, field)
    throw_killed(s, s.deck.kind_of[variant])


def throw_killed(s: State, kind: i64) -> None:
    """RV-5.4 To its owner's discard pile (RV-OPT-21: or out of the game)."""
    if s.options.killed_cards_go == 0:
        s.throw(kind)


def move_self(s: State, frame: i64) -> None:
    """OP-16 To the neighbouring battlefield that was named, with its tokens."""
    variant = s.agenda[frame + 3]
    direction = s.agenda[frame + 4]
    for field in range(FIELDS):
        if s.lies(field, variant):
            if can_step(s, s.deck.kind_of[variant], field, direction):
                s.take(field, variant)
                s.put(field + direction, variant)
                s.tell(ev.MOVED, variant, field, field + direction)
            return


def can_step(s: State, kind: i64, field: i64, direction: i64) -> bool:
    to = field + direction
    return 0 <= to <= LAST_FIELD and fits(s, kind, to, False)


def gain_token(s: State, frame: i64, token: i64, only_ahead: bool) -> None:
    """OP-17 Onto the card or bandit that carries the operation; RV-9.4 "ahead" only if it was placed there."""
    carrier = s.agenda[frame + 3]
    field = s.agenda[frame + 4]
    if carrier >= 0 and ((only_ahead and field <= s.field) or not s.lies(field, carrier)):
        return
    if not s.take_token(token):
        s.tell(ev.NO_TOKEN_LEFT, token)  # RV-9.5
        return
    if carrier < 0:
        bandit = self_of(carrier)
        s.grit[bandit] += 1
        s.tell(ev.BANDIT_TOKEN, bandit)
        return
    kind = s.deck.kind_of[carrier]
    step = s.deck.grit_steps[kind] if token == GRIT else s.deck.power_steps[kind]
    s.take(field, carrier)
    s.put(field, carrier + step)
    s.agenda[frame + 3] = carrier + step
    s.tell(ev.TOKEN_GAINED, kind, field, token)


def begin_wreck(s: State) -> None:
    """RV-13.2, RV-13.3 The leader is saved with the first card (RV-OPT-05: or is a choice like the others)."""
    s.saved = 0
    s.push(WRECK, COLTY)
    s.push(SAVE, COLTY)
    if s.options.derail_jack != GOES_ON:
        save_bandit(s, s.deck.leader)


def save_bandit(s: State, bandit: i64) -> None:
    """RV-13.2 First the bandit, then the card."""
    s.saved |= BITS[bandit]
    s.tell(ev.SAVED, bandit)
    s.push(PAY, COLTY, 1, TO_SAVE)
