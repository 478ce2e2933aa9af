"""The play phase: playing and paying (RV-6), taking off (RV-8.1), abilities (RV-8.6), Derail the Train (RV-13)."""

from saloon.games.revolver import codes as cd
from saloon.games.revolver import events as ev
from saloon.games.revolver.cards import (
    COLTY,
    CURRENT,
    FIELDS,
    FINAL_RATING,
    GRIT,
    MCREADY,
    NO_SCRIPT,
    NONE,
    SHOT,
    STANDING,
    WIDTH,
)
from saloon.games.revolver.casualties import react
from saloon.games.revolver.ops import (
    END,
    OP_MOVE_MARKER,
    OP_MOVE_SELF,
    any_can,
    can,
    can_step,
    is_banned,
    is_locked,
)
from saloon.games.revolver.options import (
    ALL_COLUMNS,
    COLTY_ONLY,
    EMPTY_PLAY,
    ONCE_PER_TURN,
    PAID_BACK,
    WRECK_KILLS,
)
from saloon.games.revolver.places import find_card, has_place, only_place, set_cap
from saloon.games.revolver.state import (
    CHOOSE_PLACE,
    DEATHS,
    FINISH,
    FOR_CARD,
    FOR_USE,
    GUNS,
    MEN,
    PAY,
    RESOLVE,
    TALLY,
    WINDOW,
    State,
)
from saloon.games.revolver.targets import announce, enter, waits_for_target
from saloon.games.revolver.turns import drew_already, end_game, note_drawing, run_script, self_of
from saloon.kernel.packed import i64, vec
from saloon.kernel.rows import BITS

# What may be done


def fill_play(s: State, out: vec[i64]) -> i64:
    """RV-3.4 Cards to play, own cards to take off, abilities, specials, and to end the phase.

    RV-3.7 Everything but the end uses up a card, so a phase is finite.
    """
    deck = s.deck
    side = s.turn
    out[0] = deck.begins[cd.END_TURN]
    n: i64 = 1
    hands = s.hands
    first: i64 = 0
    end = deck.law_first
    if side == MCREADY:
        first = deck.law_first
        end = deck.playable
    for kind in range(first, end):
        if hands[kind] > 0 and may_announce(s, kind):
            if may_play(s, kind):
                out[n] = deck.begins[cd.PLAY] + kind
                n += 1
            if deck.modes[kind] != NO_SCRIPT and may_play_as_shot(s, kind):
                out[n] = deck.mode_codes[kind]
                n += 1
    return fill_table_actions(s, out, n)


def fill_table_actions(s: State, out: vec[i64], n: i64) -> i64:
    """What needs no card of the hand to be played."""
    deck = s.deck
    side = s.turn
    first: i64 = 0
    end = deck.lawmen
    own = s.field * TALLY + MEN
    if side == COLTY:
        first = deck.lawmen
        end = deck.guns
        own = s.field * TALLY + GUNS
    if s.tally[own] > 0:
        lying = s.lying
        row = s.field * deck.variants
        for variant in range(first, end):
            if lying[row + variant] > 0 and may_take_off(s, variant):
                out[n] = deck.off_codes[variant]
                n += 1
    for kind in deck.able:
        if deck.sides[kind] == side:
            for step in range(1 + deck.moves[kind]):
                if may_use(s, kind, direction_of(deck.moves[kind], step)):
                    out[n] = deck.ability_codes[kind] + step
                    n += 1
    for special in range(deck.specials):
        if may_use_special(s, special):
            out[n] = deck.begins[cd.SPECIAL] + special
            n += 1
    return n


def direction_of(moves: i64, step: i64) -> i64:
    """Left, right; 0 for an ability that moves nothing."""
    return (2 * step - 1) if moves else 0


def may_announce(s: State, kind: i64) -> bool:
    """RV-6.1 Tested once, before paying: the price, a ban (RV-6.13), a prohibition (RV-6.12, RV-OPT-33)."""
    deck = s.deck
    if deck.price(kind, s.field) >= s.held[s.turn] or drew_already(s, kind) or s.hands[kind] <= s.returned[kind]:
        return False
    return not is_banned(s, kind) and deck.not_at[kind] >> s.field & 1 == 0


def may_play(s: State, kind: i64) -> bool:
    """A card that is placed needs a place (RV-7), a shot something to do (RV-6.10)."""
    deck = s.deck
    if deck.sorts[kind] != SHOT:
        return has_place(s, kind)
    if deck.anchors[kind] != NO_SCRIPT:
        return can(s, deck.anchors[kind], s.turn, s.held[s.turn] - 1)
    return may_run(s, deck.scripts[kind])


def may_play_as_shot(s: State, kind: i64) -> bool:
    """RV-6.6 The second mode needs no slot, but something to do."""
    return may_run(s, s.deck.modes[kind])


def may_run(s: State, script: i64) -> bool:
    """RV-6.10 It can do something (RV-OPT-19: or need not; but RV-4.4 a marker card says itself when it may not)."""
    if any_can(s, script, s.turn, s.held[s.turn] - 1):
        return True
    return s.options.empty_play == EMPTY_PLAY and not moves_marker(s, script)


def moves_marker(s: State, script: i64) -> bool:
    program = s.deck.program
    at = script
    while program[at] != END:
        if program[at] == OP_MOVE_MARKER:
            return True
        at += WIDTH
    return False


def may_take_off(s: State, variant: i64) -> bool:
    """RV-8.1 Not what is fixed (RV-8.2), and not rows or standing cards; RV-OPT-23 both sides, or Colty only."""
    if s.deck.off_codes[variant] == NONE or is_locked(s, s.deck.kind_of[variant]):
        return False
    return s.turn == COLTY or s.options.take_off_who != COLTY_ONLY


def may_use(s: State, kind: i64, direction: i64) -> bool:
    """RV-8.6 The card is in play, its price can be paid, and it can do something."""
    deck = s.deck
    if s.held[s.turn] < deck.prices[kind]:
        return False
    if s.options.quincey_repeat == ONCE_PER_TURN and s.active >> deck.bits[kind] & 1:
        return False
    found = find_card(s, kind)
    if found == NONE:
        return False
    at = deck.abilities[kind]
    while deck.program[at] != END:
        if deck.program[at] == OP_MOVE_SELF:
            if can_step(s, kind, found // deck.variants, direction):
                return True
        elif can(s, at, s.turn, s.held[s.turn] - deck.prices[kind]):
            return True
        at += WIDTH
    return False


def may_use_special(s: State, special: i64) -> bool:
    """RV-13.1 Once, in its owner's play phase, at its battlefield, and if it can do something (RV-13.3)."""
    deck = s.deck
    if s.spent >> special & 1 or deck.special_sides[special] != s.turn or deck.special_fields[special] != s.field:
        return False
    return any_can(s, deck.special_scripts[special], s.turn, s.held[s.turn])


# What is done


def play(s: State, kind: i64, as_shot: i64) -> None:
    """RV-6.1 Announce, put aside, pay, let the opponent react, then place it or carry out its effect."""
    deck = s.deck
    side = s.turn
    s.lose(side, kind)
    s.known[kind] = max(s.known[kind], s.returned[kind])  # RV-OPT-33 it was another than the one that all know of
    s.card = kind
    s.as_shot = as_shot
    s.place = s.field
    s.payments = 0
    s.named = 0
    note_drawing(s, kind)
    s.push(RESOLVE, side)
    if deck.windows[kind] != NONE and not waits_for_target(s, kind):
        s.push(WINDOW, 1 - side)
    price = deck.price(kind, s.field)
    if price > 0:
        s.push(PAY, side, price, FOR_CARD)
    if as_shot == 0 and deck.reaches[kind] != CURRENT:
        place = only_place(s, kind)
        if place == FIELDS:
            s.push(CHOOSE_PLACE, side)
            s.tell(ev.PUT_ASIDE, side, kind)
            return
        s.place = place
    announce(s)


def resolve(s: State) -> None:
    """RV-6.5 A shot does its work and is discarded (RV-5.5); everything else comes to lie on the table."""
    deck = s.deck
    kind = s.card
    side = deck.sides[kind]
    s.pop()
    if s.as_shot or deck.sorts[kind] == SHOT:
        s.push(FINISH, side)
        run_script(s, deck.modes[kind] if s.as_shot else deck.scripts[kind], side, NONE, s.field)
        return
    s.card = NONE
    enter(s, kind, s.place, side)
    if deck.sorts[kind] == STANDING:
        set_cap(s, s.place, 1 - side)


def finish(s: State) -> None:
    s.pop()
    s.tell(ev.SPENT, s.card)
    s.throw(s.card)
    s.card = NONE


def cancel(s: State) -> None:
    """RV-11.6 The card does nothing and is discarded; RV-6.4 its price is lost (RV-OPT-30: or given back)."""
    deck = s.deck
    side = deck.sides[s.card]
    reaction = deck.windows[s.card]
    while s.phase() != RESOLVE and s.phase() != FINISH:
        s.pop()
    s.pop()
    s.tell(ev.CANCELLED, s.card)
    s.throw(s.card)
    if s.options.cancelled_payment == PAID_BACK:
        for i in range(s.payments):
            s.dig_out(s.paid[i])
            s.gain(side, s.paid[i])
            s.known[s.paid[i]] += 1
            s.tell(ev.PAID_BACK, side, s.paid[i])
    s.card = NONE
    react(s, 1 - side, reaction)


def take_off(s: State, variant: i64) -> None:
    """RV-8.1 One of the own cards here goes to the discard pile, at no cost."""
    kind = s.deck.kind_of[variant]
    s.take(s.field, variant)
    s.return_tokens(variant)
    s.throw(kind)
    s.tell(ev.TAKEN_OFF, variant, s.field)


def use(s: State, kind: i64, direction: i64) -> None:
    """RV-8.6 Pay, then the ability does its work."""
    deck = s.deck
    s.active |= BITS[deck.bits[kind]]
    s.tell(ev.USED, kind)
    run_script(s, deck.abilities[kind], s.turn, find_card(s, kind) % deck.variants, direction)
    s.push(PAY, s.turn, deck.prices[kind], FOR_USE)


def use_special(s: State, special: i64) -> None:
    """RV-13.2 The card is used up."""
    s.spent |= BITS[special]
    s.tell(ev.SPECIAL_USED, special)
    run_script(s, s.deck.special_scripts[special], s.turn, NONE, s.field)


# 13. Derail the Train


def wreck(s: State) -> None:
    """RV-13.2 The column goes (RV-OPT-03: or all columns), then every bandit that was not saved.

    RV-13.6 The saved keep their tokens; RV-13.7 the play phase goes on.
    """
    s.pop()
    for field in range(FIELDS):
        if field == s.field or s.options.derail_scope == ALL_COLUMNS:
            wreck_column(s, field)
    if s.options.derail_deaths == WRECK_KILLS:
        s.push(DEATHS, COLTY)
        return
    deck = s.deck
    for bandit in range(deck.bandits):
        if s.alive[bandit] and s.saved >> bandit & 1 == 0:
            bury(s, bandit)
            s.tell(ev.LOST_IN_WRECK, bandit)  # RV-13.5 discarded, not killed
    s.saved = 0
    if s.living == 0:
        end_game(s, MCREADY, ev.ALL_DEAD)


def wreck_column(s: State, field: i64) -> None:
    """RV-13.4 Guns, lawmen and rows, grit or not; standing cards stay, and RV-13.8 what lies elsewhere."""
    for variant in range(s.deck.rows):
        kind = s.deck.kind_of[variant]
        if not is_locked(s, kind):
            while s.lies(field, variant):
                s.take(field, variant)
                s.return_tokens(variant)
                s.throw(kind)
                s.tell(ev.WRECKED, variant, field)


def bury(s: State, bandit: i64) -> None:
    """RV-13.4 Grit saves nobody; the tokens go to the supply."""
    s.give_back(GRIT, s.grit[bandit])
    s.grit[bandit] = 0
    s.alive[bandit] = 0
    s.living -= 1


def next_death(s: State) -> None:
    """RV-OPT-04 `killed`: those who were not saved die one by one in rating order, with their effects."""
    deck = s.deck
    found: i64 = NONE
    lowest: i64 = FINAL_RATING
    for bandit in range(deck.bandits):
        if s.alive[bandit] and s.saved >> bandit & 1 == 0 and deck.ratings[bandit] < lowest:
            found = bandit
            lowest = deck.ratings[bandit]
    if found == NONE:
        s.pop()
        s.saved = 0
        return
    bury(s, found)
    s.tell(ev.BANDIT_DIED, found)
    if s.living == 0 and found != deck.leader:
        end_game(s, MCREADY, ev.ALL_DEAD)
        return
    run_script(s, deck.deaths[found], COLTY, self_of(found), NONE)
