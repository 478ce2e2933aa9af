"""A player who uses the page: reads what is offered, and does it with mouse, thumb or keys."""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from playwright.sync_api import Page, expect

from saloon.kernel.rng import Quick

OVER = "over"
PLACES = (
    "dialog[open] .card.can, dialog[open] .aim",
    "dialog[open] .btn.primary",
    "dialog[open] .btn",
    ".prompt .btn.primary:not([disabled])",
    ".aim, .poster.target, .tile.target, .field.target",
    ".fan .card.can, .rack .card.can",
    ".prompt .btn:not(.ghost, [disabled])",
)  # what a reader would do, the likeliest first
WAY_OUT = ".prompt .btn.ghost:not([disabled])"  # when there is nothing else for a while
WHILE = 20  # looks in vain
LONGEST_WAIT = 6000  # looks in vain, each of ten milliseconds at least

# One of the things of the first place that has any: one that can be seen and is covered by nothing. It is kept as
# `goal` for those who walk there by keys.
FIND = """([places, chance]) => {
    const inside = (n, most) => n >= 0 && n < most
    const outside = ({left, top, bottom}) =>
        !inside(left, innerWidth) || !inside(bottom, innerHeight + 1) || !inside(top, innerHeight)
    const open = (thing) => {
        const box = thing.getBoundingClientRect()
        for (const down of [0.5, 0.25, 0.75, 0.08]) for (const along of [0.5, 0.2, 0.8, 0.06]) {
            const x = box.x + along * box.width, y = box.y + down * box.height
            if (thing.contains(document.elementFromPoint(x, y))) return {x, y}
        }
    }
    const spot = (thing) => {
        const found = !outside(thing.getBoundingClientRect()) && open(thing)
        if (!found) thing.scrollIntoView({block: 'nearest', inline: 'center'})
        return found || open(thing)
    }
    if (document.querySelector('.over') && !document.querySelector('dialog[open]')) return 'over'
    for (const place of places) {
        const found = [...document.querySelectorAll(place)].filter((thing) => thing.checkVisibility())
        const first = Math.floor(chance * found.length)
        for (const thing of [...found.slice(first), ...found.slice(0, first)]) {
            const at = spot(thing)
            if (!at) continue
            window.goal = thing
            return {...at, name: thing.ariaLabel || thing.innerText}
        }
    }
    return null
}"""

# Which key leads towards the goal.
WAY = """() => {
    const here = document.activeElement
    if (!window.goal.isConnected) return 'gone'
    if (here === window.goal) return 'there'
    return here.compareDocumentPosition(window.goal) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
}"""
FARTHEST = 120  # keys to anything on a table


class Spot(TypedDict):
    x: float
    y: float
    name: str


def ask(page: Page, path: str, body: object) -> dict[str, object]:
    """Post something to the server, as the page does."""
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    told: dict[str, object] = answer.json()
    return told


def new_table(page: Page, game: str, seats: Sequence[Mapping[str, object]], **more: Any) -> str:
    """A table of one's own, made as the page makes it; then the page that shows it."""
    ask(page, "/api/guests", {"name": "Ann"})
    table = ask(page, "/api/tables", {"game": game, "seats": seats, "pace": 0, **more})
    page.goto(f"/t/{table['id']}")
    expect(page.locator(".prompt, .over, .chairs, .cover").first).to_be_visible()
    return str(table["id"])


class Player:
    """Clicks on something that can be clicked, again and again."""

    def __init__(self, page: Page, chance: int = 1) -> None:
        self.page = page
        self.rng = Quick(chance)
        self.idle = 0
        self.done: list[str] = []  # what was chosen, for a look at it if something fails

    def offered(self) -> Spot | str | None:
        """What to do now: nothing while others decide, and nothing more when the game is over."""
        places = PLACES if self.idle < WHILE else (*PLACES, WAY_OUT)
        found: Spot | str | None = self.page.evaluate(FIND, [places, int(self.rng.below(1000)) / 1000])
        return found

    def do(self, spot: Spot) -> None:
        self.page.mouse.click(spot["x"], spot["y"])

    def step(self) -> bool:
        """Do what there is to be done; whether the game goes on."""
        spot = self.offered()
        if isinstance(spot, str):
            return False
        if spot is None:
            self.idle += 1
            assert self.idle < LONGEST_WAIT, f"nothing more can be done; the last steps: {self.done[-12:]}"
            self.page.wait_for_timeout(10)
        else:
            self.idle = 0
            self.done.append(spot["name"])
            self.do(spot)
        return True

    def play(self, most: int) -> None:
        """So many things done, however long the others take, or to the end of the game."""
        enough = len(self.done) + most
        while len(self.done) < enough and self.step():
            pass

    def play_out(self, most: int = 3000) -> None:
        """To the end of the game, and to what is said about it."""
        self.play(most)
        assert self.offered() == OVER, f"no end after {most} steps; the last ones: {self.done[-12:]}"


class Thumb(Player):
    """Taps; the browser has to be one with a touch screen."""

    def do(self, spot: Spot) -> None:
        self.page.touchscreen.tap(spot["x"], spot["y"])


class Keys(Player):
    """Walks with Tab and presses Enter. Focus is never lost: not by a decision, not by what others do."""

    def do(self, spot: Spot) -> None:
        for _ in range(FARTHEST):
            way = self.page.evaluate(WAY)
            if way == "gone":
                return
            if way == "there":
                break
            self.page.keyboard.press(way)
        else:
            raise AssertionError(f"{spot['name']!r} cannot be reached by keyboard")
        self.page.keyboard.press("Enter")

    def step(self) -> bool:
        if self.done:
            lost = self.page.evaluate("document.activeElement === document.body")
            assert not lost, f"focus is lost after {self.done[-1]!r}"
        return super().step()
