"""`saloon bench`: install the peers, let every row take its turns, print one table, write its JSON."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks import peers, report
from benchmarks.link import ROOT, Failed, Sample, Worker
from benchmarks.rows import ENGINES, PEERS, RowOf, environments, hosted, ours, searches

RESULTS = ROOT / "benchmarks" / "results.json"
PAGE = ROOT / "docs" / "benchmarks.md"


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="saloon bench",
        description="Measure the engine beside OpenSpiel, RLCard and PettingZoo, in turns of CPU seconds.",
    )
    parser.add_argument(
        "--quick",
        action="store_true",
        help="under a minute: short turns, only peers that are installed already",
    )
    parser.add_argument("--runs", type=int, metavar="N", help="turns of each row (default 9, quick 3)")
    parser.add_argument("--seconds", type=float, metavar="S", help="CPU seconds of a turn (default 0.5, quick 0.25)")
    parser.add_argument(
        "--json",
        type=Path,
        default=RESULTS,
        metavar="FILE",
        help="where the figures go (default %(default)s)",
    )
    parser.add_argument("--docs", action="store_true", help="also put the table into docs/benchmarks.md")
    parser.add_argument("--check", action="store_true", help="fail (status 1) unless every target is reached")
    asked = parser.parse_args(argv)
    asked.runs = (3 if asked.quick else 9) if asked.runs is None else asked.runs
    asked.seconds = (0.25 if asked.quick else 0.5) if asked.seconds is None else asked.seconds
    if asked.runs < 1 or not 0 < asked.seconds <= 60:
        parser.error("--runs must be at least 1 and --seconds between 0 and 60")
    if not asked.json.parent.is_dir():
        parser.error(f"--json: there is no folder {asked.json.parent}")
    return asked


def say(text: str) -> None:
    """Progress goes to standard error, so that standard output is the table alone."""
    print(text, file=sys.stderr, flush=True)


class Run:
    """One run: its workers, what they said of themselves, what they measured, what is missing and why."""

    def __init__(self) -> None:
        self.workers: dict[str, Worker] = {}
        self.facts: dict[str, dict[str, Any]] = {}
        self.samples: dict[str, list[Sample]] = {}
        self.missing: dict[str, str] = {}

    def start(self, name: str, python: Path | str, module: str, env: dict[str, str] | None = None) -> None:
        """Start a worker and hear what it is; without an answer it is missing, with the reason."""
        worker = Worker(python, module, env)
        self.workers[name] = worker
        try:
            self.facts[name] = worker.ask("facts")
        except Failed as reason:
            self.without(name, str(reason))

    def without(self, name: str, reason: str) -> None:
        """Go on without a worker."""
        say(f"  without {name}: {reason}")
        self.facts[name] = {"missing": reason}
        if name in self.workers:
            self.workers.pop(name).close()

    def start_all(self, quick: bool) -> None:
        for name, peer in peers.PEERS.items():
            try:
                if not peer.installed():
                    if quick:
                        raise Failed("not installed; run once without --quick")
                    say(f"installing {name} into {peer.folder.relative_to(ROOT)}")
                    peers.install(peer)
            except Failed as reason:
                self.without(name, str(reason))
            else:
                self.start(name, peer.python, peer.module)
        for engine in ENGINES:
            env = {"SALOON_ENGINE": engine, "PYTHONPATH": str(ROOT / "src")}
            self.start(engine, sys.executable, "benchmarks.ours", env)

    def turn(self, row: RowOf, seconds: float) -> None:
        """One turn of one row. A row that failed once is not asked again."""
        if row.name in self.missing:
            return
        if row.worker not in self.workers:
            self.missing[row.name] = str(self.facts[row.worker]["missing"])
            return
        try:
            sample = self.workers[row.worker].ask(row.key, seconds, cold=row.once)
            self.samples.setdefault(row.name, []).append(sample)
        except Failed as reason:
            self.missing[row.name] = str(reason)

    def measure(self, rows: list[RowOf], runs: int, seconds: float) -> None:
        """Every row once, and round again; every second round backwards, so that order favours nobody."""
        for row in rows:
            if row.once:
                self.turn(row, seconds)
        rest = [row for row in rows if not row.once]
        for number in range(runs):
            say(f"round {number + 1} of {runs}")
            for row in rest if number % 2 == 0 else rest[::-1]:
                self.turn(row, seconds)

    def close(self) -> None:
        for worker in self.workers.values():
            worker.close()


def into_docs(found: report.Document) -> None:
    """Replace the table between the marks of docs/benchmarks.md."""
    before, begin, rest = PAGE.read_text("utf-8").partition(report.BEGIN)
    _, end, after = rest.partition(report.END)
    if not (begin and end):
        raise SystemExit(f"{PAGE} has lost its marks {report.BEGIN} and {report.END}")
    PAGE.write_text(f"{before}{begin}\n\n{report.markdown(found)}\n\n{end}{after}", "utf-8")


def main(argv: Sequence[str] | None = None) -> int:
    asked = arguments(sys.argv[1:] if argv is None else argv)
    rows = [*PEERS, *(row for engine in ENGINES for row in ours(engine)), *environments(), *hosted(), *searches()]
    run = Run()
    try:
        run.start_all(asked.quick)
        run.measure(rows, asked.runs, asked.seconds)
    finally:
        run.close()
    settings = {"runs": asked.runs, "seconds": asked.seconds, "quick": asked.quick}
    found = report.document(rows, run.samples, run.missing, run.facts, settings)
    asked.json.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")
    report.show(found)
    say(f"figures: {asked.json}")
    if asked.docs:
        into_docs(found)
        say(f"table: {PAGE}")
    return 1 if asked.check and not all(target["reached"] for target in found["targets"]) else 0


if __name__ == "__main__":
    sys.exit(main())
