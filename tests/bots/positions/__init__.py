"""What strong bots must and must not do: positions from games that we watched, one file of readable data a game.

Each position has a `name` that says the idea, a `why`, and what must be played (`must`) or must not be (`never`).
`rival` is the nearest other choice, or what is better than the mistake. The better of the two was ahead by `lead` (a
share of one win, with its standard `error`): in so many `games`, played from there to their end by champions in worlds
that the seat cannot tell from the true one, or in so many `worlds`, played on for a turn or more and then judged by the
net. `python -m tests.bots.positions` does it again. `wrong` names the levels that are known to go wrong there.

The position itself is in the notation of the rulebooks, as `tests/rules/*/tables.py` reads it. A hand like `7?` is
seven cards that nobody has seen, `2 get-a-rope 3?` two that are known and three that are not; hands that are not given
hold cards that do not matter. `moves` are made first.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from saloon.bots.bot import Bot, Look
from saloon.games.revolver import GAME as REVOLVER
from saloon.games.revolver.cards import SIDE_SLUGS
from saloon.kernel.rng import Quick
from tests.rules.revolver import tables as revolver
from tests.rules.tables import AnyAt
from tests.rules.wyatt_earp import tables as wyatt_earp

FOLDER = Path(__file__).parent
FILES = ("wyatt-earp", "revolver")
DECK = "frontier-4"  # unless a position names another one
UNSEEN = 1  # the random numbers of cards that nobody has seen


@dataclass(frozen=True)
class Position:
    """One row of a file."""

    game: str
    name: str
    why: str
    at: dict[str, Any]  # the table, as the game's `At` wants it
    must: list[str] = field(default_factory=list)
    never: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)
    rival: str = ""
    lead: float = 0.0
    error: float = 0.0
    games: int = 0
    worlds: int = 0

    @cached_property
    def here(self) -> AnyAt:
        """The table, after the moves that come first; nobody plays on at it."""
        at = (earp if self.game == "wyatt-earp" else gang)(dict(self.at))
        at.play(*self.moves)
        return at

    def is_right(self, move: str) -> bool:
        """Whether a bot that makes this move does what it should."""
        return move in self.must if self.must else move not in self.never

    @property
    def compared(self) -> tuple[str, str]:
        """What must be ahead, and of what."""
        return (self.must[0], self.rival) if self.must else (self.rival, self.never[0])


@cache
def all_of(game: str) -> tuple[Position, ...]:
    rows = tomllib.loads((FOLDER / f"{game}.toml").read_text())["position"]
    own = {name for name in Position.__dataclass_fields__ if name not in ("game", "at")}
    return tuple(
        Position(
            game,
            at={key: value for key, value in row.items() if key not in own},
            **{key: value for key, value in row.items() if key in own},
        )
        for row in rows
    )


def chosen(at: AnyAt, bot: Bot) -> str:
    """What a bot plays there, in notation."""
    return str(at.game.notate(at.table, bot.choose(Look(at.game, at.table))))


# Setting up


def earp(row: dict[str, Any]) -> AnyAt:
    hands = dict(row.pop("hands"))
    lies = [wyatt_earp.pile(text) for text in row.get("piles", [])]
    seen = Counter(wyatt_earp.cards(row.get("discard", "")))
    seen += Counter(wyatt_earp.cards(" ".join(hand for hand in hands.values() if not hand.endswith("?"))))
    for _, outlaw, counters in lies:
        names = {"cards": outlaw, "photo": f"photo-{outlaw}"}
        seen += Counter({names.get(name, name): n for name, n in counters.items()})
    seen += Counter([row["turn"]["card"]] if "card" in row.get("turn", {}) else [])
    rest = Unseen(Counter(wyatt_earp.DECK) - seen)
    hands = {seat: " ".join(rest.draw(hand)) if hand.endswith("?") else hand for seat, hand in hands.items()}
    if "opened" in row:  # besides those that lie on the table
        row["opened"] = [*map(wyatt_earp.spelled, row["opened"]), *dict.fromkeys(outlaw for _, outlaw, _ in lies)]
    return wyatt_earp.At(hands, **row)


def gang(row: dict[str, Any]) -> AnyAt:
    options = {"deck": row.pop("deck", DECK)}
    source = REVOLVER.options(options).source
    for side in SIDE_SLUGS:
        *known, last = revolver.cards(row.get(side, "")) or [""]
        if last.endswith("?"):
            lying = revolver.cards(" ".join([*row.get("table", {}).values(), row.get("discards", {}).get(side, "")]))
            playing = [row["playing"]["card"]] if "playing" in row else []
            seen = Counter([card.partition("+")[0] for card in lying] + known + playing)
            own = Counter({card.id: card.copies for card in source.cards if card.side == side})
            row[side] = " ".join([*known, *Unseen(own - seen).draw(last)])
    return revolver.At(row.pop("marker"), options=options, **row)


class Unseen:
    """Cards that nobody has seen, in an order that is always the same."""

    def __init__(self, cards: Counter[str]) -> None:
        self.cards = sorted(cards.elements())
        self.rng = Quick(UNSEEN)

    def draw(self, text: str) -> Iterable[str]:
        """`7?` is seven of them."""
        return [self.cards.pop(self.rng.below(len(self.cards))) for _ in range(int(text.removesuffix("?")))]
