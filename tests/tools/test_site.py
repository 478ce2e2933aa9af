"""The documents as a site: links between documents become links between pages, and what is broken is named."""

import pytest

from tools import site


@pytest.mark.parametrize(
    ("file", "link", "wanted"),
    [
        ("docs/hosting.md", "[changes](../CHANGELOG.md)", "[changes](changelog.md)"),
        ("docs/rules/wyatt-earp.md", "[rulings](../rulings.md)", "[rulings](../rulings.md)"),
        ("README.md", "![x](docs/pictures/revolver.jpg)", "![x](pictures/revolver.jpg)"),
        ("README.md", "[French](docs/rules/fr)", "[French](rules/fr/index.md)"),
        ("docs/add-a-game.md", "[face.ts](../web/src/lib/face.ts)", "face.ts"),
        ("docs/client.md", "[tokens](protocol.md#tokens)", "[tokens](protocol.md#tokens)"),
        ("docs/client.md", "[below](#by-hand)", "[below](#by-hand)"),
    ],
)
def test_a_link_of_a_document_becomes_one_of_a_page(file, link, wanted):
    found = site.LINK.fullmatch(link)
    assert found is not None
    assert site.relink(site.ROOT / file, found) == wanted


def test_code_is_left_alone_and_a_drawing_becomes_a_table(tmp_path, monkeypatch):
    monkeypatch.setattr(site, "ROOT", tmp_path)
    monkeypatch.setattr(site, "DOCS", tmp_path)
    (tmp_path / "a.md").write_text(
        "`[x](../y)`\n\n```\n[x](gone.md)\n```\n\n```mermaid\nflowchart TB\n    a --> b\n    a --> c\n```\n"
    )
    page = site.page(tmp_path / "a.md")
    assert "`[x](../y)`" in page
    assert "[x](gone.md)" in page
    assert "| `a` | `b`, `c` |" in page


def test_broken_links_missing_places_foreign_addresses_and_pages_without_a_place_are_named(tmp_path, monkeypatch):
    html, pages = tmp_path / "html", tmp_path / "pages"
    for folder in (html, pages):
        folder.mkdir()
    for name, path in (("WORK", tmp_path), ("HTML", html), ("PAGES", pages)):
        monkeypatch.setattr(site, name, path)
    (tmp_path / "zensical.toml").write_text('nav = ["index.md"]')
    (pages / "index.md").write_text("# Home")
    (html / "index.html").write_text('<h1 id="home">Home</h1><a href="#home">x</a><a href="https://example.org">y</a>')
    assert site.faults() == []
    (pages / "lost.md").write_text("# Lost")
    (html / "bad.html").write_text(
        '<a href="gone.html">x</a><a href="index.html#away">y</a><script src="https://cdn.example/x.js"></script>'
    )
    assert site.faults() == [
        "bad.html: fetches https://cdn.example/x.js",
        "bad.html: gone.html leads nowhere",
        "bad.html: index.html#away: no such place on that page",
        "lost.md: has no place in zensical.toml",
    ]
