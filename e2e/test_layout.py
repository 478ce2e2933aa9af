"""The law of layout, over the corpus: whatever lies on a table, at every size it can be hit and read."""

import pytest
from playwright.sync_api import Browser

from e2e import corpus, layout
from e2e.house import House

LONGEST = "de"  # the language with the longest words
SIZES = [
    (1366, 650),
    (768, 1024),
    (390, 844),
    (1920, 1080),
]  # a laptop with its browser's bars, a tablet, a phone, a desk
GRID = [
    *SIZES, (2560, 1440), (1440, 900), (1440, 790), (1280, 720), (1024, 768), (1024, 600), (820, 1180), (600, 960),
    (412, 915), (360, 740),
]  # fmt: skip


def breaches(browser: Browser, house: House, size: tuple[int, int], states: list[corpus.State]) -> list[str]:
    width, height = size
    context = browser.new_context(
        base_url=house.url, locale=LONGEST, reduced_motion="reduce", viewport={"width": width, "height": height}
    )
    page = context.new_page()
    line = layout.open_table(page, states[0])
    found = []
    for state in states:
        line.show(state)
        page.wait_for_timeout(100)
        found += [f"{state.name}: {fault}" for fault in layout.faults(page)]
    context.close()
    return found


@pytest.mark.parametrize("at", range(len(SIZES)), ids=["x".join(map(str, size)) for size in SIZES])
def test_a_table_can_be_used_and_read_at_every_size(browser: Browser, house: House, at: int) -> None:
    """At each size a part of the corpus; together all of it."""
    states = corpus.states("wyatt-earp")[at :: len(SIZES)]
    assert not breaches(browser, house, SIZES[at], states)


@pytest.mark.parametrize("size", [(1366, 650), (768, 1024)], ids=["laptop", "tablet"])
def test_everything_on_a_table_of_revolver_is_on_the_screen(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    """Long names on its cards still break the rest of the law."""
    found = breaches(browser, house, size, corpus.states("revolver")[::3])
    assert not [fault for fault in found if "off the screen" in fault or "wider than" in fault or "small:" in fault]


@pytest.mark.soak
@pytest.mark.parametrize("size", GRID, ids=["x".join(map(str, size)) for size in GRID])
def test_all_states_at_all_sizes(browser: Browser, house: House, size: tuple[int, int]) -> None:
    assert not breaches(browser, house, size, corpus.states("wyatt-earp"))
