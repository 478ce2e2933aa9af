"""Weights of the prototype (../shared/champion) for the present observation, by the meaning of each number it saw.

    python -m training.adopt PROTOTYPE.npz OUT.npz

What the prototype did not see weighs nothing at first; codes that it did not know begin as unlikely as any.
"""

import sys
from typing import Any

import numpy as np

from saloon.bots.nets.features import IS, LEAST, SCALE
from training.tables import game_of, net_of

# The prototype's layout: where each part began, and what it is called now.
PARTS = (
    *((i, 1, name) for i, name in enumerate(("phase", "seats", "turn", "draw_pile", "discard_pile", "top_discard"))),
    *((i + 6, 1, name) for i, name in enumerate(("reshuffled", "sheriff_used", "card", "shot", "picked", "aim"))),
    *((12, 7, "pots"), (19, 7, "opened"), (26, 20, "hand"), (46, 40, "bounds"), (86, 4, "money"), (90, 4, "held")),
    *((94, 168, "piles"), (262, 80, "shown"), (342, 28, "limit"), (370, 20, "unseen"), (390, 28, "points")),
    *((418, 4, "payday"), (422, 7, "lead"), (429, 7, "total"), (436, 4, "purse")),
)
WHERE = {start + i: (name, i) for start, length, name in PARTS for i in range(length)}


def prototype_columns() -> list[tuple[str, int, str, int]]:
    """What the prototype saw, in its order: part, byte, how, and the value that it compared with."""
    equal = [(0, v) for v in range(12)] + [(1, v) for v in (2, 3, 4)] + [(2, v) for v in range(4)]
    equal += [(c, v) for c in (5, 8, 9, 10) for v in range(1, 21)] + [(11, v) for v in range(1, 29)]
    least = [(26 + k, v) for k in range(20) for v in ((1, 2, 3, 4, 5, 6) if k < 7 else (1, 2, 3))]
    least += [(90 + s, v) for s in range(4) for v in (1, 2, 3, 4, 6, 8)] + [(3, v) for v in (1, 2, 3, 4, 6, 8, 12, 16)]
    least += [(86 + s, v) for s in range(4) for v in (5, 10, 15, 18, 20, 22, 23, 24)]
    least += [(422 + j, 16 + v) for j in range(7) for v in range(-4, 6)] + [
        (429 + j, v) for j in range(7) for v in (4, 6, 8)
    ]
    least += [(436 + s, v) for s in range(4) for v in (15, 20, 22, 24, 25, 26, 28)]
    scaled = [3, 4, 6, 7, *range(12, 422), *range(436, 440)]
    found = [(*WHERE[c], IS, v) for c, v in equal] + [(*WHERE[c], LEAST, v) for c, v in least]
    return found + [(*WHERE[c], SCALE, 0) for c in scaled]


def adopt(old: Any) -> dict[str, Any]:
    game = game_of("wyatt-earp")
    now = net_of(game).columns(game, game.options({}))
    index = {(c.part, c.offset, c.how, 0 if c.how == SCALE else int(c.value)): i for i, c in enumerate(now)}
    new = {name: np.array(old[name], np.float32) for name in old.files}
    seen = np.zeros((new["inp.weight"].shape[0], len(now)), np.float32)
    before = prototype_columns()
    assert len(before) == new["inp.weight"].shape[1], (len(before), new["inp.weight"].shape)
    for i, column in enumerate(before):
        seen[:, index[column]] = new["inp.weight"][:, i]
    new["inp.weight"] = seen
    space = int(game.new(game.options({}), 2, quick()).space())
    missing = space - len(new["policy.bias"])
    new["policy.weight"] = np.concatenate([new["policy.weight"], np.zeros((missing, seen.shape[0]), np.float32)])
    new["policy.bias"] = np.concatenate([new["policy.bias"], np.zeros(missing, np.float32)])
    return {name: value.astype(np.float16) for name, value in new.items()}


def quick() -> Any:
    from saloon.kernel.rng import Quick

    return Quick(1)


if __name__ == "__main__":
    with np.load(sys.argv[1]) as prototype:
        np.savez(sys.argv[2], **adopt(prototype))
