"""A game in a package of its own, without a face: examples/crazy_eights, in the browser."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import need
from e2e.house import PAGE, PATIENCE, House
from e2e.player import Player, new_table
from tests.examples.conftest import install

NAME = "crazy-eights"
UNTRANSLATED = re.compile(r"\bce-[a-z]")


@pytest.fixture(scope="module")
def guest_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where the example is installed."""
    need(PAGE.is_file(), "the built page (make web)")
    house = House(tmp_path_factory.mktemp("house"), install(tmp_path_factory.mktemp("example")))
    house.open()
    yield house
    house.close()


@pytest.fixture
def visitor(browser: Browser, guest_house: House) -> Iterator[Page]:
    context = browser.new_context(base_url=guest_house.url, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    yield page
    context.close()
    assert troubles == []


def test_it_is_offered_at_home_and_begins_with_a_click(visitor: Page) -> None:
    visitor.goto("/")
    card = visitor.locator("article, section, li").filter(has_text="Crazy Eights").last
    expect(card).to_be_visible()
    card.get_by_role("button", name=re.compile("play", re.I)).first.click()
    expect(visitor.locator(".prompt")).to_be_visible()
    expect(visitor.locator("body")).to_contain_text("Your hand")


@pytest.mark.parametrize("size", [{"width": 1366, "height": 650}, {"width": 390, "height": 844}])
def test_it_is_played_to_the_end_and_replayed(visitor: Page, size: dict[str, int]) -> None:
    visitor.set_viewport_size(size)  # type: ignore[arg-type]
    bots = [{"kind": "bot", "bot": "random"}] * 3
    table = new_table(visitor, NAME, [{"kind": "me"}, *bots])
    expect(visitor.locator("body")).to_contain_text("Top card")
    assert not UNTRANSLATED.search(visitor.inner_text("body"))
    Player(visitor).play_out()
    expect(visitor.locator(".over")).to_contain_text("The game is over")
    assert not UNTRANSLATED.search(visitor.inner_text("body"))
    visitor.goto(f"/replay/{table}")
    expect(visitor.locator("body")).to_contain_text("Top card")


def test_it_has_a_rulebook(visitor: Page) -> None:
    visitor.goto(f"/rules/{NAME}/ce-3-5")
    expect(visitor.locator("main")).to_contain_text("calls a suit")


def test_a_game_that_is_not_installed_is_not_another_game(visitor: Page) -> None:
    visitor.goto("/rules/no-such-game")
    expect(visitor.locator("main")).to_be_visible()
    expect(visitor.locator("main")).not_to_contain_text("WE-1.1")


def test_whoever_looks_on_sees_no_hand_not_even_an_empty_one(
    visitor: Page, browser: Browser, guest_house: House
) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 2
    table = new_table(visitor, NAME, [{"kind": "me"}, *bots], public=True)
    expect(visitor.locator(".held")).to_have_count(1)
    other = browser.new_context(base_url=guest_house.url, locale="en-GB").new_page()
    other.goto(f"/t/{table}")
    expect(other.locator("body")).to_contain_text("Top card")
    expect(other.locator(".held")).to_have_count(0)
    other.context.close()


def test_a_game_without_pictures_is_learned_from_its_rules(visitor: Page) -> None:
    visitor.goto(f"/learn/{NAME}")
    expect(visitor).to_have_url(re.compile(f"/rules/{NAME}$"))
    expect(visitor.locator("main")).to_contain_text("Two to six players")


def test_an_address_that_no_table_can_have_leads_nowhere(visitor: Page) -> None:
    visitor.goto("/t/no-table")
    expect(visitor.locator("main")).to_contain_text("Back to the saloon")
