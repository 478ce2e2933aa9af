"""The documents as a site: strict, searchable, and without an address of any other server.

    python tools/site.py           build/site/html/index.html
    python tools/site.py --serve   and look at it, on a port of this machine

The documents are written for an editor and a forge. This makes pages of them: links to README and the like become links
to pages, links to sources become plain text (there is no public repository to lead to), a drawing in mermaid becomes a
table (its program would come from somewhere else), and a page is made for each part of the API. `zensical.toml` says
the rest. Then every link, anchor and address in what was built is checked.
"""

import argparse
import contextlib
import functools
import http.server
import re
import shutil
import subprocess
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

from saloon.kernel.game import own_games
from saloon.words import Words

ROOT = Path(__file__).resolve().parent.parent
DOCS, WORK = ROOT / "docs", ROOT / "build" / "site"
PAGES, HTML = WORK / "pages", WORK / "html"
OUTSIDE = {
    "README.md": "readme.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "LICENSE": "licence.md",
}
LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano", "": "Reference, with sources"}
# The API, in parts: title, what it is for, modules. Each game adds its own (`GAME_PARTS`).
API = {
    "kernel": ("Games and tables", ["kernel.game", "kernel.table", "kernel.options", "kernel.errors", "kernel.layout"]),
    "chance": ("Chance, records, positions", ["kernel.rng", "kernel.record", "kernel.fairness", "kernel.document"]),
    "plain": ("A game in plain Python", ["kernel.plain", "kernel.facts", "kernel.notation", "kernel.chance"]),
    "bots": (
        "Bots",
        ["bots.bot", "bots.levels", "bots.adviser", "bots.advice", "bots.guide", "bots.search", "bots.knowledge"],
    ),
    "batch": ("Many tables at once", ["bots.batch"]),
    "arena": ("Arena", ["arena.plan", "arena.match", "arena.match_file", "arena.results", "arena.ratings"]),
    "client": ("Client", ["client.client", "client.blocking", "client.deciding", "client.errors"]),
    "gymnasium": ("Gymnasium", ["adapters.gymnasium.seat", "adapters.gymnasium.many", "adapters.setup"]),
    "pettingzoo": ("PettingZoo", ["adapters.pettingzoo.aec"]),
    "openspiel": ("OpenSpiel", ["adapters.openspiel.games", "adapters.openspiel.play"]),
}
GAME_PARTS = ("decisions", "facts", "views", "options", "table")
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)#\s]*)(#[^)\s]+)?\)")
FENCE = re.compile(r"(^```.*?^```[^\n]*$|`[^`\n]*`)", re.S | re.M)


def stage() -> None:
    """The pages, ready to be built."""
    shutil.rmtree(WORK, ignore_errors=True)
    for file in sorted(DOCS.rglob("*")):
        if file.is_file():
            there = PAGES / file.relative_to(DOCS)
            there.parent.mkdir(parents=True, exist_ok=True)
            if file.suffix == ".md":
                there.write_text(page(file), "utf-8")
            else:
                shutil.copyfile(file, there)
    for name, there_name in OUTSIDE.items():
        text = page(ROOT / name) if name.endswith(".md") else f"# Licence\n\n{(ROOT / name).read_text('utf-8')}"
        (PAGES / there_name).write_text(text, "utf-8")
    (PAGES / "rules" / "index.md").write_text(rulebooks(), "utf-8")
    for language in filter(None, LANGUAGES):
        (PAGES / "rules" / language / "index.md").write_text(rulebooks(language), "utf-8")


def page(file: Path) -> str:
    """A document as a page: what is no code goes through `relink`."""
    parts = FENCE.split(file.read_text("utf-8"))
    return "".join(
        drawing(part)
        if part.startswith("```mermaid")
        else part
        if at % 2
        else LINK.sub(functools.partial(relink, file), part)
        for at, part in enumerate(parts)
    )


def relink(file: Path, link: re.Match[str]) -> str:
    """A link of a document as one between pages; what is no page is named only."""
    picture, text, target, anchor = link[1], link[2], link[3], link[4] or ""
    if not target or "://" in target or target.startswith("mailto:"):
        return link[0]
    there = (file.parent / target).resolve()
    name = there.relative_to(ROOT).as_posix()
    here = Path(OUTSIDE.get(file.name, "")) if file.parent == ROOT else file.relative_to(DOCS)
    if name in OUTSIDE:
        goal = Path(OUTSIDE[name])
    elif there.is_relative_to(DOCS):
        goal = there.relative_to(DOCS)
        if there.is_dir():
            goal /= "index.md"
    else:
        return text
    up = "../" * (len(here.parts) - 1)
    return f"{picture}[{text}]({up}{goal.as_posix()}{anchor})"


def drawing(fence: str) -> str:
    """Who imports whom, as a table."""
    arrows: dict[str, list[str]] = defaultdict(list)
    for whence, whither in re.findall(r"^\s*(\w+) --> (\w+)", fence, re.M):
        arrows[whence].append(whither)
    rows = "\n".join(f"| `{name}` | {', '.join(f'`{other}`' for other in others)} |" for name, others in arrows.items())
    return f"| folder | imports |\n|---|---|\n{rows}"


def rulebooks(only: str | None = None) -> str:
    """A page with links to all rulebooks, or to those of a language."""
    lines = ["# Rules and cards\n" if only is None else f"# {LANGUAGES[only]}\n"]
    for game in own_games():
        links = [
            f"[{title}]({code + '/' if code and only is None else ''}{game.name}.md)"
            for code, title in LANGUAGES.items()
            if only in (None, code)
        ]
        lines.append(f"- **{Words()(f'{game.prefix}-title')}**: {', '.join(links)}")
    if only is None:
        lines.append("\n[Rulings](../rulings.md) fill in where the sources are silent. [Decks](../decks.md) are data.")
    return "\n".join(lines) + "\n"


def api() -> Iterator[tuple[str, str, list[str]]]:
    """File, title and modules of each page of the API."""
    yield from ((name, title, [f"saloon.{module}" for module in modules]) for name, (title, modules) in API.items())
    for game in own_games():
        package = type(game).__module__
        yield game.name, Words()(f"{game.prefix}-title"), [f"{package}.{part}" for part in GAME_PARTS]


def stage_api(config: str) -> str:
    """Pages that ask for docstrings, and the configuration with their places."""
    entries = []
    (PAGES / "api").mkdir()
    overview = ["# API\n", "From the sources, with their docstrings.\n"]
    for name, title, modules in api():
        text = "\n\n".join([f"# {title}", *(f"::: {module}" for module in modules)])
        (PAGES / "api" / f"{name}.md").write_text(text + "\n", "utf-8")
        entries.append(f'    {{ "{title}" = "api/{name}.md" }},\n')
        overview.append(f"- [{title}]({name}.md): {', '.join(f'`{module}`' for module in modules)}")
    (PAGES / "api" / "index.md").write_text("\n".join(overview) + "\n", "utf-8")
    nav = '  { "API" = [\n    { "Overview" = "api/index.md" },\n' + "".join(entries) + "  ] },\n"
    made, times = re.subn(r"^  # \{ \"API\".*\n", lambda _: nav, config, flags=re.M)
    assert times == 1, "zensical.toml has no place for the API"
    return made


class Found(HTMLParser):
    """What a built page names: places in it, links, and what the browser would fetch by itself."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        self.ids |= {given[key] for key in ("id", "name") if key in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        for key in ("src", "href", "srcset", "data-src"):
            if tag != "a" and key in given and given.get("rel") != "canonical":
                self.fetched.append(given[key])


def faults() -> list[str]:
    """Links of the built site that lead nowhere, pages without a place, and anything fetched from elsewhere."""
    found = []
    pages = {file: Found(file.read_text("utf-8")) for file in sorted(HTML.rglob("*.html"))}
    for file, page in pages.items():
        where = file.relative_to(HTML).as_posix()
        found += [f"{where}: fetches {what}" for what in page.fetched if re.match(r"(https?:)?//", what)]
        for link in page.links:
            target, anchor = urldefrag(link)
            if re.match(r"[a-z]+:", target) or where == "404.html":
                continue
            there = (file.parent / unquote(target)).resolve() if target else file
            if there.is_dir():
                there /= "index.html"
            if not there.is_file():
                found.append(f"{where}: {link} leads nowhere")
            elif anchor and there in pages and unquote(anchor) not in pages[there].ids:
                found.append(f"{where}: {link}: no such place on that page")
    for file in sorted(HTML.rglob("*.css")):
        found += [
            f"{file.name}: fetches {what}"
            for what in re.findall(r"url\(['\"]?((?:https?:)?//[^)]*)", file.read_text("utf-8"))
        ]
    placed = set(re.findall(r'"([^"]+\.md)"', (WORK / "zensical.toml").read_text("utf-8")))
    for file in sorted(PAGES.rglob("*.md")):
        name = file.relative_to(PAGES).as_posix()
        if name not in placed and not name.endswith("/index.md"):
            found.append(f"{name}: has no place in zensical.toml")
    return found


def build() -> int:
    stage()
    config = (
        (ROOT / "zensical.toml")
        .read_text("utf-8")
        .replace('"build/site/', '"')
        .replace('paths = ["src"]', 'paths = ["../../src"]')
    )
    (WORK / "zensical.toml").write_text(stage_api(config), "utf-8")
    tomllib.loads((WORK / "zensical.toml").read_text("utf-8"))
    made = subprocess.run([sys.executable, "-m", "zensical", "build", "--strict"], cwd=WORK, check=False)
    if made.returncode:
        return made.returncode
    wrong = faults()
    print(
        "\n".join(wrong) or f"{HTML.relative_to(ROOT)}: {len(list(HTML.rglob('*.html')))} pages, no broken link",
        file=sys.stderr,
    )
    return int(bool(wrong))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--serve", action="store_true", help="show it on a port of this machine")
    asked = parser.parse_args()
    wrong = build()
    if asked.serve and not wrong:
        handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(HTML))
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            print(f"http://127.0.0.1:{server.server_port}", flush=True)
            with contextlib.suppress(KeyboardInterrupt):
                server.serve_forever()
    return wrong


if __name__ == "__main__":
    sys.exit(main())
