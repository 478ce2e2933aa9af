"""Are the locks fit to be published? No registry address, every file by its hash, nothing left out.

    python tools/check_locks.py [ROOT]

The wanted kinds: requirements*.txt made by `make lock`, and package-lock.json made with
omit-lockfile-registry-resolved=true. Other kinds name the host of every package and are refused whole.
"""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

WITH_HOSTS = (
    "uv.lock",
    "pylock*.toml",
    "poetry.lock",
    "pdm.lock",
    "Pipfile.lock",
    "yarn.lock",
    "pnpm-lock.*",
)
FOREIGN = {
    "requirements*.txt": r"://|^\s*(-i|-f|--index-url|--extra-index-url|--find-links|--trusted-host)\b",
    "package-lock.json": r'"resolved"\s*:',
    "npm-shrinkwrap.json": r'"resolved"\s*:',
    ".npmrc": r"registry\s*=|_auth",
    "pip.conf": r"://",
    "uv.toml": r"://",
    "pyproject.toml": r"^\s*((extra-)?index-url|find-links|default-index)\s*=|^\[\[tool\.uv\.index\]\]",
}
# What each lock covers: the package with extras, and groups.
LOCKS: dict[str, tuple[tuple[str, ...] | None, tuple[str, ...]]] = {
    "requirements.txt": (("server",), ()),
    "requirements-compile.txt": (None, ("compile",)),
    "requirements-install.txt": (None, ("install",)),
    "requirements-web.txt": (None, ("web",)),
    "requirements-wheel.txt": (None, ("wheel",)),
    "requirements-docs.txt": (None, ("docs",)),
    "requirements-dev.txt": (
        ("server", "postgres", "redis", "arena", "cluster", "gym", "openspiel", "client"),
        ("compile", "dev"),
    ),
}


def files(root: Path) -> list[Path]:
    """The files that are, or are about to be, in the repository."""
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, capture_output=True, text=True, check=False)
    if listed.returncode:
        return sorted(file for file in root.iterdir() if file.is_file())  # no repository: an unpacked sdist
    return sorted(root / name for name in listed.stdout.split("\0") if name)


def faults(root: Path) -> list[str]:
    found = []
    for file in files(root):
        where = file.relative_to(root).as_posix()
        if any(file.match(pattern) for pattern in WITH_HOSTS):
            found.append(f"{where}: this kind of lock names registry hosts")
        for pattern, foreign in FOREIGN.items():
            if file.match(pattern) and file.is_file():
                for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
                    if re.search(foreign, line):
                        found.append(f"{where}:{number}: names a registry: {line.strip()}")
    for name, (extras, groups) in LOCKS.items():
        found += [f"{name}: {fault}" for fault in gaps(root, name, extras, groups)]
    return found


def gaps(root: Path, name: str, extras: tuple[str, ...] | None, groups: tuple[str, ...]) -> list[str]:
    """What pyproject.toml asks for and the lock does not give."""
    if not (root / name).is_file():
        return ["missing: run `make lock`"]
    document = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    project = document["project"]
    wanted = [] if extras is None else list(project["dependencies"])
    for extra in extras or ():
        wanted += project["optional-dependencies"][extra]
    for group in groups:
        wanted += document["dependency-groups"][group]
    pins = {}
    found = []
    for entry in re.split(r"\n(?=\S)", (root / name).read_text("utf-8").replace("\\\n", "")):
        pin = re.match(r"([A-Za-z0-9._-]+)==([^\s;]+)", entry)
        if pin:
            pins[canonicalize_name(pin[1])] = pin[2]
            if "--hash=sha256:" not in entry:
                found.append(f"{pin[1]} has no hash")
    for want in map(Requirement, wanted):
        version = pins.get(canonicalize_name(want.name))
        if version is None or not want.specifier.contains(version, prereleases=True):
            found.append(f"pyproject.toml asks for {want}, the lock has {version or 'none'}: run `make lock`")
    return found


def main() -> int:
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent
    found = faults(root)
    if found:
        print("\n".join(found), file=sys.stderr)
        return 1
    print("locks: no host, every file by its hash, nothing left out")
    return 0


if __name__ == "__main__":
    sys.exit(main())
