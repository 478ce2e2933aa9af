"""A match head to head: made and joined by a link, played by two, each game given up, and seen side by side."""

from playwright.sync_api import Page, expect

from e2e.conftest import Reader
from e2e.house import SIZES
from e2e.player import ask


def give_up(loser: Page, other: Page) -> None:
    """The loser concedes, and the other one agrees."""
    loser.locator(".btn:has(use[href$='#mk-gear'])").locator("visible=true").first.click()
    loser.get_by_role("button", name="Concede").click()
    loser.locator("dialog .btn.bad[aria-disabled=false]").click()
    other.get_by_role("button", name="Agreed", exact=True).click()
    for page in (loser, other):
        expect(page.locator(".over")).to_be_visible()


def table_at(page: Page) -> str:
    return page.url.rpartition("/")[2].partition("?")[0]


def test_two_people_play_a_match_with_the_seats_swapped(reader: Reader) -> None:
    kim = reader()
    ask(kim, "/api/guests", {"name": "Kim"})
    kim.goto("/clubs")
    kim.get_by_role("radio", name="Head to head").check(force=True)
    kim.get_by_label("Name", exact=True).fill("High noon")
    kim.get_by_label("Game", exact=True).select_option("revolver")
    kim.get_by_label("Deals", exact=True).select_option("2")
    kim.get_by_label("Clock").select_option("none")
    kim.get_by_role("button", name="Create").click()
    expect(kim.get_by_text("It begins as soon as everyone is there.")).to_be_visible()
    match = kim.url

    width, height = SIZES["phone"]
    lou = reader(has_touch=True, viewport={"width": width, "height": height})
    ask(lou, "/api/guests", {"name": "Lou"})
    lou.goto(match)
    lou.get_by_role("button", name="Play", exact=True).tap()

    seen = set()
    for loser, other in ((kim, lou), (lou, kim), (kim, lou), (kim, lou)):
        for page in (kim, lou):
            page.goto("/")
            expect(page.locator(f"a[href='{match.removeprefix(page.url.rstrip('/'))}']")).to_be_visible()
            page.goto(match)
        kim.get_by_role("button", name="I’m here").click()
        expect(kim.get_by_text("Still missing: Lou")).to_be_visible()
        lou.get_by_role("button", name="I’m here").tap()
        for page in (kim, lou):
            page.wait_for_url("**/t/*")
        assert table_at(kim) == table_at(lou) not in seen
        seen.add(table_at(kim))
        give_up(loser, other)
        assert "Rematch" not in kim.locator(".over").inner_text()
        kim.get_by_role("link", name="To the match").click()
        expect(kim.get_by_role("heading", name="High noon")).to_be_visible()

    lou.goto(match)
    for page in (kim, lou):
        expect(page.get_by_role("heading", name="Winner: Lou")).to_be_visible()
        expect(page.get_by_role("link", name="Side by side")).to_have_count(2)
    lou.get_by_role("link", name="Side by side").first.tap()
    expect(lou.locator(".beside")).to_be_visible()
