"""The law of layout: at every size everything that can be done can be hit, and everything that is said can be read.

Tried by test_layout.py: a part of the corpus in `make test`, all of it at all sizes in `make soak`.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Raw
from playwright.sync_api import Browser, Page, Route

from e2e.corpus import TABLE, State, choices
from e2e.house import PATIENCE, House
from saloon.kernel.errors import Illegal
from saloon.server import wire
from saloon.server.wire import ENCODE

LAW = Path(__file__).with_suffix(".js").read_text()
REACH = Path(__file__).with_name("reach.js").read_text()
Size = tuple[int, int]

# The page's line to the server, with nobody at the other end but a state of the corpus.
LINE = """
window.line = { told: [], watched: false, trying: 0, tried: [], moved: [] }
window.WebSocket = class {
    static OPEN = 1
    readyState = 0
    constructor() {
        line.socket = this
        setTimeout(() => { this.readyState = 1; this.onopen() })
    }
    close() {}
    hear(text) { this.onmessage({ data: text }) }
    async send(text) {
        const message = JSON.parse(text)
        await null
        const hello = { type: 'welcome', protocol: 1, account: '1', name: '', version: '', at: Date.now() / 1000 }
        if (message.type === 'hello') this.hear(JSON.stringify(hello))
        if (message.type === 'ping') this.hear('{"type":"pong","n":0}')
        if (message.type === 'try') {
            line.trying++
            if (message.codes.length === 1 && Number.isInteger(message.codes[0])) line.tried.push(message.codes[0])
            this.hear(await tryOut(message))
            line.trying--
        }
        if (message.type === 'move') {
            line.moved.push(message.code)
            const why = { reason: 'house-trouble', rule: '', details: {} }
            this.hear(JSON.stringify({ type: 'refused', id: message.id, table: message.table, ...why }))
        }
        if (message.type === 'hint') this.hear(JSON.stringify({ ...line.hints, id: message.id }))
        if (message.type === 'watch') { line.watched = true; line.told.forEach((each) => this.hear(each)) }
    }
}
"""
# When it is drawn, and nothing moves any more: what measures itself needs a second picture.
DRAWN = """async () => {
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame)
    const ends = (each) => each.effect.getComputedTiming().endTime < Infinity
    await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished))
}"""
# What covers the table. The table is told about it before anything else.
CLOSE = """async () => {
    document.querySelectorAll('dialog[open]').forEach((each) => each.close())
    await new Promise(requestAnimationFrame)
}"""
TELL = """(told) => {
    const now = Date.now() / 1000
    const due = told.map((each) => JSON.parse(each))
    for (const each of due) {
        if (each.time) each.time.until += now
        if (each.type === 'said') each.at += now
    }
    line.hints = due.find(({ type }) => type === 'hints')
    line.told = due.filter(({ type }) => type !== 'hints').map((each) => JSON.stringify(each))
    if (line.watched) line.told.forEach((each) => line.socket.hear(each))
}"""
# Where the parts of a table are.
PARTS = ".prompt, .dock, .side, .rowh, .poster, .tile, .plate, .zone, .field, .stat, [data-place=hand]"
PLACES = """(parts) => Object.fromEntries([...document.querySelectorAll(parts)].map((thing, at) => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    return [`${at} ${thing.classList[0]}`, [left, top, width, height].map(Math.round)]
}))"""


class Sitting:
    """A page at a table that is nowhere but in the corpus: one page shows one state after the other, at any size."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.state: State | None = None
        self.breaks: set[str] = set()  # what no line has room for, since it was first said
        page.add_init_script(LINE)
        page.expose_function("tryOut", self.try_out)
        for path, answer in {
            f"tables/{TABLE}/deck*": self.give_deck,
            f"tables/{TABLE}?*": self.give_info,
            f"tables/{TABLE}/share": lambda route: route.fulfill(json={"share": "abcd", "ended": False}),
            f"tables/{TABLE}/replay?*": self.give_replay,
            "me": self.be_the_first,
            "guests": self.be_the_first,
        }.items():
            page.route(f"**/api/{path}", answer)

    def give_deck(self, route: Route) -> None:
        """The deck of the standard rules, as of any table."""
        assert self.state is not None
        name = self.state.setup.options["deck"].partition("@")[0]
        route.fulfill(response=self.page.request.get(f"/api/games/{self.state.game.name}/decks/{name}"))

    def give_info(self, route: Route) -> None:
        assert self.state is not None
        route.fulfill(body=ENCODE(self.state.info))

    def give_replay(self, route: Route) -> None:
        """Step by step, as of any record."""
        assert self.state is not None
        query = route.request.url.partition("?")[2]
        told = self.page.request.post(f"/api/replay?{query}", data=self.state.record).json()
        route.fulfill(json={**told, "table": TABLE, "chairs": json.loads(ENCODE(self.state.news.chairs))})

    def be_the_first(self, route: Route) -> None:
        """The reader is account 1 of the corpus."""
        answer = route.fetch()
        told = answer.json()
        route.fulfill(response=answer, json={**told, "account": "1"} if "account" in told else told)

    def try_out(self, message: dict[str, Any]) -> str:
        """What the server would answer to a trial."""
        assert self.state is not None
        about = {"table": TABLE, "id": message["id"]}
        game, table = self.state.game, self.state.table.clone()
        try:
            for code in message["codes"]:
                table.apply(code if isinstance(code, int) else game.parse(table, code))
                if not table.can_undo():
                    return json.dumps({"type": "trial", **about, "view": None, "choices": []})
        except Illegal as error:
            told = {"reason": error.reason, "rule": error.rule, "details": error.details}
            return json.dumps({"type": "refused", **about, **told})
        seen = Raw(ENCODE(game.view(table, message["seat"])))
        return ENCODE(wire.Trial(TABLE, message["id"], seen, choices(game, table))).decode()

    def resize(self, size: Size) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def show(self, state: State) -> None:
        first = self.state is None or (self.state.path, self.state.sign) != (state.path, state.sign)
        self.state = state
        self.breaks.update(state.breaks)
        if first:
            self.page.goto(state.path)
        self.page.evaluate(CLOSE)
        now, *later = state.told()
        self.page.evaluate(TELL, now)
        if first:
            self.page.locator(state.sign).first.wait_for()
        for part in later:
            self.page.evaluate(DRAWN)
            self.page.evaluate(TELL, part)
        if state.opens:
            self.page.locator(state.opens).dispatch_event("click")
        if state.shows:
            self.page.locator(state.shows).first.wait_for()
        self.page.evaluate(DRAWN)

    def faults(self) -> Sequence[str]:
        """What is wrong with the state that is shown, at this size."""
        assert self.state is not None
        found: list[str] = self.page.evaluate(LAW, [self.state.sights, [*self.breaks]])
        return [f"{self.state.name}: {fault}" for fault in found]

    def missed(self, state: State, size: Size) -> Sequence[str]:
        """The choices that no tap leads to."""
        assert state.news.question is not None
        self.resize(size)
        self.show(state)
        offered = [json.loads(bytes(choice)) for choice in state.news.question.choices]
        codes: list[int] = self.page.evaluate(REACH, [choice["code"] for choice in offered])
        title = f"{size[0]}x{size[1]} {state.name}"
        return [f"{title}: {choice['notation']} cannot be reached" for choice in offered if choice["code"] in codes]

    def moved(self, state: State, size: Size) -> Sequence[str]:
        """What does not stay in its place when the first card that may be picked up is."""
        self.resize(size)
        self.show(state)
        before: dict[str, list[int]] = self.page.evaluate(PLACES, PARTS)
        self.page.locator("[data-place=hand] .card.can").first.dispatch_event("click")
        self.page.locator("[data-place=hand] .card.sel").first.wait_for()
        self.page.evaluate(DRAWN)
        after: dict[str, list[int]] = self.page.evaluate(PLACES, PARTS)
        title = f"{size[0]}x{size[1]} {state.name}"
        return [f"{title}: {name} from {was} to {after[name]}" for name, was in before.items() if after[name] != was]

    def breaches(self, states: Sequence[State], sizes: Sequence[Size]) -> list[str]:
        found = []
        for size in sizes:
            self.resize(size)
            for state in states:
                self.show(state)
                found += [f"{size[0]}x{size[1]} {fault}" for fault in self.faults()]
        return found


@contextmanager
def sitting(browser: Browser, house: House, language: str, touch: bool = False, **wishes: str) -> Iterator[Sitting]:
    """A reader with these settings, at a screen that is touched or with a mouse."""
    context = browser.new_context(base_url=house.url, locale=language, reduced_motion="reduce", has_touch=touch)
    context.set_default_timeout(PATIENCE)
    kept = json.dumps({"language": language, "tempo": "instant", **wishes})
    context.add_init_script(f"localStorage.setItem('saloon', {json.dumps(kept)})")
    yield Sitting(context.new_page())
    context.close()
