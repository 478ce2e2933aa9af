"""The command that only Revolver has."""

from typing import Annotated

import typer

from saloon.games.revolver import GAME
from saloon.kernel.game import find_game
from saloon.terminal.params import Deck, Json
from saloon.terminal.screen import Screen


def cards(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="arg-deck-game")] = GAME.name,
    deck: Deck = "",
    as_json: Json = False,
) -> int:
    from saloon.terminal.revolver import deckpage
    from saloon.terminal.setup import read_settings

    screen = Screen(ctx.obj)
    options = read_settings(screen.words, find_game(game), [], "", deck or GAME.decks.standard)
    return deckpage.show(screen, options.source, as_json)
