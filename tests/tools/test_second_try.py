"""A test that failed for want of time gets a second try; one that fails again, or many, are a failure."""

import sys
from pathlib import Path

import pytest

from tools import second_try

# Fails the first time that it is run; `stuck` fails always.
UNSTEADY = """
import pathlib, pytest
@pytest.mark.parametrize("name", {names})
def test_it(name):
    seen = pathlib.Path(__file__).with_name(name)
    if name == "stuck" or not seen.exists():
        seen.touch()
        raise AssertionError(name)
"""


def tried(folder: Path, *names: str) -> int:
    (folder / "pytest.ini").touch()
    (folder / "test_unsteady.py").write_text(UNSTEADY.format(names=list(names)), "utf-8")
    return second_try.main([sys.executable, "-m", "pytest", "-q", "--rootdir", str(folder), str(folder)])


@pytest.mark.parametrize(("names", "code"), [(["a", "b", "c"], 0), (["a", "b", "c", "d"], 1), (["a", "stuck"], 1)])
def test_up_to_three_failures_get_a_second_try(
    names: list[str], code: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
):
    assert tried(tmp_path, *names) == code
    said = capfd.readouterr().out
    assert ("PASSED ONLY AT THE SECOND TRY: " in said) == (code == 0)
    if code == 0:
        assert all(f"test_unsteady.py::test_it[{name}]" in said.rpartition("SECOND TRY: ")[2] for name in names)


def test_what_is_no_failure_of_a_test_gets_no_second_try(tmp_path: Path, capfd: pytest.CaptureFixture[str]):
    (tmp_path / "pytest.ini").touch()
    (tmp_path / "test_broken.py").write_text("import nothing_of_this_name", "utf-8")
    assert second_try.main([sys.executable, "-m", "pytest", "-q", "--rootdir", str(tmp_path), str(tmp_path)]) == 2
    assert "SECOND TRY" not in capfd.readouterr().out
    assert second_try.main([]) == 2
