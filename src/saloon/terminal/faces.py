"""The faces of the games. Packages bring them by entry points of the group `saloon.faces`, under the game's name."""

from functools import cache
from warnings import warn

from saloon.kernel.game import find_game
from saloon.kernel.plugins import DoesNotLoad, Plugins
from saloon.terminal.face import Face
from saloon.terminal.plain import PlainFace

GROUP = "saloon.faces"  # of entry points


@cache
def offers() -> Plugins:
    return Plugins(GROUP)


@cache
def face_of(game: str) -> type[Face]:
    """The face of a game, by the game's name; the plain one if it has none, or it does not load."""
    if game in offers().names():
        try:
            found: type[Face] = offers().load(game, Face)
        except DoesNotLoad as error:
            warn(str(error), RuntimeWarning, stacklevel=2)
        else:
            return found
    return type("PlainFace", (PlainFace,), {"game": find_game(game)})
