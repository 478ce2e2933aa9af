"""Why a code is refused: a reason, the rule behind it, and values to show. Never needed while everybody plays fair."""

from typing import Final

from saloon.games.wyatt_earp.cards import (
    BANK,
    FASTEST_GUN,
    HIDEOUT,
    KINDS,
    MOST_WANTED,
    OUTLAW_SLUGS,
    OUTLAWS,
    PHOTO,
    SERIES,
    SLUGS,
    STAGECOACH,
    WYATT_EARP,
)
from saloon.games.wyatt_earp.codes import (
    ANSWER_NO,
    ANSWER_YES,
    ASK,
    ASK_ORDER,
    ATTACH,
    CODES,
    COVER,
    COVER_OWN,
    DISCARD,
    EARP_ANSWER,
    EARP_DRAW,
    EARP_PASS,
    EARP_PICK,
    EARP_REMOVE,
    HIDE,
    KEEP,
    LAY,
    PHOTO_NO,
    PHOTO_YES,
    PICK,
    PLAY_PHOTO,
    RIGHT,
    ROB,
    SHOOT,
    SPARE,
    STEAL,
    TAKE_DISCARD,
    UNCOVER,
    UNCOVER_OTHER,
    picked_kind,
    shot_card,
)
from saloon.games.wyatt_earp.piles import can_attach, can_cover, can_steal, can_uncover, discarded_before_shot, gun_on
from saloon.games.wyatt_earp.sheriff import can_pick, earp_draw_exhausted, leaves_a_card
from saloon.games.wyatt_earp.state import (
    AIM_HIDEOUT,
    AIM_PILE,
    AIM_REMOVE,
    AIM_STEAL,
    DRAW_PHASE,
    EARP_WINDOW,
    FOLLOW_UP,
    HIDEOUT_ANSWER,
    OVER,
    PHOTO_WINDOW,
    PICK_PHASE,
    PLAY_PHASE,
    State,
)
from saloon.games.wyatt_earp.supply import shot_possible
from saloon.kernel.errors import Illegal

PHASE_NAMES: Final = [
    "draw",
    "play",
    "pick",
    "follow-up",
    "aim-pile",
    "aim-steal",
    "aim-hideout",
    "aim-remove",
    "hideout-answer",
    "photo-window",
    "earp-window",
    "over",
]


def refusal(s: State, code: int) -> Illegal:
    """Why `code`, which is not legal now, is refused."""
    if not 0 <= code < CODES:
        return Illegal("unknown-code", "", {"code": code, "codes": CODES})
    if s.phase == OVER:
        return Illegal("game-over", "WE-17.1")
    wanted = phase_of(code)
    if wanted == PLAY_PHASE and s.phase == FOLLOW_UP:
        if plays_sheriff_card(code) and card_of(code) == s.picked:
            return sheriff_card(s, code)
        return Illegal("picked-card-now-or-keep", "WE-13.7", {"card": SLUGS[s.picked]})
    if wanted != s.phase:
        rule = "WE-3.1" if s.phase <= PLAY_PHASE and wanted <= PLAY_PHASE else RULE_OF_PHASE[wanted]
        return Illegal("not-now", rule, {"asked": PHASE_NAMES[s.phase]})
    if code < PLAY_PHOTO:
        return draw_or_lay(s, code)
    if plays_sheriff_card(code):
        return sheriff_card(s, code)
    return answer(s, code)


RULE_OF_PHASE: Final = [
    "WE-3.2",
    "WE-3.5",
    "WE-13.3",
    "WE-13.7",
    "WE-10.2",
    "WE-11.7",
    "WE-12.2",
    "WE-13.10",
    "WE-13.12",
    "WE-9.7",
    "WE-13.12",
    "WE-17.1",
]


def phase_of(code: int) -> int:
    """The phase in which a code can be an answer."""
    if code <= TAKE_DISCARD:
        return DRAW_PHASE
    if code < ATTACH or DISCARD <= code < PHOTO_YES or ASK_ORDER <= code < COVER_OWN:
        return PLAY_PHASE
    if code < ROB:
        return AIM_PILE
    if code < COVER:
        return AIM_STEAL
    if code < ANSWER_YES or COVER_OWN <= code < EARP_ANSWER:
        return AIM_HIDEOUT
    if code <= ANSWER_NO:
        return HIDEOUT_ANSWER
    if code < KEEP:
        return PICK_PHASE
    if code == KEEP:
        return FOLLOW_UP
    if code == SPARE:
        return AIM_STEAL
    if code < DISCARD or code >= UNCOVER_OTHER:
        return AIM_REMOVE
    return PHOTO_WINDOW if code <= PHOTO_NO else EARP_WINDOW


def draw_or_lay(s: State, code: int) -> Illegal:
    if code == TAKE_DISCARD:
        return Illegal("discard-pile-empty", "WE-3.2")
    outlaw = (code - LAY) // 7
    n = (code - LAY) % 7 + 1
    details: dict[str, object] = {"card": OUTLAW_SLUGS[outlaw], "wanted": n}
    have = s.hands[s.turn * KINDS + outlaw]
    if n > have:
        details["have"] = int(have)
        return Illegal("not-enough-cards", "WE-4.1", details)
    fewest = 1 if s.opened[outlaw] else SERIES
    if n < fewest:
        details["least"] = int(fewest)
        return Illegal("series-too-small", "WE-4.2", details)
    return Illegal("last-card-must-be-discarded", "WE-5.4", details)


def sheriff_card(s: State, code: int) -> Illegal:
    """The conditions of WE-7, then those of the card."""
    kind = card_of(code)
    details: dict[str, object] = {"card": SLUGS[kind]}
    if not s.has(s.turn, kind):
        return Illegal("not-in-hand", "WE-3.5", details)
    if s.sheriff_used and s.phase != FOLLOW_UP:
        return Illegal("one-sheriff-card-a-turn", "WE-7.1", details)
    if kind < WYATT_EARP and s.opened[kind - PHOTO] == 0:
        return Illegal("outlaw-not-opened", "WE-9.2", details)
    if kind == MOST_WANTED and code != STEAL:
        order = (code - ASK) % 2 if code < ASK_ORDER else 2
        if order >= RIGHT and leaves_a_card(s):
            return Illegal("order-of-asking-not-allowed", "WE-11.3", details)
    if no_target(s, code, kind):
        if kind == FASTEST_GUN and any(s.has_pile(s.turn, outlaw) and gun_on(s, outlaw) for outlaw in range(OUTLAWS)):
            return Illegal("gun-already-there", "WE-10.6", details)
        return Illegal(NO_TARGET[kind][0], NO_TARGET[kind][1], details)
    before = discarded_before_shot(s) if kind == MOST_WANTED or kind == WYATT_EARP else 0
    if needs_shot(code) and not shot_possible(s, before):
        return Illegal("no-card-to-shoot-with", "WE-6.11" if s.reshuffles else "WE-6.10", details)
    if code == EARP_PICK and not can_pick(s):
        return Illegal("nothing-to-pick", "WE-13.6", details)
    if code == EARP_DRAW and earp_draw_exhausted(s):
        return Illegal("draw-pile-exhausted", "WE-6.9", details)
    return Illegal("last-card-must-be-discarded", "WE-5.4", details)


NO_TARGET: Final = {
    WYATT_EARP: ("no-hideout-to-remove", "WE-13.10"),
    BANK: ("no-own-pile", "WE-10.1"),
    FASTEST_GUN: ("no-own-pile", "WE-10.1"),
    MOST_WANTED: ("nothing-to-steal", "WE-11.7"),
    HIDEOUT: ("no-pile-to-cover", "WE-12.2"),
    STAGECOACH: ("no-own-pile", "WE-10.1"),
}


def plays_sheriff_card(code: int) -> bool:
    return PLAY_PHOTO <= code < ATTACH or ASK_ORDER <= code < COVER_OWN


def card_of(code: int) -> int:
    """The sheriff card that a code plays."""
    if code < SHOOT:
        return PHOTO + code - PLAY_PHOTO
    if code < ASK:
        return shot_card(code)
    if code <= STEAL or code >= ASK_ORDER:
        return MOST_WANTED
    return HIDEOUT if code == HIDE else WYATT_EARP


def needs_shot(code: int) -> bool:
    return SHOOT <= code < ASK or code in (STEAL, HIDE, EARP_REMOVE)


def no_target(s: State, code: int, kind: int) -> bool:
    """WE-7.8 A card that needs a target has none."""
    for seat in range(s.seats):
        for outlaw in range(OUTLAWS):
            if code == STEAL and can_steal(s, seat, outlaw):
                return False
            if code == HIDE and can_cover(s, seat, outlaw):
                return False
            if code == EARP_REMOVE and can_uncover(s, seat, outlaw):
                return False
            if SHOOT <= code < ASK and can_attach(s, kind, outlaw):
                return False
    return needs_shot(code)


def answer(s: State, code: int) -> Illegal:
    """Answers to a question: the pile is no target, or the card is not there."""
    if DISCARD <= code < PHOTO_YES:
        kind = code - DISCARD
        if s.has(s.turn, kind):
            return Illegal("taken-card-not-discarded", "WE-5.6", {"card": SLUGS[kind]})
        return Illegal("not-in-hand", "WE-5.2", {"card": SLUGS[kind]})
    if code == ANSWER_YES or EARP_ANSWER <= code < EARP_PASS:
        if s.has(s.actor, WYATT_EARP):
            return Illegal("pile-not-covered", "WE-13.12", {"card": OUTLAW_SLUGS[code - EARP_ANSWER]})
        return Illegal("not-in-hand", "WE-13.12", {"card": SLUGS[WYATT_EARP]})
    if code == PHOTO_YES:
        if s.has(s.actor, PHOTO + s.aim_outlaw):
            return Illegal("last-card-must-be-discarded", "WE-5.4", {"card": SLUGS[PHOTO + s.aim_outlaw]})
        return Illegal("not-in-hand", "WE-9.7", {"card": SLUGS[PHOTO + s.aim_outlaw]})
    if code == SPARE:
        return Illegal("card-must-be-taken", "WE-11.11")
    if PICK <= code < KEEP:
        return Illegal("not-in-pile", "WE-13.3", {"card": SLUGS[picked_kind(code)]})
    if ATTACH <= code < ROB and s.card == FASTEST_GUN and s.has_pile(s.turn, code - ATTACH):
        return Illegal("gun-already-there", "WE-10.6", {"card": OUTLAW_SLUGS[code - ATTACH]})
    start = ATTACH
    for first in (ROB, COVER, UNCOVER, COVER_OWN, UNCOVER_OTHER):
        if code >= first:
            start = first
    return Illegal("no-such-target", RULE_OF_PHASE[phase_of(code)], {"card": OUTLAW_SLUGS[(code - start) % OUTLAWS]})
