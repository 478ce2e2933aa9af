"""Does any text say to install Saloon by name? It must not, until the name is ours on the public index.

    python tools/check_install.py [ROOT]

`saloon` there is someone else's package, and `saloon-cards` is not published: installing either by name gets foreign
code, or nothing. Documents, messages and scripts name a checkout or a wheel file.
"""

import re
import sys
import tomllib
from pathlib import Path

from packaging.requirements import InvalidRequirement, Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.check_locks import files  # noqa: E402

NAMES = ("saloon", "saloon-cards")
ASKED = re.compile(
    r"(?:\b(?:pip[\d.]*|uv|poetry|pdm|rye|pixi|hatch|conda|mamba)\s+(?:[^\n`&|;#]*\s)?(?:install|add|download|wheel)"
    r"|\bpipx\s+(?:install|inject|run)|\buvx|\beasy_install)\b"
    r"(?:[^\n`&|;#]*[\s\"'=])??saloon(?:[-_.]cards)?(?![\w/-]|\.\w|\s*@\s*(?:file:|\.|/))"
    r"|\bpypi\.org/p(?:roject)?/saloon\b",
    re.I,
)


def advice(text: str) -> list[int]:
    """The numbers of the lines that ask an index for our name; a line ended by a backslash goes on."""
    joined = re.sub(r"\\\n", lambda _: "  ", text)
    return sorted({text.count("\n", 0, found.start()) + 1 for found in ASKED.finditer(joined)})


def requirements(text: str) -> list[str]:
    """What a pyproject.toml asks an index for under one of our names."""
    project = tomllib.loads(text)
    asked = list(project.get("build-system", {}).get("requires", []))
    asked += project.get("project", {}).get("dependencies", [])
    for some in project.get("project", {}).get("optional-dependencies", {}).values():
        asked += some
    for group in project.get("dependency-groups", {}).values():
        asked += [want for want in group if isinstance(want, str)]
    return [want for want in asked if is_ours(want)]


def is_ours(want: str) -> bool:
    try:
        asked = Requirement(want)
    except InvalidRequirement:
        return False
    return canonicalize_name(asked.name) in NAMES and asked.url is None


def faults(root: Path) -> list[str]:
    found = []
    for file in files(root):
        try:
            text = file.read_text("utf-8")
        except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
            continue  # a picture, a file that was just deleted, a submodule
        where = file.relative_to(root).as_posix()
        lines = text.splitlines()
        found += [f"{where}:{line}: installs by name from an index: {lines[line - 1].strip()}" for line in advice(text)]
        if file.name == "pyproject.toml":
            found += [f"{where}: asks an index for {want}" for want in requirements(text)]
    return found


def main() -> int:
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT
    found = faults(root)
    if found:
        print("\n".join(found), file=sys.stderr)
        print(
            "Until the name is ours there: from a checkout (`.[extra]`) or a wheel file (`FILE.whl[extra]`).",
            file=sys.stderr,
        )
        return 1
    print("how to install: from a checkout or a wheel file, nowhere by name")
    return 0


if __name__ == "__main__":
    sys.exit(main())
