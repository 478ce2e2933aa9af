"""Somebody who plays through the page: reads what is offered, and clicks or presses keys."""

from playwright.sync_api import Page, expect

from saloon.kernel.rng import Quick

OVER = ".over"
ASKED = ".prompt .btn.primary:not([disabled])"


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
    """Clicks until the game is over: a primary button if there is one, else anything that may be picked up."""

    def __init__(self, page: Page, chance: int = 1) -> None:
        self.page = page
        self.rng = Quick(chance)

    def step(self) -> bool:
        """One thing that a reader can do now; false if there is nothing."""
        page = self.page
        close = page.locator("dialog[open] .btn.primary, dialog[open] .btn").first
        picker = page.locator("dialog[open] .card.can")
        if picker.count():
            picker.nth(int(self.rng.below(picker.count()))).click()
            return True
        if close.count():
            close.click()
            return True
        buttons = page.locator(ASKED)
        if buttons.count():
            buttons.first.click()
            return True
        for places in (".aim, .poster.target, .tile.target", ".fan .card.can, .rack .card.can, .hand .card.can"):
            found = page.locator(places).locator("visible=true")
            if found.count():
                found.nth(int(self.rng.below(found.count()))).click()
                return True
        return False

    def play(self, most: int = 3000) -> None:
        """To the end of the game."""
        page = self.page
        for _ in range(most):
            if page.locator(OVER).count():
                return
            if not self.step():
                page.wait_for_timeout(30)
        raise AssertionError("no end of the game")
