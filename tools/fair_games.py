"""Recorded games for the page's own check of a deal, with what every seat was told of the cards.

    python tools/fair_games.py            play them, and write web/src/games/fair-games.json
    python tools/fair_games.py --check    play them again: are they as written? (exit status 0: yes)

The page deals each of them again from its seed and entropy, by docs/fairness.md alone (web/src/lib/deal.ts, and
deal.ts of each game), and compares every card. So these are games of both titles, of all numbers of players, and with
all options that change the deal. Decisions are made by chance, too; seeds are tried one after the other until something
happens that is wanted. Of a game whose end is wanted (a duel, a deck that runs out) everything is told, up to there.
"""

import argparse
import json
import sys
import tomllib
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
from saloon.server.workers.watching import fact_bytes  # noqa: E402

FILE = ROOT / "web" / "src" / "games" / "fair-games.json"
DECISIONS = 150  # of a game that does not end before
LONGEST = 3_000  # of one that is played until what is wanted has happened
CARDS = {  # facts by which cards come to light, or chance is used
    "round-began", "dealt", "turned-up", "drew", "turned", "looked", "picked", "reshuffled", "duel-began", "duelled",
}  # fmt: skip
PILES = {  # facts by which cards come to a discard pile of Revolver, or leave it
    "paid", "discarded", "spent", "cancelled", "reacted", "taken-off", "wrecked", "lawman-killed", "removed",
    "gun-destroyed", "row-destroyed", "recovered", "paid-back",
}  # fmt: skip
PRINTED = ("id", "side", "kind", "copies")  # what a deal depends on
SOURCES: tuple[Source, ...] = ("player", "nobody", "player", "server")


class Case(NamedTuple):
    """What is played: a game, for how many, by which rules, what shall happen in it, and the scheme of its deal.

    What is wanted is looked for at the beginning of games, or in `whole` ones.
    """

    game: str
    seats: int = 2
    options: dict[str, Any] | None = None
    wanted: str = ""
    scheme: int = 2
    whole: bool = False


def small_deck() -> dict[str, Any]:
    """A deck of Revolver that runs out in games by chance: with two cards of a kind at most."""
    deck = tomllib.loads((ROOT / "src/saloon/games/revolver/decks/frontier-4.toml").read_text("utf-8"))
    for card in deck["cards"]:
        card["copies"] = min(card["copies"], 2)
    return deck


SMALL = {"deck": small_deck()}
ENDS = {"stall_guard": "20"}  # by which every game of Wyatt Earp ends
OUT_OF_GAME = {"empty_deck": "reshuffle", "killed_cards_go": "out_of_game"}
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
    Case("revolver", options={**SMALL, "empty_deck": "reshuffle"}, wanted="reshuffled", whole=True),
    Case("revolver", options={**SMALL, **OUT_OF_GAME}, wanted="reshuffled", scheme=DUPLICATE, whole=True),
    Case("wyatt-earp", 3, {**ENDS, "preset": "rules_002"}, wanted="duel-began", whole=True),
    Case("wyatt-earp", 2, {**ENDS, "duel_deck": "remaining_pile"}, wanted="duel-began", scheme=DUPLICATE, whole=True),
    Case("wyatt-earp", 2, ENDS, wanted="duel-began", whole=True),
]


def salts(number: int, seats: int) -> list[bytes]:
    """What each seat adds; nothing where it has no part."""
    return [
        sha512(f"salt {number} {seat}".encode()).digest()[: 32 - seat] if SOURCES[seat] == "player" else b""
        for seat in range(seats)
    ]


def played(case: Case, number: int) -> tuple[dict[str, Any], list[Any]]:
    """A game, or its beginning, and all its facts."""
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
    most = LONGEST if case.whole else DECISIONS
    while writer.table.to_act() >= 0 and len(writer.record.decisions) < most:
        legal = writer.table.legal()
        writer.apply(legal[rng.below(len(legal))])
        facts += told.take()
    return records.to_document(writer.record), facts


def found(case: Case) -> dict[str, Any]:
    """The first game in which what is wanted happens."""
    for number in count():
        record, facts = played(case, number)
        if not case.wanted or case.wanted in {kebab(type(fact)) for fact in facts}:
            return written(case, number, record, facts)
    raise AssertionError


def again(case: Case, number: int) -> dict[str, Any]:
    """A game that was found before."""
    return written(case, number, *played(case, number))


def written(case: Case, number: int, record: dict[str, Any], facts: list[Any]) -> dict[str, Any]:
    game = find_game(case.game)
    deck = game.decks.describe(game.options(record["options"])) if game.decks is not None else None
    cards = [{name: getattr(card, name) for name in PRINTED} for card in deck.cards] if deck else []
    wanted = CARDS | PILES if case.game == "revolver" and case.whole else CARDS
    seen = [[*seen_from(case.game, facts, seat, wanted)] for seat in range(case.seats)]
    del record["decisions"], record["fingerprints"]  # the check needs no decision
    return {"number": number, "record": record, "deck": {"cards": cards} if deck else None, "told": seen}


def seen_from(game: str, facts: list[Any], seat: int, wanted: set[str]) -> Iterator[dict[str, Any]]:
    for fact in facts:
        sight = find_game(game).sight(fact, seat)
        if sight is not None and kebab(type(sight)) in wanted:
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
