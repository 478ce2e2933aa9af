"""What passed and cannot come out otherwise is not run again; whatever it depends on has changed, it is."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import once

ROOT = Path(__file__).parents[2]
# Every module of ours that the laws load, one path a line.
LOADED = """
import importlib, pathlib, sys
root = pathlib.Path.cwd()
for file in sorted((root / "tests" / "laws").glob("*.py")):
    importlib.import_module(f"tests.laws.{file.stem}")
for module in list(sys.modules.values()):
    file = pathlib.Path(getattr(module, "__file__", None) or "/")
    if file.is_relative_to(root) and not file.is_relative_to(sys.prefix):
        print(file.relative_to(root).as_posix())
"""


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout with two files, and a command in it that counts how often it runs and fails on request."""
    monkeypatch.setattr(once, "ROOT", tmp_path)
    monkeypatch.setattr(once, "FILES", {"laws": ("engine", "*.lock")})
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for name in ("AGAIN", "LAWS", "SALOON_ENGINE"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "rules.py").write_text("1")
    (tmp_path / "a.lock").write_text("1")
    (tmp_path / "command.py").write_text(
        "import pathlib, sys\nran = pathlib.Path('ran')\n"
        "ran.write_text(ran.read_text() + 'x' if ran.exists() else 'x')\nsys.exit(pathlib.Path('broken').exists())\n"
    )
    return tmp_path


def run(*more):
    return once.main(["laws", sys.executable, "command.py", *more])


def times(checkout):
    return len((checkout / "ran").read_text())


def test_what_passed_is_skipped_and_said(checkout, capsys):
    assert (run(), run()) == (0, 0)
    assert times(checkout) == 1
    said = capsys.readouterr().out
    assert said.startswith("SKIPPED: the laws")
    assert said.count("\n") == 1


def test_what_failed_runs_again(checkout):
    (checkout / "broken").touch()
    assert run() != 0
    (checkout / "broken").unlink()
    assert run() == 0
    assert times(checkout) == 2


@pytest.mark.parametrize("name", ["engine/rules.py", "engine/new.py", "a.lock", "b.lock"])
def test_a_changed_or_a_new_file_runs_it_again_until_it_is_as_before(checkout, name):
    run()
    file = checkout / name
    before = file.read_text() if file.exists() else None
    file.write_text("2")
    run()
    assert times(checkout) == 2
    if before is None:
        file.unlink()
    else:
        file.write_text(before)
    run()
    assert times(checkout) == 2


def test_a_file_that_is_gone_runs_it_again(checkout):
    run()
    (checkout / "a.lock").unlink()
    run()
    assert times(checkout) == 2


def test_what_was_made_of_the_files_is_none_of_them(checkout):
    run()
    (checkout / "engine" / "rules.so").write_text("made")
    run()
    assert times(checkout) == 1


@pytest.mark.parametrize(("wish", "value"), [("AGAIN", "1"), ("LAWS", "wild")])
def test_whoever_insists_is_heard(checkout, monkeypatch, wish, value):
    monkeypatch.setenv(wish, value)
    run()
    run()
    assert times(checkout) == 2


def test_another_engine_or_another_command_is_another_thing(checkout, monkeypatch):
    run()
    run("more")
    monkeypatch.setenv("SALOON_ENGINE", "pure")
    run()
    assert times(checkout) == 3


def test_what_changes_while_it_runs_has_not_passed(checkout):
    (checkout / "command.py").write_text("open('engine/rules.py', 'a').write('2'); open('ran', 'a').write('x')")
    run()
    run()
    assert times(checkout) == 2


def test_everything_that_the_laws_load_is_among_their_files():
    told = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", LOADED], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = {ROOT / line for line in told.stdout.splitlines()}
    assert ROOT / "tests" / "laws" / "worlds.py" in loaded
    sources = {path for path in loaded if path.suffix == ".py"}
    assert sources <= set(once.files("laws")), "a file that decides what the laws find is missing in tools/once.py"
