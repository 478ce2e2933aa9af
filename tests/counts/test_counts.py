"""How many sequences of decisions there are from a deal: the cheapest alarm for a changed rule (chess calls it perft).

A number that changes for a good reason is copied from the failure.
"""

import pytest

from saloon.kernel.game import find_game
from saloon.kernel.rng import Quick
from saloon.kernel.table import Table

# Game, preset, players, seed, decisions made by chance before counting begins.
COUNTS: dict[tuple[str, str, int, int, int], list[int]] = {
    ("wyatt-earp", "standard", 2, 1, 0): [2, 34, 181, 664, 2962],
    ("wyatt-earp", "standard", 2, 2, 0): [2, 24, 91, 772, 5617],
    ("wyatt-earp", "standard", 2, 3, 60): [13, 52, 380, 2105],
    ("wyatt-earp", "standard", 3, 1, 0): [2, 44, 292, 1116, 4933],
    ("wyatt-earp", "standard", 3, 2, 0): [2, 46, 301, 1521, 16612],
    ("wyatt-earp", "standard", 3, 3, 60): [21, 162, 1273, 8942],
    ("wyatt-earp", "standard", 4, 1, 0): [2, 49, 404, 1889, 10417],
    ("wyatt-earp", "standard", 4, 2, 0): [2, 22, 58, 986, 6593],
    ("wyatt-earp", "standard", 4, 3, 60): [2, 24, 100, 1222],
    ("wyatt-earp", "rules_002", 2, 1, 0): [2, 35, 217, 724, 3417],
    ("wyatt-earp", "rules_002", 2, 2, 0): [2, 24, 91, 780, 6195],
    ("wyatt-earp", "rules_002", 2, 3, 60): [15, 86, 342, 1396],
    ("wyatt-earp", "rules_002", 3, 1, 0): [2, 44, 292, 1116, 4933],
    ("wyatt-earp", "rules_002", 3, 2, 0): [2, 46, 302, 1530, 17180],
    ("wyatt-earp", "rules_002", 3, 3, 60): [2, 25, 105, 760],
    ("wyatt-earp", "rules_002", 4, 1, 0): [2, 105, 1068, 4945, 38523],
    ("wyatt-earp", "rules_002", 4, 2, 0): [2, 23, 87, 2166, 18312],
    ("wyatt-earp", "rules_002", 4, 3, 60): [16, 71, 848, 10525],
    ("wyatt-earp", "card_004", 2, 1, 0): [2, 34, 167, 531, 2520],
    ("wyatt-earp", "card_004", 2, 2, 0): [2, 24, 91, 766, 5604],
    ("wyatt-earp", "card_004", 2, 3, 60): [9, 26, 151, 630],
    ("wyatt-earp", "card_004", 3, 1, 0): [2, 30, 139, 435, 1896],
    ("wyatt-earp", "card_004", 3, 2, 0): [2, 32, 157, 800, 6338],
    ("wyatt-earp", "card_004", 3, 3, 60): [11, 28, 260, 1003],
    ("wyatt-earp", "card_004", 4, 1, 0): [2, 35, 176, 603, 3316],
    ("wyatt-earp", "card_004", 4, 2, 0): [2, 22, 58, 714, 3983],
    ("wyatt-earp", "card_004", 4, 3, 60): [2, 26, 104, 804],
    ("revolver", "standard", 2, 1, 0): [5, 28, 135, 664, 3184],
    ("revolver", "standard", 2, 2, 0): [5, 24, 100, 414, 1690],
    ("revolver", "standard", 2, 3, 60): [1, 3, 12, 28, 102, 249],
    ("revolver", "standard", 2, 4, 60): [6, 20, 64, 224, 884, 3334],
    ("revolver", "standard", 2, 5, 120): [3, 13, 41, 128, 359, 1080],
    ("revolver", "standard", 2, 6, 150): [3, 10, 30, 94, 325, 1066],
    ("revolver", "standard", 2, 7, 90): [2, 4, 20, 83, 290, 1017],
    ("revolver", "literal", 2, 4, 60): [6, 20, 64, 224, 884, 3334],
    ("revolver", "literal", 2, 5, 120): [3, 12, 37, 114, 319, 962],
    ("revolver", "literal", 2, 6, 100): [8, 50, 316, 1887, 10675],
    ("revolver", "literal", 2, 7, 90): [2, 4, 20, 83, 290, 1017],
}


def counts(table: Table, depth: int) -> list[int]:
    """The number of sequences of 1, 2 ... decisions."""
    codes = table.legal()
    found = [len(codes)] + [0] * (depth - 1)
    if depth > 1:
        for code in codes:
            after = table.clone()
            after.step(code)
            for deeper, n in enumerate(counts(after, depth - 1), 1):
                found[deeper] += n
    return found


def reached(game: str, preset: str, players: int, seed: int, made: int) -> Table:
    house = find_game(game)
    rules = {"preset": preset, **({"deck": "frontier-1"} if game == "revolver" else {})}  # another deck, other numbers
    table = house.new(house.options(rules), players, Quick(seed))
    chance = Quick(seed + 1)
    for _ in range(made):
        codes = table.legal()
        table.apply(codes[chance.below(len(codes))])
    return table


@pytest.mark.parametrize("start", COUNTS, ids=lambda start: "-".join(map(str, start)))
def test_so_many_ways_to_go_on(start: tuple[str, str, int, int, int]):
    assert counts(reached(*start), len(COUNTS[start])) == COUNTS[start]
