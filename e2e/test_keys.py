"""A table played by keys alone, and what a screen reader says."""

import re

from playwright.sync_api import Page, expect

from e2e import deals
from e2e.player import new_table


def test_keys_press_what_is_in_sight_and_a_screen_reader_hears_moves_before_the_question(page: Page) -> None:
    new_table(page, "wyatt-earp", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    answers = page.locator(".prompt .answers .btn:not(.ghost)")
    expect(answers.first).to_be_visible()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(sheet).to_be_visible()
    page.keyboard.press("l")  # nothing behind a sheet is pressed
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    heard = page.locator("main > [aria-live=polite]")
    draw = answers.filter(has_text=re.compile("two", re.I))
    at = answers.all_inner_texts().index(draw.first.inner_text())
    page.keyboard.press(str(at + 1))
    expect(heard.locator("p").first).to_have_text(re.compile(r"^You draw [A-Z2].*\.$"))  # by name, not "two cards"
    expect(heard.locator("p").first).not_to_contain_text("cards")
    expect(heard.locator("p").last).to_have_text(re.compile("Your turn"))
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-place=hand] button").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-place=hand] button[aria-pressed=true]").first).to_be_visible()

    page.goto("/rules/wyatt-earp")  # whoever types writes
    page.get_by_role("searchbox").fill("")
    page.get_by_role("searchbox").press("?")
    expect(page.get_by_role("searchbox")).to_have_value("?")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_first_key_plays_what_is_picked_up_and_another_one_throws_it_away(page: Page) -> None:
    new_table(page, **deals.with_a_laying().wish())
    hand, lay = page.locator(".fan .card"), page.locator(".prompt .answers .btn.primary", has_text="Lay")
    before = hand.count()
    for card in page.locator(".fan .card.can").all():
        card.click(position={"x": 8, "y": 60})
        if lay.count():
            break
    page.keyboard.press("1")
    expect(page.locator(".prompt .recap")).to_have_text(re.compile("^You lay"))
    assert hand.count() < before - 1
    laid = hand.count()
    page.locator(".fan .card.can").first.click(position={"x": 8, "y": 60})
    page.keyboard.press("d")
    expect(hand).to_have_count(laid - 1)
