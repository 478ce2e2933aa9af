"""Does any locked package have a known vulnerability? Asks pip-audit for the Python locks and npm audit for the page's.

    python tools/audit.py [ROOT]

pip-audit cannot tell a service that is away from an error, so the OSV database (or OSV_URL) is asked something first.
Without an answer the audit says SKIPPED, and why, and does not fail: the locks may be worked on offline.
"""

import json
import os
import re
import subprocess
import sys
import urllib.request
from collections import defaultdict
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import web  # noqa: E402

SERVICE = os.environ.get("OSV_URL", "https://api.osv.dev/v1/query")
PATIENCE = 20  # seconds


def silence() -> str:
    """Why the service cannot be asked; empty if it can."""
    question = {"package": {"name": "pip", "ecosystem": "PyPI"}, "version": "1.0"}
    request = urllib.request.Request(SERVICE, json.dumps(question).encode(), {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            json.load(answer)
    except (OSError, ValueError) as error:
        return str(error)
    return ""


def rounds(root: Path) -> list[str]:
    """The pins of all locks, whatever system installs them. pip-audit takes a package once: a second version waits."""
    versions: defaultdict[str, set[str]] = defaultdict(set)
    for lock in root.glob("requirements*.txt"):
        for entry in re.findall(r"^\S+==.*(?:\n +--hash=.*)*", lock.read_text("utf-8"), re.M):
            versions[entry.partition("==")[0]].add(re.sub(r" ; [^\\]*", " ", entry) + "\n")
    return ["".join(filter(None, some)) for some in zip_longest(*map(sorted, versions.values()))]


def audit_python(root: Path) -> int:
    if reason := silence():
        print(f"SKIPPED: the audit of the Python packages, because {SERVICE} gave no answer ({reason})")
        return 0
    command = [sys.executable, "-m", "pip_audit", "--disable-pip", "--progress-spinner=off", "--desc=off"]
    command += ["--vulnerability-service=osv", f"--osv-url={SERVICE}", f"--timeout={PATIENCE}", "--requirement"]
    worst = 0
    with TemporaryDirectory() as folder:
        for number, text in enumerate(rounds(root)):
            file = Path(folder, f"round-{number}.txt")
            file.write_text(text, "utf-8")
            worst = max(worst, subprocess.run([*command, str(file)], check=False).returncode)
    return worst


def audit_page(root: Path) -> int:
    """The page's lock; npm says what is wrong as data, a vulnerability or an unreachable registry."""
    try:
        command, environment = web.npm()
    except web.Unable as error:
        print(f"SKIPPED: the audit of the page's packages, because there is {error}")
        return 0
    command += ["audit", "--package-lock-only", "--json"]
    told = subprocess.run(command, cwd=root / "web", env=environment, capture_output=True, text=True, check=False)
    try:
        found = json.loads(told.stdout)
    except ValueError:
        found = {"message": told.stderr.strip() or "npm said nothing"}
    if "vulnerabilities" not in found:
        print(
            f"SKIPPED: the audit of the page's packages, because {found.get('message', 'the registry gave no answer')}"
        )
        return 0
    for name, hole in found["vulnerabilities"].items():
        print(f"{name} {hole['range']}: {hole['severity']} (npm audit)", file=sys.stderr)
    return 1 if found["vulnerabilities"] else 0


def main() -> int:
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT
    return max(audit_python(root), audit_page(root))


if __name__ == "__main__":
    sys.exit(main())
