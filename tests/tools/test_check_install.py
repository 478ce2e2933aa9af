"""Nobody is told to install Saloon by name from an index, where the name is a stranger's."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.check_install import ROOT, faults

OURS = "saloon"  # apart from the commands, so that this file is none


@pytest.fixture
def checkout(tmp_path):
    """A repository with one harmless document."""
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    (tmp_path / "README.md").write_text("Play with `make play`.\n", "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "line",
    [
        f"$ pip install {OURS}",
        f'# /opt/x/bin/pip install --upgrade "{OURS}[server]"',
        f'installez-les avec `pip install "{OURS}[{{ $extra }}]"`.',
        f"python3 -m pip install -U {OURS}-cards==0.1.0",
        f"pip3.12 install {OURS}_cards",
        f"pip install --index-url=x \\\n  {OURS}",
        f"uv pip install '{OURS}>=0.1'",
        f"uv tool install {OURS}",
        f"uvx {OURS} play",
        f"uv add numpy {OURS}",
        f"pipx install {OURS}.",
        f"Type pip install {OURS}, then play.",
        f"pip download {OURS.title()}",
        f"see https://pypi.org/project/{OURS}-cards/",
    ],
)
@pytest.mark.parametrize("name", ["docs/hosting.md", "src/locales/fr/cli.ftl", "setup.sh"])
def test_a_planted_command_is_found(checkout, name, line):
    file = checkout / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"first\n{line}\n", "utf-8")
    [fault] = faults(checkout)
    assert fault.startswith(f"{name}:2: installs by name from an index")


@pytest.mark.parametrize(
    "line",
    [
        'pip install ".[terminal]"',
        "pip install -e .",
        "pip install ./examples/crazy_eights",
        f'/opt/{OURS}/bin/pip install "FILE.whl[server]"',
        f"pip install dist/{OURS}_cards-0.1.0-py3-none-any.whl",
        f"pip install {OURS}_cards-0.1.0-py3-none-any.whl && {OURS} serve",
        f"pip install .  # then {OURS} play",
        f"`pip install FILE.whl` brings the command `{OURS}`",
        f"pip install {OURS}-crazy-eights",
        f"git clone <this repository> && cd {OURS}",
        f"{OURS} play",
    ],
)
def test_a_checkout_or_a_wheel_file_is_fine(checkout, line):
    (checkout / "README.md").write_text(line + "\n", "utf-8")
    assert faults(checkout) == []


@pytest.mark.parametrize(
    ("asked", "bad"),
    [(f"{OURS}", True), (f"{OURS}_cards[server]>=0.1", True), ("numpy", False), (f"{OURS}-crazy-eights", False)],
)
def test_no_other_package_asks_for_ours_by_name(checkout, asked, bad):
    (checkout / "pyproject.toml").write_text(f'[project]\nname = "x"\ndependencies = ["{asked}"]\n', "utf-8")
    assert faults(checkout) == ([f"pyproject.toml: asks an index for {asked}"] if bad else [])


def test_make_check_runs_it_and_fails(checkout):
    assert "tools/check_install.py" in (ROOT / "Makefile").read_text("utf-8")
    (checkout / "README.md").write_text(f"pip install {OURS}\n", "utf-8")
    command = [sys.executable, str(Path(ROOT, "tools", "check_install.py")), str(checkout)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert "README.md:1" in told.stderr
