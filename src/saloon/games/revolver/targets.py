"""Choices inside an effect: for each frame that asks, whom it concerns, what may be chosen, and what then follows.

RV-6.11 Whoever plays a card chooses, but Colty his victims, and everybody what he discards.

`settle` carries out what needs no question: nothing to choose from, or a single choice that everybody can see. What
depends on hidden cards is always asked (20.5).
"""

from saloon.games.revolver import codes as cd
from saloon.games.revolver import events as ev
from saloon.games.revolver.cards import COLTY, FIELDS, GRIT, MCREADY, NONE, SHOT, STANDING
from saloon.games.revolver.casualties import can_prevent, highest_choice, only_victim, take_casualty, window_open
from saloon.games.revolver.ops import (
    OP_KILL_LAWMAN,
    all_can,
    can_move_any,
    may_blast,
    may_destroy,
    may_recover,
    may_return,
    throw_killed,
)
from saloon.games.revolver.options import AFTER_TARGET, LATER_TURN, NOTHING_HAPPENS, RECOVERED_PAYS
from saloon.games.revolver.places import may_place, only_place, set_cap, under_cap
from saloon.games.revolver.state import (
    BLAST,
    BY_ORDER,
    CASUALTY,
    CHOOSE_PLACE,
    DESTROY_GUN,
    DESTROY_ROW,
    ENTER,
    FOR_CARD,
    FOR_USE,
    HIT,
    KILL_LAWMAN,
    MAY_DISCARD,
    MOVE_LAWMAN,
    PAY,
    RECOVER,
    RETURN_GUN,
    SAVE,
    UNLESS_DISCARD,
    WINDOW,
    State,
)
from saloon.games.revolver.turns import run_script
from saloon.kernel.packed import i64, vec

# Whether there is anything to ask


def settle(s: State, frame: i64, choices: vec[i64]) -> bool:
    """Carry out the question on top of the agenda if it need not be asked; whether that was so."""
    at = s.top()
    who = s.agenda[at + 1]
    n = s.agenda[at + 2]
    if frame == PAY:
        return settle_payment(s, who, n, s.agenda[at + 3])
    if frame == CASUALTY:
        victim = only_victim(s)
        if victim == NONE or window_open(s):
            return False
        take_casualty(s, victim)
        return True
    if frame == MAY_DISCARD:
        if s.held[who] >= n and all_can(s, s.agenda[at + 3], who, s.held[who] - n):
            return False
        s.pop()
        return True
    if frame == UNLESS_DISCARD:
        if s.held[who] >= n:
            return False
        if s.held[who] > 0 or s.options.bite_empty_hand != NOTHING_HAPPENS:
            refuse_discard(s)
        else:
            s.pop()
        return True
    if frame == CHOOSE_PLACE:
        place = only_place(s, s.card)
        if place == FIELDS:
            return False
        choose_place(s, place)
        return True
    if frame == SAVE:
        if s.held[COLTY] > 0 and someone_to_save(s):
            return False
        s.pop()
        return True
    if frame >= KILL_LAWMAN and frame <= MOVE_LAWMAN:
        found = fill_targets(s, frame, choices)
        if found == 0:
            end_targets(s, frame)
            return True
        if found == 1:
            choose_target(s, frame, choices[0])
            return True
    return False


def settle_payment(s: State, who: i64, n: i64, why: i64) -> bool:
    """RV-5.6 With no more cards than are due all go; hand sizes are public (RV-15.3), so that betrays nothing."""
    if s.held[who] > n:
        return False
    s.pop()
    for kind in range(s.deck.kinds):
        if s.deck.sides[kind] == who:
            while s.hands[kind] > 0:
                discard(s, who, kind, why)
    return True


def someone_to_save(s: State) -> bool:
    for bandit in range(s.deck.bandits):
        if s.alive[bandit] and s.saved >> bandit & 1 == 0:
            return True
    return False


# What may be chosen


def fill_discards(s: State, who: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    deck = s.deck
    hands = s.hands
    sides = deck.sides
    first = deck.begins[cd.DISCARD]
    for kind in range(deck.kinds):
        if hands[kind] > 0 and sides[kind] == who:
            out[n] = first + kind
            n += 1
    return n


def fill_victims(s: State, out: vec[i64]) -> i64:
    """RV-10.2 Bandits of the lowest rating (RV-OPT-31: or any), or RV-10.3 Lightning reflexes, as one decision."""
    n: i64 = 0
    deck = s.deck
    if can_prevent(s):
        out[n] = deck.begins[cd.REFLEX]
        n += 1
    highest = highest_choice(s)
    for bandit in range(deck.bandits):
        if s.alive[bandit] and deck.ratings[bandit] <= highest:
            out[n] = deck.begins[cd.VICTIM] + bandit
            n += 1
    return n


def fill_places(s: State, out: vec[i64]) -> i64:
    n: i64 = 0
    for field in range(FIELDS):
        if may_place(s, s.card, field):
            out[n] = s.deck.begins[cd.PLACE] + field
            n += 1
    return n


def fill_saves(s: State, out: vec[i64]) -> i64:
    """RV-13.2 A living bandit that is not yet saved, or no more."""
    out[0] = s.deck.begins[cd.DONE]
    n: i64 = 1
    for bandit in range(s.deck.bandits):
        if s.alive[bandit] and s.saved >> bandit & 1 == 0:
            out[n] = s.deck.save_codes[bandit]
            n += 1
    return n


def fill_window(s: State, out: vec[i64]) -> i64:
    """RV-11.6 The card that cancels, if it is there and can be paid; RV-11.8 the question comes in any case."""
    n: i64 = 0
    deck = s.deck
    kind = deck.windows[s.card]
    if s.hands[kind] > 0 and s.held[deck.sides[kind]] > deck.costs[kind]:
        out[n] = deck.begins[cd.YES]
        n += 1
    out[n] = deck.begins[cd.NO]
    return n + 1


def fill_yes_no(s: State, out: vec[i64]) -> i64:
    out[0] = s.deck.begins[cd.YES]
    out[1] = s.deck.begins[cd.NO]
    return 2


def fill_targets(s: State, frame: i64, out: vec[i64]) -> i64:
    """Targets on the table or in a discard pile, for the operations OP-05, 06, 09, 10, 13, 14 and 15."""
    n: i64 = 0
    deck = s.deck
    at = s.top()
    a = s.agenda[at + 2]
    b = s.agenda[at + 3]
    row = s.field * deck.variants
    if frame == KILL_LAWMAN:
        for variant in range(deck.lawmen):
            if s.lying[row + variant] > 0:
                out[n] = deck.begins[cd.HIT_LAWMAN] + variant
                n += 1
    elif frame == BLAST:
        for variant in range(deck.lawmen):
            if may_blast(s, variant, a):
                out[n] = deck.begins[cd.HIT_LAWMAN] + variant
                n += 1
        if n > 0 and b > 0:
            out[n] = deck.begins[cd.DONE]
            n += 1
    elif frame == DESTROY_ROW:
        for variant in range(deck.guns, deck.rows):
            if s.lying[row + variant] > 0:
                out[n] = deck.begins[cd.WRECK_ROW] + variant - deck.guns
                n += 1
    elif frame == DESTROY_GUN:
        for variant in range(deck.lawmen, deck.guns):
            if may_destroy(s, variant, b):
                out[n] = deck.gun_codes[variant]
                n += 1
    elif frame == RETURN_GUN:
        for field in range(FIELDS):
            for variant in range(deck.lawmen, deck.variants):
                if may_return(s, field, variant):
                    out[n] = deck.return_codes[variant] + field * deck.returns
                    n += 1
    elif frame == RECOVER:
        if a != 0 or under_cap(s, MCREADY, s.field, False):
            for kind in range(deck.kinds):
                if may_recover(s, kind, a != 0, s.held[s.agenda[at + 1]]):
                    out[n] = deck.recover_codes[kind]
                    n += 1
    elif frame == MOVE_LAWMAN and can_move_any(s):
        for field in range(FIELDS):
            if field != s.field:
                for variant in range(deck.lawmen):
                    if s.lies(field, variant):
                        out[n] = deck.begins[cd.MOVE] + field * deck.lawmen + variant
                        n += 1
    return n


# What follows


def choose_place(s: State, field: i64) -> None:
    """RV-6.1 The battlefield belongs to the announcement."""
    s.pop()
    s.place = field
    announce(s)


def announce(s: State) -> None:
    s.tell(ev.PLAYED, s.deck.sides[s.card], s.card, s.as_shot, s.place)


def pay_with(s: State, kind: i64) -> None:
    """DP-03 One card at a time."""
    at = s.top()
    who = s.agenda[at + 1]
    why = s.agenda[at + 3]
    s.agenda[at + 2] -= 1
    if s.agenda[at + 2] == 0:
        s.pop()
    discard(s, who, kind, why)


def discard(s: State, who: i64, kind: i64, why: i64) -> None:
    """RV-5.7 There is always a reason."""
    s.lose(who, kind)
    s.throw(kind)
    if who != s.actor:  # the mover learns a card of the other hand
        s.undoable = 0
    s.tell(ev.DISCARDED if why == BY_ORDER else ev.PAID, who, kind)
    if s.returned[kind] > 0:  # RV-OPT-33 of two alike, the one that may not be played is given up
        s.returned[kind] -= 1
    if why == FOR_CARD:
        s.paid[s.payments] = kind
        s.payments += 1


def take_offer(s: State) -> None:
    """OP-03, OP-04 Discard the cards; after a `may` its operations follow, after an `unless` nothing does."""
    at = s.top()
    frame = s.agenda[at]
    who = s.agenda[at + 1]
    n = s.agenda[at + 2]
    script = s.agenda[at + 3]
    s.pop()
    if frame == MAY_DISCARD:
        s.tell(ev.OFFERED, who, 1)
        run_script(s, script, who, NONE, s.field)
    else:
        s.tell(ev.SPARED, who)
    s.push(PAY, who, n, BY_ORDER)


def decline_offer(s: State) -> None:
    at = s.top()
    if s.agenda[at] == MAY_DISCARD:
        s.tell(ev.OFFERED, s.agenda[at + 1], 0)
        s.pop()
    else:
        refuse_discard(s)


def refuse_discard(s: State) -> None:
    """RV-11.5 Colty does not discard, or cannot: only then the casualty follows."""
    at = s.top()
    who = s.agenda[at + 1]
    script = s.agenda[at + 3]
    s.pop()
    s.tell(ev.OFFERED, who, 0)
    run_script(s, script, 1 - who, NONE, s.field)


def end_targets(s: State, frame: i64) -> None:
    """There is nothing (more) to choose: RV-6.9 as far as possible."""
    if frame == BLAST:
        for variant in range(s.deck.lawmen):
            s.spared[variant] = 0
    s.pop()


def choose_target(s: State, frame: i64, code: i64) -> None:
    """Carry out one choice; the frame stays while more are to be made."""
    deck = s.deck
    at = s.top()
    a = deck.firsts[code]
    b = deck.seconds[code]
    if deck.verbs[code] == cd.DONE:
        end_targets(s, frame)
    elif frame == KILL_LAWMAN:
        count_down(s, at)
        name_lawman(s, a)
    elif frame == BLAST:
        s.agenda[at + 2] -= deck.firepower[a]
        s.agenda[at + 3] += 1
        if hit_lawman(s, a):
            s.spared[a - deck.grit_steps[deck.kind_of[a]]] += 1
    elif frame == DESTROY_ROW:
        count_down(s, at)
        s.take(s.field, a)
        s.tell(ev.ROW_DESTROYED, deck.kind_of[a], s.field)
        throw_killed(s, deck.kind_of[a])
    elif frame == DESTROY_GUN:
        count_down(s, at)
        s.take(s.field, a)
        s.return_tokens(a)
        s.tell(ev.GUN_DESTROYED, a, s.field)
        throw_killed(s, deck.kind_of[a])
    elif frame == RETURN_GUN:
        s.pop()
        return_gun(s, a, b)
    elif frame == RECOVER:
        recover(s, at, a)
    elif frame == MOVE_LAWMAN:
        s.pop()  # RV-8.5 with its tokens; nothing is paid, and no entry effect follows
        s.take(a, b)
        s.put(s.field, b)
        s.tell(ev.MOVED, b, a, s.field)


def count_down(s: State, at: i64) -> None:
    """One of several is done; RV-9.7 a kill that only took a token counts."""
    s.agenda[at + 2] -= 1
    if s.agenda[at + 2] == 0:
        s.pop()


def name_lawman(s: State, variant: i64) -> None:
    """OP-05 Kill him; RV-OPT-12 `after_target`: now the opponent may cancel the card."""
    if s.card != NONE and s.named == 0 and waits_for_target(s, s.card):
        s.named = 1
        s.push(HIT, COLTY, variant)
        s.push(WINDOW, s.deck.sides[s.deck.windows[s.card]])
        return
    hit_lawman(s, variant)


def waits_for_target(s: State, kind: i64) -> bool:
    """RV-OPT-12 A shot that can be cancelled and begins by killing: the window opens when its target is named."""
    deck = s.deck
    if s.options.hat_window != AFTER_TARGET or deck.windows[kind] == NONE or deck.sorts[kind] != SHOT:
        return False
    return deck.program[deck.scripts[kind]] == OP_KILL_LAWMAN


def hit_lawman(s: State, variant: i64) -> bool:
    """RV-9.1 The token goes first, or else the card (RV-5.4); whether he is still there."""
    deck = s.deck
    kind = deck.kind_of[variant]
    s.take(s.field, variant)
    if deck.grit_of[variant]:
        s.put(s.field, variant - deck.grit_steps[kind])
        s.give_back(GRIT, 1)
        s.tell(ev.GRIT_HELPED, variant, s.field)
        return True
    s.return_tokens(variant)
    s.tell(ev.LAWMAN_KILLED, variant, s.field)
    throw_killed(s, kind)
    return False


def return_gun(s: State, field: i64, variant: i64) -> None:
    """RV-8.4 Back into the hand, where both know it to be (RV-15.4); RV-OPT-33 perhaps not to be played this turn."""
    kind = s.deck.kind_of[variant]
    s.take(field, variant)
    s.return_tokens(variant)
    s.gain(s.deck.sides[kind], kind)
    s.known[kind] += 1
    if s.options.saddlebags_replay == LATER_TURN:
        s.returned[kind] += 1
    if s.deck.sorts[kind] == STANDING:
        set_cap(s, field, 1 - s.deck.sides[kind])
    s.tell(ev.TAKEN_BACK, variant, field)


def recover(s: State, at: i64, kind: i64) -> None:
    """RV-8.7 Into the hand, or (RV-8.8) onto the battlefield, free of charge unless RV-OPT-11 says `pays`.

    RV-8.9 The pile is as it is now, after the card's own payment.
    """
    who = s.agenda[at + 1]
    to_hand = s.agenda[at + 2]
    s.pop()
    s.dig_out(kind)
    s.tell(ev.RECOVERED, kind, to_hand)
    if to_hand:
        s.gain(who, kind)
        s.known[kind] += 1
        return
    s.push(ENTER, who, kind)
    price = s.deck.price(kind, s.field)
    if s.options.flesh_wound_price == RECOVERED_PAYS and price > 0:
        s.push(PAY, who, price, FOR_USE)


def enter(s: State, kind: i64, field: i64, who: i64) -> None:
    """RV-6.8 A card comes into play: it is put down, and its entry effects follow."""
    variant = s.deck.plain[kind]
    s.put(field, variant)
    s.tell(ev.PLACED, kind, field)
    run_script(s, s.deck.scripts[kind], who, variant, field)
