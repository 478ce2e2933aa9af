"""The law of layout: at every size everything that can be done can be hit, and everything that is said can be read.

Tried by test_layout.py: a part of the corpus in `make test`, all of it at all sizes in `make soak`.
"""

import json
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page, Route, WebSocketRoute

from e2e.corpus import TABLE, State

LAW = Path(__file__).with_suffix(".js").read_text()


class Line:
    """The page's line to the server, with nobody at the other end but a state of the corpus."""

    def __init__(self, page: Page, state: State) -> None:
        self.page = page
        self.state = state
        self.socket: WebSocketRoute | None = None
        page.route_web_socket("**/api/live", self.connect)
        page.route(f"**/api/tables/{TABLE}/deck*", self.give_deck)

    def connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda message: self.hear(socket, json.loads(message)))

    def give_deck(self, route: Route) -> None:
        """The deck of the standard rules, as of any table."""
        options: dict[str, str] = json.loads(self.state.setup)["options"]
        name = options["deck"].partition("@")[0]
        route.fulfill(response=self.page.request.get(f"/api/games/{self.state.game}/decks/{name}"))

    def hear(self, socket: WebSocketRoute, message: dict[str, object]) -> None:
        match message["type"]:
            case "hello":
                socket.send(json.dumps({"type": "welcome", "protocol": 1, "account": "1", "name": "", "version": ""}))
            case "ping":
                socket.send(json.dumps({"type": "pong", "n": 0}))
            case "watch":
                self.tell(socket)
            case "try":
                told = {"type": "trial", "table": TABLE, "id": message["id"], "view": None, "choices": []}
                socket.send(json.dumps(told))

    def tell(self, socket: WebSocketRoute) -> None:
        socket.send(self.state.setup.decode())
        socket.send(self.state.news.decode())

    def show(self, state: State) -> None:
        """Another state, on the page that is open already."""
        self.state = state
        assert self.socket is not None
        self.tell(self.socket)


def open_table(page: Page, state: State) -> Line:
    line = Line(page, state)
    page.goto(f"/t/{TABLE}")
    page.locator(".prompt, .over").first.wait_for()
    return line


def faults(page: Page) -> Sequence[str]:
    found: list[str] = page.evaluate(LAW)
    return found
