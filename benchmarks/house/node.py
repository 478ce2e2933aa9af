"""A server process under test, on a free port of this machine, and what it uses."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType

import psutil


class Node:
    """One uvicorn process; it is gone when the block ends."""

    def __init__(self, app: str, log: Path, **environment: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.host = f"127.0.0.1:{free.getsockname()[1]}"
        command = [sys.executable, *self.words(app, self.host.split(":")[1])]
        with log.open("w") as out:
            self.process = subprocess.Popen(
                command, env={**os.environ, **environment}, stdout=out, stderr=subprocess.STDOUT
            )
        self.log = log
        self.usage = psutil.Process(self.process.pid)
        self.wait()

    def words(self, app: str, port: str) -> list[str]:
        words = ["-m", "uvicorn", "--factory", app, "--port", port]
        return [*words, "--log-level", "warning", "--ws-per-message-deflate", "false", "--backlog", "4096"]

    def wait(self) -> None:
        end = time.monotonic() + 60
        while True:
            try:
                urllib.request.urlopen(f"http://{self.host}/healthz", timeout=1).close()
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > end:
                    self.process.kill()
                    raise RuntimeError(self.log.read_text()) from None
                time.sleep(0.05)

    def cpu(self) -> float:
        """CPU seconds of the server process itself."""
        times = self.usage.cpu_times()
        return float(times.user + times.system)

    def memory(self) -> int:
        """Bytes that the server process holds; its bot workers are counted by themselves."""
        return int(self.usage.memory_info().rss)

    def __enter__(self) -> "Node":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Served(Node):
    """A server as people open it, with all its limits: `saloon serve`."""

    def words(self, app: str, port: str) -> list[str]:
        return ["-m", app, "serve", "--port", port]
