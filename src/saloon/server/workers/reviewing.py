"""Games by the net (`saloon.bots.analysis`) in a worker, in short pieces, so that bots who must answer do not wait."""

from functools import lru_cache
from time import monotonic
from typing import Any

from saloon.bots.analysis.found import ALL, Chances
from saloon.bots.champion import stand_in
from saloon.kernel import record as records
from saloon.kernel.game import find_game
from saloon.server.workers import replaying

PIECE = 0.25  # seconds that a worker spends on it before other jobs get a turn
TASKS = 200  # at once

Steps = tuple[int, ...]


def cannot(raw: bytes) -> str:
    """Why the net cannot look at a record; empty if it can. `Malformed` says what is wrong with the record."""
    record = records.from_document(replaying.read(raw))
    return stand_in(find_game(record.game), records.options_of(record))


@lru_cache(maxsize=4)
def review_of(raw: bytes) -> Any:
    from saloon.bots.analysis.review import Review

    record = records.from_document(replaying.read(raw))
    return Review(find_game(record.game), replaying.replay(record), record.decisions)


def look(raw: bytes, begun: int, closer: Steps | None = None) -> Any:
    """Each seat's chance for some tasks, from one on; none when all is done. With `closer`: at these decisions."""
    review, end = review_of(raw), monotonic() + PIECE
    tasks = review.tasks() if closer is None else review.checks(closer)
    found = review.do(tasks[begun : begun + TASKS])
    while begun + len(found) < len(tasks) and monotonic() < end:
        found = joined([found, review.do(tasks[begun + len(found) : begun + len(found) + TASKS])])
    return found


def joined(pieces: list[Any]) -> Any:
    import numpy as np

    return np.concatenate(pieces)


def suspects(raw: bytes, answers: list[Any]) -> Steps:
    """The decisions that deserve a closer look."""
    from saloon.bots.analysis.story import Story

    return tuple(Story(review_of(raw), joined(answers)).suspects())


def conclude(raw: bytes, answers: list[Any], closer: Steps = (), checks: list[Any] | None = None) -> list[Chances]:
    """What was found, by the knowledge of all players together, then by that of each seat."""
    from saloon.bots.analysis.story import Story

    review = review_of(raw)
    story = Story(review, joined(answers), closer, joined(checks) if checks else None)
    return [story.told(viewpoint, checks is not None) for viewpoint in range(ALL, review.seats)]
