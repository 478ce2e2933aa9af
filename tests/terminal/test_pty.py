"""The real program at a real terminal: colours, a cleared screen, Ctrl-C."""

import contextlib
import json
import os
import pty
import re
import select
import subprocess
import sys
import time

import pytest

pytestmark = pytest.mark.slow

SEED = "02" * 64
PATIENCE = 120  # seconds, on the busiest of machines
COLOUR = re.compile(rb"\x1b\[[0-9;]*(3[0-7]|9[0-7])m")


class Terminal:
    """A process behind a pseudo-terminal of 80 by 24."""

    def __init__(self, *args, **environment):
        self.mine, theirs = pty.openpty()
        plain = {name: text for name, text in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        own = "import fcntl, os, termios; os.setsid(); fcntl.ioctl(0, termios.TIOCSCTTY, 0); "  # Ctrl-C reaches it
        self.process = subprocess.Popen(
            [sys.executable, "-c", own + "from saloon.cli import main; main()", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**plain, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", **environment},
        )
        os.close(theirs)
        self.seen = b""

    def read_until(self, *words, seconds=PATIENCE):
        """Read until one of the words has come since the last time."""
        start = len(self.seen)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if any(word.encode() in self.seen[start:] for word in words):
                return self.seen[start:]
            ready, _, _ = select.select([self.mine], [], [], 0.2)
            if ready:
                try:
                    got = os.read(self.mine, 65536)
                except OSError:
                    got = b""
                if not got:
                    return self.seen[start:]
                self.seen += got
        raise AssertionError(f"{words} did not come: {self.seen[-800:]!r}")

    def send(self, line):
        os.write(self.mine, line.encode() + b"\n")

    def interrupt(self):
        """Ctrl-C, like a person: again if nothing happens (Python may be about to read when the first one comes)."""
        for _ in range(5):
            os.write(self.mine, b"\x03")
            with contextlib.suppress(AssertionError):
                self.read_until("So long.", seconds=10)
                return

    def end(self):
        """Ctrl-D, like a person: again if nothing happens (what is typed while the terminal changes hands is lost)."""
        for _ in range(5):
            os.write(self.mine, b"\x04")
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(10)
                return

    def close(self):
        self.process.wait(PATIENCE)
        with contextlib.suppress(OSError):
            while select.select([self.mine], [], [], 0.1)[0]:
                got = os.read(self.mine, 65536)
                if not got:
                    break
                self.seen += got
        os.close(self.mine)
        return self.process.returncode


@pytest.fixture
def terminal():
    opened = []

    def open_one(*args, **environment):
        opened.append(Terminal(*args, **environment))
        return opened[-1]

    yield open_one
    for one in opened:
        if one.process.poll() is None:
            one.process.kill()
            one.process.wait()


def test_a_table_in_colour_on_a_clean_screen(terminal):
    at = terminal("play", "--players", "3", "--name", "Jo", "--seed", SEED)
    welcome = at.read_until("Enter to continue")
    assert b"\x1b[2J" not in welcome
    at.send("")
    first = at.read_until("for help >")
    assert b"\x1b[2J" in first
    assert COLOUR.search(first)
    at.send("1")
    second = at.read_until("for help >")
    assert b"\x1b[2J" in second
    page = re.sub(rb"\x1b\[[0-9;?]*[A-Za-z]", b"", second.rpartition(b"\x1b[2J")[2]).decode()
    lines = [line.rstrip("\r") for line in page.split("\n")]
    assert len(lines) <= 24, "the page fits the terminal"
    assert max(map(len, lines)) <= 80
    at.send("quit")
    at.read_until("back >")
    at.send("")
    assert at.close() == 0


@pytest.mark.parametrize("side", ["colty", "mcready"])
def test_revolver_fits_a_small_terminal(terminal, side):
    at = terminal("play", "revolver", "--side", side, "--name", "Jo", "--seed", SEED)
    at.read_until("Enter to continue")
    at.send("")
    for _ in range(12):
        seen = at.read_until("for help >")
        assert COLOUR.search(seen)
        page = re.sub(rb"\x1b\[[0-9;?]*[A-Za-z]", b"", seen.rpartition(b"\x1b[2J")[2]).decode()
        lines = [line.rstrip("\r") for line in page.split("\n")]
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 24 or len([line for line in lines if ") " in line[:14]]) > 7, "a long menu may scroll"
        at.send("1")
    at.end()
    at.close()


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colour(terminal, environment):
    at = terminal("play", "--players", "2", "--name", "Jo", "--seed", SEED, "--no-clear", **environment)
    at.read_until("Enter to continue")
    at.send("")
    seen = at.read_until("for help >")
    assert not COLOUR.search(seen)
    assert b"\x1b[2J" not in seen
    at.end()
    assert at.close() == 0


def test_ctrl_c_loses_nothing(terminal, tmp_path):
    path = tmp_path / "game.json"
    at = terminal("play", "--players", "2", "--name", "Jo", "--seed", SEED, "--save", str(path))
    at.read_until("Enter to continue")
    at.send("")
    at.read_until("for help >")
    at.send("1")
    at.read_until("for help >")
    at.interrupt()
    assert at.close() == 130
    assert b"Traceback" not in at.seen
    assert "take two" in json.loads(path.read_text())["decisions"]
    again = terminal("play", "--resume", str(path))
    again.read_until("for help >")
    again.interrupt()
    assert again.close() == 130


def test_a_killed_game_can_be_resumed(terminal, tmp_path):
    path = tmp_path / "game.json"
    at = terminal("play", "--players", "2", "--name", "Jo", "--seed", SEED, "--save", str(path))
    at.read_until("Enter to continue")
    at.send("")
    at.read_until("for help >")
    at.send("1")
    at.read_until("for help >")
    at.process.kill()
    at.close()
    decisions = json.loads(path.read_text())["decisions"]
    assert decisions[-1] == "take two"
    again = terminal("play", "--resume", str(path))
    assert b"Lay" in again.read_until("for help >")
    again.end()
    assert again.close() == 0


def test_a_whole_game_by_keyboard(terminal, tmp_path):
    """Always the first choice: after a few rounds somebody is rich."""
    path = tmp_path / "game.json"
    at = terminal("play", "--players", "2", "--name", "Jo", "--seed", SEED, "--save", str(path), "--auto-pass")
    for _ in range(2000):
        seen = at.read_until("Enter to continue", "help >", "or back >", "saloon replay")
        if b"saloon replay" in seen:
            break
        at.send("" if b"Enter to continue" in seen else "1")
    assert at.close() == 0
    assert json.loads(path.read_text())["result"] is not None
