"""What a card says: the message that has its words in every language, or what its writer wrote, or its operations."""

from functools import cache

from saloon.games.revolver import deckfile as df
from saloon.games.revolver.deckfile import Bandit, Card, DeckFile, Op, Special

Row = Card | Bandit | Special


def rows_of(deck: DeckFile) -> dict[str, Row]:
    """Everything in a deck that has a name and an effect, by id."""
    rows: list[Row] = [*deck.bandits, *deck.special, *deck.cards]
    return {row.id: row for row in rows}


@cache
def translated() -> dict[str, str]:
    """The texts of the packaged deck, all of which are translated, with the id of the first card that has each."""
    found: dict[str, str] = {}
    for row in rows_of(df.standard_deck()).values():
        found.setdefault(row.text or row.id, row.id)
    return found


def message_of(row: Row) -> str:
    """The message with a card's text; empty if its words are a user's own."""
    id = translated().get(row.text or row.id)
    return f"rv-text-{id}" if id is not None else ""


def own_text(row: Row) -> str:
    """What its writer wrote on a card; if he wrote nothing, its operations."""
    return row.text or operations(row)


def operations(row: Row) -> str:
    """The effect in the card language, for a card that says nothing about itself."""
    lists: list[tuple[str, tuple[Op, ...]]] = []
    if isinstance(row, Bandit):
        lists = [("on_death", row.on_death), ("on_grit_loss", row.on_grit_loss), ("on_reach", row.on_reach_ops)]
    elif isinstance(row, Card):
        ability = row.activated.ops if row.activated else ()
        lists = [("", row.ops), ("as shot", row.modes_shot), ("activated", ability), ("standing", row.standing)]
    else:
        lists = [("", row.ops)]
    told = [(name, ", ".join(operation(op) for op in ops)) for name, ops in lists if ops]
    return "; ".join(f"{name}: {text}" if name else text for name, text in told)


def operation(op: Op) -> str:
    """`kill_lawman(1)`, as in the rules."""
    values = [op.n, op.d, op.max_fp, op.card, op.token, op.to, op.face, op.before]
    inner = [str(value) for value in values if value] + [operation(part) for part in op.then]
    return f"{op.op}({', '.join(inner)})" if inner else op.op
