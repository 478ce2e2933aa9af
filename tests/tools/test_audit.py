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
LOCK = "safe==1.0 \\\n    --hash=sha256:00\nholey==2.0 ; sys_platform == 'win32' \\\n    --hash=sha256:00\n"


class Service(BaseHTTPRequestHandler):
    """Knows a hole in `holey`, up to version 2."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
        known = [query["package"]["name"] == "holey" and query["version"] < "3" for query in asked]
        answer = json.dumps({"results": [{"vulns": [{"id": "PYSEC-1"}]} if hole else {} for hole in known]}).encode()
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


def audit(folder: Path, lock: str, service: str) -> subprocess.CompletedProcess[str]:
    (folder / "requirements.txt").write_text(lock)
    plain = {name: text for name, text in os.environ.items() if "proxy" not in name.lower()}
    command = [sys.executable, str(ROOT / "tools" / "audit.py"), str(folder)]
    return subprocess.run(command, env={**plain, "OSV_URL": service}, capture_output=True, text=True, check=False)


def test_a_package_with_a_hole_is_named_and_fails(service, tmp_path):
    told = audit(tmp_path, LOCK, service)
    assert told.returncode == 1
    assert told.stderr.startswith("holey 2.0: PYSEC-1")
    assert len(told.stderr.splitlines()) == 1


def test_packages_without_holes_pass(service, tmp_path):
    told = audit(tmp_path, LOCK.replace("2.0", "3.0"), service)
    assert (told.returncode, told.stdout) == (0, "audit: no known hole in 2 packages\n")


def test_without_an_answer_the_audit_says_that_it_was_skipped(tmp_path):
    told = audit(tmp_path, LOCK, "http://127.0.0.1:1")
    assert told.returncode == 0
    assert told.stdout.startswith("SKIPPED: the audit of 2 packages, because http://127.0.0.1:1 gave no answer")
