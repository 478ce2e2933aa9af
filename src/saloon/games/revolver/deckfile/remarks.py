"""Remarks on a deck: what can be played and may not be meant."""

from collections.abc import Iterator
from dataclasses import replace

from saloon.games.revolver.deckfile.language import SIDES
from saloon.games.revolver.deckfile.limits import DECK
from saloon.games.revolver.deckfile.rows import DeckFile, Remark


def with_remarks(deck: DeckFile) -> DeckFile:
    return replace(deck, warnings=tuple(remarks(deck)))


def remarks(deck: DeckFile) -> Iterator[Remark]:
    for side in SIDES:
        if (size := deck.size(side)) != DECK:  # RV-0.3
            yield Remark("not-62", "cards", {"side": side, "found": size, "usual": DECK})
    if deck.setup.cubes > deck.box.cubes:
        yield Remark("box-short", "setup.cubes", {"needed": deck.setup.cubes, "box": deck.box.cubes})
    for token, most in (("grit", deck.box.grit), ("power", deck.box.power)):  # RV-9.5 plays on without
        if (needed := tokens_needed(deck, token)) > most:
            yield Remark("box-short", f"box.{token}", {"needed": needed, "box": most})
    for card in deck.cards:
        for at, op in enumerate(card.ops):
            where = f"cards.{card.id}.ops[{at}]"
            if op.op == "gain_token" and op.token == "grit" and card.kind == "gun":  # OP-10 asks no token
                yield Remark("grit-on-gun", f"{where}.token")
            if op.op == "gain_token" and op.when == "ahead" and card.reach == "current":  # RV-9.4
                yield Remark("never-ahead", f"{where}.when")


def tokens_needed(deck: DeckFile, token: str) -> int:
    """The most tokens of a sort that can lie on cards and bandits at once (22.1)."""
    needed = sum(bandit.start_grit for bandit in deck.bandits) if token == "grit" else 0
    for bandit in deck.bandits:
        needed += sum(op.token == token for op in bandit.on_reach_ops)
    for card in deck.cards:
        needed += card.copies * sum(op.token == token for op in card.ops)
    return needed
