"""`python -m tests.golden --write` rewrites the games, to be read as a diff; without it, says which have changed."""

import sys

from tests.golden.games import GAMES

changed = [game for game in GAMES if not game.path.is_file() or game.path.read_text("utf-8") != game.text()]
for game in changed:
    if "--write" in sys.argv[1:]:
        game.path.write_text(game.text(), "utf-8")
    print(("written: " if "--write" in sys.argv[1:] else "changed: ") + str(game.path))
sys.exit(bool(changed) and "--write" not in sys.argv[1:])
