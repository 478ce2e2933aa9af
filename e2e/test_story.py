"""What happened while it was not the reader's turn, and how a game ends: told, not only shown."""

import re

from playwright.sync_api import Page, expect

from e2e import deals
from e2e.conftest import Reader
from e2e.house import SIZES, House, at_once
from e2e.player import Player, ask, new_table

PHONE = {"width": SIZES["phone"][0], "height": SIZES["phone"][1]}
LAPTOP = {"width": 1366, "height": 650}
TABLET = {"width": 1024, "height": 768}
UNCOVERED = """(one) => {
    const {x, y, width, height} = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""
GREENHORN = {"kind": "bot", "bot": "greenhorn"}


def test_others_are_told_in_sentences_and_the_log_leads_back_to_the_moment(reader: Reader, house: House) -> None:
    page = reader(storage_state=at_once(house.url, tempo="relaxed"), viewport=PHONE)
    new_table(page, "wyatt-earp", [{"kind": "me"}, GREENHORN, GREENHORN])
    player, told = Player(page), page.locator(".prompt .q b")
    while not re.match(r"(Ruth|Hank) (draws|takes) .*\.$", told.inner_text()):
        assert player.step()
    since = page.get_by_role("button", name="Since your last turn")
    while not since.count():
        assert player.step()
    since.click()
    expect(page.locator("dialog[open] .turns li").first).to_contain_text(re.compile("^(Ruth|Hank) "))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Log").click()
    expect(page.locator("dialog[open] h3", has_text="Your turn").last).to_be_in_viewport()  # the newest is in sight
    page.locator("dialog[open] .line", has_text=re.compile("^You ")).first.click()
    expect(page).to_have_url(re.compile("/replay/"))
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".prompt")).to_be_visible()


def test_the_result_is_told_after_the_last_poster_was_counted(reader: Reader, house: House) -> None:
    page = reader(storage_state=at_once(house.url, tempo="relaxed"))
    new_table(page, **{**deals.before_the_end("wyatt-earp").wish(), "pace": 3000})
    day, over = page.get_by_role("dialog", name="Reward day"), page.locator(".over")
    expect(day.locator(".row.now")).to_be_visible()
    expect(over).to_have_count(0)
    expect(day.get_by_role("button", name="See who wins")).to_be_disabled()
    day.get_by_role("button", name="Skip").click()
    expect(day.locator(".why")).to_have_count(7)
    for size in (LAPTOP, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        day.locator("aside").evaluate("(one) => one.scrollIntoView({block: 'end'})")  # as when all is counted
        for purse in day.locator("aside .tt").all():
            expect(purse).to_be_in_viewport(ratio=1)
            assert purse.evaluate(UNCOVERED)
    page.set_viewport_size({"width": TABLET["width"], "height": TABLET["height"]})
    for amount in day.locator("aside .tt, aside small").all():
        assert amount.evaluate("(one) => one.scrollWidth <= one.clientWidth")  # none lies over another
    day.get_by_role("button", name="See who wins").click()
    expect(over.locator(".portrait")).to_be_visible()
    expect(over.locator(".high dt", has_text="Biggest reward")).to_be_visible()
    assert "$0k" not in page.inner_text("body")


def test_on_a_phone_who_falls_is_chosen_by_face_and_what_loses_the_game_takes_a_second_tap(reader: Reader) -> None:
    page = reader(viewport=PHONE, has_touch=True)
    new_table(page, **deals.with_the_leader_at_stake().wish())
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".cause")).to_contain_text("McReady attack")  # why it is asked
    leader = sheet.locator("li.loses")
    expect(leader).to_contain_text("loses the game")
    leader.locator(".pickup").tap()
    expect(page.locator(".over")).to_have_count(0)
    leader.locator(".btn.fatal").tap()
    expect(page.locator(".over")).to_be_visible()


def test_the_way_out_of_a_long_log_is_in_sight_on_a_phone(reader: Reader) -> None:
    page = reader(viewport=PHONE, has_touch=True)
    new_table(page, **deals.in_the_middle("revolver", 2).wish())
    page.get_by_role("button", name="Log").tap()
    expect(page.locator("dialog[open] .line").last).to_be_in_viewport()
    assert page.locator("dialog[open]").evaluate("(one) => one.scrollTop") > 0  # it has scrolled to the newest
    way_out = page.locator("dialog[open]").get_by_role("button", name="Close")
    assert way_out.evaluate(UNCOVERED)
    way_out.tap()
    expect(page.locator("dialog[open]")).to_have_count(0)


def two_games(page: Page) -> list[str]:
    """Two games of one player, both begun."""
    ask(page, "/api/guests", {"name": "Ann"})
    wish = {"game": "revolver", "seats": [{"kind": "me"}, GREENHORN], "pace": 0}
    tables = [str(ask(page, "/api/tables", wish)["id"]) for _ in range(2)]
    for table in tables:
        page.goto(f"/t/{table}")
        Player(page).play(6)
    return tables


def test_from_one_replay_to_the_one_beside_it_nothing_late_comes_of_the_one_that_was_left(page: Page) -> None:
    """A late answer about the game that was left once laid the new one out again: a click on its list was lost."""
    first, second = two_games(page)
    page.goto(f"/replay/{first}?seat=0&with={second}")
    beside = page.locator(".beside")
    expect(beside).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    beside.get_by_role("link").click()
    expect(page).to_have_url(re.compile(f"/replay/{second}.*[?&]s="))  # all of it is there
    beside.get_by_role("button", name="Moves side by side").click()
    move = page.locator("dialog[open] section").last.locator("li a").first
    assert not [url for url in asked if f"/api/tables/{first}?" in url]
    move.click()
    expect(page).to_have_url(re.compile(f"/replay/{first}"))
    expect(page.locator("dialog[open]")).to_have_count(0)
