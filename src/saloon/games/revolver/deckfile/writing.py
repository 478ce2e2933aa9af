"""A deck as a document again, and the digest by which a record knows it."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from saloon.games.revolver.deckfile.language import GAME, OPERATIONS
from saloon.games.revolver.deckfile.rows import (
    Bandit,
    Battlefield,
    Box,
    Card,
    DeckFile,
    Op,
    Setup,
    Special,
)


def write_deck(deck: DeckFile) -> dict[str, Any]:
    """The document of a deck, which reads back as the same deck."""
    return {
        "format": deck.format,
        "deck": deck.id,
        "game": GAME,
        "note": deck.note,
        "box": _table(deck.box),
        "setup": _table(deck.setup),
        "battlefields": [_table(place) for place in deck.battlefields],
        "bandits": [_bandit_table(bandit) for bandit in deck.bandits],
        "special": [_table(special) for special in deck.special],
        "cards": [_card_table(card) for card in deck.cards],
    }


def digest(deck: DeckFile) -> str:
    """RV-0.1 A hash of what matters for play: ids, figures and operations in their order. Names, texts, notes, the
    deck's own name and where a figure comes from do not change it."""
    play = write_deck(deck)
    del play["deck"], play["note"]
    for row in (play["box"], play["setup"], *play["battlefields"], *play["bandits"], *play["special"], *play["cards"]):
        for word in ("name", "text", "prov"):
            row.pop(word, None)
        row["flags"] = [flag for flag in row.get("flags", ()) if flag != "upcoming"]
    canonical = json.dumps(play, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()[:16]


def _table(row: Box | Setup | Battlefield | Bandit | Special | Card | Op) -> dict[str, Any]:
    """The fields of a row in their order, each under the name it has in a file."""
    return {part.name: _plain(getattr(row, part.name)) for part in fields(row)}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_op_table(item) if isinstance(item, Op) else item for item in value]
    return dict(value) if isinstance(value, Mapping) else value


def _op_table(op: Op) -> dict[str, Any]:
    """The operation with the parameters it has."""
    operation = OPERATIONS[op.op]
    found: dict[str, Any] = {"op": op.op}
    for parameter in (*operation.needs, *operation.may):
        value = getattr(op, {"except": "without", "otherwise": "then"}.get(parameter, parameter))
        if parameter in operation.needs or value:
            found[parameter] = _plain(value)
    return found


def _bandit_table(bandit: Bandit) -> dict[str, Any]:
    found = _table(bandit)
    at, ops = found.pop("on_reach_at"), found.pop("on_reach_ops")
    if ops:
        found["on_reach"] = {"at": at, "ops": ops}
    return _without_empty(found, "start_grit", "on_death", "on_grit_loss")


def _card_table(card: Card) -> dict[str, Any]:
    found = _table(card)
    if card.kind not in ("gun", "lawman"):
        del found["fp"]
    if card.anchor < 0:
        del found["anchor"]
    if card.reach == "current":
        del found["reach"]
    mode, ability = found.pop("modes_shot"), found.pop("activated")
    if mode:
        found["modes"] = {"shot": mode}
    if ability is not None:
        found["activated"] = {"discard": ability.discard, "ops": _plain(ability.ops)}
    return _without_empty(found, "free_at", "not_at", "flags", "standing", "reaction")


def _without_empty(found: dict[str, Any], *names: str) -> dict[str, Any]:
    """The row without those of these fields that say nothing."""
    return {name: value for name, value in found.items() if value or name not in names}
