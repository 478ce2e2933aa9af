"""Which engine runs: the compiled one, or the same files as plain Python.

SALOON_ENGINE=auto (the default) uses the compiled modules if there are any, if they load and, in a checkout, if they
still match their sources; pure never uses them; compiled refuses to start without them. All or nothing: one
edited file sends every module back to plain Python. If the choice cannot be met, the kernel cannot be imported.
"""

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from warnings import warn

HERE = Path(__file__).parent
STAMP = HERE / "_native.stamp"  # what was compiled in place, written by tools/native.py; a wheel has none
WISHES = ("auto", "pure", "compiled")


class NoEngine(ImportError):
    """The engine that is asked for cannot be used. `reason` and `values` make a message."""

    def __init__(self, note: str, reason: str, **values: str) -> None:
        super().__init__(note)
        self.reason = reason
        self.values = values


class Refusing:
    """Refuses to import the kernel, with the reason. The command line still loads, and shows it in words."""

    def __init__(self, error: NoEngine) -> None:
        self.error = error

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> None:
        if name == "saloon.kernel":
            raise self.error


class SourceOnly:
    """Finds the .py files of this package and never an extension module."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("saloon."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def stale() -> list[str]:
    """The sources that have changed since they were compiled in place."""
    return [name for name, digest in stamped().items() if digest_of(HERE / name) != digest]


def stamped() -> dict[str, str]:
    """The sources that were compiled in place, with their digests."""
    if not STAMP.is_file():
        return {}
    lines = STAMP.read_text("utf-8").splitlines()
    pairs = [line.split("  ", 1) for line in lines if not line.startswith("#")]
    return {name: digest for digest, name in pairs}


def digest_of(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest() if file.is_file() else "gone"


def wished() -> str:
    return os.environ.get("SALOON_ENGINE") or "auto"


def has_library() -> bool:
    return any((HERE / f"_native__mypyc{suffix}").is_file() for suffix in EXTENSION_SUFFIXES)


def why_not_loaded() -> str:
    """Why the compiled engine cannot be imported, or nothing if it can.

    It needs a librt like the one it was compiled with, and another package (a newer mypy) may have replaced that.
    """
    if not any((HERE / "kernel" / f"rows{suffix}").is_file() for suffix in EXTENSION_SUFFIXES):
        return ""
    try:
        import_module("saloon.kernel.rows")
    except Exception as error:  # librt's own checks raise several kinds
        for name in [name for name in sys.modules if name.startswith("saloon.kernel")]:
            del sys.modules[name]
        return str(error)
    return ""


def choose() -> str:
    """The engine for this process, from SALOON_ENGINE and what is installed."""
    wish = wished()
    if wish not in WISHES:
        known = ", ".join(WISHES)
        raise NoEngine(f"SALOON_ENGINE={wish}: use one of {known}", "engine-unknown", wish=wish, known=known)
    if wish != "pure" and has_library():
        changed = ", ".join(stale())
        fault = "" if changed else why_not_loaded()
        if not changed and not fault:
            return "compiled"
        if changed:
            error = NoEngine(
                f"compiled engine is older than {changed}: run `make compile`", "engine-stale", files=changed
            )
        else:
            error = NoEngine(f"compiled engine does not load: {fault}", "engine-broken", cause=fault)
        if wish == "compiled":
            raise error
        warn(f"{error} (plain Python for now)", RuntimeWarning, stacklevel=2)
    elif wish == "compiled":
        note = "SALOON_ENGINE=compiled, but there is no compiled engine here: run `make compile`"
        raise NoEngine(note, "engine-missing")
    sys.meta_path.insert(0, SourceOnly)
    return "pure"


try:
    ENGINE = choose()
except NoEngine as error:
    ENGINE = "none"
    sys.meta_path.insert(0, Refusing(error))


class Compiling:
    """While this process runs plain Python: whether the engine has been compiled since.

    `done` is true when a new process would run the compiled engine, made of the sources that this process has read.
    """

    def __init__(self) -> None:
        self.possible = ENGINE == "pure" and wished() == "auto"
        self.loaded = {file: digest_of(HERE / file) for file in self.files()} if self.possible else {}

    def files(self) -> list[str]:
        return [file.relative_to(HERE).as_posix() for file in HERE.rglob("*.py")]

    def done(self) -> bool:
        if not has_library():
            return False
        compiled = stamped()
        return bool(compiled) and compiled.items() <= self.loaded.items() and not stale()
