"""Games through the page, as a reader plays them."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from e2e import deals
from e2e.conftest import Reader
from e2e.house import SIZES, House
from e2e.player import Keys, Player, Thumb, new_table
from saloon.kernel.rng import Quick

AGAINST_ONE = [{"kind": "me"}, {"kind": "bot", "bot": "greenhorn"}]
PHONE = {"width": SIZES["phone"][0], "height": SIZES["phone"][1]}


def is_told_about(page: Page) -> None:
    """The end of a game: who won, and what can be done now."""
    over = page.locator(".over")
    expect(over.get_by_role("heading")).not_to_be_empty()
    for what in ("Watch it again", "Verify the deal"):
        expect(over.get_by_role("link", name=what)).to_be_visible()
    expect(over.get_by_role("button", name="Rematch")).to_be_visible()


def dares_others(page: Page) -> None:
    """The link to pass on is the first thing that one sees of a challenge."""
    page.locator(".over").get_by_role("button", name="Challenge").click()
    expect(page.get_by_role("button", name="Copy the link")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", deals.GAMES)
def test_a_whole_game_by_mouse(page: Page, game: str) -> None:
    new_table(page, game, AGAINST_ONE)
    Player(page).play_out()
    is_told_about(page)
    dares_others(page)


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    new_table(page, "revolver", AGAINST_ONE)
    Keys(page, 2).play_out()
    is_told_about(page)


def test_a_whole_game_by_thumb_on_a_phone(reader: Reader) -> None:
    page = reader(viewport=PHONE, has_touch=True, is_mobile=True)
    new_table(page, "wyatt-earp", AGAINST_ONE)
    Thumb(page, 3).play_out()
    is_told_about(page)


@pytest.mark.parametrize("game", deals.GAMES)
def test_a_table_fits_a_tablet(page: Page, game: str) -> None:
    width, height = SIZES["tablet"]
    page.set_viewport_size({"width": width, "height": height})
    new_table(page, **deals.in_the_middle(game).wish())
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("size", ["desktop", "tablet"])
def test_a_full_hand_fits_beside_the_rail_and_says_why_a_card_cannot_be_played(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    new_table(page, **deals.with_many_cards().wish())
    expect(page.locator(".fan .card").nth(13)).to_be_visible()
    dock = page.locator(".dock").bounding_box()
    boxes = [card.bounding_box() for card in page.locator(".fan .card").all()]
    assert dock
    assert all(box and 0 <= box["x"] and box["x"] + box["width"] <= dock["width"] for box in boxes)
    told = []
    for card in page.locator(".fan .card").all():
        card.hover(position={"x": 12, "y": 60})
        page.wait_for_timeout(80)
        told += [tip.bounding_box() for tip in page.locator(".fan .tip").all()]
    assert told
    assert all(tip and 0 <= tip["x"] and tip["x"] + tip["width"] <= dock["width"] for tip in told)


def test_play_now_leads_to_a_running_game(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".prompt")).to_be_visible()
    assert "/t/" in page.url


@pytest.mark.parametrize("size", [(1366, 650), (360, 640)])
def test_a_table_with_all_options_open_can_be_opened_from_wherever_one_reads(
    reader: Reader, size: tuple[int, int]
) -> None:
    page = reader(viewport={"width": size[0], "height": size[1]})
    page.goto("/new/wyatt-earp")
    page.locator("form summary").first.click()
    button = page.locator("button.go")
    for part in (0, 0.5, 1):
        page.evaluate(
            "(part) => scrollTo(0, part * document.querySelector('form').scrollHeight - part * innerHeight)", part
        )
        expect(button).to_be_in_viewport(ratio=1)


def test_two_people_meet_by_a_link_and_play(page: Page, reader: Reader) -> None:
    """Both have their part in the deal; a page that is loaded again still knows what it has committed to."""
    new_table(page, "wyatt-earp", [{"kind": "me", "commits": True}, {"kind": "open"}])
    expect(page.locator(".who", has_text="adds to the shuffle")).to_be_visible()
    page.reload()
    friend = reader()
    friend.goto(page.get_by_label("Link to this table").input_value())
    friend.get_by_role("button", name="Sit").first.click()
    friend.get_by_role("textbox", name="Your name").fill("Ben")
    friend.get_by_role("button", name="Continue").click()
    for one in (page, friend):
        expect(one.locator(".prompt")).to_be_visible()
    players = [Player(page, 1), Player(friend, 2)]
    while any(len(player.done) < 6 for player in players):
        for player in players:
            assert player.step()
    for one in (page, friend):
        one.get_by_role("button", name="Log").click()
        expect(one.locator("dialog[open] .log button").nth(3)).to_be_visible()


SLOW_LINE = """
    const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
      set(hear) { set.call(this, (event) => setTimeout(() => hear(event), 400)) },
    })
"""


@pytest.mark.parametrize("line", ["", SLOW_LINE], ids=["quick", "slow"])
def test_at_a_shared_screen_cards_are_covered_between_turns(page: Page, line: str) -> None:
    """Also where somebody says who he is before the last player's cards have gone from the page."""
    page.add_init_script(line)
    new_table(page, "wyatt-earp", [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}])
    player, cover, cards = Player(page), page.locator(".cover"), page.locator(".fan .card")
    greeted: list[str] = []
    for _ in range(3):
        expect(cover).to_be_visible()
        if not line:
            expect(cards).to_have_count(0)
        greeted.append(cover.get_by_role("button").inner_text())
        cover.get_by_role("button").click()
        expect(cards.first).to_be_visible()
        expect(cover).to_be_hidden()
        while not cover.count():
            assert player.step()
    assert greeted[0] == greeted[2]
    assert set(greeted) == {"I am Ann", "I am Ben"}


HELD_LINE = """
    const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')
    const waiting = []
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
      set(hear) { set.call(this, (event) => (window.held ? waiting.push(() => hear(event)) : hear(event))) },
    })
    window.letGo = () => { window.held = false; for (const tell of waiting.splice(0)) tell() }
"""


def test_what_the_last_player_looks_at_is_closed_when_the_screen_passes_on(page: Page) -> None:
    """Ann ends her turn and opens the log before the server has received it: that is hers, and not in Ben's way."""
    page.add_init_script(HELD_LINE)
    new_table(page, "wyatt-earp", [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}])
    cover, prompt = page.locator(".cover"), page.locator(".prompt")
    cover.get_by_role("button").click()
    prompt.get_by_role("button", name="two", exact=False).first.click()
    card = page.locator(".fan .card.can").first
    card.click(position={"x": 8, "y": 60})
    page.evaluate("held = true")
    prompt.get_by_role("button", name="Discard").click()
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()
    page.evaluate("letGo()")
    expect(cover).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(cover.get_by_role("button")).to_be_focused()
    page.keyboard.press("l")  # nothing under the cover can be pressed
    page.keyboard.press("Tab")
    assert page.evaluate("!document.activeElement.closest('main')")
    expect(page.get_by_role("dialog")).to_have_count(0)
    cover.get_by_role("button").click()
    expect(page.locator(".fan .card").first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_undo_gives_the_cards_back(page: Page) -> None:
    new_table(page, **deals.with_a_laying().wish())
    hand, prompt = page.locator(".fan .card"), page.locator(".prompt")
    before = [card.get_attribute("aria-label") for card in hand.all()]
    for card in page.locator(".fan .card.can").all():
        card.click(position={"x": 8, "y": 60})
        if prompt.get_by_role("button", name="Lay").count():
            break
    prompt.get_by_role("button", name="Lay").click()
    expect(hand).not_to_have_count(len(before))
    prompt.get_by_role("button", name="Undo").click()
    expect(hand).to_have_count(len(before))
    assert [card.get_attribute("aria-label") for card in hand.all()] == before


def test_the_icon_with_the_star_is_for_whoever_looks_elsewhere(page: Page) -> None:
    """While the table is played in sight nothing is fetched for its tab."""
    new_table(page, "wyatt-earp", AGAINST_ONE)
    icon = page.locator("link[rel=icon]")
    icon.evaluate("""(link) => {
        window.changes = 0
        new MutationObserver(() => (window.changes += 1)).observe(link, {attributes: true})
    }""")
    Player(page).play(30)
    expect(page).to_have_title(re.compile("^★"))
    assert page.evaluate("changes") == 0
    look = """(away) => {
        Object.defineProperty(document, 'hidden', {value: away, configurable: true})
        document.dispatchEvent(new Event('visibilitychange'))
    }"""
    page.evaluate(look, True)
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    page.evaluate(look, False)
    expect(icon).to_have_attribute("href", "/icon.svg")


@pytest.mark.parametrize(("game", "no"), [("wyatt-earp", "Leave it"), ("revolver", "no")])
def test_a_card_of_the_others_can_be_answered_or_not(page: Page, game: str, no: str) -> None:
    new_table(page, **deals.with_a_window(game).wish())
    prompt = page.locator(".prompt")
    question = prompt.locator(".q").inner_text()
    prompt.get_by_role("button", name=no).click()
    expect(prompt.locator(".q")).not_to_have_text(question)


def test_a_reload_and_a_restart_of_the_house_lose_nothing(page: Page, house: House) -> None:
    new_table(page, **deals.in_the_middle("wyatt-earp").wish())

    def shown() -> list[str | None]:
        expect(page.locator(".fan .card.can").first).to_be_visible()
        labels = [card.get_attribute("aria-label") for card in page.locator(".fan .card").all()]
        return [
            *labels,
            *page.locator(".board .badge").all_inner_texts(),
            *page.locator(".board .seat").all_inner_texts(),
        ]

    def still(before: list[str | None]) -> None:
        for _ in range(600):
            if shown() == before:
                return
            page.wait_for_timeout(100)
        assert shown() == before

    before = shown()
    page.reload()
    still(before)
    house.close(kill=True)
    expect(page.locator(".lost.shown")).to_be_visible()
    house.open()
    expect(page.locator(".lost.shown")).to_have_count(0)  # it finds its way back by itself
    still(before)
    page.reload()
    still(before)


@pytest.mark.parametrize("game", deals.GAMES)
def test_a_game_is_watched_again_and_played_on_from_a_move(page: Page, game: str) -> None:
    table = new_table(page, **deals.before_the_end(game).wish())
    expect(page.locator(".over")).to_be_visible()
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Verify the deal").click()
    checked = page.locator("dialog[open] li")
    expect(checked.filter(has_text="cards agree with the replay")).to_be_visible()  # computed in this browser
    expect(page.locator("dialog[open] li.bad")).to_have_count(0)
    page.keyboard.press("Escape")
    step, said = page.get_by_label("Step of the game"), page.locator(".reel .said")
    page.get_by_role("button", name="To the end").click()
    last = step.input_value()
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(step).to_have_value("3")
    mine = said.inner_text()
    page.get_by_label("Seen from").select_option("1")
    expect(page.locator(".reel select").first).to_have_value("1")
    page.get_by_label("Seen from").select_option("0")
    page.get_by_role("button", name="All moves").click()
    page.locator("dialog[open] ol button").nth(7).click()
    expect(step).to_have_value("7")
    page.wait_for_url(re.compile(r"move=7&seat=0"))
    page.goto(page.url.replace("move=7", "move=3"))  # the link to a move
    expect(said).to_have_text(mine, use_inner_text=True)
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog[open] .btn.primary").click()
    page.wait_for_url("**/t/*")
    assert table not in page.url
    assert int(last) > 7
    Player(page).play(6)
    expect(page.locator(".prompt")).to_be_visible()
    page.goto("/games")
    expect(page.locator(".cont", has_text="Study game")).to_be_visible()


def test_fairness_is_checked_in_the_page(page: Page) -> None:
    new_table(page, **deals.before_the_end("wyatt-earp").wish())
    page.locator(".over").get_by_role("link", name="Verify the deal").click()
    expect(page.locator(".line.good")).to_have_count(2)  # the seed in this browser, every decision on the server
    record = page.request.get(f"/api/tables/{page.url.rpartition('=')[2]}/record").json()
    record["decisions"][0] = record["decisions"][2]
    forged: FilePayload = {"name": "x.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    page.locator("input[type=file]").set_input_files(forged)
    expect(page.locator(".line.bad")).to_be_visible()


@pytest.mark.parametrize("game", deals.GAMES)
def test_a_whole_game_against_a_terminal(page: Page, game: str, tmp_path: Path) -> None:
    """The address of the window is the link: whoever gets it sits down with it at a terminal."""
    new_table(page, game, [{"kind": "me", "commits": True}, {"kind": "open"}])
    page.wait_for_url("**/t/*?i=*")
    chance = Quick(5)
    (tmp_path / "answers").write_text("".join(f"{1 + chance.below(6)}\n" for _ in range(20_000)), "utf-8")
    command = [sys.executable, "-m", "saloon.cli", "play", page.url, "--name", "Tess"]
    surroundings = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "SALOON_LANG": "en"}
    with (tmp_path / "answers").open() as answers, (tmp_path / "shown").open("w") as shown:
        terminal = subprocess.Popen(command, stdin=answers, stdout=shown, stderr=subprocess.STDOUT, env=surroundings)
        try:
            Player(page).play_out()
            assert terminal.wait(60) == 0, (tmp_path / "shown").read_text("utf-8")[-1000:]
        finally:
            terminal.kill()
    is_told_about(page)
