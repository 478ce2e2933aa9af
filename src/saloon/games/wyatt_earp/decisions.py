"""Decisions as small frozen values, one class for each kind of answer: what a code means outside the engine.

Other seats are counted clockwise from the deciding seat: 1 is the left neighbour, 0 the seat itself.
"""

from dataclasses import dataclass

from saloon.games.wyatt_earp import codes
from saloon.games.wyatt_earp.cards import KINDS, OUTLAW_SLUGS, SLUGS

LEFT, RIGHT = "left", "right"
ORDERS = (LEFT, RIGHT, "1-3-2", "2-1-3", "2-3-1", "3-1-2")  # in which the others are asked


@dataclass(frozen=True, slots=True)
class TakeTwo:
    """The top two cards of the draw pile; when it is exhausted, the end of the round (WE-6.6)."""


@dataclass(frozen=True, slots=True)
class TakeDiscard:
    """The top card of the discard pile."""


@dataclass(frozen=True, slots=True)
class Lay:
    """So many cards of an outlaw, into the own territory."""

    outlaw: str
    cards: int


@dataclass(frozen=True, slots=True)
class PlayPhoto:
    """The Photo of an opened outlaw."""

    outlaw: str


@dataclass(frozen=True, slots=True)
class Shoot:
    """Stagecoach Robbery, Bank Robbery or Fastest Gun, with a shot."""

    card: str


@dataclass(frozen=True, slots=True)
class Ask:
    """Most Wanted: ask the others for an outlaw card."""

    outlaw: str
    order: str


@dataclass(frozen=True, slots=True)
class Steal:
    """Most Wanted: take an outlaw card from the table, with a shot."""


@dataclass(frozen=True, slots=True)
class Hide:
    """Hideout, with a shot."""


@dataclass(frozen=True, slots=True)
class EarpDraw:
    """Wyatt Earp: draw two cards."""


@dataclass(frozen=True, slots=True)
class EarpPick:
    """Wyatt Earp: look through the pile and pick a card."""


@dataclass(frozen=True, slots=True)
class EarpRemove:
    """Wyatt Earp: remove a Hideout, with a shot."""


@dataclass(frozen=True, slots=True)
class Attach:
    """The card that hit goes onto the own pile of this outlaw."""

    outlaw: str


@dataclass(frozen=True, slots=True)
class Rob:
    """The stolen card comes from this pile."""

    seat: int
    outlaw: str


@dataclass(frozen=True, slots=True)
class Cover:
    """The Hideout goes onto this pile."""

    seat: int
    outlaw: str


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer a Hideout with Wyatt Earp, or not."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Pick:
    """This card out of the pile."""

    card: str


@dataclass(frozen=True, slots=True)
class Keep:
    """The picked sheriff card is not played now."""


@dataclass(frozen=True, slots=True)
class Uncover:
    """The Hideout on this pile is removed."""

    seat: int
    outlaw: str


@dataclass(frozen=True, slots=True)
class Discard:
    """One card, to end the turn."""

    card: str


@dataclass(frozen=True, slots=True)
class PhotoNow:
    """Lay the Photo out of turn, or not (OPT-09)."""

    yes: bool


@dataclass(frozen=True, slots=True)
class EarpNow:
    """Shoot at the Hideout on this outlaw out of turn, or at none (OPT-13)."""

    outlaw: str | None


@dataclass(frozen=True, slots=True)
class Spare:
    """Most Wanted has hit, and no card is taken (OPT-40)."""


Decision = (
    TakeTwo | TakeDiscard | Lay | PlayPhoto | Shoot | Ask | Steal | Hide | EarpDraw | EarpPick | EarpRemove | Attach
    | Rob | Cover | Answer | Pick | Keep | Uncover | Discard | PhotoNow | EarpNow
    | Spare
)  # fmt: skip


def _in_order() -> list[Decision]:
    """Every decision, in the order of its code (see the table in `codes.py`)."""
    others = range(1, 4)
    found: list[Decision] = [TakeTwo(), TakeDiscard()]
    found += [Lay(outlaw, n) for outlaw in OUTLAW_SLUGS for n in range(1, 8)]
    found += [PlayPhoto(outlaw) for outlaw in OUTLAW_SLUGS]
    found += [Shoot(SLUGS[codes.shot_card(codes.SHOOT + i)]) for i in range(3)]
    found += [Ask(outlaw, order) for outlaw in OUTLAW_SLUGS for order in ORDERS[:2]]
    found += [Steal(), Hide(), EarpDraw(), EarpPick(), EarpRemove()]
    found += [Attach(outlaw) for outlaw in OUTLAW_SLUGS]
    found += [Rob(seat, outlaw) for seat in others for outlaw in OUTLAW_SLUGS]
    found += [Cover(seat, outlaw) for seat in others for outlaw in OUTLAW_SLUGS]
    found += [Answer(True), Answer(False)]
    found += [Pick(SLUGS[codes.picked_kind(codes.PICK + i)]) for i in range(KINDS - 1)]
    found += [Keep()]
    found += [Uncover(0, outlaw) for outlaw in OUTLAW_SLUGS]
    found += [Discard(card) for card in SLUGS]
    found += [PhotoNow(True), PhotoNow(False)]
    found += [Ask(outlaw, order) for outlaw in OUTLAW_SLUGS for order in ORDERS[2:]]
    found += [Cover(0, outlaw) for outlaw in OUTLAW_SLUGS]
    found += [EarpNow(outlaw) for outlaw in OUTLAW_SLUGS] + [EarpNow(None)]
    found += [Uncover(seat, outlaw) for seat in others for outlaw in OUTLAW_SLUGS]
    found += [Spare()]
    return found


DECISIONS: tuple[Decision, ...] = tuple(_in_order())
CODES: dict[Decision, int] = {decision: code for code, decision in enumerate(DECISIONS)}
assert len(CODES) == codes.CODES
