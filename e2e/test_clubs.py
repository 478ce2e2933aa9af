"""A club by link: founded, joined by a stranger on a phone, renamed, and left by one who is removed."""

from playwright.sync_api import Page, expect

from e2e.conftest import Reader
from e2e.house import SIZES
from e2e.player import ask


def named(page: Page, name: str) -> Page:
    ask(page, "/api/guests", {"name": name})
    return page


def test_a_match_by_link_and_what_its_host_may_do(reader: Reader) -> None:
    kim = named(reader(), "Kim")
    kim.goto("/clubs")
    kim.get_by_role("radio", name="Match").check(force=True)
    kim.get_by_label("Name", exact=True).fill("Kim & Lou’s")
    kim.get_by_role("button", name="Create").click()
    expect(kim.get_by_role("heading", name="Kim & Lou’s")).to_be_visible()

    width, height = SIZES["phone"]
    lou = named(reader(has_touch=True, viewport={"width": width, "height": height}), "Lou")
    lou.goto(kim.url)
    lou.locator(".join .btn.primary").tap()  # the team that has nobody
    expect(lou.get_by_role("heading", name="Team 2")).to_be_visible()
    expect(lou.locator("table")).to_have_count(2)
    expect(lou.get_by_text("Name and members")).to_have_count(0)

    kim.reload()
    kim.get_by_text("Name and members").click()
    kim.get_by_label("New name").fill("The two of us")
    kim.get_by_role("button", name="Rename").click()
    expect(kim.get_by_role("heading", name="The two of us")).to_be_visible()
    kim.get_by_role("button", name="Remove: Lou").click()
    expect(kim.get_by_text("Remove Lou?")).to_be_visible()
    kim.get_by_role("button", name="Remove", exact=True).click()
    expect(kim.locator("table")).to_have_count(1)

    lou.reload()
    lou.locator(".join .btn.primary").tap()
    expect(lou.get_by_text("You are no longer in this club")).to_be_visible()
