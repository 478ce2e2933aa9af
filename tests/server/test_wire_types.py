"""The protocol in JSON schema and TypeScript: fresh, complete, strict."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest

from saloon.kernel.game import Game, own_games
from saloon.server import protocol, wire
from tools import wire_types

ROOT = Path(__file__).resolve().parents[2]
TYPES = (ROOT / "web/src/wire.ts").read_text()
DEFS: dict[str, Any] = protocol.document()["$defs"]


def test_the_files_are_what_the_protocol_says():
    checked = subprocess.run(
        [sys.executable, str(ROOT / "tools/wire_types.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stdout) == (0, "")


def test_a_stale_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr(wire_types, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["wire_types.py", "--check"])
    assert wire_types.main() == 1
    assert capsys.readouterr().out.count("is not what the protocol says") == 2
    monkeypatch.setattr(sys, "argv", ["wire_types.py"])
    assert wire_types.main() == 0
    assert (tmp_path / "web/src/wire.ts").read_text() == TYPES
    monkeypatch.setattr(sys, "argv", ["wire_types.py", "--check"])
    assert wire_types.main() == 0


@pytest.mark.parametrize("kind", [*get_args(wire.Inbound), *get_args(wire.Outbound)], ids=lambda kind: kind.__name__)
def test_every_message_has_its_type_and_its_tag(kind: Any):
    tag = kind.__struct_config__.tag
    assert DEFS[kind.__name__]["properties"]["type"] == {"enum": [tag]}
    assert re.search(rf"export interface {kind.__name__}\b[^}}]*\n  type: '{tag}'\n", TYPES)


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_every_fact_and_choice_of_a_game_is_told_apart_by_its_kind(game: Game):
    for what, kinds, field in (("Fact", game.wire.facts, "fact"), ("Choice", game.wire.decisions, "kind")):
        union = [one["$ref"].rpartition("/")[2] for one in DEFS[protocol.prefix_of(game) + what]["anyOf"]]
        assert len(union) == len(kinds)
        assert len({DEFS[name]["properties"][field]["enum"][0] for name in union}) == len(kinds)


def test_nothing_is_untyped():
    assert not re.search(r"\b(any|unknown|object)\b", re.sub(r"/\*.*?\*/", "", TYPES))


def test_what_the_house_says_it_says_in_full_and_what_a_client_may_leave_out_is_marked():
    assert "  clock?: ClockWish\n" in TYPES
    assert "  clock: Clock\n" in TYPES
    assert "  invite?: string\n" in TYPES
    refused = TYPES[TYPES.index("export interface Refused") :]
    assert "?" not in refused[: refused.index("}\n")]
