"""The tables of docs/research.md that are made from data: what lies where in an observation, and what codes mean.

python tools/layouts.py          write them
python tools/layouts.py --check  say whether they are true, and fail if not
"""

import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from saloon.kernel.game import Game, own_games
from saloon.kernel.rng import Quick
from saloon.words import Words

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = Path("docs/research.md")
BEGIN, END = "<!-- made by tools/layouts.py: not to be edited -->\n", "<!-- end of the tables -->\n"


def tables() -> Iterator[str]:
    for game in own_games():
        rules = game.options({})
        title = Words()(f"{game.prefix}-title")
        for what, layout in (("observation", game.layout(rules)), ("secrets", game.secret_layout(rules))):
            size = sum(part.length for part in layout)
            yield f"\n**{title}, {what}** (version {game.observation_version}, {size} bytes)\n"
            yield "| part | from | bytes | highest |\n|---|---:|---:|---:|"
            yield from (f"| `{part.name}` | {part.start} | {part.length} | {part.highest} |" for part in layout)
        yield f"\n**{title}, codes**\n"
        yield "| codes | first | last |\n|---|---|---|"
        yield from codes(game)
    yield ""


def codes(game: Game) -> Iterator[str]:
    """Ranges of codes whose notations begin with the same word."""
    table = game.new(game.options({}), min(game.players), Quick(0))
    notations = [(code, game.notate(table, code)) for code in range(int(table.space()))]
    for _, same in groupby(notations, key=lambda pair: pair[1].split()[0]):
        found = list(same)
        (low, first), (high, last) = found[0], found[-1]
        yield f"| {low} to {high} | `{first}` | `{last}` |" if high > low else f"| {low} | `{first}` | |"


def main() -> int:
    path = ROOT / DOCUMENT
    text = path.read_text("utf-8")
    made = re.sub(f"(?s)(?<={re.escape(BEGIN)}).*(?={re.escape(END)})", lambda _: "\n".join(tables()) + "\n", text)
    if "--check" in sys.argv:
        print(f"{DOCUMENT}: its tables are {'true' if made == text else 'old: run python tools/layouts.py'}")
        return int(made != text)
    path.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
