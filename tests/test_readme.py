"""The promises of the README that a program can check."""

import doctest
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


def test_the_snippets_of_the_readme_run():
    found = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert found.attempted > 8
    assert found.failed == 0


def test_the_snippets_of_the_research_page_run():
    page = ROOT / "docs" / "research.md"
    found = doctest.testfile(str(page), module_relative=False)
    assert found.attempted > 10
    assert found.failed == 0


def test_the_training_example_of_the_research_page_trains():
    (example,) = re.findall(r"```python\n(\"\"\".*?)```", (ROOT / "docs" / "research.md").read_text("utf-8"), re.S)
    assert len(example.splitlines()) < 60
    names: dict[str, Any] = {"__name__": "example"}
    exec(compile(example, "research.md", "exec"), names)
    weights, curve = names["train"](4, rival="random", report=2)
    assert len(curve) == 2
    assert weights.any()


def anchors(page):
    """The places of a page that a link can name: its headings, as GitHub spells them, and its own anchors."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.S | re.M)
    headings = [re.sub(r"[^\w -]", "", title.lower()) for title in re.findall(r"^#+ +(.+?) *$", text, re.M)]
    return {title.replace(" ", "-") for title in headings} | set(re.findall(r'<a id="([^"]+)">', text))


def test_the_links_of_the_documents_lead_somewhere():
    pages = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md"))]
    for page in pages:
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
