"""The rulebooks as data: the same entries that `saloon rules` shows in the terminal. They are written in English."""

from functools import cache
from typing import Annotated

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.params import PathParameter
from msgspec import Struct

from saloon import rulebook
from saloon.kernel.game import find_game
from saloon.server.http.refusals import refuses

AN_HOUR = CacheControlHeader(max_age=3600, public=True)  # a rulebook changes with the house, and looks alike to all


class RuleEntry(Struct, frozen=True, kw_only=True):
    """A rule, an option, an example or a note. What belongs to it stands in lines that begin with two spaces."""

    id: str
    section: str
    text: str


class Rulebook(Struct, frozen=True, kw_only=True):
    """The rulebook of a game: its entries in the order of the page."""

    game: str
    entries: list[RuleEntry]


@cache
def book_of(game: str) -> Rulebook:
    found = rulebook.book(game).entries
    return Rulebook(
        game=game, entries=[RuleEntry(id=entry.id, section=entry.section, text=entry.text) for entry in found]
    )


@get(
    "/api/rules/{game:str}",
    tags=["games"],
    summary="The rulebook of a game",
    cache_control=AN_HOUR,
    responses=refuses(400),
    sync_to_thread=False,
)
def rules_of(game: Annotated[str, PathParameter(max_length=64)]) -> Rulebook:
    """In English. Refusals and options name their entries by `id`."""
    return book_of(find_game(game).name)


ROUTES = [rules_of]
