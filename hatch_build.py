"""Build hooks. Wheels carry the rulebooks, the page and, where there is a C compiler, the compiled engine.

SALOON_COMPILE=auto (the default) compiles when it can and goes on without when it cannot; require fails the
build instead; off never compiles. SALOON_WEB says the same of the page, which needs Node or gets one from PyPI; a
source distribution carries the built page. An editable installation is plain Python without a page: `make compile` and
`make web` work in place.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

WISHES = ("auto", "require", "off")


class Readme(MetadataHookInterface):
    """The README for a package index, where links to files of the repository lead nowhere."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": without_local_links(text)}


def without_local_links(text: str) -> str:
    """Markdown with pictures and links of this repository replaced by their text."""
    return re.sub(r"!?\[([^\]]*)\]\((?!\w+://)[^)\s]*\)", r"\1", text)


class Build(BuildHookInterface[Any]):
    made: str = ""  # the folder with the compiled modules

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling: the group `compile`, if there is a compiler; `web`, if no Node."""
        groups = tomllib.loads(Path(self.root, "pyproject.toml").read_text("utf-8"))["dependency-groups"]
        needs_node = self.wish("SALOON_WEB") != "off" and self.web("--status") and self.web("--node")
        return [*(groups["compile"] if self.compiles() else []), *(groups["web"] if needs_node else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_page()
        if self.target_name != "wheel":
            return
        build_data["force_include"][str(Path(self.root, "docs", "rules"))] = "saloon/rulebooks"
        if self.compiles():
            self.compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.made:
            shutil.rmtree(self.made, ignore_errors=True)

    def wish(self, name: str) -> str:
        wish = os.environ.get(name) or "auto"
        if wish not in WISHES:
            raise ValueError(f"{name}={wish}: use one of {', '.join(WISHES)}")
        return wish

    def web(self, *arguments: str) -> int:
        """The exit status of tools/web.py; what it says of itself is not for here."""
        command = [sys.executable, str(Path(self.root, "tools", "web.py")), *arguments]
        quiet = subprocess.DEVNULL if arguments != ("--require",) else None
        return subprocess.run(command, cwd=self.root, check=False, stdout=quiet, stderr=quiet).returncode

    def build_page(self) -> None:
        if self.wish("SALOON_WEB") == "off" or not self.web("--require"):
            return
        if self.wish("SALOON_WEB") == "require":
            raise RuntimeError("the page could not be built")
        self.app.display_warning("page not built: this installation has no table in the browser")

    def compiles(self) -> bool:
        if self.target_name != "wheel" or self.wish("SALOON_COMPILE") == "off":
            return False
        words = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))
        # Windows: setuptools looks for the compiler itself, and the build goes on without one.
        return self.wish("SALOON_COMPILE") == "require" or sys.platform == "win32" or shutil.which(words[0]) is not None

    def compile(self, build_data: dict[str, Any]) -> None:
        self.made = tempfile.mkdtemp(prefix="saloon-native-")
        tool = Path(self.root, "tools", "native.py")
        command = [sys.executable, str(tool), "--into", self.made]
        if subprocess.run(command, cwd=self.root, check=False).returncode:
            if self.wish("SALOON_COMPILE") == "require":
                raise RuntimeError("the engine could not be compiled")
            self.app.display_warning("engine not compiled: this installation runs as plain Python")
            return
        for file in sorted(Path(self.made).rglob("*")):
            if file.suffix in {".so", ".pyd"}:
                build_data["force_include"][str(file)] = file.relative_to(self.made).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
