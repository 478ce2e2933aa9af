"""The law of layout, over the corpus: whatever lies on a table, at every size it can be hit and read."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e import corpus, layout, screens
from e2e.house import PATIENCE, House
from e2e.layout import Sitting
from e2e.player import ask
from saloon.words import LANGUAGES

GAMES = ["wyatt-earp", "revolver"]
LONGEST = "de"  # of most states; `make soak` asks of each
SIZES = [(1366, 650), (1920, 1080), (768, 1024), (390, 844), (320, 568), (844, 390), (1024, 600), (683, 325)]
GRID = [
    *SIZES, (3440, 1300), (2560, 1440), (2560, 1300), (1920, 947), (1680, 907), (1600, 900), (1600, 757),
    (1536, 864), (1536, 703), (1440, 900), (1440, 790), (1366, 1366), (1366, 600), (1280, 720), (1280, 640),
    (1280, 585), (1279, 600), (1180, 820), (1180, 680), (1112, 720), (1024, 1366), (1024, 768), (1001, 700),
    (1000, 1000), (961, 561), (960, 540), (932, 430), (912, 1368), (844, 340), (820, 1180), (820, 1080),
    (800, 1180), (800, 600), (740, 360), (720, 450), (712, 1138), (701, 1100), (700, 700), (667, 331), (640, 360),
    (600, 960), (568, 320), (559, 760), (412, 915), (412, 732), (393, 660), (375, 667), (375, 553), (360, 740),
    (360, 640), (360, 560), (344, 882),
]  # fmt: skip
TABLETS = {
    (768, 1024),
    (1024, 768),
    (820, 1180),
    (1180, 820),
    (600, 960),
    (1024, 1366),
    (1366, 1366),
    (1180, 680),
    (1112, 720),
    (912, 1368),
    (820, 1080),
    (800, 1180),
    (712, 1138),
}  # fingers, no mouse
PHONES = [(320, 568), (360, 640), (568, 320), (390, 844)]
TEXTS = ["normal", "larger"]
Seat = Callable[..., Sitting]


@pytest.fixture(scope="module")
def seat(browser: Browser, house: House) -> Iterator[Seat]:
    """A reader in this language, with letters of this size: the same page for all tests that want one."""
    with ExitStack() as readers:
        known: dict[tuple[str, str, str, bool], Sitting] = {}

        def of(game: str, language: str, text: str = "normal", size: layout.Size = (0, 0)) -> Sitting:
            key = game, language, text, size in TABLETS
            if key not in known:
                opened = layout.sitting(browser, house, language, touch=size in TABLETS, text=text)
                known[key] = readers.enter_context(opened)
            return known[key]

        yield of


@pytest.mark.parametrize("game", GAMES)
def test_a_table_can_be_used_and_read_at_every_size(seat: Seat, game: str) -> None:
    """At each size a part of the corpus; together all of it."""
    states = corpus.states(game)
    found: list[str] = []
    for at, size in enumerate(SIZES):
        found += seat(game, LONGEST, size=size).breaches(states[at :: len(SIZES)], [size])
    assert not found


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_is_picked_up_moves_nothing_else(seat: Seat, game: str) -> None:
    reader = seat(game, LONGEST)
    states = [state for state in corpus.states(game) if state.name.startswith("twelve cards")]
    assert not [fault for size in SIZES for fault in reader.moved(states[0], size)]


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_can_be_answered_by_taps_on_the_smallest_phone(
    browser: Browser, house: House, game: str
) -> None:
    """Also where what may be chosen lies at another battlefield, in a pile, or behind a button."""
    with layout.sitting(browser, house, LONGEST, touch=True) as reader:
        assert not [missed for state in corpus.questions(game) for missed in reader.missed(state, PHONES[0])]


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_the_corpus_can_be_reached_by_taps(browser: Browser, house: House, game: str) -> None:
    asked = [state for state in corpus.states(game) if state.news.question and not state.record and not state.opens]
    asked += corpus.questions(game)
    with layout.sitting(browser, house, LONGEST, touch=True) as reader:
        assert not [missed for size in PHONES for state in asked for missed in reader.missed(state, size)]


def longest(seat: Seat, game: str) -> dict[str, list[corpus.State]]:
    """The states of a game, by the language in which most is said."""
    said: dict[str, dict[str, int]] = defaultdict(dict)
    for language in LANGUAGES:
        reader = seat(game, language)
        for state in corpus.states(game):
            reader.show(state)
            said[state.name][language] = len(reader.page.locator("main").inner_text())
    found: dict[str, list[corpus.State]] = defaultdict(list)
    for state in corpus.states(game):
        found[max(LANGUAGES, key=lambda language: said[state.name][language])].append(state)
    return found


@pytest.mark.soak
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("game", GAMES)
def test_all_states_at_all_sizes(browser: Browser, house: House, seat: Seat, game: str, text: str) -> None:
    found: list[str] = []
    for language, states in longest(seat, game).items():
        for touch in (False, True):
            with layout.sitting(browser, house, language, touch, text=text) as reader:
                found += reader.breaches(states, [size for size in GRID if (size in TABLETS) == touch])
    assert not found


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_screens_at_all_sizes(browser: Browser, house: House, language: str) -> None:
    """Each language at a part of the sizes; together all of them, with a mouse and with fingers."""
    found: list[str] = []
    for touch in (False, True):
        sizes = [size for size in GRID if (size in TABLETS) == touch][LANGUAGES.index(language) :: len(LANGUAGES)]
        context = browser.new_context(base_url=house.url, locale=language, reduced_motion="reduce", has_touch=touch)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        town = screens.settle(page)
        town.enter(page)
        for screen in screens.SCREENS:
            for at, (width, height) in enumerate(size for size in sizes if not screen.narrow or size[0] <= 600):
                page.set_viewport_size({"width": width, "height": height})
                if not at:
                    town.show(page, screen)
                page.evaluate(layout.DRAWN)
                faults = page.evaluate(layout.LAW, [[], []])
                found += [f"{screen.name} {width}x{height} {fault}" for fault in faults]
        context.close()
    assert not found


def test_play_stays_in_sight_while_games_go_on(page: Page) -> None:
    ask(page, "/api/guests", {"name": "Josephine"})
    for seats in (4, 3, 2):
        bots = [{"kind": "bot", "bot": "deputy"}] * (seats - 1)
        ask(page, "/api/tables", {"game": "wyatt-earp", "pace": 0, "seats": [{"kind": "me"}, *bots]})
    page.goto("/")
    page.locator(".cont").nth(2).wait_for(state="attached")
    page.locator(".day").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator(".game .primary").first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height or height < 350, f"{width}x{height}: {box}"


@pytest.mark.parametrize("game", GAMES)
def test_an_offer_on_a_short_phone_stands_in_place_of_the_question_until_it_is_set_aside(seat: Seat, game: str) -> None:
    reader = seat(game, LONGEST)
    reader.resize((360, 640))
    reader.show(next(state for state in corpus.states(game) if state.name.endswith("asked to concede")))
    prompt = reader.page.locator(".prompt")
    question, offer, other = prompt.locator(".q"), prompt.locator(".notice .primary"), prompt.locator(".other")
    expect(offer).to_be_in_viewport(ratio=1)
    expect(question).to_be_hidden()
    other.click()
    expect(question).to_be_in_viewport(ratio=1)
    expect(offer).to_be_hidden()
    other.click()
    expect(offer).to_be_visible()
    reader.resize((390, 844))  # where there is room, both are seen
    expect(question).to_be_in_viewport(ratio=1)
    expect(reader.page.locator(".notice .primary")).to_be_in_viewport(ratio=1)
