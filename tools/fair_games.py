"""Recorded games for the page's own check of a deal, with what every seat was told of the cards.

    python tools/fair_games.py            play them, and write web/src/games/fair-games.json
    python tools/fair_games.py --check    play them again: are they as written? (exit status 0: yes)

The page deals each of them again from its seed and entropy, by docs/fairness.md alone (web/src/lib/deal.ts, and
deal.ts of each game), and compares every card. So these are games of both titles, of all numbers of players, and with
all options that change the deal. Decisions are made by chance, too; seeds are tried one after the other until something
happens that is wanted. Duels are so rare that none is among them.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import sha512
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from saloon.kernel import record as records  # noqa: E402
from saloon.kernel.fairness import DUPLICATE, Parts, Source, entropy_commitment  # noqa: E402
from saloon.kernel.game import find_game  # noqa: E402
from saloon.kernel.notation import kebab  # noqa: E402
from saloon.kernel.rng import Quick  # noqa: E402
from saloon.server.table.render import fact_bytes  # noqa: E402

FILE = ROOT / "web" / "src" / "games" / "fair-games.json"
DECISIONS = 150  # of a game that does not end before
CARDS = {  # facts by which cards come to light, or chance is used
    "round-began", "dealt", "turned-up", "drew", "turned", "looked", "picked", "reshuffled", "duel-began", "duelled",
}  # fmt: skip
PRINTED = ("id", "side", "kind", "copies")  # what a deal depends on
SOURCES: tuple[Source, ...] = ("player", "nobody", "player", "server")


class Case(NamedTuple):
    """What is played: a game, for how many, by which rules, what shall happen in it, and the scheme of its deal."""

    game: str
    seats: int = 2
    options: dict[str, Any] | None = None
    wanted: str = ""
    scheme: int = 2


CASES = [
    Case("wyatt-earp", 2),
    Case("wyatt-earp", 3, wanted="reshuffled"),
    Case("wyatt-earp", 4),
    Case("wyatt-earp", 3, scheme=1),
    Case("wyatt-earp", 3, {"preset": "rules_002"}, wanted="picked"),
    Case("wyatt-earp", 4, {"preset": "card_004", "first_dealer": "designated", "dealer_seat": "2"}),
    Case("wyatt-earp", 2, {"first_dealer": "designated", "reshuffle_partial": "shuffle_in"}),
    Case("revolver"),
    Case("revolver", scheme=1),
    Case("revolver", options={"deck": "frontier-1"}),
    Case("revolver", options={"empty_deck": "reshuffle"}),
    Case("wyatt-earp", 3, wanted="reshuffled", scheme=DUPLICATE),
    Case("wyatt-earp", 2, {"preset": "rules_002"}, wanted="picked", scheme=DUPLICATE),
    Case("revolver", scheme=DUPLICATE),
    Case("revolver", options={"empty_deck": "reshuffle"}, scheme=DUPLICATE),
]


def salts(number: int, seats: int) -> list[bytes]:
    """What each seat adds; nothing where it has no part."""
    return [
        sha512(f"salt {number} {seat}".encode()).digest()[: 32 - seat] if SOURCES[seat] == "player" else b""
        for seat in range(seats)
    ]


def played(case: Case, number: int) -> tuple[dict[str, Any], list[Any]]:
    """The beginning of a game, and all its facts."""
    game = find_game(case.game)
    options = game.options(case.options or {})
    added, told = salts(number, case.seats), game.facts(options)
    parts = None
    if case.scheme == 1:
        added = [salt for salt in added if salt]
    else:
        bound = [entropy_commitment(salt) if salt else "" for salt in added]
        parts = Parts(list(SOURCES[: case.seats]), bound, scheme=case.scheme)
    names = [f"Seat {seat}" for seat in range(case.seats)]
    seed = sha512(f"saloon fair game {number}".encode()).digest()
    writer = records.begin(game, options, names, seed, tuple(added), told, parts=parts)
    rng, facts = Quick(number), told.take()
    while writer.table.to_act() >= 0 and len(writer.record.decisions) < DECISIONS:
        legal = writer.table.legal()
        writer.apply(legal[rng.below(len(legal))])
        facts += told.take()
    return records.to_document(writer.record), facts


def found(case: Case) -> dict[str, Any]:
    """The first game in which what is wanted happens."""
    game = find_game(case.game)
    for number in count():
        record, facts = played(case, number)
        if case.wanted and case.wanted not in {kebab(type(fact)) for fact in facts}:
            continue
        deck = game.decks.describe(game.options(record["options"])) if game.decks is not None else None
        cards = [{name: getattr(card, name) for name in PRINTED} for card in deck.cards] if deck else []
        seen = [[*seen_from(case.game, facts, seat)] for seat in range(case.seats)]
        del record["decisions"], record["fingerprints"]  # the check needs no decision
        return {"record": record, "deck": {"cards": cards} if deck else None, "told": seen}
    raise AssertionError


def seen_from(game: str, facts: list[Any], seat: int) -> Iterator[dict[str, Any]]:
    for fact in facts:
        sight = find_game(game).sight(fact, seat)
        if sight is not None and kebab(type(sight)) in CARDS:
            yield json.loads(fact_bytes(sight))


def text() -> str:
    lines = ",\n".join(json.dumps(found(case), separators=(",", ":")) for case in CASES)
    return f"[\n{lines}\n]\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true")
    if parser.parse_args().check:
        same = FILE.read_text("utf-8") == text()
        print("as written" if same else f"{FILE.name} is not what these games are now: python tools/fair_games.py")
        return 0 if same else 1
    FILE.write_text(text(), "utf-8")
    print(f"written: {FILE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
