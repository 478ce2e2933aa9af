"""From the samples of a run to one table: medians, ratios, targets, as text, Markdown and JSON."""

import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks.link import ROOT, Sample
from benchmarks.rows import ENGINES, RATE, SIZE, TARGETS, TIME, TITLES, YARDSTICKS, RowOf

Document = dict[str, Any]
BEGIN, END = "<!-- bench:begin -->", "<!-- bench:end -->"


def value(row: RowOf, sample: Sample) -> float:
    """The figure of one turn, in the row's unit."""
    if row.unit == SIZE:
        return sample["bytes"]
    if row.unit == TIME:
        return 1e6 * sample["cpu"] / sample["count"]
    return sample["count"] / sample["cpu"]


def spread(values: Sequence[float]) -> dict[str, float]:
    return {"median": statistics.median(values), "low": min(values), "high": max(values)}


def ratio(values: Sequence[float], others: Sequence[float]) -> dict[str, float]:
    """Turn by turn, because neighbouring turns share the machine's mood; then the median."""
    return spread([a / b for a, b in zip(values, others, strict=False)])


def document(
    rows: list[RowOf],
    samples: dict[str, list[Sample]],
    missing: dict[str, str],
    facts: dict[str, Document],
    settings: Document,
) -> Document:
    """Everything a run found out, ready for JSON."""
    values = {r.name: [value(r, s) for s in samples[r.name]] for r in rows if r.name not in missing}
    said = []
    for row in rows:
        entry: Document = {"name": row.name, "who": TITLES[row.worker], "game": row.game, "how": row.how}
        entry["unit"] = row.unit
        if row.name in missing:
            entry["missing"] = missing[row.name]
        else:
            own = values[row.name]
            entry |= spread(own) | {"values": own}
            if row.unit == RATE:
                parts = samples[row.name]
                ended = sum(s["games"] for s in parts)
                if ended:  # many games at once may all go on still
                    entry["decisions_per_game"] = sum(s["count"] for s in parts) / ended
                entry["ratios"] = {y: ratio(own, values[y]) for y in YARDSTICKS if y in values}
        said.append(entry)
    return {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "settings": settings,
        "machine": machine(),
        "workers": facts,
        "notes": notes(facts),
        "rows": said,
        "targets": targets(values),
    }


def targets(values: dict[str, list[float]]) -> list[Document]:
    """Each target for each build: what was wanted, what came out, reached or not; null when not measured."""
    found = []
    for target in TARGETS:
        for engine in ENGINES:
            bar = target.bar(engine)
            if bar is None:
                continue
            entry: Document = {"what": target.what, "engine": engine, "target": bar, "unit": target.unit}
            entry |= {"at_least": target.at_least, "reached": None}
            own = values.get(f"{engine}:{target.key}")
            other = values.get(target.over) if target.over else None
            if own and (other or not target.over):
                entry |= ratio(own, other) if other else spread(own)
                entry["reached"] = target.met(entry["median"], bar)
            found.append(entry)
    return found


def notes(facts: dict[str, Document]) -> list[str]:
    """What a reader must know before believing the figures."""
    said = []
    sums = {facts[e]["checksum"] for e in ENGINES if "checksum" in facts.get(e, {})}
    if len(sums) == 2:
        said.append("The two builds do not play the same games: the checksums differ.")
    elif all("checksum" in facts.get(e, {}) for e in ENGINES):
        said.append("Both builds play the same games, move for move (checksum of 20 games of each).")
    said += [
        f"The {engine} rows ran another build: {facts[engine]['engine']}."
        for engine in ENGINES
        if facts.get(engine, {}).get("engine", engine) != engine
    ]
    if facts.get("openspiel", {}).get("chance_is_uniform") is False:
        said.append("OpenSpiel's chance is not uniform: its rows are wrong.")
    return said


def machine() -> Document:
    """Where this ran."""
    return {
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "load": list(os.getloadavg()) if hasattr(os, "getloadavg") else [],
        "commit": commit(),
    }


def cpu_model() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text("utf-8", "replace").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()


def commit() -> str:
    """The checkout's commit, marked when sources were edited; empty without git."""
    try:
        told = subprocess.run(
            ["git", "describe", "--always", "--dirty", "--abbrev=10"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return ""
    return told.stdout.strip()


# ---- for the eye ---------------------------------------------------------------------------------

ROW_HEADS = ["who", "game", "how", "figure", "a game", *YARDSTICKS.values()]
TARGET_HEADS = ["target", "build", "wanted", "measured", "from - to", ""]


def figure(number: float, unit: str) -> str:
    if unit == TIME:
        return f"{number:.2f} µs"
    if unit == SIZE:
        return f"{number:,.0f} bytes"
    return f"{number:,.0f}/s"


def times(number: float) -> str:
    """Three figures, so that neither 0.003 nor 1,234 loses its meaning."""
    places = 0 if number >= 100 else 1 if number >= 10 else 2 if number >= 0.1 else 3
    return f"{number:,.{places}f}x"


def row_cells(found: Document) -> list[list[str]]:
    lines = []
    for row in found["rows"]:
        head = [row["who"], row["game"], row["how"]]
        if "missing" in row:
            lines.append([*head, "missing", "", *[""] * len(YARDSTICKS)])
            continue
        length = f"{row['decisions_per_game']:.0f}" if "decisions_per_game" in row else ""
        ratios = row.get("ratios", {})
        cells = [times(ratios[y]["median"]) if y in ratios else "" for y in YARDSTICKS]
        lines.append([*head, figure(row["median"], row["unit"]), length, *cells])
    return lines


def target_cells(found: Document) -> list[list[str]]:
    lines = []
    for target in found["targets"]:
        sign, unit = (">=" if target["at_least"] else "<="), target["unit"]

        def show(number: float, unit: str = unit) -> str:
            return times(number) if unit == "x" else figure(number, unit)

        wanted = f"{sign} {target['target']:g}x" if unit == "x" else f"{sign} {show(target['target'])}"
        if target["reached"] is None:
            lines.append([target["what"], target["engine"], wanted, "", "", "not measured"])
            continue
        between = f"{show(target['low'])} - {show(target['high'])}" if target["low"] != target["high"] else ""
        mark = "reached" if target["reached"] else "NOT REACHED"
        lines.append([target["what"], target["engine"], wanted, show(target["median"]), between, mark])
    return lines


def footer(found: Document) -> list[str]:
    """Machine, versions, settings, what is missing and why, notes: one line each."""
    m, s = found["machine"], found["settings"]
    turns = f"medians of {s['runs']} interleaved turns of {s['seconds']:g} CPU seconds"
    lines = [
        f"{m['cpu']}, {m['cores']} cores, {m['system']}, Python {m['python']}",
        f"{found['when']}, commit {m['commit'] or 'none'}: {turns}; ratios turn by turn, then their median",
    ]
    for name, facts in found["workers"].items():
        if "missing" in facts:
            lines.append(f"{TITLES[name]} is missing: {facts['missing']}")
        else:
            lines.append(f"{TITLES[name]}: " + ", ".join(f"{k} {v}" for k, v in facts["versions"].items()))
    absent = [r for r in found["rows"] if "missing" in r]
    alive = [r for r in absent if "missing" not in found["workers"].get(r["name"].split(":")[0], {})]
    lines += [f"{r['who']}, {r['how']}: {r['missing']}" for r in alive]
    return [*lines, *found["notes"]]


def markdown(found: Document) -> str:
    """The tables for docs/benchmarks.md."""

    def table(heads: list[str], lines: list[list[str]], right: int) -> str:
        rule = ["---"] * right + ["---:"] * (len(heads) - right)
        return "\n".join("| " + " | ".join(cells) + " |" for cells in [heads, rule, *lines])

    parts = [
        table(ROW_HEADS, row_cells(found), 3),
        table(TARGET_HEADS, target_cells(found), 2),
        "\n".join(f"- {line}" for line in footer(found)),
    ]
    return "\n\n".join(parts)


def plain(heads: list[str], lines: list[list[str]], right: int) -> str:
    """Columns by spaces, for a terminal without rich."""
    widths = [max(len(line[i]) for line in [heads, *lines]) for i in range(len(heads))]
    padded = [
        [cell.ljust(w) if i < right else cell.rjust(w) for i, (cell, w) in enumerate(zip(line, widths, strict=True))]
        for line in [heads, ["-" * w for w in widths], *lines]
    ]
    return "\n".join("  ".join(line).rstrip() for line in padded)


def show(found: Document) -> None:
    """Print everything, with rich when it is there."""
    tables = [(ROW_HEADS, row_cells(found), 3), (TARGET_HEADS, target_cells(found), 2)]
    try:
        from rich.console import Console
        from rich.markup import escape
        from rich.table import Table
    except ImportError:
        for heads, lines, right in tables:
            print(plain(heads, lines, right), end="\n\n")
        print(*footer(found), sep="\n")
        return
    out = Console(width=None if sys.stdout.isatty() else 170)
    colours = {"reached": "green", "NOT REACHED": "bold red", "not measured": "yellow", "missing": "yellow"}
    for heads, lines, right in tables:
        table = Table(header_style="bold")
        for i, head in enumerate(heads):
            table.add_column(escape(head), justify="left" if i < right else "right", overflow="fold")
        last = ""
        for line in lines:
            if last and line[0] != last and heads is ROW_HEADS:
                table.add_section()
            last = line[0]
            table.add_row(*[f"[{colours[c]}]{c}[/]" if c in colours else escape(c) for c in line])
        out.print(table)
    for text in footer(found):
        out.print(escape(text), style="dim", soft_wrap=True)
