"""How evenly a Revolver deck plays, and which change of its figures makes it more even.

    python tools/balance.py
    python tools/balance.py --deck frontier-1 --bots marshal --deals 2000 whiskey.turns=4 buzzard.defence=4
    python tools/balance.py --bots ranger:150i --deals 200 get-a-rope.copies=2,cowboy.copies=5

Each candidate is one change or several at once, `ID.FIGURE=NUMBER` with commas between them. The deck as it is comes
first, and all candidates play the same deals. Only reconstructed figures may be changed (RV-0.4). A table goes to
standard output: the gang's share of the games for each bot on both sides, with its 95 % interval, and how games ended.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

from saloon.arena.match import play_deal
from saloon.arena.plan import make_plan
from saloon.games.revolver import GAME as REVOLVER
from saloon.games.revolver import deckfile as df
from saloon.games.revolver.cards import COLTY
from saloon.kernel.document import read_document
from saloon.kernel.errors import Malformed

FIGURES = ("copies", "cost", "fp", "rating", "turns", "defence")
TABLES = ("battlefields", "bandits", "cards")
TARGET = (0.45, 0.55)


@dataclass
class Tally:
    """Games with the same bot on both sides."""

    games: int = 0
    gang: int = 0
    turns: int = 0
    ways: Counter[str] = field(default_factory=Counter)

    def add(self, game: Mapping[str, Any]) -> None:
        self.games += 1
        self.gang += game["winner"] == COLTY
        self.turns += game["length"]
        self.ways[game["reason"]] += 1

    @property
    def share(self) -> float:
        return self.gang / self.games

    def interval(self) -> tuple[float, float]:
        """Wilson's interval for the gang's share, 95 %."""
        z2 = 1.96**2
        middle = (self.gang + z2 / 2) / (self.games + z2)
        half = 1.96 * sqrt(self.games * self.share * (1 - self.share) + z2 / 4) / (self.games + z2)
        return middle - half, middle + half


# Candidates


def changed(document: Mapping[str, Any], candidate: str) -> dict[str, Any]:
    """A deck's document with the changes of a candidate; `Malformed` if a figure is not ours to change."""
    found = df.write_deck(df.read_deck(document))
    if not candidate:
        return found
    rows = {row["id"]: row for table in TABLES for row in found[table]}
    for change in candidate.split(","):
        name, equals, number = change.partition("=")
        id, _, figure = name.partition(".")
        if not equals or figure not in FIGURES or not number.isdecimal():
            raise Malformed("bad-change", change, {"example": "whiskey.turns=4", "figures": ", ".join(FIGURES)})
        if id not in rows or figure not in rows[id]:
            raise Malformed("unknown-figure", name, {})
        told = rows[id].get("prov", {}).get(figure, "user")
        if told not in ("reconstructed", "user"):
            raise Malformed("not-reconstructed", name, {"provenance": told})
        rows[id][figure] = int(number)
    found["deck"] = "candidate"
    return found


def deck_document(wanted: str) -> dict[str, Any]:
    """A packaged deck by its name, or a file."""
    if wanted in df.PACKAGED:
        return df.write_deck(df.packaged_deck(wanted))
    return read_document(Path(wanted))


# Games


def played(document: Mapping[str, Any], bot: str, deals: int, seed: int) -> Tally:
    """One bot on both sides, for so many deals."""
    plan = make_plan(REVOLVER, [bot], 2, REVOLVER.options({"deck": document}), seed)
    tally = Tally()
    for deal in range(deals):
        for game in play_deal(plan, deal)["games"]:
            tally.add(game)
    return tally


def table(document: Mapping[str, Any], candidates: Sequence[str], bots: Sequence[str], asked: Any) -> Iterator[str]:
    """The rows, one by one as they are played."""
    decks = [(candidate, changed(document, candidate)) for candidate in candidates]
    yield "| deck | bot | games | gang | 95 % | inside 45-55 % | turns | ways |"
    yield "|---|---|---:|---:|---|---|---:|---|"
    for candidate, deck in decks:
        for bot in bots:
            tally = played(deck, bot, asked.deals, asked.seed)
            low, high = tally.interval()
            ways = ", ".join(f"{way} {100 * n / tally.games:.1f}" for way, n in tally.ways.most_common())
            inside = "yes" if TARGET[0] <= tally.share <= TARGET[1] else "no"
            yield (
                f"| {candidate or document['deck']} | {bot} | {tally.games} | {100 * tally.share:.1f} % "
                f"| {100 * low:.1f} - {100 * high:.1f} | {inside} | {tally.turns / tally.games:.1f} | {ways} |"
            )


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python tools/balance.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument(
        "candidates", nargs="*", metavar="ID.FIGURE=NUMBER[,...]", help="changes to try beside the deck"
    )
    parser.add_argument("--deck", default=df.STANDARD, help="a packaged deck or a file (default %(default)s)")
    parser.add_argument("--bots", default="marshal", metavar="BOT,...", help="(default %(default)s)")
    parser.add_argument("--deals", type=int, default=2000, metavar="N", help="games of each row (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the deals (default %(default)s)")
    asked = parser.parse_args(argv)
    if asked.deals < 1:
        parser.error("--deals must be at least 1")
    return asked


def main(argv: Sequence[str]) -> int:
    asked = arguments(argv)
    try:
        for line in table(deck_document(asked.deck), ["", *asked.candidates], asked.bots.split(","), asked):
            print(line, flush=True)
    except (Malformed, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
