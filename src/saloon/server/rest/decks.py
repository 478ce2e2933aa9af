"""The decks of games that are played with them: what is on the cards, as each game describes its own."""

from typing import Annotated, Any

from litestar import get
from litestar.params import PathParameter

from saloon.kernel.errors import Malformed
from saloon.kernel.game import Decks, Game, find_game
from saloon.server.http.auth import known
from saloon.server.http.dependencies import Ask, TheHub
from saloon.server.http.refusals import refuses
from saloon.server.rest.tables import Invite, Share, TableId, seen

GameName = Annotated[str, PathParameter(max_length=64)]


def decks_of(game: Game) -> Decks:
    """`Malformed` if the game has none."""
    if game.decks is None:
        raise Malformed("no-decks", "game", {"value": game.name})
    return game.decks


@get("/api/games/{game:str}/decks", tags=["games"], summary="The decks that come with a game", responses=refuses(400))
async def list_decks(game: GameName) -> list[str]:
    """Their names, the one that is played unless another is wanted last."""
    decks = decks_of(find_game(game))
    return sorted(decks.names, key=lambda name: name == decks.standard)


@get("/api/games/{game:str}/decks/{deck:str}", tags=["games"], summary="One of these decks", responses=refuses(400))
async def one_deck(game: GameName, deck: Annotated[str, PathParameter(max_length=64)]) -> Any:
    """The cards as data, to be shown by a client."""
    found = find_game(game)
    decks = decks_of(found)
    if deck not in decks.names:
        raise Malformed("unknown-deck", "deck", {"value": deck, "known": ", ".join(decks.names)})
    return decks.describe(found.options({"deck": deck}))


@get(
    "/api/tables/{table:str}/deck",
    tags=["tables"],
    summary="The deck on a table",
    guards=[known],
    responses=refuses(400, 403, 404),
)
async def deck_of_table(table: TableId, request: Ask, hub: TheHub, invite: Invite = "", share: Share = "") -> Any:
    """A packaged deck, or a user's own."""
    room = await seen(request.user, hub, table, invite, share)
    return decks_of(room.game).describe(room.options)


ROUTES = [list_decks, one_deck, deck_of_table]
