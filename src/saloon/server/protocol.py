"""The wire protocol as one JSON schema: what both sides may say, and what views, facts and choices of each game hold.

docs/protocol.schema.json is written from it (`tools/wire_schema.py`), and the page's types from that (web/types.js).
Names of cards, outlaws and battlefields are strings: decks are data.
"""

from collections.abc import Iterator, Sequence
from typing import Any, get_args

import msgspec

from saloon.bots.analysis.found import Chances
from saloon.kernel.game import Game, own_games
from saloon.kernel.notation import kebab
from saloon.server import wire
from saloon.server.people.accounts import Token
from saloon.server.rest.challenges import Challenge
from saloon.server.rest.clubs import ClubInfo, ClubPage
from saloon.server.rest.deals import CalendarDay, DayPage, DealInfo, DealPage, League
from saloon.server.rest.games import BotInfo, GameInfo
from saloon.server.rest.notify import Notifications, Stopped
from saloon.server.rest.people import Me, Tally
from saloon.server.rest.puzzles import PuzzleAnswered, PuzzleAsked, PuzzleShelf, PuzzleStanding, PuzzleTrial
from saloon.server.rest.ratings import Leaderboard, OwnFigures, OwnRating
from saloon.server.rest.records import Verdict
from saloon.server.rest.rules import Rulebook
from saloon.server.rest.tables import Link, TableInfo, TablePage
from saloon.server.table.chat import Muted
from saloon.server.workers.watching import Replay

DIALECT = "https://json-schema.org/draft/2020-12/schema"
WISH = "Wish"  # marks what a client may leave out and the server always sends
ANSWERS = (
    TableInfo,
    TablePage,
    GameInfo,
    BotInfo,
    Rulebook,
    Me,
    Tally,
    Token,
    Verdict,
    Replay,
    Chances,
    Link,
    Muted,
    PuzzleShelf,
    PuzzleStanding,
    PuzzleAsked,
    PuzzleTrial,
    PuzzleAnswered,
    Notifications,
    Stopped,
    Leaderboard,
    OwnRating,
    OwnFigures,
    Challenge,
    DayPage,
    DealInfo,
    DealPage,
    CalendarDay,
    League,
    ClubInfo,
    ClubPage,
)  # of the REST endpoints

Schema = dict[str, Any]


def document() -> Schema:
    """The whole protocol: the server sends `Outbound` messages, a client `Inbound` ones."""
    said = definitions([*get_args(wire.Inbound), wire.NewTable])
    told = {name: complete(found) for name, found in definitions([*get_args(wire.Outbound), *ANSWERS]).items()}
    renamed = {name: name + WISH for name in said if name in told}
    point_at(said, renamed)
    defs: Schema = {renamed.get(name, name): found for name, found in said.items()}
    defs |= told | depending_on_the_game()
    spell_out(defs)
    defs["Json"] = anything()
    for message in ("News", "Trial"):
        defs[message]["properties"]["view"] = {"anyOf": [ref("View"), {"type": "null"}]}
    defs["ReplayStep"]["properties"]["view"] = ref("View")
    defs["PuzzleAsked"]["properties"]["view"] = ref("View")
    defs["PuzzleTrial"]["properties"]["view"] = {"anyOf": [ref("View"), {"type": "null"}]}
    defs["PuzzleChoice"]["properties"]["choice"] = ref("Choice")
    for message in ("News", "ReplayStep"):
        defs[message]["properties"]["facts"]["items"] = ref("Fact")
    for message in ("Question", "Trial", "PuzzleAsked", "PuzzleTrial"):
        defs[message]["properties"]["choices"]["items"] = ref("Choice")
    defs["Judged"]["properties"]["best"] = ref("Choice")
    decks = {"anyOf": [*decks_of_games(defs), {"type": "null"}]}
    for message in ("Replay", "PuzzleAsked"):
        defs[message]["properties"]["deck"] = decks
    defs["Inbound"] = one_of(kind.__name__ for kind in get_args(wire.Inbound))
    defs["Outbound"] = one_of(kind.__name__ for kind in get_args(wire.Outbound))
    return {
        "$schema": DIALECT,
        "title": "Saloon wire protocol",
        "version": wire.PROTOCOL,
        "anyOf": [ref("Inbound"), ref("Outbound")],
        "$defs": dict(sorted(defs.items())),
    }


def ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def one_of(names: Iterator[str]) -> Schema:
    return {"anyOf": [ref(name) for name in names]}


def definitions(kinds: Sequence[type], prefix: str = "") -> Schema:
    """The schemas of some types and of all they hold, by name."""
    _, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/" + prefix + "{name}")
    return {prefix + name: plain(schema) for name, schema in found.items()}


def plain(schema: Schema) -> Schema:
    """Without titles: they are the names again."""
    return {key: value for key, value in schema.items() if key != "title"}


def complete(schema: Schema) -> Schema:
    """The server never leaves out a field."""
    properties = {name: drop_default(value) for name, value in schema.get("properties", {}).items()}
    return {**schema, "properties": properties, "required": list(properties)}


def drop_default(schema: Schema) -> Schema:
    return {key: value for key, value in schema.items() if key != "default"}


def point_at(schema: Any, names: dict[str, str]) -> None:
    """Have every reference point at the new name of what it means."""
    if isinstance(schema, list):
        for item in schema:
            point_at(item, names)
    elif isinstance(schema, dict):
        name = str(schema.get("$ref", "")).rpartition("/")[2]
        if name in names:
            schema["$ref"] = ref(names[name])["$ref"]
        for value in schema.values():
            point_at(value, names)


def spell_out(schema: Any) -> None:
    """Say `Json` where any value may stand: in an empty schema, and in an object that names no properties."""
    if isinstance(schema, list):
        for item in schema:
            spell_out(item)
    elif isinstance(schema, dict):
        if schema.get("type") == "object" and "properties" not in schema:
            schema["additionalProperties"] = schema.get("additionalProperties") or ref("Json")
        for key, value in schema.items():
            if value == {} and key not in ("default", "properties"):
                schema[key] = ref("Json")
            spell_out(value)


def anything() -> Schema:
    """Any value of JSON."""
    simple = [{"type": name} for name in ("string", "number", "boolean", "null")]
    inner = ref("Json")
    return {"anyOf": [*simple, {"type": "array", "items": inner}, {"type": "object", "additionalProperties": inner}]}


# Games


def prefix_of(game: Game) -> str:
    return game.name.title().replace("-", "")


def depending_on_the_game() -> Schema:
    """`View`, `Fact` and `Choice` of each game that comes with us, and of any; `Games` says which game has which."""
    defs: Schema = {}
    for game in own_games():
        prefix = prefix_of(game)
        defs |= {name: complete(found) for name, found in definitions([game.wire.view], prefix).items()}
        facts = {f"{prefix}{kind.__name__}Fact": fact_of(kind) for kind in game.wire.facts}
        choices = {f"{prefix}{kind.__name__}Choice": choice_of(kind) for kind in game.wire.decisions}
        defs |= facts | choices
        defs[f"{prefix}Fact"] = one_of(iter(facts))
        defs[f"{prefix}Choice"] = one_of(iter(choices))
    for name in ("View", "Fact", "Choice"):
        defs[name] = one_of(prefix_of(game) + name for game in own_games())
    defs["Games"] = {
        "description": "What each game shows, tells and offers.",
        **whole({game.name: whole(own_of(game)) for game in own_games()}),
    }
    return defs


def own_of(game: Game) -> Schema:
    return {name.lower(): ref(prefix_of(game) + name) for name in ("View", "Fact", "Choice")}


def whole(properties: Schema) -> Schema:
    """An object with all of these properties."""
    return {"type": "object", "properties": properties, "required": list(properties)}


def decks_of_games(defs: Schema) -> list[Schema]:
    """The decks of the games that have any, with all that they hold; each kind of thing has a name of its own."""
    kinds = [game.wire.deck for game in own_games() if game.wire.deck is not None]
    for name, found in definitions(kinds).items():
        if name in defs:
            raise ValueError(f"there are two kinds of {name}")
        defs[name] = complete(found)
    return [ref(kind.__name__) for kind in kinds]


def values_of(kind: type) -> Schema:
    (found,) = definitions([kind]).values()
    return complete(found)


def fact_of(kind: type) -> Schema:
    """A fact names its kind beside its values."""
    schema = values_of(kind)
    return {**schema, **whole({"fact": {"enum": [kebab(kind)]}, **schema["properties"]})}


def choice_of(kind: type) -> Schema:
    """A choice has its kind, and its values in an object of their own."""
    values = values_of(kind)
    properties: Schema = {
        "code": {"type": "integer"},
        "notation": {"type": "string"},
        "kind": {"enum": [kebab(kind)]},
        "values": {key: value for key, value in values.items() if key != "description"},
    }
    return {"description": values.get("description", ""), **whole(properties)}
