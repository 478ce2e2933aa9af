"""What a page of the terminal is made of: lines that never exceed its width, columns, questions.

Text is always `rich.text.Text`, never markup, so that a player's name can do no harm.
"""

import json
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from saloon.words import NO_BREAK_SPACE, Words

WIDEST = 108  # wider lines are hard to read
UNFIT = re.compile(r"[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")  # what could play tricks
PLAIN = str.maketrans("·…’“”„«»▸▶→−–×", '-.\'""""">>>--x')  # for terminals that know no more than ASCII
DIM, STRONG, GOOD, BAD, ASKING = "dim", "bold", "green", "red", "bold yellow"


class Leave(Exception):
    """The input has ended, or was interrupted (Ctrl-C)."""

    def __init__(self, interrupted: bool) -> None:
        super().__init__(interrupted)
        self.interrupted = interrupted


class Paper(Console):
    """Rich's console, except that a reader who leaves early (`saloon rules | head`) is no error."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """A terminal to write lines to and to ask questions at; also a pipe, or a file."""

    def __init__(self, words: Words, stderr: bool = False, clear: bool = False) -> None:
        self.words = words
        stream = sys.stderr if stderr else sys.stdout
        encoding = (getattr(stream, "encoding", None) or "utf-8").lower()
        self.unicode = encoding.startswith("utf")
        if not self.unicode and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # better a question mark than a crash
        self.console = Paper(stderr=stderr, highlight=False, markup=False, emoji=False)
        self.held: list[Text] | None = None  # lines that are not to be shown yet
        self.clears = clear and self.console.is_terminal and not self.console.is_dumb_terminal and is_interactive()

        self.width, self.height = 0, 0
        self.measure()

    def measure(self) -> None:
        """See how large the terminal is now: windows are pulled about between questions."""
        size = self.console.size
        self.width, self.height = min(size.width, WIDEST), size.height

    def line(self, text: str | Text = "", style: str = "") -> None:
        """One line, cut off where the page ends."""
        shown = text.copy() if isinstance(text, Text) else Text(text)
        if style:
            shown.stylize(style)
        shown.rstrip()
        plain = UNFIT.sub("?", shown.plain.replace(NO_BREAK_SPACE, " "))
        shown.plain = plain if self.unicode else plain.translate(PLAIN)
        if shown.cell_len > self.width:
            shown.truncate(self.width, overflow="ellipsis")
        if self.held is not None:
            self.held.append(shown)
        else:
            self.put(shown)

    def put(self, text: Text) -> None:
        self.console.print(text, no_wrap=True, overflow="ignore", crop=False)

    def lines(self, texts: Iterable[str | Text]) -> None:
        for text in texts:
            self.line(text)

    def say(self, text: str | Text, style: str = "", indent: int = 1, hang: int = 0) -> None:
        """A paragraph."""
        shown = text.copy() if isinstance(text, Text) else Text(text)
        if style:
            shown.stylize(style)
        self.lines(wrap(shown, self.width, indent, indent + hang))

    def hold(self, show: Callable[[], None]) -> list[Text]:
        """The lines that something would show."""
        self.held, lines = [], []
        try:
            show()
            lines = self.held
        finally:
            self.held = None
        return lines

    def page(self, sections: Sequence[Sequence[Text]]) -> None:
        """Sections on a cleared screen, with a line of air between them where there is room; in a scroll always."""
        sections = [section for section in sections if section]
        air = gaps = len(sections) - 1
        lines = []
        if self.clears:
            self.console.clear()
            air = min(air, max(0, self.height - 1 - sum(len(section) for section in sections)))
        else:
            lines.append(Text())
        for i, section in enumerate(sections):
            lines += section
            if gaps - air <= i < gaps:
                lines.append(Text())
        self.put(Text("\n").join(lines))

    def labelled(self, label: str, text: str | Text, style: str = DIM, at: int = 0) -> None:
        """A paragraph that hangs below its label."""
        column = max(at, cell_len(label) + 3)
        shown = ink(" " + label, style).append(" " * (column - 1 - cell_len(label)))
        self.lines(wrap(shown + (text if isinstance(text, Text) else Text(text)), self.width, 0, column))

    def heading(self, text: str) -> None:
        self.line(Text(" " + text, STRONG))

    def ask(self, prompt: str, typed: str = "") -> str:
        """An answer, whose beginning may be typed already; `Leave` if none will come."""
        with suppress(ImportError):
            import readline  # it lets the line be edited

            readline.set_startup_hook((lambda: readline.insert_text(typed)) if typed else None)
        try:
            answer = input(f" {prompt} ")
        except (EOFError, RuntimeError):  # the input has ended, or there never was one
            self.line()
            raise Leave(False) from None
        except KeyboardInterrupt:
            self.line()
            raise Leave(True) from None
        self.measure()
        if not is_interactive():
            self.line(answer)  # there is no terminal that echoes it
        return " ".join(answer.split())

    def wipe(self) -> None:
        """Take back the line of a question that was put aside."""
        if self.console.is_dumb_terminal:
            self.line()
        else:
            self.console.file.write("\r\x1b[K")

    def pause(self) -> None:
        """Wait until the page has been read, if the input is a terminal."""
        if is_interactive():
            self.ask(self.words("press-enter"))


def is_interactive() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def ink(text: str, style: str) -> Text:
    """A text that other texts can be appended to without taking on its style."""
    return Text().append(text, style)


def wrap(text: Text, width: int, indent: int = 0, hang: int = 0) -> list[Text]:
    """A text in lines, broken at spaces; what is longer than a line at a no-break space or, if it must be, anywhere."""
    found: list[Text] = []
    for paragraph in text.split("\n", allow_blank=True):
        breaks = find_breaks(paragraph.plain, width - indent, width - hang)
        for i, part in enumerate(paragraph.divide(breaks)):
            part.rstrip()
            found.append(Text(" " * (hang if i or found else indent)) + part)
    return found


def find_breaks(plain: str, first: int, rest: int) -> list[int]:
    """The places before which a new line begins."""
    breaks: list[int] = []
    room, used, at = max(first, 1), 0, 0
    for word in plain.split(" "):
        left = word
        size = cell_len(word)
        if used and used + size > room and size <= rest:
            breaks.append(at)
            room, used = max(rest, 1), 0
        while used + size > room:  # longer than any line: at a no-break space after all, if there is one
            cut = left.rfind(NO_BREAK_SPACE, 0, room - used) + 1 or room - used
            at += cut
            left, size = left[cut:], size - cut
            breaks.append(at)
            room, used = max(rest, 1), 0
        at += len(left) + 1
        used += size + 1
    return breaks


def pad(text: str | Text, width: int, right: bool = False) -> Text:
    """A cell of exactly this width."""
    cell = text.copy() if isinstance(text, Text) else Text(text)
    if cell.cell_len > width:
        cell.truncate(width, overflow="ellipsis")
    space = " " * (width - cell.cell_len)
    return Text(space) + cell if right else cell.append(space)


def flow(items: Sequence[Text], width: int, gap: int = 3) -> list[Text]:
    """Items in columns, as many as fit, read along the rows."""
    sizes = [item.cell_len for item in items]
    columns, widths = 1, [max(sizes, default=0)]
    for n in range(2, len(items) + 1):
        tried = [max(sizes[column::n]) for column in range(n)]
        if sum(tried) + gap * (n - 1) <= width:
            columns, widths = n, tried
    found = []
    for start in range(0, len(items), columns):
        row = Text()
        for item, size in zip(items[start : start + columns], widths, strict=False):
            row.append_text(pad(item, size + gap))
        found.append(row)
    return found


def bar(part: float, width: int, unicode: bool = True) -> str:
    """How far along: `████░░░░`."""
    full = max(0, min(width, int(part * width + 1e-9)))
    return ("█" if unicode else "#") * full + ("░" if unicode else ".") * (width - full)


def show_json(document: object) -> None:
    """For programs: JSON and nothing else."""
    print(json.dumps(document, ensure_ascii=False, indent=2))
