"""Facts as small frozen values: what happened at the table, and who may see what of it (20.4).

`tokens` are those that lay on a card before it happened: cards with other tokens are other cards (20.1).
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from saloon.games.revolver import events as ev
from saloon.games.revolver.cards import SIDE_SLUGS, TOKENS, Deck
from saloon.games.revolver.decisions import Tokens, tokens_on
from saloon.kernel.facts import Listener, Read, remembered


@dataclass(frozen=True, slots=True)
class GameBegan:
    """RV-2 Everything is set up."""


@dataclass(frozen=True, slots=True)
class Dealt:
    side: str
    card: str | None


@dataclass(frozen=True, slots=True)
class TurnBegan:
    side: str
    number: int


@dataclass(frozen=True, slots=True)
class MarkerMoved:
    """To another space of its battlefield."""

    field: str
    space: str
    by_card: bool


@dataclass(frozen=True, slots=True)
class FieldReached:
    """The marker is on space 1 of the next battlefield."""

    field: str


@dataclass(frozen=True, slots=True)
class Drew:
    side: str
    card: str | None


@dataclass(frozen=True, slots=True)
class DeckEmpty:
    """There was no card left to draw."""

    side: str


@dataclass(frozen=True, slots=True)
class Reshuffled:
    side: str
    cards: int


@dataclass(frozen=True, slots=True)
class PutAside:
    """RV-6.1 A card is about to be played; where it goes is still to be said, and `Played` follows."""

    side: str
    card: str


@dataclass(frozen=True, slots=True)
class Played:
    """Announced, with its mode and its battlefield."""

    side: str
    card: str
    as_shot: bool
    field: str


@dataclass(frozen=True, slots=True)
class Paid:
    side: str
    card: str


@dataclass(frozen=True, slots=True)
class Discarded:
    """Because a card or a death demands it."""

    side: str
    card: str


@dataclass(frozen=True, slots=True)
class Placed:
    card: str
    field: str


@dataclass(frozen=True, slots=True)
class Spent:
    """The effect of a shot is over; it goes to the discard pile."""

    card: str


@dataclass(frozen=True, slots=True)
class Cancelled:
    card: str


@dataclass(frozen=True, slots=True)
class PaidBack:
    side: str
    card: str


@dataclass(frozen=True, slots=True)
class Reacted:
    side: str
    card: str


@dataclass(frozen=True, slots=True)
class HeldBack:
    """No reaction to a card."""

    side: str


@dataclass(frozen=True, slots=True)
class GritHelped:
    """A lawman loses his token and stays."""

    card: str
    field: str
    tokens: Tokens = ()


@dataclass(frozen=True, slots=True)
class LawmanKilled:
    card: str
    field: str
    tokens: Tokens = ()


@dataclass(frozen=True, slots=True)
class Removed:
    """Whatever tokens lay on it."""

    card: str
    field: str
    tokens: Tokens = ()


@dataclass(frozen=True, slots=True)
class GunDestroyed:
    card: str
    field: str
    tokens: Tokens = ()


@dataclass(frozen=True, slots=True)
class RowDestroyed:
    card: str
    field: str


@dataclass(frozen=True, slots=True)
class TokenGained:
    card: str
    field: str
    token: str


@dataclass(frozen=True, slots=True)
class BanditToken:
    bandit: str


@dataclass(frozen=True, slots=True)
class NoTokenLeft:
    token: str


@dataclass(frozen=True, slots=True)
class TakenOff:
    card: str
    field: str
    tokens: Tokens = ()


@dataclass(frozen=True, slots=True)
class TakenBack:
    card: str
    field: str
    tokens: Tokens = ()


@dataclass(frozen=True, slots=True)
class Recovered:
    card: str
    to_hand: bool


@dataclass(frozen=True, slots=True)
class Moved:
    card: str
    field: str
    to: str
    tokens: Tokens = ()


@dataclass(frozen=True, slots=True)
class Used:
    """The ability of a card in play."""

    card: str


@dataclass(frozen=True, slots=True)
class Offered:
    """A choice that a card gave: whether it was taken."""

    side: str
    taken: bool


@dataclass(frozen=True, slots=True)
class Spared:
    """The side discards, so that nothing worse follows."""

    side: str


@dataclass(frozen=True, slots=True)
class BanditGritLost:
    bandit: str


@dataclass(frozen=True, slots=True)
class BanditDied:
    bandit: str


@dataclass(frozen=True, slots=True)
class Prevented:
    """A casualty does not happen."""


@dataclass(frozen=True, slots=True)
class Attacked:
    law: int
    gang: int
    won: bool


@dataclass(frozen=True, slots=True)
class AttackWaived:
    """RV-OPT-25 The law does not attack."""


@dataclass(frozen=True, slots=True)
class CubesRemoved:
    cubes: int
    left: int
    by_check: bool


@dataclass(frozen=True, slots=True)
class FaceOpened:
    face: str
    field: str


@dataclass(frozen=True, slots=True)
class Banned:
    card: str


@dataclass(frozen=True, slots=True)
class SpecialUsed:
    card: str


@dataclass(frozen=True, slots=True)
class Saved:
    bandit: str


@dataclass(frozen=True, slots=True)
class Wrecked:
    card: str
    field: str
    tokens: Tokens = ()


@dataclass(frozen=True, slots=True)
class LostInWreck:
    bandit: str


@dataclass(frozen=True, slots=True)
class HandShown:
    side: str
    card: str
    cards: int


@dataclass(frozen=True, slots=True)
class Won:
    side: str
    reason: str


Fact = (
    GameBegan | Dealt | TurnBegan | MarkerMoved | FieldReached | Drew | DeckEmpty | Reshuffled | Played | Paid
    | Discarded | Placed | Spent | Cancelled | PaidBack | Reacted | HeldBack | GritHelped | LawmanKilled | Removed
    | GunDestroyed | RowDestroyed | TokenGained | BanditToken | NoTokenLeft | TakenOff | TakenBack | Recovered | Moved
    | Used | Offered | Spared | BanditGritLost | BanditDied | Prevented | Attacked | AttackWaived | CubesRemoved
    | FaceOpened | Banned | SpecialUsed | Saved | Wrecked | LostInWreck | HandShown | Won | PutAside
)  # fmt: skip


def space_name(deck: Deck, field: int, space: int) -> str:
    """`3` for a numbered space, `-` for the dash space (`--` for one further left), `x1` for the first extra space."""
    turns = int(deck.turns[field])
    if space < 1:
        return "-" * (1 - space)
    return str(space) if space <= turns else f"x{space - turns}"


def _card(deck: Deck, variant: int) -> str:
    return deck.slugs[deck.kind_of[variant]]


_side, _token = SIDE_SLUGS.__getitem__, TOKENS.__getitem__

_READ: dict[int, Callable[[Deck, int, int, int, int], Fact]] = {
    ev.GAME_BEGAN: lambda deck, a, b, c, d: GameBegan(),
    ev.DEALT: lambda deck, a, b, c, d: Dealt(_side(a), deck.slugs[b]),
    ev.TURN_BEGAN: lambda deck, a, b, c, d: TurnBegan(_side(a), b),
    ev.MARKER_MOVED: lambda deck, a, b, c, d: MarkerMoved(deck.field_slugs[a], space_name(deck, a, b), bool(c)),
    ev.FIELD_REACHED: lambda deck, a, b, c, d: FieldReached(deck.field_slugs[a]),
    ev.DREW: lambda deck, a, b, c, d: Drew(_side(a), deck.slugs[b]),
    ev.DECK_EMPTY: lambda deck, a, b, c, d: DeckEmpty(_side(a)),
    ev.RESHUFFLED: lambda deck, a, b, c, d: Reshuffled(_side(a), b),
    ev.PLAYED: lambda deck, a, b, c, d: Played(_side(a), deck.slugs[b], bool(c), deck.field_slugs[d]),
    ev.PAID: lambda deck, a, b, c, d: Paid(_side(a), deck.slugs[b]),
    ev.DISCARDED: lambda deck, a, b, c, d: Discarded(_side(a), deck.slugs[b]),
    ev.PLACED: lambda deck, a, b, c, d: Placed(deck.slugs[a], deck.field_slugs[b]),
    ev.SPENT: lambda deck, a, b, c, d: Spent(deck.slugs[a]),
    ev.CANCELLED: lambda deck, a, b, c, d: Cancelled(deck.slugs[a]),
    ev.PAID_BACK: lambda deck, a, b, c, d: PaidBack(_side(a), deck.slugs[b]),
    ev.REACTED: lambda deck, a, b, c, d: Reacted(_side(a), deck.slugs[b]),
    ev.HELD_BACK: lambda deck, a, b, c, d: HeldBack(_side(a)),
    ev.GRIT_HELPED: lambda deck, a, b, c, d: GritHelped(_card(deck, a), deck.field_slugs[b], tokens_on(deck, a)),
    ev.LAWMAN_KILLED: lambda deck, a, b, c, d: LawmanKilled(_card(deck, a), deck.field_slugs[b], tokens_on(deck, a)),
    ev.REMOVED: lambda deck, a, b, c, d: Removed(_card(deck, a), deck.field_slugs[b], tokens_on(deck, a)),
    ev.GUN_DESTROYED: lambda deck, a, b, c, d: GunDestroyed(_card(deck, a), deck.field_slugs[b], tokens_on(deck, a)),
    ev.ROW_DESTROYED: lambda deck, a, b, c, d: RowDestroyed(deck.slugs[a], deck.field_slugs[b]),
    ev.TOKEN_GAINED: lambda deck, a, b, c, d: TokenGained(deck.slugs[a], deck.field_slugs[b], _token(c)),
    ev.BANDIT_TOKEN: lambda deck, a, b, c, d: BanditToken(deck.bandit_slugs[a]),
    ev.NO_TOKEN_LEFT: lambda deck, a, b, c, d: NoTokenLeft(_token(a)),
    ev.TAKEN_OFF: lambda deck, a, b, c, d: TakenOff(_card(deck, a), deck.field_slugs[b], tokens_on(deck, a)),
    ev.TAKEN_BACK: lambda deck, a, b, c, d: TakenBack(_card(deck, a), deck.field_slugs[b], tokens_on(deck, a)),
    ev.RECOVERED: lambda deck, a, b, c, d: Recovered(deck.slugs[a], bool(b)),
    ev.MOVED: lambda deck, a, b, c, d: Moved(
        _card(deck, a), deck.field_slugs[b], deck.field_slugs[c], tokens_on(deck, a)
    ),
    ev.USED: lambda deck, a, b, c, d: Used(deck.slugs[a]),
    ev.OFFERED: lambda deck, a, b, c, d: Offered(_side(a), bool(b)),
    ev.SPARED: lambda deck, a, b, c, d: Spared(_side(a)),
    ev.BANDIT_GRIT_LOST: lambda deck, a, b, c, d: BanditGritLost(deck.bandit_slugs[a]),
    ev.BANDIT_DIED: lambda deck, a, b, c, d: BanditDied(deck.bandit_slugs[a]),
    ev.PREVENTED: lambda deck, a, b, c, d: Prevented(),
    ev.ATTACKED: lambda deck, a, b, c, d: Attacked(a, b, bool(c)),
    ev.ATTACK_WAIVED: lambda deck, a, b, c, d: AttackWaived(),
    ev.CUBES_REMOVED: lambda deck, a, b, c, d: CubesRemoved(a, b, bool(c)),
    ev.FACE_OPENED: lambda deck, a, b, c, d: FaceOpened(
        deck.face_names[deck.face_of[a]], deck.field_slugs[deck.face_fields[a]]
    ),
    ev.BANNED: lambda deck, a, b, c, d: Banned(deck.slugs[a]),
    ev.SPECIAL_USED: lambda deck, a, b, c, d: SpecialUsed(deck.special_slugs[a]),
    ev.SAVED: lambda deck, a, b, c, d: Saved(deck.bandit_slugs[a]),
    ev.WRECKED: lambda deck, a, b, c, d: Wrecked(_card(deck, a), deck.field_slugs[b], tokens_on(deck, a)),
    ev.LOST_IN_WRECK: lambda deck, a, b, c, d: LostInWreck(deck.bandit_slugs[a]),
    ev.HAND_SHOWN: lambda deck, a, b, c, d: HandShown(_side(a), deck.slugs[b], c),
    ev.WON: lambda deck, a, b, c, d: Won(_side(a), ev.ENDINGS[b]),
    ev.PUT_ASIDE: lambda deck, a, b, c, d: PutAside(_side(a), deck.slugs[b]),
}
assert len(_READ) == ev.FACTS


@lru_cache(64)
def reader(deck: Deck) -> Read:
    """What numbers tell, in the words of a deck."""

    @remembered
    def read(fact: int, a: int, b: int, c: int, d: int) -> Fact:
        found: Fact = _READ[fact](deck, a, b, c, d)
        return found

    return read


class FactList(Listener):
    """The facts of a table of Revolver, in the words of its deck."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(reader(deck))


def sight(fact: Fact, viewer: int) -> Fact:
    """RV-15.4 What a viewer sees of a fact: everything but the cards that the other side draws."""
    match fact:
        case Dealt(side):
            return fact if _is(viewer, side) else Dealt(side, None)
        case Drew(side):
            return fact if _is(viewer, side) else Drew(side, None)
    return fact


def _is(viewer: int, side: str) -> Any:
    return 0 <= viewer < len(SIDE_SLUGS) and SIDE_SLUGS[viewer] == side
