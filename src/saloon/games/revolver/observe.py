"""A seat's knowledge as numbers, for learning programs: one row of counts, written into a buffer that is reused.

The layout follows from the deck (rows of kinds, variants and bandits as in `cards.Deck`) and is the same for both
sides. Counts are plain; where one of several is meant, 0 stands for none and 1 for the first.
"""

from typing import Final

from saloon.games.revolver.cards import FIELDS, MCREADY, SIDES, Deck
from saloon.games.revolver.state import FRAME, State
from saloon.kernel.packed import i64, vec
from saloon.kernel.rows import copy_row, put_row

# The moment
SIDE: Final = 0  # the observer's
TURN: Final = 1  # whose turn it is
ACTOR: Final = 2  # who must decide: 0 nobody
NUMBER: Final = 3  # game turn
QUESTION: Final = 4  # what is asked, as in `state.py`
QUESTION_VALUE: Final = 5  # how many cards, casualties or kills, as far as the question has a number
QUESTION_DETAIL: Final = 6  # and its second number, as in `state.py`: why one pays, which guns may be destroyed
CARD: Final = 7  # kind of the card being played
AS_SHOT: Final = 8
CARD_PLACE: Final = 9  # and its battlefield
FIELD: Final = 10  # the marker
SPACE: Final = 11
REACHED: Final = 12  # 1 once the last space was reached (RV-OPT-06)
CUBES: Final = 13
KILLED: Final = 14  # this turn
USED: Final = 15  # set of kinds whose ability was used this turn (RV-OPT-18)
DRAWN: Final = 16  # set of drawing cards played this turn (RV-OPT-02)
SPENT: Final = 17  # set of specials
SAVED: Final = 18  # set of bandits
RESHUFFLED: Final = 19  # 1 if the active side has reshuffled this turn (RV-OPT-02)
HELD_AT: Final = 20  # [side] cards in hand
STOCKED_AT: Final = HELD_AT + SIDES
BANS_AT: Final = STOCKED_AT + SIDES
SUPPLY_AT: Final = BANS_AT + SIDES  # [token]
EXTRA_AT: Final = SUPPLY_AT + 2  # [battlefield]
CAPS_AT: Final = EXTRA_AT + FIELDS  # [battlefield * SIDES + side]
ROWS_AT: Final = CAPS_AT + FIELDS * SIDES
# then: alive and grit [bandit], own hand [kind], what the other is known to hold [kind], discard piles [kind], what was
# taken back this turn [kind] (RV-OPT-33), and what lies at each battlefield [battlefield * variants + variant].


def observation_size(deck: Deck) -> i64:
    return ROWS_AT + 2 * deck.bandits + 4 * deck.kinds + FIELDS * deck.variants


def observe(s: State, me: i64, out: vec[i64]) -> None:
    """Write what `me` may know into `out`, which has at least `observation_size` places and was empty when new."""
    deck = s.deck
    kinds = deck.kinds
    observe_moment(s, me, out)
    put_row(out, HELD_AT, s.held)
    put_row(out, STOCKED_AT, s.stocked)
    put_row(out, BANS_AT, s.bans)
    put_row(out, SUPPLY_AT, s.supply)
    put_row(out, EXTRA_AT, s.extra)
    put_row(out, CAPS_AT, s.caps)
    at: i64 = ROWS_AT
    put_row(out, at, s.alive)
    put_row(out, at + deck.bandits, s.grit)
    at += 2 * deck.bandits
    # Kinds are sorted: Colty's, McReady's, then the reactions of each. The other hand is shown as far as it is known.
    put_row(out, at, s.known)
    copy_own(s, me, out, at, s.hands)
    put_row(out, at + kinds, s.known)
    put_row(out, at + 2 * kinds, s.waste)
    put_row(out, at + 3 * kinds, s.returned)
    put_row(out, at + 4 * kinds, s.lying)


def copy_own(s: State, me: i64, out: vec[i64], at: i64, row: vec[i64]) -> None:
    """The kinds of one side, of a row over all kinds."""
    deck = s.deck
    first: i64 = deck.law_first if me == MCREADY else 0
    end: i64 = deck.playable if me == MCREADY else deck.law_first
    copy_row(out, at + first, row, first, end - first)
    first = deck.law_reactions if me == MCREADY else deck.playable
    end = deck.kinds if me == MCREADY else deck.law_reactions
    copy_row(out, at + first, row, first, end - first)


def observe_moment(s: State, me: i64, out: vec[i64]) -> None:
    """Whose turn, what is asked of whom, and the card in question (RV-15.2)."""
    out[SIDE] = me
    out[TURN] = s.turn
    out[ACTOR] = s.actor + 1
    out[NUMBER] = s.number
    out[QUESTION] = s.phase()
    at = (s.depth - 1) * FRAME
    out[QUESTION_VALUE] = s.agenda[at + 2] if s.depth > 0 else 0
    out[QUESTION_DETAIL] = s.agenda[at + 3] if s.depth > 0 else 0
    out[CARD] = s.card + 1
    out[AS_SHOT] = s.as_shot if s.card >= 0 else 0
    out[CARD_PLACE] = s.place + 1 if s.card >= 0 else 0
    out[FIELD] = s.field
    out[SPACE] = s.mark
    out[REACHED] = s.reached
    out[CUBES] = s.cubes
    out[KILLED] = s.killed
    out[USED] = s.active
    out[DRAWN] = s.drawn
    out[SPENT] = s.spent
    out[SAVED] = s.saved
    out[RESHUFFLED] = s.reshuffled
