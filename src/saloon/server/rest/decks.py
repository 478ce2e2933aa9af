"""The cards of Revolver as data: what is printed on them, and where each figure comes from (RV-0.2)."""

from typing import Annotated, Any

from litestar import get
from litestar.params import PathParameter
from msgspec import Struct

from saloon.games import REVOLVER
from saloon.games.revolver import deckfile as df
from saloon.games.revolver.deckfile import DeckFile
from saloon.games.revolver.texts import Row, message_of, own_text
from saloon.kernel.errors import Malformed
from saloon.server.http.auth import known
from saloon.server.http.dependencies import Ask, TheHub
from saloon.server.http.refusals import refuses
from saloon.server.rest.tables import Invite, TableId, seen


class Saying(Struct, frozen=True, kw_only=True):
    """What a card says: the message that has it in every language, or (if that is empty) the words of its writer."""

    message: str
    text: str


class CardInfo(Struct, frozen=True, kw_only=True):
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


class BanditInfo(Struct, frozen=True, kw_only=True):
    """A member of the gang; `deadly`: his death has an effect."""

    id: str
    name: str
    rating: int
    grit: int
    leader: bool
    deadly: bool
    says: Saying
    sources: dict[str, str]


class FieldInfo(Struct, frozen=True, kw_only=True):
    """A battlefield."""

    id: str
    name: str
    defence: int
    sources: dict[str, str]


class SpecialInfo(Struct, frozen=True, kw_only=True):
    """A card that lies there from the start, to be used once."""

    id: str
    side: str
    name: str
    at: str
    says: Saying
    sources: dict[str, str]


class DeckInfo(Struct, frozen=True, kw_only=True):
    """A deck. `packaged`: it is the house's own, and no figure was changed."""

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


def deck_info(deck: DeckFile) -> DeckInfo:
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


@get("/api/decks", tags=["games"], summary="The decks that come with Revolver")
async def list_decks() -> list[str]:
    """Their names, the one that is played unless another is wanted last."""
    return list(df.PACKAGED)


@get("/api/decks/{deck:str}", tags=["games"], summary="One of the house's decks", responses=refuses(400))
async def one_deck(deck: Annotated[str, PathParameter(max_length=64)]) -> DeckInfo:
    if deck not in df.PACKAGED:
        raise Malformed("unknown-deck", "deck", {"value": deck, "known": ", ".join(df.PACKAGED)})
    return deck_info(df.packaged_deck(deck))


@get(
    "/api/tables/{table:str}/deck",
    tags=["tables"],
    summary="The deck on a table of Revolver",
    guards=[known],
    responses=refuses(400, 403, 404),
)
async def deck_of_table(table: TableId, request: Ask, hub: TheHub, invite: Invite = "") -> DeckInfo:
    """The house's or one's own: as data, for whoever shows the cards."""
    room = await seen(request.user, hub, table, invite)
    if room.setup.game != REVOLVER.name:
        raise Malformed("wrong-game", "game", {"value": room.setup.game, "wanted": REVOLVER.name})
    source: Any = room.options.source
    return deck_info(source)


ROUTES = [list_decks, one_deck, deck_of_table]
