"""The drawing in docs/architecture.md is what the code imports, and says when it is not."""

import sys
from pathlib import Path
from textwrap import dedent

import pytest

from tools import drawing

SETTINGS = """
[tool.importlinter]
root_package = "drawn_inn"

[[tool.importlinter.contracts]]
name = "imports point down"
type = "layers"
containers = ["drawn_inn"]
layers = ["door", "(bar) | (stage)", "(attic)", "cellar"]
"""
MODULES = {
    "__init__.py": "",
    "door.py": "from drawn_inn import bar, cellar",
    "bar/__init__.py": "",
    "bar/counter.py": "from drawn_inn.cellar import WINE",
    "stage.py": "import json",
    "cellar.py": "WINE = 1",
}
PAGE = {
    "main.ts": "import './app/App.svelte'",
    "app/App.svelte": "<script>import { t } from '../lib/words'</script>",
    "lib/words.ts": "export const t = 1",
    "lib/words.test.ts": "import '../app/App.svelte'",
}


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout with a place for a drawing."""
    files = {f"src/drawn_inn/{name}": text for name, text in MODULES.items()}
    files |= {f"web/src/{name}": text for name, text in PAGE.items()}
    files |= {"pyproject.toml": SETTINGS, str(drawing.DOCUMENT): f"# Inn\n\n{drawing.BEGIN}{drawing.END}\nThe end.\n"}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.setattr(drawing, "ROOT", tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path / "src"))
    return tmp_path


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["drawing.py", *arguments])
    return drawing.main()


def test_the_drawing_of_this_checkout_is_true(monkeypatch: pytest.MonkeyPatch):
    assert run(monkeypatch, "--check") == 0


def test_an_arrow_is_an_import_and_what_others_imply_is_left_out(checkout: Path):
    told = drawing.drawing(checkout)
    chart = told[told.index("flowchart") : told.index("```\n")]
    assert chart == dedent("""\
        flowchart TB
            door
            bar
            stage
            cellar
            door --> bar
            bar --> cellar
        """)
    assert "- imports point down\n" in told


def test_the_folders_of_the_page_are_told_without_their_tests(checkout: Path):
    assert drawing.drawing(checkout).endswith("| `app` | lib |\n| `lib` | nothing |\n")


def test_a_drawing_that_is_not_true_is_said_and_drawn_anew(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    assert run(monkeypatch) == 0
    assert run(monkeypatch, "--check") == 0
    drawn = (checkout / drawing.DOCUMENT).read_text()
    assert drawn.startswith("# Inn\n")
    assert drawn.endswith("The end.\n")
    (checkout / "src" / "drawn_inn" / "stage.py").write_text("from drawn_inn import cellar")
    capsys.readouterr()
    assert run(monkeypatch, "--check") == 1
    assert capsys.readouterr().out == "the drawing in docs/architecture.md is not true: python tools/drawing.py\n"
    assert (checkout / drawing.DOCUMENT).read_text() == drawn


def test_a_document_without_a_place_for_it_is_said(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    (checkout / drawing.DOCUMENT).write_text("# Inn\n")
    assert run(monkeypatch) == 1
    assert "no place for the drawing" in capsys.readouterr().out
