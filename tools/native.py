"""Compile the engine with mypyc: beside its sources, or into another folder.

    python tools/native.py             in place, for work in a checkout; does nothing when it is current
    python tools/native.py --status    is the engine in place compiled and current? (exit status 0: yes)
    python tools/native.py --clean     back to plain Python
    python tools/native.py --into DIR  for a wheel; what is in place and current is copied

Which files: [tool.saloon.native] in pyproject.toml. Without a C compiler the engine stays plain Python and
one line says so; a compiler that fails is an error. --lenient forgives that too; --require, or CI=true,
forgives neither.
"""

import argparse
import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
PACKAGE = SRC / "saloon"
STAMP = PACKAGE / "_native.stamp"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
LIBRARY = PACKAGE / f"_native__mypyc{SUFFIX}"
NEEDED = ("mypy", "librt", "setuptools")


class Unable(Exception):
    """Something needed for compiling is not there."""


# What there is


def sources() -> list[Path]:
    """The engine's files, by the globs of pyproject.toml."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["saloon"]["native"]
    keep = {file for glob in table["include"] for file in ROOT.glob(glob)}
    drop = {file for glob in table["exclude"] for file in ROOT.glob(glob)}
    return sorted(keep - drop)


def stamp() -> str:
    """What the engine is compiled from: the tools, then each source's digest (for saloon._engine)."""
    lines = [f"# {sys.implementation.cache_tag} {' '.join(f'{name}-{version_of(name)}' for name in NEEDED)}"]
    lines += [f"{sha256(f.read_bytes()).hexdigest()}  {f.relative_to(PACKAGE).as_posix()}" for f in sources()]
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


def copy(into: Path) -> None:
    """The libraries that are in place, as `build` would make them: from the same sources, by the same tools."""
    for file in [*PACKAGE.rglob("*.so"), *PACKAGE.rglob("*.pyd")]:
        there = into / file.relative_to(SRC)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, there)


def build_in_place() -> str:
    """Compile and put the libraries beside their sources. Returns what went wrong, or nothing."""
    fresh = stamp()
    with tempfile.TemporaryDirectory(prefix="saloon-native-") as work:
        command = [sys.executable, __file__, "--into", work]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        clean()
        if done.returncode:
            return done.stdout + done.stderr or f"exit status {done.returncode}"
        # The stamp first and the shared library last: half a build is never taken for a whole one.
        STAMP.write_text(fresh, "utf-8")
        built = [file for file in Path(work).rglob("*") if file.is_file()]
        for file in sorted(built, key=lambda file: file.name == LIBRARY.name):
            shutil.copy2(file, SRC / file.relative_to(work))
    return ""


def clean() -> None:
    for file in [*PACKAGE.glob("_native__mypyc*"), *PACKAGE.rglob("*.so"), *PACKAGE.rglob("*.pyd"), STAMP]:
        file.unlink(missing_ok=True)


def compile_in_place(require: bool, lenient: bool) -> int:
    if current():
        return 0
    try:
        check_tools()
    except Unable as reason:
        clean()
        if require:
            print(f"engine not compiled: {reason}", file=sys.stderr)
            return 1
        print(f"engine not compiled: {reason}; it runs as plain Python, the same game but slower")
        return 0
    start = time.monotonic()
    print(f"compiling the engine, {len(sources())} modules ...", end=" ", flush=True)
    trouble = build_in_place()
    if not trouble:
        print(f"done in {time.monotonic() - start:.0f} s")
        return 0
    print("failed")
    if lenient and not require:
        last = trouble.strip().splitlines()[-1]
        print(f"engine not compiled: {last}; it runs as plain Python (`make compile` says more)")
        return 0
    print(trouble, file=sys.stderr)
    return 1


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--into", type=Path, metavar="DIR", help="for a wheel: put the libraries there")
    what.add_argument("--clean", action="store_true", help="back to plain Python")
    what.add_argument("--status", action="store_true", help="is the engine in place current?")
    parser.add_argument("--lenient", action="store_true", help="plain Python is fine if compiling fails")
    parser.add_argument("--require", action="store_true", help="plain Python is never fine (so with CI=true)")
    args = parser.parse_args()
    if args.into:
        (copy if current() else build)(args.into.resolve())
        return 0
    if args.clean:
        clean()
        return 0
    if args.status:
        print("compiled" if current() else "pure")
        return 0 if current() else 1
    in_ci = os.environ.get("CI", "").lower() not in ("", "0", "false")
    return compile_in_place(args.require or in_ci, args.lenient)


if __name__ == "__main__":
    sys.exit(main())
