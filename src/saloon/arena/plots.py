"""Pictures of a match. Numbers come from `results.py`, words from the reader's language."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from saloon.arena.results import Messages, opponents, way_of
from saloon.kernel.game import Game

INK, SOFT = "#5b3a1e", "#d9c9b0"
COLOURS = ("#b5651d", "#2f6f8f", "#7a8b3a", "#8c3b3b", "#6b4c8a", "#3c3c3c", "#c9a227")
WIDTH, ROW = 7.0, 0.42  # inches
MONEY, POINTS = "money", "points"  # what games count


def draw(report: dict[str, Any], game: Game, folder: Path, words: Messages, seats: Sequence[str]) -> list[Path]:
    """Draw whatever the report has something for; the files made. `seats` are the names of seats or sides."""
    folder.mkdir(parents=True, exist_ok=True)
    makers: dict[str, tuple[Callable[..., Figure], bool]] = {
        "win-rate": (win_rate, bool(report["match_ups"] or report["seats"])),
        "ratings": (rating_ladder, bool(report["ratings"])),
        game.counts or POINTS: (partial(standings, game=game), bool(report["standings"])),
        "length": (length, bool(report["length"]["counts"])),
        "sides": (sides, bool(report["endings"])),
    }
    made = []
    for name, (maker, has_something) in makers.items():
        if has_something:
            figure = maker(report, words, seats)
            made.append(folder / f"{name}.png")
            figure.savefig(made[-1], dpi=150)
    return made


def page(title: str, rows: int = 9) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(WIDTH, max(2.2, 1.2 + ROW * rows)), layout="constrained")
    axes = figure.add_subplot()
    axes.set_title(title, loc="left", color=INK)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return figure, axes


def percent(axis: Any) -> None:
    axis.set_major_formatter(FuncFormatter(lambda part, _: f"{100 * part:.0f} %"))


def win_rate(report: dict[str, Any], words: Messages, seats: Sequence[str]) -> Figure:
    """Each match-up with its interval, compared with what equal bots would win."""
    rows = [(opponents(row, words), row) for row in report["match_ups"]]
    rows = rows or [(seats[row["seat"]], row) for row in report["seats"]]
    figure, axes = page(words("arena-plot-win-rate", deals=report["deals"]), len(rows))
    for at, (_, row) in enumerate(rows):
        axes.plot([row["low"], row["high"]], [at, at], color=COLOURS[0], linewidth=3, solid_capstyle="round")
        axes.plot([row["rate"]], [at], "o", color=INK)
        axes.annotate(f"{100 * row['rate']:.1f} %", (row["rate"], at), (0, 7), textcoords="offset points", ha="center")
    par = report["match_ups"][0]["par"] if report["match_ups"] else 1 / len(rows)
    axes.axvline(par, color=SOFT, linestyle="--", zorder=0, label=words("arena-plot-par"))
    axes.set_yticks(range(len(rows)), [title for title, _ in rows])
    axes.set_ylim(len(rows) - 0.4, -0.8)
    axes.set_xlim(0, 1)
    percent(axes.xaxis)
    axes.legend(frameon=False, loc="lower right")
    return figure


def rating_ladder(report: dict[str, Any], words: Messages, seats: Sequence[str]) -> Figure:
    """The ladder, best on top, each with two standard deviations."""
    rows = report["ratings"]
    figure, axes = page(words("arena-plot-ratings"), len(rows))
    for at, row in enumerate(rows):
        axes.errorbar(
            row["mu"], at, xerr=2 * row["sigma"], fmt="o", color=INK, ecolor=COLOURS[1], capsize=4, elinewidth=2
        )
        axes.annotate(f"{row['mu']:.1f}", (row["mu"], at), (0, 7), textcoords="offset points", ha="center")
    axes.set_yticks(range(len(rows)), [row["bot"] for row in rows])
    axes.set_ylim(len(rows) - 0.4, -0.8)
    axes.set_xlabel("OpenSkill µ ± 2σ")
    return figure


def standings(report: dict[str, Any], words: Messages, seats: Sequence[str], game: Game) -> Figure:
    """What each bot has at the end of each round, on average; a line for each."""
    figure, axes = page(words(f"arena-plot-{game.counts or POINTS}"))
    for row, colour in zip(report["standings"], colours(len(report["standings"])), strict=True):
        axes.plot(range(1, len(row["rounds"]) + 1), row["rounds"], "o-", color=colour, label=row["bot"])
    axes.set_xlabel(words(f"arena-unit-{report['length']['unit']}"))
    if game.counts == MONEY:
        axes.yaxis.set_major_formatter(FuncFormatter(lambda dollars, _: f"${dollars:,.0f}"))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False)
    return figure


def length(report: dict[str, Any], words: Messages, seats: Sequence[str]) -> Figure:
    """How many games lasted how long."""
    told = report["length"]
    figure, axes = page(words("arena-plot-length"))
    total = sum(told["counts"].values())
    axes.bar([int(n) for n in told["counts"]], [n / total for n in told["counts"].values()], color=COLOURS[0])
    axes.axvline(told["mean"], color=INK, linestyle="--", label=words("arena-plot-mean", n=round(told["mean"], 1)))
    axes.set_xlabel(words(f"arena-unit-{told['unit']}"))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    percent(axes.yaxis)
    axes.legend(frameon=False)
    return figure


def sides(report: dict[str, Any], words: Messages, seats: Sequence[str]) -> Figure:
    """How often each side won, and in which way."""
    rows = report["endings"]
    figure, axes = page(words("arena-plot-sides"), 4)
    left = [0.0] * len(seats)
    for row, colour in zip(rows, colours(len(rows)), strict=True):
        axes.barh(row["seat"], row["share"], left=left[row["seat"]], color=colour, label=way_of(row, words))
        left[row["seat"]] += row["share"]
    for seat, total in enumerate(left):
        axes.annotate(f"{100 * total:.1f} %", (total, seat), (4, 0), textcoords="offset points", va="center")
    axes.set_yticks(range(len(seats)), list(seats))
    axes.invert_yaxis()
    axes.set_xlim(0, min(1.0, max(left) + 0.12))
    percent(axes.xaxis)
    figure.legend(frameon=False, loc="outside lower center", ncols=2)
    return figure


def colours(n: int) -> list[str]:
    return [COLOURS[i % len(COLOURS)] for i in range(n)]
