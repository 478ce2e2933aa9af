"""A house with the built page, and Debian's Chromium. These tests run in a process of their own (`make test`)."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

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


def need(found: object, what: str) -> None:
    """Whatever is missing fails in CI, and skips elsewhere."""
    if not found:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"{what} is missing")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    need(chromium, "chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


class House:
    """A server process; it can be stopped and opened again on the same port, with the same database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        environment = {
            **os.environ,
            "SALOON_DATABASE_URL": f"sqlite+aiosqlite:///{self.folder}/house.db",
            "SALOON_LIMITS": "false",
            "SALOON_BOT_SECONDS": "0.3",
        }
        with (self.folder / "house.log").open("ab") as log:
            command = [sys.executable, "-m", "saloon.cli", "serve", "--port", str(self.port)]
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=subprocess.STDOUT)
        end = time.monotonic() + 60
        while True:
            try:
                urllib.request.urlopen(f"{self.url}/readyz", timeout=1).close()
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


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    need(PAGE.is_file(), "the built page (make web)")
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture
def page(browser: Browser, house: House) -> Iterator[Page]:
    """A fresh reader, with English words and no movement; anything that goes wrong in the page fails the test."""
    context = browser.new_context(base_url=house.url, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda said: troubles.append(said.text) if "Content Security Policy" in said.text else None)
    yield page
    context.close()
    assert troubles == []
