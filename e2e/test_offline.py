"""The page while its server is away: the service worker has kept it, and nothing else in its place."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Reader, need
from e2e.house import PAGE, PATIENCE, House
from e2e.player import Player, new_table


@pytest.fixture
def doomed(tmp_path: Path) -> Iterator[House]:
    """A server of the test's own, to be stopped."""
    need(PAGE.is_file(), "the built page (make web)")
    house = House(tmp_path)
    house.open()
    yield house
    house.close()


@pytest.mark.parametrize("elsewhere", ["/healthz", "/metrics", "/cards.svg"])
def test_nothing_but_the_page_is_kept_as_the_page(browser: Browser, doomed: House, elsewhere: str) -> None:
    context = browser.new_context(base_url=doomed.url, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.reload()
    title = page.title()
    page.goto(elsewhere)
    assert is_kept(page)
    doomed.close()
    page.goto("/")
    expect(page.locator("#app")).to_be_attached()
    assert page.title() == title
    context.close()


def test_whoever_was_without_a_line_has_a_fresh_one_as_soon_as_there_is_one(reader: Reader) -> None:
    """As on the way from one network to another, where the old line is silent: its next look is seconds away."""
    page = reader()
    new_table(page, "revolver", [{"kind": "me"}, {"kind": "bot", "bot": "greenhorn"}])
    page.context.set_offline(True)
    expect(page.locator(".lost.shown")).to_be_visible()
    with page.expect_websocket(timeout=5000):
        page.context.set_offline(False)
    expect(page.locator(".lost.shown")).to_have_count(0)
    Player(page).play(3)


def is_kept(page: Page) -> bool:
    """Whether the worker has answered this navigation, and so could have kept it."""
    return bool(page.evaluate("() => navigator.serviceWorker.controller !== null"))
