"""The engine writes observations in a hurry; here they are written slowly, and every byte must be the same."""

from random import Random

import pytest

from saloon.kernel.game import Game, own_games
from saloon.kernel.rng import Quick
from saloon.kernel.rows import byte_row
from saloon.kernel.table import Table
from tests.laws.decks import any_deck
from tests.rules.revolver import plain_observation as revolver
from tests.rules.wyatt_earp import plain_observation as wyatt_earp

PLAIN = {"wyatt-earp": wyatt_earp.observe, "revolver": revolver.observe}
BEFORE = 3  # bytes that an observation must not touch, before and after it


def both(game: Game, table: Table, seat: int) -> tuple[list[int], list[int]]:
    size = table.observation_size() + 2 * BEFORE
    quick, slow = byte_row(size), [77] * size
    for i in range(size):
        quick[i] = 77
    table.observe(seat, quick, BEFORE)
    PLAIN[game.name](table, seat, slow, BEFORE)
    return [int(n) for n in quick], slow


def rules(game: Game, rng: Random) -> dict[str, object]:
    """Some options of chance, and in Revolver sometimes a deck of chance."""
    found: dict[str, object] = {
        name: rng.choice(game.switches.values(name)) for name in game.switches.names() if rng.random() < 0.25
    }
    if game.name == "revolver" and rng.random() < 0.5:
        found["deck"] = any_deck(rng)
    return found


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(8))
def test_an_observation_is_the_same_as_the_slow_one_at_every_table_and_in_every_imagined_world(game, seed):
    rng = Random(seed)
    seats = list(game.players)[seed % len(game.players)]
    table = game.new(game.options(rules(game, rng) if seed > 1 else {}), seats, Quick(seed))
    for _ in range(250):
        if table.to_act() < 0:
            break
        if rng.random() < 0.3:
            viewer = rng.randrange(seats)
            worlds = [table.imagine(viewer, Quick(seed)), table.imagine(viewer, Quick(seed), remember=True)]
            for each in [table, table.clone(), *worlds]:
                for seat in range(seats):
                    same(game, each, seat)
        table.apply(rng.choice(table.legal()))
    same(game, table, 0)


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(12))
def test_an_observation_that_is_kept_up_to_date_is_the_same_as_a_new_one(game, seed):
    """A table writes anew only what has changed since a seat last looked, however long ago that was."""
    rng = Random(f"kept {seed}")
    seats = list(game.players)[seed % len(game.players)]
    table = game.new(game.options(rules(game, rng) if seed > 1 else {}), seats, Quick(seed))
    often = [rng.choice([1.0, 0.3, 0.05]) for _ in range(seats)]
    for _ in range(400):
        for seat in range(seats):
            if rng.random() < often[seat]:
                same(game, table, seat)
        if table.to_act() < 0:
            break
        if rng.random() < 0.02:
            table = rng.choice([table.clone(), table.imagine(table.to_act(), Quick(seed), remember=True)])
        table.apply(rng.choice(table.legal()))
    for seat in range(seats):
        same(game, table, seat)


def same(game: Game, table: Table, seat: int) -> None:
    quick, slow = both(game, table, seat)
    assert quick == slow, (seat, [i - BEFORE for i in range(len(slow)) if quick[i] != slow[i]])
