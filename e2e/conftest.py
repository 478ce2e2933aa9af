"""Readers of the page. These tests run in separate processes (`make test`), each with a browser and a server."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.house import PAGE, PATIENCE, House, at_once, browsing, chromium

expect.set_options(timeout=PATIENCE)


def need(found: object, what: str) -> None:
    """Whatever is missing fails in CI, and skips elsewhere."""
    if not found:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"{what} is missing")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    need(chromium(), "chromium")
    with browsing() as browser:
        yield browser


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    need(PAGE.is_file(), "the built page (make web)")
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


Reader = Callable[..., Page]


@pytest.fixture
def reader(browser: Browser, house: House) -> Iterator[Reader]:
    """A new user with a browser of their own, in English, without animations or pauses: `reader(has_touch=True)`.

    Anything that goes wrong in a page fails the test.
    """
    opened: list[BrowserContext] = []
    troubles: list[str] = []

    def new(**more: Any) -> Page:
        plain = {
            "base_url": house.url,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "storage_state": at_once(house.url),
        }
        context = browser.new_context(**{**plain, **more})
        context.set_default_timeout(PATIENCE)
        opened.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda said: troubles.append(said.text) if "Content Security Policy" in said.text else None)
        return page

    yield new
    for context in opened:
        context.close()
    assert troubles == []


@pytest.fixture
def page(reader: Reader) -> Page:
    return reader()
