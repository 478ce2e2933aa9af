"""A slip in a translation of the rules is found, and the complaint says what differs."""

import shutil
from pathlib import Path

import pytest

from tools import check_books

ROOT = Path(__file__).parents[2]
SLUG = "wyatt-earp"


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "docs" / "rules", tmp_path / "docs" / "rules")
    return tmp_path


def test_the_editions_agree() -> None:
    assert list(check_books.check(ROOT, (SLUG, "revolver"))) == []


@pytest.mark.parametrize(
    ("language", "old", "new", "complaint"),
    [
        ("fr", "60 jetons", "50 jetons", "WE-1.7 does not name 60, the English edition does"),
        ("fr", "60 jetons", "50 jetons", "WE-1.7 names 50, the English edition does not"),
        ("de", "**WE-4.2**", "**WE-4.20**", "the anchor of WE-4.20"),
        ("it", "## 12. ", "## 21. ", "WE-12.1 is in chapter '21. "),
        ("en", "(WE-3.4)", "(WE-3.44)", "WE-8.6 mentions WE-3.44"),
        ("en", "**WE-2.6** The", "**WE-2.6** `first_dealer` The", "'`first_dealer`' belongs to the reference"),
        ("en", "**WE-2.6** The", "**WE-2.6** [000:L39] The", "'[000:L39]' belongs to the reference"),
    ],
)
def test_a_slip_is_found(shelf: Path, language: str, old: str, new: str, complaint: str) -> None:
    page = shelf / "docs" / "rules" / language / f"{SLUG}.md"
    text = page.read_text("utf-8")
    assert old in text
    page.write_text(text.replace(old, new), "utf-8")
    assert any(complaint in line and f"{language}/{SLUG}.md" in line for line in check_books.check(shelf, (SLUG,)))


def test_entries_and_pages_that_are_missing_or_too_many_are_named(shelf: Path) -> None:
    page = shelf / "docs" / "rules" / "de" / f"{SLUG}.md"
    lines = page.read_text("utf-8").splitlines()
    lines = [line for line in lines if "**ST-7**" not in line]
    page.write_text("\n".join([*lines, '- <a id="dp-5"></a>**DP-5** Fragen.']), "utf-8")
    (shelf / "docs" / "rules" / "it" / f"{SLUG}.md").unlink()
    found = list(check_books.check(shelf, (SLUG,)))
    assert "docs/rules/de/wyatt-earp.md: not there: ST-7" in found
    assert "docs/rules/de/wyatt-earp.md: not for players, or in no reference: DP-5" in found
    assert "docs/rules/it/wyatt-earp.md: there is no such page" in found


@pytest.mark.parametrize(
    ("language", "text", "sure", "maybe"),
    [
        ("en", "Add $1,000 to each of three; see WE-4.6 and EX-S01.", {"1000", "3"}, {"1"}),
        ("fr", "Ajoutez 1\u00a0000\u00a0$ sur chacun des trois, aux deux joueurs.", {"1000", "3"}, {"1", "2"}),
        ("de", "1.000 $ für zwei, 62,8 %, beide Karten", {"1000", "2", "62.8"}, {"2"}),
        ("it", "sei carte, 25.000 $ e le due mani", {"25000"}, {"6", "2"}),
    ],
)
def test_numbers_are_read_as_each_language_writes_them(
    language: str, text: str, sure: set[str], maybe: set[str]
) -> None:
    found = check_books.numbers_of(text, language)
    assert (set(found.sure), set(found.maybe)) == (sure, maybe)
