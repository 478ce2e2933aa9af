"""The audit of the locks: holes are named and fail, an advisory service that is away is said."""

import json
import os
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

ROOT = Path(__file__).parents[2]
LOCK = """\
safe==1.0 \\
    --hash=sha256:{0}
holey==2.0 ; sys_platform == 'win32' \\
    --hash=sha256:{0}
""".format("0" * 64)
NPM = """#!/bin/sh
cat "$ANSWER"
"""
HOLE = {"id": "PYSEC-1", "affected": [{"package": {"name": "holey", "ecosystem": "PyPI"}}]}


class Service(BaseHTTPRequestHandler):
    """Knows a hole in `holey`, up to version 2."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        known = asked["package"]["name"] == "holey" and asked["version"] < "3"
        answer = json.dumps({"vulns": [HOLE]} if known else {}).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def service():
    server = HTTPServer(("127.0.0.1", 0), Service)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


def audit(folder: Path, service: str, lock: str = LOCK, npm: object = None) -> subprocess.CompletedProcess[str]:
    """What the audit says of a lock, with an npm that answers `npm`."""
    (folder / "requirements.txt").write_text(lock)
    (folder / "web").mkdir()
    (folder / "answer").write_text(json.dumps({"vulnerabilities": {}} if npm is None else npm))
    for name, script in (("node", "#!/bin/sh\necho v22.12.0\n"), ("npm", NPM)):
        (folder / name).write_text(script)
        (folder / name).chmod(0o755)
    plain = {name: text for name, text in os.environ.items() if "proxy" not in name.lower()}
    plain |= {"OSV_URL": service, "ANSWER": str(folder / "answer"), "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    command = [sys.executable, str(ROOT / "tools" / "audit.py"), str(folder)]
    return subprocess.run(command, env=plain, capture_output=True, text=True, check=False)


def test_a_package_with_a_hole_is_named_and_fails_whatever_system_installs_it(service, tmp_path):
    told = audit(tmp_path, service)
    assert told.returncode == 1
    assert [line.split() for line in told.stdout.splitlines() if "PYSEC" in line] == [["holey", "2.0", "PYSEC-1"]]


def test_packages_without_holes_pass(service, tmp_path):
    told = audit(tmp_path, service, LOCK.replace("2.0", "3.0"))
    assert (told.returncode, told.stdout, told.stderr) == (0, "", "No known vulnerabilities found\n")


def test_all_versions_of_a_package_are_audited(service, tmp_path):
    older, newer = LOCK.replace("win32", "linux"), LOCK.replace("2.0", "3.0")
    told = audit(tmp_path, service, newer + older)
    assert told.returncode == 1
    assert told.stdout.count("PYSEC-1") == 1


def test_without_an_answer_the_audit_says_that_it_was_skipped(tmp_path):
    told = audit(tmp_path, "http://127.0.0.1:1")
    assert told.returncode == 0
    assert told.stdout.startswith(
        "SKIPPED: the audit of the Python packages, because http://127.0.0.1:1 gave no answer"
    )


def test_a_hole_in_a_package_of_the_page_is_named_and_fails(tmp_path):
    told = audit(tmp_path, "http://127.0.0.1:1", npm={"vulnerabilities": {"vite": {"range": "<8", "severity": "high"}}})
    assert (told.returncode, told.stderr) == (1, "vite <8: high (npm audit)\n")


def test_without_an_answer_of_the_registry_the_page_is_skipped(tmp_path):
    told = audit(tmp_path, "http://127.0.0.1:1", npm={"message": "no such host"})
    assert told.returncode == 0
    assert told.stdout.endswith("SKIPPED: the audit of the page's packages, because no such host\n")
