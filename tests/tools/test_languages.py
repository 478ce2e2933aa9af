"""A copied folder of words is a new language, in the terminal, in the server and in the page, without another edit."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import check_locales, web

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
WISH = (
    "import msgspec; from saloon.server.people.accounts import Preferences as P; msgspec.convert({'language': '%s'}, P)"
)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with a folder more, copied from English: it says its name and hello in its own way."""
    root = tmp_path_factory.mktemp("checkout")
    made = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static", "node_modules", "words")
    for folder in ("src", "web"):
        shutil.copytree(ROOT / folder, root / folder, ignore=made)
    locales = root / "src" / "saloon" / "locales"
    shutil.copytree(locales / "en", locales / "xx")
    for page, old, new in (
        ("common.ftl", "language-name = English", "language-name = Xish"),
        ("cli.ftl", "help-start = ", "help-start = Xello. "),
    ):
        text = (locales / "xx" / page).read_text("utf-8")
        assert old in text
        (locales / "xx" / page).write_text(text.replace(old, new), "utf-8")
    return root


def python(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "SALOON_ENGINE": "pure"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=environment, cwd=checkout, capture_output=True, text=True, check=False)


def test_the_terminal_speaks_it_and_says_so(checkout: Path):
    told = python(checkout, "-c", "from saloon.cli import main; main()", "--lang", "xx")
    assert told.returncode == 0, told.stderr
    assert "Xello." in told.stdout
    assert "xx Xish" in " ".join(told.stdout.split())


def test_the_server_takes_it_as_a_preference(checkout: Path):
    assert python(checkout, "-c", WISH % "xx").returncode == 0
    refused = python(checkout, "-c", WISH % "yy")
    assert "`language` is none of en, de, fr, it, xx" in refused.stderr


def test_the_page_offers_it(checkout: Path):
    try:
        web.npm()
    except web.Unable as error:
        pytest.skip(str(error))
    script = "import('./shell.js').then(({ words }) => words().config())"
    environment = web.npm()[1]
    node = shutil.which("node", path=environment["PATH"])
    assert node is not None
    subprocess.run([node, "-e", script], cwd=checkout / "web", env=environment, check=True)
    words = checkout / "web" / "src" / "words"
    assert json.loads((words / "languages.json").read_text("utf-8"))["xx"] == "Xish"
    assert (words / "xx.ftl").is_file()


def test_the_check_of_the_words_knows_it(checkout: Path, capsys: pytest.CaptureFixture[str]):
    assert check_locales.main(["--root", str(checkout)]) == 0
    assert "xx" in capsys.readouterr().out
