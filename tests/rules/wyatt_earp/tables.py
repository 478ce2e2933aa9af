"""Tables for tests, in the notation of the rulebook (0.3): `A/JJ 3o P B (H)`, hands like `3JJ PJJ B`.

Outlaws BS BK BD BC JJ SK WH, their Photos PBS ... PWH, and S Stagecoach, B Bank, F Fastest Gun, MW Most Wanted,
H Hideout, WE Wyatt Earp. Seats are A B C D, clockwise.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.cards import OUTLAW_SLUGS, SLUGS, copies
from saloon.games.wyatt_earp.table import WyattEarp
from saloon.kernel.rng import Quick
from tests.rules.tables import AnyAt

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
DECK = {slug: int(copies(kind)) for kind, slug in enumerate(SLUGS)}


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


class At(AnyAt):
    """A table in a certain situation, and what can be done with it.

    `At(hands={"A": "3JJ B WE", "B": "2SK"}, piles=["B/JJ 3o"], draw="JJ SK", discard="B")`: A is to play. Hands that
    are not given get three cards that do not matter; the draw pile goes on with the rest of the deck unless `draw`
    ends with `!` or the rest is somewhere else: a hand or the discard pile takes it with a `*`. Anything else goes
    into the document as it is: `turn={...}`, `pots={...}`, `options={...}`.
    """

    game = GAME
    seats = SEATS
    table: WyattEarp

    def __init__(
        self,
        hands: dict[str, str],
        piles: list[str] | None = None,
        draw: str = "",
        discard: str = "S",
        players: int = 3,
        phase: str = "play",
        to_play: str = "A",
        options: Mapping[str, object] | None = None,
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
            seats[seat]["piles"][outlaw] = counters
        document: dict[str, Any] = {
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
        put_the_rest(document)
        self.sit_at(GAME.from_document(document))

    def spelled(self, move: str) -> str:
        """Short names of cards are allowed: `lay JJ 3`."""
        return spelled(move)

    @classmethod
    def dealt(cls, seed: int = 1, players: int = 3, options: Mapping[str, object] | None = None) -> "At":
        """A new game, just dealt."""
        return cls.of(GAME.new(GAME.options(options or {}), players, Quick(seed)))

    def pot(self, outlaw: str) -> int:
        return int(self.table.pots[OUTLAW_SLUGS.index(SHORT.get(outlaw, outlaw))])

    def money(self, seat: str) -> int:
        return int(self.table.money[SEATS.index(seat)])

    def pile(self, where: str) -> Any:
        """`A/JJ`: the pile as everybody sees it, or None."""
        seat, outlaw = where.split("/")
        piles = self.view().players[SEATS.index(seat)].piles
        return next((found for found in piles if found.outlaw == SHORT[outlaw]), None)

    def points(self, where: str) -> int:
        found = self.pile(where)
        return found.points if found else 0

    @property
    def every_card(self) -> Counter[str]:
        """All cards, wherever they are."""
        return every_card(GAME.to_document(self.table))

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


def every_card(document: dict[str, Any]) -> Counter[str]:
    """The cards that a document puts somewhere."""
    found = Counter([*document["discard"], *document["draw"]])
    for seat in document["seats"]:
        found.update(seat["hand"])
        for outlaw, counters in seat["piles"].items():
            kinds = {"cards": outlaw, "photo": f"photo-{outlaw}"}
            found.update({kinds.get(name, name): n for name, n in counters.items()})
    if "card" in document["turn"]:
        found[document["turn"]["card"]] += 1
    return found


def put_the_rest(document: dict[str, Any]) -> None:
    """A `*` in a hand or in the discard pile stands for all cards that lie nowhere else."""
    holders = [seat["hand"] for seat in document["seats"] if seat["hand"].pop("*", 0)]
    at = document["discard"].index("*") if "*" in document["discard"] else -1
    if not holders and at < 0:
        return
    document["draw"] = [slug for slug in document["draw"] if slug != "*"]
    rest = Counter(DECK)
    rest.subtract(every_card(document))
    if at >= 0:
        document["discard"][at : at + 1] = rest.elements()
    else:
        holders[0].update({slug: holders[0].get(slug, 0) + n for slug, n in rest.items() if n})


def random_game(
    seed: int, players: int, options: Mapping[str, object] | None = None, eager: tuple[str, ...] = ()
) -> Iterator[tuple[WyattEarp, str]]:
    """A game of random moves: the table before each decision, with the move that is about to be made.

    Moves that begin with one of the words in `eager` are made whenever they are possible.
    """
    table = GAME.new(GAME.options(options or {}), players, Quick(seed))
    assert isinstance(table, WyattEarp)
    chance = Quick(seed + 1_000_000)
    for _ in range(50_000):
        if table.to_act() < 0:
            return
        codes = table.legal()
        codes = [code for code in codes if GAME.notate(table, code).startswith(eager)] or codes if eager else codes
        code = codes[chance.below(len(codes))]
        yield table, GAME.notate(table, code)
        table.apply(code)
    pytest.fail("the game does not end")
