"""A game as a document: what is needed to play it again, move for move, and to prove that the deal was fair."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from saloon.kernel.document import Reader, number, shown, text
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.fairness import OPEN, Parts, chance, read_parts, seed_commitment, write_parts
from saloon.kernel.game import Facts, Game, find_game
from saloon.kernel.rng import SEED_BYTES
from saloon.kernel.table import Table

FORMAT = 1
FINGERPRINT_EVERY = 50
MOST_DECISIONS = 1_000_000


@dataclass
class Record:
    """A game in writing, like PGN in chess. While it runs, the seed is kept back and only the commitment is shown."""

    game: str
    rules: int
    seats: list[str]  # who sits where
    bots: list[str] = field(default_factory=list)  # the bot of each seat, empty for a person; none at all: not told
    versions: list[str] = field(default_factory=list)  # of each bot, empty for a person; none at all: not told
    options: dict[str, Any] = field(default_factory=dict)  # as `Game.settings` gives them: any JSON
    commitment: str = ""
    seed: bytes | None = None
    entropy: list[bytes] = field(default_factory=list)  # what the players added
    parts: Parts | None = None  # who added it, and what was committed to before; none: dealt by scheme 1
    decisions: list[str] = field(default_factory=list)
    fingerprints: dict[int, str] = field(default_factory=dict)  # after so many decisions
    result: dict[str, Any] | None = None

    @property
    def scheme(self) -> int:
        """By which scheme of docs/fairness.md it was dealt."""
        return OPEN if self.parts is None else self.parts.scheme

    def public(self) -> "Record":
        """The record without its seed, as it may be shown while the game runs."""
        return Record(**{**self.__dict__, "seed": None})


def begin(
    game: Game,
    options: Any,
    seats: list[str],
    seed: bytes,
    entropy: tuple[bytes, ...] = (),
    told: Facts | None = None,
    bots: Sequence[str] = (),
    versions: Sequence[str] = (),
    parts: Parts | None = None,
) -> "Writer":
    """Deal a new game and write it down from the first decision on; `told` hears it from the deal on."""
    if not isinstance(seats, list | tuple):
        raise Malformed("not-a-list", "seats", {"found": type(seats).__name__})
    names = [text(name, f"seats[{i}]") for i, name in enumerate(seats)]
    game.check_seats(len(names))
    record = Record(
        game=game.name,
        rules=game.rules_version,
        seats=names,
        bots=list(bots),
        versions=list(versions),
        options=game.settings(options),
        seed=seed,
        entropy=list(entropy),
        parts=parts,
    )
    record.commitment = seed_commitment(seed, record.scheme)
    return Writer(game, record, game.new(options, len(names), chance(seed, entropy, record.scheme), told))


class Writer:
    """A table whose every decision is written into its record."""

    def __init__(self, game: Game, record: Record, table: Table) -> None:
        self.game = game
        self.record = record
        self.table = table

    def apply(self, code: int) -> None:
        """Answer the open question; a refusal changes neither table nor record."""
        self.table.apply(code)
        record = self.record
        record.decisions.append(self.game.notate(self.table, code))
        made = len(record.decisions)
        over = self.table.to_act() < 0
        if over or made % FINGERPRINT_EVERY == 0:
            record.fingerprints[made] = self.table.fingerprint()
        if over:
            record.result = self.game.result(self.table)


def replay(record: Record, told: Facts | None = None) -> Iterator[tuple[int, Table]]:
    """Play a record again: the table before each decision and after the last, with the number of decisions made.

    `told` hears the game again, from the deal on.

    `Malformed` names the first thing that does not hold: rules version, option, seed, entropy, decision, fingerprint or
    result.
    """
    game, options = find_game(record.game), options_of(record)
    if record.seed is None:
        raise Malformed("no-seed-yet", "seed")
    bound = seed_commitment(record.seed, record.scheme)
    if bound != record.commitment:
        raise Malformed("commitment-broken", "commitment", {"seed_gives": bound})
    if record.parts is not None:
        record.parts.check(len(record.seats), record.entropy)
    try:
        game.check_seats(len(record.seats))
    except Illegal as error:
        raise Malformed(error.reason, "seats", error.details) from None
    stream = chance(record.seed, tuple(record.entropy), record.scheme)
    try:
        table = game.new(options, len(record.seats), stream, told)
    except Illegal as error:
        raise Malformed(error.reason, "options", error.details) from None
    check_fingerprint(record, 0, table)
    yield 0, table
    for i, line in enumerate(record.decisions):
        where = f"decisions[{i}]"
        try:
            table.apply(game.parse(table, line))
        except Illegal as error:
            details: dict[str, object] = {"decision": line, "why": error.reason, "rule": error.rule, **error.details}
            raise Malformed("illegal-decision", where, details) from None
        except Malformed as error:
            raise Malformed(error.reason, where, error.details) from None
        check_fingerprint(record, i + 1, table)
        yield i + 1, table
    if record.result is not None:
        if table.to_act() >= 0:
            raise Malformed("result-of-unfinished-game", "result")
        if game.result(table) != record.result:
            raise Malformed("other-result", "result", {"replay_gives": json.dumps(game.result(table))})


def options_of(record: Record) -> Any:
    """The rules that a record was played by; `Malformed` names the option that is wrong, or the other rules version."""
    game = find_game(record.game)
    if record.rules != game.rules_version:
        details: dict[str, object] = {"record": record.rules, "here": game.rules_version, "game": record.game}
        raise Malformed("other-rules-version", "rules", details)
    try:
        return game.options(record.options)
    except Malformed as error:
        raise error.inside("options") from None


def check_fingerprint(record: Record, made: int, table: Table) -> None:
    wanted = record.fingerprints.get(made)
    if wanted is not None and wanted != table.fingerprint():
        raise Malformed("other-fingerprint", f"fingerprints.{made}", {"replay_gives": table.fingerprint()})


def resume(record: Record) -> Writer:
    """Go on with a game where its record ends."""
    table = None
    for _, table in replay(record):  # noqa: B007 the last one counts
        pass
    assert table is not None
    return Writer(find_game(record.game), record, table)


# As a document


def to_document(record: Record) -> dict[str, Any]:
    document: dict[str, Any] = {
        "format": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "options": dict(record.options),
        "seats": list(record.seats),
        "bots": list(record.bots),
        "commitment": record.commitment,
        "seed": record.seed.hex() if record.seed is not None else None,
        "entropy": [salt.hex() for salt in record.entropy],
        "decisions": list(record.decisions),
        "fingerprints": {str(made): name for made, name in record.fingerprints.items()},
        "result": record.result,
    }
    if any(record.versions):
        document["versions"] = list(record.versions)
    return document if record.parts is None else document | {"fairness": write_parts(record.parts)}


def from_document(document: Mapping[str, Any]) -> Record:
    """A record from a document; `Malformed` names the field that is wrong.

    The values of options are checked by the game, in `replay`.
    """
    reader = Reader(document)
    found = reader.value("format")
    if found != FORMAT or not isinstance(found, int) or isinstance(found, bool):
        raise Malformed("other-format", "format", {"record": shown(found), "here": FORMAT})
    record = Record(
        game=reader.text("game"),
        rules=reader.number("rules", 1, 1_000_000),
        seats=reader.texts("seats"),
        bots=reader.texts("bots"),
        versions=reader.texts("versions") if reader.has("versions") else [],
        commitment=reader.text("commitment"),
        decisions=reader.texts("decisions"),
    )
    find_game(record.game)
    for name, told in (("bots", record.bots), ("versions", record.versions)):
        if len(told) not in (0, len(record.seats)):
            raise Malformed("wrong-length", name, {"found": len(told), "needed": len(record.seats)})
    options = reader.table("options")
    record.options = {name: options.value(name) for name in options.names()}
    if reader.maybe("seed") is not None:
        record.seed = read_hex(reader.text("seed"), "seed", SEED_BYTES)
    record.entropy = [read_hex(salt, f"entropy[{i}]") for i, salt in enumerate(reader.texts("entropy"))]
    if reader.has("fairness"):
        fairness = reader.table("fairness")
        record.parts = read_parts(fairness)
        fairness.done()
    if len(record.decisions) > MOST_DECISIONS:
        raise Malformed("too-long", "decisions", {"most": MOST_DECISIONS})
    fingerprints = reader.table("fingerprints")
    for name in fingerprints.names():
        where = fingerprints.field(name)
        if not name.isascii() or not name.isdigit() or len(name) > 9:
            raise Malformed("not-a-number", where, {"value": name[:80]})
        record.fingerprints[number(int(name), where, 0, len(record.decisions))] = fingerprints.text(name)
    result = reader.maybe("result")
    if result is not None and not isinstance(result, dict):
        raise Malformed("not-a-table", "result", {"found": type(result).__name__})
    record.result = result
    reader.done()
    return record


def read_hex(found: str, where: str, size: int | None = None) -> bytes:
    try:
        read = bytes.fromhex(found)
    except ValueError:
        raise Malformed("not-hex", where) from None
    if size is not None and len(read) != size:
        raise Malformed("seed-length", where, {"bytes": len(read), "needed": size})
    return read
