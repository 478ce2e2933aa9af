"""Puzzles: chosen, solved at the real table, explained, and the next one."""

import pytest
from playwright.sync_api import Page, expect

from e2e import deals
from e2e.conftest import Reader
from e2e.house import SIZES
from e2e.player import Thumb
from e2e.screens import solve

VERDICT, WHY, NEXT = ".puzzle .said b.good, .puzzle .said b.bad", ".hints", ".puzzle .does .primary"


@pytest.mark.parametrize("game", deals.GAMES)
def test_a_puzzle_is_answered_at_the_table_explained_and_followed_by_another(page: Page, game: str) -> None:
    page.goto("/puzzles")
    page.locator(f"section[aria-labelledby=puzzles-{game}] .primary").click()
    page.locator(".puzzle .prompt").wait_for()
    solve(page)
    expect(page.locator(VERDICT)).to_be_visible()
    first = page.url
    assert f"/puzzles/{game}/" in first
    page.locator(".puzzle .does .btn").first.click()  # why
    expect(page.locator(f"{WHY} li").first).to_be_visible()
    page.locator(f"{WHY} header .btn").click()
    page.locator(NEXT).click()
    expect(page.locator(NEXT)).to_have_count(0)
    page.locator(".puzzle .prompt").wait_for()
    assert page.url != first


def test_a_wrong_answer_shows_what_follows_and_the_best_choice(page: Page) -> None:
    page.goto("/puzzles/revolver")
    for _ in range(12):  # one of so many goes wrong
        page.locator(".puzzle .prompt").wait_for()
        solve(page)
        if page.locator(".puzzle .said b.bad").count():
            break
        page.locator(NEXT).click()
        expect(page.locator(NEXT)).to_have_count(0)
    expect(page.locator(".puzzle .said b.bad")).to_be_visible()
    expect(page.locator(".puzzle .does .icon")).to_have_count(2)  # step by step
    expect(page.locator(".prompt")).not_to_contain_text("Waiting for")  # nobody is waited for
    page.locator(".puzzle .does .btn").first.click()  # why
    expect(page.locator(f"{WHY} li").first).to_contain_text("Best choice")
    expect(page.locator(f"{WHY} li").nth(1)).to_contain_text("Your choice")
    expect(page.locator(f"{WHY} li p")).to_have_count(page.locator(f"{WHY} li").count())  # each with its reason
    page.locator(f"{WHY} header .btn").click()
    page.locator(".puzzle .does .btn").nth(1).click()  # the best
    expect(page.locator(".puzzle .does .icon").last).to_be_visible()


def test_theme_and_difficulty_are_kept_from_one_puzzle_to_the_next(page: Page) -> None:
    page.goto("/puzzles")
    section = page.locator("section[aria-labelledby=puzzles-wyatt-earp]")
    theme = section.locator("select").first
    theme.select_option(index=1)
    chosen = theme.input_value()
    section.locator(".primary").click()
    page.locator(".puzzle .prompt").wait_for()
    assert f"theme={chosen}" in page.url
    solve(page)
    page.locator(NEXT).click()
    expect(page.locator(NEXT)).to_have_count(0)
    assert f"theme={chosen}" in page.url


def test_the_rating_and_the_row_of_right_answers_stand_on_the_shelf(page: Page) -> None:
    page.goto("/puzzles/revolver")
    page.locator(".puzzle .prompt").wait_for()
    solve(page)
    page.goto("/puzzles")
    expect(page.locator("section[aria-labelledby=puzzles-revolver] dl dd")).to_have_count(3)


def test_an_address_of_no_puzzle_says_so_and_leads_back(page: Page) -> None:
    page.goto("/puzzles/revolver/abc123")
    page.locator("main a[href='/puzzles']").click()
    expect(page.locator("section[aria-labelledby=puzzles-revolver]")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_a_puzzle_is_solved_by_thumb(reader: Reader, size: str) -> None:
    width, height = SIZES[size]
    page = reader(has_touch=True, viewport={"width": width, "height": height})
    page.goto("/puzzles/wyatt-earp")
    page.locator(".puzzle .prompt").wait_for()
    player = Thumb(page)
    while not page.locator(NEXT).count():
        player.step()
    expect(page.locator(VERDICT)).to_be_visible()
