"""The rulebook as people read it: in their language, with pictures, found by words, and beside a table."""

import re

from playwright.sync_api import Page, expect

from e2e.conftest import Reader
from e2e.player import new_table


def test_the_rules_are_read_searched_and_looked_at_in_the_reader_s_language(reader: Reader) -> None:
    page = reader(locale="fr-FR")
    page.goto("/rules/wyatt-earp#we-12-1")
    rule = page.locator("#we-12-1")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("here"))
    expect(page.locator("main")).not_to_contain_text("en anglais seulement")
    rule.get_by_role("button", name="Cachette").click()  # a picture of the card: large
    expect(page.get_by_role("dialog", name="Cachette")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("searchbox").fill("DEFAUSSEZ")  # as written: défaussez
    expect(page.locator("mark").first).to_have_text(re.compile("défaussez", re.I))
    page.get_by_role("searchbox").fill("locomotive")
    expect(page.get_by_role("status").filter(has_text="Rien trouvé")).to_be_visible()
    page.goto("/rules/revolver/rv-opt-07")  # only the reference has it: the appendix opens
    expect(page.locator("#rv-opt-07")).to_be_in_viewport()
    expect(page.locator("#rv-opt-07 [lang=en]")).to_contain_text("saddlebags_range")


def test_whoever_looks_up_a_rule_stays_at_the_table(page: Page) -> None:
    table = new_table(page, "revolver", [{"kind": "me"}, {"kind": "bot", "bot": "deputy"}])
    page.locator(".btn:has(use[href$='#mk-gear'])").locator("visible=true").first.click()
    with page.expect_popup() as opened:
        page.get_by_role("dialog").get_by_role("link", name=re.compile("Rules")).click()
    expect(opened.value.locator("h1")).to_have_text("Revolver: the rules")
    expect(page).to_have_url(re.compile(f"/t/{table}"))
    expect(page.locator(".prompt")).to_be_visible()
