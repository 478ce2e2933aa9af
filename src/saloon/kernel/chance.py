"""The state of the random number generator in a position: the game continues as it would have."""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from saloon.kernel.document import Reader, number
from saloon.kernel.duplicate import Duplicate, again
from saloon.kernel.errors import Malformed
from saloon.kernel.rng import QUICK_STATES, Quick, Source, Stream

MOST_WORDS = 1_000_000
MOST_KINDS = 1_000_000  # of cards


def chance_document(rng: Source) -> dict[str, Any]:
    """The generator as a document. It reveals all random numbers to come, as a position reveals all cards.

    A source of someone else's is left out: the position then goes on by chance of its own.
    """
    if isinstance(rng, Stream):
        return {"stream": rng.key.hex(), "used": rng.used()}
    if isinstance(rng, Duplicate):
        decks = [{"cards": list(deck.cards), "dealt": deck.dealt, "again": deck.again} for deck in rng.decks]
        return {"duplicate": rng.key.hex(), "used": rng.plain.used(), "decks": decks}
    if isinstance(rng, Quick):
        return {"quick": str(rng.numbers()[0])}
    return {}


def read_chance(reader: Reader, document: Mapping[str, Any]) -> Source:
    """The generator as it was; a position without one always continues in the same way."""
    if reader.has("duplicate"):
        found = again(key_of(reader, "duplicate"), reader.number("used", 0, MOST_WORDS, 0), decks_of(reader))
        reader.done()
        return found
    if reader.has("stream"):
        stream = Stream(key_of(reader, "stream"))
        stream.skip(reader.number("used", 0, MOST_WORDS, 0))
        reader.done()
        return stream
    if reader.has("quick"):
        word = reader.text("quick")
        if not word.isascii() or not word.isdigit() or len(word) > 20 or not 0 < int(word) < QUICK_STATES:
            raise Malformed("not-a-number", "chance.quick", {"value": word[:40]})
        quick = Quick(0, int(word))
    else:
        quick = Quick(int.from_bytes(sha256(_content(document)).digest()[:6], "big"))
    reader.done()
    return quick


def key_of(reader: Reader, name: str) -> bytes:
    try:
        return bytes.fromhex(reader.text(name))
    except ValueError:
        raise Malformed("not-hex", reader.field(name)) from None


def decks_of(reader: Reader) -> list[tuple[tuple[int, ...], int, int]]:
    found = []
    for at, described in enumerate(reader.items("decks")):
        deck = Reader(described, f"{reader.field('decks')}[{at}]")
        where = deck.field("cards")
        cards = [number(card, f"{where}[{i}]", 0, MOST_KINDS) for i, card in enumerate(deck.items("cards"))]
        found.append((tuple(cards), deck.number("dealt", 0, MOST_WORDS), deck.number("again", 0, MOST_WORDS)))
        deck.done()
    return found


def _content(document: Mapping[str, Any]) -> bytes:
    """What the seed is derived from: different positions differ in it. Unreadable values are refused later."""
    try:
        return json.dumps(document, sort_keys=True, default=str).encode("utf-8", "replace")
    except (TypeError, ValueError, RecursionError):
        return b""
