"""WE-18 What a viewer may see of the table: built by naming what is shown. Other hands are numbers."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from saloon.games.wyatt_earp.cards import KINDS, NO_CARD, OUTLAW_SLUGS, OUTLAWS, SLUGS
from saloon.games.wyatt_earp.facts import USES
from saloon.games.wyatt_earp.observe import seen_phase
from saloon.games.wyatt_earp.options import FROM_DRAW_PILE, OPEN_DISCARD, Options
from saloon.games.wyatt_earp.refusals import PHASE_NAMES
from saloon.games.wyatt_earp.scoring import settle
from saloon.games.wyatt_earp.state import (
    BANKS,
    GUNS,
    HIDEOUTS,
    PHOTOS,
    PICK_PHASE,
    PILE,
    SERIES_CARDS,
    STAGECOACHES,
    State,
)
from saloon.kernel.table import NOBODY

REMEMBERED = 20_000  # posters, and piles: from one view to the next nearly all of them are as they were
TABLES = 4_000  # whole rows of them, of so many tables


@dataclass(frozen=True, slots=True)
class Cards:
    """So many cards of a kind."""

    card: str
    count: int


@dataclass(frozen=True, slots=True)
class Pile:
    """WE-4.11 All cards of an outlaw in one territory lie open, covered or not (WE-12.3)."""

    outlaw: str
    cards: int
    photo: bool
    stagecoaches: int
    banks: int
    gun: bool
    covered: bool
    points: int


@dataclass(frozen=True, slots=True)
class Player:
    """WE-18.2 What everyone sees of a player; WE-18.3 of the hand, its size."""

    seat: int
    money: int
    hand: int
    piles: tuple[Pile, ...]


@dataclass(frozen=True, slots=True)
class Poster:
    """An outlaw's pot, and what would become of it if the round ended now."""

    outlaw: str
    pot: int
    opened: bool
    points: int
    pays: tuple[int, ...]
    stays: int


@dataclass(frozen=True, slots=True)
class Question:
    """What is being asked, with the card in question: sheriff card, its use, its shot card, the pile aimed at."""

    phase: str
    card: str | None
    use: str
    shot: str | None
    seat: int | None
    outlaw: str | None


@dataclass(frozen=True, slots=True)
class View:
    """The table, as one viewer sees it."""

    viewer: int
    round: int
    dealer: int
    turn: int
    to_act: int
    question: Question
    sheriff_used: bool
    reshuffled: bool
    draw_pile: int
    discard_pile: int
    top_discard: str | None
    pile: tuple[Cards, ...]  # what lies in the pile that one may look through just now
    posters: tuple[Poster, ...]
    players: tuple[Player, ...]
    hand: tuple[Cards, ...]  # the viewer's own
    picked: str | None  # the card that the viewer picked just now and may still play
    can_undo: bool
    winner: int | None


def public(s: State) -> dict[str, Any]:
    """WE-18.2, WE-18.3 The fields of a view that are the same for everyone."""
    points, piles = s.points(), tuple(s.piles)
    return {
        "round": s.round,
        "dealer": s.dealer,
        "turn": s.turn,
        "to_act": s.actor,
        "sheriff_used": s.sheriff_used > 0,
        "reshuffled": s.reshuffles > 0,
        "draw_pile": s.stocked,
        "discard_pile": s.wasted,
        "top_discard": slug(s.top_discard()),
        "posters": posters(tuple(s.pots), tuple(s.opened), points, s.options),
        "players": tuple([player(s, seat, piles, points) for seat in range(s.seats)]),
        "winner": None if s.winner == NOBODY else s.winner,
    }


def private(s: State, viewer: int) -> dict[str, Any]:
    """The fields that are a viewer's own."""
    seated = 0 <= viewer < s.seats
    open_question = question(s, viewer)
    return {
        "viewer": viewer,
        "question": open_question,
        "pile": open_pile(s, viewer),
        "hand": count(s.hand(viewer)) if seated else (),
        "picked": slug(s.picked) if seated and viewer == s.turn and open_question.phase == "follow-up" else None,
        "can_undo": seated and viewer == s.actor and bool(s.can_undo()),
    }


def view(s: State, viewer: int) -> View:
    """The table for a seat; any other number stands for a spectator."""
    return View(**public(s), **private(s, viewer))


def slug(kind: int) -> str | None:
    return None if kind == NO_CARD else SLUGS[kind]


@lru_cache(TABLES)
def count(counts: tuple[int, ...]) -> tuple[Cards, ...]:
    return tuple([cards(kind, n) for kind, n in enumerate(counts) if n])


@lru_cache(REMEMBERED)
def cards(kind: int, n: int) -> Cards:
    return Cards(SLUGS[kind], n)


def question(s: State, viewer: int) -> Question:
    """21.5 A pending follow-up is the picker's secret: the others see the play phase."""
    return asked(seen_phase(s, viewer), s.card, s.use, s.shot, s.aim_seat, s.aim_outlaw)


@lru_cache(REMEMBERED)
def asked(phase: int, card: int, use: int, shot: int, seat: int, outlaw: int) -> Question:
    aimed = seat != NOBODY
    return Question(
        phase=PHASE_NAMES[phase],
        card=slug(card),
        use=USES[use],
        shot=slug(shot),
        seat=seat if aimed else None,
        outlaw=OUTLAW_SLUGS[outlaw] if aimed or USES[use] == "photo" else None,
    )


def open_pile(s: State, viewer: int) -> tuple[Cards, ...]:
    """WE-13.5 Only whoever plays Wyatt Earp may look through the pile (OPT-27: or everyone, always)."""
    picking = s.phase == PICK_PHASE and viewer == s.turn
    if not picking and s.options.discard_browsing != OPEN_DISCARD:
        return ()
    counts = [0] * KINDS
    if picking and s.options.we_pick_source == FROM_DRAW_PILE:
        for kind in s.stock[: s.stocked]:
            counts[kind] += 1
    else:
        for kind in s.waste[: s.wasted]:
            counts[kind] += 1
    return count(tuple(counts))


@lru_cache(TABLES)
def posters(
    pots: tuple[int, ...], opened: tuple[int, ...], points: tuple[int, ...], options: Options
) -> tuple[Poster, ...]:
    """`points` are those of all piles, seat by seat."""
    return tuple(
        settled(outlaw, pots[outlaw], opened[outlaw] > 0, points[outlaw::OUTLAWS], options) for outlaw in range(OUTLAWS)
    )


@lru_cache(REMEMBERED)
def settled(outlaw: int, pot: int, opened: bool, points: tuple[int, ...], options: Options) -> Poster:
    pays, stays, _ = settle(pot, list(points), options)
    return Poster(
        outlaw=OUTLAW_SLUGS[outlaw],
        pot=pot,
        opened=opened,
        points=sum(points),
        pays=tuple(int(dollars) for dollars in pays),
        stays=int(stays),
    )


def player(s: State, seat: int, piles: tuple[int, ...], points: tuple[int, ...]) -> Player:
    """`piles` are those of all seats, one row of counters after the other, and `points` what each of them is worth."""
    mine = piles[seat * OUTLAWS * PILE : (seat + 1) * OUTLAWS * PILE]
    return seated(seat, s.money[seat], s.held[seat], mine, points[seat * OUTLAWS : (seat + 1) * OUTLAWS])


@lru_cache(TABLES)
def seated(seat: int, money: int, hand: int, piles: tuple[int, ...], points: tuple[int, ...]) -> Player:
    return Player(seat, money, hand, territory(piles, points))


@lru_cache(TABLES)
def territory(piles: tuple[int, ...], points: tuple[int, ...]) -> tuple[Pile, ...]:
    rows = [piles[at : at + PILE] for at in range(0, OUTLAWS * PILE, PILE)]
    return tuple(pile(outlaw, row, points[outlaw]) for outlaw, row in enumerate(rows) if lies(row))


def lies(row: tuple[int, ...]) -> bool:
    """WE-11.9 Attached cards alone are no pile."""
    return row[SERIES_CARDS] + row[PHOTOS] + row[HIDEOUTS] > 0


@lru_cache(REMEMBERED)
def pile(outlaw: int, row: tuple[int, ...], points: int) -> Pile:
    return Pile(
        outlaw=OUTLAW_SLUGS[outlaw],
        cards=row[SERIES_CARDS],
        photo=row[PHOTOS] > 0,
        stagecoaches=row[STAGECOACHES],
        banks=row[BANKS],
        gun=row[GUNS] > 0,
        covered=row[HIDEOUTS] > 0,
        points=points,
    )
