"""The play phase (DP-01, DP-04 to DP-06, DP-08): what the turn is worth if this is done next, and the rest by plan."""

from saloon.bots.revolver.ahead import best_ahead, row_value, storm_value
from saloon.bots.revolver.derail import weigh_special
from saloon.bots.revolver.gains import loss_value
from saloon.bots.revolver.plan import Plan
from saloon.bots.revolver.points import FRESH, HOLD, LAST_KILLS
from saloon.bots.revolver.situation import ANSWER, Situation
from saloon.bots.revolver.traits import (
    BREAKS,
    DRAWN,
    KILLS,
    LOSSES,
    MARK,
    NAMED,
    RETURNS,
    TO_FIELD,
    TO_HAND,
    TRAITS,
    UNLESS,
)
from saloon.bots.revolver.worth import cost_of, worth_of
from saloon.games.revolver import codes as cd
from saloon.games.revolver import ops as op
from saloon.games.revolver.cards import COLTY, GUN, LAST_FIELD, LAWMAN, NO_SLOT, NONE, STANDING
from saloon.games.revolver.cards import ROW as ROW_CARD
from saloon.games.revolver.places import fits
from saloon.games.revolver.state import SLOTS, TALLY, State
from saloon.kernel.packed import i64


def weigh_play(plan: Plan, s: State, code: i64) -> i64:
    """What the turn is worth if this is done next, and the rest by plan."""
    now = plan.now
    deck = s.deck
    verb = deck.verbs[code]
    kind = deck.firsts[code]
    if verb == cd.END_TURN:
        return now.value(now.edge)
    if verb == cd.TAKE_OFF:
        if now.side == COLTY and plan.clearing != NONE and deck.off_codes[plan.clearing] == code:
            return plan.value + 1
        sign: i64 = 1 if now.side == COLTY else -1
        worse = now.value(plan.edge + sign * deck.firepower[deck.firsts[code]])
        return plan.value + worse - now.value(plan.edge) - 50
    if plan.has(code):
        return plan.value + 2
    if verb == cd.SPECIAL:
        return plan.value + weigh_special(plan, s, kind)
    if verb == cd.USE:
        return plan.value - deck.prices[kind] * now.coin - 20
    if verb == cd.PLAY_AS_SHOT:
        return plan.value + shot_value(plan, s, (deck.kinds + kind) * TRAITS) - cost_of(now, s, kind)
    return plan.value + card_value(plan, s, kind) - cost_of(now, s, kind)


def card_value(plan: Plan, s: State, kind: i64) -> i64:
    """What a card brings that the plan has no use for."""
    now = plan.now
    deck = s.deck
    sort = deck.sorts[kind]
    at = kind * TRAITS
    if sort <= LAWMAN:  # a gun or a lawman
        here = plan.marginal(deck.firepower[deck.plain[kind]])
        if deck.reaches[kind] != 0:
            return max(here, best_ahead(now, s, kind))
        return here + now.traits[at + DRAWN] * FRESH[now.side] * now.fade // 100 + loss_value(now, s, at)
    if sort == ROW_CARD:
        return max(row_value(now, s, s.field) if fits(s, kind, s.field, True) else 0, best_ahead(now, s, kind))
    if sort == STANDING:
        return storm_value(now, s, kind)
    return shot_value(plan, s, at)


def shot_value(plan: Plan, s: State, at: i64) -> i64:
    """What the operations of a shot bring now, beside the difference of firepower here."""
    now = plan.now
    traits = now.traits
    value = traits[at + DRAWN] * FRESH[now.side] * now.fade // 100
    if traits[at + LOSSES] > 0:
        if now.side == COLTY:
            value -= traits[at + LOSSES] * now.kill
        else:
            value += kill_now(plan, s, at)
    if traits[at + MARK] != 0:
        value += marker_value(plan, s, traits[at + MARK])
    if traits[at + RETURNS] > 0:
        value += return_value(now, s)
    if traits[at + TO_HAND] > 0:
        value += to_hand_value(now, s)
    if traits[at + TO_FIELD] > 0:
        value -= 30
    if traits[at + BREAKS] > 0:
        value += break_value(plan, s)
    if traits[at + KILLS] > 0:
        value += plan.marginal(now.targets[0])
    if traits[at + NAMED] > 0 and op.is_in_play(s, traits[at + NAMED] - 1):
        value += 60
    return value


def kill_now(plan: Plan, s: State, at: i64) -> i64:
    """ST-6 A certain kill is best in a turn in which the attack fails: then it spares a cube too."""
    now = plan.now
    value = loss_value(now, s, at)
    if (s.killed > 0 or plan.edge > 0) and value < LAST_KILLS[1]:
        return value * HOLD // 100
    if s.killed == 0 and plan.edge <= 0 and (now.traits[at + UNLESS] == 0 or s.held[COLTY] == 0):
        value += now.cube
    return value


def marker_value(plan: Plan, s: State, by: i64) -> i64:
    """ST-3 One attack less here, or one more."""
    now = plan.now
    if by < 0:
        if now.turns == 1 and s.field == LAST_FIELD and plan.edge <= 0:
            return LAST_KILLS[1]  # or the train is reached now
        if now.turns > 1:
            return 0  # there is time
        return now.kill * now.odds(plan.edge) // 1000
    return by * now.kill * now.odds(plan.edge + ANSWER) // 1000


def return_value(now: Situation, s: State) -> i64:
    """A gun that lies where it is of no more use comes back."""
    best: i64 = 0
    deck = s.deck
    for field in range(s.field):
        for variant in range(deck.lawmen, deck.guns):
            if op.may_return(s, field, variant):
                best = max(best, worth_of(now, s, deck.kind_of[variant]))
    return best


def to_hand_value(now: Situation, s: State) -> i64:
    best: i64 = 0
    deck = s.deck
    for kind in range(deck.law_first, deck.playable):
        if s.waste[kind] > 0 and deck.recover_codes[kind] != NONE:
            best = max(best, worth_of(now, s, kind))
    return best


def break_value(plan: Plan, s: State) -> i64:
    """ST-D7 A row gone is a slot more: of use to a gang with guns that have no room."""
    waiting: i64 = 0
    deck = s.deck
    for kind in range(deck.law_first):
        if s.hands[kind] > 0 and deck.sorts[kind] == GUN and deck.flags[kind] & NO_SLOT == 0:
            waiting = max(waiting, deck.firepower[deck.plain[kind]])
    if s.tally[s.field * TALLY + SLOTS] < deck.slots:
        return 10
    return 15 + plan.marginal(waiting) // 2
