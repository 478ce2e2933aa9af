"""Is every rule tested and every rule in the code? Lists what is not, and fails if there is anything.

    python tools/check_rules.py           what is uncovered
    python tools/check_rules.py --list    where each id is covered

Of each of our games, with docs/rules/<slug>.md as the list of what there is:

- every rule (WE-4.6) and every worked example (EX-S01) is named by a test under tests/, and
- every value of every option is named by one as `name=value`, unless the game knows only one: then docs/rulings.md
  must call the option a constant, and
- every rule is cited in a docstring or comment under src/saloon/games/<package>, and
- of a game with deck files, every operation and decision point (OP-05, DP-14) and every id in its standard deck
  (of a card, for instance) is named by a test of that game.

A test names an id in one of three places, and nowhere else; comments and bodies do not count:

- its function name, as `we_4_6`, `ex_s01` or `fire_at_will` between underscores;
- its docstring;
- a parametrize id of it, as pytest would build it: `pytest.param(..., id="EX-S01")`, `ids=[...]`, or without
  `ids` the strings among the values. Tables may be module-level names of the same file; what only running the
  code could tell is not seen.

A test that is skipped, expected to fail, or empty names nothing. An id that no rulebook has is an error too.
"""

import argparse
import ast
import io
import re
import sys
import tokenize
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from saloon import rulebook
from saloon.kernel.game import Game, own_games

ROOT = Path(__file__).resolve().parents[1]
# Tests about the rulebook and about this tool name ids without testing a rule.
NO_RULES = ("tests/tools", "tests/test_rulebook.py")


DECK_TESTS = "test_deckfile.py"  # tests of the deck file: they name slugs without testing what a card does
DECK_ENTRIES = ("OP", "DP")  # letters of entries that tests of a game with deck files must name


@dataclass(frozen=True)
class Rules:
    """Where the rules of a game are written and coded, and what its ids look like."""

    slug: str  # docs/rules/<slug>.md
    package: str  # src/saloon/games/<package>
    prefix: str  # of its rule ids
    constants: tuple[str, ...] = ()  # options without a switch; docs/rulings.md must call each a constant
    deck: str = ""  # decks/<deck>.toml in the package: tests must name every slug in it


def rules_of(game: Game) -> Rules:
    """What a game declares about itself."""
    switches = game.switches
    constants = (
        name for _, name, _, _, values in switches.entries if len(values) == 1 and name not in switches.numbers
    )
    package = type(game).__module__.rpartition(".")[2]
    deck = game.decks.standard if game.decks is not None else ""
    return Rules(game.name, package, game.prefix.upper(), tuple(constants), deck)


OURS = tuple(rules_of(game) for game in own_games())

ID = re.compile(r"(?<![\w.-])(?:[A-Z]{2,}-\d+\.\d+|EX-[A-Z]\d+)(?!\w|\.\d)")
MORE_ID = re.compile(r"(?<![\w.-])[A-Z]{2,}-\d+(?!\w|\.\d)")
SLUG = re.compile(r"(?<![\w-])[a-z0-9]+(?:-[a-z0-9]+)*(?![\w-])")
SETTING = re.compile(r"(?<![\w.-])([a-z]\w*)\s?=\s?(\w+)")


@dataclass(frozen=True)
class Mention:
    """A place that names ids."""

    path: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.name}"


@dataclass
class Words:
    """What one test says: its name, its docstring, its parametrize ids."""

    at: Mention
    name: str
    doc: str
    ids: list[str]


@dataclass
class Report:
    """Of one game: where each id is covered, and what is wrong."""

    game: Rules
    tested: dict[str, list[Mention]] = field(default_factory=dict)
    cited: dict[str, list[Mention]] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    @property
    def untested(self) -> list[str]:
        return [id for id, places in self.tested.items() if not places]

    @property
    def uncited(self) -> list[str]:
        return [id for id, places in self.cited.items() if not places]

    @property
    def fine(self) -> bool:
        return not (self.untested or self.uncited or self.wrong)


# --- what tests say -------------------------------------------------------------------------------


def tests_of(path: Path, root: Path) -> Iterator[Words]:
    """Every test function of a file that can fail, with the words it carries."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    tables = dict(module_tables(tree))
    where = path.relative_to(root).as_posix()

    def visit(body: list[ast.stmt], marks: list[ast.expr], prefix: str) -> Iterator[Words]:
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                yield from visit(node.body, marks + node.decorator_list, f"{prefix}{node.name}.")
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                decorators = marks + node.decorator_list
                if is_empty(node) or any(mark_of(mark) in ("skip", "xfail") for mark in decorators):
                    continue
                at = Mention(where, node.lineno, prefix + node.name)
                ids = [id for mark in decorators for id in parametrize_ids(mark, tables)]
                yield Words(at, node.name, ast.get_docstring(node) or "", ids)

    yield from visit(tree.body, [], "")


def module_tables(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """Names that are bound once, at the top of the file."""
    for node in tree.body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target.id, node.value


def is_empty(test: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a test does nothing: only constants (a docstring, an ellipsis) and `pass`."""
    return all(
        isinstance(node, ast.Pass) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        for node in test.body
    )


def mark_of(decorator: ast.expr) -> str:
    """`skip` of `@pytest.mark.skip(...)`, or nothing."""
    node = decorator.func if isinstance(decorator, ast.Call) else decorator
    if isinstance(node, ast.Attribute) and ast.unparse(node.value).split(".")[-1] == "mark":
        return node.attr
    return ""


def parametrize_ids(decorator: ast.expr, tables: dict[str, ast.expr]) -> Iterator[str]:
    """The ids that a parametrize mark gives its cases, as far as the text of the file tells."""
    if mark_of(decorator) != "parametrize" or not isinstance(decorator, ast.Call):
        return
    given = {word.arg: word.value for word in decorator.keywords}
    values = decorator.args[1] if len(decorator.args) > 1 else given.get("argvalues")
    ids = given.get("ids")
    by_value = ids is None or (isinstance(ids, ast.Name) and ids.id == "str")
    for case in elements(values, tables):
        chosen = param_id(case)
        if chosen is not None:
            yield chosen
        elif by_value:
            yield from strings_in(case)
    if ids is not None and not by_value:
        for id in elements(ids, tables):
            yield from strings_in(id)


def param_id(case: ast.expr) -> str | None:
    """The id of `pytest.param(..., id="...")`."""
    if isinstance(case, ast.Call) and ast.unparse(case.func).split(".")[-1] == "param":
        for word in case.keywords:
            if word.arg == "id" and isinstance(word.value, ast.Constant):
                return str(word.value.value)
    return None


def strings_in(case: ast.expr) -> Iterator[str]:
    """The strings that pytest puts into the id of a case: the case itself, or its parts."""
    if isinstance(case, ast.Call) and ast.unparse(case.func).split(".")[-1] == "param":
        parts = case.args
    else:
        parts = case.elts if isinstance(case, ast.Tuple | ast.List) else [case]
    for part in parts:
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def elements(node: ast.expr | None, tables: dict[str, ast.expr], depth: int = 0) -> Iterator[ast.expr]:
    """The elements of a literal table, also by name, starred, in `list(...)`, of a dict or column."""
    if node is None or depth > 5:
        return
    deeper = depth + 1
    if isinstance(node, ast.Name) and node.id in tables:
        yield from elements(tables[node.id], tables, deeper)
    elif isinstance(node, ast.List | ast.Tuple | ast.Set):
        for part in node.elts:
            if isinstance(part, ast.Starred):
                yield from elements(part.value, tables, deeper)
            else:
                yield part
    elif isinstance(node, ast.Dict):
        yield from (key for key in node.keys if key is not None)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and not node.args:
        if node.func.attr in ("items", "keys"):
            yield from elements(node.func.value, tables, deeper)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) == 1:
        if node.func.id in ("list", "tuple", "sorted"):
            yield from elements(node.args[0], tables, deeper)
    elif isinstance(node, ast.ListComp | ast.GeneratorExp) and len(node.generators) == 1:
        loop = node.generators[0]
        place = place_of(node.elt, loop)
        if place is None or loop.ifs:
            return
        for row in elements(loop.iter, tables, deeper):
            parts = row.elts if isinstance(row, ast.Tuple | ast.List) else [row]
            if place < len(parts):
                yield parts[place]


def place_of(elt: ast.expr, loop: ast.comprehension) -> int | None:
    """Which column a comprehension picks: 0 of `c[0] for c in T`, 1 of `b for a, b, *_ in T`."""
    if isinstance(loop.target, ast.Name):
        if isinstance(elt, ast.Name) and elt.id == loop.target.id:
            return 0
        if (
            isinstance(elt, ast.Subscript)
            and isinstance(elt.value, ast.Name)
            and elt.value.id == loop.target.id
            and isinstance(elt.slice, ast.Constant)
            and isinstance(elt.slice.value, int)
        ):
            return elt.slice.value
    elif isinstance(loop.target, ast.Tuple) and isinstance(elt, ast.Name):
        names = [part.id if isinstance(part, ast.Name) else "" for part in loop.target.elts]
        return names.index(elt.id) if elt.id in names else None
    return None


# --- what the code says ---------------------------------------------------------------------------


def citations(path: Path, root: Path) -> Iterator[tuple[str, Mention]]:
    """Every id in a comment or docstring of a source file; strings that the code uses do not count."""
    text = path.read_text(encoding="utf-8")
    where = path.relative_to(root).as_posix()
    for node in ast.walk(ast.parse(text, str(path))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for id in ID.findall(node.value.value):
                yield id, Mention(where, node.lineno, "docstring")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            for id in ID.findall(token.string):
                yield id, Mention(where, token.start[0], "comment")


# --- the comparison -------------------------------------------------------------------------------


def check(root: Path, games: tuple[Rules, ...] = OURS) -> list[Report]:
    """One report a game."""
    books = {game: rulebook.parse(read(root / "docs" / "rules" / f"{game.slug}.md")) for game in games}
    slugs = {game: slugs_of(root, game) for game in games}
    wanted = {game: wanted_of(game, book) | slugs[game] for game, book in books.items()}
    reports = {game: Report(game) for game in games}
    for game, report in reports.items():
        report.tested = {id: [] for id in wanted[game]}
        report.cited = {rule.id: [] for rule in books[game].rules}
        report.wrong = list(bad_constants(root, game, books[game]))

    for path in sorted((root / "tests").rglob("*.py")):
        where = path.relative_to(root)
        if any(where.is_relative_to(skipped) for skipped in NO_RULES):
            continue
        owner = owner_of(where, games)
        for words in tests_of(path, root):
            for game, report in reports.items():
                rivals = [other for other in games if other != game]
                for id in named_by(words, wanted[game]):
                    if id in slugs[game] and (owner != game or path.name == DECK_TESTS):
                        continue
                    shared = any(id in wanted[rival] for rival in rivals)
                    if owner == game or id.startswith(f"{game.prefix}-") or (owner is None and not shared):
                        report.tested[id].append(words.at)
                for id in sorted(unknown_ids(f"{words.name} {words.doc}", game, report)):
                    report.wrong.append(f"{words.at}: {id} is in no rulebook")

    for game, report in reports.items():
        for path in sorted((root / "src" / "saloon" / "games" / game.package).rglob("*.py")):
            for id, at in citations(path, root):
                if id in report.cited:
                    report.cited[id].append(at)
                elif id.startswith(f"{game.prefix}-"):
                    report.wrong.append(f"{at}: {id} is in no rulebook")
    return list(reports.values())


def owner_of(path: Path, games: tuple[Rules, ...]) -> Rules | None:
    """Whose tests a file holds, by the name of a game in its path; also of a game that is not looked at."""
    known = (*games, *(game for game in OURS if game not in games))
    return next((game for game in known if any(game.package in part for part in path.parts)), None)


def slugs_of(root: Path, game: Rules) -> dict[str, str]:
    """Everything in the deck of a game that has an id, and how a test function would spell it."""
    if not game.deck:
        return {}
    deck = tomllib.loads(read(root / "src" / "saloon" / "games" / game.package / "decks" / f"{game.deck}.toml"))
    rows = [row for table in deck.values() if isinstance(table, list) for row in table]
    return {row["id"]: f"_{spelling(row['id'])}_" for row in rows}


def wanted_of(game: Rules, book: rulebook.Book) -> dict[str, str]:
    """What tests must name, and how a test function would spell it."""
    more = [entry for entry in book.entries if game.deck and entry.id.partition("-")[0] in DECK_ENTRIES]
    wanted = {entry.id: f"_{spelling(entry.id)}_" for entry in (*book.rules, *book.examples, *more)}
    for option in book.options:
        if option.name not in game.constants:
            wanted.update({f"{option.name}={value.name}": "" for value in option.values})
    return wanted


def spelling(id: str) -> str:
    return re.sub(r"[.-]", "_", id.lower())


def named_by(words: Words, wanted: dict[str, str]) -> set[str]:
    """The wanted ids that a test names."""
    found: set[str] = set()
    for text in (words.doc, *words.ids):
        for pattern in (ID, MORE_ID, SLUG):
            found.update(pattern.findall(text))
        for name, value in SETTING.findall(text):
            found.add(f"{name}={value.lower()}")
            if value.isdigit():
                found.add(f"{name}=n")  # an option whose value is a number
    name = f"_{words.name.lower()}_"
    found.update(id for id, spelt in wanted.items() if spelt and spelt in name)
    return {id for id in found if id in wanted}


def unknown_ids(text: str, game: Rules, report: Report) -> set[str]:
    """Rule ids of this game in a test's name or docstring that its rulebook does not have."""
    said = set(ID.findall(text))
    spelt = re.findall(rf"(?<![a-z0-9]){game.prefix.lower()}_(\d+)_(\d+)(?![a-z0-9])", text)
    said.update(f"{game.prefix}-{section}.{number}" for section, number in spelt)
    return {id for id in said if id.startswith(f"{game.prefix}-") and id not in report.tested}


def bad_constants(root: Path, game: Rules, book: rulebook.Book) -> Iterator[str]:
    """Options excused from tests that the rulings do not call constants, or that are none."""
    rulings = read(root / "docs" / "rulings.md") if game.constants else ""
    names = {option.name for option in book.options}
    for name in game.constants:
        if name not in names:
            yield f"{name} is excused from tests but is no option of {game.slug}"
        elif not re.search(rf"`{name}` is a constant\b", rulings):
            yield f"{name} is excused from tests but docs/rulings.md does not say: `{name}` is a constant"


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


# --- telling --------------------------------------------------------------------------------------


def tell(report: Report, every: bool) -> Iterator[str]:
    """The report in lines: what is missing, or with `every` all ids and their places."""
    kinds: dict[str, int] = defaultdict(int)
    for id in report.tested:
        kinds[kind_of(id)] += 1
    yield f"{report.game.slug}: " + ", ".join(f"{count} {kind}" for kind, count in kinds.items())
    if every:
        for id, places in report.tested.items():
            yield f"  {id}"
            yield from (f"    test  {place}" for place in places)
            yield from (f"    code  {place}" for place in report.cited.get(id, []))
    source = f"src/saloon/games/{report.game.package}"
    for title, ids in (("named by no test", report.untested), (f"not cited in {source}", report.uncited)):
        if ids:
            yield f"  {title} ({len(ids)}):"
            yield from (f"    {id}" for id in ids)
    if report.wrong:
        yield f"  wrong ({len(report.wrong)}):"
        yield from (f"    {line}" for line in report.wrong)
    if report.fine:
        yield "  every rule is tested and cited"


def kind_of(id: str) -> str:
    if "=" in id:
        return "option values"
    if id.startswith("EX-"):
        return "examples"
    return "rules" if rulebook.RULE_ID.fullmatch(id) else "further entries" if id.isupper() else "slugs"


def main(arguments: list[str] | None = None, games: tuple[Rules, ...] = OURS) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--list", action="store_true", help="say where each id is covered")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to look at")
    chosen = parser.parse_args(arguments)
    reports = check(chosen.root.resolve(), games)
    for report in reports:
        print("\n".join(tell(report, chosen.list)))
    return 0 if all(report.fine for report in reports) else 1


if __name__ == "__main__":
    sys.exit(main())
