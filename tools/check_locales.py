"""Is every word there, in every language? Lists what is not, and fails if there is anything.

    python tools/check_locales.py [--root CHECKOUT]

English is the reference. Checked is that

- each locale has the same messages and attributes as English, each with the same variables, and nothing twice;
- every message that the code asks for is there, and gets the variables it needs;
- every reason of a refusal, and every card, fact, phase, decision and option of each game has its message;
- no English message is unused.

Code asks for a message by `words("id", name=value)`, `Fault("id", name=value)`, `because("id", name=value)` or
`help="id"`; the page (web/src) by `t('id', { name: value })` or `maybe(...)`, and refuses with `reason: 'id'`.
An f-string or a template means all messages that match it; there must be one, unless it begins with a game's prefix
that only running the code would tell. A constant that is spelled like a message is taken to be meant as one.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import get_args

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from saloon.kernel.game import own_games
from saloon.kernel.notation import kebab
from saloon.server.table.chat import PHRASES
from saloon.server.table.room import Status
from saloon.terminal.papers import attribute

ROOT = Path(__file__).resolve().parents[1]
REFERENCE = "en"
GAME_PREFIXES = tuple(f"{game.prefix}-" for game in own_games())
GAME_PATTERNS = tuple(re.escape(prefix) for prefix in GAME_PREFIXES)
SPEAKERS = ("words", "Fault", "because")  # calls whose first argument is a message
WISHES = ("whole",)  # calls whose first argument is a message that need not be there
REFUSALS = {"Illegal": "illegal", "Malformed": "malformed", "Remark": "remark"}
READERS = ("one_of", "bits_of")  # calls whose fourth argument is the reason of a `Malformed`
ANY = r"[a-zA-Z0-9_-]+"
PAGE_CALL = re.compile(r"(?<![\w.$])(?:t|maybe)\(")
PAGE_REASON = re.compile(r"\breason: '([a-z-]+)'")
PAGE_PREFIXES = (*GAME_PREFIXES, "web-")  # a template that begins like this means messages, wherever it is
PAGE_REFUSALS = ("illegal-${", "malformed-${")
VALUE = re.compile(r"\s*(?P<name>\w+)\s*(?::|$)")  # `name: value`, or `name` alone

Entries = dict[str, set[str]]  # id, or id.attribute, to its variables


# --- messages -------------------------------------------------------------------------------------


class Variables(Visitor):
    """The variables of a pattern, and the messages that it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}")


@dataclass
class Locale:
    """All messages of a language."""

    entries: Entries = field(default_factory=dict)
    references: dict[str, set[str]] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def add(self, id: str, pattern: ftl.Pattern, where: str) -> None:
        if id in self.entries:
            self.wrong.append(f"{where}: {id} is there twice")
        seen = Variables()
        seen.visit(pattern)
        self.entries[id], self.references[id] = seen.names, seen.messages

    def variables(self, id: str, deep: int = 5) -> set[str]:
        """What a message needs, with what the messages in it need."""
        found = set(self.entries.get(id, ()))
        for inner in self.references.get(id, ()):
            found |= self.variables(inner, deep - 1) if deep else set()
        return found


def read_locale(folder: Path) -> Locale:
    locale = Locale()
    for path in sorted(folder.glob("*.ftl")):
        where = f"{folder.name}/{path.name}"
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Junk):
                locale.wrong.append(f"{where}: cannot be read: {(entry.content or '?').strip().splitlines()[0]}")
            elif isinstance(entry, ftl.Message):
                if entry.value is not None:
                    locale.add(entry.id.name, entry.value, where)
                for attribute in entry.attributes:
                    locale.add(f"{entry.id.name}.{attribute.id.name}", attribute.value, where)
    for id, messages in locale.references.items():
        locale.wrong += [f"{folder.name}: {id} refers to {name}" for name in messages if name not in locale.entries]
    return locale


def compare(name: str, locale: Locale, reference: Locale) -> Iterator[str]:
    """Where a locale differs from English."""
    for id in reference.entries:
        if id not in locale.entries:
            yield f"{name}: {id} is missing"
        elif locale.variables(id) != reference.variables(id):
            lacks, adds = reference.variables(id) - locale.variables(id), locale.variables(id) - reference.variables(id)
            told = [f"lacks ${variable}" for variable in sorted(lacks)] + [
                f"adds ${variable}" for variable in sorted(adds)
            ]
            yield f"{name}: {id} {', '.join(told)}"
    yield from (f"{name}: {id} is superfluous" for id in locale.entries if id not in reference.entries)


# --- code -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ask:
    """A place that asks for messages: one, or all that fit a pattern; `values` is None if they cannot be told."""

    where: str
    pattern: str
    exact: bool
    values: frozenset[str] | None
    needed: bool = True  # whether it is missed where it is not there


@dataclass
class Code:
    """What the code says: messages asked for, constants, and reasons of refusals with the details they come with."""

    asks: list[Ask] = field(default_factory=list)
    constants: set[str] = field(default_factory=set)
    reasons: dict[str, set[str] | None] = field(default_factory=dict)

    def reason(self, id: str, details: set[str] | None) -> None:
        """Of several places with the same reason, what all of them tell."""
        if id in self.reasons:
            known = self.reasons[id]
            details = details if known is None else known if details is None else known & details
        self.reasons[id] = details


def read_code(root: Path) -> Code:
    code = Code()
    for path in sorted((root / "src" / "saloon").rglob("*.py")):
        where = path.relative_to(root).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                code.constants.add(node.value)
            elif isinstance(node, ast.JoinedStr) and (pattern := pattern_of(node)).startswith(GAME_PATTERNS):
                code.asks.append(Ask(f"{where}:{node.lineno}", pattern, False, None))
            elif isinstance(node, ast.Call):
                read_call(code, node, f"{where}:{node.lineno}")
    read_page(code, root)
    return code


def read_call(code: Code, node: ast.Call, where: str) -> None:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name in SPEAKERS and node.args:
        given = [word.arg for word in node.keywords]
        skipped = {"code", "near"} if name == "Fault" else set()
        values = None if None in given else frozenset(arg for arg in given if arg and arg not in skipped)
        for id in spelled(node.args[0]):
            code.asks.append(Ask(where, re.escape(id), True, values))
        if isinstance(node.args[0], ast.JoinedStr):
            code.asks.append(Ask(where, pattern_of(node.args[0]), False, None))
    elif name in WISHES and node.args and isinstance(node.args[0], ast.JoinedStr):
        code.asks.append(Ask(where, pattern_of(node.args[0]), False, None, needed=False))
    elif name in REFUSALS and node.args:
        for reason in spelled(node.args[0]):
            code.reason(f"{REFUSALS[name]}-{reason}", details_of(node))
        if isinstance(node.args[0], ast.JoinedStr):
            code.asks.append(Ask(where, f"{REFUSALS[name]}-{pattern_of(node.args[0])}", False, None))
    elif name in READERS and len(node.args) > 3:
        for reason in spelled(node.args[3]):
            code.reason(f"malformed-{reason}", {"value", "known"})
    for word in node.keywords:
        if word.arg == "help":
            code.asks += [Ask(where, re.escape(id), True, None) for id in spelled(word.value)]


def spelled(node: ast.expr) -> list[str]:
    """The strings that an expression can be, as far as its text tells."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return [*spelled(node.body), *spelled(node.orelse)] if isinstance(node, ast.IfExp) else []


def pattern_of(node: ast.JoinedStr) -> str:
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANY for part in node.values)


def details_of(node: ast.Call) -> set[str] | None:
    """The names of the details that a refusal is raised with; None if only running the code would tell."""
    if len(node.args) < 3:
        return set()
    if isinstance(node.args[2], ast.Dict) and all(isinstance(key, ast.Constant) for key in node.args[2].keys):
        return {str(key.value) for key in node.args[2].keys if isinstance(key, ast.Constant)}
    return None


# --- the page -------------------------------------------------------------------------------------


def read_page(code: Code, root: Path) -> None:
    """What the scripts and components of the page ask for; its tests ask for what is not there, too."""
    for path in sorted((root / "web" / "src").rglob("*")):
        if path.suffix in {".ts", ".svelte"} and ".test." not in path.name:
            read_script(code, path.read_text("utf-8"), path.relative_to(root).as_posix())


def read_script(code: Code, text: str, where: str) -> None:
    for kind, content in strings_in(text):
        if kind != "`":
            code.constants.add(content)
        elif content.startswith(PAGE_PREFIXES) and content.count("${"):
            code.asks.append(Ask(where, template_pattern(content), False, None))
    for reason in PAGE_REASON.findall(text):
        code.reason(f"illegal-{reason}", set())
    for call in PAGE_CALL.finditer(text):
        place = f"{where}:{text.count(chr(10), 0, call.start()) + 1}"
        id, *values = arguments(text, call.end())
        given = frozenset() if not values else names_of(values[0])
        for kind, content in strings_in(id):
            if content.startswith(PAGE_REFUSALS):  # refusals of the server: its code has the reasons
                continue
            if kind == "`":
                known = not content.startswith("${")  # else the prefix is a game's, which may have no such message
                code.asks.append(Ask(place, template_pattern(content), False, None, known))
            elif f"={kind}{content}" not in id.replace(" ", ""):  # what something is compared with is no message
                code.asks.append(Ask(place, re.escape(content), True, given))
                code.constants.add(content)


def strings_in(text: str) -> Iterator[tuple[str, str]]:
    """The strings of a script, each with its quote; those inside of a template's holes are part of the template."""
    at = 0
    while at < len(text):
        if text[at] in "'`":
            end = string_end(text, at)
            if end < 0:  # an apostrophe in a comment
                at += 1
                continue
            yield text[at], text[at + 1 : end]
            at = end
        at += 1


def string_end(text: str, start: int) -> int:
    """Where the string that begins here ends; -1 if it does not."""
    quote, at = text[start], start + 1
    while at < len(text):
        if text[at] == quote:
            return at
        if text[at] == "\\":
            at += 1
        elif quote == "'" and text[at] == "\n":
            return -1
        elif quote == "`" and text.startswith("${", at):
            at = closing(text, at + 2)
        at += 1
    return -1


def closing(text: str, start: int) -> int:
    """Where the bracket closes that was opened just before."""
    depth, at = 0, start
    while at < len(text):
        if text[at] in "'`" and (end := string_end(text, at)) >= 0:
            at = end
        elif text[at] in "([{":
            depth += 1
        elif text[at] in ")]}":
            if not depth:
                return at
            depth -= 1
        at += 1
    return at


def arguments(text: str, start: int) -> list[str]:
    """The arguments of a call, as they are written."""
    return pieces(text[start : closing(text, start)])


def pieces(text: str) -> list[str]:
    """What commas separate, those inside of brackets and strings aside."""
    found, begin, at = [], 0, 0
    while at < len(text):
        if text[at] in "'`" and (end := string_end(text, at)) >= 0:
            at = end
        elif text[at] in "([{":
            at = closing(text, at + 1)
        elif text[at] == ",":
            found.append(text[begin:at])
            begin = at + 1
        at += 1
    return [piece for piece in [*found, text[begin:]] if piece.strip()] or [""]


def names_of(values: str) -> frozenset[str] | None:
    """The names of an object as it is written; None if it is not written out."""
    inner = values.strip()
    if not inner.startswith("{") or "..." in inner:
        return None
    found = [VALUE.match(piece.strip()) for piece in pieces(inner[1:-1])]
    return frozenset(match["name"] for match in found if match) if all(found) else None


def template_pattern(content: str) -> str:
    """All messages that a template can name."""
    found, at = "", 0
    while (hole := content.find("${", at)) >= 0:
        found += re.escape(content[at:hole]) + ANY
        at = closing(content, hole + 2) + 1
    return found + re.escape(content[at:])


# --- games ----------------------------------------------------------------------------------------


def wanted_by_games() -> Iterator[tuple[str, str]]:
    """Every message that a game of ours needs, and what for. Others bring their own words."""
    for game in own_games():
        for kind, types in (("fact", game.wire.facts), ("decision", game.wire.decisions)):
            yield from ((f"{game.prefix}-{kind}-{kebab(part)}", f"{kind} {part.__name__}") for part in types)
        for _, name, _, _, values in game.switches.entries:
            option = f"{game.prefix}-option-{name}"
            yield option, f"option {name}"
            yield from ((f"{option}.{attribute(value)}", f"option {name}={value}") for value in values)
        yield from ((id, game.name) for id in game.messages())


def wanted_by_server() -> Iterator[tuple[str, str]]:
    """The ready phrases of the chat, and the states that a table may not be in."""
    yield from ((f"phrase-{phrase}", f"phrase {phrase}") for phrase in PHRASES)
    yield from ((f"illegal-table-not-{status}", f"status {status}") for status in get_args(Status))


# --- telling --------------------------------------------------------------------------------------


def check(root: Path, wanted: list[tuple[str, str]]) -> list[str]:
    """Everything that is wrong, one line each."""
    folders = sorted(folder for folder in (root / "src" / "saloon" / "locales").iterdir() if folder.is_dir())
    locales = {folder.name: read_locale(folder) for folder in folders}
    reference = locales.get(REFERENCE, Locale())
    found = [line for locale in locales.values() for line in locale.wrong]
    for name, locale in locales.items():
        if name != REFERENCE:
            found += compare(name, locale, reference)
    code = read_code(root)
    found += check_asks(code, reference)
    found += check_reasons(code, reference)
    found += [f"{what}: {id} is missing" for id, what in wanted if id not in reference.entries]
    found += check_use(code, reference, {id for id, _ in wanted})
    return found


def check_asks(code: Code, reference: Locale) -> Iterator[str]:
    for ask in code.asks:
        fitting = [id for id in reference.entries if re.fullmatch(ask.pattern, id)]
        if not fitting and ask.needed:
            yield f"{ask.where}: no message {ask.pattern.replace(chr(92), '')}"
        elif (
            fitting
            and ask.exact
            and ask.values is not None
            and ask.values != (needed := reference.variables(fitting[0]))
        ):
            yield f"{ask.where}: {fitting[0]} needs {sorted(needed)}, gets {sorted(ask.values)}"


def check_reasons(code: Code, reference: Locale) -> Iterator[str]:
    for id, details in code.reasons.items():
        if id not in reference.entries:
            yield f"refusal: {id} is missing"
        elif details is not None and (lacks := reference.variables(id) - details - {"field", "why"}):
            yield f"refusal: {id} shows {sorted(lacks)}, which is not always told"


def check_use(code: Code, reference: Locale, wanted: set[str]) -> Iterator[str]:
    """Messages that nobody asks for; attributes go with their message, and a message with the one that refers to it."""
    referred = {name for names in reference.references.values() for name in names}
    used = wanted | set(code.reasons) | code.constants | referred
    patterns = [re.compile(ask.pattern) for ask in code.asks if not ask.exact]
    heads = {id.partition(".")[0] for id in used} | {"malformed-illegal-decision"}
    for id in reference.entries:
        head = id.partition(".")[0]
        if head not in heads and not any(pattern.fullmatch(id) or pattern.fullmatch(head) for pattern in patterns):
            yield f"{REFERENCE}: nobody asks for {id}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to look at")
    root = parser.parse_args(arguments).root.resolve()
    found = check(root, [*wanted_by_games(), *wanted_by_server()])
    for line in found:
        print(line)
    if not found:
        locales = [folder.name for folder in sorted((root / "src" / "saloon" / "locales").iterdir()) if folder.is_dir()]
        print(f"{', '.join(locales)}: every word is there")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
