"""Compile the engine with mypyc: next to its sources, or into another folder.

    python tools/native.py               in place, for work in a checkout; does nothing when it is current
    python tools/native.py --status      is the engine in place compiled and current? (exit status 0: yes)
    python tools/native.py --clean       back to plain Python
    python tools/native.py --into DIR    for a wheel; what is in place and current is copied
    python tools/native.py --while CMD   run a command right away and compile in the background, if need be

Which files: [tool.saloon.native] in pyproject.toml. Without a C compiler the engine stays plain Python and
one line says so; a compiler that fails is an error. --lenient forgives that too; --require, or CI=true,
forgives neither.

Sources are copied before they are compiled, so edits made meanwhile cannot get into the build unnoticed. The
libraries are moved into place when all of them are done: an interrupted build leaves nothing behind. Only one build
runs at a time in a checkout; a second one waits for it.
"""

import argparse
import ast
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from threading import Lock, Thread

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
PACKAGE = SRC / "saloon"
STAMP = PACKAGE / "_native.stamp"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
LIBRARY = PACKAGE / f"_native__mypyc{SUFFIX}"
NEEDED = ("mypy", "librt", "setuptools")


class Unable(Exception):
    """Something needed for compiling is missing."""


class Stopped(Exception):
    """The build was stopped before it was done."""


# What there is


def sources(root: Path = ROOT) -> list[Path]:
    """The engine's files, by the globs of pyproject.toml."""
    table = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["saloon"]["native"]
    keep = {file for glob in table["include"] for file in root.glob(glob)}
    drop = {file for glob in table["exclude"] for file in root.glob(glob)}
    return sorted(keep - drop)


def stamp(root: Path = ROOT) -> str:
    """What the engine is compiled from: the tools, then each source's digest (for saloon._engine)."""
    lines = [f"# {sys.implementation.cache_tag} {' '.join(f'{name}-{version_of(name)}' for name in NEEDED)}"]
    package = root / "src" / "saloon"
    lines += [f"{sha256(f.read_bytes()).hexdigest()}  {f.relative_to(package).as_posix()}" for f in sources(root)]
    return "".join(f"{line}\n" for line in lines)


def version_of(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "none"


def current() -> bool:
    return LIBRARY.is_file() and STAMP.is_file() and STAMP.read_text("utf-8") == stamp()


def check_tools() -> None:
    """Raise `Unable` unless mypyc is installed and a C compiler can read Python's headers."""
    missing = [name for name in NEEDED if version_of(name) == "none"]
    if missing:
        raise Unable(f"{', '.join(missing)} not installed")
    if sys.platform == "win32":
        return  # setuptools looks for the compiler itself
    words = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))
    if shutil.which(words[0]) is None:
        raise Unable(f"no C compiler ({words[0]})")
    with tempfile.TemporaryDirectory() as work:
        Path(work, "probe.c").write_text("#include <Python.h>\nint answer(void) { return 42; }\n")
        command = [*words, f"-I{sysconfig.get_path('include')}", "-c", "probe.c", "-o", "probe.o"]
        tried = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if tried.returncode:
        about = "Python.h is missing" if "Python.h" in tried.stderr else "it does not work"
        raise Unable(f"no usable C compiler ({words[0]}: {about})")


# What can be done


def build(into: Path) -> None:
    """Run mypyc and the C compiler over the sources; the libraries land in `into` as if in src/."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(ROOT)
    files = [file.relative_to(ROOT).as_posix() for file in sources()]
    with tempfile.TemporaryDirectory() as work:
        os.environ["MYPYPATH"] = str(SRC)
        options = ["--config-file=", f"--cache-dir={Path(work, 'cache')}"]
        # A dotted group name puts the shared library inside the package; multi_file=True fails with one.
        modules = mypycify(
            [*options, *files], opt_level="3", debug_level="0", group_name="saloon._native", target_dir=work
        )
        for module in modules:
            for generated in module.sources:
                put_docstrings(Path(generated))
            if sys.platform != "win32":  # calls between our own functions need no detour, and can be inlined
                module.extra_compile_args.append("-fno-semantic-interposition")
        command = build_ext(Distribution({"ext_modules": modules}))
        command.build_lib, command.build_temp = str(into), work
        command.ensure_finalized()
        command.run()


METHOD = re.compile(r'(CPyPy_(?P<name>\w+),[^"]*PyDoc_STR\("[^"]*)"')


def put_docstrings(generated: Path) -> None:
    """mypyc keeps signatures and drops docstrings: put them into the generated C, so that `help()` shows both."""
    found = docstrings()
    text = METHOD.sub(lambda match: f'{match[1]}{in_c(found.get(match["name"], ""))}"', generated.read_text("utf-8"))
    generated.write_text(text, "utf-8")


def docstrings() -> dict[str, str]:
    """The docstrings of functions and methods, by all names that mypyc may give them."""
    found = {}
    for file in sources():
        module = file.relative_to(SRC).with_suffix("").parts
        top = ast.parse(file.read_text("utf-8")).body
        functions = [([one.name], one) for one in top if isinstance(one, ast.FunctionDef)]
        for owner in top:
            if isinstance(owner, ast.ClassDef):
                functions += [([owner.name, one.name], one) for one in owner.body if isinstance(one, ast.FunctionDef)]
        for names, function in functions:
            for start in range(len(module)):
                found["___".join([*module[start:], *names])] = ast.get_docstring(function) or ""
    return found


def in_c(text: str) -> str:
    """Text inside a string of C: everything but plain letters and spaces by its bytes."""
    return "".join(chr(b) if (chr(b).isalnum() and b < 128) or b == 32 else f"\\{b:03o}" for b in text.encode())


def libraries(folder: Path) -> list[Path]:
    return [*folder.rglob("*.so"), *folder.rglob("*.pyd")]


def copy(into: Path) -> None:
    """The libraries that are in place, as `build` would make them: from the same sources, by the same tools."""
    for file in libraries(PACKAGE):
        there = into / file.relative_to(SRC)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, there)


class Build:
    """One build in a temporary folder. `stop` may be called from another thread."""

    def __init__(self, gently: bool = False) -> None:
        self.gently = gently  # with low priority
        self.stopped = False
        self.process: subprocess.Popen[str] | None = None
        self.starting = Lock()

    def in_place(self) -> str:
        """Compile and put the libraries next to their sources. Returns what went wrong, or nothing."""
        with tempfile.TemporaryDirectory(prefix="saloon-native-") as work:
            tree = Path(work, "tree")
            copy_sources(tree)
            command = [sys.executable, str(tree / "tools" / "native.py"), "--into", str(tree / "src")]
            trouble = self.run([*command, "--gently"] if self.gently else command, work) or self.load(tree)
            if trouble:
                clean()
            else:
                move_in(tree)
            return trouble

    def load(self, tree: Path) -> str:
        """Import what was compiled, before anyone else does. Returns what went wrong, or nothing."""
        names = [".".join(file.relative_to(tree / "src").with_suffix("").parts) for file in sources(tree)]
        command = [sys.executable, "-c", "".join(f"import {name}\n" for name in names)]
        return self.run(command, str(tree), PYTHONPATH=str(tree / "src"), SALOON_ENGINE="compiled")

    def run(self, command: list[str], work: str, **variables: str) -> str:
        """Run a program in a session of its own, so that all its processes can be stopped at once."""
        environment = {**os.environ, "TMPDIR": work, **variables}
        with self.starting:
            if self.stopped:
                raise Stopped
            self.process = subprocess.Popen(
                command,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                start_new_session=True,
            )
        try:
            said, _ = self.process.communicate()
        except BaseException:
            self.stop()
            raise
        if self.stopped:
            raise Stopped
        return "" if self.process.returncode == 0 else said or f"exit status {self.process.returncode}"

    def stop(self) -> None:
        with self.starting:
            self.stopped = True
        if self.process is not None and self.process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL) if hasattr(os, "killpg") else self.process.kill()
            self.process.wait()


def copy_sources(tree: Path) -> None:
    """What a build needs, as it is now."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", STAMP.name, "static", "__pycache__")
    shutil.copytree(SRC, tree / "src", ignore=ignored)
    (tree / "tools").mkdir()
    shutil.copy2(__file__, tree / "tools" / "native.py")
    shutil.copy2(ROOT / "pyproject.toml", tree)


def move_in(tree: Path) -> None:
    """Replace what is in place. The stamp comes first and the shared library last: without it nothing is used."""
    clean()
    STAMP.write_text(stamp(tree), "utf-8")
    for file in sorted(libraries(tree / "src"), key=lambda file: file.name == LIBRARY.name):
        there = SRC / file.relative_to(tree / "src")
        part = there.with_name(f"part-{there.name}")
        shutil.copy2(file, part)
        part.replace(there)


def clean() -> None:
    for file in [*PACKAGE.glob("_native__mypyc*"), *libraries(PACKAGE), STAMP]:
        file.unlink(missing_ok=True)


@contextmanager
def locked(wait: bool = True) -> Iterator[bool]:
    """One build at a time in a checkout. Without `wait`: whether no other is running. (Windows has no such lock.)"""
    try:
        import fcntl
    except ImportError:
        yield True
        return
    folder = os.open(PACKAGE, os.O_RDONLY)
    try:
        free = True
        with suppress(OSError):  # a file system without locks: go on as if alone
            try:
                fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                free = False
                if wait:
                    print("another process is compiling the engine: waiting for it", flush=True)
                    fcntl.flock(folder, fcntl.LOCK_EX)
                    free = True
        yield free
    finally:
        os.close(folder)


def compile_in_place(require: bool, lenient: bool) -> int:
    if current():
        return 0
    try:
        check_tools()
    except Unable as reason:
        if require:
            clean()
            print(f"engine not compiled: {reason}", file=sys.stderr)
            return 1
        stay_plain(reason)
        return 0
    with locked():
        if current():
            return 0
        start = time.monotonic()
        print(f"compiling the engine, {len(sources())} modules ...", end=" ", flush=True)
        trouble = Build().in_place()
    if not trouble:
        print(f"done in {time.monotonic() - start:.0f} s")
        return 0
    print("failed")
    if lenient and not require:
        say_failed(trouble)
        return 0
    print(trouble, file=sys.stderr)
    return 1


def stay_plain(reason: Unable) -> None:
    clean()
    print(f"engine not compiled: {reason}; it runs as plain Python, the same game but slower", flush=True)


def say_failed(trouble: str) -> None:
    last = trouble.strip().splitlines()[-1]
    print(f"engine not compiled: {last}; it runs as plain Python (`make compile` says more)", flush=True)


# Compiling in the background


def compile_while(command: list[str]) -> int:
    """Run a command; compile meanwhile, and stop compiling when the command ends. Its exit status."""
    if current():
        return take_over(command)
    try:
        check_tools()
    except Unable as reason:
        stay_plain(reason)
        return take_over(command)
    with locked(wait=False) as free:
        if free:
            clean()  # what is older than its sources would only cause warnings
    print("compiling the engine in the background; until it is done, it runs as plain Python", flush=True)
    build = Build(gently=True)
    compiling = Thread(target=compile_behind, args=[build], daemon=True)
    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl-C reaches the command too, and ends it
    running = subprocess.Popen(command)
    for kind in {signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)}:
        signal.signal(kind, lambda kind, _: running.send_signal(kind))
    compiling.start()
    status = running.wait()
    build.stop()
    if build.process is not None:  # else it waits for another build, and ends with this process
        compiling.join()
    return status if status >= 0 else 128 - status


def take_over(command: list[str]) -> int:
    """Become the command."""
    if os.name == "nt":
        return subprocess.call(command)
    os.execv(command[0], command)


def compile_behind(build: Build) -> None:
    try:
        with locked():
            trouble = "" if current() else build.in_place()
    except Stopped:
        return
    if trouble:
        say_failed(trouble)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--into", type=Path, metavar="DIR", help="for a wheel: put the libraries there")
    what.add_argument("--clean", action="store_true", help="back to plain Python")
    what.add_argument("--status", action="store_true", help="is the engine in place current?")
    what.add_argument("--while", dest="command", nargs=argparse.REMAINDER, metavar="CMD", help="run this, and compile")
    parser.add_argument("--gently", action="store_true", help="with low priority")
    parser.add_argument("--lenient", action="store_true", help="plain Python is fine if compiling fails")
    parser.add_argument("--require", action="store_true", help="plain Python is never fine (so with CI=true)")
    args = parser.parse_args()
    if args.gently and hasattr(os, "nice"):
        os.nice(10)
    if args.into:
        (copy if current() else build)(args.into.resolve())
        return 0
    if args.clean:
        clean()
        return 0
    if args.status:
        print("compiled" if current() else "pure")
        return 0 if current() else 1
    if args.command:
        return compile_while(args.command)
    in_ci = os.environ.get("CI", "").lower() not in ("", "0", "false")
    return compile_in_place(args.require or in_ci, args.lenient)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
