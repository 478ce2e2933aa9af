"""Whole games through the page."""

from playwright.sync_api import Page, expect

from e2e.player import Player, new_table

AGAINST_ONE = [{"kind": "me"}, {"kind": "bot", "bot": "greenhorn"}]


def test_a_game_of_wyatt_earp_by_mouse_ends_with_a_winner(page: Page) -> None:
    new_table(page, "wyatt-earp", AGAINST_ONE)
    Player(page).play()
    expect(page.locator(".over h2")).not_to_be_empty()


def test_a_game_of_wyatt_earp_on_a_phone_ends_with_a_winner(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    new_table(page, "wyatt-earp", AGAINST_ONE)
    Player(page, 2).play()
    expect(page.locator(".over h2")).not_to_be_empty()
