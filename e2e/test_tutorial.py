"""The lessons: a newcomer does what the coach points at, and nothing else, until the end."""

import json
import re
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, Page, Route, expect

from e2e import deals
from e2e.conftest import Reader
from e2e.house import SIZES

COACH, END = ".coach", "dialog[open] .end"
SOON = 1000  # milliseconds for a click: things move
SETTLED = 120  # milliseconds until the coach points at what comes next
MOST_STEPS = 300
WHOLE = "(one) => one.scrollHeight <= one.clientHeight + 4 && one.scrollWidth <= one.clientWidth + 8"
LONGEST_WAIT = 600  # looks in vain

# Everything that the coach ever says: between a look and a click he may have gone on.
LISTEN = f"""
    window.said = []
    new MutationObserver(() => {{
        for (const title of document.querySelectorAll('{COACH} .say b'))
            if (!said.includes(title.innerText)) said.push(title.innerText)
    }}).observe(document, {{subtree: true, childList: true, characterData: true}})
"""


def at_once(route: Route) -> None:
    """The Greenhorn does not take his time here."""
    wish = route.request.post_data_json
    assert isinstance(wish, dict)
    route.continue_(post_data=json.dumps({**wish, "pace": 0}))


def begin(page: Page, game: str) -> None:
    page.add_init_script(LISTEN)
    page.route(re.compile(r"/api/tables$"), at_once)
    page.goto(f"/learn/{game}/7")
    page.locator(".ways .btn.primary").click()
    expect(page.locator(COACH)).to_be_visible()


def follow(page: Page) -> bool:
    """One thing that the coach wants: go on, or click what he points at; what lies over the table is closed.

    Whether there was anything to do.
    """
    done = False
    for place in (
        "dialog[open] button[data-coached]",  # what he shows there without a wish needs no click
        "dialog[open] form .btn",
        f"{COACH} .foot .btn.primary",
        f"body:has({COACH}:not([hidden])):not(:has({COACH} .foot .btn.primary)) [data-coached]",  # he wants it done
    ):
        found = page.locator(place).locator("visible=true").first
        if found.count():
            try:
                found.element_handle(timeout=SOON).wait_for_element_state("stable", timeout=SOON)
                found.click(timeout=SOON, position={"x": 14, "y": 14}, force="[data-coached]" in place)
            except Error:  # it is gone already
                continue
            done = True
            break
    page.wait_for_timeout(SETTLED)
    return done


def steps(page: Page) -> Iterator[None]:
    """A lesson, step by step; who only waits for the Greenhorn makes none."""
    done = waited = 0
    while done < MOST_STEPS and waited < LONGEST_WAIT:
        yield
        if follow(page):
            done, waited = done + 1, 0
        else:
            waited += 1
    pytest.fail(f"the lesson does not end; the coach said {page.evaluate('said')}")


def finish(page: Page) -> list[str]:
    """To the end of the lesson; what the coach said."""
    for _ in steps(page):
        if page.locator(END).count():
            break
    return [str(text) for text in page.evaluate("said")]


@pytest.mark.parametrize(("game", "size"), [("wyatt-earp", "desktop"), ("revolver", "desktop"), ("revolver", "phone")])
def test_whoever_follows_the_coach_finishes_the_lesson(reader: Reader, game: str, size: str) -> None:
    width, height = SIZES[size]
    page = reader(viewport={"width": width, "height": height}, has_touch=size == "phone")
    begin(page, game)
    said = finish(page)
    wanted = ("Lay the Photo", "A miss", "Your last card") if game == "wyatt-earp" else ("You held", "One bandit falls")
    assert set(wanted) <= set(said)
    page.locator(END).get_by_role("button", name="Keep playing").click()
    expect(page.locator(COACH)).to_have_count(0)
    page.goto("/learn")
    expect(page.locator("section", has_text="Learned").locator(".tag")).to_have_count(1)


def test_at_phone_size_in_german_the_coach_never_covers_what_he_points_at(reader: Reader) -> None:
    width, height = SIZES["phone"]
    page = reader(viewport={"width": width, "height": height}, has_touch=True, locale="de-DE")
    begin(page, "wyatt-earp")
    for _ in steps(page):
        if page.locator(END).count():
            break
        covered = page.evaluate(
            """() => {
                const coach = document.querySelector('.coach:not([hidden])')?.getBoundingClientRect()
                const ring = document.querySelector('.ring')?.getBoundingClientRect()
                if (!coach || !ring || document.querySelector('dialog[open]')) return 0
                const wide = Math.min(coach.right, ring.right) - Math.max(coach.left, ring.left)
                const high = Math.min(coach.bottom, ring.bottom) - Math.max(coach.top, ring.top)
                return wide > 0 && high > 0 ? (wide * high) / (ring.width * ring.height) : 0
            }"""
        )
        assert covered < 0.05, page.locator(COACH).inner_text()
    expect(page.locator(END)).to_contain_text("Weiter: Hilfssheriff")


def test_whoever_goes_another_way_is_helped_on(page: Page) -> None:
    begin(page, "wyatt-earp")
    page.get_by_role("button", name="Take Photo of Jesse James").click()
    for _ in steps(page):
        if "Your own way" in page.locator(COACH).inner_text():
            break
    expect(page.locator("[data-coached]").first).to_be_visible()


def test_axe_finds_nothing_in_a_lesson_and_the_coach_can_be_sent_away(page: Page) -> None:
    begin(page, "revolver")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    page.get_by_role("button", name="Skip the lesson").click()
    expect(page.locator(COACH)).to_have_count(0)
    expect(page.locator(".prompt")).to_be_visible()


@pytest.mark.parametrize("size", [(1366, 650), (1280, 585), (360, 640)])
@pytest.mark.parametrize("game", deals.GAMES)
def test_the_seven_pictures_are_whole_and_the_next_one_is_a_click_away(
    reader: Reader, game: str, size: tuple[int, int]
) -> None:
    page = reader(viewport={"width": size[0], "height": size[1]})
    page.goto(f"/learn/{game}")
    onward = page.locator(".ways .btn").last
    for step in range(1, 8):
        expect(page.locator(".ways .now")).to_have_count(1)
        expect(page.locator(".words .caps")).to_contain_text(str(step))
        assert page.locator(".step .picture").evaluate(WHOLE), step
        expect(onward).to_be_in_viewport(ratio=1)
        if step < 7:
            onward.click()
