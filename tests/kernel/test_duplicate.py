"""Chance for deals that many play: what it gives depends on the deal, and hardly on what was decided before."""

import pickle
from collections import Counter
from hashlib import sha512
from itertools import combinations
from typing import Any

import pytest

from saloon.kernel import record as records
from saloon.kernel.duplicate import Duplicate
from saloon.kernel.errors import Malformed
from saloon.kernel.fairness import DUPLICATE, Parts, chance, seed_commitment
from saloon.kernel.game import Game, find_game, own_games
from saloon.kernel.rng import Quick

KEY = bytes(range(32))
GAMES = [game.name for game in own_games()]


def seed(number: int) -> bytes:
    return sha512(f"duplicate {number}".encode()).digest()


def shuffled(source: Duplicate, cards: list[int]) -> list[int]:
    found = list(cards)
    source.shuffle(found, len(found))
    return found


def test_a_part_of_a_deck_comes_in_the_order_of_the_whole_occasion() -> None:
    deck = list(range(40))
    piles = []
    for left in (range(30), range(10, 40)):
        source = Duplicate(KEY)
        shuffled(source, deck)
        piles.append(shuffled(source, list(left)))
    both = [[card for card in pile if 10 <= card < 30] for pile in piles]
    assert both[0] == both[1]
    assert both[0] != sorted(both[0])


def test_the_order_of_the_pile_before_does_not_matter() -> None:
    one, other = Duplicate(KEY), Duplicate(KEY)
    deck = [0, 0, 0, 1, 1, 2, 3, 3]
    assert shuffled(one, deck) == shuffled(other, deck)
    assert shuffled(one, [3, 0, 1, 0]) == shuffled(other, [0, 0, 1, 3])


def test_every_dealing_is_another_whatever_was_shuffled_between() -> None:
    deck = list(range(20))
    one, other = Duplicate(KEY), Duplicate(KEY)
    first = shuffled(one, deck)
    assert shuffled(other, deck) == first
    for part in ([1, 2, 3], [4, 5]):
        shuffled(one, part)
    other.below(3)
    second = shuffled(one, deck)
    assert shuffled(other, deck) == second != first


def test_two_decks_do_not_disturb_each_other() -> None:
    one, other = Duplicate(KEY), Duplicate(KEY)
    for source in (one, other):
        shuffled(source, list(range(10)))
        shuffled(source, list(range(100, 110)))
    shuffled(one, [100, 101, 102])
    assert shuffled(one, [1, 2, 3, 4, 5]) == shuffled(other, [1, 2, 3, 4, 5])


def test_all_orders_are_equally_likely_also_of_a_part_with_copies() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    runs = 6_000
    for run in range(runs):
        source = Duplicate(run.to_bytes(32, "big"))
        shuffled(source, [0, 0, 0, 1, 1, 2])
        found[tuple(shuffled(source, [0, 0, 1, 2]))] += 1
    expected = runs / 12
    assert len(found) == 12
    assert sum((n - expected) ** 2 / expected for n in found.values()) < 31.3  # chi-squared, 11 degrees, 1 in 1000


def test_copies_go_on_alike() -> None:
    source = Duplicate(KEY)
    shuffled(source, list(range(12)))
    shuffled(source, [3, 4, 5])
    source.below(6)
    others = [source.clone(), pickle.loads(pickle.dumps(source))]
    after = [(shuffled(one, [1, 2, 3, 4, 5, 6]), one.below(1000), one.numbers()) for one in (source, *others)]
    assert after[0] == after[1] == after[2]


def dealt(game: Game, number: int, choices: int, decisions: int = 2_000) -> tuple[list[list[str]], Any]:
    """What was dealt in each round of a game by chance, and the last table."""
    options = game.unattended(game.options({}))
    told = game.facts(options)
    table = game.new(options, game.usual_players or 2, chance(seed(number), (), DUPLICATE), told)
    rng, rounds = Quick(choices), list[list[str]]()
    for _ in range(decisions):
        for fact in told.take():
            if type(fact).__name__ == "RoundBegan":
                rounds.append([])
            if type(fact).__name__ == "Dealt":
                (rounds or [[]])[-1].append(fact.card)
        if table.to_act() < 0:
            break
        legal = table.legal()
        table.apply(legal[rng.below(len(legal))])
    return rounds, table


@pytest.mark.parametrize("number", range(3))
def test_later_rounds_are_the_same_after_other_decisions_and_reshuffles(number: int) -> None:
    game = find_game("wyatt-earp")
    games = [dealt(game, number, choices) for choices in range(6)]
    assert len({tuple(table.rng.numbers()) for _, table in games}) > 1  # not all had the same reshuffles
    for (one, _), (other, _) in combinations(games, 2):
        assert min(len(one), len(other)) >= 2
        for mine, theirs in zip(one, other, strict=False):
            assert sorted(mine) == sorted(theirs)  # the dealer may be another: the same cards, from another seat on


@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_such_a_deal_holds_and_another_seed_does_not(name: str) -> None:
    game = find_game(name)
    players = game.usual_players or game.players[0]
    parts = Parts(["server"] * players, [""] * players, scheme=DUPLICATE)
    names = [f"Seat {seat}" for seat in range(players)]
    writer = records.begin(game, game.unattended(game.options({})), names, seed(1), (b"",) * players, parts=parts)
    rng = Quick(1)
    while writer.table.to_act() >= 0:
        legal = writer.table.legal()
        writer.apply(legal[rng.below(len(legal))])
    document = records.to_document(writer.record)
    assert document["fairness"]["scheme"] == DUPLICATE
    assert document["commitment"] == seed_commitment(seed(1), DUPLICATE)
    assert sum(1 for _ in records.replay(records.from_document(document))) == len(document["decisions"]) + 1
    with pytest.raises(Malformed) as broken:
        list(records.replay(records.from_document({**document, "seed": seed(2).hex()})))
    assert broken.value.reason == "commitment-broken"


@pytest.mark.parametrize("name", GAMES)
def test_a_position_goes_on_as_its_table(name: str) -> None:
    game = find_game(name)
    _, table = dealt(game, 7, 3, 120)
    again = game.from_document(game.to_document(table))
    rng = Quick(5)
    for _ in range(150):
        if table.to_act() < 0:
            break
        legal = table.legal()
        code = legal[rng.below(len(legal))]
        table.apply(code)
        again.apply(code)
        assert table.fingerprint() == again.fingerprint()


@pytest.mark.parametrize(
    ("chances", "field"),
    [
        ({"duplicate": "xy"}, "chance.duplicate"),
        ({"duplicate": "00", "decks": 3}, "chance.decks"),
        ({"duplicate": "00", "decks": [{"cards": [-1], "dealt": 0, "again": 0}]}, "chance.decks[0].cards[0]"),
        ({"duplicate": "00", "decks": [{"cards": [], "dealt": 0}]}, "chance.decks[0].again"),
        ({"duplicate": "00", "more": 1}, "chance.more"),
    ],
)
def test_what_is_wrong_in_a_position_is_named(chances: dict[str, Any], field: str) -> None:
    game = find_game("wyatt-earp")
    _, table = dealt(game, 7, 3, 5)
    with pytest.raises(Malformed) as wrong:
        game.from_document({**game.to_document(table), "chance": chances})
    assert wrong.value.field == field
