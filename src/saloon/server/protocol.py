"""The wire protocol as one JSON schema: what both sides may say, and what views, facts and choices of each game hold.

docs/protocol.schema.json and web/src/wire.ts are made of it (`tools/wire_types.py`). Names of cards, outlaws and
battlefields are strings: decks are data.
"""

from collections.abc import Iterator, Sequence
from typing import Any, get_args

import msgspec

from saloon.games.revolver.deckinfo import DeckInfo
from saloon.kernel.game import Game, own_games
from saloon.kernel.notation import kebab
from saloon.server import wire
from saloon.server.rest.games import BotInfo, GameInfo
from saloon.server.rest.people import Me
from saloon.server.rest.records import Replay, Verdict
from saloon.server.rest.rules import Rulebook
from saloon.server.rest.tables import TableInfo, TablePage
from saloon.server.workers.chances import Chances

DIALECT = "https://json-schema.org/draft/2020-12/schema"
WISH = "Wish"  # marks what a client may leave out and the house always says
ANSWERS = (
    TableInfo,
    TablePage,
    GameInfo,
    BotInfo,
    DeckInfo,
    Rulebook,
    Me,
    Verdict,
    Replay,
    Chances,
)  # of the doors that are not the socket

Schema = dict[str, Any]


def document() -> Schema:
    """The whole protocol; a message of the house is an `Outbound`, one of a client an `Inbound`."""
    said = definitions([*get_args(wire.Inbound), wire.NewTable])
    told = {name: complete(found) for name, found in definitions([*get_args(wire.Outbound), *ANSWERS]).items()}
    renamed = {name: name + WISH for name in said if name in told}
    point_at(said, renamed)
    defs: Schema = {renamed.get(name, name): found for name, found in said.items()}
    defs |= told | depending_on_the_game()
    for message in ("News", "Trial"):
        defs[message]["properties"]["view"] = {"anyOf": [ref("View"), {"type": "null"}]}
    defs["ReplayStep"]["properties"]["view"] = ref("View")
    for message in ("News", "ReplayStep"):
        defs[message]["properties"]["facts"]["items"] = ref("Fact")
    for message in ("Question", "Trial"):
        defs[message]["properties"]["choices"]["items"] = ref("Choice")
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
    """What the house says, it says in full: no field is ever left out."""
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


# Games


def prefix_of(game: Game) -> str:
    return game.name.title().replace("-", "")


def depending_on_the_game() -> Schema:
    """`View`, `Fact` and `Choice` of each game that comes with us, and of any."""
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
    return defs


def values_of(kind: type) -> Schema:
    (found,) = definitions([kind]).values()
    return complete(found)


def fact_of(kind: type) -> Schema:
    """A fact names its kind beside its values."""
    schema = values_of(kind)
    properties = {"fact": {"enum": [kebab(kind)]}, **schema["properties"]}
    return {**schema, "properties": properties, "required": list(properties)}


def choice_of(kind: type) -> Schema:
    """A choice names its kind, and has its values in a box of their own."""
    values = values_of(kind)
    properties: Schema = {
        "code": {"type": "integer"},
        "notation": {"type": "string"},
        "kind": {"enum": [kebab(kind)]},
        "values": {key: value for key, value in values.items() if key != "description"},
    }
    return {
        "description": values.get("description", ""),
        "type": "object",
        "properties": properties,
        "required": list(properties),
    }
