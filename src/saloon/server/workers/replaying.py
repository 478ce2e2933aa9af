"""Uploaded records, read and replayed in a worker, with a time limit."""

from collections.abc import Iterator
from dataclasses import replace
from time import monotonic
from typing import Any

import msgspec

from saloon.kernel import record as records
from saloon.kernel.errors import Malformed
from saloon.kernel.game import Facts, find_game
from saloon.kernel.record import Record
from saloon.kernel.table import Table

MOST_DECISIONS = 10_000  # of a record: even games by chance have no more than about 700
MOST_SECONDS = 5.0


def read(raw: bytes) -> dict[str, Any]:
    """The document; `Malformed` if it is none, or a game that is too long."""
    try:
        document = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("not-json", "record", {"cause": str(error)[:200]}) from None
    if not isinstance(document, dict):
        raise Malformed("not-a-table", "", {"found": type(document).__name__})
    decisions = document.get("decisions")
    if isinstance(decisions, list) and len(decisions) > MOST_DECISIONS:
        raise Malformed("too-long", "decisions", {"most": MOST_DECISIONS})
    return document


def by_our_rules(record: Record) -> Record:
    """A finished game of other rules, if by ours it comes out the same, with every fingerprint and the result.

    Else, or if it stops before the end where the last fingerprint is, `Malformed` says that the rules are others.
    """
    version = find_game(record.game).rules_version
    if record.rules == version or record.result is None:
        return record
    ours = replace(record, rules=version)
    try:
        for _ in replay(ours):
            pass
    except Malformed:
        return record
    return ours


def replay(record: Record, told: Facts | None = None) -> Iterator[tuple[int, Table]]:
    """As `records.replay` does it, but not for ever."""
    end = monotonic() + MOST_SECONDS
    for made, table in records.replay(record, told):
        if monotonic() > end:
            raise Malformed("takes-too-long", "decisions", {"seconds": MOST_SECONDS})
        yield made, table
