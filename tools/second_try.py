"""Run tests that wait for clocks, disks and programs: a few that fail get a second try, alone, and are named.

    python tools/second_try.py COMMAND ...    COMMAND is a call of pytest

A machine that stands still for some seconds must not stop a change. What passed only at the second try is said at the
end: it is a fault to be found all the same. More than `MOST` failures, or one that fails again, are a failure.
"""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

MOST = 3
FAILED = 1  # pytest: tests ran, and some failed


def main(command: list[str]) -> int:
    if not command:
        print(__doc__, file=sys.stderr)
        return 2
    with TemporaryDirectory() as notes:
        command = [*command, "-o", f"cache_dir={notes}"]
        found = subprocess.run(command, check=False).returncode
        if found != FAILED:
            return found
        failed = sorted(json.loads((Path(notes) / "v/cache/lastfailed").read_text("utf-8")))
        if len(failed) > MOST:
            return found
        print(f"SECOND TRY, alone: {', '.join(failed)}", flush=True)
        again = subprocess.run([*command, "-n", "0", "--last-failed", "--last-failed-no-failures", "none"], check=False)
    if not again.returncode:
        print(f"PASSED ONLY AT THE SECOND TRY: {', '.join(failed)}", flush=True)
    return again.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
