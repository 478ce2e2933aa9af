"""How quick the page is: `python -m e2e.speed`. Nothing asserts it; what a first load may weigh is a test.

The first screen on a slow machine with a cold cache, to where Play now can be pressed: drawn, and answered by the page.
And a table: from the moment the server's answer arrives until the picture with it is on the screen.
"""

import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser

from e2e import deals
from e2e.house import House, at_once, browsing
from e2e.player import Player, new_table

SLOWER = 4  # times, the processor
LINES = {  # as Chrome's tools name them: bytes a second down and up, milliseconds there and back
    "Fast 4G": (9_000_000 / 8 * 0.9, 1_500_000 / 8 * 0.9, 165),
    "Slow 4G": (1_600_000 / 8 * 0.9, 750_000 / 8 * 0.9, 562.5),
    "as it is": (-1, -1, 0),
}
ROUNDS = 3
READY = """() => new Promise((done) => {
    const look = () => document.querySelector('.home .btn.primary')
        ? requestAnimationFrame(() => setTimeout(() => done(performance.now())))
        : setTimeout(look, 5)
    look()
})"""

DRAWN = """() => new Promise((done) => new PerformanceObserver((found) => {
    for (const {name, startTime} of found.getEntries()) if (name === 'first-contentful-paint') done(startTime)
}).observe({type: 'paint', buffered: true}))"""

STEPS = 60  # of a player at each table
REST = 400  # milliseconds after each: looking for what to do next makes the page work
# From the news to the frame that shows them: what is timed after a frame began runs when it is drawn.
LISTEN = """
    window.answers = []
    window.WebSocket = class extends WebSocket {
        constructor(...where) {
            super(...where)
            this.addEventListener('message', ({data}) => {
                if (!data.startsWith('{"type":"news"')) return
                const began = performance.now()
                requestAnimationFrame(() => setTimeout(() => answers.push(performance.now() - began)))
            })
        }
    }
"""


def load(browser: Browser, house: House, line: str) -> tuple[float, float, int, int]:
    """Milliseconds until something is drawn, until it can be used; compressed bytes of scripts, and of everything."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    protocol = context.new_cdp_session(page)
    weights: dict[str, int] = {}
    kinds: dict[str, str] = {}
    protocol.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"]}))
    protocol.on("Network.loadingFinished", lambda told: weights.update({told["requestId"]: told["encodedDataLength"]}))
    protocol.send("Network.enable")
    down, up, wait = LINES[line]
    protocol.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "downloadThroughput": down, "uploadThroughput": up, "latency": wait},
    )
    protocol.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(house.url, wait_until="commit")
    ready = page.evaluate(READY)
    page.wait_for_load_state("load")
    drawn = page.evaluate(DRAWN)
    context.close()
    script = sum(weights.get(id, 0) for id, kind in kinds.items() if kind == "Script")
    return drawn, ready, script, sum(weights.values())


def answers(browser: Browser, house: House, game: str) -> list[float]:
    """Milliseconds from each answer to its picture, in order of length, with everything that moves."""
    viewport: Any = {"width": 1440, "height": 900}
    context = browser.new_context(base_url=house.url, viewport=viewport, storage_state=at_once(house.url))
    page = context.new_page()
    page.add_init_script(LISTEN)
    new_table(page, game, [{"kind": "me"}, {"kind": "bot", "bot": "greenhorn"}])
    player = Player(page)
    for _ in range(STEPS):
        player.step()
        page.wait_for_timeout(REST)
    found: list[float] = page.evaluate("answers")
    context.close()
    return sorted(found)


def main() -> int:
    print(f"cold cache, phone size, a processor {SLOWER} times slower")
    with TemporaryDirectory() as folder, browsing() as browser:
        house = House(Path(folder))
        house.open()
        try:
            for line in LINES:
                found = [load(browser, house, line) for _ in range(ROUNDS)]
                drawn, ready = (median(each[at] for each in found) for at in (0, 1))
                script, everything = found[-1][2:]
                print(
                    f"{line:9} drawn after {drawn / 1000:.2f} s, usable after {ready / 1000:.2f} s;"
                    f" {script / 1000:.0f} kB of script, {everything / 1000:.0f} kB in all"
                )
            for game in deals.GAMES:
                times = answers(browser, house, game)
                print(
                    f"{game:10} {len(times)} answers of the house: on the screen after {median(times):.0f} ms,"
                    f" 95 % within {times[int(0.95 * len(times))]:.0f} ms, all within {times[-1]:.0f} ms"
                )
        finally:
            house.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
