"""Pickling tables, options, sources and games, compiled or not: for processes, Ray, Dask and vector environments.

A table is pickled as its position and its source of chance, so it is read and checked like any other position. Whatever
listens to it stays behind, as with `clone`. A pickle is for a moment: it needs the same version of the rules.
"""

import copyreg
import json
from typing import Any

from saloon.kernel.errors import Malformed
from saloon.kernel.game import Game, find_game
from saloon.kernel.rng import Quick, Source, Stream
from saloon.kernel.table import Table


def pickles(game: Game, table: type[Table], options: type) -> None:
    """Tables and options of these types are pickled by their game."""

    def reduce_table(found: Any) -> tuple[Any, ...]:
        rng: Source = found.rng
        memory = getattr(found, "memory", None) is not None
        document = {**game.to_document(found), "chance": {"quick": "1"}}  # the source itself comes along
        return restore_table, (game.name, game.rules_version, document, rng, memory)

    def reduce_options(found: Any) -> tuple[Any, ...]:
        return restore_options, (game.name, json.dumps(game.settings(found)))

    copyreg.pickle(table, reduce_table)
    copyreg.pickle(options, reduce_options)


def restore_table(name: str, version: int, document: dict[str, Any], rng: Source, memory: bool) -> Table:
    game = find_game(name)
    if version != game.rules_version:
        details: dict[str, object] = {"record": version, "game": name, "here": game.rules_version}
        raise Malformed("other-rules-version", "rules", details)
    table: Any = game.from_document(document)
    table.rng = rng
    if not memory and hasattr(table, "memory"):  # an imagined world that remembers nothing
        table.memory = None
    return table  # type: ignore[no-any-return]


def restore_options(name: str, settings: str) -> Any:
    return find_game(name).options(json.loads(settings))


def restore_stream(key: bytes, used: int) -> Stream:
    stream = Stream(key)
    stream.skip(used)
    return stream


copyreg.pickle(Stream, lambda found: (restore_stream, (found.key, found.used())))
copyreg.pickle(Quick, lambda found: (Quick, (0, found.numbers()[0])))
