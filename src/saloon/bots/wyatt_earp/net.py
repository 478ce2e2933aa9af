"""How a net sees Wyatt Earp. One net plays with 2 to 4 players, by all options of the register."""

from typing import Any

from saloon.bots.nets.features import IS, LEAST, SCALE, Feature
from saloon.bots.nets.spec import Net
from saloon.games.wyatt_earp.cards import KINDS, MOST_PLAYERS, OUTLAWS
from saloon.games.wyatt_earp.observe import EVEN, NEXT_CARDS
from saloon.games.wyatt_earp.options import REGISTER

KIND = range(1, KINDS + 1)
LEAST_OF = "stall_guard"  # an option that is a number

OPTIONS = tuple(
    Feature("options", LEAST if name == LEAST_OF else IS, (1,) if name == LEAST_OF else range(1, len(values)), i, 1)
    for i, (_, name, _, _, values) in enumerate(REGISTER)
    if len(values) > 1 or name == LEAST_OF
)

FEATURES = (
    Feature("phase", IS, range(12)),
    Feature("seats", IS, (2, 3, 4)),
    *(Feature(name, IS, range(MOST_PLAYERS)) for name in ("turn", "starter")),
    *(Feature(name, IS, KIND) for name in ("top_discard", "card", "shot", "picked", "taken")),
    Feature("aim", IS, range(1, MOST_PLAYERS * OUTLAWS + 1)),
    Feature("use", IS, range(1, 7)),
    Feature("hand", LEAST, (1, 2, 3, 4, 5, 6), 0, OUTLAWS),
    Feature("hand", LEAST, (1, 2, 3), OUTLAWS),
    Feature("held", LEAST, (1, 2, 3, 4, 6, 8)),
    Feature("draw_pile", LEAST, (1, 2, 3, 4, 6, 8, 12, 16)),
    Feature("money", LEAST, (5, 10, 15, 18, 20, 22, 23, 24)),
    Feature("lead", LEAST, tuple(EVEN + lead for lead in range(-4, 6))),
    Feature("total", LEAST, (4, 6, 8)),
    Feature("purse", LEAST, (15, 20, 22, 24, 25, 26, 28)),
    *(Feature(name, SCALE, (1 / 40,)) for name in ("draw_pile", "discard_pile")),
    *(Feature(name, SCALE, (1.0,)) for name in ("reshuffled", "sheriff_used", "opened")),
    *(Feature(name, SCALE, (1 / 8,)) for name in ("pots", "limit", "points", "round", "idle")),
    *(Feature(name, SCALE, (1 / 4,)) for name in ("hand", "bounds", "own_bounds", "unseen", "gaps")),
    *(Feature(name, SCALE, (1 / 25,)) for name in ("money", "purse")),
    *(Feature(name, SCALE, (1 / 10,)) for name in ("held", "payday", "fresh", "kept")),
    *(Feature(name, SCALE, (1 / 3,)) for name in ("piles", "shown", "laid")),
    *OPTIONS,
)

SECRET_FEATURES = (
    Feature("next", IS, KIND, 0, NEXT_CARDS),
    *(Feature("hands", LEAST, (1, 2, 3, 4, 5), other * KINDS, OUTLAWS) for other in range(MOST_PLAYERS - 1)),
    *(Feature("hands", LEAST, (1, 2), other * KINDS + OUTLAWS, KINDS - OUTLAWS) for other in range(MOST_PLAYERS - 1)),
    Feature("hands", SCALE, (1 / 4,)),
)


def knows(options: Any) -> bool:
    """All options are among its inputs."""
    return True


NET = Net("saloon.bots.wyatt_earp", FEATURES, SECRET_FEATURES, knows)
