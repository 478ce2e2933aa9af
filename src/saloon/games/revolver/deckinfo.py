"""A deck as data: what is printed on its cards, and where each figure comes from (RV-0.2)."""

from dataclasses import dataclass

from saloon.games.revolver import deckfile as df
from saloon.games.revolver import options as opt
from saloon.games.revolver.deckfile import DeckFile
from saloon.games.revolver.options import Options
from saloon.games.revolver.texts import Row, message_of, own_text
from saloon.kernel.game import Decks


@dataclass(frozen=True, kw_only=True)
class Saying:
    """What a card says: the message that has it in every language, or (if that is empty) the words of its writer."""

    message: str
    text: str


@dataclass(frozen=True, kw_only=True)
class CardInfo:
    """A kind of card in one of the two decks. `discard`: what its ability costs, in cards (0: it has none)."""

    id: str
    side: str
    name: str
    copies: int
    kind: str
    cost: int
    firepower: int
    free_at: list[str]
    not_at: list[str]
    reach: str
    flags: list[str]
    reacts_to: str  # a card's id, or `casualty`; empty for all but reactions
    discard: int
    two_modes: bool  # it can also be played as a shot
    says: Saying
    sources: dict[str, str]  # figure to where it comes from


@dataclass(frozen=True, kw_only=True)
class BanditInfo:
    """A member of the gang; `deadly`: his death has an effect."""

    id: str
    name: str
    rating: int
    grit: int
    leader: bool
    deadly: bool
    loses_before: str  # RV-14.3 until the marker is at this battlefield, his death loses the game; or empty
    says: Saying
    sources: dict[str, str]


@dataclass(frozen=True, kw_only=True)
class FieldInfo:
    """A battlefield."""

    id: str
    name: str
    defence: int
    sources: dict[str, str]


@dataclass(frozen=True, kw_only=True)
class SpecialInfo:
    """A card that lies there from the start, to be used once."""

    id: str
    side: str
    name: str
    at: str
    says: Saying
    sources: dict[str, str]


@dataclass(frozen=True, kw_only=True)
class DeckInfo:
    """A deck. `packaged`: it comes with Saloon, unchanged."""

    id: str
    note: str
    packaged: bool
    cubes: int
    draw: int
    slots: int  # of the gang at each battlefield
    battlefields: list[FieldInfo]
    bandits: list[BanditInfo]
    specials: list[SpecialInfo]
    cards: list[CardInfo]


def says(row: Row) -> Saying:
    message = message_of(row)
    return Saying(message=message, text="" if message else own_text(row))


def loses_before(bandit: df.Bandit) -> str:
    return next((op.before for op in bandit.on_death if op.op == "lose_game" and op.before), "")


def deck_info(deck: DeckFile, early_death: bool = True) -> DeckInfo:
    """`early_death`: RV-OPT-01, whether a death that is too early loses the game."""
    leader = deck.leader.id
    return DeckInfo(
        id=deck.id,
        note=deck.note,
        packaged=df.is_packaged(deck),
        cubes=deck.setup.cubes,
        draw=deck.setup.draw,
        slots=deck.setup.gang_slots,
        battlefields=[
            FieldInfo(id=place.id, name=place.name, defence=place.defence, sources=dict(place.prov))
            for place in deck.battlefields
        ],
        bandits=[
            BanditInfo(
                id=bandit.id,
                name=bandit.name,
                rating=bandit.rating,
                grit=bandit.start_grit,
                leader=bandit.id == leader,
                deadly=bool(bandit.on_death),
                loses_before=loses_before(bandit) if early_death else "",
                says=says(bandit),
                sources=dict(bandit.prov),
            )
            for bandit in deck.bandits
        ],
        specials=[
            SpecialInfo(
                id=card.id, side=card.side, name=card.name, at=card.at, says=says(card), sources=dict(card.prov)
            )
            for card in deck.special
        ],
        cards=[
            CardInfo(
                id=card.id,
                side=card.side,
                name=card.name,
                copies=card.copies,
                kind=card.kind,
                cost=card.cost,
                firepower=card.fp,
                free_at=list(card.free_at),
                not_at=list(card.not_at),
                reach=card.reach,
                flags=list(card.flags),
                reacts_to=card.reaction.removeprefix(df.PLAY_WINDOW),
                discard=card.activated.discard if card.activated else 0,
                two_modes=bool(card.modes_shot),
                says=says(card),
                sources=dict(card.prov),
            )
            for card in deck.cards
        ],
    )


class RevolverDecks(Decks):
    """RV-0.3 The packaged decks, and those that people bring."""

    names = df.PACKAGED
    standard = df.STANDARD
    lists = ("battlefields", "bandits", "special", "cards")

    def describe(self, options: Options) -> DeckInfo:
        return deck_info(options.source, options.cortez_early != opt.EARLY_DEATH_HARMLESS)
