"""The protocol in JSON schema: fresh, complete, strict. The page's types are made from it."""

import subprocess
import sys
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from saloon.kernel.game import Game, own_games
from saloon.server import protocol, wire
from saloon.server.rest import ROUTES
from tools import wire_schema

ROOT = Path(__file__).resolve().parents[2]
DEFS: dict[str, Any] = protocol.document()["$defs"]


def test_the_file_is_what_the_protocol_says():
    checked = subprocess.run(
        [sys.executable, str(ROOT / "tools/wire_schema.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stdout) == (0, "")


def test_a_stale_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr(wire_schema, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["wire_schema.py", "--check"])
    assert wire_schema.main() == 1
    assert "docs/protocol.schema.json is not what the protocol says" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["wire_schema.py"])
    assert wire_schema.main() == 0
    assert (tmp_path / wire_schema.SCHEMA).read_text() == (ROOT / wire_schema.SCHEMA).read_text()
    monkeypatch.setattr(sys, "argv", ["wire_schema.py", "--check"])
    assert wire_schema.main() == 0


@pytest.mark.parametrize("kind", [*get_args(wire.Inbound), *get_args(wire.Outbound)], ids=lambda kind: kind.__name__)
def test_every_message_has_its_type_and_its_tag(kind: Any):
    assert DEFS[kind.__name__]["properties"]["type"] == {"enum": [kind.__struct_config__.tag]}
    assert "type" in DEFS[kind.__name__]["required"]


def answers(annotation: Any) -> set[str]:
    """The names of the structs and dataclasses in what an endpoint returns."""
    if isinstance(annotation, type) and (issubclass(annotation, Struct) or is_dataclass(annotation)):
        return {annotation.__name__}
    return {name for inner in get_args(annotation) for name in answers(inner)}


@pytest.mark.parametrize("endpoint", ROUTES, ids=lambda endpoint: endpoint.handler_name)
def test_every_answer_of_an_endpoint_has_its_type(endpoint: HTTPRouteHandler):
    assert answers(get_type_hints(endpoint.fn)["return"]) <= set(DEFS)


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_every_fact_and_choice_of_a_game_is_told_apart_by_its_kind(game: Game):
    for what, kinds, field in (("Fact", game.wire.facts, "fact"), ("Choice", game.wire.decisions, "kind")):
        union = [one["$ref"].rpartition("/")[2] for one in DEFS[protocol.prefix_of(game) + what]["anyOf"]]
        assert len(union) == len(kinds)
        assert len({DEFS[name]["properties"][field]["enum"][0] for name in union}) == len(kinds)


def test_the_types_of_a_game_are_found_by_its_name():
    assert set(DEFS["Games"]["properties"]) == set(DEFS["Games"]["required"]) == {game.name for game in own_games()}
    own = DEFS["Games"]["properties"]["wyatt-earp"]["properties"]
    assert own["fact"] == {"$ref": "#/$defs/WyattEarpFact"}


def untyped(schema: Any, where: str) -> list[str]:
    """Schemas that say nothing, and objects that name neither properties nor what their values are."""
    if isinstance(schema, list):
        return [found for item in schema for found in untyped(item, where)]
    if not isinstance(schema, dict):
        return []
    empty = not schema or (schema.get("type") == "object" and not {"properties", "additionalProperties"} & set(schema))
    inner = {key: value for key, value in schema.items() if key not in ("default", "properties")}
    inner |= schema["properties"] if isinstance(schema.get("properties"), dict) else {}
    return [where] * empty + [found for key, value in inner.items() for found in untyped(value, f"{where}.{key}")]


def test_nothing_is_untyped():
    assert [found for name, schema in DEFS.items() for found in untyped(schema, name)] == []


def test_what_the_server_says_it_says_in_full_and_what_a_client_may_leave_out_is_marked():
    assert "clock" not in DEFS["NewTable"]["required"]
    assert "clock" in DEFS["TableInfo"]["required"]
    assert "invite" not in DEFS["Watch"]["required"]
    assert set(DEFS["Refused"]["required"]) == set(DEFS["Refused"]["properties"])
