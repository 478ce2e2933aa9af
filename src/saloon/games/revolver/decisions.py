"""Decisions as small frozen values, one class for each kind of answer: what a code means outside the engine.

Cards, bandits and battlefields are named as in the deck file. Where tokens tell cards apart, `tokens` names them.
"""

from dataclasses import dataclass
from functools import lru_cache

from saloon.games.revolver import codes as cd
from saloon.games.revolver.cards import TOKENS, Deck

DIRECTIONS = {-1: "left", 0: "", 1: "right"}
Tokens = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EndTurn:
    """No more to play (DP-08)."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card from the hand, if it has two modes as a shot or not (DP-01)."""

    card: str
    as_shot: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """The card that is being played goes to this battlefield (DP-02)."""

    field: str


@dataclass(frozen=True, slots=True)
class Discard:
    """One card of the hand, as a price or because it must be (DP-03)."""

    card: str


@dataclass(frozen=True, slots=True)
class Answer:
    """To an offer, a window, a question (DP-13, DP-15, DP-16)."""

    yes: bool


@dataclass(frozen=True, slots=True)
class React:
    """Prevent the casualty with this card (DP-14)."""

    card: str


@dataclass(frozen=True, slots=True)
class Lose:
    """This bandit takes the casualty (DP-14)."""

    bandit: str


@dataclass(frozen=True, slots=True)
class Save:
    """This bandit is saved from the wreck (DP-07)."""

    bandit: str


@dataclass(frozen=True, slots=True)
class Done:
    """No more bandits to save, no more lawmen to hit (DP-07, DP-10)."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A lawman here (DP-09, DP-10)."""

    card: str
    tokens: Tokens = ()


@dataclass(frozen=True, slots=True)
class Clear:
    """A blocking row here (DP-11)."""

    card: str


@dataclass(frozen=True, slots=True)
class Destroy:
    """A gun here (DP-17)."""

    card: str
    tokens: Tokens = ()


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A gun from this battlefield into the hand (DP-12)."""

    field: str
    card: str
    tokens: Tokens = ()


@dataclass(frozen=True, slots=True)
class Recover:
    """A lawman from the discard pile (DP-18)."""

    card: str


@dataclass(frozen=True, slots=True)
class Move:
    """A lawman from this battlefield to the current one (DP-19)."""

    field: str
    card: str
    tokens: Tokens = ()


@dataclass(frozen=True, slots=True)
class Use:
    """The ability of a card in play (DP-05)."""

    card: str
    direction: str = ""


@dataclass(frozen=True, slots=True)
class UseSpecial:
    """Derail the Train (DP-06)."""

    card: str


@dataclass(frozen=True, slots=True)
class TakeOff:
    """One of the own cards here goes to the discard pile (DP-04)."""

    card: str
    tokens: Tokens = ()


Decision = (
    EndTurn | Play | Place | Discard | Answer | React | Lose | Save | Done | Hit | Clear | Destroy | TakeBack | Recover
    | Move | Use | UseSpecial | TakeOff
)  # fmt: skip


def tokens_on(deck: Deck, variant: int) -> Tokens:
    """The tokens that lie on a variant."""
    lying = (deck.grit_of[variant], deck.power_of[variant])
    return tuple(token for token, n in zip(TOKENS, lying, strict=True) if n)


@lru_cache(64)
def decisions(deck: Deck) -> tuple[Decision, ...]:
    """Every decision of a deck, in the order of its code."""
    return tuple(_decision(deck, code) for code in range(deck.codes))


@lru_cache(64)
def codes(deck: Deck) -> dict[Decision, int]:
    """The code of every decision of a deck."""
    return {decision: code for code, decision in enumerate(decisions(deck))}


def _decision(deck: Deck, code: int) -> Decision:
    a, b = deck.firsts[code], deck.seconds[code]
    match int(deck.verbs[code]):
        case cd.END_TURN:
            return EndTurn()
        case cd.PLAY:
            return Play(deck.slugs[a])
        case cd.PLAY_AS_SHOT:
            return Play(deck.slugs[a], True)
        case cd.PLACE:
            return Place(deck.field_slugs[a])
        case cd.DISCARD:
            return Discard(deck.slugs[a])
        case cd.YES:
            return Answer(True)
        case cd.NO:
            return Answer(False)
        case cd.REFLEX:
            return React(deck.slugs[a])
        case cd.VICTIM:
            return Lose(deck.bandit_slugs[a])
        case cd.SAVE_BANDIT | cd.SAVE_LEADER:
            return Save(deck.bandit_slugs[a])
        case cd.DONE:
            return Done()
        case cd.HIT_LAWMAN:
            return Hit(_card(deck, a), tokens_on(deck, a))
        case cd.WRECK_ROW:
            return Clear(_card(deck, a))
        case cd.HIT_GUN:
            return Destroy(_card(deck, a), tokens_on(deck, a))
        case cd.TAKE_BACK:
            return TakeBack(deck.field_slugs[a], _card(deck, b), tokens_on(deck, b))
        case cd.FETCH:
            return Recover(deck.slugs[a])
        case cd.MOVE:
            return Move(deck.field_slugs[a], _card(deck, b), tokens_on(deck, b))
        case cd.USE:
            return Use(deck.slugs[a], DIRECTIONS[b])
        case cd.SPECIAL:
            return UseSpecial(deck.special_slugs[a])
    return TakeOff(_card(deck, a), tokens_on(deck, a))


def _card(deck: Deck, variant: int) -> str:
    return deck.slugs[deck.kind_of[variant]]
