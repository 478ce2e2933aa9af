"""Advice for a seat, as data: a choice, how good it is, and why. The words stand in `locales/*/reasons.ftl`."""

from dataclasses import dataclass

Value = str | int | float


@dataclass(frozen=True)
class Reason:
    """Why a choice may be good: the id of a message, and what it needs to know.

    The name of a value says what it is: `card`, `outlaw`, `bandit` and `battlefield` are names as in the game's own
    documents, `who` is a seat, `dollars` and `most` are money, `odds` is a share from 0 to 1 (or `none`: it is
    certain); all others are numbers, or words that the message chooses by.
    """

    message: str
    values: tuple[tuple[str, Value], ...] = ()


def because(message: str, /, **values: Value) -> Reason:
    """A reason, written shorter: `because("reason-share", card=name, dollars=3000)`."""
    return Reason(message, tuple(values.items()))


OF_THE_BEST = frozenset({"reason-dear"})  # true only of a choice that is better than all others


def told_of(reason: Reason | None, is_best: bool) -> Reason | None:
    """A reason, unless it says that the others are worse, and they are not."""
    return None if reason is not None and reason.message in OF_THE_BEST and not is_best else reason


@dataclass(frozen=True)
class Advice:
    """One choice, and how well it did in the worlds in which it was tried."""

    code: int
    chance: float  # to win, from 0 to 1
    visits: int  # how often it was tried
    money: float | None = None  # what the seat can expect to have at the end of the round, in a game about money
    reason: Reason | None = None
