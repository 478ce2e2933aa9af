"""The rulebooks as data: the same entries that `saloon rules` shows in the terminal."""

from functools import cache
from typing import Annotated

from litestar import MediaType, get
from litestar.datastructures import CacheControlHeader
from litestar.params import PathParameter, QueryParameter
from msgspec import Struct

from saloon import rulebook
from saloon.kernel.errors import Malformed
from saloon.kernel.game import find_game
from saloon.server.http.refusals import refuses

AN_HOUR = CacheControlHeader(max_age=3600, public=True)  # a rulebook changes with the server, and looks alike to all


class RuleEntry(Struct, frozen=True, kw_only=True):
    """A rule, an option, an example or a note.

    `text` marks emphasis as Markdown does (`**bold**`, `*italic*`); the values of an option are in lines that begin
    with two spaces. `table` is the table that belongs to it, header first.
    """

    id: str
    section: str
    text: str
    table: list[list[str]] = []


class Rulebook(Struct, frozen=True, kw_only=True):
    """The rulebook of a game: its entries in the order of the page.

    `language` is that of `intro`, `notes` (what a section says before its entries) and `entries`. `appendix` is what
    only the reference has (options, decision points, further examples), in English.
    """

    game: str
    language: str
    intro: list[str]
    notes: dict[str, str]
    entries: list[RuleEntry]
    appendix: list[RuleEntry]


def with_rulebook(game: str) -> str:
    """The name of a game that has a rulebook."""
    found = find_game(game)
    if found.rulebook() is None:
        raise Malformed("no-rulebook", "game", {"value": found.name})
    return found.name


@cache
def book_of(game: str, language: str) -> Rulebook:
    found = rulebook.edition_in(game, language)
    return Rulebook(
        game=game,
        language=found.language,
        intro=list(found.intro),
        notes=dict(found.notes),
        entries=told(found.entries),
        appendix=told(found.appendix),
    )


def told(entries: tuple[rulebook.Rule, ...]) -> list[RuleEntry]:
    return [
        RuleEntry(id=entry.id, section=entry.section, text=entry.marked, table=[list(row) for row in entry.table])
        for entry in entries
    ]


@get(
    "/api/rules/{game:str}",
    tags=["games"],
    summary="The rulebook of a game",
    cache_control=AN_HOUR,
    responses=refuses(400),
    sync_to_thread=False,
)
def rules_of(
    game: Annotated[str, PathParameter(max_length=64)],
    language: Annotated[str, QueryParameter(max_length=16)] = rulebook.REFERENCE,
) -> Rulebook:
    """In the language if the game has it in that, else in English. Refusals and options name their entries by `id`."""
    name = with_rulebook(game)
    return book_of(name, rulebook.spoken(name, language))


@get(
    "/api/rules/{game:str}/reference",
    tags=["games"],
    summary="The reference of a game's rules",
    media_type=MediaType.TEXT,
    cache_control=AN_HOUR,
    responses=refuses(400),
    sync_to_thread=False,
)
def reference_of(game: Annotated[str, PathParameter(max_length=64)]) -> str:
    """The whole page in English, as Markdown: with sources, checks and notes of the editors."""
    return rulebook.page_of(with_rulebook(game)).read_text(encoding="utf-8")


ROUTES = [rules_of, reference_of]
