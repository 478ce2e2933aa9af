"""An installation with a game of another package: `packages/` is on the path, as an installer would put it there.

The game is High Card (rules and words, no guide and no face); it would like to be Revolver, too. In `broken/` lies a
package that does not load, and one that is not what it says; in `odd/` one that ends the program, one with a name that
is none, and one with the name of another.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from saloon import rulebook, words
from saloon.bots import knowledge, levels
from saloon.kernel import game as kernel
from saloon.kernel.game import Game
from saloon.terminal import faces
from tests.server.conftest import houses
from tests.terminal.conftest import saloon, surroundings

__all__ = ["houses", "saloon", "surroundings"]

PACKAGES = Path(__file__).parent / "packages"
BROKEN = Path(__file__).parent / "broken"
ODD = Path(__file__).parent / "odd"
READ_ONCE = (
    faces.face_of, faces.offers, knowledge.knowledge_of, knowledge.offers, levels.found, rulebook.book,
    rulebook.edition_in, rulebook.index, words.bundle,
)  # fmt: skip


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The foreign game, as everybody here would find it."""
    monkeypatch.syspath_prepend(PACKAGES)
    monkeypatch.setattr(kernel, "_register", kernel.Register())
    for read in READ_ONCE:
        read.cache_clear()
    yield kernel.find_game("high-card")
    for read in READ_ONCE:
        read.cache_clear()
