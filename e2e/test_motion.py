"""What moves at a table: it begins and ends where it should, and leaves nothing behind. All other tests do without."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import deals
from e2e.conftest import Reader
from e2e.player import Player, new_table
from e2e.screens import DRAWN

LOOK = 300  # milliseconds: whoever touches the table at once finds nothing in the air any more
GREENHORN = {"kind": "bot", "bot": "greenhorn"}

# Whatever comes into the air, when it comes: what it does, and where its middle is.
WATCH = """
    window.seen = []
    const middle = (element) => {
        const {x, y, width, height} = element.getBoundingClientRect()
        return {x: x + width / 2, y: y + height / 2}
    }
    const place = (name) => {
        const found = document.querySelector(`[data-place="${name}"]`)
        return found && middle(found)
    }
    new MutationObserver((changes) => {
        for (const thing of changes.flatMap(({addedNodes}) => [...addedNodes])) {
            if (!(thing instanceof Element) || !thing.matches('.air > *')) continue
            const act = thing.dataset.act ?? 'cover'
            const word = thing.querySelector('.stamp')
            const at = middle(act === 'cover' ? thing.firstElementChild : thing)
            seen.push({act, word: word?.innerText, at, duel: place('duel'), discards: place('discards')})
        }
    }).observe(document, {childList: true, subtree: true})
"""

# What is not in its place two pictures later; a flight takes many more.
OUT_OF_PLACE = f"""async () => {{ {DRAWN}
    await drawn(2)
    return document.querySelectorAll('[data-away], .air > *').length
}}"""


def watching(reader: Reader, game: str, **viewport: int) -> Page:
    more = {"viewport": viewport} if viewport else {}
    page = reader(reduced_motion="no-preference", **more)
    page.add_init_script(WATCH)
    new_table(page, game, [{"kind": "me"}, GREENHORN])
    return page


def play(page: Page, enough: int, act: str, words: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """Play until so many of these were in the air; what they were."""
    player = Player(page)
    found: list[dict[str, Any]] = []
    while len(player.done) < 120 and player.step():
        page.wait_for_timeout(LOOK)
        found = [one for one in page.evaluate("seen") if one["act"] == act and (not words or one["word"] in words)]
        if len(found) >= enough:
            return found
    raise AssertionError(f"only {len(found)} times {act} {words}")


@pytest.mark.parametrize("size", [{}, {"width": 390, "height": 844}], ids=["desktop", "phone"])
def test_what_an_attack_comes_to_is_stamped_on_the_duel(reader: Reader, size: dict[str, int]) -> None:
    page = watching(reader, "revolver", **size)
    for stamp in play(page, 1, "stamp", ("HIT", "HOLDS")):
        assert stamp["at"] == pytest.approx(stamp["duel"], abs=3)


def test_the_old_top_of_a_pile_lies_on_it_until_the_new_one_comes(reader: Reader) -> None:
    page = watching(reader, "wyatt-earp")
    for cover in play(page, 2, "cover"):
        assert cover["at"] == pytest.approx(cover["discards"], abs=3)


# What moves for ever only asks for attention (the button that plays a card): it is nothing that must land.
MOVING = """document.getAnimations().filter(
    ({playState, effect}) => playState === 'running' && effect.getTiming().iterations !== Infinity).length"""


@pytest.mark.parametrize("game", deals.GAMES)
def test_everything_lands_and_nothing_stays_hidden(reader: Reader, game: str) -> None:
    page = watching(reader, game)
    play(page, 8, "fly")
    expect(page.locator(".air > *")).to_have_count(0)
    expect(page.locator("[data-away], [data-fresh]")).to_have_count(0)
    assert page.evaluate(MOVING) == 0


def test_whoever_touches_the_table_finds_everything_in_its_place(reader: Reader) -> None:
    page = watching(reader, "wyatt-earp")
    player, away = Player(page), page.locator("[data-away]")
    while True:
        assert len(player.done) < 50, "nothing moves"
        assert player.step()
        if away.count() and page.title().startswith("★"):  # and nobody else moves now
            break
    page.mouse.click(2, 2)
    assert page.evaluate(OUT_OF_PLACE) == 0
