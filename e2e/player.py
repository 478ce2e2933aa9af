"""Somebody who plays through the page: reads what is offered, and clicks."""

from playwright.sync_api import Locator, Page, TimeoutError, expect

from saloon.kernel.rng import Quick

OVER = ".over"
PATIENCE = 2000  # milliseconds for a click: what was there a moment ago may be gone, since others play too
PLACES = (
    "dialog[open] .card.can",
    "dialog[open] .btn.primary",
    "dialog[open] .btn",
    ".prompt .btn.primary:not([disabled])",
    ".aim, .poster.target, .tile.target",
    ".fan .card.can, .rack .card.can, .hand .card.can",
    ".prompt .btn:not([disabled])",
)  # what a reader would click, the likeliest first


def new_table(page: Page, game: str, seats: list[dict[str, str]], **more: object) -> str:
    """A table of one's own, made as the page makes it; then the page that shows it."""
    page.goto("/about")
    table = page.evaluate(
        """async (wish) => {
            const post = (path, body) => fetch(path, {method: 'POST', headers: {'content-type': 'application/json'},
                body: JSON.stringify(body)}).then((answer) => answer.json())
            await post('/api/guests', {name: 'Ann'})
            return await post('/api/tables', wish)
        }""",
        {"game": game, "seats": seats, "pace": 0, **more},
    )
    page.goto(f"/t/{table['id']}")
    expect(page.locator(".prompt, .over").first).to_be_visible()
    return str(table["id"])


class Player:
    """Clicks on something that can be clicked, again and again."""

    def __init__(self, page: Page, chance: int = 1) -> None:
        self.page = page
        self.rng = Quick(chance)

    def offered(self) -> Locator | None:
        """What to click now; nothing while others decide."""
        for place in PLACES:
            found = self.page.locator(place).locator("visible=true")
            count = found.count()
            if count:
                return found.nth(int(self.rng.below(count)))
        return None

    def step(self) -> None:
        what = self.offered()
        if what is None:
            self.page.wait_for_timeout(20)
            return
        try:
            what.click(timeout=PATIENCE)
        except TimeoutError:
            return

    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def play(self, most: int) -> int:
        """So many steps, or to the end of the game; how many they were."""
        for step in range(most):
            if self.is_over():
                return step
            self.step()
        return most
