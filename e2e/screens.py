"""Every screen of the page, by name: for the tests that walk through all of them, and for `make screenshots`."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from e2e import crowd, deals
from e2e.player import Player, ask

MORE_THAN_ONE = {"wyatt-earp": 3, "revolver": 2}  # seats of the tables that are shown
Way = Callable[[Page], object]

# So many pictures later. A browser that draws none fails the test instead of keeping it waiting.
DRAWN = """const drawn = (pictures) => new Promise((done, fail) => {
    const late = setTimeout(() => fail(Error(`nothing was drawn for a minute at ${location.pathname}`)), 60_000)
    const next = () => (pictures-- > 0 ? requestAnimationFrame(next) : (clearTimeout(late), done()))
    next()
})
"""

# To another address by way of one where nothing is: what is seen afterwards is not what was seen before.
GO = (
    f"async (path) => {{ {DRAWN}"
    """
    const there = () => document.querySelector('main .slab > .scene use[href$="#pano-buzzard"]')
    const end = performance.now() + 60_000
    const push = (to) => (history.pushState(null, '', to), dispatchEvent(new PopStateEvent('popstate')))
    const go = async (to, arrived) => {
        push(to)
        while (!arrived()) {
            if (to === '/nowhere' && location.pathname !== to) push(to)  // what was left may still lead on by itself
            if (performance.now() > end) throw Error(`not at ${to}: ${document.body.innerText.slice(0, 300)}`)
            await drawn(1)
        }
    }
    await go('/nowhere', there)
    if (path !== '/nowhere') await go(path, () => !there())
}"""
)


@dataclass(frozen=True)
class Screen:
    """Where it is (`{name}` is a table of the town), what is seen when it is there, and what opens it from there."""

    name: str
    path: str
    sign: str
    then: Way | None = None
    narrow: bool = False  # it can be opened on a phone alone
    new: str = ""  # the part of it that no screen before it has


def press(css: str) -> Way:
    return lambda page: page.locator(css).locator("visible=true").first.click()


def press_sign(icon: str, within: str = "") -> Way:
    """The button with this picture on it."""
    return press(f"{within} .btn:has(use[href$='#{icon}'])")


def look_closer(page: Page) -> None:
    """At a card of the hand, whether it can be played or not."""
    page.locator(".fan .card, .rack .card").locator("visible=true").last.click(button="right", force=True)


def open_menu(page: Page) -> None:
    """Of a narrow screen; a wide one has it all in sight."""
    for menu in page.locator(".menu").locator("visible=true").all():
        menu.click()


def solve(page: Page) -> None:
    """Answer a puzzle, rightly or not."""
    player = Player(page)
    while not page.locator(".puzzle .does .primary").count():
        player.step()
    while page.locator("dialog[open]").count():  # what was opened meanwhile, or tells how a round has ended
        page.locator("dialog[open] .btn").last.click()


def explain(page: Page) -> None:
    solve(page)
    page.locator(".puzzle .does .btn").first.click()


# Any answer to every question at a table, until the game is over.
PLAY_OUT = """(table) => new Promise((done, fail) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`)
    const say = (message) => socket.send(JSON.stringify(message))
    let asked = -1
    setTimeout(() => fail(Error('the game does not end')), 120_000)
    socket.onopen = () => [{ type: 'hello', protocol: 1 }, { type: 'watch', table }].forEach(say)
    socket.onmessage = ({ data }) => {
        const { type, status, seat, question } = JSON.parse(data)
        if (type !== 'news') return
        if (status === 'over') return socket.close(), done()
        if (!question || question.number === asked) return
        asked = question.number
        const { code } = question.choices[(7 * asked) % question.choices.length]
        say({ type: 'move', table, id: `m${asked}`, seat, question: asked, code })
    }
})"""


def at_a_table(game: str) -> list[Screen]:
    """A game that goes on, what may lie over it, how it ends, and how it is watched again."""
    table, window, over = f"/t/{{{game}}}", f"/t/{{window-{game}}}", f"/t/{{over-{game}}}"
    replay = f"/replay/{{over-{game}}}?move=40&seat=0"
    return [
        Screen(game, table, ".prompt .q"),
        Screen(f"{game}-hints", table, ".hints ol", press(".bar .hint")),
        Screen(f"{game}-log", table, "dialog[open] .log", press_sign("mk-log")),
        Screen(f"{game}-menu", table, "dialog[open]", press_sign("mk-gear")),
        Screen(f"{game}-card", table, "dialog[open] .card", look_closer),
        Screen(f"{game}-window", window, ".prompt .btn"),
        Screen(f"{game}-over", over, ".over"),
        Screen(f"{game}-replay", replay, ".reel"),
        Screen(f"{game}-moves", replay, "dialog[open] ol", press_sign("mk-log", ".reel")),
        Screen(f"{game}-branch", replay, "dialog[open] form, dialog[open] fieldset", press(".reel > button.icon")),
    ]


SCREENS = [
    Screen("home", "/", ".home .cont"),
    Screen("menu", "/about", "dialog[open] .list, .rooms", open_menu, narrow=True),
    Screen("lobby", "/lobby", ".two li"),
    Screen("new-wyatt-earp", "/new/wyatt-earp", ".seats"),
    Screen("new-revolver", "/new/revolver", ".seats"),
    Screen("options", "/new/wyatt-earp", "details[open] .pick", press("form summary")),
    Screen("quick-match", "/match", "main form"),
    Screen("standings", "/standings/revolver", "main tbody tr"),
    Screen("waiting-room", "/t/{waiting}", ".chairs"),
    Screen("games", "/games", ".mark"),
    Screen("profile", "/profile", "main form"),
    Screen("settings", "/settings", ".volume"),
    Screen("keys", "/settings", "dialog[open] kbd", lambda page: page.keyboard.press("?")),
    Screen("learn", "/learn", ".games"),
    Screen("learn-wyatt-earp", "/learn/wyatt-earp", "main h2"),
    Screen("learn-revolver", "/learn/revolver", "main h2"),
    Screen("puzzles", "/puzzles", ".games section"),
    *(Screen(f"puzzle-{game}", f"/puzzles/{game}", ".puzzle .prompt .q") for game in deals.GAMES),
    *(Screen(f"puzzle-{game}-told", f"/puzzles/{game}", ".puzzle .does .primary", solve) for game in deals.GAMES),
    Screen("puzzle-why", "/puzzles/revolver", ".hints li", explain),
    Screen("rules-wyatt-earp", "/rules/wyatt-earp", ".book"),
    Screen("rules-revolver", "/rules/revolver", ".book"),
    Screen("rule", "/rules/wyatt-earp/we-13-12", "#we-13-12", new="#we-13-12"),
    Screen("cards-wyatt-earp", "/rules/wyatt-earp/cards", "main .card"),
    Screen("cards-revolver", "/rules/revolver/cards", "main .card"),
    Screen("today", "/today", ".game"),
    Screen("past-day", "/today/2020-01-01", ".month"),
    Screen("deal", "/deal/{deal}", ".game"),
    Screen("results", "/deal/{challenge}", ".invite"),
    Screen("beside", "/replay/{mine}?seat=0&with={theirs}", ".beside"),
    Screen("clubs", "/clubs", "form"),
    Screen("club", "/clubs/{club}", "table"),
    Screen("match", "/clubs/{match}", "table"),
    Screen(
        "new-duel", "/clubs", "form fieldset + fieldset, form fieldset ~ fieldset", press("form label:last-child input")
    ),
    Screen("duel-open", "/clubs/{duel-open}", ".score"),
    Screen("duel", "/clubs/{duel}", "li .play"),
    Screen("fairness", "/fairness?table={over-wyatt-earp}", ".line.good"),
    Screen("about", "/about", ".marks"),
    Screen("stop-link", "/stop/nothing-of-the-kind", "main .refusal"),
    Screen("nowhere", "/nowhere", "main h1"),
    Screen("no-such-invitation", "/j/nothing-of-the-kind", "main h1"),
    Screen("bring-a-record", "/replay", ".drop"),
    *(screen for game in deals.GAMES for screen in at_a_table(game)),
]


@dataclass
class Town:
    """A server with some history: a user with tables of every kind."""

    state: Any  # his cookies
    tables: dict[str, str] = field(default_factory=dict)

    def enter(self, page: Page) -> None:
        """The first screen of a walk; the tables, lists and curves of all that follow are full."""
        crowd.fill(page)
        page.goto("/about")

    def show(self, page: Page, screen: Screen) -> None:
        """Go there within the page, as a link does."""
        page.evaluate(GO, screen.path.format_map(self.tables))
        if screen.then:
            page.locator("main h1").first.wait_for(state="attached")
            screen.then(page)
        page.locator(screen.sign).locator("visible=true").first.wait_for()
        page.locator("[aria-busy=true]").first.wait_for(state="detached")


def settle(page: Page) -> Town:
    """Create that history, as a guest whose challenge another one has taken."""
    ask(page, "/api/guests", {"name": "Josephine"})
    page.goto("/about")
    wishes: dict[str, dict[str, Any]] = {
        "waiting": {"game": "wyatt-earp", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]},
        "public": {"game": "revolver", "seats": [{"kind": "open"}, {"kind": "me"}], "public": True},
    }
    for game in deals.GAMES:
        wishes[game] = deals.in_the_middle(game, MORE_THAN_ONE[game]).wish()
        wishes[f"window-{game}"] = deals.with_a_window(game).wish()
        wishes[f"over-{game}"] = deals.before_the_end(game).wish()
    town = Town(None)
    for name, wish in wishes.items():
        town.tables[name] = str(ask(page, "/api/tables", {"pace": 0, **wish})["id"])
    town.tables["deal"] = page.request.get("/api/days").json()["deals"][0]["id"]
    for kind in ("club", "match"):
        club = {"name": "Thursday gang", "game": next(iter(deals.GAMES)), "kind": kind}
        town.tables[kind] = str(ask(page, "/api/clubs", club)["id"])
    duel = {"name": "High noon, Dodge City", "game": "revolver", "kind": "duel", "side": 1}
    town.tables["duel-open"] = str(ask(page, "/api/clubs", {**duel, "side": 2})["id"])
    days = {"kind": "move", "seconds": 86_400}
    town.tables["duel"] = str(ask(page, "/api/clubs", {**duel, "clock": days})["id"])
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "deputy"}]
    rated = {"game": "revolver", "seats": seats, "pace": 0, "rated": True, "clock": {"kind": "move", "seconds": 600}}
    mine = town.tables["mine"] = str(ask(page, "/api/tables", rated)["id"])
    today = town.tables["deal"].replace("-wyatt-earp-", "-revolver-").replace("-champion", "-marshal")
    for table in (mine, str(ask(page, f"/api/deals/{today}/table", {"pace": 0})["id"])):
        page.evaluate(PLAY_OUT, table)
    town.tables["challenge"] = challenge = str(ask(page, f"/api/tables/{mine}/challenge", {})["id"])
    town.state = page.context.storage_state()
    page.context.clear_cookies()
    ask(page, "/api/guests", {"name": "Wilhelmina-Charlotte"})
    ask(page, f"/api/clubs/{town.tables['duel']}/join", {"team": 1})
    theirs = town.tables["theirs"] = str(ask(page, f"/api/deals/{challenge}/table", {"pace": 0})["id"])
    page.evaluate(PLAY_OUT, theirs)
    return town
