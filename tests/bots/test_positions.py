"""What strong bots must and must not do, in positions from games that we watched (`tests/bots/positions`)."""

import pytest

from saloon.bots.bot import Look
from saloon.bots.champion import Champion, Gunslinger
from saloon.bots.levels import make
from saloon.bots.puzzles.shelf import packaged
from saloon.kernel.game import find_game
from tests.bots.positions import DECK, FILES, Position, all_of, chosen

POSITIONS = [position for game in FILES for position in all_of(game)]
ROWS = [pytest.param(position, id=position.name) for position in POSITIONS]
NEVER = [pytest.param(position, id=position.name) for position in POSITIONS if position.never]
TRIES = 30  # of a bot that does not always choose the same
SELDOM = 0.2  # of them: a slip is human, a habit is not
EVEN = 0.1  # a choice so far behind the answer of a puzzle is a mistake
SURE, LEAST = 3.0, 0.005  # standard errors by which the better choice was ahead, and the least lead


@pytest.mark.parametrize("position", ROWS)
def test_a_position_says_what_was_found(position: Position):
    """What must be played may be played, and was clearly better than the rival."""
    at = position.here
    assert {*position.must, *position.never, position.rival} <= at.legal()
    assert bool(position.must) != bool(position.never)
    assert position.rival not in position.must + position.never
    assert position.lead >= max(LEAST, SURE * position.error)
    assert max(position.games, position.worlds) >= 120
    assert position.why.endswith(".")


@pytest.mark.parametrize("position", ROWS)
def test_champion(position: Position):
    at = position.here
    assert position.is_right(chosen(at, Champion(at.game))) == ("champion" not in position.wrong)


@pytest.mark.parametrize("position", ROWS)
def test_marshal(position: Position):
    at = position.here
    assert position.is_right(chosen(at, make("marshal", at.game, 1))) == ("marshal" not in position.wrong)


@pytest.mark.parametrize("position", NEVER)
def test_gunslinger_slips_seldom(position: Position):
    """It takes risks; but what nobody should do it does in one try of five at most."""
    at = position.here
    look = Look(at.game, at.table)
    found = [at.game.notate(at.table, Gunslinger(at.game, seed).choose(look)) for seed in range(TRIES)]
    assert sum(not position.is_right(move) for move in found) <= SELDOM * TRIES


@pytest.mark.parametrize("game", FILES)
def test_there_are_positions_of_every_kind_of_table(game: str):
    """Two to four players, both sides, more than one deck; and Champion's known mistakes are few."""
    positions = all_of(game)
    assert len(positions) >= 45
    assert sum("champion" in position.wrong for position in positions) <= 2
    tables = [position.here for position in positions]
    assert {int(at.table.to_act()) for at in tables} >= {0, 1}
    kinds = {position.at.get("players", position.at.get("deck", DECK)) for position in positions}
    assert kinds >= ({2, 3, 4} if game == "wyatt-earp" else {"frontier-3", "frontier-4"})


@pytest.mark.parametrize("name", ["wyatt-earp", "revolver"])
def test_champion_solves_every_puzzle_and_gunslinger_seldom_plays_a_mistake_there(name: str):
    """Positions of games that were searched in 2,000 worlds: new weights must know at least what these knew."""
    game = find_game(name)
    champion, slips, tries = Champion(game), 0, 0
    for puzzle in packaged(game):
        table = game.from_view(puzzle.position, puzzle.seat)
        look = Look(game, table)
        behind = {game.parse(table, choice.decision): choice.behind for choice in puzzle.choices}
        assert game.notate(table, champion.choose(look)) == puzzle.answer.decision, puzzle.id
        made = [behind[Gunslinger(game, seed).choose(look)] for seed in range(4)]
        slips, tries = slips + sum(each >= EVEN for each in made), tries + len(made)
    assert tries >= 4 * 40
    assert slips <= 0.1 * tries
