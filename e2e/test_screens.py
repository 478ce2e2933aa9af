"""Every screen: in every language, at every size, for every eye."""

from collections.abc import Iterator
from io import BytesIO
from typing import Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from PIL import Image
from playwright.sync_api import Browser, Page

from e2e.conftest import Reader
from e2e.house import SIZES, House
from e2e.player import ask
from e2e.screens import DRAWN, SCREENS, Town, settle
from saloon.words import LANGUAGES

LONGEST = "de"  # the language with the longest words
FAMILIES = "web|we|rv|illegal|malformed|reason|level|phrase"  # how the ids of messages begin
Scheme = Literal["light", "dark"]
LOOKS: list[tuple[str, Scheme]] = [("phone", "dark"), ("desktop", "light")]  # by night in the hand, by day on a desk
Pixel = tuple[int, ...]
WORDS: Pixel = (255, 243, 216)  # of the bar over the town
MOST_SCRIPT = 100_000  # bytes, compressed, before the first screen can be used

# Words that a reader sees or hears: a message that is missing shows its id, a value that is missing its name. Then
# what is cut off: text that reaches out of the box that clips it, or out of the button that it stands on.
FAULTS = """(ids) => {
    const found = []
    const shown = (text) => text.replace(/\\s+/g, ' ').trim().slice(0, 60)
    const wrong = new RegExp(`(^|[^\\\\w/.-])(${ids})-[a-z0-9-]+|\\\\{ ?\\\\$|undefined|NaN|\\\\[object`)
    const judge = (text, what) => wrong.test(text) && found.push(`${what} "${shown(text)}"`)
    if (document.documentElement.scrollWidth > innerWidth)
        found.push(`wider than the screen: ${document.documentElement.scrollWidth}`)
    for (const thing of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]'))
        for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
            judge(thing.getAttribute(name) ?? '', name)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        const text = texts.currentNode, parent = text.parentElement
        if (!text.data.trim() || !parent.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue
        if (!parent.closest('code, script, style')) judge(text.data, 'text')
        if (parent.closest('.sr-only, .fan, .prompt .card, [aria-hidden=true], select, textarea')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const words = range.getBoundingClientRect()
        for (let box = parent; box && box !== document.body; box = box.parentElement) {
            const style = getComputedStyle(box), edge = box.getBoundingClientRect()
            if (style.textOverflow === 'ellipsis' || style.position === 'fixed') break
            const clips = ['hidden', 'clip'].includes(style.overflowX) || box.matches('button, .btn')
            if (clips && (words.right > edge.right + 2 || words.left < edge.left - 2)) {
                found.push(`cut off: "${shown(text.data)}" in ${box.tagName.toLowerCase()}.${box.className}`)
                break
            }
            if (['auto', 'scroll'].includes(style.overflowX)) break
        }
    }
    return [...new Set(found)]
}"""


# What axe, which must be in the page already, has against it, or against a part of it. What lies under an open dialog
# was looked at before. The drawings of all symbols, which nobody sees, are taken out meanwhile: they are more than half
# of the page, and axe would go through them.
AXE = """async (part) => {
    const late = new Promise((_, fail) => setTimeout(() => fail(Error('axe does not end')), 300_000))
    const over = document.querySelector(part || 'dialog[open]') ?? document
    const symbols = document.querySelector('body > svg.symbols'), next = symbols.nextSibling
    symbols.remove()
    try {
        const found = await Promise.race([axe.run(over, {resultTypes: ['violations']}), late])
        return found.violations.map(({id, nodes}) => `${id} ${nodes[0].target}`)
    } finally {
        document.body.insertBefore(symbols, next)
    }
}"""


SETTLED = f"() => {{ {DRAWN} return drawn(2) }}"


@pytest.fixture(scope="module")
def town(browser: Browser, house: House) -> Iterator[Town]:
    context = browser.new_context(base_url=house.url)
    yield settle(context.new_page())
    context.close()


def turn(page: Page, size: str, scheme: Scheme) -> None:
    """Look at the same screen through another window, by day or by night."""
    page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_has_its_words_and_room_for_them_and_axe_finds_nothing(
    reader: Reader, town: Town, language: str
) -> None:
    """One walk for all; axe, which takes longer than the walk, goes along in one language.

    A screen is looked at first as the one before it was last, so that the page is turned once for each.
    """
    page = reader(storage_state=town.state, locale=language)
    town.enter(page)
    if language == LONGEST:
        page.evaluate(AXE_SCRIPT)
    now = LOOKS[0]
    turn(page, *now)
    faults = []
    for screen in SCREENS:
        if screen.narrow and now != LOOKS[0]:
            turn(page, *LOOKS[0])
            now = LOOKS[0]
        town.show(page, screen)
        for look in sorted(LOOKS, key=lambda look: look != now):
            if look != now:
                turn(page, *look)
            page.evaluate(SETTLED)
            now = look
            found = page.evaluate(FAULTS, FAMILIES)
            if language == LONGEST:
                found += page.evaluate(AXE, screen.new)
            faults += [f"{screen.name} {look}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def test_the_first_screen_needs_little_script(reader: Reader) -> None:
    page = reader()
    sizes = []
    page.on("response", lambda answer: sizes.append(answer) if ".js" in answer.url else None)
    page.goto("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    assert 0 < sum(int(answer.headers["content-length"]) for answer in sizes) < MOST_SCRIPT


def contrast(one: Pixel, other: Pixel) -> float:
    """As WCAG reckons it."""

    def light(pixel: Pixel) -> float:
        red, green, blue = ((c / 255 / 12.92) if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in pixel[:3])
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("size", [(1366, 600), (1440, 900), (768, 1024), (360, 640)])
def test_the_bar_over_the_town_can_be_read_whatever_lies_behind_it(page: Page, size: tuple[int, int]) -> None:
    """axe does not know what a picture behind words looks like."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    ask(page, "/api/guests", {"name": "Josephine"})
    ask(page, "/api/tables", {"game": "revolver", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deputy"}]})
    page.goto("/")
    page.locator(".cont").first.wait_for()
    boxes = [box for one in page.locator("header.bar .btn").all() if (box := one.bounding_box())]
    page.locator("header.bar").evaluate("(bar) => (bar.style.visibility = 'hidden')")
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    for box in boxes:
        behind = picture.crop(
            (int(box["x"]), int(box["y"]), int(box["x"] + box["width"]), int(box["y"] + box["height"]))
        )
        data = behind.tobytes()
        colours = {tuple(data[at : at + 3]) for at in range(0, len(data), 3)}
        assert min(contrast(WORDS, colour) for colour in colours) >= 4.5, box
