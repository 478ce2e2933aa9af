"""Games through the page, as a reader plays them."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import House
from e2e.player import Player, new_table

AGAINST_ONE = [{"kind": "me"}, {"kind": "bot", "bot": "greenhorn"}]
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


@pytest.mark.parametrize("game", ["wyatt-earp", "revolver"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_decisions_by_mouse_change_the_table(page: Page, game: str, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    new_table(page, game, AGAINST_ONE)
    Player(page).play(60)
    page.get_by_role("button", name="What happened").click()
    assert page.locator("dialog[open] .log li").count() > 5


@pytest.mark.parametrize("game", ["wyatt-earp", "revolver"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_a_table(page: Page, game: str, scheme: str) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    new_table(page, game, AGAINST_ONE)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("game", ["wyatt-earp", "revolver"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_wider_than_the_screen(page: Page, game: str, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    new_table(page, game, AGAINST_ONE)
    Player(page).play(10)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_play_now_leads_to_a_running_game(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".prompt")).to_be_visible()
    assert "/t/" in page.url


def test_two_people_meet_by_a_link_and_play(page: Page, browser: Browser, house: House) -> None:
    page.goto("/about")
    invite = page.evaluate(
        """async () => {
            const post = (path, body) => fetch(path, {method: 'POST', headers: {'content-type': 'application/json'},
                body: JSON.stringify(body)}).then((answer) => answer.json())
            await post('/api/guests', {name: 'Ann'})
            const table = await post('/api/tables', {game: 'wyatt-earp', seats: [{kind: 'me'}, {kind: 'open'}]})
            return table.invite
        }"""
    )
    page.goto(f"/j/{invite}")
    context = browser.new_context(base_url=house.url, locale="en-GB", reduced_motion="reduce")
    friend = context.new_page()
    friend.goto(f"/j/{invite}")
    friend.get_by_role("button", name="Sit").first.click()
    for one in (page, friend):
        expect(one.locator(".prompt")).to_be_visible()
    players = [Player(page, 1), Player(friend, 2)]
    for _ in range(20):
        for player in players:
            player.step()
    page.get_by_role("button", name="What happened").click()
    assert page.locator("dialog[open] .log li").count() > 3
    context.close()


def test_a_reload_and_a_restart_of_the_house_lose_nothing(page: Page, house: House) -> None:
    new_table(page, "wyatt-earp", AGAINST_ONE)
    Player(page).play(25)
    page.wait_for_timeout(500)
    before = page.locator(".my .badge, .mine .badge").all_inner_texts(), page.locator(".fan .card").count()
    page.reload()
    expect(page.locator(".prompt")).to_be_visible()
    house.close(kill=True)
    house.open()
    expect(page.locator(".lost.shown")).to_have_count(0, timeout=30_000)  # it finds its way back by itself
    page.reload()
    expect(page.locator(".prompt")).to_be_visible()
    after = page.locator(".my .badge, .mine .badge").all_inner_texts(), page.locator(".fan .card").count()
    assert after == before
