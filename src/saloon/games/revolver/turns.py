"""Set-up (RV-2), the turn (RV-3), the marker (RV-4), drawing (RV-5), attack and border (RV-12), the end (RV-14)."""

from saloon.games.revolver import events as ev
from saloon.games.revolver.cards import COLTY, DRAWS, GRIT, LAST_FIELD, MCREADY, NO_SCRIPT, NONE, SIDES
from saloon.games.revolver.options import (
    HIDDEN,
    LATER_TURN,
    MAY_ATTACK,
    NUMBERED_ONLY,
    OWN_KILLS,
    REACHED_LAST,
    RESHUFFLE,
)
from saloon.games.revolver.state import (
    ADVANCE,
    ATTACK,
    BORDER,
    CASUALTY,
    DRAW,
    LAST_TEST,
    NEXT_TURN,
    PLAY_PHASE,
    SCRIPT,
    State,
)
from saloon.games.revolver.state import MAY_ATTACK as ASK_ATTACK
from saloon.kernel.packed import i64
from saloon.kernel.rows import BITS
from saloon.kernel.table import NOBODY

# 2. Set-up


def begin_game(s: State) -> None:
    """RV-2.2 The marker is on space 1; RV-2.3 some start with grit; RV-2.5 both shuffle and draw; RV-2.6 Colty begins.

    RV-14.9 How long a game can last follows from the spaces, and from the marker cards.
    """
    deck = s.deck
    s.tell(ev.GAME_BEGAN)
    for bandit in range(deck.bandits):
        for _ in range(deck.start_grit[bandit]):
            if s.take_token(GRIT):
                s.grit[bandit] += 1
    for side in range(SIDES):
        for kind in range(deck.kinds):
            if deck.sides[kind] == side:
                for _ in range(deck.copies[kind]):
                    add_to_stock(s, side, kind)
        shuffle_stock(s, side)
    for side in range(SIDES):
        for _ in range(min(deck.first_hand, s.stocked[side])):
            kind = pop_stock(s, side)
            s.gain(side, kind)
            s.tell(ev.DEALT, side, kind)
    begin_turn(s, COLTY)


def add_to_stock(s: State, side: i64, kind: i64) -> None:
    s.stock[side * s.deck.size + s.stocked[side]] = kind
    s.stocked[side] += 1


def shuffle_stock(s: State, side: i64) -> None:
    """The whole deck, or nothing: the other side's cards lie behind or before it in the same row."""
    size = s.deck.size
    n = s.stocked[side]
    cards = s.stock[side * size : side * size + n]
    s.rng.shuffle(cards, n)
    for i in range(n):
        s.stock[side * size + i] = cards[i]
    s.undoable = 0


def pop_stock(s: State, side: i64) -> i64:
    s.stocked[side] -= 1
    s.undoable = 0
    return s.stock[side * s.deck.size + s.stocked[side]]


# 3. The turn


def begin_turn(s: State, side: i64) -> None:
    """RV-3.2 Colty: advance, draw, play. McReady: draw, play; attack and checks follow when he ends."""
    s.turn = side
    s.active = 0
    s.drawn = 0
    s.reshuffled = 0
    if s.options.saddlebags_replay == LATER_TURN:
        for kind in range(s.deck.kinds):
            s.returned[kind] = 0
    if side == COLTY:
        s.number += 1
    if side == COLTY or s.options.own_kills_count != OWN_KILLS:
        s.killed = 0  # RV-12.7, RV-10.11
    s.tell(ev.TURN_BEGAN, side, s.number)
    s.push(PLAY_PHASE, side)
    s.push(DRAW, side, s.deck.draws)
    if side == COLTY and s.number > 1:  # RV-3.3
        s.push(ADVANCE, COLTY)


def end_play(s: State) -> None:
    """RV-3.1 Colty's turn is over, then McReady's; RV-12.1 McReady attacks first, and the checks follow (RV-14.6)."""
    s.pop()
    if s.turn == COLTY:
        begin_turn(s, MCREADY)
        return
    s.push(NEXT_TURN, COLTY)
    s.push(LAST_TEST, COLTY)
    s.push(BORDER, COLTY)
    s.push(ATTACK, MCREADY)


# 4. The marker


def advance_marker(s: State) -> None:
    """RV-4.1 One space to the right, or to space 1 of the next battlefield; RV-4.9 nothing else leads there.

    RV-4.10 On the last space of all the game ends first, unless the leader is gone (RV-OPT-05): then the marker stays.
    """
    if s.mark < s.last_space(s.field):
        s.mark += 1
        s.tell(ev.MARKER_MOVED, s.field, s.mark)
    elif s.field < LAST_FIELD:
        s.field += 1
        s.mark = 1
        s.tell(ev.FIELD_REACHED, s.field)
        arrive(s)
    note_last_space(s)


def arrive(s: State) -> None:
    """RV-4.8 Effects of living bandits when the marker reaches a battlefield, in the order of the deck file."""
    deck = s.deck
    for i in range(deck.bandits):
        bandit = deck.bandits - 1 - i
        if s.alive[bandit] and deck.arrivals_at[bandit] == s.field:
            s.push(SCRIPT, COLTY, deck.arrivals[bandit], self_of(bandit))


def self_of(bandit: i64) -> i64:
    """A bandit as the carrier of an operation, and back; cards are numbers from 0."""
    return NONE - 1 - bandit


def can_move_marker(s: State, by: i64) -> bool:
    """RV-4.4 Only inside the battlefield, RV-4.3 down to the dash space; RV-OPT-20 extra spaces count, or not."""
    field = s.field
    last = s.last_space(field)
    if s.options.extra_spaces_marker_cards == NUMBERED_ONLY:
        last = s.deck.turns[field]
        if s.mark > last:
            return False
    space = s.mark + by
    return 1 - s.deck.dashes[field] <= space <= last


def move_marker(s: State, by: i64) -> None:
    s.mark += by
    s.tell(ev.MARKER_MOVED, s.field, s.mark, 1)
    note_last_space(s)


def on_last_space(s: State) -> bool:
    return s.field == LAST_FIELD and s.mark == s.last_space(LAST_FIELD)


def note_last_space(s: State) -> None:
    if on_last_space(s):
        s.reached = 1


def open_faces(s: State, face: i64) -> None:
    """RV-4.5, RV-4.6 Every space with this face is appended at the right end of its battlefield; RV-4.7 for good."""
    deck = s.deck
    for i in range(deck.faces):
        if deck.face_of[i] == face and not is_open(s, i):
            s.opened[s.openings] = i
            s.openings += 1
            s.extra[deck.face_fields[i]] += 1
            s.tell(ev.FACE_OPENED, i)


def is_open(s: State, space: i64) -> bool:
    for i in range(s.openings):
        if s.opened[i] == space:
            return True
    return False


# 5. Drawing


def can_draw(s: State, side: i64) -> bool:
    return s.stocked[side] > 0 or (s.options.empty_deck == RESHUFFLE and s.piled[side] > 0)


def drew_already(s: State, kind: i64) -> bool:
    """RV-OPT-02 `reshuffle`: a kind of card that draws was played this turn, and after a reshuffle may not be again."""
    return s.reshuffled > 0 and (s.drawn >> s.deck.bits[kind] & 1) != 0


def note_drawing(s: State, kind: i64) -> None:
    """RV-OPT-02 Note a drawing card that is played in its owner's turn: repeating it could go on forever."""
    if s.deck.flags[kind] & DRAWS and s.deck.sides[kind] == s.turn:
        s.drawn |= BITS[s.deck.bits[kind]]


def draw_cards(s: State, side: i64, n: i64) -> None:
    """RV-5.1, RV-5.2 From the own deck, as many as there are; RV-3.5 they may be played at once."""
    for _ in range(n):
        if s.stocked[side] == 0:
            if not can_draw(s, side):
                s.tell(ev.DECK_EMPTY, side)
                return
            reshuffle(s, side)
        kind = pop_stock(s, side)
        s.gain(side, kind)
        s.tell(ev.DREW, side, kind)


def reshuffle(s: State, side: i64) -> None:
    """RV-OPT-02 The discard pile is the new deck; what is neither there nor on the table is known to be in the hand."""
    deck = s.deck
    for kind in range(deck.kinds):
        if deck.sides[kind] == side:
            for _ in range(s.waste[kind]):
                add_to_stock(s, side, kind)
            s.waste[kind] = 0
            s.known[kind] = s.hands[kind]
    s.piled[side] = 0
    if side == s.turn:
        s.reshuffled = 1
    shuffle_stock(s, side)
    s.tell(ev.RESHUFFLED, side, s.stocked[side])


# 12. Attack and border


def attack(s: State) -> None:
    """RV-12.1 to RV-12.3 The attack always takes place (RV-OPT-25: or McReady is asked if he would win it)."""
    s.pop()
    law = s.law(s.field)
    gang = s.gang(s.field)
    if law > gang and s.options.attack_duty == MAY_ATTACK:
        s.push(ASK_ATTACK, MCREADY, law, gang)
        return
    carry_out_attack(s, law, gang)


def carry_out_attack(s: State, law: i64, gang: i64) -> None:
    """RV-12.3 One casualty if the law is stronger, whatever the difference; RV-12.4 nobody loses a card."""
    s.tell(ev.ATTACKED, law, gang, 1 if law > gang else 0)
    if law > gang:
        s.push(CASUALTY, COLTY, 1)


def check_border(s: State) -> None:
    """RV-12.5 Nobody was killed in the whole turn: a cube goes, RV-12.6 one. RV-14.5 The last wins for Colty."""
    s.pop()
    if s.killed == 0:
        remove_cubes(s, 1, 0, 1)


def remove_cubes(s: State, n: i64, floor: i64, by_check: i64) -> None:
    """OP-21 RV-10.9 Down to the floor at most: with a floor it never ends the game."""
    n = min(n, s.cubes - floor)
    if n > 0:
        s.cubes -= n
        s.tell(ev.CUBES_REMOVED, n, s.cubes, by_check)
        if s.cubes == 0:
            end_game(s, COLTY, ev.BORDER_EMPTY)


# 14. The end


def test_last_space(s: State) -> None:
    """RV-14.4 Both have finished their turns on the last space, and the leader is alive: Colty wins."""
    s.pop()
    arrived = on_last_space(s) or (s.options.express_end == REACHED_LAST and s.reached > 0)
    if arrived and s.alive[s.deck.leader]:
        end_game(s, COLTY, ev.LAST_SPACE)


def end_game(s: State, winner: i64, reason: i64) -> None:
    """RV-14 The game ends at once: whatever was still to be done is dropped. RV-14.7 There is no draw."""
    s.depth = 0
    s.actor = NOBODY
    s.winner = winner
    s.reason = reason
    s.tell(ev.WON, winner, reason)
    if s.options.end_hands_revealed != HIDDEN:
        for kind in range(s.deck.kinds):
            s.known[kind] = s.hands[kind]
            if s.hands[kind] > 0:
                s.tell(ev.HAND_SHOWN, s.deck.sides[kind], kind, s.hands[kind])


def run_script(s: State, script: i64, actor: i64, self: i64, place: i64) -> None:
    """Put a list of operations onto the agenda, unless it is empty."""
    if script != NO_SCRIPT:
        s.push(SCRIPT, actor, script, self, place)
