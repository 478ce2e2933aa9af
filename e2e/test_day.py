"""A whole day of the deal of the day, through the page: three accounts, two processes, and midnight between."""

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import need
from e2e.house import PAGE, PATIENCE, at_once
from e2e.player import Player, Thumb, ask
from tests.server.clocked import APP, FILE, Clock
from tests.server.conftest import Houses, Node, Redis, open_pair

PASSWORD = "correct horse battery"
PHONE = {"width": 360, "height": 640}
LAPTOP = {"width": 1366, "height": 650}
Newcomer = Callable[..., Page]


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Node, Node, Clock]]:
    need(PAGE.is_file(), "the built page (make web)")
    redis, houses, clock = Redis(), Houses(tmp_path), Clock(tmp_path / "clock")
    clock.set(evening())
    redis.start()
    yield *open_pair(houses, None, redis, APP, {FILE: str(clock.file)}), clock
    houses.close()
    redis.stop()
    for node in houses.nodes:
        assert node.complaints() == []


def evening() -> float:
    """An hour before the day turns."""
    return datetime.fromtimestamp(time.time(), UTC).replace(hour=23, minute=0, second=0).timestamp()


@pytest.fixture
def newcomer(browser: Browser) -> Iterator[Newcomer]:
    """A member with a browser and an address of their own."""
    opened: list[BrowserContext] = []
    troubles: list[str] = []

    def come(url: str, name: str, **more: Any) -> Page:
        headers = {"X-Forwarded-For": f"10.0.0.{len(opened) + 1}"}
        settings: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "extra_http_headers": headers}
        context = browser.new_context(base_url=url, storage_state=at_once(url), **{**settings, **more})
        context.set_default_timeout(PATIENCE)
        opened.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        ask(page, "/api/guests", {"name": name})
        ask(page, "/api/members", {"name": name, "password": PASSWORD})
        return page

    yield come
    for context in opened:
        context.close()
    assert troubles == []


def begin(page: Page) -> None:
    """From the first screen to the first card."""
    page.goto("/")
    page.locator(".day").get_by_role("link").click()
    game = page.locator(".game").filter(has=page.get_by_role("heading", name="Revolver"))
    game.locator(".deal").first.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".prompt")).to_be_visible()


def elsewhere(page: Page, node: Node, path: str) -> None:
    """The same session on another process, as behind a proxy."""
    cookies = page.context.cookies()
    page.context.add_cookies([{"name": one["name"], "value": one["value"], "url": node.url} for one in cookies])
    page.goto(f"{node.url}{path}")


def test_a_day_with_three_accounts_on_two_processes_over_midnight(
    pair: tuple[Node, Node, Clock], newcomer: Newcomer
) -> None:
    one, two, clock = pair
    day = datetime.fromtimestamp(evening(), UTC).date().isoformat()

    ann = newcomer(one.url, "Ann", viewport=LAPTOP)
    begin(ann)
    table = ann.url
    expect(ann.locator("header .hint")).to_have_count(0)
    Player(ann).play_out()
    expect(ann.locator(".over")).to_contain_text("Nobody else yet")
    expect(ann.locator(".over").get_by_role("button", name="Rematch")).to_have_count(0)

    ben = newcomer(two.url, "Ben", viewport=PHONE, has_touch=True, is_mobile=True)
    begin(ben)
    Thumb(ben, 2).play_out()
    expect(ben.locator(".over h2")).to_be_in_viewport()  # also if the page was scrolled
    ben.locator(".over").get_by_role("link", name="Compare results").tap()
    expect(ben.locator("tbody tr")).to_have_count(2)
    expect(ben.locator("tbody a")).to_have_count(0)  # nobody sees another's game before the day is over
    assert "🟩" in ben.locator("pre").inner_text() or "⬜" in ben.locator("pre").inner_text()

    cleo = newcomer(one.url, "Cleo")
    begin(cleo)
    Player(cleo, 3).play(4)
    elsewhere(ann, two, "/today")
    again = ann.locator(".game").filter(has=ann.get_by_role("heading", name="Revolver"))
    expect(again.locator(".deal").first).to_contain_text("of 2")
    expect(again.locator(".deal").first.get_by_role("button")).to_have_count(0)  # one try
    ann.goto(table.replace(one.url, two.url).replace("/t/", "/replay/"))
    expect(ann.locator(".reel")).to_be_visible()  # one's own game may be looked at
    expect(ann.locator(".reel .from")).to_have_count(0)  # and from no other seat

    clock.set(evening() + timedelta(hours=2).total_seconds())
    elsewhere(cleo, two, cleo.url.removeprefix(one.url))
    Player(cleo, 3).play_out()
    cleo.locator(".over").get_by_role("link", name="Compare results").click()
    expect(cleo.get_by_text("finished too late")).to_be_visible()
    expect(cleo.locator("tbody tr")).to_have_count(2)

    elsewhere(ann, one, "/today")
    expect(ann.get_by_role("button", name="Play", exact=True).first).to_be_visible()  # fresh deals
    ann.goto(f"/today/{day}")
    expect(ann.locator(".month a.done")).to_have_count(1)
    ann.get_by_role("button", name="Month before").click()
    expect(ann.locator(".month a.here")).to_have_count(0)
    ann.get_by_role("link", name="Today", exact=True).click()
    expect(ann.locator(".month a.here")).to_have_count(1)  # the month of the day that is shown, whatever was turned to
    ann.goto(f"/today/{day}")
    deal = ann.locator(".game").filter(has=ann.get_by_role("heading", name="Revolver"))
    deal.get_by_role("link", name="Results").first.click()
    ann.get_by_role("link", name="Compare with").click()
    beside = ann.locator(".beside")
    expect(beside).to_contain_text("Ann")
    beside.get_by_role("link", name="Show Ben").click()
    expect(beside.locator(".now")).to_have_text("Ben")
    beside.get_by_role("button", name="Moves side by side").click()
    expect(ann.locator("dialog[open] section")).to_have_count(2)
    ann.locator("dialog[open] section").last.locator("li a").first.click()  # to a move of the other one
    expect(beside.locator(".now")).to_have_text("Ann")
    expect(ann.get_by_role("heading", name="Chances")).to_be_visible()  # that is shown now, too
