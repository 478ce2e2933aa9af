"""The drawing of the code in docs/architecture.md: which folder imports which, from the code and its import contracts.

python tools/drawing.py          write it
python tools/drawing.py --check  say whether it is true, and fail if not
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import grimp

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = Path("docs/architecture.md")
BEGIN, END = "<!-- drawn by tools/drawing.py: not to be edited -->\n", "<!-- end of the drawing -->\n"
PAGE_IMPORT = re.compile(r"(?:from|import)\s*\(?'(\.[^']+)'")

Imports = dict[str, set[str]]


def drawing(root: Path) -> str:
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    graph = grimp.build_graph(settings["root_package"], cache_dir=None)
    parts = [
        chart(container, rows_of(contract["layers"]), imports_in(graph, container))
        for contract in settings["contracts"]
        if contract["type"] == "layers"
        for container in contract["containers"]
    ]
    page = "`web/src`: imports point one way (`web/src/layers.test.ts`)"
    parts += [kept(settings["contracts"]), table(page, imports_in_page(root / "web" / "src"))]
    return "\n".join(parts)


# Python


def rows_of(layers: list[str]) -> list[list[str]]:
    """The parts of each layer, the highest first; brackets mark those that may be missing."""
    return [re.findall(r"[\w.]+", layer) for layer in layers]


def imports_in(graph: grimp.ImportGraph, container: str) -> Imports:
    """Which child of a package imports which other, itself or by something inside of it."""
    children = graph.find_children(container)
    home = {module: child for child in children for module in {child} | graph.find_descendants(child)}
    found: Imports = {name(child): set() for child in children}
    for module, child in home.items():
        others = {home[other] for other in graph.find_modules_directly_imported_by(module) if other in home}
        found[name(child)] |= {name(other) for other in others - {child}}
    return found


def name(module: str) -> str:
    return module.rpartition(".")[2]


def chart(container: str, rows: list[list[str]], imports: Imports) -> str:
    """A picture of a package with the highest layer on top."""
    rank = {part: number for number, row in enumerate(rows) for part in row if part in imports}
    lines = [f"{part} --> {other}" for part in rank for other in arrows(part, rank, imports)]
    inside = [f"    {line}" for line in (*rank, *lines)]
    return "\n".join([f"`{container}`:", "", "```mermaid", "flowchart TB", *inside, "```", ""])


def arrows(part: str, rank: dict[str, int], imports: Imports) -> list[str]:
    """What a part imports, but for what it also reaches by a part between the two."""
    direct = sorted((other for other in imports[part] if other in rank), key=lambda other: (rank[other], other))
    below = [other for other in direct if rank[other] > rank[part]]
    return [
        other
        for other in direct
        if not any(rank[via] < rank[other] and other in reached(via, imports) for via in below)
    ]


def reached(part: str, imports: Imports) -> set[str]:
    """All that a part imports, itself or by others."""
    found: set[str] = set()
    waiting = [part]
    while waiting:
        new = imports.get(waiting.pop(), set()) - found
        found |= new
        waiting += new
    return found


def kept(contracts: list[dict[str, Any]]) -> str:
    lines = [f"- {contract['name']}" for contract in contracts]
    return "\n".join(["Import contracts in `make check`:", "", *lines, ""])


# The page


def imports_in_page(folder: Path) -> Imports:
    """Which folder of the page imports which other; tests aside."""
    found: Imports = {}
    for file in sorted(folder.rglob("*")):
        if file.suffix in {".ts", ".svelte"} and ".test." not in file.name and file.parent != folder:
            own = file.relative_to(folder).parts[0]
            found.setdefault(own, set()).update(set(folders_of(file, folder)) - {own})
    return found


def folders_of(file: Path, folder: Path) -> Iterator[str]:
    for path in PAGE_IMPORT.findall(file.read_text("utf-8")):
        target = (file.parent / path).resolve().relative_to(folder.resolve())
        yield target.parts[0]


def table(title: str, imports: Imports) -> str:
    rows = [f"| `{part}` | {', '.join(sorted(others)) or 'nothing'} |" for part, others in imports.items()]
    return "\n".join([title, "", "| folder | imports |", "|---|---|", *rows, ""])


def main() -> int:
    file = ROOT / DOCUMENT
    text = file.read_text("utf-8")
    if BEGIN not in text or END not in text:
        print(f"{DOCUMENT} has no place for the drawing, between {BEGIN.strip()} and {END.strip()}")
        return 1
    before, after = text[: text.index(BEGIN) + len(BEGIN)], text[text.index(END) :]
    drawn = f"{before}\n{drawing(ROOT)}\n{after}"
    if drawn == text:
        return 0
    if "--check" in sys.argv[1:]:
        print(f"the drawing in {DOCUMENT} is not true: python tools/drawing.py")
        return 1
    file.write_text(drawn, "utf-8")
    print(f"written: the drawing in {DOCUMENT}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
