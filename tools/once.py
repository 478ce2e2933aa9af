"""Run a command that always does the same, unless it passed before with the same files.

    python tools/once.py laws COMMAND ...    the laws draw the same examples every time: see `FILES`

What passed is noted in the user's cache folder ($XDG_CACHE_HOME or ~/.cache), outside the checkout. AGAIN=1 insists on
running; so does LAWS=wild, which draws new examples.
"""

import os
import platform
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Everything that the command depends on: files, or folders with all that is in them; patterns may match nothing.
FILES = {
    "laws": (
        "src/saloon/*.py",
        "src/saloon/kernel",
        "src/saloon/games",
        "src/saloon/bots",
        "tests/*.py",
        "tests/kernel",
        "tests/laws",
        "tests/rules",
        "examples",
        "tools/native.py",
        "tools/once.py",
        "pyproject.toml",
        "requirements*.txt",
    )
}
MADE = {".so", ".pyd", ".pyc"}  # by us, from the files beside them
REMEMBERED = 50  # lines


def files(name: str) -> list[Path]:
    found: set[Path] = set()
    for pattern in FILES[name]:
        for path in ROOT.glob(pattern):
            found.update(path.rglob("*") if path.is_dir() else [path])
    return sorted(path for path in found if path.is_file() and path.suffix not in MADE)


def compiler() -> str:
    """What the C compiler says of itself: the engine is its work, too."""
    found = shutil.which(os.environ.get("CC") or "cc")
    return subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout if found else ""


def digest(name: str, command: list[str]) -> str:
    """Of the files, the command, and the machine that runs it."""
    wishes = [f"{wish}={os.environ.get(wish, '')}" for wish in ("SALOON_ENGINE", "LAWS")]
    about = sha256(repr([command, wishes, sys.version, platform.platform(), compiler()]).encode())
    for file in files(name):
        about.update(f"{sha256(file.read_bytes()).hexdigest()}  {file.relative_to(ROOT).as_posix()}\n".encode())
    return about.hexdigest()


def notes(name: str) -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "saloon" / "passed" / name


def passed(name: str) -> dict[str, str]:
    """What passed, and when: by digest, the newest last."""
    file = notes(name)
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return {line.split()[0]: line.split()[1] for line in lines if len(line.split()) == 2}


def note(name: str, found: str) -> None:
    known = {**passed(name), found: f"{datetime.now(UTC):%Y-%m-%d}"}
    file = notes(name)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(f"{key} {day}\n" for key, day in list(known.items())[-REMEMBERED:]), "utf-8")


def main(arguments: list[str] | None = None) -> int:
    name, *command = sys.argv[1:] if arguments is None else arguments
    insist = bool(os.environ.get("AGAIN")) or os.environ.get("LAWS") == "wild"
    before = digest(name, command)
    day = passed(name).get(before)
    if day and not insist:
        print(f"SKIPPED: the {name}, which passed on {day} with the same engine, tests and locks (AGAIN=1 runs them)")
        return 0
    status = subprocess.run(command, cwd=ROOT, check=False).returncode
    if status == 0 and digest(name, command) == before:
        note(name, before)
    return status


if __name__ == "__main__":
    sys.exit(main())
