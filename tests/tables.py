"""Tables for tests, in the notation of the rulebook (0.3): `A/JJ 3o P B (H)`, hands like `3JJ PJJ B`.

Outlaws BS BK BD BC JJ SK WH, their Photos PBS ... PWH, and S Stagecoach, B Bank, F Fastest Gun, MW Most Wanted,
H Hideout, WE Wyatt Earp. Seats are A B C D, clockwise.
"""

import re
from typing import Any

import pytest

from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.cards import OUTLAW_SLUGS, SLUGS
from saloon.games.wyatt_earp.facts import Fact
from saloon.games.wyatt_earp.table import WyattEarp
from saloon.kernel.errors import Illegal

SHORT = {
    **dict(zip(["BS", "BK", "BD", "BC", "JJ", "SK", "WH"], OUTLAW_SLUGS, strict=True)),
    **dict(zip(["PBS", "PBK", "PBD", "PBC", "PJJ", "PSK", "PWH"], SLUGS[7:14], strict=True)),
    "WE": "wyatt-earp",
    "B": "bank-robbery",
    "F": "fastest-gun",
    "MW": "most-wanted",
    "H": "hideout",
    "S": "stagecoach-robbery",
}
ATTACHED = {"P": "photo", "S": "stagecoach-robbery", "B": "bank-robbery", "F": "fastest-gun"}
SEATS = "ABCD"


def cards(text: str) -> list[str]:
    """`2JJ B` is two Jesse James and a Bank Robbery; a slug stands for itself, `*` for the rest of the deck."""
    found: list[str] = []
    for word in text.split():
        n, name = re.fullmatch(r"(\d*)(.+)", word).groups()  # type: ignore[union-attr]
        found += [SHORT.get(name, name)] * int(n or 1)
    return found


def counted(text: str) -> dict[str, int]:
    found = cards(text)
    return {name: found.count(name) for name in dict.fromkeys(found)}


def pile(text: str) -> tuple[int, str, dict[str, int]]:
    """`A/JJ 3o P B (H)`: seat, outlaw and counters."""
    where, *lying = text.split()
    seat, outlaw = where.split("/")
    counters: dict[str, int] = {}
    for word in lying:
        if word.endswith("o"):
            counters["cards"] = int(word[:-1])
        elif word == "(H)":
            counters["hideout"] = 1
        else:
            counters[ATTACHED[word]] = counters.get(ATTACHED[word], 0) + 1
    return SEATS.index(seat), SHORT[outlaw], counters


class At:
    """A table in a certain situation, and what can be done with it.

    `At(hands={"A": "3JJ B WE", "B": "2SK"}, piles=["B/JJ 3o"], draw="JJ SK", discard="B")`: A is to play. Hands that
    are not given get three cards that do not matter; the draw pile goes on with the rest of the deck unless `draw`
    ends with `!`. Anything else goes into the document as it is: `turn={...}`, `pots={...}`, `options={...}`.
    """

    def __init__(
        self,
        hands: dict[str, str],
        piles: list[str] | None = None,
        draw: str = "",
        discard: str = "S",
        players: int = 3,
        phase: str = "play",
        to_play: str = "A",
        options: dict[str, object] | None = None,
        turn: dict[str, Any] | None = None,
        **rest: Any,
    ) -> None:
        filler = ["BS", "BK", "BD", "BC"]  # one card of each, for hands that do not matter
        seats = []
        for i in range(players):
            text = hands.get(SEATS[i], f"{filler[i]} 2{filler[(i + 1) % 4]}" if i else "")
            seats.append({"hand": counted(text), "piles": {}, "money": rest.get("money", {}).get(SEATS[i], 0)})
        rest.pop("money", None)
        for text in piles or []:
            seat, outlaw, counters = pile(text)
            seats[seat]["piles"][outlaw] = counters  # type: ignore[index]
        document = {
            "options": options or {},
            "seats": seats,
            "discard": cards(discard),
            "draw": cards(draw[:-1]) if draw.endswith("!") else [*cards(draw), "*"],
            "turn": {"seat": SEATS.index(to_play), "phase": phase, **(turn or {})},
            **{
                key: {SHORT.get(k, k): v for k, v in value.items()} if key == "pots" else value
                for key, value in rest.items()
            },
        }
        self.table: WyattEarp = GAME.from_document(document)
        self.told = GAME.listen(self.table)
        self.facts: list[Fact] = []

    def play(self, *moves: str) -> list[Fact]:
        """Make moves, in notation (short names allowed: `lay JJ 3`); the facts that they told."""
        self.facts = []
        for move in moves:
            self.table.apply(GAME.parse(spelled(move)))
            self.facts += self.told.take()
        return self.facts

    def refuses(self, move: str, rule: str = "", reason: str = "") -> Illegal:
        """The move is refused, by this rule, and nothing has changed."""
        before = self.table.fingerprint()
        code = GAME.parse(spelled(move))
        assert code not in self.table.legal(), f"{move} is offered"
        with pytest.raises(Illegal) as refused:
            self.table.apply(code)
        assert self.table.fingerprint() == before
        assert not self.told.take()
        if rule:
            assert refused.value.rule == rule, refused.value
        if reason:
            assert refused.value.reason == reason, refused.value
        return refused.value

    def allows(self, move: str) -> bool:
        return GAME.parse(spelled(move)) in self.table.legal()

    def legal(self) -> set[str]:
        return {GAME.notate(code) for code in self.table.legal()}

    def told_of(self, kind: type) -> list[Any]:
        """The facts of one kind among those of the last `play`."""
        return [fact for fact in self.facts if isinstance(fact, kind)]

    @property
    def to_act(self) -> str:
        seat = self.table.to_act()
        return SEATS[seat] if seat >= 0 else ""

    @property
    def phase(self) -> str:
        """What the seat that must decide is asked."""
        return str(self.view(self.to_act or None).question.phase)

    def view(self, seat: str | None = None) -> Any:
        return GAME.view(self.table, SEATS.index(seat) if seat else -1)

    def pot(self, outlaw: str) -> int:
        return int(self.table.pots[OUTLAW_SLUGS.index(SHORT.get(outlaw, outlaw))])

    def money(self, seat: str) -> int:
        return int(self.table.money[SEATS.index(seat)])

    def hand(self, seat: str) -> dict[str, int]:
        return {item.card: item.count for item in self.view(seat).hand}

    def pile(self, where: str) -> Any:
        """`A/JJ`: the pile as everybody sees it, or None."""
        seat, outlaw = where.split("/")
        piles = self.view().players[SEATS.index(seat)].piles
        return next((found for found in piles if found.outlaw == SHORT[outlaw]), None)

    def points(self, where: str) -> int:
        found = self.pile(where)
        return found.points if found else 0

    @property
    def discards(self) -> list[str]:
        """The discard pile, from the top card down."""
        return [SLUGS[kind] for kind in reversed(list(self.table.waste[: self.table.wasted]))]

    @property
    def draws(self) -> list[str]:
        """The draw pile, from the top card down."""
        return [SLUGS[kind] for kind in reversed(list(self.table.stock[: self.table.stocked]))]


def spelled(move: str) -> str:
    """Short names of cards in a move, written out."""
    return " ".join(SHORT.get(word, word) for word in move.split())
