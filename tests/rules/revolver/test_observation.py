"""The observation (`observe.py`): what a learning program sees, and nothing else."""

from saloon.games.revolver import GAME
from saloon.games.revolver import observe as ob
from saloon.games.revolver.state import FRAME_NAMES
from saloon.kernel.rng import Quick
from saloon.kernel.rows import buffer
from tests.rules.revolver.tables import At


def seen(at: At, side: int) -> list[int]:
    places = buffer(at.table.observation_size())
    at.table.observe(side, places)
    return [int(n) for n in places]


def row(at: At, side: int, which: int) -> dict[str, int]:
    """A row of kinds: 0 hand, 1 known, 2 discard piles."""
    deck = at.table.deck
    first = ob.ROWS_AT + 2 * deck.bandits + which * deck.kinds
    return {slug: n for slug, n in zip(deck.slugs, seen(at, side)[first : first + deck.kinds], strict=True) if n}


def test_the_moment():
    at = At("whiskey/2", colty="polecats 38-special fire-at-will", table={"whiskey": "2 deputy-2 cowboy"}, cubes=7)
    at.play("play polecats")
    numbers = seen(at, 0)
    assert (numbers[ob.SIDE], numbers[ob.TURN], numbers[ob.ACTOR], numbers[ob.CUBES]) == (0, 0, 1, 7)
    assert FRAME_NAMES[numbers[ob.QUESTION]] == "pay"
    assert numbers[ob.QUESTION_VALUE] == 1
    assert at.table.deck.slugs[numbers[ob.CARD] - 1] == "polecats"
    assert (numbers[ob.FIELD], numbers[ob.SPACE]) == (1, 2)


def test_a_side_sees_its_own_hand_and_only_what_is_known_of_the_other():
    at = At(
        "whiskey/2", colty="saddlebags improvise", mcready="2 cowboy hat-clean-off", table={"bank": "hail-of-bullets"}
    )
    at.play("play saddlebags")
    assert row(at, 0, 0) == {"improvise": 1, "hail-of-bullets": 1}
    assert row(at, 1, 0) == {"cowboy": 2, "hat-clean-off": 1, "hail-of-bullets": 1}
    assert row(at, 1, 1) == {"hail-of-bullets": 1}
    assert row(at, 1, 2) == {"saddlebags": 1}


def test_what_is_hidden_changes_no_number():
    at = At.dealt(7)
    for code in range(40):
        before = [seen(at, side) for side in (0, 1)]
        for side in (0, 1):
            assert seen(At.of(at.table.imagine(side, Quick(code))), side) == before[side]
        legal = at.table.legal()
        at.play(GAME.notate(at.table, legal[code % len(legal)]))


def test_the_board_lies_at_the_end():
    at = At("buzzard/1", table={"creek": "josie-logan+grit", "bank": "2 38-special"})
    deck = at.table.deck
    board = seen(at, 1)[-5 * deck.variants :]
    assert sum(board) == 3
    assert board[3 * deck.variants + deck.variant(deck.slugs.index("josie-logan"), 1, 0)] == 1
