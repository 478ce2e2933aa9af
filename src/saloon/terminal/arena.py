"""`saloon arena`: bots play each other for many deals; a bar shows how far they are, a table what came out."""

import json
import os
import shlex
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text

from saloon.kernel.game import Game, find_game
from saloon.terminal import saves
from saloon.terminal.faces import face_of
from saloon.terminal.naming import replaced_note, title_of
from saloon.terminal.refusals import Fault
from saloon.terminal.screen import BAD, DIM, GOOD, STRONG, Screen, ink, pad, show_json
from saloon.terminal.setup import read_settings
from saloon.terminal.shell import GONE, OK
from saloon.words import Words

if TYPE_CHECKING:  # the extra `arena` may be missing: then a line says so
    from saloon.arena.crew import Crew
    from saloon.arena.match_file import MatchFile
    from saloon.arena.plan import Plan
    from saloon.arena.results import Tally

NEEDS = {"arena": ("numpy", "openskill"), "plots": ("matplotlib",), "cluster": ("distributed",)}
EXTRAS = {"arena": "arena", "plots": "arena", "cluster": "cluster"}
MOST_DEALS, MOST_JOBS, MOST_SEED = 10_000_000, 512, 2**63 - 1
NEWS_SECONDS = 60.0  # between lines where no bar can be drawn


@dataclass(frozen=True, kw_only=True)
class ArenaWishes:
    """The options of the command line; empty ones have their defaults."""

    game: str
    bots: str
    deals: str
    players: str = ""
    lone: str = ""
    jobs: str = ""
    seed: str
    options: list[str] = field(default_factory=list)
    preset: str = ""
    deck: str = ""
    out: str = ""
    plots: str = ""
    cluster: str = ""


def arena(screen: Screen, wishes: ArenaWishes, as_json: bool) -> int:
    """Play the match, or what is left of it, and tell what came out; the exit code."""
    words, game = screen.words, find_game(wishes.game)
    check_extras(wishes)
    from saloon.arena import crew as crews
    from saloon.arena import results
    from saloon.arena.match import BotFailed
    from saloon.arena.match_file import MatchFile

    plan = read_plan(words, game, wishes)
    deals = whole("--deals", wishes.deals, 1, MOST_DEALS)
    jobs = whole("--jobs", wishes.jobs or str(os.cpu_count() or 1), 1, MOST_JOBS)
    path = Path(wishes.out).expanduser() if wishes.out else usual_file(plan)
    news = Screen(words, stderr=True)
    tally = results.Tally(plan)
    with MatchFile(path, plan) as match_file:
        left = [deal for deal in range(deals) if deal not in match_file.deals]
        for number, deal in match_file.deals.items():
            if number < deals:
                tally.add(deal)
        introduce(news, plan, path, deals, deals - len(left))
        try:
            if left:
                with stoppable(), hired(wishes.cluster, min(jobs, len(left))) as crew:
                    play(news, plan, match_file, left, crew, tally, deals)
            interrupted = False
        except KeyboardInterrupt:
            interrupted = True
        except BotFailed as error:
            raise Fault("arena-bot-failed", bot=error.bot, deal=error.deal, cause=error.cause) from None
        except crews.OtherHouse as error:
            raise Fault("arena-other-house", here=error.here, there=error.there) from None
        except crews.CrewLost:
            raise Fault("arena-crew-lost", file=saves.shown(path)) from None
        played = [deal for number, deal in match_file.deals.items() if number < deals]
        report = results.report(plan, played)
        if played:
            match_file.finish(report)
    if interrupted:
        news.say(words("arena-interrupted", n=len(played), total=deals, file=saves.shown(path)))
        news.say(words("arena-go-on"))
        news.put(Text(f"   {command_of(wishes, plan)}"))  # in one piece, to be copied
    if as_json:
        show_json({"arena": plan.to_document(), "file": str(path), "finished": not interrupted, "results": report})
    elif played:
        Pages(screen, game, plan.players).show(report)
    if wishes.plots and played:
        draw(news, game, plan, report, Path(wishes.plots).expanduser())
    return GONE if interrupted else OK


# The wishes, one by one


def check_extras(wishes: ArenaWishes) -> None:
    """Say which extra is missing, before anything is played."""
    wanted = ["arena", *(["plots"] if wishes.plots else []), *(["cluster"] if wishes.cluster else [])]
    for what in wanted:
        if any(find_spec(package) is None for package in NEEDS[what]):
            raise Fault("needs-extra", extra=EXTRAS[what])


def read_plan(words: Words, game: Game, wishes: ArenaWishes) -> "Plan":
    from saloon.arena.plan import make_plan

    options = read_settings(words, game, wishes.options, wishes.preset, wishes.deck)
    bots = [name.strip() for name in wishes.bots.split(",") if name.strip()]
    if not bots:
        raise Fault("arena-no-bots")
    players = whole("--players", wishes.players or str(game.players[0]), game.players[0], game.players[-1])
    return make_plan(game, bots, players, options, whole("--seed", wishes.seed, 0, MOST_SEED), wishes.lone.strip())


def whole(name: str, text: str, least: int, most: int) -> int:
    """A whole number in a range."""
    if text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most:
        return int(text)
    raise Fault("arena-bad-number", name=name, value=text[:20], least=str(least), most=str(most))


def usual_file(plan: "Plan") -> Path:
    """The default file of a match: the same options give the same file."""
    bots = "-".join(bot.replace(":", "") for bot in plan.bots)[:60]
    return saves.home() / "arena" / f"{plan.game}-{plan.players}-{bots}-{plan.digest()}.json"


def command_of(wishes: ArenaWishes, plan: "Plan") -> str:
    """The command that continues this match."""
    parts = ["saloon", "arena", plan.game, "--bots", ",".join(plan.bots), "--deals", wishes.deals]
    parts += ["--players", str(plan.players), "--seed", str(plan.seed)]
    for name, value in (
        ("--lone", plan.lone),
        ("--jobs", wishes.jobs),
        ("--preset", wishes.preset),
        ("--deck", wishes.deck),
    ):
        parts += [name, value] if value else []
    for option in wishes.options:
        parts += ["--option", option]
    for name, value in (("--out", wishes.out), ("--plots", wishes.plots), ("--cluster", wishes.cluster)):
        parts += [name, value] if value else []
    return shlex.join(parts)


# Playing


@contextmanager
def stoppable() -> Iterator[None]:
    """SIGTERM (a job scheduler, `timeout`) is treated like Ctrl-C."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def hired(cluster: str, jobs: int) -> Iterator["Crew"]:
    """Workers, here or on a cluster; `Fault` if the cluster cannot be reached."""
    from saloon.arena.crew import ClusterCrew, LocalCrew

    if not cluster:
        with LocalCrew(jobs) as crew:
            yield crew
        return
    try:
        there = ClusterCrew(cluster)
    except (OSError, ValueError, TimeoutError) as error:
        raise Fault("arena-no-cluster", address=cluster, cause=str(error).splitlines()[0][:200] or "?") from None
    with there:
        yield there


def play(
    news: Screen, plan: "Plan", match_file: "MatchFile", left: list[int], crew: "Crew", tally: "Tally", total: int
) -> None:
    """Play what is left, write every deal down, and show how far it is and who leads."""
    from saloon.arena.crew import Timer
    from saloon.arena.crew import play as played

    clock = Timer(NEWS_SECONDS)
    columns = (
        TextColumn(" "), BarColumn(24), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(compact=True),
        TextColumn("{task.fields[score]}", markup=False),
    )  # fmt: skip
    with Progress(*columns, console=news.console, disable=not news.console.is_terminal, transient=True) as progress:
        task = progress.add_task("", total=total, completed=total - len(left), score=running(news.words, tally))
        for deal in played(plan, left, crew):
            match_file.add(deal)
            tally.add(deal)
            progress.update(task, advance=1, score=running(news.words, tally))
            if not news.console.is_terminal and clock.rings():
                done = total - len(left) + sum(number in match_file.deals for number in left)
                news.say(words_of_progress(news.words, done, total, tally), DIM)


def running(words: Words, tally: "Tally") -> str:
    """Who wins how much, so far."""
    return "  ".join(f"{name} {exactly(words, rate)}" for name, rate in tally.leading())


def words_of_progress(words: Words, done: int, total: int, tally: "Tally") -> str:
    return words("arena-so-far", n=done, total=total, score=running(words, tally))


def introduce(news: Screen, plan: "Plan", path: Path, deals: int, done: int) -> None:
    """What is played, where it is kept, who cheats, and who plays in place of a bot that does not know the rules."""
    from saloon.arena.plan import seatings

    words = news.words
    game = find_game(plan.game)
    names = ", ".join(plan.bots)
    games = len(seatings(plan, 0))
    news.say(
        words("arena-intro", game=title_of(words, game), players=plan.players, bots=names, deals=deals, games=games)
    )
    if any(bot.partition(":")[0] == "oracle" for bot in plan.bots):
        news.say(words("arena-oracle-cheats"), BAD)
    options = game.options(json.loads(plan.settings))
    for bot in plan.bots:
        if note := replaced_note(words, game, bot, options):
            news.say(note, BAD)
    news.say(words("arena-kept", file=saves.shown(path)) + " " + (words("arena-resumed", n=done) if done else ""), DIM)


# Telling


def exactly(words: Words, part: float) -> str:
    """A share to a tenth of a percent."""
    return words("arena-percent", n=round(100 * part, 1))


def duration(words: Words, seconds: float) -> str:
    """A time to think, in the unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return words(f"arena-time-{unit}", n=float(f"{seconds / size:.3g}"))
    return words("arena-time-us", n=float(f"{seconds * 1e6:.3g}"))


class Pages:
    """The results in words: one small table for each question."""

    def __init__(self, screen: Screen, game: Game, players: int) -> None:
        self.screen = screen
        self.words = screen.words
        self.seats = face_of(game.name).titles(screen.words, players)

    def show(self, report: dict[str, Any]) -> None:
        words = self.words
        self.screen.line()
        self.screen.say(words("arena-played", deals=report["deals"], games=report["games"]), STRONG)
        if report["match_ups"]:
            self.grid("arena-head-wins", [self.match_up(row) for row in report["match_ups"]])
        self.grid("arena-head-bot-seats", [self.bot_seat(row) for row in report["bot_seats"]])
        if len(report["match_ups"]) > 0:
            self.grid("arena-head-seats", [(self.seats[row["seat"]], *self.share(row)) for row in report["seats"]])
        self.grid("arena-head-endings", [self.ending(row) for row in report["endings"]])
        self.grid("arena-head-ratings", [self.rating(row) for row in report["ratings"]])
        self.grid("arena-head-times", [self.thinking(row) for row in report["times"]])
        self.screen.line()
        for row in report["gap"]:
            interval = self.interval(row)
            share = exactly(words, row["share"])
            values = {
                "bot": row["bot"],
                "first": row["from"],
                "oracle": row["to"],
                "share": share,
                "interval": interval,
            }
            self.screen.say(words("arena-gap", **values))
        told = report["length"]
        unit = words(f"arena-unit-{told['unit']}")
        mean, decisions = round(told["mean"], 1), round(told["decisions"])
        least, most = told["least"], told["most"]
        self.screen.say(words("arena-length", unit=unit, mean=mean, least=least, most=most, decisions=decisions))
        if report["drawn"]:
            self.screen.say(words("arena-drawn", games=report["drawn"]))
        if told["stalled"]:
            self.screen.say(words("arena-stalled", games=told["stalled"]))
        self.screen.say(words("arena-interval-how"), DIM)

    def interval(self, row: dict[str, Any]) -> str:
        return f"{exactly(self.words, row['low'])} – {exactly(self.words, row['high'])}"

    def share(self, row: dict[str, Any]) -> tuple[str, str, str]:
        return exactly(self.words, row["rate"]), self.interval(row), f"{row['wins']} / {row['games']}"

    def match_up(self, row: dict[str, Any]) -> tuple[str, ...]:
        from saloon.arena.results import opponents

        return (opponents(row, self.words), *self.share(row), exactly(self.words, row["par"]))

    def bot_seat(self, row: dict[str, Any]) -> tuple[str, ...]:
        return (self.words("arena-on-seat", bot=row["bot"], seat=self.seats[row["seat"]]), *self.share(row))

    def ending(self, row: dict[str, Any]) -> tuple[str, ...]:
        from saloon.arena.results import way_of

        way = way_of(row, self.words)
        title = self.words("arena-on-seat", bot=self.seats[row["seat"]], seat=way)
        return title, exactly(self.words, row["share"]), str(row["games"])

    def rating(self, row: dict[str, Any]) -> tuple[str, ...]:
        mu, doubt = (self.words("arena-rating", n=round(value, 2)) for value in (row["mu"], 2 * row["sigma"]))
        return row["bot"], mu, f"± {doubt}"

    def thinking(self, row: dict[str, Any]) -> tuple[str, ...]:
        spans = (duration(self.words, row[name]) for name in ("mean", "p99", "longest"))
        return (row["bot"], *spans, str(row["decisions"]))

    def grid(self, heading: str, rows: Sequence[Sequence[str]]) -> None:
        """Rows under their headings, numbers to the right; nothing where there are no rows."""
        if not rows:
            return
        head = self.words(heading).split("|")
        widths = [max(Text(cell).cell_len for cell in column) for column in zip(head, *rows, strict=True)]
        widths[0] = min(widths[0], max(16, self.screen.width - 2 - sum(width + 2 for width in widths[1:])))
        self.screen.line()
        for row, style in [(head, DIM), *((row, "") for row in rows)]:
            line = Text(" ")
            for at, (cell, width) in enumerate(zip(row, widths, strict=True)):
                line.append_text(pad(ink(cell, style or (GOOD if at == 1 else "")), width, right=at > 0)).append("  ")
            self.screen.line(line)


def draw(news: Screen, game: Game, plan: "Plan", report: dict[str, Any], folder: Path) -> None:
    """Pictures of the results."""
    from saloon.arena import plots

    made = plots.draw(report, game, folder, news.words, face_of(game.name).titles(news.words, plan.players))
    news.say(news.words("arena-plots", n=len(made), folder=saves.shown(folder)), DIM)
