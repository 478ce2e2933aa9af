"""The file of a match: JSON with one line per finished deal, complete after every line.

After Ctrl-C, a crash or a power cut the deals written so far are kept, and the same command plays
the missing ones.
"""

import json
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Self

from saloon.arena.match import Deal
from saloon.arena.plan import Plan, differing
from saloon.kernel.errors import Malformed

FORMAT = 1
HEAD = '{"format": %d,\n"arena": %s,\n"deals": ['
TAIL = b"\n]}\n"


class MatchFile:
    """The file of one match, opened to continue it."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open or create; `Malformed` if the file is not a match, of another match, or in use."""
        self.path = path
        self.deals: dict[int, Deal] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists():
                with path.open("r+b") as old:
                    lock(old, path)
                    self.deals = read_deals(path, old.read(), plan.to_document())
            self.file = self.begin(plan)
        except OSError as error:
            raise Malformed("file-unwritable", str(path), {"cause": error.strerror or str(error)}) from None

    def begin(self, plan: Plan) -> IO[bytes]:
        """Write what is known into a new file and put it in its place: half a line, if there was one, is gone."""
        beside = self.path.with_name(self.path.name + ".part")
        lines = ",".join("\n" + json.dumps(deal) for deal in self.deals.values())
        head = HEAD % (FORMAT, json.dumps(plan.to_document(), ensure_ascii=False))
        beside.write_bytes((head + lines).encode() + TAIL)
        beside.replace(self.path)
        file = self.path.open("r+b")
        lock(file, self.path)
        self.end = file.seek(-len(TAIL), 2)
        return file

    def add(self, deal: Deal) -> None:
        """Write down a finished deal, unless it is there already."""
        if deal["deal"] in self.deals:
            return
        line = (",\n" if self.deals else "\n") + json.dumps(deal)
        self.file.seek(self.end)
        self.file.write(line.encode())
        end = self.file.tell()
        self.write_tail(TAIL)
        self.end = end
        self.deals[deal["deal"]] = deal  # an interrupt before this line only means that it is played again

    def finish(self, results: dict[str, Any]) -> None:
        """Put the results below the deals; the next deal takes their place."""
        self.file.seek(self.end)
        self.write_tail(b'\n],\n"results": ' + json.dumps(results, indent=1, ensure_ascii=False).encode() + b"}\n")

    def write_tail(self, tail: bytes) -> None:
        self.file.write(tail)
        self.file.truncate()
        self.file.flush()

    def close(self) -> None:
        self.file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def lock(file: IO[bytes], path: Path) -> None:
    """Lock the file against other matches (not on Windows)."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Malformed("arena-file-in-use", str(path)) from None


def read_deals(path: Path, text: bytes, plan: dict[str, Any]) -> dict[int, Deal]:
    """The deals in a file of the same match, by number; a line that is cut off does not count."""
    lines = text.decode("utf-8", "replace").splitlines()
    there = header(lines)
    if there is None:
        raise Malformed("not-an-arena-file", str(path))
    if others := differing(plan, there):
        raise Malformed("other-arena", str(path), {"names": ", ".join(others), "there": shown(there, others)})
    deals: dict[int, Deal] = {}
    for line in lines[3:]:
        if line.startswith("]"):
            break
        with suppress(ValueError, KeyError, TypeError):
            deal = json.loads(line.rstrip(","))
            deals[deal["deal"]] = deal
    return deals


def header(lines: list[str]) -> dict[str, Any] | None:
    """The header of a match file; empty if it is not one."""
    try:
        if lines[0] != f'{{"format": {FORMAT},' or lines[2] != '"deals": [':
            return None
        found = json.loads("{" + lines[1].rstrip(",") + "}")["arena"]
    except (IndexError, ValueError, KeyError):
        return None
    return found if isinstance(found, dict) else None


def shown(document: dict[str, Any], names: list[str]) -> str:
    """Values of the file for an error message, each cut short."""
    said = (f"{name} {json.dumps(document.get(name), ensure_ascii=False)}" for name in names)
    return "; ".join(text if len(text) <= 60 else text[:59] + "…" for text in said)
