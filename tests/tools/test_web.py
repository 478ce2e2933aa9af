"""The page is built when its sources or words have changed, and only then; without Node the reason is said."""

import os
import sys

import pytest

from tools import web

NPM = f"""#!{sys.executable}
import pathlib, sys
with open("../asked", "a") as asked:
    asked.write(sys.argv[1] + "\\n")
pathlib.Path("node_modules").mkdir(exist_ok=True)
if sys.argv[1] == "run":
    pathlib.Path("../src/saloon/static").mkdir(exist_ok=True)
    pathlib.Path("../src/saloon/static/index.html").write_text("built")
"""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins for Node are scripts with a shebang")


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout with a page of one file, and a machine where nothing is on the path."""
    locales, home = tmp_path / "src" / "saloon" / "locales", tmp_path / "web"
    schema = tmp_path / "docs" / "protocol.schema.json"
    for folder in (locales / "en", home / "src", tmp_path / "bin", schema.parent):
        folder.mkdir(parents=True)
    (locales / "en" / "web.ftl").write_text("hello = Hello\n")
    schema.write_text("{}")
    (home / "package-lock.json").write_text("{}")
    (home / "src" / "main.ts").write_text("let a = 1\n")
    out = tmp_path / "src" / "saloon" / "static"
    names = {"ROOT": tmp_path, "WEB": home, "OUT": out, "STAMP": out / ".stamp", "LOCALES": locales, "SCHEMA": schema}
    inside = {home / "node_modules", home / "src" / "words", home / "src" / "protocol.ts"}
    made = {"FETCHED": home / "node_modules" / ".fetched", "MADE": inside}
    for name, value in {**names, **made}.items():
        monkeypatch.setattr(web, name, value)
    monkeypatch.setattr(web, "find_spec", lambda name: None)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.delenv("CI", raising=False)
    return tmp_path


@pytest.fixture
def node(checkout):
    """Puts a Node of a version on the path, and an npm that writes down what it is asked."""

    def put(version="v22.1.0"):
        for name, text in (("node", f"#!/bin/sh\necho {version}\n"), ("npm", NPM)):
            (checkout / "bin" / name).write_text(text)
            (checkout / "bin" / name).chmod(0o755)

    return put


def asked(checkout):
    told = checkout / "asked"
    lines = told.read_text().split() if told.exists() else []
    told.unlink(missing_ok=True)
    return lines


def test_what_is_current_is_not_built_again(checkout, node):
    node()
    assert web.main([]) == 0
    assert asked(checkout) == ["ci", "run"]
    assert web.main(["--status"]) == 0
    (checkout / "web/src/protocol.ts").write_text("export const PROTOCOL = 2\n")  # made by the build itself
    assert web.main([]) == 0
    assert asked(checkout) == []


@pytest.mark.parametrize("changed", ["web/src/main.ts", "src/saloon/locales/en/web.ftl", "docs/protocol.schema.json"])
def test_what_has_changed_is_built_and_nothing_fetched_again(checkout, node, changed):
    node()
    web.main([])
    asked(checkout)
    (checkout / changed).write_text("something = else\n")
    assert web.main(["--status"]) == 1
    assert web.main([]) == 0
    assert asked(checkout) == ["run"]


def test_unit_tests_need_no_built_page(checkout, node):
    node()
    assert web.main(["--unit"]) == 0
    assert asked(checkout) == ["ci", "run"]
    assert web.main(["--unit"]) == 0
    assert asked(checkout) == ["run"]


def test_another_lock_is_fetched(checkout, node):
    node()
    web.main([])
    asked(checkout)
    (checkout / "web" / "package-lock.json").write_text('{"lockfileVersion": 3}')
    assert web.main([]) == 0
    assert asked(checkout) == ["ci", "run"]


@pytest.mark.parametrize("made", ["web/node_modules/thing.js", "web/src/words/en.ftl"])
def test_what_the_build_makes_is_no_source(checkout, node, made):
    node()
    web.main([])
    (checkout / made).parent.mkdir(exist_ok=True)
    (checkout / made).write_text("made")
    assert web.main(["--status"]) == 0


@pytest.mark.parametrize("version", [None, "v18.20.0", "nonsense"])
def test_without_a_new_enough_node_there_is_no_page_and_a_reason(checkout, node, version, capsys, monkeypatch):
    if version:
        node(version)
    assert web.main([]) == 0
    assert "no Node 20.19 or newer" in capsys.readouterr().err
    assert web.main(["--node"]) == 1
    assert web.main(["--require"]) == 1
    monkeypatch.setenv("CI", "true")
    assert web.main([]) == 1


def test_a_build_that_fails_leaves_no_stamp(checkout, node):
    node()
    (checkout / "bin" / "npm").write_text("#!/bin/sh\nexit 1\n")
    with pytest.raises(SystemExit, match="could not be built"):
        web.main([])
    assert web.main(["--status"]) == 1


def test_an_installation_without_sources_is_always_current(checkout, monkeypatch):
    monkeypatch.setattr(web, "WEB", checkout / "nowhere")
    assert web.main(["--status"]) == 0
