"""The promises of the README that a program can check."""

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
LEARNING = "research.md"  # its snippets train and search: tests/adapters/test_research_page.py, on the compiled engine
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
FLAGS = {"README.md": doctest.IGNORE_EXCEPTION_DETAIL}  # an error is named there as a reader sees it, module and all


def snippets(page):
    """The Python of a document, block by block."""
    return re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.S | re.M)


# What is no doctest, and who runs it: the document, how its block begins, and the test.
ELSEWHERE = {
    ("research.md", '"""A linear policy learns'): "adapters/test_research_page.py",
    ("research.md", "import json\n\nwith open"): "server/test_export.py",
    ("research.md", "import pyarrow"): "server/test_export.py",
    ("bots.md", '"""A bot for Saloon'): "arena/test_levels.py",
    ("client.md", ""): "server/test_client.py",
    ("protocol.md", "import hashlib"): "server/test_protocol.py",
    ("add-a-game.md", "switches = Switches("): "test_readme.py",
    ("benchmarks.md", "while not over:"): "test_readme.py",
}


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if ">>> " in page.read_text("utf-8") and page.name != LEARNING],
    ids=lambda page: page.name,
)
def test_the_snippets_of_the_documents_run(page):
    found = doctest.testfile(str(page), module_relative=False, optionflags=FLAGS.get(page.name, 0))
    assert found.attempted > 8
    assert found.failed == 0


def test_no_snippet_is_left_unrun():
    for page in PAGES:
        for block in snippets(page):
            if ">>> " not in block:
                runners = [
                    test for (name, start), test in ELSEWHERE.items() if name == page.name and block.startswith(start)
                ]
                assert runners, f"{page.name}: nobody runs this:\n{block}"
                text = (ROOT / "tests" / runners[0]).read_text("utf-8")
                assert f'"{page.name}"' in text or f"docs/{page.name}" in text, (
                    f"{runners[0]} does not read {page.name}"
                )


def test_the_options_of_the_page_about_adding_a_game_are_some():
    (block,) = snippets(ROOT / "docs" / "add-a-game.md")
    names: dict[str, Any] = {}
    exec(f"from saloon.kernel.options import Switches\n{block}", names)
    assert list(names["switches"].names()) == ["hand"]


def test_the_loop_of_the_benchmarks_plays_a_game():
    (block,) = snippets(ROOT / "docs" / "benchmarks.md")
    from random import Random

    from saloon.games.wyatt_earp import GAME as game
    from saloon.kernel.rng import Quick

    class Over:
        def __bool__(self):
            return table.to_act() < 0

    table = game.new(game.options({"stall_guard": 12}), 2, Quick(1))
    exec(block, {"over": Over(), "legal": table.legal, "apply": table.apply, "random": Random(1).random})
    assert table.to_act() < 0


def anchors(page):
    """The places of a page that a link can name: its headings, as GitHub spells them, and its own anchors."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.S | re.M)
    headings = [re.sub(r"[^\w -]", "", title.lower()) for title in re.findall(r"^#+ +(.+?) *$", text, re.M)]
    return {title.replace(" ", "-") for title in headings} | set(re.findall(r'<a id="([^"]+)">', text))


def test_the_links_of_the_documents_lead_somewhere():
    for page in PAGES:
        for target, anchor in re.findall(r"\]\(([^)#\s]*)(?:#([^)\s]+))?\)", page.read_text("utf-8")):
            where = f"{page.relative_to(ROOT)}: {target}#{anchor}"
            if "://" not in target:
                there = page.parent / target if target else page
                assert there.exists(), where
                assert not anchor or there.suffix != ".md" or anchor in anchors(there), where


def test_the_position_of_the_engine_page_is_one():
    import tomllib

    from saloon.games.wyatt_earp import GAME as WYATT_EARP

    text = re.search(r"```toml\n(.*?)```", (ROOT / "docs" / "engine.md").read_text("utf-8"), re.S)
    assert text is not None
    table = WYATT_EARP.from_document(tomllib.loads(text.group(1)))
    assert "lay jesse-james 3" in [WYATT_EARP.notate(table, code) for code in table.legal()]
