"""Where games are saved: one JSON record each, written so that a crash leaves the old or the new one, never half."""

import json
import os
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from saloon.kernel import record as records
from saloon.kernel.document import read_document
from saloon.kernel.errors import Malformed
from saloon.kernel.record import Record


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for saved games: XDG_DATA_HOME, or what the platform has instead."""
    if environment.get("XDG_DATA_HOME"):
        return Path(environment["XDG_DATA_HOME"]) / "saloon"
    if sys.platform == "win32" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"]) / "saloon"
    return Path.home() / ".local" / "share" / "saloon"


def shown(path: Path) -> str:
    """A path as one would type it."""
    text, user = str(path), str(Path.home())
    return "~" + text[len(user) :] if text.startswith(user + os.sep) else text


def new_file(record: Record) -> Path:
    """A file of its own for a new game; its name sorts by time."""
    name = f"{record.game}-{datetime.now():%Y-%m-%d-%H%M%S}-{record.commitment[:8]}"
    path = home() / f"{name}.json"
    again = 1
    while path.exists():
        again += 1
        path = home() / f"{name}-{again}.json"
    return path


def save(record: Record, path: Path) -> None:
    """Write the record beside its file, then put it in its place; `Malformed` if that cannot be done."""
    text = json.dumps(records.to_document(record), ensure_ascii=False, indent=1) + "\n"
    beside = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, "utf-8")
        beside.replace(path)
    except OSError as error:
        raise Malformed("file-unwritable", str(path), {"cause": error.strerror or str(error)}) from None


def load(path: Path) -> Record:
    """The record in a file; `Malformed` says what is wrong with it."""
    return records.from_document(read_document(path))


def unfinished(game: str) -> Path | None:
    """The newest game that is not over yet."""
    for path in sorted(home().glob(f"{game}-*.json"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            document: dict[str, Any] = read_document(path)
        except Malformed:
            continue
        if document.get("result") is None and document.get("game") == game:
            return path
    return None
