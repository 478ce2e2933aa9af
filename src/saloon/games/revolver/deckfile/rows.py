"""What a deck is: the rows of a deck file as values, and the lists of operations that they hold."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from dataclasses import field as column

from saloon.games.revolver.deckfile.language import (
    ABILITY,
    COLTY,
    DEATH,
    ENTRY,
    FORMAT,
    GRIT_LOSS,
    MODE,
    REACH,
    REACTION,
    SHOT,
    SPECIAL,
    STANDING,
)


@dataclass(frozen=True, slots=True)
class Op:
    """One operation with its values. `without` is written `except`; `then` also holds `otherwise`."""

    op: str
    n: int = 0
    card: str = ""
    token: str = ""
    when: str = ""
    to: str = ""
    d: int = 0
    max_fp: int = 0
    floor: int = 0
    face: str = ""
    before: str = ""
    only: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    then: tuple["Op", ...] = ()


Ops = tuple[Op, ...]
Provenance = Mapping[str, str]  # figure to RV-0.4


@dataclass(frozen=True, slots=True)
class Activated:
    """RV-8.6 An ability: discard so many cards and run the operations."""

    discard: int
    ops: Ops


@dataclass(frozen=True, slots=True)
class Card:
    """RV-1.4 A kind of card in one of the two decks."""

    id: str
    side: str
    name: str
    copies: int
    kind: str
    cost: int
    fp: int = 0
    free_at: tuple[str, ...] = ()
    reach: str = "current"
    not_at: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    ops: Ops = ()
    modes_shot: Ops = ()  # RV-6.6 what it does when it is played as a shot instead
    activated: Activated | None = None
    standing: Ops = ()
    reaction: str = ""  # the window: `casualty` or `play:<card id>`
    anchor: int = -1  # RV-6.10 the operation that must be able to do something; -1: any of them
    text: str = ""
    prov: Provenance = column(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Bandit:
    """RV-1.5 A member of the gang."""

    id: str
    name: str
    rating: int
    start_grit: int = 0
    on_death: Ops = ()
    on_grit_loss: Ops = ()
    on_reach_at: str = ""
    on_reach_ops: Ops = ()
    text: str = ""
    prov: Provenance = column(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Battlefield:
    """RV-1.6 A place with its spaces."""

    id: str
    name: str
    dash: int
    turns: int
    faces: tuple[str, ...]
    defence: int
    prov: Provenance = column(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Special:
    """RV-13.1 A card that lies there from the start; its owner may use it once, at one place."""

    id: str
    side: str
    name: str
    at: str
    once: bool
    ops: Ops
    text: str = ""
    prov: Provenance = column(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Box:
    """RV-1.2 What there is of tokens and cubes."""

    grit: int
    power: int
    cubes: int
    prov: Provenance = column(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Setup:
    """RV-2.4, RV-2.5, RV-5.1, RV-7.3, RV-7.4 Figures of the set-up and of the limits."""

    cubes: int
    hand: int
    draw: int
    gang_slots: int
    rows_max: int
    prov: Provenance = column(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Remark:
    """A warning, told like `Malformed`: the deck can be played, but not as its writer may think."""

    reason: str
    field: str
    details: Mapping[str, object] = column(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class DeckFile:
    """Everything that is in a deck file, in its order."""

    id: str
    note: str
    box: Box
    setup: Setup
    battlefields: tuple[Battlefield, ...]
    bandits: tuple[Bandit, ...]
    special: tuple[Special, ...]
    cards: tuple[Card, ...]
    format: int = FORMAT
    warnings: tuple[Remark, ...] = ()

    def card(self, id: str) -> Card:
        return next(card for card in self.cards if card.id == id)

    def bandit(self, id: str) -> Bandit:
        return next(bandit for bandit in self.bandits if bandit.id == id)

    def battlefield(self, id: str) -> Battlefield:
        return next(place for place in self.battlefields if place.id == id)

    def size(self, side: str) -> int:
        """How many cards a side's deck has."""
        return sum(card.copies for card in self.cards if card.side == side)

    @property
    def leader(self) -> Bandit:
        """RV-14.2 The one bandit whose death loses the game wherever the marker is."""
        return next(bandit for bandit in self.bandits if loses(bandit.on_death))


@dataclass(frozen=True, slots=True)
class Script:
    """A list of operations with its place in the file, whose it is and where it stands."""

    field: str
    place: str
    side: str
    ops: Ops


def scripts(deck: DeckFile) -> Iterator[Script]:
    """Every list of operations of a deck, without those inside others."""
    for bandit in deck.bandits:
        where = f"bandits.{bandit.id}"
        yield Script(f"{where}.on_death", DEATH, COLTY, bandit.on_death)
        yield Script(f"{where}.on_grit_loss", GRIT_LOSS, COLTY, bandit.on_grit_loss)
        yield Script(f"{where}.on_reach.ops", REACH, COLTY, bandit.on_reach_ops)
    for special in deck.special:
        yield Script(f"special.{special.id}.ops", SPECIAL, special.side, special.ops)
    for card in deck.cards:
        where = f"cards.{card.id}"
        place = {"shot": SHOT, "reaction": REACTION}.get(card.kind, ENTRY)
        yield Script(f"{where}.ops", place, card.side, card.ops)
        yield Script(f"{where}.modes.shot", MODE, card.side, card.modes_shot)
        yield Script(f"{where}.standing", STANDING, card.side, card.standing)
        if card.activated is not None:
            yield Script(f"{where}.activated.ops", ABILITY, card.side, card.activated.ops)


def walk(ops: Ops, where: str) -> Iterator[tuple[Op, str, int]]:
    """Every operation of a list with its field and how deep it stands; those inside come after their holder."""
    yield from _walk(ops, where, 0)


def _walk(ops: Ops, where: str, depth: int) -> Iterator[tuple[Op, str, int]]:
    for at, op in enumerate(ops):
        field = f"{where}[{at}]"
        yield op, field, depth
        if op.then:
            inner = "otherwise" if op.op == "unless_discard" else "then"
            yield from _walk(op.then, f"{field}.{inner}", depth + 1)


def loses(ops: Ops) -> bool:
    """RV-14.2 The game, wherever the marker is."""
    return any(op.op == "lose_game" and not op.before for op in ops)
