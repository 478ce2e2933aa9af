"""The tables of docs/ that are made from data: what lies where in an observation, what codes mean, what a view has.

python tools/layouts.py          write them
python tools/layouts.py --check  say whether they are true, and fail if not
"""

import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from itertools import groupby
from pathlib import Path
from types import ModuleType

from saloon.kernel.game import Game, own_games
from saloon.kernel.rng import Quick
from saloon.words import Words

ROOT = Path(__file__).resolve().parent.parent
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


def views() -> Iterator[str]:
    """What views, decisions and facts have: class by class, from the sources, with their comments."""
    for game in own_games():
        title = Words()(f"{game.prefix}-title")
        package = type(game).__module__
        for part, what in (("views", "a view"), ("decisions", "decisions"), ("facts", "facts")):
            yield f"\n## {title}: {what}\n"
            yield "| class | what it is | field | type | |\n|---|---|---|---|---|"
            yield from classes(import_module(f"{package}.{part}"))
    yield ""


def classes(module: ModuleType) -> Iterator[str]:
    """A row for each field of each dataclass of a module, in the order of the source."""
    found = [kind for kind in vars(module).values() if is_dataclass(kind) and inspect.isclass(kind)]
    for kind in (kind for kind in found if kind.__module__ == module.__name__):
        about = " ".join((kind.__doc__ or "").split()).replace("|", "\\|")
        named = f"`{kind.__name__}`"
        source = inspect.getsource(kind)
        if not fields(kind):
            yield f"| {named} | {about} | | | |"
        for field in fields(kind):
            declared = re.search(rf"(?m)^    {field.name}: (.*?)(?: = .*?)?(?:  # (.*))?$", source)
            written, comment = (declared[1], declared[2] or "") if declared else (str(field.type), "")
            yield f"| {named} | {about} | `{field.name}` | `{written.replace('|', chr(92) + '|')}` | {comment} |"
            named = about = ""


DOCUMENTS = {Path("docs/research.md"): tables, Path("docs/views.md"): views}


def main() -> int:
    old = False
    for document, rows in DOCUMENTS.items():
        path = ROOT / document
        text = path.read_text("utf-8")
        new = "\n".join(rows()) + "\n"
        made = re.sub(f"(?s)(?<={re.escape(BEGIN)}).*(?={re.escape(END)})", new.replace("\\", "\\\\"), text)
        if "--check" not in sys.argv:
            path.write_text(made, "utf-8")
            continue
        print(f"{document}: its tables are {'true' if made == text else 'old: run python tools/layouts.py'}")
        old = old or made != text
    return int(old)


if __name__ == "__main__":
    sys.exit(main())
