"""The cards of Revolver as data: what is printed on them, and where each figure comes from (RV-0.2)."""

from typing import Annotated, Any

from litestar import get
from litestar.params import PathParameter

from saloon.games.revolver import GAME as REVOLVER
from saloon.games.revolver import deckfile as df
from saloon.games.revolver.deckinfo import DeckInfo, deck_info
from saloon.kernel.errors import Malformed
from saloon.server.http.auth import known
from saloon.server.http.dependencies import Ask, TheHub
from saloon.server.http.refusals import refuses
from saloon.server.rest.tables import Invite, TableId, seen


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
