"""Does any package of the locks have a known hole? Asks the OSV database, by name and version.

    python tools/audit.py [ROOT]

Without a way to that service it says SKIPPED, and why, and does not fail: the locks may be worked on offline.
"""

import json
import os
import re
import sys
import urllib.request
from pathlib import Path
from typing import Any

SERVICE = os.environ.get("OSV_URL", "https://api.osv.dev")
PATIENCE = 20.0  # seconds
AT_ONCE = 500


def pins(root: Path) -> list[tuple[str, str]]:
    """Every package with its version, of all locks."""
    found = set()
    for file in root.glob("requirements*.txt"):
        found |= set(re.findall(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", file.read_text("utf-8"), re.M))
    return sorted(found)


def ask(packages: list[tuple[str, str]]) -> list[list[str]]:
    """The advisories for each package."""
    queries = [{"package": {"name": name, "ecosystem": "PyPI"}, "version": version} for name, version in packages]
    request = urllib.request.Request(
        f"{SERVICE}/v1/querybatch", json.dumps({"queries": queries}).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        results: list[dict[str, Any]] = json.load(answer)["results"]
    if len(results) != len(packages):
        raise ValueError(f"{len(results)} answers to {len(packages)} questions")
    return [[hole["id"] for hole in result.get("vulns", ())] for result in results]


def main() -> int:
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent
    packages, holes = pins(root), []
    try:
        for at in range(0, len(packages), AT_ONCE):
            some = packages[at : at + AT_ONCE]
            for (name, version), ids in zip(some, ask(some), strict=True):
                holes += [f"{name} {version}: {id} (https://osv.dev/{id})" for id in ids]
    except (OSError, ValueError, KeyError, TypeError) as error:
        print(f"SKIPPED: the audit of {len(packages)} packages, because {SERVICE} gave no answer ({error})")
        return 0
    if holes:
        print("\n".join(holes), file=sys.stderr)
        return 1
    print(f"audit: no known hole in {len(packages)} packages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
