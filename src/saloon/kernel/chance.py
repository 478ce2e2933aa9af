"""The state of the random number generator in a position: the game continues as it would have."""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from saloon.kernel.document import Reader
from saloon.kernel.errors import Malformed
from saloon.kernel.rng import QUICK_STATES, Quick, Source, Stream

MOST_WORDS = 1_000_000


def chance_document(rng: Source) -> dict[str, Any]:
    """The generator as a document. It reveals all random numbers to come, as a position reveals all cards.

    A source of somebody else's is left out: the position then goes on by chance of its own.
    """
    if isinstance(rng, Stream):
        return {"stream": rng.key.hex(), "used": rng.used()}
    if isinstance(rng, Quick):
        return {"quick": str(rng.numbers()[0])}
    return {}


def read_chance(reader: Reader, document: Mapping[str, Any]) -> Source:
    """The generator as it was; a position without one always continues in the same way."""
    if reader.has("stream"):
        try:
            key = bytes.fromhex(reader.text("stream"))
        except ValueError:
            raise Malformed("not-hex", "chance.stream") from None
        stream = Stream(key)
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


def _content(document: Mapping[str, Any]) -> bytes:
    """What the seed is derived from: different positions differ in it. Unreadable values are refused later."""
    try:
        return json.dumps(document, sort_keys=True, default=str).encode("utf-8", "replace")
    except (TypeError, ValueError, RecursionError):
        return b""
