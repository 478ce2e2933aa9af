"""RV-15 What a viewer may see of the table: built by naming what is shown. Other hands and all decks are numbers."""

from dataclasses import dataclass
from typing import Any

from saloon.games.revolver.cards import FIELDS, NO_CAP, NONE, SIDE_SLUGS, SIDES, TOKENS
from saloon.games.revolver.casualties import highest_choice
from saloon.games.revolver.decisions import Tokens, tokens_on
from saloon.games.revolver.facts import space_name
from saloon.games.revolver.ops import is_banned
from saloon.games.revolver.options import HIDDEN, TOP_ONLY
from saloon.games.revolver.pauses import script_at
from saloon.games.revolver.state import (
    BLAST,
    CASUALTY,
    DESTROY_GUN,
    DESTROY_ROW,
    FRAME_NAMES,
    KILL_LAWMAN,
    MAY_DISCARD,
    PAY,
    RECOVER,
    SLOTS,
    TALLY,
    UNLESS_DISCARD,
    State,
)
from saloon.kernel.table import NOBODY

COUNTED = (PAY, MAY_DISCARD, UNLESS_DISCARD, CASUALTY, KILL_LAWMAN, BLAST, DESTROY_ROW, DESTROY_GUN)
WHYS = ("for-card", "for-use", "to-save", "by-order")


@dataclass(frozen=True, slots=True)
class Cards:
    """So many cards of a kind."""

    card: str
    count: int


@dataclass(frozen=True, slots=True)
class TableCard:
    """So many cards of a kind on the table that carry the same tokens; firepower is that of each."""

    card: str
    count: int
    tokens: Tokens
    firepower: int


@dataclass(frozen=True, slots=True)
class Battlefield:
    """A battlefield with both columns; RV-12.2 firepower of the law, and of the gang with the defence."""

    field: str
    spaces: tuple[str, ...]
    faces: tuple[str, ...]  # of the extra spaces in use
    defence: int
    law: int
    gang: int
    slots: int  # in use
    lawmen: tuple[TableCard, ...]
    guns: tuple[TableCard, ...]
    rows: tuple[TableCard, ...]
    standing: tuple[TableCard, ...]
    caps: tuple[int | None, ...]  # [side] RV-7.8


@dataclass(frozen=True, slots=True)
class Bandit:
    """A member of the gang; `next` are those whom the next casualty can hit (RV-10.2)."""

    bandit: str
    rating: int
    alive: bool
    grit: int
    next: bool


@dataclass(frozen=True, slots=True)
class Player:
    """RV-15.2, RV-15.3 What all see of a side: numbers, the discard pile (RV-5.8), cards known to be in the hand."""

    side: str
    hand: int
    deck: int
    discard: tuple[str, ...]  # from the top; only the top card under RV-OPT-22 `top_only`
    discards: int
    known: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """What is being asked, with the card in question."""

    phase: str
    card: str | None
    as_shot: bool
    field: str | None
    number: int  # cards, casualties, kills or firepower still to come; 0 where there is no number
    why: str  # of a payment


@dataclass(frozen=True, slots=True)
class View:
    """The table, as one viewer sees it."""

    viewer: int
    number: int  # game turn
    turn: str
    to_act: int
    question: Question
    field: str
    space: str
    cubes: int
    kills: int  # this turn (RV-12.5)
    battlefields: tuple[Battlefield, ...]
    bandits: tuple[Bandit, ...]
    players: tuple[Player, ...]
    hand: tuple[Cards, ...]  # the viewer's own
    hands: tuple[tuple[Cards, ...], ...]  # both, after the end (RV-OPT-29)
    supply: tuple[Cards, ...]  # tokens
    banned: tuple[str, ...]
    specials: tuple[str, ...]  # not used yet
    saved: tuple[str, ...]
    can_undo: bool
    winner: int | None


def public(s: State) -> dict[str, Any]:
    """RV-15.1 to RV-15.3 The fields of a view that are the same for everyone."""
    deck = s.deck
    over = s.winner != NOBODY
    highest = highest_choice(s)
    return {
        "number": s.number,
        "turn": SIDE_SLUGS[s.turn],
        "to_act": s.actor,
        "question": question(s),
        "field": deck.field_slugs[s.field],
        "space": space_name(deck, s.field, s.mark),
        "cubes": s.cubes,
        "kills": s.killed,
        "battlefields": tuple(battlefield(s, field) for field in range(FIELDS)),
        "bandits": tuple(bandit(s, i, highest) for i in range(deck.bandits)),
        "players": tuple(player(s, side) for side in range(SIDES)),
        "hands": hands(s) if over and s.options.end_hands_revealed != HIDDEN else (),
        "supply": tuple(Cards(token, int(s.supply[i])) for i, token in enumerate(TOKENS)),
        "banned": tuple(slug for kind, slug in enumerate(deck.slugs) if is_banned(s, kind)),
        "specials": tuple(slug for i, slug in enumerate(deck.special_slugs) if not s.spent >> i & 1),
        "saved": tuple(slug for i, slug in enumerate(deck.bandit_slugs) if s.saved >> i & 1),
        "winner": s.winner if over else None,
    }


def private(s: State, viewer: int) -> dict[str, Any]:
    """The fields that are a viewer's own."""
    seated = 0 <= viewer < SIDES
    return {
        "viewer": viewer,
        "hand": hand(s, viewer) if seated else (),
        "can_undo": seated and viewer == s.actor and bool(s.can_undo()),
    }


def view(s: State, viewer: int) -> View:
    """The table for a side; any other number stands for a spectator."""
    return View(**public(s), **private(s, viewer))


def question(s: State) -> Question:
    """The frame on top of the agenda."""
    at = s.top()
    phase = s.phase()
    return Question(
        phase=FRAME_NAMES[phase],
        card=card_in_question(s),
        as_shot=s.card != NONE and s.as_shot > 0,
        field=None if s.card == NONE else s.deck.field_slugs[s.place],
        number=s.agenda[at + 2] if phase in COUNTED else 0,
        why=WHYS[s.agenda[at + 3]] if phase == PAY else ("to-hand" if phase == RECOVER and s.agenda[at + 2] else ""),
    )


def card_in_question(s: State) -> str | None:
    """The card that is being played, or whose effect asks for a discard (OP-03, OP-04)."""
    if s.phase() in (MAY_DISCARD, UNLESS_DISCARD):
        return script_at(s.deck, int(s.agenda[s.top() + 3]))[0].partition(".")[0]
    return None if s.card == NONE else s.deck.slugs[s.card]


def battlefield(s: State, field: int) -> Battlefield:
    deck = s.deck
    last = s.last_space(field)
    opened = [i for i in list(s.opened[: s.openings]) if deck.face_fields[i] == field]
    caps = [s.caps[field * SIDES + side] for side in range(SIDES)]
    return Battlefield(
        field=deck.field_slugs[field],
        spaces=tuple(space_name(deck, field, space) for space in range(1 - deck.dashes[field], last + 1)),
        faces=tuple(deck.face_names[deck.face_of[i]] for i in opened),
        defence=deck.defences[field],
        law=s.law(field),
        gang=s.gang(field),
        slots=s.tally[field * TALLY + SLOTS],
        lawmen=lying(s, field, 0, deck.lawmen),
        guns=lying(s, field, deck.lawmen, deck.guns),
        rows=lying(s, field, deck.guns, deck.rows),
        standing=lying(s, field, deck.rows, deck.variants),
        caps=tuple(None if cap == NO_CAP else cap for cap in caps),
    )


def lying(s: State, field: int, first: int, end: int) -> tuple[TableCard, ...]:
    deck = s.deck
    row = field * deck.variants
    return tuple(
        TableCard(deck.slugs[deck.kind_of[v]], s.lying[row + v], tokens_on(deck, v), deck.firepower[v])
        for v in range(first, end)
        if s.lying[row + v]
    )


def bandit(s: State, i: int, highest: int) -> Bandit:
    rating = s.deck.ratings[i]
    alive = s.alive[i] > 0
    return Bandit(s.deck.bandit_slugs[i], rating, alive, s.grit[i], alive and rating <= highest)


def player(s: State, side: int) -> Player:
    size = s.deck.size
    pile = list(s.piles[side * size : side * size + s.piled[side]])[::-1]
    if s.options.discard_browsing == TOP_ONLY:
        pile = pile[:1]
    return Player(
        side=SIDE_SLUGS[side],
        hand=s.held[side],
        deck=s.stocked[side],
        discard=tuple(s.deck.slugs[kind] for kind in pile),
        discards=s.piled[side],
        known=cards(s, side, list(s.known)),
    )


def hands(s: State) -> tuple[tuple[Cards, ...], ...]:
    return tuple(hand(s, side) for side in range(SIDES))


def hand(s: State, side: int) -> tuple[Cards, ...]:
    return cards(s, side, list(s.hands))


def cards(s: State, side: int, row: list[int]) -> tuple[Cards, ...]:
    """The kinds of one side, out of a row of counts."""
    deck = s.deck
    return tuple(Cards(deck.slugs[kind], n) for kind, n in enumerate(row) if n and deck.sides[kind] == side)
