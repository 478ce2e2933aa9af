"""A server with the built page, and Debian's Chromium: for browser tests, screenshots and measurements."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PAGE = Path(__file__).parents[1] / "src" / "saloon" / "static" / "index.html"
START = 300.0  # seconds that a server may take to begin, on the busiest of machines
PATIENCE = 60_000.0  # milliseconds that a page may take for anything, where many tests share two cores
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


def chromium() -> str | None:
    """Without windows it does a fifth less work."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


def at_once(url: str, **settings: str) -> Any:
    """A browser whose reader does not wait for what others do; more settings of the page may be given."""
    kept = json.dumps({"tempo": "instant", **settings})
    return {"cookies": [], "origins": [{"origin": url, "localStorage": [{"name": "saloon", "value": kept}]}]}


class House:
    """A server process; it can be stopped and opened again on the same port, with the same database."""

    def __init__(self, folder: Path, surroundings: Mapping[str, str] = os.environ) -> None:
        self.folder = folder
        self.surroundings = surroundings
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        environment = {
            **self.surroundings,
            "SALOON_DATABASE_URL": f"sqlite+aiosqlite:///{self.folder}/house.db",
            "SALOON_LIMITS": "false",
            "SALOON_BOT_SECONDS": "0.3",
        }
        with (self.folder / "house.log").open("ab") as log:
            command = [sys.executable, "-m", "saloon.cli", "serve", "--port", str(self.port)]
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=subprocess.STDOUT)
        end = time.monotonic() + START
        while True:
            try:
                urllib.request.urlopen(f"{self.url}/readyz", timeout=10).close()
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError((self.folder / "house.log").read_text()) from None
                time.sleep(0.1)

    def close(self, kill: bool = False) -> None:
        if self.process is not None:
            if kill:
                self.process.kill()
            else:
                self.process.terminate()
            self.process.wait(30)
