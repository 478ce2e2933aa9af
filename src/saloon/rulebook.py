"""The rulebook: any rule, option or example by its id, in words that fit a terminal.

A game brings its page, in English; ours are in docs/rules, in the wheel as saloon/rulebooks. The opening of a page says
how it is laid out: an entry is a list item or a table row that begins with its anchor and its id, and square brackets
hold sources. That page is the reference. A game may also bring players' editions, one page per language in the same
layout (docs/rules/fr/...): the same rules as people read them. What only the reference has is then its appendix.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib.resources.abc import Traversable

from saloon.kernel.game import find_game
from saloon.kernel.game import games as all_games

ANCHOR = r'<a id="(?P<anchor>[^"]+)"></a>'
ITEM = re.compile(rf"- {ANCHOR}\*\*(?P<id>[A-Z][A-Z0-9.-]*)\*\* (?P<text>.*)")
ROW = re.compile(rf"\| {ANCHOR}(?P<id>[A-Z][A-Z0-9.-]*)(?P<text>[ |].*)")
SECTION = re.compile(r"## (?P<title>\d+\. .*)")
OPTION = re.compile(r"`(?P<name>\w+)` \((?P<kind>[A-Z]), (?P<rule>[A-Z]+-\d+\.\d+)\) (?P<text>.*)")
VALUE = re.compile(rf"    - {ANCHOR}(?P<bold>\*\*)?`(?P<name>\w+)`(?:\*\*)?: (?P<text>.*)")
WHY = re.compile(r"    - \*Why:\* (?P<text>.*)")
PRESET = re.compile(r'\| <a id="preset-[^"]+"></a>`(?P<name>\w+)` \| (?P<text>.*) \|')
RULE_ID = re.compile(r"[A-Z]+-\d+\.\d+")
OPTION_ID = re.compile(r"(?:[A-Z]+-)?(?P<bare>OPT-\d+)")
INDENT = "    "
SOURCES = frozenset({"source"})  # table columns that a player does not need
REFERENCE = "en"  # the language of every reference


class Unknown(LookupError):
    """Something that the rulebook does not have; `near` holds the names that look like it."""

    def __init__(self, what: str, wanted: str, where: str, near: tuple[str, ...]) -> None:
        super().__init__(what, wanted, where, near)
        self.what = what
        self.wanted = wanted
        self.where = where
        self.near = near

    def __str__(self) -> str:
        hint = f"; did you mean {' or '.join(self.near)}?" if self.near else ""
        return f"no {self.what} {self.wanted!r} in {self.where}{hint}"


@dataclass(frozen=True, slots=True)
class Rule:
    """One entry: a rule, and likewise an option, an example, a decision point or a strategy note."""

    id: str
    section: str
    text: str
    marked: str = field(
        default="", compare=False
    )  # the same with its emphasis (`**bold**`, `*italic*`) and without the lines of its table
    table: tuple[tuple[str, ...], ...] = field(default=(), compare=False)  # the table inside it, header first

    @property
    def anchor(self) -> str:
        """Where the entry stands on its page: `#we-4-6`."""
        return "#" + anchor_of(self.id)


@dataclass(frozen=True, slots=True)
class Value:
    """One value of an option; `n` stands for any number."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Option:
    """One line of the options register. `kind` is its class: S, V or Q."""

    id: str
    name: str
    kind: str
    rule: str
    question: str
    values: tuple[Value, ...]
    default: str
    why: str

    @property
    def text(self) -> str:
        lines = [f"{self.name}: {self.question}"]
        for value in self.values:
            mark = " (default)" if value.name == self.default else ""
            lines.append(f"  {value.name}{mark}: {value.text}")
        return "\n".join([*lines, f"  Why: {self.why}"])


@dataclass(frozen=True, slots=True)
class Book:
    """A whole rulebook: its entries in the order of the page, its options and its presets."""

    entries: tuple[Rule, ...]
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, str]]
    intro: tuple[str, ...] = ()  # the paragraphs before the first chapter
    notes: Mapping[str, str] = field(default_factory=dict)  # what a chapter says before its first entry

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(entry for entry in self.entries if RULE_ID.fullmatch(entry.id))

    @property
    def examples(self) -> tuple[Rule, ...]:
        return tuple(entry for entry in self.entries if entry.id.startswith("EX-"))


@dataclass(frozen=True, slots=True)
class Edition:
    """A rulebook as it is read in one language: the entries for players, then what only the reference has, in English.

    A game that has no players' edition is read from its reference, which then has no appendix.
    """

    language: str  # of the entries
    intro: tuple[str, ...]
    notes: Mapping[str, str]
    entries: tuple[Rule, ...]
    appendix: tuple[Rule, ...]

    @property
    def whole(self) -> tuple[Rule, ...]:
        return self.entries + self.appendix

    def language_of(self, entry: Rule) -> str:
        """The language that an entry is written in."""
        return REFERENCE if entry in self.appendix else self.language


# --- asking ---------------------------------------------------------------------------------------


def rule(game: str, id: str, language: str = "") -> Rule:
    """The entry with this id, small or capital: `WE-4.6`, `we-4.6`, `we-4-6`, `4.6`, `opt-7`, `EX-S01`.

    As players read it in that language; without a language, as the reference has it.
    """
    wanted = key_of(id)
    found = index(slug_of(game), language).get(wanted)
    if found is None:
        raise Unknown("rule", id, f"the {slug_of(game)} rulebook", near_ids(slug_of(game), id))
    return found


def edition(game: str, language: str) -> Edition:
    """The rulebook for readers of a language: in it, else in English."""
    return edition_in(slug_of(game), spoken(slug_of(game), language))


def spoken(game: str, language: str) -> str:
    """The language in which readers of a language get the players' edition; none if the game has no such edition."""
    return next((one for one in (language, REFERENCE) if one and players_page(game, one) is not None), "")


def rules(game: str) -> tuple[Rule, ...]:
    """All rules proper, in the order of the book."""
    return book(slug_of(game)).rules


def examples(game: str) -> tuple[Rule, ...]:
    """All worked examples."""
    return book(slug_of(game)).examples


def options(game: str) -> tuple[Option, ...]:
    """The options register."""
    return book(slug_of(game)).options


def presets(game: str) -> Mapping[str, Mapping[str, str]]:
    """The presets: for each its settings, option name to value, where they differ from the default."""
    return book(slug_of(game)).presets


def option(game: str, name: str) -> Option:
    """An option by its name (`reward_batching`) or id (`OPT-07`; `RV-OPT-07` may be called `opt-7` too)."""
    known = options(game)
    for entry in known:
        if key_of(name) in (key_of(entry.name), key_of(entry.id), key_of(bare_of(entry.id))):
            return entry
    near = get_close_matches(name.lower().replace("-", "_"), [entry.name for entry in known], n=3)
    raise Unknown("option", name, f"the {slug_of(game)} rulebook", tuple(near))


def option_text(game: str, name: str) -> str:
    """What an option decides, its values and why the default is the default; one value a line."""
    return option(game, name).text


def search(game: str, words: str, language: str = "") -> tuple[Rule, ...]:
    """The entries in which each of the words begins a word, accents or not; those with the whole phrase come first."""
    wanted = folded(words).split()
    if not wanted:
        return ()
    patterns = [re.compile(rf"(?<!\w){re.escape(word)}") for word in wanted]
    phrase = re.compile(rf"(?<!\w){re.escape(' '.join(wanted))}")
    found: list[tuple[bool, Rule]] = []
    for entry in entries_of(slug_of(game), language):
        page = folded(f"{entry.id} {entry.section} {entry.text}")
        if all(pattern.search(page) for pattern in patterns):
            found.append((phrase.search(page) is None, entry))
    return tuple(entry for _, entry in sorted(found, key=lambda pair: pair[0]))


# --- ids ------------------------------------------------------------------------------------------


def anchor_of(id: str) -> str:
    """`WE-4.6` is `we-4-6` on the page."""
    return id.lower().replace(".", "-")


def bare_of(id: str) -> str:
    """The id of an option without the letters of its game: `RV-OPT-07` is `OPT-07`."""
    found = OPTION_ID.fullmatch(id)
    return found["bare"] if found else id


def key_of(id: str) -> tuple[str | int, ...]:
    """What makes two spellings of an id the same: its letters and numbers, not its dots, dashes or zeros."""
    key: list[str | int] = []
    for part in re.findall(r"[a-z]+|[0-9]+", id.casefold()):
        if part.isdigit():
            key.append(int(part[:9]))
        elif key and isinstance(key[-1], str):
            key[-1] += part
        else:
            key.append(part)
    return tuple(key)


def folded(text: str) -> str:
    """Small letters without accents, and one kind of apostrophe and space: how words are compared."""
    spread = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(sign for sign in spread if not unicodedata.combining(sign))


@cache
def index(game: str, language: str = "") -> Mapping[tuple[str | int, ...], Rule]:
    """Every entry by the key of its id; rules and options also without the letters of their game, or by name."""
    found: dict[tuple[str | int, ...], Rule] = {}
    for entry in entries_of(game, language):
        found[key_of(entry.id)] = found[key_of(bare_of(entry.id))] = entry
        if RULE_ID.fullmatch(entry.id):
            found[key_of(entry.id)[1:]] = entry
    for known in book(game).options:
        found[key_of(known.name)] = found[key_of(known.id)]
    return found


def near_ids(game: str, id: str) -> tuple[str, ...]:
    """The ids that look most like this one, with or without its prefix."""
    ids = [entry.id for entry in book(game).entries]
    wanted = id.strip().upper()
    if ids and re.match(r"[0-9]", wanted):
        wanted = f"{ids[0].partition('-')[0]}-{wanted}"
    return tuple(get_close_matches(wanted, ids, n=3))


# --- reading --------------------------------------------------------------------------------------


@cache
def book(game: str) -> Book:
    """The rulebook of a game, read once."""
    return parse(page_of(game).read_text(encoding="utf-8"))


@cache
def edition_in(game: str, language: str) -> Edition:
    """The players' edition in that language; with no language the reference, for a game that has none."""
    reference, page = book(game), players_page(game, language) if language else None
    if page is None:
        return Edition(REFERENCE, reference.intro, reference.notes, reference.entries, ())
    read = parse(page.read_text(encoding="utf-8"))
    told = {entry.id for entry in read.entries}
    rest = tuple(entry for entry in reference.entries if entry.id not in told)
    return Edition(language, read.intro, read.notes, read.entries, rest)


def entries_of(game: str, language: str) -> tuple[Rule, ...]:
    """All entries as readers of a language see them; without a language, those of the reference."""
    return edition(game, language).whole if language else book(game).entries


def players_page(game: str, language: str) -> Traversable | None:
    """The page of the players' edition in a language, if the game has one."""
    page_of(game)
    return find_game(game).players_book(language)


def slug_of(game: str) -> str:
    """A name as people type it: `High_Card` is `high-card`."""
    return game.strip().lower().replace("_", "-")


def games() -> tuple[str, ...]:
    """The games that have a rulebook."""
    return tuple(pages())


def pages() -> dict[str, Traversable]:
    """The page of each game that has one."""
    return {game.name: page for game in all_games() if (page := game.rulebook()) is not None}


def page_of(game: str) -> Traversable:
    """The page of a game."""
    known = pages()
    if game not in known:
        near = tuple(get_close_matches(game, known, n=3)) or tuple(known)
        raise Unknown("rulebook", game, "saloon", near)
    return known[game]


def parse(text: str) -> Book:
    """A rulebook from the text of its page; ValueError where the page breaks its own layout."""
    entries: dict[str, Rule] = {}
    options: list[Option] = []
    presets: dict[str, dict[str, str]] = {}
    notes: dict[str, str] = {}
    section = ""
    header: list[str] = []
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if heading := SECTION.fullmatch(line):
            section = heading["title"]
            if said := prose(lines[at + 1 :]):
                notes[section] = " ".join(said)
        elif line.startswith("|") and set(line) <= set("|-: "):
            header = cells_of(lines[at - 1])
        elif preset := PRESET.fullmatch(line):
            settings = re.findall(r"`(\w+)=(\w+)`", preset["text"])
            presets[preset["name"]] = dict(settings)
        elif entry := ITEM.fullmatch(line) or ROW.fullmatch(line):
            id = entry["id"]
            if id in entries:
                raise ValueError(f"line {at + 1}: {id} is there twice")
            if entry["anchor"] != anchor_of(id):
                raise ValueError(f"line {at + 1}: the anchor of {id} is {entry['anchor']!r}")
            text = " ".join([entry["text"], *wrapped(lines, at)])
            if line.startswith("|"):
                words = row_text(header, cells_of(line))
            elif choice := OPTION.fullmatch(text):
                options.append(option_of(id, choice, list(below(lines, at))))
                words = options[-1].text
            else:
                rows = table_of(below(lines, at))
                words = "\n".join([plain(text), *table_lines(rows)])
                entries[id] = Rule(id, section, words, unsourced(text), rows)
                continue
            entries[id] = Rule(id, section, words, words)
    intro = prose([line for line in lines if not line.startswith("# ")])
    return Book(tuple(entries.values()), tuple(options), presets, intro, notes)


def prose(lines: list[str]) -> tuple[str, ...]:
    """The paragraphs at the beginning of these lines, up to whatever is no paragraph."""
    paragraphs: list[list[str]] = [[]]
    for line in lines:
        if re.match(r"[#|<>-]|```", line):
            break
        if line.strip():
            paragraphs[-1].append(line.strip())
        else:
            paragraphs.append([])
    return tuple(plain(" ".join(words)) for words in paragraphs if words)


def option_of(id: str, head: re.Match[str], lines: list[str]) -> Option:
    """An option from its first line and the lines below it."""
    values = [found for line in lines if (found := VALUE.fullmatch(line))]
    reasons = [found for line in lines if (found := WHY.fullmatch(line))]
    defaults = [value["name"] for value in values if value["bold"]]
    if len(defaults) != 1 or len(reasons) != 1 or len(values) + 1 != len(lines):
        raise ValueError(f"{id}: values, one default and one reason are expected below it")
    return Option(
        id=id,
        name=head["name"],
        kind=head["kind"],
        rule=head["rule"],
        question=plain(head["text"]),
        values=tuple(Value(value["name"], plain(value["text"])) for value in values),
        default=defaults[0],
        why=plain(reasons[0]["text"]),
    )


def wrapped(lines: list[str], at: int) -> Iterator[str]:
    """The lines that continue the text of the entry on this line."""
    for line in lines[at + 1 :]:
        if not line.startswith("  ") or line.lstrip().startswith(("-", "|")):
            return
        yield line.strip()


def below(lines: list[str], at: int) -> Iterator[str]:
    """The indented lines that belong to the entry at this line, below its text."""
    text = len(list(wrapped(lines, at)))
    for line in lines[at + 1 + text :]:
        if line and not line.startswith(INDENT):
            return
        if line:
            yield line


def cells_of(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def row_text(header: list[str], cells: list[str]) -> str:
    """A table row as lines `column: cell`; its id and its sources are left out."""
    _, _, title = plain(cells[0]).partition(" ")
    lines = [title] if title else []
    for name, cell in zip(header[1:], cells[1:], strict=True):
        if cell and name not in SOURCES:
            lines.append(f"{name}: {plain(cell)}")
    return "\n".join(lines)


def table_of(lines: Iterator[str]) -> tuple[tuple[str, ...], ...]:
    """The table inside an entry, cell by cell."""
    rows = [cells_of(line) for line in lines if not set(line) <= set("|-: ")]
    return tuple(tuple(plain(cell) for cell in row) for row in rows)


def table_lines(rows: tuple[tuple[str, ...], ...]) -> Iterator[str]:
    """A table inside an entry, one line a row: it must read well at any width."""
    for row in rows[1:]:
        named = [f"{name} {cell}" for name, cell in zip(rows[0], row, strict=True)]
        yield f"  {named[0]}: {'; '.join(named[1:])}"


def plain(text: str) -> str:
    """Markdown without its marks, anchors and bracketed sources."""
    text = re.sub(r"\*\*(.+?)\*\*", r"\1", unsourced(text))
    return re.sub(r"\*(\S(?:[^*]*\S)?)\*", r"\1", text).strip()


def unsourced(text: str) -> str:
    """Markdown without anchors, links, code marks and bracketed sources; its emphasis stays."""
    text = re.sub(ANCHOR, "", text)
    text = re.sub(r"\[([^\[\]]*)\]\([^()]*\)", r"\1", text)
    return re.sub(r"\s*\[[^\[\]]*\]", "", text).replace("`", "").strip()
