"""Two people who have never seen each other, one at a laptop, one with a phone, in two languages; a third looks on."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import deals
from e2e.conftest import Reader
from e2e.player import Player, Thumb, new_table

LAPTOP = {"width": 1366, "height": 650}
PHONE = {"width": 360, "height": 640}
CLOCK = {"kind": "move", "seconds": 600}
HURRY = {"kind": "move", "seconds": 12}  # the warning comes two seconds after the question
GUEST = "Ölaf"
EARLY = 20  # steps: nobody is near the end


def meet(reader: Reader, game: str, **wish: Any) -> tuple[Page, Page]:
    """The host passes the address of the window on; the guest is asked for a name, once, and sits down."""
    host = reader(viewport=LAPTOP)
    guest = reader(viewport=PHONE, has_touch=True, is_mobile=True, locale="de-DE")
    new_table(host, game, [{"kind": "me", "commits": True}, {"kind": "open"}], **wish)
    host.wait_for_url("**/t/*?i=*")
    guest.goto(host.url)
    guest.locator(".chairs .btn.primary").tap()
    guest.locator("dialog[open] input").fill(GUEST)
    guest.locator("dialog[open] .btn.primary").tap()
    for one in (host, guest):
        expect(one.locator(".prompt")).to_be_visible()
        expect(one.locator("dialog[open]")).to_have_count(0)
    return host, guest


def asked(*people: Page) -> tuple[Page, Page]:
    """Who has to decide, and who waits."""
    one, two = people
    expect(one.locator(".prompt .clock")).to_be_visible()
    expect(two.locator(".prompt .clock")).to_be_visible()
    return (one, two) if one.locator(".prompt .clock.own").count() else (two, one)


def menu(page: Page) -> None:
    page.locator("header.bar .btn.icon").last.click()
    expect(page.locator("dialog[open] .list")).to_be_visible()


def talk(host: Page, guest: Page) -> None:
    """Chat is shown next to its author and counted until it is read; muted people can be unmuted."""
    guest.locator(".talk").tap()
    guest.locator("dialog[open] form input").fill("Servus!")
    guest.keyboard.press("Enter")
    expect(guest.locator("dialog[open] form input")).to_have_value("")
    guest.locator("dialog[open] .phrase").first.tap()
    expect(host.locator(".bubble")).to_have_count(1)  # one does not lie over the other
    expect(host.locator(".bubble p")).to_have_text(["Servus!", "Howdy!"])
    expect(host.locator(".talk .count")).to_have_text("2")
    guest.locator("dialog[open] header .btn").tap()
    host.locator(".talk").click()
    expect(host.locator("dialog[open] .said b")).to_have_text([GUEST, GUEST])
    expect(host.locator("dialog[open] .said").get_by_role("button", name="Report")).to_be_visible()
    host.get_by_role("button", name="Mute", exact=True).first.click()
    expect(host.locator("dialog[open] .muted")).to_contain_text(GUEST)
    host.get_by_role("button", name="Unmute").click()
    expect(host.locator("dialog[open] .said b")).to_have_text([GUEST, GUEST])
    host.locator("dialog[open] header .btn").click()
    expect(host.locator(".talk .count")).to_have_count(0)


def go_and_come_back(host: Page, guest: Page) -> None:
    """An absent player is marked within ten seconds, and those who wait are told when a bot may take over."""
    address = guest.url
    guest.goto("about:blank")
    expect(host.locator(".seat.away")).to_have_count(1, timeout=10_000)
    guest.goto(address)
    expect(guest.locator(".prompt")).to_be_visible()
    expect(host.locator(".seat.away")).to_have_count(0)


def stop_together(host: Page, guest: Page) -> None:
    """A double click proposes nothing. Both see who has asked and who has to answer."""
    menu(guest)
    guest.locator("dialog[open] .list .btn").nth(1).dblclick()
    expect(guest.locator("dialog[open] .bad")).to_be_visible()
    expect(host.locator(".notice .btn")).to_have_count(0)
    expect(guest.locator("dialog[open] .bad")).to_have_attribute("aria-disabled", "false")
    guest.locator("dialog[open] .bad").tap()
    expect(guest.locator(".notice")).to_contain_text("Ann")
    expect(host.locator(".notice")).to_contain_text(GUEST)
    host.locator(".notice .btn.primary").click()
    for one in (host, guest):
        expect(one.locator(".over")).to_be_visible()
    expect(host.locator(".over h2")).to_have_text("Nobody wins")


def look_again(host: Page, guest: Page, third: Page) -> None:
    """The address of a replay opens for somebody without an account, until the host withdraws it."""
    for one in (guest, host):
        one.locator(".over a[href^='/replay/']").click()
        expect(one.locator(".reel")).to_be_visible()
    expect(guest).to_have_url(re.compile("[?&]s="))
    third.goto(guest.url)
    expect(third.locator(".reel")).to_be_visible()
    expect(third.locator(".replay")).to_contain_text(GUEST)
    for place in (".seat .who", ".log b", ".proj", ".zone"):
        expect(third.locator(f".replay {place}", has_text=re.compile("Vous|Votre"))).to_have_count(
            0
        )  # somebody else was
    host.get_by_role("button", name="Withdraw the link").click()
    expect(host).not_to_have_url(re.compile("[?&]s="))
    third.reload()
    expect(third.locator(".refusal, [role=alert]").first).to_contain_text("Ce lien ne fonctionne plus")
    for one in (guest, host):
        one.go_back()
        expect(one.locator(".over")).to_be_visible()


def play_again(host: Page, guest: Page) -> None:
    before = host.url
    host.locator(".over .btn.primary").click()
    expect(guest.locator(".over .asks")).to_contain_text("Ann")
    expect(host.locator(".over .asks")).to_contain_text(GUEST)
    guest.locator(".over .btn.primary").tap()
    for one in (host, guest):
        expect(one.locator(".prompt")).to_be_visible()
    assert host.url.split("?")[0] != before.split("?")[0]


@pytest.mark.parametrize("game", deals.GAMES)
def test_two_strangers_play_talk_go_away_stop_play_again_and_show_it_to_a_third(reader: Reader, game: str) -> None:
    host, guest = meet(reader, game, clock=CLOCK)
    for one in (host, guest):
        expect(one.locator(".prompt .clock")).to_have_text(re.compile("^9:|^10:"))
        expect(one.locator(".ring").locator("visible=true").or_(one.locator(".clock.own")).first).to_be_visible()
    talk(host, guest)
    go_and_come_back(host, guest)
    stop_together(host, guest)
    look_again(host, guest, reader(locale="fr-FR"))
    play_again(host, guest)
    host.goto("/games")
    expect(host.get_by_text("Stopped").first).to_be_visible()


def test_what_happens_at_zero_is_said_before_and_one_tap_brings_back_whoever_was_late(reader: Reader) -> None:
    mover, other = asked(*meet(reader, "revolver", clock=HURRY))
    for one in (mover, other):
        expect(one.locator(".prompt .zero")).not_to_be_empty()
    here = mover.locator(".notice .btn.primary")
    expect(here).to_be_visible()
    here.click()
    expect(here).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize("game", deals.GAMES)
def test_two_strangers_play_a_whole_game(reader: Reader, game: str) -> None:
    """With clocks and chat; one goes away for a while, and a third sees the replay before they play again."""
    host, guest = meet(reader, game, clock=CLOCK)
    talk(host, guest)
    players = [Player(host, 1), Thumb(guest, 2)]
    while len(players[0].done) < EARLY:
        for player in players:
            assert player.step()
    go_and_come_back(host, guest)
    while players[0].step():
        players[1].step()
    for one in (host, guest):
        expect(one.locator(".over h2")).to_be_in_viewport()
    look_again(host, guest, reader(locale="fr-FR"))
    play_again(host, guest)


def test_a_bystander_is_told_so_and_sees_no_hand(reader: Reader) -> None:
    host, _ = meet(reader, "wyatt-earp")
    menu(host)
    host.get_by_role("button", name="Let others watch").click()
    expect(host.get_by_role("button", name="Copy the link to watch")).to_be_visible()
    share = host.evaluate("fetch(location.pathname.replace('/t/', '/api/tables/') + '/share').then((a) => a.json())")
    eve = reader()
    eve.goto(f"{host.url.split('?')[0]}?s={share['share']}")
    expect(eve.locator(".notice")).to_have_text("You are watching.")
    expect(eve.locator(".fan .card")).to_have_count(0)
    host.get_by_role("button", name="Withdraw the link").click()
    expect(eve.locator("main.alone h1")).to_contain_text("This link no longer works")


def test_nobody_who_plays_alone_is_asked_for_a_name(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".prompt")).to_be_visible()
    expect(page.locator(".talk")).to_have_count(0)
    page.goto("/")
    page.get_by_role("button", name="Invite").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("What’s your name?")


def test_a_table_that_counts_has_a_clock_without_being_told_so(page: Page) -> None:
    page.goto("/new/revolver")
    page.get_by_role("switch", name="Rated").check(force=True)
    page.locator("button.go").click()
    expect(page.locator(".prompt .clock")).to_be_visible()


def test_whoever_leaves_a_table_that_waits_is_at_home_by_address_too(page: Page) -> None:
    new_table(page, "revolver", [{"kind": "me"}, {"kind": "open"}])
    page.wait_for_url("**/t/*?i=*")
    page.get_by_role("button", name="Leave the table").click()
    expect(page.locator(".home")).to_be_visible()
    assert page.evaluate("location.pathname") == "/"
