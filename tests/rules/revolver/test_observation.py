"""The observation (`observe.py`): what a learning program sees, and nothing else."""

from saloon.games.revolver import GAME
from saloon.games.revolver.observe import EVEN, FIRST_SPACE
from saloon.games.revolver.state import FRAME_NAMES
from saloon.kernel.rng import Quick
from saloon.kernel.rows import byte_row
from tests.rules.revolver.tables import At


def seen(at: At, side: int) -> dict[str, list[int]]:
    """An observation by its parts; what lay in the buffer before does not matter."""
    places = byte_row(at.table.observation_size())
    for i in range(len(places)):
        places[i] = 99
    at.table.observe(side, places)
    layout = GAME.layout(at.table.options)
    assert layout[-1].end == len(places)
    return {part.name: [int(n) for n in places[part.start : part.end]] for part in layout}


def row(at: At, side: int, which: str) -> dict[str, int]:
    """A row of kinds, by the names of the cards."""
    return {slug: n for slug, n in zip(at.table.deck.slugs, seen(at, side)[which], strict=True) if n}


def test_the_moment():
    at = At("whiskey/2", colty="polecats 38-special fire-at-will", table={"whiskey": "2 deputy-2 cowboy"}, cubes=7)
    at.play("play polecats")
    numbers = seen(at, 0)
    assert (numbers["side"], numbers["turn"], numbers["decides"], numbers["cubes"]) == ([0], [0], [1], [7])
    assert FRAME_NAMES[numbers["question"][0]] == "pay"
    assert numbers["question_value"] == [1]
    assert at.table.deck.slugs[numbers["card"][0] - 1] == "polecats"
    assert (numbers["field"], numbers["space"]) == ([1], [2 + FIRST_SPACE])


def test_a_side_sees_its_own_hand_and_only_what_is_known_of_the_other():
    at = At(
        "whiskey/2", colty="saddlebags improvise", mcready="2 cowboy hat-clean-off", table={"bank": "hail-of-bullets"}
    )
    at.play("play saddlebags")
    assert row(at, 0, "hand") == {"improvise": 1, "hail-of-bullets": 1}
    assert row(at, 1, "hand") == {"cowboy": 2, "hat-clean-off": 1}
    assert row(at, 1, "known") == {"hail-of-bullets": 1}
    assert row(at, 1, "waste") == {"saddlebags": 1}
    assert row(at, 1, "unseen")["improvise"] == at.table.deck.copies[at.table.deck.slugs.index("improvise")]


def test_what_is_hidden_changes_no_number():
    at = At.dealt(7)
    for code in range(40):
        before = [seen(at, side) for side in (0, 1)]
        for side in (0, 1):
            assert seen(At.of(at.table.imagine(side, Quick(code))), side) == before[side]
        legal = at.table.legal()
        at.play(GAME.notate(at.table, legal[code % len(legal)]))


def test_the_board_and_the_firepower():
    """RV-12.2 The law's and the gang's, which has the battlefield's defence."""
    at = At("buzzard/1", table={"creek": "josie-logan+grit", "bank": "2 38-special"})
    deck = at.table.deck
    numbers = seen(at, 1)
    board = numbers["lying"]
    assert sum(board) == 3
    assert board[3 * deck.variants + deck.variant(deck.slugs.index("josie-logan"), 1, 0)] == 1
    law, gang = [int(at.table.law(field)) for field in range(5)], [int(at.table.gang(field)) for field in range(5)]
    assert (numbers["law"], numbers["gang"]) == (law, gang)
    assert numbers["margin"] == [EVEN + a - b for a, b in zip(law, gang, strict=True)]


def test_sets_are_bits_and_figures_of_the_deck_are_there():
    """RV-6.13 A banned card; RV-0.1 decks that differ in figures look different."""
    at = At("whiskey/2", colty="polecats 38-special fire-at-will", table={"whiskey": "2 deputy-2 cowboy"})
    for name in ("banned", "used", "drawn", "targets", "alive", "saved", "spent"):
        assert set(seen(at, 0)[name]) <= {0, 1}
    costs = {}
    for deck in GAME.decks.names:
        table = GAME.new(GAME.options({"deck": deck}), 2, Quick(1))
        costs[deck] = row(At.of(table), 0, "costs")["flesh-wound"]
    assert costs == {"frontier-1": 1, "frontier-2": 1, "frontier-3": 2, "frontier-4": 2}


def test_critics_see_the_other_hand_and_the_next_cards():
    at = At.dealt(3)
    places = byte_row(at.table.secrets_size())
    at.table.show_secrets(0, places)
    deck = at.table.deck
    shown = {slug: int(n) for slug, n in zip(deck.slugs, places[: deck.kinds], strict=True) if n}
    held = {
        deck.slugs[k]: int(at.table.hands[k]) for k in range(deck.kinds) if deck.sides[k] == 1 and at.table.hands[k]
    }
    assert shown == held
    assert places[deck.kinds] == at.table.stock[at.table.stocked[0] - 1] + 1
