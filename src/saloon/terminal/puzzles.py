"""`saloon puzzle`: solve one at the terminal; `saloon make-puzzles`: find new ones in games."""

from importlib.util import find_spec
from pathlib import Path
from secrets import randbelow

from rich.text import Text

from saloon.bots.advice import Advice
from saloon.bots.champion import stand_in
from saloon.bots.puzzles.puzzle import Puzzle, Tried, opened
from saloon.bots.puzzles.shelf import packaged, unpacked, write
from saloon.kernel import record as records
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.game import Game, find_game
from saloon.kernel.table import Table
from saloon.terminal.arena import whole
from saloon.terminal.face import Face
from saloon.terminal.faces import face_of
from saloon.terminal.hints import choice_of
from saloon.terminal.hints import in_words as advice_in_words
from saloon.terminal.menu import Group, numbered, show_menu
from saloon.terminal.naming import title_of
from saloon.terminal.papers import read
from saloon.terminal.refusals import Fault, in_words
from saloon.terminal.screen import ASKING, BAD, DIM, GOOD, STRONG, Leave, Screen, ink
from saloon.terminal.shell import GONE, OK

LEAST_SHARE = 25  # of a hundred: there are four difficulties
MOST_PUZZLES, MOST_GAMES, MOST_SEED = 10_000, 1_000_000, 2**31 - 1
EXPLAINED = 3  # choices that are given a reason, beside the one that was made
MOST_DIFFICULT = 4
MOST_ENTRIES = 20  # of what follows


# Solving


def solve(screen: Screen, game: str, theme: str, difficulty: str, id: str) -> int:
    """One puzzle: the table, the question, an answer, and what it was worth."""
    found = find_game(game)
    puzzle = chosen(screen, found, theme, difficulty, id)
    table = opened(found, puzzle)
    kind = face_of(found.name)
    seats = kind.titles(screen.words, puzzle.seats)
    face = kind(screen, seats, puzzle.seat)
    face.listen(getattr(table, "options", None))
    groups = list(face.groups(table))
    face.show_table(table)
    screen.line()
    face.show_hand(table, choosing=True)
    screen.line()
    level = screen.words(f"web-puzzle-level-{puzzle.difficulty}")
    screen.say(screen.words("puzzle-head", id=puzzle.id, level=level), DIM)
    try:
        code = asked(screen, found, table, face, groups)
    except Leave as leaving:
        return GONE if leaving.interrupted else OK
    made = puzzle.choice(found.notate(table, code))
    assert made is not None
    tell(screen, found, puzzle, table, face, groups, made)
    follow(screen, found, puzzle, face, made, "puzzle-follows")
    if made is not puzzle.answer:
        follow(screen, found, puzzle, face, puzzle.answer, "puzzle-follows-best")
    return OK


def chosen(screen: Screen, game: Game, theme: str, difficulty: str, id: str) -> Puzzle:
    """Any puzzle that was asked for; `Fault` if there is none."""
    level = whole("--difficulty", difficulty, 1, MOST_DIFFICULT) if difficulty else 0
    fitting = [
        puzzle
        for puzzle in packaged(game)
        if id in ("", puzzle.id) and (not theme or theme in puzzle.themes) and level in (0, puzzle.difficulty)
    ]
    if not fitting:
        themes = sorted({theme for puzzle in packaged(game) for theme in puzzle.themes})
        title = title_of(screen.words, game)
        if not themes:
            raise Fault("no-puzzles", game=title)
        raise Fault("no-such-puzzle", game=title, themes=screen.words.either(themes))
    return fitting[randbelow(len(fitting))]


def asked(screen: Screen, game: Game, table: Table, face: Face, groups: list[Group]) -> int:
    """The code of what the reader chooses: by number, or in notation."""
    shown = groups
    screen.say(face.question(table), ASKING)
    show_menu(screen, shown)
    while True:
        answer = screen.ask(f"{screen.words('prompt')} >")
        choices = numbered(shown)
        if not answer:
            shown = groups
            show_menu(screen, shown)
        elif answer.isascii() and answer.isdigit():
            if not 1 <= int(answer) <= len(choices):
                screen.say(screen.words("choose-number", most=len(choices)), BAD)
                continue
            choice = choices[int(answer) - 1]
            if choice.code is not None:
                return choice.code
            shown = list(choice.inner or ())
            show_menu(screen, shown)
        elif answer.lower() in ("quit", screen.words("command-quit")):
            raise Leave(interrupted=False)
        else:
            try:
                code = game.parse(table, answer)
                table.clone().apply(code)
                return code
            except (Malformed, Illegal) as error:
                screen.say(in_words(screen.words, error, face.names), BAD)


def tell(
    screen: Screen, game: Game, puzzle: Puzzle, table: Table, face: Face, groups: list[Group], made: Tried
) -> None:
    """Whether it was right, by how much, and why."""
    words, best = screen.words, puzzle.answer
    right = made is best
    screen.say(ink(words("web-puzzle-right" if right else "web-puzzle-wrong"), GOOD if right else BAD))
    if right:
        rival = puzzle.choices[1]
        values = {"chance": words.percent(best.chance), "next": words.percent(best.chance - rival.behind)}
        text = words("web-puzzle-ahead", **values, n=rival.worlds)
    else:
        values = {"chance": words.percent(made.chance), "best": words.percent(best.chance)}
        text = words("web-puzzle-behind", **values, n=made.worlds)
    screen.say(text)
    prefix = game.prefix
    themes = [words.whole(f"{prefix}-theme-{theme}") or theme for theme in puzzle.themes]
    screen.say(" · ".join(themes), DIM)
    screen.line()
    shown = list(puzzle.choices[:EXPLAINED])
    for choice in shown if made in shown else [*shown, made]:
        code = game.parse(table, choice.decision)
        _, label = choice_of(words, groups, code)
        mark = "★ " if choice is best else "→ " if choice is made else "  "
        screen.say(Text(mark, STRONG).append_text(label))
        advice = Advice(code, choice.chance, choice.worlds, None, choice.reason)
        crux = f" {words(puzzle.crux)}" if choice is best and puzzle.crux else ""
        screen.say(advice_in_words(words, advice, face.names) + crux, indent=3)


def follow(screen: Screen, game: Game, puzzle: Puzzle, face: Face, choice: Tried, title: str) -> None:
    """How it goes on after a choice, in the imagined world that is shown."""
    table = opened(game, puzzle)
    facts = game.listen(table)
    face.listen(getattr(table, "options", None))
    for decision in (choice.decision, *choice.line):
        table.apply(game.parse(table, decision))
        face.hear(facts.take(), table)
    screen.line()
    screen.say(screen.words(title), STRONG)
    face.show_log(MOST_ENTRIES)


# Making


def make_puzzles(
    screen: Screen, game: str, count: str, games: str, seed: str, share: str, record_files: list[Path], out: str
) -> int:
    """Find new puzzles and write them into a file."""
    if find_spec("numpy") is None:
        raise Fault("needs-extra", extra="play")
    found = find_game(game)
    wanted = whole("--count", count, 1, MOST_PUZZLES)
    most = whole("--games", games, 0, MOST_GAMES)
    first = whole("--seed", seed, 0, MOST_SEED)
    part = whole("--share", share, LEAST_SHARE, 100) / 100
    if stand_in(found, found.options({})):
        raise Fault("puzzles-need-net", game=found.name)
    given = [(path.name, record_of(path, found)) for path in record_files]
    from saloon.bots.puzzles.making import make

    path = Path(out) if out else Path(f"{found.name}-puzzles.jsonl.gz")
    earlier = puzzles_in(path, found)
    had, size, last = len(earlier), 0, earlier
    for number, maker in enumerate(make(found, wanted, first, most, given, earlier, part), 1):
        last = maker.found
        screen.say(screen.words("puzzles-found", games=number, n=len(last), wanted=wanted), DIM)
        if len(last) > had:
            had, size = len(last), written(last, path)
    screen.say(screen.words("puzzles-written", n=had, file=str(path), bytes=size or written(last, path)), GOOD)
    return OK


def puzzles_in(path: Path, game: Game) -> list[Puzzle]:
    """What was found earlier: it stays in the file, and counts."""
    if not path.exists():
        return []
    try:
        found = unpacked(path.read_bytes())
    except OSError as error:
        raise Malformed("file-unreadable", str(path), {"cause": error.strerror or str(error)}) from None
    except Malformed as error:
        raise error.inside(str(path)) from None
    for puzzle in found:
        if puzzle.game != game.name:
            raise Malformed("study-other-game", str(path), {"value": puzzle.game})
    return found


def written(puzzles: list[Puzzle], path: Path) -> int:
    try:
        return write(puzzles, path)
    except OSError as error:
        raise Malformed("file-unwritable", str(path), {"cause": error.strerror or str(error)}) from None


def record_of(path: Path, game: Game) -> records.Record:
    """A finished game of that kind; `Malformed` names what is wrong with the file."""
    try:
        record = records.from_document(read(path))
        for _ in records.replay(record):
            pass
    except Malformed as error:
        raise error.inside(str(path)) from None
    if record.game != game.name:
        raise Malformed("study-other-game", str(path), {"value": record.game})
    return record
