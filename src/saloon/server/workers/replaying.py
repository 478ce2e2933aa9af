"""Records that somebody brings, read and played again in a worker: one that never ends is given up."""

from collections.abc import Iterator
from time import monotonic
from typing import Any

import msgspec

from saloon.kernel import record as records
from saloon.kernel.errors import Malformed
from saloon.kernel.game import Facts
from saloon.kernel.record import Record
from saloon.kernel.table import Table

MOST_SECONDS = 5.0


def read(raw: bytes) -> dict[str, Any]:
    """The document; `Malformed` if it is none."""
    try:
        document = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("not-json", "record", {"cause": str(error)[:200]}) from None
    if not isinstance(document, dict):
        raise Malformed("not-a-table", "", {"found": type(document).__name__})
    return document


def replay(record: Record, told: Facts | None = None) -> Iterator[tuple[int, Table]]:
    """As `records.replay` does it, but not for ever."""
    end = monotonic() + MOST_SECONDS
    for made, table in records.replay(record, told):
        if monotonic() > end:
            raise Malformed("takes-too-long", "decisions", {"seconds": MOST_SECONDS})
        yield made, table
