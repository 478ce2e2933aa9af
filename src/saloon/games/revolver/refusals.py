"""Why a code is refused: a reason, the rule behind it, and values to show. Never needed while everybody plays fair."""

from typing import Final

from saloon.games.revolver import codes as cd
from saloon.games.revolver import state as st
from saloon.games.revolver.cards import ANYWHERE, COLTY, CURRENT, GUN, NONE, ROW, SHOT, SIDE_SLUGS, SORTS
from saloon.games.revolver.casualties import window_open
from saloon.games.revolver.ops import is_banned, is_locked
from saloon.games.revolver.options import ONCE_PER_TURN
from saloon.games.revolver.places import find_card
from saloon.games.revolver.state import FRAME_NAMES, ROWS, SLOTS, TALLY, State
from saloon.games.revolver.turns import drew_already
from saloon.kernel.errors import Illegal

# The rule that names the question to which a verb is an answer.
RULES: Final = [
    "RV-3.4", "RV-6.1", "RV-6.6", "RV-7.2", "RV-5.7", "RV-11.7", "RV-11.7", "RV-11.1", "RV-10.1", "RV-13.2", "RV-13.2",
    "RV-6.11", "RV-6.11", "RV-6.11", "RV-8.4", "RV-8.7", "RV-8.5", "RV-8.6", "RV-13.1", "RV-8.1", "RV-13.3",
]  # fmt: skip


def refusal(s: State, code: int) -> Illegal:
    """Why `code`, which is not legal now, is refused."""
    deck = s.deck
    codes = int(deck.codes)  # no i64: a code may be any number
    if not 0 <= code < codes:
        return Illegal("unknown-code", "", {"code": code, "codes": codes})
    if s.depth == 0:
        return Illegal("game-over", "RV-14.7")
    verb = deck.verbs[code]
    a = deck.firsts[code]
    b = deck.seconds[code]
    frame = s.phase()
    if not answers(verb, frame):
        return Illegal("not-now", RULES[verb], {"asked": FRAME_NAMES[frame]})
    if verb == cd.PLAY or verb == cd.PLAY_AS_SHOT:
        return cannot_play(s, a, verb == cd.PLAY_AS_SHOT)
    if verb == cd.PLACE:
        return cannot_place(s, a)
    if verb == cd.DISCARD:
        return not_in_hand(s, a)
    if verb == cd.YES and frame == st.WINDOW:
        return not_in_hand(s, deck.windows[s.card])
    if verb == cd.REFLEX:
        return cannot_react(s, a)
    if verb == cd.VICTIM:
        return not_a_victim(s, a)
    if verb == cd.SAVE_BANDIT or verb == cd.SAVE_LEADER:
        saved = s.alive[a] > 0
        return Illegal("bandit-saved" if saved else "bandit-dead", "RV-13.2", {"bandit": deck.bandit_slugs[a]})
    if verb == cd.DONE:
        return Illegal("hit-one-first", "OP-06")
    if verb == cd.USE:
        return cannot_use(s, a, b)
    if verb == cd.SPECIAL:
        return cannot_use_special(s, a)
    if verb == cd.TAKE_OFF:
        return cannot_take_off(s, a)
    return not_a_target(s, verb, frame, a, b)


def answers(verb: int, frame: int) -> bool:
    """Whether a verb is an answer to this question at all."""
    if frame == st.PLAY_PHASE:
        return verb in (cd.END_TURN, cd.PLAY, cd.PLAY_AS_SHOT, cd.USE, cd.SPECIAL, cd.TAKE_OFF)
    if frame == st.PAY:
        return verb == cd.DISCARD
    if frame == st.CHOOSE_PLACE:
        return verb == cd.PLACE
    if frame == st.CASUALTY:
        return verb in (cd.VICTIM, cd.REFLEX)
    if frame == st.SAVE:
        return verb in (cd.SAVE_BANDIT, cd.SAVE_LEADER, cd.DONE)
    if frame == st.KILL_LAWMAN:
        return verb == cd.HIT_LAWMAN
    if frame == st.BLAST:
        return verb in (cd.HIT_LAWMAN, cd.DONE)
    if frame == st.DESTROY_ROW:
        return verb == cd.WRECK_ROW
    if frame == st.DESTROY_GUN:
        return verb == cd.HIT_GUN
    if frame == st.RETURN_GUN:
        return verb == cd.TAKE_BACK
    if frame == st.RECOVER:
        return verb == cd.FETCH
    if frame == st.MOVE_LAWMAN:
        return verb == cd.MOVE
    return verb in (cd.YES, cd.NO)


def not_in_hand(s: State, kind: int) -> Illegal:
    deck = s.deck
    side = deck.sides[kind]
    if side != s.actor:
        return Illegal("other-sides-card", "RV-1.1", {"card": deck.slugs[kind], "side": SIDE_SLUGS[side]})
    if s.hands[kind] == 0:
        return Illegal("not-in-hand", "RV-6.1", {"card": deck.slugs[kind]})
    return cannot_pay(s, kind, int(deck.costs[kind]))


def cannot_pay(s: State, kind: int, price: int) -> Illegal:
    others = int(s.held[s.deck.sides[kind]]) - 1
    return Illegal("cannot-pay", "RV-6.2", {"card": s.deck.slugs[kind], "price": price, "cards": others})


def cannot_play(s: State, kind: int, as_shot: bool) -> Illegal:
    deck = s.deck
    name: dict[str, object] = {"card": deck.slugs[kind]}
    if deck.sides[kind] != s.turn or s.hands[kind] == 0:
        return not_in_hand(s, kind)
    if is_banned(s, kind):
        return Illegal("banned", "RV-6.13", name)
    if deck.not_at[kind] >> s.field & 1:
        return Illegal("not-at-this-battlefield", "RV-6.12", {**name, "battlefield": deck.field_slugs[s.field]})
    price = int(deck.price(kind, s.field))
    if price >= s.held[s.turn]:
        return cannot_pay(s, kind, price)
    if drew_already(s, kind):
        return Illegal("drawn-already", "RV-OPT-02", name)
    if s.hands[kind] <= s.returned[kind]:
        return Illegal("taken-back-this-turn", "RV-OPT-33", name)
    if as_shot or deck.sorts[kind] == SHOT:
        return Illegal("can-do-nothing", "RV-6.10", name)
    if deck.reaches[kind] == CURRENT:
        return no_room(s, kind, int(s.field))
    return Illegal("no-place", "RV-7.2", name)


def no_room(s: State, kind: int, field: int) -> Illegal:
    """Which limit stands against a card (RV-7)."""
    deck = s.deck
    sort = deck.sorts[kind]
    details: dict[str, object] = {"card": deck.slugs[kind], "battlefield": deck.field_slugs[field]}
    if sort == ROW and s.tally[field * TALLY + ROWS] >= deck.most_rows:
        return Illegal("two-rows", "RV-7.4", {**details, "most": int(deck.most_rows)})
    if sort in (GUN, ROW) and s.tally[field * TALLY + SLOTS] >= deck.slots:
        return Illegal("slots-full", "RV-7.3" if sort == GUN else "RV-7.4", {**details, "most": int(deck.slots)})
    return Illegal("capped", "RV-7.8", details)


def cannot_place(s: State, field: int) -> Illegal:
    deck = s.deck
    reach = deck.reaches[s.card]
    if field < s.field and reach != ANYWHERE:
        return Illegal("battlefield-past", "RV-7.2", {"battlefield": deck.field_slugs[field]})
    return no_room(s, s.card, field)


def cannot_react(s: State, kind: int) -> Illegal:
    if not window_open(s):
        return Illegal("not-in-own-turn", "RV-11.2", {"card": s.deck.slugs[kind]})
    if s.hands[kind] > 0 and s.turn == COLTY and drew_already(s, kind):
        return Illegal("drawn-already", "RV-OPT-02", {"card": s.deck.slugs[kind]})
    return not_in_hand(s, kind)


def not_a_victim(s: State, bandit: int) -> Illegal:
    deck = s.deck
    details: dict[str, object] = {"bandit": deck.bandit_slugs[bandit], "rating": int(deck.ratings[bandit])}
    if not s.alive[bandit]:
        return Illegal("bandit-dead", "RV-10.2", details)
    return Illegal("not-the-lowest", "RV-10.2", details)


def cannot_use(s: State, kind: int, direction: int) -> Illegal:
    deck = s.deck
    details: dict[str, object] = {"card": deck.slugs[kind]}
    if deck.sides[kind] != s.turn:
        return Illegal("other-sides-card", "RV-1.1", {**details, "side": SIDE_SLUGS[deck.sides[kind]]})
    found = find_card(s, kind)
    if found == NONE:
        return Illegal("not-in-play", "RV-8.6", details)
    if s.held[s.turn] < deck.prices[kind]:
        return Illegal(
            "cannot-pay", "RV-8.6", {**details, "price": int(deck.prices[kind]), "cards": int(s.held[s.turn])}
        )
    if s.options.quincey_repeat == ONCE_PER_TURN and s.active >> deck.bits[kind] & 1:
        return Illegal("used-already", "RV-OPT-18", details)
    to = found // deck.variants + direction
    if direction and not 0 <= to < len(deck.field_slugs):
        return Illegal("no-such-neighbour", "RV-8.6", details)
    return no_room(s, kind, int(to)) if direction else Illegal("can-do-nothing", "RV-6.10", details)


def cannot_use_special(s: State, special: int) -> Illegal:
    deck = s.deck
    details: dict[str, object] = {"card": deck.special_slugs[special]}
    if deck.special_sides[special] != s.turn:
        return Illegal("other-sides-card", "RV-13.1", {**details, "side": SIDE_SLUGS[deck.special_sides[special]]})
    if s.spent >> special & 1:
        return Illegal("used-already", "RV-13.1", details)
    if deck.special_fields[special] != s.field:
        place = deck.field_slugs[deck.special_fields[special]]
        return Illegal("only-at-battlefield", "RV-13.1", {**details, "battlefield": place})
    return Illegal("can-do-nothing", "RV-13.3", details)


def cannot_take_off(s: State, variant: int) -> Illegal:
    deck = s.deck
    kind = deck.kind_of[variant]
    details: dict[str, object] = {"card": deck.slugs[kind]}
    if deck.sides[kind] != s.turn:
        return Illegal("other-sides-card", "RV-8.1", {**details, "side": SIDE_SLUGS[deck.sides[kind]]})
    if not s.lies(s.field, variant):
        return Illegal("not-here", "RV-8.1", {**details, "battlefield": deck.field_slugs[s.field]})
    if is_locked(s, kind):
        return Illegal("locked", "RV-OPT-13", details)
    return Illegal("colty-only", "RV-OPT-23", details)  # what is fixed (RV-8.2) has no code to be taken off


def not_a_target(s: State, verb: int, frame: int, a: int, b: int) -> Illegal:
    """A target that is not there, or that the card does not allow."""
    deck = s.deck
    details: dict[str, object]
    if verb == cd.FETCH:
        if s.waste[a] == 0:
            return Illegal("not-in-discard-pile", "RV-8.7", {"card": deck.slugs[a]})
        details = {"card": deck.slugs[a], "price": int(deck.price(a, s.field)), "cards": int(s.held[s.actor])}
        return Illegal("cannot-pay", "RV-6.2", details)
    moved = verb == cd.MOVE or verb == cd.TAKE_BACK
    field = a if moved else s.field
    variant = b if moved else a
    details = {"card": deck.slugs[deck.kind_of[variant]], "battlefield": deck.field_slugs[field]}
    if not s.lies(field, variant):
        return Illegal("not-here", "RV-6.7", details)
    if verb == cd.MOVE:
        return Illegal("here-already", "RV-8.5", details)
    if verb == cd.TAKE_BACK:
        return Illegal("only-from-here", "RV-OPT-07", details)
    if frame == st.BLAST and deck.firepower[variant] <= s.agenda[s.top() + 2]:
        return Illegal("hit-already", "OP-06", details)
    if frame == st.BLAST:
        return Illegal("too-much-firepower", "OP-06", {**details, "firepower": int(deck.firepower[variant])})
    if verb == cd.HIT_GUN and is_locked(s, deck.kind_of[variant]):
        return Illegal("locked", "RV-OPT-13", details)
    return Illegal("not-this-kind", "RV-6.11", {**details, "kind": SORTS[deck.sorts[deck.kind_of[variant]]]})
